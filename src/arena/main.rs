//! `arena`: the engine and Nestor at work without a window.
//!
//! ```text
//! arena match --a brutal --b tough --rules "All Fives" --pairs 300 --seed 7
//! ```
//!
//! - `play` writes the records of games that Nestor plays against himself; `check` replays
//!   saved games, or all games of a data folder, without changing anything.
//! - `match` measures two players on the same deals with swapped seats, `ladder` all levels and a
//!   panel, `loss` the points lost by each decision. Confidence intervals are over pairs or hands.
//!   `train` makes the nets that Nestor plays with.
//! - `serve`, `values` and players `cmd:COMMAND` speak the open protocol with other programs;
//!   `protocol` prints it. `count` prints the counts in lines of play.
//!
//! A long run can be spread over several programs or machines (`--shard`), and `merge`
//! turns their output into exactly what one run prints.

mod check;
mod count;
mod describe;
mod lines;
mod merge;
mod play;
mod progress;
mod protocol;
mod run;
mod shard;
mod shard_results;
mod strength;
mod train;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use engine::{Preset, Rules, Seats};
use nestor::{Level, NetFamily, NetKind};

use self::protocol::{OnError, ProgramLimits};
use self::run::ArenaRun;
use self::shard::Shard;
use self::shard_results::ShardResults;
use self::strength::{ArenaPlayer, Contest, Ladder, LossRun, PartnershipRun};
use self::train::Training;

/// Developer tools for Nestor Dominoes: matches, strength measurements, training, and file checks
#[derive(Debug, Parser)]
#[command(name = "arena", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: ArenaCommand,
}

