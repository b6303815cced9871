//! What is said of a game that has been looked over.

use super::figures::{self, in_tenths, number, rounded};
use super::hint::{self, action};
use super::named::Named as _;
use super::points::Points;
use super::who::{Who, you};
use super::{list, sides, yes_or_no};
use crate::msg;
use engine::{CountUnit, DominoAward, Rules, ScoreDisplay, Seat, Seating, Team};
use game::session::{Review, ReviewPlace};
use nestor::coach::{ChancePoint, Decision, GameReview, LuckAndSkill, Mark, SURE_STANDARD_ERRORS};
use nestor::{ActionValue, Cost};

/// At which table something was decided.
#[derive(Debug, Clone, Copy)]
pub struct AtTable<'a> {
    /// Who sits where.
    pub seating: &'a Seating,
    /// The rules.
    pub rules: &'a Rules,
}

/// Which moment of its hand is shown; where there is no title, also of which hand.
pub fn place(place: ReviewPlace, has_no_title: bool) -> String {
    let ReviewPlace {
        hand,
        done,
        actions,
    } = place;
    let named = yes_or_no(has_no_title);
    msg::review_place(actions, done, hand, named)
}

/// What stands below the picture of a play.
pub fn picture(decision: &Decision, value: &ActionValue) -> String {
    let is = match (value.action == decision.best(), decision.is_made(value)) {
        (true, true) => "both",
        (true, false) => "best",
        (false, true) => "made",
        (false, false) => "other",
    };
    msg::review_picture(hint::percent(value.chance), is)
}

/// A decision in a sentence: what was chosen, its mark, and the best.
pub fn decision(decision: &Decision, at: AtTable<'_>) -> String {
    let who = Who::at(at.seating, decision.seat);
    let made = action(decision.made, at.rules);
    let mark = decision.mark.name();
    if decision.mark == Mark::Best {
        return msg::review_said_best(&who, made, mark);
    }
    msg::review_said(&who, made, action(decision.best(), at.rules), mark)
}

/// What a decision cost; nothing for the best.
pub fn cost(decision: &Decision, rules: &Rules) -> Option<String> {
    let Cost {
        points: lost,
        points_error,
        ..
    } = decision.cost;
    match decision.mark {
        Mark::Best => None,
        Mark::Good
            if !decision.surely_lowered_chance()
                && lost > 0.0
                && lost >= SURE_STANDARD_ERRORS * points_error =>
        {
            Some(msg::review_costs_points(Points::shown(points(
                lost.into(),
                rules,
            ))))
        }
        Mark::Good if !decision.surely_lowered_chance() => Some(msg::REVIEW_COSTS_NOTHING.text()),
        _ => Some(lost_by(decision, rules)),
    }
}

/// What a decision cost in chance and in points, or gained in points.
fn lost_by(decision: &Decision, rules: &Rules) -> String {
    let Cost {
        points: lost,
        chance,
        ..
    } = decision.cost;
    let lost = points(lost.into(), rules);
    let gains = yes_or_no(lost < 0.0);
    msg::review_cost(percent(chance), gains, Points::shown(lost.abs()))
}

/// How exact the cost of a decision is: its 95% interval.
pub fn margin(decision: &Decision, rules: &Rules) -> String {
    let Cost {
        points_error,
        chance_error,
        ..
    } = decision.cost;
    msg::review_cost_margin(
        percent(SURE_STANDARD_ERRORS * chance_error),
        Points::shown(points((SURE_STANDARD_ERRORS * points_error).into(), rules)),
    )
}

/// A line of what there was to choose from: the action, its chance and its points.
pub fn choice(decision: &Decision, value: &ActionValue, rules: &Rules) -> [String; 3] {
    // What was done is called as it was done, as it is everywhere else.
    let is_made = decision.is_made(value);
    let called = if is_made { decision.made } else { value.action };
    let action = action(called, rules);
    let is_best = value.action == decision.best();
    let is_equal = !is_best && Decision::is_about_equal(value);
    let is = match (is_best, is_made, is_equal) {
        (true, true, _) => "both",
        (true, false, _) => "best",
        (false, true, false) => "made",
        (false, true, true) => "made-equal",
        (false, false, true) => "equal",
        (false, false, false) => "other",
    };
    let named = msg::review_choice_named(action, is);
    let chance = msg::percent(hint::percent(value.chance));
    [named, chance, about(value.points, rules)]
}

/// The points of something to choose from, no finer than they are known: with tenths only
/// where points are few.
fn about(amount: f32, rules: &Rules) -> String {
    let is_few = rules.score_display == ScoreDisplay::Fives
        || rules.count_unit == CountUnit::Multiples
        || rules.domino_award == DominoAward::OnePoint;
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

/// The same in a sentence.
pub fn choice_spoken([action, ..]: &[String; 3], value: &ActionValue, rules: &Rules) -> String {
    msg::review_choice_spoken(
        action.clone(),
        hint::percent(value.chance),
        about(value.points, rules),
    )
}

/// What the decisions of a player cost together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Costs {
    /// In points: all of it, and the part of decisions that were good or best.
    pub points: [String; 2],
    /// In percent of the chance to win, the same.
    pub chance: [String; 2],
}

