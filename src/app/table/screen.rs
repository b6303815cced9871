//! Paints the table and listens to the mouse: bones and ends are widgets.

use egui::{Align2, EventFilter, FontId, Id, Painter, Rect, Response, Sense, Ui, WidgetInfo, vec2};

use super::hand;
use super::layout::{Arrangement, EndPlace, Panel, PanelKind};
use super::model::{EndModel, Lying, TableModel};
use super::motion::{Motion, Thing};
use crate::app::command::Command;
use crate::app::paint::{self, BoneFace, BoneState, Ghost};
use crate::app::theme::{BIG_TEXT_SIZE, Look, SMALL_TEXT_SIZE};
use crate::app::wording::table as wording;
use crate::engine::{Action, Bone, End, Pips, Rules, Seat, Side};
use crate::session::YOU;

/// So many dots at most stand for bones out of sight.
const MOST_DOTS: usize = 3;
/// How high the numbers of a score rise, in widths of a bone.
const RISE: f32 = 1.2;

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
    /// How far the numbers that made a score have risen, from 0.0 to 1.0.
    pub rise: Option<f32>,
    /// Where the bones are on their way.
    pub motion: &'a Motion,
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
        let face = BoneFace::new(picture.look, played_by(lying.by)).last_played(picture.look, last);
        paint_lying(ui, rect, lying, &face, picture);
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
        panel_ui(ui, panel, model, arrangement, picture, commands);
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

fn paint_lying(ui: &Ui, rect: Rect, lying: Lying, face: &BoneFace, picture: &Picture<'_>) {
    let rect = picture.motion.shown(Thing::Face(lying.bone), rect);
    paint::bone(ui.painter(), rect, lying.first, lying.second, face);
}

/// The id of an end.
pub fn end_id(end: Option<End>) -> Id {
    Id::unique(("end", end.map(|end| (end.on.index(), end.side.letter()))))
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
    let response = ui.interact(place.target, end_id(end.end), Sense::click());
    keep_arrows(ui, &response);
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
            paint_lying(ui, place.bone, lying, &face, picture);
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
    if let Some(rise) = picture.rise {
        rise_ui(ui, end, place.bone, rise, look);
    }
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

/// What an end added to a score rises from it and fades.
fn rise_ui(ui: &Ui, end: &EndModel, from: Rect, rise: f32, look: &Look) {
    let text = wording::end_count(end);
    let eased = egui::emath::easing::cubic_out(rise);
    let height = RISE * from.size().min_elem();
    let at = from.center_top() - vec2(0.0, height * eased);
    let color = look.accent_text.gamma_multiply(1.0 - rise.powi(3));
    let font = FontId::proportional(BIG_TEXT_SIZE);
    ui.painter()
        .text(at, Align2::CENTER_CENTER, text, font, color);
}

/// What clicking an end does.
pub(super) fn end_command(end: &EndModel, selected: Option<Bone>) -> Command {
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
    arrangement: &Arrangement,
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
            hand::hand_ui(ui, panel, model, arrangement, picture, commands);
        }
        PanelKind::Played => {
            for ((bone, seat), rect) in model.played.iter().zip(&panel.bones) {
                let face = BoneFace::new(picture.look, played_by(*seat));
                paint_upright(ui.painter(), *rect, *bone, &face);
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
                let shown = picture.motion.shown(Thing::Face(*bone), *rect);
                paint_upright(ui.painter(), shown, *bone, &face);
                let text = wording::shown(panel.kind, *bone);
                describe(ui, *rect, ("shown", bone.index()), &text);
            }
        }
    }
}

pub(super) fn paint_upright(painter: &Painter, rect: Rect, bone: Bone, face: &BoneFace) {
    let (first, second): (Pips, Pips) = (bone.high(), bone.low());
    paint::bone(painter, rect, first, second, face);
}

/// What has the keyboard leaves the arrows to the table.
pub(super) fn keep_arrows(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
}
