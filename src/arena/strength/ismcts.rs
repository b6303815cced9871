//! A different kind of player to measure Nestor by: Information Set Monte Carlo Tree Search
//! (Cowling et al. 2012), with playouts that are half random.
//!
//! It shares with Nestor how bones are ruled out and how the end of a round is valued,
//! but no net and no weights. Nestor is neither trained nor tuned against it.

use engine::{Action, Position, Rules, Team, View};
use nestor::{Evaluator, Objective, RuledOut};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::panel::{candidates, random_world};

/// The exploration constant of UCB, in points.
const EXPLORATION_POINTS: f32 = 20.0;

/// An action in the tree.
struct Branch {
    action: Action,
    /// The side that acts.
    team: Team,
    /// The number of walks in which the action was possible.
    possible: f32,
    /// The number of walks that tried the action.
    tried: f32,
    /// The sum of the leads, in points, at the ends of those walks.
    points: f32,
    /// The index of the node after the action; `usize::MAX` until there is one.
    next: usize,
}

/// The action tried most often in `walks` walks through the tree.
pub(super) fn choose(view: &View, walks: u32, rng: &mut ChaCha8Rng) -> Option<Action> {
    let rules = view.rules();
    let actions = candidates(rules, view.position());
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let ruled_out = RuledOut::from_events(rules, view.events());
    let mut tree: Vec<Vec<Branch>> = vec![Vec::new()];
    for _ in 0..walks {
        let world = random_world(view, &ruled_out, rng);
        walk(rules, world, &mut tree, rng);
    }
    let root = tree[0].iter().filter(|branch| actions.contains(&branch.action));
    root.max_by(|one, other| one.tried.total_cmp(&other.tried)).map(|branch| branch.action)
}

/// Walks down the tree in one world, adds a node, plays the round out, and records the result.
fn walk(rules: &Rules, mut world: Position, tree: &mut Vec<Vec<Branch>>, rng: &mut ChaCha8Rng) {
    let mut path: Vec<(usize, usize)> = Vec::new();
    let mut node = 0;
    while world.end().is_none() {
        let legal: Vec<Action> = candidates(rules, &world);
        let team = rules.seats.team(world.turn());
        for action in &legal {
            if tree[node].iter().all(|branch| branch.action != *action) {
                tree[node].push(Branch {
                    action: *action,
                    team,
                    possible: 0.0,
                    tried: 0.0,
                    points: 0.0,
                    next: usize::MAX,
                });
            }
        }
        let mut best: Option<(f32, usize)> = None;
        for (index, branch) in tree[node].iter_mut().enumerate() {
            if legal.contains(&branch.action) {
                branch.possible += 1.0;
                let bound = if branch.tried == 0.0 {
                    f32::MAX
                } else {
                    let exploration = (libm::logf(branch.possible) / branch.tried).sqrt();
                    branch.points / branch.tried + EXPLORATION_POINTS * exploration
                };
                if best.is_none_or(|(most, _)| bound > most) {
                    best = Some((bound, index));
                }
            }
        }
        let Some((_, index)) = best else { break };
        path.push((node, index));
        let branch = &tree[node][index];
        let (action, next, is_new) = (branch.action, branch.next, branch.tried == 0.0);
        world.apply(rules, action).expect("it is legal");
        if is_new {
            break;
        }
        node = if next == usize::MAX {
            tree.push(Vec::new());
            let added = tree.len() - 1;
            tree[node][index].next = added;
            added
        } else {
            next
        };
    }
    play_out(rules, &mut world, rng);
    for (node, index) in path {
        let branch = &mut tree[node][index];
        branch.tried += 1.0;
        branch.points += Objective::POINTS.value(rules, &world, branch.team);
    }
}

/// Plays the round out: each action is random or greedy.
fn play_out(rules: &Rules, world: &mut Position, rng: &mut ChaCha8Rng) {
    let ruled_out = RuledOut::default();
    while world.end().is_none() {
        let action = if rng.random_range(0..2) == 0 {
            let legal = candidates(rules, world);
            legal[rng.random_range(0..legal.len())]
        } else {
            let greedy = Evaluator::Greedy.decide(rules, world, &ruled_out);
            greedy.expect("the round goes on")
        };
        world.apply(rules, action).expect("it is legal");
    }
}
