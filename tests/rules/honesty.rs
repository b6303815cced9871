//! A view holds nothing that its seat could not know.

use std::collections::BTreeMap;

use engine::{Action, Bone, Bones, Event, GameState, Preset, Rules, Seat, Seats, Seed, Spinner};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::pair::seat;

/// Games in which the same seat holds the same bones and everything else is
/// dealt in another way.
fn twins(rules: Rules, leader: Seat, dice: &mut Dice) -> Vec<(GameState, GameState)> {
    let mut by_hand: BTreeMap<Vec<Bone>, GameState> = BTreeMap::new();
    let mut twins = Vec::new();
    for _ in 0..4_000 {
        let game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        let mut game = game.with_first_leader(Some(leader));
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        let hand = game.position().expect("it was dealt").hand(seat(0));
        if let Some(twin) = by_hand.insert(hand.iter().collect(), game.clone()) {
            twins.push((twin, game));
        }
    }
    twins
}

/// Something that can be done in both games without telling seat 0 more of
/// one than of the other; drawing for choice.
fn common_action(one: &GameState, other: &GameState, dice: &mut Dice) -> Option<Action> {
    let allowed = other.legal_actions();
    let next_drawn = |game: &GameState| {
        let position = game.position().expect("it was dealt");
        position.boneyard().bones().first().copied()
    };
    let mut common = one.legal_actions();
    common.retain(|action| {
        let told = *action == Action::Draw && one.turn() == Some(seat(0));
        allowed.contains(action) && !(told && next_drawn(one) != next_drawn(other))
    });
    if common.contains(&Action::Draw) && !dice.once_in(3) {
        return Some(Action::Draw);
    }
    (!common.is_empty()).then(|| dice.pick(&common))
}

#[test]
fn hidden_bones_make_no_difference_to_a_view() {
    let plain = Rules { hand_size: 5, voluntary_draw: true, ..Preset::AllFives.rules(Seats::Two) };
    let mixes = [
        plain,
        Rules { bury_two: true, kept_back: 1, ..plain },
        Rules { claims: true, spinner: Spinner::Every, ..plain },
        Rules { seats: Seats::Three, ..plain },
        Rules { seats: Seats::Partners, ..plain },
    ];
    let mut dice = Dice::new(60);
    let mut compared = 0;
    let mut hidden_draws = 0;
    for rules in mixes {
        for leader in Seat::around(rules.seats) {
            for (mut one, mut other) in twins(rules, leader, &mut dice) {
                while one.turn().is_some() && other.turn().is_some() {
                    let (a, b) = (one.view(seat(0)), other.view(seat(0)));
                    assert_eq!(a, b, "the same to seat 0: {:?}", one.record());
                    if one.position() == other.position() {
                        // All that differed has been drawn by one hand.
                        break;
                    }
                    compared += 1;
                    let Some(action) = common_action(&one, &other, &mut dice) else {
                        break;
                    };
                    if action == Action::Draw && one.turn() != Some(seat(0)) {
                        hidden_draws += 1;
                    }
                    one.apply(action).expect("it is listed");
                    other.apply(action).expect("it is listed");
                }
            }
        }
    }
    println!("{compared} views compared, {hidden_draws} hidden draws");
    assert!(compared > 3_000, "{compared}");
    assert!(hidden_draws > 500, "{hidden_draws}");
}

/// All bones that a text names.
fn bones_in(text: &str) -> Bones {
    let bytes = text.as_bytes();
    bytes
        .windows(3)
        .filter(|three| three[0].is_ascii_digit() && three[1] == b'-')
        .filter_map(|three| std::str::from_utf8(three).ok()?.parse::<Bone>().ok())
        .collect()
}

#[test]
fn a_view_names_no_bone_that_its_seat_has_not_seen() {
    let mut dice = Dice::new(61);
    for _ in 0..150 {
        let rules = dice.rules();
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        loop {
            for seat in Seat::around(rules.seats) {
                let view = game.view(seat).expect("it was dealt");
                let mut known = view.hand().or(view.position().table().played());
                // A bone's back is shown as a blank.
                known.insert("0-0".parse().expect("a bone"));
                for event in view.events() {
                    // What was blown up was seen when it was played.
                    if let Event::DrewForLead { bone, .. } | Event::BlewUp { bone, .. } = event {
                        known.insert(*bone);
                    }
                }
                if game.turn().is_none() {
                    // Every hand is laid open.
                    for other in Seat::around(rules.seats) {
                        let hand = game.position().expect("it was dealt").hand(other);
                        assert_eq!(view.position().hand(other), hand, "{other:?} is open");
                        known = known.or(hand);
                    }
                }
                let told = bones_in(&format!("{view:?}")).without(known);
                assert!(told.is_empty(), "{seat:?} is told of {told:?}: {view:?}");
            }
            if game.turn().is_none() {
                break;
            }
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
    }
}

#[test]
fn a_view_knows_what_its_seat_may_do_and_counts_what_it_cannot_see() {
    let mut dice = Dice::new(62);
    for _ in 0..150 {
        let rules = dice.rules();
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while let Some(turn) = game.turn() {
            let position = *game.position().expect("it was dealt");
            for seat in Seat::around(rules.seats) {
                let view = game.view(seat).expect("it was dealt");
                let expected = if seat == turn { game.legal_actions() } else { Vec::new() };
                assert_eq!(view.legal_actions(), expected);
                assert_eq!(view.hand(), position.hand(seat));
                let dealt = game.round().expect("it was dealt").initial_deal();
                assert_eq!(view.dealt_hand(), dealt.hands[seat]);
                let placed = game.round().expect("it was dealt").placed_bones();
                assert!(view.placed_bones().eq(placed), "the same bones on the table");
                assert_eq!(view.position().scores(), position.scores());
                let mut hidden = 0;
                for other in Seat::around(rules.seats) {
                    assert_eq!(view.hand_sizes()[other], position.hand(other).len());
                    if other != seat {
                        hidden += view.hand_sizes()[other];
                    }
                }
                let yard = view.position().boneyard();
                assert_eq!(yard.len(), position.boneyard().len());
                assert_eq!(yard.drawable(), position.boneyard().drawable());
                let stock = yard.len() + yard.buried().len() as u8;
                assert_eq!(view.unseen().len(), hidden + stock);
            }
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
    }
}
