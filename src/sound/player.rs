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

/// Plays sounds. The thread and the device are started for the first sound.
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
        let mut queue = self.requests.lock_queue();
        queue.is_wanted = true;
        queue.add(sound, loudness, Instant::now());
        // No second thread is started while the first one hangs.
        if !queue.has_thread {
            let (requests, play_all) = (Arc::clone(&self.requests), self.play_all);
            let thread = thread::Builder::new().name("sound".to_owned());
            // If no thread can be started, the program stays silent.
            let thread = thread.spawn(move || play_all(&requests));
            queue.has_thread = thread.is_ok();
        }
        drop(queue);
        self.requests.changed.notify_all();
    }

    /// Plays the due sounds that are turned on; stops playing if sound is off.
    pub fn play_wanted(&self, due: Vec<Sound>, display: &Display) {
        if !display.sound {
            self.stop();
            return;
        }
        for sound in due.into_iter().filter(|sound| sound.is_wanted(display)) {
            self.play(sound, display.volume.loudness());
        }
    }

    /// Stops playing, and ends the thread as soon as possible.
    pub fn stop(&self) {
        let mut queue = self.requests.lock_queue();
        if !queue.is_wanted {
            return;
        }
        queue.is_wanted = false;
        queue.sounds.clear();
        drop(queue);
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
    queue: Mutex<SoundQueue>,
    changed: Condvar,
}

impl Requests {
    fn lock_queue(&self) -> MutexGuard<'_, SoundQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something changes, but no longer than `max_wait`.
    fn wait<'w>(
        &self,
        queue: MutexGuard<'w, SoundQueue>,
        max_wait: Option<Duration>,
    ) -> MutexGuard<'w, SoundQueue> {
        match max_wait {
            None => self.changed.wait(queue),
            Some(time) => match self.changed.wait_timeout(queue, time) {
                Ok((queue, _)) => Ok(queue),
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
        let is_late =
            |requested_at: Instant| now.saturating_duration_since(requested_at) > MAX_DELAY;
        while let Some((requested_at, sound, loudness)) = self.sounds.pop_front() {
            if !is_late(requested_at) {
                return Some((sound, loudness));
            }
        }
        None
    }
}

/// Plays requested sounds until playing is stopped. Samples are computed when a sound is first
/// played, and cached.
fn play_all<L: Loudspeaker>(requests: &Requests) {
    let mut cache: BTreeMap<Sound, Vec<f32>> = BTreeMap::new();
    let mut output: Option<L> = None;
    let mut queue = requests.lock_queue();
    loop {
        if let Some((sound, loudness)) = queue.next(Instant::now()) {
            drop(queue);
            let samples = cache.entry(sound).or_insert_with(|| sound.samples());
            let samples = samples.iter().map(|sample| sample * loudness);
            output = output.or_else(L::open);
            output = output.and_then(|output| output.with_sound(samples.collect()));
            queue = requests.lock_queue();
        } else if queue.is_wanted && queue.sounds.is_empty() {
            let timeout = output.is_some().then_some(QUIET_TIMEOUT);
            let start = Instant::now();
            queue = requests.wait(queue, timeout);
            let is_quiet = timeout.is_some_and(|timeout| start.elapsed() >= timeout);
            if is_quiet && queue.sounds.is_empty() {
                drop(queue);
                // Closing the output may hang as well.
                output = None;
                queue = requests.lock_queue();
            }
        } else if output.is_some() {
            drop(queue);
            output = None;
            queue = requests.lock_queue();
        } else {
            queue.has_thread = false;
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
        let mut queue = SoundQueue::default();
        queue.add(Sound::Blast, 1.0, now);
        for _ in 0..MAX_WAITING {
            queue.add(Sound::Clack, 1.0, now + MAX_DELAY);
        }
        assert_eq!(queue.sounds.len(), MAX_WAITING, "the oldest is dropped");
        queue.add(Sound::Pip, 0.5, now + 2 * MAX_DELAY);
        let next = queue.next(now + 3 * MAX_DELAY);
        assert_eq!(next, Some((Sound::Pip, 0.5)), "the one in time");
        assert_eq!(queue.next(now), None, "and no other");
    }

    /// The channels of a loudspeaker that hangs: it reports on the first, and waits on the second.
    type HangChannels = (Sender<()>, Receiver<()>);
    static HANG_CHANNELS: Mutex<Option<HangChannels>> = Mutex::new(None);
    static OPEN_COUNT: Mutex<usize> = Mutex::new(0);

    struct HangingSpeaker;

    impl Loudspeaker for HangingSpeaker {
        fn open() -> Option<Self> {
            *OPEN_COUNT.lock().expect("a number") += 1;
            let channels = HANG_CHANNELS.lock().expect("a channel").take();
            if let Some((report, release)) = channels {
                report.send(()).expect("it is listened to");
                release.recv().ok();
            }
            None
        }

        fn with_sound(self, _: Vec<f32>) -> Option<Self> {
            Some(self)
        }
    }

    #[test]
    fn while_a_loudspeaker_hangs_no_other_thread_is_started() {
        let (report, reported) = channel();
        let (release, released) = channel();
        *HANG_CHANNELS.lock().expect("a channel") = Some((report, released));
        let player = SoundPlayer { requests: Arc::default(), play_all: play_all::<HangingSpeaker> };
        player.play(Sound::Clack, 1.0);
        reported.recv_timeout(Duration::from_secs(20)).expect("it hangs");
        for _ in 0..100 {
            player.stop();
            player.play(Sound::Clack, 1.0);
        }
        assert_eq!(*OPEN_COUNT.lock().expect("a number"), 1, "one thread");
        assert_eq!(Arc::strong_count(&player.requests), 2, "and its player");
        player.stop();
        release.send(()).expect("it waits");
        while player.requests.lock_queue().has_thread {
            thread::yield_now();
        }
        assert_eq!(*OPEN_COUNT.lock().expect("a number"), 1, "nothing was left to play");
    }
}
