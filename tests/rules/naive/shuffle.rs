//! The sealed shuffle of section 7, from the cipher up.

use engine::{BlockLead, Bone, DominoSet, FirstLead, LaterLeads, NoDoublet, Pips, Rules, Score};

use super::award::{block_winners, players, side_of};
use super::{Deal, Finish};

/// The key stream of `ChaCha20` (RFC 8439, block counter from 0, no nonce).
#[derive(Debug, Clone)]
pub struct KeyStream {
    key: [u32; 8],
    block: u32,
    words: Vec<u32>,
}

impl KeyStream {
    pub fn new(key: [u8; 32]) -> Self {
        let mut words = [0; 8];
        for (word, bytes) in words.iter_mut().zip(key.chunks(4)) {
            *word = bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte));
        }
        Self { key: words, block: 0, words: Vec::new() }
    }

    /// The next 32 bits.
    pub fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            self.words = self.next_block();
            self.words.reverse();
        }
        self.words.pop().expect("a block has sixteen words")
    }

    fn next_block(&mut self) -> Vec<u32> {
        let mut start = vec![0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
        start.extend(self.key);
        start.extend([self.block, 0, 0, 0]);
        self.block += 1;
        let mut now = start.clone();
        for _ in 0..10 {
            quarter_round(&mut now, [0, 4, 8, 12]);
            quarter_round(&mut now, [1, 5, 9, 13]);
            quarter_round(&mut now, [2, 6, 10, 14]);
            quarter_round(&mut now, [3, 7, 11, 15]);
            quarter_round(&mut now, [0, 5, 10, 15]);
            quarter_round(&mut now, [1, 6, 11, 12]);
            quarter_round(&mut now, [2, 7, 8, 13]);
            quarter_round(&mut now, [3, 4, 9, 14]);
        }
        let sums = now.iter().zip(&start).map(|(a, b)| a.wrapping_add(*b));
        sums.collect()
    }

    /// A number below `bound`: words at the top that would favour some
    /// numbers are passed over.
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let fair = (u64::from(u32::MAX) + 1) / bound * bound;
        loop {
            let word = u64::from(self.word());
            if word < fair {
                return (word % bound) as usize;
            }
        }
    }

    /// A number from which every place in a boneyard of 1 to 24 is equally
    /// likely. The low word of it comes first.
    fn place_to_come_back(&mut self) -> u64 {
        let bound = (1..=24).fold(1, least_common_multiple);
        let fair = u64::MAX / bound * bound;
        loop {
            let number = u64::from(self.word()) | u64::from(self.word()) << 32;
            if number < fair {
                return number % bound;
            }
        }
    }

    /// All bones that are played with, mixed from the last place down.
    pub fn shuffle(&mut self, rules: &Rules) -> Vec<Bone> {
        let mut bones = set(rules);
        for place in (1..bones.len()).rev() {
            bones.swap(place, self.below(place + 1));
        }
        bones
    }
}

/// All bones in their order, without 0-0 where it is left out.
pub fn set(rules: &Rules) -> Vec<Bone> {
    let highest = match rules.set {
        DominoSet::DoubleSix => 6,
        DominoSet::DoubleNine => 9,
    };
    let pips = |number: u8| Pips::new(number).expect("no number is above nine");
    let pairs = (0..=highest).flat_map(|high| (0..=high).map(move |low| (high, low)));
    let bones = pairs.map(|(high, low)| Bone::new(pips(high), pips(low)));
    bones.filter(|bone| rules.double_blank || bone.weight() > 0).collect()
}

fn least_common_multiple(one: u64, other: u64) -> u64 {
    let multiples = (1..=other).map(|times| one * times);
    let common = |multiple: &u64| multiple.is_multiple_of(other);
    multiples.into_iter().find(common).expect("the product is one")
}

fn quarter_round(words: &mut [u32], [a, b, c, d]: [usize; 4]) {
    for (sum, with, mixed, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        words[sum] = words[sum].wrapping_add(words[with]);
        words[mixed] = (words[mixed] ^ words[sum]).rotate_left(turn);
    }
}

/// The way in which the leader of a round is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeadBy {
    HeaviestDoublet,
    Lot,
    Draw,
    Seat(usize),
    /// This seat, with the heaviest doublet in its hand.
    DoubletOf(usize),
}

/// The facts of a round that decide the next lead.
#[derive(Debug, Clone)]
pub struct PastRound {
    pub rules: Rules,
    pub leader: usize,
    pub finish: Finish,
    pub last_to_play: usize,
    pub hands: Vec<Vec<Bone>>,
    pub scores: Vec<i32>,
}

