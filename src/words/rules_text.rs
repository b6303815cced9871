//! The rules of a game in plain words, generated from `Rules` so that text and play always agree.

use super::levels;
use super::points::{Points, in_rules_unit, score_selector};
use super::yes_or_no;
use crate::msg;
use engine::{
    BlockAwardFormula, BlockAwardRecipient, BlockLead, Capicua, CountUnit, DominoAward,
    FREED_PLAY_BONUS, FirstLead, Fit, HandWorth, LaterLeads, MAX_ROUNDS, NoDoublet, Remaining,
    Rules, Score, ScoreDisplay, Seats, TiedBlock, WayOut,
};

/// A chapter of a Help text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The title; empty for the introduction.
    pub title: String,
    /// The paragraphs, each of whole sentences.
    pub paragraphs: Vec<String>,
}

/// The chapters of the rules, in the order of play.
pub fn chapters(rules: &Rules) -> Vec<Chapter> {
    let chapter = |title, paragraphs: Vec<Option<String>>| Chapter {
        title,
        paragraphs: paragraphs.into_iter().flatten().collect(),
    };
    let mut chapters = vec![
        chapter(String::new(), vec![aim(rules)]),
        chapter(msg::TEXT_DEAL.text(), vec![deal(rules), redeal(rules)]),
        chapter(
            msg::TEXT_LEAD.text(),
            vec![first_lead(rules), later_leads(rules), partner_may_lead(rules)],
        ),
        chapter(msg::TEXT_TURN.text(), vec![turn(rules), no_fitting_bone(rules)]),
        chapter(
            msg::TEXT_LINE.text(),
            vec![Some(msg::text_line_ends(match rules.fit {
                Fit::Equal => selector(rules.spinner),
                Fit::AddToSeven => "matadors",
            }))],
        ),
        chapter(msg::TEXT_SCORING.text(), scoring(rules)),
        chapter(msg::TEXT_END.text(), end_of_hand(rules)),
        chapter(msg::TEXT_WINNING.text(), winning(rules)),
    ];
    chapters.retain(|chapter| !chapter.paragraphs.is_empty());
    chapters
}

/// Joins sentences into a paragraph.
fn paragraph<const N: usize>(sentences: [Option<String>; N]) -> Option<String> {
    let said: Vec<String> = sentences.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Selector for how hands must be won: in a row, against none, or in any order.
fn streak_selector(rules: &Rules) -> &'static str {
    match rules.score {
        Score::HandsInARow => "yes",
        Score::HandsAgainstNone => "against-none",
        Score::Points | Score::Hands => "no",
    }
}

fn aim(rules: &Rules) -> Option<String> {
    let goal = match rules.target {
        Some(target) if rules.counts_hands() => msg::text_aim_hands(target, streak_selector(rules)),
        Some(target) => msg::text_aim_target(Points::shown(target)),
        None => msg::TEXT_AIM_ONE_HAND.text(),
    };
    let ends = hand_end_selector(rules);
    let how = match (rules.counts_score(), rules.headers_score()) {
        (true, true) => msg::text_aim_counts(ends, "both"),
        (true, false) => msg::text_aim_counts(ends, "counts"),
        (false, true) => msg::text_aim_counts(ends, "headers"),
        (false, false) => msg::text_aim_ends(ends),
    };
    let partners = (rules.seats == Seats::Partners).then(|| msg::TEXT_AIM_PARTNERS.text());
    paragraph([Some(goal), Some(how), partners])
}

/// Selector for the score or cost of the end of a hand.
fn hand_end_selector(rules: &Rules) -> &'static str {
    let pays_block = rules.block_award_to != BlockAwardRecipient::Nobody;
    match rules.domino_award {
        _ if rules.counts_hands() && pays_block => "hands",
        _ if rules.counts_hands() => "hands-out",
        _ if rules.remaining == Remaining::LoseOwn => "costs",
        DominoAward::OnePoint => match (rules.rounded_award(1) > 0, pays_block) {
            (true, true) => "domino-and-block",
            (true, false) => "domino",
            (false, true) => "block",
            (false, false) => "nothing",
        },
        _ if !rules.pips_left_matter() => "bones-alike",
        DominoAward::AllPips => "all-pips",
        _ if pays_block && rules.block_award_of == BlockAwardFormula::Both => "bones-and-own",
        _ => "bones",
    }
}

