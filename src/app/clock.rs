//! The only place where the time of day is read.

use chrono::{DateTime, SubsecRound as _, Utc};

/// What the clock says now, to the second.
///
/// It serves to tell the player when something was, never to put things in
/// order: a clock can be set back.
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(0)
}
