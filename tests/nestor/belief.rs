//! The belief never rules out what is true, and no sampled deal outweighs the rest.

use std::collections::HashMap;

use engine::{Action, Bones, BySeat, Draws, Event, GameState, Preset, Rules, Seat, Seats, View};
use nestor::{Belief, Budget, Cost, Level, Limits};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::any_levels;
use crate::dice::Dice;
use crate::effort::effort;
use crate::playing::{any_rules, dealt, play, small};

/// Asks before each decision of a round whether the true hands can be.
fn ask(game: &GameState, view: &View) {
    let position = game.position().expect("it was dealt");
    let hands = BySeat::from_fn(|seat| position.hand(seat));
    let ways = Belief::new(view).ways(&hands);
    assert!(ways > 0.0, "the truth is ruled out: {:?}", game.record());
}

#[test]
fn the_true_hands_always_fit_what_was_seen() {
    let rounds = 200 * effort();
    assert!(asked_in(rounds) > 10 * rounds, "views");
}

/// Looks into every view of some rounds; how many there were.
fn asked_in(rounds: usize) -> usize {
    let mut dice = Dice::new(400);
    let mut asked = 0;
    for number in 0..rounds {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let levels = any_levels(number);
        let mut choices = ChaCha8Rng::from_seed(seed);
        play(&mut game, levels, &mut choices, |game, view| {
            ask(game, view);
            asked += 1;
        });
    }
    asked
}

#[test]
fn the_true_hands_fit_however_long_somebody_drew() {
    let mut dice = Dice::new(402);
    let mut longest = 0;
    for number in 0..400 {
        let rules = Rules { hand_size: 5, voluntary_draw: true, ..dice.rules() };
        let rules = Rules { seats: Seats::Two, draws: Draws::UntilOneFits, ..rules };
        if rules.check().is_err() {
            continue;
        }
        let mut game = dealt(rules, dice.seed());
        // One draws all he can, the other as it comes.
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("it was dealt");
            ask(&game, &view);
            let legal = view.legal_actions();
            let draws = legal.contains(&Action::Draw) && dice.once_in(1 + number % 4);
            let action = if draws { Action::Draw } else { dice.pick(&legal) };
            game.apply(action).expect("it is legal");
        }
        let drew =
            |event: &&Event| matches!(event, Event::Drew { seat, .. } if *seat == Seat::ALL[0]);
        let round = game.round().expect("it was dealt");
        longest = longest.max(round.events().iter().filter(drew).count());
    }
    assert!(longest > 12, "{longest}");
}

#[test]
fn nobody_is_imagined_with_more_doublets_than_may_be_dealt() {
    let mut dice = Dice::new(403);
    for _ in 0..200 {
        let rules =
            Rules { draws: Draws::None, doublets_limit: Some(3), hand_size: 9, ..Rules::default() };
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut imagining = ChaCha8Rng::from_seed(seed);
        play(&mut game, [Level::Easy; 2], &mut choices, |game, view| {
            let belief = Belief::new(view);
            let other = view.seat().next(Seats::Two);
            let events = game.round().expect("it was dealt").events();
            let played: Bones = events
                .iter()
                .filter_map(|event| match event {
                    Event::Played { seat, bone, .. } if *seat == other => Some(*bone),
                    _ => None,
                })
                .collect();
            for _ in 0..4 {
                let hands = belief.sample_hands(&mut imagining).expect("something fits");
                let dealt = hands[other].or(played);
                assert!(dealt.and(Bones::DOUBLETS).len() <= 3, "{dealt:?}");
            }
        });
    }
}

#[test]
fn every_deal_imagined_fits_what_was_seen() {
    let mut dice = Dice::new(401);
    for number in 0..600 {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let levels = any_levels(number);
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut imagining = ChaCha8Rng::from_seed(seed);
        play(&mut game, levels, &mut choices, |game, view| {
            let belief = Belief::new(view);
            for _ in 0..4 {
                let hands = belief.sample_hands(&mut imagining).expect("something fits");
                assert!(belief.ways(&hands) > 0.0, "{:?}", game.record());
                for seat in Seat::around(rules.seats).filter(|seat| *seat != view.seat()) {
                    assert_eq!(hands[seat].len(), view.hand_sizes()[seat], "{seat:?}");
                    assert_eq!(hands[seat].without(view.unseen()).len(), 0, "{seat:?}");
                }
            }
        });
    }
}

/// Limits under which few deals may be behind many worlds.
fn many_worlds() -> Limits<'static> {
    Limits { budget: Budget { deals: 1_200, worlds: 400, ..Budget::SMALL }, ..small() }
}

/// Plays four rounds of partners, and passes each view of a player with a choice, with the number of
/// turns so far and the seed of the round.
fn for_each_choice(preset: Preset, seed: u64, mut act: impl FnMut(&View, u32, [u8; 32])) {
    let mut dice = Dice::new(seed);
    for _ in 0..4 {
        let seed = dice.seed();
        let mut game = dealt(preset.rules(Seats::Partners), seed);
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut turns = 0;
        play(&mut game, [Level::Tough; 2], &mut choices, |_, view| {
            turns += 1;
            if nestor::distinct_actions(view).len() > 1 {
                act(view, turns, seed);
            }
        });
    }
}

#[test]
fn after_many_decisions_with_double_nine_no_deal_makes_up_an_eighth_of_the_worlds() {
    let mut asked = 0;
    for_each_choice(Preset::Cuban, 405, |view, turns, seed| {
        if turns % 3 != 0 || turns < 20 {
            return;
        }
        let mut rng = ChaCha8Rng::from_seed(seed);
        let positions = nestor::sample_positions(view, &mut rng, &many_worlds());
        let positions = positions.expect("some fit");
        let mut times = HashMap::<[Bones; 4], usize>::new();
        for position in &positions {
            *times.entry(Seat::ALL.map(|seat| position.hand(seat))).or_default() += 1;
        }
        let most = times.values().max().expect("there are some");
        assert!(*most <= positions.len() / 8, "{most} of {}", positions.len());
        asked += 1;
    });
    assert!(asked > 3, "{asked} views");
}

#[test]
fn the_error_of_a_cost_tells_how_much_it_varies_from_one_sample_to_the_next() {
    let (mut varies, mut told, mut asked) = (0.0, 0.0, 0);
    for_each_choice(Preset::LatinPartners, 406, |view, turns, _| {
        if turns < 12 {
            return;
        }
        let actions = nestor::distinct_actions(view);
        let costs: Vec<Cost> = (0..12)
            .filter_map(|again| {
                let mut rng = ChaCha8Rng::seed_from_u64(again);
                let compared = nestor::compare(view, &actions[..2], &mut rng, &many_worlds())?;
                Some(compared[1].value.cost)
            })
            .collect();
        let count = costs.len() as f32;
        let mean = costs.iter().map(|cost| cost.points).sum::<f32>() / count;
        let squares = costs.iter().map(|cost| (cost.points - mean).powi(2)).sum::<f32>();
        varies += squares / (count - 1.0);
        told += costs.iter().map(|cost| cost.points_error.powi(2)).sum::<f32>() / count;
        asked += 1;
    });
    assert!(asked > 12, "{asked} views");
    let ratio = (varies / told).sqrt();
    assert!((0.6..1.4).contains(&ratio), "{ratio} times the error that is told");
}
