//! Tries each play in the same worlds and plays the rounds out.

use rand::Rng;
use serde::{Deserialize, Serialize};

use engine::{Action, BySeat, ByTeam, Hand, Position, Rules, Seats, Team, View};

use super::claims::sensible;
use super::cost::Cost;
use super::exact::Exact;
use super::judge::Judge;
use super::limits::Limits;
use super::ruled_out::RuledOut;
use super::stakes::Stakes;
use super::worlds::{World, worlds};

/// What a play is worth, as the search found.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Valued {
    /// The play, or a draw by choice.
    pub action: Action,
    /// How many points this side is expected to gain, in the rest of the round, on the
    /// best of the others.
    pub points: f32,
    /// The chance of this side to win the game, 0 to 1.
    pub chance: f32,
    /// In how many worlds the play was tried; 1 if no bone is hidden, and it was
    /// reckoned exactly.
    pub worlds: u32,
    /// How much worse it is than the best, in the worlds in which both were tried.
    /// The best of several is found with the same worlds, so this is a little too
    /// much on average.
    pub cost: Cost,
}

/// What a play is worth by worlds in which none was chosen for being the best.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Compared {
    /// What it is worth, and what it costs against the first of those compared.
    pub value: Valued,
    /// How many points less than with the first each side makes in the rest of the
    /// round.
    pub lost: ByTeam<f32>,
}

/// After every so many worlds, plays that are clearly worse are dropped.
const HEAT: usize = 25;

/// A play is dropped if it is this many standard errors worse than the best.
const CLEARLY: f32 = 2.8;

