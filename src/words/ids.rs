//! The ids of messages that are put together from names.

use super::colors::hard_to_see;
use super::help::Page;
use super::named::Named;
use super::rules::value_id;
use crate::engine::{Level, Preset, Rules, Seats};
use crate::look::{ColorRole, Contrast};
use crate::profile::{GamePart, MotionSpeed, Pace, Rule, RuleValue, TableView};

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
            RuleValue::Name(value) => Some(value_id(rule, value)),
            RuleValue::Switch(_) | RuleValue::Number => None,
        })
    });
    let mut ids: Vec<_> = values.collect();
    ids.extend(of::<Preset>());
    ids.extend(of::<Seats>());
    ids.extend(of::<Level>());
    ids.extend(of::<Rule>());
    ids.extend(of::<GamePart>());
    ids.extend(of::<Pace>());
    ids.extend(of::<TableView>());
    ids.extend(of::<MotionSpeed>());
    ids.extend(of::<Page>());
    ids.extend(of::<ColorRole>());
    ids.extend(Contrast::ALL.iter().map(hard_to_see));
    ids
}
