//! The end of a hand: how it ended, how the points came about, and both scores.

use engine::{Amount, Bone, BySeat, Event, RoundEnd, Rules, ScoreDisplay, Seating, Team, View};
use words::awards::Awarded;
use words::names::called;
use words::{Who, joined, msg, points};

use super::end_card::{CardRow, EndCard, HeldBones, SideScore};
use super::player_colors::side_color;

/// The card of a hand that is over; `None` while it goes on.
pub fn hand_over(view: &View, seating: &Seating, rules: &Rules) -> Option<EndCard> {
    let end = view.position().end()?;
    let awarded = awards(view);
    let told = awarded.iter().filter(|it| it.points != 0).map(|it| {
        let shown = points::shown(it.points, rules);
        let signed = if shown > 0 {
            format!("+{shown}")
        } else {
            shown.to_string()
        };
        msg::hand_over_award(&Who::of(seating, view.rules().seats, it.team), signed)
    });
    let mut points = told.collect::<Vec<String>>().join("   ");
    if points.is_empty() {
        points = msg::HAND_OVER_NOBODY.text();
    }
    let mut rows = held(view, seating);
    rows.push(CardRow::Points(points));
    rows.extend(reckoned(view, rules));
    Some(EndCard {
        author_id: "hand-over",
        title: ending(end, seating),
        is_of_game: false,
        is_won: false,
        rows,
        sides: sides(view, None, seating, rules),
    })
}

/// The end of a hand in a few words.
pub(super) fn ending(end: RoundEnd, seating: &Seating) -> String {
    match end {
        RoundEnd::Domino(seat) => msg::hand_over_goes_out(&Who::at(seating, seat)),
        RoundEnd::Blocked => msg::HAND_OVER_BLOCKED.text(),
        RoundEnd::TimeUp => msg::HAND_OVER_TIME_UP.text(),
        RoundEnd::TargetReached | RoundEnd::GivenUp(_) => msg::HAND_OVER_ENDED.text(),
    }
}

/// Rows with the bones that each player still held.
pub(super) fn held(view: &View, seating: &Seating) -> Vec<CardRow> {
    let around = view.seat().onwards(view.rules().seats);
    let hands = around.map(|seat| (seat, view.position().hand(seat)));
    let held = hands
        .filter(|(_, hand)| !hand.is_empty())
        .map(|(seat, hand)| {
            let who = Who::at(seating, seat);
            let bones: Vec<Bone> = hand.iter().collect();
            let terms: Vec<u8> = bones.iter().map(|bone| bone.weight()).collect();
            let pips: u16 = hand.weight();
            let sum = if terms.len() > 1 && terms.len() < 5 {
                format!("{} = {pips}", points::added(&terms))
            } else {
                pips.to_string()
            };
            CardRow::Held(HeldBones {
                who: msg::hand_over_held(&who),
                bones,
                sum: msg::hand_over_pips(pips, sum),
                short_sum: msg::hand_over_pips(pips, pips.to_string()),
            })
        });
    held.collect()
}

/// Row that explains the points, unless they are the pips that others held.
pub(super) fn reckoned(view: &View, rules: &Rules) -> Option<CardRow> {
    let shows_fives = rules.score_display == ScoreDisplay::Fives;
    let is_plain = |it: &Awarded| match it.amount {
        Amount::Opponents(pips) => i32::from(pips) == it.points && !shows_fives,
        Amount::Own(_) => !shows_fives,
        Amount::Hands(_) | Amount::HandsLost(_) => true,
        _ => false,
    };
    let awarded = awards(view);
    let reckoned = awarded.first().filter(|it| !is_plain(it));
    reckoned.map(|it| CardRow::Quiet(it.made_of(rules)))
}

/// Awards at the end of the hand.
fn awards(view: &View) -> Vec<Awarded> {
    let mut held = BySeat::default();
    let mut awarded = Vec::new();
    for event in view.events() {
        match event {
            Event::LaidOpen { pips } => held = *pips,
            Event::Awarded {
                team,
                amount,
                points,
                void: false,
            } => awarded.push(Awarded {
                team: *team,
                amount: *amount,
                points: *points,
                is_void: false,
                held,
            }),
            _ => {}
        }
    }
    awarded
}

/// Scores before and after the last awards: the winner's first, then the highest.
pub(super) fn sides(
    view: &View,
    winner: Option<Team>,
    seating: &Seating,
    rules: &Rules,
) -> Vec<SideScore> {
    let seats = view.rules().seats;
    let awards = awards(view);
    let awarded = |team: Team| {
        let points = awards.iter().filter(|it| it.team == team);
        points.map(|it| it.points).sum::<i32>()
    };
    let viewer = view.seat();
    let of_side = viewer.one_of_each_side(seats).map(|first| {
        let team = seats.team(first);
        let score = view.position().scores()[team];
        let names = viewer
            .onwards(seats)
            .filter(|seat| seats.team(*seat) == team);
        let names: Vec<String> = names.map(|seat| called(seating[seat].name())).collect();
        SideScore {
            name: joined(&names),
            color: side_color(seating, seats, first),
            is_winner: winner == Some(team),
            before: points::shown(score - awarded(team), rules),
            after: points::shown(score, rules),
            target: rules
                .target
                .map(|target| points::shown(target.into(), rules)),
        }
    });
    let mut sides: Vec<SideScore> = of_side.collect();
    sides.sort_by_key(|side| (!side.is_winner, -side.after));
    sides
}
