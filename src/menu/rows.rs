//! Every command that has a name: one table makes the menus, the toolbar, the list of
//! keys, and the names in context menus.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::MenuState;
use super::table_keys::FIRST_MENU;
use crate::command::{
    Command, FairTab, GameCommand, LearnCommand, TableCommand, WindowCommand, WindowKind,
};
use crate::paint::Icon;
use game::profile::Tutor;
use words::{Id, msg};

/// A menu of the bar.
#[derive(Debug)]
pub struct Menu {
    /// What it is called.
    pub title: Id,
    /// Its lines; a rule is drawn between two groups.
    pub groups: &'static [&'static [Row]],
    /// Commands of the same kind that are found elsewhere: in the toolbar, in a window or
    /// in a panel.
    pub elsewhere: &'static [Row],
}

impl Menu {
    /// The shortcut that opens it: Alt and the first letter of its title that no menu before
    /// it has. A title without such a letter has no shortcut.
    pub fn shortcut(&self) -> KeyboardShortcut {
        let mut letters = Vec::new();
        for menu in &MENUS {
            let title = menu.title.text().to_uppercase();
            let mut keys = title
                .chars()
                .map(|letter| Key::from_name(letter.encode_utf8(&mut [0; 4])));
            letters.push(
                keys.find(|key| key.is_some() && !letters.contains(key))
                    .flatten(),
            );
            if menu.title == self.title {
                break;
            }
        }
        let letter = letters.last().copied().flatten();
        KeyboardShortcut::new(Modifiers::ALT, letter.unwrap_or(Key::F35))
    }

    /// All keys that open it; the first menu has that of other programs, too.
    pub fn shortcuts(&self) -> impl Iterator<Item = KeyboardShortcut> {
        let first = (self.title == MENUS[0].title).then_some(FIRST_MENU);
        std::iter::once(self.shortcut()).chain(first)
    }

    /// All its commands, first the lines of the menu from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> {
        self.groups.iter().copied().flatten().chain(self.elsewhere)
    }
}

/// A command with a name.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// What it is called.
    pub name: Id,
    /// What it does, if its name does not say all.
    pub tip: Option<Id>,
    /// The keys that do the same; menus show the first.
    pub keys: &'static [KeyboardShortcut],
    /// What it asks for.
    pub command: fn() -> Command,
    /// Whether what it turns on and off is on, if it does.
    pub is_on: Option<fn(MenuState) -> bool>,
    asks: bool,
    icon: Option<fn(MenuState) -> Icon>,
    is_there: fn(MenuState) -> bool,
    available: fn(MenuState) -> Result<(), Id>,
}

impl Row {
    const fn new(name: Id, command: fn() -> Command) -> Self {
        Self {
            name,
            tip: None,
            keys: &[],
            command,
            is_on: None,
            asks: false,
            icon: None,
            is_there: |_| true,
            available: |_| Ok(()),
        }
    }

    /// The row of a command whose name does not say all.
    const fn tip(self, tip: Id) -> Self {
        Self {
            tip: Some(tip),
            ..self
        }
    }

    /// The row with these keys.
    const fn keys(self, keys: &'static [KeyboardShortcut]) -> Self {
        Self { keys, ..self }
    }

    /// The row of a command that asks for more before it does anything.
    const fn asks(self) -> Self {
        Self { asks: true, ..self }
    }

    /// The row with an icon in the toolbar.
    const fn icon(self, icon: fn(MenuState) -> Icon) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// The row of a command that turns something on and off.
    const fn switch(self, is_on: fn(MenuState) -> bool) -> Self {
        Self {
            is_on: Some(is_on),
            ..self
        }
    }

    /// The row of a command that menus do not have all the time.
    const fn there_if(self, is_there: fn(MenuState) -> bool) -> Self {
        Self { is_there, ..self }
    }

    /// The row of a command that is not always possible.
    const fn available_if(self, available: fn(MenuState) -> Result<(), Id>) -> Self {
        Self { available, ..self }
    }

    /// The row that asks for a command.
    pub fn of(command: &Command) -> Option<&'static Self> {
        all_rows().find(|row| (row.command)() == *command)
    }

    /// Its name as a line of a menu: one that asks for more ends in dots.
    pub fn line(&self) -> String {
        let dots = if self.asks { "…" } else { "" };
        self.name.text() + dots
    }

    /// The key that menus show.
    pub fn key(&self) -> Option<KeyboardShortcut> {
        self.keys.first().copied()
    }

    /// Its icon in the toolbar, if it stands there.
    pub fn shown_icon(&self, state: MenuState) -> Option<Icon> {
        self.icon.map(|icon| icon(state))
    }

    /// Whether menus have it at the moment.
    pub fn is_there(&self, state: MenuState) -> bool {
        (self.is_there)(state)
    }

    /// Whether it is possible at the moment.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn available(&self, state: MenuState) -> Result<(), Id> {
        let command = (self.command)();
        let steps = matches!(
            command,
            Command::Game(GameCommand::Undo | GameCommand::Redo)
        );
        let is_hidden = state.is_covered && (state.is_paused || !steps);
        if is_hidden && command.is_at_table() {
            return Err(msg::WHY_COVERED);
        }
        if state.is_lesson && command.is_of_game() {
            return Err(msg::WHY_LESSON);
        }
        (self.available)(state)
    }
}

