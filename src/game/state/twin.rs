//! The timeline beside a naive twin that keeps full copies.

use std::collections::HashMap;

use std::sync::Arc;

use chrono::DateTime;
use engine::{
    Action, Cut, Event, GameState, Level, Preset, Record, Rules, Seat, Seating, Seats, Seed,
    Shuffle, Team,
};
use rand::{RngExt as _, SeedableRng as _, seq::IndexedRandom as _};
use rand_chacha::ChaCha8Rng;

use super::state::key_of;
use super::*;
use crate::profile::{Company, GameId, GameName, Help, Kind, Person, PlayedGame, Tally};

/// All that is seen at one moment.
#[derive(Debug, Clone)]
struct Copy {
    game: GameId,
    table: GameState,
    ended: Vec<PlayedGame>,
    cleared: Tally,
    cleared_history: u32,
    /// Whether an action was done here, and no moment began.
    is_own: bool,
}

/// Undo and redo as two stacks of full copies.
#[derive(Debug)]
struct Twin {
    now: Copy,
    undo: Vec<Copy>,
    redo: Vec<Copy>,
    /// Games with a clock that are over stay counted whatever undo does.
    closed: Vec<PlayedGame>,
    preserved: Option<(GameState, Tally, Vec<Shuffle>)>,
    shuffles: HashMap<GameId, Vec<Shuffle>>,
    again: Vec<GameId>,
    next: u32,
}

impl Twin {
    fn counted(&self) -> Vec<PlayedGame> {
        let mut all: Vec<PlayedGame> = self.closed.clone();
        let more = self.now.ended.iter();
        all.extend(
            more.filter(|it| !self.closed.iter().any(|own| own.id == it.id))
                .cloned(),
        );
        all.sort_by_key(|it| it.nth);
        all
    }

    /// The tally, and the id and number of each listed game.
    fn lists(&self) -> (Tally, Vec<(GameId, Option<u32>)>) {
        let counted = self.counted();
        let mut tally = Tally::default();
        for it in &counted {
            tally.add(&key_of(it), it.result());
        }
        tally.take_away(&self.now.cleared);
        let is_shown = |it: &PlayedGame| it.nth.is_some_and(|nth| nth >= self.now.cleared_history);
        let shown = counted.iter().filter(|it| is_shown(it));
        (tally, shown.map(|it| (it.id, it.nth)).collect())
    }

    fn moment(&mut self) {
        let mut before = self.now.clone();
        before.is_own = false;
        self.undo.push(before);
        self.redo.clear();
    }

    fn lay(&mut self, game: GameId, table: GameState) {
        self.moment();
        self.now.game = game;
        self.now.table = table;
    }

    /// An answer of a Nestor: it is there wherever the game stood so before.
    fn answer(&mut self, action: Action, ended: Option<&PlayedGame>) {
        let (id, before) = (self.now.game, self.now.table.record().clone());
        let mut is_after = false;
        let copies = self.undo.iter_mut().chain([&mut self.now]);
        for copy in copies.chain(self.redo.iter_mut().rev()) {
            if copy.game == id && *copy.table.record() == before {
                copy.table.apply(action).expect("it is allowed");
                is_after = true;
            }
            copy.ended.extend(ended.filter(|_| is_after).cloned());
        }
    }

    /// The game on the table is over and has a clock.
    fn close(&mut self, counted: Option<PlayedGame>) {
        let id = self.now.game;
        self.closed.extend(counted);
        self.undo.retain(|copy| copy.game != id || !copy.is_own);
        self.redo.retain(|copy| copy.game != id || !copy.is_own);
        let copies = self.undo.iter_mut().chain(&mut self.redo);
        for copy in copies.filter(|copy| copy.game == id) {
            copy.table = self.now.table.clone();
        }
    }
}

/// The state and its twin, and what drives both.
struct Pair {
    rng: ChaCha8Rng,
    state: State,
    table: Table,
    twin: Twin,
    file: Vec<Arc<PlayedGame>>,
}

const OWNER: Seat = Seat::ALL[0];

