//! Saved games, in the list and in files anywhere.

use std::fs;

use super::*;
use crate::profile::Preferences;
use crate::store::fixture::{finished, saved};
use crate::store::{SystemError, to_text};

/// The name of each listed game, and that of its file.
fn listed(folder: &Path) -> Vec<(String, String)> {
    let name = |listed: &ListedGame| {
        let name = listed.game.as_ref().ok().and_then(|it| it.file.name.clone());
        name.map_or_else(|| "none".to_owned(), String::from)
    };
    let file = |listed: &ListedGame| {
        let name = listed.path.file_name().expect("it has a name");
        name.to_string_lossy().into_owned()
    };
    let games = list(folder).expect("it can be read");
    games.iter().map(|it| (name(it), file(it))).collect()
}

#[test]
fn listing_an_unreadable_folder_is_an_error() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    assert_eq!(list(scratch.path()), Ok(Vec::new()));
    let folder = scratch.path().join(SAVED_FOLDER);
    fs::write(&folder, "in the way").expect("it can be written");
    let reason = SystemError::NotAFolder;
    let expected = Err(FileError::NotListed { folder, reason });
    assert_eq!(list(scratch.path()), expected);
}

#[test]
fn saved_games_are_listed_renamed_and_removed() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path();
    assert_eq!(listed(folder), []);
    let mut later = saved("My game!", 1);
    later.saved += chrono::TimeDelta::hours(1);
    let first = save(folder, &saved("My game", 2)).expect("it is saved");
    save(folder, &later).expect("it is saved");
    save(folder, &saved("", 3)).expect("it is saved");
    for (name, text) in [("notes.txt", "mine"), ("a.nestor.changed-1", "a copy")] {
        fs::write(folder.join(SAVED_FOLDER).join(name), text).expect("it can be written");
    }
    let names = |listed: Vec<(String, String)>| {
        let texts = listed.iter().map(|(name, file)| format!("{name}: {file}"));
        texts.collect::<Vec<_>>()
    };
    assert_eq!(
        names(listed(folder)),
        ["My game!: my-game-2.nestor", "none: game-1.nestor", "My game: my-game-1.nestor"]
    );
    rename(&first, &Name::new("Ours").expect("a name")).expect("it is renamed");
    let games = list(folder).expect("it can be read");
    let of_first = games.iter().find(|it| it.path == first);
    let renamed = of_first.and_then(|it| it.game.clone().ok()).expect("it is listed");
    let game = GameFile { name: Name::new("Ours").ok(), ..saved("My game", 2) };
    assert_eq!(renamed.file.name, game.name);
    assert_eq!(renamed.file.game, game.game, "it is the same game");
    assert_eq!(renamed.state.record(), game.game.record());

    let outside = folder.join("a.nestor");
    fs::copy(&first, &outside).expect("it can be copied");
    for path in [&first, &outside, &first] {
        remove(folder, path).expect("it is removed, or not in the list");
    }
    assert!(!first.exists() && outside.exists());
    assert_eq!(listed(folder).len(), 2);
}

#[test]
fn games_that_cannot_be_opened_are_listed_last_and_kept() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path();
    let game = save(folder, &saved("A", 1)).expect("it is saved");
    let text = fs::read_to_string(&game).expect("it is text");
    let in_list = |name: &str| folder.join(SAVED_FOLDER).join(name);
    let other = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is in {text}");
        text.replacen(from, to, 1)
    };
    let cases = [
        ("1-other.nestor", to_text(&Preferences::default()).expect("it can be written")),
        ("2-newer.nestor", other("version: 1", "version: 7").replace("secs", "days")),
        ("3-cut.nestor", text[..text.len() / 2].to_owned()),
        ("4-letter.nestor", "Dear Anna".to_owned()),
        ("5-impossible.nestor", other("@5-5E", "@6-6E")),
    ];
    for (name, text) in &cases {
        fs::write(in_list(name), text).expect("it can be written");
    }
    fs::create_dir(in_list("6-folder.nestor")).expect("it can be made");
    let games = list(folder).expect("it can be read");
    assert_eq!(games[0].path, game);
    let wrong: Vec<_> = games[1..].iter().map(|it| it.game.clone()).collect();
    let kinds = wrong.iter().map(|wrong| match wrong {
        Err(FileError::Unreadable { reason, .. }) => match reason {
            UnreadableReason::Foreign => "no saved game",
            UnreadableReason::Refused(SystemError::NotAFile) => "no file",
            UnreadableReason::Newer => "newer",
            _ => "unreadable",
        },
        Err(FileError::InvalidRecord { .. }) => "impossible",
        _ => "opened",
    });
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        ["impossible", "no saved game", "newer", "unreadable", "no saved game", "no file"],
        "{wrong:#?}"
    );
    for (name, text) in cases {
        assert_eq!(fs::read_to_string(in_list(name)).ok(), Some(text));
    }
}

