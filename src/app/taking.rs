//! Drawing for the lead and taking the hands, bone by bone: a picture over a deal
//! that the shuffle has settled already.

mod at_table;

use std::collections::BTreeSet;

use crate::app::table::felt::BACKS;
use crate::app::table::{Lot, TableModel, TakingModel};
use crate::engine::{Bone, BySeat, Event, FirstLead, GameState, Round, Seat, Seating, Seats};
use crate::words::taking::{self as words, Outcome};
use crate::words::you;

/// From the back that somebody else takes to the next one: it meets every back
/// before it comes to one again.
const STRIDE: usize = 11;

/// How far the drawing for the lead, and the taking of the hands, has come. The
/// deal is settled, and which back is taken changes nothing about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Taking {
    seats: Seats,
    /// Who takes bones at this screen.
    person: Seat,
    leader: Seat,
    /// What is drawn for the lead: a row for each time, in the order of seats.
    lots: Vec<Vec<Bone>>,
    /// The person's bones.
    dealt: Vec<Bone>,
    hand_size: usize,
    /// The backs that lie on the table.
    lying: BTreeSet<usize>,
    step: Step,
    /// When the next thing happens for which nobody has to act.
    next_at: f64,
    /// Whether hands are dealt from now on.
    is_last: bool,
}

/// What is being done.
#[derive(Debug, Clone, PartialEq)]
enum Step {
    /// Bones of this row are drawn for the lead, and so many of them are.
    Lots { row: usize, drawn: usize },
    /// Hands are taken: the person's bones, and how many the others have.
    Hands {
        own: Vec<Bone>,
        others: BySeat<usize>,
    },
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The person takes a back.
    Person,
    /// Somebody else does.
    Other,
    /// What was drawn for the lead has been read.
    Read,
    /// Every hand has been taken.
    Over,
}

impl Taking {
    /// What is to be done in the present round, if its lead is drawn for and
    /// nobody has done anything in it. Several people at one screen would see
    /// what the others take, so they are dealt their bones.
    pub fn of(state: &GameState) -> Option<Self> {
        let round = state.round()?;
        let person = you(state.seating())?;
        if !is_taken(round) {
            return None;
        }
        let deal = round.dealt();
        let lots = deal.drawn_for_lead.clone();
        let dealt: Vec<Bone> = deal.hands[person].iter().collect();
        Some(Self {
            seats: round.rules().seats,
            person,
            leader: deal.leader,
            step: if lots.is_empty() {
                Step::hands()
            } else {
                Step::Lots { row: 0, drawn: 0 }
            },
            lots,
            hand_size: dealt.len(),
            dealt,
            lying: (0..BACKS).collect(),
            next_at: 0.0,
            is_last: false,
        })
    }

    /// The backs that lie on the table.
    const fn lying(&self) -> &BTreeSet<usize> {
        &self.lying
    }

    /// Whether it is still what is to be done in the present round.
    pub fn goes_on(&self, state: &GameState) -> bool {
        let anew = Self::of(state);
        anew.is_some_and(|anew| {
            (anew.leader, &anew.lots, &anew.dealt) == (self.leader, &self.lots, &self.dealt)
        })
    }

    /// What comes next.
    fn next(&self) -> Next {
        match &self.step {
            Step::Lots { drawn: 0, .. } => Next::Person,
            Step::Lots { drawn, .. } if *drawn < self.count() => Next::Other,
            Step::Lots { .. } => Next::Read,
            Step::Hands { .. } => match self.taker() {
                None => Next::Over,
                Some(seat) if seat == self.person => Next::Person,
                Some(_) => Next::Other,
            },
        }
    }

    /// Whether the lead is being drawn for.
    const fn is_drawing(&self) -> bool {
        matches!(self.step, Step::Lots { .. })
    }

    /// Whether the person has taken some of a hand, but not all of it.
    fn has_begun(&self) -> bool {
        matches!(&self.step, Step::Hands { own, .. } if !own.is_empty())
    }

    /// How many bones a hand has.
    const fn hand_size(&self) -> usize {
        self.hand_size
    }

    /// The person takes a back; any, if there is none or somebody else was
    /// quicker. Nothing happens if it is not their turn.
    fn person_takes(&mut self, back: Option<usize>) {
        let back = back.filter(|back| self.lying.contains(back));
        let back = back.unwrap_or_else(|| self.any());
        if self.next() != Next::Person || !self.lying.remove(&back) {
            return;
        }
        match &mut self.step {
            Step::Lots { drawn, .. } => *drawn += 1,
            Step::Hands { own, .. } => {
                // So the hand does not come in order.
                let mut left = self.dealt.iter().filter(|bone| !own.contains(bone));
                let place = back % (self.hand_size - own.len());
                own.extend(left.nth(place).copied());
            }
        }
    }

