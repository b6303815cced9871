//! All score pads of a player.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use super::display::ScoreKeeping;
use super::pad_game::PadRules;
use super::score_pad::{PadCell, PadSide, ScorePad};
use engine::{Name, Seat};

/// The score pads of a player, the newest first, one of them open. They are kept until they are
/// deleted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "PadsFile")]
pub struct ScorePads {
    /// All pads, the newest first; at least one.
    pads: Vec<ScorePad>,
    open: usize,
    /// Whether the pads were on the screen when the program last ended, so that it starts with
    /// them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_shown: bool,
    /// The pad that was deleted last, with its former index.
    #[serde(skip_serializing_if = "Option::is_none")]
    deleted: Option<(usize, ScorePad)>,
}

impl Default for ScorePads {
    fn default() -> Self {
        Self { pads: vec![ScorePad::default()], open: 0, is_shown: false, deleted: None }
    }
}

impl ScorePads {
    /// The maximum number of pads, small enough that all of them fit into the settings file.
    pub const MAX: usize = 24;

    /// Returns the pads, the newest first.
    pub fn all(&self) -> &[ScorePad] {
        &self.pads
    }

    /// Returns the index of the open pad in [`Self::all`].
    pub const fn open_index(&self) -> usize {
        self.open
    }

    /// Returns the pad that is open; exactly one always is.
    pub fn open_pad(&self) -> &ScorePad {
        &self.pads[self.open]
    }

    /// Returns the open pad, to write on it.
    pub fn open_pad_mut(&mut self) -> &mut ScorePad {
        &mut self.pads[self.open]
    }

    /// Opens the pad with this index, or the last one if there are fewer.
    pub fn open(&mut self, place: usize) {
        self.open = place.min(self.pads.len() - 1);
    }

    /// Returns whether there is no room for another pad.
    pub const fn is_full(&self) -> bool {
        self.pads.len() >= Self::MAX
    }

    /// Begins a pad for the sides and the game of the open one, and opens it. Does nothing if the
    /// open pad has no points, or there is no room.
    pub fn begin(&mut self) {
        if !self.is_full() && !self.open_pad().sheet().is_empty() {
            let pad = self.open_pad().new_for_same_sides();
            self.pads.insert(0, pad);
            self.open = 0;
        }
    }

    /// Deletes the pad with this index. An empty one for the same sides replaces the only pad.
    pub fn delete(&mut self, place: usize) {
        if place >= self.pads.len() {
            return;
        }
        if self.pads.len() == 1 {
            self.pads.push(self.pads[0].new_for_same_sides());
        }
        self.deleted = Some((place, self.pads.remove(place)));
        if self.open > place {
            self.open -= 1;
        }
        self.open(self.open);
    }

    /// Returns whether a deleted pad can be brought back.
    pub const fn can_undelete(&self) -> bool {
        self.deleted.is_some() && !self.is_full()
    }

    /// Brings back the pad that was deleted last, and opens it.
    pub fn undelete(&mut self) {
        if self.can_undelete()
            && let Some((place, pad)) = self.deleted.take()
        {
            self.open = place.min(self.pads.len());
            self.pads.insert(self.open, pad);
        }
    }
}

/// The score pads in a file: a list, or the single pad of an earlier version.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PadsFile {
    pads: Vec<ScorePad>,
    open: usize,
    is_shown: bool,
    deleted: Option<(usize, ScorePad)>,
    sides: OldSides,
    names: [Option<Name>; 4],
    target: Option<NonZeroU16>,
    keeping: ScoreKeeping,
    entries: Vec<OldEntry>,
    cleared: Vec<OldEntry>,
}

/// The number of sides in an earlier version.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
enum OldSides {
    #[default]
    Two,
    Three,
    Four,
}

/// An entry in a file of an earlier version, which lists entries in the order of writing.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct OldEntry {
    side: Seat,
    points: i16,
}

impl TryFrom<PadsFile> for ScorePads {
    type Error = String;

    fn try_from(file: PadsFile) -> Result<Self, String> {
        let pads = if file.pads.is_empty() { vec![file.old_pad()] } else { file.pads };
        if pads.len() > Self::MAX {
            return Err(format!("there are more than {} score pads", Self::MAX));
        }
        let pads: Vec<_> = pads.into_iter().map(ScorePad::checked).collect::<Result<_, _>>()?;
        let deleted = file.deleted.and_then(|(place, pad)| Some((place, pad.checked().ok()?)));
        let open = file.open.min(pads.len() - 1);
        Ok(Self { pads, open, is_shown: file.is_shown, deleted })
    }
}

