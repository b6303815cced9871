//! Pictures of the painter alone: a sample in each look, and every state.

use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};
use look::ThemeSlot;

use crate::gallery::{SAMPLE_SIZE, SIZE, harness, look_of, sample, states};

fn compare(results: &mut SnapshotResults, name: &str, harness: &mut Harness<'_>) {
    let options = SnapshotOptions::new().output_path("snapshots");
    results.add(harness.try_snapshot_options(name, &options));
}

#[test]
fn each_look_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for (slot, name) in
        ThemeSlot::LOOKS.into_iter().zip(["walnut", "cafe_marble", "night", "linen"])
    {
        let mut harness = harness(SAMPLE_SIZE, 1.0, look_of(slot), sample);
        compare(&mut results, &format!("look_{name}"), &mut harness);
    }
}

#[test]
fn every_state_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    let mut look = look_of(ThemeSlot::Walnut);
    look.has_plain_surfaces = true;
    let mut harness = harness(SIZE, 1.0, look, states);
    compare(&mut results, "states", &mut harness);
}
