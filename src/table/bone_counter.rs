//! The bone counter: a cell for each bone of the set. Unseen bones lie in their cells; dots or a
//! percentage below a bone show who may have it.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Align, Color32, Id, Rect, Role, Sense, Ui, Vec2, pos2, vec2};

use engine::{Bone, DominoSet, Pips, Seat, Seating, View};
use nestor::coach::Lens;
use words::{Perspective, lens, msg};

use super::card_button::CardButton;
use super::panel::{self, HEAD_HEIGHT, PANEL_PADDING};
use super::player_colors;
use crate::command::{Command, LearnCommand};
use crate::ear::{describe, speak_card};
use crate::menu::hover_tip;
use crate::paint::{self, Icon, Look, Pen, Pose, Surface, TextStyle};

const MAX_BONE_WIDTH: f32 = 22.0;
const GAP_BESIDE_BONE: f32 = 6.0;
const GAP_BELOW_BONE: f32 = 20.0;
const MIN_TRIANGLE_BONE_WIDTH: f32 = 18.0;
/// The minimum distance between columns at which two-digit numbers below the bones do not touch.
const MIN_NUMBER_PITCH: f32 = 19.0;
/// The share of the largest possible width that bones keep where numbers need room.
const LARGE_BONE_SHARE: f32 = 0.85;
// Height of the text below the cells, and the minimum height of a panel that shows it.
const FOOTER_HEIGHT: f32 = 100.0;
const MIN_HEIGHT_WITH_FOOTER: f32 = 300.0;
// Heights of the counter below something else in a panel, and the minimum height left for that.
const SHARED_HEIGHT: f32 =
    HEAD_HEIGHT + 4.0 * (2.0 * MAX_BONE_WIDTH + GAP_BELOW_BONE) + FOOTER_HEIGHT;
const MIN_SHARED_HEIGHT: f32 = 160.0;
const MIN_HEIGHT_ABOVE: f32 = 240.0;
/// Opacity of a bone that is certainly in the boneyard.
const PALE_OPACITY: f32 = 0.45;
const HIGHLIGHT_WIDTH: f32 = 2.0;
// Radius and spacing of the dots for the players who may have a bone.
const DOT_RADIUS: f32 = 3.5;
const DOT_SPACING: f32 = 9.0;

#[derive(Debug, Clone, Copy)]
pub struct BoneCounter<'a> {
    pub view: &'a View,
    /// The inferences of the seat of `view`; `None` while they are computed.
    pub lens: Option<&'a Lens>,
    /// Whether a game is reviewed. The title names the seat then.
    pub is_review: bool,
    pub seating: &'a Seating,
    /// The pips of the end under the pointer.
    pub pointed_at: Option<Pips>,
    pub look: &'a Look,
}

#[derive(Debug, Clone, Copy)]
struct Grid {
    area: Rect,
    columns: usize,
    is_triangle: bool,
    pitch: Vec2,
    bone_width: f32,
}

impl Grid {
    /// Lays out a triangle with a row for each suit; or, where bones in a triangle would be too
    /// small, the rectangular grid with the largest bones. Where the numbers below these would
    /// touch, slightly smaller bones give them room.
    fn new(area: Rect, set: DominoSet) -> Self {
        let suits = usize::from(set.suit_count());
        let grid_of = |columns: usize, rows: usize| {
            let pitch = vec2(area.width() / columns as f32, area.height() / rows as f32);
            let bone_width = (pitch.x - GAP_BESIDE_BONE)
                .min((pitch.y - GAP_BELOW_BONE) / 2.0)
                .min(MAX_BONE_WIDTH);
            Self {
                area,
                columns,
                is_triangle: columns == rows,
                pitch: vec2(pitch.x, pitch.y.min(2.0 * bone_width + GAP_BELOW_BONE + 2.0)),
                bone_width,
            }
        };
        let rows = |columns: usize| grid_of(columns, usize::from(set.len()).div_ceil(columns));
        let triangle = grid_of(suits, suits);
        if triangle.bone_width >= MIN_TRIANGLE_BONE_WIDTH {
            return triangle;
        }
        let grids = || (suits / 2..=2 * suits).map(rows);
        // On a tie, a row is as long as a suit.
        let largest = grids().fold(rows(suits), |best, other| {
            if other.bone_width > best.bone_width { other } else { best }
        });
        if largest.pitch.x >= MIN_NUMBER_PITCH {
            return largest;
        }
        let is_large = |grid: &Self| grid.bone_width >= LARGE_BONE_SHARE * largest.bone_width;
        grids()
            .filter(is_large)
            .fold(largest, |best, other| if other.pitch.x > best.pitch.x { other } else { best })
    }

