//! Names of rules, their values and ready-made games, with a line on each.

use super::named::{Named, NamedValues as _};
use super::points::{Points, score_selector};
use crate::msg;
use engine::{
    BlockAwardRecipient, BlockLead, Capicua, CountUnit, DominoAward, DominoSet, FirstLead,
    LaterLeads, PossibleScores, Preset, Remaining, Rules, RulesError, ScoreDisplay, Seats, Spinner,
    TiedBlock, WayOut,
};
use game::profile::{GameName, Rule, SettingValue, differences, nearest_game};

/// The name of a rule's value in `rules`.
pub fn value(rule: Rule, rules: &Rules) -> String {
    match rule.value(rules) {
        SettingValue::Name(_) if rule == Rule::LaterLeads && winner_of_game_leads(rules) => {
            msg::VALUE_LATER_LEADS_WINNER_OF_GAME.text()
        }
        SettingValue::Name(_) if rule == Rule::LaterLeads && is_loser_of_several(rules) => {
            msg::VALUE_LATER_LEADS_LOSER_OF_SEVERAL.text()
        }
        SettingValue::Name(_) if rule == Rule::CountUnit && has_one_multiple(rules) => {
            msg::value_multiples_of_one(score_selector(rules))
        }
        SettingValue::Switch(true) => msg::VALUE_ON.text(),
        SettingValue::Switch(false) => msg::VALUE_OFF.text(),
        SettingValue::Number(value) => number(rule, value, rules),
        value @ SettingValue::Name(_) => rule.value_name(value).unwrap_or_default(),
    }
}

/// Whether the winner of a game of one hand leads the next game, even if the hand was blocked.
fn winner_of_game_leads(rules: &Rules) -> bool {
    rules.later_leads == LaterLeads::Winner && rules.target.is_none()
}

/// Whether the lead goes to one of several players who did not go out.
fn is_loser_of_several(rules: &Rules) -> bool {
    rules.later_leads == LaterLeads::Loser && rules.seats != Seats::Two
}

/// Whether counts score their multiples of five only, or of three only.
fn has_one_multiple(rules: &Rules) -> bool {
    rules.count_unit == CountUnit::Multiples && rules.fives != rules.threes
}

/// The value of a numeric rule. Every number without words of its own is a bonus.
fn number(rule: Rule, value: Option<u16>, rules: &Rules) -> String {
    match (rule, value) {
        (Rule::HandSize, Some(bones)) => msg::value_hand_size(bones),
        (Rule::DoubletsLimit, None) => msg::value_doublets_limit("any"),
        (Rule::DoubletsLimit, Some(limit)) => msg::value_doublets_limit(limit),
        (Rule::KeptBack, Some(bones)) => msg::value_kept_back(bones),
        (Rule::Target, None) => msg::VALUE_TARGET_NONE.text(),
        (Rule::Target, Some(target)) if rules.counts_hands() => {
            msg::points_counted(Points::hands(target))
        }
        (Rule::Target, Some(target)) => points_to_win(target, rules.score_display),
        (_, None | Some(0)) => msg::VALUE_BONUS_NONE.text(),
        (_, Some(points)) => msg::points(Points::shown(points)),
    }
}

/// Explains a rule's value in `rules`; `None` if its name is enough.
pub fn value_explanation(rule: Rule, rules: &Rules) -> Option<String> {
    match rule.value(rules) {
        SettingValue::Name(_) if rule == Rule::LaterLeads && winner_of_game_leads(rules) => {
            Some(msg::VALUE_LATER_LEADS_WINNER_OF_GAME_EXPLAINED.text())
        }
        SettingValue::Name(_) if rule == Rule::CountUnit && has_one_multiple(rules) => {
            Some(msg::value_multiples_of_one_explained(score_selector(rules)))
        }
        SettingValue::Name(_)
            if matches!(rule, Rule::Set | Rule::Spinner)
                && rules.set == DominoSet::DoubleNine
                && rules.spinner == Spinner::Every =>
        {
            Some(msg::VALUE_SET_DOUBLE_NINE_BRANCHING_EXPLAINED.text())
        }
        // The usual explanation is not true under these rules.
        SettingValue::Name(_) if rule == Rule::DominoAward && rules.headers => None,
        SettingValue::Name(_)
            if rule == Rule::TiedBlock
                && rules.tied_block == TiedBlock::Nobody
                && !rules.shares_tied_blocks() =>
        {
            None
        }
        value => rule.value_explanation(value),
    }
}

