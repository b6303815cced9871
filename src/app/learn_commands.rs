//! Carries out commands about hints, the bone counter, the tutor, reviews and lessons. Commands
//! about practice are in [`practice`](super::practice).

use super::App;
use super::keyboard::FocusHolder;
use crate::command::{
    Command, GameCommand, LearnCommand, LessonCommand, Neighbor, OneTimeTip, Subject, TableCommand,
    WindowKind,
};
use crate::learn::{LessonStep, Teaching, TeachingStep};
use engine::{Action, GameState, Level, Seating};
use game::profile::{AnswerState, LensMode};
use game::session::ReviewStep;
use nestor::coach::lessons::Exercise;
use words::lessons::LessonVerdict;
use words::msg;
use words::refused::why_refused;

impl App {
    pub(super) fn run_learn_command(&mut self, command: LearnCommand, now: f64) {
        match command {
            LearnCommand::ToggleHint => self.toggle_hint(),
            LearnCommand::ExplainHint => self.learn.advice.shows_all_reasons = true,
            LearnCommand::ToggleLens => self.toggle_lens(),
            LearnCommand::HoldLens(is_down) => {
                self.learn.lens.was_key_down = is_down;
                let can_show = is_down && self.play().can_show_bone_counter();
                let can_show = can_show && !self.windows.is_any_open();
                let asks = can_show && self.play().can_be_assisted();
                self.learn.lens.shows_while_held = can_show && !asks;
                if asks {
                    self.ask_before_help(command.into());
                }
            }
            LearnCommand::SetTutor(tutor) => {
                self.change_preferences(|preferences| preferences.display.tutor = tutor);
            }
            LearnCommand::AnswerTutor(plays) => {
                if let Some(doubt) = self.learn.advice.warning.take() {
                    self.windows.focus.restore_focus(FocusHolder::TutorWarning);
                    if plays {
                        self.learn.advice.accepted_play = Some(doubt.action);
                        self.act(doubt.action, now);
                    }
                }
            }
            LearnCommand::ShowTip(tip) => {
                // Another command of this frame may have changed the position.
                let is_of_now = |tip: &OneTimeTip| tip.ticket == self.session.ticket();
                let tip = tip.map(|tip| *tip).filter(is_of_now);
                self.learn.tips.show(tip, &mut self.session);
            }
            LearnCommand::BlindTest(decision) => {
                self.learn.ask_blind_test(decision, &self.session);
            }
            LearnCommand::ToggleReview => self.toggle_review(now),
            LearnCommand::Review(step) => self.review(step, now),
            // Goes to another decision, or shows a message if there is none.
            LearnCommand::Seek(target) if self.learn.review.is_some() => {
                match self.learn.find_decision(target, self.table.seat()) {
                    Ok(moment) => self.review(ReviewStep::To(moment), now),
                    Err(none) => self.messages.show(&none.text()),
                }
            }
            // `App::run` has accepted help already.
            LearnCommand::Seek(_) | LearnCommand::AcceptHelp => {}
            LearnCommand::ToggleStudy => self.learn.toggle_study(&self.session),
            LearnCommand::ReviewGames => {
                let files = &self.storage.files;
                self.learn.toggle_backlog(&self.session, files);
            }
            // Continues from the shown moment, as a separate game.
            LearnCommand::TryAgain => {
                let review = self.learn.review.as_ref();
                if review.is_some_and(|review| self.session.try_again(review)) {
                    self.show_other_game(now);
                    self.messages.show(&msg::REVIEW_TRIED_AGAIN.text());
                }
            }
            LearnCommand::Lesson(command) => self.run_lesson_command(command, now),
            LearnCommand::Practice => {
                self.close_windows();
                self.next_task(now);
            }
            LearnCommand::ListMistakes => self.storage.files.find_mistakes(),
            LearnCommand::OpenMistake(task) => {
                self.leave_lesson(now);
                self.learn.review_opens_at = Some((task.game, task.moment));
                let in_memory = self.session.finished_game(task.game);
                self.storage.files.read_finished(task.game, in_memory);
            }
        }
    }

