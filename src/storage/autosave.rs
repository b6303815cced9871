//! The files of one player: read once at the start, written after every change.

use std::collections::BTreeSet;
use std::path::Path;

use chrono::{DateTime, Utc};

use super::{Dirty, FileName, Folder, Loaded, Notice, SaveError, Saver, Unreadable};
use crate::engine::Name;
use crate::look::Themes;
use crate::profile::{Days, GameId, History, Preferences, Tally};
use crate::session::{Changes, Game, RestoredSession, SavedGame, SavedSession, Seeds, Session};

/// What the files of a player held, as far as it could be read.
#[derive(Debug)]
pub struct PlayerFiles {
    /// The preferences.
    pub preferences: Option<Preferences>,
    /// The colours.
    pub themes: Option<Themes>,
    /// The tally.
    pub tally: Option<Tally>,
    /// The session with the game in progress.
    pub session: Option<RestoredSession>,
    /// The preserved position.
    pub preserved: Option<SavedGame>,
    /// The history.
    pub history: Option<History>,
    /// Whether the game in progress and the history are as the program wrote them, or
    /// not there.
    pub is_sound: bool,
    /// The tries at the deals of the day.
    pub days: Option<Days>,
}

impl PlayerFiles {
    /// Reads the files in a folder. A file that cannot be read is moved aside.
    pub fn read(folder: &Folder, notices: &mut Vec<Notice>) -> Self {
        let mut tally = None;
        let game = folder.load_checked(FileName::Game, |mut saved: SavedSession| {
            tally = saved.take_tally();
            saved.open()
        });
        let history: Loaded<History> = folder.load(FileName::History);
        let is_sound = matches!(game, Loaded::Found(_) | Loaded::Missing)
            && matches!(history, Loaded::Found(_) | Loaded::Missing);
        Self {
            preferences: folder
                .load_checked(FileName::Settings, Preferences::checked)
                .take(notices),
            themes: folder.load(FileName::Themes).take(notices),
            session: game.take(notices),
            tally: match (tally, folder.load(FileName::Tally)) {
                (Some(tally), Loaded::Useless(Notice::SetAside { why, kept_as, .. })) => {
                    notices.push(Notice::SpareSetAside { why, kept_as });
                    Some(tally)
                }
                (Some(tally), Loaded::Changed(_, Notice::Damaged { kept_as, .. })) => {
                    let why = Unreadable::Changed;
                    notices.push(Notice::SpareSetAside { why, kept_as });
                    Some(tally)
                }
                (tally, spare) => {
                    let spare = spare.take(notices);
                    tally.or(spare)
                }
            },
            preserved: folder
                .load_checked(FileName::Preserved, |saved: SavedGame| {
                    Game::open(saved.clone()).map(|_| saved)
                })
                .take(notices),
            history: history.take(notices),
            is_sound,
            days: folder.load(FileName::Days).take(notices),
        }
    }
}

/// How a session starts, as far as that is not on disk.
#[derive(Debug, Clone)]
pub struct Start {
    /// Where new games get their seeds from.
    pub seeds: Seeds,
    /// Begins a new game, and all its deals come from this number.
    pub number: Option<u64>,
    /// The present time.
    pub now: DateTime<Utc>,
    /// What is set for a player who has no settings yet.
    pub begins_with: Preferences,
}

/// Keeps the files of one player up to date.
#[derive(Debug)]
pub struct Autosave {
    saver: Saver,
    folder: Folder,
    /// Whether nobody else had the folder at the start, and the game and the history
    /// were sound then. If not, games may come back that are not known here.
    may_forget: bool,
    /// The state that was last handed to the saver.
    handed: Option<(Changes, Themes)>,
    /// Whether there is a history on disk, perhaps from an older program. Without
    /// one, none is written before the first finished game.
    has_history: bool,
    /// The finished games that were handed to the saver.
    finished: BTreeSet<GameId>,
}

impl Autosave {
    /// Opens the folder and makes a session that goes on where the player
    /// stopped.
    pub fn open(
        folder: Folder,
        name: &Name,
        start: &Start,
        wake: impl Fn() + Send + 'static,
    ) -> (Self, Session, Themes, Vec<Notice>) {
        let mut notices = Vec::new();
        let prepared = folder.prepare();
        let is_ready = prepared.is_ok();
        match prepared {
            Ok(()) => notices.extend(folder.new_reports()),
            Err(error) => notices.push(error.into()),
        }
        let kept = PlayerFiles::read(&folder, &mut notices);
        let mut session = Session::sit_down(
            name,
            kept.preferences
                .unwrap_or_else(|| start.begins_with.clone()),
            kept.tally.unwrap_or_default(),
            start.seeds.fresh(),
            kept.session,
            start.number,
        );
        if let Some(preserved) = kept.preserved {
            // It was checked when it was read, so this cannot fail.
            session.keep_preserved(preserved).ok();
        }
        session.note_time(start.now);
        // What the file of the game names, and nothing that is found out below.
        let mut gone = session.history().gone();
        let has_history = kept.history.is_some();
        let may_forget = is_ready && kept.is_sound;
        session.keep_history(kept.history.unwrap_or_default());
        session.keep_days(kept.days.unwrap_or_default());
        session.leave_finished();
        let themes = kept.themes.unwrap_or_default();
        let saver = Saver::start(folder.clone(), &notices, wake);
        let mut autosave = Self {
            saver,
            folder,
            may_forget,
            handed: None,
            has_history,
            finished: BTreeSet::new(),
        };
        // The sitting before may have been stopped before it could. This goes first: from
        // now on the file of the game does not say it any more.
        gone.retain(|id| !session.history().has(*id));
        autosave.forget(gone);
        autosave.keep(&session, &themes);
        (autosave, session, themes, notices)
    }

