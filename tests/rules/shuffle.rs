//! Section 7: the sealed shuffle.

use engine::{
    Action, Bone, Bones, Deal, DominoSet, FirstLead, LaterLeads, LeadBy, Position, Preset, Rules,
    Seat, Seats, Seed,
};

use crate::dice::Dice;
use crate::fixture::bones;
use crate::naive::{self, KeyStream, deal};
use crate::pair::{real_deal, seat};

/// The order of the bones that the seed of 32 sevens gives, as worked out by
/// the naive cipher and shuffle of these tests.
const SEVENS: &str = "6-2 5-1 6-5 4-0 6-1 3-3 3-2 5-5 4-1 0-0 1-1 6-0 2-2 2-1 5-2 2-0 4-4 1-0 5-0 4-3 3-0 5-3 3-1 6-6 5-4 6-3 6-4 4-2";

fn sealed(rules: &Rules, lead: LeadBy, byte: u8) -> Deal {
    Deal::new(rules, lead, Seed::new([byte; 32]))
}

/// Two hands of five: as much of the order as a deal can show.
fn short_hands() -> Rules {
    Rules { hand_size: 5, ..Rules::default() }
}

#[test]
fn the_naive_cipher_is_chacha20() {
    // RFC 8439, appendix A.1, test vector 1.
    let mut stream = KeyStream::new([0; 32]);
    let first: Vec<u32> = (0..4).map(|_| stream.word()).collect();
    let bytes: Vec<u8> = first.iter().flat_map(|word| word.to_le_bytes()).collect();
    let expected = [
        0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd,
        0x28,
    ];
    assert_eq!(bytes, expected);
}

#[test]
fn the_shuffle_of_a_seed_never_changes() {
    let order = bones(SEVENS);
    assert_eq!(KeyStream::new([7; 32]).shuffle(&Rules::default()), order);
    let deal = sealed(&short_hands(), LeadBy::Seat(seat(0)), 7);
    for (number, hand) in order[..10].chunks(5).enumerate() {
        assert_eq!(deal.hands[seat(number)], hand.iter().copied().collect());
    }
    assert_eq!(deal.boneyard.bones(), &order[10..]);
}

#[test]
fn one_seed_gives_one_deal_and_another_another() {
    let rules = short_hands();
    for lead in [LeadBy::HeaviestDoublet, LeadBy::Lot, LeadBy::Draw] {
        assert_eq!(sealed(&rules, lead, 1), sealed(&rules, lead, 1));
        assert_ne!(sealed(&rules, lead, 1), sealed(&rules, lead, 2));
    }
}

