//! Reviews: the cost of every decision of a game, and its luck.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::luck_and_skill::LuckAndSkill;
use super::mark::{Mark, is_at_least_as_good, is_sure};
use super::progress_monitor::ProgressMonitor;
use super::review_budget::ReviewBudget;
use super::tutor::can_wait_to_draw;
use crate::{ActionValue, Cost, Limits, Objective};
use engine::{Action, ByTeam, GameState, Record, Rules, Seat, Seats, Team, View};

/// The loss in the chance to win from which an alternative never counts as about equal, even
/// within the margin of error.
const MAX_EQUAL_COST: f32 = 0.03;

/// A point in a game: the number of deals and actions before it, not counting the first deal.
pub type GameMoment = usize;

/// A decision, valued by what its player could know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The moment before the decision.
    pub moment: GameMoment,
    /// The seat of the player who decided.
    pub seat: Seat,
    /// The action that was chosen.
    pub made: Action,
    /// The cost against the best action.
    pub cost: Cost,
    /// The mark for the cost; [`Mark::Best`] for the best action.
    pub mark: Mark,
    /// The values of the alternatives, the best first.
    pub values: Vec<ActionValue>,
    /// The action in [`values`](Self::values) that was chosen or is equivalent to the chosen one;
    /// `None` if there is none.
    #[serde(rename = "made_as")]
    chosen_in_values: Option<Action>,
    /// How the decision, compared with the best action, changed each side's lead over the mean of
    /// the others, in points.
    #[serde(rename = "changed")]
    lead_change: ByTeam<f32>,
}

impl Decision {
    /// The best action; the chosen one if none was valued.
    pub fn best(&self) -> Action {
        self.values.first().map_or(self.made, |best| best.action)
    }

    /// The best action as it is shown: the chosen one, if they are equivalent.
    pub fn best_shown(&self) -> Action {
        let is_best = self.values.first().is_some_and(|best| self.is_chosen(best));
        if is_best { self.made } else { self.best() }
    }

    /// Whether `value` is that of the chosen action or of an equivalent one.
    pub fn is_chosen(&self, value: &ActionValue) -> bool {
        Some(value.action) == self.chosen_in_values
    }

    /// Whether an alternative is about as good as the best: it lowers the chance to win neither by
    /// more than the margin of error, nor by 3 percentage points or more.
    ///
    /// Costs are counted against the best action of the search. If the chosen one turned out to be
    /// better than that, it is listed first, so the chances are compared as well.
    pub fn is_about_equal(&self, value: &ActionValue) -> bool {
        !is_sure(value.cost) && self.chance() - value.chance < MAX_EQUAL_COST
    }

    /// Whether the decision lowered the chance to win by more than the margin of error.
    pub fn surely_lowered_chance(&self) -> bool {
        is_sure(self.cost)
    }

    /// The chance to win the game with an alternative, as it is shown: at most that of the best
    /// action. By luck, an alternative can do better than the best in the deals in which both were
    /// compared.
    pub fn shown_chance(&self, value: &ActionValue) -> f32 {
        value.chance.min(self.chance())
    }

    /// The chance to win the game before the decision, with the best action; one half if none was
    /// valued.
    pub fn chance(&self) -> f32 {
        self.values.first().map_or(0.5, |best| best.chance)
    }
}

/// The chance of a side to win the game at a moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChancePoint {
    /// The moment at which the side has this chance.
    pub moment: GameMoment,
    /// The chance to win the game, 0 to 1.
    pub chance: f32,
}

/// The scores before and after a hand.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HandScores {
    /// The moment of the deal.
    dealt: GameMoment,
    /// The last moment of the hand.
    last: GameMoment,
    before: ByTeam<i32>,
    after: ByTeam<i32>,
}

impl HandScores {
    /// Whether a decision was made in this hand.
    fn contains(&self, decision: &Decision) -> bool {
        (self.dealt..=self.last).contains(&decision.moment)
    }
}

