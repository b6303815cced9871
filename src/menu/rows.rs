//! Every command that has a name: one table makes the menus, the toolbar, the list of keys, and the
//! names in context menus.

use std::fmt::Debug;

use egui::{Key, KeyboardShortcut, Modifiers};

use super::table_keys::{FIRST_MENU, alone};
use crate::command::Command::{Game, Learn, Table, Window};
use crate::command::{
    Between, Command, FairTab, GameCommand, LearnCommand, TableCommand, WindowCommand, WindowKind,
};
use crate::paint::Icon;
use game::profile::Tutor;
use words::{Id, msg};

/// The status of commands, which menus ask for before they show one.
pub trait CommandStatus: Debug {
    /// Whether the command is possible now.
    ///
    /// # Errors
    /// The reason why it is not.
    fn available(&self, command: &Command) -> Result<(), Id>;

    /// Whether what the command turns on and off is on; `None` if it is no switch.
    fn is_on(&self, ctx: &egui::Context, command: &Command) -> Option<bool>;

    /// Whether the command is for what was done in a window: taking back that a list was
    /// cleared.
    fn is_for_window(&self, window: WindowKind, command: &Command) -> bool;

    /// Whether menus have a line for the command now.
    fn is_listed(&self, command: &Command) -> bool;
}

/// A menu of the bar.
#[derive(Debug)]
pub struct Menu {
    /// Its title.
    pub title: Id,
    /// Its lines, in groups with a rule between them.
    pub groups: &'static [&'static [Row]],
    /// Commands of the same kind that are found elsewhere: in the toolbar, in a window, or
    /// in a panel.
    pub elsewhere: &'static [Row],
}

impl Menu {
    /// Returns the shortcut that opens it: Alt and the first letter of its title that no menu
    /// before it has. A title without such a letter has no shortcut.
    pub fn shortcut(&self) -> KeyboardShortcut {
        let mut letters = Vec::new();
        for menu in &MENUS {
            let title = menu.title.text().to_uppercase();
            let mut keys =
                title.chars().map(|letter| Key::from_name(letter.encode_utf8(&mut [0; 4])));
            letters.push(keys.find(|key| key.is_some() && !letters.contains(key)).flatten());
            if menu.title == self.title {
                break;
            }
        }
        let letter = letters.last().copied().flatten();
        KeyboardShortcut::new(Modifiers::ALT, letter.unwrap_or(Key::F35))
    }

    /// Returns all keys that open it. The first menu also has the usual one.
    pub fn shortcuts(&self) -> impl Iterator<Item = KeyboardShortcut> {
        let first = (self.title == MENUS[0].title).then_some(FIRST_MENU);
        std::iter::once(self.shortcut()).chain(first)
    }

    /// Returns all its commands, first the lines of the menu from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> {
        self.groups.iter().copied().flatten().chain(self.elsewhere)
    }
}

/// A command with a name.
#[derive(Debug)]
pub struct Row {
    /// The command.
    pub command: Command,
    /// Its name.
    pub name: Id,
    /// Its tooltip, if the name needs an explanation.
    pub tip: Option<Id>,
    /// The keys that do the same; menus show the first.
    pub keys: &'static [KeyboardShortcut],
    /// Whether it asks for more before anything is done; its line ends in "…".
    asks: bool,
}

impl Row {
    const fn new(name: Id, command: Command) -> Self {
        Self { command, name, tip: None, keys: &[], asks: false }
    }

    const fn tip(mut self, tip: Id) -> Self {
        self.tip = Some(tip);
        self
    }

    const fn keys(mut self, keys: &'static [KeyboardShortcut]) -> Self {
        self.keys = keys;
        self
    }

    const fn asks(mut self) -> Self {
        self.asks = true;
        self
    }

