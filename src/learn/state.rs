//! What helps to learn, with what it knows: hint, bone counter, tutor, lessons, reviews.

use egui::Context;

use super::backlog::Backlog;
use super::blind::Blind;
use super::coach::{Answer, Coach, Done, TaskKind};
use super::said::{LensShown, Said};
use super::study::Study;
use super::teaching::Teaching;
use super::tips::Tips;
use crate::files::Files;
use crate::messages::Messages;
use engine::{Event, GameState, Seat};
use game::profile::{GameId, Help};
use game::session::{Review, Session};
use words::msg;

/// What helps to learn, and how far it has come.
#[derive(Debug)]
pub struct Learn {
    /// The game that is reviewed, while no hand of it is played.
    pub review: Option<Review>,
    /// What was worked out about it.
    pub(super) study: Study,
    /// The lesson on the table, in place of the game.
    pub lesson: Option<Teaching>,
    pub(super) coach: Coach,
    /// What the coach has said of the position on the table.
    pub said: Said,
    /// What the bone counter shows.
    pub lens: LensShown,
    /// The game of which it was said that help is away in it.
    pub help_away: Option<GameId>,
    pub(super) blind: Blind,
    pub(super) backlog: Backlog,
    pub tips: Tips,
}

impl Learn {
    /// Nothing is asked yet. What is worked out wakes the window of `ctx`.
    pub fn new(ctx: &Context) -> Self {
        Self {
            review: None,
            study: Study::default(),
            lesson: None,
            coach: Coach::new(ctx),
            said: Said::default(),
            lens: LensShown::default(),
            help_away: None,
            blind: Blind::default(),
            backlog: Backlog::default(),
            tips: Tips::default(),
        }
    }

    /// The game that the table shows: as it stands, or a moment of it that is reviewed.
    pub fn shown<'a>(&'a self, session: &'a Session) -> &'a GameState {
        let review = self.review.as_ref();
        review.map_or_else(|| session.state(), Review::state)
    }

    /// What was worked out since this was last asked.
    pub fn done(&mut self) -> Vec<Done> {
        self.coach.done()
    }

    /// How far a task of this kind has come, 0 to 1; `None` if none is worked on.
    pub fn progress(&self, kind: TaskKind) -> Option<f32> {
        self.coach.progress(kind)
    }

    /// The coach has worked something out.
    pub fn answered(
        &mut self,
        done: Done,
        session: &mut Session,
        messages: &mut Messages,
        files: &mut Files,
    ) {
        match done.answer {
            Some(Answer::Hint(hint)) => {
                if hint.is_some() {
                    messages.nothing();
                    session.note_help(Help::Advice);
                } else {
                    messages.say(&msg::HINT_NONE.text());
                }
                self.said.hint = hint;
            }
            Some(Answer::Review(review)) => {
                if let TaskKind::Review(id) = done.kind {
                    self.reviewed((id, review), session, messages, files);
                }
            }
            Some(Answer::BlindTest(test)) => self.blind.note(test),
            Some(Answer::Why(why)) => self.study.told_why(why),
            Some(Answer::Lens(lens)) => self.lens.lens = lens,
            Some(Answer::Weighed(values)) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.weighed = values;
                    return;
                }
                self.said.values = Some(values.unwrap_or_default());
                session.note_help(Help::Advice);
            }
            None => match done.kind {
                TaskKind::Hint => messages.say(&msg::HINT_NONE.text()),
                TaskKind::Review(id) => self.reviewed((id, None), session, messages, files),
                TaskKind::BlindTest => self.blind.note(None),
                TaskKind::Why => self.study.told_why(None),
                TaskKind::Lens => self.lens.lens = None,
                TaskKind::Weigh => {}
            },
        }
    }

    /// Another position is on the table: drops what was asked and said of the one before,
    /// and of a game that is not there any more. Whether a review has ended by that.
    pub fn come_to(&mut self, session: &Session, can_review: bool) -> bool {
        self.coach.forget(TaskKind::Hint);
        if self.lesson.is_none() {
            self.coach.forget(TaskKind::Weigh);
        }
        self.said = Said::default();
        let state = session.state();
        let goes_on = |review: &mut Review| can_review && review.is_of(state);
        let has_ended = self.review.take_if(|review| !goes_on(review)).is_some();
        self.follow_study(session);
        self.explain();
        self.leave_blind_test(session.game().id());
        has_ended
    }

    /// Nothing is reviewed any more: the game is there to be played.
    pub fn end_review(&mut self, session: &Session) {
        self.review = None;
        self.follow_study(session);
        self.explain();
    }

    /// Somebody else sits at the table.
    pub fn change_player(&mut self) {
        self.drop_backlog();
        self.stop_study();
        self.study = Study::default();
    }

    /// Something happened that is seen from this seat: a tip stays until whoever it was for
    /// has done something.
    pub fn note_events(&mut self, events: &[Event], session: &Session, viewer: Seat) {
        self.tips.follow(events, session, viewer);
    }
}
