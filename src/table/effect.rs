//! Effects: short animations that are drawn over the scene or move its sprites, and their
//! durations.

use engine::{Bone, Bonus, End, PipsSet, Seat};

use super::falling::FallingLine;
use super::line::Place;
use super::moods::Mood;
use super::secs;
use super::snapshot::Snapshot;
use crate::paint;
use crate::sound::PointsSize;

/// What points are for, and so where they come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsFrom {
    /// The count that this bone made, or the bone on a table without one.
    Count(Bone),
    Bone(Bone),
    /// The plate of a player who passed.
    Plate(Seat),
    /// The hands that were counted, or else the middle of the cloth.
    Hands,
}

/// An effect that is drawn over the scene, or moves its sprites: while its keyframe lasts, or for a
/// time of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Shuffle,
    /// The bones are dealt from where they were shuffled.
    Deal,
    /// A needle points at who leads by lot.
    Lot(Seat),
    /// A bone was laid that scores: it glows, the ends turn gold one after another, and
    /// the count writes its sum.
    Sum {
        bone: Option<Bone>,
        /// The numbers that add up.
        terms: Vec<u8>,
        /// Their sum.
        count: u8,
    },
    /// The bones that stand out are counted, one after another.
    Pips,
    /// A player takes points that another made and did not claim.
    Muggins {
        /// The player who takes them.
        seat: Seat,
        /// The player who made them.
        from: Seat,
        /// The amount, as it is shown.
        points: i32,
    },
    /// A bonus is named where it was made, with its points.
    Bonus {
        /// The reason for it.
        bonus: Bonus,
        /// The amount, as it is shown.
        points: i32,
        /// Where it was made.
        from: PointsFrom,
    },
    /// Points fly to the score of a seat.
    Points {
        /// Their owner.
        seat: Seat,
        /// The amount, as it is shown.
        points: i32,
        /// Where they were made.
        from: PointsFrom,
        /// How large they are shown.
        gain: PointsSize,
        /// Whether a light runs over the line for them, and the cloth turns golden.
        is_grand: bool,
        /// Whether they are the player's third score in a row, or a later one.
        is_in_a_row: bool,
    },
    /// Points stand beside the score, which counts up.
    Counting {
        /// Their owner.
        seat: Seat,
        /// The amount, as it is shown; negative if they are lost.
        points: i32,
        /// How large they are shown.
        gain: PointsSize,
        is_counted: bool,
    },
    Blast(Bone),
    /// The end flickers on which another player plays.
    Flicker(End),
    /// A bone gives way to the one that lands on it.
    Contact {
        /// The bone that gives way.
        on: Bone,
        /// The bone that landed.
        bone: Bone,
    },
    /// A doublet landed: a light runs out from it over the cloth.
    Ripple(Bone),
    /// The turn passes: the lamp swings, and the sign that points to the next player lights up.
    TurnPasses {
        /// The player whose turn it was, if it was anybody's.
        from: Option<Seat>,
        /// The player whose turn it is now.
        to: Option<Seat>,
    },
    /// The side of a player has won one more hand: a nail is driven in.
    Nail(Seat),
    /// A player who passes knocks twice on the table.
    Knock(Seat),
    /// A bubble tells what a pass tells.
    PassBubble {
        /// The player who passed.
        seat: Seat,
        /// The numbers that the open ends showed.
        open: PipsSet,
    },
    /// The line falls, bone after bone, because the viewer's side has won the game.
    Fall {
        /// Its bones, in this order.
        line: FallingLine,
        /// Whether nothing may move: then the halo goes from bone to bone.
        is_still: bool,
    },
    /// The place of a bone that was blown up is black until the next play.
    Scorch(Place),
    /// The face of a computer player answers.
    Mood {
        seat: Seat,
        /// What the face shows.
        mood: Mood,
    },
}

/// The time of an effect that does not end with its keyframe, in seconds at the usual speed.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Span {
    /// Delay after the keyframe begins.
    after: f64,
    secs: f64,
}

impl Effect {
    /// The turn that passes between two moments, if it does.
    pub(super) fn of_turn(before: &Snapshot, after: &Snapshot) -> Option<Self> {
        let [from, to] = [before, after].map(|moment| {
            let mut players = moment.players.iter();
            players.find(|player| player.is_in_turn).map(|player| player.seat)
        });
        (from != to).then_some(Self::TurnPasses { from, to })
    }

    /// Whether it is seen as long as its keyframe lasts.
    pub(super) fn ends_with_keyframe(&self) -> bool {
        self.span().is_none()
    }

    fn span(&self) -> Option<Span> {
        let (after, secs) = match self {
            Self::Contact { .. } => (0.0, secs::CONTACT),
            Self::Ripple(_) => (0.0, secs::RIPPLE),
            Self::Knock(_) => (0.0, secs::KNOCK_AGAIN + secs::KNOCK_RING),
            Self::TurnPasses { .. } => (0.0, secs::LAMP),
            Self::Nail(_) => (0.0, paint::NAIL_SECS),
            Self::PassBubble { .. } => (secs::PASS, secs::PASS_BUBBLE),
            Self::Scorch(_) => (0.0, f64::INFINITY),
            Self::Mood { mood, .. } => (0.0, mood.secs()),
            _ => return None,
        };
        Some(Span { after, secs })
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeenEffect<'a> {
    pub effect: &'a Effect,
    /// Time at which it began, in seconds.
    pub began: f64,
    /// The part of its time that has passed, from 0.0 to 1.0.
    pub part: f32,
    /// The time that has passed at the usual speed, in seconds.
    pub secs: f32,
}

/// An effect with a time of its own, which may outlast its keyframe.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LastingEffect {
    effect: Effect,
    /// Time at which it begins, in seconds.
    begins: f64,
    /// Duration at the usual speed, in seconds.
    usual_secs: f64,
    /// Its duration as a share of the usual one.
    speed: f64,
}

impl LastingEffect {
    /// Begins an effect of a keyframe, unless it ends with that.
    pub(super) fn new(effect: &Effect, began: f64, speed: f64) -> Option<Self> {
        let Span { after, secs } = effect.span()?;
        let begins = began + after * speed;
        Some(Self { effect: effect.clone(), begins, usual_secs: secs, speed })
    }

    /// Whether it stays until the next play, and does not change.
    pub(super) const fn stays(&self) -> bool {
        self.usual_secs.is_infinite()
    }

    pub(super) fn is_over(&self, now: f64) -> bool {
        !self.stays() && now >= self.begins + self.usual_secs * self.speed
    }

    pub(super) fn seen(&self, now: f64) -> Option<SeenEffect<'_>> {
        let is_seen = now >= self.begins && !self.is_over(now);
        let secs = if self.stays() { 0.0 } else { (now - self.begins) / self.speed };
        let part = (secs / self.usual_secs) as f32;
        let began = self.begins;
        is_seen.then_some(SeenEffect { effect: &self.effect, began, part, secs: secs as f32 })
    }
}
