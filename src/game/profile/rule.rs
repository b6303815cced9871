//! The rules one by one, with the values that each can have.

use strum::{IntoStaticStr, VariantArray};

use super::setting::{
    FieldChoices, SettingValue, names, settings, some_names, some_values, switch,
};
use engine::{Capicua, DominoSet, Preset, Rules, RulesError, Score, Seats};

/// A part of a game, by which the rules are grouped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GamePart {
    /// The deal, the lead, and the boneyard.
    Hand,
    /// Scoring during a hand.
    Scoring,
    /// Awards at the end of a hand.
    End,
    /// Winning the game.
    Winning,
}

settings! {
    /// A rule of a game. The variants are in the order in which the rules matter in a game. The
    /// number of players is not among them.
    Rule of Rules, without { seats }, in parts of GamePart:

    /// Number of bones dealt to each player.
    HandSize: Hand, hand_size = some_values(hand_sizes);
    /// The set of bones, such as double-six.
    Set: Hand, set = names();
    /// Whether the set has 0-0.
    DoubleBlank: Hand, double_blank = switch();
    /// Maximum number of doublets in one hand; a deal that gives more is void.
    DoubletsLimit: Hand, doublets_limit = some_values(doublets_limits);
    /// How the leader of the first hand is chosen.
    FirstLead: Hand, first_lead = names();
    /// How the leaders of later hands are chosen.
    LaterLeads: Hand, later_leads = names();
    /// How the leader after a blocked hand is chosen.
    BlockLead: Hand, block_lead = names();
    /// Whether a player may let the partner lead.
    PartnerMayLead: Hand, partner_may_lead = switch();
    /// What happens if a doublet must be led and nobody who could lead it holds one.
    NoDoublet: Hand, no_doublet = names();
    /// Direction in which the turn passes around the table.
    Direction: Hand, direction = names();
    /// Number of bones drawn by a player who cannot play.
    Draws: Hand, draws = names();
    /// Whether a player may draw while holding a bone that fits.
    VoluntaryDraw: Hand, voluntary_draw = switch();
    /// Whether two bones are set aside from the boneyard unseen.
    BuryTwo: Hand, bury_two = switch();
    /// Number of bones in the boneyard that can never be drawn.
    KeptBack: Hand, kept_back = some_values(numbers_kept_back);
    /// Whether a player with 18 bones stops drawing.
    HandCap: Hand, hand_cap = switch();
    /// Which numbers fit an end.
    Fit: Scoring, fit = names();
    /// Which doublets are spinners, with four sides to play on.
    Spinner: Scoring, spinner = names();
    /// Whether multiples of five score.
    Fives: Scoring, fives = switch();
    /// Whether multiples of three score.
    Threes: Scoring, threes = switch();
    /// Whether a play that makes both ends the same number scores.
    Headers: Scoring, headers = switch();
    /// Points for a table count that scores.
    CountUnit: Scoring, count_unit = names();
    /// Bonus for the side that led if the next player passes.
    PassAfterLead: Scoring, pass_after_lead = some_values(passes_after_lead);
    /// Bonus for a bone after which all others pass.
    AllPass: Scoring, all_pass = some_values(all_passes);
    /// Whether points must be claimed.
    Claims: Scoring, claims = switch();
    /// Whether each player has a firecracker.
    Firecrackers: Scoring, firecrackers = switch();
    /// Award for the player who dominoes.
    DominoAward: End, domino_award = names();
    /// Bonus for going out with a bone that fits both ends.
    Capicua: End, capicua = some_values(capicuas);
    /// Whether both ends may show the same number in a capicua.
    CapicuaEqualEnds: End, capicua_equal_ends = switch();
    /// Bonus for going out with 0-0.
    Chuchazo: End, chuchazo = some_values(chuchazos);
    /// Bonus for winning the first hands of a game.
    FirstHands: End, first_hands = switch();
    /// Receiver of the points for a blocked hand.
    BlockAwardTo: End, block_award_to = names();
    /// Points for a blocked hand.
    BlockAwardOf: End, block_award_of = names();
    /// Receiver of the points for a blocked hand if it is tied.
    TiedBlock: End, tied_block = names();
    /// Whether awards are rounded to the nearest five.
    Rounding: End, rounding = switch();
    /// Whether pips at the end of a hand score by brackets of ten.
    Brackets: End, brackets = switch();
    /// What a side loses for bones left in its hands.
    Remaining: End, remaining = names();
    /// What is counted, such as points or hands.
    Score: Winning, score = some_names(scores);
    /// What winning a hand counts for, where hands are counted.
    HandWorth: Winning, hand_worth = names();
    /// Points or hands that win the game.
    Target: Winning, target = some_values(targets);
    /// Whether the target must be reached exactly.
    ExactTarget: Winning, exact_target = switch();
    /// Whether a game ends after five minutes.
    Clock: Winning, clock = switch();
    /// Whether scores are shown in points or in fives.
    ScoreDisplay: Winning, score_display = names();
}

