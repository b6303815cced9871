//! The queue of events to show: one keyframe after the other, each with its time. It is
//! the only reader of events for the eye, and nothing overtakes it.

use std::collections::VecDeque;

use engine::{Bone, Bonus, End, Event, PaidBonus, PipsSet, Seat, Team};

use super::falling::FallingLine;
use super::line::{Line, Place};
use super::moods::Mood;
use super::snapshot::{Count, Snapshot};
use crate::sound::{PointsSize, Sound};

/// Durations at the usual speed, in seconds.
mod secs {
    /// A bone is on its way.
    pub const FLIGHT: f64 = 0.34;
    /// The number of an end and the count change.
    pub const ENDS: f64 = 0.12;
    /// The turn passes.
    pub const TURN: f64 = 0.15;
    /// Delay between two ends that turn gold.
    pub const AN_END: f64 = 0.09;
    /// Minimum time for which the sum is written.
    pub const SUM: f64 = 0.46;
    /// Points stand where they were made, and then fly to the score.
    pub const POINTS: f64 = 0.74;
    /// The score counts up.
    pub const COUNTING: f64 = 0.3;
    /// Gold is shown before it fades.
    pub const GOLD: f64 = 0.35;
    /// One bone is drawn.
    pub const DRAW: f64 = 0.18;
    /// A pass is shown.
    pub const PASS: f64 = 0.3;
    /// A player knocks twice, and the rings of the second knock fade.
    pub const KNOCKS: f64 = 0.36;
    /// Delay between the two knocks.
    pub const KNOCK_AGAIN: f64 = 0.14;
    /// The sign that points to the next player is lit.
    pub const SIGN: f64 = 0.4;
    /// A nail is driven in, and glints.
    pub const NAIL: f64 = 0.36;
    pub const NAIL_IN: f64 = 0.16;
    /// The bubble of a pass is shown.
    pub const PASS_BUBBLE: f64 = 1.2;
    /// One bone is dealt.
    pub const DEAL: f64 = 0.06;
    /// A bone of the viewer's hand turns face up, and the next one after it.
    pub const TURN_UP: f64 = 0.12;
    pub const NEXT_TURNS_UP: f64 = 0.04;
    /// A bone that is led automatically rises before it moves.
    pub const LEADS: f64 = 0.35;
    pub const LEAD_RESTS: f64 = 0.25;
    /// Delay between two bones that are laid out to be taken.
    pub const LAY_OUT: f64 = 0.015;
    /// Bones are shuffled.
    pub const SHUFFLE: f64 = 0.9;
    /// The leader is drawn by lot.
    pub const LOT: f64 = 2.2;
    /// The bones turn over at the end of a hand, and are seen.
    pub const LAID_OPEN: f64 = 1.0;
    /// The bones turn over, and are counted next.
    pub const TURNED_OVER: f64 = 0.45;
    /// Bones stand out one after another and are counted: maximum delay between two, and maximum
    /// time for all.
    pub const NEXT_COUNTS: f64 = 0.15;
    pub const ALL_COUNT: f64 = 0.9;
    /// A player says "Muggins!"
    pub const MUGGINS: f64 = 1.6;
    /// A bonus is named.
    pub const BONUS: f64 = 1.1;
    /// Delay between the last count and the card with the result of a game, and between the line
    /// that has fallen and the card.
    pub const BEFORE_CARD: f64 = 0.9;
    pub const AFTER_FALL: f64 = 0.3;
    /// A short line moves beside the card of a game.
    pub const MAKES_WAY: f64 = 0.2;
    /// A bone is blown up, and flies to the boneyard.
    pub const BLAST: f64 = 0.7;
    /// An end flickers.
    pub const FLICKER: f64 = 1.2;
}

/// The number of points from which on a light runs over the line.
const GRAND: i32 = 25;

/// The points of their own at which computer players smile, and those of the viewer at which they
/// marvel.
const SMILES_FROM: i32 = 10;
const MARVELS_FROM: i32 = 15;

