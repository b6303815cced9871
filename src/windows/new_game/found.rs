//! What a search finds beside games: rules, and who plays.

use engine::{Level, Seats};
use game::profile::Rule;
use words::Named as _;
use words::msg;

use crate::windows::search::{Search, best_first};

/// Something that was found beside the games.
#[derive(Debug)]
pub(super) struct Found {
    /// A name for it that no language changes.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is asked for by it.
    pub wanted: Wanted,
}

/// What can be found beside games.
#[derive(Debug, Clone, Copy)]
pub(super) enum Wanted {
    /// So many players.
    Seats(Seats),
    /// Another person.
    Someone,
    /// A level of Nestor.
    Level(Level),
    /// The number from which the deals come.
    Number,
    /// All rules of the game.
    Rules,
    /// The rule where it is set.
    Rule(Rule),
}

/// All that was found beside the games, what fits best first.
pub(super) fn found(search: &Search) -> Vec<Found> {
    let seats = Seats::ALL.map(|seats| {
        let names = [seats.name(), seats.keywords()];
        let id = format!("seats-{}", <&str>::from(seats));
        (id, names, String::new(), Wanted::Seats(seats))
    });
    let levels = Level::ALL.map(|level| {
        let names = [level.name(), level.keywords()];
        let id = format!("level-{}", <&str>::from(level));
        (id, names, String::new(), Wanted::Level(level))
    });
    let rules = Rule::ALL.map(|rule| {
        let names = [rule.name(), rule.keywords()];
        let says = rule.explanation();
        let id = format!("rule-{}", <&str>::from(rule));
        (id, names, says, Wanted::Rule(rule))
    });
    let single = [
        (msg::NEW_GAME_SOMEONE, Wanted::Someone),
        (msg::WINDOW_NUMBERED, Wanted::Number),
        (msg::NEW_GAME_RULES, Wanted::Rules),
    ];
    let single = single.map(|(name, wanted)| {
        let names = [name.text(), name.keywords()];
        (name.name().to_owned(), names, String::new(), wanted)
    });
    let all = seats.into_iter().chain(single).chain(levels).chain(rules);
    best_first(all.filter_map(|(id, [name, keywords], says, wanted)| {
        let fit = search.fit(&name, &[says], &keywords)?;
        let id = format!("found-{id}");
        Some((fit, Found { id, name, wanted }))
    }))
}
