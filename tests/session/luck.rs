//! What chance brought each side is counted fairly.

use nestor_dominoes::engine::{
    Action, Draws, GameState, Level, Preset, Rules, Seating, Seats, Seed,
};
use nestor_dominoes::profile::{Chance, Fortune, Luck, Verdict};
use nestor_dominoes::session::Session;
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::found::session;
use super::{play_to_the_end, play_until, short_game};

/// What chance brought in so many games of any actions, and how many bones were drawn.
fn luck_of(rules: Rules, games: u64) -> (Luck, u32) {
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
                let legal = game.legal_actions();
                let action = legal[random.random_range(0..legal.len())];
                drawn += u32::from(action == Action::Draw);
                game.apply(action).expect("legal");
            }
        }
        all = all.plus(Luck::of(&game));
    }
    (all, drawn)
}

fn of(fortune: &Fortune) -> [Chance; 4] {
    let Fortune {
        doublets,
        pips,
        leads,
        draws,
    } = *fortune;
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
        for (side, fortune) in [("own", luck.own), ("others", luck.others)] {
            for (place, chance) in of(&fortune).into_iter().enumerate() {
                let Some(deviation) = chance.deviation() else {
                    continue;
                };
                assert!(
                    deviation.abs() < 4.0,
                    "{side}, figure {place}: {chance:?} under {rules:?}"
                );
            }
        }
        assert!(luck.own.pips.times() >= 400, "hands were dealt");
    }
}

#[test]
fn every_draw_is_counted_once() {
    let (luck, drawn) = luck_of(Preset::Draw.rules(Seats::Two), 50);
    let counted = luck.own.draws.times() + luck.others.draws.times();
    assert_eq!(counted, drawn, "of both sides");
    assert!(drawn > 100, "some were drawn");
}

#[test]
fn a_verdict_stands_for_what_is_rare() {
    for (seen, verdict) in [
        (50, Verdict::Ordinary),
        (56, Verdict::Ordinary),
        (57, Verdict::More(91)),
        (62, Verdict::More(99)),
        (90, Verdict::More(99)),
        (43, Verdict::Less(91)),
        (10, Verdict::Less(99)),
    ] {
        // A hundred throws of a coin.
        let chance = Chance::from((100, seen, 50_000, 25_000));
        assert_eq!(chance.verdict(), verdict, "{seen} of a hundred");
    }
    let few = Chance::from((3, 3, 1_500, 750));
    assert_eq!(few.verdict(), Verdict::TooFew, "three throws");
}

#[test]
fn deals_that_come_again_are_counted_once() {
    type Again = fn(&mut Session);
    let ways: [(&str, Again); 5] = [
        ("restarted", |session| {
            session.restart();
        }),
        ("restarted twice", |session| {
            session.restart();
            play_until(session, |session| session.state().record().len() > 3);
            session.restart();
        }),
        ("exchanged twice", |session| {
            for _ in 0..2 {
                session.change_seats();
                play_to_the_end(session);
            }
        }),
        ("restored", |session| {
            session.new_game(None);
            play_until(session, |session| session.state().record().len() > 3);
            session.preserve();
            play_to_the_end(session);
            assert!(session.restore(), "it goes on from there");
        }),
        ("its number", |session| {
            session.new_game(None);
            play_to_the_end(session);
            session.new_game(Some(7));
        }),
    ];
    for (name, again) in ways {
        let mut session = session(&short_game(), 6);
        session.new_game(Some(7));
        play_to_the_end(&mut session);
        let counted = |session: &Session| {
            let games = session.history().games().iter();
            games.filter(|game| game.luck.is_some()).count()
        };
        let before = session.history().games().len();
        assert_eq!((before, counted(&session)), (1, 1), "the first");
        again(&mut session);
        if session.state().outcome().is_none() {
            play_to_the_end(&mut session);
        }
        let games = session.history().games();
        assert!(games.len() > before, "{name}: it is in the history");
        let last = games.last().expect("it is there");
        assert_eq!(last.luck, None, "{name}");
    }
}

#[test]
fn deals_of_a_game_that_was_not_played_to_its_end_are_counted_in_the_one_that_is() {
    let mut session = session(&short_game(), 6);
    play_until(&mut session, |session| session.state().record().len() > 3);
    session.restart();
    play_to_the_end(&mut session);
    let [game] = session.history().games() else {
        panic!("one has ended");
    };
    assert!(game.luck.is_some(), "they are counted nowhere else");
}

#[test]
fn that_deals_come_again_is_known_after_a_restart_of_the_program_and_after_undo() {
    let mut session = session(&short_game(), 6);
    play_to_the_end(&mut session);
    let first = session.history().games().to_vec();
    session.restart();
    play_until(&mut session, |session| session.state().record().len() > 3);
    assert!(session.undo().is_some(), "something is taken back");
    assert!(session.redo().is_some(), "and done again");
    let mut later = super::history::again(&session, first);
    play_to_the_end(&mut later);
    let [one, other] = later.history().games() else {
        panic!("both are in the history");
    };
    let counted = [one, other].map(|game| game.luck.is_some());
    assert_eq!(counted, [true, false], "once");
}
