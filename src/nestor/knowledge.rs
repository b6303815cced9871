//! The knowledge of a player to move.

use engine::{Action, Bone, Bones, Hand, Position, Rules, Seat, Seats, Table, View};

use super::ruled_out::RuledOut;

/// For each n, the chance, 0 to 1, that a player holds none of n possible bones.
pub type ChancesOfNone = [f32; Bone::COUNT + 1];

/// Another player, as far as the player to move knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherPlayer {
    /// The seat of this player; meaningless for [`Self::ABSENT`].
    pub seat: Seat,
    /// The unseen bones that this player may hold, as far as draws and passes tell.
    pub possible: Bones,
    /// The number of bones in this player's hand; 0 if the player is out.
    pub hand_size: u8,
}

impl OtherPlayer {
    /// A placeholder for a player who does not exist, because fewer than four play.
    pub const ABSENT: Self = Self { seat: Seat::ALL[0], possible: Bones::EMPTY, hand_size: 0 };

    /// For each n, the chance, 0 to 1, that this player holds none of n possible bones.
    pub fn chances_of_none(&self) -> ChancesOfNone {
        let possible = f32::from(self.possible.len().max(1));
        let for_one_bone: ChancesOfNone =
            std::array::from_fn(|count| (1.0 - count as f32 / possible).max(0.0));
        let mut chances = [1.0; Bone::COUNT + 1];
        for _ in 0..self.hand_size {
            for (chance, for_one) in chances.iter_mut().zip(for_one_bone) {
                *chance *= for_one;
            }
        }
        chances
    }
}

/// What the player to move knows: their own hand, and which and how many bones are hidden.
///
/// In a playout every player decides by this alone, so nobody there knows more than a
/// person in that seat would.
#[derive(Debug, Clone, Copy)]
pub struct Knowledge {
    /// The seat of the player to move.
    pub seat: Seat,
    /// The player's own hand.
    pub hand: Hand,
    /// The bones that the player cannot see: in other hands, or in the boneyard.
    pub unseen: Bones,
    /// The other players in the order of their turns, the next one first. With partners,
    /// an opponent who is out changes places with one who is not: the next opponent who
    /// may reply comes first, and the partner always second.
    pub others: [OtherPlayer; 3],
    /// The number of bones that can still be drawn.
    pub drawable: u8,
    /// The score of the player's side.
    pub score: i32,
    /// The seat that led the round.
    pub leader: Seat,
}

impl Knowledge {
    /// The knowledge of the player to move in `position`.
    pub fn of(rules: &Rules, position: &Position, ruled_out: &RuledOut) -> Self {
        let hand_size = |seat| position.hand(seat).len();
        let seat = position.turn();
        Self::from_parts(rules, position, ruled_out, seat, position.hand(seat), hand_size)
    }

    /// The knowledge of the player whose view this is.
    pub fn of_view(view: &View, ruled_out: &RuledOut) -> Self {
        let hand_size = |seat| view.hand_sizes()[seat];
        let (rules, position) = (view.rules(), view.position());
        Self::from_parts(rules, position, ruled_out, view.seat(), view.hand(), hand_size)
    }

    fn from_parts(
        rules: &Rules,
        position: &Position,
        ruled_out: &RuledOut,
        seat: Seat,
        hand: Hand,
        hand_size: impl Fn(Seat) -> u8,
    ) -> Self {
        let unseen = rules.bones().without(hand.or(position.table().played()));
        let mut others = [OtherPlayer::ABSENT; 3];
        let mut next = seat;
        for other in others.iter_mut().take(usize::from(rules.seats.count() - 1)) {
            next = next.next(rules.seats);
            let possible = unseen.without(ruled_out.of(next));
            *other = OtherPlayer { seat: next, possible, hand_size: hand_size(next) };
        }
        if is_next_out(rules, &others) {
            others.swap(0, 2);
        }
        Self {
            seat,
            hand,
            unseen,
            others,
            drawable: position.boneyard().drawable(),
            score: position.scores()[rules.seats.team(seat)],
            leader: position.leader(),
        }
    }

    /// Whether the round ends when the player plays the last bone in hand. It does not if the rules
    /// let a partner play on and the partner still has bones.
    pub fn ends_round_by_going_out(&self, rules: &Rules) -> bool {
        let has_partner = rules.seats == Seats::Partners && self.others[1].hand_size > 0;
        !(has_partner && rules.side_goes_out())
    }

    /// The points of a play that leaves this table. They include the point for going out where the
    /// rules score both together.
    pub fn points(&self, rules: &Rules, after: &Table) -> u8 {
        let points = rules.play_points(after);
        if self.hand.len() == 1 && self.ends_round_by_going_out(rules) {
            rules.points_for_last_bone(points, self.score)
        } else {
            rules.points_for(points, self.score)
        }
    }

    /// The next player who may reply.
    pub const fn next_player(&self) -> &OtherPlayer {
        &self.others[0]
    }

    /// The number of bones in all other hands.
    pub fn bone_count_of_others(&self) -> u8 {
        self.others.iter().map(|other| other.hand_size).sum()
    }

    /// The number of unseen bones that are in no hand and cannot be drawn.
    pub fn undrawable_count(&self) -> u8 {
        self.unseen.len().saturating_sub(self.bone_count_of_others() + self.drawable)
    }

    /// The expected pips in all other hands together.
    pub fn expected_pips(&self) -> f32 {
        let unseen = self.unseen.len().max(1);
        f32::from(self.unseen.weight()) * f32::from(self.bone_count_of_others()) / f32::from(unseen)
    }
}

/// Whether partners play, and the next player is out.
pub(super) fn is_next_out(rules: &Rules, others: &[OtherPlayer; 3]) -> bool {
    rules.seats == Seats::Partners && others[0].hand_size == 0
}

/// The plays that `bones` allow, with the bone of each, at one end of each kind: ends of one
/// kind show and count the same.
pub fn distinct_plays(table: &Table, bones: Bones) -> impl Iterator<Item = (Bone, Action)> + '_ {
    table.distinct_ends().flat_map(move |end| {
        let fitting = bones.and(table.fit().bones_for(end.pips()));
        fitting.iter().flat_map(move |bone| table.plays(bone, end).map(move |play| (bone, play)))
    })
}

/// The table after a lead, a play or a firecracker; `None` for any other or illegal action.
pub fn table_after(rules: &Rules, table: &Table, action: Action) -> Option<Table> {
    let mut after = *table;
    match action {
        Action::Lead(bone) => after.lead(rules.spinner, bone).ok()?,
        Action::Play(bone, end, outward) => after.play(rules.spinner, bone, end, outward).ok()?,
        Action::BlowUp(bone) => after.blow_up(bone).ok()?,
        _ => return None,
    }
    Some(after)
}
