//! Texts on seals, which prove that a deal was fixed before the hand.

use crate::msg;
use engine::{Cut, GameState, SealCheck};

/// The shell command that prints the SHA-256 of a line on this system.
pub fn command(line: &str) -> String {
    if cfg!(windows) {
        let bytes = format!("[Text.Encoding]::UTF8.GetBytes('{line}')");
        let hash = format!("[Security.Cryptography.SHA256]::Create().ComputeHash({bytes})");
        format!("-join ({hash} | ForEach-Object {{ $_.ToString('x2') }})")
    } else if cfg!(target_os = "macos") {
        format!("printf '%s' '{line}' | shasum -a 256")
    } else {
        format!("printf '%s' '{line}' | sha256sum")
    }
}

/// The result of the program's own check of a hand.
pub fn check_result(check: SealCheck, cut: Cut) -> String {
    match check {
        SealCheck { seal_matches: false, .. } => msg::SEALS_CHECK_NO_SEAL.text(),
        SealCheck { order_matches: false, .. } => msg::SEALS_CHECK_NO_ORDER.text(),
        SealCheck { deal_matches: false, .. } => msg::SEALS_CHECK_NO_DEAL.text(),
        SealCheck { is_void_after_cut: true, .. } => msg::SEALS_CHECK_HOLDS_AGAIN.text(),
        _ if cut != Cut::NONE => msg::SEALS_CHECK_HOLDS_CUT.text(),
        _ => msg::SEALS_CHECK_HOLDS.text(),
    }
}

/// The full seals of a game, and the sealed lines of its finished hands, for a copy of the log.
pub fn for_log(game: &GameState) -> Vec<String> {
    let mut told = vec![msg::seals_log_nestors(game.seal_of_nestors().to_string())];
    told.extend(game.sealed_nestor_line());
    for (hand, round) in game.rounds().iter().enumerate() {
        let seal = round.seal().map(|seal| seal.to_string());
        told.extend(seal.map(|seal| msg::seals_log_hand(hand + 1, seal)));
        let cut = game.record().rounds.get(hand).map(|round| round.shuffle().cut);
        told.extend(cut.filter(|at| *at != Cut::NONE).map(|cut| msg::seals_cut(cut.bones())));
        told.extend(game.sealed_hand_line(hand));
    }
    told
}
