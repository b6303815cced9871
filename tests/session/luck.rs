//! What chance brought each side is counted fairly, and once for the same deals.

use engine::{Action, Draws, FirstLead, GameState, Level, Preset, Rules, Seating, Seats, Seed};
use game::profile::{ChanceSum, Luck, LuckVerdict, SideLuck};
use game::session::{GameFile, Session};
use nestor::{Budget, Limits, choose_within};
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::fixture::*;

/// What chance brought in so many games of any actions, and how many bones were drawn.
fn luck_of(rules: Rules, games: u64) -> (Luck, u32) {
    luck_by(rules, games, |game, random| {
        let legal = game.legal_actions();
        legal[random.random_range(0..legal.len())]
    })
}

/// The same where each action is chosen so.
fn luck_by(
    rules: Rules,
    games: u64,
    choose: impl Fn(&GameState, &mut ChaCha8Rng) -> Action,
) -> (Luck, u32) {
    let mut all = Luck::default();
    let mut drawn = 0;
    for number in 0..games {
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let seating = Seating::of_nestors(rules.seats, |_| Level::Easy);
        let mut game = GameState::new(rules, seating, number).expect("a game");
        while game.can_deal() && game.rounds().len() < 4 {
            let mut seed = [0; 32];
            random.fill_bytes(&mut seed);
            game.deal(Seed::new(seed), rules).expect("a deal");
            while game.turn().is_some() {
                let action = choose(&game, &mut random);
                drawn += u32::from(action == Action::Draw);
                game.apply(action).expect("legal");
            }
        }
        all = all.plus(Luck::of(&game));
    }
    (all, drawn)
}

fn chances_of(luck: &SideLuck) -> [ChanceSum; 4] {
    let SideLuck { doublets, pips, leads, draws } = *luck;
    [doublets, pips, leads, draws]
}

#[test]
fn over_many_games_chance_brings_each_side_what_was_to_be_expected() {
    let voluntary = Rules {
        voluntary_draw: true,
        draws: Draws::UntilOneFits,
        ..Preset::Draw.rules(Seats::Two)
    };
    for rules in [
        Preset::AllFives.rules(Seats::Two),
        Preset::Draw.rules(Seats::Three),
        Preset::FiveUp.rules(Seats::Two),
        Preset::AllFives.rules(Seats::Partners),
        Preset::FirecrackerFives.rules(Seats::Two),
        voluntary,
    ] {
        let (luck, _) = luck_of(rules, 400);
        for (side, side_luck) in [("own", luck.own), ("others", luck.others)] {
            for (place, chance) in chances_of(&side_luck).into_iter().enumerate() {
                let Some(deviation) = chance.deviation() else {
                    continue;
                };
                assert!(
                    deviation.abs() < 4.0,
                    "{side}, figure {place}: {chance:?} under {rules:?}"
                );
            }
        }
        assert!(luck.own.pips.events() >= 400, "hands were dealt");
    }
}

/// The mean and the variance of the doublets in a hand of so many bones where so many
/// are dealt, over all deals with a doublet in some hand: every way in which so many
/// doublets can lie in the hand and so many in the others is weighed.
fn doublets_where_one_leads(own: u64, dealt: u64) -> (f64, f64) {
    let ways = |all: u64, some: u64| {
        let factors = (0..some).map(|it| all.saturating_sub(it) as f64 / (it + 1) as f64);
        factors.product::<f64>()
    };
    let (mut weights, mut sum, mut squares) = (0.0, 0.0, 0.0);
    let others = dealt - own;
    for here in 0..=own.min(7) {
        for there in 0..=others.min(7 - here) {
            if here + there == 0 {
                continue;
            }
            let doublets = ways(7, here) * ways(7 - here, there);
            let plain = ways(21, own - here) * ways(21 - (own - here), others - there);
            let weight = doublets * plain;
            weights += weight;
            sum += weight * here as f64;
            squares += weight * (here * here) as f64;
        }
    }
    let mean = sum / weights;
    (mean, squares / weights - mean.powi(2))
}

