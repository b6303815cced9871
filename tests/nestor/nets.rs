//! The nets that come with the program.

use engine::{DominoSet, Preset, Remaining, Rules, Score, Seats};
use nestor::{Net, NetKind, STORED_NETS, join_stored, net_for, pack, split_stored, unpack};

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

#[test]
fn nets_are_packed_without_loss_and_damage_is_noticed() {
    let numbers = [0, 1, -1, 255, -256, i16::MAX, i16::MIN];
    let packed = pack(&numbers);
    assert_eq!(unpack(&packed).as_deref(), Some(&numbers[..]));
    for at in 0..packed.len() {
        let mut damaged = packed.clone();
        damaged[at] ^= 1;
        assert_ne!(unpack(&damaged).as_deref(), Some(&numbers[..]), "byte {at}");
    }
    let nets = split_stored(STORED_NETS).expect("the file is whole");
    for kind in NetKind::all() {
        let numbers = nets.get(&kind).and_then(|net| unpack(net)).map(|numbers| numbers.len());
        assert_eq!(numbers, Some(Net::parameter_count(kind.input_count())), "{kind}");
    }
    assert!(join_stored(|kind| nets.get(&kind).copied()) == STORED_NETS, "joined again");
    assert!(split_stored(&STORED_NETS[1..]).is_none());
    assert!(split_stored(&STORED_NETS[..STORED_NETS.len() - 1]).is_none());
    let fewer = split_stored(&[0; 4]).expect("no net of the first kind, and none after it");
    assert!(fewer.is_empty());
}
