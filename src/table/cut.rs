//! The cut before a sealed deal: all bones lie in a row, and the player chooses where to cut it.

use egui::accesskit::Action;
use egui::{Align, CursorIcon, Id, Key, Modifiers, Pos2, Rect, Response, Sense, Ui, WidgetInfo};
use egui::{pos2, vec2};

use words::msg;

use super::card_button::CardButton;
use super::ids::keep_arrow_keys;
use super::layout::TableLayout;
use super::measures::SizeClass;
use crate::command::Command;
use crate::ear::{describe, give_author_id, speak_card};
use crate::paint::{self, Look, PaintedBone, Pen, Pose, Surface, TextStyle};

/// The largest distance between the centers of neighboring bones, in points.
const MAX_STEP: f32 = 34.0;
/// The width of a bone, as a share of the distance between the centers of two neighbors.
const BONE_WIDTH_SHARE: f32 = 0.8;
const RISE_HEIGHT: f32 = 10.0;
// Positions of texts relative to the middle of the row, in a high window.
const TITLE_Y: f32 = -132.0;
const SENTENCE_Y: f32 = -100.0;
const CUT_COUNT_Y: f32 = 62.0;
const SEAL_Y: f32 = 152.0;
const FULL_CLOTH_HEIGHT: f32 = 440.0;

struct RowOfBacks {
    center: Pos2,
    step: f32,
    bones: u8,
}

impl RowOfBacks {
    fn new(cloth: Rect, bones: u8) -> Self {
        // The gap takes one extra step.
        let step = ((cloth.width() - 40.0) / f32::from(bones + 1)).min(MAX_STEP);
        Self { center: cloth.center(), step, bones }
    }

    fn rect(&self) -> Rect {
        let width = self.step * f32::from(self.bones + 1);
        Rect::from_center_size(
            self.center,
            vec2(width, 2.0 * BONE_WIDTH_SHARE * self.step + 2.0 * RISE_HEIGHT),
        )
    }

    /// The maximum number of bones left of the gap.
    const fn max_cut(&self) -> u8 {
        self.bones - 1
    }

    /// Center of a bone while `cut` bones lie left of the gap.
    fn bone_center(&self, bone: u8, cut: u8) -> Pos2 {
        let gap = if cut == 0 { 0.5 } else { f32::from(bone >= cut) };
        let x = self.rect().left() + (f32::from(bone) + 0.5 + gap) * self.step;
        let up = if bone < cut { RISE_HEIGHT } else { 0.0 };
        pos2(x, self.center.y - up)
    }

    /// The number of bones left of the cut nearest to this x coordinate.
    fn cut_at(&self, x: f32) -> u8 {
        let bones = (x - self.rect().left()) / self.step - 0.5;
        bones.round().clamp(0.0, self.max_cut().into()) as u8
    }
}

