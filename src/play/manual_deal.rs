//! The manual deal: the players draw for the lead and take their hands, bone by bone. Both are only
//! for show, because the shuffle has already determined the deal.

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
    /// The bones in the person's dealt hand.
    dealt: Vec<Bone>,
    picks: Picks,
    pub(super) progress: DealProgress,
    /// The states before each of the person's takes, the latest at the end.
    pub(super) undo_states: Vec<DealProgress>,
    /// The states that redo restores, the next one at the end.
    pub(super) redo_states: Vec<DealProgress>,
    /// When the next automatic step is due, on egui's clock, in seconds.
    pub next_at: f64,
}

/// The part of the state that undo restores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DealProgress {
    pub(super) step: Step,
    /// The indices of the backs that are still on the table.
    backs_on_table: BTreeSet<usize>,
    /// Which of the other players took a back last, and that back.
    last_other_take: Option<(Seat, usize)>,
    /// The backs that the person has taken, including those drawn for the lead.
    pub(super) taken_backs: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    /// Bones are drawn for the lead: the index in `draws_for_lead`, and the number of bones drawn
    /// in this round of drawing.
    DrawForLead { row: usize, drawn: usize },
    /// Hands are taken: the bones that the person has, and the number of bones that each other
    /// player has.
    TakeHands { own_bones: Vec<Bone>, other_counts: BySeat<usize> },
    /// The lead has been drawn for, and the hands are dealt automatically.
    Dealt,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NextStep {
    Person,
    /// Another player takes a back.
    Other,
    /// The players read the result of drawing for the lead, before the deal goes on.
    ReadResult,
    /// All hands were taken or dealt.
    Over,
}

impl ManualDeal {
    /// Starts the manual deal of the current round, if its bones are taken by hand. If
    /// `draws_only_for_lead`, the hands are dealt automatically after the lead is drawn for.
    /// Returns `None` if several people share the screen, because they would see each other's
    /// bones.
    pub fn for_round(session: &Session, draws_only_for_lead: bool) -> Option<Self> {
        let state = session.game_state();
        let round = state.round()?;
        let person = sole_person(state.seating())?;
        let deal = round.initial_deal();
        let draws_for_lead = deal.drawn_for_lead.clone();
        if !is_dealt_by_hand(round) || draws_only_for_lead && draws_for_lead.is_empty() {
            return None;
        }
        let bones = usize::from(round.rules().bones().len());
        Some(Self {
            seats: round.rules().seats,
            person,
            leader: deal.leader,
            progress: DealProgress {
                step: if draws_for_lead.is_empty() {
                    Step::hands()
                } else {
                    Step::DrawForLead { row: 0, drawn: 0 }
                },
                backs_on_table: (0..bones).collect(),
                last_other_take: None,
                taken_backs: Vec::new(),
            },
            set: round.rules().set,
            bones,
            draws_for_lead,
            dealt: deal.hands[person].iter().collect(),
            picks: Picks::new(session.game().id(), round.number()),
            undo_states: Vec::new(),
            redo_states: Vec::new(),
            next_at: 0.0,
        })
    }

    pub const fn backs_on_table(&self) -> &BTreeSet<usize> {
        &self.progress.backs_on_table
    }

    /// Whether this is the deal of the current round, and nobody has acted in the round yet.
    pub fn matches_unplayed_round(&self, state: &GameState) -> bool {
        state.round().is_some_and(is_dealt_by_hand) && self.matches_round(state)
    }

    /// Whether this is the deal of the current round, even if somebody has acted in it.
    pub fn matches_round(&self, state: &GameState) -> bool {
        state.round().is_some_and(|round| {
            let deal = round.initial_deal();
            deal.leader == self.leader
                && deal.drawn_for_lead == self.draws_for_lead
                && deal.hands[self.person].iter().eq(self.dealt.iter().copied())
        })
    }

    /// The number of cells in which backs are laid out, which is the size of the set.
    pub fn cell_count(&self) -> usize {
        self.set.len().into()
    }

    /// Whether all hands were taken or dealt.
    pub fn is_over(&self) -> bool {
        self.next_step() == NextStep::Over
    }