#[test]
fn doublets_are_expected_as_often_as_they_come_where_a_deal_without_any_is_void() {
    const DEALS: u64 = 4_000;
    for (seats, hand_size) in [
        (Seats::Two, 3),
        (Seats::Two, 4),
        (Seats::Two, 5),
        (Seats::Two, 7),
        (Seats::Three, 3),
        (Seats::Partners, 3),
    ] {
        let rules = Rules { hand_size, ..Preset::Draw.rules(seats) };
        assert_eq!(rules.first_lead, FirstLead::HeaviestDoublet);
        let seating = Seating::of_nestors(seats, |_| Level::Easy);
        let mut random = ChaCha8Rng::seed_from_u64(hand_size.into());
        let mut all = Luck::default();
        for number in 0..DEALS {
            let mut game = GameState::new(rules, seating.clone(), number).expect("a game");
            let mut seed = [0; 32];
            random.fill_bytes(&mut seed);
            game.deal(Seed::new(seed), rules).expect("a deal");
            all = all.plus(Luck::of(&game));
        }
        let hands = u64::from(hand_size);
        let dealt = hands * u64::from(seats.count());
        let own = if seats == Seats::Partners { 2 * hands } else { hands };
        for (side, side_luck, bones) in [("own", all.own, own), ("others", all.others, dealt - own)]
        {
            let name = format!("{side}, {hand_size} bones, {seats:?}");
            let chance = side_luck.doublets;
            let (_, seen, _, variance) = <(u32, u32, u32, u32)>::from(chance);
            let (mean, spread) = doublets_where_one_leads(bones, dealt);
            let a_deal = |sum: f64| sum / DEALS as f64;
            assert!(
                (a_deal(chance.expected()) - mean).abs() < 0.001,
                "{name}: {mean} of {chance:?}"
            );
            let variance = f64::from(variance) / 1_000.0;
            assert!((a_deal(variance) - spread).abs() < 0.001, "{name}: {spread} of {chance:?}");
            let off = (a_deal(seen.into()) - mean) / (spread / DEALS as f64).sqrt();
            assert!(off.abs() < 4.0, "{name}: {seen} came, by {off}");
        }
    }
}

#[test]
fn every_draw_is_counted_once() {
    let (luck, drawn) = luck_of(Preset::Draw.rules(Seats::Two), 50);
    let counted = luck.own.draws.events() + luck.others.draws.events();
    assert_eq!(counted, drawn, "of both sides");
    assert!(drawn > 100, "some were drawn");
}

#[test]
fn a_verdict_stands_for_what_is_rare() {
    for (seen, verdict) in [
        (50, LuckVerdict::Ordinary),
        (56, LuckVerdict::Ordinary),
        (57, LuckVerdict::More(89)),
        (62, LuckVerdict::More(98)),
        (90, LuckVerdict::More(99)),
        (44, LuckVerdict::Ordinary),
        (43, LuckVerdict::Less(89)),
        (10, LuckVerdict::Less(99)),
    ] {
        // A hundred throws of a coin.
        let chance = ChanceSum::from((100, seen, 50_000, 25_000));
        assert_eq!(chance.verdict(), verdict, "{seen} of a hundred");
    }
    let few = ChanceSum::from((3, 3, 1_500, 750));
    assert_eq!(few.verdict(), LuckVerdict::TooFew, "three throws");
}

/// How likely each number of successes is in so many tries, each of which succeeds with
/// this probability.
fn binomial(tries: u32, share: f64) -> Vec<f64> {
    let mut likely = vec![1.0];
    for _ in 0..tries {
        let without = likely.iter().map(|it| it * (1.0 - share)).chain([0.0]);
        let with = [0.0].into_iter().chain(likely.iter().map(|it| it * share));
        likely = without.zip(with).map(|(one, other)| one + other).collect();
    }
    likely
}

#[test]
fn what_stands_out_is_rare_and_at_least_as_rare_as_is_said_where_little_was_counted_too() {
    let (mut told, mut unsaid) = (0, 0.0);
    for tries in [8, 20, 60, 80, 300] {
        for share in [0.02, 0.05, 0.1, 0.2, 0.25, 1.0 / 3.0, 0.4, 0.5, 2.0 / 3.0, 0.75, 0.9, 0.95] {
            let likely = binomial(tries, share);
            let in_thousands = |number: f64| (number * 1_000.0).round() as u32;
            let expected = f64::from(tries) * share;
            let variance = expected * (1.0 - share);
            let mut out = 0.0;
            for seen in 0..=tries {
                let place = seen as usize;
                let figures = (in_thousands(expected), in_thousands(variance));
                let chance = ChanceSum::from((tries, seen, figures.0, figures.1));
                let (least, most) = chance.ordinary_range();
                let (said, fewer) = match chance.verdict() {
                    LuckVerdict::TooFew => continue,
                    LuckVerdict::Ordinary => {
                        assert!((least..=most).contains(&seen), "{seen} of {tries}");
                        continue;
                    }
                    LuckVerdict::More(of) => (of, &likely[..place]),
                    LuckVerdict::Less(of) => (of, &likely[place + 1..]),
                };
                assert!(!(least..=most).contains(&seen), "{seen} of {tries}");
                let fewer = 100.0 * fewer.iter().sum::<f64>();
                assert!(
                    f64::from(said) <= fewer,
                    "{seen} of {tries} by {share}: {said} is said of {fewer}"
                );
                unsaid += fewer - f64::from(said);
                out += likely[place];
                told += 1;
            }
            assert!(out <= 0.2, "of {tries} by {share} {out} stand out");
        }
    }
    assert!(told > 500, "{told} verdicts are many");
    // Whole numbers up to 99 leave one of a hundred unsaid.
    let unsaid = unsaid / f64::from(told);
    assert!(unsaid < 1.2, "{unsaid} of a hundred are left unsaid");
}

