//! What the Game tally window says.

use super::levels;
use super::rules::game;
use super::sides::seats;
use crate::say;
use engine::Seats;
use game::profile::{Company, GameName, Kind, Results};

/// The heading of the games that the player did not win: one Nestor's, or
/// several players'.
pub fn rival(is_one_nestor: bool) -> String {
    if is_one_nestor {
        say!("rival-nestor")
    } else {
        say!("rival-others")
    }
}

/// The heading of the games that the player won, alone or with a partner.
pub fn own(is_with_partner: bool) -> String {
    if is_with_partner {
        say!("own-with-partner")
    } else {
        say!("own-alone")
    }
}

/// Games of one kind.
pub fn kind(kind: &Kind) -> String {
    let (game, seats) = (game(&kind.game), seats(kind.seats));
    match kind.company {
        Company::Nestors(level) if kind.is_against_one_nestor() => {
            say!("kind-one-nestor", game = game, level = levels::name(level))
        }
        Company::Nestors(level) => {
            say!(
                "kind-nestors",
                game = game,
                seats = seats,
                level = levels::name(level)
            )
        }
        Company::People => say!("kind-people", game = game, seats = seats),
    }
}

/// A game, and how many play it if not two.
pub fn game_of(name: &GameName, players: Seats) -> String {
    let game = game(name);
    match players {
        Seats::Two => game,
        _ => say!("tally-game-of", game = game, seats = seats(players)),
    }
}

/// With whom games were played: Nestors of a level, or other people.
pub fn company(company: Company) -> String {
    match company {
        Company::Nestors(level) => levels::name(level),
        Company::People => say!("tally-with-people"),
    }
}

/// A share of games.
pub fn percent(percent: u32) -> String {
    say!("tally-percent", percent = percent)
}

/// How many games are over.
pub fn finished(games: u64) -> String {
    say!("tally-finished", games = games)
}

/// A row of the tally, for a screen reader.
pub fn row(name: &str, results: Results) -> String {
    if results.games() == 0 {
        let none = say!("tally-not-played");
        return say!("tally-row-of-none", name = name, none = none);
    }
    say!(
        "tally-row",
        name = name,
        won = results.won,
        lost = results.lost,
        tied = results.drawn
    )
}

/// Which share of games the player may win in the long run.
pub fn likely(results: Results) -> Option<String> {
    let (from, to) = results.likely_share()?;
    Some(say!("tally-likely", from = from, to = to))
}
