//! A finished game, as the history keeps it.

use chrono::{DateTime, Utc};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::game_id::GameId;
use super::game_name::GameName;
use super::help::Help;
use super::judged::ReviewFigures;
use super::kind::GameKind;
use super::luck::Luck;
use super::results::GameResult;
use engine::{Rules, Seating, Team, is_zero};

/// A finished game, as the history keeps it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
// With `remote`, serde derives functions only: the traits are below, and check what they read.
#[serde(remote = "Self", deny_unknown_fields)]
pub struct PlayedGame {
    /// The id under which the moves of the game are stored.
    pub id: GameId,
    /// When the game ended, by the system's clock. The history does not sort by this time, because
    /// the clock can be wrong.
    pub ended: DateTime<Utc>,
    /// The kind of game under which the result is counted.
    pub kind: GameKind,
    /// The rules at the end. `None` if they are those of the ready-made game that
    /// `kind` names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The players by seat. The owner of the profile sat in the first seat.
    pub seating: Seating,
    /// The side that won; `None` for a drawn game.
    #[serde(rename = "won_by", default)]
    pub winner: Option<Team>,
    /// The points of each side in the order of sides, the owner's first.
    pub scores: Vec<i32>,
    /// Number of hands that were dealt.
    pub hands: u32,
    /// Number of actions by all players.
    pub actions: u32,
    /// Playing time in seconds. Only the beginning of a long pause counts.
    pub secs: u32,
    /// The most help that the player had in the game.
    #[serde(rename = "with_help")]
    pub help: Help,
    /// The bonuses of the owner's side for its lead and for the time left; 0 in games without a
    /// clock.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bonus: u32,
    /// Whether the game was given up, which is possible only with a clock.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
    /// Luck of each side. `None` if another game with the same deals counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
    /// Figures from the review of the game; `None` until it was reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged: Option<ReviewFigures>,
    /// The number that all deals came from; `None` if each deal was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// The first game with these deals, if this game continued a copy of it or played it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<GameId>,
    /// Number of the game in the history, from 0; `None` if the game is counted but not listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nth: Option<u32>,
}

impl PlayedGame {
    /// Returns the rules at the end of the game, even if the `rules` field is `None`.
    pub fn rules(&self) -> Rules {
        match (self.rules, &self.kind.game) {
            (Some(rules), _) => rules,
            (None, GameName::ReadyMade(preset)) => preset.rules(self.kind.seats),
            (None, _) => Rules { seats: self.kind.seats, ..Rules::default() },
        }
    }

    /// The result for the owner's side.
    pub fn result(&self) -> GameResult {
        GameResult::of(self.winner, self.kind.seats)
    }

    /// Whether the game was played to its end without help, and so may be the best of its kind.
    pub const fn is_finished_unaided(&self) -> bool {
        !self.help.is_any() && !self.given_up
    }

    /// Returns the points of the owner's side, including the clock's bonus.
    pub fn points_with_bonus(&self) -> i64 {
        i64::from(self.points()) + i64::from(self.bonus)
    }

    /// Returns the points of the owner's side, without the clock's bonus.
    pub fn points(&self) -> i32 {
        self.scores.first().copied().unwrap_or_default()
    }
}

impl Serialize for PlayedGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for PlayedGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = Self::deserialize(deserializer)?;
        let seats = game.kind.seats;
        let sides = usize::from(seats.team_count());
        let is_one_game = game.seating.fits(seats)
            && game.scores.len() == sides
            && game.winner.is_none_or(|team| team.index() < sides)
            && game.rules.is_none_or(|rules| rules.seats == seats);
        if is_one_game {
            Ok(game)
        } else {
            Err(D::Error::custom(
                "who sat at the table, who won, the points and the rules are not those of one game",
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::OpponentKind;
    use engine::{Level, Name, Preset, Seats};

    #[test]
    fn a_game_survives_serialization_and_an_inconsistent_one_is_refused() {
        let name = Name::new("Anna").expect("a name");
        for seats in Seats::ALL {
            let scores = (0..i32::from(seats.team_count())).collect();
            let id = "0000000000000000000000000000000a".parse().expect("an id");
            let game = PlayedGame {
                id,
                ended: DateTime::UNIX_EPOCH,
                kind: GameKind {
                    game: GameName::ReadyMade(Preset::Draw),
                    seats,
                    company: OpponentKind::Nestors(Level::Easy),
                },
                rules: None,
                seating: Seating::with_nestors(&name, seats, Level::Easy),
                winner: Team::all(seats).last(),
                scores,
                bonus: 12,
                given_up: true,
                luck: Some(Luck::default()),
                judged: Some(ReviewFigures { decisions: 30, cost: 0.25, luck: -7.5 }),
                number: Some(77),
                origin: Some(id),
                nth: Some(3),
                hands: 2,
                actions: 44,
                secs: 9,
                help: Help::Advice,
            };
            let text = |game: &PlayedGame| ron::to_string(game).expect("it can be written");
            let written = text(&game);
            assert_eq!(ron::from_str(&written), Ok(game.clone()), "from {written}");
            let mut more = game;
            more.scores.push(0);
            assert!(ron::from_str::<PlayedGame>(&text(&more)).is_err(), "sides");
        }
    }
}
