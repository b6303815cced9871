//! The summary that a review opens with: how good each player's decisions were, and the way to
//! the first mistake.

use egui::Ui;
use strum::VariantArray as _;

use super::panel::ReviewPanel;
use crate::command::{Command, LearnCommand, Seek};
use crate::learn::own_mistakes;
use crate::windows::kit::button_named;
use crate::windows::lines::{FigureLine, lines_ui};
use engine::Seat;
use nestor::coach::{GameReview, Mark};
use words::names::called;
use words::{msg, points, review};

impl ReviewPanel<'_> {
    /// Draws how many decisions got which mark, for each player, and what they cost.
    pub(super) fn summary_ui(
        self,
        ui: &mut Ui,
        reviewed: &GameReview,
        commands: &mut Vec<Command>,
    ) {
        let at = self.at();
        let seats: Vec<Seat> = Seat::around(at.rules.seats).collect();
        let names = seats.iter().map(|seat| at.seating[*seat].name());
        let names: Vec<String> = names.map(called).collect();
        let heads = std::iter::once(String::new()).chain(names.clone());
        let line = |what: String, cells: Vec<String>| {
            let spoken = names.iter().zip(&cells);
            let spoken = spoken.map(|(side, cell)| msg::label_value(side.clone(), cell.clone()));
            let spoken = msg::label_value(what.clone(), words::list(spoken));
            let cells = std::iter::once(what).chain(cells).collect();
            FigureLine { cells, spoken, stands_out: false }
        };
        let marks = Mark::VARIANTS.iter().map(|mark| {
            let counts = seats.iter().map(|seat| reviewed.count(*seat, *mark));
            let counts = counts.map(|count| count.to_string()).collect();
            line(review::mark_counted(*mark, at), counts)
        });
        let mut lines: Vec<FigureLine> = marks.collect();
        let costs = seats.iter().map(|seat| review::costs(reviewed, *seat, at.rules));
        let (lost, chance) = costs.map(|[points, chance]| (points, chance)).unzip();
        let given_away = msg::review_cost_points(points::unit(at.rules));
        lines.push(line(given_away, lost));
        lines.push(line(msg::REVIEW_COST_CHANCE.text(), chance));
        lines_ui(ui, "summary", heads.collect(), lines, self.paint);
        if !own_mistakes(reviewed, self.viewer).is_empty() {
            ui.add_space(8.0);
            if button_named(ui, self.paint, msg::REVIEW_FIRST_MISTAKE).clicked() {
                commands.push(LearnCommand::Seek(Seek::NextMistake).into());
            }
        }
    }
}
