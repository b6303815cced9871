//! Nothing is told before it is seen.

use std::collections::BTreeSet;

use engine::{Amount, Bone, Bonus, BySeat, End, Event, Fit, PipsSet, Seat, Seats, Side};
use nestor_dominoes::table::{
    Effect, Keyframe, Mood, News, Playback, PointsOrigin, Queue, Snapshot, keyframes,
};

use nestor_dominoes::sound::Sound;

use super::game::{Game, all_rules};

/// Games that are played of each kind.
const GAMES: u64 = 3;

/// What happened, and the keyframes in which it is seen.
pub fn for_each_action(mut check: impl FnMut(&Snapshot, &Snapshot, &[Event], &[Keyframe])) {
    let mut actions = 0;
    for (kind, rules) in all_rules().enumerate() {
        for number in 0..GAMES {
            let mut game = Game::new(rules, 100 * kind as u64 + number, [1100.0, 760.0]);
            let mut before = game.snapshot();
            while let Some(events) = game.step() {
                let after = game.snapshot();
                check(&before, &after, &events, &keyframes(&before, &after, &events, false));
                before = after;
                actions += 1;
            }
        }
    }
    assert!(actions > 1_000, "only {actions} actions were played");
}

/// A queue that begins to show what happened.
pub fn queue_of(before: &Snapshot, after: &Snapshot, events: &[Event]) -> Queue {
    let playback = Playback { duration_factor: 1.0, flickers: false, is_motion_reduced: false };
    let mut queue = Queue::default();
    queue.show_at_once(before.clone(), 0.0);
    queue.show(events, after, playback, 0.0);
    queue
}

#[test]
fn at_last_the_table_is_as_it_is() {
    for_each_action(|_, after, events, keyframes| {
        let last = keyframes.last().expect("something is seen");
        assert_eq!(last.snapshot, *after, "{events:?}");
    });
}

#[test]
fn a_bone_lies_on_the_table_before_its_end_and_the_count_change() {
    for_each_action(|before, after, events, keyframes| {
        if !matches!(events.first(), Some(Event::Played { .. })) {
            return;
        }
        let [first, second, ..] = keyframes else {
            panic!("a bone flies and lands: {events:?}");
        };
        assert_eq!(first.snapshot.laid, after.laid, "it flies to its place");
        assert_eq!(first.snapshot.ends, before.ends, "no end has changed");
        assert_eq!(first.snapshot.count, before.count, "nor has the count");
        assert!(first.sounds.is_empty(), "nothing is heard before it lands");
        assert_eq!(second.snapshot.ends, after.ends, "it has landed");
        assert_eq!(second.sounds.len(), 1, "that is heard");
    });
}

#[test]
fn a_score_changes_only_after_its_points_have_flown() {
    for_each_action(|before, _, events, keyframes| {
        let mut scores: Vec<i32> = before.players.iter().map(|player| player.score).collect();
        let mut flown = false;
        for moment in keyframes {
            let now: Vec<i32> = moment.snapshot.players.iter().map(|it| it.score).collect();
            if now != scores {
                assert!(flown, "the points have flown: {events:?}");
                let counts = |effect: &Effect| matches!(effect, Effect::Counting { .. });
                assert!(moment.effects.iter().any(counts), "it counts up: {events:?}");
                flown = false;
                scores = now;
            }
            let flies = |effect: &Effect| matches!(effect, Effect::Points { .. });
            flown |= moment.effects.iter().any(flies);
        }
    });
}

#[test]
fn points_for_what_others_held_come_from_no_bone_of_the_line() {
    let mut awards = 0;
    for_each_action(|_, _, events, keyframes| {
        let scored = events.iter().any(|it| matches!(it, Event::Scored { .. }));
        let is_award =
            |it: &Event| matches!(it, Event::Awarded { points, void: false, .. } if *points != 0);
        if scored || !events.iter().any(is_award) {
            return;
        }
        awards += 1;
        let effects = keyframes.iter().flat_map(|moment| &moment.effects);
        for effect in effects {
            let is_of_line = matches!(effect, Effect::Points { from: PointsOrigin::Count(_), .. });
            assert!(!is_of_line, "{effect:?} of {events:?}");
        }
    });
    assert!(awards > 5, "only {awards} awards");
}

