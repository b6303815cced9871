//! Every kind of screen in windows of every size, from a single pixel up: nothing breaks down,
//! and nothing is painted nowhere.

use egui::epaint::Primitive;
use egui::{Key, Pos2, Rect, Vec2, ViewportId};
use engine::{Action, Phase, Preset, Rules, Seats};
use game::profile::{FirstHints, MotionSpeed, Pace, Preferences};
use game::session::Session;
use nestor_dominoes::command::{
    FairTab, GameCommand, LearnCommand, TableCommand, WindowCommand, WindowKind,
};
use words::settings::SettingsPage;

use super::cover;
use super::daily;
use super::found::{game_until, hand_over};
use super::lessons;
use super::notation::{DEAL, FIRST_HAND, at};
use super::player::{House, Player, WINDOW, preferences, set};
use super::result::{before_the_end, ended, last_action, open_more, short};
use super::review::over;
use super::taking;
use crate::NESTOR;
use crate::effort::effort;

/// A window: its size in pixels, and how many of them a point has.
type Window = ([f32; 2], f32);

/// The windows of a quick run.
const USUAL: [Window; 9] = [
    ([1.0, 1.0], 1.0),
    ([9.0, 9.0], 2.0),
    ([280.0, 700.0], 1.0),
    ([299.0, 400.0], 4.0),
    ([400.0, 4000.0], 2.0),
    ([4000.0, 200.0], 1.0),
    ([4000.0, 200.0], 3.0),
    ([1920.0, 1080.0], 4.0),
    ([1920.0, 1080.0], 1.0),
];

const WIDTHS: [f32; 12] =
    [1.0, 9.0, 60.0, 120.0, 200.0, 280.0, 299.0, 360.0, 400.0, 640.0, 1920.0, 4000.0];
const HEIGHTS: [f32; 11] =
    [1.0, 9.0, 60.0, 120.0, 200.0, 300.0, 400.0, 560.0, 700.0, 1080.0, 4000.0];
const SCALES: [f32; 5] = [1.0, 1.5, 2.0, 3.0, 4.0];

/// The windows to look at: all these widths and heights, each at every scale, unless the
/// run is to be quick.
fn windows() -> Vec<Window> {
    if effort() == 1 {
        return USUAL.to_vec();
    }
    let sizes = WIDTHS.iter().flat_map(|width| HEIGHTS.map(|height| [*width, height]));
    sizes.zip(SCALES.into_iter().cycle()).collect()
}

/// A kind of screen: what it is called here, and a player who looks at it.
type Screen = (&'static str, fn() -> Player);

const SCREENS: [Screen; 27] = [
    ("welcome", || Player::open(House::empty(), Some(7), WINDOW)),
    ("table", || Player::at(&in_a_hand())),
    ("three at the table", || at_table(Seats::Three)),
    ("four at the table", || at_table(Seats::Four)),
    ("partners at the table", || at_table(Seats::Partners)),
    ("selected bone, hint, counter and log", || {
        let mut player = Player::at(&in_a_hand());
        player.press(Key::ArrowRight);
        player.press(Key::Space);
        player.command(TableCommand::ToggleLog);
        player.command(LearnCommand::ToggleHint);
        player.accept_help();
        player.command(LearnCommand::ToggleLens);
        player.accept_help();
        player.rest();
        player
    }),
    ("open menu", || {
        let mut player = Player::at(&in_a_hand());
        player.open_menu("menu-game");
        player
    }),
    ("tip", || {
        let mut session = in_a_hand();
        session.set_preferences(Preferences {
            first_hints: FirstHints::default(),
            ..session.preferences().clone()
        });
        Player::at(&session)
    }),
    ("hand over", || at_the_end_of_a_hand(Seats::Two)),
    ("hand over among four", || at_the_end_of_a_hand(Seats::Four)),
    ("hand over among partners", || at_the_end_of_a_hand(Seats::Partners)),
    ("game over", || ended(&short(Seats::Two), WINDOW)),
    ("more of a game that is over", || {
        let mut player = ended(&short(Seats::Partners), WINDOW);
        open_more(&mut player);
        player
    }),
    ("review", || {
        let mut player = Player::at(&over(Seats::Two));
        player.command(LearnCommand::ToggleReview);
        player.wait_for("analysis-chart");
        player
    }),
    ("lesson", || {
        let mut player = Player::at(&in_a_hand());
        lessons::begin(&mut player, "score");
        player
    }),
    ("cover", || {
        let set = cover::with(Seats::Three, Preset::AllFives, ["Ben", "Cleo", ""]);
        let session = game_until(&set, 0, |session| session.state().record().len() > 5);
        let player = Player::at(&session);
        assert!(player.has_id("cover-here"), "it is covered");
        player
    }),
    ("claim", || {
        let rules = Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) };
        let session = game_until(&set(rules), 0, |session| {
            let phase = session.state().position().map(engine::Position::phase);
            phase == Some(Phase::Claim) && session.person_in_turn().is_some()
        });
        Player::at(&session)
    }),
    ("cut", || {
        let mut set = preferences(Preset::AllFives);
        set.display.cut = true;
        let session = at(&set, DEAL, FIRST_HAND);
        let mut player = Player::at(&session);
        player.click_id("turn-new-hand");
        assert!(player.has_id("cut-later"), "it is asked");
        player
    }),
    ("draw for the lead", || Player::at(&manual_deal())),
    ("bones to take", || {
        let mut player = Player::at(&manual_deal());
        taking::draw_for_lead(&mut player);
        player
    }),
    ("game with a clock", || {
        let mut player = Player::at(&with_clock());
        player.click_id("cover-here");
        player
    }),
    ("paused game with a clock", || Player::at(&with_clock())),
    ("question whether to give up", || {
        let mut player = Player::at(&with_clock());
        player.command(GameCommand::GiveUp);
        player
    }),
    ("game of the day that is over", || daily::open_at(&daily::at_the_end(), WINDOW)),
    ("end of a hand, moving", || {
        let session = game_until(&moving(), 3, |session| {
            let before = session.state().rounds().len();
            last_of_hand(session).is_some() && before == 1
        });
        let mut player = Player::at(&session);
        let action = last_of_hand(&session).expect("it was looked for");
        player.command(TableCommand::Act(action));
        player
    }),
    ("end of a game, moving", || {
        let rules = short(Seats::Two).rules;
        let session = before_the_end(&Preferences { rules, ..moving() });
        let mut player = Player::at(&session);
        let action = last_action(&session).expect("it was looked for");
        player.command(TableCommand::Act(action));
        player
    }),
    ("deal, moving", || {
        let mut player = Player::new(&moving(), 7);
        player.command(GameCommand::New);
        player
    }),
];

