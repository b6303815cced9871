//! What a seat can believe of the bones it does not see.

use engine::{Bone, Bones, BySeat, FirstLead, Level, Preset, Rules, Seat, Seats};
use nestor::coach::{Lens, ProgressMonitor, lens};
use nestor::{Budget, DealSample, Limits};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::lens::chances;

use super::dice::Dice;
use super::playing::{dealt, play};
use super::position::view;

/// The chances that a seat holds each of these bones, added up.
fn sum(lens: &Lens, seat: Seat, bones: Bones) -> f32 {
    bones.iter().map(|bone| lens.holding_chances(bone)[seat]).sum()
}

#[test]
fn what_is_so_in_all_likely_deals_is_certain_and_nothing_else_is() {
    let mut dice = Dice::new(77);
    let limits = Limits { budget: Budget::SMALL, ..Limits::default() };
    let mut looked = 0;
    for preset in [Preset::AllFives, Preset::Block, Preset::Draw] {
        let mut game = dealt(preset.rules(Seats::Two), dice.seed());
        let mut choices = ChaCha8Rng::from_seed(dice.seed());
        let mut views = Vec::new();
        play(&mut game, [Level::Easy; 2], &mut choices, |_, view| {
            views.push(view.clone());
        });
        for view in views {
            let likely = DealSample::new(&view, &mut choices, &limits).expect("a deal fits");
            assert!(likely.chance(|_| true) >= 1.0, "it is so in all");
            assert!(likely.chance(|_| false) <= 0.0, "it is so in none");
            let (first, _) = likely.iter().next().expect("there is one");
            let is_alone = likely.iter().all(|(position, _)| position == first);
            let most = likely.chance(|position| position != first);
            assert!(most < 1.0, "it is not so in the first");
            let one = likely.chance(|position| position == first);
            assert_eq!(one >= 1.0, is_alone, "it is so in the first: {one}");
            looked += 1;
        }
    }
    assert!(looked > 30, "{looked} turns");
}

#[test]
fn the_chances_of_each_seat_add_up_to_the_bones_it_holds_and_the_truth_is_never_ruled_out() {
    let mut dice = Dice::new(910);
    let mut looked = 0;
    for (preset, seats) in [
        (Preset::AllFives, Seats::Two),
        (Preset::Block, Seats::Three),
        (Preset::Draw, Seats::Partners),
    ] {
        let rules = preset.rules(seats);
        let mut game = dealt(rules, dice.seed());
        let truth = game.position().copied().expect("it was dealt");
        let mut choices = ChaCha8Rng::from_seed(dice.seed());
        let mut numbers = 0;
        let mut views = Vec::new();
        play(&mut game, [Level::Easy; 2], &mut choices, |state, view| {
            numbers += 1;
            if numbers % 4 == 1 {
                views.push((*state.position().expect("it goes on"), view.clone()));
            }
        });
        assert!(!truth.hand(Seat::ALL[0]).is_empty(), "it was dealt");
        for (truth, view) in views {
            let lens = lens(&view, &ProgressMonitor::NONE).expect("the hand goes on");
            for seat in Seat::around(seats) {
                let held = sum(&lens, seat, view.rules().bones());
                let holds =
                    if seat == view.seat() { 0.0 } else { f32::from(view.hand_sizes()[seat]) };
                assert!((held - holds).abs() < 0.05, "{seat:?} holds {holds}: {held}");
                let lacks = lens.lacked_numbers(seat).bones().and(truth.hand(seat));
                assert!(seat == view.seat() || lacks.is_empty(), "{lacks:?}");
            }
            let seen = view.rules().bones().without(view.unseen());
            for bone in seen {
                assert_eq!(lens.holding_chances(bone), BySeat::default(), "{bone} is seen");
            }
            looked += 1;
        }
    }
    assert!(looked > 10, "{looked}");
}

