//! Turns events into keyframes, which are shown one after the other.

use engine::{Bone, Bonus, End, Event, PaidBonus, Seat, Team};

use super::effect::{Effect, PointsOrigin};
use super::falling::FallingLine;
use super::line::{LaidBone, Line};
use super::moods::Mood;
use super::secs;
use super::snapshot::{Count, Snapshot};
use crate::paint;
use crate::sound::{ScoreSize, Sound};

/// The minimum number of points for which a light runs over the line.
const MIN_GRAND_POINTS: i32 = 25;

/// The minimum number of points for which a computer player who scores them smiles.
const MIN_POINTS_TO_SMILE: i32 = 10;
/// The minimum number of points that the viewer's side must score at once to amaze its opponents.
const MIN_POINTS_TO_AMAZE: i32 = 15;

/// One step of the animation: the table, with effects and sounds, and a duration.
#[derive(Debug, Clone, PartialEq)]
pub struct Keyframe {
    pub snapshot: Snapshot,
    pub effects: Vec<Effect>,
    /// Flight time of a sprite whose place has changed, in seconds.
    pub flight_secs: f64,
    /// Delay between new sprites that set out one after another, in seconds.
    pub stagger_secs: f64,
    /// Time before the next keyframe may come, in seconds.
    pub secs: f64,
    /// Sounds, each with its delay after the keyframe begins, in seconds.
    pub sounds: Vec<(f64, Sound)>,
    /// Duration of the effects, as a share of the usual time.
    pub duration_factor: f64,
}

impl Keyframe {
    /// A keyframe without duration that shows the table as it is.
    pub const fn still(snapshot: Snapshot) -> Self {
        Self {
            snapshot,
            effects: Vec::new(),
            flight_secs: secs::FLIGHT,
            stagger_secs: 0.0,
            secs: 0.0,
            sounds: Vec::new(),
            duration_factor: 1.0,
        }
    }

    pub(super) fn new(snapshot: &Snapshot, secs: f64) -> Self {
        Self { secs, ..Self::still(snapshot.clone()) }
    }

    /// Scales all durations by this factor.
    pub(super) fn scaled(mut self, duration_factor: f64) -> Self {
        self.flight_secs *= duration_factor;
        self.stagger_secs *= duration_factor;
        self.secs *= duration_factor;
        self.duration_factor *= duration_factor;
        if self.secs <= 0.0 {
            // A fall that is not shown is not heard either.
            let is_heard = |sound: &Sound| !matches!(sound, Sound::Fall(_));
            self.sounds.retain(|(after, sound)| *after <= 0.0 && is_heard(sound));
        }
        for (after, _) in &mut self.sounds {
            *after *= duration_factor;
        }
        self
    }

    /// Scales all durations by this factor. With reduced motion, a keyframe with a fall instead
    /// shows a halo that goes from bone to bone, and keeps its durations.
    pub(super) fn scaled_except_halo(
        mut self,
        is_motion_reduced: bool,
        duration_factor: f64,
    ) -> Self {
        let falls = self.effects.iter_mut().filter_map(|effect| match effect {
            Effect::Fall { is_motion_reduced, .. } => Some(is_motion_reduced),
            _ => None,
        });
        match falls.last().filter(|_| is_motion_reduced) {
            Some(is_halo) => {
                *is_halo = true;
                self
            }
            None => self.scaled(duration_factor),
        }
    }

    /// Lets `count` sprites set out one after another. The keyframe lasts until all have arrived.
    pub(super) const fn staggered(
        mut self,
        count: usize,
        stagger_secs: f64,
        flight_secs: f64,
    ) -> Self {
        self.stagger_secs = stagger_secs;
        self.flight_secs = flight_secs;
        self.secs = stagger_secs * count.saturating_sub(1) as f64 + flight_secs;
        self
    }

    /// Adds `count` sounds, one every `stagger_secs`.
    pub(super) fn with_sounds(
        mut self,
        count: usize,
        stagger_secs: f64,
        sound: impl Fn(usize) -> Sound,
    ) -> Self {
        let each = (0..count).map(|n| (stagger_secs * n as f64, sound(n)));
        self.sounds.extend(each);
        self
    }

