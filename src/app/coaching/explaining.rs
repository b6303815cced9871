//! Why the best of a decision was the best, in a game that is looked back at.

use super::threads::{Job, JobKind};
use crate::app::App;
use nestor::coach::Explanation;

impl App {
    /// Why the best of the decision that is shown was the best.
    pub(in crate::app) fn why_shown(&self) -> Option<&Explanation> {
        let moment = self.review.as_ref()?.moment();
        self.study.whys.told.get(&moment)?.as_ref()
    }

    /// Has it worked out why the best of the decision that is shown was the best, if
    /// that has not been told; forgets all of it when nothing is looked back at.
    pub(in crate::app) fn follow_whys(&mut self) {
        let Some(study) = self.study_view().filter(|study| study.decision().is_some()) else {
            self.coach.forget(JobKind::Why);
            self.study.whys.asked = None;
            if self.review.is_none() {
                self.study.whys.told.clear();
            }
            return;
        };
        let moment = study.review.moment();
        let whys = &self.study.whys;
        if whys.asked == Some(moment) || whys.told.contains_key(&moment) {
            return;
        }
        let decision = study.decision().cloned();
        let asked = decision.and_then(|it| Some((study.review.state().view(it.seat)?, it)));
        if let Some(asked) = asked {
            self.study.whys.asked = Some(moment);
            self.coach.ask(Job::Why(Box::new(asked)));
        }
    }

    /// It has been worked out.
    pub(in crate::app) fn told_why(&mut self, why: Option<Explanation>) {
        let whys = &mut self.study.whys;
        whys.told
            .extend(whys.asked.take().map(|moment| (moment, why)));
    }
}
