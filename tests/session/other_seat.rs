//! The same deals from the other seat.

use engine::{
    Bone, FirstLead, GameState, LeadBy, Name, Preset, Round, RoundEnd, RoundRecord, Rules, Seat,
    Seats,
};
use game::profile::{GameName, OwnGame};
use game::session::{NamedGame, PlayedAgain, Review, ReviewStep, Session};

use super::{YOU, set};
use crate::found::{do_it, go_on, session};

const OTHER: Seat = Seat::ALL[1];

/// Plays the game on the table to its end, at random.
fn play_on(session: &mut Session, number: u64) {
    let mut rng = rand::SeedableRng::seed_from_u64(number);
    while session.state().outcome().is_none() {
        go_on(session, &mut rng);
    }
}

/// What each seat was dealt in a hand, and who led.
fn deal(state: &GameState, hand: usize) -> ([Vec<String>; 2], Seat) {
    let round = &state.rounds()[hand];
    let dealt = [YOU, OTHER].map(|seat| {
        let bones = round.view(seat).dealt();
        bones.iter().map(|bone| bone.to_string()).collect()
    });
    (dealt, round.dealt().leader)
}

#[test]
fn the_same_deals_are_played_from_the_other_seat_and_both_results_are_known() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut session = session(&set(rules), 5);
    assert!(!session.can_change_seats(), "the game is not over");
    play_on(&mut session, 5);
    let first = session.state().clone();
    let (tally, id) = (session.tally().clone(), session.game().id());
    assert_eq!(session.both_seats(), None, "it was played once");
    assert!(session.can_change_seats());
    session.change_seats();
    let seating = session.seating();
    assert!(seating[OTHER].is_person(), "the person sits there now");
    assert_eq!(seating[YOU].level(), first.seating()[OTHER].level());
    assert_eq!(deal(session.state(), 0), deal(&first, 0), "the hands stay");
    play_on(&mut session, 6);
    let second = session.state().clone();
    let [one, other] = session.both_seats().expect("both were played");
    let points = |state: &GameState, seat| state.scores()[Seats::Two.team(seat)];
    assert_eq!(
        (one.person, one.nestor),
        (points(&first, YOU), points(&first, OTHER))
    );
    let expected = (points(&second, OTHER), points(&second, YOU));
    assert_eq!((other.person, other.nestor), expected);
    assert_eq!(*session.tally(), tally, "the second one is not counted");
    assert_eq!(session.history().games().len(), 1, "nor in the history");
    let hands = first.rounds().len().min(second.rounds().len());
    let seeds = |state: &GameState| -> Vec<_> {
        let rounds = state.record().rounds.iter().take(hands);
        rounds.map(RoundRecord::shuffle).collect()
    };
    assert_eq!(
        seeds(&second),
        seeds(&first),
        "all hands are dealt the same"
    );
    while session.game().id() != id {
        assert!(session.undo().is_some(), "undo goes back to the first game");
    }
    assert_eq!(session.state(), &first);
}

/// What a hand brought to each seat.
fn made(state: &GameState, hand: usize) -> [i32; 2] {
    [YOU, OTHER].map(|seat| {
        let team = Seats::Two.team(seat);
        let before = state.rounds()[..hand].last();
        let before = before.map_or(0, |round| round.position().scores()[team]);
        state.rounds()[hand].position().scores()[team] - before
    })
}

