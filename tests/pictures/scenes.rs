//! What the pictures of the window are of.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Action, Level, Preset, Seating, Seats, Team};
use game::profile::{
    Display, GameKind, GameName, Help, OpponentKind, Person, PlayedGame, Preferences, ScoreKeeping,
};
use game::session::Session;
use look::ThemeSlot;
use words::colors;

use crate::YOU;
use crate::player::{Player, preferences};
use crate::wanted::game_where;

/// The usual size of the window, and that of a telephone, in points.
pub const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];
/// Time for a flicker or a score over the table to go away, in frames.
pub const A_MOMENT: usize = 60;

/// What is set for the pictures that are compared: no grain, which would make
/// each of them ten times as large; the pictures of bones show it.
pub fn plain(preset: Preset) -> Preferences {
    Preferences {
        display: Display { plain_surfaces: true, ..preferences(preset).display },
        ..preferences(preset)
    }
}

pub fn in_the_middle() -> Session {
    game_where(&plain(Preset::AllFives), |session| {
        let state = session.state();
        let ends = state.position().map(|at| at.table().ends().len());
        session.person_in_turn().is_some()
            && state.rounds().len() == 2
            && ends == Some(4)
            && session.actions_of(YOU).len() > 2
    })
}

pub fn at_the_end() -> Session {
    game_where(&plain(Preset::AllFives), |session| {
        session.state().can_deal() && session.state().rounds().len() == 2
    })
}

/// Takes up the first bone that fits.
pub fn take_up(player: &mut Player) {
    let fits = player.session().actions_of(YOU);
    let bone = fits.iter().find_map(|action| action.bone());
    player.click_bone(bone.expect("a bone fits"));
}

pub fn rest(player: &mut Player) {
    player.harness.remove_cursor();
    player.harness.run_steps(A_MOMENT);
}

/// A game that has gone on for a while, with the score kept so.
pub fn in_hand_six(score_keeping: ScoreKeeping) -> Session {
    let plain = plain(Preset::AllFives);
    let set = Preferences { display: Display { score_keeping, ..plain.display }, ..plain };
    game_where(&set, |session| {
        let placed = session.state().round().map(|round| round.placed_bones().count());
        session.state().rounds().len() == 6
            && session.person_in_turn().is_some()
            && placed >= Some(6)
    })
}

/// A game with a firecracker to use on several bones.
pub fn with_firecrackers() -> Session {
    game_where(&preferences(Preset::FirecrackerFives), |session| {
        let actions = session.actions_of(YOU).into_iter();
        let blasts = actions.filter(|action| matches!(action, Action::BlowUp(_)));
        let bones = session.state().position().map(|at| at.table().played().len());
        blasts.count() == 4 && bones > Some(7)
    })
}

/// A game that the player has won.
pub fn won() -> Session {
    game_where(&plain(Preset::AllFives), |session| {
        let outcome = session.state().outcome();
        outcome.is_some_and(|outcome| outcome.winner == Some(Seats::Two.team(YOU)))
    })
}

/// Shows the table in one of the themes.
pub fn use_theme(player: &mut Player, slot: ThemeSlot) {
    if player.harness.state().themes().used() != slot.into() {
        player.press_ctrl(Key::K);
        let name = colors::theme(slot);
        {
            let cards = player.harness.get_all_by_role(Role::RadioButton);
            let mut cards = cards.filter(|card| {
                let spoken = card.accesskit_node().label().unwrap_or_default();
                spoken.starts_with(&name)
            });
            cards.next().expect("a card of the theme").click_accesskit();
        }
        player.settle();
        player.press(Key::Escape);
    }
}

/// Games of All Fives against higher and higher levels, of which the player wins two of three.
pub fn finished_games() -> Vec<PlayedGame> {
    let game = |n: u32| {
        let level = Level::ALL[1 + (n / 15) as usize];
        let sides: Vec<Team> = Team::all(Seats::Two).collect();
        PlayedGame {
            id: format!("{n:032x}").parse().expect("an id"),
            ended: "2026-11-20T11:17:27Z".parse().expect("a time"),
            kind: GameKind {
                game: GameName::ReadyMade(Preset::AllFives),
                seats: Seats::Two,
                company: OpponentKind::Nestors(level),
            },
            rules: None,
            seating: Seating::with_nestors(&Person::nameless(), Seats::Two, level),
            winner: Some(sides[usize::from(n % 3 == 2)]),
            scores: vec![150, 90],
            hands: 6,
            actions: 93,
            secs: 745,
            help: Help::None,
            bonus: 0,
            given_up: false,
            luck: None,
            judged: None,
            number: None,
            origin: None,
            nth: Some(n),
        }
    };
    (0..60).map(game).collect()
}
