//! The page on whether Nestor cheats, for whoever doubts.

use egui::accesskit::Role;
use engine::Seats;
use game::profile::Luck;
use words::{Who, msg};

use super::decisions::show_luck;
use super::history::{games, open_with};
use super::notation::{FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{Player, SIZES};
use super::result::short;

/// How many pictures are in sight.
fn pictures(player: &Player) -> usize {
    let parts = player.parts();
    let like = msg::honesty_figures("*", "*", "*", "*");
    let figures = parts.iter().filter(|(role, name)| *role == Role::Image && is_like(name, &like));
    figures.count()
}

/// Whether a text has all that stands between the asterisks.
pub fn is_like(text: &str, like: &str) -> bool {
    like.split('*').all(|part| text.contains(part))
}

#[test]
fn pictures_are_explained_where_there_are_any() {
    let over = at(
        &short(Seats::Two),
        THIRD_DEAL,
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W 2-0@W 1-0@W 6-1@E draw 6-0@N 4-0@N 4-2@N \
             5-2@N 5-5@N 5-4@N draw 5-1@W"
        ),
    );
    let luck = Luck::of(over.state());
    for size in SIZES {
        for (count, has_pictures) in [(1, false), (2, false), (40, true)] {
            let mut games = games(count);
            for game in &mut games {
                game.luck = Some(luck);
            }
            let hands = luck.own.pips.events() * count;
            assert_eq!(hands >= 20, has_pictures, "{hands} hands");
            let mut player = open_with(&games, size);
            player.press(egui::Key::Escape);
            player.choose("window-honesty");
            show_luck(&mut player);
            player.must_read(&msg::OWN_WITH_PARTNER.text());
            assert_eq!(pictures(&player) > 0, has_pictures, "of {count} games");
            let explained = player.reads(&msg::HONESTY_PICTURES.text());
            assert_eq!(explained, has_pictures, "of {count} games");
        }
    }
}

/// The person who is spoken to.
pub fn you() -> Who {
    Who { who: "you", name: String::new(), partner: String::new() }
}
