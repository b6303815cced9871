//! Players of the panel that search deeper than one ply.

use engine::{Action, Bone, Bones, BySeat, Hand, Position, Rules, Seat, View};
use nestor::{Budget, Evaluator, Limits, Objective, RuledOut, Solver};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

/// How many nodes the exact search with open hands may visit.
const MAX_OPEN_HANDS_NODES: u32 = 1_000_000;

/// The actions to choose from: points are claimed before anything else, and never wrongly.
pub(super) fn candidates(rules: &Rules, position: &Position) -> Vec<Action> {
    let claimable = position.claimable_points(rules).filter(|_| rules.claims);
    if let Some(points) = claimable {
        return vec![Action::Claim(points)];
    }
    let legal = position.legal(rules).iter();
    legal.filter(|action| !matches!(action, Action::Claim(_))).collect()
}

/// The action with the most points on average over `worlds` greedy playouts.
pub(super) fn choose_by_playouts(view: &View, worlds: u32, rng: &mut ChaCha8Rng) -> Option<Action> {
    let rules = view.rules();
    let actions = candidates(rules, view.position());
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let us = rules.seats.team(view.seat());
    let ruled_out = RuledOut::from_events(rules, view.events());
    let mut sums = vec![0.0; actions.len()];
    for _ in 0..worlds {
        let world = random_world(view, &ruled_out, rng);
        for (sum, action) in sums.iter_mut().zip(&actions) {
            let mut position = world;
            position.apply(rules, *action).ok()?;
            play_out(rules, &mut position, Evaluator::Greedy);
            *sum += Objective::POINTS.value(rules, &position, us);
        }
    }
    best_action(&actions, &sums)
}

fn best_action(actions: &[Action], sums: &[f32]) -> Option<Action> {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let index = sums.iter().position(|sum| *sum == most)?;
    actions.get(index).copied()
}

/// A random world that fits the hand sizes and, as far as possible, the ruled-out bones.
pub(super) fn random_world(view: &View, ruled_out: &RuledOut, rng: &mut ChaCha8Rng) -> Position {
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
        // The bones that may be in the hand come first, in random order.
        let (mut possible, impossible): (Vec<Bone>, Vec<Bone>) =
            unseen.iter().partition(|bone| !ruled_out.contains(**bone));
        possible.extend(impossible);
        unseen = possible.split_off(size);
        hands[seat] = possible.into_iter().collect::<Bones>();
    }
    for last in (1..unseen.len()).rev() {
        unseen.swap(last, rng.random_range(0..=last));
    }
    view.imagine(hands, &unseen)
}

fn play_out(rules: &Rules, position: &mut Position, evaluator: Evaluator<'_>) {
    let mut ruled_out = RuledOut::default();
    while let Some(action) = evaluator.decide(rules, position, &ruled_out) {
        ruled_out.observe(rules, position, action);
        position.apply(rules, action).expect("what was chosen is legal");
    }
}

/// The best action with all bones known. Where an exact search would take too long, each
/// action is played out once by the best evaluator.
pub(super) fn choose_with_open_hands(rules: &Rules, position: &Position) -> Option<Action> {
    let us = rules.seats.team(position.turn());
    let legal: Vec<Action> = position.legal(rules).iter().collect();
    if legal.len() <= 1 {
        return legal.first().copied();
    }
    let limits = Limits {
        budget: Budget { nodes: MAX_OPEN_HANDS_NODES, ..Budget::FULL },
        ..Limits::default()
    };
    let objective = Objective::win(rules, &limits);
    let values =
        Solver::new(rules, &objective, us, &limits).values(position).unwrap_or_else(|| {
            let value = |action: Action| {
                let mut after = *position;
                after.apply(rules, action).expect("it is legal");
                play_out(rules, &mut after, Evaluator::best_for(rules));
                objective.value(rules, &after, us)
            };
            legal.iter().map(|action| (*action, value(*action))).collect()
        });
    let (actions, sums): (Vec<Action>, Vec<f32>) = values.into_iter().unzip();
    best_action(&actions, &sums)
}
