use super::Subject;
use engine::{Action, Bone, Side};

/// What can be asked for at the table. While the hands are covered none of it can be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableCommand {
    /// Take up a bone of one's hand, or put it down again.
    Select(Option<Bone>),
    /// Do what the rules let one do in one's turn.
    Act(Action),
    /// Ask how many of the points one claims that another has left, or ask no more.
    Claim,
    /// Say something that helps.
    Hint(String),
    /// Say why a bone of one's hand cannot be played.
    Refuse(Bone, String),
    /// Play the bone on the only end that takes it; select it if there are more.
    PlayAnywhere(Bone),
    /// Play the selected bone on the end that faces this side.
    PlayToward(Side),
    /// Take up the next bone of one's hand (`true`), or the one before.
    SelectBeside(bool),
    /// Go to the next end that takes the bone taken up (`true`), or the one
    /// before.
    EndBeside(bool),
    /// Put a bone of one's hand in another place, counted from the left.
    MoveInHand(Bone, usize),
    /// Put the bone taken up one place to the right (`true`), or to the left.
    MoveBeside(bool),
    /// Take up one's firecracker, or put it down again.
    TakeFirecracker(bool),
    /// Draw one bone, or with auto-draw all that are needed.
    Draw,
    /// Take one of the backs that are laid out on the table.
    TakeBack(usize),
    /// Draw for the lead without pointing at a bone.
    DrawForMe,
    /// Take a whole hand.
    TakeForMe,
    /// Put one's hand in order.
    SortHand,
    /// Tell by ear how the table stands.
    TellState,
    /// Show the whole table, or only its ends.
    ToggleView,
    /// Show the bones between its ends, or no longer.
    ToggleBetween(Between),
    /// Show or hide Nestor's hand.
    ToggleNestorsHand,
    /// Show or hide the boneyard.
    ToggleBoneyard,
    /// Show or hide the log.
    ToggleLog,
    /// Copy all entries of the log.
    CopyLog,
    /// Let Nestor act.
    LetNestorAct,
    /// Cover the hands for the next person.
    PassOn,
}

impl TableCommand {
    /// What it is about.
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
            | Self::LetNestorAct
            | Self::PassOn => &[Table],
            _ => &[Table, Turn],
        }
    }
}

/// Bones of the line that are left out where only its ends are seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between {
    /// Those whose dots have this place among all dots.
    Dots(usize),
    /// All of them.
    All,
}