fn rules(rng: &mut ChaCha8Rng) -> Rules {
    let preset = [
        Preset::AllFives,
        Preset::Draw,
        Preset::Block,
        Preset::FirecrackerFives,
    ];
    let preset = preset[rng.random_range(0..4)];
    let rules = preset.rules(Seats::Two);
    Rules {
        target: rules.target.map(|_| 20),
        ..rules
    }
}

fn begun(rng: &mut ChaCha8Rng) -> (GameId, GameState) {
    let rules = rules(rng);
    let seating = Seating::with_nestors(&Person::nameless(), Seats::Two, Level::Easy);
    let mut state = GameState::new(rules, seating, rng.random()).expect("the rules are valid");
    let shuffle = Shuffle {
        seed: Seed::new(rng.random()),
        cut: Cut::NONE,
    };
    state.deal(shuffle, rules).expect("it can be dealt");
    (GameId::drawn(Seed::new(rng.random())), state)
}

fn played(id: GameId, state: &GameState, help: Help) -> PlayedGame {
    let rules = state.rules();
    let scores = state.scores();
    PlayedGame {
        id,
        ended: DateTime::UNIX_EPOCH,
        kind: Kind {
            game: GameName::ReadyMade(Preset::AllFives),
            seats: rules.seats,
            company: Company::Nestors(Level::Easy),
        },
        rules: Some(*rules),
        seating: state.seating().clone(),
        winner: state.outcome().and_then(|outcome| outcome.winner),
        scores: Team::all(rules.seats).map(|team| scores[team]).collect(),
        hands: 1,
        actions: state.record().len() as u32,
        secs: 0,
        help,
        bonus: 0,
        given_up: false,
        luck: None,
        judged: None,
        number: None,
        origin: None,
        nth: None,
    }
}