fn deal(rules: &Rules) -> Option<String> {
    let hands = msg::text_deal_hands(rules.hand_size, selector(rules.seats), rules.bones().len());
    let left = rules.bones_left_by_deal();
    let rest = if left == 0 {
        msg::TEXT_DEAL_NONE_LEFT.text()
    } else if rules.can_draw() {
        msg::text_deal_boneyard(left)
    } else {
        msg::text_deal_set_aside(left)
    };
    let boneyard = rules.can_draw() && left > 0;
    let buried = (boneyard && rules.bury_two).then(|| msg::TEXT_DEAL_BURIED.text());
    let keeps = boneyard && rules.kept_back > 0;
    let kept = keeps.then(|| msg::text_deal_kept_back(rules.kept_back));
    let by_hand = (rules.first_lead == FirstLead::Draw).then(|| msg::TEXT_DEAL_BY_HAND.text());
    paragraph([Some(hands), Some(rest), buried, kept, by_hand])
}

/// The name by which a message selects the variant of its text for a value.
fn selector(value: impl Into<&'static str>) -> &'static str {
    value.into()
}

fn redeal(rules: &Rules) -> Option<String> {
    let limit = rules.doublets_limit?;
    Some(msg::text_deal_again(limit))
}

fn first_lead(rules: &Rules) -> Option<String> {
    let all = match rules.later_leads {
        LaterLeads::HeaviestDoublet => {
            rules.first_lead == FirstLead::HeaviestDoublet || rules.target.is_none()
        }
        LaterLeads::LikeTheFirst => true,
        LaterLeads::LastWithDoublet => rules.target.is_none(),
        _ => false,
    };
    // Without a target, a game is one hand, and the lead passes on from game to game.
    let hand = match (all, rules.target.is_some()) {
        (true, true) => "every-hand",
        (true, false) => "every-game",
        (false, true) => "first-hand",
        (false, false) => "first-game",
    };
    let (lead, without) = match rules.first_lead {
        FirstLead::HeaviestDoublet => {
            let dealt = if rules.bones_left_by_deal() == 0 { "all" } else { "some" };
            (msg::text_lead_heaviest(dealt, hand), no_doublet(rules))
        }
        FirstLead::Lot => (msg::text_lead_lot(hand), None),
        FirstLead::Draw => (msg::text_lead_drawn_for(hand), None),
        FirstLead::Person => (
            msg::text_lead_person(hand),
            Some(match rules.no_doublet {
                NoDoublet::DealAgain => msg::TEXT_LEAD_PERSON_HAS_ONE.text(),
                NoDoublet::HeaviestBone => leader_without_doublet(rules),
            }),
        ),
    };
    paragraph([Some(lead), without])
}

/// What happens if no one has a doublet to lead, where that is possible.
fn no_doublet(rules: &Rules) -> Option<String> {
    let is_possible = rules.can_deal_no_doublets();
    is_possible.then(|| msg::text_lead_no_doublet(selector(rules.no_doublet)))
}

/// The rule for a player who must lead a doublet and has none.
fn leader_without_doublet(rules: &Rules) -> String {
    msg::text_lead_no_doublet_of_own(selector(rules.no_doublet))
}

fn later_leads(rules: &Rules) -> Option<String> {
    let unit = if rules.target.is_some() { "hand" } else { "game" };
    let seats = selector(rules.seats);
    let heaviest = rules.first_lead == FirstLead::HeaviestDoublet;
    let lead = Some(match rules.later_leads {
        LaterLeads::HeaviestDoublet if heaviest => return block_lead(rules, None),
        LaterLeads::LikeTheFirst => return block_lead(rules, None),
        LaterLeads::LastWithDoublet if rules.target.is_none() => return block_lead(rules, None),
        LaterLeads::HeaviestDoublet => msg::text_lead_heaviest_later(unit),
        LaterLeads::Winner if rules.target.is_none() => msg::TEXT_LEAD_WINNER_OF_GAME.text(),
        LaterLeads::Winner => msg::text_lead_winner(going_out_selector(rules), unit),
        LaterLeads::Loser => msg::text_lead_loser(seats, unit),
        LaterLeads::Alternate => msg::text_lead_alternate(seats, unit),
        LaterLeads::LastWithDoublet => msg::text_lead_last_with_doublet(unit),
        LaterLeads::LastToPlay => msg::text_lead_last_to_play(unit),
    });
    let without = match rules.later_leads {
        LaterLeads::HeaviestDoublet if !heaviest => no_doublet(rules),
        LaterLeads::LastWithDoublet => Some(leader_without_doublet(rules)),
        _ => None,
    };
    let like_the_first =
        matches!(rules.later_leads, LaterLeads::Loser | LaterLeads::LastWithDoublet)
            || rules.later_leads == LaterLeads::Winner && rules.target.is_some();
    let usual = like_the_first.then(|| msg::text_lead_after_block(unit));
    paragraph([lead, without, block_lead(rules, usual)])
}

/// Says who leads after a blocked hand. `usual` is the sentence if the rules make no exception.
fn block_lead(rules: &Rules, usual: Option<String>) -> Option<String> {
    let then = match usual {
        _ if rules.blocks_have_a_winner() => "never",
        _ if rules.block_lead == BlockLead::WinnerOrLeader => "leader",
        Some(_) => "first",
        None => "usual",
    };
    match rules.block_lead {
        BlockLead::Winner | BlockLead::WinnerOrLeader
            if rules.block_award_to != BlockAwardRecipient::Nobody =>
        {
            let (who, tie) = match rules.seats {
                Seats::Partners => (selector(rules.block_award_to), selector(rules.tied_block)),
                _ => ("player", "none"),
            };
            Some(msg::text_lead_block_winner(then, tie, who))
        }
        BlockLead::Usual | BlockLead::Winner => usual,
        BlockLead::WinnerOrLeader => Some(msg::TEXT_LEAD_BLOCK_LEADER.text()),
        BlockLead::Next => Some(msg::TEXT_LEAD_BLOCK_NEXT.text()),
    }
}

fn partner_may_lead(rules: &Rules) -> Option<String> {
    let is_true = rules.partner_may_lead && rules.seats == Seats::Partners;
    is_true.then(|| msg::TEXT_LEAD_PARTNER.text())
}

fn turn(rules: &Rules) -> Option<String> {
    let order =
        (rules.seats != Seats::Two).then(|| msg::text_turn_order(selector(rules.direction)));
    paragraph([order, Some(msg::text_turn_play(selector(rules.fit)))])
}

fn no_fitting_bone(rules: &Rules) -> Option<String> {
    if !rules.ever_draws() {
        return Some(msg::TEXT_TURN_PASS.text());
    }
    let choice = if rules.voluntary_draw {
        msg::text_turn_may_draw(selector(rules.draws))
    } else {
        msg::TEXT_TURN_MUST_PLAY.text()
    };
    let cap = rules.hand_cap_matters().then(|| msg::TEXT_TURN_HAND_CAP.text());
    let draw = msg::text_turn_draw(selector(rules.draws));
    paragraph([Some(draw), Some(choice), cap])
}

fn scoring(rules: &Rules) -> Vec<Option<String>> {
    let headers = rules.headers_score().then(|| msg::TEXT_SCORING_HEADERS.text());
    if !rules.counts_score() {
        let all_at_end = !rules.pays_bonuses_in_play() && !rules.counts_hands();
        let nothing = all_at_end.then(|| msg::TEXT_SCORING_NOTHING.text());
        return vec![headers.or(nothing), passes(rules)];
    }
    let doublets = msg::text_scoring_doublets(selector(rules.spinner));
    let sums = score_selector(rules);
    let worth = match rules.count_unit {
        CountUnit::Pips => msg::text_worth(sums),
        CountUnit::Multiples => msg::text_worth_each(sums),
    };
    vec![
        Some(msg::TEXT_SCORING_COUNT.text()),
        Some(doublets),
        Some(worth),
        headers,
        rules.claims.then(|| msg::text_claims(selector(rules.seats))),
        claim_details(rules),
        rules
            .firecrackers
            .then(|| msg::text_firecrackers(if rules.can_draw() { "drawn" } else { "none" })),
        rules.firecrackers.then(|| msg::text_firecrackers_score(Points::shown(FREED_PLAY_BONUS))),
        rules.claims.then(levels::overlooked_points),
        passes(rules),
    ]
}

/// The bonuses for forcing other players to pass.
fn passes(rules: &Rules) -> Option<String> {
    let is_paid = |points: u16| points > 0 && rules.pays_bonuses_in_play();
    let after_lead = is_paid(rules.pass_after_lead);
    let all = is_paid(rules.all_pass);
    paragraph([
        after_lead.then(|| {
            msg::text_pass_after_lead(Points::shown(rules.pass_after_lead), selector(rules.seats))
        }),
        all.then(|| {
            let drawing = yes_or_no(rules.ever_draws());
            let lead = yes_or_no(!after_lead);
            msg::text_all_pass(drawing, lead, Points::shown(rules.all_pass))
        }),
    ])
}

/// The bonuses for going out and for the first hands.
fn bonuses(rules: &Rules) -> Option<String> {
    let capicua = match rules.capicua {
        Capicua::None | Capicua::HandMore => None,
        Capicua::Doubles => {
            Some(msg::text_capicua("doubles", equal_ends_selector(rules), Points::NONE))
        }
        Capicua::Points(points) => {
            Some(msg::text_capicua("points", equal_ends_selector(rules), Points::shown(points)))
        }
    };
    let chuchazo = (rules.chuchazo > 0).then(|| msg::text_chuchazo(Points::shown(rules.chuchazo)));
    let first = rules.first_hands.then(|| msg::TEXT_FIRST_HANDS.text());
    paragraph([capicua, chuchazo, first])
}

/// Selector for whether both ends may show one number in a capicúa.
const fn equal_ends_selector(rules: &Rules) -> &'static str {
    if rules.capicua_equal_ends { "any" } else { "different" }
}

