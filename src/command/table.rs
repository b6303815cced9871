use super::Subject;
use engine::{Action, Bone, Side};

/// Direction to the next item in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Neighbor {
    /// The one before, in a hand to the left.
    Previous,
    /// The one after, in a hand to the right.
    Next,
}

impl Neighbor {
    /// Whether it is the next one.
    pub fn is_next(self) -> bool {
        self == Self::Next
    }
}

/// Commands at the table. None is possible while the hands are covered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableCommand {
    /// Select a bone of the hand, or none.
    Select(Option<Bone>),
    /// Play, draw, pass, or claim.
    Act(Action),
    /// Ask how many points to claim that another player missed, or stop asking.
    Claim,
    /// Show a helpful message.
    Hint(String),
    /// Explain why a bone of the hand cannot be played.
    Refuse(Bone, String),
    /// Play the bone on the only end that fits, or select it if there are more.
    PlayAnywhere(Bone),
    /// Play the selected bone on the end that faces this side.
    PlayToward(Side),
    /// Select another bone of the hand.
    SelectBeside(Neighbor),
    /// Go to another end that fits the selected bone.
    EndBeside(Neighbor),
    /// Move a bone of the hand to a place, counted from the left.
    MoveInHand(Bone, usize),
    /// Move the selected bone one place.
    MoveBeside(Neighbor),
    /// Select the firecracker (`true`), or deselect it.
    TakeFirecracker(bool),
    /// Draw one bone, or with auto-draw all that are needed.
    Draw,
    /// Take one of the backs on the table.
    TakeBack(usize),
    /// Draw for the lead, whichever bone it is.
    DrawForMe,
    /// Take a whole hand.
    TakeForMe,
    /// Sort the hand.
    SortHand,
    /// Announce the state of the table.
    TellState,
    /// Show the whole table, or only its ends.
    ToggleView,
    /// Show bones between the ends, or hide them again.
    ToggleBetween(Between),
    /// Show or hide the other hands.
    ToggleNestorsHand,
    /// Show or hide the boneyard.
    ToggleBoneyard,
    /// Show or hide the log.
    ToggleLog,
    /// Copy all entries of the log.
    CopyLog,
    /// Let Nestor move.
    ConfirmNestor,
    /// Cover the hands for the next person.
    PassScreen,
}

impl TableCommand {
    /// The subjects that the command concerns.
    pub(super) const fn subjects(&self) -> &'static [Subject] {
        use Subject::{Game, Table, Turn};
        match self {
            Self::ToggleNestorsHand | Self::ToggleBoneyard => &[Table, Game],
            Self::SortHand
            | Self::TellState
            | Self::ToggleView
            | Self::ToggleBetween(_)
            | Self::ToggleLog
            | Self::CopyLog
            | Self::ConfirmNestor
            | Self::PassScreen => &[Table],
            _ => &[Table, Turn],
        }
    }
}

/// Bones of the line that are left out while only its ends are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between {
    /// The bones behind the dots with this index.
    Dots(usize),
    /// All of them.
    All,
}
