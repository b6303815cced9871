//! A view made from what a seat is told is the one that the game gives.

use engine::protocol::{
    LineError, ProtocolMessage, TranscriptReader, ask_line, game_over_line, hello_line,
    transcript_lines,
};
use engine::{
    Action, Capicua, Event, GameState, HandWorth, LeadBy, Preset, Reason, Rules, Seat,
    SeatTranscript, Seats, Seed, Team, TranscriptError, View,
};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::pair::seat;

/// Situations that came up in the games.
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
        self.led_by_itself += usize::from(view.is_lead_forced());
        self.drawn_for_lead += usize::from(view.lead_by() == LeadBy::Draw);
        for event in view.events() {
            match event {
                Event::Scored { taken_from, .. } => {
                    self.claims += usize::from(taken_from.is_some());
                }
                Event::BlewUp { .. } => self.blown_up += 1,
                Event::FreedPlayBonus { .. } => self.freed += 1,
                Event::Dealt { round, .. } => self.later_rounds += usize::from(*round > 1),
                Event::Drew { .. } if view.rules().voluntary_draw => self.by_choice += 1,
                _ => {}
            }
        }
    }
}

/// The events in these lines.
fn heard(lines: &[String]) -> SeatTranscript {
    let mut reader = TranscriptReader::default();
    for line in lines {
        assert_eq!(reader.read(line), Ok(ProtocolMessage::Information), "{line}");
    }
    reader.transcript().expect("all of a round")
}