/// What points are for, and so where they come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsFrom {
    /// The count that this bone made, or the bone on a table without one.
    Count(Bone),
    /// A bone of the line.
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
    /// The bones are shuffled.
    Shuffle,
    /// The bones are dealt from where they were shuffled.
    Deal,
    /// A needle points at who leads by lot.
    Lot(Seat),
    /// A bone was laid that scores: it glows, the ends turn gold one after another, and
    /// the count writes its sum.
    Sum {
        /// The bone.
        bone: Option<Bone>,
        /// The numbers that add up.
        terms: Vec<u8>,
        /// Their sum.
        count: u8,
    },
    /// The bones that stand out are counted, one after another.
    Pips,
    /// A player takes points that another one made and did not claim.
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
        /// What it is for.
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
        /// Whether they have been counted.
        is_counted: bool,
    },
    /// A bone is blown up.
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
    /// The turn passes to a player: the sign that points there lights up.
    TurnPasses(Seat),
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
        /// The player.
        seat: Seat,
        /// What the face shows.
        mood: Mood,
    },
}

/// The time of an effect that does not end with its keyframe, in seconds.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Span {
    /// Delay after the keyframe begins.
    after: f64,
    /// Duration.
    secs: f64,
}

impl Effect {
    /// The time of an effect that does not end with its keyframe.
    fn span(&self) -> Option<Span> {
        let (after, secs) = match self {
            Self::Contact { .. } => (0.0, 0.07),
            Self::Ripple(_) => (0.0, 0.22),
            Self::Knock(_) => (0.0, secs::KNOCKS),
            Self::TurnPasses(_) => (0.0, secs::SIGN),
            Self::Nail(_) => (0.0, secs::NAIL),
            Self::PassBubble { .. } => (0.3, secs::PASS_BUBBLE),
            Self::Scorch(_) => (0.0, f64::INFINITY),
            Self::Mood { mood, .. } => (0.0, mood.secs()),
            _ => return None,
        };
        Some(Span { after, secs })
    }
}

/// An effect as it is seen now.
#[derive(Debug, Clone, PartialEq)]
pub struct SeenEffect {
    /// The effect.
    pub effect: Effect,
    /// Time at which it began, in seconds.
    pub began: f64,
    /// The part of its time that has passed, from 0.0 to 1.0.
    pub part: f32,
}

/// An effect with a time of its own, which may outlast its keyframe.
#[derive(Debug, Clone, PartialEq)]
struct LastingEffect {
    effect: Effect,
    /// Time at which it begins, in seconds.
    begins: f64,
    secs: f64,
}

impl LastingEffect {
    /// Begins an effect of a keyframe, unless it ends with that.
    fn new(effect: &Effect, began: f64, speed: f64) -> Option<Self> {
        let Span { after, secs } = effect.span()?;
        let secs = if secs.is_finite() { secs * speed } else { secs };
        Some(Self { effect: effect.clone(), begins: began + after * speed, secs })
    }

    /// Whether it stays until the next play, and does not change.
    const fn stays(&self) -> bool {
        self.secs.is_infinite()
    }

    fn is_over(&self, now: f64) -> bool {
        now >= self.begins + self.secs
    }

    fn seen(&self, now: f64) -> Option<SeenEffect> {
        let is_seen = now >= self.begins && !self.is_over(now);
        let part = ((now - self.begins) / self.secs) as f32;
        is_seen.then(|| SeenEffect { effect: self.effect.clone(), began: self.begins, part })
    }
}

/// A moment of the animation: the table, with effects and sounds, and its duration.
#[derive(Debug, Clone, PartialEq)]
pub struct Keyframe {
    /// The table.
    pub snapshot: Snapshot,
    /// Effects over the table.
    pub effects: Vec<Effect>,
    /// Flight time of a sprite that has another place than before, in seconds.
    pub flight_secs: f64,
    /// Delay between two new sprites that set out one after another, in seconds.
    pub apart_secs: f64,
    /// Time before the next keyframe may come, in seconds.
    pub secs: f64,
    /// Sounds, each with its delay after the keyframe begins, in seconds.
    pub sounds: Vec<(f64, Sound)>,
    /// Duration of its effects, as a share of the usual time.
    pub speed: f64,
}

impl Keyframe {
    /// A keyframe without duration that shows the table as it is.
    pub const fn still(snapshot: Snapshot) -> Self {
        Self {
            snapshot,
            effects: Vec::new(),
            flight_secs: secs::FLIGHT,
            apart_secs: 0.0,
            secs: 0.0,
            sounds: Vec::new(),
            speed: 1.0,
        }
    }

    fn new(snapshot: &Snapshot, secs: f64) -> Self {
        Self { secs, ..Self::still(snapshot.clone()) }
    }

