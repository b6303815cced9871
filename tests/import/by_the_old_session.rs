//! Evenings that the session of that program has played, beside what becomes of its files.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Days as SoManyDays, NaiveDate, TimeDelta};
use engine::{Name, Preset, Record, Rules, Seat, Seats};
use game::files::{HistoryFile, Read, RealDisk, read};
use game::profile::{Day, Days, Display, GameId, Person, Players, Preferences, Tally};
use game::session::{Seeds, Session};
use game::state::old::{Import, Imported, import};
use game::state::{self, Lists};
use game::storage::{Autosave, FileName, Folder, SaveError, Start, WindowPlace, to_text};
use look::{OwnTheme, Palette, ThemeSlot, Themes};
use nestor::coach::{ProgressMonitor, ReviewBudget, SavedReview, review};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

const YOU: Seat = Seat::ALL[0];

struct Evening {
    autosave: Autosave,
    session: Session,
    themes: Themes,
    rng: ChaCha8Rng,
}

impl Evening {
    fn begin(path: &Path, seed: u64) -> Self {
        let rules = |rng: &mut ChaCha8Rng| Rules {
            target: Some(rng.random_range(1..=12) * 5),
            clock: rng.random_ratio(1, 6),
            ..Preset::AllFives.rules(Seats::Two)
        };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let begins_with = Preferences {
            rules: rules(&mut rng),
            ..Preferences::default()
        };
        let start = Start {
            seeds: Seeds::from_number(seed),
            number: None,
            now: DateTime::UNIX_EPOCH + TimeDelta::days(20_000),
            begins_with,
            leaves_game_alone: false,
        };
        let name = Person::nameless();
        let (autosave, session, themes, _) = Autosave::open(Folder::at(path), &name, &start, || {});
        Self {
            autosave,
            session,
            themes,
            rng,
        }
    }

    fn play(&mut self) {
        let session = &mut self.session;
        session.note_time(session.now() + TimeDelta::seconds(5));
        if session.state().outcome().is_some() {
            session.new_game(None);
        } else if session.state().can_deal() {
            session.deal().expect("it can be dealt");
        } else {
            let actions = session.state().legal_actions();
            let action = actions[self.rng.random_range(0..actions.len())];
            match session.request() {
                Some(request) => session.nestor_acts(request.ticket, action),
                None => session
                    .person_in_turn()
                    .and_then(|seat| session.act(seat, action).ok()),
            }
            .expect("it is allowed");
        }
    }

    fn play_to_the_end(&mut self) {
        while self.session.state().outcome().is_none() {
            self.play();
        }
    }

    fn step(&mut self) {
        let session = &mut self.session;
        match self.rng.random_range(0..40) {
            0 => drop(session.new_game(None)),
            1 => drop(session.new_game(Some(7))),
            2 => session.preserve(),
            3 => drop(session.restore()),
            4 => session.clear_tally(),
            5 if self.rng.random_ratio(1, 3) => session.clear_history(),
            6 => session.bring_history_back(),
            7 if session.can_restart() => drop(session.restart()),
            8 => {
                let day = day(self.rng.random_range(0..4));
                session.begin_day(day, day);
            }
            9 => {
                let day = day(self.rng.random_range(0..4));
                session.go_on_with_day(day);
            }
            10 if session.can_change_seats() => drop(session.change_seats()),
            11 => drop(session.change_seats_in_hand(0)),
            12 => {
                if let Some(look) = session.look_back() {
                    session.try_again(&look);
                }
            }
            13..16 => drop(session.undo()),
            16 => drop(session.redo()),
            17 => drop(session.give_up(YOU)),
            18..21 => self.play_to_the_end(),
            _ => self.play(),
        }
    }
}

fn day(nth: u64) -> Day {
    let first = NaiveDate::from_ymd_opt(2024, 10, 1).expect("a day");
    Day::of(first + SoManyDays::new(nth))
}

fn copy_of(path: &Path) -> tempfile::TempDir {
    fn copy(from: &Path, to: &Path) {
        for entry in fs::read_dir(from).expect("a folder").flatten() {
            let to = to.join(entry.file_name());
            if entry.path().is_dir() {
                fs::create_dir(&to).expect("it can be made");
                copy(&entry.path(), &to);
            } else if entry.path().is_file() {
                fs::copy(entry.path(), to).expect("it can be copied");
            }
        }
    }
    let scratch = tempfile::tempdir().expect("a temporary folder");
    copy(path, scratch.path());
    scratch
}

/// What a session shows.
#[derive(Debug, PartialEq)]
struct Shown {
    played: Vec<String>,
    tally: Tally,
    history: Vec<GameId>,
}

fn played(record: &Record) -> Vec<String> {
    let rounds = record.rounds.iter();
    let played = rounds.map(|round| {
        let actions = round.actions.iter().map(ToString::to_string);
        format!("{}: {}", round.seed, actions.collect::<Vec<_>>().join(" "))
    });
    played.collect()
}

fn shown_by_old(session: &Session) -> Shown {
    Shown {
        played: played(session.game().state().record()),
        tally: session.tally().clone(),
        history: session.history().games().iter().map(|it| it.id).collect(),
    }
}

fn shown(session: &state::Session) -> Shown {
    let lists: &Lists = session.lists();
    Shown {
        played: played(session.game_state().record()),
        tally: lists.tally.clone(),
        history: lists.history.games().iter().map(|it| it.id).collect(),
    }
}

