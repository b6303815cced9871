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

/// The number of points from which a light runs over the line.
const MIN_GRAND_POINTS: i32 = 25;

/// The number of points from which a computer player who scores them smiles.
const MIN_POINTS_TO_SMILE: i32 = 10;
/// The number of points from which a score of the viewer makes the computer players marvel.
const MIN_POINTS_TO_MARVEL: i32 = 15;

/// One step of the animation: the table, with effects and sounds, and a duration.
#[derive(Debug, Clone, PartialEq)]
pub struct Keyframe {
    pub snapshot: Snapshot,
    pub effects: Vec<Effect>,
    /// Flight time of a sprite whose place has changed, in seconds.
    pub flight_secs: f64,
    /// Delay between new sprites that set out one after another, in seconds.
    pub apart_secs: f64,
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
            apart_secs: 0.0,
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
        self.apart_secs *= duration_factor;
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

    /// Scales all durations by this factor; but if motion is reduced, the halo that replaces the
    /// fall of a line keeps its duration.
    pub(super) fn scaled_unless_still(mut self, is_still: bool, duration_factor: f64) -> Self {
        let falls = self.effects.iter_mut().filter_map(|effect| match effect {
            Effect::Fall { is_still, .. } => Some(is_still),
            _ => None,
        });
        match falls.last().filter(|_| is_still) {
            Some(is_halo) => {
                *is_halo = true;
                self
            }
            None => self.scaled(duration_factor),
        }
    }

    /// Lets `count` sprites set out one after another. The keyframe lasts until all have arrived.
    pub(super) const fn one_after_another(mut self, count: usize, apart: f64, flight: f64) -> Self {
        self.apart_secs = apart;
        self.flight_secs = flight;
        self.secs = apart * count.saturating_sub(1) as f64 + flight;
        self
    }

    /// Adds a sound for each of `count` successive things.
    pub(super) fn with_sounds(
        mut self,
        count: usize,
        apart: f64,
        sound: impl Fn(usize) -> Sound,
    ) -> Self {
        let each = (0..count).map(|n| (apart * n as f64, sound(n)));
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
        now: after.with_results_hidden(before),
        before,
        after,
        events,
        keyframes: Vec::new(),
        unheard: None,
        from: PointsOrigin::Hands,
        flickers,
    };
    for event in events {
        builder.unheard = after.sound_of(event);
        builder.add_event(event);
    }
    builder.end();
    builder.keyframes
}

/// Builds keyframes from events, one after the other.
#[derive(Debug)]
struct KeyframeBuilder<'a> {
    /// The table after the keyframes built so far.
    now: Snapshot,
    before: &'a Snapshot,
    after: &'a Snapshot,
    events: &'a [Event],
    keyframes: Vec<Keyframe>,
    /// The sound of the current event, until a keyframe takes it.
    unheard: Option<Sound>,
    /// Where the next points come from: the bone that was laid last, or the hands once they are
    /// counted.
    from: PointsOrigin,
    flickers: bool,
}

