//! What hints say plays are worth is what they turn out to be worth: against rounds
//! that Nestor plays to their end from the same position, both sides as the level
//! Tough does, in deals drawn without any of the thought that hints take.

use nestor_dominoes::coach::{Watch, hint};
use nestor_dominoes::engine::{
    Action, Bone, Bones, BySeat, GameState, Hand, Preset, Round, Seat, Seats,
};
use nestor_dominoes::nestor::{Level, Limits, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::reviews::mean;
use crate::rounds::{dealt, play};

/// How many positions are compared.
const POSITIONS: usize = 50;
/// In so many deals the two best plays of each are played to the end.
const DEALS: usize = 400;
/// A position is left out if of so many deals not enough explain what was played.
const MOST_DEALS: usize = 20_000;

/// What Tough does for whoever is in turn; it takes no chance.
fn tough(round: &Round) -> Option<Action> {
    let view = round.view(round.position().turn());
    let mut unused = ChaCha8Rng::seed_from_u64(0);
    choose_within(&view, Level::Tough, &mut unused, &Limits::default())
}

/// A decision in a game in which nobody has drawn yet, so that what the other side
/// held before is what it holds now and what it has played since.
struct Position {
    round: Round,
    seat: Seat,
    /// What the other side has decided: the round before it, what it did, and what
    /// it has played from then on.
    decisions: Vec<(Round, Action, Bones)>,
}

impl Position {
    /// The last decision in the first round of a game of Toughs before anybody
    /// draws, but no more than so many actions on.
    fn of_game(seed: [u8; 32], most_actions: usize) -> Option<Self> {
        let mut game = dealt(Preset::AllFives.rules(Seats::Two), seed);
        let mut before: Vec<(GameState, Seat)> = Vec::new();
        let mut unused = ChaCha8Rng::seed_from_u64(0);
        play(&mut game, [Level::Tough; 2], &mut unused, |game, view| {
            before.push((game.clone(), view.seat()));
        });
        let actions = &game.record().rounds[0].actions;
        let drawn = actions.iter().position(|action| action.bone().is_none());
        let at = drawn.unwrap_or(actions.len()).min(most_actions);
        let (now, seat) = before.get(at)?;
        if now.legal_actions().len() < 2 {
            return None;
        }
        let round = |game: &GameState| game.round().cloned().expect("it was dealt");
        let theirs = (0..at).filter(|index| before[*index].1 != *seat);
        let decisions = theirs.map(|index| {
            let later = (index..at).filter(|later| before[*later].1 != *seat);
            let played = later.filter_map(|later| actions[later].bone()).collect();
            (round(&before[index].0), actions[index], played)
        });
        Some(Self {
            decisions: decisions.collect(),
            round: round(now),
            seat: *seat,
        })
    }

    /// The round with the hidden bones dealt anew; `None` if the other side would
    /// not have played so with them.
    fn dealt_anew(&self, dice: &mut Dice) -> Option<Round> {
        let other = self.seat.next(Seats::Two);
        let view = self.round.view(self.seat);
        let mut hidden: Vec<Bone> = dice.bones();
        hidden.retain(|bone| view.unseen().contains(*bone));
        let held = hidden.split_off(hidden.len() - usize::from(view.hand_sizes()[other]));
        let held: Hand = held.into_iter().collect();
        let with = |round: &Round, held: Hand| {
            let hands = BySeat::from_fn(|seat| match seat {
                seat if seat == self.seat => round.position().hand(seat),
                seat if seat == other => held,
                _ => Hand::EMPTY,
            });
            round.imagined(hands, &hidden)
        };
        let mut decisions = self.decisions.iter();
        let explains = decisions.all(|(before, action, played)| {
            tough(&with(before, held.or(*played))) == Some(*action)
        });
        explains.then(|| with(&self.round, held))
    }

    /// By how many points the lead of the player grows in a round that begins with
    /// this action.
    fn lead_after(&self, mut round: Round, action: Action) -> f64 {
        let other = self.seat.next(Seats::Two);
        let lead = |round: &Round| {
            let scores = round.position().scores();
            let of = |seat| scores[Seats::Two.team(seat)];
            f64::from(of(self.seat) - of(other))
        };
        let before = lead(&round);
        round.apply(action).expect("the rules allow it");
        while round.position().end().is_none() {
            let action = tough(&round).expect("somebody is in turn");
            round.apply(action).expect("he keeps to the rules");
        }
        lead(&round) - before
    }
}

#[test]
#[ignore = "twenty thousand rounds take minutes"]
fn the_worth_that_hints_name_is_that_of_long_runs() {
    let mut dice = Dice::new(7_001);
    let (mut off, mut squares) = (Vec::new(), Vec::new());
    let (mut said, mut found) = (Vec::new(), Vec::new());
    let mut number = 0;
    while off.len() < POSITIONS {
        number += 1;
        let Some(position) = Position::of_game(dice.seed(), number % 7) else {
            continue;
        };
        let view = position.round.view(position.seat);
        let advice = hint(&view, &Watch::NOBODY).expect("there is a choice");
        let Some(next) = advice.next else { continue };
        let deals = (0..MOST_DEALS).filter_map(|_| position.dealt_anew(&mut dice));
        let costs = deals.take(DEALS).map(|round| {
            let best = position.lead_after(round.clone(), advice.best.action);
            best - position.lead_after(round, next.action)
        });
        let costs: Vec<f64> = costs.collect();
        if costs.len() < DEALS {
            continue;
        }
        let (cost, error) = mean(&costs);
        let (named, named_error) = (
            f64::from(next.cost.points),
            f64::from(next.cost.points_error),
        );
        let spread = error.hypot(named_error);
        println!(
            "{} against {}: hint {named:.1} ± {named_error:.1}, long run {cost:.1} ± {error:.1}",
            advice.best.action, next.action
        );
        assert!(cost > -1.0 - 3.0 * spread, "the best is the best");
        off.push(named - cost);
        squares.push(((named - cost) / spread).powi(2));
        said.push(named);
        found.push(cost);
    }
    let (bias, error) = mean(&off);
    let (square, _) = mean(&squares);
    println!("off by {bias:.2} ± {error:.2} points; {square:.2} times the spread, squared");
    assert!(
        bias.abs() < 3.0 * error,
        "no more often too much than too little"
    );
    let together = correlation(&said, &found);
    println!("correlation {together:.2}");
    assert!(together > 0.7, "what is said to cost more does");
}

fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let (one_mean, other_mean) = (mean(one).0, mean(other).0);
    let product = |a: &[f64], a_mean: f64, b: &[f64], b_mean: f64| -> f64 {
        let pairs = a.iter().zip(b);
        pairs.map(|(a, b)| (a - a_mean) * (b - b_mean)).sum()
    };
    product(one, one_mean, other, other_mean)
        / (product(one, one_mean, one, one_mean) * product(other, other_mean, other, other_mean))
            .sqrt()
}
