//! Texts of the score pad.

use super::daily;
use super::figures::number;
use super::history::csv_field;
use super::msg;
use super::named::Named as _;
use game::profile::{PadCell, PadResult, PadRules, PadSheet, PadSide, ScorePad, WinningTotal};

/// The name of a side, or its number if it has none.
pub fn name(pad: &ScorePad, side: PadSide) -> String {
    let name = pad.names.get(&side);
    name.map_or_else(|| msg::pad_side(side.index() + 1), |name| name.as_str().to_owned())
}

/// The name of a side, then the same without its last words, from the longest to the shortest.
/// None of these is, or begins, the name of another side, or ends in a particle (`Ana de`) or a
/// mark (`Leo &`).
pub fn shorter_names(pad: &ScorePad, sheet: &PadSheet, side: PadSide) -> Vec<String> {
    let whole = name(pad, side);
    let others = sheet.chairs().iter().filter(|other| **other != side);
    let others: Vec<_> = others.map(|other| name(pad, *other)).collect();
    let ends_in_name = |shorter: &&str| {
        let last = shorter.rsplit(' ').next().unwrap_or_default();
        last.starts_with(|letter: char| letter.is_alphanumeric() && !letter.is_lowercase())
            && last.ends_with(char::is_alphanumeric)
    };
    let is_own = |shorter: &&str| !others.iter().any(|other| other.starts_with(shorter));
    let has_name = pad.names.contains_key(&side);
    let spaces = whole.rmatch_indices(' ').filter(|_| has_name);
    let shorter = spaces.map(|(space, _)| &whole[..space]).filter(ends_in_name).filter(is_own);
    let shorter: Vec<String> = shorter.map(str::to_owned).collect();
    std::iter::once(whole).chain(shorter).collect()
}

/// The heading of a row, by its index: `Double 8`, `Round 5`, or its number if rows are no rounds.
pub fn round(rules: &PadRules, row: usize) -> String {
    if !rules.by_round {
        return (row + 1).to_string();
    }
    rules.doublet(row).map_or_else(|| msg::pad_round(row + 1), msg::pad_round_double)
}

/// The heading of a row, by its index, for a narrow column: `8`, or `5`.
pub fn short_round(rules: &PadRules, row: usize) -> String {
    rules.doublet(row).map_or(row + 1, usize::from).to_string()
}

/// The current round, by the index of its row: `Round 5 of 13 (double 8)`. `None` if rows are not
/// rounds, or all have been played.
pub fn current_round(rules: &PadRules, row: usize) -> Option<String> {
    let most = rules.max_rounds();
    if !rules.by_round || most.is_some_and(|most| row >= most) {
        return None;
    }
    Some(match (most, rules.doublet(row)) {
        (Some(most), Some(doublet)) => msg::pad_round_of_double(doublet, row + 1, most),
        (Some(most), None) => msg::pad_round_of(row + 1, most),
        (None, _) => msg::pad_round(row + 1),
    })
}

/// How a game is won: `Lowest wins`, `To 100 points`.
pub fn aim(rules: &PadRules) -> String {
    match (rules.wins, rules.target.map(std::num::NonZeroU16::get)) {
        (WinningTotal::Highest, None) => msg::PAD_HIGHEST_WINS.text(),
        (WinningTotal::Lowest, None) => msg::PAD_LOWEST_WINS.text(),
        (WinningTotal::Highest, Some(target)) if rules.is_exact => msg::pad_exactly(target),
        (WinningTotal::Highest, Some(target)) => msg::pad_to(target),
        (WinningTotal::Lowest, Some(target)) => msg::pad_lowest_to(target),
    }
}

/// Formats points with the separators of the current language.
pub fn format_points(points: impl Into<i32>) -> String {
    number(points.into())
}

/// The date of a pad, or a note that it has none.
pub fn date(pad: &ScorePad) -> String {
    pad.begun.map_or_else(|| msg::PAD_NO_DATE.text(), daily::date)
}

