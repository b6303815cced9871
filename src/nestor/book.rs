//! A player by the book, who follows the usual advice for dominoes in pairs, without search or
//! learning. How well Nestor does with this partner is a measure of his strength.

use engine::{Action, Bones, Pips, Table, View};

use super::block_value::{block_value, blocks};
use super::conventions::Conventions;
use super::knowledge::{Knowledge, table_after};
use super::ruled_out::RuledOut;

/// The weights, as log odds. Conventions add at most about 3 to the weights of a play.
mod weight {
    pub const GOING_OUT_WEIGHT: f32 = 300.0;
    pub const BLOCK_WEIGHT: f32 = 100.0;
    pub const NEXT_LACKS_NUMBER_WEIGHT: f32 = 0.8;
    pub const PREVIOUS_LACKS_NUMBER_WEIGHT: f32 = 0.17;
    pub const PARTNER_LACKS_NUMBER_WEIGHT: f32 = -0.67;
    /// Weight of a next player who lacks every open number; subtracted if the partner does.
    pub const LACKS_ALL_NUMBERS_WEIGHT: f32 = 1.0;
    /// Weight of each open number that the hand still holds.
    pub const OPEN_NUMBER_KEPT_WEIGHT: f32 = 0.13;
    /// Weight of each bone left in hand that shows the opened number.
    pub const OPENED_NUMBER_BONE_WEIGHT: f32 = 0.1;
    /// Weight of each different number left in the hand.
    pub const NUMBER_IN_HAND_WEIGHT: f32 = 0.07;
    pub const DOUBLET_WEIGHT: f32 = 0.27;
    pub const PIP_WEIGHT: f32 = 0.023;
}

/// Chooses an action by the usual advice for pairs; `None` out of turn, or unless conventions
/// [apply](Conventions::apply_to).
pub fn choose_by_the_book(view: &View) -> Option<Action> {
    let conventions = Conventions::of(view)?;
    let actions = view.legal_actions();
    if actions.contains(&Action::Yield) && view.hand().heaviest_doublet().is_none() {
        return Some(Action::Yield);
    }
    let ruled_out = RuledOut::from_events(view.rules(), view.events());
    let knowledge = Knowledge::of_view(view, &ruled_out);
    let table = view.position().table();
    let worth = |action: Action| {
        let other_worth = if table.is_empty() {
            f32::from(action.bone()?.weight()) * weight::PIP_WEIGHT
        } else {
            worth_without_conventions(view, &knowledge, table, action)?
        };
        Some((conventions.worth(action) + other_worth, action))
    };
    let best = actions.iter().filter_map(|action| worth(*action));
    let best = best.reduce(|best, it| if it.0 > best.0 { it } else { best });
    best.map(|(_, action)| action).or_else(|| actions.first().copied())
}

/// The worth of a play apart from conventions, as log odds.
fn worth_without_conventions(
    view: &View,
    knowledge: &Knowledge,
    table: &Table,
    action: Action,
) -> Option<f32> {
    let rules = view.rules();
    let bone = action.bone()?;
    let after = table_after(rules, table, action)?;
    let left = knowledge.hand.without([bone].into_iter().collect());
    if left.is_empty() {
        return Some(weight::GOING_OUT_WEIGHT);
    }
    if blocks(rules, knowledge, &after, bone) {
        let award = block_value(rules, knowledge, &after, bone)?;
        return Some(weight::BLOCK_WEIGHT.copysign(award));
    }
    let open: Vec<Pips> = after.open_pips().iter().collect();
    let kept = |pips: Pips| left.and(Bones::suit(pips)).len();
    let opened = open.iter().filter(|pips| bone.has(**pips)).map(|pips| kept(*pips));
    let mut worth = weight::OPEN_NUMBER_KEPT_WEIGHT
        * open.iter().filter(|pips| kept(**pips) > 0).count() as f32
        + weight::OPENED_NUMBER_BONE_WEIGHT * f32::from(opened.max().unwrap_or(0))
        + weight::NUMBER_IN_HAND_WEIGHT
            * rules.set.pips().filter(|pips| kept(*pips) > 0).count() as f32
        + weight::PIP_WEIGHT * f32::from(bone.weight());
    if bone.is_doublet() {
        worth += weight::DOUBLET_WEIGHT;
    }
    let lacked_weights = [
        weight::NEXT_LACKS_NUMBER_WEIGHT,
        weight::PARTNER_LACKS_NUMBER_WEIGHT,
        weight::PREVIOUS_LACKS_NUMBER_WEIGHT,
    ];
    let all_lacked_weights =
        [weight::LACKS_ALL_NUMBERS_WEIGHT, -weight::LACKS_ALL_NUMBERS_WEIGHT, 0.0];
    for (index, other) in knowledge.others.iter().enumerate() {
        let is_lacked = |pips: &&Pips| {
            let unseen = Bones::suit(**pips).and(knowledge.unseen);
            !unseen.is_empty() && unseen.and(other.possible).is_empty()
        };
        let lacked = open.iter().filter(is_lacked).count();
        worth += lacked_weights[index] * lacked as f32;
        if lacked == open.len() {
            worth += all_lacked_weights[index];
        }
    }
    Some(worth)
}