#[test]
fn the_same_plays_bring_the_same_in_a_hand_alone_as_in_its_game() {
    let (mut offered, mut stopped, mut void) = (0, 0, 0);
    for (number, preset) in (0..).zip(Preset::ALL.into_iter().cycle().take(60)) {
        let rules = Rules {
            clock: false,
            ..preset.rules(Seats::Two)
        };
        if rules.first_lead == FirstLead::Person {
            continue;
        }
        let mut session = session(&set(rules), number);
        play_on(&mut session, number);
        let (first, id) = (session.state().clone(), session.game().id());
        for (hand, round) in first.rounds().iter().enumerate() {
            let is_stopped = round.position().end() == Some(RoundEnd::TargetReached);
            stopped += u32::from(is_stopped);
            if !session.can_change_seats_in_hand(hand) {
                let is_exact = rules.exact_target;
                void += u32::from(is_exact && !is_stopped);
                let is_last = hand + 1 == first.rounds().len();
                assert!(is_exact || is_last, "{preset:?} {hand}: the target is far");
                continue;
            }
            assert!(!is_stopped, "{preset:?} {hand}: it has no end of its own");
            offered += 1;
            session
                .change_seats_in_hand(hand)
                .expect("it can be dealt again");
            for action in &first.record().rounds[hand].actions {
                do_it(&mut session, *action);
            }
            let again = &session.state().rounds()[0];
            assert_eq!(again.position().end(), round.position().end());
            assert_eq!(
                made(session.state(), 0),
                made(&first, hand),
                "{preset:?} {hand}"
            );
            while session.game().id() != id {
                assert!(session.undo().is_some(), "undo goes back");
            }
        }
    }
    let counts = [offered, stopped, void];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn a_hand_alone_that_is_dealt_again_stands_beside_the_first_all_the_same() {
    let rules = Rules {
        target: Some(100),
        ..Preset::Block.rules(Seats::Two)
    };
    for number in 0..400 {
        let mut session = session(&set(rules), number);
        play_on(&mut session, number);
        let first = session.state().clone();
        session
            .change_seats_in_hand(0)
            .expect("it can be dealt again");
        play_on(&mut session, number + 1);
        let again = session.state().clone();
        if again.rounds().len() > 1 {
            assert_eq!(made(&again, 0), [0, 0], "it was a tie");
            let twice = session.hand_twice().expect("it was played twice");
            assert_eq!(twice.hand, 1, "the first");
            let [one, other] = twice.standings.map(|it| [it.person, it.nestor]);
            assert_eq!((one, other), (made(&first, 0), [0, 0]), "that hand alone");
            return;
        }
    }
    panic!("no block left both equal");
}

#[test]
fn each_hand_is_played_from_the_other_seat_as_a_game_of_its_own() {
    for (number, preset) in (1..).zip(Preset::ALL) {
        let rules = Rules {
            clock: false,
            ..preset.rules(Seats::Two)
        };
        if rules.first_lead == FirstLead::Person {
            continue;
        }
        let mut session = session(&set(rules), number);
        play_on(&mut session, number);
        let (first, id) = (session.state().clone(), session.game().id());
        let (tally, games) = (session.tally().clone(), session.history().games().len());
        for hand in 0..first.rounds().len() {
            if !session.can_change_seats_in_hand(hand) {
                assert_eq!(session.change_seats_in_hand(hand), None);
                assert_eq!(session.state(), &first, "nothing happened");
                continue;
            }
            session
                .change_seats_in_hand(hand)
                .expect("it can be dealt again");
            let seating = session.seating();
            assert!(seating[OTHER].is_person(), "the person sits there now");
            assert_eq!(seating[YOU].level(), first.seating()[OTHER].level());
            assert_eq!(deal(session.state(), 0), deal(&first, hand), "{preset:?}");
            let bones = |state: &GameState, hand: usize| {
                let dealt = state.rounds()[hand].dealt();
                (dealt.boneyard.bones().to_vec(), dealt.must_lead)
            };
            assert_eq!(bones(session.state(), 0), bones(&first, hand));
            assert_eq!(session.hand_twice(), None, "it is not over");
            play_on(&mut session, number + 1);
            let second = session.state().clone();
            let one_hand = first.rounds().len() == 1 && first.rules().target.is_none();
            let both = if let Some(twice) = session.hand_twice() {
                assert_eq!(twice.hand, hand + 1);
                assert_eq!(session.both_seats(), None, "the game was longer");
                twice.standings
            } else {
                assert!(one_hand, "{preset:?} {hand}");
                session.both_seats().expect("the hand was the game")
            };
            let [one, other] = both.map(|both| (both.person, both.nestor));
            let [you, nestor] = made(&first, hand);
            assert_eq!(one, (you, nestor));
            let [nestor, you] = made(&second, 0);
            assert_eq!(other, (you, nestor));
            assert_eq!(*session.tally(), tally, "it is not counted");
            assert_eq!(session.history().games().len(), games, "nor kept");
            while session.game().id() != id {
                assert!(session.undo().is_some(), "undo goes back");
            }
            assert_eq!(session.state(), &first, "{preset:?} {hand}");
        }
    }
}

/// How heavy the heaviest doublet of a hand is; 0 if there is none.
fn heaviest(round: &Round, seat: Seat) -> u8 {
    let bones = round.view(seat).dealt().iter().collect::<Vec<_>>();
    let doublets = bones.into_iter().filter(|bone| bone.is_doublet());
    doublets.map(Bone::weight).max().unwrap_or(0)
}

#[test]
fn a_hand_that_was_led_with_a_doublet_of_its_leader_is_played_alone_as_far_as_there_is_a_way() {
    let rules = Rules {
        clock: false,
        ..Preset::FirecrackerFives.rules(Seats::Two)
    };
    let (mut to_person, mut to_nestor, mut refused) = (0, 0, 0);
    for number in 0..30 {
        let mut session = session(&set(rules), number);
        play_on(&mut session, number);
        let (first, id) = (session.state().clone(), session.game().id());
        assert!(!session.can_change_seats(), "not the whole game");
        for (hand, round) in first.rounds().iter().enumerate() {
            let LeadBy::DoubletOf(leader) = round.dealt().lead_by else {
                continue;
            };
            if round.position().end() == Some(RoundEnd::TargetReached) {
                continue;
            }
            let [own, other] = [leader, leader.next(Seats::Two)].map(|seat| heaviest(round, seat));
            if !session.can_change_seats_in_hand(hand) {
                assert_eq!(leader, YOU, "Nestor would lead: {number} {hand}");
                // A shuffle in which only the other one held a doublet was dealt again.
                refused += u32::from(own < other);
                continue;
            }
            session.change_seats_in_hand(hand).expect("it can be dealt");
            if leader == YOU {
                assert!(own > other, "the heaviest of all: {number} {hand}");
                to_nestor += 1;
            } else {
                to_person += 1;
            }
            assert_eq!(deal(session.state(), 0), deal(&first, hand));
            let lead = |state: &GameState, hand: usize| {
                let dealt = state.rounds()[hand].dealt();
                (dealt.must_lead, dealt.boneyard.bones().to_vec())
            };
            assert_eq!(lead(session.state(), 0), lead(&first, hand));
            let text = ron::to_string(&session.save_as("a hand")).expect("it can be written");
            let saved: NamedGame = ron::from_str(&text).expect("it can be read");
            let opened = saved.open().expect("it can be played").game;
            assert_eq!(opened.state(), session.state(), "as a file, too");
            for action in &first.record().rounds[hand].actions {
                do_it(&mut session, *action);
            }
            assert_eq!(
                made(session.state(), 0),
                made(&first, hand),
                "{number} {hand}"
            );
            assert_eq!(session.hand_twice().map(|twice| twice.hand), Some(hand + 1));
            while session.game().id() != id {
                assert!(session.undo().is_some(), "undo goes back");
            }
        }
    }
    let counts = [to_person, to_nestor, refused];
    assert!(counts.iter().all(|count| *count > 3), "{counts:?}");
}

#[test]
fn a_game_that_goes_by_who_is_a_person_is_not_played_from_the_other_seat() {
    let two = Preset::AllFives.rules(Seats::Two);
    for rules in [
        Preset::AllFives.rules(Seats::Three),
        Rules {
            first_lead: FirstLead::Person,
            ..two
        },
    ] {
        let mut session = session(&set(rules), 5);
        play_on(&mut session, 5);
        assert!(!session.can_change_seats(), "{rules:?}");
    }
}

#[test]
fn a_game_knows_that_it_plays_deals_of_another_one_again_also_as_a_file() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut session = session(&set(rules), 5);
    assert_eq!(session.game().played_again(), None, "a new game");
    play_on(&mut session, 5);
    let first = session.game().id();
    let mut review = Review::of(session.state()).expect("it was dealt");
    review.go(ReviewStep::On);
    assert!(session.try_again(&review), "it goes on from there");
    let how = |session: &Session| session.game().played_again();
    assert_eq!(how(&session), Some(PlayedAgain::FromLookBack));
    let saved: NamedGame = session.save_as("a game");
    let opened = saved.open().expect("it can be played").game;
    assert_eq!(opened.played_again(), Some(PlayedAgain::FromLookBack));
    session.restart();
    let still = Some(PlayedAgain::FromLookBack);
    assert_eq!(how(&session), still, "the deals are those of another one");
    while session.game().id() != first {
        assert!(session.undo().is_some(), "undo goes back to the first game");
    }
    assert_eq!(how(&session), None, "it is the first one");
    session.change_seats();
    assert_eq!(how(&session), Some(PlayedAgain::OtherSeat));
    session.restart();
    assert_eq!(how(&session), Some(PlayedAgain::OtherSeat), "still there");
    play_on(&mut session, 6);
    session.change_seats();
    assert_eq!(how(&session), None, "back in the first seat");
}

