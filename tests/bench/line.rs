//! How well the line is laid: hands of Nestor against Nestor, every position
//! of them laid out as the window would, one after the other.
//!
//! `cargo bench --bench line` measures 2,000 hands of each kind of spinner in
//! the areas of three windows; `-- 200` fewer hands. `-- 200 some/folder` also
//! draws sheets of 24 positions there. The seeds are the numbers of the hands.

#[path = "line/hands.rs"]
mod hands;
#[path = "line/measure.rs"]
mod measure;
#[path = "line/sheet.rs"]
mod sheet;

use std::path::PathBuf;

use engine::Spinner;

use crate::hands::hands;
use crate::measure::{Measure, Play};

/// The areas of the table in points, each with the widest a bone gets: in
/// windows of 1100x760 with the log beside the table and without, of 420x800 and
/// of 1920x1080.
const AREAS: [(&str, [f32; 2], f32); 4] = [
    ("1100x760", [856.0, 452.0], 51.0),
    ("1100x760 without log", [1076.0, 452.0], 51.0),
    ("420x800", [396.0, 406.0], 48.0),
    ("1920x1080", [1543.0, 659.0], 73.0),
];
/// Each layout is timed so often, and the quickest counts.
const TIMES: usize = 5;
const KINDS: [Spinner; 3] = [Spinner::None, Spinner::Single, Spinner::Every];

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|it| it != "--bench");
    let count = arguments.next().and_then(|it| it.parse().ok());
    let count: u64 = count.unwrap_or(2_000);
    let folder = arguments.next().map(PathBuf::from);
    for spinner in KINDS {
        let hands: Vec<Vec<Play>> = hands(spinner, count).collect();
        for (name, area, largest) in AREAS {
            let mut measure = Measure::new(area.into(), largest);
            for hand in &hands {
                measure.see(hand, spinner, TIMES);
            }
            println!("{spinner:?} at {name}, {} hands", hands.len());
            println!("{measure}");
            if let Some(folder) = &folder {
                std::fs::create_dir_all(folder).expect("the folder can be made");
                for (samples, which) in [(&measure.samples, ""), (&measure.smallest, "-smallest")] {
                    let file = format!("{spinner:?}-{name}{which}.png").replace(' ', "-");
                    sheet::draw(samples, area.into(), &folder.join(file));
                }
            }
        }
    }
}
