//! A player of another family than Nestor, to measure him by: a tree search over
//! information sets (Cowling et al. 2012), with playouts that are half random.
//!
//! Of Nestor it has how bones are ruled out and what a game is worth, but neither nets
//! nor weights, and nothing of him is trained or tuned against it.

use engine::{Action, Position, Rules, Team, View};
use nestor::{Judge, RuledOut, Stakes};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::panel;

/// How much it explores, in points.
const EXPLORES: f32 = 20.0;

/// An action in the tree.
struct Branch {
    action: Action,
    /// Who acts.
    team: Team,
    /// How often it was possible, how often it was tried, and the points that the
    /// side was ahead by then, added up.
    possible: f32,
    tried: f32,
    points: f32,
    /// Where the node after it is.
    next: usize,
}

/// The action tried most often in so many walks through the tree.
pub(super) fn choose(view: &View, walks: u32, rng: &mut ChaCha8Rng) -> Option<Action> {
    let rules = view.rules();
    let position = view.position();
    if let Some(points) = position.claimable_points(rules) {
        return Some(Action::Claim(points));
    }
    let mut actions = view.legal_actions();
    actions.retain(|action| !matches!(action, Action::Claim(_)));
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let ruled_out = RuledOut::of_events(rules, view.events());
    let mut tree: Vec<Vec<Branch>> = vec![Vec::new()];
    for _ in 0..walks {
        let world = panel::a_world(view, &ruled_out, rng);
        walk(rules, world, &mut tree, rng);
    }
    let root = tree[0]
        .iter()
        .filter(|branch| actions.contains(&branch.action));
    root.max_by(|one, other| one.tried.total_cmp(&other.tried))
        .map(|branch| branch.action)
}

/// Goes down the tree in one world, adds a node, plays the round out, and notes
/// what came of it.
fn walk(rules: &Rules, mut world: Position, tree: &mut Vec<Vec<Branch>>, rng: &mut ChaCha8Rng) {
    let mut path: Vec<(usize, usize)> = Vec::new();
    let mut node = 0;
    while world.end().is_none() {
        let legal: Vec<Action> = sensible(rules, &world);
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
        for (place, branch) in tree[node].iter_mut().enumerate() {
            if legal.contains(&branch.action) {
                branch.possible += 1.0;
                let hope = if branch.tried == 0.0 {
                    f32::MAX
                } else {
                    let explores = (libm::logf(branch.possible) / branch.tried).sqrt();
                    branch.points / branch.tried + EXPLORES * explores
                };
                if best.is_none_or(|(most, _)| hope > most) {
                    best = Some((hope, place));
                }
            }
        }
        let Some((_, place)) = best else { break };
        path.push((node, place));
        let branch = &tree[node][place];
        let (action, next, is_new) = (branch.action, branch.next, branch.tried == 0.0);
        world.apply(rules, action).expect("it is legal");
        if is_new {
            break;
        }
        node = if next == usize::MAX {
            tree.push(Vec::new());
            let added = tree.len() - 1;
            tree[node][place].next = added;
            added
        } else {
            next
        };
    }
    play_out(rules, &mut world, rng);
    for (node, place) in path {
        let branch = &mut tree[node][place];
        branch.tried += 1.0;
        branch.points += Stakes::POINTS.worth(rules, &world, branch.team);
    }
}

/// The actions of the player in turn, without claims that are wrong.
fn sensible(rules: &Rules, world: &Position) -> Vec<Action> {
    let right = world.claimable_points(rules).filter(|_| rules.claims);
    if let Some(points) = right {
        return vec![Action::Claim(points)];
    }
    let legal = world.legal(rules).iter();
    legal
        .filter(|action| !matches!(action, Action::Claim(_)))
        .collect()
}

/// Plays the round out: each action is random, or the one with most points.
fn play_out(rules: &Rules, world: &mut Position, rng: &mut ChaCha8Rng) {
    let ruled_out = RuledOut::default();
    while world.end().is_none() {
        let action = if rng.random_range(0..2) == 0 {
            let legal = sensible(rules, world);
            legal[rng.random_range(0..legal.len())]
        } else {
            let greedy = Judge::Greedy.decide(rules, world, &ruled_out);
            greedy.expect("the round goes on")
        };
        world.apply(rules, action).expect("it is legal");
    }
}
