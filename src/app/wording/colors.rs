//! The words of the Colors window.

use crate::session::ThemeSlot;

/// The theme on the table.
pub const IN_USE: &str = "In use";
/// A theme that is not as the program came with it.
pub const EDITED: &str = "edited";
/// Puts a theme on the table.
pub const USE: &str = "Use";
/// Opens a theme for changes.
pub const EDIT: &str = "Edit";
/// Brings a theme back to what the program came with.
pub const RESET: &str = "Reset";
/// Closes the window.
pub const CLOSE: &str = "Close";
/// Keeps the changes.
pub const SAVE: &str = "Save";
/// Forgets the changes.
pub const CANCEL: &str = "Cancel";
/// Under the picture.
pub const CLICK_A_PART: &str = "Click a part to change its color";
/// The sliders.
pub const PRIMARIES: [&str; 3] = ["Red", "Green", "Blue"];
/// Between a color before and after a change.
pub const TO: &str = "to";
/// A text in the picture.
pub const SAMPLE: &str = "Score 85";
/// A button in the picture.
pub const BUTTON: &str = "Your turn";

/// A button of a theme, for a screen reader.
pub fn verb(verb: &str, slot: ThemeSlot) -> String {
    format!("{verb} {}", slot.name())
}

/// Over the editor.
pub fn editing(slot: ThemeSlot) -> String {
    format!("Editing {}", slot.name())
}

/// The name of the list of colors.
pub const COLOR_TO_CHANGE: &str = "Color to change";

/// How well the chosen color stands out.
pub fn least_contrast(found: &str, enough: f32) -> String {
    format!("Least contrast: {found} to 1 ({enough} is enough)")
}

/// Under a bone that lies face down.
pub const BACK: &str = "Back";

/// A bone in the picture: its caption, and the names of its pips, line and
/// outline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SampleNames {
    /// What stands under it.
    pub caption: &'static str,
    /// Pips, line and outline.
    pub parts: [&'static str; 3],
}

/// A bone in your hand.
pub const IN_HAND: SampleNames = SampleNames {
    caption: "In hand",
    parts: [
        "Pips of your hand",
        "Line of your hand",
        "Outline of your hand",
    ],
};
/// A bone taken up.
pub const SELECTED: SampleNames = SampleNames {
    caption: "Selected",
    parts: [
        "Pips of the selected bone",
        "Line of the selected bone",
        "Outline of the selected bone",
    ],
};
/// A bone you played.
pub const YOURS: SampleNames = SampleNames {
    caption: "Yours",
    parts: [
        "Pips of your plays",
        "Line of your plays",
        "Outline of your plays",
    ],
};
/// A bone Nestor played.
pub const NESTORS: SampleNames = SampleNames {
    caption: "Nestor's",
    parts: [
        "Pips of Nestor's plays",
        "Line of Nestor's plays",
        "Outline of Nestor's plays",
    ],
};