/// How many hands a won hand counts for, if not always one.
fn hand_worth(rules: &Rules) -> Option<String> {
    let ends = equal_ends_selector(rules);
    if rules.hand_worth != HandWorth::One {
        return Some(msg::text_hand_worth(rules.hands_worth(WayOut::DoubletAtBothEnds), ends));
    }
    let gives_more = rules.capicua == Capicua::HandMore;
    gives_more.then(|| msg::text_capicua("hand-more", ends, Points::NONE))
}

/// The end of a hand where hands are counted.
fn end_of_hand_won(rules: &Rules) -> Vec<Option<String>> {
    let has_winner = rules.block_award_to != BlockAwardRecipient::Nobody;
    let may_tie = has_winner && rules.block_award_to != BlockAwardRecipient::Last;
    let worth = if rules.hand_worth == HandWorth::One { "one" } else { "way-out" };
    let blocked = msg::text_block_hand(selector(rules.seats), selector(rules.block_award_to));
    vec![
        Some(msg::text_end_out("player")),
        paragraph([Some(msg::text_end_hand_won(selector(rules.seats), worth)), hand_worth(rules)]),
        paragraph([
            Some(msg::text_end_blocked("player")),
            Some(blocked),
            may_tie.then(|| {
                msg::text_block_hand_tied(tie_selector(rules), selector(rules.tied_block))
            }),
        ]),
    ]
}