    /// Scales all times by this factor.
    fn at(mut self, speed: f64) -> Self {
        self.flight_secs *= speed;
        self.apart_secs *= speed;
        self.secs *= speed;
        self.speed *= speed;
        if self.secs <= 0.0 {
            // A line that does not fall is not heard.
            let is_heard = |sound: &Sound| !matches!(sound, Sound::Fall(_));
            self.sounds.retain(|(after, sound)| *after <= 0.0 && is_heard(sound));
        }
        for (after, _) in &mut self.sounds {
            *after *= speed;
        }
        self
    }

    /// The same; if nothing may move, the halo takes its time all the same to go along a line that
    /// would fall.
    fn still_at(mut self, is_still: bool, speed: f64) -> Self {
        let falls = self.effects.iter_mut().filter_map(|effect| match effect {
            Effect::Fall { is_still, .. } => Some(is_still),
            _ => None,
        });
        match falls.last().filter(|_| is_still) {
            Some(is_halo) => {
                *is_halo = true;
                self
            }
            None => self.at(speed),
        }
    }

    /// Lets `count` bones set out one after another. The keyframe lasts until all have arrived.
    const fn one_after_another(mut self, count: usize, apart: f64, flight: f64) -> Self {
        self.apart_secs = apart;
        self.flight_secs = flight;
        self.secs = apart * count.saturating_sub(1) as f64 + flight;
        self
    }

    /// Adds a sound for each of `count` things that follow each other.
    fn sounding(mut self, count: usize, apart: f64, sound: impl Fn(usize) -> Sound) -> Self {
        let each = (0..count).map(|n| (apart * n as f64, sound(n)));
        self.sounds.extend(each);
        self
    }

    /// The points of a side that have not arrived yet when a part of the keyframe has passed.
    pub fn missing(&self, team: Team, part: f32) -> f32 {
        let seats = self.snapshot.rules.seats;
        let missing = self.effects.iter().map(|effect| match effect {
            Effect::Counting { seat, points, is_counted: false, .. }
                if seats.team(*seat) == team =>
            {
                *points as f32 * (1.0 - part)
            }
            _ => 0.0,
        });
        missing.sum()
    }

    fn with(mut self, effect: Effect) -> Self {
        self.effects.push(effect);
        self
    }

    /// Adds the moods with which the computer players answer.
    fn answered(mut self, mood: impl Fn(Seat) -> Option<Mood>) -> Self {
        let moods = self.snapshot.seating.nestors();
        let moods = moods.filter_map(|seat| Some(Effect::Mood { seat, mood: mood(seat)? }));
        self.effects.extend(moods);
        self
    }
}

/// The keyframes between two snapshots, in the order of the events.
///
/// Nothing is shown or announced early: a bone lands, then its end and the count change, then
/// points fly, then the score counts up, and only then come the next turn and what the hand can
/// do.
pub fn keyframes(
    before: &Snapshot,
    after: &Snapshot,
    events: &[Event],
    flickers: bool,
) -> Vec<Keyframe> {
    let mut builder = KeyframeBuilder {
        now: after.with_results_hidden(before),
        before,
        after,
        events,
        keyframes: Vec::new(),
        unheard: None,
        from: PointsFrom::Hands,
        flickers,
    };
    for event in events {
        builder.unheard = after.sound_of(event);
        builder.add_event(event);
    }
    builder.end();
    builder.keyframes
}

/// Makes keyframes of events, one after the other.
#[derive(Debug)]
struct KeyframeBuilder<'a> {
    /// The table after the keyframes built so far.
    now: Snapshot,
    before: &'a Snapshot,
    after: &'a Snapshot,
    events: &'a [Event],
    keyframes: Vec<Keyframe>,
    /// The sound of the present event, until a keyframe has it.
    unheard: Option<Sound>,
    /// Where the next points come from: the bone that was laid last, or the hands once they are
    /// counted.
    from: PointsFrom,
    flickers: bool,
}

