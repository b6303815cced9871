//! The words of the Colors window.

use crate::look::{ColorRole, Contrast, ThemeSlot};
use crate::words::Id;
use crate::{id, say};

/// What a theme is called.
pub fn theme(slot: ThemeSlot) -> String {
    match slot {
        ThemeSlot::One => say!("theme-classic-table"),
        ThemeSlot::Two => say!("theme-dark-room"),
        ThemeSlot::Three => say!("theme-clear-for-every-eye"),
    }
}

/// What a color of a theme is called.
pub const fn role(role: ColorRole) -> Id {
    match role {
        ColorRole::Background => id!("color-background"),
        ColorRole::Text => id!("color-text"),
        ColorRole::YourHand => id!("color-your-hand"),
        ColorRole::YourPlays => id!("color-your-plays"),
        ColorRole::NestorsPlays => id!("color-nestors-plays"),
        ColorRole::ThirdPlays => id!("color-third-plays"),
        ColorRole::FourthPlays => id!("color-fourth-plays"),
        ColorRole::Pips => id!("color-pips"),
        ColorRole::Lines => id!("color-lines"),
        ColorRole::Outlines => id!("color-outlines"),
        ColorRole::YourHandSelected => id!("color-your-hand-selected"),
        ColorRole::PipsSelected => id!("color-pips-selected"),
        ColorRole::LinesSelected => id!("color-lines-selected"),
        ColorRole::OutlinesSelected => id!("color-outlines-selected"),
        ColorRole::Backs => id!("color-backs"),
        ColorRole::Buttons => id!("color-buttons"),
        ColorRole::ButtonText => id!("color-button-text"),
    }
}

/// What is hard to see, and how much contrast it has.
pub fn complaint(contrast: &Contrast, found: f32) -> String {
    let what = hard_to_see(contrast).text();
    say!(
        "colors-complaint",
        what = what,
        contrast = to_one_digit(found)
    )
}

/// How well a color stands out, and how well it should.
pub fn least_contrast(found: f32, enough: f32) -> String {
    say!(
        "colors-least-contrast",
        contrast = to_one_digit(found),
        enough = enough
    )
}

/// A contrast as it is written; never rounded up to what is enough.
fn to_one_digit(contrast: f32) -> String {
    format!("{:.1}", (contrast * 10.0).floor() / 10.0)
}