/// The review of a game: its decisions, and the chances of each side over time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameReview {
    seats: Seats,
    decisions: Vec<Decision>,
    hands: Vec<HandScores>,
    /// The chances of each side, by the scores alone, before the first hand and after each.
    #[serde(rename = "between")]
    chances_between_hands: Vec<(GameMoment, ByTeam<f32>)>,
}

/// Reviews a recorded game; the same record always gives the same review.
///
/// Every decision is valued by what its player could know. `None` when cancelled, or if
/// the record cannot be replayed.
pub fn review(
    record: &Record,
    budget: ReviewBudget,
    monitor: &ProgressMonitor<'_>,
) -> Option<GameReview> {
    let (game, pending) = decisions(record)?;
    let mut decisions = Vec::with_capacity(pending.len());
    for (done, decision) in pending.iter().enumerate() {
        (monitor.progress)(done as f32 / pending.len() as f32);
        if (monitor.cancelled)() {
            return None;
        }
        decisions.extend(decision.review(budget, monitor.cancelled));
    }
    if (monitor.cancelled)() {
        return None;
    }
    (monitor.progress)(1.0);
    Some(GameReview {
        seats: game.rules().seats,
        decisions,
        hands: hand_scores(&game),
        chances_between_hands: chances_between_hands(&game, budget),
    })
}

impl GameReview {
    /// Whether this can be the review of a record: its decisions were made there, its
    /// alternatives existed, and its figures are finite.
    pub fn is_of(&self, record: &Record) -> bool {
        let Some((game, pending)) = decisions(record) else {
            return false;
        };
        let is_made = |decision: &Decision| {
            let pending = pending.iter().find(|it| it.moment == decision.moment);
            pending.is_some_and(|pending| pending.matches(decision))
        };
        let teams = || Team::all(self.seats);
        let chances = self.chances_between_hands.iter();
        let chances = chances.flat_map(|(_, chances)| teams().map(|team| chances[team]));
        let leads = self.decisions.iter();
        let leads = leads.flat_map(|it| teams().map(|team| it.lead_change[team]));
        self.seats == game.rules().seats
            && self.hands == hand_scores(&game)
            && self.decisions.iter().all(is_made)
            && chances.chain(leads).all(f32::is_finite)
    }

    /// Recomputes the marks of the decisions from their costs, since the cost limits may have
    /// changed after the review was saved. Decisions marked best keep that mark.
    pub fn recompute_marks(&mut self, record: &Record) {
        let mut rules = &record.rules;
        for (hand, round) in self.hands.iter().zip(&record.rounds) {
            rules = round.rules.as_ref().unwrap_or(rules);
            let decisions = self.decisions.iter_mut().filter(|it| hand.contains(it));
            for decision in decisions.filter(|it| it.mark != Mark::Best) {
                decision.mark = Mark::of(decision.cost, rules);
            }
        }
    }

    /// The number of players, and whether they are partners.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The decisions of all seats, in the order of play.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The decision at this moment; `None` if nothing was decided then.
    pub fn decision_at(&self, moment: GameMoment) -> Option<&Decision> {
        self.decisions.iter().find(|it| it.moment == moment)
    }

    /// The next decision after this moment with a wanted mark.
    pub fn next_decision(
        &self,
        moment: GameMoment,
        wanted: impl Fn(Mark) -> bool,
    ) -> Option<&Decision> {
        let mut decisions = self.decisions.iter();
        decisions.find(|it| it.moment > moment && wanted(it.mark))
    }

    /// The last decision before this moment with a wanted mark.
    pub fn previous_decision(
        &self,
        moment: GameMoment,
        wanted: impl Fn(Mark) -> bool,
    ) -> Option<&Decision> {
        let mut decisions = self.decisions.iter().rev();
        decisions.find(|it| it.moment < moment && wanted(it.mark))
    }

