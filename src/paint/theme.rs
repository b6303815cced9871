//! How windows look: what egui is given of the colours of a theme.

use super::fonts;
use super::look::color;
use egui::style::{HandleShape, Selection, WidgetVisuals};
use egui::{
    Color32, CornerRadius, FontId, Margin, RichText, Shadow, Stroke, Style, TextStyle, Visuals,
    vec2,
};

use look::{LookColors, Palette, Rgb, ThemeSlot};

/// Size of ordinary text, in points.
pub const TEXT_SIZE: f32 = 14.0;
/// Size of small, quiet text, in points.
pub const SMALL_TEXT_SIZE: f32 = 12.5;
/// Size of the headings of windows, in points.
pub const HEADING_SIZE: f32 = 17.0;
/// Everything is spaced in multiples of this, in points.
pub const GRID: f32 = 4.0;
/// Height of a button, slider or field, in points.
pub const WIDGET_HEIGHT: f32 = 28.0;
/// Rounding of buttons and fields, in points.
const WIDGET_ROUNDING: u8 = 6;
/// Rounding of windows and menus, in points.
const WINDOW_ROUNDING: u8 = 10;

/// The least contrast of the edges of buttons and fields, to 1.
const EDGE_CONTRAST: f32 = 3.0;
/// How strongly things that cannot be used are drawn, 0.0 to 1.0.
const DISABLED_STRENGTH: f32 = 0.55;

const BLACK: Rgb = Rgb([0, 0, 0]);
const WHITE: Rgb = Rgb([255, 255, 255]);

/// The colours of windows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// Whether text in windows is lighter than the windows.
    pub is_dark: bool,
    /// The table, at its centre.
    pub background: Color32,
    /// Windows and menus.
    pub panel: Color32,
    /// Text in windows.
    pub text: Color32,
    /// Quiet text in windows.
    pub quiet: Color32,
    /// What is to be noticed, as text: numbers that score, names of the next thing to do.
    pub accent_text: Color32,
    /// What is wrong.
    pub warning: Color32,
    /// The players in graphs, the viewer's side first.
    pub players: [Color32; 4],
    /// The button for the next thing to do.
    pub buttons: Color32,
    /// That button under the pointer.
    pub buttons_hovered: Color32,
    /// What is written on that button.
    pub button_text: Color32,
    /// The edges of other buttons and of fields.
    pub edge: Color32,
    /// The rule between parts of a window.
    pub rule: Color32,
    /// The ring around what the keyboard is on.
    pub focus: Color32,
    /// The shadow under bones.
    pub shadow: Color32,
    field: Color32,
    field_hovered: Color32,
    field_pressed: Color32,
    rail: Color32,
    rail_hovered: Color32,
    well: Color32,
}

impl Look {
    /// The look of a theme with these colours.
    pub fn new(slot: ThemeSlot, palette: &Palette) -> Self {
        let colors = LookColors::new(slot, palette);
        let (panel, text, buttons) = (colors.panel, colors.panel_text, colors.gold);
        let is_dark = !colors.is_panel_light();
        // Shades of a window go away from the text, so that text gains contrast.
        let away = if is_dark { BLACK } else { WHITE };
        let field = colors.panel_top;
        Self {
            is_dark,
            background: color(colors.cloth.middle),
            panel: color(panel),
            text: color(text),
            quiet: color(colors.panel_quiet),
            accent_text: color(colors.panel_gold),
            warning: color(colors.warning),
            players: colors.bars.map(color),
            buttons: color(buttons),
            buttons_hovered: color(away_from(buttons, colors.on_gold, 0.18)),
            button_text: color(colors.on_gold),
            edge: color(toward_until(field, text, &[field, panel], EDGE_CONTRAST)),
            rule: color(colors.line),
            focus: color(text),
            shadow: color(colors.shadow).gamma_multiply(if is_dark { 0.45 } else { 0.30 }),
            field: color(field),
            field_hovered: color(colors.row),
            field_pressed: color(colors.row.toward(text, 0.06)),
            rail: color(panel.toward(text, 0.30)),
            rail_hovered: color(panel.toward(text, 0.38)),
            well: color(panel.toward(away, 0.45)),
        }
    }

