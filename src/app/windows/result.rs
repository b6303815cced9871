//! The card at the end of a game: how it ended, and what is to be played next.

use egui::{Align, Layout, Response, RichText, Ui};

use super::contents::{Answers, Contents, Surroundings};
use super::daily::copy_result_ui;
use super::figures::figures_ui;
use super::text;
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::{command_tip, drop_confirming_keys, drop_held_keys, tip};
use crate::app::theme::{BIG_TEXT_SIZE, HEADING_SIZE, strong};
use engine::{Outcome, ScoreSheet};
use game::profile::Preferences;
use game::session::Session;
use words::{Id, daily, result, turn};
use words::{id, say};

/// The space above a part of the card, in points.
const ABOVE_PART: f32 = 14.0;

/// For so long after the card has come, Space and Enter were meant for the table:
/// nobody has read it yet, in seconds.
const UNREAD_SECS: f64 = 0.6;

/// The card.
#[derive(Debug, Default)]
pub struct ResultWindow {
    /// Its first button takes the keyboard.
    opens: bool,
    /// When it was first seen since it was opened.
    seen_at: Option<f64>,
}

impl Contents for ResultWindow {
    fn title(&self) -> Id {
        id!("window-result")
    }

    fn width(&self) -> f32 {
        440.0
    }

    fn stands_clear(&self) -> bool {
        true
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        self.opens = true;
        self.seen_at = None;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let session = around.session;
        let Some(outcome) = session.state().outcome() else {
            return;
        };
        let now = ui.input(|input| input.time);
        let is_unread = now - *self.seen_at.get_or_insert(now) < UNREAD_SECS;
        match around.is_in_front {
            true if is_unread => drop_confirming_keys(ui),
            true => drop_held_keys(ui),
            false => {}
        }
        result_ui(ui, around, outcome);
        ui.add_space(ABOVE_PART);
        let sheet = ScoreSheet::of(session.state());
        let level = session.game().counted();
        let level = level.and_then(|counted| result::level_of(&counted.key.kind));
        let run = level.zip(session.run());
        if let Some(result) = session.state().timed_result(around.viewer) {
            let best = session.best_besides();
            let is_helped = session.game().helped();
            figures_ui(ui, result::timed(result, best, is_helped, level));
            ui.add_space(ABOVE_PART);
        }
        let games = session.both_seats();
        let games = games.map(|games| result::both_seats(games, session.state()));
        let hand = session.hand_twice();
        let hand = hand.map(|hand| result::hand_twice(hand, session.state()));
        if let Some(figures) = games.or(hand) {
            figures_ui(ui, figures);
            ui.add_space(ABOVE_PART);
        }
        figures_ui(ui, result::figures(session.state(), &sheet, run));
        if session.game().counted().is_some_and(|it| it.key.with_help) {
            ui.add_space(ABOVE_PART / 2.0);
            text::quiet(ui, say!("result-with-help"));
        }
        let again = session.game().played_again().is_some();
        if let Some(day) = session.game().day().filter(|_| !again) {
            let tried = session.days().of(day);
            let counted = tried.filter(|it| it.game == session.game().id());
            ui.add_space(ABOVE_PART / 2.0);
            let end = counted.and_then(|it| it.end.as_ref());
            let said = match end {
                Some(end) if !session.is_counted_end() => daily::first_end(day, end),
                _ => daily::of_day(end.is_some(), day),
            };
            text::quiet(ui, said);
            if let Some(end) = end {
                ui.horizontal_wrapped(|ui| {
                    copy_result_ui(ui, "result-copy", (day, end), answers.commands);
                });
            }
        }
        if again {
            ui.add_space(ABOVE_PART / 2.0);
            text::quiet(ui, say!("result-not-counted"));
        }
        ui.add_space(ABOVE_PART);
        self.buttons_ui(ui, around, answers.commands);
    }
}

