//! Resetting a page of Settings.

use super::rows::base_rules;
use game::profile::{DisplayPart, DisplaySetting, Pace, Preferences};
use words::settings::SettingsPage;

/// The preferences with one page reset; the rules become those of the most similar ready-made game.
pub(super) fn with_page_reset(page: SettingsPage, set: &Preferences) -> Preferences {
    let defaults = Preferences { rules: base_rules(&set.rules), ..Preferences::default() };
    with_page_copied(page, set, &defaults)
}

pub(super) fn with_page_copied(
    page: SettingsPage,
    set: &Preferences,
    from: &Preferences,
) -> Preferences {
    let mut new = set.clone();
    if page == SettingsPage::Rules {
        new.rules = from.rules;
        return new;
    }
    // Waiting for OK is a value of the pace, but has a switch of its own on the last page.
    let waits = [set, from].map(|it| it.display.pace == Pace::WaitForOk);
    let is_basic = |setting: &DisplaySetting| {
        setting.part() == DisplayPart::Basic
            && (*setting != DisplaySetting::Pace || waits == [false; 2])
    };
    let all = DisplaySetting::ALL.into_iter();
    new.display = all
        .filter(|setting| is_basic(setting) == (page == SettingsPage::Basic))
        .fold(new.display, |display, setting| setting.copied(&from.display, &display));
    if page == SettingsPage::More {
        new.history = from.history;
    }
    new
}
