//! Nobody plays by what he cannot see.

use engine::{GameState, Preset, Seating, Seats, Seed, View};
use nestor::coach::{BlindTestInput, NestorDecision, ProgressMonitor};
use nestor::{Level, Limits, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::any_levels;
use crate::dice::Dice;
use crate::effort::effort;
use crate::playing::{any_rules, game, play, small, with_others_mixed};

#[test]
fn hidden_bones_change_neither_what_he_sees_nor_what_he_plays() {
    compare_views(500 * effort());
}

/// Whether every level does the same in two views that differ in what is hidden,
/// with the same chance.
fn compare_views(views: usize) {
    let mut dice = Dice::new(500);
    let mut mixing = Dice::new(501);
    let mut compared = 0;
    while compared < views {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let levels = any_levels(compared);
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut compare = |game: &GameState, view: &View| {
            let other = with_others_mixed(game, view, &mut mixing);
            assert_eq!(&other, view, "the same to {:?}", view.seat());
            compared += 1;
            for level in Level::ALL {
                let action = |view| {
                    let mut rng = ChaCha8Rng::from_seed(seed);
                    choose_within(view, level, &mut rng, &small())
                };
                assert_eq!(action(view), action(&other), "{level:?}: {:?}", game.record());
            }
        };
        game(rules, seed, |game| {
            play(game, levels, &mut choices, &mut compare);
        });
    }
}

#[test]
fn every_decision_passes_its_blind_test() {
    let mut dice = Dice::new(510);
    let (mut asked, mut differ) = (0, 0);
    for (number, level) in Level::ALL.into_iter().cycle().take(48).enumerate() {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let levels = [level, any_levels(number)[1]];
        let seating = Seating::of_nestors(rules.seats, |seat| levels[seat.index() % 2]);
        let mut one = GameState::new(rules, seating, number as u64).expect("a game");
        one.deal(Seed::new(seed), rules).expect("a deal");
        while let Some(seat) = one.turn() {
            let view = one.view(seat).expect("it was dealt");
            let level = one.seating()[seat].level().expect("a Nestor");
            let mut choices = ChaCha8Rng::from_seed(one.record().choice_seed());
            // Brutal would take minutes here.
            let level = level.min(Level::Tough);
            one.set_level(seat, level);
            let action = choose_within(&view, level, &mut choices, &Limits::default());
            one.apply(action.expect("it is his turn")).expect("legal");
        }
        let decisions = NestorDecision::all_of_game(&one);
        for decision in decisions.into_iter().step_by(3) {
            let input = BlindTestInput::of_decision(&one, decision).expect("it is of this game");
            let test = input.run(6, &ProgressMonitor::NONE).expect("it can be asked");
            assert_eq!(test.same_action_count(), 6, "{decision:?} in {:?}", one.record());
            let first = test.deals[0].hands;
            differ += usize::from(test.deals.iter().any(|deal| deal.hands != first));
            asked += 1;
        }
    }
    assert!(asked > 100 && differ > asked / 2, "{differ} of {asked}");
}

/// Whether a Nestor could have done something else.
fn had_a_choice(game: &GameState, decision: NestorDecision) -> bool {
    let before = decision.game_before(game.record()).expect("it is of this game");
    before.legal_actions().len() > 1
}

#[test]
fn of_a_hand_that_goes_on_every_turn_is_listed_whether_there_was_a_choice_or_not() {
    let (mut free, mut forced) = (0, 0);
    for number in 0..6 {
        let rules = Preset::Block.rules(Seats::Two);
        let seating = Seating::of_nestors(Seats::Two, |_| Level::Easy);
        let mut game = GameState::new(rules, seating, number).expect("a game");
        let mut dice = Dice::new(940 + number);
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        // The lead may be played by itself.
        let mut turns = game.record().rounds[0].actions.len();
        while game.turn().is_some() {
            let listed = NestorDecision::all_of_game(&game);
            assert_eq!(listed.len(), turns, "as many as all could see");
            let actions = game.legal_actions();
            if actions.len() > 1 {
                free += 1;
            } else {
                forced += 1;
            }
            game.apply(actions[0]).expect("legal");
            turns += 1;
        }
        let listed = NestorDecision::all_of_game(&game).into_iter();
        let had = |decision: NestorDecision| had_a_choice(&game, decision);
        assert!(listed.into_iter().all(had), "of one that is over, choices");
    }
    assert!(free > 5 && forced > 5, "{free} free, {forced} forced");
}

#[test]
fn brutal_passes_his_blind_test() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let seating = Seating::of_nestors(Seats::Two, |_| Level::Brutal);
    let mut game = GameState::new(rules, seating, 7).expect("a game");
    game.deal(Seed::new([9; 32]), rules).expect("a deal");
    for _ in 0..6 {
        let seat = game.turn().expect("a hand is long");
        let view = game.view(seat).expect("it was dealt");
        let mut choices = ChaCha8Rng::from_seed(game.record().choice_seed());
        let limits = Limits::default();
        let action = choose_within(&view, Level::Brutal, &mut choices, &limits);
        game.apply(action.expect("it is his turn")).expect("legal");
    }
    let mut decisions = NestorDecision::all_of_game(&game).into_iter();
    let decision = decisions.find(|it| had_a_choice(&game, *it));
    let decision = decision.expect("there was something to decide");
    let input = BlindTestInput::of_decision(&game, decision).expect("it is of this game");
    let test = input.run(5, &ProgressMonitor::NONE).expect("it can be asked");
    assert_eq!(test.same_action_count(), 5, "the same each time");
}