impl KeyframeBuilder<'_> {
    /// Adds a keyframe with the sound of the event, unless one before has it.
    fn add(&mut self, mut keyframe: Keyframe) {
        let heard = self.unheard.take();
        keyframe.sounds.extend(heard.map(|sound| (0.0, sound)));
        self.add_silent(keyframe);
    }

    /// Adds a keyframe that leads up to a sound.
    fn add_silent(&mut self, keyframe: Keyframe) {
        self.keyframes.push(keyframe);
    }

    /// Deals a hand. A bone that is led automatically is shown first.
    fn deal(&mut self, leader: Seat) {
        self.now = self.after.with_results_hidden(self.after);
        for event in self.events {
            // The points of the lead are shown when it lies there.
            if let Event::Scored { seat, points, .. } | Event::Freed { seat, points } = event {
                self.now.add_points(*seat, -i32::from(*points));
            }
        }
        let is_led = self.events.iter().any(|it| matches!(it, Event::Played { .. }));
        let mut dealt = if is_led {
            self.now.before_play(Line::new(&self.after.rules, self.after.line.area()))
        } else {
            self.now.clone()
        };
        dealt.ends.clear();
        dealt.count = None;
        for player in &mut dealt.players {
            player.is_in_turn = false;
        }
        let shuffle = Keyframe::new(&dealt.without_bones(), secs::SHUFFLE);
        self.add(shuffle.with(Effect::Shuffle));
        // Face down first: the viewer's turn over where they lie.
        let covered = dealt.with_hands_covered();
        let bones: usize = dealt.players.iter().map(|player| player.bones).sum();
        let deal = Keyframe::new(&covered, 0.0).with(Effect::Deal);
        self.add(deal.one_after_another(bones + 1, secs::DEAL, secs::FLIGHT));
        if covered != dealt {
            let turning = Keyframe::new(&dealt, 0.0);
            let bones = dealt.hand.len();
            self.add(turning.one_after_another(bones, secs::NEXT_TURNS_UP, secs::TURN_UP));
        }
        if self.after.is_led_by_lot {
            let lot = Keyframe::new(&dealt, secs::LOT).with(Effect::Lot(leader));
            self.add(lot);
        }
        if is_led {
            dealt.risen = self.after.newest().into_iter().collect();
            let leads = Keyframe::new(&dealt, secs::LEADS);
            self.add(Keyframe { flight_secs: secs::LEADS - secs::LEAD_RESTS, ..leads });
        }
        self.now = self.after.with_results_hidden(&dealt);
    }

    fn add_event(&mut self, event: &Event) {
        match event {
            Event::Dealt { leader, .. } => self.deal(*leader),
            Event::Played { seat, bone, end, terms, count, outward: _ } => {
                let told = Count { count: *count, terms: terms.clone() };
                self.play((*seat, *bone, *end), told);
            }
            Event::Scored { seat, points, count, taken_from } => {
                if let Some(from) = *taken_from {
                    self.muggins((*seat, from), i32::from(*points));
                }
                self.sum(*count);
                self.points(*seat, i32::from(*points));
            }
            Event::Freed { seat, points } => self.points(*seat, i32::from(*points)),
            Event::Bonus(paid) if !paid.void => self.bonus(*paid),
            Event::Awarded { team, points, void: false, .. } if *points != 0 => {
                let seats = self.now.rules.seats;
                let players = self.after.players.iter();
                let mut seat = players.filter(|player| seats.team(player.seat) == *team);
                if let Some(player) = seat.next() {
                    // The points are for bones in hands, not for a bone of the line.
                    self.from = PointsFrom::Hands;
                    self.count_hands();
                    self.points(player.seat, *points);
                }
            }
            Event::BlewUp { bone, .. } => {
                // The bone still lies there while it is blown up.
                let there = self.before.with_results_hidden(self.before);
                let blast = Keyframe::new(&there, secs::BLAST);
                self.add(blast.with(Effect::Blast(*bone)));
                self.now.show_ends(self.after);
                let mut laid = self.before.line.bones().iter();
                if let Some(laid) = laid.find(|laid| laid.bone == *bone) {
                    let black = Keyframe::new(&self.now, 0.0).with(Effect::Scorch(laid.place()));
                    self.add_silent(black);
                }
            }
            Event::Drew { .. } => {
                let keyframe = Keyframe::new(&self.now, secs::DRAW);
                self.add(keyframe);
            }
            Event::Passed { seat, .. } | Event::Yielded { seat } => {
                self.from = PointsFrom::Plate(*seat);
                let place = self.now.place_of(*seat);
                self.now.players[place].news = self.after.players[place].news;
                let mut passed = Keyframe::new(&self.now, secs::PASS);
                if let Event::Passed { open, .. } = event {
                    let (seat, open) = (*seat, *open);
                    passed = passed.with(Effect::Knock(seat));
                    passed = passed.with(Effect::PassBubble { seat, open });
                    passed = passed.sounding(2, secs::KNOCK_AGAIN, |_| Sound::Knock);
                    passed = passed.answered(|of| (of == seat).then_some(Mood::Passes));
                }
                self.add(passed);
            }
            Event::LaidOpen { .. } => {
                self.now.reveal_hands(self.after);
                let secs =
                    if self.after.risen.is_empty() { secs::LAID_OPEN } else { secs::TURNED_OVER };
                let open = Keyframe::new(&self.now, secs);
                self.add(open);
            }
            Event::GameOver { winner } => {
                let has_made_way = self.now.is_over;
                self.now.reveal_hands(self.after);
                let line = FallingLine::new(&self.after.laid);
                let seats = self.after.rules.seats;
                let viewers = seats.team(self.after.viewer);
                let has_lost = |seat| winner.is_some_and(|winner| winner != seats.team(seat));
                let over = Keyframe::new(&self.now, 0.0);
                self.add_silent(over.answered(|seat| has_lost(seat).then_some(Mood::Loses)));
                let secs = if *winner == Some(viewers) && line.secs() > 0.0 {
                    if !has_made_way {
                        // A short line makes way for the card.
                        let making_way = Keyframe::new(&self.now, secs::MAKES_WAY);
                        self.add_silent(making_way);
                    }
                    self.fall(line);
                    secs::AFTER_FALL
                } else {
                    secs::BEFORE_CARD
                };
                let keyframe = Keyframe::new(&self.now, secs);
                self.add(keyframe);
            }
            Event::DrewForLead { .. }
            | Event::Overshot { .. }
            | Event::Misclaimed { .. }
            | Event::KeptSilent { .. }
            | Event::Dominoed { .. }
            | Event::Blocked
            | Event::TimeUp
            | Event::GaveUp { .. }
            | Event::Awarded { .. }
            | Event::Bonus(_)
            | Event::NobodyAwarded { .. } => {}
        }
        if self.unheard.is_some() {
            let keyframe = Keyframe::new(&self.now, 0.0);
            self.add(keyframe);
        }
    }

    /// A bone flies to its place and lands there; then its end and the count change.
    fn play(&mut self, (seat, bone, end): (Seat, Bone, Option<End>), count: Count) {
        self.from = PointsFrom::Count(bone);
        if let Some(end) = end.filter(|_| self.flickers && seat != self.now.viewer) {
            let before = self.before.with_results_hidden(self.before);
            let flickering = Keyframe::new(&before, secs::FLICKER);
            self.add_silent(flickering.with(Effect::Flicker(end)));
        }
        let flying = Keyframe::new(&self.now, secs::FLIGHT);
        self.add_silent(flying);
        self.now.show_ends(self.after);
        if self.now.count.is_some() {
            self.now.count = Some(count);
        }
        // The sound is that of the bone as it lands.
        let mut landed = Keyframe::new(&self.now, secs::ENDS);
        if let Some(End { on, .. }) = end {
            landed = landed.with(Effect::Contact { on, bone });
        }
        if bone.is_doublet() {
            landed = landed.with(Effect::Ripple(bone));
        }
        self.add(landed);
    }

    /// The line falls, bone after bone.
    fn fall(&mut self, line: FallingLine) {
        let mut falling = Keyframe::new(&self.now, line.secs());
        let clicks = line.delays().zip(0..);
        falling.sounds.extend(clicks.map(|(delay, before)| (delay, Sound::Fall(before))));
        self.add_silent(falling.with(Effect::Fall { line, is_still: false }));
    }

    /// A player says that they take points which another one did not claim.
    fn muggins(&mut self, (seat, from): (Seat, Seat), points: i32) {
        let points = words::points::shown(points, &self.now.rules);
        let says = Effect::Muggins { seat, from, points };
        let says = Keyframe::new(&self.now, secs::MUGGINS).with(says);
        self.add(says);
    }

    /// Lights up the ends one after another, while the count writes its sum, if the table has
    /// one.
    fn sum(&mut self, count: u8) {
        let Some(told) = &self.after.count else {
            return;
        };
        let terms = told.terms.clone();
        let ends = terms.len();
        let secs = (secs::AN_END * ends as f64).max(secs::SUM);
        let bone = match self.from {
            PointsFrom::Count(bone) => Some(bone),
            _ => None,
        };
        let sum = Effect::Sum { bone, terms, count };
        let keyframe = Keyframe::new(&self.now, secs).with(sum);
        self.add_silent(keyframe.sounding(ends, secs::AN_END, |n| {
            Sound::Tick((ends - n).min(usize::from(Sound::LOWEST_TICK)) as u8)
        }));
    }

    /// Raises the bones that are counted at the end one after another.
    fn count_hands(&mut self) {
        let bones = usize::from(self.after.risen.len());
        if self.now.risen == self.after.risen || bones == 0 {
            return;
        }
        self.now.risen = self.after.risen;
        let apart = secs::NEXT_COUNTS.min(secs::ALL_COUNT / bones as f64);
        let counting = Keyframe::new(&self.now, 0.0).with(Effect::Pips);
        let counting = counting.one_after_another(bones, apart, secs::GOLD);
        self.add_silent(counting.sounding(bones, apart, |_| Sound::Pip));
    }

    /// Names a bonus where it was made; then its points fly from there.
    fn bonus(&mut self, paid: PaidBonus) {
        let PaidBonus { bonus, seat, .. } = paid;
        let newest = self.after.newest().map(PointsFrom::Bone);
        self.from = match bonus {
            Bonus::Capicua | Bonus::Chuchazo | Bonus::AllPass => newest.unwrap_or(self.from),
            Bonus::PassAfterLead => self.from,
            Bonus::FirstHands => PointsFrom::Hands,
        };
        let points = i32::from(paid.points);
        let named = Effect::Bonus {
            bonus,
            points: words::points::shown(points, &self.now.rules),
            from: self.from,
        };
        let named = Keyframe::new(&self.now, secs::BONUS).with(named);
        self.add_silent(named);
        self.points(seat, points);
    }

    /// Points fly to a score, which then counts up.
    fn points(&mut self, seat: Seat, made: i32) {
        let (points, from) = (words::points::shown(made, &self.now.rules), self.from);
        let (gain, is_grand) = (PointsSize::of(made), made >= GRAND);
        let news = self.after.players[self.after.place_of(seat)].news;
        let is_of_bone = matches!(from, PointsFrom::Count(_));
        let is_in_a_row = is_of_bone && news.is_some_and(|(news, _)| news.is_in_a_row());
        let fly = Effect::Points { seat, points, from, gain, is_grand, is_in_a_row };
        let flying = Keyframe::new(&self.now, secs::POINTS).with(fly);
        let seats = self.now.rules.seats;
        let scored = seats.team(seat);
        let is_viewers = scored == seats.team(self.now.viewer);
        self.add_silent(flying.answered(|seat| match made {
            SMILES_FROM.. if seats.team(seat) == scored => Some(Mood::Smiles),
            MARVELS_FROM.. if is_viewers => Some(Mood::Marvels),
            _ => None,
        }));
        self.now.add_points(seat, made);
        let counting = Keyframe::new(&self.now, secs::COUNTING);
        let arriving = |is_counted| Effect::Counting { seat, points, gain, is_counted };
        let mut counting = counting.with(arriving(false));
        if self.now.rules.counts_hands() && made > 0 {
            counting = counting.with(Effect::Nail(seat));
            counting.sounds.push((secs::NAIL_IN, Sound::Nail));
        }
        self.add(counting);
        let gold = Keyframe::new(&self.now, secs::GOLD).with(arriving(true));
        self.add(gold);
    }

    /// Shows the table after all events. It takes no time unless the turn passes.
    fn end(&mut self) {
        self.now = self.after.clone();
        let pairs = self.before.players.iter().zip(&self.after.players);
        let mut pairs = pairs.map(|(before, after)| before.is_in_turn == after.is_in_turn);
        let secs = if pairs.all(|is_same| is_same) { 0.0 } else { secs::TURN };
        let mut last = Keyframe::new(&self.now, secs);
        let mut next = self.after.players.iter().filter(|player| player.is_in_turn);
        if let Some(next) = next.next().filter(|_| secs > 0.0) {
            last = last.with(Effect::TurnPasses(next.seat));
        }
        let is_in_turn = |snapshot: &Snapshot| snapshot.players[0].is_in_turn;
        let passes_to_viewer = is_in_turn(self.after) && !is_in_turn(self.before);
        self.add(last.answered(|_| passes_to_viewer.then_some(Mood::Blinks)));
    }
}

