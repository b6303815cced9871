//! Makes pictures of the coins, to be looked at:
//!
//! `cargo run -p pictures --features image-tests --example coins`
//!
//! They go into `target/tmp/coins`. A Vulkan driver is needed (Mesa's lavapipe will do).

#[expect(dead_code, reason = "other pictures need more of it")]
mod gallery;

use std::path::Path;

use egui::{Ui, pos2};
use gallery::{harness, look_of};
use look::ThemeSlot;
use nestor_dominoes::paint::{
    self, Coin, Expression, Ground, GroundCache, Head, Lamp, Look, Pen, Textures,
};
use nestor_dominoes::table::Mood;

const SIZE: [f32; 2] = [1100.0, 760.0];
const SIZES: [f32; 6] = [112.0, 56.0, 40.0, 28.0, 24.0, 22.0];

fn wood(ui: &Ui, look: &Look, textures: &Textures) {
    let room = ui.content_rect();
    let ground = Ground {
        wood: room,
        cloth: room.with_min_y(room.bottom() - 1.0),
        rounding: 0.0,
        tabs: vec![],
        ornament: 0.0,
        ornament_strength: 1.0,
        lamp: Lamp::default(),
    };
    GroundCache::default().paint(ui.painter(), &ground, look, textures);
}

/// Every head in every size, then mirrored, then the levels.
fn company(ui: &Ui, look: &Look, textures: &Textures) {
    wood(ui, look, textures);
    let mut pen = Pen::new(ui.painter());
    for (row, head) in Head::ALL.into_iter().enumerate() {
        for (half, looks_left) in [false, true].into_iter().enumerate() {
            let mut x = 40.0 + 540.0 * half as f32;
            for size in SIZES {
                let coin = Coin { leaves: 3, looks_left, ..Coin::new(head) };
                let center = pos2(x + size / 2.0, 90.0 + 140.0 * row as f32);
                paint::coin(&mut pen, center, size, &coin);
                x += size + 24.0;
            }
        }
    }
    for leaves in 0..=5_u8 {
        let coin = Coin { leaves, ..Coin::new(Head::Nestor) };
        let x = 90.0 + 130.0 * f32::from(leaves);
        paint::coin(&mut pen, pos2(x, 660.0), 96.0, &coin);
        paint::coin(&mut pen, pos2(x + 70.0, 680.0), 28.0, &coin);
    }
    for (n, secs) in [0.05, 0.1, 0.3, 0.4].into_iter().enumerate() {
        let newest_leaf = Coin::leaf_size_after(secs);
        let coin = Coin { leaves: 2, newest_leaf, ..Coin::new(Head::Nestor) };
        paint::coin(&mut pen, pos2(870.0 + 62.0 * n as f32, 660.0), 56.0, &coin);
    }
}

/// The moods and the times at which they are shown whole, in seconds.
const MOODS: [(Mood, f64); 6] = [
    (Mood::Resting, 1.0),
    (Mood::Thinking, 1.0),
    (Mood::Smiling, 0.3),
    (Mood::Amazed, 0.2),
    (Mood::Passing, 0.15),
    (Mood::Losing, 0.175),
];

/// The moods, four times as large and in their size.
fn states(ui: &Ui, look: &Look, textures: &Textures) {
    wood(ui, look, textures);
    let mut pen = Pen::new(ui.painter());
    for (n, (mood, secs)) in MOODS.into_iter().enumerate() {
        let expression = mood.expression(Expression::REST, secs);
        let coin = Coin { leaves: 3, expression, ..Coin::new(Head::Nestor) };
        let (x, y) = (158.0 + 350.0 * (n % 3) as f32, 218.0 + 328.0 * (n / 3) as f32);
        paint::coin(&mut pen, pos2(x, y), 224.0, &coin);
        paint::coin(&mut pen, pos2(x + 164.0, y + 84.0), 56.0, &coin);
    }
}

/// Eight frames of each mood, from its begin to its end, in the sizes of a whole coin and of a
/// small one.
fn strips(ui: &Ui, look: &Look, textures: &Textures) {
    const FRAMES: usize = 8;
    wood(ui, look, textures);
    let mut pen = Pen::new(ui.painter());
    let moods =
        [Mood::Thinking, Mood::Smiling, Mood::Amazed, Mood::Passing, Mood::Losing, Mood::Blinking];
    for (row, mood) in moods.into_iter().enumerate() {
        for n in 0..FRAMES {
            let secs = mood.secs() * n as f64 / (FRAMES - 1) as f64;
            let expression = mood.expression(Expression::REST, secs);
            let coin = Coin { leaves: 2, expression, ..Coin::new(Head::Nestor) };
            let center = pos2(70.0 + 128.0 * n as f32, 110.0 + 108.0 * row as f32);
            paint::coin(&mut pen, center, 56.0, &coin);
            paint::coin(&mut pen, center + egui::vec2(50.0, 14.0), 28.0, &coin);
        }
    }
}

fn main() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tmp/coins"));
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let save = |name: &str, harness: &mut egui_kittest::Harness<'_>| {
        let picture = harness.render().expect("it can be painted");
        picture.save(folder.join(name)).expect("it can be written");
    };
    for scale in [1.0, 1.5] {
        let look = look_of(ThemeSlot::Walnut);
        save(&format!("company-{scale}.png"), &mut harness(SIZE, scale, look.clone(), company));
        save(&format!("states-{scale}.png"), &mut harness(SIZE, scale, look.clone(), states));
        save(&format!("strips-{scale}.png"), &mut harness(SIZE, scale, look, strips));
    }
    let linen = look_of(ThemeSlot::Linen);
    save("company-linen.png", &mut harness(SIZE, 1.0, linen, company));
}
