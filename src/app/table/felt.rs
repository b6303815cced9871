//! All bones laid out face down on the table, each of which can be taken.

use egui::{CursorIcon, Id, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use super::layout::Arrangement;
use super::model::TableModel;
use super::paint_context::PaintContext;
use super::parts::{describe, keep_arrows, paint_upright};
use super::places::{self, Place, Thing, Zone};
use super::plate::fitting;
use super::pose::Pose;
use super::taking_model::{Lot, TakingModel};
use crate::app::command::Command;
use crate::app::ear;
use crate::app::paint::{self, BoneFace, BoneState, LENGTH_TO_WIDTH};
use crate::app::theme::SMALL_TEXT_SIZE;
use words::names::called;
use words::taking;

/// As many as there are bones.
pub const BACKS: usize = 28;

/// In how many columns they may be laid out.
const COLUMNS: [usize; 3] = [14, 7, 4];
/// The space between two of them, as a share of their width.
const GAP: f32 = 0.26;
/// The widest of them, as a share of a bone of the table, and in points.
const WIDEST: (f32, f32) = (1.0, 52.0);
/// The space around all of them, in points.
const MARGIN: f32 = 6.0;
/// The length of one that is drawn for the lead, and the space beside it, as
/// shares of the width of the others.
const LOT: f32 = 2.4;
const LOT_GAP: f32 = 0.6;
/// The space between such a bone and the name of who drew it, in points.
const NAME_GAP: f32 = 10.0;
/// How much larger the one is that the pointer is on.
const POINTED_AT: f32 = 1.06;

/// The id of a back.
pub fn back_id(back: usize) -> Id {
    Id::unique(("back on the felt", back))
}

/// Where all bones are laid out face down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Felt {
    /// In how many columns.
    pub columns: usize,
    backs: Vec<Rect>,
    /// Above them, and below, where those lie that are drawn for the lead.
    around: [Rect; 2],
}

impl Felt {
    /// In the middle of the table, as large as they fit.
    pub fn of(model: &TableModel, arrangement: &Arrangement) -> Self {
        let room = arrangement.table.shrink(MARGIN);
        let has_lots = model.taking.as_ref().is_some_and(|it| it.lots.is_some());
        let (share, most) = WIDEST;
        let most = (share * arrangement.bone_width).min(most);
        let row = LENGTH_TO_WIDTH + GAP;
        let lots = if has_lots { LOT + LOT_GAP } else { 0.0 };
        let cells = |columns: usize| {
            let across = columns as f32 * (1.0 + GAP) - GAP;
            let down = BACKS.div_ceil(columns) as f32 * row - GAP;
            vec2(across, down)
        };
        let width = |columns: usize| {
            let cells = cells(columns);
            let high = cells.y + 2.0 * lots;
            (room.width() / cells.x).min(room.height() / high).min(most)
        };
        let columns = COLUMNS.into_iter().reduce(|best, next| {
            // Of the same size, rather fewer columns: they are nearer together.
            if width(next) >= width(best) {
                next
            } else {
                best
            }
        });
        let columns = columns.unwrap_or(BACKS);
        let width = width(columns).max(1.0);
        let all = Rect::from_center_size(room.center(), cells(columns) * width);
        let size = vec2(width, LENGTH_TO_WIDTH * width);
        let backs = (0..BACKS).map(|n| {
            let (row, column) = (n / columns, n % columns);
            let gaps = vec2(column as f32, row as f32) * GAP * width;
            let at = vec2(column as f32, row as f32) * size + gaps;
            Rect::from_min_size(all.min + at, size)
        });
        let lot = |middle: f32| {
            let middle = pos2(all.center().x, middle);
            Rect::from_center_size(middle, vec2(room.width(), LOT * width))
        };
        let away = (LOT_GAP + LOT / 2.0) * width;
        Self {
            columns,
            backs: backs.collect(),
            around: [lot(all.top() - away), lot(all.bottom() + away)],
        }
    }

    /// How one of them lies.
    pub fn pose(&self, back: usize) -> Pose {
        Pose::back(self.backs[back])
    }

