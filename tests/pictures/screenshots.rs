//! Pictures for pages and catalogs, into `screenshots`.

use std::path::Path;

use egui::Key;
use engine::Preset;
use game::profile::{Display, Preferences, ScoreKeeping};
use game::session::Session;
use look::ThemeSlot;
use nestor_dominoes::command::{Command, GameCommand};
use words::colors;

use crate::found::game_where;
use crate::player::{Player, preferences};
use crate::scenes::{
    SIZES, at_the_end, in_hand_six, in_the_middle, rest, take_up, use_theme, with_firecrackers, won,
};

/// Writes a picture into `screenshots`.
fn picture(session: &Session, size: [f32; 2], name: &str, open: impl Fn(&mut Player)) {
    let mut player = Player::at_size(session, size);
    let with_grain = Preferences {
        display: Display {
            plain_surfaces: false,
            ..session.preferences().display
        },
        ..session.preferences().clone()
    };
    let ctx = player.harness.ctx.clone();
    let command = Command::Game(GameCommand::SetPreferences(Box::new(with_grain)));
    player.harness.state_mut().update(&ctx, command.into());
    open(&mut player);
    rest(&mut player);
    let image = player.harness.render().expect("it can be painted");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../screenshots");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    image.save(folder.join(name)).expect("it can be written");
}

/// Makes all of them.
pub fn make() {
    let [wide, narrow] = SIZES;
    let session = in_the_middle();
    picture(&session, wide, "table.png", take_up);
    picture(&session, narrow, "narrow.png", take_up);
    picture(&at_the_end(), wide, "end-of-a-hand.png", |_| {});
    for slot in ThemeSlot::EDITABLE {
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
