//! A setting of the display as a row of a page.

use super::setting::{Below, Change, Input, Setting};
use crate::app::windows::row::Choice;
use game::profile::{Display, DisplayPart, DisplaySetting};
use words::say;
use words::settings;

/// The row of a setting of the display.
pub(super) fn setting(setting: DisplaySetting, display: Display) -> Setting {
    let name: &str = setting.into();
    let id = format!("setting-{name}");
    let choices = setting.choices(&display);
    let is_silent =
        setting.part() == DisplayPart::Sound && setting != DisplaySetting::Sound && !display.sound;
    let silent = is_silent.then(|| say!("settings-silent"));
    let (explained, input) = match (settings::display_value(setting, &display), &choices[..]) {
        (Some([shown, explained]), _) => {
            let choices = choices.iter().filter_map(|choice| {
                let [name, explained] = settings::display_value(setting, choice)?;
                Some(Choice {
                    value: Change::Display(*choice),
                    id: format!("{id}-{}", setting.value(choice).id()),
                    name,
                    explained: Some(explained),
                    refused: None,
                    is_set: *choice == display,
                })
            });
            let list = Setting::list(shown, choices.collect());
            (Some(explained), list)
        }
        (None, &[off, on]) => {
            let is_on = display == on;
            let turned = Change::Display(if is_on { off } else { on });
            let switch = Input::Switch {
                is_on,
                turned,
                refused: silent.clone(),
            };
            (None, switch)
        }
        (None, _) => unreachable!("a switch is off or on"),
    };
    let mut notes = vec![settings::display_explanation(setting)];
    notes.extend(explained);
    notes.extend(silent);
    Setting {
        id,
        name: settings::display_name(setting),
        notes,
        sought_as: settings::display_sought_as(setting),
        input,
        below: Below::Nothing,
    }
}
