//! The one door: whatever comes in from outside comes in here, and what has
//! changed by it goes out from here to be written.

use std::path::PathBuf;

use super::App;
use super::coaching::Done;
use super::files::FileAnswer;
use super::worker::Thought;
use crate::command::Command;
use game::session::SeenElsewhere;
use game::storage::{Dirty, Doorbell, HistoryFile, Rung};
use words::{files, msg};

/// What comes in from outside.
#[derive(Debug)]
pub enum Update {
    /// What the person did.
    Command(Command),
    /// What Nestor decided.
    Thought(Thought),
    /// What the coach has worked out.
    Coach(Done),
    /// What the disk answered.
    File(FileAnswer),
    /// The history, which has been read.
    History(Box<HistoryFile>),
    /// Another start of the program is to open this saved game.
    Rung(PathBuf),
    /// What another window shows of a game and cannot save.
    Seen(Box<SeenElsewhere>),
    /// What the clock brought: time has passed.
    Tick,
}

impl From<Command> for Update {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl App {
    /// The one place where anything changes. Hands what has changed to be
    /// written, and says what that was.
    pub fn update(&mut self, ctx: &egui::Context, update: Update) -> Dirty {
        self.session.note_time(self.clock.now());
        let is_put_away = self.has_put_help_away();
        let mut held_back = Dirty::NOTHING;
        match update {
            Update::Command(command) if self.must_wait(&command) => {
                self.held_back.push(command);
            }
            Update::Command(command) => {
                self.run(ctx, command);
                ctx.request_repaint();
            }
            Update::History(read) => held_back = self.take_history(ctx, *read),
            Update::Thought(thought) => self.thought = Some(thought),
            Update::Coach(done) => self.coach_answered(done),
            Update::File(answer) => self.file_answered(ctx, answer),
            Update::Rung(file) => self.rung(ctx, file),
            Update::Seen(seen) => self.session.take_in_seen(&seen),
            Update::Tick => self.tick(ctx),
        }
        self.follow_screen(ctx.input(|input| input.time));
        self.follow_review();
        self.follow_blind_test();
        self.follow_whys();
        self.follow_result();
        if is_put_away && !self.has_put_help_away() {
            self.messages.forget(&msg::DAILY_HELP_PUT_AWAY.text());
        }
        self.follow_lens();
        self.follow_tutor();
        let kept = self.autosave.keep(&self.session, &self.themes) | self.household.keep();
        let dirty = held_back | kept;
        if dirty != Dirty::NOTHING {
            // Whoever removes the files of one folder removes those of all.
            self.household.look_for_removed();
        }
        dirty
    }

    /// What has come in from other threads since the last picture, and that time
    /// has passed.
    pub(super) fn arrivals(&mut self) -> Vec<Update> {
        let notices = self.household.notices().into_iter();
        let notices = notices.chain(self.autosave.notices());
        let answers = notices.map(FileAnswer::Said).chain(self.files.answers());
        let mut updates: Vec<_> = answers.map(Update::File).collect();
        let history = self.autosave.history_read();
        updates.extend(history.map(|read| Update::History(Box::new(read))));
        let rung = self.doorbell.iter().flat_map(Doorbell::rung);
        updates.extend(rung.map(|rung| match rung {
            Rung::File(file) => Update::Rung(file),
            Rung::Seen(seen) => Update::Seen(seen),
        }));
        updates.extend(self.nestor.thought().map(Update::Thought));
        updates.extend(self.coach.done().into_iter().map(Update::Coach));
        updates.push(Update::Tick);
        updates
    }

    /// Whether a command waits for the history, which is still being read; or comes
    /// after one that does.
    fn must_wait(&self, command: &Command) -> bool {
        let waits = !self.held_back.is_empty() && command.keeps_its_turn();
        waits || (self.session.history().is_awaited() && command.needs_history())
    }

    /// Takes over the history that was read, and does what had to wait for it: up to
    /// where somebody else sits down, whose history is read then. Says which files have
    /// changed by that.
    pub(super) fn take_history(&mut self, ctx: &egui::Context, read: HistoryFile) -> Dirty {
        for notice in self.autosave.take_history(&mut self.session, read) {
            self.messages.notice(move || files::notice(&notice));
        }
        ctx.request_repaint();
        let held_back = std::mem::take(&mut self.held_back).into_iter();
        held_back.fold(Dirty::NOTHING, |dirty, command| {
            dirty | self.update(ctx, command.into())
        })
    }

    /// Follows the window, sees to it that the player knows what is not saved,
    /// and lets Nestor act when it is time for it.
    fn tick(&mut self, ctx: &egui::Context) {
        // It comes after all that has arrived.
        self.autosave.has_taken_over();
        if let Some(place) = self.window.as_mut().and_then(|window| window.follow(ctx)) {
            self.household.move_window(place);
        }
        self.tell_unsaved();
        self.make_sounds(ctx.input(|input| input.time));
        if self.household.at_table().is_some() {
            // One after the other, so that the last is on the table in the end.
            if !self.files.is_opening()
                && !self.session.history().is_awaited()
                && let Some(file) = self.to_open.pop_front()
            {
                self.files.open(file);
            }
            self.take_on(ctx);
            self.run_clock(ctx);
            self.end_break(ctx);
            self.pass_on_in_time(ctx);
            self.let_nestor_play(ctx);
            self.wait_for_tutor(ctx, ctx.input(|input| input.time));
            self.show_result_in_time(ctx, ctx.input(|input| input.time));
        }
    }
}
