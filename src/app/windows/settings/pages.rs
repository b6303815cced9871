//! What stands on the pages of Settings, beside the looks and the rules.

use super::answers::door;
use super::around::Around;
use super::change::Change;
use super::display::{setting, wait_for_ok};
use crate::app::windows::game_list::games;
use crate::app::windows::kit::list::{Choice, Refused};
use crate::app::windows::kit::{Group, Input, Setting};
use crate::app::windows::language_list::language_list;
use crate::command::{Command, FileCommand, GameCommand, WindowCommand, WindowKind};
use engine::{Level, Preset, Rules, plain_text};
use game::profile::DisplaySetting as Display;
use game::profile::{FirstHints, GameName, Preferences};
use nestor::percent_won_against_the_level_below;
use words::settings::Page;
use words::{Id, levels, msg, rules};

/// The id of the list of games, and that of the list of levels.
pub(super) const GAME_ID: &str = "setting-game";
const LEVEL_ID: &str = "setting-level";
const LANGUAGE_ID: &str = "settings-language";

/// The sizes of text that are offered, beside the usual one.
const TEXT_SIZES: [(Id, f32); 4] = [
    (msg::SETTINGS_TEXT_SIZE_SMALL, 0.9),
    (msg::SETTINGS_TEXT_SIZE_USUAL, 1.0),
    (msg::SETTINGS_TEXT_SIZE_LARGE, 1.2),
    (msg::SETTINGS_TEXT_SIZE_LARGEST, 1.4),
];

/// Rows under a heading.
#[derive(Debug)]
pub(super) struct Section {
    /// What stands above them, if anything does.
    pub heading: Option<String>,
    /// What must not be overlooked there.
    pub warning: Option<String>,
    /// The rows.
    pub settings: Vec<Setting<Change>>,
}

/// What is looked for most.
pub(super) fn basic(around: &Around<'_>) -> Vec<Setting<Change>> {
    let set = around.preferences;
    let display = &set.display;
    vec![
        setting(Display::Sound, display),
        level(&around.levels, &set.rules),
        setting(Display::Pace, display),
        setting(Display::OneClick, display),
        setting(Display::AutoDraw, display),
        text_size(around.text_size),
        language(set),
    ]
}

/// Everything else, in groups.
pub(super) fn more(around: &Around<'_>, told: Option<&str>) -> Vec<Section> {
    let display = &around.preferences.display;
    let rows = |all: &[Display]| -> Vec<_> { all.iter().map(|it| setting(*it, display)).collect() };
    let mut play = vec![wait_for_ok(display)];
    play.extend(rows(&[
        Display::TakeForMe,
        Display::Cut,
        Display::Motion,
        Display::Flicker,
    ]));
    let mut table = rows(&[
        Display::View,
        Display::TableCount,
        Display::ScoreKeeping,
        Display::Numerals,
        Display::PlayEdges,
        Display::PlainSurfaces,
    ]);
    table.push(colors());
    let sound = rows(&[
        Display::SoundOfBones,
        Display::SoundOfShuffle,
        Display::SoundOfScores,
        Display::SoundOfBlasts,
    ]);
    let mut learning = rows(&[Display::Lens, Display::Tutor]);
    learning.push(first_hints(around.preferences));
    let marks_day = around.has_clean_day.then(|| msg::SETTINGS_MARKS_DAY.text());
    [
        (msg::SETTINGS_GROUP_PLAY.text(), None, play),
        (msg::SETTINGS_GROUP_TABLE.text(), None, table),
        (msg::SETTINGS_GROUP_SOUND.text(), None, sound),
        (msg::SETTINGS_GROUP_LEARNING.text(), marks_day, learning),
        (msg::SETTINGS_GROUP_FILES.text(), None, files(around, told)),
    ]
    .into_iter()
    .map(|(heading, warning, settings)| Section {
        heading: Some(heading),
        warning,
        settings,
    })
    .collect()
}

