//! Dialogs for files.

use std::sync::mpsc;

use game::storage::Claim;

use super::*;

/// Files of a folder in which nobody plays.
fn files_in(folder: &Path) -> Files {
    let disk = Arc::new(RealDisk);
    let store = Store::start(disk, Some(folder.to_owned()), Claim::granted, || {});
    Files::new(store, FileDialog::new(), &Context::default())
}

#[test]
fn a_dialog_stays_open_whatever_else_is_answered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut files = files_in(folder.path());
    let (close, is_closed) = mpsc::channel();
    let show = move |_: FileDialog| {
        is_closed.recv().ok();
        None::<PathBuf>
    };
    files.ask(
        WindowKind::OpenGame,
        (String::new(), &[]),
        show,
        ChosenFor::OpenGame,
    );
    files.fetch_theme(folder.path().join("no theme"));
    let mut answers = Vec::new();
    while answers.is_empty() {
        answers = files.answers();
    }
    assert!(matches!(answers[..], [FileAnswer::ThemeFetched(_)]));
    assert!(files.dialog_is_open(), "it was not asked in the dialog");
    close.send(()).expect("it is open");
    let mut answers = Vec::new();
    while answers.is_empty() {
        answers = files.answers();
    }
    assert!(matches!(
        answers[..],
        [FileAnswer::NotChosen(WindowKind::OpenGame)]
    ));
    assert!(!files.dialog_is_open(), "it is closed");
}

#[test]
fn of_two_games_that_are_opened_the_second_comes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut files = files_in(folder.path());
    let [first, second] = ["first", "second"].map(|name| folder.path().join(name));
    files.open(first);
    files.open(second.clone());
    let mut answers = Vec::new();
    while files.is_opening() {
        answers.extend(files.answers());
    }
    let [FileAnswer::Read(read)] = &answers[..] else {
        panic!("one is read: {answers:?}");
    };
    assert_eq!(
        read.as_ref().as_ref().err(),
        Some(&FileError::Missing(second))
    );
}