/// A target: "150 points", or "61 holes" in fives.
fn points_to_win(target: u16, display: ScoreDisplay) -> String {
    let unit = u16::from(display.unit());
    match display {
        ScoreDisplay::Fives if target.is_multiple_of(unit) => {
            msg::value_target_fives(target / unit)
        }
        _ => msg::points(Points::shown(target)),
    }
}

/// Explains why a rule has no effect under the other rules; `None` if it has an effect.
pub fn why_without_effect(rule: Rule, rules: &Rules) -> Option<String> {
    let no_awards = !rules.counts_hands() && rules.remaining == Remaining::LoseOwn;
    match rule {
        rule if rules.counts_hands() && is_about_points(rule, rules) => {
            Some(msg::IDLE_HANDS_COUNTED.text())
        }
        Rule::BuryTwo | Rule::KeptBack | Rule::HandCap if !rules.can_draw() => {
            Some(msg::IDLE_NOBODY_DRAWS.text())
        }
        Rule::Direction if rules.seats == Seats::Two => Some(msg::IDLE_TWO_PLAYERS.text()),
        Rule::PartnerMayLead if rules.seats != Seats::Partners => {
            Some(msg::IDLE_NO_PARTNERS.text())
        }
        Rule::PartnerMayLead if !leads_any_bone(rules) => Some(msg::IDLE_LEADS_SET.text()),
        Rule::Draws | Rule::VoluntaryDraw if rules.can_draw() && !rules.ever_draws() => {
            Some(msg::IDLE_NOBODY_DRAWS.text())
        }
        Rule::HandCap if rules.hand_cap && !rules.hand_cap_matters() => {
            Some(msg::IDLE_HAND_CAP.text())
        }
        Rule::Capicua
        | Rule::CapicuaEqualEnds
        | Rule::Chuchazo
        | Rule::FirstHands
        | Rule::PassAfterLead
        | Rule::AllPass
        | Rule::DominoAward
        | Rule::BlockAwardTo
        | Rule::BlockAwardOf
        | Rule::TiedBlock
            if no_awards =>
        {
            Some(msg::IDLE_NO_AWARDS.text())
        }
        Rule::CapicuaEqualEnds if !rules.rewards_way_out(WayOut::BothEnds) => {
            Some(msg::IDLE_NO_CAPICUA.text())
        }
        Rule::DominoAward if rules.rounding && rules.domino_award == DominoAward::OnePoint => {
            Some(msg::IDLE_ONE_POINT_ROUNDED.text())
        }
        Rule::Rounding if awards_are_in_fives(rules) => Some(msg::IDLE_AWARDS_IN_FIVES.text()),
        Rule::BlockAwardOf | Rule::TiedBlock
            if rules.block_award_to == BlockAwardRecipient::Nobody =>
        {
            Some(msg::IDLE_BLOCK_TO_NOBODY.text())
        }
        Rule::TiedBlock if rules.block_award_to == BlockAwardRecipient::Last => {
            Some(msg::IDLE_BLOCK_TO_ONE.text())
        }
        Rule::BlockLead
            if rules.block_lead == BlockLead::Winner
                && rules.block_award_to == BlockAwardRecipient::Nobody =>
        {
            Some(msg::IDLE_BLOCK_TO_NOBODY.text())
        }
        Rule::Brackets if !rules.pips_left_matter() => Some(msg::IDLE_NO_PIPS.text()),
        Rule::NoDoublet if !leads_doublet(rules) => Some(msg::IDLE_NO_FORCED_LEAD.text()),
        _ => None,
    }
}

/// Whether a rule is about points, and has no effect where hands are counted. The other rules about
/// points cannot be set there.
const fn is_about_points(rule: Rule, rules: &Rules) -> bool {
    match rule {
        Rule::DominoAward | Rule::BlockAwardOf | Rule::Remaining => true,
        Rule::Capicua => matches!(rules.capicua, Capicua::Points(_) | Capicua::Doubles),
        _ => false,
    }
}

