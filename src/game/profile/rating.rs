//! A player's rating: one number with its uncertainty, from games against Nestors.
//!
//! This is Glicko (Mark Glickman, "The Glicko system", 1999) with a rating period for each game.
//! The strength of the opponents is known: it is that of their levels in the game that was played
//! (see [`level_ratings`]).

use std::cmp::Ordering;

use strum::{IntoStaticStr, VariantArray};

use engine::{Preset, Seat, Seats, Team};

use super::game_id::GameId;
use super::game_name::GameName;
use super::history::History;
use super::kind::OpponentKind;
use super::ladder::level_ratings;
use super::opponents::OWNER;
use super::played_game::PlayedGame;
use super::rule::nearest_game;

/// A kind of table with a rating of its own: playing against one opponent, with a partner, and
/// against several opponents are different skills.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RatedTable {
    /// Two players.
    #[default]
    Two,
    /// Two pairs.
    Pairs,
    /// Three or four players, each alone.
    Several,
}

/// A rating. A Beginner has 1000; a player with 400 more than another wins ten games of eleven.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The most likely strength.
    pub value: f64,
    /// The standard deviation of `value`, in the same unit.
    pub deviation: f64,
}

/// A game that changed the rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedGame {
    /// The rated game.
    pub id: GameId,
    /// The index of the game in the history.
    pub index: usize,
    /// The rating before the game; [`Rating::UNKNOWN`] before the first one.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
}

/// The result against one other side of a game.
#[derive(Debug, Clone, Copy)]
struct Encounter {
    /// The mean strength of the players of that other side.
    rival: f64,
    /// The strength of the partner; `None` if the player was alone.
    partner: Option<f64>,
    /// 1 for a win, 0.5 for a tie, 0 for a loss.
    score: f64,
    /// Weight of the result. The weights of one game add up to 1.
    weight: f64,
}

/// The number of games from which a rating is reliable enough to be shown.
pub const MIN_RATED_GAMES: usize = 10;

/// ln 10 / 400: the steepness of the logistic curve that turns a difference between ratings into an
/// expected share of games won.
const STEEPNESS: f64 = std::f64::consts::LN_10 / 400.0;

/// Standard deviation of the change of a player's strength from one game to the next.
const CHANGE_PER_GAME: f64 = 2.0;

/// The number of standard deviations on either side of a rating within which the true strength lies
/// in 95 of 100 cases.
const DEVIATIONS_OF_95_PERCENT: f64 = 1.96;

impl RatedTable {
    /// All kinds of tables, in the order of the variants.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the kind of table of a game for `seats`.
    pub const fn of(seats: Seats) -> Self {
        match seats {
            Seats::Two => Self::Two,
            Seats::Partners => Self::Pairs,
            Seats::Three | Seats::Four => Self::Several,
        }
    }
}

impl Rating {
    /// The rating before the first game, with a large uncertainty.
    pub const UNKNOWN: Self = Self { value: 1000.0, deviation: 350.0 };

    /// The range in which the true strength lies in 95 of 100 cases, in whole points.
    pub fn likely_range(self) -> (i32, i32) {
        let half = DEVIATIONS_OF_95_PERCENT * self.deviation;
        ((self.value - half).round() as i32, (self.value + half).round() as i32)
    }

    /// The share of games, 0 to 1, that a player with this rating wins against one rated `rival`.
    pub fn expected_share(self, rival: f64) -> f64 {
        1.0 / (1.0 + (STEEPNESS * (rival - self.value)).exp())
    }

    /// The most likely strength in whole points.
    pub fn points(self) -> i32 {
        self.value.round() as i32
    }

    /// The rating after a game with these results.
    fn after(self, encounters: &[Encounter]) -> Self {
        let variance = self.deviation.powi(2) + CHANGE_PER_GAME.powi(2);
        let (mut surprise, mut information) = (0.0, 0.0);
        for encounter in encounters {
            // With a partner, the side is as strong as the two on average.
            let own_part = if encounter.partner.is_some() { 0.5 } else { 1.0 };
            let side = own_part * self.value + (1.0 - own_part) * encounter.partner.unwrap_or(0.0);
            let expected = Self { value: side, ..self }.expected_share(encounter.rival);
            surprise += encounter.weight * own_part * STEEPNESS * (encounter.score - expected);
            information +=
                encounter.weight * (own_part * STEEPNESS).powi(2) * (expected * (1.0 - expected));
        }
        let variance = 1.0 / (1.0 / variance + information);
        Self { value: self.value + variance * surprise, deviation: variance.sqrt() }
    }
}

