//! What a search finds in other windows and in menus.

use egui::Ui;

use super::change::Change;
use super::contents::Surroundings;
use super::kit::{Entry, Setting, entry};
use super::search::{Fit, Search, best_first};
use crate::command::{Command, WindowCommand, WindowKind};
use crate::menu::{self, CommandStatus};
use crate::paint::Icon;
use words::{Id, msg};

/// Something that was found in another window or in a menu.
#[derive(Debug)]
pub(super) struct Elsewhere {
    id: String,
    name: String,
    /// What it does, where it is, or why it is not possible, if there is more to say.
    says: Option<String>,
    is_possible: bool,
    /// What it asks for.
    pub command: Command,
}

impl Elsewhere {
    /// A setting, which Settings shows.
    pub fn setting(setting: &Setting<Change>) -> Self {
        Self {
            id: format!("found-{}", setting.id),
            name: setting.name.clone(),
            says: Some(msg::WINDOW_SETTINGS.text()),
            is_possible: true,
            command: WindowCommand::FindSetting(setting.name.clone()).into(),
        }
    }
}

/// Every command with keywords that fit. What a setting does, or a panel alone, has
/// none.
pub(super) fn commands(
    search: &Search,
    around: &Surroundings<'_>,
) -> impl Iterator<Item = (Fit, Elsewhere)> {
    menu::all_rows().filter_map(|row| {
        let (name, other_words) = (row.name.text(), row.name.keywords());
        let fit = search.fit(&name, row.tip.map(Id::text).as_slice(), &other_words)?;
        let possible = around.play.available(&row.command);
        let found = Elsewhere {
            id: format!("found-{}", row.name.name()),
            name,
            says: possible.err().or(row.tip).map(Id::text),
            is_possible: possible.is_ok(),
            command: row.command.clone(),
        };
        (!other_words.is_empty()).then_some((fit, found))
    })
}

/// Draws what was found, what fits best first. A click asks for it, and closes the window if
/// it is seen at the table.
pub(super) fn elsewhere_ui(
    ui: &mut Ui,
    found: impl IntoIterator<Item = (Fit, Elsewhere)>,
    window: WindowKind,
    commands: &mut Vec<Command>,
) {
    for found in best_first(found.into_iter()) {
        let link = Entry {
            below: found.says.as_deref(),
            icon: Some(Icon::Right),
            ..Entry::new(&found.id, &found.name)
        };
        let link = ui.add_enabled_ui(found.is_possible, |ui| entry(ui, &link));
        if link.inner.clicked() {
            if !matches!(found.command, Command::Window(_)) {
                commands.push(WindowCommand::Close(window).into());
            }
            commands.push(found.command);
        }
    }
}
