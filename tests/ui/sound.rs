//! What is heard, and who wants to hear it.

use egui::Key;
use engine::{Action, Preset};
use game::profile::Display;
use nestor_dominoes::sound::Sound;
use nestor_dominoes::sound::synthesiser::RATE;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::settings::Page;

use super::found::{do_it, session};
use super::player::{Player, preferences};

/// The loudest of these.
fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, it| most.max(it.abs()))
}

#[test]
fn each_sound_is_short_as_loud_as_the_others_and_ends_in_silence() {
    for sound in Sound::ALL {
        let samples = sound.samples();
        let secs = samples.len() as f32 / RATE as f32;
        assert!((0.1..2.0).contains(&secs), "{sound:?}: {secs} s");
        assert!(
            samples.iter().all(|it| it.is_finite()),
            "{sound:?}: numbers"
        );
        let loudest = peak(&samples);
        assert!((0.7..=0.81).contains(&loudest), "{sound:?}: {loudest}");
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        assert_eq!(last, 0.0, "{sound:?}: silent at its end");
        assert!(first.abs() < 0.8, "{sound:?}: no click at its beginning");
        let (begins, ends) = samples.split_at(7 * samples.len() / 8);
        assert!(peak(begins) > 2.0 * peak(ends), "{sound:?}: dies away");
    }
}

#[test]
fn a_sound_is_the_same_each_time_and_no_other() {
    for sound in Sound::ALL {
        assert_eq!(sound.samples(), sound.samples(), "{sound:?}");
        let others = Sound::ALL.into_iter().filter(|other| *other != sound);
        for other in others {
            assert_ne!(sound.samples(), other.samples(), "{sound:?}, {other:?}");
        }
    }
}

#[test]
fn a_shuffle_a_bone_points_and_a_blast_are_heard_and_nothing_else() {
    let mut heard = Sound::ALL.map(|sound| (sound, 0));
    for number in 0..20 {
        let mut session = session(&preferences(Preset::FirecrackerFives), number);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        for _ in 0..80 {
            if session.state().outcome().is_some() {
                break;
            }
            let scores = session.state().scores();
            let (events, action) = if session.state().can_deal() {
                (session.deal().expect("it can be dealt"), None)
            } else {
                let actions = session.state().legal_actions();
                let action = actions[rng.random_range(0..actions.len())];
                (do_it(&mut session, action), Some(action))
            };
            let sounds: Vec<Sound> = events.iter().filter_map(Sound::of).collect();
            let times = |wanted: Sound| sounds.iter().filter(|it| **it == wanted).count();
            let is_dealt = action.is_none();
            assert_eq!(times(Sound::Shuffle), usize::from(is_dealt), "{events:?}");
            let is_blown_up = matches!(action, Some(Action::BlowUp(_)));
            assert_eq!(times(Sound::Blast), usize::from(is_blown_up), "{events:?}");
            // The first bone may be led by itself.
            let is_played = matches!(action, Some(Action::Lead(_) | Action::Play(..)));
            if !is_dealt {
                assert_eq!(times(Sound::Clack), usize::from(is_played), "{events:?}");
            }
            let is_scored = session.state().scores() != scores;
            assert_eq!(times(Sound::Score) > 0, is_scored, "{events:?}");
            for (sound, count) in &mut heard {
                *count += times(*sound);
            }
        }
    }
    for (sound, count) in heard {
        assert!(count > 10, "{sound:?} is heard: {count} times");
    }
}

#[test]
fn nothing_is_heard_without_sound_and_no_kind_that_is_not_wanted() {
    type Switch = fn(&mut Display) -> &mut bool;
    let switches: [(Sound, Switch); 4] = [
        (Sound::Clack, |display| &mut display.sound_of_bones),
        (Sound::Shuffle, |display| &mut display.sound_of_shuffle),
        (Sound::Score, |display| &mut display.sound_of_scores),
        (Sound::Blast, |display| &mut display.sound_of_blasts),
    ];
    let on = Display {
        sound: true,
        ..Display::default()
    };
    for (kind, switch) in switches {
        assert!(kind.is_wanted(&on), "{kind:?}: with sound all are heard");
        let off = Display { sound: false, ..on };
        assert!(!kind.is_wanted(&off), "{kind:?}: without none");
        let mut but = on;
        *switch(&mut but) = false;
        for sound in Sound::ALL {
            assert_eq!(sound.is_wanted(&but), sound != kind, "{sound:?}, {kind:?}");
        }
    }
}

#[test]
fn a_new_player_hears_sounds_and_they_are_not_loud() {
    let display = Display::default();
    assert!(display.sound, "at the first start");
    let loudness = display.volume.loudness();
    assert!(loudness <= 0.4, "{loudness}");
}

#[test]
fn nothing_is_heard_until_sound_is_turned_on_and_what_is_is_chosen() {
    let mut player = Player::new(&preferences(Preset::AllFives), 1);
    assert!(!player.session().preferences().display.sound, "silent");
    player.press_ctrl(Key::Comma);
    player.click_id(&format!("settings-tab-{}", Page::More.id()));
    player.must_read("Sound is off.");
    player.click_id(&format!("settings-tab-{}", Page::Basic.id()));
    player.click_id("setting-sound");
    player.by_id("setting-sound-volume").focus();
    player.settle();
    player.press(Key::ArrowLeft);
    player.click_id(&format!("settings-tab-{}", Page::More.id()));
    assert!(!player.reads("Sound is off."));
    player.by_id("setting-sound-of-shuffle").focus();
    player.settle();
    player.click_id("setting-sound-of-shuffle");
    let display = player.session().preferences().display;
    assert!(display.sound && !display.sound_of_shuffle, "as it was set");
    assert!(display.sound_of_bones, "all else as it was");
    let house = player.close();
    let kept = std::fs::read_to_string(house.path().join("settings.ron"));
    let kept = kept.expect("it is on disk");
    assert!(kept.contains("volume: Quiet"), "kept: {kept}");
}
