//! A round, from the shuffle to its end.

use super::action::{Action, End};
use super::action_effect::ActionEffect;
use super::bone::{Bone, Hand, Pips};
use super::event::Event;
use super::position::{Phase, Position};
use super::refused::RefusedAction;
use super::round_end::RoundEnd;
use super::round_start::RoundStart;
use super::rules::{BlockAwardRecipient, Rules};
use super::seal::Seal;
use super::seat::{BySeat, Seat, Team};
use super::shuffle::{Deal, LeadBy, Shuffle};
use super::table::Table;

/// A bone on the table, who played it, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedBone {
    /// The seat that played the bone.
    pub seat: Seat,
    /// The bone that was played.
    pub bone: Bone,
    /// The end that the bone was played on; `None` for the lead.
    pub end: Option<End>,
    /// The half turned outward; `None` unless the bone could lie either way round.
    pub outward: Option<Pips>,
}

/// A round: its deal, its position and its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    number: usize,
    rules: Rules,
    deal: Deal,
    position: Position,
    events: Vec<Event>,
    seal: Option<Seal>,
}

impl Round {
    /// Shuffles and deals a round. A lead by heaviest doublet is played at once.
    pub(super) fn deal(
        start: RoundStart,
        rules: Rules,
        lead: LeadBy,
        shuffle: Shuffle,
        seal: Seal,
    ) -> Self {
        let deal = Deal::new(&rules, lead, shuffle);
        Self { seal: Some(seal), ..Self::from_deal(start, rules, deal) }
    }

    /// Begins the round from a deal. A lead by heaviest doublet is played at once.
    pub(super) fn from_deal(start: RoundStart, rules: Rules, deal: Deal) -> Self {
        let number = start.number;
        let mut events: Vec<Event> = deal
            .drawn_for_lead
            .iter()
            .flat_map(|drawn| Seat::around(rules.seats).zip(drawn))
            .map(|(seat, bone)| Event::DrewForLead { seat, bone: *bone })
            .collect();
        events.push(Event::Dealt { round: number, leader: deal.leader });
        let mut round = Self {
            number,
            rules,
            position: Position::from_start(&rules, &deal, start),
            deal,
            events,
            seal: None,
        };
        if let Some(bone) = round.deal.must_lead {
            round.apply(Action::Lead(bone)).expect("the heaviest doublet is in its leader's hand");
        }
        round
    }

    /// The number of the round in its game, from 1.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The rules of the round, which may differ from those of earlier rounds.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seal that was shown before the deal; `None` if the round was rebuilt from a transcript.
    pub const fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// The deal that the round began with, including all hidden bones.
    pub const fn initial_deal(&self) -> &Deal {
        &self.deal
    }

    /// The position after the actions played so far.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The seat after the one that led the round.
    pub(super) const fn next_leader(&self) -> Seat {
        self.position.leader().next(self.rules.seats)
    }