    /// Returns the row of a command.
    pub fn of(command: &Command) -> Option<&'static Self> {
        all_rows().find(|row| row.command == *command)
    }

    /// Returns its name as a line of a menu.
    pub fn line(&self) -> String {
        let dots = if self.asks { "…" } else { "" };
        self.name.text() + dots
    }

    /// Returns the key that menus show.
    pub fn key(&self) -> Option<KeyboardShortcut> {
        self.keys.first().copied()
    }
}

/// Returns every row, menu after menu.
pub fn all_rows() -> impl Iterator<Item = &'static Row> {
    MENUS.iter().flat_map(Menu::rows)
}

/// The commands of the toolbar with their icons, in groups with a rule between them.
pub static TOOLBAR: [&[(Command, Icon)]; 4] = [
    &[(open(WindowKind::NewGame), Icon::NewGame)],
    &[(Game(GameCommand::Undo), Icon::Undo), (Game(GameCommand::Redo), Icon::Redo)],
    &[(Learn(LearnCommand::ToggleHint), Icon::Hint)],
    &[
        (open(WindowKind::ScoreSheet), Icon::Scores),
        (Window(WindowCommand::ToggleSound), Icon::SoundOn),
    ],
];

/// The menus, from left to right.
///
/// No key is one that a system reserves: on a Mac, Cmd+H hides the window and Cmd+M minimizes it.
pub static MENUS: [Menu; 5] = [GAME, EDIT, VIEW, LEARN, HELP];

const GAME: Menu = Menu {
    title: msg::MENU_GAME,
    groups: &[
        &[
            Row::new(msg::WINDOW_NEW_GAME, open(WindowKind::NewGame)).keys(&[ctrl(Key::N)]).asks(),
            Row::new(msg::WINDOW_DAILY, open(WindowKind::Daily))
                .tip(msg::TIP_DAILY)
                .keys(&[ctrl(Key::E)]),
            Row::new(msg::MENU_RESTART_GAME, Game(GameCommand::Restart))
                .tip(msg::TIP_RESTART_GAME)
                .keys(&[alone(Key::F5)]),
        ],
        &[
            Row::new(msg::MENU_OPEN, open(WindowKind::OpenGame)).keys(&[ctrl(Key::O)]).asks(),
            Row::new(msg::MENU_SAVE, open(WindowKind::SaveGame)).keys(&[ctrl(Key::S)]).asks(),
        ],
        &[
            Row::new(msg::MENU_PAUSE, Game(GameCommand::Pause))
                .tip(msg::TIP_PAUSE)
                .keys(&[alone(Key::P)]),
            Row::new(msg::MENU_GIVE_UP, open(WindowKind::GiveUp)).tip(msg::TIP_GIVE_UP).asks(),
        ],
        &[
            Row::new(msg::MENU_CHANGE_PLAYER, open(WindowKind::Players))
                .keys(&[ctrl(Key::U)])
                .asks(),
            Row::new(msg::WINDOW_TALLY, open(WindowKind::Tally)).keys(&[ctrl(Key::T)]),
            Row::new(msg::WINDOW_SCORE_PAD, open(WindowKind::ScorePad)).tip(msg::TIP_SCORE_PAD),
        ],
        &[Row::new(msg::MENU_QUIT, Window(WindowCommand::Quit)).keys(&[ctrl(Key::Q)])],
    ],
    elsewhere: &[
        // In Game tally.
        Row::new(msg::WINDOW_HISTORY, open(WindowKind::History)).keys(&[ctrl(Key::R)]),
        // In New game.
        Row::new(msg::WINDOW_NUMBERED, Window(WindowCommand::AskForNumber)).tip(msg::TIP_NUMBERED),
        // In the bar.
        Row::new(msg::MENU_LEAVE_AGAIN, Game(GameCommand::LeaveAgain)).tip(msg::TIP_LEAVE_AGAIN),
    ],
};

