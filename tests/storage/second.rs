//! A second start, beside one that runs or after one that was killed.

use std::path::Path;
use std::sync::mpsc;

use game::store::{FaultReason, OpeningState, StartListener, StartRequest, Store, hand_over};

use super::{Doomed, PATIENCE, Sitting, task};

#[test]
#[ignore = "it is killed by another test"]
fn listens() {
    let Some((root, number)) = task() else { return };
    let _sitting = Sitting::begin(&root, number);
    let (wake, woken) = mpsc::channel();
    let wake = move || wake.send(()).unwrap_or_default();
    let starts = StartListener::listen(&root, wake).expect("it can listen");
    println!("\nlistens now");
    while woken.recv().is_ok() {
        for message in starts.requests() {
            println!("told {message:?}");
        }
    }
}

/// What comes of a start that is to do this.
fn opening(root: &Path, message: &StartRequest) -> OpeningState {
    let (folder, message) = (root.to_owned(), message.clone());
    let hands_over = move || hand_over(&folder, &message);
    let store = Store::<()>::start(Some(root.to_owned()), hands_over, |(), _| {}, || {});
    store.wait_for_opening(PATIENCE, PATIENCE)
}

#[test]
fn a_second_start_hands_over_to_the_first_whatever_a_killed_one_has_left() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    let file = scratch.path().join("S\u{f6}nntag.nestor");
    let open = StartRequest::of_start(Some(&file));
    for _ in 0..2 {
        let mut first = Doomed::start("storage::second::listens", &root, 1);
        first.hear("listens");
        for message in [&open, &StartRequest::Raise] {
            assert_eq!(opening(&root, message), OpeningState::HandedOver);
            assert_eq!(first.hear("told"), format!("{message:?}"));
        }
        // Its socket stays.
    }
    assert!(!hand_over(&root, &StartRequest::Raise), "nobody is there");
    let opening = opening(&root, &StartRequest::Raise);
    assert!(matches!(opening, OpeningState::Open(_)), "{opening:?}");
}

#[test]
fn a_second_start_that_nobody_answers_is_refused_and_takes_nothing_from_the_first() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut first = Sitting::begin(scratch.path(), 1);
    let refused = opening(scratch.path(), &StartRequest::Raise);
    assert_eq!(refused, OpeningState::Refused(FaultReason::Locked));
    first.play();
    first.keep();
    first.flush();
    assert_eq!(first.store.trouble(), None);
}
