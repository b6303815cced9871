//! Several people at one screen: nobody sees another's hand.

use std::collections::BTreeSet;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Bone, Bones, Event, FirstLead, Level, Name, Preset, Seat, Seats};
use game::profile::{Display, MotionSpeed, Opponent, Pace, Preferences};
use nestor_dominoes::command::{Command, GameCommand, Neighbor, TableCommand};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::player::{Player, folder, house_of, write_settings};

const NARROW: [f32; 2] = [420.0, 800.0];
const WIDE: [f32; 2] = [1100.0, 760.0];

/// People of these names in the seats after the first; a Nestor where there is
/// none.
pub fn with(seats: Seats, preset: Preset, others: [&str; 3]) -> Preferences {
    let mut preferences = Preferences {
        rules: preset.rules(seats),
        display: Display { pace: Pace::Fast, motion: MotionSpeed::Off, ..Display::default() },
        ..Preferences::default()
    };
    for (seat, name) in Seat::ALL.into_iter().skip(1).zip(others) {
        let opponent = match Name::new(name) {
            Ok(name) => Opponent::Person(name),
            Err(_) => Opponent::Nestor(Level::Beginner),
        };
        preferences.opponents.set(seat, opponent);
    }
    preferences
}

fn sit_down(preferences: &Preferences, number: u64, size: [f32; 2]) -> Player {
    let house = house_of("Ann");
    write_settings(house.path(), preferences);
    Player::open(house, Some(number), size)
}

/// Every table at which more than one person sits, and one at which nobody
/// else does.
const TABLES: [(Seats, [&str; 3]); 7] = [
    (Seats::Two, ["Ben", "", ""]),
    (Seats::Three, ["Ben", "Cleo", ""]),
    (Seats::Three, ["", "Cleo", ""]),
    (Seats::Four, ["Ben", "Cleo", "Dan"]),
    (Seats::Four, ["", "Cleo", "Dan"]),
    (Seats::Partners, ["Ben", "Cleo", "Dan"]),
    (Seats::Partners, ["", "Cleo", ""]),
];

fn update(player: &mut Player, command: Command) {
    player.update(command);
    player.harness.run_steps(2);
}

