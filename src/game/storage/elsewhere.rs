//! What another program has noted in a file that this one is about to replace.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::form::{self, Read};
use super::{FileName, Notice};
use crate::profile::{Days, History};
use crate::session::{ExternalChange, SavedSession};

/// The texts of the files that another program has written in place of those that this one
/// knows.
#[derive(Debug, Default)]
pub(super) struct Elsewhere<'a> {
    /// The game in progress, and as it was known before.
    pub game: Option<&'a str>,
    pub game_before: Option<&'a str>,
    pub history: Option<&'a str>,
    pub days: Option<&'a str>,
}

impl Elsewhere<'_> {
    /// What they say that is to be kept here, too: games that were cleared from the history,
    /// played to their end or gone on with, and tries at deals of the day.
    pub(super) fn noted(&self) -> Vec<Notice> {
        // What is left goes by the days.
        let days: Option<Days> = content(FileName::Days, self.days);
        let mut noted: Vec<_> = days.map(Notice::TriedElsewhere).into_iter().collect();
        let session: Option<SavedSession> = content(FileName::Game, self.game);
        if let Some(session) = &session {
            let cleared = session.cleared().iter().chain(session.forgotten());
            let cleared: BTreeSet<_> = cleared.copied().collect();
            noted.extend((!cleared.is_empty()).then_some(Notice::ClearedElsewhere(cleared)));
        }
        let history: Option<History> = content(FileName::History, self.history);
        let played = history.iter().flat_map(History::all);
        let change = Arc::new(ExternalChange {
            played: played.cloned().collect(),
            before: content(FileName::Game, self.game_before),
            session,
        });
        let has_session = change.session.is_some();
        if has_session || !change.played.is_empty() {
            noted.push(Notice::PlayedElsewhere(Arc::clone(&change)));
        }
        if has_session {
            noted.push(Notice::LeftElsewhere(change));
        }
        noted
    }
}

/// What such a file holds, if it can be read.
fn content<T: DeserializeOwned>(name: FileName, text: Option<&str>) -> Option<T> {
    match form::from_text(name, text?) {
        Ok(Read::Content(content) | Read::Changed(content)) => Some(content),
        Ok(Read::Newer(_)) | Err(_) => None,
    }
}
