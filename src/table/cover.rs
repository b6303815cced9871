//! The card that covers the hand while two people change places, or the cloth of a paused game.

use std::sync::Arc;

use egui::{Align, Align2, Galley, Id, Key, Rect, Response, Sense, Ui, pos2, vec2};

use super::card_button::CardButton;
use super::layout::TableLayout;
use super::measures::SizeClass;
use crate::command::Command;
use crate::ear::{describe, speak_card};
use crate::paint::{self, Look, Pen, Surface, TextStyle};

const SIZE: egui::Vec2 = vec2(464.0, 112.0);
/// The minimum and maximum width of the button over a hand.
const BUTTON_WIDTHS: [f32; 2] = [140.0, 210.0];
const PAUSED_WIDTH: f32 = 448.0;
const PADDING: f32 = 24.0;
const MARGIN: f32 = 12.0;
const TITLE_SIZE: f32 = 20.0;
// The height of a row for a title that has no room beside the button, and the minimum height of a
// card with such a row.
const TITLE_ROW_HEIGHT: f32 = 38.0;
const TITLE_ABOVE_FROM_HEIGHT: f32 = 88.0;
const GAP_BELOW_TITLE: f32 = 10.0;

/// A card that covers a hand or the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cover {
    pub title: String,
    /// The reason for the cover, below the title.
    pub why: String,
    pub button: CardButton,
    pub key: Key,
}

/// A title and a sentence, laid out to a width.
struct CoverText {
    title: (String, TextStyle),
    why: Arc<Galley>,
}

impl CoverText {
    fn new(
        ui: &Ui,
        cover: &Cover,
        (size, title_width, width): (f32, f32, f32),
        look: &Look,
    ) -> Self {
        let style = TextStyle::semibold(size);
        let quiet = look.quiet_text(Surface::Panel);
        Self {
            title: paint::fit_text(ui.painter(), &cover.title, style, 14.0, title_width),
            why: paint::paragraph(ui.painter(), &cover.why, TextStyle::regular(14.0), quiet, width),
        }
    }
}

/// Shows a card over the viewer's hand. The line, the scores and the count stay visible.
pub fn hand_cover_ui(
    ui: &Ui,
    layout: &TableLayout,
    cover: &Cover,
    look: &Look,
    commands: &mut Vec<Command>,
) -> Response {
    let right = layout.area.right() - MARGIN;
    let hand = if layout.class.is_low() { layout.plates[0].bones } else { layout.hand_area() };
    let room = hand.with_max_x(hand.right().min(right));
    let size = SIZE.min(room.size() - vec2(0.0, 4.0));
    let center = if room.width() > SIZE.x {
        pos2(hand.center().x.min(right - SIZE.x / 2.0), room.center().y)
    } else {
        room.center()
    };
    let rect = Rect::from_center_size(center, size);
    let style = TextStyle::semibold(16.0);
    let written = paint::text_width(ui.painter(), &cover.button.text, style);
    let width = (written + 96.0).clamp(BUTTON_WIDTHS[0], BUTTON_WIDTHS[1]);
    let inside = PADDING.min(rect.height() / 4.0);
    let beside_button = rect.width() - 3.0 * inside - width;
    let title = paint::text_width(ui.painter(), &cover.title, TextStyle::semibold(TITLE_SIZE));
    let below_title = if title > beside_button && rect.height() >= TITLE_ABOVE_FROM_HEIGHT {
        rect.with_min_y(rect.top() + TITLE_ROW_HEIGHT)
    } else {
        rect
    };
    let is_below = below_title != rect;
    let around = if is_below { GAP_BELOW_TITLE } else { inside };
    let height = (below_title.height() - 2.0 * around).clamp(36.0, 56.0);
    let button = Align2::RIGHT_CENTER
        .anchor_size(pos2(rect.right() - inside, below_title.center().y), vec2(width, height));
    let title_room = if is_below { rect.width() - 2.0 * inside } else { beside_button };
    let words = CoverText::new(ui, cover, (TITLE_SIZE, title_room, beside_button), look);
    ground_ui(ui, rect, cover, look);
    let mut pen = Pen::new(ui.painter());
    let all = 28.0 + words.why.size().y;
    let middle = (rect.center().y - all / 2.0).max(rect.top() + 4.0);
    let (top, why) = if is_below {
        let why = below_title.center().y - words.why.size().y / 2.0;
        (rect.top() + MARGIN, why)
    } else {
        (middle, middle + 28.0)
    };
    let left = rect.left() + inside;
    let (title, style) = words.title;
    let ink = look.text(Surface::Panel);
    pen.text(pos2(left, top + 18.0), Align::Min, &title, style, ink);
    pen.flush();
    ui.painter().galley(pos2(left, why), words.why, ink);
    drop(pen);
    let golden = cover.button.primary(cover.key);
    cover.button.show(ui, (golden, button), look, commands)
}

pub fn table_cover_ui(
    ui: &Ui,
    layout: &TableLayout,
    cover: &Cover,
    look: &Look,
    commands: &mut Vec<Command>,
) -> Response {
    let around = if layout.class == SizeClass::Narrow { 18.0 } else { MARGIN };
    let width = PAUSED_WIDTH.min(layout.area.width() - 2.0 * around);
    let inner = width - 2.0 * 32.0;
    let words = CoverText::new(ui, cover, (28.0, inner, inner), look);
    let height = 148.0 + words.why.size().y + 32.0;
    let rect = Rect::from_center_size(layout.cloth.center(), vec2(width, height));
    ground_ui(ui, rect, cover, look);
    let mut pen = Pen::new(ui.painter());
    let center = rect.center().x;
    let (title, style) = words.title;
    let ink = look.text(Surface::Panel);
    let at = pos2(center, rect.top() + 54.0);
    pen.text(at, Align::Center, &title, style, ink);
    pen.flush();
    let size = words.why.size();
    let why = Align2::CENTER_TOP.anchor_size(pos2(center, rect.top() + 76.0), size);
    ui.painter().galley(why.min, words.why, ink);
    drop(pen);
    let button = Rect::from_min_size(
        pos2(rect.left() + 32.0, rect.bottom() - 32.0 - 56.0),
        vec2(inner, 56.0),
    );
    let golden = cover.button.primary(cover.key);
    cover.button.show(ui, (golden, button), look, commands)
}

/// Paints the background of a cover, which blocks clicks, and lets a screen reader read the cover.
fn ground_ui(ui: &Ui, rect: Rect, cover: &Cover, look: &Look) {
    let ground = ui.interact(rect, Id::unique("cover"), Sense::CLICK);
    let description = format!("{}. {}", cover.title, cover.why);
    describe(&ground, egui::Role::Label, "cover", &description);
    speak_card(&ground, false);
    let mut pen = Pen::new(ui.painter());
    paint::card(&mut pen, rect, look);
}
