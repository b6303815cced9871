//! Messages that are named after what they speak of: `game-five-up` after
//! `Preset::FiveUp`. One more game, rule or level needs no more than its messages.

use strum::VariantArray;

use super::message::message;
use engine::{Level, Preset, Seats};
use game::profile::{GamePart, Rule};
use look::ColorRole;
use nestor::coach::Mark;
use nestor::coach::lessons::Lesson;

/// What has messages named after it.
pub(super) trait Named: Copy + Into<&'static str> + VariantArray {
    /// What the ids of its messages begin with.
    const FAMILY: &'static str;

    /// What is said of each beside its name, as the ends of ids: `explained` in
    /// `game-five-up-explained`.
    const ALSO: &'static [&'static str] = &[];

    /// What it is called.
    fn called(self) -> String {
        message(&self.id(), &[])
    }

    /// What else is said of it.
    fn also(self, what: &str) -> String {
        message(&format!("{}-{what}", self.id()), &[])
    }

    /// The id of the message with what it is called.
    fn id(self) -> String {
        let name: &str = self.into();
        format!("{}-{name}", Self::FAMILY)
    }
}

impl Named for Preset {
    const FAMILY: &'static str = "game";
    const ALSO: &'static [&'static str] = &["explained", "short", "source", "sought"];
}

impl Named for Seats {
    const FAMILY: &'static str = "seats";
    const ALSO: &'static [&'static str] = &["tip", "sought"];
}

impl Named for Level {
    const FAMILY: &'static str = "level";
    const ALSO: &'static [&'static str] = &["explained", "how", "sought"];
}

impl Named for Mark {
    const FAMILY: &'static str = "mark";
    const ALSO: &'static [&'static str] = &["count"];
}

impl Named for Lesson {
    const FAMILY: &'static str = "lesson";
    const ALSO: &'static [&'static str] = &["explained"];
}

impl Named for Rule {
    const FAMILY: &'static str = "rule";
    const ALSO: &'static [&'static str] = &["explained", "sought"];
}

impl Named for GamePart {
    const FAMILY: &'static str = "settings-section";
}

impl Named for ColorRole {
    const FAMILY: &'static str = "color";
}
