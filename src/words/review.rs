//! What is said of a game that has been looked over.

use super::figures::{self, in_tenths};
use super::hint::{self, action};
use super::named::Named as _;
use super::who::Who;
use super::{list, sides};
use crate::{id, say};
use engine::{CountUnit, DominoAward, Rules, ScoreDisplay, Seat, Seating, Team};
use game::session::{Review, ReviewPlace};
use nestor::coach::{ChancePoint, Decision, GameReview, LuckAndSkill, Mark, SURE_STANDARD_ERRORS};
use nestor::{ActionValue, Cost};

use super::message::Id;

/// Nothing has been worked out yet.
pub const NOT_YET: Id = id!("review-not-yet");
/// The game is not over, and cannot be looked back at.
pub const NOT_OVER: Id = id!("review-not-over");
/// There is no decision after this moment.
pub const NO_DECISION: Id = id!("review-no-decision");
/// There is none before it.
pub const NO_DECISION_BEFORE: Id = id!("review-no-decision-before");
/// There is no mistake after this moment.
pub const NO_MISTAKE: Id = id!("review-no-mistake");
/// There is none before it.
pub const NO_MISTAKE_BEFORE: Id = id!("review-no-mistake-before");
/// It could not be worked out.
pub const FAILED: Id = id!("review-failed");
/// The game goes on from here.
pub const TRIED_AGAIN: Id = id!("review-tried-again");

/// The tag of the best play on the table.
pub const BEST_TAG: Id = id!("review-tag-best");
/// The tag of the one that was made.
pub const MADE_TAG: Id = id!("review-tag-made");

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
    if has_no_title {
        say!(
            "review-place-low",
            hand = hand,
            done = done,
            actions = actions
        )
    } else {
        say!("review-place", done = done, actions = actions)
    }
}

/// What stands below the picture of a play.
pub fn picture(decision: &Decision, value: &ActionValue) -> String {
    let is = match (value.action == decision.best(), decision.is_made(value)) {
        (true, true) => "both",
        (true, false) => "best",
        (false, true) => "made",
        (false, false) => "other",
    };
    say!(
        "review-picture",
        is = is,
        chance = hint::percent(value.chance)
    )
}

/// A decision in a sentence: what was chosen, its mark, and the best.
pub fn decision(decision: &Decision, at: AtTable<'_>) -> String {
    let Who { who, name, .. } = Who::at(at.seating, decision.seat);
    let made = action(decision.made, at.rules);
    let mark = decision.mark.called();
    if decision.mark == Mark::Best {
        return say!(
            "review-said-best",
            who = who,
            name = name,
            action = made,
            mark = mark
        );
    }
    say!(
        "review-said",
        who = who,
        name = name,
        action = made,
        mark = mark,
        best = action(decision.best(), at.rules)
    )
}

/// What a decision cost; nothing for the best.
pub fn cost(decision: &Decision, rules: &Rules) -> Option<String> {
    let Cost {
        points: lost,
        points_error,
        chance,
        chance_error,
    } = decision.cost;
    match decision.mark {
        Mark::Best => None,
        Mark::Good
            if !decision.surely_lowered_chance()
                && lost > 0.0
                && lost >= SURE_STANDARD_ERRORS * points_error =>
        {
            Some(say!(
                "review-costs-points",
                points = points(lost.into(), rules),
                points_error = points((SURE_STANDARD_ERRORS * points_error).into(), rules)
            ))
        }
        Mark::Good if !decision.surely_lowered_chance() => Some(say!("review-costs-nothing")),
        _ if points(lost.into(), rules) < 0.0 => Some(say!(
            "review-cost-but-gains",
            points = -points(lost.into(), rules),
            points_error = points((SURE_STANDARD_ERRORS * points_error).into(), rules),
            chance = percent(chance),
            chance_error = percent(SURE_STANDARD_ERRORS * chance_error)
        )),
        _ => Some(say!(
            "review-cost",
            points = points(lost.into(), rules),
            points_error = points((SURE_STANDARD_ERRORS * points_error).into(), rules),
            chance = percent(chance),
            chance_error = percent(SURE_STANDARD_ERRORS * chance_error)
        )),
    }
}

/// A line of what there was to choose from: the action, its chance and its points.
pub fn choice(decision: &Decision, value: &ActionValue, rules: &Rules) -> [String; 3] {
    // What was done is called as it was done, as it is everywhere else.
    let is_made = decision.is_made(value);
    let called = if is_made { decision.made } else { value.action };
    let action = action(called, rules);
    let is_best = value.action == decision.best();
    let is_equal = !is_best && Decision::is_about_equal(value);
    let named = match (is_best, is_made, is_equal) {
        (true, true, _) => say!("review-choice-both", action = action),
        (true, false, _) => say!("review-choice-best", action = action),
        (false, true, false) => say!("review-choice-made", action = action),
        (false, true, true) => say!("review-choice-made-equal", action = action),
        (false, false, true) => say!("review-choice-equal", action = action),
        (false, false, false) => action,
    };
    let chance = say!("percent", number = hint::percent(value.chance));
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
        say!("plus", number = amount)
    } else if amount < 0.0 {
        say!("minus", number = -amount)
    } else {
        say!("number", number = 0)
    }
}

