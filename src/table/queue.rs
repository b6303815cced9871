//! The queue of keyframes to show, one after the other. All events reach the screen through it, in
//! their order.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Event, Team};

use super::effect::{ActiveEffect, Effect, LastingEffect};
use super::keyframes::{Keyframe, keyframes};
use super::secs;
use super::snapshot::Snapshot;
use crate::sound::Sound;

/// Settings for showing events.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Playback {
    /// Duration of animations, as a share of the usual time; 0.0 for none.
    pub duration_factor: f64,
    /// Whether an end flickers before another player plays there.
    pub flickers: bool,
    /// Whether the system asks for less motion.
    pub is_motion_reduced: bool,
}

/// The current keyframe, and those that wait.
#[derive(Debug, Default)]
pub struct Queue {
    current: Option<Arc<Keyframe>>,
    /// When the current keyframe was actually reached, in seconds: `began_at`, or later at a low
    /// frame rate.
    reached_at: f64,
    began_at: f64,
    waiting: VecDeque<Keyframe>,
    /// Effects that may outlast their keyframes.
    lasting: Vec<LastingEffect>,
    /// Whether the current or waiting keyframes deal a hand.
    has_deal: bool,
    /// Sounds of the keyframes reached so far, each with the time at which it is due, in seconds.
    sounds: Vec<(f64, Sound)>,
}

impl Queue {
    /// Empties the queue and shows this snapshot at once.
    pub fn show_at_once(&mut self, snapshot: Snapshot, now: f64) {
        self.waiting.clear();
        self.lasting.clear();
        self.sounds.clear();
        self.current = Some(Keyframe::still(snapshot).into());
        self.began_at = now;
    }

    /// Resets the animation: the next position appears at once.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Completes the animation of the shown game and drops its sounds, because another game
    /// follows.
    pub fn finish_animation(&mut self, now: f64) {
        if let Some(last) = self.last_snapshot().cloned() {
            self.show_at_once(last, now);
        }
    }

    /// Shows the shuffle, and then the bones laid out to be taken. Returns the time at which the
    /// animation ends, in seconds.
    pub fn lay_out(&mut self, after: &Snapshot, duration_factor: f64, now: f64) -> f64 {
        self.show_at_once(after.without_bones(), now);
        let shuffle = Keyframe::new(&after.without_bones(), secs::SHUFFLE);
        let shuffle = shuffle.with_effect(Effect::Shuffle);
        let shuffle = shuffle.with_sounds(1, 0.0, |_| Sound::Shuffle);
        let laid_out = Keyframe::new(after, 0.0).with_effect(Effect::Deal);
        let bones = usize::from(after.rules.bones().len());
        let laid_out = laid_out.staggered(bones, secs::NEXT_LAID_OUT_DELAY, secs::FLIGHT);
        let keyframes = [shuffle, laid_out];
        self.waiting.extend(keyframes.map(|keyframe| keyframe.scaled(duration_factor)));
        self.advance(now);
        self.ends_at()
    }

    /// Empties the queue and moves everything from where it is painted to its place in this
    /// snapshot.
    pub fn go_to(&mut self, snapshot: Snapshot, duration_factor: f64, now: f64) {
        let turn_change =
            self.current.as_ref().and_then(|it| Effect::turn_change(&it.snapshot, &snapshot));
        self.show_at_once(snapshot, now);
        if let Some(keyframe) = &mut self.current {
            let keyframe = Arc::make_mut(keyframe);
            keyframe.flight_secs = secs::FLIGHT * duration_factor;
            keyframe.secs = secs::FLIGHT * duration_factor;
        }
        self.begin_lasting_effects(turn_change.as_ref(), now, duration_factor);
    }

    /// Appends keyframes for events.
    pub fn show(&mut self, events: &[Event], after: &Snapshot, playback: Playback, now: f64) {
        let Playback { duration_factor, flickers, is_motion_reduced } = playback;
        let Some(before) = self.last_snapshot().cloned() else {
            self.show_at_once(after.clone(), now);
            return;
        };
        if !self.is_running(now) {
            // The new keyframes begin now.
            self.began_at = now;
            if let Some(keyframe) = &mut self.current {
                Arc::make_mut(keyframe).secs = 0.0;
            }
            self.has_deal = false;
        }
        self.has_deal |= events.iter().any(|it| matches!(it, Event::Dealt { .. }));
        let keyframes = keyframes(&before, after, events, flickers).into_iter();
        self.waiting.extend(
            keyframes
                .map(|keyframe| keyframe.scaled_except_halo(is_motion_reduced, duration_factor)),
        );
        self.advance(now);
    }

    /// Changes the table without an event, for example for another theme or order of the hand. Does
    /// nothing while keyframes wait.
    pub fn refresh(&mut self, snapshot: Snapshot, duration_factor: f64, now: f64) {
        if self.waiting.is_empty()
            && let Some(keyframe) = &mut self.current
        {
            let turn_change = Effect::turn_change(&keyframe.snapshot, &snapshot);
            Arc::make_mut(keyframe).snapshot = snapshot;
            self.begin_lasting_effects(turn_change.as_ref(), now, duration_factor);
        }
    }

    pub fn last_snapshot(&self) -> Option<&Snapshot> {
        let last = self.waiting.back().or(self.current.as_deref());
        last.map(|keyframe| &keyframe.snapshot)
    }

