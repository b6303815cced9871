//! Makes pictures, to be looked at:
//!
//! `cargo run -p pictures --features image-tests --example make -- WHAT [WHICH]`
//!
//! - `screenshots`: those of the README and of shop pages, into `screenshots`,
//!   or only those with WHICH in their names;
//! - `films`: strips of eight frames of what happens for a moment, into `target/tmp/films`;
//! - `languages`: every screen in every language, into `target/tmp/languages`.
//!
//! A Vulkan driver is needed (Mesa's lavapipe will do).

#[path = "../ui/clock.rs"]
#[expect(dead_code, reason = "tests need more of it")]
mod clock;
mod film;
#[path = "../ui/found.rs"]
#[expect(dead_code, reason = "tests need more of it")]
mod found;
#[path = "../ui/labels.rs"]
#[expect(dead_code, reason = "tests need more of it")]
mod labels;
mod languages;
mod moving;
#[path = "../ui/patience.rs"]
mod patience;
#[path = "../ui/player.rs"]
#[expect(dead_code, reason = "tests need more of it")]
mod player;
#[expect(dead_code, reason = "tests need more of it")]
mod scenes;
mod screenshots;
mod wanted;

use std::process::ExitCode;

use engine::Seat;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// Where Nestor sits at a table for two.
pub const NESTOR: Seat = Seat::ALL[1];

/// The folder for what is made to be looked at and then thrown away.
const MADE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tmp");

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("screenshots") => screenshots::make(&args.next().unwrap_or_default()),
        Some("films") => film::make(&args.next().unwrap_or_default()),
        Some("languages") => languages::make(),
        _ => {
            eprintln!("say what to make: screenshots, films or languages");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
