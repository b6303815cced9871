//! Games in the game's own notation.
//!
//! A deal comes from a seed, so it cannot be made of given hands: the hands tell which of the
//! numbered games is meant, and a reader what is on the table.

use engine::{Action, Seat};
use game::profile::Preferences;
use game::session::Session;

use super::found::{do_it, session};

/// The first deal of most games for two: your hand, and Nestor's.
pub const DEAL: &str = "0-0 3-3 4-0 5-4 6-1 6-3 6-6 | 2-2 3-2 4-3 5-2 5-3 6-2 6-5";

/// The second deal of the same games.
pub const SECOND_DEAL: &str = "0-0 2-2 5-0 5-5 6-1 6-2 6-6 | 1-1 2-1 3-1 4-2 4-3 6-0 6-3";

/// The third deal of All Fives.
pub const THIRD_DEAL: &str = "2-0 4-0 4-3 5-2 5-4 6-1 6-6 | 1-0 3-0 3-3 4-2 5-0 5-5 6-2";

/// The fourth deal of All Fives.
pub const FOURTH_DEAL: &str = "0-0 1-1 2-1 4-2 4-4 5-1 5-2 | 1-0 2-0 3-3 4-0 5-0 5-4 5-5";

/// The first deal of another game for two.
pub const OTHER_HANDS: &str = "2-0 2-2 3-1 3-2 4-1 4-4 5-5 | 1-0 2-1 4-0 5-1 5-4 6-2 6-3";

/// The first deal where two have nine bones each.
pub const NINE_BONES: &str =
    "1-0 1-1 2-0 3-3 4-3 4-4 5-3 6-2 6-4 | 2-2 3-0 3-1 4-1 4-2 5-0 5-2 5-4 6-1";

/// The first deal where all bones are dealt to four: yours first.
pub const FOUR_HANDS: &str = "0-0 3-3 4-0 5-4 6-1 6-3 6-6 | 2-2 3-2 4-3 5-2 5-3 6-2 6-5 | 1-0 \
                              3-1 4-1 5-0 5-1 5-5 6-4 | 1-1 2-0 2-1 3-0 4-2 4-4 6-0";

/// The deal of a hand of All Fives, in which the boneyard comes to an end.
pub const DRAWN_OUT: &str = "0-0 2-0 3-0 3-2 5-0 5-2 5-4 | 1-1 4-1 4-4 5-1 5-3 6-2 6-6";

/// That hand, until nothing can be drawn.
pub const NONE_LEFT: &str = "6-6 draw draw draw draw draw 6-1@E 6-2@W 2-1@W 1-1@W 1-0@E 5-1@W \
                             5-2@W draw 6-5@N 5-4@N 4-1@N 5-0@E 5-3@E 2-2@W draw 6-3@S 2-0@W \
                             draw draw 4-3@E 3-0@W 6-4@E 3-2@W draw draw 3-3@S draw 3-1@N draw \
                             4-2@W 4-0@W draw 6-0@E";

/// A hand of Draw for two that is blocked when you pass, too.
pub const DRAW_HAND: &str = "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W draw draw draw draw \
                             draw draw draw 3-1@W draw draw draw draw 2-1@W draw draw 3-0@E \
                             4-2@W 5-0@E 6-5@E 4-1@W 6-0@E 0-0@E 2-0@E 5-1@W 5-2@E 5-5@E draw \
                             pass";

/// The first hand of All Fives for two, which Nestor wins.
pub const FIRST_HAND: &str = "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E draw \
                              1-0@N 2-2@W 0-0@N 6-5@S";

/// Its second hand.
pub const SECOND_HAND: &str = "6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S 2-2@E 1-1@W draw 6-4@N 4-2@S \
                               draw 4-0@S 6-0@S draw 5-2@E 4-3@N";

/// Its third hand.
pub const THIRD_HAND: &str = "6-6 6-2@W 2-0@W 1-0@W 6-1@E draw 6-0@N 4-0@N 4-2@N 5-2@N 5-5@N \
                              5-4@N draw 5-1@W 4-3@N";

/// The game after a line of play, whose last hand was dealt so.
///
/// `6-6` leads, `6-1@E` plays on the end that faces east, and `/` deals the next hand. Where
/// several ends face one way, `6-1@6-6E` names the bone, too.
#[track_caller]
pub fn at(set: &Preferences, hands: &str, line: &str) -> Session {
    let mut others = Vec::new();
    for number in 0..300 {
        match played(set, number, line).map(|session| (dealt(&session), session)) {
            Ok((dealt, session)) if dealt == hands => return session,
            Ok((dealt, _)) => others.push(dealt),
            Err((dealt, why)) => others.push(format!("{dealt}: {why}")),
        }
    }
    let others = others[..10].join("\n");
    panic!("no game deals {hands} before {line}; the first ones:\n{others}");
}

/// The hands that were dealt last, in the order of the seats.
fn dealt(session: &Session) -> String {
    let Some(round) = session.state().round() else {
        return String::new();
    };
    let hands = Seat::around(round.rules().seats).map(|seat| {
        let bones = round.initial_deal().hands[seat].iter();
        bones.map(|bone| bone.to_string()).collect::<Vec<_>>().join(" ")
    });
    hands.collect::<Vec<_>>().join(" | ")
}

/// A numbered game after a line of play; or its hands, and why it cannot be played so.
fn played(set: &Preferences, number: u64, line: &str) -> Result<Session, (String, String)> {
    let mut session = session(set, number);
    for word in line.split_whitespace() {
        if word == "/" {
            if session.deal().is_err() {
                return Err((dealt(&session), "it cannot be dealt".to_owned()));
            }
        } else if !is_led(&session, word) {
            let action = action(&session, word).map_err(|why| (dealt(&session), why))?;
            do_it(&mut session, action);
        }
    }
    Ok(session)
}

/// Whether this bone was led by itself, as the heaviest doublet is.
fn is_led(session: &Session, word: &str) -> bool {
    let actions = session.state().record().rounds.last().map_or(0, |round| round.actions.len());
    let led = session.state().round().and_then(|round| round.placed_bones().next());
    actions == 0 && led.is_some_and(|led| led.bone.to_string() == word)
}

/// The legal action that a word means.
fn action(session: &Session, word: &str) -> Result<Action, String> {
    let legal = session.state().legal_actions();
    let is_meant = |action: &&Action| {
        let text = action.to_string();
        let short = text.split_once('@').map(|(bone, end)| {
            let facing = end.trim_start_matches(|it: char| it == '-' || it.is_ascii_digit());
            format!("{bone}@{facing}")
        });
        text == word || short.as_deref() == Some(word)
    };
    if let [action] = legal.iter().filter(is_meant).collect::<Vec<_>>()[..] {
        return Ok(*action);
    }
    let legal: Vec<String> = legal.iter().map(Action::to_string).collect();
    Err(format!("{word} is not one of {}", legal.join(" ")))
}
