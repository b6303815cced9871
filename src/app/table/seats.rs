//! Who sits around the table: plates, the scores of sides, and which way the
//! turn goes.

use egui::{CursorIcon, Rect, Response, Stroke, StrokeKind, Ui};

use super::block::block_ui;
use super::choices;
use super::layout::Arrangement;
use super::model::TableModel;
use super::plate::{Side, plate_ui, side_ui};
use super::player::PlayerStatus;
use crate::app::command::{Command, WindowKind};
use crate::app::menu::{Choice, context_menu, hover_tip, shortcut_text};
use crate::app::paint;
use crate::app::theme::Look;
use words::say;

/// Rounding of the corners of a tray, in points.
const ROUNDING: f32 = 10.0;
/// The outline of the tray of who is in turn, in points: it is to be seen from
/// the corner of the eye.
const OUTLINE: f32 = 2.5;

/// Shows all who sit at the table.
pub fn seats_ui(
    ui: &Ui,
    model: &TableModel,
    arrangement: &Arrangement,
    players: &[PlayerStatus],
    look: &Look,
    commands: &mut Vec<Command>,
) {
    for curve in &arrangement.way_round {
        paint::way(ui.painter(), *curve, look);
    }
    for tray in &arrangement.trays {
        let in_turn = players.iter().any(|it| it.seat == tray.seat && it.in_turn);
        tray_ui(ui, tray.rect, in_turn, look);
    }
    for place in &arrangement.plates {
        let mut at_place = players.iter().filter(|player| player.seat == place.seat);
        if let Some(player) = at_place.next() {
            if model.is_pair() {
                of_score(&block_ui(ui, place.rect, player, look), commands);
            } else {
                let mut trays = arrangement.trays.iter();
                let is_on_tray = trays.any(|tray| tray.seat == player.seat);
                let plate = plate_ui(ui, place.rect, player, is_on_tray, look);
                of_score(&plate, commands);
            }
        }
    }
    for place in &arrangement.sides {
        let of_side = |player: &&PlayerStatus| model.seats.team(player.seat) == place.team;
        let side: Vec<&PlayerStatus> = players.iter().filter(of_side).collect();
        if let [one, other] = side[..] {
            let side = Side {
                seats: [one.seat, other.seat],
                names: [&one.name, &other.name],
                score: &one.score,
            };
            of_score(&side_ui(ui, place.rect, &side, look), commands);
        }
    }
}

/// What a score does where it is shown: it has a menu, and leads to the score
/// sheet.
pub fn of_score(score: &Response, commands: &mut Vec<Command>) {
    commands.extend(context_menu(score, choices::of_score));
    let score = score.clone().on_hover_cursor(CursorIcon::PointingHand);
    if score.clicked() {
        commands.push(Command::ToggleWindow(WindowKind::ScoreSheet));
    }
    let sheet = Choice::from(Command::ToggleWindow(WindowKind::ScoreSheet));
    let key = sheet.key.map(|key| shortcut_text(&score.ctx, key));
    hover_tip(score, say!("plate-tip", key = key.unwrap_or_default()));
}

/// The ground on which a name, a score and a hand stand together.
fn tray_ui(ui: &Ui, rect: Rect, in_turn: bool, look: &Look) {
    let stroke = if in_turn {
        Stroke::new(OUTLINE, look.accent_text)
    } else {
        Stroke::new(1.0, look.rule)
    };
    let painter = ui.painter();
    painter.rect(rect, ROUNDING, look.panel, stroke, StrokeKind::Inside);
}
