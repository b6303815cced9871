//! Where everything of the table goes: pure geometry, in points.

mod around;
mod corner;
mod ends;
mod followed;
mod own;
mod pair;
mod pills;
mod plates;
mod rows;
mod seen_table;
mod several;
mod whole;

use egui::{Pos2, Rect, Vec2, vec2};

pub use self::pills::{PillPlace, freest, nearest_free, open_half, pill_size, pills};
pub use self::plates::{PlatePlace, SidePlace};
pub use self::seen_table::SeenTable;

use super::model::{Beside, Lying, TableModel};
use super::viewpoint::Viewpoint;
use engine::{BySeat, Seat, Seats, Spinner};
use game::profile::TableView;

/// What stands beside the table leaves it at least so much where it can, in points.
pub const LEAST_TABLE: Vec2 = vec2(350.0, 370.0);
/// The least space between anything and an edge, in points.
const MARGIN: f32 = 12.0;
/// The space between things that belong apart.
const SPACE: f32 = 8.0;
const COUNT_HEIGHT: f32 = 34.0;
const TITLE_HEIGHT: f32 = 20.0;
const BUTTON_HEIGHT: f32 = 48.0;
/// How often a bone of the line counts among what no window should hide.
const LINE_COUNTS: usize = 8;
/// The log beside the table: its share of the width, and its limits.
const LOG_SHARE: f32 = 0.18;
const LOG_WIDTH: (f32, f32) = (220.0, 340.0);
/// The same for what the coach says.
const COACH_SHARE: f32 = 0.28;
const COACH_WIDTH: (f32, f32) = (310.0, 440.0);
/// From this width on the log has room beside the table, and from the second on
/// it stands there unless the player has closed it.
const LOG_FROM: (f32, f32) = (860.0, 1100.0);
/// Where only the ends are shown, all is no wider than this.
const WIDEST_ENDS: f32 = 960.0;
/// From this width on names and button stand beside the hand; in a lower window
/// than this, where every line counts, from a smaller width on.
const WIDE: f32 = 620.0;
const LOW: f32 = 446.0;
const WIDE_IF_LOW: f32 = 460.0;
/// The width of a bone of the hand as a share of the height of the window, and
/// its limits in points.
const HAND_SHARE: f32 = 0.074;
const HAND_BONE: (f32, f32) = (34.0, 110.0);
/// An end can be clicked a little beside it too.
const TARGET_MARGIN: f32 = 4.0;
/// A bone that is taken up is lifted by this share of its width.
pub(super) const LIFT: f32 = 0.12;
/// From this size on, in points, the whole table is shown unless the player
/// has chosen.
const WHOLE_FROM: Vec2 = vec2(700.0, 520.0);

/// What a row of bones shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PanelKind {
    /// The bones of another seat.
    OtherHand(Seat),
    /// The bones of the boneyard.
    Boneyard,
    /// The viewer's bones.
    Hand,
    /// The bones that have been played.
    Played,
}

/// A row of bones with its title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Panel {
    /// What it shows.
    pub kind: PanelKind,
    /// Where its title goes, if it has one.
    pub title: Option<Rect>,
    /// Where its bones go, in their order.
    pub bones: Vec<Rect>,
}

/// Where an end goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndPlace {
    /// Which of the model's ends it is.
    pub end: usize,
    /// Its last bone, or the place of its first; with the whole table shown,
    /// the place of the next one.
    pub bone: Rect,
    /// Where it can be clicked, and a bone let go.
    pub target: Rect,
    /// What the next bone there may cover, whether it is a doublet or not.
    pub reserved: Rect,
    /// What it counts; in a list of ends its name, and if there is room for a
    /// second line, what it counts.
    pub label: Rect,
    /// From the middle to the bone, where dots stand for bones out of sight.
    pub gap: Option<(Pos2, Pos2)>,
}

/// Where everything goes.
#[derive(Debug, Clone, PartialEq)]
pub struct Arrangement {
    /// The width of a bone on the table, in points.
    pub bone_width: f32,
    /// Whether every bone of the table is shown, and not only the ends.
    pub is_whole: bool,
    /// Names, bones and scores, the viewer's last.
    pub plates: Vec<PlatePlace>,
    /// The ground of what belongs to a seat: its name, score and hand.
    pub trays: Vec<PlatePlace>,
    /// The scores of sides that two seats share.
    pub sides: Vec<SidePlace>,
    /// Curves that show which way the turn goes: from, past and to a point.
    pub way_round: Vec<[Pos2; 3]>,
    /// The last message.
    pub message: Rect,
    /// The playing area.
    pub table: Rect,
    /// The bones that lie there, but for those that are shown as ends.
    pub bones: Vec<(Lying, Rect)>,
    /// The ends that are shown.
    pub ends: Vec<EndPlace>,
    /// What the score is kept on besides its numbers.
    pub board: Option<Rect>,
    /// The time that is left, in a game with a clock.
    pub clock: Option<Rect>,
    /// The seal of the hand, where a corner of the table is free.
    pub seal: Option<Rect>,
    /// Where a firecracker lies beside the hand of each seat.
    pub firecrackers: Vec<(Seat, Rect)>,
    /// The table count.
    pub count: Rect,
    /// How many bones lie in the boneyard.
    pub boneyard_count: Rect,
    /// The rows of bones around.
    pub panels: Vec<Panel>,
    /// The turn button.
    pub button: Rect,
    /// What was said, where it is shown beside the table.
    pub log: Option<Rect>,
    /// Where the bones come from that each seat plays.
    pub origins: BySeat<Rect>,
    /// Where drawn bones come from.
    pub from_boneyard: Rect,
    /// The whole table as it is seen, for the next picture.
    pub seen: Option<SeenTable>,
}

