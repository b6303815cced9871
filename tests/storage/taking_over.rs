//! A window that takes over when another one at the same folder is closed: nothing that was
//! done there is lost.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::profile::{Day, Help, Preferences};
use game::session::{SavedGame, UndoStep};
use game::storage::{Disk, Folder};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{files, msg};

use super::Player;
use super::clearing::{get_up, taken_down};
use super::virtual_disk::{Remains, VirtualDisk, below, lay_out};

/// Nothing here takes so long.
pub const PATIENCE: Duration = Duration::from_mins(5);

/// Two windows at one folder, of which the first has it.
pub struct Two {
    pub first: Player,
    pub second: Player,
    wake: Receiver<()>,
    pub random: ChaCha8Rng,
}

impl Two {
    /// The second begins where the first has come to.
    pub fn at(path: &Path, disk: Disk, before: impl FnOnce(&mut Player, &mut ChaCha8Rng)) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(11);
        let mut first = Player::sit_down(path);
        first.set_target(60);
        play(&mut first, 8, &mut random);
        before(&mut first, &mut random);
        first.keep();
        assert_eq!(first.flush(), [""; 0], "all is written");
        let (woken, wake) = mpsc::channel();
        let folder = Folder::on(disk, path);
        let second = Player::woken_by(folder, move || woken.send(()).unwrap_or(()));
        let table = |player: &Player| player.session.game().save();
        assert_eq!(table(&second), table(&first), "the same game lies there");
        Self {
            first,
            second,
            wake,
            random,
        }
    }

    /// The first is closed when all is written, and the second goes on. What it says.
    pub fn take_over(mut self) -> (Player, Vec<String>) {
        self.first.keep();
        assert_eq!(self.first.flush(), [""; 0], "all is written");
        self.second.keep();
        self.second.flush();
        while self.wake.try_recv().is_ok() {}
        drop(self.first);
        self.wake.recv_timeout(PATIENCE).expect("it is woken");
        let mut second = self.second;
        let said = second.flush();
        // What is told of the game is taken over before the other files are looked at.
        for _ in 0..3 {
            second.keep();
            assert_eq!(second.flush(), [""; 0], "all is said");
        }
        assert_eq!(second.autosave.unsaved(), None, "and written");
        (second, said)
    }
}

/// So many actions, or fewer if the game ends.
pub fn play(player: &mut Player, actions: usize, random: &mut ChaCha8Rng) {
    for _ in 0..actions {
        if player.session.state().outcome().is_none() {
            player.play(random);
        }
    }
}

/// Plays the game on the table to its end.
pub fn end(player: &mut Player, random: &mut ChaCha8Rng) {
    while player.session.state().outcome().is_none() {
        player.play(random);
    }
}

/// Plays on until the person is in turn.
fn come_to_turn(player: &mut Player, random: &mut ChaCha8Rng) {
    while player.session.person_in_turn().is_none() {
        player.play(random);
    }
}

/// The person does one thing, in a game that goes on after it.
pub fn act(player: &mut Player, random: &mut ChaCha8Rng) {
    come_to_turn(player, random);
    player.play(random);
    assert_eq!(player.session.state().outcome(), None, "it goes on");
}

#[test]
fn what_was_counted_in_the_other_window_is_counted_whatever_its_history_has() {
    // More games than undo can bring back, one of them cleared and forgotten, or a few.
    for (history, games) in [(false, 45), (false, 3), (true, 3)] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
        let set = two.first.session.preferences().clone();
        two.first
            .session
            .set_preferences(Preferences { history, ..set });
        for _ in 0..games {
            end(&mut two.first, &mut two.random);
            two.first.session.new_game(None);
        }
        if history {
            two.first.session.clear_history();
            get_up(&mut two.first);
        }
        let tally = two.first.session.tally().clone();
        assert_eq!(tally.total().games(), games, "they count there");
        assert!(two.first.session.history().games().is_empty(), "not listed");
        act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
        let (second, said) = two.take_over();
        let told = said
            .iter()
            .filter(|it| **it == msg::NOTICE_PLAYED_ELSEWHERE.text());
        assert_eq!(told.count(), 1, "{said:?}");
        assert_eq!(*second.session.tally(), tally, "{games}: all are counted");
        drop(second);
        let again = Player::sit_down(scratch.path());
        assert_eq!(*again.session.tally(), tally, "{games}: and stay so");
    }
}