/// Every row, menu after menu.
pub fn all_rows() -> impl Iterator<Item = &'static Row> {
    MENUS.iter().flat_map(Menu::rows)
}

/// The icons of the toolbar by the names of their rows; a rule is drawn between two groups.
pub const TOOLBAR: [&[Id]; 4] = [
    &[msg::WINDOW_NEW_GAME],
    &[msg::MENU_UNDO, msg::MENU_REDO],
    &[msg::MENU_HINT],
    &[msg::WINDOW_SCORE_SHEET, msg::MENU_SOUND],
];

/// The menus, from left to right.
///
/// No key is one that a system keeps for itself: on a Mac, Cmd+H hides the window and Cmd+M
/// puts it away.
pub const MENUS: [Menu; 5] = [GAME, EDIT, VIEW, LEARN, HELP];

const GAME: Menu = Menu {
    title: msg::MENU_GAME,
    groups: &[
        &[
            Row::new(msg::WINDOW_NEW_GAME, || open(WindowKind::NewGame))
                .keys(&[ctrl(Key::N)])
                .asks()
                .icon(|_| Icon::NewGame),
            Row::new(msg::WINDOW_DAILY, || open(WindowKind::Daily))
                .tip(msg::TIP_DAILY)
                .keys(&[ctrl(Key::E)]),
            Row::new(msg::MENU_RESTART_GAME, || {
                Command::Game(GameCommand::Restart)
            })
            .tip(msg::TIP_RESTART_GAME)
            .keys(&[alone(Key::F5)])
            .available_if(|state| or(state.can_restart, msg::WHY_NOTHING_DONE)),
        ],
        &[
            Row::new(msg::MENU_OPEN, || open(WindowKind::OpenGame))
                .keys(&[ctrl(Key::O)])
                .asks(),
            Row::new(msg::MENU_SAVE, || open(WindowKind::SaveGame))
                .keys(&[ctrl(Key::S)])
                .asks(),
        ],
        &[
            Row::new(msg::MENU_PAUSE, || Command::Game(GameCommand::Pause))
                .tip(msg::TIP_PAUSE)
                .keys(&[alone(Key::P)])
                .switch(|state| state.is_paused)
                .there_if(|state| state.has_clock)
                .available_if(|state| or(state.clock_runs, msg::WHY_NO_CLOCK)),
            Row::new(msg::MENU_GIVE_UP, || open(WindowKind::GiveUp))
                .tip(msg::TIP_GIVE_UP)
                .asks()
                .there_if(|state| state.has_clock)
                .available_if(|state| {
                    or(state.can_give_up, msg::WHY_CANNOT_GIVE_UP)?;
                    let is_seen = !state.is_covered || state.is_paused;
                    or(is_seen, msg::WHY_COVERED)
                }),
        ],
        &[
            Row::new(msg::MENU_CHANGE_PLAYER, || open(WindowKind::Players))
                .keys(&[ctrl(Key::U)])
                .asks(),
            Row::new(msg::WINDOW_TALLY, || open(WindowKind::Tally)).keys(&[ctrl(Key::T)]),
        ],
        &[Row::new(msg::MENU_QUIT, || Command::Window(WindowCommand::Quit)).keys(&[ctrl(Key::Q)])],
    ],
    elsewhere: &[
        // In Game tally.
        Row::new(msg::WINDOW_HISTORY, || open(WindowKind::History)).keys(&[ctrl(Key::R)]),
        // In New game.
        Row::new(msg::WINDOW_NUMBERED, || {
            Command::Window(WindowCommand::AskForNumber)
        })
        .tip(msg::TIP_NUMBERED),
        // In the bar.
        Row::new(msg::MENU_LEAVE_AGAIN, || {
            Command::Game(GameCommand::LeaveAgain)
        })
        .tip(msg::TIP_LEAVE_AGAIN),
    ],
};

