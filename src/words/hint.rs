//! The coach's advice and its reasons.

use super::arguments::{EndPlace, Who};
use super::daily::capitalized;
use super::points::{Points, in_rules_unit};
use super::who::Perspective;
use super::yes_or_no;
use crate::msg;
use engine::{Action, BlockAwardRecipient, Bone, Remaining, Rules, Seats};
use nestor::coach::{Explanation, Hint, HintReason, Mark, NOTABLE_CHANCE_DIFFERENCE};
use nestor::{ActionValue, Cost};

const PERCENT: f32 = 100.0;

/// Maximum number of lines below the sentence of a hint.
const MAX_LINES: usize = 3;

/// The loss of chance to win, 0 to 1, from which a cost is given as a chance instead of in points.
const MIN_COST_AS_CHANCE: f32 = 0.15;

/// The chance that the next player cannot play, 0 to 1, from which a hint mentions it.
const MIN_STUCK_CHANCE: f32 = 0.05;

/// The chance below which something is said to happen hardly ever, 0 to 1.
const HARDLY_EVER_BELOW: f32 = 0.15;
/// The chance from which something is said to happen often, 0 to 1.
const OFTEN_FROM: f32 = 0.5;

/// The advised player and the rules.
#[derive(Debug, Clone, Copy)]
pub struct AdviceContext<'a> {
    /// The seat of the advised player, and the seat addressed as "you".
    pub perspective: Perspective<'a>,
    /// The rules, which decide how points are told.
    pub rules: &'a Rules,
}

impl AdviceContext<'_> {
    /// The partner of the advised player, two seats on.
    fn partner(&self) -> Who {
        let Self { perspective, rules } = self;
        let next = perspective.seat.next(rules.seats);
        perspective.at(next.next(rules.seats))
    }
}

/// The best action, as a title.
pub fn title(hint: &Hint, rules: &Rules) -> String {
    match hint.best.action {
        Action::Lead(bone) => msg::hint_title_lead(bone),
        Action::Play(bone, end, outward) => {
            msg::hint_title_play(bone, &EndPlace::of(end, rules).turned(outward))
        }
        Action::BlowUp(bone) => msg::hint_title_blow_up(bone),
        // A draw by choice is valued as drawing all bones.
        Action::Draw if rules.may_draw_all() && hint.other.is_some() => {
            msg::HINT_TITLE_DRAW_ALL.text()
        }
        Action::Draw => msg::HINT_TITLE_DRAW.text(),
        Action::Claim(points) => msg::hint_title_claim(Points::of(points, rules)),
        Action::Silence => msg::HINT_TITLE_SILENCE.text(),
        Action::Yield => msg::HINT_TITLE_YIELD.text(),
        _ => msg::HINT_TITLE_PASS.text(),
    }
}

/// An action, worded for the middle of a sentence.
pub fn action(action: Action, rules: &Rules) -> String {
    match action {
        Action::Lead(bone) => msg::hint_lead(bone),
        Action::Play(bone, end, outward) => {
            msg::hint_play(bone, &EndPlace::of(end, rules).turned(outward))
        }
        Action::BlowUp(bone) => msg::hint_blow_up(bone),
        Action::Draw if rules.may_draw_all() => msg::HINT_DRAW_ALL.text(),
        Action::Draw => msg::HINT_DRAW.text(),
        Action::Claim(points) => msg::hint_claim(Points::of(points, rules)),
        Action::Silence => msg::HINT_SILENCE.text(),
        Action::Yield => msg::HINT_YIELD.text(),
        _ => msg::HINT_PASS.text(),
    }
}

/// The best action and its weightiest reason, in a sentence whose only numbers are points.
pub fn advice_sentence(hint: &Hint, context: AdviceContext<'_>) -> String {
    let title = title(hint, context.rules);
    if hint.other.is_none() {
        return msg::hint_only_said(title, why_only_action(hint.best.action, context));
    }
    let compared = ActionComparison::from_hint(hint, title.clone(), context.rules);
    let gives_up = hint.reasons.iter().any(|it| matches!(it, HintReason::GivesUpPoints { .. }));
    let drawback = compared.drawback(context).filter(|_| gives_up);
    match (compared.clauses(1, context), drawback) {
        (Some(reason), Some(drawback)) => msg::hint_compared(drawback, compared.title, reason),
        (Some(reason), None) => msg::hint_because(compared.title, reason),
        (None, Some(drawback)) => capitalized(&msg::hint_better_though(drawback, compared.best)),
        (None, None) => msg::sentence(title),
    }
}

