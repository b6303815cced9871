//! The context that a window gets when it is drawn.

use std::path::Path;
use std::time::Duration;

use egui::Response;

use crate::command::{Command, WindowKind};
use crate::files::Files;
use crate::learn::{BacklogProgress, StudyView};
use crate::messages::Messages;
use crate::paint::Look;
use crate::play::Play;
use engine::GameState;
use game::profile::{Day, Household};
use game::session::{Seeds, Session};
use look::Themes;
use nestor::coach::{BlindTest, NestorDecision};

/// The data that windows show, and the commands that they send.
#[derive(Debug)]
pub struct WindowContext<'a> {
    pub kind: WindowKind,
    /// Whether the window was opened since the last frame.
    pub is_just_opened: bool,
    /// Whether the window is in front and gets the key presses.
    pub is_in_front: bool,
    /// The result of the last command that the window sent since it was opened.
    pub status: Option<&'a str>,
    pub session: &'a Session,
    /// The game on the table; in a review, the reviewed game up to the shown moment.
    pub shown: &'a GameState,
    /// The reviewed game and its review; `None` outside of a review.
    pub study: Option<StudyView<'a>>,
    /// Whether players are still taking the bones of the current hand, which must not be shown yet.
    pub hides_hand: bool,
    pub today: Day,
    /// The time until midnight.
    pub until_tomorrow: Duration,
    pub seeds: &'a Seeds,
    pub household: &'a Household,
    pub themes: &'a Themes,
    pub look: &'a Look,
    pub files: &'a Files,
    pub messages: &'a Messages,
    /// The folder of the player's files, if the system names one.
    pub folder: Option<&'a Path>,
    pub(crate) play: Play<'a>,
    /// The zoom of the interface that the player has set; 1.0 by default.
    pub interface_zoom: f32,
    /// Duration of animations, as a share of the usual time; 0.0 for none.
    pub duration_factor: f64,
    pub blind_test: Option<&'a (NestorDecision, BlindTest)>,
    /// The progress of the running blind test, from 0.0 to 1.0; `None` if none is running.
    pub blind_progress: Option<f32>,
    pub backlog: Option<BacklogProgress>,
    pub commands: &'a mut Vec<Command>,
}

impl WindowContext<'_> {
    pub fn push(&mut self, command: impl Into<Command>) {
        self.commands.push(command.into());
    }

    pub fn push_if_clicked(&mut self, button: &Response, command: impl Into<Command>) {
        if button.clicked() {
            self.push(command);
        }
    }
}