#[test]
fn where_nothing_is_left_to_draw_the_chances_of_a_bone_are_told_so_that_they_add_up() {
    let mut dice = Dice::new(915);
    let (mut rows, mut in_steps) = (0, 0);
    for (preset, seats, hand_size) in [
        (Preset::Block, Seats::Partners, 7),
        (Preset::Draw, Seats::Partners, 7),
        (Preset::Block, Seats::Four, 7),
        (Preset::AllFives, Seats::Four, 7),
    ] {
        let rules = Rules { hand_size, ..preset.rules(seats) };
        for _ in 0..2 {
            let mut game = dealt(rules, dice.seed());
            let mut choices = ChaCha8Rng::from_seed(dice.seed());
            let mut views = Vec::new();
            play(&mut game, [Level::Easy; 2], &mut choices, |_, view| {
                views.push(view.clone());
            });
            for view in views.iter().step_by(3) {
                let lens = lens(view, &ProgressMonitor::NONE).expect("the hand goes on");
                for bone in view.unseen() {
                    let told = chances(view, &lens, bone);
                    let numbers = told.iter().map(|(_, told)| told.parse::<i32>());
                    let numbers: Vec<i32> = numbers.map(|it| it.expect("a number")).collect();
                    assert_eq!(numbers.iter().sum::<i32>(), 100, "{bone}: {numbers:?}");
                    for ((seat, _), told) in told.iter().zip(&numbers) {
                        let held = lens.holding_chances(bone)[*seat];
                        let is_sure = held <= 0.0 || held > 0.999;
                        assert_eq!(is_sure, [0, 100].contains(told), "{bone}: {held}");
                        let off = (held * 100.0 - *told as f32).abs();
                        assert!(off < 10.0, "{bone}: {told} for {held}");
                    }
                    in_steps += u32::from(numbers.iter().all(|it| it % 5 == 0));
                    rows += 1;
                }
            }
        }
    }
    assert!(rows > 200 && in_steps < rows, "{in_steps} of {rows}");
}

#[test]
fn before_anybody_else_has_acted_all_unseen_bones_are_alike_by_their_number() {
    let mut dice = Dice::new(912);
    for seats in [Seats::Two, Seats::Three] {
        let rules = Rules { first_lead: FirstLead::Lot, ..Preset::AllFives.rules(seats) };
        let game = dealt(rules, dice.seed());
        let seat = game.turn().expect("somebody leads");
        let view = game.view(seat).expect("it was dealt");
        let lens = lens(&view, &ProgressMonitor::NONE).expect("the hand goes on");
        assert!(lens.is_exact());
        let unseen = f32::from(view.unseen().len());
        for bone in view.unseen() {
            for other in Seat::around(seats).filter(|other| *other != seat) {
                let share = f32::from(view.hand_sizes()[other]) / unseen;
                assert_eq!(lens.holding_chances(bone)[other], share, "{bone}");
            }
        }
        let mut game = game;
        let action = game.legal_actions()[0];
        game.apply(action).expect("it is allowed");
        let next = game.turn().expect("the next one");
        let view = game.view(next).expect("it was dealt");
        let lens = nestor::coach::lens(&view, &ProgressMonitor::NONE).expect("it goes on");
        assert!(!lens.is_exact(), "a lead tells something");
    }
}

#[test]
fn what_a_sample_cannot_tell_from_the_chance_by_numbers_is_told_as_that() {
    let rules = Rules { first_lead: FirstLead::Lot, ..Preset::AllFives.rules(Seats::Two) };
    let mut dice = Dice::new(914);
    let (mut alike, mut apart) = (0, 0);
    for _ in 0..20 {
        let mut game = dealt(rules, dice.seed());
        let action = game.legal_actions()[0];
        let leader = game.turn().expect("somebody leads");
        game.apply(action).expect("it is allowed");
        let seat = leader.next(Seats::Two);
        let view = game.view(seat).expect("it was dealt");
        let lens = lens(&view, &ProgressMonitor::NONE).expect("the hand goes on");
        let can_be_held = |bone: &Bone| lens.holding_chances(*bone)[leader] > 0.0;
        let possible = view.unseen().iter().filter(can_be_held).count();
        let share = f32::from(view.hand_sizes()[leader]) / possible as f32;
        let mut sampled = Vec::new();
        for bone in view.unseen() {
            let held = lens.holding_chances(bone)[leader];
            if let Some(told) = lens.chance_by_hand_size(bone, leader) {
                assert_eq!(told, share, "{bone}");
                assert!((held - share).abs() < 0.03, "{bone}: {held} is {share}");
                alike += 1;
                sampled.push(held);
            } else {
                let is_sure = held <= 0.0 || held >= 1.0;
                assert!(is_sure || (held - share).abs() > 0.02, "{bone}: {held}");
                apart += 1;
            }
        }
        sampled.dedup();
        assert!(sampled.len() > 1, "the sample tells them apart: {sampled:?}");
    }
    assert!(alike > 100, "most bones are alike: {alike}");
    assert!(apart > 0, "the lead tells something: {apart}");
}

