//! `arena ladder`: contests of all levels and the panel, printed as tables in
//! Markdown.

use nestor_dominoes::engine::{Preset, Seats};
use nestor_dominoes::nestor::Level;

use super::pairs::Contest;
use super::player::Player;
use super::report::{Measured, Report};

/// The games with a ladder besides All Fives. For these a fifth of the pairs is
/// played.
const OTHERS: [Preset; 4] = [
    Preset::Draw,
    Preset::Block,
    Preset::AllThrees,
    Preset::FivesAndThrees,
];

/// How many times more pairs are played where both players are quick.
const QUICK: usize = 8;

/// The size of a ladder.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ladder {
    /// Pairs of games for each row with a slow player.
    pub(crate) pairs: usize,
    /// Pairs of rounds for each row that compares points.
    pub(crate) rounds: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
    /// How many play. The player that is measured has one side, the other player
    /// all others.
    pub(crate) seats: Seats,
}

/// Plays all rows, and prints each when it is finished.
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

    /// Each level against the Beginner and against the next weaker one.
    fn levels(&self, game: Preset) {
        println!("### {}\n", game.id());
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
            println!("| {} | {games} | {won} | {points} |", level.id());
        }
        println!();
    }

    /// The players of the panel against each other, in All Fives.
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
