//! What the end of a round is worth (RULES sections 3 and 4).

use super::position::{Position, RoundEnd};
use super::rules::{BlockAwardOf, BlockAwardTo, DominoAward, Remaining, Rules};
use super::seat::{BySeat, ByTeam, Seat, Team};

/// Points that each side gains or loses at the end of a round, before an exact
/// target makes any of them void.
pub(super) fn awards(rules: &Rules, position: &Position, end: RoundEnd) -> ByTeam<i16> {
    let pips = pips_left(rules, position);
    if rules.remaining == Remaining::LoseOwn {
        return ByTeam::from_fn(|team| -(rules.award(pips[team]).cast_signed()));
    }
    match end {
        RoundEnd::TargetReached => ByTeam::default(),
        RoundEnd::Domino(seat) => {
            let winner = rules.seats.team(seat);
            let amount = match rules.domino_award {
                DominoAward::Pips => others(rules, pips, winner),
                DominoAward::FiveABone => 5 * bones_of_others(rules, position, winner),
                DominoAward::OnePoint => 1,
            };
            only(winner, rules.award(amount))
        }
        RoundEnd::Blocked => blocked(rules, pips, rules.seats.team(position.last_to_play())),
    }
}

fn blocked(rules: &Rules, pips: ByTeam<u16>, last: Team) -> ByTeam<i16> {
    let winner = match rules.block_award_to {
        BlockAwardTo::Nobody => return ByTeam::default(),
        BlockAwardTo::Last => last,
        BlockAwardTo::Low => {
            let teams = || Team::all(rules.seats);
            let fewest = teams().map(|team| pips[team]).min().unwrap_or(0);
            let mut low = teams().filter(|team| pips[*team] == fewest);
            match (low.next(), low.next(), low.next()) {
                (Some(only), None, None) => only,
                // Three players, two equal lowest: they share the third's pips.
                (Some(one), Some(other), None) if rules.seats.teams() == 3 => {
                    let third: u16 = teams()
                        .filter(|team| *team != one && *team != other)
                        .map(|team| pips[team])
                        .sum();
                    let share = rules.award(third / 2).cast_signed();
                    return ByTeam::from_fn(|team| {
                        if team == one || team == other {
                            share
                        } else {
                            0
                        }
                    });
                }
                _ => return ByTeam::default(),
            }
        }
    };
    let theirs = others(rules, pips, winner);
    let own = pips[winner];
    let amount = match rules.block_award_of {
        BlockAwardOf::Difference => theirs.abs_diff(own),
        BlockAwardOf::Opponents => theirs,
        BlockAwardOf::Both => theirs + own,
    };
    only(winner, rules.award(amount))
}

/// The pips that each side has left in its hands.
fn pips_left(rules: &Rules, position: &Position) -> ByTeam<u16> {
    let mut pips = ByTeam::default();
    for seat in Seat::around(rules.seats) {
        pips[rules.seats.team(seat)] += position.hand(seat).weight();
    }
    pips
}

fn others(rules: &Rules, pips: ByTeam<u16>, team: Team) -> u16 {
    let others = Team::all(rules.seats).filter(|other| *other != team);
    others.map(|other| pips[other]).sum()
}

fn bones_of_others(rules: &Rules, position: &Position, team: Team) -> u16 {
    let sizes = BySeat::from_fn(|seat| u16::from(position.hand(seat).len()));
    let others = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) != team);
    others.map(|seat| sizes[seat]).sum()
}

fn only(winner: Team, points: u16) -> ByTeam<i16> {
    ByTeam::from_fn(|team| {
        if team == winner {
            points.cast_signed()
        } else {
            0
        }
    })
}
