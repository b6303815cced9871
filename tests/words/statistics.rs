//! What is said of skill and luck over many games.

use nestor_dominoes::profile::Mean;
use nestor_dominoes::words::speak;
use nestor_dominoes::words::statistics::figures;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::company::plain;

fn told(values: &[f64]) -> String {
    let mean = Mean::of(values);
    let mut figures = figures(mean, None).into_iter();
    figures.next().expect("there are games").1
}

#[test]
fn a_single_game_tells_nothing_of_how_well_a_mean_is_known() {
    speak(None);
    let one = told(&[2.1]);
    assert!(!one.contains('±') && one.contains("too few"), "{one}");
    let several = told(&[2.0, 4.0]);
    // From two values hardly anything is known of how far they are spread.
    assert_eq!(plain(&several), "3 ± 12.7% of the chance to win");
}

#[test]
fn a_mean_lies_within_what_is_told_in_95_of_100_cases() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    for count in [2, 3, 5, 6, 10, 40] {
        let mut within = 0;
        for _ in 0..4_000 {
            // About normal, around 0.
            let value = |_| (0..12).map(|_| rng.random_range(-0.5..0.5)).sum::<f64>();
            let values: Vec<f64> = (0..count).map(value).collect();
            let mean = Mean::of(&values).expect("there are values");
            let far = mean.within.expect("there are several");
            within += u32::from(mean.mean.abs() <= far);
        }
        assert!((3_740..=3_860).contains(&within), "of {count}: {within}");
    }
}