    /// Makes all of egui look like this. To be called at the start and when
    /// the theme changes, not every frame.
    pub fn apply(&self, ctx: &egui::Context) {
        ctx.all_styles_mut(|style| self.style(style));
        ctx.request_repaint();
    }

    /// Gives a style these colours, the text sizes and the spacing.
    pub fn style(&self, style: &mut Style) {
        style.visuals = self.visuals();
        for (text_style, font) in [
            (TextStyle::Small, FontId::proportional(SMALL_TEXT_SIZE)),
            (TextStyle::Body, FontId::proportional(TEXT_SIZE)),
            (TextStyle::Button, FontId::proportional(TEXT_SIZE)),
            (TextStyle::Monospace, FontId::monospace(TEXT_SIZE)),
            (TextStyle::Heading, fonts::strong(HEADING_SIZE)),
        ] {
            style.text_styles.insert(text_style, font);
        }
        style.drag_value_text_style = TextStyle::Body;
        let spacing = &mut style.spacing;
        spacing.item_spacing = vec2(2.0 * GRID, 2.0 * GRID);
        spacing.button_padding = vec2(3.0 * GRID, GRID);
        spacing.interact_size = vec2(40.0, WIDGET_HEIGHT);
        spacing.window_margin = Margin::same(16);
        spacing.menu_margin = Margin::same(8);
        spacing.icon_width = 18.0;
        spacing.icon_width_inner = 10.0;
        spacing.icon_spacing = 2.0 * GRID;
        spacing.indent = 6.0 * GRID;
        spacing.slider_rail_height = 6.0;
        spacing.combo_height = 320.0;
        // An open list is no higher, whatever room it asks for.
        spacing.default_area_size = vec2(600.0, 560.0);
        // The narrowest window has room for it.
        spacing.tooltip_width = 300.0;
        spacing.scroll.floating = false;
        spacing.scroll.bar_width = 8.0;
        spacing.scroll.foreground_color = false;
    }

    /// The colours of windows, buttons, sliders, fields and menus.
    pub fn visuals(&self) -> Visuals {
        let mut visuals = if self.is_dark {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        let widgets = &mut visuals.widgets;
        let still = |fill: Color32, stroke: Stroke| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: stroke,
            corner_radius: CornerRadius::same(WIDGET_ROUNDING),
            fg_stroke: Stroke::new(1.5, self.text),
            expansion: 0.0,
        };
        widgets.noninteractive = still(self.panel, Stroke::new(1.0, self.rule));
        widgets.inactive = still(self.field, Stroke::new(1.0, self.edge));
        widgets.hovered = still(self.field_hovered, Stroke::new(1.0, self.text));
        // Pressed, or where the keyboard is.
        widgets.active = still(self.field_pressed, Stroke::new(2.0, self.focus));
        // Also the bar with the title of the topmost window.
        widgets.open = still(self.field, Stroke::new(1.0, self.text));

        // Rails and handles of sliders and scroll bars, boxes to tick.
        widgets.inactive.bg_fill = self.rail;
        widgets.hovered.bg_fill = self.rail_hovered;
        widgets.active.bg_fill = self.rail_hovered;

        visuals.selection = Selection {
            bg_fill: self.buttons,
            stroke: Stroke::new(1.5, self.button_text),
        };
        visuals.weak_text_color = Some(self.quiet);
        visuals.hyperlink_color = self.accent_text;
        visuals.faint_bg_color = self.field;
        visuals.extreme_bg_color = self.well;
        visuals.code_bg_color = self.field;
        visuals.warn_fg_color = self.warning;
        visuals.error_fg_color = self.warning;
        visuals.window_corner_radius = CornerRadius::same(WINDOW_ROUNDING);
        visuals.menu_corner_radius = CornerRadius::same(WINDOW_ROUNDING);
        visuals.window_fill = self.panel;
        visuals.window_stroke = Stroke::new(1.0, self.edge);
        visuals.window_highlight_topmost = false;
        visuals.panel_fill = self.background;
        visuals.window_shadow = Shadow {
            offset: [0, 8],
            blur: 28,
            spread: 0,
            color: self.shadow,
        };
        visuals.popup_shadow = Shadow {
            offset: [0, 4],
            blur: 14,
            spread: 0,
            color: self.shadow,
        };
        visuals.text_cursor.stroke.color = self.text;
        // A cursor that blinks would have the idle window painted without end.
        visuals.text_cursor.blink = false;
        visuals.slider_trailing_fill = true;
        visuals.handle_shape = HandleShape::Circle;
        visuals.disabled_alpha = DISABLED_STRENGTH;
        visuals
    }
}

