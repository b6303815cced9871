//! What is said of luck and skill in a game.

use engine::{Preset, Seats, Team};
use nestor::coach::{LuckAndSkill, Mark};
use words::review::{
    TableContext, luck_and_skill, luck_precision, marks_explained, points_explained,
};
use words::{Points, languages, msg, set_language};

use super::company::{one_person, plain};

#[test]
fn luck_and_skill_add_up_as_they_are_read() {
    set_language(None);
    let rules = Preset::AllFives.rules(Seats::Two);
    let seating = one_person(rules.seats);
    let at = TableContext { seating: &seating, rules: &rules };
    let one = LuckAndSkill { result: -101.5, own: -49.26, others: -7.86, variance: 1.0 };
    let team = Team::all(rules.seats).next().expect("a side");
    let figures = luck_and_skill(one, team, at).into_iter();
    let figures: Vec<String> = figures.map(|(_, figure)| plain(&figure)).collect();
    assert_eq!(figures, ["−49.3", "−7.9", "−44.3", "−101.5"]);
}

#[test]
fn luck_is_said_to_be_known_to_within_what_holds_in_95_of_100_games() {
    set_language(None);
    let split = LuckAndSkill { variance: 25.0, ..LuckAndSkill::default() };
    let told = luck_precision(split, &Preset::AllFives.rules(Seats::Two));
    let twice_five = msg::review_luck_known(Points::shown(9.8), "two");
    assert_eq!(told, twice_five);
}

#[test]
fn what_a_play_cost_is_said_to_go_to_the_other_side_only_where_there_is_one() {
    let known = |seats| luck_precision(LuckAndSkill::default(), &Preset::AllFives.rules(seats));
    for language in languages() {
        set_language(Some(language));
        let two = known(Seats::Two);
        assert_eq!(known(Seats::Partners), two, "{language}: two sides");
        assert_ne!(known(Seats::Three), two, "{language}: three sides");
        assert_eq!(known(Seats::Four), known(Seats::Three), "{language}");
    }
    set_language(None);
}

#[test]
fn of_several_points_are_said_to_be_gained_on_the_best() {
    set_language(None);
    let rules = |seats| Preset::AllFives.rules(seats);
    for (seats, sides) in [
        (Seats::Two, "two"),
        (Seats::Partners, "two"),
        (Seats::Three, "more"),
        (Seats::Four, "more"),
    ] {
        let points = points_explained(&rules(seats));
        assert_eq!(points, msg::review_points_says(sides, "points"));
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u8> {
    let words = text.split(|it: char| !it.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn marks_are_explained_in_points_as_they_are_shown_and_of_hands_by_the_chance_alone() {
    let fives = Preset::AllFives.rules(Seats::Two);
    let board = Preset::CribbageBoardFives.rules(Seats::Two);
    let hands = Preset::JamaicanPartners.rules(Seats::Partners);
    for language in languages() {
        set_language(Some(language));
        let told = marks_explained(&fives);
        assert_eq!(numbers(&told), [1, 1, 3, 3, 8, 8], "{language}: {told}");
        assert_eq!(marks_explained(&board), told, "{language}");
        let told = marks_explained(&hands);
        assert_eq!(numbers(&told), [1, 3, 8], "{language}: {told}");
        assert!(!told.contains("  "), "{language}: {told}");
    }
    set_language(None);
}

#[test]
fn the_settings_of_the_tutor_say_the_limits_of_the_marks_he_goes_by() {
    for language in languages() {
        set_language(Some(language));
        for (told, mark) in [
            (msg::SETTINGS_TUTOR_GENTLE_EXPLAINED, Mark::Blunder),
            (msg::SETTINGS_TUTOR_STRICT_EXPLAINED, Mark::Mistake),
        ] {
            let limit = mark.limit().expect("a limit");
            let said = [limit.points, 100.0 * limit.chance].map(|it| it.round() as u8);
            let told = told.text();
            assert_eq!(numbers(&told), said, "{language}: {told}");
        }
    }
    set_language(None);
}