impl ResultWindow {
    fn buttons_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
        let session = around.session;
        ui.horizontal_wrapped(|ui| {
            let mut opens = std::mem::take(&mut self.opens);
            // The first of them stands out, and takes the keyboard.
            let mut is_first = true;
            let mut next_ui = |ui: &mut Ui, id: &str, name: String| {
                let button = if std::mem::take(&mut is_first) {
                    ui.add(around.look.main_button(name))
                } else {
                    ui.button(name)
                };
                ear::give_author_id(&button, id);
                if std::mem::take(&mut opens) {
                    button.request_focus();
                }
                button
            };
            let is_of_day = session.game().day().is_some();
            let goes_back = session.waits_for_end_of_again() && !is_of_day;
            if goes_back {
                let back = next_ui(ui, "result-leave-again", turn::LEAVE_AGAIN.text());
                if command_tip(back, &Command::LeaveAgain).clicked() {
                    commands.push(Command::LeaveAgain);
                }
            }
            if is_of_day {
                // The game that is set is another one.
                let daily = next_ui(ui, "result-daily", say!("window-daily"));
                opens_window(daily, WindowKind::Daily, commands);
            } else {
                let again = next_ui(ui, "result-again", say!("result-again"));
                if tip(again, id!("tip-same-again"), None).clicked() {
                    commands.push(Command::NewGame);
                }
                for (id, says, name, wished) in other_levels(session) {
                    let button = ui.button(name);
                    ear::give_author_id(&button, id);
                    if tip(button, says, None).clicked() {
                        commands.push(Command::StartGame(Box::new(wished)));
                    }
                }
            }
            if session.can_leave_again() && !goes_back {
                let back = ui.button(turn::LEAVE_AGAIN.text());
                ear::give_author_id(&back, "result-leave-again");
                if command_tip(back, &Command::LeaveAgain).clicked() {
                    commands.push(Command::LeaveAgain);
                }
            }
            let review = ui.button(say!("menu-review"));
            ear::give_author_id(&review, "result-review");
            if command_tip(review, &Command::ToggleReview).clicked() {
                commands.push(Command::ToggleReview);
            }
            if session.can_change_seats() {
                let other = ui.button(say!("menu-other-seat"));
                ear::give_author_id(&other, "result-other-seat");
                if command_tip(other, &Command::ChangeSeats).clicked() {
                    commands.push(Command::ChangeSeats);
                }
            }
            for (id, name, kind) in [
                (
                    "result-another",
                    say!("result-another"),
                    WindowKind::NewGame,
                ),
                (
                    "result-score-sheet",
                    say!("window-score-sheet"),
                    WindowKind::ScoreSheet,
                ),
            ] {
                let button = ui.button(name);
                ear::give_author_id(&button, id);
                opens_window(button, kind, commands);
            }
        });
        if let Some(next) = other_next(session) {
            ui.add_space(ABOVE_PART / 2.0);
            text::quiet(ui, next);
        }
    }
}

/// A click on the button opens a window.
fn opens_window(button: Response, kind: WindowKind, commands: &mut Vec<Command>) {
    let open = Command::ToggleWindow(kind);
    if command_tip(button, &open).clicked() {
        // Open already, it may lie behind the card.
        commands.push(Command::CloseWindow(kind));
        commands.push(open);
    }
}

/// Draws who won, the points of all sides, and how the last hand ended.
fn result_ui(ui: &mut Ui, around: &Surroundings<'_>, outcome: Outcome) {
    let (state, look) = (around.session.state(), around.look);
    let seats = state.rules().seats;
    let mut people = state.seating().people();
    let is_won_by_person = people.any(|seat| outcome.winner == Some(seats.team(seat)));
    let color = if is_won_by_person {
        look.accent_text
    } else {
        look.text
    };
    let headline = result::headline(state, outcome);
    let headline = strong(headline).size(BIG_TEXT_SIZE).color(color);
    ui.add(egui::Label::new(headline).wrap());
    let last = result::last_hand(state);
    if !last.is_empty() {
        text::quiet(ui, last);
    }
    ui.add_space(ABOVE_PART / 2.0);
    for (team, side, points) in result::standing(state) {
        let is_winner = outcome.winner == Some(team);
        let written = |text: String| {
            let text = if is_winner {
                strong(text)
            } else {
                RichText::new(text)
            };
            text.size(HEADING_SIZE)
        };
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(written(points));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(written(side)).truncate());
                });
            });
        });
    }
}

/// The ways to play again against stronger Nestors and weaker ones, as far as
/// there are any; nobody who has lost is asked to play against stronger ones.
fn other_levels(session: &Session) -> Vec<(&'static str, Id, String, Preferences)> {
    let set = session.preferences();
    let seats = set.rules.seats;
    let winner = session.state().outcome().and_then(|it| it.winner);
    let played = session.state().rules().seats;
    let mut people = session.seating().people();
    let is_lost = winner.is_some_and(|won| !people.any(|seat| played.team(seat) == won));
    let ways = [
        ("result-stronger", id!("tip-result-stronger"), true),
        ("result-weaker", id!("tip-result-weaker"), false),
    ];
    let ways = ways
        .into_iter()
        .filter(|(.., is_stronger)| !(is_lost && *is_stronger));
    let ways = ways.filter_map(|(id, says, is_stronger)| {
        let opponents = set.opponents.one_level(is_stronger, seats)?;
        let levels = opponents.levels(seats);
        let name = if is_stronger {
            result::stronger(&levels)
        } else {
            result::weaker(&levels)
        };
        let wished = Preferences {
            opponents,
            ..set.clone()
        };
        Some((id, says, name, wished))
    });
    ways.collect()
}

/// What is set for the next game, if that is of another kind than the one that
/// is over.
fn other_next(session: &Session) -> Option<String> {
    let next = session.next_kind();
    let counted = session.game().counted();
    let played = counted.map_or_else(|| session.kind(), |counted| counted.key.kind.clone());
    (played != next).then(|| result::next(&next))
}
