//! The contents of a score pad, and what follows from them: totals, who leads, who deals.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::pad_game::{PadRules, WinningTotal};
use super::score_pad::{PadCell, PadEdit, PadSide, ScorePad};

/// Points in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PadEntry {
    /// The points to add to the total; may be negative.
    pub points: i16,
    /// The points before the entry was corrected; `None` if it was not.
    pub corrected: Option<i16>,
}

/// How a game on a pad has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadResult {
    /// A side has won.
    Won(PadSide),
    /// All rounds are played, and no side is ahead of all others.
    Tied,
}

/// The contents of a score pad, computed from its edits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadSheet {
    rules: PadRules,
    first_dealer: PadSide,
    /// A round, counted from 0, with its dealer. The dealers of the other rounds follow from it.
    known_dealer: (usize, PadSide),
    /// The sides, in the order of their chairs.
    chairs: Vec<PadSide>,
    /// The first round of each side that joined, or came back, during the game, counted from 0.
    first_rounds: BTreeMap<PadSide, usize>,
    /// The entries of all sides, including those that have left.
    entries: BTreeMap<PadCell, PadEntry>,
    /// The cells in which a side left or came back: `false` if it sits out from that round on,
    /// `true` if it plays again.
    plays_from: BTreeMap<PadCell, bool>,
}

impl PadSheet {
    /// A sheet without entries, for the minimum number of sides.
    pub(super) fn new(rules: PadRules, first_dealer: PadSide) -> Self {
        Self {
            rules,
            first_dealer,
            known_dealer: (0, first_dealer),
            chairs: PadSide::all().take(*PadSide::SIDE_COUNTS.start()).collect(),
            first_rounds: BTreeMap::new(),
            entries: BTreeMap::new(),
            plays_from: BTreeMap::new(),
        }
    }

    pub(super) fn apply(&mut self, edit: &PadEdit) {
        match edit {
            PadEdit::Write(row, side, points) => {
                let cell = PadCell { row: (*row).into(), side: *side };
                let previous = self.entries.remove(&cell).map(|entry| entry.points);
                self.plays_from.remove(&cell);
                if let Some(points) = *points {
                    self.entries.insert(cell, PadEntry { points, corrected: previous });
                }
            }
            PadEdit::SitOut(row, side) => {
                let cell = PadCell { row: (*row).into(), side: *side };
                self.entries.remove(&cell);
                self.plays_from.insert(cell, false);
            }
            PadEdit::ComeBack(row, side) => {
                self.plays_from.insert(PadCell { row: (*row).into(), side: *side }, true);
            }
            PadEdit::Chairs(chairs) if self.is_empty() => self.chairs.clone_from(chairs),
            PadEdit::Chairs(chairs) => {
                let before = self.clone();
                self.chairs.clone_from(chairs);
                let new = chairs.iter().filter(|side| !before.chairs.contains(side));
                let round = before.complete_rounds();
                self.plays_from.retain(|cell, _| {
                    before.chairs.contains(&cell.side) || !chairs.contains(&cell.side)
                });
                self.first_rounds.extend(new.map(|side| (*side, round)));
                // A round may be complete without those who leave.
                let round = self.complete_rounds();
                // If the dealer leaves, the next one who stays deals.
                let dealers = (round..).take(before.chairs.len());
                let mut dealers = dealers.map(|round| before.dealer_of(round));
                let dealer = dealers.find(|side| chairs.contains(side));
                self.known_dealer = (round, dealer.unwrap_or(chairs[0]));
            }
            PadEdit::Dealer(side) => self.known_dealer = (self.complete_rounds(), *side),
            PadEdit::Clear => {
                self.entries.clear();
                self.first_rounds.clear();
                self.plays_from.clear();
                self.known_dealer = (0, self.first_dealer);
            }
        }
    }

    /// Returns the sides, in the order of their chairs.
    pub fn chairs(&self) -> &[PadSide] {
        &self.chairs
    }

    /// Returns the sides that have points, but no chair any more.
    pub fn absent_with_points(&self) -> Vec<PadSide> {
        let has_points = |side: &PadSide| self.entries.keys().any(|cell| cell.side == *side);
        let absent = PadSide::all().filter(|side| !self.chairs.contains(side));
        absent.filter(has_points).collect()
    }