/// Why the best action is better than the next best, in a sentence.
pub fn why(hint: &Hint, context: AdviceContext<'_>) -> String {
    if hint.other.is_none() {
        return advice_sentence(hint, context);
    }
    let compared = ActionComparison::from_hint(hint, title(hint, context.rules), context.rules);
    compared.sentence(hint.has_close_alternative() || has_equal_percentages(hint), context)
}

/// The figures behind [`why`], a line each. The last compares the values of both actions.
pub fn lines(hint: &Hint, context: AdviceContext<'_>) -> Vec<String> {
    let Some(compared) = hint.other else {
        return Vec::new();
    };
    let other = action(compared.action, context.rules);
    let figures = figures(&hint.reasons, &other, context);
    let worth = values_compared(hint, compared, other, context.rules);
    figures.into_iter().take(MAX_LINES - 1).chain([worth]).collect()
}

/// Explains in a sentence why the best action of a decision is better than another, with the
/// figures behind that. `is_close` means that the other action is about as good.
pub fn explain(
    explanation: &Explanation,
    is_close: bool,
    context: AdviceContext<'_>,
) -> (String, Vec<String>) {
    let rules = context.rules;
    let other = action(explanation.other, rules);
    let best = action(explanation.best, rules);
    let compared = ActionComparison {
        title: best.clone(),
        best,
        is_play: explanation.best.bone().is_some(),
        other: other.clone(),
        reasons: &explanation.reasons,
    };
    let sentence = compared.sentence(is_close, context);
    (sentence, figures(&explanation.reasons, &other, context))
}

/// The best action, another action, and the reasons for the best.
struct ActionComparison<'a> {
    /// The best action, as advice.
    title: String,
    /// The best action, in the middle of a sentence.
    best: String,
    /// Whether the best action plays a bone, whose points may have to be claimed first.
    is_play: bool,
    other: String,
    reasons: &'a [HintReason],
}

impl<'a> ActionComparison<'a> {
    /// Compares the best action of a hint with the next best. An action that plays no bone is
    /// advised by its title.
    fn from_hint(hint: &'a Hint, title: String, rules: &Rules) -> Self {
        let best = action(hint.best.action, rules);
        Self {
            title: match hint.best.action {
                Action::Play(..) => best.clone(),
                _ => title,
            },
            best,
            is_play: hint.best.action.bone().is_some(),
            other: hint.other.map_or_else(String::new, |other| action(other.action, rules)),
            reasons: &hint.reasons,
        }
    }

    /// Says why the best action is better, or that both are about equal.
    fn sentence(&self, is_close: bool, context: AdviceContext<'_>) -> String {
        let (best, other) = (self.best.clone(), self.other.clone());
        let reason = self.clauses(2, context);
        let title = self.title.clone();
        let told = match (reason, self.drawback(context)) {
            (None, _) if is_close => msg::hint_equal(other, best),
            (None, None) => msg::hint_better(other, best),
            (None, Some(drawback)) => msg::hint_better_though(drawback, best),
            (Some(reason), _) if is_close => msg::hint_equal_but(other, best, reason),
            (Some(reason), None) => msg::hint_because(title, reason),
            (Some(reason), Some(drawback)) => msg::hint_compared(drawback, title, reason),
        };
        capitalized(&told)
    }

    /// The reasons for the best action in at most two clauses: its points, then up to `most` other
    /// reasons, the weightiest first. Points that both actions score are no reason on their own.
    fn clauses(&self, most: usize, context: AdviceContext<'_>) -> Option<String> {
        let mut reasons = self.reasons.iter();
        let points = reasons.find_map(|reason| match reason {
            HintReason::Scores { points, instead } => Some((*points, *instead)),
            HintReason::GivesUpPoints { points: 0, .. } => None,
            HintReason::GivesUpPoints { points, .. } => Some((*points, 0)),
            _ => None,
        });
        let other_clauses = self
            .reasons_besides_points()
            .filter_map(|reason| reason_clause(reason, self.is_play, context));
        let other_clauses: Vec<String> = other_clauses.take(most).collect();
        let points =
            points.filter(|(points, instead)| !other_clauses.is_empty() || points > instead);
        // A single clause does not name the other action, so its points are left out.
        let points = points.map(|(points, instead)| {
            self.points_clause(points, if most > 1 { instead } else { 0 }, context)
        });
        let clauses = points.into_iter().chain(other_clauses).take(2);
        clauses.reduce(msg::hint_and)
    }

