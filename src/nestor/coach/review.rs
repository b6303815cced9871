//! A game looked over between two hands or at its end: what each decision cost, and what was luck.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::depth::Depth;
use super::mark::{Mark, is_no_worse, is_sure};
use super::split::Split;
use super::tutor::can_wait_to_draw;
use super::watch::Watch;
use crate::{Cost, Limits, Stakes, Valued};
use engine::{Action, ByTeam, GameState, Record, Rules, Seat, Seats, Team, View};

/// A moment of a game: how many deals and actions came before it.
pub type Moment = usize;

/// A decision, and what it was worth by what the player in the seat could know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The moment before it.
    pub moment: Moment,
    /// Whose it was.
    pub seat: Seat,
    /// What was done.
    pub made: Action,
    /// What it cost against the best.
    pub cost: Cost,
    /// The mark for that.
    pub mark: Mark,
    /// What there was to choose from, the best first.
    pub values: Vec<Valued>,
    /// The one of them that was done, or that is as good as the same.
    made_as: Option<Action>,
    /// By how many points it changed the lead of each side over the others.
    changed: ByTeam<f32>,
}

impl Decision {
    /// The best play.
    pub fn best(&self) -> Action {
        self.values.first().map_or(self.made, |best| best.action)
    }

    /// What is to be shown as the best: what was done, if that is it or as good as the
    /// same.
    pub fn best_shown(&self) -> Action {
        let is_made = self.values.first().is_some_and(|best| self.is_made(best));
        if is_made { self.made } else { self.best() }
    }

    /// Whether this is what was done, or as good as the same.
    pub fn is_made(&self, value: &Valued) -> bool {
        Some(value.action) == self.made_as
    }

    /// Whether something to choose from is about as good as the best: whether it lowers
    /// the chance to win cannot be told for sure.
    pub fn is_about_equal(&self, value: &Valued) -> bool {
        !is_sure(value.cost)
    }

    /// Whether it lowered the chance to win for sure.
    pub fn is_sure(&self) -> bool {
        is_sure(self.cost)
    }

    /// The chance to win the game before the decision, if the best is played.
    pub fn chance(&self) -> f32 {
        self.values.first().map_or(0.5, |best| best.chance)
    }
}

/// The chance of a side to win the game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChanceAt {
    /// When.
    pub moment: Moment,
    /// The chance, 0 to 1.
    pub chance: f32,
}

/// The scores before a hand and after it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scores {
    /// The moment of the deal.
    dealt: Moment,
    /// The last moment.
    last: Moment,
    before: ByTeam<i32>,
    after: ByTeam<i32>,
}

/// A game that has been looked over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reviewed {
    seats: Seats,
    decisions: Vec<Decision>,
    hands: Vec<Scores>,
    /// The chances of each side by the scores before the first hand, and after each.
    between: Vec<(Moment, ByTeam<f32>)>,
}

/// Looks over the game of a record. `None` if told to stop, or if no game can be
/// rebuilt from the record.
///
/// Every decision is seen from the seat of the player who made it, with nothing that
/// the player could not know. The same record gets the same answer.
pub fn review(record: &Record, depth: Depth, watch: &Watch<'_>) -> Option<Reviewed> {
    let (game, open) = decisions(record)?;
    let mut decisions = Vec::with_capacity(open.len());
    for (done, decision) in open.iter().enumerate() {
        (watch.progress)(done as f32 / open.len() as f32);
        if (watch.cancelled)() {
            return None;
        }
        decisions.extend(decision.look_over(depth, watch.cancelled));
    }
    if (watch.cancelled)() {
        return None;
    }
    (watch.progress)(1.0);
    Some(Reviewed {
        seats: game.rules().seats,
        decisions,
        hands: hands(&game),
        between: between(&game, depth),
    })
}

