//! The thread that plays sounds.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::output::Output;
use super::synthesiser::Sound;
use game::profile::Display;

/// The time without a new sound after which the device is released. It is longer than any sound.
const QUIET_TIMEOUT: Duration = Duration::from_secs(3);
/// The maximum number of waiting sounds; if there are more, the oldest is dropped.
const MAX_WAITING: usize = 8;
/// A sound that is delayed by more than this is dropped.
const MAX_DELAY: Duration = Duration::from_millis(500);

/// An audio output. Each call may hang.
pub(super) trait Loudspeaker: Sized + 'static {
    /// Opens the output; `None` if there is none.
    fn open() -> Option<Self>;

    /// Plays one more sound; `None` if the output was lost.
    fn with_sound(self, samples: Vec<f32>) -> Option<Self>;
}

/// Plays sounds. The thread and the device are started for the first one.
pub struct SoundPlayer {
    requests: Arc<Requests>,
    /// The main function of the thread.
    play_all: fn(&Requests),
}

impl fmt::Debug for SoundPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SoundPlayer").finish_non_exhaustive()
    }
}

impl Default for SoundPlayer {
    fn default() -> Self {
        Self { requests: Arc::default(), play_all: play_all::<Output> }
    }
}

impl SoundPlayer {
    /// Plays a sound with a loudness from 0 to 1. Does nothing without an output.
    pub fn play(&self, sound: Sound, loudness: f32) {
        let mut waiting = self.requests.lock_queue();
        waiting.is_wanted = true;
        waiting.add(sound, loudness, Instant::now());
        // No second thread is started while the first one hangs.
        if !waiting.has_thread {
            let (asked, play_all) = (Arc::clone(&self.requests), self.play_all);
            let thread = thread::Builder::new().name("sound".to_owned());
            // If no thread can be started, the program stays silent.
            let thread = thread.spawn(move || play_all(&asked));
            waiting.has_thread = thread.is_ok();
        }
        drop(waiting);
        self.requests.changed.notify_all();
    }

    /// Plays the due sounds that are turned on; stops playing if sound is off.
    pub fn play_wanted(&self, due: Vec<Sound>, display: &Display) {
        if !display.sound {
            self.stop();
            return;
        }
        for sound in due.into_iter().filter(|it| it.is_wanted(display)) {
            self.play(sound, display.volume.loudness());
        }
    }

    /// Stops playing, and ends the thread as soon as possible.
    pub fn stop(&self) {
        let mut waiting = self.requests.lock_queue();
        if !waiting.is_wanted {
            return;
        }
        waiting.is_wanted = false;
        waiting.sounds.clear();
        drop(waiting);
        self.requests.changed.notify_all();
    }
}

impl Drop for SoundPlayer {
    fn drop(&mut self) {
        self.stop();
    }
}

#[derive(Debug, Default)]
struct Requests {
    waiting: Mutex<SoundQueue>,
    changed: Condvar,
}

impl Requests {
    fn lock_queue(&self) -> MutexGuard<'_, SoundQueue> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something changes, but no longer than `at_most`.
    fn wait<'w>(
        &self,
        waiting: MutexGuard<'w, SoundQueue>,
        at_most: Option<Duration>,
    ) -> MutexGuard<'w, SoundQueue> {
        match at_most {
            None => self.changed.wait(waiting),
            Some(time) => match self.changed.wait_timeout(waiting, time) {
                Ok((waiting, _)) => Ok(waiting),
                Err(error) => Err(PoisonError::new(error.into_inner().0)),
            },
        }
        .unwrap_or_else(PoisonError::into_inner)
    }
}

/// The sounds to be played, each with the time of its request.
#[derive(Debug, Default)]
struct SoundQueue {
    sounds: VecDeque<(Instant, Sound, f32)>,
    is_wanted: bool,
    has_thread: bool,
}

impl SoundQueue {
    fn add(&mut self, sound: Sound, loudness: f32, now: Instant) {
        if self.sounds.len() == MAX_WAITING {
            self.sounds.pop_front();
        }
        self.sounds.push_back((now, sound, loudness));
    }

