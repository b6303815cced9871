//! The window comes back as it was, but fits the screen that there is.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Pos2, Rect, Vec2, ViewportId, ViewportInfo, pos2, vec2};
use egui_kittest::Harness;
use game::profile::WindowPlace;
use game::session::Seeds;
use game::store::InspectedDatabase;
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::command::{Command, WindowCommand};

use super::patience::Patience;
use super::player::{STEP_SECS, folder, wait_for_lock};

const USUAL: Vec2 = vec2(1100.0, 760.0);
const LARGE: Vec2 = vec2(3840.0, 2160.0);
/// So many frames take longer than a window needs to come to rest.
const REST: usize = 20;

/// The program in a window of its own, which has a size in points of the
/// system whatever the zoom.
struct Window {
    harness: Harness<'static, App>,
    size: Vec2,
    root: PathBuf,
}

impl Window {
    fn open(root: &Path, size: Vec2) -> Self {
        let startup = Startup {
            data_dir: Some(root.to_owned()),
            seeds: Seeds::from_number(1),
            ..Startup::default()
        };
        let harness =
            Harness::builder().with_size(size).with_step_dt(STEP_SECS).build_eframe(|context| {
                let app = App::new(context, &startup);
                app.in_own_window(context)
            });
        let root = root.to_owned();
        let mut window = Self { harness, size, root };
        window.rest();
        window
    }

    fn zoom(&self) -> f32 {
        self.harness.ctx.zoom_factor()
    }

    fn system(&mut self) -> &mut ViewportInfo {
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.get_mut(&ViewportId::ROOT).expect("there is one")
    }

    fn frame(&mut self) {
        let size = self.size / self.zoom();
        self.harness.input_mut().screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
        self.harness.step();
    }

    /// Lets the window come to rest.
    fn rest(&mut self) {
        for _ in 0..REST {
            self.frame();
        }
    }

    /// Closes it; all is on disk then.
    fn close(mut self) {
        let ctx = self.harness.ctx.clone();
        let close = Command::Window(WindowCommand::PrepareToClose);
        self.harness.state_mut().update(&ctx, close.into());
        let mut patience = Patience::new();
        while !self.harness.state().may_close() {
            self.frame();
            patience.pause("the end");
        }
        drop(self.harness);
        wait_for_lock(&self.root);
    }

    /// Presses Ctrl and a key, and lets that be seen.
    fn press_ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.rest();
    }
}

/// The place of the window as it is kept; the usual one without that.
fn place_of(root: &Path) -> WindowPlace {
    let inspected = InspectedDatabase::open(root).expect("it can be read");
    let tables = inspected.tables().expect("it can be read");
    tables.get(&()).expect("it can be read").unwrap_or_default()
}

fn about(zoom: f32, expected: f32) -> bool {
    (zoom - expected).abs() < 0.005
}

#[test]
fn a_zoom_that_suits_a_large_screen_does_not_stick_on_a_small_one() {
    let house = folder();
    let window = Window::open(house.root(), LARGE);
    assert!(about(window.zoom(), 1.4), "large: {}", window.zoom());
    window.close();
    let window = Window::open(house.root(), USUAL);
    assert!(about(window.zoom(), 1.0), "usual: {}", window.zoom());
}

#[test]
fn the_players_own_zoom_comes_back_on_every_screen() {
    let house = folder();
    let mut window = Window::open(house.root(), USUAL);
    for _ in 0..5 {
        window.press_ctrl(Key::Plus);
    }
    assert!(about(window.zoom(), 1.5), "by key: {}", window.zoom());
    window.close();
    for (size, zoom) in [(USUAL, 1.5), (LARGE, 2.1), (USUAL, 1.5)] {
        let window = Window::open(house.root(), size);
        assert!(about(window.zoom(), zoom), "{size}: {}", window.zoom());
        window.close();
    }
    let mut window = Window::open(house.root(), LARGE);
    window.press_ctrl(Key::Num0);
    window.close();
    let window = Window::open(house.root(), USUAL);
    assert!(about(window.zoom(), 1.0), "usual again: {}", window.zoom());
}

#[test]
fn the_window_comes_back_with_its_size_and_where_it_was() {
    let house = folder();
    let last = |house: &super::player::House| place_of(house.root());
    assert_eq!(Vec2::from(last(&house).size), USUAL, "as it comes");
    assert_eq!(last(&house).corner, None, "in the middle");
    let mut window = Window::open(house.root(), vec2(900.0, 640.0));
    let frame = Rect::from_min_size(pos2(31.0, 57.0), vec2(904.0, 670.0));
    window.system().outer_rect = Some(frame);
    window.rest();
    window.system().outer_rect = Some(Rect::from_min_size(Pos2::ZERO, LARGE));
    window.system().maximized = Some(true);
    window.size = LARGE;
    window.rest();
    window.close();
    let place = last(&house);
    assert_eq!(place.size, (900.0, 640.0), "before it was maximized");
    assert_eq!(place.corner, Some(frame.min.into()), "where it was then");
    assert!(place.maximized, "and it is again");
}
