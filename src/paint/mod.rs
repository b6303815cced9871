//! Painting: bones, the table under them, icons and small parts of the table, as meshes of egui.
//!
//! These are pure functions that know nothing about a game. Everything is drawn with a [`Pen`],
//! which collects strokes in one mesh with a color at each vertex. Sizes are in points; things at
//! rest are aligned to whole pixels.

mod back;
mod bone;
mod bones;
mod celebration;
mod coin;
mod coin_figure;
mod crosses;
mod effects;
mod face;
mod firecracker;
pub mod fonts;
mod ground;
mod hand_marks;
mod icon;
mod inside;
mod kept;
mod laurel;
mod look;
mod ornament;
mod outline;
mod path;
mod pegs;
mod pen;
mod placed_bone;
mod seal;
mod stamps;
mod text;
mod textures;
pub(crate) mod theme;
mod tilt;
mod triangles;
mod widgets;

pub use bone::{Face, PaintedBone, Pose};
pub(crate) use bones::BoneCache;
pub use bones::bones;
pub(crate) use celebration::confetti;
pub(crate) use coin::CoinCache;
pub use coin::{Coin, Expression, coin};
pub use coin_figure::Head;
pub use crosses::{LINES, cross_line};
pub(crate) use crosses::{crosses, sheet};
pub(crate) use effects::{
    SPEECH, gold_pill, knock_ring, light_band, ring_around, ripple, scorch, sparks, speech,
};
pub(crate) use firecracker::blast;
pub use firecracker::{Firecracker, firecracker};
pub use ground::{ClothSide, Ground, GroundCache, Lamp, Tab};
pub(crate) use hand_marks::{HandMarks, NAIL_IN_SECS, NAIL_SECS, hand_marks};
pub use icon::{Icon, icon};
pub use inside::nearest_inside;
pub(crate) use laurel::{laurel, leaf};
pub use look::On;
pub use look::{Look, color};
pub(crate) use look::{darker, lighter};
pub use pegs::{HOLES, PegBoard};
pub(crate) use pegs::{peg, peg_board};
pub use pen::Fill;
pub use pen::Pen;
pub(crate) use seal::{PressedSeal, WaxSeal, medal, seal};
pub use text::{TextStyle, Weight, style_text};
pub(crate) use text::{centered_baseline, fitted, line_height, paragraph, spaced, text_width};
pub use textures::Textures;
pub(crate) use widgets::{
    KEY_HEIGHT, cap_at, cap_width, chevron, cloth, end_number_height, end_number_size, fitted_name,
    focus_ring, name_pill_width, place_of_sum, score_width, target,
};
pub use widgets::{
    Pill, Press, ScoreText, SumText, bar, boneyard_count, bubble, card, end_number,
    end_number_rect, ghost_place, icon_button, log_mark, name_pill, place, score, score_bar,
    scoring_place, tab_count, tab_sum,
};
