//! The score pad for a game that is played with real bones.
//!
//! A pad is a list of edits. Undo and redo move the place in this list; a [`PadSheet`] with the
//! contents of the pad is computed from the edits before that place.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::day::Day;
use super::display::ScoreKeeping;
use super::pad_game::{PadGame, PadRules};
use super::pad_sheet::PadSheet;
use engine::Name;

/// A side of a score pad: one player, or partners. A side keeps its number when it moves.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct PadSide(u8);

impl PadSide {
    /// The minimum and maximum number of sides of a pad.
    pub const SIDE_COUNTS: RangeInclusive<usize> = 2..=10;

    /// All sides that a pad can have.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).take(*Self::SIDE_COUNTS.end()).map(Self)
    }

    /// Returns the number of the side, from 0 to 9, whatever chair the side has.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl TryFrom<u8> for PadSide {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let side = Self(number);
        let is_valid = Self::all().any(|it| it == side);
        is_valid.then_some(side).ok_or_else(|| format!("{number} is no side of a score pad"))
    }
}

impl From<PadSide> for u8 {
    fn from(side: PadSide) -> Self {
        side.0
    }
}

/// A cell of a score pad, with room for one entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PadCell {
    /// The row, counted from 0.
    pub row: usize,
    /// The side to which the cell belongs.
    pub side: PadSide,
}

/// A change of a pad.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum PadEdit {
    /// Points were written into a row of a side, or taken out.
    Write(u16, PadSide, Option<i16>),
    /// The side sits out from this row on, until it comes back or has an entry again.
    SitOut(u16, PadSide),
    /// The side that sat out plays again from this row on.
    ComeBack(u16, PadSide),
    /// The sides took these chairs.
    Chairs(Vec<PadSide>),
    /// The side deals the present round.
    Dealer(PadSide),
    /// All points were cleared.
    Clear,
}

/// A score pad: who plays, by which rules, and all entries.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScorePad {
    /// The game with real bones whose score is kept.
    pub game: PadGame,
    /// The rules by which the score is kept.
    pub rules: PadRules,
    /// The day on which the first points were written down.
    pub begun: Option<Day>,
    /// The names that the player has given the sides.
    pub names: BTreeMap<PadSide, Name>,
    /// How the score is shown besides numbers.
    pub keeping: ScoreKeeping,
    /// The side that deals the first round.
    pub first_dealer: PadSide,
    /// The row and side of the cell in which the player is typing, and the text so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub typed: Option<(u16, PadSide, String)>,
    edits: Vec<PadEdit>,
    /// The number of edits at the end that are undone.
    undone: usize,
}

impl ScorePad {
    /// The largest number of points that can be written down at once.
    pub const MAX_POINTS: i16 = 9_999;
    /// The maximum number of edits, small enough that all pads fit into the settings file.
    pub const MAX_EDITS: usize = 800;

    /// Returns an empty pad for the same sides and the same game.
    #[must_use]
    pub fn new_for_same_sides(&self) -> Self {
        let edits = vec![PadEdit::Chairs(self.sheet().chairs().to_vec())];
        Self { begun: None, typed: None, edits, undone: 0, ..self.clone() }
    }

    /// Sets the game and its usual rules; on a blank pad, also its usual number of sides.
    pub fn set_game(&mut self, game: PadGame) {
        let (sides, rules) = game.defaults();
        self.game = game;
        self.rules = rules;
        if self.is_blank() {
            self.set_side_count(sides);
        }
    }

    /// Returns whether the pad has neither points nor names.
    pub fn is_blank(&self) -> bool {
        self.names.is_empty() && self.sheet().is_empty()
    }

    /// Returns the contents of the pad after all edits that are in effect.
    pub fn sheet(&self) -> PadSheet {
        let mut sheet = PadSheet::new(self.rules, self.first_dealer);
        for edit in &self.edits[..self.edit_count()] {
            sheet.apply(edit);
        }
        sheet
    }

