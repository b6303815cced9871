//! The window in a made-up language, whose letters are all capitals: whatever
//! has small ones is not said by a message.

mod choosing;
mod questions;

use std::fs;
use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Preset, Seats};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use game::profile::{Players, Preferences};
use game::store::{Changes, to_text, write_changes};
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::command::{Command, TableCommand, WindowCommand, WindowKind};
use words::{self, MessageId, msg};

use super::patience::{self, Patience};

/// The deals come from this number.
const SEED: u64 = 7;

/// The words that no message says: names, and what stands on keys.
const NAMES: [&str; 8] = ["Nestor", "Iris", "Ajax", "Ctrl", "Cmd", "Alt", "Shift", "Home"];

/// The words that ICU4X writes in dates, times and lists, which are no messages, either.
const OF_ICU: &str = "and or AM PM \
    Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec January February March April June July August \
    September October November December Mon Tue Wed Thu Fri Sat Sun Monday Tuesday Wednesday \
    Thursday Friday Saturday Sunday";

/// What egui calls the cross of a window; it cannot be told otherwise.
const OF_EGUI: &str = "Close window";

/// Parts of the commands that check a seal, the same in all languages.
const COMMANDS: [&str; 2] = ["| sha256sum", "ComputeHash"];

/// The files of English with every text in capitals, but for one message that is
/// missing and one that is broken.
fn capitals() -> Vec<String> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/locale/en"));
    let files =
        fs::read_dir(folder).expect("it can be read").map(|file| file.expect("it can be read"));
    let texts = files.map(|file| fs::read_to_string(file.path()).expect("it can be read"));
    texts
        .map(|text| {
            let mut resource = parser::parse(text).expect("it can be read");
            resource.body.retain_mut(|entry| {
                let (name, pattern) = match entry {
                    Entry::Message(it) => (it.id.name.as_str(), it.value.as_mut()),
                    Entry::Term(it) => (it.id.name.as_str(), Some(&mut it.value)),
                    _ => return false,
                };
                if name == MISSING.name() {
                    return false;
                }
                let pattern = pattern.expect("it can be read");
                capitalize(pattern);
                if name == BROKEN.name() {
                    pattern.elements.push(unknown_argument());
                }
                true
            });
            serializer::serialize(&resource)
        })
        .collect()
}

const MISSING: MessageId = msg::ABOUT_FILES;
const BROKEN: MessageId = msg::ABOUT_WHAT_IT_IS;

fn unknown_argument() -> PatternElement<String> {
    let id = fluent_syntax::ast::Identifier { name: "nobody-knows".to_owned() };
    PatternElement::Placeable {
        expression: Expression::Inline(InlineExpression::VariableReference { id }),
    }
}

fn capitalize(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.to_uppercase(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    capitalize(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// A window of a player whose name has only capitals.
fn window(folder: &Path, seats: Seats, language: Option<&str>) -> Harness<'static, App> {
    let preferences = Preferences {
        rules: Preset::FiveUp.rules(seats),
        language: language.map(|language| language.parse().expect("it can be read")),
        ..Preferences::default()
    };
    window_of(folder, &preferences)
}

/// The same with all that is set.
fn window_of(folder: &Path, preferences: &Preferences) -> Harness<'static, App> {
    let mut players = Players::default();
    let person = players.sit_down("ANNA", true).expect("there is a chair");
    let own = folder.join("players").join(person.folder());
    fs::create_dir_all(&own).expect("it can be made");
    let mut changes = Changes::default();
    changes.put(&(), std::sync::Arc::new(players));
    write_changes(folder, &changes).expect("it can be written");
    let text = to_text(preferences).expect("it has a text");
    fs::create_dir_all(&own).expect("it can be made");
    fs::write(own.join("settings.ron"), text).expect("it can be written");
    let startup =
        Startup { data_dir: Some(folder.to_owned()), seed: Some(SEED), ..Startup::default() };
    let mut harness = Harness::builder()
        .with_size([1100.0, 3000.0])
        .build_eframe(|context| App::new(context, &startup));
    step_until(&mut harness, "the player", |harness| {
        harness.state().session().game().number() == Some(SEED)
    });
    harness.run_steps(20);
    harness
}

/// Waits until something is so; other threads work meanwhile.
fn step_until(
    harness: &mut Harness<'_, App>,
    what: &str,
    ready: impl Fn(&Harness<'_, App>) -> bool,
) {
    let mut patience = Patience::new();
    while !ready(harness) {
        patience.pause(what);
        harness.step();
    }
}

/// All texts in the accessible tree of the window.
fn texts(harness: &Harness<'_, App>) -> Vec<String> {
    let mut texts = Vec::new();
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        texts.extend(node.label());
        texts.extend(node.value());
        texts.extend(node.description());
        texts.extend(node.placeholder().map(str::to_owned));
    }
    texts
}

/// Whether these are the hexadecimal digits of a seal, of which there are four or 64.
fn is_seal(word: &str) -> bool {
    [4, 64].contains(&word.len()) && word.chars().all(|it| it.is_ascii_hexdigit())
}

/// Whether there are small letters in it beside names, places on the disk, and seals.
fn has_small_letters(text: &str, folder: &str) -> bool {
    let text = text.replace(folder, "");
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !is_seal(word));
    let words = words.flat_map(|word| word.split(char::is_numeric));
    let is_of_icu = |word: &str| OF_ICU.split_whitespace().any(|other| other == word);
    let mut others = words.filter(|word| !NAMES.contains(word) && !is_of_icu(word));
    others.any(|word| word.chars().any(char::is_lowercase))
}

