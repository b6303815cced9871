//! Events, written and read as one line each.

use std::fmt::Display;
use std::str::FromStr;

use strum::VariantArray as _;

use crate::{
    Action, Amount, Bone, Bonus, BySeat, Event, PaidBonus, Pips, PipsSet, Seat, Seats, Team, WayOut,
};

/// The word for a hidden bone.
const HIDDEN: &str = "?";

/// The word for an empty list, or for nobody.
const NONE: &str = "-";

pub(super) fn event_line(event: &Event, seats: Seats) -> String {
    let at = |seat: &Seat| seat.index();
    match event {
        Event::Dealt { round, leader } => format!("dealt {round} {}", at(leader)),
        Event::DrewForLead { seat, bone } => format!("drew-for-lead {} {bone}", at(seat)),
        Event::Yielded { seat } => format!("yielded {}", at(seat)),
        Event::Played { seat, bone, end, outward, terms, count } => {
            let play = |end| Action::Play(*bone, end, *outward);
            let action = end.map_or(Action::Lead(*bone), play);
            format!("played {} {action} {count} {}", at(seat), terms_word(terms))
        }
        Event::Scored { seat, points, count, taken_from } => {
            let from = taken_from.map_or_else(String::new, |from| format!(" from {}", at(&from)));
            format!("scored {} {points} {count}{from}", at(seat))
        }
        Event::Overshot { seat, points } => format!("overshot {} {points}", at(seat)),
        Event::Misclaimed { seat, points } => format!("misclaimed {} {points}", at(seat)),
        Event::KeptSilent { seat } => format!("kept-silent {}", at(seat)),
        Event::BlewUp { seat, bone, end, terms, count } => {
            let play = Action::Play(*bone, *end, None);
            format!("blew-up {} {play} {count} {}", at(seat), terms_word(terms))
        }
        Event::FreedPlayBonus { seat, points } => format!("freed {} {points}", at(seat)),
        Event::Drew { seat, bone, open } => {
            let bone = bone.map_or_else(|| HIDDEN.to_owned(), |bone| bone.to_string());
            format!("drew {} {bone} {}", at(seat), open_pips_word(*open))
        }
        Event::Passed { seat, open } => format!("passed {} {}", at(seat), open_pips_word(*open)),
        Event::Dominoed { seat } => format!("dominoed {}", at(seat)),
        Event::Blocked => "blocked".to_owned(),
        Event::TimeUp => "time-up".to_owned(),
        Event::GaveUp { seat } => format!("gave-up {}", at(seat)),
        Event::HandsShown { pips } => {
            let pips = Seat::around(seats).map(|seat| pips[seat].to_string());
            format!("laid-open {}", pips.collect::<Vec<_>>().join(" "))
        }
        Event::Awarded { team, amount, points, void } => {
            let void = if *void { " void" } else { "" };
            let amount = amount_words(*amount);
            format!("awarded {} {points} {amount}{void}", team.index())
        }
        Event::Bonus(paid) => {
            let void = if paid.void { " void" } else { "" };
            let bonus: &str = paid.bonus.into();
            format!("bonus {} {bonus} {}{void}", at(&paid.seat), paid.points)
        }
        Event::BlockWithoutAward { tied } => {
            let why = if *tied { "tied" } else { "never" };
            format!("nobody-awarded {why}")
        }
        Event::GameOver { winner } => {
            let winner = winner.map_or_else(|| NONE.to_owned(), |team| team.index().to_string());
            format!("game-over {winner}")
        }
    }
}

fn terms_word(terms: &[u8]) -> String {
    join(terms.iter(), "+")
}

fn open_pips_word(open: PipsSet) -> String {
    join(open.iter(), ",")
}

/// Joins items with a separator; returns [`NONE`] if there are no items.
pub(super) fn join<T: Display>(items: impl Iterator<Item = T>, separator: &str) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() { NONE.to_owned() } else { words.join(separator) }
}

/// Parses the items that [`join`] has written.
pub(super) fn split<T: FromStr>(word: &str, separator: char) -> Option<Vec<T>> {
    if word == NONE {
        return Some(Vec::new());
    }
    word.split(separator).map(|item| item.parse().ok()).collect()
}

