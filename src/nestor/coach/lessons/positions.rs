//! The exercises of the lessons, from games between Nestors.

use super::exercise::{Exercise, PlayedHand, Question};
use engine::{Preset, Seats};

/// An exercise in a game for two.
const fn two(game: Preset, hands: &'static [PlayedHand], question: Question) -> Exercise {
    Exercise { game, seats: Seats::Two, hands, question }
}

pub(super) const fn fives(hands: &'static [PlayedHand], question: Question) -> Exercise {
    two(Preset::AllFives, hands, question)
}

/// An exercise in a game of partners.
pub(super) const fn partners(
    game: Preset,
    hands: &'static [PlayedHand],
    question: Question,
) -> Exercise {
    Exercise { seats: Seats::Partners, ..two(game, hands, question) }
}

/// Two halves that match, ends that add up to a score, and a doublet.
pub(super) const FIRST_PLAYS: [Exercise; 3] = [
    fives(&[(20280, "")], Question::Best(&["6-0@6-6E"])),
    fives(&[(20280, "6-0@6-6E")], Question::Best(&["6-5@6-6W"])),
    fives(&[(20280, "6-0@6-6E 6-5@6-6W")], Question::Best(&["5-5@6-5W"])),
];

pub(super) const COUNTING: [Exercise; 4] = [
    fives(&[(201, "")], Question::Count(14)),
    fives(&[(301, "6-0@6-6E 6-2@6-6W 4-2@6-2W 4-4@4-2W")], Question::Count(1)),
    fives(
        &[(101, "draw 3-1@1-1E 3-2@3-1E 6-2@3-2E 4-1@1-1W 6-4@4-1W draw draw draw 6-6@6-2E")],
        Question::Count(6),
    ),
    fives(&[(101, "draw 3-1@1-1E 3-2@3-1E 6-2@3-2E 4-1@1-1W")], Question::Count(9)),
];

pub(super) const SCORING: [Exercise; 4] = [
    fives(&[(601, "4-3@3-3E")], Question::Score),
    fives(&[(501, "6-4@6-6E 6-1@6-6W 4-3@6-4E")], Question::Score),
    fives(
        &[(301, "6-0@6-6E 6-2@6-6W 4-2@6-2W 4-4@4-2W 4-0@6-0E 4-3@4-4W 3-2@4-3W 5-2@3-2W")],
        Question::Score,
    ),
    fives(&[(2801, "6-4@6-6E")], Question::Score),
];

pub(super) const CHANGE: [Exercise; 4] = [
    fives(
        &[(
            2701,
            "draw draw 5-4@5-5E draw 4-3@5-4E draw 3-1@4-3E 2-1@3-1E 4-2@2-1E draw draw \
             4-0@4-2E",
        )],
        Question::Score,
    ),
    fives(
        &[(2401, "6-3@6-6E 3-3@6-3E 6-4@6-6W 6-1@6-6N 4-2@6-4W 5-1@6-1N 6-2@6-6S")],
        Question::Score,
    ),
    fives(
        &[(
            2401,
            "6-3@6-6E 3-3@6-3E 6-4@6-6W 6-1@6-6N 4-2@6-4W 5-1@6-1N 6-2@6-6S 5-5@5-1N \
             5-3@5-5N draw 5-2@4-2W 2-1@6-2S",
        )],
        Question::Score,
    ),
    fives(&[(4101, "5-1@5-5E 1-1@5-1E 1-0@1-1E 2-0@1-0E")], Question::Score),
];

pub(super) const SPINNER: [Exercise; 4] = [
    fives(&[(1101, "6-2@6-6E 3-2@6-2E 6-1@6-6W 1-0@6-1W 2-0@1-0W")], Question::Score),
    fives(&[(4601, "6-5@6-6E 6-0@6-6W 5-0@6-0W 5-1@6-5E")], Question::Score),
    fives(&[(3001, "6-4@4-4E 4-2@4-4W 2-2@4-2W")], Question::Score),
    fives(
        &[(
            2601,
            "6-0@6-6E 3-0@6-0E 3-3@3-0E 3-1@3-3E 6-4@6-6W 6-1@3-1E 4-1@6-4W draw 1-0@4-1W \
             draw draw",
        )],
        Question::Best(&["6-2@6-1E"]),
    ),
];

