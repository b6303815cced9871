//! Rules that are changed in the middle of a game, or between two.

use engine::{
    DealError, LaterLeads, Position, PossibleScores, Preset, RoundEnd, Rules, Seat, Seats,
};
use game::profile::{Scope, Tutor};
use game::session::{NextHand, Session, UndoStep};

use super::found::{game_where, go_on, session};
use super::{play_until, preferences};
use crate::YOU;

/// Sets other rules.
fn change(session: &mut Session, change: impl Fn(&mut Rules)) {
    let mut preferences = session.preferences().clone();
    change(&mut preferences.rules);
    session.set_preferences(preferences);
}

fn scores(session: &Session) -> [i32; 2] {
    [0, 1].map(|seat| session.state().scores()[Seats::Two.team(Seat::ALL[seat])])
}

#[test]
fn under_rules_that_can_never_be_won_the_old_ones_go_on_until_they_are_mended() {
    let mut session = game_where(&preferences(Preset::AllFives), |session| {
        let off = scores(session).iter().all(|score| score % 5 != 0);
        session.state().can_deal() && off
    });
    let old = *session.state().rules();
    change(&mut session, |rules| {
        (rules.rounding, rules.exact_target) = (true, true);
    });
    let reason = DealError::TargetUnreachable {
        scores: PossibleScores::Fives,
        target: 150,
    };
    assert_eq!(session.next_hand(), NextHand::ByOldRules(reason));
    session.deal().expect("the old rules go on");
    assert_eq!(*session.state().rules(), old, "a hand by the old rules");
    assert!(session.rules_wait(), "the new ones still wait");
    change(&mut session, |rules| rules.exact_target = false);
    assert_eq!(session.next_hand(), NextHand::AsSet, "mended");
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    while !session.state().can_deal() {
        go_on(&mut session, &mut rng);
    }
    session.deal().expect("it can be dealt");
    assert!(session.state().rules().rounding, "and dealt by");
}

#[test]
fn a_target_that_somebody_has_reached_ends_the_game_as_one_with_help() {
    for exact in [false, true] {
        let mut session = game_where(&preferences(Preset::AllFives), |session| {
            let [yours, nestors] = scores(session);
            session.state().can_deal() && yours.max(nestors) > 60 && yours != nestors
        });
        change(&mut session, |rules| {
            (rules.target, rules.exact_target) = (Some(60), exact);
        });
        assert_eq!(session.next_hand(), NextHand::EndsGame);
        let rounds = session.state().rounds().len();
        let [yours, nestors] = scores(&session);
        session.deal().expect("the game ends");
        assert_eq!(session.state().rounds().len(), rounds, "no hand is dealt");
        let outcome = session.state().outcome().expect("it is over");
        let won = outcome.winner == Some(Seats::Two.team(YOU));
        assert_eq!(won, yours > nestors, "the higher score wins");
        let with_help = session.tally().results(&Scope::WITH_NESTORS, true);
        assert_eq!(with_help.games(), 1, "it counts as with help");
        let saved = session.save();
        assert!(saved.open().is_ok(), "it can be kept and read");
        assert_eq!(session.undo(), Some(UndoStep::Action), "and taken back");
        assert_eq!(session.state().outcome(), None, "to be played on");
    }
}

#[test]
fn who_won_a_game_leads_the_next_even_if_the_start_mode_was_changed_in_between() {
    let mut blocked = 0;
    for number in 0..12 {
        let mut session = session(&preferences(Preset::TheDrawGame), number);
        play_until(&mut session, |session| session.state().outcome().is_some());
        let outcome = session.state().outcome().expect("it is over");
        let winner = outcome.winner.expect("somebody won").index();
        let end = session.state().position().and_then(Position::end);
        blocked += usize::from(end == Some(RoundEnd::Blocked));
        change(&mut session, |rules| {
            rules.later_leads = LaterLeads::Winner;
        });
        session.new_game(None);
        let round = session.state().round().expect("it was dealt");
        assert_eq!(round.dealt().leader.index(), winner, "game {number}");
        assert!(
            round.dealt().drawn_for_lead.is_empty(),
            "nobody drew for it"
        );
    }
    assert!(blocked > 0, "some were won by a block");
}

#[test]
fn the_tutor_s_limit_is_one_of_points_as_they_are_shown() {
    let shown = |preset: Preset| preset.rules(Seats::Two).score_display;
    for (preset, points, asks) in [
        (Preset::AllFives, 1.9, false),
        (Preset::AllFives, 2.0, true),
        (Preset::CribbageBoardFives, 9.9, false),
        (Preset::CribbageBoardFives, 10.0, true),
    ] {
        let asked = Tutor::Strict.asks(points, shown(preset));
        assert_eq!(asked, asks, "{points} points in {preset:?}");
        assert!(!Tutor::Off.asks(points, shown(preset)), "he is off");
    }
}
