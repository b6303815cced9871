//! Makes pictures of the painter alone, to be looked at:
//!
//! `cargo run -p pictures --features image-tests --example paint`
//!
//! They go into `target/tmp/paint`. A Vulkan driver is needed (Mesa's lavapipe will do).

mod gallery;

use std::path::Path;

use gallery::{SAMPLE_SIZE, SIZE, harness, look_of, sample, sizes, states, table};
use look::ThemeSlot;

fn main() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tmp/paint"));
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let save = |name: &str, harness: &mut egui_kittest::Harness<'_>| {
        let picture = harness.render().expect("it can be painted");
        picture.save(folder.join(name)).expect("it can be written");
    };
    for slot in ThemeSlot::ALL {
        let name = format!("table-{slot:?}.png");
        save(&name, &mut harness(SIZE, 1.0, look_of(slot), table));
    }
    for slot in ThemeSlot::LOOKS {
        let name = format!("sample-{slot:?}.png");
        save(&name, &mut harness(SAMPLE_SIZE, 1.0, look_of(slot), sample));
    }
    for slot in [ThemeSlot::Walnut, ThemeSlot::CafeMarble, ThemeSlot::Linen] {
        let name = format!("states-{slot:?}.png");
        save(&name, &mut harness(SIZE, 1.0, look_of(slot), states));
    }
    for scale in [1.0, 1.5, 2.0] {
        let look = look_of(ThemeSlot::Walnut);
        let name = format!("sizes-{scale}.png");
        save(&name, &mut harness(SIZE, scale, look.clone(), sizes));
        let name = format!("table-{scale}.png");
        save(&name, &mut harness(SIZE, scale, look, table));
    }
    let mut plain = look_of(ThemeSlot::Walnut);
    plain.has_plain_surfaces = true;
    save("table-plain.png", &mut harness(SIZE, 1.0, plain, table));
}
