//! The rules of a game in plain words, made from the rules themselves so that
//! the two always agree.

use super::rules::points_to_win;
use crate::engine::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, LaterLeads, MOST_ROUNDS,
    Remaining, Rules, ScoreDisplay, Seats, Spinner,
};

/// One part of the rules text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub title: &'static str,
    /// Its paragraphs, each of whole sentences.
    pub paragraphs: Vec<String>,
}

/// The rules in the order in which a hand is played.
pub fn chapters(rules: &Rules) -> Vec<Chapter> {
    let chapter = |title, paragraphs| Chapter { title, paragraphs };
    vec![
        chapter("The aim", vec![aim(rules)]),
        chapter("The deal", vec![deal(rules)]),
        chapter("The lead", vec![first_lead(rules), later_leads(rules)]),
        chapter("Your turn", vec![play(), no_match(rules)]),
        chapter("The line", vec![line(rules)]),
        chapter("Scoring", scoring(rules)),
        chapter("The end of a hand", end_of_hand(rules)),
        chapter("Winning", winning(rules)),
    ]
    .into_iter()
    .map(without_blanks)
    .collect()
}

fn without_blanks(mut chapter: Chapter) -> Chapter {
    chapter.paragraphs.retain(|paragraph| !paragraph.is_empty());
    chapter
}

/// Sentences joined to a paragraph; empty ones are left out.
fn paragraph(sentences: &[&str]) -> String {
    let said = sentences.iter().filter(|sentence| !sentence.is_empty());
    said.copied().collect::<Vec<_>>().join(" ")
}

/// `text` if `said`, else nothing.
const fn when(said: bool, text: &str) -> &str {
    if said { text } else { "" }
}

fn aim(rules: &Rules) -> String {
    let goal = match rules.target {
        Some(target) => format!("Be the first to reach {}.", plain_points(target)),
        None => "Win the one hand that is played.".to_owned(),
    };
    let bones_left =
        rules.domino_award != DominoAward::OnePoint || rules.block_award_to != BlockAwardTo::Nobody;
    let how = match (rules.counts_score(), rules.remaining) {
        (true, Remaining::LoseOwn) => {
            "Points come from what the open ends of the line add up to; bones that you still hold when a hand ends cost you points."
        }
        (true, Remaining::Nothing) if bones_left => {
            "Points come from what the open ends of the line add up to, and from the bones that are left when a hand ends."
        }
        (true, Remaining::Nothing) => {
            "Points come from what the open ends of the line add up to, and from going out."
        }
        (false, Remaining::Nothing) if !bones_left => "Points come from going out.",
        (false, _) => {
            "Points come from the bones that are left when a hand ends, so get rid of yours, the heavy ones first."
        }
    };
    let partners = when(
        rules.seats == Seats::Partners,
        "Partners sit opposite each other and share one score.",
    );
    paragraph(&[&goal, how, partners])
}

fn plain_points(target: u16) -> String {
    points_to_win(target, ScoreDisplay::Points)
}

fn deal(rules: &Rules) -> String {
    let players = match rules.seats {
        Seats::Two => "You and Nestor",
        Seats::Three => "Three players",
        Seats::Four => "Four players",
        Seats::Partners => "Four players, in two partnerships,",
    };
    let hands = format!(
        "{players} play with a set of 28 bones, from double blank to double six. Each is dealt {}.",
        rules.hand_size
    );
    let left = 28 - rules.dealt();
    let rest = if left == 0 {
        "No bones are left over, so nobody draws.".to_owned()
    } else if rules.draws {
        format!("The other {left} lie face down in the boneyard.")
    } else {
        format!("The other {left} are set aside face down, and nobody draws.")
    };
    let boneyard = rules.draws && left > 0;
    let buried = when(
        boneyard && rules.bury_two,
        "Two of them are taken away before the hand begins, and nobody sees which.",
    );
    let kept = match rules.kept_back {
        1 if boneyard => "The last bone of the boneyard is never drawn.",
        2 if boneyard => "The last two bones of the boneyard are never drawn.",
        _ => "",
    };
    let void = match rules.doublets_limit {
        Some(limit) => format!(
            "If one of the hands holds more than {limit} doublets, all bones are shuffled and dealt anew."
        ),
        None => String::new(),
    };
    paragraph(&[&hands, &rest, buried, kept, &void])
}