impl Arrangement {
    /// Where bones lie, on the table and around it.
    pub fn bones_in_sight(&self) -> Vec<Rect> {
        let lying = self.bones.iter().map(|(_, rect)| *rect);
        // With the whole table shown, an end is where there is no bone yet.
        let ends = self.ends.iter().filter(|_| !self.is_whole);
        let around = self.panels.iter().flat_map(|panel| &panel.bones);
        lying
            .chain(ends.map(|end| end.bone))
            .chain(around.copied())
            .collect()
    }

    /// What a window should not hide: bones, the last message, names and scores. The
    /// bones of the line are named several times, to count for more than the rest.
    pub fn worth_seeing(&self) -> Vec<Rect> {
        let mut all = self.bones_in_sight();
        for _ in 1..LINE_COUNTS {
            all.extend(self.bones.iter().map(|(_, rect)| *rect));
        }
        all.push(self.message);
        all.extend(self.plates.iter().map(|plate| plate.rect));
        all.extend(self.sides.iter().map(|side| side.rect));
        all
    }

    /// From where the whole table is seen.
    pub fn viewpoint(&self) -> Viewpoint {
        let seen = self.seen.as_ref();
        seen.map_or(Viewpoint::ALL, |seen| seen.viewpoint)
    }
}

/// Arranges the picture in `area` with bones as large as fits; those of the
/// table as they were seen in the `last` picture, if that goes on well.
pub fn arrange(
    model: &TableModel,
    spinner: Spinner,
    area: Rect,
    last: Option<&SeenTable>,
) -> Arrangement {
    let mut arrangement = arrange_bones(model, spinner, area, last);
    if model.seal.is_some() {
        arrangement.seal = corner::of_seal(&arrangement);
    }
    arrangement
}

/// All but what goes where room is left.
fn arrange_bones(
    model: &TableModel,
    spinner: Spinner,
    area: Rect,
    last: Option<&SeenTable>,
) -> Arrangement {
    let (log, column) = with_log(area, model.beside);
    if is_whole(model.view, model.seats, area) {
        let around = around::Around::new(model, area, column).with_clock(model, true);
        if let Some(on_table) = whole::on_table(model, spinner, &around, last) {
            return around.arrangement(on_table, log);
        }
    }
    // Across all of a wide window, what belongs together would stand far apart.
    let width = column.width().min(WIDEST_ENDS);
    let middle = Rect::from_center_size(column.center(), vec2(width, column.height()));
    let around = around::Around::new(model, area, middle).with_clock(model, false);
    let on_table = ends::on_table(model, spinner, &around);
    around.arrangement(on_table, log)
}

/// What lies on the table, and the rows of bones that it takes instead of those
/// around.
struct OnTable {
    area: Rect,
    bone_width: f32,
    is_whole: bool,
    bones: Vec<(Lying, Rect)>,
    ends: Vec<EndPlace>,
    panels: Vec<Panel>,
    seen: Option<SeenTable>,
}

/// Whether the log has room beside the table.
pub fn has_room_for_log(area: Rect) -> bool {
    area.width() >= LOG_FROM.0
}

/// Whether the whole table is shown, or only its ends; where there is no room
/// for the whole table it is not, whatever the player has chosen.
pub fn is_whole(view: TableView, seats: Seats, area: Rect) -> bool {
    let has_room = area.height() >= whole::least_height(seats, area);
    match view {
        TableView::Whole => has_room,
        TableView::Ends => false,
        TableView::ByWindow => {
            has_room && area.width() >= WHOLE_FROM.x && area.height() >= WHOLE_FROM.y
        }
    }
}

/// The column for what was said, or for the analysis, in a wide window, and the rest
/// of it.
fn with_log(area: Rect, beside: Beside) -> (Option<Rect>, Rect) {
    let is_wanted = match beside {
        Beside::Log(wanted) => wanted.unwrap_or(area.width() >= LOG_FROM.1),
        Beside::Coach => true,
    };
    let has_log = has_room_for_log(area) && is_wanted;
    let (share, widths) = match beside {
        Beside::Log(_) => (LOG_SHARE, LOG_WIDTH),
        Beside::Coach => (COACH_SHARE, COACH_WIDTH),
    };
    let log = has_log.then(|| {
        let width = (share * area.width()).clamp(widths.0, widths.1);
        area.with_min_x(area.right() - width)
    });
    let right = log.map_or(area.right(), |log| log.left());
    (log, area.with_max_x(right).shrink(MARGIN))
}

/// Whether names and button stand beside the hand.
fn is_wide(area: Rect, column: Rect) -> bool {
    column.width() >= WIDE || area.height() < LOW && column.width() >= WIDE_IF_LOW
}
