//! The settings that a search finds.

use super::rows::{self, base, basic, beside, more};
use crate::windows::WindowContext;
use crate::windows::change::Change;
use crate::windows::kit::Setting;
use crate::windows::rules::RuleRows;
use crate::windows::search::{Fit, Search};
use engine::Rules;
use game::profile::Rule;
use words::msg;

/// The settings that fit, and how well.
pub(in crate::windows) fn found(
    search: &Search,
    cx: &WindowContext<'_>,
    rules: &RuleRows,
    set_aside: Option<Rules>,
) -> Vec<(Fit, Setting<Change>)> {
    let set = cx.session.preferences();
    let base = base(&set.rules);
    let rules = Rule::ALL.map(|rule| rules.setting(rule, &set.rules, &base));
    let more = more(cx).into_iter().flat_map(|(.., settings)| settings);
    let all = basic(cx)
        .into_iter()
        .chain([rows::game(set, set_aside)])
        .chain(rules)
        .chain(more)
        .chain(beside(cx));
    all.filter_map(|mut setting| Some((fit(search, &mut setting)?, setting)))
        .collect()
}

/// How well a setting fits, if it does. Where one of its choices does, it says which.
fn fit(search: &Search, setting: &mut Setting<Change>) -> Option<Fit> {
    let said = [setting.says.clone()];
    let called = search.fit(&setting.name, &said, &setting.keywords);
    if called.is_some_and(|fit| fit != Fit::Meaning) {
        return called;
    }
    let (name, other_words) = (&setting.name, &setting.keywords);
    let touched = setting.choices().filter(|choice| {
        let with_choice = format!("{other_words} {}", choice.name);
        let fit = search.fit(name, &[], &with_choice);
        fit.is_some() && search.is_touched_by(&choice.name)
    });
    let touched: Vec<_> = touched.map(|choice| choice.name.clone()).collect();
    if touched.is_empty() {
        return called;
    }
    setting.says = msg::settings_found_choices(words::list(touched));
    Some(Fit::OtherWords)
}
