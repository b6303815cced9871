//! Search results in New game other than games, such as rules and levels.

use engine::{Level, Rules, Seats};
use game::profile::{Rule, offered_levels};
use strum::VariantArray as _;
use words::msg;
use words::{AbsentGame, Named};

use crate::windows::search::{TextSearch, best_first};

#[derive(Debug)]
pub(super) struct SearchHit {
    pub id: String,
    pub name: String,
    pub target: HitTarget,
}

/// What a search result leads to.
#[derive(Debug, Clone, Copy)]
pub(super) enum HitTarget {
    Seats(Seats),
    Guest,
    Level(Level),
    /// The field for the number of a game, which determines its deals.
    Number,
    Series,
    Rules,
    Rule(Rule),
}

/// Returns all results except games, the best first; the levels are those offered under `rules`.
pub(super) fn find_other_hits(search: &TextSearch, rules: &Rules) -> Vec<SearchHit> {
    let seats = Seats::ALL.map(|seats| (search_texts(seats), HitTarget::Seats(seats)));
    let levels = offered_levels(rules)
        .into_iter()
        .map(|level| (search_texts(level), HitTarget::Level(level)));
    let rules = Rule::ALL.map(|rule| (search_texts(rule), HitTarget::Rule(rule)));
    let single = [
        (msg::NEW_GAME_SOMEONE, HitTarget::Guest),
        (msg::WINDOW_NUMBERED, HitTarget::Number),
        (msg::NEW_GAME_SERIES, HitTarget::Series),
        (msg::NEW_GAME_RULES, HitTarget::Rules),
    ];
    let single = single.map(|(name, target)| {
        let texts = [name.name().to_owned(), name.text(), name.keywords()];
        (texts, target)
    });
    let all = seats.into_iter().chain(single).chain(levels).chain(rules);
    best_first(all.filter_map(|([id, name, keywords], target)| {
        let description = match target {
            HitTarget::Rule(rule) => rule.explanation(),
            _ => String::new(),
        };
        let fit = search.find(&name, &[description], &keywords)?;
        let id = format!("found-{id}");
        Some((fit, SearchHit { id, name, target }))
    }))
}

/// Returns the games that the search names and that the program lacks.
pub(super) fn absent_games(search: &TextSearch) -> Vec<AbsentGame> {
    let all = AbsentGame::VARIANTS.iter().copied();
    all.filter(|it| search.names_one_of(&it.keywords())).collect()
}

fn search_texts(it: impl Named) -> [String; 3] {
    [it.message_id(), it.name(), it.keywords()]
}
