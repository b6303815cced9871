//! The log: it says what the message says, and shows the bones that it tells of.

use egui::epaint::ClippedShape;
use egui::{Key, Modifiers, MouseWheelSource, MouseWheelUnit, Rect, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Bone, Preset, Seats};
use game::profile::MotionSpeed;
use game::session::Session;
use nestor_dominoes::command::GameCommand;
use words::events::log_lines;
use words::msg;

use super::notation::{DEAL, FIRST_HAND, SECOND_DEAL, at};
use super::player::{Player, preferences, set};

/// A window with the log beside the table.
const WIDE: [f32; 2] = [1400.0, 900.0];

#[test]
fn the_message_says_the_same_as_the_log() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6");
    let mut player = Player::at_size(&session, WIDE);
    player.press_ctrl(Key::L);
    player.wait_for_nestor();
    let message = player.message();
    let parts = player.parts();
    let copies = parts.iter().filter(|(_, words)| *words == message).count();
    assert_eq!(copies, 2, "{message:?} in the message line and in the log");
}

/// What is painted now and not before.
fn only_in<'a>(now: &'a [ClippedShape], before: &[ClippedShape]) -> Vec<&'a ClippedShape> {
    now.iter().filter(|shape| !before.contains(shape)).collect()
}

fn painted(player: &Player) -> Vec<ClippedShape> {
    player.harness.output().shapes.clone()
}

/// Where a bone lies on the table.
fn lies(player: &Player, bone: Bone) -> Rect {
    let start = format!("{bone}, played by ");
    let nodes = player.harness.root().children_recursive();
    let mut nodes = nodes.filter(|node| {
        let name = node.accesskit_node().label();
        let name = name.or_else(|| node.accesskit_node().value());
        name.is_some_and(|name| name.starts_with(&start))
    });
    nodes.next().expect("it lies on the table").rect()
}

/// Some bones lie on the table in a second hand.
fn in_a_second_hand() -> Session {
    at(
        &preferences(Preset::AllFives),
        SECOND_DEAL,
        &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"),
    )
}

#[test]
fn pointing_at_a_line_lights_up_its_bone_and_no_other() {
    for size in [[900.0, 760.0], WIDE] {
        let session = in_a_second_hand();
        let rounds = session.state().rounds();
        let [first, second] = rounds else {
            panic!("two hands");
        };
        let counts = session.preferences().display.table_count;
        let lines = |n: usize| {
            let round = &rounds[n];
            log_lines(round, session.seating(), counts)
        };
        let mut player = Player::at_size(&session, size);
        player.press_ctrl(Key::L);
        player.harness.run_steps(80);
        let rest = painted(&player);
        let told: Vec<_> = lines(1).into_iter().filter(|l| l.bone.is_some()).collect();
        let newest = second.placed_bones().last().expect("bones lie").bone;
        let line = &told[told.len() - 2];
        let bone = line.bone.expect("it was looked for");
        let mut spoken = player.harness.get_all_by_label(&line.text);
        let place = spoken.next_back().expect("the log has it").rect().center();
        drop(spoken);
        player.harness.hover_at(place);
        player.harness.run_steps(30);
        let lit = painted(&player);
        let at = lies(&player, bone).center();
        let over = |shapes: &[&ClippedShape], at: egui::Pos2| {
            let rects = shapes.iter().map(|shape| shape.shape.visual_bounding_rect());
            rects.filter(|rect| rect.contains(at)).count()
        };
        let came = only_in(&lit, &rest);
        assert!(over(&came, at) > 0, "{bone} is lit up");
        let gone = only_in(&rest, &lit);
        let newest = lies(&player, newest).center();
        assert!(over(&gone, newest) > 0, "and the newest no more");
        player.harness.remove_cursor();
        player.harness.run_steps(30);
        let after = painted(&player);
        assert_eq!(over(&only_in(&after, &rest), at), 0, "it goes out again");
        assert!(first.placed_bones().count() > 0, "bones lay in the first hand too");
    }
}