    /// Whether all hands of the current round were taken or dealt, and nobody has acted in it yet.
    pub fn is_over_before_play(&self, state: &GameState) -> bool {
        self.is_over() && self.matches_unplayed_round(state)
    }

    pub fn next_step(&self) -> NextStep {
        match &self.progress.step {
            Step::DrawForLead { drawn: 0, .. } => NextStep::Person,
            Step::DrawForLead { drawn, .. } if *drawn < self.player_count() => NextStep::Other,
            Step::DrawForLead { .. } => NextStep::ReadResult,
            Step::TakeHands { .. } => match self.taker() {
                None => NextStep::Over,
                Some(seat) if seat == self.person => NextStep::Person,
                Some(_) => NextStep::Other,
            },
            Step::Dealt => NextStep::Over,
        }
    }

    pub const fn is_drawing_for_lead(&self) -> bool {
        matches!(self.progress.step, Step::DrawForLead { .. })
    }

    /// Whether the current round of drawing for the lead is a tie, even if not all have drawn yet.
    pub fn is_tied(&self) -> bool {
        matches!(self.progress.step, Step::DrawForLead { row, .. } if row + 1 < self.draws_for_lead.len())
    }

    /// Whether the person has taken at least one bone of the hand.
    pub fn has_taken_bone(&self) -> bool {
        matches!(&self.progress.step, Step::TakeHands { own_bones, .. } if !own_bones.is_empty())
    }

    pub const fn hand_size(&self) -> usize {
        self.dealt.len()
    }

    /// Lets the person take a back: any, if `back` is `None` or was taken already.
    /// Does nothing unless it is the person's turn.
    pub fn take_as_person(&mut self, back: Option<usize>) {
        let back = back.filter(|back| self.backs_on_table().contains(back));
        let Some(back) = back.or_else(|| self.pick_back(None)) else {
            return;
        };
        if self.next_step() != NextStep::Person {
            return;
        }
        self.progress.backs_on_table.remove(&back);
        // There are at most 55 backs.
        self.progress.taken_backs.extend(u8::try_from(back));
        match &mut self.progress.step {
            Step::DrawForLead { drawn, .. } => *drawn += 1,
            Step::TakeHands { own_bones, .. } => {
                // Which bone it is depends only on the back and on the bones that the person has
                // not taken yet.
                let mut left = self.dealt.iter().filter(|bone| !own_bones.contains(bone));
                let place = back % (self.dealt.len() - own_bones.len());
                own_bones.extend(left.nth(place).copied());
            }
            Step::Dealt => {}
        }
    }

    /// Lets another player take a bone, if it is their turn.
    pub fn take_as_other(&mut self) {
        let Some(taker) = self.taker().filter(|_| self.next_step() == NextStep::Other) else {
            return;
        };
        let last = self.progress.last_other_take.filter(|(seat, _)| *seat == taker);
        let Some(back) = self.pick_back(last.map(|(_, back)| back)) else {
            return;
        };
        self.progress.backs_on_table.remove(&back);
        self.progress.last_other_take = Some((taker, back));
        match &mut self.progress.step {
            Step::DrawForLead { drawn, .. } => *drawn += 1,
            Step::TakeHands { other_counts, .. } => other_counts[taker] += 1,
            Step::Dealt => {}
        }
    }

    /// Turns the bones drawn for the lead face down again. After a tie the lead is drawn for again,
    /// otherwise the hands follow.
    pub fn continue_after_draw(&mut self, draws_only_for_lead: bool) {
        if let Step::DrawForLead { row, .. } = self.progress.step {
            self.progress.backs_on_table = (0..self.bones).collect();
            self.progress.last_other_take = None;
            self.progress.step = if self.is_tied() {
                let row = row + 1;
                Step::DrawForLead { row, drawn: 0 }
            } else if draws_only_for_lead {
                Step::Dealt
            } else {
                Step::hands()
            };
        }
    }

