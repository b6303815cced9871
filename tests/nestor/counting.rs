//! Nestor's points for plays against those of the rules.

use engine::{Action, ByTeam, Preset, Seats, Team};
use nestor::{Level, Limits, Objective, table_after};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::{any_rules, dealt, play};

#[test]
fn the_count_foreseen_is_the_count_that_a_play_makes() {
    let mut dice = Dice::new(600);
    let mut compared = 0;
    for _ in 0..600 {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let mut choices = ChaCha8Rng::from_seed(seed);
        play(&mut game, [Level::Beginner; 2], &mut choices, |_, view| {
            let table = view.position().table();
            for action in view.legal_actions() {
                // A bone that may lie either way round has two counts.
                if let Action::Play(bone, end, None) = action {
                    let open = table.open_end(end).expect("it is listed");
                    let after = table_after(&rules, table, action).expect("it is listed");
                    assert_eq!(table.count_after(bone, open), Some(after.count()), "{action}");
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn chances_to_win_are_even_at_even_scores_and_grow_with_the_lead() {
    for preset in Preset::ALL {
        let rules = preset.rules(Seats::Two);
        // The bonus for the first hands is no matter of the score, but is in the sample.
        let target = rules.target.filter(|_| !rules.first_hands);
        let Some(target) = target.map(i32::from) else {
            continue;
        };
        let objective = Objective::win(&rules, &Limits::default());
        let mut teams = Team::all(Seats::Two);
        let (us, them) = (teams.next().expect("us"), teams.next().expect("them"));
        let chance = |ours, theirs| {
            let mut scores = ByTeam::default();
            scores[us] = ours;
            scores[them] = theirs;
            objective.win_chance(&rules, &scores, us)
        };
        for theirs in (0..target).step_by(10) {
            assert!((chance(theirs, theirs) - 0.5).abs() < 1e-6, "{preset:?}");
            for ours in 10..target {
                let (one, other) = (chance(ours, theirs), chance(theirs, ours));
                assert!((one + other - 1.0).abs() < 1e-5, "{preset:?}: {ours} {theirs}");
                // Not by every point: where all scores are fives, 246 is as good
                // as 249.
                assert!(
                    one >= chance(ours - 1, theirs)
                        && (one > chance(ours - 10, theirs) || !(0.01..0.99).contains(&one)),
                    "{preset:?}: {ours} {theirs}"
                );
                assert!((0.0..=1.0).contains(&one), "{preset:?}: {one}");
            }
            assert_eq!(chance(target, theirs), 1.0, "{preset:?}: the game is won");
            assert_eq!(chance(theirs, target), 0.0, "{preset:?}: the game is lost");
        }
    }
}
