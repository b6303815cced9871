//! `arena ratings`: the rating of each level in each game, as a table in Markdown.

use std::io::{self, Write};

use engine::{Preset, Seats};
use game::profile::level_ratings;
use nestor::Level;

/// Writes the table: a row for each game, and in each cell the ratings of all levels but the
/// Beginner, whose rating is fixed.
pub(crate) fn ratings(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "| game | two | partners | three | four |")?;
    writeln!(out, "| --- | --- | --- | --- | --- |")?;
    for game in Preset::ALL {
        write!(out, "| {} |", game.id())?;
        for seats in [Seats::Two, Seats::Partners, Seats::Three, Seats::Four] {
            let numbers = level_ratings(game, seats).into_iter().zip(Level::ALL);
            let numbers = numbers.filter(|(_, level)| *level != Level::Beginner);
            let numbers: Vec<_> = numbers.map(|(rating, _)| format!("{rating:.0}")).collect();
            write!(out, " {} |", numbers.join(", "))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_md_lists_the_computed_ratings() {
        let mut table = Vec::new();
        ratings(&mut table).expect("memory can be written");
        let table = String::from_utf8(table).expect("it is text");
        let page = include_str!("../../nestor/STRENGTH.md");
        for row in table.lines() {
            assert!(page.lines().any(|line| line == row), "it lacks {row}");
        }
    }
}
