//! Answers of the game to the menus and the bar: the possible commands, the switches that are on,
//! and the title.

use egui::Context;

use super::Play;
use crate::command::{
    Command, GameCommand, LearnCommand, Subject, TableCommand, WindowCommand, WindowKind,
};
use crate::menu::{CommandStatus, Titles};
use engine::Level;
use game::session::{Again, Step};
use words::{Id, daily, levels, msg, rules, sides, turn};

impl CommandStatus for Play<'_> {
    fn available(&self, command: &Command) -> Result<(), Id> {
        let is_covered = self.screen().is_covered();
        let is_paused = self.stands_still();
        let is_step = matches!(command, Command::Game(GameCommand::Undo | GameCommand::Redo));
        if command.is_about(Subject::Table) && is_covered && (is_paused || !is_step) {
            return Err(msg::WHY_COVERED);
        }
        if command.is_about(Subject::Game) && self.learn.lesson.is_some() {
            return Err(msg::WHY_LESSON);
        }
        let session = self.session;
        let (is_possible, why_not) = match command {
            Command::Game(GameCommand::Undo) => (self.can_undo(), msg::WHY_NOTHING_TO_UNDO),
            Command::Game(GameCommand::Redo) => {
                (session.can_redo() || self.table.deal.can_redo(), msg::WHY_NOTHING_TO_REDO)
            }
            Command::Game(GameCommand::Restart) => (session.can_restart(), msg::WHY_NOTHING_DONE),
            Command::Game(GameCommand::GoToBookmark) => {
                (session.saved().preserved().is_some(), msg::WHY_NO_BOOKMARK)
            }
            Command::Game(GameCommand::Pause) => (session.clock_runs(), msg::WHY_NO_CLOCK),
            Command::Learn(LearnCommand::ToggleHint) => {
                (self.can_ask_for_hint(), msg::WHY_NOT_YOUR_TURN)
            }
            Command::Learn(LearnCommand::ToggleReview) => {
                (self.can_look_back(), msg::REVIEW_NOT_OVER)
            }
            Command::Table(TableCommand::ToggleNestorsHand | TableCommand::ToggleBoneyard) => {
                if self.is_dealing() {
                    return Err(msg::WHY_BONES_ARE_TAKEN);
                }
                (self.may_peek(), msg::WHY_OTHERS_SIT_THERE)
            }
            Command::Table(TableCommand::ToggleBetween(_)) => {
                (self.shows_only_ends(), msg::WHY_WHOLE_LINE)
            }
            Command::Window(WindowCommand::Toggle(WindowKind::GiveUp)) => {
                if !session.state().can_be_given_up() {
                    return Err(msg::WHY_CANNOT_GIVE_UP);
                }
                (!is_covered || is_paused, msg::WHY_COVERED)
            }
            Command::Window(WindowCommand::Toggle(WindowKind::Result)) => {
                (self.is_game_over(), msg::WHY_NOT_OVER)
            }
            _ => return Ok(()),
        };
        is_possible.then_some(()).ok_or(why_not)
    }

    fn is_on(&self, ctx: &Context, command: &Command) -> Option<bool> {
        let display = self.session.display();
        Some(match command {
            Command::Game(GameCommand::Pause) => self.stands_still(),
            Command::Table(TableCommand::ToggleLog) => self.has_log(),
            Command::Table(TableCommand::ToggleView) => self.has_ends_only(),
            Command::Table(TableCommand::ToggleBetween(which)) => {
                self.table.between == Some(*which)
            }
            Command::Table(TableCommand::ToggleNestorsHand) => self.table.viewer.hands,
            Command::Table(TableCommand::ToggleBoneyard) => self.table.viewer.boneyard,
            Command::Learn(LearnCommand::ToggleLens) => self.has_lens(),
            Command::Learn(LearnCommand::SetTutor(tutor)) => display.tutor == *tutor,
            Command::Learn(LearnCommand::ToggleReview) => self.is_review(),
            Command::Window(WindowCommand::ToggleSound) => display.sound,
            Command::Window(WindowCommand::ToggleFullScreen) => {
                ctx.input(|input| input.viewport().fullscreen == Some(true))
            }
            _ => return None,
        })
    }

    fn is_for_window(&self, window: WindowKind, command: &Command) -> bool {
        let brings = match command {
            Command::Game(GameCommand::Undo) => self.session.undo_brings(),
            Command::Game(GameCommand::Redo) => self.session.redo_brings(),
            _ => None,
        };
        matches!(window, WindowKind::Tally | WindowKind::History)
            && matches!(brings, Some(Step::Tally | Step::History))
    }

    fn is_listed(&self, command: &Command) -> bool {
        match command {
            Command::Game(GameCommand::Pause)
            | Command::Window(WindowCommand::Toggle(WindowKind::GiveUp)) => {
                self.session.state().rules().clock
            }
            Command::Window(WindowCommand::Toggle(WindowKind::Result)) => self.is_game_over(),
            _ => true,
        }
    }
}

impl Play<'_> {
    fn can_undo(self) -> bool {
        match &self.learn.lesson {
            Some(lesson) => lesson.can_undo(),
            None => self.session.can_undo() || self.table.deal.can_undo(self.session.state()),
        }
    }

    fn is_game_over(self) -> bool {
        self.session.state().outcome().is_some()
    }

    /// Returns the title of the game for the middle of the bar.
    pub fn titles(self) -> Titles {
        let preferences = self.session.preferences();
        let rules = self.rules();
        let game = self.session.game();
        if self.learn.lesson.is_some() {
            return of_lesson();
        }
        let again = game.again();
        // A hand that is played alone has no target, and would be no game by name.
        let is_hand = matches!(again, Some(Again::OtherSeat { hand: Some(_), .. }));
        let name =
            if is_hand { preferences.name_of_hand(rules) } else { preferences.name_of(rules) };
        let name = rules::game(&name);
        let titled = turn::game(name.clone(), rules);
        let played: Vec<Level> = self.shown().seating().levels().collect();
        let level = levels::of(&played);
        // As text, because the largest numbers are larger than a message can count.
        let number = game.number().map(|it| msg::turn_game_number(it.to_string()));
        let for_practice = self.session.practises_day();
        let for_practice = for_practice.then(|| msg::DAILY_FOR_PRACTICE.text());
        let again = again.map(turn::played_again);
        Titles {
            number: game.day().map(|day| msg::daily_titled(daily::date(day))).or(number),
            again: again.or(for_practice),
            game: sides::with_seats(titled, rules.seats),
            name,
            level: level.unwrap_or_default(),
            can_leave: self.session.can_go_back(),
            is_assisted: self.session.help().is_any(),
        }
    }
}

/// The title of a lesson.
fn of_lesson() -> Titles {
    let name = msg::WINDOW_LESSONS.text();
    Titles {
        number: None,
        again: None,
        game: name.clone(),
        name,
        level: String::new(),
        can_leave: false,
        is_assisted: false,
    }
}