#[test]
fn a_bonus_is_named_where_it_was_made_and_its_points_fly_from_there() {
    let mut made = BTreeSet::new();
    for_each_action(|_, after, events, keyframes| {
        let bonuses = events.iter().filter_map(|event| match event {
            Event::Bonus(paid) if !paid.void => Some(*paid),
            _ => None,
        });
        let mut effects = keyframes.iter().flat_map(|moment| &moment.effects);
        for paid in bonuses {
            let expected = match paid.bonus {
                Bonus::Capicua | Bonus::Chuchazo | Bonus::AllPass => {
                    PointsOrigin::Bone(after.laid.last().expect("a bone lies there").bone)
                }
                Bonus::PassAfterLead => {
                    let Some(Event::Passed { seat, .. }) = events.first() else {
                        panic!("somebody passes: {events:?}");
                    };
                    PointsOrigin::Plate(*seat)
                }
                Bonus::FirstHands => PointsOrigin::Hands,
            };
            let named = effects.find_map(|effect| match effect {
                Effect::Bonus { bonus, from, .. } => Some((*bonus, *from)),
                _ => None,
            });
            assert_eq!(named, Some((paid.bonus, expected)), "{events:?}");
            let flies = effects.find_map(|effect| match effect {
                Effect::Points { seat, points, from, .. } => Some((*seat, *points, *from)),
                _ => None,
            });
            let shown = i32::from(paid.points);
            assert_eq!(flies, Some((paid.seat, shown, expected)), "{events:?}");
            made.insert(<&str>::from(paid.bonus));
        }
    });
    assert!(made.len() >= 4, "only {made:?}");
}

#[test]
fn pegs_stand_where_they_stood_until_the_points_arrive() {
    let mut plays = 0;
    for_each_action(|before, after, events, _| {
        let is_score = |event: &Event| matches!(event, Event::Scored { .. });
        if !events.iter().any(is_score) {
            return;
        }
        plays += 1;
        let seats = after.rules.seats;
        let mut queue = queue_of(before, after, events);
        let shown = |queue: &Queue, now| -> Vec<f32> {
            let players = after.players.iter().map(|it| seats.team(it.seat));
            players.filter_map(|team| queue.shown_score(team, now)).collect()
        };
        let scores =
            |at: &Snapshot| -> Vec<f32> { at.players.iter().map(|it| it.score as f32).collect() };
        let mut now = 0.0;
        let mut flies = false;
        while !flies {
            queue.advance(now);
            assert_eq!(shown(&queue, now), scores(before), "{events:?}");
            let effects = queue.current().map_or(&[][..], |it| &it.effects);
            flies = effects.iter().any(|it| matches!(it, Effect::Points { .. }));
            now += 0.05;
        }
        queue.finish_now(now);
        assert_eq!(shown(&queue, now), scores(after), "{events:?}");
    });
    assert!(plays > 50, "only {plays} plays scored");
}

#[test]
fn however_seldom_the_table_is_painted_no_moment_is_passed_over() {
    for_each_action(|before, after, events, keyframes| {
        let mut queue = queue_of(before, after, events);
        let mut seen = Vec::new();
        for picture in 0..=keyframes.len() {
            queue.advance(10.0 * picture as f64);
            seen.extend(queue.current().map(|moment| Keyframe::clone(moment)));
        }
        for moment in keyframes.iter().filter(|moment| moment.secs > 0.0) {
            assert!(seen.contains(moment), "{:?} of {events:?}", moment.effects);
        }
    });
}

