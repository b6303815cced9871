//! Texts of the score sheet of a game.

use super::arguments::Who;
use super::awards::pips_of_hands;
use super::events;
use super::msg::or_none;
use super::points::{Points, in_rules_unit, score};
use super::sides;
use super::who::sole_person;
use crate::msg;
use engine::{
    Bone, GameState, Hand, HandScore, Round, RoundEnd, Rules, ScoreSheet, Seat, Seating, Team,
};

/// The points of a side in a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetCell {
    /// Points from plays; a dash for none.
    pub plays: String,
    /// Points from the end of the hand, a dash for none; empty while the hand is played.
    pub hand_end: String,
    /// Total of the side after the hand.
    pub total: String,
    /// The total as a number, in the unit of the rules.
    pub score: i32,
}

/// The texts of one hand, which is a row of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandRow {
    /// The number of the hand, from 1, as text.
    pub hand: String,
    /// The player who led; a dash while that is hidden.
    pub leader: String,
    /// The points of each side, in the order of sides.
    pub cells: Vec<SheetCell>,
    /// The points of each side, a sentence each.
    pub side_sentences: Vec<String>,
    /// The whole row, for a screen reader.
    pub spoken: String,
    /// How the hand ended, or that it is still being played.
    pub hand_end: HandEndText,
}

/// The end of a hand, and the calculation of its award.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandEndText {
    /// The end of the hand, in sentences.
    pub end_sentences: Vec<String>,
    /// The bones left in the hands.
    pub remaining: Vec<RemainingBones>,
    /// The awards, in sentences.
    pub awards: Vec<String>,
}

/// The bones left in a player's hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemainingBones {
    /// The holder: `Nestor held`.
    pub holder: String,
    /// The bones, at least one.
    pub bones: Vec<Bone>,
    /// The sum of their pips: `7 + 8 = 15 pips.`
    pub pips_sum: String,
}

/// The rows of the score sheet. `hides_leader` leaves out the leader of the last hand while its
/// bones are being taken.
pub fn rows(state: &GameState, sheet: &ScoreSheet, hides_leader: bool) -> Vec<HandRow> {
    let rounds = state.rounds().iter();
    let hands = rounds.zip(sheet.hands());
    let last = sheet.hands().len();
    let row = |(round, hand): (&Round, &HandScore)| {
        row(state, round, hand, hides_leader && hand.number == last)
    };
    hands.map(row).collect()
}

fn row(state: &GameState, round: &Round, hand: &HandScore, hides_leader: bool) -> HandRow {
    let (seating, rules) = (state.seating(), state.rules());
    let teams = || Team::all(rules.seats);
    let who = Who::at(seating, hand.leader);
    let is_led = if hides_leader { "no" } else { "yes" };
    let begins = msg::sheet_spoken(&who, hand.number, is_led);
    let sides: Vec<String> = teams().map(|team| spoken_side(seating, rules, hand, team)).collect();
    HandRow {
        hand: hand.number.to_string(),
        leader: if hides_leader { "–".to_owned() } else { sides::player(seating, hand.leader) },
        cells: teams().map(|team| cell(rules, hand, team)).collect(),
        spoken: format!("{begins} {}", sides.join(" ")),
        side_sentences: sides,
        hand_end: hand_end_text(round, seating),
    }
}

fn cell(rules: &Rules, hand: &HandScore, team: Team) -> SheetCell {
    let [played, awarded, total] =
        [hand.points_in_play[team], hand.points_awarded[team], hand.totals[team]]
            .map(|points| in_rules_unit(points, rules));
    let made = |points: i32| match points {
        0 => "\u{2013}".to_owned(),
        _ => points.to_string(),
    };
    SheetCell {
        plays: made(played),
        hand_end: hand.end.map_or_else(String::new, |_| made(awarded)),
        total: total.to_string(),
        score: total,
    }
}

/// The totals of each side over all hands.
pub fn totals(rules: &Rules, sheet: &ScoreSheet) -> Vec<SheetCell> {
    let sum = |of: &dyn Fn(&HandScore) -> i32| {
        let points = sheet.hands().iter().map(of).sum();
        in_rules_unit(points, rules).to_string()
    };
    Team::all(rules.seats)
        .map(|team| SheetCell {
            plays: sum(&|hand| hand.points_in_play[team]),
            hand_end: sum(&|hand| hand.points_awarded[team]),
            total: in_rules_unit(sheet.totals()[team], rules).to_string(),
            score: in_rules_unit(sheet.totals()[team], rules),
        })
        .collect()
}

/// The game, and its result once it is over. With only one person at the table, the result is
/// theirs: `All Fives to 150, won 157–89`; otherwise it names the winner: `All Fives to 150, Iris
/// won 157–89`.
pub fn game(game: String, state: &GameState) -> String {
    let Some(outcome) = state.outcome() else {
        return game;
    };
    let (rules, seating) = (state.rules(), state.seating());
    let person = sole_person(seating).map(|seat| rules.seats.team(seat));
    let own = person.or(outcome.winner);
    let own = own.unwrap_or_else(|| rules.seats.team(Seat::ALL[0]));
    let others = Team::all(rules.seats).filter(|team| *team != own);
    let other = others.map(|team| state.scores()[team]).max();
    let [own_points, other] =
        [state.scores()[own], other.unwrap_or_default()].map(|points| in_rules_unit(points, rules));
    let result = match outcome.winner {
        None => "tied",
        Some(_) if person.is_none() => "side-won",
        Some(winner) if winner == own => "won",
        Some(_) => "lost",
    };
    let side = sides::side(seating, rules.seats, own);
    msg::sheet_game_over(game, other, own_points, result, side)
}

