//! What happens is seen one thing after the other.

use std::thread;
use std::time::Duration;

use egui::{Key, Rect};
use engine::{Action, Amount, Bone, Event, FirstLead, LaterLeads, Preset, Rules, Seat, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences, TableView};
use game::session::Session;
use nestor_dominoes::app::Command;
use nestor_dominoes::app::table::names;
use nestor_dominoes::app::table::source::Source;

use super::found::{game_where, go_on, session};
use super::player::{Player, STEP_SECS, set};
use super::result::{before_the_end, last_action, short};
use crate::YOU;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// So many frames of 0.05 seconds are looked at.
const FRAMES: usize = 120;

fn paced(pace: Pace, motion: MotionSpeed) -> Preferences {
    let rules = Rules {
        first_lead: FirstLead::HeaviestDoublet,
        later_leads: LaterLeads::HeaviestDoublet,
        ..Preset::Draw.rules(Seats::Two)
    };
    let display = Display {
        pace,
        motion,
        auto_draw: true,
        view: TableView::Whole,
        ..Display::default()
    };
    Preferences {
        display,
        ..set(rules)
    }
}

fn update(player: &mut Player, command: Command) {
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, command.into());
}

/// How many bones the player holds.
fn held(player: &Player) -> usize {
    let position = player.session().state().position();
    usize::from(position.expect("a hand was dealt").hand(YOU).len())
}

/// Whether a bone lies in its place, for the eye: what is on its way over it
/// lies elsewhere.
fn lies(player: &Player, place: Rect) -> bool {
    let shapes = player.painted(place.expand(4.0));
    shapes.iter().any(|shape| {
        let around = shape.visual_bounding_rect();
        let is_whole =
            around.width() > 0.9 * place.width() && around.height() > 0.9 * place.height();
        is_whole && around.center().distance(place.center()) < 1.5
    })
}

/// The bones of the hand that lie in their places.
fn lying(player: &Player) -> Vec<Bone> {
    let hand = player.hand().into_iter();
    hand.filter(|bone| lies(player, player.bone(*bone).rect()))
        .collect()
}

/// How many bones of the hand lie in their places, frame by frame.
fn arrivals(player: &mut Player, frames: usize) -> Vec<usize> {
    let frames = 0..frames;
    let seen = frames.map(|_| {
        player.harness.step();
        lying(player).len()
    });
    let mut seen: Vec<usize> = seen.collect();
    seen.dedup();
    seen
}

/// A new game, just dealt, of a player who led or is still to play.
fn dealt(pace: Pace, motion: MotionSpeed) -> Player {
    let mut player = Player::new(&paced(pace, motion), 7);
    player.harness.run_steps(10);
    update(&mut player, Command::NewGame);
    player
}

#[test]
fn a_deal_is_seen_bone_by_bone_and_a_lead_that_is_played_by_itself_after_it() {
    let mut player = dealt(Pace::Normal, MotionSpeed::Slow);
    let (mut counts, mut led_after, mut told_after) = (Vec::new(), None, None);
    for _ in 0..FRAMES {
        player.harness.step();
        counts.push(lying(&player).len());
        let message = player.by_id("message").rect();
        if told_after.is_none() && !player.written(message).is_empty() {
            told_after = counts.last().copied();
        }
        if told_after.is_none() {
            let written = player.written(player.harness.ctx.content_rect()).concat();
            assert!(!written.contains("led "), "before it is led: {written}");
        }
        let led = player
            .session()
            .state()
            .round()
            .and_then(|round| round.placed().next());
        let led = led.expect("the heaviest doublet leads by itself").bone;
        let place = player.part(&format!("{led}, played by")).rect();
        if led_after.is_none() && lies(&player, place) {
            led_after = counts.last().copied();
        }
    }
    let held = player
        .session()
        .state()
        .position()
        .expect("dealt")
        .hand(YOU)
        .len();
    let held = usize::from(held);
    assert!(counts.is_sorted(), "they come and stay: {counts:?}");
    assert_eq!(led_after, Some(held), "the lead comes after the hand");
    assert_eq!(told_after, Some(held), "and what is said of it");
    counts.dedup();
    assert!(counts.len() > 4, "one after the other: {counts:?}");
}

#[test]
fn with_motion_off_a_deal_is_there_at_once_and_at_a_fast_pace_all_of_it_together() {
    // Who has the shorter way is within reach of its place a frame earlier.
    for (pace, motion, most) in [
        (Pace::Normal, MotionSpeed::Off, 1),
        (Pace::Fast, MotionSpeed::Slow, 3),
    ] {
        let mut player = dealt(pace, motion);
        let counts = arrivals(&mut player, FRAMES);
        assert!(counts.len() <= most, "{pace:?}, {motion:?}: {counts:?}");
        let position = player.session().state().position().expect("dealt");
        let held = usize::from(position.hand(YOU).len());
        assert_eq!(counts.last(), Some(&held), "all of it");
    }
}

