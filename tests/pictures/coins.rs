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
    self, Coin, Expression, Ground, GroundCache, Head, Look, Pen, Textures,
};

const SIZE: [f32; 2] = [1100.0, 760.0];
const SIZES: [f32; 6] = [112.0, 56.0, 40.0, 28.0, 24.0, 22.0];

fn wood(ui: &Ui, look: &Look, textures: &Textures) {
    let room = ui.content_rect();
    let ground =
        Ground { room, cloth: room.with_min_y(room.bottom() - 1.0), rounding: 0.0, tabs: vec![] };
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
    for (n, grown) in [0.2, 0.7, 1.08, 1.0].into_iter().enumerate() {
        let coin = Coin { leaves: 2, newest_leaf: grown, ..Coin::new(Head::Nestor) };
        paint::coin(&mut pen, pos2(870.0 + 62.0 * n as f32, 660.0), 56.0, &coin);
    }
}

/// The expressions, four times as large and in their size.
fn states(ui: &Ui, look: &Look, textures: &Textures) {
    wood(ui, look, textures);
    let mut pen = Pen::new(ui.painter());
    let states = [
        Expression::REST,
        Expression {
            brow: -2.0,
            brow_turn: 13.0,
            gaze: egui::vec2(0.9, 0.3),
            lid: 0.3,
            ..Expression::REST
        },
        Expression {
            mouth: 2.6,
            brow: 1.0,
            brow_turn: -3.0,
            lid: 0.3,
            gaze: egui::vec2(0.5, 0.0),
            ..Expression::REST
        },
        Expression { brow: 3.2, brow_turn: -9.0, wide: 0.25, mouth: -0.8, ..Expression::REST },
        Expression {
            head: 3.0,
            brow: -1.0,
            brow_turn: 4.0,
            lid: 0.6,
            gaze: egui::vec2(0.0, 0.5),
            mouth: -1.2,
            ..Expression::REST
        },
        Expression {
            head: 4.0,
            lid: 1.0,
            brow: 0.8,
            brow_turn: -14.0,
            mouth: 0.8,
            ..Expression::REST
        },
    ];
    for (n, expression) in states.into_iter().enumerate() {
        let coin = Coin { leaves: 3, expression, ..Coin::new(Head::Nestor) };
        let (x, y) = (158.0 + 350.0 * (n % 3) as f32, 218.0 + 328.0 * (n / 3) as f32);
        paint::coin(&mut pen, pos2(x, y), 224.0, &coin);
        paint::coin(&mut pen, pos2(x + 164.0, y + 84.0), 56.0, &coin);
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
        save(&format!("states-{scale}.png"), &mut harness(SIZE, scale, look, states));
    }
    let linen = look_of(ThemeSlot::Linen);
    save("company-linen.png", &mut harness(SIZE, 1.0, linen, company));
}
