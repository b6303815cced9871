//! What is counted and listed, and as what; clearing it, and its file.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::{Level, Name, Preset, Seats, Team};
use game::profile::{
    DayTries, GameId, GameKind, GameName, GameResult, OpponentKind, OwnGame, PlayedGame,
    Preferences, ReviewFigures,
};
use game::session::{Session, State, Step};

use super::fixture::*;
use super::help::set_rules;

fn start() -> DateTime<Utc> {
    "2026-11-20T11:17:00Z".parse().expect("a time")
}

fn only(session: &Session) -> Arc<PlayedGame> {
    let [game] = listed(session) else {
        panic!("one game: {:?}", listed(session));
    };
    Arc::clone(game)
}

/// Two games that are over, one after the other.
fn two_over() -> Session {
    let mut session = over();
    session.new_game(None);
    play_out(&mut session);
    session
}

/// The same player after a stop, with this file of the history.
fn with_file(session: &Session, file: Vec<Arc<PlayedGame>>) -> Session {
    let mut again = again_without_lists(session);
    again.set_lists(file, &DayTries::default());
    again
}

#[test]
fn a_finished_game_is_listed_with_all_there_is_to_say() {
    let mut session = dealt();
    let mut now = start();
    session.note_time(now);
    while session.state().outcome().is_none() {
        now += TimeDelta::seconds(7);
        session.note_time(now);
        go_on(&mut session);
    }
    let (game, state) = (only(&session), session.state());
    assert_eq!((game.id, game.ended), (session.game_in_progress().id(), now));
    let kind = GameKind {
        game: GameName::ReadyMade(Preset::AllFives),
        seats: Seats::Two,
        company: OpponentKind::Nestors(Level::Beginner),
    };
    assert_eq!(game.kind, kind);
    assert_eq!(session.kind(), kind);
    assert_eq!((&game.seating, game.rules()), (state.seating(), *state.rules()));
    assert_eq!(game.hands as usize, state.rounds().len());
    assert_eq!(game.actions as usize, state.record().len());
    let scores = Team::all(Seats::Two).map(|team| state.scores()[team]);
    assert!(scores.eq(game.scores.iter().copied()), "points");
    assert_eq!(game.winner, state.outcome().and_then(|it| it.winner));
    let secs = (now - start()).num_seconds();
    assert_eq!(i64::from(game.secs), secs, "each second counts once");
    assert_eq!(game.nth, Some(0), "its number in the list");
    let (key, results) = session.tally().iter().next().expect("it is counted");
    assert_eq!((&key.kind, key.with_help), (&kind, false));
    assert_eq!(results, GameResult::Won.into());
}

#[test]
fn a_night_between_two_plays_is_no_time_played_nor_is_a_clock_set_back() {
    let mut session = dealt();
    let mut now = start();
    for jump in
        [TimeDelta::hours(9), TimeDelta::hours(-20), TimeDelta::seconds(5), TimeDelta::zero()]
    {
        session.note_time(now);
        go_on(&mut session);
        now += jump;
    }
    play_out(&mut session);
    assert_eq!(only(&session).secs, 120 + 5, "two minutes at most");
}

/// A session whose clock a test turns on.
struct Timed {
    session: Session,
    now: DateTime<Utc>,
}

impl Timed {
    fn begin() -> Self {
        let mut session = dealt();
        session.note_time(start());
        let now = start();
        Self { session, now }
    }

    /// So much time passes.
    fn wait(&mut self, millis: i64) {
        self.now += TimeDelta::milliseconds(millis);
        self.session.note_time(self.now);
    }

    /// So many actions follow, each after so much time.
    fn act(&mut self, actions: usize, millis: i64) {
        for _ in 0..actions {
            self.wait(millis);
            go_on(&mut self.session);
        }
    }

    /// The playing time of the game, which ends without any more of it.
    fn played_secs(mut self) -> u32 {
        play_out(&mut self.session);
        only(&self.session).secs
    }
}

#[test]
fn the_playing_time_of_a_game_begins_with_its_deal() {
    let mut timed = Timed::begin();
    timed.wait(100_000);
    timed.session.new_game(Some(4));
    timed.act(10, 1000);
    assert_eq!(timed.played_secs(), 10, "the pause before is none of it");

    let mut timed = Timed::begin();
    timed.act(3, 1000);
    timed.wait(50_000);
    timed.session.new_game(Some(5));
    timed.wait(50_000);
    assert_eq!(timed.session.undo(), Some(Step::Game), "it is back");
    timed.act(1, 1000);
    assert_eq!(timed.played_secs(), 4, "as long as it was on the table");
}

