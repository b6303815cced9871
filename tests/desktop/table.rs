//! What a person at the screen knows: how the game stands, and where to click.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::kittest::{Queryable as _, by};
use egui_kittest::{Harness, Node};
use engine::{Action, Seed};
use game::profile::Person;
use game::session::{Seeds, Session, State};
use game::store::{DATABASE_FILE, InspectedDatabase, changes, folders, write_changes};
use nestor_dominoes::app::{App, Startup};
use words::EndName;
use words::MessageId;
use words::msg;

use crate::wait::wait_for;
use crate::{seated, you};

/// What is kept of the player in a folder, or `None` before anything is. The program may run.
pub fn kept(root: &Path) -> Option<State> {
    let copy = tempfile::tempdir().expect("a temporary folder");
    // What is copied while the program writes may make no sense: whoever waits looks again.
    fs::copy(root.join(DATABASE_FILE), copy.path().join(DATABASE_FILE)).ok()?;
    let inspected = InspectedDatabase::open(copy.path()).ok()?;
    let tables = inspected.tables().ok()?;
    tables.get(&you().id()).ok()?
}

/// The sitting that is kept in a folder, or `None` before the first is.
pub fn sitting(root: &Path) -> Option<Session> {
    let fresh = Box::new(|| Seed::new([0; 32]));
    let session = Session::resume(&Person::nameless(), Arc::default(), kept(root)?, fresh);
    Some(session.expect("the game can be gone on with"))
}

/// The buttons that an action takes, one click each, in order.
pub fn clicks(session: &Session, action: Action) -> Vec<Button> {
    let rules = session.state().rules();
    match action {
        Action::Lead(bone) => vec![
            Button::Starting(format!("{bone}, ")),
            Button::Starting("The first bone goes here".to_owned()),
        ],
        Action::Play(bone, end, _) => vec![
            Button::Starting(format!("{bone}, ")),
            Button::Starting(format!("{}: ", EndName::of(end, rules))),
        ],
        Action::Yield => vec![Button::Named(msg::TURN_YIELD)],
        Action::Draw => vec![Button::Named(msg::TURN_DRAW)],
        Action::Pass => vec![Button::Named(msg::TURN_PASS)],
        Action::Claim(points) => vec![Button::Starting(points.to_string())],
        Action::Silence => vec![Button::Named(msg::TURN_NOTHING)],
        Action::BlowUp(bone) => vec![
            Button::Starting("Firecracker: ".to_owned()),
            Button::Starting(format!("Blow up {bone}")),
        ],
        Action::TimeUp | Action::GiveUp(_) => unreachable!("nobody is offered that"),
    }
}

/// A button, as a person would tell which.
#[derive(Debug)]
pub enum Button {
    /// Its name.
    Named(MessageId),
    /// How its name starts.
    Starting(String),
}

impl Button {
    fn is_called(&self, name: &str) -> bool {
        match self {
            Self::Named(whole) => name == whole.text(),
            Self::Starting(start) => name.starts_with(start),
        }
    }
}

/// Where the buttons are: asked of the same program without a screen, in a
/// window of the same size, with a copy of the same files.
pub struct Places {
    harness: Harness<'static, App>,
    _copy: tempfile::TempDir,
}

impl Places {
    /// Looks at the game that is kept in a folder.
    pub fn look(root: &Path, [width, height]: [u32; 2]) -> Self {
        let copy = tempfile::tempdir().expect("a temporary folder");
        let own = seated(copy.path());
        let state = Arc::new(wait_for("the game", || kept(root)));
        write_changes(copy.path(), &changes(you().id(), None, &state)).expect("it can be written");
        let folder = root.join("players").join(you().folder());
        let settings = folder.join(folders::SETTINGS_FILE);
        if settings.exists() {
            fs::copy(settings, own.join(folders::SETTINGS_FILE)).expect("it can be copied");
        }
        let startup = Startup {
            data_dir: Some(copy.path().to_owned()),
            seeds: Seeds::from_number(1),
            ..Startup::default()
        };
        let mut harness = Harness::builder()
            .with_size([width as f32, height as f32])
            .with_pixels_per_point(1.0)
            .build_eframe(|context| App::new(context, &startup));
        wait_for("the window with the game", || {
            harness.step();
            (harness.state().session().game_in_progress() == state.game()).then_some(())
        });
        harness.run_steps(3);
        Self { harness, _copy: copy }
    }

    /// Presses a button there, too.
    pub fn press(&mut self, button: &Button) {
        self.find(button).click();
        self.harness.run_steps(3);
    }

    /// The middle of a button.
    pub fn of(&self, button: &Button) -> (i32, i32) {
        let center = self.find(button).rect().center();
        (center.x.round() as i32, center.y.round() as i32)
    }

    fn find<'a>(&'a self, button: &'a Button) -> Node<'a> {
        let wanted = by().role(Role::Button).predicate(move |node| {
            let names = [node.label(), node.value()];
            names.iter().flatten().any(|name| button.is_called(name))
        });
        self.harness.get(wanted)
    }
}
