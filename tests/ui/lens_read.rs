//! What is read in the lens: the chances of several others, and a hint in its place.

use egui::{Key, Rect};
use nestor_dominoes::engine::{Bone, Preset, Seats};

use super::lens::{in_the_middle, told, wait};
use super::player::{Player, preferences, set};
use crate::YOU;

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
            for bone in view.unseen().iter() {
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
fn a_hint_stands_in_the_whole_place_of_a_lens_above_the_table_or_beside_it() {
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
    let hidden = bones
        .iter()
        .filter(|bone| card.contains_rect(**bone))
        .count();
    let cut = bones.iter().filter(|bone| card.intersects(**bone)).count();
    assert!(hidden == cut, "{} bones are cut by {card:?}", cut - hidden);
}
