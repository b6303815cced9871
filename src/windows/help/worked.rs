//! Calculates which plays score in the positions on the page about strategy, and how much.

use crate::windows::examples::{ExampleTable, ExampleTables};
use engine::{Bone, Bones, OpenEnd, Preset, Rules, Seats, Table};
use words::strategy::{self, ExamplePosition, PositionAnalysis};

pub(super) fn example_rules() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

pub(super) struct AnalyzedPosition<'a> {
    table: Table,
    /// The table as a picture, if anything has been played.
    pub example: Option<&'a ExampleTable>,
    pub hand: Vec<Bone>,
    unseen: Vec<Bone>,
}

impl<'a> AnalyzedPosition<'a> {
    pub fn of(position: &ExamplePosition, examples: &'a mut ExampleTables) -> Self {
        let rules = example_rules();
        let example = (!position.plays.is_empty()).then(|| examples.table(position.plays, &rules));
        let table = example.map_or(Table::EMPTY, |example| example.table);
        let hand = parse_bones(position.hand);
        let is_unseen = |bone: &Bone| !table.played().contains(*bone) && !hand.contains(bone);
        let unseen = rules.bones().iter().filter(is_unseen).collect();
        Self { table, example, hand, unseen }
    }

    pub fn lines(&self, analysis: PositionAnalysis) -> Vec<String> {
        let rules = example_rules();
        let ends = self.table.ends().iter();
        match analysis {
            PositionAnalysis::Leads(leads) => {
                let lead = |bone: Bone| {
                    let mut table = Table::EMPTY;
                    table.lead(rules.spinner, bone).expect("any bone can be led");
                    let points = rules.count_points(table.count());
                    strategy::lead(bone, points, &scoring_bones(&table, &self.unseen))
                };
                parse_bones(leads).into_iter().map(lead).collect()
            }
            PositionAnalysis::OwnPlays => {
                let plays = |end: &OpenEnd| scoring_plays_at(&self.table, *end, &self.hand);
                let plays = ends.map(|end| (end.end(), plays(end)));
                let plays = plays.filter(|(_, plays)| !plays.is_empty());
                plays.map(|(end, plays)| strategy::at_end(end, &plays, &rules)).collect()
            }
            PositionAnalysis::Ends => {
                let left: Bones = self.unseen.iter().chain(&self.hand).copied().collect();
                let left: Vec<Bone> = left.iter().collect();
                let at = |end: &OpenEnd| {
                    let plays = scoring_plays_at(&self.table, *end, &left);
                    strategy::at_end(end.end(), &plays, &rules)
                };
                ends.map(at).collect()
            }
            PositionAnalysis::Answers => {
                vec![strategy::answers(&scoring_bones(&self.table, &self.unseen))]
            }
            PositionAnalysis::Blasts => self.blasts(),
        }
    }
}

impl AnalyzedPosition<'_> {
    /// Returns a sentence for each outermost bone: what a firecracker would score there.
    fn blasts(&self) -> Vec<String> {
        let hand: Bones = self.hand.iter().copied().collect();
        let is_stuck = self.table.playable(hand).is_empty();
        let blast = |bone: Bone| {
            let mut table = self.table;
            table.blow_up(bone).expect("it is an outermost bone");
            let frees = table.playable(hand);
            let frees: Vec<Bone> = frees.iter().filter(|_| is_stuck).collect();
            let (count, rules) = (table.count(), example_rules());
            strategy::blast(bone, count, rules.count_points(count), &frees)
        };
        self.table.outermost_bones().iter().map(blast).collect()
    }
}

fn parse_bones(written: &str) -> Vec<Bone> {
    let bones = written.split_whitespace();
    bones.map(|bone| bone.parse().expect("positions are written in bones")).collect()
}

/// The bones that score at any end of a table, each once.
fn scoring_bones(table: &Table, bones: &[Bone]) -> Vec<Bone> {
    let ends = table.ends().iter();
    let scoring = ends.flat_map(|end| scoring_plays_at(table, *end, bones));
    let scoring: Bones = scoring.map(|(bone, _)| bone).collect();
    scoring.iter().collect()
}

/// The bones that score at an end, each with the count that it makes.
fn scoring_plays_at(table: &Table, end: OpenEnd, bones: &[Bone]) -> Vec<(Bone, u8)> {
    let plays = bones.iter().filter_map(|bone| {
        let count = table.count_after(*bone, end)?;
        (example_rules().count_points(count) > 0).then_some((*bone, count))
    });
    plays.collect()
}
