//! Store and session together: whatever the disk does, loading gives what was saved.

mod disk;
mod evening;
mod faults;
mod figures;
mod folder;
mod random;

use std::path::Path;
use std::sync::{Arc, Weak, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use super::database::Medium;
use super::fault::{Fault, FaultReason, StoreNotice};
use super::store::{OpeningState, Store, StoreEvent};
use super::tables::{Changes, Tables};
use crate::profile::{DayTry, PlayerId, Players};
use disk::{Disk, DiskMedium};
use evening::{Evening, SavedData};

/// Timeout of all waits, longer than anything takes.
const TIMEOUT: Duration = Duration::from_mins(1);

type Wake = Arc<dyn Fn() + Send + Sync>;

/// A stand-in for the window, which notes the events it gets.
#[derive(Debug, Default)]
struct Window {
    events: Vec<StoreEvent>,
}

/// The store of a program that runs, and its window.
struct RunningStore {
    store: Store<Window>,
    window: Window,
    /// Alive as long as any thread of the store.
    threads: Weak<()>,
}

/// The id of the first player.
fn anna() -> PlayerId {
    player("Anna", &mut Players::default())
}

fn player(name: &str, players: &mut Players) -> PlayerId {
    players.sit_down(name, false).expect("a name").id()
}

impl RunningStore {
    fn start(begin: impl FnOnce(fn(&mut Window, StoreEvent), Wake) -> Store<Window>) -> Self {
        let life = Arc::new(());
        let threads = Arc::downgrade(&life);
        let wake = Arc::new(move || assert_eq!(Arc::strong_count(&life), 1));
        let store = begin(|window, event| window.events.push(event), wake);
        Self { store, window: Window::default(), threads }
    }

    fn at(medium: impl Medium + 'static) -> Self {
        let never = Box::new(|| false);
        Self::start(|event, wake| Store::start_in(Box::new(medium), None, never, event, wake))
    }

    fn on_disk(disk: &Disk) -> Self {
        Self::at(DiskMedium::new(disk))
    }

    /// Starts in a folder, as the program does.
    fn in_folder(root: &Path) -> Self {
        let root = Some(root.to_owned());
        Self::start(|event, wake| Store::start(root, || false, event, move || wake()))
    }

    /// Waits until the database is open or refused. The program before it may still be closing.
    fn opening(&mut self) -> OpeningState {
        let until = Instant::now() + TIMEOUT;
        loop {
            match self.store.wait_for_opening(TIMEOUT, TIMEOUT) {
                OpeningState::Refused(FaultReason::Locked) if Instant::now() < until => {
                    self.store.try_again();
                }
                opening => {
                    let is_told = |event: &StoreEvent| {
                        matches!(event, StoreEvent::Opened(_) | StoreEvent::Unreadable(_))
                    };
                    self.wait_until(|it| it.window.events.iter().any(is_told));
                    return opening;
                }
            }
        }
    }

    /// Waits until the database is open.
    fn opened(mut self) -> Self {
        let opening = self.opening();
        assert!(matches!(opening, OpeningState::Open(_)), "{opening:?}");
        self
    }

    fn run_answers(&mut self) {
        for then in self.store.answers() {
            then(&mut self.window);
        }
    }

    fn wait_until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + TIMEOUT;
        while !is_so(self) {
            assert!(Instant::now() < until, "it never comes to that: {:?}", self.window.events);
            self.run_answers();
            thread::yield_now();
        }
        self.run_answers();
    }

    /// Waits until all is written, or has been tried once.
    fn settle(&mut self) {
        self.wait_until(|it| it.store.is_settled());
    }

    /// Retries until all is written.
    fn write_all(&mut self) {
        self.wait_until(|it| {
            it.store.retry_writes();
            it.store.is_idle() && it.store.trouble().is_none()
        });
    }

    /// Hands the player's new data to the store, as the window does after a step.
    fn save(&mut self, player: PlayerId, evening: &mut Evening) {
        self.store.save_state(player, evening.session.shared_state());
        for line in evening.session.take_reviewed_lines() {
            let nth = line.nth.expect("it is listed");
            self.store.put(&(player, nth), line);
        }
    }

    /// Hands everything over, as the window does after the database was replaced.
    fn hand_all_over(&mut self, evening: &mut Evening) {
        let mut changes = Changes::default();
        for line in &*evening.session.lists().all {
            changes.put(&(anna(), line.nth.expect("it is listed")), Arc::clone(line));
        }
        for tried in evening.session.days().tries() {
            changes.put::<DayTry>(&(anna(), tried.day), Arc::new(tried.clone()));
        }
        self.store.put_all(changes);
        self.save(anna(), evening);
    }

    fn ask<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Tables) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let (found, answer) = mpsc::channel();
        self.store.ask(work, move |_, done| {
            found.send(done).expect("it is waited for");
        });
        self.answer(&answer)
    }

    fn answer<T>(&mut self, answer: &mpsc::Receiver<T>) -> T {
        let until = Instant::now() + TIMEOUT;
        loop {
            if let Ok(done) = answer.try_recv() {
                return done;
            }
            assert!(Instant::now() < until, "there is no answer");
            if let Some(then) = self.store.wait(Duration::from_millis(10)) {
                then(&mut self.window);
            }
        }
    }

    fn saved_data(&mut self, player: PlayerId) -> SavedData {
        self.ask(move |tables| SavedData::read(tables, player)).expect("it can be read")
    }

    /// All messages to the player so far.
    fn notices(&self) -> Vec<&StoreNotice> {
        let notices = self.window.events.iter().flat_map(|event| match event {
            StoreEvent::Opened(opened) => opened.notices.iter().collect(),
            StoreEvent::Replaced(notices) => notices.iter().collect(),
            StoreEvent::Notice(notice) => vec![notice],
            _ => Vec::new(),
        });
        notices.collect()
    }

    /// Ends as a program does, once all is written, and waits until the database is closed.
    fn end(mut self) {
        self.store.note_end();
        self.write_all();
        self.stop();
    }

    /// Ends without waiting for pending writes, but waits for the threads.
    fn stop(self) {
        let threads = self.threads;
        drop(self.store);
        let until = Instant::now() + TIMEOUT;
        while threads.strong_count() > 0 {
            assert!(Instant::now() < until, "it does not end");
            thread::yield_now();
        }
    }
}