    /// The number of decisions of a seat with this mark.
    pub fn count(&self, seat: Seat, mark: Mark) -> usize {
        let is_it = |it: &&Decision| it.seat == seat && it.mark == mark;
        self.decisions.iter().filter(is_it).count()
    }

    /// The sum of the costs of a seat's decisions, with the standard errors of the sums.
    pub fn cost(&self, seat: Seat) -> Cost {
        let own = || self.decisions.iter().filter(|it| it.seat == seat);
        let sum = |of: fn(&Cost) -> f32| own().map(|it| of(&it.cost)).sum::<f32>();
        let error = |of: fn(&Cost) -> f32| own().map(|it| of(&it.cost).powi(2)).sum::<f32>().sqrt();
        Cost {
            points: sum(|cost| cost.points),
            points_error: error(|cost| cost.points_error),
            chance: sum(|cost| cost.chance),
            chance_error: error(|cost| cost.chance_error),
        }
    }

    /// The number of hands dealt, including one that is not over.
    pub fn hand_count(&self) -> usize {
        self.hands.len()
    }

    /// Luck and skill of a side in the hand with this index, from 0. All figures are 0 if there is
    /// no such hand.
    pub fn hand_luck_and_skill(&self, team: Team, hand: usize) -> LuckAndSkill {
        let Some(scores) = self.hands.get(hand) else {
            return LuckAndSkill::default();
        };
        let made = |team| f64::from(scores.after[team] - scores.before[team]);
        let mut result = LuckAndSkill {
            result: lead_over_mean(self.seats, team, made),
            ..LuckAndSkill::default()
        };
        for decision in self.decisions.iter().filter(|it| scores.contains(it)) {
            let change = f64::from(decision.lead_change[team]);
            if self.seats.team(decision.seat) == team {
                result.own += change;
            } else {
                result.others += change;
            }
            result.variance += f64::from(decision.cost.points_error).powi(2);
        }
        result
    }

    /// Luck and skill of a side, summed over all hands.
    pub fn luck_and_skill(&self, team: Team) -> LuckAndSkill {
        let hands = (0..self.hands.len()).map(|hand| self.hand_luck_and_skill(team, hand));
        hands.fold(LuckAndSkill::default(), |sum, hand| sum + hand)
    }

    /// The chances of a side to win the game over time: by the scores between hands, and by what
    /// its players could know before and after each of their decisions.
    pub fn chances(&self, team: Team) -> Vec<ChancePoint> {
        let own = self.decisions.iter();
        let own = own.filter(|it| self.seats.team(it.seat) == team);
        // At the start of the game, the first hand has been dealt.
        let decides_at_start = own.clone().any(|it| it.moment == 0);
        let between = self.chances_between_hands.iter();
        let between = between.filter(|(moment, _)| *moment > 0 || !decides_at_start);
        let between = between.map(|(moment, chances)| (*moment, chances[team]));
        let own = own.flat_map(|it| {
            let after = it.chance() - it.cost.chance.max(0.0);
            [(it.moment, it.chance()), (it.moment + 1, after.max(0.0))]
        });
        let mut chances: Vec<ChancePoint> =
            between.chain(own).map(|(moment, chance)| ChancePoint { moment, chance }).collect();
        chances.sort_by_key(|at| at.moment);
        // The chance by the scores replaces an estimate for the same moment.
        let between = self.chances_between_hands.iter();
        let is_between_hands = |moment| between.clone().any(|(at, _)| *at == moment);
        chances.dedup_by(|later, at| later.moment == at.moment && is_between_hands(at.moment));
        chances
    }
}

/// A decision that is not reviewed yet.
pub(super) struct PendingDecision {
    pub(super) moment: GameMoment,
    seat: Seat,
    made: Action,
    pub(super) view: View,
    seed: [u8; 32],
}