/// Whether a doublet must be led in some hands, and may be missing.
fn leads_doublet(rules: &Rules) -> bool {
    let of_all = rules.first_lead == FirstLead::HeaviestDoublet
        || rules.later_leads == LaterLeads::HeaviestDoublet;
    let of_one =
        rules.first_lead == FirstLead::Person || rules.later_leads == LaterLeads::LastWithDoublet;
    of_all && rules.can_deal_no_doublets() || of_one
}

/// Whether any bone may be led in some hands.
fn leads_any_bone(rules: &Rules) -> bool {
    let first = matches!(rules.first_lead, FirstLead::Lot | FirstLead::Draw);
    let later = !matches!(
        rules.later_leads,
        LaterLeads::HeaviestDoublet | LaterLeads::LastWithDoublet | LaterLeads::LikeTheFirst
    );
    first || later || rules.block_lead != BlockLead::Usual
}

/// Whether the end of a hand scores multiples of five, rounded or not.
fn awards_are_in_fives(rules: &Rules) -> bool {
    rules.remaining == Remaining::Nothing
        && rules.domino_award == DominoAward::FiveABone
        && rules.block_award_to == BlockAwardRecipient::Nobody
}

/// Explains in a sentence why rules are invalid together.
pub fn why_invalid(reason: &RulesError) -> String {
    match *reason {
        RulesError::HandSize { hand_size, players, set } => {
            msg::impossible_hand_size(hand_size, players, set)
        }
        RulesError::TooFewToSetAside { left } => msg::impossible_too_few_to_set_aside(left),
        // Only a file can have such rules.
        RulesError::KeptBack | RulesError::DoubletsLimit { .. } | RulesError::Bonus => {
            msg::REFUSED_IMPOSSIBLE.text()
        }
        RulesError::DoubletsLimitUnused { limit, hand_size } => {
            msg::impossible_doublets_limit_idle(hand_size, limit)
        }
        RulesError::DoubletsLimitTooLow { limit, hand_size } => {
            msg::impossible_doublets_limit_too_low(hand_size, limit)
        }
        RulesError::NineWithoutDoubleBlank => msg::IMPOSSIBLE_NINE_WITHOUT_DOUBLE_BLANK.text(),
        RulesError::NineWithSpinners => msg::IMPOSSIBLE_NINE_WITH_SPINNERS.text(),
        RulesError::NineWithSeven => msg::IMPOSSIBLE_NINE_WITH_SEVEN.text(),
        RulesError::NineWithHandCap => msg::IMPOSSIBLE_NINE_WITH_HAND_CAP.text(),
        RulesError::NineWithFirecrackers => msg::IMPOSSIBLE_NINE_WITH_FIRECRACKERS.text(),
        RulesError::NineWithCutThroat => msg::IMPOSSIBLE_NINE_WITH_CUT_THROAT.text(),
        RulesError::VoluntaryDrawWithoutDraws => msg::IMPOSSIBLE_VOLUNTARY_DRAW.text(),
        RulesError::NothingLeftToDraw { hand_size } => {
            msg::impossible_nothing_left_to_draw(hand_size)
        }
        RulesError::HandsCounted => msg::IMPOSSIBLE_HANDS_COUNTED.text(),
        RulesError::FirstHandsOutOfReach { target } => msg::impossible_first_hands(target),
        RulesError::ChuchazoWithoutDoubleBlank => {
            msg::IMPOSSIBLE_CHUCHAZO_WITHOUT_DOUBLE_BLANK.text()
        }
        RulesError::BracketsWithRounding => msg::IMPOSSIBLE_BRACKETS_WITH_ROUNDING.text(),
        RulesError::CarriedWithoutHands => msg::IMPOSSIBLE_CARRIED_WITHOUT_HANDS.text(),
        RulesError::WorthWithoutHands => msg::IMPOSSIBLE_WORTH_WITHOUT_HANDS.text(),
        RulesError::HandMoreWithoutHands => msg::IMPOSSIBLE_HAND_MORE_WITHOUT_HANDS.text(),
        RulesError::HandMoreWithWorth => msg::IMPOSSIBLE_HAND_MORE_WITH_WORTH.text(),
        RulesError::TargetHands => msg::IMPOSSIBLE_TARGET_HANDS.text(),
        RulesError::Target => msg::IMPOSSIBLE_TARGET.text(),
        RulesError::ExactTargetWithoutTarget => msg::IMPOSSIBLE_EXACT_WITHOUT_TARGET.text(),
        RulesError::ExactTargetOutOfReach { scores, target } => {
            msg::impossible_exact_out_of_reach(scores_selector(scores), target)
        }
        RulesError::CountUnitWithoutScoring => msg::IMPOSSIBLE_COUNT_UNIT.text(),
        RulesError::ClaimsWithoutScoring => msg::IMPOSSIBLE_CLAIMS.text(),
        RulesError::HeadersWithSpinner => msg::IMPOSSIBLE_HEADERS_WITH_SPINNER.text(),
        RulesError::HeadersWithClaims => msg::IMPOSSIBLE_HEADERS_WITH_CLAIMS.text(),
        RulesError::SevenWithSpinner => msg::IMPOSSIBLE_SEVEN_WITH_SPINNER.text(),
        RulesError::SevenWithScoring => msg::IMPOSSIBLE_SEVEN_WITH_SCORING.text(),
        RulesError::SevenWithBonus => msg::IMPOSSIBLE_SEVEN_WITH_BONUS.text(),
        RulesError::FirecrackersNeedTwoPlayers => msg::IMPOSSIBLE_FIRECRACKERS_FOR_MORE.text(),
        RulesError::FirecrackersWithoutScoring => {
            msg::IMPOSSIBLE_FIRECRACKERS_WITHOUT_SCORING.text()
        }
        RulesError::FirecrackersOnSpinners => msg::IMPOSSIBLE_FIRECRACKERS_ON_SPINNERS.text(),
        RulesError::FirecrackersWithClaims => msg::IMPOSSIBLE_FIRECRACKERS_WITH_CLAIMS.text(),
        RulesError::ClockWithoutTarget => msg::IMPOSSIBLE_CLOCK.text(),
        RulesError::NothingToGain => msg::IMPOSSIBLE_NOTHING_TO_GAIN.text(),
        RulesError::FivesDisplay => msg::IMPOSSIBLE_FIVES_DISPLAY.text(),
        RulesError::FivesTarget { target } => msg::impossible_fives_target(target),
    }
}

