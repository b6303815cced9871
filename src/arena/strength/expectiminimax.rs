//! A different kind of player to measure Nestor by: expectiminimax with a probability for each bone
//! that the other player may hold.
//!
//! It shares the counting of unseen bones with Nestor, but no net and no weights, and no net
//! was trained against it.

use engine::{Action, Bone, Bones, Hand, Pips, Rules, Seats, Table, View};
use nestor::{Knowledge, RuledOut, distinct_plays, table_after};

use super::panel::candidates;

// The weights of the evaluation at the leaves, in points.

/// Weight of each bone that fits; those of the other player are subtracted.
const MOBILITY_WEIGHT: f32 = 1.0;
/// Weight of each pip that the other player holds more.
const PIP_WEIGHT: f32 = 0.35;
/// Weight of each bone that the other player holds more.
const SIZE_WEIGHT: f32 = 2.0;
/// Weight of each suit in hand.
const SUIT_WEIGHT: f32 = 0.7;
/// Weight of having no bone that fits; subtracted.
const STUCK_WEIGHT: f32 = 3.0;
/// Weight of each doublet in hand; subtracted.
const DOUBLET_WEIGHT: f32 = 1.0;

/// The best action by a search to `depth` plays; for two players.
pub(super) fn choose(view: &View, depth: u8) -> Option<Action> {
    let rules = view.rules();
    let actions = candidates(rules, view.position());
    if actions.len() <= 1 || rules.seats != Seats::Two {
        return actions.first().copied();
    }
    let knowledge = Knowledge::of_view(view, &RuledOut::from_events(rules, view.events()));
    let node = SearchNode {
        table: *view.position().table(),
        hand: knowledge.hand,
        drawn: 0,
        unseen: knowledge.unseen,
        possible: knowledge.next_player().possible,
        their_hand_size: knowledge.next_player().hand_size,
        drawable: knowledge.drawable,
    };
    let search = Expectiminimax { rules };
    let mut best: Option<(f32, Action)> = None;
    for action in actions {
        let Some(bone) = action.bone() else { continue };
        let Some(after) = table_after(rules, &node.table, action) else {
            continue;
        };
        let value = search.own_play_value(&node, after, bone, depth.max(1));
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action).or_else(|| view.legal_actions().first().copied())
}

/// The knowledge of the player at one node of the search.
#[derive(Clone, Copy)]
struct SearchNode {
    table: Table,
    hand: Hand,
    /// The number of bones that the player drew in the search and that stay unknown.
    drawn: u8,
    unseen: Bones,
    /// The unseen bones that the other player may hold.
    possible: Bones,
    their_hand_size: u8,
    drawable: u8,
}

impl SearchNode {
    /// The expected pips of the player, unknown bones included.
    fn own_pips(&self) -> f32 {
        f32::from(self.hand.weight()) + f32::from(self.drawn) * self.mean_weight()
    }

    /// The expected pips of a bone in the hand of the other player.
    fn mean_weight(&self) -> f32 {
        let bones = if self.possible.is_empty() { self.unseen } else { self.possible };
        f32::from(bones.weight()) / f32::from(bones.len().max(1))
    }

    fn block_lead(&self) -> f32 {
        self.mean_weight() * f32::from(self.their_hand_size) - self.own_pips()
    }
}

struct Expectiminimax<'a> {
    rules: &'a Rules,
}

