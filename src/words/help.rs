//! What the Help window says beside the rules of the game.

use strum::{IntoStaticStr, VariantArray};

use super::levels;
use super::named::Named;
use super::place::key;
use super::rules_text::Chapter;
use crate::Id;
use crate::{id, say};
use engine::{Bone, End, Level, Rules};

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// A turn from start to end.
    #[default]
    HowToPlay,
    /// All keys, and what the mouse does.
    Keys,
    /// The rules of the game that is set.
    Rules,
    /// Tables with their counts.
    Scoring,
    /// What helps to win.
    Strategy,
    /// What Nestor knows and does.
    Nestor,
}

impl Page {
    /// Every page, in order.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// A name for it that no language changes.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Named for Page {
    const FAMILY: &'static str = "help-page";
    const ALSO: &'static [&'static str] = &["sought"];
}

/// What a page is called.
pub fn page(page: Page) -> String {
    page.called()
}

/// Other words by which a page is looked for.
pub fn page_sought_as(page: Page) -> String {
    page.also("sought")
}

/// A turn from start to end, and what there is around it.
pub fn how_to_play() -> Vec<Chapter> {
    let chapter = |title: String, paragraphs: Vec<String>| Chapter { title, paragraphs };
    vec![
        chapter(
            say!("help-first"),
            vec![
                say!("help-first-game"),
                say!("help-first-level"),
                say!("help-first-known"),
            ],
        ),
        chapter(
            say!("help-playing"),
            vec![
                say!("help-playing-by-click"),
                say!("help-playing-by-drag"),
                say!("help-playing-button"),
                say!("help-playing-claims"),
            ],
        ),
        chapter(
            say!("help-taking-back"),
            vec![
                say!("help-taking-back-undo"),
                say!("help-taking-back-preserve"),
            ],
        ),
        chapter(
            say!("help-learning"),
            vec![
                say!("help-learning-hint"),
                say!("help-learning-tutor"),
                say!("help-learning-lessons"),
            ],
        ),
        chapter(
            say!("help-review"),
            vec![
                say!("help-review-game"),
                say!("help-review-again"),
                say!("help-review-luck"),
                super::review::limits(&Rules::default()),
            ],
        ),
    ]
}

/// What the mouse or a finger does: the gesture, and what comes of it.
pub const GESTURES: [(Id, Id); 7] = [
    (id!("mouse-click-bone"), id!("mouse-click-bone-does")),
    (id!("mouse-click-end"), id!("mouse-click-end-does")),
    (id!("mouse-double-click"), id!("mouse-double-click-does")),
    (id!("mouse-drag-bone"), id!("mouse-drag-bone-does")),
    (id!("mouse-drag-in-hand"), id!("mouse-drag-in-hand-does")),
    (id!("mouse-right-click"), id!("mouse-right-click-does")),
    (
        id!("mouse-right-click-table"),
        id!("mouse-right-click-table-does"),
    ),
];

/// The plays of an example, in words for those who do not see the picture: each
/// bone and where it was played, the lead without a place.
pub fn picture_of(plays: impl Iterator<Item = (Bone, Option<End>)>) -> String {
    let mut plays: Vec<_> = plays
        .map(|(bone, end)| match end {
            None => say!("help-example-led", bone = bone.to_string()),
            Some(End { on, side }) => say!(
                "help-example-played",
                bone = bone.to_string(),
                side = key(side),
                on = on.to_string()
            ),
        })
        .collect();
    match (plays.pop(), plays.is_empty()) {
        (None, _) => String::new(),
        (Some(lead), true) => say!("help-example-of-one", play = lead),
        (Some(last), false) => say!(
            "help-example-of-several",
            plays = super::list(plays),
            last = last
        ),
    }
}

/// The bones of the player, for those who do not see the picture.
pub fn hand(hand: &[Bone]) -> String {
    let bones = super::list(hand.iter().map(Bone::to_string));
    say!("help-hand", bones = bones)
}

/// How Nestor plays at a level.
pub fn nestor(level: Level) -> Vec<Chapter> {
    vec![
        Chapter {
            title: say!("help-nestor-knows"),
            paragraphs: vec![
                say!("help-nestor-knows-this"),
                say!("help-nestor-knows-not"),
            ],
        },
        Chapter {
            title: say!("help-nestor-chooses"),
            paragraphs: vec![levels::how(level)],
        },
        Chapter {
            title: say!("help-nestor-undo"),
            paragraphs: vec![say!("help-nestor-undo-same")],
        },
    ]
}
