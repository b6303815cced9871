//! What the score is kept on besides its numbers: a cribbage board, or paper.

use egui::{Pos2, Rect, pos2, vec2};
use engine::{CountUnit, Preset, Rules, ScoreSheet, Seats};
use game::profile::{Display, Pace, Preferences, ScoreKeeping};
use nestor_dominoes::paint::{LAST_HOLE, LINES_PER_SYMBOL, PegBoard, cross_line};
use nestor_dominoes::table::ScoreBoard;

use super::found::game_until;
use super::player::{Player, set};
use crate::YOU;

#[test]
fn every_hole_of_a_cribbage_board_is_apart_from_every_other() {
    for (sides, height) in [(2, 456.0), (3, 456.0), (4, 456.0), (2, 288.0)] {
        let rect = Rect::from_min_size(pos2(30.0, 40.0), vec2(72.0, height));
        let board = PegBoard { rect, sides };
        let holes: Vec<Pos2> = (0..sides)
            .flat_map(|side| (-1..=LAST_HOLE).map(move |number| board.hole(side, number)))
            .collect();
        for (n, hole) in holes.iter().enumerate() {
            assert!(board.rect.shrink(board.peg_radius()).contains(*hole));
            for other in &holes[..n] {
                assert!(hole.distance(*other) > 1.9 * board.peg_radius(), "{sides}");
            }
        }
        assert_eq!(board.hole(1, LAST_HOLE + 7), board.hole(1, 7), "round again");
    }
}

#[test]
fn a_peg_leaps_over_the_other_and_lands_in_its_hole() {
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(72.0, 456.0));
    let board = PegBoard { rect, sides: 2 };
    let peg = |part| board.peg_between(0, 4, 9, part);
    assert_eq!((peg(0.0).at, peg(1.0).at), (board.hole(0, 4), board.hole(0, 9)));
    assert!(peg(0.0).height.abs() < 1e-3 && peg(1.0).height.abs() < 1e-3);
    assert!(peg(0.5).height > 2.0 * board.peg_radius(), "it is in the air");
}

#[test]
fn a_symbol_is_a_large_cross_and_then_four_small_ones_in_its_spaces() {
    let square = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 100.0));
    let all: Vec<[Pos2; 2]> = (0..LINES_PER_SYMBOL).map(|line| cross_line(square, line)).collect();
    let length = |[from, to]: [Pos2; 2]| from.distance(to);
    let middle = |[from, to]: [Pos2; 2]| from.lerp(to, 0.5);
    let center = square.center();
    for pair in all.chunks(2) {
        assert!(middle(pair[0]).distance(middle(pair[1])) < 0.1, "they cross");
    }
    for line in &all[..2] {
        assert!(middle(*line).distance(center) < 0.1);
    }
    for line in &all[2..] {
        assert!(length(*line) < length(all[0]) / 2.0);
        let from_middle = middle(*line) - center;
        let (near, far) = (from_middle.abs().min_elem(), from_middle.abs().max_elem());
        assert!(near < 0.1 && far > 25.0, "in a space: {from_middle:?}");
    }
}

/// A sitting in which this is wanted, and the player has scored.
fn sitting(keeping: ScoreKeeping, rules: Rules) -> Player {
    let mut preferences = set(rules);
    preferences.display.score_keeping = keeping;
    preferences.display.pace = Pace::WaitForOk;
    let session = game_until(&preferences, 0, |session| {
        let state = session.state();
        state.scores()[state.rules().seats.team(YOU)] >= 10
    });
    Player::at(&session)
}

fn score(player: &Player) -> i32 {
    let state = player.session().state();
    state.scores()[state.rules().seats.team(YOU)]
}

