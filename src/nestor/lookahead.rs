//! A search a few plays ahead, for two players. Each bone that the other player may hold
//! has a probability.
//!
//! The player picks the best play. The other player holds each possible bone with the same
//! probability, and picks the play that is worst for the player. An evaluator values the leaves.

use engine::{
    Action, Block, Bone, Bones, BySeat, Fit, Hand, OpenEnd, RemainingHands, Rules, Seat, Seats,
    Table, View, block_awards, domino_amount,
};

use super::conventions;
use super::evaluator::{Evaluator, WIN_BONUS};
use super::firecrackers;
use super::hand_plays::{BoneScores, HandPlays};
use super::knowledge::{Knowledge, distinct_plays, table_after};
use super::ruled_out::RuledOut;

/// The maximum number of bones that a draw branches into.
const MAX_DRAW_BRANCHES: usize = 4;

/// How many replies of the other player Tough looks ahead.
const TOUGH_REPLIES: u8 = 1;

/// Chooses the action of the player whose view this is; `None` if it is not that player's turn.
///
/// Where the lookahead does not apply, the evaluator decides alone.
pub(super) fn choose(
    view: &View,
    evaluator: Evaluator<'_>,
    ruled_out: &RuledOut,
) -> Option<Action> {
    let rules = view.rules();
    let actions = view.legal_actions();
    let Some(lookahead) = Lookahead::new(rules, evaluator).filter(|_| actions.len() > 1) else {
        let chosen =
            evaluator.choose_as_partner(view, ruled_out, conventions::TOUGH_CONVENTION_POINTS);
        return chosen.or_else(|| evaluator.choose(view, ruled_out));
    };
    if let Some(blow_up) = firecrackers::choose(rules, view.position(), view.seat(), view.hand()) {
        return Some(blow_up);
    }
    let knowledge = Knowledge::of_view(view, ruled_out);
    let lookahead = lookahead.led_by(view.position().leader());
    let values = lookahead.values(&knowledge, view.position().table(), &actions, TOUGH_REPLIES);
    // Of equal plays, the first.
    let mut best: Option<(Action, f32)> = None;
    for (action, value) in values {
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    }
    best.map(|(action, _)| action).or_else(|| evaluator.choose(view, ruled_out))
}

/// A search a few plays ahead under one set of rules, for two players.
#[derive(Debug)]
pub struct Lookahead<'a> {
    rules: &'a Rules,
    evaluator: Evaluator<'a>,
    leader: Seat,
}

/// The knowledge of the player at one point of the lookahead.
#[derive(Clone, Copy)]
struct Node {
    table: Table,
    knowledge: Knowledge,
    /// Whether the last player passed, so that another pass blocks the round.
    passed: bool,
}

impl<'a> Lookahead<'a> {
    /// A lookahead for these rules.
    ///
    /// `None` where a short lookahead does not help: with more than two players, with draws by
    /// choice, in Matador, and where nobody draws, because passes decide such rounds.
    pub fn new(rules: &'a Rules, evaluator: Evaluator<'a>) -> Option<Self> {
        let is_matador = rules.fit == Fit::AddToSeven;
        let must_draw = rules.can_draw() && !rules.voluntary_draw;
        let applies = rules.seats == Seats::Two && must_draw && !is_matador;
        applies.then_some(Self { rules, evaluator, leader: Seat::ALL[0] })
    }

    /// The same lookahead in a round that `leader` led.
    #[must_use]
    pub const fn led_by(mut self, leader: Seat) -> Self {
        self.leader = leader;
        self
    }

    /// The value of each play to the player with this `knowledge`, in points over the
    /// rest of the round, after `replies` replies of the other player.
    pub fn values(
        &self,
        knowledge: &Knowledge,
        table: &Table,
        plays: &[Action],
        replies: u8,
    ) -> Vec<(Action, f32)> {
        let node = Node { table: *table, knowledge: *knowledge, passed: false };
        plays
            .iter()
            .filter_map(|action| Some((*action, self.own_play_value(&node, *action, replies)?)))
            .collect()
    }

