//! Play in pairs: what a block is worth, and what partners expect of each other.

use engine::{Action, Bone, Level, Pips, Preset, Rules, Seat, Seats, View};
use nestor::{
    Convention, Conventions, Knowledge, RuledOut, block_value, choose, choose_by_the_book,
    table_after,
};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::position::view;

const LEVELS: [Level; 4] = [Level::Easy, Level::NotSoEasy, Level::Tough, Level::Brutal];

/// All sixes are on the table but the 6-0 of seat 0, whose partner and last opponent have passed on
/// blanks.
const LAST_SIX: &str = "6-6 6-5@E 5-4@E 6-4@E 6-3@E 3-2@E 6-2@E 6-1@W 1-0@W 0-0@W pass pass";

fn latin() -> Rules {
    Preset::LatinPartners.rules(Seats::Partners)
}

fn at(dealt: &str, leader: u8, line: &str) -> View {
    view(latin(), dealt, &[0, 0], leader, line)
}

/// The legal play that is written like this, as in `6-0@W`.
fn play(view: &View, text: &str) -> Action {
    let (bone, side) = text.split_once('@').unwrap_or((text, ""));
    let bone: Bone = bone.parse().expect("a bone");
    let is_it = |action: &Action| match action {
        Action::Lead(lead) => *lead == bone,
        Action::Play(played, end, _) => *played == bone && end.side.letter().to_string() == side,
        _ => false,
    };
    view.legal_actions().into_iter().find(is_it).expect("it is legal")
}

fn chosen(view: &View, level: Level) -> Action {
    choose(view, level, &mut ChaCha8Rng::from_seed([1; 32])).expect("it is the player's turn")
}

/// The worth of the block that this play makes, to the side of seat 0.
fn worth_of_block(view: &View, text: &str) -> Option<f32> {
    let action = play(view, text);
    let rules = view.rules();
    let knowledge = Knowledge::of_view(view, &RuledOut::from_events(rules, view.events()));
    let after = table_after(rules, view.position().table(), action).expect("it is a play");
    block_value(rules, &knowledge, &after, action.bone().expect("a bone"))
}

#[test]
fn a_hand_is_closed_with_few_pips_and_kept_open_with_many() {
    let few = at("6-6 6-3 1-0 6-0 2-0 1-1 2-1", 0, LAST_SIX);
    let worth = worth_of_block(&few, "6-0@W").expect("nobody can play");
    assert!(worth > 30.0, "{worth}");
    let many = at("6-6 6-3 1-0 6-0 5-0 5-5 5-3", 0, LAST_SIX);
    let worth = worth_of_block(&many, "6-0@W").expect("nobody can play");
    assert!(worth < -5.0, "{worth}");
    for level in LEVELS {
        assert_eq!(chosen(&few, level), play(&few, "6-0@W"), "{level:?}");
        assert_ne!(chosen(&many, level), play(&many, "6-0@W"), "{level:?}");
    }
}

#[test]
fn a_hand_that_somebody_may_go_on_with_has_no_block() {
    let open = at("6-6 6-3 1-0 6-0 2-0 1-1 2-1", 0, LAST_SIX);
    assert_eq!(worth_of_block(&open, "6-0@E"), None, "2-0 fits");
    assert_eq!(worth_of_block(&open, "2-0@W"), None);
}

#[test]
fn the_lead_shows_the_longest_number_by_its_doublet() {
    let lead = at("4-4 4-1 4-2 4-3 6-6 1-0 2-0", 0, "");
    let pips = Pips::new(4).expect("a number");
    for level in [Level::Tough, Level::Brutal] {
        assert_eq!(chosen(&lead, level), play(&lead, "4-4"), "{level:?}");
    }
    assert_eq!(choose_by_the_book(&lead), Some(play(&lead, "4-4")));
    let conventions = Conventions::of(&lead).expect("they play in pairs");
    let between = conventions.between(play(&lead, "4-4"), play(&lead, "6-6"));
    let told = between.map(|(convention, _)| convention);
    assert_eq!(told, Some(Convention::LeadsLongestNumber { pips, bones: 4 }));
}

