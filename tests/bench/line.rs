//! How well the line is laid: hands of Nestor against himself, bone by bone.
//!
//! `cargo bench --bench line` lays 600 hands of each kind of line in every area and prints
//! a table in Markdown; `-- 2000` lays more of them. `-- 600 some/folder` also draws a sheet
//! of 24 lines for each there. The seeds are the numbers of the hands.

#[path = "line/hands.rs"]
mod hands;
#[path = "line/judge.rs"]
mod judge;
#[path = "line/measure.rs"]
mod measure;
#[path = "line/sheet.rs"]
mod sheet;

use std::path::PathBuf;

use engine::{Action, GameState, Level};
use rand_chacha::ChaCha8Rng;

use self::hands::{AREAS, GAMES, Hand};
use self::measure::Measure;

/// Each bone is laid this often, and the quickest time counts.
const TIMES: usize = 3;
/// This many lines are drawn on a sheet.
const SAMPLES: usize = 24;

/// What Nestor does.
fn nestor(game: &GameState, random: &mut ChaCha8Rng) -> Action {
    let seat = game.turn().expect("the hand goes on");
    let view = game.view(seat).expect("a hand was dealt");
    nestor::choose(&view, Level::Tough, random).expect("it is his turn")
}

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|it| it != "--bench");
    let count = arguments.next().and_then(|it| it.parse().ok());
    let count: u64 = count.unwrap_or(600);
    let folder = arguments.next().map(PathBuf::from);
    if let Some(folder) = &folder {
        std::fs::create_dir_all(folder).expect("the folder can be made");
    }
    println!("{}", measure::HEAD);
    for game in GAMES {
        let hands = (0..count).map(|number| Hand::play(game, number, nestor));
        let hands: Vec<Hand> = hands.collect();
        for area in AREAS {
            let mut measure = Measure::default();
            let lines = hands.iter().map(|hand| measure.lay(hand, area, TIMES));
            let lines: Vec<_> = lines.collect();
            let [width, height] = [area.size.x, area.size.y];
            println!("| {} | {width}x{height} | {measure} |", game.id());
            if let Some(folder) = &folder {
                let every = lines.len().div_ceil(SAMPLES).max(1);
                let sheet = sheet::draw(lines.iter().step_by(every), area.size);
                let file = format!("{}-{width}x{height}.svg", game.id()).replace(' ', "-");
                std::fs::write(folder.join(file), sheet).expect("the sheet can be written");
            }
        }
    }
}
