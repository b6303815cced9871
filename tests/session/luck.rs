//! What chance brought each side is counted fairly.

use engine::{Action, Draws, FirstLead, GameState, Level, Preset, Rules, Seating, Seats, Seed};
use game::profile::{Chance, Fortune, History, Luck, Person, Tally, Verdict};
use game::session::{NamedGame, SavedGame, SavedSession, Session};
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::found::session;
use super::{play_to_the_end, play_until, short_game};

/// What chance brought in so many games of any actions, and how many bones were drawn.
fn luck_of(rules: Rules, games: u64) -> (Luck, u32) {
    luck_by(rules, games, |game, random| {
        let legal = game.legal_actions();
        legal[random.random_range(0..legal.len())]
    })
}

/// The same where each action is chosen so.
pub fn luck_by(
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
        let rules = Rules {
            hand_size,
            ..Preset::Draw.rules(seats)
        };
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
        let own = if seats == Seats::Partners {
            2 * hands
        } else {
            hands
        };
        for (side, fortune, bones) in [("own", all.own, own), ("others", all.others, dealt - own)] {
            let name = format!("{side}, {hand_size} bones, {seats:?}");
            let chance = fortune.doublets;
            let (_, seen, _, variance) = <(u32, u32, u32, u32)>::from(chance);
            let (mean, spread) = doublets_where_one_leads(bones, dealt);
            let a_deal = |sum: f64| sum / DEALS as f64;
            assert!(
                (a_deal(chance.expected()) - mean).abs() < 0.001,
                "{name}: {mean} of {chance:?}"
            );
            let variance = f64::from(variance) / 1_000.0;
            assert!(
                (a_deal(variance) - spread).abs() < 0.001,
                "{name}: {spread} of {chance:?}"
            );
            let off = (a_deal(seen.into()) - mean) / (spread / DEALS as f64).sqrt();
            assert!(off.abs() < 4.0, "{name}: {seen} came, by {off}");
        }
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
        (57, Verdict::More(89)),
        (62, Verdict::More(98)),
        (90, Verdict::More(99)),
        (44, Verdict::Ordinary),
        (43, Verdict::Less(89)),
        (10, Verdict::Less(99)),
    ] {
        // A hundred throws of a coin.
        let chance = Chance::from((100, seen, 50_000, 25_000));
        assert_eq!(chance.verdict(), verdict, "{seen} of a hundred");
    }
    let few = Chance::from((3, 3, 1_500, 750));
    assert_eq!(few.verdict(), Verdict::TooFew, "three throws");
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
        for share in [
            0.02,
            0.05,
            0.1,
            0.2,
            0.25,
            1.0 / 3.0,
            0.4,
            0.5,
            2.0 / 3.0,
            0.75,
            0.9,
            0.95,
        ] {
            let likely = binomial(tries, share);
            let in_thousands = |number: f64| (number * 1_000.0).round() as u32;
            let expected = f64::from(tries) * share;
            let variance = expected * (1.0 - share);
            let mut out = 0.0;
            for seen in 0..=tries {
                let place = seen as usize;
                let figures = (in_thousands(expected), in_thousands(variance));
                let chance = Chance::from((tries, seen, figures.0, figures.1));
                let (least, most) = chance.ordinary();
                let (said, fewer) = match chance.verdict() {
                    Verdict::TooFew => continue,
                    Verdict::Ordinary => {
                        assert!((least..=most).contains(&seen), "{seen} of {tries}");
                        continue;
                    }
                    Verdict::More(of) => (of, &likely[..place]),
                    Verdict::Less(of) => (of, &likely[place + 1..]),
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

/// How many games of the history there are, and how many count what chance brought.
fn counted(session: &Session) -> (usize, usize) {
    let games = session.history().games();
    let counted = games.iter().filter(|game| game.luck.is_some());
    (games.len(), counted.count())
}

/// The same sitting after the program was stopped and started again, while its history
/// is still being read.
fn begun_again(session: &Session) -> Session {
    let kept = session.save();
    let text = ron::to_string(&kept).expect("it can be written");
    let kept: SavedSession = ron::from_str(&text).expect("and read");
    let mut random = ChaCha8Rng::seed_from_u64(99);
    let fresh = Box::new(move || {
        let mut seed = [0; 32];
        random.fill_bytes(&mut seed);
        Seed::new(seed)
    });
    let (name, set) = (Person::nameless(), session.preferences().clone());
    let kept = kept.open().expect("it can be gone on with");
    let mut again = Session::sit_down(&name, set, Tally::default(), fresh, Some(kept), None);
    again.await_history();
    again
}

/// What is read of the games of the history when they were written.
fn from_disk(session: &Session) -> History {
    let text = ron::to_string(session.history()).expect("it can be written");
    ron::from_str(&text).expect("and read")
}

#[test]
fn copies_of_a_game_that_does_not_end_itself_are_counted_once() {
    type Again = fn(&mut Session, &NamedGame);
    let restore: Again = |session, _| {
        assert!(session.restore(), "it goes on from there");
    };
    let open: Again = |session, file| {
        session.open_game(file.clone().open().expect("it can be played"));
    };
    let restart: Again = |session, _| {
        session.restart();
    };
    let ways: [(&str, [Again; 4]); 4] = [
        ("restored", [restore, restore, restore, restore]),
        ("opened", [open, open, open, open]),
        ("opened after its restart", [restart, open, restore, open]),
        (
            "restored and begun again",
            [restore, restart, restart, open],
        ),
    ];
    for (name, ways) in ways {
        let mut session = session(&short_game(), 6);
        play_until(&mut session, |session| session.state().record().len() > 3);
        session.preserve();
        let file = session.save_as("A game");
        for (before, again) in ways.iter().enumerate() {
            again(&mut session, &file);
            play_to_the_end(&mut session);
            assert_eq!(counted(&session), (before + 1, 1), "{name}");
        }
        // Others count as ever.
        session.new_game(None);
        play_to_the_end(&mut session);
        assert_eq!(counted(&session), (5, 2), "{name}: other deals");
    }
}

#[test]
fn which_deals_were_counted_is_known_after_a_restart_of_the_program() {
    let mut session = session(&short_game(), 6);
    play_until(&mut session, |session| session.state().record().len() > 3);
    let file = session.save_as("A game");
    for _ in 0..2 {
        session.open_game(file.clone().open().expect("it can be played"));
        if session.history().games().is_empty() {
            play_to_the_end(&mut session);
        }
    }
    let history = from_disk(&session);
    // The history has been read before the game ends, or only then.
    for is_read_first in [true, false] {
        let mut later = begun_again(&session);
        if is_read_first {
            later.keep_history(history.clone());
        }
        play_to_the_end(&mut later);
        if !is_read_first {
            later.keep_history(history.clone());
        }
        assert_eq!(counted(&later), (2, 1), "read first: {is_read_first}");
        assert!(later.history().games()[0].luck.is_some(), "the first");
    }
}

#[test]
fn a_game_whose_end_is_taken_back_leaves_its_deals_to_be_counted_again() {
    let mut session = session(&short_game(), 6);
    play_until(&mut session, |session| session.state().record().len() > 3);
    let own = session.game().id();
    session.preserve();
    play_to_the_end(&mut session);
    assert!(session.restore(), "it goes on from there");
    play_to_the_end(&mut session);
    assert_eq!(counted(&session), (2, 1), "once");
    while session.game().id() != own || session.state().outcome().is_some() {
        session.undo().expect("there is something to take back");
    }
    assert_eq!(counted(&session), (0, 0), "neither has ended");
    play_to_the_end(&mut session);
    assert_eq!(counted(&session), (1, 1), "once");
}

#[test]
fn what_older_files_say_of_deals_that_were_dealt_before_still_holds() {
    let mut one = session(&short_game(), 6);
    play_until(&mut one, |session| session.state().record().len() > 3);
    let file = one.save_as("A game");
    for was_dealt in [false, true] {
        let older = NamedGame {
            game: SavedGame {
                dealt_before: was_dealt,
                ..file.game.clone()
            },
            ..file.clone()
        };
        let text = ron::to_string(&older).expect("it can be written");
        assert_eq!(text.contains("dealt_before:true"), was_dealt, "{text}");
        assert!(!text.contains("origin"), "{text}");
        let older: NamedGame = ron::from_str(&text).expect("and read");
        let mut other = session(&short_game(), 7);
        other.open_game(older.open().expect("it can be played"));
        play_to_the_end(&mut other);
        let is_counted = usize::from(!was_dealt);
        assert_eq!(counted(&other), (1, is_counted), "dealt: {was_dealt}");
    }
}
