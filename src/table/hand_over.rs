//! The end of a hand: how it ended, how the points came about, and the scores.

use engine::{
    Amount, BySeat, Event, PaidBonus, Remaining, RoundEnd, Rules, Seat, Seating, Seats, Team, View,
};
use words::awards::{self, SideAward, bonus};
use words::sides::player;
use words::{Points, Who, joined, msg, points};

use super::coins::coin_of;
use super::end_card::{CardRow, EndCard, HeldBones, SideScore};
use super::player_colors::side_color;
use crate::paint::Coin;

/// The card of a finished hand; `None` before its end.
pub fn hand_over(view: &View, seating: &Seating, rules: &Rules) -> Option<EndCard> {
    let end = view.position().end()?;
    let mut rows = held_rows(view, seating);
    rows.extend(comparison_rows(view, seating));
    let calculation = calculation_rows(view, rules);
    let is_unexplained = calculation.is_empty();
    rows.extend(score_rows(view, (seating, rules), is_unexplained));
    rows.extend(calculation);
    Some(EndCard {
        author_id: "hand-over",
        title: ending_text(end, seating, rules),
        is_game_over: false,
        stays_in_middle: false,
        is_won: false,
        rows,
        sides: side_scores(view, None, seating, rules),
        notes: Vec::new(),
    })
}

/// Golden rows with what each side scored or lost at the end. If no other row explains the award
/// (`is_unexplained`) and it is for several hands, the row names their pips as the reason.
fn score_rows(
    view: &View,
    (seating, rules): (&Seating, &Rules),
    is_unexplained: bool,
) -> Vec<CardRow> {
    if rules.counts_hands() {
        return hands_won_rows(view, seating, rules);
    }
    let (gains, seats) = (gains(view), view.rules().seats);
    let is_for_others =
        |award: &SideAward| matches!(award.amount, Amount::OpponentsPips(_)) && award.points > 0;
    let hands = Seat::around(seats).filter(|seat| !view.position().hand(*seat).is_empty());
    if is_unexplained
        && hands.count() > 1
        && let [award] = gains.awards[..]
        && is_for_others(&award)
    {
        let signed = format!("+{}", points::in_rules_unit(award.points, rules));
        let who = Who::of(seating, seats, award.team);
        return vec![CardRow::Points(msg::hand_over_award_for_held(&who, signed))];
    }
    let texts = Team::all(seats).filter_map(|team| {
        let shown = points::in_rules_unit(gains.side_points(team, seats), rules);
        let signed = match shown {
            0 => return None,
            1.. => format!("+{shown}"),
            ..0 => shown.to_string(),
        };
        let who = Who::of(seating, seats, team);
        Some(msg::hand_over_award(&who, signed))
    });
    let mut points = texts.collect::<Vec<String>>().join("   ");
    if points.is_empty() {
        points = msg::HAND_OVER_NOBODY.text();
    }
    vec![CardRow::Points(points)]
}

/// Rows that say who won the hand, where hands are counted.
fn hands_won_rows(view: &View, seating: &Seating, rules: &Rules) -> Vec<CardRow> {
    let rows = view.events().iter().filter_map(|event| match event {
        Event::Awarded { team, amount, points, void } => {
            let award = SideAward {
                team: *team,
                amount: *amount,
                points: *points,
                is_void: *void,
                held: BySeat::default(),
            };
            let sentence = award.sentence(seating, rules);
            let is_won = matches!(amount, Amount::Hands { .. }) && !void;
            Some(if is_won {
                CardRow::Points(sentence.trim_end_matches('.').to_owned())
            } else {
                CardRow::Text(sentence)
            })
        }
        Event::BlockWithoutAward { tied } => {
            Some(CardRow::Text(awards::nobody_scored(*tied, rules)))
        }
        _ => None,
    });
    rows.collect()
}

/// Describes the end of a hand in a few words.
pub(super) fn ending_text(end: RoundEnd, seating: &Seating, rules: &Rules) -> String {
    match end {
        RoundEnd::Domino(seat) => msg::hand_over_goes_out(&Who::at(seating, seat)),
        RoundEnd::Blocked => awards::blocked_hand_name(rules),
        RoundEnd::TimeUp => msg::HAND_OVER_TIME_UP.text(),
        RoundEnd::TargetReached | RoundEnd::GivenUp(_) => msg::HAND_OVER_ENDED.text(),
    }
}

/// The players in the order of the card: the viewer first, partners together.
fn seats_by_side(view: &View) -> Vec<Seat> {
    let seats = view.rules().seats;
    let mut around: Vec<Seat> = view.seat().onwards(seats).collect();
    if seats == Seats::Partners {
        around.sort_by_key(|seat| seats.team(*seat) != seats.team(view.seat()));
    }
    around
}

