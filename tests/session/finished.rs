//! Finished games of the history, back on the table to be looked back at.

use engine::{Preset, Rules, Seats};
use game::profile::{GameId, PlayedGame, Preferences, Tally};
use game::session::{Game, NamedGame, SavedGame, Session, UndoStep};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::found::{self, session};
use super::{play_to_the_end, play_until, set, short_game};

/// What is read of what was written.
pub fn from_disk(game: &NamedGame) -> Game {
    let text = ron::to_string(game).expect("it can be written");
    let game: NamedGame = ron::from_str(&text).expect("and read");
    game.open().expect("it was played").game
}

/// A finished game, and another one after it that has got so far.
pub fn one_finished() -> (Session, GameId) {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let id = session.game().id();
    session.new_game(None);
    play_until(&mut session, |session| session.state().record().len() > 6);
    (session, id)
}

pub fn finished(session: &Session, id: GameId) -> NamedGame {
    session.finished_game(id).expect("it is at hand")
}

/// What is counted, and how often that was changed.
fn counted(session: &Session) -> (Tally, Vec<PlayedGame>, [u64; 2]) {
    let changes = session.changes();
    let games = session.history().games().to_vec();
    (
        session.tally().clone(),
        games,
        [changes.tally, changes.history],
    )
}

#[test]
fn a_finished_game_comes_on_the_table_and_undo_brings_back_the_game_before_as_it_was() {
    let (mut session, id) = one_finished();
    let (before, counts) = (session.game().save(), counted(&session));
    assert!(!before.help.is_any(), "without help so far");
    let kept = finished(&session, id);
    assert_eq!(kept.game.id, Some(id), "with its id");
    assert!(session.open_finished(from_disk(&kept)), "it is opened");
    assert_eq!(session.game().id(), id, "the very game");
    assert_eq!(session.state().record(), &kept.game.record, "with its end");
    assert_eq!(counted(&session), counts, "nothing is counted");
    assert_eq!(session.undo(), Some(UndoStep::Game), "back");
    assert_eq!(session.game().save(), before, "as it was");
    assert_eq!(session.redo(), Some(UndoStep::Game), "and there again");
    assert_eq!(session.game().id(), id, "the finished one");
    assert_eq!(session.undo(), Some(UndoStep::Game), "and back");
    assert_eq!(session.game().save(), before, "as it was");
    assert_eq!(counted(&session), counts, "nothing was counted");
}

#[test]
fn a_game_in_which_nobody_has_done_anything_comes_back_too() {
    let (mut session, id) = one_finished();
    let kept = finished(&session, id);
    session.new_game(None);
    let before = session.game().save();
    session.open_finished(from_disk(&kept));
    session.undo();
    assert_eq!(session.game().save(), before, "as it was dealt");
}

#[test]
fn whoever_looks_at_several_games_is_one_step_from_their_own() {
    let (mut session, first) = one_finished();
    play_to_the_end(&mut session);
    let second = session.game().id();
    session.new_game(None);
    let before = session.game().save();
    for id in [first, second, first, second] {
        let kept = finished(&session, id);
        assert!(session.open_finished(from_disk(&kept)), "it is opened");
        assert_eq!(session.game().id(), id, "there it is");
    }
    session.undo();
    assert_eq!(session.game().save(), before, "at once");
}

#[test]
fn a_sitting_goes_on_with_ones_own_game_though_the_tally_was_cleared_meanwhile() {
    let (mut session, id) = one_finished();
    let before = session.game().save();
    let kept = finished(&session, id);
    assert!(session.open_finished(from_disk(&kept)), "it is opened");
    let tally = session.tally().clone();
    session.clear_tally();
    assert_ne!(*session.tally(), tally, "it is cleared");
    session.leave_finished();
    assert_eq!(session.game().save(), before, "one's own game");
    assert_eq!(session.undo(), Some(UndoStep::Tally), "that was the last");
    assert_eq!(*session.tally(), tally, "as it was");
    assert_eq!(session.game().save(), before, "the game stays");
    assert_eq!(session.redo(), Some(UndoStep::Tally), "cleared again");
    session.undo();
    assert_eq!(
        session.undo_brings(),
        Some(UndoStep::Action),
        "then its own"
    );
}

