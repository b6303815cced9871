//! What is said of skill and luck over many games.

use chrono::NaiveDate;
use game::profile::{Mean, Results, ScoreUnit, Summary, Week};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::statistics::{self, figures};
use words::{Points, languages, msg, set_language};

use super::company::plain;

fn told(values: &[f64]) -> String {
    let mean = Mean::of(values);
    let mut figures = figures(mean, None, ScoreUnit::Points).into_iter();
    figures.next().expect("there are games").1
}

#[test]
fn fewer_than_five_games_are_too_few_to_tell_how_well_a_mean_is_known() {
    set_language(None);
    let games = [2.0, 4.0, 2.0, 4.0, 3.0];
    for few in 1..5 {
        let told = told(&games[..few]);
        assert!(!told.contains('±') && told.contains("too few"), "{told}");
    }
    assert!(plain(&told(&games)).starts_with("3 ± 1.2%"));
}

#[test]
fn what_a_week_cost_is_told_with_one_decimal() {
    set_language(None);
    let begins = "2026-11-16".parse().expect("a Monday");
    let week = Week { monday: begins, games: 7, lost: Some(87.0 / 35.0), luck: Some(-2.0) };
    let told = plain(&statistics::week(&week, "Nov 16".to_owned()));
    assert_eq!(told, "Week of Nov 16: 2.5 points lost and -2.0 of luck per hand; 7 games");
}

#[test]
fn fewer_than_five_games_are_too_few_to_tell_how_many_one_will_win() {
    set_language(None);
    let likely = |won: u32, lost: u32| {
        let results = Results { won, lost, drawn: 0 };
        results.win_share_interval()
    };
    for (won, lost) in [(1, 0), (1, 1), (0, 4)] {
        assert_eq!(likely(won, lost), None);
    }
    assert_eq!(likely(3, 2), Some((23, 88)));
}

#[test]
fn points_a_hand_are_told_to_a_tenth_whichever_way_that_is_nearer() {
    set_language(None);
    for (points, told) in [(500, "166.7"), (499, "166.3"), (-500, "-166.7"), (450, "150")] {
        let summary = Summary { points, hands: 3, scored_games: 1, ..Summary::default() };
        let figures = statistics::summary(&summary, &[], NaiveDate::default());
        let mut average = figures.iter().filter(|it| it.name == "Average hand");
        let average = &average.next().expect("it is told").amount;
        assert_eq!(*average, format!("{told} points"), "{points}");
    }
}

#[test]
fn luck_and_averages_are_told_in_what_the_games_count() {
    let luck = Mean::of(&[1.0, 2.0]);
    for language in languages() {
        set_language(Some(language));
        let told = |score_unit| {
            let summary = Summary { score_unit, scored_games: 4, points: 14, ..Summary::default() };
            let summary = statistics::summary(&summary, &[], NaiveDate::default());
            let summary = summary.into_iter().map(|it| it.amount);
            let luck_figure = figures(None, luck, score_unit).into_iter().map(|it| it.1);
            let chart = statistics::luck_chart(&[1.0, 2.0], score_unit);
            let all: Vec<String> = summary.chain(luck_figure).chain(chart).collect();
            all.join("; ")
        };
        let points = msg::points(Points::shown(1));
        let word = plain(&points).split(' ').nth(1).map(str::to_owned);
        let word = word.expect("a word for points");
        let [points, both, hands] =
            [ScoreUnit::Points, ScoreUnit::Both, ScoreUnit::Hands].map(told);
        assert_eq!(points.matches(&word).count(), 5, "{language}: {points}");
        assert_eq!(both, points, "{language}: hands are left out");
        assert!(!hands.contains(&word), "{language}: {hands}");
        assert!(hands.contains("3.5") || hands.contains("3,5"), "{hands}");
    }
    set_language(None);
}

#[test]
fn a_mean_lies_within_what_is_told_in_95_of_100_cases() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    for count in [5, 6, 10, 40] {
        let mut within = 0;
        for _ in 0..4_000 {
            // About normal, around 0.
            let value = |_| (0..12).map(|_| rng.random_range(-0.5..0.5)).sum::<f64>();
            let values: Vec<f64> = (0..count).map(value).collect();
            let mean = Mean::of(&values).expect("there are values");
            let far = mean.margin.expect("there are several");
            within += u32::from(mean.mean.abs() <= far);
        }
        assert!((3_740..=3_860).contains(&within), "of {count}: {within}");
    }
}
