//! What lessons say of a position is so, in every language.

use std::collections::BTreeSet;

use engine::{Action, Bone, Bones, Event, GameState, Level, Name, Pips, Seat, Seating, View};
use nestor::coach::lessons::{Exercise, Lesson};
use nestor::{RuledOut, best_points, table_after};
use words::lessons::{LessonQuestion, LessonVerdict, draws_and_passes, play_caption, question};
use words::{Named as _, languages, set_language};

/// A question with its position.
struct Asks {
    lesson: Lesson,
    number: usize,
    state: GameState,
    view: View,
}

impl Asks {
    fn of(lesson: Lesson, number: usize) -> Self {
        let exercise = &lesson.exercises()[number];
        let you = Name::new("You").expect("a name");
        let seating = Seating::with_nestors(&you, exercise.seats(), Level::Tough);
        let state = exercise.state(seating);
        let view = state.view(Exercise::SEAT).expect("it was dealt");
        Self { lesson, number, state, view }
    }

    fn all() -> impl Iterator<Item = Self> {
        Lesson::ALL.into_iter().flat_map(|lesson| {
            let numbers = 0..lesson.exercises().len();
            numbers.map(move |number| Self::of(lesson, number))
        })
    }

    fn name(&self) -> String {
        format!("{:?} {}", self.lesson, self.number + 1)
    }

    /// Why the answer is right.
    fn why(&self) -> String {
        let answer = self.lesson.exercises()[self.number].answers(&self.view)[0];
        let asked = LessonQuestion {
            lesson: self.lesson,
            number: self.number,
            view: &self.view,
            values: None,
        };
        let told = asked.feedback(LessonVerdict::Right, answer);
        told.last().expect("it is told").clone()
    }

    /// The question and why its answer is right.
    fn said(&self) -> String {
        format!("{} {}", question(self.lesson, self.number), self.why())
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::around(self.view.rules().seats).filter(|seat| *seat != Exercise::SEAT)
    }

    /// The bones that another may hold, by draws and passes.
    fn possible(&self, seat: Seat) -> Bones {
        let ruled_out = RuledOut::from_events(self.view.rules(), self.view.events());
        self.view.unseen().without(ruled_out.of(seat))
    }

    /// The play of a bone on another, as lessons tell it.
    fn play(&self, bone: &str, on: &str) -> Action {
        let (bone, on): (Bone, Bone) = (bone.parse().expect("a bone"), on.parse().expect("a bone"));
        let is_it = |action: &Action| matches!(action, Action::Play(it, end, _) if *it == bone && end.on == on);
        let mut actions = self.view.legal_actions().into_iter();
        actions.find(is_it).unwrap_or_else(|| panic!("{}: {bone} on {on}", self.name()))
    }
}

fn in_every_language(mut check: impl FnMut(&str)) {
    for language in languages() {
        set_language(Some(language));
        check(&language.to_string());
    }
}

fn bones(written: &str) -> Bones {
    let bones = written.split_whitespace();
    bones.map(|bone| bone.parse().expect("a bone")).collect()
}

fn words(said: &str) -> impl Iterator<Item = &str> {
    said.split(|it: char| !it.is_alphanumeric() && it != '-')
}

/// The bones that are named.
fn named(said: &str) -> Bones {
    words(said).filter_map(|word| word.parse().ok()).collect()
}

/// The sentences that say which numbers were open when somebody drew or passed, with
/// these numbers, and whether it says that no others were.
fn open_then(said: &str) -> Vec<(BTreeSet<u8>, bool)> {
    const OPEN: [&str; 6] = ["open", "offen", "abiert", "ouvert", "na ponta", "nas pontas"];
    const THEN: [&str; 9] =
        ["when", "with", "als", "cuando", "con", "quand", "alors", "quando", "com"];
    const DID: [&str; 11] = [
        "drew", "passed", "gezogen", "gepasst", "ziehen", "robó", "robar", "pasó", "pas", "pioché",
        "comprou",
    ];
    const ONLY: [&str; 6] = ["only", "nur", "solo", "seul", "seuls", "só"];
    let said = said.to_lowercase();
    let sentences = said.split(['.', ':', '?']).filter(|sentence| {
        let is_then = words(sentence).any(|word| THEN.contains(&word));
        is_then
            && OPEN.iter().any(|word| sentence.contains(word))
            && DID.iter().any(|word| sentence.contains(word))
    });
    let numbers = sentences.map(|sentence| {
        let number = |word: &str| match word {
            "blank" | "null" | "blanc" | "branco" => Some(0),
            "sixes" | "sechsen" | "seises" | "six" | "seis" => Some(6),
            _ => word.parse().ok(),
        };
        let numbers: BTreeSet<u8> = words(sentence).filter_map(number).collect();
        let is_all = numbers.len() > 1 || words(sentence).any(|word| ONLY.contains(&word));
        (numbers, is_all)
    });
    numbers.filter(|(numbers, _)| !numbers.is_empty()).collect()
}