#[test]
fn whose_turn_it_is_and_what_can_be_done_comes_last() {
    for_each_action(|before, _, events, keyframes| {
        let turn = |snapshot: &Snapshot| {
            let mut players = snapshot.players.iter();
            players.position(|player| player.is_to_move)
        };
        let (_, earlier) = keyframes.split_last().expect("something is seen");
        for moment in earlier {
            assert_eq!(turn(&moment.snapshot), turn(before), "{events:?}");
            let hand = &moment.snapshot.hand;
            assert!(hand.iter().all(|bone| bone.plays.is_empty()), "{events:?}");
        }
    });
}

#[test]
fn hidden_hands_turn_over_before_their_points_fly() {
    let mut hands = 0;
    for_each_action(|_, _, events, keyframes| {
        if !events.iter().any(|it| matches!(it, Event::HandsShown { .. })) {
            return;
        }
        hands += 1;
        let is_open = |moment: &Keyframe| {
            let mut others = moment.snapshot.players.iter().skip(1);
            others.any(|player| player.open_hand.is_some())
        };
        let open = keyframes.iter().position(is_open).expect("they turn over");
        assert!(keyframes[open].secs >= 0.4, "they are seen: {events:?}");
        assert!(keyframes[open].snapshot.is_over, "no end and no count is left");
        for effect in keyframes[..open].iter().flat_map(|it| &it.effects) {
            let is_award = matches!(effect, Effect::Points { from: PointsOrigin::Hands, .. });
            assert!(!is_award, "{events:?}");
        }
    });
    assert!(hands > 50, "only {hands} hands ended");
}

#[test]
fn bones_that_are_counted_stand_out_before_their_points_fly() {
    let mut counts = 0;
    for_each_action(|_, after, events, keyframes| {
        let raised_bones = |moment: &Keyframe| !moment.snapshot.raised_bones.is_empty();
        let Some(first) = keyframes.iter().position(raised_bones) else {
            return;
        };
        counts += 1;
        let moment = &keyframes[first];
        assert_eq!(moment.effects, [Effect::Pips], "{events:?}");
        assert!(moment.stagger_secs > 0.0, "one after another: {events:?}");
        assert_eq!(moment.snapshot.raised_bones, after.raised_bones, "{events:?}");
        let flies = |it: &Effect| matches!(it, Effect::Points { from: PointsOrigin::Hands, .. });
        let flown = |it: &Keyframe| it.effects.iter().any(flies);
        assert!(!keyframes[..first].iter().any(flown), "{events:?}");
        assert!(keyframes[first..].iter().any(flown), "{events:?}");
        let pips = moment.sounds.iter().filter(|it| it.1 == Sound::Pip).count();
        assert_eq!(pips, usize::from(after.raised_bones.len()), "a tick for each");
    });
    assert!(counts > 20, "only {counts} hands were counted");
}

#[test]
fn what_was_drawn_is_told_though_it_was_played_from_and_is_the_same_news() {
    let mut told = 0;
    for_each_action(|before, after, events, _| {
        let Some(Event::Played { seat, .. }) = events.first() else {
            return;
        };
        let news = |snapshot: &Snapshot| snapshot.players[snapshot.place_of(*seat)].news;
        let drawn = news(before).filter(|it| matches!(it.0, News::Drew(_)));
        let drew_last = events.len() == 1 && !after.is_over;
        if let Some(drawn) = drawn.filter(|_| drew_last) {
            told += 1;
            // News of the draw before goes with the next play.
            assert!(news(after).is_none_or(|now| now == drawn), "{events:?}");
        }
    });
    assert!(told > 20, "only {told}");
}

#[test]
fn a_plain_play_keeps_nobody_waiting() {
    for_each_action(|_, _, events, keyframes| {
        if let [Event::Played { .. }] = events {
            let secs: f64 = keyframes.iter().map(|moment| moment.secs).sum();
            assert!(secs < 0.7, "{secs} seconds: {events:?}");
        }
    });
}

