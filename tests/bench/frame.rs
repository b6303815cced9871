//! How long one frame takes: our own code from the session to egui's shapes,
//! in the middle and at the end of a round, in two sizes of window, and while time
//! passes after a play that scores 25, one that blows a bone up, and one that wins a
//! game, after which the line falls.
//!
//! `cargo bench --bench frame` prints microseconds a frame on one core,
//! without the graphics driver's part.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use egui_kittest::Harness;
use engine::{Action, Event, GameState, Preset, Rules, Seat, Seats, Seed};
use game::profile::{Display, FirstHints, MotionSpeed, Person, Players, Preferences};
use game::session::Session;
use game::store::{Changes, changes, folders, to_text, write_changes};
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::command::{Command, TableCommand};

/// Plays the first bone that fits, for so many turns of the player.
fn play(harness: &mut Harness<'_, App>, turns: usize) {
    let mut played = 0;
    for _ in 0..10_000 {
        let session = harness.state().session();
        if session.state().can_deal() || played == turns {
            return;
        }
        if let Some(action) = session.actions_of(Seat::ALL[0]).first().copied() {
            played += usize::from(action != Action::Draw);
            let ctx = harness.ctx.clone();
            harness.state_mut().update(&ctx, Command::Table(TableCommand::Act(action)).into());
        }
        harness.step();
    }
}

/// The seat of the player.
const YOU: Seat = Seat::ALL[0];

/// A moment after which much moves: the game that is played, its target, and the play.
struct Moment {
    name: &'static str,
    preset: Preset,
    target: Option<u16>,
    is_it: fn(&GameState, Action) -> bool,
}

const MOMENTS: [Moment; 3] = [
    Moment {
        name: "a score of 25",
        preset: Preset::AllFives,
        target: None,
        is_it: |state, action| {
            let events = state.clone().apply(action).unwrap_or_default();
            events.iter().any(|it| matches!(it, Event::Scored { points: 25.., .. }))
        },
    },
    Moment {
        name: "a blast",
        preset: Preset::FirecrackerFives,
        target: None,
        is_it: |_, action| matches!(action, Action::BlowUp(_)),
    },
    Moment {
        name: "a game won",
        preset: Preset::AllFives,
        target: Some(30),
        is_it: |state, action| {
            let mut after = state.clone();
            after.apply(action).is_ok()
                && after.outcome().and_then(|it| it.winner) == Some(Seats::Two.team(YOU))
        },
    },
];