const HEAVIEST_LEADS: &str = "is led with the heaviest doublet that anybody was dealt. It is laid by itself, and the next player goes on. If nobody holds a doublet, the bones are dealt anew.";

fn first_lead(rules: &Rules) -> String {
    let hand = hand_or_game(rules);
    let all = match rules.later_leads {
        LaterLeads::HeaviestDoublet => rules.first_lead == FirstLead::HeaviestDoublet,
        LaterLeads::LikeTheFirst => true,
        _ => false,
    };
    let which = if all { "Every" } else { "The first" };
    match rules.first_lead {
        FirstLead::HeaviestDoublet => format!("{which} {hand} {HEAVIEST_LEADS}"),
        FirstLead::Lot => {
            format!("{which} {hand} is led by a player picked by lot, with any bone.")
        }
        FirstLead::Draw => format!(
            "{which} {hand} is drawn for: each draws a bone, and the heavier one, the one with more pips, wins the lead. Equal weights draw again. These bones are shuffled back before the deal, and the lead can be any bone."
        ),
    }
}

/// Without points to win a lead goes on from game to game.
const fn hand_or_game(rules: &Rules) -> &'static str {
    if rules.target.is_some() {
        "hand"
    } else {
        "game"
    }
}

fn later_leads(rules: &Rules) -> String {
    let hand = hand_or_game(rules);
    let two = rules.seats == Seats::Two;
    let as_first = format!("After a blocked hand the lead is settled as for the first {hand}.");
    match rules.later_leads {
        LaterLeads::HeaviestDoublet if rules.first_lead == FirstLead::HeaviestDoublet => {
            String::new()
        }
        LaterLeads::LikeTheFirst => String::new(),
        LaterLeads::HeaviestDoublet if rules.target.is_none() => {
            format!("A hand that is dealt because a blocked one was level {HEAVIEST_LEADS}")
        }
        LaterLeads::HeaviestDoublet => format!("Every later hand {HEAVIEST_LEADS}"),
        LaterLeads::Winner if rules.target.is_none() => {
            "After that, whoever won a game, by going out or by a block, leads the next, with any bone. A hand that is dealt because a blocked one was level is led as the first.".to_owned()
        }
        LaterLeads::Winner => {
            format!("After that, whoever went out leads the next {hand}, with any bone. {as_first}")
        }
        LaterLeads::Loser if two => format!(
            "After that, whoever did not go out leads the next {hand}, with any bone. {as_first}"
        ),
        LaterLeads::Loser => format!(
            "After that, the opponent who was left with most pips leads the next {hand}, with any bone. {as_first}"
        ),
        LaterLeads::Alternate if two => {
            format!("After that, you and Nestor lead a {hand} by turns, with any bone.")
        }
        LaterLeads::Alternate => {
            format!("After that, the lead of each {hand} goes round the table, with any bone.")
        }
        LaterLeads::LastToPlay => format!(
            "After that, whoever played the last bone of a {hand} leads the next, with any bone."
        ),
    }
}

fn play() -> String {
    "Play one bone on an open end that shows the same number as one of its halves; the other half is the new end. The bone turns the right way by itself, and a bone that fits several ends goes where you say.".to_owned()
}

fn no_match(rules: &Rules) -> String {
    if !rules.draws || rules.dealt() == 28 {
        return "If none of your bones fits you pass; if one does you must play.".to_owned();
    }
    let draw = "If none of your bones fits you draw, one bone after the other, until one fits, and that one you play. When there is nothing left to draw you pass.";
    let choice = if rules.voluntary_draw {
        "You may also draw, as often as you like, while a bone of yours fits; but you cannot pass with it."
    } else {
        "As long as a bone of yours fits you must play: no drawing, no passing."
    };
    let cap = when(
        rules.hand_cap,
        "A player who holds 18 bones, and none that fits, draws no more and passes.",
    );
    paragraph(&[draw, choice, cap])
}

