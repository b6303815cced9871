//! Reads the lines of the protocol.

use super::event::{self, parse_seat, split};
use super::line_error::LineError;
use super::rules;
use crate::{
    Action, Bone, Bones, BySeat, ByTeam, Event, Hand, LeadBy, Preset, Seat, SeatTranscript, Team,
};

/// What a line asks of the program that plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProtocolMessage {
    /// Nothing: the line only describes the round.
    Information,
    /// Report readiness. This is the first line, and the number is the version of the protocol.
    Hello(u32),
    /// Choose one of these actions.
    Ask(Vec<Action>),
    /// Give the value of each action.
    AskValues,
    /// Nothing: the game is over. Holds the side that won, if any.
    GameOver(Option<Team>),
    /// Exit, because no more lines follow.
    Quit,
}

/// Reads the lines of a round, one after another, into a [`SeatTranscript`].
#[derive(Debug, Clone, Default)]
pub struct TranscriptReader {
    rules: Vec<(String, String)>,
    seat: Option<Seat>,
    scores: Vec<i32>,
    carried: Option<u8>,
    lead_by: Option<LeadBy>,
    hand: Option<Hand>,
    events: Vec<Event>,
    shown_hands: Option<BySeat<Hand>>,
}

/// The most points that a line may give to a side: more than any side ever has.
const MAX_POINTS: i32 = 100_000;

/// The form of the line with the number of tied hands carried over.
const CARRIED_FORM: &str = "carried HANDS";

/// The first word and the correct form of lines, for the error if the rest of a line is wrong.
const LINE_FORMS: [(&str, &str); 6] = [
    ("carried", CARRIED_FORM),
    ("arena", "arena VERSION"),
    ("values", "values"),
    ("quit", "quit"),
    ("rule", "rule NAME VALUE"),
    ("seat", "seat NUMBER, 0 to 3"),
];

