//! What the bones of a hand can do on a table.

use engine::{Bone, Bones, Rules, Table};

/// What each bone would score on a table, on its best end.
#[derive(Debug, Clone, Copy)]
pub struct Scores<'a> {
    table: &'a Table,
    /// The most points of a bone that is played on an end with the first number and
    /// shows the second one then.
    best: [[u8; 8]; 7],
}

impl<'a> Scores<'a> {
    /// What bones would score on `table`.
    pub fn on(rules: &Rules, table: &'a Table) -> Self {
        let mut best = [[0; 8]; 7];
        if rules.counts_score() {
            let points = rules.points_by_count();
            let mut doublets = [0; 7];
            for end in table.ends() {
                let pips = usize::from(end.pips().value());
                let rest = usize::from(table.count_without(*end));
                let scored = &points[rest..rest + 8];
                for (best, scored) in best[pips].iter_mut().zip(scored) {
                    *best = (*best).max(*scored);
                }
                doublets[pips] = points[rest + 2 * pips].max(doublets[pips]);
            }
            for (pips, doublet) in doublets.into_iter().enumerate() {
                best[pips][pips] = doublet;
            }
        }
        Self { table, best }
    }

    /// What `bone` would score; 0 if it fits nowhere.
    pub fn of(&self, bone: Bone) -> u8 {
        let high = usize::from(bone.high().value());
        let low = usize::from(bone.low().value());
        self.best[high][low].max(self.best[low][high])
    }
}

/// What can be played on a table with some bones: how many fit and how many
/// score.
#[derive(Debug, Clone, Copy)]
pub struct Replies {
    /// How many of the bones fit.
    pub fitting: u8,
    /// How many of the bones score.
    pub scoring: u8,
    /// The points of all the bones together, each played on its best end.
    pub points: u16,
    /// The points of the best bone.
    pub best: u8,
    /// How many bones score each number of points. More than 47 count as 47.
    scores: [u8; 48],
    /// The numbers of points that some bone scores, as a set of bits.
    scored: u64,
}

impl Replies {
    /// What the bones of `hand` can do on a table.
    pub fn of(scores: &Scores<'_>, hand: Bones) -> Self {
        let fitting = scores.table.playable(hand);
        let mut replies = Self {
            fitting: fitting.len(),
            scoring: 0,
            points: 0,
            best: 0,
            scores: [0; 48],
            scored: 0,
        };
        for bone in fitting {
            let worth = scores.of(bone);
            if worth == 0 {
                continue;
            }
            let counted = worth.min(47);
            replies.scores[usize::from(counted)] += 1;
            replies.scored |= 1 << counted;
            replies.scoring += 1;
            replies.points += u16::from(worth);
            replies.best = replies.best.max(worth);
        }
        replies
    }

    /// How many points a player is expected to score whose hand has these chances to
    /// hold none of so many bones. Each bone that may be in that hand is taken to be
    /// equally likely there, and the best one held is played.
    pub fn expected_best(&self, chances_of_none: &[f32; 32]) -> f32 {
        let mut expected = 0.0;
        let (mut better, mut none_better) = (0, 1.0);
        let mut left = self.scored;
        while left != 0 {
            let points = 63 - left.leading_zeros() as u8;
            left ^= 1 << points;
            better += self.scores[usize::from(points)];
            let none = chances_of_none[usize::from(better)];
            expected += f32::from(points) * (none_better - none);
            none_better = none;
        }
        expected
    }
}

/// What each of these bones scores on its best end, by the number of the bone; 0 for
/// one that fits nowhere.
pub fn best_points(rules: &Rules, table: &Table, bones: Bones) -> [u8; 28] {
    best_worth(table, bones, |count| rules.count_points(count))
}

/// The same for a side with this score: what would take it past an exact target is
/// worth nothing.
pub fn best_points_for(rules: &Rules, table: &Table, bones: Bones, score: i32) -> [u8; 28] {
    best_worth(table, bones, |count| rules.points_for(count, score))
}

fn best_worth(table: &Table, bones: Bones, worth: impl Fn(u8) -> u8) -> [u8; 28] {
    let mut points = [0_u8; 28];
    for end in table.distinct_ends() {
        for bone in bones.and(Bones::suit(end.pips())) {
            let count = table.count_after(bone, end).unwrap_or(0);
            let best = &mut points[bone.index()];
            *best = worth(count).max(*best);
        }
    }
    points
}
