//! Tests with a disk that fails, hangs or is full at any call of an evening.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::super::fixture::finished;
use super::super::tables::Changes;
use super::disk::{Disk, DiskMedium, Failure};
use super::evening::{Evening, SavedData};
use super::{FaultReason, OpeningState, RunningStore, StoreEvent, StoreNotice, anna};
use crate::profile::{GameId, PlayedGame};

/// Number of steps in an evening.
const STEPS: usize = 12;

/// A disk with an earlier evening, so that there is something to lose.
fn disk() -> (Disk, Evening) {
    let disk = Disk::default();
    let mut running = RunningStore::on_disk(&disk).opened();
    let mut evening = Evening::new(4);
    for _ in 0..STEPS {
        evening.step();
    }
    evening.play_out();
    running.save(anna(), &mut evening);
    running.end();
    (disk, evening)
}

/// Plays an evening on a disk with this failure, and checks that nothing is lost once the disk is
/// repaired. Returns the number of calls to the disk.
fn play(what: Failure, is_trouble: impl Fn(&RunningStore)) -> u64 {
    let (disk, evening) = disk();
    let before = disk.calls();
    disk.set_failure(match what {
        Failure::Once(nth) => Failure::Once(before + nth),
        Failure::From(first) => Failure::From(before + first),
        Failure::Hang(first) => Failure::Hang(before + first),
        Failure::Full(more) => Failure::Full(disk.length() + more),
        Failure::Damaged(nth) => Failure::Damaged(before + nth),
        Failure::DamagedRead => what,
    });
    let mut running = RunningStore::on_disk(&disk);
    if let OpeningState::Refused(reason) = running.opening() {
        assert!(matches!(reason, FaultReason::System(..)), "{what:?}: {reason:?}");
        disk.repair();
        running.store.try_again();
        running = running.opened();
    }
    let found = running.ask(|tables| SavedData::read(tables, anna()));
    let found = found.unwrap_or_else(|_| {
        // What a reader could not read can be read when the database is open again.
        disk.repair();
        running.write_all();
        running.saved_data(anna())
    });
    assert_eq!(found, evening.expected_data(), "{what:?}");
    let mut evening = evening.next(&found, 5);
    running.store.note_loaded_state(anna(), evening.session.shared_state());
    for _ in 0..STEPS {
        evening.step();
        running.save(anna(), &mut evening);
        running.settle();
        is_trouble(&running);
    }
    disk.repair();
    running.write_all();
    assert_eq!(running.saved_data(anna()), evening.expected_data(), "{what:?}: after the repair");
    let is_replaced = |event: &StoreEvent| matches!(event, StoreEvent::Replaced(_));
    assert!(!running.window.events.iter().any(is_replaced), "{what:?}: {:?}", running.notices());
    running.end();
    let calls = disk.calls() - before;
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.saved_data(anna()), evening.expected_data(), "{what:?}: after a start");
    calls
}

#[test]
fn no_data_is_lost_if_any_disk_call_fails_once_or_for_a_while() {
    let calls = play(Failure::Once(u64::MAX / 2), |running| {
        assert_eq!(running.store.trouble(), None);
        assert!(running.store.is_idle() && !running.store.would_lose_data());
    });
    assert!(calls > 100, "{calls}");
    for nth in (1..=calls).step_by(2) {
        play(Failure::Once(nth), |_| {});
        play(Failure::From(nth + 1), |running| {
            let has_trouble = running.store.trouble().is_some();
            assert!(running.store.is_idle() || has_trouble && running.store.would_lose_data());
        });
    }
}

#[test]
fn a_full_disk_is_reported() {
    let mut has_told = 0;
    for more in 0..24 {
        let full = std::cell::Cell::new(false);
        play(Failure::Full(more * 4096), |running| {
            full.set(full.get() || running.store.trouble().is_some());
        });
        has_told += u32::from(full.get());
    }
    assert!(has_told > 0, "it was full");
}