    /// Writes points into a cell, or takes them out. Nothing happens if the pad is full.
    pub fn write(&mut self, cell: PadCell, points: Option<i16>, today: Day) {
        self.write_undated(cell, points);
        if self.has_been_used() {
            self.begun = self.begun.or(Some(today));
        }
    }

    /// Writes points into a cell without setting `begun`.
    pub(super) fn write_undated(&mut self, cell: PadCell, points: Option<i16>) {
        if let Ok(row) = u16::try_from(cell.row)
            && self.sheet().points(cell) != points
        {
            self.edit(PadEdit::Write(row, cell.side, points));
        }
    }

    /// Lets the side of a cell sit out from that round on, until it comes back or has an entry
    /// again. Nothing happens if the pad is full.
    pub fn sit_out(&mut self, cell: PadCell, today: Day) {
        if let Ok(row) = u16::try_from(cell.row)
            && self.sheet().can_sit_out(cell)
        {
            self.begun = self.begun.or(Some(today));
            self.edit(PadEdit::SitOut(row, cell.side));
        }
    }

    /// Lets a side that sits out play again from the present round on. Nothing happens if the pad
    /// is full.
    pub fn come_back(&mut self, side: PadSide) {
        let sheet = self.sheet();
        let cell = sheet.next_cell_of(side);
        if let Ok(row) = u16::try_from(cell.row)
            && sheet.sits_out(cell)
        {
            self.edit(PadEdit::ComeBack(row, side));
        }
    }

    /// Sets the number of sides. Sides that leave keep their points, in case they come back.
    pub fn set_side_count(&mut self, count: usize) {
        let count = count.clamp(*PadSide::SIDE_COUNTS.start(), *PadSide::SIDE_COUNTS.end());
        let mut chairs = self.sheet().chairs().to_vec();
        let absent: Vec<_> = PadSide::all().filter(|side| !chairs.contains(side)).collect();
        chairs.extend(absent);
        chairs.truncate(count);
        self.set_chairs(chairs);
    }

    /// Moves a side to another chair, counted from 0; the sides between move by one chair.
    pub fn move_side(&mut self, side: PadSide, to: usize) {
        let mut chairs = self.sheet().chairs().to_vec();
        if let Some(from) = chairs.iter().position(|it| *it == side) {
            chairs.remove(from);
            chairs.insert(to.min(chairs.len()), side);
            self.set_chairs(chairs);
        }
    }

    /// Lets a side deal the present round. The others follow in the order of the chairs.
    pub fn set_dealer(&mut self, side: PadSide) {
        if !self.has_been_used() {
            self.first_dealer = side;
        } else if self.sheet().can_deal_now(side) {
            self.edit(PadEdit::Dealer(side));
        }
    }

    fn set_chairs(&mut self, chairs: Vec<PadSide>) {
        if self.sheet().chairs() == chairs {
            return;
        }
        // Several changes of the chairs in a row are undone together.
        let count = self.edit_count();
        if let Some(PadEdit::Chairs(_)) = self.edits[..count].last() {
            self.edits.truncate(count - 1);
            self.undone = 0;
        }
        self.edit(PadEdit::Chairs(chairs));
    }

    /// Clears all points. Names and rules stay.
    pub fn clear(&mut self) {
        if !self.sheet().is_empty() {
            self.edit(PadEdit::Clear);
        }
    }

    /// Returns whether there is any edit apart from changes of the chairs, even if it is cleared or
    /// undone.
    pub fn has_been_used(&self) -> bool {
        self.edits.iter().any(|edit| !matches!(edit, PadEdit::Chairs(_)))
    }

    /// Returns whether all points have just been cleared.
    pub fn is_cleared(&self) -> bool {
        self.edits[..self.edit_count()].last() == Some(&PadEdit::Clear)
    }

    /// Returns whether the pad has [`Self::MAX_EDITS`] edits, so that nothing more can be written.
    pub fn is_full(&self) -> bool {
        self.edit_count() >= Self::MAX_EDITS
    }

    fn edit(&mut self, edit: PadEdit) {
        if !self.is_full() {
            self.edits.truncate(self.edit_count());
            self.undone = 0;
            self.edits.push(edit);
        }
    }