/// Plays a random game of some rounds, and compares the views of the seat in turn,
/// and in some of the games those of all seats.
fn compare(rules: Rules, dice: &mut Dice, seen: &mut Seen) {
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    let all_seats = dice.once_in(8);
    for _ in 0..3 {
        if !game.can_deal() {
            return;
        }
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        let mut before = [(); 4].map(|()| Vec::new());
        loop {
            for seat in Seat::around(rules.seats) {
                if !all_seats && game.turn().is_some_and(|turn| turn != seat) {
                    continue;
                }
                let view = game.view(seat).expect("it was dealt");
                let told = SeatTranscript::from_view(&view);
                match told.view() {
                    Ok(made) => assert_eq!(made, view, "{:?}", game.record()),
                    Err(error) => panic!("{error}: {told:#?} {:?}", game.record()),
                }
                let text = transcript_lines(&told);
                assert_eq!(heard(&text), told, "{text:#?}");
                let more = text.starts_with(&before[seat.index()]);
                assert!(more, "lines are added at the end: {text:#?}");
                before[seat.index()] = text;
                before[seat.index()].retain(|line| !line.starts_with("shown"));
                seen.look(&view);
            }
            if game.turn().is_none() && rules.clock && game.can_deal() && dice.once_in(4) {
                let gives_up = Action::GiveUp(seat(0));
                game.apply(gives_up).expect("between two rounds");
                continue;
            }
            if game.turn().is_none() {
                break;
            }
            let mut actions = game.legal_actions();
            // Most claims would be wrong.
            let right = game.position().and_then(|at| at.claimable_points(&rules));
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
            // Firecrackers that free a player are rare.
            let games = if preset == Preset::FirecrackerFives { 40 } else { 8 };
            for _ in 0..games {
                compare(preset.rules(seats), &mut dice, &mut seen);
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.views > 7_000, "{seen:?}");
    assert!(seen.freed > 10 && seen.blown_up > 100, "{seen:?}");
    for count in [seen.led_by_itself, seen.drawn_for_lead, seen.by_choice, seen.later_rounds] {
        assert!(count > 300, "{seen:?}");
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
    assert!(seen.claims > 30 && seen.ends > 170, "{seen:?}");
}

/// What the first seat was told of a whole round of All Fives, in which it drew,
/// scored and went on to the awards.
fn a_round() -> SeatTranscript {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut dice = Dice::new(132);
    loop {
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
        let told = SeatTranscript::from_view(&game.view(seat(0)).expect("it was dealt"));
        let happened = |is: fn(&Event) -> bool| told.events.iter().any(is);
        if happened(|event| matches!(event, Event::Drew { bone: Some(_), .. }))
            && happened(|event| matches!(event, Event::Scored { .. }))
            && happened(|event| matches!(event, Event::Awarded { .. }))
        {
            return told;
        }
    }
}

/// Why it cannot have been so.
fn cannot_be(told: &SeatTranscript, changed: &dyn Fn(&mut SeatTranscript)) -> TranscriptError {
    let mut told = told.clone();
    told.view().expect("it was so");
    changed(&mut told);
    told.view().expect_err("it cannot be")
}

#[test]
fn what_cannot_have_happened_is_named() {
    let whole = a_round();
    let change = |how: &dyn Fn(&mut SeatTranscript)| cannot_be(&whole, how);
    let at = |is: fn(&Event) -> bool| whole.events.iter().position(is).expect("it happened");
    let drew = at(|event| matches!(event, Event::Drew { bone: Some(_), .. }));
    let number = drew + 1;
    for (event, reason) in [
        (Event::KeptSilent { seat: seat(0) }, Reason::NothingToClaim),
        (Event::KeptSilent { seat: seat(1) }, Reason::NotInTurn),
        (Event::TimeUp, Reason::NoClock),
    ] {
        let error = change(&|told| {
            told.shown_hands = None;
            told.events.truncate(drew);
            told.events.push(event.clone());
        });
        assert_eq!(error, TranscriptError::Refused { number, reason });
    }

    let scored = at(|event| matches!(event, Event::Scored { .. }));
    assert_eq!(
        change(&|told| drop(told.events.remove(scored))),
        TranscriptError::WrongEvent { number: scored + 1 }
    );
    assert_eq!(
        change(&|told| {
            told.shown_hands = None;
            told.events.truncate(scored);
        }),
        TranscriptError::MissingEvent { number: scored }
    );
    let again = whole.events[scored].clone();
    assert_eq!(
        change(&|told| told.events.insert(scored + 1, again.clone())),
        TranscriptError::NoAction { number: scored + 2 }
    );
    assert_eq!(change(&|told| told.shown_hands = None), TranscriptError::HandsHidden);
    assert_eq!(
        change(&|told| drop(told.events.pop())),
        TranscriptError::MissingEvent { number: whole.events.len() - 1 }
    );
    assert_eq!(change(&|told| told.events.truncate(drew)), TranscriptError::HandsShownEarly);
    let held = whole.dealt_hand.iter().next().expect("a bone");
    assert_eq!(
        change(&|told| {
            if let Event::Drew { bone, .. } = &mut told.events[drew] {
                *bone = Some(held);
            }
        }),
        TranscriptError::NotInBoneyard { number, bone: held }
    );
    assert_eq!(
        change(&|told| {
            if let Some(shown) = &mut told.shown_hands {
                shown[seat(1)].insert(held);
            }
        }),
        TranscriptError::WrongHandsShown
    );
}

#[test]
fn a_beginning_that_cannot_have_been_is_named() {
    let whole = a_round();
    let change = |how: &dyn Fn(&mut SeatTranscript)| cannot_be(&whole, how);
    assert_eq!(change(&|told| drop(told.events.remove(0))), TranscriptError::WrongStart);
    assert_eq!(
        change(&|told| told.events.truncate(1)),
        TranscriptError::MissingLead,
        "the heaviest doublet leads by itself"
    );
    assert_eq!(
        change(&|told| told.rules.hand_size = 5),
        TranscriptError::HandSize { listed: 7, dealt: 5 }
    );
    assert_eq!(
        change(&|told| told.seat = seat(2)),
        TranscriptError::NoSuchSeat { seat: 2, seats: 2 }
    );
    assert!(
        matches!(change(&|told| told.rules.hand_size = 20), TranscriptError::Rules(_)),
        "no such game"
    );
    assert_eq!(
        change(&|told| told.lead_by = LeadBy::Draw),
        TranscriptError::WrongStart,
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
            TranscriptError::WrongLeader { .. }
        ),
        "the other holds the heaviest doublet"
    );
}

#[test]
fn what_is_asked_is_read_as_it_was_written() {
    let mut reader = TranscriptReader::default();
    let actions = ["6-6", "6-1@6-6E", "draw", "pass", "claim-15", "silence", "blow-6-1"];
    let actions = actions.map(|action| action.parse::<Action>().expect("an action"));
    assert_eq!(reader.read(&ask_line(&actions)), Ok(ProtocolMessage::Ask(actions.to_vec())));
    assert_eq!(reader.read(&hello_line()), Ok(ProtocolMessage::Hello(1)));
    assert_eq!(reader.read("values"), Ok(ProtocolMessage::AskValues));
    assert_eq!(reader.read("quit"), Ok(ProtocolMessage::Quit));
    assert_eq!(reader.read(&game_over_line(None)), Ok(ProtocolMessage::GameOver(None)));
    let side = Team::all(Seats::Two).next();
    assert_eq!(reader.read(&game_over_line(side)), Ok(ProtocolMessage::GameOver(side)));
}

#[test]
fn rules_are_read_as_programs_of_0_9_0_wrote_them() {
    let whole = transcript_lines(&a_round());
    let read = |capicua: &str| {
        let mut reader = TranscriptReader::default();
        let is_newer = |line: &&String| line.starts_with("rule hand_worth ");
        let is_other = |line: &&String| !line.starts_with("rule capicua ");
        assert_eq!(whole.iter().filter(is_newer).count(), 1, "it is named today");
        for line in whole.iter().filter(|line| !is_newer(line)).filter(is_other) {
            reader.read(line).expect("it is read");
        }
        reader.read(&format!("rule capicua {capicua}")).expect("a word and a value");
        reader.transcript().map(|told| told.rules)
    };
    for (word, capicua) in [
        ("None", Capicua::None),
        ("TwentyFive", Capicua::Points(25)),
        ("Thirty", Capicua::Points(30)),
        ("Hundred", Capicua::Points(100)),
        ("Doubles", Capicua::Doubles),
        ("25", Capicua::Points(25)),
        ("73", Capicua::Points(73)),
    ] {
        let rules = read(word).expect("rules");
        assert_eq!((rules.capicua, rules.hand_worth), (capicua, HandWorth::One), "{word}");
    }
    assert!(read("Many").is_err(), "it is no value");
}

#[test]
fn lines_that_are_none_of_the_protocol_are_named() {
    for (line, expected) in [
        ("hello", "no line begins with “hello”"),
        ("", "no line begins with “”"),
        ("ask 6-10", "“ask 6-10” has the wrong form: write ask ACTION ACTION …"),
        ("played 0 6-6 12", "write played SEAT ACTION COUNT TERMS"),
        ("seat 4", "write seat NUMBER, 0 to 3"),
        ("hand 6-6 10-7", "write hand BONE BONE …"),
        ("drew 0 ? 10", "write drew SEAT BONE OPEN"),
        ("awarded 0 5 difference 3 8", "write awarded SIDE POINTS AMOUNT [void]"),
        ("awarded 0 3 hands 3 nicely", "write awarded SIDE POINTS AMOUNT [void]"),
    ] {
        let error = TranscriptReader::default().read(line).expect_err(line).to_string();
        assert!(error.contains(expected), "{line}: {error}");
    }
    let whole = transcript_lines(&a_round());
    for missing in ["seat", "scores", "lead-by", "hand"] {
        let mut reader = TranscriptReader::default();
        for line in whole.iter().filter(|line| !line.starts_with(missing)) {
            reader.read(line).expect("it is read");
        }
        assert_eq!(reader.transcript(), Err(LineError::MissingLine(missing)));
    }
    for (name, value, expected) in [
        ("fives", "perhaps", "fives"),
        ("spinner", "Double", "Double"),
        ("no-such-rule", "7", "no-such-rule"),
    ] {
        let mut reader = TranscriptReader::default();
        for line in whole.iter().filter(|line| !line.contains(name)) {
            reader.read(line).expect("it is read");
        }
        reader.read(&format!("rule {name} {value}")).expect("a word and a value");
        let error = reader.transcript().expect_err("no such rule").to_string();
        assert!(error.starts_with("the rules cannot be read: "), "{error}");
        assert!(error.contains(expected) || name == "fives", "{error}");
    }
}
