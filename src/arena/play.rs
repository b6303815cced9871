//! `arena play`: games of Nestor against himself, saved in files that the window opens.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use chrono::Utc;
use engine::{GameState, Rules, Seating, Seed};
use game::session::GameFile;
use game::store::{GAME_EXTENSION, write_game};
use nestor::{self, Level};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};

use super::{describe, progress};

/// Plays `games` games, and saves them in the folder `out` as `game-1.nestor` and so on.
pub(crate) fn run(
    rules: &Rules,
    level: Level,
    games: u32,
    seed: u64,
    out: &Path,
) -> io::Result<()> {
    fs::create_dir_all(out)?;
    let bar = progress::bar(format!("{} against himself", level.id()), games.into());
    for number in 1..=games {
        let game = play_one_game(rules, level, seed, number);
        let name = format!("game-{number}");
        let path = out.join(format!("{name}.{GAME_EXTENSION}"));
        let saved = GameFile::of_record(game.record().clone(), &name, Utc::now());
        write_game(&path, &saved, true)
            .map_err(|error| io::Error::other(words::files::game_file_error(&error)))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let games = describe::quantity(games as usize, "game");
    let out = describe::printable(&out.to_string_lossy());
    writeln!(io::stdout(), "{games} saved in {out}")
}

/// Plays one game to its end. `seed` and `number` determine the deals and choices.
fn play_one_game(rules: &Rules, level: Level, seed: u64, number: u32) -> GameState {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&number.to_le_bytes());
    let mut deals = ChaCha20Rng::from_seed(key);
    let mut choices = ChaCha8Rng::from_seed(key);
    let seating = Seating::of_nestors(rules.seats, |_| level);
    let mut game = GameState::new(*rules, seating, seed).expect("ready-made rules are valid");
    while game.outcome().is_none() {
        if let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round is in progress");
            let action =
                nestor::choose(&view, level, &mut choices).expect("the player to move can act");
            game.apply(action).expect("Nestor keeps to the rules");
        } else {
            let mut bytes = [0; 32];
            deals.fill_bytes(&mut bytes);
            game.deal(Seed::new(bytes), *rules).expect("a round has ended and the game has not");
        }
    }
    game
}