#[test]
fn every_deal_is_the_one_that_the_naive_shuffle_makes() {
    let mut dice = Dice::new(70);
    let mut with_ties = 0;
    let mut without_doublets = 0;
    let mut too_many_doublets = 0;
    for _ in 0..4_000 {
        let rules = dice.rules();
        let number = dice.below(usize::from(rules.seats.count()));
        let (naive_lead, lead) = dice.pick(&[
            (naive::LeadBy::HeaviestDoublet, LeadBy::HeaviestDoublet),
            (naive::LeadBy::Lot, LeadBy::Lot),
            (naive::LeadBy::Draw, LeadBy::Draw),
            (naive::LeadBy::Seat(number), LeadBy::Seat(seat(number))),
        ]);
        let seed = dice.seed();
        let (expected, drawn) = deal(&rules, naive_lead, seed);
        let real = Deal::new(&rules, lead, Seed::new(seed));
        let what = format!("{rules:?}, {lead:?}, {}", Seed::new(seed));
        assert_eq!(real.drawn_for_lead, drawn, "{what}");
        let expected = real_deal(&rules, &expected);
        assert_eq!(real.hands, expected.hands, "{what}");
        assert_eq!(real.boneyard, expected.boneyard, "{what}");
        assert_eq!(real.leader, expected.leader, "{what}");
        assert_eq!(real.must_lead, expected.must_lead, "{what}");
        // What voids there were on the way.
        with_ties += usize::from(drawn.len() > 1);
        if !matches!(lead, LeadBy::Lot | LeadBy::Draw) {
            let dealt = usize::from(rules.seats.count() * rules.hand_size);
            let first = KeyStream::new(seed).shuffle(&rules)[..dealt].to_vec();
            let none = !first.iter().any(|bone| bone.is_doublet());
            without_doublets += usize::from(none && lead == LeadBy::HeaviestDoublet);
            let most = first.chunks(usize::from(rules.hand_size)).map(|hand| {
                let doublets = hand.iter().filter(|bone| bone.is_doublet());
                doublets.count() as u8
            });
            let limit = rules.doublets_limit.unwrap_or(7);
            too_many_doublets += usize::from(most.max() > Some(limit));
        }
    }
    let seen = [with_ties, without_doublets, too_many_doublets];
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn a_deal_without_a_doublet_is_void_only_where_the_lead_needs_one() {
    let rules = short_hands();
    let mut voids = 0;
    for byte in 0..=255 {
        let any = sealed(&rules, LeadBy::Seat(seat(0)), byte);
        let heaviest = sealed(&rules, LeadBy::HeaviestDoublet, byte);
        let doublets = |deal: &Deal| {
            let hands = deal.hands[seat(0)].or(deal.hands[seat(1)]);
            hands.iter().filter(|bone| bone.is_doublet()).max()
        };
        assert_eq!(heaviest.must_lead, doublets(&heaviest));
        assert!(heaviest.must_lead.is_some());
        if doublets(&any).is_none() {
            voids += 1;
            assert_ne!(any.hands, heaviest.hands);
        } else {
            assert_eq!(any.hands, heaviest.hands);
        }
    }
    assert!(voids > 0, "no deal of 256 was void");
}

#[test]
fn a_shuffle_of_double_nine_deals_every_bone_once() {
    let rules = Preset::Cuban.rules(Seats::Partners);
    let nine = DominoSet::DoubleNine.bones();
    for byte in 0..=255 {
        let deal = sealed(&rules, LeadBy::HeaviestDoublet, byte);
        let hands = Seat::ALL.map(|seat| deal.hands[seat]);
        let aside: Bones = deal.boneyard.bones().iter().copied().collect();
        assert_eq!(hands.map(Bones::len), [10; 4]);
        assert_eq!(hands.into_iter().fold(aside, Bones::or), nine);
        let dealt = nine.without(aside);
        assert_eq!(deal.must_lead, dealt.heaviest_doublet());
    }
}

#[test]
fn every_hand_gets_as_many_bones_as_the_rules_say() {
    let sets = [(true, 28), (false, 27)];
    for ((double_blank, bones), seats) in
        sets.iter().flat_map(|set| Seats::ALL.map(|seats| (*set, seats)))
    {
        let largest = Rules { seats, double_blank, ..Rules::default() };
        assert_eq!(*largest.hand_sizes().end(), [13, 9, bones / 4, bones / 4][seats as usize]);
        for hand_size in largest.hand_sizes() {
            let rules = Rules { hand_size, ..largest };
            let deal = sealed(&rules, LeadBy::Lot, 3);
            let players = usize::from(seats.count());
            for (number, seat) in Seat::ALL.into_iter().enumerate() {
                let expected = if number < players { hand_size } else { 0 };
                assert_eq!(deal.hands[seat].len(), expected, "{rules:?}");
            }
            assert_eq!(deal.boneyard.len(), bones - seats.count() * hand_size);
        }
    }
}

#[test]
fn a_deal_with_too_many_doublets_in_a_hand_is_void() {
    let with_limit = |doublets_limit| Rules { hand_size: 9, doublets_limit, ..Rules::default() };
    let mut voids = 0;
    for byte in 0..=255 {
        let free = sealed(&with_limit(None), LeadBy::Lot, byte);
        let most = |deal: &Deal| {
            let hands = [deal.hands[seat(0)], deal.hands[seat(1)]];
            let doublets = hands.map(|hand| hand.iter().filter(|bone| bone.is_doublet()).count());
            doublets[0].max(doublets[1])
        };
        for limit in Rules::default().doublets_limits() {
            let limited = sealed(&with_limit(Some(limit)), LeadBy::Lot, byte);
            assert!(most(&limited) <= usize::from(limit));
            let was_void = most(&free) > usize::from(limit);
            assert_eq!(limited != free, was_void, "{limit}: {free:?}");
            voids += usize::from(was_void);
        }
    }
    assert!(voids > 20, "{voids}");
}

#[test]
fn every_bone_is_as_likely_in_every_place() {
    const DEALS: u32 = 20_000;
    let rules = short_hands();
    let mut dice = Dice::new(71);
    // Two hands and eighteen places in the boneyard, by bone.
    let mut seen = [[0_u32; 28]; 20];
    for _ in 0..DEALS {
        let deal = Deal::new(&rules, LeadBy::Lot, Seed::new(dice.seed()));
        for (number, counts) in seen[..2].iter_mut().enumerate() {
            for bone in deal.hands[seat(number)] {
                counts[bone.index()] += 1;
            }
        }
        for (place, bone) in deal.boneyard.bones().iter().enumerate() {
            seen[2 + place][bone.index()] += 1;
        }
    }
    let mut chi_squared = 0.0;
    for (place, bones) in seen.iter().enumerate() {
        let size = if place < 2 { 5.0 } else { 1.0 };
        let expected = f64::from(DEALS) * size / 28.0;
        for times in bones {
            chi_squared += (f64::from(*times) - expected).powi(2) / expected;
        }
    }
    // Expected 532 with a deviation of about 33.
    assert!((400.0..=700.0).contains(&chi_squared), "{chi_squared}");
}

#[test]
fn every_seat_is_as_likely_to_lead_by_lot_and_by_draw() {
    const DEALS: u32 = 6_000;
    let mut dice = Dice::new(72);
    for seats in Seats::ALL {
        for lead in [LeadBy::Lot, LeadBy::Draw] {
            let rules = Rules { seats, ..short_hands() };
            let mut led = [0_u32; 4];
            for _ in 0..DEALS {
                let seed = dice.seed();
                let deal = Deal::new(&rules, lead, Seed::new(seed));
                led[deal.leader.index()] += 1;
            }
            let expected = f64::from(DEALS) / f64::from(seats.count());
            let chi_squared: f64 = led[..usize::from(seats.count())]
                .iter()
                .map(|times| (f64::from(*times) - expected).powi(2) / expected)
                .sum();
            // One in a thousand would be above 16.3 with four seats.
            assert!(chi_squared < 16.3, "{seats:?} {lead:?}: {led:?}");
        }
    }
}

#[test]
fn bones_are_drawn_in_the_order_of_the_shuffle() {
    let rules = Rules {
        voluntary_draw: true,
        first_lead: FirstLead::Lot,
        later_leads: LaterLeads::Winner,
        ..short_hands()
    };
    for byte in 0..50 {
        let deal = sealed(&rules, LeadBy::Lot, byte);
        let mut position = Position::new(&rules, &deal, engine::ByTeam::default());
        let lead = position.legal(&rules).nth(0).expect("a lead");
        position.apply(&rules, lead).expect("any bone leads");
        let drawer: Seat = position.turn();
        let mut drawn: Vec<Bone> = Vec::new();
        while position.legal(&rules).contains(Action::Draw) {
            let step = position.apply(&rules, Action::Draw).expect("it is legal");
            drawn.extend(step.drawn);
            assert!(position.hand(drawer).contains(drawn[drawn.len() - 1]));
        }
        assert_eq!(drawn, deal.boneyard.bones());
    }
}
