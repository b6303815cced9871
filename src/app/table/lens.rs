//! All 28 bones at a glance: in hand, played, unseen, and who may hold those.

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::end_label::COUNT_HEIGHT;
use super::layout::{Arrangement, PillPlace, pill_size};
use super::model::{EndModel, TableModel};
use super::names::tells_counts;
use super::paint_context::PaintContext;
use super::pills::pill;
use super::plate::{fitting, written};
use super::told_at_ends::told_at_ends;
use crate::app::ear;
use crate::app::fonts;
use crate::app::menu::hover_tip;
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::{Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use engine::{Bone, Bones, BySeat, Pips, Rules, Seat, Seating, View};
use nestor::coach::Lens;
use words::names::called;
use words::{Eyes, lens, list};

/// The space inside the edge of the panel, above and below, and beside, where it is that
/// of the log.
const MARGIN: f32 = 12.0;
const ASIDE: f32 = 16.0;
/// The space between two bones beside each other, and between two rows.
const APART: Vec2 = vec2(6.0, 4.0);
/// The height of the numbers under a bone, and their letters.
const NUMBER: (f32, f32) = (13.0, 11.0);
/// The height of the title, and of a line of words.
const LINE: f32 = 18.0;
/// A bone is no wider than this, and no narrower.
const WIDEST: f32 = 26.0;
const NARROWEST: f32 = 10.0;
/// From this width on the bones stand in two rows.
const WIDE_FROM: f32 = 330.0;
/// The same in a game that is looked back at: the analysis stands above.
const PAST_WIDE_FROM: f32 = 190.0;
/// How much of a played bone is seen.
const PLAYED: f32 = 0.28;
/// The height of the words at an end, in points, and how strong they are.
const PILL: f32 = 20.0;
const STRENGTH: f32 = 0.9;
/// The lens is folded to a line of words where it would be lower than this, in points.
const FOLDED_BELOW: f32 = 60.0;
/// Where several others may hold a bone, their numbers stand below each other in lines so
/// high, each beside a mark so wide in the colour of whose it is.
const OF_SEVERAL: f32 = 11.0;
const MARK: f32 = 4.0;
/// With numbers that would make the bones narrower than this, there are bars so high
/// instead.
const NARROWEST_TOLD: f32 = 14.0;
const BAR: f32 = 11.0;

/// What the panel is made from.
#[derive(Debug, Clone, Copy)]
pub struct LensPanel<'a> {
    /// What the seat may know.
    pub view: &'a View,
    /// What it can believe; `None` while that is being worked out.
    pub lens: Option<&'a Lens>,
    /// Whether a game is looked back at: it is told whose eyes these are, and the bones
    /// stand in two rows.
    pub is_past: bool,
    /// Who sits where.
    pub seating: &'a Seating,
    /// The colours.
    pub look: &'a Look,
}

/// Where bones stand: in a triangle, a row for each heavier half, or in two rows.
#[derive(Debug, Clone, Copy)]
struct Grid {
    at: Rect,
    columns: usize,
    bone: f32,
    /// The height of what is told below a bone.
    below: f32,
    has_title: bool,
    /// The lines of words below the bones.
    lines: usize,
}

impl Grid {
    /// With the numbers of all others below each bone, or bars where there is no room for
    /// those.
    fn of(area: Rect, others: usize, is_past: bool) -> Self {
        let in_lines = (others > 1).then_some(OF_SEVERAL * others as f32 + 2.0);
        let told = in_lines.map(|below| Self::telling(area, others, is_past, below));
        let told = told.filter(|grid| grid.bone >= NARROWEST_TOLD);
        told.unwrap_or_else(|| Self::telling(area, others, is_past, NUMBER.0))
    }