    fn own_play_value(&self, node: &Node, action: Action, replies: u8) -> Option<f32> {
        let bone = action.bone()?;
        let knowledge = &node.knowledge;
        if replies == 0 && knowledge.hand.len() > 1 {
            return self.evaluator.for_turn(self.rules, knowledge, &node.table).value(action);
        }
        let table = table_after(self.rules, &node.table, action)?;
        let scored = knowledge.points(self.rules, &table);
        let points = self.value_of_points(scored, knowledge.score);
        let mut next = Node { table, passed: false, ..*node };
        next.knowledge.hand.remove(bone);
        next.knowledge.score += i32::from(scored);
        if next.knowledge.hand.is_empty() {
            if self.rules.scores_domino_with_last_bone() {
                return Some(points);
            }
            let theirs = knowledge.next_player().hand_size;
            let pips = expected_pips(knowledge.next_player().possible, theirs);
            return Some(points + self.award_for_going_out(pips, theirs));
        }
        Some(points + self.their_turn_value(&next, replies))
    }

    /// The value of `points`, with [`WIN_BONUS`] if they win the game from `score`.
    fn value_of_points(&self, points: u8, score: i32) -> f32 {
        let wins = points > 0 && self.rules.reaches_target(score + i32::from(points));
        f32::from(points) + if wins { WIN_BONUS } else { 0.0 }
    }

    fn award_for_going_out(&self, pips: f32, bones: u8) -> f32 {
        let amount = domino_amount(
            self.rules,
            RemainingHands { theirs: (pips + 0.5) as u16, own: 0, bones: bones.into() },
        );
        f32::from(self.rules.award_points(amount))
    }

    /// The value of the best play with one of these bones of the hand; `None` if none fits.
    fn best_value(&self, node: &Node, bones: Hand, replies: u8) -> Option<f32> {
        let mut best: Option<f32> = None;
        if replies == 0 && node.knowledge.hand.len() > 1 {
            let turn = self.evaluator.for_turn(self.rules, &node.knowledge, &node.table);
            for (_, play) in distinct_plays(&node.table, bones) {
                let value = turn.value(play)?;
                best = Some(best.map_or(value, |best| best.max(value)));
            }
            return best;
        }
        for (_, play) in distinct_plays(&node.table, bones) {
            let value = self.own_play_value(node, play, replies)?;
            best = Some(best.map_or(value, |best| best.max(value)));
        }
        best
    }

    fn own_turn_value(&self, node: &Node, replies: u8) -> f32 {
        let knowledge = &node.knowledge;
        if let Some(best) = self.best_value(node, knowledge.hand, replies) {
            return best;
        }
        let fitting = node.table.playable(knowledge.unseen);
        if knowledge.drawable > 0 && !fitting.is_empty() {
            let draws = expected_draws(knowledge, fitting);
            let others = knowledge.unseen.without(fitting);
            let mut sum = 0.0;
            let branches = evenly_spread(fitting);
            for (branch, bone) in branches.iter().enumerate() {
                let mut next = *node;
                let mut take = |bone: Bone| {
                    next.knowledge.hand.insert(bone);
                    next.knowledge.unseen.remove(bone);
                    next.knowledge.others[0].possible.remove(bone);
                };
                take(*bone);
                // The earlier draws bring bones that do not fit: take an even spread of them.
                let (before, count) = (usize::from(draws - 1), usize::from(others.len()));
                for draw in 0..before.min(count) {
                    let index = (draw * count / before + branch) % count;
                    if let Some(other) = others.nth(index as u8) {
                        take(other);
                    }
                }
                next.knowledge.drawable -= draws;
                let only: Hand = [*bone].into_iter().collect();
                sum += self.best_value(&next, only, replies).unwrap_or(0.0);
            }
            return sum / branches.len() as f32;
        }
        if node.passed {
            return self.block_value(node, false);
        }
        if replies == 0 {
            return self.forced_pass_value(node);
        }
        let next = Node { passed: true, ..*node };
        self.their_turn_value(&next, replies)
    }

    /// The value of a pass at a leaf, roughly: what a block would bring, less the
    /// expected score of the other player.
    fn forced_pass_value(&self, node: &Node) -> f32 {
        let other = node.knowledge.next_player();
        let replies =
            HandPlays::of(&BoneScores::for_table(self.rules, &node.table), other.possible);
        self.block_value(node, false) - replies.expected_best(&other.chances_of_none())
    }

