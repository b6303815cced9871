//! A disk that fails, hangs or is full at any call of an evening.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::super::fixture::finished;
use super::super::tables::Changes;
use super::disk::{Disk, Fails, OnDisk};
use super::evening::{Evening, Kept};
use super::{FaultReason, Opening, RunningStore, StoreEvent, StoreNotice, anna};
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
    running.keep(anna(), &mut evening);
    running.end();
    (disk, evening)
}

/// Plays an evening on a disk with this failure, and checks that nothing is lost once the disk is
/// mended. Returns the number of calls to the disk.
fn play(what: Fails, is_trouble: impl Fn(&RunningStore)) -> u64 {
    let (disk, evening) = disk();
    let before = disk.calls();
    disk.fails(match what {
        Fails::Once(nth) => Fails::Once(before + nth),
        Fails::From(first) => Fails::From(before + first),
        Fails::Hangs(first) => Fails::Hangs(before + first),
        Fails::Full(more) => Fails::Full(disk.length() + more),
        Fails::Damaged(nth) => Fails::Damaged(before + nth),
        Fails::DamagedRead => what,
    });
    let mut running = RunningStore::on_disk(&disk);
    if let Opening::Refused(reason) = running.opening() {
        assert!(matches!(reason, FaultReason::System(..)), "{what:?}: {reason:?}");
        disk.mend();
        running.store.try_again();
        running = running.opened();
    }
    let found = running.ask(|tables| Kept::read(tables, anna()));
    let found = found.unwrap_or_else(|_| {
        // What a reader could not read can be read when the database is open again.
        disk.mend();
        running.write_all();
        running.kept(anna())
    });
    assert_eq!(found, evening.kept(), "{what:?}");
    let mut evening = evening.next(&found, 5);
    running.store.note_loaded_state(anna(), evening.session.saved());
    for _ in 0..STEPS {
        evening.step();
        running.keep(anna(), &mut evening);
        running.settle();
        is_trouble(&running);
    }
    disk.mend();
    running.write_all();
    assert_eq!(running.kept(anna()), evening.kept(), "{what:?}: it is mended");
    let is_told = |event: &StoreEvent| matches!(event, StoreEvent::Replaced(_));
    assert!(!running.window.events.iter().any(is_told), "{what:?}: {:?}", running.notices());
    running.end();
    let calls = disk.calls() - before;
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.kept(anna()), evening.kept(), "{what:?}: after a start");
    calls
}

#[test]
fn nothing_is_lost_by_a_disk_that_fails_once_or_for_a_while_at_any_call() {
    let calls = play(Fails::Once(u64::MAX / 2), |running| {
        assert_eq!(running.store.trouble(), None);
        assert!(running.store.is_idle() && !running.store.would_lose_data());
    });
    assert!(calls > 100, "{calls}");
    for nth in (1..=calls).step_by(2) {
        play(Fails::Once(nth), |_| {});
        play(Fails::From(nth + 1), |running| {
            let has_trouble = running.store.trouble().is_some();
            assert!(running.store.is_idle() || has_trouble && running.store.would_lose_data());
        });
    }
}

#[test]
fn a_full_disk_is_told_until_there_is_room() {
    let mut has_told = 0;
    for more in 0..24 {
        let full = std::cell::Cell::new(false);
        play(Fails::Full(more * 4096), |running| {
            full.set(full.get() || running.store.trouble().is_some());
        });
        has_told += u32::from(full.get());
    }
    assert!(has_told > 0, "it was full");
}

