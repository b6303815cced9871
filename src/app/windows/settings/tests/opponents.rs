//! The level, and the settings of the display.

use super::*;
use engine::{Level, Name, Seat};
use game::profile::{Display, MotionSpeed, Opponent, Pace, TableView};
use nestor::percent_won_against_the_level_below;
use words::levels;

const LEVEL: &str = "setting-level";

#[test]
fn everything_about_the_display_has_a_row_that_sets_it_and_nothing_else() {
    let before = Display::default();
    let pages = [
        (
            Page::PaceAndMotion,
            ["auto-draw", "flicker"].as_slice(),
            [("pace", "wait-for-ok"), ("motion", "slow")].as_slice(),
            Display {
                pace: Pace::WaitForOk,
                motion: MotionSpeed::Slow,
                auto_draw: !before.auto_draw,
                flicker: !before.flicker,
                ..before
            },
        ),
        (
            Page::Display,
            ["table-count", "numerals", "plain-surfaces"].as_slice(),
            [("view", "ends")].as_slice(),
            Display {
                view: TableView::Ends,
                table_count: !before.table_count,
                numerals: !before.numerals,
                plain_surfaces: !before.plain_surfaces,
                ..before
            },
        ),
    ];
    for (page, switches, lists, display) in pages {
        let mut harness = open_at(page, Player::default());
        for switch in switches {
            click(&mut harness, &format!("setting-{switch}"));
        }
        for (list, value) in lists {
            choose(&mut harness, &format!("setting-{list}"), value);
        }
        let expected = Preferences {
            display,
            ..Preferences::default()
        };
        let set = &harness.state().preferences;
        assert_eq!(*set, expected, "{page:?}, and nothing else");
    }
}

#[test]
fn only_of_the_level_that_is_set_is_said_what_nestor_does() {
    let mut harness = open_at(Page::Opponents, Player::default());
    for level in Level::ALL {
        let name: &str = level.into();
        choose(&mut harness, LEVEL, name);
        let seats = harness.state().preferences.rules.seats;
        let set = harness.state().preferences.opponents.levels(seats);
        assert_eq!(set, [level], "chosen");
        for other in Level::ALL {
            let told = said(&harness).contains(&levels::how(other));
            assert_eq!(told, other == level, "{other:?} while {level:?} is set");
        }
    }
}

#[test]
fn how_strong_a_level_is_goes_for_the_game_that_is_set() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            let mut player = Player::default();
            player.preferences.rules = preset.rules(seats);
            let opponents = &mut player.preferences.opponents;
            for seat in Seat::around(seats).skip(1) {
                opponents.set(seat, Opponent::Nestor(Level::Brutal));
            }
            let harness = open_at(Page::Opponents, player);
            let percent = percent_won_against_the_level_below(&preset.rules(seats), Level::Brutal);
            let percent = percent.expect("it was measured");
            let told = levels::sentence_with_share(Level::Brutal, preset, seats, percent);
            assert!(said(&harness).contains(&told), "{told}");
        }
    }
}

#[test]
fn one_level_is_for_all_nestors_and_where_they_differ_the_list_says_so() {
    let mut player = Player::default();
    player.preferences.set_seats(Seats::Four);
    let opponents = &mut player.preferences.opponents;
    opponents.set(Seat::ALL[1], Opponent::Nestor(Level::Easy));
    opponents.set(Seat::ALL[2], Opponent::Nestor(Level::Brutal));
    let ben = Name::new("Ben").expect("a name");
    opponents.set(Seat::ALL[3], Opponent::Person(ben.clone()));
    let mut harness = open_at(Page::Opponents, player);
    let shown = by_id(&harness, LEVEL).accesskit_node().value();
    assert_eq!(shown.as_deref(), Some("Easy to Brutal"), "both");
    choose(&mut harness, LEVEL, "tough");
    let opponents = &harness.state().preferences.opponents;
    assert_eq!(opponents.levels(Seats::Four), [Level::Tough; 2], "both");
    let fourth = opponents.at(Seat::ALL[3]);
    assert_eq!(fourth, Some(&Opponent::Person(ben)), "Ben stays");
}

#[test]
fn where_only_people_sit_there_is_no_level_to_choose() {
    let mut player = Player::default();
    let ben = Name::new("Ben").expect("a name");
    let opponents = &mut player.preferences.opponents;
    opponents.set(Seat::ALL[1], Opponent::Person(ben));
    let harness = open_at(Page::Opponents, player);
    let row = by_id(&harness, LEVEL).accesskit_node().role();
    assert_eq!(row, Role::Label, "no list");
    must_read(&harness, &words::say!("settings-no-nestor"));
}
