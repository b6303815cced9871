//! Links in the places of the player's files: to files elsewhere, and to nowhere.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use game::storage::{Disk, FileName, Folder, Household};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

use super::clearing::get_up;
use super::faults::ReadOnly;
use super::finished::{kept, one_finished, play_to_the_end};
use super::{FILES, Player};

/// A player with one finished game, whose files are links to files elsewhere.
fn with_links() -> (TempDir, PathBuf) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("data");
    drop(one_finished(&path));
    let elsewhere = scratch.path().join("elsewhere");
    fs::create_dir(&elsewhere).expect("it can be made");
    for name in FILES.map(FileName::on_disk) {
        let (file, other) = (path.join(name), elsewhere.join(format!("my-{name}")));
        if file.exists() {
            fs::rename(&file, &other).expect("it can be moved");
            symlink(Path::new("../elsewhere").join(format!("my-{name}")), file)
                .expect("it can be made");
        }
    }
    (scratch, path)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

#[test]
fn a_link_stays_and_the_file_it_leads_to_is_written() {
    let (scratch, path) = with_links();
    let mut player = Player::sit_down(&path);
    assert_eq!(player.notices, [], "all is well");
    let first = player.session.history().games()[0].id;
    player.session.clear_history();
    player.session.new_game(None);
    let second = play_to_the_end(&mut player, &mut ChaCha8Rng::seed_from_u64(5));
    get_up(&mut player);
    let state = player.state();
    drop(player);
    for name in [FileName::Game, FileName::Tally, FileName::History] {
        let file = path.join(name.on_disk());
        assert!(file.is_symlink(), "{name}: it is a link still");
        let other = format!("elsewhere/my-{}", name.on_disk());
        assert_eq!(text(&scratch.path().join(other)), text(&file), "{name}");
    }
    let history = text(&scratch.path().join("elsewhere/my-history.ron"));
    assert!(history.contains(&second.to_string()), "it is written");
    assert!(!history.contains(&first.to_string()), "and cleared there");
    let again = Player::sit_down(&path);
    assert_eq!(again.notices, [], "all is whole");
    // What has been forgotten need not be remembered any more.
    assert!(again.state()[1..] == state[1..], "all of it");
}

#[test]
#[ignore = "needs a folder that can be made read-only"]
fn where_the_file_it_leads_to_cannot_be_replaced_a_file_takes_the_place_of_the_link() {
    let (scratch, path) = with_links();
    let mut player = Player::sit_down(&path);
    let elsewhere = scratch.path().join("elsewhere");
    let before = text(&elsewhere.join("my-history.ron"));
    let _read_only = ReadOnly::make(&elsewhere).expect("a folder can be made read-only");
    let mut random = ChaCha8Rng::seed_from_u64(5);
    player.session.new_game(None);
    while player.session.state().outcome().is_none() {
        player.play(&mut random);
    }
    player.keep();
    let said = player.flush();
    assert_eq!(said.len(), 1, "one sentence for all of them: {said:?}");
    let place = elsewhere.display().to_string();
    assert!(said[0].contains(&place), "{said:?}");
    player.session.new_game(None);
    play_to_the_end(&mut player, &mut random);
    let state = player.state();
    drop(player);
    assert_eq!(text(&elsewhere.join("my-history.ron")), before, "it stays");
    assert!(!path.join("history.ron").is_symlink(), "a file of its own");
    let again = Player::sit_down(&path);
    assert_eq!(again.notices, [], "all is whole");
    assert!(again.state() == state, "nothing is lost");
}

#[test]
fn what_a_stopped_program_left_beside_the_file_a_link_leads_to_goes_and_nothing_else() {
    let (scratch, path) = with_links();
    let elsewhere = scratch.path().join("elsewhere");
    let left = |name: &str| {
        let file = elsewhere.join(name);
        fs::write(&file, "// Nestor").expect("it can be written");
        file
    };
    let own = ["my-game.ron", "my-history.ron"];
    let own = own.map(|name| left(&format!(".{name}.Xy12Zq.unfinished")));
    let others = [
        ".my-game.ron.swp",
        ".my-game.ron.a-copy.unfinished",
        ".game.ron.Xy12Zq.unfinished",
        ".my-letter.txt.Xy12Zq.unfinished",
        "my-game.ron.unfinished",
    ]
    .map(left);
    let is_there = |file: &PathBuf| file.exists();
    // Another window may be just writing it.
    drop(Player::at(Folder::on(
        Disk::default().without_locks(),
        &path,
    )));
    assert!(own.iter().all(is_there), "not where nobody knows");
    let player = Player::sit_down(&path);
    assert_eq!(player.notices, [], "nothing to say");
    assert!(!own.iter().any(is_there), "what the program has left");
    assert!(others.iter().all(is_there), "what it has not");
}

#[test]
fn a_link_that_comes_to_lead_nowhere_costs_nothing_though_the_history_is_cleared() {
    let (scratch, path) = with_links();
    let mut player = Player::sit_down(&path);
    let id = player.session.history().games()[0].id;
    fs::remove_file(scratch.path().join("elsewhere/my-history.ron")).expect("it is there");
    player.session.clear_history();
    player.keep();
    let said = player.flush();
    assert_eq!(said.len(), 1, "one sentence: {said:?}");
    let aside = path.join("history.ron.broken-1");
    assert!(said[0].contains(&aside.display().to_string()), "{said:?}");
    assert!(aside.is_symlink(), "the link is there");
    assert!(!path.join("history.ron").is_symlink(), "and a new file");
    drop(player);
    let mut again = Player::sit_down(&path);
    assert_eq!(again.notices, [], "all is whole");
    again.session.bring_history_back();
    assert!(again.session.history().has(id), "nothing is lost");
}

#[test]
fn a_link_that_leads_nowhere_at_the_start_is_set_aside_and_told() {
    let (scratch, path) = with_links();
    let target = scratch.path().join("elsewhere/my-history.ron");
    let away = target.with_extension("away");
    fs::rename(&target, &away).expect("it is there");
    let mut player = Player::sit_down(&path);
    assert_eq!(player.notices.len(), 1, "{:?}", player.notices);
    let id = player.session.game().id();
    player.session.clear_history();
    player.session.new_game(None);
    let second = play_to_the_end(&mut player, &mut ChaCha8Rng::seed_from_u64(5));
    get_up(&mut player);
    drop(player);
    let aside = path.join("history.ron.broken-1");
    assert!(aside.is_symlink(), "the link is there");
    assert!(path.join("history.ron").is_file(), "and a new file");
    fs::rename(away, target).expect("it is there");
    fs::rename(&aside, path.join("history.ron")).expect("it is there");
    let mut again = Player::sit_down(&path);
    assert_eq!(again.notices, [], "once it leads there again");
    again.session.bring_history_back();
    assert!(again.session.history().has(id), "it can be brought back");
    assert!(
        again.session.history().has(second),
        "what ended since is there"
    );
    assert_eq!(kept(&path), [id, second].into(), "with what was played");
}

#[test]
fn a_link_of_an_older_program_leads_to_the_same_file_from_the_players_folder() {
    let (_scratch, path) = with_links();
    let (home, notices) = Household::open(Folder::at(&path), || {});
    assert_eq!(notices, [], "nothing to say");
    let player = Player::at(home.folder());
    assert_ne!(home.folder().path(), Some(&*path), "a folder of their own");
    assert_eq!(player.notices, [], "all of it is found");
    assert_eq!(player.session.history().games().len(), 1, "the history too");
}
