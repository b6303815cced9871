//! What is said of seals.

use super::rules_text::Chapter;
use crate::Id;
use crate::msg;
use engine::{Cut, GameState, Seal, SealCheck};

/// Buttons that copy, and what they do.
pub const COPY_SEAL: (Id, Id) = (msg::SEALS_COPY_SEAL, msg::TIP_SEALS_COPY_SEAL);
/// The same for the line.
pub const COPY_LINE: (Id, Id) = (msg::SEALS_COPY_LINE, msg::TIP_SEALS_COPY_LINE);
/// The same for the command that checks it.
pub const COPY_COMMAND: (Id, Id) = (msg::SEALS_COPY_COMMAND, msg::TIP_SEALS_COPY_COMMAND);

/// The command of this system that prints the SHA-256 of a line.
pub fn command(line: &str) -> String {
    if cfg!(windows) {
        in_power_shell(line)
    } else if cfg!(target_os = "macos") {
        format!("printf '%s' '{line}' | shasum -a 256")
    } else {
        in_shell(line)
    }
}

/// Whether a paragraph of the help is a command.
pub fn is_command(paragraph: &str) -> bool {
    paragraph.starts_with("printf ") || paragraph.starts_with("-join ")
}

fn in_shell(line: &str) -> String {
    format!("printf '%s' '{line}' | sha256sum")
}

fn in_power_shell(line: &str) -> String {
    let bytes = format!("[Text.Encoding]::UTF8.GetBytes('{line}')");
    let hash = format!("[Security.Cryptography.SHA256]::Create().ComputeHash({bytes})");
    format!("-join ({hash} | ForEach-Object {{ $_.ToString('x2') }})")
}

/// What the program's own check of a hand has found.
pub fn check(check: SealCheck, cut: Cut) -> String {
    match check {
        SealCheck { seal: false, .. } => msg::SEALS_CHECK_NO_SEAL.text(),
        SealCheck { order: false, .. } => msg::SEALS_CHECK_NO_ORDER.text(),
        SealCheck { deal: false, .. } => msg::SEALS_CHECK_NO_DEAL.text(),
        SealCheck {
            is_void_after_cut: true,
            ..
        } => msg::SEALS_CHECK_HOLDS_AGAIN.text(),
        _ if cut != Cut::NONE => msg::SEALS_CHECK_HOLDS_CUT.text(),
        _ => msg::SEALS_CHECK_HOLDS.text(),
    }
}

/// The seals of a game whole, and the lines of the hands that are over: what the log
/// shows of them is short.
pub fn for_log(game: &GameState) -> Vec<String> {
    let mut told = vec![msg::seals_log_nestors(game.seal_of_nestors().to_string())];
    told.extend(game.sealed_nestor_line());
    for (hand, round) in game.rounds().iter().enumerate() {
        let seal = round.seal().map(|seal| seal.to_string());
        told.extend(seal.map(|seal| msg::seals_log_hand(hand + 1, seal)));
        let cut = game
            .record()
            .rounds
            .get(hand)
            .map(|round| round.shuffle().cut);
        told.extend(
            cut.filter(|at| *at != Cut::NONE)
                .map(|cut| msg::seals_cut(cut.bones())),
        );
        told.extend(game.sealed_hand_line(hand));
    }
    told
}

/// What a line and a seal that were pasted have to do with each other; nothing as long as
/// there is no line. White space around the line may have come with it, and around the
/// seal what stands there in the log or at the table.
pub fn pasted(line: &str, digits: &str) -> Option<Pasted> {
    let digits = bare(digits);
    if line.trim().is_empty() {
        return None;
    }
    let (seal, trimmed) = (Seal::of(line), Seal::of(line.trim()));
    if digits.is_empty() {
        return Some(Pasted {
            said: msg::seals_pasted_gives(trimmed.to_string()),
            holds: true,
        });
    }
    let found = [seal, trimmed].map(|seal| seal.match_prefix(digits));
    let said = match found.iter().flatten().max() {
        None => msg::SEALS_PASTED_NO_SEAL.text(),
        Some((false, _)) => msg::seals_pasted_not(trimmed.to_string()),
        Some((true, ALL_DIGITS)) => msg::SEALS_PASTED_HOLDS.text(),
        Some((true, digits)) => msg::seals_pasted_begins(*digits),
    };
    let holds = found.iter().flatten().any(|(holds, _)| *holds);
    Some(Pasted { said, holds })
}

/// A seal as it is shown, without the words before it, where the bones were cut, and the
/// full stop after it.
fn bare(shown: &str) -> &str {
    let digits = shown.rsplit_once(':').map_or(shown, |(_, digits)| digits);
    let digits = digits.split(';').next().unwrap_or(digits);
    let digits = digits.trim().trim_end_matches('.');
    let label = msg::seal_short("");
    digits.strip_prefix(label.trim()).unwrap_or(digits).trim()
}

/// How many digits a seal has.
const ALL_DIGITS: usize = 64;

/// What was found of a line and a seal that were pasted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pasted {
    /// In words.
    pub said: String,
    /// Whether nothing is wrong.
    pub holds: bool,
}

/// How deals are sealed, how that is checked, and the shuffle, well enough to write
/// it again.
pub fn help() -> Vec<Chapter> {
    let line = msg::HELP_SEALS_LINE.text();
    vec![
        Chapter {
            title: msg::HELP_SEALS_WHY.text(),
            paragraphs: vec![
                msg::HELP_SEALS_WHY_FIXED.text(),
                msg::HELP_SEALS_WHY_CUT.text(),
                msg::HELP_SEALS_WHY_NESTOR.text(),
            ],
        },
        Chapter {
            title: msg::HELP_SEALS_CHECK.text(),
            paragraphs: vec![
                msg::HELP_SEALS_CHECK_HOW.text(),
                in_shell(&line),
                msg::HELP_SEALS_CHECK_WINDOWS.text(),
                in_power_shell(&line),
                msg::HELP_SEALS_CHECK_ORDER.text(),
                msg::HELP_SEALS_CHECK_CUT.text(),
            ],
        },
        Chapter {
            title: msg::HELP_SEALS_SHUFFLE.text(),
            paragraphs: vec![
                msg::HELP_SEALS_SHUFFLE_LINE.text(),
                msg::HELP_SEALS_SHUFFLE_STREAM.text(),
                msg::HELP_SEALS_SHUFFLE_NUMBER.text(),
                msg::HELP_SEALS_SHUFFLE_ORDER.text(),
                msg::HELP_SEALS_SHUFFLE_LEAD.text(),
                msg::HELP_SEALS_SHUFFLE_DRAW.text(),
                msg::HELP_SEALS_SHUFFLE_VOID.text(),
                msg::HELP_SEALS_SHUFFLE_VOID_IF.text(),
                msg::HELP_SEALS_SHUFFLE_CUT.text(),
                msg::HELP_SEALS_SHUFFLE_DEAL.text(),
                msg::HELP_SEALS_SHUFFLE_KEPT.text(),
                msg::HELP_SEALS_SHUFFLE_BACK.text(),
                msg::HELP_SEALS_SHUFFLE_PLACE.text(),
            ],
        },
    ]
}