impl Reviewed {
    /// Whether this can be the review of a game: it tells of decisions that were made
    /// there, with plays that there were, in numbers.
    pub fn is_of(&self, record: &Record) -> bool {
        let Some((game, open)) = decisions(record) else {
            return false;
        };
        let is_made = |decision: &Decision| {
            let open = open.iter().find(|it| it.moment == decision.moment);
            open.is_some_and(|open| open.can_be(decision))
        };
        let teams = || Team::all(self.seats);
        let between = self.between.iter();
        let chances = between.flat_map(|(_, chances)| teams().map(|team| chances[team]));
        let changed = self.decisions.iter();
        let changed = changed.flat_map(|it| teams().map(|team| it.changed[team]));
        self.seats == game.rules().seats
            && self.hands == hands(&game)
            && self.decisions.iter().all(is_made)
            && chances.chain(changed).all(f32::is_finite)
    }

    /// Marks all decisions that were not the best by what they cost: the limits may have been
    /// others when it was kept.
    pub fn mark_anew(&mut self) {
        let decisions = self.decisions.iter_mut();
        for decision in decisions.filter(|decision| decision.mark != Mark::Best) {
            decision.mark = Mark::of(decision.cost);
        }
    }

    /// How many played, and whether as partners.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The decisions in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The decision that is made in this moment, if one is.
    pub fn at(&self, moment: Moment) -> Option<&Decision> {
        self.decisions.iter().find(|it| it.moment == moment)
    }

    /// The next decision after this moment, of those with a mark that is wanted.
    pub fn after(&self, moment: Moment, wanted: impl Fn(Mark) -> bool) -> Option<&Decision> {
        let mut decisions = self.decisions.iter();
        decisions.find(|it| it.moment > moment && wanted(it.mark))
    }

    /// The last decision before this moment, of those with a mark that is wanted.
    pub fn before(&self, moment: Moment, wanted: impl Fn(Mark) -> bool) -> Option<&Decision> {
        let mut decisions = self.decisions.iter().rev();
        decisions.find(|it| it.moment < moment && wanted(it.mark))
    }

    /// How many decisions of the player in `seat` got this mark.
    pub fn count(&self, seat: Seat, mark: Mark) -> usize {
        let is_it = |it: &&Decision| it.seat == seat && it.mark == mark;
        self.decisions.iter().filter(is_it).count()
    }

    /// What the decisions of the player in `seat` cost together.
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

    /// How many hands there were.
    pub fn hands(&self) -> usize {
        self.hands.len()
    }

    /// Luck and skill in a hand, counted from 0, as the side sees it.
    pub fn split_of_hand(&self, team: Team, hand: usize) -> Split {
        let Some(scores) = self.hands.get(hand) else {
            return Split::default();
        };
        let made = |team| f64::from(scores.after[team] - scores.before[team]);
        let mut split = Split {
            result: lead(self.seats, team, made),
            ..Split::default()
        };
        let is_in = |it: &&Decision| (scores.dealt..=scores.last).contains(&it.moment);
        for decision in self.decisions.iter().filter(is_in) {
            let changed = f64::from(decision.changed[team]);
            if self.seats.team(decision.seat) == team {
                split.own += changed;
            } else {
                split.others += changed;
            }
            split.variance += f64::from(decision.cost.points_error).powi(2);
        }
        split
    }

    /// Luck and skill in the whole game, as the side sees it.
    pub fn split(&self, team: Team) -> Split {
        let hands = (0..self.hands.len()).map(|hand| self.split_of_hand(team, hand));
        hands.fold(Split::default(), |sum, hand| sum + hand)
    }

