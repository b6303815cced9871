//! What the Settings window is to know of the table and of the disk.

use std::path::Path;

use crate::app::windows::contents::Surroundings;
use crate::paint::Look;
use engine::Level;
use game::profile::Preferences;
use game::session::NextHand;
use look::Themes;

/// What the window is to know of the table and of the disk.
#[derive(Debug)]
pub(super) struct Around<'a> {
    /// What is set.
    pub preferences: &'a Preferences,
    /// How hard Nestors play.
    pub levels: Vec<Level>,
    /// What comes after the present hand, while a game is not over.
    pub next: Option<NextHand>,
    /// Whether the counted try of a day is on the table, without help so far.
    pub has_clean_day: bool,
    /// The folder of the player's files, if the system names one.
    pub folder: Option<&'a Path>,
    /// Why something is not saved, if something is not.
    pub unsaved: Option<&'a str>,
    /// How much larger the player wants everything.
    pub text_size: f32,
    pub themes: &'a Themes,
    /// How the kit is painted.
    pub look: &'a Look,
}

impl<'a> Around<'a> {
    /// What there is to know.
    pub(super) fn of(around: &Surroundings<'a>) -> Self {
        let session = around.session;
        // A game counts from its first deal on, even before anybody has acted.
        let in_progress = session.state().outcome().is_none();
        Self {
            preferences: session.preferences(),
            levels: session.levels(),
            next: in_progress.then(|| session.next_hand()),
            has_clean_day: session.has_clean_day(),
            folder: around.folder,
            unsaved: around.messages.standing(),
            text_size: around.text_size,
            themes: around.themes,
            look: around.paint,
        }
    }
}