    /// The events of the round, with all hidden bones.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The bones on the table in the order of play.
    pub fn placed_bones(&self) -> impl DoubleEndedIterator<Item = PlacedBone> + '_ {
        placed_bones(&self.events)
    }

    /// The round with these hands, and these bones in the boneyard, buried ones last. The events
    /// stay the same, so they may name drawn bones that are not in the hands.
    ///
    /// # Panics
    /// If the boneyard is not as large as the real one.
    #[must_use]
    pub fn imagined(&self, hands: BySeat<Hand>, boneyard: &[Bone]) -> Self {
        Self { position: self.position.imagined(hands, boneyard), ..self.clone() }
    }

    /// The same round as if no firecracker had made a play possible.
    pub(super) fn without_freed_bonus(&self) -> Self {
        Self { position: self.position.without_freed_bonus(), ..self.clone() }
    }

    /// Plays an action, and returns what happened.
    ///
    /// # Errors
    /// If the rules do not allow the action. The round is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<&[Event], RefusedAction> {
        let before = self.position;
        let effect = self
            .position
            .apply(&self.rules, action)
            .map_err(|reason| RefusedAction { action, reason })?;
        let new = self.events.len();
        let seat = before.turn();
        let open = before.table().open_pips();
        let table = self.position.table();
        let count = table.count();
        match action {
            Action::Lead(bone) => self.events.push(played_event(seat, bone, None, None, table)),
            Action::Play(bone, end, outward) => {
                self.events.push(played_event(seat, bone, Some(end), outward, table));
            }
            Action::Draw => self.events.push(Event::Drew { seat, bone: effect.drawn, open }),
            Action::Pass => self.events.push(Event::Passed { seat, open }),
            Action::Yield => self.events.push(Event::Yielded { seat }),
            Action::Silence => self.events.push(Event::KeptSilent { seat }),
            Action::Claim(points) if effect.scored == 0 => {
                self.events.push(Event::Misclaimed { seat, points });
            }
            Action::BlowUp(bone) => self.events.push(Event::BlewUp {
                seat,
                bone,
                end: before.table().played_on(bone),
                terms: table.terms(),
                count,
            }),
            Action::Claim(_) | Action::TimeUp | Action::GiveUp(_) => {}
        }
        if effect.scored > 0 {
            let points = effect.scored;
            let scorer = before.last_to_play();
            let is_taken = matches!(action, Action::Claim(_)) && before.phase() != Phase::Claim;
            self.events.push(Event::Scored {
                seat,
                points,
                count,
                taken_from: is_taken.then_some(scorer),
            });
        } else if effect.void_points > 0 {
            let points = effect.void_points;
            self.events.push(Event::Overshot { seat, points });
        }
        if effect.freed_bonus > 0 {
            let points = effect.freed_bonus;
            self.events.push(Event::FreedPlayBonus { seat, points });
        }
        if effect.void_freed_bonus > 0 {
            let points = effect.void_freed_bonus;
            self.events.push(Event::Overshot { seat, points });
        }
        let mut bonuses = effect.bonuses.into_iter().flatten().peekable();
        while let Some(bonus) = bonuses.next_if(|it| !it.bonus.is_paid_at_end()) {
            self.events.push(Event::Bonus(bonus));
        }
        if let Some(end) = effect.end {
            self.log_end(end, &effect);
        }
        self.events.extend(bonuses.map(Event::Bonus));
        Ok(&self.events[new..])
    }

    /// Records that a player gives the game up after this round, before the next is dealt.
    pub(super) fn give_up_between_rounds(&mut self, seat: Seat) -> Result<Event, RefusedAction> {
        let allowed = self.rules.check_give_up(seat);
        allowed.map_err(|reason| RefusedAction { action: Action::GiveUp(seat), reason })?;
        let gave_up = Event::GaveUp { seat };
        self.events.push(gave_up.clone());
        Ok(gave_up)
    }

    fn log_end(&mut self, end: RoundEnd, effect: &ActionEffect) {
        match end {
            RoundEnd::TargetReached => return,
            RoundEnd::Domino(seat) => self.events.push(Event::Dominoed { seat }),
            RoundEnd::Blocked => self.events.push(Event::Blocked),
            RoundEnd::TimeUp => self.events.push(Event::TimeUp),
            RoundEnd::GivenUp(seat) => self.events.push(Event::GaveUp { seat }),
        }
        let pips = BySeat::from_fn(|seat| self.position.hand(seat).weight());
        self.events.push(Event::HandsShown { pips });
        let before = self.events.len();
        for team in Team::all(self.rules.seats) {
            let award = effect.awards[team];
            if let Some(amount) = award.amount {
                self.events.push(Event::Awarded {
                    team,
                    amount,
                    points: award.points.into(),
                    void: award.void,
                });
            }
        }
        if end == RoundEnd::Blocked && self.events.len() == before {
            let tied = self.rules.block_award_to != BlockAwardRecipient::Nobody;
            self.events.push(Event::BlockWithoutAward { tied });
        }
    }
}

/// The bones that lie on the table after these events, in the order of play.
pub(super) fn placed_bones(events: &[Event]) -> impl DoubleEndedIterator<Item = PlacedBone> {
    let mut placed = Vec::new();
    for event in events {
        match event {
            Event::Played { seat, bone, end, outward, .. } => {
                placed.push(PlacedBone { seat: *seat, bone: *bone, end: *end, outward: *outward });
            }
            Event::BlewUp { bone, .. } => placed.retain(|at: &PlacedBone| at.bone != *bone),
            _ => {}
        }
    }
    placed.into_iter()
}

fn played_event(
    seat: Seat,
    bone: Bone,
    end: Option<End>,
    outward: Option<Pips>,
    table: &Table,
) -> Event {
    Event::Played { seat, bone, end, outward, terms: table.terms(), count: table.count() }
}
