//! The table as a picture: [`TableModel`] says what to show, [`arrange`] where
//! it goes, [`screen`] paints it and listens to the mouse.

pub mod hand;
mod layout;
mod model;
pub mod motion;
mod order;
mod panels;
mod pills;
pub mod screen;
pub mod status;
mod viewpoint;
pub mod whole;

pub use layout::{
    Arrangement, EndPlace, Panel, PanelKind, PillPlace, arrange, is_whole, pills as pill_places,
};
pub use model::{EndModel, HandBone, Lying, Preview, Shown, TableModel};
pub use motion::Motion;
pub use order::HandOrder;
pub use viewpoint::Viewpoint;
