//! Messages that are named after what they speak of: `game-five-up` after
//! `Preset::FiveUp`. One more game, rule or level needs no more than its messages.

use strum::VariantArray;

use super::message::message;
use super::rules::value_id;
use crate::engine::{Level, Preset, Rules};
use crate::profile::{GamePart, MotionSpeed, Pace, Rule, RuleValue, TableView};

/// What has messages named after it.
pub(super) trait Named: Copy + Into<&'static str> + VariantArray {
    /// What the ids of its messages begin with.
    const FAMILY: &'static str;

    /// What is said of each beside its name, as the ends of ids: `explained` in
    /// `game-five-up-explained`.
    const ALSO: &'static [&'static str];

    /// What it is called.
    fn called(self) -> String {
        message(&self.id(), &[])
    }

    /// What else is said of it.
    fn also(self, what: &str) -> String {
        message(&format!("{}-{what}", self.id()), &[])
    }

    /// The id of the message with what it is called.
    fn id(self) -> String {
        let name: &str = self.into();
        format!("{}-{name}", Self::FAMILY)
    }
}

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
    ids.extend(of::<Level>());
    ids.extend(of::<Rule>());
    ids.extend(of::<GamePart>());
    ids.extend(of::<Pace>());
    ids.extend(of::<TableView>());
    ids.extend(of::<MotionSpeed>());
    ids
}

impl Named for Preset {
    const FAMILY: &'static str = "game";
    const ALSO: &'static [&'static str] = &["explained", "source"];
}

impl Named for Level {
    const FAMILY: &'static str = "level";
    const ALSO: &'static [&'static str] = &["explained", "how"];
}

impl Named for Rule {
    const FAMILY: &'static str = "rule";
    const ALSO: &'static [&'static str] = &["explained"];
}

impl Named for GamePart {
    const FAMILY: &'static str = "settings-section";
    const ALSO: &'static [&'static str] = &[];
}

impl Named for Pace {
    const FAMILY: &'static str = "settings-pace";
    const ALSO: &'static [&'static str] = &["explained"];
}

impl Named for TableView {
    const FAMILY: &'static str = "settings-view";
    const ALSO: &'static [&'static str] = &[];
}

impl Named for MotionSpeed {
    const FAMILY: &'static str = "settings-motion";
    const ALSO: &'static [&'static str] = &[];
}
