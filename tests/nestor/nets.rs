//! The nets that come with the program.

use engine::{Preset, Seats};
use nestor::{NetKind, net_for};

#[test]
fn there_is_a_net_for_every_ready_made_game_but_those_that_are_played_by_hand_made_weights() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            assert_eq!(
                net_for(&preset.rules(seats)).is_none(),
                [Preset::Bergen, Preset::Matador, Preset::JamaicanPartners].contains(&preset),
                "{preset:?} {seats:?}"
            );
        }
    }
}

#[test]
fn all_nets_together_take_less_than_four_megabytes() {
    let ends = NetKind::all().map(|kind| kind.byte_range().end);
    let bytes = ends.max().expect("there are nets");
    assert!(bytes < 4_000_000, "{bytes}");
}

#[test]
fn every_kind_of_net_is_known_by_its_name() {
    for kind in NetKind::all() {
        assert_eq!(NetKind::try_from(kind.to_string()), Ok(kind));
    }
}
