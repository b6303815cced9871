//! What helps to win: advice, and positions that show it.

use super::place::EndName;
use super::points::Points;
use super::{Id, either, list};
use crate::msg;
use engine::{Bone, End, FirstLead, LaterLeads, Rules, Seats, Spinner};
use nestor::coach::lessons::Lesson;

/// A piece of advice.
#[derive(Debug, Clone, Copy)]
pub struct Advice {
    /// What it comes to.
    pub title: Id,
    /// What it is, and why: paragraphs.
    pub says: &'static [Id],
    /// Positions that show it.
    pub positions: &'static [Position],
    /// What is seen in them.
    pub so: Option<Id>,
    /// Where it can be practised.
    pub lesson: Lesson,
}

/// A position of All Fives.
#[derive(Debug, Clone, Copy)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// All of it, in order: first what helps in every game, then what helps where
/// counts score.
pub const ADVICE: [Advice; 9] = [
    advice(
        msg::STRATEGY_TWO_PLAYS,
        &[msg::STRATEGY_TWO_PLAYS_LOOK, msg::STRATEGY_TWO_PLAYS_SAYS],
        Lesson::Drawing,
    ),
    advice(
        msg::STRATEGY_DOUBLETS,
        &[msg::STRATEGY_DOUBLETS_SAYS],
        Lesson::Doublets,
    ),
    advice(
        msg::STRATEGY_DREW,
        &[msg::STRATEGY_DREW_SAYS],
        Lesson::Passes,
    ),
    advice(
        msg::STRATEGY_CONTROL,
        &[msg::STRATEGY_CONTROL_SAYS],
        Lesson::LastBones,
    ),
    Advice {
        positions: &[Position {
            plays: "",
            hand: "6-4 5-5 4-4 4-1 4-0 3-2 2-1",
            shows: Shows::Leads("5-5 6-4 4-4"),
        }],
        ..advice(
            msg::STRATEGY_TEN,
            &[msg::STRATEGY_TEN_SAYS],
            Lesson::LeaveLittle,
        )
    },
    Advice {
        positions: &[Position {
            plays: "",
            hand: "6-3 6-1 5-0 4-4 4-2 3-2 3-1",
            shows: Shows::Leads("5-0 3-2 4-4 6-3"),
        }],
        so: Some(msg::STRATEGY_LEAVE_LITTLE_SO),
        ..advice(
            msg::STRATEGY_LEAVE_LITTLE,
            &[msg::STRATEGY_LEAVE_LITTLE_SAYS],
            Lesson::LeaveLittle,
        )
    },
    Advice {
        positions: &[Position {
            plays: "3-3 6-3@E 5-3@W 3-0@N 4-3@S",
            hand: "6-1 5-0 0-0 5-5",
            shows: Shows::OwnPlays,
        }],
        so: None,
        ..advice(
            msg::STRATEGY_ANSWER,
            &[msg::STRATEGY_ANSWER_SAYS],
            Lesson::Answers,
        )
    },
    Advice {
        positions: &[Position {
            plays: "3-3 6-3@E 4-3@W",
            hand: "3-0 5-3 6-2 2-1",
            shows: Shows::OwnPlays,
        }],
        so: None,
        ..advice(
            msg::STRATEGY_SPINNER,
            &[msg::STRATEGY_SPINNER_SAYS],
            Lesson::Spinner,
        )
    },
    Advice {
        positions: &[
            Position {
                plays: "2-2 6-2@E 2-1@W 4-2@N",
                hand: "1-0 0-0 5-2 6-6 5-3",
                shows: Shows::Ends,
            },
            Position {
                plays: "2-2 6-2@E 2-1@W 4-2@N 1-0@W",
                hand: "0-0 5-2 6-6 5-3",
                shows: Shows::Answers,
            },
        ],
        so: Some(msg::STRATEGY_CHANGE_SO),
        ..advice(
            msg::STRATEGY_CHANGE,
            &[msg::STRATEGY_CHANGE_SAYS],
            Lesson::Change,
        )
    },
];

/// What a firecracker is good for.
pub const FIRECRACKERS: Advice = Advice {
    positions: &[
        Position {
            plays: "6-6 6-2@E 2-1@E 6-5@W",
            hand: "4-2 3-0 4-4",
            shows: Shows::Blasts,
        },
        Position {
            plays: "5-5 5-3@E 5-2@W 3-1@E",
            hand: "6-1 6-4 2-0 3-3",
            shows: Shows::Blasts,
        },
    ],
    so: Some(msg::STRATEGY_FIRECRACKER_SO),
    ..advice(
        msg::STRATEGY_FIRECRACKER,
        &[
            msg::STRATEGY_FIRECRACKER_SAYS,
            msg::STRATEGY_FIRECRACKER_COUNT,
        ],
        Lesson::Firecracker,
    )
};

/// What helps under these rules: whether bones are drawn, and whether they may be though
/// one fits, whether pips cost anything, and whether there is a spinner changes that.
pub fn advice_for(rules: &Rules) -> Vec<Advice> {
    let has_spinner = rules.spinner != Spinner::None;
    let helps = |advice: &Advice| match advice.title.name() {
        "strategy-spinner" => has_spinner,
        "strategy-ten" => rules.fives && chooses_lead(rules),
        _ => true,
    };
    let advice = ADVICE.into_iter().filter(helps);
    let firecrackers = rules.firecrackers.then_some(FIRECRACKERS);
    advice
        .map(|advice| advice.under(rules))
        .chain(firecrackers)
        .collect()
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
    fn under(self, rules: &Rules) -> Self {
        const LOOK: Id = msg::STRATEGY_TWO_PLAYS_LOOK;
        // A game may draw, but its deal may leave nothing to draw.
        let draws = rules.ever_draws();
        let (title, says): (Id, &'static [Id]) = match (self.lesson, draws) {
            (Lesson::Doublets, _) if !rules.pips_left_matter() => {
                (self.title, const { &[msg::STRATEGY_DOUBLETS_NO_PIPS] })
            }
            (Lesson::Drawing, true) if rules.may_draw_all() && rules.seats == Seats::Two => (
                self.title,
                if rules.bury_two || rules.kept_back > 0 {
                    const { &[msg::STRATEGY_TWO_PLAYS_MAY_DRAW_MOST, LOOK] }
                } else {
                    const { &[msg::STRATEGY_TWO_PLAYS_MAY_DRAW, LOOK] }
                },
            ),
            (Lesson::Drawing, false) => (
                self.title,
                const { &[LOOK, msg::STRATEGY_TWO_PLAYS_NO_DRAWS] },
            ),
            (Lesson::Passes, true) if rules.voluntary_draw => (
                msg::STRATEGY_PASSED,
                const { &[msg::STRATEGY_PASSED_MAY_DRAW] },
            ),
            (Lesson::Passes, false) => (
                msg::STRATEGY_PASSED,
                const { &[msg::STRATEGY_PASSED_NO_DRAWS] },
            ),
            _ => return self,
        };
        Self {
            title,
            says,
            ..self
        }
    }
}

const fn advice(title: Id, says: &'static [Id], lesson: Lesson) -> Advice {
    Advice {
        title,
        says,
        positions: &[],
        so: None,
        lesson,
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
