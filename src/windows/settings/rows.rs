//! The rows of Settings, apart from looks and rules; some are shown only in search results.

use crate::command::{Command, FileCommand, GameCommand, ThemeCommand, WindowCommand, WindowKind};
use crate::windows::WindowContext;
use crate::windows::change::Change;
use crate::windows::game_list::listed_games;
use crate::windows::kit::list::{DisabledReason, ListChoice};
use crate::windows::kit::{Group, Input, LinkButton, Setting, Swatch};
use crate::windows::language_list::language_list;
use engine::{Level, Preset, Rules, plain_text};
use game::profile::{
    Display, DisplayPart, DisplaySetting, FirstHints, GameName, Pace, Preferences, Volume,
    nearest_game, offered_levels,
};
use look::{BackPattern, BoneSet, ThemeSlot};
use nestor::percent_won_against_level_below;
use words::{MessageId, Named, NamedValues as _, colors, levels, msg, rules};

const GAME_ID: &str = "setting-game";
const LEVEL_ID: &str = "setting-level";

const TEXT_SIZES: [(MessageId, f32); 4] = [
    (msg::SETTINGS_TEXT_SIZE_SMALL, 0.9),
    (msg::SETTINGS_TEXT_SIZE_USUAL, 1.0),
    (msg::SETTINGS_TEXT_SIZE_LARGE, 1.2),
    (msg::SETTINGS_TEXT_SIZE_LARGEST, 1.4),
];

/// A heading, and the rows below it.
pub(super) type SettingsGroup = (String, Vec<Setting<Change>>);

/// The rows of the first page.
pub(super) fn basic_rows(cx: &WindowContext<'_>) -> Vec<Setting<Change>> {
    let set = cx.session.preferences();
    let mut rows = display_rows(DisplayPart::Basic, &set.display);
    rows.insert(
        1,
        level_row(&cx.session.levels(), cx.session.has_adaptive_level(), &cx.session.next_rules()),
    );
    rows.extend([text_size_row(cx.interface_zoom), language_row(set)]);
    rows
}

/// The rows of the last page, in groups.
pub(super) fn more_groups(cx: &WindowContext<'_>) -> Vec<SettingsGroup> {
    let set = cx.session.preferences();
    let rows = |part| display_rows(part, &set.display);
    let play = [vec![wait_for_ok_row(&set.display)], rows(DisplayPart::Play)].concat();
    let table = [rows(DisplayPart::Table), vec![edit_colors_row()]].concat();
    let learning = [rows(DisplayPart::Learning), vec![first_hints_row(set)]].concat();
    vec![
        (msg::SETTINGS_GROUP_PLAY.text(), play),
        (msg::SETTINGS_GROUP_TABLE.text(), table),
        (msg::MENU_SOUND.text(), rows(DisplayPart::Sound)),
        (msg::SETTINGS_GROUP_LEARNING.text(), learning),
        (msg::SETTINGS_GROUP_FILES.text(), files_rows(cx)),
    ]
}

/// Rows that only a search shows: the looks, which are pictures on the page, and play over a
/// network, which the program lacks.
pub(super) fn search_only_rows(cx: &WindowContext<'_>) -> Vec<Setting<Change>> {
    let looks = ThemeSlot::LOOKS.map(|slot| {
        let id = format!("settings-looks-{}", <&str>::from(slot));
        let is_used = cx.themes.used() == slot.into();
        let used = Change::Command(ThemeCommand::Use(slot.into()).into());
        ListChoice::new(used, id, colors::theme(slot), is_used)
    });
    let shown = looks.iter().find(|look| look.is_set);
    let shown = shown.map_or_else(String::new, |look| look.name.clone());
    let looks = Input::choice(shown, looks.into());
    let network = msg::SETTINGS_NETWORK_EXPLAINED.text();
    vec![
        setting(msg::COLORS_READY_LOOKS, String::new(), looks),
        setting(msg::SETTINGS_NETWORK, network, Input::ReadOnly),
    ]
}

