//! What happened, told to the player in the past tense.

use super::awards;
use crate::engine::{
    Bone, End, Event, GameState, Reason, Rules, ScoreDisplay, Seat, Side, Spinner,
};
use crate::session::{NESTOR, YOU};

/// One line of what was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// Who acted, if one of the two did.
    pub seat: Option<Seat>,
    /// What is said.
    pub text: String,
    /// The bone that it is about, if it was played.
    pub bone: Option<Bone>,
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
            bone: None,
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
                    sayings.push(did(*seat, &[drew_bones(drawn)]));
                }
            }
            Event::Scored { .. } if is_score_of_play(events, n) => {}
            Event::Scored { seat, points, .. } => {
                let points = i32::from(*points);
                let text = taken(*seat, points, rules);
                sayings.push(Saying {
                    points,
                    ..saying(*seat, text)
                });
            }
            Event::Overshot { seat, points } => {
                if let Some(last) = sayings.last_mut() {
                    let points = self::points(i32::from(*points), rules);
                    let void = void(&format!("The {points}"), *seat);
                    last.text = format!("{} {void}", last.text);
                }
            }
            Event::Played { .. } => sayings.push(played(events, n, drew, rules, counts)),
            Event::Passed { seat, .. } => {
                let drew = (drew > 0).then(|| drew_bones(drew));
                let parts: Vec<_> = drew.into_iter().chain(["passed".to_owned()]).collect();
                sayings.push(did(*seat, &parts));
            }
            Event::Dealt { round, leader } => {
                // A lead that is played by itself says who leads.
                let leads = match (*leader, events.get(n + 1)) {
                    (_, Some(Event::Played { .. })) => "",
                    (YOU, _) => " You lead.",
                    _ => " Nestor leads.",
                };
                let drawn_for = matches!(events.first(), Some(Event::DrewForLead { .. }));
                sayings.push(Saying {
                    opens: !drawn_for,
                    ..Saying::plain(&format!("Hand {round}.{leads}"))
                });
            }
            Event::DrewForLead { seat, bone } => {
                sayings.push(Saying {
                    opens: n == 0,
                    ..did(*seat, &[format!("drew {bone} for the lead")])
                });
            }
            Event::Blocked => {
                let stuck = if rules.draws { "play or draw" } else { "play" };
                sayings.push(Saying {
                    opens: true,
                    ..Saying::plain(&format!("Blocked: nobody could {stuck}."))
                });
            }
            // After a domino the award says what was left.
            Event::LaidOpen { pips } => {
                if matches!(n.checked_sub(1).map(|n| &events[n]), Some(Event::Blocked)) {
                    sayings.push(Saying::plain(&awards::laid_open(pips, rules)));
                }
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
        bone: None,
        points: 0,
        opens: true,
    }
}

/// What somebody is called.
const fn name(seat: Seat) -> &'static str {
    match seat {
        YOU => "You",
        _ => "Nestor",
    }
}

/// Somebody did one thing or several.
fn did(seat: Seat, parts: &[String]) -> Saying {
    let parts = match parts {
        [before @ .., last] if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        one => one.concat(),
    };
    saying(seat, format!("{} {parts}.", name(seat)))
}

fn drew_bones(count: u8) -> String {
    format!("drew {}", super::turn::bones(count))
}

/// Points that an exact target makes void.
pub(super) fn void(points: &str, seat: Seat) -> String {
    let whom = match seat {
        YOU => "you",
        _ => name(seat),
    };
    format!("{points} would have taken {whom} past the target and did not count.")
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

fn taken(seat: Seat, amount: i32, rules: &Rules) -> String {
    let amount = points(amount, rules);
    match seat {
        YOU => format!("Muggins! You took the {amount} that Nestor did not claim."),
        _ => format!("Muggins! Nestor took the {amount} that you did not claim."),
    }
}

/// Whether the event with this number is the score of the play before it.
fn is_score_of_play(events: &[Event], at: usize) -> bool {
    let score = matches!(
        events.get(at),
        Some(Event::Scored {
            taken_from: None,
            ..
        })
    );
    let play = at.checked_sub(1).and_then(|before| events.get(before));
    score && matches!(play, Some(Event::Played { .. }))
}

/// A play with what was drawn for it, what it counted and what it scored.
fn played(events: &[Event], at: usize, drew: u8, rules: &Rules, counts: bool) -> Saying {
    let Event::Played {
        seat,
        bone,
        end,
        terms,
        count,
    } = &events[at]
    else {
        unreachable!("the caller has seen a play");
    };
    let next = events.get(at + 1);
    let scored = match next {
        Some(Event::Scored { points, .. }) if is_score_of_play(events, at + 1) => {
            i32::from(*points)
        }
        _ => 0,
    };
    let is_void = matches!(next, Some(Event::Overshot { .. }));
    let tells_sum = scored > 0 || rules.counts_score() && !rules.claims && (counts || is_void);
    let sum = if tells_sum {
        format!(" ({})", sum(terms, *count))
    } else {
        String::new()
    };
    let play = match end {
        Some(end) => format!("played {bone} {}", on(*bone, *end)),
        None => format!("led {bone}"),
    };
    let mut parts = Vec::new();
    if drew > 0 {
        parts.push(drew_bones(drew));
    }
    parts.push(format!("{play}{sum}"));
    if scored > 0 {
        parts.push(format!("scored {}", points(scored, rules)));
    }
    let mut saying = did(*seat, &parts);
    if rules.claims && *seat == YOU && next.is_none() {
        saying.text += " Do you claim points?";
    }
    Saying {
        bone: Some(*bone),
        points: scored,
        ..saying
    }
}

/// Where a bone was played, by what the eye sees there: `on the 4-4`, or the
/// number, as in `on the 1`.
fn on(bone: Bone, end: End) -> String {
    let halves = [end.on.high(), end.on.low()];
    let number = halves.into_iter().find(|half| bone.other(*half).is_some());
    match number {
        Some(number) if !end.on.is_doublet() => format!("on the {number}"),
        _ => format!("on the {}", end.on),
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
        Event::Dominoed { seat } => {
            let whose = if *seat == YOU { "your" } else { "his" };
            let text = format!("Domino! {} played {whose} last bone.", name(*seat));
            (Some(*seat), text, 0)
        }
        Event::Awarded {
            team,
            amount,
            points,
            void,
        } => {
            let (text, points) = awards::awarded(*team, *amount, *points, *void, rules);
            let is_yours = *team == rules.seats.team(YOU);
            (Some(if is_yours { YOU } else { NESTOR }), text, points)
        }
        Event::NobodyAwarded { tied } => (None, awards::nobody(*tied).to_owned(), 0),
        Event::GameOver { winner } => {
            let text = match winner {
                None => "The game was drawn.",
                Some(team) if *team == rules.seats.team(YOU) => "You won the game!",
                Some(_) => "Nestor won the game.",
            };
            (None, text.to_owned(), 0)
        }
        _ => return None,
    };
    Some(Saying {
        seat,
        text,
        bone: None,
        points,
        opens: matches!(event, Event::Dominoed { .. }),
    })
}

/// Why something was refused, as a sentence.
pub fn refused(reason: &Reason) -> String {
    super::rules::sentence(&reason.to_string())
}
