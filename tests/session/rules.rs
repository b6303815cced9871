//! Rules that are changed in the middle of a game, or between two.

use engine::{
    DealError, LaterLeads, Position, PossibleScores, Preset, RoundEnd, Rules, Seat, Seats,
};
use game::profile::Tutor;
use game::session::{NextHand, Session};
use nestor::Cost;

use super::fixture::*;
use super::help::set_rules;

#[test]
fn rules_take_effect_with_the_next_hand_and_not_before() {
    let mut session = after(OPENING);
    set_rules(&mut session, |rules| rules.threes = true);
    assert!(session.has_waiting_rules(), "they wait for the next hand");
    play_until(&mut session, |it| it.state().can_deal());
    assert!(!session.state().rules().threes, "not in this hand");
    session.deal().expect("it can be dealt");
    assert!(session.state().rules().threes, "in the next");
    assert!(!session.has_waiting_rules(), "nothing waits any more");
    let mut session = again(&session);
    while session.undo().is_some() {}
    assert!(!session.state().rules().threes, "undo goes to the old ones");
    session.restart();
    assert!(!session.state().rules().threes, "and a restart begins with them");
}

#[test]
fn under_rules_that_can_never_be_won_the_old_ones_go_on_until_they_are_mended() {
    let scores = |session: &Session| {
        [0, 1].map(|seat| session.state().scores()[Seats::Two.team(Seat::ALL[seat])])
    };
    let is_off = |session: &Session| {
        let off = scores(session).iter().all(|score| score % 5 != 0);
        session.state().can_deal() && off
    };
    let mut session = (0..100)
        .find_map(|number| {
            let mut session = session(&preferences(Preset::AllFives), number);
            play_until(&mut session, |it| is_off(it) || it.state().outcome().is_some());
            is_off(&session).then_some(session)
        })
        .expect("a game gets there");
    let old = *session.state().rules();
    set_rules(&mut session, |rules| {
        (rules.rounding, rules.exact_target) = (true, true);
    });
    let reason = DealError::TargetUnreachable { scores: PossibleScores::Fives, target: 150 };
    assert_eq!(session.next_hand(), NextHand::NewRulesRefused(reason));
    session.deal().expect("the old rules go on");
    assert_eq!(*session.state().rules(), old, "a hand by the old rules");
    assert!(session.has_waiting_rules(), "the new ones still wait");
    set_rules(&mut session, |rules| rules.exact_target = false);
    assert_eq!(session.next_hand(), NextHand::NewRules, "mended");
    play_until(&mut session, |it| it.state().can_deal());
    session.deal().expect("it can be dealt");
    assert!(session.state().rules().rounding, "and dealt by");
}

#[test]
fn who_won_a_game_leads_the_next_even_if_the_start_mode_was_changed_in_between() {
    let mut blocked = 0;
    for number in 0..12 {
        let mut session = session(&preferences(Preset::TheDrawGame), number);
        play_out(&mut session);
        let winner = session.state().outcome().and_then(|it| it.winner);
        let winner = winner.expect("somebody won").index();
        let end = session.state().position().and_then(Position::end);
        blocked += usize::from(end == Some(RoundEnd::Blocked));
        set_rules(&mut session, |rules| rules.later_leads = LaterLeads::Winner);
        session.new_game(None);
        let round = session.state().round().expect("it was dealt");
        assert_eq!(round.initial_deal().leader.index(), winner, "game {number}");
        assert!(round.initial_deal().drawn_for_lead.is_empty(), "nobody drew");
    }
    assert!(blocked > 0, "some were won by a block");
}

#[test]
fn the_tutor_asks_before_what_a_review_would_call_a_mistake() {
    for (preset, seats, points, chance, asks) in [
        (Preset::AllFives, Seats::Two, 2.9, 0.02, [false, false]),
        (Preset::AllFives, Seats::Two, 3.0, 0.02, [false, true]),
        (Preset::AllFives, Seats::Two, 8.0, 0.02, [true, true]),
        // Points that do not matter to the game.
        (Preset::AllFives, Seats::Two, 8.0, 0.0, [false, false]),
        // As the rules show points.
        (Preset::CribbageBoardFives, Seats::Two, 14.9, 0.02, [false, false]),
        (Preset::CribbageBoardFives, Seats::Two, 15.0, 0.02, [false, true]),
        // In a short game, and where hands are counted, the chance tells.
        (Preset::Bergen, Seats::Two, 0.6, 0.04, [false, true]),
        (Preset::Bergen, Seats::Two, 1.5, 0.09, [true, true]),
        (Preset::JamaicanPartners, Seats::Partners, 0.1, 0.01, [false, false]),
        (Preset::JamaicanPartners, Seats::Partners, 0.3, 0.04, [false, true]),
        (Preset::JamaicanPartners, Seats::Partners, 0.6, 0.09, [true, true]),
        (Preset::JamaicanPartners, Seats::Partners, 9.0, 0.001, [false, false]),
    ] {
        let rules = preset.rules(seats);
        let cost = Cost { points, chance, ..Cost::default() };
        let asked = [Tutor::Gentle, Tutor::Strict].map(|tutor| tutor.asks(cost, &rules));
        assert_eq!(asked, asks, "{cost:?} in {preset:?}");
        assert!(!Tutor::Off.asks(cost, &rules), "he is off");
    }
}

#[test]
fn a_game_is_begun_with_what_is_set_then() {
    let mut session = dealt();
    let set = set(Rules { hand_size: 5, ..Preset::Block.rules(Seats::Three) });
    session.set_preferences(set.clone());
    assert!(!session.has_waiting_rules(), "they are for another number");
    assert_eq!(session.next_kind().seats, Seats::Three);
    assert_eq!(session.kind().seats, Seats::Two);
    session.new_game(None);
    assert_eq!(*session.state().rules(), set.rules);
    assert_eq!(session.kind(), session.next_kind());
}

