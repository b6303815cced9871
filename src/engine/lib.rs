//! The rules of every game: bones, table, turns, scores, the sealed shuffle.
//!
//! [`Rules`] say which game is played. A [`Position`] is a round as it stands;
//! all bones are played in it, those on the screen as well as those in Nestor's
//! search. A [`GameState`] is a whole game, which is kept as its [`Record`]. A
//! [`View`] is what one seat may know of it, and can be made from what that seat is
//! [`Told`]; in the module [`protocol`] that is lines of text for any program.
//!
//! # Examples
//! ```
//! # use engine::{GameState, Level, Name, Preset, Seating, Seats, Seed};
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let seating = Seating::with_nestors(&Name::new("Ann")?, Seats::Two, Level::Easy);
//! let mut game = GameState::new(rules, seating, 0)?;
//! game.deal(Seed::new([7; 32]), rules)?;
//! let action = game.legal_actions()[0];
//! game.apply(action)?;
//! assert_eq!(game.record().replay()?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod award;
mod bone;
mod boneyard;
mod cannot_be;
mod cut;
mod error;
mod event;
mod firecracker;
mod game_state;
mod impossible;
mod legal;
mod level;
mod name;
mod notation;
mod outcome;
mod pips_set;
mod plain_text;
mod points;
mod position;
mod possible_scores;
mod preset;
pub mod protocol;
mod record;
mod replay;
mod round;
mod round_end;
mod rules;
mod rules_line;
mod score_sheet;
mod seal;
mod sealed;
mod seat;
mod seating;
mod shuffle;
mod step;
mod table;
mod timed;
mod told;
mod view;
mod viewer;

pub use action::{Action, End, NotAnAction, Side};
pub use award::{Amount, Award, blocked, for_going_out};
pub use bone::{Bone, Bones, BonesIter, Hand, NotABone, Pips};
pub use boneyard::Boneyard;
pub use cannot_be::CannotBe;
pub use cut::{Cut, NotACut};
pub use error::{CannotDeal, Reason, Refused};
pub use event::Event;
pub use firecracker::FREED_PLAY_BONUS;
pub use game_state::GameState;
pub use impossible::Impossible;
pub use legal::Legal;
pub use level::Level;
pub use name::{BadName, Name};
pub use outcome::Outcome;
pub use pips_set::PipsSet;
pub use plain_text::{is_unseen, plain_text};
pub use position::{HAND_CAP, Phase, Position};
pub use possible_scores::PossibleScores;
pub use preset::Preset;
pub use record::{BadRecord, MOST_ROUNDS, Record, RoundRecord, if_written, is_zero};
pub use round::{Placed, Round};
pub use round_end::RoundEnd;
pub use rules::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, Draws, FirstLead, LaterLeads, Remaining,
    Rules, ScoreDisplay, Spinner,
};
pub use score_sheet::{HandScore, ScoreSheet, ScoringPlay, Swing};
pub use seal::Seal;
pub use sealed::SealCheck;
pub use seat::{BySeat, ByTeam, Seat, Seats, Team};
pub use seating::{BadSeating, Seating, Sitter};
pub use shuffle::{Deal, LeadBy, NotASeed, Seed, Shuffle};
pub use step::Step;
pub use table::{OpenEnd, Table};
pub use timed::{TimedResult, time_bonus, whole_secs};
pub use told::Told;
pub use view::View;
pub use viewer::{Revealed, Viewer};
