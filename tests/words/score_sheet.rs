//! What the score sheet says of hands by other rules.

use engine::{GameState, Preset, Rules, ScoreSheet, Seats, Seed};
use words::score_sheet::lines;
use words::set_language;

use super::company::one_person;

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
        let before = lines(&game, &ScoreSheet::of(&game), false);
        deal(&mut game, 2, then);
        let sheet = ScoreSheet::of(&game);
        let after = lines(&game, &sheet, false);
        assert_eq!(after.len(), 2, "another hand");
        assert_eq!(after[0], before[0], "the first is as it was");
        let is_told = after.iter().map(|line| line.spoken.contains("in play"));
        let counts = [first, then].map(|rules| rules.counts_score());
        assert!(is_told.eq(counts), "{after:?}");
    }
}
