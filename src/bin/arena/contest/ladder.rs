//! `arena ladder`: all levels and the panel, as tables in Markdown.

use nestor_dominoes::engine::{Preset, Seats};
use nestor_dominoes::nestor::Level;

use super::pairs::Contest;
use super::player::Player;
use super::report::{Measured, Report};

/// The other games whose ladders are shown; of these a fifth of the pairs is
/// played.
const OTHERS: [Preset; 4] = [
    Preset::Draw,
    Preset::Block,
    Preset::AllThrees,
    Preset::FivesAndThrees,
];

/// Players who need no time play so many times more pairs.
const QUICK: usize = 8;

/// How much the ladder plays.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ladder {
    /// Pairs of games for each row with a player who takes his time.
    pub(crate) pairs: usize,
    /// Pairs of rounds for each row of points.
    pub(crate) rounds: usize,
    /// What everything comes from.
    pub(crate) seed: u64,
    /// How they sit: one of the level that is measured, or a pair of them,
    /// against as many of the other as there are seats left.
    pub(crate) seats: Seats,
}

/// Plays all rows and prints them as they come.
pub(crate) fn run(ladder: &Ladder) {
    println!(
        "Seed {}; {} pairs of games a row, {} pairs of rounds for points, {QUICK} times as many \
         where both players are quick; 95% intervals over pairs.\n",
        ladder.seed, ladder.pairs, ladder.rounds
    );
    ladder.levels(Preset::AllFives);
    if ladder.seats == Seats::Two {
        ladder.panel();
    }
    let fewer = Ladder {
        pairs: (ladder.pairs / 5).max(1),
        ..*ladder
    };
    println!("In the following, {} pairs a row.\n", fewer.pairs);
    for game in OTHERS {
        fewer.levels(game);
    }
}

impl Ladder {
    fn report(&self, players: [Player; 2], game: Preset, one_round: bool) -> Report {
        let pairs = if one_round { self.rounds } else { self.pairs };
        let slow = |player| {
            matches!(
                player,
                Player::Level(Level::Brutal) | Player::Sampled(_) | Player::OpenHands
            )
        };
        let contest = Contest {
            players,
            rules: game.rules(self.seats),
            pairs: if players.into_iter().any(slow) {
                pairs
            } else {
                pairs * QUICK
            },
            seed: self.seed,
            one_round,
        };
        Report::of(&contest, &contest.run(super::THREADS))
    }

    /// Each level against Beginner and against the one below.
    fn levels(&self, game: Preset) {
        println!("### {}\n", game.name());
        println!(
            "| level | v. Beginner | v. the level below | points a round v. the level below |"
        );
        println!("| --- | --- | --- | --- |");
        for (place, level) in Level::ALL.into_iter().enumerate() {
            let against = |other| {
                let players = [Player::Level(level), Player::Level(other)];
                self.report(players, game, false)
            };
            let beginner = against(Level::Beginner);
            let games = beginner.games.map(per_cent).unwrap_or_default();
            let below = place.checked_sub(1).map(|below| match below {
                0 => beginner.clone(),
                _ => against(Level::ALL[below]),
            });
            let (won, points) = below.map_or((String::new(), String::new()), |below| {
                (
                    below.games.map(per_cent).unwrap_or_default(),
                    points(below.points),
                )
            });
            println!("| {} | {games} | {won} | {points} |", level.name());
        }
        println!();
    }

    /// The panel, in All Fives.
    fn panel(&self) {
        let brutal = Player::Level(Level::Brutal);
        let rows = [
            ([Player::Greedy, Player::Random], false),
            ([Player::Heuristic, Player::Greedy], false),
            ([Player::Net, Player::Greedy], false),
            ([brutal, Player::Greedy], false),
            ([Player::Greedy, Player::Random], true),
            ([Player::Heuristic, Player::Greedy], true),
            ([Player::Net, Player::Greedy], true),
            ([Player::Sampled(1_000), Player::Greedy], true),
            ([brutal, Player::Greedy], true),
            ([brutal, Player::Sampled(1_000)], true),
            ([Player::OpenHands, brutal], true),
        ];
        println!("### The panel, All Fives\n");
        println!(
            "| players | games | points a round | rounds | ms a decision of the first: median, 99th percentile, largest |"
        );
        println!("| --- | --- | --- | --- | --- |");
        for (players, one_round) in rows {
            let report = self.report(players, Preset::AllFives, one_round);
            let [a, b] = players;
            let [median, high, largest] = report.millis[0];
            println!(
                "| {a} v. {b} | {} | {} | {} | {median:.3}, {high:.2}, {largest:.2} |",
                report.games.map(per_cent).unwrap_or_default(),
                points(report.points),
                per_cent(report.rounds),
            );
        }
        println!();
    }
}

fn per_cent(measured: Measured) -> String {
    format!("{:.1} ± {:.1} %", measured.mean, measured.within)
}

fn points(measured: Measured) -> String {
    format!("{:+.2} ± {:.2}", measured.mean, measured.within)
}