    /// Returns the number of edits that are in effect.
    fn edit_count(&self) -> usize {
        self.edits.len().saturating_sub(self.undone)
    }

    /// Returns whether undo has an effect. Chairs that were set before any points stay.
    pub fn can_undo(&self) -> bool {
        let done = &self.edits[..self.edit_count()];
        done.iter().any(|edit| !matches!(edit, PadEdit::Chairs(_)))
    }

    /// Returns whether an edit was undone and no other was made since.
    pub const fn can_redo(&self) -> bool {
        self.undone > 0
    }

    /// Undoes the last edit. Returns the cell that it changed, if it was a single one.
    pub fn undo(&mut self) -> Option<PadCell> {
        if self.can_undo() {
            self.undone += 1;
            return self.edits[self.edit_count()].cell();
        }
        None
    }

    /// Redoes the edit that was undone last. Returns the cell that it changes, if it is a single
    /// one.
    pub fn redo(&mut self) -> Option<PadCell> {
        if self.can_redo() {
            self.undone -= 1;
            return self.edits[self.edit_count() - 1].cell();
        }
        None
    }

    /// Checks a pad that was read from a file.
    ///
    /// # Errors
    /// If there are too many edits, or one of them is impossible.
    pub(super) fn checked(self) -> Result<Self, String> {
        let is_too_long = self.edits.len() > Self::MAX_EDITS || self.undone > self.edits.len();
        let has_bad_edit = self.edits.iter().any(|edit| match edit {
            PadEdit::Chairs(chairs) => {
                let mut all = chairs.clone();
                all.sort_unstable();
                all.dedup();
                all.len() != chairs.len() || !PadSide::SIDE_COUNTS.contains(&chairs.len())
            }
            PadEdit::Write(row, ..) | PadEdit::SitOut(row, _) | PadEdit::ComeBack(row, _) => {
                usize::from(*row) >= Self::MAX_EDITS
            }
            PadEdit::Dealer(_) | PadEdit::Clear => false,
        });
        if is_too_long || has_bad_edit {
            return Err("the edits of a score pad make no sense".to_owned());
        }
        Ok(self)
    }
}