#[test]
fn what_partners_are_awarded_is_a_line_of_both() {
    let session = at(
        &set(Preset::AllFives.rules(Seats::Partners)),
        "3-3 4-0 6-1 6-3 6-6 | 0-0 3-2 5-3 5-4 6-5 | 1-0 2-2 4-3 5-2 6-2 | 4-1 5-0 5-1 5-5 6-4",
        "6-6 6-5@W 5-2@W 6-4@E 6-3@N 3-2@N 6-2@N 4-1@E 6-1@E draw draw 2-0@W 1-0@W 5-1@W draw \
         draw 6-0@S 5-4@W 4-3@W 5-0@S 3-3@W 5-3@W draw draw draw draw pass 5-5@S",
    );
    let round = session.state().round().expect("it was looked for");
    let lines = log_lines(round, session.seating(), true);
    let awarded: Vec<_> = lines.iter().filter(|line| line.seats.len() == 2).collect();
    assert_eq!(awarded.len(), 1, "{lines:?}");
    let [one, other] = awarded[0].seats[..] else {
        panic!("two seats");
    };
    let team = |seat| Seats::Partners.team(seat);
    assert_eq!(team(one), team(other), "of one side");
}

#[test]
fn whether_the_log_is_shown_is_remembered_from_one_run_to_the_next() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut player = Player::at(&session);
    for is_shown in [false, true, false] {
        assert_eq!(player.reads("Hand 1."), is_shown, "as it was left");
        player.press_ctrl(Key::L);
        assert_eq!(player.reads("Hand 1."), !is_shown, "the key turns it over");
        player = player.restart();
    }
    assert!(player.reads("Hand 1."), "and it stays");
}

#[test]
fn the_log_keeps_its_lines_while_a_bone_flies() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N");
    let mut player = Player::at_size(&session, WIDE);
    player.press_ctrl(Key::L);
    player.rest();
    for _ in 0..200 {
        player.harness.step();
        assert!(player.reads("Hand 1."), "the hand is told all the time");
    }
}

#[test]
fn what_was_drawn_for_a_play_has_a_line_of_its_own() {
    let session = at(
        &preferences(Preset::AllFives),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E draw 1-0@N 2-2@W",
    );
    let round = session.state().round().expect("it was looked for");
    let lines = log_lines(round, session.seating(), true);
    let mut player = Player::at_size(&session, WIDE);
    player.press_ctrl(Key::L);
    player.rest();
    let height = |is_drawn: bool| {
        let of_plays = lines.iter().filter(|line| {
            let play = line.play.as_ref();
            play.is_some_and(|play| (play.drawn > 0) == is_drawn)
        });
        let heights = of_plays.map(|line| {
            let mut told = player.harness.get_all_by_label(&line.text);
            told.next_back().expect("it is told").rect().height()
        });
        heights.fold(0.0, f32::max)
    };
    assert!(height(true) >= height(false) + 20.0, "one line more");
}

#[test]
fn a_line_of_a_play_names_the_half_turned_outward_and_why_equal_ends_scored() {
    let six = "3-3 4-0 5-4 6-1 6-3 6-6 | 0-0 3-2 4-3 5-3 6-2 6-5";
    let triple = "6-6 6-2@W 6-3@E 5-3@E 5-4@E 3-2@W 3-3@W 4-3@W 4-0@E 0-0@E draw draw draw \
                  1-0@E draw draw 6-4@W 6-1@E 6-5@W 5-2@W draw draw draw draw draw 2-0@W draw \
                  draw 6-0@E 5-0@E draw draw draw 3-0@W 5-1@E 2-1@E 3-1@W 4-2@E 4-1@W 4-4@W \
                  draw pass";
    for (preset, hands, line, words) in [
        (Preset::Matador, DEAL, "6-6 5-2@W=5", msg::place_turned("", 5)),
        (Preset::Bergen, six, "6-6 6-2@W", msg::log_header("double")),
        (Preset::Bergen, six, triple, msg::log_header("triple")),
    ] {
        let session = at(&preferences(preset), hands, line);
        for size in [WIDE, [420.0, 800.0]] {
            let mut player = Player::at_size(&session, size);
            player.press_ctrl(Key::L);
            player.rest();
            let written = player.written(Rect::EVERYTHING);
            let is_told = written.iter().any(|it| it.contains(&words));
            assert!(is_told, "{words} at {size:?}: {written:?}");
        }
    }
}

