//! The review of a game between two hands or after its end: moment by moment, with the value of
//! every decision.

use super::Learn;
use super::state::Analysis;
use super::study::{StudyView, own_mistakes};
use crate::command::SeekTarget;
use crate::files::Files;
use crate::jobs::BackgroundQuestion;
use crate::messages::Messages;
use engine::{Record, Seat};
use game::profile::{GameId, OWNER, OwnMistakes, ReviewFigures};
use game::session::{Review, Session};
use nestor::coach::{self, Decision, GameMoment, SavedReview};
use words::{MessageId, msg};

impl Learn {
    /// Begins a review. The explanations of another game's moments are dropped.
    pub fn begin_review(&mut self, review: Review) {
        self.review = Some(review);
        self.study.explanation_question = BackgroundQuestion::default();
        self.study.explanations.clear();
    }

    /// Returns the reviewed game and its study; `None` if no game is reviewed.
    pub fn study_view(&self, session: &Session) -> Option<StudyView<'_>> {
        let review = self.review.as_ref()?;
        let known = self.study.review.as_ref();
        Some(StudyView {
            review,
            game_review: known.map(|(_, reviewed)| &**reviewed),
            explanation: self.shown_explanation(),
            progress: self.study_progress(),
            try_again: check_try_again(session, review),
            other_seat_in_hand: check_other_seat_in_hand(session, review),
            other_seat: check_other_seat(session),
        })
    }

    /// Looks for a saved review of the game, unless the game is being reviewed or has been.
    pub fn begin_study(&mut self, id: GameId, files: &Files) {
        if self.study.review.is_none() && self.study_progress().is_none() {
            self.study.loading = Some(id);
            files.find_review(id);
        }
    }

    /// Takes the review of this game that was looked for on disk, or begins one if there is none.
    pub fn on_review_found(
        &mut self,
        id: GameId,
        found: Option<Box<SavedReview>>,
        session: &mut Session,
        messages: &mut Messages,
    ) {
        if self.study.loading.take_if(|loading| *loading == id).is_none() {
            return;
        }
        let record = session.state().record();
        match found.filter(|kept| kept.record == *record) {
            Some(kept) if session.game().id() == id => {
                session.add_review_figures(id, ReviewFigures::of(&kept.review));
                self.show_study(*kept, messages);
            }
            _ => self.make_review(session),
        }
    }

    /// Shows the values of all decisions in the reviewed game.
    fn show_study(&mut self, found: SavedReview, messages: &mut Messages) {
        self.study.review = Some((found.record, Box::new(found.review)));
        messages.remove_notice(&msg::REVIEW_NOT_YET.text());
        self.explain();
    }

    /// Begins to analyze every decision of the game, unless that has been done.
    fn make_review(&mut self, session: &Session) {
        let id = session.game().id();
        if let Some(review) = &self.review
            && self.study.review.is_none()
        {
            self.study.computing = Some(id);
            let record = review.record().clone();
            self.ask_review(id, record);
        }
    }

    /// Returns the progress of the review, 0 to 1; 0 while a saved review is looked for, `None` if
    /// neither is under way.
    fn study_progress(&self) -> Option<f32> {
        let is_loading = self.study.loading.is_some();
        let computing = || self.review_progress(self.study.computing?);
        is_loading.then_some(0.0).or_else(computing)
    }

    pub fn toggle_study(&mut self, session: &Session) {
        if self.study_progress().is_some() {
            self.stop_study();
        } else {
            self.make_review(session);
        }
    }

    /// Stops waiting for the review of the game. The coach continues it only if the backlog needs
    /// it.
    pub fn stop_study(&mut self) {
        (self.study.loading, self.study.computing) = (None, None);
        self.drop_unwanted_reviews();
    }

    /// Lets the coach review a game, unless he is doing so already. The study and the backlog share
    /// the result.
    pub(super) fn ask_review(&mut self, id: GameId, record: Record) {
        let budget = self.review_budget;
        self.reviews.entry(id).or_insert_with(|| {
            let mut asked = BackgroundQuestion::default();
            asked.ask_coach(&self.ctx, (), move |watch| {
                let review = coach::review(&record, budget, watch)?;
                let mistakes = coach::mistakes(&record, &review, OWNER, watch)?;
                Some(Analysis { review: Box::new(SavedReview { record, review }), mistakes })
            });
            asked
        });
    }

    /// The progress of the review of a game, 0 to 1; `None` if it is not worked on.
    pub(super) fn review_progress(&self, id: GameId) -> Option<f32> {
        self.reviews.get(&id)?.progress()
    }

    /// Drops the reviews that neither the study nor the backlog waits for.
    pub(super) fn drop_unwanted_reviews(&mut self) {
        let wanted = [self.study.computing, self.backlog.next()];
        self.reviews.retain(|id, _| wanted.contains(&Some(*id)));
    }

    /// Takes the analysis of a game; `analysis` is `None` if it failed.
    pub(super) fn note_review(
        &mut self,
        id: GameId,
        analysis: Option<Analysis>,
        session: &mut Session,
        messages: &mut Messages,
        files: &mut Files,
    ) {
        let is_studied = self.study.computing.take_if(|on| *on == id).is_some();
        let is_old = |it: &Analysis| session.has_other_moves(id, &it.review.record);
        if analysis.as_ref().is_some_and(is_old) {
            self.review_changed_game(id, is_studied, session, files);
            return;
        }
        if let Some(Analysis { review, mistakes }) = analysis {
            if is_studied && review.record == *session.state().record() {
                self.show_study((*review).clone(), messages);
            }
            if review.is_of_whole_game() {
                session.add_review_figures(id, ReviewFigures::of(&review.review));
                // The review and the mistakes are saved only for a listed game.
                if session.lists().all.iter().any(|line| line.id == id) {
                    self.note_mistakes(OwnMistakes::new(id, &review.review, mistakes), files);
                    files.save_review(id, *review);
                }
            }
        } else if is_studied {
            messages.show(&msg::REVIEW_FAILED.text());
        }
        self.take_from_backlog(id, session, files);
    }

    /// Reviews a game again because its moves have changed, if its review is still wanted.
    pub(super) fn review_changed_game(
        &mut self,
        id: GameId,
        is_studied: bool,
        session: &Session,
        files: &Files,
    ) {
        if is_studied && self.review.is_some() && self.study.review.is_none() {
            self.make_review(session);
        } else if session.finished_game(id).is_none() {
            self.take_from_backlog(id, session, files);
        } else if self.is_next_in_backlog(id) {
            self.review_next(session, files);
        }
    }

    /// Drops the review of a game that is no longer on the table.
    pub(super) fn drop_stale_study(&mut self, session: &Session) {
        if self.lesson.is_some() {
            // The game is still on the table, under the lesson.
            return;
        }
        let state = session.state();
        let goes_on = |(record, _): &(Record, _)| record == state.record();
        self.study.review.take_if(|of| !goes_on(of));
        // An unfinished game is studied only while it is reviewed.
        let is_wanted = state.outcome().is_some() || self.review.is_some();
        let on_table = is_wanted.then(|| session.game().id());
        let is_left = |of: Option<GameId>| of.is_some() && of != on_table;
        if is_left(self.study.loading) || is_left(self.study.computing) {
            self.stop_study();
        }
    }

    /// Returns the moment of the decision that `what` describes, starting from the shown moment.
    ///
    /// # Errors
    /// A message that says why there is no such decision.
    pub fn find_decision(&self, what: SeekTarget, seat: Seat) -> Result<GameMoment, MessageId> {
        let (Some(review), Some((_, reviewed))) = (&self.review, &self.study.review) else {
            return Err(msg::REVIEW_NOT_YET);
        };
        let at = review.moment();
        let of = |decision: &Decision| decision.moment;
        let mistakes = || own_mistakes(reviewed, seat);
        let found = match what {
            SeekTarget::NextDecision => reviewed.next_decision(at, |_| true).map(of),
            SeekTarget::PreviousDecision => reviewed.previous_decision(at, |_| true).map(of),
            SeekTarget::NextMistake => mistakes().into_iter().find(|moment| *moment > at),
            SeekTarget::PreviousMistake => mistakes().into_iter().rfind(|moment| *moment < at),
        };
        found.ok_or(msg::WHY_NO_MORE)
    }

    /// The number of the reviewed hand, from 1; `None` without a review.
    pub fn shown_hand_number(&self) -> Option<usize> {
        Some(self.review.as_ref()?.place().hand)
    }
}