#[test]
fn a_game_that_ended_in_both_windows_is_counted_once() {
    for history in [true, false] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
        for player in [&mut two.first, &mut two.second] {
            let set = player.session.preferences().clone();
            player
                .session
                .set_preferences(Preferences { history, ..set });
        }
        end(&mut two.first, &mut two.random);
        two.first.session.new_game(None);
        end(&mut two.first, &mut two.random);
        end(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
        let (second, _) = two.take_over();
        let total = second.session.tally().total();
        assert_eq!(total.games(), 2, "history: {history}");
    }
}

#[test]
fn a_kill_at_any_moment_of_taking_over_loses_nothing_of_the_other_window() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let disk: Arc<Mutex<Option<VirtualDisk>>> = Arc::default();
    let moments: Arc<Mutex<Vec<Remains>>> = Arc::default();
    let watch = {
        let (root, disk) = (path.to_owned(), Arc::clone(&disk));
        let moments = Arc::clone(&moments);
        move |change| {
            let mut disk = disk.lock().expect("nothing broke");
            if let Some((disk, change)) = disk.as_mut().zip(below(&root, change)) {
                disk.apply(&change);
                moments.lock().expect("nothing broke").push(disk.now());
            }
        }
    };
    let day: Day = "2026-11-21".parse().expect("a day");
    let mut two = Two::at(path, Disk::watched(watch), |_, _| {});
    end(&mut two.first, &mut two.random);
    two.first.session.begin_day(day, day);
    end(&mut two.first, &mut two.random);
    two.first.session.new_game(None);
    play(&mut two.first, 9, &mut two.random);
    two.first.keep();
    assert_eq!(two.first.flush(), [""; 0], "all is written");
    let count = two.first.session.tally().total().games();
    assert_eq!(count, 2, "one of any kind, and one of the day");
    let tried = two.first.session.days().clone();
    let left = two.first.session.state().clone();
    end(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    two.second.session.new_game(None);
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    two.second.session.begin_day(day, day);
    // From now on each change is of the second.
    *disk.lock().expect("nothing broke") = Some(VirtualDisk::with(&taken_down(path)));
    let (second, _) = two.take_over();
    let counted = second.session.tally().total().games();
    assert_eq!(
        counted, count,
        "in the end, of those that ended in both one"
    );
    drop(second);
    let moments = moments.lock().expect("nothing broke");
    assert!(moments.len() > 10, "{} moments", moments.len());
    for (number, files) in moments.iter().enumerate() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        lay_out(files, scratch.path());
        let mut player = Player::sit_down(scratch.path());
        assert_eq!(player.notices, [], "moment {number}: all is whole");
        let session = &mut player.session;
        let counted = session.tally().total().games();
        assert_eq!(counted, count, "moment {number}: the counts");
        let games = session.history().games().len();
        assert_eq!(games, 2, "moment {number}: the history");
        let end = session.days().of(day).map(|it| it.end.is_some());
        let own = tried.of(day).map(|it| it.end.is_some());
        assert_eq!(end, own, "moment {number}: the try");
        let mut is_there = *session.state() == left;
        while !is_there && session.undo().is_some() {
            is_there = *session.state() == left;
        }
        assert!(is_there, "moment {number}: the game that was left");
    }
}

#[test]
fn a_game_that_was_gone_on_with_in_the_other_window_is_brought_back_by_undo() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    let id = two.first.session.game().id();
    assert!(!two.first.session.game().helped(), "there was no help");
    act(&mut two.first, &mut two.random);
    act(&mut two.first, &mut two.random);
    let there = two.first.session.state().clone();
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let here = two.second.session.state().clone();
    assert_ne!(here, there, "each has gone its own way");
    let (mut second, said) = two.take_over();
    let told = said
        .iter()
        .filter(|it| **it == msg::NOTICE_LEFT_ELSEWHERE.text());
    assert_eq!(told.count(), 1, "{said:?}");
    assert_eq!(*second.session.state(), here, "nothing moves");
    assert_ne!(second.session.game().id(), id, "it is another game now");
    assert!(second.session.game().helped(), "of which more was seen");
    second.keep();
    second.flush();
    drop(second);
    let mut again = Player::sit_down(scratch.path());
    let session = &mut again.session;
    let mut steps = 1;
    while session.undo() == Some(UndoStep::Action) {
        steps += 1;
    }
    assert!(steps > 1, "one's own plays first, after a restart, too");
    assert_eq!(*session.state(), there, "as it stood there");
    assert_eq!(session.game().id(), id, "the very game");
    assert!(session.game().helped(), "here more was seen as well");
    for _ in 0..steps {
        session.redo().expect("all that was taken back");
    }
    assert_eq!(*session.state(), here, "and back");
}

