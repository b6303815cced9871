//! Reasons in block games in pairs.

use std::collections::BTreeSet;

use engine::Preset::{BrazilianPartners, Dominican, JamaicanPartners, LatinPartners};
use engine::{
    Action, Bone, Bones, Event, Level, Name, Pips, Preset, Rules, Seat, Seating, Seats, Table, View,
};
use nestor::coach::lessons::{Exercise, Lesson};
use nestor::coach::{Hint, HintReason, ProgressMonitor, hint};
use nestor::table_after;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{languages, set_language};

use super::dice::Dice;
use super::hint::said;
use super::playing::{game, play};
use super::position::view;

const PARTNER: Seat = Seat::ALL[2];
const LAST: Seat = Seat::ALL[3];

fn pips(value: u8) -> Pips {
    Pips::new(value).expect("a number")
}

fn bone(text: &str) -> Bone {
    text.parse().expect("a bone")
}

fn hint_at(view: &View) -> Hint {
    hint(view, &ProgressMonitor::NONE).expect("there is a choice")
}

/// The hint where seat 0 was dealt these bones.
fn hint_after(game: Preset, dealt: &str, leader: u8, line: &str) -> Hint {
    let rules =
        Rules { hand_size: dealt.split_whitespace().count() as u8, ..game.rules(Seats::Partners) };
    hint_at(&view(rules, dealt, &[0, 0], leader, line))
}

/// The hint for a question of a lesson, from 1.
fn hint_in(lesson: Lesson, number: usize) -> Hint {
    let exercise = &lesson.exercises()[number - 1];
    let you = Name::new("You").expect("a name");
    let seating = Seating::with_nestors(&you, exercise.seats(), Level::Tough);
    let state = exercise.state(seating);
    hint_at(&state.view(Exercise::SEAT).expect("it was dealt"))
}

#[test]
fn what_the_partner_opened_is_left_and_what_an_opponent_opened_is_covered() {
    for (number, partners, opponents) in [(3, 3, 6), (4, 3, 0)] {
        let hint = hint_in(Lesson::PartnersNumber, number);
        let leaves = HintReason::LeavesPartnersNumber { pips: pips(partners) };
        assert!(hint.reasons.contains(&leaves), "{:?}", hint.reasons);
        let covers = HintReason::CoversOpponentsNumber { seat: LAST, pips: pips(opponents) };
        assert!(hint.reasons.contains(&covers), "{:?}", hint.reasons);
    }
}

#[test]
fn the_lead_tells_the_partner_which_number_is_long() {
    let hint = hint_after(LatinPartners, "4-4 4-1 4-2 4-3 6-6 1-0 2-0", 0, "");
    assert_eq!(hint.best.action.bone(), Some(bone("4-4")), "{hint:?}");
    let leads = HintReason::LeadsLongestNumber { pips: pips(4), bones: 4 };
    assert!(hint.reasons.contains(&leads), "{:?}", hint.reasons);
}

#[test]
fn most_of_the_last_bones_of_a_number_are_worth_holding() {
    let hint = hint_after(LatinPartners, "4-0 4-1 4-2 4-3 4-4 6-5 1-0", 3, "6-0");
    let holds = HintReason::HoldsMostOfSuit { pips: pips(4), bones: 4, remaining: 6 };
    assert!(hint.reasons.contains(&holds), "{hint:?}");
}

#[test]
fn a_partner_who_passed_is_left_another_number() {
    let hint = hint_in(Lesson::Partners, 1);
    assert!(hint.reasons.contains(&HintReason::SparesPartner), "{:?}", hint.reasons);
}

