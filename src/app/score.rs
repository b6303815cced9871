//! A score as the eye sees it: once the bone lies, the numbers that made it
//! stand beside their ends, and the scorer's total counts up.

use super::moment::Moment;
use crate::engine::Team;

/// For how long the numbers of a score stand there, in seconds.
const SECS: f64 = 1.4;
/// In which share of that time the total counts up.
const COUNTING: f32 = 0.4;

/// Points that a side made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Points {
    team: Team,
    points: i32,
}

/// The score that was made last.
#[derive(Debug, Default)]
pub(super) struct Score {
    /// It was made by a bone that is still on its way, and what is said of it
    /// when that lies.
    waiting: Option<(Points, Option<String>)>,
    shown: Moment<Points>,
}

impl Score {
    /// A side made points; they are shown, and what is to be said of them, when
    /// the bone lies.
    pub(super) fn made(&mut self, team: Team, points: i32, saying: Option<String>) {
        self.waiting = Some((Points { team, points }, saying));
    }

    /// Every bone lies: what was made is shown from now on, and said.
    pub(super) fn bones_lie(&mut self, now: f64) -> Option<String> {
        let (points, saying) = self.waiting.take()?;
        self.shown.start(points, now, SECS);
        saying
    }

    pub(super) fn stop(&mut self) {
        self.waiting = None;
        self.shown.stop();
    }

    /// How much of its time it has been shown, from 0.0 to 1.0.
    pub(super) fn part(&self, now: f64) -> Option<f32> {
        self.shown.part(now)
    }

    /// How many of a side's points its total does not show yet.
    pub(super) fn missing(&self, team: Team, now: f64) -> i32 {
        let shown = self.shown.at(now).copied();
        let waiting = self.waiting.as_ref().map(|(points, _)| *points);
        let Some(made) = waiting.or(shown).filter(|made| made.team == team) else {
            return 0;
        };
        let part = self.part(now).filter(|_| self.waiting.is_none());
        let left = part.map_or(1.0, |part| (1.0 - part / COUNTING).max(0.0));
        (made.points as f32 * left).ceil() as i32
    }
}
