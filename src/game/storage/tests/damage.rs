//! Folders with damaged files: nothing breaks down, nothing is deleted, and what was set aside
//! is told.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::effort::effort;
use super::evening::{Evening, anna};
use super::faults::evening_before;
use super::virtual_disk::{Platter, VirtualDisk};
use crate::profile::{Days, Players, Preferences};
use crate::session::{GameFile, State};
use crate::storage::{Content, HistoryFile, Read, WindowPlace, read};

/// What a fault of a disk, a tool or a person makes of a file.
fn damaged(bytes: &[u8], others: &[Vec<u8>], random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let place = random.random_range(0..bytes.len());
    match random.random_range(0..9) {
        0 | 1 => bytes[place] ^= 1 << random.random_range(0..8),
        2 => {
            for _ in 0..8 {
                let place = random.random_range(0..bytes.len());
                bytes[place] ^= 1 << random.random_range(0..8);
            }
        }
        3 => bytes.truncate(place),
        4 => bytes[place..].fill(0),
        5 => bytes[..place].fill(0),
        6 => bytes = others.choose(random).cloned().unwrap_or_default(),
        7 => {
            let nested = ["(", "[", "{", "Some("].choose(random).unwrap_or(&"(");
            let nested = nested.repeat(random.random_range(1..2000));
            bytes.splice(place..place, nested.bytes());
        }
        _ => {
            let digits = random.random_range(0..u64::MAX).to_string();
            bytes.splice(place..place, digits.bytes());
        }
    }
    bytes
}

/// Starts with this many damaged folders.
fn start_with_damage(folders: u64) {
    let before: Platter = evening_before();
    let files = before.files();
    let names: Vec<(PathBuf, Vec<u8>)> = files
        .into_iter()
        .filter_map(|(path, bytes)| Some((path, bytes?.to_vec())))
        .collect();
    let contents: Vec<Vec<u8>> = names.iter().map(|(_, bytes)| bytes.clone()).collect();
    for number in 0..folders {
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let disk = VirtualDisk::with(before.clone());
        let mut made = BTreeMap::new();
        for _ in 0..random.random_range(1..3) {
            let Some((path, bytes)) = names.choose(&mut random) else {
                continue;
            };
            let bytes = damaged(bytes, &contents, &mut random);
            disk.put(path, Some(&bytes));
            made.insert(path.clone(), bytes);
        }
        let mut evening = Evening::begin(&disk, number);
        assert!(evening.session.is_some(), "{number}: somebody plays");
        evening.get_up();
        assert_eq!(
            evening.keeper.as_ref().map(|it| it.breakdowns),
            Some(0),
            "{number}"
        );
        let is_told = evening.store.is_idle() || evening.trouble().is_some();
        assert!(is_told, "{number}");
        let left: Vec<Vec<u8>> = disk
            .files()
            .into_values()
            .flatten()
            .map(|bytes| bytes.to_vec())
            .collect();
        for (path, bytes) in made {
            // Only what the program wrote itself, byte by byte, is replaced without a copy.
            let is_sound = contents.contains(&bytes) || is_as_good_as_sound(&path, &bytes);
            assert!(
                is_sound || left.contains(&bytes),
                "{number}: {} {:?} {:?} {:?}",
                path.display(),
                evening.notices,
                evening.trouble(),
                String::from_utf8_lossy(&bytes[..bytes.len().min(300)])
            );
        }
    }
}

fn is_sound<T: Content>(path: &Path, bytes: &[u8]) -> bool {
    let disk = VirtualDisk::default();
    disk.put(path, Some(bytes));
    matches!(read::<T>(&disk, path).0, Read::Sound(_))
}

/// Whether a file is read as if the program had written it: a changed letter in its heading, or
/// in one of those without a digest.
fn is_as_good_as_sound(path: &Path, bytes: &[u8]) -> bool {
    match path.file_name().and_then(|name| name.to_str()) {
        Some("settings.ron") => is_sound::<Preferences>(path, bytes),
        Some("players.ron") => is_sound::<Players>(path, bytes),
        Some("window-place.ron") => is_sound::<WindowPlace>(path, bytes),
        Some("history.ron") => is_sound::<HistoryFile>(path, bytes),
        Some("daily.ron") => is_sound::<Days>(path, bytes),
        Some("state.ron" | "state-before.ron") => is_sound::<State>(path, bytes),
        _ => is_sound::<GameFile>(path, bytes),
    }
}

#[test]
fn damaged_folders() {
    start_with_damage(300 * effort() as u64);
}

#[test]
fn folders_in_the_place_of_files_stop_nothing_else() {
    let before = evening_before();
    for name in [
        "history.ron",
        "daily.ron",
        "settings.ron",
        "state-before.ron",
    ] {
        let disk = VirtualDisk::with(before.clone());
        let path = anna(name);
        disk.put(&path, None);
        disk.put_folder(&path.join("within"));
        let mut evening = Evening::begin(&disk, 2);
        evening.plays_to_the_end();
        assert!(evening.trouble().is_some(), "{name}");
        disk.put(&path, None);
        evening.second();
        evening.get_up();
        let again = Evening::begin(&disk, 3);
        assert_eq!(again.world(), evening.world(), "{name}");
    }
}
