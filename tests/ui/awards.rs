//! What is said and shown at the end of a hand: both hands, and the sum.

use nestor_dominoes::engine::{
    BlockAwardOf, BlockAwardTo, DominoAward, Position, Preset, Remaining, RoundEnd, Rules, Seats,
};
use nestor_dominoes::session::{NESTOR, Session, YOU};

use super::found::game_where;
use super::player::{Player, set};

/// The pips in both hands at the end of a hand: yours, Nestor's.
fn held(session: &Session) -> [u16; 2] {
    let position = session.state().position().expect("a hand was dealt");
    [YOU, NESTOR].map(|seat| position.hand(seat).weight())
}

fn end(session: &Session) -> Option<RoundEnd> {
    session.state().position().and_then(Position::end)
}

/// Blocked, with what is wanted of the two hands; no side has won yet.
fn blocked(session: &Session, wanted: impl Fn([u16; 2]) -> bool) -> bool {
    let goes_on = session.state().outcome().is_none();
    goes_on && end(session) == Some(RoundEnd::Blocked) && wanted(held(session))
}

/// You dominoed, and what is wanted of the other hand.
fn dominoed(session: &Session, wanted: impl Fn(u16) -> bool) -> bool {
    let goes_on = session.state().outcome().is_none();
    goes_on && end(session) == Some(RoundEnd::Domino(YOU)) && wanted(held(session)[1])
}

/// What is said at the end of the first hand that ends as wanted, from games
/// of these rules, and the pips in both hands.
fn said(rules: &Rules, wanted: impl Fn(&Session) -> bool) -> (String, [u16; 2]) {
    let session = game_where(&set(*rules), wanted);
    let player = Player::at(&session);
    player.look();
    (player.message(), held(&session))
}

fn nearest_five(pips: u16) -> u16 {
    (pips + 2) / 5 * 5
}

/// A mix of rules under which the other kinds of award can be had.
fn draw() -> Rules {
    Preset::Draw.rules(Seats::Two)
}

#[test]
fn a_domino_says_the_pips_that_it_is_worth() {
    let (message, [_, nestor]) = said(&draw(), |at| dominoed(at, |pips| pips > 1));
    let sum = format!("{nestor} pips: you scored {nestor} points.");
    assert!(
        message.starts_with("Domino!") && message.ends_with(&sum),
        "{message}"
    );
    let rounded = Preset::TournamentAllFives.rules(Seats::Two);
    let uneven = |pips: u16| pips > 2 && !pips.is_multiple_of(5);
    let (message, [_, nestor]) = said(&rounded, |at| dominoed(at, uneven));
    let sum = format!(
        "{nestor} pips, to the nearest five: you scored {} points.",
        nearest_five(nestor)
    );
    assert!(message.ends_with(&sum), "{message}");
    let fives = Preset::CribbageBoardFives.rules(Seats::Two);
    let (message, [_, nestor]) = said(&fives, |at| dominoed(at, |pips| uneven(pips) && pips > 7));
    let points = nearest_five(nestor);
    let sum = format!(
        "{nestor} pips, {points} to the nearest five: you scored {} points.",
        points / 5
    );
    assert!(message.ends_with(&sum), "{message}");
}

#[test]
fn a_domino_that_is_worth_nothing_says_so() {
    let (message, _) = said(&draw(), |at| dominoed(at, |pips| pips == 0));
    assert!(message.ends_with("0 pips, so nobody scored."), "{message}");
    let rounded = Preset::TournamentAllFives.rules(Seats::Two);
    let (message, _) = said(&rounded, |at| dominoed(at, |pips| pips == 2));
    let sum = "2 pips, to the nearest five: 0, so nobody scored.";
    assert!(message.ends_with(sum), "{message}");
}

