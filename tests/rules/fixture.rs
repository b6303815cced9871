//! The game's own notation: `6-6 6-1@E 6-3@W` is a line of play (the first
//! bone is the lead, `@` the side of the layout; where several ends face one
//! way, `4-0@4-4N` names the bone too), `6-6 1-0 | 5-4` are hands.

use nestor_dominoes::engine::{Bone, Rules, Seats, Spinner};

use crate::naive::{Deal, End, Side, Table};

pub fn bone(text: &str) -> Bone {
    text.parse().expect("a bone")
}

pub fn bones(text: &str) -> Vec<Bone> {
    text.split_whitespace().map(bone).collect()
}

pub fn hands(text: &str) -> Vec<Vec<Bone>> {
    text.split('|').map(bones).collect()
}

/// These hands, seat 0 to lead, and the other bones in the boneyard in the
/// order of their numbers.
pub fn deal(text: &str) -> Deal {
    let hands = hands(text);
    let boneyard = Bone::all()
        .filter(|bone| !hands.iter().any(|hand| hand.contains(bone)))
        .collect();
    Deal {
        hands,
        boneyard,
        leader: 0,
        lead: None,
    }
}

/// Rules of one round in which anything may lead.
pub fn rules(seats: Seats, spinner: Spinner) -> Rules {
    Rules {
        seats,
        spinner,
        hand_size: 5,
        ..Rules::default()
    }
}

/// Plays one bone of a line, such as `6-1@E`.
pub fn play_on(table: &mut Table, text: &str) -> Result<(), String> {
    let Some((played, place)) = text.split_once('@') else {
        table.lead(bone(text));
        return Ok(());
    };
    table.play(bone(played), end(table, place)?)
}

fn end(table: &Table, place: &str) -> Result<End, String> {
    let (named, letter) = place.split_at(place.len() - 1);
    let side = Side::of_letter(letter).expect("a side");
    if !named.is_empty() {
        let bone = bone(named);
        return Ok(End { bone, side });
    }
    let facing: Vec<End> = table
        .ends()
        .into_iter()
        .map(|(end, _)| end)
        .filter(|end| end.side == side)
        .collect();
    match facing[..] {
        [end] => Ok(end),
        [] => Err(format!("nothing is open to the {letter}")),
        _ => Err(format!("several ends face {letter}")),
    }
}
