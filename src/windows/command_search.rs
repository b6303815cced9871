//! Search results that are commands, such as those that open a window or a setting.

use egui::Ui;

use super::WindowContext;
use super::change::Change;
use super::kit::{ListEntry, Setting, entry};
use super::search::{Match, TextSearch, best_first};
use crate::command::{Command, WindowCommand};
use crate::menu;
use crate::paint::Icon;
use words::{MessageId, msg};

#[derive(Debug)]
pub(super) struct CommandHit {
    id: String,
    name: String,
    /// What the command does, where it is found, or why it is disabled.
    description: Option<String>,
    is_enabled: bool,
    pub command: Command,
}

impl CommandHit {
    pub fn setting(setting: &Setting<Change>) -> Self {
        Self {
            id: format!("found-{}", setting.id),
            name: setting.name.clone(),
            description: Some(msg::WINDOW_SETTINGS.text()),
            is_enabled: true,
            command: WindowCommand::FindSetting(setting.name.clone()).into(),
        }
    }
}

/// Returns the commands that match. Commands without keywords are left out: they work only in a
/// panel, or are found as settings.
pub(super) fn find(search: &TextSearch, cx: &WindowContext<'_>) -> Vec<(Match, CommandHit)> {
    let found = menu::all_commands().filter_map(|(command, label)| {
        let (name, keywords) = (label.name.text(), label.name.keywords());
        let fit = search.find(&name, label.tip.map(MessageId::text).as_slice(), &keywords)?;
        let possible = cx.play.available(command);
        let found = CommandHit {
            id: format!("found-{}", label.name.name()),
            name,
            description: possible.err().or(label.tip).map(MessageId::text),
            is_enabled: possible.is_ok(),
            command: command.clone(),
        };
        (!keywords.is_empty()).then_some((fit, found))
    });
    found.collect()
}

/// Draws search results, the best first. A click carries out the command. Unless it is a
/// window command, the window of the search closes first.
pub(super) fn hits_ui(ui: &mut Ui, found: Vec<(Match, CommandHit)>, cx: &mut WindowContext<'_>) {
    for found in best_first(found.into_iter()) {
        let link = ListEntry {
            second_line: found.description.as_deref(),
            icon: Some(Icon::Right),
            ..ListEntry::new(&found.id, &found.name)
        };
        let link = ui.add_enabled_ui(found.is_enabled, |ui| entry(ui, &link));
        if link.inner.clicked() {
            if !matches!(found.command, Command::Window(_)) {
                cx.push(WindowCommand::Close(cx.kind));
            }
            cx.push(found.command);
        }
    }
}
