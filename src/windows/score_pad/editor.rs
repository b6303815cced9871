//! Editing a score pad: the current cell, and the text typed into it.

use game::profile::{Day, PadCell, PadSheet, ScorePad};

// The maximum number of digits in a typed number, and of characters in a typed sum.
const MAX_DIGITS: usize = 4;
const MAX_SUM_LETTERS: usize = 16;

/// The error for typed text that cannot be written into a cell.
#[derive(Debug)]
struct InvalidPoints;

/// The current cell, and the text typed into it; `None` before anything is typed.
#[derive(Debug, Default)]
pub(super) struct PadEditor {
    cell: Option<PadCell>,
    typed: Option<String>,
}

impl PadEditor {
    pub(super) const fn cell(&self) -> Option<PadCell> {
        self.cell
    }

    pub(super) fn typed(&self) -> Option<&str> {
        self.typed.as_deref()
    }

    /// Moves to the first empty cell if the current one is not on the sheet.
    pub(super) fn clamp_to_sheet(&mut self, sheet: &PadSheet) {
        let is_there = |cell: &PadCell| {
            cell.row < sheet.shown_row_count() && sheet.chairs().contains(&cell.side)
        };
        if !self.cell.as_ref().is_some_and(is_there) {
            self.move_to_cell(sheet.first_cell());
        }
    }

    /// Moves to a cell and drops the typed text.
    pub(super) fn move_to_cell(&mut self, cell: Option<PadCell>) {
        self.cell = cell;
        self.typed = None;
    }

    /// Moves to a cell. The typed text is entered, if it is a number.
    pub(super) fn go_to(&mut self, cell: PadCell, pad: &mut ScorePad, today: Day) {
        self.write(pad, today);
        self.move_to_cell(Some(cell));
    }

    pub(super) fn write(&mut self, pad: &mut ScorePad, today: Day) {
        if let (Some(cell), Some(Ok(points))) = (self.cell, self.points()) {
            pad.write(cell, points, today);
        }
        self.typed = None;
    }

    /// Restores the text that was being typed when the pad was closed.
    pub(super) fn resume(&mut self, pad: &ScorePad) {
        if let Some((row, side, typed)) = &pad.typed
            && parse_sum(typed).is_some()
        {
            self.move_to_cell(Some(PadCell { row: (*row).into(), side: *side }));
            self.typed = Some(typed.clone());
        }
    }

    /// Stores the typed text in the pad, so that it is kept when the window closes.
    pub(super) fn store_typed(&self, pad: &mut ScorePad) {
        let typed = self.cell.zip(self.typed.clone()).filter(|(_, typed)| !typed.is_empty());
        pad.typed =
            typed.and_then(|(cell, typed)| Some((u16::try_from(cell.row).ok()?, cell.side, typed)));
    }

    /// Returns the typed points; `None` if nothing is typed. `Some(Ok(None))` empties the cell.
    fn points(&self) -> Option<Result<Option<i16>, InvalidPoints>> {
        self.typed.as_deref().map(|typed| match typed {
            "" => Ok(None),
            typed => parse_sum(typed).map(Some).ok_or(InvalidPoints),
        })
    }

    /// The typed numbers with a plus between them, and their sum; `None` if a single number, or
    /// none, is typed.
    pub(super) fn typed_sum(&self) -> Option<(&str, i16)> {
        let typed = self.typed()?.trim_end_matches('+');
        let typed = Some(typed).filter(|typed| typed.contains('+'))?;
        Some((typed, parse_sum(typed)?))
    }

    /// The cell to which the golden key of the keypad leads.
    pub(super) fn next_cell(&self, sheet: &PadSheet) -> Option<PadCell> {
        sheet.next_cell_after(self.cell?)
    }

    /// Whether the side of the cell can sit out from this round on.
    pub(super) fn can_sit_out(&self, sheet: &PadSheet) -> bool {
        self.cell.is_some_and(|cell| sheet.can_sit_out(cell))
    }

    /// Lets the side of a cell sit out, and moves to the next cell to write. Text typed into
    /// another cell is entered.
    pub(super) fn sit_out(&mut self, cell: PadCell, pad: &mut ScorePad, today: Day) {
        if self.cell != Some(cell) {
            self.write(pad, today);
        }
        pad.sit_out(cell, today);
        self.move_to_cell(pad.sheet().first_cell());
    }

    /// Whether the golden key lets the side of the cell sit out, which it does after a lone minus.
    pub(super) fn offers_sitting_out(&self, sheet: &PadSheet) -> bool {
        self.typed() == Some("-") && self.can_sit_out(sheet)
    }

    /// Whether the golden key can be pressed.
    pub(super) fn can_go_on(&self, sheet: &PadSheet) -> bool {
        if self.offers_sitting_out(sheet) {
            return true;
        }
        let Some(cell) = self.cell else {
            return false;
        };
        let is_written = match self.points() {
            Some(Err(_)) => return false,
            Some(Ok(Some(_))) => true,
            Some(Ok(None)) | None => sheet.points(cell).is_some(),
        };
        // In a round, an extra Enter must not give the next points to another side.
        let can_skip = || self.next_cell(sheet).is_some_and(|next| next != cell);
        is_written || !sheet.is_by_round() && can_skip()
    }

