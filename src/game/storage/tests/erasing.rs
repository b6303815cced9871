//! Erasing what was cleared, with a kill at each step.

use super::EIO;
use super::evening::{Evening, anna};
use super::play;
use super::virtual_disk::{Fails, Platter, VirtualDisk};
use crate::session::Session;
use crate::storage::HistoryFile;
use crate::storage::{Read, read};

/// Two games were listed and cleared, a third was played after it. Nobody has got up yet.
fn cleared() -> (VirtualDisk, Evening) {
    let disk = VirtualDisk::default();
    let mut evening = Evening::begin(&disk, 1);
    evening.plays_to_the_end();
    evening.does(|game| {
        game.new_game(None);
        play(game, 1000);
        game.clear_history();
        game.new_game(None);
        play(game, 1000);
    });
    evening.work();
    (disk, evening)
}

/// How many lines and finished games are on the disk.
fn left(disk: &VirtualDisk) -> (usize, usize) {
    let (found, _) = read::<HistoryFile>(disk, &anna("history.ron"));
    let Read::Sound(file) = found else {
        panic!("{found:?}");
    };
    let finished = disk.files().into_keys();
    let finished = finished.filter(|path| path.starts_with(anna("finished")));
    // The folder is among them.
    (file.games().len(), finished.count() - 1)
}

/// The program starts again after a kill, and Anna gets up.
fn start_again(platter: Platter, what: &str) -> (usize, usize, usize) {
    let disk = VirtualDisk::with(platter);
    let mut again = Evening::begin(&disk, 2);
    assert_eq!(again.notices, [], "{what}");
    assert_eq!(again.cannot_be_looked_at(), [], "{what}");
    let shown = again.session().lists().history.games().len();
    again.get_up();
    let (lines, finished) = left(&disk);
    (shown, lines, finished)
}

#[test]
fn what_was_cleared_is_erased_when_anna_gets_up_whatever_kills_come_between() {
    let (disk, mut evening) = cleared();
    assert_eq!(left(&disk), (3, 3), "nothing is erased before");
    disk.keep_steps();
    evening.get_up();
    let steps = disk.take_steps();
    assert!(steps.len() > 15, "{}", steps.len());
    for (number, step) in steps.into_iter().enumerate() {
        let what = format!("step {number}");
        assert_eq!(start_again(step, &what), (1, 1, 1), "{what}");
    }
    assert_eq!(left(&disk), (1, 1), "one game was not cleared");
    assert_eq!(evening.keeper.as_ref().map(|it| it.breakdowns), Some(0));
}

#[test]
fn nothing_is_erased_by_a_kill_and_it_can_be_brought_back() {
    let (disk, evening) = cleared();
    drop(evening);
    let mut again = Evening::begin(&disk, 2);
    assert_eq!(again.session().lists().history.games().len(), 1);
    again.does(Session::bring_history_back);
    again.get_up();
    assert_eq!(left(&disk), (3, 3));
    let again = Evening::begin(&disk, 2);
    let lines = again.session.map(|game| game.lists().history.games().len());
    assert_eq!(lines, Some(3));
}

#[test]
fn what_cannot_be_erased_now_is_erased_later() {
    let (disk, mut evening) = cleared();
    disk.fail(Fails::At("/finished"), EIO);
    evening.get_up();
    assert_eq!(left(&disk), (3, 3));
    // A start that cannot erase either.
    let mut again = Evening::begin(&disk, 2);
    assert_eq!(again.session().lists().history.games().len(), 1);
    again.does(|game| {
        game.new_game(None);
    });
    again.work();
    disk.mend();
    let mut again = Evening::begin(&disk, 3);
    assert_eq!(left(&disk), (1, 1));
    assert_eq!(again.session().lists().history.games().len(), 1);
}
