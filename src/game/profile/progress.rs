//! How the owner's play changes over time, from analyzed games.

use std::collections::BTreeMap;

use chrono::TimeZone;

use super::day::Day;
use super::help::Help;
use super::played_game::PlayedGame;
use super::practice::{OwnMistakes, Task};
use nestor::coach::MistakeKind;

/// Points per hand that decisions cost and luck brought in the analyzed games of a week.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Week {
    /// The Monday on which the week begins.
    pub monday: Day,
    /// The number of analyzed games in the week that count points.
    pub games: usize,
    /// The points per hand that the owner's decisions cost; `None` without unassisted games.
    pub lost: Option<f64>,
    /// The points per hand that luck added to the lead of the owner's side; `None` if every game
    /// had known bones or repeated deals.
    pub luck: Option<f64>,
}

/// All mistakes of one kind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MistakesOfKind {
    /// The kind that the mistakes have in common.
    pub kind: MistakeKind,
    /// The number of mistakes of this kind in all analyzed games.
    pub count: usize,
    /// The sum of the winning chances that the mistakes cost: the expected number of lost games.
    pub expected_losses: f64,
    /// The mistake that cost the greatest winning chance.
    pub worst: Task,
}

/// How the owner's play changes over time.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PlayOverTime {
    /// The number of analyzed games, including those that count hands.
    pub analyzed_games: usize,
    /// The weeks with games that count points, the oldest first.
    pub weeks: Vec<Week>,
    /// The kinds of mistakes, the costliest first.
    pub kinds: Vec<MistakesOfKind>,
}

/// A sum of points, and the number of hands in which they were made.
#[derive(Debug, Clone, Copy, Default)]
struct HandPoints {
    points: f64,
    hands: u32,
}

impl HandPoints {
    fn add(&mut self, points: f32, game: &PlayedGame) {
        let unit = f64::from(game.rules().score_display.unit());
        self.points += f64::from(points) / unit;
        self.hands += game.hands;
    }

    fn points_per_hand(self) -> Option<f64> {
        (self.hands > 0).then(|| self.points / f64::from(self.hands))
    }
}

