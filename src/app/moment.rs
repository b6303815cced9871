//! What is shown for a moment only.

/// How often what blinks changes, in seconds.
const BLINK_SECS: f64 = 0.2;

/// Something that is shown for a moment.
#[derive(Debug, Clone)]
pub(super) struct Moment<T> {
    shown: Option<(T, f64, f64)>,
}

impl<T> Default for Moment<T> {
    fn default() -> Self {
        Self { shown: None }
    }
}

impl<T> Moment<T> {
    pub(super) fn start(&mut self, what: T, now: f64, secs: f64) {
        self.shown = Some((what, now, now + secs));
    }

    pub(super) fn stop(&mut self) {
        self.shown = None;
    }

    /// What is shown at a time.
    pub(super) fn at(&self, now: f64) -> Option<&T> {
        let (what, _, until) = self.shown.as_ref()?;
        (now < *until).then_some(what)
    }

    /// What is shown at a time, if it blinks and its light is on.
    pub(super) fn blinking(&self, now: f64) -> Option<&T> {
        let (what, since, until) = self.shown.as_ref()?;
        let on = ((now - since) / BLINK_SECS) as i64 % 2 == 0;
        (now < *until && on).then_some(what)
    }

    /// How much of its time has passed, from 0.0 to 1.0, while it is shown.
    pub(super) fn part(&self, now: f64) -> Option<f32> {
        let (_, since, until) = self.shown.as_ref()?;
        (now < *until).then(|| ((now - since) / (until - since)) as f32)
    }

    /// For how many more seconds it is shown.
    pub(super) fn left(&self, now: f64) -> Option<f64> {
        let (_, _, until) = self.shown.as_ref()?;
        (now < *until).then_some(until - now)
    }

    /// In how many seconds its light goes on or off, or it ends.
    pub(super) fn next_blink(&self, now: f64) -> Option<f64> {
        self.left(now).map(|left| left.min(BLINK_SECS))
    }
}