fn spoken_side(seating: &Seating, rules: &Rules, hand: &HandScore, team: Team) -> String {
    let side = sides::side(seating, rules.seats, team);
    let [played, awarded, total] =
        [hand.points_in_play[team], hand.points_awarded[team], hand.totals[team]]
            .map(|points| in_rules_unit(points, rules));
    let awarded = hand.end.map(|_| awarded).filter(|_| !rules.counts_hands());
    let played = hand.plays_score.then_some(played);
    msg::sheet_spoken_side(or_none(awarded), or_none(played), side, score(total, rules))
}

fn hand_end_text(round: &Round, seating: &Seating) -> HandEndText {
    let ended =
        |sentence: String| HandEndText { end_sentences: vec![sentence], ..HandEndText::default() };
    match round.position().end() {
        None => return ended(msg::SHEET_GOES_ON.text()),
        Some(RoundEnd::TargetReached) => return ended(msg::SHEET_TARGET_REACHED.text()),
        Some(_) => {}
    }
    let mut sentences = events::ending(round, seating);
    let awards = sentences.split_off(sentences.len().min(1));
    let is_counted =
        !matches!(round.position().end(), Some(RoundEnd::TimeUp | RoundEnd::GivenUp(_)));
    let hands = Seat::around(round.rules().seats).filter(|_| is_counted);
    let hands = hands.map(|seat| (seat, round.position().hand(seat)));
    let held = hands.filter(|(_, hand)| !hand.is_empty());
    HandEndText {
        end_sentences: sentences,
        remaining: held.map(|(seat, hand)| remaining_bones(seating, seat, hand)).collect(),
        awards,
    }
}

fn remaining_bones(seating: &Seating, seat: Seat, hand: Hand) -> RemainingBones {
    let who = Who::at(seating, seat);
    let pips: Vec<u16> = hand.iter().map(|bone| u16::from(bone.weight())).collect();
    RemainingBones {
        holder: msg::hand_over_held(&who),
        bones: hand.iter().collect(),
        pips_sum: msg::sentence(pips_of_hands(&pips, hand.weight())),
    }
}

/// The column headings: the players of each side.
pub fn heads(seating: &Seating, rules: &Rules) -> Vec<String> {
    let teams = Team::all(rules.seats);
    teams.map(|team| sides::side(seating, rules.seats, team)).collect()
}

/// The scores after a hand: `You 155, Iris 120`.
fn standing(seating: &Seating, rules: &Rules, hand: &HandScore) -> String {
    let totals = Team::all(rules.seats).map(|team| hand.totals[team]);
    sides::standing(seating, &totals.collect::<Vec<_>>(), rules)
}

/// Describes the chart for a screen reader: the scores after each hand.
pub fn chart(state: &GameState, sheet: &ScoreSheet) -> String {
    let (seating, rules) = (state.seating(), state.rules());
    let hands = sheet.hands().iter();
    let standings = hands.map(|hand| standing(seating, rules, hand));
    let standing = standings.collect::<Vec<_>>().join("; ");
    if rules.counts_hands() {
        msg::sheet_chart_hands(standing)
    } else {
        msg::sheet_chart_spoken(standing)
    }
}

/// Describes a point of the chart: the hand, and the scores after it.
pub fn chart_point(state: &GameState, hand: &HandScore) -> String {
    let standing = standing(state.seating(), state.rules(), hand);
    msg::sheet_chart_place(hand.number, standing)
}

/// The figures of a game, as pairs of name and figure: the best play, and for several hands the
/// biggest swing and the averages.
pub fn figures(state: &GameState, sheet: &ScoreSheet) -> Vec<(String, String)> {
    let (seating, rules) = (state.seating(), state.rules());
    let mut figures = Vec::new();
    let is_one_hand = sheet.hands().len() == 1;
    if let Some(play) = sheet.best_play(sole_person(seating)) {
        let who = Who::at(seating, play.seat);
        let points = Points::of(play.points, rules);
        let hands = if is_one_hand { "one" } else { "several" };
        let told = msg::figure_best_play_of(&who, play.bone, play.hand, hands, points);
        figures.push((msg::FIGURE_BEST_PLAY.text(), told));
    }
    // Where hands are counted, swings and averages say nothing: all hands count about the same.
    if is_one_hand || rules.counts_hands() {
        return figures;
    }
    if let Some(swing) = sheet.biggest_swing() {
        let who = Who::of(seating, rules.seats, swing.team);
        let told = msg::figure_swing_of(&who, swing.hand, Points::of(swing.points, rules));
        figures.push((msg::FIGURE_SWING.text(), told));
    }
    let averages = Team::all(rules.seats).filter_map(|team| {
        let points = sheet.points_per_hand(team)?;
        let side = sides::side(seating, rules.seats, team);
        Some(msg::side_points(Points::shown(average(points, rules)), side))
    });
    let averages: Vec<String> = averages.collect();
    if !averages.is_empty() {
        figures.push((msg::FIGURE_AVERAGE.text(), averages.join(", ")));
    }
    figures
}

/// Converts an average to the unit of the rules, with one decimal.
fn average(points: f64, rules: &Rules) -> f64 {
    let scale = f64::from(in_rules_unit(SAMPLE_POINTS, rules)) / f64::from(SAMPLE_POINTS);
    (points * scale * 10.0).round() / 10.0
}

const SAMPLE_POINTS: i32 = 100;
