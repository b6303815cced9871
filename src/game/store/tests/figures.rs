//! Measurements, on demand: `cargo test -p game --release -- --ignored --nocapture figures`.

use std::sync::Arc;
use std::time::Instant;

use super::super::fixture::finished;
use super::super::tables::{Changes, Encode as _};
use super::evening::Evening;
use super::{RunningStore, anna};
use crate::profile::{GameId, PlayedGame};
use crate::session::GameFile;

/// Number of games of a long history.
const GAMES: u32 = 50_000;

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

#[test]
#[ignore = "it measures"]
fn figures() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let game = finished(1);
    let line = game.game.counted_line().expect("it is over").clone();
    let size = |bytes: Result<Vec<u8>, String>| bytes.map_or(0, |bytes| bytes.len());
    println!("a line has {} bytes, a record {}", size(line.encode()), size(game.encode()));
    for from in (0..GAMES).step_by(5_000) {
        let mut changes = Changes::default();
        for nth in from..from + 5_000 {
            let id = GameId::from_bytes(u128::from(nth).to_be_bytes());
            let line = PlayedGame { id, nth: Some(nth), ..line.clone() };
            changes.put(&(anna(), nth), Arc::new(line));
            changes.put(&(anna(), id), Arc::new(GameFile::clone(&game)));
        }
        running.store.put_all(changes);
        running.write_all();
    }
    running.end();
    let length = |path: &str| scratch.path().join(path).metadata().map_or(0, |it| it.len());
    println!("the database has {} MB", length("nestor.redb") >> 20);
    let began = Instant::now();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    println!("open, with the whole check: {:.0} ms", ms(began));
    for _ in 0..3 {
        let began = Instant::now();
        let lines = running.ask(|tables| {
            let began = Instant::now();
            let lines = tables.all::<PlayedGame>(anna())?.values.len();
            Ok((lines, ms(began)))
        });
        let (lines, within) = lines.expect("they can be read");
        println!("{lines} lines: {within:.0} ms, {:.0} with the answer", ms(began));
    }
    let mut evening = Evening::new(1);
    for name in ["small", "large"] {
        if name == "large" {
            let file = evening.session.game_file(None);
            while evening.session.shared_state().encode().map_or(0, |bytes| bytes.len()) < 1 << 20 {
                let before = evening.session.shared_state().games().count();
                evening.play_out();
                evening.session.open(&file.game);
                evening.session.new_game(None);
                if evening.session.shared_state().games().count() == before {
                    break;
                }
            }
        }
        running.save(anna(), &mut evening);
        running.write_all();
        let mut took = Vec::new();
        let mut handed = Vec::new();
        for _ in 0..200 {
            evening.step();
            let began = Instant::now();
            running.save(anna(), &mut evening);
            handed.push(ms(began));
            while !running.store.is_idle() {
                std::thread::yield_now();
            }
            took.push(ms(began));
        }
        took.sort_by(f64::total_cmp);
        handed.sort_by(f64::total_cmp);
        let size = size(evening.session.shared_state().encode());
        println!(
            "a step with {} kB of state: {:.2} ms, 99 % under {:.2}; handing it over {:.3}",
            size / 1000,
            took[100],
            took[198],
            handed[198]
        );
    }
}
