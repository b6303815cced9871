//! The rules of a game in plain words, made from the rules themselves so that
//! the two always agree.

use super::levels;
use super::points::{Points, shown};
use crate::msg;
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
        chapter(msg::TEXT_DEAL.text(), vec![deal(rules), dealt_again(rules)]),
        chapter(
            msg::TEXT_LEAD.text(),
            vec![Some(first_lead(rules)), later_leads(rules)],
        ),
        chapter(
            msg::TEXT_TURN.text(),
            vec![Some(msg::TEXT_TURN_PLAY.text()), no_match(rules)],
        ),
        chapter(msg::TEXT_LINE.text(), vec![Some(line(rules))]),
        chapter(msg::TEXT_SCORING.text(), scoring(rules)),
        chapter(msg::TEXT_END.text(), end_of_hand(rules)),
        chapter(msg::TEXT_WINNING.text(), winning(rules)),
    ]
}

/// Sentences joined to a paragraph.
fn paragraph<const N: usize>(sentences: [Option<String>; N]) -> Option<String> {
    sentences.into_iter().flatten().reduce(msg::text_sentences)
}

fn aim(rules: &Rules) -> Option<String> {
    let goal = match rules.target {
        Some(target) => msg::text_aim_target(Points::shown(target)),
        None => msg::TEXT_AIM_ONE_HAND.text(),
    };
    let ends = hand_ends(rules);
    let how = if rules.counts_score() {
        msg::text_aim_counts(ends)
    } else {
        msg::text_aim_ends(ends)
    };
    let partners = (rules.seats == Seats::Partners).then(|| msg::TEXT_AIM_PARTNERS.text());
    paragraph([Some(goal), Some(how), partners])
}

/// What the end of a hand scores or costs, as messages choose their words by it.
fn hand_ends(rules: &Rules) -> &'static str {
    let pays_block = rules.block_award_to != BlockAwardTo::Nobody;
    match rules.domino_award {
        _ if rules.remaining == Remaining::LoseOwn => "costs",
        DominoAward::OnePoint => match (rules.rounded_award(1) > 0, pays_block) {
            (true, true) => "domino-and-block",
            (true, false) => "domino",
            (false, true) => "block",
            (false, false) => "nothing",
        },
        _ if !rules.pips_left_matter() => "bones-alike",
        _ => "bones",
    }
}

fn deal(rules: &Rules) -> Option<String> {
    let seats = match rules.seats {
        Seats::Two => "two",
        Seats::Three => "three",
        Seats::Four => "four",
        Seats::Partners => "partners",
    };
    let hands = msg::text_deal_hands(rules.hand_size, seats);
    let left = rules.left_by_deal();
    let rest = if left == 0 {
        msg::TEXT_DEAL_NONE_LEFT.text()
    } else if rules.can_draw() {
        msg::text_deal_boneyard(left)
    } else {
        msg::text_deal_set_aside(left)
    };
    let boneyard = rules.can_draw() && left > 0;
    let buried = (boneyard && rules.bury_two).then(|| msg::TEXT_DEAL_BURIED.text());
    let kept = match rules.kept_back {
        1 if boneyard => Some(msg::TEXT_DEAL_KEEPS_ONE.text()),
        2 if boneyard => Some(msg::TEXT_DEAL_KEEPS_TWO.text()),
        _ => None,
    };
    paragraph([Some(hands), Some(rest), buried, kept])
}

fn dealt_again(rules: &Rules) -> Option<String> {
    let limit = rules.doublets_limit?;
    Some(msg::text_deal_again(limit))
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
        FirstLead::HeaviestDoublet => msg::text_lead_heaviest(hand),
        FirstLead::Lot => msg::text_lead_lot(hand),
        FirstLead::Draw => msg::text_lead_drawn_for(hand),
        FirstLead::Person => msg::text_lead_person(hand),
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
        LaterLeads::HeaviestDoublet if rules.target.is_none() => {
            msg::TEXT_LEAD_HEAVIEST_AGAIN.text()
        }
        LaterLeads::HeaviestDoublet => msg::TEXT_LEAD_HEAVIEST_LATER.text(),
        LaterLeads::Winner if rules.target.is_none() => msg::TEXT_LEAD_WINNER_OF_GAME.text(),
        LaterLeads::Winner => msg::text_lead_winner(
            if side_plays_on(rules) {
                "side"
            } else {
                "player"
            },
            unit,
        ),
        LaterLeads::Loser if two => msg::text_lead_loser(unit),
        LaterLeads::Loser => msg::text_lead_loser_of_several(unit),
        LaterLeads::Alternate if two => msg::text_lead_by_turns(unit),
        LaterLeads::Alternate => msg::text_lead_round_the_table(unit),
        LaterLeads::LastWithDoublet => msg::text_lead_last_with_doublet(unit),
        LaterLeads::LastToPlay => msg::text_lead_last_to_play(unit),
    })
}

