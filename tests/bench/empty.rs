//! An eframe window with nothing in it, as large as the program's at its first start, to
//! measure that beside.

use eframe::egui::{CentralPanel, Ui, ViewportBuilder};
use eframe::{App, Frame, NativeOptions, Renderer};

struct Empty;

impl App for Empty {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        CentralPanel::default().show(ui, |ui| ui.label("Nothing"));
    }
}

fn main() -> eframe::Result {
    let options = NativeOptions {
        viewport: ViewportBuilder::default()
            .with_inner_size(game::profile::WindowPlace::default().size),
        renderer: Renderer::Glow,
        ..NativeOptions::default()
    };
    eframe::run_native("Empty", options, Box::new(|_| Ok(Box::new(Empty))))
}