    /// Advances to the keyframe that is due. Each keyframe with a duration is painted at least
    /// once, even at a low frame rate.
    pub fn advance(&mut self, now: f64) {
        while let Some(keyframe) = &self.current
            && now >= self.began_at + keyframe.secs
            && (keyframe.secs <= 0.0 || now > self.reached_at)
            && let Some(next) = self.waiting.pop_front()
        {
            self.began_at += keyframe.secs;
            self.reached_at = now;
            let due = next.sounds.iter();
            let due = due.map(|(after, sound)| (self.began_at + after, *sound));
            self.sounds.extend(due);
            self.begin_keyframe(next, self.began_at);
        }
        self.lasting.retain(|lasting| !lasting.is_over(now));
    }

    fn begin_keyframe(&mut self, next: Keyframe, now: f64) {
        let laid = self.current.as_ref().map(|before| before.snapshot.laid.len());
        if laid != Some(next.snapshot.laid.len()) {
            self.lasting.retain(|lasting| !lasting.stays_until_play());
        }
        self.begin_lasting_effects(&next.effects, now, next.duration_factor);
        self.current = Some(next.into());
    }

    /// Starts those effects that may outlast their keyframe.
    fn begin_lasting_effects<'a>(
        &mut self,
        effects: impl IntoIterator<Item = &'a Effect>,
        now: f64,
        duration_factor: f64,
    ) {
        let effects = effects.into_iter();
        self.lasting.extend(effects.filter_map(|it| LastingEffect::new(it, now, duration_factor)));
    }

    pub fn effects(&self, now: f64) -> Vec<ActiveEffect<'_>> {
        let (progress, began_at) = (self.progress(now), self.began_at);
        let usual_secs =
            self.current.as_ref().map_or(0.0, |it| it.secs / it.duration_factor.max(f64::EPSILON));
        let secs = progress * usual_secs as f32;
        let of_keyframe = self.current.iter().flat_map(|keyframe| &keyframe.effects);
        let of_keyframe = of_keyframe.filter(|effect| effect.ends_with_keyframe());
        let of_keyframe =
            of_keyframe.map(|effect| ActiveEffect { effect, began_at, progress, secs });
        let lasting = self.lasting.iter().filter_map(|lasting| lasting.active(now));
        of_keyframe.chain(lasting).collect()
    }

    /// Whether an effect that may outlast its keyframe is still running.
    pub fn has_lasting_effect(&self, now: f64) -> bool {
        self.lasting.iter().any(|lasting| !lasting.stays_until_play() && !lasting.is_over(now))
    }

    /// Whether the line is falling, or is going to.
    pub fn has_fall(&self) -> bool {
        let keyframes = self.waiting.iter().chain(self.current.as_deref());
        let mut effects = keyframes.flat_map(|keyframe| &keyframe.effects);
        effects.any(|effect| matches!(effect, Effect::Fall { .. }))
    }

    /// The keyframe that is shown now; `None` before the first snapshot.
    pub const fn current(&self) -> Option<&Arc<Keyframe>> {
        self.current.as_ref()
    }

    /// Progress of the current keyframe, from 0.0 to 1.0.
    pub fn progress(&self, now: f64) -> f32 {
        let secs = self.current.as_ref().map_or(0.0, |keyframe| keyframe.secs);
        if secs > 0.0 { (((now - self.began_at) / secs) as f32).clamp(0.0, 1.0) } else { 1.0 }
    }

    /// The displayed score of a side at this moment; fractional while it counts up.
    pub fn shown_score(&self, team: Team, now: f64) -> Option<f32> {
        let keyframe = self.current.as_ref()?;
        let seats = keyframe.snapshot.rules.seats;
        let mut players = keyframe.snapshot.players.iter();
        let player = players.find(|player| seats.team(player.seat) == team)?;
        Some(player.score as f32 - keyframe.missing_points(team, self.progress(now)))
    }

    /// When the current keyframe began, in seconds.
    pub const fn began_at(&self) -> f64 {
        self.began_at
    }

    /// When the last keyframe ends, in seconds.
    pub fn ends_at(&self) -> f64 {
        let keyframes = self.current.as_deref().into_iter().chain(&self.waiting);
        self.began_at + keyframes.map(|keyframe| keyframe.secs).sum::<f64>()
    }

    /// Whether a keyframe is running or waiting.
    pub fn is_running(&self, now: f64) -> bool {
        let ends = self.current.as_ref().map_or(0.0, |keyframe| keyframe.secs);
        !self.waiting.is_empty() || now < self.began_at + ends
    }

    /// Whether a hand is still being dealt, up to a bone that is led automatically.
    pub fn is_dealing(&self, now: f64) -> bool {
        self.has_deal && self.is_running(now)
    }

    /// Completes all keyframes at once.
    pub fn finish_now(&mut self, now: f64) {
        self.lasting.retain(LastingEffect::stays_until_play);
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
            self.begin_keyframe(next, now);
        }
        self.lasting.retain(LastingEffect::stays_until_play);
        if let Some(keyframe) = &mut self.current {
            let keyframe = Arc::make_mut(keyframe);
            keyframe.effects.clear();
            keyframe.secs = 0.0;
        }
        self.began_at = now;
    }

    /// Queues a sound that is due at once.
    pub fn play_sound_now(&mut self, sound: Sound, now: f64) {
        self.sounds.push((now, sound));
    }

    /// Removes the sounds that are due from the queue, and returns them.
    pub fn take_sounds(&mut self, now: f64) -> Vec<Sound> {
        let due = self.sounds.extract_if(.., |(at, _)| *at <= now);
        due.map(|(_, sound)| sound).collect()
    }
}
