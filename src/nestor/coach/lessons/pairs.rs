//! The exercises of block games in pairs, from games between Nestors.

use super::exercise::{Exercise, Question};
use super::positions::partners;
use engine::Preset;

pub(super) const PARTNERS_NUMBER: [Exercise; 4] = [
    partners(
        Preset::LatinPartners,
        &[
            (
                12711,
                "pass 6-5@6-6E 6-4@6-6W 4-2@6-4W 5-4@6-5E 5-2@4-2W 4-4@5-4E pass 4-1@4-4E \
                 5-1@4-1E pass pass 5-0@5-1E 4-0@5-0E 4-3@4-0E 6-3@4-3E pass 5-5@5-2W \
                 6-0@6-3E 0-0@6-0E 3-0@0-0E 5-3@3-0E pass pass pass pass",
            ),
            (12712, "4-4 5-4@4-4E"),
        ],
        Question::Best(&["5-5@5-4E"]),
    ),
    partners(
        Preset::LatinPartners,
        &[
            (
                12651,
                "6-5@6-6E 6-0@6-6W 5-0@6-0W 5-3@6-5E 6-3@5-3E 5-1@5-0W pass 6-2@6-3E \
                 1-0@5-1W 3-2@6-2E 3-3@3-2E 4-0@1-0W pass 4-1@4-0W 4-3@3-3E 1-1@4-1W \
                 2-1@1-1W 6-4@4-3E 5-2@2-1W pass 5-5@5-2W pass 5-4@5-5W 4-4@5-4W 6-1@6-4E \
                 3-1@6-1E pass 4-2@4-4W",
            ),
            (
                12652,
                "4-2 4-1@4-2W 2-2@4-2E 5-1@4-1W 5-2@2-2E 5-5@5-2E pass 5-0@5-5E 5-4@5-1W \
                 0-0@5-0E",
            ),
        ],
        Question::Best(&["4-0@0-0E"]),
    ),
    partners(
        Preset::LatinPartners,
        &[
            (
                12011,
                "6-0@6-6E 6-3@6-6W 4-3@6-3W 0-0@6-0E 4-0@4-3W 5-0@4-0W 5-5@5-0W 6-5@5-5W \
                 6-1@6-5W 2-1@6-1W 2-2@2-1W 3-2@2-2W 3-0@3-2W pass pass pass 1-0@0-0E pass \
                 3-1@1-0E 3-3@3-1E 2-0@3-0W 5-2@2-0W 5-1@5-2W 4-1@5-1W pass 5-4@4-1W pass \
                 pass pass 5-3@3-3E pass pass pass pass",
            ),
            (
                12012,
                "0-0 2-0@0-0E 2-1@2-0E 4-1@2-1E 4-3@4-1E 5-3@4-3E 5-5@5-3E 4-0@0-0W \
                 5-0@5-5E 5-4@4-0W 3-0@5-0E 5-1@5-4W 3-1@5-1W 6-3@3-0E",
            ),
        ],
        Question::Best(&["6-1@6-3E"]),
    ),
    partners(
        Preset::LatinPartners,
        &[
            (
                10701,
                "6-3@6-6E 4-3@6-3E 6-4@4-3E 6-5@6-6W 5-2@6-5W 4-2@5-2W 6-2@6-4E 4-4@4-2W \
                 4-1@4-4W 2-2@6-2E 1-1@4-1W 5-1@1-1W 2-1@2-2E 5-4@5-1W 1-0@2-1E 5-0@1-0E \
                 pass 4-0@5-4W 6-0@4-0W 5-5@5-0E 6-1@6-0W 3-1@6-1W 3-2@3-1W 5-3@5-5E",
            ),
            (
                10702,
                "1-1 2-1@1-1E 2-0@2-1E 3-1@1-1W 1-0@2-0E 3-2@3-1W 5-2@3-2W 5-5@5-2W \
                 5-0@5-5W 5-1@1-0E",
            ),
        ],
        Question::Best(&["5-3@5-1E"]),
    ),
];