    fn toggle_hint(&mut self) {
        let is_asked = self.learn.advice.is_hint_asked();
        self.learn.advice.drop_hint();
        self.learn.advice.warning = None;
        if is_asked || !self.play().can_ask_for_hint() {
            self.messages.clear();
            return;
        }
        self.learn.tips.hide();
        if let Some(view) = self.session.coach_view(self.table.seat()) {
            // The place of a selected bone would cover the place of the hint.
            self.table.selected = None;
            self.learn.ask_for_hint(view);
            self.messages.show(&msg::HINT_THINKING.text());
        }
    }

    /// Turns the bone counter on or off. In a narrow window, the bone counter takes the place of
    /// the review's panel.
    pub(super) fn toggle_lens(&mut self) {
        let lens = self.session.display().lens;
        let shown = &mut self.learn.lens;
        if self.learn.review.is_some() && self.table.is_narrow() && lens == LensMode::On {
            shown.yields_to_review = !shown.yields_to_review;
            return;
        }
        shown.yields_to_review = false;
        let lens = match lens {
            LensMode::Off => LensMode::On,
            LensMode::On => LensMode::Off,
            LensMode::WhileHeld => return,
        };
        self.change_preferences(|preferences| preferences.display.lens = lens);
    }

    /// Begins to review the game with all hands revealed, if no hand is being played, or ends the
    /// review. After the review of a finished game the result is shown again.
    pub(super) fn toggle_review(&mut self, now: f64) {
        if self.learn.review.take().is_some() {
            self.table.hide_revealed();
            self.show_other_position(now);
            if self.session.state().outcome().is_some() {
                self.open(WindowKind::Result);
            }
            return;
        }
        let can_look_back = self.play().can_review();
        let Some(review) = self.session.start_review().filter(|_| can_look_back) else {
            self.messages.show(&msg::REVIEW_NOT_OVER.text());
            return;
        };
        self.learn.begin_review(review);
        self.learn.lens.yields_to_review = self.table.is_narrow();
        self.close(WindowKind::Result);
        self.close(WindowKind::ScoreSheet);
        // The person may have another seat in this game.
        self.turn_to_viewer(now);
        self.table.viewer.sees_hands = self.play().may_see_hidden_bones();
        let id = self.session.game().id();
        self.learn.begin_study(id, &self.storage.files);
        self.show_other_position(now);
    }

    /// Goes to another moment of the reviewed game; does nothing without a review.
    pub(super) fn review(&mut self, step: ReviewStep, now: f64) {
        if let Some(review) = &mut self.learn.review {
            review.go(step);
            self.show_other_position(now);
        }
    }