#[test]
fn time_behind_a_window_is_no_playing_time_and_parts_of_seconds_add_up() {
    let mut timed = Timed::begin();
    timed.act(4, 750);
    timed.wait(1000);
    for _ in 0..5 {
        timed.now += TimeDelta::seconds(20);
        timed.session.note_idle_time(timed.now);
    }
    timed.act(1, 1000);
    assert_eq!(timed.played_secs(), 5, "3 s, and 2 s around the window");
}

#[test]
fn a_game_is_counted_under_its_name_and_by_its_rules_at_the_end() {
    let name = Name::new("To fifty").expect("a name");
    let rules = short().rules;
    let preferences =
        Preferences { own_games: vec![OwnGame { name: name.clone(), rules }], ..short() };
    let mut session = session(&preferences, 6);
    play_out(&mut session);
    assert_eq!(only(&session).kind.game, GameName::Own(name), "its name");
    let mut session = after(OPENING);
    let all_threes = Preset::AllThrees.rules(Seats::Two);
    set_rules(&mut session, |rules| *rules = all_threes);
    play_out(&mut session);
    assert_eq!(*session.state().rules(), all_threes);
    let game = only(&session).kind.game.clone();
    assert_eq!(game, GameName::ReadyMade(Preset::AllThrees), "at the end");
}

#[test]
fn without_a_history_games_count_in_the_tally_alone() {
    let preferences = Preferences { history: false, ..short() };
    let mut session = session(&preferences, NUMBER);
    for games in 1..=50 {
        play_out(&mut session);
        assert_eq!(counts(&session), (games, 0));
        assert!(session.finished_in_state().is_empty(), "nothing is kept");
        assert_eq!(session.finished_game(session.game_in_progress().id()), None);
        session.new_game(None);
    }
    assert_eq!(counts(&again(&session)), (50, 0), "nor after a restart");
    session.set_preferences(short());
    play_out(&mut session);
    assert_eq!(counts(&session), (51, 1), "from now on");
}

#[test]
fn whatever_was_listed_before_nothing_is_lost_or_doubled() {
    let mut session = after(OPENING);
    let unfinished = again(&session);
    play_out(&mut session);
    let game = only(&session);
    for file in [Vec::new(), vec![Arc::clone(&game)]] {
        let later = with_file(&session, file.clone());
        assert_eq!(only(&later), game, "once");
        assert_eq!(counts(&later), (1, 1));
        session.new_game(None);
        let later = with_file(&session, file.clone());
        assert_eq!(only(&later), game, "after another game was begun");
        let early = with_file(&unfinished, file);
        // The state is older than the list: the game in it is its own, which goes on.
        assert_eq!(counts(&early), (0, 0), "it has not ended yet");
    }
}

#[test]
fn an_end_that_was_taken_back_for_good_is_in_no_list_from_before() {
    let mut session = over();
    let game = only(&session);
    session.undo();
    session.new_game(None);
    let later = with_file(&session, vec![Arc::clone(&game)]);
    assert_eq!(counts(&later), (0, 0), "it never ended");
    undo_game(&mut session);
    play_at_random(&mut session, 8);
    let end = only(&session);
    let later = with_file(&session, vec![game]);
    assert_eq!(only(&later), end, "it has ended otherwise");
}

#[test]
fn what_ends_while_the_lists_are_read_stands_after_them_once() {
    let session = over();
    let first = only(&session);
    let mut later = again_without_lists(&session);
    later.begin_loading_lists();
    assert!(later.is_loading_lists());
    later.new_game(None);
    play_out(&mut later);
    later.clear_tally();
    let older = PlayedGame {
        id: format!("{:032x}", 1).parse().expect("an id"),
        nth: Some(0),
        ..PlayedGame::clone(&first)
    };
    let file = vec![Arc::new(older), first];
    later.set_lists(file, &DayTries::default());
    assert!(!later.is_loading_lists());
    let ids: Vec<GameId> = listed(&later).iter().map(|it| it.id).collect();
    assert_eq!(ids.len(), 3, "all are there");
    assert_eq!(ids[2], later.game_in_progress().id(), "the new one is the last");
    assert_eq!(counts(&later).0, 0, "the tally is cleared");
}

