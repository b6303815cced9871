//! The colors of the four looks, chosen by hand.

use super::look_colors::{Cloth, ClothMaterial, FaceColors, LookColors};
use super::palette::Palette;
use super::rgb::{Rgb, rgb};
use super::slot::ThemeSlot;

impl LookColors {
    /// The colors of a theme that is, or was made from, `slot`.
    pub fn new(slot: ThemeSlot, palette: &Palette) -> Self {
        let (chosen, original) = match slot {
            ThemeSlot::Walnut => (WALNUT, &Palette::WALNUT),
            ThemeSlot::CafeMarble => (CAFE_MARBLE, &Palette::CAFE_MARBLE),
            ThemeSlot::Night => (NIGHT, &Palette::NIGHT),
            ThemeSlot::Linen => (LINEN, &Palette::LINEN),
            ThemeSlot::One | ThemeSlot::Two | ThemeSlot::Three | ThemeSlot::Four => {
                return Self::derived(palette);
            }
        };
        if palette == original {
            return chosen;
        }
        chosen.with_changed_roles(original, palette)
    }
}

impl FaceColors {
    const fn new([upper, lower, edge, side, pips, groove]: [u32; 6]) -> Self {
        Self {
            upper: rgb(upper),
            lower: rgb(lower),
            edge: rgb(edge),
            side: rgb(side),
            pips: rgb(pips),
            groove: rgb(groove),
        }
    }

    const fn with_face(self, [upper, lower]: [u32; 2]) -> Self {
        Self { upper: rgb(upper), lower: rgb(lower), ..self }
    }

    const fn with_pips(self, pips: u32) -> Self {
        Self { pips: rgb(pips), ..self }
    }
}

const WALNUT_HAND: FaceColors =
    FaceColors::new([0xFF_FB_F0, 0xF4_EA_D3, 0x6B_58_3C, 0xC9_B9_93, 0x24_1C_14, 0x8A_78_59]);
const WALNUT_OTHERS: FaceColors = WALNUT_HAND.with_face([0xFB_F2_DF, 0xEE_E1_C6]);
const MARBLE_HAND: FaceColors =
    FaceColors::new([0xFF_FE_FA, 0xF7_F1_E4, 0x4A_3F_33, 0xB7_A8_88, 0x24_1C_14, 0x8A_78_59]);
const MARBLE_OTHERS: FaceColors = MARBLE_HAND.with_face([0xFA_F5_EA, 0xEE_E5_D3]);
const NIGHT_HAND: FaceColors =
    FaceColors::new([0xDC_D8_CC, 0xCB_C6_B8, 0x0A_0D_10, 0x8F_8A_7C, 0x14_16_1A, 0x7A_76_68]);
const NIGHT_OTHERS: FaceColors = NIGHT_HAND.with_face([0xD3_CD_BF, 0xC1_BA_AA]);
const LINEN_HAND: FaceColors =
    FaceColors::new([0xFF_FF_FF, 0xF8_F4_EA, 0x54_45_2F, 0xBB_AA_87, 0x24_1C_14, 0x8A_78_59]);
const LINEN_OTHERS: FaceColors = LINEN_HAND.with_face([0xFA_F5_EA, 0xF1_EA_DB]);

