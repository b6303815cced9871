//! What the score sheet of a game says.

use super::awards::of_hands;
use super::events;
use super::points::shown;
use super::sides;
use super::who::Who;
use crate::say;
use engine::{GameState, Hand, HandScore, Round, RoundEnd, Rules, ScoreSheet, Seat, Seating, Team};

/// What a side made in a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// Its points after the hand.
    pub total: String,
    /// What it made in the hand, as in `10 + 15`: in play, and by the award.
    pub made: String,
}

/// One line of the sheet: a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The number of the hand.
    pub hand: String,
    /// Who led.
    pub led: String,
    /// What each side made, in the order of sides.
    pub cells: Vec<Cell>,
    /// All of it, for a screen reader.
    pub spoken: String,
    /// How the hand ended and how its award was worked out, line by line.
    pub told: Vec<String>,
}

/// The lines of the sheet of a game; while the bones of the last hand are taken,
/// it is not told who leads in that.
pub fn lines(state: &GameState, sheet: &ScoreSheet, hides_leader: bool) -> Vec<Line> {
    let rounds = state.rounds().iter();
    let hands = rounds.zip(sheet.hands());
    let last = sheet.hands().len();
    let line = |(round, hand): (&Round, &HandScore)| {
        line(state, round, hand, hides_leader && hand.number == last)
    };
    hands.map(line).collect()
}

fn line(state: &GameState, round: &Round, hand: &HandScore, hides_leader: bool) -> Line {
    let (seating, rules) = (state.seating(), state.rules());
    let teams = || Team::all(rules.seats);
    let Who { who, name, .. } = Who::at(seating, hand.leader);
    let mut spoken = vec![if hides_leader {
        say!("sheet-spoken-not-led", hand = hand.number)
    } else {
        say!(
            "sheet-spoken",
            who = who,
            hand = hand.number,
            name = name.clone()
        )
    }];
    spoken.extend(teams().map(|team| spoken_side(seating, rules, hand, team)));
    Line {
        hand: hand.number.to_string(),
        led: if hides_leader {
            say!("sheet-not-led")
        } else {
            name
        },
        cells: teams().map(|team| cell(rules, hand, team)).collect(),
        spoken: spoken.join(" "),
        told: told(round, seating),
    }
}

fn cell(rules: &Rules, hand: &HandScore, team: Team) -> Cell {
    let [played, awarded, total] = [hand.in_play[team], hand.awarded[team], hand.totals[team]]
        .map(|points| shown(points, rules));
    let award = match awarded {
        ..0 => format!("- {}", -awarded),
        _ => format!("+ {awarded}"),
    };
    let made = match (hand.end, hand.counts_score) {
        (Some(_), true) => format!("{played} {award}"),
        (Some(_), false) => award,
        (None, true) => played.to_string(),
        (None, false) => String::new(),
    };
    Cell {
        total: total.to_string(),
        made,
    }
}

fn spoken_side(seating: &Seating, rules: &Rules, hand: &HandScore, team: Team) -> String {
    let side = sides::side(seating, rules.seats, team);
    let [played, awarded, total] = [hand.in_play[team], hand.awarded[team], hand.totals[team]]
        .map(|points| shown(points, rules));
    match (hand.end, hand.counts_score) {
        (Some(_), true) => say!(
            "sheet-spoken-side",
            side = side,
            played = played,
            awarded = awarded,
            total = total
        ),
        (Some(_), false) => say!(
            "sheet-spoken-side-awards",
            side = side,
            awarded = awarded,
            total = total
        ),
        (None, true) => say!(
            "sheet-spoken-side-so-far",
            side = side,
            played = played,
            total = total
        ),
        (None, false) => say!("sheet-spoken-side-waits", side = side, total = total),
    }
}

/// How a hand ended, what was left in the hands, and what that brought.
fn told(round: &Round, seating: &Seating) -> Vec<String> {
    match round.position().end() {
        None => return vec![say!("sheet-goes-on")],
        Some(RoundEnd::TargetReached) => return vec![say!("sheet-target-reached")],
        Some(RoundEnd::TimeUp | RoundEnd::GivenUp(_)) => return events::ending(round, seating),
        Some(_) => {}
    }
    let mut told = events::ending(round, seating);
    let hands = Seat::around(round.rules().seats);
    let hands = hands.map(|seat| (seat, round.position().hand(seat)));
    let held = hands.filter(|(_, hand)| !hand.is_empty());
    let held = held.map(|(seat, hand)| held_by(seating, seat, hand));
    // Between how it ended and what it brought.
    told.splice(1..1, held);
    told
}