/// The settings for showing events.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Playback {
    /// Duration of animations, as a share of the usual time; 0.0 for none.
    pub speed: f64,
    /// Whether the end flickers on which another player plays.
    pub flickers: bool,
    /// Whether the system asks for less motion.
    pub is_still: bool,
}

/// The keyframe that is shown, and those that wait.
#[derive(Debug, Default)]
pub struct Queue {
    reached: Option<Keyframe>,
    /// Time at which it was reached, in seconds: at its begin, or later at a low frame rate.
    reached_at: f64,
    began: f64,
    waiting: VecDeque<Keyframe>,
    /// Effects that may outlast their keyframes.
    lasting: Vec<LastingEffect>,
    /// Whether a hand is dealt in the keyframes to come.
    deals: bool,
    /// Sounds of the keyframes that were reached, each with its time, in seconds.
    sounds: Vec<(f64, Sound)>,
}

impl Queue {
    /// Empties the queue and shows this snapshot at once.
    pub fn cut(&mut self, snapshot: Snapshot, now: f64) {
        self.waiting.clear();
        self.lasting.clear();
        self.sounds.clear();
        self.reached = Some(Keyframe::still(snapshot));
        self.began = now;
    }

    /// Forgets what was shown: the next position appears at once.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Ends the animation and sounds of the shown game, because another one follows.
    pub fn end_game(&mut self, now: f64) {
        if let Some(last) = self.last().cloned() {
            self.cut(last, now);
        }
    }

