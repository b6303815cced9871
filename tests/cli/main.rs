//! The game as it is called from a shell.

use std::process::{Command, Output};

use words::msg;

/// The game, on a machine that has no display and speaks English.
fn game(arguments: &[&str]) -> Output {
    game_in(&[("LC_ALL", "C.UTF-8")], arguments)
}

/// The same where these variables say which language is spoken.
fn game_in(language: &[(&str, &str)], arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nestor-dominoes"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env_remove("LANGUAGE")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(language.iter().copied())
        .output()
        .expect("the program starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("what is printed is UTF-8")
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_the_game_says_one_sentence_and_fails() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let data_dir = scratch.path().to_str().expect("a path in UTF-8");
    let output = game(&["--data-dir", data_dir]);
    assert_eq!(output.status.code(), Some(1), "the exit code");
    assert_eq!(text(&output.stdout), "", "standard output");
    assert_eq!(
        text(&output.stderr),
        format!("nestor-dominoes: {}\n", msg::START_NO_DISPLAY.text()),
        "standard error"
    );
    let mark = scratch.path().join("starting.txt");
    assert!(!mark.exists(), "a start without a window is not taken for one that the game ended");
}

#[cfg(target_os = "linux")]
#[test]
fn the_game_speaks_the_language_that_the_system_is_set_to() {
    use words::msg;
    use words::{current_language, set_language};

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let data_dir = scratch.path().to_str().expect("a path in UTF-8");
    for (variables, language) in [
        ("LC_ALL=de_DE.UTF-8", "de"),
        ("LC_ALL=es_ES.UTF-8", "es"),
        ("LC_ALL=es_ES.UTF-8 LANG=de_DE.UTF-8", "es"),
        ("LANGUAGE=fi:es LANG=de_DE.UTF-8", "es"),
        ("LC_ALL=C LANG=de_DE.UTF-8", "en"),
        ("LC_ALL=C.UTF-8 LANGUAGE=es LANG=de_DE.UTF-8", "en"),
    ] {
        set_language(Some(&language.parse().expect("a language")));
        assert_eq!(current_language(), language, "the program has it");
        let sentence = msg::START_NO_DISPLAY.text();
        let set = variables.split(' ').filter_map(|it| it.split_once('='));
        let set: Vec<(&str, &str)> = set.collect();
        let output = game_in(&set, &["--data-dir", data_dir]);
        let said = format!("nestor-dominoes: {sentence}\n");
        assert_eq!(text(&output.stderr), said, "where {variables} is set");
    }
    set_language(None);
}

#[test]
fn help_names_every_option() {
    let output = game(&["--help"]);
    assert_eq!(output.status.code(), Some(0), "the exit code");
    let help = text(&output.stdout);
    for option in ["--help", "--version", "--data-dir <DIR>", "--seed <N>"] {
        assert!(help.contains(option), "{option} is in:\n{help}");
    }
}

#[test]
fn version_is_the_one_of_the_package() {
    let output = game(&["--version"]);
    assert_eq!(output.status.code(), Some(0), "the exit code");
    assert_eq!(
        text(&output.stdout),
        concat!("nestor-dominoes ", env!("CARGO_PKG_VERSION"), "\n"),
        "standard output"
    );
}

#[test]
fn arguments_that_cannot_be_understood_are_refused() {
    for arguments in [
        &["--seed", "seven"][..],
        &["--seed", "-1"],
        &["--seed", "18446744073709551616"],
        &["--data-dir"],
        &["--data-dir", ""],
        &["--deal"],
        &["one.nestor", "two.nestor"],
        &["--seed", "7", "one.nestor"],
    ] {
        let output = game(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let message = text(&output.stderr);
        assert!(message.starts_with("error: "), "{arguments:?}: {message}");
    }
}
