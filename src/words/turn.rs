//! What is to be done next, and what is said of what was done.

use super::message::Id;
use super::names::called;
use super::who::Who;
use crate::{id, say};
use engine::{Bone, GameState, Rules, ScoreDisplay, Seat, Seating};
use game::session::{NextHand, PlayedAgain, ReviewPlace};

/// The label of the table count.
pub const TABLE_COUNT: Id = id!("turn-table-count");
/// The button that lets Nestor act.
pub const OK: Id = id!("turn-ok");
/// Cover the hands for the next person.
pub const PASS_ON: Id = id!("turn-pass-on");
/// Draw from the boneyard.
pub const DRAW: Id = id!("turn-draw");
/// A firecracker is taken up.
pub const BLOW_UP: Id = id!("turn-blow-up");
/// There is no firecracker to take up, or no bone for it.
pub const NO_FIRECRACKER: Id = id!("turn-no-firecracker");
/// The rules have no firecrackers.
pub const GAME_WITHOUT_FIRECRACKERS: Id = id!("turn-without-firecrackers");
/// There is no clock that could stand still.
pub const NO_CLOCK_RUNS: Id = id!("turn-no-clock");
/// Neither play nor draw.
pub const PASS: Id = id!("turn-pass");
/// Deal the next hand.
pub const NEW_HAND: Id = id!("turn-new-hand");
/// End the game, because a side has the points to win as they were changed.
pub const END_GAME: Id = id!("turn-end-game");
/// Show how the game ended.
pub const RESULT: Id = id!("turn-result");
/// Show the points of the game, hand by hand.
pub const SCORE_SHEET: Id = id!("turn-score-sheet");
/// Bring back the game whose deals are played again.
pub const LEAVE_AGAIN: Id = id!("turn-leave-again");
/// Begin a new game.
pub const NEW_GAME: Id = id!("turn-new-game");
/// Claim the points of one's play.
pub const CLAIM: Id = id!("turn-claim");
/// Claim nothing.
pub const NOTHING: Id = id!("turn-nothing");
/// Take the points that another did not claim.
pub const TAKE: Id = id!("turn-muggins");

/// Deal the next hand, or end the game.
pub const fn go_on(next: NextHand) -> Id {
    match next {
        NextHand::EndsGame => END_GAME,
        NextHand::AsSet | NextHand::OfThisGame | NextHand::ByOldRules(_) => NEW_HAND,
    }
}

/// In the field for a number of points that one claims.
pub fn number_to_claim(rules: &Rules) -> String {
    match rules.score_display {
        ScoreDisplay::Points => say!("turn-claim-points"),
        ScoreDisplay::Fives => say!("turn-claim-fives"),
    }
}

/// Whose turn it is.
pub fn turn_of(seating: &Seating, seat: Seat) -> String {
    let Who { who, name, .. } = Who::at(seating, seat);
    say!("turn-of", who = who, name = name)
}

/// Who is to lead.
pub fn leads(seating: &Seating, seat: Seat) -> String {
    let Who { who, name, .. } = Who::at(seating, seat);
    say!("turn-leads", who = who, name = name)
}

/// Somebody else is to act.
pub fn not_yours(seating: &Seating, seat: Seat) -> String {
    say!("turn-not-yours", name = called(seating[seat].name()))
}

/// A bone is taken up to be led.
pub fn lead_with(bone: Bone) -> String {
    say!("turn-lead-with", bone = bone.to_string())
}

/// A bone is taken up to be played on an end.
pub fn choose_an_end(bone: Bone) -> String {
    say!("turn-choose-an-end", bone = bone.to_string())
}

/// A bone fits several ends.
pub fn fits_several(bone: Bone) -> String {
    say!("turn-fits-several", bone = bone.to_string())
}

/// How many bones somebody holds.
pub fn bones(count: u8) -> String {
    say!("bones", count = count)
}

/// What somebody holds; once it is laid open, with its pips.
pub fn hand(count: u8, pips: Option<u16>) -> String {
    match pips {
        Some(pips) => say!("turn-hand-open", count = count, pips = pips),
        None => bones(count),
    }
}

/// How many bones are left to draw.
pub fn boneyard(count: u8) -> String {
    say!("turn-boneyard", count = count)
}

/// How many bones lie in a boneyard that nobody draws from.
pub fn left_over(count: u8) -> String {
    say!("turn-left-over", count = count)
}

/// A score beside its target.
pub fn target(target: Option<i32>) -> String {
    target.map_or_else(String::new, |target| say!("turn-target", target = target))
}

/// A player's score, target and hand, for a screen reader.
pub fn status(name: &str, score: i32, target: Option<i32>, hand: &str) -> String {
    let (name, hand) = (name.to_owned(), hand.to_owned());
    match target {
        None => say!("turn-status", name = name, score = score, hand = hand),
        Some(target) => say!(
            "turn-status-target",
            name = name,
            score = score,
            target = target,
            hand = hand
        ),
    }
}

