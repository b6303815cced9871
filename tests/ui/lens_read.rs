//! What is read in the bone counter.

use egui::Key;
use engine::Preset;

use super::found::game_where;
use super::lens::{told, wait};
use super::player::{Player, preferences};
use crate::{NESTOR, YOU};

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
        player.accept_help();
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
