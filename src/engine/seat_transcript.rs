//! The transcript of a round for one seat, and the view that follows from it.

use super::action::Action;
use super::bone::{Bone, Bones, Hand};
use super::boneyard::Boneyard;
use super::event::Event;
use super::position::Position;
use super::refused::{Reason, RefusedAction};
use super::round::Round;
use super::round_start::RoundStart;
use super::rules::Rules;
use super::seat::{BySeat, ByTeam, Seat};
use super::shuffle::{Deal, LeadBy, leader_by_draw, leader_of};
use super::transcript_error::TranscriptError;
use super::view::View;

/// A round as one seat sees it: the hand it was dealt, and the events without the bones that others
/// drew.
///
/// A transcript is enough for another program to play: [`SeatTranscript::view`] gives the same
/// [`View`] that the game gives the player in the seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatTranscript {
    /// The rules of the round; a game can change them between rounds.
    pub rules: Rules,
    /// The seat whose transcript this is.
    pub seat: Seat,
    /// The points of each side before the round.
    pub scores: ByTeam<i32>,
    /// The number of tied hands carried over to this round.
    pub carried: u8,
    /// How the leader was chosen.
    pub lead_by: LeadBy,
    /// The hand that the seat was dealt.
    pub dealt_hand: Hand,
    /// The events of the round in order, without the bones that others drew. An
    /// action's event is followed by the events it causes.
    pub events: Vec<Event>,
    /// The bones left in each hand; `None` until the round is over.
    pub shown_hands: Option<BySeat<Hand>>,
}

impl SeatTranscript {
    /// The transcript for the player with this view.
    pub fn from_view(view: &View) -> Self {
        let rules = *view.rules();
        let position = view.position();
        let mut scores = position.scores();
        let events = view.events().iter();
        for (team, points) in events.filter_map(|event| event.score_change(rules.seats)) {
            scores[team] -= points;
        }
        let is_over = position.end().is_some();
        Self {
            rules,
            seat: view.seat(),
            scores,
            carried: position.carried(),
            lead_by: view.lead_by(),
            dealt_hand: view.dealt_hand(),
            events: view.events().to_vec(),
            shown_hands: is_over.then(|| BySeat::from_fn(|seat| position.hand(seat))),
        }
    }

    /// The view that the player in the seat has after the last event.
    ///
    /// # Errors
    /// If something in the transcript cannot be true.
    pub fn view(&self) -> Result<View, TranscriptError> {
        Ok(self.round()?.view(self.seat))
    }

    /// A round that looks from this seat like the one in the transcript.
    ///
    /// Each action is played by the rules, with stand-ins for the hidden bones chosen so that the
    /// action is legal. Whether one deal allows all actions together is not checked.
    ///
    /// # Errors
    /// If something in the transcript cannot be true.
    pub fn round(&self) -> Result<Round, TranscriptError> {
        let mut round = self.begin()?;
        self.check_events(&round)?;
        while round.events().len() < self.events.len() {
            round = self.after_next_action(&round)?;
        }
        if round.position().end().is_none() && self.shown_hands.is_some() {
            return Err(TranscriptError::HandsShownEarly);
        }
        Ok(round)
    }