/// What brings everything on a page back to what it was at first, and rules to the
/// ready-made game that they are most like; nothing where it is so already.
pub(super) fn reset(page: Page, around: &Around<'_>) -> Vec<Change> {
    let set = around.preferences;
    let first = Preferences::default();
    let mut changes = Vec::new();
    let is_basic = |setting: &Display| {
        matches!(
            setting,
            Display::Sound
                | Display::Volume
                | Display::Pace
                | Display::OneClick
                | Display::AutoDraw
        )
    };
    let with = |is_here: bool| {
        let all = Display::ALL.into_iter();
        let here = all.filter(|setting| is_basic(setting) == is_here);
        here.fold(set.display, |display, setting| {
            setting.copied(&first.display, &display)
        })
    };
    match page {
        Page::Rules => {
            if set.game().is_unnamed() {
                changes.push(Change::Game(base(&set.rules)));
            }
            return changes;
        }
        Page::Basic => {
            if around.levels.iter().any(|level| *level != Level::default()) {
                changes.push(Change::Command(Command::Game(GameCommand::SetLevel(
                    Level::default(),
                ))));
            }
            if around.text_size != 1.0 {
                changes.push(Change::TextSize(1.0));
            }
        }
        Page::More => {
            if set.history != first.history {
                changes.push(Change::History(first.history));
            }
        }
    }
    let mut display = with(page == Page::Basic);
    if page == Page::Basic && set.display.pace == game::profile::Pace::WaitForOk {
        display.pace = set.display.pace;
    }
    if page == Page::More && set.display.pace == game::profile::Pace::WaitForOk {
        display.pace = first.display.pace;
    }
    if display != set.display {
        changes.push(Change::Display(display));
    }
    changes
}

/// The ready-made game that rules are most like.
pub(super) fn base(rules: &Rules) -> Rules {
    rules::nearest(rules).rules(rules.seats)
}

/// The row with the list of games: the ready-made ones, the player's own, and rules without a
/// name that another game was chosen over.
pub(super) fn game(set: &Preferences, set_aside: Option<Rules>) -> Setting<Change> {
    let says = match Preset::of(&set.rules) {
        Some(preset) => rules::preset_by(preset, &set.rules),
        None => rules::likeness(&set.rules),
    };
    let all = games(set, set_aside, &set.rules).into_iter().enumerate();
    let choices = all.map(|(place, (name, wanted))| {
        let id = match &name {
            GameName::ReadyMade(preset) => preset.id().to_owned(),
            GameName::Own(_) => format!("own-{}", place - Preset::ALL.len()),
            GameName::Unnamed => "unnamed".to_owned(),
        };
        let refused = wanted.check().err();
        Choice {
            value: Change::Game(wanted),
            id: format!("{GAME_ID}-{id}"),
            name: rules::game(&name),
            // All games are to be seen at once.
            explained: None,
            refused: refused.map(|reason| Refused {
                why: rules::impossible(&reason),
                ways: Vec::new(),
            }),
            is_set: wanted == set.rules,
        }
    });
    let mut ready_made: Vec<_> = choices.collect();
    let own = ready_made.split_off(Preset::ALL.len());
    let group = |heading, choices| Group {
        heading: Some(heading),
        choices,
    };
    let mut groups = vec![group(msg::SETTINGS_READY_MADE.text(), ready_made)];
    if !own.is_empty() {
        groups.push(group(msg::NEW_GAME_YOUR_GAMES.text(), own));
    }
    let input = Input::Choice {
        shown: rules::game(&set.game()),
        groups,
    };
    Setting {
        sought_as: msg::SETTINGS_GAME_SOUGHT.text(),
        ..Setting::new(GAME_ID, msg::SETTINGS_GAME.text(), says, input)
    }
}

/// How hard all Nestors play. What is said of it goes for the game of these rules.
fn level(set: &[Level], rules: &Rules) -> Setting<Change> {
    let one = set.first().copied();
    let one = one.filter(|one| set.iter().all(|level| level == one));
    let (says, input) = match levels::of(set) {
        None => (msg::SETTINGS_NO_NESTOR.text(), Input::Nothing),
        Some(shown) => {
            let choices = Level::ALL.map(|level| level_choice(level, one, rules));
            let groups = vec![Group {
                heading: None,
                choices: choices.into(),
            }];
            let says = one.map_or_else(String::new, levels::sentence);
            (says, Input::Choice { shown, groups })
        }
    };
    Setting {
        sought_as: msg::SETTINGS_LEVEL_SOUGHT.text(),
        is_changed: set.iter().any(|level| *level != Level::default()),
        ..Setting::new(LEVEL_ID, msg::SETTINGS_LEVEL.text(), says, input)
    }
}

/// A level, with how strong it is in the game of these rules if that was measured.
fn level_choice(level: Level, set: Option<Level>, rules: &Rules) -> Choice<Change> {
    let id: &str = level.into();
    let percent = percent_won_against_the_level_below(rules, level);
    let explained = match Preset::of(rules).zip(percent) {
        Some((game, percent)) => levels::sentence_with_share(level, game, rules.seats, percent),
        None => levels::sentence(level),
    };
    Choice {
        value: Change::Command(Command::Game(GameCommand::SetLevel(level))),
        id: format!("{LEVEL_ID}-{id}"),
        name: levels::name(level),
        explained: Some(explained),
        refused: None,
        is_set: set == Some(level),
    }
}

