//! What each decision of a game that is looked back at cost, luck and skill, and the
//! chance to win: beside the table, or in a window.

use egui::{
    Align, Id, Label, ProgressBar, Rect, Response, RichText, Role, ScrollArea, Ui, UiBuilder,
    WidgetInfo,
};
use strum::VariantArray as _;

use super::chance_chart::chance_chart_ui;
use super::contents::{Answers, Contents, Surroundings};
use super::lines::{Line, lines_ui};
use super::{landing, row, text};
use crate::app::command::{Command, Seek};
use crate::app::ear;
use crate::app::menu::{Row, page_keys, tip, tip_or_why};
use crate::app::study::StudyView;
use crate::app::theme::{Look, SMALL_TEXT_SIZE, strong};
use engine::{Seat, Seating};
use game::session::ReviewStep;
use nestor::coach::{Decision, GameReview, Mark};
use words::hint::{Advised, spoke_for};
use words::names::called;
use words::review::{self, AtTable, Costs};
use words::{Eyes, Id as MessageId};
use words::{id, say};

/// The space above a part, in points.
const ABOVE_PART: f32 = 12.0;
/// The space between buttons that have short names, and beside those, in points.
const BETWEEN_SHORT: f32 = 4.0;
const IN_SHORT: f32 = 7.0;
/// The space between two lines where little is in sight, in points.
const BETWEEN_LINES: f32 = 2.0;
/// The space around the column beside the table, in points.
const AROUND_COLUMN: f32 = 14.0;
/// The most actions that are named of what there was to choose from.
const MOST_CHOICES: usize = 8;

/// The window; it remembers nothing.
#[derive(Debug, Default)]
pub struct AnalysisWindow;

impl Contents for AnalysisWindow {
    fn title(&self) -> MessageId {
        id!("window-analysis")
    }

    fn width(&self) -> f32 {
        380.0
    }

    fn stands_aside(&self) -> bool {
        true
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if let Some(study) = around.study {
            let analysis = Analysis {
                study,
                seating: around.session.seating(),
                viewer: around.viewer,
                look: around.look,
                has_keys: false,
            };
            analysis.ui(ui, true, answers.commands);
        }
    }
}

/// What is known about a game that is looked back at, as somebody sees it.
#[derive(Debug, Clone, Copy)]
pub struct Analysis<'a> {
    /// The game and what is known about it.
    pub study: StudyView<'a>,
    /// Who sits where.
    pub seating: &'a Seating,
    /// From which seat it is seen.
    pub viewer: Seat,
    /// The colours.
    pub look: &'a Look,
    /// Whether keys scroll it, where it stands beside the table.
    pub has_keys: bool,
}