#[test]
fn a_disk_that_hangs_holds_up_nothing_but_the_writing() {
    for nth in 0..40 {
        let (disk, evening) = disk();
        let mut running = RunningStore::on_disk(&disk).opened();
        let found = running.kept(anna());
        let mut evening = evening.next(&found, 5);
        running.store.note_loaded_state(anna(), evening.session.saved());
        disk.fails(Fails::Hangs(disk.calls() + nth));
        for _ in 0..STEPS {
            evening.step();
            running.keep(anna(), &mut evening);
        }
        let (found, answer) = mpsc::channel();
        running.store.ask_after_orders(
            |tables| Kept::read(tables, anna()),
            move |_, kept| found.send(kept).expect("it is waited for"),
        );
        disk.mend();
        let found = running.answer(&answer).expect("it can be read");
        assert_eq!(found, evening.kept(), "{nth}: what waits is laid over what is there");
        running.end();
        let mut running = RunningStore::on_disk(&disk).opened();
        assert_eq!(running.kept(anna()), evening.kept(), "{nth}");
    }
}

#[test]
fn a_database_that_opens_too_late_is_closed_at_once() {
    let (disk, evening) = disk();
    disk.fails(Fails::Hangs(0));
    let mut running = RunningStore::on_disk(&disk);
    running.store.continue_in_memory(FaultReason::Silent);
    assert!(matches!(running.opening(), Opening::Open(_)), "in memory");
    let mut other = Evening::new(7);
    running.keep(anna(), &mut other);
    running.settle();
    assert_eq!(running.store.in_memory_reason(), Some(&FaultReason::Silent));
    assert_eq!(running.kept(anna()).state, other.kept().state);
    disk.mend();
    disk.wait_until_closed();
    drop(running);
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.kept(anna()), evening.kept(), "as it was");
}

#[test]
fn what_waits_is_written_although_the_window_is_gone() {
    let (disk, evening) = disk();
    let mut running = RunningStore::on_disk(&disk).opened();
    let found = running.kept(anna());
    let mut evening = evening.next(&found, 5);
    running.store.note_loaded_state(anna(), evening.session.saved());
    for _ in 0..STEPS {
        evening.step();
        running.keep(anna(), &mut evening);
    }
    // The first try fails, and the next would be due later.
    disk.fails(Fails::Once(disk.calls() + 1));
    running.settle();
    running.stop();
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.kept(anna()), evening.kept());
}

