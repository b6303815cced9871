//! Damaged and hostile files: each is either read, or moved aside unchanged.

use std::fs;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::{Sample, sample, scratch};
use crate::storage::form::{Read, from_text};
use crate::storage::{FileName, Loaded, MOST_BYTES, Notice, SaveError, Unreadable, to_text};

/// Damages a file once, a little or a lot.
fn damage(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    const TOKENS: [&[u8]; 18] = [
        b"(",
        b")",
        b"[",
        b"]",
        b"{",
        b"}",
        b",",
        b":",
        b"\"",
        b"Some(",
        b"-1",
        b"1e99",
        b"NaN",
        b"version: 9,",
        b"/*",
        b"r#\"",
        b"'\\u{110000}'",
        b"#![enable(unwrap_newtypes)]",
    ];
    let at = random.random_range(0..=bytes.len());
    let rest = bytes.len() - at;
    match random.random_range(0..7) {
        0 => bytes.truncate(at),
        1 if rest > 0 => bytes[at] ^= 1 << random.random_range(0..8),
        2 => bytes.insert(at, random.random()),
        3 => {
            bytes.drain(at..at + random.random_range(0..=rest.min(40)));
        }
        4 => {
            let part = bytes[at..at + random.random_range(0..=rest.min(60))].to_vec();
            let to = random.random_range(0..=bytes.len());
            bytes.splice(to..to, part);
        }
        5 => {
            let token = TOKENS[random.random_range(0..TOKENS.len())];
            let times = if random.random_ratio(1, 10) { 5000 } else { 1 };
            bytes.splice(at..at, token.repeat(times));
        }
        _ => {
            let digit = bytes.iter().skip(at).position(u8::is_ascii_digit);
            if let Some(digit) = digit {
                bytes[at + digit] = random.random_range(b'0'..=b'9');
            }
        }
    }
}

/// A valid file after it was damaged one to four times.
fn damaged(valid: &[u8], random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = valid.to_vec();
    for _ in 0..random.random_range(1..=4) {
        damage(&mut bytes, random);
    }
    bytes
}

fn valid() -> Vec<u8> {
    to_text(FileName::Game, &sample())
        .expect("it can be written")
        .into_bytes()
}

#[test]
fn no_damage_makes_reading_fail_but_with_a_reason() {
    const TEXTS: usize = 30_000;
    let valid = valid();
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let (mut found, mut changed, mut newer, mut wrong) = (0, 0, 0, 0);
    for number in 0..TEXTS {
        let bytes = damaged(&valid, &mut random);
        let text = String::from_utf8_lossy(&bytes);
        match from_text::<Sample>(FileName::Game, &text) {
            Ok(Read::Content(content)) => {
                found += 1;
                assert_eq!(content, sample(), "text {number} only looks the same");
            }
            Ok(Read::Changed(_)) => changed += 1,
            Ok(Read::Newer(_)) => newer += 1,
            Err(Unreadable::Wrong { line, what }) => {
                wrong += 1;
                assert!(line > 0 && !what.is_empty(), "text {number} has a reason");
            }
            Err(Unreadable::Empty) if text.trim().is_empty() => wrong += 1,
            Err(other) => panic!("text {number} is not to be judged so: {other:?}"),
        }
    }
    assert!(
        found > TEXTS / 100 && changed > TEXTS / 50 && newer > TEXTS / 500 && wrong > TEXTS / 2,
        "the damage is of every kind: {found} read, {changed} changed, {newer} newer, {wrong} wrong"
    );
}

#[test]
fn large_files_that_mean_harm_are_refused_too() {
    // A quarter of the allowed size shows it as well, and takes less time.
    let most = MOST_BYTES as usize / 4;
    let fill = |unit: &str| unit.repeat(most / unit.len());
    let nest = |open: &str, inner: &str, close: &str| {
        let (open, close) = (open.repeat(50), close.repeat(50));
        format!("{open}{}{close}", fill(inner).split_at(most - 2000).0)
    };
    let hostile = [
        fill("("),
        fill("a("),
        fill("[("),
        fill("(1,1),"),
        fill("Some("),
        fill("/*"),
        fill("\\u{41}"),
        fill("9"),
        fill("x"),
        format!("[{}]", fill("(a:1),")),
        format!("\"{}\"", fill("a")),
        nest("(", "1,", ")"),
        nest("(", "(1),", ")"),
        nest("a(", "b(1),", ")"),
        nest("(a:", "[1],", ")"),
        nest("[(", "(()),", ")]"),
    ];
    for junk in &hostile {
        for place in ["junk", "name", "pace", "actions", "won"] {
            let text = format!("(version: 1, content: ({place}: {junk}, on: true))");
            let read = from_text::<Sample>(FileName::Game, &text);
            let start: String = text.chars().take(60).collect();
            assert!(matches!(read, Err(Unreadable::Wrong { .. })), "{start}");
        }
    }
}

#[test]
fn hundreds_of_damaged_files_are_read_or_kept_aside() {
    const FILES: usize = 600;
    let (scratch, folder) = scratch();
    let path = scratch.path().join("game.ron");
    let kept = scratch.path().join("game.ron.broken-1");
    let valid = valid();
    let mut random = ChaCha8Rng::seed_from_u64(29);
    let (mut found, mut changed, mut aside, mut newer) = (0, 0, 0, 0);
    for number in 0..FILES {
        let bytes = damaged(&valid, &mut random);
        fs::write(&path, &bytes).expect("it can be written");
        match folder.load::<Sample>(FileName::Game) {
            Loaded::Found(content) => {
                found += 1;
                assert_eq!(content, sample(), "file {number} only looks the same");
            }
            Loaded::Changed(content, Notice::Damaged { kept_as, .. }) => {
                changed += 1;
                assert_eq!(
                    fs::read(&kept_as).expect("it can be read"),
                    bytes,
                    "file {number}"
                );
                fs::remove_file(kept_as).expect("it can be removed");
                let again = folder.load(FileName::Game);
                assert_eq!(again, Loaded::Found(content), "file {number} is said once");
            }
            Loaded::Missing => panic!("file {number} was there"),
            Loaded::Useless(Notice::SetAside { kept_as, .. }) => {
                aside += 1;
                assert_eq!(kept_as, kept, "file {number} is the only one");
                assert!(!path.exists(), "file {number} is out of the way");
                assert_eq!(
                    fs::read(&kept).expect("it can be read"),
                    bytes,
                    "file {number}"
                );
                fs::remove_file(&kept).expect("it can be removed");
            }
            Loaded::Useless(Notice::NotSaved(SaveError::Newer { version, .. })) => {
                newer += 1;
                assert!(version > FileName::Game.version(), "file {number}");
                assert_eq!(
                    fs::read(&path).expect("it can be read"),
                    bytes,
                    "file {number}"
                );
            }
            Loaded::Changed(_, notice) | Loaded::Useless(notice) => {
                panic!("file {number}: {notice:?}")
            }
        }
    }
    assert!(
        found > 0 && changed > FILES / 50 && aside > FILES / 2 && newer > 0,
        "the damage is of every kind: {found} read, {changed} changed, {aside} aside, {newer} newer"
    );
}