pub(super) const WALNUT: LookColors = LookColors {
    bar: rgb(0x22_15_0D),
    bar_text: rgb(0xF3_E7_D0),
    bar_quiet: rgb(0xC9_B5_94),
    wood: [rgb(0x33_20_0F), rgb(0x47_2B_19), rgb(0x5B_38_21), rgb(0x6D_45_28)],
    wood_text: rgb(0xFB_F1_DC),
    wood_quiet: rgb(0xDC_C8_A6),
    cloth: Cloth {
        material: ClothMaterial::Felt,
        light: rgb(0x39_79_53),
        middle: rgb(0x2C_65_44),
        edge: rgb(0x1A_45_2E),
    },
    cloth_text: rgb(0xFF_F7_E3),
    cloth_quiet: rgb(0xF1_F0_DF),
    hairline: rgb(0xE7_B7_5A),
    hand: WALNUT_HAND,
    plays: [WALNUT_HAND, WALNUT_OTHERS, WALNUT_OTHERS, WALNUT_OTHERS],
    selected: WALNUT_HAND,
    selected_edge: rgb(0xF2_BB_4D),
    faded: WALNUT_HAND.with_face([0xEA_DB_C4, 0xDA_C7_AC]).with_pips(0x38_2C_22),
    hand_pin: rgb(0xC4_9A_55),
    pins: [rgb(0xC8_92_3A), rgb(0x7D_91_9D), rgb(0xB5_65_4A), rgb(0x2F_6B_57)],
    partner_pins: [rgb(0xC8_92_3A), rgb(0x6F_87_96), rgb(0xE0_B8_66), rgb(0xA3_B7_C1)],
    bars: [rgb(0xF0_BC_55), rgb(0xA9_C4_D2), rgb(0xE3_9A_7C), rgb(0x6F_AE_8E)],
    bar_rail: (rgb(0x1B_10_0A), 0.75),
    gold: rgb(0xF2_BB_4D),
    gold_lower: rgb(0xDE_9C_2C),
    on_gold: rgb(0x2A_1D_08),
    wood_gold: rgb(0xF2_BB_4D),
    cloth_gold: rgb(0xFF_CF_70),
    panel_gold: rgb(0xF2_BB_4D),
    panel: rgb(0x2C_1C_12),
    panel_top: rgb(0x3A_28_1B),
    row: rgb(0x4A_35_25),
    panel_text: rgb(0xF8_EE_DA),
    panel_quiet: rgb(0xCD_B9_96),
    line: rgb(0x6B_51_38),
    back: rgb(0x8E_36_2C),
    back_lower: rgb(0x6C_25_1F),
    ornament: rgb(0xD9_B0_74),
    halo: rgb(0xFF_E9_B8),
    pill: (rgb(0x1E_12_0A), 0.55),
    pill_text: rgb(0xFB_F1_DC),
    warning: rgb(0xFF_A9_8F),
    good: rgb(0x9C_CB_B0),
    shadow: Rgb::BLACK,
    shadow_strength: 1.0,
};

pub(super) const CAFE_MARBLE: LookColors = LookColors {
    bar: rgb(0x1A_13_10),
    wood: [rgb(0x1C_13_10), rgb(0x2A_1D_18), rgb(0x38_28_21), rgb(0x45_32_2A)],
    cloth: Cloth {
        material: ClothMaterial::Marble {
            stone: rgb(0xC3_BE_B6),
            clouds: rgb(0xDD_D2_BE),
            veins: rgb(0x6E_68_62),
        },
        light: rgb(0xCF_C8_BB),
        middle: rgb(0xC6_C0_B6),
        edge: rgb(0x9C_93_86),
    },
    cloth_text: rgb(0x1E_1A_17),
    cloth_quiet: rgb(0x2B_26_22),
    cloth_gold: rgb(0x4E_30_00),
    hairline: rgb(0xC9_A2_5A),
    hand: MARBLE_HAND,
    plays: [MARBLE_HAND, MARBLE_OTHERS, MARBLE_OTHERS, MARBLE_OTHERS],
    selected: MARBLE_HAND,
    faded: MARBLE_HAND.with_face([0xEA_DB_C4, 0xDA_C7_AC]).with_pips(0x38_2C_22),
    panel: rgb(0x2A_1F_1A),
    panel_top: rgb(0x37_2A_23),
    row: rgb(0x47_38_30),
    line: rgb(0x66_54_4A),
    back: rgb(0x2F_5D_57),
    back_lower: rgb(0x22_47_42),
    ornament: rgb(0xD9_C0_8A),
    halo: rgb(0xE0_9A_1E),
    pill: (rgb(0x12_0C_0A), 0.55),
    bar_rail: (rgb(0x0D_08_06), 0.75),
    shadow_strength: 0.8,
    ..WALNUT
};