#[test]
fn a_history_that_was_cleared_is_brought_back_until_it_is_erased() {
    let mut session = two_over();
    let games = listed(&session).to_vec();
    session.clear_history();
    assert_eq!(session.lists().cleared_count, 2);
    for file in [games.clone(), Vec::new()] {
        let mut later = with_file(&session, file);
        assert_eq!(counts(&later), (2, 0), "cleared");
        assert_eq!(later.lists().cleared_count, 2, "not for good");
        later.restore_history();
        assert_eq!(listed(&later), games, "all of it");
        assert_eq!(later.undo(), Some(Step::History), "that is a step, too");
        assert_eq!(counts(&later), (2, 0));
        assert_eq!(later.redo(), Some(Step::History));
    }
    // The second is taken back while the history is cleared.
    let mut later = again(&session);
    assert_eq!(later.undo(), Some(Step::History));
    assert_eq!(later.undo(), Some(Step::Action));
    later.clear_history();
    later.restore_history();
    assert_eq!(listed(&later), &games[..1], "it goes on");
    play_out(&mut later);
    assert_eq!(counts(&later), (2, 2), "and ends");
}

#[test]
fn a_review_is_noted_wherever_the_line_of_its_game_stands() {
    let mut session = two_over();
    let judged = ReviewFigures { decisions: 30, cost: 0.25, luck: -7.5 };
    let ids = [0, 1].map(|place: usize| listed(&session)[place].id);
    session.add_review_figures(ids[1], judged);
    let other = with_file(&super::fixture::session(&short(), 4), listed(&session).to_vec());
    let mut other = again(&other);
    other.add_review_figures(ids[0], judged);
    let noted = |session: &Session| {
        let games = listed(session).iter().map(|it| it.judged.is_some());
        games.collect::<Vec<_>>()
    };
    assert_eq!(noted(&session), [false, true], "in the state");
    assert_eq!(noted(&again(&session)), [false, true]);
    assert_eq!(noted(&other), [true, true], "in the file");
    assert_eq!(noted(&again(&other)), [true, true]);
}

#[test]
fn how_a_finished_game_stands_among_the_others_is_told() {
    let mut session = two_over();
    assert_eq!(session.opponent_streak().map(|run| run.results.games()), Some(2));
    assert!(session.best_score_of_others().is_some(), "the first");
    session.undo();
    assert_eq!(session.opponent_streak(), None, "it is not over");
}

#[test]
fn what_is_erased_is_gone_for_good_and_undo_goes_on_without_it() {
    let mut session = two_over();
    assert_eq!(session.shared_state().without_cleared_history(), None, "nothing is cleared");
    session.clear_history();
    session.new_game(None);
    play_out(&mut session);
    let (state, mark) = session.shared_state().without_cleared_history().expect("two are cleared");
    assert_eq!(mark, 2);
    let settings = Arc::clone(session.shared_preferences());
    let state: State = reread(&state);
    let mut session =
        Session::resume(session.name(), settings, state, seeds(5)).expect("it can be played");
    assert_eq!(counts(&session), (3, 1), "the tally stays");
    assert_eq!(session.lists().cleared_count, 0);
    session.restore_history();
    assert_eq!(counts(&session), (3, 1), "nothing comes back");
    let mut steps = Vec::new();
    while let Some(step) = session.undo() {
        steps.push(step);
    }
    assert!(!steps.contains(&Step::History), "nor by undo");
    assert_eq!(counts(&session), (0, 0));
    while session.redo().is_some() {}
    assert_eq!(counts(&session), (3, 1));
    session.new_game(None);
    play_out(&mut session);
    assert_eq!(listed(&session).last().map(|it| it.nth), Some(Some(3)), "numbers go on");
}

#[test]
fn what_the_timeline_let_go_before_the_lists_are_read_stays_listed() {
    let mut session = again_without_lists(&over());
    session.begin_loading_lists();
    for _ in 0..45 {
        session.new_game(None);
        play_out(&mut session);
    }
    session.set_lists(over().lists().all.to_vec(), &DayTries::default());
    assert_eq!(counts(&session), (46, 46));
    assert_eq!(counts(&again(&session)), (46, 46));
}
