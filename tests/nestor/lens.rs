//! What a seat can believe of the bones it does not see.

use nestor_dominoes::coach::{Lens, Watch, lens};
use nestor_dominoes::engine::{Bone, Bones, BySeat, Level, Preset, Rules, Seat, Seats};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::position::view;
use crate::rounds::{dealt, play};

/// The chances that a seat holds each of these bones, added up.
fn sum(lens: &Lens, seat: Seat, bones: Bones) -> f32 {
    bones.iter().map(|bone| lens.held(bone)[seat]).sum()
}

#[test]
fn the_chances_of_each_seat_add_up_to_the_bones_it_holds_and_the_truth_is_never_ruled_out() {
    let mut dice = Dice::new(910);
    let mut looked = 0;
    for (preset, seats) in [
        (Preset::AllFives, Seats::Two),
        (Preset::Block, Seats::Three),
        (Preset::Draw, Seats::Partners),
    ] {
        let rules = preset.rules(seats);
        let mut game = dealt(rules, dice.seed());
        let truth = game.position().copied().expect("it was dealt");
        let mut choices = ChaCha8Rng::from_seed(dice.seed());
        let mut numbers = 0;
        let mut views = Vec::new();
        play(&mut game, [Level::Easy; 2], &mut choices, |state, view| {
            numbers += 1;
            if numbers % 4 == 1 {
                views.push((*state.position().expect("it goes on"), view.clone()));
            }
        });
        assert!(!truth.hand(Seat::ALL[0]).is_empty(), "it was dealt");
        for (truth, view) in views {
            let lens = lens(&view, &Watch::NOBODY).expect("the hand goes on");
            for seat in Seat::around(seats) {
                let held = sum(&lens, seat, Bones::ALL);
                let holds = if seat == view.seat() {
                    0.0
                } else {
                    f32::from(view.hand_sizes()[seat])
                };
                assert!(
                    (held - holds).abs() < 0.05,
                    "{seat:?} holds {holds}: {held}"
                );
                let lacks = lens.lacks(seat).bones().and(truth.hand(seat));
                assert!(seat == view.seat() || lacks.is_empty(), "{lacks:?}");
            }
            let seen = Bones::ALL.without(view.unseen());
            for bone in seen {
                assert_eq!(lens.held(bone), BySeat::default(), "{bone} is seen");
            }
            looked += 1;
        }
    }
    assert!(looked > 10, "{looked}");
}

#[test]
fn who_has_passed_is_known_to_lack_the_numbers_that_were_open() {
    let rules = Rules {
        hand_size: 7,
        ..Preset::Block.rules(Seats::Two)
    };
    let dealt = "6-5 5-3 6-3 3-1 2-1 4-3 5-0";
    let view = view(rules, dealt, &[0, 0], 1, "6-4 6-5@W pass 5-3@W pass");
    let lens = lens(&view, &Watch::NOBODY).expect("the hand goes on");
    let other = Seat::ALL[1];
    assert_eq!(lens.lacks(other).to_string(), "5, 4, 3");
    for bone in ["5-5", "4-0", "3-2"] {
        let bone: Bone = bone.parse().expect("a bone");
        assert_eq!(lens.held(bone)[other], 0.0, "{bone}");
    }
    let six: Bone = "6-6".parse().expect("a bone");
    assert!(lens.held(six)[other] > 0.3, "the rest is more likely there");
}
