//! What everybody saw one player do, and when each bone of that hand can have
//! come.

use engine::{Bone, Bones, Event, LeadBy, Rules, Seat, View};

/// Something that the player did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// Drew, without any of these bones in hand.
    Drew { without: Bones },
    /// Passed, without any of these bones in hand.
    Passed { without: Bones },
    /// Played a bone.
    Played(Bone),
    /// Saw this player or another blow up a bone: nobody holds it then, but it can
    /// be drawn again.
    SawBlownUp(Bone),
}

/// The first and the last time at which a bone can have come into a hand: 0 for
/// the deal, otherwise the number of the draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) from: u8,
    pub(super) to: u8,
}

/// What everybody saw one player do in the round.
#[derive(Debug, Clone)]
pub(super) struct Story {
    pub(super) seat: Seat,
    /// How many bones the player was dealt.
    pub(super) dealt: u8,
    /// How many bones the player has drawn.
    pub(super) draws: u8,
    /// The bones that the player has played, each with the times at which it can
    /// have come.
    pub(super) played: Vec<(Bone, Span)>,
    /// For each bone the first time at which it can have come, if it is in the
    /// hand now. It is above `draws` if the bone cannot be there.
    pub(super) since: [u8; 28],
}

impl Story {
    /// The story of the player in `seat`, from all that the view shows.
    pub(super) fn new(view: &View, seat: Seat) -> Self {
        let rules = view.rules();
        let deeds = deeds(rules, view.events(), seat);
        let not_dealt = not_dealt(view, seat);
        let mut since = [0; 28];
        for bone in Bone::all() {
            since[bone.index()] = first_time(&deeds, not_dealt, bone).0;
        }
        let played = deeds
            .iter()
            .enumerate()
            .filter_map(|(place, deed)| match deed {
                Deed::Played(bone) => {
                    let (from, to) = first_time(&deeds[..place], not_dealt, *bone);
                    Some((*bone, Span { from, to }))
                }
                _ => None,
            });
        Self {
            seat,
            dealt: rules.hand_size,
            draws: deeds
                .iter()
                .filter(|deed| matches!(deed, Deed::Drew { .. }))
                .count() as u8,
            played: played.collect(),
            since,
        }
    }

    /// The bones of `among` that can have come into the hand by draw `time` or
    /// earlier; 0 is the deal.
    pub(super) fn possible_at(&self, among: Bones, time: u8) -> Bones {
        among
            .iter()
            .filter(|bone| self.since[bone.index()] <= time)
            .collect()
    }
}

fn deeds(rules: &Rules, events: &[Event], seat: Seat) -> Vec<Deed> {
    let own = |who: &Seat| *who == seat;
    events
        .iter()
        .filter_map(|event| match event {
            // A draw by choice shows nothing about the hand.
            Event::Drew {
                seat: who, open, ..
            } if own(who) => Some(Deed::Drew {
                without: if rules.voluntary_draw {
                    Bones::EMPTY
                } else {
                    open.bones()
                },
            }),
            Event::Passed { seat: who, open } if own(who) => Some(Deed::Passed {
                without: open.bones(),
            }),
            Event::Played {
                seat: who, bone, ..
            } if own(who) => Some(Deed::Played(*bone)),
            Event::BlewUp { bone, .. } => Some(Deed::SawBlownUp(*bone)),
            _ => None,
        })
        .collect()
}

/// The first and the last time at which a bone that is in the hand after `deeds`
/// can have come.
fn first_time(deeds: &[Deed], not_dealt: Bones, bone: Bone) -> (u8, u8) {
    let mut first = u8::from(not_dealt.contains(bone));
    let mut draws = 0;
    for deed in deeds {
        match deed {
            // This draw may have brought it.
            Deed::Drew { without } => {
                draws += 1;
                if without.contains(bone) {
                    first = draws;
                }
            }
            Deed::Passed { without } if without.contains(bone) => first = draws + 1,
            Deed::SawBlownUp(blown) if *blown == bone => first = draws + 1,
            _ => {}
        }
    }
    (first, draws)
}

/// The doublets that were not dealt to `seat`: those heavier than the one that had
/// to be led, if it was the heaviest of all, or of this player's.
fn not_dealt(view: &View, seat: Seat) -> Bones {
    if matches!(view.lead_by(), LeadBy::DoubletOf(leader) if leader != seat) {
        return Bones::EMPTY;
    }
    let lead = view.events().iter().find_map(|event| match event {
        Event::Played { bone, .. } if view.led_by_doublet() => Some(*bone),
        _ => None,
    });
    Bones::DOUBLETS
        .iter()
        .filter(|doublet| lead.is_some_and(|lead| *doublet > lead))
        .collect()
}
