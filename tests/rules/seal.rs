//! Section 7: what is sealed before a hand, and what a cut changes.

use engine::{
    Bone, Cut, Deal, DealError, GameState, LeadBy, Level, Name, Preset, Record, ReplayError, Round,
    Rules, Seal, SealCheck, Seating, Seats, Seed, Shuffle,
};

use crate::dice::Dice;
use crate::naive::KeyStream;
use crate::pair::seat;

/// A game of two.
fn game(rules: Rules) -> GameState {
    let name = Name::new("Anna").expect("a name");
    let seating = Seating::with_nestors(&name, Seats::Two, Level::Easy);
    GameState::new(rules, seating, 12_345).expect("a game")
}

/// Plays the hand to its end at random.
fn play(game: &mut GameState, dice: &mut Dice) {
    while game.turn().is_some() {
        let action = dice.pick(&game.legal_actions());
        game.apply(action).expect("it is listed");
    }
}

fn cut(bones: u8) -> Cut {
    Cut::new(bones).expect("so many bones can be cut")
}

/// Whether the two first hands of five have a doublet.
fn has_doublet(order: &[Bone]) -> bool {
    order[..10].iter().any(|bone| bone.is_doublet())
}

#[test]
fn a_cut_brings_the_first_bones_to_the_back_and_so_it_does_where_a_deal_is_void() {
    let rules = Rules { hand_size: 5, ..Rules::default() };
    let mut voids = 0;
    for byte in 0..=255 {
        let at = byte % 28;
        let mut stream = KeyStream::new([byte; 32]);
        let mut turned = std::iter::repeat_with(|| stream.shuffle(&rules))
            .skip_while(|order| !has_doublet(order))
            .map(|mut order| {
                order.rotate_left(at.into());
                order
            })
            .inspect(|order| voids += u32::from(!has_doublet(order)));
        let order = turned.find(|order| has_doublet(order));
        let order = order.expect("some deal has a doublet");
        let shuffle = Shuffle { seed: Seed::new([byte; 32]), cut: cut(at) };
        let deal = Deal::new(&rules, LeadBy::HeaviestDoublet, shuffle);
        for (number, hand) in order[..10].chunks(5).enumerate() {
            let hand = hand.iter().copied().collect();
            assert_eq!(deal.hands[seat(number)], hand, "{shuffle:?}");
        }
        assert_eq!(deal.boneyard.bones(), &order[10..], "{shuffle:?}");
    }
    assert!(voids > 5, "{voids} deals are void by the cut");
}

#[test]
fn the_record_keeps_the_seals_that_were_shown_and_another_seed_in_it_does_not_match() {
    let rules = Rules { target: Some(30), ..Preset::AllFives.rules(Seats::Two) };
    let mut dice = Dice::new(77);
    let mut game = game(rules);
    let of_nestors = game.seal_of_nestors();
    let mut shown = Vec::new();
    while game.outcome().is_none() {
        let seed = Seed::new(dice.seed());
        shown.push(game.seal_of_next_hand(seed, &rules));
        game.deal(seed, rules).expect("it can be dealt");
        play(&mut game, &mut dice);
    }
    let record = game.record();
    assert_eq!(record.nestor_seal, Some(of_nestors), "of the choices");
    let kept: Vec<_> = record.rounds.iter().map(|round| round.seal).collect();
    assert_eq!(kept, shown.iter().copied().map(Some).collect::<Vec<_>>());
    let written = ron::to_string(record).expect("text");
    assert!(written.contains(&shown[0].to_string()), "{written}");
    let again: Record = ron::from_str(&written).expect("a record");
    assert_eq!(again, *record, "read as it was written");

    // A hand of which another seal had been shown, and choices of which one had.
    let mut other = record.clone();
    other.rounds[0].seal = Some(Seal::from_line("another line"));
    other.nestor_seal = Some(Seal::from_line("another line"));
    let other = other.replay().expect("it can be played");
    assert_eq!(other.rounds()[0].seal(), Some(Seal::from_line("another line")));
    let check = other.check_seal(0).expect("the hand is over");
    assert!(!check.seal_matches && check.order_matches && check.deal_matches, "{check:?}");
    assert_eq!(other.check_seal_of_nestors(), Some(false));

    // Older programs kept none.
    let mut older = record.clone();
    older.nestor_seal = None;
    for round in &mut older.rounds {
        round.seal = None;
    }
    let older_game = older.replay().expect("it can be played");
    assert_eq!(older_game.record(), &older, "nothing is made up");
    let of_older: Vec<_> = older_game.rounds().iter().map(Round::seal).collect();
    assert_eq!(of_older, shown.iter().copied().map(Some).collect::<Vec<_>>());
    assert!(older_game.check_seal(0).is_some_and(SealCheck::all_match));
    assert_eq!(older_game.check_seal_of_nestors(), Some(true));
    assert!(game.check_seal(0).is_some_and(SealCheck::all_match));
    assert_eq!(game.check_seal_of_nestors(), Some(true));
}