/// How many points the decisions of a player cost, and how much of the chance to win.
/// They add up as they are read: the part of the good ones is what is left if the costs
/// of all that were worse are taken away.
pub fn costs(reviewed: &GameReview, seat: Seat, rules: &Rules) -> Costs {
    let all = reviewed.cost(seat);
    let bad = || {
        let own = reviewed.decisions().iter();
        own.filter(|it| it.seat == seat && it.mark.is_bad())
    };
    // Not a zero below zero.
    let parts = |all: f64, bad: f64| [all + 0.0, rounded(all - bad)];
    let in_points = |cost: Cost| points(cost.points.into(), rules);
    let in_percent = |cost: Cost| percent(cost.chance);
    let bad_points = bad().map(|it| in_points(it.cost)).sum();
    let bad_chance = bad().map(|it| in_percent(it.cost)).sum();
    let of_chance = |number: String| msg::percent(number);
    let [points, rest] = parts(in_points(all), bad_points);
    let [chance, chance_rest] = parts(in_percent(all), bad_chance);
    Costs {
        points: [points, rest].map(given_away),
        chance: [chance, chance_rest].map(given_away).map(of_chance),
    }
}

/// What was given away, with a minus where it brought something instead: all of it and its
/// parts alike.
fn given_away(amount: f64) -> String {
    if amount < 0.0 {
        with_sign(amount)
    } else {
        // Not a zero below zero.
        figures::tenths(amount + 0.0)
    }
}

/// What the points are of what there was to choose from, and what the best is best by.
pub fn points_explained(rules: &Rules) -> String {
    msg::review_points_says(sides_counted(rules))
}

/// Why something has a higher chance than the best, if anything does.
pub fn higher_explained(decision: &Decision) -> Option<String> {
    let best = hint::percent(decision.chance());
    let mut chances = decision.values.iter().map(|it| hint::percent(it.chance));
    let is_higher = chances.any(|chance| chance > best);
    is_higher.then(|| msg::REVIEW_HIGHER_SAYS.text())
}

/// The name of a line with luck and skill, and its points.
pub fn split(split: LuckAndSkill, team: Team, at: AtTable<'_>) -> Vec<(String, String)> {
    let seats = at.rules.seats;
    let Who { who, .. } = Who::of(at.seating, seats, team);
    let side = sides::side(at.seating, seats, team);
    let names = [
        msg::review_own(side, who),
        others(team, at),
        msg::REVIEW_LUCK_ROW.text(),
        msg::REVIEW_LUCK_OF.text(),
    ];
    let figures = [split.own, split.others, split.result];
    let [own, others, result] = figures.map(|figure| points(figure, at.rules));
    // They add up as they are read: luck is what is left of the figures above and below.
    let figures = [own, others, rounded(result - own - others), result];
    let figures = figures.map(with_sign);
    names.into_iter().zip(figures).collect()
}

/// What the plays of the other sides are called.
fn others(team: Team, at: AtTable<'_>) -> String {
    let seats = at.rules.seats;
    let mut others = Team::all(seats).filter(|other| *other != team);
    match (others.next(), others.next()) {
        (Some(other), None) => {
            let Who { who, .. } = Who::of(at.seating, seats, other);
            let side = sides::side(at.seating, seats, other);
            msg::review_own(side, who)
        }
        _ => msg::REVIEW_OTHERS.text(),
    }
}

/// How well luck is known, and what the plays of others have to do with it.
pub fn luck_known(split: LuckAndSkill, rules: &Rules) -> String {
    let error = points(split.luck_margin(), rules);
    msg::review_luck_known(error, sides_counted(rules))
}

/// Whether there are two sides, as messages choose their words by it.
const fn sides_counted(rules: &Rules) -> &'static str {
    if rules.seats.teams() == 2 {
        "two"
    } else {
        "more"
    }
}

/// How many mistakes the side of a seat made; where several people play, whose they are.
pub fn mistakes(count: usize, seat: Seat, at: AtTable<'_>) -> String {
    let mistakes = msg::review_mistakes(count);
    if you(at.seating).is_some() {
        return mistakes;
    }
    let team = at.rules.seats.team(seat);
    msg::label_value(sides::side(at.seating, at.rules.seats, team), mistakes)
}

/// A decision to learn from, in a line.
pub fn mistake(decision: &Decision, review: &Review, at: AtTable<'_>) -> String {
    let hand = review.place_of(decision.moment).hand;
    let said = self::decision(decision, at);
    msg::review_mistake_line(lost_by(decision, at.rules), hand, said)
}

/// The chart, for a screen reader: the chance at the end of each hand.
pub fn chart(reviewed: &GameReview, review: &Review, team: Team, at: AtTable<'_>) -> String {
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
    msg::review_chart_spoken(list(chances), sides::side(at.seating, at.rules.seats, team))
}

/// How marks are given.
pub fn limits(rules: &Rules) -> String {
    let limit = |mark: Mark| {
        let limit = mark.limit().unwrap_or_default();
        (points(limit.points.into(), rules), percent(limit.chance))
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
    )
}

/// A chance in percent, with one digit after the point.
pub fn percent(chance: f32) -> f64 {
    rounded(f64::from(chance) * 100.0)
}

/// Points as the rules show them, with one digit after the point.
fn points(points: f64, rules: &Rules) -> f64 {
    rounded(points / f64::from(rules.score_display.unit()))
}

/// Tenths with a plus or a minus, and always with that digit: they stand one below the
/// other.
fn with_sign(amount: f64) -> String {
    if amount > 0.0 {
        msg::plus(in_tenths(amount))
    } else if amount < 0.0 {
        msg::minus(in_tenths(-amount))
    } else {
        figures::tenths(0.0)
    }
}
