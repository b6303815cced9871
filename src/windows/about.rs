//! The About window.

use egui::{ColorImage, IconData, Image, TextureHandle, TextureOptions, Ui, vec2};

use super::kit::{Dialog, separator, sizes};
use super::text;
use super::{Window, WindowContext};
use engine::plain_text;
use words::msg;

const ICON_SIZE: f32 = 64.0;
const GAP: f32 = 12.0;
/// The icon at twice the size it is drawn at, for screens of up to two pixels per point.
const ICON_PNG: &[u8] = include_bytes!("../../assets/icons/icon-128.png");

#[derive(Default)]
pub struct AboutWindow {
    icon: Option<TextureHandle>,
}

impl std::fmt::Debug for AboutWindow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let icon = self.icon.as_ref().map(TextureHandle::id);
        f.debug_struct("AboutWindow").field("icon", &icon).finish()
    }
}

impl Window for AboutWindow {
    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::new(msg::WINDOW_ABOUT, sizes::SMALL_DIALOG_WIDTH);
        dialog.show(ui, cx, |dialog| {
            dialog.body(|ui, cx| self.body(ui, cx));
        });
    }
}

impl AboutWindow {
    fn body(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            let icon = self.icon.get_or_insert_with(|| icon_texture(ui));
            ui.add(Image::new((icon.id(), vec2(ICON_SIZE, ICON_SIZE))).alt_text(""));
            ui.vertical(|ui| {
                ui.weak(msg::about_version(env!("CARGO_PKG_VERSION")));
                text::paragraph(ui, msg::ABOUT_WHAT_IT_IS.text());
            });
        });
        ui.add_space(GAP);
        text::weak(ui, msg::ABOUT_LICENCE.text());
        ui.add_space(GAP);
        separator(ui);
        ui.add_space(GAP);
        let path = cx.folder.map(|path| plain_text(&path.to_string_lossy()));
        text::weak(ui, msg::ABOUT_FILES.text());
        text::paragraph(ui, path.unwrap_or_else(|| msg::ABOUT_NOWHERE.text()));
        let game = cx.session.game();
        // The number of a daily game is not shown: a game begun with it would not count.
        if let Some(seed) = game.number_to_share() {
            ui.add_space(GAP);
            text::weak(ui, msg::about_seed(seed.to_string()));
        }
    }
}

fn icon_texture(ui: &Ui) -> TextureHandle {
    let icon = eframe::icon_data::from_png_bytes(ICON_PNG);
    let IconData { rgba, width, height } = icon.expect("the file is part of the program");
    let size = [width, height].map(|side| side as usize);
    let image = ColorImage::from_rgba_unmultiplied(size, &rgba);
    ui.ctx().load_texture("icon", image, TextureOptions::LINEAR)
}
