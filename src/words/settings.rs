//! What the Settings window says beside the rules themselves.

use strum::{IntoStaticStr, VariantArray};

use super::message::message;
use super::named::Named;
use crate::msg;
use game::profile::{Display, DisplaySetting, GamePart, SettingValue};
use game::session::NextHand;

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// What is looked for most.
    #[default]
    Basic,
    /// The game that is set and each of its rules.
    Rules,
    /// Everything else.
    More,
}

impl Page {
    /// Every page, in order.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// A name for it that no language changes.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// What it is called.
    pub fn name(self) -> String {
        self.called()
    }
}

impl Named for Page {
    const FAMILY: &'static str = "settings-page";
}

impl Named for DisplaySetting {
    const FAMILY: &'static str = "settings";
    const ALSO: &'static [&'static str] = &["explained", "sought"];
}

/// What the rules about a part of a game stand under.
pub fn game_part(part: GamePart) -> String {
    part.called()
}

/// What a setting of the display is called.
pub fn display_name(setting: DisplaySetting) -> String {
    setting.called()
}

/// What a setting of the display does, in a line.
pub fn display_explanation(setting: DisplaySetting) -> String {
    setting.also("explained")
}

/// Other words by which a setting of the display is looked for.
pub fn display_sought_as(setting: DisplaySetting) -> String {
    setting.also("sought")
}

/// What a value of a setting of the display is called, and what it does; nothing
/// of a switch.
pub fn display_value(setting: DisplaySetting, display: &Display) -> Option<[String; 2]> {
    match setting.value(display) {
        SettingValue::Name(value) => {
            Some(display_value_ids(setting, value).map(|id| message(&id, &[])))
        }
        SettingValue::Switch(_) | SettingValue::Number(_) => None,
    }
}

/// The ids of the messages with what a value of a setting of the display is
/// called, and what it does.
pub(super) fn display_value_ids(setting: DisplaySetting, value: &str) -> [String; 2] {
    let id = format!("{}-{value}", setting.id());
    let explained = format!("{id}-explained");
    [id, explained]
}

/// A warning, if the next hand will not be played by the rules that are set.
pub fn next_hand(next: NextHand) -> Option<String> {
    match next {
        NextHand::AsSet | NextHand::OfThisGame => None,
        NextHand::EndsGame => Some(msg::SETTINGS_NEXT_HAND_ENDS_GAME.text()),
        NextHand::ByOldRules(reason) => {
            let reason = super::refused::cannot_deal(&reason);
            Some(msg::settings_next_hand_by_old_rules(reason))
        }
    }
}

/// The choices of a setting by which it was found.
pub fn found_choices(choices: impl IntoIterator<Item = String>) -> String {
    msg::settings_found_choices(super::list(choices))
}
