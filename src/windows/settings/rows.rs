//! What stands on the pages of Settings beside the looks and the rules, and what is looked for
//! there but set elsewhere.

use crate::command::{Command, FileCommand, GameCommand, WindowCommand, WindowKind};
use crate::windows::change::Change;
use crate::windows::contents::Surroundings;
use crate::windows::game_list::games;
use crate::windows::kit::list::{Choice, Refused};
use crate::windows::kit::{Door, Group, Input, Setting};
use crate::windows::language_list::language_list;
use engine::{Level, Preset, Rules, plain_text};
use game::profile::DisplaySetting as Of;
use game::profile::{Display, FirstHints, GameName, Pace, Preferences, Volume};
use nestor::percent_won_against_the_level_below;
use words::settings::{display_explanation, display_name, display_sought_as, display_value};
use words::{Id, levels, msg, rules};

/// The id of the list of games, and that of the list of levels.
const GAME_ID: &str = "setting-game";
const LEVEL_ID: &str = "setting-level";

/// The sizes of text that are offered, beside the usual one.
const TEXT_SIZES: [(Id, f32); 4] = [
    (msg::SETTINGS_TEXT_SIZE_SMALL, 0.9),
    (msg::SETTINGS_TEXT_SIZE_USUAL, 1.0),
    (msg::SETTINGS_TEXT_SIZE_LARGE, 1.2),
    (msg::SETTINGS_TEXT_SIZE_LARGEST, 1.4),
];

/// Rows under a heading, with what must not be overlooked there.
pub(super) type Section = (String, Option<String>, Vec<Setting<Change>>);

/// What is looked for most.
pub(super) fn basic(around: &Surroundings<'_>) -> Vec<Setting<Change>> {
    let set = around.session.preferences();
    let of = |setting| display_row(setting, &set.display);
    vec![
        of(Of::Sound),
        level(&around.session.levels(), &set.rules),
        of(Of::Pace),
        of(Of::OneClick),
        of(Of::AutoDraw),
        text_size(around.text_size),
        language(set),
    ]
}

/// Everything else, in groups.
pub(super) fn more(around: &Surroundings<'_>) -> Vec<Section> {
    let set = around.session.preferences();
    let of = |all: &[Of]| -> Vec<_> {
        all.iter()
            .map(|it| display_row(*it, &set.display))
            .collect()
    };
    let play = of(&[Of::TakeForMe, Of::Cut, Of::Motion, Of::Flicker]);
    let play = [vec![wait_for_ok(&set.display)], play].concat();
    let table = of(&[
        Of::View,
        Of::TableCount,
        Of::ScoreKeeping,
        Of::Numerals,
        Of::PlayEdges,
        Of::PlainSurfaces,
    ]);
    let sound = of(&[
        Of::SoundOfBones,
        Of::SoundOfShuffle,
        Of::SoundOfScores,
        Of::SoundOfBlasts,
    ]);
    let learning = [of(&[Of::Lens, Of::Tutor]), vec![first_hints(set)]].concat();
    let marks_day = around.session.has_clean_day();
    let marks_day = marks_day.then(|| msg::SETTINGS_MARKS_DAY.text());
    vec![
        (msg::SETTINGS_GROUP_PLAY.text(), None, play),
        (
            msg::SETTINGS_GROUP_TABLE.text(),
            None,
            [table, vec![colors()]].concat(),
        ),
        (msg::SETTINGS_GROUP_SOUND.text(), None, sound),
        (msg::SETTINGS_GROUP_LEARNING.text(), marks_day, learning),
        (msg::SETTINGS_GROUP_FILES.text(), None, files(around)),
    ]
}

