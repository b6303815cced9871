//! Files where the player wants them: how they are called, and what they replace.

use std::fs::{self, File};
use std::time::{Duration, SystemTime};

use engine::{Name, Seed};
use game::profile::{Preferences, Tally};
use game::session::{NamedGame, Session};
use game::storage::{
    Folder, GameFileError, Household, ThemeFileError, read_game, write_game, write_theme,
};
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
    assert_eq!(kept.name, Name::new("First").ok());
    write_game(&whole, &game("Second"), true).expect("it was named");
    let kept = read_game(&whole).expect("it is there").kept;
    assert_eq!(kept.name, Name::new("Second").ok());

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

#[cfg(unix)]
#[test]
fn nothing_of_somebody_else_s_in_a_chosen_folder_goes_away() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| scratch.path().join(name);
    let foreign = [
        "window.ron",
        "in-use.socket",
        ".game.ron.abc.unfinished",
        ".players.ron.Xy12Zq.unfinished",
    ];
    for name in foreign {
        fs::write(at(name), "mine").expect("it can be written");
    }
    let open = || {
        let folder = Folder::at(scratch.path());
        let (mut home, notices) = Household::open(folder, || {});
        assert_eq!(notices, [], "nothing is amiss");
        home.sit_down("Anna", true).expect("a name");
        let instance = home.listen(|| {});
        home.close();
        instance.is_some()
    };
    assert!(!open(), "where a file lies nobody can listen");
    for name in foreign {
        let found = fs::read_to_string(at(name)).expect("it is there");
        assert_eq!(found, "mine", "{name}");
    }
    fs::remove_file(at("in-use.socket")).expect("it is there");
    std::os::unix::fs::symlink("elsewhere", at("in-use.socket")).expect("it can be made");
    assert!(!open(), "nor where a link does");
    assert!(at("in-use.socket").is_symlink(), "it stays");
    fs::remove_file(at("in-use.socket")).expect("it is there");
    assert!(open(), "where nothing lies somebody can");
}