#[test]
fn nothing_of_it_is_taken_back_however_old_its_step_is() {
    let (mut session, id) = one_finished();
    let kept = finished(&session, id);
    session.open_finished(from_disk(&kept));
    let counts = counted(&session);
    // So many steps that the one to the game before is forgotten.
    for _ in 0..40 {
        session.new_game(None);
    }
    while session.undo().is_some() {}
    assert_eq!(session.game().id(), id, "further back there is nothing");
    assert_eq!(counted(&session).0, counts.0, "the tally is as it was");
    assert_eq!(counted(&session).1, counts.1, "and the history");
    assert!(session.state().outcome().is_some(), "it is over");
}

#[test]
fn what_is_begun_from_it_is_a_game_like_any_other() {
    let (mut session, id) = one_finished();
    let kept = finished(&session, id);
    session.open_finished(from_disk(&kept));
    session.restart();
    play_until(&mut session, |session| session.state().record().len() > 6);
    let actions = session.state().record().len();
    assert!(session.game().helped(), "its deals are known");
    assert_eq!(
        session.undo(),
        Some(UndoStep::Action),
        "it can be taken back"
    );
    assert!(session.state().record().len() < actions, "as it is");
    while session.undo() != Some(UndoStep::Game) {}
    assert_eq!(session.game().id(), id, "then the finished one is back");
    let saved = session.save_as("A game");
    session.open_game(saved.open().expect("it can be played"));
    assert_ne!(session.game().id(), id, "a saved one is opened as ever");
    assert!(!session.game().is_from_history(), "and is one's own");
}

#[test]
fn only_finished_games_of_the_history_are_opened() {
    let (mut session, id) = one_finished();
    let kept = finished(&session, id);
    let on_table = session.game().save();
    assert_eq!(
        session.finished_game(on_table.id.expect("it has one")),
        None
    );
    let refused = |session: &mut Session, game: SavedGame, what: &str| {
        let before = session.game().save();
        let game = Game::open(game).expect("it can be played");
        assert!(!session.open_finished(game), "{what}");
        assert_eq!(session.game().save(), before, "{what}: nothing happened");
    };
    let uncounted = SavedGame {
        counted: None,
        ..kept.game.clone()
    };
    refused(&mut session, uncounted, "a game that is counted nowhere");
    let mut unfinished = kept.game.clone();
    let last = unfinished.record.rounds.last_mut().expect("it was dealt");
    last.actions.pop();
    refused(&mut session, unfinished, "a game that is not over");
    session.clear_history();
    assert!(session.finished_at_hand().is_empty(), "nothing is listed");
    refused(&mut session, kept.game.clone(), "a cleared game");
    session.bring_history_back();
    assert!(session.finished_at_hand().contains(&id), "it is back");
    assert!(session.open_finished(from_disk(&kept)), "and is opened");
}

#[test]
fn without_a_history_no_game_is_kept() {
    let mut session = session(
        &Preferences {
            history: false,
            ..short_game()
        },
        6,
    );
    play_to_the_end(&mut session);
    assert!(session.finished_at_hand().is_empty(), "nothing is kept");
    assert_eq!(session.finished_game(session.game().id()), None);
}

#[test]
fn whatever_is_done_the_tally_has_what_the_history_has() {
    for seed in 0..30 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let rules = Rules {
            target: Some(10),
            ..Preset::AllFives.rules(Seats::Two)
        };
        let mut session = session(&set(rules), seed);
        let mut kept: Vec<NamedGame> = Vec::new();
        for step in 0..300 {
            match random.random_range(0..24) {
                0..=2 => drop(session.undo()),
                3 => drop(session.redo()),
                4 | 5 if !kept.is_empty() => {
                    let one = &kept[random.random_range(0..kept.len())];
                    session.open_finished(from_disk(one));
                }
                6 => drop(session.new_game(None)),
                _ if session.state().outcome().is_some() => drop(session.new_game(None)),
                _ => drop(found::go_on(&mut session, &mut random)),
            }
            kept.extend(session.finished_game(session.game().id()));
            let games = session.history().games().len() as u64;
            let tally = session.tally().total().games();
            assert_eq!(tally, games, "seed {seed}, step {step}");
        }
        assert!(kept.len() > 2, "seed {seed}: there was something to open");
    }
}