/// What players look for that is not set here, and what there is of it.
pub(super) fn answers() -> Vec<Setting<Change>> {
    use WindowKind::{History, Keys, NewGame, OpenGame, Players, SaveGame};
    let answer = |names, windows: &[(Id, WindowKind)]| {
        let doors: Vec<_> = windows
            .iter()
            .map(|(name, kind)| door(*name, WindowCommand::Toggle(*kind), true))
            .collect();
        let input = if doors.is_empty() {
            Input::Nothing
        } else {
            Input::Buttons(doors)
        };
        row(names, input)
    };
    vec![
        answer(
            [
                msg::SETTINGS_SEATS,
                msg::SETTINGS_SEATS_EXPLAINED,
                msg::SETTINGS_SEATS_SOUGHT,
            ],
            &[(msg::WINDOW_NEW_GAME, NewGame)],
        ),
        answer(
            [
                msg::SETTINGS_SAVED_GAMES,
                msg::SETTINGS_SAVED_GAMES_EXPLAINED,
                msg::SETTINGS_SAVED_GAMES_SOUGHT,
            ],
            &[
                (msg::MENU_SAVE_GAME, SaveGame),
                (msg::MENU_OPEN_GAME, OpenGame),
            ],
        ),
        answer(
            [
                msg::SETTINGS_HISTORY_WINDOW,
                msg::SETTINGS_HISTORY_WINDOW_EXPLAINED,
                msg::SETTINGS_HISTORY_WINDOW_SOUGHT,
            ],
            &[(msg::WINDOW_HISTORY, History)],
        ),
        answer(
            [
                msg::SETTINGS_PLAYERS,
                msg::SETTINGS_PLAYERS_EXPLAINED,
                msg::SETTINGS_PLAYERS_SOUGHT,
            ],
            &[(msg::MENU_CHANGE_PLAYER, Players)],
        ),
        answer(
            [
                msg::SETTINGS_KEYS,
                msg::SETTINGS_KEYS_EXPLAINED,
                msg::SETTINGS_KEYS_SOUGHT,
            ],
            &[(msg::WINDOW_KEYS, Keys)],
        ),
        answer(
            [
                msg::SETTINGS_PRESERVED,
                msg::SETTINGS_PRESERVED_EXPLAINED,
                msg::SETTINGS_PRESERVED_SOUGHT,
            ],
            &[],
        ),
        answer(
            [
                msg::SETTINGS_CLOCK,
                msg::SETTINGS_CLOCK_EXPLAINED,
                msg::SETTINGS_CLOCK_SOUGHT,
            ],
            &[],
        ),
        answer(
            [
                msg::SETTINGS_NETWORK,
                msg::SETTINGS_NETWORK_EXPLAINED,
                msg::SETTINGS_NETWORK_SOUGHT,
            ],
            &[],
        ),
        answer(
            [
                msg::SETTINGS_PEEKING,
                msg::SETTINGS_PEEKING_EXPLAINED,
                msg::SETTINGS_PEEKING_SOUGHT,
            ],
            &[],
        ),
    ]
}

/// The ready-made game that rules are most like.
pub(super) fn base(rules: &Rules) -> Rules {
    rules::nearest(rules).rules(rules.seats)
}

/// A row with the id of its name, what is said of it, and other words for it.
fn row([name, says, sought_as]: [Id; 3], input: Input<Change>) -> Setting<Change> {
    Setting::new(name.name(), name.text(), says.text(), input).sought_as(sought_as.text())
}

/// A button that does something else than to set.
fn door(name: Id, command: impl Into<Command>, is_enabled: bool) -> Door<Change> {
    Door {
        id: format!("setting-{}", name.name()),
        name: name.text(),
        value: Change::Command(command.into()),
        is_enabled,
    }
}

/// The row of a setting of the display.
fn display_row(setting: Of, display: &Display) -> Setting<Change> {
    let id = format!("setting-{}", <&str>::from(setting));
    let choices = setting.choices(display);
    let input = match (setting, &choices[..]) {
        (Of::Sound, _) => volume(display),
        (_, &[off, on]) if setting.is_switch() => {
            let is_on = *display == on;
            Input::switch(is_on, Change::Display(if is_on { off } else { on }))
        }
        // Nestor waits for OK by a switch of its own.
        (_, choices) => {
            let offered = choices
                .iter()
                .filter(|it| setting != Of::Pace || it.pace != Pace::WaitForOk);
            let choices: Vec<_> = offered
                .filter_map(|it| {
                    let [name, explained] = display_value(setting, it)?;
                    let id = format!("{id}-{}", setting.value(it).id());
                    Some(Choice {
                        explained: Some(explained),
                        ..Choice::new(Change::Display(*it), id, name, it == display)
                    })
                })
                .collect();
            let set = choices.iter().find(|choice| choice.is_set);
            Input::choice(set.map_or_else(String::new, |it| it.name.clone()), choices)
        }
    };
    let is_idle = !display.sound
        && matches!(
            setting,
            Of::SoundOfBones | Of::SoundOfShuffle | Of::SoundOfScores | Of::SoundOfBlasts
        );
    let says = if is_idle {
        msg::SETTINGS_SILENT.text()
    } else {
        display_explanation(setting)
    };
    let waits = setting == Of::Pace && display.pace == Pace::WaitForOk;
    let differs = setting.value(display) != setting.value(&Display::default());
    let mut row = Setting::new(id, display_name(setting), says, input);
    row.is_idle = is_idle;
    row.sought_as(display_sought_as(setting))
        .changed(differs && !waits)
}

