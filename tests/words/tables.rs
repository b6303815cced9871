//! What is said of each ready-made game is true at each of its tables: for two, three, four, and
//! partners.

use engine::{Direction, DominoSet, FirstLead, Preset, Rules, Score, Seats};
use words::{languages, new_game, rules, rules_text, set_language};

/// How a language says some facts about a game.
struct Says {
    language: &'static str,
    partners: &'static [&'static str],
    to_the_right: &'static str,
    double_six_leads: &'static str,
    heaviest_leads: &'static str,
    in_a_row: &'static str,
    six_hands: &'static [&'static str],
    without_double_blank: &'static str,
    bones: &'static str,
}

const SAYS: [Says; 5] = [
    Says {
        language: "en",
        partners: &["Two against two", "their partner", "partners win"],
        to_the_right: "to the right",
        double_six_leads: "double six leads",
        heaviest_leads: "heaviest doublet dealt leads",
        in_a_row: "hands in a row",
        six_hands: &["six hands"],
        without_double_blank: "leave out 0-0",
        bones: "bones",
    },
    Says {
        language: "de",
        partners: &["Zwei gegen zwei", "ihrem Partner", "Partner gewinnen"],
        to_the_right: "rechts herum",
        double_six_leads: "Sechserpasch eröffnet",
        heaviest_leads: "höchste ausgeteilte Pasch eröffnet",
        in_a_row: "Runden in Folge",
        six_hands: &["echs Runden"],
        without_double_blank: "bleibt 0-0 weg",
        bones: "Steine",
    },
    Says {
        language: "es",
        partners: &["Dos contra dos", "a su pareja", "las parejas ganan"],
        to_the_right: "hacia la derecha",
        double_six_leads: "doble seis sale",
        heaviest_leads: "doble más alto que se haya repartido sale",
        in_a_row: "rondas seguidas",
        six_hands: &["con seis", "seis rondas"],
        without_double_blank: "fuera 0-0",
        bones: "fichas",
    },
    Says {
        language: "fr",
        partners: &["Deux contre deux", "leur partenaire", "les partenaires gagnent"],
        to_the_right: "vers la droite",
        double_six_leads: "double six ouvre",
        heaviest_leads: "fort des doubles distribués ouvre",
        in_a_row: "de suite",
        six_hands: &["six manches"],
        without_double_blank: "sans 0-0",
        bones: "dominos",
    },
    Says {
        language: "pt-BR",
        partners: &["Dois contra dois", "o parceiro", "as duplas vencem"],
        to_the_right: "para a direita",
        double_six_leads: "carroça de seis sai",
        heaviest_leads: "maior carroça recebida sai",
        in_a_row: "rodadas seguidas",
        six_hands: &["seis rodadas"],
        without_double_blank: "0-0 fica de fora",
        bones: "peças",
    },
];

/// The numbers before this word.
fn numbers_of(text: &str, noun: &str) -> Vec<u8> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| pair[1].starts_with(noun));
    pairs.filter_map(|pair| pair[0].parse().ok()).collect()
}

/// A game at each table, with its rules.
fn tables() -> impl Iterator<Item = (Preset, Rules)> {
    let at = |preset: Preset| Seats::ALL.map(|seats| (preset, preset.rules(seats)));
    Preset::ALL.into_iter().flat_map(at)
}

