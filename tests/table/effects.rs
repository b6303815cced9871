//! What is seen for a moment, and what it is told by.

use engine::{Event, Seat};
use nestor_dominoes::sound::{ScoreSize, Sound};
use nestor_dominoes::table::{Effect, Keyframe, News, Playback, PointsOrigin, Queue, Snapshot};

use super::order::{for_each_action, queue_of};

/// Steps in which time passes, in seconds.
const STEP_SECS: f64 = 0.02;

fn effects(keyframes: &[Keyframe]) -> impl Iterator<Item = &Effect> {
    keyframes.iter().flat_map(|moment| &moment.effects)
}

/// A queue that shows what happened at this speed.
fn shown(
    (before, after): (&Snapshot, &Snapshot),
    events: &[Event],
    duration_factor: f64,
    is_motion_reduced: bool,
) -> Queue {
    let mut queue = Queue::default();
    queue.show_at_once(before.clone(), 0.0);
    queue.show(
        events,
        after,
        Playback { duration_factor, flickers: false, is_motion_reduced },
        0.0,
    );
    queue
}

/// The first time at which nothing is waited for any more.
fn end_of(queue: &mut Queue) -> f64 {
    let mut now = 0.0;
    while queue.is_running(now) {
        now += STEP_SECS;
        queue.advance(now);
    }
    now
}

#[test]
fn a_bone_that_lands_pushes_its_neighbour_and_a_doublet_sends_out_a_light() {
    let mut doublets = 0;
    for_each_action(|_, _, events, keyframes| {
        let Some(Event::Played { bone, end, .. }) = events.first() else {
            return;
        };
        let pushed = effects(&keyframes[..1]).count();
        assert_eq!(pushed, 0, "nothing before it lands");
        let landed = &keyframes[1];
        let on = landed.effects.iter().find_map(|effect| match effect {
            Effect::Contact { on, bone: landing } => {
                assert_eq!(landing, bone);
                Some(*on)
            }
            _ => None,
        });
        assert_eq!(on, end.map(|end| end.on), "{events:?}");
        let light = landed.effects.contains(&Effect::Ripple(*bone));
        assert_eq!(light, bone.is_doublet(), "{events:?}");
        doublets += usize::from(light);
    });
    assert!(doublets > 50, "only {doublets}");
}

#[test]
fn the_bubble_of_a_pass_outlasts_what_is_waited_for_and_a_press_takes_it_away() {
    let mut passes = 0;
    for_each_action(|before, after, events, keyframes| {
        let &[Event::Passed { seat, open }] = events else {
            return;
        };
        passes += 1;
        assert!(keyframes[0].effects.contains(&Effect::Knock(seat)));
        let knocks = keyframes[0].sounds.iter().filter(|it| it.1 == Sound::Knock);
        assert_eq!(knocks.count(), 2, "each knock is heard");
        let bubble = Effect::PassBubble { seat, open };
        let is_seen = |queue: &Queue, now| queue.effects(now).iter().any(|it| *it.effect == bubble);
        let mut queue = queue_of(before, after, events);
        let now = end_of(&mut queue);
        assert!(now < 0.6, "nobody waits for it");
        assert!(is_seen(&queue, now) && queue.has_lasting_effect(now));
        assert!(
            !is_seen(&queue, now + 1.5) && !queue.has_lasting_effect(now + 1.5),
            "then it is gone"
        );
        queue.finish_now(now);
        assert!(!is_seen(&queue, now) && !queue.has_lasting_effect(now), "a press");
    });
    assert!(passes > 50, "only {passes}");
}

#[test]
fn without_motion_nothing_is_seen_for_a_moment() {
    for_each_action(|before, after, events, _| {
        let queue = shown((before, after), events, 0.0, false);
        assert!(!queue.is_running(0.0) && !queue.has_lasting_effect(0.0), "{events:?}");
        let left = queue.effects(0.0);
        let stays = |effect: &Effect| matches!(effect, Effect::Scorch(_));
        assert!(left.iter().all(|it| stays(it.effect)), "{left:?} of {events:?}");
    });
}

#[test]
fn points_are_as_large_as_they_sound() {
    let mut sizes = [0; 4];
    for_each_action(|_, _, events, keyframes| {
        if !matches!(events.first(), Some(Event::Played { .. })) {
            return;
        }
        let mut scored = events.iter().filter_map(|event| match event {
            Event::Scored { points, .. } => Some(i32::from(*points)),
            _ => None,
        });
        let Some(points) = scored.next() else {
            return;
        };
        let shown = effects(keyframes).find_map(|effect| match effect {
            Effect::Points { gain, is_grand, from: PointsOrigin::Count(_), .. } => {
                Some((*gain, *is_grand))
            }
            _ => None,
        });
        assert_eq!(shown, Some((ScoreSize::from_points(points), points >= 25)), "{events:?}");
        let mut heard = keyframes.iter().flat_map(|it| &it.sounds);
        assert!(heard.any(|it| it.1 == Sound::Score(ScoreSize::from_points(points))), "{events:?}");
        sizes[(points as usize / 10).min(2) + usize::from(points >= 25)] += 1;
    });
    assert!(sizes.iter().all(|seen| *seen > 5), "{sizes:?}");
}

