//! What happened, told to the player. Nestor speaks in the first person.

use crate::engine::{
    End, Event, GameState, Reason, Rules, ScoreDisplay, Seat, Side, Spinner, Team,
};
use crate::session::{NESTOR, YOU};

/// One line of what was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// Who acted, if one of the two did.
    pub seat: Option<Seat>,
    /// What is said.
    pub text: String,
    /// The points that changed hands with it.
    pub points: i32,
    /// Whether something new begins with it, to which the lines after it
    /// belong until the next such line.
    pub opens: bool,
}

impl Saying {
    /// A line of nobody at the table.
    pub fn plain(text: &str) -> Self {
        Self {
            seat: None,
            text: text.to_owned(),
            points: 0,
            opens: false,
        }
    }
}

/// What was said in a round, in order: one line for each turn, and one each
/// for the beginning, the end and the awards.
///
/// A sum that scored nothing is told only if `counts` are wanted.
pub fn sayings(events: &[Event], rules: &Rules, counts: bool) -> Vec<Saying> {
    let mut sayings: Vec<Saying> = Vec::new();
    let mut drawn = 0;
    for (n, event) in events.iter().enumerate() {
        let drew = std::mem::take(&mut drawn);
        match event {
            Event::Drew { seat, .. } => {
                drawn = drew + 1;
                let goes_on = matches!(
                    events.get(n + 1),
                    Some(Event::Drew { .. } | Event::Played { .. } | Event::Passed { .. })
                );
                if !goes_on {
                    sayings.push(saying(*seat, format!("{} drawn {drawn}.", have(*seat))));
                }
            }
            Event::Scored {
                seat,
                points,
                taken_from,
                ..
            } => {
                add_score(&mut sayings, *seat, *points, taken_from.is_some(), rules);
            }
            Event::Overshot { seat, points } => {
                if let Some(last) = sayings.last_mut() {
                    let points = shown(i32::from(*points), rules);
                    let past = match *seat {
                        YOU => "would take you past the target, so they are void.",
                        _ => "would take me past the target, so they are void.",
                    };
                    last.text = format!("{} The {points} {past}", last.text);
                }
            }
            Event::Played {
                seat, terms, count, ..
            } => {
                let scores = matches!(events.get(n + 1), Some(Event::Scored { .. }));
                let told = rules.counts_score() && (scores || counts && !rules.claims);
                let sum = match (told, scores) {
                    (true, true) => format!(". {}:", sum(terms, *count)),
                    (true, false) => format!(". {}.", sum(terms, *count)),
                    (false, _) => ".".to_owned(),
                };
                let asked = rules.claims && *seat == YOU && events.len() == n + 1;
                let question = if asked { " Do you claim points?" } else { "" };
                let played = played(event, drew, rules);
                sayings.push(saying(*seat, format!("{played}{sum}{question}")));
            }
            Event::Passed { seat, .. } => {
                let text = match (*seat, drew) {
                    (YOU, 0) => "You pass.".to_owned(),
                    (YOU, n) => format!("You have drawn {n} and must pass."),
                    (_, 0) => "I pass.".to_owned(),
                    (_, n) => format!("I have drawn {n} and must pass."),
                };
                sayings.push(saying(*seat, text));
            }
            Event::Dealt { round, leader } => {
                // A lead that is played by itself says who leads.
                let leads = match (*leader, events.get(n + 1)) {
                    (_, Some(Event::Played { .. })) => "",
                    (YOU, _) => " You lead.",
                    _ => " I lead.",
                };
                let drawn_for = matches!(events.first(), Some(Event::DrewForLead { .. }));
                sayings.push(Saying {
                    opens: !drawn_for,
                    ..Saying::plain(&format!("Hand {round}.{leads}"))
                });
            }
            Event::DrewForLead { seat, bone } => {
                let text = match *seat {
                    YOU => format!("You drew {bone} for the lead."),
                    _ => format!("I drew {bone} for the lead."),
                };
                sayings.push(Saying {
                    opens: n == 0,
                    ..saying(*seat, text)
                });
            }
            Event::Blocked => {
                let awarded = matches!(events.get(n + 1), Some(Event::Awarded { .. }));
                let nobody = if awarded { "" } else { " Nobody scores." };
                sayings.push(Saying {
                    opens: true,
                    ..Saying::plain(&format!("Blocked: neither of us can play or draw.{nobody}"))
                });
            }
            // Whether there was something to claim is for the other to see.
            Event::KeptSilent { .. } => {}
            _ => sayings.extend(other(event, rules)),
        }
    }
    sayings
}

fn saying(seat: Seat, text: String) -> Saying {
    Saying {
        seat: Some(seat),
        text,
        points: 0,
        opens: true,
    }
}

/// Tells a score in the line of the play that made it; one that was taken has
/// a line of its own.
fn add_score(sayings: &mut Vec<Saying>, seat: Seat, points: u8, taken: bool, rules: &Rules) {
    let points = i32::from(points);
    let told = scored(seat, points, taken, rules);
    match sayings.last_mut() {
        Some(last) if !taken && last.seat == Some(seat) => {
            last.text = format!("{} {told}", last.text);
            last.points += points;
        }
        _ => sayings.push(Saying {
            points,
            ..saying(seat, told)
        }),
    }
}

