//! The table as a picture: [`TableModel`] says what to show, [`arrange`] where
//! it goes, [`screen`] paints it and listens to the mouse.

mod arms;
mod block;
mod choices;
mod claim;
mod clock;
mod end_label;
pub mod felt;
pub mod firecracker;
mod firecrackers;
pub mod ghost;
pub mod hand;
mod held;
mod layout;
mod lens;
mod log;
mod model;
pub mod motion;
mod moving;
pub mod names;
mod order;
mod paint_context;
mod panels;
mod parts;
mod pick;
mod pile;
mod pills;
pub mod places;
mod plate;
mod player;
mod points;
mod pose;
mod preview;
pub mod score_board;
mod score_keeping;
pub mod screen;
mod seal;
mod seats;
pub mod source;
pub mod status;
mod table_choices;
mod taking_model;
mod told_at_ends;
mod viewpoint;
mod way;
pub mod whole;

#[cfg(feature = "new-table")]
pub use claim::numbers_ui as open_numbers_below;
pub use claim::open_numbers;
pub use clock::clock_ui;
pub use end_label::label_place;
pub use firecrackers::Firecrackers;
pub use layout::{
    Arrangement, EndPlace, LEAST_TABLE, Panel, PanelKind, PillPlace, SeenTable, arrange,
    has_room_for_log, is_whole, pills as pill_places,
};
pub use lens::{LensPanel, lens_height, lens_pills};
pub use log::Log;
pub use model::{Beside, EndModel, GameClock, HandBone, Lying, OtherHand, TableModel};
pub use motion::Motion;
pub use order::HandOrder;
pub use paint_context::PaintContext;
pub use pick::pick_ui;
pub use pile::Pile;
pub use player::{LastAction, PlayerStatus, Relation, SideScore};
pub use pose::Pose;
pub use preview::Preview;
pub use score_keeping::score_board_ui;
pub use seal::seal_ui;
pub use seats::{of_score, seats_ui};
pub use table_choices::TableChoices;
pub use taking_model::{Lot, TakingModel};
pub use viewpoint::Viewpoint;
#[cfg(feature = "new-table")]
pub use {
    felt::back_id, firecracker::target_id, hand::hand_bone_id, parts::keep_arrows, screen::end_id,
};
