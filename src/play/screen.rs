//! The screens of the window, and the parts of the table that they hide.

use engine::Seat;
use game::session::Session;

/// The person who has confirmed being at the screen, if several people play here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PresentPerson {
    pub seat: Seat,
    /// Whether the person only watches the result of their action before passing the screen on.
    pub only_watches: bool,
}

impl PresentPerson {
    pub const fn at(seat: Seat) -> Self {
        Self { seat, only_watches: false }
    }
}

/// What is hidden on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum HiddenPart {
    /// Nothing except what the rules hide.
    #[default]
    Nothing,
    /// The viewer's hand, because anybody may be looking at the screen.
    Hand,
    /// All bones.
    Table,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pause {
    /// The player has paused the game, or has just opened it.
    Requested,
    /// The window was not visible.
    Hidden,
    Asleep,
}

/// What the window shows, depending on the person at the screen and the state of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// The form that asks who plays.
    ChoosePlayer,
    /// All hands are covered until the person in this seat confirms being there.
    Covered(Seat),
    /// The game of the person in this seat is paused: its clock is stopped, and table and hands are
    /// hidden.
    Paused(Seat),
    /// The table while a hand is played, as seen from this seat.
    Table(Seat),
    /// The table with all hands revealed after a hand; the next hand can be dealt.
    HandOver(Seat),
    /// The table at the end of the game.
    Results(Seat),
    /// A moment of a reviewed game.
    Review(Seat),
}

impl Screen {
    /// The screen for a session; without a session, the form that asks who plays.
    pub fn for_session(session: Option<&Session>, present: Option<PresentPerson>) -> Self {
        let Some(session) = session else {
            return Self::ChoosePlayer;
        };
        let mut people = session.seating().people();
        let first = people.next().unwrap_or(Seat::ALL[0]);
        let is_alone = people.next().is_none();
        let present = present.filter(|_| !is_alone);
        let seat = present.map(|present| present.seat);
        if session.state().outcome().is_some() {
            return Self::Results(seat.unwrap_or(first));
        }
        let Some(turn) = session.state().turn() else {
            return Self::HandOver(seat.unwrap_or(first));
        };
        if is_alone {
            return Self::Table(first);
        }
        match present {
            // A person who has acted also watches while Nestor acts.
            Some(PresentPerson { seat, only_watches })
                if only_watches || session.person_in_turn().is_none_or(|turn| turn == seat) =>
            {
                Self::Table(seat)
            }
            _ => Self::Covered(next_person(session, turn)),
        }
    }

    /// The seat from which the table is seen; `None` if it is not visible.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::ChoosePlayer | Self::Covered(_) | Self::Paused(_) => None,
            Self::Table(seat) | Self::HandOver(seat) | Self::Results(seat) | Self::Review(seat) => {
                Some(seat)
            }
        }
    }

    pub const fn is_covered(self) -> bool {
        matches!(self, Self::Covered(_) | Self::Paused(_))
    }
}

/// The first person at or after a seat, in the order of play.
fn next_person(session: &Session, from: Seat) -> Seat {
    let people = || session.seating().people();
    let next = people().find(|seat| *seat >= from);
    next.or_else(|| people().next()).unwrap_or(from)
}