#[test]
fn a_lead_that_is_played_by_itself_tells_no_more_than_that_there_is_no_heavier_doublet() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut dice = Dice::new(913);
    for _ in 0..20 {
        let game = dealt(rules, dice.seed());
        let seat = game.turn().expect("the lead is played");
        let view = game.view(seat).expect("it was dealt");
        let other = seat.next(Seats::Two);
        let led = view.placed_bones().next().expect("it was played").bone;
        let is_heavier = |bone: &Bone| bone.is_doublet() && bone.weight() > led.weight();
        let alike: Bones = view.unseen().iter().filter(|it| !is_heavier(it)).collect();
        let lens = lens(&view, &ProgressMonitor::NONE).expect("the hand goes on");
        for bone in view.unseen() {
            let share = f32::from(view.hand_sizes()[other]) / f32::from(alike.len());
            let share = if is_heavier(&bone) { 0.0 } else { share };
            assert_eq!(lens.holding_chances(bone)[other], share, "{bone} after {led}");
        }
    }
}

#[test]
fn who_has_passed_is_known_to_lack_the_numbers_that_were_open() {
    let rules = Rules { hand_size: 7, ..Preset::Block.rules(Seats::Two) };
    let dealt = "6-5 5-3 6-3 3-1 2-1 4-3 5-0";
    let view = view(rules, dealt, &[0, 0], 1, "6-4 6-5@W pass 5-3@W pass");
    let lens = lens(&view, &ProgressMonitor::NONE).expect("the hand goes on");
    let other = Seat::ALL[1];
    assert_eq!(lens.lacked_numbers(other).to_string(), "5, 4, 3");
    for bone in ["5-5", "4-0", "3-2"] {
        let bone: Bone = bone.parse().expect("a bone");
        assert_eq!(lens.holding_chances(bone)[other], 0.0, "{bone}");
    }
    let six: Bone = "6-6".parse().expect("a bone");
    assert!(lens.holding_chances(six)[other] > 0.3, "the rest is more likely there");
}

#[test]
fn those_who_have_done_nothing_yet_are_alike() {
    let mut dice = Dice::new(913);
    let rules =
        Rules { first_lead: FirstLead::Lot, ..Preset::TournamentAllFives.rules(Seats::Partners) };
    let mut game = dealt(rules, dice.seed());
    let leader = game.turn().expect("somebody leads");
    let action = game.legal_actions()[0];
    game.apply(action).expect("it is allowed");
    let next = game.turn().expect("the next one");
    let view = game.view(next).expect("it was dealt");
    let lens = lens(&view, &ProgressMonitor::NONE).expect("the hand goes on");
    let mut idle = Seat::around(Seats::Partners).filter(|it| *it != leader && *it != next);
    let (one, other) = (idle.next().expect("two"), idle.next().expect("are left"));
    for bone in view.unseen() {
        let held = lens.holding_chances(bone);
        assert_eq!(held[one], held[other], "{bone}");
    }
    let all = sum(&lens, one, view.unseen());
    let wanted = f32::from(view.hand_sizes()[one]);
    assert!((all - wanted).abs() < 0.01, "{all} bones of {wanted}");
}
