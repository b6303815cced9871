//! The players in the arena: Nestor's levels, and a fixed panel to measure them by.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Action, GameState, Rules, Seat, Seats, View};
use nestor::{self, Budget, Conventions, Evaluator, Heuristic, Level, Limits, RuledOut, net_for};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{expectiminimax, ismcts, panel};

/// A player in the arena.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum ArenaPlayer {
    Level(Level),
    /// The strongest level with another budget (`brutal-…`).
    WithBudget(Budget),
    /// Brutal's search with the hand-made weights in place of nets.
    SearchWithoutNet,
    /// Draws whenever drawing is legal, and otherwise plays by the best one-ply evaluator.
    Hoarder,
    Random,
    /// Makes the play with the most points, on a tie with the heaviest bone.
    Greedy,
    /// Plays by the hand-made weights, one ply ahead.
    Heuristic,
    /// Plays by the net, one ply ahead.
    Net,
    /// Makes the play with the most points over greedy playouts in this many random worlds.
    Sampled(u32),
    /// Expectiminimax to this depth; for two players.
    Expectiminimax(u8),
    /// Information Set Monte Carlo Tree Search with this many walks.
    Ismcts(u32),
    /// Searches exactly with all bones known, within a limit.
    OpenHands,
    /// Follows the usual advice for pairs, without search and without learning.
    Book,
    /// Two players as partners: one in the first seat of the pair, another in the second.
    MixedPair(Box<[Self; 2]>),
    /// Another program, started with this command.
    Program(Arc<str>),
}

impl fmt::Display for ArenaPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.id()),
            Self::WithBudget(Budget { deals, worlds, playout_steps, nodes, .. }) => {
                write!(f, "brutal-{deals}-{worlds}-{playout_steps}-{nodes}")
            }
            Self::SearchWithoutNet => f.write_str("unlearned"),
            Self::Hoarder => f.write_str("hoarder"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Heuristic => f.write_str("heuristic"),
            Self::Net => f.write_str("net"),
            Self::Sampled(worlds) => write!(f, "sampled-{worlds}"),
            Self::Ismcts(walks) => write!(f, "tree-{walks}"),
            Self::Expectiminimax(depth) => write!(f, "expectiminimax-{depth}"),
            Self::OpenHands => f.write_str("open-hands"),
            Self::Book => f.write_str("book"),
            Self::MixedPair(pair) => write!(f, "{}+{}", pair[0], pair[1]),
            Self::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl FromStr for ArenaPlayer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            return Ok(Self::Program(command.into()));
        }
        if let Some((first, second)) = text.split_once('+') {
            return Ok(Self::MixedPair(Box::new([first.parse()?, second.parse()?])));
        }
        let plain = text.to_lowercase().replace(' ', "-");
        let level = Level::ALL
            .into_iter()
            .find(|level| level.id().to_lowercase().replace(' ', "-") == plain);
        if let Some(level) = level {
            return Ok(Self::Level(level));
        }
        match plain.as_str() {
            "unlearned" => Ok(Self::SearchWithoutNet),
            "hoarder" => Ok(Self::Hoarder),
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "heuristic" => Ok(Self::Heuristic),
            "net" => Ok(Self::Net),
            "open-hands" => Ok(Self::OpenHands),
            "book" => Ok(Self::Book),
            _ => (number_after(&plain, "sampled-").map(Self::Sampled))
                .or_else(|| number_after(&plain, "tree-").map(Self::Ismcts))
                .or_else(|| number_after(&plain, "expectiminimax-").map(Self::Expectiminimax))
                .or_else(|| plain.strip_prefix("brutal-").and_then(parse_budget))
                .ok_or_else(|| {
                    "expected learner, beginner, easy, not-so-easy, tough, brutal, unlearned, \
                     hoarder, random, greedy, heuristic, net, sampled-1000, tree-2000, \
                     expectiminimax-6, open-hands, book, Brutal with a budget \
                     (brutal-1200-400-16000-40000), your program (cmd:COMMAND), or two of \
                     these as partners (tough+book)"
                        .to_owned()
                }),
        }
    }
}

impl TryFrom<String> for ArenaPlayer {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<ArenaPlayer> for String {
    fn from(player: ArenaPlayer) -> Self {
        player.to_string()
    }
}

impl ArenaPlayer {
    /// The player in this seat: one of a mixed pair, otherwise this player.
    pub(crate) fn in_seat(&self, seat: Seat) -> &Self {
        match self {
            // Partners sit two seats apart.
            Self::MixedPair(pair) => pair[seat.index() / 2].in_seat(seat),
            _ => self,
        }
    }

