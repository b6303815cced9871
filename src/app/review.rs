//! Looking back at a game between two hands, or when it is over, moment by moment.

use super::App;
use super::coaching::{Job, JobKind};
use super::running::Running;
use super::study::{StudyView, Whys};
use super::windows::own_mistakes;
use crate::command::{Seek, WindowKind};
use engine::Record;
use game::profile::{GameId, Judged};
use game::session::{Review, ReviewStep};
use nestor::coach::{Decision, GameReview, SavedReview};
use words::events::Saying;
use words::turn;
use words::{Id, msg};

impl App {
    /// Begins to look back at the game, with all hands open, if no hand is played; or
    /// ends that, and shows the result of a game that is over again.
    pub(super) fn toggle_review(&mut self, now: f64) {
        if self.review.take().is_some() {
            self.turn_over();
            self.moved(now);
            if self.session.state().outcome().is_some() {
                self.open(WindowKind::Result);
            }
            return;
        }
        let review = self.session.look_back().filter(|_| self.can_look_back());
        if review.is_none() {
            self.messages.say(&msg::REVIEW_NOT_OVER.text());
            return;
        }
        self.review = review;
        self.looking.gives_way = self.is_narrow();
        // What was told of another game's moments is not told of these.
        self.study.whys = Whys::default();
        self.coach.forget(JobKind::Why);
        self.close(WindowKind::Result);
        self.close(WindowKind::ScoreSheet);
        // The person may sit elsewhere in this game.
        self.follow_screen(now);
        self.choices.viewer.hands = self.may_peek();
        self.begin_study();
        self.moved(now);
    }

    /// Turns over what was laid open to look back at it.
    const fn turn_over(&mut self) {
        self.choices.viewer.hands = false;
        self.choices.viewer.boneyard = false;
    }

    /// Whether the game can be looked back at: no hand is played, and no bones are being
    /// taken or cut.
    pub(super) fn can_look_back(&self) -> bool {
        self.session.can_look_back() && self.taking.is_none()
    }

    /// Goes to another moment of the game.
    pub(super) fn review(&mut self, step: ReviewStep, now: f64) {
        if let Some(review) = &mut self.review {
            review.go(step);
            self.moved(now);
        }
    }

    /// Looks back no more when another game is on the table, the next hand is dealt, or
    /// undo has gone to before the end of this one.
    pub(super) fn follow_review(&mut self) {
        let state = self.session.state();
        let can_look_back = self.can_look_back();
        let goes_on = |review: &Review| can_look_back && review.is_of(state);
        if self.review.take_if(|review| !goes_on(review)).is_some() {
            self.turn_over();
            self.follow_hand();
        }
        self.follow_study();
    }

    /// The message over the table.
    pub(super) fn message(&self, sayings: &[Saying]) -> String {
        if let Some(taking) = &self.taking {
            let told = taking.told(self.session.seating(), self.deals());
            return self.messages.before(told);
        }
        let message = self.messages.message(sayings);
        match &self.review {
            Some(review) => turn::review(review.place(), message),
            None => message,
        }
    }

