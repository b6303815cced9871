//! The pages, and what brings each back to what it was at first.

use super::*;
use crate::app::command::WindowKind;
use engine::Level;
use game::profile::{Display, LensMode, MotionSpeed, Opponents, TableView, Tutor};

const RESET: &str = "settings-reset";

fn button(page: Page) -> String {
    format!("settings-tab-{}", page.id())
}

/// What stands on a page and on no other.
fn landmark(page: Page) -> &'static str {
    match page {
        Page::GameAndRules => "setting-game",
        Page::Opponents => "setting-level",
        Page::PaceAndMotion => "setting-pace",
        Page::Display => "setting-view",
        Page::Sound => "setting-volume",
        Page::Learning => "setting-lens",
        Page::Keys => "setting-keys-at-table-0",
        Page::Files => "history-keep",
    }
}

/// Something else than at first on every page.
fn changed() -> Player {
    let preferences = Preferences {
        rules: Rules {
            bury_two: true,
            ..Preset::FiveUp.rules(Seats::Three)
        },
        opponents: Opponents::nestors(Level::Tough),
        display: Display {
            motion: MotionSpeed::Off,
            auto_draw: true,
            view: TableView::Ends,
            plain_surfaces: true,
            sound: true,
            lens: LensMode::On,
            tutor: Tutor::FromSix,
            ..Display::default()
        },
        history: false,
        ..Preferences::default()
    };
    Player {
        preferences,
        ..Player::default()
    }
}

#[test]
fn each_page_opens_and_shows_what_no_other_shows() {
    let mut harness = open(TALL, Player::default());
    for page in Page::ALL.into_iter().rev() {
        click(&mut harness, &button(page));
        assert!(is_on(&harness, &button(page)), "{page:?} is open");
        for other in Page::ALL {
            let is_there = find(&harness, landmark(other)).is_some();
            assert_eq!(is_there, other == page, "{other:?} on {page:?}");
        }
        assert_eq!(harness.state().changes, 0, "nothing changes by itself");
    }
}

#[test]
fn a_page_is_reset_without_any_other() {
    let first = Preferences::default();
    for page in Page::ALL {
        let before = changed().preferences;
        let mut harness = open_at(page, changed());
        let mut expected = before.clone();
        match page {
            Page::GameAndRules => expected.rules = Preset::FiveUp.rules(Seats::Three),
            Page::Opponents => expected.opponents = first.opponents.clone(),
            Page::PaceAndMotion => {
                expected.display.motion = first.display.motion;
                expected.display.auto_draw = first.display.auto_draw;
            }
            Page::Display => {
                expected.display.view = first.display.view;
                expected.display.plain_surfaces = first.display.plain_surfaces;
            }
            Page::Sound => expected.display.sound = first.display.sound,
            Page::Learning => {
                expected.display.lens = first.display.lens;
                expected.display.tutor = first.display.tutor;
            }
            Page::Keys => {
                assert!(find(&harness, RESET).is_none(), "keys are only told");
                continue;
            }
            Page::Files => expected.history = first.history,
        }
        click(&mut harness, RESET);
        assert_eq!(harness.state().preferences, expected, "{page:?}");
        assert!(is_out_of_reach(&harness, RESET), "{page:?} is reset");
    }
}

#[test]
fn the_doors_lead_to_their_windows() {
    for (page, door, kind) in [
        (Page::Opponents, "window-new-game", WindowKind::NewGame),
        (Page::Display, "window-colors", WindowKind::Colors),
        (Page::Files, "menu-save-game", WindowKind::SaveGame),
        (Page::Files, "menu-open-game", WindowKind::OpenGame),
        (Page::Files, "window-history", WindowKind::History),
        (Page::Files, "menu-change-player", WindowKind::Players),
    ] {
        let mut harness = open_at(page, Player::default());
        click(&mut harness, &format!("setting-{door}"));
        assert_eq!(
            harness.state().asked,
            [Command::ToggleWindow(kind)],
            "{door}"
        );
    }
    let mut harness = open_at(Page::Files, Player::default());
    assert!(
        is_out_of_reach(&harness, "setting-menu-restore"),
        "nothing is preserved"
    );
    click(&mut harness, "setting-menu-preserve");
    assert_eq!(harness.state().asked, [Command::Preserve], "now it is");
}

#[test]
fn every_page_of_every_game_fits_any_window_without_scrolling_sideways() {
    for size in [[300.0, 400.0], [364.0, 640.0], [424.0, 600.0]] {
        for preset in Preset::ALL {
            for page in Page::ALL {
                let mut player = playing_preset(preset);
                player.window.turn_to(page);
                let harness = open(size, player);
                let nodes = harness.root().children_recursive();
                for node in nodes.filter(|node| node.accesskit_node().author_id().is_some()) {
                    let right = node.rect().right();
                    assert!(right <= size[0], "{page:?} in {size:?}: {right}");
                }
                let roles = [Role::Button, Role::TextInput];
                let fixed = roles.map(|role| harness.get_all_by_role(role).count());
                assert!(fixed.iter().all(|count| *count > 0), "{page:?}");
                assert_eq!(harness.state().changes, 0, "nothing changes by itself");
            }
        }
    }
}

#[test]
fn what_stands_around_a_page_stays_where_it_is_when_pages_change() {
    let mut harness = open([424.0, 600.0], changed());
    let place = |harness: &Seen| {
        let search = by_id(harness, "settings-search").rect();
        let last = by_id(harness, &button(Page::Files)).rect();
        (search, last)
    };
    let at_first = place(&harness);
    let reset = by_id(&harness, RESET).rect().left_top();
    for page in Page::ALL {
        click(&mut harness, &button(page));
        assert_eq!(place(&harness), at_first, "{page:?}");
        if let Some(found) = find(&harness, RESET) {
            assert_eq!(found.rect().left_top(), reset, "{page:?}");
        }
    }
}
