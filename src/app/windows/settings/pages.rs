//! What stands on each page.

use egui::Context;

use super::around::Around;
use super::game::GameChoice;
use super::setting::{Below, Change, Input, Setting};
use super::target::TargetChoice;
use super::{display, doors, language, opponents, rule};
use crate::app::windows::keys::{KeyGroup, key_groups};
use engine::{Level, Rules};
use game::profile::{Display, DisplayPart, DisplaySetting, GamePart, Preferences, Rule};
use words::rules;
use words::say;
use words::settings::{Page, game_part, next_hand};

/// What is being typed into the rows, and what was told in one.
#[derive(Debug, Default)]
pub(super) struct Typing {
    pub game: GameChoice,
    pub target: TargetChoice,
    /// What became of the folder that was to be opened, or its path copied.
    pub told: Option<String>,
}

/// Rows under a heading.
#[derive(Debug)]
pub(super) struct Section {
    /// What stands above them, if anything does.
    pub heading: Option<String>,
    /// What must not be overlooked there.
    pub warning: Option<String>,
    /// The rows.
    pub settings: Vec<Setting>,
}

/// What stands on a page, from top to bottom.
pub(super) fn sections(
    page: Page,
    typing: &Typing,
    around: &Around<'_>,
    ctx: &Context,
) -> Vec<Section> {
    let preferences = around.preferences;
    let display = |part| displayed(part, preferences.display);
    match page {
        Page::GameAndRules => {
            let game = plain(vec![typing.game.setting(preferences)]);
            let parts = GamePart::ALL.map(|part| Section {
                heading: Some(game_part(part)),
                warning: match part {
                    GamePart::Winning => around.next.and_then(next_hand),
                    GamePart::Hand | GamePart::Scoring | GamePart::End => None,
                },
                settings: ruled(part, typing, &preferences.rules),
            });
            [game].into_iter().chain(parts).collect()
        }
        Page::Opponents => vec![plain(vec![
            opponents::level(&around.levels, &preferences.rules),
            doors::seats(),
        ])],
        Page::PaceAndMotion => vec![plain(display(DisplayPart::Pace))],
        Page::Display => {
            let mut settings = vec![language::setting(preferences.language.as_ref())];
            settings.extend(display(DisplayPart::Picture));
            settings.push(doors::first_hints(around));
            settings.push(doors::colors());
            vec![plain(settings)]
        }
        Page::Sound => vec![plain(display(DisplayPart::Sound))],
        Page::Learning => vec![Section {
            warning: around.has_clean_day.then(|| say!("settings-marks-day")),
            ..plain(display(DisplayPart::Learning))
        }],
        Page::Keys => keys(ctx),
        Page::Files => vec![plain(doors::files(around, typing.told.as_deref()))],
    }
}

/// What brings everything on a page back to what it was at first, and rules to
/// the ready-made game that they are most like; nothing where it is so already.
pub(super) fn reset(page: Page, around: &Around<'_>) -> Option<Change> {
    let preferences = around.preferences;
    let first = Preferences::default();
    let displayed = |part| {
        let settings = DisplaySetting::ALL.into_iter();
        let settings = settings.filter(|setting| setting.part() == part);
        let reset = settings.fold(preferences.display, |display, setting| {
            setting.copied(&first.display, &display)
        });
        (reset != preferences.display).then_some(Change::Display(reset))
    };
    match page {
        Page::GameAndRules => {
            let nearest = rules::nearest(&preferences.rules);
            let nearest = nearest.rules(preferences.rules.seats);
            let is_changed = preferences.game().is_unnamed();
            is_changed.then_some(Change::Game(nearest))
        }
        Page::Opponents => {
            let level = Level::default();
            let is_changed = around.levels.iter().any(|set| *set != level);
            is_changed.then_some(Change::Level(level))
        }
        Page::PaceAndMotion => displayed(DisplayPart::Pace),
        Page::Display => displayed(DisplayPart::Picture),
        Page::Sound => displayed(DisplayPart::Sound),
        Page::Learning => displayed(DisplayPart::Learning),
        Page::Keys => None,
        Page::Files => {
            let is_changed = preferences.history != first.history;
            is_changed.then_some(Change::History(first.history))
        }
    }
}

const fn plain(settings: Vec<Setting>) -> Section {
    Section {
        heading: None,
        warning: None,
        settings,
    }
}

/// The rules about a part of a game.
fn ruled(part: GamePart, typing: &Typing, rules: &Rules) -> Vec<Setting> {
    let about = Rule::ALL.into_iter().filter(|rule| rule.part() == part);
    let setting = |rule| match rule {
        Rule::Target => typing.target.setting(rules),
        _ => rule::setting(rule, rules),
    };
    about.map(setting).collect()
}

/// The settings of the display that are about this.
fn displayed(part: DisplayPart, display: Display) -> Vec<Setting> {
    let about = DisplaySetting::ALL.into_iter();
    let about = about.filter(|setting| setting.part() == part);
    about
        .map(|setting| display::setting(setting, display))
        .collect()
}

/// Every key, in groups.
fn keys(ctx: &Context) -> Vec<Section> {
    let groups = key_groups(ctx).into_iter();
    groups.map(keys_of).collect()
}

fn keys_of(group: KeyGroup) -> Section {
    let lines = group.lines.into_iter().enumerate();
    let setting = |(place, (keys, does))| Setting {
        id: format!("setting-{}-{place}", group.title.name()),
        name: does,
        notes: Vec::new(),
        sought_as: String::new(),
        input: Input::Keys(keys),
        below: Below::Nothing,
    };
    Section {
        heading: Some(group.title.text()),
        warning: None,
        settings: lines.map(setting).collect(),
    }
}
