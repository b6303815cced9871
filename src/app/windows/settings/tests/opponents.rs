//! The opponents and the display in the Settings window.

use super::*;

#[test]
fn nestor_and_the_table_have_their_own_settings() {
    let mut harness = open(TALL, Player::default());
    choose(
        &mut harness,
        &say!("settings-pace"),
        &crate::words::settings::pace_name(Pace::WaitForOk),
    );
    choose(
        &mut harness,
        &say!("settings-level"),
        &crate::words::levels::name(Level::Tough),
    );
    for switch in [
        &say!("settings-auto-draw"),
        &say!("settings-table-count"),
        &say!("settings-flicker"),
        &say!("settings-numerals"),
        &say!("settings-grain"),
    ] {
        click(&mut harness, Role::CheckBox, switch);
    }
    let before = Preferences::default();
    let expected = Preferences {
        display: Display {
            pace: Pace::WaitForOk,
            auto_draw: !before.display.auto_draw,
            table_count: !before.display.table_count,
            flicker: !before.display.flicker,
            numerals: !before.display.numerals,
            grain: !before.display.grain,
            ..before.display
        },
        opponents: Opponents::nestors(Level::Tough),
        ..before
    };
    assert_eq!(harness.state().preferences, expected, "and nothing else");
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
    let mut harness = open(TALL, player);
    let name = say!("settings-level");
    let list = harness.get_by_role_and_label(Role::ComboBox, &name);
    let said = list.accesskit_node().value();
    assert_eq!(said.as_deref(), Some("Easy to Brutal"), "both");
    choose(
        &mut harness,
        &say!("settings-level"),
        &crate::words::levels::name(Level::Tough),
    );
    let opponents = &harness.state().preferences.opponents;
    assert_eq!(opponents.levels(Seats::Four), [Level::Tough; 2], "both");
    let fourth = opponents.at(Seat::ALL[3]);
    assert_eq!(fourth, Some(&Opponent::Person(ben)), "Ben stays");
}
