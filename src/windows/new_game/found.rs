//! Search results beside games: rules, levels, and players.

use engine::{Level, Rules, Seats};
use game::profile::{Rule, offered};
use strum::VariantArray as _;
use words::msg;
use words::{AbsentGame, Named};

use crate::windows::search::{TextSearch, best_first};

#[derive(Debug)]
pub(super) struct SearchHit {
    pub id: String,
    pub name: String,
    pub wanted: Wanted,
}

/// What a search result leads to.
#[derive(Debug, Clone, Copy)]
pub(super) enum Wanted {
    Seats(Seats),
    Someone,
    Level(Level),
    /// The number from which the deals come.
    Number,
    Series,
    Rules,
    Rule(Rule),
}

/// All results except games, the best first, with the levels of the chosen game.
pub(super) fn found(search: &TextSearch, rules: &Rules) -> Vec<SearchHit> {
    let seats = Seats::ALL.map(|seats| (texts(seats), Wanted::Seats(seats)));
    let levels = offered(rules).into_iter().map(|level| (texts(level), Wanted::Level(level)));
    let rules = Rule::ALL.map(|rule| (texts(rule), Wanted::Rule(rule)));
    let single = [
        (msg::NEW_GAME_SOMEONE, Wanted::Someone),
        (msg::WINDOW_NUMBERED, Wanted::Number),
        (msg::NEW_GAME_SERIES, Wanted::Series),
        (msg::NEW_GAME_RULES, Wanted::Rules),
    ];
    let single = single.map(|(name, wanted)| {
        let texts = [name.name().to_owned(), name.text(), name.keywords()];
        (texts, wanted)
    });
    let all = seats.into_iter().chain(single).chain(levels).chain(rules);
    best_first(all.filter_map(|([id, name, keywords], wanted)| {
        let description = match wanted {
            Wanted::Rule(rule) => rule.explanation(),
            _ => String::new(),
        };
        let fit = search.find(&name, &[description], &keywords)?;
        let id = format!("found-{id}");
        Some((fit, SearchHit { id, name, wanted }))
    }))
}

/// Games that are searched for by name and are not in the program.
pub(super) fn absent(search: &TextSearch) -> Vec<AbsentGame> {
    let all = AbsentGame::VARIANTS.iter().copied();
    all.filter(|it| search.names_one_of(&it.keywords())).collect()
}

fn texts(it: impl Named) -> [String; 3] {
    [it.message_id(), it.name(), it.keywords()]
}
