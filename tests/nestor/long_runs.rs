//! The values in hints and reviews against long runs from the same positions, in which Tough
//! plays both sides and the deals come from rejection sampling; and the chances between two
//! hands against the results of whole games.

use engine::{
    Action, Bone, Bones, BySeat, GameState, Hand, Preset, Round, Seat, Seats, Seed, Team,
};
use nestor::coach::{Hint, ProgressMonitor, ReviewBudget, hint, review};
use nestor::{Cost, Level, Limits, Objective, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::mean;
use crate::playing::{dealt, play};

/// Positions to compare.
const POSITIONS: usize = 50;
/// Deals in which the two best plays of each position are played to the end.
const DEALS: usize = 400;
/// Whole games for the chances between hands.
const GAMES: usize = 1_000;
/// Deals to try for a position; it is left out if too few of them fit the plays.
const MAX_DEALS: usize = 20_000;

/// The action of Tough, who needs no random numbers.
fn tough(round: &Round) -> Option<Action> {
    let view = round.view(round.position().turn());
    let mut unused = ChaCha8Rng::seed_from_u64(0);
    choose_within(&view, Level::Tough, &mut unused, &Limits::default())
}

/// A decision in a game in which nobody has drawn yet, so that what the other side
/// held before is what it holds now and what it has played since.
struct Position {
    game: GameState,
    round: Round,
    seat: Seat,
    /// The decisions of the other side: the round before each, the action, and the bones it
    /// has played from then on.
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
            game: now.clone(),
            round: round(now),
            seat: *seat,
        })
    }

    /// The round with the hidden bones dealt anew; `None` if the other side would
    /// not have played so with them.
    fn dealt_anew(&self, dice: &mut Dice) -> Option<Round> {
        let other = self.seat.next(Seats::Two);
        let view = self.round.view(self.seat);
        let mut hidden: Vec<Bone> = dice.bones(view.rules().set);
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

    /// Plays the round to its end, beginning with this action. Returns the lead in points,
    /// and the chance to win the game.
    fn worth_after(&self, mut round: Round, action: Action, objective: &Objective) -> [f64; 2] {
        round.apply(action).expect("the rules allow it");
        while round.position().end().is_none() {
            let action = tough(&round).expect("somebody is in turn");
            round.apply(action).expect("he keeps to the rules");
        }
        let us = Seats::Two.team(self.seat);
        let worth = |objective: &Objective| objective.value(round.rules(), round.position(), us);
        [&Objective::POINTS, objective].map(|objective| f64::from(worth(objective)))
    }

    /// The cost in the review of playing the second-best action of a hint.
    fn reviewed(&self, advice: &Hint, next: Action) -> Option<Cost> {
        let mut game = self.game.clone();
        game.apply(next).expect("the rules allow it");
        let reviewed = review(game.record(), ReviewBudget::FULL, &ProgressMonitor::NONE)?;
        let decision = reviewed.decisions().last()?;
        let cost_of = |action: Action| {
            let mut values = decision.values.iter();
            values.find(|it| it.action == action).map(|it| it.cost)
        };
        let (best, next) = (cost_of(advice.best.action)?, cost_of(next)?);
        Some(Cost {
            points: next.points - best.points,
            points_error: next.points_error.hypot(best.points_error),
            chance: next.chance - best.chance,
            chance_error: next.chance_error.hypot(best.chance_error),
        })
    }
}

/// A figure with its standard error.
type Figure = (f64, f64);

/// The points and the chance of a cost.
fn figures(cost: Cost) -> [Figure; 2] {
    let pair = |value: f32, error: f32| (f64::from(value), f64::from(error));
    [pair(cost.points, cost.points_error), pair(cost.chance, cost.chance_error)]
}

