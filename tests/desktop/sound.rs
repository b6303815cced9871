//! What the sound server of the desktop is sent: one of our own listens.

use std::collections::BTreeMap;
use std::io::{Cursor, Read as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;

use game::profile::Preferences;
use nestor_dominoes::sound::Sound;
use nestor_dominoes::sound::synthesiser::SAMPLE_RATE;
use pulseaudio::protocol::{
    AuthReply, Command, CreatePlaybackStreamReply, MAX_VERSION, PlaybackStreamParams, Prop,
    ProtocolError, SampleFormat, SampleSpec, SetClientNameReply, read_descriptor,
    write_ack_message, write_reply_message,
};

use crate::program::Program;
use crate::screen::Screen;
use crate::wait::wait_for;
use crate::{SIZE, seated, write_settings};

/// The server asks for so many bytes of each sound: more than any has.
const ASKED: u32 = 1 << 20;

/// What a program has sent.
#[derive(Debug, Default)]
struct Heard {
    /// What it is called.
    name: String,
    /// How each sound was announced, by its number.
    streams: BTreeMap<u32, PlaybackStreamParams>,
    /// What came of each.
    bytes: BTreeMap<u32, Vec<u8>>,
    /// How often it came.
    connections: u32,
    /// What it said that is not of the protocol.
    wrong: Option<ProtocolError>,
}

/// Listens at this path from now on.
fn listen(path: &Path) -> Arc<Mutex<Heard>> {
    let listener = UnixListener::bind(path).expect("a socket");
    let heard = Arc::new(Mutex::new(Heard::default()));
    let shared = Arc::clone(&heard);
    thread::spawn(move || {
        for socket in listener.incoming() {
            match serve(socket.expect("a connection"), &shared) {
                // A program that has ended leaves a socket that can be read no further.
                Ok(()) | Err(ProtocolError::Io(_)) => {}
                Err(error) => shared.lock().expect("what was heard").wrong = Some(error),
            }
        }
    });
    heard
}

/// Answers a program until it is gone.
fn serve(mut socket: UnixStream, shared: &Mutex<Heard>) -> Result<(), ProtocolError> {
    let mut version = MAX_VERSION;
    shared.lock().expect("what was heard").connections += 1;
    loop {
        let described = read_descriptor(&mut socket)?;
        let mut payload = vec![0; described.length as usize];
        socket.read_exact(&mut payload)?;
        let mut heard = shared.lock().expect("what was heard");
        if described.channel != u32::MAX {
            let bytes = heard.bytes.entry(described.channel).or_default();
            bytes.extend(payload);
            continue;
        }
        let (number, command) =
            Command::read_tag_prefixed(&mut Cursor::new(&payload[..]), version)?;
        match command {
            Command::Auth(params) => {
                version = version.min(params.version);
                let reply = AuthReply { version, ..AuthReply::default() };
                write_reply_message(&mut socket, number, &reply, version)?;
            }
            Command::SetClientName(props) => {
                let name = props.get(Prop::ApplicationName);
                let name = String::from_utf8_lossy(name.unwrap_or_default());
                name.trim_end_matches('\0').clone_into(&mut heard.name);
                let reply = SetClientNameReply { client_id: 1 };
                write_reply_message(&mut socket, number, &reply, version)?;
            }
            Command::CreatePlaybackStream(params) => {
                let channel = heard.streams.len() as u32;
                let reply = CreatePlaybackStreamReply {
                    channel,
                    stream_index: channel,
                    requested_bytes: ASKED,
                    buffer_attr: params.buffer_attr,
                    sample_spec: params.sample_spec,
                    channel_map: params.channel_map,
                    ..CreatePlaybackStreamReply::default()
                };
                heard.streams.insert(channel, params);
                write_reply_message(&mut socket, number, &reply, version)?;
            }
            _ => write_ack_message(&mut socket, number)?,
        }
    }
}

/// A sound as it is sent at this loudness.
fn sent(sound: Sound, loudness: f32) -> Vec<u8> {
    let samples = sound.samples();
    let samples = samples.iter().map(|sample| sample * loudness);
    samples.flat_map(f32::to_le_bytes).collect()
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn the_sound_server_gets_sounds_whole_and_nothing_while_sound_is_off() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let socket = folder.path().join("native");
    let heard = listen(&socket);
    let screen = Screen::start(SIZE).with_sound_server(&socket);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let data_dir = seated(scratch.path());

    let mut silent = Program::start(&screen, SIZE, scratch.path(), &["--seed", "7"]);
    silent.kept();
    screen.settled_picture(crate::ALL_SAID);
    silent.key("ctrl+q");
    silent.wait_for_end();
    let connections = heard.lock().expect("what was heard").connections;
    assert_eq!(connections, 0, "while sound is off nobody is asked");

    let mut preferences = Preferences::default();
    preferences.display.sound = true;
    let loudness = preferences.display.volume.loudness();
    write_settings(&data_dir, &preferences);
    // In this game the heaviest doublet is led by itself, and then Nestor scores.
    let mut program = Program::start(&screen, SIZE, scratch.path(), &["--seed", "8"]);
    let all = Sound::ALL.map(|sound| sent(sound, loudness));
    wait_for("a sound of the deal, whole", || {
        program.must_run();
        let heard = heard.lock().expect("what was heard");
        let is_heard = |sound: &Vec<u8>| heard.bytes.values().any(|bytes| bytes == sound);
        all.iter().any(is_heard).then_some(())
    });
    screen.settled_picture(crate::ALL_SAID);
    program.key("ctrl+q");
    let status = program.wait_for_end();
    assert!(status.success(), "it ends as it should: {status}");

    let heard = heard.lock().expect("what was heard");
    assert!(heard.wrong.is_none(), "{:?}", heard.wrong);
    assert_eq!(heard.name, "Nestor Dominoes", "who plays");
    for (number, params) in &heard.streams {
        let expected =
            SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: SAMPLE_RATE };
        assert_eq!(params.sample_spec, expected, "how it is to be read");
        // What somebody has set in the mixer of the system stays so.
        assert_eq!(params.cvolume, None, "how loud");
        assert_eq!(params.sink_name, None, "on which device");
        let role = params.props.get(Prop::MediaRole).unwrap_or_default();
        assert_eq!(role, b"game\0", "what it is for");
        let bytes = heard.bytes.get(number).map_or(0, Vec::len);
        // A sound of a bone has the pitch of its size.
        assert!(bytes > 0 && bytes.is_multiple_of(4), "sound {number} has {bytes} bytes");
    }
}
