//! Tips that are shown only once.

use crate::command::OneTimeTip;
use engine::{Event, Seat, Seats};
use game::profile::{FirstHint, FirstHints};
use game::session::Session;
use words::{Points, msg, points, sides, sole_person};

/// The tip that is shown, and the text for a tip about the last score.
#[derive(Debug, Default)]
pub struct Tips {
    tip: Option<OneTimeTip>,
    score_text: Option<String>,
}

impl Tips {
    pub const fn current(&self) -> Option<&OneTimeTip> {
        self.tip.as_ref()
    }

    pub fn score(&self) -> Option<String> {
        self.score_text.clone()
    }

    /// Shows a tip, and records that it was shown. `None` hides the tip.
    pub fn show(&mut self, tip: Option<OneTimeTip>, session: &mut Session) {
        let Some(tip) = tip else {
            self.hide();
            return;
        };
        let mut preferences = session.preferences().clone();
        preferences.first_hints.note_shown(tip.hint);
        session.set_preferences(preferences);
        self.tip = Some(tip);
    }

    pub fn hide(&mut self) {
        *self = Self::default();
    }

    fn shows_score(&self) -> bool {
        self.tip.as_ref().is_some_and(|tip| tip.hint == FirstHint::Score)
    }

    /// The text of the tip about a score, if that tip is shown or comes next.
    pub fn pending_score_text(&self, hints: &FirstHints) -> Option<&str> {
        let is_next = self.tip.is_none() && hints.should_show(FirstHint::Score);
        self.score_text.as_deref().filter(|_| hints.wanted && (is_next || self.shows_score()))
    }

    /// Hides the tip about a score, if it is shown.
    pub fn drop_score(&mut self) {
        if self.shows_score() {
            self.hide();
        }
    }

    /// Drops a tip once its viewer has acted, and the text about a score once the count changes.
    pub fn on_events(&mut self, events: &[Event], session: &Session, viewer: Seat) {
        let is_own = |event: &Event| match event {
            Event::Yielded { seat }
            | Event::Played { seat, .. }
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
            self.hide();
        }
        let changes_count =
            |event: &Event| matches!(event, Event::Played { .. } | Event::BlewUp { .. });
        if events.iter().any(changes_count) {
            self.drop_score();
            self.score_text = None;
        }
        let mut terms = &Vec::new();
        for event in events {
            match event {
                Event::Played { terms: ends, .. } => terms = ends,
                Event::Scored { seat, points: amount, count, .. }
                    if !session.state().rules().claims =>
                {
                    let rules = session.state().rules();
                    let seats = rules.seats;
                    // If several people play here, each may read the tip, so it must not say whose
                    // score is theirs.
                    let is_own = seats.team(*seat) == seats.team(viewer);
                    let who = if !is_own || sole_person(session.seating()).is_none() {
                        "other"
                    } else if seats == Seats::Partners {
                        "own-side"
                    } else {
                        "own"
                    };
                    let side = sides::side(session.seating(), seats, seats.team(*seat));
                    let header = points::header_points(*amount, *count, rules);
                    let counted = (*amount > header).then(|| {
                        msg::first_hint_score(
                            Points::of(*amount - header, rules),
                            points::score_selector(rules),
                            &side,
                            points::sum(terms, *count),
                            who,
                        )
                    });
                    let equal = (header > 0).then(|| {
                        let points = Points::of(header, rules);
                        msg::first_hint_header(points::header_selector(header), points, &side, who)
                    });
                    let sentences: Vec<String> = counted.into_iter().chain(equal).collect();
                    self.score_text = Some(sentences.join(" "));
                }
                _ => {}
            }
        }
    }
}