impl Pair {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (id, begun) = begun(&mut rng);
        let game = Game::new(id, Deals::First(id), begun.record().clone());
        let (state, table) = State::new(game).expect("it can be played");
        let shuffles = vec![begun.record().rounds[0].shuffle()];
        Self {
            rng,
            state,
            table,
            twin: Twin {
                now: Copy {
                    game: id,
                    table: begun,
                    ended: Vec::new(),
                    cleared: Tally::default(),
                    cleared_history: 0,
                    is_own: false,
                },
                undo: Vec::new(),
                redo: Vec::new(),
                closed: Vec::new(),
                preserved: None,
                shuffles: HashMap::from([(id, shuffles)]),
                again: Vec::new(),
                next: 0,
            },
            file: Vec::new(),
        }
    }

    fn ended(&mut self, events: &[Event]) -> Option<PlayedGame> {
        if !events.iter().any(|it| matches!(it, Event::GameOver { .. })) {
            return None;
        }
        self.state.end();
        let id = self.twin.now.game;
        if self.twin.again.contains(&id) {
            return None;
        }
        // The help is told by the state alone: another test holds it.
        let played = played(id, self.table.state(), self.state.game().help);
        let is_listed = self.rng.random_bool(0.8);
        self.state.count(played.clone(), is_listed);
        let nth = is_listed.then_some(self.twin.next);
        self.twin.next += u32::from(is_listed);
        Some(PlayedGame { nth, ..played })
    }

    fn act(&mut self) -> &'static str {
        let turn = self.table.state().turn();
        let is_own = turn == Some(OWNER);
        let legal = self.table.state().legal_actions();
        let give_up = self.table.state().can_be_given_up() && self.rng.random_bool(0.03);
        let action = match (turn, give_up) {
            (_, true) => Action::GiveUp(OWNER),
            (Some(_), _) => *legal.choose(&mut self.rng).expect("there is one"),
            (None, _) => return self.deal(),
        };
        if is_own || give_up {
            let events = self
                .state
                .act(&mut self.table, action, false)
                .expect("legal");
            let mut before = self.twin.now.clone();
            before.is_own = true;
            self.twin.undo.push(before);
            self.twin.redo.clear();
            self.twin.now.table.apply(action).expect("legal");
            let ended = self.ended(&events);
            self.end_twin(ended);
            "act"
        } else {
            assert_eq!(
                self.table.place(),
                self.state.game().end(),
                "he is asked at the end"
            );
            let events = self.state.answer(&mut self.table, action, Level::Easy);
            let ended = self.ended(&events.expect("legal"));
            self.twin.answer(action, ended.as_ref());
            self.close(ended);
            "answer"
        }
    }

    fn end_twin(&mut self, ended: Option<PlayedGame>) {
        self.twin.now.ended.extend(ended.clone());
        self.close(ended);
    }

    fn close(&mut self, ended: Option<PlayedGame>) {
        let state = self.table.state();
        if state.rules().clock && state.outcome().is_some() {
            self.twin.close(ended);
        }
    }

    fn deal(&mut self) -> &'static str {
        if !self.table.state().can_deal() {
            return "over";
        }
        let seed = Seed::new(self.rng.random());
        let cut = Cut::new(self.rng.random_range(0..5)).expect("a cut");
        let rules = *self.table.state().rules();
        let events = self
            .state
            .deal(&mut self.table, cut, rules, false, &mut || seed);
        let round = self.twin.now.table.record().rounds.len();
        let shuffles = self.twin.shuffles.entry(self.twin.now.game).or_default();
        if shuffles.len() == round {
            shuffles.push(Shuffle { seed, cut });
        }
        let shuffle = shuffles[round];
        self.twin.redo.clear();
        self.twin
            .now
            .table
            .deal(shuffle, rules)
            .expect("it can be dealt");
        let ended = self.ended(&events.expect("it can be dealt"));
        self.end_twin(ended);
        "deal"
    }

    fn undo(&mut self) -> &'static str {
        let done = self.state.undo(&mut self.table).expect("it can be played");
        let twin = &mut self.twin;
        let leaves = |top: &Copy| top.game != twin.now.game && twin.now.table.can_be_given_up();
        match (done, twin.undo.pop_if(|top| !leaves(top))) {
            (None, Some(_)) => {
                // The oldest moments are gone.
                assert_eq!(
                    self.state.timeline().moments().first().map(|it| it.game),
                    Some(self.state.game().id())
                );
                twin.undo.clear();
            }
            (None, None) => {}
            (Some(_), None) => panic!("the twin has nothing to undo"),
            (Some(_), Some(before)) => {
                let mut after = std::mem::replace(&mut twin.now, before.clone());
                after.is_own = before.is_own;
                twin.redo.push(after);
            }
        }
        "undo"
    }

    fn redo(&mut self) -> &'static str {
        let done = self.state.redo(&mut self.table).expect("it can be played");
        let twin = &mut self.twin;
        let after = twin.redo.pop();
        assert_eq!(done.is_some(), after.is_some(), "redo");
        if let Some(after) = after {
            let is_own = after.is_own;
            let mut before = std::mem::replace(&mut twin.now, after);
            before.is_own = is_own;
            twin.undo.push(before);
        }
        "redo"
    }

    fn new_game(&mut self) -> &'static str {
        let (id, begun) = begun(&mut self.rng);
        let mut game = Game::new(id, Deals::First(id), begun.record().clone());
        if self.rng.random_bool(0.2) {
            game = game.again(Again::Tried);
            self.twin.again.push(id);
        }
        self.state
            .lay(&mut self.table, game)
            .expect("it can be played");
        let shuffles = vec![begun.record().rounds[0].shuffle()];
        self.twin.shuffles.insert(id, shuffles);
        self.twin.lay(id, begun);
        "new game"
    }

    fn preserve(&mut self) -> &'static str {
        let id = GameId::drawn(Seed::new(self.rng.random()));
        self.state.preserve(id);
        let now = &self.twin.now;
        let shuffles = self.twin.shuffles[&now.game].clone();
        self.twin.preserved = Some((now.table.clone(), now.cleared.clone(), shuffles));
        if self.twin.again.contains(&now.game) {
            self.twin.again.push(id);
        }
        "preserve"
    }

    fn restore(&mut self) -> &'static str {
        let id = GameId::drawn(Seed::new(self.rng.random()));
        let Some(preserved) = self.state.preserved().map(|it| it.game.clone()) else {
            return "nothing preserved";
        };
        assert!(
            self.state
                .restore(&mut self.table, id)
                .expect("it can be played")
        );
        let (table, cleared, shuffles) = self.twin.preserved.clone().expect("it is preserved");
        if preserved.is_again().is_some() {
            self.twin.again.push(id);
        }
        self.twin.shuffles.insert(id, shuffles);
        self.twin.lay(id, table);
        let now = self.twin.now.cleared.clone();
        let mut more = now.clone();
        more.take_away(&cleared);
        let mut both = now;
        both.take_away(&more);
        self.twin.now.cleared = both;
        "restore"
    }

    fn back(&mut self) -> &'static str {
        let is_back = self
            .state
            .back_to_own(&mut self.table)
            .expect("it can be played");
        let twin = &self.twin;
        let mut own = twin.undo.iter().rev();
        let own = own.find(|it| it.game != twin.now.game && !twin.again.contains(&it.game));
        if is_back {
            let own = own.expect("the twin has it").clone();
            self.twin.lay(own.game, own.table);
        }
        "back"
    }

    fn clear_tally(&mut self) -> &'static str {
        self.state.clear_tally();
        let mut all = Tally::default();
        for it in &self.twin.counted() {
            all.add(&key_of(it), it.result());
        }
        if all != self.twin.now.cleared {
            self.twin.moment();
            self.twin.now.cleared = all;
        }
        "clear tally"
    }

    fn set_history(&mut self, mark: u32) -> &'static str {
        if mark == 0 {
            self.state.bring_history_back();
        } else {
            self.state.clear_history();
        }
        if self.twin.now.cleared_history != mark {
            self.twin.moment();
            self.twin.now.cleared_history = mark;
        }
        "clear history"
    }

    fn step(&mut self) -> &'static str {
        match self.rng.random_range(0..100) {
            0..60 => self.act(),
            60..72 => self.undo(),
            72..82 => self.redo(),
            82..86 => self.new_game(),
            86..88 => self.preserve(),
            88..91 => self.restore(),
            91..94 => self.back(),
            94..96 => self.clear_tally(),
            96..98 => self.set_history(self.twin.next),
            _ => self.set_history(0),
        }
    }

    fn check(&mut self, what: &str) {
        let settled = self.state.take_settled();
        self.file.extend(settled.into_iter().map(Arc::new));
        let place: &Record = self.table.state().record();
        assert_eq!(
            place,
            self.twin.now.table.record(),
            "the table after {what}"
        );
        assert_eq!(
            self.table.state(),
            &self.twin.now.table,
            "the table after {what}"
        );
        if self.rng.random_bool(0.05) {
            let text = ron::to_string(&self.state).expect("it can be written");
            let read = ron::from_str(&text);
            assert_eq!(read.as_ref(), Ok(&self.state), "{text}");
        }
        let lists = Lists::of(&self.state, &self.file);
        let (tally, history) = self.twin.lists();
        let listed = lists.history.games().iter().map(|it| (it.id, it.nth));
        assert_eq!(
            listed.collect::<Vec<_>>(),
            history,
            "the history after {what}"
        );
        assert_eq!(lists.tally, tally, "the tally after {what}");
    }
}

#[test]
fn the_timeline_is_what_full_copies_are() {
    for seed in std::env::var("SEED").map_or(0..400, |it| {
        let n: u64 = it.parse().unwrap();
        n..n + 1
    }) {
        let mut pair = Pair::new(seed);
        for number in 0..300 {
            let what = pair.step();
            if std::env::var("TWIN").is_ok() {
                let moments: Vec<_> = pair
                    .state
                    .timeline()
                    .moments()
                    .iter()
                    .map(|it| {
                        format!(
                            "{}@{}.{}",
                            &it.game.to_string()[..4],
                            it.from.rounds,
                            it.from.actions
                        )
                    })
                    .collect();
                eprintln!(
                    "{seed} {number} {what}: {} at {} stands {:?} end {:?} counted {} {:?}",
                    moments.join(" "),
                    pair.state.timeline.at,
                    pair.state.timeline.stands,
                    pair.state.game().end(),
                    pair.state.game().counted().is_some(),
                    pair.twin.undo.last().map(|it| it.is_own)
                );
            }
            pair.check(&format!("{what}, game {seed}, step {number}"));
        }
    }
}
