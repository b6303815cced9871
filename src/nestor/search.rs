//! A search over sampled worlds: each action is tried in the same worlds, and the rounds
//! are played out.

use rand::Rng;

use engine::{Action, BySeat, ByTeam, DominoSet, Hand, Position, Rules, Seats, Team, View};

use super::action_value::{ActionValue, ComparedAction};
use super::claims::sensible_actions;
use super::conventions::{self, Conventions};
use super::cost::{Cost, WorldResults};
use super::evaluator::Evaluator;
use super::knowledge::Knowledge;
use super::limits::Limits;
use super::objective::Objective;
use super::ruled_out::RuledOut;
use super::solver::Solver;
use super::world::{World, WorldSample, sample_worlds};

/// Clearly worse actions are dropped each time this many worlds have been tried.
const DROP_INTERVAL_WORLDS: usize = 25;

/// The factor for the steps of playouts with double nine: a hand has about twice as many bones, and
/// about twice as many plays to try.
const DOUBLE_NINE_STEPS_FACTOR: u32 = 4;

/// An action is dropped if it is this many standard errors worse than the best.
const DROP_STANDARD_ERRORS: f32 = 2.8;

/// Values every distinct action, the best first; `None` when cancelled, or if no deal fits.
pub(super) fn search(
    view: &View,
    evaluator: Evaluator<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<ActionValue>> {
    let actions = distinct_actions(view);
    if let Some(position) = known_position(view)
        && let Some(values) = solve(view, &position, limits)
    {
        return Some(values);
    }
    let sample = sample_worlds(view, evaluator, limits, rng)?;
    let mut race = Race::new(view, evaluator, actions, limits, &sample);
    for (number, world) in sample.worlds.iter().enumerate() {
        if (limits.cancelled)() {
            return None;
        }
        if number > 0 && number % DROP_INTERVAL_WORLDS == 0 {
            race.drop_clearly_worse();
        }
        if race.playout_steps >= playout_step_limit(view, limits)
            || number >= DROP_INTERVAL_WORLDS && race.running.len() == 1
        {
            break;
        }
        race.play_out_all(world);
    }
    Some(race.values())
}

/// Values these actions in the same worlds, with costs against the first, until the
/// budget is used up. `None` when cancelled, or if no deal fits.
pub(super) fn compare(
    view: &View,
    evaluator: Evaluator<'_>,
    actions: &[Action],
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<ComparedAction>> {
    let sample = sample_worlds(view, evaluator, limits, rng)?;
    let mut race = Race::new(view, evaluator, actions.to_vec(), limits, &sample);
    let mut sums = vec![ByTeam::from_fn(|_| 0.0); actions.len()];
    for world in &sample.worlds {
        if (limits.cancelled)() {
            return None;
        }
        if race.playout_steps >= playout_step_limit(view, limits) {
            break;
        }
        let ends = race.play_out_all(world);
        for (sum, end) in sums.iter_mut().zip(&ends) {
            for team in Team::all(race.rules.seats) {
                sum[team] += (ends[0].scores()[team] - end.scores()[team]) as f32;
            }
        }
    }
    let compared = sums.into_iter().enumerate().map(|(index, sum)| {
        let value = race.value_of(index, 0);
        let lost = ByTeam::from_fn(|team| sum[team] / value.worlds.max(1) as f32);
        ComparedAction { value, lost }
    });
    Some(compared.collect())
}

/// The limit on the number of actions in all playouts together.
fn playout_step_limit(view: &View, limits: &Limits<'_>) -> u32 {
    match view.rules().set {
        DominoSet::DoubleSix => limits.budget.playout_steps,
        DominoSet::DoubleNine => DOUBLE_NINE_STEPS_FACTOR * limits.budget.playout_steps,
    }
}

/// The legal actions that make sense, one for each group of equivalent plays.
///
/// Plays of a bone at ends that show and count the same are equivalent. If points can be claimed,
/// the claim is the only action.
pub fn distinct_actions(view: &View) -> Vec<Action> {
    let table = view.position().table();
    let mut distinct: Vec<Action> = Vec::new();
    for action in sensible_actions(view.position(), view.rules()) {
        let is_same = |other: &Action| table.is_same_play(*other, action);
        if !distinct.iter().any(is_same) {
            distinct.push(action);
        }
    }
    distinct
}

/// Whether no bone is hidden from this seat, which is possible only in games of two.
pub fn has_perfect_information(view: &View) -> bool {
    known_position(view).is_some()
}

/// The position, if no bone is hidden: the other player holds all unseen bones.
fn known_position(view: &View) -> Option<Position> {
    let other = view.seat().next(view.rules().seats);
    let unseen = view.unseen();
    let known = view.rules().seats == Seats::Two && unseen.len() == view.hand_sizes()[other];
    known.then(|| {
        let hands = BySeat::from_fn(|seat| if seat == other { unseen } else { Hand::EMPTY });
        view.imagine(hands, &[])
    })
}

fn solve(view: &View, position: &Position, limits: &Limits<'_>) -> Option<Vec<ActionValue>> {
    let rules = view.rules();
    let us = rules.seats.team(view.seat());
    let objective = Objective::win(rules, limits);
    let chances = Solver::new(rules, &objective, us, limits).values(position)?;
    let points = Solver::new(rules, &Objective::POINTS, us, limits).values(position)?;
    let now = Objective::POINTS.value(rules, position, us);
    let mut values: Vec<ActionValue> = chances
        .into_iter()
        .zip(points)
        .map(|((action, chance), (_, points))| ActionValue {
            action,
            points: points - now,
            chance,
            worlds: 1,
            cost: Cost::default(),
        })
        .collect();
    sort_best_first(&mut values);
    let best = *values.first()?;
    for value in &mut values {
        value.cost.points = best.points - value.points;
        value.cost.chance = best.chance - value.chance;
    }
    Some(values)
}

/// Actions that are tried in the same worlds; clearly worse ones can be dropped.
struct Race<'a> {
    rules: &'a Rules,
    evaluator: Evaluator<'a>,
    ruled_out: RuledOut,
    us: Team,
    objective: Objective,
    actions: Vec<Action>,
    /// For each action, a bonus for how much the partner expects it, as a chance to win.
    partner_bonus: Vec<f32>,
    /// For each action, the net's value less that of the action it values most, as a chance to win:
    /// at most 0. It affects only the order of the results.
    net_prior: Vec<f32>,
    /// For each action, its chance to win in each world.
    chances: Vec<Vec<f32>>,
    /// For each action, its points in each world.
    points: Vec<Vec<f32>>,
    /// The effective number of deals behind the worlds.
    effective_deals: f32,
    /// The effective number of deals as a share of the worlds, at most 1.
    independent_share: f32,
    /// The indices of the actions that are not dropped.
    running: Vec<usize>,
    playout_steps: u32,
}

impl<'a> Race<'a> {
    fn new(
        view: &'a View,
        evaluator: Evaluator<'a>,
        actions: Vec<Action>,
        limits: &Limits<'_>,
        sample: &WorldSample,
    ) -> Self {
        let rules = view.rules();
        let objective = Objective::win(rules, limits);
        let ruled_out = RuledOut::from_events(rules, view.events());
        let point_worth = chance_per_point(view, &objective);
        Self {
            rules,
            evaluator,
            partner_bonus: partner_bonuses(view, point_worth, &actions),
            net_prior: net_priors(view, point_worth, evaluator, &ruled_out, &actions),
            ruled_out,
            us: rules.seats.team(view.seat()),
            objective,
            chances: vec![Vec::new(); actions.len()],
            points: vec![Vec::new(); actions.len()],
            effective_deals: sample.effective_deals,
            independent_share: (sample.effective_deals / sample.worlds.len().max(1) as f32)
                .min(1.0),
            running: (0..actions.len()).collect(),
            actions,
            playout_steps: 0,
        }
    }

    /// Plays the round out in one world after each running action. Returns the final positions.
    fn play_out_all(&mut self, world: &World) -> Vec<Position> {
        let now = Objective::POINTS.value(self.rules, &world.position, self.us);
        let mut ends = Vec::with_capacity(self.running.len());
        for index in &self.running {
            let (end, steps) = self.play_out(world, self.actions[*index]);
            self.playout_steps += steps;
            let points = Objective::POINTS.value(self.rules, &end, self.us) - now;
            let chance = self.objective.value(self.rules, &end, self.us);
            self.points[*index].push(points);
            self.chances[*index].push(chance);
            ends.push(end);
        }
        ends
    }

    /// Plays the round out after `action`. Returns the final position and the number of actions.
    ///
    /// Each player decides only by what that player knows. The other sides play by the model of
    /// this world.
    fn play_out(&self, world: &World, action: Action) -> (Position, u32) {
        let mut position = world.position;
        let others = if world.greedy { Evaluator::Greedy } else { self.evaluator };
        let mut ruled_out = self.ruled_out;
        let mut next = Some(action);
        let mut steps = 0;
        while let Some(action) = next {
            steps += 1;
            ruled_out.observe(self.rules, &position, action);
            if position.apply(self.rules, action).is_err() {
                break;
            }
            let ours = self.rules.seats.team(position.turn()) == self.us;
            // A player who draws by choice goes on until no bone can be drawn.
            let by_choice = self.rules.voluntary_draw && action == Action::Draw;
            if ours && by_choice && position.legal(self.rules).contains(action) {
                continue;
            }
            let evaluator = if ours { self.evaluator } else { others };
            next = evaluator.decide(self.rules, &position, &ruled_out);
        }
        (position, steps)
    }

    /// The index of the running action with the highest mean chance.
    fn best(&self) -> usize {
        let mut best = self.running[0];
        for index in &self.running {
            if mean(&self.chances[*index]) > mean(&self.chances[best]) {
                best = *index;
            }
        }
        best
    }

    /// Drops the actions that are worse than the best by more than chance explains.
    fn drop_clearly_worse(&mut self) {
        let best = self.best();
        let mut running = std::mem::take(&mut self.running);
        running.retain(|index| {
            *index == best || !is_clearly_worse(&self.chances[*index], &self.chances[best])
        });
        self.running = running;
    }

    /// The mean results, the best action first and dropped actions last.
    ///
    /// With double nine, the net's value also affects the order, the more so the fewer deals were
    /// tried. The first action can then have a lower mean chance than others, whose costs are
    /// negative.
    fn values(&self) -> Vec<ActionValue> {
        let key = |index: &usize| {
            let deals = self.effective_deals.min(self.chances[*index].len() as f32).max(1.0);
            mean(&self.chances[*index])
                + mean(&self.points[*index]) * TIE_BREAK_CHANCE
                + self.partner_bonus[*index]
                + self.net_prior[*index] * DOUBLE_NINE_PRIOR_DEALS / deals
        };
        let best_first = |one: &usize, other: &usize| key(other).total_cmp(&key(one));
        let mut order = self.running.clone();
        order.sort_by(best_first);
        let is_dropped = |index: &usize| !self.running.contains(index);
        let mut dropped: Vec<usize> = (0..self.actions.len()).filter(is_dropped).collect();
        dropped.sort_by(best_first);
        order.extend(dropped);
        order.iter().map(|index| self.value_of(*index, order[0])).collect()
    }

    /// The mean result of an action, with its cost against a better one in the worlds in
    /// which both were tried.
    fn value_of(&self, index: usize, better: usize) -> ActionValue {
        let results = |index: usize| WorldResults {
            points: &self.points[index],
            chances: &self.chances[index],
        };
        ActionValue {
            action: self.actions[index],
            points: mean(&self.points[index]),
            chance: mean(&self.chances[index]),
            worlds: self.chances[index].len() as u32,
            cost: Cost::between(results(index), results(better), self.independent_share),
        }
    }
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// Whether an action is worse than the best in the same worlds, by more than chance explains.
/// Worlds count as independent even if few deals are behind them; [`DROP_STANDARD_ERRORS`] allows
/// for that.
fn is_clearly_worse(chances: &[f32], best: &[f32]) -> bool {
    let count = chances.len().min(best.len()) as f32;
    let differences = || chances.iter().zip(best).map(|(chance, best)| best - chance);
    let mean = differences().sum::<f32>() / count;
    let variance =
        differences().map(|d| (d - mean) * (d - mean)).sum::<f32>() / (count - 1.0).max(1.0);
    mean > DROP_STANDARD_ERRORS * (variance / count).sqrt()
}

/// The number of deals that the net's value counts as, with double nine. Results of long hands vary
/// so much that a few hundred deals say less than the net. With double six, the net's value does
/// not help here.
const DOUBLE_NINE_PRIOR_DEALS: f32 = 800.0;

/// The largest difference that the net's value can make between two actions, in points, in games
/// with about twenty points a hand.
const PRIOR_LIMIT_POINTS: f32 = 20.0;

/// What a point is worth as a chance to win: so little that it only breaks ties.
const TIE_BREAK_CHANCE: f32 = 1e-6;

/// What a point is worth at this score, as a chance to win; at least 0.
fn chance_per_point(view: &View, objective: &Objective) -> f32 {
    let rules = view.rules();
    let us = rules.seats.team(view.seat());
    let step = (10.0 * conventions::points_factor(rules)).max(1.0);
    let chance = |change: f32| {
        let mut scores = view.position().scores();
        scores[us] += change as i32;
        objective.win_chance(rules, &scores, us)
    };
    ((chance(step) - chance(-step)) / (2.0 * step)).max(0.0)
}

/// How much a partner expects each action, as a chance to win; 0 where there are no conventions.
fn partner_bonuses(view: &View, point_worth: f32, actions: &[Action]) -> Vec<f32> {
    let Some(conventions) = Conventions::of(view) else {
        return vec![0.0; actions.len()];
    };
    let weight = conventions::BRUTAL_CONVENTION_POINTS
        * conventions::points_factor(view.rules())
        * point_worth;
    actions.iter().map(|action| weight * conventions.worth_to_partner(*action)).collect()
}

/// The net's value of each action less that of the action it values most, as a chance to win; 0
/// without a net, with double six, or if any action plays no bone.
fn net_priors(
    view: &View,
    point_worth: f32,
    evaluator: Evaluator<'_>,
    ruled_out: &RuledOut,
    actions: &[Action],
) -> Vec<f32> {
    let rules = view.rules();
    let none = vec![0.0; actions.len()];
    let (DominoSet::DoubleNine, Evaluator::Net(_)) = (rules.set, evaluator) else {
        return none;
    };
    let knowledge = Knowledge::of_view(view, ruled_out);
    let turn = evaluator.for_turn(rules, &knowledge, view.position().table());
    let values: Option<Vec<f32>> = actions.iter().map(|action| turn.value(*action)).collect();
    values.map_or(none, |values| {
        let most = values.iter().copied().fold(f32::MIN, f32::max);
        let least = -PRIOR_LIMIT_POINTS * conventions::points_factor(rules);
        values.iter().map(|value| point_worth * (value - most).max(least)).collect()
    })
}

fn sort_best_first(values: &mut [ActionValue]) {
    let key = |value: &ActionValue| value.chance + value.points * TIE_BREAK_CHANCE;
    values.sort_by(|one, other| key(other).total_cmp(&key(one)));
}
