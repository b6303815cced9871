//! The sparse inputs of the net for a play.

use engine::{Bone, Bones, DominoSet, Pips, Rules, Seats, Spinner, Table};

use super::hand_plays::{BoneScores, HandPlays};
use super::knowledge::{ChancesOfNone, Knowledge};

/// The largest number of bones, in a hand or in the boneyard, with an input of its own; larger
/// numbers share that input.
const MAX_BONE_COUNT: usize = 18;
/// The largest count of the table with an input of its own; larger counts share that input.
const MAX_TABLE_COUNT: usize = 47;
// An amount is a number from 0 to 1 that turns on one of its `STEPS_PER_AMOUNT` inputs. The later
// amounts are those about each player after the next one.
const AMOUNT_COUNT: usize = 12;
const LATER_AMOUNT_COUNT: usize = 2;
const STEPS_PER_AMOUNT: usize = 16;

/// The index of the first input of each group, in the nets for one set of bones.
#[derive(Debug)]
struct Layout {
    set: DominoSet,
    /// The number of different counts of bones of one suit, 0 included.
    in_suit: usize,
    /// The number of hand sizes that the `sizes` group tells apart, 0 included.
    hand_sizes: usize,
    /// The number of pips that an amount of 1 stands for.
    pips_scale: f32,
    // A suit has three states: 0, 1, or more open ends show it.
    own: usize,
    possible: usize,
    open_own: usize,
    open_possible: usize,
    own_unseen: usize,
    doublet: usize,
    ends: usize,
    count: usize,
    own_size: usize,
    their_size: usize,
    drawable: usize,
    undrawable: usize,
    sizes: usize,
    spinner: usize,
    voluntary_draw: usize,
    amount: usize,
    /// The number of inputs of a net for two players.
    inputs: usize,
    // At a table of more than two, each player after the next one adds a block of `later_inputs`.
    later_open: usize,
    later_size: usize,
    later_amount: usize,
    later_inputs: usize,
}

static DOUBLE_SIX_LAYOUT: Layout = Layout::new(DominoSet::DoubleSix);
static DOUBLE_NINE_LAYOUT: Layout = Layout::new(DominoSet::DoubleNine);

impl Layout {
    const fn new(set: DominoSet) -> Self {
        let (bones, suits) = (set.len() as usize, set.suit_count() as usize);
        let in_suit = suits + 1;
        let (hand_sizes, pips_scale) = match set {
            DominoSet::DoubleSix => (9, 64.0),
            DominoSet::DoubleNine => (12, 128.0),
        };
        let (own, possible) = (0, bones);
        let open_own = possible + bones;
        let open_possible = open_own + suits * 3 * in_suit;
        let own_unseen = open_possible + suits * 3 * in_suit;
        let doublet = own_unseen + suits * split_count(in_suit);
        let ends = doublet + suits * 3 * 3;
        let count = ends + suits * 3;
        let own_size = count + MAX_TABLE_COUNT + 1;
        let their_size = own_size + MAX_BONE_COUNT + 1;
        let drawable = their_size + MAX_BONE_COUNT + 1;
        let undrawable = drawable + MAX_BONE_COUNT + 1;
        let sizes = undrawable + MAX_BONE_COUNT + 1;
        let spinner = sizes + hand_sizes * hand_sizes;
        let voluntary_draw = spinner + 9;
        let amount = voluntary_draw + 1;
        let inputs = amount + AMOUNT_COUNT * STEPS_PER_AMOUNT;
        let later_open = bones;
        let later_size = later_open + suits * 3 * in_suit;
        let later_amount = later_size + MAX_BONE_COUNT + 1;
        let later_inputs = later_amount + LATER_AMOUNT_COUNT * STEPS_PER_AMOUNT;
        Self {
            set,
            in_suit,
            hand_sizes,
            pips_scale,
            own,
            possible,
            open_own,
            open_possible,
            own_unseen,
            doublet,
            ends,
            count,
            own_size,
            their_size,
            drawable,
            undrawable,
            sizes,
            spinner,
            voluntary_draw,
            amount,
            inputs,
            later_open,
            later_size,
            later_amount,
            later_inputs,
        }
    }

    const fn of(set: DominoSet) -> &'static Self {
        match set {
            DominoSet::DoubleSix => &DOUBLE_SIX_LAYOUT,
            DominoSet::DoubleNine => &DOUBLE_NINE_LAYOUT,
        }
    }

    /// The first input about a later player: `offset` seats, at least 1, after the next player.
    const fn first_later_input(&self, offset: usize) -> usize {
        self.inputs + (offset - 1) * self.later_inputs
    }

    const fn suit_count(&self) -> usize {
        self.set.suit_count() as usize
    }

    fn suit_inputs(&self, suit: Suit, number: usize) -> [usize; 4] {
        let state = number * 3 + usize::from(suit.open.min(2));
        let own = usize::from(suit.own);
        let split = split_index(self.in_suit, own, usize::from(suit.unseen));
        [
            self.open_own + state * self.in_suit + own,
            self.open_possible + state * self.in_suit + usize::from(suit.possible[0]),
            self.own_unseen + number * split_count(self.in_suit) + split,
            self.doublet + state * 3 + usize::from(suit.doublet),
        ]
    }

    /// The input of a suit for the player `offset` seats after the next one.
    fn later_suit_input(&self, suit: Suit, number: usize, offset: usize) -> usize {
        let state = number * 3 + usize::from(suit.open.min(2));
        let possible = usize::from(suit.possible[offset]);
        self.first_later_input(offset) + self.later_open + state * self.in_suit + possible
    }
}

