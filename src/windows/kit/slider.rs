//! A slider over whole numbers.

use egui::{Color32, Mesh, Rect, Response, Shape, Slider, Ui, UiBuilder, lerp, pos2, vec2};

use super::switch::knob_color;
use crate::ear;
use crate::widgets::focus_ring;

const SLIDER_HEIGHT: f32 = 28.0;
const RAIL_HEIGHT: f32 = 4.0;
const KNOB_RADIUS: f32 = 10.0;
/// The distance of the knob from the ends, as a share of the height, as in egui's own slider.
const KNOB_MARGIN_SHARE: f32 = 1.0 / 2.5;

#[derive(Debug, Clone, Copy)]
pub struct Rail<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The highest number; the lowest is 0.
    pub most: u16,
    /// The colors along the rail; if there are none, the part left of the knob is gold.
    pub colors: &'a [Color32],
}

pub fn slider(ui: &mut Ui, rail: &Rail<'_>, value: &mut u16, width: f32) -> Response {
    let rect = ui.allocate_space(vec2(width, SLIDER_HEIGHT)).1;
    let scope = ui.make_persistent_id(("slider", rail.id));
    let builder = UiBuilder::new().max_rect(rect).scope_id(scope);
    // The slider is painted here, not by egui.
    let response = ui
        .scope_builder(builder, |ui| {
            ui.multiply_opacity(0.0);
            ui.spacing_mut().interact_size.y = SLIDER_HEIGHT;
            ui.spacing_mut().slider_width = width;
            ui.add(Slider::new(value, 0..=rail.most).show_value(false))
        })
        .inner
        .accessible_name(rail.name);
    ear::give_author_id(&response, rail.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let inside = rect.shrink2(vec2(KNOB_MARGIN_SHARE * SLIDER_HEIGHT, 0.0));
    let part = f32::from(*value) / f32::from(rail.most.max(1));
    let knob = pos2(lerp(inside.x_range(), part), rect.center().y);
    let line = Rect::from_center_size(rect.center(), vec2(rect.width(), RAIL_HEIGHT));
    let visuals = ui.visuals();
    if rail.colors.is_empty() {
        let well = if visuals.dark_mode {
            visuals.extreme_bg_color
        } else {
            visuals.widgets.noninteractive.bg_stroke.color
        };
        let gold = visuals.selection.bg_fill;
        ui.painter().rect_filled(line, RAIL_HEIGHT / 2.0, well);
        let left = line.with_max_x(knob.x);
        ui.painter().rect_filled(left, RAIL_HEIGHT / 2.0, gold);
    } else {
        ui.painter().add(gradient(line, rail.colors));
    }
    let size =
        if response.hovered() || response.dragged() { KNOB_RADIUS + 1.0 } else { KNOB_RADIUS };
    let shade = Color32::BLACK.gamma_multiply(0.35);
    ui.painter().circle_filled(knob + vec2(0.0, 1.0), size + 0.5, shade);
    ui.painter().circle_filled(knob, size, knob_color(visuals));
    focus_ring(ui, &response, KNOB_RADIUS);
    response
}

fn gradient(rect: Rect, colors: &[Color32]) -> Shape {
    let mut mesh = Mesh::default();
    let last = colors.len().saturating_sub(1).max(1) as f32;
    for (place, color) in colors.iter().enumerate() {
        let x = lerp(rect.x_range(), place as f32 / last);
        mesh.colored_vertex(pos2(x, rect.top()), *color);
        mesh.colored_vertex(pos2(x, rect.bottom()), *color);
        let at = 2 * place as u32;
        if place > 0 {
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    Shape::mesh(mesh)
}