    /// The round after the deal, and after the lead if that is played automatically.
    fn begin(&self) -> Result<Round, TranscriptError> {
        self.rules.check()?;
        let seats = self.rules.seats.count();
        let seat = self.seat.index();
        if seat >= usize::from(seats) {
            return Err(TranscriptError::NoSuchSeat { seat, seats });
        }
        let (listed, dealt) = (self.dealt_hand.len(), self.rules.hand_size);
        if listed != dealt {
            return Err(TranscriptError::HandSize { listed, dealt });
        }
        if let Some(bone) = self.named_bones().without(self.rules.bones()).iter().next() {
            return Err(TranscriptError::NotInSet { bone });
        }
        let drawn: Vec<(Seat, Bone)> = self.events.iter().map_while(drawn_for_lead).collect();
        let Some(Event::Dealt { round, leader }) = self.events.get(drawn.len()) else {
            return Err(TranscriptError::WrongStart);
        };
        let (number, leader) = (*round, *leader);
        let must_lead = match (self.lead_by, self.events.get(drawn.len() + 1)) {
            (LeadBy::Lot | LeadBy::Draw | LeadBy::Seat(_), _) => None,
            (_, Some(Event::Played { bone, .. })) => Some(*bone),
            _ => return Err(TranscriptError::MissingLead),
        };
        let drawn_for_lead = self.lead_draws(&drawn)?;
        self.check_leader(leader, must_lead, &drawn_for_lead)?;
        let sizes = BySeat::from_fn(|seat| {
            let sits = seat.index() < usize::from(seats);
            if sits { dealt } else { 0 }
        });
        let mut order: Vec<Bone> = self.rules.bones().without(self.dealt_hand).iter().collect();
        order.sort_by_key(|bone| Some(*bone) != must_lead);
        let (mut hands, mut boneyard) = self.deal_stand_ins(&order, sizes, leader);
        hands[self.seat] = self.dealt_hand;
        let round_with = |hands, boneyard: &[Bone]| {
            let deal = Deal {
                lead_by: self.lead_by,
                leader,
                must_lead,
                drawn_for_lead: drawn_for_lead.clone(),
                hands,
                boneyard: Boneyard::new(&self.rules, boneyard),
            };
            let start = RoundStart { number, scores: self.scores, carried: self.carried };
            Round::from_deal(start, self.rules, deal)
        };
        let round = round_with(hands, &boneyard);
        if round.position().end().is_none() {
            return Ok(round);
        }
        // The lead has ended the game, so the hands were shown.
        (hands, boneyard) = self.before_last_action(&round, leader, must_lead.map(Action::Lead))?;
        Ok(round_with(hands, &boneyard))
    }

    fn named_bones(&self) -> Bones {
        let in_events = self.events.iter().filter_map(|event| match event {
            Event::DrewForLead { bone, .. }
            | Event::Played { bone, .. }
            | Event::BlewUp { bone, .. } => Some(*bone),
            Event::Drew { bone, .. } => *bone,
            _ => None,
        });
        let shown =
            self.shown_hands.into_iter().flat_map(|hands| Seat::ALL.map(|seat| hands[seat]));
        shown.chain([self.dealt_hand]).fold(in_events.collect(), Bones::or)
    }

    /// The bones drawn for the lead, a row for each attempt.
    fn lead_draws(&self, drawn: &[(Seat, Bone)]) -> Result<Vec<Vec<Bone>>, TranscriptError> {
        let rows = drawn.chunks(usize::from(self.rules.seats.count()));
        let row = |row: &[(Seat, Bone)]| {
            let bones: Vec<Bone> = row.iter().map(|(_, bone)| *bone).collect();
            let seats = row.iter().map(|(seat, _)| *seat);
            let differ = bones.iter().copied().collect::<Bones>().len() == row.len() as u8;
            let is_right = seats.eq(Seat::around(self.rules.seats)) && differ;
            is_right.then_some(bones).ok_or(TranscriptError::WrongStart)
        };
        rows.map(row).collect()
    }

    fn check_leader(
        &self,
        leader: Seat,
        must_lead: Option<Bone>,
        drawn: &[Vec<Bone>],
    ) -> Result<(), TranscriptError> {
        let by_draw = self.lead_by == LeadBy::Draw;
        let rows = drawn.iter().map(|row| leader_by_draw(row));
        let tied_draws = drawn.len().saturating_sub(1);
        let expected = std::iter::repeat_n(None, tied_draws).chain([Some(leader)]);
        if by_draw && !rows.eq(expected) || !by_draw && !drawn.is_empty() {
            return Err(TranscriptError::WrongStart);
        }
        let chosen = match self.lead_by {
            LeadBy::HeaviestDoublet => None,
            LeadBy::Lot | LeadBy::Draw => Some(leader),
            LeadBy::Seat(seat) | LeadBy::DoubletOf(seat) => Some(seat),
        };
        let sits = leader.index() < usize::from(self.rules.seats.count());
        let is_own_lead = leader == self.seat;
        let is_consistent =
            must_lead.is_none_or(|bone| is_own_lead == self.dealt_hand.contains(bone));
        let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
        hands[leader] = must_lead.into_iter().collect();
        hands[self.seat] = self.dealt_hand;
        let found = leader_of(&self.rules, &hands, self.lead_by, chosen);
        if sits && is_consistent && found == Some((leader, must_lead)) {
            Ok(())
        } else {
            let leader = leader.index();
            Err(TranscriptError::WrongLeader { leader })
        }
    }