#[test]
fn rules_that_are_set_are_for_the_game_that_lies_there_and_for_new_ones() {
    let ends = |session: &mut Session| {
        play_until(session, |session| session.state().can_deal());
        session.deal().expect("it can be dealt");
        *session.state().rules()
    };
    let own = short().rules;
    let others = set(Preset::Draw.rules(Seats::Two));
    // Another game is begun, and taken back.
    let mut session = after(OPENING);
    session.new_game_with(others.clone(), None);
    undo_game(&mut session);
    assert!(!session.has_waiting_rules(), "nothing was set for this one");
    assert_eq!(ends(&mut again(&session)), own, "after a start");
    assert_eq!(ends(&mut session), own, "its own");
    // A game is opened at a table where others are set.
    let mut elsewhere = super::fixture::session(&others, 4);
    open(&mut elsewhere, &saved(&after(OPENING)));
    assert_eq!(ends(&mut elsewhere), own, "as it was saved");
    // What is set now is for its next hand, also if the program is closed before.
    let mut session = after(OPENING);
    session.set_next_rules(others.rules);
    assert!(session.has_waiting_rules());
    assert_eq!(ends(&mut again(&session)), others.rules, "after a start");
    assert_eq!(ends(&mut session), others.rules, "as set");
    session.set_next_rules(own);
    session.set_next_rules(others.rules);
    assert!(!session.has_waiting_rules(), "it was put back");
}

/// A game that was begun with other rules than those set for new games.
fn beside_other_rules() -> Session {
    let mut session = after(OPENING);
    session.set_preferences(preferences(Preset::Draw));
    session
}

#[test]
fn a_rule_changed_in_a_game_that_comes_to_the_table_leaves_its_other_rules() {
    type Way = fn() -> Session;
    let ways: [(&str, Way); 8] = [
        ("undo of a new game", || {
            let mut session = after(OPENING);
            session.new_game_with(preferences(Preset::Draw), None);
            undo_game(&mut session);
            session
        }),
        ("redo of an opened game", || {
            let mut session = super::fixture::session(&preferences(Preset::Draw), 4);
            answer(&mut session);
            go_on(&mut session);
            open(&mut session, &saved(&after(OPENING)));
            undo_game(&mut session);
            while *session.state().rules() != short().rules {
                session.redo().expect("the opened game is there");
            }
            session
        }),
        ("opened", || {
            let mut session = super::fixture::session(&preferences(Preset::Draw), 4);
            open(&mut session, &saved(&after(OPENING)));
            session
        }),
        ("bookmark", || {
            let mut session = after(OPENING);
            session.set_bookmark();
            session.new_game_with(preferences(Preset::Draw), None);
            assert!(session.restore_bookmark(), "there is a bookmark");
            session
        }),
        ("restart of the program", || again(&beside_other_rules())),
        ("restart of the game", || {
            let mut session = beside_other_rules();
            session.restart();
            session
        }),
        ("back from a daily game", || {
            let mut session = beside_other_rules();
            let day = "2026-11-21".parse().expect("a day");
            session.begin_day(day, day);
            undo_game(&mut session);
            session
        }),
        ("back from a hand of the other seat", || {
            let mut session = between_hands();
            session.set_preferences(preferences(Preset::Draw));
            session.replay_hand_from_other_seat(0).expect("it can be dealt");
            assert!(session.go_back(), "to the game it is of");
            session
        }),
    ];
    let own = short().rules;
    for (name, way) in ways {
        let mut session = way();
        assert_eq!(*session.state().rules(), own, "{name}: the game is there");
        assert!(!session.has_waiting_rules(), "{name}: nothing was set for it");
        assert_eq!(session.next_rules(), own, "{name}: its rules are shown");
        set_rules(&mut session, |rules| rules.target = Some(45));
        let wanted = Rules { target: Some(45), ..own };
        assert_eq!(session.next_rules(), wanted, "{name}: one rule is changed");
        let mut session = again(&session);
        let hands = session.state().rounds().len();
        play_until(&mut session, |it| it.state().can_deal());
        session.deal().expect("it can be dealt");
        assert!(session.state().rounds().len() > hands, "{name}: a new hand");
        assert_eq!(*session.state().rules(), wanted, "{name}: by that rule");
        play_out(&mut session);
        session.new_game(None);
        assert_eq!(*session.state().rules(), wanted, "{name}: and new games");
    }
}

#[test]
fn a_preference_that_is_no_rule_never_changes_the_rules_of_the_game() {
    let mut session = beside_other_rules();
    let mut set = session.preferences().clone();
    set.history = false;
    session.choose_preferences(set);
    assert!(!session.has_waiting_rules(), "nothing was set for this game");
    assert_eq!(session.next_rules(), short().rules, "its own");
    let next = session.preferences().rules;
    assert_eq!(next, Preset::Draw.rules(Seats::Two), "of the next game");
}

#[test]
fn rules_set_in_a_hand_played_from_the_other_seat_are_for_the_next_game() {
    let mut session = between_hands();
    session.replay_hand_from_other_seat(0).expect("it can be dealt");
    let of_hand = *session.state().rules();
    assert_ne!(session.next_rules(), of_hand, "those of a whole game");
    set_rules(&mut session, |rules| rules.threes = true);
    assert!(!session.has_waiting_rules(), "there is no next hand");
    play_out(&mut session);
    let mut hands = session.state().rounds().iter();
    assert!(hands.all(|hand| *hand.rules() == of_hand), "in that hand");
    assert!(session.next_rules().threes, "as set");
}