fn amount_words(amount: Amount) -> String {
    match amount {
        Amount::OpponentsPips(pips) => format!("opponents {pips}"),
        Amount::Difference { larger, smaller } => format!("difference {larger} {smaller}"),
        Amount::BothSides { theirs, own } => format!("both {theirs} {own}"),
        Amount::AllPips(pips) => format!("all {pips}"),
        Amount::HalfPips(pips) => format!("half {pips}"),
        Amount::FiveABone(bones) => format!("five-a-bone {bones}"),
        Amount::OnePoint => "one-point".to_owned(),
        Amount::BlockPoint => "block-point".to_owned(),
        Amount::LastBone(points) => format!("last-bone {points}"),
        Amount::Hands { hands, way_out: None } => format!("hands {hands}"),
        Amount::Hands { hands, way_out: Some(way_out) } => {
            format!("hands {hands} {}", <&str>::from(way_out))
        }
        Amount::HandsLost(hands) => format!("hands-lost {hands}"),
        Amount::OwnPips(pips) => format!("own {pips}"),
    }
}

/// The form of the line with this first word; `None` if no line for an event begins with it.
pub(super) fn event_form(word: &str) -> Option<&'static str> {
    Some(match word {
        "dealt" => "dealt ROUND LEADER",
        "drew-for-lead" => "drew-for-lead SEAT BONE",
        "yielded" => "yielded SEAT",
        "played" => "played SEAT ACTION COUNT TERMS",
        "scored" => "scored SEAT POINTS COUNT [from SEAT]",
        "overshot" => "overshot SEAT POINTS",
        "misclaimed" => "misclaimed SEAT POINTS",
        "kept-silent" => "kept-silent SEAT",
        "blew-up" => "blew-up SEAT BONE@END COUNT TERMS",
        "freed" => "freed SEAT POINTS",
        "drew" => "drew SEAT BONE OPEN",
        "passed" => "passed SEAT OPEN",
        "dominoed" => "dominoed SEAT",
        "blocked" => "blocked",
        "time-up" => "time-up",
        "gave-up" => "gave-up SEAT",
        "laid-open" => "laid-open PIPS PIPS …",
        "awarded" => "awarded SIDE POINTS AMOUNT [void]",
        "bonus" => "bonus SEAT NAME POINTS [void]",
        "nobody-awarded" => "nobody-awarded tied, or nobody-awarded never",
        "game-over" => "game-over SIDE",
        _ => return None,
    })
}

/// Parses an event from the words of a line; `None` if their form is wrong.
pub(super) fn read(words: &[&str]) -> Option<Event> {
    Some(match words {
        ["dealt", round, leader] => {
            Event::Dealt { round: round.parse().ok()?, leader: parse_seat(leader)? }
        }
        ["drew-for-lead", by, bone] => {
            Event::DrewForLead { seat: parse_seat(by)?, bone: bone.parse().ok()? }
        }
        ["played", by, action, count, terms] => {
            let (bone, end, outward) = match action.parse().ok()? {
                Action::Lead(bone) => (bone, None, None),
                Action::Play(bone, end, outward) => (bone, Some(end), outward),
                _ => return None,
            };
            Event::Played {
                seat: parse_seat(by)?,
                bone,
                end,
                outward,
                terms: split(terms, '+')?,
                count: count.parse().ok()?,
            }
        }
        ["yielded", by] => Event::Yielded { seat: parse_seat(by)? },
        ["scored", by, points, count, rest @ ..] => Event::Scored {
            seat: parse_seat(by)?,
            points: points.parse().ok()?,
            count: count.parse().ok()?,
            taken_from: match rest {
                [] => None,
                ["from", maker] => Some(parse_seat(maker)?),
                _ => return None,
            },
        },
        ["overshot", by, points] => {
            Event::Overshot { seat: parse_seat(by)?, points: points.parse().ok()? }
        }
        ["misclaimed", by, points] => {
            Event::Misclaimed { seat: parse_seat(by)?, points: points.parse().ok()? }
        }
        ["kept-silent", by] => Event::KeptSilent { seat: parse_seat(by)? },
        ["blew-up", by, play, count, terms] => {
            let Action::Play(bone, end, None) = play.parse().ok()? else {
                return None;
            };
            Event::BlewUp {
                seat: parse_seat(by)?,
                bone,
                end,
                terms: split(terms, '+')?,
                count: count.parse().ok()?,
            }
        }
        ["freed", by, points] => {
            Event::FreedPlayBonus { seat: parse_seat(by)?, points: points.parse().ok()? }
        }
        ["drew", by, bone, open] => Event::Drew {
            seat: parse_seat(by)?,
            bone: match *bone {
                HIDDEN => None,
                bone => Some(bone.parse::<Bone>().ok()?),
            },
            open: parse_open_pips(open)?,
        },
        ["passed", by, open] => {
            Event::Passed { seat: parse_seat(by)?, open: parse_open_pips(open)? }
        }
        _ => return read_round_end(words),
    })
}