/// Every bone that the window names, wherever it does.
fn named(player: &Player) -> BTreeSet<Bone> {
    let parts = player.parts();
    let words =
        parts.iter().flat_map(|(_, name)| name.split(|c: char| !c.is_ascii_digit() && c != '-'));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The bones of the present hand that everybody may see.
fn public(player: &Player) -> Bones {
    let state = player.session().state();
    let round = state.round().expect("it was dealt");
    let drawn = round.events().iter().filter_map(|event| match event {
        Event::DrewForLead { bone, .. } => Some(*bone),
        _ => None,
    });
    let laid_open = Seat::ALL
        .into_iter()
        .filter(|_| state.turn().is_none())
        .flat_map(|seat| round.position().hand(seat));
    let turned_over = round.position().boneyard().bones().iter().copied();
    let turned_over = turned_over.filter(|_| state.turn().is_none());
    let table = round.position().table();
    table.played().iter().chain(drawn).chain(laid_open).chain(turned_over).collect()
}

/// The button of whoever is to come to the screen.
fn cover(player: &Player) -> Option<(Seat, String)> {
    let mut sitters = player.session().seating().iter();
    sitters.find_map(|(seat, sitter)| {
        let button = msg::cover_button(sitter.name().as_str());
        player.has_button(&button).then_some((seat, button))
    })
}

/// Checks that nothing is named that whoever is there may not see; returns
/// whether the hands are covered.
#[track_caller]
fn look(player: &Player, present: Option<Seat>) -> bool {
    let hand = |seat| player.session().state().position().map(|at| at.hand(seat));
    let is_covered = cover(player).is_some();
    let own = present.filter(|_| !is_covered).and_then(hand);
    let may: Bones = public(player).iter().chain(own.into_iter().flatten()).collect();
    for bone in named(player) {
        assert!(may.contains(bone), "{bone} is hidden: {:?}", player.parts());
    }
    is_covered
}

/// Plays with whatever comes until the game is over, or so many hands are;
/// returns how often the screen was passed on.
fn play(player: &mut Player, hands: usize, random: &mut ChaCha8Rng) -> usize {
    let mut present = None;
    let mut passed = 0;
    for _ in 0..3000 {
        let is_covered = look(player, present);
        let state = player.session().state();
        if state.outcome().is_some() || state.can_deal() && state.rounds().len() >= hands {
            return passed;
        }
        if is_covered {
            let before = player.session().state().record().clone();
            for command in [
                Command::Table(TableCommand::ToggleOtherHands),
                Command::Table(TableCommand::ToggleBoneyard),
                Command::Table(TableCommand::Draw),
                Command::Table(TableCommand::SelectNeighbor(Neighbor::Next)),
            ] {
                update(player, command);
                assert!(look(player, present), "nothing can be done");
            }
            assert_eq!(player.session().state().record(), &before, "nothing is");
            let (seat, button) = cover(player).expect("it is covered");
            let title = format!("Over to {}", player.session().seating()[seat].name().as_str());
            player.must_read(&title);
            match passed % 3 {
                0 => player.click(&button),
                1 => player.press(Key::Enter),
                _ => player.button(&button).click_accesskit(),
            }
            player.harness.run_steps(3);
            assert_eq!(cover(player), None, "somebody is there");
            present = Some(seat);
            passed += 1;
            continue;
        }
        if state.can_deal() {
            update(player, Command::Game(GameCommand::NewHand));
            present = None;
            continue;
        }
        let Some(seat) = player.session().person_in_turn() else {
            player.step_until("a Nestor", |player| {
                look(player, present) || player.session().nestor_in_turn().is_none()
            });
            player.harness.run_steps(2);
            continue;
        };
        if present != Some(seat) {
            // Whoever acted sees what came of it, and the screen is passed on.
            if passed % 2 == 0 {
                update(player, Command::Table(TableCommand::PassScreen));
            } else {
                player.step_until("the cover", |player| look(player, present));
            }
            assert!(look(player, present), "it is passed on");
            continue;
        }
        let actions = player.session().actions_of(seat);
        let action = actions[random.random_range(0..actions.len())];
        if action == Action::Draw && random.random_bool(0.3) {
            update(player, Command::Game(GameCommand::Undo));
            look(player, present);
            continue;
        }
        update(player, Command::Table(TableCommand::Act(action)));
    }
    panic!("the game goes on for ever");
}

#[test]
fn where_several_people_sit_nobody_is_called_you() {
    for (seats, others) in TABLES {
        let mut player = sit_down(&with(seats, Preset::Draw, others), 4, [1100.0, 760.0]);
        if let Some((_, button)) = cover(&player) {
            player.click(&button);
        }
        let parts = player.parts();
        let your = parts.iter().find(|(_, label)| label.contains(&msg::PLATE_YOUR_TURN.text()));
        assert_eq!(your, None, "with {others:?}");
    }
}

#[test]
fn nobody_sees_the_hand_of_another_nor_reads_of_it_in_whole_games_of_two_to_four_people() {
    let mut random = ChaCha8Rng::seed_from_u64(12);
    for (number, (seats, others)) in (0..).zip(TABLES) {
        let mut preferences = with(seats, Preset::Draw, others);
        preferences.rules.target = Some(20);
        let size = [NARROW, WIDE][number as usize % 2];
        let mut player = sit_down(&preferences, number, size);
        if size == WIDE {
            player.command(TableCommand::ToggleLog);
        }
        let passed = play(&mut player, usize::MAX, &mut random);
        assert!(passed > 10, "{seats:?}, {others:?}: passed on {passed} times");
    }
}

#[test]
fn one_person_among_nestors_never_sees_the_cover() {
    let mut random = ChaCha8Rng::seed_from_u64(12);
    for seats in Seats::ALL {
        let preferences = with(seats, Preset::Draw, [""; 3]);
        let mut player = sit_down(&preferences, 5, NARROW);
        let state = |player: &Player| player.session().state().clone();
        while !state(&player).can_deal() && state(&player).outcome().is_none() {
            assert_eq!(cover(&player), None, "{seats:?}");
            if player.session().nestor_in_turn().is_some() {
                player.harness.step();
                continue;
            }
            let actions = player.session().actions_of(Seat::ALL[0]);
            let action = actions[random.random_range(0..actions.len())];
            update(&mut player, Command::Table(TableCommand::Act(action)));
        }
    }
}

#[test]
fn whoever_says_they_are_there_sees_their_own_hand() {
    let mut player = sit_down(&with(Seats::Two, Preset::Draw, ["Ben", "", ""]), 3, WIDE);
    let mut seen = BTreeSet::new();
    for _ in 0..4 {
        let (seat, button) = cover(&player).expect("it is covered");
        assert_eq!(player.focused(), Some(button.clone()), "for the keyboard");
        player.click(&button);
        let hand: BTreeSet<Bone> = player.hand().into_iter().collect();
        let held = player.session().state().position().map(|at| at.hand(seat));
        assert_eq!(hand, held.into_iter().flatten().collect(), "the own hand");
        let action = player.session().actions_of(seat)[0];
        update(&mut player, Command::Table(TableCommand::Act(action)));
        seen.insert(seat);
        if player.session().person_in_turn() == Some(seat) {
            // Who draws goes on.
            while player.session().person_in_turn() == Some(seat) {
                let action = player.session().actions_of(seat)[0];
                update(&mut player, Command::Table(TableCommand::Act(action)));
            }
        }
        update(&mut player, Command::Table(TableCommand::PassScreen));
    }
    assert_eq!(seen.len(), 2, "both had their turn");
}

#[test]
fn a_key_held_down_since_the_play_does_not_uncover_the_next_hand() {
    let mut preferences = with(Seats::Two, Preset::Draw, ["Ben", "", ""]);
    preferences.rules.first_lead = FirstLead::Lot;
    let mut player = sit_down(&preferences, 3, WIDE);
    player.press(Key::Enter);
    let seat = player.session().person_in_turn().expect("a person leads");
    let bone = player.session().actions_of(seat)[0].bone();
    update(&mut player, Command::Table(TableCommand::Select(bone)));
    for is_seen in [true, false] {
        for _ in 0..3 {
            player.harness.event(egui::Event::Key {
                key: Key::Enter,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            });
            player.harness.run_steps(1);
            assert_ne!(player.session().person_in_turn(), Some(seat), "it was played");
            assert_eq!(cover(&player).is_none(), is_seen, "nothing is confirmed");
        }
        player.step_until("the cover", |player| cover(player).is_some());
    }
    player.harness.event(egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: false,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    });
    player.press(Key::Enter);
    assert_eq!(cover(&player), None, "pressed anew");
}

