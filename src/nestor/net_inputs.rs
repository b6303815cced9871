//! The sparse inputs of the net for a play.

use engine::{Bone, Bones, DominoSet, Rules, Seats, Spinner, Table};

use super::hand_plays::{BoneScores, HandPlays};
use super::knowledge::{ChancesOfNone, Knowledge};

/// The set with which the nets are trained and play.
const SET: DominoSet = DominoSet::DoubleSix;
const BONES: usize = SET.len() as usize;
const SUITS: usize = SET.suits() as usize;
/// The numbers of bones of one suit, with 0.
const IN_SUIT: usize = SUITS + 1;

// The first input of each group. A suit has three states: 0, 1, or more open ends show it.
const OWN: usize = 0;
const POSSIBLE: usize = OWN + BONES;
const OPEN_OWN: usize = POSSIBLE + BONES;
const OPEN_POSSIBLE: usize = OPEN_OWN + SUITS * 3 * IN_SUIT;
const OWN_UNSEEN: usize = OPEN_POSSIBLE + SUITS * 3 * IN_SUIT;
const DOUBLET: usize = OWN_UNSEEN + SUITS * SPLITS;
const ENDS: usize = DOUBLET + SUITS * 3 * 3;
const COUNT: usize = ENDS + SUITS * 3;
const MAX_COUNT: usize = 47;
const OWN_SIZE: usize = COUNT + MAX_COUNT + 1;
const THEIR_SIZE: usize = OWN_SIZE + 19;
const DRAWABLE: usize = THEIR_SIZE + 19;
const DEAD: usize = DRAWABLE + 19;
const SIZES: usize = DEAD + 19;
const SPINNER: usize = SIZES + 9 * 9;
const VOLUNTARY: usize = SPINNER + 9;
// Each amount turns on one of its `STEPS` inputs.
const AMOUNT: usize = VOLUNTARY + 1;
const AMOUNTS: usize = 12;
const STEPS: usize = 16;

/// The ways to split the bones of a suit into own, unseen and played ones.
const SPLITS: usize = IN_SUIT * (IN_SUIT + 1) / 2;

/// The number of inputs of a net for two players.
const INPUTS: usize = AMOUNT + AMOUNTS * STEPS;

// At a table of more than two, each player after the next one adds a block of these inputs.
const AFTER_NEXT: usize = INPUTS;
const AFTER_POSSIBLE: usize = 0;
const AFTER_OPEN: usize = AFTER_POSSIBLE + BONES;
const AFTER_SIZE: usize = AFTER_OPEN + SUITS * 3 * IN_SUIT;
const AFTER_AMOUNT: usize = AFTER_SIZE + 19;
const AFTER_AMOUNTS: usize = 2;
const AFTER_INPUTS: usize = AFTER_AMOUNT + AFTER_AMOUNTS * STEPS;

/// The number of inputs of a net for this many players.
pub const fn input_count(seats: Seats) -> usize {
    INPUTS + (seats.count() as usize - 2) * AFTER_INPUTS
}

/// A list of at most `CAPACITY` inputs, by their numbers.
#[derive(Debug, Clone, Copy)]
pub struct InputList<const CAPACITY: usize> {
    numbers: [u16; CAPACITY],
    count: u8,
}

impl<const CAPACITY: usize> InputList<CAPACITY> {
    const EMPTY: Self = Self { numbers: [0; CAPACITY], count: 0 };

    /// The numbers of the inputs.
    pub fn as_slice(&self) -> &[u16] {
        &self.numbers[..usize::from(self.count)]
    }

    fn add(&mut self, input: usize) {
        self.numbers[usize::from(self.count)] = input as u16;
        self.count += 1;
    }
}

