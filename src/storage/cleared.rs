//! What a file says to be cleared from the history.

use std::collections::BTreeSet;

use super::FileName;
use super::form::{self, Read};
use crate::profile::GameId;
use crate::session::SavedSession;

/// The games that the text of this file says to be cleared from the history.
pub(super) fn cleared_in(name: FileName, text: &str) -> BTreeSet<GameId> {
    if name != FileName::Game {
        return BTreeSet::new();
    }
    match form::from_text::<SavedSession>(name, text) {
        Ok(Read::Content(saved) | Read::Changed(saved)) => {
            let cleared = saved.cleared().iter().chain(saved.forgotten());
            cleared.copied().collect()
        }
        Ok(Read::Newer(_)) | Err(_) => BTreeSet::new(),
    }
}