/// The times between two presses that are no answer to what was seen, in frames of 50 ms.
const QUICK: [usize; 4] = [1, 2, 4, 6];

/// Presses again and again, as quickly as this, after a person has acted. Their own hand is seen,
/// or none, until nothing is pressed for a moment.
#[track_caller]
fn quick_presses_uncover_nothing(press: impl Fn(&mut Player), frames: usize, what: &str) {
    let (mut player, seat) = after_an_action();
    let own = player.hand();
    let mut was_covered = false;
    for _ in 0..80 / frames {
        press(&mut player);
        for _ in 0..frames {
            player.harness.step();
            let is_covered = cover(&player).is_some();
            let hand = player.hand();
            assert!(!is_covered || hand.is_empty(), "{what}, {frames}: covered");
            assert!(!was_covered || is_covered, "{what}, {frames}: uncovered");
            assert!(is_covered || hand == own, "{what}, {frames}: {hand:?}");
            was_covered |= is_covered;
        }
    }
    assert!(was_covered, "{what}, {frames}: it was passed on");
    player.harness.run_steps(11);
    press(&mut player);
    player.harness.run_steps(3);
    assert_eq!(cover(&player), None, "{what}, {frames}: the next is there");
    let present = player.session().person_in_turn();
    assert_ne!(present, Some(seat), "{what}, {frames}: the other one");
    assert_ne!(player.hand(), own, "{what}, {frames}: it is their hand");
}

