//! Files are read to the letter: what no program of this version has written
//! is named, and never passed over.

use std::fs;
use std::path::Path;

use game::profile::{Days, History, Players, Preferences, Tally};
use game::session::{NamedGame, SavedGame, SavedSession};
use game::storage::WindowPlace;
use game::storage::{Fault, FileName, Folder};
use look::{OwnTheme, Themes};
use nestor::coach::SavedReview;
use serde::de::DeserializeOwned;

use super::data;

/// The text with a field that there is not, at each place where fields begin.
fn with_an_unknown_field(text: &str) -> Vec<String> {
    let begins = |rest: &str| {
        let rest = rest.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '_');
        end.is_some_and(|end| end > 0 && rest[end..].starts_with(':'))
    };
    let places = text.match_indices('(').map(|(at, _)| at + 1);
    places
        .filter(|at| begins(&text[*at..]))
        .map(|at| format!("{} fifes: true, {}", &text[..at], &text[at..]))
        .collect()
}

fn read<T: DeserializeOwned>(folder: &Folder, name: FileName) -> Result<(), Fault> {
    let found = folder.inspect(name, |_: T| Ok::<_, String>(()))?;
    found.expect("the file is there");
    Ok(())
}

fn read_as_what_it_is(folder: &Folder, name: FileName) -> Result<(), Fault> {
    match name {
        FileName::Players => read::<Players>(folder, name),
        FileName::Window => read::<WindowPlace>(folder, name),
        FileName::Settings => read::<Preferences>(folder, name),
        FileName::Themes => read::<Themes>(folder, name),
        FileName::Tally => read::<Tally>(folder, name),
        FileName::Preserved => read::<SavedGame>(folder, name),
        FileName::Game => read::<SavedSession>(folder, name),
        FileName::History => read::<History>(folder, name),
        FileName::Days => read::<Days>(folder, name),
        FileName::SavedGame => read::<NamedGame>(folder, name),
        FileName::Review => read::<SavedReview>(folder, name),
        FileName::Theme => read::<OwnTheme>(folder, name),
    }
}

/// One file of each kind, with its folder.
const FILES: [(&str, FileName); 36] = [
    ("players/version-1", FileName::Players),
    ("window/version-1", FileName::Window),
    ("version-1", FileName::Settings),
    ("version-1", FileName::Themes),
    ("version-2", FileName::Themes),
    ("version-3", FileName::Themes),
    ("themes/version-1", FileName::Theme),
    ("themes/version-2", FileName::Theme),
    ("version-1", FileName::Tally),
    ("version-1", FileName::Preserved),
    ("version-1", FileName::Game),
    ("version-2", FileName::Game),
    ("version-1", FileName::History),
    ("version-1", FileName::Days),
    ("reviews/version-1", FileName::Review),
    ("saved/version-1", FileName::SavedGame),
    ("version-2", FileName::Settings),
    ("version-3", FileName::Settings),
    ("version-3", FileName::Tally),
    ("version-3", FileName::Preserved),
    ("version-3", FileName::History),
    ("version-4", FileName::Game),
    ("version-4", FileName::Settings),
    ("version-4", FileName::Preserved),
    ("version-4", FileName::History),
    ("version-5", FileName::Game),
    ("version-5", FileName::Settings),
    ("version-4", FileName::Tally),
    ("version-5", FileName::Preserved),
    ("version-5", FileName::History),
    ("version-6", FileName::Game),
    ("version-6", FileName::Settings),
    ("saved/version-4", FileName::SavedGame),
    ("saved/version-3", FileName::SavedGame),
    ("saved/version-2", FileName::SavedGame),
    ("saved/version-5", FileName::SavedGame),
];

#[test]
fn a_field_that_there_is_not_is_named_wherever_it_stands_in_a_file() {
    for (place, name) in FILES {
        let folder = data().join(place);
        assert_eq!(
            read_as_what_it_is(&Folder::at(&folder), name),
            Ok(()),
            "{name}"
        );
        let text = fs::read_to_string(folder.join(name.on_disk())).expect("it is there");
        let changed = with_an_unknown_field(&text);
        assert!(changed.len() > 1, "{name} has fields in several places");
        let scratch = tempfile::tempdir().expect("a temporary folder");
        for text in changed {
            write(scratch.path(), name, &text);
            let fault = read_as_what_it_is(&Folder::at(scratch.path()), name);
            let fault = fault.expect_err("it is not passed over").to_string();
            assert!(fault.contains("fifes"), "{name}: {fault} of {text}");
        }
    }
}

#[test]
fn a_number_out_of_range_is_told_with_its_field() {
    for (from, to, field) in [
        ("hand_size: 7", "hand_size: 300", "content.rules.hand_size"),
        ("kept_back: 0", "kept_back: -1", "content.rules.kept_back"),
        (
            "target: Some(30)",
            "target: Some(70000)",
            "content.rules.target",
        ),
    ] {
        let text = fs::read_to_string(data().join("version-1/settings.ron")).expect("it is there");
        let scratch = tempfile::tempdir().expect("a temporary folder");
        write(
            scratch.path(),
            FileName::Settings,
            &text.replacen(from, to, 1),
        );
        let fault = read_as_what_it_is(&Folder::at(scratch.path()), FileName::Settings);
        let fault = fault.expect_err("it is refused").to_string();
        assert!(
            fault.contains(&format!("{field} is a number out of range")),
            "{to}: {fault}"
        );
    }
}

#[test]
fn looking_at_a_file_leaves_everything_as_it_is() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    write(scratch.path(), FileName::Settings, "(version: 1, con");
    let folder = Folder::at(scratch.path());
    let fault = read_as_what_it_is(&folder, FileName::Settings);
    assert!(fault.is_err(), "it is damaged");
    let names = fs::read_dir(scratch.path()).expect("it can be read");
    let names: Vec<_> = names.flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["settings.ron"], "no lock, and nothing was moved");
}

fn write(folder: &Path, name: FileName, text: &str) {
    fs::write(folder.join(name.on_disk()), text).expect("it can be written");
}
