//! Texts of the Settings window, except the rules.

use strum::{IntoStaticStr, VariantArray};

use super::named::Named;
use crate::msg;
use game::session::NextHand;

/// A page of the Settings window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsPage {
    /// The most used settings.
    #[default]
    Basic,
    /// The current game and each of its rules.
    Rules,
    /// Everything else.
    More,
}

impl SettingsPage {
    /// Every page, in order.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The id of the page, the same in every language.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Named for SettingsPage {
    const PREFIX: &'static str = "settings-page";
}

/// A warning if the next hand is not played by the current rules.
pub fn next_hand(next: NextHand) -> Option<String> {
    match next {
        NextHand::SameRules | NextHand::NewRules => None,
        NextHand::EndsGame => Some(msg::SETTINGS_NEXT_HAND_ENDS_GAME.text()),
        NextHand::NewRulesRefused(reason) => {
            let reason = super::refused::cannot_deal(&reason);
            Some(msg::settings_next_hand_by_old_rules(reason))
        }
    }
}
