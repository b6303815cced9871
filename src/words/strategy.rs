//! Strategy: advice, with example positions.

use serde::Deserialize;

use super::help::PAGES;
use super::place::EndName;
use super::points::Points;
use super::{Id, either, list};
use crate::msg;
use engine::{Bone, End, FirstLead, Fit, LaterLeads, Rules, Seats, Spinner};
use nestor::coach::lessons::Lesson;

/// A piece of advice.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Advice {
    /// The advice in short.
    pub title: Id,
    /// The advice and its reasons.
    pub paragraphs: Vec<Id>,
    /// Example positions.
    #[serde(default)]
    pub positions: Vec<Position>,
    /// The conclusion from the positions.
    #[serde(default)]
    pub so: Option<Id>,
    /// The lesson to practice it, if there is one.
    #[serde(default)]
    pub lesson: Option<Lesson>,
}

/// A position of All Fives.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The plays, as in `6-6 6-1@E`; empty before the lead.
    pub plays: &'static str,
    /// The player's bones, as in `3-2 5-0`.
    pub hand: &'static str,
    /// The analysis to show.
    pub shows: Shows,
}

impl Position {
    /// Whether the player has a firecracker.
    pub fn has_firecracker(&self) -> bool {
        self.shows == Shows::Blasts
    }
}

/// The analysis of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Shows {
    /// The scores of these leads, and the unseen bones that would score next.
    Leads(&'static str),
    /// The scoring bones of the hand, and their ends.
    OwnPlays,
    /// The scoring bones at each end.
    Ends,
    /// The unseen bones that would score.
    Answers,
    /// The result of a firecracker at each end.
    Blasts,
}

/// The advice for these rules. It depends on draws, on draws by choice, on the cost of pips, and on
/// the spinner; what is for equal ends comes first, and what is for pairs earlier where the rules
/// are a block game in pairs.
pub fn advice_for(rules: &Rules) -> Vec<Advice> {
    let has_spinner = rules.spinner != Spinner::None;
    let helps = |advice: &Advice| match advice.title {
        msg::STRATEGY_SPINNER => has_spinner,
        // Where other numbers fit, no number is held.
        msg::STRATEGY_CONTROL => rules.fit == Fit::Equal,
        msg::STRATEGY_TEN => rules.fives && chooses_lead(rules),
        _ => true,
    };
    let (pairs, scoring) = (&PAGES.pairs, &PAGES.scoring);
    let is_block_in_pairs = rules.seats == Seats::Partners && !rules.ever_draws();
    let rest = if is_block_in_pairs { [pairs, scoring] } else { [scoring, pairs] };
    // Where counts score too, other bones score as well.
    let only_headers = rules.headers_score() && !rules.counts_score();
    let headers = only_headers.then_some(&PAGES.headers);
    let every = headers.into_iter().chain(&PAGES.advice);
    let advice = every.chain(rest.into_iter().flatten());
    let advice = advice.filter(|advice| helps(advice)).cloned();
    let advice = advice.map(|advice| advice.under(rules));
    advice.chain(firecrackers(rules)).collect()
}

/// The advice on firecrackers; `None` without them.
pub fn firecrackers(rules: &Rules) -> Option<Advice> {
    rules.firecrackers.then(|| PAGES.firecrackers.clone())
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

impl Advice {
    fn under(mut self, rules: &Rules) -> Self {
        const LOOK: Id = msg::STRATEGY_TWO_PLAYS_LOOK;
        // The rules may allow draws although the deal leaves no bones to draw.
        let draws = rules.ever_draws();
        let Some(lesson) = self.lesson else {
            return self;
        };
        self.paragraphs = match (lesson, draws) {
            (Lesson::Doublets, _) if rules.fit == Fit::AddToSeven => {
                self.title = msg::STRATEGY_MATADORS;
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
                    self.paragraphs = vec![msg::STRATEGY_DREW_MATADORS];
                    return self;
                }
            }
            (Lesson::Passes, true) if rules.voluntary_draw => vec![msg::STRATEGY_PASSED_MAY_DRAW],
            (Lesson::Passes, false) => vec![msg::STRATEGY_PASSED_NO_DRAWS],
            _ => return self,
        };
        if lesson == Lesson::Passes {
            self.title = msg::STRATEGY_PASSED;
        }
        self
    }
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
pub fn blast(bone: Bone, (count, points): (u8, u8), frees: &[Bone]) -> String {
    msg::strategy_blast(bone, bones(frees), count, frees.len(), Points::shown(points))
}

fn bones(bones: &[Bone]) -> String {
    let bones: Vec<String> = bones.iter().map(Bone::to_string).collect();
    either(&bones)
}
