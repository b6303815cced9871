//! Tables for two, three, four and partners, with one person and with several.

use engine::{
    FirstLead, GameState, LaterLeads, Level, Name, Preset, Record, Rules, Seat, SeatedPlayer,
    Seating, Seats,
};
use game::profile::{
    Company, GameName, GameResult, Kind, Opponent, Person, Preferences, Scope, Tally,
};
use game::session::{
    NamedGame, NextHand, PlayableGame, SavedGame, SavedSession, Session, UndoStep,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::found::{go_on, session};
use super::{YOU, play_to_the_end, set};

/// What somebody sets who sits down with so many others, of whom the first
/// `people` are people.
fn table(preset: Preset, seats: Seats, people: usize) -> Preferences {
    let mut preferences = set(preset.rules(seats));
    for (seat, name) in Seat::ALL.into_iter().skip(1).zip(["Ben", "Cy", "Dee"]) {
        if seat.index() <= people {
            let name = Name::new(name).expect("a name");
            preferences.opponents.set(seat, Opponent::Person(name));
        }
    }
    preferences
}

/// Every number of seats with each number of other people, soon over.
fn tables() -> Vec<Preferences> {
    let mut tables = Vec::new();
    for seats in Seats::ALL {
        for people in 0..usize::from(seats.count()) {
            let mut table = table(Preset::AllFives, seats, people);
            table.rules.target = Some(50);
            tables.push(table);
        }
    }
    tables
}

fn as_text<T: serde::Serialize>(content: &T) -> String {
    ron::to_string(content).expect("it can be written")
}

fn saved_and_opened(session: &Session) -> PlayableGame {
    let text = as_text(&session.save_as("A game"));
    let file: NamedGame = ron::from_str(&text).expect("it can be read");
    file.open().expect("it can be played")
}

/// The same sitting after the program was stopped and started again.
pub fn again(session: &Session) -> Session {
    let kept: SavedSession = ron::from_str(&as_text(&session.save())).expect("it can be read");
    let fresh = Box::new(|| unreachable!("nothing new is dealt"));
    let kept = kept.open().expect("it can be gone on with");
    let (set, tally) = (session.preferences().clone(), session.tally().clone());
    Session::sit_down(&Person::nameless(), set, tally, fresh, Some(kept), None)
}

#[test]
fn whole_games_with_undo_and_redo_at_random_are_the_same_wherever_they_were_kept() {
    let mut redone_in_all = 0;
    for (number, table) in (1..).zip(tables()) {
        let what = format!("{:?}, {:?}", table.rules.seats, table.opponents);
        let mut session = session(&table, number);
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let (mut undone, mut redone) = (0, 0);
        while session.state().outcome().is_none() {
            match random.random_range(0..12) {
                0 | 1 => {
                    let before = session.state().clone();
                    if session.undo().is_none() {
                        continue;
                    }
                    undone += 1;
                    if random.random() {
                        redone += 1;
                        assert_eq!(session.redo(), Some(UndoStep::Action), "{what}");
                        assert_eq!(session.state(), &before, "{what}: redone");
                    }
                }
                2 => {
                    let opened = saved_and_opened(&session).game;
                    assert_eq!(opened.state(), session.state(), "{what}: saved");
                    let again = again(&session);
                    assert_eq!(again.save(), session.save(), "{what}: stopped");
                    let replayed = session.state().record().replay();
                    assert_eq!(replayed.as_ref(), Ok(session.state()), "{what}");
                }
                _ => drop(go_on(&mut session, &mut random)),
            }
        }
        assert!(undone > 0, "{what}: something was taken back");
        redone_in_all += redone;
        must_be_counted(&session, &what);
        let end = session.state().clone();
        let steps = (0..).take_while(|_| session.undo() == Some(UndoStep::Action));
        let steps = steps.count();
        assert!(!session.can_undo(), "{what}: back to the first");
        (0..steps).for_each(|_| assert_eq!(session.redo(), Some(UndoStep::Action), "{what}"));
        assert_eq!(session.state(), &end, "{what}: all of it, back and forth");
        must_be_counted(&session, &what);
    }
    assert!(redone_in_all > 20, "{redone_in_all} times done again");
}

/// A finished game is counted once, for the side of the first seat, as what it
/// was, and stands in the history with all sides.
fn must_be_counted(session: &Session, what: &str) {
    let state = session.state();
    let seats = state.rules().seats;
    let others = state.seating().people().filter(|seat| *seat != YOU);
    let kind = Kind {
        game: GameName::Unnamed,
        seats,
        company: match others.count() {
            0 => Company::Nestors(Level::Beginner),
            _ => Company::People,
        },
    };
    let winner = state.outcome().expect("it is over").winner;
    let result = GameResult::of(winner, seats);
    let is_won = winner == Some(seats.team(YOU));
    assert_eq!(result == GameResult::Won, is_won, "{what}: whose win it is");
    let helped = session.game().helped();
    let counted = session.tally().results(&Scope::of_kind(&kind), helped);
    assert_eq!(counted, result.into(), "{what}: once");
    assert_eq!(
        session.tally().total().games(),
        1,
        "{what}: and nowhere else"
    );
    let [played] = session.history().games() else {
        panic!("{what}: one game: {:?}", session.history().games());
    };
    assert_eq!((&played.kind, played.winner), (&kind, winner), "{what}");
    assert_eq!(&played.seating, state.seating(), "{what}: who played");
    assert_eq!(played.scores.len(), usize::from(seats.teams()), "{what}");
}

#[test]
fn undo_takes_back_what_a_person_did_last_whoever_it_was() {
    for (number, table) in (1..).zip(tables()) {
        let mut session = session(&table, number);
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let mut before: Vec<Record> = Vec::new();
        let mut who = Vec::new();
        while session.state().outcome().is_none() && before.len() < 30 {
            if let Some(person) = session.person_in_turn() {
                before.push(session.state().record().clone());
                who.push(person);
            }
            go_on(&mut session, &mut random);
        }
        for (before, who) in before.iter().zip(who).rev() {
            assert_eq!(session.undo(), Some(UndoStep::Action), "of {who:?}");
            assert_eq!(session.state().record(), before, "before {who:?}");
            assert_eq!(session.person_in_turn(), Some(who), "whose turn it is");
        }
        assert!(!session.can_undo(), "there was nothing else");
    }
}

#[test]
fn nobody_acts_for_somebody_else() {
    let mut session = session(&table(Preset::Draw, Seats::Three, 1), 3);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..30 {
        if let Some(action) = session.state().legal_actions().first().copied() {
            let person = session.person_in_turn();
            for seat in Seat::around(Seats::Three) {
                let before = session.state().clone();
                let mut tried = again(&session);
                let acted = tried.act(seat, action).is_ok();
                assert_eq!(acted, person == Some(seat), "{seat:?} for {person:?}");
                assert_eq!(acted, tried.state() != &before, "or nothing changes");
            }
        }
        go_on(&mut session, &mut random);
    }
}

#[test]
fn a_position_of_any_table_is_preserved_restored_and_started_again() {
    for (number, table) in (1..).zip(tables()) {
        let mut session = session(&table, number);
        let mut random = ChaCha8Rng::seed_from_u64(number);
        while session.state().rounds().len() < 2 && session.state().outcome().is_none() {
            go_on(&mut session, &mut random);
        }
        session.preserve();
        let kept = session.state().clone();
        session.restart();
        assert_eq!(session.seating(), kept.seating(), "the same sit there");
        let seeds = |state: &GameState| state.record().rounds[0].seed;
        assert_eq!(seeds(session.state()), seeds(&kept), "the same deal");
        assert!(session.game().helped(), "which is known");
        let preserved = session.preserved().expect("it was put by").clone();
        let preserved: SavedGame = ron::from_str(&as_text(&preserved)).expect("it can be read");
        session.keep_preserved(preserved).expect("it can be played");
        assert!(session.restore(), "it is there");
        assert_eq!(session.state(), &kept, "as it was");
        assert_eq!(session.undo(), Some(UndoStep::Game), "the restore");
        assert_eq!(session.undo(), Some(UndoStep::Game), "the new start");
        assert_eq!(session.state(), &kept, "as it was");
    }
}

#[test]
fn a_number_gives_the_same_game_at_every_table() {
    for table in tables() {
        let [one, other] = [1, 2].map(|other| {
            let mut session = session(&table, other);
            session.new_game(Some(7));
            let mut random = ChaCha8Rng::seed_from_u64(5);
            while session.state().outcome().is_none() {
                go_on(&mut session, &mut random);
            }
            session
        });
        assert_eq!(one.state(), other.state(), "{:?}", table.rules.seats);
    }
}

/// A game of one round, of which the winner leads the next.
fn one_round(seats: Seats) -> Preferences {
    set(Rules {
        later_leads: LaterLeads::Winner,
        first_lead: FirstLead::Draw,
        ..Preset::TheDrawGame.rules(seats)
    })
}

#[test]
fn who_won_leads_the_next_game_if_the_same_sit_there_again_and_nobody_else_does() {
    for seats in Seats::ALL {
        for number in 0..8 {
            let mut same = session(&one_round(seats), number);
            play_to_the_end(&mut same);
            let winner = same.state().outcome().expect("it is over").winner;
            let mut others = again(&same).preferences().clone();
            same.new_game(None);
            let dealt = same.state().round().expect("it was dealt").dealt().clone();
            let winner = winner.expect("somebody won");
            assert_eq!(seats.team(dealt.leader), winner, "{seats:?}");
            assert!(dealt.drawn_for_lead.is_empty(), "nobody drew for it");

            same.undo();
            let ben = Name::new("Ben").expect("a name");
            let last = Seat::around(seats).last().expect("a seat");
            others.opponents.set(last, Opponent::Person(ben));
            same.new_game_of(others);
            let dealt = same.state().round().expect("it was dealt").dealt();
            assert!(!dealt.drawn_for_lead.is_empty(), "as in a first game");
        }
    }
}

#[test]
fn a_game_goes_on_by_its_own_rules_while_those_set_are_for_another_number() {
    let own = Rules {
        target: Some(100),
        ..Preset::AllFives.rules(Seats::Two)
    };
    for seats in [Seats::Three, Seats::Four, Seats::Partners] {
        let mut session = session(&set(own), 4);
        let mut random = ChaCha8Rng::seed_from_u64(4);
        session.new_game_of(table(Preset::Draw, seats, 0));
        assert_eq!(
            session.undo(),
            Some(UndoStep::Game),
            "the game of two is back"
        );
        assert_eq!(session.preferences().rules.seats, seats, "others are set");
        while session.state().outcome().is_none() {
            assert!(!session.rules_wait(), "nothing waits for a hand");
            assert_eq!(session.next_hand(), NextHand::OfThisGame, "{seats:?}");
            go_on(&mut session, &mut random);
            assert_eq!(*session.state().rules(), own, "its own");
        }
        assert!(session.state().rounds().len() > 1, "several hands");
        assert_eq!(session.next_hand(), NextHand::AsSet, "then comes another");
        session.new_game(None);
        assert_eq!(
            session.state().rules(),
            &Preset::Draw.rules(seats),
            "as set"
        );
    }
}

#[test]
fn one_level_for_all_nestors_acts_at_once_and_the_easiest_who_acted_counts() {
    let mut table = table(Preset::Draw, Seats::Four, 1);
    table.rules.target = Some(20);
    table.opponents.set_level(Level::Tough);
    let mut session = session(&table, 5);
    let levels = |session: &Session| {
        let sitters = session.seating().iter();
        let levels = sitters.filter_map(|(_, sitter)| sitter.level());
        levels.collect::<Vec<_>>()
    };
    assert_eq!(levels(&session), [Level::Tough; 2], "as wished");
    session.set_level(Level::Easy);
    assert_eq!(levels(&session), [Level::Easy; 2], "at once");
    assert_eq!(session.levels(), [Level::Easy; 2], "as they play");
    let wished = session.preferences().opponents.levels(Seats::Four);
    assert_eq!(wished, [Level::Easy; 2], "and from now on");
    let mut random = ChaCha8Rng::seed_from_u64(5);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut random);
    }
    session.set_level(Level::Brutal);
    assert_eq!(levels(&session), [Level::Easy; 2], "as they played");
    assert_eq!(session.levels(), [Level::Brutal; 2], "as they will");

    table.opponents = Preferences::default().opponents;
    table
        .opponents
        .set(Seat::ALL[1], Opponent::Nestor(Level::Tough));
    table
        .opponents
        .set(Seat::ALL[2], Opponent::Nestor(Level::Easy));
    table
        .opponents
        .set(Seat::ALL[3], Opponent::Nestor(Level::Brutal));
    session.new_game_of(table);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut random);
    }
    let last = session.history().games().last().expect("it was counted");
    assert_eq!(last.kind.company, Company::Nestors(Level::Easy));
}