#[test]
fn a_domino_that_is_paid_by_the_bone_says_how_many_bones() {
    let rules = Rules {
        domino_award: DominoAward::FiveABone,
        ..draw()
    };
    let bones = |at: &Session| at.state().position().map_or(0, |at| at.hand(NESTOR).len());
    let (message, _) = said(&rules, |at| dominoed(at, |_| bones(at) == 3));
    let sum = "5 for each of 3 bones: you scored 15 points.";
    assert!(message.ends_with(sum), "{message}");
}

#[test]
fn a_block_lays_both_hands_open_and_says_the_sum() {
    let apart = |[you, nestor]: [u16; 2]| you != nestor && you > 1;
    let (message, [you, nestor]) = said(&draw(), |at| blocked(at, apart));
    let winner = if you < nestor { "you" } else { "Nestor" };
    let (more, less) = (you.max(nestor), you.min(nestor));
    let points = match more - less {
        1 => "1 point".to_owned(),
        several => format!("{several} points"),
    };
    let hands = format!("You held {you} pips, Nestor {nestor}.");
    let sum = format!(
        "{more} - {less} = {}: {winner} scored {points}.",
        more - less
    );
    assert!(message.starts_with("Blocked"), "{message}");
    assert!(message.ends_with(&format!("{hands} {sum}")), "{message}");
    let rules = Rules {
        block_award_of: BlockAwardOf::Both,
        ..draw()
    };
    let low = |[you, nestor]: [u16; 2]| 1 < you && you < nestor;
    let (message, [you, nestor]) = said(&rules, |at| blocked(at, low));
    let both = you + nestor;
    let sum = format!("{nestor} + {you} = {both}: you scored {both} points.");
    assert!(message.ends_with(&sum), "{message}");
}

#[test]
fn a_block_that_gives_nobody_anything_says_so() {
    let equal = |[you, nestor]: [u16; 2]| you == nestor && you > 1;
    let (message, [you, nestor]) = said(&draw(), |at| blocked(at, equal));
    let hands = format!("You held {you} pips, Nestor {nestor}. Equal, so nobody scored.");
    assert!(message.ends_with(&hands), "{message}");
    let rules = Rules {
        block_award_to: BlockAwardTo::Last,
        ..draw()
    };
    let (message, [you, _]) = said(&rules, |at| blocked(at, equal));
    let sum = format!("{you} - {you} = 0, so nobody scored.");
    assert!(message.ends_with(&sum), "{message}");
    let rules = Rules {
        block_award_to: BlockAwardTo::Nobody,
        ..draw()
    };
    let (message, _) = said(&rules, |at| blocked(at, |_| true));
    let sum = "Nobody scored: in this game a block brings nothing.";
    assert!(message.ends_with(sum), "{message}");
}

#[test]
fn what_each_side_loses_is_said_with_its_pips() {
    let rules = Rules {
        remaining: Remaining::LoseOwn,
        ..Preset::TournamentAllFives.rules(Seats::Two)
    };
    let uneven = |pips: u16| pips > 2 && !pips.is_multiple_of(5);
    let (message, pips) = said(&rules, |at| {
        blocked(at, |pips| pips.into_iter().all(uneven))
    });
    for (pips, who) in pips.into_iter().zip(["you", "Nestor"]) {
        let points = nearest_five(pips);
        let sum = format!("{pips} pips, to the nearest five: {who} lost {points} points.");
        assert!(message.contains(&sum), "{message}");
    }
}

#[test]
fn both_hands_are_totalled_beside_their_names_when_a_hand_is_over() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let session = game_where(&set(draw()), |at| {
            blocked(at, |pips| pips.into_iter().all(|pips| pips > 1))
        });
        let player = Player::at_size(&session, size);
        for (name, pips) in ["You: ", "Nestor: "].into_iter().zip(held(&session)) {
            let total = format!(", {pips} pips");
            let mut parts = player.parts().into_iter();
            let status = parts.find(|(_, label)| label.starts_with(name));
            let (_, status) = status.expect("both have a score");
            assert!(status.ends_with(&total), "{total} is not in {status}");
        }
    }
}
