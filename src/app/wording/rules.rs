//! What the rules, their values and the ready-made games are called, and what
//! each does, in a line.

use crate::engine::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, Impossible, LaterLeads, Preset,
    Remaining, Rules, ScoreDisplay, Spinner,
};
use crate::session::Rule;

/// What a rule is called.
pub const fn name(rule: Rule) -> &'static str {
    match rule {
        Rule::HandSize => "Hand size",
        Rule::DoubletsLimit => "Doublets in a hand",
        Rule::FirstLead => "Lead of the first hand",
        Rule::LaterLeads => "Lead of later hands",
        Rule::Draws => "Drawing",
        Rule::VoluntaryDraw => "Drawing by choice",
        Rule::BuryTwo => "Bury two bones",
        Rule::KeptBack => "Bones kept back",
        Rule::HandCap => "No drawing past 18 bones",
        Rule::Spinner => "Spinner",
        Rule::Fives => "Fives score",
        Rule::Threes => "Threes score",
        Rule::CountUnit => "A count is worth",
        Rule::Claims => "Claim your points",
        Rule::DominoAward => "Going out is worth",
        Rule::BlockAwardTo => "A block goes to",
        Rule::BlockAwardOf => "A block is worth",
        Rule::Rounding => "Round to the nearest five",
        Rule::Remaining => "Bones left in hand cost",
        Rule::Target => "Points to win",
        Rule::ExactTarget => "Exact finish",
        Rule::ScoreDisplay => "Show scores as",
    }
}

/// What a rule does, in a line.
pub const fn explanation(rule: Rule) -> &'static str {
    match rule {
        Rule::HandSize => "How many bones each of you is dealt.",
        Rule::DoubletsLimit => "With more of them in one hand, all bones are dealt anew.",
        Rule::FirstLead => {
            "Who plays the first bone of a game. Drawn for: whoever draws the heavier bone."
        }
        Rule::LaterLeads => "Who plays the first bone of every hand after that.",
        Rule::Draws => "If none of your bones fits, you draw. Without drawing you pass.",
        Rule::VoluntaryDraw => "You may draw even while a bone of yours fits.",
        Rule::BuryTwo => "Two bones leave the boneyard before each hand, and nobody sees them.",
        Rule::KeptBack => "The last bones of the boneyard, which nobody may draw.",
        Rule::HandCap => "Whoever holds 18 bones, and none that fits, passes.",
        Rule::Spinner => "A doublet that can be played on at all four sides.",
        Rule::Fives => "A table count of 5, 10, 15 and so on scores.",
        Rule::Threes => "A table count of 3, 6, 9 and so on scores.",
        Rule::CountUnit => {
            "What a count that scores brings. A 15 is worth 15 points, or one for each five and three in it."
        }
        Rule::Claims => {
            "You get what you make only if you claim it; what you leave, the other may take."
        }
        Rule::DominoAward => "What you are awarded for playing your last bone.",
        Rule::BlockAwardTo => "Who is awarded points when nobody can play.",
        Rule::BlockAwardOf => "How many points that brings.",
        Rule::Rounding => {
            "What the end of a hand brings or costs: 12 becomes 10, and 13 becomes 15."
        }
        Rule::Remaining => {
            "What you pay for the bones you still hold when a hand ends, rounded only if awards are."
        }
        Rule::Target => "Whoever gets there first wins the game.",
        Rule::ExactTarget => "A score that would go past the points to win does not count.",
        Rule::ScoreDisplay => "Fives are points divided by five, as pegged on a cribbage board.",
    }
}

