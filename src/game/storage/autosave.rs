//! The files of one player: read once at the start, written after every change.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::history_reader::HistoryReader;
use super::{
    Dirty, FileName, Folder, HistoryFile, Notice, PlayerFiles, SaveError, Saver, single_instance,
};
use crate::profile::{GameId, Preferences};
use crate::session::{Changes, Seeds, Session};
use engine::Name;
use look::Themes;

/// So often at the end what another program has written is taken over before it is replaced
/// all the same: it may go on writing.
const MOST_ROUNDS: u32 = 8;

/// How a session starts, as far as that is not on disk.
#[derive(Debug, Clone)]
pub struct Start {
    /// Where new games get their seeds from.
    pub seeds: Seeds,
    /// Begins a new game, and all its deals come from this number, unless there is one
    /// that has to be given up first.
    pub number: Option<u64>,
    /// The present time.
    pub now: DateTime<Utc>,
    /// What is set for a player who has no settings yet.
    pub begins_with: Preferences,
    /// Whether the game in progress is moved aside unread, and a new one begun.
    pub leaves_game_alone: bool,
}

/// Keeps the files of one player up to date.
#[derive(Debug)]
pub struct Autosave {
    saver: Saver,
    folder: Folder,
    /// Whether no other program can have had the folder since the start, and the game
    /// and the history were sound then. If not, games may come back that are not known
    /// here, and nothing may go for good.
    may_forget: bool,
    /// The state that was last handed to the saver.
    handed: Option<(Changes, Themes)>,
    /// How often the history had changed when it was last handed over.
    handed_history: Option<u64>,
    /// Whether there is a history on disk, perhaps from an older program. Without
    /// one, none is written before the first finished game.
    has_history: bool,
    /// The files that a newer program wrote. What this one begins with in their place is
    /// no loss until it changes.
    newer: BTreeSet<FileName>,
    /// The finished games that were handed to the saver.
    finished: BTreeSet<GameId>,
    /// What reads the history, as long as that takes. Until then nothing is written that
    /// goes by the history, and nothing removed.
    reading: Option<HistoryReader>,
    /// What the player was told at the start.
    said: Vec<Notice>,
    /// Whether there was a notice of something to be taken over: the saver waits for that.
    has_told_news: bool,
}

