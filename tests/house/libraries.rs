//! Every library that the program is built or tested with stands in the README, with
//! what it is for.

use std::collections::BTreeSet;
use std::fs;

use crate::messages::root;

/// The names in the tables of libraries that the program is built or tested with.
fn built_with() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("Cargo.toml")).expect("it is there");
    let mut is_table = false;
    let mut names = BTreeSet::new();
    for line in text.lines() {
        if line.starts_with('[') {
            is_table = line.ends_with("dependencies]");
        } else if let Some((name, _)) = line.split_once(" = ").filter(|_| is_table)
            && !name.starts_with([' ', '#'])
        {
            names.insert(name.to_owned());
        }
    }
    names
}

/// The names in the table of the README.
fn explained() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("README.md")).expect("it is there");
    let (_, part) = text.split_once("### Libraries").expect("the part");
    let (part, _) = part.split_once("\n###").expect("its end");
    let rows = part.lines().filter_map(|line| line.strip_prefix("| "));
    let names = rows.filter_map(|row| row.split_once(" | "));
    let names = names.flat_map(|(names, _)| names.split('`').skip(1).step_by(2));
    names.map(str::to_owned).collect()
}

#[test]
fn the_readme_says_what_each_library_is_for() {
    let built_with = built_with();
    for name in ["egui", "rodio", "insta"] {
        assert!(built_with.contains(name), "{name}");
    }
    assert_eq!(built_with, explained(), "on the left what is built with");
}
