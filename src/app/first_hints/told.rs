//! The hint that is being shown.

use egui::Rect;

use super::place::Seen;
use crate::app::App;
use engine::{Bone, Event, Seats};
use game::profile::FirstHint;
use words::say;
use words::{points, sides};

/// A hint that is being shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    /// Which it is.
    pub hint: FirstHint,
    /// What it says.
    pub text: String,
    /// Since when, in seconds of the window's clock.
    pub since: f64,
    /// Its place in the last picture: it stays there as long as it can.
    pub place: Rect,
    /// What its place was good for when it was put there.
    pub seen: Seen,
    /// The bone that was taken up then.
    pub selected: Option<Bone>,
}

#[cfg(feature = "new-table")]
impl Told {
    /// A tip that is told beside something.
    pub fn new(hint: FirstHint, text: String, place: Rect, selected: Option<Bone>) -> Self {
        Self {
            hint,
            text,
            since: 0.0,
            place,
            seen: (place, place, 0, false),
            selected,
        }
    }
}

#[cfg(feature = "new-table")]
impl Telling {
    /// The tip that is being told.
    pub(in crate::app) const fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// What is to be told of the last score.
    pub(in crate::app) fn score(&self) -> Option<String> {
        self.score.clone()
    }
}

/// The hint that is being shown, and what is to be told of the last score.
#[derive(Debug, Default)]
pub(in crate::app) struct Telling {
    pub(super) told: Option<Told>,
    pub(super) score: Option<String>,
}

impl App {
    /// Shows a hint, which never comes again, or takes it away.
    pub(in crate::app) fn tell_once(&mut self, told: Option<Told>) {
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
    pub(in crate::app) fn drop_hint(&mut self) {
        self.telling = Telling::default();
    }

    /// A hint stays until whoever it was for has done something.
    pub(in crate::app) fn hint_follows(&mut self, events: &[Event]) {
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
                    let who = if seats.team(*seat) != seats.team(viewer) {
                        "other"
                    } else if seats == Seats::Partners {
                        "own-side"
                    } else {
                        "own"
                    };
                    self.telling.score = Some(say!(
                        "first-hint-score",
                        scores = points::which_score(rules),
                        sum = points::sum(terms, *count),
                        points = points::points((*amount).into(), rules),
                        who = who,
                        side = sides::side(self.session.seating(), seats, seats.team(*seat))
                    ));
                }
                _ => {}
            }
        }
    }
}
