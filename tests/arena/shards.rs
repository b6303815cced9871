//! Runs of `arena` that are spread over several programs, and put together again.

use std::fs;
use std::path::{Path, PathBuf};

use super::arena::arena;

const MATCH: [&str; 11] = [
    "match",
    "--a",
    "tough",
    "--b",
    "beginner",
    "--rules",
    "All Fives",
    "--pairs",
    "10",
    "--seed",
    "31",
];

/// The output of `arena`, which must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = arena(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("arena prints text")
}

/// The one sentence with which it refuses to merge.
fn refused(files: &[PathBuf]) -> String {
    let output = merge(files, &[]);
    assert!(!output.status.success(), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

fn merge(files: &[PathBuf], more: &[&str]) -> std::process::Output {
    let files = files.iter().map(|file| file.to_str().expect("a plain name"));
    let arguments: Vec<&str> =
        ["merge"].into_iter().chain(files).chain(more.iter().copied()).collect();
    arena(&arguments, "")
}

/// The shards of a run, each in a file.
fn shards(folder: &Path, run: &[&str], of: usize) -> Vec<PathBuf> {
    let shard = |number| {
        let shard = format!("{number}/{of}");
        let said = printed(&[run, &["--shard", &shard, "--json"]].concat());
        assert_eq!(said.lines().count(), 1, "one line of JSON");
        let file = folder.join(format!("{number}-of-{of}.json"));
        fs::write(&file, said).expect("the folder can be written");
        file
    };
    (1..=of).map(shard).collect()
}

/// The text without the times of decisions.
fn timeless(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.contains(" ms a decision ("));
    // In the tables they are the last column.
    let cells = lines.map(|line| match line.rsplit_once(" | ") {
        Some((row, times)) if line.contains(" v. ") && times.matches(", ").count() == 2 => row,
        _ => line,
    });
    cells.collect::<Vec<&str>>().join("\n")
}

#[test]
fn four_shards_of_a_match_make_the_table_of_one_run() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for rest in [&["--seats", "2"][..], &["--seats", "3", "--one-round"]] {
        let run = [&MATCH, rest].concat();
        let whole = printed(&run);
        let mut files = shards(folder.path(), &run, 4);
        // Whatever the order.
        files.rotate_left(2);
        let merged = merge(&files, &[]);
        assert!(merged.status.success(), "{merged:?}");
        let merged = String::from_utf8(merged.stdout).expect("text");
        assert_eq!(timeless(&merged), timeless(&whole));
        assert!(whole.contains("10 "), "{whole}");
        assert_eq!(merged.lines().count(), whole.lines().count(), "the times are there too");
    }
}

#[test]
fn shards_of_a_ladder_make_its_tables() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    // All games and the panel take long.
    let run = ["ladder", "--rules", "Block", "--pairs", "1", "--rounds", "1", "--seed", "5"];
    let whole = printed(&run);
    let files = shards(folder.path(), &run, 2);
    let merged = merge(&files, &[]);
    assert!(merged.status.success(), "{merged:?}");
    assert_eq!(String::from_utf8(merged.stdout).expect("text"), whole);
    assert!(whole.contains("| Tough |"), "{whole}");
}

#[test]
fn shards_of_a_loss_make_its_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = ["loss", "--player", "random", "--rules", "Block", "--rounds", "3", "--seed", "4"];
    let whole = printed(&run);
    let merged = merge(&shards(folder.path(), &run, 3), &[]);
    assert_eq!(String::from_utf8(merged.stdout).expect("text"), whole);
    assert!(whole.contains("points lost a decision"), "{whole}");
}

#[test]
fn a_patient_judge_sees_that_a_random_player_loses_more_than_the_net() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let lost = |player: &str| {
        let run = [
            "loss",
            "--player",
            player,
            "--rules",
            "All Threes",
            "--rounds",
            "2",
            "--seed",
            "5",
            "--patient",
            "8",
        ];
        let merged = merge(&shards(folder.path(), &run, 2), &[]);
        let said = String::from_utf8(merged.stdout).expect("text");
        let begin = format!("{player} by a patient judge of 8 deals: ");
        let lost = said.strip_prefix(&begin).expect("who, and by whom");
        let (lost, _) = lost.split_once(' ').expect("how much");
        lost.parse::<f64>().expect("a number")
    };
    let (random, net) = (lost("random"), lost("net"));
    assert!(random > net + 2.0, "random {random}, net {net}");
}

#[test]
fn shards_of_a_training_make_the_same_nets() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("a plain name").to_owned();
    let (whole, merged) = (file("whole.net"), file("merged.net"));
    let run = ["train", "--families", "plain,fives,threes", "--rounds", "64", "--seed", "3"];
    printed(&[&run[..], &["--out", &whole]].concat());
    let shards = shards(folder.path(), &run, 2);
    assert_eq!(refused(&shards), "arena: the nets need a file: --out FILE\n");
    let output = merge(&shards, &["--out", &merged]);
    assert!(output.status.success(), "{output:?}");
    let (whole, merged) =
        (fs::read(whole).expect("it was written"), fs::read(merged).expect("it too"));
    assert!(whole == merged, "the nets are the same");
    assert!(whole.iter().any(|byte| *byte != 0), "there are some");
}