    /// The path of the folder; `None` if the system has no folder for programs.
    pub fn place(&self) -> Option<&Path> {
        self.folder.path()
    }

    /// Hands everything that has changed since the last call to the saver's
    /// thread. Returns which files that are.
    pub fn keep(&mut self, session: &Session, themes: &Themes) -> Dirty {
        let (changes, dirty) = (session.changes(), self.dirty(session, themes));
        for file in dirty.files() {
            match file {
                FileName::Settings => self.saver.save(file, session.preferences().clone()),
                FileName::Themes => self.saver.save(file, themes.clone()),
                FileName::Tally => self.saver.save(file, session.tally().clone()),
                FileName::Game => self.saver.save(file, session.save()),
                FileName::History => self.saver.save(file, session.history().games().to_vec()),
                FileName::Days => self.saver.save(file, session.days().clone()),
                FileName::Preserved => {
                    if let Some(preserved) = session.preserved() {
                        self.saver.save(file, preserved.clone());
                    }
                }
                FileName::Players
                | FileName::Window
                | FileName::SavedGame
                | FileName::Review
                | FileName::Theme => {}
            }
        }
        let history = self.handed.as_ref().map(|(before, _)| before.history);
        if history != Some(changes.history) {
            self.keep_finished(session);
        }
        if dirty != Dirty::NOTHING {
            self.handed = Some((changes, themes.clone()));
        }
        dirty
    }

    /// Hands the finished games of the history to the saver: the one on the table, which
    /// may have come to another end, and those that were not handed over yet.
    fn keep_finished(&mut self, session: &Session) {
        let on_table = session.game().id();
        for id in session.finished_at_hand() {
            let is_handed = self.finished.contains(&id) && id != on_table;
            if let Some(game) = session.finished_game(id).filter(|_| !is_handed) {
                self.finished.insert(id);
                self.saver.keep_finished(id, game);
            }
        }
    }

    /// The files that differ from what was last handed over.
    fn dirty(&self, session: &Session, themes: &Themes) -> Dirty {
        let now = session.changes();
        let Some((before, themes_before)) = &self.handed else {
            let all = FileName::ALL.into_iter().filter(|file| match file {
                FileName::History => self.has_history || now.history > 0,
                FileName::Preserved => session.preserved().is_some(),
                FileName::Days => !session.days().tries().is_empty(),
                _ => true,
            });
            return all.fold(Dirty::NOTHING, |dirty, file| dirty | file.into());
        };
        let has_tally = now.tally != before.tally;
        let has_history = now.history != before.history;
        Dirty::NOTHING
            .with(FileName::Settings, now.preferences != before.preferences)
            .with(FileName::Themes, themes != themes_before)
            .with(FileName::Tally, has_tally)
            .with(FileName::Days, now.days != before.days)
            .with(FileName::Preserved, now.preserved != before.preserved)
            // The tally and the changes of the history are written with the game,
            // too.
            .with(
                FileName::Game,
                now.game != before.game || has_tally || has_history,
            )
            .with(FileName::History, has_history)
    }

    /// What the player must be told, once.
    pub fn notices(&mut self) -> Vec<Notice> {
        self.saver.notices()
    }

    /// Why something could not be saved so far; `None` if all is saved.
    pub fn unsaved(&self) -> Option<SaveError> {
        self.saver.unsaved()
    }

    /// Waits until every file is written, or was tried. Returns what the player
    /// must be told.
    pub fn close(&mut self) -> Vec<Notice> {
        self.saver.flush()
    }

    /// The player gets up: writes what there is, and removes what is kept of games that
    /// the history has no more.
    pub fn get_up(&mut self, session: &Session, themes: &Themes) {
        self.keep(session, themes);
        self.forget(session.history().gone());
        drop(self.close());
    }

    /// Has removed what is kept of games that the history has no more.
    fn forget(&mut self, gone: BTreeSet<GameId>) {
        if self.may_forget && !gone.is_empty() {
            self.saver.forget_games(gone);
        }
    }
}