impl Analysis<'_> {
    /// Draws it in a column beside the table.
    pub fn column_ui(self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) {
        ui.painter().rect_filled(area, 0.0, self.look.panel);
        let inner = area.shrink(AROUND_COLUMN);
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ScrollArea::vertical()
                .id_salt("analysis")
                .auto_shrink(false)
                .show(ui, |ui| {
                    self.ui(ui, false, commands);
                    landing::follow(ui);
                    if self.has_keys {
                        page_keys(ui);
                    }
                });
        });
    }

    /// Draws all of it; a low window has room for the buttons and for what speaks for the
    /// best.
    fn ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        self.follow_moment(ui);
        // They stay where they are, whatever is told below and whenever that comes.
        ui.horizontal_wrapped(|ui| {
            if is_low {
                ui.spacing_mut().item_spacing.x = BETWEEN_SHORT;
                ui.spacing_mut().button_padding.x = IN_SHORT;
            }
            self.seek_ui(ui, is_low, commands);
            self.going_on_ui(ui, is_low, commands);
        });
        ui.add_space(if is_low { BETWEEN_LINES } else { ABOVE_PART });
        let Some(reviewed) = self.study.reviewed else {
            self.progress_ui(ui, commands);
            return;
        };
        ui.scope(|ui| {
            if is_low {
                ui.spacing_mut().item_spacing.y = BETWEEN_LINES;
            }
            self.decision_ui(ui, is_low);
        });
        ui.add_space(ABOVE_PART);
        text::heading(ui, say!("review-chart"));
        let team = self.at().rules.seats.team(self.viewer);
        let seen = (self.at(), self.look);
        chance_chart_ui(ui, (self.study, reviewed), team, seen, commands);
        text::quiet(ui, say!("review-chart-tip"));
        ui.add_space(ABOVE_PART);
        self.luck_ui(ui, reviewed);
        ui.add_space(ABOVE_PART);
        self.summary_ui(ui, reviewed);
        ui.add_space(ABOVE_PART);
        self.mistakes_ui(ui, reviewed, commands);
        ui.add_space(ABOVE_PART);
        text::quiet(ui, review::limits(self.at().rules));
    }

    /// Scrolls back to the top when another moment is shown: there it is told of.
    fn follow_moment(self, ui: &Ui) {
        let last = Id::unique("the moment that the analysis was of");
        let moment = self.study.review.moment();
        let before = ui.data_mut(|data| data.get_temp::<usize>(last));
        if before != Some(moment) {
            ui.data_mut(|data| data.insert_temp(last, moment));
            ui.scroll_to_cursor(Some(Align::TOP));
        }
    }

    fn at(&self) -> AtTable<'_> {
        AtTable {
            seating: self.seating,
            rules: self.study.review.state().rules(),
        }
    }

    /// Draws how far the work has come, or the button that begins it.
    fn progress_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let (name, says) = if let Some(progress) = self.study.progress {
            let percent = f64::from((progress * 100.0).round());
            let told = say!("review-progress", percent = percent);
            ear::speak(&ui.add(Label::new(say!("review-works")).wrap()));
            let bar = ui.add(ProgressBar::new(progress).desired_height(8.0));
            bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
            ear::give_author_id(&bar, "review-progress");
            (id!("review-stop"), id!("tip-review-stop"))
        } else {
            text::quiet(ui, review::NOT_YET.text());
            (id!("review-start"), id!("tip-review-start"))
        };
        if text::button(ui, name, says).clicked() {
            commands.push(Command::ToggleStudy);
        }
    }

    /// Draws what was decided in the moment that is shown, and what that cost. Where little
    /// is in sight, what speaks for the best comes before what there was to choose from.
    fn decision_ui(self, ui: &mut Ui, is_low: bool) {
        let Some(decision) = self.study.decision() else {
            text::quiet(ui, say!("review-nothing-to-decide"));
            return;
        };
        let at = self.at();
        let color = self.color_of(decision.mark);
        let said = strong(review::decision(decision, at)).color(color);
        let said = ui.add(Label::new(said).wrap());
        ear::give_author_id(&said, "analysis-decision");
        ear::speak(&said);
        if let Some(cost) = review::cost(decision, at.rules) {
            text::quiet(ui, cost);
        }
        if is_low {
            self.why_ui(ui, decision);
            ui.add_space(ABOVE_PART / 2.0);
            self.choices_ui(ui, decision);
        } else {
            self.choices_ui(ui, decision);
            ui.add_space(ABOVE_PART / 2.0);
            self.why_ui(ui, decision);
        }
    }

    /// Draws what speaks for the best, once that is known.
    fn why_ui(self, ui: &mut Ui, decision: &Decision) {
        let Some(why) = self.study.why else {
            return;
        };
        let at = self.at();
        let advised = Advised {
            eyes: Eyes::then(decision.seat, at.seating),
            rules: at.rules,
        };
        let (told, reasons) = spoke_for(why, advised);
        let spoken = format!("{told} {}", reasons.join(" "));
        let lines: Vec<String> = std::iter::once(told).chain(reasons).collect();
        let text = RichText::new(lines.join("\n")).size(SMALL_TEXT_SIZE);
        let shown = ui.add(Label::new(text.color(self.look.text)).wrap());
        shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken.trim()));
        ear::give_author_id(&shown, "analysis-why");
        ear::speak(&shown);
    }

    /// Draws what there was to choose from, the best first.
    fn choices_ui(self, ui: &mut Ui, decision: &Decision) {
        let rules = self.at().rules;
        let heads = [
            say!("review-choice"),
            say!("review-chance"),
            say!("review-points"),
        ];
        let choices = decision.values.iter().take(MOST_CHOICES);
        let lines = choices.map(|value| {
            let line = review::choice(decision, value, rules);
            let spoken = review::choice_spoken(&line, value, rules);
            let stands_out = decision.is_made(value) || value.action == decision.best();
            (line.to_vec(), spoken, stands_out)
        });
        lines_ui(ui, "choices", (heads.to_vec(), lines.collect()), self.look);
        text::quiet(ui, review::points_explained(rules));
        if let Some(why) = review::higher_explained(decision) {
            text::quiet(ui, why);
        }
    }

    /// The buttons that go through the game.
    fn seek_ui(self, ui: &mut Ui, is_short: bool, commands: &mut Vec<Command>) {
        for (name, short, says, what) in [
            (
                id!("review-decision-before"),
                id!("review-decision-before"),
                id!("tip-review-decision-before"),
                Seek::DecisionBefore,
            ),
            (
                id!("review-decision"),
                id!("review-decision-short"),
                id!("tip-review-decision"),
                Seek::Decision,
            ),
            (
                id!("review-mistake"),
                id!("review-mistake-short"),
                id!("tip-review-mistake"),
                Seek::Mistake,
            ),
        ] {
            let written = if is_short { short } else { name };
            let is_possible = self.study.reviewed.is_some();
            let button = button_ui(ui, (name, written), name.name(), is_possible);
            if tip(button, says, None).clicked() {
                commands.push(Command::Seek(what));
            }
        }
    }

    /// The buttons that go on from here.
    fn going_on_ui(self, ui: &mut Ui, is_short: bool, commands: &mut Vec<Command>) {
        for (short, author_id, possible, command) in [
            (
                id!("review-again-short"),
                "analysis-try-again",
                self.study.try_again,
                Command::TryAgain,
            ),
            (
                id!("review-other-seat-short"),
                "analysis-other-seat",
                self.study.other_seat_in_hand,
                Command::ChangeSeatsInHand,
            ),
            (
                id!("menu-other-seat"),
                "analysis-other-seat-game",
                self.study.other_seat,
                Command::ChangeSeats,
            ),
        ] {
            // In a small window the result's card offers the whole game.
            if is_short && command == Command::ChangeSeats {
                continue;
            }
            let row = Row::of(&command).expect("what can be gone on with has a name");
            let written = if is_short { short } else { row.name };
            let button = button_ui(ui, (row.name, written), author_id, possible.is_ok());
            if tip_or_why(button, row.tip, possible.err()).clicked() {
                commands.push(command);
            }
        }
    }

    /// Draws how the result came about.
    fn luck_ui(self, ui: &mut Ui, reviewed: &GameReview) {
        let at = self.at();
        let team = at.rules.seats.team(self.viewer);
        let hand = self.study.review.place().hand;
        text::heading(ui, say!("review-luck"));
        let game = reviewed.luck_and_skill(team);
        let columns = [game, reviewed.hand_luck_and_skill(team, hand - 1)];
        let [game_lines, hand_lines] = columns.map(|split| review::split(split, team, at));
        let lines = game_lines.into_iter().zip(hand_lines);
        let lines = lines.enumerate().map(|(n, ((name, game), (_, hand)))| {
            let spoken = say!("review-counted", side = name.clone(), count = game.clone());
            (vec![name, game, hand], spoken, n == 3)
        });
        let heads = vec![
            String::new(),
            say!("review-whole-game"),
            say!("review-this-hand"),
        ];
        lines_ui(ui, "luck", (heads, lines.collect()), self.look);
        text::quiet(ui, review::luck_known(game, at.rules));
        text::quiet(ui, say!("review-luck-says"));
    }

    /// Draws how many decisions got which mark, player by player.
    fn summary_ui(self, ui: &mut Ui, reviewed: &GameReview) {
        let at = self.at();
        text::heading(ui, say!("review-summary"));
        let seats: Vec<Seat> = Seat::around(at.rules.seats).collect();
        let names = seats.iter().map(|seat| self.seating[*seat].name());
        let names: Vec<String> = names.map(called).collect();
        let heads = std::iter::once(String::new()).chain(names.clone());
        let spoken = |what: &str, cells: &[String]| {
            let cells = names.iter().zip(cells);
            let cells = cells.map(|(side, count)| {
                say!("review-counted", side = side.clone(), count = count.clone())
            });
            say!(
                "review-counted",
                side = what.to_owned(),
                count = words::list(cells)
            )
        };
        let line = |what: String, cells: Vec<String>| {
            let spoken = spoken(&what, &cells);
            let line = std::iter::once(what).chain(cells).collect();
            (line, spoken, false)
        };
        let mut lines: Vec<Line> = Vec::new();
        for mark in Mark::VARIANTS {
            let counts = seats.iter().map(|seat| reviewed.count(*seat, *mark));
            let counts = counts.map(|count| count.to_string()).collect();
            lines.push(line(review::mark_counted(*mark), counts));
        }
        let costs = seats.iter();
        let costs: Vec<Costs> = costs
            .map(|seat| review::costs(reviewed, *seat, at.rules))
            .collect();
        let cells = |of: fn(&Costs) -> &String| costs.iter().map(of).cloned().collect();
        let (rest, of_chance) = (say!("review-cost-rest"), say!("review-cost-chance"));
        lines.push(line(
            say!("review-cost-points"),
            cells(|cost| &cost.points[0]),
        ));
        lines.push(line(rest.clone(), cells(|cost| &cost.points[1])));
        lines.push(line(of_chance, cells(|cost| &cost.chance[0])));
        lines.push(line(rest, cells(|cost| &cost.chance[1])));
        lines_ui(ui, "summary", (heads.collect(), lines), self.look);
        text::quiet(ui, say!("review-cost-rest-says"));
    }

    /// Draws the decisions that were worse than good; each takes one there.
    fn mistakes_ui(self, ui: &mut Ui, reviewed: &GameReview, commands: &mut Vec<Command>) {
        text::heading(ui, say!("review-mistakes"));
        let decisions = reviewed.decisions().iter();
        let mut bad = decisions
            .filter(|decision| decision.mark.is_bad())
            .peekable();
        if bad.peek().is_none() {
            text::quiet(ui, say!("review-no-mistakes"));
        }
        row::steady(ui, "mistakes", |ui| {
            for decision in bad {
                let told = review::mistake(decision, self.study.review, self.at());
                let told = RichText::new(told).size(SMALL_TEXT_SIZE);
                let is_here = decision.moment == self.study.review.moment();
                let button = egui::Button::selectable(is_here, told).wrap();
                let button = ui.add(button);
                ear::give_author_id(&button, format!("review-moment-{}", decision.moment));
                if button.clicked() {
                    let step = ReviewStep::To(decision.moment);
                    commands.push(Command::Review(step));
                }
            }
        });
    }

    /// The colour of what is said of a decision.
    const fn color_of(self, mark: Mark) -> egui::Color32 {
        if mark.is_bad() {
            self.look.accent_text
        } else {
            self.look.text
        }
    }
}

/// A small button that is called so, whatever has room on it.
fn button_ui(
    ui: &mut Ui,
    (name, written): (MessageId, MessageId),
    author_id: &str,
    is_possible: bool,
) -> Response {
    let text = RichText::new(written.text()).size(SMALL_TEXT_SIZE);
    let button = ui.add_enabled(is_possible, egui::Button::new(text));
    ear::give_author_id(&button, author_id);
    button.accessible_name(name.text())
}
