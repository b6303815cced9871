//! One who sits at the table, as the status shows them.

use engine::{Bone, Event, Level, Rules, Seat, Seating, Team, View};
use words::names::called;
use words::{points, you};

/// What somebody did last in the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LastAction {
    /// Led a bone.
    Led(Bone),
    /// Played a bone.
    Played(Bone),
    /// Drew so many bones and does not know yet what to do with them.
    Drew(u8),
    /// Passed.
    Passed,
}

impl LastAction {
    /// What a seat did last, in the events of a round.
    fn of(seat: Seat, events: &[Event]) -> Option<Self> {
        let mut drawn = 0;
        for event in events.iter().rev() {
            match event {
                Event::Played {
                    seat: by,
                    bone,
                    end,
                    ..
                } if *by == seat && drawn == 0 => {
                    return Some(match end {
                        Some(_) => Self::Played(*bone),
                        None => Self::Led(*bone),
                    });
                }
                Event::Passed { seat: by, .. } if *by == seat && drawn == 0 => {
                    return Some(Self::Passed);
                }
                Event::Drew { seat: by, .. } if *by == seat => drawn += 1,
                Event::Played { seat: by, .. } | Event::Passed { seat: by, .. } if *by == seat => {
                    break;
                }
                _ => {}
            }
        }
        (drawn > 0).then_some(Self::Drew(drawn))
    }
}

/// What somebody at the table is to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// The viewer.
    Viewer,
    /// Plays for the same side.
    Partner,
    /// Plays for another side.
    Opponent,
}

/// One player as the status shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerStatus {
    /// Where they sit.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// How hard a Nestor plays.
    pub level: Option<Level>,
    /// What they are to the viewer.
    pub relation: Relation,
    /// Whether they are called "you": no other person sits at the table.
    pub is_you: bool,
    /// How many bones they hold.
    pub bones: u8,
    /// How many pips those have together, once they are laid open.
    pub pips: Option<u16>,
    /// The score of their side.
    pub score: SideScore,
    /// Whether another seat has the same score.
    pub shares_score: bool,
    /// What they did last in this round.
    pub last: Option<LastAction>,
    /// Whether it is their turn.
    pub in_turn: bool,
}

/// The score of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideScore {
    /// The score, as it is shown.
    pub score: i32,
    /// As much of it as has arrived: points that were just made are counted up.
    pub arrived: i32,
    /// The points to win, as they are shown.
    pub target: Option<i32>,
}

impl SideScore {
    /// A side with `missing` points still on their way, in a game of these
    /// rules.
    fn new(view: &View, rules: &Rules, team: Team, missing: i32) -> Self {
        let score = view.position().scores()[team];
        Self {
            score: points::shown(score, rules),
            arrived: points::shown(score - missing, rules),
            target: rules
                .target
                .map(|target| points::shown(i32::from(target), rules)),
        }
    }

    /// What has arrived, as it is written.
    pub fn written(&self) -> String {
        self.arrived.to_string()
    }
}

impl PlayerStatus {
    /// A seat as the viewer sees it, with `missing` points of its side still on
    /// their way; the rules are those of the game, which may have changed since
    /// the round was dealt.
    pub fn new(view: &View, rules: &Rules, seating: &Seating, seat: Seat, missing: i32) -> Self {
        let (position, seats) = (view.position(), view.rules().seats);
        let team = seats.team(seat);
        let is_over = position.end().is_some();
        let hand = position.hand(seat);
        let relation = if seat == view.seat() {
            Relation::Viewer
        } else if team == seats.team(view.seat()) {
            Relation::Partner
        } else {
            Relation::Opponent
        };
        Self {
            seat,
            name: called(seating[seat].name()),
            level: seating[seat].level(),
            relation,
            is_you: you(seating) == Some(seat),
            bones: view.hand_sizes()[seat],
            pips: (is_over && !hand.is_empty()).then(|| hand.weight()),
            score: SideScore::new(view, rules, team, missing),
            shares_score: seats.teams() < seats.count(),
            last: LastAction::of(seat, view.events()),
            in_turn: !is_over && position.turn() == seat,
        }
    }
}
