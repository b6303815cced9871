//! The inputs of the net for a play: which rows of its first layer are on.

use engine::{Bone, Bones, Pips, Rules, Seats, Spinner, Table};

use super::replies::{Replies, Scores};
use super::sight::Sight;

const OWN: usize = 0;
const POSSIBLE: usize = OWN + 28;
const OPEN_OWN: usize = POSSIBLE + 28;
const OPEN_POSSIBLE: usize = OPEN_OWN + 7 * 3 * 8;
const OWN_UNSEEN: usize = OPEN_POSSIBLE + 7 * 3 * 8;
const DOUBLET: usize = OWN_UNSEEN + 7 * SPLITS;
const ENDS: usize = DOUBLET + 7 * 3 * 3;
const COUNT: usize = ENDS + 7 * 3;
const MOST_COUNT: usize = 47;
const OWN_SIZE: usize = COUNT + MOST_COUNT + 1;
const THEIR_SIZE: usize = OWN_SIZE + 19;
const DRAWABLE: usize = THEIR_SIZE + 19;
const DEAD: usize = DRAWABLE + 19;
const SIZES: usize = DEAD + 19;
const SPINNER: usize = SIZES + 9 * 9;
const VOLUNTARY: usize = SPINNER + 9;
const AMOUNT: usize = VOLUNTARY + 1;
const AMOUNTS: usize = 12;
const STEPS: usize = 16;

/// In how many ways the seven bones of a suit can be one's own, unseen, and on the
/// table.
const SPLITS: usize = 36;

/// How many inputs a net for two players has.
pub const INPUTS: usize = AMOUNT + AMOUNTS * STEPS;

// With more players, each of those after the next one has these.
const AFTER_NEXT: usize = INPUTS;
const AFTER_POSSIBLE: usize = 0;
const AFTER_OPEN: usize = AFTER_POSSIBLE + 28;
const AFTER_SIZE: usize = AFTER_OPEN + 7 * 3 * 8;
const AFTER_AMOUNT: usize = AFTER_SIZE + 19;
const AFTER_AMOUNTS: usize = 2;
const AFTER: usize = AFTER_AMOUNT + AFTER_AMOUNTS * STEPS;

/// How many inputs a net for so many players has.
pub const fn inputs(seats: Seats) -> usize {
    INPUTS + (seats.count() as usize - 2) * AFTER
}

/// A list of inputs, by their numbers.
#[derive(Debug, Clone, Copy)]
pub struct Rows<const MOST: usize> {
    rows: [u16; MOST],
    count: u8,
}

impl<const MOST: usize> Rows<MOST> {
    const NONE: Self = Self {
        rows: [0; MOST],
        count: 0,
    };

    /// The numbers of the inputs.
    pub fn as_slice(&self) -> &[u16] {
        &self.rows[..usize::from(self.count)]
    }

    fn add(&mut self, row: usize) {
        self.rows[usize::from(self.count)] = row as u16;
        self.count += 1;
    }
}

/// The inputs before a play. They are the same for all plays of a decision, and
/// each play adds a [`Change`].
#[derive(Debug, Clone, Copy)]
pub struct Glance<'a> {
    rules: &'a Rules,
    sight: &'a Sight,
    suits: [Suit; 7],
    /// For each of the others the chances to hold none of so many bones.
    none: [[f32; 32]; 3],
    /// The inputs that are on before a play.
    pub on: Rows<160>,
}

/// The inputs that a play turns off and on.
#[derive(Debug, Clone, Copy)]
pub struct Change {
    /// The inputs that it turns off.
    pub off: Rows<16>,
    /// The inputs that it turns on.
    pub on: Rows<48>,
}

/// Where the bones of a suit are, and how many ends show it.
#[derive(Debug, Clone, Copy, Default)]
struct Suit {
    own: u8,
    /// How many of them each other player may hold, the next player first.
    possible: [u8; 3],
    unseen: u8,
    open: u8,
    /// Who may hold the doublet of the suit: 0 this player, 1 perhaps the next, 2
    /// neither.
    doublet: u8,
}

