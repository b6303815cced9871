//! What the rules, their values and the ready-made games are called, and what
//! each does, in a line.

use crate::engine::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, Impossible, LaterLeads, Preset,
    Remaining, Rules, ScoreDisplay, ScoresIn, Spinner,
};
use crate::profile::{GameName, Rule};
use crate::say;

/// What a rule is called.
pub fn name(rule: Rule) -> String {
    match rule {
        Rule::HandSize => say!("rule-hand-size"),
        Rule::DoubletsLimit => say!("rule-doublets-limit"),
        Rule::FirstLead => say!("rule-first-lead"),
        Rule::LaterLeads => say!("rule-later-leads"),
        Rule::Draws => say!("rule-draws"),
        Rule::VoluntaryDraw => say!("rule-voluntary-draw"),
        Rule::BuryTwo => say!("rule-bury-two"),
        Rule::KeptBack => say!("rule-kept-back"),
        Rule::HandCap => say!("rule-hand-cap"),
        Rule::Spinner => say!("rule-spinner"),
        Rule::Fives => say!("rule-fives"),
        Rule::Threes => say!("rule-threes"),
        Rule::CountUnit => say!("rule-count-unit"),
        Rule::Claims => say!("rule-claims"),
        Rule::DominoAward => say!("rule-domino-award"),
        Rule::BlockAwardTo => say!("rule-block-award-to"),
        Rule::BlockAwardOf => say!("rule-block-award-of"),
        Rule::Rounding => say!("rule-rounding"),
        Rule::Remaining => say!("rule-remaining"),
        Rule::Target => say!("rule-target"),
        Rule::ExactTarget => say!("rule-exact-target"),
        Rule::ScoreDisplay => say!("rule-score-display"),
    }
}

/// What a rule does, in a line.
pub fn explanation(rule: Rule) -> String {
    match rule {
        Rule::HandSize => say!("rule-hand-size-explained"),
        Rule::DoubletsLimit => say!("rule-doublets-limit-explained"),
        Rule::FirstLead => say!("rule-first-lead-explained"),
        Rule::LaterLeads => say!("rule-later-leads-explained"),
        Rule::Draws => say!("rule-draws-explained"),
        Rule::VoluntaryDraw => say!("rule-voluntary-draw-explained"),
        Rule::BuryTwo => say!("rule-bury-two-explained"),
        Rule::KeptBack => say!("rule-kept-back-explained"),
        Rule::HandCap => say!("rule-hand-cap-explained"),
        Rule::Spinner => say!("rule-spinner-explained"),
        Rule::Fives => say!("rule-fives-explained"),
        Rule::Threes => say!("rule-threes-explained"),
        Rule::CountUnit => say!("rule-count-unit-explained"),
        Rule::Claims => say!("rule-claims-explained"),
        Rule::DominoAward => say!("rule-domino-award-explained"),
        Rule::BlockAwardTo => say!("rule-block-award-to-explained"),
        Rule::BlockAwardOf => say!("rule-block-award-of-explained"),
        Rule::Rounding => say!("rule-rounding-explained"),
        Rule::Remaining => say!("rule-remaining-explained"),
        Rule::Target => say!("rule-target-explained"),
        Rule::ExactTarget => say!("rule-exact-target-explained"),
        Rule::ScoreDisplay => say!("rule-score-display-explained"),
    }
}