    /// The chance of a side to win the game, moment by moment: by the scores
    /// between two hands, and before and after each decision of its own players as they
    /// could see it.
    pub fn chances(&self, team: Team) -> Vec<ChanceAt> {
        let between = self.between.iter();
        let between = between.map(|(moment, chances)| (*moment, chances[team]));
        let own = self.decisions.iter();
        let own = own.filter(|it| self.seats.team(it.seat) == team);
        let own = own.flat_map(|it| {
            let after = it.chance() - it.cost.chance.max(0.0);
            [(it.moment, it.chance()), (it.moment + 1, after.max(0.0))]
        });
        let mut chances: Vec<ChanceAt> = between
            .chain(own)
            .map(|(moment, chance)| ChanceAt { moment, chance })
            .collect();
        chances.sort_by_key(|at| at.moment);
        // What is known for sure before the first hand and at the end of each comes
        // before what was thought.
        let is_sure = |moment| self.between.iter().any(|(at, _)| *at == moment);
        chances.dedup_by(|later, at| later.moment == at.moment && is_sure(at.moment));
        chances
    }
}

/// A decision that is to be looked over.
struct Open {
    moment: Moment,
    seat: Seat,
    made: Action,
    view: View,
    seed: [u8; 32],
}

/// The game of a record, and its decisions: where several actions make sense, or
/// what was done makes none, as where points are not claimed.
fn decisions(record: &Record) -> Option<(GameState, Vec<Open>)> {
    let mut open = Vec::new();
    let game = record.replay_with(|game, made| {
        let turn = game.turn().and_then(|seat| Some((seat, game.view(seat)?)));
        let Some((seat, view)) = turn.filter(|_| is_chosen(made)) else {
            return;
        };
        let mut options = crate::options(&view);
        if made != Action::Draw && can_wait_to_draw(&view) {
            options.retain(|action| *action != Action::Draw);
        }
        let is_decision = match options[..] {
            [] => false,
            [only] => !is_same(&view, only, made),
            _ => true,
        };
        if is_decision {
            open.push(Open {
                moment: moment_of(game.record()),
                seat,
                made,
                view,
                seed: game.record().choice_seed(),
            });
        }
    });
    Some((game.ok()?, open))
}

/// Whether an action is chosen for what it does in the hand.
const fn is_chosen(action: Action) -> bool {
    !matches!(action, Action::GiveUp(_) | Action::TimeUp)
}

/// Whether two actions are the same, or as good as.
fn is_same(view: &View, one: Action, other: Action) -> bool {
    view.position().table().is_same_play(one, other)
}

/// The moment at the end of a record.
fn moment_of(record: &Record) -> Moment {
    (record.rounds.len() + record.len()).saturating_sub(1)
}

impl Open {
    /// Whether a decision that was read can be this one.
    fn can_be(&self, decision: &Decision) -> bool {
        let options = crate::options(&self.view);
        let is_one = |action: Action| action == self.made || options.contains(&action);
        let is_value = |value: &Valued| {
            is_one(value.action)
                && value.cost.is_finite()
                && value.points.is_finite()
                && value.chance.is_finite()
        };
        decision.seat == self.seat
            && decision.made == self.made
            && decision.cost.is_finite()
            && decision.values.iter().all(is_value)
    }

    /// What the decision was worth; `None` if told to stop, or if no deal fits.
    fn look_over(&self, depth: Depth, cancelled: &dyn Fn() -> bool) -> Option<Decision> {
        let view = &self.view;
        let limits = |budget| Limits { budget, cancelled };
        let mut values = crate::values(view, &mut self.rng(1), &limits(depth.to_find))?;
        if self.made != Action::Draw && can_wait_to_draw(view) {
            values.retain(|value| value.action != Action::Draw);
        }
        let best = values.first()?.action;
        let us = view.rules().seats.team(self.seat);
        if crate::sees_everything(view) {
            // There are two sides, and no chance from which a cost could come.
            let made = values.iter().find(|it| is_same(view, it.action, self.made));
            let cost = made.map(|made| made.cost).unwrap_or_default();
            let changed = |team| if team == us { -1.0 } else { 1.0 } * cost.points;
            let is_best = cost.points <= 0.0 && cost.chance <= 0.0;
            let mark = if is_best { Mark::Best } else { Mark::of(cost) };
            return Some(self.decision(values, (cost, mark), ByTeam::from_fn(changed)));
        }
        let mut actions: Vec<Action> = values.iter().map(|value| value.action).collect();
        if !actions.iter().any(|it| is_same(view, *it, self.made)) {
            actions.push(self.made);
        }
        let is_best = is_same(view, best, self.made);
        let limits = limits(depth.against(is_best));
        let compared = crate::compare(view, &actions, &mut self.rng(2), &limits)?;
        let mut all = compared.iter();
        let made = all.find(|it| is_same(view, it.value.action, self.made))?;
        let lost = |team: Team| f64::from(made.lost[team]);
        let changed = |team| -lead(view.rules().seats, team, lost) as f32;
        let changed = ByTeam::from_fn(changed);
        let cost = made.value.cost;
        let is_best = is_best || is_no_worse(cost);
        let mark = if is_best { Mark::Best } else { Mark::of(cost) };
        let mut values: Vec<Valued> = compared.iter().map(|it| it.value).collect();
        values[1..].sort_by(|one, other| one.cost.chance.total_cmp(&other.cost.chance));
        Some(self.decision(values, (cost, mark), changed))
    }