fn line(rules: &Rules) -> String {
    match rules.spinner {
        Spinner::None => {
            "The line has two open ends, east and west. A doublet lies across it.".to_owned()
        }
        Spinner::Single => {
            "A doublet lies across the line. The first doublet of a hand, whoever plays it, is the spinner: once both its long sides, east and west, have been played on, its short sides, north and south, are open as well. So there can be four ends.".to_owned()
        }
        Spinner::Every => {
            "A doublet lies across the line, and every doublet is a spinner: once both its long sides have been played on, its short sides are open as well. So the line branches again and again.".to_owned()
        }
    }
}

fn scoring(rules: &Rules) -> Vec<String> {
    if !rules.counts_score() {
        return vec![
            "Nothing scores while a hand is played. All points come at its end.".to_owned(),
        ];
    }
    let count = "After every play, the first one included, all open ends are added up: that is the table count.";
    let doublets = match rules.spinner {
        Spinner::None => "A doublet at an end counts with both halves.",
        Spinner::Single => {
            "A doublet at an end counts with both halves, and so does the spinner until both its long sides are covered; then it counts nothing. A short side counts only once it has been played on."
        }
        Spinner::Every => {
            "A doublet counts with both halves until both its long sides are covered; then it counts nothing. A short side counts only once it has been played on."
        }
    };
    vec![
        paragraph(&[count, doublets]),
        worth(rules),
        claims(rules).to_owned(),
    ]
}

fn worth(rules: &Rules) -> String {
    let worth = match (rules.count_unit, rules.fives, rules.threes) {
        (CountUnit::Pips, true, true) => {
            "A count that is a multiple of five or of three scores that many points: 10 scores 10, and 9 scores 9. A 15 is both, and scores 15 once."
        }
        (CountUnit::Pips, true, false) => {
            "A count that is a multiple of five scores that many points: 5 scores 5, and 20 scores 20."
        }
        (CountUnit::Pips, false, _) => {
            "A count that is a multiple of three scores that many points: 3 scores 3, and 12 scores 12."
        }
        (CountUnit::Multiples, true, true) => {
            "A multiple of five scores a point for each five in it, and a multiple of three a point for each three: 10 scores 2, and 12 scores 4. A 15 is both, and scores 3 and 5: 8 points."
        }
        (CountUnit::Multiples, true, false) => {
            "A multiple of five scores a point for each five in it: 5 scores 1, and 20 scores 4."
        }
        (CountUnit::Multiples, false, _) => {
            "A multiple of three scores a point for each three in it: 3 scores 1, and 12 scores 4."
        }
    };
    worth.to_owned()
}

const fn claims(rules: &Rules) -> &'static str {
    if !rules.claims {
        ""
    } else if matches!(rules.seats, Seats::Two) {
        "Nobody is given points unasked. After each of your plays you say whether you claim any: what you do not claim, Nestor takes. He claims everything he makes himself."
    } else {
        "Nobody is given points unasked. Claim what you make; what a player overlooks the other side may take."
    }
}

fn end_of_hand(rules: &Rules) -> Vec<String> {
    let last = when(
        rules.counts_score(),
        "What that last bone scores on the table counts first.",
    );
    if rules.remaining == Remaining::LoseOwn {
        let cost = "Nobody is awarded anything for the end of a hand. Instead everybody loses a point for each pip still in hand.";
        let rounding = when(
            rules.rounding,
            "That goes to the nearest five: 12 costs 10, and 13 costs 15.",
        );
        let cost = paragraph(&[cost, rounding]);
        let out = paragraph(&[
            "Whoever plays the last bone of a hand goes out (that is a domino), and the hand is over.",
            last,
        ]);
        let blocked = "It is also over when it is blocked: nobody can play, and nobody may draw.";
        return vec![paragraph(&[&out, blocked]), cost];
    }
    let rounding = when(
        rules.rounding,
        "These awards go to the nearest five: 12 brings 10, and 13 brings 15.",
    );
    vec![
        paragraph(&[
            "Whoever plays the last bone of a hand goes out (that is a domino), and the hand is over.",
            last,
            domino_award(rules),
        ]),
        paragraph(&[
            "When nobody can play, and nobody may draw, the hand is blocked and over as well.",
            &block_award(rules),
        ]),
        rounding.to_owned(),
    ]
}

