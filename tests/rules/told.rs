//! A view made from what a seat is told is the one that the game gives.

use nestor_dominoes::engine::{
    Action, CannotBe, Event, GameState, LeadBy, Preset, Reason, Rules, Seat, Seats, Seed, Told,
    View,
};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::pair::seat;

/// What came up in the games that were looked at.
#[derive(Debug, Default)]
struct Seen {
    views: usize,
    ends: usize,
    claims: usize,
    by_choice: usize,
    blown_up: usize,
    freed: usize,
    led_by_itself: usize,
    drawn_for_lead: usize,
    later_rounds: usize,
}

impl Seen {
    fn look(&mut self, view: &View) {
        self.views += 1;
        self.ends += usize::from(view.position().end().is_some());
        self.led_by_itself += usize::from(view.led_by_doublet());
        self.drawn_for_lead += usize::from(view.lead_by() == LeadBy::Draw);
        for event in view.events() {
            match event {
                Event::Scored { taken_from, .. } => {
                    self.claims += usize::from(taken_from.is_some())
                }
                Event::BlewUp { .. } => self.blown_up += 1,
                Event::Freed { .. } => self.freed += 1,
                Event::Dealt { round, .. } => self.later_rounds += usize::from(*round > 1),
                Event::Drew { .. } if view.rules().voluntary_draw => self.by_choice += 1,
                _ => {}
            }
        }
    }
}

/// Plays a random game of some rounds, and compares the views of every seat.
fn compare(rules: Rules, dice: &mut Dice, seen: &mut Seen) {
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    for _ in 0..3 {
        if !game.can_deal() {
            return;
        }
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        loop {
            for seat in Seat::around(rules.seats) {
                let view = game.view(seat).expect("it was dealt");
                let told = Told::of(&view);
                match told.view() {
                    Ok(made) => assert_eq!(made, view, "{:?}", game.record()),
                    Err(error) => panic!("{error}: {told:#?} {:?}", game.record()),
                }
                seen.look(&view);
            }
            if game.turn().is_none() {
                break;
            }
            let mut actions = game.legal_actions();
            // Most claims would be wrong.
            let right = game.position().and_then(|at| at.right_claim(&rules));
            if rules.claims && !dice.once_in(6) {
                actions.retain(|action| match action {
                    Action::Claim(points) => Some(*points) == right,
                    _ => true,
                });
            }
            let action = dice.pick(&actions);
            game.apply(action).expect("it is listed");
        }
    }
}

#[test]
fn in_every_ready_made_game_what_a_seat_is_told_makes_its_view() {
    let mut dice = Dice::new(130);
    let mut seen = Seen::default();
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            for _ in 0..6 {
                compare(preset.rules(seats), &mut dice, &mut seen);
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.views > 20_000, "{seen:?}");
    assert!(seen.freed > 30 && seen.blown_up > 300, "{seen:?}");
    for count in [
        seen.led_by_itself,
        seen.drawn_for_lead,
        seen.by_choice,
        seen.later_rounds,
    ] {
        assert!(count > 1_000, "{seen:?}");
    }
}

#[test]
fn under_any_rules_what_a_seat_is_told_makes_its_view() {
    let mut dice = Dice::new(131);
    let mut seen = Seen::default();
    for _ in 0..400 {
        let rules = dice.rules();
        compare(rules, &mut dice, &mut seen);
    }
    println!("{seen:?}");
    assert!(seen.claims > 100 && seen.ends > 500, "{seen:?}");
}

/// What the first seat was told of a whole round of All Fives, in which it drew,
/// scored and went on to the awards.
fn a_round() -> Told {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut dice = Dice::new(132);
    loop {
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
        let told = Told::of(&game.view(seat(0)).expect("it was dealt"));
        let happened = |is: fn(&Event) -> bool| told.events.iter().any(is);
        if happened(|event| matches!(event, Event::Drew { bone: Some(_), .. }))
            && happened(|event| matches!(event, Event::Scored { .. }))
            && happened(|event| matches!(event, Event::Awarded { .. }))
        {
            return told;
        }
    }
}

#[test]
fn what_cannot_have_happened_is_named() {
    let whole = a_round();
    whole.view().expect("it was so");
    let at = |is: fn(&Event) -> bool| whole.events.iter().position(is).expect("it happened");
    let change = |how: &dyn Fn(&mut Told)| {
        let mut told = whole.clone();
        how(&mut told);
        told.view().expect_err("it cannot be")
    };

    let drew = at(|event| matches!(event, Event::Drew { bone: Some(_), .. }));
    let number = drew + 1;
    for (event, reason) in [
        (Event::KeptSilent { seat: seat(0) }, Reason::NothingToClaim),
        (Event::KeptSilent { seat: seat(1) }, Reason::NotInTurn),
        (Event::TimeUp, Reason::NoClock),
    ] {
        let error = change(&|told| {
            told.shown = None;
            told.events.truncate(drew);
            told.events.push(event.clone());
        });
        assert_eq!(error, CannotBe::Refused { number, reason });
    }

    let scored = at(|event| matches!(event, Event::Scored { .. }));
    assert_eq!(
        change(&|told| drop(told.events.remove(scored))),
        CannotBe::Otherwise { number: scored + 1 }
    );
    assert_eq!(
        change(&|told| {
            told.shown = None;
            told.events.truncate(scored);
        }),
        CannotBe::Incomplete { number: scored }
    );
    let again = whole.events[scored].clone();
    assert_eq!(
        change(&|told| told.events.insert(scored + 1, again.clone())),
        CannotBe::NothingDone { number: scored + 2 }
    );
    assert_eq!(change(&|told| told.shown = None), CannotBe::NotShown);
    assert_eq!(
        change(&|told| drop(told.events.pop())),
        CannotBe::Incomplete {
            number: whole.events.len() - 1
        }
    );
    assert_eq!(
        change(&|told| told.events.truncate(drew)),
        CannotBe::ShownTooSoon
    );
    assert_eq!(
        change(&|told| drop(told.events.remove(0))),
        CannotBe::NotDealt
    );
    assert_eq!(
        change(&|told| told.events.truncate(1)),
        CannotBe::NoLead,
        "the heaviest doublet leads by itself"
    );
    assert_eq!(
        change(&|told| told.rules.hand_size = 5),
        CannotBe::HandSize { told: 7, dealt: 5 }
    );
    assert_eq!(
        change(&|told| told.seat = seat(2)),
        CannotBe::NoSuchSeat { seat: 2, seats: 2 }
    );
    assert!(
        matches!(
            change(&|told| told.rules.hand_size = 20),
            CannotBe::Rules(_)
        ),
        "no such game"
    );
    assert_eq!(
        change(&|told| told.lead_by = LeadBy::Draw),
        CannotBe::NotDealt,
        "nobody drew"
    );
    assert!(
        matches!(
            change(&|told| {
                let Event::Dealt { leader, .. } = &mut told.events[0] else {
                    panic!("it begins with the deal");
                };
                *leader = leader.next(Seats::Two);
            }),
            CannotBe::Leader { .. }
        ),
        "the other holds the heaviest doublet"
    );
    let held = whole.dealt.iter().next().expect("a bone");
    assert_eq!(
        change(&|told| {
            if let Event::Drew { bone, .. } = &mut told.events[drew] {
                *bone = Some(held);
            }
        }),
        CannotBe::NotInBoneyard { number, bone: held }
    );
    assert_eq!(
        change(&|told| {
            if let Some(shown) = &mut told.shown {
                shown[seat(1)].insert(held);
            }
        }),
        CannotBe::ShownOthers
    );
}
