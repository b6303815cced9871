//! The state of the player's interaction with the table, such as the selection.

use egui::Painter;
use engine::{Action, Bone, Seat};

use super::layout::PlateContents;
use super::names;
use super::snapshot::{PlayerState, Snapshot};
use super::sprite::SpriteId;
use crate::command::BonesBetween;
use crate::paint::{self, Pill, TextStyle};

/// What is selected, pointed at, advised and shown at the player's request. Nothing here depends on
/// the progress of the animation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a state of its own that the table can be in"
)]
pub struct TableInteraction {
    pub selected: Option<Bone>,
    /// The sprite under the pointer, or the focused one.
    pub hovered: Option<SpriteId>,
    /// The seats whose news has been shown long enough.
    pub expired_news: Vec<Seat>,
    /// The action that the coach advises.
    pub advised: Option<Action>,
    /// The plays of a review, shown as ghosts where they were or could be made.
    pub ghosts: Vec<Action>,
    /// The play that the tutor has stopped, to warn the player.
    pub stopped_play: Option<Action>,
    /// The bone whose row in the log is under the pointer.
    pub pointed_at: Option<Bone>,
    pub is_firecracker_selected: bool,
    /// Whether the player can do nothing: in a review, or while hands are covered.
    pub is_read_only: bool,
    /// Whether the player wants to see only the ends of the line.
    pub wants_ends_only: bool,
    /// Which left-out bones are shown at the player's request.
    pub shown_between: Option<BonesBetween>,
    /// Whether the points of plays, and the counts that score, are shown.
    pub shows_points: bool,
    /// Whether a click on a bone with only one play plays it.
    pub has_one_click_play: bool,
    /// Whether a short line moves aside for the card with the result of a game.
    pub line_moves_aside: bool,
    /// Whether the card of a finished hand or game is shown, or about to be; the cloth is dimmed
    /// under it.
    pub has_end_card: bool,
    /// The number of buttons at the viewer's plate.
    pub button_count: usize,
    /// The sum of the ends and the number of bones in the boneyard, in words.
    pub count_description: String,
}

impl TableInteraction {
    /// What the layout must know about the players: what they hold, and the width of the viewer's
    /// name.
    pub fn plate_contents(&self, snapshot: &Snapshot, painter: &Painter) -> Vec<PlateContents> {
        let partner = names::partner(snapshot);
        // Bones still to be taken already have their places in the hand.
        let full_hand_size = snapshot.taking.as_ref().map_or(0, |taking| taking.full_hand_size);
        let players = snapshot.players.iter().enumerate();
        let contents = players.map(|(place, player)| PlateContents {
            bones: player.bones.max(if place == 0 { full_hand_size } else { 0 }),
            has_news: self.has_news(player),
            name_width: if place == 0 {
                paint::name_pill_width(painter, &Pill::new(&player.name)) as u16
            } else {
                0
            },
            partner_width: match &partner {
                Some(partner) if place == 0 => {
                    paint::text_width(painter, partner, TextStyle::regular(14.0)).ceil() as u16
                }
                _ => 0,
            },
            has_coin: snapshot.has_coin(place),
        });
        contents.collect()
    }

    /// Whether news about the player is still shown.
    pub(super) fn has_news(&self, player: &PlayerState) -> bool {
        player.news.is_some() && !self.expired_news.contains(&player.seat)
    }

    pub(super) fn hovered_bone(&self) -> Option<Bone> {
        match self.hovered {
            Some(SpriteId::Bone(bone)) => Some(bone),
            _ => None,
        }
    }

    /// The bone of the hand that is raised, and that a click on a place plays: the selected,
    /// stopped, or advised one.
    pub(super) fn lifted_bone(&self) -> Option<Bone> {
        let played = self.stopped_play.or(self.advised).and_then(Action::bone);
        self.selected.or(played)
    }
}
