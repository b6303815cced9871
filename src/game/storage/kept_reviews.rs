//! Reviews of finished games, each in a file of its own, so that it is made once.

use std::path::Path;

use super::form;
use super::inspect::{content, impossible};
use super::replace::read_text;
use super::shelf::Shelf;
use super::{Fault, FileName, Folder, SaveError, Unreadable};
use crate::profile::GameId;
use nestor::coach::SavedReview;

/// The name of the folder with reviews, in the player's folder.
pub const REVIEWS: &str = "reviews";
const EXTENSION: &str = "ron";
/// So many reviews are kept from one sitting to the next: those of the games that stand
/// last in the history.
const MOST_KEPT: usize = 100;

impl Folder {
    /// Keeps the review of a game.
    ///
    /// # Errors
    /// If it was not written.
    pub fn keep_review(&self, id: GameId, review: &SavedReview) -> Result<(), SaveError> {
        let reviews = self.reviews();
        reviews.ask_again();
        reviews.keep(id, &form::to_text(FileName::Review, review)?)
    }

    /// The kept review of a game. One that is not as it was written, or cannot be of
    /// the game that it names, counts as none: it can be made again.
    pub fn kept_review(&self, id: GameId) -> Option<SavedReview> {
        read(&self.reviews().text(id)?).ok()
    }

    pub(super) fn reviews(&self) -> Shelf {
        let place = (REVIEWS, FileName::Review);
        Shelf::of(self, place, EXTENSION, MOST_KEPT)
    }
}

/// Reads a review without changing anything; `None` if there is no file.
///
/// # Errors
/// If it cannot be read, is not as the program wrote it, its game breaks the rules, or
/// it cannot be of its game.
pub fn inspect_review(path: &Path) -> Result<Option<SavedReview>, Fault> {
    read_text(path)?.map(|text| read(&text)).transpose()
}

/// The review in a text.
fn read(text: &str) -> Result<SavedReview, Fault> {
    let (mut review, is_changed) = content::<SavedReview>(FileName::Review, text)?;
    if is_changed {
        return Err(Unreadable::Changed.into());
    }
    if review.review.is_of(&review.record) {
        review.review.recompute_marks();
        return Ok(review);
    }
    let played = review.record.replay();
    played.map_err(|bad| impossible(&bad))?;
    Err(impossible(&"it is no review of its game"))
}
