//! Saved games, and starting a game again.

use engine::{Preset, ReplayError, Seed};
use game::profile::History;
use game::session::{NamedGame, Session, UndoStep};

use super::found::session;
use super::{go_on, nestor_acts, play_to_the_end, play_until, preferences, short_game};

fn seeds(session: &Session) -> Vec<Seed> {
    let rounds = session.state().record().rounds.iter();
    rounds.map(|round| round.seed).collect()
}

/// What is read of what was written.
fn from_disk(file: &NamedGame) -> NamedGame {
    let text = ron::to_string(file).expect("it can be written");
    ron::from_str(&text).expect("and read")
}

#[test]
fn a_saved_game_is_the_very_position_with_its_deals_to_come() {
    let mut one = session(&preferences(Preset::AllFives), 3);
    play_until(&mut one, |session| session.state().rounds().len() == 2);
    let file = one.save_as(" Before the end ");
    assert_eq!(file.name, "Before the end", "its name");
    let mut other = session(&preferences(Preset::Draw), 4);
    go_on(&mut other);
    other.open_game(from_disk(&file).open().expect("it can be played"));
    assert_eq!(other.state(), one.state(), "the very position");
    assert!(!other.game().helped(), "going on is no help");
    assert_eq!(other.undo(), Some(UndoStep::Game), "and undo");
    assert!(!other.state().rules().fives, "brings the other back");
}

#[test]
fn a_game_in_which_only_nestor_has_acted_is_not_kept_for_anybody() {
    let games = (0..).map(|number| session(&preferences(Preset::AllFives), number));
    let mut led_by_nestor = games.filter(|game| game.nestor_in_turn().is_some());
    let mut game = led_by_nestor.next().expect("he leads some");
    while game.nestor_in_turn().is_some() {
        nestor_acts(&mut game);
    }
    assert!(!game.keeps_game(), "nobody has begun it");
    go_on(&mut game);
    assert!(game.keeps_game(), "somebody has");
}

#[test]
fn at_an_untouched_table_undo_goes_on_into_the_saved_game() {
    let mut one = session(&preferences(Preset::AllFives), 3);
    play_until(&mut one, |session| session.state().record().len() > 8);
    let file = one.save_as("A game");
    let mut other = session(&preferences(Preset::AllFives), 4);
    while other.can_restart() {
        other.new_game(None);
    }
    let untouched = other.can_undo();
    other.open_game(file.open().expect("it can be played"));
    assert!(!untouched || other.can_undo(), "nothing is forgotten");
    one.undo();
    other.undo();
    assert_eq!(
        other.state().record().len(),
        one.state().record().len(),
        "the player's last play is taken back"
    );
}

#[test]
fn opening_a_game_that_was_played_on_counts_as_help_and_as_another_game() {
    let mut session = session(&short_game(), 6);
    play_until(&mut session, |session| session.state().record().len() > 6);
    let file = session.save_as("A game");
    let id = session.game().id();
    go_on(&mut session);
    session.open_game(file.clone().open().expect("it can be played"));
    assert!(session.game().helped(), "a second try is help");
    assert_ne!(session.game().id(), id, "of another game");
    session.undo();
    play_to_the_end(&mut session);
    session.new_game(None);
    session.open_game(file.open().expect("it can be played"));
    assert!(session.game().helped(), "it was finished once");
    play_to_the_end(&mut session);
    assert_eq!(session.history().games().len(), 2, "both count");
}

#[test]
fn a_finished_game_of_somebody_else_changes_neither_tally_nor_history() {
    let mut anna = session(&short_game(), 6);
    play_to_the_end(&mut anna);
    let file = from_disk(&anna.save_as("A game"));
    let mut ben = session(&short_game(), 7);
    play_to_the_end(&mut ben);
    let (tally, history) = (ben.tally().clone(), ben.history().clone());
    ben.open_game(file.open().expect("it can be looked at"));
    assert_eq!(ben.state(), anna.state(), "it is on the table");
    ben.keep_history(history.clone());
    assert_eq!(
        ben.history().games(),
        history.games(),
        "after the next start"
    );
    assert_eq!(ben.undo(), Some(UndoStep::Game), "his own is back");
    assert_eq!(ben.tally(), &tally, "with what is counted of it");
    assert_eq!(ben.history().games(), history.games(), "and nothing taken");
}

#[test]
fn what_was_cleared_at_an_untouched_table_comes_back_before_a_play_of_the_opened_game() {
    let mut one = session(&preferences(Preset::AllFives), 3);
    play_until(&mut one, |session| session.state().record().len() > 8);
    let file = one.save_as("A game");
    let mut other = session(&short_game(), 6);
    play_to_the_end(&mut other);
    other.new_game(None);
    while other.can_restart() {
        other.new_game(None);
    }
    other.clear_tally();
    other.open_game(file.open().expect("it can be played"));
    assert_eq!(other.undo(), Some(UndoStep::Tally), "the last thing done");
    assert_eq!(other.state(), one.state(), "the game is as it was");
}

#[test]
fn opening_a_game_whose_deals_were_played_to_the_end_in_another_counts_as_help() {
    let mut one = session(&short_game(), 6);
    play_until(&mut one, |session| session.state().record().len() > 3);
    let file = one.save_as("A game");
    one.restart();
    play_to_the_end(&mut one);
    let ended = one.history().clone();
    for history in [History::default(), ended] {
        let mut other = session(&short_game(), 7);
        let has_ended = !history.games().is_empty();
        other.keep_history(history);
        other.open_game(file.clone().open().expect("it can be played"));
        assert_eq!(other.game().helped(), has_ended, "its deals are known");
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_with_the_action() {
    let mut session = session(&preferences(Preset::AllFives), 3);
    play_until(&mut session, |session| session.state().record().len() > 8);
    let mut file = session.save_as("A game");
    let actions = &mut file.game.record.rounds[0].actions;
    let twice = actions[0];
    actions.push(twice);
    let reason = file.open().expect_err("a bone cannot be played twice");
    assert!(
        reason.to_string().starts_with("hand 1, action "),
        "{reason}"
    );
}

#[test]
fn a_restarted_game_has_the_same_deals_and_undo_brings_the_other_back() {
    let mut session = session(&preferences(Preset::AllFives), 3);
    play_until(&mut session, |session| session.state().rounds().len() == 3);
    let before = session.state().clone();
    session.restart();
    assert_eq!(session.state().rounds().len(), 1, "from the start");
    assert_eq!(seeds(&session)[0], before.record().rounds[0].seed, "dealt");
    assert!(session.game().helped(), "the deals are known");
    play_until(&mut session, |session| session.state().rounds().len() == 3);
    let again = seeds(&session);
    let first: Vec<_> = before.record().rounds.iter().map(|r| r.seed).collect();
    assert_eq!(again, first, "all the same deals");
    while session.undo() != Some(UndoStep::Game) {}
    assert_eq!(session.state(), &before, "the other game is back");
}

#[test]
fn a_file_with_seeds_of_more_hands_than_a_game_can_have_is_refused() {
    let session = session(&preferences(Preset::AllFives), 3);
    let file = |seeds: usize| {
        let mut file = session.save_as("Many");
        let played = file.game.record.rounds.len();
        file.game.later_seeds = vec![Seed::new([1; 32]); seeds - played];
        file.open().map(|_| ())
    };
    assert_eq!(file(200), Ok(()), "as many as a game can have");
    let refused = ReplayError::TooManySeeds { seeds: 201 };
    assert_eq!(file(201), Err(refused));
}
