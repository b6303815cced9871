//! Section 6: the worked counts, line by line.

use nestor_dominoes::engine::Spinner;

use crate::fixture::play_on;
use crate::naive::Table;

/// How a line of play ends.
#[derive(Debug, Clone, Copy)]
enum Then {
    /// The counts after each of the last bones.
    Counts(&'static [u8]),
    /// The last bone cannot be played there.
    Illegal,
}

use Then::{Counts, Illegal};

const WORKED: [(Spinner, &str, Then); 20] = [
    (Spinner::Single, "6-6", Counts(&[12])),
    (Spinner::Single, "6-6 6-1@E", Counts(&[13])),
    (Spinner::Single, "6-6 6-1@E 6-3@W", Counts(&[4])),
    (Spinner::Single, "6-6 6-3@W 6-1@E 1-1@E", Counts(&[5])),
    (Spinner::Single, "6-6 6-3@W 6-1@E 1-1@E 6-0@N", Counts(&[5])),
    (
        Spinner::Single,
        "6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S",
        Counts(&[10]),
    ),
    (Spinner::Single, "5-5", Counts(&[10])),
    (Spinner::Single, "6-4", Counts(&[10])),
    (Spinner::Single, "6-4 6-6@W", Counts(&[16])),
    (Spinner::Single, "6-4 6-6@W 6-5@N", Illegal),
    (Spinner::Single, "6-4 6-6@W 6-5@6-6E", Illegal),
    (Spinner::Single, "3-3 3-4@E", Counts(&[10])),
    (Spinner::Single, "3-2", Counts(&[5])),
    (Spinner::Single, "3-2 2-2@E", Counts(&[7])),
    (
        Spinner::Single,
        "3-3 6-3@E 6-6@E 5-3@W 5-5@W 4-3@N 4-4@N 3-2@S 5-2@S",
        Counts(&[35]),
    ),
    (Spinner::None, "5-5 5-0@E", Counts(&[10, 10])),
    (Spinner::None, "5-5 5-0@E 5-4@N", Illegal),
    (Spinner::None, "5-5 5-0@E 5-3@W 5-4@N", Illegal),
    (
        Spinner::Every,
        "6-6 6-4@E 4-4@E 6-1@W",
        Counts(&[12, 16, 20, 9]),
    ),
    (
        Spinner::Every,
        "6-6 6-4@E 4-4@E 6-1@W 4-3@E 4-2@4-4N 6-5@6-6N 2-2@4-2N 5-2@2-2N 2-1@2-2E",
        Counts(&[12, 16, 20, 9, 4, 6, 11, 13, 14, 15]),
    ),
];

#[test]
fn the_worked_counts_hold_on_the_naive_table() {
    for (spinner, line, then) in WORKED {
        let mut table = Table::new(spinner);
        let mut counts = Vec::new();
        let mut failed = None;
        for play in line.split(' ') {
            assert!(failed.is_none(), "{line}: {failed:?} before {play}");
            match play_on(&mut table, play) {
                Ok(()) => counts.push(table.count()),
                Err(why) => failed = Some(why),
            }
        }
        match then {
            Counts(expected) => {
                assert_eq!(failed, None, "{line}");
                assert!(counts.ends_with(expected), "{line}: {counts:?}");
            }
            Illegal => assert!(failed.is_some(), "{line} is illegal"),
        }
    }
}
