//! The details of a review: what there was to choose from, luck and skill, and all mistakes.

use egui::{RichText, Ui};

use super::panel::{ReviewPanel, command_button_ui};
use crate::command::{Command, GameCommand, LearnCommand};
use crate::ear;
use crate::menu::hover_tip;
use crate::paint::theme::{SMALL_TEXT_SIZE, strong};
use crate::windows::kit::list as row;
use crate::windows::kit::{link, sizes};
use crate::windows::lines::{FigureLine, lines_ui};
use crate::windows::text;
use game::session::ReviewStep;
use nestor::coach::{Decision, GameReview};
use words::{msg, points, review};

const GAP_ABOVE_PART: f32 = 16.0;
const MAX_CHOICES: usize = 8;

impl ReviewPanel<'_> {
    pub(super) fn details_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let Some(reviewed) = self.study.game_review else {
            return;
        };
        if let Some(decision) = self.study.decision() {
            self.choices_ui(ui, decision);
            self.reasons_ui(ui, decision);
            ui.add_space(GAP_ABOVE_PART);
        }
        self.all_mistakes_ui(ui, reviewed, commands);
        ui.add_space(GAP_ABOVE_PART);
        self.luck_ui(ui, reviewed);
        ui.add_space(GAP_ABOVE_PART);
        text::quiet(ui, review::marks_explained(self.table_context().rules));
        ui.add_space(GAP_ABOVE_PART);
        let (command, possible) = (GameCommand::ChangeSeats.into(), self.study.other_seat);
        command_button_ui(ui, command, possible, commands, |ui, name| {
            link(ui, self.look, "analysis-other-seat-game", name)
        });
    }

    fn reasons_ui(self, ui: &mut Ui, decision: &Decision) {
        if let Some(cost) = review::cost(decision, self.table_context()) {
            let margin = review::margin(decision, self.table_context().rules);
            hover_tip(text::quiet(ui, cost), margin);
        }
        let Some(why) = self.study.explanation else {
            return;
        };
        let (told, figures) = review::why(decision, why, self.table_context());
        let lines: Vec<String> = std::iter::once(told).chain(figures).collect();
        text::wrapped(ui, RichText::new(lines.join("\n")).size(SMALL_TEXT_SIZE));
    }

    fn choices_ui(self, ui: &mut Ui, decision: &Decision) {
        let rules = self.table_context().rules;
        let heads = [
            msg::REVIEW_CHOICE.text(),
            msg::REVIEW_CHANCE.text(),
            msg::review_lead(points::unit(rules)),
        ];
        let choices = decision.values.iter().take(MAX_CHOICES);
        let lines = choices.map(|value| {
            let line = review::choice(decision, value, rules);
            let spoken = review::choice_spoken(decision, &line, value, rules);
            let stands_out = decision.is_chosen(value) || value.action == decision.best();
            FigureLine { cells: line.to_vec(), spoken, stands_out }
        });
        lines_ui(ui, "choices", heads.to_vec(), lines.collect(), self.look);
        text::quiet(ui, review::points_explained(rules));
    }

    fn luck_ui(self, ui: &mut Ui, reviewed: &GameReview) {
        let table = self.table_context();
        let team = table.rules.seats.team(self.viewer);
        let hand = self.study.review.place().hand;
        part_heading_ui(ui, msg::REVIEW_LUCK.text());
        let game = reviewed.luck_and_skill(team);
        let columns = [game, reviewed.hand_luck_and_skill(team, hand - 1)];
        let [game_lines, hand_lines] =
            columns.map(|split| review::luck_and_skill(split, team, table));
        let lines = game_lines.into_iter().zip(hand_lines);
        let lines = lines.enumerate().map(|(n, ((name, game), (_, hand)))| {
            let spoken = msg::label_value(name.clone(), game.clone());
            FigureLine { cells: vec![name, game, hand], spoken, stands_out: n == 3 }
        });
        let heads =
            vec![String::new(), msg::REVIEW_WHOLE_GAME.text(), msg::REVIEW_THIS_HAND.text()];
        lines_ui(ui, "luck", heads, lines.collect(), self.look);
        text::quiet(ui, review::luck_precision(game, table.rules));
        text::quiet(ui, msg::REVIEW_LUCK_SAYS.text());
    }

    /// Draws the mistakes of all players. A click on one goes to that moment.
    fn all_mistakes_ui(self, ui: &mut Ui, reviewed: &GameReview, commands: &mut Vec<Command>) {
        part_heading_ui(ui, msg::REVIEW_ALL_MISTAKES.text());
        let decisions = reviewed.decisions().iter();
        let mut bad = decisions.filter(|decision| decision.mark.is_bad()).peekable();
        if bad.peek().is_none() {
            text::quiet(ui, msg::review_mistakes(0));
        }
        row::stable_id_scope(ui, "mistakes", |ui| {
            for decision in bad {
                let told = review::mistake(decision, self.study.review, self.table_context());
                let told = RichText::new(told).size(SMALL_TEXT_SIZE);
                let is_here = decision.moment == self.study.review.moment();
                let button = egui::Button::selectable(is_here, told).wrap();
                let button = ui.add(button);
                ear::give_author_id(&button, format!("review-moment-{}", decision.moment));
                if button.clicked() {
                    let step = ReviewStep::To(decision.moment);
                    commands.push(Command::Learn(LearnCommand::Review(step)));
                }
            }
        });
    }
}

fn part_heading_ui(ui: &mut Ui, name: String) {
    text::wrapped(ui, strong(name).size(sizes::HEADING_SIZE));
}