#[test]
fn a_hanging_disk_blocks_only_writes() {
    for nth in 0..40 {
        let (disk, evening) = disk();
        let mut running = RunningStore::on_disk(&disk).opened();
        let found = running.saved_data(anna());
        let mut evening = evening.next(&found, 5);
        running.store.note_loaded_state(anna(), evening.session.shared_state());
        disk.set_failure(Failure::Hang(disk.calls() + nth));
        for _ in 0..STEPS {
            evening.step();
            running.save(anna(), &mut evening);
        }
        let (found, answer) = mpsc::channel();
        running.store.ask_after_orders(
            |tables| SavedData::read(tables, anna()),
            move |_, kept| found.send(kept).expect("it is waited for"),
        );
        disk.repair();
        let found = running.answer(&answer).expect("it can be read");
        assert_eq!(found, evening.expected_data(), "{nth}: what waits is laid over what is there");
        running.end();
        let mut running = RunningStore::on_disk(&disk).opened();
        assert_eq!(running.saved_data(anna()), evening.expected_data(), "{nth}");
    }
}

#[test]
fn a_database_that_opens_too_late_is_closed_at_once() {
    let (disk, evening) = disk();
    disk.set_failure(Failure::Hang(0));
    let mut running = RunningStore::on_disk(&disk);
    running.store.continue_in_memory(FaultReason::NoResponse);
    assert!(matches!(running.opening(), OpeningState::Open(_)), "in memory");
    let mut other = Evening::new(7);
    running.save(anna(), &mut other);
    running.settle();
    assert_eq!(running.store.in_memory_reason(), Some(&FaultReason::NoResponse));
    assert_eq!(running.saved_data(anna()).state, other.expected_data().state);
    disk.repair();
    disk.wait_until_closed();
    drop(running);
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.saved_data(anna()), evening.expected_data(), "as it was");
}

#[test]
fn pending_changes_are_written_after_the_window_is_gone() {
    let (disk, evening) = disk();
    let mut running = RunningStore::on_disk(&disk).opened();
    let found = running.saved_data(anna());
    let mut evening = evening.next(&found, 5);
    running.store.note_loaded_state(anna(), evening.session.shared_state());
    for _ in 0..STEPS {
        evening.step();
        running.save(anna(), &mut evening);
    }
    // The first try fails, and the next would be due later.
    disk.set_failure(Failure::Once(disk.calls() + 1));
    running.settle();
    running.stop();
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.saved_data(anna()), evening.expected_data());
}

#[test]
fn erasing_that_fails_is_all_or_nothing_and_completed_at_the_next_start() {
    for nth in 0.. {
        let (disk, evening) = disk();
        let mut running = RunningStore::on_disk(&disk).opened();
        let found = running.saved_data(anna());
        let mut evening = evening.next(&found, 5);
        running.store.note_sat_down();
        evening.session.clear_history();
        running.save(anna(), &mut evening);
        running.write_all();
        let cleared = running.saved_data(anna());
        let key = found.lines[0].id.bytes();
        assert!(disk.contains(&key), "{:?}", disk.file_names());
        let before = disk.calls();
        disk.set_failure(Failure::Once(before + nth));
        running.store.leave_table();
        running.settle();
        running.stop();
        let is_over = disk.calls() < before + nth;
        disk.repair();
        let mut running = RunningStore::on_disk(&disk).opened();
        let kept = running.saved_data(anna());
        let notices = running.notices();
        let is_recovery = |it: &&StoreNotice| matches!(it, StoreNotice::Recovered { .. });
        assert!(!notices.iter().any(is_recovery), "{notices:?}");
        if kept.lines.is_empty() {
            assert_eq!(kept.records.len(), 0, "{nth}");
            assert!(!disk.contains(&key), "{nth}: {:?}", disk.file_names());
        } else {
            assert_eq!(kept, cleared, "{nth}: not begun");
            assert!(!is_over);
        }
        if is_over {
            break;
        }
    }
}

#[test]
fn a_copy_is_made_while_the_program_runs_if_anything_has_changed() {
    let (disk, mut evening) = disk();
    for (pause, is_due) in [(Duration::MAX, false), (Duration::ZERO, true)] {
        let mut running =
            RunningStore::at(DiskMedium::new(&disk).with_copy_interval(pause)).opened();
        let found = running.saved_data(anna());
        // An evening with another number has other games.
        evening = evening.next(&found, if is_due { 6 } else { 5 });
        evening.play_out();
        evening.session.new_game(None);
        running.save(anna(), &mut evening);
        running.write_all();
        let expected = evening.expected_data();
        let is_copied = || {
            RunningStore::at(DiskMedium::from_newest_copy(&disk)).opened().saved_data(anna())
                == expected
        };
        // A copy that was begun before all was handed over comes first.
        running.wait_until(|_| !is_due || disk.copies() > 1 && is_copied());
        running.stop();
        assert_eq!(is_copied(), is_due);
    }
}

