//! Drawing for the lead and taking the hands, bone by bone. It is only for show: the shuffle has
//! already determined the deal.

mod picks;

use std::collections::BTreeSet;

use self::picks::Picks;
use crate::table::{DrawnForLead, TakingState};
use engine::{Bone, BySeat, DominoSet, Event, FirstLead, GameState, Round, Seat, Seating, Seats};
use game::session::Session;
use words::names::display_name;
use words::taking::{self, LeadDraw};
use words::{Who, msg, sole_person};

/// The progress of drawing for the lead and of taking the hands.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ManualDeal {
    seats: Seats,
    /// The person at this screen, who takes bones.
    person: Seat,
    leader: Seat,
    /// The set of bones, which determines the number of cells.
    set: DominoSet,
    /// The number of bones in play, at most the size of `set`.
    bones: usize,
    /// The bones drawn for the lead: a row for each round of drawing, in the order of seats.
    draws_for_lead: Vec<Vec<Bone>>,
    /// The bones dealt to the person.
    dealt: Vec<Bone>,
    picks: Picks,
    pub(super) moment: Moment,
    /// The states before each bone that the person took, the latest at the end.
    pub(super) earlier: Vec<Moment>,
    /// The undone states, the latest at the end.
    pub(super) later: Vec<Moment>,
    /// When the next automatic step is due.
    pub next_at: f64,
}

/// The part of the state that undo restores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Moment {
    pub(super) step: Step,
    /// The backs that still lie on the table.
    lying: BTreeSet<usize>,
    /// The back that another player took last, and that player.
    last: Option<(Seat, usize)>,
    /// The backs that the person has taken, including those drawn for the lead.
    pub(super) backs: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    /// Bones are drawn for the lead: the index in `draws_for_lead`, and the number of bones drawn
    /// so far.
    Lots { row: usize, drawn: usize },
    /// Hands are taken: the person's bones, and how many the others have.
    Hands { own: Vec<Bone>, others: BySeat<usize> },
    /// The lead has been drawn for, and the hands are dealt automatically.
    Dealt,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NextStep {
    Person,
    /// Another player takes a back.
    Other,
    /// The result of drawing for the lead has been shown for long enough; the deal goes on.
    Read,
    /// All bones have been taken.
    Over,
}

impl ManualDeal {
    /// Starts the manual deal of the current round, if its bones are taken by hand. If `deals`,
    /// hands are dealt and only the lead is drawn for. `None` if several people share the screen,
    /// since they would see each other's bones.
    pub fn of(session: &Session, deals: bool) -> Option<Self> {
        let state = session.game_state();
        let round = state.round()?;
        let person = sole_person(state.seating())?;
        let deal = round.dealt();
        let draws_for_lead = deal.drawn_for_lead.clone();
        if !is_dealt_by_hand(round) || deals && draws_for_lead.is_empty() {
            return None;
        }
        let bones = usize::from(round.rules().bones().len());
        Some(Self {
            seats: round.rules().seats,
            person,
            leader: deal.leader,
            moment: Moment {
                step: if draws_for_lead.is_empty() {
                    Step::hands()
                } else {
                    Step::Lots { row: 0, drawn: 0 }
                },
                lying: (0..bones).collect(),
                last: None,
                backs: Vec::new(),
            },
            set: round.rules().set,
            bones,
            draws_for_lead,
            dealt: deal.hands[person].iter().collect(),
            picks: Picks::of(session.game().id(), round.number()),
            earlier: Vec::new(),
            later: Vec::new(),
            next_at: 0.0,
        })
    }

    pub const fn lying(&self) -> &BTreeSet<usize> {
        &self.moment.lying
    }

    /// Whether this is the deal of the current round, and the round has no action yet.
    pub fn is_of(&self, state: &GameState) -> bool {
        state.round().is_some_and(is_dealt_by_hand) && self.is_of_deal(state)
    }

    /// Whether this is the deal of the current round, even after actions in it.
    pub fn is_of_deal(&self, state: &GameState) -> bool {
        state.round().is_some_and(|round| {
            let deal = round.dealt();
            deal.leader == self.leader
                && deal.drawn_for_lead == self.draws_for_lead
                && deal.hands[self.person].iter().eq(self.dealt.iter().copied())
        })
    }