#[test]
fn what_was_led_is_kept_open_by_its_side_and_covered_by_the_other() {
    let dealt = "3-3 4-0 4-2 5-1 5-5 6-0 6-2";
    let pips = Pips::new(4).expect("a number");
    for (leader, line, convention, worth) in [
        (2, "4-4 5-4@E", Convention::KeepsLedNumber { seat: Seat::ALL[2], pips }, 2.0),
        (3, "4-4", Convention::CoversLedNumber { seat: Seat::ALL[3], pips }, 0.0),
        (1, "4-4 5-4@E 5-3@E", Convention::CoversLedNumber { seat: Seat::ALL[1], pips }, 0.3),
    ] {
        let view = at(dealt, leader, line);
        let conventions = Conventions::of(&view).expect("they play in pairs");
        let covers = play(&view, "4-0@W");
        if leader == 3 {
            // The other end still shows it.
            assert_eq!(conventions.worth(covers), worth);
            continue;
        }
        let leaves = play(&view, if leader == 2 { "5-5@E" } else { "3-3@E" });
        let (for_it, against) = if leader == 2 { (leaves, covers) } else { (covers, leaves) };
        assert_eq!(conventions.between(for_it, against), Some((convention, worth)));
        assert_eq!(conventions.between(against, for_it), None);
    }
}

#[test]
fn a_leader_keeps_the_own_number_open() {
    let pips = Pips::new(4).expect("a number");
    let line = "4-4 5-4@E 5-2@E 3-2@E";
    let view = at("4-4 4-1 4-0 3-0 3-1 6-6 1-1", 0, line);
    let conventions = Conventions::of(&view).expect("they play in pairs");
    let between = conventions.between(play(&view, "3-0@E"), play(&view, "4-0@W"));
    let keeps = Convention::KeepsLedNumber { seat: Seat::ALL[0], pips };
    assert_eq!(between, Some((keeps, 1.3)));
}

#[test]
fn the_partner_of_the_leader_spares_the_led_doublet() {
    let view = at("3-3 4-0 4-2 5-1 5-5 6-0 6-2", 2, "4-4 5-4@E");
    let covers = |action: Action| {
        let after = table_after(view.rules(), view.position().table(), action).expect("a play");
        !after.open_pips().contains(Pips::new(4).expect("a number"))
    };
    for level in [Level::Tough, Level::Brutal] {
        assert!(!covers(chosen(&view, level)), "{level:?}");
    }
    assert!(!covers(choose_by_the_book(&view).expect("there is a choice")));
}

#[test]
fn of_two_like_plays_the_partners_end_is_left_and_an_opponents_covered() {
    // The partner made the 2, an opponent the 1.
    let view = at("1-0 2-0 3-3 4-4 5-5 4-3 5-3", 1, "6-6 6-2@E 6-1@W");
    for level in [Level::Tough, Level::Brutal] {
        assert_eq!(chosen(&view, level), play(&view, "1-0@W"), "{level:?}");
    }
    // Now the other way around.
    let view = at("1-0 2-0 3-3 4-4 5-5 4-3 5-3", 1, "6-6 6-1@E 6-2@W");
    for level in [Level::Tough, Level::Brutal] {
        assert_eq!(chosen(&view, level), play(&view, "2-0@W"), "{level:?}");
    }
}

#[test]
fn tough_looks_ahead_where_the_next_player_may_close_the_hand_after_one_play_only() {
    // All sixes are on the table but 6-0, and one end is a six.
    let line = "6-6 6-5@E 5-4@E 6-4@E 6-3@E 3-2@E 6-2@E 6-1@W";
    for (dealt, searches) in
        [("6-6 6-3 1-0 2-1 5-5 4-4 3-3", true), ("6-6 6-3 2-1 3-1 5-5 4-4 3-3", false)]
    {
        let view = at(dealt, 0, line);
        let mut dice = ChaCha8Rng::from_seed([1; 32]);
        choose(&view, Level::Tough, &mut dice).expect("it is his turn");
        assert_eq!(dice.get_word_pos() > 0, searches, "only the search throws dice: {dealt}");
    }
}

#[test]
fn there_are_no_conventions_alone_with_draws_or_with_counts() {
    for (game, seats, has_some) in [
        (Preset::LatinPartners, Seats::Partners, true),
        (Preset::Dominican, Seats::Partners, true),
        (Preset::JamaicanPartners, Seats::Partners, true),
        (Preset::Block, Seats::Partners, true),
        (Preset::Block, Seats::Four, false),
        (Preset::Draw, Seats::Partners, false),
        (Preset::AllFives, Seats::Partners, false),
        (Preset::AllFives, Seats::Two, false),
        (Preset::Matador, Seats::Partners, false),
    ] {
        assert_eq!(Conventions::apply_to(&game.rules(seats)), has_some, "{game:?}, {seats:?}");
    }
}
