//! The game as the people at this screen play it. [`TableState`] holds their selections and what
//! they see. [`Play`] is a read-only view of that and of the game, and determines what is shown and
//! what is possible.

mod by_keys;
mod cards;
mod manual_deal;
mod manual_deals;
mod parts_ui;
#[expect(clippy::module_inception, reason = "it holds `Play`")]
mod play;
mod screen;
mod shown;
mod table_state;
mod titles;
mod turn;

pub use self::screen::Screen;

pub(crate) use self::manual_deal::{ManualDeal, NextStep};
pub(crate) use self::manual_deals::{ManualDeals, TakingSpeed, are_hands_dealt};
pub(crate) use self::play::Play;
pub(crate) use self::screen::{HiddenPart, Pause, PresentPerson};
pub(crate) use self::table_state::{Progress, TableState, read_secs};
pub(crate) use self::turn::Turn;