#[test]
fn the_line_of_a_hand_is_kept_back_until_the_hand_is_over() {
    let mut dice = Dice::new(71);
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut game = game(rules);
    for hand in 0..3 {
        let seed = Seed::new(dice.seed());
        let before = game.seal_of_next_hand(seed, &rules);
        let at = cut(dice.below(28) as u8);
        game.deal(Shuffle { seed, cut: at }, rules).expect("a deal");
        assert_eq!(game.rounds()[hand].seal(), Some(before), "whatever the cut");
        assert_eq!(game.sealed_hand_line(hand), None, "the hand goes on");
        assert_eq!(game.check_seal(hand), None, "the hand goes on");
        play(&mut game, &mut dice);
        let line = game.sealed_hand_line(hand).expect("the hand is over");
        assert_eq!(Seal::from_line(&line), before, "of {line}");
        assert!(line.contains(&seed.to_string()), "{line}");
        assert!(game.check_seal(hand).expect("it is over").all_match(), "{line}");
        assert_eq!(game.record().replay(), Ok(game.clone()), "with its cut");
    }
    assert_eq!(game.sealed_nestor_line(), None, "the game goes on");
    while game.outcome().is_none() {
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        play(&mut game, &mut dice);
    }
    let line = game.sealed_nestor_line().expect("the game is over");
    assert_eq!(Seal::from_line(&line), game.seal_of_nestors(), "of {line}");
    assert!(line.contains("12345"), "{line}");
}

#[test]
fn the_line_names_the_rules_that_are_not_those_of_draw() {
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let mut game = game(rules);
    game.deal(Seed::new([7; 32]), rules).expect("a deal");
    play(&mut game, &mut Dice::new(3));
    let line = game.sealed_hand_line(0).expect("the hand is over");
    for word in [
        "hand 1; ",
        " clock=true ",
        " hand_size=7 ",
        " seats=Two ",
        " spinner=Single ",
        "lead doublet-of-seat-1; ",
    ] {
        assert!(line.contains(word), "{word:?} in {line}");
    }
    assert!(!line.contains("claims"), "no rule that is as in Draw");
    assert!(!line.contains('\''), "it can stand in quotation marks");
    let (_, order) = line.split_once("; order ").expect("the bones come last");
    assert_eq!(order.split(' ').count(), 28, "{order}");
}

#[test]
fn a_record_keeps_the_cut_and_one_without_is_read_as_before() {
    let mut dice = Dice::new(72);
    let rules = Rules::default();
    let mut cut_once = game(rules);
    let seed = Seed::new([9; 32]);
    let shuffle = Shuffle { seed, cut: cut(13) };
    cut_once.deal(shuffle, rules).expect("a deal");
    play(&mut cut_once, &mut dice);
    let text = ron::to_string(cut_once.record()).expect("it can be written");
    assert!(text.contains("cut:13"), "{text}");
    let read: Record = ron::from_str(&text).expect("and read");
    assert_eq!(read.replay(), Ok(cut_once), "as it was played");
    let too_deep: Record = ron::from_str(&text.replace("cut:13", "cut:29")).expect("a cut");
    let reason = DealError::CutTooDeep { bones: 29, set: 28 };
    assert_eq!(too_deep.replay(), Err(ReplayError::Deal { round: 1, reason }));
    let too_many = text.replace("cut:13", "cut:55");
    assert!(ron::from_str::<Record>(&too_many).is_err(), "no set has so many");

    let mut uncut = game(rules);
    uncut.deal(seed, rules).expect("a deal");
    play(&mut uncut, &mut dice);
    let text = ron::to_string(uncut.record()).expect("it can be written");
    assert!(!text.contains("cut"), "{text}");
    let read: Record = ron::from_str(&text).expect("and read");
    assert_eq!(read.replay(), Ok(uncut), "as it was played");
}

#[test]
fn the_example_of_the_page_on_the_shuffle_is_what_is_dealt() {
    let page = include_str!("../../src/engine/SHUFFLE.md");
    let rules = Preset::Draw.rules(Seats::Two);
    let mut game = game(rules);
    game.deal(Seed::new([7; 32]), rules).expect("a deal");
    play(&mut game, &mut Dice::new(7));
    let line = game.sealed_hand_line(0).expect("the hand is over");
    for text in [line.clone(), Seal::from_line(&line).to_string()] {
        assert!(page.contains(&format!("    {text}\n")), "{text}");
    }
}