fn no_match(rules: &Rules) -> Option<String> {
    if !rules.ever_draws() {
        return Some(msg::TEXT_TURN_PASS.text());
    }
    let choice = match rules.draws {
        _ if !rules.voluntary_draw => msg::TEXT_TURN_MUST_PLAY.text(),
        Draws::One => msg::TEXT_TURN_MAY_DRAW_ONE.text(),
        _ => msg::TEXT_TURN_MAY_DRAW.text(),
    };
    let cap = rules
        .hand_cap_matters()
        .then(|| msg::TEXT_TURN_HAND_CAP.text());
    let draw = match rules.draws {
        Draws::One => msg::TEXT_TURN_DRAW_ONE.text(),
        _ => msg::TEXT_TURN_DRAW.text(),
    };
    paragraph([Some(draw), Some(choice), cap])
}

fn line(rules: &Rules) -> String {
    match rules.spinner {
        Spinner::None => msg::TEXT_LINE_NO_SPINNER.text(),
        Spinner::Single => msg::TEXT_LINE_SPINNER.text(),
        Spinner::Every => msg::TEXT_LINE_EVERY_SPINNER.text(),
    }
}

fn scoring(rules: &Rules) -> Vec<Option<String>> {
    if !rules.counts_score() {
        return vec![Some(msg::TEXT_SCORING_NOTHING.text())];
    }
    let doublets = match rules.spinner {
        Spinner::None => msg::TEXT_SCORING_DOUBLETS.text(),
        Spinner::Single => msg::TEXT_SCORING_SPINNER.text(),
        Spinner::Every => msg::TEXT_SCORING_EVERY_SPINNER.text(),
    };
    vec![
        paragraph([Some(msg::TEXT_SCORING_COUNT.text()), Some(doublets)]),
        Some(worth(rules)),
        claims(rules),
        how_claimed(rules),
        rules
            .firecrackers
            .then(|| msg::text_firecrackers(if rules.can_draw() { "drawn" } else { "none" })),
        rules
            .firecrackers
            .then(|| msg::text_firecrackers_score(Points::shown(FREED_PLAY_BONUS))),
        rules.claims.then(levels::overlooked),
    ]
}

fn worth(rules: &Rules) -> String {
    match (rules.count_unit, rules.fives, rules.threes) {
        (CountUnit::Pips, true, true) => msg::TEXT_WORTH_FIVES_AND_THREES.text(),
        (CountUnit::Pips, true, false) => msg::TEXT_WORTH_FIVES.text(),
        (CountUnit::Pips, false, _) => msg::TEXT_WORTH_THREES.text(),
        (CountUnit::Multiples, true, true) => msg::TEXT_WORTH_EACH_FIVE_AND_THREE.text(),
        (CountUnit::Multiples, true, false) => msg::TEXT_WORTH_EACH_FIVE.text(),
        (CountUnit::Multiples, false, _) => msg::TEXT_WORTH_EACH_THREE.text(),
    }
}

fn claims(rules: &Rules) -> Option<String> {
    rules.claims.then(|| match rules.seats {
        Seats::Two => msg::TEXT_CLAIMS.text(),
        _ => msg::TEXT_CLAIMS_OF_SEVERAL.text(),
    })
}

/// What else there is to know of claims: their unit, and which nobody can take.
fn how_claimed(rules: &Rules) -> Option<String> {
    let is_said = |wanted: bool| rules.claims && wanted;
    let fives = is_said(rules.score_display == ScoreDisplay::Fives);
    let fives = fives.then(|| msg::TEXT_CLAIMS_FIVES.text());
    let void = is_said(rules.exact_target).then(|| msg::TEXT_CLAIMS_VOID.text());
    paragraph([fives, void])
}

/// Whether a player who is out has a partner who plays on.
fn side_plays_on(rules: &Rules) -> bool {
    rules.side_goes_out() && rules.seats == Seats::Partners
}

