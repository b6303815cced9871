//! What every window has, what it can look at, and what it answers.

use std::fmt::Debug;
use std::path::Path;
use std::time::Duration;

use egui::{Response, Ui};

use crate::command::{Command, FairTab, WindowKind};
use crate::files::Files;
use crate::learn::BacklogProgress;
use crate::learn::StudyView;
use crate::messages::Messages;
use crate::paint::Look;
use crate::play::Play;
use engine::GameState;
use game::profile::Day;
use game::session::{Seeds, Session};
use game::storage::Household;
use look::Themes;
use nestor::coach::{BlindTest, NestorDecision};
use words::Id;
use words::settings::Page;

/// What is in a window. It is kept while the window is closed.
pub trait Contents: Debug {
    /// The dialog around it.
    fn dialog(&self) -> Dialog;

    /// Draws what stands in the title row, from the button that closes the window to the
    /// left.
    fn head_ui(&mut self, _ui: &mut Ui, _around: &Surroundings<'_>, _answers: &mut Answers<'_>) {}

    /// Draws what stands below the title row and does not scroll.
    fn tabs_ui(&mut self, _ui: &mut Ui, _around: &Surroundings<'_>, _answers: &mut Answers<'_>) {}

    /// Draws what is in it. The frame is there already.
    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>);

    /// Draws the foot, where the dialog has one.
    fn foot_ui(&mut self, _ui: &mut Ui, _around: &Surroundings<'_>, _answers: &mut Answers<'_>) {}

    /// The window is opened.
    fn opened(&mut self, _around: &Surroundings<'_>) {}

    /// It is to show a page of Settings.
    fn turn_to(&mut self, _page: Page) {}

    /// It is to look for a setting.
    fn find_setting(&mut self, _name: &str) {}

    /// It is to show a tab of *Does Nestor cheat?*.
    fn turn_to_tab(&mut self, _tab: FairTab) {}

    /// The window is closed, if it was open.
    fn closed(&mut self) {}
}

/// The dialog around a window.
#[derive(Debug, Clone, Copy)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is of another thing, and none of them are chosen together"
)]
pub struct Dialog {
    /// What stands above it.
    pub title: Id,
    /// How wide it is where there is room, in points.
    pub width: f32,
    /// How high it is where there is room, in points; `None` if it is as high as what is in it.
    pub height: Option<f32>,
    /// Whether a screen reader reads it whole as it opens. What is gone through row by row
    /// would be too much.
    pub is_read: bool,
    /// Whether the frame lets all of it scroll. What does not has to keep to the height that
    /// there is.
    pub scrolls: bool,
    /// Which of its pages is shown: each is shown from its top.
    pub page: usize,
    /// Whether it has a foot.
    pub has_foot: bool,
    /// Whether it fills the screen, without a title row, on the wood of the table.
    pub is_page: bool,
    /// Whether Escape does something else in it than close it.
    pub keeps_escape: bool,
    /// The window that closes when this one opens.
    pub replaces: Option<WindowKind>,
}

impl Dialog {
    /// A dialog that is as high as what is in it, and is read whole.
    pub const fn new(title: Id, width: f32) -> Self {
        Self {
            title,
            width,
            height: None,
            is_read: true,
            scrolls: true,
            page: 0,
            has_foot: false,
            is_page: false,
            keeps_escape: false,
            replaces: None,
        }
    }

    /// A dialog of this height, which is gone through row by row.
    pub const fn high(title: Id, width: f32, height: f32) -> Self {
        Self {
            height: Some(height),
            is_read: false,
            ..Self::new(title, width)
        }
    }
}

/// What a window can look at.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    pub session: &'a Session,
    /// The game that the table shows.
    pub shown: &'a GameState,
    /// The game that is looked back at, and what was worked out about it.
    pub study: Option<StudyView<'a>>,
    /// Whether nothing of the present hand is told yet: its bones are being
    /// taken.
    pub hides_hand: bool,
    /// The date where the player is.
    pub today: Day,
    /// How long that is so still, or less.
    pub until_tomorrow: Duration,
    /// Where numbers of games are drawn from.
    pub seeds: &'a Seeds,
    pub household: &'a Household,
    pub themes: &'a Themes,
    /// How the kit of the windows is painted.
    pub paint: &'a Look,
    pub files: &'a Files,
    pub messages: &'a Messages,
    /// The folder of the player's files, if the system names one.
    pub folder: Option<&'a Path>,
    /// The game at the screen, and which commands are possible.
    pub(crate) play: Play<'a>,
    /// How much larger the player wants everything.
    pub text_size: f32,
    /// Whether anything is to move.
    pub moves: bool,
    /// The last blind test of a decision in this game.
    pub blind_test: Option<&'a (NestorDecision, BlindTest)>,
    /// How far a blind test has come, 0 to 1.
    pub blind_progress: Option<f32>,
    /// How far the reviews of the last games have come.
    pub backlog: Option<BacklogProgress>,
    /// Whether the keys are meant for the window.
    pub is_in_front: bool,
    /// What came of something that was asked for in the window since it was opened.
    pub told: Option<&'a str>,
}

/// What a window asks for in one frame.
#[derive(Debug)]
pub struct Answers<'a> {
    /// What is asked for.
    pub commands: &'a mut Vec<Command>,
}

impl Answers<'_> {
    /// Asks for something.
    pub fn ask(&mut self, command: impl Into<Command>) {
        self.commands.push(command.into());
    }

    /// Asks for something if this was clicked.
    pub fn on(&mut self, button: &Response, command: impl Into<Command>) {
        if button.clicked() {
            self.ask(command);
        }
    }
}