#[test]
fn games_that_were_begun_and_left_in_the_other_window_are_brought_back_one_by_one() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    let mut left = Vec::new();
    for _ in 0..3 {
        act(&mut two.first, &mut two.random);
        left.push(two.first.session.state().clone());
        two.first.session.new_game(None);
    }
    // The last is as it was dealt.
    two.second.session.new_game(None);
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let (mut second, _) = two.take_over();
    let session = &mut second.session;
    while session.undo().is_some() {
        if left.last() == Some(session.state()) {
            assert!(!session.game().helped(), "nobody has seen more");
            left.pop();
            if left.len() == 1 {
                break;
            }
        }
    }
    assert_eq!(left.len(), 1, "all that were begun there");
    while session.undo().is_some() && *session.state() != left[0] {}
    assert_eq!(*session.state(), left[0], "and the one before them");
}

#[test]
fn a_try_at_the_deal_of_a_day_is_gone_on_with_as_it_was_left_in_the_other_window() {
    let day: Day = "2026-11-21".parse().expect("a day");
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |first, random| {
        first.session.begin_day(day, day);
        act(first, random);
    });
    act(&mut two.first, &mut two.random);
    act(&mut two.first, &mut two.random);
    let there = two.first.session.state().clone();
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let (mut second, _) = two.take_over();
    assert_eq!(second.session.day_on_table(), None, "this is not the try");
    assert!(second.session.go_on_with_day(day), "that one is");
    assert_eq!(*second.session.state(), there, "as it was left");
    assert_eq!(second.session.day_on_table(), Some(day));
}

#[test]
fn help_that_was_had_here_is_help_in_what_was_gone_on_with_there() {
    for help in [Help::Advice, Help::Knowledge] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
        two.second.session.note_help(help);
        act(&mut two.first, &mut two.random);
        act(&mut two.first, &mut two.random);
        let there = two.first.session.state().clone();
        let (mut second, _) = two.take_over();
        let session = &mut second.session;
        while *session.state() != there {
            assert!(session.undo().is_some(), "it is brought back");
        }
        assert_eq!(session.game().help(), help);
    }
}

#[test]
fn what_was_not_touched_in_the_other_window_is_not_brought_back() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    two.first.session.clear_tally();
    two.first.session.new_game(None);
    come_to_turn(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let before: SavedGame = two.second.session.game().save();
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let id = two.second.session.game().id();
    let (mut second, said) = two.take_over();
    assert!(
        !said.contains(&msg::NOTICE_LEFT_ELSEWHERE.text()),
        "{said:?}"
    );
    assert_eq!(second.session.game().id(), id, "it is the same game");
    assert!(!second.session.game().helped(), "of which nothing was seen");
    assert_eq!(second.session.undo(), Some(UndoStep::Action));
    let now = second.session.game().save();
    assert_eq!((now.id, now.record), (before.id, before.record));
}

#[test]
fn every_sentence_of_what_was_taken_over_is_said_once() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    end(&mut two.first, &mut two.random);
    two.first.session.new_game(None);
    act(&mut two.first, &mut two.random);
    end(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let (mut second, said) = two.take_over();
    let mut sentences = said.clone();
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), said.len(), "{said:?}");
    second.session.new_game(None);
    second.keep();
    let more: Vec<_> = second.autosave.close().iter().map(files::notice).collect();
    assert_eq!(more, [""; 0], "nor later");
}

