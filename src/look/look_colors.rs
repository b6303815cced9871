//! All painted colors, and how they follow from a palette.

use super::palette::{ColorRole, Palette};
use super::rgb::{Rgb, rgb};
use super::slot::ThemeSlot;

const BLACK: Rgb = rgb(0);
const WHITE: Rgb = rgb(0xFF_FF_FF);

/// The least contrast ratio of text: 4.5 means 4.5:1, the minimum of WCAG. The palettes
/// of the editable themes have more; see [`Contrast`](super::Contrast).
const TEXT_CONTRAST: f32 = 4.5;
/// The least contrast ratio of large text, pips and the ornament on a back.
const LARGE_CONTRAST: f32 = 3.0;

/// All painted colors of the table and the windows: chosen by hand for a look, otherwise
/// derived from the [`Palette`].
///
/// A copy of a look keeps the colors chosen by hand, except for the roles that its palette
/// changes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LookColors {
    /// The bar at the top.
    pub bar: Rgb,
    /// Menus and icons on the bar.
    pub bar_text: Rgb,
    /// The name of the game on the bar.
    pub bar_quiet: Rgb,
    /// The wood around the cloth, from dark to light.
    pub wood: [Rgb; 4],
    /// Text on wood.
    pub wood_text: Rgb,
    /// Quiet text on wood.
    pub wood_quiet: Rgb,
    /// The cloth, or the stone, that the bones lie on.
    pub cloth: Cloth,
    /// Text on the cloth.
    pub cloth_text: Rgb,
    /// Quiet text on the cloth.
    pub cloth_quiet: Rgb,
    /// The thin line around the cloth.
    pub hairline: Rgb,
    /// The bones in the hand.
    pub hand: FaceColors,
    /// The bones on the table, by the seat that played them.
    pub plays: [FaceColors; 4],
    /// A selected bone, and the bones of hands and boneyard laid open.
    pub selected: FaceColors,
    /// The edge of a selected bone.
    pub selected_edge: Rgb,
    /// A bone that does not fit.
    pub faded: FaceColors,
    /// The pin of a bone that nobody has played.
    pub hand_pin: Rgb,
    /// The pins of the players at a table without partners.
    pub pins: [Rgb; 4],
    /// The pins of the players at a table with partners.
    pub partner_pins: [Rgb; 4],
    /// The players in bars and graphs, at a table without partners.
    pub bars: [Rgb; 4],
    /// The empty part of a bar, and how opaque it is.
    pub bar_rail: (Rgb, f32),
    /// What needs attention: whose turn it is, a play that scores, the next button.
    pub gold: Rgb,
    /// The lower edge of golden surfaces.
    pub gold_lower: Rgb,
    /// Text on gold.
    pub on_gold: Rgb,
    /// Golden text on wood.
    pub wood_gold: Rgb,
    /// Large golden text on the cloth.
    pub cloth_gold: Rgb,
    /// Golden text in windows.
    pub panel_gold: Rgb,
    /// Windows and cards.
    pub panel: Rgb,
    /// The upper edge of windows and cards.
    pub panel_top: Rgb,
    /// A selected row in a window.
    pub row: Rgb,
    /// Text in windows.
    pub panel_text: Rgb,
    /// Quiet text in windows.
    pub panel_quiet: Rgb,
    /// Lines in windows.
    pub line: Rgb,
    /// The backs of bones, at their upper edge.
    pub back: Rgb,
    /// The backs of bones, at their lower edge.
    pub back_lower: Rgb,
    /// The ornament of a back.
    pub ornament: Rgb,
    /// The halo of the last play.
    pub halo: Rgb,
    /// The pill behind the name of a player who is not to move, and how opaque it is.
    pub pill: (Rgb, f32),
    /// The name of a player who is not to move.
    pub pill_text: Rgb,
    /// Warnings in windows.
    pub warning: Rgb,
    /// Good results in windows.
    pub good: Rgb,
    /// Shadows.
    pub shadow: Rgb,
    /// How strong shadows are, 0.0 to 1.0.
    pub shadow_strength: f32,
}

