//! What the Settings window says beside the rules themselves.

use strum::{IntoStaticStr, VariantArray};

use super::message::message;
use super::named::Named;
use crate::say;
use game::profile::{Display, DisplaySetting, GamePart, SettingValue};
use game::session::NextHand;

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// The game that is set and each of its rules.
    #[default]
    GameAndRules,
    /// How hard Nestors play.
    Opponents,
    /// How fast they play, and how fast things move.
    PaceAndMotion,
    /// How the table looks.
    Display,
    /// What is heard.
    Sound,
    /// What helps to play better.
    Learning,
    /// Every key and what it does.
    Keys,
    /// Where everything is kept.
    Files,
}

impl Page {
    /// Every page, in order.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// A name for it that no language changes.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Named for Page {
    const FAMILY: &'static str = "settings-page";
    const ALSO: &'static [&'static str] = &["tip"];
}

impl Named for DisplaySetting {
    const FAMILY: &'static str = "settings";
    const ALSO: &'static [&'static str] = &["explained", "sought"];
}

/// What a page is called.
pub fn page(page: Page) -> String {
    page.called()
}

/// What is on a page.
pub fn page_tip(page: Page) -> String {
    page.also("tip")
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
        NextHand::EndsGame => Some(say!("settings-next-hand-ends-game")),
        NextHand::ByOldRules(reason) => {
            let reason = super::refused::cannot_deal(&reason);
            Some(say!("settings-next-hand-by-old-rules", reason = reason))
        }
    }
}

/// What is found, while something is being looked for.
pub fn found(count: usize) -> String {
    say!("settings-found", count = count)
}

/// The choices of a setting by which it was found.
pub fn found_choices(choices: impl IntoIterator<Item = String>) -> String {
    say!("settings-found-choices", choices = super::list(choices))
}

/// Why one or several values of a rule cannot be chosen.
pub fn cannot_choose(values: &[String], reason: &str) -> String {
    let quoted = values.iter().map(|value| say!("quoted", text = value));
    let values = super::list(quoted);
    say!("settings-cannot-choose", values = values, reason = reason)
}

/// Why a switch cannot be turned on, or off.
pub fn cannot_switch(on: bool, reason: &str) -> String {
    if on {
        say!("settings-cannot-turn-on", reason = reason)
    } else {
        say!("settings-cannot-turn-off", reason = reason)
    }
}
