//! The rules of a game in plain words, made from the rules themselves so that
//! the two always agree.

use super::levels;
use super::points::shown;
use crate::say;
use engine::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, Draws, FREED_PLAY_BONUS, FirstLead,
    LaterLeads, MAX_ROUNDS, Remaining, Rules, ScoreDisplay, Seats, Spinner,
};

/// One part of a text of Help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about; empty for what a text begins with.
    pub title: String,
    /// Its paragraphs, each of whole sentences.
    pub paragraphs: Vec<String>,
}

/// The rules in the order in which a hand is played.
pub fn chapters(rules: &Rules) -> Vec<Chapter> {
    let chapter = |title, paragraphs: Vec<Option<String>>| Chapter {
        title,
        paragraphs: paragraphs.into_iter().flatten().collect(),
    };
    vec![
        chapter(String::new(), vec![aim(rules)]),
        chapter(say!("text-deal"), vec![deal(rules), dealt_again(rules)]),
        chapter(
            say!("text-lead"),
            vec![Some(first_lead(rules)), later_leads(rules)],
        ),
        chapter(
            say!("text-turn"),
            vec![Some(say!("text-turn-play")), no_match(rules)],
        ),
        chapter(say!("text-line"), vec![Some(line(rules))]),
        chapter(say!("text-scoring"), scoring(rules)),
        chapter(say!("text-end"), end_of_hand(rules)),
        chapter(say!("text-winning"), winning(rules)),
    ]
}

/// Sentences joined to a paragraph.
fn paragraph<const N: usize>(sentences: [Option<String>; N]) -> Option<String> {
    sentences
        .into_iter()
        .flatten()
        .reduce(|before, next| say!("text-sentences", before = before, next = next))
}

fn aim(rules: &Rules) -> Option<String> {
    let goal = match rules.target {
        Some(target) => say!("text-aim-target", points = target),
        None => say!("text-aim-one-hand"),
    };
    let bones_left =
        rules.domino_award != DominoAward::OnePoint || rules.block_award_to != BlockAwardTo::Nobody;
    let how = match (rules.counts_score(), rules.remaining) {
        (true, Remaining::LoseOwn) => say!("text-aim-counts-and-costs"),
        (true, Remaining::Nothing) if bones_left => say!("text-aim-counts-and-bones"),
        (true, Remaining::Nothing) => say!("text-aim-counts-and-domino"),
        (false, Remaining::Nothing) if !bones_left => say!("text-aim-domino"),
        (false, Remaining::LoseOwn) => say!("text-aim-costs"),
        (false, _) if !rules.pips_left_matter() => say!("text-aim-bones-alike"),
        (false, _) => say!("text-aim-bones"),
    };
    let partners = (rules.seats == Seats::Partners).then(|| say!("text-aim-partners"));
    paragraph([Some(goal), Some(how), partners])
}

fn deal(rules: &Rules) -> Option<String> {
    let seats = match rules.seats {
        Seats::Two => "two",
        Seats::Three => "three",
        Seats::Four => "four",
        Seats::Partners => "partners",
    };
    let hands = say!("text-deal-hands", seats = seats, bones = rules.hand_size);
    let left = rules.left_by_deal();
    let rest = if left == 0 {
        say!("text-deal-none-left")
    } else if rules.can_draw() {
        say!("text-deal-boneyard", bones = left)
    } else {
        say!("text-deal-set-aside", bones = left)
    };
    let boneyard = rules.can_draw() && left > 0;
    let buried = (boneyard && rules.bury_two).then(|| say!("text-deal-buried"));
    let kept = match rules.kept_back {
        1 if boneyard => Some(say!("text-deal-keeps-one")),
        2 if boneyard => Some(say!("text-deal-keeps-two")),
        _ => None,
    };
    paragraph([Some(hands), Some(rest), buried, kept])
}

fn dealt_again(rules: &Rules) -> Option<String> {
    let limit = rules.doublets_limit?;
    Some(say!("text-deal-again", limit = limit))
}

fn first_lead(rules: &Rules) -> String {
    let all = match rules.later_leads {
        LaterLeads::HeaviestDoublet => {
            rules.first_lead == FirstLead::HeaviestDoublet || rules.target.is_none()
        }
        LaterLeads::LikeTheFirst => true,
        LaterLeads::LastWithDoublet => rules.target.is_none(),
        _ => false,
    };
    // Without points to win, who leads goes on from game to game where a seat does.
    let hand = match (all, rules.target.is_some()) {
        (true, true) => "every-hand",
        (true, false) => "every-game",
        (false, true) => "first-hand",
        (false, false) => "first-game",
    };
    match rules.first_lead {
        FirstLead::HeaviestDoublet => say!("text-lead-heaviest", hand = hand),
        FirstLead::Lot => say!("text-lead-lot", hand = hand),
        FirstLead::Draw => say!("text-lead-drawn-for", hand = hand),
        FirstLead::Person => say!("text-lead-person", hand = hand),
    }
}