#[test]
fn a_hand_alone_has_the_name_of_the_game_that_it_is_of() {
    let own = Rules {
        hand_size: 9,
        target: Some(75),
        ..Preset::AllFives.rules(Seats::Two)
    };
    let name = Name::new("To seventy-five").expect("a name");
    for (rules, expected) in [
        (own, GameName::Own(name.clone())),
        (
            Preset::AllFives.rules(Seats::Two),
            GameName::ReadyMade(Preset::AllFives),
        ),
        (
            Rules {
                hand_size: 8,
                ..own
            },
            GameName::Unnamed,
        ),
    ] {
        let mut preferences = set(rules);
        preferences.own_games.push(OwnGame {
            name: name.clone(),
            rules: own,
        });
        let mut session = session(&preferences, 5);
        play_on(&mut session, 5);
        session.change_seats_in_hand(0).expect("it can be dealt");
        let alone = session.state().rules();
        assert_eq!(alone.target, None, "one hand");
        assert_eq!(session.preferences().name_of_hand(alone), expected);
    }
}

#[test]
fn a_game_that_was_tried_again_and_exchanged_twice_is_still_that_one() {
    let mut session = session(&set(Preset::AllFives.rules(Seats::Two)), 5);
    play_on(&mut session, 5);
    let review = Review::of(session.state()).expect("it was dealt");
    let before = session.history().games().len();
    assert!(session.try_again(&review), "from its first deal");
    play_on(&mut session, 6);
    for number in [7, 8] {
        session.change_seats();
        play_on(&mut session, number);
    }
    assert_eq!(
        session.game().played_again(),
        Some(PlayedAgain::FromLookBack),
        "it plays the deals of the first again"
    );
    assert_eq!(session.history().games().len(), before, "none is counted");
}