#[test]
fn games_of_any_seating_are_opened_and_one_without_the_player_counts_for_nobody() {
    for seats in Seats::ALL {
        let nestors = Seating::of_nestors(seats, |_| Level::Easy);
        let name = Name::new("Zo\u{eb}").expect("a name");
        let mut mixed: Vec<SeatedPlayer> =
            nestors.iter().map(|(_, sitter)| sitter.clone()).collect();
        mixed[1] = SeatedPlayer::Person { name };
        let mut others = mixed.clone();
        let name = Name::new("Zoe").expect("a name");
        others[0] = SeatedPlayer::Person { name };
        let [mixed, others] = [mixed, others].map(|all| Seating::new(all).expect("as many"));
        for seating in [nestors, mixed, others] {
            let rules = Rules {
                target: Some(20),
                ..Preset::AllFives.rules(seats)
            };
            let state = GameState::new(rules, seating.clone(), 9).expect("a game");
            let saved = SavedGame {
                record: state.record().clone(),
                ..session(&set(rules), 1).game().save()
            };
            let game = NamedGame {
                name: "Theirs".to_owned(),
                saved: chrono::DateTime::UNIX_EPOCH,
                game: saved,
            };
            let mut session = session(&super::short_game(), 2);
            session.open_game(game.open().expect("it can be played"));
            assert_eq!(session.seating(), &seating, "they sit there");
            let mut random = ChaCha8Rng::seed_from_u64(2);
            while session.state().outcome().is_none() {
                go_on(&mut session, &mut random);
            }
            assert_eq!(session.tally(), &Tally::default(), "nothing is counted");
            assert!(session.history().games().is_empty(), "nor listed");
            session.new_game(None);
            assert_eq!(session.state().rules().seats, Seats::Two, "as it is set");
        }
    }
}
