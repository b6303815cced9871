//! A simulated evening of play with random operations, and the data that must be saved.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Preset, Rules, Seats};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::super::fault::Fault;
use super::super::fixture::seed_source;
use super::super::tables::Tables;
use crate::profile::{
    Day, DayTries, DayTry, GameId, Help, Person, PlayedGame, PlayerId, Preferences, ReviewFigures,
};
use crate::session::{Game, GameFile, Session, State};

/// All data that the tables have of a player, for comparison.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedData {
    pub state: Option<State>,
    pub lines: Vec<PlayedGame>,
    pub records: BTreeMap<GameId, Game>,
    pub days: Vec<DayTry>,
}

impl SavedData {
    pub fn read(tables: &Tables, player: PlayerId) -> Result<Self, Fault> {
        let mut records = BTreeMap::new();
        for id in tables.recorded_game_ids(player)? {
            let file = tables.get::<GameFile>(&(player, id))?.expect("it is there");
            records.insert(id, file.game);
        }
        let (lines, days) = (tables.all(player)?, tables.all(player)?);
        assert_eq!((lines.left_out, days.left_out), (0, 0), "all makes sense");
        let state = tables.get(&player)?;
        Ok(Self { state, lines: lines.values, records, days: days.values })
    }
}

/// A simulated evening at the table: a session in which random short games are played.
pub struct Evening {
    pub session: Session,
    rng: ChaCha8Rng,
    /// The listed games with all moves, as the table of records must have them.
    records: BTreeMap<GameId, Game>,
    saved: Option<GameFile>,
    days: usize,
    /// Whether many games are played out, so that undo does not reach the first.
    plays_out_games: bool,
}

impl Evening {
    pub fn new(number: u64) -> Self {
        let rules = Rules { target: Some(20), hand_size: 3, ..Preset::AllFives.rules(Seats::Two) };
        let preferences = Arc::new(Preferences { rules, ..Preferences::default() });
        let session = Session::new(&Person::nameless(), preferences, None, seed_source(number));
        Self::with(session, number, BTreeMap::new(), 0)
    }

    /// The next evening, after the program was started again.
    pub fn next(&self, kept: &SavedData, number: u64) -> Self {
        let Some(state) = kept.state.clone() else {
            return Self::new(number);
        };
        let settings = Arc::clone(self.session.shared_preferences());
        let session = Session::resume(self.session.name(), settings, state, seed_source(number));
        let mut session = session.expect("it can be played");
        session.begin_loading_lists();
        let days = DayTries::try_from(kept.days.clone()).expect("they are in order");
        session.set_lists(kept.lines.iter().cloned().map(Arc::new).collect(), &days);
        Self::with(session, number, kept.records.clone(), self.days)
    }

    fn with(session: Session, number: u64, records: BTreeMap<GameId, Game>, days: usize) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(number);
        Self { session, rng, records, saved: None, days, plays_out_games: number.is_multiple_of(3) }
    }

    /// The data that must be saved by now.
    pub fn expected_data(&self) -> SavedData {
        SavedData {
            state: Some(State::clone(self.session.shared_state())),
            lines: self.session.lists().all.iter().map(|line| PlayedGame::clone(line)).collect(),
            records: self.records.clone(),
            days: self.session.days().tries().to_vec(),
        }
    }

    /// Carries out a random possible operation.
    pub fn step(&mut self) {
        if self.plays_out_games && self.rng.random_bool(0.5) {
            self.play_out();
            self.session.new_game(None);
            return self.note();
        }
        let session = &mut self.session;
        match self.rng.random_range(0..100) {
            0..62 => self.play(),
            62..70 => drop(session.undo()),
            70..75 => drop(session.redo()),
            75..78 => drop(session.new_game(None)),
            78..80 => drop(session.restart()),
            80 => session.set_bookmark(),
            81 => drop(session.restore_bookmark()),
            82 => session.clear_history(),
            83..85 => session.restore_history(),
            85 => session.clear_tally(),
            86 => self.saved = Some(session.game_file(None)),
            87..89 => {
                if let Some(file) = &self.saved {
                    session.open(&file.game);
                }
            }
            89..92 => self.add_review(),
            92 => session.note_help(Help::Advice),
            93 => {
                let preferences = session.preferences().clone();
                let history = !preferences.history;
                session.set_preferences(Preferences { history, ..preferences });
            }
            94..97 => self.begin_day(),
            _ => self.resume_day(),
        }
        self.note();
    }

    /// Lists games in the history from now on.
    pub fn list_games(&mut self) {
        let preferences = self.session.preferences().clone();
        self.session.set_preferences(Preferences { history: true, ..preferences });
    }

    /// Plays to the end of the game, whatever is on the table.
    pub fn play_out(&mut self) {
        while self.session.state().outcome().is_none() {
            self.play();
        }
        self.note();
    }

    fn play(&mut self) {
        let session = &mut self.session;
        if session.state().can_deal() {
            session.deal().expect("it can be dealt");
        } else if let Some(action) = session.state().legal_actions().choose(&mut self.rng) {
            if let Some(request) = session.request() {
                session.nestor_acts(request.ticket, *action);
            } else if let Some(seat) = session.person_in_turn() {
                session.act(seat, *action).expect("it is allowed");
            }
        } else {
            session.new_game(None);
        }
    }

    fn add_review(&mut self) {
        let all = Arc::clone(&self.session.lists().all);
        if let Some(line) = all.choose(&mut self.rng) {
            let cost = f32::from(self.rng.random_range(0..1000_u16));
            self.session
                .add_review_figures(line.id, ReviewFigures { decisions: 3, cost, luck: 0.5 });
        }
    }

    fn begin_day(&mut self) {
        let first: chrono::NaiveDate = "2026-01-01".parse().expect("a date");
        self.days += 1;
        let day = Day::of(first + chrono::Days::new(self.days as u64));
        self.session.begin_day(day, day);
    }

    fn resume_day(&mut self) {
        let tries = self.session.days().tries();
        if let Some(day) = tries.choose(&mut self.rng).map(|tried| tried.day) {
            self.session.resume_day(day);
        }
    }

    /// Updates `records`: takes over the listed games that are in the state, and keeps the last
    /// version of the others.
    fn note(&mut self) {
        let (all, state) = (&self.session.lists().all, self.session.shared_state());
        self.records.retain(|id, _| all.iter().any(|line| line.id == *id));
        for line in &**all {
            if let Some(game) = state.games().find(|game| game.id() == line.id) {
                self.records.insert(line.id, game.clone());
            }
        }
    }
}
