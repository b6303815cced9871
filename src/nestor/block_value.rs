//! The value of a play after which nobody can play: the award for the block, estimated from what
//! the player knows.

use engine::{
    Action, Block, Bone, Bones, BySeat, ByTeam, Hand, Remaining, Rules, Table, Team, View,
    block_awards,
};
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::knowledge::{Knowledge, distinct_plays, table_after};
use super::ruled_out::RuledOut;

/// The number of random deals over which the value of a block is averaged.
const SAMPLED_DEALS: u32 = 64;

/// Whether the player can be certain that nobody can play after `bone` makes the table `after`.
/// `false` where bones can be drawn, or with firecrackers.
pub fn blocks(rules: &Rules, knowledge: &Knowledge, after: &Table, bone: Bone) -> bool {
    if rules.can_draw() || rules.firecrackers {
        return false;
    }
    let held = knowledge.others.iter().filter(|other| other.hand_size > 0);
    let may_hold = held.fold(hand_after(knowledge, bone), |all, other| all.or(other.possible));
    after.playable(may_hold).is_empty()
}

/// Whether one play of the turn blocks the round and another does not.
pub(super) fn can_choose_to_block(view: &View, ruled_out: &RuledOut) -> bool {
    let knowledge = Knowledge::of_view(view, ruled_out);
    do_plays_differ(view, |bone, after| blocks(view.rules(), &knowledge, after, bone))
}

/// Whether the next player may be able to block the round after one play of the turn, but not after
/// another.
pub(super) fn can_choose_to_let_next_block(view: &View, ruled_out: &RuledOut) -> bool {
    let rules = view.rules();
    if rules.can_draw() || rules.firecrackers {
        return false;
    }
    let replies = Knowledge::of_view(view, ruled_out).next_player().possible;
    do_plays_differ(view, |_, after| {
        distinct_plays(after, replies).any(|(_, reply)| {
            let blocked = table_after(rules, after, reply);
            blocked.is_some_and(|it| it.playable(rules.bones().without(it.played())).is_empty())
        })
    })
}

/// Whether `holds`, called with the bone of a play and the table after it, is true for one play of
/// the turn and false for another.
fn do_plays_differ(view: &View, holds: impl Fn(Bone, &Table) -> bool) -> bool {
    let (rules, table) = (view.rules(), view.position().table());
    let holds = |action: Action| {
        let after = table_after(rules, table, action)?;
        Some(holds(action.bone()?, &after))
    };
    let mut plays = view.legal_actions().into_iter().filter_map(holds);
    let first = plays.next();
    plays.any(|it| Some(it) != first)
}

/// The expected points of the player's side, less the mean of the others, if `bone` makes the table
/// `after` and so blocks the round. `None` if somebody may still play, or where [`blocks`] is
/// always `false`.
///
/// The same knowledge always gives the same value.
pub fn block_value(rules: &Rules, knowledge: &Knowledge, after: &Table, bone: Bone) -> Option<f32> {
    if !blocks(rules, knowledge, after, bone) {
        return None;
    }
    let left = hand_after(knowledge, bone);
    let mut rng = ChaCha8Rng::from_seed(deal_seed(left, after.played()));
    let us = rules.seats.team(knowledge.seat);
    let mut block = Block {
        pips: BySeat::default(),
        out: BySeat::default(),
        leader: knowledge.leader,
        last_to_play: knowledge.seat,
    };
    block.out[knowledge.seat] = left.is_empty();
    for other in knowledge.others {
        block.out[other.seat] |= other.hand_size == 0;
    }
    let deals = (0..SAMPLED_DEALS).map(|_| {
        block.pips = deal_pips(knowledge, left, &mut rng);
        lead_over_mean(rules, &block_points(rules, &block), us)
    });
    Some(deals.sum::<f32>() / SAMPLED_DEALS as f32)
}

fn hand_after(knowledge: &Knowledge, bone: Bone) -> Hand {
    let mut left = knowledge.hand;
    left.remove(bone);
    left
}

/// A seed derived only from what the player knows.
fn deal_seed(left: Hand, played: Bones) -> [u8; 32] {
    let mut seed = [0; 32];
    // Two bits for each bone. In double six, each has a byte of its own.
    let mut add = |bone: Bone, value: u8| {
        let (row, byte) = (bone.index() / seed.len(), bone.index() % seed.len());
        seed[byte] |= value << (2 * row);
    };
    left.iter().for_each(|bone| add(bone, 1));
    played.iter().for_each(|bone| add(bone, 2));
    seed
}

/// The pips in each hand in a random deal of the unseen bones that respects passes where possible.
fn deal_pips(knowledge: &Knowledge, left: Hand, rng: &mut impl Rng) -> BySeat<u16> {
    let mut pips = BySeat::default();
    pips[knowledge.seat] = left.weight();
    let mut others = knowledge.others;
    // The hand with the least choice comes first.
    others.sort_by_key(|other| i16::from(other.possible.len()) - i16::from(other.hand_size));
    let mut unseen = knowledge.unseen;
    for other in others {
        for _ in 0..other.hand_size {
            let possible = unseen.and(other.possible);
            let from = if possible.is_empty() { unseen } else { possible };
            if let Some(bone) = from.nth(rng.random_range(0..from.len().max(1))) {
                unseen.remove(bone);
                pips[other.seat] += u16::from(bone.weight());
            }
        }
    }
    pips
}

/// The points of each side for this block; below 0 where each side loses its own pips.
fn block_points(rules: &Rules, block: &Block) -> ByTeam<f32> {
    if rules.remaining == Remaining::LoseOwn {
        let pips = block.pips_of_sides(rules);
        return ByTeam::from_fn(|team| -f32::from(pips[team]));
    }
    let awards = block_awards(rules, block);
    ByTeam::from_fn(|team| f32::from(awards[team].points))
}

/// The points of `us`, less the mean of the other sides.
fn lead_over_mean(rules: &Rules, points: &ByTeam<f32>, us: Team) -> f32 {
    let others: f32 = Team::all(rules.seats).filter(|team| *team != us).map(|it| points[it]).sum();
    points[us] - others / f32::from(rules.seats.team_count() - 1)
}