pub(super) const LEAVE_LITTLE: [Exercise; 4] = [
    fives(&[(4801, "")], Question::Best(&["6-2@6-6E"])),
    fives(&[(2601, "6-0@6-6E 3-0@6-0E")], Question::Best(&["3-3@3-0E"])),
    fives(
        &[(
            4301,
            "6-0@6-6E 5-0@6-0E draw draw 6-5@6-6W 5-3@5-0E 3-3@5-3E 5-4@6-5W 4-2@5-4W \
             6-2@6-6N",
        )],
        Question::Best(&["2-0@4-2W"]),
    ),
    fives(
        &[(
            3301,
            "5-3@3-3E 4-3@3-3W 6-5@5-3E 6-4@4-3W draw 6-1@6-5E 3-1@6-1E draw draw draw \
             6-3@3-3N 6-2@6-4W 2-1@6-2W draw draw 3-2@3-1E 2-2@3-2E 2-0@2-2E 4-1@2-1W",
        )],
        Question::Best(&["0-0@2-0E"]),
    ),
];

pub(super) const ANSWERS: [Exercise; 4] = [
    fives(&[(4601, "")], Question::Best(&["6-5@6-6E"])),
    fives(&[(2001, "5-2@5-5E 2-2@5-2E 2-0@2-2E")], Question::Best(&["4-0@2-0E"])),
    fives(&[(4701, "6-2@6-6E 2-2@6-2E 3-2@2-2E")], Question::Best(&["5-3@3-2E"])),
    fives(
        &[(3501, "6-0@6-6E 2-0@6-0E 2-2@2-0E 6-2@2-2E 6-1@6-2E 6-4@6-6W 5-1@6-1E")],
        Question::Best(&["5-3@5-1E"]),
    ),
];

pub(super) const DOUBLETS: [Exercise; 4] = [
    fives(&[(4701, "6-2@6-6E")], Question::Best(&["2-2@6-2E"])),
    fives(
        &[(
            2701,
            "draw draw 5-4@5-5E draw 4-3@5-4E draw 3-1@4-3E 2-1@3-1E 4-2@2-1E draw draw \
             4-0@4-2E 0-0@4-0E draw 5-2@5-5W 1-0@0-0E 2-2@5-2W 4-1@1-0E 3-2@2-2W",
        )],
        Question::Best(&["4-4@4-1E"]),
    ),
    fives(&[(3201, "6-0@6-6E 5-0@6-0E 5-5@5-0E 5-3@5-5E")], Question::Best(&["3-3@5-3E"])),
    fives(&[(2501, "4-2@4-4E")], Question::Best(&["2-0@4-2E"])),
];

pub(super) const DRAWING: [Exercise; 4] = [
    fives(
        &[(2001, "5-2@5-5E 2-2@5-2E 2-0@2-2E 4-0@2-0E 4-4@4-0E 5-4@4-4E draw draw 5-0@5-4E")],
        Question::Best(&["draw"]),
    ),
    fives(
        &[(4701, "6-2@6-6E 2-2@6-2E 3-2@2-2E 5-3@3-2E 5-0@5-3E 6-5@6-6W 4-0@5-0E")],
        Question::Best(&["4-3@4-0E"]),
    ),
    fives(
        &[(
            3501,
            "6-0@6-6E 2-0@6-0E 2-2@2-0E 6-2@2-2E 6-1@6-2E 6-4@6-6W 5-1@6-1E 5-3@5-1E \
             3-3@5-3E 6-3@3-3E draw draw 5-4@6-4W draw draw draw draw",
        )],
        Question::Best(&["6-5@5-4W"]),
    ),
    fives(
        &[(4101, "5-1@5-5E 1-1@5-1E 1-0@1-1E 2-0@1-0E 5-2@2-0E 6-5@5-2E 6-1@6-5E 3-1@6-1E")],
        Question::Best(&["5-3@3-1E"]),
    ),
];

