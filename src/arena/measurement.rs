//! What `arena match`, `ladder`, `loss` and `train` measure or make.

use serde::{Deserialize, Serialize};

use crate::contest::{Contest, Ladder, Loss};
use crate::train::Training;

/// One run, whole or in shares.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Measurement {
    /// Two players meet.
    Match(Contest),
    /// All levels and the panel meet.
    Ladder(Ladder),
    /// What decisions lose.
    Loss(Loss),
    /// Nets are trained.
    Train(Training),
}