    /// The bones are as large as they can be in the area, with so much told below each.
    fn telling(area: Rect, others: usize, is_past: bool, below: f32) -> Self {
        let at = area.shrink2(vec2(ASIDE, MARGIN));
        let from = if is_past { PAST_WIDE_FROM } else { WIDE_FROM };
        let columns = if at.width() >= from { 14 } else { 7 };
        let step = at.width() / columns as f32;
        let mut grid = Self {
            at,
            columns,
            bone: (step - APART.x).min(WIDEST),
            below,
            has_title: is_past || columns == 7,
            lines: match (columns, is_past) {
                (7, _) => others,
                // Below the names of several.
                (_, false) => 1 + usize::from(others > 1),
                // Whose chances these are has a line of its own.
                (_, true) => others + 1,
            },
        };
        let too_high = (grid.height() - area.height()).max(0.0);
        let bone = grid.bone - too_high / grid.rows() as f32 / 2.0;
        grid.bone = bone.max(NARROWEST.min(grid.bone));
        grid
    }

    const fn rows(self) -> usize {
        if self.columns == 7 { 7 } else { 2 }
    }

    /// How high all of it is.
    fn height(self) -> f32 {
        self.bottom() - self.at.top() + 2.0 * MARGIN + LINE * self.lines as f32
    }

    fn row_height(self) -> f32 {
        2.0 * self.bone + self.below + APART.y
    }

    /// Whether each of several others has a number, and not a bar.
    fn has_numbers(self) -> bool {
        self.below > NUMBER.0
    }

    /// The height of the title.
    fn top(self) -> f32 {
        if self.has_title { LINE + APART.y } else { 0.0 }
    }

    /// The place of a bone.
    fn place(self, bone: Bone) -> Rect {
        let (row, column) = if self.columns == 7 {
            let (high, low) = (bone.high().value(), bone.low().value());
            (usize::from(high), usize::from(low))
        } else {
            (bone.index() / self.columns, bone.index() % self.columns)
        };
        let step = self.at.width() / self.columns as f32;
        let corner = pos2(
            self.at.left() + step * column as f32 + (step - self.bone) / 2.0,
            self.at.top() + self.top() + self.row_height() * row as f32,
        );
        Rect::from_min_size(corner, vec2(self.bone, 2.0 * self.bone))
    }

    /// Below the last row.
    fn bottom(self) -> f32 {
        self.at.top() + self.top() + self.row_height() * self.rows() as f32
    }
}

/// How high the panel is in a place so wide, and so high at most. Its bones are smaller
/// where `good` is less than they need; with less than they need at least it is folded.
pub fn lens_height(width: f32, [good, most]: [f32; 2], others: usize, is_past: bool) -> f32 {
    let place = Rect::from_min_size(Pos2::ZERO, vec2(width, good));
    let height = Grid::of(place, others, is_past).height();
    if height > most { LINE + MARGIN } else { height }
}

impl TableModel {
    /// Finds the bones that would score at each end: those of the viewer by the
    /// viewer's score, those not seen by the scores of the others, which matter where
    /// points may be void. Where a bone is taken up, the ends tell of that one alone.
    pub fn look_through_lens(&mut self, view: &View) {
        let (rules, table) = (view.rules(), view.position().table());
        if self.selected().is_some() || !tells_counts(rules) {
            return;
        }
        let left = Bones::ALL.without(table.played());
        let scores = view.position().scores();
        let score = |seat: Seat| scores[rules.seats.team(seat)];
        let points = |bone: Bone, count: u8| {
            if view.hand().contains(bone) {
                return rules.points_for(count, score(view.seat()));
            }
            let others = others(view).map(|seat| rules.points_for(count, score(seat)));
            others.max().unwrap_or_default()
        };
        for end in &mut self.ends {
            let open = end.end.and_then(|end| table.open_end(end));
            let Some(open) = open else { continue };
            let fitting = Bones::suit(open.pips()).and(left);
            let scores = fitting.iter().map(|bone| {
                let count = table.count_after(bone, open).unwrap_or(0);
                (bone, points(bone, count))
            });
            end.scoring = scores.filter(|(_, points)| *points > 0).collect();
        }
    }
}