const EDIT: Menu = Menu {
    title: msg::MENU_EDIT,
    groups: &[
        &[
            Row::new(msg::MENU_UNDO, || Command::Game(GameCommand::Undo))
                .tip(msg::TIP_ASSISTS)
                .keys(&[ctrl(Key::Z)])
                .icon(|_| Icon::Undo)
                .available_if(|state| or(state.can_undo, msg::WHY_NOTHING_TO_UNDO)),
            Row::new(msg::MENU_REDO, || Command::Game(GameCommand::Redo))
                .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)])
                .icon(|_| Icon::Redo)
                .available_if(|state| or(state.can_redo, msg::WHY_NOTHING_TO_REDO)),
        ],
        &[
            Row::new(msg::MENU_BOOKMARK, || Command::Game(GameCommand::Bookmark))
                .tip(msg::TIP_BOOKMARK)
                .keys(&[ctrl(Key::D)]),
            Row::new(msg::MENU_GO_TO_BOOKMARK, || {
                Command::Game(GameCommand::GoToBookmark)
            })
            .tip(msg::TIP_ASSISTS)
            .keys(&[ctrl_shift(Key::D)])
            .available_if(|state| or(state.has_bookmark, msg::WHY_NO_BOOKMARK)),
        ],
        &[Row::new(msg::MENU_SORT_HAND, || {
            Command::Table(TableCommand::SortHand)
        })
        .tip(msg::TIP_SORT_HAND)
        .keys(&[alone(Key::O)])],
        &[
            Row::new(msg::WINDOW_SETTINGS, || open(WindowKind::Settings))
                .keys(&[ctrl(Key::Comma)])
                .asks(),
            Row::new(msg::WINDOW_COLORS, || open(WindowKind::Colors)).keys(&[ctrl(Key::K)]),
        ],
    ],
    elsewhere: &[],
};

const VIEW: Menu = Menu {
    title: msg::MENU_VIEW,
    groups: &[
        &[
            Row::new(msg::WINDOW_LOG, || Command::Table(TableCommand::ToggleLog))
                .keys(&[ctrl(Key::L)])
                .switch(|state| state.has_log),
            Row::new(msg::WINDOW_SCORE_SHEET, || open(WindowKind::ScoreSheet))
                .keys(&[ctrl(Key::P)])
                .icon(|_| Icon::Scores),
            Row::new(msg::WINDOW_RESULT, || open(WindowKind::Result))
                .keys(&[ctrl_shift(Key::P)])
                .there_if(|state| state.is_over)
                .available_if(|state| or(state.is_over, msg::WHY_NOT_OVER)),
        ],
        &[
            Row::new(msg::MENU_ENDS_ONLY, || {
                Command::Table(TableCommand::ToggleView)
            })
            .tip(msg::TIP_ENDS_ONLY)
            .keys(&[alone(Key::V)])
            .switch(|state| state.has_ends_only),
            Row::new(msg::MENU_FULL_SCREEN, || {
                Command::Window(WindowCommand::ToggleFullScreen)
            })
            .keys(&[alone(Key::F11)])
            .switch(|state| state.is_full_screen),
        ],
        &[
            Row::new(msg::MENU_SHOW_HIDDEN_HANDS, || {
                Command::Table(TableCommand::ToggleNestorsHand)
            })
            .tip(msg::TIP_ASSISTS)
            .keys(&[ctrl_shift(Key::N)])
            .switch(|state| state.nestors_hand)
            .available_if(may_peek),
            Row::new(msg::MENU_SHOW_BONEYARD, || {
                Command::Table(TableCommand::ToggleBoneyard)
            })
            .tip(msg::TIP_ASSISTS)
            .keys(&[ctrl_shift(Key::B)])
            .switch(|state| state.boneyard)
            .available_if(may_peek),
        ],
    ],
    elsewhere: &[
        // In the toolbar. Not Cmd on a Mac: that puts the window away.
        Row::new(msg::MENU_SOUND, || {
            Command::Window(WindowCommand::ToggleSound)
        })
        .keys(&[KeyboardShortcut::new(Modifiers::CTRL, Key::M)])
        .switch(|state| state.has_sound)
        .icon(|state| {
            if state.has_sound {
                Icon::SoundOn
            } else {
                Icon::SoundOff
            }
        }),
        // At a line of the log.
        Row::new(msg::MENU_COPY_LOG, || Command::Table(TableCommand::CopyLog)),
    ],
};

