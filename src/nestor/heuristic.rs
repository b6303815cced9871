//! A hand-made evaluation of a play, for any mix of rules.

use crate::engine::{Bone, Bones, CountUnit, Pips, Rules, Table};

use super::sight::{Replies, Sight};

/// What all that is not itself in points weighs where a count is worth its
/// multiples: 10 is worth 2 then, and 15 is worth 8, so that more would make a
/// player decline points for the shape of his hand.
const MULTIPLE: f32 = 0.25;

/// How much each thing that can be said of a play weighs, in points where a
/// count that scores is worth itself.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// Each pip of the bone that leaves the hand.
    pub pip: f32,
    /// A doublet that leaves the hand.
    pub doublet: f32,
    /// Each bone kept that fits an open end.
    pub fitting: f32,
    /// Nothing kept that fits.
    pub stuck: f32,
    /// Each suit that is kept.
    pub suit: f32,
    /// Each point that the next player is expected to score in reply.
    pub reply: f32,
    /// The chance that the next player has nothing that fits.
    pub shut_out: f32,
    /// The share of the own best next score that is hoped for.
    pub follow_up: f32,
}

impl Weights {
    /// A player who looks at the own hand, and a little at what a play leaves.
    pub const OWN_HAND: Self = Self {
        pip: 0.25,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.12,
        shut_out: 0.0,
        follow_up: 0.0,
    };

    /// A player who also counts what is unseen.
    pub const COUNTING: Self = Self {
        pip: 0.3,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.6,
        shut_out: 3.0,
        follow_up: 0.1,
    };

    /// A player who counts as well as hand-made weights allow.
    pub const CAREFUL: Self = Self {
        pip: 0.3,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.9,
        shut_out: 6.0,
        follow_up: 0.25,
    };

    /// What the rest of the round is worth to who made the table `after` with
    /// `bone`, less what it was worth before.
    pub fn value(&self, rules: &Rules, sight: &Sight, after: &Table, bone: Bone) -> f32 {
        let mut hand = sight.hand;
        hand.remove(bone);
        let own = Replies::on(rules, after, hand);
        let suits = Pips::ALL
            .into_iter()
            .filter(|pips| !hand.and(Bones::suit(*pips)).is_empty())
            .count();
        // What the hand and the table are like, and the points in sight.
        let mut shape = self.pip * f32::from(bone.weight())
            + self.fitting * f32::from(own.fitting)
            + self.suit * suits as f32;
        let mut points = self.follow_up * f32::from(own.best);
        if bone.is_doublet() {
            shape += self.doublet;
        }
        if own.fitting == 0 {
            shape += self.stuck;
        }
        if self.reply > 0.0 || self.shut_out > 0.0 {
            let replies = Replies::on(rules, after, sight.possible);
            points -= self.reply * replies.expected_best(sight);
            shape += self.shut_out * sight.chance_of_none(replies.fitting);
        }
        let unit = match rules.count_unit {
            CountUnit::Pips => 1.0,
            CountUnit::Multiples => MULTIPLE,
        };
        unit * shape + points
    }
}
