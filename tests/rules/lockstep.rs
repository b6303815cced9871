//! Thousands of random rounds, the engine and the naive round side by side.

use nestor_dominoes::engine::{Action, Bone, End, Rules, Side};

use crate::dice::Dice;
use crate::naive::{Deal, players, sides};
use crate::pair::{Pair, to_real};

/// Rounds in each of the tests below.
const ROUNDS: u64 = 1_500;

#[test]
fn the_engine_and_the_naive_round_agree_all_the_way_1() {
    play_rounds(1);
}

#[test]
fn the_engine_and_the_naive_round_agree_all_the_way_2() {
    play_rounds(2);
}

#[test]
fn the_engine_and_the_naive_round_agree_all_the_way_3() {
    play_rounds(3);
}

#[test]
fn the_engine_and_the_naive_round_agree_all_the_way_4() {
    play_rounds(4);
}

fn play_rounds(part: u64) {
    let mut dice = Dice::new(part);
    for _ in 0..ROUNDS {
        let rules = dice.rules();
        let deal = random_deal(&mut dice, &rules);
        let scores = random_scores(&mut dice, &rules);
        let mut pair = Pair::new(&rules, &deal, &scores);
        while !pair.is_over() {
            let legal = pair.legal();
            for _ in 0..30 {
                let tried = any_action(&mut dice);
                if !legal.iter().any(|action| to_real(*action) == tried) {
                    pair.refused(tried);
                }
            }
            pair.act(dice.pick(&legal));
        }
        pair.refused(any_action(&mut dice));
    }
}

#[test]
fn every_action_that_is_not_listed_is_refused_and_changes_nothing() {
    let mut dice = Dice::new(5);
    for _ in 0..60 {
        let rules = dice.rules();
        let deal = random_deal(&mut dice, &rules);
        let scores = random_scores(&mut dice, &rules);
        let mut pair = Pair::new(&rules, &deal, &scores);
        loop {
            let legal: Vec<Action> = pair.legal().into_iter().map(to_real).collect();
            for action in all_actions().filter(|action| !legal.contains(action)) {
                pair.refused(action);
            }
            if pair.is_over() {
                break;
            }
            pair.act(dice.pick(&pair.legal()));
        }
    }
}

/// A deal as any shuffle gives it; sometimes with a bone that must be led.
pub fn random_deal(dice: &mut Dice, rules: &Rules) -> Deal {
    let mut boneyard = dice.bones();
    let hands: Vec<Vec<Bone>> = (0..players(rules.seats))
        .map(|_| boneyard.drain(..usize::from(rules.hand_size)).collect())
        .collect();
    let leader = dice.below(hands.len());
    let lead = dice.once_in(3).then(|| dice.pick(&hands[leader]));
    Deal {
        hands,
        boneyard,
        leader,
        lead,
    }
}

/// Scores from which the target is near, or not.
pub fn random_scores(dice: &mut Dice, rules: &Rules) -> Vec<i32> {
    let target = i32::from(rules.target.unwrap_or(100));
    let mut score = || match dice.below(3) {
        0 => 0,
        1 => target - 1 - dice.below(20) as i32,
        _ => dice.below(target as usize) as i32,
    };
    (0..sides(rules.seats)).map(|_| score()).collect()
}

fn any_action(dice: &mut Dice) -> Action {
    let all: Vec<Bone> = Bone::all().collect();
    match dice.below(10) {
        0 => Action::Lead(dice.pick(&all)),
        1 => Action::Draw,
        2 => Action::Pass,
        3 => Action::Claim,
        4 => Action::Silence,
        _ => {
            let end = End {
                on: dice.pick(&all),
                side: dice.pick(&Side::ALL),
            };
            Action::Play(dice.pick(&all), end)
        }
    }
}

fn all_actions() -> impl Iterator<Item = Action> {
    let ends = || Bone::all().flat_map(|on| Side::ALL.map(|side| End { on, side }));
    let plays = Bone::all().flat_map(move |bone| ends().map(move |end| Action::Play(bone, end)));
    let leads = Bone::all().map(Action::Lead);
    let others = [Action::Draw, Action::Pass, Action::Claim, Action::Silence];
    leads.chain(plays).chain(others)
}