    fn run_lesson_command(&mut self, command: LessonCommand, now: f64) {
        let step = self.learn.lesson.as_ref().map(|it| &it.step);
        if let Some(task) = step.and_then(TeachingStep::task).cloned()
            && self.run_practice_command(command, task, now)
        {
            return;
        }
        let step = self.learn.lesson.as_ref().map(|it| &it.step);
        let current = step.and_then(TeachingStep::lesson);
        match (command, current) {
            // The lesson continues where it was left.
            (LessonCommand::Begin(lesson), _) => {
                self.close_windows();
                let progress = &self.session.preferences().lessons;
                let number = progress.first_unanswered(lesson).unwrap_or_default();
                let is_shown = number == 0 && !lesson.examples().is_empty();
                let first = LessonStep { lesson, is_shown, number };
                self.change_preferences(|preferences| preferences.lessons.note_begun(lesson));
                self.show_lesson_step(first, false, now);
            }
            (LessonCommand::TryAgain, Some(step)) => {
                self.show_lesson_step(step, true, now);
                self.messages.announce(step.text());
            }
            (LessonCommand::ShowAnswer, Some(_)) => self.show_answer(now),
            (LessonCommand::Next, Some(step)) => {
                if let Some(next) = step.next() {
                    self.show_lesson_step(next, false, now);
                } else {
                    self.leave_lesson(now);
                    if !step.lesson.is_first() {
                        self.open(WindowKind::Lessons);
                    }
                }
            }
            (LessonCommand::Back, Some(step)) => {
                if let Some(previous) = step.previous() {
                    self.show_lesson_step(previous, false, now);
                }
            }
            (LessonCommand::Leave | LessonCommand::OpenList, _) => {
                self.leave_lesson(now);
                // After *Show me how* there may be no game to return to, and none begins by itself.
                if command == LessonCommand::OpenList || self.session.state().record().is_empty() {
                    self.open(WindowKind::Lessons);
                } else {
                    self.messages.show(&msg::TURN_OWN_GAME_BACK.text());
                }
            }
            (_, None) | (LessonCommand::DismissTask | LessonCommand::OpenGame, _) => {}
        }
    }

    /// Puts the position of a lesson's step on the table. If the step shows a play, makes the play
    /// at once.
    fn show_lesson_step(&mut self, step: LessonStep, is_helped: bool, now: f64) {
        let exercise = step.exercise();
        let (name, seats) = (self.session.name(), exercise.seats());
        let state = exercise.state(Seating::with_nestors(name, seats, Level::Tough));
        let Some(view) = state.view(Exercise::SEAT) else {
            return;
        };
        let shown = exercise.answers(&view).first().copied();
        self.learn.begin_step(step, view, is_helped);
        self.show_teaching_position(state, now);
        if let Some(play) = shown.filter(|_| step.is_shown)
            && let Ok(events) = self.session.act_in_lesson(play)
        {
            self.show_new_events(&events, now);
        }
    }

    /// Puts a position on the table in place of the game.
    pub(super) fn show_teaching_position(&mut self, state: GameState, now: f64) {
        if self.session.state().outcome().is_none() {
            self.learn.stop_study();
        }
        self.session.save_clock();
        self.session.show_lesson(state);
        self.table.cover_hands();
        self.turn_to_viewer(now);
        self.show_other_position(now);
    }

    /// Takes the lesson off the table and shows the game as it was. The hands are covered and the
    /// clock is paused, because it is unknown who is looking.
    pub(super) fn leave_lesson(&mut self, now: f64) {
        if self.learn.leave_lesson() {
            self.session.show_game_in_progress();
            self.show_other_game(now);
        }
    }

    /// Answers the question of the lesson or the task, and shows at once whether the answer is
    /// right.
    pub(super) fn answer_question(&mut self, action: Action, now: f64) {
        let Some(teaching) = &mut self.learn.lesson else {
            return;
        };
        let is_right = match &teaching.step {
            TeachingStep::Lesson(step) => step.exercise().is_answer(&teaching.view, action),
            TeachingStep::Task(task) => {
                let (table, rules) = (teaching.view.position().table(), teaching.view.rules());
                task.is_solved_by(action, table, rules)
            }
        };
        if teaching.is_wrong() && is_right {
            match teaching.step.clone() {
                TeachingStep::Lesson(step) => self.show_lesson_step(step, true, now),
                TeachingStep::Task(task) => self.show_task(*task, true, now),
            }
            return self.answer_question(action, now);
        }
        if teaching.answer.is_some() {
            self.messages.show(&msg::LESSON_IS_ANSWERED.text());
            return;
        }
        let events = match self.session.act(Exercise::SEAT, action) {
            Ok(events) => events,
            Err(error) => {
                self.messages.show(&why_refused(&error.reason));
                return;
            }
        };
        let (verdict, answer_state) = match is_right {
            true if teaching.is_helped => (LessonVerdict::Right, Some(AnswerState::Later)),
            true => (LessonVerdict::Right, Some(AnswerState::AtFirst)),
            false => (LessonVerdict::Wrong, None),
        };
        teaching.answer = Some((verdict, action));
        let (lesson, task) = (teaching.step.lesson(), teaching.step.task().map(|it| it.task));
        if let Some(task) = task {
            self.note_answer(task, is_right);
        }
        if let Some((LessonStep { lesson, number, .. }, answer_state)) = lesson.zip(answer_state) {
            self.change_preferences(|preferences| {
                preferences.lessons.note_answer(lesson, number, answer_state);
            });
        }
        self.show_new_events(&events, now);
    }