/// What a window says that has small letters although it should not: all but what the
/// made-up language lacks, the folder, seals, and commands.
fn not_by_messages(harness: &Harness<'_, App>, folder: &str) -> Vec<String> {
    let mut texts = texts(harness);
    let lacking = [MISSING, BROKEN].map(MessageId::text);
    let may_be_small = |text: &&String| {
        let is_command = COMMANDS.iter().any(|part| text.contains(part));
        is_command || lacking.contains(*text) || is_seal(text) || *text == folder
    };
    let wholes: Vec<String> = texts.iter().filter(may_be_small).cloned().collect();
    texts.retain(|text| {
        // Each line of a text that has several is there by itself, too; but a plain word
        // may be a label that is only spelled like a part of one.
        let is_word = text.trim().chars().all(char::is_alphabetic);
        let is_part = !is_word && wholes.iter().any(|whole| whole.contains(text.trim()));
        has_small_letters(text, folder) && text != OF_EGUI && !is_part
    });
    texts
}

#[test]
fn everything_that_a_window_says_is_a_message_and_what_a_language_lacks_is_english() {
    let language = "en-ZZ".parse().expect("it can be read");
    words::set_test_language(language, capitals());
    assert_eq!(msg::about_version("7"), "VERSION 7", "it is spoken");
    for id in [msg::ABOUT_FILES.text(), msg::ABOUT_WHAT_IT_IS.text()] {
        assert!(has_small_letters(&id, ""), "this one is English: {id}");
    }
    let mut english = Vec::new();
    for seats in [Seats::Two, Seats::Partners] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("players/anna-1").display().to_string();
        let mut harness = window(folder.path(), seats, None);
        let mut look = |harness: &Harness<'_, App>, what: &str| {
            let count = texts(harness).len();
            assert!(count > 10, "{what}: there is something to read");
            let small = not_by_messages(harness, &path).into_iter();
            english.extend(small.map(|text| format!("{what}: {text}")));
        };
        look(&harness, "the table");
        let ctx = harness.ctx.clone();
        let log = Command::Table(TableCommand::ToggleLog);
        harness.state_mut().update(&ctx, log.clone().into());
        harness.run_steps(3);
        look(&harness, "the log");
        harness.state_mut().update(&ctx, log.into());
        for kind in WindowKind::WINDOWS.iter().copied() {
            let toggle = Command::Window(WindowCommand::Toggle(kind));
            harness.state_mut().update(&ctx, toggle.clone().into());
            harness.run_steps(3);
            look(&harness, &format!("{kind:?}"));
            if kind == WindowKind::Settings {
                for page in words::settings::SettingsPage::ALL {
                    let open = Command::Window(WindowCommand::OpenSettings(page));
                    harness.state_mut().update(&ctx, open.into());
                    harness.run_steps(3);
                    look(&harness, &format!("{kind:?}, {page:?}"));
                }
            }
            if kind == WindowKind::Help {
                for page in words::help::HelpPage::ALL {
                    let id = format!("help-page-{}", page.id());
                    harness.get_by(|node| node.author_id() == Some(id.as_str())).click();
                    harness.run_steps(3);
                    look(&harness, &format!("{page:?}"));
                }
            }
            harness.state_mut().update(&ctx, Command::Window(WindowCommand::Close(kind)).into());
            harness.run_steps(3);
        }
        for menu in [
            msg::MENU_GAME.text(),
            msg::MENU_EDIT.text(),
            msg::MENU_VIEW.text(),
            msg::MENU_LEARN.text(),
            msg::MENU_HELP.text(),
        ] {
            harness.get_by_label(&menu).click();
            harness.run_steps(3);
            look(&harness, &menu);
            harness.key_press(egui::Key::Escape);
            harness.run_steps(3);
        }
    }
    english.sort_unstable();
    english.dedup();
    assert_eq!(english, [""; 0], "not said by a message");
}