/// The rules of the most similar ready-made game.
pub(super) fn base_rules(rules: &Rules) -> Rules {
    nearest_game(rules).rules(rules.seats)
}

/// A row named after a message, with its keywords.
fn setting(name: MessageId, description: String, input: Input<Change>) -> Setting<Change> {
    Setting::new(name.name(), name.text(), description, input).keywords(name.keywords())
}

fn link_button(
    name: MessageId,
    command: impl Into<Command>,
    is_enabled: bool,
) -> LinkButton<Change> {
    LinkButton {
        id: format!("setting-{}", name.name()),
        name: name.text(),
        value: Change::Command(command.into()),
        is_enabled,
    }
}

/// The rows of a part of the display. The volume is in the row of the sound.
fn display_rows(part: DisplayPart, display: &Display) -> Vec<Setting<Change>> {
    let settings = DisplaySetting::ALL.into_iter().filter(|it| it.part() == part);
    let settings = settings.filter(|it| *it != DisplaySetting::Volume);
    settings.map(|it| display_row(it, display)).collect()
}

fn display_row(setting: DisplaySetting, display: &Display) -> Setting<Change> {
    let id = format!("setting-{}", <&str>::from(setting));
    let choices = setting.choices(display);
    let input = match (setting, &choices[..]) {
        (DisplaySetting::Sound, _) => volume_input(display),
        (_, &[off, on]) if setting.is_switch() => {
            let is_on = *display == on;
            Input::switch(is_on, Change::Display(if is_on { off } else { on }))
        }
        // Waiting for OK has a switch of its own.
        (_, choices) => {
            let offered = choices
                .iter()
                .filter(|it| setting != DisplaySetting::Pace || it.pace != Pace::WaitForOk);
            let choices: Vec<_> = offered
                .filter_map(|it| {
                    let value = setting.value(it);
                    let name = setting.value_name(value)?;
                    let id = format!("{id}-{}", value.id());
                    Some(ListChoice {
                        explanation: setting.value_explanation(value),
                        ..ListChoice::new(Change::Display(*it), id, name, it == display)
                    })
                })
                .collect();
            let set = choices.iter().find(|choice| choice.is_set);
            let shown = set.map_or_else(String::new, |it| it.name.clone());
            let pictures: Vec<Swatch> = match setting {
                DisplaySetting::Bones => BoneSet::ALL.iter().map(Swatch::Bones).collect(),
                DisplaySetting::Backs => BackPattern::ALL.iter().map(Swatch::Backs).collect(),
                _ => Vec::new(),
            };
            if pictures.is_empty() {
                Input::choice(shown, choices)
            } else {
                Input::Swatches(choices.into_iter().zip(pictures).collect())
            }
        }
    };
    let has_no_effect = !display.sound && setting.part() == DisplayPart::Sound;
    let description =
        if has_no_effect { msg::SETTINGS_SILENT.text() } else { setting.explanation() };
    let waits = setting == DisplaySetting::Pace && display.pace == Pace::WaitForOk;
    let differs = setting.value(display) != setting.value(&Display::default());
    let mut row = Setting::new(id, setting.name(), description, input);
    row.has_no_effect = has_no_effect;
    row.keywords(setting.keywords()).changed(differs && !waits)
}

/// The switch for *wait for OK*, which is one of the speeds.
fn wait_for_ok_row(display: &Display) -> Setting<Change> {
    let is_on = display.pace == Pace::WaitForOk;
    let with = |pace| Display { pace, ..*display };
    let waits = with(Pace::WaitForOk);
    let value = DisplaySetting::Pace.value(&waits);
    let name = DisplaySetting::Pace.value_name(value).unwrap_or_default();
    let description = DisplaySetting::Pace.value_explanation(value).unwrap_or_default();
    let turned = if is_on { with(Pace::Normal) } else { waits };
    let input = Input::switch(is_on, Change::Display(turned));
    Setting::new("setting-wait-for-ok", name, description, input)
        .keywords(DisplaySetting::Pace.keywords())
        .changed(is_on)
}

