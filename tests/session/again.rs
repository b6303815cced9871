//! Deals that are played again: a hand or a game that is over is tried again from a moment of
//! it, or played from the other seat; then one's own game goes on as it was.

use engine::{
    Bone, Cut, FirstLead, GameState, LeadBy, Name, Preset, Round, RoundEnd, RoundRecord, Rules,
    Seal, SealCheck, Seat, Seats, TiedBlock,
};
use game::profile::{GameName, OwnGame};
use game::session::{PairScore, RepeatKind, ReviewStep, Session, Step};

use super::fixture::*;

/// How a game plays deals again.
fn how(session: &Session) -> &'static str {
    match session.game().repeat_kind() {
        None => "own",
        Some(RepeatKind::Tried) => "tried",
        Some(RepeatKind::OtherSeat { hand: None, .. }) => "other seat",
        Some(RepeatKind::OtherSeat { hand: Some(_), .. }) => "hand from the other seat",
    }
}

/// Tries the game on the table again from a step of its review.
fn try_again(session: &mut Session, step: ReviewStep) {
    let mut review = session.start_review().expect("nobody is in turn");
    review.go(step);
    assert!(session.try_again(&review), "it can be");
}

/// Plays on until the next hand is dealt, and gives its seal.
fn seal_of_next_hand(session: &mut Session) -> Option<String> {
    let hands = session.state().rounds().len();
    play_until(session, |it| it.state().rounds().len() > hands || it.state().outcome().is_some());
    let next = session.state().rounds().get(hands)?;
    next.seal().map(Seal::short)
}

#[test]
fn the_own_game_goes_on_as_if_nothing_had_been_played_again() {
    type Way = fn(&mut Session);
    let ways: [(&str, Way); 5] = [
        ("tried", |it| try_again(it, ReviewStep::Next)),
        ("tried and played out", |it| {
            try_again(it, ReviewStep::First);
            play_at_random(it, 3);
        }),
        ("restarted twice", |it| {
            try_again(it, ReviewStep::First);
            it.restart();
            go_on(it);
            it.restart();
        }),
        ("a hand from the other seat", |it| {
            it.replay_hand_from_other_seat(0).expect("it can be dealt");
            play_at_random(it, 3);
        }),
        ("one after the other", |it| {
            it.replay_hand_from_other_seat(0).expect("it can be dealt");
            play_out(it);
            assert!(it.go_back());
            try_again(it, ReviewStep::First);
        }),
    ];
    for (name, way) in ways {
        let mut session = between_hands();
        let (before, id) = (session.state().clone(), session.game().id());
        assert!(!session.can_go_back(), "{name}: it is the own one");
        way(&mut session);
        assert_ne!(session.game().id(), id, "{name}: a game of its own");
        assert_ne!(how(&session), "own", "{name}");
        assert!(session.goes_back_to_unfinished(), "{name}: the game waits");
        assert_eq!(counts(&session), (0, 0), "{name}: it does not count");
        session.clear_tally();
        let mut session = again(&session);
        assert!(session.can_go_back() && session.go_back(), "{name}");
        assert_eq!(session.game().id(), id, "{name}");
        assert_eq!(session.state(), &before, "{name}: as it was");
        assert!(!session.can_go_back(), "{name}: it plays nothing again");
        assert!(!session.help().is_any(), "{name}: what is over is no help");
        let mut back = again(&session);
        assert_eq!(back.undo(), Some(Step::Game), "{name}: undo shows it again");
        assert_ne!(back.game().id(), id, "{name}");
        play_out(&mut session);
        assert_eq!(counts(&session), (1, 1), "{name}: it is counted once");
        assert!(!counted_help(&session).is_any(), "{name}");
    }
}

