//! The plays of a hand on a table, and their points.

use engine::{Bone, Bones, Pips, Rules, Table};

use super::knowledge::{ChancesOfNone, distinct_plays, table_after};

/// [`Pips::COUNT`] rounded up, so that the comparisons compile to vector instructions.
const PADDED_PIPS_COUNT: usize = 16;

/// The best points, by the pips that a bone covers and the pips that it leaves open.
type BestPoints = [[u8; PADDED_PIPS_COUNT]; Pips::COUNT];

/// The points that each bone would score on a table, at its best end.
#[derive(Debug, Clone, Copy)]
pub struct BoneScores<'a> {
    table: &'a Table,
    best: BestPoints,
}

impl<'a> BoneScores<'a> {
    /// What each bone would score if played on `table`.
    pub fn for_table(rules: &Rules, table: &'a Table) -> Self {
        let mut best = [[0; PADDED_PIPS_COUNT]; Pips::COUNT];
        if rules.counts_score() {
            let points = rules.points_by_count();
            let mut doublets = [0; Pips::COUNT];
            for end in table.ends() {
                let pips = usize::from(end.pips().value());
                let rest = usize::from(table.count_without(*end));
                let scored = &points[rest..rest + PADDED_PIPS_COUNT];
                for (best, scored) in best[pips].iter_mut().zip(scored) {
                    *best = (*best).max(*scored);
                }
                doublets[pips] = points[rest + 2 * pips].max(doublets[pips]);
            }
            for (pips, doublet) in doublets.into_iter().enumerate() {
                best[pips][pips] = doublet;
            }
        }
        if rules.headers_score() {
            add_headers(table, &mut best);
        }
        Self { table, best }
    }

    /// The points of `bone`; 0 if it fits nowhere.
    pub fn of(&self, bone: Bone) -> u8 {
        let high = usize::from(bone.high().value());
        let low = usize::from(bone.low().value());
        self.best[high][low].max(self.best[low][high])
    }
}

/// Adds the points for plays that leave both ends showing the same number.
fn add_headers(table: &Table, best: &mut BestPoints) {
    let [one, other] = table.ends() else {
        return;
    };
    for (covered, stays) in [(one, other), (other, one)] {
        let pips = usize::from(covered.pips().value());
        let left = usize::from(stays.pips().value());
        let has_doublet = pips == left || stays.end().on.is_doublet();
        best[pips][left] += 2 + u8::from(has_doublet);
        if pips == left {
            // Both ends are of this number: the bone is counted once.
            return;
        }
    }
}

/// The plays that a hand has on a table: how many, and what they score.
#[derive(Debug, Clone, Copy)]
pub struct HandPlays {
    /// The number of bones that fit.
    pub fitting: u8,
    /// The number of bones that score.
    pub scoring: u8,
    /// The sum of the points of all bones, each at its best end.
    pub points: u16,
    /// The points of the best bone; 0 if none scores.
    pub best: u8,
    /// The number of bones by their points; more than 47 points count as 47.
    bones_by_points: [u8; 48],
    /// A bit set: bit n is on if some bone scores n points.
    scored: u64,
}

impl HandPlays {
    /// Counts the plays of `hand` on the table of `scores`.
    pub fn of(scores: &BoneScores<'_>, hand: Bones) -> Self {
        let fitting = scores.table.playable(hand);
        let mut plays = Self {
            fitting: fitting.len(),
            scoring: 0,
            points: 0,
            best: 0,
            bones_by_points: [0; 48],
            scored: 0,
        };
        for bone in fitting {
            let points = scores.of(bone);
            if points == 0 {
                continue;
            }
            let counted = points.min(47);
            plays.bones_by_points[usize::from(counted)] += 1;
            plays.scored |= 1 << counted;
            plays.scoring += 1;
            plays.points += u16::from(points);
            plays.best = plays.best.max(points);
        }
        plays
    }

    /// The expected points of a player who plays the best bone held.
    ///
    /// `chances_of_none` says how likely it is that the hand holds none of n possible bones
    /// ([`OtherPlayer::chances_of_none`](super::OtherPlayer::chances_of_none)).
    pub fn expected_best(&self, chances_of_none: &ChancesOfNone) -> f32 {
        let mut expected = 0.0;
        let (mut better, mut none_better) = (0, 1.0);
        let mut left = self.scored;
        while left != 0 {
            let points = 63 - left.leading_zeros() as u8;
            left ^= 1 << points;
            better += self.bones_by_points[usize::from(points)];
            let none = chances_of_none[usize::from(better)];
            expected += f32::from(points) * (none_better - none);
            none_better = none;
        }
        expected
    }
}

/// The points of each of these bones at its best end, by [`Bone::index`]; 0 if it fits nowhere.
pub fn best_points(rules: &Rules, table: &Table, bones: Bones) -> [u8; Bone::COUNT] {
    best_points_by(rules, table, bones, |points| points)
}

/// Like [`best_points`], for a side with this score: a play past an exact target scores nothing.
pub fn best_points_for(
    rules: &Rules,
    table: &Table,
    bones: Bones,
    score: i32,
) -> [u8; Bone::COUNT] {
    best_points_by(rules, table, bones, |points| rules.points_for(points, score))
}

fn best_points_by(
    rules: &Rules,
    table: &Table,
    bones: Bones,
    adjust: impl Fn(u8) -> u8,
) -> [u8; Bone::COUNT] {
    let mut best = [0_u8; Bone::COUNT];
    for (bone, play) in distinct_plays(table, bones) {
        let after = table_after(rules, table, play);
        let points = after.map_or(0, |after| adjust(rules.play_points(&after)));
        let best = &mut best[bone.index()];
        *best = points.max(*best);
    }
    best
}
