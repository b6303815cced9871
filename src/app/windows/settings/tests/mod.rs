//! The Settings window, used as a player uses it.

mod games;
mod opponents;
mod pages;
mod rules;
mod search;

use egui::Ui;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};

use super::SettingsWindow;
use super::around::Around;
use crate::app::command::Command;
use crate::app::windows::contents::Contents as _;
use engine::{Preset, Rules, Seats};
use game::profile::{Preferences, Rule};
use game::session::NextHand;
use words::settings::Page;

/// A player at the window: what is sent is set at once.
#[derive(Default)]
struct Player {
    window: SettingsWindow,
    preferences: Preferences,
    next_hand: Option<NextHand>,
    changes: usize,
    /// What was asked for that sets nothing.
    asked: Vec<Command>,
}

type Seen = Harness<'static, Player>;

/// The size of a window in which nothing has to be scrolled to, in points.
const TALL: [f32; 2] = [440.0, 3000.0];

fn open(size: [f32; 2], player: Player) -> Seen {
    let draw = |ui: &mut Ui, player: &mut Player| {
        let mut commands = Vec::new();
        let seats = player.preferences.rules.seats;
        let around = Around {
            preferences: &player.preferences,
            levels: player.preferences.opponents.levels(seats),
            next: player.next_hand,
            has_preserved: false,
            has_clean_day: false,
            folder: None,
            unsaved: None,
        };
        player.window.ui(ui, &around, true, &mut commands);
        for command in commands {
            match command {
                Command::SetPreferences(changed) => {
                    assert_eq!(changed.rules.check(), Ok(()), "only games are sent");
                    player.preferences = *changed;
                }
                Command::SetLevel(level) => player.preferences.opponents.set_level(level),
                other => {
                    player.asked.push(other);
                    continue;
                }
            }
            player.changes += 1;
        }
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(crate::app::fonts::install)
        .build_ui_state(draw, player);
    harness.run();
    harness
}

/// The window at a page.
fn open_at(page: Page, mut player: Player) -> Seen {
    player.window.turn_to(page);
    open(TALL, player)
}

fn playing(rules: Rules) -> Player {
    Player {
        preferences: Preferences {
            rules,
            ..Preferences::default()
        },
        ..Player::default()
    }
}

fn playing_preset(preset: Preset) -> Player {
    playing(preset.rules(Seats::Two))
}

fn rules(harness: &Seen) -> Rules {
    harness.state().preferences.rules
}

fn id(rule: Rule) -> String {
    super::rule::id(rule)
}

fn find<'a>(harness: &'a Seen, id: &str) -> Option<Node<'a>> {
    let mut nodes = harness.root().children_recursive();
    nodes.find(|node| node.accesskit_node().author_id() == Some(id))
}

#[track_caller]
fn by_id<'a>(harness: &'a Seen, id: &str) -> Node<'a> {
    find(harness, id).unwrap_or_else(|| panic!("there is no {id}"))
}

fn is_on(harness: &Seen, id: &str) -> bool {
    by_id(harness, id).accesskit_node().toggled() == Some(Toggled::True)
}

fn is_out_of_reach(harness: &Seen, id: &str) -> bool {
    by_id(harness, id).accesskit_node().is_disabled()
}

#[track_caller]
fn click(harness: &mut Seen, id: &str) {
    by_id(harness, id).click();
    harness.run();
}

/// Opens a list and chooses a value.
#[track_caller]
fn choose(harness: &mut Seen, list: &str, value: &str) {
    click(harness, list);
    click(harness, &format!("{list}-{value}"));
}

/// Goes to a field and types there.
#[track_caller]
fn type_into(harness: &mut Seen, id: &str, text: &str) {
    by_id(harness, id).focus();
    harness.run();
    by_id(harness, id).type_text(text);
    harness.run();
}

/// All that is to be read.
fn said(harness: &Seen) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let said = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    said.collect()
}

#[track_caller]
fn must_read(harness: &Seen, words: &str) {
    let said = said(harness);
    assert!(
        said.iter().any(|text| text.contains(words)),
        "{words:?} is not in {said:?}"
    );
}