impl PadsFile {
    fn old_pad(&self) -> ScorePad {
        let side = |number: usize| PadSide::all().nth(number).unwrap_or_default();
        let numbered = self.names.iter().enumerate();
        let names = numbered.filter_map(|(number, name)| Some((side(number), name.clone()?)));
        let mut pad = ScorePad::default();
        pad.rules = PadRules { target: self.target, ..PadRules::default() };
        pad.names = names.collect();
        pad.keeping = self.keeping;
        pad.set_side_count(match self.sides {
            OldSides::Two => 2,
            OldSides::Three => 3,
            OldSides::Four => 4,
        });
        let is_cleared = self.entries.is_empty();
        for entry in if is_cleared { &self.cleared } else { &self.entries } {
            let cell: PadCell = pad.sheet().next_cell_of(side(entry.side.index()));
            pad.write_undated(cell, Some(entry.points));
        }
        if is_cleared {
            pad.clear();
        }
        pad
    }
}

#[cfg(test)]
mod tests {
    use super::super::day::Day;
    use super::super::pad_game::PadGame;
    use super::super::preferences::Preferences;
    use super::*;

    fn today() -> Day {
        "2026-11-29".parse().expect("it is a date")
    }

    fn write(pads: &mut ScorePads, side: usize, points: i16) {
        let side = PadSide::all().nth(side).expect("there are ten");
        let cell = pads.open_pad().sheet().next_cell_of(side);
        pads.open_pad_mut().write(cell, Some(points), today());
    }

    fn totals(pads: &ScorePads) -> Vec<i32> {
        let sheet = pads.open_pad().sheet();
        sheet.chairs().iter().map(|side| sheet.total(*side)).collect()
    }

    #[test]
    fn the_pad_of_an_earlier_version_is_read() {
        let old = "(sides: Three, names: (Some(\"Ana\"), None, None, Some(\"Leo\")), \
                   target: Some(100), keeping: CribbageBoard, \
                   entries: [(side: 0, points: 15), (side: 2, points: 105), (side: 0, points: -5)], \
                   cleared: [])";
        let mut pads: ScorePads = ron::from_str(old).expect("it was written so");
        assert_eq!(totals(&pads), [10, 0, 105]);
        let pad = pads.open_pad_mut();
        assert_eq!(pad.names.values().map(Name::as_str).collect::<Vec<_>>(), ["Ana", "Leo"]);
        assert_eq!((pad.game, pad.keeping), (PadGame::Free, ScoreKeeping::CribbageBoard));
        assert_eq!(pad.rules.target.map(NonZeroU16::get), Some(100));
        pad.undo();
        assert_eq!(totals(&pads), [15, 0, 105], "the last points first");
        let cleared = "(cleared: [(side: 1, points: 5)])";
        let mut pads: ScorePads = ron::from_str(cleared).expect("it was written so");
        assert_eq!(totals(&pads), [0, 0]);
        pads.open_pad_mut().undo();
        assert_eq!(totals(&pads), [0, 5], "brought back");
        let settings: Preferences =
            ron::from_str("(score_pad: (target: Some(61)))").expect("it was written so");
        let target = settings.score_pads.open_pad().rules.target;
        assert_eq!(target.map(NonZeroU16::get), Some(61), "in the settings");
    }

    #[test]
    fn a_new_pad_has_the_same_sides_and_a_deleted_one_can_be_brought_back() {
        let mut pads = ScorePads::default();
        pads.open_pad_mut().set_game(PadGame::MexicanTrain);
        pads.begin();
        assert_eq!(pads.all().len(), 1, "nothing was written on it");
        write(&mut pads, 0, 12);
        pads.begin();
        assert_eq!((pads.all().len(), pads.open_index()), (2, 0));
        assert_eq!(pads.open_pad().game, PadGame::MexicanTrain);
        assert_eq!(totals(&pads), [0; 4]);
        pads.delete(1);
        assert_eq!(totals(&pads), [0; 4]);
        pads.undelete();
        assert_eq!(totals(&pads), [12, 0, 0, 0], "opened again");
        pads.delete(1);
        pads.delete(0);
        assert_eq!(pads.all().len(), 1, "an empty one is left");
        assert!(!pads.open_pad().can_undo() || pads.open_pad().sheet().is_empty(), "empty");
    }

    #[test]
    fn the_maximum_number_of_full_pads_fits_into_the_settings_file() {
        const ROOM: usize = 1024 * 1024;
        let mut pads = ScorePads::default();
        for _ in 0..ScorePads::MAX {
            pads.open_pad_mut().set_side_count(10);
            while !pads.open_pad().is_full() {
                write(&mut pads, 9, -100);
            }
            pads.begin();
        }
        pads.delete(0);
        pads.begin();
        assert!(pads.is_full() && pads.deleted.is_some(), "as many as there can be");
        let pretty = ron::ser::to_string_pretty(&pads, ron::ser::PrettyConfig::default());
        let bytes = pretty.expect("it is plain data").len();
        assert!(bytes < ROOM * 9 / 10, "{bytes}");
        let read: ScorePads = ron::from_str(&ron::to_string(&pads).expect("plain data"))
            .expect("it is read as it was written");
        assert_eq!(read, pads);
    }
}
