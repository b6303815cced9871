//! Texts of a turn: the next action, the counts, the game.

use super::msg::{MessageId, or_none};
use super::points::{in_rules_unit, score};
use crate::msg;
use engine::{GameState, Rules};
use game::session::{NextHand, RepeatKind};

/// Label of the button that deals the next hand or ends the game.
pub const fn go_on_label(next: NextHand) -> MessageId {
    match next {
        NextHand::EndsGame => msg::TURN_END_GAME,
        NextHand::SameRules | NextHand::NewRules | NextHand::NewRulesRefused(_) => {
            msg::TURN_NEW_HAND
        }
    }
}

/// The table count and the boneyard, for a screen reader.
pub fn counts(count: Option<u8>, boneyard: String) -> String {
    let count = count.map(msg::turn_count).unwrap_or_default();
    let told = [count, boneyard].into_iter().filter(|it| !it.is_empty());
    told.collect::<Vec<_>>().join(". ")
}

/// A game with its target: `All Fives to 150`.
pub fn game(name: String, rules: &Rules) -> String {
    let target = rules.target.map(|target| in_rules_unit(target.into(), rules));
    let target = target.map(|target| score(target, rules));
    msg::turn_game(name, or_none(target))
}

/// Explains the origin of a game, or of a single hand, that replays earlier deals.
pub fn replay_origin(how: RepeatKind) -> String {
    match how {
        RepeatKind::Tried => msg::TURN_FROM_LOOK_BACK.text(),
        RepeatKind::OtherSeat { hand: Some(_), .. } => msg::TURN_OTHER_SEAT_HAND.text(),
        RepeatKind::OtherSeat { hand: None, .. } => msg::TURN_OTHER_SEAT.text(),
    }
}

/// Says what happens to the current game if another is begun. `None` if the current game is over or
/// has no action yet.
pub fn consequence_for_current_game(state: &GameState) -> Option<MessageId> {
    let goes_on = state.outcome().is_none() && !state.record().is_empty();
    if state.can_be_given_up() {
        Some(msg::TURN_LOSES)
    } else {
        goes_on.then_some(msg::TURN_GIVE_UP)
    }
}
