//! The numbers of points that a player can say.

use egui::{Context, Grid, Id, Popup, Response, vec2};

use crate::app::command::Command;
use crate::app::ear;
use crate::engine::Action;

/// How many numbers stand side by side.
const IN_A_ROW: usize = 4;

/// The least size of a number, in points.
const LEAST: egui::Vec2 = vec2(44.0, 36.0);

/// Opens the numbers, as their button does.
pub fn open_numbers(ctx: &Context) {
    Popup::open_id(ctx, numbers_id());
}

/// Shows the numbers by their button, as long as they are open. They are the same
/// whatever lies on the table.
pub(super) fn numbers_ui(button: &Response, numbers: &[u8], commands: &mut Vec<Command>) {
    Popup::menu(button).id(numbers_id()).show(|ui| {
        Grid::new("numbers").show(ui, |ui| {
            for (n, points) in numbers.iter().enumerate() {
                let number = egui::Button::new(points.to_string()).min_size(LEAST);
                let number = ui.add(number);
                ear::give_author_id(&number, &Action::Claim(*points).to_string());
                let focused = ui.memory(egui::Memory::focused);
                if n == 0 && (focused.is_none() || focused == Some(button.id)) {
                    number.request_focus();
                }
                if number.clicked() {
                    commands.push(Command::Act(Action::Claim(*points)));
                    ui.close();
                }
                if n % IN_A_ROW == IN_A_ROW - 1 {
                    ui.end_row();
                }
            }
        });
    });
}

fn numbers_id() -> Id {
    Id::unique("numbers to claim")
}
