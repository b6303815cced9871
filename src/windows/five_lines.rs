//! An introduction to dominoes before the first lesson: five lines, each with a picture, a title
//! and an explanation.

use egui::{Rect, Sense, Ui, vec2};

use super::examples::ExampleTables;
use super::kit::{
    Button, LARGE_HEIGHT, is_narrow, link_named, rest_from_left, row_from_right, sizes,
};
use super::small_picture::{LineMark, SmallPicture};
use super::text;
use crate::paint::theme::strong;
use crate::paint::{self, Look, Pen, Surface, TextStyle};
use nestor::coach::lessons::Lesson;
use words::{MessageId, msg};

pub(super) const WIDTH: f32 = 768.0;
const PICTURE_SIZE: egui::Vec2 = vec2(240.0, 88.0);
const NARROW_PICTURE_SIZE: egui::Vec2 = vec2(124.0, 72.0);
const GAP: f32 = 12.0;
const DISC_SIZE: f32 = 28.0;
const GAP_BESIDE_PICTURE: f32 = 18.0;
const BUTTON_WIDTH: f32 = 208.0;
const DOT_RADIUS: f32 = 4.0;
const DOT_STEP: f32 = 20.0;

/// The picture, title and explanation of each line.
const LINES: [(SmallPicture, MessageId, MessageId); 5] = [
    (
        SmallPicture::Hand("6-1 5-3 4-4 2-0 6-4 3-1 5-2"),
        msg::FIVE_LINES_HAND,
        msg::FIVE_LINES_HAND_SAYS,
    ),
    (
        SmallPicture::Line("6-4", LineMark::Next("4-1")),
        msg::FIVE_LINES_MATCH,
        msg::FIVE_LINES_MATCH_SAYS,
    ),
    (
        SmallPicture::Line("5-3 5-5@W", LineMark::Ends),
        msg::FIVE_LINES_DOUBLET,
        msg::FIVE_LINES_DOUBLET_SAYS,
    ),
    (
        SmallPicture::Line("6-1 4-1@E", LineMark::Ends),
        msg::FIVE_LINES_SCORE,
        msg::FIVE_LINES_SCORE_SAYS,
    ),
    (
        SmallPicture::Line("6-2 2-1@E", LineMark::Won("5-4 3-2")),
        msg::FIVE_LINES_WIN,
        msg::FIVE_LINES_WIN_SAYS,
    ),
];

/// What the player chooses to do after the five lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FiveLinesChoice {
    Lesson,
    Game,
}

pub(super) fn lines_ui(ui: &mut Ui, tables: &mut ExampleTables, look: &Look) {
    let is_narrow = is_narrow(ui.ctx());
    let size = if is_narrow { NARROW_PICTURE_SIZE } else { PICTURE_SIZE };
    ui.spacing_mut().item_spacing = vec2(if is_narrow { GAP } else { GAP_BESIDE_PICTURE }, GAP);
    for (number, (picture, title, says)) in LINES.iter().enumerate() {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            if ui.is_rect_visible(rect) {
                picture.paint(&mut Pen::new(ui.painter()), rect, tables, look);
            }
            if !is_narrow {
                disc_ui(ui, number + 1, look);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add_space(if is_narrow { 2.0 } else { 18.0 });
                text::wrapped(ui, strong(title.text()).size(sizes::HEADING_SIZE));
                text::weak(ui, says.text());
            });
        });
    }
    ui.add_space(GAP);
}

fn disc_ui(ui: &mut Ui, number: usize, look: &Look) {
    const STYLE: TextStyle = TextStyle::semibold(sizes::TEXT_SIZE);
    let (rect, _) = ui.allocate_exact_size(vec2(DISC_SIZE, DISC_SIZE), Sense::hover());
    let mut pen = Pen::new(ui.painter());
    let ink = look.text(Surface::Panel);
    pen.disc(rect.center(), DISC_SIZE / 2.0, ink.gamma_multiply(0.12));
    pen.centered_text(rect.center(), &number.to_string(), STYLE, ink);
}

/// Draws the link that starts a game, a dot for this page and for each step of the first lesson,
/// and the button that begins the lesson.
pub(super) fn foot_ui(ui: &mut Ui, look: &Look) -> Option<FiveLinesChoice> {
    let mut chosen = None;
    let narrow = is_narrow(ui.ctx());
    row_from_right(ui, LARGE_HEIGHT, |ui| {
        let words = msg::FIVE_LINES_TRY.text();
        let button = Button::primary(msg::FIVE_LINES_TRY.name(), &words);
        let width = if narrow { 0.6 * ui.available_width() } else { BUTTON_WIDTH };
        if button.large(width).ui(ui, look).clicked() {
            chosen = Some(FiveLinesChoice::Lesson);
        }
        rest_from_left(ui, |ui| {
            if link_named(ui, look, msg::FIVE_LINES_SKIP).clicked() {
                chosen = Some(FiveLinesChoice::Game);
            }
            if !narrow {
                dots_ui(ui, look);
            }
        });
    });
    chosen
}

fn dots_ui(ui: &Ui, look: &Look) {
    let lesson = Lesson::ALL[0];
    let count = 1 + lesson.examples().len() + lesson.exercises().len();
    let row = ui.available_rect_before_wrap();
    let middle = Rect::from_center_size(row.center(), vec2(DOT_STEP * count as f32, DISC_SIZE));
    let mut pen = Pen::new(ui.painter());
    let gold = paint::color(look.colors.gold);
    for n in 0..count {
        let x = middle.left() + DOT_STEP * (n as f32 + 0.5);
        let part = if n == 0 { 1.0 } else { 0.25 };
        pen.disc(egui::pos2(x, row.center().y), DOT_RADIUS, gold.gamma_multiply(part));
    }
}
