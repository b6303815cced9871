//! The Game tally window.

use egui::{Align, Grid, Layout, RichText, TextStyle, Ui, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::text;
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use game::profile::{Results, Scope, Tally};
use game::session::Undone;
use words::{Id, tally, turn};
use words::{id, say};

/// The space above a game, in points.
const ABOVE_GAME: f32 = 14.0;

/// The width of a column of numbers, in points.
const COLUMN_WIDTH: f32 = 78.0;

/// The width of the column that says with which help, in points.
const HELP_WIDTH: f32 = 70.0;

/// The window; it remembers nothing.
#[derive(Debug, Default)]
pub struct TallyWindow;

impl Contents for TallyWindow {
    fn title(&self) -> Id {
        id!("window-tally")
    }

    fn width(&self) -> f32 {
        560.0
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        tally_ui(ui, around.session.tally(), answers.commands);
        ui.add_space(ABOVE_GAME);
        if text::button(ui, id!("tally-history"), id!("tip-history")).clicked() {
            let window = Command::ToggleWindow(WindowKind::History);
            answers.commands.push(window);
        }
        let session = around.session;
        // In a lesson undo takes back what was answered.
        if !session.has_lesson() && session.undo_brings() == Some(Undone::Tally) {
            let said = RichText::new(turn::TALLY_CLEARED.text()).small().weak();
            let said = text::paragraph(ui, said);
            ear::give_author_id(&said, "tally-undo-brings-back");
        }
    }
}

/// Draws the games won, apart for each kind, and the way to clear them.
fn tally_ui(ui: &mut Ui, tally: &Tally, commands: &mut Vec<Command>) {
    if tally.is_empty() {
        text::paragraph(ui, say!("tally-empty"));
    } else {
        let kinds = tally.kinds();
        let mut scopes = Scope::among(&kinds);
        // A sum over one kind only would repeat the line of that kind.
        scopes.retain(|scope| {
            let of = kinds.iter().filter(|kind| scope.holds(kind)).count();
            of > 1 || matches!(scope, Scope::Kind(_))
        });
        for (place, scope) in scopes.iter().enumerate() {
            if place > 0 {
                ui.add_space(ABOVE_GAME);
            }
            let results = [false, true].map(|with_help| tally.results(scope, with_help));
            let rival = tally::rival(scope.is_against_one_nestor(&kinds));
            let own = tally::own(scope.is_with_partner(&kinds));
            let sides = [own, rival];
            results_ui(ui, &tally::scope(scope, &kinds), sides, results);
        }
    }
    ui.add_space(ABOVE_GAME);
    text::quiet(ui, say!("tally-help-explained"));
    if !tally.is_empty() {
        ui.add_space(ABOVE_GAME);
        if text::button(ui, id!("tally-clear"), id!("tip-tally-clear")).clicked() {
            commands.push(Command::ClearTally);
        }
        text::quiet(ui, say!("tally-clear-explained"));
    }
}

/// Draws the results without and with help, and both together.
fn results_ui(ui: &mut Ui, name: &str, sides: [String; 2], [without, with]: [Results; 2]) {
    let both = without.plus(with);
    text::heading(ui, name);
    text::quiet(ui, tally::games(both.games()));
    let drawn = both.drawn > 0;
    let mut rows = vec![
        (say!("tally-without-help"), without),
        (say!("tally-with-help"), with),
    ];
    rows.retain(|(_, results)| results.games() > 0);
    if rows.len() > 1 {
        rows.push((say!("tally-together"), both));
    }
    let grid = Grid::new(("tally", name)).num_columns(4);
    let grid = grid.min_col_width(HELP_WIDTH).min_row_height(0.0);
    grid.spacing(vec2(6.0, 4.0)).show(ui, |ui| {
        ui.label("");
        let mut columns = Vec::from(sides);
        columns.extend(drawn.then_some(say!("tally-drawn")));
        for column in columns {
            cell_ui(ui, RichText::new(column).small().weak());
        }
        ui.end_row();
        for (row, results) in rows {
            ui.label(row);
            for cell in cells(results, drawn) {
                cell_ui(ui, RichText::new(cell));
            }
            ui.end_row();
        }
    });
}

/// The numbers of a row; the drawn games have a column only if there are any.
fn cells(results: Results, drawn: bool) -> Vec<String> {
    let Some(shares) = results.percentages() else {
        return Vec::new();
    };
    let mut cells = vec![
        tally::won(results.won, shares.won),
        tally::won(results.lost, shares.lost),
    ];
    cells.extend(drawn.then(|| tally::won(results.drawn, shares.drawn)));
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
    use engine::{Level, Preset, Seats};
    use game::profile::{Company, GameName, GameResult, Kind, TallyKey};

    /// A game of two against a Beginner.
    fn key(preset: Preset, with_help: bool) -> TallyKey {
        let kind = Kind {
            game: GameName::ReadyMade(preset),
            seats: Seats::Two,
            company: Company::Nestors(Level::Beginner),
        };
        TallyKey { kind, with_help }
    }

    fn played() -> Tally {
        let mut tally = Tally::default();
        for (game, with_help, result) in [
            (Preset::AllFives, false, GameResult::Won),
            (Preset::AllFives, false, GameResult::Won),
            (Preset::AllFives, false, GameResult::Lost),
            (Preset::AllFives, true, GameResult::Won),
            (Preset::Draw, false, GameResult::Drawn),
        ] {
            tally.add(&key(game, with_help), result);
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
            harness.get_by_label("All games");
            assert!(harness.query_by_label("Others").is_none(), "one Nestor");
            assert_eq!(
                harness.get_all_by_label("2 (67%)").count(),
                1,
                "without help"
            );
            harness.get_by_label("3 (75%)");
        }
    }

    #[test]
    fn games_for_more_players_and_between_people_stand_apart_and_have_sums_of_their_own() {
        let mut tally = played();
        let nestors = Company::Nestors(Level::Tough);
        for (seats, company, results) in [
            (Seats::Three, nestors, [3, 1]),
            (Seats::Partners, nestors, [1, 1]),
            (Seats::Two, Company::People, [1, 3]),
            (Seats::Four, Company::People, [1, 4]),
        ] {
            let kind = Kind {
                seats,
                company,
                ..key(Preset::AllFives, false).kind
            };
            let with_help = false;
            let key = TallyKey { kind, with_help };
            for (result, games) in [GameResult::Won, GameResult::Lost].into_iter().zip(results) {
                (0..games).for_each(|_| tally.add(&key, result));
            }
        }
        for size in [[360.0, 1600.0], [1100.0, 1600.0]] {
            let harness = harness(size, tally.clone());
            harness.get_by_label("Your side");
            for (name, lost) in [
                ("All games against Nestor", "3 (27%)"),
                ("All games with other people", "7 (78%)"),
                ("All Fives, Beginner", "1 (33%)"),
                ("All Fives, 3 players, Tough", "1 (25%)"),
                ("All Fives, 4 as partners, Tough", "1 (50%)"),
                ("All Fives, 2 players, with other people", "3 (75%)"),
                ("All Fives, 4 players, with other people", "4 (80%)"),
            ] {
                harness.get_by_label(name);
                assert!(harness.get_all_by_label(lost).count() > 0, "{name}: {lost}");
            }
            let others = harness.get_all_by_label("Others").count();
            assert_eq!(others, 6, "all but the games against one Nestor");
        }
    }

    #[test]
    fn clearing_is_one_command_and_undo_is_named() {
        let mut harness = harness([420.0, 700.0], played());
        harness.get_by_label_contains("Undo brings them back");
        harness.get_by_label(&say!("tally-clear")).click();
        harness.run();
        assert_eq!(harness.state()[..], [Command::ClearTally], "once");
    }

    #[test]
    fn an_empty_tally_cannot_be_cleared() {
        let harness = harness([360.0, 560.0], Tally::default());
        harness.get_by_label(&say!("tally-empty"));
        assert!(
            harness.query_by_label(&say!("tally-clear")).is_none(),
            "nothing to clear"
        );
    }
}
