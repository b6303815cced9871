//! Tests of file dialogs.

use std::sync::mpsc;

use game::store::read_theme;

use super::*;

/// A `Files` for this folder, without a player.
fn files_in(folder: &Path) -> Files {
    let store = Store::start(Some(folder.to_owned()), || false, App::on_store_event, || {});
    Files::new(store, FileDialog::new(), &Context::default())
}

fn wait_for_answers(files: &mut Files) -> Vec<ThreadAnswer> {
    let mut answers = Vec::new();
    while answers.is_empty() {
        answers = files.answers();
    }
    answers
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
    files.ask_for_file(WindowKind::OpenGame, "", &[], show, |_, _| {});
    let theme = folder.path().join("no theme");
    files.ask(JobKind::ImportingTheme, move || read_theme(&theme), |_, _| {});
    assert_eq!(wait_for_answers(&mut files).len(), 1, "the theme");
    assert!(files.is_dialog_open(), "it was not asked in the dialog");
    close.send(()).expect("it is open");
    assert_eq!(wait_for_answers(&mut files).len(), 1, "the dialog");
    assert!(!files.is_dialog_open(), "it is closed");
}

#[test]
fn opening_a_second_game_replaces_the_first() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut files = files_in(folder.path());
    let (read, is_read) = mpsc::channel();
    for name in ["first", "second"] {
        let read = read.clone();
        files.ask(JobKind::Opening, move || read.send(name).ok(), |_, _| {});
    }
    let mut answers = 0;
    while files.is_opening() {
        answers += files.answers().len();
    }
    assert_eq!(answers, 1, "of the second");
    drop(read);
    assert!(is_read.iter().any(|name| name == "second"), "it is read");
}