/// How many bones the player would draw in a row.
fn draws(session: &Session) -> usize {
    let mut state = session.state().clone();
    let mut draws = 0;
    while state.turn() == Some(YOU) && state.legal_actions() == [Action::Draw] {
        state.apply(Action::Draw).expect("it is listed");
        draws += 1;
    }
    draws
}

#[test]
fn several_draws_are_seen_one_after_the_other_at_the_set_pace() {
    for (pace, in_a_row) in [(Pace::Normal, true), (Pace::Fast, false)] {
        let preferences = paced(pace, MotionSpeed::Normal);
        let session = game_where(&preferences, |session| draws(session) >= 3);
        let mut player = Player::at(&session);
        player.harness.run_steps(10);
        let (before, draws) = (lying(&player).len(), draws(&session));
        update(&mut player, Command::Draw);
        let mut frames = 0;
        // The one that fits is taken up.
        while lying(&player).len() + usize::from(player.selected().is_some()) < before + draws {
            assert!(frames < FRAMES, "{pace:?}: they come");
            player.harness.step();
            frames += 1;
        }
        // Normal is 0.3 seconds for each bone.
        let least = if in_a_row { 6 * (draws - 1) - 2 } else { 0 };
        let most = if in_a_row { 6 * draws + 4 } else { 10 };
        assert!(
            (least..=most).contains(&frames),
            "{pace:?}: {draws} in {frames}"
        );
    }
}

#[test]
fn whoever_acts_before_all_was_seen_does_not_wait_for_it() {
    let mut player = dealt(Pace::Normal, MotionSpeed::Slow);
    player.harness.run_steps(3);
    assert!(lying(&player).len() < 3, "it is still being dealt");
    update(&mut player, Command::SortHand);
    // Slow is 0.7 seconds.
    player.harness.run_steps(16);
    let held = held(&player);
    assert_eq!(lying(&player).len(), held, "all lie there");
}

#[test]
fn undo_and_another_game_are_there_without_a_deal() {
    let mut player = dealt(Pace::Normal, MotionSpeed::Slow);
    player.harness.run_steps(3);
    update(&mut player, Command::Undo);
    player.harness.run_steps(16);
    let held = held(&player);
    assert_eq!(lying(&player).len(), held, "as it was");
}

#[test]
fn nestor_waits_until_the_deal_was_seen() {
    let preferences = paced(Pace::Normal, MotionSpeed::Slow);
    let mut player = Player::new(&preferences, 7);
    let mut waited = 0;
    for _ in 0..8 {
        update(&mut player, Command::NewGame);
        if player.session().nestor_in_turn().is_none() {
            continue;
        }
        let length = |player: &Player| player.session().state().record().len();
        let before = length(&player);
        player.step_until("Nestor", |player| length(player) > before);
        assert_eq!(lying(&player).len(), held(&player), "all was dealt");
        waited += 1;
    }
    assert!(waited > 0, "it was his turn now and then");
}

#[test]
fn once_all_was_seen_the_window_rests() {
    let mut player = dealt(Pace::WaitForOk, MotionSpeed::Slow);
    player.harness.run_steps(4);
    assert!(
        player.harness.ctx.has_requested_repaint(),
        "it is being dealt"
    );
    player.harness.run_steps(FRAMES);
    player.rest();
}

#[test]
fn a_result_that_is_held_back_by_a_menu_lets_the_window_rest() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.open_menu("menu-game");
    update(&mut player, Command::Act(action));
    player.harness.run_steps(FRAMES);
    assert!(!player.has_id("result-again"), "the menu is open");
    player.rest();
    player.press(Key::Escape);
    player.step_until("the result", |player| player.has_id("result-again"));
}

#[test]
fn a_paused_game_in_which_nestor_is_in_turn_lets_the_window_rest() {
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let session = game_where(&set(rules), |session| {
        session.nestor_in_turn().is_some() && session.state().record().len() > 3
    });
    let mut player = Player::at(&session);
    assert!(player.has_id("cover-here"), "it waits for the player");
    // Nestor decides meanwhile, on a thread of his own.
    for _ in 0..30 {
        thread::sleep(Duration::from_millis(10));
        player.rest();
    }
    let length = |player: &Player| player.session().state().record().len();
    assert_eq!(length(&player), session.state().record().len(), "he waits");
    player.click_id("cover-here");
    player.step_until("Nestor", |player| {
        length(player) > session.state().record().len()
    });
}