fn volume_input(display: &Display) -> Input<Change> {
    let with = |sound, of: &Display| Change::Display(Display { sound, ..*of });
    let silent = (msg::VALUE_OFF.text(), with(false, display));
    let loud = DisplaySetting::Volume.choices(display).into_iter().map(|choice| {
        let name = DisplaySetting::Volume.value_name(DisplaySetting::Volume.value(&choice));
        (name.unwrap_or_default(), with(true, &choice))
    });
    let step = match display.volume {
        _ if !display.sound => 0,
        Volume::Quiet => 1,
        Volume::Medium => 2,
        Volume::Loud => 3,
    };
    Input::Volume {
        steps: std::iter::once(silent).chain(loud).collect(),
        step,
        toggled: with(!display.sound, display),
    }
}

/// The row with the list of games: ready-made ones, the player's own, and unnamed rules that were
/// replaced by another game.
pub(super) fn game_row(set: &Preferences, replaced_rules: Option<Rules>) -> Setting<Change> {
    let description = match Preset::from_rules(&set.rules) {
        Some(preset) => rules::preset_description(preset, &set.rules),
        None => rules::described_by_nearest_game(&set.rules),
    };
    let all = listed_games(set, replaced_rules, &set.rules).into_iter().enumerate();
    let choices = all.map(|(place, (name, wanted))| {
        let id = match &name {
            GameName::ReadyMade(preset) => preset.id().to_owned(),
            GameName::Own(_) => format!("own-{}", place - Preset::ALL.len()),
            GameName::Unnamed => "unnamed".to_owned(),
        };
        let disabled_reason = wanted
            .check()
            .err()
            .map(|reason| DisabledReason { why: rules::why_invalid(&reason), fixes: Vec::new() });
        let (id, is_set) = (format!("{GAME_ID}-{id}"), wanted == set.rules);
        ListChoice {
            disabled_reason,
            ..ListChoice::new(Change::Game(wanted), id, rules::game(&name), is_set)
        }
    });
    let mut ready_made: Vec<_> = choices.collect();
    let own = ready_made.split_off(Preset::ALL.len());
    let groups =
        [(msg::SETTINGS_READY_MADE.text(), ready_made), (msg::NEW_GAME_YOUR_GAMES.text(), own)];
    let groups = groups.into_iter().filter(|(_, choices)| !choices.is_empty());
    let input = Input::Choice {
        shown: rules::game(&set.game()),
        groups: groups
            .map(|(heading, choices)| Group { heading: Some(heading), choices })
            .collect(),
    };
    Setting::new(GAME_ID, msg::SETTINGS_GAME.text(), description, input)
        .keywords(msg::SETTINGS_GAME.keywords())
}

/// The row for the level of all Nestors, with the strength of each level under these rules.
fn level_row(levels: &[Level], is_adaptive: bool, rules: &Rules) -> Setting<Change> {
    let one = levels.first().copied();
    let one = one.filter(|one| levels.iter().all(|level| level == one));
    let shown =
        if is_adaptive { Some(msg::LEVEL_ADAPTIVE.text()) } else { levels::level_range(levels) };
    let (description, input) = match shown {
        None => (msg::SETTINGS_NO_NESTOR.text(), Input::ReadOnly),
        Some(shown) => {
            let choices = offered_levels(rules).into_iter().map(|level| ListChoice {
                explanation: Some(strength(level, rules)),
                ..ListChoice::new(
                    Change::Command(GameCommand::SetLevel(level).into()),
                    format!("{LEVEL_ID}-{}", <&str>::from(level)),
                    level.name(),
                    one == Some(level),
                )
            });
            let description = match one {
                Some(one) => one.explanation(),
                None if is_adaptive => msg::LEVEL_ADAPTIVE_EXPLAINED.text(),
                None => String::new(),
            };
            (description, Input::choice(shown, choices.collect()))
        }
    };
    Setting::new(LEVEL_ID, msg::SETTINGS_LEVEL.text(), description, input)
        .keywords(msg::SETTINGS_LEVEL.keywords())
        .changed(is_adaptive || levels.iter().any(|level| *level != Level::default()))
}

