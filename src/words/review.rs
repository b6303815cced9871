//! Texts of the review of a game.

use super::arguments::Who;
use super::figures::{self, number, one_decimal_value, round_to_tenths};
use super::hint::{self, AdviceContext, action};
use super::named::Named as _;
use super::points::{Points, unit};
use super::who::{Perspective, sole_person};
use super::{list, sides, yes_or_no};
use crate::msg;
use engine::{CountUnit, DominoAward, Level, Rules, ScoreDisplay, Seat, Seating, Team};
use game::session::{Review, ReviewPlace};
use nestor::coach::{
    ChancePoint, Decision, Explanation, GameReview, LuckAndSkill, Mark, SURE_STANDARD_ERRORS,
};
use nestor::{ActionValue, Cost};

/// The table at which a decision was made.
#[derive(Debug, Clone, Copy)]
pub struct TableContext<'a> {
    /// Who sits in each seat.
    pub seating: &'a Seating,
    /// The rules, which decide how points are told.
    pub rules: &'a Rules,
}

/// The place of the shown moment in its hand: `5 of 23`. With `has_no_title`, the text also names
/// the hand.
pub fn place(place: ReviewPlace, has_no_title: bool) -> String {
    let ReviewPlace { hand, actions_done, action_count } = place;
    let named = yes_or_no(has_no_title);
    msg::review_place(action_count, actions_done, hand, named)
}

/// Caption below the picture of a play.
pub fn play_caption(decision: &Decision, value: &ActionValue) -> String {
    let case = match (value.action == decision.best(), decision.is_chosen(value)) {
        (true, true) => "both",
        (true, false) => "best",
        (false, true) => "made",
        (false, false) => "other",
    };
    msg::review_picture(hint::percent(decision.shown_chance(value)), case)
}

/// A decision in a sentence: the action and its mark.
pub fn decision(decision: &Decision, table: TableContext<'_>) -> String {
    let who = Who::at(table.seating, decision.seat);
    msg::review_said(&who, action(decision.made, table.rules), mark(decision.mark, table))
}

/// The best action; `None` if it was chosen.
pub fn best_action_text(decision: &Decision, table: TableContext<'_>) -> Option<String> {
    let best = || msg::review_best_was(action(decision.best(), table.rules));
    (decision.mark != Mark::Best).then(best)
}

/// Why the best action of a decision is better than another, in a sentence, and the figures behind
/// that.
pub fn why(
    decision: &Decision,
    explanation: &Explanation,
    table: TableContext<'_>,
) -> (String, Vec<String>) {
    let is_other = |value: &&ActionValue| {
        value.action == explanation.other
            || decision.is_chosen(value) && explanation.other == decision.made
    };
    let other = decision.values.iter().find(is_other);
    let context = AdviceContext {
        perspective: Perspective::in_finished_game(decision.seat, table.seating),
        rules: table.rules,
    };
    let is_close = other.is_some_and(|other| decision.is_about_equal(other));
    hint::explain(explanation, is_close, context)
}

/// The level of the strongest Nestor at the table, which decides the wording of marks; Easy without
/// a Nestor.
fn strongest_level(table: TableContext<'_>) -> Level {
    table.seating.levels().max().unwrap_or(Level::Easy)
}

/// Returns a mark for use in a sentence: in softer words against weak Nestors, and never a blunder
/// below Tough.
fn mark(mark: Mark, table: TableContext<'_>) -> String {
    match (mark, strongest_level(table)) {
        (Mark::Inaccurate, Level::Learner | Level::Beginner) => msg::MARK_SOFT_INACCURATE.text(),
        (Mark::Mistake, Level::Learner | Level::Beginner) => msg::MARK_SOFT_MISTAKE.text(),
        (Mark::Blunder, Level::Learner | Level::Beginner) => msg::MARK_SOFT_BLUNDER.text(),
        (Mark::Blunder, level) if level < Level::Tough => msg::MARK_BIG_MISTAKE.text(),
        _ => mark.name(),
    }
}

/// The name of the row that counts a mark.
pub fn mark_row_name(mark: Mark, table: TableContext<'_>) -> String {
    if mark == Mark::Blunder && strongest_level(table) < Level::Tough {
        msg::MARK_BIG_MISTAKE_COUNT.text()
    } else {
        mark.text("count")
    }
}

