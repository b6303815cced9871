//! The ids of messages that are put together from names.

use super::colors::hard_to_see;
use super::named::Named;
use super::rules::value_ids;
use super::settings::display_value_ids;
use super::{help, lessons, settings};
use engine::{Level, Preset, Rules, Seats};
use game::profile::{Display, DisplaySetting, GamePart, Rule, SettingValue};
use look::{ColorRole, Contrast};
use nestor::coach::Mark;
use nestor::coach::lessons::Lesson;

/// The ids of all messages that are named after something. For tests.
#[doc(hidden)]
pub fn named_ids() -> Vec<String> {
    fn of<T: Named>() -> Vec<String> {
        let ids = T::VARIANTS.iter().map(|it| it.id());
        let also = |id: String| {
            let also = T::ALSO.iter().map(|what| format!("{id}-{what}"));
            also.chain([id.clone()]).collect::<Vec<_>>()
        };
        ids.flat_map(also).collect()
    }
    let rules = Rules::default();
    let values = Rule::ALL.into_iter().flat_map(|rule| {
        let values = rule.choices(&rules).into_iter();
        values.filter_map(move |choice| match rule.value(&choice) {
            SettingValue::Name(value) => Some(value_ids(rule, value)),
            SettingValue::Switch(_) | SettingValue::Number(_) => None,
        })
    });
    let display = Display::default();
    let shown = DisplaySetting::ALL.into_iter().flat_map(|setting| {
        let values = setting.choices(&display).into_iter();
        values.filter_map(move |choice| match setting.value(&choice) {
            SettingValue::Name(value) => Some(display_value_ids(setting, value)),
            SettingValue::Switch(_) | SettingValue::Number(_) => None,
        })
    });
    let mut ids: Vec<_> = values.chain(shown).flatten().collect();
    ids.extend(of::<Preset>());
    ids.extend(of::<Seats>());
    ids.extend(of::<Level>());
    ids.extend(of::<Mark>());
    ids.extend(of::<Lesson>());
    ids.extend(lessons::ids());
    ids.extend(of::<Rule>());
    ids.extend(of::<GamePart>());
    ids.extend(of::<DisplaySetting>());
    ids.extend(of::<help::Page>());
    ids.extend(of::<settings::Page>());
    ids.extend(of::<ColorRole>());
    ids.extend(Contrast::ALL.iter().map(hard_to_see));
    ids
}
