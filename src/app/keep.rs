//! What is kept between runs: read once at the start, written after every
//! change.

use rand::TryRng as _;
use rand::rngs::SysRng;

use super::clock;
use crate::engine::{Seats, Seed};
use crate::session::{
    FreshSeed, History, Preferences, SavedGame, SavedSitting, Session, Tally, Themes,
};
use crate::storage::{FileName, Folder, Notice, Saver};

/// The files of one player, and what there is to say about them.
#[derive(Debug)]
pub struct Keeper {
    saver: Saver,
    folder: Folder,
    /// The changes of the history that were handed on.
    history_changes: u64,
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
        if let Err(error) = folder.prepare() {
            notices.push(Notice::NotSaved(error));
        }
        let preferences: Option<Preferences> = folder
            .load_checked(FileName::Settings, checked)
            .take(&mut notices);
        let themes: Option<Themes> = folder.load(FileName::Themes).take(&mut notices);
        let mut tally: Option<Tally> = None;
        let sitting = folder
            .load_checked(FileName::Game, |mut saved: SavedSitting| {
                tally = saved.take_tally();
                saved.open()
            })
            .take(&mut notices);
        let tally = tally.or_else(|| folder.load(FileName::Tally).take(&mut notices));
        let mut session = Session::sit_down(
            name,
            preferences.unwrap_or_default(),
            tally.unwrap_or_default(),
            fresh_seed(),
            sitting,
            number,
        );
        folder
            .load_checked(FileName::Preserved, |saved: SavedGame| {
                session.keep_preserved(saved)
            })
            .take(&mut notices);
        session.note_time(clock::now());
        let history: Option<History> = folder.load(FileName::History).take(&mut notices);
        session.keep_history(history.unwrap_or_default());
        let saver = Saver::start(folder.clone(), &notices, wake);
        let mut keeper = Self {
            saver,
            folder,
            history_changes: 0,
        };
        keeper.keep(&session, &themes.clone().unwrap_or_default());
        (keeper, session, themes.unwrap_or_default(), notices)
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
        if self.history_changes != changes {
            self.history_changes = changes;
            self.saver
                .save_large(FileName::History, session.history().games().to_vec());
        }
    }

    /// What the player must be told.
    pub fn notices(&mut self) -> Vec<Notice> {
        self.saver.notices()
    }

    /// Waits until all is on disk.
    pub fn close(&mut self) {
        drop(self.saver.flush());
    }
}

fn checked(preferences: Preferences) -> Result<Preferences, String> {
    if preferences.rules.seats != Seats::Two {
        return Err("they are for another number of players than two".to_owned());
    }
    let own = preferences.own_games.iter().map(|own| own.rules);
    for rules in own.chain([preferences.rules]) {
        rules.check().map_err(|impossible| impossible.to_string())?;
    }
    Ok(preferences)
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