#[test]
fn three_nestors_leave_more_time_between_their_plays_than_one() {
    let mut preferences = set(Preset::Block.rules(Seats::Four));
    preferences.display.pace = Pace::Normal;
    let session = game_where(&preferences, |session| {
        session.state().turn() == Some(Seat::ALL[1]) && session.state().record().len() > 3
    });
    let mut player = Player::at(&session);
    let mut frames = Vec::new();
    for _ in 0..2 {
        let before = player.session().state().record().len();
        let mut count = 0;
        while player.session().state().record().len() == before {
            player.harness.step();
            thread::sleep(Duration::from_millis(1));
            count += 1;
            assert!(count < 30_000, "Nestor plays");
        }
        frames.push(count);
    }
    let secs = f64::from(frames[1]) * f64::from(STEP_SECS);
    let alone = f64::from(Pace::Normal.pause_secs().expect("a pause"));
    assert!(
        secs > 1.2 * alone,
        "{secs} s after {alone} s at a table for two"
    );
}

#[test]
fn a_lead_that_another_plays_by_itself_is_among_their_bones_until_it_leaves_them() {
    let preferences = paced(Pace::Normal, MotionSpeed::Slow);
    let nestor = YOU.next(Seats::Two);
    let led_by = |player: &Player| {
        let round = player.session().state().round();
        round.and_then(|round| round.placed().next().map(|placed| placed.seat))
    };
    let mut number = 0;
    let mut player = loop {
        let mut player = Player::new(&preferences, number);
        player.harness.run_steps(10);
        update(&mut player, Command::NewGame);
        if led_by(&player) == Some(nestor) {
            break player;
        }
        number += 1;
    };
    let state = player.session().state();
    let left = usize::from(state.position().expect("dealt").hand(nestor).len());
    let told = |count| names::backs(count, nestor, state.seating());
    let [all, rest] = [told(left + 1), told(left)];
    player.harness.run_steps(3);
    player.must_read(&all);
    player.harness.run_steps(FRAMES);
    player.must_read(&rest);
}

#[test]
fn an_award_flies_from_the_hands_whose_pips_it_is() {
    let mut awards = 0;
    for seats in [Seats::Two, Seats::Three, Seats::Partners] {
        let set = set(Preset::Draw.rules(seats));
        for number in 0..4 {
            let mut session = session(&set, number);
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            while session.state().outcome().is_none() {
                for event in go_on(&mut session, &mut rng) {
                    let state = session.state();
                    let Event::Awarded { team, amount, .. } = event else {
                        continue;
                    };
                    let Amount::Opponents(pips) = amount else {
                        continue;
                    };
                    let position = state.position().expect("a hand was dealt");
                    let from = Source::of_award(state, team, amount).into_iter();
                    let weights = from.map(|source| match source {
                        Source::Hand(whose) => position.hand(whose).weight(),
                        Source::End(end) => panic!("from {end}"),
                    });
                    assert_eq!(weights.sum::<u16>(), pips, "{event:?}");
                    awards += 1;
                }
            }
        }
    }
    assert!(awards > 20, "only {awards} awards");
}

#[test]
fn while_a_hand_is_dealt_no_play_is_shown_before_the_led_bone_lies_there() {
    let rules = Rules {
        first_lead: FirstLead::HeaviestDoublet,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let set = Preferences {
        rules,
        ..paced(Pace::Normal, MotionSpeed::Normal)
    };
    // The person answers a lead, with the one bone that fits.
    let is_wanted = |session: &Session| {
        let mut bones: Vec<_> = session
            .actions_of(YOU)
            .into_iter()
            .map(Action::bone)
            .collect();
        bones.dedup();
        matches!(bones[..], [Some(_)])
    };
    let number = (0..10_000).find(|number| is_wanted(&session(&set, *number)));
    let number = number.expect("some deal is so");
    let mut words = Vec::new();
    for points in [false, true] {
        let mut player = Player::new(&set, 1);
        update(&mut player, Command::StartNumbered(number));
        player.settle();
        let lead = player
            .session()
            .state()
            .position()
            .map(|at| at.table().played());
        let lead = lead.and_then(|bones| bones.iter().next());
        let lead = lead.expect("the lead is played");
        let end = player.widgets().into_iter().map(|widget| widget.id);
        let end = end.into_iter().find(|id| id.starts_with("end-"));
        let end = player.by_id(&end.expect("it has an end")).rect().center();
        if points {
            player.harness.hover_at(end);
        }
        let mut seen = Vec::new();
        for _ in 0..FRAMES {
            player.harness.step();
            let place = player.by_id(&format!("played-{lead}")).rect();
            if lies(&player, place) {
                break;
            }
            seen.push(player.written(Rect::EVERYTHING));
        }
        assert!(seen.len() > 10, "the deal is seen");
        if points {
            player.harness.run_steps(40);
            let then = player.written(Rect::EVERYTHING);
            let told = then.iter().any(|words| words.contains('='));
            assert!(told, "then it is shown what the play would bring: {then:?}");
        }
        words.push(seen);
    }
    assert_eq!(words[0], words[1], "pointing shows nothing more");
}
