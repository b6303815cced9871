//! `arena match`, `arena ladder` and `arena loss`: who plays better, and by how
//! much.

mod ladder;
mod loss;
mod pairs;
mod panel;
mod player;
mod report;

pub(crate) use ladder::{Ladder, run as ladder};
pub(crate) use loss::run as loss;
pub(crate) use pairs::Contest;
pub(crate) use player::Player;
pub(crate) use report::Report;

/// How many threads contests run on.
const THREADS: usize = 2;

/// Plays one contest and prints what it came to.
pub(crate) fn run(contest: &Contest, json: bool) {
    let report = Report::of(contest, &contest.run(THREADS));
    if json {
        println!("{}", report.json(contest));
    } else {
        print!("{}", report.text(contest));
    }
}