/// Where it is told at the ends which bones would score there: touching the bone that
/// they would join.
pub fn lens_pills(model: &TableModel, arrangement: &Arrangement, rules: &Rules) -> Vec<PillPlace> {
    // In a list it stands in a line of its own.
    let is_list = model.is_list && !arrangement.is_whole;
    let height = if is_list { COUNT_HEIGHT } else { PILL };
    let size = |end: &EndModel| {
        let text = lens::scoring(&end.scoring, rules);
        (!end.scoring.is_empty()).then(|| pill_size(text.chars().count(), height))
    };
    told_at_ends(model, arrangement, size)
}

/// Shows at the ends which bones would score there.
pub(super) fn scoring_ui(ui: &Ui, picture: &PaintContext<'_>) {
    if picture.score.is_some() || picture.held.is_some() {
        return;
    }
    for place in lens_pills(picture.model, picture.arrangement, picture.rules) {
        let end = &picture.model.ends[place.end];
        let text = lens::scoring(&end.scoring, picture.rules);
        pill(ui.painter(), place.rect, &text, STRENGTH, picture.look);
    }
}

impl LensPanel<'_> {
    /// Shows the panel.
    pub fn ui(&self, ui: &Ui, area: Rect) {
        let Self {
            view, lens, look, ..
        } = *self;
        let eyes = self.eyes();
        let painter = ui.painter();
        painter.rect_filled(area, 0.0, look.panel);
        if area.height() < FOLDED_BELOW {
            self.folded_ui(ui, area);
            return;
        }
        let others: Vec<Seat> = others(view).collect();
        let grid = Grid::of(area, others.len(), self.is_past);
        if grid.has_title {
            self.title_ui(ui, grid);
        }
        for bone in Bone::all() {
            let place = grid.place(bone);
            let cell = place.with_max_y(place.bottom() + grid.below);
            let (response, told) = self.tell_ui(ui, bone, cell);
            self.bone_ui(painter, bone, place);
            if let Some(lens) = lens.filter(|_| view.unseen().contains(bone)) {
                let below = cell.with_min_y(place.bottom());
                match others[..] {
                    [other] => self.number_ui(painter, lens, (bone, other), below),
                    _ if grid.has_numbers() => self.numbers_ui(painter, lens, bone, below),
                    _ => self.bars_ui(painter, lens.held(bone), &others, below),
                }
            }
            hover_tip(response, told);
        }
        let lacks = lens::lacks(view, lens, eyes);
        let mut below = area.with_min_y(grid.bottom()).shrink2(vec2(ASIDE, 0.0));
        if grid.columns != 7 && others.len() > 1 {
            self.names_ui(ui, below, &others);
            below.min.y += LINE;
        }
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let legend = (grid.columns != 7).then(|| lens::legend(view, eyes));
        let apart = if grid.has_title { "\n" } else { " · " };
        let lines: Vec<String> = legend.into_iter().chain(lacks).collect();
        let shown = lines.join(apart);
        let lines = lines.join("\n");
        let galley = painter.layout(shown, font, look.accent_text, below.width());
        painter.galley(below.left_top(), galley, look.accent_text);
        if !lines.is_empty() {
            let response = ui.interact(below, egui::Id::unique("lens lacks"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &lines));
            ear::give_author_id(&response, "lens-lacks");
        }
    }

    /// Tells of a bone by ear; what is told.
    fn tell_ui(&self, ui: &Ui, bone: Bone, cell: Rect) -> (Response, String) {
        let told = lens::bone(bone, self.view, self.lens, self.eyes());
        let id = egui::Id::unique(("lens", bone.index()));
        let response = ui.interact(cell, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        ear::give_author_id(&response, format!("lens-{bone}"));
        (response, told)
    }

    /// Says why the bones are not shown; by ear they need no room.
    fn folded_ui(&self, ui: &Ui, area: Rect) {
        let (painter, told) = (ui.painter(), lens::NO_ROOM.text());
        let sizes = [TEXT_SIZE, SMALL_TEXT_SIZE];
        let room = area.width() - 2.0 * ASIDE;
        let words = fitting(painter, &told, &sizes, self.look.quiet, room);
        let corner = area.center() - words.size() / 2.0;
        painter.galley(corner, words, self.look.quiet);
        let response = ui.interact(area, egui::Id::unique("lens folded"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        ear::give_author_id(&response, "lens-folded");
        for bone in Bone::all() {
            self.tell_ui(ui, bone, area);
        }
    }

    /// Who looks, and who is spoken to.
    fn eyes(&self) -> Eyes<'_> {
        if self.is_past {
            Eyes::then(self.view.seat(), self.seating)
        } else {
            Eyes::now(self.view.seat(), self.seating)
        }
    }

    /// Shows what this is, and of a game that is looked back at whose eyes these are.
    fn title_ui(&self, ui: &Ui, grid: Grid) {
        let (painter, color) = (ui.painter(), self.look.text);
        let title = if self.is_past {
            lens::through_eyes(self.eyes())
        } else {
            lens::TITLE.text()
        };
        let place = grid.at.with_max_y(grid.at.top() + LINE);
        let sizes = [TEXT_SIZE, SMALL_TEXT_SIZE].map(fonts::strong);
        let words = written(painter, &title, &sizes, color, place.width());
        let beside = place.width() - words.size().x - APART.x;
        painter.galley(place.left_top(), words, color);
        let response = ui.interact(place, egui::Id::unique("lens title"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &title));
        ear::give_author_id(&response, "lens-title");
        if self.is_past {
            ear::speak(&response);
        }
        if grid.columns == 7 {
            // A title that tells more has its line to itself.
            let beside = if self.is_past { 0.0 } else { beside };
            self.legend_ui(painter, grid.at, beside);
        }
    }

    /// Says in the corner that the triangle leaves free what the numbers are, beside the
    /// title if there is so much room, else below it; and of several others which colour
    /// is whose.
    fn legend_ui(&self, painter: &Painter, at: Rect, beside: f32) {
        let look = self.look;
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let legend = lens::legend(self.view, self.eyes());
        // Below the title the first bone stands beside it.
        let room = at.width() - WIDEST - APART.x;
        let sizes = [SMALL_TEXT_SIZE, NUMBER.1];
        let words = fitting(painter, &legend, &sizes, look.quiet, room);
        let line = if words.size().x > beside { LINE } else { 0.0 };
        let corner = at.right_top() + vec2(-words.size().x, line);
        painter.galley(corner, words, look.quiet);
        let others: Vec<Seat> = others(self.view).collect();
        if others.len() == 1 {
            return;
        }
        let at = at.with_min_y(at.top() + line + LINE);
        let names = others.iter().map(|seat| called(self.seating[*seat].name()));
        let names = names.map(|name| painter.layout_no_wrap(name, font.clone(), look.text));
        let names: Vec<_> = names.collect();
        let widest = names.iter().map(|name| name.size().x).fold(0.0, f32::max);
        for (n, (seat, name)) in others.into_iter().zip(names).enumerate() {
            let corner = at.right_top() + vec2(-widest, LINE * n as f32);
            let place = Rect::from_min_size(corner, name.size());
            painter.galley(corner, name, look.text);
            let side = Vec2::splat(BAR);
            let middle = place.left_center() - vec2(BAR + 2.0, 0.0);
            let color = BoneFace::new(look, BoneState::PlayedBy(seat)).body;
            painter.rect_filled(Rect::from_center_size(middle, side), 1.0, color);
        }
    }

    /// Says in a line below two rows of bones whose bars are which, where several others
    /// sit at the table.
    fn names_ui(&self, ui: &Ui, at: Rect, others: &[Seat]) {
        let painter = ui.painter();
        let width = at.width() / others.len() as f32;
        let names = others.iter().map(|seat| called(self.seating[*seat].name()));
        let names: Vec<String> = names.collect();
        for (n, (seat, name)) in others.iter().zip(&names).enumerate() {
            let left = at.left() + width * n as f32;
            let middle = at.top() + LINE / 2.0;
            let side = Rect::from_center_size(pos2(left + BAR / 2.0, middle), Vec2::splat(BAR));
            let color = BoneFace::new(self.look, BoneState::PlayedBy(*seat)).body;
            painter.rect_filled(side, 1.0, color);
            let sizes = [SMALL_TEXT_SIZE, NUMBER.1];
            let room = width - BAR - 2.0 * APART.x;
            let words = fitting(painter, name, &sizes, self.look.text, room);
            let corner = pos2(side.right() + APART.x, middle - words.size().y / 2.0);
            painter.galley(corner, words, self.look.text);
        }
        let told = list(names);
        let line = at.with_max_y(at.top() + LINE);
        let response = ui.interact(line, egui::Id::unique("lens names"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        ear::give_author_id(&response, "lens-names");
    }

    fn bone_ui(&self, painter: &Painter, bone: Bone, place: Rect) {
        let look = self.look;
        let is_own = self.view.hand().contains(bone);
        let is_unseen = self.view.unseen().contains(bone);
        let mut faded = painter.clone();
        let state = if is_own {
            BoneState::Selected
        } else if is_unseen {
            BoneState::InHand
        } else {
            faded.set_opacity(PLAYED);
            BoneState::CannotBePlayed
        };
        let mut face = BoneFace::new(look, state);
        // They lie on no table.
        face.height = 0.0;
        let (first, second): (Pips, Pips) = (bone.high(), bone.low());
        paint::bone(&faded, place, first, second, &face);
    }

    /// Writes below a bone how likely the only other has it.
    fn number_ui(&self, painter: &Painter, lens: &Lens, (bone, other): (Bone, Seat), below: Rect) {
        let color = self.color_of(lens.held(bone)[other]);
        let font = FontId::proportional(NUMBER.1);
        let text = lens::chance(self.view, lens, bone, other);
        painter.text(below.center(), Align2::CENTER_CENTER, text, font, color);
    }

    /// What nobody can have stands back.
    fn color_of(&self, chance: f32) -> Color32 {
        if chance <= 0.0 {
            self.look.quiet
        } else {
            self.look.text
        }
    }

    /// Writes below a bone how likely each of several others has it.
    fn numbers_ui(&self, painter: &Painter, lens: &Lens, bone: Bone, below: Rect) {
        let held = lens.held(bone);
        for (n, (seat, told)) in (0..).zip(lens::chances(self.view, lens, bone)) {
            let line = below.top() + OF_SEVERAL * (n as f32 + 0.5) + 1.0;
            let size = vec2(MARK, OF_SEVERAL - 3.0);
            // In the space beside the bone, or two digits would come over it.
            let left = below.left() - APART.x / 2.0;
            let mark = Rect::from_center_size(pos2(left + MARK / 2.0, line), size);
            let color = BoneFace::new(self.look, BoneState::PlayedBy(seat)).body;
            painter.rect_filled(mark, 1.0, color);
            let font = FontId::proportional(NUMBER.1);
            let end = pos2(below.right(), line);
            painter.text(
                end,
                Align2::RIGHT_CENTER,
                told,
                font,
                self.color_of(held[seat]),
            );
        }
    }

    /// Paints below a bone how likely each of several others has it.
    fn bars_ui(&self, painter: &Painter, held: BySeat<f32>, others: &[Seat], below: Rect) {
        let look = self.look;
        let step = below.width() / others.len() as f32;
        for (n, seat) in others.iter().enumerate() {
            let left = below.left() + step * n as f32 + 1.0;
            let foot = below.bottom() - 2.0;
            let bar = |share: f32| {
                Rect::from_min_max(
                    pos2(left, foot - BAR * share),
                    pos2(left + step - 2.0, foot),
                )
            };
            painter.rect_filled(bar(1.0), 1.0, look.rule);
            let color = BoneFace::new(look, BoneState::PlayedBy(*seat)).body;
            painter.rect_filled(bar(held[*seat]), 1.0, color);
        }
    }
}

/// The other seats.
fn others(view: &View) -> impl Iterator<Item = Seat> {
    let own = view.seat();
    Seat::around(view.rules().seats).filter(move |seat| *seat != own)
}