    /// Shows the shuffle, and then the bones laid out to be taken. Returns the time when they are
    /// there, in seconds.
    pub fn lay_out(&mut self, after: &Snapshot, speed: f64, now: f64) -> f64 {
        self.cut(after.without_bones(), now);
        let shuffle = Keyframe::new(&after.without_bones(), secs::SHUFFLE);
        let shuffle = shuffle.with(Effect::Shuffle);
        let shuffle = shuffle.sounding(1, 0.0, |_| Sound::Shuffle);
        let laid_out = Keyframe::new(after, 0.0).with(Effect::Deal);
        let bones = usize::from(after.rules.bones().len());
        let laid_out = laid_out.one_after_another(bones, secs::LAY_OUT, secs::FLIGHT);
        let keyframes = [shuffle, laid_out];
        self.waiting.extend(keyframes.map(|keyframe| keyframe.at(speed)));
        self.advance(now);
        self.ends_at()
    }

    /// Empties the queue and moves everything from where it is painted to its place in this
    /// snapshot.
    pub fn go_to(&mut self, snapshot: Snapshot, speed: f64, now: f64) {
        self.cut(snapshot, now);
        if let Some(keyframe) = &mut self.reached {
            keyframe.flight_secs = secs::FLIGHT * speed;
            keyframe.secs = secs::FLIGHT * speed;
        }
    }

