//! Search over the settings.

use super::rows::{self, base_rules, basic_rows, more_groups, search_only_rows};
use super::window::shown_preferences;
use crate::windows::WindowContext;
use crate::windows::change::Change;
use crate::windows::kit::Setting;
use crate::windows::rules::RuleRows;
use crate::windows::search::{Match, TextSearch};
use engine::Rules;
use game::profile::Rule;
use words::msg;

/// The settings that match, with the quality of the match.
pub(in crate::windows) fn find_settings(
    search: &TextSearch,
    cx: &WindowContext<'_>,
    rules: &RuleRows,
    replaced_rules: Option<Rules>,
) -> Vec<(Match, Setting<Change>)> {
    let set = &shown_preferences(cx.session);
    let base = base_rules(&set.rules);
    let rules = Rule::ALL.map(|rule| rules.setting(rule, &set.rules, &base));
    let more = more_groups(cx).into_iter().flat_map(|(.., settings)| settings);
    let all = basic_rows(cx)
        .into_iter()
        .chain([rows::game_row(set, replaced_rules)])
        .chain(rules)
        .chain(more)
        .chain(search_only_rows(cx));
    all.filter_map(|mut setting| Some((match_setting(search, &mut setting)?, setting))).collect()
}

/// Returns how well a setting matches. If choices match, but neither the name nor the keywords do,
/// the description is replaced by a list of the matching choices.
fn match_setting(search: &TextSearch, setting: &mut Setting<Change>) -> Option<Match> {
    let said = [setting.description.clone()];
    let called = search.find(&setting.name, &said, &setting.keywords);
    if called.is_some_and(Match::is_by_name) {
        return called;
    }
    let (name, other_words) = (&setting.name, &setting.keywords);
    let touched = setting.choices().filter(|choice| {
        let with_choice = format!("{other_words} {}", choice.name);
        let fit = search.find(name, &[], &with_choice);
        fit.is_some() && search.has_phrase_in(&choice.name)
    });
    let touched: Vec<_> = touched.map(|choice| choice.name.clone()).collect();
    if touched.is_empty() {
        return called;
    }
    setting.description = msg::settings_found_choices(words::list(touched));
    Some(Match::Keyword)
}