    /// Returns the entry in a cell; `None` if the cell is empty.
    pub fn entry(&self, cell: PadCell) -> Option<PadEntry> {
        self.entries.get(&cell).copied()
    }

    /// Returns the points in a cell; `None` if the cell is empty.
    pub fn points(&self, cell: PadCell) -> Option<i16> {
        self.entry(cell).map(|entry| entry.points)
    }

    /// Returns whether no side that still plays has an entry.
    pub fn is_empty(&self) -> bool {
        self.row_count() == 0
    }

    /// Returns the number of rows, down to the last with an entry.
    pub fn row_count(&self) -> usize {
        let cells = self.entries.keys().filter(|cell| self.chairs.contains(&cell.side));
        cells.map(|cell| cell.row + 1).max().unwrap_or(0)
    }

    /// Returns the number of rows to show, with an empty row at the end if one can be written.
    pub fn shown_row_count(&self) -> usize {
        let rows = self.row_count();
        let most = self.rules.max_rounds().unwrap_or(usize::MAX);
        let open = if self.rules.by_round { self.first_gap().row } else { rows };
        (open + 1).min(most).max(rows)
    }

    /// All rows that can have an entry, and one more.
    const fn rows() -> RangeInclusive<usize> {
        0..=ScorePad::MAX_EDITS
    }

    /// Returns whether a side owes an entry in a row: it has none there, has joined by that round,
    /// and does not sit out.
    fn is_missing(&self, cell: PadCell) -> bool {
        let joins_later = self.first_rounds.get(&cell.side).is_some_and(|round| cell.row < *round);
        !joins_later && self.points(cell).is_none() && !self.sits_out(cell)
    }

    /// Returns whether a side sits out a round: it left in this round or an earlier one, and has
    /// neither come back nor had an entry since.
    pub fn sits_out(&self, cell: PadCell) -> bool {
        let is_before = |it: &PadCell| it.side == cell.side && it.row <= cell.row;
        let change = self.plays_from.iter().rev().find(|(it, _)| is_before(it));
        let last_entry = self.entries.keys().rev().find(|it| is_before(it));
        let has_left = change.is_some_and(|(left, plays)| !plays && last_entry < Some(left));
        self.rules.by_round && has_left
    }

    /// Returns the sides that sit out the current round, in the order of the chairs.
    pub fn sitting_out(&self) -> impl Iterator<Item = PadSide> {
        let row = self.complete_rounds();
        let sits_out = move |side: &PadSide| self.sits_out(PadCell { row, side: *side });
        self.chairs.iter().copied().filter(sits_out)
    }

    /// Returns whether the side of a cell can sit out that round: it owes an entry there, and two
    /// others play.
    pub fn can_sit_out(&self, cell: PadCell) -> bool {
        let others = self.chairs.iter().filter(|side| **side != cell.side);
        let playing = others.filter(|side| !self.sits_out(PadCell { side: **side, ..cell }));
        self.rules.by_round && self.is_missing(cell) && playing.count() >= 2
    }

    /// Returns how many of the complete rounds a side has no entry for.
    pub fn missed_rounds(&self, side: PadSide) -> usize {
        let rounds = if self.rules.by_round { self.complete_rounds() } else { 0 };
        (0..rounds).filter(|row| self.points(PadCell { row: *row, side }).is_none()).count()
    }

    /// Returns whether a row has entries, and none is missing.
    fn is_complete(&self, row: usize) -> bool {
        let mut rows = self.entries.keys().map(|cell| cell.row).skip_while(|it| *it < row);
        rows.next() == Some(row)
            && !self.chairs.iter().any(|side| self.is_missing(PadCell { row, side: *side }))
    }

    /// Returns the first cell with a missing entry, round by round.
    fn first_gap(&self) -> PadCell {
        let row = Self::rows().find(|row| !self.is_complete(*row)).unwrap_or_default();
        let is_missing = |side: &&PadSide| self.is_missing(PadCell { row, side: **side });
        let side = self.chairs.iter().find(is_missing).copied();
        PadCell { row, side: side.unwrap_or(self.chairs[0]) }
    }

    /// Returns the number of rounds, from the first on, in which no side owes an entry.
    pub fn complete_rounds(&self) -> usize {
        self.first_gap().row
    }