pub(super) const PASSES: [Exercise; 4] = [
    two(
        Preset::Block,
        &[(1201, "3-1@1-1E 1-0@1-1W 6-3@3-1E 3-0@1-0W 6-4@6-3E 4-0@6-4E 4-3@3-0W pass")],
        Question::Best(&["0-0@4-0E"]),
    ),
    two(
        Preset::Draw,
        &[(
            5401,
            "6-4@6-6E 6-2@6-6W 4-2@6-2W draw draw draw 4-1@6-4E 1-1@4-1E 6-1@1-1E \
             4-4@4-2W 6-5@6-1E",
        )],
        Question::Best(&["5-4@6-5E"]),
    ),
    two(
        Preset::Draw,
        &[(
            5201,
            "draw 6-3@6-6E 3-1@6-3E 2-1@3-1E 6-1@6-6W 2-2@2-1E 1-1@6-1W 3-2@2-2E 5-3@3-2E \
             5-5@5-3E draw 5-0@5-5E 3-0@5-0E draw draw 3-3@3-0E draw draw 1-0@1-1W \
             6-0@1-0W draw draw draw 4-3@3-3E",
        )],
        Question::Best(&["6-4@4-3E"]),
    ),
    fives(
        &[(
            20901,
            "draw draw draw 5-4@5-5E 4-0@5-4E 6-0@4-0E 6-1@6-0E 1-0@6-1E 5-0@5-5W \
             3-0@1-0E 5-3@3-0E draw 6-5@5-5N draw draw 6-3@6-5N draw 3-1@6-3N draw \
             0-0@5-0W 2-1@3-1N 3-2@2-1N draw 3-3@3-2N 4-3@3-3N 6-4@4-3N draw 6-2@6-4N",
        )],
        Question::Best(&["2-2@6-2N"]),
    ),
];

pub(super) const LAST_BONES: [Exercise; 4] = [
    two(
        Preset::Draw,
        &[(
            6501,
            "6-0@6-6E 1-0@6-0E 4-1@1-0E 6-1@6-6W 4-4@4-1E 5-1@6-1W 5-0@5-1W draw 5-4@4-4E \
             3-0@5-0W",
        )],
        Question::Best(&["5-3@3-0W"]),
    ),
    two(
        Preset::Draw,
        &[(
            6301,
            "6-3@6-6E 3-3@6-3E 3-2@3-3E draw 6-4@6-6W 4-0@6-4W 1-0@4-0W 4-2@3-2E 3-1@1-0W \
             3-0@3-1W",
        )],
        Question::Best(&["4-3@4-2E"]),
    ),
    two(
        Preset::Draw,
        &[(
            6801,
            "6-4@6-6E 4-1@6-4E 6-0@6-6W 1-0@6-0W draw draw draw draw 1-1@4-1E 6-1@1-1E \
             6-5@6-1E 5-5@6-5E 5-0@5-5E 2-0@5-0E 6-2@2-0E draw draw draw draw 5-1@1-0W \
             5-2@5-1W 2-2@5-2W 3-2@2-2W 3-0@3-2W 4-0@3-0W draw 5-4@4-0W 6-3@6-2E",
        )],
        Question::Best(&["5-3@6-3E"]),
    ),
    fives(
        &[(
            2601,
            "6-0@6-6E 3-0@6-0E 3-3@3-0E 3-1@3-3E 6-4@6-6W 6-1@3-1E 4-1@6-4W draw 1-0@4-1W \
             draw draw 6-2@6-1E 5-2@6-2E 5-4@5-2E 4-2@5-4E 2-1@4-2E draw draw draw \
             2-0@1-0W",
        )],
        Question::Best(&["1-1@2-1E"]),
    ),
];

