//! A digit that has flipped is noticed in whatever is nobody's to edit.

use std::fs;
use std::path::Path;

use engine::Name;
use game::session::NamedGame;
use game::storage::{FileName, Folder, GameFileError, Loaded, Notice, read_game, write_game};
use game::storage::{HistoryFile, PlayerFiles};
use words::files;

use super::versions::{folder_of, newest};
use super::{Player, data};

/// What the program keeps for itself.
const SEALED: [FileName; 5] = [
    FileName::Tally,
    FileName::Preserved,
    FileName::Game,
    FileName::History,
    FileName::Days,
];

/// So many digits of each file are tried.
const TRIED: usize = 100;

/// A text with another digit at one place.
fn flipped(text: &str, place: usize) -> String {
    let mut bytes = text.as_bytes().to_vec();
    bytes[place] = b'0' + (bytes[place] - b'0' + 1) % 10;
    String::from_utf8(bytes).expect("a digit is a letter")
}

/// Where there are digits, but in the first line, which says nothing.
fn digits(text: &str) -> Vec<usize> {
    let first = text.find('\n').expect("there are several lines");
    let digits = text.char_indices().skip(first);
    let digits: Vec<_> = digits
        .filter(|(_, c)| c.is_ascii_digit())
        .map(|(at, _)| at)
        .collect();
    // All at the beginning, where the version and the digest stand.
    let some = digits.len().div_ceil(TRIED).max(1);
    let (start, rest) = digits.split_at(digits.len().min(TRIED / 2));
    let rest = rest.iter().step_by(some);
    start.iter().chain(rest).copied().collect()
}

fn read(folder: &Folder) -> (String, Vec<Notice>) {
    let mut notices = Vec::new();
    let kept = PlayerFiles::read(folder, &mut notices);
    let history = HistoryFile::read(folder);
    notices.extend(history.notices);
    let games = history.history.map(|history| history.games().to_vec());
    let said = format!("{:?} {:?} {games:?}", kept.tally, kept.preserved);
    (said, notices)
}

#[test]
fn every_digit_that_has_flipped_is_noticed_once_and_a_copy_is_kept() {
    let scratch = folder_of(newest());
    let folder = Folder::at(scratch.path());
    assert_eq!(read(&folder).1, [], "all is as it was written");
    for name in SEALED {
        let path = scratch.path().join(name.on_disk());
        let text = fs::read_to_string(&path).expect("it is there");
        let mut used = 0;
        for place in digits(&text) {
            let changed = flipped(&text, place);
            fs::write(&path, &changed).expect("it can be written");
            let what = format!("{name}, byte {place}");
            let (found, notices) = read(&folder);
            match &notices[..] {
                // The game holds the tally, too.
                [] if name == FileName::Tally => {}
                [notice @ (Notice::Damaged { .. } | Notice::SetAside { .. })] => {
                    let sentence = files::notice(notice);
                    assert!(sentence.contains(name.on_disk()), "{what}: {sentence}");
                }
                _ => panic!("{what}: one sentence, not {notices:?}"),
            }
            used += usize::from(path.exists());
            let kept = super::kept_aside(scratch.path());
            let [kept_as] = &kept[..] else {
                panic!("{what}: one copy, not {kept:?}");
            };
            let kept = fs::read_to_string(kept_as).expect("it is kept");
            assert!(kept == changed, "{what}: as it was");
            fs::remove_file(kept_as).expect("it can be removed");
            let (again, notices) = read(&folder);
            assert_eq!(notices, [], "{what}: it is said once");
            if path.exists() {
                assert_eq!(again, found, "{what}: and read as before");
            }
        }
        assert!(used > 10, "{name}: what can be read is used: {used} times");
        fs::write(&path, text).expect("it can be written");
    }
}

#[test]
fn what_the_digest_vouches_for_is_read_whatever_the_version_says() {
    for version in [0, 1, 2, 7, 99] {
        let scratch = folder_of(newest());
        let path = scratch.path().join("game.ron");
        let whole = Player::sit_down(scratch.path()).state();
        let text = fs::read_to_string(&path).expect("it is there");
        let wrote = format!("version: {},", FileName::Game.version());
        let says = format!("version: {version},");
        fs::write(&path, text.replacen(&wrote, &says, 1)).expect("it can be written");
        let player = Player::sit_down(scratch.path());
        let [Notice::Damaged { name, .. }] = player.notices[..] else {
            panic!("version {version}: {:?}", player.notices);
        };
        assert_eq!(name, FileName::Game, "version {version}");
        assert!(
            player.state() == whole,
            "version {version}: nothing is lost"
        );
    }
}

