//! `arena count`: table counts and points in lines of play.

use std::io::{self, Write as _};

use engine::{Bone, Rules, Table, split_outward};

use super::describe::printable;
use super::lines::lines;

/// Reads lines of play from standard input, and prints a line for each.
pub(crate) fn run(rules: &Rules) -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut answer = String::new();
    for line in lines(io::stdin().lock()) {
        count(rules, &line?, &mut answer);
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        answer.clear();
    }
    output.flush()
}

/// Writes the count and the points after each bone of a line, or the position and reason of
/// the first illegal play.
fn count(rules: &Rules, line: &str, answer: &mut String) {
    use std::fmt::Write as _;

    let mut table = Table::new(rules.fit);
    for (n, word) in line.split_whitespace().enumerate() {
        if let Err(reason) = play_bone(rules, &mut table, word) {
            answer.clear();
            write!(answer, "illegal at {}: {}", n + 1, printable(&reason)).ok();
            return;
        }
        let count = table.count();
        let space = if n == 0 { "" } else { " " };
        write!(answer, "{space}{count}:{}", rules.count_points(count)).ok();
    }
}

/// Plays one bone, written as in `6-1@E`. The first bone of a line has no end.
fn play_bone(rules: &Rules, table: &mut Table, word: &str) -> Result<(), String> {
    let (bone, end) = match word.split_once('@') {
        Some((bone, end)) => (bone, Some(end)),
        None => (word, None),
    };
    let bone: Bone = bone.parse().map_err(|error| format!("{error}"))?;
    if !rules.bones().contains(bone) {
        return Err(format!("{bone} is not in the set"));
    }
    let result = match end {
        None if table.is_empty() => table.lead(rules.spinner, bone),
        None => return Err(format!("{bone} needs an end, as in {bone}@E")),
        Some(_) if table.is_empty() => {
            return Err(format!("the first bone is the lead and has no end: {bone}"));
        }
        Some(text) => {
            let (text, outward) = split_outward(text).ok_or_else(|| {
                let highest = rules.set.highest();
                format!("“{text}” does not end in a number from 0 to {highest}")
            })?;
            let end = table.find_end(rules.spinner, text, bone).ok_or_else(|| {
                format!("“{text}” is not the name of one end: write E, W, N, S, or the bone too, as in 4-4N")
            })?;
            table.play(rules.spinner, bone, end, outward)
        }
    };
    result.map_err(|reason| reason.to_string())
}
