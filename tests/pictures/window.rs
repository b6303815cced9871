//! Pictures of the window, few and small; and the command that makes those of
//! the README: `cargo test --features image-tests --test pictures -- --ignored screenshots`.

use std::path::Path;

use egui::{Key, Vec2};
use egui_kittest::{SnapshotOptions, SnapshotResults};
use engine::{Action, Preset, Seats};
use game::profile::{Display, FirstHints, Preferences, ScoreKeeping};
use game::session::Session;
use look::ThemeSlot;
use nestor_dominoes::app::Command;
use words::colors;

use crate::YOU;
use crate::found::game_where;
use crate::player::{Player, preferences};

/// The usual size of the window, and that of a telephone, in points.
const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];
/// A large screen.
const LARGE: [f32; 2] = [1920.0, 1080.0];
/// Time for a flicker or a score over the table to go away, in frames.
const A_MOMENT: usize = 60;

/// What is set for the pictures that are compared: no grain, which would make
/// each of them ten times as large; the pictures of bones show it.
fn plain(preset: Preset) -> Preferences {
    Preferences {
        display: Display {
            grain: false,
            ..preferences(preset).display
        },
        ..preferences(preset)
    }
}

fn in_the_middle() -> Session {
    game_where(&plain(Preset::AllFives), |session| {
        let state = session.state();
        let ends = state.position().map(|at| at.table().ends().len());
        session.person_in_turn().is_some()
            && state.rounds().len() == 2
            && ends == Some(4)
            && session.actions_of(YOU).len() > 2
    })
}

fn at_the_end() -> Session {
    game_where(&plain(Preset::AllFives), |session| {
        session.state().can_deal() && session.state().rounds().len() == 2
    })
}

fn at_the_beginning() -> Session {
    game_where(&plain(Preset::TournamentAllFives), |session| {
        session.person_in_turn().is_some()
    })
}

/// Takes up the first bone that fits.
fn take_up(player: &mut Player) {
    let fits = player.session().actions_of(YOU);
    let bone = fits.iter().find_map(|action| action.bone());
    player.click_bone(bone.expect("a bone fits"));
}

fn rest(player: &mut Player) {
    player.harness.remove_cursor();
    player.harness.run_steps(A_MOMENT);
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
        let options = SnapshotOptions::new().output_path("snapshots");
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
        let set = Preferences {
            rules: Preset::AllFives.rules(seats),
            ..plain(Preset::AllFives)
        };
        let session = game_where(&set, |session| {
            let ends = session.state().position().map(|at| at.table().ends().len());
            session.person_in_turn().is_some()
                && ends == Some(4)
                && session.actions_of(YOU).len() > 1
        });
        compare(&mut results, name, &session, &SIZES, take_up);
    }
}

#[test]
fn the_windows_look_as_they_did() {
    let mut results = SnapshotResults::new();
    let session = in_the_middle();
    for (name, key) in [
        ("settings", Key::Comma),
        ("colors", Key::K),
        ("new game", Key::N),
    ] {
        compare(&mut results, name, &session, &SIZES, |player| {
            player.press_ctrl(key);
        });
    }
    compare(&mut results, "help", &session, &SIZES, |player| {
        player.press(Key::F1);
    });
}

/// A game that has gone on for a while, with the score kept so.
fn in_hand_six(score_keeping: ScoreKeeping) -> Session {
    let plain = plain(Preset::AllFives);
    let set = Preferences {
        display: Display {
            score_keeping,
            ..plain.display
        },
        ..plain
    };
    game_where(&set, |session| {
        let placed = session.state().round().map(|round| round.placed().count());
        session.state().rounds().len() == 6
            && session.person_in_turn().is_some()
            && placed >= Some(6)
    })
}

/// A game that the player has won.
/// A game with a firecracker to use on several bones.
fn with_firecrackers() -> Session {
    game_where(&preferences(Preset::FirecrackerFives), |session| {
        let actions = session.actions_of(YOU).into_iter();
        let blasts = actions.filter(|action| matches!(action, Action::BlowUp(_)));
        let bones = session
            .state()
            .position()
            .map(|at| at.table().played().len());
        blasts.count() == 4 && bones > Some(7)
    })
}

fn won() -> Session {
    game_where(&plain(Preset::AllFives), |session| {
        let outcome = session.state().outcome();
        outcome.is_some_and(|outcome| outcome.winner == Some(Seats::Two.team(YOU)))
    })
}