/// The switch by which Nestor waits for OK: a pace of its own.
fn wait_for_ok(display: &Display) -> Setting<Change> {
    let is_on = display.pace == Pace::WaitForOk;
    let with = |pace| Display { pace, ..*display };
    let waits = with(Pace::WaitForOk);
    let [name, says] = display_value(Of::Pace, &waits).unwrap_or_default();
    let turned = if is_on { with(Pace::Normal) } else { waits };
    let input = Input::switch(is_on, Change::Display(turned));
    Setting::new("setting-wait-for-ok", name, says, input)
        .sought_as(display_sought_as(Of::Pace))
        .changed(is_on)
}

/// A slider from silence to loud.
fn volume(display: &Display) -> Input<Change> {
    let with = |sound, of: &Display| Change::Display(Display { sound, ..*of });
    let silent = (msg::VALUE_OFF.text(), with(false, display));
    let loud = Of::Volume.choices(display).into_iter().map(|choice| {
        let [name, _] = display_value(Of::Volume, &choice).unwrap_or_default();
        (name, with(true, &choice))
    });
    let at = match display.volume {
        _ if !display.sound => 0,
        Volume::Quiet => 1,
        Volume::Medium => 2,
        Volume::Loud => 3,
    };
    Input::Volume {
        steps: std::iter::once(silent).chain(loud).collect(),
        at,
        turned: with(!display.sound, display),
    }
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
        let refused = wanted.check().err().map(|reason| Refused {
            why: rules::impossible(&reason),
            ways: Vec::new(),
        });
        let (id, is_set) = (format!("{GAME_ID}-{id}"), wanted == set.rules);
        Choice {
            refused,
            ..Choice::new(Change::Game(wanted), id, rules::game(&name), is_set)
        }
    });
    let mut ready_made: Vec<_> = choices.collect();
    let own = ready_made.split_off(Preset::ALL.len());
    let groups = [
        (msg::SETTINGS_READY_MADE.text(), ready_made),
        (msg::NEW_GAME_YOUR_GAMES.text(), own),
    ];
    let groups = groups
        .into_iter()
        .filter(|(_, choices)| !choices.is_empty());
    let input = Input::Choice {
        shown: rules::game(&set.game()),
        groups: groups
            .map(|(heading, choices)| Group {
                heading: Some(heading),
                choices,
            })
            .collect(),
    };
    Setting::new(GAME_ID, msg::SETTINGS_GAME.text(), says, input)
        .sought_as(msg::SETTINGS_GAME_SOUGHT.text())
}

/// How hard all Nestors play. What is said of it goes for the game of these rules.
fn level(set: &[Level], rules: &Rules) -> Setting<Change> {
    let one = set.first().copied();
    let one = one.filter(|one| set.iter().all(|level| level == one));
    let (says, input) = match levels::of(set) {
        None => (msg::SETTINGS_NO_NESTOR.text(), Input::Nothing),
        Some(shown) => {
            let choices = Level::ALL.map(|level| Choice {
                explained: Some(strength(level, rules)),
                ..Choice::new(
                    Change::Command(GameCommand::SetLevel(level).into()),
                    format!("{LEVEL_ID}-{}", <&str>::from(level)),
                    levels::name(level),
                    one == Some(level),
                )
            });
            let says = one.map_or_else(String::new, levels::sentence);
            (says, Input::choice(shown, choices.into()))
        }
    };
    Setting::new(LEVEL_ID, msg::SETTINGS_LEVEL.text(), says, input)
        .sought_as(msg::SETTINGS_LEVEL_SOUGHT.text())
        .changed(set.iter().any(|level| *level != Level::default()))
}

/// What is said of a level, with how strong it is in the game of these rules if that was
/// measured.
fn strength(level: Level, rules: &Rules) -> String {
    let percent = percent_won_against_the_level_below(rules, level);
    match Preset::of(rules).zip(percent) {
        Some((game, percent)) => levels::sentence_with_share(level, game, rules.seats, percent),
        None => levels::sentence(level),
    }
}

