//! What is to be done next, and what is said of what was done.

use crate::app::command::WindowKind;
use crate::engine::Bone;
use crate::session::NextHand;

/// Beside the number that all open ends add up to.
pub const TABLE_COUNT: &str = "Table count";
/// Let Nestor act.
pub const OK: &str = "OK";
/// Draw from the boneyard.
pub const DRAW: &str = "Draw";
/// Neither play nor draw.
pub const PASS: &str = "Pass";
/// Deal the next hand, or end the game.
pub const fn go_on(next: NextHand) -> &'static str {
    match next {
        NextHand::EndsGame => END_GAME,
        NextHand::AsSet | NextHand::ByOldRules(_) => NEW_HAND,
    }
}

/// Deal the next hand.
pub const NEW_HAND: &str = "New hand";
/// End the game, because a side has the points to win as they were changed.
pub const END_GAME: &str = "End game";
/// Begin a new game.
pub const NEW_GAME: &str = "New game";
/// Claim the points of one's play.
pub const CLAIM: &str = "Claim";
/// Claim nothing.
pub const NOTHING: &str = "Nothing";
/// Take the points that Nestor did not claim.
pub const TAKE: &str = "Muggins!";
/// The player is to choose a bone.
pub const YOUR_TURN: &str = "Your turn";
/// The player is to lead.
pub const YOUR_LEAD: &str = "You lead";
/// The whole table is wished for in a window that is too small.
pub const NO_ROOM_FOR_WHOLE: &str = "There is no room for the whole table: make the window larger, or press Ctrl and minus to make everything smaller.";
/// Nestor is to act by himself.
pub const NESTORS_TURN: &str = "Nestor's turn";

/// A bone is taken up to be led.
pub fn lead_with(bone: Bone) -> String {
    format!("Lead with {bone}")
}

/// A bone is taken up to be played on an end.
pub fn choose_an_end(bone: Bone) -> String {
    format!("Choose an end for {bone}")
}

/// A bone fits several ends.
pub fn fits_several(bone: Bone) -> String {
    format!(
        "{bone} fits more than one end: click the one you want, or choose it with Up or Down and press Enter."
    )
}

/// How many bones somebody holds.
pub fn bones(count: u8) -> String {
    match count {
        1 => "1 bone".to_owned(),
        several => format!("{several} bones"),
    }
}

/// What somebody holds; once it is laid open, with its pips.
pub fn hand(count: u8, pips: Option<u16>) -> String {
    match pips {
        Some(pips) => format!("{}, {}", bones(count), super::awards::pips(pips)),
        None => bones(count),
    }
}

/// How many bones are left to draw.
pub fn boneyard(count: u8) -> String {
    match count {
        0 => "Boneyard empty".to_owned(),
        several => format!("{several} in the boneyard"),
    }
}

/// A score beside its target.
pub fn target(target: Option<i32>) -> String {
    target.map_or_else(String::new, |target| format!("of {target}"))
}

/// A player's score, target and bones, for a screen reader.
pub fn status(name: &str, score: i32, of: &str, bones: &str) -> String {
    if of.is_empty() {
        format!("{name}: {score}, {bones}")
    } else {
        format!("{name}: {score} {of}, {bones}")
    }
}

/// The table count and the boneyard, for a screen reader.
pub fn counts(count: Option<u8>, boneyard: &str) -> String {
    match count {
        None => boneyard.to_owned(),
        Some(count) if boneyard.is_empty() => format!("Table count {count}"),
        Some(count) => format!("Table count {count}. {boneyard}"),
    }
}

/// The game and its target, for the menu bar.
pub fn game(name: &str, target: Option<i32>) -> String {
    match target {
        Some(target) => format!("{name} to {target}"),
        None => name.to_owned(),
    }
}

/// The game comes from a number.
pub fn numbered(number: u64) -> String {
    format!("Game number {number}")
}

/// Rules were changed and wait.
pub const RULES_WAIT: &str = "The new rules apply from the next hand.";
/// Undo took back a play or draw.
pub const UNDONE: &str = "Taken back. It is your turn again.";
/// Undo brought a game back.
pub const GAME_BACK: &str = "The previous game is back on the table.";
/// Undo brought the tally back.
pub const TALLY_BACK: &str = "The game tally is back.";
/// Redo did a play or draw again.
pub const DONE_AGAIN: &str = "Done again.";
/// Redo brought a game back.
pub const LATER_GAME_BACK: &str = "The later game is on the table again.";
/// Redo cleared the tally.
pub const TALLY_CLEARED_AGAIN: &str = "The game tally is cleared again.";
/// Clicked too early.
pub const NOT_YOUR_TURN: &str = "It is Nestor's turn.";
/// Clicked too late.
pub const HAND_OVER: &str = "This hand is over: press the button to go on.";
/// There is nothing to undo.
pub const NOTHING_TO_UNDO: &str = "There is nothing to take back.";
/// There is nothing to redo.
pub const NOTHING_TO_REDO: &str = "There is nothing to redo.";
/// A position was preserved.
pub const PRESERVED: &str = "This position is preserved. Restore brings it back.";
/// A position was restored.
pub const RESTORED: &str = "The preserved position is back. Undo returns to the other game.";
/// There is nothing to restore.
pub const NOTHING_PRESERVED: &str = "No position has been preserved yet.";
/// The tally was cleared.
pub const TALLY_CLEARED: &str = "The game tally is cleared. Undo brings it back.";
/// Asked before a game in progress is given up.
pub const GIVE_UP: &str =
    "This game is not over. A new one takes its place; Undo can bring this one back.";
/// Goes on with the game in progress.
pub const KEEP_PLAYING: &str = "Keep playing";

/// The title of a window.
pub const fn title(window: WindowKind) -> &'static str {
    match window {
        WindowKind::Players => "Who plays?",
        WindowKind::Tally => "Game tally",
        WindowKind::History => "History",
        WindowKind::Settings => "Settings",
        WindowKind::Colors => "Colors",
        WindowKind::Help => "Help",
        WindowKind::About => "About",
        WindowKind::Log => "Log",
        WindowKind::SaveGame => super::saved::SAVE,
        WindowKind::OpenGame => super::saved::OPEN,
        WindowKind::NewGame => "New game",
        WindowKind::Quit => super::quit::TITLE,
    }
}
