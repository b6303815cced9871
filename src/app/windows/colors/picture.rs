//! A picture of everything that has a colour, each part of which can be clicked.

use egui::{
    Align, Align2, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
};
use egui::{Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::paint::{self, BoneFace, BoneGeometry, BonePart, BoneState};
use crate::app::theme::{GRID, Look, SMALL_TEXT_SIZE, TEXT_SIZE, WIDGET_HEIGHT};
use crate::paint::{
    self as painting, Bone, Face, On, Pen, Pose, Press, TextStyle, centered_baseline,
};
use engine::{Pips, Seat};
use look::{ColorRole, LookColors, Palette, ThemeSlot};
use words::Id as MessageId;
use words::colors::{self, SampleNames};
use words::{id, say};

/// Height of the strip that stands for a theme, in points.
const STRIP_HEIGHT: f32 = 64.0;
/// The wood around its cloth, and the width of its bones, in points.
const STRIP_RIM: f32 = 5.0;
const STRIP_BONE: f32 = 24.0;
/// The widest button and the least room for text in the strip, in points.
const STRIP_BUTTON: f32 = 120.0;
const STRIP_TEXT: f32 = 130.0;
/// The narrowest and the widest bone of the picture, in points.
const BONE_WIDTHS: (f32, f32) = (30.0, 40.0);
/// Rounding of the picture's corners, in points.
const ROUNDING: f32 = 8.0;
/// One of the bones in the picture.
struct Sample {
    state: BoneState,
    halves: [Pips; 2],
    body: ColorRole,
    pips: ColorRole,
    line: ColorRole,
    outline: ColorRole,
    /// What it and its parts are called.
    names: SampleNames,
}

const SAMPLES: [Sample; 4] = [
    Sample {
        state: BoneState::InHand,
        halves: [Pips::ALL[6], Pips::ALL[4]],
        names: colors::IN_HAND,
        body: ColorRole::YourHand,
        pips: ColorRole::Pips,
        line: ColorRole::Lines,
        outline: ColorRole::Outlines,
    },
    Sample {
        state: BoneState::Selected,
        halves: [Pips::ALL[5], Pips::ALL[2]],
        names: colors::SELECTED,
        body: ColorRole::YourHandSelected,
        pips: ColorRole::PipsSelected,
        line: ColorRole::LinesSelected,
        outline: ColorRole::OutlinesSelected,
    },
    Sample {
        state: BoneState::PlayedBy(Seat::ALL[0]),
        halves: [Pips::ALL[3], Pips::ALL[6]],
        names: colors::YOURS,
        body: ColorRole::FirstPlays,
        pips: ColorRole::Pips,
        line: ColorRole::Lines,
        outline: ColorRole::Outlines,
    },
    Sample {
        state: BoneState::PlayedBy(Seat::ALL[1]),
        halves: [Pips::ALL[6], Pips::ALL[1]],
        names: colors::NESTORS,
        body: ColorRole::SecondPlays,
        pips: ColorRole::Pips,
        line: ColorRole::Lines,
        outline: ColorRole::Outlines,
    },
];

/// Bones in the picture: the samples and a back.
const BONES: usize = SAMPLES.len() + 1;

/// Paints a strip that stands for a theme: its table, its bones, its button.
pub(super) fn strip(ui: &mut Ui, slot: ThemeSlot, palette: &Palette) -> Response {
    let size = vec2(ui.available_width(), STRIP_HEIGHT);
    // The button below it does the same for the keyboard.
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let look = painting::Look::new(LookColors::new(slot, palette));
    let colors = &look.colors;
    let mut pen = Pen::new(ui.painter());
    let [_, dark, light, _] = colors.wood.map(painting::color);
    pen.rect(rect, ROUNDING, (light, dark));
    let cloth = rect.shrink(STRIP_RIM);
    let [light, middle] = [colors.cloth.light, colors.cloth.middle].map(painting::color);
    pen.rect(cloth, ROUNDING, (light, middle));
    let hairline = painting::color(colors.hairline);
    pen.frame(cloth, ROUNDING, 0.0, 1.0, hairline);
    let mut at = cloth.left_center() + vec2(STRIP_BONE, 0.0);
    let mut bones = Vec::new();
    for (number, sample) in SAMPLES.iter().enumerate() {
        let pose = Pose::upright(at, STRIP_BONE);
        let bone = Bone::new(pose, sample.halves);
        bones.push(match sample.state {
            BoneState::PlayedBy(seat) => Bone {
                face: Face::Played(seat.index()),
                pin: Some(colors.pins[seat.index()]),
                ..bone
            },
            BoneState::Selected => Bone {
                face: Face::LaidOpen,
                selected: 1.0,
                ..bone
            },
            _ => bone,
        });
        at.x += STRIP_BONE * if number == 1 { 1.6 } else { 1.25 };
    }
    bones.push(Bone::back(Pose::upright(at, STRIP_BONE)));
    painting::bones(&mut pen, &bones, &look);
    let left = at.x + 1.25 * STRIP_BONE;
    let width = (cloth.right() - STRIP_RIM - left).min(STRIP_BUTTON);
    let size = vec2(width, WIDGET_HEIGHT);
    let button = Rect::from_center_size(pos2(left + width / 2.0, cloth.center().y), size);
    let name = say!("colors-button");
    painting::primary_button(&mut pen, button, &name, Press::Rest, &look);
    if cloth.right() - button.right() > STRIP_TEXT {
        let style = TextStyle::semibold(16.0);
        let baseline = centered_baseline(cloth.center().y, style.size);
        let at = pos2(cloth.right() - 4.0 * GRID, baseline);
        let ink = look.text(On::Cloth);
        pen.text(at, Align::Max, &say!("colors-sample"), style, ink);
    }
    response
}

/// What the pointer or the keyboard did to the picture.
#[derive(Default)]
pub(super) struct Touched {
    /// The colour whose part was clicked.
    pub(super) clicked: Option<ColorRole>,
    /// The name of the part under the pointer.
    pub(super) pointed_at: Option<String>,
}

/// Draws the picture; `chosen` is the colour being edited. A compact picture
/// has smaller bones and no captions.
pub(super) fn ui(ui: &mut Ui, look: &Look, chosen: ColorRole, compact: bool) -> Touched {
    let place = Place::new(ui.available_width(), compact);
    let (rect, background) =
        ui.allocate_exact_size(vec2(place.width, place.height()), Sense::click());
    let place = place.at(rect.min);
    let painter = ui.painter_at(rect.expand(2.0));
    paint::swatch(&painter, rect, ROUNDING, look);
    painter.rect_stroke(
        rect,
        ROUNDING,
        ui.visuals().widgets.noninteractive.bg_stroke,
        StrokeKind::Inside,
    );

    let mut parts = Parts {
        painter: &painter,
        look,
        id: background.id,
        chosen,
        touched: Touched::default(),
    };
    parts.named(
        ui,
        &background,
        ColorRole::Background,
        colors::role(ColorRole::Background),
    );
    for (number, sample) in SAMPLES.iter().enumerate() {
        parts.bone(ui, place.bone(number), sample);
    }
    parts.back(ui, place.bone(SAMPLES.len()));
    if !compact {
        let captions = SAMPLES.iter().map(|sample| sample.names.caption);
        for (number, caption) in captions.chain([id!("colors-back")]).enumerate() {
            let at = place.bone(number).center_bottom() + vec2(0.0, 3.0 * GRID);
            write(
                &painter,
                at,
                &caption.text(),
                SMALL_TEXT_SIZE,
                look.cloth_text,
            );
        }
    }
    parts.text(ui, place.text());
    parts.button(ui, place.button());
    parts.touched
}

/// Where things are in the picture.
#[derive(Clone, Copy)]
struct Place {
    min: Pos2,
    width: f32,
    bone: f32,
    /// Room between the bones and the row under them.
    gap: f32,
}

impl Place {
    fn new(width: f32, compact: bool) -> Self {
        let (narrowest, widest) = BONE_WIDTHS;
        let widest = if compact { narrowest } else { widest };
        Self {
            min: Pos2::ZERO,
            width,
            bone: (width / 7.2).clamp(narrowest, widest).floor(),
            gap: if compact { 3.0 * GRID } else { 7.0 * GRID },
        }
    }

    fn at(self, min: Pos2) -> Self {
        Self { min, ..self }
    }

    fn height(self) -> f32 {
        self.row() + WIDGET_HEIGHT + 4.0 * GRID
    }

    /// The top of the row under the bones.
    fn row(self) -> f32 {
        4.0 * GRID + self.bone * paint::LENGTH_TO_WIDTH + self.gap
    }

    fn bone(self, number: usize) -> Rect {
        let column = self.width / BONES as f32;
        let x = column * (number as f32 + 0.5) - self.bone / 2.0;
        let size = vec2(self.bone, self.bone * paint::LENGTH_TO_WIDTH);
        Rect::from_min_size(self.min + vec2(x.floor(), 4.0 * GRID), size)
    }

    fn text(self) -> Rect {
        let min = self.min + vec2(4.0 * GRID, self.row());
        Rect::from_min_size(min, vec2(self.width / 2.0 - 6.0 * GRID, WIDGET_HEIGHT))
    }

    fn button(self) -> Rect {
        let min = self.min + vec2(self.width / 2.0, self.row());
        Rect::from_min_size(min, vec2(self.width / 2.0 - 4.0 * GRID, WIDGET_HEIGHT))
    }
}

/// The parts of the picture as they are drawn, each to be clicked.
struct Parts<'a> {
    painter: &'a Painter,
    look: &'a Look,
    id: Id,
    chosen: ColorRole,
    touched: Touched,
}