/// Asks where to cut the bones; `cut` is the number of bones left of the cut. *Deal* gets the
/// keyboard focus if no widget here has it.
pub fn cut_ui(
    ui: &Ui,
    layout: &TableLayout,
    (cut, bones, seal): (&mut u8, u8, &str),
    look: &Look,
    buttons: &[CardButton; 2],
) -> Vec<Command> {
    let row = RowOfBacks::new(layout.cloth, bones);
    let response = row_ui(ui, &row, cut);
    let pointed_at = response.hover_pos().map(|at| row.cut_at(at.x));
    let shown = pointed_at.unwrap_or(*cut);
    let scale = (layout.cloth.height() / FULL_CLOTH_HEIGHT).min(1.0);
    let mut pen = Pen::new(ui.painter());
    let pose = |bone| Pose::upright(row.bone_center(bone, shown), BONE_WIDTH_SHARE * row.step);
    let backs = (0..bones).map(|bone| PaintedBone::back(pose(bone)));
    paint::bones(&mut pen, &backs.collect::<Vec<_>>(), look);
    let center = row.center;
    let mut write = |text: &str, [aside, down]: [f32; 2], style: TextStyle, ink| {
        let room = layout.cloth.width() - 24.0;
        let (text, style) = paint::fit_text(pen.painter(), text, style, 12.0, room);
        let at = center + vec2(aside, down * scale);
        pen.text(at, Align::Center, &text, style, ink)
    };
    let (ink, quiet) = (look.text(Surface::Cloth), look.quiet_text(Surface::Cloth));
    let place = msg::cut_bones(shown);
    // Below the gap, as far as there is room.
    let gap = (f32::from(shown) - f32::from(bones) / 2.0) * row.step;
    let most = (layout.cloth.width() / 2.0 - 80.0).max(0.0);
    let gap = if shown == 0 { 0.0 } else { gap.clamp(-most, most) };
    write(&place, [gap, CUT_COUNT_Y], TextStyle::semibold(16.0), ink);
    let (large, small) = (TextStyle::semibold(28.0), TextStyle::regular(14.0));
    let texts = [
        ("cut-title", msg::CUT_TITLE.text(), TITLE_Y, (large, ink)),
        ("cut-sealed", msg::CUT_SEALED.text(), SENTENCE_Y, (TextStyle::regular(16.0), ink)),
        ("cut-seal", seal.to_owned(), SEAL_Y, (small, quiet)),
    ];
    let texts = texts.map(|(id, text, down, (style, ink))| {
        let rect = write(&text, [0.0, down], style, ink);
        (id, text, rect)
    });
    drop(pen);
    for (id, text, rect) in texts {
        let response = ui.interact(rect, Id::unique(("cut", id)), Sense::hover());
        describe(&response, egui::Role::Label, id, &text);
        speak_card(&response, false);
    }
    let mut commands = Vec::new();
    let [deal, cancel] = buttons_ui(ui, layout, buttons, look, &mut commands);
    let has_keyboard = [&response, &deal, &cancel].iter().any(|it| it.has_focus());
    if !has_keyboard && !egui::Popup::is_any_open(ui.ctx()) {
        deal.request_focus();
    }
    commands
}

/// Shows the row as a slider: a click or the arrow keys move the cut.
fn row_ui(ui: &Ui, row: &RowOfBacks, cut: &mut u8) -> Response {
    let response = ui.interact(row.rect(), Id::unique("cut row"), Sense::click());
    keep_arrow_keys(ui, &response);
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
        *cut = row.cut_at(at.x);
    }
    let [more, fewer] = ui.input_mut(|input| {
        let steps = [(Key::ArrowRight, Action::Increment), (Key::ArrowLeft, Action::Decrement)];
        steps.map(|(key, action)| {
            input.count_and_consume_key(Modifiers::NONE, key)
                + input.num_accesskit_action_requests(response.id, action)
        })
    });
    let moved = (usize::from(*cut) + more).saturating_sub(fewer);
    *cut = u8::try_from(moved).map_or(row.max_cut(), |cut| cut.min(row.max_cut()));
    let text = msg::cut_bones(*cut);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(*cut), &text));
    give_author_id(&response, "cut-bones");
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(row.max_cut().into());
        node.set_numeric_value_step(1.0);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows *Deal*, and *Cancel* beside it.
fn buttons_ui(
    ui: &Ui,
    layout: &TableLayout,
    [deal, cancel]: &[CardButton; 2],
    look: &Look,
    commands: &mut Vec<Command>,
) -> [Response; 2] {
    let rect = match layout.class {
        // The hand is empty during the cut.
        SizeClass::Narrow => {
            let hand = layout.plates[0].bones.center() - vec2(0.0, 24.0);
            Rect::from_center_size(hand, layout.button.size())
        }
        _ => layout.button,
    };
    let response = deal.show(ui, (deal.primary(Key::Space), rect), look, commands);
    keep_arrow_keys(ui, &response);
    let aside = match layout.class {
        SizeClass::Narrow => vec2(0.0, rect.height() + 8.0),
        _ => vec2(-rect.width() * 0.85, 0.0),
    };
    let rect = Rect::from_center_size(rect.center() + aside, vec2(104.0, 36.0));
    let cancel_response = cancel.show(ui, (cancel.link().on(Surface::Wood), rect), look, commands);
    [response, cancel_response]
}