/// Describes a level, with its strength in the game of these rules if that was measured.
fn strength(level: Level, rules: &Rules) -> String {
    let percent = percent_won_against_level_below(rules, level);
    match Preset::from_rules(rules).zip(percent) {
        Some((game, percent)) => levels::sentence_with_share(level, game, rules.seats, percent),
        None => level.explanation(),
    }
}

fn text_size_row(current: f32) -> Setting<Change> {
    let distance = |size: f32| (size - current).abs();
    let nearest = TEXT_SIZES
        .iter()
        .min_by(|(_, one), (_, other)| distance(*one).total_cmp(&distance(*other)));
    let choices = TEXT_SIZES.iter().map(|(size, value)| ListChoice {
        explanation: Some(size.text()),
        ..ListChoice::new(
            Change::TextSize(*value),
            size.name(),
            size.text(),
            nearest.is_some_and(|(_, nearest)| nearest == value),
        )
    });
    let (description, input) =
        (msg::SETTINGS_TEXT_SIZE_EXPLAINED.text(), Input::TextSizes(choices.collect()));
    setting(msg::SETTINGS_TEXT_SIZE, description, input).changed(current != 1.0)
}

fn language_row(set: &Preferences) -> Setting<Change> {
    let name = msg::SETTINGS_LANGUAGE;
    let description = msg::SETTINGS_LANGUAGE_EXPLAINED.text();
    let (shown, choices) = language_list(name.name(), set.language.as_ref(), Change::Language);
    setting(name, description, Input::choice(shown, choices)).changed(set.language.is_some())
}

fn edit_colors_row() -> Setting<Change> {
    let colors = WindowCommand::Toggle(WindowKind::Colors);
    let button = link_button(msg::SETTINGS_EDIT_COLORS, colors, true);
    let input = Input::Buttons(vec![button]);
    setting(msg::SETTINGS_COLORS, String::new(), input)
}

/// Returns the switch for tips. Turning it on again shows all tips anew.
fn first_hints_row(set: &Preferences) -> Setting<Change> {
    let is_on = set.first_hints.wanted;
    let first_hints = if is_on { FirstHints::NONE } else { FirstHints::default() };
    let description = msg::SETTINGS_FIRST_HINTS_EXPLAINED.text();
    let input = Input::switch(is_on, Change::FirstHints(first_hints));
    setting(msg::SETTINGS_FIRST_HINTS, description, input).changed(!is_on)
}

fn files_rows(cx: &WindowContext<'_>) -> Vec<Setting<Change>> {
    let is_on = cx.session.preferences().history;
    let history = Input::switch(is_on, Change::History(!is_on));
    let folder = cx.folder;
    let shown = folder.map(|folder| plain_text(&folder.to_string_lossy()));
    let shown = cx.status.map(str::to_owned).or(shown);
    let file_button = |name, command| link_button(name, command, folder.is_some());
    let buttons = vec![
        file_button(msg::SETTINGS_OPEN_FOLDER, FileCommand::OpenFolder),
        file_button(msg::SETTINGS_COPY_PATH, FileCommand::CopyFolderPath),
    ];
    let trouble = cx.messages.pinned().map(str::to_owned);
    let trouble =
        trouble.map(|description| setting(msg::SETTINGS_SAVED, description, Input::ReadOnly));
    let kept = [
        setting(msg::HISTORY_KEEP, msg::HISTORY_KEEP_EXPLAINED.text(), history).changed(!is_on),
        setting(
            msg::SETTINGS_FOLDER,
            shown.unwrap_or_else(|| msg::ABOUT_NOWHERE.text()),
            Input::Buttons(buttons),
        ),
    ];
    kept.into_iter().chain(trouble).collect()
}