#[test]
fn the_numbers_said_to_have_been_open_were_open_when_somebody_drew_or_passed() {
    let mut told = Vec::new();
    in_every_language(|language| {
        let mut count = 0;
        for asks in Asks::all() {
            let name = asks.name();
            for (numbers, is_all) in open_then(&asks.said()) {
                count += 1;
                let is_so = asks.view.events().iter().any(|event| match event {
                    Event::Drew { seat, open, .. } | Event::Passed { seat, open } => {
                        let open: BTreeSet<u8> = open.iter().map(Pips::value).collect();
                        let is_open = open == numbers || !is_all && open.is_superset(&numbers);
                        *seat != Exercise::SEAT && is_open
                    }
                    _ => false,
                });
                assert!(is_so, "{language}, {name}: {numbers:?}, all: {is_all}");
            }
        }
        told.push(count);
    });
    assert!(told[0] >= 11, "sentences that say it: {told:?}");
    assert!(told.iter().all(|it| *it == told[0]), "everywhere: {told:?}");
}

/// Bones that are named because the others cannot hold them.
const NOT_THEIRS: [(Lesson, usize, &str); 2] =
    [(Lesson::LeaveLittle, 4, "3-0"), (Lesson::Passes, 3, "6-5")];

#[test]
fn a_bone_that_is_named_as_another_players_may_be_in_that_hand() {
    for asks in Asks::all() {
        let name = asks.name();
        let mut first = None;
        in_every_language(|language| {
            let named = named(&asks.said());
            assert_eq!(*first.get_or_insert(named), named, "{language}, {name}");
            let possible = asks.others().map(|seat| asks.possible(seat));
            let possible = possible.fold(Bones::EMPTY, Bones::or);
            let never = named.and(asks.view.unseen()).without(possible);
            let excused = NOT_THEIRS
                .iter()
                .find(|(lesson, number, _)| (*lesson, *number) == (asks.lesson, asks.number + 1));
            let excused = excused.map_or(Bones::EMPTY, |(.., bones_of)| bones(bones_of));
            assert_eq!(never, excused, "{language}, {name}: nobody holds these");
        });
    }
}

