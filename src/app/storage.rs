//! What lies on disk: the players, the game and all that belongs to it, the saved games.

use std::collections::VecDeque;
use std::path::PathBuf;

use egui::Context;
use rfd::FileDialog;

use super::Startup;
use crate::command::Command;
use crate::files::{FileAnswer, Files};
use crate::messages::Messages;
use game::profile::{Person, Preferences};
use game::session::Session;
use game::storage::{Autosave, Dirty, Folder, Household, Notice, SaveError, Start};
use look::Themes;

/// The players, the files of the one at the table, and what waits for them.
#[derive(Debug)]
pub(super) struct Storage {
    pub(super) household: Household,
    pub(super) autosave: Autosave,
    pub(super) files: Files,
    /// The number given with `--seed`. It waits here until somebody has sat
    /// down and a game begins with it.
    number: Option<u64>,
    /// The saved games that are to be opened once somebody has sat down, in their
    /// order.
    to_open: VecDeque<PathBuf>,
    /// What the player asked for that waits for the history.
    held_back: Vec<Command>,
}

/// What was on disk of a player.
#[derive(Debug)]
pub(super) struct OnDisk {
    pub(super) session: Session,
    pub(super) themes: Themes,
    pub(super) notices: Vec<Notice>,
    /// The number that a game is to begin with.
    pub(super) number: Option<u64>,
}

fn wake(ctx: &Context) -> impl Fn() + Send + Sync + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

impl Storage {
    /// Opens the files of the player who sits at the table, or of nobody.
    pub(super) fn open(ctx: &Context, startup: &Startup) -> (Self, OnDisk) {
        let had = startup.folder.clone();
        let root = had.unwrap_or_else(|| Folder::choose(startup.data_dir.as_deref()));
        let (household, mut notices) = Household::open(root, wake(ctx));
        let is_somebody = household.at_table().is_some();
        let number = startup.seed.filter(|_| is_somebody);
        let start = Start {
            seeds: startup.seeds.clone(),
            number,
            now: startup.clock.now(),
            begins_with: Preferences {
                language: household.language_of_last(),
                ..Preferences::default()
            },
            leaves_game_alone: household.is_game_left_alone(),
        };
        let (folder, name) = (household.folder(), household.name());
        let opened = Autosave::open_at_once(folder.clone(), &name, &start, wake(ctx));
        let (autosave, session, themes, more) = opened;
        if is_somebody {
            let new = |notice: &Notice| !notices.contains(notice);
            let more: Vec<_> = more.into_iter().filter(new).collect();
            notices.extend(more);
        }
        let storage = Self {
            household,
            autosave,
            files: Files::new(folder, FileDialog::new(), ctx),
            number: startup.seed.xor(number),
            to_open: startup.file.iter().cloned().collect(),
            held_back: Vec::new(),
        };
        let on_disk = OnDisk {
            session,
            themes,
            notices,
            number,
        };
        (storage, on_disk)
    }

    /// Closes the files of whoever sat at the table.
    pub(super) fn get_up(&mut self, session: &mut Session, themes: &Themes) {
        self.files.close();
        session.keep_clock();
        self.autosave.get_up(session, themes);
    }

    /// Opens the files of the player who has sat down. The number given with `--seed`
    /// takes the place of the one in `start`.
    pub(super) fn open_player(&mut self, ctx: &Context, start: Start) -> OnDisk {
        let number = self.number.take();
        let start = Start { number, ..start };
        let (folder, name) = (self.household.folder(), self.household.name());
        let opened = Autosave::open_at_once(folder, &name, &start, wake(ctx));
        let (autosave, session, themes, notices) = opened;
        self.files = Files::new(self.household.folder(), self.files.dialog(), ctx);
        self.autosave = autosave;
        OnDisk {
            session,
            themes,
            notices,
            number,
        }
    }

    /// The player at the table.
    pub(super) const fn player(&self) -> Option<&Person> {
        self.household.at_table()
    }

    /// Opens a saved game, once somebody has sat down.
    pub(super) fn open_later(&mut self, file: PathBuf) {
        self.to_open.push_back(file);
    }

    /// Opens the next saved game that waits: one after the other, so that the last is on the
    /// table in the end.
    pub(super) fn open_next(&mut self, session: &Session) {
        if !self.files.is_opening()
            && !session.history().is_awaited()
            && let Some(file) = self.to_open.pop_front()
        {
            self.files.open(file);
        }
    }

    /// Holds a command back that waits for the history, which is still being read; or comes
    /// after one that does. Gives back one that does not.
    pub(super) fn hold_back(&mut self, command: Command, session: &Session) -> Option<Command> {
        let waits = !self.held_back.is_empty() && command.keeps_its_turn();
        if waits || (session.history().is_awaited() && command.needs_history()) {
            self.held_back.push(command);
            None
        } else {
            Some(command)
        }
    }

    /// What was held back.
    pub(super) fn take_held_back(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.held_back)
    }

    /// What the disk answered since this was last asked.
    pub(super) fn answers(&mut self) -> Vec<FileAnswer> {
        let notices = self.household.notices().into_iter();
        let notices = notices.chain(self.autosave.notices());
        let notices = notices.map(FileAnswer::Said);
        notices.chain(self.files.answers()).collect()
    }

    /// Hands what has changed to be written, and says what that was.
    pub(super) fn keep(&mut self, session: &Session, themes: &Themes) -> Dirty {
        let dirty = self.autosave.keep(session, themes) | self.household.keep();
        if dirty != Dirty::NOTHING {
            // Whoever removes the files of one folder removes those of all.
            self.household.look_for_removed();
        }
        dirty
    }

    /// Why something is not on disk although it has been tried.
    pub(super) fn unsaved(&self) -> Option<SaveError> {
        // As long as nobody sits at the table, there is nobody's game to keep.
        let somebody = self.player();
        somebody
            .and_then(|_| self.autosave.unsaved())
            .or_else(|| self.household.unsaved())
    }

    /// Writes what there is; whether something of it is lost when somebody else sits down,
    /// though it may be saved later.
    pub(super) fn would_lose(
        &mut self,
        session: &mut Session,
        themes: &Themes,
        messages: &mut Messages,
    ) -> bool {
        self.write_all(session, themes, messages);
        let unsaved = self.autosave.unsaved();
        unsaved.is_some_and(|error| error.file().is_none() && error.may_pass())
    }

    /// Writes what there is, and takes over first what another window has written.
    pub(super) fn write_all(
        &mut self,
        session: &mut Session,
        themes: &Themes,
        messages: &mut Messages,
    ) {
        for round in 0.. {
            for notice in self.autosave.close() {
                tell_of_files(notice, session, messages);
            }
            if !self.autosave.writes_on(round, session, themes) {
                break;
            }
        }
    }
}

/// Tells what there is to say of the files that are written by themselves.
pub(super) fn tell_of_files(notice: Notice, session: &mut Session, messages: &mut Messages) {
    if notice.take_over(session) {
        messages.of_files(vec![notice]);
    }
}