pub(super) const NIGHT: LookColors = LookColors {
    bar: rgb(0x0F_1216),
    bar_text: rgb(0xDD_E1_E7),
    bar_quiet: rgb(0x9B_A5_B2),
    wood: [rgb(0x14_17_1C), rgb(0x1A_1E_25), rgb(0x20_25_2D), rgb(0x27_2C_35)],
    wood_text: rgb(0xE6_E8_EB),
    wood_quiet: rgb(0xAA_B3_BF),
    cloth: Cloth {
        material: ClothMaterial::Felt,
        light: rgb(0x26_34_3F),
        middle: rgb(0x1E_2A_34),
        edge: rgb(0x14_1C_24),
    },
    cloth_text: rgb(0xEE_F0_F2),
    cloth_quiet: rgb(0xBC_C6_CF),
    hairline: rgb(0x8A_7A_55),
    hand: NIGHT_HAND,
    plays: [NIGHT_HAND, NIGHT_OTHERS, NIGHT_OTHERS, NIGHT_OTHERS],
    selected: NIGHT_HAND,
    selected_edge: rgb(0xD9_AC_58),
    faded: NIGHT_HAND.with_face([0xB0_AC_A2, 0x9F_9B_91]).with_pips(0x1D_20_23),
    hand_pin: rgb(0xB9_8A_3C),
    pins: [rgb(0xB9_8A_3C), rgb(0x5F_80_93), rgb(0xA8_5C_42), rgb(0x2C_63_51)],
    partner_pins: [rgb(0xB9_8A_3C), rgb(0x52_70_82), rgb(0xD0_A9_5C), rgb(0x8A_A6_B5)],
    bars: [rgb(0xD9_AC_58), rgb(0x86_AA_BF), rgb(0xD0_8C_70), rgb(0x67_A0_84)],
    bar_rail: (rgb(0x08_0A_0D), 0.75),
    gold: rgb(0xD9_AC_58),
    gold_lower: rgb(0xC0_8F_3A),
    on_gold: rgb(0x1C_14_06),
    wood_gold: rgb(0xD9_AC_58),
    cloth_gold: rgb(0xD9_AC_58),
    panel_gold: rgb(0xD9_AC_58),
    panel: rgb(0x19_1E_25),
    panel_top: rgb(0x22_29_33),
    row: rgb(0x2D_36_42),
    panel_text: rgb(0xE8_EA_ED),
    panel_quiet: rgb(0xA7_B1_BD),
    line: rgb(0x3E_49_55),
    back: rgb(0x38_44_5E),
    back_lower: rgb(0x29_32_4A),
    ornament: rgb(0x8E_9B_B8),
    pill: (rgb(0x0C_0F_13), 0.55),
    pill_text: rgb(0xE6_E8_EB),
    ..WALNUT
};

pub(super) const LINEN: LookColors = LookColors {
    bar: rgb(0xF6_F0_E3),
    bar_text: rgb(0x2B_2116),
    bar_quiet: rgb(0x6A_5A_45),
    wood: [rgb(0xA4_7C_4E), rgb(0xBC_95_66), rgb(0xCB_A7_78), rgb(0xDA_BB_8F)],
    wood_text: rgb(0x24_18_0A),
    wood_quiet: rgb(0x2A_1B_0A),
    cloth: Cloth {
        material: ClothMaterial::Felt,
        light: rgb(0xF3_ED_E0),
        middle: rgb(0xEA_E2_D1),
        edge: rgb(0xD8_CD_B8),
    },
    cloth_text: rgb(0x2B_2116),
    cloth_quiet: rgb(0x5D_4E_3A),
    hairline: rgb(0x9A_6A_2E),
    hand: LINEN_HAND,
    plays: [LINEN_HAND, LINEN_OTHERS, LINEN_OTHERS, LINEN_OTHERS],
    selected: LINEN_HAND,
    selected_edge: rgb(0xA4_47_0F),
    faded: LINEN_HAND.with_face([0xEC_E2_CD, 0xE1_D4_BA]).with_pips(0x42_37_28),
    hand_pin: rgb(0xB0_66_1E),
    pins: [rgb(0xB0_66_1E), rgb(0x48_73_8C), rgb(0xA0_4C_34), rgb(0x2F_6B_57)],
    partner_pins: [rgb(0xB0_66_1E), rgb(0x3C_63_7A), rgb(0xD3_93_4C), rgb(0x7C_9D_B2)],
    bars: [rgb(0xA0_4A_12), rgb(0x2F_62_7D), rgb(0x8C_3A_26), rgb(0x23_5C_49)],
    bar_rail: (rgb(0x6B_47_22), 0.35),
    gold: rgb(0xA4_47_0F),
    gold_lower: rgb(0x8E_3B_0A),
    on_gold: Rgb::WHITE,
    wood_gold: rgb(0x33_0E_00),
    cloth_gold: rgb(0x8E_3B_0A),
    panel_gold: rgb(0xA4_47_0F),
    panel: rgb(0xFB_F7_EE),
    panel_top: rgb(0xF1_EA_DB),
    row: rgb(0xE5_DB_C6),
    panel_text: rgb(0x2B_2116),
    panel_quiet: rgb(0x6A_5A_45),
    line: rgb(0xCD_BD_9F),
    back: rgb(0xA9_47_3A),
    back_lower: rgb(0x8C_34_2A),
    ornament: rgb(0xF0_D3_A0),
    halo: rgb(0xC7_7A_3A),
    pill: (rgb(0x6B_47_22), 0.88),
    pill_text: rgb(0xFF_F8_EA),
    warning: rgb(0xA0_30_12),
    good: rgb(0x2C_66_47),
    shadow: rgb(0x4A_32_18),
    shadow_strength: 0.55,
};
