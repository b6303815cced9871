//! How long one frame takes: our own code from the session to egui's shapes,
//! in the middle and at the end of a round, in two sizes of window.
//!
//! `cargo bench --bench frame` prints microseconds a frame on one core,
//! without the graphics driver's part.

use std::sync::Arc;
use std::time::Instant;

use egui_kittest::Harness;
use engine::{Action, Seat};
use game::profile::Players;
use game::store::{Changes, put_into};
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
    }
}
