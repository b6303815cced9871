//! The table as a picture: [`TableModel`] says what to show, [`arrange`] where
//! it goes, [`screen`] paints it and listens to the mouse.

mod layout;
mod model;
pub mod screen;
pub mod status;
pub mod whole;

pub use layout::{Arrangement, EndPlace, Panel, PanelKind, arrange};
pub use model::{EndModel, HandBone, Lying, Preview, Shown, TableModel};