/// What the value that a rule has in `rules` is called.
pub fn value(rule: Rule, rules: &Rules) -> String {
    match rule {
        Rule::HandSize => say!("value-hand-size", bones = rules.hand_size),
        Rule::DoubletsLimit => match rules.doublets_limit {
            None => say!("value-doublets-any"),
            Some(limit) => say!("value-doublets-at-most", limit = limit),
        },
        Rule::FirstLead => match rules.first_lead {
            FirstLead::HeaviestDoublet => say!("value-lead-heaviest-doublet"),
            FirstLead::Lot => say!("value-lead-lot"),
            FirstLead::Draw => say!("value-lead-drawn-for"),
        },
        Rule::LaterLeads => match rules.later_leads {
            LaterLeads::HeaviestDoublet => say!("value-lead-heaviest-doublet"),
            LaterLeads::LikeTheFirst => say!("value-lead-as-first"),
            LaterLeads::Winner if rules.target.is_none() => say!("value-lead-winner"),
            LaterLeads::Winner => say!("value-lead-whoever-went-out"),
            LaterLeads::Loser => say!("value-lead-whoever-did-not"),
            LaterLeads::Alternate => say!("value-lead-by-turns"),
            LaterLeads::LastToPlay => say!("value-lead-last-to-play"),
        },
        Rule::KeptBack => match rules.kept_back {
            0 => say!("value-kept-back-none"),
            1 => say!("value-kept-back-one"),
            _ => say!("value-kept-back-two"),
        },
        Rule::Spinner => match rules.spinner {
            Spinner::None => say!("value-spinner-none"),
            Spinner::Single => say!("value-spinner-single"),
            Spinner::Every => say!("value-spinner-every"),
        },
        Rule::CountUnit => match rules.count_unit {
            CountUnit::Pips => say!("value-count-pips"),
            CountUnit::Multiples => say!("value-count-multiples"),
        },
        Rule::DominoAward => match rules.domino_award {
            DominoAward::Pips => say!("value-domino-pips"),
            DominoAward::FiveABone => say!("value-domino-five-a-bone"),
            DominoAward::OnePoint => say!("value-domino-one-point"),
        },
        Rule::BlockAwardTo => match rules.block_award_to {
            BlockAwardTo::Low => say!("value-block-to-low"),
            BlockAwardTo::Last => say!("value-block-to-last"),
            BlockAwardTo::Nobody => say!("value-block-to-nobody"),
        },
        Rule::BlockAwardOf => match rules.block_award_of {
            BlockAwardOf::Difference => say!("value-block-difference"),
            BlockAwardOf::Opponents => say!("value-block-opponents"),
            BlockAwardOf::Both => say!("value-block-both"),
        },
        Rule::Remaining => match rules.remaining {
            Remaining::Nothing => say!("value-remaining-nothing"),
            Remaining::LoseOwn => say!("value-remaining-lose-own"),
        },
        Rule::Target => match rules.target {
            None => say!("value-target-none"),
            Some(target) => points_to_win(target, rules.score_display),
        },
        Rule::ScoreDisplay => match rules.score_display {
            ScoreDisplay::Points => say!("value-scores-points"),
            ScoreDisplay::Fives => say!("value-scores-fives"),
        },
        Rule::Draws => on_or_off(rules.draws),
        Rule::VoluntaryDraw => on_or_off(rules.voluntary_draw),
        Rule::BuryTwo => on_or_off(rules.bury_two),
        Rule::HandCap => on_or_off(rules.hand_cap),
        Rule::Fives => on_or_off(rules.fives),
        Rule::Threes => on_or_off(rules.threes),
        Rule::Claims => on_or_off(rules.claims),
        Rule::Rounding => on_or_off(rules.rounding),
        Rule::ExactTarget => on_or_off(rules.exact_target),
    }
}

fn on_or_off(on: bool) -> String {
    if on {
        say!("value-on")
    } else {
        say!("value-off")
    }
}

/// Points as a target: "150 points", and "305 (61 fives)" in fives.
pub fn points_to_win(target: u16, display: ScoreDisplay) -> String {
    match display {
        ScoreDisplay::Fives if target.is_multiple_of(5) => {
            say!("value-target-fives", points = target, fives = target / 5)
        }
        _ => say!("value-target-points", points = target),
    }
}