const fn domino_award(rules: &Rules) -> &'static str {
    match (rules.domino_award, rules.seats) {
        (DominoAward::OnePoint, _) if rules.rounding => {
            "Going out brings one point, which to the nearest five is none."
        }
        (DominoAward::OnePoint, _) => "Going out brings one point.",
        (DominoAward::Pips, Seats::Two) => {
            "Going out brings a point for each pip left in the other hand."
        }
        (DominoAward::Pips, Seats::Partners) => {
            "Going out brings a point for each pip left in the opponents' hands; the partner's do not count."
        }
        (DominoAward::Pips, _) => "Going out brings a point for each pip left in the other hands.",
        (DominoAward::FiveABone, Seats::Two) => {
            "Going out brings five points for each bone left in the other hand."
        }
        (DominoAward::FiveABone, Seats::Partners) => {
            "Going out brings five points for each bone left in the opponents' hands; the partner's do not count."
        }
        (DominoAward::FiveABone, _) => {
            "Going out brings five points for each bone left in the other hands."
        }
    }
}

fn block_award(rules: &Rules) -> String {
    let amount = match (rules.block_award_of, rules.seats) {
        (BlockAwardOf::Difference, Seats::Two) => "the difference between the two hands, in pips",
        (BlockAwardOf::Difference, Seats::Partners) => {
            "the difference between the pips of the two sides"
        }
        (BlockAwardOf::Difference, _) => "the pips of the others less their own",
        (BlockAwardOf::Opponents, Seats::Two) => "the pips of the other hand",
        (BlockAwardOf::Opponents, Seats::Partners) => "the pips of both opponents",
        (BlockAwardOf::Opponents, _) => "the pips of all the others",
        (BlockAwardOf::Both, Seats::Two) => "the pips of both hands together",
        (BlockAwardOf::Both, _) => "the pips of all hands together",
    };
    let equal = match rules.seats {
        Seats::Two | Seats::Partners => "With equal pips nobody scores.",
        Seats::Three => {
            "Two who are equally low share the pips of the third; if all three are equal nobody scores."
        }
        Seats::Four => "If two are equally low nobody scores.",
    };
    match (rules.block_award_to, rules.seats) {
        (BlockAwardTo::Low, Seats::Two) => {
            format!("Then whoever holds fewer pips is awarded {amount}. {equal}")
        }
        (BlockAwardTo::Low, Seats::Partners) => {
            format!("Then the side that holds fewer pips is awarded {amount}. {equal}")
        }
        (BlockAwardTo::Low, _) => {
            format!("Then whoever holds the fewest pips is awarded {amount}. {equal}")
        }
        (BlockAwardTo::Last, Seats::Partners) => {
            format!("Then the side that played the last bone is awarded {amount}.")
        }
        (BlockAwardTo::Last, _) => {
            format!("Then whoever played the last bone is awarded {amount}.")
        }
        (BlockAwardTo::Nobody, _) => "A blocked hand brings nobody anything.".to_owned(),
    }
}

fn winning(rules: &Rules) -> Vec<String> {
    let Some(target) = rules.target else {
        return vec![
            "One hand is the whole game: whoever has more points at its end has won, and of those at equal points whoever went out. If a blocked hand leaves the scores equal, another hand is dealt, up to 200 of them; then the game is a draw.".to_owned(),
        ];
    };
    let points = plain_points(target);
    let exact = when(
        rules.exact_target,
        "The points must be hit exactly: a score that would go past them does not count, and play goes on.",
    );
    let shown = match rules.score_display {
        ScoreDisplay::Fives => format!(
            "Scores are shown as fives, as they are pegged on a cribbage board: {target} points are {}.",
            target / 5
        ),
        ScoreDisplay::Points => String::new(),
    };
    vec![
        paragraph(&[
            &format!(
                "The first to reach {points} wins, in the middle of a hand too; nothing is awarded after that moment."
            ),
            exact,
        ]),
        shown,
        format!(
            "A game that has come to {MOST_ROUNDS} hands ends there: whoever is ahead wins, and equal scores are a draw."
        ),
    ]
}

#[cfg(test)]
mod tests;