#[test]
fn the_board_tells_a_screen_reader_the_score_of_every_side() {
    for keeping in [ScoreKeeping::CribbageBoard, ScoreKeeping::Paper] {
        let player = sitting(keeping, Preset::AllFives.rules(Seats::Two));
        let score = score(&player);
        let told = player.by_id("score-board").value().unwrap_or_default();
        let own = format!("You: {score} points, ");
        let own = match (keeping, score / 5) {
            (ScoreKeeping::Paper, lines) => format!("{own}{lines} strokes"),
            (_, hole) => format!("{own}hole {hole}"),
        };
        assert!(told.lines().any(|line| line == own), "{own} in {told}");
        assert_eq!(told.lines().count(), 3, "a name and two sides: {told}");
    }
}

#[test]
fn pegs_move_as_the_points_arrive_and_never_stand_in_one_hole() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let player = sitting(ScoreKeeping::CribbageBoard, rules);
    let state = player.session().state();
    let own = state.rules().seats.team(YOU);
    let scores = ScoreSheet::score_history(state, own);
    let [.., before, last] = scores[..] else {
        panic!("it has scored: {scores:?}");
    };
    let side = |missing: f32| {
        let reached = |team| (team == own).then_some(last as f32 - missing);
        let board = ScoreBoard::new(state, ScoreKeeping::CribbageBoard, YOU, reached);
        board.expect("fives score").sides.swap_remove(0)
    };
    let marks = side(0.0).marks;
    let holes: Vec<i32> = scores.iter().map(|score| score / 5).collect();
    let mut apart = holes;
    apart.dedup();
    assert_eq!(marks, apart, "a hole for each five of {scores:?}");
    let end = marks.len() as f32 - 1.0;
    assert!((side(0.0).position - end).abs() < 1e-4, "all is there");
    let gained = (last - before) as f32;
    assert!((side(gained).position - (end - 1.0)).abs() < 1e-4, "none of it yet");
    assert!((side(gained / 2.0).position - (end - 0.5)).abs() < 1e-4, "on its way");
}

#[test]
fn a_score_short_of_the_target_has_not_come_to_the_hole_that_wins() {
    for (target, hole) in [(Some(60), Some(12)), (Some(61), Some(13)), (None, None)] {
        let rules = Rules { target, ..Preset::AllFives.rules(Seats::Two) };
        let player = Player::new(&set(rules), 3);
        let state = player.session().state();
        let board = ScoreBoard::new(state, ScoreKeeping::CribbageBoard, YOU, |_| None);
        assert_eq!(board.expect("fives score").target, hole, "{target:?}");
    }
}

#[test]
fn where_multiples_are_counted_a_point_is_a_hole() {
    let rules = Preset::BritishFivesAndThrees.rules(Seats::Two);
    assert_eq!(rules.count_unit, CountUnit::Multiples);
    let player = sitting(ScoreKeeping::CribbageBoard, rules);
    let score = score(&player);
    let told = player.by_id("score-board").value().unwrap_or_default();
    assert!(told.contains(&format!("You: {score} points, hole {score}")), "{told}");
}

#[test]
fn a_click_on_the_board_opens_the_score_sheet() {
    let mut player = sitting(ScoreKeeping::CribbageBoard, Preset::AllFives.rules(Seats::Two));
    player.click_id("score-board");
    assert!(player.has_id("sheet-hand-1"), "it is open");
}

#[test]
fn there_is_a_board_only_where_fives_score_and_somebody_wants_one() {
    let kept = |keeping, preset: Preset| {
        let player = Player::new(
            &Preferences {
                display: Display { score_keeping: keeping, ..Display::default() },
                ..set(preset.rules(Seats::Two))
            },
            3,
        );
        player.has_id("score-board")
    };
    assert!(kept(ScoreKeeping::Paper, Preset::AllFives));
    assert!(!kept(ScoreKeeping::Paper, Preset::Draw));
    // No hole fits a score of three.
    assert!(!kept(ScoreKeeping::CribbageBoard, Preset::FivesAndThrees));
    assert!(!kept(ScoreKeeping::Numbers, Preset::AllFives));
}
