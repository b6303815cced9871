//! What the Help window says beside the rules of the game.

use super::events::side as name;
use super::levels;
use super::rules_text::Chapter;
use crate::engine::{Bone, End};
use crate::nestor::Level;

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Page {
    /// Mouse and keyboard.
    #[default]
    HowToPlay,
    /// The rules of the game that is set.
    Rules,
    /// Tables with their counts.
    Scoring,
    /// What Nestor knows and does.
    Nestor,
}

impl Page {
    /// Every page, in order.
    pub const ALL: [Self; 4] = [Self::HowToPlay, Self::Rules, Self::Scoring, Self::Nestor];
}

/// What a page is called.
pub const fn page(page: Page) -> &'static str {
    match page {
        Page::HowToPlay => "How to play",
        Page::Rules => "The rules",
        Page::Scoring => "Scoring by example",
        Page::Nestor => "How Nestor plays",
    }
}

/// How one plays with the mouse or a finger.
pub fn how_to_play() -> Vec<Chapter> {
    let chapter = |title, paragraphs: &[&str]| Chapter {
        title,
        paragraphs: paragraphs.iter().map(|&text| text.to_owned()).collect(),
    };
    vec![
        chapter(
            "Playing a bone",
            &[
                "Click a bone in your hand, then the end where it should go. If you change your mind, click another bone. Bones that fit nowhere are dimmed.",
                "You can also drag the bone to its end; let go anywhere else and it goes back. Within your hand, drag bones to put them in the order you like.",
                "A bone that fits only one end can be played with a double click. If you click an end where your bone does not fit, you are told why.",
            ],
        ),
        chapter(
            "The button for your turn",
            &[
                "One large button shows what comes next: OK lets Nestor act, Draw takes a bone from the boneyard, Pass ends your turn, New hand deals again, and New game starts over.",
                "Whether Nestor waits for your OK, and how fast he plays, is up to you: see Settings. Where points must be claimed, two buttons ask after each of your plays: Claim, or Nothing. A claim where there is nothing costs you nothing.",
            ],
        ),
        chapter(
            "Taking back",
            &[
                "Undo takes back one play or one draw after the other, Nestor's answers included, even into an earlier hand, and Redo does them again. The boneyard keeps its order: if you draw again you get the same bone.",
                "Preserve keeps the position as it is, and Restore returns to it whenever you like, even another day. Everything is saved as you go; close the window at any time and go on later.",
            ],
        ),
    ]
}

/// The heading over the list of keys.
pub const KEYS: &str = "Keys";

/// What the keys of the table do; those of the menus are called as there.
pub const TABLE_KEYS: [(&str, &str); 11] = [
    ("Space", "press the button for your turn"),
    ("Left, Right", "go through your hand and take up a bone"),
    ("Up, Down", "go through the ends that take it"),
    (
        "Enter",
        "play the bone; where it fits several ends, choose one and press Enter again",
    ),
    ("E, W, N, S", "play that bone east, west, north or south"),
    (
        "Shift+Left, Shift+Right",
        "put the bone taken up elsewhere in your hand",
    ),
    (
        "+, -, or the wheel",
        "look at the whole table from nearer or farther",
    ),
    ("Alt+arrows, or drag", "look at another part of it"),
    ("Page up, Page down", "scroll a window, or the log"),
    ("Tab, Shift+Tab", "go through everything there is"),
    ("Esc", "put the bone down, or close a menu or a window"),
];

/// What the key of a menu does.
pub fn opens(menu: &str) -> String {
    format!("open the {menu} menu")
}

/// Between two shortcuts that do the same.
pub const OR: &str = ", ";

/// Above the examples of a game in which no count scores.
pub const NO_SCORES_BUT: &str = "In the game you have chosen, nothing scores while a hand is played. These tables still show how the table count is taken.";
/// Above the examples.
pub const COUNTED_SO: &str =
    "After each play, all open ends are added up. Here is what some tables come to.";

/// The plays of an example, in words for those who do not see the picture: each
/// bone and where it was played, the lead without a place.
pub fn picture_of(plays: impl Iterator<Item = (Bone, Option<End>)>) -> String {
    let plays: Vec<_> = plays
        .map(|(bone, end)| match end {
            None => format!("{bone} is led"),
            Some(End { on, side }) => format!("{bone} is played {} of the {on}", name(side)),
        })
        .collect();
    match &plays[..] {
        [] => String::new(),
        [lead] => format!("{lead}."),
        [before @ .., last] => format!("{}, and {last}.", before.join(", ")),
    }
}

/// How Nestor plays at a level.
pub fn nestor(level: Level) -> Vec<Chapter> {
    let chapter = |title, paragraphs: &[&str]| Chapter {
        title,
        paragraphs: paragraphs.iter().map(|&text| text.to_owned()).collect(),
    };
    vec![
        chapter(
            "What I know",
            &[
                "I know what anybody in my chair would know: my own bones, what lies on the table and who played it, how many bones you hold and how many are in the boneyard, when you drew or passed, and the score.",
                "I do not know your bones, nor the order of the boneyard, at any level. The bones are shuffled before the hand begins and nothing moves them afterwards.",
            ],
        ),
        chapter("How I choose", &[levels::how(level)]),
        chapter(
            "If you undo",
            &[
                "In the same position I give the same answer. So you can take a play back, try another, and see what it would have changed.",
            ],
        ),
    ]
}