/// The next leader, from the rows *first lead*, *later leads* and *after a blocked
/// round*.
pub fn lead_by(rules: &Rules, past: Option<&PastRound>) -> LeadBy {
    let first = match rules.first_lead {
        FirstLead::HeaviestDoublet => LeadBy::HeaviestDoublet,
        FirstLead::Lot => LeadBy::Lot,
        FirstLead::Draw => LeadBy::Draw,
        // In these tests the first person, or else Nestor, sits in seat 0.
        FirstLead::Person => LeadBy::DoubletOf(0),
    };
    let Some(past) = past else { return first };
    let dominoed = match past.finish {
        Finish::Domino(seat) => Some(seat),
        _ => None,
    };
    let winners = block_winners(&past.rules, &past.hands, past.leader, past.last_to_play);
    let is_won = dominoed.is_some() || past.finish == Finish::Blocked && winners.len() == 1;
    let nil_nil = past.scores.iter().all(|score| *score == 0);
    // Section 9.3.6: what was taken up only now cannot have set anybody back.
    let goes_back = matches!(rules.score, Score::HandsInARow | Score::HandsAgainstNone);
    if goes_back && past.rules.score == rules.score && is_won && nil_nil {
        return first;
    }
    if past.finish == Finish::Blocked {
        match (rules.block_lead, &winners[..]) {
            (BlockLead::Winner | BlockLead::WinnerOrLeader, [winner]) => {
                return LeadBy::Seat(*winner);
            }
            (BlockLead::WinnerOrLeader, _) => return LeadBy::Seat(past.leader),
            (BlockLead::Next, _) => return LeadBy::Seat((past.leader + 1) % players(rules.seats)),
            _ => {}
        }
    }
    match (rules.later_leads, dominoed) {
        (LaterLeads::HeaviestDoublet, _) => LeadBy::HeaviestDoublet,
        (LaterLeads::LikeTheFirst, _) | (LaterLeads::Winner | LaterLeads::Loser, None) => first,
        (LaterLeads::Winner, Some(winner)) => LeadBy::Seat(winner),
        (LaterLeads::Loser, Some(winner)) => LeadBy::Seat(loser(rules, past, winner)),
        (LaterLeads::Alternate, _) => LeadBy::Seat((past.leader + 1) % players(rules.seats)),
        (LaterLeads::LastToPlay, _) => LeadBy::Seat(past.last_to_play),
        (LaterLeads::LastWithDoublet, _) if past.finish == Finish::Blocked => first,
        (LaterLeads::LastWithDoublet, _) => LeadBy::DoubletOf(past.last_to_play),
    }
}

/// The one with most pips left who is not on the winner's side; of several
/// the first after the winner (the rules leave both open).
fn loser(rules: &Rules, past: &PastRound, winner: usize) -> usize {
    let count = players(rules.seats);
    let mut in_turn: Vec<usize> = (1..count).map(|step| (winner + step) % count).collect();
    in_turn.retain(|seat| side_of(rules.seats, *seat) != side_of(rules.seats, winner));
    let pips = |seat: &usize| -> i32 {
        let hand = past.hands[*seat].iter();
        hand.map(|bone| i32::from(bone.weight())).sum()
    };
    in_turn.sort_by_key(|seat| -pips(seat));
    in_turn[0]
}

/// A deal, with the bones that were drawn for the lead.
pub fn deal(rules: &Rules, lead: LeadBy, seed: [u8; 32]) -> (Deal, Vec<Vec<Bone>>) {
    let mut stream = KeyStream::new(seed);
    let count = players(rules.seats);
    let mut drawn_for_lead: Vec<Vec<Bone>> = Vec::new();
    let chosen = match lead {
        LeadBy::HeaviestDoublet => None,
        LeadBy::Seat(seat) | LeadBy::DoubletOf(seat) => Some(seat),
        LeadBy::Lot => Some(stream.below(count)),
        LeadBy::Draw => loop {
            let drawn = stream.shuffle(rules)[..count].to_vec();
            drawn_for_lead.push(drawn.clone());
            let heaviest = drawn.iter().map(|bone| bone.weight()).max();
            let mut best = (0..count).filter(|seat| Some(drawn[*seat].weight()) == heaviest);
            if let (Some(only), None) = (best.next(), best.next()) {
                break Some(only);
            }
        },
    };
    loop {
        let mut boneyard = stream.shuffle(rules);
        let hands: Vec<Vec<Bone>> =
            (0..count).map(|_| boneyard.drain(..usize::from(rules.hand_size)).collect()).collect();
        let doublets = |hand: &Vec<Bone>| hand.iter().filter(|bone| bone.is_doublet()).count();
        let most = hands.iter().map(doublets).max().expect("somebody plays");
        if rules.doublets_limit.is_some_and(|limit| most > usize::from(limit)) {
            continue;
        }
        let with_doublet: Vec<&Bone> = match lead {
            LeadBy::HeaviestDoublet => hands.iter().flatten().collect(),
            LeadBy::DoubletOf(seat) => hands[seat].iter().collect(),
            _ => Vec::new(),
        };
        let doublets = with_doublet.iter().filter(|bone| bone.is_doublet());
        let mut heaviest = doublets.max_by_key(|bone| bone.weight()).map(|bone| **bone);
        if heaviest.is_none() && rules.no_doublet == NoDoublet::HeaviestBone {
            let order = |bone: &&&Bone| (bone.weight(), bone.high());
            heaviest = with_doublet.iter().max_by_key(order).map(|bone| **bone);
        }
        let must_lead = matches!(lead, LeadBy::HeaviestDoublet | LeadBy::DoubletOf(_));
        if must_lead && heaviest.is_none() {
            continue;
        }
        let holds_it = |hand: &Vec<Bone>| heaviest.is_some_and(|bone| hand.contains(&bone));
        let holder = || hands.iter().position(holds_it).expect("somebody holds it");
        let leader = chosen.unwrap_or_else(holder);
        let deal = Deal {
            hands,
            boneyard,
            leader,
            lead: heaviest,
            return_places: if rules.firecrackers {
                [(); 2].map(|()| stream.place_to_come_back())
            } else {
                [0; 2]
            },
            number: 1,
            worth: 1,
        };
        return (deal, drawn_for_lead);
    }
}
