//! Everything around the table: plates, hands, boneyard, messages.

use egui::{Pos2, Rect, vec2};

use super::plates::{PlatePlace, SidePlace};
use super::rows::{Align, after, full_row};
use super::{
    Arrangement, HAND_BONE, HAND_SHARE, LOW, OnTable, Panel, PanelKind, SPACE, TITLE_HEIGHT,
    is_wide,
};
use crate::app::table::model::{Beside, OtherHand, TableModel};
use engine::{BySeat, Seat};

/// Backs, as a share of the bones of the hand.
pub(super) const BACK_SHARE: f32 = 0.5;
/// The last message: one line in a wide window, two in a narrow one.
pub(super) const MESSAGE_HEIGHT: f32 = 26.0;
pub(super) const NARROW_MESSAGE_HEIGHT: f32 = 38.0;
/// So many bones of a hand always have room beside each other.
pub(super) const USUAL_HAND: usize = 7;
/// What is said in the place of an empty hand is no wider.
const EMPTY_WIDTH: f32 = 92.0;
/// The time that is left where it stands in a corner of the table: its width and
/// height.
const SMALL_CLOCK: (f32, f32) = (72.0, 34.0);
/// The line that tells how many bones lie in the boneyard.
pub(super) const BONEYARD_COUNT_HEIGHT: f32 = 18.0;

/// In a narrow window that is lower, the hand is small while a game is looked back at,
/// in points.
const ROOM_FOR_HAND: f32 = 600.0;

/// Everything but the table.
pub(super) struct Around {
    pub(super) plates: Vec<PlatePlace>,
    pub(super) trays: Vec<PlatePlace>,
    pub(super) sides: Vec<SidePlace>,
    pub(super) way_round: Vec<[Pos2; 3]>,
    pub(super) message: Rect,
    pub(super) table: Rect,
    /// Beside the table, once it has been parted.
    pub(super) board: Option<Rect>,
    /// Beside the other's hand, or in the corner of the table.
    pub(super) clock: Option<Rect>,
    pub(super) firecrackers: Vec<(Seat, Rect)>,
    /// The width of a bone of the hand, if there are no more than usual.
    pub(super) hand_bone: f32,
    pub(super) count: Rect,
    pub(super) hand: Panel,
    pub(super) others: Vec<Panel>,
    pub(super) boneyard: Panel,
    pub(super) boneyard_count: Rect,
    pub(super) button: Rect,
    /// From where bones slide in if their hand is not shown.
    pub(super) from_seats: BySeat<Rect>,
    pub(super) from_boneyard: Rect,
}

impl Around {
    /// What is around the table in a window.
    pub(super) fn new(model: &TableModel, area: Rect, column: Rect) -> Self {
        let (least, most) = HAND_BONE;
        let (is_low, is_wide) = (area.height() < LOW, is_wide(area, column));
        // Nobody plays from this hand, and the table has little room.
        let is_small = model.beside == Beside::Coach && !is_wide && area.height() < ROOM_FOR_HAND;
        let most = if is_small { least } else { most };
        let hand_bone = (HAND_SHARE * area.height()).clamp(least, most);
        let mut around = match (is_wide, model.is_pair()) {
            (true, true) => Self::pair_wide(model, column, hand_bone),
            (false, true) => Self::pair_narrow(model, column, hand_bone),
            (true, false) if is_low => Self::several_low(model, column, hand_bone),
            (true, false) => Self::several_wide(model, column, hand_bone),
            (false, false) => Self::several_narrow(model, column, hand_bone),
        };
        if let Some(board) = &model.board {
            (around.table, around.board) = board.part(around.table);
        }
        around
    }

    /// The same with room for the clock, if the game has one: where nothing stands
    /// beside the other's hand, or else in the corner of the table. Between the
    /// arms of a cross corners are free, but the whole table makes room.
    #[must_use]
    pub(super) fn with_clock(mut self, model: &TableModel, is_whole: bool) -> Self {
        if model.clock.is_none() {
            self.clock = None;
        } else if self.clock.is_none() {
            let (width, height) = SMALL_CLOCK;
            let at = Rect::from_min_size(self.table.min, vec2(width, height));
            self.clock = Some(at);
            if is_whole {
                self.table.min.y = at.bottom() + SPACE;
            }
        }
        self
    }

    /// All of it with what lies on the table.
    pub(super) fn arrangement(self, on_table: OnTable, log: Option<Rect>) -> Arrangement {
        let mut panels = on_table.panels;
        let origins = self.origins();
        let from_boneyard = after(&self.boneyard.bones).unwrap_or(self.from_boneyard);
        // What has more room on the table is not shown twice.
        for panel in [self.hand, self.boneyard].into_iter().chain(self.others) {
            if panels.iter().all(|shown| shown.kind != panel.kind) {
                panels.push(panel);
            }
        }
        Arrangement {
            bone_width: on_table.bone_width,
            is_whole: on_table.is_whole,
            plates: self.plates,
            trays: self.trays,
            sides: self.sides,
            way_round: self.way_round,
            message: self.message,
            table: on_table.area,
            bones: on_table.bones,
            ends: on_table.ends,
            board: self.board,
            clock: self.clock,
            seal: None,
            firecrackers: self.firecrackers,
            count: self.count,
            boneyard_count: self.boneyard_count,
            panels,
            button: self.button,
            log,
            origins,
            from_boneyard,
            seen: on_table.seen,
        }
    }

    /// Where the bones come from that a seat plays: the place that one has just
    /// left.
    fn origins(&self) -> BySeat<Rect> {
        BySeat::from_fn(|seat| {
            let mut panels = self.others.iter();
            let hand = panels.find(|panel| panel.kind == PanelKind::OtherHand(seat));
            let left = hand.and_then(|hand| after(&hand.bones));
            left.unwrap_or(self.from_seats[seat])
        })
    }
}

pub(super) const fn untitled(kind: PanelKind, bones: Vec<Rect>) -> Panel {
    Panel {
        kind,
        title: None,
        bones,
    }
}

/// The boneyard at the foot of its place.
pub(super) fn boneyard_panel(model: &TableModel, place: Rect, bone: f32, align: Align) -> Panel {
    let bones = full_row(place, bone, model.boneyard_bones, align);
    let foot = bones.last().map_or(place.bottom(), Rect::bottom);
    let down = vec2(0.0, place.bottom() - foot);
    let bones = bones.into_iter().map(|bone| bone.translate(down));
    untitled(PanelKind::Boneyard, bones.collect())
}

/// Another's hand in the middle of its place.
pub(super) fn other_panel(other: &OtherHand, place: Rect, bone: f32) -> Panel {
    let bones = full_row(place, bone, other.count, Align::Middle);
    let title = Rect::from_center_size(
        place.center(),
        vec2(EMPTY_WIDTH.min(place.width()), TITLE_HEIGHT),
    );
    Panel {
        // An empty place says so.
        title: bones.is_empty().then_some(title),
        ..untitled(PanelKind::OtherHand(other.seat), bones)
    }
}