/// The game of a record, and its decisions: turns with several sensible actions, and turns in which
/// the only sensible one, such as a claim, was not taken.
pub(super) fn decisions(record: &Record) -> Option<(GameState, Vec<PendingDecision>)> {
    let mut pending = Vec::new();
    let game = record.replay_with(|game, made| {
        let turn = game.turn().and_then(|seat| Some((seat, game.view(seat)?)));
        let Some((seat, view)) = turn.filter(|_| is_chosen(made)) else {
            return;
        };
        let mut options = crate::distinct_actions(&view);
        if made != Action::Draw && can_wait_to_draw(&view) {
            options.retain(|action| *action != Action::Draw);
        }
        let is_decision = match options[..] {
            [] => false,
            [only] => !is_equivalent(&view, only, made),
            _ => true,
        };
        if is_decision {
            pending.push(PendingDecision {
                moment: end_moment(game.record()),
                seat,
                made,
                view,
                seed: game.record().choice_seed(),
            });
        }
    });
    let game = game.ok()?;
    // A level that was drawn to match the player's rating is hidden until the end of the game.
    for decision in pending.iter_mut().filter(|_| game.outcome().is_some()) {
        if let Some(level) = game.seating().level_around(decision.seat) {
            decision.view = decision.view.clone().among_nestors(level);
        }
    }
    Some((game, pending))
}

/// Whether a player chose the action in play, rather than giving up or running out of time.
const fn is_chosen(action: Action) -> bool {
    !matches!(action, Action::GiveUp(_) | Action::TimeUp)
}

fn is_equivalent(view: &View, one: Action, other: Action) -> bool {
    view.position().table().is_same_play(one, other)
}

fn end_moment(record: &Record) -> GameMoment {
    (record.rounds.len() + record.len()).saturating_sub(1)
}

impl PendingDecision {
    /// Whether a decision that was read from a file can be this one.
    fn matches(&self, decision: &Decision) -> bool {
        let options = crate::distinct_actions(&self.view);
        let is_option = |action: Action| action == self.made || options.contains(&action);
        let is_valid = |value: &ActionValue| {
            is_option(value.action)
                && value.cost.is_finite()
                && value.points.is_finite()
                && value.chance.is_finite()
        };
        decision.seat == self.seat
            && decision.made == self.made
            && decision.cost.is_finite()
            && decision.values.iter().all(is_valid)
    }

    /// Values the decision; `None` when cancelled, or if no deal fits.
    fn review(&self, budget: ReviewBudget, cancelled: &dyn Fn() -> bool) -> Option<Decision> {
        let view = &self.view;
        let limits = |budget| Limits { budget, cancelled };
        let mut values = crate::values(view, &mut self.rng(1), &limits(budget.search))?;
        if self.made != Action::Draw && can_wait_to_draw(view) {
            values.retain(|value| value.action != Action::Draw);
        }
        let best = values.first()?.action;
        let us = view.rules().seats.team(self.seat);
        if crate::has_perfect_information(view) {
            // Two sides and perfect information: the cost is exact.
            let made = values.iter().find(|it| is_equivalent(view, it.action, self.made));
            let cost = made.map(|made| made.cost).unwrap_or_default();
            let change = |team| if team == us { -1.0 } else { 1.0 } * cost.points;
            let is_best = cost.points <= 0.0 && cost.chance <= 0.0;
            let mark = self.mark(cost, is_best);
            return Some(self.decision(values, cost, mark, ByTeam::from_fn(change)));
        }
        let mut actions: Vec<Action> = values.iter().map(|value| value.action).collect();
        if !actions.iter().any(|it| is_equivalent(view, *it, self.made)) {
            actions.push(self.made);
        }
        let is_best = is_equivalent(view, best, self.made);
        let limits = limits(budget.comparison_budget(is_best));
        let compared = crate::compare(view, &actions, &mut self.rng(2), &limits)?;
        let mut all = compared.iter();
        let made = all.find(|it| is_equivalent(view, it.value.action, self.made))?;
        let lost = |team: Team| f64::from(made.lost[team]);
        let change = |team| -lead_over_mean(view.rules().seats, team, lost) as f32;
        let lead_change = ByTeam::from_fn(change);
        let cost = made.value.cost;
        let is_best = is_best || is_at_least_as_good(cost);
        let mark = self.mark(cost, is_best);
        let mut values: Vec<ActionValue> = compared.iter().map(|it| it.value).collect();
        values[1..].sort_by(|one, other| one.cost.chance.total_cmp(&other.cost.chance));
        Some(self.decision(values, cost, mark, lead_change))
    }

