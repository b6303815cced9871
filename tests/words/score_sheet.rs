//! What the score sheet says of hands by other rules.

use std::collections::BTreeSet;

use engine::{GameState, Preset, Rules, ScoreSheet, Seat, Seating, Seats, Seed, Team};
use words::score_sheet::{game, rows};
use words::set_language;

use super::company::{one_person, people};

/// Deals a hand by these rules.
fn deal(game: &mut GameState, number: u8, rules: Rules) {
    game.deal(Seed::new([number; 32]), rules).expect("a deal");
}

/// Plays the hand to its end, and always what is listed first.
fn play(game: &mut GameState) {
    while game.turn().is_some() {
        let action = game.legal_actions()[0];
        game.apply(action).expect("it is listed");
    }
}

#[test]
fn a_hand_is_told_by_its_own_rules_after_they_were_changed() {
    set_language(None);
    let seats = Seats::Two;
    let [fives, draw] = [Preset::AllFives, Preset::Draw].map(|preset| preset.rules(seats));
    for (first, then) in [(fives, draw), (draw, fives)] {
        let mut game = GameState::new(first, one_person(seats), 0).expect("a game");
        deal(&mut game, 1, first);
        play(&mut game);
        let before = rows(&game, &ScoreSheet::from_game(&game), false);
        deal(&mut game, 2, then);
        let sheet = ScoreSheet::from_game(&game);
        let after = rows(&game, &sheet, false);
        assert_eq!(after.len(), 2, "another hand");
        assert_eq!(after[0], before[0], "the first is as it was");
        let is_told = after.iter().map(|line| line.spoken.contains("in play"));
        let counts = [first, then].map(|rules| rules.counts_score());
        assert!(is_told.eq(counts), "{after:?}");
    }
}

#[test]
fn the_result_in_the_title_is_that_of_the_only_person_wherever_they_sit() {
    set_language(None);
    let seats = Seats::Two;
    let rules = Rules { target: Some(5), ..Preset::AllFives.rules(seats) };
    let alone = one_person(seats);
    let [first, second] = [Seat::ALL[0], Seat::ALL[1]].map(|seat| alone[seat].clone());
    let turned = Seating::new(vec![second, first]).expect("two");
    let two = people(seats);
    let mut results = BTreeSet::new();
    for number in 1..20 {
        for (seating, own) in [(&alone, Some(0)), (&turned, Some(1)), (&two, None)] {
            let mut state = GameState::new(rules, seating.clone(), 0).expect("a game");
            let mut hand = number;
            while state.outcome().is_none() {
                deal(&mut state, hand, rules);
                play(&mut state);
                hand += 20;
            }
            let winner = state.outcome().and_then(|outcome| outcome.winner);
            let winner = winner.expect("nobody ties at five").index();
            let told = game("Fives".to_owned(), &state);
            let scores = [0, 1].map(|side| state.scores()[Team::all(seats).nth(side).expect("it")]);
            let expected = match own {
                Some(own) if own == winner => format!("won {}–{}", scores[own], scores[1 - own]),
                Some(own) => format!("lost {}–{}", scores[own], scores[1 - own]),
                None => {
                    let name = seating[Seat::ALL[winner]].name();
                    let [most, other] = [scores[winner], scores[1 - winner]];
                    format!("{} won {most}–{other}", name.as_str())
                }
            };
            assert_eq!(told, format!("Fives, {expected}"));
            results.insert((own, winner));
        }
    }
    assert_eq!(results.len(), 6, "each of them won and lost: {results:?}");
}
