//! Example tables with a few bones, which show what the ends count or what fits.

use std::collections::BTreeMap;

use egui::vec2;

use crate::table::line::{Line, LineArea};
use engine::{Bone, PlacedBone, Rules, Seat, Table, split_outward};

/// The area of an example: 12 bone widths wide and 8 high.
const EXAMPLE_AREA: LineArea = LineArea {
    size: vec2(480.0, 320.0),
    opening_px: 40.0,
    first_width_px: 40.0,
    first_bone_offset: egui::Vec2::ZERO,
};

/// An example as a table: its bones, the sum of its ends, and its points.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ExampleTable {
    pub placed: Vec<PlacedBone>,
    pub line: Line,
    /// The numbers that add up to `count`: one for each end, or two for a doublet that counts twice
    /// as the first bone or spinner.
    pub ends: Vec<u8>,
    pub count: u8,
    pub points: u8,
    pub table: Table,
}

/// A cache of the examples for one set of rules, so that they are not laid out in every frame.
#[derive(Debug, Default)]
pub(super) struct ExampleTables {
    rules: Option<Rules>,
    tables: BTreeMap<&'static str, ExampleTable>,
}

impl ExampleTables {
    /// Returns the table after `plays`, cached; panics like [`ExampleTable::of`].
    pub fn table(&mut self, plays: &'static str, rules: &Rules) -> &ExampleTable {
        if self.rules != Some(*rules) {
            self.rules = Some(*rules);
            self.tables.clear();
        }
        let table = self.tables.entry(plays);
        table.or_insert_with(|| ExampleTable::of(plays, rules))
    }
}

impl ExampleTable {
    /// Lays out `plays`, written as in `"6-6 6-1@E"`; `6-1@E=6` also says which half is turned
    /// outward.
    ///
    /// # Panics
    /// If a play is not possible: examples are part of the program.
    pub fn of(plays: &str, rules: &Rules) -> Self {
        let mut table = Table::new(rules.fit);
        let mut placed = Vec::new();
        for play in plays.split_whitespace() {
            placed.push(lay_bone(&mut table, play, rules));
        }
        let line = Line::new(rules, EXAMPLE_AREA);
        let bones = placed.iter();
        let line =
            bones.fold(line, |line, placed| line.lay(placed.bone, placed.end, placed.outward));
        Self {
            placed,
            line,
            ends: table.terms(),
            count: table.count(),
            points: rules.play_points(&table),
            table,
        }
    }
}

fn lay_bone(table: &mut Table, play: &str, rules: &Rules) -> PlacedBone {
    let (bone, place) = match play.split_once('@') {
        Some((bone, place)) => (bone, split_outward(place)),
        None => (play, None),
    };
    let bone: Bone = bone.parse().expect("examples are written in bones");
    let end = place.map(|(side, _)| {
        let end = table.find_end(rules.spinner, side, bone);
        end.expect("examples name ends")
    });
    let outward = place.and_then(|(_, outward)| outward);
    match end {
        None => table.lead(rules.spinner, bone),
        Some(end) => table.play(rules.spinner, bone, end, outward),
    }
    .expect("examples keep to the rules");
    PlacedBone { seat: Seat::ALL[0], bone, end, outward }
}
