//! Resetting a page of Settings.

use super::rows::base;
use game::profile::DisplaySetting as Display;
use game::profile::{Pace, Preferences};
use words::settings::Page;

/// The settings with one page reset, and rules as in the most similar ready-made game.
pub(super) fn at_first(page: Page, set: &Preferences) -> Preferences {
    let first = Preferences {
        rules: base(&set.rules),
        ..Preferences::default()
    };
    copied(page, set, &first)
}

/// The settings with one page copied from others.
pub(super) fn copied(page: Page, set: &Preferences, from: &Preferences) -> Preferences {
    let mut new = set.clone();
    if page == Page::Rules {
        new.rules = from.rules;
        return new;
    }
    // That Nestor waits for OK is a pace, but has a switch on the other page.
    let waits = [set, from].map(|it| it.display.pace == Pace::WaitForOk);
    let is_basic = |setting: &Display| match setting {
        Display::Pace => waits == [false; 2],
        Display::Sound | Display::Volume | Display::OneClick | Display::AutoDraw => true,
        _ => false,
    };
    let all = Display::ALL.into_iter();
    new.display = all
        .filter(|setting| is_basic(setting) == (page == Page::Basic))
        .fold(new.display, |display, setting| {
            setting.copied(&from.display, &display)
        });
    if page == Page::More {
        new.history = from.history;
    }
    new
}
