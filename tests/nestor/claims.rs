//! What Nestor says where points must be claimed.

use engine::{Action, GameState, Level, Phase, Preset, Rules, Seats, View};
use nestor::{choose_within, overlooked_percent};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::{dealt, small};

fn rules() -> Rules {
    Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) }
}

/// Plays rounds at random, in which half of the points are claimed, and shows each
/// position to `look`.
fn play(rounds: usize, mut look: impl FnMut(&GameState, &View)) {
    let mut dice = Dice::new(501);
    for _ in 0..rounds {
        let mut game = dealt(rules(), dice.seed());
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("it was dealt");
            look(&game, &view);
            let right = view.position().claimable_points(view.rules());
            let action = match right.filter(|_| dice.once_in(2)) {
                Some(points) => Action::Claim(points),
                None => dice.pick(&view.legal_actions()),
            };
            game.apply(action).expect("it is legal");
        }
    }
}

fn said(view: &View, level: Level, number: u64) -> Action {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    choose_within(view, level, &mut rng, &small()).expect("it is his turn")
}

#[test]
fn nestor_overlooks_points_as_often_as_his_level_says() {
    for level in Level::ALL {
        let (mut there, mut overlooked) = (0_u32, 0_u32);
        play(700, |_, view| {
            let at = view.position();
            if at.phase() == Phase::Claim && at.claimable_points(view.rules()).is_some() {
                there += 1;
                let said = said(view, level, u64::from(there));
                overlooked += u32::from(said == Action::Silence);
            }
        });
        assert!(there > 1_500, "{there}");
        let share = 100.0 * f64::from(overlooked) / f64::from(there);
        let expected = f64::from(overlooked_percent(level));
        println!("{level:?}: {share:.1} of {there}, {expected} expected");
        // Four standard errors are below five percent.
        assert!((share - expected).abs() < 5.0, "{level:?}: {share}");
    }
    let shares = Level::ALL.map(overlooked_percent);
    assert!(shares.is_sorted_by(|one, other| one > other), "{shares:?}");
    assert_eq!(shares[Level::ALL.len() - 1], 0, "the strongest sees everything");
}

#[test]
fn nestor_says_the_right_number_or_none() {
    for level in Level::ALL {
        let mut numbers = 0;
        play(40, |_, view| {
            numbers += 1;
            if let Action::Claim(points) = said(view, level, numbers) {
                let right = view.position().claimable_points(view.rules());
                assert_eq!(Some(points), right, "{level:?}");
            }
        });
    }
}

#[test]
fn at_the_strongest_level_nestor_takes_whatever_was_left() {
    let mut left = 0;
    play(200, |_, view| {
        let at = view.position();
        let right = at.claimable_points(view.rules());
        if let (Phase::Turn | Phase::LateClaim, Some(points)) = (at.phase(), right) {
            left += 1;
            assert_eq!(said(view, Level::STRONGEST, left), Action::Claim(points));
        }
    });
    assert!(left > 100, "{left}");
}
