//! What is counted, and as what.

use engine::{Name, Preset, Rules, Seats};
use game::profile::{GameName, Help, OwnGame, Preferences, TallyKey};
use game::session::{Session, UndoStep};

use super::found::session;
use super::{play_to_the_end, play_until, short_game};
use crate::YOU;

/// The only line of the tally.
fn only_line(session: &Session) -> TallyKey {
    let mut lines = session.tally().iter();
    let (key, wins) = lines.next().expect("a game was counted");
    assert_eq!(wins.games(), 1, "one game");
    assert!(lines.next().is_none(), "no other line");
    key.clone()
}

#[test]
fn a_game_is_counted_for_whoever_won_it() {
    let mut yours = 0;
    let mut sitting = session(&short_game(), 10);
    for games in 1..=12 {
        play_to_the_end(&mut sitting);
        let outcome = sitting.state().outcome().expect("it is over");
        yours += u32::from(outcome.winner == Some(Seats::Two.team(YOU)));
        let total = sitting.tally().total();
        assert_eq!(
            (total.won, total.won + total.lost),
            (yours, games),
            "each once"
        );
        sitting.new_game(None);
    }
    assert!(
        yours > 0 && yours < 12,
        "both of them have won some: {yours}"
    );
}

#[test]
fn without_undo_restore_and_looking_a_game_is_without_help() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let key = only_line(&session);
    assert_eq!(
        (key.kind.game, key.with_help),
        (GameName::Unnamed, false),
        "plain"
    );
}

#[test]
fn undo_restore_looking_and_advice_each_make_a_game_one_with_help() {
    type Way = fn(&mut Session);
    let undo: Way = |session| assert!(session.undo().is_some(), "undone");
    let restore: Way = |session| {
        session.preserve();
        assert!(session.restore(), "restored");
    };
    let looking: Way = |session| session.note_help(Help::Knowledge);
    let advice: Way = |session| session.note_help(Help::Advice);
    for (name, help, which) in [
        ("undo", vec![undo], Help::Knowledge),
        ("restore", vec![restore], Help::Knowledge),
        ("looking", vec![looking], Help::Knowledge),
        ("advice", vec![advice], Help::Advice),
        ("advice, then undo", vec![advice, undo], Help::Knowledge),
        (
            "looking, then advice",
            vec![looking, advice],
            Help::Knowledge,
        ),
    ] {
        let mut session = session(&short_game(), 6);
        play_until(&mut session, |session| session.state().record().len() > 6);
        for help in help {
            help(&mut session);
        }
        play_to_the_end(&mut session);
        assert!(only_line(&session).with_help, "{name} is help");
        let games = session.history().games();
        let ended = games.first().map(|game| game.help);
        assert_eq!(ended, Some(which), "{name}");
    }
}

#[test]
fn looking_at_what_was_left_after_a_game_is_no_help() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    session.note_help(Help::Knowledge);
    assert!(!session.game().helped(), "the game was over");
    assert!(!only_line(&session).with_help, "as it was counted");
}

#[test]
fn a_game_counts_under_the_name_that_the_player_gave_it() {
    let rules = short_game().rules;
    let name = Name::new("To fifty").expect("a name");
    let preferences = Preferences {
        own_games: vec![OwnGame { name, rules }],
        ..short_game()
    };
    let mut session = session(&preferences, 6);
    play_to_the_end(&mut session);
    let to_fifty = Name::new("To fifty").expect("a name");
    let game = only_line(&session).kind.game;
    assert_eq!(game, GameName::Own(to_fifty), "its name");
}

#[test]
fn rules_changed_on_the_way_count_as_what_they_are_at_the_end() {
    let mut session = session(&short_game(), 6);
    play_until(&mut session, |session| session.state().record().len() > 3);
    let rules = Preset::AllThrees.rules(Seats::Two);
    session.set_preferences(Preferences {
        rules,
        ..session.preferences().clone()
    });
    assert!(session.rules_wait(), "they wait for the next hand");
    play_to_the_end(&mut session);
    assert_eq!(*session.state().rules(), rules, "another hand was dealt");
    let game = only_line(&session).kind.game;
    let all_threes = GameName::ReadyMade(Preset::AllThrees);
    assert_eq!(game, all_threes, "its last rules");
}

#[test]
fn a_cleared_tally_comes_back_before_anything_else() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let before = session.tally().clone();
    session.clear_tally();
    assert!(session.tally().is_empty(), "cleared");
    assert_eq!(
        session.undo(),
        Some(UndoStep::Tally),
        "that was the last thing"
    );
    assert_eq!(session.tally(), &before, "as it was");
    assert!(session.state().outcome().is_some(), "the game is as it was");
    assert_eq!(session.undo(), Some(UndoStep::Action), "then the last play");
    assert!(session.tally().is_empty(), "which ended the game");
}

#[test]
fn rules_take_effect_with_the_next_hand_and_not_before() {
    let mut session = session(&super::preferences(Preset::AllFives), 8);
    play_until(&mut session, |session| session.state().record().len() > 3);
    let rules = Rules {
        threes: true,
        ..*session.state().rules()
    };
    session.set_preferences(Preferences {
        rules,
        ..session.preferences().clone()
    });
    let before = session.state().rounds().len();
    play_until(&mut session, |session| session.state().can_deal());
    assert!(!session.state().rules().threes, "not in this hand");
    play_until(&mut session, |session| {
        session.state().rounds().len() > before
    });
    assert!(session.state().rules().threes, "in the next");
    assert!(!session.rules_wait(), "nothing waits any more");
}
