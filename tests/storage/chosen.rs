//! Files where the player wants them: how they are called, and what they replace.

use std::fs::{self, File};
use std::time::{Duration, SystemTime};

use engine::{Name, Seed};
use game::profile::{Preferences, Tally};
use game::session::{NamedGame, Session};
use game::storage::{Folder, GameFileError, ThemeFileError, read_game, write_game, write_theme};
use look::{OwnTheme, Palette, ThemeSlot};

fn game(name: &str) -> NamedGame {
    let seed = Box::new(|| Seed::new([3; 32]));
    Session::new(Preferences::default(), Tally::default(), seed).save_as(name)
}

#[test]
fn a_name_gets_the_ending_that_it_lacks_whatever_dots_it_has() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    for (typed, file) in [
        ("Sunday", "Sunday.nestor"),
        ("Game 20.11", "Game 20.11.nestor"),
        ("Sunday.nestor", "Sunday.nestor"),
        ("Old.ron", "Old.ron"),
        ("LOUD.NESTOR", "LOUD.NESTOR"),
        ("Sunday.", "Sunday.nestor"),
    ] {
        let path = scratch.path().join(typed);
        let written = write_game(&path, &game("Mine"), true);
        assert_eq!(written, Ok(scratch.path().join(file)), "{typed}");
        fs::remove_file(scratch.path().join(file)).expect("it was written");
    }
}

#[test]
fn a_file_that_the_player_did_not_name_is_not_replaced() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let whole = scratch.path().join("Sunday.nestor");
    write_game(&whole, &game("First"), true).expect("it can be written");
    // Whoever asked for the name saw no file called Sunday.
    let typed = scratch.path().join("Sunday");
    let refused = write_game(&typed, &game("Second"), true);
    assert_eq!(refused, Err(GameFileError::Exists(whole.clone())));
    let kept = read_game(&whole).expect("it is there").kept;
    assert_eq!(kept.name, "First");
    write_game(&whole, &game("Second"), true).expect("it was named");
    let kept = read_game(&whole).expect("it is there").kept;
    assert_eq!(kept.name, "Second");

    let folder = scratch.path().join("My.Games");
    fs::create_dir(&folder).expect("it can be made");
    let refused = write_game(&folder, &game("Third"), true);
    assert_eq!(refused, Err(GameFileError::Exists(folder)));

    let theme = OwnTheme {
        name: Name::new("Mine").expect("a name"),
        made_from: ThemeSlot::Two,
        colors: Palette::CLEAR,
    };
    let whole = scratch.path().join("mine.nestor-theme");
    write_theme(&whole, &theme, true).expect("it can be written");
    let refused = write_theme(&scratch.path().join("mine"), &theme, true);
    assert_eq!(refused, Err(ThemeFileError::Exists(whole)));
}

#[test]
fn of_more_saved_games_than_are_listed_the_newest_are() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let newest = folder.save_game(&game("Newest")).expect("it can be saved");
    let saved = newest.parent().expect("its folder");
    let long_ago = SystemTime::now() - Duration::from_hours(24);
    for number in 0..1100 {
        let path = saved.join(format!("old-{number}.nestor"));
        let file = File::create(path).expect("it can be made");
        file.set_modified(long_ago).expect("it is so old");
    }
    let listed = folder.saved_games();
    assert_eq!(listed.len(), 1000);
    assert!(
        listed.iter().any(|listed| listed.path == newest),
        "the newest"
    );
}
