//! Where bones are blown up and come back: what Nestor knows, and what he does.

use engine::{
    Action, Bone, BySeat, Draws, Event, GameState, Hand, Level, Preset, Rules, Seat, Seats,
    Spinner, View,
};
use nestor::{Belief, RuledOut, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::{dealt, play, small};

fn rules() -> Rules {
    Preset::FirecrackerFives.rules(Seats::Two)
}

/// Any rules with firecrackers that are hard on who must remember.
fn rules_with_firecrackers(dice: &mut Dice) -> Rules {
    loop {
        let rules = Rules {
            seats: Seats::Two,
            firecrackers: true,
            claims: false,
            spinner: dice.pick(&[Spinner::None, Spinner::Single]),
            draws: dice.pick(&[Draws::UntilOneFits, Draws::UntilOneFits, Draws::One]),
            voluntary_draw: dice.once_in(4),
            ..dice.rules()
        };
        if rules.check().is_ok() {
            return rules;
        }
    }
}

/// Plays a round at random; bones are blown up wherever they can, once in three
/// times.
fn at_random(dice: &mut Dice, rules: Rules, mut look: impl FnMut(&GameState, &View, &mut Dice)) {
    let mut game = dealt(rules, dice.seed());
    while let Some(seat) = game.turn() {
        for other in Seat::around(rules.seats) {
            let view = game.view(other).expect("it was dealt");
            look(&game, &view, dice);
        }
        let view = game.view(seat).expect("it was dealt");
        let legal = view.legal_actions();
        let blasts: Vec<Action> =
            legal.iter().copied().filter(|action| is_blast(*action)).collect();
        let action = if !blasts.is_empty() && dice.once_in(3) {
            dice.pick(&blasts)
        } else {
            dice.pick(&legal)
        };
        game.apply(action).expect("it is legal");
    }
}

fn is_blast(action: Action) -> bool {
    matches!(action, Action::BlowUp(_))
}

/// The bones that were blown up, each with whether `seat` has drawn since.
fn blown_up(view: &View, seat: Seat) -> Vec<(Bone, bool)> {
    let mut blown: Vec<(Bone, bool)> = Vec::new();
    for event in view.events() {
        match event {
            Event::BlewUp { bone, .. } => {
                blown.retain(|(other, _)| other != bone);
                blown.push((*bone, false));
            }
            Event::Drew { seat: who, .. } if *who == seat => {
                for (_, drew) in &mut blown {
                    *drew = true;
                }
            }
            Event::Played { bone, .. } => blown.retain(|(other, _)| other != bone),
            _ => {}
        }
    }
    blown
}

#[test]
fn the_true_hands_are_never_ruled_out_by_what_was_blown_up() {
    let mut dice = Dice::new(700);
    let (mut asked, mut came_back) = (0, 0);
    for number in 0..2_500 {
        let rules = if number % 2 == 0 { rules() } else { rules_with_firecrackers(&mut dice) };
        at_random(&mut dice, rules, |game, view, _| {
            let position = game.position().expect("it was dealt");
            let hands = BySeat::from_fn(|seat| position.hand(seat));
            let record = game.record();
            assert!(Belief::new(view).ways(&hands) > 0.0, "the truth: {record:?}");
            let ruled_out = RuledOut::from_events(&rules, view.events());
            let other = view.seat().next(rules.seats);
            let lacking = ruled_out.of(other).and(hands[other]);
            // Who is drawing has a bone that nobody knows anything of.
            let may_be = game.turn() == Some(other);
            assert!(may_be || lacking.is_empty(), "{other:?} holds {lacking:?}: {record:?}");
            asked += 1;
            let held = |(bone, _): &(Bone, bool)| hands[other].contains(*bone);
            came_back += blown_up(view, other).iter().filter(|b| held(b)).count();
        });
    }
    assert!(asked > 50_000 && came_back > 2_000, "{asked}, {came_back}");
}

#[test]
fn a_blown_up_bone_is_imagined_only_with_who_has_drawn_since() {
    let mut dice = Dice::new(701);
    let (mut never, mut sometimes) = (0, 0);
    for _ in 0..300 {
        let mut imagining = ChaCha8Rng::from_seed(dice.seed());
        at_random(&mut dice, rules(), |game, view, _| {
            let belief = Belief::new(view);
            let other = view.seat().next(Seats::Two);
            let blown = blown_up(view, other);
            for _ in 0..4 {
                let hands = belief.sample_hands(&mut imagining).expect("something fits");
                let record = game.record();
                assert!(belief.ways(&hands) > 0.0, "{record:?}");
                assert_eq!(hands[other].len(), view.hand_sizes()[other], "{record:?}");
                let strange = hands[other].without(view.unseen());
                assert!(strange.is_empty(), "{strange:?}: {record:?}");
                for (bone, drew) in &blown {
                    let held = hands[other].contains(*bone);
                    assert!(*drew || !held, "{bone} was not drawn: {record:?}");
                    never += usize::from(!drew);
                    sometimes += usize::from(held);
                }
            }
        });
    }
    assert!(never > 1_000 && sometimes > 1_000, "{never}, {sometimes}");
}

/// A hand that the other cannot have: one bone of the true hand changed for one
/// that was blown up since the last draw, or for one that is seen elsewhere.
#[test]
fn hands_with_bones_that_were_never_drawn_have_no_ways() {
    let mut dice = Dice::new(702);
    let mut compared = 0;
    for _ in 0..400 {
        at_random(&mut dice, rules(), |game, view, dice| {
            let position = game.position().expect("it was dealt");
            let other = view.seat().next(Seats::Two);
            let true_hand = position.hand(other);
            let belief = Belief::new(view);
            for (bone, drew) in blown_up(view, other) {
                if drew || true_hand.is_empty() {
                    continue;
                }
                let number = dice.below(usize::from(true_hand.len()));
                let mut wrong: Hand = true_hand;
                wrong.remove(true_hand.nth(number as u8).expect("it is one of them"));
                wrong.insert(bone);
                let mut hands = BySeat::from_fn(|seat| position.hand(seat));
                hands[other] = wrong;
                assert_eq!(belief.ways(&hands), 0.0, "{bone}: {:?}", game.record());
                compared += 1;
            }
        });
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn what_he_does_with_his_firecracker_does_not_hang_on_hidden_bones() {
    let mut dice = Dice::new(703);
    let mut compared = 0;
    while compared < 1_500 {
        at_random(&mut dice, rules(), |game, view, dice| {
            if game.turn() != Some(view.seat()) {
                return;
            }
            let other = crate::playing::with_others_mixed(game, view, dice);
            assert_eq!(&other, view, "the same to {:?}", view.seat());
            let seed = dice.seed();
            for level in Level::ALL {
                let action = |view| {
                    let mut rng = ChaCha8Rng::from_seed(seed);
                    choose_within(view, level, &mut rng, &small())
                };
                assert_eq!(action(view), action(&other), "{level:?}");
            }
            compared += 1;
        });
    }
}

/// Whole games of each level against itself: whatever he does is legal, which
/// `play` sees to.
fn games(level: Level, number: usize) {
    let mut dice = Dice::new(704 + level as u64);
    let (mut rounds, mut blasts, mut freed) = (0, 0, 0);
    for _ in 0..number {
        let mut choices = ChaCha8Rng::from_seed(dice.seed());
        let mut one = dealt(rules(), dice.seed());
        loop {
            play(&mut one, [level; 2], &mut choices, |_, _| {});
            let events = one.round().expect("it was dealt").events();
            for event in events {
                blasts += usize::from(matches!(event, Event::BlewUp { .. }));
                freed += usize::from(matches!(event, Event::FreedPlayBonus { .. }));
            }
            rounds += 1;
            if one.outcome().is_some() {
                break;
            }
            one.deal(engine::Seed::new(dice.seed()), rules()).expect("the next round");
        }
        assert_eq!(one.record().replay().as_ref(), Ok(&one), "{level:?}");
    }
    println!("{level:?}: {number} games, {rounds} rounds, {blasts} blown up, {freed} freed");
    assert!(blasts > rounds / 4, "{level:?} uses his firecracker: {blasts} in {rounds}");
}

macro_rules! games_of {
    ($($name:ident: $level:expr;)*) => {$(
        #[test]
        fn $name() {
            games($level, 30);
        }
    )*};
}

games_of! {
    beginner_plays_firecracker_fives_to_the_end: Level::Beginner;
    easy_plays_firecracker_fives_to_the_end: Level::Easy;
    not_so_easy_plays_firecracker_fives_to_the_end: Level::NotSoEasy;
    tough_plays_firecracker_fives_to_the_end: Level::Tough;
    brutal_plays_firecracker_fives_to_the_end: Level::Brutal;
}