/// The first row of the player who comes so many after the next one.
const fn first_after(after: usize) -> usize {
    AFTER_NEXT + (after - 1) * AFTER
}

/// The place of so many own and unseen bones of a suit, together at most seven, among
/// its [`SPLITS`].
const fn split(own: usize, unseen: usize) -> usize {
    own * (17 - own) / 2 + unseen
}

impl Suit {
    fn rows(self, suit: usize) -> [usize; 4] {
        let state = suit * 3 + usize::from(self.open.min(2));
        let own = usize::from(self.own);
        [
            OPEN_OWN + state * 8 + own,
            OPEN_POSSIBLE + state * 8 + usize::from(self.possible[0]),
            OWN_UNSEEN + suit * SPLITS + split(own, usize::from(self.unseen)),
            DOUBLET + state * 3 + usize::from(self.doublet),
        ]
    }

    /// The row of another player, of whom there are `after` before this one.
    fn row_after(self, suit: usize, after: usize) -> usize {
        let state = suit * 3 + usize::from(self.open.min(2));
        first_after(after) + AFTER_OPEN + state * 8 + usize::from(self.possible[after])
    }
}

impl<'a> Glance<'a> {
    /// The inputs before a play on `table`.
    pub fn new(rules: &'a Rules, sight: &'a Sight, table: &Table) -> Self {
        let mut on = Rows::NONE;
        for bone in sight.hand {
            on.add(OWN + bone.index());
        }
        for bone in sight.next().possible {
            on.add(POSSIBLE + bone.index());
        }
        let mut suits = [Suit::default(); 7];
        for (suit, pips) in suits.iter_mut().zip(Pips::ALL) {
            let in_suit = Bones::suit(pips);
            let count = |set: Bones| set.and(in_suit).len();
            let doublet = Bone::new(pips, pips);
            *suit = Suit {
                own: count(sight.hand),
                possible: sight.others.map(|other| count(other.possible)),
                unseen: count(sight.unseen),
                open: 0,
                doublet: if sight.hand.contains(doublet) {
                    0
                } else {
                    2 - u8::from(sight.next().possible.contains(doublet))
                },
            };
        }
        for end in table.ends() {
            suits[usize::from(end.pips().value())].open += 1;
        }
        for (number, suit) in suits.iter().enumerate() {
            for row in suit.rows(number) {
                on.add(row);
            }
        }
        let own = usize::from(sight.hand.len()) - 1;
        let theirs = usize::from(sight.next().size);
        on.add(OWN_SIZE + own.min(18));
        on.add(THEIR_SIZE + theirs.min(18));
        on.add(DRAWABLE + usize::from(sight.drawable).min(18));
        on.add(DEAD + usize::from(sight.dead()).min(18));
        on.add(SIZES + own.min(8) * 9 + theirs.min(8));
        if rules.voluntary_draw {
            on.add(VOLUNTARY);
        }
        for after in after_next(rules) {
            let other = &sight.others[after];
            let from = first_after(after);
            for bone in other.possible {
                on.add(from + AFTER_POSSIBLE + bone.index());
            }
            for (number, suit) in suits.iter().enumerate() {
                on.add(suit.row_after(number, after));
            }
            on.add(from + AFTER_SIZE + usize::from(other.size).min(18));
        }
        let mut none = [[1.0; 32]; 3];
        let others = usize::from(rules.seats.count()) - 1;
        for (none, other) in none.iter_mut().zip(&sight.others[..others]) {
            *none = other.chances_of_none();
        }
        Self {
            rules,
            sight,
            suits,
            none,
            on,
        }
    }

