//! A hand-made evaluation of plays, for any mix of rules.

use engine::{Bone, Bones, CountUnit, Pips, Rules, Seats, Table};

use super::replies::{Replies, Scores};
use super::sight::Sight;

/// The factor for all weights but points when counts score by their multiples.
/// There 10 is worth only 2 and 15 is worth 8: with full weights a player would
/// decline points for a better hand.
const MULTIPLE: f32 = 0.25;

/// How much each feature of a play weighs, in points of a game in which a count
/// that scores is worth itself.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// For each pip of the bone that is played.
    pub pip: f32,
    /// For a doublet that is played.
    pub doublet: f32,
    /// For each bone kept in hand that fits an open end.
    pub fitting: f32,
    /// If no bone kept fits.
    pub stuck: f32,
    /// For each suit that is kept in hand.
    pub suit: f32,
    /// For each point that the next player is expected to score in reply.
    pub reply: f32,
    /// For the chance that the next player has no bone that fits, 0 to 1.
    pub shut_out: f32,
    /// For each point of the best next score of the own hand.
    pub follow_up: f32,
    /// For each bone kept in hand that shows an open number, less the unseen ones
    /// that do. A bone that shows two of them counts twice.
    pub rule: f32,
}

impl Weights {
    /// A player who looks at the own hand, and a little at the table.
    pub const OWN_HAND: Self = Self {
        pip: 0.25,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.12,
        shut_out: 0.0,
        follow_up: 0.0,
        rule: 0.0,
    };

    /// A player who also counts the unseen bones, in most games.
    const COUNTING: Self = Self {
        pip: 0.3,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.6,
        shut_out: 3.0,
        follow_up: 0.1,
        rule: 0.0,
    };

    /// The same player, of two, where both fives and threes score what they count.
    const COUNTING_BOTH: Self = Self {
        pip: 0.0,
        doublet: 2.25,
        fitting: 0.2,
        stuck: -2.5,
        suit: -0.4,
        reply: 0.9,
        shut_out: 6.5,
        follow_up: 0.15,
        rule: 0.5,
    };

    /// A player who also counts the unseen bones, under these rules.
    ///
    /// Where both fives and threes score what they count, nearly every second count
    /// scores. There it matters more who has the bones for the open ends, and less
    /// how many pips are left in hand. So of two players he goes by weights of their
    /// own there.
    pub const fn counting(rules: &Rules) -> Self {
        let scores = (rules.fives, rules.threes, rules.count_unit);
        match (rules.seats, scores) {
            (Seats::Two, (true, true, CountUnit::Pips)) => Self::COUNTING_BOTH,
            _ => Self::COUNTING,
        }
    }

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
        rule: 0.0,
    };

    /// How good it is to have played `bone` and made the table `after`, in
    /// points, without those that the play itself scores.
    pub fn value(&self, rules: &Rules, sight: &Sight, after: &Table, bone: Bone) -> f32 {
        let mut hand = sight.hand;
        hand.remove(bone);
        let scores = Scores::on(rules, after);
        let own = Replies::of(&scores, hand);
        let suits = Pips::ALL
            .into_iter()
            .filter(|pips| !hand.and(Bones::suit(*pips)).is_empty())
            .count();
        // First the features of hand and table, then the points in sight.
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
            let replies = Replies::of(&scores, sight.next().possible);
            let none = sight.next().chances_of_none();
            points -= self.reply * replies.expected_best(&none);
            shape += self.shut_out * none[usize::from(replies.fitting)];
        }
        if self.rule != 0.0 {
            let surplus = after.open_pips().iter().map(|pips| {
                let show_it = |bones: Bones| f32::from(bones.and(Bones::suit(pips)).len());
                show_it(hand) - show_it(sight.unseen)
            });
            shape += self.rule * surplus.sum::<f32>();
        }
        let unit = match rules.count_unit {
            CountUnit::Pips => 1.0,
            CountUnit::Multiples => MULTIPLE,
        };
        unit * shape + points
    }
}