#[test]
fn help_that_was_had_in_the_other_window_counts_wherever_the_try_is() {
    let day: Day = "2026-11-21".parse().expect("a day");
    for (is_played, is_left, help) in [
        (true, false, Help::Knowledge),
        (true, true, Help::Knowledge),
        (false, false, Help::Knowledge),
        (false, true, Help::Knowledge),
        (true, false, Help::Advice),
    ] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut two = Two::at(scratch.path(), Disk::default(), |first, random| {
            first.session.begin_day(day, day);
            if is_played {
                act(first, random);
            }
        });
        two.first.session.note_help(help);
        if is_left {
            two.second.session.new_game(None);
        }
        act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
        assert!(!two.second.session.day_has_help(day), "none here");
        let (mut second, said) = two.take_over();
        assert!(
            !said.contains(&msg::NOTICE_LEFT_ELSEWHERE.text()),
            "{said:?}"
        );
        let session = &mut second.session;
        assert!(session.day_has_help(day), "{is_played}, {is_left}");
        assert!(session.day_on_table().is_some() || session.go_on_with_day(day));
        assert_eq!(session.game().help(), help, "{is_played}, {is_left}");
    }
}

#[test]
fn a_try_that_was_just_begun_in_the_other_window_can_be_gone_on_with() {
    let day: Day = "2026-11-21".parse().expect("a day");
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    two.first.session.begin_day(day, day);
    let there = two.first.session.state().clone();
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let (second, _) = two.take_over();
    drop(second);
    let mut again = Player::sit_down(scratch.path());
    assert!(again.session.go_on_with_day(day), "after a restart, too");
    assert_eq!(*again.session.state(), there, "as it was dealt");
    assert_eq!(again.session.day_on_table(), Some(day), "it counts");
    assert!(!again.session.game().helped(), "without help");
}

#[test]
fn a_game_of_the_other_window_comes_after_those_that_lie_on_ones_own() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    act(&mut two.first, &mut two.random);
    act(&mut two.first, &mut two.random);
    let there = two.first.session.state().clone();
    let random = &mut ChaCha8Rng::seed_from_u64(3);
    end(&mut two.second, random);
    let own = two.second.session.state().clone();
    two.second.session.change_seats();
    let (mut second, _) = two.take_over();
    let session = &mut second.session;
    assert!(session.leave_again(), "it plays another again");
    assert_eq!(*session.state(), own, "one's own");
    while session.undo() == Some(UndoStep::Action) {}
    assert_eq!(*session.state(), there, "and below it the other");
}

#[test]
fn as_long_as_something_is_to_be_taken_over_it_is_said_that_nothing_is_saved() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    act(&mut two.first, &mut two.random);
    two.first.keep();
    assert_eq!(two.first.flush(), [""; 0], "all is written");
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    two.second.keep();
    two.second.flush();
    assert!(two.second.autosave.unsaved().is_some(), "the other has it");
    while two.wake.try_recv().is_ok() {}
    drop(two.first);
    two.wake.recv_timeout(PATIENCE).expect("it is woken");
    two.second.flush();
    assert!(two.second.autosave.waits_for_take_over(), "there is news");
    let unsaved = two.second.autosave.unsaved();
    assert!(unsaved.is_some(), "nothing is written yet");
    two.second.keep();
    two.second.flush();
    assert_eq!(two.second.autosave.unsaved(), None, "now it is");
}

#[test]
fn whoever_gets_up_has_all_written_however_often_something_is_to_be_taken_over() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let mut two = Two::at(path, Disk::default(), |_, _| {});
    end(&mut two.first, &mut two.random);
    two.first.keep();
    assert_eq!(two.first.flush(), [""; 0], "all is written");
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    two.second.keep();
    two.second.flush();
    // The same games, in a text that this program would not write.
    let history = path.join("history.ron");
    let text = std::fs::read_to_string(&history).expect("it is there");
    std::fs::write(&history, format!("{text}\n\n")).expect("it can be written");
    while two.wake.try_recv().is_ok() {}
    drop(two.first);
    two.wake.recv_timeout(PATIENCE).expect("it is woken");
    get_up(&mut two.second);
    let written = std::fs::read_to_string(&history).expect("it is there");
    assert_eq!(written, text, "written before the window is gone");
    assert_eq!(two.second.autosave.unsaved(), None, "all of it");
}
