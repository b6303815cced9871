//! The table laid anew for a window of another size, off this thread: to lay a
//! whole hand takes too long for one frame.

use std::panic;
use std::thread::{self, JoinHandle};

use super::table::whole::{LaidTable, Room};

/// A window whose size has stayed for so long is taken to stay so, in seconds.
const STAYS_SECS: f64 = 0.15;

/// Looks at what is seen, and lays it anew where it was only fitted.
#[derive(Debug, Default)]
pub struct LayingAnew {
    room: Option<Room>,
    since: f64,
    thread: Option<JoinHandle<LaidTable>>,
}

impl LayingAnew {
    /// Begins to lay anew what is seen at a time of the window's clock, in
    /// seconds, if it was only fitted into its room and that stays.
    ///
    /// Where the system has no thread to spare, the next picture asks again.
    pub fn look_at(&mut self, seen: &LaidTable, now: f64) {
        let room = Some(seen.room());
        if self.room != room {
            (self.room, self.since) = (room, now);
        }
        if seen.is_fitted() && self.thread.is_none() && now >= self.since + STAYS_SECS {
            let fitted = seen.clone();
            let thread = thread::Builder::new().name("table".to_owned());
            self.thread = thread.spawn(move || fitted.laid_anew()).ok();
        }
    }

    /// The table that has been laid since this was last asked.
    pub fn laid(&mut self) -> Option<LaidTable> {
        let thread = self.thread.take_if(|thread| thread.is_finished())?;
        let laid = thread.join();
        Some(laid.unwrap_or_else(|panicked| panic::resume_unwind(panicked)))
    }
}