/// What the value that a rule has in `rules` is called.
pub fn value(rule: Rule, rules: &Rules) -> String {
    let text = match rule {
        Rule::HandSize => return format!("{} bones", rules.hand_size),
        Rule::DoubletsLimit => match rules.doublets_limit {
            None => "Any number",
            Some(limit) => return format!("At most {limit}"),
        },
        Rule::FirstLead => match rules.first_lead {
            FirstLead::HeaviestDoublet => "The heaviest doublet",
            FirstLead::Lot => "By lot",
            FirstLead::Draw => "Drawn for",
        },
        Rule::LaterLeads => match rules.later_leads {
            LaterLeads::HeaviestDoublet => "The heaviest doublet",
            LaterLeads::LikeTheFirst => "As the first hand",
            LaterLeads::Winner if rules.target.is_none() => "Whoever won",
            LaterLeads::Winner => "Whoever went out",
            LaterLeads::Loser => "Whoever did not",
            LaterLeads::Alternate => "By turns",
            LaterLeads::LastToPlay => "Whoever played last",
        },
        Rule::KeptBack => match rules.kept_back {
            0 => "None",
            1 => "The last one",
            _ => "The last two",
        },
        Rule::Spinner => match rules.spinner {
            Spinner::None => "None",
            Spinner::Single => "The first doublet",
            Spinner::Every => "Every doublet",
        },
        Rule::CountUnit => match rules.count_unit {
            CountUnit::Pips => "The count itself",
            CountUnit::Multiples => "Its fives and threes",
        },
        Rule::DominoAward => match rules.domino_award {
            DominoAward::Pips => "The pips left",
            DominoAward::FiveABone => "Five for each bone left",
            DominoAward::OnePoint => "One point",
        },
        Rule::BlockAwardTo => match rules.block_award_to {
            BlockAwardTo::Low => "Whoever has fewer pips",
            BlockAwardTo::Last => "Whoever played last",
            BlockAwardTo::Nobody => "Nobody",
        },
        Rule::BlockAwardOf => match rules.block_award_of {
            BlockAwardOf::Difference => "The difference in pips",
            BlockAwardOf::Opponents => "The other hand's pips",
            BlockAwardOf::Both => "Both hands' pips",
        },
        Rule::Remaining => match rules.remaining {
            Remaining::Nothing => "Nothing",
            Remaining::LoseOwn => "Their pips",
        },
        Rule::Target => match rules.target {
            None => "One hand is the game",
            Some(target) => return points_to_win(target, rules.score_display),
        },
        Rule::ScoreDisplay => match rules.score_display {
            ScoreDisplay::Points => "Points",
            ScoreDisplay::Fives => "Fives",
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
    };
    text.to_owned()
}

const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Points as a target: "150 points", and "305 (61 fives)" in fives.
pub fn points_to_win(target: u16, display: ScoreDisplay) -> String {
    match display {
        ScoreDisplay::Fives if target.is_multiple_of(5) => {
            format!("{target} ({} fives)", target / 5)
        }
        _ if target == 1 => "1 point".to_owned(),
        _ => format!("{target} points"),
    }
}

/// Why a rule does nothing beside the others, if it does nothing.
pub fn idle(rule: Rule, rules: &Rules) -> Option<&'static str> {
    let no_awards = rules.remaining == Remaining::LoseOwn;
    match rule {
        Rule::BuryTwo | Rule::KeptBack | Rule::HandCap if !rules.draws => {
            Some("Nobody draws, so this changes nothing.")
        }
        Rule::DominoAward | Rule::BlockAwardTo | Rule::BlockAwardOf if no_awards => {
            Some("Bones left in hand cost their pips instead, so this changes nothing.")
        }
        Rule::DominoAward if rules.rounding && rules.domino_award == DominoAward::OnePoint => {
            Some("To the nearest five, one point is nothing.")
        }
        Rule::BlockAwardOf if rules.block_award_to == BlockAwardTo::Nobody => {
            Some("A block goes to nobody, so this changes nothing.")
        }
        _ => None,
    }
}

/// Why a value cannot be chosen, as a sentence.
pub fn impossible(reason: &Impossible) -> String {
    sentence(&reason.to_string())
}

/// `text` with a capital letter at its start and a full stop at its end.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    let start: String = first.into_iter().flatten().collect();
    format!("{start}{}.", letters.as_str().trim_end_matches('.'))
}

/// What a ready-made game is like, in a line or two.
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Draw => {
            "Nothing scores on the table: go out first and take the pips Nestor still holds. If no bone of yours fits, you draw."
        }
        Preset::Block => "Draw without the drawing: if no bone of yours fits, you pass.",
        Preset::AllFives => {
            "Make the open ends add up to a multiple of five. The first doublet can be played on at four sides."
        }
        Preset::AllThrees => {
            "Make the open ends add up to a multiple of three. The first doublet can be played on at four sides."
        }
        Preset::FivesAndThrees => {
            "The open ends score when they add up to a multiple of five, or of three."
        }
        Preset::PalmAllFives => "All Fives in which you may draw even though you could play.",
        Preset::TournamentAllFives => {
            "All Fives with nine bones each, to 250. A lot settles the first lead, winners lead on, and awards go to the nearest five."
        }
        Preset::Muggins => {
            "Tournament All Fives without a spinner: the line has two ends. Points need not be claimed."
        }
        Preset::FiveUp => {
            "Tournament All Fives with a spinner in every doublet: the line keeps branching."
        }
        Preset::CribbageBoardFives => "Tournament All Fives to 305, shown as 61 fives.",
        Preset::BritishFivesAndThrees => {
            "No drawing. A count brings a point for each five and each three in it, going out one more, and exactly 61 wins."
        }
        Preset::TheDrawGame => {
            "One hand of Draw is the whole game. You each draw a bone to settle who leads."
        }
    }
}

/// Where the rules of a ready-made game come from.
pub fn source(preset: Preset) -> String {
    format!("Rules: {}.", preset.source())
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
    let differing: Vec<_> = differing(&nearest)
        .into_iter()
        .map(|rule| format!("{}: {}", name(rule), lowered(&value(rule, rules))))
        .collect();
    if differing.is_empty() {
        return format!("The same as {}.", nearest.name());
    }
    format!("Like {}, except: {}.", nearest.name(), differing.join("; "))
}

fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_lowercase);
    let start: String = first.into_iter().flatten().collect();
    format!("{start}{}", letters.as_str())
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