    /// The value of a turn of the other player; `replies` is at least 1.
    fn their_turn_value(&self, node: &Node, replies: u8) -> f32 {
        let other = *node.knowledge.next_player();
        let ends: Vec<OpenEnd> = node.table.distinct_ends().collect();
        let mut values: Vec<f32> = Vec::with_capacity(usize::from(self.rules.set.len()));
        for bone in node.table.playable(other.possible) {
            let plays = ends.iter().flat_map(|end| node.table.plays(bone, *end));
            values.push(plays.fold(f32::INFINITY, |worst, play| {
                let value = self.their_play_value(node, bone, play, 0, replies);
                worst.min(value)
            }));
        }
        values.sort_by(f32::total_cmp);
        let (mut sum, mut none_better) = (0.0, 1.0);
        let held = f32::from(other.hand_size.min(other.possible.len()));
        for (index, value) in values.iter().enumerate() {
            let left = f32::from(other.possible.len()) - index as f32;
            let chance = (held / left.max(1.0)).min(1.0);
            sum += none_better * chance * value;
            none_better *= 1.0 - chance;
        }
        if none_better > 0.001 {
            sum += none_better * self.their_stuck_turn_value(node, replies);
        }
        sum
    }

    /// The value if the other player has no bone that fits.
    fn their_stuck_turn_value(&self, node: &Node, replies: u8) -> f32 {
        let fitting = node.table.playable(node.knowledge.unseen);
        if node.knowledge.drawable > 0 && !fitting.is_empty() {
            let draws = expected_draws(&node.knowledge, fitting);
            let branches = evenly_spread(fitting);
            let mut sum = 0.0;
            for bone in &branches {
                let plays = distinct_plays(&node.table, [*bone].into_iter().collect());
                let values = plays
                    .map(|(bone, play)| self.their_play_value(node, bone, play, draws, replies));
                sum += values.reduce(f32::min).unwrap_or(0.0);
            }
            return sum / branches.len() as f32;
        }
        if node.passed {
            return self.block_value(node, true);
        }
        let mut next = Node { passed: true, ..*node };
        next.knowledge.others[0].possible = next.knowledge.next_player().possible.without(fitting);
        self.own_turn_value(&next, replies - 1)
    }

    /// The value after the other player drew `draws` bones and played `bone`.
    fn their_play_value(
        &self,
        node: &Node,
        bone: Bone,
        play: Action,
        draws: u8,
        replies: u8,
    ) -> f32 {
        let Some(table) = table_after(self.rules, &node.table, play) else {
            return 0.0;
        };
        let points = f32::from(self.rules.play_points(&table));
        let mut next = Node { table, passed: false, ..*node };
        let knowledge = &mut next.knowledge;
        if draws > 0 {
            // No bone held before the draws fitted.
            let fitted = node.table.playable(knowledge.unseen);
            let other = &mut knowledge.others[0];
            other.possible = knowledge.unseen.without(fitted);
            other.hand_size += draws;
            knowledge.drawable -= draws;
        }
        knowledge.unseen.remove(bone);
        let other = &mut knowledge.others[0];
        other.possible.remove(bone);
        other.hand_size = other.hand_size.saturating_sub(1);
        if other.hand_size == 0 {
            let pips = f32::from(knowledge.hand.weight());
            return -points - self.award_for_going_out(pips, knowledge.hand.len());
        }
        self.own_turn_value(&next, replies - 1) - points
    }

    /// The value of a blocked round. `made_last_play` says whether the player made the last play.
    fn block_value(&self, node: &Node, made_last_play: bool) -> f32 {
        let other = node.knowledge.next_player();
        let pips = expected_pips(other.possible, other.hand_size);
        let seats = self.rules.seats;
        let us = seats.team(node.knowledge.seat);
        let them = seats.team(node.knowledge.seat.next(seats));
        let (own, next) = (node.knowledge.seat, node.knowledge.seat.next(seats));
        let mut block = Block {
            pips: BySeat::default(),
            out: BySeat::default(),
            leader: self.leader,
            last_to_play: if made_last_play { own } else { next },
        };
        block.pips[own] = node.knowledge.hand.weight();
        block.pips[next] = (pips + 0.5) as u16;
        let awards = block_awards(self.rules, &block);
        f32::from(awards[us].points - awards[them].points)
    }
}

/// The expected pips on `count` of these bones.
fn expected_pips(bones: Bones, count: u8) -> f32 {
    f32::from(bones.weight()) * f32::from(count) / f32::from(bones.len().max(1))
}

/// The expected number of draws until a bone fits, including that bone.
fn expected_draws(knowledge: &Knowledge, fitting: Bones) -> u8 {
    ((knowledge.unseen.len() + 1) / (fitting.len() + 1)).clamp(1, knowledge.drawable)
}

/// At most [`MAX_DRAW_BRANCHES`] of the bones, evenly spread.
fn evenly_spread(bones: Bones) -> Vec<Bone> {
    let count = usize::from(bones.len());
    let branches = count.min(MAX_DRAW_BRANCHES);
    (0..branches).filter_map(|branch| bones.nth((branch * count / branches) as u8)).collect()
}
