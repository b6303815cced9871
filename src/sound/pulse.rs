//! Output to the desktop's sound server, with the protocol of `PulseAudio`, which `PipeWire`
//! supports as well.

use std::collections::VecDeque;
use std::ffi::CStr;

use futures_lite::future::block_on;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec,
};
use pulseaudio::{AsPlaybackSource as _, Client, PlaybackStream};

use super::player::Loudspeaker;
use super::synthesiser::SAMPLE_RATE;

/// The name of the program in the system's mixer.
const PROGRAM_NAME: &CStr = c"Nestor Dominoes";
/// The maximum number of sounds at the same time; if there are more, the oldest is ended.
const MAX_STREAMS: usize = 8;
/// The size of the server's buffer: a twentieth of a second, which is shorter than any sound.
/// Each sample has four bytes.
const BUFFER_BYTES: u32 = 4 * SAMPLE_RATE / 20;

/// A connection to the server, and the streams that are playing.
pub(super) struct Output {
    client: Client,
    stream_count: u32,
    playing: VecDeque<PlaybackStream>,
}

impl Loudspeaker for Output {
    fn open() -> Option<Self> {
        let client = Client::from_env(PROGRAM_NAME).ok()?;
        let playing = VecDeque::new();
        Some(Self { client, stream_count: 0, playing })
    }

    fn with_sound(mut self, samples: Vec<f32>) -> Option<Self> {
        let bytes = samples.into_iter().flat_map(f32::to_le_bytes);
        let mut bytes = bytes.fuse();
        let source = move |buffer: &mut [u8]| {
            let filled = buffer.iter_mut().zip(&mut bytes);
            filled.map(|(slot, byte)| *slot = byte).count()
        };
        self.stream_count = self.stream_count.wrapping_add(1);
        let mut props = Props::new();
        props.set(Prop::MediaName, PROGRAM_NAME);
        props.set(Prop::MediaRole, c"game");
        let params = PlaybackStreamParams {
            sample_spec: SampleSpec {
                format: SampleFormat::Float32Le,
                channels: 1,
                sample_rate: SAMPLE_RATE,
            },
            channel_map: ChannelMap::mono(),
            buffer_attr: BufferAttr { target_length: BUFFER_BYTES, ..BufferAttr::default() },
            flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
            // Streams with the same id would have to start together.
            sync_id: self.stream_count,
            // The player chooses volume and device in the system.
            cvolume: None,
            sink_name: None,
            props,
            ..PlaybackStreamParams::default()
        };
        let source = source.as_playback_source();
        let stream = block_on(self.client.create_playback_stream(params, source)).ok()?;
        self.playing.push_back(stream);
        if self.playing.len() > MAX_STREAMS {
            self.playing.pop_front();
        }
        Some(self)
    }
}
