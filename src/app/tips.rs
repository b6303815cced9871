//! Tips that come once.

use super::App;
use crate::command::Tip;
use engine::{Action, Event, Phase, Position, Seats};
use words::msg;
use words::{points, sides, you};

impl Telling {
    /// The tip that is being told.
    pub(super) const fn told(&self) -> Option<&Tip> {
        self.told.as_ref()
    }

    /// What is to be told of the last score.
    pub(super) fn score(&self) -> Option<String> {
        self.score.clone()
    }
}

/// The hint that is being shown, and what is to be told of the last score.
#[derive(Debug, Default)]
pub(super) struct Telling {
    told: Option<Tip>,
    score: Option<String>,
}

impl App {
    /// Shows a hint, which never comes again, or takes it away.
    pub(super) fn tell_once(&mut self, told: Option<Tip>) {
        let Some(told) = told else {
            self.drop_hint();
            return;
        };
        let mut preferences = self.session.preferences().clone();
        preferences.first_hints.note_shown(told.hint);
        self.session.set_preferences(preferences);
        self.telling.told = Some(told);
    }

    /// Takes the hint away.
    pub(super) fn drop_hint(&mut self) {
        self.telling = Telling::default();
    }

    /// A hint stays until whoever it was for has done something.
    pub(super) fn hint_follows(&mut self, events: &[Event]) {
        let viewer = self.seat();
        let is_own = |event: &Event| match event {
            Event::Played { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Scored { seat, .. }
            | Event::BlewUp { seat, .. }
            | Event::Misclaimed { seat, .. }
            | Event::KeptSilent { seat } => *seat == viewer,
            Event::Dealt { .. } => true,
            _ => false,
        };
        if events.iter().any(is_own) {
            self.drop_hint();
        }
        let mut terms = &Vec::new();
        for event in events {
            match event {
                Event::Played { terms: ends, .. } => terms = ends,
                Event::Scored {
                    seat,
                    points: amount,
                    count,
                    ..
                } if !self.session.state().rules().claims => {
                    let rules = self.session.state().rules();
                    let seats = rules.seats;
                    // Several people may read it, each with their own points.
                    let is_own = seats.team(*seat) == seats.team(viewer);
                    let who = if !is_own || you(self.session.seating()).is_none() {
                        "other"
                    } else if seats == Seats::Partners {
                        "own-side"
                    } else {
                        "own"
                    };
                    self.telling.score = Some(msg::first_hint_score(
                        points::points((*amount).into(), rules),
                        points::which_score(rules),
                        sides::side(self.session.seating(), seats, seats.team(*seat)),
                        points::sum(terms, *count),
                        who,
                    ));
                }
                _ => {}
            }
        }
    }

    /// Whether whoever looks at the table can do this and nothing else.
    pub(super) fn can_only(&self, action: Action) -> bool {
        let is_in_turn = self.session.person_in_turn() == Some(self.seat());
        // What another has left may be taken besides.
        let mut actions = self.session.actions_of(self.seat());
        actions.retain(|action| !matches!(action, Action::Claim(_)));
        is_in_turn && actions == [action]
    }

    /// Whether whoever looks at the table may claim the points of their play.
    pub(super) fn phase_is_claim(&self) -> bool {
        let phase = self.session.state().position().map(Position::phase);
        let is_in_turn = self.session.person_in_turn() == Some(self.seat());
        is_in_turn && phase == Some(Phase::Claim)
    }
}