#[test]
fn the_sentences_about_a_game_are_true_at_every_table() {
    let mut facts = [0; 7];
    for language in languages() {
        let code = language.to_string();
        let says = SAYS.iter().find(|says| says.language == code);
        let says = says.unwrap_or_else(|| panic!("how does {code} say it?"));
        set_language(Some(language));
        for (preset, rules) in tables() {
            let short = new_game::short_description(preset, &rules);
            let told = format!("{} {short}", rules::preset_description(preset, &rules));
            let has = |needle: &&str| told.contains(*needle);
            let by_doublet = rules.first_lead == FirstLead::HeaviestDoublet;
            let all_dealt = rules.bones_left_by_deal() == 0;
            let hands = rules.counts_hands() && rules.target == Some(6);
            let claims = [
                (says.partners.iter().any(has), rules.seats == Seats::Partners),
                (
                    has(&says.to_the_right),
                    rules.direction == Direction::CounterClockwise && rules.seats != Seats::Two,
                ),
                (has(&says.double_six_leads), by_doublet && all_dealt),
                (has(&says.heaviest_leads), by_doublet && !all_dealt),
                (has(&says.in_a_row), rules.score == Score::HandsInARow),
                (says.six_hands.iter().any(has), hands),
                (has(&says.without_double_blank), !rules.double_blank),
            ];
            for (fact, (is_said, is_true)) in claims.into_iter().enumerate() {
                assert!(!is_said || is_true, "{code}, {rules:?}: {told}");
                facts[fact] += usize::from(is_said);
            }
            for number in numbers_of(&told, says.bones) {
                assert_eq!(number, rules.hand_size, "{code}, {rules:?}: {told}");
            }
            let dealt_apart = rules.hand_size == 14 || !rules.double_blank;
            let is_named = !numbers_of(&told, says.bones).is_empty();
            assert_eq!(is_named, dealt_apart, "{code}, {rules:?}: {told}");
            // What makes another game of it is said.
            let is_row = rules.score == Score::HandsInARow;
            assert_eq!(has(&says.in_a_row), is_row, "{code}, {rules:?}: {told}");
        }
    }
    set_language(None);
    // Each fact is said of some game in each language.
    assert!(facts.into_iter().all(|times| times >= SAYS.len()), "{facts:?}");
}

#[test]
fn the_rules_text_names_who_leads_what_is_dealt_the_sides_and_the_direction() {
    set_language(None);
    for (preset, rules) in tables() {
        let chapters = rules_text::chapters(&rules).into_iter();
        let paragraphs: Vec<(String, String)> =
            chapters.map(|chapter| (chapter.title, chapter.paragraphs.join(" "))).collect();
        let all: Vec<&str> = paragraphs.iter().map(|(_, text)| text.as_str()).collect();
        let all = all.join(" ");
        let of = |title: &str| {
            let chapter = paragraphs.iter().find(|(of, _)| of == title);
            chapter.map_or("", |(_, text)| text)
        };
        let told = |says: &str, is_true: bool| {
            assert_eq!(all.contains(says), is_true, "{says}: {} {rules:?}", preset.id());
        };
        told("Partners sit opposite", rules.seats == Seats::Partners);
        let around = rules.seats != Seats::Two;
        let right = rules.direction == Direction::CounterClockwise;
        told("counterclockwise, to the player on your right", around && right);
        told(" clockwise, to the player on your left", around && !right);
        told("in a row", rules.score == Score::HandsInARow);
        let is_six = rules.set == DominoSet::DoubleSix;
        told("28 bones", rules.double_blank && is_six);
        told("27 bones", !rules.double_blank);
        told("55 bones", !is_six);
        let dealt = format!("Each is dealt {}.", rules.hand_size);
        assert!(of("The deal").contains(&dealt), "{dealt} {}", of("The deal"));
        let lead = of("The lead");
        let by_doublet = rules.first_lead == FirstLead::HeaviestDoublet;
        let all_dealt = rules.bones_left_by_deal() == 0;
        for (says, is_true) in [
            ("led with the double six", by_doublet && all_dealt),
            ("led with the heaviest doublet dealt", by_doublet && !all_dealt),
            ("chosen at random", rules.first_lead == FirstLead::Lot),
            ("turns over a bone", rules.first_lead == FirstLead::Draw),
            ("first person at the table", rules.first_lead == FirstLead::Person),
        ] {
            assert_eq!(lead.contains(says), is_true, "{says}: {lead}");
        }
    }
}
