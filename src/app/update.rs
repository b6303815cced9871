//! The one door: whatever comes in from outside comes in here, and what has
//! changed by it goes out from here to be written.

use std::path::PathBuf;

use super::App;
use super::nestor_player::NestorAnswer;
use crate::command::Command;
use crate::files::FileAnswer;
use crate::learn::Done;
use game::session::SeenElsewhere;
use game::storage::{Dirty, HistoryFile, Rung};
use words::{files, msg};

/// What comes in from outside.
#[derive(Debug)]
pub enum Update {
    /// What the person did.
    Command(Command),
    /// What Nestor decided.
    Nestor(NestorAnswer),
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
        self.session.note_time(self.system.clock.now());
        let is_put_away = self.has_put_help_away();
        let mut held_back = Dirty::NOTHING;
        match update {
            Update::Command(command) => {
                if let Some(command) = self.storage.hold_back(command, &self.session) {
                    self.run(ctx, command);
                    ctx.request_repaint();
                }
            }
            Update::History(read) => held_back = self.take_history(ctx, *read),
            Update::Nestor(answer) => self.nestor.note(answer),
            Update::Coach(done) => {
                let files = &mut self.storage.files;
                self.learn
                    .answered(done, &mut self.session, &mut self.messages, files);
            }
            Update::File(answer) => self.file_answered(ctx, answer),
            Update::Rung(file) => self.rung(ctx, file),
            Update::Seen(seen) => self.session.take_in_seen(&seen),
            Update::Tick => self.tick(ctx),
        }
        self.follow_screen(ctx.input(|input| input.time));
        if is_put_away && !self.has_put_help_away() {
            self.messages.forget(&msg::DAILY_HELP_PUT_AWAY.text());
        }
        self.follow_lens();
        self.follow_tutor();
        held_back | self.storage.keep(&self.session, &self.look.themes)
    }

    /// What has come in from other threads since the last picture, and that time
    /// has passed.
    pub(super) fn arrivals(&mut self) -> Vec<Update> {
        let answers = self.storage.answers().into_iter();
        let mut updates: Vec<_> = answers.map(Update::File).collect();
        let history = self.storage.autosave.history_read();
        updates.extend(history.map(|read| Update::History(Box::new(read))));
        updates.extend(self.system.rung().map(|rung| match rung {
            Rung::File(file) => Update::Rung(file),
            Rung::Seen(seen) => Update::Seen(seen),
        }));
        updates.extend(self.nestor.answers().into_iter().map(Update::Nestor));
        updates.extend(self.learn.done().into_iter().map(Update::Coach));
        updates.push(Update::Tick);
        updates
    }

    /// Takes over the history that was read, and does what had to wait for it: up to
    /// where somebody else sits down, whose history is read then. Says which files have
    /// changed by that.
    pub(super) fn take_history(&mut self, ctx: &egui::Context, read: HistoryFile) -> Dirty {
        for notice in self.storage.autosave.take_history(&mut self.session, read) {
            self.messages.notice(move || files::notice(&notice));
        }
        ctx.request_repaint();
        let held_back = self.storage.take_held_back().into_iter();
        held_back.fold(Dirty::NOTHING, |dirty, command| {
            dirty | self.update(ctx, command.into())
        })
    }

    /// Follows the window, sees to it that the player knows what is not saved,
    /// and lets Nestor act when it is time for it.
    fn tick(&mut self, ctx: &egui::Context) {
        // It comes after all that has arrived.
        self.storage.autosave.has_taken_over();
        self.system.follow_window(ctx, &mut self.storage.household);
        self.tell_unsaved();
        let due = self.table.scene.take_sounds(ctx.input(|input| input.time));
        let display = self.session.preferences().display;
        self.sounds.play_wanted(due, &display);
        if self.storage.player().is_some() {
            self.storage.open_next(&self.session);
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