/// Text in the heavier weight.
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).family(fonts::semibold())
}

/// The first colour on the way from one to another that stands out from every
/// ground by `at_least` to 1; the other, if none does.
fn toward_until(from: Rgb, to: Rgb, grounds: &[Rgb], at_least: f32) -> Rgb {
    /// How finely the way is divided.
    const STEPS: u16 = 40;
    let mixes = (0..STEPS).map(|step| from.toward(to, f32::from(step) / f32::from(STEPS)));
    let stands_out = |mixed: &Rgb| {
        grounds
            .iter()
            .all(|ground| mixed.contrast(*ground) >= at_least)
    };
    mixes.into_iter().find(stands_out).unwrap_or(to)
}

/// A shade of a colour with more contrast to what is written on it.
fn away_from(ground: Rgb, written: Rgb, part: f32) -> Rgb {
    let away = if written.luminance() > ground.luminance() {
        BLACK
    } else {
        WHITE
    };
    ground.toward(away, part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(one: Color32, other: Color32) -> f32 {
        let rgb = |color: Color32| Rgb([color.r(), color.g(), color.b()]);
        rgb(one).contrast(rgb(other))
    }

    #[test]
    fn everything_in_windows_can_be_read_in_every_theme_of_the_program() {
        for slot in ThemeSlot::ALL {
            let look = Look::new(slot, slot.default_palette());
            let mut pairs = vec![
                ("text", look.text, look.panel, 4.5),
                ("quiet text", look.quiet, look.panel, 4.5),
                ("golden text", look.accent_text, look.panel, 4.5),
                ("warnings", look.warning, look.panel, 4.5),
                ("button", look.button_text, look.buttons, 4.5),
                (
                    "hovered button",
                    look.button_text,
                    look.buttons_hovered,
                    4.5,
                ),
                ("text in fields", look.text, look.field, 4.5),
                ("quiet text in fields", look.quiet, look.field, 4.5),
                ("text in hovered fields", look.text, look.field_hovered, 4.5),
                ("text in pressed fields", look.text, look.field_pressed, 4.5),
                ("text to be edited", look.text, look.well, 4.5),
                ("edges of fields", look.edge, look.panel, 3.0),
                ("edges in fields", look.edge, look.field, 3.0),
                ("a ticked box", look.text, look.rail, 3.0),
                ("a ticked box pointed at", look.text, look.rail_hovered, 3.0),
                ("a slider's fill", look.buttons, look.panel, 3.0),
                ("the focus ring", look.focus, look.panel, 3.0),
            ];
            for player in look.players {
                pairs.push(("a player's graph", player, look.panel, 3.0));
            }
            let too_weak = pairs
                .into_iter()
                .filter(|(_, seen, on, at_least)| contrast(*seen, *on) < *at_least);
            let too_weak: Vec<_> = too_weak
                .map(|(what, seen, on, _)| format!("{what}: {:.2} to 1", contrast(seen, on)))
                .collect();
            assert_eq!(too_weak, [""; 0], "{slot:?}");
        }
    }
}