    /// Returns the cell to write first, which is the first empty one; `None` if the game is over.
    pub fn first_cell(&self) -> Option<PadCell> {
        if self.result().is_some() {
            return None;
        }
        if self.rules.by_round {
            return Some(self.first_gap()).filter(|cell| self.can_have_row(cell.row));
        }
        self.chairs.first().map(|side| self.next_cell_of(*side))
    }

    /// Returns the cell of a side to write next.
    pub fn next_cell_of(&self, side: PadSide) -> PadCell {
        let mut rows = Self::rows();
        if !self.rules.by_round {
            let row = rows.find(|row| self.points(PadCell { row: *row, side }).is_none());
            return PadCell { row: row.unwrap_or_default(), side };
        }
        let row = rows.find(|row| self.is_missing(PadCell { row: *row, side }));
        // A side that sits out owes no entry; it comes back in the current round.
        let row = row.unwrap_or_else(|| self.complete_rounds());
        let last = self.rules.max_rounds().map_or(usize::MAX, |most| most - 1);
        PadCell { row: row.min(last), side }
    }

    /// Returns whether each row is a round, in which every side that plays has an entry.
    pub const fn is_by_round(&self) -> bool {
        self.rules.by_round
    }

    /// Returns the cell to write once `cell` has an entry; `None` if the game is over. If rows are
    /// rounds, this is the next empty cell of the round, or else of the first incomplete round;
    /// otherwise, it is the first empty cell of the next side.
    pub fn next_cell_after(&self, cell: PadCell) -> Option<PadCell> {
        if self.result().is_some() {
            return None;
        }
        let mut written = self.clone();
        written.entries.entry(cell).or_insert(PadEntry { points: 0, corrected: None });
        let at = self.chairs.iter().position(|side| *side == cell.side).unwrap_or(0);
        if !self.rules.by_round {
            let next = self.chairs.iter().cycle().nth(at + 1)?;
            return Some(written.next_cell_of(*next));
        }
        let (before, after) = self.chairs.split_at(at);
        let in_turn = after.iter().chain(before).map(|side| PadCell { side: *side, ..cell });
        let mut missing = in_turn.filter(|it| written.is_missing(*it));
        missing.next().or_else(|| written.first_cell())
    }

    fn can_have_row(&self, row: usize) -> bool {
        self.rules.max_rounds().is_none_or(|most| row < most)
    }

    /// Returns the running totals of a side: 0, then the total after each entry.
    pub fn scores(&self, side: PadSide) -> Vec<i32> {
        let mut scores = vec![0];
        let mut score = 0;
        for (_, entry) in self.entries.iter().filter(|(cell, _)| cell.side == side) {
            score += i32::from(entry.points);
            scores.push(score);
        }
        scores
    }

    /// Returns the total of a side; 0 if the side has no entries.
    pub fn total(&self, side: PadSide) -> i32 {
        self.total_before(side, usize::MAX)
    }

    fn total_before(&self, side: PadSide, row: usize) -> i32 {
        let entries = self.entries.iter();
        let own = entries.filter(|(cell, _)| cell.side == side && cell.row < row);
        own.map(|(_, entry)| i32::from(entry.points)).sum()
    }

    /// Returns the sides with the best total; none if all are equal. An incomplete round does not
    /// count, because sides without an entry could seem to lead.
    pub fn leaders(&self) -> Vec<PadSide> {
        let rows = if self.rules.by_round { self.complete_rounds() } else { usize::MAX };
        // A side that has just joined cannot lead before it has played.
        let has_played = |side: &&PadSide| {
            let mut cells = self.entries.keys();
            !self.rules.by_round || cells.any(|cell| cell.side == **side && cell.row < rows)
        };
        let can_lead = |side: &PadSide| has_played(&side) && !self.is_past_target(*side);
        let sides: Vec<PadSide> = self.chairs.iter().copied().filter(can_lead).collect();
        let totals: Vec<_> = sides.iter().map(|side| self.total_before(*side, rows)).collect();
        let best = match self.rules.wins {
            WinningTotal::Highest => totals.iter().max(),
            WinningTotal::Lowest => totals.iter().min(),
        };
        let is_best = |total: &i32| Some(total) == best;
        if totals.len() > 1 && totals.iter().all(is_best) {
            return Vec::new();
        }
        let all = sides.into_iter().zip(&totals);
        all.filter(|(_, total)| is_best(total)).map(|(side, _)| side).collect()
    }

