//! The rows of bones around the table: the viewer's hand, those of the others,
//! the boneyard, and what was played.

use egui::{CursorIcon, Id, Painter, Rect, Sense, Ui, WidgetInfo, vec2};

use super::hand;
use super::layout::{Panel, PanelKind};
use super::paint_context::PaintContext;
use super::parts::{describe, paint_upright};
use super::places::Thing;
use super::plate::fitting;
use crate::app::command::Command;
use crate::app::ear;
use crate::app::menu::hover_tip;
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::table::names as wording;
use crate::app::theme::SMALL_TEXT_SIZE;
use engine::Bone;

/// A bone that turns over is not painted while it is narrower than this, in
/// points.
const LEAST_WIDTH: f32 = 2.0;

/// The sizes of a title, of which the first is taken that has room, in points.
const TITLE_SIZES: [f32; 3] = [SMALL_TEXT_SIZE, 11.0, 10.0];
/// The least space between two titles beside each other, in points.
const APART: f32 = 4.0;

/// Shows a row of bones.
pub(super) fn panel_ui(
    ui: &Ui,
    panel: &Panel,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let model = picture.model;
    // A hand that is yet to be taken is not empty for good.
    if let Some(title) = panel.title.filter(|_| model.taking.is_none()) {
        let text = wording::panel_title(panel.kind, model, picture.seating);
        let (painter, color) = (ui.painter(), picture.look.quiet);
        // The next title begins where this place ends.
        let words = fitting(painter, &text, &TITLE_SIZES, color, title.width() - APART);
        let at = title.left_center() - vec2(0.0, words.size().y / 2.0);
        painter.galley(at, words, color);
        describe(ui, title, ("title", panel.kind), &text);
    }
    match panel.kind {
        PanelKind::Hand => hand::hand_ui(ui, panel, picture, commands),
        PanelKind::Played => {
            for (placed, rect) in model.placed.iter().rev().zip(&panel.bones) {
                let pointed_at = picture.pointed_at == Some(placed.bone);
                let face = BoneFace::new(picture.look, BoneState::PlayedBy(placed.seat))
                    .last_played(picture.look, pointed_at);
                paint_upright(ui.painter(), *rect, placed.bone, &face);
                describe(
                    ui,
                    *rect,
                    ("played", placed.bone.index()),
                    &wording::played(placed.bone, placed.seat, picture.seating),
                );
            }
        }
        PanelKind::OtherHand(_) | PanelKind::Boneyard => {
            let pointed_at = match panel.kind {
                PanelKind::Boneyard => draw_ui(ui, panel, picture, commands),
                _ => None,
            };
            let open = match panel.kind {
                PanelKind::OtherHand(seat) => model.open_hand(seat),
                _ => model.boneyard.as_deref(),
            };
            let Some(bones) = open else {
                backs_ui(ui, panel, pointed_at, picture);
                return;
            };
            let face = BoneFace::new(picture.look, BoneState::Shown);
            for (bone, rect) in bones.iter().zip(&panel.bones) {
                if let Some(shown) = picture.motion.shown(Thing::Face(*bone), *rect) {
                    turning(ui.painter(), shown, *bone, &face, picture);
                }
                let text = match panel.kind {
                    PanelKind::OtherHand(seat) => wording::in_hand(*bone, seat, picture.seating),
                    _ => wording::in_boneyard(*bone),
                };
                describe(ui, *rect, ("shown", bone.index()), &text);
            }
        }
    }
}

/// Paints an open bone, or one that is turning over: first its back, ever
/// narrower, then its face.
fn turning(painter: &Painter, rect: Rect, bone: Bone, face: &BoneFace, picture: &PaintContext<'_>) {
    let turned = picture.turned;
    let width = rect.width() * (1.0 - 2.0 * turned).abs();
    if turned >= 1.0 {
        paint_upright(painter, rect, bone, face);
    } else if width >= LEAST_WIDTH {
        let seen = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
        if turned < 0.5 {
            paint::face_down(painter, seen, picture.look);
        } else {
            paint_upright(painter, seen, bone, face);
        }
    }
}

/// Bones face down, of which one may be pointed at.
fn backs_ui(ui: &Ui, panel: &Panel, pointed_at: Option<usize>, picture: &PaintContext<'_>) {
    for (n, rect) in panel.bones.iter().enumerate() {
        let thing = match panel.kind {
            PanelKind::OtherHand(seat) => Thing::HandBack(seat, n),
            _ => Thing::BoneyardBack(n),
        };
        if let Some(shown) = picture.motion.shown(thing, *rect) {
            let face = BoneFace::new(picture.look, BoneState::Shown)
                .hovered(picture.look, pointed_at == Some(n));
            paint::back(ui.painter(), shown, &face, picture.look);
        }
    }
    if let PanelKind::OtherHand(seat) = panel.kind
        && let Some(all) = panel.bones.iter().copied().reduce(Rect::union)
        && let Some(other) = picture.model.others.iter().find(|other| other.seat == seat)
    {
        let text = wording::backs(other.count, seat, picture.seating);
        hover_tip(describe(ui, all, ("hand of", seat), &text), text);
    }
}

/// Any bone of the boneyard can be clicked to draw, and says so, or why not; gives
/// which one is pointed at to draw it.
fn draw_ui(
    ui: &Ui,
    panel: &Panel,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) -> Option<usize> {
    let all = panel.bones.iter().copied().reduce(Rect::union)?;
    let id = Id::unique(("table", "boneyard"));
    let (sense, role) = if picture.model.is_past {
        (Sense::hover(), egui::Role::Label)
    } else {
        (Sense::click(), egui::Role::Button)
    };
    let response = ui.interact(all, id, sense);
    let (bones, can_draw) = (picture.model.boneyard_bones, picture.can_draw);
    let text = wording::boneyard(bones, can_draw);
    response.widget_info(|| WidgetInfo::labeled(role, true, &text));
    ear::give_author_id(&response, "boneyard");
    let pointer = response.hover_pos();
    let nearest = pointer.and_then(|at| {
        let bones = panel.bones.iter().enumerate();
        let away = |rect: &Rect| rect.distance_sq_to_pos(at);
        let nearest = bones.min_by(|(_, one), (_, other)| away(one).total_cmp(&away(other)));
        nearest.map(|(n, _)| n)
    });
    if response.clicked() {
        commands.push(nearest.map_or(Command::Draw, Command::DrawBack));
    }
    let cursor = if can_draw {
        CursorIcon::PointingHand
    } else {
        CursorIcon::Default
    };
    let why = picture.why_no_draw.filter(|_| !can_draw);
    let told: Vec<&str> = [&*text].into_iter().chain(why).collect();
    hover_tip(response.on_hover_cursor(cursor), told.join("\n"));
    nearest.filter(|_| can_draw)
}