/// The inputs that all plays of a turn share; each play adds an [`InputChange`].
#[derive(Debug, Clone, Copy)]
pub struct NetInputs<'a> {
    rules: &'a Rules,
    knowledge: &'a Knowledge,
    suits: [Suit; SUITS],
    /// [`OtherPlayer::chances_of_none`](super::OtherPlayer::chances_of_none) of each of the others.
    chances_of_none: [ChancesOfNone; 3],
    /// The inputs that are on before a play.
    pub on: InputList<160>,
}

/// The inputs that a play turns off and on.
#[derive(Debug, Clone, Copy)]
pub struct InputChange {
    /// The inputs turned off.
    pub off: InputList<16>,
    /// The inputs turned on.
    pub on: InputList<48>,
}

/// The bones of a suit, and the ends that show it.
#[derive(Debug, Clone, Copy, Default)]
struct Suit {
    own: u8,
    /// The bones that each other player may hold, the next player first.
    possible: [u8; 3],
    unseen: u8,
    open: u8,
    /// Who may hold the doublet: 0 this player, 1 the next, 2 neither.
    doublet: u8,
}

/// The first input of the player who comes `after` seats after the next one.
const fn first_after(after: usize) -> usize {
    AFTER_NEXT + (after - 1) * AFTER_INPUTS
}

/// The index of a split of a suit, below [`SPLITS`]; `own` and `unseen` add up to at most [`SUITS`].
const fn split_index(own: usize, unseen: usize) -> usize {
    own * (2 * IN_SUIT + 1 - own) / 2 + unseen
}

impl Suit {
    fn inputs(self, suit: usize) -> [usize; 4] {
        let state = suit * 3 + usize::from(self.open.min(2));
        let own = usize::from(self.own);
        [
            OPEN_OWN + state * IN_SUIT + own,
            OPEN_POSSIBLE + state * IN_SUIT + usize::from(self.possible[0]),
            OWN_UNSEEN + suit * SPLITS + split_index(own, usize::from(self.unseen)),
            DOUBLET + state * 3 + usize::from(self.doublet),
        ]
    }

    /// The input of the suit for the player `after` seats after the next one.
    fn input_after(self, suit: usize, after: usize) -> usize {
        let state = suit * 3 + usize::from(self.open.min(2));
        first_after(after) + AFTER_OPEN + state * IN_SUIT + usize::from(self.possible[after])
    }
}

impl<'a> NetInputs<'a> {
    /// The inputs before a play on `table`.
    pub fn new(rules: &'a Rules, knowledge: &'a Knowledge, table: &Table) -> Self {
        let mut on = InputList::EMPTY;
        for bone in knowledge.hand {
            on.add(OWN + bone.index());
        }
        for bone in knowledge.next().possible {
            on.add(POSSIBLE + bone.index());
        }
        let mut suits = [Suit::default(); SUITS];
        for (suit, pips) in suits.iter_mut().zip(SET.pips()) {
            let in_suit = Bones::suit(pips);
            let count = |set: Bones| set.and(in_suit).len();
            let doublet = Bone::new(pips, pips);
            *suit = Suit {
                own: count(knowledge.hand),
                possible: knowledge.others.map(|other| count(other.possible)),
                unseen: count(knowledge.unseen),
                open: 0,
                doublet: if knowledge.hand.contains(doublet) {
                    0
                } else {
                    2 - u8::from(knowledge.next().possible.contains(doublet))
                },
            };
        }
        for end in table.ends() {
            suits[usize::from(end.pips().value())].open += 1;
        }
        for (number, suit) in suits.iter().enumerate() {
            for input in suit.inputs(number) {
                on.add(input);
            }
        }
        let own = usize::from(knowledge.hand.len()) - 1;
        let theirs = usize::from(knowledge.next().size);
        on.add(OWN_SIZE + own.min(18));
        on.add(THEIR_SIZE + theirs.min(18));
        on.add(DRAWABLE + usize::from(knowledge.drawable).min(18));
        on.add(DEAD + usize::from(knowledge.undrawable()).min(18));
        on.add(SIZES + own.min(8) * 9 + theirs.min(8));
        if rules.voluntary_draw {
            on.add(VOLUNTARY);
        }
        for after in after_next(rules) {
            let other = &knowledge.others[after];
            let from = first_after(after);
            for bone in other.possible {
                on.add(from + AFTER_POSSIBLE + bone.index());
            }
            for (number, suit) in suits.iter().enumerate() {
                on.add(suit.input_after(number, after));
            }
            on.add(from + AFTER_SIZE + usize::from(other.size).min(18));
        }
        let mut chances_of_none = [[1.0; Bone::COUNT + 1]; 3];
        let others = usize::from(rules.seats.count()) - 1;
        for (chances, other) in chances_of_none.iter_mut().zip(&knowledge.others[..others]) {
            *chances = other.chances_of_none();
        }
        Self { rules, knowledge, suits, chances_of_none, on }
    }

