//! Effects: short animations that are drawn over the scene or move its sprites, and their
//! durations.

use engine::{Bone, Bonus, End, PipsSet, Seat};

use super::falling::FallingLine;
use super::line::Place;
use super::moods::Mood;
use super::secs;
use super::snapshot::Snapshot;
use crate::paint;
use crate::sound::ScoreSize;

/// The place from which points fly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsOrigin {
    /// The count on the table after this bone was played; or the bone itself if no count is shown.
    Count(Bone),
    Bone(Bone),
    /// The plate of a player who passed.
    Plate(Seat),
    /// The hands that were counted, or else the middle of the cloth.
    Hands,
}

/// An animation that is drawn over the scene or moves its sprites. It lasts as long as its
/// keyframe, or has a duration of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Shuffle,
    /// The bones are dealt from where they were shuffled.
    Deal,
    /// A needle points at the player who leads by lot.
    Lot(Seat),
    /// A bone that scores was laid: it glows, the ends turn gold one after another, and the sum of
    /// the ends is shown.
    Sum {
        bone: Option<Bone>,
        /// The numbers at the ends.
        terms: Vec<u8>,
        /// The sum of `terms`.
        count: u8,
    },
    /// The raised bones are counted, one after another.
    Pips,
    /// A player takes points that another player made but did not claim.
    Muggins {
        /// The player who takes the points.
        seat: Seat,
        /// The player who made the points.
        from: Seat,
        /// The amount in the displayed unit.
        points: i32,
    },
    /// A bonus is named where it was earned, with its points.
    Bonus {
        bonus: Bonus,
        /// The amount in the displayed unit.
        points: i32,
        from: PointsOrigin,
    },
    /// Points fly to the score of a seat.
    Points {
        seat: Seat,
        /// The amount in the displayed unit.
        points: i32,
        from: PointsOrigin,
        /// The size of the pill with the points.
        gain: ScoreSize,
        /// Whether a light runs over the line, and the cloth turns golden.
        is_grand: bool,
        /// Whether the points are at least the player's third score in a row.
        is_streak: bool,
    },
    /// Points are shown beside the score while it counts up, and for a moment longer.
    Counting {
        seat: Seat,
        /// The amount in the displayed unit; negative if points are lost.
        points: i32,
        /// The size of the pill with the points.
        gain: ScoreSize,
        /// Whether the score already includes the points, and no longer counts up.
        is_counted: bool,
    },
    Blast(Bone),
    /// An end flickers, because another player is about to play there.
    Flicker(End),
    /// A bone is pushed away a little by the one that lands next to it.
    Contact {
        /// The bone that is pushed away.
        on: Bone,
        /// The bone that landed.
        bone: Bone,
    },
    /// A doublet landed: a light runs out from it over the cloth.
    Ripple(Bone),
    /// The turn passes: the lamp swings, and the sign that points to the next player lights up.
    TurnPasses {
        /// The player whose turn it was; `None` if nobody was to move.
        from: Option<Seat>,
        /// The player whose turn it is now; `None` if nobody is to move.
        to: Option<Seat>,
    },
    /// A nail is driven in at the plate of a player, whose side has won one more hand.
    Nail(Seat),
    /// A player who passes knocks twice on the table.
    Knock(Seat),
    /// A bubble explains what a pass reveals.
    PassBubble {
        /// The player who passed.
        seat: Seat,
        /// The numbers at the open ends.
        open: PipsSet,
    },
    /// The line falls, bone after bone, because the viewer's side has won the game.
    Fall {
        /// The bones and the order in which they fall.
        line: FallingLine,
        /// Whether motion is reduced. If so, a halo goes from bone to bone, and no bone falls.
        is_motion_reduced: bool,
    },
    /// Where a bone was blown up, the cloth is black until the next play.
    Scorch(Place),
    /// The face of a computer player changes.
    Mood {
        seat: Seat,
        mood: Mood,
    },
}

/// The time span of an effect that does not end with its keyframe, in seconds at the usual speed.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Span {
    /// Delay after the keyframe begins.
    delay: f64,
    secs: f64,
}

impl Effect {
    /// The effect of a change of turn between two moments; `None` if the turn does not change.
    pub(super) fn turn_change(before: &Snapshot, after: &Snapshot) -> Option<Self> {
        let [from, to] = [before, after].map(|moment| {
            let mut players = moment.players.iter();
            players.find(|player| player.is_to_move).map(|player| player.seat)
        });
        (from != to).then_some(Self::TurnPasses { from, to })
    }

    /// Whether the effect lasts exactly as long as its keyframe.
    pub(super) fn ends_with_keyframe(&self) -> bool {
        self.span().is_none()
    }

    fn span(&self) -> Option<Span> {
        let (delay, secs) = match self {
            Self::Contact { .. } => (0.0, secs::CONTACT),
            Self::Ripple(_) => (0.0, secs::RIPPLE),
            Self::Knock(_) => (0.0, secs::SECOND_KNOCK_DELAY + secs::KNOCK_RING),
            Self::TurnPasses { .. } => (0.0, secs::LAMP),
            Self::Nail(_) => (0.0, paint::NAIL_SECS),
            Self::PassBubble { .. } => (secs::PASS, secs::PASS_BUBBLE),
            Self::Scorch(_) => (0.0, f64::INFINITY),
            Self::Mood { mood, .. } => (0.0, mood.secs()),
            _ => return None,
        };
        Some(Span { delay, secs })
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ActiveEffect<'a> {
    pub effect: &'a Effect,
    /// The time at which the effect began, in seconds.
    pub began_at: f64,
    /// Progress, from 0.0 to 1.0.
    pub progress: f32,
    /// The time since the effect began, in seconds at the usual speed.
    pub secs: f32,
}

/// An effect with a duration of its own, which may outlast its keyframe.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LastingEffect {
    effect: Effect,
    /// The time at which the effect begins, in seconds.
    begins_at: f64,
    /// Duration at the usual speed, in seconds.
    usual_secs: f64,
    /// Actual duration as a share of the usual one.
    duration_factor: f64,
}

impl LastingEffect {
    /// Starts an effect of a keyframe; `None` if the effect ends with the keyframe.
    pub(super) fn new(effect: &Effect, began_at: f64, duration_factor: f64) -> Option<Self> {
        let Span { delay, secs } = effect.span()?;
        let begins_at = began_at + delay * duration_factor;
        Some(Self { effect: effect.clone(), begins_at, usual_secs: secs, duration_factor })
    }

    /// Whether the effect stays, unchanged, until the next play.
    pub(super) const fn stays_until_play(&self) -> bool {
        self.usual_secs.is_infinite()
    }

    pub(super) fn is_over(&self, now: f64) -> bool {
        !self.stays_until_play() && now >= self.begins_at + self.usual_secs * self.duration_factor
    }

    pub(super) fn active(&self, now: f64) -> Option<ActiveEffect<'_>> {
        let is_seen = now >= self.begins_at && !self.is_over(now);
        let secs = if self.stays_until_play() {
            0.0
        } else {
            (now - self.begins_at) / self.duration_factor
        };
        let progress = (secs / self.usual_secs) as f32;
        let began_at = self.begins_at;
        is_seen.then_some(ActiveEffect {
            effect: &self.effect,
            began_at,
            progress,
            secs: secs as f32,
        })
    }
}
