//! Random evenings, each ended by closing the program or by a power cut.

use std::collections::BTreeMap;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::disk::{Disk, Failure};
use super::evening::{Evening, SavedData};
use super::{RunningStore, anna};

/// Number of households, unless the environment variable `HOUSEHOLDS` sets another.
const HOUSEHOLDS: u64 = 30;
/// Number of evenings of each household.
const EVENINGS: u64 = 5;

/// Plays some evenings. Returns the number of listed games, and of steps lost by power cuts.
fn play(seed: u64) -> (usize, usize) {
    let mut lost = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut disk = Disk::default();
    let mut evening = Evening::new(seed);
    // The last state that is known to be written, and all later ones.
    let mut possible = vec![SavedData {
        state: None,
        lines: Vec::new(),
        records: BTreeMap::new(),
        days: Vec::new(),
    }];
    for number in 0..EVENINGS {
        let mut running = RunningStore::on_disk(&disk).opened();
        let found = running.saved_data(anna());
        assert!(running.notices().is_empty(), "{seed}, {number}: {:?}", running.notices());
        let index = possible.iter().rposition(|kept| *kept == found);
        let index = index.unwrap_or_else(|| panic!("{seed}, {number}: {found:#?}"));
        lost += possible.len() - 1 - index;
        evening = evening.next(&found, seed * 100 + number);
        if found.state.is_some() {
            assert_eq!(evening.expected_data(), found, "{seed}, {number}: it goes on as it was");
            running.store.note_loaded_state(anna(), evening.session.shared_state());
        }
        possible = vec![found];
        let end = rng.random_range(0..3);
        if end == 2 {
            // From some call on, all calls fail.
            disk.set_failure(Failure::From(disk.calls() + rng.random_range(0..400)));
        }
        for _ in 0..rng.random_range(1..80) {
            evening.step();
            running.save(anna(), &mut evening);
            possible.push(evening.expected_data());
            if rng.random_bool(0.2) {
                running.settle();
                if running.store.is_idle() {
                    possible.drain(..possible.len() - 1);
                }
            }
        }
        if end == 0 {
            running.end();
            possible.drain(..possible.len() - 1);
        } else {
            disk = disk.after_power_cut(&mut rng);
        }
    }
    (evening.session.lists().all.len(), lost)
}

#[test]
fn the_data_read_at_a_start_is_the_data_saved_last() {
    let households = std::env::var("HOUSEHOLDS").ok().and_then(|many| many.parse().ok());
    let played = (0..households.unwrap_or(HOUSEHOLDS)).map(play);
    let (games, lost) = played.fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1));
    assert!(games > 100 && lost > 100, "{games} games are listed, {lost} steps were not written");
}
