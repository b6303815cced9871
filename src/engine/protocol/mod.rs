//! The open protocol: what a seat is told and asked, as lines of text.
//!
//! Any program can play with these lines; `src/arena/protocol/PROTOCOL.md` explains each of them.
//! [`transcript_lines()`] writes a [`SeatTranscript`](crate::SeatTranscript), and a
//! [`TranscriptReader`] reads it. This module neither sends nor receives lines.
//!
//! # Examples
//! ```
//! # use engine::{GameState, Level, Preset, Seat, Seating, Seats, Seed, SeatTranscript};
//! # use engine::protocol::{TranscriptReader, transcript_lines};
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let seating = Seating::of_nestors(Seats::Two, |_| Level::Easy);
//! let mut game = GameState::new(rules, seating, 0)?;
//! game.deal(Seed::new([7; 32]), rules)?;
//! let view = game.view(Seat::ALL[0]).expect("it was dealt");
//!
//! let mut reader = TranscriptReader::default();
//! for line in transcript_lines(&SeatTranscript::from_view(&view)) {
//!     reader.read(&line)?;
//! }
//! assert_eq!(reader.transcript()?.view()?, view);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod event;
mod line_error;
mod lines;
mod rules;
mod transcript_reader;

pub use line_error::LineError;
pub use lines::{VERSION, ask_line, game_over_line, hello_line, transcript_lines};
pub use transcript_reader::{ProtocolMessage, TranscriptReader};
