//! Views from the notation of the game.

use engine::{
    Action, Bone, ByTeam, Event, FirstLead, Hand, LeadBy, Rules, Seat, SeatTranscript, Table, View,
};
use nestor::table_after;

/// A seat, 0 to 3.
fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Bones, as in `6-6 5-3`.
pub fn bones(text: &str) -> Hand {
    let bone = |word: &str| word.parse::<Bone>().expect("a bone");
    text.split_whitespace().map(bone).collect()
}

/// Rules under which whoever is to lead may lead with anything.
pub fn free_lead(rules: Rules) -> Rules {
    Rules { first_lead: FirstLead::Lot, ..rules }
}

/// The view of seat 0, which was `dealt` these bones, with these scores, after a line of
/// play that `leader` begins: `6-6 6-1@E draw pass blow-6-1`. Its own draws name the bone:
/// `draw-5-3`.
pub fn view(rules: Rules, dealt: &str, scores: &[i32], leader: u8, line: &str) -> View {
    let rules = free_lead(rules);
    let own = seat(0);
    let mut sides = ByTeam::default();
    for (number, score) in scores.iter().enumerate() {
        sides[rules.seats.team(seat(number as u8))] = *score;
    }
    let mut turn = seat(leader);
    let mut table = Table::EMPTY;
    let mut events = vec![Event::Dealt { round: 1, leader: turn }];
    for word in line.split_whitespace() {
        let open = table.open_pips();
        if let Some(bone) = word.strip_prefix("draw") {
            let bone = bone.strip_prefix('-').map(|it| it.parse().expect("a bone"));
            events.push(Event::Drew { seat: turn, bone, open });
            continue;
        }
        if word == "pass" {
            events.push(Event::Passed { seat: turn, open });
            turn = turn.next(rules.seats);
            continue;
        }
        // Where only one end faces a side, its bone is not named.
        let action = match word.split_once('@') {
            Some((bone, side)) if side.len() == 1 => {
                let mut ends = table.ends().iter().map(|open| open.end());
                let end = ends.find(|end| end.side.letter().to_string() == side);
                Action::Play(bone.parse().expect("a bone"), end.expect("an end"), None)
            }
            Some(_) => word.parse().expect("an action"),
            None => Action::Lead(word.parse().expect("a bone")),
        };
        table = table_after(&rules, &table, action).expect("it fits");
        let (bone, end, outward) = match action {
            Action::Play(bone, end, outward) => (bone, Some(end), outward),
            Action::Lead(bone) => (bone, None, None),
            _ => unreachable!("only bones are laid"),
        };
        events.push(Event::Played {
            seat: turn,
            bone,
            end,
            outward,
            terms: table.terms(),
            count: table.count(),
        });
        let points = rules.count_points(table.count());
        if points > 0 {
            events.push(Event::Scored {
                seat: turn,
                points,
                count: table.count(),
                taken_from: None,
            });
        }
        turn = turn.next(rules.seats);
    }
    let told = SeatTranscript {
        carried: 0,
        rules,
        seat: own,
        scores: sides,
        lead_by: LeadBy::Lot,
        dealt_hand: bones(dealt),
        events,
        shown_hands: None,
    };
    told.view().expect("it can have been so")
}
