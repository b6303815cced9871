//! What another window, or the player by hand, has put into the files is taken in once and
//! as it is; a game that is asked for at the start throws nothing away.

use std::fs;
use std::sync::mpsc;

use engine::{Preset, Seats};
use game::profile::{Day, Judged, Person, Preferences};
use game::storage::{Disk, FileName, Folder, Household};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::taking_over::{PATIENCE, Two, act, end};

#[test]
fn a_game_that_undo_brought_to_another_end_in_the_other_window_counts_once() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), end);
    let before = two.first.session.game().save();
    for seed in 20.. {
        two.first.session.undo();
        two.first.session.undo();
        end(&mut two.first, &mut ChaCha8Rng::seed_from_u64(seed));
        let now = two.first.session.game().save();
        assert_eq!(now.id, before.id, "it is the same game");
        if now.counted != before.counted {
            break;
        }
    }
    two.second.session.new_game(None);
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let (second, _) = two.take_over();
    assert_eq!(second.session.tally().total().games(), 1, "as it ended");
}

#[test]
fn what_a_review_in_the_other_window_told_is_kept() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |first, random| {
        end(first, random);
        first.session.new_game(None);
    });
    let judged = |cost| Judged {
        decisions: 7,
        cost,
        luck: 1.0,
    };
    let id = two.first.session.history().games()[0].id;
    two.first.session.judge(id, judged(0.25));
    end(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let own = two.second.session.game().id();
    two.second.session.judge(own, judged(0.5));
    let (second, _) = two.take_over();
    let games = second.session.history().games();
    let told: Vec<_> = games.iter().map(|game| (game.id, game.judged)).collect();
    let expected = [(id, Some(judged(0.25))), (own, Some(judged(0.5)))];
    assert_eq!(told, expected, "of both games");
}

#[test]
fn a_game_that_was_cleared_in_the_other_window_stays_cleared() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |_, _| {});
    end(&mut two.first, &mut two.random);
    let id = two.first.session.game().id();
    two.first.session.new_game(None);
    two.first.session.clear_history();
    act(&mut two.second, &mut ChaCha8Rng::seed_from_u64(3));
    let (second, _) = two.take_over();
    let history = second.session.history();
    assert!(!history.has(id), "it is cleared here, too");
    assert_eq!(history.cleared_ids(), [id], "and can be brought back");
    assert_eq!(second.session.tally().total().games(), 1, "it counts");
}

#[test]
fn a_history_that_is_put_back_while_the_program_runs_is_not_counted_again() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut player = Player::sit_down(path);
    player.set_target(30);
    end(&mut player, &mut random);
    let id = player.session.game().id();
    for _ in 0..45 {
        // Of so many nothing but the tally knows the first.
        player.session.new_game(None);
    }
    player.keep();
    player.flush();
    drop(player);
    let file = path.join(FileName::History.on_disk());
    let history = fs::read(&file).expect("it is there");
    fs::remove_file(&file).expect("it was lost");
    let mut player = Player::sit_down(path);
    assert_eq!(player.session.history().games(), [], "it is lost");
    assert_eq!(player.session.tally().total().games(), 1, "it counts still");
    fs::write(&file, history).expect("it is put back");
    end(&mut player, &mut random);
    for _ in 0..4 {
        player.keep();
        player.flush();
    }
    assert_eq!(player.autosave.unsaved(), None, "all is written");
    assert!(player.session.history().has(id), "it is listed again");
    assert_eq!(
        player.session.history().games().len(),
        2,
        "beside the new one"
    );
    assert_eq!(player.session.tally().total().games(), 2, "and counts once");
}

#[test]
fn a_game_of_a_number_at_the_start_leaves_the_try_of_the_day_to_be_gone_on_with() {
    let day: Day = "2026-11-21".parse().expect("a day");
    for is_left in [false, true] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut player = Player::sit_down(scratch.path());
        let mut random = ChaCha8Rng::seed_from_u64(6);
        player.session.begin_day(day, day);
        act(&mut player, &mut random);
        let there = player.session.state().clone();
        if is_left {
            player.session.new_game(None);
        }
        player.keep();
        player.flush();
        drop(player);
        let folder = Folder::at(scratch.path());
        let mut player = Player::called(&Person::nameless(), folder, Some(7), || {});
        assert_eq!(player.session.game().number(), Some(7), "it is begun");
        player.keep();
        player.flush();
        drop(player);
        let mut player = Player::sit_down(scratch.path());
        assert!(player.session.go_on_with_day(day), "left: {is_left}");
        assert_eq!(*player.session.state(), there, "as it was");
    }
}

#[test]
fn a_number_at_the_start_begins_no_game_in_the_place_of_one_with_a_clock() {
    for (preset, is_begun) in [(Preset::FirecrackerFives, false), (Preset::Draw, true)] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut player = Player::sit_down(scratch.path());
        player.session.new_game_of(Preferences {
            rules: preset.rules(Seats::Two),
            ..Preferences::default()
        });
        act(&mut player, &mut ChaCha8Rng::seed_from_u64(6));
        let before = player.session.game().id();
        player.keep();
        player.flush();
        drop(player);
        let folder = Folder::at(scratch.path());
        let player = Player::called(&Person::nameless(), folder, Some(7), || {});
        let game = player.session.game();
        assert_eq!(game.id() != before, is_begun, "{preset:?}");
        assert_eq!(game.number(), is_begun.then_some(7), "{preset:?}");
    }
}

#[test]
fn a_game_that_ended_in_the_other_window_counts_where_the_history_alone_is_written() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut two = Two::at(scratch.path(), Disk::default(), |first, random| {
        end(first, random);
        first.session.new_game(None);
    });
    let id = two.second.session.history().games()[0].id;
    // A review tells this, and nothing of the game changes.
    let judged = Judged {
        decisions: 3,
        cost: 0.0,
        luck: 0.0,
    };
    two.second.session.judge(id, judged);
    end(&mut two.first, &mut two.random);
    let (mut second, _) = two.take_over();
    for _ in 0..3 {
        act(&mut second, &mut ChaCha8Rng::seed_from_u64(3));
        second.keep();
        second.flush();
    }
    assert_eq!(second.session.tally().total().games(), 2, "both");
    assert_eq!(second.session.history().games().len(), 2, "both");
    assert_eq!(second.session.history().games()[0].judged, Some(judged));
}

#[test]
fn whoever_sat_down_in_the_other_window_stays_in_the_list_of_players() {
    for at_the_end in [false, true] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path();
        let (mut first, _) = Household::open(Folder::at(path), || {});
        let (woken, wake) = mpsc::channel();
        let (mut second, _) = Household::open(Folder::at(path), move || {
            woken.send(()).unwrap_or(());
        });
        second.sit_down("Anna", true).expect("a name");
        second.keep();
        second.flush();
        first.sit_down("Berta", true).expect("a name");
        first.keep();
        let mut berta = Player::called(&first.name(), first.folder(), None, || {});
        berta.keep();
        berta.flush();
        drop(berta);
        first.close();
        while wake.try_recv().is_ok() {}
        drop(first);
        wake.recv_timeout(PATIENCE).expect("it is woken");
        if at_the_end {
            second.close();
        } else {
            second.flush();
        }
        drop(second);
        let (home, _) = Household::open(Folder::at(path), || {});
        let mut names: Vec<String> = home
            .players()
            .iter()
            .map(|it| it.as_name().as_str().to_owned())
            .collect();
        names.sort();
        assert_eq!(names, ["Anna", "Berta"], "at the end: {at_the_end}");
    }
}