/// What each play is worth, the best first; `None` if told to stop.
pub(super) fn search(
    view: &View,
    judge: Judge<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<Valued>> {
    let actions = options(view);
    if let Some(position) = nothing_hidden(view)
        && let Some(values) = exactly(view, &position, limits)
    {
        return Some(values);
    }
    let worlds = worlds(view, judge, limits, rng)?;
    let mut race = Race::new(view, judge, actions, limits);
    for (number, world) in worlds.iter().enumerate() {
        if (limits.cancelled)() {
            return None;
        }
        if number > 0 && number % HEAT == 0 {
            race.drop_the_worst();
        }
        if race.steps >= limits.budget.steps || number >= HEAT && race.running.len() == 1 {
            break;
        }
        race.try_in(world);
    }
    Some(race.values())
}

/// What each of these actions is worth, and what it costs against the first. All are
/// tried in the same worlds until the steps are used up; `None` if told to stop, or
/// if no deal fits.
pub(super) fn compare(
    view: &View,
    judge: Judge<'_>,
    actions: &[Action],
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<Compared>> {
    let worlds = worlds(view, judge, limits, rng)?;
    let mut race = Race::new(view, judge, actions.to_vec(), limits);
    let mut sums = vec![ByTeam::from_fn(|_| 0.0); actions.len()];
    for world in &worlds {
        if (limits.cancelled)() {
            return None;
        }
        if race.steps >= limits.budget.steps {
            break;
        }
        let ends = race.try_in(world);
        for (sum, end) in sums.iter_mut().zip(&ends) {
            for team in Team::all(race.rules.seats) {
                sum[team] += (ends[0].scores()[team] - end.scores()[team]) as f32;
            }
        }
    }
    let compared = sums.into_iter().enumerate().map(|(place, sum)| {
        let value = race.valued(place, 0);
        let lost = ByTeam::from_fn(|team| sum[team] / value.worlds.max(1) as f32);
        Compared { value, lost }
    });
    Some(compared.collect())
}

/// The actions that differ. Of ends that show and count the same there is one.
pub(super) fn options(view: &View) -> Vec<Action> {
    let table = view.position().table();
    let mut different: Vec<Action> = Vec::new();
    for action in sensible(view.position(), view.rules()) {
        if !different
            .iter()
            .any(|other| table.is_same_play(*other, action))
        {
            different.push(action);
        }
    }
    different
}

/// The position if all bones are known: in a game of two, the other player holds
/// all unseen bones.
pub(super) fn nothing_hidden(view: &View) -> Option<Position> {
    let other = view.seat().next(view.rules().seats);
    let unseen = view.unseen();
    let known = view.rules().seats == Seats::Two && unseen.len() == view.hand_sizes()[other];
    known.then(|| {
        let hands = BySeat::from_fn(|seat| if seat == other { unseen } else { Hand::EMPTY });
        view.imagine(hands, &[])
    })
}

fn exactly(view: &View, world: &Position, limits: &Limits<'_>) -> Option<Vec<Valued>> {
    let rules = view.rules();
    let us = rules.seats.team(view.seat());
    let stakes = Stakes::game(rules, limits);
    let chances = Exact::new(rules, &stakes, us, limits).values(world)?;
    let points = Exact::new(rules, &Stakes::POINTS, us, limits).values(world)?;
    let now = Stakes::POINTS.worth(rules, world, us);
    let mut values: Vec<Valued> = chances
        .into_iter()
        .zip(points)
        .map(|((action, chance), (_, points))| Valued {
            action,
            points: points - now,
            chance,
            worlds: 1,
            cost: Cost::default(),
        })
        .collect();
    best_first(&mut values);
    let best = *values.first()?;
    for value in &mut values {
        value.cost.points = best.points - value.points;
        value.cost.chance = best.chance - value.chance;
    }
    Some(values)
}

/// The plays that are being compared, and what they gained in each world.
struct Race<'a> {
    rules: &'a Rules,
    judge: Judge<'a>,
    ruled_out: RuledOut,
    us: Team,
    stakes: Stakes,
    actions: Vec<Action>,
    chances: Vec<Vec<f32>>,
    points: Vec<Vec<f32>>,
    running: Vec<usize>,
    steps: u32,
}

impl<'a> Race<'a> {
    fn new(view: &'a View, judge: Judge<'a>, actions: Vec<Action>, limits: &Limits<'_>) -> Self {
        let rules = view.rules();
        Self {
            rules,
            judge,
            ruled_out: RuledOut::of_events(rules, view.events()),
            us: rules.seats.team(view.seat()),
            stakes: Stakes::game(rules, limits),
            chances: vec![Vec::new(); actions.len()],
            points: vec![Vec::new(); actions.len()],
            running: (0..actions.len()).collect(),
            actions,
            steps: 0,
        }
    }

    /// Tries each play that is still in the race in one world. Gives the ends of the
    /// rounds.
    fn try_in(&mut self, world: &World) -> Vec<Position> {
        let now = Stakes::POINTS.worth(self.rules, &world.position, self.us);
        let mut ends = Vec::with_capacity(self.running.len());
        for place in &self.running {
            let (end, steps) = self.play_out(world, self.actions[*place]);
            self.steps += steps;
            let points = Stakes::POINTS.worth(self.rules, &end, self.us) - now;
            let chance = self.stakes.worth(self.rules, &end, self.us);
            self.points[*place].push(points);
            self.chances[*place].push(chance);
            ends.push(end);
        }
        ends
    }

    /// Plays the round out after `action`. Each player decides by what that
    /// player knows; the others decide as this world says. Returns the end of the
    /// round and the number of actions to it.
    fn play_out(&self, world: &World, action: Action) -> (Position, u32) {
        let mut position = world.position;
        let others = if world.greedy {
            Judge::Greedy
        } else {
            self.judge
        };
        let mut ruled_out = self.ruled_out;
        let mut next = Some(action);
        let mut steps = 0;
        while let Some(action) = next {
            steps += 1;
            ruled_out.note(self.rules, &position, action);
            if position.apply(self.rules, action).is_err() {
                break;
            }
            let ours = self.rules.seats.team(position.turn()) == self.us;
            // A player who draws by choice goes on until no bone can be drawn.
            let by_choice = self.rules.voluntary_draw && action == Action::Draw;
            if ours && by_choice && position.legal(self.rules).contains(action) {
                continue;
            }
            let judge = if ours { self.judge } else { others };
            next = judge.decide(self.rules, &position, &ruled_out);
        }
        (position, steps)
    }

    /// The best play that is still in the race.
    fn best(&self) -> usize {
        let mut best = self.running[0];
        for place in &self.running {
            if mean(&self.chances[*place]) > mean(&self.chances[best]) {
                best = *place;
            }
        }
        best
    }

    /// Drops plays that are worse than the best, beyond what chance explains.
    fn drop_the_worst(&mut self) {
        let best = self.best();
        let mut running = std::mem::take(&mut self.running);
        running.retain(|place| {
            *place == best || !clearly_worse(&self.chances[*place], &self.chances[best])
        });
        self.running = running;
    }

    /// What each play gained on average, the best first. Plays that were dropped
    /// come last.
    fn values(&self) -> Vec<Valued> {
        let valued = |place: usize| self.valued(place, place);
        let mut sorted: Vec<Valued> = self.running.iter().map(|place| valued(*place)).collect();
        best_first(&mut sorted);
        let dropped = (0..self.actions.len()).filter(|place| !self.running.contains(place));
        let mut rest: Vec<Valued> = dropped.map(valued).collect();
        best_first(&mut rest);
        sorted.extend(rest);
        let place_of = |action| self.actions.iter().position(|it| *it == action);
        let places: Vec<usize> = sorted.iter().filter_map(|it| place_of(it.action)).collect();
        let costs = places.iter().map(|place| self.valued(*place, places[0]));
        costs.collect()
    }

    /// What a play gained on average, and what it costs against a better one in the
    /// worlds in which both were tried.
    fn valued(&self, place: usize, better: usize) -> Valued {
        let of = |place: usize| (&self.points[place][..], &self.chances[place][..]);
        Valued {
            action: self.actions[place],
            points: mean(&self.points[place]),
            chance: mean(&self.chances[place]),
            worlds: self.chances[place].len() as u32,
            cost: Cost::between(of(place), of(better)),
        }
    }
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// Whether one play is worse than another in the same worlds, by more standard
/// errors than chance explains.
fn clearly_worse(one: &[f32], other: &[f32]) -> bool {
    let count = one.len().min(other.len()) as f32;
    let differences = || one.iter().zip(other).map(|(one, other)| other - one);
    let mean = differences().sum::<f32>() / count;
    let variance =
        differences().map(|d| (d - mean) * (d - mean)).sum::<f32>() / (count - 1.0).max(1.0);
    mean > CLEARLY * (variance / count).sqrt()
}

fn best_first(values: &mut [Valued]) {
    let worth = |valued: &Valued| valued.chance + valued.points * 1e-6;
    values.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
}
