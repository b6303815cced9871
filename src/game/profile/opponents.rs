//! The players in the seats that are not the owner's.

use serde::{Deserialize, Serialize};

use engine::{Level, Name, Rules, Seat, SeatedPlayer, Seating, Seats};

use super::offered::{adjacent_level, nearest_offered};

/// The seat of the owner of the profile.
pub const OWNER: Seat = Seat::ALL[0];

/// A player in a seat that is not the owner's.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opponent {
    /// A Nestor of this level. His name is chosen when he sits down.
    Nestor(Level),
    /// Another person, who plays at the same screen.
    Person(Name),
}

impl Opponent {
    /// The level of a Nestor; `None` for a person.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Nestor(level) => Some(*level),
            Self::Person(_) => None,
        }
    }
}

/// The players in seats 1 to 3. The owner of the profile sits in seat 0.
///
/// There are always three: in games for fewer players, the last ones are kept but do not play.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Opponents([Opponent; 3]);

impl Default for Opponents {
    fn default() -> Self {
        Self::nestors(Level::default())
    }
}

impl Opponents {
    /// Nestors of this level in all three seats.
    pub fn nestors(level: Level) -> Self {
        Self([0; 3].map(|_| Opponent::Nestor(level)))
    }

    /// Returns the player in this seat; `None` for the owner's seat.
    pub fn at(&self, seat: Seat) -> Option<&Opponent> {
        self.0.get(seat.index().checked_sub(1)?)
    }

    /// Sets who sits in a seat. The owner's seat cannot be changed.
    pub fn set(&mut self, seat: Seat, opponent: Opponent) {
        let index = seat.index().checked_sub(1);
        if let Some(old) = index.and_then(|index| self.0.get_mut(index)) {
            *old = opponent;
        }
    }

    /// The levels of the Nestors at a table for `seats`, in the order of seats.
    pub fn levels(&self, seats: Seats) -> Vec<Level> {
        let others = usize::from(seats.count()) - 1;
        self.0[..others].iter().filter_map(Opponent::level).collect()
    }

    /// Gives all Nestors this level; people stay.
    pub fn set_level(&mut self, level: Level) {
        for opponent in &mut self.0 {
            if let Opponent::Nestor(old) = opponent {
                *old = level;
            }
        }
    }

    /// Returns these opponents with the level of each Nestor one step stronger or weaker where such
    /// a level is offered under these rules; `None` if that changes nobody at the table.
    #[must_use]
    pub fn shifted_one_level(&self, stronger: bool, rules: &Rules) -> Option<Self> {
        let others = usize::from(rules.seats.count()) - 1;
        let mut next = self.clone();
        for opponent in &mut next.0[..others] {
            if let Opponent::Nestor(level) = opponent {
                let now = nearest_offered(*level, rules);
                *level = adjacent_level(now, stronger, rules).unwrap_or(*level);
            }
        }
        (next != *self).then_some(next)
    }

    /// Returns these opponents, with each Nestor at least at the weakest offered level.
    #[must_use]
    pub fn raised_to_offered(&self, rules: &Rules) -> Self {
        let mut offered = self.clone();
        for opponent in &mut offered.0 {
            if let Opponent::Nestor(level) = opponent {
                *level = nearest_offered(*level, rules);
            }
        }
        offered
    }

    #[expect(clippy::missing_panics_doc, reason = "there are two to four of them")]
    /// Returns the seating when `player` plays with these opponents. Each Nestor gets a name that
    /// nobody else at the table has.
    pub fn seating(&self, player: &Name, seats: Seats) -> Seating {
        let others = &self.0[..usize::from(seats.count()) - 1];
        let person = |name: &Name| SeatedPlayer::Person { name: name.clone() };
        // Collects the names of all people first, so that no Nestor takes one from a later seat.
        let people = others.iter().filter_map(|opponent| match opponent {
            Opponent::Person(name) => Some(person(name)),
            Opponent::Nestor(_) => None,
        });
        let mut named: Vec<SeatedPlayer> = people.chain([person(player)]).collect();
        let mut seated = vec![person(player)];
        for opponent in others {
            let seated_player = match opponent {
                Opponent::Person(name) => person(name),
                Opponent::Nestor(level) => {
                    SeatedPlayer::Nestor { name: Seating::free_name(&named), level: *level }
                }
            };
            named.push(seated_player.clone());
            seated.push(seated_player);
        }
        Seating::new(seated).expect("two to four sit at a table")
    }
}

#[cfg(test)]
mod tests {
    use engine::Preset;

    use super::*;

    #[test]
    fn the_next_level_counts_from_the_weakest_offered_one() {
        let learners = Opponents(std::array::from_fn(|_| Opponent::Nestor(Level::Learner)));
        let next = |game: Preset, seats| {
            let next = learners.shifted_one_level(true, &game.rules(seats));
            next.and_then(|next| next.0[0].level())
        };
        assert_eq!(next(Preset::AllFives, Seats::Two), Some(Level::Beginner));
        assert_eq!(next(Preset::Dominican, Seats::Partners), Some(Level::Easy));
        let weaker = learners.shifted_one_level(false, &Preset::Dominican.rules(Seats::Partners));
        assert_eq!(weaker, None, "nobody is weaker");
    }
}