    /// The points of a side that have not yet arrived when `part` of the keyframe has passed.
    pub fn missing_points(&self, team: Team, part: f32) -> f32 {
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

    pub(super) fn with_effect(mut self, effect: Effect) -> Self {
        self.effects.push(effect);
        self
    }

    /// Adds the moods with which the computer players respond.
    fn with_moods(mut self, mood: impl Fn(Seat) -> Option<Mood>) -> Self {
        let moods = self.snapshot.seating.nestors();
        let moods = moods.filter_map(|seat| Some(Effect::Mood { seat, mood: mood(seat)? }));
        self.effects.extend(moods);
        self
    }
}

/// The keyframes between two snapshots, in the order of the events.
///
/// Nothing is shown or announced too early: a bone lands, then its end and the count change, then
/// points fly, then the score counts up, and only then come the next turn and what the hand can do.
pub fn keyframes(
    before: &Snapshot,
    after: &Snapshot,
    events: &[Event],
    flickers: bool,
) -> Vec<Keyframe> {
    let mut builder = KeyframeBuilder {
        current: after.with_results_hidden(before),
        before,
        after,
        events,
        keyframes: Vec::new(),
        pending_sound: None,
        points_origin: PointsOrigin::Hands,
        flickers,
    };
    for event in events {
        builder.pending_sound = after.sound_of(event);
        builder.add_event(event);
    }
    builder.finish();
    builder.keyframes
}

/// Builds keyframes from events, one after the other.
#[derive(Debug)]
struct KeyframeBuilder<'a> {
    /// The table after the keyframes built so far.
    current: Snapshot,
    before: &'a Snapshot,
    after: &'a Snapshot,
    events: &'a [Event],
    keyframes: Vec<Keyframe>,
    /// The sound of the current event, until a keyframe takes it.
    pending_sound: Option<Sound>,
    /// Where the next points come from: the bone that was laid last, or the hands once they are
    /// counted.
    points_origin: PointsOrigin,
    flickers: bool,
}

