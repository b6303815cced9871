use super::Subject;
use engine::{Cut, Level};
use game::profile::{Day, Preferences};

/// What can be asked for with the game in progress, or for another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameCommand {
    /// Start a new game at once, the same again.
    New,
    /// Start a new game of what is chosen here.
    Start(Box<Preferences>),
    /// The same, with deals that come from this number.
    StartNumbered(Box<Preferences>, u64),
    /// Start the deal of a day, or go on with it.
    StartDay(Day),
    /// Start the game on the table again, with the same deals.
    Restart,
    /// Play the game that is over again from the other seat, with the same deals.
    ChangeSeats,
    /// Play the hand that is reviewed again from the other seat.
    ChangeSeatsInHand,
    /// Bring back the game before which this one was put for a while.
    LeaveAgain,
    /// Deal the next hand, or ask where to cut its bones.
    NewHand,
    /// Deal what is sealed, cut here.
    Deal(Cut),
    /// Let later hands be dealt, or not; it was asked.
    AnswerToDeal(bool),
    /// Take back one's last play or draw.
    Undo,
    /// Do again what was taken back last.
    Redo,
    /// Set the bookmark at the present position.
    Bookmark,
    /// Go back to the bookmark.
    GoToBookmark,
    /// Let the clock of the game stand still, or go on.
    Pause,
    /// End the game with a clock, and lose it.
    GiveUp,
    /// Say that one is there, and see one's hand.
    Uncover,
    /// The player sees what is hidden: the game counts as helped.
    NoteHelp,
    /// Let all Nestors play at a level.
    SetLevel(Level),
    /// Change the rules or the preferences.
    SetPreferences(Box<Preferences>),
    /// Set the tally to zero.
    ClearTally,
}

impl GameCommand {
    /// What it is about.
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