impl Moment {
    /// A game with a long line, in which the play is next, and the play.
    fn find(&self) -> (Session, Action) {
        let rules = self.preset.rules(Seats::Two);
        let preferences = Arc::new(Preferences {
            rules: Rules { target: self.target.or(rules.target), ..rules },
            display: Display { motion: MotionSpeed::Normal, sound: false, ..Display::default() },
            first_hints: FirstHints::NONE,
            ..Preferences::default()
        });
        for number in 0..3000_u64 {
            let mut next = number * 1000;
            let fresh = Box::new(move || {
                next += 1;
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&next.to_le_bytes());
                Seed::new(bytes)
            });
            let preferences = Arc::clone(&preferences);
            let mut session = Session::new(&Person::nameless(), preferences, None, fresh);
            while session.state().outcome().is_none() {
                let state = session.state();
                if state.can_deal() {
                    session.deal().expect("it can be dealt");
                    continue;
                }
                let laid = state.position().map_or(0, |at| at.table().played().len());
                let is_yours = session.person_in_turn() == Some(YOU);
                let mut actions = session.actions_of(YOU).into_iter();
                let found = actions.find(|action| laid > 10 && (self.is_it)(state, *action));
                if let Some(action) = found.filter(|_| is_yours) {
                    return (session, action);
                }
                let action = state.legal_actions()[0];
                match session.request() {
                    Some(request) => session.nestor_acts(request.ticket, action),
                    None => session.act(YOU, action).ok(),
                }
                .expect("it is allowed");
            }
        }
        panic!("{} is not found", self.name);
    }

    /// Times each frame after the play, as time passes. Each moment is played several times, and
    /// of each frame the quickest counts.
    fn measure(&self, size: [f32; 2]) {
        const RUNS: u32 = 5;
        const STEP_SECS: f64 = 0.02;
        const FRAMES: usize = 300;
        let (session, action) = self.find();
        let mut frames = vec![f64::INFINITY; FRAMES];
        for _ in 0..RUNS {
            let folder = tempfile::tempdir().expect("there is room for a temporary folder");
            let mut harness = window(folder.path(), &session, size);
            while !harness.state().session().actions_of(YOU).contains(&action) {
                harness.step();
            }
            harness.run_steps(60);
            let ctx = harness.ctx.clone();
            harness.state_mut().update(&ctx, Command::Table(TableCommand::Act(action)).into());
            let began = ctx.input(|input| input.time);
            for (n, quickest) in frames.iter_mut().enumerate() {
                harness.input_mut().time = Some(began + STEP_SECS * (n + 1) as f64);
                let start = Instant::now();
                harness.step();
                *quickest = quickest.min(start.elapsed().as_secs_f64() * 1e6);
            }
        }
        frames.sort_by(f64::total_cmp);
        let [median, dearest] = [frames[FRAMES / 2], frames[FRAMES - 1]];
        let [width, height] = size;
        println!(
            "{width}x{height}, {}: median {median:.0}, dearest {dearest:.0} microseconds",
            self.name
        );
    }
}

/// A window that goes on with a game.
fn window(folder: &Path, session: &Session, size: [f32; 2]) -> Harness<'static, App> {
    let mut players = Players::default();
    let person = players.sit_down("You", true).expect("it is a name");
    let mut list = Changes::default();
    list.put(&(), Arc::new(players));
    write_changes(folder, &list).expect("it can be written");
    let own = folder.join("players").join(person.folder());
    std::fs::create_dir_all(&own).expect("it can be made");
    let text = to_text(session.preferences()).expect("it has a text");
    std::fs::write(own.join(folders::SETTINGS_FILE), text).expect("it can be written");
    let game = changes(person.id(), None, session.shared_state());
    write_changes(folder, &game).expect("it can be written");
    let startup = Startup { data_dir: Some(folder.to_owned()), ..Startup::default() };
    Harness::builder().with_size(size).build_eframe(move |context| App::new(context, &startup))
}

fn main() {
    const FRAMES: u32 = 300;
    const SEED: u64 = 7;
    for (width, height) in [(1100.0, 760.0), (2560.0, 1440.0)] {
        for (moment, turns) in [("middle", 4), ("end", 40)] {
            let folder = tempfile::tempdir().expect("there is room for a temporary folder");
            let mut players = Players::default();
            players.sit_down("You", true).expect("it is a name");
            let mut changes = Changes::default();
            changes.put(&(), Arc::new(players));
            write_changes(folder.path(), &changes).expect("it can be written");
            let startup = Startup {
                data_dir: Some(folder.path().to_owned()),
                seed: Some(SEED),
                ..Startup::default()
            };
            let mut harness = Harness::builder()
                .with_size([width, height])
                .build_eframe(|context| App::new(context, &startup));
            while harness.state().session().game().number() != Some(SEED) {
                harness.step();
            }
            play(&mut harness, turns);
            let mut rates: Vec<f64> = (0..9)
                .map(|_| {
                    let start = Instant::now();
                    for _ in 0..FRAMES {
                        harness.step();
                    }
                    start.elapsed().as_secs_f64() * 1e6 / f64::from(FRAMES)
                })
                .collect();
            rates.sort_by(f64::total_cmp);
            println!(
                "{width}x{height}, {moment} of a round: {:.0} to {:.0}, median {:.0} microseconds",
                rates[0], rates[8], rates[4]
            );
        }
        for moment in &MOMENTS {
            moment.measure([width, height]);
        }
    }
}