#[test]
fn erasing_that_fails_anywhere_is_all_or_nothing_and_finished_later() {
    for nth in 0.. {
        let (disk, evening) = disk();
        let mut running = RunningStore::on_disk(&disk).opened();
        let found = running.kept(anna());
        let mut evening = evening.next(&found, 5);
        running.store.sat_down();
        evening.session.clear_history();
        running.keep(anna(), &mut evening);
        running.write_all();
        let cleared = running.kept(anna());
        let key = found.lines[0].id.bytes();
        assert!(disk.has(&key), "{:?}", disk.names());
        let before = disk.calls();
        disk.fails(Fails::Once(before + nth));
        running.store.leave_table();
        running.settle();
        running.stop();
        let is_over = disk.calls() < before + nth;
        disk.mend();
        let mut running = RunningStore::on_disk(&disk).opened();
        let kept = running.kept(anna());
        let told = running.notices();
        assert!(!told.iter().any(|it| matches!(it, StoreNotice::Recovered { .. })), "{told:?}");
        if kept.lines.is_empty() {
            assert_eq!(kept.records.len(), 0, "{nth}");
            assert!(!disk.has(&key), "{nth}: {:?}", disk.names());
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
        let mut running = RunningStore::at(OnDisk::new(&disk).copied_every(pause)).opened();
        let found = running.kept(anna());
        // An evening with another number has other games.
        evening = evening.next(&found, if is_due { 6 } else { 5 });
        evening.play_out();
        evening.session.new_game(None);
        running.keep(anna(), &mut evening);
        running.write_all();
        let expected = evening.kept();
        let is_copied =
            || RunningStore::at(OnDisk::of_copy(&disk)).opened().kept(anna()) == expected;
        // A copy that was begun before all was handed over comes first.
        running.wait_until(|_| !is_due || disk.copies() > 1 && is_copied());
        running.stop();
        assert_eq!(is_copied(), is_due);
    }
}

/// An evening in which two more games were played since the copy.
fn running(disk: &Disk, evening: &Evening) -> (RunningStore, Evening) {
    let mut running = RunningStore::on_disk(disk).opened();
    let found = running.kept(anna());
    let mut evening = evening.next(&found, 5);
    running.store.note_loaded_state(anna(), evening.session.saved());
    evening.list_games();
    for _ in 0..2 {
        evening.play_out();
        running.keep(anna(), &mut evening);
        evening.session.new_game(None);
    }
    running.keep(anna(), &mut evening);
    running.write_all();
    (running, evening)
}

fn is_recovered(running: &RunningStore) -> bool {
    running.notices().iter().any(|notice| matches!(notice, StoreNotice::Recovered { .. }))
}

#[test]
fn what_was_played_since_the_copy_is_written_before_the_window_knows_of_the_damage() {
    let (disk, evening) = disk();
    let (mut running, mut evening) = self::running(&disk, &evening);
    disk.fails(Fails::Damaged(disk.calls() + 1));
    evening.play_out();
    running.keep(anna(), &mut evening);
    running.settle();
    assert!(is_recovered(&running), "{:?}", running.window.events);
    running.stop();
    let mut running = RunningStore::on_disk(&disk).opened();
    assert_eq!(running.kept(anna()), evening.kept());
}

#[test]
fn damage_that_is_found_while_a_player_leaves_costs_nothing_and_brings_nothing_back() {
    let (disk, evening) = disk();
    let mut met = 0;
    for nth in 1..30 {
        let disk = disk.after_power_cut(&mut ChaCha8Rng::seed_from_u64(nth));
        let (mut running, mut evening) = self::running(&disk, &evening);
        evening.session.clear_history();
        evening.play_out();
        running.keep(anna(), &mut evening);
        running.write_all();
        disk.fails(Fails::Damaged(disk.calls() + nth));
        running.store.leave_table();
        running.settle();
        if is_recovered(&running) {
            met += 1;
            running.hand_all_over(&mut evening);
            running.store.leave_table();
        }
        running.end();
        let (erased, mark) = evening.session.saved().erased().expect("it was cleared");
        let mut expected = evening.kept();
        expected.state = Some(erased);
        expected.lines.retain(|line| line.nth.is_some_and(|nth| nth >= mark));
        expected.records.retain(|id, _| expected.lines.iter().any(|line| line.id == *id));
        let mut running = RunningStore::on_disk(&disk).opened();
        let kept = running.kept(anna());
        assert_eq!((&kept.state, &kept.lines), (&expected.state, &expected.lines), "{nth}");
        assert!(kept.records.keys().eq(expected.records.keys()), "{nth}");
    }
    assert!(met > 5, "{met}");
}

#[test]
fn damage_that_a_copy_meets_is_noticed() {
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
    disk.fails(Fails::DamagedRead);
    running.store.sat_down();
    running.wait_until(is_recovered);
    running.settle();
    assert_eq!(running.kept(anna()).state, evening.kept().state);
}

#[test]
fn a_player_who_returns_at_once_does_not_find_erased_games() {
    let (disk, evening) = disk();
    let mut running = RunningStore::on_disk(&disk).opened();
    let found = running.kept(anna());
    let mut evening = evening.next(&found, 5);
    evening.session.clear_history();
    running.keep(anna(), &mut evening);
    running.store.leave_table();
    let (found, answer) = mpsc::channel();
    running.store.ask_after_orders(
        |tables| Ok((tables.get(&anna())?, tables.all::<PlayedGame>(anna())?)),
        move |_, kept| found.send(kept).expect("it is waited for"),
    );
    let (state, lines) = running.answer(&answer).expect("it can be read");
    let (erased, _) = evening.session.saved().erased().expect("it was cleared");
    assert_eq!(state, Some(erased));
    assert!(lines.values.is_empty());
}
