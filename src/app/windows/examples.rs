//! Small tables that show how the ends are counted.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::engine::{Bone, End, Pips, Rules, Side, Table};

/// A bone of an example, in units of a bone's short side.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct LaidBone {
    /// Where it lies; the lead's middle is at (0, 0), y grows downwards.
    pub rect: Rect,
    /// The half at its left or top.
    pub first: Pips,
    /// The other half.
    pub second: Pips,
    /// The bone.
    pub bone: Bone,
    /// Where it was played; `None` for the lead.
    pub end: Option<End>,
}

/// An example as a table: its bones, what its ends add up to, what that scores.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Arrangement {
    /// The bones in the order of play.
    pub bones: Vec<LaidBone>,
    /// The part of the count that each end makes up, those that count.
    pub ends: Vec<u8>,
    /// What they add up to.
    pub count: u8,
    /// What that scores.
    pub points: u8,
}

impl Arrangement {
    /// The table after `plays`, written as in `"6-6 6-1@E"`.
    ///
    /// # Panics
    /// If a play is not possible: examples are part of the program.
    pub fn of(plays: &str, rules: &Rules) -> Self {
        let mut table = Table::EMPTY;
        let mut bones: Vec<LaidBone> = Vec::new();
        for play in plays.split_whitespace() {
            let (bone, side) = match play.split_once('@') {
                Some((bone, side)) => (bone, Some(side)),
                None => (play, None),
            };
            let bone: Bone = bone.parse().expect("examples are written in bones");
            let Some(side) = side else {
                table
                    .lead(rules.spinner, bone)
                    .expect("examples lead an empty table");
                bones.push(led(bone));
                continue;
            };
            let end = table
                .find_end(rules.spinner, side, bone)
                .expect("examples name ends");
            let open = table.open_end(end).expect("examples use open ends");
            table
                .play(rules.spinner, bone, end)
                .expect("examples keep to the rules");
            let on = bones.iter().find(|laid| laid.bone == end.on);
            let on = on.expect("an end stands on a bone that lies").rect;
            bones.push(laid(bone, open.pips(), on, end));
        }
        Self {
            bones,
            ends: table.terms(),
            count: table.count(),
            points: rules.count_points(table.count()),
        }
    }

    /// The rectangle that holds all bones.
    pub fn bounds(&self) -> Rect {
        let rects = self.bones.iter().map(|laid| laid.rect);
        rects.reduce(Rect::union).unwrap_or(Rect::ZERO)
    }
}

const ALONG: Vec2 = vec2(2.0, 1.0);
const ACROSS: Vec2 = vec2(1.0, 2.0);

/// A led bone: a doublet across the line, else the higher half to the west.
fn led(bone: Bone) -> LaidBone {
    let size = if bone.is_doublet() { ACROSS } else { ALONG };
    LaidBone {
        rect: Rect::from_center_size(Pos2::ZERO, size),
        first: bone.high(),
        second: bone.low(),
        bone,
        end: None,
    }
}

/// A bone that touches what lies `on` an end with the half that shows `inner`.
fn laid(bone: Bone, inner: Pips, on: Rect, end: End) -> LaidBone {
    let side = end.side;
    let outer = bone.other(inner).expect("a play fits its end");
    let lies_flat = matches!(side, Side::East | Side::West) != bone.is_doublet();
    let extent = if lies_flat { ALONG } else { ACROSS };
    let apart = (on.size() + extent) / 2.0;
    let middle = on.center();
    let center = match side {
        Side::East => pos2(middle.x + apart.x, middle.y),
        Side::West => pos2(middle.x - apart.x, middle.y),
        Side::North => pos2(middle.x, middle.y - apart.y),
        Side::South => pos2(middle.x, middle.y + apart.y),
    };
    let (first, second) = match side {
        Side::East | Side::South => (inner, outer),
        Side::West | Side::North => (outer, inner),
    };
    LaidBone {
        rect: Rect::from_center_size(center, extent),
        first,
        second,
        bone,
        end: Some(end),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::wording::examples::examples;
    use crate::engine::{Preset, Seats};

    fn all_fives() -> Rules {
        Preset::AllFives.rules(Seats::Two)
    }

    #[test]
    fn the_examples_of_every_game_keep_to_its_rules_and_no_bones_overlap() {
        for rules in Preset::ALL.map(|preset| preset.rules(Seats::Two)) {
            for example in examples(&rules) {
                let table = Arrangement::of(example.plays, &rules);
                let sum: u8 = table.ends.iter().sum();
                assert_eq!(sum, table.count, "the ends of {}", example.plays);
                for (n, one) in table.bones.iter().enumerate() {
                    for other in &table.bones[n + 1..] {
                        let overlap = one.rect.shrink(0.01).intersects(other.rect.shrink(0.01));
                        assert!(
                            !overlap,
                            "{} on {} in {}",
                            other.bone, one.bone, example.plays
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn every_scoring_game_has_examples_that_score_and_others_that_do_not() {
        for rules in Preset::ALL.map(|preset| preset.rules(Seats::Two)) {
            let scoring = examples(&rules).iter().filter(|example| {
                let table = Arrangement::of(example.plays, &rules);
                table.points > 0
            });
            let scoring = scoring.count();
            let all = examples(&rules).len();
            assert_eq!(scoring > 0, rules.counts_score(), "{rules:?}");
            assert!(scoring < all, "{rules:?}");
        }
    }

    #[test]
    fn the_counts_are_those_of_the_rule_book() {
        let cases = [
            ("6-6", &[6, 6][..], 12),
            ("6-6 6-1@E", &[6, 6, 1], 13),
            ("6-6 6-1@E 6-3@W", &[3, 1], 4),
            ("6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S", &[3, 2, 0, 5], 10),
            ("6-4 6-6@W", &[6, 6, 4], 16),
        ];
        for (plays, ends, count) in cases {
            let table = Arrangement::of(plays, &all_fives());
            assert_eq!((&table.ends[..], table.count), (ends, count), "{plays}");
        }
        let most = examples(&all_fives()).last().expect("there are examples");
        assert_eq!(
            Arrangement::of(most.plays, &all_fives()).count,
            35,
            "the most"
        );
    }

    #[test]
    fn bones_touch_with_equal_halves_and_doublets_lie_across() {
        let table = Arrangement::of("6-6 6-1@E 6-3@W 6-5@N", &all_fives());
        let [spinner, east, west, north] = &table.bones[..] else {
            panic!("four bones lie");
        };
        assert_eq!(spinner.rect.size(), ACROSS, "across the line");
        assert_eq!(east.rect.left(), spinner.rect.right(), "east touches");
        assert_eq!(
            (east.first.value(), east.second.value()),
            (6, 1),
            "six inwards"
        );
        assert_eq!(west.rect.right(), spinner.rect.left(), "west touches");
        assert_eq!(
            (west.first.value(), west.second.value()),
            (3, 6),
            "six inwards"
        );
        assert_eq!(north.rect.bottom(), spinner.rect.top(), "north touches");
        assert_eq!(north.rect.size(), ACROSS, "away from the player");
        assert_eq!(north.second.value(), 6, "six inwards");
    }
}