/// The cost of a decision; `None` for the best action.
pub fn cost(decision: &Decision, table: TableContext<'_>) -> Option<String> {
    let rules = table.rules;
    let Cost { points: lost, points_error, .. } = decision.cost;
    match decision.mark {
        Mark::Best => None,
        Mark::Good
            if !decision.surely_lowered_chance()
                && !rules.counts_hands()
                && lost > 0.0
                && lost >= SURE_STANDARD_ERRORS * points_error =>
        {
            let lost = points(lost.into(), rules);
            Some(msg::review_costs_points(Points::shown(lost)))
        }
        Mark::Good if !decision.surely_lowered_chance() => Some(msg::REVIEW_COSTS_NOTHING.text()),
        _ => Some(cost_text(decision, table)),
    }
}

/// The cost of a decision in the chance to win, and in points as a loss or gain. Where hands are
/// counted, only the chance.
fn cost_text(decision: &Decision, table: TableContext<'_>) -> String {
    let Cost { points: lost, chance, .. } = decision.cost;
    let rules = table.rules;
    let lost = points(lost.into(), rules);
    let told = if rules.counts_hands() {
        "chance"
    } else if lost < 0.0 {
        "gain"
    } else {
        "loss"
    };
    let who = Who::at(table.seating, decision.seat);
    msg::review_cost(&who, percent(chance), Points::shown(lost.abs()), told)
}

/// The precision of the cost of a decision: its 95% interval.
pub fn margin(decision: &Decision, rules: &Rules) -> String {
    let Cost { points_error, chance_error, .. } = decision.cost;
    msg::review_cost_margin(
        percent(SURE_STANDARD_ERRORS * chance_error),
        Points::in_unit(points((SURE_STANDARD_ERRORS * points_error).into(), rules), rules),
    )
}

/// A line of the list of choices: the action, its chance and its points.
pub fn choice(decision: &Decision, value: &ActionValue, rules: &Rules) -> [String; 3] {
    // The action that was taken keeps the name it has everywhere else.
    let is_made = decision.is_chosen(value);
    let shown_action = if is_made { decision.made } else { value.action };
    let action = action(shown_action, rules);
    let is_best = value.action == decision.best();
    let is_equal = !is_best && decision.is_about_equal(value);
    let case = match (is_best, is_made, is_equal) {
        (true, true, _) => "both",
        (true, false, _) => "best",
        (false, true, false) => "made",
        (false, true, true) => "made-equal",
        (false, false, true) => "equal",
        (false, false, false) => "other",
    };
    let named = msg::review_choice_named(action, case);
    let chance = msg::percent(hint::percent(decision.shown_chance(value)));
    [named, chance, rough_points(value.points, rules)]
}

/// The points of a choice. Only small numbers have tenths: large ones are not known so exactly.
fn rough_points(amount: f32, rules: &Rules) -> String {
    let is_few = rules.score_display == ScoreDisplay::Fives
        || rules.count_unit == CountUnit::Multiples
        || rules.domino_award == DominoAward::OnePoint
        || rules.counts_hands();
    let amount = points(amount.into(), rules);
    let amount = if is_few { amount } else { amount.round() };
    if amount > 0.0 {
        msg::plus(amount)
    } else if amount < 0.0 {
        msg::minus(-amount)
    } else {
        number(0)
    }
}

/// A choice in a sentence, for a screen reader.
pub fn choice_spoken(
    decision: &Decision,
    [action, ..]: &[String; 3],
    value: &ActionValue,
    rules: &Rules,
) -> String {
    msg::review_choice_spoken(
        action.clone(),
        hint::percent(decision.shown_chance(value)),
        rough_points(value.points, rules),
    )
}

/// The total cost of a player's decisions, in points and in percent of the chance to win. Sums
/// below 0, which come from sampling errors, are shown as 0.
pub fn costs(reviewed: &GameReview, seat: Seat, rules: &Rules) -> [String; 2] {
    let Cost { points: lost, chance, .. } = reviewed.cost(seat);
    let lost = points(lost.max(0.0).into(), rules);
    let chance = percent(chance.max(0.0));
    [figures::with_one_decimal(lost), msg::percent(figures::with_one_decimal(chance))]
}

/// Explains the points of the choices, and how the best is determined.
pub fn points_explained(rules: &Rules) -> String {
    msg::review_points_says(side_count_selector(rules), unit(rules))
}

