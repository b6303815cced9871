//! The rules of every game: bones, table, turns, scores, the sealed shuffle.
//!
//! [`Rules`] say which game is played. A [`Position`] is a round as it stands;
//! all bones are played in it, those on the screen as well as those in Nestor's
//! search. A [`GameState`] is a whole game, which is kept as its [`Record`]. A
//! [`View`] is what one seat may know of it, and can be made from what that seat is
//! [`SeatTranscript`]; in the module [`protocol`] that is lines of text for any program.
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
mod action_effect;
mod award;
mod bone;
mod boneyard;
mod cut;
mod event;
mod firecracker;
mod game_clock;
mod game_state;
mod legal_actions;
mod level;
mod name;
mod notation;
mod outcome;
mod pips_set;
mod position;
mod possible_scores;
mod preset;
pub mod protocol;
mod record;
mod refused;
mod replay;
mod round;
mod round_end;
mod rules;
mod rules_error;
mod rules_line;
mod score_sheet;
mod scoring;
mod seal;
mod seal_check;
mod seat;
mod seat_transcript;
mod seating;
mod shuffle;
mod table;
mod transcript_error;
mod view;
mod viewer;

pub use action::{Action, End, ParseActionError, Side};
pub use action_effect::ActionEffect;
pub use award::{Amount, Award, block_awards, domino_amount};
pub use bone::{Bone, Bones, BonesIter, Hand, ParseBoneError, Pips};
pub use boneyard::Boneyard;
pub use cut::{Cut, CutError};
pub use event::Event;
pub use firecracker::FREED_PLAY_BONUS;
pub use game_clock::{TimedResult, ceil_secs, time_bonus};
pub use game_state::GameState;
pub use legal_actions::LegalActions;
pub use level::Level;
pub use name::{Name, NameError};
pub use outcome::Outcome;
pub use pips_set::PipsSet;
pub use position::{HAND_CAP, Phase, Position};
pub use possible_scores::PossibleScores;
pub use preset::Preset;
pub use record::{MAX_ROUNDS, Record, ReplayError, RoundRecord, deserialize_some, is_zero};
pub use refused::{DealError, Reason, Refused};
pub use round::{PlacedBone, Round};
pub use round_end::RoundEnd;
pub use rules::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, Draws, FirstLead, LaterLeads, Remaining,
    Rules, ScoreDisplay, Spinner,
};
pub use rules_error::RulesError;
pub use score_sheet::{HandScore, ScoreSheet, ScoringPlay, Swing};
pub use seal::Seal;
pub use seal_check::SealCheck;
pub use seat::{BySeat, ByTeam, Seat, Seats, Team};
pub use seat_transcript::SeatTranscript;
pub use seating::{SeatedPlayer, Seating, SeatingError};
pub use shuffle::{Deal, LeadBy, ParseSeedError, Seed, Shuffle};
pub use table::{OpenEnd, Table};
pub use transcript_error::TranscriptError;
pub use view::View;
pub use viewer::{Revealed, Viewer};
