//! What is read in the lens: the chances of several others, and a hint in its place.

use egui::{Key, Rect};
use engine::{Bone, Preset, Seats};

use super::found::game_where;
use super::lens::{in_the_middle, told, wait};
use super::player::{Player, preferences, set};
use crate::{NESTOR, YOU};

#[test]
fn where_several_may_hold_a_bone_the_chance_of_each_is_written_below_it() {
    for seats in [Seats::Three, Seats::Four] {
        for size in [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]] {
            let session = in_the_middle(&set(Preset::AllFives.rules(seats)));
            let mut player = Player::at_size(&session, size);
            player.press(Key::L);
            wait(&mut player);
            player.rest();
            let view = session.state().view(YOU).expect("it was dealt");
            for bone in view.unseen() {
                let place = player.by_id(&format!("lens-{bone}")).rect();
                let chances = told(&player, bone);
                let (_, chances) = chances.split_once(": ").expect("they are told");
                let written = player.written(place);
                let numbers = chances.split(|sign: char| !sign.is_ascii_digit());
                let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
                assert_eq!(numbers.len(), usize::from(seats.count()) - 1, "{chances}");
                for number in numbers {
                    assert!(
                        written.iter().any(|it| it == number),
                        "{chances}: {written:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_hint_stands_in_the_whole_place_of_a_lens_above_the_table() {
    let session = in_the_middle(&preferences(Preset::AllFives));
    let mut player = Player::at_size(&session, [420.0, 800.0]);
    player.press(Key::L);
    wait(&mut player);
    player.rest();
    let bones: Vec<Rect> = Bone::all()
        .map(|bone| player.by_id(&format!("lens-{bone}")).rect())
        .collect();
    player.press(Key::H);
    player.step_until("the hint", |player| player.has_id("hint-card"));
    player.rest();
    let card = player.by_id("hint-card").rect().expand(12.0);
    let hide = player.by_id("hint-hide").rect();
    let card = card.union(hide.expand(8.0));
    let hidden = bones.iter().filter(|bone| card.contains_rect(**bone));
    assert_eq!(hidden.count(), bones.len(), "none is seen beside {card:?}");
}

#[test]
fn the_chances_that_the_lens_tells_of_nestor_add_up_to_the_bones_that_he_holds() {
    let mut hands = std::collections::BTreeSet::new();
    for (preset, played) in [
        (Preset::AllFives, 2),
        (Preset::AllFives, 6),
        (Preset::AllFives, 10),
        (Preset::Block, 5),
        (Preset::Draw, 8),
    ] {
        let session = game_where(&preferences(preset), |session| {
            let position = session.state().position();
            let lying = position.map_or(0, |at| at.table().played().len());
            session.person_in_turn() == Some(YOU) && lying >= played
        });
        let mut player = Player::at(&session);
        player.press(Key::L);
        wait(&mut player);
        let view = session.state().view(YOU).expect("it was dealt");
        let chances = view.unseen().iter().map(|bone| {
            let told = told(&player, bone);
            let digits = told.rsplit(' ').next().expect("it is told");
            let number = digits.trim_end_matches('%').parse::<i32>();
            number.unwrap_or_else(|_| panic!("{told:?} has a number"))
        });
        let (sum, holds) = (chances.sum::<i32>(), view.hand_sizes()[NESTOR]);
        let off = (sum - 100 * i32::from(holds)).abs();
        // What each is rounded by adds up where all are the same.
        assert!(off <= 12, "{preset:?}: {sum} for {holds} bones");
        hands.insert(holds);
    }
    assert!(hands.len() > 2, "{hands:?}");
}