fn end_of_hand(rules: &Rules) -> Vec<Option<String>> {
    let passes_over = side_plays_on(rules);
    let out = Some(if passes_over {
        msg::TEXT_END_SIDE_OUT.text()
    } else {
        msg::TEXT_END_DOMINO.text()
    });
    let is_one_score = rules.counts_score() && rules.scores_domino_with_last_bone();
    let last =
        (rules.counts_score() && !is_one_score).then(|| msg::TEXT_END_LAST_BONE_COUNTS.text());
    let none_counts =
        (is_one_score && rules.exact_target).then(|| msg::TEXT_DOMINO_NONE_COUNTS.text());
    if rules.remaining == Remaining::LoseOwn {
        let side = match rules.seats {
            Seats::Partners => "partners",
            _ => "player",
        };
        let rounding = rules.rounding.then(|| msg::text_end_costs_rounded(side));
        return vec![
            paragraph([out, last, Some(msg::TEXT_END_BLOCKED_TOO.text())]),
            paragraph([Some(msg::text_end_costs(side)), rounding]),
        ];
    }
    vec![
        paragraph([out, last]),
        paragraph([Some(domino_award(rules)), none_counts]),
        Some(if passes_over {
            msg::TEXT_END_BLOCKED_SIDE_OUT.text()
        } else {
            msg::TEXT_END_BLOCKED.text()
        }),
        block_award(rules),
        (rules.rounding && !matches!(hand_ends(rules), "nothing" | "bones-alike"))
            .then(|| msg::TEXT_END_AWARDS_ROUNDED.text()),
    ]
}

fn domino_award(rules: &Rules) -> String {
    match (rules.domino_award, rules.seats) {
        (DominoAward::OnePoint, _) if rules.rounding => msg::TEXT_DOMINO_ONE_POINT_ROUNDED.text(),
        (DominoAward::OnePoint, _)
            if rules.counts_score() && rules.scores_domino_with_last_bone() =>
        {
            msg::TEXT_DOMINO_ONE_SCORE.text()
        }
        (DominoAward::OnePoint, _) => msg::TEXT_DOMINO_ONE_POINT.text(),
        (DominoAward::Pips, Seats::Two) => msg::TEXT_DOMINO_PIPS.text(),
        (DominoAward::Pips, Seats::Partners) => msg::TEXT_DOMINO_PIPS_PARTNERS.text(),
        (DominoAward::Pips, _) => msg::TEXT_DOMINO_PIPS_OF_SEVERAL.text(),
        (DominoAward::FiveABone, Seats::Two) => msg::TEXT_DOMINO_BONES.text(),
        (DominoAward::FiveABone, Seats::Partners) => msg::TEXT_DOMINO_BONES_PARTNERS.text(),
        (DominoAward::FiveABone, _) => msg::TEXT_DOMINO_BONES_OF_SEVERAL.text(),
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
        (BlockAwardTo::Low, Seats::Two) => msg::text_block_low(amount),
        (BlockAwardTo::Low, Seats::Partners) => msg::text_block_low_side(amount),
        (BlockAwardTo::Low, _) => msg::text_block_lowest(amount),
        (BlockAwardTo::Last, Seats::Partners) => msg::text_block_last_side(amount),
        (BlockAwardTo::Last, _) => msg::text_block_last(amount),
        (BlockAwardTo::Nobody, _) => msg::TEXT_BLOCK_NOBODY.text(),
    };
    let equal = (rules.block_award_to == BlockAwardTo::Low).then(|| match rules.seats {
        Seats::Two | Seats::Partners => msg::TEXT_BLOCK_EQUAL.text(),
        Seats::Three => msg::TEXT_BLOCK_EQUAL_OF_THREE.text(),
        Seats::Four => msg::TEXT_BLOCK_EQUAL_OF_FOUR.text(),
    });
    paragraph([Some(awarded), equal])
}

fn winning(rules: &Rules) -> Vec<Option<String>> {
    let Some(target) = rules.target else {
        let in_fives = rules.score_display == ScoreDisplay::Fives;
        return vec![
            Some(msg::TEXT_WIN_ONE_HAND.text()),
            in_fives.then(|| msg::text_win_fives(shown(10, rules), Points::shown(10))),
        ];
    };
    // Two of three may share what a blocked hand is worth.
    let is_shared = rules.seats == Seats::Three
        && rules.block_award_to == BlockAwardTo::Low
        && rules.remaining == Remaining::Nothing;
    let at_once = is_shared.then(|| msg::TEXT_WIN_AT_ONCE.text());
    let exact = rules.exact_target.then(|| msg::TEXT_WIN_EXACT.text());
    let in_fives = match rules.score_display {
        ScoreDisplay::Fives => {
            let fives = shown(i32::from(target), rules);
            Some(msg::text_win_fives(fives, Points::shown(target)))
        }
        ScoreDisplay::Points => None,
    };
    vec![
        paragraph([Some(msg::text_win_target(Points::shown(target))), at_once]),
        exact,
        in_fives,
        rules.clock.then(|| msg::TEXT_WIN_CLOCK.text()),
        rules.clock.then(|| msg::TEXT_WIN_CLOCK_BONUS.text()),
        Some(msg::text_win_most_hands(MAX_ROUNDS)),
    ]
}

#[cfg(test)]
mod tests;