impl KeyframeBuilder<'_> {
    /// Adds a keyframe with the sound of the current event, unless an earlier keyframe took it.
    fn add(&mut self, mut keyframe: Keyframe) {
        let sound = self.pending_sound.take();
        keyframe.sounds.extend(sound.map(|sound| (0.0, sound)));
        self.add_silent(keyframe);
    }

    /// Adds a keyframe without the sound of the current event.
    fn add_silent(&mut self, keyframe: Keyframe) {
        let before = self.keyframes.last().map_or(self.before, |last| &last.snapshot);
        let turn_change = Effect::turn_change(before, &keyframe.snapshot);
        self.keyframes.push(turn_change.into_iter().fold(keyframe, Keyframe::with_effect));
    }

    /// Adds the deal of a hand. A bone that is led automatically is raised in the hand first.
    fn add_deal(&mut self, leader: Seat) {
        self.current = self.after.with_results_hidden(self.after);
        for event in self.events {
            // The points of the lead are not added until it has been played.
            if let Event::Scored { seat, points, .. } | Event::FreedPlayBonus { seat, points } =
                event
            {
                self.current.add_points(*seat, -i32::from(*points));
            }
        }
        let is_led = self.events.iter().any(|it| matches!(it, Event::Played { .. }));
        let mut dealt = if is_led {
            self.current.before_play(Line::new(&self.after.rules, self.after.line.area()))
        } else {
            self.current.clone()
        };
        dealt.ends.clear();
        dealt.count = None;
        for player in &mut dealt.players {
            player.is_to_move = false;
        }
        let shuffle = Keyframe::new(&dealt.without_bones(), secs::SHUFFLE);
        self.add(shuffle.with_effect(Effect::Shuffle));
        // First face down; then the viewer's bones turn over in place.
        let covered = dealt.with_hands_covered();
        let bones: usize = dealt.players.iter().map(|player| player.bones).sum();
        let deal = Keyframe::new(&covered, 0.0).with_effect(Effect::Deal);
        self.add(deal.staggered(bones + 1, secs::DEAL, secs::FLIGHT));
        if covered != dealt {
            let turning = Keyframe::new(&dealt, 0.0);
            let bones = dealt.hand.len();
            self.add(turning.staggered(bones, secs::TURNING_UP_DELAY, secs::TURN_UP));
        }
        if self.after.is_leader_drawn_by_lot {
            let lot = Keyframe::new(&dealt, secs::LOT).with_effect(Effect::Lot(leader));
            self.add(lot);
        }
        if is_led {
            dealt.raised_bones = self.after.newest_bone().into_iter().collect();
            let leads = Keyframe::new(&dealt, secs::AUTOMATIC_LEAD);
            self.add(Keyframe { flight_secs: secs::AUTOMATIC_LEAD - secs::LEAD_REST, ..leads });
        }
        self.current = self.after.with_results_hidden(&dealt);
    }

    fn add_event(&mut self, event: &Event) {
        match event {
            Event::Dealt { leader, .. } => self.add_deal(*leader),
            Event::Played { seat, bone, end, terms, count, outward: _ } => {
                let count = Count { sum: *count, terms: terms.clone() };
                self.add_play((*seat, *bone, *end), count);
            }
            Event::Scored { seat, points, count, taken_from } => {
                if let Some(from) = *taken_from {
                    self.add_muggins((*seat, from), i32::from(*points));
                }
                self.add_sum(*count);
                self.add_points(*seat, i32::from(*points));
            }
            Event::FreedPlayBonus { seat, points } => self.add_points(*seat, i32::from(*points)),
            Event::Bonus(paid) if !paid.void => self.add_bonus(*paid),
            Event::Awarded { team, points, void: false, .. } if *points != 0 => {
                let seats = self.current.rules.seats;
                let players = self.after.players.iter();
                let mut seat = players.filter(|player| seats.team(player.seat) == *team);
                if let Some(player) = seat.next() {
                    // The points are for bones in hands, not for a bone of the line.
                    self.points_origin = PointsOrigin::Hands;
                    self.add_counting();
                    self.add_points(player.seat, *points);
                }
            }
            Event::BlewUp { bone, .. } => {
                // The bone still lies there while it is blown up.
                let before_blast = self.before.with_results_hidden(self.before);
                let blast = Keyframe::new(&before_blast, secs::BLAST);
                self.add(blast.with_effect(Effect::Blast(*bone)));
                self.current.show_ends(self.after);
                let mut laid = self.before.line.bones().iter();
                let laid = laid.find(|laid| laid.bone == *bone);
                if let Some(place) = laid.and_then(LaidBone::place) {
                    let scorch = Effect::Scorch(place);
                    self.add_silent(Keyframe::new(&self.current, 0.0).with_effect(scorch));
                }
            }
            Event::Drew { .. } => {
                let keyframe = Keyframe::new(&self.current, secs::DRAW);
                self.add(keyframe);
            }
            Event::Passed { seat, .. } | Event::Yielded { seat } => {
                self.points_origin = PointsOrigin::Plate(*seat);
                let place = self.current.place_of(*seat);
                self.current.players[place].news = self.after.players[place].news;
                let mut passed = Keyframe::new(&self.current, secs::PASS);
                if let Event::Passed { open, .. } = event {
                    let (seat, open) = (*seat, *open);
                    passed = passed.with_effect(Effect::Knock(seat));
                    passed = passed.with_effect(Effect::PassBubble { seat, open });
                    passed = passed.with_sounds(2, secs::SECOND_KNOCK_DELAY, |_| Sound::Knock);
                    passed = passed.with_moods(|of| (of == seat).then_some(Mood::Passing));
                }
                self.add(passed);
            }
            Event::HandsShown { .. } => {
                self.current.reveal_hands(self.after);
                let counts = !self.after.raised_bones.is_empty();
                let secs = if counts { secs::BEFORE_COUNTING } else { secs::HANDS_SHOWN };
                let open = Keyframe::new(&self.current, secs);
                self.add(open);
            }
            Event::GameOver { winner } => {
                let was_over = self.current.is_over;
                self.current.reveal_hands(self.after);
                let line = FallingLine::new(&self.after.laid);
                let seats = self.after.rules.seats;
                let viewer_team = seats.team(self.after.viewer);
                let has_lost = |seat| winner.is_some_and(|winner| winner != seats.team(seat));
                let over = Keyframe::new(&self.current, 0.0);
                self.add_silent(over.with_moods(|seat| has_lost(seat).then_some(Mood::Losing)));
                let secs = if *winner == Some(viewer_team) && line.secs() > 0.0 {
                    if !was_over {
                        // A short line makes way for the card.
                        let moving_aside = Keyframe::new(&self.current, secs::MOVING_ASIDE);
                        self.add_silent(moving_aside);
                    }
                    self.add_fall(line);
                    secs::CARD_DELAY_AFTER_FALL
                } else {
                    secs::CARD_DELAY
                };
                let keyframe = Keyframe::new(&self.current, secs);
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
            | Event::BlockWithoutAward { .. } => {}
        }
        if self.pending_sound.is_some() {
            let keyframe = Keyframe::new(&self.current, 0.0);
            self.add(keyframe);
        }
    }

    /// Adds a play: a bone flies to its place and lands there; then its end and the count change.
    fn add_play(&mut self, (seat, bone, end): (Seat, Bone, Option<End>), count: Count) {
        self.points_origin = PointsOrigin::Count(bone);
        if let Some(end) = end.filter(|_| self.flickers && seat != self.current.viewer) {
            let before = self.before.with_results_hidden(self.before);
            let flickering = Keyframe::new(&before, secs::FLICKER);
            self.add_silent(flickering.with_effect(Effect::Flicker(end)));
        }
        let flying = Keyframe::new(&self.current, secs::FLIGHT);
        self.add_silent(flying);
        self.current.show_ends(self.after);
        if self.current.count.is_some() {
            self.current.count = Some(count);
        }
        // The sound comes as the bone lands.
        let mut landed = Keyframe::new(&self.current, secs::END_CHANGE);
        if let Some(End { on, .. }) = end {
            landed = landed.with_effect(Effect::Contact { on, bone });
        }
        if bone.is_doublet() {
            landed = landed.with_effect(Effect::Ripple(bone));
        }
        self.add(landed);
    }

    /// Adds the fall of the line, with a click for each step.
    fn add_fall(&mut self, line: FallingLine) {
        let mut falling = Keyframe::new(&self.current, line.secs());
        let clicks = line.delays().zip(0..);
        falling.sounds.extend(clicks.map(|(delay, index)| (delay, Sound::Fall(index))));
        self.add_silent(falling.with_effect(Effect::Fall { line, is_motion_reduced: false }));
    }

    /// Adds the announcement that a player takes points that another player did not claim.
    fn add_muggins(&mut self, (seat, from): (Seat, Seat), points: i32) {
        let points = words::points::in_rules_unit(points, &self.current.rules);
        let muggins = Effect::Muggins { seat, from, points };
        let keyframe = Keyframe::new(&self.current, secs::MUGGINS).with_effect(muggins);
        self.add(keyframe);
    }

    /// Adds the sum of the ends, which light up one after another, if the table shows a count.
    fn add_sum(&mut self, count: u8) {
        let Some(count_shown) = &self.after.count else {
            return;
        };
        let terms = count_shown.terms.clone();
        let ends = terms.len();
        let secs = (secs::NEXT_END_DELAY * ends as f64).max(secs::SUM);
        let bone = match self.points_origin {
            PointsOrigin::Count(bone) => Some(bone),
            _ => None,
        };
        let sum = Effect::Sum { bone, terms, count };
        let keyframe = Keyframe::new(&self.current, secs).with_effect(sum);
        self.add_silent(keyframe.with_sounds(ends, secs::NEXT_END_DELAY, |n| {
            Sound::Tick((ends - n).min(usize::from(Sound::LOWEST_TICK)) as u8)
        }));
    }

    /// Adds the counting of hands: the bones that count are raised one after another.
    fn add_counting(&mut self) {
        let bones = usize::from(self.after.raised_bones.len());
        if self.current.raised_bones == self.after.raised_bones || bones == 0 {
            return;
        }
        self.current.raised_bones = self.after.raised_bones;
        let stagger_secs = secs::MAX_COUNT_DELAY.min(secs::MAX_COUNTING / bones as f64);
        let counting = Keyframe::new(&self.current, 0.0).with_effect(Effect::Pips);
        let counting = counting.staggered(bones, stagger_secs, secs::GOLD_HOLD);
        self.add_silent(counting.with_sounds(bones, stagger_secs, |_| Sound::Pip));
    }

    /// Adds a bonus, which is named where it was earned and whose points fly from there.
    fn add_bonus(&mut self, paid: PaidBonus) {
        let PaidBonus { bonus, seat, .. } = paid;
        let newest = self.after.newest_bone().map(PointsOrigin::Bone);
        self.points_origin = match bonus {
            Bonus::Capicua | Bonus::Chuchazo | Bonus::AllPass => {
                newest.unwrap_or(self.points_origin)
            }
            Bonus::PassAfterLead => self.points_origin,
            Bonus::FirstHands => PointsOrigin::Hands,
        };
        let points = i32::from(paid.points);
        let named = Effect::Bonus {
            bonus,
            points: words::points::in_rules_unit(points, &self.current.rules),
            from: self.points_origin,
        };
        let named = Keyframe::new(&self.current, secs::BONUS).with_effect(named);
        self.add_silent(named);
        self.add_points(seat, points);
    }

    /// Adds points that fly to a score, which then counts up.
    fn add_points(&mut self, seat: Seat, points_made: i32) {
        let (points, from) =
            (words::points::in_rules_unit(points_made, &self.current.rules), self.points_origin);
        let (gain, is_grand) =
            (ScoreSize::from_points(points_made), points_made >= MIN_GRAND_POINTS);
        let news = self.after.players[self.after.place_of(seat)].news;
        let is_of_bone = matches!(from, PointsOrigin::Count(_));
        let is_streak = is_of_bone && news.is_some_and(|(news, _)| news.is_streak());
        let fly = Effect::Points { seat, points, from, gain, is_grand, is_streak };
        let flying = Keyframe::new(&self.current, secs::POINTS_FLIGHT).with_effect(fly);
        let seats = self.current.rules.seats;
        let scoring_team = seats.team(seat);
        let is_viewers = scoring_team == seats.team(self.current.viewer);
        self.add_silent(flying.with_moods(|seat| match points_made {
            MIN_POINTS_TO_SMILE.. if seats.team(seat) == scoring_team => Some(Mood::Smiling),
            MIN_POINTS_TO_AMAZE.. if is_viewers => Some(Mood::Amazed),
            _ => None,
        }));
        self.current.add_points(seat, points_made);
        let counting = Keyframe::new(&self.current, secs::COUNTING);
        let arriving = |is_counted| Effect::Counting { seat, points, gain, is_counted };
        let mut counting = counting.with_effect(arriving(false));
        if self.current.rules.counts_hands() && points_made > 0 {
            counting = counting.with_effect(Effect::Nail(seat));
            counting.sounds.push((paint::NAIL_DRIVING_SECS, Sound::Nail));
        }
        self.add(counting);
        let gold = Keyframe::new(&self.current, secs::GOLD_HOLD).with_effect(arriving(true));
        self.add(gold);
    }

    /// Adds a keyframe with the table after all events, which takes no time unless the turn passes.
    fn finish(&mut self) {
        self.current = self.after.clone();
        let pairs = self.before.players.iter().zip(&self.after.players);
        let mut pairs = pairs.map(|(before, after)| before.is_to_move == after.is_to_move);
        let secs = if pairs.all(|is_same| is_same) { 0.0 } else { secs::TURN };
        let last = Keyframe::new(&self.current, secs);
        let is_to_move = |snapshot: &Snapshot| snapshot.players[0].is_to_move;
        let passes_to_viewer = is_to_move(self.after) && !is_to_move(self.before);
        self.add(last.with_moods(|_| passes_to_viewer.then_some(Mood::Blinking)));
    }
}
