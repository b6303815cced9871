//! What the score is kept on besides its numbers: a cribbage board, or paper.

use egui::{Pos2, Rect, Shape, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::{CountUnit, Preset, Rules, ScoreSheet, Seat, Seats, Team};
use game::profile::{Display, MotionSpeed, Pace, Preferences, ScoreKeeping};
use nestor_dominoes::app::paint::{HOLES, LINES, PegBoard, crosses};
use nestor_dominoes::app::table::arrange;
use nestor_dominoes::app::table::score_board::{BoardKind, BoardSide, ScoreBoard};
use rand::RngExt as _;

use super::found::game_where;
use super::layout::{SIZES, area, assert_all_is_seen, positions};
use super::player::{Player, set};
use crate::YOU;

const KINDS: [BoardKind; 2] = [BoardKind::Pegs, BoardKind::Paper];

fn board(kind: BoardKind, seats: Seats, score: i32) -> ScoreBoard {
    let side = |team| BoardSide {
        seats: Seat::around(seats)
            .filter(|seat| seats.team(*seat) == team)
            .collect(),
        name: format!("{team:?}"),
        score,
        marks: vec![0, score / 5],
        at: 1.0,
    };
    ScoreBoard {
        kind,
        sides: Team::all(seats).map(side).collect(),
        target: Some(50),
    }
}

#[test]
fn a_board_has_a_place_of_its_own_at_any_size_and_leaves_the_table_most_of_it() {
    let mut shown = 0;
    positions(|model, rules, rng| {
        if rng.random_bool(0.7) {
            return;
        }
        let size = SIZES[rng.random_range(0..SIZES.len())];
        let without = arrange(model, rules.spinner, area(size), None).table;
        let mut model = model.clone();
        let score = rng.random_range(0..600);
        model.board = Some(board(KINDS[rng.random_range(0..2)], rules.seats, score));
        let arrangement = assert_all_is_seen(&model, rules, size);
        let Some(place) = arrangement.board else {
            return;
        };
        shown += 1;
        let shared = arrangement.table.shrink(0.1).intersect(place);
        assert!(!shared.is_positive(), "{place:?} on the table at {size:?}");
        // Where only the ends are shown, rows of bones share the room.
        if arrangement.is_whole {
            let (before, left) = (without.area(), arrangement.table.area());
            assert!(left >= 0.7 * before, "{left} of {before} at {size:?}");
        }
    });
    assert!(shown > 100, "{shown} boards were shown");
}

#[test]
fn every_hole_of_a_cribbage_board_is_apart_from_every_other() {
    let place = Rect::from_min_size(pos2(30.0, 40.0), vec2(700.0, 600.0));
    for sides in 2..=4 {
        for upright in [false, true] {
            let board = PegBoard::in_place(place, upright, sides, 13.0);
            let holes: Vec<Pos2> = (0..sides)
                .flat_map(|side| (-1..=HOLES).map(move |number| board.hole(side, number)))
                .collect();
            for (n, hole) in holes.iter().enumerate() {
                assert!(board.rect.shrink(0.5 * board.step).contains(*hole));
                for other in &holes[..n] {
                    assert!(hole.distance(*other) > 0.9 * board.step);
                }
            }
            let start = board.start(0);
            assert!(board.rect.contains(start) && start.distance(board.hole(0, -1)) > board.step);
            assert_eq!(board.hole(1, HOLES + 7), board.hole(1, 7), "round again");
        }
    }
}

#[test]
fn a_peg_leaps_over_the_other_and_lands_in_its_hole() {
    let place = Rect::from_min_size(Pos2::ZERO, vec2(500.0, 100.0));
    let board = PegBoard::in_place(place, false, 2, 13.0);
    let peg = |part| board.between(0, 4, 9, part);
    assert_eq!(
        (peg(0.0).at, peg(1.0).at),
        (board.hole(0, 4), board.hole(0, 9))
    );
    assert!(peg(0.0).lifted.abs() < 1e-3 && peg(1.0).lifted.abs() < 1e-3);
    assert!(peg(0.5).lifted > board.step, "it is in the air");
}

/// The lines of a symbol with so many of them, by their middle and length.
fn lines(count: f32) -> Vec<[Pos2; 2]> {
    let ctx = egui::Context::default();
    let square = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 100.0));
    let painter = egui::Painter::new(ctx, egui::LayerId::background(), Rect::EVERYTHING);
    crosses(&painter, square, count, egui::Color32::WHITE);
    let mut lines = Vec::new();
    painter.for_each_shape(|shape| {
        if let Shape::LineSegment { points, .. } = shape.shape {
            lines.push(points);
        }
    });
    lines
}

