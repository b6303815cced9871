//! What is drawn tells of chance alone, whatever advice a player has.

use engine::{Action, Draws, GameState, Level, Preset, Rules, Seats};
use nestor::{Budget, Limits, choose_within};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::luck::luck_by;

#[test]
fn advice_changes_nothing_of_what_chance_brings_but_knowledge_shows() {
    let rules = Rules {
        voluntary_draw: true,
        draws: Draws::UntilOneFits,
        ..Preset::Draw.rules(Seats::Two)
    };
    let advised = |game: &GameState, random: &mut ChaCha8Rng| {
        let seat = game.turn().expect("a hand is played");
        let view = game.view(seat).expect("a hand is played");
        let limits = Limits {
            budget: Budget::SMALL,
            ..Limits::default()
        };
        let advised = choose_within(&view, Level::Tough, random, &limits);
        advised.expect("there is something to do")
    };
    let (luck, drawn) = luck_by(rules, 60, advised);
    assert!(drawn > 200, "{drawn} bones were drawn");
    for draws in [luck.own.draws, luck.others.draws] {
        let deviation = draws.deviation().expect("enough was drawn");
        assert!(deviation.abs() < 4.0, "by advice: {draws:?}");
    }
    // Whoever sees the boneyard draws where that brings something.
    let knowing = |game: &GameState, random: &mut ChaCha8Rng| {
        let legal = game.legal_actions();
        let position = game.position().expect("a hand is played");
        let next = position.boneyard().bones().first().copied();
        let fits = next.is_some_and(|bone| {
            let playable = position.table().playable([bone].into_iter().collect());
            playable.contains(bone)
        });
        let wanted: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| (*action == Action::Draw) == fits)
            .collect();
        let among = if wanted.is_empty() { &legal } else { &wanted };
        among[random.random_range(0..among.len())]
    };
    let (luck, _) = luck_by(rules, 60, knowing);
    let deviation = luck.own.draws.deviation().expect("enough was drawn");
    assert!(deviation > 4.0, "by knowledge: {:?}", luck.own.draws);
}