/// The same in a sentence.
pub fn choice_spoken([action, ..]: &[String; 3], value: &ActionValue, rules: &Rules) -> String {
    say!(
        "review-choice-spoken",
        action = action.clone(),
        chance = hint::percent(value.chance),
        points = about(value.points, rules)
    )
}

/// What stands before the counts of a mark.
pub fn mark_counted(mark: Mark) -> String {
    mark.also("count")
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
    let parts = |all: f64, bad: f64| [all + 0.0, tenths(all - bad)];
    let in_points = |cost: Cost| points(cost.points.into(), rules);
    let in_percent = |cost: Cost| percent(cost.chance);
    let bad_points = bad().map(|it| in_points(it.cost)).sum();
    let bad_chance = bad().map(|it| in_percent(it.cost)).sum();
    let of_chance = |number: String| say!("percent", number = number);
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
    say!("review-points-says", sides = sides_counted(rules))
}

/// Why something has a higher chance than the best, if anything does.
pub fn higher_explained(decision: &Decision) -> Option<String> {
    let best = hint::percent(decision.chance());
    let mut chances = decision.values.iter().map(|it| hint::percent(it.chance));
    let is_higher = chances.any(|chance| chance > best);
    is_higher.then(|| say!("review-higher-says"))
}

/// The name of a line with luck and skill, and its points.
pub fn split(split: LuckAndSkill, team: Team, at: AtTable<'_>) -> Vec<(String, String)> {
    let seats = at.rules.seats;
    let Who { who, .. } = Who::of(at.seating, seats, team);
    let side = sides::side(at.seating, seats, team);
    let names = [
        say!("review-own", who = who, side = side),
        others(team, at),
        say!("review-luck-row"),
        say!("review-luck-of"),
    ];
    let figures = [split.own, split.others, split.result];
    let [own, others, result] = figures.map(|figure| points(figure, at.rules));
    // They add up as they are read: luck is what is left of the figures above and below.
    let figures = [own, others, tenths(result - own - others), result];
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
            say!("review-own", who = who, side = side)
        }
        _ => say!("review-others"),
    }
}

/// How well luck is known, and what the plays of others have to do with it.
pub fn luck_known(split: LuckAndSkill, rules: &Rules) -> String {
    let error = points(split.luck_margin(), rules);
    say!(
        "review-luck-known",
        sides = sides_counted(rules),
        error = error
    )
}

/// Whether there are two sides, as messages choose their words by it.
const fn sides_counted(rules: &Rules) -> &'static str {
    if rules.seats.teams() == 2 {
        "two"
    } else {
        "more"
    }
}

/// A decision to learn from, in a line.
pub fn mistake(decision: &Decision, review: &Review, at: AtTable<'_>) -> String {
    let hand = review.place_of(decision.moment).hand;
    let said = self::decision(decision, at);
    let chance = percent(decision.cost.chance);
    let lost = points(decision.cost.points.into(), at.rules);
    if lost < 0.0 {
        say!(
            "review-mistake-line-but-gains",
            hand = hand,
            said = said,
            points = -lost,
            chance = chance
        )
    } else {
        say!(
            "review-mistake-line",
            hand = hand,
            said = said,
            points = lost,
            chance = chance
        )
    }
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
    let chances = hands
        .map(|(hand, chance)| say!("review-chart-hand", hand = hand, chance = percent(chance)));
    say!(
        "review-chart-spoken",
        side = sides::side(at.seating, at.rules.seats, team),
        chances = list(chances)
    )
}

/// How marks are given.
pub fn limits(rules: &Rules) -> String {
    let limit = |mark: Mark| {
        let limit = mark.limit().unwrap_or_default();
        (points(limit.points.into(), rules), percent(limit.chance))
    };
    let (inaccurate, mistake) = (limit(Mark::Inaccurate), limit(Mark::Mistake));
    let blunder = limit(Mark::Blunder);
    say!(
        "review-limits",
        inaccurate_points = inaccurate.0,
        inaccurate_chance = inaccurate.1,
        mistake_points = mistake.0,
        mistake_chance = mistake.1,
        blunder_points = blunder.0,
        blunder_chance = blunder.1
    )
}

/// A chance in percent, with one digit after the point.
pub fn percent(chance: f32) -> f64 {
    tenths(f64::from(chance) * 100.0)
}

/// Points as the rules show them, with one digit after the point.
fn points(points: f64, rules: &Rules) -> f64 {
    tenths(points / f64::from(rules.score_display.unit()))
}

/// Tenths with a plus or a minus, and always with that digit: they stand one below the
/// other.
fn with_sign(amount: f64) -> String {
    if amount > 0.0 {
        say!("plus", number = in_tenths(amount))
    } else if amount < 0.0 {
        say!("minus", number = in_tenths(-amount))
    } else {
        figures::tenths(0.0)
    }
}

fn tenths(number: f64) -> f64 {
    // Not a zero below zero.
    (number * 10.0).round() / 10.0 + 0.0
}
