//! What helps to win: advice, and positions that show it.

use super::place::end_name;
use super::{Id, either, list};
use crate::{id, say};
use engine::{Bone, End, FirstLead, LaterLeads, Rules, Spinner};
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
        id!("strategy-two-plays"),
        &[
            id!("strategy-two-plays-look"),
            id!("strategy-two-plays-says"),
        ],
        Lesson::Drawing,
    ),
    advice(
        id!("strategy-doublets"),
        &[id!("strategy-doublets-says")],
        Lesson::Doublets,
    ),
    advice(
        id!("strategy-drew"),
        &[id!("strategy-drew-says")],
        Lesson::Passes,
    ),
    advice(
        id!("strategy-control"),
        &[id!("strategy-control-says")],
        Lesson::LastBones,
    ),
    Advice {
        positions: &[Position {
            plays: "",
            hand: "6-4 5-5 4-4 4-1 4-0 3-2 2-1",
            shows: Shows::Leads("5-5 6-4 4-4"),
        }],
        ..advice(
            id!("strategy-ten"),
            &[id!("strategy-ten-says")],
            Lesson::LeaveLittle,
        )
    },
    Advice {
        positions: &[Position {
            plays: "",
            hand: "6-3 6-1 5-0 4-4 4-2 3-2 3-1",
            shows: Shows::Leads("5-0 3-2 4-4 6-3"),
        }],
        so: Some(id!("strategy-leave-little-so")),
        ..advice(
            id!("strategy-leave-little"),
            &[id!("strategy-leave-little-says")],
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
            id!("strategy-answer"),
            &[id!("strategy-answer-says")],
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
            id!("strategy-spinner"),
            &[id!("strategy-spinner-says")],
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
        so: Some(id!("strategy-change-so")),
        ..advice(
            id!("strategy-change"),
            &[id!("strategy-change-says")],
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
    so: Some(id!("strategy-firecracker-so")),
    ..advice(
        id!("strategy-firecracker"),
        &[
            id!("strategy-firecracker-says"),
            id!("strategy-firecracker-count"),
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
        const LOOK: Id = id!("strategy-two-plays-look");
        // A game may draw, but its deal may leave nothing to draw.
        let draws = rules.ever_draws();
        let (title, says): (Id, &'static [Id]) = match (self.lesson, draws) {
            (Lesson::Doublets, _) if !rules.pips_left_matter() => {
                (self.title, const { &[id!("strategy-doublets-no-pips")] })
            }
            (Lesson::Drawing, true) if rules.may_draw_all() => (
                self.title,
                const { &[id!("strategy-two-plays-may-draw"), LOOK] },
            ),
            (Lesson::Drawing, false) => (
                self.title,
                const { &[LOOK, id!("strategy-two-plays-no-draws")] },
            ),
            (Lesson::Passes, true) if rules.voluntary_draw => (
                id!("strategy-passed"),
                const { &[id!("strategy-passed-may-draw")] },
            ),
            (Lesson::Passes, false) => (
                id!("strategy-passed"),
                const { &[id!("strategy-passed-no-draws")] },
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

/// The button that begins the lesson on a piece of advice.
pub fn practise(lesson: Lesson) -> String {
    say!("strategy-practise", lesson = super::lessons::title(lesson))
}

/// Above the advice.
pub fn intro() -> String {
    say!("strategy-intro")
}

/// Above the bones of the player.
pub fn you_hold() -> String {
    say!("strategy-you-hold")
}

/// What a lead scores, and with which bones it would be answered.
pub fn lead(bone: Bone, points: u8, answers: &[Bone]) -> String {
    say!(
        "strategy-lead",
        bone = bone.to_string(),
        points = points,
        count = answers.len(),
        answers = bones(answers)
    )
}

/// What plays at an end make of the count, those that score.
pub fn at_end(end: End, plays: &[(Bone, u8)], rules: &Rules) -> String {
    let plays = plays.iter().map(|(bone, count)| {
        let bone = bone.to_string();
        say!("strategy-makes", bone = bone, count = *count)
    });
    let plays: Vec<String> = plays.collect();
    say!(
        "strategy-at-end",
        place = end_name(end, rules),
        count = plays.len(),
        plays = list(plays)
    )
}

/// With which bones a position would be answered.
pub fn answers(answers: &[Bone]) -> String {
    say!(
        "strategy-answers",
        count = answers.len(),
        answers = bones(answers)
    )
}

/// What a firecracker at a bone makes of the count, what that scores, and which bones of a
/// player who could not play fit then.
pub fn blast(bone: Bone, (count, points): (u8, u8), frees: &[Bone]) -> String {
    say!(
        "strategy-blast",
        bone = bone.to_string(),
        count = count,
        points = points,
        frees = frees.len(),
        bones = bones(frees)
    )
}

fn bones(bones: &[Bone]) -> String {
    let bones: Vec<String> = bones.iter().map(Bone::to_string).collect();
    either(&bones)
}
