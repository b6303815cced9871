//! `arena play`: games of Nestor against himself, written as records.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use engine::{GameState, Rules, Seating, Seed};
use nestor::{self, Level};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};

use super::{describe, progress};

/// Plays `games` games, and writes them to the folder `out` as `game-1.ron` and so on.
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
        let game = one_game(rules, level, seed, number);
        let text = ron::ser::to_string_pretty(game.record(), ron::ser::PrettyConfig::default())
            .map_err(io::Error::other)?;
        fs::write(out.join(format!("game-{number}.ron")), text + "\n")?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let are = if games == 1 { "is" } else { "are" };
    let games = describe::quantity(games as usize, "game");
    let out = describe::printable(&out.to_string_lossy());
    writeln!(io::stdout(), "{games} {are} in {out}")
}

/// Plays one game to its end.
fn one_game(rules: &Rules, level: Level, seed: u64, number: u32) -> GameState {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&number.to_le_bytes());
    let mut deals = ChaCha20Rng::from_seed(key);
    let mut choices = ChaCha8Rng::from_seed(key);
    let seating = Seating::of_nestors(rules.seats, |_| level);
    let mut game = GameState::new(*rules, seating, seed).expect("ready-made rules make a game");
    while game.outcome().is_none() {
        if let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round is in progress");
            let action =
                nestor::choose(&view, level, &mut choices).expect("the player in turn can act");
            game.apply(action).expect("Nestor keeps to the rules");
        } else {
            let mut bytes = [0; 32];
            deals.fill_bytes(&mut bytes);
            game.deal(Seed::new(bytes), *rules)
                .expect("a round has ended and the game has not");
        }
    }
    game
}