    /// Where those of them belong that lie there, and what was drawn for the
    /// lead.
    pub fn places(&self, taking: &TakingModel, arrangement: &Arrangement) -> Vec<Place> {
        let boneyard = places::boneyard(arrangement);
        let place = |thing, pose, origin| Place {
            thing,
            pose,
            zone: Zone::Aside,
            origin,
            sets_out: None,
        };
        let backs = taking.lying.iter();
        let backs = backs.map(|back| place(Thing::BoneyardBack(*back), self.pose(*back), None));
        let lots = self.lots(taking).map(|(lot, rect)| {
            let pose = Pose::upright(rect);
            place(Thing::Face(lot.bone), pose, Some(boneyard))
        });
        backs.chain(lots).collect()
    }

    /// What was drawn for the lead: by the viewer below the backs, and by the
    /// others above them.
    fn lots<'a>(&'a self, taking: &'a TakingModel) -> impl Iterator<Item = (Lot, Rect)> + 'a {
        let width = self.lot_width(taking);
        let [above, below] = self.around;
        let lot = move |(n, lot): (usize, &Lot)| {
            let at = match n {
                0 => below.center(),
                n => above.left_center() + vec2((n as f32 - 0.5) * width, 0.0),
            };
            let size = vec2(below.height() / LENGTH_TO_WIDTH, below.height());
            (*lot, Rect::from_center_size(at, size))
        };
        taking.lots().iter().enumerate().map(lot)
    }

    /// How much room there is for a bone that somebody else draws for the lead,
    /// from the middle of one to the middle of the next.
    fn lot_width(&self, taking: &TakingModel) -> f32 {
        let others = taking.drawers.saturating_sub(1).max(1);
        self.around[0].width() / others as f32
    }

    /// Shows those that lie there, each to be taken, and what was drawn for the
    /// lead.
    pub fn ui(
        &self,
        ui: &Ui,
        taking: &TakingModel,
        picture: &PaintContext<'_>,
        commands: &mut Vec<Command>,
    ) {
        let mut taken = None;
        for back in &taking.lying {
            let response = self.back_ui(ui, *back, taking.waits_for_viewer, picture);
            if response.clicked() {
                commands.push(Command::TakeBack(*back));
                taken = response.has_focus().then_some(*back);
            }
        }
        // Only now, for whatever gets the keyboard would be clicked as well.
        if let Some(taken) = taken {
            let others = taking.lying.range(taken + 1..);
            let mut others = others.chain(taking.lying.range(..taken));
            if let Some(next) = others.next() {
                ui.memory_mut(|memory| memory.request_focus(back_id(*next)));
            }
        }
        for (lot, rect) in self.lots(taking) {
            if let Some(shown) = picture.motion.shown(Thing::Face(lot.bone), rect) {
                paint_upright(ui.painter(), shown, lot.bone, &face(lot, picture));
            }
            let name = &called(picture.seating[lot.seat].name());
            let room = self.lot_width(taking) - rect.width() - 2.0 * NAME_GAP;
            let (painter, color) = (ui.painter(), picture.look.quiet);
            let words = fitting(painter, name, &[SMALL_TEXT_SIZE], color, room);
            let at = rect.right_center() + vec2(NAME_GAP, -words.size().y / 2.0);
            painter.galley(at, words, color);
            let text = taking::drew(picture.seating, lot.seat, lot.bone);
            describe(ui, rect, ("lot", lot.seat.index()), &text);
        }
    }

    fn back_ui(
        &self,
        ui: &Ui,
        back: usize,
        is_inviting: bool,
        picture: &PaintContext<'_>,
    ) -> Response {
        let (rect, look) = (self.backs[back], picture.look);
        let response = ui.interact(rect, back_id(back), Sense::click());
        keep_arrows(ui, &response);
        let name = taking::back(back + 1, BACKS);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        ear::give_author_id(&response, format!("back-{}", back + 1));
        if let Some(shown) = picture.motion.shown(Thing::BoneyardBack(back), rect) {
            let is_pointed_at = response.hovered() && is_inviting;
            let size = if is_pointed_at { POINTED_AT } else { 1.0 };
            let shown = Rect::from_center_size(shown.center(), shown.size() * size);
            let face = BoneFace::new(look, BoneState::Shown)
                .hovered(look, is_pointed_at)
                .focused(look, response.has_focus());
            paint::back(ui.painter(), shown, &face, look);
        }
        if is_inviting {
            response.on_hover_cursor(CursorIcon::PointingHand)
        } else {
            response
        }
    }
}

/// How a bone looks that was drawn for the lead: as one that its drawer plays.
pub(super) fn face(lot: Lot, picture: &PaintContext<'_>) -> BoneFace {
    BoneFace::new(picture.look, BoneState::PlayedBy(lot.seat))
}