fn later_leads(rules: &Rules) -> Option<String> {
    let unit = if rules.target.is_some() {
        "hand"
    } else {
        "game"
    };
    let two = rules.seats == Seats::Two;
    Some(match rules.later_leads {
        LaterLeads::HeaviestDoublet if rules.first_lead == FirstLead::HeaviestDoublet => {
            return None;
        }
        LaterLeads::LikeTheFirst => return None,
        LaterLeads::LastWithDoublet if rules.target.is_none() => return None,
        LaterLeads::HeaviestDoublet if rules.target.is_none() => say!("text-lead-heaviest-again"),
        LaterLeads::HeaviestDoublet => say!("text-lead-heaviest-later"),
        LaterLeads::Winner if rules.target.is_none() => say!("text-lead-winner-of-game"),
        LaterLeads::Winner => say!("text-lead-winner", unit = unit),
        LaterLeads::Loser if two => say!("text-lead-loser", unit = unit),
        LaterLeads::Loser => say!("text-lead-loser-of-several", unit = unit),
        LaterLeads::Alternate if two => say!("text-lead-by-turns", unit = unit),
        LaterLeads::Alternate => say!("text-lead-round-the-table", unit = unit),
        LaterLeads::LastWithDoublet => say!("text-lead-last-with-doublet", unit = unit),
        LaterLeads::LastToPlay => say!("text-lead-last-to-play", unit = unit),
    })
}

fn no_match(rules: &Rules) -> Option<String> {
    if !rules.ever_draws() {
        return Some(say!("text-turn-pass"));
    }
    let choice = match rules.draws {
        _ if !rules.voluntary_draw => say!("text-turn-must-play"),
        Draws::One => say!("text-turn-may-draw-one"),
        _ => say!("text-turn-may-draw"),
    };
    let cap = rules.hand_cap.then(|| say!("text-turn-hand-cap"));
    let draw = match rules.draws {
        Draws::One => say!("text-turn-draw-one"),
        _ => say!("text-turn-draw"),
    };
    paragraph([Some(draw), Some(choice), cap])
}

fn line(rules: &Rules) -> String {
    match rules.spinner {
        Spinner::None => say!("text-line-no-spinner"),
        Spinner::Single => say!("text-line-spinner"),
        Spinner::Every => say!("text-line-every-spinner"),
    }
}

fn scoring(rules: &Rules) -> Vec<Option<String>> {
    if !rules.counts_score() {
        return vec![Some(say!("text-scoring-nothing"))];
    }
    let doublets = match rules.spinner {
        Spinner::None => say!("text-scoring-doublets"),
        Spinner::Single => say!("text-scoring-spinner"),
        Spinner::Every => say!("text-scoring-every-spinner"),
    };
    vec![
        paragraph([Some(say!("text-scoring-count")), Some(doublets)]),
        Some(worth(rules)),
        claims(rules),
        how_claimed(rules),
        rules.firecrackers.then(|| say!("text-firecrackers")),
        rules
            .firecrackers
            .then(|| say!("text-firecrackers-score", points = FREED_PLAY_BONUS)),
        rules.claims.then(levels::overlooked),
    ]
}

fn worth(rules: &Rules) -> String {
    match (rules.count_unit, rules.fives, rules.threes) {
        (CountUnit::Pips, true, true) => say!("text-worth-fives-and-threes"),
        (CountUnit::Pips, true, false) => say!("text-worth-fives"),
        (CountUnit::Pips, false, _) => say!("text-worth-threes"),
        (CountUnit::Multiples, true, true) => say!("text-worth-each-five-and-three"),
        (CountUnit::Multiples, true, false) => say!("text-worth-each-five"),
        (CountUnit::Multiples, false, _) => say!("text-worth-each-three"),
    }
}

fn claims(rules: &Rules) -> Option<String> {
    rules.claims.then(|| match rules.seats {
        Seats::Two => say!("text-claims"),
        _ => say!("text-claims-of-several"),
    })
}

/// What else there is to know of claims: their unit, and which nobody can take.
fn how_claimed(rules: &Rules) -> Option<String> {
    let is_said = |wanted: bool| rules.claims && wanted;
    let fives = is_said(rules.score_display == ScoreDisplay::Fives);
    let fives = fives.then(|| say!("text-claims-fives"));
    let void = is_said(rules.exact_target).then(|| say!("text-claims-void"));
    paragraph([fives, void])
}