/// The cloth: lighter in the middle, darker towards its edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cloth {
    /// What it is made of.
    pub material: ClothMaterial,
    /// The lightest place.
    pub light: Rgb,
    /// The middle: the theme's background.
    pub middle: Rgb,
    /// The darkest place.
    pub edge: Rgb,
}

/// What the cloth is made of: felt in every theme but Café marble and its copies with the
/// same background and text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClothMaterial {
    /// Short fibers.
    Felt,
    /// A slab of stone.
    Marble {
        /// The stone.
        stone: Rgb,
        /// Warmer places in it.
        clouds: Rgb,
        /// The veins.
        veins: Rgb,
    },
}

/// The colors of a bone that lies face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaceColors {
    /// The upper edge of the face.
    pub upper: Rgb,
    /// The lower edge of the face.
    pub lower: Rgb,
    /// The line around the bone.
    pub edge: Rgb,
    /// The side of the bone, below the face.
    pub side: Rgb,
    /// The pips.
    pub pips: Rgb,
    /// The groove across the middle.
    pub groove: Rgb,
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
        Self {
            upper: rgb(upper),
            lower: rgb(lower),
            ..self
        }
    }

    const fn with_pips(self, pips: u32) -> Self {
        Self {
            pips: rgb(pips),
            ..self
        }
    }

    /// A face derived from four colors of a palette: body, pips, groove and edge.
    fn derived([body, pips, groove, edge]: [Rgb; 4]) -> Self {
        let side = body.toward(edge, 0.3);
        Self {
            upper: body,
            lower: body.toward(side, 0.25),
            edge,
            side,
            pips,
            groove: body.toward(groove, 0.75),
        }
    }

    /// A mixture of two faces: this one at 0.0, `other` at 1.0.
    #[must_use]
    pub fn toward(self, other: Self, part: f32) -> Self {
        Self {
            upper: self.upper.toward(other.upper, part),
            lower: self.lower.toward(other.lower, part),
            edge: self.edge.toward(other.edge, part),
            side: self.side.toward(other.side, part),
            pips: self.pips.toward(other.pips, part),
            groove: self.groove.toward(other.groove, part),
        }
    }
}

const WALNUT_HAND: FaceColors = FaceColors::new([
    0xFF_FB_F0, 0xF4_EA_D3, 0x6B_58_3C, 0xC9_B9_93, 0x24_1C_14, 0x8A_78_59,
]);
const WALNUT_OTHERS: FaceColors = WALNUT_HAND.with_face([0xFB_F2_DF, 0xEE_E1_C6]);
const MARBLE_HAND: FaceColors = FaceColors::new([
    0xFF_FE_FA, 0xF7_F1_E4, 0x4A_3F_33, 0xB7_A8_88, 0x24_1C_14, 0x8A_78_59,
]);
const MARBLE_OTHERS: FaceColors = MARBLE_HAND.with_face([0xFA_F5_EA, 0xEE_E5_D3]);
const NIGHT_HAND: FaceColors = FaceColors::new([
    0xDC_D8_CC, 0xCB_C6_B8, 0x0A_0D_10, 0x8F_8A_7C, 0x14_16_1A, 0x7A_76_68,
]);
const NIGHT_OTHERS: FaceColors = NIGHT_HAND.with_face([0xD3_CD_BF, 0xC1_BA_AA]);
const LINEN_HAND: FaceColors = FaceColors::new([
    0xFF_FF_FF, 0xF8_F4_EA, 0x54_45_2F, 0xBB_AA_87, 0x24_1C_14, 0x8A_78_59,
]);
const LINEN_OTHERS: FaceColors = LINEN_HAND.with_face([0xFA_F5_EA, 0xF1_EA_DB]);