fn text_size(set: f32) -> Setting<Change> {
    let name = msg::SETTINGS_TEXT_SIZE;
    let nearest = TEXT_SIZES.iter().min_by(|(_, one), (_, other)| {
        let far = |size: &f32| (size - set).abs();
        far(one).total_cmp(&far(other))
    });
    let choices = TEXT_SIZES.iter().map(|(size, value)| Choice {
        value: Change::TextSize(*value),
        id: size.name().to_owned(),
        name: size.text(),
        explained: Some(size.text()),
        refused: None,
        is_set: nearest.is_some_and(|(_, nearest)| nearest == value),
    });
    Setting {
        sought_as: msg::SETTINGS_TEXT_SIZE_SOUGHT.text(),
        is_changed: set != 1.0,
        ..Setting::new(
            name.name(),
            name.text(),
            msg::SETTINGS_TEXT_SIZE_EXPLAINED.text(),
            Input::Letters(choices.collect()),
        )
    }
}

fn language(set: &Preferences) -> Setting<Change> {
    let (shown, choices) = language_list(LANGUAGE_ID, set.language.as_ref(), Change::Language);
    let groups = vec![Group {
        heading: None,
        choices,
    }];
    Setting {
        sought_as: msg::SETTINGS_LANGUAGE_SOUGHT.text(),
        is_changed: set.language.is_some(),
        ..Setting::new(
            LANGUAGE_ID,
            msg::SETTINGS_LANGUAGE.text(),
            msg::SETTINGS_LANGUAGE_EXPLAINED.text(),
            Input::Choice { shown, groups },
        )
    }
}

fn colors() -> Setting<Change> {
    let colors = Command::Window(WindowCommand::Toggle(WindowKind::Colors));
    let input = Input::Buttons(vec![door(msg::SETTINGS_EDIT_COLORS, colors, true)]);
    Setting {
        sought_as: msg::SETTINGS_COLORS_SOUGHT.text(),
        ..Setting::new(
            "settings-colors",
            msg::SETTINGS_COLORS.text(),
            msg::SETTINGS_COLORS_EXPLAINED.text(),
            input,
        )
    }
}

/// Whether anything is told when it is first needed. Turned on again, all of it is told once
/// more.
fn first_hints(set: &Preferences) -> Setting<Change> {
    let is_on = set.first_hints.wanted;
    let mut turned = set.clone();
    turned.first_hints = if is_on {
        FirstHints::NONE
    } else {
        FirstHints::default()
    };
    let input = Input::Switch {
        is_on,
        turned: Change::Command(Command::Game(GameCommand::SetPreferences(Box::new(turned)))),
        refused: None,
    };
    Setting {
        sought_as: msg::SETTINGS_FIRST_HINTS_SOUGHT.text(),
        is_changed: !is_on,
        ..Setting::new(
            "settings-first-hints",
            msg::SETTINGS_FIRST_HINTS.text(),
            msg::SETTINGS_FIRST_HINTS_EXPLAINED.text(),
            input,
        )
    }
}

/// What is kept of a player, and where.
fn files(around: &Around<'_>, told: Option<&str>) -> Vec<Setting<Change>> {
    let folder = around.folder;
    let shown = folder.map(|folder| plain_text(&folder.to_string_lossy()));
    let file_door = |name, command| door(name, Command::File(command), folder.is_some());
    let doors = vec![
        file_door(msg::SETTINGS_OPEN_FOLDER, FileCommand::OpenFolder),
        file_door(msg::SETTINGS_COPY_PATH, FileCommand::CopyFolderPath),
    ];
    let says = told.map(str::to_owned).or(shown);
    let folder = Setting {
        sought_as: msg::SETTINGS_FOLDER_SOUGHT.text(),
        ..Setting::new(
            "settings-folder",
            msg::SETTINGS_FOLDER.text(),
            says.unwrap_or_else(|| msg::ABOUT_NOWHERE.text()),
            Input::Buttons(doors),
        )
    };
    let saved = around.unsaved.map(str::to_owned);
    let saved = Setting {
        sought_as: msg::SETTINGS_SAVED_SOUGHT.text(),
        ..Setting::new(
            "settings-saved",
            msg::SETTINGS_SAVED.text(),
            saved.unwrap_or_else(|| msg::SETTINGS_SAVED_ALL.text()),
            Input::Nothing,
        )
    };
    let is_on = around.preferences.history;
    let input = Input::Switch {
        is_on,
        turned: Change::History(!is_on),
        refused: None,
    };
    let history = Setting {
        sought_as: msg::HISTORY_KEEP_SOUGHT.text(),
        is_changed: !is_on,
        ..Setting::new(
            "history-keep",
            msg::HISTORY_KEEP.text(),
            msg::HISTORY_KEEP_EXPLAINED.text(),
            input,
        )
    };
    vec![history, folder, saved]
}
