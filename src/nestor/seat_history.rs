//! The history of one player, and when each bone could have come into that hand.

use engine::{Bone, Bones, Event, LeadBy, Rules, Seat, View};

/// An action of the player, or one seen by the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SeenAction {
    /// Drew, with none of these bones in hand.
    Drew {
        without: Bones,
    },
    /// Passed, with none of these bones in hand.
    Passed {
        without: Bones,
    },
    Played(Bone),
    /// A player blew up a bone, which can then be drawn again.
    SawBlownUp(Bone),
}

/// The first and last time at which a bone could have come into a hand: 0 for the deal,
/// otherwise the number of the draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ArrivalSpan {
    pub(super) from: u8,
    pub(super) to: u8,
}

/// The actions of one player in the round, as everybody saw them.
#[derive(Debug, Clone)]
pub(super) struct SeatHistory {
    pub(super) seat: Seat,
    pub(super) dealt: u8,
    pub(super) draws: u8,
    /// The played bones with the times at which they could have come into the hand.
    pub(super) played: Vec<(Bone, ArrivalSpan)>,
    /// The earliest time at which each bone could have come into the hand. If it is above
    /// `draws`, the hand cannot hold the bone.
    pub(super) earliest: [u8; Bone::COUNT],
}

impl SeatHistory {
    /// The history of the player in `seat`, from what the view shows.
    pub(super) fn new(view: &View, seat: Seat) -> Self {
        let rules = view.rules();
        let actions = seen_actions(rules, view.events(), seat);
        let not_dealt = bones_not_dealt(view, seat);
        let mut earliest = [0; Bone::COUNT];
        for bone in rules.set.bones() {
            earliest[bone.index()] = arrival_span(&actions, not_dealt, bone).from;
        }
        let played = actions.iter().enumerate().filter_map(|(index, action)| match action {
            SeenAction::Played(bone) => {
                Some((*bone, arrival_span(&actions[..index], not_dealt, *bone)))
            }
            _ => None,
        });
        let is_draw = |action: &&SeenAction| matches!(action, SeenAction::Drew { .. });
        Self {
            seat,
            dealt: rules.hand_size,
            draws: actions.iter().filter(is_draw).count() as u8,
            played: played.collect(),
            earliest,
        }
    }

    /// The bones of `candidates` that could be in the hand after draw `time`; 0 is the deal.
    pub(super) fn possible_at(&self, candidates: Bones, time: u8) -> Bones {
        candidates.iter().filter(|bone| self.earliest[bone.index()] <= time).collect()
    }
}

fn seen_actions(rules: &Rules, events: &[Event], seat: Seat) -> Vec<SeenAction> {
    let is_own = |who: &Seat| *who == seat;
    events
        .iter()
        .filter_map(|event| match event {
            // A draw by choice shows nothing about the hand.
            Event::Drew { seat: who, open, .. } if is_own(who) => Some(SeenAction::Drew {
                without: if rules.voluntary_draw { Bones::EMPTY } else { rules.fit.bones(*open) },
            }),
            Event::Passed { seat: who, open } if is_own(who) => {
                Some(SeenAction::Passed { without: rules.fit.bones(*open) })
            }
            Event::Played { seat: who, bone, .. } if is_own(who) => Some(SeenAction::Played(*bone)),
            Event::BlewUp { bone, .. } => Some(SeenAction::SawBlownUp(*bone)),
            _ => None,
        })
        .collect()
}

/// The first and last time at which a bone that is in the hand after `actions` could have come into
/// it.
fn arrival_span(actions: &[SeenAction], not_dealt: Bones, bone: Bone) -> ArrivalSpan {
    let mut first = u8::from(not_dealt.contains(bone));
    let mut draws = 0;
    for action in actions {
        match action {
            // This draw could have brought the bone.
            SeenAction::Drew { without } => {
                draws += 1;
                if without.contains(bone) {
                    first = draws;
                }
            }
            SeenAction::Passed { without } if without.contains(bone) => first = draws + 1,
            SeenAction::SawBlownUp(blown) if *blown == bone => first = draws + 1,
            _ => {}
        }
    }
    ArrivalSpan { from: first, to: draws }
}

/// The bones that were certainly not dealt to `seat`, because they would have had to be led instead
/// of the bone that was. Empty if the lead only had to be the heaviest doublet of another player's
/// hand.
fn bones_not_dealt(view: &View, seat: Seat) -> Bones {
    if matches!(view.lead_by(), LeadBy::DoubletOf(leader) if leader != seat) {
        return Bones::EMPTY;
    }
    let lead = view.events().iter().find_map(|event| match event {
        Event::Played { bone, .. } if view.is_lead_forced() => Some(*bone),
        _ => None,
    });
    let Some(lead) = lead else {
        return Bones::EMPTY;
    };
    view.rules().bones().iter().filter(|bone| bone.lead_rank() > lead.lead_rank()).collect()
}