#[test]
fn nets_are_not_written_over_another_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Dear Anna").expect("it can be written");
    let letter = letter.to_str().expect("a plain name");
    let missing = folder.path().join("missing.net");
    let missing = missing.to_str().expect("a plain name");
    for (file, more) in [(letter, &[][..]), (letter, &["--resume"]), (missing, &["--resume"])] {
        let run = ["train", "--families", "plain", "--rounds", "64", "--out", file];
        let output = arena(&[&run[..], more].concat(), "");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.contains(file), "{said}");
    }
    assert_eq!(fs::read_to_string(letter).expect("it is there"), "Dear Anna");
}

#[test]
fn shards_that_do_not_belong_together_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let files = shards(folder.path(), &MATCH, 4);
    let said = refused(&files[..2]);
    assert_eq!(said, "arena: shards are missing: 3/4, 4/4\n");

    let copy = folder.path().join("copy.json");
    fs::copy(&files[1], &copy).expect("it can be copied");
    let said = refused(&[&files[..], &[copy]].concat());
    assert!(said.contains("shard 2/4 is in both"), "{said}");

    for (changed, expected) in [
        (["--seed", "32"], "seed 31 in place of 32"),
        (["--a", "easy"], "players \"Tough\" in place of \"Easy\""),
        (["--pairs", "12"], "pairs 10 in place of 12"),
        (["--rules", "Draw"], "fives true in place of false"),
    ] {
        let mut run = MATCH;
        let place = run.iter().position(|word| *word == changed[0]);
        run[place.expect("it is there") + 1] = changed[1];
        let other = folder.path().join("other");
        fs::create_dir_all(&other).expect("the folder can be written");
        let others = shards(&other, &run, 4);
        let mixed = [&others[..1], &files[1..]].concat();
        let said = refused(&mixed);
        assert!(said.contains("are from different runs"), "{said}");
        assert!(said.contains(expected), "{said}");
    }

    let by_another = folder.path().join("by-another.json");
    let text = fs::read_to_string(&files[0]).expect("it was written");
    let (before, after) = text.split_once(" with the code ").expect("what measures");
    let after = &after[16..];
    let changed = format!("{before} with the code 0123456789abcdef{after}");
    fs::write(&by_another, changed).expect("the folder can be written");
    let said = refused(&[&[by_another], &files[1..]].concat());
    assert!(said.contains("are from different runs"), "{said}");
    assert!(said.contains("the code 0123456789abcdef and"), "{said}");

    let whole = shards(folder.path(), &MATCH, 1);
    let said = refused(&[&whole[..], &files[1..2]].concat());
    assert!(said.contains("shards 4 in place of 1"), "{said}");

    for (what, value) in [
        ("won", "1e308"),
        ("rounds", "0"),
        ("rounds", "-1"),
        ("rounds", "1e300"),
        ("points", "1e308"),
        ("squares", "-1"),
    ] {
        let text = fs::read_to_string(&files[0]).expect("it was written");
        let mut share: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let value: f64 = value.parse().expect("a number");
        share["contests"][0]["results"]["pairs"]["4"][what] = value.into();
        let edited = folder.path().join("edited.json");
        fs::write(&edited, share.to_string()).expect("the folder can be written");
        let said = refused(&[&[edited], &files[1..]].concat());
        assert!(said.contains("edited.json was changed: "), "{what}: {said}");
        assert!(said.contains("pair 4"), "{what}: {said}");
    }

    let text = fs::read_to_string(&files[3]).expect("it was written");
    let mut share: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let pairs = share["contests"][0]["results"]["pairs"].as_object_mut();
    let cut = pairs.expect("its pairs").remove("7");
    assert!(cut.is_some(), "pair 7 is in shard 4");
    fs::write(&files[3], share.to_string()).expect("the folder can be written");
    let said = refused(&files);
    assert!(said.contains("is incomplete: results of shard 4/4 are missing"), "{said}");
    fs::write(&files[3], "pairs!").expect("the folder can be written");
    assert!(refused(&files).contains("not the JSON of a shard"), "it is none");
}

#[test]
fn a_shard_is_a_number_out_of_a_number() {
    for wrong in ["0/4", "5/4", "3", "a/b", "1/0"] {
        let output = arena(&[&MATCH[..], &["--json", "--shard", wrong]].concat(), "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("such as 3/16"), "{wrong}: {said}");
    }
}

#[test]
fn more_than_can_be_kept_is_refused() {
    let most = u64::MAX.to_string();
    for run in [
        ["match", "--a", "easy", "--b", "beginner", "--rules", "Draw", "--pairs", &most],
        ["ladder", "--rules", "Draw", "--seed", "1", "--pairs", "3", "--rounds", &most],
    ] {
        let output = arena(&run, "");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("must be at most 1000000"), "{said}");
    }
}
