//! Shortcuts on keyboard layouts without Latin letters.

use egui::Key;

/// What is known about the keyboard layout in use.
///
/// In a layout without Latin letters, a shortcut should go by the physical position of its letter.
/// egui does that where a key types another letter, but not where it types a sign: at the position
/// of W the Hebrew layout has an apostrophe. Some Latin layouts have signs at the same positions,
/// and there a shortcut means the sign, so only typed text shows which kind of layout is in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Layout {
    /// Nothing has been typed, or Latin letters, each at its usual position.
    #[default]
    Usual,
    /// Latin letters, some of them at other positions.
    Rearranged,
    /// Letters of another script.
    OtherScript,
}

/// Signs at the positions of letters in layouts of other scripts, and in hardly any Latin one:
/// Arabic, Bulgarian, Greek, Hebrew, Persian, Urdu.
const SIGNS: [(Key, &[Key]); 14] = [
    (Key::B, &[Key::Period]),
    (Key::C, &[Key::OpenCurlyBracket, Key::CloseCurlyBracket]),
    (Key::D, &[Key::OpenBracket, Key::CloseBracket]),
    (Key::F, &[Key::OpenBracket, Key::CloseBracket]),
    (Key::L, &[Key::Slash, Key::Comma, Key::Colon]),
    (Key::M, &[Key::Quote]),
    (Key::O, &[Key::CloseBracket]),
    (Key::P, &[Key::OpenBracket]),
    (Key::Q, &[Key::Slash, Key::Semicolon, Key::Colon, Key::Comma]),
    (Key::U, &[Key::Backtick]),
    (Key::V, &[Key::OpenCurlyBracket, Key::CloseCurlyBracket]),
    (Key::W, &[Key::Quote]),
    (Key::X, &[Key::OpenBracket]),
    (Key::Z, &[Key::CloseBracket]),
];

impl Layout {
    /// The key that a shortcut should go by, for the key with this name at this position.
    pub(super) fn shortcut_key(self, position: Key, name: Key) -> Key {
        if !is_letter(position) || !is_sign(name) {
            return name;
        }
        let is_position_meant = match self {
            Self::Usual => {
                SIGNS.iter().any(|(letter, signs)| *letter == position && signs.contains(&name))
            }
            Self::Rearranged => false,
            Self::OtherScript => true,
        };
        if is_position_meant { position } else { name }
    }

    /// Learns from the text that the key at this position has typed.
    pub(super) fn learn(&mut self, position: Key, text: &str) {
        let Some(typed) = text.chars().next().filter(|_| is_letter(position)) else {
            return;
        };
        if is_of_other_script(typed) {
            *self = Self::OtherScript;
        } else if typed.is_ascii_alphabetic() {
            let is_usual = Key::from_name(text) == Some(position);
            // Even a rearranged layout has some letters at their usual positions.
            if !is_usual {
                *self = Self::Rearranged;
            } else if *self == Self::OtherScript {
                *self = Self::Usual;
            }
        }
    }
}

fn is_letter(key: Key) -> bool {
    (Key::A..=Key::Z).contains(&key)
}

/// Whether a key is named after a sign or a digit.
fn is_sign(key: Key) -> bool {
    (Key::Colon..Key::A).contains(&key)
}

/// Whether a character is a letter of a script other than Latin.
const fn is_of_other_script(typed: char) -> bool {
    !matches!(typed, '\0'..='\u{36f}' | '\u{1e00}'..='\u{1eff}' | '\u{2000}'..='\u{20cf}')
}
