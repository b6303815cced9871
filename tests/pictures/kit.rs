//! Makes pictures of what all windows are made of, to be looked at:
//!
//! `cargo run -p pictures --features image-tests --example kit`
//!
//! They go into `target/tmp/kit`. A Vulkan driver is needed (Mesa's lavapipe will do).

use std::path::Path;

use egui_kittest::Harness;
use look::{LookColors, ThemeSlot};
use nestor_dominoes::paint::fonts;
use nestor_dominoes::paint::{self, Look};
use nestor_dominoes::windows::kit_gallery;

/// The sizes of the pictures, in points.
const SIZES: [[f32; 2]; 2] = [[420.0, 800.0], [1100.0, 760.0]];

fn main() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tmp/kit"));
    std::fs::create_dir_all(folder).expect("the folder can be made");
    for slot in [ThemeSlot::Walnut, ThemeSlot::Night, ThemeSlot::Linen] {
        for size in SIZES {
            let palette = slot.default_palette();
            let look = Look::new(LookColors::new(slot, palette));
            let painted = look.clone();
            let background = paint::color(look.colors.panel);
            let mut harness = Harness::builder()
                .with_size(size)
                .with_context_setup(move |ctx: &egui::Context| {
                    fonts::install(ctx);
                    look.apply(ctx);
                })
                .build_ui(move |ui| {
                    let all = ui.ctx().content_rect();
                    ui.painter().rect_filled(all, 0.0, background);
                    kit_gallery(ui, &painted);
                });
            harness.run();
            let picture = harness.render().expect("it can be painted");
            let name = format!("{slot:?}-{}.png", size[0]);
            picture.save(folder.join(name)).expect("it can be written");
        }
    }
}