#[test]
fn no_quick_presses_of_one_key_or_of_the_mouse_uncover_the_hand_of_the_next_person() {
    let (mut player, _) = after_an_action();
    player.press(Key::Space);
    let button = player.by_id("cover-here").rect().center();
    for frames in QUICK {
        for key in [Key::Space, Key::Enter] {
            let press = |player: &mut Player| player.harness.key_press(key);
            quick_presses_uncover_nothing(press, frames, key.name());
        }
        let click = |player: &mut Player| {
            player.harness.drag_at(button);
            player.harness.drop_at(button);
        };
        quick_presses_uncover_nothing(click, frames, "the mouse");
    }
}

#[test]
fn a_press_that_begins_before_the_cover_was_seen_does_not_uncover_when_it_ends_later() {
    let (mut player, _) = after_an_action();
    player.press(Key::Space);
    let button = player.by_id("cover-here").rect().center();
    let (mut player, _) = after_an_action();
    update(&mut player, Command::Table(TableCommand::PassScreen));
    assert!(cover(&player).is_some(), "it is passed on");
    player.harness.drag_at(button);
    player.harness.run_steps(12);
    player.harness.drop_at(button);
    player.harness.run_steps(3);
    assert!(cover(&player).is_some(), "the press came too early");
    player.click_id("cover-here");
    assert_eq!(cover(&player), None, "this one did not");
}

#[test]
fn between_two_people_only_the_hand_is_covered_and_the_table_is_turned() {
    for size in [WIDE, NARROW, [800.0, 480.0]] {
        let (mut player, seat) = after_an_action_at(size);
        update(&mut player, Command::Table(TableCommand::PassScreen));
        let next = player.session().person_in_turn().expect("the next person");
        assert_ne!(next, seat, "the other one");
        let state = player.session().state();
        for bone in state.position().expect("a hand").table().played() {
            player.by_id(&format!("played-{bone}"));
        }
        assert!(player.has_id("count"), "the count");
        let own = player.by_id("plate-0");
        let name = own.accesskit_node();
        let name = name.label().or_else(|| name.value()).unwrap_or_default();
        let next = state.seating()[next].name().as_str();
        assert!(name.starts_with(next), "{name} sits in front");
        let card = player.by_id("cover").rect();
        assert!(!card.intersects(own.rect()), "the score at {size:?}");
        let count = player.by_id("count").rect();
        assert!(!card.intersects(count), "the count at {size:?}");
        assert!(player.hand().is_empty(), "no bone of the hand is told");
    }
}

#[test]
fn a_game_that_is_gone_on_with_begins_covered() {
    let mut player = sit_down(&with(Seats::Two, Preset::Draw, ["Ben", "", ""]), 3, WIDE);
    player.press(Key::Enter);
    assert_eq!(cover(&player), None, "somebody is there");
    let player = player.restart();
    assert!(cover(&player).is_some(), "nobody knows who is there");
}

#[test]
fn whoever_has_given_no_name_is_not_called_by_one() {
    let house = folder();
    let preferences = with(Seats::Two, Preset::Draw, ["Ben", "", ""]);
    write_settings(house.path(), &preferences);
    let mut player = Player::open(house, Some(7), WIDE);
    while player.session().person_in_turn() != Some(Seat::ALL[0]) {
        player.press(Key::Enter);
        let action = player.session().actions_of(Seat::ALL[1])[0];
        update(&mut player, Command::Table(TableCommand::Act(action)));
        update(&mut player, Command::Table(TableCommand::PassScreen));
    }
    player.must_read(&msg::COVER_TITLE_NAMELESS.text());
    player.click_id("cover-here");
    assert!(!player.reads(&msg::COVER_TITLE_NAMELESS.text()), "it is uncovered");
}

