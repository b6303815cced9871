//! The store: the window's handle to the thread that does everything with the player's folders.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use super::answer::{Answer, Ask, Kept};
use super::disk::{Disk, RealDisk};
use super::file::player_folder;
use super::keeper::Keeper;
use super::line::{Line, Order, PATIENCE, is_silent};
use super::lock::Claim;
use crate::storage::SaveError;

/// The window's handle to the thread that does everything with the player's folders. None of
/// its calls waits for a disk.
///
/// When it is dropped the thread does what was ordered, and ends. Nobody waits for it: see
/// [`Self::is_idle`].
pub struct Store {
    line: Line,
    answers: Receiver<(u64, Answer)>,
    /// The number of the last answer that the window has.
    has: u64,
    root: Option<PathBuf>,
    seated: Option<String>,
    /// The folder of whoever sits at the table.
    folder: Option<PathBuf>,
    /// Does the work here if there is no thread, without a disk.
    keeper: Option<Box<Keeper>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("root", &self.root)
            .field("seated", &self.seated)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Starts the thread and returns at once. Without a `root`, because the system has no
    /// folder for this user, everything stays in memory. `claim` says who has the folder; the
    /// thread waits for that. `wake` is called when there are answers, or something else to be
    /// asked of the store.
    pub fn start(
        disk: Arc<dyn Disk>,
        root: Option<PathBuf>,
        claim: impl FnOnce() -> Claim + Send + 'static,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        let (mut store, keeper) = Self::by_hand(disk, root, Arc::clone(&wake));
        let work = move || keeper.work(claim);
        let thread = thread::Builder::new().name("store".to_owned());
        if let Err(error) = thread.spawn(work) {
            let (other, keeper) = Self::by_hand(Arc::new(RealDisk), None, wake);
            store = other;
            let reason = error.to_string();
            store.keeper = Some(Box::new(keeper.without_thread(reason)));
        }
        store
    }

    /// A store whose work is done by whoever has the keeper.
    pub(super) fn by_hand(
        disk: Arc<dyn Disk>,
        root: Option<PathBuf>,
        wake: Arc<dyn Fn() + Send + Sync>,
    ) -> (Self, Keeper) {
        let line = Line::new();
        let (sender, answers) = mpsc::channel();
        let keeper = Keeper::new(disk, root.as_deref(), line.clone(), sender, wake);
        let store = Self {
            line,
            answers,
            has: 0,
            root,
            seated: None,
            folder: None,
            keeper: None,
        };
        (store, keeper)
    }

    /// What the thread has answered since the last call.
    pub fn answers(&mut self) -> Vec<Answer> {
        let answers: Vec<_> = self.answers.try_iter().collect();
        self.take(answers)
    }