const EDIT: Menu = Menu {
    title: msg::MENU_EDIT,
    groups: &[
        &[
            Row::new(msg::MENU_UNDO, Game(GameCommand::Undo))
                .tip(msg::TIP_ASSISTS)
                .keys(&[ctrl(Key::Z)]),
            Row::new(msg::MENU_REDO, Game(GameCommand::Redo))
                .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)]),
        ],
        &[
            Row::new(msg::MENU_BOOKMARK, Game(GameCommand::Bookmark))
                .tip(msg::TIP_BOOKMARK)
                .keys(&[ctrl(Key::D)]),
            Row::new(msg::MENU_GO_TO_BOOKMARK, Game(GameCommand::GoToBookmark))
                .tip(msg::TIP_ASSISTS)
                .keys(&[ctrl_shift(Key::D)]),
        ],
        &[Row::new(msg::MENU_SORT_HAND, Table(TableCommand::SortHand))
            .tip(msg::TIP_SORT_HAND)
            .keys(&[alone(Key::O)])],
        &[
            Row::new(msg::WINDOW_SETTINGS, open(WindowKind::Settings))
                .keys(&[ctrl(Key::Comma)])
                .asks(),
            Row::new(msg::WINDOW_COLORS, open(WindowKind::Colors)).keys(&[ctrl(Key::K)]),
        ],
    ],
    elsewhere: &[],
};

const VIEW: Menu = Menu {
    title: msg::MENU_VIEW,
    groups: &[
        &[
            Row::new(msg::WINDOW_LOG, Table(TableCommand::ToggleLog)).keys(&[ctrl(Key::L)]),
            Row::new(msg::WINDOW_SCORE_SHEET, open(WindowKind::ScoreSheet)).keys(&[ctrl(Key::P)]),
            Row::new(msg::WINDOW_RESULT, open(WindowKind::Result)).keys(&[ctrl_shift(Key::P)]),
        ],
        &[
            Row::new(msg::MENU_ENDS_ONLY, Table(TableCommand::ToggleView))
                .tip(msg::TIP_ENDS_ONLY)
                .keys(&[alone(Key::V)]),
            Row::new(msg::MENU_BETWEEN, Table(TableCommand::ToggleBetween(Between::All)))
                .tip(msg::TIP_BETWEEN)
                .keys(&[alone(Key::B)]),
            Row::new(msg::MENU_FULL_SCREEN, Window(WindowCommand::ToggleFullScreen))
                .keys(&[alone(Key::F11)]),
        ],
        &[
            Row::new(msg::MENU_SHOW_HIDDEN_HANDS, Table(TableCommand::ToggleNestorsHand))
                .tip(msg::TIP_ASSISTS)
                .keys(&[ctrl_shift(Key::N)]),
            Row::new(msg::MENU_SHOW_BONEYARD, Table(TableCommand::ToggleBoneyard))
                .tip(msg::TIP_ASSISTS)
                .keys(&[ctrl_shift(Key::B)]),
        ],
    ],
    elsewhere: &[
        // In the toolbar. Not Cmd on a Mac: that puts the window away.
        Row::new(msg::MENU_SOUND, Window(WindowCommand::ToggleSound))
            .keys(&[KeyboardShortcut::new(Modifiers::CTRL, Key::M)]),
        // At a line of the log.
        Row::new(msg::MENU_COPY_LOG, Table(TableCommand::CopyLog)),
    ],
};

