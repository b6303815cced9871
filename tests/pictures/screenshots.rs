//! The pictures of the README and of shop pages, into `screenshots`: positions of games that
//! two Nestors played.

use egui::{ColorImage, Key, ViewportId};
use engine::{Action, Bone, Event, GameState, Level, Name, Preset, Seat, Seats, Table};
use game::profile::{Display, MotionSpeed, Opponent, Opponents, Pace, Preferences};
use game::session::Session;
use look::ThemeSlot;
use nestor_dominoes::command::{GameCommand, LearnCommand, WindowCommand, WindowKind};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::found::{do_it, session};
use crate::moving;
use crate::player::{Player, set};
use crate::scenes::{rest, use_theme};
use crate::{NESTOR, YOU};

/// Every picture has two pixels for each point of the page.
const SHARP: f32 = 2.0;
/// The sizes of the window, and of that of a telephone, in points.
const WINDOW: [f32; 2] = [1100.0, 760.0];
const NARROW: [f32; 2] = [420.0, 800.0];
/// How wide the README shows a picture alone, in points.
const WHOLE: f32 = 880.0;
/// A window, and how wide its picture is, in pixels: alone, one of two or three beside each
/// other, on a shop page.
const ALONE: ([f32; 2], f32) = (WINDOW, SHARP * WHOLE);
const ONE_OF_TWO: ([f32; 2], f32) = (WINDOW, SHARP * 436.0);
const ONE_OF_THREE: ([f32; 2], f32) = (NARROW, SHARP * 280.0);
const SHOP: ([f32; 2], f32) = ([1920.0, 1080.0], 1600.0);
/// The space between pictures in one, in pixels.
const BETWEEN: usize = 16;
/// So many games are played to find a position.
const MAX_GAMES: u64 = 1_000_000;

/// What is set in all pictures.
fn shown(seats: Seats) -> Preferences {
    let plain = set(Preset::AllFives.rules(seats));
    Preferences { display: Display { sound: true, ..plain.display }, ..plain }
}

/// What a Nestor does in the place of whoever is in turn; a deal where it is nobody's.
fn go_on(session: &mut Session, rng: &mut ChaCha8Rng) {
    let state = session.state();
    let Some(turn) = state.turn() else {
        session.deal().expect("it can be dealt");
        return;
    };
    let view = state.view(turn).expect("there is a hand");
    let action = nestor::choose(&view, Level::Easy, rng).expect("there is something to do");
    do_it(session, action);
}

/// The first position of a game from this number on in which something is so.
fn found(preferences: &Preferences, from: u64, is_it: impl Fn(&mut Session) -> bool) -> Session {
    for number in from..from + MAX_GAMES {
        let mut session = session(preferences, number);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        loop {
            if is_it(&mut session) {
                println!("from {from}: number {number}");
                return session;
            }
            if session.state().outcome().is_some() {
                break;
            }
            go_on(&mut session, &mut rng);
        }
    }
    panic!("no game gets there");
}

/// The points that an action scores at once.
pub fn points(state: &GameState, action: Action) -> u8 {
    let events = state.clone().apply(action).unwrap_or_default();
    let scored = events.iter().find_map(|event| match event {
        Event::Scored { points, .. } => Some(*points),
        _ => None,
    });
    scored.unwrap_or_default()
}

/// Whether it is the middle of a game, of which one is ahead.
fn is_in_the_middle(state: &GameState) -> bool {
    let [own, other] = [YOU, NESTOR].map(|seat| state.scores()[Seats::Two.team(seat)]);
    (75..=110).contains(&own) && (50..=85).contains(&other) && other < own
}

/// The hand's bones, each with where it fits.
fn plays(session: &Session) -> Vec<(Bone, Vec<Action>)> {
    let mut plays: Vec<(Bone, Vec<Action>)> = Vec::new();
    for action in session.actions_of(YOU) {
        let Some(bone) = action.bone() else { continue };
        match plays.iter_mut().find(|(other, _)| *other == bone) {
            Some((_, actions)) => actions.push(action),
            None => plays.push((bone, vec![action])),
        }
    }
    plays
}

