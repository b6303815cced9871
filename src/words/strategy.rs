//! What helps to win: advice, and positions that show it.

use serde::Deserialize;

use super::help::PAGES;
use super::place::EndName;
use super::points::Points;
use super::{Id, either, list};
use crate::msg;
use engine::{Bone, End, FirstLead, LaterLeads, Rules, Seats, Spinner};
use nestor::coach::lessons::Lesson;

/// A piece of advice.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Advice {
    /// What it comes to.
    pub title: Id,
    /// What it is, and why: paragraphs.
    pub says: Vec<Id>,
    /// Positions that show it.
    #[serde(default)]
    pub positions: Vec<Position>,
    /// What is seen in them.
    #[serde(default)]
    pub so: Option<Id>,
    /// Where it can be practised.
    pub lesson: Lesson,
}

/// A position of All Fives.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What was played, as in `6-6 6-1@E`; nothing before the lead.
    pub plays: &'static str,
    /// The bones of the player, as in `3-2 5-0`.
    pub hand: &'static str,
    /// What is worked out for it.
    pub shows: Shows,
}

impl Position {
    /// Whether the player has a firecracker.
    pub fn has_firecracker(&self) -> bool {
        self.shows == Shows::Blasts
    }
}

/// What is worked out for a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Shows {
    /// What these leads score, and which bones not seen yet would score after them.
    Leads(&'static str),
    /// With which bones of the hand something scores, and where.
    OwnPlays,
    /// With which bones something scores at each end.
    Ends,
    /// Which bones not seen yet would score.
    Answers,
    /// What a firecracker at each end comes to.
    Blasts,
}

/// What helps under these rules: whether bones are drawn, and whether they may be though
/// one fits, whether pips cost anything, and whether there is a spinner changes that.
pub fn advice_for(rules: &Rules) -> Vec<Advice> {
    let has_spinner = rules.spinner != Spinner::None;
    let helps = |advice: &Advice| match advice.title {
        msg::STRATEGY_SPINNER => has_spinner,
        msg::STRATEGY_TEN => rules.fives && chooses_lead(rules),
        _ => true,
    };
    let advice = PAGES.advice.iter().filter(|advice| helps(advice));
    let advice = advice.cloned().map(|advice| advice.under(rules));
    advice.chain(firecrackers(rules)).collect()
}

/// What a firecracker is good for, where there are any.
pub fn firecrackers(rules: &Rules) -> Option<Advice> {
    rules.firecrackers.then(|| PAGES.firecrackers.clone())
}

/// Whether some hands are led with any bone.
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
        // A game may draw, but its deal may leave nothing to draw.
        let draws = rules.ever_draws();
        self.says = match (self.lesson, draws) {
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
            (Lesson::Passes, true) if rules.voluntary_draw => vec![msg::STRATEGY_PASSED_MAY_DRAW],
            (Lesson::Passes, false) => vec![msg::STRATEGY_PASSED_NO_DRAWS],
            _ => return self,
        };
        if self.lesson == Lesson::Passes {
            self.title = msg::STRATEGY_PASSED;
        }
        self
    }
}

/// What a lead scores, and with which bones it would be answered.
pub fn lead(bone: Bone, points: u8, answers: &[Bone]) -> String {
    msg::strategy_lead(bones(answers), bone, answers.len(), Points::shown(points))
}

/// What plays at an end make of the count, those that score.
pub fn at_end(end: End, plays: &[(Bone, u8)], rules: &Rules) -> String {
    let plays = plays
        .iter()
        .map(|(bone, count)| msg::strategy_makes(*bone, *count));
    let plays: Vec<String> = plays.collect();
    msg::strategy_at_end(plays.len(), &EndName::of(end, rules), list(plays))
}

/// With which bones a position would be answered.
pub fn answers(answers: &[Bone]) -> String {
    msg::strategy_answers(bones(answers), answers.len())
}

/// What a firecracker at a bone makes of the count, what that scores, and which bones of a
/// player who could not play fit then.
pub fn blast(bone: Bone, (count, points): (u8, u8), frees: &[Bone]) -> String {
    msg::strategy_blast(
        bone,
        bones(frees),
        count,
        frees.len(),
        Points::shown(points),
    )
}

fn bones(bones: &[Bone]) -> String {
    let bones: Vec<String> = bones.iter().map(Bone::to_string).collect();
    either(&bones)
}
