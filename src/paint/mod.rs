//! Painting: bones, the table under them, icons and small parts of the table, as meshes of egui.
//!
//! These are pure functions that know nothing about a game. Everything is drawn with a [`Pen`],
//! which collects strokes in one mesh with a color at each vertex. Sizes are in points. Anything at
//! rest is aligned to whole pixels.

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
pub use crosses::{LINES_PER_SYMBOL, cross_line};
pub(crate) use crosses::{crosses, sheet};
pub(crate) use effects::{
    SPEECH_TEXT_SIZE, gold_pill, knock_ring, light_band, ripple, scorch, sparks, speech,
    third_score_ring,
};
pub(crate) use firecracker::blast;
pub use firecracker::{Firecracker, firecracker};
pub use ground::{ClothSide, Ground, GroundCache, Lamp, Tab};
pub(crate) use hand_marks::{HandMarks, NAIL_DRIVING_SECS, NAIL_SECS, hand_marks};
pub use icon::{Icon, icon};
pub use inside::nearest_inside;
pub(crate) use laurel::{laurel, leaf};
pub use look::Surface;
pub use look::{Look, color};
pub(crate) use look::{darker, lighter};
pub use pegs::{LAST_HOLE, PegBoard};
pub(crate) use pegs::{peg, peg_board};
pub use pen::Fill;
pub use pen::Pen;
pub(crate) use seal::{SealPress, WaxSeal, medal, seal};
pub use text::{TextStyle, Weight, style_text};
pub(crate) use text::{
    centered_baseline, fit_end_of_text, fit_text, line_height, paragraph, text_width,
    with_line_height,
};
pub use textures::Textures;
pub use widgets::{
    ButtonState, Pill, ScoreText, SumText, bar, boneyard_count, bubble, card, empty_place,
    end_number, end_number_rect, icon_button, log_icon, name_pill, place, score, score_bar,
    scoring_place, tab_count, tab_sum,
};
pub(crate) use widgets::{
    KEY_HEIGHT, chevron, cloth, end_number_height, end_number_size, fitted_name, focus_ring,
    key_cap, key_cap_width, name_pill_width, score_width, sum_place, target,
};