    /// The change by a play of `bone` that makes the table `after`.
    pub fn change(&self, after: &Table, bone: Bone) -> InputChange {
        let mut off = InputList::EMPTY;
        let mut on = InputList::EMPTY;
        off.add(OWN + bone.index());
        // Only the suits of the bone's halves change.
        let halves = bone.halves();
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
            for (old, new) in before.inputs(number).into_iter().zip(now.inputs(number)) {
                if old != new {
                    off.add(old);
                    on.add(new);
                }
            }
            for after in after_next(self.rules) {
                let (old, new) =
                    (before.input_after(number, after), now.input_after(number, after));
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
        on.add(COUNT + usize::from(after.count()).min(MAX_COUNT));
        on.add(self.spinner(after));
        self.amounts(after, bone, &mut on);
        InputChange { off, on }
    }

    /// The inputs that are on after a change.
    pub fn with(&self, change: &InputChange) -> Vec<u16> {
        let off = change.off.as_slice();
        let stays = self.on.as_slice().iter().filter(|input| !off.contains(input));
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

    fn amounts(&self, after: &Table, bone: Bone, on: &mut InputList<48>) {
        let knowledge = self.knowledge;
        let mut hand = knowledge.hand;
        hand.remove(bone);
        let next = knowledge.next();
        let scores = BoneScores::on(self.rules, after);
        let theirs = HandPlays::of(&scores, next.possible);
        let own = HandPlays::of(&scores, hand);
        let none = &self.chances_of_none[0];
        let possible = f32::from(next.possible.len().max(1));
        let kept = SET.pips().filter(|pips| !hand.and(Bones::suit(*pips)).is_empty());
        let amounts: [f32; AMOUNTS] = [
            f32::from(hand.weight()) / 64.0,
            knowledge.expected_pips() / 64.0,
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
        // The players after the next one are valued as if the table stayed as it is.
        for place in after_next(self.rules) {
            let other = &knowledge.others[place];
            let replies = HandPlays::of(&scores, other.possible);
            let none = &self.chances_of_none[place];
            let from = first_after(place) + AFTER_AMOUNT;
            on.add(from + step(replies.expected_best(none) / 24.0));
            on.add(from + STEPS + step(none[usize::from(replies.fitting)]));
        }
    }
}

/// The indices in [`Knowledge::others`] of the players after the next one.
fn after_next(rules: &Rules) -> std::ops::Range<usize> {
    1..usize::from(rules.seats.count()) - 1
}

/// The step, below [`STEPS`], of an amount of 0 to 1.
fn step(amount: f32) -> usize {
    ((amount * STEPS as f32) as usize).min(STEPS - 1)
}

#[cfg(test)]
mod tests {
    use super::{IN_SUIT, SPLITS, split_index};

    #[test]
    fn every_split_of_a_suit_has_a_place_of_its_own() {
        let all = (0..IN_SUIT)
            .flat_map(|own| (0..IN_SUIT - own).map(move |unseen| split_index(own, unseen)));
        assert!(all.eq(0..SPLITS));
    }
}
