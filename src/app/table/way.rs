//! The way of a bone from one pose to another, as a function of time.

use std::f32::consts::PI;

use egui::emath::easing::{cubic_in_out, cubic_out, quadratic_in_out};
use egui::remap_clamp;

use super::pose::Pose;

/// When a bone that flies has arrived over its place, as a share of its time;
/// after that it is laid down and settles.
const ARRIVES: f32 = 0.78;
/// How high its way curves upward, as a share of its length, and at most in
/// points.
const ARC: (f32, f32) = (0.14, 70.0);
/// When it turns over, as shares of its time.
const TURNS_OVER: (f32, f32) = (0.40, 0.82);
/// How much it gives when it is laid down, as a share of its size.
const GIVES: f32 = 0.035;

/// The way of a bone from one pose to another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Way {
    from: Pose,
    to: Pose,
    since: f64,
    secs: f64,
    flies: bool,
    is_doublet: bool,
    /// Whether it is seen before it sets out, and where.
    waits: Option<Pose>,
    /// From where it has come to wait.
    gathered: Option<Pose>,
}

impl Way {
    /// A bone that lies there.
    pub const fn at_rest(pose: Pose, now: f64) -> Self {
        Self {
            from: pose,
            to: pose,
            since: now,
            secs: 0.0,
            flies: false,
            is_doublet: false,
            waits: None,
            gathered: None,
        }
    }

    /// A bone that slides over the table.
    pub const fn glide(from: Pose, to: Pose, since: f64, secs: f64) -> Self {
        Self {
            from,
            to,
            since,
            secs,
            ..Self::at_rest(to, since)
        }
    }

    /// A bone that is carried, and laid down.
    pub const fn flight(from: Pose, to: Pose, since: f64, secs: f64) -> Self {
        Self {
            flies: true,
            ..Self::glide(from, to, since, secs)
        }
    }

    /// The same for a bone that looks the same both ways round.
    #[must_use]
    pub const fn doublet(self, is_doublet: bool) -> Self {
        Self { is_doublet, ..self }
    }

    /// The same for a bone that is to be seen before it sets out; to where it
    /// waits it has come from somewhere.
    #[must_use]
    pub const fn waiting(self, gathered: Option<Pose>) -> Self {
        Self {
            waits: Some(self.from),
            gathered,
            ..self
        }
    }

    /// Where it waits at this time, and how much of its way to there lies behind
    /// it, from 0.0 to 1.0.
    pub fn wait_at(&mut self, pose: Pose, gathered: f32) {
        let from = self.gathered.unwrap_or(pose);
        self.waits = Some(from.toward(&pose, cubic_in_out(gathered), self.is_doublet));
    }

    /// The same, but setting out no later than this.
    #[must_use]
    pub const fn earlier(self, since: f64) -> Self {
        Self {
            since: self.since.min(since),
            ..self
        }
    }

    /// The same from here on, but with only so many seconds left.
    #[must_use]
    pub fn hurried(self, now: f64, secs: f64) -> Self {
        let part = self.part(now);
        if part >= 1.0 || self.ends() <= now + secs {
            return self;
        }
        let secs = secs / f64::from(1.0 - part);
        Self {
            since: now - f64::from(part) * secs,
            secs,
            ..self
        }
    }

    /// When it sets out.
    pub const fn since(&self) -> f64 {
        self.since
    }

    /// When it has arrived and settled.
    pub const fn ends(&self) -> f64 {
        self.since + self.secs
    }

    /// Where it goes.
    pub const fn to(&self) -> Pose {
        self.to
    }

    /// Whether the bone is carried, and does not slide.
    pub const fn is_flight(&self) -> bool {
        self.flies
    }

    /// Whether it is to be seen at this time.
    pub const fn is_seen(&self, now: f64) -> bool {
        self.since <= now || self.waits.is_some()
    }

    fn part(&self, now: f64) -> f32 {
        if self.secs <= 0.0 {
            return 1.0;
        }
        ((now - self.since) / self.secs).clamp(0.0, 1.0) as f32
    }

    /// Where it is at a time.
    pub fn at(&self, now: f64) -> Pose {
        let part = self.part(now);
        if part >= 1.0 {
            return self.to;
        }
        if let Some(waits) = self.waits.filter(|_| self.since > now) {
            return waits;
        }
        let toward = |part| self.from.toward(&self.to, part, self.is_doublet);
        if self.flies {
            self.carried(part, toward)
        } else {
            toward(cubic_out(part))
        }
    }

