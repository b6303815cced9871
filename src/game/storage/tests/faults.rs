//! Calls of the disk that fail: nothing sound is lost, and "Not saved" stands until all is
//! saved.

use std::sync::Arc;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::evening::Evening;
use super::virtual_disk::{Fails, Platter, VirtualDisk};
use super::{EIO, play};
use crate::profile::Preferences;
use crate::storage::Kept;

/// What lies there after an evening with a finished game.
pub(super) fn evening_before() -> Platter {
    let disk = VirtualDisk::default();
    let mut evening = Evening::begin(&disk, 1);
    evening.plays_to_the_end();
    evening.does(|game| {
        game.new_game(None);
        play(game, 3);
    });
    evening
        .store
        .keep(Kept::Settings(Arc::new(Preferences::default())));
    evening.get_up();
    assert!(evening.store.is_idle());
    disk.platter()
}

/// The next evening. Whatever is not saved is told, all the time.
fn next_evening(disk: &VirtualDisk) -> Evening {
    let mut evening = Evening::begin(disk, 2);
    let told = |evening: &Evening| {
        let is_told = evening.store.is_idle() || evening.trouble().is_some();
        assert!(is_told, "what is not saved is told");
    };
    told(&evening);
    evening.plays(2);
    told(&evening);
    evening.second();
    evening.plays_to_the_end();
    told(&evening);
    evening.does(|game| {
        game.new_game(None);
    });
    evening.work();
    told(&evening);
    evening
}

/// Nothing of a player's was set aside or copied, and the next start finds all of it.
fn is_all_there(disk: &VirtualDisk, mut evening: Evening, what: &str) {
    for _ in 0..3 {
        evening.second();
    }
    assert_eq!(evening.trouble(), None, "{what}");
    assert!(evening.store.is_idle(), "{what}");
    // What is said to be saved is there after a power cut, too.
    let cut = disk.platter().after_cut(&mut ChaCha8Rng::seed_from_u64(55));
    let after = Evening::begin(&VirtualDisk::with(cut[0].clone()), 3);
    assert_eq!(after.world(), evening.world(), "{what}: after a power cut");
    evening.get_up();
    evening.second();
    assert!(evening.store.is_idle(), "{what}");
    assert_eq!(evening.notices, [], "{what}");
    assert_eq!(evening.keeper.as_ref().map(|it| it.breakdowns), Some(0));
    let names = disk.files().into_keys();
    let other: Vec<_> = names
        .filter(|path| {
            let name = path.to_string_lossy();
            name.contains("broken") || name.contains("changed")
        })
        .collect();
    assert!(other.is_empty(), "{what}: {other:?}");
    let again = Evening::begin(disk, 3);
    assert_eq!(again.world(), evening.world(), "{what}");
    assert_eq!(again.cannot_be_looked_at(), [], "{what}");
    let lines = again
        .session
        .map(|session| session.lists().history.games().len());
    assert_eq!(lines, Some(2), "{what}: both games are listed");
}

#[test]
fn each_call_fails_once_or_for_a_while_and_nothing_is_lost() {
    let before = evening_before();
    let disk = VirtualDisk::with(before.clone());
    let evening = next_evening(&disk);
    let calls = disk.log();
    is_all_there(&disk, evening, "without a fault");
    assert!(calls.len() > 40, "{calls:?}");
    for (number, call) in calls.iter().enumerate() {
        for fails in [Fails::Once(number + 1), Fails::From(number + 1)] {
            let what = format!("{fails:?}: {call}");
            let disk = VirtualDisk::with(before.clone());
            disk.fail(fails, EIO);
            let evening = next_evening(&disk);
            disk.mend();
            is_all_there(&disk, evening, &what);
        }
    }
}
