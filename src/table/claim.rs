//! The numbers of points that a player can say.

use egui::{Align2, Button, Context, Grid, Id, Key, Popup, Response, RichText, Ui, Vec2, vec2};

use crate::command::{Command, TableCommand};
use crate::ear::give_author_id;
use crate::paint::{Look, color};
use crate::platform::typed;
use engine::{Action, Rules};
use words::{points, turn};

/// How many numbers stand side by side.
const IN_A_ROW: usize = 4;

/// The least size of a number, in points.
const LEAST: Vec2 = vec2(44.0, 36.0);

/// The most digits of a number that is typed.
const DIGITS: usize = 2;

/// Opens the numbers, as their button does.
pub fn open_numbers(ctx: &Context) {
    Popup::open_id(ctx, numbers_id());
}

/// Shows the numbers by their button, as long as they are open, below a field for
/// one that is typed. They are the same whatever lies on the table, and in the
/// unit in which the rules show scores.
pub fn numbers_ui(button: &Response, rules: &Rules, look: &Look, commands: &mut Vec<Command>) {
    let shown = Popup::menu(button).id(numbers_id()).show(|ui| {
        let typed = typed_ui(ui, rules);
        let pressed = Grid::new("numbers").show(ui, |ui| pressed_ui(ui, rules, look));
        let said = typed.or(pressed.inner);
        if said.is_some() {
            ui.close();
        }
        said
    });
    match shown {
        None => button
            .ctx
            .data_mut(|data| data.remove::<String>(typed_id())),
        Some(shown) => commands.extend(
            shown
                .inner
                .map(|points| Command::Table(TableCommand::Act(Action::Claim(points)))),
        ),
    }
}

/// The field for a number; the points that were entered there just now.
fn typed_ui(ui: &mut Ui, rules: &Rules) -> Option<u8> {
    let before: Option<String> = ui.data(|data| data.get_temp(typed_id()));
    let is_new = before.is_none();
    let mut typed = before.unwrap_or_default();
    let field = typed::field(&mut typed, DIGITS).align(Align2::LEFT_CENTER);
    let width = IN_A_ROW as f32 * LEAST.x;
    let field = ui.add(
        field
            .hint_text(turn::number_to_claim(rules))
            .desired_width(width),
    );
    give_author_id(&field, "claim-number");
    if is_new {
        field.request_focus();
    }
    typed.retain(|letter| letter.is_ascii_digit());
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let entered = typed.parse().ok().filter(|_| is_entered);
    let entered = entered.map(|number| points::of_shown(number, rules));
    ui.data_mut(|data| data.insert_temp(typed_id(), typed));
    entered
}

/// The numbers as buttons; the one that was pressed just now.
fn pressed_ui(ui: &mut Ui, rules: &Rules, look: &Look) -> Option<u8> {
    let mut pressed = None;
    for (n, points) in rules.possible_claims().enumerate() {
        let number = points::shown(points.into(), rules).to_string();
        let number = RichText::new(number).color(color(look.colors.on_gold));
        let number = ui.add(
            Button::new(number)
                .fill(color(look.colors.gold))
                .min_size(LEAST),
        );
        give_author_id(&number, Action::Claim(points).to_string());
        if number.clicked() {
            pressed = Some(points);
        }
        if n % IN_A_ROW == IN_A_ROW - 1 {
            ui.end_row();
        }
    }
    pressed
}

fn numbers_id() -> Id {
    Id::unique("numbers to claim")
}

fn typed_id() -> Id {
    Id::unique("number to claim")
}
