//! Reviews of finished games, which are made once.

use std::fs;

use engine::{Preset, Seats};
use game::profile::GameId;
use game::storage::{Folder, REVIEWS};
use nestor::coach::{ProgressMonitor, ReviewBudget, SavedReview, review};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;

/// The review of a short game.
pub fn reviewed() -> SavedReview {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut player = Player::sit_down(scratch.path());
    let mut set = player.session.preferences().clone();
    set.rules = Preset::AllFives.rules(Seats::Two);
    set.rules.target = Some(30);
    player.session.set_preferences(set);
    player.session.new_game(None);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    while player.session.state().outcome().is_none() {
        player.play(&mut random);
    }
    let record = player.session.state().record().clone();
    let review =
        review(&record, ReviewBudget::SMALL, &ProgressMonitor::NONE).expect("nobody stops it");
    SavedReview { record, review }
}

fn id(number: u64) -> GameId {
    format!("{number:032x}").parse().expect("an id")
}

#[test]
fn a_review_comes_back_as_it_was_kept() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    assert_eq!(folder.kept_review(id(1)), None, "there is none yet");
    let review = reviewed();
    assert!(
        review.review.decisions().len() > 3,
        "there is something in it"
    );
    folder.keep_review(id(1), &review).expect("it is written");
    assert_eq!(folder.kept_review(id(1)), Some(review), "to the digit");
    assert_eq!(folder.kept_review(id(2)), None, "that of another game");
}

#[test]
fn a_review_that_is_not_as_it_was_written_counts_as_none() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let review = reviewed();
    folder.keep_review(id(1), &review).expect("it is written");
    let path = scratch.path().join(REVIEWS).join(format!("{}.ron", id(1)));
    let whole = fs::read_to_string(&path).expect("it is there");
    let changed: [String; 4] = [
        String::new(),
        whole[..whole.len() / 2].to_owned(),
        whole.replacen("seat: 1", "seat: 0", 1),
        whole.replacen("version: 1,", "version: 2,", 1),
    ];
    for text in changed {
        assert_ne!(text, whole, "it is another text");
        fs::write(&path, text).expect("it can be written");
        assert_eq!(folder.kept_review(id(1)), None, "it is of no use");
        folder
            .keep_review(id(1), &review)
            .expect("it is written anew");
        assert_eq!(folder.kept_review(id(1)).as_ref(), Some(&review), "whole");
    }
}

#[test]
fn a_review_that_cannot_be_of_its_game_counts_as_none() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let review = reviewed();
    let text = ron::to_string(&review).expect("it can be written");
    let number = |start: &str| {
        let from = text.find(start).expect("it is there") + start.len();
        let to = text[from..].find([',', ')']).expect("it ends") + from;
        format!("{}NaN{}", &text[..from], &text[to..])
    };
    let forged = [
        ("the seat of nobody", text.replacen("seat:1", "seat:3", 1)),
        ("no cost", number("points_error:")),
        ("no chance", number("chance:")),
        ("another moment", text.replacen("moment:", "moment:9", 1)),
        (
            "more seats",
            text.replacen("reviewed:(seats:Two", "reviewed:(seats:Four", 1),
        ),
    ];
    for (what, forged) in forged {
        assert_ne!(forged, text, "{what}: it is another text");
        let forged: SavedReview = ron::from_str(&forged).expect("it can be read");
        folder.keep_review(id(1), &forged).expect("it is written");
        assert_eq!(folder.kept_review(id(1)), None, "{what}");
    }
    folder.keep_review(id(1), &review).expect("it is written");
    assert_eq!(folder.kept_review(id(1)), Some(review), "the true one");
}

#[test]
fn marks_of_a_kept_review_are_those_of_the_limits_of_today() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let review = reviewed();
    let text = ron::to_string(&review).expect("it can be written");
    // As if the limits had been far lower when it was made.
    let older = text.replace("mark:Good", "mark:Blunder");
    let older: SavedReview = ron::from_str(&older).expect("it can be read");
    assert_ne!(older, review, "the marks are others");
    folder.keep_review(id(1), &older).expect("it is written");
    assert_eq!(folder.kept_review(id(1)), Some(review), "by what each cost");
}