    fn after_next_action(&self, round: &Round) -> Result<Round, TranscriptError> {
        let number = round.events().len() + 1;
        let (seat, action) = self.action_of_event(number)?;
        let turn = round.position().turn();
        let allowed_out_of_turn = matches!(action, Action::TimeUp | Action::GiveUp(_));
        if round.position().end().is_some() {
            return self.after_action(round, action, number);
        }
        if seat != turn && !allowed_out_of_turn {
            let reason = Reason::NotInTurn;
            return Err(TranscriptError::Refused { number, reason });
        }
        let likely = self.with_stand_ins(round, action, false)?;
        let error = match self.after_action(&likely, action, number) {
            Err(error) if turn != self.seat => error,
            result => return result,
        };
        // Only the others know whether they drew by choice, or whether a firecracker
        // made their play possible.
        let by_choice = self.with_stand_ins(round, action, true)?;
        let other_ways = [by_choice, likely.without_freed_bonus()];
        let mut results =
            other_ways.iter().map(|candidate| self.after_action(candidate, action, number));
        results.find_map(Result::ok).ok_or(error)
    }

    /// The round after an action, if exactly the events of the transcript follow.
    fn after_action(
        &self,
        round: &Round,
        action: Action,
        number: usize,
    ) -> Result<Round, TranscriptError> {
        let refused =
            |refused: RefusedAction| TranscriptError::Refused { number, reason: refused.reason };
        let mut next = round.clone();
        if let (Some(_), Action::GiveUp(seat)) = (round.position().end(), action) {
            next.give_up_between_rounds(seat).map_err(refused)?;
            self.check_events(&next)?;
            return Ok(next);
        }
        next.apply(action).map_err(refused)?;
        if next.position().end().is_some() {
            let actor = round.position().turn();
            let (hands, boneyard) = self.before_last_action(&next, actor, Some(action))?;
            next = round.imagined(hands, &boneyard);
            next.apply(action).map_err(refused)?;
        }
        self.check_events(&next)?;
        Ok(next)
    }

    /// The action that an event reports, and the seat of its player.
    fn action_of_event(&self, number: usize) -> Result<(Seat, Action), TranscriptError> {
        let claims = self.rules.claims;
        let event = &self.events[number - 1];
        if let (Event::Played { seat, .. }, Some(play)) = (event, event.play()) {
            return Ok((*seat, play));
        }
        Ok(match event {
            Event::Scored { seat, points, .. } if claims => (*seat, Action::Claim(*points)),
            Event::Misclaimed { seat, points } => (*seat, Action::Claim(*points)),
            Event::Yielded { seat } => (*seat, Action::Yield),
            Event::KeptSilent { seat } => (*seat, Action::Silence),
            Event::BlewUp { seat, bone, .. } => (*seat, Action::BlowUp(*bone)),
            Event::Drew { seat, .. } => (*seat, Action::Draw),
            Event::Passed { seat, .. } => (*seat, Action::Pass),
            Event::TimeUp => (self.seat, Action::TimeUp),
            Event::GaveUp { seat } => (*seat, Action::GiveUp(*seat)),
            _ => return Err(TranscriptError::NoAction { number }),
        })
    }