#[test]
fn a_block_that_others_would_win_is_a_reason_against_it() {
    let hint = hint_after(
        JamaicanPartners,
        "2-1 3-0 5-5 4-3 6-1 6-0 5-4",
        2,
        "6-6 6-4@6-6E 4-3@6-4E 3-3@4-3E 3-2@3-3E 6-2@3-2E 6-1@6-6W 3-1@6-1W 5-3@3-1W \
         6-5@5-3W 6-0@6-2E 5-0@6-0E pass 6-3@6-5W 5-4@5-0E pass 4-4@5-4E 4-0@4-4E",
    );
    let mut reasons = hint.reasons.iter();
    let is_told = reasons.any(|it| matches!(it, HintReason::KeepsOpen { .. }));
    assert!(is_told, "{:?}", hint.reasons);
}

#[test]
fn a_last_bone_for_both_ends_is_a_reason_where_it_brings_more() {
    let fits = HintReason::FitsBothEnds { bone: bone("6-4") };
    // The play leaves 4 at both ends.
    for (game, capicua_equal_ends, is_told) in [
        (Dominican, true, true),
        (Dominican, false, false),
        (LatinPartners, true, false),
        (BrazilianPartners, true, true),
        (BrazilianPartners, false, false),
        (JamaicanPartners, true, false),
    ] {
        let rules = Rules { hand_size: 3, capicua_equal_ends, ..game.rules(Seats::Partners) };
        let line = "6-1 4-1@E 6-5@W 5-5@W";
        let hint = hint_at(&view(rules, "5-4 6-4 6-1", &[0, 0], 0, line));
        assert_eq!(hint.best.action.bone(), Some(bone("5-4")), "{hint:?}");
        assert_eq!(hint.reasons.contains(&fits), is_told, "{:?}", hint.reasons);
    }
}

/// The number that a play covers, and who laid it open.
fn covered(view: &View, action: Action) -> Option<(Seat, Pips)> {
    let Action::Play(_, end, _) = action else {
        return None;
    };
    let mut events = view.events().iter();
    let opener = events.find_map(|event| match event {
        Event::Played { seat, bone, .. } if *bone == end.on => Some(*seat),
        _ => None,
    });
    let table = view.position().table();
    let open = table.ends().iter().find(|open| open.end() == end)?;
    Some((opener?, open.pips()))
}

fn table_of(view: &View, action: Action) -> Table {
    table_after(view.rules(), view.position().table(), action).expect("it is a play")
}

/// Whether the partner passed with this number open, or nobody else can hold it.
fn partner_lacks(view: &View, number: Pips) -> bool {
    let partner = view.seat().next(Seats::Partners).next(Seats::Partners);
    let mut events = view.events().iter();
    events.any(|event| {
        matches!(event, Event::Passed { seat, open } if *seat == partner && open.contains(number))
    }) || Bones::suit(number).and(view.unseen()).is_empty()
}

/// Whether a reason in a game in pairs is true of the position; `None` if it is of another kind.
fn is_so(view: &View, hint: &Hint, reason: &HintReason) -> Option<bool> {
    let (best, next) = (hint.best.action, hint.other?.action);
    let (after, other) = (table_of(view, best), table_of(view, next));
    let partner = view.seat().next(Seats::Partners).next(Seats::Partners);
    let mut left = view.hand();
    left.remove(best.bone()?);
    Some(match reason {
        HintReason::LeavesPartnersNumber { pips } => {
            covered(view, next) == Some((partner, *pips)) && after.open_pips().contains(*pips)
        }
        HintReason::KeepsLedNumber { seat, pips } => {
            let mut events = view.events().iter();
            let led = events.find_map(|event| match event {
                Event::Played { seat, bone, .. } => Some((*seat, *bone)),
                _ => None,
            });
            led.is_some_and(|(who, bone)| who == *seat && bone.has(*pips))
                && after.open_pips().contains(*pips)
                && !other.open_pips().contains(*pips)
        }
        HintReason::CoversOpponentsNumber { seat, pips } => {
            covered(view, best) == Some((*seat, *pips))
                && view.rules().seats.team(*seat) != view.rules().seats.team(view.seat())
                && !after.open_pips().contains(*pips)
        }
        HintReason::HoldsMostOfSuit { pips, bones, remaining } => {
            let suit = Bones::suit(*pips).and(view.rules().bones());
            let out = suit.without(after.played()).len();
            (suit.and(left).len(), out) == (*bones, *remaining) && after.open_pips().contains(*pips)
        }
        HintReason::SparesPartner => {
            let mut open = other.open_pips().iter();
            open.all(|number| partner_lacks(view, number))
        }
        HintReason::KeepsOpen { .. } => {
            let mut kept = view.hand();
            kept.remove(next.bone()?);
            other.playable(kept).is_empty()
        }
        HintReason::FitsBothEnds { bone } => {
            let fits_all = after.ends().iter().all(|end| bone.has(end.pips()));
            left.len() == 1 && left.contains(*bone) && fits_all && !bone.is_doublet()
        }
        _ => return None,
    })
}