pub(super) const FORCED_PASSES: [Exercise; 4] = [
    partners(
        Preset::Dominican,
        &[(
            20231,
            "6-3@6-6E 6-5@6-6W 5-3@6-5W 3-3@6-3E 4-3@3-3E 5-4@4-3E 5-0@5-4E 3-0@5-0E \
                 pass pass 3-2@3-0E 5-2@3-2E pass 5-5@5-2E pass 3-1@5-3W 6-1@3-1W 5-1@5-5E \
                 4-1@5-1E pass 4-4@4-1E 6-4@4-4E 6-0@6-4E pass 0-0@6-0E 6-2@6-1W",
        )],
        Question::Best(&["4-2@6-2W"]),
    ),
    partners(
        Preset::Dominican,
        &[(
            21531,
            "6-4@6-6E 4-1@6-4E 6-1@6-6W pass 1-1@4-1E 3-1@1-1E 3-2@3-1E pass 2-1@3-2E \
                 pass 1-0@2-1E 6-0@1-0E 6-2@6-0E 2-0@6-2E 5-1@6-1W 6-5@5-1W 4-0@2-0E pass",
        )],
        Question::Best(&["4-2@4-0E"]),
    ),
    partners(
        Preset::Dominican,
        &[(
            21231,
            "6-1@6-6E 6-0@6-6W 4-1@6-1E 6-4@4-1E 2-0@6-0W 4-2@2-0W 4-4@4-2W 6-5@6-4E \
                 5-1@6-5E 1-1@5-1E 5-4@4-4W 5-5@5-4W 2-1@1-1E 5-2@2-1E pass 5-0@5-2E \
                 0-0@5-0E",
        )],
        Question::Best(&["4-0@0-0E"]),
    ),
    partners(
        Preset::Dominican,
        &[(
            20071,
            "6-5@6-6E 6-0@6-6W 2-0@6-0W pass 5-3@6-5E 5-2@2-0W pass 3-0@5-3E 5-4@5-2W \
                 5-0@3-0E 4-4@5-4W 4-1@4-4W pass",
        )],
        Question::Best(&["5-1@4-1W"]),
    ),
];

pub(super) const BLOCKING_IN_PAIRS: [Exercise; 4] = [
    partners(
        Preset::LatinPartners,
        &[(
            52751,
            "6-1@6-6E 6-4@6-6W 4-1@6-4W 1-1@6-1E 1-0@1-1E pass 5-1@4-1W 5-5@5-1W \
                 5-0@5-5W pass pass 6-0@1-0E 0-0@5-0W 6-2@6-0E 5-2@6-2E 3-0@0-0W 3-1@3-0W \
                 5-4@5-2E 2-1@3-1W 2-0@2-1W",
        )],
        Question::Best(&["4-0@5-4E"]),
    ),
    partners(
        Preset::LatinPartners,
        &[(
            50261,
            "6-4@6-6E 4-2@6-4E 6-2@6-6W 2-2@4-2E pass 2-0@6-2W 5-2@2-2E 1-0@2-0W \
                 5-4@5-2E 2-1@1-0W 4-0@5-4E 6-0@4-0E pass 6-3@6-0E",
        )],
        Question::Best(&["3-0@6-3E"]),
    ),
    partners(
        Preset::JamaicanPartners,
        &[(
            30191,
            "6-5@6-6E 5-1@6-5E 1-0@5-1E 6-0@1-0E 6-2@6-6W 2-2@6-2W 4-2@2-2W 6-1@6-0E \
                 6-4@4-2W 4-1@6-1E 4-0@4-1E 5-0@4-0E 5-2@5-0E 2-0@5-2E 0-0@2-0E 6-3@6-4W",
        )],
        Question::Best(&["3-0@6-3W"]),
    ),
    partners(
        Preset::JamaicanPartners,
        &[(
            30431,
            "6-4@6-6E 4-4@6-4E 6-5@6-6W 5-0@6-5W 1-0@5-0W 6-1@1-0W 5-4@4-4E pass \
                 5-5@5-4E 5-2@5-5E 2-0@5-2E 0-0@2-0E pass 6-0@6-1W 4-0@0-0E 4-2@4-0E \
                 2-1@4-2E 5-1@2-1E 5-3@5-1E",
        )],
        Question::Best(&["4-3@5-3E"]),
    ),
];