pub(super) const BLOCKING: [Exercise; 4] = [
    two(Preset::Block, &[(5901, "pass 6-4@6-6E 4-0@6-4E")], Question::Best(&["6-0@4-0E"])),
    two(
        Preset::Block,
        &[(
            4601,
            "6-5@6-6E 5-1@6-5E 6-4@6-6W 4-0@6-4W 5-0@4-0W pass 1-1@5-1E pass 3-1@1-1E \
             3-3@3-1E",
        )],
        Question::Best(&["5-3@3-3E"]),
    ),
    two(
        Preset::Block,
        &[(18301, "5-0@0-0E 5-4@5-0E 3-0@0-0W 4-3@3-0W pass 4-0@5-4E pass 1-0@4-0E 6-1@1-0E")],
        Question::Best(&["6-4@6-1E"]),
    ),
    two(
        Preset::Block,
        &[(19201, "5-1@5-5E 1-1@5-1E 2-1@1-1E 5-2@2-1E pass 5-3@5-2E 4-3@5-3E 4-2@4-3E 2-0@4-2E")],
        Question::Best(&["5-0@2-0E"]),
    ),
];

pub(super) const PARTNERS: [Exercise; 4] = [
    partners(
        Preset::Block,
        &[(
            4001,
            "6-5@6-6E 6-1@6-6W 5-4@6-5E 6-4@5-4E 5-1@6-1W pass 6-0@6-4E 5-0@5-1W 4-0@6-0E \
             4-1@4-0E 1-1@4-1E 2-0@5-0W 2-1@1-1E 2-2@2-1E 5-2@2-2E",
        )],
        Question::Best(&["5-5@5-2E"]),
    ),
    partners(
        Preset::Block,
        &[(
            6101,
            "6-0@6-6E 2-0@6-0E 6-2@6-6W pass 4-2@2-0E 5-2@6-2W 4-1@4-2E 5-1@4-1E 5-4@5-1E \
             6-5@5-2W 6-4@5-4E 6-3@6-4E 3-3@6-3E",
        )],
        Question::Best(&["3-0@3-3E"]),
    ),
    partners(
        Preset::Block,
        &[(
            5001,
            "6-4@6-6E 5-4@6-4E 6-5@6-6W 5-3@5-4E 3-0@5-3E 0-0@3-0E 5-0@6-5W 1-0@5-0W \
             1-1@1-0W 5-1@1-1W 4-0@0-0E 4-4@4-0E 4-3@4-4E 5-5@5-1W 6-3@4-3E 6-1@6-3E pass \
             3-1@6-1E 5-2@5-5W 2-2@5-2W",
        )],
        Question::Best(&["3-2@3-1E"]),
    ),
    partners(
        Preset::Block,
        &[(
            4201,
            "6-5@6-6E 6-3@6-6W 3-0@6-3W 5-3@6-5E 6-0@3-0W 3-2@5-3E 6-2@3-2E pass 6-4@6-2E \
             4-4@6-4E 4-0@4-4E 1-0@4-0E 3-1@1-0E 3-3@3-1E pass 4-3@3-3E 5-4@4-3E 5-5@5-4E \
             5-1@5-5E 1-1@5-1E 2-1@1-1E 2-0@2-1E",
        )],
        Question::Best(&["5-0@2-0E"]),
    ),
];

/// An exercise in a game with firecrackers.
const fn firecrackers(hands: &'static [PlayedHand], best: &'static [&'static str]) -> Exercise {
    two(Preset::FirecrackerFives, hands, Question::Best(best))
}

pub(super) const FIRECRACKER: [Exercise; 4] = [
    firecrackers(
        &[(
            326,
            "4-0@4-4E 5-4@4-4W 6-0@4-0E 5-0@5-4W 6-6@6-0E 1-0@5-0W 6-3@6-6E 5-3@6-3E 5-1@5-3E",
        )],
        &["blow-5-1"],
    ),
    firecrackers(&[(146, "5-3@5-5E")], &["blow-5-3"]),
    firecrackers(&[(369, "6-1@6-6E 6-3@6-6W blow-6-1 6-0@6-6E")], &["blow-6-0"]),
    firecrackers(&[(158, "5-3@5-5E")], &["3-0@5-3E"]),
];
