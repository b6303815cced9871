//! What is heard, and who wants to hear it.

use egui::Key;
use engine::{Action, Preset, Seats};
use game::profile::Display;
use nestor_dominoes::sound::synthesiser::{SAMPLE_RATE, loudest_decibels};
use nestor_dominoes::sound::{ScoreSize, Sound};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::settings::SettingsPage;

use super::found::{do_it, session};
use super::player::{Player, preferences};
use crate::{YOU, heard};

/// The loudest sample of any: -3 decibels.
const MAX: f32 = 0.708;

/// The loudest of these.
fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, it| most.max(it.abs()))
}

/// Every sound, with all tones of those that differ in nothing else.
fn all() -> impl Iterator<Item = Sound> {
    let ticks = (2..=Sound::LOWEST_TICK).map(Sound::Tick);
    let falls = [1, 2, 27].map(Sound::Fall);
    Sound::ALL.into_iter().chain(ticks).chain(falls)
}

#[test]
fn each_sound_is_short_as_loud_as_it_is_to_be_and_ends_in_silence() {
    for sound in all() {
        let samples = sound.samples();
        let secs = samples.len() as f32 / SAMPLE_RATE as f32;
        assert!((0.1..2.0).contains(&secs), "{sound:?}: {secs} s");
        assert!(samples.iter().all(|it| it.is_finite()), "{sound:?}: numbers");
        let (level, wanted) = (loudest_decibels(&samples), sound.decibels());
        assert!((level - wanted).abs() < 0.3, "{sound:?}: {level} of {wanted} dB");
        assert!(peak(&samples) < MAX, "{sound:?}: {}", peak(&samples));
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        assert_eq!(last, 0.0, "{sound:?}: silent at its end");
        assert!(first.abs() <= 0.5 * peak(&samples), "{sound:?}: no click at its beginning");
        let (begins, ends) = samples.split_at(7 * samples.len() / 8);
        assert!(peak(begins) > 2.0 * peak(ends), "{sound:?}: dies away");
    }
}

#[test]
fn what_is_heard_is_about_equally_loud_and_a_slam_and_a_falling_line_are_louder() {
    let all = heard::all();
    let level = |heard: &heard::Heard| loudest_decibels(&heard.samples());
    let usual = all.iter().filter(|it| !it.stands_out).map(level);
    let (lowest, highest) = usual.fold((f32::MAX, f32::MIN), |(lowest, highest), level| {
        (lowest.min(level), highest.max(level))
    });
    assert!(highest - lowest <= 3.0, "{lowest} to {highest} dB");
    let middle = f32::midpoint(lowest, highest);
    for heard in &all {
        let above = level(heard) - middle;
        if heard.stands_out {
            assert!((3.0..=6.0).contains(&above), "{}: {above} dB above", heard.name);
        }
        let peak = peak(&heard.samples());
        assert!(peak < MAX, "{}: {peak}", heard.name);
    }
}

#[test]
fn each_bone_of_a_falling_line_is_a_third_of_a_semitone_higher() {
    for before in [0, 1, 12, 27] {
        let samples = Sound::Fall(before).samples();
        let hertz = |before: u8| 1_850.0 * (f32::from(before) / 36.0).exp2();
        let strongest = (0..=30).max_by(|one, other| {
            let [one, other] = [one, other].map(|it| strength(&samples, hertz(*it)));
            one.total_cmp(&other)
        });
        let strongest = strongest.expect("one is the strongest");
        assert!(strongest.abs_diff(before) <= 1, "{strongest} instead of {before}");
    }
}

#[test]
fn a_score_is_heard_in_three_sizes() {
    let sizes = [
        ScoreSize::Small,
        ScoreSize::Middle,
        ScoreSize::Middle,
        ScoreSize::Large,
        ScoreSize::Large,
    ];
    assert_eq!([5, 10, 15, 20, 35].map(ScoreSize::from_points), sizes);
    let lengths = ScoreSize::ALL.map(|gain| Sound::Score(gain).samples().len());
    assert!(lengths.is_sorted_by(|one, next| one < next), "{lengths:?}");
}

#[test]
fn what_happens_often_is_quieter_than_what_happens_once() {
    let quiet = [Sound::Lift, Sound::Tick(1), Sound::Pip, Sound::Draw];
    let clear = [Sound::Clack, Sound::Score(ScoreSize::Middle), Sound::GameWon];
    for (quiet, clear) in quiet.into_iter().flat_map(|it| clear.map(|other| (it, other))) {
        assert!(quiet.decibels() < clear.decibels() - 2.5, "{quiet:?}, {clear:?}");
    }
    let shuffle = Sound::Shuffle.samples().len() as f32 / SAMPLE_RATE as f32;
    assert!(shuffle <= 0.9, "over before the first bone is dealt: {shuffle} s");
}

/// How strong a tone is in a sound.
fn strength(samples: &[f32], hertz: f32) -> f32 {
    let turn = std::f32::consts::TAU * hertz / SAMPLE_RATE as f32;
    let [mut across, mut along] = [0.0; 2];
    for (n, sample) in samples.iter().enumerate() {
        let (sin, cos) = (turn * n as f32).sin_cos();
        across += sample * sin;
        along += sample * cos;
    }
    across.hypot(along)
}

