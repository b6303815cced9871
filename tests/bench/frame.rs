//! How long one frame takes: our own code from the session to egui's shapes,
//! in the middle and at the end of a round, in two sizes of window, and in the
//! dearest moment of a play that wins a game, after which the line falls.
//!
//! `cargo bench --bench frame` prints microseconds a frame on one core,
//! without the graphics driver's part.

use std::sync::Arc;
use std::time::Instant;

use egui_kittest::Harness;
use engine::{Action, Rules, Seat, Seats, Seed};
use game::profile::{Display, FirstHints, MotionSpeed, Person, Players, Preferences};
use game::session::Session;
use game::store::{Changes, changes, folders, put_into, to_text};
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

/// A game with a long line, in which a play wins, and that play.
fn about_to_win() -> (Session, Action) {
    let preferences = Arc::new(Preferences {
        rules: Rules { target: Some(30), ..Rules::default() },
        display: Display { motion: MotionSpeed::Normal, sound: false, ..Display::default() },
        first_hints: FirstHints::NONE,
        ..Preferences::default()
    });
    for number in 0..1000_u64 {
        let mut next = number * 1000;
        let fresh = Box::new(move || {
            next += 1;
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&next.to_le_bytes());
            Seed::new(bytes)
        });
        let mut session = Session::new(&Person::nameless(), Arc::clone(&preferences), None, fresh);
        while session.state().outcome().is_none() {
            if session.state().can_deal() {
                session.deal().expect("it can be dealt");
                continue;
            }
            let wins = |action: &Action| {
                let mut after = session.state().clone();
                let laid = after.position().map_or(0, |at| at.table().played().len());
                laid > 14
                    && after.apply(*action).is_ok()
                    && after.outcome().and_then(|it| it.winner) == Some(Seats::Two.team(YOU))
            };
            let won = session.actions_of(YOU).into_iter().find(wins);
            if let Some(action) = won.filter(|_| session.person_in_turn() == Some(YOU)) {
                return (session, action);
            }
            let action = session.state().legal_actions()[0];
            match session.request() {
                Some(request) => session.nestor_acts(request.ticket, action),
                None => session.act(YOU, action).ok(),
            }
            .expect("it is allowed");
        }
    }
    panic!("no game is won so");
}

/// Times the dearest moment after a play that wins: time stands still while it is painted.
fn measure_effects(size: [f32; 2]) {
    const FRAMES: u32 = 20;
    const STEP_SECS: f64 = 0.02;
    const SECS: f64 = 8.0;
    let (session, action) = about_to_win();
    let folder = tempfile::tempdir().expect("there is room for a temporary folder");
    let mut players = Players::default();
    let person = players.sit_down("You", true).expect("it is a name");
    let mut list = Changes::default();
    list.put(&(), Arc::new(players));
    put_into(folder.path(), &list).expect("it can be written");
    let own = folder.path().join("players").join(person.folder());
    std::fs::create_dir_all(&own).expect("it can be made");
    let text = to_text(session.preferences()).expect("it has a text");
    std::fs::write(own.join(folders::SETTINGS), text).expect("it can be written");
    let game = changes(person.id(), None, session.saved());
    put_into(folder.path(), &game).expect("it can be written");
    let startup = Startup { data_dir: Some(folder.path().to_owned()), ..Startup::default() };
    let mut harness =
        Harness::builder().with_size(size).build_eframe(|context| App::new(context, &startup));
    while !harness.state().session().actions_of(YOU).contains(&action) {
        harness.step();
    }
    harness.run_steps(60);
    let ctx = harness.ctx.clone();
    harness.state_mut().update(&ctx, Command::Table(TableCommand::Act(action)).into());
    let mut now = ctx.input(|input| input.time);
    let (end, mut dearest) = (now + SECS, 0.0);
    while now < end {
        now += STEP_SECS;
        harness.input_mut().time = Some(now);
        harness.step();
        let start = Instant::now();
        for _ in 0..FRAMES {
            harness.step();
        }
        dearest = f64::max(dearest, start.elapsed().as_secs_f64() * 1e6 / f64::from(FRAMES));
    }
    let [width, height] = size;
    println!("{width}x{height}, dearest moment of a game won: {dearest:.0} microseconds");
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
            put_into(folder.path(), &changes).expect("it can be written");
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
        measure_effects([width, height]);
    }
}
