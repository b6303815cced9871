//! Firecrackers: they lie beside the hands until they are used. One is dragged
//! onto the bone that it is to blow up, or clicked, and then the bone.

use egui::{CursorIcon, Id, Painter, Pos2, Rect, Sense, Ui, WidgetInfo};

use super::firecrackers::Firecrackers;
use super::ghost;
use super::layout::{Arrangement, pill_size};
use super::model::TableModel;
use super::names as wording;
use super::paint_context::PaintContext;
use super::parts::{describe, keep_arrows};
use super::pills::pill;
use super::preview::Preview;
use crate::app::command::Command;
use crate::app::ear;
use crate::app::input::is_drag_given_up;
use crate::app::menu::hover_tip;
use crate::app::paint::{self, Ghost};
use engine::{Action, Bone};
use words::hint::advised;

/// How far beside a firecracker it can still be taken, in points.
const REACH: f32 = 6.0;
/// How far around a bone it can be let go, as a share of the width of a bone.
const NEAR: f32 = 0.6;
/// A pointer that is so far from where it was, in points, has been moved.
const MOVED: f32 = 4.0;
/// How far outside of a bone stands that it is advised to be blown up, in points.
const AROUND: f32 = 4.0;
/// How strong a firecracker is painted that cannot be used now.
const DIMMED: f32 = 0.55;
/// How high what a bone would bring is written, in points.
const PILL_HEIGHT: f32 = 26.0;

/// The id of the viewer's firecracker.
fn own_id() -> Id {
    Id::unique("own firecracker")
}

/// The id of a bone that can be blown up.
pub fn target_id(bone: Bone) -> Id {
    Id::unique(("blow up", bone.index()))
}

/// Shows the firecrackers, and what can be blown up once one's own is taken up.
pub(super) fn firecrackers_ui(ui: &Ui, picture: &PaintContext<'_>, commands: &mut Vec<Command>) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    if let Some((bone, part)) = picture.blast
        && let Some(lay) = picture.motion.lay_at(bone)
    {
        paint::blast(
            ui.painter(),
            lay.center,
            2.0 * lay.width,
            part,
            picture.look,
        );
    }
    let Some(firecrackers) = &model.firecrackers else {
        return;
    };
    for (seat, place) in &arrangement.firecrackers {
        let is_left = firecrackers.left.contains(seat);
        if *seat == model.viewer {
            if is_left {
                own_ui(ui, *place, firecrackers, picture, commands);
            }
            continue;
        }
        if is_left {
            paint::firecracker(ui.painter(), *place, picture.look);
        }
        let name = wording::firecracker_of(*seat, is_left, picture.seating);
        let place = describe(ui, *place, ("firecracker of", *seat), &name);
        if picture.tips {
            hover_tip(place, name);
        }
    }
    if let Some(bone) = model.advised_to_blow_up() {
        advised_ui(ui, bone, firecrackers, picture);
    }
    if firecrackers.is_taken_up {
        for (bone, preview) in &firecrackers.targets {
            target_ui(ui, *bone, *preview, picture, commands);
        }
    }
}

/// The name of a bone of the table, with the advice to blow it up if that is given.
pub(super) fn or_advised(bone: Bone, name: String, model: &TableModel) -> String {
    if model.advised_to_blow_up() == Some(bone) {
        advised(&name)
    } else {
        name
    }
}

/// The bone that is advised to be blown up: marked as a place where one is advised to
/// play.
fn advised_ui(ui: &Ui, bone: Bone, firecrackers: &Firecrackers, picture: &PaintContext<'_>) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let Some(place) = target(model, arrangement, bone) else {
        return;
    };
    let around = place.expand(AROUND);
    paint::ghost(ui.painter(), around, &Ghost::default(), picture.look);
    // Others have a name of their own, which says so.
    let mut lying = arrangement.bones.iter();
    if lying.any(|(lying, _)| lying.bone == bone) || firecrackers.is_taken_up {
        return;
    }
    let mut targets = firecrackers.targets.iter();
    if let Some((_, preview)) = targets.find(|(target, _)| *target == bone) {
        let name = advised(&wording::blow_up(bone, *preview, picture.rules));
        describe(ui, place, ("advised", bone.index()), &name);
    }
}

