//! Practice: the tasks of the day, one after the other, in place of the game.

use super::App;
use crate::command::{LearnCommand, LessonCommand};
use crate::learn::{FoundTask, NextTask, PracticeTask};
use game::profile::{OWNER, OwnMistakes, Task};
use nestor::coach::SavedReview;
use words::lessons::LessonVerdict;
use words::msg;

impl App {
    /// Looks for the next task of the day. If there is none, goes back to the game and shows how
    /// many tasks were solved.
    pub(super) fn next_task(&mut self, now: f64) {
        if self.session.is_loading_lists() {
            self.messages.show(&msg::HISTORY_BEING_READ.text());
            return;
        }
        let today = self.system.clock.today();
        let next = self.learn.next_task(&self.session, &self.storage.files, today);
        if let NextTask::NoTask { solved, asked } = next {
            self.leave_lesson(now);
            self.messages.show(&if asked == 0 {
                msg::PRACTICE_NONE.text()
            } else {
                msg::practice_done(asked, solved)
            });
        }
    }

    /// Receives the mistakes of all analyzed games, from which practice chooses.
    pub(crate) fn on_mistakes_found(&mut self, found: Vec<OwnMistakes>) {
        let ctx = self.storage.files.ctx.clone();
        if self.learn.take_mistakes(found) {
            self.next_task(ctx.input(|input| input.time));
        }
        ctx.request_repaint();
    }

    /// Receives the review that a task is taken from, and puts the task on the table. Goes to the
    /// next task if the review no longer exists.
    pub(crate) fn on_task_found(&mut self, task: Task, found: Option<Box<SavedReview>>) {
        let ctx = self.storage.files.ctx.clone();
        let now = ctx.input(|input| input.time);
        let today = self.system.clock.today();
        match self.learn.build_task(task, found, (&self.session, today)) {
            FoundTask::Found(task) => self.show_task(*task, false, now),
            FoundTask::Lost => self.next_task(now),
            FoundTask::Superseded => {}
        }
        ctx.request_repaint();
    }

    pub(super) fn show_task(&mut self, task: PracticeTask, is_helped: bool, now: f64) {
        if let Some(view) = task.position.coach_view(OWNER) {
            let position = task.position.clone();
            self.learn.begin_task(task, view, is_helped);
            self.show_teaching_position(position, now);
        }
    }

    /// Records the answer to a task; only the first of the day counts.
    pub(super) fn note_answer(&mut self, task: Task, is_solved: bool) {
        let today = self.system.clock.today();
        self.learn.note_answer(task, today, is_solved, &mut self.storage.files);
    }

    /// Carries out a command about the task on the table. Returns whether it did.
    pub(super) fn run_practice_command(
        &mut self,
        command: LessonCommand,
        task: PracticeTask,
        now: f64,
    ) -> bool {
        match command {
            LessonCommand::Begin(_) | LessonCommand::Leave | LessonCommand::OpenList => {
                return false;
            }
            LessonCommand::Back => {}
            LessonCommand::Next => self.next_task(now),
            LessonCommand::TryAgain => {
                self.show_task(task, true, now);
                let teaching = self.learn.lesson.as_ref();
                let asked = teaching.map(|it| it.text(self.session.seating()));
                self.messages.announce(asked.unwrap_or_default());
            }
            LessonCommand::ShowAnswer => self.show_best_play(&task, now),
            LessonCommand::DismissTask => {
                self.learn.dismiss_task(task.task, &mut self.storage.files);
                self.next_task(now);
            }
            LessonCommand::OpenGame => {
                self.run_learn_command(LearnCommand::OpenMistake(task.task), now);
            }
        }
        true
    }

    fn show_best_play(&mut self, task: &PracticeTask, now: f64) {
        if self.learn.lesson.as_ref().is_some_and(|it| it.answer.is_some()) {
            self.show_task(task.clone(), true, now);
        }
        self.note_answer(task.task, false);
        let best = task.decision.best();
        if let Some(teaching) = &mut self.learn.lesson {
            teaching.answer = Some((LessonVerdict::Shown, best));
            teaching.is_helped = true;
        }
        if let Ok(events) = self.session.act(OWNER, best) {
            self.show_new_events(&events, now);
        }
    }
}
