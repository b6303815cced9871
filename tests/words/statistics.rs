//! What is said of skill and luck over many games.

use nestor_dominoes::profile::Mean;
use nestor_dominoes::words::speak;
use nestor_dominoes::words::statistics::figures;

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
    assert_eq!(plain(&several), "3 ± 1% of the chance to win");
}