/// What is wrong with too little contrast between two things.
fn hard_to_see(contrast: &Contrast) -> Id {
    use ColorRole::{
        Background, Backs, ButtonText, Buttons, FourthPlays, Lines, LinesSelected, NestorsPlays,
        Outlines, OutlinesSelected, Pips, PipsSelected, Text, ThirdPlays, YourHand,
        YourHandSelected, YourPlays,
    };
    match (contrast.seen, contrast.against) {
        ([Text], Background) => id!("colors-hard-to-see-text-on-background"),
        ([ButtonText], Buttons) => id!("colors-hard-to-see-button-text-on-buttons"),
        ([Buttons], Background) => id!("colors-hard-to-see-buttons-on-background"),
        ([YourHand, Outlines], Background) => id!("colors-hard-to-see-your-hand-on-background"),
        ([YourPlays, Outlines], Background) => id!("colors-hard-to-see-your-plays-on-background"),
        ([NestorsPlays, Outlines], Background) => {
            id!("colors-hard-to-see-nestors-plays-on-background")
        }
        ([YourHandSelected, OutlinesSelected], Background) => {
            id!("colors-hard-to-see-your-hand-selected-on-background")
        }
        ([NestorsPlays], YourPlays) => id!("colors-hard-to-see-nestors-plays-on-your-plays"),
        ([YourHandSelected], YourHand) => id!("colors-hard-to-see-your-hand-selected-on-your-hand"),
        ([Backs], YourHand) => id!("colors-hard-to-see-backs-on-your-hand"),
        ([Pips], YourHand) => id!("colors-hard-to-see-pips-on-your-hand"),
        ([Pips], YourPlays) => id!("colors-hard-to-see-pips-on-your-plays"),
        ([Pips], NestorsPlays) => id!("colors-hard-to-see-pips-on-nestors-plays"),
        ([PipsSelected], YourHandSelected) => {
            id!("colors-hard-to-see-pips-selected-on-your-hand-selected")
        }
        ([Lines], YourHand) => id!("colors-hard-to-see-lines-on-your-hand"),
        ([Lines], YourPlays) => id!("colors-hard-to-see-lines-on-your-plays"),
        ([Lines], NestorsPlays) => id!("colors-hard-to-see-lines-on-nestors-plays"),
        ([LinesSelected], YourHandSelected) => {
            id!("colors-hard-to-see-lines-selected-on-your-hand-selected")
        }
        ([Outlines], YourHand) => id!("colors-hard-to-see-outlines-on-your-hand"),
        ([Outlines], YourPlays) => id!("colors-hard-to-see-outlines-on-your-plays"),
        ([Outlines], NestorsPlays) => id!("colors-hard-to-see-outlines-on-nestors-plays"),
        ([OutlinesSelected], YourHandSelected) => {
            id!("colors-hard-to-see-outlines-selected-on-your-hand-selected")
        }
        ([OutlinesSelected], Background) => {
            id!("colors-hard-to-see-outlines-selected-on-background")
        }
        ([ThirdPlays, Outlines], Background) => id!("colors-hard-to-see-third-plays-on-background"),
        ([Pips], ThirdPlays) => id!("colors-hard-to-see-pips-on-third-plays"),
        ([Lines], ThirdPlays) => id!("colors-hard-to-see-lines-on-third-plays"),
        ([Outlines], ThirdPlays) => id!("colors-hard-to-see-outlines-on-third-plays"),
        ([FourthPlays, Outlines], Background) => {
            id!("colors-hard-to-see-fourth-plays-on-background")
        }
        ([Pips], FourthPlays) => id!("colors-hard-to-see-pips-on-fourth-plays"),
        ([Lines], FourthPlays) => id!("colors-hard-to-see-lines-on-fourth-plays"),
        ([Outlines], FourthPlays) => id!("colors-hard-to-see-outlines-on-fourth-plays"),
        _ => id!("colors-hard-to-tell-apart"),
    }
}

/// A bone in the picture: its caption, and the names of its pips, line and
/// outline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SampleNames {
    /// What stands under it.
    pub caption: Id,
    /// Pips, line and outline.
    pub parts: [Id; 3],
}

/// A bone in your hand.
pub const IN_HAND: SampleNames = SampleNames {
    caption: id!("colors-in-hand"),
    parts: [
        id!("colors-in-hand-pips"),
        id!("colors-in-hand-line"),
        id!("colors-in-hand-outline"),
    ],
};
/// A bone taken up.
pub const SELECTED: SampleNames = SampleNames {
    caption: id!("colors-selected"),
    parts: [
        id!("colors-selected-pips"),
        id!("colors-selected-line"),
        id!("colors-selected-outline"),
    ],
};
/// A bone you played.
pub const YOURS: SampleNames = SampleNames {
    caption: id!("colors-yours"),
    parts: [
        id!("colors-yours-pips"),
        id!("colors-yours-line"),
        id!("colors-yours-outline"),
    ],
};
/// A bone Nestor played.
pub const NESTORS: SampleNames = SampleNames {
    caption: id!("colors-nestors"),
    parts: [
        id!("colors-nestors-pips"),
        id!("colors-nestors-line"),
        id!("colors-nestors-outline"),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_contrast_has_a_complaint_of_its_own() {
        let mut complaints: Vec<_> = Contrast::ALL
            .iter()
            .map(|contrast| complaint(contrast, 1.0))
            .collect();
        complaints.sort_unstable();
        complaints.dedup();
        assert_eq!(complaints.len(), Contrast::ALL.len(), "{complaints:?}");
    }
}
