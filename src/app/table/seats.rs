//! Who sits around the table: plates, the scores of sides, and which way the
//! turn goes.

use egui::{Response, Ui};

use super::block::block_ui;
use super::choices;
use super::layout::Arrangement;
use super::model::TableModel;
use super::plate::{Side, plate_ui, side_ui};
use super::player::PlayerStatus;
use crate::app::command::Command;
use crate::app::menu::context_menu;
use crate::app::paint;
use crate::app::theme::Look;

/// Shows all who sit at the table.
pub fn seats_ui(
    ui: &Ui,
    model: &TableModel,
    arrangement: &Arrangement,
    players: &[PlayerStatus],
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let mut menu_of = |score: &Response| commands.extend(context_menu(score, choices::of_score));
    for curve in &arrangement.way_round {
        paint::way(ui.painter(), *curve, look);
    }
    for place in &arrangement.plates {
        let mut at_place = players.iter().filter(|player| player.seat == place.seat);
        if let Some(player) = at_place.next() {
            if model.is_pair() {
                menu_of(&block_ui(ui, place.rect, player, look));
            } else {
                let is_hidden = model.open_hand(player.seat).is_none();
                let with_backs = !arrangement.is_whole && player.seat != model.viewer && is_hidden;
                menu_of(&plate_ui(ui, place.rect, player, with_backs, look));
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
            menu_of(&side_ui(ui, place.rect, &side, look));
        }
    }
}