#[test]
fn the_log_of_a_new_game_begins_empty() {
    let mut set = preferences(Preset::AllFives);
    set.display.motion = MotionSpeed::Normal;
    let session = at(&set, DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut player = Player::at_size(&session, WIDE);
    player.press_ctrl(Key::L);
    player.rest();
    let first =
        log_lines(session.state().round().expect("a hand is played"), session.seating(), true);
    let plays = first.iter().filter(|line| line.play.is_some());
    let plays: Vec<String> = plays.map(|line| line.text.clone()).collect();
    let is_told = |player: &Player| plays.iter().all(|line| player.reads(line));
    assert!(is_told(&player), "{plays:?}");
    player.update(GameCommand::New);
    for _ in 0..5 {
        player.harness.step();
        let left = plays.iter().filter(|line| player.reads(line));
        assert_eq!(left.count(), 0, "nothing of the game before");
    }
}

#[test]
fn the_tab_opens_the_log_and_the_cross_closes_it() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    for size in [[420.0, 800.0], [800.0, 480.0], [1100.0, 760.0]] {
        let mut player = Player::at_size(&session, size);
        assert!(!player.has_id("log-title"), "it is closed at first");
        player.click_id("log-tab");
        player.rest();
        assert!(player.has_id("log-title"), "open at {size:?}");
        assert!(!player.has_id("log-tab"), "the tab is gone at {size:?}");
        player.click_id("log-close");
        player.rest();
        assert!(!player.has_id("log-title"), "closed at {size:?}");
    }
}

/// The lines of the log that are in sight, from top to bottom.
fn lines_in_sight(player: &Player) -> Vec<String> {
    let title = player.by_id("log-title").rect();
    let room = Rect::from_x_y_ranges(
        title.left() - 8.0..=f32::INFINITY,
        title.bottom()..=player.harness.ctx.content_rect().bottom() - 12.0,
    );
    player.written(room)
}

#[test]
fn the_log_opens_at_its_end_each_time_also_after_scrolling() {
    let session = in_a_second_hand();
    for size in [[1100.0, 640.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session, size);
        let shows_first = |lines: &[String]| lines.iter().any(|line| line.starts_with("Hand 1."));
        player.click_id("log-tab");
        player.rest();
        let end = lines_in_sight(&player);
        assert!(!shows_first(&end), "the end at {size:?}: {end:?}");
        for scrolls in [false, true, true] {
            if scrolls {
                let title = player.by_id("log-title").rect();
                player.harness.hover_at(title.center() + vec2(0.0, 100.0));
                player.harness.event(egui::Event::MouseWheel {
                    unit: MouseWheelUnit::Point,
                    delta: vec2(0.0, 4000.0),
                    phase: TouchPhase::Move,
                    source: MouseWheelSource::Unknown,
                    modifiers: Modifiers::NONE,
                });
                player.harness.run_steps(20);
                let begin = lines_in_sight(&player);
                assert!(shows_first(&begin), "the beginning at {size:?}: {begin:?}");
            }
            player.click_id("log-close");
            player.rest();
            player.click_id("log-tab");
            player.harness.remove_cursor();
            player.rest();
            assert_eq!(lines_in_sight(&player), end, "the end at {size:?}");
        }
    }
}