const WALNUT: LookColors = LookColors {
    bar: rgb(0x22_15_0D),
    bar_text: rgb(0xF3_E7_D0),
    bar_quiet: rgb(0xC9_B5_94),
    wood: [
        rgb(0x33_20_0F),
        rgb(0x47_2B_19),
        rgb(0x5B_38_21),
        rgb(0x6D_45_28),
    ],
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
    faded: WALNUT_HAND
        .with_face([0xEA_DB_C4, 0xDA_C7_AC])
        .with_pips(0x38_2C_22),
    hand_pin: rgb(0xC4_9A_55),
    pins: [
        rgb(0xC8_92_3A),
        rgb(0x7D_91_9D),
        rgb(0xB5_65_4A),
        rgb(0x2F_6B_57),
    ],
    partner_pins: [
        rgb(0xC8_92_3A),
        rgb(0x6F_87_96),
        rgb(0xE0_B8_66),
        rgb(0xA3_B7_C1),
    ],
    bars: [
        rgb(0xF0_BC_55),
        rgb(0xA9_C4_D2),
        rgb(0xE3_9A_7C),
        rgb(0x6F_AE_8E),
    ],
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
    shadow: BLACK,
    shadow_strength: 1.0,
};

const CAFE_MARBLE: LookColors = LookColors {
    bar: rgb(0x1A_13_10),
    wood: [
        rgb(0x1C_13_10),
        rgb(0x2A_1D_18),
        rgb(0x38_28_21),
        rgb(0x45_32_2A),
    ],
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
    faded: MARBLE_HAND
        .with_face([0xEA_DB_C4, 0xDA_C7_AC])
        .with_pips(0x38_2C_22),
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

const NIGHT: LookColors = LookColors {
    bar: rgb(0x0F_1216),
    bar_text: rgb(0xDD_E1_E7),
    bar_quiet: rgb(0x9B_A5_B2),
    wood: [
        rgb(0x14_17_1C),
        rgb(0x1A_1E_25),
        rgb(0x20_25_2D),
        rgb(0x27_2C_35),
    ],
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
    faded: NIGHT_HAND
        .with_face([0xB0_AC_A2, 0x9F_9B_91])
        .with_pips(0x1D_20_23),
    hand_pin: rgb(0xB9_8A_3C),
    pins: [
        rgb(0xB9_8A_3C),
        rgb(0x5F_80_93),
        rgb(0xA8_5C_42),
        rgb(0x2C_63_51),
    ],
    partner_pins: [
        rgb(0xB9_8A_3C),
        rgb(0x52_70_82),
        rgb(0xD0_A9_5C),
        rgb(0x8A_A6_B5),
    ],
    bars: [
        rgb(0xD9_AC_58),
        rgb(0x86_AA_BF),
        rgb(0xD0_8C_70),
        rgb(0x67_A0_84),
    ],
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

const LINEN: LookColors = LookColors {
    bar: rgb(0xF6_F0_E3),
    bar_text: rgb(0x2B_2116),
    bar_quiet: rgb(0x6A_5A_45),
    wood: [
        rgb(0xA4_7C_4E),
        rgb(0xBC_95_66),
        rgb(0xCB_A7_78),
        rgb(0xDA_BB_8F),
    ],
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
    faded: LINEN_HAND
        .with_face([0xEC_E2_CD, 0xE1_D4_BA])
        .with_pips(0x42_37_28),
    hand_pin: rgb(0xB0_66_1E),
    pins: [
        rgb(0xB0_66_1E),
        rgb(0x48_73_8C),
        rgb(0xA0_4C_34),
        rgb(0x2F_6B_57),
    ],
    partner_pins: [
        rgb(0xB0_66_1E),
        rgb(0x3C_63_7A),
        rgb(0xD3_93_4C),
        rgb(0x7C_9D_B2),
    ],
    bars: [
        rgb(0xA0_4A_12),
        rgb(0x2F_62_7D),
        rgb(0x8C_3A_26),
        rgb(0x23_5C_49),
    ],
    bar_rail: (rgb(0x6B_47_22), 0.35),
    gold: rgb(0xA4_47_0F),
    gold_lower: rgb(0x8E_3B_0A),
    on_gold: WHITE,
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

    /// Whether text on the cloth is darker than the cloth.
    pub fn is_cloth_light(&self) -> bool {
        self.cloth_text.luminance() < self.cloth.middle.luminance()
    }

    /// The bar at the top: its upper and lower color, and the thin line below it.
    pub fn bar_shades(&self) -> [Rgb; 3] {
        let (lower, line) = if self.bar.luminance() > 0.5 {
            (self.bar.toward(BLACK, 0.03), self.line)
        } else {
            (self.bar.toward(BLACK, 0.18), self.bar.toward(BLACK, 0.6))
        };
        [self.bar, lower, line]
    }

    /// Whether text in windows is darker than the windows.
    pub fn is_panel_light(&self) -> bool {
        self.panel_text.luminance() < self.panel.luminance()
    }

    /// The same colors, but derived ones for each role that `palette` changes from `original`.
    fn with_changed_roles(self, original: &Palette, palette: &Palette) -> Self {
        use ColorRole as Role;
        let differs = |roles: &[Role]| {
            roles
                .iter()
                .any(|&role| palette.color(role) != original.color(role))
        };
        let derived = Self::derived(palette);
        let mut colors = self;
        if differs(&[Role::Background]) {
            colors = Self {
                hand: self.hand,
                plays: self.plays,
                selected: self.selected,
                selected_edge: self.selected_edge,
                faded: self.faded,
                gold: self.gold,
                gold_lower: self.gold_lower,
                on_gold: self.on_gold,
                back: self.back,
                back_lower: self.back_lower,
                ornament: self.ornament,
                ..derived
            };
        } else if differs(&[Role::Text]) {
            // What it is written on stays.
            colors = self.with_text(palette.color(Role::Text));
        }
        if differs(&[Role::YourHand, Role::Pips, Role::Lines, Role::Outlines]) {
            colors.hand = derived.hand;
            colors.faded = derived.faded;
        }
        for (seat, plays) in PLAYS.into_iter().enumerate() {
            if differs(&[plays, Role::Pips, Role::Lines, Role::Outlines]) {
                colors.plays[seat] = derived.plays[seat];
            }
        }
        let selected = [
            Role::YourHandSelected,
            Role::PipsSelected,
            Role::LinesSelected,
            Role::Outlines,
        ];
        if differs(&selected) {
            colors.selected = derived.selected;
        }
        if differs(&[Role::OutlinesSelected]) {
            colors.selected_edge = derived.selected_edge;
        }
        if differs(&[Role::Buttons, Role::ButtonText]) {
            colors.gold = derived.gold;
            colors.gold_lower = derived.gold_lower;
            colors.on_gold = derived.on_gold;
            colors.wood_gold = derived.wood_gold;
            colors.cloth_gold = derived.cloth_gold;
            colors.panel_gold = derived.panel_gold;
            colors.hairline = derived.hairline;
            colors.halo = derived.halo;
        }
        if differs(&[Role::Backs]) {
            colors.back = derived.back;
            colors.back_lower = derived.back_lower;
            colors.ornament = derived.ornament;
        }
        colors
    }

    /// The colors that follow from a palette alone.
    fn derived(palette: &Palette) -> Self {
        use ColorRole as Role;
        let of = |role| palette.color(role);
        let (background, text) = (of(Role::Background), of(Role::Text));
        let buttons = of(Role::Buttons);
        let is_dark = text.luminance() > background.luminance();
        let by = |dark: f32, light: f32| if is_dark { dark } else { light };
        let away = if is_dark { BLACK } else { WHITE };
        // White or black, whichever the text is nearer to.
        let extreme = if is_dark { WHITE } else { BLACK };

        let bar = background.toward(away, by(0.62, 0.55));
        let wood = [
            by(0.62, 0.22),
            by(0.54, 0.16),
            by(0.46, 0.10),
            by(0.38, 0.05),
        ]
        .map(|part| background.toward(BLACK, part));
        let panel = background.toward(away, by(0.42, 0.55));
        let panel_top = panel.toward(text, 0.05);
        let row = panel.toward(text, 0.12);
        let cloth = Cloth {
            material: ClothMaterial::Felt,
            light: background.toward(WHITE, by(0.07, 0.25)),
            middle: background,
            edge: background.toward(BLACK, by(0.32, 0.08)),
        };
        let grounds = [cloth.light, cloth.middle, cloth.edge];
        let panels = [panel, panel_top, row];
        let read_on = |on: &[Rgb], color: Rgb| toward_until(color, extreme, on, TEXT_CONTRAST);

        let face =
            |body| FaceColors::derived([body, of(Role::Pips), of(Role::Lines), of(Role::Outlines)]);
        let hand = face(of(Role::YourHand));
        let back = of(Role::Backs);
        let back_lower = back.toward(BLACK, 0.22);
        let on_gold = of(Role::ButtonText);
        let (pill, pill_text) = derived_pill(background, text, wood);

        let colors = Self {
            bar,
            wood,
            cloth,
            hairline: buttons.toward(background, 0.2),
            hand,
            plays: PLAYS.map(|role| face(of(role))),
            selected: FaceColors::derived([
                of(Role::YourHandSelected),
                of(Role::PipsSelected),
                of(Role::LinesSelected),
                of(Role::Outlines),
            ]),
            selected_edge: of(Role::OutlinesSelected),
            faded: derived_faded(hand, wood[2]),
            bars: if is_dark { WALNUT.bars } else { LINEN.bars },
            bar_rail: (text.toward(background, by(1.0, 0.3)), 0.35),
            gold: buttons,
            gold_lower: darker_for(buttons, on_gold),
            on_gold,
            wood_gold: read_on(&wood, buttons),
            cloth_gold: toward_until(buttons, extreme, &grounds, LARGE_CONTRAST),
            panel_gold: read_on(&panels, buttons),
            panel,
            panel_top,
            row,
            line: panel.toward(text, 0.28),
            back,
            back_lower,
            ornament: toward_until(
                back.toward(WALNUT.ornament, 0.75),
                WHITE,
                &[back, back_lower],
                LARGE_CONTRAST,
            ),
            halo: if is_dark {
                buttons.toward(WHITE, 0.6)
            } else {
                buttons
            },
            pill,
            pill_text,
            warning: read_on(&panels, if is_dark { WALNUT } else { LINEN }.warning),
            good: read_on(&panels, if is_dark { WALNUT } else { LINEN }.good),
            shadow: if is_dark { BLACK } else { LINEN.shadow },
            shadow_strength: by(1.0, LINEN.shadow_strength),
            ..WALNUT
        };
        colors.with_text(text)
    }

    /// The same with this color for all text.
    fn with_text(self, text: Rgb) -> Self {
        let (wood, bar) = (self.wood, [self.bar]);
        let cloth = [self.cloth.light, self.cloth.middle, self.cloth.edge];
        let panels = [self.panel, self.panel_top, self.row];
        let read_on = |on: &[Rgb], color: Rgb| {
            let is_light = text.luminance() > on[0].luminance();
            let (nearer, other) = if is_light {
                (WHITE, BLACK)
            } else {
                (BLACK, WHITE)
            };
            // Dark text on a light cloth is light on dark wood.
            let can_be_read = nearer.contrast(on[0]) >= LARGE_CONTRAST;
            let to = if can_be_read { nearer } else { other };
            toward_until(color, to, on, TEXT_CONTRAST)
        };
        let quiet_on = |on: &[Rgb]| read_on(on, on[0].toward(text, 0.72));
        Self {
            bar_text: read_on(&bar, text),
            bar_quiet: quiet_on(&bar),
            wood_text: read_on(&wood, text),
            // The lower nameplate is in shadow.
            wood_quiet: quiet_on(&[wood[2], wood[3], wood[0].toward(BLACK, 0.1)]),
            cloth_text: read_on(&cloth, text),
            cloth_quiet: quiet_on(&cloth),
            panel_text: read_on(&panels, text),
            panel_quiet: quiet_on(&panels),
            ..self
        }
    }
}

const PLAYS: [ColorRole; 4] = [
    ColorRole::FirstPlays,
    ColorRole::SecondPlays,
    ColorRole::ThirdPlays,
    ColorRole::FourthPlays,
];

/// A bone that does not fit: its face mixed with wood.
fn derived_faded(hand: FaceColors, wood: Rgb) -> FaceColors {
    let [upper, lower] = [0.16, 0.24].map(|part| hand.upper.toward(wood, part));
    let pips = toward_until(
        hand.pips.toward(upper, 0.15),
        hand.pips,
        &[upper, lower],
        TEXT_CONTRAST,
    );
    FaceColors {
        upper,
        lower,
        pips,
        ..hand
    }
}

/// The pill behind the name of a player who is not to move, and its text.
fn derived_pill(background: Rgb, text: Rgb, wood: [Rgb; 4]) -> ((Rgb, f32), Rgb) {
    let (pill, strength, name) = if text.luminance() > background.luminance() {
        (background.toward(BLACK, 0.78), 0.6, text)
    } else {
        (text.toward(background, 0.2), 0.9, background)
    };
    let grounds = wood.map(|wood| wood.toward(pill, strength));
    let name = toward_until(name, away_from(grounds[0]), &grounds, TEXT_CONTRAST);
    ((pill, strength), name)
}

/// White for a dark color, black for a light one.
fn away_from(color: Rgb) -> Rgb {
    if color.contrast(WHITE) > color.contrast(BLACK) {
        WHITE
    } else {
        BLACK
    }
}

/// A darker shade on which `text` can still be read.
fn darker_for(color: Rgb, text: Rgb) -> Rgb {
    [0.12, 0.08, 0.04]
        .map(|part| color.toward(BLACK, part))
        .into_iter()
        .find(|shade| shade.contrast(text) >= TEXT_CONTRAST)
        .unwrap_or(color)
}

/// The first color on the way from `from` to `to` whose contrast ratio with every ground
/// is at least `at_least`; `to` if there is none.
fn toward_until(from: Rgb, to: Rgb, grounds: &[Rgb], at_least: f32) -> Rgb {
    const STEPS: u16 = 40;
    (0..STEPS)
        .map(|step| from.toward(to, f32::from(step) / f32::from(STEPS)))
        .find(|color| {
            grounds
                .iter()
                .all(|&ground| color.contrast(ground) >= at_least)
        })
        .unwrap_or(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something to be read, the ground under it, and the contrast that it needs.
    struct Pair(&'static str, Rgb, Rgb, f32);

    /// Everything that is to be read on the table and in the windows.
    fn pairs(colors: &LookColors) -> Vec<Pair> {
        let mut pairs = Vec::new();
        let mut add = |what, seen, grounds: &[Rgb], at_least| {
            pairs.extend(
                grounds
                    .iter()
                    .map(|&ground| Pair(what, seen, ground, at_least)),
            );
        };
        let gold = [colors.gold, colors.gold_lower];
        let cloth = [colors.cloth.light, colors.cloth.middle, colors.cloth.edge];
        let panels = [colors.panel, colors.panel_top, colors.row];
        let [upper, lower, _] = colors.bar_shades();
        let bar = [upper, lower];
        let (pill, opacity) = colors.pill;
        let pills = colors.wood.map(|wood| wood.toward(pill, opacity));
        for (what, seen, grounds) in [
            ("menus", colors.bar_text, &bar[..]),
            ("the game's name", colors.bar_quiet, &bar),
            ("text on gold", colors.on_gold, &gold),
            ("text on wood", colors.wood_text, &colors.wood),
            ("golden text on wood", colors.wood_gold, &colors.wood),
            ("a name at rest", colors.pill_text, &pills),
            ("text on cloth", colors.cloth_text, &cloth),
            ("quiet text on cloth", colors.cloth_quiet, &cloth),
            ("text in windows", colors.panel_text, &panels),
            ("quiet text in windows", colors.panel_quiet, &panels),
            ("golden text in windows", colors.panel_gold, &panels[..2]),
            ("warnings", colors.warning, &panels[..2]),
            ("good results", colors.good, &panels[..2]),
        ] {
            add(what, seen, grounds, TEXT_CONTRAST);
        }
        // The darkest wood is a thin streak.
        let wood = &colors.wood[1..];
        add("quiet text on wood", colors.wood_quiet, wood, TEXT_CONTRAST);
        let gold = colors.cloth_gold;
        add("golden text on cloth", gold, &cloth, LARGE_CONTRAST);
        let back = [colors.back, colors.back_lower];
        add("ornament", colors.ornament, &back, LARGE_CONTRAST);
        let faces = [colors.hand, colors.selected, colors.faded];
        for face in faces.into_iter().chain(colors.plays) {
            let ground = [face.upper, face.lower];
            add("pips", face.pips, &ground, LARGE_CONTRAST);
        }
        pairs
    }

    fn hard_to_read(slot: ThemeSlot, palette: &Palette) -> Vec<String> {
        pairs(&LookColors::new(slot, palette))
            .into_iter()
            .filter(|Pair(_, seen, ground, at_least)| seen.contrast(*ground) < *at_least)
            .map(|Pair(what, seen, ground, _)| {
                format!("{slot:?}, {what}: {:.2} to 1", seen.contrast(ground))
            })
            .collect()
    }

    #[test]
    fn everything_can_be_read_in_every_theme_of_the_program() {
        let hard: Vec<_> = ThemeSlot::ALL
            .into_iter()
            .flat_map(|slot| hard_to_read(slot, slot.default_palette()))
            .collect();
        assert_eq!(hard, [""; 0]);
    }

    #[test]
    fn another_cloth_in_a_copy_of_a_look_keeps_its_text_readable_and_its_bones() {
        for slot in ThemeSlot::LOOKS {
            for background in [0x10_20_60, 0x5A_10_18, 0xF0_EA_F4] {
                let mut palette = *slot.default_palette();
                let background = rgb(background);
                *palette.color_mut(ColorRole::Background) = background;
                *palette.color_mut(ColorRole::Text) = away_from(background);
                assert_eq!(hard_to_read(slot, &palette), [""; 0], "{background}");
                let colors = LookColors::new(slot, &palette);
                assert_eq!(colors.cloth.middle, background, "{slot:?}");
                let original = LookColors::new(slot, slot.default_palette());
                assert_eq!(colors.hand, original.hand, "{slot:?}");
            }
        }
    }

    #[test]
    fn another_color_of_text_alone_keeps_what_it_is_written_on_and_can_be_read() {
        for slot in ThemeSlot::LOOKS {
            let original = LookColors::new(slot, slot.default_palette());
            let mut palette = *slot.default_palette();
            let text = palette.color_mut(ColorRole::Text);
            *text = text.toward(rgb(0x40_80_40), 0.1);
            let colors = LookColors::new(slot, &palette);
            assert_eq!(colors.wood, original.wood, "{slot:?}");
            assert_eq!(colors.panel, original.panel, "{slot:?}");
            assert_ne!(colors.cloth_text, original.cloth_text, "{slot:?}");
            assert_eq!(hard_to_read(slot, &palette), [""; 0]);
        }
    }

    #[test]
    fn a_look_shows_the_colors_that_its_palette_names() {
        for slot in ThemeSlot::LOOKS {
            let palette = slot.default_palette();
            let colors = LookColors::new(slot, palette);
            for (role, shown) in [
                (ColorRole::Background, colors.cloth.middle),
                (ColorRole::Text, colors.cloth_text),
                (ColorRole::YourHand, colors.hand.upper),
                (ColorRole::FirstPlays, colors.plays[0].upper),
                (ColorRole::SecondPlays, colors.plays[1].upper),
                (ColorRole::ThirdPlays, colors.plays[2].upper),
                (ColorRole::FourthPlays, colors.plays[3].upper),
                (ColorRole::Pips, colors.hand.pips),
                (ColorRole::Lines, colors.hand.groove),
                (ColorRole::Outlines, colors.hand.edge),
                (ColorRole::YourHandSelected, colors.selected.upper),
                (ColorRole::PipsSelected, colors.selected.pips),
                (ColorRole::LinesSelected, colors.selected.groove),
                (ColorRole::OutlinesSelected, colors.selected_edge),
                (ColorRole::Backs, colors.back),
                (ColorRole::Buttons, colors.gold),
                (ColorRole::ButtonText, colors.on_gold),
            ] {
                assert_eq!(palette.color(role), shown, "{slot:?}, {role:?}");
            }
        }
    }

    #[test]
    fn every_changed_color_of_a_copy_can_be_seen() {
        for slot in ThemeSlot::LOOKS {
            let original = LookColors::new(slot, slot.default_palette());
            for role in ColorRole::ALL {
                let mut palette = *slot.default_palette();
                *palette.color_mut(role) = palette.color(role).toward(rgb(0x80_40_C0), 0.4);
                let changed = LookColors::new(slot, &palette);
                assert_ne!(changed, original, "{slot:?}, {role:?}");
            }
        }
    }
}
