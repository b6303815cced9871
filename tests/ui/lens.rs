//! The bone counter: what is not seen yet, and who may hold it.

use egui::{Event, Key, Modifiers, Rect};
use egui_kittest::kittest::NodeT as _;
use engine::{Bone, DominoSet, Preset, Rules, Seats};
use game::profile::{Help, LensMode, Preferences};
use game::session::Session;
use nestor_dominoes::command::GameCommand;
use words::msg;

use super::cover;
use super::notation::{DEAL, FIRST_HAND, FOURTH_DEAL, SECOND_DEAL, SECOND_HAND, THIRD_HAND, at};
use super::player::{Player, preferences, set};
use super::tips::told_at;
use crate::YOU;

/// A game in which some bones lie on the table.
pub fn in_the_middle(preferences: &Preferences) -> Session {
    at(preferences, DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W")
}

/// What the lens says of a bone.
pub fn told(player: &Player, bone: Bone) -> String {
    let id = format!("lens-{bone}");
    let widget = player.widgets().into_iter().find(|it| it.id == id);
    widget.expect("the lens is seen").label
}

pub fn wait(player: &mut Player) {
    player.step_until("the lens", |player| {
        let widgets = player.widgets();
        widgets.iter().any(|it| it.id.starts_with("lens-") && it.label.contains(": "))
    });
    player.settle();
}

#[test]
fn the_lens_tells_of_each_bone_where_it_is_or_who_may_hold_it_and_counts_as_help() {
    let session = in_the_middle(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    assert!(!player.session().help().is_any(), "no help yet");
    assert!(!player.has_id("lens-6-6"), "it is off at first");
    player.press(Key::L);
    player.accept_help();
    wait(&mut player);
    assert_eq!(player.session().help(), Help::Advice, "that is help");
    let view = session.coach_view(YOU).expect("a hand is played");
    for bone in DominoSet::DoubleSix.bones() {
        let told = told(&player, bone);
        let is_right = if view.hand().contains(bone) {
            told.ends_with("in your hand")
        } else if view.unseen().contains(bone) {
            told.contains("Nestor") && told.ends_with('%')
        } else {
            told.ends_with("played")
        };
        assert!(is_right, "{told}");
    }
    player.press(Key::L);
    player.accept_help();
    assert!(!player.has_id("lens-6-6"), "and off again");
}

/// A game in which both sides are so near an exact target that few points count, or only
/// the person is, and a play of the person makes a count that would score elsewhere.
fn near_an_exact_target(both: bool) -> Session {
    let near =
        set(Rules { target: Some(7), exact_target: true, ..Preset::AllFives.rules(Seats::Two) });
    if both {
        at(&near, SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W"))
    } else {
        at(
            &near,
            "1-0 2-1 3-3 4-3 5-0 5-2 5-3 | 1-1 2-0 3-2 4-2 6-1 6-3 6-4",
            "6-6 6-1@E 6-2@W 1-1@E 5-2@W 6-5@W draw draw draw draw 6-0@N 0-0@N 4-0@N 1-0@E \
             5-4@N 5-0@N draw 2-0@N draw draw draw 6-3@S 4-3@S 4-4@S 4-2@N draw 3-0@E 3-3@E \
             5-3@E 5-5@E 5-1@E / 3-3 3-2@E 5-3@W 6-3@S",
        )
    }
}

#[test]
fn points_that_would_be_void_are_not_promised_at_a_place() {
    for both in [true, false] {
        let mut player = Player::at(&near_an_exact_target(both));
        let ends = |player: &Player| -> Vec<String> {
            let widgets = player.widgets().into_iter();
            let ends = widgets.filter(|it| it.id.starts_with("end-"));
            ends.map(|it| it.label).collect()
        };
        for bone in player.hand() {
            let told = player.bone(bone).accesskit_node().label();
            let told = told.unwrap_or_default();
            assert!(!told.contains("scores"), "{told}");
            player.click_bone(bone);
            let at = ends(&player);
            assert!(!at.iter().any(|it| it.contains('+')), "{bone}: {at:?}");
            if player.selected().is_some() {
                player.click_bone(bone);
            }
        }
    }
}

/// The key of the lens goes down, or up again.
pub fn key_of_lens(pressed: bool) -> Event {
    Event::Key {
        key: Key::L,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn set_so_the_lens_is_seen_as_long_as_its_key_is_held() {
    let mut held = preferences(Preset::AllFives);
    held.display.lens = LensMode::WhileHeld;
    let mut player = Player::at(&in_the_middle(&held));
    assert!(!player.has_id("lens-6-6"), "not before");
    player.harness.event(key_of_lens(true));
    player.settle();
    player.harness.event(key_of_lens(false));
    player.accept_help();
    wait(&mut player);
    player.harness.event(key_of_lens(true));
    player.settle();
    assert!(player.has_id("lens-6-6"), "while it is held");
    player.harness.event(key_of_lens(false));
    player.settle();
    assert!(!player.has_id("lens-6-6"), "nor after");
}

#[test]
fn while_the_hands_are_covered_the_lens_stays_off_and_its_line_says_why() {
    let two_people = cover::with(Seats::Two, Preset::AllFives, ["Ben", "", ""]);
    let session = at(&two_people, DEAL, "6-6");
    let mut player = Player::at(&session);
    player.must_read("Over to");
    player.press(Key::L);
    player.accept_help();
    let lens = |player: &Player| player.session().preferences().display.lens;
    assert_eq!(lens(&player), LensMode::Off, "by key");
    player.open_menu("menu-learn");
    let line = player.by_id("menu-lens");
    assert!(line.accesskit_node().is_disabled(), "nor by the menu");
    let told = told_at(&mut player, "menu-lens");
    let why = msg::WHY_COVERED.text();
    assert!(told.contains(&why), "{told:?}");
}

#[test]
fn the_bone_counter_covers_nothing_of_the_table_but_a_narrow_hand() {
    for size in [
        [1100.0, 760.0],
        [420.0, 800.0],
        [1920.0, 1080.0],
        [800.0, 700.0],
        [1024.0, 600.0],
        [800.0, 480.0],
    ] {
        let mut player = Player::at_size(&in_the_middle(&preferences(Preset::AllFives)), size);
        player.press(Key::L);
        player.accept_help();
        wait(&mut player);
        player.rest();
        let inside = Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let ids: Vec<String> = player.widgets().into_iter().map(|it| it.id).collect();
        let places = |starts: &[&str]| -> Vec<(String, Rect)> {
            let ids = ids.iter();
            let ids = ids.filter(|id| starts.iter().any(|start| id.starts_with(start)));
            ids.map(|id| (id.clone(), player.by_id(id).rect())).collect()
        };
        let cells: Vec<(String, Rect)> = DominoSet::DoubleSix
            .bones()
            .iter()
            .map(|bone| format!("lens-{bone}"))
            .map(|id| (id.clone(), player.by_id(&id).rect()))
            .collect();
        let table: &[&str] = if size[0] < 560.0 {
            &["played-", "end-"]
        } else {
            &["played-", "end-", "hand-", "count", "boneyard"]
        };
        for (n, (id, cell)) in cells.iter().enumerate() {
            assert!(inside.contains_rect(*cell), "{id} at {cell} in {size:?}");
            for (other, taken) in places(table) {
                assert!(!cell.intersects(taken), "{id} covers {other} in {size:?}");
            }
            for (other, taken) in &cells[..n] {
                let both = cell.shrink(0.5).intersect(taken.shrink(0.5));
                assert!(!both.is_positive(), "{id} covers {other} in {size:?}");
            }
        }
    }
}

#[test]
fn percentages_are_told_only_while_they_differ() {
    // Nobody has chosen anything yet: all bones are alike.
    let alike = at(
        &preferences(Preset::AllFives),
        FOURTH_DEAL,
        &format!("{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND} /"),
    );
    let numbers = |player: &Player| {
        let cells = DominoSet::DoubleSix
            .bones()
            .iter()
            .map(|bone| player.by_id(&format!("lens-{bone}")).rect());
        let written = cells.flat_map(|cell| player.written(cell));
        written.filter(|it| it.parse::<u8>().is_ok()).count()
    };
    for (session, differ) in [(alike, false), (in_the_middle(&preferences(Preset::AllFives)), true)]
    {
        let mut player = Player::at(&session);
        player.press(Key::L);
        player.accept_help();
        wait(&mut player);
        player.rest();
        assert_eq!(numbers(&player) > 0, differ);
        let view = session.coach_view(YOU).expect("it was dealt");
        let count = player.by_id("lens-count").accesskit_node().value();
        let count = count.or(player.by_id("lens-count").accesskit_node().label());
        let told = format!("{} {}", view.unseen().len(), msg::LENS_NOT_SEEN.text());
        assert_eq!(count.as_deref(), Some(told.as_str()));
    }
}

#[test]
fn the_cross_closes_the_bone_counter() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&in_the_middle(&preferences(Preset::AllFives)), size);
        player.press(Key::L);
        player.accept_help();
        player.rest();
        player.click_id("lens-close");
        player.rest();
        assert!(!player.has_id("lens-6-6"), "closed at {size:?}");
    }
}

#[test]
fn pointing_at_an_end_makes_what_fits_there_stand_out_in_the_bone_counter() {
    let session = in_the_middle(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    player.press(Key::L);
    player.accept_help();
    wait(&mut player);
    player.rest();
    let cells = DominoSet::DoubleSix
        .bones()
        .iter()
        .map(|bone| player.by_id(&format!("lens-{bone}")).rect());
    let cells = cells.reduce(Rect::union).expect("there are 28");
    let painted = |player: &Player| {
        let shapes = player.harness.output().shapes.iter();
        let inside = shapes.filter(|it| cells.intersects(it.shape.visual_bounding_rect()));
        inside.cloned().collect::<Vec<_>>()
    };
    let before = painted(&player);
    let ends = player.widgets().into_iter().map(|it| it.id);
    let end = ends.into_iter().find(|id| id.starts_with("end-"));
    let at = player.by_id(&end.expect("there is one")).rect().center();
    player.harness.hover_at(at);
    player.harness.run_steps(5);
    assert_ne!(painted(&player), before, "their edges are lit");
}

#[test]
fn a_lens_that_was_accepted_in_a_game_goes_off_with_it_and_one_that_is_set_stays() {
    let session = in_the_middle(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    player.press(Key::L);
    player.accept_help();
    wait(&mut player);
    // Turned off and on again, it is still for this game.
    player.press(Key::L);
    player.press(Key::L);
    let mut player = player.restart();
    wait(&mut player);
    player.command(GameCommand::New);
    player.settle();
    assert!(!player.session().help().is_any(), "nobody was asked");
    assert!(!player.has_id("lens-6-6"), "it went off");
    // After a hint nobody is asked any more; it is for this game all the same.
    player.press(Key::H);
    player.accept_help();
    player.step_until("the hint", |player| player.session().help().is_any());
    player.press(Key::L);
    wait(&mut player);
    player.command(GameCommand::New);
    player.settle();
    assert!(!player.session().help().is_any(), "nor was anybody here");
    player.press(Key::L);
    player.accept_help();
    wait(&mut player);
    for lens in [LensMode::Off, LensMode::On] {
        player.set(|set| {
            set.display.lens = lens;
        });
    }
    player.command(GameCommand::New);
    player.settle();
    assert!(player.has_id("lens-6-6"), "it is set");
}