impl History {
    /// Returns how a game changed the rating; `None` if it does not count, or if fewer than
    /// [`MIN_RATED_GAMES`] were rated by then.
    pub fn rated_game(&self, id: GameId) -> Option<RatedGame> {
        let game = self.games().iter().find(|game| game.id == id)?;
        let rated = self.rated_games(RatedTable::of(game.kind.seats));
        rated.into_iter().skip(MIN_RATED_GAMES - 1).find(|rated| rated.id == id)
    }

    /// The games that count for the rating at a table, the oldest first, with the rating before
    /// and after each: listed games with Nestors only, without help, and played to their end.
    pub fn rated_games(&self, table: RatedTable) -> Vec<RatedGame> {
        let mut rating = Rating::UNKNOWN;
        let games = self.games().iter().enumerate();
        let games = games.filter(|(_, game)| {
            RatedTable::of(game.kind.seats) == table
                && matches!(game.kind.company, OpponentKind::Nestors(_))
                && game.nth.is_some()
                && game.is_finished_unaided()
        });
        games
            .map(|(index, game)| {
                let before = rating;
                rating = before.after(&encounters(game));
                RatedGame { id: game.id, index, before, after: rating }
            })
            .collect()
    }
}

/// Returns the ready-made game whose measured levels are used to rate this game.
pub fn measured_game(game: &PlayedGame) -> Preset {
    match game.kind.game {
        GameName::ReadyMade(preset) => preset,
        GameName::Own(_) | GameName::Unnamed => nearest_game(&game.rules()),
    }
}

/// The results of the owner's side against each other side of a game.
fn encounters(game: &PlayedGame) -> Vec<Encounter> {
    let seats = game.kind.seats;
    let ratings = level_ratings(measured_game(game), seats);
    let strength = |seat: Seat| {
        let level = game.seating.get(seat)?.level()?;
        Some(ratings[level.index()])
    };
    let own = seats.team(OWNER);
    let members = |team| Seat::around(seats).filter(move |seat| seats.team(*seat) == team);
    let partner = members(own).find(|seat| *seat != OWNER).and_then(strength);
    let rivals: Vec<_> = Team::all(seats).filter(|team| *team != own).collect();
    let weight = 1.0 / rivals.len() as f64;
    rivals
        .into_iter()
        .filter_map(|rival| {
            let strengths: Vec<_> = members(rival).filter_map(strength).collect();
            let mean = strengths.iter().sum::<f64>() / strengths.len().max(1) as f64;
            let score = score_against(game, rival);
            (!strengths.is_empty()).then_some(Encounter { rival: mean, partner, score, weight })
        })
        .collect()
}