fn end_of_hand(rules: &Rules) -> Vec<Option<String>> {
    let passes_over = rules.side_goes_out() && rules.seats == Seats::Partners;
    let out = Some(if passes_over {
        say!("text-end-side-out")
    } else {
        say!("text-end-domino")
    });
    let is_one_score = rules.counts_score() && rules.scores_domino_with_last_bone();
    let last = (rules.counts_score() && !is_one_score).then(|| say!("text-end-last-bone-counts"));
    let none_counts = (is_one_score && rules.exact_target).then(|| say!("text-domino-none-counts"));
    if rules.remaining == Remaining::LoseOwn {
        let rounding = rules.rounding.then(|| say!("text-end-costs-rounded"));
        return vec![
            paragraph([out, last, Some(say!("text-end-blocked-too"))]),
            paragraph([Some(say!("text-end-costs")), rounding]),
        ];
    }
    vec![
        paragraph([out, last]),
        paragraph([Some(domino_award(rules)), none_counts]),
        Some(if passes_over {
            say!("text-end-blocked-side-out")
        } else {
            say!("text-end-blocked")
        }),
        block_award(rules),
        rules.rounding.then(|| say!("text-end-awards-rounded")),
    ]
}

fn domino_award(rules: &Rules) -> String {
    match (rules.domino_award, rules.seats) {
        (DominoAward::OnePoint, _) if rules.rounding => say!("text-domino-one-point-rounded"),
        (DominoAward::OnePoint, _)
            if rules.counts_score() && rules.scores_domino_with_last_bone() =>
        {
            say!("text-domino-one-score")
        }
        (DominoAward::OnePoint, _) => say!("text-domino-one-point"),
        (DominoAward::Pips, Seats::Two) => say!("text-domino-pips"),
        (DominoAward::Pips, Seats::Partners) => say!("text-domino-pips-partners"),
        (DominoAward::Pips, _) => say!("text-domino-pips-of-several"),
        (DominoAward::FiveABone, Seats::Two) => say!("text-domino-bones"),
        (DominoAward::FiveABone, Seats::Partners) => say!("text-domino-bones-partners"),
        (DominoAward::FiveABone, _) => say!("text-domino-bones-of-several"),
    }
}

fn block_award(rules: &Rules) -> Option<String> {
    let amount = match (rules.block_award_of, rules.seats) {
        (BlockAwardOf::Difference, Seats::Two) => "difference",
        (BlockAwardOf::Difference, Seats::Partners) => "difference-partners",
        (BlockAwardOf::Difference, _) => "difference-several",
        (BlockAwardOf::Opponents, Seats::Two) => "opponents",
        (BlockAwardOf::Opponents, Seats::Partners) => "opponents-partners",
        (BlockAwardOf::Opponents, _) => "opponents-several",
        (BlockAwardOf::Both, Seats::Two) => "both",
        (BlockAwardOf::Both, _) => "both-several",
    };
    let awarded = match (rules.block_award_to, rules.seats) {
        (BlockAwardTo::Low, Seats::Two) => say!("text-block-low", amount = amount),
        (BlockAwardTo::Low, Seats::Partners) => say!("text-block-low-side", amount = amount),
        (BlockAwardTo::Low, _) => say!("text-block-lowest", amount = amount),
        (BlockAwardTo::Last, Seats::Partners) => say!("text-block-last-side", amount = amount),
        (BlockAwardTo::Last, _) => say!("text-block-last", amount = amount),
        (BlockAwardTo::Nobody, _) => say!("text-block-nobody"),
    };
    let equal = (rules.block_award_to == BlockAwardTo::Low).then(|| match rules.seats {
        Seats::Two | Seats::Partners => say!("text-block-equal"),
        Seats::Three => say!("text-block-equal-of-three"),
        Seats::Four => say!("text-block-equal-of-four"),
    });
    paragraph([Some(awarded), equal])
}

fn winning(rules: &Rules) -> Vec<Option<String>> {
    let Some(target) = rules.target else {
        return vec![Some(say!("text-win-one-hand"))];
    };
    // Two of three may share what a blocked hand is worth.
    let is_shared = rules.seats == Seats::Three
        && rules.block_award_to == BlockAwardTo::Low
        && rules.remaining == Remaining::Nothing;
    let at_once = is_shared.then(|| say!("text-win-at-once"));
    let exact = rules.exact_target.then(|| say!("text-win-exact"));
    let in_fives = match rules.score_display {
        ScoreDisplay::Fives => {
            let fives = shown(i32::from(target), rules);
            Some(say!("text-win-fives", points = target, fives = fives))
        }
        ScoreDisplay::Points => None,
    };
    vec![
        paragraph([Some(say!("text-win-target", points = target)), at_once]),
        exact,
        in_fives,
        rules.clock.then(|| say!("text-win-clock")),
        rules.clock.then(|| say!("text-win-clock-bonus")),
        Some(say!("text-win-most-hands", hands = MAX_ROUNDS)),
    ]
}

#[cfg(test)]
mod tests;