/// A play and the bones that are said to make so many points on it: all of those that
/// another may hold.
type Scoring = (Lesson, usize, [&'static str; 2], u8, &'static str);

const SCORING: [Scoring; 27] = [
    (Lesson::Spinner, 4, ["6-2", "6-1"], 5, "5-2"),
    (Lesson::Spinner, 4, ["6-2", "6-6"], 5, "2-0 2-2 4-2"),
    (Lesson::LeaveLittle, 1, ["6-2", "6-6"], 5, "6-3"),
    (Lesson::LeaveLittle, 1, ["6-4", "6-6"], 5, "4-3 4-4 6-1"),
    (Lesson::LeaveLittle, 2, ["3-3", "3-0"], 5, ""),
    (Lesson::LeaveLittle, 2, ["6-4", "6-6"], 5, "3-1 4-2 6-3"),
    (Lesson::LeaveLittle, 2, ["3-2", "3-0"], 5, "6-3"),
    (Lesson::LeaveLittle, 3, ["2-0", "4-2"], 5, ""),
    (Lesson::LeaveLittle, 3, ["2-1", "4-2"], 5, "1-1 3-2 6-1"),
    (Lesson::LeaveLittle, 3, ["2-2", "4-2"], 5, "4-3 5-2 6-3"),
    (Lesson::LeaveLittle, 4, ["5-0", "2-0"], 20, "5-5"),
    (Lesson::LeaveLittle, 4, ["0-0", "2-0"], 5, ""),
    (Lesson::Answers, 1, ["6-5", "6-6"], 5, "6-0"),
    (Lesson::Answers, 1, ["6-4", "6-6"], 5, "4-3 4-4 6-1"),
    (Lesson::Answers, 2, ["5-4", "5-5"], 5, "1-0 5-1 6-0 6-5"),
    (Lesson::Answers, 3, ["5-3", "3-2"], 5, "6-0"),
    (Lesson::Answers, 3, ["6-4", "6-6"], 5, "3-1 3-3 4-2 6-3"),
    (Lesson::Answers, 4, ["5-3", "5-1"], 5, "3-1 3-3 4-2"),
    (Lesson::Answers, 4, ["6-3", "6-6"], 10, "3-1 3-3 4-2"),
    (Lesson::Doublets, 2, ["4-4", "4-1"], 5, ""),
    (Lesson::Doublets, 2, ["6-4", "4-1"], 5, "6-2"),
    (Lesson::Doublets, 4, ["2-0", "4-2"], 5, "5-4"),
    (Lesson::Doublets, 4, ["6-4", "4-4"], 5, "2-2 6-3"),
    (Lesson::LastBones, 4, ["1-1", "2-1"], 5, ""),
    (Lesson::LastBones, 4, ["3-2", "2-0"], 5, "4-3"),
    (Lesson::Score, 4, ["2-0", "3-2"], 5, ""),
    (Lesson::Score, 4, ["6-1", "6-5"], 10, "2-2"),
];

#[test]
fn the_bones_said_to_score_after_a_play_are_those_that_would() {
    for (lesson, number, [bone, on], least, scoring) in SCORING {
        let asks = Asks::of(lesson, number - 1);
        let name = format!("{}, {bone} on {on}", asks.name());
        let rules = asks.view.rules();
        let action = asks.play(bone, on);
        let after = table_after(rules, asks.view.position().table(), action).expect("it is a play");
        let other = asks.others().next().expect("one other");
        let possible = asks.possible(other);
        let points = best_points(rules, &after, possible);
        let would = possible.iter().filter(|it| points[it.index()] >= least);
        assert_eq!(would.collect::<Bones>(), bones(scoring), "{name}");
        in_every_language(|language| {
            let missing = bones(scoring).without(named(&asks.why()));
            assert_eq!(missing, Bones::EMPTY, "{language}, {name}: is named");
        });
    }
}

#[test]
fn the_bones_that_are_left_for_another_are_those_that_are_named() {
    let last = Asks::of(Lesson::Passes, 3);
    let nestor = last.others().next().expect("one other");
    assert_eq!(last.possible(nestor), bones("4-4"), "his last bone");

    let partners = Asks::of(Lesson::Partners, 1);
    let partner = partners.others().nth(1).expect("across the table");
    let fitting = |bone: &str| {
        let action = partners.play(bone, "3-3");
        let (rules, table) = (partners.view.rules(), partners.view.position().table());
        let after = table_after(rules, table, action).expect("it is a play");
        after.playable(partners.possible(partner))
    };
    assert_eq!(fitting("3-2"), bones("6-1"), "what the partner could play");
    assert!(fitting("3-0").len() > 1, "more bones: {:?}", fitting("3-0"));

    let sixes = Asks::of(Lesson::Partners, 3);
    let six = bones("6-1");
    let suit = Bones::suit("6-6".parse::<Bone>().expect("a bone").high());
    assert_eq!(suit.and(sixes.view.unseen()), six, "the last six");
    let may: Vec<bool> = sixes.others().map(|seat| sixes.possible(seat).and(six) == six).collect();
    assert_eq!(may, [false, true, true], "left, partner, right");
    let holders = sixes.others().filter(|seat| {
        let hand = sixes.state.round().expect("it was dealt").position();
        hand.hand(*seat).and(six) == six
    });
    assert_eq!(holders.count(), 1, "one of them has it");
}

#[test]
fn what_others_drew_and_where_they_passed_is_told_beside_the_question() {
    set_language(None);
    let told = |lesson, number| {
        let asks = Asks::of(lesson, number);
        draws_and_passes(&asks.view, asks.state.seating())
    };
    let none: [&str; 0] = [];
    assert_eq!(told(Lesson::Counting, 0), none, "nobody drew");
    assert_eq!(told(Lesson::Passes, 0), ["Nestor passed (open: 4 and 0)."], "a pass");
    assert_eq!(told(Lesson::Passes, 1), ["Nestor drew 3 bones (open: 4)."], "a draw of several");
}

#[test]
fn what_a_lesson_is_about_has_room_in_a_line_of_its_card() {
    for language in languages() {
        set_language(Some(language));
        for lesson in Lesson::ALL {
            let about = lesson.explanation();
            assert!(about.chars().count() <= 38, "{language}: {about}");
        }
    }
}

#[test]
fn the_plays_that_are_shown_are_told_with_their_bones_and_points() {
    for language in languages() {
        set_language(Some(language));
        for lesson in Lesson::ALL {
            for (number, exercise) in lesson.examples().iter().enumerate() {
                let you = Name::new("You").expect("a name");
                let seating = Seating::with_nestors(&you, exercise.seats(), Level::Tough);
                let view = exercise.state(seating).view(Exercise::SEAT);
                let view = view.expect("it was dealt");
                let play = exercise.answers(&view)[0];
                let told = play_caption(lesson, number);
                let bone = play.bone().expect("a bone is played").to_string();
                assert!(told.contains(&bone), "{language}: {told}");
                let (rules, table) = (view.rules(), view.position().table());
                let after = table_after(rules, table, play).expect("it is played");
                let points = rules.count_points(after.count());
                let says = told.matches(&points.to_string()).count();
                assert!(points == 0 || says >= 2, "{language}: {points} in {told}");
            }
        }
    }
}
