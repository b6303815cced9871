//! Settings of the display as rows.

use super::change::Change;
use crate::app::windows::kit::list::Choice;
use crate::app::windows::kit::{Group, Input, Setting};
use game::profile::{Display, DisplaySetting, Pace, Volume};
use words::{msg, settings};

/// The row of a setting of the display.
pub(super) fn setting(setting: DisplaySetting, display: &Display) -> Setting<Change> {
    let name: &str = setting.into();
    let id = format!("setting-{name}");
    let choices = setting.choices(display);
    let input = match (setting, &choices[..]) {
        (DisplaySetting::Sound, _) => volume(display),
        (_, &[off, on]) if setting.is_switch() => {
            let is_on = *display == on;
            Input::Switch {
                is_on,
                turned: Change::Display(if is_on { off } else { on }),
                refused: None,
            }
        }
        _ => {
            let choices = choices.iter().filter(|choice| is_offered(setting, choice));
            choice(setting, &id, choices, display)
        }
    };
    let is_idle = !display.sound
        && matches!(
            setting,
            DisplaySetting::SoundOfBones
                | DisplaySetting::SoundOfShuffle
                | DisplaySetting::SoundOfScores
                | DisplaySetting::SoundOfBlasts
        );
    let says = if is_idle {
        msg::SETTINGS_SILENT.text()
    } else {
        settings::display_explanation(setting)
    };
    Setting {
        sought_as: settings::display_sought_as(setting),
        is_changed: setting.value(display) != setting.value(&Display::default())
            && !(setting == DisplaySetting::Pace && display.pace == Pace::WaitForOk),
        is_idle,
        ..Setting::new(id, settings::display_name(setting), says, input)
    }
}

/// The switch by which Nestor waits for OK: a pace of its own.
pub(super) fn wait_for_ok(display: &Display) -> Setting<Change> {
    let is_on = display.pace == Pace::WaitForOk;
    let with = |pace| Display { pace, ..*display };
    let waits = with(Pace::WaitForOk);
    let words = settings::display_value(DisplaySetting::Pace, &waits);
    let [name, says] = words.unwrap_or_default();
    let turned = if is_on { with(Pace::Normal) } else { waits };
    let input = Input::Switch {
        is_on,
        turned: Change::Display(turned),
        refused: None,
    };
    Setting {
        sought_as: settings::display_sought_as(DisplaySetting::Pace),
        is_changed: is_on,
        ..Setting::new("setting-wait-for-ok", name, says, input)
    }
}

/// Whether a value stands in its row. Nestor waits for OK by a switch of its own.
fn is_offered(setting: DisplaySetting, choice: &Display) -> bool {
    setting != DisplaySetting::Pace || choice.pace != Pace::WaitForOk
}

fn choice<'a>(
    setting: DisplaySetting,
    id: &str,
    choices: impl Iterator<Item = &'a Display>,
    display: &Display,
) -> Input<Change> {
    let choices: Vec<_> = choices
        .filter_map(|choice| {
            let [name, explained] = settings::display_value(setting, choice)?;
            Some(Choice {
                value: Change::Display(*choice),
                id: format!("{id}-{}", setting.value(choice).id()),
                name,
                explained: Some(explained),
                refused: None,
                is_set: choice == display,
            })
        })
        .collect();
    let shown = choices.iter().find(|choice| choice.is_set);
    Input::Choice {
        shown: shown.map(|choice| choice.name.clone()).unwrap_or_default(),
        groups: vec![Group {
            heading: None,
            choices,
        }],
    }
}

/// A slider from silence to loud.
fn volume(display: &Display) -> Input<Change> {
    let silent = (
        msg::VALUE_OFF.text(),
        Change::Display(Display {
            sound: false,
            ..*display
        }),
    );
    let volumes = DisplaySetting::Volume.choices(display).into_iter();
    let loud = volumes.map(|choice| {
        let words = settings::display_value(DisplaySetting::Volume, &choice);
        let [name, _] = words.unwrap_or_default();
        let heard = Display {
            sound: true,
            ..choice
        };
        (name, Change::Display(heard))
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
        turned: Change::Display(Display {
            sound: !display.sound,
            ..*display
        }),
    }
}
