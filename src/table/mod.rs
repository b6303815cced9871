//! The table. What the viewer may know at one moment is a [`Snapshot`]; events become keyframes in
//! the [`Queue`]; [`scene`](scene::scene) lays out the current keyframe as sprites in a
//! [`TableLayout`]; [`TableWidget`] paints and animates them, and turns clicks and drags into
//! commands. Sizes are in points unless stated otherwise.
//!
//! - `beside_card`: the card with the result of a game and a short line, side by side
//! - `bone_counter`: the panel with a cell for each bone of the set
//! - `bone_rows`: rows of bones in the hands and the boneyard, and rows of buttons
//! - `card`: a card with a question, an offer, a tip or advice
//! - `card_button`: a button of a card, a bubble or a panel, with its command
//! - `card_guard`: ignores presses that come too early for a card that has just appeared
//! - `card_notes`: the new rating and the offer of the next level, on the card of a game
//! - `card_place`: finds places for cards, tips and bubbles
//! - `choices`: the context menus of sprites, and why a bone cannot be used
//! - `claim`: the tab with the points that a player can claim
//! - `click_guard`: ignores clicks meant for something that has just disappeared
//! - `coins`: the coins of the computer players, and what their faces show
//! - `cover`: the card over a covered hand or a paused game
//! - `cut`: the row of bones that the player cuts before a sealed deal
//! - `effect`: the effects of keyframes, and their durations
//! - `effect_painter`: paints effects
//! - `effect_poses`: moves and turns sprites as effects require
//! - `end_card`: lays out and shows the card at the end of a hand or a game
//! - `ends`: the numbers at the ends of the line, and the places for the next bone
//! - `ends_only`: the layout of a line of which only the ends are shown
//! - `falling`: the order and timing in which the bones of the line fall after a won game
//! - `game_over`: the contents of the card at the end of a game
//! - `hand_order`: the order of the bones in the player's hand
//! - `hand_over`: the contents of the card at the end of a hand
//! - `ids`: the ids of widgets, and a helper for their focus
//! - `keyframes`: turns events into keyframes
//! - `lamp`: the lamp that leans towards the player to move
//! - `layout`: where plates, cloth, hand, tabs and panels are
//! - `line`: where each bone of the line lies
//! - `line_view`: the line as it is shown, whole or only its ends
//! - `live`: the state of the player's interaction, such as the selection
//! - `log`: the panel with a row for each move, and its tab
//! - `measures`: the size classes of windows, and their measures
//! - `moods`: the expressions of faces, and their timing
//! - `motion`: moves sprites to their places in the scene
//! - `names`: the texts for screen readers, and some of those on the table
//! - `news`: removes news beside a plate after a while
//! - `notice`: a message to the player, in a bubble or on the wood
//! - `painter`: paints the ground, sprites and effects
//! - `panel`: the background and the header of a panel
//! - `pass_bubble`: the bubble that explains what a pass reveals
//! - `plate_painter`: paints names, news and scores on the plates
//! - `plates`: where name, score, bones and news of each player go
//! - `play_picture`: paints pictures of plays, and ghosts of plays on the table
//! - `player_colors`: the colors of the players
//! - `queue`: the current keyframe and those that wait
//! - `scene`: lays out a snapshot as sprites
//! - `score_board`: the score on a cribbage board, or as crosses on a sheet
//! - `screen_line`: where the bones of the line are on the screen, and a cache of lines
//! - `secs`: the durations of animations
//! - `shuffle`: poses of bones being shuffled, laid out to be taken, or drawn for the lead
//! - `snapshot`: what the viewer may know at one moment
//! - `sprite`: one thing on the table, with its position, click and description
//! - `widget`: the table as an egui widget

mod beside_card;
mod bone_counter;
mod bone_rows;
mod card;
mod card_button;
mod card_guard;
mod card_notes;
mod card_place;
mod choices;
mod claim;
mod click_guard;
mod coins;
mod cover;
mod cut;
mod effect;
mod effect_painter;
mod effect_poses;
mod end_card;
mod ends;
mod ends_only;
mod falling;
mod game_over;
mod hand_order;
mod hand_over;
mod ids;
mod keyframes;
mod lamp;
mod layout;
pub mod line;
mod line_view;
mod live;
mod log;
mod measures;
mod moods;
mod motion;
pub(crate) mod names;
mod news;
mod notice;
mod painter;
mod panel;
mod pass_bubble;
mod plate_painter;
mod plates;
mod play_picture;
mod player_colors;
mod queue;
mod scene;
pub(crate) mod score_board;
mod screen_line;
mod secs;
mod shuffle;
mod snapshot;
mod sprite;
mod widget;

pub(crate) use self::bone_counter::{BoneCounter, shared_height};
pub(crate) use self::card::{Card, CardKind, card_ui};
pub(crate) use self::card_button::CardButton;
pub(crate) use self::card_guard::{CardGuard, GuardedCard};
pub(crate) use self::card_notes::{CardNote, LevelNote, RatingNote};
pub use self::card_place::areas_to_keep_visible;
pub(crate) use self::choices::{on_score_click, why_unusable};
pub(crate) use self::claim::claims_ui;
pub(crate) use self::coins::coin_of_level;
pub(crate) use self::cover::{Cover, hand_cover_ui, table_cover_ui};
pub(crate) use self::cut::cut_ui;
pub use self::effect::{Effect, PointsOrigin};
pub(crate) use self::end_card::{CardRow, end_card_ui};
pub(crate) use self::game_over::game_over;
pub(crate) use self::hand_order::HandOrder;
pub(crate) use self::hand_over::hand_over;
pub(crate) use self::ids::{back_id, hand_bone_id, place_id, target_id};
pub use self::keyframes::{Keyframe, keyframes};
pub use self::layout::{ClaimTab, DirectionSign, Features, Panel, PlateContents, TableLayout};
pub use self::live::TableInteraction;
pub(crate) use self::log::{LogPanel, log_tab_ui};
pub(crate) use self::measures::SizeClass;
pub use self::moods::Mood;
pub(crate) use self::notice::{Notice, notice_ui};
pub(crate) use self::panel::surface_ui;
pub use self::plates::CoinCell;
pub(crate) use self::play_picture::{PlayPicture, paint_ghosts};
pub(crate) use self::player_colors::{look_of, side_color};
pub use self::queue::{Playback, Queue};
pub use self::scene::scene;
pub use self::score_board::ScoreBoard;
pub(crate) use self::score_board::{BoardKind, BoardSide, score_board_ui};
pub(crate) use self::secs::FLIGHT as FLIGHT_SECS;
pub(crate) use self::shuffle::laid_out_columns;
pub(crate) use self::snapshot::{DrawnForLead, TakingState, rules_show_counts, rules_show_points};
pub use self::snapshot::{News, Snapshot, SnapshotContext};
pub use self::sprite::{BoneOwner, Sprite, SpriteId, SpriteKind};
pub use self::widget::TableWidget;
pub(crate) use self::widget::{TableInput, is_pressed};