#[test]
fn who_edits_a_file_and_takes_the_digest_out_is_noticed_too() {
    let scratch = folder_of(newest());
    let path = scratch.path().join("history.ron");
    let text = fs::read_to_string(&path).expect("it is there");
    let start = text.find("    digest").expect("it has one");
    let end = text.find("    content").expect("it has one");
    let edited = [&text[..start], &text[end..]].concat();
    let edited = edited.replacen("hands: 2", "hands: 3", 1);
    fs::write(&path, &edited).expect("it can be written");
    let player = Player::sit_down(scratch.path());
    let kept_as = scratch.path().join("history.ron.changed-1");
    let kept = fs::read_to_string(&kept_as).expect("it is kept");
    assert_eq!(kept, edited, "a copy");
    let name = FileName::History;
    assert_eq!(player.notices, [Notice::Damaged { name, kept_as }], "said");
    let hands = player.session.history().games()[0].hands;
    assert_eq!(hands, 3, "what it says is used");
}

#[test]
fn what_is_there_to_be_edited_by_hand_has_no_digest_and_nothing_is_said() {
    let scratch = folder_of(newest());
    drop(Player::sit_down(scratch.path()));
    for (name, from, to) in [
        ("settings.ron", "auto_draw: true", "auto_draw: false"),
        ("settings.ron", "target: Some(30)", "target: Some(45)"),
        ("themes.ron", "used: One", "used: Two"),
    ] {
        let path = scratch.path().join(name);
        let text = fs::read_to_string(&path).expect("it is there");
        assert!(!text.contains("digest"), "{name} has none");
        let edited = text.replacen(from, to, 1);
        assert_ne!(edited, text, "{name} was edited: {text}");
        fs::write(&path, edited).expect("it can be written");
        let player = Player::sit_down(scratch.path());
        assert_eq!(player.notices, [], "{name}: {to}");
    }
}

fn saved_game() -> NamedGame {
    let version = FileName::SavedGame.version();
    let folder = Folder::at(&data().join(format!("saved/version-{version}")));
    match folder.load(FileName::SavedGame) {
        Loaded::Found(game) => game,
        other => panic!("it is as it was saved: {other:?}"),
    }
}

#[test]
fn a_saved_game_that_was_changed_is_opened_and_that_is_said() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("mine.ron");
    write_game(&path, &saved_game(), false).expect("it can be written");
    let opened = read_game(&path).expect("it can be opened");
    assert_eq!(opened.notice, None, "it is as it was saved");

    let text = fs::read_to_string(&path).expect("it is there");
    let edited = text.replacen("Rainy Sunday", "Rainy Monday", 1);
    fs::write(&path, &edited).expect("it can be written");
    for _ in 0..2 {
        let opened = read_game(&path).expect("it can be opened");
        assert_eq!(
            opened.kept.name,
            Name::new("Rainy Monday").ok(),
            "as it is now"
        );
        let notice = files::notice(&opened.notice.expect("it is said"));
        assert!(notice.contains(&path.display().to_string()), "{notice}");
        assert_eq!(read_text(&path), edited, "the file stays as it is");
    }

    let start = edited.find("actions: \"").expect("something was played");
    let impossible = [&edited[..start], "actions: \"pass ", &edited[start + 10..]].concat();
    fs::write(&path, impossible).expect("it can be written");
    let refused = read_game(&path);
    assert!(
        matches!(refused, Err(GameFileError::Impossible { .. })),
        "{refused:?}"
    );
}

#[test]
fn a_changed_spare_tally_is_kept_and_the_tally_is_as_it_was() {
    let scratch = folder_of(newest());
    let path = scratch.path().join("tally.ron");
    let tally = Player::sit_down(scratch.path()).session.tally().clone();
    let text = fs::read_to_string(&path).expect("it is there");
    let changed = text.replacen("won: ", "won: 9", 1);
    fs::write(&path, &changed).expect("it can be written");
    let player = Player::sit_down(scratch.path());
    assert_eq!(player.notices, [], "nothing is missing");
    let kept = scratch.path().join("tally.ron.changed-1");
    assert_eq!(read_text(&kept), changed, "a copy is kept");
    assert_eq!(player.session.tally(), &tally, "as it was");
}

fn read_text(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}