impl PlayOverTime {
    /// Sums up these games by week, with dates in this time zone, and by kind of mistake. The weeks
    /// leave out games that count hands, which have no points.
    pub fn of<'a, Z: TimeZone>(
        games: impl IntoIterator<Item = (&'a PlayedGame, &'a OwnMistakes)>,
        zone: &Z,
    ) -> Self {
        let mut analyzed_games = 0;
        let mut weeks = BTreeMap::<Day, (usize, HandPoints, HandPoints)>::new();
        let mut kinds = BTreeMap::<MistakeKind, (MistakesOfKind, f32)>::new();
        for (game, own) in games {
            let Some(judged) = game.judged else {
                continue;
            };
            analyzed_games += 1;
            if !game.rules().counts_hands() {
                let day = Day::of(game.ended.with_timezone(zone).date_naive());
                let (games, lost, luck) = weeks.entry(day.end_of_week().minus(6)).or_default();
                *games += 1;
                if !game.help.is_any() {
                    lost.add(own.lost, game);
                }
                if game.luck.is_some() && game.help != Help::Knowledge {
                    luck.add(judged.luck, game);
                }
            }
            for mistake in &own.mistakes {
                let Some(kind) = mistake.kind else {
                    continue;
                };
                let worst = Task { game: own.game, moment: mistake.moment };
                let none = MistakesOfKind { kind, count: 0, expected_losses: 0.0, worst };
                let (sum, most) = kinds.entry(kind).or_insert((none, mistake.chance));
                sum.count += 1;
                sum.expected_losses += f64::from(mistake.chance);
                if mistake.chance > *most {
                    (sum.worst, *most) = (worst, mistake.chance);
                }
            }
        }
        let weeks = weeks.into_iter().map(|(monday, (games, lost, luck))| Week {
            monday,
            games,
            lost: lost.points_per_hand(),
            luck: luck.points_per_hand(),
        });
        let mut kinds: Vec<_> = kinds.into_values().map(|(kind, _)| kind).collect();
        kinds.sort_by(|one, other| other.expected_losses.total_cmp(&one.expected_losses));
        Self { analyzed_games, weeks: weeks.collect(), kinds }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{GameKind, GameName, Luck, OpponentKind, ReviewFigures};
    use chrono::{DateTime, Utc};
    use engine::{Level, Name, Preset, Seating, Seats};
    use nestor::coach::Mistake;

    /// An analyzed game of four hands.
    fn game(number: u8, ended: &str, preset: Preset, luck: f32) -> PlayedGame {
        let seats = Seats::Two;
        let name = Name::new("Anna").expect("a name");
        PlayedGame {
            id: format!("{number:032x}").parse().expect("an id"),
            ended: ended.parse::<DateTime<Utc>>().expect("a time"),
            kind: GameKind {
                game: GameName::ReadyMade(preset),
                seats,
                company: OpponentKind::Nestors(Level::Easy),
            },
            rules: None,
            seating: Seating::with_nestors(&name, seats, Level::Easy),
            winner: None,
            scores: vec![0, 0],
            hands: 4,
            actions: 40,
            secs: 9,
            help: Help::None,
            bonus: 0,
            given_up: false,
            luck: Some(Luck::default()),
            judged: Some(ReviewFigures { decisions: 30, cost: 0.25, luck }),
            number: None,
            origin: None,
            nth: Some(u32::from(number)),
        }
    }

    fn own(game: &PlayedGame, lost: f32, mistakes: &[(MistakeKind, f32)]) -> OwnMistakes {
        let mistakes = mistakes.iter().zip(0..).map(|((kind, chance), moment)| Mistake {
            moment,
            points: 1.0,
            chance: *chance,
            kind: Some(*kind),
        });
        OwnMistakes {
            game: game.id,
            lost,
            mistakes: mistakes.collect(),
            practiced: BTreeMap::new(),
        }
    }

    #[test]
    fn points_are_averaged_per_hand_by_week_and_mistakes_summed_up_by_kind() {
        use MistakeKind::{HeldDoublet, LeftScore};
        let mut assisted = game(2, "2026-11-22T20:00:00Z", Preset::AllFives, 8.0);
        assisted.help = Help::Advice;
        let games = [
            game(1, "2026-11-20T20:00:00Z", Preset::AllFives, -16.0),
            assisted,
            game(3, "2026-11-23T20:00:00Z", Preset::AllFives, 4.0),
        ];
        let owns = [
            own(&games[0], 12.0, &[(HeldDoublet, 0.02), (LeftScore, 0.05)]),
            own(&games[1], 100.0, &[(HeldDoublet, 0.04)]),
            own(&games[2], 6.0, &[]),
        ];
        let progress = PlayOverTime::of(games.iter().zip(&owns), &Utc);
        assert_eq!(progress.analyzed_games, 3);
        let weeks: Vec<_> =
            progress.weeks.iter().map(|it| (it.monday.to_string(), it.games)).collect();
        let dates = ["2026-11-16", "2026-11-23"].map(str::to_owned);
        assert_eq!(weeks, [(dates[0].clone(), 2), (dates[1].clone(), 1)], "by Mondays");
        let points: Vec<_> = progress.weeks.iter().map(|it| (it.lost, it.luck)).collect();
        let expected = [(Some(3.0), Some(-1.0)), (Some(1.5), Some(1.0))];
        assert_eq!(points, expected, "what was lost is that of unassisted games");
        let kinds: Vec<_> = progress.kinds.iter().map(|it| (it.kind, it.count)).collect();
        assert_eq!(kinds, [(HeldDoublet, 2), (LeftScore, 1)], "0.06 and 0.05 games");
        let worst = Task { game: games[1].id, moment: 0 };
        assert_eq!(progress.kinds[0].worst, worst, "of 0.02 and 0.04");
    }

    #[test]
    fn a_game_whose_analysis_is_gone_is_left_out() {
        let mut gone = game(1, "2026-11-20T20:00:00Z", Preset::AllFives, 1.0);
        gone.judged = None;
        let own = own(&gone, 12.0, &[(MistakeKind::LeftScore, 0.05)]);
        assert_eq!(PlayOverTime::of([(&gone, &own)], &Utc), PlayOverTime::default());
    }
}