#[test]
fn a_hand_that_is_tried_again_tells_nothing_of_the_next() {
    for (name, number, seals_first) in
        [("fresh", None, false), ("sealed", None, true), ("number", Some(77), false)]
    {
        let mut session = dealt();
        if let Some(number) = number {
            session.new_game(Some(number));
        }
        play_until(&mut session, |it| it.state().can_deal());
        let sealed = if seals_first { session.seal_next_hand() } else { None };
        let nestor_seed = session.state().record().nestor_seed;
        try_again(&mut session, ReviewStep::Next);
        assert_eq!(session.game().deals().number(), None, "{name}");
        assert_ne!(session.state().record().nestor_seed, nestor_seed, "{name}");
        let tried = seal_of_next_hand(&mut session).expect("another hand follows");
        assert!(session.go_back(), "{name}: in the middle of a hand");
        assert_eq!(session.game().deals().number(), number, "{name}");
        let next = seal_of_next_hand(&mut session).expect("it goes on");
        assert_ne!(tried, next, "{name}: the hands that follow are others");
        if let Some(sealed) = sealed {
            assert_eq!(sealed.short(), next, "what was sealed is dealt");
        }
    }
}

#[test]
fn a_moment_of_a_finished_game_is_gone_on_with_as_a_game_of_its_own() {
    let mut session = over();
    let (end, id) = (session.state().clone(), session.game().id());
    let mut review = session.start_review().expect("it is over");
    review.go(ReviewStep::Last);
    assert!(!session.can_try_again(&review) && !session.try_again(&review));
    assert!(!between_hands().try_again(&review), "of another game");
    review.go(ReviewStep::To(3));
    let moment = review.state().clone();
    assert!(session.try_again(&review));
    assert_eq!(session.state(), &moment, "from that moment on");
    assert!(session.help().is_any(), "whoever has seen the end knows it");
    assert_eq!(counts(&session), (1, 1), "the finished game stays counted");
    let rest = FIRST_HAND.split_whitespace().skip(3).collect::<Vec<_>>();
    say(&mut session, &format!("{} / {SECOND_HAND}", rest.join(" ")));
    let rounds = |state: &GameState| state.record().rounds.clone();
    assert_eq!(rounds(session.state()), rounds(&end), "the same deals");
    assert_eq!(counts(&session), (1, 1), "it is not counted");
    assert_eq!(session.game().counted_line(), None);
    let mut session = again(&session);
    assert!(!session.goes_back_to_unfinished(), "the other is over");
    assert!(session.go_back());
    assert_eq!((session.game().id(), session.state()), (id, &end));
    assert_eq!(counts(&session), (1, 1), "and counted as it was");
}

#[test]
fn at_the_present_moment_there_is_nothing_to_try_again() {
    let session = between_hands();
    let mut review = session.start_review().expect("nobody is in turn");
    assert!(session.can_try_again(&review));
    review.go(ReviewStep::Last);
    assert!(!session.can_try_again(&review), "the game itself goes on");
    review.go(ReviewStep::First);
    assert!(session.can_try_again(&review), "an earlier moment");
    let session = after(OPENING);
    assert!(session.start_review().is_none(), "while a hand is played");
}

#[test]
fn a_game_knows_that_it_plays_deals_again_also_as_a_file() {
    let mut session = over();
    assert_eq!(how(&session), "own");
    try_again(&mut session, ReviewStep::Next);
    assert_eq!(how(&session), "tried");
    let file = saved(&session);
    session.restart();
    assert_eq!(how(&session), "tried", "the deals are those of another");
    play_out(&mut session);
    session.change_seats();
    assert_eq!(how(&session), "other seat");
    session.restart();
    assert_eq!(how(&session), "other seat", "still there");
    play_out(&mut session);
    session.change_seats();
    assert_eq!(how(&session), "tried", "back in the first seat");
    play_out(&mut session);
    assert_eq!(counts(&session), (1, 1), "none is counted");
    let mut other = dealt();
    open(&mut other, &file);
    assert_eq!(how(&other), "tried", "as a file");
    play_out(&mut other);
    assert_eq!(counts(&other), (0, 0), "nor there");
    let mut session = over();
    session.change_seats();
    play_out(&mut session);
    session.change_seats();
    assert_eq!(how(&session), "own", "exchanged twice it is one's own");
}