#[test]
fn a_deal_is_shuffled_dealt_and_only_then_led() {
    for (kind, rules) in all_rules().enumerate() {
        let mut game = Game::new(rules, kind as u64, [1100.0, 760.0]);
        while game.step().is_some() {}
        if !game.can_deal() {
            continue;
        }
        let before = game.snapshot();
        let events = game.deal();
        let after = game.snapshot();
        let keyframes = keyframes(&before, &after, &events, false);
        assert_eq!(keyframes[0].effects, [Effect::Shuffle]);
        assert!(keyframes[0].snapshot.hand.is_empty(), "nobody has a bone");
        assert_eq!(keyframes[1].effects, [Effect::Deal]);
        assert!(keyframes[1].snapshot.laid.is_empty(), "nothing is led");
        assert!(keyframes[1].snapshot.hand.is_empty(), "face down");
        assert_eq!(
            keyframes[1].snapshot.players[0].bones,
            keyframes[2].snapshot.hand.len(),
            "then the hand turns over"
        );
        let raised_bones = keyframes.iter().find(|it| !it.snapshot.raised_bones.is_empty());
        let leads = events.iter().find_map(|event| match event {
            Event::Played { bone, .. } => Some(*bone),
            _ => None,
        });
        let raised_bones = raised_bones.and_then(|it| it.snapshot.raised_bones.nth(0));
        assert_eq!(raised_bones, leads, "a bone that leads by itself stands out");
        assert_eq!(keyframes.last().map(|it| &it.snapshot), Some(&after));
    }
}

/// What is heard of the events themselves, and not of what is seen for a moment on the way.
fn heard(keyframes: &[Keyframe]) -> Vec<Sound> {
    let is_on_the_way = |it: &Sound| {
        use Sound::{Fall, Knock, Nail, Pip, Tick};
        matches!(it, Tick(_) | Pip | Knock | Fall(_) | Nail)
    };
    let all = keyframes.iter().flat_map(|it| &it.sounds);
    all.map(|(_, sound)| *sound).filter(|it| !is_on_the_way(it)).collect()
}

#[test]
fn ends_light_up_in_rising_tones_before_the_points_are_heard() {
    let mut scores = 0;
    for_each_action(|_, _, events, keyframes| {
        for moment in keyframes {
            let Some(Effect::Sum { terms, .. }) = moment.effects.first() else {
                continue;
            };
            scores += 1;
            let below: Vec<u8> = moment.sounds.iter().map(|it| tones_below(it.1)).collect();
            assert_eq!(below.len(), terms.len(), "{events:?}");
            assert!(below.is_sorted_by(|one, next| one >= next), "{below:?}");
            assert_eq!(below.last(), Some(&1), "a tone below the score");
        }
    });
    assert!(scores > 50, "only {scores}");
}

fn tones_below(sound: Sound) -> u8 {
    match sound {
        Sound::Tick(below) => below,
        other => panic!("{other:?} is no tick"),
    }
}

#[test]
fn all_that_an_event_sounds_like_is_heard_once_and_in_order() {
    for_each_action(|_, after, events, keyframes| {
        let sounds = events.iter().map(|it| of(it, after));
        let wanted: Vec<Sound> = sounds.flatten().collect();
        assert_eq!(heard(keyframes), wanted, "{events:?}");
    });
}

#[test]
fn the_last_bone_and_one_that_closes_the_line_are_slammed_and_no_other() {
    let mut slams = 0;
    for_each_action(|_, after, events, keyframes| {
        let Some(seat) = events.iter().find_map(|event| match event {
            Event::Played { seat, .. } => Some(*seat),
            _ => None,
        }) else {
            return;
        };
        // In Matador four bones fit anywhere.
        if after.rules.fit != Fit::Equal {
            return;
        }
        let is_last = after.players[after.place_of(seat)].bones == 0;
        let is_out = events.iter().any(|it| matches!(it, Event::Dominoed { .. }));
        assert!(is_last || !is_out, "{events:?}");
        let all = after.rules.bones();
        let is_closed = after.ends.iter().filter(|end| end.is_open).all(|end| {
            let of_set = all.iter().filter(|bone| bone.has(end.pips)).count();
            let laid = after.laid.iter().filter(|it| it.bone.has(end.pips)).count();
            laid == of_set
        });
        let is_slammed = heard(keyframes).contains(&Sound::Slam);
        assert_eq!(is_slammed, is_last || is_closed, "{events:?}");
        slams += usize::from(is_slammed);
    });
    assert!(slams > 50, "only {slams}");
}