/// An evening in which two more games were played since the copy.
fn running(disk: &Disk, evening: &Evening) -> (RunningStore, Evening) {
    let mut running = RunningStore::on_disk(disk).opened();
    let found = running.saved_data(anna());
    let mut evening = evening.next(&found, 5);
    running.store.note_loaded_state(anna(), evening.session.shared_state());
    evening.list_games();
    for _ in 0..2 {
        evening.play_out();
        running.save(anna(), &mut evening);
        evening.session.new_game(None);
    }
    running.save(anna(), &mut evening);
    running.write_all();
    (running, evening)
}

fn is_recovered(running: &RunningStore) -> bool {
    running.notices().iter().any(|notice| matches!(notice, StoreNotice::Recovered { .. }))
}

#[test]
fn recovery_writes_the_last_state_before_the_window_is_told_of_the_damage() {
    let (disk, evening) = disk();
    let (mut running, mut evening) = self::running(&disk, &evening);
    disk.set_failure(Failure::Damaged(disk.calls() + 1));
    evening.play_out();
    running.save(anna(), &mut evening);
    running.settle();
    assert!(is_recovered(&running), "{:?}", running.window.events);
    running.stop();
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.saved_data(anna()), evening.expected_data());
}

#[test]
fn damage_found_while_a_player_leaves_loses_no_data_and_restores_no_erased_games() {
    let (disk, evening) = disk();
    let mut met = 0;
    for nth in 1..30 {
        let disk = disk.after_power_cut(&mut ChaCha8Rng::seed_from_u64(nth));
        let (mut running, mut evening) = self::running(&disk, &evening);
        evening.session.clear_history();
        evening.play_out();
        running.save(anna(), &mut evening);
        running.write_all();
        disk.set_failure(Failure::Damaged(disk.calls() + nth));
        running.store.leave_table();
        running.settle();
        if is_recovered(&running) {
            met += 1;
            running.hand_all_over(&mut evening);
            running.store.leave_table();
        }
        running.end();
        let (erased, mark) =
            evening.session.shared_state().without_cleared_history().expect("it was cleared");
        let mut expected = evening.expected_data();
        expected.state = Some(erased);
        expected.lines.retain(|line| line.nth.is_some_and(|nth| nth >= mark));
        expected.records.retain(|id, _| expected.lines.iter().any(|line| line.id == *id));
        let mut running = RunningStore::on_disk(&disk).opened();
        let kept = running.saved_data(anna());
        assert_eq!((&kept.state, &kept.lines), (&expected.state, &expected.lines), "{nth}");
        assert!(kept.records.keys().eq(expected.records.keys()), "{nth}");
    }
    assert!(met > 5, "{met}");
}

#[test]
fn damage_found_while_copying_is_recovered() {
    let (disk, evening) = disk();
    let (mut running, evening) = self::running(&disk, &evening);
    // More than the cache holds.
    let game = Arc::new(finished(1));
    let mut changes = Changes::default();
    for number in 0..4_000_u128 {
        changes.put(&(anna(), GameId::from_bytes(number.to_be_bytes())), Arc::clone(&game));
    }
    running.store.put_all(changes);
    running.write_all();
    disk.set_failure(Failure::DamagedRead);
    running.store.note_sat_down();
    running.wait_until(is_recovered);
    running.settle();
    assert_eq!(running.saved_data(anna()).state, evening.expected_data().state);
}

#[test]
fn a_player_who_returns_at_once_does_not_find_erased_games() {
    let (disk, evening) = disk();
    let mut running = RunningStore::on_disk(&disk).opened();
    let found = running.saved_data(anna());
    let mut evening = evening.next(&found, 5);
    evening.session.clear_history();
    running.save(anna(), &mut evening);
    running.store.leave_table();
    let (found, answer) = mpsc::channel();
    running.store.ask_after_orders(
        |tables| Ok((tables.get(&anna())?, tables.all::<PlayedGame>(anna())?)),
        move |_, kept| found.send(kept).expect("it is waited for"),
    );
    let (state, lines) = running.answer(&answer).expect("it can be read");
    let (erased, _) =
        evening.session.shared_state().without_cleared_history().expect("it was cleared");
    assert_eq!(state, Some(erased));
    assert!(lines.values.is_empty());
}
