use super::Subject;
use engine::{Cut, Level, Rules};
use game::profile::{Day, Preferences};

/// Commands on the game in progress, and for another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameCommand {
    /// Start a new game with the same rules and players.
    New,
    /// Start a new game with these preferences.
    Start(Box<Preferences>),
    /// Start a new game with the deals of this number.
    StartNumbered(Box<Preferences>, u64),
    /// Start the daily game of a day, or continue it.
    StartDay(Day),
    /// Start the game on the table again, with the same deals.
    Restart,
    /// Play the game that is over again from the other seat, with the same deals.
    ChangeSeats,
    /// Play the reviewed hand again from the other seat.
    ChangeSeatsInHand,
    /// Return to the game that this replay interrupted.
    LeaveAgain,
    /// Deal the next hand, or ask for its cut.
    NewHand,
    /// Deal the sealed hand with this cut.
    Deal(Cut),
    /// Answer whether later hands are dealt (`true`) or taken by hand.
    AnswerToDeal(bool),
    /// Take back the player's last play or draw.
    Undo,
    /// Redo the last step that was taken back.
    Redo,
    /// Bookmark the current position.
    Bookmark,
    /// Go back to the bookmark.
    GoToBookmark,
    /// Stop the clock of a timed game, or let it run.
    Pause,
    /// End a timed game as a loss.
    GiveUp,
    /// Show the hand to the person who has come to the screen.
    RevealHand,
    /// Mark the game as assisted: the player looks at hidden bones.
    NoteHelp,
    /// Set the level of all Nestors.
    SetLevel(Level),
    /// Change the rules of the next hand and of new games.
    SetRules(Rules),
    /// Change the preferences.
    SetPreferences(Box<Preferences>),
    /// Clear the tally.
    ClearTally,
}

impl GameCommand {
    /// The subjects that the command concerns.
    pub(super) const fn subjects(&self) -> &'static [Subject] {
        use Subject::{Game, OtherGame, OtherMoment, Table};
        match self {
            Self::New | Self::Start(_) | Self::StartNumbered(..) | Self::StartDay(_) => {
                &[OtherGame, OtherMoment]
            }
            Self::NewHand
            | Self::Restart
            | Self::ChangeSeats
            | Self::ChangeSeatsInHand
            | Self::Redo
            | Self::GoToBookmark => &[Table, Game, OtherMoment],
            Self::Undo | Self::LeaveAgain => &[Table, OtherMoment],
            Self::Deal(_) | Self::GiveUp | Self::Bookmark => &[Table, Game],
            Self::Pause => &[Game],
            _ => &[],
        }
    }
}
