//! The words that the country of a game has for it, what a pass tells, and what a pair scores.

use engine::{Amount, BySeat, Capicua, Event, GameState, Preset, Rules, Seat, Seats, WayOut};
use words::events::{LogLine, log_lines};
use words::{Points, Who, awards, languages, msg, result, set_language};

use super::company::{one_person, plain};
use super::transcripts::played;

const LANGUAGES: [&str; 5] = ["en", "es", "de", "fr", "pt-BR"];

fn speak(language: &str) {
    set_language(Some(&language.parse().expect("it is a language")));
}

/// Games in pairs with one person, of several hands.
fn in_pairs(preset: Preset) -> impl Iterator<Item = GameState> {
    let seats = Seats::Partners;
    (1..6).map(move |number| played(preset.rules(seats), &one_person(seats), number, 8))
}

fn lines(state: &GameState) -> Vec<LogLine> {
    let rounds = state.rounds().iter();
    let lines = rounds.flat_map(|round| log_lines(round, state.seating(), false));
    lines.map(|line| LogLine { text: plain(&line.text), ..line }).collect()
}

#[test]
fn a_blocked_hand_is_called_as_in_the_country_of_the_game() {
    for (language, preset, word) in [
        ("es", Preset::LatinPartners, "Tranca"),
        ("es", Preset::Dominican, "Tranque"),
        ("es", Preset::PuertoRican, "Tranque"),
        ("es", Preset::PuertoRicanShortGame, "Tranque"),
        ("es", Preset::SpanishPartners, "Cierre"),
        ("es", Preset::JamaicanPartners, "Ronda cerrada"),
        ("es", Preset::Block, "Ronda cerrada"),
        ("en", Preset::JamaicanPartners, "Locked"),
        ("en", Preset::Dominican, "Blocked"),
        ("pt-BR", Preset::LatinPartners, "Rodada trancada"),
        ("de", Preset::Dominican, "Blockiert"),
        ("fr", Preset::Dominican, "Manche bloquée"),
    ] {
        speak(language);
        let rules = preset.rules(Seats::Partners);
        assert_eq!(awards::blocked_hand_name(&rules), word, "{language} {preset:?}");
        let changed = Rules { target: Some(17), ..rules };
        assert_eq!(awards::blocked_hand_name(&changed), word, "to another target");
        let begins = |line: &LogLine| {
            let sign = line.text.strip_prefix(word).map(str::trim_start);
            sign.is_some_and(|rest| rest.starts_with(':'))
        };
        let blocked = in_pairs(preset).flat_map(|state| lines(&state));
        assert!(blocked.filter(begins).count() > 0, "{language} {preset:?}");
    }
}

#[test]
fn the_bonus_for_passes_is_called_as_in_santo_domingo() {
    speak("es");
    let told = |preset: Preset| {
        let rules = preset.rules(Seats::Partners);
        awards::bonus(engine::Bonus::AllPass, Points::shown(25), &rules)
    };
    assert_eq!(told(Preset::Dominican), "Pase corrido +25");
    assert_eq!(told(Preset::LatinPartners), "Paso redondo +25");
}