#[test]
fn advice_changes_nothing_of_what_chance_brings_but_knowledge_shows() {
    let rules = Rules {
        voluntary_draw: true,
        draws: Draws::UntilOneFits,
        ..Preset::Draw.rules(Seats::Two)
    };
    let advised = |game: &GameState, random: &mut ChaCha8Rng| {
        let seat = game.turn().expect("a hand is played");
        let view = game.view(seat).expect("a hand is played");
        let limits = Limits { budget: Budget::SMALL, ..Limits::default() };
        let advised = choose_within(&view, Level::Tough, random, &limits);
        advised.expect("there is something to do")
    };
    let (luck, drawn) = luck_by(rules, 60, advised);
    assert!(drawn > 200, "{drawn} bones were drawn");
    for draws in [luck.own.draws, luck.others.draws] {
        let deviation = draws.deviation().expect("enough was drawn");
        assert!(deviation.abs() < 4.0, "by advice: {draws:?}");
    }
    // Whoever sees the boneyard draws where that brings something.
    let knowing = |game: &GameState, random: &mut ChaCha8Rng| {
        let legal = game.legal_actions();
        let position = game.position().expect("a hand is played");
        let next = position.boneyard().bones().first().copied();
        let fits = next.is_some_and(|bone| {
            let playable = position.table().playable([bone].into_iter().collect());
            playable.contains(bone)
        });
        let wanted: Vec<Action> =
            legal.iter().copied().filter(|action| (*action == Action::Draw) == fits).collect();
        let among = if wanted.is_empty() { &legal } else { &wanted };
        among[random.random_range(0..among.len())]
    };
    let (luck, _) = luck_by(rules, 60, knowing);
    let deviation = luck.own.draws.deviation().expect("enough was drawn");
    assert!(deviation > 4.0, "by knowledge: {:?}", luck.own.draws);
}

/// How many games are listed, and how many of them count what chance brought.
fn lucky(session: &Session) -> (usize, usize) {
    let counted = listed(session).iter().filter(|it| it.luck.is_some());
    (listed(session).len(), counted.count())
}

#[test]
fn deals_that_come_again_are_counted_once() {
    type Way = fn(&mut Session, &GameFile);
    let restore: Way = |it, _| assert!(it.restore_bookmark());
    let reopen: Way = |it, file| open(it, file);
    let restart: Way = |it, _| drop(it.restart());
    let number: Way = |it, _| drop(it.new_game(Some(7)));
    let exchanged: Way = |it, _| {
        it.change_seats();
        play_out(it);
        it.change_seats();
    };
    let started: Way = |it, _| {
        *it = again(it);
        it.restart();
    };
    let cleared: Way = |it, _| {
        it.clear_history();
        it.restart();
        play_out(it);
        it.restore_history();
    };
    let ways: [(&str, &[Way], usize); 8] = [
        ("restored", &[restore, restore], 3),
        ("opened", &[reopen, reopen], 3),
        ("restarted", &[restart, restart], 3),
        ("its number", &[number, number], 3),
        ("exchanged twice", &[exchanged], 2),
        ("all of it", &[restart, reopen, restore, number], 5),
        ("after a start of the program", &[started], 2),
        ("while the history was cleared", &[cleared], 2),
    ];
    for (name, ways, games) in ways {
        let mut session = dealt();
        session.new_game(Some(7));
        go_on(&mut session);
        answer(&mut session);
        session.set_bookmark();
        let file = saved(&session);
        play_out(&mut session);
        assert_eq!(lucky(&session), (1, 1), "{name}: the first");
        for way in ways {
            way(&mut session, &file);
            play_out(&mut session);
        }
        assert_eq!(lucky(&session), (games, 1), "{name}");
        assert_eq!(lucky(&again(&session)), (games, 1), "{name}: after a start");
        session.new_game(None);
        play_out(&mut session);
        assert_eq!(lucky(&session), (games + 1, 2), "{name}: other deals");
    }
}

#[test]
fn deals_are_counted_in_the_first_game_that_ends_and_stays_so() {
    let mut session = after(OPENING);
    session.restart();
    play_out(&mut session);
    assert_eq!(lucky(&session), (1, 1), "the first was not played out");
    let mut session = after(OPENING);
    let own = session.game_in_progress().id();
    session.set_bookmark();
    play_out(&mut session);
    assert!(session.restore_bookmark());
    play_out(&mut session);
    assert_eq!(lucky(&session), (2, 1), "once");
    while session.game_in_progress().id() != own || session.state().outcome().is_some() {
        session.undo().expect("there is something to take back");
    }
    assert_eq!(lucky(&session), (0, 0), "neither has ended");
    play_out(&mut session);
    assert_eq!(lucky(&session), (1, 1), "now it has");
}