fn text_size(set: f32) -> Setting<Change> {
    let far = |size: f32| (size - set).abs();
    let nearest = TEXT_SIZES
        .iter()
        .min_by(|(_, one), (_, other)| far(*one).total_cmp(&far(*other)));
    let choices = TEXT_SIZES.iter().map(|(size, value)| Choice {
        explained: Some(size.text()),
        ..Choice::new(
            Change::TextSize(*value),
            size.name(),
            size.text(),
            nearest.is_some_and(|(_, nearest)| nearest == value),
        )
    });
    let names = [
        msg::SETTINGS_TEXT_SIZE,
        msg::SETTINGS_TEXT_SIZE_EXPLAINED,
        msg::SETTINGS_TEXT_SIZE_SOUGHT,
    ];
    row(names, Input::Letters(choices.collect())).changed(set != 1.0)
}

fn language(set: &Preferences) -> Setting<Change> {
    let names = [
        msg::SETTINGS_LANGUAGE,
        msg::SETTINGS_LANGUAGE_EXPLAINED,
        msg::SETTINGS_LANGUAGE_SOUGHT,
    ];
    let (shown, choices) = language_list(names[0].name(), set.language.as_ref(), Change::Language);
    row(names, Input::choice(shown, choices)).changed(set.language.is_some())
}

fn colors() -> Setting<Change> {
    let names = [
        msg::SETTINGS_COLORS,
        msg::SETTINGS_COLORS_EXPLAINED,
        msg::SETTINGS_COLORS_SOUGHT,
    ];
    let colors = WindowCommand::Toggle(WindowKind::Colors);
    let door = door(msg::SETTINGS_EDIT_COLORS, colors, true);
    row(names, Input::Buttons(vec![door]))
}

/// Whether anything is told when it is first needed. Turned on again, all of it is told once
/// more.
fn first_hints(set: &Preferences) -> Setting<Change> {
    let is_on = set.first_hints.wanted;
    let first_hints = if is_on {
        FirstHints::NONE
    } else {
        FirstHints::default()
    };
    let turned = Preferences {
        first_hints,
        ..set.clone()
    };
    let turned = Change::Command(GameCommand::SetPreferences(Box::new(turned)).into());
    let names = [
        msg::SETTINGS_FIRST_HINTS,
        msg::SETTINGS_FIRST_HINTS_EXPLAINED,
        msg::SETTINGS_FIRST_HINTS_SOUGHT,
    ];
    row(names, Input::switch(is_on, turned)).changed(!is_on)
}

/// What is kept of a player, and where.
fn files(around: &Surroundings<'_>) -> Vec<Setting<Change>> {
    let is_on = around.session.preferences().history;
    let names = [
        msg::HISTORY_KEEP,
        msg::HISTORY_KEEP_EXPLAINED,
        msg::HISTORY_KEEP_SOUGHT,
    ];
    let history = row(names, Input::switch(is_on, Change::History(!is_on))).changed(!is_on);
    let folder = around.folder;
    let shown = folder.map(|folder| plain_text(&folder.to_string_lossy()));
    let says = around.told.map(str::to_owned).or(shown);
    let file_door = |name, command| door(name, command, folder.is_some());
    let doors = vec![
        file_door(msg::SETTINGS_OPEN_FOLDER, FileCommand::OpenFolder),
        file_door(msg::SETTINGS_COPY_PATH, FileCommand::CopyFolderPath),
    ];
    let saved = around.messages.standing().map(str::to_owned);
    let told = |name: Id, says: String, sought_as: Id, input| {
        Setting::new(name.name(), name.text(), says, input).sought_as(sought_as.text())
    };
    vec![
        history,
        told(
            msg::SETTINGS_FOLDER,
            says.unwrap_or_else(|| msg::ABOUT_NOWHERE.text()),
            msg::SETTINGS_FOLDER_SOUGHT,
            Input::Buttons(doors),
        ),
        told(
            msg::SETTINGS_SAVED,
            saved.unwrap_or_else(|| msg::SETTINGS_SAVED_ALL.text()),
            msg::SETTINGS_SAVED_SOUGHT,
            Input::Nothing,
        ),
    ]
}