    /// Adds keyframes for events after those that wait.
    pub fn show(&mut self, events: &[Event], after: &Snapshot, playback: Playback, now: f64) {
        let Playback { speed, flickers, is_still } = playback;
        let Some(before) = self.last().cloned() else {
            self.cut(after.clone(), now);
            return;
        };
        if !self.is_running(now) {
            // The new keyframes begin now.
            self.began = now;
            if let Some(keyframe) = &mut self.reached {
                keyframe.secs = 0.0;
            }
            self.deals = false;
        }
        let is_laid = |it: &Event| matches!(it, Event::Played { .. } | Event::Dealt { .. });
        if events.iter().any(is_laid) {
            self.lasting.retain(|lasting| !lasting.stays());
        }
        self.deals |= events.iter().any(|it| matches!(it, Event::Dealt { .. }));
        let keyframes = keyframes(&before, after, events, flickers).into_iter();
        self.waiting.extend(keyframes.map(|keyframe| keyframe.still_at(is_still, speed)));
        self.advance(now);
    }

    /// Changes the table without an event, for another look or order of the hand. Keyframes that
    /// wait go on.
    pub fn refresh(&mut self, snapshot: Snapshot) {
        if self.waiting.is_empty()
            && let Some(keyframe) = &mut self.reached
        {
            keyframe.snapshot = snapshot;
        }
    }

    /// The snapshot of the last keyframe.
    pub fn last(&self) -> Option<&Snapshot> {
        let last = self.waiting.back().or(self.reached.as_ref());
        last.map(|keyframe| &keyframe.snapshot)
    }

