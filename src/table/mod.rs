//! The table. What the viewer may know at one moment is a [`Snapshot`]; what happened becomes
//! keyframes in the [`Queue`]; [`scene`](scene::scene) lays out the current keyframe as sprites in
//! a [`TableLayout`]; [`TableWidget`] paints them as they move, and turns clicks and drags into
//! commands. Sizes are in points where nothing else is said.

mod bone_counter;
mod bone_rows;
mod card;
mod card_button;
mod card_guard;
mod card_place;
mod choices;
mod claim;
mod click_guard;
mod cover;
mod cut;
mod effect_painter;
mod end_card;
mod ends;
mod ends_only;
mod game_over;
mod hand_order;
mod hand_over;
mod ids;
mod layout;
pub mod line;
mod line_view;
mod live;
mod log;
mod measures;
mod motion;
pub mod names;
mod news;
mod notice;
mod painter;
mod panel;
mod plate_painter;
mod plates;
mod play_picture;
mod player_colors;
mod queue;
mod scene;
pub mod score_board;
mod screen_line;
mod shuffle;
mod snapshot;
mod sprite;
mod widget;

pub use self::bone_counter::{BoneCounter, shared_height};
pub use self::card::{Card, CardKind, card_ui};
pub use self::card_button::CardButton;
pub use self::card_guard::{CardGuard, GuardedCard};
pub use self::card_place::worth_seeing;
pub use self::choices::of_score;
pub use self::claim::claims_ui;
pub use self::cover::{Cover, hand_cover_ui, table_cover_ui};
pub use self::cut::cut_ui;
pub use self::end_card::{EndCard, ShownCard, end_card_ui};
pub use self::game_over::game_over;
pub use self::hand_order::HandOrder;
pub use self::hand_over::hand_over;
pub use self::ids::{back_id, hand_bone_id, keep_arrows, place_id, target_id};
pub use self::layout::{ClaimTab, Features, Holds, Panel, TableLayout};
pub use self::live::Live;
pub use self::log::{LogPanel, log_tab_ui};
pub use self::measures::SizeClass;
pub use self::notice::{Notice, notice_ui};
pub use self::panel::surface_ui;
pub use self::play_picture::{PlayPicture, played_ghosts};
pub use self::player_colors::side_color;
pub use self::queue::{Effect, Keyframe, Playback, PointsFrom, Queue, keyframes};
pub use self::scene::scene;
pub use self::score_board::{BoardKind, BoardSide, ScoreBoard, score_board_ui};
pub use self::shuffle::laid_out_columns;
pub use self::snapshot::{
    DrawnForLead, News, Snapshot, SnapshotContext, TakingState, tells_counts, tells_points,
};
pub use self::sprite::{Sprite, SpriteId, SpriteKind, Whose};
pub use self::widget::{TableInput, TableWidget, is_pressed};