    /// The decision, with what there was to choose from, the best first.
    fn decision(
        &self,
        mut values: Vec<Valued>,
        (cost, mark): (Cost, Mark),
        changed: ByTeam<f32>,
    ) -> Decision {
        let mut all = values.iter();
        let made = all.position(|it| is_same(&self.view, it.action, self.made));
        let made_as = made.map(|place| values[place].action);
        if let Some(place) = made.filter(|_| mark == Mark::Best) {
            values[..=place].rotate_right(1);
        }
        Decision {
            moment: self.moment,
            seat: self.seat,
            made: self.made,
            cost,
            mark,
            made_as,
            values,
            changed,
        }
    }

    /// A random source for this position: another one than Nestor's at the table,
    /// or he would agree with himself.
    fn rng(&self, use_number: u8) -> ChaCha8Rng {
        let mut seed = self.seed;
        seed[24] = use_number;
        ChaCha8Rng::from_seed(seed)
    }
}

/// How far a side is ahead of the mean of the others.
fn lead(seats: Seats, team: Team, of: impl Fn(Team) -> f64) -> f64 {
    let others = || Team::all(seats).filter(|other| *other != team);
    let count = others().count().max(1) as f64;
    of(team) - others().map(&of).sum::<f64>() / count
}

/// The hands of a game with their scores.
fn hands(game: &GameState) -> Vec<Scores> {
    let mut before = ByTeam::default();
    let mut dealt = 0;
    let rounds = game.rounds().iter().zip(&game.record().rounds);
    let hands = rounds.map(|(round, played)| {
        let last = dealt + played.actions.len();
        let after = round.position().scores();
        let scores = Scores {
            dealt,
            last,
            before,
            after,
        };
        (before, dealt) = (after, last + 1);
        scores
    });
    hands.collect()
}

/// The chances of all sides by the scores before the first hand, and after each.
fn between(game: &GameState, depth: Depth) -> Vec<(Moment, ByTeam<f32>)> {
    let limits = Limits {
        budget: depth.to_find,
        ..Limits::default()
    };
    let hands = hands(game);
    let chances = |rules: &Rules, scores: &ByTeam<i32>| {
        let stakes = Stakes::game(rules, &limits);
        ByTeam::from_fn(|team| {
            if team.index() < usize::from(rules.seats.teams()) {
                stakes.chance(rules, scores, team)
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
    let mut between: Vec<_> = dealt.collect();
    let last = game.rounds().last().zip(hands.last());
    between.extend(last.map(|(round, hand)| {
        let won = |winner: Option<Team>| {
            ByTeam::from_fn(|team| winner.map_or(0.5, |won| f32::from(u8::from(won == team))))
        };
        let outcome = game.outcome().map(|outcome| won(outcome.winner));
        let after = outcome.unwrap_or_else(|| chances(round.rules(), &hand.after));
        (hand.last, after)
    }));
    between
}