/// Says that claims are in fives, and that claims past an exact target are void, where that is so.
fn claim_details(rules: &Rules) -> Option<String> {
    let applies = |wanted: bool| rules.claims && wanted;
    let fives = applies(rules.score_display == ScoreDisplay::Fives);
    let fives = fives.then(|| msg::TEXT_CLAIMS_FIVES.text());
    let void = applies(rules.exact_target).then(|| msg::TEXT_CLAIMS_VOID.text());
    paragraph([fives, void])
}

/// Selector for who must go out to end a hand: a player, or both players of a side.
fn going_out_selector(rules: &Rules) -> &'static str {
    if rules.side_goes_out() && rules.seats == Seats::Partners { "side" } else { "player" }
}

fn end_of_hand(rules: &Rules) -> Vec<Option<String>> {
    if rules.counts_hands() {
        return end_of_hand_won(rules);
    }
    let out = Some(msg::text_end_out(going_out_selector(rules)));
    let is_one_score = rules.counts_score() && rules.scores_domino_with_last_bone();
    let last =
        (rules.plays_score() && !is_one_score).then(|| msg::TEXT_END_LAST_BONE_COUNTS.text());
    let none_counts =
        (is_one_score && rules.exact_target).then(|| msg::TEXT_DOMINO_NONE_COUNTS.text());
    if rules.remaining == Remaining::LoseOwn {
        let seats = selector(rules.seats);
        let rounding = rules.rounding.then(|| msg::text_end_costs_rounded(seats));
        let paid = Rules { remaining: Remaining::Nothing, ..*rules };
        let has_bonus = paid.pays_bonuses() || paid.capicua != Capicua::None;
        let no_bonus = has_bonus.then(|| msg::TEXT_END_COSTS_NO_BONUS.text());
        return vec![
            paragraph([out, last, Some(msg::text_end_blocked("player"))]),
            paragraph([Some(msg::text_end_costs(seats)), rounding, brackets(rules), no_bonus]),
        ];
    }
    vec![
        paragraph([out, last]),
        paragraph([Some(domino_award(rules)), none_counts]),
        Some(msg::text_end_blocked(going_out_selector(rules))),
        block_award(rules),
        (rules.rounding && !matches!(hand_end_selector(rules), "nothing" | "bones-alike"))
            .then(|| msg::TEXT_END_AWARDS_ROUNDED.text()),
        brackets(rules).filter(|_| rules.pips_left_matter()),
        bonuses(rules),
    ]
}

