//! The players in the arena: Nestor's levels, and a fixed panel to measure them
//! by.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Action, GameState, Rules, Seats, View};
use nestor::{self, Budget, Judge, Level, Limits, RuledOut, Weights, net_for};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{expectiminimax, panel, tree};

/// A player in the arena.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum Player {
    /// One of Nestor's levels.
    Level(Level),
    /// Brutal with another budget.
    Brutal(Budget),
    /// Brutal without the nets: by the hand-made weights.
    Unlearned,
    /// Draws whenever it is allowed, and otherwise plays like the net.
    Hoarder,
    /// Picks any legal action at random.
    Random,
    /// Plays for most points; of equal plays the heaviest bone.
    Greedy,
    /// Plays by the hand-made weights with one look ahead.
    Heuristic,
    /// Plays by the net with one look ahead.
    Net,
    /// Draws this many worlds that fit the sizes of the hands and the passes, and
    /// plays each out greedily after every play.
    Sampled(u32),
    /// Looks this many plays ahead, with a chance for each bone; for two players.
    Expectiminimax(u8),
    /// Walks this many times through a tree of what the players know.
    Tree(u32),
    /// Sees all hands, and solves the round with a limit on positions.
    OpenHands,
    /// Another program, started with this command.
    Program(Arc<str>),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.id()),
            Self::Brutal(Budget {
                hands,
                worlds,
                steps,
                nodes,
                ..
            }) => write!(f, "brutal-{hands}-{worlds}-{steps}-{nodes}"),
            Self::Unlearned => f.write_str("unlearned"),
            Self::Hoarder => f.write_str("hoarder"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Heuristic => f.write_str("heuristic"),
            Self::Net => f.write_str("net"),
            Self::Sampled(worlds) => write!(f, "sampled-{worlds}"),
            Self::Tree(walks) => write!(f, "tree-{walks}"),
            Self::Expectiminimax(depth) => write!(f, "expectiminimax-{depth}"),
            Self::OpenHands => f.write_str("open-hands"),
            Self::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            return Ok(Self::Program(command.into()));
        }
        let plain = text.to_lowercase().replace(' ', "-");
        let level = Level::ALL
            .into_iter()
            .find(|level| level.id().to_lowercase().replace(' ', "-") == plain);
        if let Some(level) = level {
            return Ok(Self::Level(level));
        }
        match plain.as_str() {
            "unlearned" => Ok(Self::Unlearned),
            "hoarder" => Ok(Self::Hoarder),
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "heuristic" => Ok(Self::Heuristic),
            "net" => Ok(Self::Net),
            "open-hands" => Ok(Self::OpenHands),
            _ => (numbered(&plain, "sampled-").map(Self::Sampled))
                .or_else(|| numbered(&plain, "tree-").map(Self::Tree))
                .or_else(|| numbered(&plain, "expectiminimax-").map(Self::Expectiminimax))
                .or_else(|| plain.strip_prefix("brutal-").and_then(budget))
                .ok_or_else(|| {
                    "there are beginner, easy, not-so-easy, tough, brutal, unlearned, \
                     hoarder, random, greedy, heuristic, net, sampled-1000, tree-2000, \
                     expectiminimax-6, open-hands, and brutal with a budget, as in \
                     brutal-1200-400-16000-40000; a program of your own is cmd:COMMAND"
                        .to_owned()
                }),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}

impl Player {
    /// The command of another program.
    pub(crate) fn command(&self) -> Option<&str> {
        match self {
            Self::Program(command) => Some(command),
            _ => None,
        }
    }

    /// Why this player cannot play by these rules, if so.
    pub(crate) fn why_not(&self, rules: &Rules) -> Option<&'static str> {
        match self {
            Self::Net if net_for(rules).is_none() => {
                Some("there is no net for these rules and this number of players")
            }
            Self::Expectiminimax(_) if rules.seats != Seats::Two => Some("it plays with two only"),
            _ => None,
        }
    }

    /// The action of this player. Only [`Player::OpenHands`] looks at `game`.
    ///
    /// # Panics
    /// If it is not the player's turn, or for another program, which must be asked.
    pub(crate) fn choose(&self, game: &GameState, view: &View, rng: &mut ChaCha8Rng) -> Action {
        let rules = view.rules();
        let chosen = match self {
            Self::Level(level) => nestor::choose(view, *level, rng),
            Self::Brutal(budget) => {
                let limits = Limits {
                    budget: *budget,
                    ..Limits::default()
                };
                nestor::choose_within(view, Level::Brutal, rng, &limits)
            }
            Self::Unlearned => {
                let judge = Judge::Heuristic(Weights::CAREFUL);
                nestor::values_by(judge, view, rng, &Limits::default())
                    .and_then(|values| values.first().map(|best| best.action))
            }
            Self::Hoarder if view.legal_actions().contains(&Action::Draw) => Some(Action::Draw),
            Self::Hoarder => one_look(Judge::best_for(rules), rules, view),
            Self::Random => {
                let actions = view.legal_actions();
                Some(actions[rng.random_range(0..actions.len())])
            }
            Self::Greedy => one_look(Judge::Greedy, rules, view),
            Self::Heuristic => one_look(Judge::Heuristic(Weights::CAREFUL), rules, view),
            Self::Net => net_for(rules).and_then(|net| one_look(Judge::Net(net), rules, view)),
            Self::Sampled(worlds) => panel::sampled(view, *worlds, rng),
            Self::Tree(walks) => tree::choose(view, *walks, rng),
            Self::Expectiminimax(depth) => expectiminimax::choose(view, *depth),
            Self::OpenHands => game.position().and_then(|at| panel::open_hands(rules, at)),
            Self::Program(_) => None,
        };
        chosen.expect("the player in turn can act")
    }
}

/// The number after the name of a player.
fn numbered<T: FromStr + PartialOrd + Default>(text: &str, name: &str) -> Option<T> {
    let number: T = text.strip_prefix(name)?.parse().ok()?;
    (number > T::default()).then_some(number)
}

/// Brutal with a budget: hands, worlds, steps and nodes, as in
/// `1200-400-16000-40000`.
fn budget(text: &str) -> Option<Player> {
    let numbers: Vec<u32> = text
        .split('-')
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    match numbers[..] {
        [hands, worlds, steps, nodes] => Some(Player::Brutal(Budget {
            hands,
            worlds,
            steps,
            nodes,
            ..Budget::FULL
        })),
        _ => None,
    }
}

/// The best play with one look ahead.
fn one_look(judge: Judge<'_>, rules: &Rules, view: &View) -> Option<Action> {
    judge.choose(view, &RuledOut::of_events(rules, view.events()))
}