    /// The number of cells in which backs are laid out.
    pub fn cells(&self) -> usize {
        self.set.len().into()
    }

    /// Whether everybody has taken all their bones.
    pub fn is_over(&self) -> bool {
        self.next() == NextStep::Over
    }

    /// Whether everybody has taken all their bones in the current round, which has no action yet.
    pub fn is_over_in(&self, state: &GameState) -> bool {
        self.is_over() && self.is_of(state)
    }

    pub fn next(&self) -> NextStep {
        match &self.moment.step {
            Step::Lots { drawn: 0, .. } => NextStep::Person,
            Step::Lots { drawn, .. } if *drawn < self.count() => NextStep::Other,
            Step::Lots { .. } => NextStep::Read,
            Step::Hands { .. } => match self.taker() {
                None => NextStep::Over,
                Some(seat) if seat == self.person => NextStep::Person,
                Some(_) => NextStep::Other,
            },
            Step::Dealt => NextStep::Over,
        }
    }

    /// Whether the lead is being drawn for.
    pub const fn is_drawing(&self) -> bool {
        matches!(self.moment.step, Step::Lots { .. })
    }

    /// Whether the round of drawing is a tie.
    pub fn is_tied(&self) -> bool {
        matches!(self.moment.step, Step::Lots { row, .. } if row + 1 < self.draws_for_lead.len())
    }

    /// Whether the person has taken some of a hand, but not all of it.
    pub fn has_taken_some(&self) -> bool {
        matches!(&self.moment.step, Step::Hands { own, .. } if !own.is_empty())
    }

    pub const fn hand_size(&self) -> usize {
        self.dealt.len()
    }

    /// Lets the person take this back, or any other if it is `None` or gone. Does nothing unless it
    /// is their turn.
    pub fn person_takes(&mut self, back: Option<usize>) {
        let back = back.filter(|back| self.lying().contains(back));
        let Some(back) = back.or_else(|| self.any_back(None)) else {
            return;
        };
        if self.next() != NextStep::Person {
            return;
        }
        self.moment.lying.remove(&back);
        // There are at most 55 backs.
        self.moment.backs.extend(u8::try_from(back));
        match &mut self.moment.step {
            Step::Lots { drawn, .. } => *drawn += 1,
            Step::Hands { own, .. } => {
                // Which of their bones it is depends on the back only.
                let mut left = self.dealt.iter().filter(|bone| !own.contains(bone));
                let place = back % (self.dealt.len() - own.len());
                own.extend(left.nth(place).copied());
            }
            Step::Dealt => {}
        }
    }

    /// Lets another player take a bone, if it is their turn.
    pub fn other_takes(&mut self) {
        let Some(taker) = self.taker().filter(|_| self.next() == NextStep::Other) else {
            return;
        };
        let last = self.moment.last.filter(|(seat, _)| *seat == taker);
        let Some(back) = self.any_back(last.map(|(_, back)| back)) else {
            return;
        };
        self.moment.lying.remove(&back);
        self.moment.last = Some((taker, back));
        match &mut self.moment.step {
            Step::Lots { drawn, .. } => *drawn += 1,
            Step::Hands { others, .. } => others[taker] += 1,
            Step::Dealt => {}
        }
    }

    /// Turns the bones drawn for the lead face down again. Next comes another draw if there was a
    /// tie, or else the hands.
    pub fn continue_after_draw(&mut self, deals: bool) {
        if let Step::Lots { row, .. } = self.moment.step {
            self.moment.lying = (0..self.bones).collect();
            self.moment.last = None;
            self.moment.step = if self.is_tied() {
                let row = row + 1;
                Step::Lots { row, drawn: 0 }
            } else if deals {
                Step::Dealt
            } else {
                Step::hands()
            };
        }
    }

    /// Returns the state to show on the table, with hand sizes in the order of `seats`.
    pub fn state(&self, seats: impl Iterator<Item = Seat>) -> TakingState {
        let (own, wanted): (&[Bone], _) = match &self.moment.step {
            Step::Lots { .. } | Step::Dealt => (&[], 0),
            Step::Hands { own, .. } => (own, self.dealt.len()),
        };
        TakingState {
            lying: self.lying().clone(),
            waits_for_viewer: self.next() == NextStep::Person,
            drawn: self.bones_drawn_for_lead(),
            hand_sizes: seats.map(|seat| self.bones(seat)).collect(),
            own: own.to_vec(),
            wanted,
            taker: self.taker(),
        }
    }