    /// The reasons besides points. A doublet that could score next is not also mentioned as kept.
    fn reasons_besides_points(&self) -> impl Iterator<Item = &'a HintReason> {
        let reasons = self.reasons;
        let could_score = |doublet: &Bone| {
            let mut reasons = reasons.iter();
            reasons
                .any(|it| matches!(it, HintReason::PreparesScore { bone, .. } if bone == doublet))
        };
        reasons.iter().filter(move |reason| match reason {
            HintReason::KeepsDoublet { bone } => !could_score(bone),
            _ => true,
        })
    }

    /// The points of the best play, compared with the other play.
    fn points_clause(&self, points: i32, instead: i32, context: AdviceContext<'_>) -> String {
        let [points, instead] =
            [points, instead].map(|points| in_rules_unit(points, context.rules));
        let against = match instead {
            0 => "nothing",
            _ if instead == points => "same",
            _ => "less",
        };
        let claimed = yes_or_no(self.is_play && context.rules.claims);
        msg::hint_scores(against, claimed, instead, Points::shown(points))
    }

    /// What speaks against the other action, and the points that it scores if it scores more.
    fn drawback(&self, context: AdviceContext<'_>) -> Option<String> {
        let AdviceContext { perspective, rules } = context;
        let mut reasons = self.reasons.iter();
        let gives_up = reasons.find_map(|reason| match reason {
            HintReason::GivesUpPoints { instead, .. } => Some(in_rules_unit(*instead, rules)),
            _ => None,
        });
        let first =
            self.reasons_besides_points().find(|it| !matches!(it, HintReason::Scores { .. }));
        let (case, opens) = match (first?, gives_up) {
            (HintReason::KeepsOpen { .. }, None) => {
                let own = perspective.at(perspective.seat);
                return Some(msg::hint_drawback_blocked(&own, self.other.clone()));
            }
            (HintReason::SparesPartner, None) => {
                let mate = context.partner();
                return Some(msg::hint_drawback_partner(&mate, self.other.clone()));
            }
            (HintReason::LeavesFewerPoints { most, most_instead, .. }, gives_up)
                if most_instead > most =>
            {
                let case = if gives_up.is_some() { "scores-opens" } else { "opens" };
                (case, in_rules_unit((*most_instead).into(), rules))
            }
            (_, Some(_)) => ("scores", 0),
            (HintReason::LeavesNextStuck { .. }, None) => ("less", 0),
            (HintReason::KeepsPlays { instead: 0, .. }, None) => ("none", 0),
            (HintReason::KeepsPlays { instead, .. }, None) => ("only", i32::from(*instead)),
            _ => return None,
        };
        let points = Points::shown(gives_up.unwrap_or(0));
        Some(msg::hint_drawback(case, opens, self.other.clone(), points))
    }
}

fn why_only_action(best: Action, context: AdviceContext<'_>) -> String {
    let who = context.perspective.at(context.perspective.seat);
    match best {
        Action::Claim(points) => msg::hint_only_claim(Points::of(points, context.rules)),
        Action::Silence => msg::HINT_ONLY_SILENCE.text(),
        Action::Draw | Action::Pass => msg::hint_only_stuck(&who),
        _ => msg::HINT_ONLY.text(),
    }
}

/// Whether the best action and the other are shown with the same chance to win.
fn has_equal_percentages(hint: &Hint) -> bool {
    let best = hint.best.chance;
    hint.other.is_some_and(|other| percent(best) == percent(best - other.cost.chance))
}

fn values_compared(hint: &Hint, compared: ActionValue, other: String, rules: &Rules) -> String {
    // Where hands are counted, the chance says enough.
    let points = if hint.has_close_alternative() || rules.counts_hands() {
        0.0
    } else {
        average(compared.cost.points, rules).max(0.0)
    };
    msg::hint_worth(
        percent(hint.best.chance),
        other,
        percent(hint.best.chance - compared.cost.chance),
        Points::shown(points),
    )
}

