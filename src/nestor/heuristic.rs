//! A hand-made evaluation of plays, for every mix of rules.

use engine::{Bone, Bones, CountUnit, Pips, Rules, Seats, Table};

use super::hand_plays::{BoneScores, HandPlays};
use super::knowledge::Knowledge;

/// The factor for all weights except `reply` and `follow_up`, in games where counts score by
/// [`CountUnit::Multiples`], or where only equal ends score.
///
/// Where 10 scores only 2, and 15 scores 8, full weights would give up points for a better hand.
const MULTIPLES_FACTOR: f32 = 0.25;

/// The value of holding a bone that fits every end, in points. In Matador, a player without one is
/// often stuck.
const WILD_BONE_POINTS: f32 = 4.0;

/// The weights of the features of a play, in points, for games in which a count of 15 scores 15.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Heuristic {
    /// The weight of each pip of the played bone.
    pub pip: f32,
    /// The weight of playing a doublet.
    pub doublet: f32,
    /// The weight of each bone left in hand that fits an open end.
    pub fitting: f32,
    /// The weight of having no bone left in hand that fits.
    pub stuck: f32,
    /// The weight of each suit left in hand.
    pub suit: f32,
    /// The weight of each point that the next player is expected to score in reply; subtracted.
    pub reply: f32,
    /// The weight of the chance, 0 to 1, that no bone of the next player fits.
    pub shut_out: f32,
    /// The weight of each point of the best follow-up from the player's own hand.
    pub follow_up: f32,
    /// The weight of control over the open suits: of the number of their bones left in hand, less
    /// the number unseen. A bone that shows two open numbers counts twice.
    pub control: f32,
}

impl Heuristic {
    /// Weights that value the player's own hand, and only a little what the next player may score.
    pub const OWN_HAND: Self = Self {
        pip: 0.25,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.12,
        shut_out: 0.0,
        follow_up: 0.0,
        control: 0.0,
    };

    /// Weights that also consider the unseen bones: what the next player may score with them, and
    /// whether any of that player's bones fits.
    const COUNTING_UNSEEN: Self = Self {
        pip: 0.3,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.6,
        shut_out: 3.0,
        follow_up: 0.1,
        control: 0.0,
    };

    /// Weights for two players where fives and threes score and a count of 15 scores 15.
    const FIVES_AND_THREES: Self = Self {
        pip: 0.0,
        doublet: 2.25,
        fitting: 0.2,
        stuck: -2.5,
        suit: -0.4,
        reply: 0.9,
        shut_out: 6.5,
        follow_up: 0.15,
        control: 0.5,
    };

    /// The weights that also consider the unseen bones, for these rules.
    ///
    /// Where both fives and threes score, nearly half of all counts score. Control of the open ends
    /// matters more there, and pips left in hand less, so games of two have weights of their own.
    pub const fn counting_unseen(rules: &Rules) -> Self {
        let scores = (rules.fives, rules.threes, rules.count_unit);
        match (rules.seats, scores) {
            (Seats::Two, (true, true, CountUnit::Pips)) => Self::FIVES_AND_THREES,
            _ => Self::COUNTING_UNSEEN,
        }
    }

    /// The strongest hand-made weights, used where no net was trained.
    pub const CAREFUL: Self = Self {
        pip: 0.3,
        doublet: 1.5,
        fitting: 0.8,
        stuck: -2.0,
        suit: 0.6,
        reply: 0.9,
        shut_out: 6.0,
        follow_up: 0.25,
        control: 0.0,
    };

    /// The value of playing `bone`, in points, beyond those that the play itself scores. `after` is
    /// the table after the play.
    pub fn value(&self, rules: &Rules, knowledge: &Knowledge, after: &Table, bone: Bone) -> f32 {
        let mut hand = knowledge.hand;
        hand.remove(bone);
        let scores = BoneScores::for_table(rules, after);
        let own = HandPlays::of(&scores, hand);
        let is_kept = |pips: &Pips| !hand.and(Bones::suit(*pips)).is_empty();
        let suits = rules.set.pips().filter(is_kept).count();
        // `MULTIPLES_FACTOR` applies to `features`, not to `points`.
        let mut features = self.pip * f32::from(bone.weight())
            + self.fitting * f32::from(own.fitting)
            + self.suit * suits as f32;
        let mut points = self.follow_up * f32::from(own.best);
        if rules.fit.wild_bones().contains(bone) {
            features -= WILD_BONE_POINTS;
        } else if bone.is_doublet() {
            features += self.doublet;
        }
        if own.fitting == 0 {
            features += self.stuck;
        }
        if self.reply > 0.0 || self.shut_out > 0.0 {
            let replies = HandPlays::of(&scores, knowledge.next_player().possible);
            let none = knowledge.next_player().chances_of_none();
            points -= self.reply * replies.expected_best(&none);
            features += self.shut_out * none[usize::from(replies.fitting)];
        }
        if self.control != 0.0 {
            let surplus = after.open_pips().iter().map(|pips| {
                let fitting = |bones: Bones| f32::from(bones.and(rules.fit.bones_for(pips)).len());
                fitting(hand) - fitting(knowledge.unseen)
            });
            features += self.control * surplus.sum::<f32>();
        }
        let factor = match rules.count_unit {
            CountUnit::Pips if !rules.headers || rules.counts_score() => 1.0,
            CountUnit::Pips | CountUnit::Multiples => MULTIPLES_FACTOR,
        };
        factor * features + points
    }
}