#[test]
fn nobody_lays_hidden_bones_open_where_another_person_could_be_seen_through_them() {
    let mut player = sit_down(&with(Seats::Two, Preset::Draw, ["Ben", "", ""]), 3, WIDE);
    player.press(Key::Enter);
    assert_eq!(cover(&player), None, "somebody is there");
    let before = player.parts();
    for command in [
        Command::Table(TableCommand::ToggleBoneyard),
        Command::Table(TableCommand::ToggleOtherHands),
    ] {
        update(&mut player, command);
        assert_eq!(player.parts(), before, "nothing is laid open");
    }
    assert!(!player.session().help().is_any(), "and nobody had help");
}

/// Two people, the first of whom is there and has done what they could.
fn after_an_action() -> (Player, Seat) {
    after_an_action_at(WIDE)
}

fn after_an_action_at(size: [f32; 2]) -> (Player, Seat) {
    let mut preferences = with(Seats::Two, Preset::AllFives, ["Ben", "", ""]);
    preferences.rules.first_lead = FirstLead::Lot;
    let mut player = sit_down(&preferences, 3, size);
    player.press(Key::Enter);
    let seat = player.session().person_in_turn().expect("a person leads");
    let action = player.session().actions_of(seat)[0];
    update(&mut player, Command::Table(TableCommand::Act(action)));
    (player, seat)
}

#[test]
fn whoever_has_acted_sees_what_came_of_it_before_the_screen_is_passed_on() {
    let (mut player, seat) = after_an_action();
    let next = player.session().person_in_turn().expect("the next person");
    assert_ne!(next, seat, "it is the other's turn");
    assert_eq!(cover(&player), None, "nothing is covered yet");
    let state = player.session().state();
    for bone in state.position().expect("a hand").table().played() {
        player.by_id(&format!("played-{bone}"));
    }
    let held = state.position().map(|at| at.hand(seat));
    let hand: BTreeSet<Bone> = player.hand().into_iter().collect();
    assert_eq!(hand, held.into_iter().flatten().collect(), "their own hand");
    let record = state.record().clone();
    let action = player.session().actions_of(next)[0];
    update(&mut player, Command::Table(TableCommand::Act(action)));
    assert_eq!(player.session().state().record(), &record, "nobody acts for the other");
    player.step_until("the cover", |player| cover(player).is_some());
    let (shown, _) = cover(&player).expect("it is covered");
    assert_eq!(shown, next, "the screen is passed to whoever is in turn");
}

#[test]
fn the_screen_is_passed_on_at_once_by_its_button_and_waits_for_it_where_nestor_waits_for_ok() {
    let (mut player, _) = after_an_action();
    player.click_id("turn-pass-on");
    assert!(cover(&player).is_some(), "it is covered");

    let mut preferences = with(Seats::Two, Preset::AllFives, ["Ben", "", ""]);
    preferences.rules.first_lead = FirstLead::Lot;
    preferences.display.pace = Pace::WaitForOk;
    let mut player = sit_down(&preferences, 3, WIDE);
    player.press(Key::Enter);
    let seat = player.session().person_in_turn().expect("a person leads");
    let action = player.session().actions_of(seat)[0];
    update(&mut player, Command::Table(TableCommand::Act(action)));
    player.harness.run_steps(200);
    assert_eq!(cover(&player), None, "as long as one likes");
    player.press(Key::Space);
    assert!(cover(&player).is_some(), "until one says so");
}

#[test]
fn what_the_other_person_did_is_taken_back_only_when_undo_is_chosen_twice() {
    let (mut player, seat) = after_an_action();
    let record = |player: &Player| player.session().state().record().clone();
    let before = record(&player);
    player.press_ctrl(Key::Z);
    assert_ne!(record(&player), before, "one's own is taken back at once");
    assert_eq!(player.session().person_in_turn(), Some(seat), "and done again");
    player.press_ctrl(Key::Y);
    assert_eq!(record(&player), before, "as it was");
    update(&mut player, Command::Table(TableCommand::PassScreen));
    player.press(Key::Enter);
    assert_eq!(cover(&player), None, "the other is there");
    player.press_ctrl(Key::Z);
    assert_eq!(record(&player), before, "first it is asked");
    let asked = player.message();
    player.press_ctrl(Key::Z);
    assert_ne!(record(&player), before, "then it is taken back");
    assert_ne!(player.message(), asked, "and said");
    let (shown, _) = cover(&player).expect("it is covered");
    assert_eq!(shown, seat, "for whoever is to do it again");
}