/// A reason as a clause without chances; `None` for points, which come first.
fn reason_clause(reason: &HintReason, is_play: bool, context: AdviceContext<'_>) -> Option<String> {
    let AdviceContext { perspective, rules } = context;
    let own = perspective.at(perspective.seat);
    let next_seat = perspective.seat.next(rules.seats);
    let next = perspective.at(next_seat);
    Some(match reason {
        HintReason::Scores { .. } | HintReason::GivesUpPoints { .. } => return None,
        HintReason::Wins { points } => {
            let claimed = yes_or_no(is_play && rules.claims);
            msg::hint_wins(claimed, Points::of(*points, rules))
        }
        HintReason::GoesOut => msg::hint_goes_out(&own),
        HintReason::Blocks { .. } => {
            let side = yes_or_no(rules.seats == Seats::Partners);
            msg::hint_blocks_for(&own, side)
        }
        HintReason::KeepsOpen { .. } => msg::HINT_KEEPS_OPEN.text(),
        HintReason::LeavesFewerPoints { chance, .. } => {
            let scores = match *chance {
                0.0 => "never",
                chance if chance < HARDLY_EVER_BELOW => "hardly",
                _ => "less",
            };
            msg::hint_leaves(&next, scores)
        }
        HintReason::NextLacksNumber { pips, .. } => msg::hint_lacks_all(&next, pips.value()),
        HintReason::LeavesNextStuck { chance, .. } => {
            let plays = match *chance {
                1.0 => "never",
                chance if chance >= OFTEN_FROM => "seldom",
                _ => "less",
            };
            msg::hint_stops_often(&next, plays)
        }
        HintReason::HelpsPartner { chance, .. } => {
            let mate = context.partner();
            let is_often = yes_or_no(*chance >= OFTEN_FROM);
            msg::hint_helps(&next, mate.who, mate.name, is_often)
        }
        HintReason::SparesPartner => msg::hint_spares_partner(&context.partner()),
        HintReason::LeavesPartnersNumber { pips } => {
            msg::hint_leaves_partners(&context.partner(), pips.value())
        }
        HintReason::LeadsLongestNumber { pips, bones } => {
            msg::hint_leads_long(&own, *bones, pips.value())
        }
        HintReason::KeepsLedNumber { seat, pips } => {
            msg::hint_keeps_led(&perspective.at(*seat), pips.value())
        }
        HintReason::CoversOpponentsNumber { seat, pips } => {
            msg::hint_covers(&perspective.at(*seat), pips.value())
        }
        HintReason::HoldsMostOfSuit { pips, bones, remaining } => {
            msg::hint_holds(&own, *bones, *remaining, pips.value())
        }
        HintReason::FitsBothEnds { bone } => msg::hint_fits_both_ends(&own, *bone),
        HintReason::HoldsWholeSuit { pips } => msg::hint_owns(&own, pips.value()),
        HintReason::KeepsPlays { bones, .. } => msg::hint_keeps_plays(&own, *bones),
        HintReason::PreparesScore { bone, points } => {
            msg::hint_prepares(&own, *bone, Points::of(*points, rules))
        }
        HintReason::ShedsPips { pips } => msg::hint_sheds_pips(&own, *pips),
        HintReason::ShedsDoublet => msg::HINT_SHEDS_DOUBLET.text(),
        HintReason::KeepsDoublet { bone } => msg::hint_keeps_doublet(&own, *bone),
        HintReason::DrawScores { .. } => msg::hint_draw_may_score(&own),
        HintReason::DrawsAll { reveals_all } => {
            msg::hint_draws_all(&own, yes_or_no(*reveals_all), next.name)
        }
    })
}

