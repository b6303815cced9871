//! The game as the person at this screen plays it: what is shown of it and can be done, which
//! bones they have taken up, and the hands that they take bone by bone. [`Play`] only looks;
//! nothing changes by it.

mod by_keys;
mod cards;
mod command_status;
mod local_player;
mod manual_deal;
mod manual_deals;
#[expect(clippy::module_inception, reason = "it holds `Play`")]
mod play;
mod screen;
mod turn;

pub use self::screen::Screen;

pub(crate) use self::local_player::LocalPlayer;
pub(crate) use self::manual_deal::{BACKS, ManualDeal, Next};
pub(crate) use self::manual_deals::{ManualDeals, Tempo, deals};
pub(crate) use self::play::Play;
pub(crate) use self::screen::{Hidden, Present};
pub(crate) use self::turn::Turn;