#[test]
fn what_is_said_of_partners_and_opponents_is_true_of_the_position() {
    let mut dice = Dice::new(940);
    let (mut told, mut number) = (BTreeSet::new(), 0);
    for preset in [LatinPartners, Dominican, JamaicanPartners] {
        let seed = dice.seed();
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut check = |_: &engine::GameState, view: &View| {
            number += 1;
            let actions = view.legal_actions();
            let has_choice = actions.len() > 1 && actions.iter().all(|it| it.bone().is_some());
            if number % 3 != 0 || !has_choice || view.position().table().played().is_empty() {
                return;
            }
            let hint = hint_at(view);
            for reason in &hint.reasons {
                if let Some(is_so) = is_so(view, &hint, reason) {
                    assert!(is_so, "{reason:?}: {hint:?}, {:?}", view.events());
                    let kind = format!("{reason:?}");
                    told.extend(kind.split(' ').next().map(str::to_owned));
                }
            }
        };
        game(preset.rules(Seats::Partners), seed, |game| {
            play(game, [Level::Tough; 2], &mut choices, &mut check);
        });
    }
    for kind in ["LeavesPartnersNumber", "CoversOpponentsNumber", "HoldsMostOfSuit"] {
        assert!(told.contains(kind), "{kind} is told somewhere: {told:?}");
    }
}

#[test]
fn reasons_in_pairs_are_told_with_what_they_are_about() {
    let rules = LatinPartners.rules(Seats::Partners);
    let cases = [
        (HintReason::LeavesPartnersNumber { pips: pips(5) }, vec!["5"]),
        (HintReason::LeadsLongestNumber { pips: pips(5), bones: 3 }, vec!["5", "3"]),
        (HintReason::KeepsLedNumber { seat: PARTNER, pips: pips(5) }, vec!["5"]),
        (HintReason::CoversOpponentsNumber { seat: LAST, pips: pips(5) }, vec!["5"]),
        (
            HintReason::HoldsMostOfSuit { pips: pips(5), bones: 2, remaining: 3 },
            vec!["5", "2", "3"],
        ),
        // The other play is named.
        (HintReason::SparesPartner, vec!["6-3"]),
        (HintReason::KeepsOpen { chance: 0.9 }, vec!["6-3"]),
        (HintReason::FitsBothEnds { bone: bone("5-1") }, vec!["5-1"]),
    ];
    let seating = Seating::of_nestors(Seats::Partners, |_| Level::Tough);
    let name = |seat: Seat| seating[seat].name().as_str().to_owned();
    for language in languages() {
        set_language(Some(language));
        for (reason, words) in &cases {
            let told = said(vec![reason.clone()], &rules);
            for word in words {
                assert!(told.contains(word), "{language}, {word}: {told}");
            }
            let named = match reason {
                HintReason::LeavesPartnersNumber { .. }
                | HintReason::KeepsLedNumber { .. }
                | HintReason::SparesPartner => Some(PARTNER),
                HintReason::CoversOpponentsNumber { .. } => Some(LAST),
                _ => None,
            };
            let is_named = named.is_none_or(|seat| told.contains(&name(seat)));
            assert!(is_named, "{language}, {named:?}: {told}");
        }
    }
    set_language(None);
}