/// The lines on luck and skill: name and points.
pub fn luck_and_skill(
    split: LuckAndSkill,
    team: Team,
    table: TableContext<'_>,
) -> Vec<(String, String)> {
    let seats = table.rules.seats;
    let Who { who, .. } = Who::of(table.seating, seats, team);
    let side = sides::side(table.seating, seats, team);
    let names = [
        msg::review_own(side, who),
        other_sides_label(team, table),
        msg::REVIEW_LUCK_ROW.text(),
        msg::review_luck_of(unit(table.rules)),
    ];
    let figures = [split.own, split.others, split.result];
    let [own, others, result] = figures.map(|figure| points(figure, table.rules));
    // The figures add up as displayed: luck is the rest.
    let figures = [own, others, round_to_tenths(result - own - others), result];
    let figures = figures.map(with_sign);
    names.into_iter().zip(figures).collect()
}

fn other_sides_label(team: Team, table: TableContext<'_>) -> String {
    let seats = table.rules.seats;
    let mut others = Team::all(seats).filter(|other| *other != team);
    match (others.next(), others.next()) {
        (Some(other), None) => {
            let Who { who, .. } = Who::of(table.seating, seats, other);
            let side = sides::side(table.seating, seats, other);
            msg::review_own(side, who)
        }
        _ => msg::REVIEW_OTHERS.text(),
    }
}

/// How precise the figure for luck is, and how it depends on the plays of others.
pub fn luck_precision(split: LuckAndSkill, rules: &Rules) -> String {
    let error = points(split.luck_margin(), rules);
    msg::review_luck_known(Points::in_unit(error, rules), side_count_selector(rules))
}

const fn side_count_selector(rules: &Rules) -> &'static str {
    if rules.seats.team_count() == 2 { "two" } else { "more" }
}

/// The number of mistakes of a seat's side, with the name of the side if several people play.
pub fn mistakes(count: usize, seat: Seat, table: TableContext<'_>) -> String {
    let mistakes = msg::review_mistakes(count);
    if sole_person(table.seating).is_some() {
        return if count == 0 { msg::REVIEW_NO_OWN_MISTAKES.text() } else { mistakes };
    }
    let team = table.rules.seats.team(seat);
    msg::label_value(sides::side(table.seating, table.rules.seats, team), mistakes)
}

/// A mistake to learn from, in a line.
pub fn mistake(decision: &Decision, review: &Review, table: TableContext<'_>) -> String {
    let hand = review.place_of(decision.moment).hand;
    let said = self::decision(decision, table);
    let best = best_action_text(decision, table).unwrap_or_default();
    msg::review_mistake_line(best, cost_text(decision, table), hand, said)
}

/// The chart, for a screen reader: the chance at the end of each hand.
pub fn chart(
    reviewed: &GameReview,
    review: &Review,
    team: Team,
    table: TableContext<'_>,
) -> String {
    let mut hands: Vec<(usize, f32)> = Vec::new();
    for ChancePoint { moment, chance } in reviewed.chances(team) {
        let hand = review.place_of(moment).hand;
        match hands.last_mut() {
            Some(last) if last.0 == hand => last.1 = chance,
            _ => hands.push((hand, chance)),
        }
    }
    let hands = hands.into_iter();
    let chances = hands.map(|(hand, chance)| msg::review_chart_hand(percent(chance), hand));
    msg::review_chart_spoken(list(chances), sides::side(table.seating, table.rules.seats, team))
}

/// Explains at which cost a decision gets which mark.
pub fn marks_explained(rules: &Rules) -> String {
    let limit = |mark: Mark| {
        let limit = mark.limit().unwrap_or_default();
        (f64::from(limit.points), percent(limit.chance))
    };
    let (inaccurate, mistake) = (limit(Mark::Inaccurate), limit(Mark::Mistake));
    let blunder = limit(Mark::Blunder);
    msg::review_limits(
        blunder.1,
        blunder.0,
        inaccurate.1,
        inaccurate.0,
        mistake.1,
        mistake.0,
        unit(rules),
    )
}

/// A chance in percent, with one decimal.
pub fn percent(chance: f32) -> f64 {
    round_to_tenths(f64::from(chance) * 100.0)
}

/// Converts points to the unit of the rules, with one decimal.
fn points(points: f64, rules: &Rules) -> f64 {
    round_to_tenths(points / f64::from(rules.score_display.unit()))
}

/// Formats a number with its sign and always one decimal, so that columns align.
fn with_sign(amount: f64) -> String {
    if amount > 0.0 {
        msg::plus(one_decimal_value(amount))
    } else if amount < 0.0 {
        msg::minus(one_decimal_value(-amount))
    } else {
        figures::with_one_decimal(0.0)
    }
}
