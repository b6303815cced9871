//! The colors that follow from a palette.

use super::look_colors::{Cloth, ClothMaterial, FaceColors, LookColors};
use super::looks::{LINEN, WALNUT};
use super::palette::{ColorRole, Palette};
use super::rgb::Rgb;

/// Minimum contrast ratio of text: 4.5:1, as WCAG asks. The palettes of the editable themes
/// have more; see [`Contrast`](super::Contrast).
pub(super) const TEXT_CONTRAST: f32 = 4.5;
/// Minimum contrast ratio of large text, pips and the ornament on a back.
pub(super) const LARGE_CONTRAST: f32 = 3.0;

impl FaceColors {
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
}

impl LookColors {
    /// The same colors, but derived ones for each role that `palette` changes from `original`.
    pub(super) fn with_changed_roles(self, original: &Palette, palette: &Palette) -> Self {
        use ColorRole as Role;
        let differs =
            |roles: &[Role]| roles.iter().any(|&role| palette.color(role) != original.color(role));
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
        let selected =
            [Role::YourHandSelected, Role::PipsSelected, Role::LinesSelected, Role::Outlines];
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
    pub(super) fn derived(palette: &Palette) -> Self {
        use ColorRole as Role;
        let of = |role| palette.color(role);
        let (background, text) = (of(Role::Background), of(Role::Text));
        let buttons = of(Role::Buttons);
        let is_dark = text.luminance() > background.luminance();
        let by = |dark: f32, light: f32| if is_dark { dark } else { light };
        let away = if is_dark { Rgb::BLACK } else { Rgb::WHITE };
        // White or black, whichever the text is nearer to.
        let extreme = if is_dark { Rgb::WHITE } else { Rgb::BLACK };

        let bar = background.toward(away, by(0.62, 0.55));
        let wood = [by(0.62, 0.22), by(0.54, 0.16), by(0.46, 0.10), by(0.38, 0.05)]
            .map(|part| background.toward(Rgb::BLACK, part));
        let panel = background.toward(away, by(0.42, 0.55));
        let panel_top = panel.toward(text, 0.05);
        let row = panel.toward(text, 0.12);
        let cloth = Cloth {
            material: ClothMaterial::Felt,
            light: background.toward(Rgb::WHITE, by(0.07, 0.25)),
            middle: background,
            edge: background.toward(Rgb::BLACK, by(0.32, 0.08)),
        };
        let grounds = [cloth.light, cloth.middle, cloth.edge];
        let panels = [panel, panel_top, row];
        let read_on = |on: &[Rgb], color: Rgb| color.toward_until(extreme, on, TEXT_CONTRAST);

        let face =
            |body| FaceColors::derived([body, of(Role::Pips), of(Role::Lines), of(Role::Outlines)]);
        let hand = face(of(Role::YourHand));
        let back = of(Role::Backs);
        let back_lower = back.toward(Rgb::BLACK, 0.22);
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
            cloth_gold: buttons.toward_until(extreme, &grounds, LARGE_CONTRAST),
            panel_gold: read_on(&panels, buttons),
            panel,
            panel_top,
            row,
            line: panel.toward(text, 0.28),
            back,
            back_lower,
            ornament: back.toward(WALNUT.ornament, 0.75).toward_until(
                Rgb::WHITE,
                &[back, back_lower],
                LARGE_CONTRAST,
            ),
            halo: if is_dark { buttons.toward(Rgb::WHITE, 0.6) } else { buttons },
            pill,
            pill_text,
            warning: read_on(&panels, if is_dark { WALNUT } else { LINEN }.warning),
            good: read_on(&panels, if is_dark { WALNUT } else { LINEN }.good),
            shadow: if is_dark { Rgb::BLACK } else { LINEN.shadow },
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
            let (nearer, other) =
                if is_light { (Rgb::WHITE, Rgb::BLACK) } else { (Rgb::BLACK, Rgb::WHITE) };
            // Dark text on a light cloth is light on dark wood.
            let can_be_read = nearer.contrast(on[0]) >= LARGE_CONTRAST;
            let to = if can_be_read { nearer } else { other };
            color.toward_until(to, on, TEXT_CONTRAST)
        };
        let quiet_on = |on: &[Rgb]| read_on(on, on[0].toward(text, 0.72));
        Self {
            bar_text: read_on(&bar, text),
            bar_quiet: quiet_on(&bar),
            wood_text: read_on(&wood, text),
            // The lower nameplate is in shadow.
            wood_quiet: quiet_on(&[wood[2], wood[3], wood[0].toward(Rgb::BLACK, 0.1)]),
            cloth_text: read_on(&cloth, text),
            cloth_quiet: quiet_on(&cloth),
            panel_text: read_on(&panels, text),
            panel_quiet: quiet_on(&panels),
            ..self
        }
    }
}

const PLAYS: [ColorRole; 4] =
    [ColorRole::FirstPlays, ColorRole::SecondPlays, ColorRole::ThirdPlays, ColorRole::FourthPlays];

/// A bone that does not fit: its face mixed with wood.
fn derived_faded(hand: FaceColors, wood: Rgb) -> FaceColors {
    let [upper, lower] = [0.16, 0.24].map(|part| hand.upper.toward(wood, part));
    let pips =
        hand.pips.toward(upper, 0.15).toward_until(hand.pips, &[upper, lower], TEXT_CONTRAST);
    FaceColors { upper, lower, pips, ..hand }
}

/// The pill behind the name of a player who is not to move, and its text.
fn derived_pill(background: Rgb, text: Rgb, wood: [Rgb; 4]) -> ((Rgb, f32), Rgb) {
    let (pill, strength, name) = if text.luminance() > background.luminance() {
        (background.toward(Rgb::BLACK, 0.78), 0.6, text)
    } else {
        (text.toward(background, 0.2), 0.9, background)
    };
    let grounds = wood.map(|wood| wood.toward(pill, strength));
    let name = name.toward_until(away_from(grounds[0]), &grounds, TEXT_CONTRAST);
    ((pill, strength), name)
}

/// White for a dark color, black for a light one.
pub(super) fn away_from(color: Rgb) -> Rgb {
    if color.contrast(Rgb::WHITE) > color.contrast(Rgb::BLACK) { Rgb::WHITE } else { Rgb::BLACK }
}

/// A darker shade on which `text` can still be read.
fn darker_for(color: Rgb, text: Rgb) -> Rgb {
    [0.12, 0.08, 0.04]
        .map(|part| color.toward(Rgb::BLACK, part))
        .into_iter()
        .find(|shade| shade.contrast(text) >= TEXT_CONTRAST)
        .unwrap_or(color)
}