/// The ways to make `wanted`, which sets `rule`, valid and effective: the other rule to change, and
/// the rules after that change.
pub fn effective_fixes(rule: Rule, wanted: &Rules) -> Vec<(Rule, Rules)> {
    let mut ways = rule.fixes_for(wanted);
    ways.retain(|(_, mended)| why_without_effect(rule, mended).is_none());
    ways
}

/// Label of the button that changes a rule together with another: the new value.
pub fn change_both_label(rule: Rule, rules: &Rules) -> String {
    let called = msg::quoted(rule.name());
    match rule.value(rules) {
        SettingValue::Switch(true) => msg::settings_change_too(called, "on"),
        SettingValue::Switch(false) => msg::settings_change_too(called, "off"),
        SettingValue::Name(_) | SettingValue::Number(_) => {
            msg::settings_change_too(msg::quoted(difference(rule, rules)), "value")
        }
    }
}

/// The name of a ready-made game or of the player's own game, or `My rules` for unnamed rules.
pub fn game(game: &GameName) -> String {
    match game {
        GameName::ReadyMade(preset) => preset.name(),
        GameName::Own(name) => name.as_str().to_owned(),
        GameName::Unnamed => msg::GAME_UNNAMED.text(),
    }
}

const fn scores_selector(scores: PossibleScores) -> &'static str {
    match scores {
        PossibleScores::Any => "any",
        PossibleScores::Threes => "threes",
        PossibleScores::Fives => "fives",
        PossibleScores::ThreesAndFives => "threes-and-fives",
    }
}