/// Returns 1 if the owner's side did better than `rival`, 0.5 if they tied, else 0. The winner did
/// better than all others, whatever the scores.
fn score_against(game: &PlayedGame, rival: Team) -> f64 {
    let own = game.kind.seats.team(OWNER);
    match game.winner {
        Some(winner) if winner == own => 1.0,
        Some(winner) if winner == rival => 0.0,
        _ => match game.scores[own.index()].cmp(&game.scores[rival.index()]) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        },
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::{Level, Name, SeatedPlayer, Seating};
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::profile::{GameKind, Help};

    /// A game of All Fives with these scores, and Nestors of these levels in the other seats.
    fn game(seats: Seats, levels: &[Level], scores: Vec<i32>) -> PlayedGame {
        let name = Name::new("Anna").expect("a name");
        let mut players = vec![SeatedPlayer::Person { name }];
        for level in levels {
            let name = Seating::free_name(&players);
            players.push(SeatedPlayer::Nestor { name, level: *level });
        }
        let most = scores.iter().max().expect("there are sides");
        let mut best = Team::all(seats).filter(|team| scores[team.index()] == *most);
        let company = OpponentKind::Nestors(levels[0]);
        PlayedGame {
            id: GameId::from_bytes([1; 16]),
            ended: chrono::DateTime::UNIX_EPOCH,
            kind: GameKind { game: GameName::ReadyMade(Preset::AllFives), seats, company },
            rules: None,
            seating: Seating::new(players).expect("two to four sit at the table"),
            winner: if best.clone().count() == 1 { best.next() } else { None },
            scores,
            hands: 5,
            actions: 80,
            secs: 300,
            help: Help::None,
            bonus: 0,
            given_up: false,
            luck: None,
            judged: None,
            number: None,
            origin: None,
            nth: Some(1),
        }
    }

    fn history(games: impl IntoIterator<Item = PlayedGame>) -> History {
        History::from(games.into_iter().map(Arc::new).collect::<Vec<_>>())
    }

    fn last_rating(games: impl IntoIterator<Item = PlayedGame>, table: RatedTable) -> Rating {
        history(games).rated_games(table).last().map_or(Rating::UNKNOWN, |game| game.after)
    }

    /// A game of a player as strong as `own`. The order of the sides is random, so that the better
    /// of two wins as often as the difference of their ratings predicts.
    fn simulated(seats: Seats, own: f64, rng: &mut ChaCha8Rng) -> PlayedGame {
        let ratings = level_ratings(Preset::AllFives, seats);
        let others = usize::from(seats.count()) - 1;
        let levels: Vec<_> =
            (0..others).map(|_| Level::ALL[rng.random_range(0..Level::ALL.len())]).collect();
        let strength = |seat: Seat| match seat.index() {
            0 => own,
            other => ratings[levels[other - 1].index()],
        };
        let scores = Team::all(seats).map(|team| {
            let members: Vec<_> =
                Seat::around(seats).filter(|seat| seats.team(*seat) == team).collect();
            let mean =
                members.iter().map(|seat| strength(*seat)).sum::<f64>() / members.len() as f64;
            let chance = -(-rng.random_range(1e-12..1.0_f64).ln()).ln();
            ((STEEPNESS * mean + chance) * 1e4) as i32
        });
        let scores = scores.collect();
        game(seats, &levels, scores)
    }

    /// The percentage of a thousand players of known strength whose strength lies in their likely
    /// range.
    fn percent_in_likely_range(seats: Seats, games: usize) -> f64 {
        let inside = (0..1000).filter(|seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(*seed);
            let own = rng.random_range(600.0..1600.0);
            let games = (0..games).map(|_| simulated(seats, own, &mut rng)).collect::<Vec<_>>();
            let (low, high) = last_rating(games, RatedTable::of(seats)).likely_range();
            (f64::from(low)..=f64::from(high)).contains(&own)
        });
        inside.count() as f64 / 10.0
    }

    #[test]
    fn the_likely_range_holds_the_strength_of_95_in_100_players() {
        for (seats, games, expected) in [
            (Seats::Two, 20, 93.0..=97.0),
            (Seats::Two, 100, 93.0..=97.0),
            (Seats::Partners, 100, 93.0..=97.0),
            // Results against several opponents count as one, though they tell more than one does.
            (Seats::Three, 100, 96.0..=99.5),
            (Seats::Four, 100, 96.0..=99.9),
        ] {
            let share = percent_in_likely_range(seats, games);
            println!("{seats:?}, {games} games: {share} %");
            assert!(expected.contains(&share), "{seats:?}, {games} games: {share} %");
        }
    }

    #[test]
    fn a_win_is_worth_more_against_a_higher_level_and_a_loss_costs_less() {
        let after = |level, scores: [i32; 2]| {
            last_rating([game(Seats::Two, &[level], scores.into())], RatedTable::Two).points()
        };
        let won = Level::ALL.map(|level| after(level, [150, 90]));
        let lost = Level::ALL.map(|level| after(level, [90, 150]));
        assert!(won.is_sorted_by(|low, high| low < high), "{won:?}");
        assert!(lost.is_sorted_by(|low, high| low < high), "{lost:?}");
        assert_eq!(after(Level::Beginner, [100, 100]), Rating::UNKNOWN.points());
        let beginner = Level::Beginner.index();
        assert_eq!(won[beginner] - 1000, 1000 - lost[beginner]);
    }

    #[test]
    fn more_games_lower_the_deviation() {
        let mut deviation = Rating::UNKNOWN.deviation;
        for game in history((0..100).map(|nth| {
            game(Seats::Two, &[Level::Easy], if nth % 2 == 0 { vec![150, 9] } else { vec![9, 150] })
        }))
        .rated_games(RatedTable::Two)
        {
            assert!(game.after.deviation < deviation);
            deviation = game.after.deviation;
        }
        let rating = last_rating(
            (0..100).map(|nth| {
                let scores = if nth % 2 == 0 { vec![150, 9] } else { vec![9, 150] };
                game(Seats::Two, &[Level::Easy], scores)
            }),
            RatedTable::Two,
        );
        assert!((1040..1120).contains(&rating.points()), "as strong as Easy: {rating:?}");
    }

    #[test]
    fn only_listed_games_without_help_against_nestors_count() {
        let one = || game(Seats::Two, &[Level::Easy], vec![150, 90]);
        let mut person = one();
        person.kind.company = OpponentKind::People;
        let cases = [
            PlayedGame { help: Help::Advice, ..one() },
            PlayedGame { nth: None, ..one() },
            PlayedGame { given_up: true, ..one() },
            person,
            game(Seats::Three, &[Level::Easy; 2], vec![150, 90, 20]),
        ];
        let history = history([one()].into_iter().chain(cases));
        let rated = history.rated_games(RatedTable::Two);
        assert_eq!(rated.iter().map(|game| game.index).collect::<Vec<_>>(), [0]);
        assert_eq!(history.rated_games(RatedTable::Several).len(), 1);
        assert_eq!(history.rated_games(RatedTable::Pairs), []);
    }
}
