//! `arena ladder`: contests of all levels and the panel, as tables in Markdown.

use std::io::{self, Write};

use engine::{Preset, Seats};
use nestor::Level;
use serde::{Deserialize, Serialize};

use super::contest::Contest;
use super::player::ArenaPlayer;
use super::report::{Estimate, Report};
use crate::protocol::ProgramLimits;

/// Multiplies the number of pairs where both players are quick.
const QUICK_FACTOR: usize = 8;

/// The settings of a run of `arena ladder`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ladder {
    /// Pairs of games for each row with a slow player.
    pub(crate) pairs: usize,
    /// Pairs for each row with a slow player in games other than All Fives.
    #[serde(rename = "other_games")]
    pub(crate) pairs_in_other_games: usize,
    /// Pairs of rounds for each row that compares points.
    pub(crate) rounds: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
    /// The number of players. The measured player has one side, the other player all others.
    pub(crate) seats: Seats,
    /// The only game; `None` for all.
    pub(crate) game: Option<Preset>,
}

/// A function that plays a contest, or looks up its results, and returns the report.
type ContestRunner<'a> = dyn FnMut(&Contest) -> io::Result<Report> + 'a;

impl Ladder {
    /// Writes all tables, each row as soon as its contests are played.
    pub(crate) fn write_tables(
        &self,
        out: &mut dyn Write,
        play: &mut ContestRunner<'_>,
    ) -> io::Result<()> {
        writeln!(
            out,
            "Seed {}; {} pairs of games a row, {} pairs of rounds for points, {QUICK_FACTOR} times as many \
             where both players are quick; 95% intervals over pairs.\n",
            self.seed, self.pairs, self.rounds
        )?;
        if let Some(game) = self.game {
            return self.write_level_table(game, out, play);
        }
        self.write_level_table(Preset::AllFives, out, play)?;
        if self.seats == Seats::Two {
            self.write_panel_table(out, play)?;
        }
        writeln!(
            out,
            "In the following, {} pairs a row with a slow player.\n",
            self.slow_pairs(Preset::Draw)
        )?;
        for game in Preset::ALL {
            if game != Preset::AllFives {
                self.write_level_table(game, out, play)?;
            }
        }
        Ok(())
    }

    /// The number of pairs in a row with a slow player, in this game.
    fn slow_pairs(&self, game: Preset) -> usize {
        if game == Preset::AllFives { self.pairs } else { self.pairs_in_other_games }
    }

    fn contest(&self, players: [ArenaPlayer; 2], game: Preset, one_round: bool) -> Contest {
        let (pairs, slow_pairs) = if one_round {
            (self.rounds, self.rounds)
        } else {
            (self.pairs, self.slow_pairs(game))
        };
        let is_slow = |player: &ArenaPlayer| {
            matches!(
                player,
                ArenaPlayer::Level(Level::STRONGEST)
                    | ArenaPlayer::Sampled(_)
                    | ArenaPlayer::Ismcts(_)
                    | ArenaPlayer::Expectiminimax(_)
                    | ArenaPlayer::OpenHands
            )
        };
        Contest {
            pairs: if players.iter().any(is_slow) { slow_pairs } else { pairs * QUICK_FACTOR },
            players,
            rules: game.rules(self.seats),
            seed: self.seed,
            one_round,
            program_limits: ProgramLimits::default(),
        }
    }

    /// Writes the table of each level against the Beginner and the level below.
    fn write_level_table(
        &self,
        game: Preset,
        out: &mut dyn Write,
        play: &mut ContestRunner<'_>,
    ) -> io::Result<()> {
        writeln!(out, "### {}\n", game.id())?;
        writeln!(
            out,
            "| level | v. Beginner | v. the level below | points a round v. the level below |"
        )?;
        writeln!(out, "| --- | --- | --- | --- |")?;
        for level in Level::ALL {
            let mut play_against = |other| {
                let players = [ArenaPlayer::Level(level), ArenaPlayer::Level(other)];
                play(&self.contest(players, game, false))
            };
            let beginner = play_against(Level::Beginner)?;
            let games = beginner.games.map(percent_text).unwrap_or_default();
            let below = match level.weaker() {
                None => None,
                Some(Level::Beginner) => Some(beginner.clone()),
                Some(below) => Some(play_against(below)?),
            };
            let (won, points) = below.map_or((String::new(), String::new()), |below| {
                (below.games.map(percent_text).unwrap_or_default(), points_text(below.points))
            });
            writeln!(out, "| {} | {games} | {won} | {points} |", level.id())?;
        }
        writeln!(out)
    }

