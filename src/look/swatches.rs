//! Colors to choose from in the theme editor.

use super::rgb::{Rgb, rgb};

/// Colors to choose from in the theme editor, in three rows of eight: ivory, reds and walnut; white
/// and cool colors; greens, gold and brown.
pub const SWATCHES: [Rgb; 24] = [
    rgb(0xFF_FB_F0),
    rgb(0xF4_E6_D4),
    rgb(0xE6_C9_A2),
    rgb(0xD0_A2_5A),
    rgb(0xBE_66_4A),
    rgb(0x8E_36_2C),
    rgb(0x6C_25_1F),
    rgb(0x33_28_1E),
    rgb(0xFF_FF_FF),
    rgb(0xDD_D8_CC),
    rgb(0xA9_C4_D2),
    rgb(0x7D_91_9D),
    rgb(0x38_44_5E),
    rgb(0x26_30_5E),
    rgb(0x1E_2A_34),
    rgb(0x14_1A_24),
    rgb(0xCF_E6_D4),
    rgb(0x9C_CB_B0),
    rgb(0x5F_9E_86),
    rgb(0x3A_7A_53),
    rgb(0x2C_65_44),
    rgb(0xF2_BB_4D),
    rgb(0xC8_92_3A),
    rgb(0x6B_58_3C),
];
