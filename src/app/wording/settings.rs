//! What the Settings window says beside the rules themselves.

use crate::session::{MotionSpeed, NameRefused, NextHand, Pace, TableView};

/// A part of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Section {
    /// The game that is set.
    Game,
    /// Nestor, and how fast it goes.
    Opponent,
    /// What is shown on the table.
    Table,
    /// The deal, the lead and the boneyard.
    Hand,
    /// What scores during a hand.
    Scoring,
    /// What is awarded at its end.
    End,
    /// How a game is won.
    Winning,
}

/// The heading of a part of the window.
pub const fn heading(section: Section) -> &'static str {
    match section {
        Section::Game => "Game",
        Section::Opponent => "Opponent and pace",
        Section::Table => "Table",
        Section::Hand => "The hand",
        Section::Scoring => "Scoring",
        Section::End => "End of the hand",
        Section::Winning => "Points to win",
    }
}

/// When changes act, while a game is in progress.
pub const FROM_THE_NEXT_HAND: &str = "You are in the middle of a game: changes to its rules apply from the next hand. Everything else takes effect at once.";

/// What is to be said of the next hand, if it is not one by the rules as they
/// are set.
pub fn next_hand(next: NextHand) -> Option<String> {
    match next {
        NextHand::AsSet => None,
        NextHand::EndsGame => Some(
            "Somebody has the points to win already: the game ends with this hand, and whoever is ahead wins. It counts as played with help."
                .to_owned(),
        ),
        NextHand::ByOldRules(reason) => Some(format!(
            "{} This game goes on by its old rules until you change that.",
            super::rules::sentence(&reason.to_string())
        )),
    }
}

/// The name of the list of games.
pub const GAME: &str = "Game";
/// Above the games that ship with the program.
pub const READY_MADE: &str = "Ready-made";
/// Above the games that the player has kept.
pub const YOUR_OWN: &str = "Your own";
/// The name of the field for the name of a game.
pub const GAME_NAME: &str = "Name of your game";
/// What the field shows while it is empty.
pub const GAME_NAME_HINT: &str = "Give these rules a name";
/// Keeps the rules under the name.
pub const KEEP: &str = "Keep";
/// Starts renaming.
pub const RENAME: &str = "Rename";
/// Carries the renaming out.
pub const SAVE_NAME: &str = "Save name";
/// Gives up renaming.
pub const CANCEL: &str = "Cancel";
/// Deletes a game of the player's own.
pub const DELETE: &str = "Delete";

/// The button that gives new rules to a kept game.
pub fn replace(name: &str) -> String {
    format!("Change {name} to these rules")
}

/// What stays after a kept game was deleted.
pub fn deleted(name: &str) -> String {
    format!("{name} is no longer kept. Its rules stay set until you choose another game.")
}

/// Why a name cannot be used, as a sentence.
pub fn name_refused(reason: &NameRefused) -> String {
    super::rules::sentence(&reason.to_string())
}

/// The name of the list of levels.
pub const LEVEL: &str = "Nestor's level";

/// The name of the list of paces.
pub const PACE: &str = "Nestor's pace";

/// What a pace is called.
pub const fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::WaitForOk => "Wait for my OK",
        Pace::Slow => "Slow",
        Pace::Normal => "Normal",
        Pace::Fast => "Fast",
    }
}

/// What Nestor does at a pace, in a line.
pub const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::WaitForOk => "Nestor waits for your OK before everything he does.",
        Pace::Slow => "Nestor takes his time, so that you can follow.",
        Pace::Normal => "Nestor plays on by himself, at an easy pace.",
        Pace::Fast => "Nestor answers at once.",
    }
}

/// The switch for drawing several bones at once.
pub const AUTO_DRAW: &str = "Draw all I need at once";
/// What it does.
pub const AUTO_DRAW_EXPLAINED: &str =
    "One press draws until a bone fits or the boneyard has no more to give.";
/// The switch for the table count.
pub const TABLE_COUNT: &str = "Show the table count";
/// What it does.
pub const TABLE_COUNT_EXPLAINED: &str = "What the open ends add up to, under the table.";
/// The name of the list of views.
pub const VIEW: &str = "What the table shows";

/// What a view of the table is called.
pub const fn view_name(view: TableView) -> &'static str {
    match view {
        TableView::ByWindow => "What the window has room for",
        TableView::Whole => "Every bone",
        TableView::Ends => "The ends only",
    }
}

/// The name of the list of speeds of motion.
pub const MOTION: &str = "Moving bones";

/// What a speed of motion is called.
pub const fn motion_name(speed: MotionSpeed) -> &'static str {
    match speed {
        MotionSpeed::AsTheSystemWishes => "Follow the system",
        MotionSpeed::Off => "Off",
        MotionSpeed::Fast => "Fast",
        MotionSpeed::Normal => "Normal",
        MotionSpeed::Slow => "Slow",
    }
}

/// What moves.
pub const MOTION_EXPLAINED: &str = "Bones slide to their places, and scores rise from the ends that made them. You never have to wait for them.";
/// The switch for flickering.
pub const FLICKER: &str = "Flicker where Nestor plays";
/// What it does.
pub const FLICKER_EXPLAINED: &str = "The end he has just played on flickers for a moment.";
/// The switch for numerals.
pub const NUMERALS: &str = "Numerals on the bones";
/// What it does.
pub const NUMERALS_EXPLAINED: &str = "Each half shows its number beside its pips.";
/// The switch for the grain of the table.
pub const GRAIN: &str = "Grain of the table";
/// What it does.
pub const GRAIN_EXPLAINED: &str =
    "The felt, slate or paper of the theme. Without it the table is plain.";

/// The choice that lets one write a number of points.
pub const OWN_TARGET: &str = "A number of your own";
/// The name of the field for it.
pub const OWN_TARGET_FIELD: &str = "Your number of points";

/// What is in the field for points is no number; the target stays as it is.
pub fn not_a_target(still: &str) -> String {
    format!("Type a number from 1 to 9,999. Until then it stays at {still}.")
}

/// A number of points that the other rules do not allow.
pub fn refused_target(reason: &str, still: &str) -> String {
    format!("{reason} Until you type another, it stays at {still}.")
}

/// Why one or several values of a rule cannot be chosen.
pub fn cannot_choose(values: &[String], reason: &str) -> String {
    let values: Vec<_> = values.iter().map(|value| format!("\"{value}\"")).collect();
    format!("Not possible now: {}. {reason}", values.join(", "))
}

/// Why a switch cannot be turned on, or off.
pub fn cannot_switch(on: bool, reason: &str) -> String {
    let way = if on { "on" } else { "off" };
    format!("Cannot be turned {way} now. {reason}")
}