/// The bone with two places, of which one scores ten.
fn bone_to_take_up(session: &Session) -> Option<Bone> {
    let state = session.state();
    plays(session).into_iter().find_map(|(bone, actions)| {
        let mut points: Vec<_> = actions.iter().map(|it| points(state, *it)).collect();
        points.sort_unstable();
        (points == [0, 10]).then_some(bone)
    })
}

/// Whether bones lie on all four sides of the spinner.
fn has_four_arms(table: &Table) -> bool {
    let ends = table.ends();
    ends.len() == 4 && ends.iter().all(|end| Some(end.end().on) != table.spinner())
}

/// All Fives with four arms, six bones in hand, one of them taken up.
fn poster() -> Session {
    found(&shown(Seats::Two), 36_850, |session| {
        let state = session.state();
        let Some(round) = state.round() else {
            return false;
        };
        let position = round.position();
        let table = position.table();
        let is_large = |bone: Bone| bone.weight() >= 8;
        (12..=14).contains(&table.played().len())
            && session.person_in_turn() == Some(YOU)
            && table.spinner().is_some_and(is_large)
            && has_four_arms(table)
            && position.hand(YOU).iter().count() == 6
            && (3..=6).contains(&position.hand(NESTOR).iter().count())
            && position.boneyard().len() >= 2
            && is_in_the_middle(state)
            && bone_to_take_up(session).is_some()
    })
}

/// Where the film begins.
fn filmed() -> Session {
    let plain = shown(Seats::Two);
    let moving = Preferences {
        display: Display {
            pace: Pace::Normal,
            motion: MotionSpeed::Normal,
            auto_draw: true,
            ..plain.display
        },
        ..plain
    };
    found(&moving, 1_045, |session| {
        let state = session.state();
        let Some(round) = state.round() else {
            return false;
        };
        session.person_in_turn() == Some(YOU)
            && (6..=10).contains(&round.position().table().played().len())
            && is_in_the_middle(state)
            && moving::play(session).is_some()
    })
}

/// The end of a hand that the person won by going out.
fn hand_over() -> Session {
    found(&shown(Seats::Two), 30, |session| {
        let state = session.state();
        let Some(round) = state.round() else {
            return false;
        };
        let hand = |seat| round.position().hand(seat).iter().count();
        state.can_deal()
            && state.outcome().is_none()
            && is_in_the_middle(state)
            && hand(YOU) == 0
            && (3..=4).contains(&hand(NESTOR))
            && (10..=16).contains(&round.position().table().played().len())
    })
}

/// A game that the person won in four or five hands.
fn won(from: u64) -> Session {
    found(&shown(Seats::Two), from, |session| {
        let state = session.state();
        let winner = state.outcome().and_then(|outcome| outcome.winner);
        winner == Some(Seats::Two.team(YOU)) && (4..=5).contains(&state.rounds().len())
    })
}

/// Four people, each for themselves.
fn four() -> Session {
    let mut opponents = Opponents::default();
    for (seat, name) in Seat::around(Seats::Four).skip(1).zip(["Anna", "Ben", "Carla"]) {
        let name = Name::new(name).expect("a name");
        opponents.set(seat, Opponent::Person(name));
    }
    let set = Preferences { opponents, ..shown(Seats::Four) };
    found(&set, 0, |session| {
        let state = session.state();
        let Some(round) = state.round() else {
            return false;
        };
        let scores = state.scores();
        let mut all = Seat::around(Seats::Four).map(|seat| scores[Seats::Four.team(seat)]);
        has_four_arms(round.position().table())
            && (11..=15).contains(&round.position().table().played().len())
            && session.person_in_turn() == Some(YOU)
            && plays(session).len() >= 2
            && all.all(|score| (20..=120).contains(&score))
    })
}

/// A window with a session, as a picture with so many pixels for a point.
fn open(session: &Session, size: [f32; 2], pixels_per_point: f32) -> Player {
    let mut player = Player::at_size(session, size);
    let viewports = &mut player.harness.input_mut().viewports;
    let window = viewports.entry(ViewportId::ROOT).or_default();
    window.native_pixels_per_point = Some(pixels_per_point);
    player.harness.run_steps(4);
    player
}