fn brackets(rules: &Rules) -> Option<String> {
    rules.brackets.then(|| msg::TEXT_END_BRACKETS.text())
}

fn domino_award(rules: &Rules) -> String {
    match rules.domino_award {
        DominoAward::OnePoint => msg::text_domino_one_point(if rules.rounding {
            "rounded"
        } else if rules.counts_score() && rules.scores_domino_with_last_bone() {
            "last-bone"
        } else {
            "nothing"
        }),
        DominoAward::Pips => msg::text_domino_pips(selector(rules.seats)),
        DominoAward::AllPips => msg::text_domino_all_pips(selector(rules.seats)),
        DominoAward::FiveABone => msg::text_domino_five_a_bone(selector(rules.seats)),
    }
}

fn block_award(rules: &Rules) -> Option<String> {
    let (award, seats) = (selector(rules.block_award_of), selector(rules.seats));
    match rules.block_award_to {
        BlockAwardRecipient::LowestHand => {
            paragraph([Some(msg::text_block_lowest_hand(award, seats)), Some(tied_block(rules))])
        }
        BlockAwardRecipient::Low => {
            paragraph([Some(msg::text_block_low(award, seats)), Some(tied_block(rules))])
        }
        BlockAwardRecipient::Blocker => {
            paragraph([Some(msg::text_block_blocker(award, seats)), Some(tied_block(rules))])
        }
        BlockAwardRecipient::Last => Some(msg::text_block_last(award, seats)),
        BlockAwardRecipient::Nobody => Some(msg::TEXT_BLOCK_NOBODY.text()),
    }
}