const fn have(seat: Seat) -> &'static str {
    match seat {
        YOU => "You have",
        _ => "I have",
    }
}

/// `6 + 6 + 1 = 13`.
pub fn sum(terms: &[u8], count: u8) -> String {
    let terms: Vec<String> = terms.iter().map(u8::to_string).collect();
    if terms.len() < 2 {
        count.to_string()
    } else {
        format!("{} = {count}", terms.join(" + "))
    }
}

/// A number of points as the rules show it: as points, or as fives.
pub const fn shown(points: i32, rules: &Rules) -> i32 {
    match rules.score_display {
        ScoreDisplay::Points => points,
        ScoreDisplay::Fives => points / 5,
    }
}

/// `1 point`, `10 points`.
pub fn points(amount: i32, rules: &Rules) -> String {
    match shown(amount, rules) {
        0 => "no points".to_owned(),
        1 => "1 point".to_owned(),
        several => format!("{several} points"),
    }
}

fn scored(seat: Seat, amount: i32, taken: bool, rules: &Rules) -> String {
    let amount = points(amount, rules);
    match (seat, taken) {
        (YOU, false) => format!("{amount} for you."),
        (_, false) => format!("{amount} for me."),
        (YOU, true) => format!("Muggins! You take the {amount} that I did not claim."),
        (_, true) => format!("Muggins! I take the {amount} that you did not claim."),
    }
}

fn played(event: &Event, drew: usize, rules: &Rules) -> String {
    let Event::Played {
        seat, bone, end, ..
    } = event
    else {
        return String::new();
    };
    let Some(end) = end else {
        return match *seat {
            YOU => format!("You lead {bone}"),
            _ => format!("I lead {bone}"),
        };
    };
    let side = place(*end, rules);
    match (*seat, drew) {
        (YOU, 0) => format!("You played {bone} {side}"),
        (YOU, n) => format!("You have drawn {n} and played {bone} {side}"),
        (_, 0) => format!("I played {bone} {side}"),
        (_, n) => format!("I have drawn {n} and played {bone} {side}"),
    }
}

/// What a score says over the table for a moment: `6 + 4 = 10: 10 points`.
pub fn flash(event: &Event, state: &GameState, rules: &Rules) -> Option<String> {
    let Event::Scored {
        points: scored,
        count,
        ..
    } = event
    else {
        return None;
    };
    let terms = state.position()?.table().terms();
    Some(format!(
        "{}: {}",
        sum(&terms, *count),
        points(i32::from(*scored), rules)
    ))
}

/// The name of a side.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::East => "east",
        Side::West => "west",
        Side::North => "north",
        Side::South => "south",
    }
}

/// Where an end is, as in `north`; with every doublet a spinner, where several
/// ends can face one way, as in `north of 4-4`.
pub fn place(end: End, rules: &Rules) -> String {
    let name = side(end.side);
    if rules.spinner == Spinner::Every {
        format!("{name} of {}", end.on)
    } else {
        name.to_owned()
    }
}

fn other(event: &Event, rules: &Rules) -> Option<Saying> {
    let (seat, text, points) = match event {
        Event::Dominoed { seat } => match *seat {
            YOU => (
                Some(YOU),
                "Domino! You played your last bone.".to_owned(),
                0,
            ),
            _ => (Some(*seat), "Domino! That was my last bone.".to_owned(), 0),
        },
        Event::Awarded { team, points, void } => awarded(*team, *points, *void, rules),
        Event::GameOver { winner } => {
            let text = match winner {
                None => "The game is a draw.",
                Some(team) if *team == rules.seats.team(YOU) => "You win the game!",
                Some(_) => "I win the game.",
            };
            (None, text.to_owned(), 0)
        }
        _ => return None,
    };
    Some(Saying {
        seat,
        text,
        points,
        opens: matches!(event, Event::Dominoed { .. }),
    })
}

fn awarded(team: Team, amount: i32, void: bool, rules: &Rules) -> (Option<Seat>, String, i32) {
    let yours = team == rules.seats.team(YOU);
    let seat = if yours { YOU } else { NESTOR };
    let amount_told = points(amount.abs(), rules);
    let text = match (yours, void, amount < 0) {
        (true, true, _) => format!("{amount_told} would take you past the target: void."),
        (false, true, _) => format!("{amount_told} would take me past the target: void."),
        (true, false, true) => format!("You lose {amount_told} for what you still hold."),
        (false, false, true) => format!("I lose {amount_told} for what I still hold."),
        (true, false, false) => format!("{amount_told} to you for this hand."),
        (false, false, false) => format!("{amount_told} to me for this hand."),
    };
    (Some(seat), text, if void { 0 } else { amount })
}

/// Why something was refused, as a sentence.
pub fn refused(reason: &Reason) -> String {
    super::rules::sentence(&reason.to_string())
}