#[derive(Debug, Subcommand)]
enum ArenaCommand {
    /// Read lines of play (`6-6 6-1@E 6-3@W 1-1@E`) and print `count:score`
    /// after each bone, or `illegal at K: reason`
    Count {
        /// Name of a built-in game, such as "All Fives"
        #[arg(long, value_parser = parse_game)]
        rules: Preset,
    },
    /// Let Nestor play against himself, and save each game to a file
    Play {
        /// Name of a built-in game, such as "All Fives"
        #[arg(long, value_parser = parse_game)]
        rules: Preset,
        /// Players: 2, 3, 4, or partners
        #[arg(long, value_parser = parse_seats, default_value = "2")]
        seats: Seats,
        /// Nestor's level, such as "Not so easy"
        #[arg(long, value_parser = parse_level, default_value = "Beginner")]
        level: Level,
        /// Number of games
        #[arg(long)]
        games: u32,
        /// Random seed
        #[arg(long)]
        seed: u64,
        /// Folder for the files, created if it is missing
        #[arg(long)]
        out: PathBuf,
    },
    /// Play a match of two players: pairs of games with the same deals and the seats swapped
    Match {
        /// First player: a level (learner, beginner, easy, not-so-easy, tough, brutal), a reference
        /// player (unlearned, hoarder, random, greedy, heuristic, net, sampled-1000,
        /// tree-2000, expectiminimax-6, open-hands, book), Brutal with a budget of your own
        /// (brutal-1200-400-16000-40000), your program (cmd:COMMAND; see `arena protocol`), or
        /// two of these as partners (tough+book)
        #[arg(long)]
        a: ArenaPlayer,
        /// Second player, as in --a
        #[arg(long)]
        b: ArenaPlayer,
        /// Name of a built-in game, such as "All Fives"
        #[arg(long, value_parser = parse_game)]
        rules: Preset,
        /// Players: 2, 3, 4, or partners; A has one seat (as partners, two), and B has the others
        #[arg(long, value_parser = parse_seats, default_value = "2")]
        seats: Seats,
        /// Pairs of games. With three or four sides: deals, each played once with A in every seat
        #[arg(long, value_parser = parse_count, default_value = "300")]
        pairs: usize,
        /// Random seed
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// Play a single hand of each game and compare points
        #[arg(long)]
        one_round: bool,
        /// Time limit for each decision of a program, in milliseconds
        #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..), default_value_t = 10_000)]
        time_limit: u64,
        /// What happens if a program crashes, times out, or makes an illegal move
        #[arg(long, value_enum, default_value_t = OnError::Forfeit)]
        on_error: OnError,
        #[command(flatten)]
        shard: ShardArguments,
    },
    /// Run Nestor as a player for other programs
    Serve {
        /// Nestor's level, such as "Not so easy"
        #[arg(long, value_parser = parse_level, default_value = Level::STRONGEST.id())]
        level: Level,
        /// Random seed
        #[arg(long, default_value_t = 7)]
        seed: u64,
    },
    /// Read a position in the lines of the protocol, and print how a player values each
    /// legal action
    Values(protocol::ValuesArguments),
    /// Print the documentation of the protocol
    Protocol,
    /// Print the rating of each level in each game, as computed from the results of the ladder
    Ratings,
    /// Play the levels and the reference players against each other, and print tables
    Ladder {
        /// Only this game [default: all games, and the reference players in All Fives]
        #[arg(long, value_parser = parse_game)]
        rules: Option<Preset>,
        /// Players: 2, 3, 4, or partners
        #[arg(long, value_parser = parse_seats, default_value = "2")]
        seats: Seats,
        /// Pairs of games for each row; eight times as many if both players are quick
        #[arg(long, value_parser = parse_count, default_value = "300")]
        pairs: usize,
        /// Pairs for each row with a slow player in games other than All Fives [default: a
        /// fifth of --pairs; with --rules, as many]
        #[arg(long, value_name = "PAIRS", value_parser = parse_count)]
        other_games: Option<usize>,
        /// Pairs of hands for each row of points
        #[arg(long, value_parser = parse_count, default_value = "1000")]
        rounds: usize,
        /// Random seed
        #[arg(long, default_value_t = 9_001)]
        seed: u64,
        #[command(flatten)]
        shard: ShardArguments,
    },
    /// Estimate how many points a player loses per decision and per hand
    Loss {
        /// Player as in `match`, but not a program of your own
        #[arg(long, value_parser = parse_arena_player)]
        player: ArenaPlayer,
        /// Name of a built-in game, such as "All Fives"
        #[arg(long, value_parser = parse_game)]
        rules: Preset,
        /// Number of hands that the player plays against itself
        #[arg(long, value_parser = parse_count, default_value = "20")]
        rounds: usize,
        /// Random seed
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// Judge each action by DEALS rollouts with Brutal in every seat at a tenth of his
        /// usual effort (slow; too few deals underestimate the loss)
        #[arg(long, value_name = "DEALS", value_parser = clap::value_parser!(u32).range(2..=100_000))]
        patient: Option<u32>,
        #[command(flatten)]
        shard: ShardArguments,
    },
    /// Count how often a player disappoints the partner: covers the doublet that was led, or closes
    /// the hand at a loss
    Pairs {
        /// Player as in `match`, but not a program of your own. In a mixed pair (tough+book), the
        /// plays of the first are counted
        #[arg(long, value_parser = parse_arena_player)]
        player: ArenaPlayer,
        /// Name of a built-in game that partners play without drawing, such as "Latin Partners"
        #[arg(long, value_parser = parse_game)]
        rules: Preset,
        /// Number of hands that the pair plays against another of the same players
        #[arg(long, value_parser = parse_count, default_value = "1000")]
        rounds: usize,
        /// Random seed
        #[arg(long, default_value_t = 7)]
        seed: u64,
    },
    /// Train the nets of Nestor's learned evaluation
    ///
    /// The training of a single net cannot be split. Each shard trains some of the nets and
    /// prints them; `arena merge` writes the file.
    Train {
        /// Nets to train: plain, fives, threes, fives-and-threes, multiples, headers, matador,
        /// hands, passes, ways-out, nines, or five-nines
        #[arg(long, required = true, value_delimiter = ',', value_parser = parse_family)]
        families: Vec<NetFamily>,
        /// Players: 2, 3, 4, or partners
        #[arg(long, value_delimiter = ',', value_parser = parse_seats, default_value = "2")]
        seats: Vec<Seats>,
        /// Number of hands that each net plays against itself, at least 64
        #[arg(long, value_parser = clap::value_parser!(u32).range(64..), default_value_t = 4_000_000)]
        rounds: u32,
        /// Random seed
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// File to write
        #[arg(long, default_value = "assets/nestor.net")]
        out: PathBuf,
        /// Continue training the nets in the file
        #[arg(long)]
        resume: bool,
        #[command(flatten)]
        shard: ShardArguments,
    },
    /// Merge the output of all shards, and print the tables of the whole run
    ///
    /// A single run would print the same tables, except for decision times: the longest is
    /// exact, and the median and the 99th percentile are within one percent. Nets need --out.
    Merge {
        /// Output of the shards, one file each
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// File for trained nets
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Replay saved games, or all games of a data folder, and report errors
    Check {
        /// Saved games, or folders as in `nestor-dominoes --data-dir DIR`
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

/// The shard of a run to measure, and the format of its results.
#[derive(Debug, Args)]
struct ShardArguments {
    /// Run one of several equal shares, such as 3/16, on one thread (two for nets);
    /// `arena merge` merges the output of all shares
    #[arg(long, requires = "json")]
    shard: Option<Shard>,
    /// Print the results as one line of JSON instead of tables
    #[arg(long)]
    json: bool,
}

impl ShardArguments {
    fn start(&self, run: ArenaRun, nets: &Path) -> io::Result<()> {
        if self.json {
            let shard = self.shard.unwrap_or(Shard::WHOLE);
            let results = ShardResults::measure(run, shard, nets)?;
            let mut out = io::stdout();
            writeln!(out, "{}", serde_json::to_string(&results)?)?;
            out.flush()
        } else {
            run.run_whole(nets)
        }
    }
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        ArenaCommand::Count { rules } => count::run(&rules_for_two(rules)),
        ArenaCommand::Play { rules, seats, level, games, seed, out } => {
            play::run(&rules.rules(seats), level, games, seed, &out)
        }
        ArenaCommand::Match {
            a,
            b,
            rules,
            seats,
            pairs,
            seed,
            one_round,
            time_limit,
            on_error,
            shard,
        } => {
            let contest = Contest {
                program_limits: ProgramLimits { time_limit_millis: time_limit, on_error },
                players: [a, b],
                rules: rules.rules(seats),
                pairs,
                seed,
                one_round,
            };
            shard.start(ArenaRun::Match(contest), Path::new(""))
        }
        ArenaCommand::Serve { level, seed } => protocol::serve(level, seed),
        ArenaCommand::Values(arguments) => arguments.run(),
        ArenaCommand::Protocol => write!(io::stdout(), "{}", protocol::PROTOCOL_TEXT),
        ArenaCommand::Ladder { rules, seats, pairs, other_games, rounds, seed, shard } => {
            let share = if rules.is_some() { 1 } else { 5 };
            let ladder = Ladder {
                pairs,
                pairs_in_other_games: other_games.unwrap_or_else(|| (pairs / share).max(1)),
                rounds,
                seed,
                seats,
                game: rules,
            };
            shard.start(ArenaRun::Ladder(ladder), Path::new(""))
        }
        ArenaCommand::Ratings => strength::ratings(&mut io::stdout()),
        ArenaCommand::Loss { player, rules, rounds, seed, patient, shard } => {
            let loss = LossRun { player, rules: rules_for_two(rules), rounds, seed, patient };
            shard.start(ArenaRun::Loss(loss), Path::new(""))
        }
        ArenaCommand::Pairs { player, rules, rounds, seed } => {
            let rules = rules.rules(Seats::Partners);
            PartnershipRun { player, rules, rounds, seed }.run(&mut io::stdout())
        }
        ArenaCommand::Train { families, seats, rounds, seed, out, resume, shard } => {
            let wanted =
                |kind: &NetKind| families.contains(&kind.family) && seats.contains(&kind.seats);
            let training =
                Training { kinds: NetKind::all().filter(wanted).collect(), rounds, seed, resume };
            shard.start(ArenaRun::Train(training), &out)
        }
        ArenaCommand::Merge { files, out } => merge::run(&files, out.as_deref()),
        ArenaCommand::Check { files } => return exit_code(check::run(&files)),
    };
    exit_code(done.map(|()| ExitCode::SUCCESS))
}

/// Prints the error of a run, if there is one, and returns the exit code.
fn exit_code(done: io::Result<ExitCode>) -> ExitCode {
    match done {
        Ok(code) => code,
        // The reader of the output has closed it.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Standard error may be closed.
            writeln!(io::stderr(), "arena: {error}").ok();
            ExitCode::FAILURE
        }
    }
}

fn rules_for_two(preset: Preset) -> Rules {
    preset.rules(Seats::Two)
}

/// The most pairs, rounds or games of a run: all their results are kept in memory.
const MAX_COUNT: usize = 1_000_000;

/// Parses a number of pairs, rounds or games.
fn parse_count(count: &str) -> Result<usize, String> {
    match count.parse::<usize>() {
        Ok(0) => Err("must be at least 1".to_owned()),
        Ok(number) if number <= MAX_COUNT => Ok(number),
        Ok(_) => Err(format!("must be at most {MAX_COUNT}")),
        Err(error) => Err(error.to_string()),
    }
}

fn parse_arena_player(name: &str) -> Result<ArenaPlayer, String> {
    let player: ArenaPlayer = name.parse()?;
    if !player.commands().is_empty() {
        return Err("only the arena's own players can be judged".to_owned());
    }
    Ok(player)
}

fn parse_game(name: &str) -> Result<Preset, String> {
    Preset::from_id(name).ok_or_else(|| {
        let names: Vec<&str> = Preset::ALL.into_iter().map(Preset::id).collect();
        format!("unknown game; known games: {}", names.join(", "))
    })
}

fn parse_seats(count: &str) -> Result<Seats, String> {
    match count {
        "2" => Ok(Seats::Two),
        "3" => Ok(Seats::Three),
        "4" => Ok(Seats::Four),
        "partners" => Ok(Seats::Partners),
        _ => Err("expected 2, 3, 4, or partners".to_owned()),
    }
}

fn parse_family(name: &str) -> Result<NetFamily, String> {
    NetFamily::ALL.into_iter().find(|family| name == <&str>::from(family)).ok_or_else(|| {
        let names: Vec<&str> = NetFamily::ALL.into_iter().map(Into::into).collect();
        format!("expected one of {}", names.join(", "))
    })
}

fn parse_level(name: &str) -> Result<Level, String> {
    let plain = |name: &str| name.trim().to_lowercase().replace(['-', ' '], "");
    Level::ALL.into_iter().find(|level| plain(level.id()) == plain(name)).ok_or_else(|| {
        let names: Vec<&str> = Level::ALL.into_iter().map(Level::id).collect();
        format!("unknown level; known levels: {}", names.join(", "))
    })
}