impl TranscriptReader {
    /// Reads a line. The line `round` begins a new transcript.
    ///
    /// # Errors
    /// If `line` is not a line of the protocol, or repeats one that can come only once in a round.
    pub fn read(&mut self, line: &str) -> Result<ProtocolMessage, LineError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        let form_error =
            |form| move || LineError::WrongForm { line: line.chars().take(100).collect(), form };
        match words[..] {
            ["arena", version] => {
                let version = version.parse().ok();
                return version.map(ProtocolMessage::Hello).ok_or_else(form_error("arena VERSION"));
            }
            ["ask", ref actions @ ..] => {
                let actions = actions.iter().map(|word| word.parse().ok());
                let actions: Option<Vec<Action>> = actions.collect();
                return actions
                    .map(ProtocolMessage::Ask)
                    .ok_or_else(form_error("ask ACTION ACTION …"));
            }
            ["values"] => return Ok(ProtocolMessage::AskValues),
            ["quit"] => return Ok(ProtocolMessage::Quit),
            ["round", ref name @ ..] => {
                let name = name.join(" ");
                if name != "-" && !Preset::ALL.iter().any(|game| game.id() == name) {
                    return Err(form_error("round GAME, one that is ready-made, or -")());
                }
                *self = Self::default();
            }
            ["rule", name, value] if self.rules.iter().all(|(other, _)| other != name) => {
                self.rules.push((name.to_owned(), value.to_owned()));
            }
            ["rule", name, _] => return Err(LineError::Repeated(format!("rule {name}"))),
            ["seat", number] if self.seat.is_none() => {
                self.seat = Some(parse_seat(number).ok_or_else(form_error("seat NUMBER, 0 to 3"))?);
            }
            ["seat", _] => return Err(LineError::Repeated("seat".to_owned())),
            ["scores" | "carried" | "lead-by" | "hand", ..] if self.has_read(first) => {
                return Err(LineError::Repeated(first.to_owned()));
            }
            ["scores", ref scores @ ..] => {
                self.scores =
                    parse_scores(scores).ok_or_else(form_error("scores POINTS POINTS …"))?;
            }
            ["carried", hands] => {
                self.carried = Some(hands.parse().ok().ok_or_else(form_error(CARRIED_FORM))?);
            }
            ["lead-by", ref way @ ..] => {
                let form = "lead-by heaviest-doublet, lot, draw, seat SEAT, or doublet-of SEAT";
                self.lead_by = Some(parse_lead_by(way).ok_or_else(form_error(form))?);
            }
            ["hand", ref bones @ ..] => {
                let bones: Option<Bones> = bones.iter().map(|bone| bone.parse().ok()).collect();
                self.hand = Some(bones.ok_or_else(form_error("hand BONE BONE …"))?);
            }
            ["shown", ref hands @ ..] => {
                self.shown_hands =
                    Some(parse_hands(hands).ok_or_else(form_error("shown BONE,BONE BONE …"))?);
            }
            _ => {
                if let Some((_, form)) = LINE_FORMS.iter().find(|(word, _)| *word == first) {
                    return Err(form_error(form)());
                }
                let word = || LineError::UnknownLine(first.chars().take(20).collect());
                let form = event::event_form(first).ok_or_else(word)?;
                match event::read(&words).ok_or_else(form_error(form))? {
                    Event::GameOver { winner } => return Ok(ProtocolMessage::GameOver(winner)),
                    event => self.events.push(event),
                }
            }
        }
        Ok(ProtocolMessage::Information)
    }

    /// Whether the line with this first word has been read in this round.
    fn has_read(&self, first: &str) -> bool {
        match first {
            "scores" => !self.scores.is_empty(),
            "carried" => self.carried.is_some(),
            "lead-by" => self.lead_by.is_some(),
            "hand" => self.hand.is_some(),
            _ => false,
        }
    }

    /// Whether any event of the round has been read.
    pub const fn has_events(&self) -> bool {
        !self.events.is_empty()
    }

    /// The transcript of the round so far.
    ///
    /// # Errors
    /// If a line is missing, the rules cannot be read, or the scores are not one for each side.
    pub fn transcript(&self) -> Result<SeatTranscript, LineError> {
        let rules = rules::read(&self.rules)?;
        let seat = self.seat.ok_or(LineError::MissingLine("seat"))?;
        if self.scores.is_empty() {
            return Err(LineError::MissingLine("scores"));
        }
        let (sides, scores) = (rules.seats.team_count(), self.scores.len());
        if scores != usize::from(sides) {
            return Err(LineError::ScoreCount { sides, scores });
        }
        Ok(SeatTranscript {
            rules,
            seat,
            scores: ByTeam::from_fn(|team| self.scores.get(team.index()).copied().unwrap_or(0)),
            carried: self.carried.unwrap_or(0),
            lead_by: self.lead_by.ok_or(LineError::MissingLine("lead-by"))?,
            dealt_hand: self.hand.ok_or(LineError::MissingLine("hand"))?,
            events: self.events.clone(),
            shown_hands: self.shown_hands,
        })
    }
}

fn parse_scores(words: &[&str]) -> Option<Vec<i32>> {
    let points = |word: &&str| word.parse().ok().filter(|it: &i32| it.abs() <= MAX_POINTS);
    words.iter().map(points).collect()
}

fn parse_hands(words: &[&str]) -> Option<BySeat<Hand>> {
    let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
    for (index, word) in words.iter().enumerate() {
        let bones: Vec<Bone> = split(word, ',')?;
        hands[*Seat::ALL.get(index)?] = bones.into_iter().collect();
    }
    Some(hands)
}

fn parse_lead_by(words: &[&str]) -> Option<LeadBy> {
    Some(match words {
        ["heaviest-doublet"] => LeadBy::HeaviestDoublet,
        ["lot"] => LeadBy::Lot,
        ["draw"] => LeadBy::Draw,
        ["seat", number] => LeadBy::Seat(parse_seat(number)?),
        ["doublet-of", number] => LeadBy::DoubletOf(parse_seat(number)?),
        _ => return None,
    })
}
