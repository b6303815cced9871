//! The store on the real disk: whole after the program is killed, for one program at a time, and
//! for its owner only.

mod kills;
#[cfg(unix)]
mod owner;
mod second;

use std::io::{BufRead as _, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, thread};

use engine::{Preset, Rules, Seats};
use game::profile::{DayTries, Person, PlayedGame, PlayerId, Players, Preferences};
use game::session::{Seeds, Session, State};
use game::store::{
    Encode as _, Fault, OpenedStore, OpeningState, Store, StoreEvent, StoreNotice, Tables,
};
use sha2::Digest as _;

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_mins(1);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(1);

const FOLDER: &str = "NESTOR_TEST_FOLDER";
const NUMBER: &str = "NESTOR_TEST_NUMBER";

/// Who plays.
fn you(players: &mut Players) -> Person {
    players.sit_down(Person::NAMELESS, true).expect("a name")
}

/// What is kept of a player.
struct Kept {
    state: Option<State>,
    lines: Vec<PlayedGame>,
    /// Number of games with all moves.
    records: usize,
}

impl Kept {
    fn read(tables: &Tables, player: PlayerId) -> Result<Self, Fault> {
        let lines = tables.all::<PlayedGame>(player)?;
        assert_eq!(lines.left_out, 0, "all makes sense");
        Ok(Self {
            state: tables.get(&player)?,
            lines: lines.values,
            records: tables.recorded_game_ids(player)?.len(),
        })
    }

    /// It as one line; `None` without a state.
    fn line(&self) -> Option<String> {
        let state = self.state.as_ref()?;
        Some(line(state, self.lines.len()))
    }
}

/// A state and the number of listed games as one line.
fn line(state: &State, listed: usize) -> String {
    let bytes = state.encode().expect("it can be written");
    let digest = sha2::Sha256::digest(bytes);
    format!("{} with {listed}", hex::encode(&digest[..16]))
}

/// What stands for the window.
#[derive(Default)]
struct Window {
    opened: Option<OpenedStore>,
    kept: Option<Kept>,
    notices: Vec<StoreNotice>,
}

impl Window {
    fn told(&mut self, event: StoreEvent) {
        match event {
            StoreEvent::Opened(opened) => self.opened = Some(opened),
            StoreEvent::Notice(notice) => self.notices.push(notice),
            StoreEvent::Replaced(notices) => self.notices.extend(notices),
            StoreEvent::Unreadable(reason) => panic!("it cannot be read: {reason:?}"),
            StoreEvent::HandedOver
            | StoreEvent::NoCopy
            | StoreEvent::Trouble
            | StoreEvent::PlayerRemoved(_) => {}
        }
    }
}

/// Waits until the store has answered something.
fn answer<T>(
    store: &Store<Window>,
    window: &mut Window,
    take: impl Fn(&mut Window) -> Option<T>,
) -> T {
    loop {
        if let Some(found) = take(window) {
            return found;
        }
        let then = store.wait(PATIENCE).expect("it answers");
        then(window);
    }
}

/// Somebody who plays, without a window.
struct Sitting {
    session: Session,
    player: Person,
    store: Store<Window>,
    window: Window,
    /// What was kept when they sat down, as one line.
    found: Option<String>,
}

impl Sitting {
    /// The program starts with this folder, and one who plays short games sits down.
    fn begin(root: &Path, number: u64) -> Self {
        let mut store =
            Store::<Window>::start(Some(root.to_owned()), || false, Window::told, || {});
        let opening = store.wait_for_opening(PATIENCE, PATIENCE);
        assert!(matches!(opening, OpeningState::Open(_)), "{opening:?}");
        let mut window = Window::default();
        let opened = answer(&store, &mut window, |window| window.opened.take());
        window.notices.extend(opened.notices);
        let mut players = opened.players;
        let player = you(&mut players);
        store.put(&(), Arc::new(players));

        let id = player.id();
        store.ask(
            move |tables| Kept::read(tables, id),
            |window, kept| window.kept = Some(kept.expect("it can be read")),
        );
        let kept = answer(&store, &mut window, |window| window.kept.take());
        let found = kept.line();
        let rules = Rules { target: Some(50), ..Preset::AllFives.rules(Seats::Two) };
        let preferences = Arc::new(Preferences { rules, ..Preferences::default() });
        let fresh = Seeds::from_number(number).source();
        let name = player.as_name();
        let session = match kept.state {
            Some(state) => {
                let session = Session::resume(name, preferences, state, fresh);
                let mut session = session.expect("it can be played");
                store.note_loaded_state(id, session.shared_state());
                session.begin_loading_lists();
                let lines = kept.lines.into_iter().map(Arc::new).collect();
                session.set_lists(lines, &DayTries::default());
                session
            }
            None => Session::new(name, preferences, None, fresh),
        };
        Self { session, player, store, window, found }
    }

    /// What is to be kept now, as one line.
    fn line(&self) -> String {
        line(self.session.shared_state(), self.session.lists().all.len())
    }

    /// Hands over the state.
    fn keep(&mut self) {
        self.store.save_state(self.player.id(), self.session.shared_state());
    }

    /// Waits until all is on disk.
    fn flush(&mut self) {
        let until = Instant::now() + PATIENCE;
        while !self.store.is_idle() {
            let trouble = self.store.trouble();
            assert!(Instant::now() < until, "it is not written: {trouble:?}");
            thread::sleep(PAUSE);
        }
        for then in self.store.answers() {
            then(&mut self.window);
        }
    }

    /// Does the first thing that is allowed, or begins a new game.
    fn play(&mut self) {
        let session = &mut self.session;
        if session.state().outcome().is_some() {
            session.new_game(None);
        } else if session.state().can_deal() {
            session.deal().expect("it can be dealt");
        } else {
            let action = session.state().legal_actions()[0];
            if let Some(request) = session.request() {
                session.nestor_acts(request.ticket, action);
            } else {
                let seat = session.person_in_turn().expect("somebody is in turn");
                session.act(seat, action).expect("it is allowed");
            }
        }
    }
}

/// What this process is to do, if it is a child of a test: its folder, and the number of its
/// deals.
fn task() -> Option<(PathBuf, u64)> {
    let number = env::var(NUMBER).ok()?.parse().ok()?;
    Some((env::var_os(FOLDER)?.into(), number))
}

/// A process that does what an ignored test says, until it is killed.
struct Doomed {
    process: Child,
    said: Lines<BufReader<ChildStdout>>,
}

impl Doomed {
    fn start(test: &str, root: &Path, number: u64) -> Self {
        let program = env::current_exe().expect("this program has a place");
        let mut process = Command::new(program)
            .args([test, "--exact", "--ignored", "--nocapture"])
            .env(FOLDER, root)
            .env(NUMBER, number.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let output = process.stdout.take().expect("it is a pipe");
        let said = BufReader::new(output).lines();
        Self { process, said }
    }

    /// The first word of the next line that it says, and the others; `None` at the end.
    fn heard(&mut self) -> Option<(String, String)> {
        loop {
            let line = self.said.next()?.ok()?;
            if let Some((word, others)) = line.split_once(' ') {
                return Some((word.to_owned(), others.to_owned()));
            }
        }
    }

    /// What it says after this word, as soon as it does.
    fn hear(&mut self, wanted: &str) -> String {
        loop {
            let (word, others) = self.heard().expect("it goes on");
            if word == wanted {
                return others;
            }
        }
    }

    fn kill(&mut self) {
        self.process.kill().expect("it runs");
    }
}

impl Drop for Doomed {
    fn drop(&mut self) {
        // It may have been killed before.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}