/// Why a rule does nothing beside the others, if it does nothing.
pub fn idle(rule: Rule, rules: &Rules) -> Option<String> {
    let no_awards = rules.remaining == Remaining::LoseOwn;
    match rule {
        Rule::BuryTwo | Rule::KeptBack | Rule::HandCap if !rules.draws => {
            Some(say!("idle-nobody-draws"))
        }
        Rule::DominoAward | Rule::BlockAwardTo | Rule::BlockAwardOf if no_awards => {
            Some(say!("idle-no-awards"))
        }
        Rule::DominoAward if rules.rounding && rules.domino_award == DominoAward::OnePoint => {
            Some(say!("idle-one-point-rounded"))
        }
        Rule::BlockAwardOf if rules.block_award_to == BlockAwardTo::Nobody => {
            Some(say!("idle-block-to-nobody"))
        }
        _ => None,
    }
}

/// Why a mix of rules makes no game, as a sentence.
pub fn impossible(reason: &Impossible) -> String {
    match *reason {
        Impossible::HandSize { hand_size, players } => {
            say!("impossible-hand-size", bones = hand_size, players = players)
        }
        Impossible::NothingToSetAside => say!("impossible-nothing-to-set-aside"),
        Impossible::KeptBack => say!("impossible-kept-back"),
        Impossible::DoubletsLimit => say!("impossible-doublets-limit"),
        Impossible::DoubletsLimitIdle { limit, hand_size } => say!(
            "impossible-doublets-limit-idle",
            limit = limit,
            bones = hand_size
        ),
        Impossible::VoluntaryDrawWithoutDraws => say!("impossible-voluntary-draw"),
        Impossible::Target => say!("impossible-target"),
        Impossible::ExactTargetWithoutTarget => say!("impossible-exact-without-target"),
        Impossible::ExactTargetOutOfReach { scores, target } => say!(
            "impossible-exact-out-of-reach",
            scores = key(scores),
            target = target
        ),
        Impossible::CountUnitWithoutScoring => say!("impossible-count-unit"),
        Impossible::ClaimsWithoutScoring => say!("impossible-claims"),
        Impossible::NothingToGain => say!("impossible-nothing-to-gain"),
        Impossible::FivesDisplay => say!("impossible-fives-display"),
        Impossible::FivesTarget { target } => {
            say!("impossible-fives-target", target = target)
        }
    }
}

/// What a game is called.
pub fn game(game: &GameName) -> String {
    match game {
        GameName::ReadyMade(preset) => preset_name(*preset),
        GameName::Own(name) => name.as_str().to_owned(),
        GameName::Unnamed => say!("game-unnamed"),
    }
}

/// What messages choose by.
const fn key(scores: ScoresIn) -> &'static str {
    match scores {
        ScoresIn::Any => "any",
        ScoresIn::Threes => "threes",
        ScoresIn::Fives => "fives",
        ScoresIn::ThreesAndFives => "threes-and-fives",
    }
}

/// What a ready-made game is like, in a line or two.
pub fn preset(preset: Preset) -> String {
    match preset {
        Preset::Draw => say!("game-draw-explained"),
        Preset::Block => say!("game-block-explained"),
        Preset::AllFives => say!("game-all-fives-explained"),
        Preset::AllThrees => say!("game-all-threes-explained"),
        Preset::FivesAndThrees => say!("game-fives-and-threes-explained"),
        Preset::PalmAllFives => say!("game-palm-all-fives-explained"),
        Preset::TournamentAllFives => say!("game-tournament-all-fives-explained"),
        Preset::Muggins => say!("game-muggins-explained"),
        Preset::FiveUp => say!("game-five-up-explained"),
        Preset::CribbageBoardFives => say!("game-cribbage-board-fives-explained"),
        Preset::BritishFivesAndThrees => say!("game-british-fives-and-threes-explained"),
        Preset::TheDrawGame => say!("game-the-draw-game-explained"),
    }
}

