//! The own hand: bones to click, to drag to an end, and to put in order.

use egui::emath::easing::cubic_out;
use egui::{CursorIcon, Id, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo};

use super::choices;
use super::ghost;
use super::held::Held;
use super::layout::{Arrangement, EndPlace, Panel, PanelKind};
use super::model::{HandBone, TableModel};
use super::paint_context::PaintContext;
use super::parts::{end_command, keep_arrows, paint_upright};
use super::places::{Thing, lifted};
use super::pose::Pose;
use crate::app::command::Command;
use crate::app::ear;
use crate::app::input::is_drag_given_up;
use crate::app::menu::context_menu;
use crate::app::paint::{BoneFace, BoneState};
use crate::app::table::names as wording;
use engine::{Action, Bone};
use words::hint::advised;

/// How far from the middle of an end a bone can be let go, in widths of a bone
/// on the table.
const REACH: f32 = 1.6;
/// How far above and below the hand a bone still counts as being in it, as a
/// share of its bones' height.
const HAND_REACH: f32 = 0.35;

/// From how far an end that takes the bone makes it turn and take the table's
/// size, in widths of a bone on the table.
const NEAR: f32 = 6.0;
/// How high a bone is held, as a share of how high one is carried.
const HEIGHT: f32 = 0.7;
/// How long it takes at most to leap to a place, or back to the pointer, in
/// seconds.
const LEAP_SECS: f64 = 0.12;

/// How the pointer holds a bone, for as long as it does.
#[derive(Debug, Clone, Copy)]
struct Hold {
    /// From the pointer to the middle of the bone.
    grip: Vec2,
    /// Its place in the hand when it was taken: it returns there if it is let
    /// go elsewhere.
    place: usize,
    /// The end at which it is shown, if it is near one.
    over: Option<usize>,
    /// How it was shown when it last leapt, and when that was.
    leapt: (Pose, f64),
    /// How it was shown last.
    shown: Pose,
}

/// The id of a bone of the own hand.
pub fn hand_bone_id(bone: Bone) -> Id {
    Id::unique(("bone in hand", bone.index()))
}

/// The bone that the pointer holds. Near an end that takes it, it turns as it
/// would lie there; quite near it leaps to its place, which it never hides.
pub fn held(ui: &Ui, model: &TableModel, arrangement: &Arrangement, secs: f64) -> Option<Held> {
    // The bone that is let go now is held once more: it sets out from there.
    let ctx = ui.ctx();
    let dragged = ctx.dragged_id().or_else(|| ctx.drag_stopped_id())?;
    let panel = hand_panel(arrangement)?;
    let mut bones = model.hand.iter().zip(&panel.bones);
    let (hand, rect) = bones.find(|(hand, _)| hand_bone_id(hand.bone) == dragged)?;
    let (pointer, now) = ui.input(|input| (input.pointer.interact_pos(), input.time));
    let pointer = pointer?;
    let mut hold: Hold = ui.data(|data| data.get_temp(dragged))?;
    let bone = hand.bone;
    let carried = carried(model, arrangement, (bone, *rect), pointer, hold.grip);
    // Without motion it is either here or there.
    let carried = if secs > 0.0 {
        carried
    } else {
        upright(*rect, pointer, hold.grip)
    };
    let over = end_near(model, arrangement, (bone, *rect), pointer, hold.grip);
    let place = over.map(|place| ghost::pose(model, arrangement, place, bone));
    let over = over.map(|place| place.end);
    if over != hold.over {
        hold.over = over;
        hold.leapt = (hold.shown, now);
    }
    let (from, since) = hold.leapt;
    let leap = LEAP_SECS.min(secs);
    let part = if leap > 0.0 {
        ((now - since) / leap).min(1.0)
    } else {
        1.0
    } as f32;
    if part < 1.0 {
        ui.ctx().request_repaint();
    }
    let to = place.unwrap_or(carried);
    let pose = from.toward(&to, cubic_out(part), bone.is_doublet());
    hold.shown = pose;
    ui.data_mut(|data| data.insert_temp(dragged, hold));
    Some(Held {
        bone,
        pose,
        width: place.map_or(rect.width(), |place| place.width),
        over,
        leapt: if over.is_some() { part } else { 1.0 - part },
    })
}

/// A bone as it lies in the hand, where the pointer has it.
fn upright(rect: Rect, pointer: Pos2, grip: Vec2) -> Pose {
    Pose {
        center: pointer + grip,
        height: HEIGHT,
        ..Pose::upright(rect)
    }
}