    fn show_answer(&mut self, now: f64) {
        let Some(teaching) = &self.learn.lesson else {
            return;
        };
        let Some(step) = teaching.step.lesson() else {
            return;
        };
        let answers = step.exercise().answers(&teaching.view);
        let Some(answer) = answers.first().copied() else {
            return;
        };
        if teaching.answer.is_some() {
            self.show_lesson_step(step, true, now);
        }
        self.change_preferences(|preferences| {
            preferences.lessons.note_answer(step.lesson, step.number, AnswerState::Later);
        });
        if let Some(teaching) = &mut self.learn.lesson {
            teaching.answer = Some((LessonVerdict::Shown, answer));
            teaching.is_helped = true;
        }
        if let Ok(events) = self.session.act(Exercise::SEAT, answer) {
            self.show_new_events(&events, now);
        }
    }

    /// Handles a command during a lesson, and returns whether it did. Undo takes back the answer,
    /// and so does clicking a bone after a wrong answer. A command about the game only shows why it
    /// must wait; a command for another game leaves the lesson first. While plays are shown, Right
    /// leads to the next play and Left to the previous one; other actions show which button to
    /// press.
    pub(super) fn run_in_lesson(&mut self, command: &Command, now: f64) -> bool {
        let step = self.learn.lesson.as_ref().map(|it| &it.step);
        if step.is_some_and(TeachingStep::is_shown) {
            match command {
                Command::Table(TableCommand::MoveInHand(..) | TableCommand::MoveSelected(_)) => {
                    return true;
                }
                Command::Table(TableCommand::SelectNeighbor(Neighbor::Previous))
                | Command::Game(GameCommand::Undo) => {
                    self.run_lesson_command(LessonCommand::Back, now);
                    return true;
                }
                Command::Table(TableCommand::SelectNeighbor(Neighbor::Next)) => {
                    self.run_lesson_command(LessonCommand::Next, now);
                    return true;
                }
                Command::Table(_) if command.row().is_about(Subject::Turn) => {
                    if let Some(step) = step {
                        self.messages.show(&msg::lesson_watch(step.next_label().text()));
                    }
                    return true;
                }
                _ => {}
            }
        }
        // Clicking a bone after a wrong answer is another try.
        if let Command::Table(
            TableCommand::Select(Some(bone)) | TableCommand::ExplainRefusal(bone, _),
        ) = command
            && self.learn.lesson.as_ref().is_some_and(Teaching::is_wrong)
        {
            self.run_lesson_command(LessonCommand::TryAgain, now);
            self.select(Some(*bone), now);
            return true;
        }
        if command.row().is_about(Subject::Game) {
            self.messages.show(&msg::WHY_LESSON.text());
            return true;
        }
        if *command == Command::Game(GameCommand::Undo) {
            let is_answered = |it: &Teaching| it.answer.is_some();
            if self.learn.lesson.as_ref().is_some_and(is_answered) {
                self.run_lesson_command(LessonCommand::TryAgain, now);
            }
            return true;
        }
        if *command == Command::Game(GameCommand::LeaveReplay) {
            self.leave_lesson(now);
            return true;
        }
        if command.row().is_about(Subject::OtherGame) {
            self.leave_lesson(now);
        }
        false
    }
}
