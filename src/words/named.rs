//! Messages named after a value: `game-five-up` after `Preset::FiveUp`. A new game, rule or level
//! needs only its messages.

use strum::VariantArray;

use super::msg::{self, keywords};
use engine::{Level, Preset, PresetGroup, Seats};
use game::profile::{DisplaySetting, GamePart, PadGame, Rule, SettingValue};
use look::ColorRole;
use nestor::coach::lessons::Lesson;
use nestor::coach::{Mark, MistakeKind};

/// A value with messages of its own.
pub trait Named: Copy + Into<&'static str> + VariantArray {
    /// Prefix of the message ids of all values of the type.
    const PREFIX: &'static str;

    /// The id of the message with the name.
    fn message_id(self) -> String {
        let name: &str = self.into();
        format!("{}-{name}", Self::PREFIX)
    }

    /// The name in the current language.
    fn name(self) -> String {
        let id = self.message_id();
        msg::find(&id).map_or(id, msg::MessageId::text)
    }

    /// One line that explains the value; empty if the name is enough.
    fn explanation(self) -> String {
        self.text("explained")
    }

    /// A further text about the value, found by the suffix of its id; empty if there is none.
    fn text(self, suffix: &str) -> String {
        let id = format!("{}-{suffix}", self.message_id());
        msg::find(&id).map(msg::MessageId::text).unwrap_or_default()
    }

    /// The search terms by which a player finds the value.
    fn keywords(self) -> String {
        keywords(&self.message_id())
    }
}

/// A setting whose values have names.
pub trait NamedValues: Named {
    /// Prefix of the message ids of the setting's values.
    const VALUES: &'static str;

    /// The name of a value; `None` for a switch or a number.
    fn value_name(self, value: SettingValue) -> Option<String> {
        Some(msg::find(&self.value_id(value)?)?.text())
    }

    /// One line about a value; `None` if the name is enough.
    fn value_explanation(self, value: SettingValue) -> Option<String> {
        let id = self.value_id(value)?;
        Some(msg::find(&format!("{id}-explained"))?.text())
    }

    /// The id of the name of a value; `None` for a switch or a number.
    fn value_id(self, value: SettingValue) -> Option<String> {
        let setting: &str = self.into();
        match value {
            SettingValue::Name(value) => Some(format!("{}-{setting}-{value}", Self::VALUES)),
            SettingValue::Switch(_) | SettingValue::Number(_) => None,
        }
    }
}

impl Named for Preset {
    const PREFIX: &'static str = "game";
}

impl Named for PadGame {
    const PREFIX: &'static str = "pad-game";
}

impl Named for PresetGroup {
    const PREFIX: &'static str = "games";
}

impl Named for Seats {
    const PREFIX: &'static str = "seats";
}

impl Named for Level {
    const PREFIX: &'static str = "level";
}

impl Named for Mark {
    const PREFIX: &'static str = "mark";
}

impl Named for MistakeKind {
    const PREFIX: &'static str = "mistake";
}

impl Named for Lesson {
    const PREFIX: &'static str = "lesson";
}

impl Named for Rule {
    const PREFIX: &'static str = "rule";
}

impl NamedValues for Rule {
    const VALUES: &'static str = "value";
}

impl Named for DisplaySetting {
    const PREFIX: &'static str = "settings";
}

impl NamedValues for DisplaySetting {
    const VALUES: &'static str = "settings";
}

impl Named for GamePart {
    const PREFIX: &'static str = "settings-section";
}

impl Named for ColorRole {
    const PREFIX: &'static str = "color";
}