    /// Takes the next sound that is not too late, and drops the late ones before it.
    fn next(&mut self, now: Instant) -> Option<(Sound, f32)> {
        let is_late = |asked: Instant| now.saturating_duration_since(asked) > MAX_DELAY;
        while let Some((asked, sound, loudness)) = self.sounds.pop_front() {
            if !is_late(asked) {
                return Some((sound, loudness));
            }
        }
        None
    }
}

/// Plays requested sounds until playing is stopped. Samples are computed when a sound is first
/// played, and cached.
fn play_all<L: Loudspeaker>(asked: &Requests) {
    let mut made: BTreeMap<Sound, Vec<f32>> = BTreeMap::new();
    let mut output: Option<L> = None;
    let mut waiting = asked.lock_queue();
    loop {
        if let Some((sound, loudness)) = waiting.next(Instant::now()) {
            drop(waiting);
            let samples = made.entry(sound).or_insert_with(|| sound.samples());
            let samples = samples.iter().map(|sample| sample * loudness);
            output = output.or_else(L::open);
            output = output.and_then(|output| output.with_sound(samples.collect()));
            waiting = asked.lock_queue();
        } else if waiting.is_wanted && waiting.sounds.is_empty() {
            let quiet = output.is_some().then_some(QUIET_TIMEOUT);
            let since = Instant::now();
            waiting = asked.wait(waiting, quiet);
            let is_quiet = quiet.is_some_and(|quiet| since.elapsed() >= quiet);
            if is_quiet && waiting.sounds.is_empty() {
                drop(waiting);
                // Closing the output may hang as well.
                output = None;
                waiting = asked.lock_queue();
            }
        } else if output.is_some() {
            drop(waiting);
            output = None;
            waiting = asked.lock_queue();
        } else {
            waiting.has_thread = false;
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    #[test]
    fn the_queue_is_bounded_and_drops_late_sounds() {
        let now = Instant::now();
        let mut waiting = SoundQueue::default();
        waiting.add(Sound::Blast, 1.0, now);
        for _ in 0..MAX_WAITING {
            waiting.add(Sound::Clack, 1.0, now + MAX_DELAY);
        }
        assert_eq!(waiting.sounds.len(), MAX_WAITING, "the oldest is dropped");
        waiting.add(Sound::Pip, 0.5, now + 2 * MAX_DELAY);
        let next = waiting.next(now + 3 * MAX_DELAY);
        assert_eq!(next, Some((Sound::Pip, 0.5)), "the one in time");
        assert_eq!(waiting.next(now), None, "and no other");
    }

    /// The channels of a loudspeaker that hangs: it reports on the first, and waits on the second.
    type Hanging = (Sender<()>, Receiver<()>);
    static HANGING: Mutex<Option<Hanging>> = Mutex::new(None);
    static OPENED: Mutex<usize> = Mutex::new(0);

    struct Hangs;

    impl Loudspeaker for Hangs {
        fn open() -> Option<Self> {
            *OPENED.lock().expect("a number") += 1;
            let hanging = HANGING.lock().expect("a channel").take();
            if let Some((says, waits)) = hanging {
                says.send(()).expect("it is listened to");
                waits.recv().ok();
            }
            None
        }

        fn with_sound(self, _: Vec<f32>) -> Option<Self> {
            Some(self)
        }
    }

    #[test]
    fn while_a_loudspeaker_hangs_no_other_thread_is_started() {
        let (says, hangs) = channel();
        let (go_on, waits) = channel();
        *HANGING.lock().expect("a channel") = Some((says, waits));
        let player = SoundPlayer { requests: Arc::default(), play_all: play_all::<Hangs> };
        player.play(Sound::Clack, 1.0);
        hangs.recv_timeout(Duration::from_secs(20)).expect("it hangs");
        for _ in 0..100 {
            player.stop();
            player.play(Sound::Clack, 1.0);
        }
        assert_eq!(*OPENED.lock().expect("a number"), 1, "one thread");
        assert_eq!(Arc::strong_count(&player.requests), 2, "and its player");
        player.stop();
        go_on.send(()).expect("it waits");
        while player.requests.lock_queue().has_thread {
            thread::yield_now();
        }
        assert_eq!(*OPENED.lock().expect("a number"), 1, "nothing was left to play");
    }
}
