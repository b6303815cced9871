//! What a seat is told of a round, as lines of text, and what is asked of it.
//!
//! Any program can play with these lines: `src/arena/protocol/PROTOCOL.md` says
//! what each of them means. [`lines()`] writes what was [`Told`](crate::Told),
//! a [`Listener`] reads it. Nothing is sent or received here.
//!
//! # Examples
//! ```
//! # use engine::{GameState, Level, Preset, Seat, Seating, Seats, Seed, Told};
//! # use engine::protocol::{Listener, lines};
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let seating = Seating::of_nestors(Seats::Two, |_| Level::Easy);
//! let mut game = GameState::new(rules, seating, 0)?;
//! game.deal(Seed::new([7; 32]), rules)?;
//! let view = game.view(Seat::ALL[0]).expect("it was dealt");
//!
//! let mut listener = Listener::default();
//! for line in lines(&Told::of(&view)) {
//!     listener.hear(&line)?;
//! }
//! assert_eq!(listener.told()?.view()?, view);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bad_line;
mod event;
mod lines;
mod listener;
mod rules;

pub use bad_line::BadLine;
pub use lines::{VERSION, ask, game_over, hello, lines};
pub use listener::{Heard, Listener};
