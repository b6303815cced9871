//! Games from their first deal on, as the log tells them. Who changes how
//! something is said finds every sentence it changes here, and reads them all:
//! `INSTA_UPDATE=always cargo test --test words`.

use engine::{
    Amount, BlockAwardFormula, Event, GameState, Preset, Remaining, Rules, Seating, Seats, Seed,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::events::{log_lines, outcome};

use super::company::{one_person, people, plain, two_people};

/// So many hands are told of a game that has no end before.
const HANDS: usize = 3;

/// The log of a game, or of its first hands. Everybody plays at random, with
/// points before anything else where there are any.
fn told(rules: Rules, seating: &Seating, number: u8, hands: usize) -> String {
    log(&played(rules, seating, number, hands))
}

/// A game, or its first hands, in which everybody plays at random.
pub fn played(rules: Rules, seating: &Seating, number: u8, hands: usize) -> GameState {
    let mut state = GameState::new(rules, seating.clone(), 0).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(number.into());
    while state.outcome().is_none() {
        if state.can_deal() {
            if state.rounds().len() == hands {
                break;
            }
            let mut seed = [number; 32];
            seed[0] = state.rounds().len() as u8;
            state.deal(Seed::new(seed), rules).expect("it can be dealt");
            continue;
        }
        let actions = state.legal_actions();
        let action = actions[rng.random_range(0..actions.len())];
        state.apply(action).expect("it is allowed");
    }
    state
}

fn log(state: &GameState) -> String {
    let (seating, rules) = (state.seating(), state.rules());
    let mut lines = Vec::new();
    for round in state.rounds() {
        lines.extend(log_lines(round, seating, true));
    }
    let end = state.outcome();
    lines.extend(end.map(|end| outcome(end, seating, rules)));
    let lines = lines.into_iter().map(|line| line.text + "\n");
    plain(&lines.collect::<String>())
}

fn name(preset: Preset) -> String {
    preset.id().to_lowercase().replace([' ', '-'], "_")
}

#[test]
fn each_ready_made_game_is_told_to_one_person_against_nestor() {
    for preset in Preset::ALL {
        let rules = preset.rules(Seats::Two);
        let log = told(rules, &one_person(Seats::Two), 1, HANDS);
        insta::assert_snapshot!(format!("two_{}", name(preset)), log);
    }
}

#[test]
fn a_whole_game_is_told_to_its_end() {
    let rules = Rules { target: Some(50), ..Preset::AllFives.rules(Seats::Two) };
    let log = told(rules, &one_person(Seats::Two), 3, usize::MAX);
    insta::assert_snapshot!("two_whole_game", log);
}

#[test]
fn a_game_of_partners_in_which_the_last_bone_goes_past_61_is_told() {
    let rules = Rules { target: Some(12), ..Preset::BritishFivesAndThrees.rules(Seats::Partners) };
    let seating = one_person(Seats::Partners);
    let play = |number| played(rules, &seating, number, usize::MAX);
    let is_void = |event: &Event| {
        matches!(event, Event::Awarded { amount: Amount::LastBone(_), void: true, .. })
    };
    let has_void = |state: &GameState| {
        let mut rounds = state.rounds().iter();
        rounds.any(|round| round.events().iter().any(is_void))
    };
    let state = (1..=u8::MAX).map(play).find(has_void);
    let log = state.map(|state| log(&state));
    insta::assert_snapshot!("partners_past_the_target", log.expect("such a game"));
}

#[test]
fn rules_that_no_ready_made_game_has_are_told() {
    let all_fives = Preset::AllFives.rules(Seats::Two);
    let rules = [
        ("claims", Rules { claims: true, ..all_fives }),
        ("claims_in_fives", Rules { claims: true, ..Preset::CribbageBoardFives.rules(Seats::Two) }),
        ("exact_target", Rules { exact_target: true, target: Some(50), ..all_fives }),
        ("lose_own", Rules { remaining: Remaining::LoseOwn, rounding: true, ..all_fives }),
        (
            "block_of_both",
            Rules { block_award_of: BlockAwardFormula::Both, ..Preset::Block.rules(Seats::Two) },
        ),
    ];
    for (name, rules) in rules {
        let log = told(rules, &one_person(Seats::Two), 5, 4);
        insta::assert_snapshot!(format!("two_with_{name}"), log);
    }
}

#[test]
fn games_of_three_four_and_partners_are_told_by_name() {
    for (seats, table) in
        [(Seats::Three, "three"), (Seats::Four, "four"), (Seats::Partners, "partners")]
    {
        for preset in [
            Preset::Block,
            Preset::AllFives,
            Preset::FiveUp,
            Preset::BritishFivesAndThrees,
            Preset::TheDrawGame,
        ] {
            let log = told(preset.rules(seats), &one_person(seats), 7, 2);
            insta::assert_snapshot!(format!("{table}_{}", name(preset)), log);
        }
    }
}

#[test]
fn where_several_people_look_everybody_has_a_name() {
    let claims = |seats| Rules { claims: true, ..Preset::AllFives.rules(seats) };
    for (name, rules, seating) in [
        ("two_all_fives", Preset::AllFives.rules(Seats::Two), people(Seats::Two)),
        ("two_claims", claims(Seats::Two), people(Seats::Two)),
        ("three_claims", claims(Seats::Three), two_people(Seats::Three)),
        ("partners_draw", Preset::Draw.rules(Seats::Partners), two_people(Seats::Partners)),
    ] {
        let log = told(rules, &seating, 9, 2);
        let words: Vec<&str> = log.split(|letter: char| !letter.is_alphabetic()).collect();
        let you = words.iter().position(|word| ["You", "Your"].contains(word));
        assert_eq!(you, None, "who is that: {log}");
        insta::assert_snapshot!(format!("people_{name}"), log);
    }
}