#[test]
fn the_way_out_that_makes_a_hand_worth_more_is_called_as_in_the_country_of_the_game() {
    let seats = Seats::Partners;
    let ways = [WayOut::Doublet, WayOut::BothEnds, WayOut::DoubletAtBothEnds];
    let brazilian = Preset::BrazilianPartners.rules(seats);
    let jamaican = Rules { capicua: Capicua::HandMore, ..Preset::JamaicanPartners.rules(seats) };
    for (language, rules, told) in [
        ("pt-BR", brazilian, ["(batida de carroça)", "(lá e lô)", "(cruzada)"]),
        ("en", brazilian, ["(carroça)", "(lá-e-lô)", "(cruzada)"]),
        ("en", jamaican, ["", "(capicúa)", ""]),
        ("es", brazilian, ["(con un doble)", "(capicúa)", "(cruzada)"]),
    ] {
        speak(language);
        let ways = ways.into_iter().filter(|way_out| rules.rewards_way_out(*way_out));
        let told = told.into_iter().filter(|told| !told.is_empty());
        for (way_out, told) in ways.zip(told) {
            let hands = rules.hands_worth(way_out);
            let awarded = awards::SideAward {
                team: seats.team(Seat::ALL[0]),
                amount: Amount::Hands { hands, way_out: Some(way_out) },
                points: hands.into(),
                is_void: false,
                held: BySeat::default(),
            };
            let line = plain(&awarded.sentence(&one_person(seats), &rules));
            assert!(line.contains(&format!("{hands} {told}")), "{line}");
        }
        let one = Amount::ONE_HAND;
        let awarded = awards::SideAward {
            team: seats.team(Seat::ALL[0]),
            amount: one,
            points: 1,
            is_void: false,
            held: BySeat::default(),
        };
        assert!(!awarded.sentence(&one_person(seats), &rules).contains('('), "a plain hand");
    }
}

#[test]
fn a_shut_out_is_called_as_in_the_country_of_the_game() {
    for (language, preset, target, told) in [
        ("en", Preset::AllFives, 150, "Shut-out: the other side scored nothing."),
        ("en", Preset::SpanishPartners, 200, "Zapatero: the other side scored nothing."),
        ("en", Preset::JamaicanPartners, 6, "Six love: the other side won no hand."),
        ("en", Preset::JamaicanPartners, 10, "Shut-out: the other side won no hand."),
        ("es", Preset::Dominican, 200, "Pollona: el otro bando no anotó nada."),
        ("es", Preset::LatinPartners, 100, "Zapatero: el otro bando no anotó nada."),
        ("pt-BR", Preset::BrazilianPartners, 6, "Buchuda: nenhuma rodada para a outra dupla."),
        ("de", Preset::Block, 150, "Zu null: kein Punkt für das andere Team."),
        ("fr", Preset::Block, 150, "À zéro : aucun point pour l’autre équipe."),
    ] {
        speak(language);
        let rules = Rules { target: Some(target), ..preset.rules(Seats::Partners) };
        assert_eq!(plain(&result::shut_out(&rules)), told, "{language} {preset:?}");
    }
}

#[test]
fn a_pass_tells_the_numbers_that_the_player_does_not_have() {
    for (language, passes) in [
        ("en", ["You pass:", "Ajax passes:", "no"]),
        ("es", ["Pasas:", "Ajax pasa:", "sin"]),
        ("de", ["Du passt:", "Ajax passt:", "keine"]),
        ("fr", ["Vous passez :", "Ajax passe :", "pas de"]),
        ("pt-BR", ["Você passa:", "Ajax passa:", "sem"]),
    ] {
        speak(language);
        let mut told = 0;
        for state in in_pairs(Preset::LatinPartners) {
            let texts: Vec<_> = lines(&state).into_iter().map(|line| line.text).collect();
            let seating = state.seating().clone();
            for event in state.rounds().iter().flat_map(engine::Round::events) {
                let Event::Passed { seat, open } = event else {
                    continue;
                };
                let name = seating[*seat].name().as_str();
                let by = match name {
                    "Ana" => passes[0],
                    "Ajax" => passes[1],
                    _ => continue,
                };
                let mut numbers: Vec<u8> = open.iter().map(engine::Pips::value).collect();
                numbers.sort_unstable();
                let lacks = numbers.iter().map(|number| format!("{} {number}", passes[2]));
                let lacks = lacks.collect::<Vec<_>>().join(", ");
                let line = format!("{by} {lacks}.");
                assert!(texts.contains(&line), "{line} in {texts:#?}");
                told += 1;
            }
        }
        assert!(told > 10, "{told} passes");
    }
}

