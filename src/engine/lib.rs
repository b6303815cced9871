//! Dominoes with the double-six or the double-nine set: the rules, and the state of a game.
//!
//! [`Rules`] have one field for each rule that can be set, and a [`Preset`] is a set of them with a
//! name. The engine plays all of them and has three types for a game:
//!
//! - A [`Position`] is a round at one moment, small and `Copy`, made for search.
//! - A [`Round`] is a deal, its position, and the [`Event`]s that led there.
//! - A [`GameState`] plays rounds until a side wins. Its [`Record`] is enough to replay the whole
//!   game.
//!
//! Each has an `apply` that refuses an illegal action and gives the [`Reason`]. A [`View`] is what
//! one player may know. A view has no hidden bones, so a computer player that decides from views
//! cannot cheat. The module [`protocol`] writes views as lines of text for other programs.
//!
//! Nothing here reads files or clocks or draws random numbers of its own. A [`Seed`] determines the
//! deal, and a [`Seal`] shown before the deal proves that the seed was not changed.
//!
//! Terms: a *bone* is a domino and a *doublet* has equal halves; the *table count* is what the open
//! ends add up to; the *boneyard* is the face-down stock; to *domino* is to play one's last bone; a
//! *round*, which players call a hand, is one deal; a *side* ([`Team`]) is a player or a
//! partnership with a score of its own.
//!
//! # Examples
//! A game against a computer player, from the deal to the first action:
//! ```
//! # use engine::{GameState, Level, Name, Preset, Seating, Seats, Seed};
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let seating = Seating::with_nestors(&Name::new("Ann")?, Seats::Two, Level::Easy);
//! let mut game = GameState::new(rules, seating, 0)?;
//! game.deal(Seed::new([7; 32]), rules)?;
//!
//! let seat = game.turn().expect("the round has begun");
//! let view = game.view(seat).expect("the round has begun");
//! let action = view.legal_actions()[0];
//! let events = game.apply(action)?;
//! assert!(!events.is_empty());
//!
//! assert_eq!(game.record().replay()?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod action_effect;
mod award;
mod block;
mod bone;
mod boneyard;
mod bonus;
mod cut;
mod domino_set;
mod event;
mod firecracker;
mod fit;
mod game_clock;
mod game_state;
mod legal_actions;
mod level;
mod name;
mod outcome;
mod pips_set;
mod plain_text;
mod points_set;
mod position;
mod possible_scores;
mod preset;
pub mod protocol;
mod record;
mod recorded_rules;
mod refused;
mod replay;
mod round;
mod round_end;
mod round_start;
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
mod way_out;

pub use action::{Action, End, ParseActionError, Side, split_outward};
pub use action_effect::ActionEffect;
pub use award::{Amount, Award, RemainingHands, block_awards, domino_amount};
pub use block::Block;
pub use bone::{Bone, Bones, BonesIter, Hand, ParseBoneError, Pips};
pub use boneyard::Boneyard;
pub use bonus::{Bonus, PaidBonus};
pub use cut::{Cut, CutError};
pub use domino_set::DominoSet;
pub use event::Event;
pub use firecracker::FREED_PLAY_BONUS;
pub use game_clock::{TimedResult, ceil_secs, time_bonus};
pub use game_state::GameState;
pub use legal_actions::LegalActions;
pub use level::Level;
pub use name::{Name, NameError};
pub use outcome::Outcome;
pub use pips_set::PipsSet;
pub use plain_text::{is_blank, is_invisible, plain_text};
pub use position::{Phase, Position};
pub use possible_scores::PossibleScores;
pub use preset::{Preset, PresetGroup};
pub use record::{MAX_ROUNDS, Record, ReplayError, RoundRecord, deserialize_some, is_zero};
pub use refused::{DealError, Reason, RefusedAction};
pub use round::{PlacedBone, Round};
pub use round_end::RoundEnd;
pub use round_start::RoundStart;
pub use rules::{
    BlockAwardFormula, BlockAwardRecipient, BlockLead, Capicua, CountUnit, Direction, DominoAward,
    Draws, FirstLead, Fit, HAND_CAP, HandWorth, LaterLeads, NoDoublet, Remaining, Rules, Score,
    ScoreDisplay, Spinner, TiedBlock,
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
pub use viewer::{RevealedBones, Viewer};
pub use way_out::WayOut;
