//! The page on whether Nestor cheats, for whoever doubts.

use egui::accesskit::Role;
use engine::{Bone, Event, Preset, Round, Seats};
use game::profile::Luck;
use words::{Who, msg};

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
    let like = msg::honesty_figures("*", "*", "*", "*");
    let figures = parts
        .iter()
        .filter(|(role, name)| *role == Role::Image && is_like(name, &like));
    figures.count()
}

/// Whether a text has all that stands between the asterisks.
pub fn is_like(text: &str, like: &str) -> bool {
    like.split('*').all(|part| text.contains(part))
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
        player.must_read(&msg::honesty_example_hand("table", 1));
        player.must_read(&msg::honesty_example_dealt(&you(), 7, 42, pips));
        let (mut expected, mut came) = (0.0, 0);
        for (bone, fitting, left, fits) in reckoned(over) {
            let share = fitting as f64 / left as f64;
            let share_told = format!("{share:.3}");
            let figures = [fitting, left, usize::from(fits)];
            let bone = bone.to_string();
            assert_eq!(draws(&player, &bone, figures, &share_told), 1, "{bone}");
            // As it is counted and can be added up by hand: in thousandths.
            let share = (share * 1_000.0).round() / 1_000.0;
            (expected, came) = (expected + share, came + usize::from(fits));
        }
        let drawn = reckoned(over).len();
        assert_eq!(all_draws(&player), drawn, "the hand goes on");
        player.must_read(&msg::honesty_example_sum(
            came,
            drawn,
            format!("{expected:.3}"),
        ));
    }
}

/// The person who is spoken to.
pub fn you() -> Who {
    Who {
        who: "you",
        name: String::new(),
        partner: String::new(),
    }
}

/// Anybody of this kind.
fn any(who: &'static str) -> Who {
    Who {
        who,
        name: "*".to_owned(),
        partner: "*".to_owned(),
    }
}

/// How many lines tell of a draw with these figures: how many of the boneyard fitted, of how
/// many, and whether the bone did itself.
fn draws(player: &Player, bone: &str, figures: [usize; 3], share: &str) -> usize {
    let [fitting, left, came] = figures.map(|figure| figure.to_string());
    lines_like(player, [bone, &fitting, &left, share, &came])
}

/// How many lines tell of a draw.
fn all_draws(player: &Player) -> usize {
    lines_like(player, ["*"; 5])
}

fn lines_like(player: &Player, [bone, fitting, left, share, came]: [&str; 5]) -> usize {
    let likes = ["you", "other"].map(|who| {
        let any_bone = "0-0".parse().expect("a bone");
        let line = msg::honesty_example_draw(&any(who), any_bone, came, fitting, left, share);
        line.replace("0-0", bone)
    });
    let parts = player.parts().into_iter();
    let labels = parts.filter(|(role, _)| *role == Role::Label);
    let told = labels.filter(|(_, said)| likes.iter().any(|like| is_like(said, like)));
    told.count()
}

/// What is said of the pips that were dealt.
fn dealt(who: &'static str, bones: &str, expected: &str) -> String {
    msg::honesty_example_dealt(&any(who), bones, expected, "*")
}

#[test]
fn an_example_is_reckoned_for_two_partners_and_where_nothing_is_drawn_and_only_of_what_is_over() {
    let example = msg::HONESTY_EXAMPLE.text();
    let partners = set(Preset::AllFives.rules(Seats::Partners));
    let block = preferences(Preset::Block);
    let crackers = preferences(Preset::FirecrackerFives);
    for (set, says) in [
        (&partners, dealt("you-and", "*", "*")),
        (&block, dealt("you", "7", "42")),
        (&crackers, dealt("you", "*", "*")),
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
        let parts = player.parts();
        let is_told = parts.iter().any(|(_, said)| is_like(said, &says));
        assert!(is_told, "{says}: {parts:?}");
        let draws = all_draws(&player) > 0;
        assert!(!draws || set.rules.seats == Seats::Partners, "{preset:?}");
    }
}
