//! A message to the player, in a bubble near the hand or above the bone that the message is about.
//! The next action removes it.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::text::LayoutJob;
use egui::{Align, Color32, Galley, Id, Rect, Sense, Ui, Vec2, vec2};

use super::card_button::{CardButton, small_buttons_ui};
use super::card_place::{covered_area, place, place_above};
use super::layout::TableLayout;
use crate::command::Command;
use crate::ear::describe;
use crate::paint::{self, Look, Pen, Surface, TextStyle};
use crate::widgets::SMALL_HEIGHT;

const WIDTHS: [f32; 3] = [440.0, 320.0, 230.0];
const PADDING: Vec2 = vec2(14.0, 9.0);
const GAP_BESIDE_COUNT: f32 = 8.0;
const SMALLEST_TEXT_SIZE: f32 = 12.0;
const TWO_LINES_HEIGHT: f32 = 48.0;

#[derive(Debug)]
pub struct Notice<'a> {
    /// The message; empty for none.
    pub text: &'a str,
    /// The rectangle of the bone that the message is about; `None` for other messages.
    pub bone_rect: Option<Rect>,
    /// The area of a card on the cloth, which the bubble never covers; `None` without a card.
    pub card: Option<Rect>,
    pub buttons: &'a [CardButton],
    /// The room for the text on the wood, without a bubble; `None` for a bubble.
    pub wood_area: Option<Rect>,
    /// Whether the message is visible; a screen reader always finds it.
    pub is_visible: bool,
}

/// Shows a notice above its bone, or where it covers as little as possible of `visible`. Returns
/// its rectangle if it is visible.
pub fn notice_ui(
    ui: &Ui,
    (layout, visible): (&TableLayout, &[Rect]),
    notice: &Notice<'_>,
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Rect> {
    let Notice { text, bone_rect, card, buttons, wood_area, is_visible } = *notice;
    let style = TextStyle::regular(14.0);
    let surface = if wood_area.is_some() { Surface::Wood } else { Surface::Panel };
    let ink = look.text(surface);
    let laid_out_in_width = |width: f32| {
        let width = width.min(layout.cloth.width() - 24.0) - 2.0 * PADDING.x;
        let galley = paint::paragraph(ui.painter(), text, style, ink, width);
        let mut size = galley.size() + 2.0 * PADDING;
        if !buttons.is_empty() {
            size.y += SMALL_HEIGHT + PADDING.y;
        }
        (galley, size)
    };
    let (galley, place) = if let Some(room) = wood_area {
        let galley = wood_text(ui, text, room.size(), ink);
        let place = Rect::from_center_size(room.center(), galley.size());
        (galley, place)
    } else if let Some(bone) = bone_rect {
        let (galley, size) = laid_out_in_width(WIDTHS[0]);
        let place = place_above(bone, size, visible, layout.area);
        let visible: Vec<_> = visible.iter().copied().chain(card).collect();
        (galley, moved_beside_count(place, bone, layout, &visible))
    } else {
        let rim = layout.cloth.with_min_y(layout.cloth.bottom());
        let anchor = layout.count.unwrap_or(rim);
        // The bubble is narrower if it would otherwise cover something on the cloth, or cross the
        // edge of the cloth.
        let free = WIDTHS.into_iter().find_map(|width| {
            let (galley, size) = laid_out_in_width(width);
            let place = place(anchor, size, visible, layout.cloth);
            let is_free = layout.cloth.contains_rect(place) && covered_area(place, visible) == 0.0;
            is_free.then_some((galley, place))
        });
        free.unwrap_or_else(|| {
            let (galley, size) = laid_out_in_width(WIDTHS[0]);
            let below = card.map_or(layout.area.top(), |card| card.bottom());
            (galley, place(anchor, size, visible, layout.area.with_min_y(below)))
        })
    };
    let rect =
        if is_visible { place } else { Rect::from_center_size(place.center(), vec2(1.0, 1.0)) };
    let response = ui.interact(rect, Id::unique("message"), Sense::hover());
    describe(&response, egui::Role::Label, "message", text);
    // A screen reader reads all news in one announcement.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Off));
    if !is_visible || text.is_empty() {
        return None;
    }
    if wood_area.is_some() {
        let top = place.center_top();
        ui.painter().galley(top, galley, ink);
        return Some(place);
    }
    let mut pen = Pen::new(ui.painter());
    paint::bubble(&mut pen, place, bone_rect.unwrap_or(place), look);
    drop(pen);
    ui.painter().galley(place.min + PADDING, galley, ink);
    let corner = place.right_bottom() - PADDING;
    small_buttons_ui(ui, corner, buttons, look, commands);
    Some(place)
}

/// Moves a bubble that would cover the tab of the count to the better side of the tab, or above the
/// tab if there is no room beside it.
fn moved_beside_count(place: Rect, bone: Rect, layout: &TableLayout, visible: &[Rect]) -> Rect {
    let Some(count) = layout.count.filter(|count| count.expand(GAP_BESIDE_COUNT).intersects(place))
    else {
        return place;
    };
    let left = count.left() - GAP_BESIDE_COUNT - place.width();
    let right = count.right() + GAP_BESIDE_COUNT;
    let beside = [left, right].map(|x| place.translate(vec2(x - place.left(), 0.0)));
    let cost =
        |rect: &Rect| covered_area(*rect, visible) + (rect.center().x - bone.center().x).abs();
    let beside =
        beside.into_iter().filter(|rect| layout.area.shrink(GAP_BESIDE_COUNT).contains_rect(*rect));
    let nearest = beside.min_by(|one, other| cost(one).total_cmp(&cost(other)));
    nearest.unwrap_or_else(|| {
        let up = count.top() - GAP_BESIDE_COUNT - place.bottom();
        place.translate(vec2(0.0, up.min(0.0)))
    })
}

/// Lays out a sentence on the wood: in smaller letters where there is room for one line only, else
/// in lines of similar length.
fn wood_text(ui: &Ui, text: &str, room: Vec2, ink: Color32) -> Arc<Galley> {
    let width = room.x;
    let mut style = TextStyle::regular(14.0);
    if room.y < TWO_LINES_HEIGHT {
        (_, style) = paint::fit_text(ui.painter(), text, style, SMALLEST_TEXT_SIZE, width);
    }
    let whole = paint::text_width(ui.painter(), text, style);
    let lines = (whole / width).ceil().max(1.0);
    let mut job = LayoutJob::simple(text.to_owned(), style.font(), ink, width);
    if lines > 1.0 {
        job.wrap.max_width = (whole / lines * 1.2).min(width);
    }
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}
