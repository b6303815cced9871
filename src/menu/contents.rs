//! The contents of the menus and of the toolbar, in their order.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::table_keys::FIRST_MENU;
use crate::command::Command::{Game, Learn, Table, Window};
use crate::command::{
    BonesBetween, Command, FairTab, GameCommand, Label, LearnCommand, TableCommand, WindowCommand,
    WindowKind,
};
use crate::paint::Icon;
use game::profile::Tutor;
use words::{MessageId, msg};

#[derive(Debug)]
pub struct Menu {
    pub title: MessageId,
    /// The commands in the menu, in groups with a rule between them.
    pub groups: &'static [&'static [Command]],
    /// Related commands that are not in the menu itself but in the toolbar, a window, or a panel.
    pub elsewhere: &'static [Command],
}

impl Menu {
    /// Returns the shortcut that opens the menu: Alt and the first letter of the title that opens
    /// no earlier menu. If there is no such letter, the key is F35, which keyboards lack.
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

    /// Returns all keys that open the menu. For the first menu, this includes F10.
    pub fn shortcuts(&self) -> impl Iterator<Item = KeyboardShortcut> {
        let first = (self.title == MENUS[0].title).then_some(FIRST_MENU);
        std::iter::once(self.shortcut()).chain(first)
    }

    /// Returns all commands of the menu: first its lines from top to bottom, then those of
    /// `elsewhere`.
    pub fn commands(&self) -> impl Iterator<Item = (&'static Command, Label)> {
        let commands = self.groups.iter().copied().flatten().chain(self.elsewhere);
        commands.map(|command| (command, label(command)))
    }
}

/// Returns the label of a command that is in a menu or in the toolbar.
pub(super) fn label(command: &Command) -> Label {
    command.label().expect("a command of a menu has a label")
}

/// Returns the commands of all menus with their labels, from the first menu to the last.
pub fn all_commands() -> impl Iterator<Item = (&'static Command, Label)> {
    MENUS.iter().flat_map(Menu::commands)
}

/// The commands of the toolbar with their icons, in groups with a rule between them.
pub static TOOLBAR: [&[(Command, Icon)]; 4] = [
    &[(toggle_window(WindowKind::NewGame), Icon::NewGame)],
    &[(Game(GameCommand::Undo), Icon::Undo), (Game(GameCommand::Redo), Icon::Redo)],
    &[(Learn(LearnCommand::ToggleHint), Icon::Hint)],
    &[
        (toggle_window(WindowKind::ScoreSheet), Icon::Scores),
        (Window(WindowCommand::ToggleSound), Icon::SoundOn),
    ],
];

/// The menus, from left to right.
///
/// Their shortcuts avoid those of the system, such as Cmd+H and Cmd+M on a Mac.
pub static MENUS: [Menu; 5] = [GAME, EDIT, VIEW, LEARN, HELP];

const GAME: Menu = Menu {
    title: msg::MENU_GAME,
    groups: &[
        &[
            toggle_window(WindowKind::NewGame),
            toggle_window(WindowKind::Daily),
            Game(GameCommand::Restart),
        ],
        &[toggle_window(WindowKind::OpenGame), toggle_window(WindowKind::SaveGame)],
        &[Game(GameCommand::Pause), toggle_window(WindowKind::GiveUp)],
        &[
            toggle_window(WindowKind::Players),
            toggle_window(WindowKind::Tally),
            toggle_window(WindowKind::ScorePad),
        ],
        &[Window(WindowCommand::Quit)],
    ],
    elsewhere: &[
        // In Game tally.
        toggle_window(WindowKind::History),
        // In New game.
        Window(WindowCommand::AskForNumber),
        // In the bar.
        Game(GameCommand::LeaveReplay),
    ],
};

const EDIT: Menu = Menu {
    title: msg::MENU_EDIT,
    groups: &[
        &[Game(GameCommand::Undo), Game(GameCommand::Redo)],
        &[Game(GameCommand::Bookmark), Game(GameCommand::GoToBookmark)],
        &[Table(TableCommand::SortHand)],
        &[toggle_window(WindowKind::Settings), toggle_window(WindowKind::Colors)],
    ],
    elsewhere: &[],
};

