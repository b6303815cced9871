//! The table as a picture: [`TableModel`] says what to show, [`arrange`] where
//! it goes, [`screen`] paints it and listens to the mouse.

pub mod hand;
mod layout;
mod model;
pub mod motion;
mod order;
mod panels;
pub mod screen;
pub mod status;
mod viewpoint;
pub mod whole;

pub use layout::{Arrangement, EndPlace, Panel, PanelKind, arrange, is_whole};
pub use model::{EndModel, HandBone, Lying, Preview, Shown, TableModel};
pub use motion::Motion;
pub use order::HandOrder;
pub use viewpoint::Viewpoint;
