//! What is kept between runs: read once at the start, written after every
//! change.

use rand::TryRng as _;
use rand::rngs::SysRng;

use super::clock;
use crate::engine::Seed;
use crate::session::{
    FreshSeed, Game, History, Preferences, SavedGame, SavedSitting, Session, Sitting, Tally, Themes,
};
use crate::storage::{FileName, Folder, Loaded, Notice, SaveError, Saver, Unreadable};

/// What was kept and could be read.
#[derive(Debug)]
pub struct Kept {
    /// What the player has set.
    pub preferences: Option<Preferences>,
    /// The colours.
    pub themes: Option<Themes>,
    /// The games won.
    pub tally: Option<Tally>,
    /// The game in progress.
    pub sitting: Option<Sitting>,
    /// The position that was put by.
    pub preserved: Option<SavedGame>,
    /// Every finished game.
    pub history: Option<History>,
}

impl Kept {
    /// Reads what is in a folder; what cannot be read is set aside.
    pub fn read(folder: &Folder, notices: &mut Vec<Notice>) -> Self {
        let mut tally = None;
        Self {
            preferences: folder
                .load_checked(FileName::Settings, Preferences::checked)
                .take(notices),
            themes: folder.load(FileName::Themes).take(notices),
            sitting: folder
                .load_checked(FileName::Game, |mut saved: SavedSitting| {
                    tally = saved.take_tally();
                    saved.open()
                })
                .take(notices),
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
            history: folder.load(FileName::History).take(notices),
        }
    }
}

/// The files of one player, and what there is to say about them.
#[derive(Debug)]
pub struct Keeper {
    saver: Saver,
    folder: Folder,
    /// The changes of the history that were handed on; `None` if it is on disk and
    /// may be of an earlier form.
    history_changes: Option<u64>,
}

impl Keeper {
    /// Opens the folder and sits the player down where they got up.
    ///
    /// With a number, a new game whose rounds come from it begins.
    pub fn open(
        folder: Folder,
        name: &str,
        number: Option<u64>,
        wake: impl Fn() + Send + 'static,
    ) -> (Self, Session, Themes, Vec<Notice>) {
        let mut notices = Vec::new();
        match folder.prepare() {
            Ok(()) => notices.extend(folder.new_reports()),
            Err(error) => notices.push(error.into()),
        }
        let kept = Kept::read(&folder, &mut notices);
        let mut session = Session::sit_down(
            name,
            kept.preferences.unwrap_or_default(),
            kept.tally.unwrap_or_default(),
            fresh_seed(),
            kept.sitting,
            number,
        );
        if let Some(preserved) = kept.preserved {
            // It was looked at when it was read.
            session.keep_preserved(preserved).ok();
        }
        session.note_time(clock::now());
        let history_changes = kept.history.is_none().then_some(0);
        session.keep_history(kept.history.unwrap_or_default());
        let themes = kept.themes.unwrap_or_default();
        let saver = Saver::start(folder.clone(), &notices, wake);
        let mut keeper = Self {
            saver,
            folder,
            history_changes,
        };
        keeper.keep(&session, &themes);
        (keeper, session, themes, notices)
    }

    /// Where the files are, for the player to read.
    pub fn place(&self) -> String {
        self.folder.path().map_or_else(
            || "nowhere: the system names no folder for them".to_owned(),
            |path| path.display().to_string(),
        )
    }

    /// Writes what has changed, off this thread.
    pub fn keep(&mut self, session: &Session, themes: &Themes) {
        self.saver.save(FileName::Settings, session.preferences());
        self.saver.save(FileName::Themes, themes);
        self.saver.save(FileName::Tally, session.tally());
        if let Some(preserved) = session.preserved() {
            self.saver.save(FileName::Preserved, preserved);
        }
        self.saver.save(FileName::Game, &session.save());
        // After the game, which says whether it is in there.
        let changes = session.history().changes();
        if self.history_changes != Some(changes) {
            self.history_changes = Some(changes);
            self.saver
                .save_large(FileName::History, session.history().games().to_vec());
        }
    }

    /// What the player must be told.
    pub fn notices(&mut self) -> Vec<Notice> {
        self.saver.notices()
    }

    /// Why something is not on disk although it has been tried.
    pub fn unsaved(&self) -> Option<SaveError> {
        self.saver.unsaved()
    }

    /// Waits until all is on disk, or has been tried; what the player must be
    /// told comes back.
    pub fn close(&mut self) -> Vec<Notice> {
        self.saver.flush()
    }
}

/// Seeds from the operating system's random source.
fn fresh_seed() -> FreshSeed {
    Box::new(|| {
        let mut bytes = [0; 32];
        SysRng
            .try_fill_bytes(&mut bytes)
            .expect("the operating system has a random source");
        Seed::new(bytes)
    })
}
