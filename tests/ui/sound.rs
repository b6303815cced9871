//! What is heard, and who wants to hear it.

use egui::Key;
use nestor_dominoes::app::sound::Sound;
use nestor_dominoes::app::sound::synthesiser::RATE;
use nestor_dominoes::engine::Preset;
use nestor_dominoes::words::settings::Page;

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
fn a_new_player_hears_nothing_until_sound_is_turned_on_and_chooses_what() {
    let mut player = Player::new(&preferences(Preset::AllFives), 1);
    assert!(!player.session().preferences().display.sound, "silent");
    player.press_ctrl(Key::Comma);
    player.click_id(&format!("settings-tab-{}", Page::Sound.id()));
    player.click_id("setting-sound");
    player.click_id("setting-sound-of-shuffle");
    player.click_id("setting-volume");
    player.click_id("setting-volume-quiet");
    let display = player.session().preferences().display;
    assert!(display.sound && !display.sound_of_shuffle, "as it was set");
    assert!(display.sound_of_bones, "all else as it was");
    let house = player.close();
    let kept = std::fs::read_to_string(house.path().join("settings.ron"));
    let kept = kept.expect("it is on disk");
    assert!(kept.contains("volume: Quiet"), "kept: {kept}");
}