fn in_a_hand() -> Session {
    in_the_middle(&preferences(Preset::AllFives))
}

/// A game of any rules in which several bones are played.
fn in_the_middle(set: &Preferences) -> Session {
    game_until(set, 0, |session| {
        let position = session.state().position();
        let played = position.map_or(0, |at| at.table().played().len());
        session.person_in_turn().is_some() && played > 5
    })
}

fn at_table(seats: Seats) -> Player {
    Player::at(&in_the_middle(&set(Preset::AllFives.rules(seats))))
}

fn at_the_end_of_a_hand(seats: Seats) -> Player {
    let session = hand_over(&set(Preset::AllFives.rules(seats)), 1);
    Player::at(&session)
}

fn manual_deal() -> Session {
    taking::drawn(&taking::draw_game(), NESTOR)
}

fn with_clock() -> Session {
    in_the_middle(&preferences(Preset::FirecrackerFives))
}

/// What is set where all that moves is seen.
fn moving() -> Preferences {
    let mut moving = preferences(Preset::AllFives);
    moving.display.pace = Pace::Normal;
    moving.display.motion = MotionSpeed::Slow;
    moving
}

/// What the person does to end the hand, but not the game, if anything does.
fn last_of_hand(session: &Session) -> Option<Action> {
    session.person_in_turn()?;
    let mut actions = session.state().legal_actions().into_iter();
    actions.find(|action| {
        let mut state = session.state().clone();
        state.apply(*action).is_ok() && state.can_deal()
    })
}

/// Looks at a screen in all these windows.
fn look_through(player: &mut Player, what: &str, windows: &[Window]) {
    for (size, scale) in windows {
        println!("{what} in {size:?} at {scale}");
        let input = player.harness.input_mut();
        input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, Vec2::from(*size) / *scale));
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(*scale);
        player.harness.run_steps(2);
        let shapes = player.harness.output().shapes.clone();
        let meshes = player.harness.ctx.tessellate(shapes, *scale);
        let is_nowhere = meshes.into_iter().any(|it| match it.primitive {
            Primitive::Mesh(mesh) => mesh.vertices.iter().any(|at| at.pos.any_nan()),
            Primitive::Callback(_) => false,
        });
        assert!(!is_nowhere, "{what} in {size:?} at {scale}");
    }
}

/// Looks at every screen and every window in all these windows.
fn look_at_all(windows: &[Window]) {
    for (name, open) in SCREENS {
        println!("{name}");
        look_through(&mut open(), name, windows);
    }
    for preset in Preset::ALL {
        let mut player = Player::at(&in_the_middle(&preferences(preset)));
        look_through(&mut player, &format!("{preset:?}"), windows);
    }
    let pages = SettingsPage::ALL.map(WindowCommand::OpenSettings);
    let tabs = [FairTab::Decisions, FairTab::Seals, FairTab::Proof].map(WindowCommand::OpenFair);
    let opens = WindowKind::WINDOWS.iter().copied();
    let opens = opens.map(WindowCommand::Toggle);
    let opens = opens.chain(pages).chain(tabs);
    let mut player = Player::at(&over(Seats::Two));
    for open in opens.chain([WindowCommand::AskForNumber]) {
        player.command(open.clone());
        look_through(&mut player, &format!("{open:?}"), windows);
        for _ in 0..2 {
            player.press(Key::Escape);
        }
    }
}

#[test]
fn every_screen_is_painted_in_windows_of_many_sizes() {
    look_at_all(&windows());
}

#[test]
fn a_start_in_a_small_window_goes_well() {
    for size in [[1.0, 1.0], [280.0, 700.0], [300.0, 200.0]] {
        for session in [in_a_hand(), over(Seats::Two)] {
            Player::at_size(&session, size);
        }
        Player::open(House::empty(), Some(7), size);
    }
}