/// A few sentences about a ready-made game, by its rules for a number of players.
pub fn preset_description(game: Preset, rules: &Rules) -> String {
    let told = description_for_seats(game, rules).unwrap_or_else(|| game.explanation());
    let also = if rules.can_draw() && rules.bones_left_by_deal() == 0 {
        Some(msg::GAME_ALL_DEALT.text())
    } else {
        match (game, rules.seats) {
            (Preset::JamaicanPartners, Seats::Two | Seats::Three)
            | (Preset::CutThroat, Seats::Three) => {
                Some(msg::game_shared(<&str>::from(rules.seats)))
            }
            _ => None,
        }
    };
    match also {
        Some(also) => format!("{told} {also}"),
        None => told,
    }
}

/// The description of a ready-made game for an unusual number of players; `None` if the usual
/// description is right.
fn description_for_seats(game: Preset, rules: &Rules) -> Option<String> {
    Some(match (game, rules.seats) {
        (Preset::FirecrackerFives, _) if !rules.firecrackers => {
            msg::GAME_FIRECRACKER_FIVES_FOR_MORE.text()
        }
        (Preset::Block, Seats::Partners) => msg::GAME_BLOCK_FOR_PARTNERS.text(),
        (Preset::LatinPartners, seats @ (Seats::Two | Seats::Three | Seats::Four)) => {
            let dealt = if rules.bones_left_by_deal() == 0 { "all" } else { "some" };
            msg::game_latin_partners_alone(dealt, <&str>::from(seats))
        }
        (Preset::CutThroat, Seats::Two) => msg::GAME_CUT_THROAT_FOR_TWO.text(),
        (Preset::CutThroat, Seats::Partners) => msg::GAME_CUT_THROAT_FOR_PARTNERS.text(),
        _ => return None,
    })
}

/// The name of a rule, with its value.
fn difference(rule: Rule, rules: &Rules) -> String {
    let (rule, value) = (rule.name(), value(rule, rules));
    msg::label_value(rule, value)
}

/// Selector of the game whose words describe a hand by these rules.
pub(super) fn game_key(rules: &Rules) -> &'static str {
    nearest_game(rules).into()
}

/// Describes rules by the nearest ready-made game and the differences from it.
pub fn described_by_nearest_game(rules: &Rules) -> String {
    let nearest = nearest_game(rules);
    let game = nearest.name();
    let differences = differences(nearest, rules).into_iter();
    let differences: Vec<String> = differences.map(|rule| difference(rule, rules)).collect();
    if differences.is_empty() {
        msg::rules_same_as(game)
    } else {
        msg::rules_like(differences.join("; "), game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seats;

    #[test]
    fn names_of_rules_values_and_games_are_unique() {
        let mut names: Vec<_> = Rule::ALL.into_iter().map(Named::name).collect();
        names.extend(Preset::ALL.into_iter().map(Named::explanation));
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "no two are the same");
        for rules in Preset::ALL.map(|preset| preset.rules(Seats::Two)) {
            for rule in Rule::ALL {
                let choices = rule.choices(&rules);
                let mut values: Vec<_> = choices.iter().map(|choice| value(rule, choice)).collect();
                values.sort_unstable();
                values.dedup();
                assert_eq!(values.len(), choices.len(), "{rule:?}: {values:?}");
            }
        }
    }

    #[test]
    fn a_changed_game_is_described_by_what_was_changed() {
        let rules = Rules { hand_size: 5, bury_two: true, ..Preset::FiveUp.rules(Seats::Two) };
        let differences = [Rule::HandSize, Rule::BuryTwo].map(|rule| difference(rule, &rules));
        let game = Preset::FiveUp.name();
        assert_eq!(
            described_by_nearest_game(&rules),
            msg::rules_like(differences.join("; "), game),
            "the nearest game and the differences"
        );
    }

    #[test]
    fn a_rule_without_effect_says_so() {
        let block = Preset::Block.rules(Seats::Two);
        assert!(why_without_effect(Rule::BuryTwo, &block).is_some(), "there is no boneyard");
        assert_eq!(why_without_effect(Rule::BuryTwo, &Rules::default()), None, "there is one");
    }
}
