//! `arena match`, `arena ladder` and `arena loss`: which player is better, and by
//! how much.

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

/// The number of threads for contests.
const THREADS: usize = 2;

/// Plays a contest and prints the results.
pub(crate) fn run(contest: &Contest, json: bool) {
    let report = Report::of(contest, &contest.run(THREADS));
    if json {
        println!("{}", report.json(contest));
    } else {
        print!("{}", report.text(contest));
    }
}