    /// Waits for an answer that is wanted, at most so long. Returns all answers up to it, or
    /// those that have come.
    pub fn wait(&mut self, most: Duration, is_wanted: impl Fn(&Answer) -> bool) -> Vec<Answer> {
        let until = Instant::now() + most;
        let mut answers = Vec::new();
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let Ok(answer) = self.answers.recv_timeout(left) else {
                break;
            };
            let is_last = is_wanted(&answer.1);
            answers.push(answer);
            if is_last {
                break;
            }
        }
        self.take(answers)
    }

    fn take(&mut self, answers: Vec<(u64, Answer)>) -> Vec<Answer> {
        let numbers = answers.iter().map(|(number, _)| *number);
        self.has = numbers.max().unwrap_or(0).max(self.has);
        answers.into_iter().map(|(_, answer)| answer).collect()
    }

    fn order(&mut self, order: Order) {
        self.line.order(order);
        if let Some(keeper) = &mut self.keeper {
            keeper.do_waiting();
        }
    }

    /// Opens the files of the player whose folder has this name. Whoever sat at the table
    /// [gets up](Self::get_up) before.
    pub fn sit_down(&mut self, folder: &str) {
        if self.seated.as_deref() != Some(folder) {
            self.get_up();
        }
        self.seated = Some(folder.to_owned());
        self.folder = self.root.as_deref().map(|root| player_folder(root, folder));
        self.order(Order::SitDown(folder.to_owned()));
    }

    /// Hands over a value to be written. The newest of each file is what is written. What a
    /// player has who does not sit at the table is not kept.
    pub fn keep(&mut self, kept: Kept) {
        let player = if kept.is_of_player() {
            let Some(seated) = &self.seated else {
                return;
            };
            Some(seated.clone())
        } else {
            None
        };
        let has = self.has;
        self.order(Order::Keep { player, kept, has });
    }

    /// Asks for something.
    pub fn ask(&mut self, ask: Ask) {
        self.order(Order::Ask(self.seated.clone(), ask));
    }

    /// Does anything else on the thread of the disk, with the program's folder. It is not done
    /// if there is none.
    pub fn run(&mut self, job: impl FnOnce(&dyn Disk, &Path) -> Vec<Answer> + Send + 'static) {
        self.order(Order::Job(Box::new(job)));
    }

    /// Whoever sits at the table gets up: what waits is written, then what was cleared is
    /// erased.
    pub fn get_up(&mut self) {
        self.folder = None;
        if let Some(player) = self.seated.take() {
            self.order(Order::GetUp(player));
        }
    }

    /// What the bar is to say now: why something cannot be read or saved. A disk that has not
    /// answered for two seconds is among it; see [`Self::look_again_in`].
    pub fn trouble(&self) -> Option<SaveError> {
        self.trouble_at(Instant::now())
    }

    /// The same at a moment.
    pub(super) fn trouble_at(&self, now: Instant) -> Option<SaveError> {
        let shared = self.line.shared();
        if is_silent(&shared, now) {
            let folder = self.folder_or_root();
            return Some(SaveError::Silent { folder });
        }
        shared.standing.trouble.clone()
    }

    /// Whether the [trouble](Self::trouble) would cost something of a player's if the program
    /// ended now. The place of the window is nobody's.
    pub fn would_lose(&self) -> bool {
        let shared = self.line.shared();
        let standing = &shared.standing;
        let has_trouble = standing.trouble.is_some() && standing.is_unsaved;
        has_trouble || is_silent(&shared, Instant::now())
    }

    /// When to ask for the [trouble](Self::trouble) again although nothing wakes the window,
    /// since a disk that does not answer tells nothing.
    pub fn look_again_in(&self) -> Option<Duration> {
        let shared = self.line.shared();
        let now = Instant::now();
        if let Some(since) = shared.asks_since {
            let left = (since + PATIENCE).saturating_duration_since(now);
            return (left > Duration::ZERO).then_some(left);
        }
        // The disk may be asked at any time now.
        let is_at_work = shared.works || !shared.orders.is_empty();
        is_at_work.then_some(PATIENCE)
    }

    /// Whether all that was handed over is on disk, and all that was asked is answered. Where
    /// the window is need not be: that is nobody's.
    pub fn is_idle(&self) -> bool {
        self.line.is_idle()
    }

    /// Whether all that was handed over has been tried, and all that was asked is answered.
    pub fn is_quiet(&self) -> bool {
        let shared = self.line.shared();
        shared.orders.is_empty() && !shared.works
    }

    /// Writes again what could not be written, without waiting for the next try.
    pub fn try_now(&mut self) {
        self.run(|_, _| Vec::new());
    }

    /// The question whether it [is idle](Self::is_idle), for other threads.
    pub fn idle(&self) -> impl Fn() -> bool + Send + Sync + 'static + use<> {
        let line = self.line.clone();
        move || line.is_idle()
    }

    /// The folder of the player at the table.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    fn folder_or_root(&self) -> PathBuf {
        let folder = self.folder().or(self.root.as_deref());
        folder.map(Path::to_owned).unwrap_or_default()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.line.close();
    }
}