impl Autosave {
    /// Opens the folder and makes a session that goes on where the player
    /// stopped.
    pub fn open(
        folder: Folder,
        name: &Name,
        start: &Start,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> (Self, Session, Themes, Vec<Notice>) {
        let opened = Self::open_at_once(folder, name, start, wake);
        let (mut autosave, mut session, themes, mut notices) = opened;
        notices.extend(autosave.wait_for_history(&mut session));
        (autosave, session, themes, notices)
    }

    /// Like [`Self::open`], but a long history is still being read then: it comes with
    /// [`Self::history_read`]. Nothing is written to its file before that; all else is.
    pub fn open_at_once(
        folder: Folder,
        name: &Name,
        start: &Start,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> (Self, Session, Themes, Vec<Notice>) {
        let mut notices = Vec::new();
        let prepared = folder.prepare();
        let is_alone = prepared.is_ok() && folder.is_surely_claimed();
        match prepared {
            Ok(()) => notices.extend(folder.new_reports()),
            Err(error) => notices.push(error.into()),
        }
        let left_alone = start.leaves_game_alone.then(|| folder.leave_game_alone());
        let left_alone = left_alone.flatten();
        let is_left_alone = left_alone.is_some();
        if let Some(kept_as) = left_alone {
            // That the game goes on is said of each report.
            notices.retain(|notice| !matches!(notice, Notice::BrokeDown { .. }));
            notices.push(Notice::LeftAlone { kept_as });
        }
        let kept = PlayerFiles::read(&folder, &mut notices);
        let is_sound = kept.is_sound && !is_left_alone;
        let goes_on = kept.session.is_some();
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
        if !is_sound {
            session.doubt_what_was_cleared();
        }
        session.await_history();
        session.keep_days(kept.days.unwrap_or_default());
        session.leave_finished();
        let themes = kept.themes.unwrap_or_default();
        let wake = Arc::new(wake);
        // Whether the deals of a number are known is told by the history.
        let asked = start.number.filter(|_| goes_on);
        let reading = if asked.is_some() || HistoryFile::is_soon_read(&folder) {
            None
        } else {
            let wake = Arc::clone(&wake);
            HistoryReader::start(&folder, move || wake()).ok()
        };
        let mut autosave = Self {
            saver: Saver::start(folder.clone(), &notices, move || wake()),
            may_forget: is_alone && is_sound,
            handed: None,
            handed_history: None,
            has_history: false,
            newer: notices.iter().filter_map(newer).collect(),
            finished: BTreeSet::new(),
            reading,
            said: notices.clone(),
            has_told_news: false,
            folder,
        };
        if autosave.reading.is_none() {
            let read = HistoryFile::read(&autosave.folder);
            notices.extend(autosave.take_history(&mut session, read));
        }
        if asked.is_some() && !session.state().can_be_given_up() {
            session.new_game(asked);
        }
        autosave.keep(&session, &themes);
        (autosave, session, themes, notices)
    }

    /// The history, when it has been read. It comes once, for [`Self::take_history`].
    pub fn history_read(&mut self) -> Option<HistoryFile> {
        let read = self.reading.as_ref()?.try_take()?;
        self.reading = None;
        Some(read)
    }

    /// Takes over the history that was read. Returns what the player must be told.
    pub fn take_history(&mut self, session: &mut Session, read: HistoryFile) -> Vec<Notice> {
        // A file that names cleared games which are nowhere may be of another history.
        let is_expected = session.history().is_expected();
        let errors = read.notices.iter().filter_map(Notice::save_error);
        self.saver.hear(errors.cloned().collect());
        self.may_forget &= read.is_sound && (read.history.is_some() || !is_expected);
        self.has_history = read.history.is_some();
        session.keep_history(read.history.unwrap_or_default());
        if self.may_forget {
            session.forget_what_is_gone(&read.kept);
            // The sitting before may have been stopped before it could.
            self.tidy(session);
        }
        let said = std::mem::take(&mut self.said);
        let mut notices = read.notices;
        notices.retain(|notice| !said.contains(notice));
        notices
    }

    /// Waits for the history if it is being read, and takes it over. Returns what the
    /// player must be told.
    pub fn wait_for_history(&mut self, session: &mut Session) -> Vec<Notice> {
        match self.history_awaited() {
            Some(read) => self.take_history(session, read),
            None => Vec::new(),
        }
    }

    /// Waits for the history if it is being read. It comes once, for
    /// [`Self::take_history`].
    pub fn history_awaited(&mut self) -> Option<HistoryFile> {
        Some(self.reading.take()?.wait())
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
                FileName::History => {
                    self.handed_history = Some(session.history().changes());
                    self.saver.save(file, session.history().clone());
                }
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
        if self.handed.is_none() || dirty.contains(FileName::History) {
            self.keep_finished(session);
        }
        if dirty != Dirty::NOTHING {
            self.handed = Some((changes, themes.clone()));
        }
        let is_seen = dirty.contains(FileName::Game) || dirty.contains(FileName::Days);
        if let Some(folder) = self.folder.refused().filter(|_| is_seen) {
            single_instance::tell(folder, session.seen_here());
        }
        dirty
    }

    /// Whether nothing is written before [`Self::has_taken_over`].
    pub const fn waits_for_take_over(&self) -> bool {
        self.has_told_news
    }

    /// What the last notices told of has been taken over, and handed on with
    /// [`Self::keep`]: now it may be replaced.
    pub fn has_taken_over(&mut self) {
        if std::mem::take(&mut self.has_told_news) {
            self.saver.has_taken_over();
        }
    }

    /// What [`Self::close`] told of at the end has been taken over: begins to write what
    /// waited for that. `false` if nothing did, or if that was so in too many rounds before.
    pub fn writes_on(&mut self, round: u32, session: &Session, themes: &Themes) -> bool {
        let goes_on = round < MOST_ROUNDS && self.waits_for_take_over();
        if goes_on {
            self.keep(session, themes);
            self.has_taken_over();
        }
        goes_on
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
        // Its file is read before it is written.
        let has_history = !session.history().is_awaited()
            && match self.handed_history {
                Some(before) => session.history().changes() != before,
                None => self.has_history || session.history().changes() > 0,
            };
        let Some((before, themes_before)) = &self.handed else {
            let all = FileName::ALL.into_iter().filter(|file| match file {
                FileName::History => has_history,
                FileName::Preserved => session.preserved().is_some(),
                FileName::Days => !session.days().tries().is_empty(),
                FileName::Game => true,
                file => !self.newer.contains(file),
            });
            return all.fold(Dirty::NOTHING, |dirty, file| dirty | file.into());
        };
        let has_tally = now.tally != before.tally;
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
                now.game != before.game || has_tally || now.history != before.history,
            )
            .with(FileName::History, has_history)
    }

    /// What the player must be told, once. [`Notice::take_over`] comes before that.
    pub fn notices(&mut self) -> Vec<Notice> {
        let notices = self.saver.notices();
        self.has_told_news |= notices.iter().any(Notice::is_of_session);
        notices
    }

    /// Why something could not be saved when that was last tried; `None` if all of that was.
    pub fn unsaved(&self) -> Option<SaveError> {
        self.saver.unsaved()
    }

    /// Whether a history that is cleared will be cleared at the next start, as far as is
    /// known: that is noted in the file of the game in progress. Before the first try to
    /// write only the folder can tell.
    pub fn keeps_clearing(&self) -> bool {
        self.folder.make().is_ok() && !self.saver.is_stuck(FileName::Game)
    }

    /// Waits until every file is written, or was tried. Returns what the player
    /// must be told. [`Notice::take_over`] comes before that; what is to be taken over is
    /// replaced only after [`Self::has_taken_over`].
    pub fn close(&mut self) -> Vec<Notice> {
        let notices = self.saver.flush();
        self.has_told_news |= notices.iter().any(Notice::is_of_session);
        notices
    }

    /// The player gets up: writes what there is, and removes what is kept of games that
    /// the history has no more, if that is for sure. What cannot be removed is tried
    /// again when the player sits down.
    pub fn get_up(&mut self, session: &mut Session, themes: &Themes) {
        drop(self.wait_for_history(session));
        if self.may_forget {
            session.forget_cleared();
        }
        self.keep(session, themes);
        if self.may_forget {
            self.tidy(session);
        }
        for round in 0.. {
            for notice in self.close() {
                notice.take_over(session);
            }
            if !self.writes_on(round, session, themes) {
                break;
            }
        }
        // What is gone need not be remembered: a copy of it that the player puts back
        // later is meant to stay.
        if self.may_forget && self.unsaved().is_none() {
            let remembered = session.history().forgotten().len();
            session.forget_what_is_gone(&self.folder.kept_games());
            if session.history().forgotten().len() != remembered {
                self.saver.save(FileName::Game, session.save());
                drop(self.close());
            }
        }
    }

    /// Has removed what is kept of games that are gone, and of too many games. The saver
    /// first writes all that it has.
    fn tidy(&mut self, session: &Session) {
        let history = session.history();
        let gone = history.gone();
        if !gone.is_empty() {
            self.saver.forget_games(gone);
        }
        self.saver
            .trim_games(history.all().map(|game| game.id).collect());
    }
}

/// The file that a newer program wrote, if the notice tells of that.
const fn newer(notice: &Notice) -> Option<FileName> {
    match notice {
        Notice::NotSaved(SaveError::Newer { name, .. }) => Some(*name),
        _ => None,
    }
}
