//! Texts of the Help window, except the rules of the game.

use strum::{IntoStaticStr, VariantArray};

use super::joined;
use super::named::Named;
use super::place::key;
use super::rules_text::Chapter;
use crate::Id;
use crate::msg;
use engine::{Bone, End, Level, Rules};

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum HelpPage {
    /// A turn from start to end.
    #[default]
    HowToPlay,
    /// Keys and mouse gestures.
    Keys,
    /// The rules of the current game.
    Rules,
    /// Tables with their counts.
    Scoring,
    /// Advice.
    Strategy,
    /// Nestor's way of playing.
    Nestor,
}

impl HelpPage {
    /// Every page, in order.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// Its name in code, the same in every language.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Named for HelpPage {
    const PREFIX: &'static str = "help-page";
}

/// The chapters on the game in short, on a turn, and on everything around it.
pub fn how_to_play() -> Vec<Chapter> {
    let chapter = |title: String, paragraphs: Vec<String>| Chapter { title, paragraphs };
    vec![
        chapter(
            msg::HELP_BASICS.text(),
            vec![
                msg::HELP_BASICS_MATCH.text(),
                msg::HELP_BASICS_COUNT.text(),
                msg::HELP_BASICS_DRAW.text(),
                msg::HELP_BASICS_GO_OUT.text(),
                msg::HELP_BASICS_WIN.text(),
            ],
        ),
        chapter(
            msg::HELP_FIRST.text(),
            vec![
                msg::HELP_FIRST_GAME.text(),
                msg::HELP_FIRST_LEVEL.text(),
                msg::HELP_FIRST_KNOWN.text(),
            ],
        ),
        chapter(
            msg::HELP_PLAYING.text(),
            vec![
                msg::HELP_PLAYING_BY_CLICK.text(),
                msg::HELP_PLAYING_BY_DRAG.text(),
                msg::HELP_PLAYING_BUTTON.text(),
                msg::HELP_PLAYING_CLAIMS.text(),
            ],
        ),
        chapter(
            msg::HELP_TAKING_BACK.text(),
            vec![msg::HELP_TAKING_BACK_UNDO.text(), msg::HELP_TAKING_BACK_PRESERVE.text()],
        ),
        chapter(
            msg::HELP_LEARNING.text(),
            vec![
                msg::HELP_LEARNING_HINT.text(),
                msg::HELP_LEARNING_TUTOR.text(),
                msg::HELP_LEARNING_LESSONS.text(),
            ],
        ),
        chapter(
            msg::HELP_REVIEW.text(),
            vec![
                msg::HELP_REVIEW_GAME.text(),
                msg::HELP_REVIEW_AGAIN.text(),
                msg::HELP_REVIEW_LUCK.text(),
                super::review::limits(&Rules::default()),
                msg::HELP_REVIEW_MARGIN.text(),
            ],
        ),
    ]
}

/// Gestures of the mouse or a finger, with their effects.
pub const GESTURES: [(Id, Id); 7] = [
    (msg::MOUSE_CLICK_BONE, msg::MOUSE_CLICK_BONE_DOES),
    (msg::MOUSE_CLICK_END, msg::MOUSE_CLICK_END_DOES),
    (msg::MOUSE_DOUBLE_CLICK, msg::MOUSE_DOUBLE_CLICK_DOES),
    (msg::MOUSE_DRAG_BONE, msg::MOUSE_DRAG_BONE_DOES),
    (msg::MOUSE_DRAG_IN_HAND, msg::MOUSE_DRAG_IN_HAND_DOES),
    (msg::MOUSE_RIGHT_CLICK, msg::MOUSE_RIGHT_CLICK_DOES),
    (msg::MOUSE_RIGHT_CLICK_TABLE, msg::MOUSE_RIGHT_CLICK_TABLE_DOES),
];

/// Describes the picture of an example for a screen reader: each bone with its place, the lead
/// without one.
pub fn picture_of(plays: impl Iterator<Item = (Bone, Option<End>)>) -> String {
    let plays = plays.map(|(bone, end)| match end {
        None => msg::help_example_led(bone),
        Some(End { on, side }) => msg::help_example_played(bone, on.to_string(), key(side)),
    });
    msg::sentence(joined(&plays.collect::<Vec<_>>()))
}

/// The chapters on how Nestor plays at a level.
pub fn nestor(level: Level) -> Vec<Chapter> {
    vec![
        Chapter { title: msg::HELP_NESTOR_CHOOSES.text(), paragraphs: vec![level.text("how")] },
        Chapter {
            title: msg::HELP_NESTOR_UNDO.text(),
            paragraphs: vec![msg::HELP_NESTOR_UNDO_SAME.text()],
        },
    ]
}
