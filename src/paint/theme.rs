//! The style of egui's own widgets, derived from the colors of a theme.

use super::fonts;
use super::look::{Look, Surface, color};
use egui::style::{HandleShape, Selection, WidgetVisuals};
use egui::{
    Color32, CornerRadius, FontId, Margin, RichText, Shadow, Stroke, Style, TextStyle, Visuals,
    vec2,
};

use look::{LookColors, Rgb};

/// Size of body text, in points.
pub const TEXT_SIZE: f32 = 14.0;
/// Size of small text, in points.
pub const SMALL_TEXT_SIZE: f32 = 12.5;
/// Size of headings, in points.
pub const HEADING_SIZE: f32 = 17.0;
/// Unit of all spacing, in points.
pub const GRID: f32 = 4.0;
/// Default minimum height of buttons, sliders and fields of egui, in points.
pub const WIDGET_HEIGHT: f32 = 28.0;
const WIDGET_ROUNDING: u8 = 6;
const WINDOW_ROUNDING: u8 = 10;

/// Minimum contrast ratio of the outlines of buttons and fields.
const MIN_EDGE_CONTRAST: f32 = 3.0;
const DISABLED_OPACITY: f32 = 0.55;

/// Colors that are used only by egui's own widgets.
struct WidgetColors {
    edge: Rgb,
    pressed: Rgb,
    rail: Rgb,
    rail_hovered: Rgb,
    /// Background of text fields.
    well: Rgb,
}

impl WidgetColors {
    fn new(colors: &LookColors) -> Self {
        let (panel, text, field) = (colors.panel, colors.panel_text, colors.panel_top);
        // Text fields differ from the panel in the direction away from the text color, for more
        // contrast.
        let away = if colors.is_panel_light() { Rgb::WHITE } else { Rgb::BLACK };
        Self {
            edge: field.toward_until(text, &[field, panel], MIN_EDGE_CONTRAST),
            pressed: colors.row.toward(text, 0.06),
            rail: panel.toward(text, 0.30),
            rail_hovered: panel.toward(text, 0.38),
            well: panel.toward(away, 0.45),
        }
    }
}

impl Look {
    /// Applies this look to everything that egui draws. Called at the start and when the theme
    /// changes, not in every frame.
    pub fn apply(&self, ctx: &egui::Context) {
        ctx.all_styles_mut(|style| self.style(style));
        ctx.request_repaint();
    }

    /// Sets the colors, text sizes and spacing of a style.
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
        // The maximum height of an open list, whatever size the list asks for.
        spacing.default_area_size = vec2(600.0, 560.0);
        // Narrow enough for the narrowest window.
        spacing.tooltip_width = 300.0;
        spacing.scroll.floating = false;
        spacing.scroll.bar_width = 8.0;
        spacing.scroll.foreground_color = false;
    }

    /// The colors of windows, buttons, sliders, fields and menus.
    pub fn visuals(&self) -> Visuals {
        let colors = &self.colors;
        let widget = WidgetColors::new(colors);
        let (text, panel, field) =
            (self.text(Surface::Panel), color(colors.panel), color(colors.panel_top));
        let (line, edge, gold) = (color(colors.line), color(widget.edge), color(colors.gold));
        let (mut visuals, shade) = if colors.is_panel_light() {
            (Visuals::light(), 0.30)
        } else {
            (Visuals::dark(), 0.45)
        };
        let shadow = color(colors.shadow).gamma_multiply(shade);
        let widgets = &mut visuals.widgets;
        let visuals_with = |fill: Color32, stroke: Stroke| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: stroke,
            corner_radius: CornerRadius::same(WIDGET_ROUNDING),
            fg_stroke: Stroke::new(1.5, text),
            expansion: 0.0,
        };
        widgets.noninteractive = visuals_with(panel, Stroke::new(1.0, line));
        widgets.inactive = visuals_with(field, Stroke::new(1.0, edge));
        widgets.hovered = visuals_with(color(colors.row), Stroke::new(1.0, text));
        // Pressed, or with the keyboard focus.
        widgets.active = visuals_with(color(widget.pressed), Stroke::new(2.0, text));
        // Also the title bar of the topmost window.
        widgets.open = visuals_with(field, Stroke::new(1.0, text));

        // Rails and handles of sliders and scroll bars, and checkboxes.
        widgets.inactive.bg_fill = color(widget.rail);
        widgets.hovered.bg_fill = color(widget.rail_hovered);
        widgets.active.bg_fill = color(widget.rail_hovered);

        visuals.selection =
            Selection { bg_fill: gold, stroke: Stroke::new(1.5, color(colors.on_gold)) };
        visuals.weak_text_color = Some(self.quiet_text(Surface::Panel));
        visuals.hyperlink_color = self.gold_text(Surface::Panel);
        visuals.faint_bg_color = field;
        visuals.extreme_bg_color = color(widget.well);
        visuals.code_bg_color = field;
        visuals.warn_fg_color = color(colors.warning);
        visuals.error_fg_color = color(colors.warning);
        visuals.window_corner_radius = CornerRadius::same(WINDOW_ROUNDING);
        visuals.menu_corner_radius = CornerRadius::same(WINDOW_ROUNDING);
        visuals.window_fill = panel;
        visuals.window_stroke = Stroke::new(1.0, edge);
        visuals.window_highlight_topmost = false;
        visuals.panel_fill = color(colors.cloth.middle);
        visuals.window_shadow = Shadow { offset: [0, 8], blur: 28, spread: 0, color: shadow };
        visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: shadow };
        visuals.text_cursor.stroke.color = text;
        // A blinking cursor would repaint the idle window forever.
        visuals.text_cursor.blink = false;
        visuals.slider_trailing_fill = true;
        visuals.handle_shape = HandleShape::Circle;
        visuals.disabled_alpha = DISABLED_OPACITY;
        visuals
    }
}

pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).family(fonts::semibold())
}

#[cfg(test)]
mod tests {
    use super::*;
    use look::ThemeSlot;

    /// This tests only egui's own widgets; `look` tests the colors of all other text in windows.
    #[test]
    fn egui_widgets_are_legible_in_every_theme() {
        for slot in ThemeSlot::ALL {
            let colors = LookColors::new(slot, slot.default_palette());
            let widget = WidgetColors::new(&colors);
            let (text, panel) = (colors.panel_text, colors.panel);
            let mut pairs = vec![
                ("text in pressed fields", text, widget.pressed, 4.5),
                ("text being edited", text, widget.well, 4.5),
                ("edges of fields", widget.edge, panel, 3.0),
                ("edges in fields", widget.edge, colors.panel_top, 3.0),
                ("a ticked box", text, widget.rail, 3.0),
                ("a hovered ticked box", text, widget.rail_hovered, 3.0),
                ("a slider's fill", colors.gold, panel, 3.0),
            ];
            pairs.extend(colors.bars.map(|bar| ("a player's graph", bar, panel, 3.0)));
            let too_weak: Vec<_> = pairs
                .into_iter()
                .filter(|(_, seen, on, at_least)| seen.contrast(*on) < *at_least)
                .map(|(what, seen, on, _)| format!("{what}: {:.2} to 1", seen.contrast(on)))
                .collect();
            assert_eq!(too_weak, [""; 0], "{slot:?}");
        }
    }
}