#[test]
fn the_same_deals_are_played_from_the_other_seat_and_both_results_are_known() {
    let mut session = session(&preferences(Preset::AllFives), 5);
    assert!(!session.can_change_seats(), "the game is not over");
    play_at_random(&mut session, 5);
    let (first, id) = (session.state().clone(), session.game().id());
    assert_eq!(session.both_seats(), None, "it was played once");
    assert!(session.can_change_seats());
    session.change_seats();
    let seating = session.seating();
    assert!(seating[NESTOR].is_person(), "the person sits there now");
    assert_eq!(seating[YOU].level(), first.seating()[NESTOR].level());
    assert_eq!(deal(session.state(), 0), deal(&first, 0), "the hands stay");
    assert_eq!(session.both_seats(), None, "it is not over");
    play_at_random(&mut session, 6);
    let second = session.state().clone();
    let standing = |state: &GameState, person: Seat| {
        let points = |seat| state.scores()[Seats::Two.team(seat)];
        PairScore { person: points(person), nestor: points(person.next(Seats::Two)) }
    };
    let both = [standing(&first, YOU), standing(&second, NESTOR)];
    let session = again(&session);
    assert_eq!(session.both_seats(), Some(both), "without the first game");
    assert_eq!(counts(&session), (1, 1), "the second is not counted");
    assert_eq!(session.hand_played_twice(), None, "the whole game was");
    let hands = first.rounds().len().min(second.rounds().len());
    let shuffles = |state: &GameState| -> Vec<_> {
        let rounds = state.record().rounds.iter().take(hands);
        rounds.map(RoundRecord::shuffle).collect()
    };
    assert_eq!(shuffles(&second), shuffles(&first), "all hands");
    let mut session = session;
    undo_game(&mut session);
    assert_eq!((session.state(), session.game().id()), (&first, id));
}

/// What each seat was dealt in a hand, the boneyard, who led, and with what.
fn deal(state: &GameState, hand: usize) -> (String, Seat) {
    let round = &state.rounds()[hand];
    let dealt = round.initial_deal();
    let text = format!("{:?} {:?} {:?}", dealt.hands, dealt.boneyard.bones(), dealt.must_lead);
    (text, dealt.leader)
}

/// What a hand brought to each seat.
fn made(state: &GameState, hand: usize) -> [i32; 2] {
    [YOU, NESTOR].map(|seat| {
        let team = Seats::Two.team(seat);
        let before = state.rounds()[..hand].last();
        let before = before.map_or(0, |round| round.position().scores()[team]);
        state.rounds()[hand].position().scores()[team] - before
    })
}

/// How heavy the heaviest doublet of a hand is; 0 if there is none.
fn heaviest(round: &Round, seat: Seat) -> u8 {
    let bones = round.view(seat).dealt_hand().iter().collect::<Vec<_>>();
    let doublets = bones.into_iter().filter(|bone| bone.is_doublet());
    doublets.map(Bone::weight).max().unwrap_or(0)
}

