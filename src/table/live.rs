//! The interaction of this moment, which has no history.

use egui::Painter;
use engine::{Action, Bone, Seat};

use super::layout::Holds;
use super::names;
use super::snapshot::{News, SeenPlayer, Snapshot};
use super::sprite::SpriteId;
use crate::command::Between;
use crate::paint::{self, Pill, TextStyle};

/// The interaction of this moment, which has no history, however far the animation is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a state of its own that the table can be in"
)]
pub struct Live {
    pub selected: Option<Bone>,
    /// The sprite under the pointer, or the focused one.
    pub hovered: Option<SpriteId>,
    /// The seats whose news has been shown long enough.
    pub news_over: Vec<Seat>,
    /// The coach's advice.
    pub advised: Option<Action>,
    /// The plays of a review that are shown where they were or could be made.
    pub ghosts: Vec<Action>,
    /// The play that the tutor holds back.
    pub held_back: Option<Action>,
    /// The bone whose line in the log is pointed at.
    pub pointed_at: Option<Bone>,
    /// Whether the viewer's firecracker is selected.
    pub firecracker: bool,
    /// Whether nothing can be done: in a review, or while hands are covered.
    pub is_past: bool,
    /// Whether only the ends of the line are wanted.
    pub ends_only: bool,
    /// The bones between the ends that are shown at the player's request.
    pub between: Option<Between>,
    /// Whether scores of plays are shown, and the counts that make them.
    pub tells_points: bool,
    /// Whether a click on a bone plays it if there is only one play.
    pub one_click: bool,
    /// Whether a short line makes way for the card of a game.
    pub makes_way: bool,
    /// Whether the cloth is dimmed at the end of a hand, under a card.
    pub has_end_card: bool,
    /// The number of buttons at the viewer's plate.
    pub buttons: usize,
    /// The sum of the ends and the number of bones in the boneyard, in words.
    pub count_told: String,
}

impl Live {
    /// What each player holds, and how wide the viewer's name is, for the layout.
    pub fn holds(&self, snapshot: &Snapshot, painter: &Painter) -> Vec<Holds> {
        let partner = names::partner(snapshot);
        // Bones that are still to be taken have their places in the hand already.
        let wanted = snapshot.taking.as_ref().map_or(0, |taking| taking.wanted);
        let players = snapshot.players.iter().enumerate();
        let holds = players.map(|(place, player)| Holds {
            bones: player.bones.max(if place == 0 { wanted } else { 0 }),
            has_news: self.has_news(place, player),
            name: if place == 0 {
                paint::name_pill_width(painter, &Pill::new(&player.name)) as u16
            } else {
                0
            },
            partner: match &partner {
                Some(partner) if place == 0 => {
                    paint::text_width(painter, partner, TextStyle::regular(14.0)).ceil() as u16
                }
                _ => 0,
            },
            has_coin: snapshot.has_coin(place),
        });
        holds.collect()
    }

    /// Whether the news of the player in a place is shown. That another player holds one bone is
    /// shown beside the name, as long as it is true.
    pub(super) fn has_news(&self, place: usize, player: &SeenPlayer) -> bool {
        let is_told = player.news.is_some_and(|(news, _)| place == 0 || news != News::LastBone);
        is_told && !self.news_over.contains(&player.seat)
    }

    /// The bone under the pointer, in any place.
    pub(super) fn hovered_bone(&self) -> Option<Bone> {
        match self.hovered {
            Some(SpriteId::Bone(bone)) => Some(bone),
            _ => None,
        }
    }

    /// The bone of the hand that is lifted, and that a click on a place plays: the selected, held
    /// back, or advised one.
    pub(super) fn lifted(&self) -> Option<Bone> {
        let played = self.held_back.or(self.advised).and_then(Action::bone);
        self.selected.or(played)
    }
}