    /// The game that is looked back at, and what is known about it.
    pub(super) fn study_view(&self) -> Option<StudyView<'_>> {
        let review = self.review.as_ref()?;
        let of = self.study.of.as_ref();
        Some(StudyView {
            review,
            reviewed: of.map(|(_, reviewed)| &**reviewed),
            why: self.why_shown(),
            progress: self.study_progress(),
            try_again: self.try_again_possible(),
            other_seat_in_hand: self.other_seat_in_hand_possible(),
            other_seat: self.other_seat_possible(),
        })
    }

    /// Looks for the review of the game, and makes one if none is kept.
    pub(super) fn begin_study(&mut self) {
        let is_begun = self.study.of.is_some() || self.study_progress().is_some();
        if self.review.is_some() && !is_begun {
            let id = self.session.game().id();
            self.study.awaits = Some(id);
            self.files.find_review(id);
        }
    }

    /// The disk has answered whether there is a review of this game.
    pub(super) fn review_found(&mut self, id: GameId, found: Option<Box<SavedReview>>) {
        if self.study.awaits.take_if(|awaits| *awaits == id).is_none() {
            return;
        }
        let record = self.session.state().record();
        match found.filter(|kept| kept.record == *record) {
            Some(kept) if self.session.game().id() == id => {
                self.note_judged(id, &kept.review);
                self.show_study(kept.record, kept.review);
            }
            _ => self.make_review(),
        }
    }

    /// Shows what every decision of the game that is looked back at was worth.
    fn show_study(&mut self, record: Record, reviewed: GameReview) {
        self.study.of = Some((record, Box::new(reviewed)));
        self.messages.forget(&msg::REVIEW_NOT_YET.text());
    }

    /// Whether every decision of this game is being looked at because it is looked back
    /// at.
    pub(super) fn is_studied(&self, id: GameId) -> bool {
        self.study.works_on == Some(id)
    }

    /// Begins to look at every decision of the game, if that has not been done.
    fn make_review(&mut self) {
        let id = self.session.game().id();
        if let Some(review) = &self.review
            && self.study.of.is_none()
        {
            self.study.works_on = Some(id);
            // The game may be one of those that are reviewed anyway.
            if self.coach.progress(JobKind::Review(id)).is_none() {
                let record = Box::new(review.record().clone());
                self.coach.ask(Job::Review(id, record));
            }
        }
    }

    /// How far it has come; it begins with a look at the disk.
    fn study_progress(&self) -> Option<f32> {
        let is_looked_for = self.study.awaits.is_some();
        is_looked_for.then_some(0.0).or_else(|| {
            let id = self.study.works_on?;
            self.coach.progress(JobKind::Review(id))
        })
    }

    /// Looks at every decision, or stops that.
    pub(super) fn toggle_study(&mut self) {
        if self.study_progress().is_some() {
            self.stop_study();
        } else {
            self.make_review();
        }
    }

    /// Waits no more for the review of the game; it goes on if the game is one of those
    /// that are reviewed anyway.
    pub(super) fn stop_study(&mut self) {
        self.study.awaits = None;
        let left = self.study.works_on.take();
        if let Some(id) = left.filter(|id| !self.is_next_in_backlog(*id)) {
            self.coach.forget(JobKind::Review(id));
        }
    }

    /// All decisions of a game have been looked at; or they cannot be.
    pub(super) fn reviewed(&mut self, id: GameId, review: Option<Box<SavedReview>>) {
        let is_studied = self.study.works_on.take_if(|on| *on == id).is_some();
        let is_old = |review: &SavedReview| self.session.ended_otherwise(id, &review.record);
        if review.as_deref().is_some_and(is_old) {
            self.review_new_end(id, is_studied);
            return;
        }
        if let Some(review) = review {
            if is_studied && review.record == *self.session.state().record() {
                let SavedReview { record, review } = (*review).clone();
                self.show_study(record, review);
            }
            if review.is_of_whole_game() {
                self.note_judged(id, &review.review);
                self.files.keep_review(id, *review);
            }
        } else if is_studied {
            self.messages.say(&msg::REVIEW_FAILED.text());
        }
        self.take_from_backlog(id);
    }

    /// A game came to another end while the one before was looked at: it is looked at
    /// anew, if anybody waits for it.
    pub(super) fn review_new_end(&mut self, id: GameId, is_studied: bool) {
        if is_studied && self.review.is_some() && self.study.of.is_none() {
            self.make_review();
        } else if self.session.finished_game(id).is_some() {
            self.review_next_if(id);
        } else {
            self.take_from_backlog(id);
        }
    }

    /// Notes in the history what a review tells.
    pub(super) fn note_judged(&mut self, id: GameId, reviewed: &GameReview) {
        self.session.judge(id, Judged::of(reviewed));
    }

    /// Forgets what was worked out about a game that is not on the table any more.
    pub(super) fn follow_study(&mut self) {
        if self.lesson.is_some() {
            // The game lies there still.
            return;
        }
        let state = self.session.state();
        let goes_on = |(record, _): &(Record, _)| record == state.record();
        self.study.of.take_if(|of| !goes_on(of));
        // Of a game that goes on nothing is worked out but while it is looked back at.
        let is_wanted = state.outcome().is_some() || self.review.is_some();
        let on_table = is_wanted.then(|| self.session.game().id());
        let is_left = |of: Option<GameId>| of.is_some() && of != on_table;
        if is_left(self.study.awaits) || is_left(self.study.works_on) {
            self.stop_study();
        }
    }

    /// Goes to another decision, or says that there is none.
    pub(super) fn seek(&mut self, what: Seek, now: f64) {
        let Some(study) = self.study_view() else {
            return;
        };
        let Some(reviewed) = study.reviewed else {
            self.messages.say(&msg::REVIEW_NOT_YET.text());
            return;
        };
        let at = study.review.moment();
        let of = |decision: &Decision| decision.moment;
        let mistakes = own_mistakes(reviewed, self.seat());
        let found = match what {
            Seek::Decision => reviewed.after(at, |_| true).map(of),
            Seek::DecisionBefore => reviewed.before(at, |_| true).map(of),
            Seek::Mistake => mistakes.into_iter().find(|moment| *moment > at),
            Seek::MistakeBefore => mistakes.into_iter().rfind(|moment| *moment < at),
        };
        if let Some(moment) = found {
            self.review(ReviewStep::To(moment), now);
        } else {
            let what = match what {
                Seek::Decision => msg::REVIEW_NO_DECISION,
                Seek::DecisionBefore => msg::REVIEW_NO_DECISION_BEFORE,
                Seek::Mistake => msg::REVIEW_NO_MISTAKE,
                Seek::MistakeBefore => msg::REVIEW_NO_MISTAKE_BEFORE,
            };
            self.messages.say(&what.text());
        }
    }

    /// Whether the game can be gone on with from the moment that is shown, or why not.
    fn try_again_possible(&self) -> Result<(), Id> {
        let review = self.review.as_ref();
        if review.is_some_and(|review| self.session.can_try_again(review)) {
            Ok(())
        } else if self.session.is_try_of_day() {
            Err(msg::WHY_TRY_OF_DAY)
        } else {
            Err(msg::WHY_NOT_AGAIN)
        }
    }

    /// Whether the hand that is reviewed can be played from the other seat, or why not.
    fn other_seat_in_hand_possible(&self) -> Result<(), Id> {
        if self.can_change_seats_in_hand() {
            Ok(())
        } else if !self.session.has_other_seat_in_hands() {
            Err(msg::WHY_NO_OTHER_SEAT)
        } else if self.session.is_try_of_day() {
            Err(msg::WHY_TRY_OF_DAY)
        } else {
            Err(msg::WHY_NO_OTHER_SEAT_HAND)
        }
    }

    /// Whether the whole game can be played from the other seat, or why not.
    fn other_seat_possible(&self) -> Result<(), Id> {
        if self.session.state().outcome().is_none() {
            Err(msg::WHY_NOT_OVER)
        } else if !self.session.has_other_seat() {
            Err(msg::WHY_NO_OTHER_SEAT)
        } else if !self.session.can_change_seats() {
            Err(msg::WHY_HAND_TWICE)
        } else {
            Ok(())
        }
    }

    /// Goes on from the moment that is shown, as a game of its own.
    pub(super) fn try_again(&mut self, now: f64) {
        let Some(review) = self.review.take_if(|review| self.session.try_again(review)) else {
            return;
        };
        drop(review);
        self.cover();
        self.running = Running::default();
        self.moved(now);
        self.come_to_another_game();
        self.messages.say(&msg::REVIEW_TRIED_AGAIN.text());
    }

    /// Brings back the game before which the one on the table was only put.
    pub(super) fn leave_again(&mut self, now: f64) {
        if !self.session.leave_again() {
            return;
        }
        self.come_to_another_game();
        self.moved(now);
        self.messages.say(&msg::TURN_GAME_BACK.text());
    }
}