    /// The commands of all programs that play for this player.
    pub(crate) fn commands(&self) -> Vec<&str> {
        match self {
            Self::MixedPair(pair) => pair.iter().flat_map(Self::commands).collect(),
            _ => self.command().into_iter().collect(),
        }
    }

    /// The command, if the player is another program.
    pub(crate) fn command(&self) -> Option<&str> {
        match self {
            Self::Program(command) => Some(command),
            _ => None,
        }
    }

    /// The reason why this player cannot play by these rules, if there is one.
    pub(crate) fn unplayable_reason(&self, rules: &Rules) -> Option<&'static str> {
        match self {
            Self::Net if net_for(rules).is_none() => {
                Some("there is no net for these rules and this number of players")
            }
            Self::Expectiminimax(_) | Self::OpenHands if rules.seats != Seats::Two => {
                Some("it plays with two only")
            }
            Self::Book if !Conventions::apply_to(rules) => {
                Some("the book is for partners in games in which nobody draws and no count scores")
            }
            Self::MixedPair(_) if rules.seats != Seats::Partners => Some("it needs partners"),
            Self::MixedPair(pair) => pair.iter().find_map(|player| player.unplayable_reason(rules)),
            _ => None,
        }
    }

    /// The action of this player. Only [`ArenaPlayer::OpenHands`] looks at `game`.
    ///
    /// # Panics
    /// If it is not this player's turn, or if the player is another program: `Programs` asks those.
    pub(crate) fn choose(&self, game: &GameState, view: &View, rng: &mut ChaCha8Rng) -> Action {
        let rules = view.rules();
        let chosen = match self {
            Self::Level(level) => nestor::choose(view, *level, rng),
            Self::WithBudget(budget) => {
                let limits = Limits { budget: *budget, ..Limits::default() };
                nestor::choose_within(view, Level::STRONGEST, rng, &limits)
            }
            Self::SearchWithoutNet => {
                let evaluator = Evaluator::Heuristic(Heuristic::CAREFUL);
                nestor::values_with(evaluator, view, rng, &Limits::default())
                    .and_then(|values| values.first().map(|best| best.action))
            }
            Self::Hoarder if view.legal_actions().contains(&Action::Draw) => Some(Action::Draw),
            Self::Hoarder => choose_one_ply(Evaluator::best_for(rules), rules, view),
            Self::Random => {
                let actions = view.legal_actions();
                Some(actions[rng.random_range(0..actions.len())])
            }
            Self::Greedy => choose_one_ply(Evaluator::Greedy, rules, view),
            Self::Heuristic => {
                choose_one_ply(Evaluator::Heuristic(Heuristic::CAREFUL), rules, view)
            }
            Self::Net => {
                net_for(rules).and_then(|net| choose_one_ply(Evaluator::Net(net), rules, view))
            }
            Self::Sampled(worlds) => panel::choose_by_playouts(view, *worlds, rng),
            Self::Ismcts(walks) => ismcts::choose(view, *walks, rng),
            Self::Expectiminimax(depth) => expectiminimax::choose(view, *depth),
            Self::OpenHands => {
                game.position().and_then(|at| panel::choose_with_open_hands(rules, at))
            }
            Self::Book => nestor::choose_by_the_book(view),
            Self::MixedPair(_) => return self.in_seat(view.seat()).choose(game, view, rng),
            Self::Program(_) => None,
        };
        chosen.expect("the player to move can act")
    }
}

/// Parses the number after `name`, as in `sampled-1000`; `None` unless it is above 0.
fn number_after<T: FromStr + PartialOrd + Default>(text: &str, name: &str) -> Option<T> {
    let number: T = text.strip_prefix(name)?.parse().ok()?;
    (number > T::default()).then_some(number)
}

/// Parses a budget of deals, worlds, steps and nodes, as in `1200-400-16000-40000`, for the
/// strongest level.
fn parse_budget(text: &str) -> Option<ArenaPlayer> {
    let numbers: Vec<u32> = text.split('-').map(str::parse).collect::<Result<_, _>>().ok()?;
    match numbers[..] {
        [deals, worlds, playout_steps, nodes] => Some(ArenaPlayer::WithBudget(Budget {
            deals,
            worlds,
            playout_steps,
            nodes,
            ..Budget::FULL
        })),
        _ => None,
    }
}

/// The best action one ply ahead.
fn choose_one_ply(evaluator: Evaluator<'_>, rules: &Rules, view: &View) -> Option<Action> {
    evaluator.choose(view, &RuledOut::from_events(rules, view.events()))
}
