//! The page with what helps to win.

use egui::Ui;

use super::position::table_ui;
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::theme::Look;
use crate::app::windows::examples::{ExampleTable, Examples};
use crate::app::windows::hand::hand_ui;
use crate::app::windows::text;
use engine::{Bone, Bones, OpenEnd, Preset, Rules, Seats, Table};
use nestor::coach::lessons::Lesson;
use words::help;
use words::id;
use words::strategy::{self, Position, Shows};

/// The space around a position, in points.
const AROUND_POSITION: f32 = 8.0;

/// The short side of a bone in a hand, in points.
const HAND_BONE_WIDTH: f32 = 22.0;

/// From this width on the hand stands beside the table, in points, which is then so
/// wide.
const BESIDE_FROM: f32 = 480.0;
const TABLE_WIDTH: f32 = 220.0;

/// The space below a piece of advice, in points.
const BELOW_ADVICE: f32 = 14.0;

/// Draws all advice for these rules; the lesson that is to begin, if one is.
pub(super) fn strategy_ui(
    ui: &mut Ui,
    rules: &Rules,
    look: &Look,
    kept: &mut Examples,
) -> Option<Lesson> {
    let mut begins = None;
    text::paragraph(ui, strategy::intro());
    ui.add_space(BELOW_ADVICE);
    for advice in &strategy::advice_for(rules) {
        text::heading(ui, advice.title.text());
        text::paragraph(ui, advice.says.text());
        for position in advice.positions {
            ui.add_space(AROUND_POSITION);
            position_ui(ui, position, look, kept);
            ui.add_space(AROUND_POSITION);
        }
        if let Some(so) = advice.so {
            text::paragraph(ui, so.text());
        }
        let button = ui.button(strategy::practise(advice.lesson));
        let name: &str = advice.lesson.into();
        ear::give_author_id(&button, format!("practise-{name}"));
        if tip(button, id!("tip-lesson-begin"), None).clicked() {
            begins = Some(advice.lesson);
        }
        ui.add_space(BELOW_ADVICE);
    }
    begins
}

/// Draws a position, the player's hand, and what is worked out.
fn position_ui(ui: &mut Ui, position: &Position, look: &Look, kept: &mut Examples) {
    let rules = rules();
    let worked = Worked::of(position, kept);
    let lines = worked.lines(position.shows);
    let Some(table) = worked.example else {
        return own_ui(ui, &worked.hand, &lines, look);
    };
    if ui.available_width() < BESIDE_FROM {
        table_ui(ui, table, &rules, look);
        ui.add_space(AROUND_POSITION / 2.0);
        return own_ui(ui, &worked.hand, &lines, look);
    }
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(TABLE_WIDTH);
            table_ui(ui, table, &rules, look);
        });
        ui.vertical(|ui| own_ui(ui, &worked.hand, &lines, look));
    });
}

/// Draws the player's hand, and what is worked out below it.
fn own_ui(ui: &mut Ui, hand: &[Bone], lines: &[String], look: &Look) {
    text::quiet(ui, strategy::you_hold());
    hand_ui(ui, hand, &help::hand(hand), HAND_BONE_WIDTH, look);
    ui.add_space(AROUND_POSITION / 2.0);
    for line in lines {
        text::paragraph(ui, line);
    }
}

/// The rules of all positions.
fn rules() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

/// A position with its table and bones.
struct Worked<'a> {
    table: Table,
    /// The table as a picture, if anything has been played.
    example: Option<&'a ExampleTable>,
    hand: Vec<Bone>,
    /// The bones that the player does not see.
    unseen: Vec<Bone>,
}

impl<'a> Worked<'a> {
    fn of(position: &Position, kept: &'a mut Examples) -> Self {
        let rules = rules();
        let example = if position.plays.is_empty() {
            None
        } else {
            Some(kept.table(position.plays, &rules))
        };
        let table = example.map_or(Table::EMPTY, |example| example.table);
        let hand = bones(position.hand);
        let is_unseen = |bone: &Bone| !table.played().contains(*bone) && !hand.contains(bone);
        let unseen = Bone::all().filter(is_unseen).collect();
        Self {
            table,
            example,
            hand,
            unseen,
        }
    }

    /// What is worked out, line by line.
    fn lines(&self, shows: Shows) -> Vec<String> {
        let rules = rules();
        let ends = self.table.ends().iter();
        match shows {
            Shows::Leads(tried) => {
                let lead = |bone: Bone| {
                    let mut table = Table::EMPTY;
                    table
                        .lead(rules.spinner, bone)
                        .expect("any bone can be led");
                    let points = rules.count_points(table.count());
                    strategy::lead(bone, points, &scoring(&table, &self.unseen))
                };
                bones(tried).into_iter().map(lead).collect()
            }
            Shows::OwnPlays => {
                let plays = |end: &OpenEnd| scoring_at(&self.table, *end, &self.hand);
                let plays = ends.map(|end| (end.end(), plays(end)));
                let plays = plays.filter(|(_, plays)| !plays.is_empty());
                plays
                    .map(|(end, plays)| strategy::at_end(end, &plays, &rules))
                    .collect()
            }
            Shows::Ends => {
                let left: Bones = self.unseen.iter().chain(&self.hand).copied().collect();
                let left: Vec<Bone> = left.iter().collect();
                let at = |end: &OpenEnd| {
                    let plays = scoring_at(&self.table, *end, &left);
                    strategy::at_end(end.end(), &plays, &rules)
                };
                ends.map(at).collect()
            }
            Shows::Answers => vec![strategy::answers(&scoring(&self.table, &self.unseen))],
        }
    }
}

/// Bones written as in `3-2 5-0`.
fn bones(written: &str) -> Vec<Bone> {
    let bones = written.split_whitespace();
    bones
        .map(|bone| bone.parse().expect("positions are written in bones"))
        .collect()
}

/// Which of some bones score on a table, at any end; each once.
fn scoring(table: &Table, bones: &[Bone]) -> Vec<Bone> {
    let ends = table.ends().iter();
    let scoring = ends.flat_map(|end| scoring_at(table, *end, bones));
    let scoring: Bones = scoring.map(|(bone, _)| bone).collect();
    scoring.iter().collect()
}

/// Which of some bones score at an end, each with what it makes the count.
fn scoring_at(table: &Table, end: OpenEnd, bones: &[Bone]) -> Vec<(Bone, u8)> {
    let plays = bones.iter().filter_map(|bone| {
        let count = table.count_after(*bone, end)?;
        (rules().count_points(count) > 0).then_some((*bone, count))
    });
    plays.collect()
}

#[cfg(test)]
mod tests;