    /// Somebody else takes a back, if it is their turn.
    fn other_takes(&mut self) {
        if self.next() != Next::Other {
            return;
        }
        let (taker, back) = (self.taker(), self.any());
        self.lying.remove(&back);
        match &mut self.step {
            Step::Lots { drawn, .. } => *drawn += 1,
            Step::Hands { others, .. } => {
                if let Some(taker) = taker {
                    others[taker] += 1;
                }
            }
        }
    }

    /// The bones that were drawn for the lead are turned back; they are drawn
    /// for again, or the hands are taken.
    fn read_on(&mut self) {
        if let Step::Lots { row, .. } = self.step {
            self.lying = (0..BACKS).collect();
            self.step = if row + 1 < self.lots.len() {
                let row = row + 1;
                Step::Lots { row, drawn: 0 }
            } else {
                Step::hands()
            };
        }
    }

    /// Shows of the hands only what has been taken, and what has been drawn for
    /// the lead.
    pub fn show(&self, model: &mut TableModel) {
        model.ends.clear();
        model.boneyard = None;
        model.boneyard_bones = 0;
        for other in &mut model.others {
            other.bones = None;
            other.count = self.bones(other.seat);
        }
        let own: &[Bone] = match &self.step {
            Step::Lots { .. } => &[],
            Step::Hands { own, .. } => own,
        };
        model.hand.retain(|hand| own.contains(&hand.bone));
        for hand in &mut model.hand {
            hand.playable = false;
            hand.fits.clear();
        }
        model.taking = Some(TakingModel {
            lying: self.lying.clone(),
            waits_for_viewer: self.next() == Next::Person,
            lots: self.is_drawing().then(|| self.lots_drawn()),
            drawers: self.count(),
        });
    }

    /// How many bones of its hand a seat has.
    pub fn bones(&self, seat: Seat) -> usize {
        match &self.step {
            Step::Lots { .. } => 0,
            Step::Hands { own, .. } if seat == self.person => own.len(),
            Step::Hands { others, .. } => others[seat],
        }
    }

    /// Who takes the next bone.
    pub fn taker(&self) -> Option<Seat> {
        match self.step {
            Step::Lots { drawn, .. } => self.from(self.person).nth(drawn),
            Step::Hands { .. } => self
                .from(self.leader)
                .find(|seat| self.bones(*seat) < self.hand_size),
        }
    }

    /// What is to be read about it.
    pub fn told(&self, seating: &Seating) -> String {
        match &self.step {
            Step::Lots { row: 0, drawn: 0 } => words::DRAW_FOR_LEAD.text(),
            Step::Lots { drawn: 0, .. } => words::DRAW_AGAIN.text(),
            Step::Lots { row, drawn } => {
                let outcome = if *drawn < self.count() {
                    None
                } else if row + 1 < self.lots.len() {
                    Some(Outcome::Equal)
                } else {
                    Some(Outcome::Leads(self.leader))
                };
                let lots = self.lots_drawn().into_iter();
                let lots = lots.map(|Lot { seat, bone }| words::drew(seating, seat, bone));
                words::drawn(seating, lots, outcome)
            }
            Step::Hands { .. } => match self.taker() {
                Some(seat) if seat == self.person => words::take(self.bones(seat), self.hand_size),
                Some(seat) => words::other_takes(seating, seat, self.hand_size),
                None => String::new(),
            },
        }
    }

    /// What has been drawn for the lead, the person's first.
    fn lots_drawn(&self) -> Vec<Lot> {
        let Step::Lots { row, drawn } = self.step else {
            return Vec::new();
        };
        let drawers = self.from(self.person).take(drawn);
        let lot = |seat: Seat| Lot {
            seat,
            bone: self.lots[row][seat.index()],
        };
        drawers.map(lot).collect()
    }

    /// Who sits at the table, in the order of play from a seat on.
    fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let around = Seat::around(self.seats).cycle();
        around.skip(seat.index()).take(self.count())
    }

    fn count(&self) -> usize {
        usize::from(self.seats.count())
    }

    /// A back that somebody takes who does not point at one.
    fn any(&self) -> usize {
        let taken = BACKS - self.lying.len();
        let mut backs = (1..=BACKS).map(|n| (taken + n) * STRIDE % BACKS);
        backs.find(|back| self.lying.contains(back)).unwrap_or(0)
    }
}

impl Step {
    fn hands() -> Self {
        Self::Hands {
            own: Vec::new(),
            others: BySeat::default(),
        }
    }
}

/// Whether the bones of a round are taken by hand: its lead is drawn for, or
/// fell to who won a game that is drawn for, and nobody has acted yet.
fn is_taken(round: &Round) -> bool {
    let is_of_deal =
        |event: &Event| matches!(event, Event::DrewForLead { .. } | Event::Dealt { .. });
    round.rules().first_lead == FirstLead::Draw
        && round.dealt().must_lead.is_none()
        && round.events().iter().all(is_of_deal)
}
