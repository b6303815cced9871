//! What the end of a hand came to, with the sum that led there.

use super::events::{points, shown, void};
use crate::engine::{Amount, BySeat, Rules, ScoreDisplay, Seat, Team};
use crate::session::{NESTOR, YOU};

/// `1 pip`, `12 pips`.
pub fn pips(count: u16) -> String {
    match count {
        1 => "1 pip".to_owned(),
        several => format!("{several} pips"),
    }
}

/// The hands that were laid open: `You held 9 pips, Nestor 12.`
pub fn laid_open(held: &BySeat<u16>, rules: &Rules) -> String {
    let side = |team: Team| {
        let seats = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) == team);
        let hands: Vec<u16> = seats.map(|seat| held[seat]).collect();
        match &hands[..] {
            [one] => one.to_string(),
            several => {
                let terms: Vec<String> = several.iter().map(u16::to_string).collect();
                format!("{} = {}", terms.join(" + "), several.iter().sum::<u16>())
            }
        }
    };
    let yours = rules.seats.team(YOU);
    let others = Team::all(rules.seats).filter(|team| *team != yours);
    let others: Vec<String> = others.map(side).collect();
    let unit = if held[YOU] == 1 { "pip" } else { "pips" };
    format!(
        "You held {} {unit}, Nestor {}.",
        side(yours),
        others.join(" and ")
    )
}

/// What a side was awarded or lost, and how it was worked out:
/// `12 pips, to the nearest five: you scored 10 points.`
pub fn awarded(
    team: Team,
    amount: Amount,
    awarded: i32,
    is_void: bool,
    rules: &Rules,
) -> (String, i32) {
    let is_yours = team == rules.seats.team(YOU);
    let (seat, whom) = if is_yours {
        (YOU, "you")
    } else {
        (NESTOR, "Nestor")
    };
    let is_rounded = awarded.unsigned_abs() != u32::from(amount.points());
    let nearest = match rules.score_display {
        // On a cribbage board the sum is not in the points that it gives.
        ScoreDisplay::Fives if is_rounded && shown(awarded, rules) != 0 => {
            format!(", {} to the nearest five", awarded.abs())
        }
        _ if is_rounded => ", to the nearest five".to_owned(),
        _ => String::new(),
    };
    let sum = format!("{}{nearest}", sum(amount));
    let told = points(awarded.abs(), rules);
    let text = match (awarded, amount) {
        (0, Amount::Own(_)) => format!("{sum}: 0, so {whom} lost nothing."),
        (0, _) if is_rounded => format!("{sum}: 0, so nobody scored."),
        (0, _) => format!("{sum}, so nobody scored."),
        _ if is_void => void(&format!("{sum}: {told}"), seat),
        (..0, _) => format!("{sum}: {whom} lost {told}."),
        _ => format!("{sum}: {whom} scored {told}."),
    };
    (text, if is_void { 0 } else { awarded })
}

/// The sum of an award before it goes to the nearest five.
fn sum(amount: Amount) -> String {
    let total = amount.points();
    match amount {
        Amount::Opponents(count) | Amount::Own(count) => pips(count),
        Amount::Difference { larger, smaller } => format!("{larger} - {smaller} = {total}"),
        Amount::Both { theirs, own } => format!("{theirs} + {own} = {total}"),
        Amount::Half(count) => format!("Half of {}", pips(count)),
        Amount::OnePoint => "The domino".to_owned(),
        Amount::FiveABone(1) => "5 for the bone that was left".to_owned(),
        Amount::FiveABone(bones) => format!("5 for each of {bones} bones"),
    }
}

/// Nobody was awarded anything for a block.
pub const fn nobody(tied: bool) -> &'static str {
    if tied {
        "Equal, so nobody scored."
    } else {
        "Nobody scored: in this game a block brings nothing."
    }
}