/// A bone where the pointer has it: the nearer it comes to a place that takes
/// it, the more it is turned and scaled as it would lie there.
fn carried(
    model: &TableModel,
    arrangement: &Arrangement,
    (bone, rect): (Bone, Rect),
    pointer: Pos2,
    grip: Vec2,
) -> Pose {
    let upright = upright(rect, pointer, grip);
    let Some((place, distance)) = nearest(model, arrangement, pointer) else {
        return upright;
    };
    let width = arrangement.bone_width;
    let near = egui::remap_clamp(distance, REACH * width..=NEAR * width, 1.0..=0.0);
    let there = Pose {
        center: upright.center,
        height: HEIGHT,
        ..ghost::pose(model, arrangement, place, bone)
    };
    let pose = upright.toward(&there, near * near * (3.0 - 2.0 * near), bone.is_doublet());
    Pose {
        center: pointer + pose.grip(grip, rect.width()),
        ..pose
    }
}

fn hand_panel(arrangement: &Arrangement) -> Option<&Panel> {
    let mut panels = arrangement.panels.iter();
    panels.find(|panel| panel.kind == PanelKind::Hand)
}

/// Shows the own hand.
pub(super) fn hand_ui(
    ui: &Ui,
    panel: &Panel,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let model = picture.model;
    for (place, (hand, rect)) in model.hand.iter().zip(&panel.bones).enumerate() {
        let response = bone_ui(ui, hand, *rect, picture);
        if model.is_past {
            continue;
        }
        if hand.dimmed && !hand.selected && response.clicked() {
            commands.push(Command::Hint(choices::why_not(hand, model)));
            commands.push(Command::GoHome(hand.bone));
        } else if response.double_clicked() {
            commands.push(Command::PlayAnywhere(hand.bone));
        } else if response.clicked() {
            commands.push(Command::Select((!hand.selected).then_some(hand.bone)));
        }
        drag(ui, &response, (place, hand, *rect), picture, commands);
        commands.extend(context_menu(&response, || {
            choices::of_hand_bone(hand, picture)
        }));
        match picture.held.filter(|held| held.bone == hand.bone) {
            Some(held) => ui.ctx().set_cursor_icon(holding(ui, &held, picture)),
            None if response.is_pointer_button_down_on() => {
                ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            }
            None => drop(response.on_hover_cursor(cursor(hand, model))),
        }
    }
}

/// What the pointer says that holds a bone: over an end that refuses it, that it
/// cannot be let go there.
fn holding(ui: &Ui, held: &Held, picture: &PaintContext<'_>) -> CursorIcon {
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let mut ends = picture.arrangement.ends.iter();
    let refuses = ends.any(|place| {
        let end = &picture.model.ends[place.end];
        let is_there = pointer.is_some_and(|at| place.target.contains(at));
        is_there && end.open && end.preview.is_none()
    });
    if refuses && held.over.is_none() {
        CursorIcon::NotAllowed
    } else {
        CursorIcon::Grabbing
    }
}

/// What a bone of the hand says can be done with it.
const fn cursor(hand: &HandBone, model: &TableModel) -> CursorIcon {
    if hand.playable {
        CursorIcon::Grab
    } else if hand.dimmed && model.goes_on {
        CursorIcon::NotAllowed
    } else {
        CursorIcon::Default
    }
}

/// Shows a bone of the hand.
fn bone_ui(ui: &Ui, hand: &HandBone, rect: Rect, picture: &PaintContext<'_>) -> Response {
    let HandBone { bone, selected, .. } = *hand;
    // What is looked back at can be read with the keyboard, and not taken.
    let is_past = picture.model.is_past;
    let sense = if is_past {
        Sense::focusable_noninteractive()
    } else {
        Sense::click_and_drag()
    };
    let response = ui.interact(rect, hand_bone_id(bone), sense);
    keep_arrows(ui, &response);
    let is_advised = picture.model.advised.and_then(Action::bone) == Some(bone);
    let name = wording::hand_bone(hand, picture.model, picture.rules);
    let name = if is_advised { advised(&name) } else { name };
    response.widget_info(|| {
        if is_past {
            WidgetInfo::labeled(egui::Role::Label, true, &name)
        } else {
            WidgetInfo::selected(egui::Role::Button, true, selected, &name)
        }
    });
    ear::give_author_id(&response, format!("hand-{bone}"));
    let face = face(hand, picture)
        .last_played(picture.look, is_advised)
        .hovered(picture.look, response.hovered())
        .focused(picture.look, response.has_focus());
    let shown = picture.motion.shown(Thing::Face(bone), rect);
    if let Some(shown) = shown {
        paint_upright(ui.painter(), lifted(shown, selected), bone, &face);
    }
    response
}

/// Paints the bone that the pointer holds: near a place it lies there, and what
/// it would bring stands beside it.
pub(super) fn held_ui(ui: &Ui, held: &Held, picture: &PaintContext<'_>) {
    let painter = ghost::above(ui.painter());
    let mut ends = picture.model.ends.iter().enumerate();
    let over = ends.find(|(n, _)| held.over == Some(*n));
    if let Some(preview) = over.and_then(|(_, end)| end.preview) {
        ghost::ghost_ui(&painter, &held.pose, held.bone, held.leapt, picture);
        let mut places = picture.arrangement.ends.iter();
        if let Some(place) = places.find(|place| held.over == Some(place.end)) {
            let there = ghost::pose(picture.model, picture.arrangement, place, held.bone);
            ghost::told_ui(&painter, &there, preview, held.leapt, picture);
        }
    }
    if held.leapt < 1.0 {
        let mut painter = painter;
        painter.set_opacity(1.0 - held.leapt);
        let face = BoneFace::new(picture.look, BoneState::Selected);
        let (bone, look) = (held.bone, picture.look);
        held.pose.paint(&painter, held.width, bone, &face, look);
    }
}

