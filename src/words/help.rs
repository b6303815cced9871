//! Texts of the Help window, except the rules of the game.

use strum::{IntoStaticStr, VariantArray};

use super::joined;
use super::named::Named;
use super::place::side_selector;
use super::rules_text::Chapter;
use crate::MessageId;
use crate::msg;
use engine::{Bone, End, Level, Rules};

/// A page of the Help window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum HelpPage {
    /// The basics, how to take a turn, undo, learning aids, and reviews.
    #[default]
    HowToPlay,
    /// The words of the game.
    Words,
    /// Keys and mouse gestures.
    Keys,
    /// The rules of the current game.
    Rules,
    /// Examples of what scores or fits.
    Scoring,
    /// Advice on play.
    Strategy,
    /// Nestor's way of playing.
    Nestor,
}

impl HelpPage {
    /// Every page, in order.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The id of the page, the same in every language, as in `how-to-play`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Named for HelpPage {
    const PREFIX: &'static str = "help-page";
}

/// The chapters of [`HelpPage::HowToPlay`], from the basics to reviews.
pub fn how_to_play() -> Vec<Chapter> {
    let chapter = |title: MessageId, paragraphs: &[MessageId]| Chapter {
        title: title.text(),
        paragraphs: paragraphs.iter().map(|paragraph| paragraph.text()).collect(),
    };
    let mut review = chapter(
        msg::HELP_REVIEW,
        &[msg::HELP_REVIEW_GAME, msg::HELP_REVIEW_AGAIN, msg::HELP_REVIEW_LUCK],
    );
    review.paragraphs.extend([
        super::review::marks_explained(&Rules::default()),
        msg::HELP_REVIEW_MARGIN.text(),
    ]);
    vec![
        chapter(
            msg::HELP_BASICS,
            &[
                msg::HELP_BASICS_MATCH,
                msg::HELP_BASICS_COUNT,
                msg::HELP_BASICS_DRAW,
                msg::HELP_BASICS_GO_OUT,
                msg::HELP_BASICS_WIN,
            ],
        ),
        chapter(
            msg::HELP_FIRST,
            &[msg::HELP_FIRST_GAME, msg::HELP_FIRST_LEVEL, msg::HELP_FIRST_KNOWN],
        ),
        chapter(
            msg::HELP_PLAYING,
            &[
                msg::HELP_PLAYING_BY_CLICK,
                msg::HELP_PLAYING_BY_DRAG,
                msg::HELP_PLAYING_BUTTON,
                msg::HELP_PLAYING_CLAIMS,
            ],
        ),
        chapter(
            msg::HELP_TAKING_BACK,
            &[msg::HELP_TAKING_BACK_UNDO, msg::HELP_TAKING_BACK_PRESERVE],
        ),
        chapter(
            msg::HELP_LEARNING,
            &[msg::HELP_LEARNING_HINT, msg::HELP_LEARNING_TUTOR, msg::HELP_LEARNING_LESSONS],
        ),
        review,
    ]
}

/// Gestures of the mouse or a finger, with their effects.
pub const GESTURES: [(MessageId, MessageId); 7] = [
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
        Some(End { on, side }) => {
            msg::help_example_played(bone, on.to_string(), side_selector(side))
        }
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
