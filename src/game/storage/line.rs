//! The line between the window and the thread that asks the disk: what is ordered, and how things
//! stand.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::answer::{Answer, Ask, Kept};
use super::disk::Disk;
use crate::storage::SaveError;

/// Time after which the disk counts as silent.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// Anything else that is done on the thread of the disk, with the program's folder.
pub(super) type Job = Box<dyn FnOnce(&dyn Disk, &Path) -> Vec<Answer> + Send>;

/// An order for the thread.
pub(super) enum Order {
    /// Writes this value of the player with this folder, handed over when the window had the
    /// answer of this number.
    Keep {
        player: Option<String>,
        kept: Kept,
        has: u64,
    },
    /// Opens the files of this player.
    SitDown(String),
    /// Reads the long lists of this player.
    ReadLists(String),
    /// Writes what waits of this player, and erases what was cleared.
    GetUp(String),
    /// Answers a question about the files of this player.
    Ask(Option<String>, Ask),
    /// Something else.
    Job(Job),
}

/// State shared by window and thread. It is not locked during calls of the disk.
#[derive(Default)]
pub(super) struct Shared {
    pub(super) orders: VecDeque<Order>,
    /// Whether the thread begins, or carries out an order.
    pub(super) works: bool,
    /// Since when the disk is asked something. What the thread computes between two calls is
    /// not the disk's fault.
    pub(super) asks_since: Option<Instant>,
    pub(super) standing: Standing,
    /// Whether there will be no more orders.
    pub(super) is_over: bool,
}

/// State after an order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Standing {
    /// Why something cannot be read or saved.
    pub(super) trouble: Option<SaveError>,
    /// Whether something of a player's is still to be written.
    pub(super) is_unsaved: bool,
}

/// The line between the window and the thread.
#[derive(Clone)]
pub(super) struct Line(Arc<(Mutex<Shared>, Condvar)>);

impl Line {
    /// A line to a thread that is still to begin.
    pub(super) fn new() -> Self {
        let line = Self(Arc::default());
        line.shared().works = true;
        line
    }

    pub(super) fn shared(&self) -> MutexGuard<'_, Shared> {
        // What is in it is whole at any time.
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an order. A newer value takes the place of one of the same file that still waits.
    pub(super) fn order(&self, order: Order) {
        let mut shared = self.shared();
        if let Order::Keep { player, kept, has } = &order {
            let waiting = shared.orders.iter_mut().rev();
            let is_keep = |order: &Order| matches!(order, Order::Keep { .. });
            for other in waiting.take_while(|order| is_keep(order)) {
                if let Order::Keep {
                    player: of,
                    kept: older,
                    has: had,
                } = other
                    && of == player
                    && older.is_of_same_file(kept)
                {
                    older.clone_from(kept);
                    *had = *has;
                    return;
                }
            }
        }
        shared.orders.push_back(order);
        self.0.1.notify_all();
    }

    /// The next order. Without one it waits for it, at most until this moment. `None` if that
    /// has come; `Err` if there will be none.
    pub(super) fn next(&self, until: Option<Instant>) -> Result<Option<Order>, Over> {
        let mut shared = self.shared();
        loop {
            if let Some(order) = shared.orders.pop_front() {
                shared.works = true;
                return Ok(Some(order));
            }
            if shared.is_over {
                return Err(Over);
            }
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            shared = match left {
                Some(Duration::ZERO) => return Ok(None),
                Some(left) => {
                    let waited = self.0.1.wait_timeout(shared, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                None => {
                    let waited = self.0.1.wait(shared);
                    waited.unwrap_or_else(PoisonError::into_inner)
                }
            };
        }
    }

    /// The next order if there is one.
    pub(super) fn next_waiting(&self) -> Option<Order> {
        self.next(Some(Instant::now())).ok().flatten()
    }

    /// Whether the next order is to write something as well.
    pub(super) fn has_more_to_keep(&self) -> bool {
        let shared = self.shared();
        let next = shared.orders.front();
        next.is_some_and(|order| matches!(order, Order::Keep { .. }))
    }

    /// How things stand after an order. Returns whether that is news to the window.
    pub(super) fn report(&self, standing: Standing) -> bool {
        let mut shared = self.shared();
        let is_news = shared.standing != standing;
        shared.standing = standing;
        // What failed is told already.
        shared.asks_since = None;
        std::mem::take(&mut shared.works) || is_news
    }

    /// There will be no more orders.
    pub(super) fn close(&self) {
        self.shared().is_over = true;
        self.0.1.notify_all();
    }

    /// The disk is asked something, or has answered.
    pub(super) fn asks(&self, asks: bool) {
        self.shared().asks_since = asks.then(Instant::now);
    }

    /// Whether there is nothing to do, and nothing of a player's still to be written.
    pub(super) fn is_idle(&self) -> bool {
        let shared = self.shared();
        shared.orders.is_empty() && !shared.works && !shared.standing.is_unsaved
    }
}

/// There will be no more orders.
pub(super) struct Over;

/// Whether the disk has not answered for too long.
pub(super) fn is_silent(shared: &Shared, now: Instant) -> bool {
    let since = shared.asks_since;
    since.is_some_and(|since| now.saturating_duration_since(since) >= PATIENCE)
}
