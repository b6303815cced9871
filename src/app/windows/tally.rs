//! The Game tally window.

use egui::{Align, Grid, Layout, RichText, TextStyle, Ui, vec2};

use super::text;
use crate::app::command::Command;
use crate::app::wording::tally as words;
use crate::nestor::Level;
use crate::session::{Tally, TallyKey, Wins};

/// The space above a game, in points.
const ABOVE_GAME: f32 = 14.0;

/// The width of a column of numbers, in points.
const COLUMN_WIDTH: f32 = 78.0;

/// The width of the column that says with which help, in points.
const HELP_WIDTH: f32 = 70.0;

/// Draws the games won, apart for each game and level, and the way to clear
/// them.
pub fn tally_ui(ui: &mut Ui, tally: &Tally, commands: &mut Vec<Command>) {
    if tally.is_empty() {
        text::paragraph(ui, words::EMPTY);
    } else {
        let games = games(tally);
        if games.len() > 1 {
            let total = [false, true].map(|with_help| tally.total_with_help(with_help));
            game_ui(ui, words::ALL_GAMES, total);
        }
        for (place, (name, level)) in games.iter().enumerate() {
            if games.len() > 1 || place > 0 {
                ui.add_space(ABOVE_GAME);
            }
            let wins = [false, true].map(|with_help| {
                tally.wins(&TallyKey {
                    game: name.clone(),
                    level: *level,
                    with_help,
                })
            });
            game_ui(ui, &words::game(name, *level), wins);
        }
    }
    ui.add_space(ABOVE_GAME);
    text::quiet(ui, words::HELP_EXPLAINED);
    if !tally.is_empty() {
        ui.add_space(ABOVE_GAME);
        if ui.button(words::CLEAR).clicked() {
            commands.push(Command::ClearTally);
        }
        text::quiet(ui, words::CLEAR_EXPLAINED);
    }
}

/// The games and levels that were played, each once.
fn games(tally: &Tally) -> Vec<(String, Level)> {
    let mut games: Vec<_> = tally
        .iter()
        .map(|(key, _)| (key.game.clone(), key.level))
        .collect();
    games.dedup();
    games
}

/// Draws the wins without and with help, and both together.
fn game_ui(ui: &mut Ui, name: &str, [without, with]: [Wins; 2]) {
    let both = without.plus(with);
    text::heading(ui, name);
    text::quiet(ui, &words::games(both.games()));
    let drawn = both.drawn > 0;
    let mut rows = vec![(words::WITHOUT_HELP, without), (words::WITH_HELP, with)];
    rows.retain(|(_, wins)| wins.games() > 0);
    if rows.len() > 1 {
        rows.push((words::TOGETHER, both));
    }
    let grid = Grid::new(("tally", name)).num_columns(4);
    let grid = grid.min_col_width(HELP_WIDTH).min_row_height(0.0);
    grid.spacing(vec2(6.0, 4.0)).show(ui, |ui| {
        ui.label("");
        for column in columns(drawn) {
            cell_ui(ui, RichText::new(column).small().weak());
        }
        ui.end_row();
        for (row, wins) in rows {
            ui.label(row);
            for cell in cells(wins, drawn) {
                cell_ui(ui, RichText::new(cell));
            }
            ui.end_row();
        }
    });
}

/// The names of the columns; the drawn games have one only if there are any.
fn columns(drawn: bool) -> Vec<&'static str> {
    let mut columns = vec![words::YOU, words::NESTOR];
    columns.extend(drawn.then_some(words::DRAWN));
    columns
}

/// The numbers of a row, or dashes if no game was played.
fn cells(wins: Wins, drawn: bool) -> Vec<String> {
    let Some(shares) = wins.percentages() else {
        return columns(drawn)
            .iter()
            .map(|_| words::NONE.to_owned())
            .collect();
    };
    let mut cells = vec![
        words::won(wins.you, shares.you),
        words::won(wins.nestor, shares.nestor),
    ];
    cells.extend(drawn.then(|| words::won(wins.drawn, shares.drawn)));
    cells
}

/// Draws a cell with its text at the right.
fn cell_ui(ui: &mut Ui, text: RichText) {
    let size = vec2(COLUMN_WIDTH, ui.text_style_height(&TextStyle::Body));
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.label(text);
    });
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::session::Winner;

    fn played() -> Tally {
        let key = |game: &str, with_help| TallyKey {
            game: game.to_owned(),
            level: Level::Beginner,
            with_help,
        };
        let mut tally = Tally::default();
        for (game, with_help, winner) in [
            ("All Fives", false, Winner::You),
            ("All Fives", false, Winner::You),
            ("All Fives", false, Winner::Nestor),
            ("All Fives", true, Winner::You),
            ("Draw", false, Winner::Nobody),
        ] {
            tally.add(&key(game, with_help), winner);
        }
        tally
    }

    fn harness(size: [f32; 2], tally: Tally) -> Harness<'static, Vec<Command>> {
        let draw = move |ui: &mut Ui, commands: &mut Vec<Command>| tally_ui(ui, &tally, commands);
        let mut harness = Harness::builder()
            .with_size(size)
            .with_context_setup(crate::app::fonts::install)
            .build_ui_state(draw, Vec::new());
        harness.run();
        harness
    }

    #[test]
    fn each_game_and_level_is_shown_with_numbers_and_percentages() {
        for size in [[360.0, 560.0], [1100.0, 760.0]] {
            let harness = harness(size, played());
            harness.get_by_label("All Fives, Beginner");
            harness.get_by_label("Draw, Beginner");
            harness.get_by_label(words::ALL_GAMES);
            assert_eq!(
                harness.get_all_by_label("2 (67%)").count(),
                1,
                "without help"
            );
            harness.get_by_label("3 (75%)");
        }
    }

    #[test]
    fn clearing_is_one_command_and_undo_is_named() {
        let mut harness = harness([420.0, 700.0], played());
        harness.get_by_label_contains("Undo brings them back");
        harness.get_by_label(words::CLEAR).click();
        harness.run();
        assert_eq!(harness.state()[..], [Command::ClearTally], "once");
    }

    #[test]
    fn an_empty_tally_cannot_be_cleared() {
        let harness = harness([360.0, 560.0], Tally::default());
        harness.get_by_label(words::EMPTY);
        assert!(
            harness.query_by_label(words::CLEAR).is_none(),
            "nothing to clear"
        );
    }
}