/// The cribbage board and the paper.
#[test]
fn what_the_score_is_kept_on_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for (name, keeping) in [
        ("cribbage board", ScoreKeeping::CribbageBoard),
        ("paper", ScoreKeeping::Paper),
    ] {
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
    let four = Preferences {
        rules: Preset::FiveUp.rules(Seats::Four),
        ..plain(Preset::FiveUp)
    };
    let four = game_where(&four, |session| {
        session.state().rounds().len() == 4 && session.person_in_turn().is_some()
    });
    compare(
        &mut results,
        "score sheet of four",
        &four,
        &SIZES,
        |player| {
            player.press_ctrl(Key::P);
        },
    );
    compare(&mut results, "result", &won(), &sizes, |player| {
        player.press_ctrl_shift(Key::P);
    });
}

#[test]
fn each_theme_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    let session = in_the_middle();
    for slot in &ThemeSlot::ALL[1..] {
        let name = format!("theme {}", colors::theme(*slot).to_lowercase());
        compare(&mut results, &name, &session, &SIZES[..1], |player| {
            use_theme(player, *slot);
        });
    }
}

fn use_theme(player: &mut Player, slot: ThemeSlot) {
    if player.harness.state().themes().used() != slot.into() {
        player.press_ctrl(Key::K);
        // The last of them may have to be scrolled to.
        let name = format!("Use {}", colors::theme(slot));
        player.button(&name).click_accesskit();
        player.settle();
        player.press(Key::Escape);
    }
}

/// Writes a picture into `screenshots`.
fn picture(session: &Session, size: [f32; 2], name: &str, open: impl Fn(&mut Player)) {
    let mut player = Player::at_size(session, size);
    let with_grain = Preferences {
        display: Display {
            grain: true,
            ..session.preferences().display
        },
        ..session.preferences().clone()
    };
    let ctx = player.harness.ctx.clone();
    let command = Command::SetPreferences(Box::new(with_grain));
    player.harness.state_mut().update(&ctx, command.into());
    open(&mut player);
    rest(&mut player);
    let image = player.harness.render().expect("it can be painted");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../screenshots");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    image.save(folder.join(name)).expect("it can be written");
}

#[test]
#[ignore = "makes the pictures of the README"]
fn screenshots() {
    let [wide, narrow] = SIZES;
    let session = in_the_middle();
    picture(&session, wide, "table.png", take_up);
    picture(&session, narrow, "narrow.png", take_up);
    picture(&at_the_end(), wide, "end-of-a-hand.png", |_| {});
    for slot in ThemeSlot::ALL {
        let name = colors::theme(slot).to_lowercase().replace(' ', "-");
        picture(&session, wide, &format!("theme-{name}.png"), |player| {
            use_theme(player, slot);
        });
    }
    picture(&session, wide, "new-game.png", |player| {
        player.press_ctrl(Key::N);
    });
    picture(&session, wide, "settings.png", |player| {
        player.press_ctrl(Key::Comma);
    });
    picture(&session, wide, "colors.png", |player| {
        player.press_ctrl(Key::K);
    });
    picture(&session, wide, "help.png", |player| player.press(Key::F1));
    let keeping = ScoreKeeping::CribbageBoard;
    picture(&in_hand_six(keeping), wide, "cribbage-board.png", |_| {});
    let keeping = ScoreKeeping::Paper;
    picture(&in_hand_six(keeping), narrow, "paper.png", |_| {});
    picture(&in_hand_six(keeping), wide, "score-sheet.png", |player| {
        player.press_ctrl(Key::P);
    });
    picture(&won(), wide, "result.png", |player| {
        player.press_ctrl_shift(Key::P);
    });
    for (size, name) in [
        (wide, "firecrackers.png"),
        (narrow, "firecrackers-narrow.png"),
    ] {
        picture(&with_firecrackers(), size, name, |player| {
            player.click_id("cover-here");
            player.press(Key::F);
        });
    }
    let drawn_for = || game_where(&preferences(Preset::TheDrawGame), |_| true);
    picture(&drawn_for(), wide, "draw-for-the-lead.png", |_| {});
    picture(&drawn_for(), wide, "playing-well.png", |player| {
        player.press(Key::F1);
        player.click_id("help-page-strategy");
    });
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
            grain: set.display.grain,
            ..Display::default()
        },
        first_hints: FirstHints::NONE,
        ..Preferences::default()
    };
    assert_eq!(
        set, came_with,
        "only the pace is another, the grain, and no hints"
    );
}