#[test]
fn each_hand_is_played_alone_as_it_was_dealt_and_the_same_plays_bring_the_same() {
    let (mut offered, mut stopped, mut void) = (0, 0, 0);
    // Points are void in few games, and only where the target must be met exactly.
    let exact = std::iter::repeat_n(Preset::BritishFivesAndThrees, 40);
    let presets = Preset::ALL.into_iter().cycle().take(60).chain(exact);
    for (number, preset) in (0..).zip(presets) {
        let rules = Rules { clock: false, ..preset.rules(Seats::Two) };
        if rules.first_lead == FirstLead::Person {
            continue;
        }
        let mut session = session(&set(rules), number);
        play_at_random(&mut session, number);
        let (first, before) = (session.state().clone(), counts(&session));
        for (hand, round) in first.rounds().iter().enumerate() {
            let what = format!("{preset:?} {number} {hand}");
            let is_stopped = round.position().end() == Some(RoundEnd::TargetReached);
            stopped += u32::from(is_stopped);
            let mut review = session.start_review().expect("it is over");
            review.go(ReviewStep::To(first.record().steps_before_hand(hand)));
            let can = session.can_replay_hand_from_other_seat(hand);
            assert_eq!(session.can_replay_shown_hand_from_other_seat(&review), can, "{what}");
            if !session.can_replay_hand_from_other_seat(hand) {
                assert_eq!(session.replay_hand_from_other_seat(hand), None, "{what}");
                assert_eq!(session.state(), &first, "{what}: nothing happened");
                let is_led = matches!(round.initial_deal().lead_by, LeadBy::DoubletOf(_));
                void += u32::from(rules.exact_target && !is_stopped);
                let is_last = hand + 1 == first.rounds().len();
                // Its points depend on the hands before it.
                let depends = rules.first_hands || rules.tied_block == TiedBlock::Carried;
                assert!(rules.exact_target || depends || is_last || is_led, "{what}");
                continue;
            }
            assert!(!is_stopped, "{what}: it has no end of its own");
            offered += 1;
            session.replay_hand_from_other_seat(hand).expect("it can be dealt");
            assert!(session.seating()[NESTOR].is_person(), "{what}");
            assert_eq!(deal(session.state(), 0), deal(&first, hand), "{what}");
            assert_eq!(session.hand_played_twice(), None, "{what}: it is not over");
            let mut other = dealt();
            open(&mut other, &session.game_file(None));
            assert_eq!(other.state(), session.state(), "{what}");
            for action in &first.record().rounds[hand].actions {
                act(&mut session, *action);
            }
            let end = session.state().rounds()[0].position().end();
            assert_eq!(end, round.position().end(), "{what}");
            let [you, nestor] = made(&first, hand);
            assert_eq!(made(session.state(), 0), [you, nestor], "{what}");
            if session.state().outcome().is_some() {
                let twice = session.hand_played_twice();
                let standings = twice.map(|it| (it.hand, it.scores));
                let one = PairScore { person: you, nestor };
                let other = PairScore { person: nestor, nestor: you };
                let is_whole = first.rounds().len() == 1 && rules.target.is_none();
                if !is_whole {
                    assert_eq!(standings, Some((hand + 1, [one, other])), "{what}");
                    assert_eq!(session.both_seats(), None, "{what}");
                }
                assert!(!session.can_change_seats(), "{what}: both were played");
            }
            assert_eq!(counts(&session), before, "{what}: it is not counted");
            assert!(session.go_back(), "{what}");
        }
    }
    let counts = [offered, stopped, void];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn a_hand_alone_is_sealed_anew() {
    let mut session = over();
    session.replay_hand_from_other_seat(0).expect("it can be dealt");
    play_out(&mut session);
    let state = session.state();
    assert_eq!(state.check_seal_of_nestors(), Some(true), "sealed anew");
    assert!(state.check_seal(0).is_some_and(SealCheck::all_match));
    assert!(!session.can_replay_hand_from_other_seat(2), "there is none");
}

#[test]
fn a_hand_alone_that_left_both_equal_and_was_dealt_again_stands_beside_the_first() {
    let rules = Rules { target: Some(100), ..Preset::Block.rules(Seats::Two) };
    for number in 0..400 {
        let mut session = session(&set(rules), number);
        play_at_random(&mut session, number);
        let first = session.state().clone();
        session.replay_hand_from_other_seat(0).expect("it can be dealt again");
        play_at_random(&mut session, number + 1);
        if session.state().rounds().len() > 1 {
            assert_eq!(made(session.state(), 0), [0, 0], "it was a tie");
            let twice = session.hand_played_twice().expect("it was played twice");
            let standings = twice.scores.map(|it| [it.person, it.nestor]);
            assert_eq!(standings, [made(&first, 0), [0, 0]], "that hand alone");
            return;
        }
    }
    panic!("no block left both equal");
}

#[test]
fn a_hand_that_was_led_with_a_doublet_of_its_leader_is_played_alone_where_there_is_a_way() {
    let rules = Rules { clock: false, ..Preset::FirecrackerFives.rules(Seats::Two) };
    let (mut to_person, mut to_nestor, mut refused) = (0, 0, 0);
    for number in 0..30 {
        let mut session = session(&set(rules), number);
        play_at_random(&mut session, number);
        let first = session.state().clone();
        assert!(!session.can_change_seats(), "not the whole game");
        for (hand, round) in first.rounds().iter().enumerate() {
            let LeadBy::DoubletOf(leader) = round.initial_deal().lead_by else {
                continue;
            };
            if round.position().end() == Some(RoundEnd::TargetReached) {
                continue;
            }
            let [own, other] = [leader, leader.next(Seats::Two)].map(|seat| heaviest(round, seat));
            if !session.can_replay_hand_from_other_seat(hand) {
                assert_eq!(leader, YOU, "Nestor would lead: {number} {hand}");
                // A shuffle in which only the other one held a doublet was dealt again.
                refused += u32::from(own < other);
                continue;
            }
            session.replay_hand_from_other_seat(hand).expect("it can be dealt");
            if leader == YOU {
                assert!(own > other, "the heaviest of all: {number} {hand}");
                to_nestor += 1;
            } else {
                to_person += 1;
            }
            assert_eq!(deal(session.state(), 0), deal(&first, hand));
            assert!(session.go_back());
        }
    }
    let counts = [to_person, to_nestor, refused];
    assert!(counts.iter().all(|count| *count > 3), "{counts:?}");
}

#[test]
fn a_game_that_goes_by_who_is_a_person_is_not_played_from_the_other_seat() {
    let two = Preset::AllFives.rules(Seats::Two);
    for rules in
        [Preset::AllFives.rules(Seats::Three), Rules { first_lead: FirstLead::Person, ..two }]
    {
        let mut session = session(&set(rules), 5);
        play_out(&mut session);
        assert!(!session.can_change_seats(), "{rules:?}");
    }
}

#[test]
fn a_hand_alone_has_the_name_of_the_game_that_it_is_of() {
    let own = Rules { hand_size: 9, target: Some(75), ..Preset::AllFives.rules(Seats::Two) };
    let name = Name::new("To seventy-five").expect("a name");
    let all_fives = Preset::AllFives.rules(Seats::Two);
    let changed = Rules { hand_size: 8, ..own };
    for (rules, expected) in [
        (own, GameName::Own(name.clone())),
        (all_fives, GameName::ReadyMade(Preset::AllFives)),
        (changed, GameName::Unnamed),
    ] {
        let mut preferences = set(rules);
        preferences.own_games.push(OwnGame { name: name.clone(), rules: own });
        let mut session = session(&preferences, 5);
        play_out(&mut session);
        session.replay_hand_from_other_seat(0).expect("it can be dealt");
        let alone = session.state().rules();
        assert_eq!(alone.target, None, "one hand");
        assert_eq!(session.preferences().name_of_hand(alone), expected);
    }
}

#[test]
fn a_new_game_that_was_put_off_does_not_take_the_place_of_the_next_hand() {
    let mut session = between_hands();
    let id = session.game().id();
    session.seal_new_game(short());
    try_again(&mut session, ReviewStep::First);
    session.seal_new_game(short());
    assert!(session.go_back());
    session.deal_sealed(Cut::NONE).expect("the next hand is dealt");
    assert_eq!(session.game().id(), id, "in the own game");
    assert_eq!(session.state().rounds().len(), 2);
}

#[test]
fn who_is_over_with_the_deal_of_a_day_goes_back_to_the_game_before_it() {
    let day = "2026-11-21".parse().expect("a day");
    for is_over in [false, true] {
        let mut session = if is_over { over() } else { after(OPENING) };
        let id = session.game().id();
        session.begin_day(day, day);
        assert!(!session.can_go_back(), "it goes on");
        play_out(&mut session);
        assert_eq!(session.can_go_back(), !is_over, "if that goes on");
        assert_eq!(session.go_back(), !is_over);
        assert_eq!(session.game().id() == id, !is_over);
        assert_eq!(counts(&session).0, 1 + u64::from(is_over), "both stay");
    }
}