/// What was left with somebody: `You held 5-2 and 4-4: 7 + 8 = 15 pips.`
fn held_by(seating: &Seating, seat: Seat, hand: Hand) -> String {
    let Who { who, name, .. } = Who::at(seating, seat);
    let bones: Vec<String> = hand.iter().map(|bone| bone.to_string()).collect();
    let pips: Vec<u16> = hand.iter().map(|bone| u16::from(bone.weight())).collect();
    say!(
        "sheet-held",
        who = who,
        name = name,
        bones = super::joined(&bones),
        sum = of_hands(&pips, hand.weight())
    )
}

/// The heads of the columns: who plays on each side.
pub fn heads(seating: &Seating, rules: &Rules) -> Vec<String> {
    let teams = Team::all(rules.seats);
    teams
        .map(|team| sides::side(seating, rules.seats, team))
        .collect()
}

/// What the small numbers of the sheet are: counts may have scored in some hands only.
pub fn legend(rules: &Rules, sheet: &ScoreSheet) -> String {
    let mut hands = sheet.hands().iter();
    if rules.counts_score() || hands.any(|hand| hand.counts_score) {
        say!("sheet-legend")
    } else {
        say!("sheet-legend-awards")
    }
}

/// How the sides stood after a hand: `You 155, Iris 120`.
fn standing(seating: &Seating, rules: &Rules, hand: &HandScore) -> String {
    let totals = Team::all(rules.seats).map(|team| hand.totals[team]);
    sides::standing(seating, &totals.collect::<Vec<_>>(), rules)
}

/// The chart, for a screen reader.
pub fn chart(state: &GameState, sheet: &ScoreSheet) -> String {
    let (seating, rules) = (state.seating(), state.rules());
    let hands = sheet.hands().iter();
    let standings = hands.map(|hand| standing(seating, rules, hand));
    let standing = standings.collect::<Vec<_>>().join("; ");
    say!("sheet-chart-spoken", standing = standing)
}

/// A place in the chart.
pub fn place(state: &GameState, hand: &HandScore) -> String {
    let standing = standing(state.seating(), state.rules(), hand);
    say!("sheet-chart-place", hand = hand.number, standing = standing)
}

/// The figures of a game, as pairs of a name and a figure: the best play; and, of several
/// hands, the biggest swing and the averages.
pub fn figures(state: &GameState, sheet: &ScoreSheet) -> Vec<(String, String)> {
    let (seating, rules) = (state.seating(), state.rules());
    let mut figures = Vec::new();
    let is_one_hand = sheet.hands().len() == 1;
    if let Some(play) = sheet.best_play() {
        let Who { who, name, .. } = Who::at(seating, play.seat);
        let (points, bone) = (shown(play.points, rules), play.bone.to_string());
        let told = if is_one_hand {
            say!(
                "figure-best-play-alone",
                who = who,
                name = name,
                points = points,
                bone = bone
            )
        } else {
            say!(
                "figure-best-play-of",
                who = who,
                name = name,
                points = points,
                bone = bone,
                hand = play.hand
            )
        };
        figures.push((say!("figure-best-play"), told));
    }
    if is_one_hand {
        return figures;
    }
    if let Some(swing) = sheet.biggest_swing() {
        let Who { who, name, partner } = Who::of(seating, rules.seats, swing.team);
        let told = say!(
            "figure-swing-of",
            who = who,
            name = name,
            partner = partner,
            points = shown(swing.points, rules),
            hand = swing.hand
        );
        figures.push((say!("figure-swing"), told));
    }
    let averages = Team::all(rules.seats).filter_map(|team| {
        let points = sheet.points_per_hand(team)?;
        let side = sides::side(seating, rules.seats, team);
        Some(say!(
            "side-points",
            side = side,
            points = average(points, rules)
        ))
    });
    let averages: Vec<String> = averages.collect();
    if !averages.is_empty() {
        figures.push((say!("figure-average"), averages.join(", ")));
    }
    figures
}

/// A number of points with one digit after the point, as the rules show points.
fn average(points: f64, rules: &Rules) -> f64 {
    let scale = f64::from(shown(SCALE, rules)) / f64::from(SCALE);
    (points * scale * 10.0).round() / 10.0
}

/// So many points show how much of a point the rules show.
const SCALE: i32 = 100;
