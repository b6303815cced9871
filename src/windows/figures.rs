//! Figures, each beside its name.

use egui::{Align, Layout, Ui, vec2};

use super::text;

const NAME_WIDTH_SHARE: f32 = 0.34;
const MAX_NAME_WIDTH: f32 = 140.0;

pub fn figures_ui(ui: &mut Ui, figures: Vec<(String, String)>) {
    let width = (ui.available_width() * NAME_WIDTH_SHARE).min(MAX_NAME_WIDTH);
    for (name, figure) in figures {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            let size = vec2(width, 0.0);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                text::weak(ui, name);
            });
            text::wrapped(ui, figure);
        });
    }
}
