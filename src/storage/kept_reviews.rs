//! Reviews of finished games, each in a file of its own, so that it is made once.

use std::cmp::Reverse;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use super::form::{self, Read};
use super::replace::{read_text, remove_unfinished, replace_text};
use super::{FileName, Folder, SaveError};
use crate::coach::KeptReview;
use crate::profile::GameId;

/// The name of the folder with reviews, in the player's folder.
pub const REVIEWS: &str = "reviews";
const EXTENSION: &str = "ron";
/// So many reviews are kept: those that were written last.
const MOST_KEPT: usize = 100;

impl Folder {
    /// Keeps the review of a game. The oldest is removed when there are too many.
    ///
    /// # Errors
    /// If it was not written.
    pub fn keep_review(&self, id: GameId, review: &KeptReview) -> Result<(), SaveError> {
        let reviews = self.below(REVIEWS);
        reviews.ask_again();
        let folder = reviews.make()?;
        let text = form::to_text(FileName::Review, review)?;
        remove_unfinished(self.disk(), folder, is_own_name);
        replace_text(self.disk(), folder, &file_name(id), &text)
            .map_err(|error| SaveError::from_io(folder, &error))?;
        for path in reviews.oldest_reviews() {
            self.disk()
                .remove_file(&path)
                .map_err(|error| SaveError::from_io(folder, &error))?;
        }
        Ok(())
    }

    /// The kept review of a game. One that is not as it was written counts as none: it
    /// can be made again.
    pub fn kept_review(&self, id: GameId) -> Option<KeptReview> {
        let reviews = self.below(REVIEWS);
        let text = read_text(&reviews.path()?.join(file_name(id))).ok()??;
        match form::from_text(FileName::Review, &text) {
            Ok(Read::Content(review)) => Some(review),
            Ok(Read::Changed(_) | Read::Newer(_)) | Err(_) => None,
        }
    }

    /// The reviews in this folder beyond those that are kept.
    fn oldest_reviews(&self) -> Vec<PathBuf> {
        let entries = self.path().and_then(|path| fs::read_dir(path).ok());
        let entries = entries.into_iter().flatten().flatten();
        let mut found: Vec<(Reverse<SystemTime>, PathBuf)> = entries
            .filter(|entry| entry.file_name().to_str().is_some_and(is_own_name))
            .filter_map(|entry| {
                let written = entry.metadata().and_then(|it| it.modified()).ok()?;
                Some((Reverse(written), entry.path()))
            })
            .collect();
        // Of those written in one moment any may go.
        found.sort_by_key(|(written, _)| *written);
        let found = found.into_iter().skip(MOST_KEPT);
        found.map(|(_, path)| path).collect()
    }
}

fn file_name(id: GameId) -> String {
    format!("{id}.{EXTENSION}")
}

/// Whether the program gives such a name to a review.
fn is_own_name(name: &str) -> bool {
    let id = name.strip_suffix(EXTENSION);
    let id = id.and_then(|name| name.strip_suffix('.'));
    id.is_some_and(|id| id.parse::<GameId>().is_ok())
}