    /// What a play of `bone` that makes the table `after` changes.
    pub fn change(&self, after: &Table, bone: Bone) -> Change {
        let mut off = Rows::NONE;
        let mut on = Rows::NONE;
        off.add(OWN + bone.index());
        // Only the suits of the bone's own halves change.
        let halves = [bone.high(), bone.low()];
        for pips in &halves[usize::from(bone.is_doublet())..] {
            let number = usize::from(pips.value());
            let before = self.suits[number];
            let ends = after.ends().iter().filter(|end| end.pips() == *pips);
            let now = Suit {
                own: before.own - 1,
                open: ends.count() as u8,
                doublet: if bone.is_doublet() { 2 } else { before.doublet },
                ..before
            };
            for (old, new) in before.rows(number).into_iter().zip(now.rows(number)) {
                if old != new {
                    off.add(old);
                    on.add(new);
                }
            }
            for after in after_next(self.rules) {
                let (old, new) = (
                    before.row_after(number, after),
                    now.row_after(number, after),
                );
                if old != new {
                    off.add(old);
                    on.add(new);
                }
            }
        }
        for end in after.ends().iter().take(8) {
            let suit = usize::from(end.pips().value());
            on.add(ENDS + suit * 3 + usize::from(end.multiplier()));
        }
        on.add(COUNT + usize::from(after.count()).min(MOST_COUNT));
        on.add(self.spinner(after));
        self.amounts(after, bone, &mut on);
        Change { off, on }
    }

    /// The inputs that are on after a change.
    pub fn with(&self, change: &Change) -> Vec<u16> {
        let off = change.off.as_slice();
        let stays = self.on.as_slice().iter().filter(|row| !off.contains(row));
        stays.chain(change.on.as_slice()).copied().collect()
    }

    fn spinner(&self, after: &Table) -> usize {
        let kind = match self.rules.spinner {
            Spinner::None => 0,
            Spinner::Single => 1,
            Spinner::Every => 2,
        };
        let state = match after.ends().len() {
            0..=2 if after.spinner().is_none() => 0,
            0..=2 => 1,
            _ => 2,
        };
        SPINNER + kind * 3 + state
    }

    fn amounts(&self, after: &Table, bone: Bone, on: &mut Rows<48>) {
        let sight = self.sight;
        let mut hand = sight.hand;
        hand.remove(bone);
        let next = sight.next();
        let scores = Scores::on(self.rules, after);
        let theirs = Replies::of(&scores, next.possible);
        let own = Replies::of(&scores, hand);
        let none = &self.none[0];
        let possible = f32::from(next.possible.len().max(1));
        let kept = Pips::ALL
            .into_iter()
            .filter(|pips| !hand.and(Bones::suit(*pips)).is_empty());
        let amounts: [f32; AMOUNTS] = [
            f32::from(hand.weight()) / 64.0,
            sight.expected_pips() / 64.0,
            theirs.expected_best(none) / 24.0,
            f32::from(theirs.best) / 36.0,
            none[usize::from(theirs.scoring)],
            none[usize::from(theirs.fitting)],
            f32::from(theirs.fitting) / possible,
            f32::from(own.fitting) / 8.0,
            f32::from(own.scoring) / 8.0,
            f32::from(own.best) / 36.0,
            f32::from(own.points) / 64.0,
            kept.count() as f32 / 8.0,
        ];
        for (place, amount) in amounts.into_iter().enumerate() {
            on.add(AMOUNT + place * STEPS + step(amount));
        }
        // What those after the next one can do is seen as if the table stayed.
        for place in after_next(self.rules) {
            let other = &sight.others[place];
            let replies = Replies::of(&scores, other.possible);
            let none = &self.none[place];
            let from = first_after(place) + AFTER_AMOUNT;
            on.add(from + step(replies.expected_best(none) / 24.0));
            on.add(from + STEPS + step(none[usize::from(replies.fitting)]));
        }
    }
}

/// The places in [`Sight::others`] of those after the next player.
fn after_next(rules: &Rules) -> std::ops::Range<usize> {
    1..usize::from(rules.seats.count()) - 1
}

/// The step of an amount of 0 to 1.
fn step(amount: f32) -> usize {
    ((amount * STEPS as f32) as usize).min(STEPS - 1)
}

#[cfg(test)]
mod tests {
    use super::{SPLITS, split};

    #[test]
    fn every_split_of_a_suit_has_a_place_of_its_own() {
        let all = (0..8).flat_map(|own| (0..8 - own).map(move |unseen| split(own, unseen)));
        assert!(all.eq(0..SPLITS));
    }
}