/// A sentence for each reason that has figures.
fn figures(reasons: &[HintReason], other_action: &str, context: AdviceContext<'_>) -> Vec<String> {
    let AdviceContext { perspective, rules } = context;
    let seat = perspective.seat;
    let next_player = perspective.at(seat.next(rules.seats));
    let other = || other_action.to_owned();
    let told = reasons.iter().filter_map(|reason| match reason {
        HintReason::LeavesFewerPoints { chance, instead, points, .. } => {
            Some(if instead - chance >= NOTABLE_CHANCE_DIFFERENCE {
                msg::hint_leaves_less(&next_player, percent(*chance), percent(*instead), other())
            } else {
                let points = average(*points, rules);
                msg::hint_leaves_fewer(&next_player, other(), Points::shown(points))
            })
        }
        HintReason::NextLacksNumber { pips, stuck_chance } if *stuck_chance >= MIN_STUCK_CHANCE => {
            Some(msg::hint_lacks(&next_player, percent(*stuck_chance), pips.value()))
        }
        HintReason::LeavesNextStuck { chance, instead } => {
            Some(msg::hint_stops(&next_player, percent(*chance), percent(*instead), other()))
        }
        HintReason::HelpsPartner { chance, instead } => {
            let mate = context.partner();
            Some(msg::hint_helps_partner(
                &next_player,
                percent(*chance),
                percent(*instead),
                mate.who,
                mate.name,
                other(),
            ))
        }
        HintReason::Blocks { chance } => {
            Some(block_sentence(*chance, &perspective.at(seat), rules))
        }
        HintReason::DrawScores { chance } => {
            Some(msg::hint_draw_scores(&perspective.at(seat), percent(*chance)))
        }
        _ => None,
    });
    told.collect()
}

/// Says how likely a block is, which player or side it is good for, and why.
fn block_sentence(chance: f32, who: &Who, rules: &Rules) -> String {
    let chance = percent(chance);
    let loses_own = rules.remaining == Remaining::LoseOwn;
    let is_alone = rules.seats != Seats::Partners;
    let is_low = loses_own
        || match rules.block_award_to {
            BlockAwardRecipient::Low => true,
            BlockAwardRecipient::LowestHand => is_alone,
            BlockAwardRecipient::Blocker
            | BlockAwardRecipient::Last
            | BlockAwardRecipient::Nobody => false,
        };
    let gains = match (is_low, rules.seats) {
        (true, Seats::Two) => "fewer",
        (true, Seats::Partners) => "side-fewer",
        (true, _) => "fewest",
        (false, Seats::Partners) if rules.counts_hands() => "side-hand",
        (false, _) if rules.counts_hands() => "hand",
        (false, Seats::Partners) => "side-points",
        (false, _) => "points",
    };
    msg::hint_blocks(who, chance, gains)
}

/// Title of the tutor's warning: the average cost of the play held back, in points or as a lower
/// chance to win.
pub fn cost_title(held_back: Action, cost: Cost, best_chance: f32, rules: &Rules) -> String {
    let play = action(held_back, rules);
    // A play can be bad by the chance to win alone. Then points would say too little.
    let by_points = Cost { chance: f32::EPSILON, chance_error: 0.0, ..cost };
    let points_tell_all = Mark::of(by_points, rules) == Mark::of(cost, rules);
    if points_tell_all && is_given_in_points(cost, rules) {
        return msg::tutor_title(play, Points::shown(average(cost.points, rules)));
    }
    let chance = percent((best_chance - cost.chance).max(0.0));
    capitalized(&msg::tutor_title_chance(percent(best_chance), chance, play))
}

/// Whether a cost is given in points: it is at least one point as shown, and the chance to win
/// falls little. Where hands are counted, costs are always given as a chance to win.
pub(super) fn is_given_in_points(cost: Cost, rules: &Rules) -> bool {
    let is_a_point = cost.points >= f32::from(rules.score_display.unit());
    is_a_point && cost.chance < MIN_COST_AS_CHANCE && !rules.counts_hands()
}

/// Converts a chance of 0 to 1 to percent. Only certainties are 0 or 100.
pub fn percent(chance: f32) -> i32 {
    let percent = (chance * PERCENT).round() as i32;
    if chance > 0.0 && chance < 1.0 { percent.clamp(1, 99) } else { percent }
}

/// Converts average points to the unit of the rules, with one decimal below 2.5, else rounded.
pub(super) fn average(points: f32, rules: &Rules) -> f64 {
    let points = f64::from(points) / f64::from(rules.score_display.unit());
    if points.abs() < 2.5 { (points * 10.0).round() / 10.0 } else { points.round() }
}