    /// The round with stand-ins for the hidden bones, chosen to allow an action if possible. With
    /// `prefers_fitting`, a player who draws or passes gets bones that fit, if there are any.
    fn with_stand_ins(
        &self,
        round: &Round,
        action: Action,
        prefers_fitting: bool,
    ) -> Result<Round, TranscriptError> {
        let number = round.events().len() + 1;
        let position = round.position();
        let table = position.table();
        let unseen = self.unseen(position);
        let mut order: Vec<Bone> = unseen.iter().collect();
        let fits = table.playable(unseen);
        match action {
            Action::Lead(wanted) | Action::Play(wanted, ..) => {
                order.sort_by_key(|bone| *bone != wanted);
            }
            Action::Draw | Action::Pass => {
                order.sort_by_key(|bone| fits.contains(*bone) != prefers_fitting);
            }
            // Prefers hands to which only the firecracker gives a play.
            Action::BlowUp(blown) => {
                let mut after = *table;
                after.blow_up(blown).ok();
                let freed = after.playable(unseen);
                order.sort_by_key(|bone| (fits.contains(*bone), !freed.contains(*bone)));
            }
            _ => {}
        }
        let turn = position.turn();
        let drawn = match self.events[number - 1] {
            Event::Drew { bone, .. } if turn == self.seat => bone,
            _ => None,
        };
        let drawn = drawn.filter(|_| position.boneyard().drawable() > 0);
        if let Some(bone) = drawn {
            if !unseen.contains(bone) {
                return Err(TranscriptError::NotInBoneyard { number, bone });
            }
            order.retain(|other| *other != bone);
        }
        let sizes = BySeat::from_fn(|seat| position.hand(seat).len());
        let (mut hands, mut boneyard) = self.deal_stand_ins(&order, sizes, turn);
        hands[self.seat] = position.hand(self.seat);
        if let Some(bone) = drawn {
            boneyard.insert(0, bone);
        }
        Ok(round.imagined(hands, &boneyard))
    }

    /// Deals hands of these sizes to the other seats, beginning with `first`. Returns the hands and
    /// the bones that are left.
    fn deal_stand_ins(
        &self,
        order: &[Bone],
        sizes: BySeat<u8>,
        first: Seat,
    ) -> (BySeat<Hand>, Vec<Bone>) {
        let mut bones = order.iter().copied();
        let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
        let others = Seat::ALL.into_iter().filter(|seat| *seat != first);
        for seat in [first].into_iter().chain(others) {
            if seat != self.seat {
                hands[seat] = bones.by_ref().take(usize::from(sizes[seat])).collect();
            }
        }
        (hands, bones.collect())
    }

    /// The hands and the boneyard before the last action of a round, worked out from the hands
    /// shown after it. `actor` is the seat that acted.
    fn before_last_action(
        &self,
        ended: &Round,
        actor: Seat,
        last: Option<Action>,
    ) -> Result<(BySeat<Hand>, Vec<Bone>), TranscriptError> {
        let mut hands = self.shown_hands.ok_or(TranscriptError::HandsHidden)?;
        let position = ended.position();
        let mut hidden = self.unseen(position);
        if let Some(Action::BlowUp(bone)) = last {
            hidden.remove(bone);
        }
        let others = Seat::ALL.into_iter().filter(|seat| *seat != self.seat);
        let held = others.clone().map(|seat| hands[seat]);
        let in_hands = held.fold(Bones::EMPTY, Bones::or);
        let sizes = |hands: &BySeat<Hand>| Seat::ALL.map(|seat| hands[seat].len());
        let has_right_sizes = sizes(&hands) == Seat::ALL.map(|seat| position.hand(seat).len());
        let count: u8 = others.map(|seat| hands[seat].len()).sum();
        let is_own_right = hands[self.seat] == position.hand(self.seat);
        if !is_own_right
            || !has_right_sizes
            || in_hands.len() != count
            || in_hands.and(hidden) != in_hands
        {
            return Err(TranscriptError::WrongHandsShown);
        }
        hands[actor] = hands[actor].or(last.and_then(Action::bone).into_iter().collect());
        Ok((hands, hidden.without(in_hands).iter().collect()))
    }

    /// The bones that the player in this seat cannot see.
    fn unseen(&self, position: &Position) -> Bones {
        let seen = position.hand(self.seat).or(position.table().played());
        self.rules.bones().without(seen)
    }

    /// Checks that the events so far are those of the transcript.
    fn check_events(&self, round: &Round) -> Result<(), TranscriptError> {
        let happened = round.events().iter().map(|event| event.seen_by(self.seat));
        for (index, event) in happened.enumerate() {
            match self.events.get(index) {
                Some(expected) if *expected == event => {}
                Some(_) => return Err(TranscriptError::WrongEvent { number: index + 1 }),
                None => return Err(TranscriptError::MissingEvent { number: index }),
            }
        }
        Ok(())
    }
}

const fn drawn_for_lead(event: &Event) -> Option<(Seat, Bone)> {
    match event {
        Event::DrewForLead { seat, bone } => Some((*seat, *bone)),
        _ => None,
    }
}
