//! The page on whether Nestor cheats, for whoever doubts.

use egui::accesskit::Role;
use engine::{Bone, Event, Preset, Round, Seats};
use game::profile::Luck;
use words::msg;

use super::decisions::show_luck;
use super::found::game_where;
use super::history::{games, open_with};
use super::player::{Player, preferences, set};
use super::result::short;
use crate::YOU;

const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];

/// How many pictures are in sight.
fn pictures(player: &Player) -> usize {
    let parts = player.parts();
    let figures = parts
        .iter()
        .filter(|(role, name)| *role == Role::Image && name.contains(" expected, "));
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
            player.press(egui::Key::Escape);
            player.choose("window-honesty");
            show_luck(&mut player);
            player.must_read(&msg::HONESTY_OWN_SIDE.text());
            assert_eq!(pictures(&player) > 0, has_pictures, "of {count} games");
            let explained = player.reads(&msg::HONESTY_PICTURES.text());
            assert_eq!(explained, has_pictures, "of {count} games");
        }
    }
}

/// What a person reckons who follows a hand that is over: each bone that was drawn, how many
/// of the boneyard fitted, of how many, and whether it did itself.
fn reckoned(round: &Round) -> Vec<(Bone, usize, usize, bool)> {
    let mut left = round.dealt().boneyard.bones().to_vec();
    let mut drawn = Vec::new();
    for event in round.events() {
        if let Event::Drew { bone, open, .. } = event {
            let fits = |bone: &&Bone| open.iter().any(|pips| bone.has(pips));
            let bone = bone.expect("the hand is over");
            drawn.push((
                bone,
                left.iter().filter(fits).count(),
                left.len(),
                fits(&&bone),
            ));
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
    let pips = over.dealt().hands[YOU].weight();
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        player.choose("window-honesty");
        show_luck(&mut player);
        player.must_read(&format!(
            "Hand 1 of the game on the table. You were dealt {pips} pips; \
             7 of the 28 bones have 42 on average."
        ));
        let (mut expected, mut came) = (0.0, 0);
        for (bone, fitting, left, fits) in reckoned(over) {
            let share = fitting as f64 / left as f64;
            player.must_read(&format!(
                "drew {bone}: {fitting} of {left} fitted, so {share:.3} was expected; {} came.",
                u8::from(fits)
            ));
            // As it is counted and can be added up by hand: in thousandths.
            let share = (share * 1_000.0).round() / 1_000.0;
            (expected, came) = (expected + share, came + usize::from(fits));
        }
        let parts = player.parts();
        let is_line =
            |(role, part): &&(Role, String)| *role == Role::Label && part.contains(" fitted, so ");
        let lines = parts.iter().filter(is_line);
        assert_eq!(lines.count(), reckoned(over).len(), "the hand goes on");
        let drawn = reckoned(over).len();
        player.must_read(&format!(
            "{drawn} bones that were drawn, together: {expected:.3} expected, {came} came."
        ));
    }
}

#[test]
fn an_example_is_reckoned_for_two_partners_and_where_nothing_is_drawn_and_only_of_what_is_over() {
    let example = msg::HONESTY_EXAMPLE.text();
    let partners = set(Preset::AllFives.rules(Seats::Partners));
    let block = preferences(Preset::Block);
    let crackers = preferences(Preset::FirecrackerFives);
    for (set, says) in [
        (&partners, "on average"),
        (&block, "7 of the 28 bones have 42 on average"),
        (&crackers, "on average"),
    ] {
        let preset = set.rules;
        let goes_on = game_where(set, |session| session.person_in_turn().is_some());
        let mut player = Player::at(&goes_on);
        player.choose("window-honesty");
        show_luck(&mut player);
        assert!(!player.reads(&example), "nothing is over: {preset:?}");
        let over = game_where(set, |session| session.state().can_deal());
        let mut player = Player::at(&over);
        player.choose("window-honesty");
        show_luck(&mut player);
        player.must_read(&example);
        player.must_read(says);
        let draws = player.reads(" fitted, so ");
        assert!(!draws || set.rules.seats == Seats::Partners, "{preset:?}");
    }
}
