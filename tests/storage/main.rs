//! The files on the real disk: for their owner only, and whole after the program is killed.

mod kills;
#[cfg(unix)]
mod owner;

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use engine::{Preset, Rules, Seats};
use game::profile::{Person, Preferences};
use game::session::{Seeds, Session};
use game::storage::{
    Answer, Household, Kept, Message, Notice, RealDisk, SingleInstance, Store, WindowPlace,
};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who plays, without a window.
struct Sitting {
    session: Session,
    store: Store,
    notices: Vec<Notice>,
    woken: Receiver<()>,
    instance: SingleInstance,
}

impl Sitting {
    /// The program starts with this folder, and one who plays short games sits down.
    fn begin(root: &Path, number: u64) -> Self {
        let (instance, claim) = SingleInstance::start(root, Message::Raise);
        let (wake, woken) = mpsc::channel();
        let wake = move || wake.send(()).unwrap_or_default();
        let root = Some(root.to_owned());
        let mut store = Store::start(Arc::new(RealDisk), root, move || claim.wait(), wake);
        let mut household = Household::default();
        let mut notices = Vec::new();
        let rules = Rules {
            target: Some(50),
            ..Preset::AllFives.rules(Seats::Two)
        };
        let preferences = Arc::new(Preferences {
            rules,
            ..Preferences::default()
        });
        let name = Person::nameless();
        let fresh = Seeds::from_number(number).fresh();
        let session = loop {
            let is_wanted = |answer: &Answer| matches!(answer, Answer::SatDown { .. });
            let mut found = None;
            for answer in store.wait(Duration::from_millis(50), is_wanted) {
                match answer {
                    Answer::Root { players, place } => {
                        household.take_in(players, place);
                        let folder = household.sit_down(name.as_str(), true);
                        store.sit_down(folder.expect("a name"));
                    }
                    Answer::SatDown { files, .. } => found = Some(files.state),
                    Answer::Said(notice) => notices.push(notice),
                    _ => {}
                }
            }
            match found {
                Some(Some(state)) => {
                    let session = Session::go_on(&name, preferences, state, fresh);
                    break session.expect("it can be played");
                }
                Some(None) => break Session::new(&name, preferences, None, fresh),
                None => {}
            }
        };
        let mut sitting = Self {
            session,
            store,
            notices,
            woken,
            instance,
        };
        sitting.keep(Kept::Players(Arc::clone(household.players())));
        sitting.keep(Kept::Window(WindowPlace::default()));
        sitting
    }

    fn keep(&mut self, kept: Kept) {
        self.store.keep(kept);
    }

    /// Hands over the state.
    fn keep_state(&mut self) {
        let state = Arc::clone(self.session.saved());
        self.keep(Kept::State(state));
    }

    /// Waits until all is on disk.
    fn flush(&mut self) {
        while !self.store.is_idle() {
            self.woken.recv_timeout(PATIENCE).ok();
        }
        let answers = self.store.answers();
        self.notices
            .extend(answers.into_iter().filter_map(|answer| match answer {
                Answer::Said(notice) => Some(notice),
                _ => None,
            }));
    }

    /// Does the first thing that is allowed, or begins a new game.
    fn play(&mut self) {
        let session = &mut self.session;
        if session.state().outcome().is_some() {
            session.new_game(None);
        } else if session.state().can_deal() {
            session.deal().expect("it can be dealt");
        } else {
            let action = session.state().legal_actions()[0];
            if let Some(request) = session.request() {
                session.nestor_acts(request.ticket, action);
            } else {
                let seat = session.person_in_turn().expect("somebody is in turn");
                session.act(seat, action).expect("it is allowed");
            }
        }
    }
}
