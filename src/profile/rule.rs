//! The rules one by one, and the values that each can have.

use strum::VariantArray;

use crate::engine::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, Impossible, LaterLeads,
    Remaining, Rules, ScoreDisplay, Spinner,
};

/// A rule that can be set, apart from the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Rule {
    /// How many bones each player is dealt.
    HandSize,
    /// How many doublets a player may be dealt before the deal is void.
    DoubletsLimit,
    /// Who leads the first hand.
    FirstLead,
    /// Who leads the hands after it.
    LaterLeads,
    /// Whether bones can be drawn.
    Draws,
    /// Whether a player may draw while holding a bone that fits.
    VoluntaryDraw,
    /// Whether two bones are set aside from the boneyard unseen.
    BuryTwo,
    /// How many bones can never be drawn.
    KeptBack,
    /// Whether a player with 18 bones stops drawing.
    HandCap,
    /// Which doublets are spinners, with four sides to play on.
    Spinner,
    /// Whether multiples of five score.
    Fives,
    /// Whether multiples of three score.
    Threes,
    /// What a count that scores is worth.
    CountUnit,
    /// Whether points must be claimed.
    Claims,
    /// What the player who dominoes is awarded.
    DominoAward,
    /// Who is awarded points after a blocked hand.
    BlockAwardTo,
    /// What points after a blocked hand are made of.
    BlockAwardOf,
    /// Whether awards are rounded to the nearest five.
    Rounding,
    /// What bones left in hand cost.
    Remaining,
    /// The points that win the game.
    Target,
    /// Whether the target must be reached exactly.
    ExactTarget,
    /// How scores are shown.
    ScoreDisplay,
}

impl Rule {
    /// Every rule, in the order in which they matter during a game.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The targets that are offered, in points. A player may also type another
    /// one.
    pub const TARGETS: [u16; 8] = [50, 61, 100, 150, 200, 250, 305, 500];

    /// Whether the rule is a switch, off or on.
    pub const fn is_switch(self) -> bool {
        matches!(
            self,
            Self::Draws
                | Self::VoluntaryDraw
                | Self::BuryTwo
                | Self::HandCap
                | Self::Fives
                | Self::Threes
                | Self::Claims
                | Self::Rounding
                | Self::ExactTarget
        )
    }

    /// `rules` with this rule as it is in `source`.
    #[must_use]
    pub const fn copied(self, source: &Rules, rules: &Rules) -> Rules {
        let mut rules = *rules;
        match self {
            Self::HandSize => rules.hand_size = source.hand_size,
            Self::DoubletsLimit => rules.doublets_limit = source.doublets_limit,
            Self::FirstLead => rules.first_lead = source.first_lead,
            Self::LaterLeads => rules.later_leads = source.later_leads,
            Self::Draws => rules.draws = source.draws,
            Self::VoluntaryDraw => rules.voluntary_draw = source.voluntary_draw,
            Self::BuryTwo => rules.bury_two = source.bury_two,
            Self::KeptBack => rules.kept_back = source.kept_back,
            Self::HandCap => rules.hand_cap = source.hand_cap,
            Self::Spinner => rules.spinner = source.spinner,
            Self::Fives => rules.fives = source.fives,
            Self::Threes => rules.threes = source.threes,
            Self::CountUnit => rules.count_unit = source.count_unit,
            Self::Claims => rules.claims = source.claims,
            Self::DominoAward => rules.domino_award = source.domino_award,
            Self::BlockAwardTo => rules.block_award_to = source.block_award_to,
            Self::BlockAwardOf => rules.block_award_of = source.block_award_of,
            Self::Rounding => rules.rounding = source.rounding,
            Self::Remaining => rules.remaining = source.remaining,
            Self::Target => rules.target = source.target,
            Self::ExactTarget => rules.exact_target = source.exact_target,
            Self::ScoreDisplay => rules.score_display = source.score_display,
        }
        rules
    }

    /// Whether this rule has the same value in both.
    pub fn agrees(self, one: &Rules, other: &Rules) -> bool {
        self.copied(one, other) == *other
    }