/// Selector for a tie in a blocked hand. Players without partners count as sides.
fn tie_selector(rules: &Rules) -> &'static str {
    match (rules.block_award_to, rules.seats) {
        (BlockAwardRecipient::Blocker, _) | (_, Seats::Partners) => selector(rules.block_award_to),
        (_, Seats::Two) => selector(BlockAwardRecipient::Low),
        (_, Seats::Three | Seats::Four) => "several",
    }
}

fn tied_block(rules: &Rules) -> String {
    let seats = selector(rules.seats);
    let tie = tie_selector(rules);
    // The one who blocked is always one of the two who compare their hands.
    let always = rules.block_award_to == BlockAwardRecipient::Blocker;
    match rules.tied_block {
        TiedBlock::Nobody if always => msg::text_block_equal(selector(Seats::Two), tie),
        // One point cannot be shared, so the text for four players is right.
        TiedBlock::Nobody
            if rules.seats == Seats::Three
                && rules.block_award_of == BlockAwardFormula::OnePoint =>
        {
            msg::text_block_equal(selector(Seats::Four), tie)
        }
        TiedBlock::Nobody | TiedBlock::Carried | TiedBlock::CarriedOnce => {
            msg::text_block_equal(seats, tie)
        }
        TiedBlock::BlockerLoses => {
            let alone = always && rules.seats != Seats::Partners;
            msg::text_block_tied_against(if alone { "two" } else { seats }, tie)
        }
        TiedBlock::Leader => msg::text_block_tied(seats, tie, "leader"),
        TiedBlock::Blocker => {
            let alone = always && rules.seats != Seats::Partners;
            msg::text_block_tied(if alone { "two" } else { seats }, tie, "blocker")
        }
    }
}

fn winning(rules: &Rules) -> Vec<Option<String>> {
    let Some(target) = rules.target else {
        let in_fives = rules.score_display == ScoreDisplay::Fives;
        return vec![
            Some(msg::TEXT_WIN_ONE_HAND.text()),
            in_fives.then(|| msg::text_win_fives(in_rules_unit(10, rules), Points::shown(10))),
        ];
    };
    if rules.counts_hands() {
        let hands = msg::text_win_hands(target, streak_selector(rules));
        return vec![
            Some(hands),
            rules.clock.then(|| msg::TEXT_WIN_CLOCK.text()),
            Some(msg::text_win_most_hands(MAX_ROUNDS)),
        ];
    }
    // Two of three players may share the award of a blocked hand.
    let is_shared = rules.seats == Seats::Three
        && rules.shares_tied_blocks()
        && rules.remaining == Remaining::Nothing;
    let at_once =
        (is_shared && !rules.pays_bonuses_in_play()).then(|| msg::TEXT_WIN_AT_ONCE.text());
    let exact = rules.exact_target.then(|| msg::TEXT_WIN_EXACT.text());
    let in_fives = match rules.score_display {
        ScoreDisplay::Fives => {
            let fives = in_rules_unit(i32::from(target), rules);
            Some(msg::text_win_fives(fives, Points::shown(target)))
        }
        ScoreDisplay::Points => None,
    };
    let first = msg::text_win_target(yes_or_no(rules.plays_score()), Points::shown(target));
    let passes = rules
        .pays_bonuses_in_play()
        .then(|| msg::text_win_passes(if rules.plays_off_ties() { "hand" } else { "tie" }));
    vec![
        paragraph([Some(first), passes, at_once]),
        exact,
        in_fives,
        rules.clock.then(|| msg::TEXT_WIN_CLOCK.text()),
        rules.clock.then(|| msg::TEXT_WIN_CLOCK_BONUS.text()),
        Some(msg::text_win_most_hands(MAX_ROUNDS)),
    ]
}

#[cfg(test)]
mod tests;
