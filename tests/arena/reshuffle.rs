//! The shuffle as somebody else writes it again, in another language, from what
//! `src/engine/SHUFFLE.md` says about it.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use engine::{
    Action, Bone, Cut, Event, GameState, Level, Name, Preset, Rules, Seat, Seating, Seats, Seed,
    Shuffle,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Some games, with few bones in a hand so that there are void deals, and
/// doublets that make others void.
fn games() -> Vec<Rules> {
    let presets = Preset::ALL.into_iter().flat_map(|preset| {
        let seats = Seats::ALL.into_iter();
        seats.map(move |seats| preset.rules(seats))
    });
    let own = Seats::ALL.into_iter().map(|seats| Rules {
        seats,
        hand_size: 4,
        doublets_limit: Some(3),
        ..Rules::default()
    });
    presets.chain(own).collect()
}

/// Plays a hand at random to its end; the bones in the order in which they were
/// dealt, as far as they were seen.
fn play(game: &mut GameState, random: &mut ChaCha8Rng) {
    while game.turn().is_some() {
        let actions = game.legal_actions();
        let action = actions[random.random_range(0..actions.len())];
        // A bone that comes back changes the order of the boneyard.
        if !matches!(action, Action::BlowUp(_)) {
            game.apply(action).expect("it is listed");
        }
    }
}

/// The hands as they were dealt, each in the order of its bones, and then the
/// boneyard.
fn dealt(game: &GameState, hand: usize) -> Vec<Bone> {
    let deal = game.rounds()[hand].initial_deal();
    let hands = Seat::around(game.rules().seats).flat_map(|seat| deal.hands[seat].iter());
    let yard = deal.boneyard;
    hands.chain(yard.bones().iter().copied()).chain(yard.buried().iter().copied()).collect()
}

/// The same of all bones in the order in which they are dealt.
fn with_sorted_hands(order: &str, rules: &Rules) -> Vec<Bone> {
    let bones = order.split(' ').map(|bone| bone.parse().expect("a bone"));
    let mut bones: Vec<Bone> = bones.collect();
    let size = usize::from(rules.hand_size);
    let all = usize::from(rules.seats.count()) * size;
    for hand in bones[..all].chunks_mut(size) {
        hand.sort_by_key(|bone| bone.index());
    }
    bones
}

#[test]
#[ignore = "needs python3"]
fn whoever_writes_the_shuffle_again_from_its_page_deals_the_same_hands() {
    let mut random = ChaCha8Rng::seed_from_u64(14);
    let mut input = String::new();
    let mut expected = Vec::new();
    for rules in games() {
        let name = Name::new("Anna").expect("a name");
        let seating = Seating::with_nestors(&name, rules.seats, Level::Easy);
        let mut game = GameState::new(rules, seating, 0).expect("a game");
        for hand in 0..6 {
            if game.outcome().is_some() {
                break;
            }
            let cut = if hand == 0 { 0 } else { random.random_range(0..28) };
            let shuffle =
                Shuffle { seed: Seed::new(random.random()), cut: Cut::new(cut).expect("a cut") };
            let events = game.deal(shuffle, rules).expect("a deal");
            assert!(events.iter().any(|event| matches!(event, Event::Dealt { .. })));
            play(&mut game, &mut random);
            let line = game.sealed_hand_line(hand).expect("the hand is over");
            writeln!(input, "{cut} {line}").expect("text can be written");
            let seal = game.rounds()[hand].seal().expect("it was shuffled here");
            expected.push((rules, seal.to_string(), line, dealt(&game, hand)));
        }
    }
    assert!(expected.len() > 100, "{} hands", expected.len());
    let script = format!("{}/../../tests/arena/reshuffle.py", env!("CARGO_MANIFEST_DIR"));
    let mut python = Command::new("python3")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it is there");
    let mut stdin = python.stdin.take().expect("it was asked for");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = python.wait_with_output().expect("it ends");
    writer.join().expect("no panic").expect("it reads all");
    assert!(output.status.success(), "{output:?}");
    let answers = String::from_utf8(output.stdout).expect("text");
    assert_eq!(answers.lines().count(), expected.len(), "one each");
    for (answer, (rules, seal, line, dealt)) in answers.lines().zip(expected) {
        let [digest, order, turned] = answer.split(',').collect::<Vec<_>>()[..] else {
            panic!("{answer}");
        };
        assert_eq!(digest, seal, "SHA-256 of {line}");
        assert!(line.ends_with(&format!("; order {order}")), "{order} of {line}");
        assert_eq!(with_sorted_hands(turned, &rules), dealt, "of {line}");
    }
}
