//! A small table: a column of names, followed by columns of figures.

use egui::{Color32, FontId, Grid, Label, RichText, Role, Ui, WidgetInfo};

use crate::paint::theme::SMALL_TEXT_SIZE;
use crate::paint::{Look, Surface};

const GAP: [f32; 2] = [14.0, 2.0];
const MIN_NAME_WIDTH: f32 = 60.0;

#[derive(Debug)]
pub(super) struct FigureLine {
    pub cells: Vec<String>,
    pub spoken: String,
    pub stands_out: bool,
}

/// Draws the heads and the lines. Names wrap where the figures leave too little room.
pub(super) fn lines_ui(
    ui: &mut Ui,
    id: &str,
    heads: Vec<String>,
    lines: Vec<FigureLine>,
    look: &Look,
) {
    let names = name_width(ui, &heads, &lines);
    let small = |text: String| RichText::new(text).size(SMALL_TEXT_SIZE);
    let grid = Grid::new(("analysis", id)).num_columns(heads.len()).min_col_width(0.0);
    grid.spacing(GAP).min_row_height(0.0).show(ui, |ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        for (n, head) in heads.into_iter().enumerate() {
            let label = Label::new(small(head).weak()).selectable(false);
            cell_ui(ui, label, (n == 0).then_some(names));
        }
        ui.end_row();
        for FigureLine { cells, spoken, stands_out } in lines {
            for (n, cell) in cells.into_iter().enumerate() {
                let color = if stands_out {
                    look.text(Surface::Panel)
                } else {
                    look.quiet_text(Surface::Panel)
                };
                let label = Label::new(small(cell).color(color)).selectable(false);
                let response = cell_ui(ui, label, (n == 0).then_some(names));
                if n == 0 {
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
                }
            }
            ui.end_row();
        }
    });
}

/// The width that the figures leave for the names.
fn name_width(ui: &Ui, heads: &[String], lines: &[FigureLine]) -> f32 {
    let width = |text: &String| {
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let words = ui.painter().layout_no_wrap(text.clone(), font, Color32::PLACEHOLDER);
        words.size().x
    };
    let columns = (1..heads.len()).map(|n| {
        let cells = lines.iter().filter_map(|line| line.cells.get(n));
        let widths = cells.chain(heads.get(n)).map(width);
        widths.fold(0.0, f32::max) + GAP[0]
    });
    (ui.available_width() - columns.sum::<f32>()).max(MIN_NAME_WIDTH)
}

fn cell_ui(ui: &mut Ui, label: Label, width: Option<f32>) -> egui::Response {
    let Some(width) = width else {
        return ui.add(label.extend());
    };
    let shown = ui.vertical(|ui| {
        ui.set_max_width(width);
        ui.add(label.wrap())
    });
    shown.inner
}