/// What a ready-made game is called.
pub fn preset_name(preset: Preset) -> String {
    match preset {
        Preset::Draw => say!("game-draw"),
        Preset::Block => say!("game-block"),
        Preset::AllFives => say!("game-all-fives"),
        Preset::AllThrees => say!("game-all-threes"),
        Preset::FivesAndThrees => say!("game-fives-and-threes"),
        Preset::PalmAllFives => say!("game-palm-all-fives"),
        Preset::TournamentAllFives => say!("game-tournament-all-fives"),
        Preset::Muggins => say!("game-muggins"),
        Preset::FiveUp => say!("game-five-up"),
        Preset::CribbageBoardFives => say!("game-cribbage-board-fives"),
        Preset::BritishFivesAndThrees => say!("game-british-fives-and-threes"),
        Preset::TheDrawGame => say!("game-the-draw-game"),
    }
}

/// Where the rules of a ready-made game come from.
pub fn source(preset: Preset) -> String {
    match preset {
        Preset::Draw
        | Preset::Block
        | Preset::AllFives
        | Preset::AllThrees
        | Preset::FivesAndThrees => say!("source-electrum-android"),
        Preset::PalmAllFives => say!("source-electrum-palm"),
        Preset::TournamentAllFives | Preset::Muggins | Preset::FiveUp => say!("source-pagat"),
        Preset::CribbageBoardFives => say!("source-pagat-and-electrum"),
        Preset::BritishFivesAndThrees => say!("source-british-leagues"),
        Preset::TheDrawGame => say!("source-the-draw-game"),
    }
}

/// What rules without a source are like: the ready-made game nearest to them,
/// and what differs from it.
pub fn likeness(rules: &Rules) -> String {
    let differing = |preset: &Preset| {
        let theirs = preset.rules(rules.seats);
        let differs = |rule: &Rule| !rule.agrees(&theirs, rules);
        Rule::ALL.into_iter().filter(differs).collect::<Vec<_>>()
    };
    let nearest = Preset::ALL
        .into_iter()
        .min_by_key(|preset| differing(preset).len())
        .unwrap_or(Preset::Draw);
    let game = preset_name(nearest);
    let differences = differing(&nearest).into_iter().map(|rule| {
        let (rule, value) = (name(rule), value(rule, rules));
        say!("rules-difference", rule = rule, value = value)
    });
    let differences =
        differences.reduce(|before, next| say!("rules-differences", before = before, next = next));
    match differences {
        None => say!("rules-same-as", game = game),
        Some(differences) => say!("rules-like", game = game, differences = differences),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seats;

    #[test]
    fn every_rule_value_and_game_has_words_of_its_own() {
        let mut names: Vec<_> = Rule::ALL.into_iter().map(name).collect();
        names.extend(Rule::ALL.into_iter().map(explanation));
        names.extend(Preset::ALL.into_iter().map(preset));
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
    fn only_plain_letters_are_used_because_others_may_have_no_glyph() {
        for rule in Rule::ALL {
            assert!(
                name(rule).is_ascii() && explanation(rule).is_ascii(),
                "{rule:?}"
            );
        }
        for game in Preset::ALL {
            assert!(
                preset(game).is_ascii() && source(game).is_ascii(),
                "{game:?}"
            );
        }
    }

    #[test]
    fn a_changed_game_is_described_by_what_was_changed() {
        let rules = Rules {
            hand_size: 5,
            bury_two: true,
            ..Preset::FiveUp.rules(Seats::Two)
        };
        assert_eq!(
            likeness(&rules),
            "Like Five-Up, except: Hand size: 5 bones; Bury two bones: on.",
            "the nearest game and the differences"
        );
    }

    #[test]
    fn reasons_are_whole_sentences() {
        assert_eq!(
            impossible(&Impossible::ClaimsWithoutScoring),
            "Points are claimed only where fives or threes score.",
            "a capital letter and a full stop"
        );
    }

    #[test]
    fn a_rule_without_effect_says_so() {
        let block = Preset::Block.rules(Seats::Two);
        assert!(
            idle(Rule::BuryTwo, &block).is_some(),
            "there is no boneyard"
        );
        assert_eq!(idle(Rule::BuryTwo, &Rules::default()), None, "there is one");
    }
}
