//! Paints the table and listens to the mouse: bones and ends are widgets.

use egui::{Align2, FontId, Rect, Response, Sense, Ui, WidgetInfo, vec2};

use super::layout::{Arrangement, EndPlace, LIFT, Panel, PanelKind};
use super::model::{EndModel, HandBone, Lying, TableModel};
use crate::app::command::Command;
use crate::app::paint::{self, BoneFace, BoneState, Ghost};
use crate::app::theme::{Look, SMALL_TEXT_SIZE};
use crate::app::wording::table as wording;
use crate::engine::{Action, Bone, End, Pips, Rules, Seat, Side};
use crate::session::YOU;

/// So many dots at most stand for bones out of sight.
const MOST_DOTS: usize = 3;

/// What the painting needs besides the model.
#[derive(Debug, Clone, Copy)]
pub struct Picture<'a> {
    /// The colours.
    pub look: &'a Look,
    /// The rules of the round.
    pub rules: &'a Rules,
    /// Whether counts are to be shown.
    pub counts: bool,
    /// The end that flickers now.
    pub flicker: Option<End>,
}

/// Shows the playing area and the rows of bones below it.
pub fn table_ui(
    ui: &Ui,
    model: &TableModel,
    arrangement: &Arrangement,
    picture: &Picture<'_>,
    commands: &mut Vec<Command>,
) {
    if let (Some(lying), Some(rect)) = (model.middle, arrangement.middle) {
        let last = model.played.len() == 1;
        paint_lying(ui, rect, lying, picture.look, last);
        describe(
            ui,
            rect,
            ("middle", lying.bone.index()),
            &wording::middle(lying.bone),
        );
    }
    for (end, place) in model.ends.iter().zip(&arrangement.ends) {
        end_ui(ui, end, *place, model, picture, commands);
    }
    for panel in &arrangement.panels {
        panel_ui(ui, panel, model, picture, commands);
    }
}