/// Rows that show what decided a blocked hand of partners: the pips of both sides, or of one hand
/// of each. Without partners the rows of held bones show that.
pub(super) fn comparison_rows(view: &View, seating: &Seating) -> Vec<CardRow> {
    let (rules, position) = (view.rules(), view.position());
    let is_decided = position.end() == Some(RoundEnd::Blocked)
        && rules.seats == Seats::Partners
        && rules.remaining == Remaining::Nothing;
    if !is_decided {
        return Vec::new();
    }
    let block = position.block();
    let side_comparison = |first: Seat| {
        let compared = block.compared_players(rules, rules.seats.team(first));
        let names = seats_by_side(view).into_iter().filter(|it| compared.contains(it));
        let names: Vec<String> = names.map(|it| player(seating, it)).collect();
        let pips = compared.iter().map(|seat| block.pips[*seat]);
        (!compared.is_empty()).then(|| (joined(&names), pips.sum::<u16>()))
    };
    let mut sides = view.seat().one_of_each_side(rules.seats).filter_map(side_comparison);
    let (Some((own, own_pips)), Some((others, their_pips))) = (sides.next(), sides.next()) else {
        return Vec::new();
    };
    let comparison = msg::hand_over_compared(own, others, own_pips, their_pips);
    let why = awards::how_block_was_decided(
        rules,
        own_pips == their_pips && block.winner(rules).is_some(),
    );
    let why = why.map(CardRow::QuietText);
    std::iter::once(CardRow::Text(comparison)).chain(why).collect()
}

/// Rows with the bones that each player still held.
pub(super) fn held_rows(view: &View, seating: &Seating) -> Vec<CardRow> {
    let seats = view.rules().seats;
    let gains = gains(view);
    // The side whose pips do not count.
    let award = gains.awards.first().filter(|it| matches!(it.amount, Amount::OpponentsPips(_)));
    let uncounted = award.map(|it| it.team);
    let around = seats_by_side(view).into_iter();
    let hands = around.map(|seat| (seat, view.position().hand(seat)));
    let held = hands.filter(|(_, hand)| !hand.is_empty()).map(|(seat, hand)| {
        let pips: u16 = hand.weight();
        let held = msg::hand_over_held(&Who::at(seating, seat));
        let coin = coin_of(seating, seat);
        CardRow::Held(HeldBones {
            // The coin is too small for leaves.
            coin: coin.map(|coin| Coin { leaves: 0, ..coin }),
            name: player(seating, seat),
            bones: hand.iter().collect(),
            pips: msg::hand_over_left(pips, pips.to_string()),
            is_counted: uncounted != Some(seats.team(seat)),
            spoken_text: format!("{held} {}", msg::hand_over_pips(pips, pips.to_string())),
        })
    });
    held.collect()
}

/// Rows that explain the points: the parts of an award, and the bonuses. If there are bonuses, the
/// pips of the award are added up in the order of the rows with bones.
pub(super) fn calculation_rows(view: &View, rules: &Rules) -> Vec<CardRow> {
    let Gains { awards, bonuses } = gains(view);
    let order = seats_by_side(view);
    let award = awards.first().and_then(|it| {
        if bonuses.is_empty() {
            it.calculation(rules)
        } else {
            Some(it.sum_text_in_order(&order, rules))
        }
    });
    let bonuses =
        bonuses.iter().map(|it| bonus(it.bonus, Points::of(i32::from(it.points), rules), rules));
    award.into_iter().chain(bonuses).map(CardRow::QuietText).collect()
}

/// What the sides scored or lost at the end of the hand.
#[derive(Debug, Default)]
struct Gains {
    awards: Vec<SideAward>,
    bonuses: Vec<PaidBonus>,
}

impl Gains {
    /// The points that a side gained; negative if it lost some.
    fn side_points(&self, team: Team, seats: Seats) -> i32 {
        let awards = self.awards.iter().filter(|it| it.team == team);
        let bonuses = self.bonuses.iter().filter(|it| seats.team(it.seat) == team);
        let bonuses = bonuses.map(|it| i32::from(it.points));
        awards.map(|it| it.points).sum::<i32>() + bonuses.sum::<i32>()
    }
}

fn gains(view: &View) -> Gains {
    let mut held = BySeat::default();
    let mut gains = Gains::default();
    for event in view.events() {
        match event {
            Event::HandsShown { pips } => held = *pips,
            Event::Awarded { team, amount, points, void: false } => gains.awards.push(SideAward {
                team: *team,
                amount: *amount,
                points: *points,
                is_void: false,
                held,
            }),
            Event::Bonus(paid) if paid.bonus.is_paid_at_end() && !paid.void => {
                gains.bonuses.push(*paid);
            }
            _ => {}
        }
    }
    gains
}

/// Scores before and after the last awards: the winner first, then from the highest down.
pub(super) fn side_scores(
    view: &View,
    winner: Option<Team>,
    seating: &Seating,
    rules: &Rules,
) -> Vec<SideScore> {
    let seats = view.rules().seats;
    let gains = gains(view);
    let viewer = view.seat();
    let side_scores = viewer.one_of_each_side(seats).map(|first| {
        let team = seats.team(first);
        let score = view.position().scores()[team];
        let names = viewer.onwards(seats).filter(|seat| seats.team(*seat) == team);
        let names: Vec<String> = names.map(|seat| player(seating, seat)).collect();
        SideScore {
            name: joined(&names),
            color: side_color(seating, seats, first),
            is_winner: winner == Some(team),
            before: points::in_rules_unit(score - gains.side_points(team, seats), rules),
            after: points::in_rules_unit(score, rules),
            target: rules.target.map(|target| points::in_rules_unit(target.into(), rules)),
            hands_to_win: rules.target.filter(|_| rules.counts_hands()),
        }
    });
    let mut sides: Vec<SideScore> = side_scores.collect();
    sides.sort_by_key(|side| (!side.is_winner, -side.after));
    sides
}