    fn carried(&self, part: f32, toward: impl Fn(f32) -> Pose) -> Pose {
        let along = remap_clamp(part, 0.0..=ARRIVES, 0.0..=1.0);
        let pose = toward(quadratic_in_out(along));
        let (share, most) = ARC;
        let length = self.from.center.distance(self.to.center);
        let moved = quadratic_in_out(along);
        let arc = (share * length).min(most) * 4.0 * moved * (1.0 - moved);
        let (from, to) = TURNS_OVER;
        let over = quadratic_in_out(remap_clamp(part, from..=to, 0.0..=1.0));
        let high = if self.from.height > 0.0 {
            self.from.height
        } else {
            quadratic_in_out(remap_clamp(part, 0.0..=0.25, 0.0..=1.0))
        };
        let low = remap_clamp(part, 0.6..=0.88, 1.0..=0.0);
        let gives = GIVES * (PI * remap_clamp(part, 0.86..=1.0, 0.0..=1.0)).sin();
        let mut pose = pose.translated(egui::vec2(0.0, -arc));
        pose.open = egui::lerp(self.from.open..=self.to.open, over);
        pose.height = self.to.height + high * low;
        pose.width *= 1.0 - gives;
        pose
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use egui::{Rect, pos2, vec2};

    use super::*;

    /// In a hand, upright and large.
    fn in_hand() -> Pose {
        Pose::upright(Rect::from_center_size(
            pos2(300.0, 700.0),
            vec2(56.0, 112.0),
        ))
    }

    /// On the table, across and smaller.
    fn on_table() -> Pose {
        Pose {
            angle: FRAC_PI_2,
            ..Pose::upright(Rect::from_center_size(pos2(500.0, 200.0), vec2(40.0, 80.0)))
        }
    }

    #[test]
    fn a_bone_that_is_played_turns_shrinks_and_lands_on_its_place() {
        let way = Way::flight(in_hand(), on_table(), 1.0, 0.5);
        assert_eq!(way.at(1.0), in_hand(), "it sets out from the hand");
        let half = way.at(1.2);
        assert!(half.height > 0.5, "it is carried: {half:?}");
        assert!((0.1..FRAC_PI_2).contains(&half.angle), "it turns: {half:?}");
        assert!((40.0..56.0).contains(&half.width), "it shrinks: {half:?}");
        let straight = in_hand().center.lerp(on_table().center, 0.5);
        let middle = (0..100).map(|n| way.at(1.0 + f64::from(n) * 0.005));
        let highest = middle.min_by(|one, other| {
            let away = |pose: &Pose| (pose.center.x - straight.x).abs();
            away(one).total_cmp(&away(other))
        });
        let highest = highest.expect("there is a way");
        assert!(
            highest.center.y < straight.y - 10.0,
            "in an arc: {highest:?}"
        );
        let over = way.at(1.465);
        assert_eq!(over.center, on_table().center, "laid down there");
        assert!(over.width != on_table().width, "it still settles");
        assert_eq!(way.at(1.5), on_table(), "and lies there");
    }

    #[test]
    fn what_is_played_face_down_is_turned_over_only_as_it_lands() {
        let hidden = Pose {
            open: 0.0,
            ..in_hand()
        };
        let way = Way::flight(hidden, on_table(), 0.0, 1.0);
        for (at, least, most) in [(0.0, 0.0, 0.0), (0.3, 0.0, 0.0), (0.85, 1.0, 1.0)] {
            let open = way.at(at).open;
            assert!((least..=most).contains(&open), "at {at}: {open}");
        }
    }

    #[test]
    fn whoever_does_not_wait_sees_it_arrive_at_once_without_a_leap() {
        let way = Way::flight(in_hand(), on_table(), 0.0, 0.5);
        let hurried = way.hurried(0.2, 0.08);
        let apart = hurried.at(0.2).center.distance(way.at(0.2).center);
        assert!(apart < 0.1, "it goes on from where it was: {apart}");
        assert_eq!(hurried.at(0.281), on_table(), "and is there");
        assert_eq!(way.hurried(0.45, 0.08), way, "what is nearly there is left");
    }

    #[test]
    fn a_bone_that_waits_is_seen_where_it_waits_and_another_one_is_not() {
        let way = Way::flight(in_hand(), on_table(), 2.0, 0.5);
        assert!(!way.is_seen(1.0), "it has not set out");
        let way = way.waiting(None);
        assert!(way.is_seen(1.0), "it waits");
        assert_eq!(way.at(1.0), in_hand(), "where it comes from");
    }
}
