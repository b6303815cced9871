//! The nets that come with the program.

use engine::{DominoSet, Preset, Remaining, Rules, Score, Seats};
use nestor::{NetKind, net_for};

#[test]
fn there_is_a_net_for_every_ready_made_game_and_for_fives_with_double_nine() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            assert!(net_for(&preset.rules(seats)).is_some(), "{preset:?} {seats:?}");
        }
    }
    let nine = Rules { set: DominoSet::DoubleNine, ..Preset::AllFives.rules(Seats::Two) };
    assert!(net_for(&nine).is_some());
}

#[test]
fn hand_made_weights_play_a_mix_for_which_no_net_was_trained() {
    let two = |preset: Preset| preset.rules(Seats::Two);
    let nine = |rules: Rules| Rules { set: DominoSet::DoubleNine, ..rules };
    let mixes = [
        nine(two(Preset::Bergen)),
        nine(Preset::AllFives.rules(Seats::Three)),
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