/// Whether the player can play on from the shown moment, or why not.
fn check_try_again(session: &Session, review: &Review) -> Result<(), MessageId> {
    if session.can_try_again(review) {
        Ok(())
    } else if session.is_unfinished_daily_game() {
        Err(msg::WHY_TRY_OF_DAY)
    } else {
        Err(msg::WHY_NOT_AGAIN)
    }
}

/// Whether the player can play the reviewed hand from the other seat, or why not.
fn check_other_seat_in_hand(session: &Session, review: &Review) -> Result<(), MessageId> {
    if session.can_replay_shown_hand_from_other_seat(review) {
        Ok(())
    } else if !session.has_other_seat_in_hands() {
        Err(msg::WHY_NO_OTHER_SEAT)
    } else if session.is_unfinished_daily_game() {
        Err(msg::WHY_TRY_OF_DAY)
    } else {
        Err(msg::WHY_NO_OTHER_SEAT_HAND)
    }
}

/// Whether the player can play the whole game from the other seat, or why not.
fn check_other_seat(session: &Session) -> Result<(), MessageId> {
    if session.state().outcome().is_none() {
        Err(msg::WHY_NOT_OVER)
    } else if !session.has_other_seat() {
        Err(msg::WHY_NO_OTHER_SEAT)
    } else if !session.can_change_seats() {
        Err(msg::WHY_HAND_TWICE)
    } else {
        Ok(())
    }
}