    /// Returns the state to show on the table, with hand sizes in the order of `seats`.
    pub fn state(&self, seats: impl Iterator<Item = Seat>) -> TakingState {
        let (own_bones, full_hand_size): (&[Bone], _) = match &self.progress.step {
            Step::DrawForLead { .. } | Step::Dealt => (&[], 0),
            Step::TakeHands { own_bones, .. } => (own_bones, self.dealt.len()),
        };
        TakingState {
            backs_on_table: self.backs_on_table().clone(),
            waits_for_viewer: self.next_step() == NextStep::Person,
            drawn: self.bones_drawn_for_lead(),
            hand_sizes: seats.map(|seat| self.taken_count(seat)).collect(),
            own_bones: own_bones.to_vec(),
            full_hand_size,
            taker: self.taker(),
        }
    }

    /// The number of bones that a seat has taken; 0 while the lead is drawn for.
    pub fn taken_count(&self, seat: Seat) -> usize {
        match &self.progress.step {
            Step::DrawForLead { .. } | Step::Dealt => 0,
            Step::TakeHands { own_bones, .. } if seat == self.person => own_bones.len(),
            Step::TakeHands { other_counts, .. } => other_counts[seat],
        }
    }

    /// The player who takes the next bone.
    pub fn taker(&self) -> Option<Seat> {
        match self.progress.step {
            Step::DrawForLead { drawn, .. } => self.seats_from(self.person).nth(drawn),
            Step::TakeHands { .. } => {
                self.seats_from(self.leader).find(|seat| self.taken_count(*seat) < self.hand_size())
            }
            Step::Dealt => None,
        }
    }

    /// Returns the message about the current step. If `draws_only_for_lead`, the message after the
    /// draw says who leads, instead of who takes first.
    pub fn message(&self, seating: &Seating, draws_only_for_lead: bool) -> String {
        match &self.progress.step {
            Step::DrawForLead { row: 0, drawn: 0 } => msg::taking_draw(self.player_count()),
            Step::DrawForLead { drawn: 0, .. } => msg::taking_draw_again(self.player_count()),
            Step::DrawForLead { drawn, .. } => {
                let outcome = if *drawn < self.player_count() {
                    None
                } else if self.is_tied() {
                    Some(LeadDraw::Equal)
                } else if draws_only_for_lead {
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
            Step::TakeHands { .. } => match self.taker() {
                Some(seat) if seat == self.person => {
                    let leads = msg::turn_leads(&Who::at(seating, self.leader));
                    let taken = self.taken_count(seat);
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
        let Step::DrawForLead { row, drawn } = self.progress.step else {
            return Vec::new();
        };
        let drawers = self.seats_from(self.person).take(drawn);
        let drawn_bone =
            |seat: Seat| DrawnForLead { seat, bone: self.draws_for_lead[row][seat.index()] };
        drawers.map(drawn_bone).collect()
    }

    /// Returns the seats of the table in the order of play, starting with `seat`.
    fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let around = Seat::around(self.seats).cycle();
        around.skip(seat.index()).take(self.player_count())
    }

    fn player_count(&self) -> usize {
        usize::from(self.seats.count())
    }

    /// Picks a back for a player who has not chosen one. The pick is mostly near the back `last`.
    fn pick_back(&self, last: Option<usize>) -> Option<usize> {
        let row = match self.progress.step {
            Step::DrawForLead { row, .. } => row,
            Step::TakeHands { .. } | Step::Dealt => self.draws_for_lead.len(),
        };
        let steps = (row + 1) * self.bones - self.backs_on_table().len();
        self.picks.pick(self.backs_on_table(), last, steps)
    }
}

impl Step {
    fn hands() -> Self {
        Self::TakeHands { own_bones: Vec::new(), other_counts: BySeat::default() }
    }
}

/// Whether the bones of a round are taken by hand: the rules draw for the first lead, no bone must
/// be led, and nobody has acted in the round yet.
fn is_dealt_by_hand(round: &Round) -> bool {
    let is_deal_event =
        |event: &Event| matches!(event, Event::DrewForLead { .. } | Event::Dealt { .. });
    round.rules().first_lead == FirstLead::Draw
        && round.initial_deal().must_lead.is_none()
        && round.events().iter().all(is_deal_event)
}