const LEARN: Menu = Menu {
    title: msg::MENU_LEARN,
    groups: &[
        &[
            Row::new(msg::MENU_HINT, || Command::Learn(LearnCommand::ToggleHint))
                .tip(msg::TIP_HINT)
                .keys(&[alone(Key::H)])
                .icon(|_| Icon::Hint)
                .available_if(|state| or(state.can_ask_for_hint, msg::WHY_NOT_YOUR_TURN)),
            Row::new(msg::MENU_LENS, || Command::Learn(LearnCommand::ToggleLens))
                .tip(msg::TIP_LENS)
                .keys(&[alone(Key::L)])
                .switch(|state| state.has_lens),
        ],
        &[
            Row::new(msg::MENU_TUTOR_OFF, || {
                Command::Learn(LearnCommand::SetTutor(Tutor::Off))
            })
            .switch(|state| state.tutor == Tutor::Off),
            Row::new(msg::MENU_TUTOR_GENTLE, || {
                Command::Learn(LearnCommand::SetTutor(Tutor::Gentle))
            })
            .tip(msg::TIP_TUTOR_GENTLE)
            .switch(|state| state.tutor == Tutor::Gentle),
            Row::new(msg::MENU_TUTOR_STRICT, || {
                Command::Learn(LearnCommand::SetTutor(Tutor::Strict))
            })
            .tip(msg::TIP_TUTOR_STRICT)
            .switch(|state| state.tutor == Tutor::Strict),
        ],
        &[
            Row::new(msg::WINDOW_LESSONS, || open(WindowKind::Lessons)),
            Row::new(msg::MENU_REVIEW, || {
                Command::Learn(LearnCommand::ToggleReview)
            })
            .tip(msg::TIP_REVIEW)
            .keys(&[ctrl_shift(Key::R)])
            .switch(|state| state.is_review)
            .available_if(|state| or(state.can_look_back, msg::REVIEW_NOT_OVER)),
        ],
    ],
    elsewhere: &[
        // In the panel of a review.
        Row::new(msg::MENU_TRY_AGAIN, || {
            Command::Learn(LearnCommand::TryAgain)
        })
        .tip(msg::TIP_TRY_AGAIN),
        Row::new(msg::MENU_OTHER_SEAT, || {
            Command::Game(GameCommand::ChangeSeats)
        })
        .tip(msg::TIP_OTHER_SEAT),
        Row::new(msg::MENU_OTHER_SEAT_HAND, || {
            Command::Game(GameCommand::ChangeSeatsInHand)
        })
        .tip(msg::TIP_OTHER_SEAT),
    ],
};

const HELP: Menu = Menu {
    title: msg::MENU_HELP,
    groups: &[
        &[
            Row::new(msg::WINDOW_HELP, || open(WindowKind::Help)).keys(&[alone(Key::F1)]),
            Row::new(msg::WINDOW_KEYS, || open(WindowKind::Keys)).keys(&[alone(Key::Questionmark)]),
            Row::new(msg::WINDOW_HONESTY, || open(WindowKind::Fair)).tip(msg::TIP_HONESTY),
        ],
        &[Row::new(msg::WINDOW_ABOUT, || open(WindowKind::About))],
    ],
    elsewhere: &[
        // In Does Nestor cheat?
        Row::new(msg::WINDOW_DECISIONS, || {
            Command::Window(WindowCommand::OpenFair(FairTab::Decisions))
        })
        .tip(msg::TIP_DECISIONS),
        Row::new(msg::WINDOW_SEALS, || {
            Command::Window(WindowCommand::OpenFair(FairTab::Seals))
        })
        .tip(msg::TIP_SEALS),
    ],
};

/// Opens a window, or closes it.
const fn open(kind: WindowKind) -> Command {
    Command::Window(WindowCommand::Toggle(kind))
}

/// Nothing where something is so, or else the reason why a command is not possible.
const fn or(is_so: bool, why: Id) -> Result<(), Id> {
    if is_so { Ok(()) } else { Err(why) }
}

/// Whether hidden bones can be laid open.
fn may_peek(state: MenuState) -> Result<(), Id> {
    or(!state.is_taking, msg::WHY_BONES_ARE_TAKEN)?;
    or(state.may_peek, msg::WHY_OTHERS_SIT_THERE)
}

const fn alone(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
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
                assert_ne!((row.command)(), (other.command)(), "{:?}", row.name);
                let shared = row.keys.iter().find(|key| other.keys.contains(key));
                assert_eq!(shared, None, "{:?} and {:?}", row.name, other.name);
            }
        }
    }

    #[test]
    fn the_toolbar_has_every_row_with_an_icon() {
        let with_icon = all_rows().filter(|row| row.icon.is_some());
        let mut with_icon: Vec<_> = with_icon.map(|row| row.name.name()).collect();
        let mut shown: Vec<_> = TOOLBAR.concat().iter().map(|name| name.name()).collect();
        with_icon.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, with_icon);
    }

    #[test]
    fn each_menu_has_a_letter_of_its_name_in_every_language() {
        for language in words::languages() {
            words::speak(Some(language));
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
            let quits = (row.command)() == Command::Window(WindowCommand::Quit);
            assert!(quits || !row.keys.iter().any(is_kept), "{:?}", row.name);
        }
    }
}