    /// Returns the sides from the best total to the worst. Those that are past an exact target come
    /// last.
    pub fn ranking(&self) -> Vec<PadSide> {
        let mut sides = self.chairs.clone();
        sides.sort_by_key(|side| {
            let total = self.total(*side);
            let is_lower_better = self.rules.wins == WinningTotal::Lowest;
            (self.is_past_target(*side), if is_lower_better { total } else { -total })
        });
        sides
    }

    /// Returns how the game has ended; `None` while it goes on. A game does not end during a round,
    /// nor while several sides that have reached the target are tied.
    pub fn result(&self) -> Option<PadResult> {
        let rules = &self.rules;
        if rules.by_round && self.complete_rounds() < self.row_count() {
            return None;
        }
        let total = |side: &PadSide| self.total(*side);
        let target = rules.target.map(|target| i32::from(target.get()));
        if let Some(target) = target
            && rules.is_exact
            && rules.wins == WinningTotal::Highest
        {
            let mut exact = self.chairs.iter().filter(|side| total(side) == target);
            if let (Some(winner), None) = (exact.next(), exact.next()) {
                return Some(PadResult::Won(*winner));
            }
        } else if let Some(target) = target
            && self.chairs.iter().any(|side| total(side) >= target)
            && let [winner] = self.leaders()[..]
        {
            return Some(PadResult::Won(winner));
        }
        let are_all_played = rules.max_rounds().is_some_and(|most| self.complete_rounds() >= most);
        are_all_played.then(|| match self.leaders()[..] {
            [winner] => PadResult::Won(winner),
            _ => PadResult::Tied,
        })
    }

    /// Returns who deals the round with this index. `None` if rows are no rounds, and for rounds
    /// before the chairs or the dealer last changed.
    pub fn dealer(&self, round: usize) -> Option<PadSide> {
        let is_known = round >= self.known_dealer.0.min(self.complete_rounds());
        (self.rules.by_round && is_known).then(|| self.dealer_of(round))
    }

    /// Returns who deals the round that is being written down. `None` if rows are no rounds.
    pub fn present_dealer(&self) -> Option<PadSide> {
        self.dealer(self.complete_rounds())
    }

    /// Returns whether a side plays in the present round and is not its dealer already.
    pub(super) fn can_deal_now(&self, side: PadSide) -> bool {
        let row = self.complete_rounds();
        self.present_dealer() != Some(side) && !self.sits_out(PadCell { row, side })
    }

    fn dealer_of(&self, round: usize) -> PadSide {
        let (known, dealer) = self.known_dealer;
        let mut at = self.chairs.iter().position(|side| *side == dealer).unwrap_or(0);
        for row in known..=round {
            let first = at + usize::from(row > known);
            let in_turn = (first..).take(self.chairs.len()).map(|at| at % self.chairs.len());
            let mut playing =
                in_turn.filter(|at| !self.sits_out(PadCell { row, side: self.chairs[*at] }));
            at = playing.next().unwrap_or(at);
        }
        self.chairs[at]
    }

    /// Returns the sides that share the best total at the end of a tied game.
    pub fn tied(&self) -> Vec<PadSide> {
        let leaders = self.leaders();
        let sides = if leaders.is_empty() { self.chairs.clone() } else { leaders };
        let can_win = |side: &PadSide| !self.is_past_target(*side);
        if sides.iter().any(can_win) { sides.into_iter().filter(can_win).collect() } else { sides }
    }

    /// Returns whether a side has more points than an exact target, so that it cannot win.
    pub fn is_past_target(&self, side: PadSide) -> bool {
        let rules = &self.rules;
        let is_exact = rules.is_exact && rules.wins == WinningTotal::Highest;
        let target = rules.target.filter(|_| is_exact);
        target.is_some_and(|target| self.total(side) > i32::from(target.get()))
    }

    /// Returns how many points a hole of the cribbage board or a stroke on paper is worth: five if
    /// all points and the target are multiples of five, else one.
    pub fn unit(&self) -> i32 {
        let target = self.rules.target.map(|target| i32::from(target.get()));
        let shown = self.entries.iter().filter(|(cell, _)| self.chairs.contains(&cell.side));
        let points = shown.map(|(_, entry)| i32::from(entry.points));
        if points.chain(target).all(|points| points % 5 == 0) { 5 } else { 1 }
    }
}