impl Parts<'_> {
    /// A bone with its body, pips, line and outline.
    ///
    /// The mouse hits what it points at; for the keyboard and for those who
    /// listen, each part is one small field of its own.
    fn bone(&mut self, ui: &Ui, rect: Rect, sample: &Sample) {
        let face = BoneFace::new(self.look, sample.state);
        let [first, second] = sample.halves;
        paint::bone(self.painter, rect, first, second, &face);

        let bone = BoneGeometry::new(rect, ui.pixels_per_point());
        let pip = bone.pips(first, second).next().unwrap_or(rect.center());
        let edge = rect.with_max_x(rect.left() + bone.edge.max(3.0));
        let [pips_name, line_name, outline_name] = sample.names.parts.map(MessageId::text);
        let fields = [
            (rect, sample.body, colors::role(sample.body)),
            (edge, sample.outline, outline_name.clone()),
            (bone.line, sample.line, line_name.clone()),
            (
                Rect::from_center_size(pip, Vec2::splat(2.0 * bone.pip_radius)),
                sample.pips,
                pips_name.clone(),
            ),
        ];
        let at = |pos: Pos2| match bone.part_at(pos, first, second) {
            Some(BonePart::Pip) => (sample.pips, pips_name.clone()),
            Some(BonePart::Line) => (sample.line, line_name.clone()),
            Some(BonePart::Outline) => (sample.outline, outline_name.clone()),
            Some(BonePart::Body) | None => (sample.body, colors::role(sample.body)),
        };
        for (field, role, name) in fields {
            let response = ui.interact(field, self.id.with(&name), Sense::click());
            let pointed = response.interact_pointer_pos().map(|pos| at(pos).0);
            self.named(ui, &response, pointed.unwrap_or(role), name);
            if let Some(pos) = response.hover_pos() {
                self.touched.pointed_at = Some(at(pos).1);
            }
        }
    }

    /// A bone that lies face down.
    fn back(&mut self, ui: &Ui, rect: Rect) {
        paint::face_down(self.painter, rect, self.look);
        let role = ColorRole::Backs;
        let response = ui.interact(rect, self.id.with(role), Sense::click());
        self.named(ui, &response, role, colors::role(role));
    }

    /// A line of text.
    fn text(&mut self, ui: &Ui, rect: Rect) {
        let at = rect.left_center();
        let font = FontId::proportional(TEXT_SIZE);
        let written = self.painter.text(
            at,
            Align2::LEFT_CENTER,
            say!("colors-sample"),
            font,
            self.look.cloth_text,
        );
        let response = ui.interact(written, self.id.with("text"), Sense::click());
        self.named(
            ui,
            &response,
            ColorRole::Text,
            colors::role(ColorRole::Text),
        );
    }

    /// A button and what is written on it.
    fn button(&mut self, ui: &Ui, rect: Rect) {
        self.painter.rect_filled(rect, 6.0, self.look.buttons);
        let written = write(
            self.painter,
            rect.center(),
            &say!("colors-button"),
            TEXT_SIZE,
            self.look.button_text,
        );
        for (field, role) in [(rect, ColorRole::Buttons), (written, ColorRole::ButtonText)] {
            let response = ui.interact(field, self.id.with(role), Sense::click());
            self.named(ui, &response, role, colors::role(role));
        }
    }

    /// Names a part, notes a click on it and shows where the keyboard is.
    fn named(&mut self, ui: &Ui, response: &Response, role: ColorRole, name: String) {
        let chosen = role == self.chosen;
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, &name));
        if response.has_focus() {
            let stroke = Stroke::new(2.0, self.look.focus);
            let rect = response.rect.expand(1.0);
            self.painter
                .rect_stroke(rect, 3.0, stroke, StrokeKind::Outside);
            self.touched.pointed_at = Some(name.clone());
        }
        if response.hovered() {
            ui.set_cursor_icon(egui::CursorIcon::PointingHand);
            self.touched.pointed_at = Some(name);
        }
        if response.clicked() {
            self.touched.clicked = Some(role);
        }
    }
}

fn write(painter: &Painter, at: Pos2, text: &str, size: f32, color: egui::Color32) -> Rect {
    let font = FontId::proportional(size);
    painter.text(at, Align2::CENTER_CENTER, text, font, color)
}
