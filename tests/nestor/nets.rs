//! The nets that come with the program.

use engine::{DominoSet, Preset, Remaining, Rules, Score, Seats};
use nestor::{NetKind, net_for};

#[test]
fn there_is_a_net_for_every_ready_made_game_of_double_six() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            let rules = preset.rules(seats);
            let is_six = rules.set == DominoSet::DoubleSix;
            assert_eq!(net_for(&rules).is_some(), is_six, "{preset:?} {seats:?}");
        }
    }
}

#[test]
fn hand_made_weights_play_a_mix_for_which_no_net_was_trained() {
    let two = |preset: Preset| preset.rules(Seats::Two);
    let mixes = [
        Rules { remaining: Remaining::LoseOwn, ..two(Preset::AllFives) },
        Rules { fives: true, ..two(Preset::Bergen) },
        Rules { score: Score::Hands, target: Some(6), ..two(Preset::Matador) },
    ];
    for rules in mixes {
        assert!(net_for(&rules).is_none(), "{rules:?}");
    }
}

#[test]
fn every_kind_of_net_is_known_by_its_name() {
    for kind in NetKind::all() {
        assert_eq!(NetKind::try_from(kind.to_string()), Ok(kind));
    }
}