fn of(event: &Event, table: &Snapshot) -> Option<Sound> {
    table.sound_of(event)
}

/// One event of each kind, and of those that are told in several ways one of each.
fn of_each_kind(bone: Bone) -> Vec<Event> {
    let (seat, team) = (Seat::ALL[0], Seats::Two.team(Seat::ALL[0]));
    let (open, end) = (PipsSet::default(), End { on: bone, side: Side::East });
    let awarded =
        |points, void| Event::Awarded { team, amount: Amount::OpponentsPips(5), points, void };
    let winner = Some(team);
    vec![
        Event::Dealt { round: 1, leader: seat },
        Event::DrewForLead { seat, bone },
        Event::Played { seat, bone, end: Some(end), outward: None, terms: vec![5], count: 5 },
        Event::Scored { seat, points: 5, count: 5, taken_from: None },
        Event::Overshot { seat, points: 5 },
        Event::Misclaimed { seat, points: 5 },
        Event::KeptSilent { seat },
        Event::BlewUp { seat, bone, end, terms: Vec::new(), count: 0 },
        Event::FreedPlayBonus { seat, points: 5 },
        Event::Drew { seat, bone: Some(bone), open },
        Event::Passed { seat, open },
        Event::Dominoed { seat },
        Event::Blocked,
        Event::TimeUp,
        Event::GaveUp { seat },
        Event::HandsShown { pips: BySeat::from_fn(|_| 5) },
        awarded(5, false),
        awarded(5, true),
        awarded(0, false),
        awarded(-5, false),
        Event::BlockWithoutAward { tied: true },
        Event::GameOver { winner },
    ]
}

#[test]
fn each_kind_of_event_that_sounds_like_something_is_heard() {
    let rules = all_rules().next().expect("there is a game");
    let mut game = Game::new(rules, 1, [1100.0, 760.0]);
    let before = game.snapshot();
    game.step();
    let after = game.snapshot();
    let bone = after.laid.first().expect("a bone was played").bone;
    for event in of_each_kind(bone) {
        let keyframes = keyframes(&before, &after, std::slice::from_ref(&event), false);
        let wanted: Vec<Sound> = of(&event, &after).into_iter().collect();
        assert_eq!(heard(&keyframes), wanted, "{event:?}");
    }
}

#[test]
fn a_hand_that_is_won_drives_a_nail_in_where_hands_are_counted() {
    let mut driven = 0;
    for_each_action(|before, after, _, keyframes| {
        let nails = keyframes.iter().flat_map(|moment| &moment.effects).filter_map(|it| match it {
            Effect::Nail(seat) => Some(after.rules.seats.team(*seat)),
            _ => None,
        });
        let nails: Vec<_> = nails.collect();
        let scores = before.players.iter().zip(&after.players);
        let mut won = scores.filter(|(before, after)| after.score > before.score);
        let counts_hands = after.rules.counts_hands();
        let is_won = won.any(|(_, now)| nails.contains(&after.rules.seats.team(now.seat)));
        assert_eq!(is_won, !nails.is_empty(), "{nails:?}");
        assert!(counts_hands || nails.is_empty(), "{nails:?} for points");
        driven += nails.len();
    });
    assert!(driven > 3, "only {driven} nails");
}

