//! The page on whether Nestor cheats, for whoever doubts.

use egui::accesskit::Role;
use nestor_dominoes::engine::{Bone, Event, Preset, Round, Seats};
use nestor_dominoes::profile::Luck;
use nestor_dominoes::say;

use super::found::game_where;
use super::history::{games, open_with};
use super::player::{Player, preferences};
use super::result::short;

const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];

/// How many pictures are in sight.
fn pictures(player: &Player) -> usize {
    let parts = player.parts();
    let figures = parts
        .iter()
        .filter(|(role, name)| *role == Role::Image && name.contains("to be expected"));
    figures.count()
}

#[test]
fn pictures_are_explained_where_there_are_any() {
    let over = game_where(&short(Seats::Two), |session| {
        session.state().outcome().is_some()
    });
    let luck = Luck::of(over.state());
    for size in SIZES {
        for (count, has_pictures) in [(1, false), (2, false), (40, true)] {
            let mut games = games(count);
            for game in &mut games {
                game.luck = Some(luck);
            }
            let hands = luck.own.pips.times() * count;
            assert_eq!(hands >= 20, has_pictures, "{hands} hands");
            let mut player = open_with(&games, size);
            player.choose("window-honesty");
            player.must_read(&say!("honesty-own-side"));
            assert_eq!(pictures(&player) > 0, has_pictures, "of {count} games");
            let explained = player.reads(&say!("honesty-pictures"));
            assert_eq!(explained, has_pictures, "of {count} games");
        }
    }
}

/// What a person reckons who follows a hand that is over: each bone that was drawn, how many
/// of the boneyard fitted, of how many.
fn reckoned(round: &Round) -> Vec<(Bone, usize, usize)> {
    let mut left = round.dealt().boneyard.bones().to_vec();
    let mut drawn = Vec::new();
    for event in round.events() {
        if let Event::Drew { bone, open, .. } = event {
            let fits = |bone: &&Bone| open.iter().any(|pips| bone.has(pips));
            let bone = bone.expect("the hand is over");
            drawn.push((bone, left.iter().filter(fits).count(), left.len()));
            left.retain(|of_left| *of_left != bone);
        }
    }
    drawn
}

#[test]
fn the_page_reckons_a_hand_that_is_over_for_an_example_and_tells_nothing_of_the_next() {
    let session = game_where(&preferences(Preset::Draw), |session| {
        let rounds = session.state().rounds();
        let drew = |round: &Round| reckoned(round).len() > 1;
        rounds.len() == 2 && session.person_in_turn().is_some() && rounds.iter().all(drew)
    });
    let over = &session.state().rounds()[0];
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        player.choose("window-honesty");
        player.must_read("In hand 1 of the game on the table you were dealt");
        player.must_read("7 of the 28 bones have 42.00 on average");
        for (bone, fitting, of) in reckoned(over) {
            player.must_read(&format!("drew {bone}: {fitting} of {of} fitted"));
        }
        let parts = player.parts();
        let is_line =
            |(role, part): &&(Role, String)| *role == Role::Label && part.contains(" fitted, so ");
        let lines = parts.iter().filter(is_line);
        assert_eq!(lines.count(), reckoned(over).len(), "the hand goes on");
        let drawn = reckoned(over).len();
        player.must_read(&format!("{drawn} bones that were drawn, together"));
    }
}