const VIEW: Menu = Menu {
    title: msg::MENU_VIEW,
    groups: &[
        &[
            Table(TableCommand::ToggleLog),
            toggle_window(WindowKind::ScoreSheet),
            toggle_window(WindowKind::Result),
        ],
        &[
            Table(TableCommand::ToggleView),
            Table(TableCommand::ToggleBetween(BonesBetween::All)),
            Window(WindowCommand::ToggleFullScreen),
        ],
        &[Table(TableCommand::ToggleOtherHands), Table(TableCommand::ToggleBoneyard)],
    ],
    elsewhere: &[
        // In the toolbar.
        Window(WindowCommand::ToggleSound),
        // At a line of the log.
        Table(TableCommand::CopyLog),
    ],
};

const LEARN: Menu = Menu {
    title: msg::MENU_LEARN,
    groups: &[
        &[Learn(LearnCommand::ToggleHint), Learn(LearnCommand::ToggleLens)],
        &[
            Learn(LearnCommand::SetTutor(Tutor::Off)),
            Learn(LearnCommand::SetTutor(Tutor::Gentle)),
            Learn(LearnCommand::SetTutor(Tutor::Strict)),
        ],
        &[
            toggle_window(WindowKind::Lessons),
            Learn(LearnCommand::Practice),
            Learn(LearnCommand::ToggleReview),
        ],
    ],
    elsewhere: &[
        // In the panel of a review.
        Learn(LearnCommand::TryAgain),
        Game(GameCommand::ChangeSeats),
        Game(GameCommand::ReplayHandFromOtherSeat),
    ],
};

const HELP: Menu = Menu {
    title: msg::MENU_HELP,
    groups: &[
        &[
            toggle_window(WindowKind::Help),
            toggle_window(WindowKind::Keys),
            toggle_window(WindowKind::Fair),
        ],
        &[toggle_window(WindowKind::About)],
    ],
    elsewhere: &[
        // In Does Nestor cheat?
        Window(WindowCommand::OpenFair(FairTab::Decisions)),
        Window(WindowCommand::OpenFair(FairTab::Seals)),
    ],
};

/// Returns the command that opens a window, or closes it if it is open.
const fn toggle_window(kind: WindowKind) -> Command {
    Window(WindowCommand::Toggle(kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::menu::TABLE_KEYS;

    #[test]
    fn no_command_is_in_two_menus_and_no_two_share_a_key() {
        let all: Vec<_> = all_commands().collect();
        for (n, (command, label)) in all.iter().enumerate() {
            for (other, other_label) in &all[..n] {
                assert_ne!(label.name, other_label.name, "one name");
                assert_ne!(command, other, "{:?}", label.name);
                let shared = label.keys().find(|key| other_label.keys().any(|it| it == *key));
                assert_eq!(shared, None, "{:?} and {:?}", label.name, other_label.name);
            }
        }
    }

    #[test]
    fn no_command_has_a_key_of_the_table() {
        for (key, bound) in TABLE_KEYS.iter().flat_map(|group| group.keys) {
            for (command, label) in
                all_commands().filter(|(_, label)| label.keys().any(|it| it == *key))
            {
                assert_eq!(bound.as_ref(), Some(command), "{key:?} is the key of {:?}", label.name);
            }
        }
    }

    #[test]
    fn every_command_of_the_toolbar_has_a_label() {
        for (command, _) in TOOLBAR.concat() {
            assert!(command.label().is_some(), "{command:?}");
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
    fn no_shortcut_is_reserved_by_macos() {
        for (command, label) in all_commands() {
            let is_reserved = |shortcut: KeyboardShortcut| {
                let key = shortcut.logical_key;
                shortcut.modifiers.command && matches!(key, Key::H | Key::M | Key::Q)
            };
            let quits = *command == Command::Window(WindowCommand::Quit);
            assert!(quits || !label.keys().any(is_reserved), "{:?}", label.name);
        }
    }
}