/// The number of inputs of a net for this many players with these bones.
pub const fn input_count(set: DominoSet, seats: Seats) -> usize {
    let layout = Layout::of(set);
    layout.inputs + (seats.count() as usize - 2) * layout.later_inputs
}

/// The number of ways to split the bones of a suit into own, unseen and played ones.
const fn split_count(in_suit: usize) -> usize {
    in_suit * (in_suit + 1) / 2
}

/// The index of a split of a suit, below [`split_count`]; `own` and `unseen` add up to less than
/// `in_suit`.
const fn split_index(in_suit: usize, own: usize, unseen: usize) -> usize {
    own * (2 * in_suit + 1 - own) / 2 + unseen
}

/// A list of at most `CAPACITY` inputs, by their numbers.
#[derive(Debug, Clone, Copy)]
pub struct InputList<const CAPACITY: usize> {
    numbers: [u16; CAPACITY],
    count: u8,
}

impl<const CAPACITY: usize> InputList<CAPACITY> {
    const EMPTY: Self = Self { numbers: [0; CAPACITY], count: 0 };

    /// The numbers of the inputs, in the order in which they were added.
    pub fn as_slice(&self) -> &[u16] {
        &self.numbers[..usize::from(self.count)]
    }

    fn add(&mut self, input: usize) {
        self.numbers[usize::from(self.count)] = input as u16;
        self.count += 1;
    }
}

/// The inputs that all plays of a turn share; each play changes some of them ([`InputChange`]).
#[derive(Debug, Clone, Copy)]
pub struct NetInputs<'a> {
    rules: &'a Rules,
    knowledge: &'a Knowledge,
    layout: &'static Layout,
    /// The suits, indexed by their number of pips; a smaller set uses only the first ones.
    suits: [Suit; Pips::COUNT],
    /// [`OtherPlayer::chances_of_none`](super::OtherPlayer::chances_of_none) of each of the others.
    chances_of_none: [ChancesOfNone; 3],
    /// The inputs that are on before a play.
    pub on: InputList<256>,
}