#[test]
fn ends_rise_by_a_tone_each_and_a_lost_hand_has_the_first_tone_of_a_won_one_lower() {
    let tone = |below: u8| 1_046.5 * (-f32::from(below) / 6.0).exp2();
    for below in 1..=Sound::LOWEST_TICK {
        let samples = Sound::Tick(below).samples();
        let strongest = (0..=Sound::LOWEST_TICK).max_by(|one, other| {
            let [one, other] = [one, other].map(|it| strength(&samples, tone(*it)));
            one.total_cmp(&other)
        });
        assert_eq!(strongest, Some(below));
    }
    let [won, lost] = [Sound::HandWon, Sound::Loss].map(Sound::samples);
    assert!(strength(&won, 784.0) > 4.0 * strength(&won, 392.0));
    assert!(strength(&lost, 392.0) > 4.0 * strength(&lost, 784.0));
}

#[test]
fn a_sound_is_the_same_each_time_and_no_other() {
    for sound in all() {
        assert_eq!(sound.samples(), sound.samples(), "{sound:?}");
        let others = all().filter(|other| *other != sound);
        for other in others {
            assert_ne!(sound.samples(), other.samples(), "{sound:?}, {other:?}");
        }
    }
}

#[test]
fn whatever_happens_to_bones_and_points_is_heard() {
    let mut heard = Vec::new();
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
            let of = |event| Sound::for_event(event, YOU, Seats::Two);
            let sounds: Vec<Sound> = events.iter().filter_map(of).collect();
            let has = |wanted: &[Sound]| sounds.iter().filter(|it| wanted.contains(it)).count();
            let is_dealt = action.is_none();
            assert_eq!(has(&[Sound::Shuffle]), usize::from(is_dealt), "{events:?}");
            let is_blown_up = matches!(action, Some(Action::BlowUp(_)));
            assert_eq!(has(&[Sound::Blast]), usize::from(is_blown_up), "{events:?}");
            // The first bone may be led by itself.
            let is_played = matches!(action, Some(Action::Lead(_) | Action::Play(..)));
            let laid = [Sound::FirstBone, Sound::Clack, Sound::Doublet];
            if !is_dealt {
                assert_eq!(has(&laid), usize::from(is_played), "{events:?}");
            }
            let is_drawn = action == Some(Action::Draw);
            assert_eq!(has(&[Sound::Draw]), usize::from(is_drawn), "{events:?}");
            let is_scored = session.state().scores() != scores;
            let mut points = ScoreSize::ALL.map(Sound::Score).to_vec();
            points.extend([Sound::HandWon, Sound::Loss]);
            assert!(!is_scored || has(&points) > 0, "{events:?}");
            heard.extend(sounds);
        }
    }
    // Those that are made as something is seen are no events.
    let seen = [
        Sound::Lift,
        Sound::Tick(1),
        Sound::Pip,
        Sound::GameWon,
        Sound::Slam,
        Sound::Knock,
        Sound::Fall(0),
        Sound::Nail,
        Sound::Seal,
    ];
    for sound in Sound::ALL.into_iter().filter(|it| !seen.contains(it)) {
        assert!(heard.contains(&sound), "{sound:?} is heard");
    }
}

#[test]
fn nothing_is_heard_without_sound_and_no_kind_that_is_not_wanted() {
    type Switch = fn(&mut Display) -> &mut bool;
    let switches: [(&[Sound], Switch); 4] = [
        (
            &[
                Sound::Lift,
                Sound::FirstBone,
                Sound::Clack,
                Sound::Doublet,
                Sound::Slam,
                Sound::Knock,
                Sound::Fall(0),
                Sound::Draw,
            ],
            |display| &mut display.sound_of_bones,
        ),
        (&[Sound::Shuffle], |display| &mut display.sound_of_shuffle),
        (
            &[
                Sound::Tick(1),
                Sound::Score(ScoreSize::Small),
                Sound::Score(ScoreSize::Middle),
                Sound::Score(ScoreSize::Large),
                Sound::Pip,
                Sound::HandWon,
                Sound::GameWon,
                Sound::Loss,
                Sound::Nail,
                Sound::Seal,
            ],
            |display| &mut display.sound_of_scores,
        ),
        (&[Sound::Blast], |display| &mut display.sound_of_blasts),
    ];
    let on = Display { sound: true, ..Display::default() };
    for (kinds, switch) in switches {
        let off = Display { sound: false, ..on };
        let mut but = on;
        *switch(&mut but) = false;
        for sound in Sound::ALL {
            assert!(sound.is_wanted(&on), "{sound:?}: with sound all are heard");
            assert!(!sound.is_wanted(&off), "{sound:?}: without none");
            assert_eq!(sound.is_wanted(&but), !kinds.contains(&sound), "{sound:?}");
        }
    }
}

#[test]
fn nothing_is_heard_until_sound_is_turned_on_and_what_is_is_chosen() {
    let mut player = Player::new(&preferences(Preset::AllFives), 1);
    assert!(!player.session().preferences().display.sound, "silent");
    player.press_ctrl(Key::Comma);
    player.click_id(&format!("settings-tab-{}", SettingsPage::More.id()));
    player.must_read("Sound is off.");
    player.click_id(&format!("settings-tab-{}", SettingsPage::Basic.id()));
    player.click_id("setting-sound");
    player.focus("setting-sound-volume");
    player.press(Key::ArrowLeft);
    player.click_id(&format!("settings-tab-{}", SettingsPage::More.id()));
    assert!(!player.reads("Sound is off."));
    player.focus("setting-sound-of-shuffle");
    player.click_id("setting-sound-of-shuffle");
    let display = player.session().preferences().display;
    assert!(display.sound && !display.sound_of_shuffle, "as it was set");
    assert!(display.sound_of_bones, "all else as it was");
    let house = player.close();
    let kept = std::fs::read_to_string(house.path().join("settings.ron"));
    let kept = kept.expect("it is on disk");
    assert!(kept.contains("volume: Quiet"), "kept: {kept}");
}