    /// The number of bones that a seat has taken.
    pub fn bones(&self, seat: Seat) -> usize {
        match &self.moment.step {
            Step::Lots { .. } | Step::Dealt => 0,
            Step::Hands { own, .. } if seat == self.person => own.len(),
            Step::Hands { others, .. } => others[seat],
        }
    }

    /// The player who takes the next bone.
    pub fn taker(&self) -> Option<Seat> {
        match self.moment.step {
            Step::Lots { drawn, .. } => self.seats_from(self.person).nth(drawn),
            Step::Hands { .. } => {
                self.seats_from(self.leader).find(|seat| self.bones(*seat) < self.hand_size())
            }
            Step::Dealt => None,
        }
    }

    /// Returns the message about the current step. If `deals`, the message leaves out who takes
    /// first.
    pub fn message(&self, seating: &Seating, deals: bool) -> String {
        match &self.moment.step {
            Step::Lots { row: 0, drawn: 0 } => msg::taking_draw(self.count()),
            Step::Lots { drawn: 0, .. } => msg::taking_draw_again(self.count()),
            Step::Lots { drawn, .. } => {
                let outcome = if *drawn < self.count() {
                    None
                } else if self.is_tied() {
                    Some(LeadDraw::Equal)
                } else if deals {
                    Some(LeadDraw::Leads(self.leader))
                } else {
                    Some(LeadDraw::TakesFirst(self.leader))
                };
                let draws_for_lead = self.bones_drawn_for_lead().into_iter();
                let draws_for_lead = draws_for_lead.map(|DrawnForLead { seat, bone }| {
                    msg::taking_drew(&Who::at(seating, seat), bone)
                });
                taking::drawn(seating, draws_for_lead, outcome)
            }
            Step::Hands { .. } => match self.taker() {
                Some(seat) if seat == self.person => {
                    let leads = msg::turn_leads(&Who::at(seating, self.leader));
                    let taken = self.bones(seat);
                    let take = msg::taking_take(self.hand_size() - taken, taken);
                    format!("{} {take}", msg::sentence(leads))
                }
                Some(seat) if seat == self.leader => {
                    msg::taking_takes_first(display_name(seating[seat].name()))
                }
                Some(seat) => {
                    msg::taking_other_takes(self.hand_size(), display_name(seating[seat].name()))
                }
                None => String::new(),
            },
            Step::Dealt => String::new(),
        }
    }

    /// The bones drawn for the lead so far, the person's first.
    fn bones_drawn_for_lead(&self) -> Vec<DrawnForLead> {
        let Step::Lots { row, drawn } = self.moment.step else {
            return Vec::new();
        };
        let drawers = self.seats_from(self.person).take(drawn);
        let lot = |seat: Seat| DrawnForLead { seat, bone: self.draws_for_lead[row][seat.index()] };
        drawers.map(lot).collect()
    }

    /// Returns the seats of the table in the order of play, starting with `seat`.
    fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let around = Seat::around(self.seats).cycle();
        around.skip(seat.index()).take(self.count())
    }

    fn count(&self) -> usize {
        usize::from(self.seats.count())
    }

    /// A back for a player who has not chosen one.
    fn any_back(&self, last: Option<usize>) -> Option<usize> {
        let row = match self.moment.step {
            Step::Lots { row, .. } => row,
            Step::Hands { .. } | Step::Dealt => self.draws_for_lead.len(),
        };
        let time = (row + 1) * self.bones - self.lying().len();
        self.picks.pick(self.lying(), last, time)
    }
}

impl Step {
    fn hands() -> Self {
        Self::Hands { own: Vec::new(), others: BySeat::default() }
    }
}

/// Whether the bones of a round are taken by hand: the first lead of the game is drawn for, no bone
/// must be led now, and the round has no action yet.
fn is_dealt_by_hand(round: &Round) -> bool {
    let is_of_deal =
        |event: &Event| matches!(event, Event::DrewForLead { .. } | Event::Dealt { .. });
    round.rules().first_lead == FirstLead::Draw
        && round.dealt().must_lead.is_none()
        && round.events().iter().all(is_of_deal)
}
