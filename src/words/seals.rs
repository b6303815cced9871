//! What is said of seals.

use super::rules_text::Chapter;
use crate::Id;
use crate::{id, say};
use engine::{Cut, GameState, Seal, SealCheck};

/// Buttons that copy, and what they do.
pub const COPY_SEAL: (Id, Id) = (id!("seals-copy-seal"), id!("tip-seals-copy-seal"));
/// The same for the line.
pub const COPY_LINE: (Id, Id) = (id!("seals-copy-line"), id!("tip-seals-copy-line"));
/// The same for the command that checks it.
pub const COPY_COMMAND: (Id, Id) = (id!("seals-copy-command"), id!("tip-seals-copy-command"));

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

/// Where the bones of a hand were cut.
pub fn cut(cut: Cut) -> String {
    say!("seals-cut", bones = cut.bones())
}

/// What the program's own check of a hand has found.
pub fn check(check: SealCheck, cut: Cut) -> String {
    match check {
        SealCheck { seal: false, .. } => say!("seals-check-no-seal"),
        SealCheck { order: false, .. } => say!("seals-check-no-order"),
        SealCheck { deal: false, .. } => say!("seals-check-no-deal"),
        _ if cut != Cut::NONE => say!("seals-check-holds-cut"),
        _ => say!("seals-check-holds"),
    }
}

/// The seals of a game whole, and the lines of the hands that are over: what the log
/// shows of them is short.
pub fn for_log(game: &GameState) -> Vec<String> {
    let mut told = vec![say!(
        "seals-log-nestors",
        seal = game.seal_of_nestors().to_string()
    )];
    told.extend(game.sealed_nestor_line());
    for (hand, round) in game.rounds().iter().enumerate() {
        let seal = round.seal().map(|seal| seal.to_string());
        told.extend(seal.map(|seal| say!("seals-log-hand", hand = hand + 1, seal = seal)));
        let cut = game
            .record()
            .rounds
            .get(hand)
            .map(|round| round.shuffle().cut);
        told.extend(cut.filter(|at| *at != Cut::NONE).map(self::cut));
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
            said: say!("seals-pasted-gives", seal = trimmed.to_string()),
            holds: true,
        });
    }
    let found = [seal, trimmed].map(|seal| seal.match_prefix(digits));
    let said = match found.iter().flatten().max() {
        None => say!("seals-pasted-no-seal"),
        Some((false, _)) => say!("seals-pasted-not", seal = trimmed.to_string()),
        Some((true, ALL_DIGITS)) => say!("seals-pasted-holds"),
        Some((true, digits)) => say!("seals-pasted-begins", digits = *digits),
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
    let label = say!("seal-short", seal = "");
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
    let line = say!("help-seals-line");
    vec![
        Chapter {
            title: say!("help-seals-why"),
            paragraphs: vec![
                say!("help-seals-why-fixed"),
                say!("help-seals-why-cut"),
                say!("help-seals-why-nestor"),
            ],
        },
        Chapter {
            title: say!("help-seals-check"),
            paragraphs: vec![
                say!("help-seals-check-how"),
                in_shell(&line),
                say!("help-seals-check-windows"),
                in_power_shell(&line),
                say!("help-seals-check-order"),
            ],
        },
        Chapter {
            title: say!("help-seals-shuffle"),
            paragraphs: vec![
                say!("help-seals-shuffle-line"),
                say!("help-seals-shuffle-stream"),
                say!("help-seals-shuffle-number"),
                say!("help-seals-shuffle-order"),
                say!("help-seals-shuffle-lead"),
                say!("help-seals-shuffle-void"),
                say!("help-seals-shuffle-cut"),
                say!("help-seals-shuffle-deal"),
                say!("help-seals-shuffle-back"),
            ],
        },
    ]
}
