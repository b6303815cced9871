//! A setting as a value: what a page shows of it, and what the search looks at.

use egui::{Button, Label, Ui};
use unic_langid::LanguageIdentifier;

use crate::app::command::Command;
use crate::app::ear;
use crate::app::menu::{command_tip, tip};
use crate::app::windows::kit::{self, Row};
use crate::app::windows::row::{self, Choice, List, Way};
use crate::app::windows::{keys, text};
use engine::{Level, Rules};
use game::profile::Display;
use words::Id;

/// One row of a page.
#[derive(Debug, Clone)]
pub(super) struct Setting {
    /// A name for it that no language changes.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is said of it.
    pub notes: Vec<String>,
    /// Other words by which it is looked for. Nobody reads them.
    pub sought_as: String,
    /// What it is set with.
    pub input: Input,
    /// What else belongs to it.
    pub below: Below,
}

/// What belongs to a row besides what it is set with.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Below {
    /// Nothing.
    Nothing,
    /// The field for points to win of one's own.
    OwnTarget,
    /// The names of games of one's own.
    OwnGames,
    /// The ways to what is refused, each with another rule.
    Ways(Vec<Way<Change>>),
}

/// What something is set with.
#[derive(Debug, Clone)]
pub(super) enum Input {
    /// It is only to be read.
    Nothing,
    /// A switch, off or on.
    Switch {
        /// Whether it is on.
        is_on: bool,
        /// What is set when it is turned.
        turned: Change,
        /// Why it cannot be turned, if it cannot.
        refused: Option<String>,
    },
    /// A list of choices, in groups; each but the first has a heading, or the
    /// first too.
    List {
        /// What is set.
        shown: String,
        /// What can be set.
        groups: Vec<Group>,
    },
    /// What the keys are that do it.
    Keys(String),
    /// Buttons that lead somewhere else.
    Buttons(Vec<Door>),
}

/// Some choices of a list.
#[derive(Debug, Clone)]
pub(super) struct Group {
    /// What stands above them.
    pub heading: Option<String>,
    /// The choices.
    pub choices: Vec<Choice<Change>>,
}

/// A button that leads somewhere else.
#[derive(Debug, Clone)]
pub(super) struct Door {
    /// What it is called.
    pub name: Id,
    /// Where it leads.
    pub command: Command,
    /// Whether there is anything to do for it.
    pub is_enabled: bool,
    /// What it does, if no menu says so.
    pub tip: Option<Id>,
}

/// What is done by a row.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    /// A rule is set.
    Rules(Rules),
    /// Another game is chosen.
    Game(Rules),
    /// One of the points to win that are offered is chosen.
    Target(Option<u16>),
    /// A number of one's own is to be written.
    OwnTarget,
    /// Something about the display is set.
    Display(Display),
    /// All Nestors are to play at a level.
    Level(Level),
    /// Whether finished games are added to the history.
    History(bool),
    /// A language is chosen, or that of the system.
    Language(Option<LanguageIdentifier>),
    /// Something else is asked for.
    Command(Command),
}

impl Setting {
    /// A list of choices in one group.
    pub(super) fn list(shown: String, choices: Vec<Choice<Change>>) -> Input {
        let heading = None;
        let groups = vec![Group { heading, choices }];
        Input::List { shown, groups }
    }

    /// All choices of its list.
    pub(super) fn choices(&self) -> impl Iterator<Item = &Choice<Change>> {
        let groups = match &self.input {
            Input::List { groups, .. } => &groups[..],
            _ => &[],
        };
        groups.iter().flat_map(|group| &group.choices)
    }

    /// All that is to be read of it while its list is closed.
    pub(super) fn seen(&self) -> Vec<String> {
        let mut seen = vec![self.name.clone()];
        seen.extend(self.notes.iter().cloned());
        match &self.input {
            Input::List { shown, .. } => seen.push(shown.clone()),
            Input::Keys(keys) => seen.push(keys.clone()),
            Input::Buttons(doors) => seen.extend(doors.iter().map(|door| door.name.text())),
            Input::Nothing | Input::Switch { .. } => {}
        }
        seen
    }

    /// Draws its name and what it is set with.
    pub(super) fn input_ui(&self, ui: &mut Ui) -> Option<Change> {
        let (id, name) = (&self.id, &self.name);
        match &self.input {
            Input::Nothing => {
                ear::give_author_id(&ui.add(Label::new(name).wrap()), id);
                None
            }
            Input::Switch {
                is_on,
                turned,
                refused,
            } => {
                let is_turned = row::switch_ui(ui, &Row::new(id, name), *is_on, refused.as_deref());
                is_turned.then(|| turned.clone())
            }
            Input::List { shown, groups } => {
                row::list_ui(ui, List::new(id, name, shown), |ui| groups_ui(ui, groups))
            }
            Input::Keys(keys) => {
                let [_, does] = keys::line_ui(ui, keys, name);
                ear::give_author_id(&does, id);
                None
            }
            Input::Buttons(doors) => {
                let width = row::list_width(ui);
                kit::row(ui, &Row::new(id, name), width, |ui, _| doors_ui(ui, doors))
            }
        }
    }

    /// Draws the ways to what is refused; the one that is taken.
    pub(super) fn ways_ui(&self, ui: &mut Ui) -> Option<Change> {
        let Below::Ways(ways) = &self.below else {
            return None;
        };
        ui.horizontal_wrapped(|ui| row::ways_ui(ui, ways)).inner
    }

    /// Draws what is said of it.
    pub(super) fn notes_ui(&self, ui: &mut Ui) {
        for note in &self.notes {
            text::quiet(ui, note);
        }
    }
}

fn groups_ui(ui: &mut Ui, groups: &[Group]) -> Option<Change> {
    let mut chosen = None;
    for (place, group) in groups.iter().enumerate() {
        if let Some(heading) = &group.heading {
            if place > 0 {
                ui.add_space(row::WITHIN_ROW);
            }
            row::group_ui(ui, heading);
        }
        chosen = row::choices_ui(ui, &group.choices).or(chosen);
    }
    chosen
}

fn doors_ui(ui: &mut Ui, doors: &[Door]) -> Option<Change> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for door in doors {
            let button = ui.add_enabled(door.is_enabled, Button::new(door.name.text()));
            ear::give_author_id(&button, format!("setting-{}", door.name.name()));
            row::follow_focus(&button);
            let button = match door.tip {
                Some(says) => tip(button, says, None),
                None => command_tip(button, &door.command),
            };
            if button.clicked() {
                asked = Some(Change::Command(door.command.clone()));
            }
        }
    });
    asked
}