impl KeyframeBuilder<'_> {
    /// Adds a keyframe with the sound of the current event, unless an earlier keyframe took it.
    fn add(&mut self, mut keyframe: Keyframe) {
        let heard = self.unheard.take();
        keyframe.sounds.extend(heard.map(|sound| (0.0, sound)));
        self.add_silent(keyframe);
    }

    /// Adds a keyframe without the sound of the current event.
    fn add_silent(&mut self, keyframe: Keyframe) {
        let before = self.keyframes.last().map_or(self.before, |last| &last.snapshot);
        let passes = Effect::of_turn(before, &keyframe.snapshot);
        self.keyframes.push(passes.into_iter().fold(keyframe, Keyframe::with_effect));
    }

    /// Deals a hand. A bone that is led automatically is shown first.
    fn deal(&mut self, leader: Seat) {
        self.now = self.after.with_results_hidden(self.after);
        for event in self.events {
            // The points of the lead are not added until it has been played.
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
        self.add(shuffle.with_effect(Effect::Shuffle));
        // First face down; then the viewer's bones turn over in place.
        let covered = dealt.with_hands_covered();
        let bones: usize = dealt.players.iter().map(|player| player.bones).sum();
        let deal = Keyframe::new(&covered, 0.0).with_effect(Effect::Deal);
        self.add(deal.one_after_another(bones + 1, secs::DEAL, secs::FLIGHT));
        if covered != dealt {
            let turning = Keyframe::new(&dealt, 0.0);
            let bones = dealt.hand.len();
            self.add(turning.one_after_another(bones, secs::NEXT_TURN_UP_DELAY, secs::TURN_UP));
        }
        if self.after.is_led_by_lot {
            let lot = Keyframe::new(&dealt, secs::LOT).with_effect(Effect::Lot(leader));
            self.add(lot);
        }
        if is_led {
            dealt.risen = self.after.newest_bone().into_iter().collect();
            let leads = Keyframe::new(&dealt, secs::AUTOMATIC_LEAD);
            self.add(Keyframe { flight_secs: secs::AUTOMATIC_LEAD - secs::LEAD_REST, ..leads });
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
                    self.from = PointsOrigin::Hands;
                    self.count_hands();
                    self.points(player.seat, *points);
                }
            }
            Event::BlewUp { bone, .. } => {
                // The bone still lies there while it is blown up.
                let there = self.before.with_results_hidden(self.before);
                let blast = Keyframe::new(&there, secs::BLAST);
                self.add(blast.with_effect(Effect::Blast(*bone)));
                self.now.show_ends(self.after);
                let mut laid = self.before.line.bones().iter();
                let laid = laid.find(|laid| laid.bone == *bone);
                if let Some(place) = laid.and_then(LaidBone::place) {
                    let black = Keyframe::new(&self.now, 0.0).with_effect(Effect::Scorch(place));
                    self.add_silent(black);
                }
            }
            Event::Drew { .. } => {
                let keyframe = Keyframe::new(&self.now, secs::DRAW);
                self.add(keyframe);
            }
            Event::Passed { seat, .. } | Event::Yielded { seat } => {
                self.from = PointsOrigin::Plate(*seat);
                let place = self.now.place_of(*seat);
                self.now.players[place].news = self.after.players[place].news;
                let mut passed = Keyframe::new(&self.now, secs::PASS);
                if let Event::Passed { open, .. } = event {
                    let (seat, open) = (*seat, *open);
                    passed = passed.with_effect(Effect::Knock(seat));
                    passed = passed.with_effect(Effect::PassBubble { seat, open });
                    passed = passed.with_sounds(2, secs::SECOND_KNOCK_DELAY, |_| Sound::Knock);
                    passed = passed.with_moods(|of| (of == seat).then_some(Mood::Passes));
                }
                self.add(passed);
            }
            Event::LaidOpen { .. } => {
                self.now.reveal_hands(self.after);
                let counts = !self.after.risen.is_empty();
                let secs = if counts { secs::BEFORE_COUNTING } else { secs::LAID_OPEN };
                let open = Keyframe::new(&self.now, secs);
                self.add(open);
            }
            Event::GameOver { winner } => {
                let was_over = self.now.is_over;
                self.now.reveal_hands(self.after);
                let line = FallingLine::new(&self.after.laid);
                let seats = self.after.rules.seats;
                let viewers = seats.team(self.after.viewer);
                let has_lost = |seat| winner.is_some_and(|winner| winner != seats.team(seat));
                let over = Keyframe::new(&self.now, 0.0);
                self.add_silent(over.with_moods(|seat| has_lost(seat).then_some(Mood::Loses)));
                let secs = if *winner == Some(viewers) && line.secs() > 0.0 {
                    if !was_over {
                        // A short line makes way for the card.
                        let making_way = Keyframe::new(&self.now, secs::MAKING_WAY);
                        self.add_silent(making_way);
                    }
                    self.fall(line);
                    secs::CARD_DELAY_AFTER_FALL
                } else {
                    secs::CARD_DELAY
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

    /// Adds a play: a bone flies to its place and lands there; then its end and the count change.
    fn play(&mut self, (seat, bone, end): (Seat, Bone, Option<End>), count: Count) {
        self.from = PointsOrigin::Count(bone);
        if let Some(end) = end.filter(|_| self.flickers && seat != self.now.viewer) {
            let before = self.before.with_results_hidden(self.before);
            let flickering = Keyframe::new(&before, secs::FLICKER);
            self.add_silent(flickering.with_effect(Effect::Flicker(end)));
        }
        let flying = Keyframe::new(&self.now, secs::FLIGHT);
        self.add_silent(flying);
        self.now.show_ends(self.after);
        if self.now.count.is_some() {
            self.now.count = Some(count);
        }
        // The sound is that of the bone as it lands.
        let mut landed = Keyframe::new(&self.now, secs::END_CHANGE);
        if let Some(End { on, .. }) = end {
            landed = landed.with_effect(Effect::Contact { on, bone });
        }
        if bone.is_doublet() {
            landed = landed.with_effect(Effect::Ripple(bone));
        }
        self.add(landed);
    }

    /// Adds the fall of the line, with a click for each bone.
    fn fall(&mut self, line: FallingLine) {
        let mut falling = Keyframe::new(&self.now, line.secs());
        let clicks = line.delays().zip(0..);
        falling.sounds.extend(clicks.map(|(delay, before)| (delay, Sound::Fall(before))));
        self.add_silent(falling.with_effect(Effect::Fall { line, is_still: false }));
    }

    /// Adds a player who announces taking points that another player did not claim.
    fn muggins(&mut self, (seat, from): (Seat, Seat), points: i32) {
        let points = words::points::in_rules_unit(points, &self.now.rules);
        let says = Effect::Muggins { seat, from, points };
        let says = Keyframe::new(&self.now, secs::MUGGINS).with_effect(says);
        self.add(says);
    }

    /// Adds the sum of the ends, which light up one after another, if the table shows a count.
    fn sum(&mut self, count: u8) {
        let Some(told) = &self.after.count else {
            return;
        };
        let terms = told.terms.clone();
        let ends = terms.len();
        let secs = (secs::NEXT_END_DELAY * ends as f64).max(secs::SUM);
        let bone = match self.from {
            PointsOrigin::Count(bone) => Some(bone),
            _ => None,
        };
        let sum = Effect::Sum { bone, terms, count };
        let keyframe = Keyframe::new(&self.now, secs).with_effect(sum);
        self.add_silent(keyframe.with_sounds(ends, secs::NEXT_END_DELAY, |n| {
            Sound::Tick((ends - n).min(usize::from(Sound::LOWEST_TICK)) as u8)
        }));
    }

    /// Adds the counting of hands: the bones that count are raised one after another.
    fn count_hands(&mut self) {
        let bones = usize::from(self.after.risen.len());
        if self.now.risen == self.after.risen || bones == 0 {
            return;
        }
        self.now.risen = self.after.risen;
        let apart = secs::MAX_COUNT_DELAY.min(secs::MAX_COUNTING / bones as f64);
        let counting = Keyframe::new(&self.now, 0.0).with_effect(Effect::Pips);
        let counting = counting.one_after_another(bones, apart, secs::GOLD);
        self.add_silent(counting.with_sounds(bones, apart, |_| Sound::Pip));
    }

    /// Adds a bonus, which is named where it was earned and whose points fly from there.
    fn bonus(&mut self, paid: PaidBonus) {
        let PaidBonus { bonus, seat, .. } = paid;
        let newest = self.after.newest_bone().map(PointsOrigin::Bone);
        self.from = match bonus {
            Bonus::Capicua | Bonus::Chuchazo | Bonus::AllPass => newest.unwrap_or(self.from),
            Bonus::PassAfterLead => self.from,
            Bonus::FirstHands => PointsOrigin::Hands,
        };
        let points = i32::from(paid.points);
        let named = Effect::Bonus {
            bonus,
            points: words::points::in_rules_unit(points, &self.now.rules),
            from: self.from,
        };
        let named = Keyframe::new(&self.now, secs::BONUS).with_effect(named);
        self.add_silent(named);
        self.points(seat, points);
    }

    /// Adds points that fly to a score, which then counts up.
    fn points(&mut self, seat: Seat, made: i32) {
        let (points, from) = (words::points::in_rules_unit(made, &self.now.rules), self.from);
        let (gain, is_grand) = (ScoreSize::of(made), made >= MIN_GRAND_POINTS);
        let news = self.after.players[self.after.place_of(seat)].news;
        let is_of_bone = matches!(from, PointsOrigin::Count(_));
        let is_in_a_row = is_of_bone && news.is_some_and(|(news, _)| news.is_in_a_row());
        let fly = Effect::Points { seat, points, from, gain, is_grand, is_in_a_row };
        let flying = Keyframe::new(&self.now, secs::POINTS_FLIGHT).with_effect(fly);
        let seats = self.now.rules.seats;
        let scored = seats.team(seat);
        let is_viewers = scored == seats.team(self.now.viewer);
        self.add_silent(flying.with_moods(|seat| match made {
            MIN_POINTS_TO_SMILE.. if seats.team(seat) == scored => Some(Mood::Smiles),
            MIN_POINTS_TO_MARVEL.. if is_viewers => Some(Mood::Marvels),
            _ => None,
        }));
        self.now.add_points(seat, made);
        let counting = Keyframe::new(&self.now, secs::COUNTING);
        let arriving = |is_counted| Effect::Counting { seat, points, gain, is_counted };
        let mut counting = counting.with_effect(arriving(false));
        if self.now.rules.counts_hands() && made > 0 {
            counting = counting.with_effect(Effect::Nail(seat));
            counting.sounds.push((paint::NAIL_DRIVING_SECS, Sound::Nail));
        }
        self.add(counting);
        let gold = Keyframe::new(&self.now, secs::GOLD).with_effect(arriving(true));
        self.add(gold);
    }

    /// Shows the table after all events. Takes no time unless the turn passes.
    fn end(&mut self) {
        self.now = self.after.clone();
        let pairs = self.before.players.iter().zip(&self.after.players);
        let mut pairs = pairs.map(|(before, after)| before.is_in_turn == after.is_in_turn);
        let secs = if pairs.all(|is_same| is_same) { 0.0 } else { secs::TURN };
        let last = Keyframe::new(&self.now, secs);
        let is_in_turn = |snapshot: &Snapshot| snapshot.players[0].is_in_turn;
        let passes_to_viewer = is_in_turn(self.after) && !is_in_turn(self.before);
        self.add(last.with_moods(|_| passes_to_viewer.then_some(Mood::Blinks)));
    }
}