const LEARN: Menu = Menu {
    title: msg::MENU_LEARN,
    groups: &[
        &[
            Row::new(msg::MENU_HINT, Learn(LearnCommand::ToggleHint))
                .tip(msg::TIP_HINT)
                .keys(&[alone(Key::H)]),
            Row::new(msg::MENU_LENS, Learn(LearnCommand::ToggleLens))
                .tip(msg::TIP_LENS)
                .keys(&[alone(Key::L)]),
        ],
        &[
            Row::new(msg::MENU_TUTOR_OFF, Learn(LearnCommand::SetTutor(Tutor::Off))),
            Row::new(msg::MENU_TUTOR_GENTLE, Learn(LearnCommand::SetTutor(Tutor::Gentle)))
                .tip(msg::TIP_TUTOR_GENTLE),
            Row::new(msg::MENU_TUTOR_STRICT, Learn(LearnCommand::SetTutor(Tutor::Strict)))
                .tip(msg::TIP_TUTOR_STRICT),
        ],
        &[
            Row::new(msg::WINDOW_LESSONS, open(WindowKind::Lessons)),
            Row::new(msg::MENU_REVIEW, Learn(LearnCommand::ToggleReview))
                .tip(msg::TIP_REVIEW)
                .keys(&[ctrl_shift(Key::R)]),
        ],
    ],
    elsewhere: &[
        // In the panel of a review.
        Row::new(msg::MENU_TRY_AGAIN, Learn(LearnCommand::TryAgain)).tip(msg::TIP_TRY_AGAIN),
        Row::new(msg::MENU_OTHER_SEAT, Game(GameCommand::ChangeSeats)).tip(msg::TIP_OTHER_SEAT),
        Row::new(msg::MENU_OTHER_SEAT_HAND, Game(GameCommand::ChangeSeatsInHand))
            .tip(msg::TIP_OTHER_SEAT),
    ],
};

const HELP: Menu = Menu {
    title: msg::MENU_HELP,
    groups: &[
        &[
            Row::new(msg::WINDOW_HELP, open(WindowKind::Help)).keys(&[alone(Key::F1)]),
            Row::new(msg::WINDOW_KEYS, open(WindowKind::Keys)).keys(&[alone(Key::Questionmark)]),
            Row::new(msg::WINDOW_HONESTY, open(WindowKind::Fair)).tip(msg::TIP_HONESTY),
        ],
        &[Row::new(msg::WINDOW_ABOUT, open(WindowKind::About))],
    ],
    elsewhere: &[
        // In Does Nestor cheat?
        Row::new(msg::WINDOW_DECISIONS, Window(WindowCommand::OpenFair(FairTab::Decisions)))
            .tip(msg::TIP_DECISIONS),
        Row::new(msg::WINDOW_SEALS, Window(WindowCommand::OpenFair(FairTab::Seals)))
            .tip(msg::TIP_SEALS),
    ],
};

/// Returns the command that opens a window, or closes it.
const fn open(kind: WindowKind) -> Command {
    Window(WindowCommand::Toggle(kind))
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_and_no_key_has_two_rows() {
        let rows: Vec<_> = all_rows().collect();
        for (n, row) in rows.iter().enumerate() {
            for other in &rows[..n] {
                assert_ne!(row.name, other.name, "one name");
                assert_ne!(row.command, other.command, "{:?}", row.name);
                let shared = row.keys.iter().find(|key| other.keys.contains(key));
                assert_eq!(shared, None, "{:?} and {:?}", row.name, other.name);
            }
        }
    }

    #[test]
    fn every_command_of_the_toolbar_has_a_row() {
        for (command, _) in TOOLBAR.concat() {
            assert!(Row::of(&command).is_some(), "{command:?}");
        }
    }

    #[test]
    fn each_menu_has_a_letter_of_its_name_in_every_language() {
        for language in words::languages() {
            words::set_language(Some(language));
            let mut letters: Vec<&str> = Vec::new();
            for menu in &MENUS {
                let (letter, title) = (menu.shortcut().logical_key.name(), menu.title.text());
                assert!(title.to_uppercase().contains(letter), "{letter} of {title}");
                assert!(!letters.contains(&letter), "{letter} opens two menus");
                letters.push(letter);
            }
        }
    }

    #[test]
    fn no_key_is_one_that_a_mac_keeps_for_itself() {
        for row in all_rows() {
            let is_kept = |shortcut: &KeyboardShortcut| {
                let key = shortcut.logical_key;
                shortcut.modifiers.command && matches!(key, Key::H | Key::M | Key::Q)
            };
            let quits = row.command == Command::Window(WindowCommand::Quit);
            assert!(quits || !row.keys.iter().any(is_kept), "{:?}", row.name);
        }
    }
}