#[test]
fn the_game_its_undo_tally_history_days_and_bookmark_are_as_they_were() {
    let evenings = std::env::var("EVENINGS").map_or(20, |it| it.parse().expect("a number"));
    let first = std::env::var("FIRST").map_or(0, |it| it.parse().expect("a number"));
    let mut walked = 0;
    for seed in first..first + evenings {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut evening = Evening::begin(scratch.path(), seed);
        for _ in 0..evening.rng.random_range(5..120) {
            evening.step();
        }
        evening.autosave.keep(&evening.session, &evening.themes);
        evening.autosave.close();
        let copy = copy_of(scratch.path());
        drop(evening);
        // As the old program goes on.
        let mut old = Evening::begin(copy.path(), seed).session;
        walked += compare(scratch.path(), &mut old, seed);
    }
    let least = usize::try_from(evenings * 5).expect("it is small");
    assert!(walked > least, "undo took back {walked} steps");
}

/// Compares what both show, and at each step of undo. How many steps that were.
fn compare(path: &Path, old: &mut Session, seed: u64) -> usize {
    let Import::Read(imported) = import(&RealDisk, path) else {
        panic!("{seed}: nothing was read");
    };
    let Imported { state, damaged } = *imported;
    assert!(damaged.is_empty(), "{seed}: {damaged:?}");
    let preserved = state.preserved().map(|it| it.game.record().clone());
    assert_eq!(
        preserved,
        old.preserved().map(|it| it.record.clone()),
        "{seed}: the bookmark"
    );
    let history = match read::<HistoryFile>(&RealDisk, &path.join("history.ron")).0 {
        Read::Sound(history) => history,
        Read::Missing => HistoryFile::default(),
        other => panic!("{seed}: {other:?}"),
    };
    let days = match read::<Days>(&RealDisk, &path.join("days.ron")).0 {
        Read::Sound(days) => days,
        Read::Missing => Days::default(),
        other => panic!("{seed}: {other:?}"),
    };
    assert_eq!(days, *old.days(), "{seed}: days");
    let fresh = Seeds::from_number(1).fresh();
    let name = Person::nameless();
    let mut new = state::Session::go_on(&name, Default::default(), state, fresh).expect("a game");
    new.take_lists(Arc::clone(history.games()), days);
    assert_eq!(**new.days(), *old.days(), "{seed}: days");
    assert_eq!(shown(&new), shown_by_old(old), "{seed}: at first");
    let mut walked = 0;
    loop {
        // Of a try that was left and gone on with, undo goes back only to where it was left.
        let timeline = new.saved().timeline();
        let (id, from) = (timeline.present().game, timeline.present().from);
        let is_gone_on_with = timeline
            .moments()
            .iter()
            .any(|it| it.game == id && it.from < from)
            && timeline.moments().iter().any(|it| it.game != id);
        if is_gone_on_with && new.game().deals().day().is_some() {
            break;
        }
        walked += 1;
        let (one, other) = (old.undo(), new.undo());
        assert_eq!(
            format!("{one:?}"),
            format!("{other:?}"),
            "{seed}: undo {walked}"
        );
        if one.is_none() {
            break;
        }
        assert_eq!(shown(&new), shown_by_old(old), "{seed}: undo {walked}");
    }
    walked
}

/// Writes the folder of `before_one` anew.
#[test]
#[ignore = "the program that wrote it is gone"]
fn write_the_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/import/before-1.0");
    let folder = root.join("players/you-1");
    fs::create_dir_all(&folder).expect("it can be made");
    let write = |name: FileName, text: Result<String, SaveError>| {
        let text = text.expect("it has a text");
        fs::write(root.join(name.on_disk()), text).expect("it can be written");
    };
    let mut players = Players::default();
    players.sit_down("You", true).expect("a name");
    write(FileName::Players, to_text(FileName::Players, &players));
    let place = WindowPlace::default();
    write(FileName::Window, to_text(FileName::Window, &place));
    let mut evening = Evening::begin(&folder, 5);
    let mut themes = Themes::default();
    themes.add(OwnTheme {
        name: Name::new("Mine").expect("a name"),
        made_from: ThemeSlot::default(),
        colors: Palette::DARK,
    });
    evening.themes = themes;
    let small = Preferences {
        rules: Rules {
            target: Some(15),
            ..Preset::AllFives.rules(Seats::Two)
        },
        display: Display {
            numerals: true,
            ..Display::default()
        },
        ..Preferences::default()
    };
    evening.session.set_preferences(small);
    evening.session.new_game(None);
    evening.play_to_the_end();
    evening.session.new_game(None);
    evening.play_to_the_end();
    evening.session.clear_tally();
    let id = evening.session.game().id();
    let record = evening.session.game().state().record().clone();
    let review = review(&record, ReviewBudget::SMALL, &ProgressMonitor::NONE).expect("a game");
    let saved_review = SavedReview { record, review };
    evening.session.change_seats();
    evening.play_to_the_end();
    evening.session.begin_day(day(0), day(0));
    evening.play();
    evening.play();
    evening.session.new_game(None);
    for _ in 0..6 {
        evening.play();
    }
    evening.session.preserve();
    evening.play();
    let saved = evening.session.save_as("Before the end");
    evening.play_to_the_end();
    evening.session.restore();
    evening.play();
    evening.play();
    evening.session.undo();
    evening.autosave.keep(&evening.session, &evening.themes);
    evening.autosave.close();
    drop(evening);
    let at_folder = Folder::at(&folder);
    let kept = at_folder.keep_review(id, &saved_review);
    kept.expect("it is kept");
    at_folder.save_game(&saved).expect("it is saved");
    for name in ["in-use.lock", "in-use.socket"] {
        fs::remove_file(folder.join(name)).ok();
    }
}