#[test]
fn the_turn_that_passes_lights_the_sign_for_a_while_and_nothing_waits_for_it() {
    for_each_action(|before, after, events, keyframes| {
        let in_turn = |snapshot: &Snapshot| {
            let mut players = snapshot.players.iter();
            players.find(|player| player.is_to_move).map(|player| player.seat)
        };
        let passes = in_turn(before) != in_turn(after);
        let next = in_turn(after).filter(|_| passes);
        let last = keyframes.last().expect("something is seen");
        let lit = last.effects.iter().find_map(|effect| match effect {
            Effect::TurnPasses { from, to } => Some((*from, *to)),
            _ => None,
        });
        assert_eq!(lit.and_then(|(_, to)| to), next, "{events:?}");
        let Some((from, Some(_))) = lit else { return };
        let is_dealt = events.iter().any(|event| matches!(event, Event::Dealt { .. }));
        assert!(is_dealt || from == in_turn(before), "the lamp comes from there: {events:?}");
        let next = Effect::TurnPasses { from, to: next };
        let mut queue = queue_of(before, after, events);
        let end = queue.ends_at();
        let is_lit = |queue: &Queue, now| queue.effects(now).iter().any(|it| *it.effect == next);
        for step in 0..=(end / 0.02) as usize {
            queue.advance(0.02 * step as f64);
        }
        queue.advance(end);
        assert!(is_lit(&queue, end), "it is lit as the turn passes");
        assert!(!queue.is_running(end), "nothing waits for it");
        queue.advance(end + 0.5);
        assert!(!is_lit(&queue, end + 0.5), "it goes out");
        let mut queue = queue_of(before, after, events);
        queue.finish_now(0.0);
        assert!(!is_lit(&queue, 0.0), "a press ends it");
    });
}

/// The moods of one keyframe.
fn moods(keyframe: &Keyframe) -> Vec<(Seat, Mood)> {
    let moods = keyframe.effects.iter().filter_map(|effect| match effect {
        Effect::Mood { seat, mood } => Some((*seat, *mood)),
        _ => None,
    });
    moods.collect()
}

#[test]
fn faces_answer_to_what_is_seen_and_to_nothing_else() {
    let mut seen = [0; 5];
    for_each_action(|before, after, events, keyframes| {
        let seats = after.rules.seats;
        let viewers = seats.team(after.viewer);
        let mut turn = before.players[0].is_to_move;
        for moment in keyframes {
            let scored = moment.effects.iter().find_map(|effect| match effect {
                Effect::Points { seat, points, .. } => Some((seats.team(*seat), *points)),
                _ => None,
            });
            let is_now_in_turn = moment.snapshot.players[0].is_to_move;
            let comes = is_now_in_turn && !turn;
            turn = is_now_in_turn;
            for (seat, mood) in moods(moment) {
                assert_ne!(seat, after.viewer, "people have no coin");
                let has_scored = scored.is_some_and(|(team, _)| team == seats.team(seat));
                let is_told = match mood {
                    Mood::Smiling => has_scored,
                    Mood::Amazed => !has_scored && scored.is_some_and(|it| it.0 == viewers),
                    Mood::Passing => moment.effects.contains(&Effect::Knock(seat)),
                    Mood::Losing => events.iter().any(|event| {
                        matches!(event, Event::GameOver { winner: Some(winner) }
                            if *winner != seats.team(seat))
                    }),
                    Mood::Blinking => comes,
                    Mood::Thinking | Mood::Resting => false,
                };
                assert!(is_told, "{mood:?}: {events:?}");
                seen[mood as usize - Mood::Smiling as usize] += 1;
            }
            let Some((team, points)) =
                scored.filter(|_| words::points::in_rules_unit(5, &after.rules) == 5)
            else {
                continue;
            };
            for seat in Seat::around(seats).filter(|seat| *seat != after.viewer) {
                let expected = match points {
                    10.. if seats.team(seat) == team => Some(Mood::Smiling),
                    15.. if team == viewers => Some(Mood::Amazed),
                    _ => None,
                };
                let shown = moods(moment).into_iter().find(|it| it.0 == seat).map(|it| it.1);
                assert_eq!(shown, expected, "{points} points: {events:?}");
            }
        }
    });
    assert!(seen.iter().all(|times| *times > 0), "each mood is seen: {seen:?}");
}
