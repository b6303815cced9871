//! The end of a game: who won and how, one sentence about the game, and the scores.

use engine::{Bone, Event, GameState, RoundEnd, ScoreSheet, View};
use words::result::SIX_LOVE;
use words::{Points, Who, msg, points, result};

use super::end_card::{CardRow, EndCard};
use super::hand_over::{calculation_rows, comparison_rows, ending_text, held_rows, side_scores};

/// The card of a finished game; `None` before its end.
pub fn game_over(view: &View, game: &GameState) -> Option<EndCard> {
    let outcome = game.outcome()?;
    let (seating, rules) = (game.seating(), game.rules());
    let mut people = seating.people();
    let is_won = people.any(|seat| outcome.winner == Some(rules.seats.team(seat)));
    let shut_out = ScoreSheet::shutout_winner(game);
    if let Some(winner) = shut_out.filter(|_| is_won && is_six_love(game)) {
        let every_hand = msg::game_over_every_hand(&Who::of(seating, rules.seats, winner));
        return Some(EndCard {
            author_id: "game-over",
            title: msg::game_over_six_love(result::shut_out_selector(rules)),
            is_game_over: true,
            stays_in_middle: false,
            is_won,
            rows: vec![CardRow::QuietText(every_hand), CardRow::Laurel(SIX_LOVE)],
            sides: side_scores(view, outcome.winner, seating, rules),
            notes: Vec::new(),
        });
    }
    let mut rows = ending_rows(view, game);
    rows.push(CardRow::QuietText(match game.timed_result(view.seat()) {
        Some(timed) => {
            let who = Who::at(seating, view.seat());
            msg::game_over_timed(&who, Points::shown(timed.total()))
        }
        None => result::summary(game, &ScoreSheet::from_game(game)),
    }));
    rows.extend(shut_out.map(|_| CardRow::QuietText(result::shut_out(rules))));
    let mut sides = side_scores(view, outcome.winner, seating, rules);
    if let Some((winner, play)) = sides.first_mut().zip(winning_play(view)) {
        winner.before -= points::in_rules_unit(play.gained, rules);
    }
    Some(EndCard {
        author_id: "game-over",
        title: result::winner(game, outcome),
        is_game_over: true,
        stays_in_middle: false,
        is_won,
        rows,
        sides,
        notes: Vec::new(),
    })
}

/// Whether a shut-out is a "six-love": a game to six hands without a lost or tied one.
fn is_six_love(game: &GameState) -> bool {
    let rules = game.rules();
    // A tied hand has no winner.
    let is_straight = game.rounds().len() <= usize::from(SIX_LOVE);
    rules.counts_hands() && rules.target == Some(SIX_LOVE) && is_straight
}

/// Rows that describe how the game ended: with the winning play, or with the bones still held.
fn ending_rows(view: &View, game: &GameState) -> Vec<CardRow> {
    let (seating, rules) = (game.seating(), game.rules());
    let last_hand_rows = || {
        let text = result::last_hand(game);
        let row = (!text.is_empty()).then_some(CardRow::Text(text));
        row.into_iter().collect()
    };
    match view.position().end() {
        Some(end @ (RoundEnd::Domino(_) | RoundEnd::Blocked)) => {
            let first = CardRow::Text(ending_text(end, seating, rules));
            let rows = std::iter::once(first).chain(held_rows(view, seating));
            let rows = rows.chain(comparison_rows(view, seating));
            rows.chain(calculation_rows(view, rules)).collect()
        }
        Some(RoundEnd::TargetReached) => match winning_play(view) {
            Some(play) => {
                let shown = |points| points::in_rules_unit(points, rules);
                let text = msg::game_over_scores(shown(play.gained), shown(play.score));
                vec![CardRow::Play(play.bone, text)]
            }
            None => last_hand_rows(),
        },
        _ => last_hand_rows(),
    }
}

#[derive(Debug, Clone, Copy)]
struct WinningPlay {
    bone: Bone,
    /// What the play scored, in points.
    gained: i32,
    /// The score of the side after the play.
    score: i32,
}

/// The play that reached the target, if one did.
fn winning_play(view: &View) -> Option<WinningPlay> {
    if view.position().end() != Some(RoundEnd::TargetReached) {
        return None;
    }
    let mut gained = 0;
    for event in view.events().iter().rev() {
        match event {
            Event::GameOver { .. } => {}
            Event::Scored { points, taken_from: None, .. }
            | Event::FreedPlayBonus { points, .. } => {
                gained += i32::from(*points);
            }
            Event::Played { seat, bone, .. } if gained > 0 => {
                let team = view.rules().seats.team(*seat);
                return Some(WinningPlay {
                    bone: *bone,
                    gained,
                    score: view.position().scores()[team],
                });
            }
            _ => return None,
        }
    }
    None
}