/// Lists the rules in which `rules` differ from those of a ready-made game.
pub fn differences(preset: Preset, rules: &Rules) -> Vec<Rule> {
    let theirs = preset.rules_with_options_of(rules);
    Rule::ALL.into_iter().filter(|rule| !rule.has_same_value(&theirs, rules)).collect()
}

/// The ready-made game with the fewest [`differences`].
pub fn nearest_game(rules: &Rules) -> Preset {
    let presets = Preset::ALL.into_iter();
    let nearest = presets.min_by_key(|preset| differences(*preset, rules).len());
    nearest.unwrap_or(Preset::Draw)
}

impl Rule {
    /// Returns the usual hand sizes for the set of bones and the number of players of `rules`.
    pub const fn usual_hand_sizes(rules: &Rules) -> &'static [u8] {
        match (rules.set, rules.seats) {
            (DominoSet::DoubleSix, _) => &[5, 6, 7, 8, 9],
            (DominoSet::DoubleNine, Seats::Two) => &[10, 14],
            (DominoSet::DoubleNine, _) => &[10],
        }
    }

    /// Returns `wanted`, with hands of the usual size if the set of bones is not that of `before`.
    #[must_use]
    pub fn with_usual_hands(wanted: Rules, before: &Rules) -> Rules {
        let hand_size = match wanted.set {
            set if set == before.set => wanted.hand_size,
            DominoSet::DoubleSix => Preset::Draw.rules(wanted.seats).hand_size,
            DominoSet::DoubleNine => Self::usual_hand_sizes(&wanted)[0],
        };
        Rules { hand_size, ..wanted }
    }

    /// The offered targets, in points. A player may also type a different number.
    pub const TARGETS: [u16; 8] = [50, 61, 100, 150, 200, 250, 305, 500];

    /// The offered targets where hands are counted, the usual one first.
    pub const HAND_TARGETS: [u16; 3] = [6, 3, 10];

    /// The offered bonuses for ways to go out. A player may also type a different number.
    pub const GOING_OUT_BONUSES: [u16; 4] = [25, 30, 50, 100];

    /// The offered bonuses for passes of others.
    pub const PASS_BONUSES: [u16; 5] = [10, 25, 30, 50, 60];

    /// Returns the offered targets, in points or hands, whichever `rules` count.
    pub const fn targets(rules: &Rules) -> &'static [u16] {
        if rules.counts_hands() { &Self::HAND_TARGETS } else { &Self::TARGETS }
    }

    /// Whether a player may type a number of their own besides the offered ones.
    pub const fn accepts_own_number(self, rules: &Rules) -> bool {
        match self {
            Self::Capicua => !rules.counts_hands(),
            Self::Target | Self::Chuchazo | Self::PassAfterLead | Self::AllPass => true,
            _ => false,
        }
    }

    /// The largest number that a player may type.
    pub const fn max_number(self, rules: &Rules) -> u16 {
        match self {
            Self::Target if rules.counts_hands() => Rules::MAX_HANDS,
            Self::Target => Rules::MAX_POINTS,
            _ => Rules::MAX_BONUS,
        }
    }

    /// Returns `rules` with this rule set to a number of points or hands; unchanged if the rule
    /// takes no number.
    #[must_use]
    pub const fn with_number(self, number: u16, rules: &Rules) -> Rules {
        let mut changed = *rules;
        match self {
            Self::Target => changed.target = Some(number),
            Self::Capicua => changed.capicua = Capicua::Points(number),
            Self::Chuchazo => changed.chuchazo = number,
            Self::PassAfterLead => changed.pass_after_lead = number,
            Self::AllPass => changed.all_pass = number,
            _ => {}
        }
        changed
    }

    /// Whether the value of this rule is an offered one, not a number that the player typed.
    pub fn is_offered(self, rules: &Rules) -> bool {
        match self.value(rules) {
            SettingValue::Number(Some(number)) => match self {
                Self::Target => Self::targets(rules).contains(&number),
                Self::Capicua | Self::Chuchazo => {
                    number == 0 || Self::GOING_OUT_BONUSES.contains(&number)
                }
                Self::PassAfterLead | Self::AllPass => {
                    number == 0 || Self::PASS_BONUSES.contains(&number)
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// Returns whether `one` and `other` have the same value of this rule.
    pub fn has_same_value(self, one: &Rules, other: &Rules) -> bool {
        self.copied(one, other) == *other
    }

    /// Lists the ways to make `wanted` valid after a change of this rule has made them invalid:
    /// each other rule that can be changed for that, and the rules after the change. The new value
    /// is the usual one if that is enough.
    pub fn fixes_for(self, wanted: &Rules) -> Vec<(Self, Rules)> {
        let others = Self::ALL.into_iter().filter(|other| *other != self);
        let fix = |other: Self| {
            let usual = other.copied(&usual_rules_for(wanted), wanted);
            let mut choices = std::iter::once(usual).chain(other.choices(wanted));
            let valid = choices.find(|choice| choice.check().is_ok());
            valid.map(|valid| (other, valid))
        };
        others.filter_map(fix).collect()
    }

    /// Returns `rules` with each value of this rule that would make them invalid, and why.
    pub fn invalid_choices(self, rules: &Rules) -> Vec<(Rules, RulesError)> {
        let choices = self.choices(rules).into_iter();
        let others = choices.filter(|choice| choice != rules);
        others.filter_map(|choice| choice.check().err().map(|reason| (choice, reason))).collect()
    }
}

/// The default rules, except that six hands win where `rules` count hands.
fn usual_rules_for(rules: &Rules) -> Rules {
    let usual = Rules::default();
    Rules {
        target: if rules.counts_hands() { Some(Rule::HAND_TARGETS[0]) } else { usual.target },
        ..usual
    }
}

fn hand_sizes(rules: &Rules) -> Vec<u8> {
    rules.hand_sizes().collect()
}

/// No limit, then the limits that some hands of this size exceed and others do not.
fn doublets_limits(rules: &Rules) -> Vec<Option<u8>> {
    let limits = rules.doublets_limits().filter(|limit| {
        rules.doublets_limit_matters(*limit) && rules.is_doublets_limit_feasible(*limit)
    });
    std::iter::once(None).chain(limits.map(Some)).collect()
}

fn numbers_kept_back(_: &Rules) -> Vec<u8> {
    vec![0, 1, 2]
}

/// No bonus, then the offered amounts, then the present amount `own` unless it is one of them.
fn amounts(offered: &[u16], own: u16) -> Vec<u16> {
    let own = Some(own).filter(|own| *own > 0 && !offered.contains(own));
    std::iter::once(0).chain(offered.iter().copied()).chain(own).collect()
}

/// No bonus, then the offered amounts and a doubled score, or one more hand where hands are
/// counted. The present value is always included, even if it has no effect.
fn capicuas(rules: &Rules) -> Vec<Capicua> {
    let amounts = || Rule::GOING_OUT_BONUSES.map(Capicua::Points);
    let mut all = vec![Capicua::None];
    if rules.counts_hands() {
        all.push(Capicua::HandMore);
    } else {
        all.extend(amounts());
        all.push(Capicua::Doubles);
    }
    if !all.contains(&rules.capicua) {
        all.push(rules.capicua);
    }
    all
}

fn chuchazos(rules: &Rules) -> Vec<u16> {
    amounts(&Rule::GOING_OUT_BONUSES, rules.chuchazo)
}

fn passes_after_lead(rules: &Rules) -> Vec<u16> {
    amounts(&Rule::PASS_BONUSES, rules.pass_after_lead)
}

fn all_passes(rules: &Rules) -> Vec<u16> {
    amounts(&Rule::PASS_BONUSES, rules.all_pass)
}

/// The offered ways to count. With two sides, [`Score::HandsAgainstNone`] is the same as hands in a
/// row, and is only offered if it is set already.
fn scores(rules: &Rules) -> Vec<Score> {
    let is_offered = |score: &Score| {
        *score != Score::HandsAgainstNone || rules.seats.team_count() > 2 || rules.score == *score
    };
    Score::VARIANTS.iter().copied().filter(is_offered).collect()
}

/// No target, then the offered targets, then the present one unless it is one of them.
fn targets(rules: &Rules) -> Vec<Option<u16>> {
    let offered = Rule::targets(rules);
    let own = rules.target.filter(|own| !offered.contains(own));
    let targets = offered.iter().copied().chain(own);
    std::iter::once(None).chain(targets.map(Some)).collect()
}

#[cfg(test)]
mod tests;
