//! What has changed is handed to be written, and nothing else.

use std::collections::BTreeMap;

use game::storage::{Dirty, FileName, to_text};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::kills::do_something;

/// So many things a player does.
const THINGS: usize = 600;

/// What each file would hold now.
fn texts(player: &Player) -> BTreeMap<FileName, String> {
    let session = &player.session;
    let preserved = session
        .preserved()
        .map(|kept| (FileName::Preserved, to_text(FileName::Preserved, kept)));
    let texts = [
        (
            FileName::Settings,
            to_text(FileName::Settings, session.preferences()),
        ),
        (FileName::Themes, to_text(FileName::Themes, &player.themes)),
        (FileName::Tally, to_text(FileName::Tally, session.tally())),
        (FileName::Game, to_text(FileName::Game, &session.save())),
        (
            FileName::History,
            to_text(FileName::History, session.history()),
        ),
    ];
    let days = session.days();
    let days = (!days.tries().is_empty()).then(|| (FileName::Days, to_text(FileName::Days, days)));
    let texts = texts.into_iter().chain(preserved).chain(days);
    texts
        .map(|(name, text)| (name, text.expect("it has a text")))
        .collect()
}

#[test]
fn whatever_a_player_does_exactly_what_it_changes_is_written() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut player = Player::sit_down(scratch.path());
    player.set_target(10);
    player.keep();
    let mut random = ChaCha8Rng::seed_from_u64(8);
    let mut before = texts(&player);
    let mut seen = Dirty::NOTHING;
    for number in 0..THINGS {
        do_something(&mut player, &mut random);
        let dirty = player.keep();
        let after = texts(&player);
        for name in FileName::ALL {
            let has_changed = before.get(&name) != after.get(&name);
            assert_eq!(dirty.contains(name), has_changed, "{number}: the {name}");
        }
        assert_eq!(
            player.keep(),
            Dirty::NOTHING,
            "{number}: it is handed on once"
        );
        before = after;
        seen |= dirty;
    }
    assert!(
        FileName::ALL.into_iter().all(|name| seen.contains(name)),
        "{seen:?}"
    );
}
