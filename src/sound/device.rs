//! Sound output through the system's audio device.

use std::num::NonZero;

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

use super::player::Loudspeaker;
use super::synthesiser::SAMPLE_RATE;

pub(super) struct Output(MixerDeviceSink);

impl Loudspeaker for Output {
    fn open() -> Option<Self> {
        let mut speaker = DeviceSinkBuilder::open_default_sink().ok()?;
        speaker.log_on_drop(false);
        Some(Self(speaker))
    }

    fn with_sound(self, samples: Vec<f32>) -> Option<Self> {
        let rate = NonZero::new(SAMPLE_RATE)?;
        let sound = SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples);
        self.0.mixer().add(sound);
        Some(self)
    }
}