impl Expectiminimax<'_> {
    /// The expected lead in points if the player plays `bone`.
    fn own_play_value(&self, node: &SearchNode, after: Table, bone: Bone, depth: u8) -> f32 {
        let points = f32::from(self.rules.play_points(&after));
        let mut next = SearchNode { table: after, ..*node };
        next.hand.remove(bone);
        if next.hand.is_empty() && next.drawn == 0 {
            return points + next.mean_weight() * f32::from(next.their_hand_size);
        }
        points + self.their_turn_value(&next, depth - 1, false)
    }

    fn own_turn_value(&self, node: &SearchNode, depth: u8, passed: bool) -> f32 {
        if depth == 0 {
            return Self::leaf_value(node);
        }
        if let Some(best) = self.best_own_value(node, node.hand, depth) {
            return best;
        }
        let fitting = node.table.playable(node.unseen);
        if node.drawable > 0 && !fitting.is_empty() {
            // Each bone that fits is equally likely to come first.
            let draws = expected_draws(node.unseen, fitting, node.drawable);
            let mut next = *node;
            next.drawn += draws - 1;
            next.drawable -= draws;
            let mut sum = 0.0;
            for bone in fitting {
                let mut after_draw = next;
                after_draw.unseen.remove(bone);
                after_draw.possible.remove(bone);
                after_draw.hand.insert(bone);
                let only: Bones = [bone].into_iter().collect();
                sum += self.best_own_value(&after_draw, only, depth).unwrap_or(0.0);
            }
            return sum / f32::from(fitting.len());
        }
        if passed {
            return node.block_lead();
        }
        self.their_turn_value(node, depth - 1, true)
    }

    /// The value of the best play with one of these bones of the hand.
    fn best_own_value(&self, node: &SearchNode, bones: Hand, depth: u8) -> Option<f32> {
        let mut best: Option<f32> = None;
        for (bone, play) in distinct_plays(&node.table, bones) {
            let after = table_after(self.rules, &node.table, play)?;
            let value = self.own_play_value(node, after, bone, depth);
            best = Some(best.map_or(value, |best| best.max(value)));
        }
        best
    }

    fn their_turn_value(&self, node: &SearchNode, depth: u8, passed: bool) -> f32 {
        if depth == 0 {
            return Self::leaf_value(node);
        }
        // For each bone, the play that is worst for us.
        let mut values: Vec<(f32, Bone)> = Vec::with_capacity(16);
        for (bone, play) in distinct_plays(&node.table, node.possible) {
            let Some(after) = table_after(self.rules, &node.table, play) else {
                continue;
            };
            let value = self.their_play_value(node, after, bone, depth);
            match values.iter_mut().find(|(_, other)| *other == bone) {
                Some((worst, _)) => *worst = worst.min(value),
                None => values.push((value, bone)),
            }
        }
        values.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        // The other player makes the best play that the hand allows.
        let (mut sum, mut none_better) = (0.0, 1.0);
        let possible = f32::from(node.possible.len().max(1));
        let held = f32::from(node.their_hand_size.min(node.possible.len()));
        for (index, (value, _)) in values.iter().enumerate() {
            let left = possible - index as f32;
            let chance = (held / left.max(1.0)).min(1.0);
            sum += none_better * chance * value;
            none_better *= 1.0 - chance;
        }
        if none_better > 0.0 {
            sum += none_better * self.their_stuck_turn_value(node, &values, depth, passed);
        }
        sum
    }

    /// The value if the other player has no bone that fits.
    fn their_stuck_turn_value(
        &self,
        node: &SearchNode,
        values: &[(f32, Bone)],
        depth: u8,
        passed: bool,
    ) -> f32 {
        let fitting = node.table.playable(node.unseen);
        if node.drawable > 0 && !fitting.is_empty() {
            let draws = f32::from(expected_draws(node.unseen, fitting, node.drawable));
            let mean = if values.is_empty() {
                Self::leaf_value(node)
            } else {
                values.iter().map(|(value, _)| value).sum::<f32>() / values.len() as f32
            };
            return mean + (draws - 1.0) * PIP_WEIGHT * node.mean_weight();
        }
        if passed {
            return node.block_lead();
        }
        let mut next = *node;
        next.possible = next.possible.without(fitting);
        self.own_turn_value(&next, depth - 1, true)
    }

    fn their_play_value(&self, node: &SearchNode, after: Table, bone: Bone, depth: u8) -> f32 {
        let points = f32::from(self.rules.play_points(&after));
        let mut next = SearchNode { table: after, ..*node };
        next.unseen.remove(bone);
        next.possible.remove(bone);
        next.their_hand_size = next.their_hand_size.saturating_sub(1);
        if next.their_hand_size == 0 {
            return -points - next.own_pips();
        }
        self.own_turn_value(&next, depth - 1, false) - points
    }

    /// The estimated lead at a leaf, in points.
    fn leaf_value(node: &SearchNode) -> f32 {
        let own_fitting = f32::from(node.table.playable(node.hand).len());
        let possible_fitting = f32::from(node.table.playable(node.possible).len());
        let their_fitting = possible_fitting * f32::from(node.their_hand_size)
            / f32::from(node.possible.len().max(1));
        let sizes = f32::from(node.their_hand_size) - f32::from(node.hand.len() + node.drawn);
        let in_suit = |pips: &Pips| !node.hand.and(Bones::suit(*pips)).is_empty();
        let suits = Pips::ALL.iter().filter(|pips| in_suit(pips)).count();
        let doublets = node.hand.and(Bones::DOUBLETS).len();
        let stuck = f32::from(u8::from(own_fitting == 0.0));
        MOBILITY_WEIGHT * (own_fitting - their_fitting)
            + PIP_WEIGHT * node.block_lead()
            + SIZE_WEIGHT * sizes
            + SUIT_WEIGHT * suits as f32
            - STUCK_WEIGHT * stuck
            - DOUBLET_WEIGHT * f32::from(doublets)
    }
}

/// The expected number of draws until a bone fits, including the fitting bone.
fn expected_draws(unseen: Bones, fitting: Bones, drawable: u8) -> u8 {
    let expected = (unseen.len() + 1) / (fitting.len() + 1);
    expected.clamp(1, drawable)
}
