//! `arena serve`: Nestor as a player for other programs, by the protocol.

use std::fmt::Display;
use std::io::{self, Write as _};

use engine::protocol::{ProtocolMessage, TranscriptReader, VERSION};
use engine::{Action, Level, View};
use nestor::{self, Limits};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::value_line::ValueLine;
use crate::lines::lines;

/// Answers questions on standard input until it ends or says `quit`.
pub(crate) fn run(level: Level, seed: u64) -> io::Result<()> {
    let mut reader = TranscriptReader::default();
    let mut output = io::stdout();
    let mut last_number = 0;
    for (line, number) in lines(io::stdin().lock()).zip(1..) {
        let to_error = |why: &dyn Display| line_error(number, why);
        let view = |reader: &TranscriptReader| view_at_line(number, reader);
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        // Events without a question are checked at the end of the round.
        let first = line.split_whitespace().next();
        if matches!(first, Some("round" | "quit")) && reader.has_events() {
            view_at_line(last_number, &reader)?;
        }
        last_number = number;
        match reader.read(&line).map_err(|error| to_error(&error))? {
            ProtocolMessage::Information | ProtocolMessage::GameOver(_) => {}
            ProtocolMessage::Quit => return Ok(()),
            ProtocolMessage::Hello(VERSION) => writeln!(output, "ready Nestor, {}", level.id())?,
            ProtocolMessage::Hello(other) => {
                let why = format!("this is version {VERSION} of the protocol, not {other}");
                return Err(to_error(&why));
            }
            ProtocolMessage::Ask(legal) => {
                let view = view(&reader)?;
                let action = choose(&view, &legal, level, seed).ok_or_else(|| {
                    let expected: Vec<_> =
                        view.legal_actions().iter().map(Action::to_string).collect();
                    if expected.is_empty() {
                        return to_error(&"it is not this seat's turn");
                    }
                    to_error(&format!("the legal actions are: {}", expected.join(" ")))
                })?;
                writeln!(output, "{action}")?;
            }
            ProtocolMessage::AskValues => {
                let view = view(&reader)?;
                let values =
                    nestor::values(&view, &mut decision_rng(&view, seed), &Limits::default());
                for value in values.unwrap_or_default() {
                    writeln!(output, "{}", ValueLine::from(value))?;
                }
                writeln!(output, "end")?;
            }
        }
        output.flush()?;
    }
    if reader.has_events() {
        view_at_line(last_number, &reader)?;
    }
    Ok(())
}

fn line_error(number: usize, why: &dyn Display) -> io::Error {
    io::Error::other(format!("line {number}: {why}"))
}

/// The view of the round so far. An error names the line `number`, the last one read.
fn view_at_line(number: usize, reader: &TranscriptReader) -> io::Result<View> {
    let transcript = reader.transcript().map_err(|error| line_error(number, &error))?;
    transcript.view().map_err(|error| line_error(number, &error))
}

/// Nestor's action; `None` if `legal` are not the legal actions.
fn choose(view: &View, legal: &[Action], level: Level, seed: u64) -> Option<Action> {
    let expected = view.legal_actions();
    let is_same =
        expected.len() == legal.len() && expected.iter().all(|action| legal.contains(action));
    if is_same { nestor::choose(view, level, &mut decision_rng(view, seed)) } else { None }
}

/// The random number generator for a decision: the same for the same deal, moment and `seed`.
pub(super) fn decision_rng(view: &View, seed: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&(view.events().len() as u64).to_le_bytes());
    // Different hands get different random numbers.
    let dealt = view.dealt_hand().iter().fold(0_u64, |all, bone| all | 1 << bone.index());
    let [low, high] = [dealt as u32, (dealt >> 32) as u32].map(u32::to_le_bytes);
    key[16..20].copy_from_slice(&low);
    key[20] = view.seat().index() as u8;
    key[21..25].copy_from_slice(&high);
    ChaCha8Rng::from_seed(key)
}
