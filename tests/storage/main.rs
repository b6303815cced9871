//! Nothing is ever lost: what is kept between runs, on good days and on bad
//! ones, without a window.

mod child;
mod chosen;
mod clearing;
mod crashes;
mod damage;
mod digest;
mod dirty;
#[cfg(target_os = "linux")]
mod faults;
mod finished;
#[cfg(target_os = "linux")]
mod full_disk;
mod impossible;
mod kills;
mod limits;
#[cfg(target_os = "linux")]
mod links;
mod lockless;
mod long_history;
mod origins;
mod outside;
#[cfg(unix)]
mod owner;
mod power_cuts;
mod reviews;
mod sentences;
mod single_instance;
mod strict;
mod taken_in;
mod taking_over;
#[cfg(target_os = "linux")]
mod troubles;
mod versions;
mod virtual_disk;
mod windows;

use std::path::{Path, PathBuf};

use chrono::DateTime;
use engine::{Name, Preset, Rules, Seat, Seats};
use game::profile::{Person, Preferences};
use game::session::{Seeds, Session};
use game::storage::{Autosave, Dirty, FileName, Folder, Notice, Start};
use look::Themes;
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use words::files;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

thread_local! {
    /// Every test, and every process that does a part of one, has its own games,
    /// the same in every run.
    static SEEDS: Seeds = Seeds::from_number(child::task().map_or(0, |(_, seed)| seed + 1));
}

/// The files that one player has.
const FILES: [FileName; 7] = FileName::ALL;

/// A person who plays without a window.
struct Player {
    autosave: Autosave,
    session: Session,
    themes: Themes,
    /// What there was to say at the start.
    notices: Vec<Notice>,
}

impl Player {
    fn sit_down(path: &Path) -> Self {
        Self::at(Folder::at(path))
    }

    fn at(folder: Folder) -> Self {
        Self::woken_by(folder, || {})
    }

    fn woken_by(folder: Folder, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self::called(&Person::nameless(), folder, None, wake)
    }

    /// Somebody of this name, who may ask for a game of a number.
    fn called(
        name: &Name,
        folder: Folder,
        number: Option<u64>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let start = Start {
            seeds: SEEDS.with(Seeds::clone),
            number,
            now: DateTime::UNIX_EPOCH,
            begins_with: Preferences::default(),
            leaves_game_alone: false,
        };
        let (autosave, session, themes, notices) = Autosave::open(folder, name, &start, wake);
        Self {
            autosave,
            session,
            themes,
            notices,
        }
    }

    /// Begins a new game of All Fives that is soon over.
    fn set_target(&mut self, target: u16) {
        let rules = Rules {
            target: Some(target),
            ..Preset::AllFives.rules(Seats::Two)
        };
        self.session.set_preferences(Preferences {
            rules,
            ..Preferences::default()
        });
        self.session.new_game(None);
    }

    /// Hands on what there is to keep.
    fn keep(&mut self) -> Dirty {
        let dirty = self.autosave.keep(&self.session, &self.themes);
        self.autosave.has_taken_over();
        dirty
    }

    /// Waits until it is on disk or has failed, and says what there is to say.
    fn flush(&mut self) -> Vec<String> {
        let mut notices = self.autosave.close();
        notices.retain(|notice| notice.take_over(&mut self.session));
        notices.iter().map(files::notice).collect()
    }

    /// Plays one action, of whoever is in turn, or deals, or begins a new game.
    fn play(&mut self, random: &mut ChaCha8Rng) {
        let session = &mut self.session;
        if session.state().outcome().is_some() {
            session.new_game(None);
        } else if session.state().can_deal() {
            session.deal().expect("it can be dealt");
        } else {
            let actions = session.state().legal_actions();
            let action = actions[random.random_range(0..actions.len())];
            match session.request() {
                Some(request) => session.nestor_acts(request.ticket, action),
                None => session.act(YOU, action).ok(),
            }
            .expect("it is allowed");
        }
    }

    /// All that is kept, as one line of text for each file.
    fn state(&self) -> [String; 6] {
        fn text<T: serde::Serialize>(content: &T) -> String {
            ron::to_string(content).expect("it has a text")
        }
        let session = &self.session;
        let history = session.history().games().iter();
        [
            text(&session.save()),
            text(session.preferences()),
            text(&session.preserved()),
            text(&self.themes),
            // Only which games: one that ended as the program did ends anew.
            text(&history.map(|game| game.id).collect::<Vec<_>>()),
            text(session.days()),
        ]
    }
}

/// Where the files of earlier versions are.
fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data")
}