    fn cell(&self, bone: Bone) -> Rect {
        let (row, column) = if self.is_triangle {
            (usize::from(bone.high().value()), usize::from(bone.low().value()))
        } else {
            (bone.index() / self.columns, bone.index() % self.columns)
        };
        let beside = vec2((self.pitch.x - self.bone_width) / 2.0, 0.0);
        let corner = self.area.min + vec2(column as f32, row as f32) * self.pitch + beside;
        Rect::from_min_size(corner, vec2(self.bone_width, 2.0 * self.bone_width))
    }
}

/// Height of the bone counter in a panel that also shows something else. `panel` is the height of
/// the panel.
pub fn shared_height(panel: f32) -> f32 {
    if panel >= SHARED_HEIGHT + MIN_HEIGHT_ABOVE { SHARED_HEIGHT } else { MIN_SHARED_HEIGHT }
}

impl BoneCounter<'_> {
    pub fn ui(&self, ui: &Ui, area: Rect, commands: &mut Vec<Command>) {
        let close = CardButton::new(msg::LENS_CLOSE, LearnCommand::ToggleLens);
        let has_footer = area.height() >= MIN_HEIGHT_WITH_FOOTER;
        let footer_height = if has_footer { FOOTER_HEIGHT } else { 8.0 };
        let inner = area.with_min_y(area.top() + HEAD_HEIGHT).shrink2(vec2(PANEL_PADDING, 0.0));
        let grid =
            Grid::new(inner.with_max_y(inner.bottom() - footer_height), self.view.rules().set);
        let mut title = if self.is_review {
            let perspective = self.perspective();
            msg::lens_title_past(&perspective.at(perspective.seat))
        } else {
            msg::MENU_LENS.text()
        };
        let unseen = self.view.unseen().len().to_string();
        if grid.is_triangle {
            self.unseen_count_ui(ui, inner, &unseen);
        } else {
            title = format!("{title} · {unseen} {}", msg::LENS_NOT_SEEN.text());
        }
        let head = (title.as_str(), "lens-title");
        let (_, title_response) =
            panel::head_ui(ui, area, head, (&[(Icon::Close, close)], self.look), commands);
        if self.is_review {
            speak_card(&title_response, false);
        }
        let numbers = self.chances();
        for bone in self.view.rules().bones() {
            self.cell_ui(ui, grid, bone, numbers.get(&bone).map(String::as_str));
        }
        let bottom = self.view.rules().bones().iter().map(|bone| grid.cell(bone).bottom());
        let top = bottom.fold(inner.top(), f32::max) + GAP_BELOW_BONE;
        self.footer_ui(ui, inner.with_min_y(top.min(inner.bottom())), !numbers.is_empty());
    }

    fn perspective(&self) -> Perspective<'_> {
        if self.is_review {
            Perspective::in_finished_game(self.view.seat(), self.seating)
        } else {
            Perspective::in_current_game(self.view.seat(), self.seating)
        }
    }

    fn other_seats(&self) -> Vec<Seat> {
        let own = self.view.seat();
        let around = Seat::around(self.view.rules().seats);
        around.filter(|seat| *seat != own).collect()
    }

    /// Shows the number of unseen bones in the free corner of the triangle.
    fn unseen_count_ui(&self, ui: &Ui, inner: Rect, unseen: &str) {
        let mut pen = Pen::new(ui.painter());
        let at = pos2(inner.right(), inner.top() + 20.0);
        let style = TextStyle::semibold(20.0);
        let number = pen.text(at, Align::Max, unseen, style, self.look.text(Surface::Panel));
        let at = pos2(inner.right(), inner.top() + 38.0);
        let caption = msg::LENS_NOT_SEEN.text();
        let style = TextStyle::regular(12.0);
        let words = pen.text(at, Align::Max, &caption, style, self.look.quiet_text(Surface::Panel));
        drop(pen);
        let response = ui.interact(number | words, Id::unique("lens count"), Sense::hover());
        let description = format!("{unseen} {caption}");
        describe(&response, Role::Label, "lens-count", &description);
    }

    /// The chance, in percent, that the only opponent has each bone. Empty if there are several
    /// opponents, or while all chances are equal.
    fn chances(&self) -> BTreeMap<Bone, String> {
        let (Some(lens), [other]) = (self.lens, &self.other_seats()[..]) else {
            return BTreeMap::new();
        };
        let unseen = self.view.unseen();
        let possible = unseen.iter().filter(|bone| lens.holding_chances(*bone)[*other] > 0.0);
        let numbers: BTreeMap<Bone, String> =
            possible.map(|bone| (bone, lens::chance(self.view, lens, bone, *other))).collect();
        let different: BTreeSet<&String> = numbers.values().collect();
        if different.len() > 1 { numbers } else { BTreeMap::new() }
    }

    /// Whether an unseen bone must be in the boneyard.
    fn is_surely_in_boneyard(&self, bone: Bone) -> bool {
        let chances = self.lens.map(|lens| lens.holding_chances(bone));
        chances.is_some_and(|chances| self.other_seats().iter().all(|seat| chances[*seat] <= 0.0))
    }

    fn cell_ui(&self, ui: &Ui, grid: Grid, bone: Bone, number: Option<&str>) {
        let cell = grid.cell(bone);
        let all = cell.with_max_y(cell.bottom() + GAP_BELOW_BONE);
        let description = lens::bone(bone, self.view, self.lens, self.perspective());
        let response = ui.interact(all, Id::unique(("lens", bone.index())), Sense::hover());
        describe(&response, Role::Label, format!("lens-{bone}"), &description);
        let mut pen = Pen::new(ui.painter());
        if self.view.unseen().contains(bone) {
            let pose = Pose::upright(cell.center(), cell.width());
            let fits = self.pointed_at.is_some_and(|pips| self.view.rules().fit.allows(bone, pips));
            let bone = paint::PaintedBone {
                opacity: if self.is_surely_in_boneyard(bone) { PALE_OPACITY } else { 1.0 },
                ..paint::PaintedBone::new(pose, bone.halves())
            };
            paint::bones(&mut pen, &[bone], self.look);
            if fits {
                let radius = 0.13 * cell.width();
                let light = self.look.text(Surface::Panel);
                pen.frame(cell, radius, 1.0, 1.0 + HIGHLIGHT_WIDTH, light);
            }
        } else {
            let radius = 0.13 * cell.width();
            pen.rect(cell, radius, Color32::BLACK.gamma_multiply(0.22));
            let line = self.look.text(Surface::Panel).gamma_multiply(0.12);
            pen.frame(cell, radius, -1.0, 0.0, line);
        }
        if let Some(number) = number {
            let at = pos2(cell.center().x, cell.bottom() + 14.0);
            let style = TextStyle::regular(12.0);
            pen.text(at, Align::Center, number, style, self.look.text(Surface::Panel));
        }
        self.paint_dots(&mut pen, bone, cell);
        drop(pen);
        hover_tip(response, description);
    }

    /// Paints a dot for each of several opponents who may have a bone.
    fn paint_dots(&self, pen: &mut Pen, bone: Bone, cell: Rect) {
        let others = self.other_seats();
        let Some(lens) = self.lens.filter(|_| others.len() > 1) else {
            return;
        };
        if !self.view.unseen().contains(bone) {
            return;
        }
        let chances = lens.holding_chances(bone);
        let possible_holders: Vec<Seat> =
            others.into_iter().filter(|it| chances[*it] > 0.0).collect();
        // In narrow cells the dots are closer together, so that they do not reach the next cell.
        let spacing = DOT_SPACING.min(0.3 * (cell.width() + GAP_BESIDE_BONE));
        let first = -spacing * (possible_holders.len() as f32 - 1.0) / 2.0;
        for (n, seat) in possible_holders.into_iter().enumerate() {
            let center = pos2(cell.center().x + first + spacing * n as f32, cell.bottom() + 9.0);
            let at = (self.seating, self.view.rules().seats);
            let tone = player_colors::dot_color(self.look, at, seat);
            pen.disc(center, DOT_RADIUS.min(0.45 * spacing), paint::color(tone));
        }
    }

    /// Shows inferences about the other hands, and the legend.
    fn footer_ui(&self, ui: &Ui, area: Rect, has_numbers: bool) {
        let lacks = lens::lacked_by_others(self.view, self.lens, self.perspective()).join(" ");
        let has_dots = self.lens.is_some() && self.other_seats().len() > 1;
        let legend = (has_numbers || has_dots).then(|| lens::legend(self.view, self.perspective()));
        let is_pale = self.view.unseen().iter().any(|bone| self.is_surely_in_boneyard(bone));
        let pale = is_pale.then(|| msg::LENS_PALE.text());
        let legend: Vec<String> = legend.into_iter().chain(pale).collect();
        let legend = legend.join(" ");
        let mut top = area.top() + 4.0;
        if !lacks.is_empty() || !legend.is_empty() {
            let description = [lacks.as_str(), legend.as_str()].join(" ");
            let response = ui.interact(area, Id::unique("lens lacks"), Sense::hover());
            describe(&response, Role::Label, "lens-lacks", description.trim());
        }
        for (text, size, tone) in [
            (lacks, 14.0, self.look.text(Surface::Panel)),
            (legend, 12.0, self.look.quiet_text(Surface::Panel)),
        ] {
            if text.is_empty() {
                continue;
            }
            let font = TextStyle::regular(size).font();
            let galley = ui.painter().layout(text, font, tone, area.width());
            if top + galley.size().y <= area.bottom() {
                let height = galley.size().y;
                ui.painter().galley(pos2(area.left(), top), galley, tone);
                top += height + 6.0;
            }
        }
    }
}
