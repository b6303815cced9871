//! Tables for two, three, four and partners, with one person and with several.

use engine::{
    FirstLead, GameState, LaterLeads, Level, Name, Preset, Rules, Seat, SeatedPlayer, Seating,
    Seats,
};
use game::profile::{
    GameFilter, GameId, GameKind, GameName, GameResult, Opponent, OpponentKind, Preferences, Tally,
};
use game::session::{Deals, Game, GameFile, NextHand, Session, Step};

use super::fixture::*;

/// What somebody sets who sits down with so many others, of whom the first `people` are people.
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
pub fn tables() -> Vec<Preferences> {
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

#[test]
fn a_finished_game_is_counted_once_for_the_side_of_the_first_seat() {
    let mut won = 0;
    for (number, table) in (1..).zip(tables().into_iter().cycle().take(40)) {
        let what = format!("{:?}, {:?}", table.rules.seats, table.opponents);
        let mut session = session(&table, number);
        play_at_random(&mut session, number);
        let state = session.state();
        let seats = state.rules().seats;
        let others = state.seating().people().filter(|seat| *seat != YOU);
        let kind = GameKind {
            game: GameName::ReadyMade(Preset::AllFives),
            seats,
            company: match others.count() {
                0 => OpponentKind::Nestors(Level::Beginner),
                _ => OpponentKind::People,
            },
        };
        let winner = state.outcome().expect("it is over").winner;
        let result = GameResult::of(winner, seats);
        let is_won = winner == Some(seats.team(YOU));
        won += u32::from(is_won);
        assert_eq!(result == GameResult::Won, is_won, "{what}: whose win");
        let counted = session.tally().results(&GameFilter::of_kind(&kind), false);
        assert_eq!(counted, result.into(), "{what}: as what it was");
        assert_eq!(counts(&session), (1, 1), "{what}: and nowhere else");
        let played = &listed(&session)[0];
        assert_eq!((&played.kind, played.winner), (&kind, winner), "{what}");
        assert_eq!(&played.seating, state.seating(), "{what}: who played");
        let sides = usize::from(seats.team_count());
        assert_eq!(played.scores.len(), sides, "{what}: all sides");
    }
    assert!((5..35).contains(&won), "{won} were won");
}

#[test]
fn nobody_acts_for_somebody_else() {
    let mut session = session(&table(Preset::Draw, Seats::Three, 1), 3);
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
        go_on(&mut session);
    }
}

#[test]
fn every_table_is_saved_restored_and_started_again_with_who_sits_there() {
    for (number, table) in (1..).zip(tables()) {
        let mut session = session(&table, number);
        play_until(&mut session, |it| {
            it.state().rounds().len() == 2 || it.state().outcome().is_some()
        });
        let kept = session.state().clone();
        session.set_bookmark();
        session.restart();
        assert_eq!(session.seating(), kept.seating(), "the same sit there");
        let seed = |state: &GameState| state.record().rounds[0].seed;
        assert_eq!(seed(session.state()), seed(&kept), "the same deal");
        assert!(session.restore_bookmark());
        assert_eq!(session.state(), &kept, "as it was");
        let mut other = dealt();
        open(&mut other, &saved(&session));
        assert_eq!(other.state(), &kept, "as a file");
        let [one, other] = [1, 2].map(|number| {
            let mut session = super::fixture::session(&table, number);
            session.new_game(Some(7));
            play_out(&mut session);
            session.state().clone()
        });
        assert_eq!(one, other, "a number gives the same game");
    }
}

#[test]
fn who_won_leads_the_next_game_if_the_same_sit_there_again_and_nobody_else_does() {
    for seats in Seats::ALL {
        for number in 0..8 {
            let rules = Rules {
                later_leads: LaterLeads::Winner,
                first_lead: FirstLead::Draw,
                ..Preset::TheDrawGame.rules(seats)
            };
            let mut session = session(&set(rules), number);
            play_out(&mut session);
            let winner = session.state().outcome().and_then(|it| it.winner);
            let mut others = session.preferences().clone();
            session.new_game(None);
            let dealt = session.state().round().expect("it was dealt").initial_deal();
            assert_eq!(Some(seats.team(dealt.leader)), winner, "{seats:?}");
            assert!(dealt.drawn_for_lead.is_empty(), "nobody drew for it");
            session.undo();
            let ben = Name::new("Ben").expect("a name");
            let last = Seat::around(seats).last().expect("a seat");
            others.opponents.set(last, Opponent::Person(ben));
            session.new_game_with(others, None);
            let dealt = session.state().round().expect("it was dealt").initial_deal();
            assert!(!dealt.drawn_for_lead.is_empty(), "as in a first game");
        }
    }
}

