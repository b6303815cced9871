//! The game's own notation: `6-6 6-1@E 6-3@W` is a line of play (the first
//! bone is the lead, `@` the side of the layout; where several ends face one
//! way, `4-0@4-4N` names the bone too), `6-6 1-0 | 5-4 / 3-3` are hands and
//! the boneyard, the next bone to be drawn first.

use std::num::ParseIntError;

use engine::{Bone, Pips, Rules, Seats};

use crate::naive::{Action, Deal, End, Side, Table};
use crate::pair::Pair;

pub fn bone(text: &str) -> Bone {
    text.parse().expect("a bone")
}

pub fn bones(text: &str) -> Vec<Bone> {
    text.split_whitespace().map(bone).collect()
}

/// These hands and this boneyard; seat 0 leads, with any bone.
pub fn deal(text: &str) -> Deal {
    let (hands, boneyard) = text.split_once('/').unwrap_or((text, ""));
    Deal {
        hands: hands.split('|').map(bones).collect(),
        boneyard: bones(boneyard),
        leader: 0,
        lead: None,
        return_places: [0; 2],
        number: 1,
        worth: 1,
    }
}

/// The rules of Draw for so many players.
pub fn draw(seats: Seats) -> Rules {
    Rules { seats, hand_size: 5, ..Rules::default() }
}

/// A round from these hands, after a line of play.
pub fn after(rules: &Rules, hands: &str, line: &str) -> Pair {
    let deal = deal(hands);
    let mut pair = Pair::new(rules, &deal, &vec![0; crate::naive::sides(rules.seats)]);
    say(&mut pair, line);
    pair
}

/// Does what a line of play says: `6-6 6-1@E draw pass claim-10 silence
/// blow-6-1`.
pub fn say(pair: &mut Pair, line: &str) {
    for word in line.split_whitespace() {
        let action = action(&pair.naive.table, word).unwrap_or_else(|why| panic!("{word}: {why}"));
        pair.act(action);
    }
}

/// The action that a word means.
pub fn action(table: &Table, word: &str) -> Result<Action, String> {
    Ok(match word {
        "draw" => Action::Draw,
        "pass" => Action::Pass,
        "silence" => Action::Silence,
        "yield" => Action::Yield,
        "time-up" => Action::TimeUp,
        _ if word.starts_with("give-up-") => {
            Action::GiveUp(word["give-up-".len()..].parse().expect("a seat"))
        }
        _ if word.starts_with("blow-") => Action::BlowUp(bone(&word["blow-".len()..])),
        _ if word.starts_with("claim-") => {
            let points: Result<u8, ParseIntError> = word["claim-".len()..].parse();
            Action::Claim(points.map_err(|why| why.to_string())?)
        }
        _ => match word.split_once('@') {
            None => Action::Lead(bone(word)),
            Some((played, place)) => {
                let (place, outward) = match place.split_once('=') {
                    None => (place, None),
                    Some((place, half)) => {
                        let half: Result<u8, ParseIntError> = half.parse();
                        (place, Pips::new(half.map_err(|why| why.to_string())?))
                    }
                };
                Action::Play(bone(played), end(table, place)?, outward)
            }
        },
    })
}

/// The legal actions as one line. All claims together are one word, `claim`.
pub fn legal(pair: &Pair) -> String {
    let (claims, mut words): (Vec<Action>, Vec<Action>) =
        pair.legal().into_iter().partition(|action| matches!(action, Action::Claim(_)));
    words.sort_unstable();
    let mut words: Vec<String> = words.iter().map(Action::to_string).collect();
    if !claims.is_empty() {
        words.push("claim".to_owned());
    }
    words.join(" ")
}

fn end(table: &Table, place: &str) -> Result<End, String> {
    let (named, letter) = place.split_at(place.len() - 1);
    let side = Side::of_letter(letter).expect("a side");
    if !named.is_empty() {
        let bone = bone(named);
        return Ok(End { bone, side });
    }
    let facing: Vec<End> =
        table.ends().into_iter().map(|(end, _)| end).filter(|end| end.side == side).collect();
    match facing[..] {
        [end] => Ok(end),
        [] => Err(format!("nothing is open to the {letter}")),
        _ => Err(format!("several ends face {letter}")),
    }
}
