use egui::Key;

use super::Subject;
use super::row::{CommandRow, Label, PriorQuestion, ctrl, ctrl_shift, plain_key};
use engine::{Action, Bone, Side};
use words::msg;

/// A direction along a row of items, such as the bones of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Neighbor {
    /// To the item before, which is the one on the left in a hand.
    Previous,
    /// To the item after, which is the one on the right in a hand.
    Next,
}

impl Neighbor {
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
    /// Open or close the tab for claiming the points that another player missed.
    Claim,
    /// Show a message about what is possible.
    ShowMessage(String),
    /// Explain why a bone of the hand cannot be played.
    ExplainRefusal(Bone, String),
    /// Play the bone on the only end that fits, or select it if several ends or none fit.
    PlayAnywhere(Bone),
    /// Play the selected bone on the end that faces this side.
    PlayToward(Side),
    /// Select the next or the previous bone of the hand.
    SelectNeighbor(Neighbor),
    /// Focus the next or the previous end that fits the selected bone.
    FocusNeighborEnd(Neighbor),
    /// Move a bone of the hand to an index, counted from the left.
    MoveInHand(Bone, usize),
    /// Move the selected bone one place.
    MoveSelected(Neighbor),
    /// Select the firecracker (`true`), or deselect it.
    TakeFirecracker(bool),
    /// Draw one bone, or with auto-draw all that are needed.
    Draw,
    TakeFaceDown(usize),
    DrawAnyForLead,
    /// Take all bones of the player's hand at once.
    TakeWholeHand,
    SortHand,
    AnnounceState,
    /// Show the whole table, or only its ends.
    ToggleView,
    /// Show bones between the ends, or hide them again.
    ToggleBetween(BonesBetween),
    /// Show or hide the other hands.
    ToggleOtherHands,
    ToggleBoneyard,
    ToggleLog,
    CopyLog,
    /// Press OK, which lets Nestor act.
    PressOk,
    /// Cover the hands, so that the next person can come to the screen.
    PassScreen,
}

impl TableCommand {
    pub(super) fn row(&self) -> CommandRow {
        use Subject::{Game, Table, Turn};
        match self {
            Self::Select(_)
            | Self::Act(_)
            | Self::Claim
            | Self::ShowMessage(_)
            | Self::ExplainRefusal(..)
            | Self::PlayAnywhere(_)
            | Self::PlayToward(_)
            | Self::SelectNeighbor(_)
            | Self::FocusNeighborEnd(_)
            | Self::MoveInHand(..)
            | Self::MoveSelected(_)
            | Self::TakeFirecracker(_)
            | Self::Draw
            | Self::TakeFaceDown(_)
            | Self::DrawAnyForLead
            | Self::TakeWholeHand => CommandRow::plain(None, &[Table, Turn]),
            Self::AnnounceState
            | Self::PressOk
            | Self::PassScreen
            | Self::ToggleBetween(BonesBetween::Dots(_)) => CommandRow::plain(None, &[Table]),
            Self::SortHand => CommandRow::plain(
                Some(
                    Label::new(msg::MENU_SORT_HAND).tip(msg::TIP_SORT_HAND).key(plain_key(Key::O)),
                ),
                &[Table],
            ),
            Self::ToggleView => CommandRow::switch(
                Label::new(msg::MENU_ENDS_ONLY).tip(msg::TIP_ENDS_ONLY).key(plain_key(Key::V)),
                &[Table],
                |play, _| play.prefers_ends_only(),
            ),
            Self::ToggleBetween(BonesBetween::All) => CommandRow {
                label: Some(
                    Label::new(msg::MENU_BETWEEN).tip(msg::TIP_BETWEEN).key(plain_key(Key::B)),
                ),
                subjects: &[Table],
                unavailable_reason: |play| (!play.shows_only_ends()).then_some(msg::WHY_WHOLE_LINE),
                is_on: Some(|play, _| play.table.shown_between == Some(BonesBetween::All)),
                help_question: None,
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::ToggleOtherHands => CommandRow {
                label: Some(
                    Label::new(msg::MENU_SHOW_HIDDEN_HANDS)
                        .tip(msg::TIP_ASSISTS)
                        .key(ctrl_shift(Key::N)),
                ),
                subjects: &[Table, Game],
                unavailable_reason: |play| play.why_not_peek(),
                is_on: Some(|play, _| play.table.viewer.sees_hands),
                help_question: Some(PriorQuestion {
                    name: "hands",
                    when: |play| play.peeking_would_assist() && !play.table.viewer.sees_hands,
                }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::ToggleBoneyard => CommandRow {
                label: Some(
                    Label::new(msg::MENU_SHOW_BONEYARD)
                        .tip(msg::TIP_ASSISTS)
                        .key(ctrl_shift(Key::B)),
                ),
                subjects: &[Table, Game],
                unavailable_reason: |play| play.why_not_peek(),
                is_on: Some(|play, _| play.table.viewer.sees_boneyard),
                help_question: Some(PriorQuestion {
                    name: "boneyard",
                    when: |play| play.peeking_would_assist() && !play.table.viewer.sees_boneyard,
                }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::ToggleLog => CommandRow::switch(
                Label::new(msg::WINDOW_LOG).key(ctrl(Key::L)),
                &[Table],
                |play, _| play.shows_log(),
            ),
            Self::CopyLog => CommandRow::plain(Some(Label::new(msg::MENU_COPY_LOG)), &[Table]),
        }
    }
}

/// Bones that are left out of the line while only its ends are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BonesBetween {
    /// The bones in place of which the dots with this index are shown.
    Dots(usize),
    All,
}
