//! Players of the panel that need more than one look ahead.

use engine::{Action, Bone, Bones, BySeat, Hand, Position, Rules, Seat, View};
use nestor::{Budget, Exact, Judge, Limits, RuledOut, Stakes};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

/// The limit on positions of the player with open hands, for one decision.
const OPEN_NODES: u32 = 1_000_000;

/// The play with the most points on average over `worlds` worlds, each played out
/// greedily.
pub(super) fn sampled(view: &View, worlds: u32, rng: &mut ChaCha8Rng) -> Option<Action> {
    let rules = view.rules();
    if let Some(points) = view.position().claimable_points(rules) {
        return Some(Action::Claim(points));
    }
    let mut actions = view.legal_actions();
    actions.retain(|action| !matches!(action, Action::Claim(_)));
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let us = rules.seats.team(view.seat());
    let ruled_out = RuledOut::of_events(rules, view.events());
    let mut sums = vec![0.0; actions.len()];
    for _ in 0..worlds {
        let world = a_world(view, &ruled_out, rng);
        for (sum, action) in sums.iter_mut().zip(&actions) {
            let mut position = world;
            position.apply(rules, *action).ok()?;
            play_out(rules, &mut position, Judge::Greedy);
            *sum += Stakes::POINTS.worth(rules, &position, us);
        }
    }
    best(&actions, &sums)
}

fn best(actions: &[Action], sums: &[f32]) -> Option<Action> {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let place = sums.iter().position(|sum| *sum == most)?;
    actions.get(place).copied()
}

/// A random world that fits the sizes of the hands and the bones that players
/// lack.
pub(super) fn a_world(view: &View, ruled_out: &RuledOut, rng: &mut ChaCha8Rng) -> Position {
    let mut unseen: Vec<Bone> = view.unseen().iter().collect();
    for last in (1..unseen.len()).rev() {
        unseen.swap(last, rng.random_range(0..=last));
    }
    let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
    for seat in Seat::around(view.rules().seats) {
        if seat == view.seat() {
            continue;
        }
        let size = usize::from(view.hand_sizes()[seat]);
        let ruled_out = ruled_out.of(seat);
        // First, in random order, the bones that may be in the hand.
        let (mut may, not): (Vec<Bone>, Vec<Bone>) =
            unseen.iter().partition(|bone| !ruled_out.contains(**bone));
        may.extend(not);
        unseen = may.split_off(size);
        hands[seat] = may.into_iter().collect::<Bones>();
    }
    for last in (1..unseen.len()).rev() {
        unseen.swap(last, rng.random_range(0..=last));
    }
    view.imagine(hands, &unseen)
}

fn play_out(rules: &Rules, position: &mut Position, judge: Judge<'_>) {
    let mut ruled_out = RuledOut::default();
    while let Some(action) = judge.decide(rules, position, &ruled_out) {
        ruled_out.note(rules, position, action);
        position
            .apply(rules, action)
            .expect("what was chosen is legal");
    }
}

/// The best play when all bones are known. If exact play would take too many
/// positions, each play is played out by the best judge.
pub(super) fn open_hands(rules: &Rules, position: &Position) -> Option<Action> {
    let us = rules.seats.team(position.turn());
    let legal: Vec<Action> = position.legal(rules).iter().collect();
    if legal.len() <= 1 {
        return legal.first().copied();
    }
    let limits = Limits {
        budget: Budget {
            nodes: OPEN_NODES,
            ..Budget::FULL
        },
        ..Limits::default()
    };
    let stakes = Stakes::game(rules, &limits);
    let values = Exact::new(rules, &stakes, us, &limits)
        .values(position)
        .unwrap_or_else(|| {
            let worth = |action: Action| {
                let mut after = *position;
                after.apply(rules, action).expect("it is legal");
                play_out(rules, &mut after, Judge::best_for(rules));
                stakes.worth(rules, &after, us)
            };
            legal
                .iter()
                .map(|action| (*action, worth(*action)))
                .collect()
        });
    let (actions, sums): (Vec<Action>, Vec<f32>) = values.into_iter().unzip();
    best(&actions, &sums)
}