    /// Goes on to the present keyframe. Each one with a duration is painted at least once, even at
    /// a low frame rate.
    pub fn advance(&mut self, now: f64) {
        while let Some(keyframe) = &self.reached
            && now >= self.began + keyframe.secs
            && (keyframe.secs <= 0.0 || now > self.reached_at)
            && let Some(next) = self.waiting.pop_front()
        {
            self.began += keyframe.secs;
            self.reached_at = now;
            let due = next.sounds.iter();
            let due = due.map(|(after, sound)| (self.began + after, *sound));
            self.sounds.extend(due);
            let began = self.began;
            let effects = next.effects.iter();
            let lasting = effects.filter_map(|it| LastingEffect::new(it, began, next.speed));
            self.lasting.extend(lasting);
            self.reached = Some(next);
        }
        self.lasting.retain(|lasting| !lasting.is_over(now));
    }

    /// The effects that are seen now.
    pub fn effects(&self, now: f64) -> Vec<SeenEffect> {
        let part = self.part(now);
        let of_keyframe = self.reached.iter().flat_map(|keyframe| &keyframe.effects);
        let of_keyframe = of_keyframe.filter(|effect| effect.span().is_none());
        let of_keyframe = of_keyframe.map(|effect| SeenEffect {
            effect: effect.clone(),
            began: self.began,
            part,
        });
        let lasting = self.lasting.iter().filter_map(|lasting| lasting.seen(now));
        of_keyframe.chain(lasting).collect()
    }

    /// Whether an effect goes on, for which nothing waits.
    pub fn is_lasting(&self, now: f64) -> bool {
        self.lasting.iter().any(|lasting| !lasting.stays() && !lasting.is_over(now))
    }

    /// The present keyframe.
    pub const fn reached(&self) -> Option<&Keyframe> {
        self.reached.as_ref()
    }

    /// The part of the present keyframe that has passed, from 0.0 to 1.0.
    pub fn part(&self, now: f64) -> f32 {
        let secs = self.reached.as_ref().map_or(0.0, |keyframe| keyframe.secs);
        if secs > 0.0 { (((now - self.began) / secs) as f32).clamp(0.0, 1.0) } else { 1.0 }
    }

    /// The score of a side that is shown at this moment.
    pub fn score(&self, team: Team, now: f64) -> Option<f32> {
        let keyframe = self.reached.as_ref()?;
        let seats = keyframe.snapshot.rules.seats;
        let mut players = keyframe.snapshot.players.iter();
        let player = players.find(|player| seats.team(player.seat) == team)?;
        Some(player.score as f32 - keyframe.missing(team, self.part(now)))
    }

    /// Time at which the shown keyframe began, in seconds.
    pub const fn began(&self) -> f64 {
        self.began
    }

    /// Time at which the last keyframe ends, in seconds.
    pub fn ends_at(&self) -> f64 {
        let reached = self.reached.iter();
        let keyframes = reached.chain(&self.waiting);
        self.began + keyframes.map(|keyframe| keyframe.secs).sum::<f64>()
    }

    /// Whether there is still something to see.
    pub fn is_running(&self, now: f64) -> bool {
        let ends = self.reached.as_ref().map_or(0.0, |keyframe| keyframe.secs);
        !self.waiting.is_empty() || now < self.began + ends
    }

    /// Whether a hand is still being dealt, or led at once.
    pub fn is_dealing(&self, now: f64) -> bool {
        self.deals && self.is_running(now)
    }

    /// Completes all keyframes at once.
    pub fn hurry(&mut self, now: f64) {
        self.lasting.retain(LastingEffect::stays);
        if !self.is_running(now) {
            return;
        }
        self.sounds.retain(|(at, _)| *at <= now);
        while let Some(next) = self.waiting.pop_front() {
            let at_once = next
                .sounds
                .iter()
                .filter(|(after, sound)| *after <= 0.0 && !matches!(sound, Sound::Fall(_)));
            self.sounds.extend(at_once.map(|(_, sound)| (now, *sound)));
            let begun = next.effects.iter();
            let begun = begun.filter_map(|it| LastingEffect::new(it, now, next.speed));
            self.lasting.extend(begun.filter(LastingEffect::stays));
            self.reached = Some(next);
        }
        if let Some(keyframe) = &mut self.reached {
            keyframe.effects.clear();
            keyframe.secs = 0.0;
        }
        self.began = now;
    }

    /// Lets something be heard now.
    pub fn hear(&mut self, sound: Sound, now: f64) {
        self.sounds.push((now, sound));
    }

    /// Takes the sounds that are due.
    pub fn take_sounds(&mut self, now: f64) -> Vec<Sound> {
        let due = self.sounds.extract_if(.., |(at, _)| *at <= now);
        due.map(|(_, sound)| sound).collect()
    }
}
