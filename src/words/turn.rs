//! What is to be done next, and what is said of what was done.

use super::msg::Id;
use super::names::called;
use super::who::Who;
use crate::msg;
use engine::{GameState, Rules, ScoreDisplay, Seat, Seating};
use game::session::{NextHand, PlayedAgain, ReviewPlace};

/// Deal the next hand, or end the game.
pub const fn go_on(next: NextHand) -> Id {
    match next {
        NextHand::EndsGame => msg::TURN_END_GAME,
        NextHand::AsSet | NextHand::OfThisGame | NextHand::ByOldRules(_) => msg::TURN_NEW_HAND,
    }
}

/// In the field for a number of points that one claims.
pub fn number_to_claim(rules: &Rules) -> String {
    match rules.score_display {
        ScoreDisplay::Points => msg::FIGURE_SCORE.text(),
        ScoreDisplay::Fives => msg::TURN_CLAIM_FIVES.text(),
    }
}

/// Whose turn it is.
pub fn turn_of(seating: &Seating, seat: Seat) -> String {
    let who = Who::at(seating, seat);
    msg::turn_of(&who)
}

/// Who is to lead.
pub fn leads(seating: &Seating, seat: Seat) -> String {
    let who = Who::at(seating, seat);
    msg::turn_leads(&who)
}

/// Somebody else is to act.
pub fn not_yours(seating: &Seating, seat: Seat) -> String {
    msg::turn_not_yours(called(seating[seat].name()))
}

/// What somebody holds; once it is laid open, with its pips.
pub fn hand(count: u8, pips: Option<u16>) -> String {
    match pips {
        Some(pips) => msg::turn_hand_open(count, pips),
        None => msg::bones(count),
    }
}

/// A score beside its target.
pub fn target(target: Option<i32>) -> String {
    target.map_or_else(String::new, msg::plate_of_target)
}

/// A player's score, target and hand, for a screen reader.
pub fn status(name: &str, score: i32, target: Option<i32>, hand: &str) -> String {
    let (name, hand) = (name.to_owned(), hand.to_owned());
    match target {
        None => msg::turn_status(hand, name, score),
        Some(target) => msg::turn_status_target(hand, name, score, target),
    }
}

/// The table count and the boneyard, for a screen reader.
pub fn counts(count: Option<u8>, boneyard: &str) -> String {
    match count {
        None => boneyard.to_owned(),
        Some(count) if boneyard.is_empty() => msg::turn_count(count),
        Some(count) => msg::turn_count_and_boneyard(boneyard.to_owned(), count),
    }
}

/// The game and its target, for the menu bar.
pub fn game(name: &str, target: Option<i32>) -> String {
    match target {
        Some(target) => msg::turn_game_to(name.to_owned(), target),
        None => name.to_owned(),
    }
}

/// The game comes from a number.
pub fn numbered(number: u64) -> String {
    // As text, because the largest numbers are larger than a message can count.
    msg::turn_game_number(number.to_string())
}

/// How the game came about, if it plays deals of another one again; so may one hand.
pub fn played_again(how: PlayedAgain, is_hand: bool) -> String {
    match how {
        PlayedAgain::FromLookBack => msg::TURN_FROM_LOOK_BACK.text(),
        PlayedAgain::OtherSeat if is_hand => msg::TURN_OTHER_SEAT_HAND.text(),
        PlayedAgain::OtherSeat => msg::TURN_OTHER_SEAT.text(),
    }
}

/// Undo took back a play or draw, and somebody is in turn again.
pub fn undone(seating: &Seating, turn: Seat) -> String {
    let who = Who::at(seating, turn);
    msg::turn_undone(&who)
}

/// Undo would take back what another person did, and is to be asked again.
pub fn undoes_others(seating: &Seating, other: Seat) -> String {
    msg::turn_undoes_others(called(seating[other].name()))
}

/// What becomes of the game on the table if another begins; `None` if it is over, or nobody
/// has acted in it.
pub fn makes_room(state: &GameState) -> Option<Id> {
    let goes_on = state.outcome().is_none() && !state.record().is_empty();
    if state.can_be_given_up() {
        Some(msg::TURN_LOSES)
    } else {
        goes_on.then_some(msg::TURN_GIVE_UP)
    }
}

/// Which moment of a game is looked back at, and what happened then.
pub fn review(place: ReviewPlace, happened: String) -> String {
    let ReviewPlace {
        hand,
        done,
        actions,
    } = place;
    msg::turn_review_place(actions, done, hand, happened)
}
