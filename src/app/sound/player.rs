//! The thread that plays sounds.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::output::Output;
use super::synthesiser::Sound;

/// After so long without a sound the loudspeaker is let go; none lasts as long.
const QUIET: Duration = Duration::from_secs(3);

/// Plays sounds, from the first one on that is asked for.
#[derive(Default)]
pub struct SoundPlayer {
    asked: Option<Sender<(Sound, f32)>>,
}

impl fmt::Debug for SoundPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SoundPlayer").finish_non_exhaustive()
    }
}

impl SoundPlayer {
    /// Plays a sound, 0 to 1 loud. Where nothing can be heard nothing is.
    pub fn play(&mut self, sound: Sound, loudness: f32) {
        let asked = self.asked.get_or_insert_with(|| {
            let (sender, receiver) = mpsc::channel();
            let thread = thread::Builder::new().name("sound".to_owned());
            // Without a thread, as without a loudspeaker, it stays silent.
            thread.spawn(move || play_all(&receiver)).ok();
            sender
        });
        asked.send((sound, loudness)).ok();
    }

    /// Plays nothing any more, and ends its thread.
    pub fn stop(&mut self) {
        self.asked = None;
    }
}

/// Plays what is asked for until nobody asks any more. Sounds are made when they
/// are first heard.
fn play_all(asked: &Receiver<(Sound, f32)>) {
    let mut made: BTreeMap<Sound, Vec<f32>> = BTreeMap::new();
    let mut output: Option<Output> = None;
    loop {
        let next = match &output {
            None => asked.recv().map_err(RecvTimeoutError::from),
            Some(_) => asked.recv_timeout(QUIET),
        };
        match next {
            Ok((sound, loudness)) => {
                let samples = made.entry(sound).or_insert_with(|| sound.samples());
                let samples = samples.iter().map(|sample| sample * loudness);
                output = output.or_else(Output::open);
                output = output.and_then(|output| output.playing(samples.collect()));
            }
            Err(RecvTimeoutError::Timeout) => output = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