/// Whether what was said of many positions is what was found in long runs from them: no
/// more often too much than too little, for nearly all within the intervals, and more
/// where more was found.
fn must_agree(what: &str, pairs: &[(Figure, Figure)]) {
    let off: Vec<f64> = pairs.iter().map(|(said, found)| said.0 - found.0).collect();
    let (bias, error) = mean(&off);
    let beyond = pairs.iter().zip(&off).filter(|((said, found), off)| {
        let spread = said.1.hypot(found.1);
        off.abs() > 3.0 * spread
    });
    let beyond = beyond.count();
    let of = |pick: fn(&(Figure, Figure)) -> f64| pairs.iter().map(pick).collect::<Vec<f64>>();
    let together = correlation(&of(|(said, _)| said.0), &of(|(_, found)| found.0));
    println!(
        "{what}: off by {bias:.4} ± {error:.4}; beyond three errors {beyond} of {}; \
         correlation {together:.2}",
        pairs.len()
    );
    assert!(bias.abs() < 3.0 * error, "{what}: too much or too little");
    assert!(beyond * 10 <= pairs.len(), "{what}: {beyond} are far off");
    assert!(together > 0.7, "{what}: what is said to cost more does");
}

#[test]
#[ignore = "twenty thousand rounds take minutes"]
fn the_worth_that_hints_and_reviews_name_is_that_of_long_runs() {
    let mut dice = Dice::new(7_001);
    let objective = Objective::win(&Preset::AllFives.rules(Seats::Two), &Limits::default());
    let mut compared: [Vec<(Figure, Figure)>; 4] = Default::default();
    let mut number = 0;
    while compared[0].len() < POSITIONS {
        number += 1;
        let Some(position) = Position::of_game(dice.seed(), number % 7) else {
            continue;
        };
        let view = position.round.view(position.seat);
        let advice = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
        let Some(next) = advice.other else { continue };
        let deals = (0..MAX_DEALS).filter_map(|_| position.dealt_anew(&mut dice));
        let costs = deals.take(DEALS).map(|round| {
            let worth = |action| position.worth_after(round.clone(), action, &objective);
            let (best, next) = (worth(advice.best.action), worth(next.action));
            [best[0] - next[0], best[1] - next[1]]
        });
        let costs: Vec<[f64; 2]> = costs.collect();
        if costs.len() < DEALS {
            continue;
        }
        let found = [0, 1].map(|of| mean(&costs.iter().map(|it| it[of]).collect::<Vec<f64>>()));
        let hinted = figures(next.cost);
        println!(
            "{} against {}: hint {hinted:.3?}, long run {found:.3?}",
            advice.best.action, next.action
        );
        let [points, _] = found;
        let spread = points.1.hypot(hinted[0].1);
        assert!(points.0 > -1.0 - 3.0 * spread, "the best is the best");
        let reviewed = position.reviewed(&advice, next.action).map(figures);
        for of in [0, 1] {
            compared[of].push((hinted[of], found[of]));
            compared[2 + of].extend(reviewed.map(|it| (it[of], found[of])));
        }
    }
    let names = ["points of hints", "chances of hints", "points of reviews", "chances of reviews"];
    for (what, pairs) in names.into_iter().zip(&compared) {
        assert!(pairs.len() * 10 >= POSITIONS * 9, "{what}: {}", pairs.len());
        must_agree(what, pairs);
    }
}

#[test]
#[ignore = "hundreds of whole games take minutes"]
fn the_chances_between_hands_are_those_with_which_games_are_won() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let objective = Objective::win(&rules, &Limits::default());
    let mut dice = Dice::new(7_002);
    let mut unused = ChaCha8Rng::seed_from_u64(0);
    // By tenths of the chance: what was said, and what came of it.
    let mut said: [Vec<f64>; 10] = Default::default();
    for _ in 0..GAMES {
        let mut game = dealt(rules, dice.seed());
        let mut chances = Vec::new();
        loop {
            play(&mut game, [Level::Tough; 2], &mut unused, |_, _| {});
            if game.outcome().is_some() {
                break;
            }
            let scores = game.scores();
            let teams =
                Team::all(Seats::Two).map(|us| (us, objective.win_chance(&rules, &scores, us)));
            chances.extend(teams);
            game.deal(Seed::new(dice.seed()), rules).expect("it goes on");
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        for (us, chance) in chances {
            let came = winner.map_or(0.5, |winner| f64::from(u8::from(winner == us)));
            let tenth = ((chance * 10.0) as usize).min(9);
            said[tenth].push(came - f64::from(chance));
        }
    }
    for (tenth, off) in said.iter().enumerate() {
        let (off, error) = mean(off);
        println!("{tenth} tenths: off by {off:.3} ± {error:.3}");
        // The hands of one game hang together.
        assert!(off.abs() < 4.0 * error, "{tenth} tenths: {off}");
    }
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