/// Who won, if the game is over.
pub fn result(pad: &ScorePad, sheet: &PadSheet) -> Option<String> {
    sheet.result().map(|result| match result {
        PadResult::Won(side) => match sheet.missed_rounds(side) {
            0 => msg::pad_won(name(pad, side)),
            missed => msg::pad_won_missed(missed, name(pad, side)),
        },
        PadResult::Tied => {
            let names: Vec<_> = sheet.tied().iter().map(|side| name(pad, *side)).collect();
            msg::pad_tied(super::joined(&names))
        }
    })
}

/// Who sits out the current round; `None` if nobody does.
pub fn sitting_out(pad: &ScorePad, sheet: &PadSheet) -> Option<String> {
    let names: Vec<_> = sheet.sitting_out().map(|side| name(pad, side)).collect();
    (!names.is_empty()).then(|| msg::pad_sitting_out(names.len(), super::joined(&names)))
}

/// Who won, and the totals with short names, the best first, with the rounds that somebody missed:
/// `Ana wins. Ana 12, Ben 83, Carl 99 (2 rounds fewer)`; `None` until the game is over.
pub fn result_with_places(pad: &ScorePad, sheet: &PadSheet) -> Option<String> {
    let result = result(pad, sheet)?;
    let place = |side: PadSide| {
        let total = total(pad, sheet, side);
        // The result already mentions the winner's missed rounds.
        let missed = sheet.missed_rounds(side);
        let is_told = missed == 0 || sheet.result() == Some(PadResult::Won(side));
        if is_told { total } else { msg::pad_total_missed(missed, total) }
    };
    Some(format!("{result} {}", super::list(sheet.ranking().into_iter().map(place))))
}

/// The totals with short names: `Ana 84, Ben 83`; once the game is over, with the result and the
/// best first.
pub fn standing(pad: &ScorePad, sheet: &PadSheet) -> String {
    let totals = || super::list(sheet.chairs().iter().map(|side| total(pad, sheet, *side)));
    result_with_places(pad, sheet).unwrap_or_else(totals)
}

/// The short name of a side, and its total: `Ana 84`.
fn total(pad: &ScorePad, sheet: &PadSheet, side: PadSide) -> String {
    let name = shorter_names(pad, sheet, side).pop().unwrap_or_default();
    format!("{name} {}", format_points(sheet.total(side)))
}

/// The pad as a table of texts: the column headings, a row for each round, the totals.
fn table(pad: &ScorePad) -> Vec<Vec<String>> {
    let sheet = pad.sheet();
    let sides = || sheet.chairs().iter().copied();
    let heads = std::iter::once(String::new()).chain(sides().map(|side| name(pad, side)));
    let rows = (0..sheet.row_count()).map(|row| {
        let points = sides().map(|side| sheet.points(PadCell { row, side }));
        let points = points.map(|points| points.map(|it| it.to_string()).unwrap_or_default());
        std::iter::once(round(&pad.rules, row)).chain(points).collect()
    });
    let totals = sides().map(|side| sheet.total(side).to_string());
    let totals = std::iter::once(msg::SHEET_TOTAL.text()).chain(totals);
    std::iter::once(heads.collect()).chain(rows).chain([totals.collect()]).collect()
}

/// The pad as comma-separated values: the column headings, a row for each round, the totals.
pub fn csv(pad: &ScorePad) -> String {
    let line = |row: Vec<String>| {
        let fields = row.into_iter().map(csv_field);
        fields.collect::<Vec<_>>().join(",") + "\n"
    };
    table(pad).into_iter().map(line).collect()
}

/// The pad as text in columns, below the game and the date.
pub fn text(pad: &ScorePad) -> String {
    let mut table = table(pad);
    for cell in table.iter_mut().flat_map(|row| row.iter_mut().skip(1)) {
        if cell.is_empty() {
            "–".clone_into(cell);
        }
    }
    let columns = table.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let cells = table.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let title = super::list([pad.game.name(), date(pad)]);
    let lines = std::iter::once(title).chain(table.iter().map(line));
    let lines = lines.chain(result_with_places(pad, &pad.sheet()));
    lines.map(|line| line + "\n").collect()
}