#[test]
fn the_third_score_in_a_row_is_news_and_has_a_second_ring() {
    let mut news = 0;
    let mut scored: Vec<(Seat, bool)> = Vec::new();
    for_each_action(|before, after, events, keyframes| {
        if before.laid.len() <= 1 {
            scored.clear();
        }
        for event in events {
            match event {
                Event::Dealt { .. } => scored.clear(),
                Event::Played { seat, .. } => scored.push((*seat, false)),
                Event::Scored { seat, taken_from: None, .. } => {
                    let last = scored.iter_mut().rev().find(|play| play.0 == *seat);
                    last.expect("the player has played").1 = true;
                }
                _ => {}
            }
        }
        let Some(Event::Played { seat, .. }) = events.first() else {
            return;
        };
        let plays = scored.iter().rev().filter(|it| it.0 == *seat);
        let in_a_row = plays.take_while(|it| it.1).count();
        let player = &after.players[after.place_of(*seat)];
        let told = player.news.and_then(|(news, _)| match news {
            News::Streak(count) => Some(usize::from(count)),
            _ => None,
        });
        // A line that was blown up looks like one that begins.
        let Some(told) = told.filter(|_| !after.rules.firecrackers) else { return };
        news += 1;
        // A bone that led by itself may have scored as well.
        assert!([told, told - 1].contains(&in_a_row), "{in_a_row} of {told}: {events:?}");
        assert!(told >= 3, "{events:?}");
        let has_ring = |it: &Effect| matches!(it, Effect::Points { is_streak: true, .. });
        assert!(effects(keyframes).any(has_ring), "{events:?}");
    });
    assert!(news > 5, "only {news}");
}

#[test]
fn the_line_falls_after_a_game_that_was_won_and_only_then() {
    let mut won = 0;
    for_each_action(|before, after, events, keyframes| {
        let winner = events.iter().find_map(|event| match event {
            Event::GameOver { winner } => Some(*winner),
            _ => None,
        });
        let mine = after.rules.seats.team(after.viewer);
        let falls: Vec<&Keyframe> = keyframes
            .iter()
            .filter(|it| it.effects.iter().any(|it| matches!(it, Effect::Fall { .. })))
            .collect();
        if winner != Some(Some(mine)) {
            assert!(falls.is_empty(), "{events:?}");
            return;
        }
        let [fall] = falls[..] else {
            panic!("it falls once: {events:?}");
        };
        won += 1;
        let clicks: Vec<f64> = fall.sounds.iter().map(|it| it.0).collect();
        assert!(clicks.len() <= after.laid.len() && !clicks.is_empty(), "at most one for each");
        let apart = clicks.windows(2).map(|it| it[1] - it[0]);
        assert!(apart.into_iter().all(|it| it > 0.04), "arms that fall together click once");
        let last = clicks.last().copied().unwrap_or_default();
        assert!((fall.secs - last - 0.234).abs() < 1e-9, "{} after {last}", fall.secs);
        assert!(clicks.is_sorted() && last < 0.045 * after.laid.len() as f64);
        let mut queue = queue_of(before, after, events);
        assert!(queue.has_fall(), "it lies in the light");
        queue.finish_now(0.1);
        assert!(!queue.has_fall(), "it is dimmed after it");
        assert!(!queue.is_running(0.1) && queue.effects(0.1).is_empty(), "a press ends it");
        let still = shown((before, after), events, 0.0, true);
        let has_halo = |it: &Effect| matches!(it, Effect::Fall { is_motion_reduced: true, .. });
        assert!(still.effects(0.0).iter().any(|it| has_halo(it.effect)), "the halo goes along");
    });
    assert!(won > 2, "only {won} games were won");
}

#[test]
fn a_blast_leaves_a_trace_until_the_next_play() {
    let (mut traces, mut waiting) = (0, 0);
    let mut queue = Queue::default();
    let has_trace = |queue: &Queue, now| {
        queue.effects(now).iter().any(|it| matches!(it.effect, Effect::Scorch(_)))
    };
    for_each_action(|before, after, events, _| {
        let playback = Playback { duration_factor: 1.0, flickers: true, is_motion_reduced: false };
        if events.iter().any(|it| matches!(it, Event::BlewUp { .. })) {
            queue = queue_of(before, after, events);
            let now = end_of(&mut queue);
            assert!(
                has_trace(&queue, now) && !queue.has_lasting_effect(now),
                "it asks for no picture"
            );
            queue.finish_now(now);
            assert!(has_trace(&queue, now), "a press leaves it");
            traces += 1;
        } else if let Some(Event::Played { seat, end, .. }) = events.first()
            && has_trace(&queue, 100.0)
        {
            queue.show(events, after, playback, 100.0);
            let flickers = end.is_some() && *seat != after.viewer;
            assert_eq!(has_trace(&queue, 100.0), flickers, "until it is played: {events:?}");
            waiting += usize::from(flickers);
            queue.finish_now(100.0);
            assert!(!has_trace(&queue, 100.0), "{events:?}");
        }
    });
    assert!(traces > 5 && waiting > 0, "only {traces}, and {waiting} before a play that waits");
}