/// The viewer's own.
fn own_ui(
    ui: &Ui,
    place: Rect,
    firecrackers: &Firecrackers,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let can_be_used = !firecrackers.targets.is_empty() && !picture.model.is_past;
    let sense = if can_be_used {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let id = own_id();
    let response = ui.interact(place.expand(REACH), id, sense);
    keep_arrows(ui, &response);
    let is_taken_up = firecrackers.is_taken_up;
    let is_advised = picture.model.advised_to_blow_up().is_some();
    let name = wording::own_firecracker(is_taken_up, can_be_used);
    let name = if is_advised { advised(&name) } else { name };
    response
        .widget_info(|| WidgetInfo::selected(egui::Role::Button, can_be_used, is_taken_up, &name));
    ear::give_author_id(&response, "firecracker");
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let held = pointer.filter(|_| response.dragged());
    if response.clicked() || response.drag_started() && !is_taken_up {
        commands.push(Command::TakeFirecracker(!is_taken_up));
    }
    if response.drag_stopped() {
        let let_go = pointer.filter(|_| !is_drag_given_up(ui.ctx()));
        let under = let_go.and_then(|at| target_at(picture, at));
        commands.push(match under {
            Some(bone) => blow_up(ui, bone),
            None => Command::TakeFirecracker(false),
        });
    }
    let at = |place, painter: &Painter| paint::firecracker(painter, place, picture.look);
    if let Some(pointer) = held {
        let place = Rect::from_center_size(pointer, place.size());
        at(place, &ghost::above(ui.painter()));
    } else {
        let mut seen = ui.painter().clone();
        if !can_be_used {
            seen.set_opacity(DIMMED);
        }
        at(place, &seen);
        if is_taken_up || is_advised || response.has_focus() || can_be_used && response.hovered() {
            paint::around(&seen, place, picture.look);
        }
    }
    let cursor = match (can_be_used, response.dragged()) {
        (_, true) => CursorIcon::Grabbing,
        (true, false) => CursorIcon::PointingHand,
        (false, false) => CursorIcon::Default,
    };
    let response = response.on_hover_cursor(cursor);
    if picture.tips && held.is_none() {
        hover_tip(response, name);
    }
}

/// A bone that can be blown up, with what that would bring.
fn target_ui(
    ui: &Ui,
    bone: Bone,
    preview: Preview,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let Some(place) = target(picture.model, picture.arrangement, bone) else {
        return;
    };
    // No wider than the bone: its neighbour may not be one to blow up.
    let response = ui.interact(place, target_id(bone), Sense::click());
    keep_arrows(ui, &response);
    let name = wording::blow_up(bone, preview, picture.rules);
    let name = or_advised(bone, name, picture.model);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    ear::give_author_id(&response, format!("blow-up-{bone}"));
    if response.clicked() {
        commands.push(blow_up(ui, bone));
    }
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let is_meant = response.hovered()
        || response.has_focus()
        || ui.ctx().dragged_id() == Some(own_id())
            && pointer.and_then(|at| target_at(picture, at)) == Some(bone);
    paint::target(ui.painter(), place, is_meant, picture.look);
    if wording::tells_counts(picture.rules) {
        let text = wording::preview(preview, picture.rules);
        let size = pill_size(text.chars().count(), PILL_HEIGHT);
        let ground = ghost::beside(place, size, picture.model, picture.arrangement);
        pill(ui.painter(), ground, &text, 1.0, picture.look);
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

/// Blows a bone up, and notes where the pointer is.
fn blow_up(ui: &Ui, bone: Bone) -> Command {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    ui.data_mut(|data| data.insert_temp(blast_id(), pointer));
    Command::Act(Action::BlowUp(bone))
}

/// Whether the pointer is still where it let a firecracker go.
pub(super) fn rests_after_blast(ui: &Ui) -> bool {
    let blast: Option<Option<Pos2>> = ui.data(|data| data.get_temp(blast_id()));
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let there = blast.flatten().zip(pointer);
    there.is_some_and(|(blast, pointer)| blast.distance(pointer) < MOVED)
}

/// The id of the place where the pointer let the last firecracker go.
fn blast_id() -> Id {
    Id::unique("where the last firecracker was let go")
}

/// Where a bone lies that can be blown up, if it is in sight.
fn target(model: &TableModel, arrangement: &Arrangement, bone: Bone) -> Option<Rect> {
    let mut places = in_sight(model, arrangement);
    places.find(|it| it.0 == bone).map(|(_, place)| place)
}

/// The bones on the table that can be pointed at, and where they lie.
fn in_sight<'a>(
    model: &'a TableModel,
    arrangement: &'a Arrangement,
) -> impl Iterator<Item = (Bone, Rect)> + 'a {
    let lying = arrangement.bones.iter();
    let lying = lying.map(|(lying, place)| (lying.bone, *place));
    let is_seen = |place: &Rect| arrangement.table.contains(place.center());
    let lying = lying.filter(move |(_, place)| is_seen(place));
    // The whole table has the bones at its ends among the others.
    let ends = arrangement.ends.iter().filter(|_| !arrangement.is_whole);
    let ends = ends.filter_map(|place| Some((model.ends[place.end].bone?.bone, place.bone)));
    lying.chain(ends)
}

/// The bone onto which a firecracker is let go there. Over one that cannot be
/// blown up it is none, however near another lies.
fn target_at(picture: &PaintContext<'_>, at: Pos2) -> Option<Bone> {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let near = NEAR * arrangement.bone_width;
    let places =
        in_sight(model, arrangement).map(|(bone, place)| (place.distance_to_pos(at), bone));
    let nearest = places.min_by(|(one, _), (other, _)| one.total_cmp(other));
    let (_, bone) = nearest.filter(|(distance, _)| *distance <= near)?;
    let mut targets = model.firecrackers.iter().flat_map(|it| &it.targets);
    targets.any(|(target, _)| *target == bone).then_some(bone)
}
