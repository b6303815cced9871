//! The own hand: bones to click, to drag to an end, and to put in order.

use egui::{
    CursorIcon, Id, LayerId, Order, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use super::choices;
use super::layout::{Arrangement, LIFT, Panel, PanelKind, pill_size};
use super::model::{EndModel, HandBone, TableModel};
use super::motion::Thing;
use super::paint_context::PaintContext;
use super::parts::{end_command, keep_arrows, paint_upright};
use super::pills::pill;
use crate::app::command::Command;
use crate::app::ear;
use crate::app::menu::context_menu;
use crate::app::paint::{BoneFace, BoneState};
use crate::app::table::names as wording;
use crate::engine::Bone;

/// How far from the middle of an end a bone can be let go, in widths of a bone
/// on the table.
const REACH: f32 = 1.6;
/// How far above and below the hand a bone still counts as being in it, as a
/// share of its bones' height.
const HAND_REACH: f32 = 0.35;

/// How the pointer holds a bone, for as long as it does.
#[derive(Debug, Clone, Copy, Default)]
struct Hold {
    /// From the pointer to the middle of the bone.
    grip: Vec2,
    /// Its place in the hand when it was taken: it returns there if it is let
    /// go elsewhere.
    place: usize,
}

/// How far above a bone that is held stands what it would score, in widths of
/// a bone of the hand, and how high that is, in points.
const ABOVE: f32 = 0.4;
const SCORE_HEIGHT: f32 = 32.0;

/// The id of a bone of the own hand.
pub fn hand_bone_id(bone: Bone) -> Id {
    Id::unique(("bone in hand", bone.index()))
}

/// The bone that the pointer holds, and where it has it.
pub fn held(ui: &Ui, model: &TableModel, arrangement: &Arrangement) -> Option<(Bone, Rect)> {
    let dragged = ui.ctx().dragged_id()?;
    let panel = hand_panel(arrangement)?;
    let mut bones = model.hand.iter().zip(&panel.bones);
    let (hand, rect) = bones.find(|(hand, _)| hand_bone_id(hand.bone) == dragged)?;
    let pointer = ui.input(|input| input.pointer.interact_pos())?;
    let hold: Option<Hold> = ui.data(|data| data.get_temp(dragged));
    let center = pointer + hold.map_or(Vec2::ZERO, |hold| hold.grip);
    Some((hand.bone, Rect::from_center_size(center, rect.size())))
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
    let (model, arrangement) = (picture.model, picture.arrangement);
    let held = held(ui, model, arrangement);
    for (place, (hand, rect)) in model.hand.iter().zip(&panel.bones).enumerate() {
        let held = held.filter(|(bone, _)| *bone == hand.bone);
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let holder = pointer.filter(|_| held.is_some());
        let response = bone_ui(ui, hand, *rect, holder, picture);
        if response.double_clicked() {
            commands.push(Command::PlayAnywhere(hand.bone));
        } else if response.clicked() {
            commands.push(Command::Select((!hand.selected).then_some(hand.bone)));
        }
        drag(ui, &response, (place, hand), picture, commands);
        commands.extend(context_menu(&response, || {
            choices::of_hand_bone(hand, picture)
        }));
        if held.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        } else if hand.playable {
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
    }
}

/// Shows a bone of the hand; `holder` is the pointer, while that holds it.
fn bone_ui(
    ui: &Ui,
    hand: &HandBone,
    rect: Rect,
    holder: Option<Pos2>,
    picture: &PaintContext<'_>,
) -> Response {
    let HandBone {
        bone,
        selected,
        dimmed,
        ..
    } = *hand;
    let response = ui.interact(rect, hand_bone_id(bone), Sense::click_and_drag());
    keep_arrows(ui, &response);
    let name = wording::hand_bone(hand, picture.model, picture.rules);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, selected, &name));
    ear::give_author_id(&response, format!("hand-{bone}"));
    let state = if selected {
        BoneState::Selected
    } else if dimmed {
        BoneState::CannotBePlayed
    } else {
        BoneState::InHand
    };
    let face = BoneFace::new(picture.look, state)
        .hovered(picture.look, response.hovered())
        .focused(picture.look, response.has_focus());
    let Some(mut shown) = picture.motion.shown(Thing::Face(bone), rect) else {
        return response;
    };
    if let Some(pointer) = holder {
        let layer = LayerId::new(Order::Tooltip, response.id);
        let painter = ui.ctx().layer_painter(layer);
        paint_upright(&painter, shown, bone, &face);
        // The bone covers what the end below it says.
        let end = end_near(picture.model, picture.arrangement, pointer);
        let over = end.and_then(|end| end.preview);
        if let Some(preview) = over.filter(|_| wording::tells_counts(picture.rules)) {
            let at = shown.center_top() - vec2(0.0, ABOVE * rect.width());
            let text = wording::preview(preview, picture.rules);
            let size = pill_size(text.chars().count(), SCORE_HEIGHT);
            let ground = Rect::from_center_size(at, size);
            pill(&painter, ground, &text, 1.0, picture.look);
        }
    } else {
        let lift = if selected { rect.width() * LIFT } else { 0.0 };
        shown = shown.translate(vec2(0.0, -lift));
        paint_upright(ui.painter(), shown, bone, &face);
    }
    response
}

/// Dragging: over the hand it puts the bone in another place, over an end that
/// takes it it plays it, and anywhere else it does nothing. Escape brings it
/// home from wherever it is.
fn drag(
    ui: &Ui,
    response: &Response,
    (place, hand): (usize, &HandBone),
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let Some(pointer) = ui.input(|input| input.pointer.interact_pos()) else {
        return;
    };
    if response.drag_started() {
        let pressed = ui.input(|input| input.pointer.press_origin());
        let hold = Hold {
            grip: response.rect.center() - pressed.unwrap_or(pointer),
            place,
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
        let let_go = ui.input(|input| input.pointer.any_released());
        if let_go {
            let end = end_near(model, arrangement, pointer);
            commands.extend(end.map(|end| end_command(end, Some(hand.bone))));
        }
        let hold: Option<Hold> = ui.data_mut(|data| data.remove_temp(response.id));
        if let Some(hold) = hold
            && (!let_go || place_in_hand(arrangement, pointer).is_none())
        {
            commands.push(Command::MoveInHand(hand.bone, hold.place));
        }
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

/// The nearest end that takes the bone held, if there is one near.
fn end_near<'a>(
    model: &'a TableModel,
    arrangement: &Arrangement,
    pointer: Pos2,
) -> Option<&'a EndModel> {
    // Looked at from near, an end may lie out of sight, behind the hand.
    if model.viewpoint.is_near() && !arrangement.table.contains(pointer) {
        return None;
    }
    let ends = arrangement.ends.iter();
    let ends = ends.map(|place| (&model.ends[place.end], place));
    let taking = ends.filter(|(end, _)| end.preview.is_some());
    let (end, _) = taking
        .map(|(end, place)| (end, place.target.distance_to_pos(pointer)))
        .filter(|(_, distance)| *distance <= REACH * arrangement.bone_width)
        .min_by(|(_, one), (_, other)| one.total_cmp(other))?;
    Some(end)
}