    /// Enters the typed number, or lets the side sit out, and moves to the next cell.
    pub(super) fn go_on(&mut self, pad: &mut ScorePad, today: Day) {
        let sheet = pad.sheet();
        if pad.is_full() || !self.can_go_on(&sheet) {
            return;
        }
        if let Some(cell) = self.cell.filter(|_| self.offers_sitting_out(&sheet)) {
            self.sit_out(cell, pad, today);
        } else {
            self.write(pad, today);
            self.move_to_cell(self.next_cell(&pad.sheet()));
        }
    }

    pub(super) fn type_digit(&mut self, digit: char) {
        if self.cell.is_some() {
            let typed = self.typed.get_or_insert_default();
            let digits = typed.chars().rev().take_while(char::is_ascii_digit).count();
            if digits < MAX_DIGITS {
                typed.push(digit);
            }
        }
    }

    /// Appends a plus to the typed number, or to the entry, so that another number can be added.
    pub(super) fn add_plus(&mut self, sheet: &PadSheet) {
        if let Some(now) = self.text(sheet)
            && now.ends_with(|last: char| last.is_ascii_digit())
            && now.len() < MAX_SUM_LETTERS
        {
            self.typed = Some(now + "+");
        }
    }

    pub(super) fn backspace(&mut self) {
        if self.cell.is_some() {
            self.typed.get_or_insert_default().pop();
        }
    }

    /// Changes the sign of the typed number, or of the entry; in a sum, of its last number.
    pub(super) fn toggle_sign(&mut self, sheet: &PadSheet) {
        let Some(now) = self.text(sheet) else {
            return;
        };
        let (before, last) = now.split_at(now.rfind('+').map_or(0, |plus| plus + 1));
        self.typed = Some(match last.strip_prefix('-') {
            Some(points) => format!("{before}{points}"),
            None => format!("{before}-{last}"),
        });
    }

    /// Returns the typed text, or else the entry of the cell; `None` if there is no cell.
    fn text(&self, sheet: &PadSheet) -> Option<String> {
        let entry = || sheet.points(self.cell?).map(|points| points.to_string());
        self.cell?;
        Some(self.typed.clone().or_else(entry).unwrap_or_default())
    }

    pub(super) fn drop_typed(&mut self) -> bool {
        self.typed.take().is_some()
    }

    /// Moves by this many chairs and rows, unless that leaves the sheet.
    pub(super) fn move_by(&mut self, [chairs, rows]: [isize; 2], pad: &mut ScorePad, today: Day) {
        let sheet = pad.sheet();
        let Some(cell) = self.cell else {
            return;
        };
        let all = sheet.chairs();
        let at = all.iter().position(|side| *side == cell.side).unwrap_or(0);
        let side = at.checked_add_signed(chairs).and_then(|at| all.get(at));
        let row = cell.row.checked_add_signed(rows).filter(|row| *row < sheet.shown_row_count());
        if let (Some(side), Some(row)) = (side, row) {
            self.go_to(PadCell { row, side: *side }, pad, today);
        }
    }
}

/// Returns the sum of the numbers in a text, which have plus signs between them. A plus at the end
/// adds nothing. `None` if one of them is no number, or the sum is too large for a cell.
fn parse_sum(typed: &str) -> Option<i16> {
    let mut numbers = typed.strip_suffix('+').unwrap_or(typed).split('+').map(str::parse::<i16>);
    let sum = numbers.try_fold(0, |sum, number| Some(sum + i32::from(number.ok()?)))?;
    i16::try_from(sum).ok().filter(|points| points.abs() <= ScorePad::MAX_POINTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::profile::{PadGame, PadSide};

    fn today() -> Day {
        "2026-11-29".parse().expect("it is a date")
    }

    fn typed(editor: &mut PadEditor, pad: &mut ScorePad, keys: &str) {
        for key in keys.chars() {
            match key {
                '<' => editor.backspace(),
                '-' => editor.toggle_sign(&pad.sheet()),
                '+' => editor.add_plus(&pad.sheet()),
                '>' => editor.go_on(pad, today()),
                digit => editor.type_digit(digit),
            }
        }
    }

    /// The points in a row, after these keys on an empty pad for three.
    fn row(keys: &str) -> Vec<Option<i16>> {
        let mut pad = ScorePad::default();
        pad.set_game(PadGame::MexicanTrain);
        pad.set_side_count(3);
        let mut editor = PadEditor::default();
        editor.clamp_to_sheet(&pad.sheet());
        typed(&mut editor, &mut pad, keys);
        let sheet = pad.sheet();
        PadSide::all().take(3).map(|side| sheet.points(PadCell { row: 0, side })).collect()
    }

    #[test]
    fn keys_write_a_round_chair_by_chair() {
        assert_eq!(row("12>0>7>"), [Some(12), Some(0), Some(7)]);
        assert_eq!(row("12999>"), [Some(1299), None, None], "four digits");
        assert_eq!(row("13<2>"), [Some(12), None, None]);
        assert_eq!(row("12->"), [Some(-12), None, None]);
        assert_eq!(row("7+4>12+8+15>"), [Some(11), Some(35), None], "what lies in a hand is added");
        assert_eq!(row("7+4->+5>"), [Some(3), Some(5), None], "there is nothing to add to");
        assert_eq!(row("7+>"), [Some(7), None, None], "nothing was added");
        assert_eq!(row("5>->7>"), [Some(5), None, Some(7)], "a minus alone: the second sits out");
        assert_eq!(row("9999+9999+9999+9999>"), [None; 3], "too large");
        assert_eq!(row(">5>6>>7>"), [Some(5), Some(6), Some(7)], "one key too many");
    }
}