#[test]
fn a_symbol_is_a_large_cross_and_then_four_small_ones_in_its_spaces() {
    let length = |[from, to]: [Pos2; 2]| from.distance(to);
    let all = lines(LINES as f32);
    assert_eq!(all.len(), 10);
    for count in 0..=LINES {
        assert_eq!(lines(count as f32), all[..count as usize], "line by line");
    }
    assert!(
        (length(lines(2.5)[2]) - length(all[2]) / 2.0).abs() < 0.1,
        "under the pen"
    );
    let middle = |[from, to]: [Pos2; 2]| from.lerp(to, 0.5);
    let center = pos2(50.0, 50.0);
    for pair in all.chunks(2) {
        assert!(
            middle(pair[0]).distance(middle(pair[1])) < 0.1,
            "they cross"
        );
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
    let preferences = set(rules);
    let preferences = Preferences {
        display: Display {
            score_keeping: keeping,
            motion: MotionSpeed::Off,
            pace: Pace::WaitForOk,
            ..preferences.display
        },
        ..preferences
    };
    let session = game_where(&preferences, |session| {
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
        let told = player.by_id("score-board").accesskit_node().value();
        let told = told.unwrap_or_default();
        let own = format!("You: {score} points, ");
        let own = match (keeping, score / 5) {
            (ScoreKeeping::Paper, lines) => format!("{own}{lines} lines"),
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
    let scores = ScoreSheet::scores_of(state, own);
    let [.., before, last] = scores[..] else {
        panic!("it has scored: {scores:?}");
    };
    let side = |missing: f32| {
        let missing = |team| if team == own { missing } else { 0.0 };
        let board = ScoreBoard::new(state, ScoreKeeping::CribbageBoard, YOU, missing);
        board.expect("fives score").sides.swap_remove(0)
    };
    let marks = side(0.0).marks;
    let holes: Vec<i32> = scores.iter().map(|score| score / 5).collect();
    let mut apart = holes;
    apart.dedup();
    assert_eq!(marks, apart, "a hole for each five of {scores:?}");
    let end = marks.len() as f32 - 1.0;
    assert!((side(0.0).at - end).abs() < 1e-4, "all is there");
    let gained = (last - before) as f32;
    assert!(
        (side(gained).at - (end - 1.0)).abs() < 1e-4,
        "none of it yet"
    );
    assert!(
        (side(gained / 2.0).at - (end - 0.5)).abs() < 1e-4,
        "on its way"
    );
}

#[test]
fn a_score_short_of_the_target_has_not_come_to_the_hole_that_wins() {
    for (target, hole) in [(Some(60), Some(12)), (Some(61), Some(13)), (None, None)] {
        let rules = Rules {
            target,
            ..Preset::AllFives.rules(Seats::Two)
        };
        let player = Player::new(&set(rules), 3);
        let state = player.session().state();
        let board = ScoreBoard::new(state, ScoreKeeping::CribbageBoard, YOU, |_| 0.0);
        assert_eq!(board.expect("fives score").target, hole, "{target:?}");
    }
}

#[test]
fn where_multiples_are_counted_a_point_is_a_hole() {
    let rules = Preset::BritishFivesAndThrees.rules(Seats::Two);
    assert_eq!(rules.count_unit, CountUnit::Multiples);
    let player = sitting(ScoreKeeping::CribbageBoard, rules);
    let score = score(&player);
    let told = player.by_id("score-board").accesskit_node().value();
    let told = told.unwrap_or_default();
    assert!(
        told.contains(&format!("You: {score} points, hole {score}")),
        "{told}"
    );
}

#[test]
fn a_click_on_the_board_opens_the_score_sheet() {
    let mut player = sitting(
        ScoreKeeping::CribbageBoard,
        Preset::AllFives.rules(Seats::Two),
    );
    player.click_id("score-board");
    assert!(player.has_id("sheet-hand-1"), "it is open");
}

#[test]
fn there_is_a_board_only_where_fives_score_and_somebody_wants_one() {
    let kept = |keeping, preset: Preset| {
        let player = Player::new(
            &Preferences {
                display: Display {
                    score_keeping: keeping,
                    ..Display::default()
                },
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