#[test]
fn a_game_with_an_impossible_action_is_reported_and_hides_no_other_game() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path();
    let good = save(folder, &saved("A", 1)).expect("it is saved");
    let text = fs::read_to_string(&good).expect("it is text");
    let odd = |name: &str, clock: &str, actions: &str| {
        let changed = text.replacen("clock: false", clock, 1).replacen("actions: \"", actions, 1);
        assert_ne!(changed, text);
        let path = folder.join(SAVED_FOLDER).join(name);
        fs::write(&path, changed).expect("it can be written");
        path
    };
    let timed = "clock: true";
    let cases = [
        odd("1.nestor", "clock: false", "actions: \"give-up-2 "),
        odd("2.nestor", timed, "actions: \"give-up-2 "),
        odd("3.nestor", timed, "actions: \"give-up-3 "),
        odd("4.nestor", timed, "actions: \"time-up "),
        odd("5.nestor", "clock: false", "actions: \"give-up-0 "),
        odd("6.nestor", "clock: false", "actions: \"claim-255 "),
        odd("7.nestor", "clock: false", "actions: \"blow-0-0 "),
        odd("8.nestor", "clock: false", "actions: \"yield "),
    ];
    let games = list(folder).expect("it can be read");
    let (first, rest) = games.split_first().expect("a good one, and the odd ones");
    assert!(first.path == good && first.game.is_ok(), "{first:?}");
    assert!(rest.iter().map(|it| &it.path).eq(&cases));
    for game in rest {
        assert!(
            matches!(&game.game, Err(FileError::InvalidRecord { path, .. }) if *path == game.path),
            "{game:?}"
        );
    }
}

#[test]
fn a_changed_game_can_be_opened_but_not_renamed() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = save(scratch.path(), &saved("A", 1)).expect("it is saved");
    let text = fs::read_to_string(&path).expect("it is text");
    let changed = text.replacen("\"A\"", "\"B\"", 1);
    fs::write(&path, &changed).expect("it can be written");
    let opened = read_game(&path).expect("it can be opened");
    assert!(opened.notice.is_some());
    assert_eq!(
        rename(&path, &Name::new("C").expect("a name")),
        Err(FileError::NotRenamed(UnreadableReason::Changed))
    );
    assert_eq!(fs::read_to_string(&path).ok(), Some(changed));
}

#[test]
fn a_game_is_saved_where_the_player_wants_it() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let place = |name: &str| scratch.path().join(name);
    let (one, other) = (saved("A", 1), saved("B", 2));
    let path = write_game(&place("my game."), &one, true).expect("it is saved");
    assert_eq!(path, place("my game.nestor"));
    let exists = || Err(FileError::Exists(path.clone()));
    let unasked = write_game(&place("my game"), &other, true);
    assert_eq!(unasked, exists(), "nobody was asked about that one");
    assert_eq!(write_game(&path, &other, false), exists());
    let read = |path: &Path| read_game(path).map(|opened| opened.game.file);
    assert_eq!(read(&path), Ok(one));
    let replaced = write_game(&path, &other, true);
    assert_eq!((replaced, read(&path)), (Ok(path.clone()), Ok(other.clone())));
    assert_eq!(fs::read_dir(scratch.path()).map(Iterator::count).ok(), Some(1));

    fs::create_dir(place("folder.nestor")).expect("it can be made");
    let folder = write_game(&place("folder.nestor"), &other, true);
    assert_eq!(folder, Err(FileError::Exists(place("folder.nestor"))));
    let nowhere = write_game(&place("no/where.nestor"), &other, true);
    assert!(matches!(nowhere, Err(FileError::NotWritten { .. })), "{nowhere:?}");
}

#[test]
fn a_finished_game_can_be_saved_too() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = save(scratch.path(), &finished(1)).expect("it is saved");
    let opened = read_game(&path).expect("it can be opened");
    assert!(opened.game.state.outcome().is_some());
}

#[test]
fn an_invalid_name_is_read_as_none() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = save(scratch.path(), &saved("A", 1)).expect("it is saved");
    let text = fs::read_to_string(&path).expect("it is text");
    for name in ["\u{202e}A", "a\u{85}b"] {
        let changed = text.replacen("\"A\"", &format!("\"{name}\""), 1);
        fs::write(&path, changed).expect("it can be written");
        let opened = read_game(&path).expect("it can be opened");
        assert_eq!(opened.game.file.name, None, "{name:?}");
    }
}

#[cfg(unix)]
#[test]
fn saving_into_a_link_loop_fails() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path();
    std::os::unix::fs::symlink(SAVED_FOLDER, folder.join(SAVED_FOLDER)).expect("a link to itself");
    let saved = save(folder, &saved("A", 1));
    assert!(matches!(saved, Err(FileError::NotSaved(_))), "{saved:?}");
    let path = folder.join(SAVED_FOLDER).join("b.nestor");
    let written = write_game(&path, &finished(2), false);
    assert!(
        matches!(written, Err(FileError::NotWritten { .. })),
        "it is not told that there is such a file: {written:?}"
    );
}
