//! Strategy: advice, with example positions.

pub use super::help_data::{ExamplePosition, PositionAnalysis, StrategyAdvice};

use super::arguments::EndName;
use super::help_data::HELP_DATA;
use super::points::Points;
use super::{MessageId, joined_with_or, list};
use crate::msg;
use engine::{
    BlockAwardFormula, Bone, DominoAward, DominoSet, End, FirstLead, Fit, HandWorth, LaterLeads,
    Remaining, Rules, Score, Seats, Spinner,
};
use nestor::coach::lessons::Lesson;

/// The advice for these rules. Advice on equal ends and advice that only some rules need come
/// first. In block games of pairs, advice for pairs precedes advice on scoring.
pub fn advice_for(rules: &Rules) -> Vec<StrategyAdvice> {
    let has_spinner = rules.spinner != Spinner::None;
    let helps = |advice: &StrategyAdvice| match advice.title {
        msg::STRATEGY_SPINNER => has_spinner,
        // Where other numbers fit, no one controls a number.
        msg::STRATEGY_CONTROL => rules.fit == Fit::Equal,
        msg::STRATEGY_TEN => rules.fives && chooses_lead(rules),
        msg::STRATEGY_WAY_OUT => rules.hand_worth != HandWorth::One,
        msg::STRATEGY_ALL_PIPS => scores_all_pips(rules),
        msg::STRATEGY_AGAINST_NONE => rules.score == Score::HandsAgainstNone,
        msg::STRATEGY_SET_ASIDE => rules.set == DominoSet::DoubleNine && !rules.can_draw(),
        _ => true,
    };
    let (pairs, scoring) = (&HELP_DATA.pairs, &HELP_DATA.scoring);
    let is_block_in_pairs = rules.seats == Seats::Partners && !rules.ever_draws();
    let rest = if is_block_in_pairs { [pairs, scoring] } else { [scoring, pairs] };
    // The advice on equal ends is for games in which only they score.
    let only_headers = rules.headers_score() && !rules.counts_score();
    let headers = only_headers.then_some(&HELP_DATA.headers);
    let every = headers.into_iter().chain(&HELP_DATA.particular).chain(&HELP_DATA.advice);
    let advice = every.chain(rest.into_iter().flatten());
    let advice = advice.filter(|advice| helps(advice)).cloned();
    let advice = advice.map(|advice| adapted(advice, rules));
    advice.chain(firecrackers(rules)).collect()
}

/// Whether the winner of a hand scores the pips of all hands, and nothing else.
fn scores_all_pips(rules: &Rules) -> bool {
    let scores = rules.domino_award == DominoAward::AllPips
        && rules.block_award_of == BlockAwardFormula::Both
        && rules.remaining == Remaining::Nothing;
    scores && !rules.counts_hands() && !rules.plays_score()
}

/// The advice on firecrackers; `None` without them.
pub fn firecrackers(rules: &Rules) -> Option<StrategyAdvice> {
    rules.firecrackers.then(|| HELP_DATA.firecrackers.clone())
}

/// Whether any bone may lead in some hands.
fn chooses_lead(rules: &Rules) -> bool {
    let is_free_first = matches!(rules.first_lead, FirstLead::Lot | FirstLead::Draw);
    let is_free_later = !matches!(
        rules.later_leads,
        LaterLeads::HeaviestDoublet | LaterLeads::LastWithDoublet | LaterLeads::LikeTheFirst
    );
    is_free_first || is_free_later
}

/// The advice, with the title and paragraphs that hold under these rules.
fn adapted(mut advice: StrategyAdvice, rules: &Rules) -> StrategyAdvice {
    const LOOK: MessageId = msg::STRATEGY_TWO_PLAYS_LOOK;
    // The rules may allow draws although the deal leaves no bones to draw.
    let draws = rules.ever_draws();
    let Some(lesson) = advice.lesson else {
        return advice;
    };
    advice.paragraphs = match (lesson, draws) {
        (Lesson::Doublets, _) if rules.fit == Fit::AddToSeven => {
            advice.title = msg::STRATEGY_MATADORS;
            vec![msg::STRATEGY_MATADORS_SAYS]
        }
        (Lesson::Doublets, _) if !rules.pips_left_matter() => {
            vec![msg::STRATEGY_DOUBLETS_NO_PIPS]
        }
        (Lesson::Drawing, true) if rules.may_draw_all() && rules.seats == Seats::Two => {
            if rules.bury_two || rules.kept_back > 0 {
                vec![msg::STRATEGY_TWO_PLAYS_MAY_DRAW_MOST, LOOK]
            } else {
                vec![msg::STRATEGY_TWO_PLAYS_MAY_DRAW, LOOK]
            }
        }
        (Lesson::Drawing, false) => vec![LOOK, msg::STRATEGY_TWO_PLAYS_NO_DRAWS],
        (Lesson::Passes, _) if rules.fit == Fit::AddToSeven => {
            if !draws || rules.voluntary_draw {
                vec![msg::STRATEGY_PASSED_MATADORS]
            } else {
                advice.paragraphs = vec![msg::STRATEGY_DREW_MATADORS];
                return advice;
            }
        }
        (Lesson::Passes, true) if rules.voluntary_draw => vec![msg::STRATEGY_PASSED_MAY_DRAW],
        (Lesson::Passes, false) => vec![msg::STRATEGY_PASSED_NO_DRAWS],
        _ => return advice,
    };
    if lesson == Lesson::Passes {
        advice.title = msg::STRATEGY_PASSED;
    }
    advice
}

/// The score of a lead, and the bones that would score next.
pub fn lead(bone: Bone, points: u8, answers: &[Bone]) -> String {
    msg::strategy_lead(bones(answers), bone, answers.len(), Points::shown(points))
}

/// The counts of the scoring plays at an end.
pub fn at_end(end: End, plays: &[(Bone, u8)], rules: &Rules) -> String {
    let plays = plays.iter().map(|(bone, count)| msg::strategy_makes(*bone, *count));
    let plays: Vec<String> = plays.collect();
    msg::strategy_at_end(plays.len(), &EndName::of(end, rules), list(plays))
}

/// The bones that would score next in a position.
pub fn answers(answers: &[Bone]) -> String {
    msg::strategy_answers(bones(answers), answers.len())
}

/// The result of a firecracker at a bone: the count, its score, and the bones that then fit for a
/// player who could not play.
pub fn blast(bone: Bone, count: u8, points: u8, frees: &[Bone]) -> String {
    msg::strategy_blast(bone, bones(frees), count, frees.len(), Points::shown(points))
}

fn bones(bones: &[Bone]) -> String {
    let bones: Vec<String> = bones.iter().map(Bone::to_string).collect();
    joined_with_or(&bones)
}
