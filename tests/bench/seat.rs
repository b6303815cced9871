//! How long it takes to take a seat beside so many finished games, and to keep a step.
//!
//! `cargo bench --bench seat` prints milliseconds. With `-- FOLDER NUMBER` it only writes a folder
//! with so many games, to be looked at.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use engine::{Preset, Rules, Seats};
use game::profile::{Days, Person, PlayedGame, Players, Preferences};
use game::session::{GameFile, Seeds, Session};
use game::store::{Changes, LoadedPlayer, Store, changes, put_into};

/// The window: it takes what the store answers.
type Window = ();

/// Games that are written at once.
const BATCH: u32 = 1_000;
const PATIENCE: Duration = Duration::from_mins(2);
/// Time for a database to be closed.
const PAUSE: Duration = Duration::from_millis(500);

/// Somebody who has played one game.
fn one_game() -> Session {
    let preferences = Preferences {
        rules: Rules {
            target: Some(100),
            ..Preset::AllFives.rules(Seats::Two)
        },
        ..Preferences::default()
    };
    let fresh = Seeds::from_number(7).fresh();
    let mut session = Session::new(&Person::nameless(), Arc::new(preferences), None, fresh);
    while session.state().outcome().is_none() {
        act(&mut session);
    }
    session
}

/// The first thing that is allowed is done.
fn act(session: &mut Session) {
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

/// Writes a player with so many games into a folder, all like the first.
fn write(folder: &Path, count: u32) -> Person {
    let mut players = Players::default();
    let person = players.sit_down("You", true).expect("it is a name");
    let mut first = Changes::default();
    first.put(&(), Arc::new(players));
    put_into(folder, &first).expect("it can be written");
    let session = one_game();
    put_into(folder, &changes(person.id(), None, session.saved())).expect("it can be written");
    let id = session.game().id();
    let line = session.history().games()[0].clone();
    let game: Arc<GameFile> = Arc::new(session.finished_game(id).expect("it is listed"));
    for start in (1..count).step_by(BATCH as usize) {
        let mut batch = Changes::default();
        for number in start..count.min(start + BATCH) {
            let id = format!("{number:032x}").parse().expect("an id");
            let line = PlayedGame {
                id,
                nth: Some(number),
                ..PlayedGame::clone(&line)
            };
            batch.put(&(person.id(), number), Arc::new(line));
            batch.put(&(person.id(), id), Arc::clone(&game));
        }
        put_into(folder, &batch).expect("it can be written");
    }
    person
}

/// Asks the store, and waits for the answer.
fn ask<T: Send + 'static>(
    store: &Store<Window>,
    work: impl FnOnce(&game::store::Tables) -> Result<T, game::store::Fault> + Send + 'static,
) -> T {
    let (answer, answers) = mpsc::channel();
    store.ask(work, move |(), found| {
        answer.send(found).expect("it is waited for")
    });
    loop {
        let then = store.wait(PATIENCE).expect("it answers");
        then(&mut ());
        if let Ok(found) = answers.try_recv() {
            return found.expect("it can be read");
        }
    }
}

/// Middle, least and most of some times, in milliseconds.
fn times(mut times: Vec<Duration>) -> String {
    times.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let (least, most) = (ms(times[0]), ms(times[times.len() - 1]));
    format!(
        "{:.2} ({least:.2} to {most:.2})",
        ms(times[times.len() / 2])
    )
}

fn measure(count: u32) {
    let folder = tempfile::tempdir().expect("there is room for a temporary folder");
    let person = write(folder.path(), count);
    let (mut opening, mut seat, mut lists) = (Vec::new(), Vec::new(), Vec::new());
    let mut steps = Vec::new();
    for _ in 0..9 {
        let root = Some(folder.path().to_owned());
        let id = person.id();
        let start = Instant::now();
        let mut store = Store::<Window>::start(root, || false, |(), _| {}, || {});
        store.wait_for_opening(PATIENCE, PATIENCE);
        opening.push(start.elapsed());
        let start = Instant::now();
        let loaded = ask(&store, move |tables| {
            LoadedPlayer::read(tables, id, None, true, false)
        });
        seat.push(start.elapsed());
        let start = Instant::now();
        let found = ask(&store, move |tables| tables.all::<PlayedGame>(id));
        lists.push(start.elapsed());
        assert_eq!(found.values.len(), count.max(1) as usize, "all are found");
        let state = loaded.state.expect("there is one");
        let fresh = Seeds::from_number(8).fresh();
        let preferences = Arc::new(Preferences::default());
        let session = Session::go_on(&Person::nameless(), preferences, state, fresh);
        let mut session = session.expect("it can be gone on with");
        store.note_kept(id, session.saved());
        session.await_lists();
        let lines = found.values.into_iter().map(Arc::new).collect();
        session.take_lists(lines, &Days::default());
        session.new_game(None);
        for _ in 0..20 {
            act(&mut session);
            let start = Instant::now();
            store.keep(id, session.saved());
            while !store.is_idle() {
                std::hint::spin_loop();
            }
            steps.push(start.elapsed());
        }
        drop(store);
        // The next one waits until it is closed.
        std::thread::sleep(PAUSE);
    }
    println!("{count} games, in milliseconds, median (least to most):");
    println!("  open and check   {}", times(opening));
    println!("  take a seat      {}", times(seat));
    println!("  read the history {}", times(lists));
    println!("  keep a step      {}", times(steps));
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [folder, number, ..] if number.parse::<u32>().is_ok() => {
            write(Path::new(folder), number.parse().expect("a number"));
        }
        _ => [0, 500, 50_000].into_iter().for_each(measure),
    }
}