#[test]
fn what_was_just_done_is_taken_back_on_the_cover_and_no_hand_is_seen_before_its_owner_is_there() {
    let (mut player, seat) = after_an_action();
    let record = |player: &Player| player.session().state().record().clone();
    let before = record(&player);
    update(&mut player, Command::Table(TableCommand::PassScreen));
    assert!(cover(&player).is_some(), "the next person is to come");
    player.press_ctrl(Key::Z);
    assert_ne!(record(&player), before, "it is taken back");
    assert_eq!(cover(&player).map(|(shown, _)| shown), Some(seat), "for whoever did it");
    assert!(player.hand().is_empty(), "anybody may be looking");
    player.press_ctrl(Key::Y);
    assert_eq!(record(&player), before, "and done again");
    player.press_ctrl(Key::Z);
    player.press(Key::Enter);
    let held = player.session().state().position().map(|at| at.hand(seat));
    let hand: BTreeSet<Bone> = player.hand().into_iter().collect();
    assert_eq!(hand, held.into_iter().flatten().collect(), "their own hand");
}

#[test]
fn undo_on_a_cover_that_reaches_the_turn_of_who_was_there_last_stays_covered() {
    let (mut player, seat) = after_an_action();
    update(&mut player, Command::Table(TableCommand::PassScreen));
    player.press(Key::Enter);
    let other = player.session().person_in_turn().expect("the other's turn");
    let action = player.session().actions_of(other)[0];
    update(&mut player, Command::Table(TableCommand::Act(action)));
    update(&mut player, Command::Table(TableCommand::PassScreen));
    player.press(Key::Enter);
    assert_eq!(cover(&player), None, "the first is there again");
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::Z);
    assert_eq!(cover(&player).map(|(shown, _)| shown), Some(other), "for the other");
    player.press_ctrl(Key::Z);
    assert_eq!(cover(&player).map(|(shown, _)| shown), Some(seat), "who may have left");
    assert!(player.hand().is_empty(), "nobody's hand is seen");
}

#[test]
fn undo_on_the_cover_of_a_game_that_was_opened_shows_nobodys_hand() {
    let (player, _) = after_an_action();
    let before = player.session().state().record().clone();
    let mut player = player.restart();
    assert!(look(&player, None), "nobody is there");
    player.press_ctrl(Key::Z);
    assert_ne!(player.session().state().record(), &before, "taken back");
    assert!(look(&player, None), "still nobody is there");
}

#[test]
fn a_new_game_says_on_the_cover_that_undo_returns_and_it_does() {
    let (mut player, _) = after_an_action();
    let before = player.session().state().record().clone();
    let set = player.session().preferences().clone();
    update(&mut player, Command::Game(GameCommand::Start(Box::new(set))));
    player.rest();
    assert!(look(&player, None), "nobody is there");
    player.must_read(&msg::NEW_GAME_KEEPS.text());
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().state().record(), &before, "it is back");
    assert!(look(&player, None), "still nobody is there");
}

#[test]
fn whoever_has_no_name_is_asked_for_one_before_the_same_people_play_again() {
    let house = folder();
    let preferences = with(Seats::Two, Preset::Draw, ["Ben", "", ""]);
    write_settings(house.path(), &preferences);
    let mut player = Player::open(house, Some(7), WIDE);
    let before = player.session().state().record().clone();
    update(&mut player, Command::Game(GameCommand::New));
    assert_eq!(player.session().state().record(), &before, "no game is begun");
    assert!(player.has_id("new-game-start"), "the next game is chosen first");
}
