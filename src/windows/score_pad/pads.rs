//! The list of all score pads.

use egui::{Align, Rect, Ui, vec2};

use super::super::WindowContext;
use crate::ear;
use crate::menu;
use crate::paint::{self, Icon, Pen, TextStyle};
use crate::windows::kit::{self, ListRow, sizes};
use game::profile::ScorePads;
use words::{Named as _, msg, score_pad};

const ROW_HEIGHT: f32 = 56.0;
const BUTTON_SIZE: f32 = 36.0;

/// A request in the list of pads, with the index of the pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PadsChoice {
    Open(usize),
    Delete(usize),
    Undelete,
}

/// Draws the pads, the newest first.
pub(super) fn pads_ui(ui: &mut Ui, pads: &ScorePads, cx: &WindowContext<'_>) -> Option<PadsChoice> {
    let mut choice = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for (place, pad) in pads.all().iter().enumerate() {
        let sheet = pad.sheet();
        let (game, date) = (pad.game.name(), score_pad::date(pad));
        let standing = score_pad::standing(pad, &sheet);
        let spoken = msg::pad_spoken(date.as_str(), game.as_str(), standing.as_str());
        let id = format!("pad-open-{place}");
        let is_open = place == pads.open_index();
        let row = kit::list_row(ui, ListRow::new(&id, &spoken, is_open, ROW_HEIGHT), |ui| {
            let whole = ui.max_rect();
            let button = Rect::from_center_size(
                whole.right_center() - vec2(BUTTON_SIZE / 2.0, 0.0),
                vec2(BUTTON_SIZE, BUTTON_SIZE),
            );
            let text = whole.with_max_x(button.left() - 8.0);
            let mut pen = Pen::new(ui.painter());
            let quiet = ui.visuals().weak_text_color();
            let style = TextStyle::regular(sizes::TEXT_SIZE);
            let (upper, lower) = text.split_top_bottom_at_fraction(0.5);
            let line = |it: Rect, down: f32| paint::centered_baseline(it.center().y + down, 14.0);
            let at = egui::pos2(text.right(), line(upper, 3.0));
            let dated = pen.text(at, Align::Max, &date, style, quiet);
            let room = dated.left() - text.left() - 12.0;
            let strong = TextStyle::semibold(sizes::TEXT_SIZE);
            let (game, strong) = paint::fit_text(pen.painter(), &game, strong, 12.0, room);
            let at = egui::pos2(text.left(), line(upper, 3.0));
            pen.text(at, Align::Min, &game, strong, ui.visuals().text_color());
            let (standing, style) = paint::fit_text(
                pen.painter(),
                &standing,
                style,
                sizes::MIN_TEXT_SIZE,
                text.width(),
            );
            let at = egui::pos2(text.left(), line(lower, -3.0));
            pen.text(at, Align::Min, &standing, style, quiet);
            drop(pen);
            kit::ui_at(ui, button, |ui| {
                let name = msg::pad_delete(date.as_str(), game.as_str());
                let id = format!("pad-delete-{place}");
                let delete = kit::icon_button(ui, cx.look, &id, Icon::Trash, &name);
                kit::exclude_from_arrow_keys(delete).clicked()
            })
        });
        if row.inner {
            choice = Some(PadsChoice::Delete(place));
        } else if row.response.clicked() {
            choice = Some(PadsChoice::Open(place));
        }
    }
    if pads.can_undelete() {
        ui.add_space(12.0);
        let undelete = kit::link_named(ui, cx.look, msg::PAD_UNDELETE);
        if undelete.clicked()
            || cx.is_in_front && !menu::is_redo_pressed(ui) && menu::is_undo_pressed(ui)
        {
            choice = Some(PadsChoice::Undelete);
        }
    }
    if pads.is_full() {
        ui.add_space(12.0);
        let note = super::super::text::weak(ui, msg::pad_too_many(ScorePads::MAX));
        ear::speak(&note);
    }
    choice
}