#[test]
fn a_pass_tells_what_the_ends_asked_for_where_halves_add_up_to_seven() {
    speak("en");
    let mut told = 0;
    let (rules, seating) = (Preset::Matador.rules(Seats::Two), one_person(Seats::Two));
    for number in 1..9 {
        let state = played(rules, &seating, number, 8);
        let texts: Vec<_> = lines(&state).into_iter().map(|line| line.text).collect();
        for event in state.rounds().iter().flat_map(engine::Round::events) {
            let Event::Passed { open, .. } = event else {
                continue;
            };
            let mut asked: Vec<u8> = open.iter().map(engine::Pips::value).collect();
            asked.sort_unstable();
            let numbers = match asked[..] {
                [0] => ": no matadors.".to_owned(),
                [0, one] | [one] => format!(": no {}, no matadors.", 7 - one),
                [low, high] => format!(": no {}, no {}, no matadors.", 7 - high, 7 - low),
                _ => unreachable!("the line has two ends"),
            };
            assert!(texts.iter().any(|it| it.ends_with(&numbers)), "{numbers}");
            told += 1;
        }
    }
    assert!(told > 3, "{told} passes");
}

#[test]
fn the_points_of_a_pair_are_told_in_one_way() {
    // The words for one point are others.
    let sentence = |text: &str| {
        let (_, sentence) = text.rsplit_once(": ").expect("it says what for, and who");
        let letters = sentence.chars().filter(|it| !it.is_numeric());
        letters.collect::<String>().replace("punto ", "puntos ")
    };
    for language in LANGUAGES {
        speak(language);
        let mut told = 0;
        for state in in_pairs(Preset::PuertoRican) {
            for round in state.rounds() {
                let lines = log_lines(round, state.seating(), false);
                let events = round.events().iter();
                let bonuses = events.filter(|it| matches!(it, Event::Bonus(_))).count();
                let sides = lines.iter().filter(|line| line.seats.len() == 2);
                let sides: Vec<_> = sides.map(|line| plain(&line.text)).collect();
                if bonuses == 0 {
                    continue;
                }
                assert_eq!(sides.len(), 1 + bonuses, "{sides:?}");
                let ways: Vec<_> = sides.iter().map(|text| sentence(text)).collect();
                assert!(ways.iter().all(|way| *way == ways[0]), "{language}: {ways:?}");
                told += 1;
            }
        }
        assert!(told > 5, "{told} hands");
    }
}

#[test]
fn nobody_takes_the_points_of_a_pair_for_those_of_each() {
    speak("es");
    let won = |team: usize| {
        let rules = Preset::PuertoRican.rules(Seats::Partners);
        let seats = rules.seats;
        let seating = one_person(seats);
        let team = engine::Team::all(seats).nth(team).expect("there are two");
        let who = Who::of(&seating, seats, team);
        msg::award_scored(&who, "Por hacer dominó", Points::shown(12))
    };
    assert_eq!(won(0), "Por hacer dominó: tu bando anotó 12 puntos.");
    let others = won(1);
    assert!(others.ends_with(" anotaron 12 puntos."), "{others}");
}

#[test]
fn one_pip_that_is_left_is_one() {
    let row = |seat: Seat| {
        let who = Who::at(&one_person(Seats::Two), seat);
        let row = [msg::hand_over_held(&who), msg::hand_over_pips(1, "1")];
        row.join(" ")
    };
    let told = languages().iter().map(|language| {
        set_language(Some(language));
        let rows = Seat::around(Seats::Two).map(row);
        (language.to_string(), rows.collect::<Vec<_>>().join(", "))
    });
    let mut told: Vec<_> = told.collect();
    told.sort();
    let expected = [
        ("de", "Du hattest noch 1 Auge, Nestor hatte noch 1 Auge"),
        ("en", "You held 1 pip, Nestor held 1 pip"),
        ("es", "Tenías 1 punto, Nestor tenía 1 punto"),
        ("fr", "Vous aviez 1 point, Nestor avait 1 point"),
        ("pt-BR", "Você tinha 1 ponto, Nestor tinha 1 ponto"),
    ];
    let expected = expected.map(|(language, told)| (language.to_owned(), told.to_owned()));
    assert_eq!(told, expected);
}