#[test]
fn a_game_goes_on_by_its_own_rules_while_those_set_are_for_another_number() {
    for seats in [Seats::Three, Seats::Four, Seats::Partners] {
        let mut session = dealt();
        let own = *session.state().rules();
        session.new_game_with(table(Preset::Draw, seats, 0), None);
        assert_eq!(session.undo(), Some(Step::Game), "the game of two is back");
        assert_eq!(session.preferences().rules, own, "and is what new games are");
        session.set_preferences(table(Preset::Draw, seats, 0));
        while session.state().outcome().is_none() {
            assert!(!session.has_waiting_rules(), "nothing waits for a hand");
            assert_eq!(session.next_hand(), NextHand::SameRules, "{seats:?}");
            go_on(&mut session);
            assert_eq!(*session.state().rules(), own, "its own");
        }
        assert!(session.state().rounds().len() > 1, "several hands");
        session.new_game(None);
        assert_eq!(*session.state().rules(), Preset::Draw.rules(seats));
    }
}

#[test]
fn one_level_for_all_nestors_acts_at_once_and_the_easiest_who_acted_counts() {
    let mut table = table(Preset::Draw, Seats::Four, 1);
    table.rules.target = Some(20);
    table.opponents.set_level(Level::Tough);
    let mut session = session(&table, 5);
    let levels = |session: &Session| session.seating().levels().collect::<Vec<_>>();
    assert_eq!(levels(&session), [Level::Tough; 2], "as set");
    session.set_level(Level::Easy);
    assert_eq!(levels(&session), [Level::Easy; 2], "at once");
    assert_eq!(session.levels(), [Level::Easy; 2], "as they play");
    let wished = session.preferences().opponents.levels(Seats::Four);
    assert_eq!(wished, [Level::Easy; 2], "and from now on");
    play_out(&mut session);
    session.set_level(Level::Brutal);
    assert_eq!(levels(&session), [Level::Easy; 2], "as they played");
    assert_eq!(session.levels(), [Level::Brutal; 2], "as they will");

    table.opponents = Preferences::default().opponents;
    for (seat, level) in [(1, Level::Tough), (2, Level::Easy), (3, Level::Brutal)] {
        table.opponents.set(Seat::ALL[seat], Opponent::Nestor(level));
    }
    session.new_game_with(table, None);
    play_out(&mut session);
    let last = listed(&session).last().expect("it is counted");
    assert_eq!(last.kind.company, OpponentKind::Nestors(Level::Easy));
}

#[test]
fn a_level_that_was_set_for_a_moment_counts_if_somebody_acted_at_it() {
    for (acts, level) in [(false, Level::Tough), (true, Level::Beginner)] {
        let mut session = dealt();
        session.set_level(Level::Tough);
        say(&mut session, OPENING);
        session.set_level(Level::Beginner);
        if acts {
            say(&mut session, "4-1@1-1E 4-0@4-1E");
        }
        session.set_level(Level::Tough);
        play_out(&mut session);
        let company = listed(&session)[0].kind.company;
        assert_eq!(company, OpponentKind::Nestors(level), "acts: {acts}");
        let mut later = again(&session);
        later.undo();
        play_out(&mut later);
        let company = listed(&later)[0].kind.company;
        assert_eq!(company, OpponentKind::Nestors(level), "after undo, too");
    }
}

#[test]
fn games_of_any_seating_are_opened_and_one_without_the_player_counts_for_nobody() {
    for seats in Seats::ALL {
        let nestors = Seating::of_nestors(seats, |_| Level::Easy);
        let mut mixed: Vec<SeatedPlayer> =
            nestors.iter().map(|(_, sitter)| sitter.clone()).collect();
        let name = Name::new("Zo\u{eb}").expect("a name");
        mixed[1] = SeatedPlayer::Person { name };
        let mut others = mixed.clone();
        let name = Name::new("Zoe").expect("a name");
        others[0] = SeatedPlayer::Person { name };
        let [mixed, others] = [mixed, others].map(|all| Seating::new(all).expect("as many"));
        for seating in [nestors, mixed, others] {
            let rules = Rules { target: Some(20), ..Preset::AllFives.rules(seats) };
            let state = GameState::new(rules, seating.clone(), 9).expect("a game");
            let id: GameId = format!("{:032x}", 9).parse().expect("an id");
            let file = GameFile {
                name: None,
                saved: chrono::DateTime::UNIX_EPOCH,
                game: Game::new(id, Deals::First(id), state.record().clone()),
            };
            let mut session = dealt();
            open(&mut session, &reread(&file));
            assert_eq!(session.seating(), &seating, "they sit there");
            play_out(&mut session);
            assert_eq!(session.tally(), &Tally::default(), "nothing is counted");
            assert!(listed(&session).is_empty(), "nor listed");
            session.new_game(None);
            assert_eq!(session.state().rules().seats, Seats::Two, "as it is set");
        }
    }
}

#[test]
fn the_owner_of_a_profile_is_known_by_name_at_a_table_of_several() {
    let mut session = session(&table(Preset::Draw, Seats::Two, 1), 3);
    play_out(&mut session);
    assert_eq!(counts(&session), (1, 1), "the owner plays");
    session.new_game(None);
    session.set_owner_name(Name::new("Zoe").expect("a name"));
    play_out(&mut session);
    assert_eq!(counts(&session), (1, 1), "somebody else sits there");
    session.new_game(None);
    play_out(&mut session);
    assert_eq!(counts(&session), (2, 2), "Zoe does");
}