    fn mark(&self, cost: Cost, is_best: bool) -> Mark {
        if is_best { Mark::Best } else { Mark::of(cost, self.view.rules()) }
    }

    /// The reviewed decision, with the chosen action listed first if it is marked best.
    fn decision(
        &self,
        mut values: Vec<ActionValue>,
        cost: Cost,
        mark: Mark,
        lead_change: ByTeam<f32>,
    ) -> Decision {
        let mut all = values.iter();
        let made = all.position(|it| is_equivalent(&self.view, it.action, self.made));
        let chosen_in_values = made.map(|index| values[index].action);
        if let Some(index) = made.filter(|_| mark == Mark::Best) {
            values[..=index].rotate_right(1);
        }
        Decision {
            moment: self.moment,
            seat: self.seat,
            made: self.made,
            cost,
            mark,
            chosen_in_values,
            values,
            lead_change,
        }
    }

    /// A random source for this decision, independent of Nestor's own in the game and of those with
    /// another `stream`.
    fn rng(&self, stream: u8) -> ChaCha8Rng {
        let mut seed = self.seed;
        seed[24] = stream;
        ChaCha8Rng::from_seed(seed)
    }
}

/// The lead of a side over the mean of the others.
fn lead_over_mean(seats: Seats, team: Team, points: impl Fn(Team) -> f64) -> f64 {
    let others = || Team::all(seats).filter(|other| *other != team);
    let count = others().count().max(1) as f64;
    points(team) - others().map(&points).sum::<f64>() / count
}

fn hand_scores(game: &GameState) -> Vec<HandScores> {
    let mut before = ByTeam::default();
    let mut dealt = 0;
    let rounds = game.rounds().iter().zip(&game.record().rounds);
    let hands = rounds.map(|(round, played)| {
        let last = dealt + played.actions.len();
        let after = round.position().scores();
        let scores = HandScores { dealt, last, before, after };
        (before, dealt) = (after, last + 1);
        scores
    });
    hands.collect()
}

/// The chances of all sides, by the scores alone, before the first hand and after each.
fn chances_between_hands(game: &GameState, budget: ReviewBudget) -> Vec<(GameMoment, ByTeam<f32>)> {
    let limits = Limits { budget: budget.search, ..Limits::default() };
    let hands = hand_scores(game);
    let chances = |rules: &Rules, scores: &ByTeam<i32>| {
        let objective = Objective::win(rules, &limits);
        ByTeam::from_fn(|team| {
            if team.index() < usize::from(rules.seats.team_count()) {
                objective.win_chance(rules, scores, team)
            } else {
                0.0
            }
        })
    };
    let rounds = game.rounds().iter().zip(&hands);
    let dealt = rounds.map(|(round, hand)| {
        let ended = hand.dealt.saturating_sub(1);
        (ended, chances(round.rules(), &hand.before))
    });
    let mut all: Vec<_> = dealt.collect();
    let last = game.rounds().last().zip(hands.last());
    all.extend(last.map(|(round, hand)| {
        let won = |winner: Option<Team>| {
            ByTeam::from_fn(|team| winner.map_or(0.5, |won| f32::from(u8::from(won == team))))
        };
        let outcome = game.outcome().map(|outcome| won(outcome.winner));
        let after = outcome.unwrap_or_else(|| chances(round.rules(), &hand.after));
        (hand.last, after)
    }));
    all
}