fn describe(ui: &Ui, rect: Rect, salt: impl std::hash::Hash + std::fmt::Debug, text: &str) {
    let response = ui.interact(rect, egui::Id::unique(("table", salt)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
}

const fn played_by(seat: Seat) -> BoneState {
    match seat {
        YOU => BoneState::PlayedByYou,
        _ => BoneState::PlayedByNestor,
    }
}

fn paint_lying(ui: &Ui, rect: Rect, lying: Lying, look: &Look, last: bool) {
    let face = BoneFace::new(look, played_by(lying.by)).last_played(look, last);
    paint::bone(ui.painter(), rect, lying.first, lying.second, &face);
}

fn end_ui(
    ui: &Ui,
    end: &EndModel,
    place: EndPlace,
    model: &TableModel,
    picture: &Picture<'_>,
    commands: &mut Vec<Command>,
) {
    let look = picture.look;
    let selected = model.selected();
    let id = egui::Id::unique((
        "end",
        end.end.map(|end| (end.on.index(), end.side.letter())),
    ));
    let response = ui.interact(place.bone.expand(4.0), id, Sense::click());
    let name = wording::end(end, selected, picture.rules);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    let pointed_at = response.hovered() || response.has_focus();
    if let Some((inner, outer)) = place.gap {
        dots(ui, inner, outer, end.hidden, look);
    }
    let inviting = end.preview.is_some();
    let flickers = end.end.is_some() && picture.flicker == end.end;
    match end.bone {
        Some(lying) => {
            let newest = model.played.first().map(|(bone, _)| *bone);
            let last = newest == Some(lying.bone);
            let mut face = BoneFace::new(look, played_by(lying.by))
                .last_played(look, if selected.is_some() { inviting } else { last })
                .hovered(look, response.hovered() && selected.is_some())
                .focused(look, response.has_focus());
            if flickers {
                face = BoneFace::new(look, BoneState::Selected);
            }
            paint::bone(ui.painter(), place.bone, lying.first, lying.second, &face);
        }
        None if end.end.is_none() => {
            paint::end_corners(ui.painter(), place.bone, inviting, pointed_at, look);
        }
        None => {
            let waiting = !end.open;
            if !waiting || pointed_at {
                let ghost = Ghost {
                    count: None,
                    score: None,
                    inviting,
                    pointed_at,
                };
                paint::ghost(ui.painter(), place.bone, &ghost, look);
            }
        }
    }
    label_ui(ui, end, place, model, picture);
    if response.clicked() {
        commands.push(end_command(end, selected));
    }
    if inviting {
        response.on_hover_cursor(egui::CursorIcon::PointingHand);
    }
}

/// What an end counts, or what the selected bone would make of the table.
fn label_ui(ui: &Ui, end: &EndModel, place: EndPlace, model: &TableModel, picture: &Picture<'_>) {
    let look = picture.look;
    let counts = picture.rules.counts_score() && !picture.rules.muggins;
    let (text, color) = match end.preview {
        Some(preview) if counts => (wording::preview(preview, picture.rules), look.accent_text),
        None if counts && picture.counts && model.selected().is_none() => {
            (wording::end_count(end), look.quiet)
        }
        _ => (String::new(), look.quiet),
    };
    let painter = ui.painter();
    let label = place.label;
    let font = FontId::proportional(SMALL_TEXT_SIZE);
    if model.is_list {
        let name = wording::end_name(end);
        if label.height() < 2.0 * font.size {
            let (text, color) = if end.preview.is_some() && !text.is_empty() {
                (text, color)
            } else {
                (name, look.quiet)
            };
            painter.text(label.center(), Align2::CENTER_CENTER, text, font, color);
            return;
        }
        painter.text(
            label.center_top(),
            Align2::CENTER_TOP,
            name,
            font.clone(),
            look.quiet,
        );
        painter.text(
            label.center_bottom(),
            Align2::CENTER_BOTTOM,
            text,
            font,
            color,
        );
        return;
    }
    let (at, align) = match end.side {
        Side::East | Side::North | Side::South => (label.left_center(), Align2::LEFT_CENTER),
        Side::West => (label.right_center(), Align2::RIGHT_CENTER),
    };
    painter.text(at, align, text, font, color);
}

fn end_command(end: &EndModel, selected: Option<Bone>) -> Command {
    match (selected, end.end) {
        (Some(bone), Some(end)) => Command::Act(Action::Play(bone, end)),
        (Some(bone), None) => Command::Act(Action::Lead(bone)),
        (None, _) => Command::Hint(wording::CHOOSE_A_BONE.to_owned()),
    }
}

fn dots(ui: &Ui, from: egui::Pos2, to: egui::Pos2, hidden: usize, look: &Look) {
    let dots = hidden.min(MOST_DOTS);
    let length = (to - from).length();
    let radius = (length * 0.06).max(1.0);
    for n in 0..dots {
        let part = (n as f32 + 1.0) / (dots as f32 + 1.0);
        ui.painter()
            .circle_filled(from + (to - from) * part, radius, look.quiet);
    }
}

fn panel_ui(
    ui: &Ui,
    panel: &Panel,
    model: &TableModel,
    picture: &Picture<'_>,
    commands: &mut Vec<Command>,
) {
    if let Some(title) = panel.title {
        let text = wording::panel_title(panel.kind, model, picture.rules);
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let painter = ui.painter();
        painter.text(
            title.left_center(),
            Align2::LEFT_CENTER,
            &text,
            font,
            picture.look.quiet,
        );
        describe(ui, title, ("title", panel.kind as usize), &text);
    }
    match panel.kind {
        PanelKind::Hand => {
            for (bone, rect) in model.hand.iter().zip(&panel.bones) {
                hand_bone_ui(ui, *bone, *rect, model, picture, commands);
            }
        }
        PanelKind::Played => {
            for ((bone, seat), rect) in model.played.iter().zip(&panel.bones) {
                let face = BoneFace::new(picture.look, played_by(*seat));
                paint_upright(ui, *rect, *bone, &face);
                describe(
                    ui,
                    *rect,
                    ("played", bone.index()),
                    &wording::played(*bone, *seat),
                );
            }
        }
        PanelKind::NestorsHand | PanelKind::Boneyard => {
            let bones = if panel.kind == PanelKind::Boneyard {
                &model.boneyard
            } else {
                &model.nestors_hand
            };
            let face = BoneFace::new(picture.look, BoneState::Shown);
            for (bone, rect) in bones.iter().flatten().zip(&panel.bones) {
                paint_upright(ui, *rect, *bone, &face);
                let text = wording::shown(panel.kind, *bone);
                describe(ui, *rect, ("shown", bone.index()), &text);
            }
        }
    }
}

fn paint_upright(ui: &Ui, rect: Rect, bone: Bone, face: &BoneFace) {
    let (first, second): (Pips, Pips) = (bone.high(), bone.low());
    paint::bone(ui.painter(), rect, first, second, face);
}

fn hand_bone_ui(
    ui: &Ui,
    hand: HandBone,
    rect: Rect,
    model: &TableModel,
    picture: &Picture<'_>,
    commands: &mut Vec<Command>,
) {
    let HandBone {
        bone,
        selected,
        playable,
    } = hand;
    let id = hand_bone_id(bone);
    let response: Response = ui.interact(rect, id, Sense::click());
    let name = wording::hand_bone(hand, model, picture.rules);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, selected, &name));
    let state = if selected {
        BoneState::Selected
    } else if playable {
        BoneState::InHand
    } else {
        BoneState::CannotBePlayed
    };
    let lift = if selected { rect.width() * LIFT } else { 0.0 };
    let face = BoneFace::new(picture.look, state)
        .hovered(picture.look, response.hovered())
        .focused(picture.look, response.has_focus());
    paint_upright(ui, rect.translate(vec2(0.0, -lift)), bone, &face);
    if response.double_clicked() {
        commands.push(Command::PlayAnywhere(bone));
    } else if response.clicked() {
        commands.push(Command::Select(Some(bone)));
    }
    if playable {
        response.on_hover_cursor(egui::CursorIcon::PointingHand);
    }
}

/// The id of a bone of the own hand.
pub fn hand_bone_id(bone: Bone) -> egui::Id {
    egui::Id::unique(("bone in hand", bone.index()))
}