/// The table count and the boneyard, for a screen reader.
pub fn counts(count: Option<u8>, boneyard: &str) -> String {
    match count {
        None => boneyard.to_owned(),
        Some(count) if boneyard.is_empty() => say!("turn-count", count = count),
        Some(count) => say!(
            "turn-count-and-boneyard",
            count = count,
            boneyard = boneyard.to_owned()
        ),
    }
}

/// The game and its target, for the menu bar.
pub fn game(name: &str, target: Option<i32>) -> String {
    match target {
        Some(target) => say!("turn-game-to", game = name.to_owned(), target = target),
        None => name.to_owned(),
    }
}

/// What is played by more than two.
pub fn with_seats(game: String, seats: String) -> String {
    say!("bar-game-seats", game = game, seats = seats)
}

/// The game comes from a number.
pub fn numbered(number: u64) -> String {
    // As text, because the largest numbers are larger than a message can count.
    say!("turn-game-number", number = number.to_string())
}

/// How the game came about, if it plays deals of another one again; so may one hand.
pub fn played_again(how: PlayedAgain, is_hand: bool) -> String {
    match how {
        PlayedAgain::FromLookBack => say!("turn-from-look-back"),
        PlayedAgain::OtherSeat if is_hand => say!("turn-other-seat-hand"),
        PlayedAgain::OtherSeat => say!("turn-other-seat"),
    }
}

/// Rules were changed and wait.
pub const RULES_WAIT: Id = id!("turn-rules-wait");
/// Undo took back a play or draw, and somebody is in turn again.
pub fn undone(seating: &Seating, turn: Seat) -> String {
    let Who { who, name, .. } = Who::at(seating, turn);
    say!("turn-undone", who = who, name = name)
}

/// Undo would take back what another person did, and is to be asked again.
pub fn undoes_others(seating: &Seating, other: Seat) -> String {
    say!("turn-undoes-others", name = called(seating[other].name()))
}

/// Undo would leave a game that has to be given up.
pub const GIVE_UP_FIRST: Id = id!("turn-give-up-first");
/// Undo would take a game that is counted out of the history.
pub const TAKES_OUT: Id = id!("turn-takes-out");
/// Undo leaves a finished game with a clock if it is asked for again.
pub const LEAVES_CLOSED_GAME: Id = id!("turn-leaves-closed-game");
/// Undo cannot take the end of a game with a clock back.
pub const CLOSED_GAME_STAYS: Id = id!("turn-closed-game-stays");
/// Undo brought a game back.
pub const GAME_BACK: Id = id!("turn-game-back");
/// Undo brought the tally back.
pub const TALLY_BACK: Id = id!("turn-tally-back");
/// Undo brought the history back.
pub const HISTORY_BACK: Id = id!("turn-history-back");
/// Redo did a play or draw again.
pub const DONE_AGAIN: Id = id!("turn-done-again");
/// Redo brought a game back.
pub const LATER_GAME_BACK: Id = id!("turn-later-game-back");
/// Redo cleared the tally.
pub const TALLY_CLEARED_AGAIN: Id = id!("turn-tally-cleared-again");
/// Redo cleared the history.
pub const HISTORY_CLEARED_AGAIN: Id = id!("turn-history-cleared-again");
/// Somebody wants to act, but the hand is over.
pub const HAND_OVER: Id = id!("turn-hand-over");
/// There is nothing to undo.
pub const NOTHING_TO_UNDO: Id = id!("turn-nothing-to-undo");
/// There is nothing to redo.
pub const NOTHING_TO_REDO: Id = id!("turn-nothing-to-redo");
/// A position was preserved.
pub const PRESERVED: Id = id!("turn-preserved");

/// The game on the table was preserved while it is looked back at.
pub const PRESERVED_AS_IT_STANDS: Id = id!("turn-preserved-as-it-stands");
/// A position was restored.
pub const RESTORED: Id = id!("turn-restored");
/// There is nothing to restore.
pub const NOTHING_PRESERVED: Id = id!("turn-nothing-preserved");
/// The tally was cleared.
pub const TALLY_CLEARED: Id = id!("turn-tally-cleared");
/// The history was cleared.
pub const HISTORY_CLEARED: Id = id!("turn-history-cleared");
/// Asked before a game in progress is given up.
pub const GIVE_UP: Id = id!("turn-give-up");
/// Said before a game with a clock is given up for another.
pub const LOSES: Id = id!("turn-loses");
/// What becomes of the game on the table if another begins; `None` if it is over, or nobody
/// has acted in it.
pub fn makes_room(state: &GameState) -> Option<Id> {
    let goes_on = state.outcome().is_none() && !state.record().is_empty();
    if state.can_be_given_up() {
        Some(LOSES)
    } else {
        goes_on.then_some(GIVE_UP)
    }
}

/// Which moment of a game is looked back at, and what happened then.
pub fn review(place: ReviewPlace, happened: String) -> String {
    let ReviewPlace {
        hand,
        done,
        actions,
    } = place;
    say!(
        "turn-review-place",
        hand = hand,
        done = done,
        actions = actions,
        happened = happened
    )
}
