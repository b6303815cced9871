//! The rules one by one, and what each can be set to.

use crate::engine::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, Impossible, LaterLeads,
    Remaining, Rules, ScoreDisplay, Spinner,
};

/// One of the rules that a player can set at a table for two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// How many bones are dealt to each.
    HandSize,
    /// How many doublets a dealt hand may hold.
    DoubletsLimit,
    /// Who leads the first hand.
    FirstLead,
    /// Who leads the hands after it.
    LaterLeads,
    /// Whether bones can be drawn.
    Draws,
    /// Whether one may draw while a bone fits.
    VoluntaryDraw,
    /// Whether two bones leave the boneyard unseen.
    BuryTwo,
    /// How many bones can never be drawn.
    KeptBack,
    /// Whether a hand of 18 stops drawing.
    HandCap,
    /// Which doublets have four sides.
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
    /// What they are awarded.
    BlockAwardOf,
    /// Whether awards go to the nearest five.
    Rounding,
    /// What bones left in hand cost.
    Remaining,
    /// The points that win the game.
    Target,
    /// Whether the target must be hit exactly.
    ExactTarget,
    /// How scores are shown.
    ScoreDisplay,
}

impl Rule {
    /// Every rule, in the order in which they matter during a game.
    pub const ALL: [Self; 22] = [
        Self::HandSize,
        Self::DoubletsLimit,
        Self::FirstLead,
        Self::LaterLeads,
        Self::Draws,
        Self::VoluntaryDraw,
        Self::BuryTwo,
        Self::KeptBack,
        Self::HandCap,
        Self::Spinner,
        Self::Fives,
        Self::Threes,
        Self::CountUnit,
        Self::Claims,
        Self::DominoAward,
        Self::BlockAwardTo,
        Self::BlockAwardOf,
        Self::Rounding,
        Self::Remaining,
        Self::Target,
        Self::ExactTarget,
        Self::ScoreDisplay,
    ];

    /// The points to win that are offered, beside a number of the player's own.
    pub const TARGETS: [u16; 8] = [50, 61, 100, 150, 200, 250, 305, 500];

    /// Whether the rule is either off or on.
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

    /// Whether this rule is the same in both.
    pub fn agrees(self, one: &Rules, other: &Rules) -> bool {
        self.copied(one, other) == *other
    }

    /// `rules` with each value that this rule can take, the other rules as they
    /// are; among them `rules` itself. [`Rules::check`] says which are possible.
    /// For a switch it is off, then on.
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
            Self::FirstLead => {
                let leads = [FirstLead::HeaviestDoublet, FirstLead::Lot, FirstLead::Draw];
                each(rules, &leads, |rules, &lead| rules.first_lead = lead)
            }
            Self::LaterLeads => {
                let leads = [
                    LaterLeads::HeaviestDoublet,
                    LaterLeads::LikeTheFirst,
                    LaterLeads::Winner,
                    LaterLeads::Loser,
                    LaterLeads::Alternate,
                    LaterLeads::LastToPlay,
                ];
                each(rules, &leads, |rules, &lead| rules.later_leads = lead)
            }
            Self::Draws => switch(|rules| &mut rules.draws),
            Self::VoluntaryDraw => switch(|rules| &mut rules.voluntary_draw),
            Self::BuryTwo => switch(|rules| &mut rules.bury_two),
            Self::KeptBack => each(rules, &[0, 1, 2], |rules, &kept| rules.kept_back = kept),
            Self::HandCap => switch(|rules| &mut rules.hand_cap),
            Self::Spinner => {
                let spinners = [Spinner::None, Spinner::Single, Spinner::Every];
                each(rules, &spinners, |rules, &spinner| rules.spinner = spinner)
            }
            Self::Fives => switch(|rules| &mut rules.fives),
            Self::Threes => switch(|rules| &mut rules.threes),
            Self::CountUnit => {
                let units = [CountUnit::Pips, CountUnit::Multiples];
                each(rules, &units, |rules, &unit| rules.count_unit = unit)
            }
            Self::Claims => switch(|rules| &mut rules.claims),
            Self::DominoAward => {
                let awards = [
                    DominoAward::Pips,
                    DominoAward::FiveABone,
                    DominoAward::OnePoint,
                ];
                each(rules, &awards, |rules, &award| rules.domino_award = award)
            }
            Self::BlockAwardTo => {
                let sides = [BlockAwardTo::Low, BlockAwardTo::Last, BlockAwardTo::Nobody];
                each(rules, &sides, |rules, &side| rules.block_award_to = side)
            }
            Self::BlockAwardOf => {
                let awards = [
                    BlockAwardOf::Difference,
                    BlockAwardOf::Opponents,
                    BlockAwardOf::Both,
                ];
                each(rules, &awards, |rules, &award| rules.block_award_of = award)
            }
            Self::Rounding => switch(|rules| &mut rules.rounding),
            Self::Remaining => {
                let costs = [Remaining::Nothing, Remaining::LoseOwn];
                each(rules, &costs, |rules, &cost| rules.remaining = cost)
            }
            Self::Target => {
                let own = rules.target.filter(|own| !Self::TARGETS.contains(own));
                let targets = Self::TARGETS.into_iter().chain(own).map(Some);
                let targets: Vec<_> = std::iter::once(None).chain(targets).collect();
                each(rules, &targets, |rules, &target| rules.target = target)
            }
            Self::ExactTarget => switch(|rules| &mut rules.exact_target),
            Self::ScoreDisplay => {
                let displays = [ScoreDisplay::Points, ScoreDisplay::Fives];
                each(rules, &displays, |rules, &display| {
                    rules.score_display = display;
                })
            }
        }
    }

    /// `rules` with each other value that this rule can take and that would
    /// make no game with the other rules, and why.
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