/// Parses an event at the end of a round or a game.
fn read_round_end(words: &[&str]) -> Option<Event> {
    Some(match words {
        ["dominoed", by] => Event::Dominoed { seat: parse_seat(by)? },
        ["blocked"] => Event::Blocked,
        ["time-up"] => Event::TimeUp,
        ["gave-up", by] => Event::GaveUp { seat: parse_seat(by)? },
        ["laid-open", words @ ..] => {
            let mut pips = BySeat::default();
            for (index, word) in words.iter().enumerate() {
                pips[*Seat::ALL.get(index)?] = word.parse().ok()?;
            }
            Event::HandsShown { pips }
        }
        ["awarded", side, points, amount @ .., "void"] => Event::Awarded {
            team: parse_team(side)?,
            amount: parse_amount(amount)?,
            points: points.parse().ok()?,
            void: true,
        },
        ["awarded", side, points, amount @ ..] => Event::Awarded {
            team: parse_team(side)?,
            amount: parse_amount(amount)?,
            points: points.parse().ok()?,
            void: false,
        },
        ["bonus", by, name, points, void @ ..] => Event::Bonus(PaidBonus {
            seat: parse_seat(by)?,
            bonus: parse_bonus(name)?,
            points: points.parse().ok()?,
            void: match void {
                [] => false,
                ["void"] => true,
                _ => return None,
            },
        }),
        ["nobody-awarded", "tied"] => Event::BlockWithoutAward { tied: true },
        ["nobody-awarded", "never"] => Event::BlockWithoutAward { tied: false },
        ["game-over", NONE] => Event::GameOver { winner: None },
        ["game-over", side] => Event::GameOver { winner: Some(parse_team(side)?) },
        _ => return None,
    })
}

fn parse_bonus(name: &str) -> Option<Bonus> {
    let mut all = Bonus::VARIANTS.iter().copied();
    all.find(|bonus| <&str>::from(*bonus) == name)
}

pub(super) fn parse_seat(word: &str) -> Option<Seat> {
    Seat::new(word.parse().ok()?)
}

fn parse_team(word: &str) -> Option<Team> {
    Team::all(Seats::Four).nth(word.parse().ok()?)
}

fn parse_open_pips(word: &str) -> Option<PipsSet> {
    let pips: Vec<u8> = split(word, ',')?;
    pips.into_iter().map(Pips::new).collect()
}

fn parse_amount(words: &[&str]) -> Option<Amount> {
    if let ["hands", hands, way] = words {
        let mut ways = WayOut::VARIANTS.iter().copied();
        let way_out = ways.find(|way_out| <&str>::from(*way_out) == *way)?;
        return Some(Amount::Hands { hands: hands.parse().ok()?, way_out: Some(way_out) });
    }
    let numbers: Vec<u16> =
        words.get(1..)?.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    Some(match (*words.first()?, &numbers[..]) {
        ("opponents", [pips]) => Amount::OpponentsPips(*pips),
        ("difference", [larger, smaller]) if larger >= smaller => {
            Amount::Difference { larger: *larger, smaller: *smaller }
        }
        ("both", [theirs, own]) => Amount::BothSides { theirs: *theirs, own: *own },
        ("all", [pips]) => Amount::AllPips(*pips),
        ("half", [pips]) => Amount::HalfPips(*pips),
        ("five-a-bone", [bones]) => Amount::FiveABone(*bones),
        ("one-point", []) => Amount::OnePoint,
        ("block-point", []) => Amount::BlockPoint,
        ("last-bone", [points]) => Amount::LastBone(*points),
        ("hands", [hands]) => Amount::Hands { hands: *hands, way_out: None },
        ("hands-lost", [hands]) => Amount::HandsLost(*hands),
        ("own", [pips]) => Amount::OwnPips(*pips),
        _ => return None,
    })
}
