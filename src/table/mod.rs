//! The table. What the viewer may know at one moment is a [`Snapshot`]; what happened
//! becomes moments in the [`Queue`]; [`scene`](scene::scene) lays the moment that is reached out
//! as sprites in their [`Boxes`]; [`Table`] paints them on their way and listens to what
//! is done to them.

mod boxes;
mod card;
mod choices;
mod hand_over;
pub mod line;
mod lying;
mod motion;
mod names;
mod notice;
mod painter;
mod queue;
mod scene;
mod shuffle;
mod snapshot;
mod table;

pub use self::boxes::{Boxes, Features, SizeClass};
pub use self::card::{Card, CardButton, card_ui, worth_seeing};
pub use self::hand_over::{HandOver, hand_over_ui};
pub use self::notice::notice_ui;
pub use self::queue::{Effect, Moment, Queue, moments};
pub use self::scene::{Live, Sprite, SpriteId, Thing, scene};
pub use self::snapshot::{DrawnForLead, Snapshot, TakingState, Told};
pub use self::table::{Shown, Table};
