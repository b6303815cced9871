//! Points on their way: sparks from the ends that made them, or from the hands
//! whose pips they are, to the score.

use egui::emath::easing::{cubic_in, quadratic_in_out};
use egui::{Color32, Id, Painter, Pos2, Rect, Ui, remap_clamp, vec2};

use super::layout::{Arrangement, PanelKind};
use super::model::TableModel;
use super::paint_context::PaintContext;
use super::source::{Points, Source};
use crate::app::theme::Look;
use engine::{End, Seat};

/// How large a spark is when it leaves an end and when it arrives, in points.
const RADII: (f32, f32) = (6.0, 3.5);
/// How much larger its light is.
const LIGHT: f32 = 2.6;
/// How many sparks follow each other, and how far apart, as a share of the way.
const TAIL: (u8, f32) = (9, 0.018);
/// How long after one end the next sends its spark, as a share of the time.
const STAGGER: f32 = 0.10;
/// How far the way curves to its side, as a share of its length.
const CURVE: f32 = 0.16;

/// Where the score of a seat is written: points fly there.
pub fn tell_score_place(painter: &Painter, seat: Seat, place: Rect) {
    let ctx = painter.ctx();
    ctx.data_mut(|data| data.insert_temp(score_id(seat), place.center()));
}

fn score_id(seat: Seat) -> Id {
    Id::unique(("place of the score", seat))
}

/// Shows the points.
pub(super) fn points_ui(ui: &Ui, points: Points<'_>, picture: &PaintContext<'_>) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let mut side = Seat::around(model.seats).filter(|it| model.seats.team(*it) == points.team);
    let told = side.find_map(|seat| ui.data(|data| data.get_temp(score_id(seat))));
    let Some(to) = told else { return };
    let places = points.from.iter().flat_map(|source| match *source {
        Source::End(end) => place(end, model, arrangement).into_iter().collect(),
        Source::Hand(seat) => hand(seat, model, arrangement),
    });
    let places: Vec<Pos2> = places.collect();
    let stagger = STAGGER.min(3.0 * STAGGER / places.len().max(2) as f32);
    for (n, from) in places.into_iter().enumerate() {
        let begins = stagger * n as f32;
        let ends = begins + 1.0 - 3.0 * STAGGER;
        let part = remap_clamp(points.part, begins..=ends, 0.0..=1.0);
        spark(ui.painter(), [from, to], part, picture.look);
    }
}

/// Where the bones of a hand lie; one place for all where they are not shown.
fn hand(seat: Seat, model: &TableModel, arrangement: &Arrangement) -> Vec<Pos2> {
    let kind = if seat == model.viewer {
        PanelKind::Hand
    } else {
        PanelKind::OtherHand(seat)
    };
    let mut panels = arrangement.panels.iter();
    let bones = panels.find(|panel| panel.kind == kind);
    let bones = bones.map_or(&[][..], |panel| &panel.bones);
    if bones.is_empty() {
        return vec![arrangement.origins[seat].center()];
    }
    bones.iter().map(Rect::center).collect()
}

/// Where an end is: in the open half of its bone.
fn place(end: End, model: &TableModel, arrangement: &Arrangement) -> Option<Pos2> {
    let mut places = arrangement.ends.iter();
    let place = places.find(|place| model.ends[place.end].end == Some(end));
    let mut bones = arrangement.bones.iter();
    let bone = bones.find(|(lying, _)| lying.bone == end.on);
    match (bone, place) {
        (Some((_, bone)), Some(place)) => Some(bone.clamp(place.bone.center())),
        (Some((_, bone)), None) => Some(bone.center()),
        (None, Some(place)) => Some(place.bone.center()),
        (None, None) => None,
    }
}

/// Where a spark is on its way.
fn along([from, to]: [Pos2; 2], part: f32) -> Pos2 {
    let moved = quadratic_in_out(part);
    let aside = (to - from).rot90() * CURVE * if to.x < from.x { 1.0 } else { -1.0 };
    let corner = from.lerp(to, 0.5) + aside;
    from.lerp(corner, moved).lerp(corner.lerp(to, moved), moved)
}

fn spark(painter: &Painter, way: [Pos2; 2], part: f32, look: &Look) {
    if part <= 0.0 || part >= 1.0 {
        return;
    }
    let (large, small) = RADII;
    let radius =
        egui::lerp(large..=small, cubic_in(part)) * remap_clamp(part, 0.0..=0.12, 0.3..=1.0);
    let (count, apart) = TAIL;
    for n in (1..=count).rev() {
        let left = 1.0 - f32::from(n) / f32::from(count + 1);
        let at = along(way, (part - apart * f32::from(n)).max(0.0));
        let color = look.buttons.gamma_multiply(0.55 * left);
        painter.circle_filled(at, radius * (0.35 + 0.6 * left), color);
    }
    let at = along(way, part);
    let light = Rect::from_center_size(at, vec2(1.0, 1.0) * 2.0 * radius);
    let glow = egui::epaint::RectShape::filled(light, radius, look.buttons.gamma_multiply(0.7));
    painter.add(glow.with_blur_width(LIGHT * radius));
    painter.circle_filled(at, radius, look.buttons);
    painter.circle_filled(at, radius * 0.5, bright(look.buttons));
}

fn bright(color: Color32) -> Color32 {
    crate::app::theme::lighter(color, 0.75)
}