/// How a bone of the hand looks.
pub(super) fn face(hand: &HandBone, picture: &PaintContext<'_>) -> BoneFace {
    let state = if hand.selected {
        BoneState::Selected
    } else if hand.dimmed {
        BoneState::CannotBePlayed
    } else {
        BoneState::InHand
    };
    BoneFace::new(picture.look, state)
}

/// Dragging: to another place in the hand, or to an end.
fn drag(
    ui: &Ui,
    response: &Response,
    (place, hand, rect): (usize, &HandBone, Rect),
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let Some(pointer) = ui.input(|input| input.pointer.interact_pos()) else {
        return;
    };
    if response.drag_started() {
        let pressed = ui.input(|input| input.pointer.press_origin());
        let grip = rect.center() - pressed.unwrap_or(pointer);
        let shown = upright(rect, pointer, grip);
        let hold = Hold {
            grip,
            place,
            over: None,
            leapt: (shown, f64::NEG_INFINITY),
            shown,
        };
        ui.data_mut(|data| data.insert_temp(response.id, hold));
    }
    if response.dragged() {
        if !hand.selected {
            commands.push(Command::Select(Some(hand.bone)));
        }
        if let Some(to) = place_in_hand(arrangement, pointer).filter(|to| *to != place) {
            commands.push(Command::MoveInHand(hand.bone, to));
        }
    }
    if response.drag_stopped() {
        let hold: Option<Hold> = ui.data(|data| data.get_temp(response.id));
        ui.data_mut(|data| data.remove::<Hold>(response.id));
        let let_go = ui.input(|input| input.pointer.any_released()) && !is_drag_given_up(ui.ctx());
        let Some(hold) = hold else { return };
        // Before it leaves the hand, so that undo brings it back there.
        if !let_go || place_in_hand(arrangement, pointer).is_none() {
            commands.push(Command::MoveInHand(hand.bone, hold.place));
        }
        if let_go {
            let place = end_near(model, arrangement, (hand.bone, rect), pointer, hold.grip);
            let end = place.map(|place| &model.ends[place.end]);
            commands.extend(end.map(|end| end_command(end, Some(hand.bone))));
        }
        // It is not taken up: there is nowhere to go.
        commands.extend(hand.dimmed.then_some(Command::Select(None)));
    }
}

/// The place in the hand that is nearest to the pointer, if it is over the hand.
fn place_in_hand(arrangement: &Arrangement, pointer: Pos2) -> Option<usize> {
    let bones = &hand_panel(arrangement)?.bones;
    let around = bones.iter().copied().reduce(Rect::union)?;
    let height = bones.first()?.height();
    if !around.expand(HAND_REACH * height).contains(pointer) {
        return None;
    }
    let places = bones.iter().enumerate();
    let nearest = places.min_by(|(_, one), (_, other)| {
        let distance = |rect: &Rect| rect.center().distance_sq(pointer);
        distance(one).total_cmp(&distance(other))
    });
    nearest.map(|(place, _)| place)
}

/// The place that takes the bone taken up and is nearest to the pointer, and
/// how far away it is.
fn nearest<'a>(
    model: &TableModel,
    arrangement: &'a Arrangement,
    pointer: Pos2,
) -> Option<(&'a EndPlace, f32)> {
    // Looked at from near, an end may lie out of sight, behind the hand.
    if arrangement.viewpoint().is_near() && !arrangement.table.contains(pointer) {
        return None;
    }
    let places = arrangement.ends.iter();
    let taking = places.filter(|place| model.ends[place.end].preview.is_some());
    taking
        .map(|place| (place, place.target.distance_to_pos(pointer)))
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// The same if it is near enough to let the bone go there: before the bone
/// would hide it.
fn end_near<'a>(
    model: &TableModel,
    arrangement: &'a Arrangement,
    bone: (Bone, Rect),
    pointer: Pos2,
    grip: Vec2,
) -> Option<&'a EndPlace> {
    let (place, distance) = nearest(model, arrangement, pointer)?;
    let is_near = distance <= REACH * arrangement.bone_width;
    let hides = || {
        let pose = carried(model, arrangement, bone, pointer, grip);
        let is_in_hand = place_in_hand(arrangement, pointer).is_some();
        !is_in_hand && pose.around().intersects(place.bone)
    };
    (is_near || hides()).then_some(place)
}
