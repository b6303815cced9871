//! Painting: bones, the table under them, icons and the small parts around, as meshes of egui.
//!
//! Pure functions of what is given to them; nothing here knows a game. Everything is drawn
//! with one [`Pen`], which collects strokes in one mesh with a color at each vertex. Sizes are
//! in points; what rests lies on whole pixels.

mod back;
mod bone;
mod bones;
mod celebration;
mod crosses;
mod face;
mod firecracker;
pub mod fonts;
mod ground;
mod hand_marks;
mod icon;
mod inside;
mod kept;
mod look;
mod outline;
mod pegs;
mod pen;
mod placed_bone;
mod text;
mod textures;
pub mod theme;
mod widgets;

pub use bone::{Bone, Face, Pose};
pub use bones::{BoneCache, bones};
pub use celebration::confetti;
pub use crosses::{LINES, cross_line, crosses, sheet};
pub use firecracker::{Firecracker, blast, firecracker};
pub use ground::{Ground, GroundCache, Side, Tab};
pub use hand_marks::{HandMarks, hand_marks};
pub use icon::{Icon, icon};
pub use inside::nearest_inside;
pub use look::{Look, On, color, darker, lighter};
pub use pegs::{HOLES, Peg, PegBoard, peg, peg_board};
pub use pen::{Fill, Pen};
pub use text::{
    TextStyle, Weight, centered_baseline, fitted, line_height, paragraph, semibold, spaced,
    style_text, text_width,
};
pub use textures::Textures;
pub use widgets::{
    KEY_HEIGHT, Pill, Press, SumText, bar, boneyard_count, bubble, cap_at, cap_width, card,
    chevron, cloth, end_number, end_number_size, fitted_name, focus_ring, ghost_place, icon_button,
    log_mark, name_pill, name_pill_width, place, place_of_sum, score, score_bar, score_width,
    scoring_place, tab_count, tab_sum, target, thinking,
};