    /// `rules` once for each value of this rule, with the other rules unchanged;
    /// the present value is among them. A switch gives off, then on.
    /// [`Rules::check`] says which are possible.
    pub fn choices(self, rules: &Rules) -> Vec<Rules> {
        // Each arm writes one field of its own copy.
        fn each<T>(rules: &Rules, values: &[T], set: impl Fn(&mut Rules, &T)) -> Vec<Rules> {
            let with = |value| {
                let mut rules = *rules;
                set(&mut rules, value);
                rules
            };
            values.iter().map(with).collect()
        }
        let switch = |set: fn(&mut Rules) -> &mut bool| {
            each(rules, &[false, true], |rules, &on| *set(rules) = on)
        };
        match self {
            Self::HandSize => each(rules, Rules::hand_sizes(rules.seats), |rules, &size| {
                rules.hand_size = size;
            }),
            Self::DoubletsLimit => {
                let binding = Rules::DOUBLETS_LIMITS.filter(|limit| rules.can_bind(*limit));
                let binding = binding.map(Some);
                let limits: Vec<_> = std::iter::once(None).chain(binding).collect();
                each(rules, &limits, |rules, &limit| rules.doublets_limit = limit)
            }
            Self::FirstLead => each(rules, FirstLead::VARIANTS, |rules, &lead| {
                rules.first_lead = lead;
            }),
            Self::LaterLeads => each(rules, LaterLeads::VARIANTS, |rules, &lead| {
                rules.later_leads = lead;
            }),
            Self::Draws => switch(|rules| &mut rules.draws),
            Self::VoluntaryDraw => switch(|rules| &mut rules.voluntary_draw),
            Self::BuryTwo => switch(|rules| &mut rules.bury_two),
            Self::KeptBack => each(rules, &[0, 1, 2], |rules, &kept| rules.kept_back = kept),
            Self::HandCap => switch(|rules| &mut rules.hand_cap),
            Self::Spinner => each(rules, Spinner::VARIANTS, |rules, &spinner| {
                rules.spinner = spinner;
            }),
            Self::Fives => switch(|rules| &mut rules.fives),
            Self::Threes => switch(|rules| &mut rules.threes),
            Self::CountUnit => each(rules, CountUnit::VARIANTS, |rules, &unit| {
                rules.count_unit = unit;
            }),
            Self::Claims => switch(|rules| &mut rules.claims),
            Self::DominoAward => each(rules, DominoAward::VARIANTS, |rules, &award| {
                rules.domino_award = award;
            }),
            Self::BlockAwardTo => each(rules, BlockAwardTo::VARIANTS, |rules, &side| {
                rules.block_award_to = side;
            }),
            Self::BlockAwardOf => each(rules, BlockAwardOf::VARIANTS, |rules, &award| {
                rules.block_award_of = award;
            }),
            Self::Rounding => switch(|rules| &mut rules.rounding),
            Self::Remaining => each(rules, Remaining::VARIANTS, |rules, &cost| {
                rules.remaining = cost;
            }),
            Self::Target => {
                let own = rules.target.filter(|own| !Self::TARGETS.contains(own));
                let targets = Self::TARGETS.into_iter().chain(own).map(Some);
                let targets: Vec<_> = std::iter::once(None).chain(targets).collect();
                each(rules, &targets, |rules, &target| rules.target = target)
            }
            Self::ExactTarget => switch(|rules| &mut rules.exact_target),
            Self::ScoreDisplay => each(rules, ScoreDisplay::VARIANTS, |rules, &display| {
                rules.score_display = display;
            }),
        }
    }

    /// `rules` with each value of this rule that makes no game together with the
    /// other rules, and why. The present value is left out.
    pub fn impossible(self, rules: &Rules) -> Vec<(Rules, Impossible)> {
        let choices = self.choices(rules).into_iter();
        let reasons = choices.filter(|choice| choice != rules);
        reasons
            .filter_map(|choice| choice.check().err().map(|reason| (choice, reason)))
            .collect()
    }
}

#[cfg(test)]
mod tests;