/// The inputs that a play turns off and on.
#[derive(Debug, Clone, Copy)]
pub struct InputChange {
    /// The inputs that are on before the play and off after it.
    pub off: InputList<16>,
    /// The inputs that are off before the play and on after it.
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

impl<'a> NetInputs<'a> {
    /// The inputs before a play on `table`.
    pub fn new(rules: &'a Rules, knowledge: &'a Knowledge, table: &Table) -> Self {
        let layout = Layout::of(rules.set);
        let mut on = InputList::EMPTY;
        for bone in knowledge.hand {
            on.add(layout.own + bone.index());
        }
        for bone in knowledge.next_player().possible {
            on.add(layout.possible + bone.index());
        }
        let mut suits = [Suit::default(); Pips::COUNT];
        for (suit, pips) in suits.iter_mut().zip(layout.set.pips()) {
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
                    2 - u8::from(knowledge.next_player().possible.contains(doublet))
                },
            };
        }
        for end in table.ends() {
            suits[usize::from(end.pips().value())].open += 1;
        }
        for (number, suit) in suits.iter().take(layout.suit_count()).enumerate() {
            for input in layout.suit_inputs(*suit, number) {
                on.add(input);
            }
        }
        let own = usize::from(knowledge.hand.len()) - 1;
        let theirs = usize::from(knowledge.next_player().hand_size);
        on.add(layout.own_size + own.min(MAX_BONE_COUNT));
        on.add(layout.their_size + theirs.min(MAX_BONE_COUNT));
        on.add(layout.drawable + usize::from(knowledge.drawable).min(MAX_BONE_COUNT));
        on.add(layout.undrawable + usize::from(knowledge.undrawable_count()).min(MAX_BONE_COUNT));
        let most = layout.hand_sizes - 1;
        on.add(layout.sizes + own.min(most) * layout.hand_sizes + theirs.min(most));
        if rules.voluntary_draw {
            on.add(layout.voluntary_draw);
        }
        for offset in players_after_next(rules) {
            let other = &knowledge.others[offset];
            let from = layout.first_later_input(offset);
            for bone in other.possible {
                on.add(from + bone.index());
            }
            for (number, suit) in suits.iter().take(layout.suit_count()).enumerate() {
                on.add(layout.later_suit_input(*suit, number, offset));
            }
            on.add(from + layout.later_size + usize::from(other.hand_size).min(MAX_BONE_COUNT));
        }
        let mut chances_of_none = [[1.0; Bone::COUNT + 1]; 3];
        let others = usize::from(rules.seats.count()) - 1;
        for (chances, other) in chances_of_none.iter_mut().zip(&knowledge.others[..others]) {
            *chances = other.chances_of_none();
        }
        Self { rules, knowledge, layout, suits, chances_of_none, on }
    }

    /// The change of inputs when `bone` is played and makes the table `after`.
    pub fn change(&self, after: &Table, bone: Bone) -> InputChange {
        let layout = self.layout;
        let mut off = InputList::EMPTY;
        let mut on = InputList::EMPTY;
        off.add(layout.own + bone.index());
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
            let old = layout.suit_inputs(before, number);
            for (old, new) in old.into_iter().zip(layout.suit_inputs(now, number)) {
                if old != new {
                    off.add(old);
                    on.add(new);
                }
            }
            for offset in players_after_next(self.rules) {
                let old = layout.later_suit_input(before, number, offset);
                let new = layout.later_suit_input(now, number, offset);
                if old != new {
                    off.add(old);
                    on.add(new);
                }
            }
        }
        for end in after.ends().iter().take(8) {
            let suit = usize::from(end.pips().value());
            on.add(layout.ends + suit * 3 + usize::from(end.multiplier()));
        }
        on.add(layout.count + usize::from(after.count()).min(MAX_TABLE_COUNT));
        on.add(self.spinner_input(after));
        self.add_amounts(after, bone, &mut on);
        InputChange { off, on }
    }

    /// The inputs that are on after a change.
    pub fn inputs_after(&self, change: &InputChange) -> Vec<u16> {
        let off = change.off.as_slice();
        let stays = self.on.as_slice().iter().filter(|input| !off.contains(input));
        stays.chain(change.on.as_slice()).copied().collect()
    }

    fn spinner_input(&self, after: &Table) -> usize {
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
        self.layout.spinner + kind * 3 + state
    }

    fn add_amounts(&self, after: &Table, bone: Bone, on: &mut InputList<48>) {
        let (layout, knowledge) = (self.layout, self.knowledge);
        let mut hand = knowledge.hand;
        hand.remove(bone);
        let next = knowledge.next_player();
        let scores = BoneScores::for_table(self.rules, after);
        let theirs = HandPlays::of(&scores, next.possible);
        let own = HandPlays::of(&scores, hand);
        let none = &self.chances_of_none[0];
        let possible = f32::from(next.possible.len().max(1));
        let kept = layout.set.pips().filter(|pips| !hand.and(Bones::suit(*pips)).is_empty());
        let amounts: [f32; AMOUNT_COUNT] = [
            f32::from(hand.weight()) / layout.pips_scale,
            knowledge.expected_pips() / layout.pips_scale,
            theirs.expected_best(none) / 24.0,
            f32::from(theirs.best) / 36.0,
            none[usize::from(theirs.scoring)],
            none[usize::from(theirs.fitting)],
            f32::from(theirs.fitting) / possible,
            f32::from(own.fitting) / 8.0,
            f32::from(own.scoring) / 8.0,
            f32::from(own.best) / 36.0,
            f32::from(own.points) / 64.0,
            kept.count() as f32 / layout.in_suit as f32,
        ];
        for (index, amount) in amounts.into_iter().enumerate() {
            on.add(layout.amount + index * STEPS_PER_AMOUNT + amount_step(amount));
        }
        // The players after the next one are valued as if the table stayed as it is.
        for offset in players_after_next(self.rules) {
            let other = &knowledge.others[offset];
            let replies = HandPlays::of(&scores, other.possible);
            let none = &self.chances_of_none[offset];
            let from = layout.first_later_input(offset) + layout.later_amount;
            on.add(from + amount_step(replies.expected_best(none) / 24.0));
            on.add(from + STEPS_PER_AMOUNT + amount_step(none[usize::from(replies.fitting)]));
        }
    }
}

/// The indices in [`Knowledge::others`] of the players after the next one.
fn players_after_next(rules: &Rules) -> std::ops::Range<usize> {
    1..usize::from(rules.seats.count()) - 1
}

/// The index of the step, below [`STEPS_PER_AMOUNT`], that an amount of 0 to 1 falls into.
fn amount_step(amount: f32) -> usize {
    ((amount * STEPS_PER_AMOUNT as f32) as usize).min(STEPS_PER_AMOUNT - 1)
}

#[cfg(test)]
mod tests {
    use super::{split_count, split_index};

    #[test]
    fn every_split_of_a_suit_has_its_own_index() {
        for in_suit in [8, 11] {
            let all = (0..in_suit).flat_map(|own| {
                (0..in_suit - own).map(move |unseen| split_index(in_suit, own, unseen))
            });
            assert!(all.eq(0..split_count(in_suit)));
        }
    }
}