impl PadEdit {
    fn cell(&self) -> Option<PadCell> {
        match self {
            Self::Write(row, side, _) | Self::SitOut(row, side) | Self::ComeBack(row, side) => {
                Some(PadCell { row: (*row).into(), side: *side })
            }
            Self::Chairs(_) | Self::Dealer(_) | Self::Clear => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::{NonZeroU8, NonZeroU16};

    use super::*;
    use crate::profile::{PadEntry, PadResult, WinningTotal};

    const A: PadSide = PadSide(0);
    const B: PadSide = PadSide(1);
    const C: PadSide = PadSide(2);

    fn today() -> Day {
        "2026-11-29".parse().expect("it is a date")
    }

    fn cell(row: usize, side: PadSide) -> PadCell {
        PadCell { row, side }
    }

    /// A pad for this many sides, with rows of points; `-` is a missing entry.
    fn pad(game: PadGame, sides: usize, rows: &str) -> ScorePad {
        let mut pad = ScorePad::default();
        pad.set_game(game);
        pad.set_side_count(sides);
        let chairs = pad.sheet().chairs().to_vec();
        for (row, points) in rows.split('/').enumerate() {
            for (side, points) in chairs.iter().zip(points.split_whitespace()) {
                pad.write(cell(row, *side), points.parse().ok(), today());
            }
        }
        pad
    }

    fn with_target(mut pad: ScorePad, target: u16, is_exact: bool) -> ScorePad {
        pad.rules = PadRules { target: NonZeroU16::new(target), is_exact, ..pad.rules };
        pad
    }

    #[test]
    fn the_best_total_wins_at_the_target_unless_it_is_tied() {
        use PadGame::{Fives, MexicanTrain, Straight};
        let cases = [
            (Fives, "95 90", false, None),
            (Fives, "95 90/5", false, Some(A)),
            (Fives, "100 110", false, Some(B)),
            (Fives, "100 100", false, None),
            (Fives, "120 0/-30", false, None),
            (Fives, "105 90", true, None),
            (Fives, "105 100", true, Some(B)),
            // An incomplete round decides nothing.
            (Straight, "95 0/10 -", false, None),
            (Straight, "95 0/10 0", false, Some(A)),
            (MexicanTrain, "100 40", false, Some(B)),
        ];
        for (game, rows, is_exact, winner) in cases {
            let pad = with_target(pad(game, 2, rows), 100, is_exact);
            let result = pad.sheet().result();
            assert_eq!(result, winner.map(PadResult::Won), "{game:?}: {rows}, {is_exact}");
        }
        assert_eq!(pad(PadGame::Free, 2, "500 0").sheet().result(), None, "no target");
    }

    #[test]
    fn the_last_round_ends_a_game_of_rounds() {
        let all = ["3 0 5"; 12].join("/");
        let game = |last: &str| pad(PadGame::MexicanTrain, 3, &format!("{all}/{last}"));
        assert_eq!(game("0 9 -").sheet().result(), None, "an entry is missing");
        assert_eq!(game("0 9 1").sheet().result(), Some(PadResult::Won(B)));
        assert_eq!(game("0 36 1").sheet().result(), Some(PadResult::Tied));
        assert_eq!(game("0 9 1").sheet().first_cell(), None, "all is written");
    }

    #[test]
    fn each_round_has_its_doublet_and_its_dealer() {
        let mut pad = pad(PadGame::MexicanTrain, 3, "0 1 2");
        pad.first_dealer = B;
        let rounds = [0, 1, 2, 12, 13].map(|round| pad.rules.doublet(round));
        assert_eq!(rounds, [Some(12), Some(11), Some(10), Some(0), None]);
        let dealers = [0, 1, 2, 3].map(|round| pad.sheet().dealer(round));
        assert_eq!(dealers, [B, C, A, B].map(Some));
        let shorter = pad.rules.with_first_doublet(Some(9));
        assert_eq!(shorter.max_rounds(), Some(10), "down to the double blank");
    }

    #[test]
    fn the_dealer_stays_the_same_as_sides_move_leave_and_join() {
        let dealer = |pad: &ScorePad| pad.sheet().present_dealer();
        let two_rounds = || pad(PadGame::MexicanTrain, 3, "0 1 2/3 4 5");
        let mut moved = two_rounds();
        moved.move_side(C, 0);
        assert_eq!(dealer(&moved), Some(C));
        assert_eq!(moved.sheet().dealer(1), None, "the chairs were others then");
        let mut left = two_rounds();
        left.set_side_count(2);
        assert_eq!(dealer(&left), Some(A), "who comes after C");
        let mut in_a_round = pad(PadGame::MexicanTrain, 3, "0 1 2/3 4 5/6 7 -");
        in_a_round.set_side_count(2);
        assert_eq!(dealer(&in_a_round), Some(A), "the round of C is complete without C");
        let mut chosen = two_rounds();
        chosen.set_dealer(B);
        assert_eq!(dealer(&chosen), Some(B));
        chosen.undo();
        assert_eq!(dealer(&chosen), Some(C));
        chosen.clear();
        assert_eq!(dealer(&chosen), Some(A), "from the first on");
    }

    #[test]
    fn who_sits_out_owes_no_entries_until_the_next_one() {
        let mut pad = pad(PadGame::MexicanTrain, 3, "0 1 2/3 - 4");
        let sheet = pad.sheet();
        assert!(sheet.can_sit_out(cell(1, B)));
        assert!(!sheet.can_sit_out(cell(0, B)), "it has an entry");
        pad.sit_out(cell(1, B), today());
        assert_eq!(pad.sheet().present_dealer(), Some(A), "C has dealt in place of B");
        pad.write(cell(2, A), Some(7), today());
        assert!(!pad.sheet().can_sit_out(cell(2, C)), "nobody would play against A");
        pad.write(cell(2, C), Some(0), today());
        let sheet = pad.sheet();
        assert_eq!((sheet.complete_rounds(), sheet.missed_rounds(B)), (3, 2));
        assert_eq!(sheet.next_cell_of(B), cell(3, B), "who comes back plays the current round");
        assert_eq!(sheet.dealer(4), Some(A), "C deals the round before, and B none");
        pad.come_back(B);
        assert!(pad.sheet().sits_out(cell(2, B)) && !pad.sheet().sits_out(cell(3, B)));
        pad.write(cell(3, A), Some(1), today());
        assert_eq!(pad.sheet().first_cell(), Some(cell(3, B)), "it owes an entry again");
        assert!(pad.sheet().can_sit_out(cell(3, B)), "or leaves once more");
        pad.undo();
        assert_eq!(pad.undo(), Some(cell(3, B)));
        assert!(pad.sheet().sits_out(cell(3, B)), "undone");
        pad.write(cell(3, B), Some(9), today());
        let sheet = pad.sheet();
        assert!(sheet.sits_out(cell(2, B)) && !sheet.sits_out(cell(4, B)), "back again");
        assert_eq!(sheet.first_cell(), Some(cell(3, A)));
        pad.write(cell(1, B), Some(5), today());
        assert_eq!(pad.sheet().first_cell(), Some(cell(2, B)), "it did play, so it owes more");
        pad.undo();
        pad.undo();
        pad.undo();
        pad.undo();
        assert_eq!(pad.undo(), Some(cell(1, B)));
        assert_eq!(pad.sheet().first_cell(), Some(cell(1, B)));
    }

    #[test]
    fn who_is_past_an_exact_target_does_not_lead() {
        let sheet = with_target(pad(PadGame::Fives, 3, "63 55 30"), 61, true).sheet();
        assert!(sheet.is_past_target(A) && !sheet.is_past_target(B));
        assert_eq!((sheet.leaders(), sheet.result()), (vec![B], None));
        let of_two = with_target(pad(PadGame::Fives, 2, "63 55"), 61, true).sheet();
        assert_eq!(of_two.leaders(), [B], "the only one who can win");
        let mut over = with_target(pad(PadGame::MexicanTrain, 3, "63 55 55"), 61, true);
        over.rules =
            PadRules { wins: WinningTotal::Highest, rounds: NonZeroU8::new(1), ..over.rules };
        let sheet = over.sheet();
        assert_eq!((sheet.result(), sheet.tied()), (Some(PadResult::Tied), vec![B, C]));
    }

    #[test]
    fn a_side_that_joins_has_no_earlier_rounds_and_cannot_lead_before_it_has_played() {
        let mut pad = pad(PadGame::MexicanTrain, 2, "20 30/0 0");
        pad.set_side_count(3);
        let sheet = pad.sheet();
        assert_eq!((sheet.complete_rounds(), sheet.leaders()), (2, vec![A]));
        assert_eq!(sheet.next_cell_of(C), cell(2, C));
    }

    #[test]
    fn an_incomplete_round_does_not_count_for_the_lead() {
        assert_eq!(pad(PadGame::MexicanTrain, 3, "5 9 7/8 - -").sheet().leaders(), [A]);
        assert_eq!(pad(PadGame::MexicanTrain, 3, "5 9 7/8 0 2").sheet().leaders(), [B, C]);
        assert!(pad(PadGame::MexicanTrain, 2, "5 5").sheet().leaders().is_empty(), "all alike");
    }

    #[test]
    fn the_next_cell_is_the_next_missing_one_of_the_round() {
        let sheet = pad(PadGame::MexicanTrain, 3, "0 4 8/3 - -").sheet();
        assert_eq!(sheet.first_cell(), Some(cell(1, B)));
        assert_eq!(sheet.next_cell_after(cell(1, B)), Some(cell(1, C)));
        assert_eq!(sheet.next_cell_after(cell(1, C)), Some(cell(1, B)), "nobody is left out");
        assert_eq!(sheet.next_cell_after(cell(0, C)), Some(cell(1, B)), "after a correction");
        let full = pad(PadGame::MexicanTrain, 3, "0 4 8/3 0 -").sheet();
        assert_eq!(full.next_cell_after(cell(1, C)), Some(cell(2, A)));
        let own = pad(PadGame::Fives, 2, "5 10/15").sheet();
        assert_eq!(own.next_cell_after(cell(1, B)), Some(cell(2, A)), "the other side");
    }

    #[test]
    fn a_zero_is_a_row_and_any_entry_can_be_corrected() {
        let mut pad = pad(PadGame::MexicanTrain, 2, "0 52/7 0");
        pad.write(cell(0, B), Some(25), today());
        let sheet = pad.sheet();
        assert_eq!(sheet.complete_rounds(), 2);
        assert_eq!(sheet.entry(cell(0, B)), Some(PadEntry { points: 25, corrected: Some(52) }));
        assert_eq!((sheet.total(A), sheet.total(B)), (7, 25));
        pad.write(cell(1, A), None, today());
        assert_eq!(pad.sheet().first_cell(), Some(cell(1, A)), "taken out");
    }

    #[test]
    fn undo_and_redo_go_through_all_edits() {
        let mut pad = pad(PadGame::Straight, 2, "10 0");
        pad.write(cell(0, A), Some(15), today());
        pad.clear();
        let seen = |pad: &ScorePad| pad.sheet().points(cell(0, A));
        assert_eq!(seen(&pad), None);
        assert_eq!(pad.undo(), None);
        assert_eq!(seen(&pad), Some(15), "cleared as a whole");
        assert_eq!(pad.undo(), Some(cell(0, A)));
        assert_eq!(seen(&pad), Some(10));
        assert_eq!(pad.redo(), Some(cell(0, A)));
        assert_eq!(seen(&pad), Some(15));
        pad.undo();
        pad.write(cell(1, A), Some(1), today());
        assert!(!pad.can_redo(), "something else was done");
    }

    #[test]
    fn sides_that_come_back_have_their_points() {
        let mut pad = pad(PadGame::Fives, 4, "25 0 0 30");
        pad.set_side_count(2);
        assert_eq!(pad.sheet().chairs(), [A, B]);
        assert_eq!(pad.undo(), None, "the sides first: nothing out of sight is undone");
        assert_eq!(pad.sheet().total(PadSide(3)), 30);
        pad.redo();
        pad.set_side_count(4);
        assert_eq!(pad.sheet().total(PadSide(3)), 30);
    }

    #[test]
    fn points_move_with_a_side() {
        let mut pad = pad(PadGame::MexicanTrain, 3, "1 2 3");
        pad.move_side(C, 0);
        let sheet = pad.sheet();
        assert_eq!(sheet.chairs(), [C, A, B]);
        assert_eq!(sheet.chairs().iter().map(|it| sheet.total(*it)).collect::<Vec<_>>(), [3, 1, 2]);
        let next = pad.new_for_same_sides();
        assert_eq!(next.sheet().chairs(), [C, A, B]);
        assert!(next.sheet().is_empty() && next.begun.is_none(), "for the next game");
    }

    #[test]
    fn the_unit_is_five_if_all_points_are_multiples_of_five() {
        let unit = |target, rows| with_target(pad(PadGame::Free, 2, rows), target, false);
        assert_eq!(unit(150, "10 0").sheet().unit(), 5);
        assert_eq!(unit(61, "10 0").sheet().unit(), 1);
        assert_eq!(unit(0, "10 8").sheet().unit(), 1);
    }

    #[test]
    fn a_pad_with_contradictory_edits_is_refused() {
        let read = |edits: &str| -> Result<ScorePad, String> {
            let pad = ron::from_str(&format!("(edits: [{edits}])"));
            pad.map_err(|error| error.to_string()).and_then(ScorePad::checked)
        };
        assert!(read("Chairs([2, 0]), Write(0, 2, Some(5))").is_ok());
        for bad in [
            "Chairs([0, 0])",
            "Chairs([0])",
            "Write(0, 10, Some(5))",
            "Write(999, 0, None)",
            "SitOut(999, 0)",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
