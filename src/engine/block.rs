//! A blocked round, and who wins it.

use super::rules::{BlockAwardRecipient, Rules, TiedBlock};
use super::seat::{BySeat, ByTeam, Seat, Team};

/// The facts that decide who wins a blocked round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The pips left in each hand.
    pub pips: BySeat<u16>,
    /// Whether each player has gone out, which is possible where partners play on until both are
    /// out.
    pub out: BySeat<bool>,
    /// The seat that led the round.
    pub leader: Seat,
    /// The seat that played the last bone.
    pub last_to_play: Seat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Winner {
    Nobody,
    SideOf(Seat),
    /// Two of three players, who share the pips of the third.
    Shared(Team, Team),
}

impl Block {
    /// The player whose side wins the block; `None` if no single side wins it.
    pub fn winner(&self, rules: &Rules) -> Option<Seat> {
        match self.decide(rules) {
            Winner::SideOf(seat) => Some(seat),
            Winner::Nobody | Winner::Shared(..) => None,
        }
    }

    /// Whether nobody wins the block because of a tie, and the next hand counts for one more.
    pub(super) fn is_carried(&self, rules: &Rules) -> bool {
        matches!(rules.tied_block, TiedBlock::Carried | TiedBlock::CarriedOnce)
            && rules.block_award_to != BlockAwardRecipient::Nobody
            && self.winner(rules).is_none()
    }

    /// The players whose pips are compared, the blocker first. If only the blocker and the next in
    /// turn are compared, players who are out are skipped.
    fn contenders(&self, rules: &Rules) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (count, skips_out) = match rules.block_award_to {
            BlockAwardRecipient::Nobody | BlockAwardRecipient::Last => (0, false),
            BlockAwardRecipient::Low | BlockAwardRecipient::LowestHand => {
                (rules.seats.count(), false)
            }
            BlockAwardRecipient::Blocker => (2, true),
        };
        let Self { out, last_to_play, .. } = *self;
        let is_compared = move |seat: &Seat| !skips_out || *seat == last_to_play || !out[*seat];
        let players = last_to_play.onwards(rules.seats).filter(is_compared);
        players.take(usize::from(count))
    }

    /// The players of a side whose pips are compared with those of other sides: all of them, or the
    /// one whose hand alone counts. Empty if no pips decide.
    pub fn compared_players(&self, rules: &Rules, team: Team) -> Vec<Seat> {
        let on_side = |seat: &Seat| rules.seats.team(*seat) == team;
        let hands = self.contenders(rules).filter(on_side);
        if rules.compares_single_hands() {
            hands.min_by_key(|seat| self.pips[*seat]).into_iter().collect()
        } else {
            hands.collect()
        }
    }

    pub(super) fn decide(&self, rules: &Rules) -> Winner {
        let seats = rules.seats;
        let sums = self.pips_of_sides(rules);
        if rules.block_award_to == BlockAwardRecipient::Last {
            return Winner::SideOf(self.last_to_play);
        }
        let contenders = self.contenders(rules);
        let compared_pips = |seat: Seat| {
            if rules.compares_single_hands() { self.pips[seat] } else { sums[seats.team(seat)] }
        };
        let fewest = contenders.clone().map(compared_pips).min().unwrap_or(0);
        let lowest = contenders.filter(|seat| compared_pips(*seat) == fewest);
        let is_low = |team: Team| lowest.clone().any(|seat| seats.team(seat) == team);
        // Of two partners, the one with fewer pips.
        let player_of = |team: Team| {
            let players = lowest.clone().filter(|seat| seats.team(*seat) == team);
            players.min_by_key(|seat| self.pips[*seat]).map_or(Winner::Nobody, Winner::SideOf)
        };
        let mut tied = Team::all(seats).filter(|team| is_low(*team));
        match (tied.next(), tied.next(), tied.next()) {
            (Some(team), None, _) => player_of(team),
            (Some(one), Some(other), third) => match rules.tied_block {
                TiedBlock::Leader if is_low(seats.team(self.leader)) => Winner::SideOf(self.leader),
                TiedBlock::Blocker if is_low(seats.team(self.last_to_play)) => {
                    Winner::SideOf(self.last_to_play)
                }
                TiedBlock::BlockerLoses
                    if third.is_none() && is_low(seats.team(self.last_to_play)) =>
                {
                    player_of(if seats.team(self.last_to_play) == one { other } else { one })
                }
                TiedBlock::Nobody
                    if third.is_none() && seats.team_count() == 3 && rules.shares_tied_blocks() =>
                {
                    Winner::Shared(one, other)
                }
                _ => Winner::Nobody,
            },
            (None, ..) => Winner::Nobody,
        }
    }

    /// The pips that each side has left in its hands.
    pub fn pips_of_sides(&self, rules: &Rules) -> ByTeam<u16> {
        let mut pips = ByTeam::default();
        for seat in Seat::around(rules.seats) {
            pips[rules.seats.team(seat)] += self.pips[seat];
        }
        pips
    }
}
