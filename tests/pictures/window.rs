//! Pictures of the window, few and small.

use egui::{Key, Vec2};
use egui_kittest::{SnapshotOptions, SnapshotResults};
use engine::{Preset, Seats};
use game::profile::{Display, FirstHints, Preferences, ScoreKeeping};
use game::session::Session;
use look::ThemeSlot;
use words::colors;

use crate::YOU;
use crate::player::{Player, folder, write_settings};
use crate::scenes::{
    SIZES, at_the_end, finished_games, in_hand_six, in_the_middle, plain, rest, take_up, use_theme,
    won,
};
use crate::wanted::game_where;

/// Frames until no news is beside a plate any more: a little over four seconds.
const NEWS_IS_OVER: usize = 100;
/// A large screen.
const LARGE: [f32; 2] = [1920.0, 1080.0];

fn at_the_beginning() -> Session {
    game_where(&plain(Preset::TournamentAllFives), |session| session.person_in_turn().is_some())
}

/// Opens the window and shows it in some sizes.
fn compare(
    results: &mut SnapshotResults,
    name: &str,
    session: &Session,
    sizes: &[[f32; 2]],
    open: impl Fn(&mut Player),
) {
    for &size in sizes {
        let mut player = Player::at_size(session, size);
        open(&mut player);
        rest(&mut player);
        let name = format!("{name} {}x{}", size[0], size[1]).replace(' ', "_");
        // The edge of a bone may fall between two points.
        let options = SnapshotOptions::new().output_path("snapshots").max_failed_pixels(8);
        results.add(player.harness.try_snapshot_options(name, &options));
    }
}

#[test]
fn the_table_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    compare(&mut results, "opening", &at_the_beginning(), &SIZES, |_| {});
    let sizes = [SIZES[0], SIZES[1], LARGE];
    compare(&mut results, "middle", &in_the_middle(), &sizes, take_up);
    compare(&mut results, "end", &at_the_end(), &SIZES, |_| {});
    let name = "middle in the other view";
    compare(&mut results, name, &in_the_middle(), &SIZES, |player| {
        player.press(Key::V);
        take_up(player);
    });
    let five_up = game_where(&plain(Preset::FiveUp), |session| {
        let ends = session.state().position().map(|at| at.table().ends().len());
        session.person_in_turn().is_some() && ends >= Some(6)
    });
    compare(&mut results, "five-up", &five_up, &SIZES, take_up);
}

/// Three, four and partners, in the middle of a hand.
#[test]
fn the_table_of_several_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for (name, seats) in [("three", Seats::Three), ("partners", Seats::Partners)] {
        let set = Preferences { rules: Preset::AllFives.rules(seats), ..plain(Preset::AllFives) };
        let session = game_where(&set, |session| {
            let ends = session.state().position().map(|at| at.table().ends().len());
            session.person_in_turn().is_some()
                && ends == Some(4)
                && session.actions_of(YOU).len() > 1
        });
        compare(&mut results, name, &session, &SIZES, |player| {
            take_up(player);
            // Otherwise the time that the start took decides whether there is still news.
            player.harness.run_steps(NEWS_IS_OVER);
        });
    }
}

#[test]
fn the_windows_look_as_they_did() {
    let mut results = SnapshotResults::new();
    let session = in_the_middle();
    for (name, key) in [("settings", Key::Comma), ("colors", Key::K), ("new game", Key::N)] {
        compare(&mut results, name, &session, &SIZES, |player| {
            player.press_ctrl(key);
        });
    }
    compare(&mut results, "help", &session, &SIZES, |player| {
        player.press(Key::F1);
    });
}

#[test]
fn the_rating_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for size in SIZES {
        let house = folder();
        write_settings(house.path(), &plain(Preset::AllFives));
        house.put_history(&finished_games());
        let mut player = Player::open(house, Some(7), size);
        player.press_ctrl(Key::R);
        player.click_id("tally-page-rating");
        rest(&mut player);
        let name = format!("rating_{}x{}", size[0], size[1]);
        let options = SnapshotOptions::new().output_path("snapshots").max_failed_pixels(8);
        results.add(player.harness.try_snapshot_options(name, &options));
    }
}

/// The cribbage board and the paper.
#[test]
fn what_the_score_is_kept_on_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for (name, keeping) in
        [("cribbage board", ScoreKeeping::CribbageBoard), ("paper", ScoreKeeping::Paper)]
    {
        let session = in_hand_six(keeping);
        compare(&mut results, name, &session, &SIZES, |_| {});
    }
}

/// The score sheet in the middle of a game, and the card at its end.
#[test]
fn the_sheet_and_the_result_look_as_they_did() {
    let mut results = SnapshotResults::new();
    let sizes = [SIZES[0], SIZES[1], LARGE];
    let session = in_hand_six(ScoreKeeping::Numbers);
    compare(&mut results, "score sheet", &session, &sizes, |player| {
        player.press_ctrl(Key::P);
    });
    let four = Preferences { rules: Preset::FiveUp.rules(Seats::Four), ..plain(Preset::FiveUp) };
    let four = game_where(&four, |session| {
        session.state().rounds().len() == 4 && session.person_in_turn().is_some()
    });
    compare(&mut results, "score sheet of four", &four, &SIZES, |player| {
        player.press_ctrl(Key::P);
    });
    compare(&mut results, "result", &won(), &sizes, |player| {
        player.press_ctrl_shift(Key::P);
    });
}

#[test]
fn each_theme_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    let session = in_the_middle();
    for slot in &ThemeSlot::EDITABLE[1..] {
        let name = format!("theme {}", colors::theme(*slot).to_lowercase());
        compare(&mut results, &name, &session, &SIZES[..1], |player| {
            use_theme(player, *slot);
        });
    }
}

#[test]
fn a_picture_is_as_large_as_its_window() {
    let mut player = Player::at_size(&in_the_middle(), SIZES[1]);
    let image = player.harness.render().expect("it can be painted");
    let size = Vec2::new(image.width() as f32, image.height() as f32);
    assert_eq!(size, Vec2::from(SIZES[1]), "one pixel for a point");
}

/// What the pictures are of does not depend on the player's own settings.
#[test]
fn the_pictures_show_what_the_program_came_with() {
    let set = plain(Preset::AllFives);
    let came_with = Preferences {
        display: Display {
            pace: set.display.pace,
            motion: set.display.motion,
            one_click: set.display.one_click,
            auto_draw: set.display.auto_draw,
            plain_surfaces: set.display.plain_surfaces,
            sound: set.display.sound,
            ..Display::default()
        },
        first_hints: FirstHints::NONE,
        ..Preferences::default()
    };
    assert_eq!(
        set, came_with,
        "nothing that is seen is another but the surfaces, and there are no hints"
    );
}