pub fn painted(player: &mut Player) -> ColorImage {
    let image = player.harness.render().expect("it can be painted");
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}

/// A picture of a window at rest.
fn still(
    session: &Session,
    (size, width): ([f32; 2], f32),
    begin: impl FnOnce(&mut Player),
) -> ColorImage {
    let mut player = open(session, size, width / size[0]);
    begin(&mut player);
    rest(&mut player);
    painted(&mut player)
}

/// Four pictures of one size as one.
fn four_in_one(pictures: &[ColorImage; 4]) -> ColorImage {
    let [width, height] = pictures[0].size;
    let size = [2 * width + BETWEEN, 2 * height + BETWEEN];
    let mut whole = ColorImage::filled(size, egui::Color32::TRANSPARENT);
    for (n, picture) in pictures.iter().enumerate() {
        let (left, top) = (n % 2 * (width + BETWEEN), n / 2 * (height + BETWEEN));
        for (row, pixels) in picture.pixels.chunks(width).enumerate() {
            let start = (top + row) * size[0] + left;
            whole.pixels[start..start + width].copy_from_slice(pixels);
        }
    }
    whole
}

fn take_up(player: &mut Player) {
    let bone = bone_to_take_up(player.session()).expect("there is one");
    player.click_bone(bone);
}

/// A mistake, counted from the first on, in a game that was won.
fn review(from: u64, mistake: u8, size: ([f32; 2], f32)) -> ColorImage {
    still(&won(from), size, |player| {
        player.command(LearnCommand::ToggleReview);
        player.step_until("every decision is looked at", |player| player.has_id("analysis-chart"));
        for _ in 0..mistake {
            player.press(Key::M);
        }
    })
}

fn in_german(player: &mut Player) {
    let mut preferences = player.session().preferences().clone();
    preferences.language = "de".parse().ok();
    player.command(GameCommand::SetPreferences(Box::new(preferences)));
}

/// The poster in a look.
fn in_look(slot: ThemeSlot, size: ([f32; 2], f32)) -> ColorImage {
    still(&poster(), size, |player| {
        use_theme(player, slot);
        take_up(player);
    })
}

fn looks() -> ColorImage {
    four_in_one(&ThemeSlot::LOOKS.map(|slot| in_look(slot, ONE_OF_TWO)))
}

fn new_game(player: &mut Player) {
    player.command(WindowCommand::Toggle(WindowKind::NewGame));
}

/// What is in a file: a picture, or several that are a film.
type Made = fn() -> Vec<ColorImage>;

/// The files.
const FILES: [(&str, Made); 13] = [
    ("table.png", || vec![still(&poster(), ALONE, take_up)]),
    ("looks.png", || vec![looks()]),
    ("end-of-a-hand.png", || vec![still(&hand_over(), ONE_OF_TWO, |_| {})]),
    ("review.png", || vec![review(27, 1, ONE_OF_TWO)]),
    ("narrow.png", || vec![still(&poster(), ONE_OF_THREE, take_up)]),
    ("narrow-end-of-a-hand.png", || vec![still(&hand_over(), ONE_OF_THREE, in_german)]),
    ("narrow-review.png", || vec![review(15, 1, ONE_OF_THREE)]),
    ("four.png", || {
        let here = |player: &mut Player| player.click_id("cover-here");
        vec![still(&four(), ALONE, here)]
    }),
    ("play.png", || moving::make(open(&filmed(), WINDOW, WHOLE / WINDOW[0]))),
    ("shop-table.png", || vec![still(&poster(), SHOP, take_up)]),
    ("shop-end-of-a-hand.png", || vec![still(&hand_over(), SHOP, |_| {})]),
    ("shop-night.png", || vec![in_look(ThemeSlot::Night, SHOP)]),
    ("shop-new-game.png", || vec![still(&poster(), SHOP, new_game)]),
];

/// Makes those with this in their names.
pub fn make(part: &str) {
    for (name, made) in FILES {
        if name.contains(part) {
            println!("{name}");
            moving::write(&made(), name);
        }
    }
}
