//! An eframe window with nothing in it, to measure the program's start beside.

use eframe::egui::{CentralPanel, Ui};
use eframe::{App, Frame, NativeOptions, Renderer};

struct Empty;

impl App for Empty {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        CentralPanel::default().show(ui, |ui| ui.label("Nothing"));
    }
}

fn main() -> eframe::Result {
    let options = NativeOptions {
        renderer: Renderer::Glow,
        ..NativeOptions::default()
    };
    eframe::run_native("Empty", options, Box::new(|_| Ok(Box::new(Empty))))
}