    /// Writes the table of the panel, in All Fives.
    fn write_panel_table(
        &self,
        out: &mut dyn Write,
        play: &mut ContestRunner<'_>,
    ) -> io::Result<()> {
        let strongest = || ArenaPlayer::Level(Level::STRONGEST);
        let tough = || ArenaPlayer::Level(Level::Tough);
        let rows = [
            ([ArenaPlayer::Greedy, ArenaPlayer::Random], false),
            ([ArenaPlayer::Heuristic, ArenaPlayer::Greedy], false),
            ([ArenaPlayer::Net, ArenaPlayer::Greedy], false),
            ([strongest(), ArenaPlayer::Greedy], false),
            ([tough(), ArenaPlayer::Expectiminimax(6)], false),
            ([strongest(), ArenaPlayer::Expectiminimax(6)], false),
            ([tough(), ArenaPlayer::Ismcts(2_000)], false),
            ([strongest(), ArenaPlayer::Ismcts(2_000)], false),
            ([ArenaPlayer::Greedy, ArenaPlayer::Random], true),
            ([ArenaPlayer::Heuristic, ArenaPlayer::Greedy], true),
            ([ArenaPlayer::Net, ArenaPlayer::Greedy], true),
            ([ArenaPlayer::Sampled(1_000), ArenaPlayer::Greedy], true),
            ([strongest(), ArenaPlayer::Greedy], true),
            ([strongest(), ArenaPlayer::Sampled(1_000)], true),
            ([ArenaPlayer::OpenHands, strongest()], true),
        ];
        writeln!(out, "### The panel, All Fives\n")?;
        writeln!(
            out,
            "| players | games | points a round | rounds | ms a decision of the first: median, 99th percentile, largest |"
        )?;
        writeln!(out, "| --- | --- | --- | --- | --- |")?;
        for (players, one_round) in rows {
            let contest = self.contest(players, Preset::AllFives, one_round);
            let report = play(&contest)?;
            let [a, b] = &contest.players;
            let [median, high, largest] = report.decision_millis[0];
            writeln!(
                out,
                "| {a} v. {b} | {} | {} | {} | {median:.3}, {high:.2}, {largest:.2} |",
                report.games.map(percent_text).unwrap_or_default(),
                points_text(report.points),
                percent_text(report.rounds),
            )?;
        }
        writeln!(out)
    }
}

fn percent_text(measured: Estimate) -> String {
    format!("{:.1} ± {:.1}%", measured.mean, measured.within)
}

fn points_text(measured: Estimate) -> String {
    format!("{:+.2} ± {:.2}", measured.mean, measured.within)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_the_pairs_that_are_asked_for() {
        let ladder = Ladder {
            pairs: 50,
            pairs_in_other_games: 7,
            rounds: 3,
            seed: 1,
            seats: Seats::Two,
            game: None,
        };
        let slow = || [ArenaPlayer::Level(Level::STRONGEST), ArenaPlayer::Level(Level::Tough)];
        let quick = || [ArenaPlayer::Level(Level::Tough), ArenaPlayer::Level(Level::Easy)];
        let pairs = |players, game| ladder.contest(players, game, false).pairs;
        assert_eq!(pairs(slow(), Preset::AllFives), 50);
        assert_eq!(pairs(slow(), Preset::Block), 7);
        assert_eq!(pairs(quick(), Preset::Block), 400);
    }
}
