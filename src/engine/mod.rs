//! The rules of every game: bones, table, turns, scores, the sealed shuffle.
//!
//! [`Rules`] say which game it is. A [`Position`] is a round as it stands: the
//! one place where a bone is played, on the screen and in Nestor's search. A
//! [`GameState`] is a whole game, kept as its [`Record`]; a [`View`] is what
//! one seat may know of it.
//!
//! # Examples
//! ```
//! # use nestor_dominoes::engine::{GameState, Preset, Seats, Seed};
//! let rules = Preset::AllFives.rules(Seats::Two);
//! let players = vec!["You".into(), "Nestor".into()];
//! let mut game = GameState::new(rules, players, 0).unwrap();
//! game.deal(Seed::new([7; 32]), rules).unwrap();
//! let action = game.legal_actions()[0];
//! game.apply(action).unwrap();
//! assert_eq!(game.record().replay().unwrap(), game);
//! ```

mod action;
mod award;
mod bone;
mod boneyard;
mod error;
mod event;
mod game_state;
mod legal;
mod name;
mod outcome;
mod position;
mod preset;
mod record;
mod round;
mod rules;
mod scores_in;
mod seat;
mod shuffle;
mod table;
mod view;

pub use action::{Action, End, NotAnAction, Side};
pub use award::{Amount, Award};
pub use bone::{Bone, Bones, BonesIter, Hand, NotABone, Pips};
pub use boneyard::Boneyard;
pub use error::{CannotDeal, Reason, Refused};
pub use event::Event;
pub use game_state::{GameState, MOST_ROUNDS};
pub use legal::Legal;
pub use name::{BadName, Name};
pub use outcome::Outcome;
pub use position::{HAND_CAP, Phase, Position, RoundEnd, Step};
pub use preset::Preset;
pub use record::{BadRecord, Record, RoundRecord};
pub use round::{Placed, Round};
pub use rules::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, Impossible, LaterLeads,
    Remaining, Rules, ScoreDisplay, Spinner,
};
pub use scores_in::ScoresIn;
pub use seat::{BySeat, ByTeam, Seat, Seats, Team};
pub use shuffle::{Deal, LeadBy, NotASeed, Seed};
pub use table::{OpenEnd, PipsSet, Table};
pub use view::View;
