//! What the Game tally window says.

use super::levels;
use super::rules::game;
use super::sides::seats;
use crate::say;
use game::profile::{Company, Kind, Scope};

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

/// Some of the games of these kinds.
pub fn scope(scope: &Scope, kinds: &[Kind]) -> String {
    let is_with_people = |kind: &Kind| kind.company == Company::People;
    match scope {
        Scope::Kind(one) => kind(one),
        Scope::WithPeople => say!("scope-people"),
        Scope::WithNestors if kinds.iter().any(is_with_people) => say!("scope-nestors"),
        Scope::WithNestors => say!("scope-all"),
    }
}

/// Games won and their share, as in "12 (57%)".
pub fn won(games: u32, percent: u32) -> String {
    say!("tally-won", games = games, percent = percent)
}

/// How many games a line is about.
pub fn games(count: u64) -> String {
    say!("tally-games", games = count)
}
