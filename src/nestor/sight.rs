//! What a player in turn knows, as far as valuing a play needs it.

use crate::engine::{Action, Bone, Bones, End, Hand, Position, Rules, Seat, Table, View};

use super::ruled_out::RuledOut;

/// Another player, as far as the player in turn knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Other {
    /// The unseen bones that this player may hold, as far as draws and passes
    /// show.
    pub possible: Bones,
    /// How many bones this player holds.
    pub size: u8,
}

impl Other {
    /// A place at the table where nobody sits.
    pub const NOBODY: Self = Self {
        possible: Bones::EMPTY,
        size: 0,
    };

    /// The chance, 0 to 1, that this player holds none of `of` of the possible
    /// bones.
    pub fn chance_of_none(&self, of: u8) -> f32 {
        let possible = f32::from(self.possible.len().max(1));
        let other = (1.0 - f32::from(of) / possible).max(0.0);
        (0..self.size).fold(1.0, |chance, _| chance * other)
    }
}

/// What the player in turn knows: the own hand, which bones are unseen, how many
/// there are where.
///
/// When a round is played out in Nestor's head, every player decides by this
/// alone. So nobody there knows more than a person in that seat would.
#[derive(Debug, Clone, Copy)]
pub struct Sight {
    /// The seat of the player.
    pub seat: Seat,
    /// The own hand.
    pub hand: Hand,
    /// The bones that the player cannot see.
    pub unseen: Bones,
    /// The others in the order of their turns, the next player first.
    pub others: [Other; 3],
    /// How many bones can still be drawn.
    pub drawable: u8,
    /// The points of the player's side.
    pub score: i32,
}

impl Sight {
    /// What the player in turn knows in `position`.
    pub fn of(rules: &Rules, position: &Position, ruled_out: &RuledOut) -> Self {
        let sizes = |seat| position.hand(seat).len();
        let seat = position.turn();
        let own = (seat, position.hand(seat));
        Self::at(rules, position, ruled_out, own, sizes)
    }

    /// What the player whose view this is knows.
    pub fn of_view(view: &View, ruled_out: &RuledOut) -> Self {
        let sizes = |seat| view.hand_sizes()[seat];
        let own = (view.seat(), view.hand());
        Self::at(view.rules(), view.position(), ruled_out, own, sizes)
    }

    fn at(
        rules: &Rules,
        position: &Position,
        ruled_out: &RuledOut,
        (seat, hand): (Seat, Hand),
        sizes: impl Fn(Seat) -> u8,
    ) -> Self {
        let unseen = Bones::ALL.without(hand.or(position.table().played()));
        let mut others = [Other::NOBODY; 3];
        let mut next = seat;
        for other in others.iter_mut().take(usize::from(rules.seats.count() - 1)) {
            next = next.next(rules.seats);
            *other = Other {
                possible: unseen.without(ruled_out.of(next)),
                size: sizes(next),
            };
        }
        Self {
            seat,
            hand,
            unseen,
            others,
            drawable: position.boneyard().drawable(),
            score: position.scores()[rules.seats.team(seat)],
        }
    }

    /// The next player.
    pub const fn next(&self) -> &Other {
        &self.others[0]
    }

    /// How many bones all other players hold.
    pub fn held_by_others(&self) -> u8 {
        self.others.iter().map(|other| other.size).sum()
    }

    /// How many of the unseen bones are in no hand and can never be drawn.
    pub fn dead(&self) -> u8 {
        self.unseen
            .len()
            .saturating_sub(self.held_by_others() + self.drawable)
    }

    /// How many pips all other players are expected to hold together.
    pub fn expected_pips(&self) -> f32 {
        let unseen = self.unseen.len().max(1);
        f32::from(self.unseen.weight()) * f32::from(self.held_by_others()) / f32::from(unseen)
    }
}

/// What can be played on a table with some bones: how many fit and how many
/// score.
#[derive(Debug, Clone, Copy)]
pub struct Replies {
    /// How many of the bones fit.
    pub fitting: u8,
    /// How many of the bones score.
    pub scoring: u8,
    /// The points of all the bones together, each played on its best end.
    pub points: u16,
    /// The points of the best bone.
    pub best: u8,
    /// How many bones score each number of points. More than 47 count as 47.
    scores: [u8; 48],
}

impl Replies {
    /// What the bones of `hand` can do on `table`.
    pub fn on(rules: &Rules, table: &Table, hand: Bones) -> Self {
        let fitting = table.playable(hand);
        let mut replies = Self {
            fitting: fitting.len(),
            scoring: 0,
            points: 0,
            best: 0,
            scores: [0; 48],
        };
        if !rules.counts_score() {
            return replies;
        }
        let points = best_points(rules, table, fitting);
        for bone in fitting {
            let worth = points[bone.index()];
            if worth == 0 {
                continue;
            }
            replies.scores[usize::from(worth).min(47)] += 1;
            replies.scoring += 1;
            replies.points += u16::from(worth);
            replies.best = replies.best.max(worth);
        }
        replies
    }

    /// How many points `other` is expected to score. Each bone that may be in that
    /// hand is taken to be equally likely there, and the best one held is played.
    pub fn expected_best(&self, other: &Other) -> f32 {
        let mut expected = 0.0;
        let (mut better, mut none_better) = (0, 1.0);
        for points in (1..=self.best.min(47)).rev() {
            let bones = self.scores[usize::from(points)];
            if bones > 0 {
                better += bones;
                let none = other.chance_of_none(better);
                expected += f32::from(points) * (none_better - none);
                none_better = none;
            }
        }
        expected
    }
}

/// What each of these bones scores on its best end, by the number of the bone; 0 for
/// one that fits nowhere.
pub fn best_points(rules: &Rules, table: &Table, bones: Bones) -> [u8; 28] {
    best_worth(table, bones, |count| rules.count_points(count))
}

/// The same for a side with this score: what would take it past an exact target is
/// worth nothing.
pub fn best_points_for(rules: &Rules, table: &Table, bones: Bones, score: i32) -> [u8; 28] {
    best_worth(table, bones, |count| rules.points_for(count, score))
}

#[inline]
fn best_worth(table: &Table, bones: Bones, worth: impl Fn(u8) -> u8) -> [u8; 28] {
    let mut points = [0_u8; 28];
    for end in table.ends_that_differ() {
        for bone in bones.and(Bones::suit(end.pips())) {
            let count = table.count_after(bone, end).unwrap_or(0);
            let best = &mut points[bone.index()];
            *best = worth(count).max(*best);
        }
    }
    points
}

/// The plays that `bones` allow, one for each kind of end.
pub fn plays(table: &Table, bones: Bones) -> impl Iterator<Item = (Bone, End)> + '_ {
    table.ends_that_differ().flat_map(move |end| {
        let fitting = bones.and(Bones::suit(end.pips()));
        fitting.iter().map(move |bone| (bone, end.end()))
    })
}

/// The table after a lead, a play or a firecracker; `None` for another action, or
/// one that is not allowed.
pub fn laid(rules: &Rules, table: &Table, action: Action) -> Option<Table> {
    let mut after = *table;
    match action {
        Action::Lead(bone) => after.lead(rules.spinner, bone).ok()?,
        Action::Play(bone, end) => after.play(rules.spinner, bone, end).ok()?,
        Action::BlowUp(bone) => after.blow_up(bone).ok()?,
        _ => return None,
    }
    Some(after)
}
