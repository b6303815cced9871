//! Keys and pointer as people have them: any layout, keys that were pressed elsewhere,
//! buttons that are let go unseen.

use egui::accesskit::Role;
use egui::{
    Context, Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, RawInput, ViewportCommand,
    ViewportId,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Action, Bone, End, Preset, Side};
use game::session::Session;
use nestor_dominoes::platform::input::{Devices, InputFilter};
use words::msg;

use super::found::{bone_with_plays, hand, plays, session};
use super::notation::{DEAL, FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{House, Player, preferences};
use crate::YOU;

/// What the letters type in the layouts of xkb.
const LAYOUTS: &str = include_str!("../data/layouts/layouts.txt");

/// A key, as the window library reports it.
fn key(name: Key, place: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key: name, physical_key: Some(place), pressed, repeat: false, modifiers }
}

/// The same for one that types this: what egui knows no key for has the name of its place.
fn typed(text: &str, place: Key, modifiers: Modifiers) -> Event {
    let name = Key::from_name(text).unwrap_or(place);
    key(name, place, true, modifiers)
}

fn report(player: &mut Player, event: Event) {
    player.harness.event(event);
    player.settle();
}

/// What the system says, in these tests.
#[derive(Debug, Clone, Default)]
struct System {
    keys: Vec<Key>,
    is_button_down: bool,
    is_hidden: bool,
}

impl Devices for System {
    fn keys_down(&self) -> Vec<Key> {
        self.keys.clone()
    }

    fn is_button_down(&self) -> Option<bool> {
        Some(self.is_button_down)
    }

    fn is_window_hidden(&self) -> bool {
        self.is_hidden
    }
}

/// A program that nobody has used yet.
fn newcomer() -> Player {
    Player::open(House::empty(), None, [1100.0, 760.0])
}

fn system_says(player: &Player, system: System) {
    let filter = player.harness.ctx.plugin::<InputFilter>();
    filter.lock().set_devices(system);
}

/// The names under which the keys of one layout come through, each after the others.
struct Keyboard {
    ctx: Context,
}

impl Keyboard {
    fn new() -> Self {
        let ctx = Context::default();
        ctx.add_plugin(InputFilter::default());
        Self { ctx }
    }

    /// Presses a key and lets it go; its name when it is pressed.
    fn press(&self, text: &str, place: Key, modifiers: Modifiers) -> Option<Key> {
        let pressed = typed(text, place, modifiers);
        let text = (!modifiers.ctrl).then(|| Event::Text(text.to_owned()));
        let released = key(place, place, false, modifiers);
        let events = [pressed].into_iter().chain(text).chain([released]);
        let mut name = None;
        let input = RawInput { events: events.collect(), ..RawInput::default() };
        let output = self.ctx.run_ui(input, |ui| {
            name = ui.input(|input| {
                input.events.iter().find_map(|event| match event {
                    Event::Key { key, pressed: true, .. } => Some(*key),
                    _ => None,
                })
            });
        });
        output.drop_without_applying_deltas();
        name
    }
}

impl Keyboard {
    /// How often a key is pressed in the pass that begins with these events.
    fn presses(&self, events: Vec<Event>) -> usize {
        let mut count = 0;
        let input = RawInput { events, ..RawInput::default() };
        let is_press = |event: &&Event| matches!(event, Event::Key { pressed: true, .. });
        let output = self.ctx.run_ui(input, |ui| {
            count = ui.input(|input| input.events.iter().filter(is_press).count());
        });
        output.drop_without_applying_deltas();
        count
    }
}

#[test]
fn a_key_that_is_held_walks_one_step_a_pass_and_no_further_once_it_is_let_go() {
    let keyboard = Keyboard::new();
    let arrow = |pressed| key(Key::ArrowRight, Key::ArrowRight, pressed, Modifiers::NONE);
    // Between two slow pictures a key repeats often.
    for _ in 0..3 {
        assert_eq!(keyboard.presses(vec![arrow(true); 6]), 1, "a step");
    }
    assert_eq!(keyboard.presses(vec![arrow(false)]), 0, "it is let go");
    assert_eq!(keyboard.presses(Vec::new()), 0, "nothing waits");
    let twice = [arrow(true), arrow(false), arrow(true), arrow(false)];
    assert_eq!(keyboard.presses(twice.to_vec()), 1, "the first of two");
    assert_eq!(keyboard.presses(Vec::new()), 1, "and the second");
}

fn letters() -> impl Iterator<Item = Key> {
    let all = Key::ALL.iter().copied();
    all.filter(|key| (Key::A..=Key::Z).contains(key))
}

fn is_latin(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z'])
}

#[test]
fn letters_go_by_place_in_every_layout_that_has_no_latin_ones_and_only_there() {
    let lines = LAYOUTS.lines().filter(|line| !line.starts_with('#'));
    let (mut with, mut without) = (0, 0);
    for line in lines {
        let fields: Vec<Vec<&str>> = line.split('\t').map(|it| it.split(' ').collect()).collect();
        let [names, plain, shifted] = &fields[..] else {
            panic!("three fields in {line}");
        };
        let has_latin = plain.iter().filter(|text| is_latin(text)).count() > 10;
        *(if has_latin { &mut with } else { &mut without }) += 1;
        let keyboard = Keyboard::new();
        // Whoever plays has written something, or used another letter.
        for (text, place) in plain.iter().zip(letters()) {
            keyboard.press(text, place, Modifiers::NONE);
        }
        for (texts, shift) in [(plain, Modifiers::NONE), (shifted, Modifiers::SHIFT)] {
            for (text, place) in texts.iter().zip(letters()) {
                for with in [Modifiers::NONE, Modifiers::COMMAND | Modifiers::CTRL] {
                    let typed = Key::from_name(text);
                    let meant = match typed {
                        Some(key) if has_latin || is_latin(text) => key,
                        _ => place,
                    };
                    let found = keyboard.press(text, place, with | shift);
                    assert_eq!(found, Some(meant), "{text} on {place:?} in {names:?}");
                }
            }
        }
    }
    assert!(with > 40 && without > 100, "{with} with, {without} without");
}

#[test]
fn the_first_key_in_widespread_layouts_goes_by_place_before_anything_was_typed() {
    for (text, place) in
        [("'", Key::W), ("/", Key::Q), (";", Key::Q), (",", Key::Q), ("]", Key::D), ("}", Key::C)]
    {
        let keyboard = Keyboard::new();
        let found = keyboard.press(text, place, Modifiers::COMMAND | Modifiers::CTRL);
        assert_eq!(found, Some(place), "{text}");
    }
    for (text, place) in [(",", Key::M), (",", Key::W), (";", Key::P), (";", Key::Z)] {
        let found = Keyboard::new().press(text, place, Modifiers::NONE);
        assert_eq!(found, Key::from_name(text), "French, Dvorak, Colemak");
    }
}

/// A game in which a bone of the player's goes to the west, and nowhere else.
fn to_the_west() -> (Session, Bone) {
    let west = |session: &Session| {
        let bone = bone_with_plays(session, 1)?;
        let is_west = |end: &End| end.side == Side::West;
        let play = plays(session, bone).into_iter().next()?;
        matches!(play, Action::Play(_, end, _) if is_west(&end)).then_some(bone)
    };
    let session = at(
        &preferences(Preset::AllFives),
        THIRD_DEAL,
        &format!("{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W"),
    );
    let bone = west(&session).expect("it was looked for");
    (session, bone)
}

#[test]
fn on_a_hebrew_keyboard_w_plays_to_the_west() {
    let (session, bone) = to_the_west();
    let mut player = Player::at(&session);
    player.click_bone(bone);
    report(&mut player, typed("'", Key::W, Modifiers::NONE));
    player.must_read(&format!("{bone}, played by you"));
}

#[test]
fn a_key_that_changes_its_name_while_it_is_held_is_pressed_again_all_the_same() {
    let session = session(&preferences(Preset::AllFives), 0);
    let mut player = Player::at(&session);
    let title = msg::WINDOW_KEYS.text();
    for _ in 0..3 {
        let (sign, shift) = (Key::Questionmark, Modifiers::SHIFT);
        report(&mut player, key(sign, Key::Slash, true, shift));
        assert!(is_open(&player, &title), "it is pressed");
        // Held on without Shift, it repeats under its other name.
        report(&mut player, key(Key::Slash, Key::Slash, true, Modifiers::NONE));
        assert!(is_open(&player, &title), "held, it does nothing more");
        report(&mut player, key(Key::Slash, Key::Slash, false, Modifiers::NONE));
        player.press(Key::Escape);
        assert!(!is_open(&player, &title), "it is closed");
    }
}

fn is_open(player: &Player, title: &str) -> bool {
    let parts = player.parts();
    let is_it = |(role, name): &(Role, String)| *role == Role::Dialog && name == title;
    parts.iter().any(is_it)
}

#[test]
fn a_key_that_was_pressed_in_another_window_does_nothing_here() {
    let mut player = newcomer();
    let asked = |player: &Player| player.has_id("welcome-picture");
    assert!(asked(&player), "nobody has sat down");
    let enter = |pressed| key(Key::Enter, Key::Enter, pressed, Modifiers::NONE);
    system_says(&player, System { keys: vec![Key::Enter], ..System::default() });
    report(&mut player, Event::WindowFocused(true));
    for _ in 0..3 {
        report(&mut player, enter(true));
        assert!(asked(&player), "it is held since before");
    }
    report(&mut player, enter(false));
    report(&mut player, enter(true));
    assert!(!asked(&player), "it is pressed here");
}

/// Drags a bone over the table without letting it go; where the pointer is then.
fn drag_over_the_table(player: &mut Player, bone: Bone) -> Pos2 {
    let from = player.bone(bone).rect().center();
    let to = Pos2::new(550.0, 250.0);
    player.harness.hover_at(from);
    player.harness.step();
    press(player, from);
    for part in [0.2, 0.6, 1.0] {
        player.harness.hover_at(from.lerp(to, part));
        player.harness.step();
    }
    to
}

/// A bone that is dragged over the table, and where the pointer is.
fn dragging() -> (Player, Bone, Pos2) {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    let to = drag_over_the_table(&mut player, bone);
    assert!(player.harness.ctx.dragged_id().is_some(), "it is dragged");
    (player, bone, to)
}

fn press(player: &mut Player, pos: Pos2) {
    button(player, pos, true);
}

fn release(player: &mut Player, pos: Pos2) {
    button(player, pos, false);
}

fn button(player: &mut Player, pos: Pos2, pressed: bool) {
    player.harness.event(Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    });
    player.harness.step();
}

fn minimize(player: &mut Player, is_minimized: bool) {
    let viewports = &mut player.harness.input_mut().viewports;
    let window = viewports.get_mut(&ViewportId::ROOT).expect("there is one");
    window.minimized = Some(is_minimized);
    player.settle();
}

#[test]
fn a_bone_that_fits_nowhere_says_so_where_it_is_let_go_as_where_it_is_clicked() {
    let stuck = |session: &Session| {
        let fits = session.actions_of(YOU);
        let mut hand = hand(session).into_iter();
        hand.find(|bone| !fits.iter().any(|action| action.bone() == Some(*bone)))
            .filter(|_| fits.iter().any(|action| action.bone().is_some()))
    };
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = stuck(&session).expect("it was looked for");
    let mut clicked = Player::at(&session);
    clicked.click_bone(bone);
    let told = clicked.message();
    assert!(!told.is_empty(), "why not");
    let mut player = Player::at(&session);
    let to = drag_over_the_table(&mut player, bone);
    release(&mut player, to);
    player.settle();
    assert_eq!(player.message(), told, "the same words");
}

/// The bone has gone home, and is played by none of these.
#[track_caller]
fn must_be_home(mut player: Player, bone: Bone) {
    assert_eq!(player.harness.ctx.dragged_id(), None, "nothing is dragged");
    player.settle();
    assert!(hand(player.session()).contains(&bone), "it is in the hand");
    let ends = player.ids("end-");
    let place = player.by_id(&ends[0]).rect().center();
    player.harness.hover_at(place);
    player.harness.run_steps(3);
    assert_eq!(player.harness.ctx.dragged_id(), None, "nothing is dragged");
    assert!(hand(player.session()).contains(&bone), "it stays there");
}

#[test]
fn a_drag_ends_when_the_window_is_hidden() {
    let (mut player, bone, _) = dragging();
    minimize(&mut player, true);
    minimize(&mut player, false);
    must_be_home(player, bone);
}

#[test]
fn a_drag_ends_when_the_pointer_comes_back_without_a_button() {
    for is_button_down in [true, false] {
        let (mut player, bone, at) = dragging();
        system_says(&player, System { is_button_down, ..System::default() });
        player.harness.event(Event::PointerGone);
        player.harness.step();
        player.harness.hover_at(at);
        player.harness.step();
        if is_button_down {
            let dragged = player.harness.ctx.dragged_id();
            assert!(dragged.is_some(), "who holds it on drags on");
        } else {
            must_be_home(player, bone);
        }
    }
}

#[test]
fn a_click_that_brings_the_window_to_the_front_is_a_click() {
    let (session, bone) = to_the_west();
    let mut player = Player::at(&session);
    // The system tells of the click only when its button has been let go.
    system_says(&player, System::default());
    let pos = player.bone(bone).rect().center();
    player.harness.hover_at(pos);
    player.harness.step();
    press(&mut player, pos);
    report(&mut player, Event::WindowFocused(true));
    release(&mut player, pos);
    player.settle();
    assert_eq!(player.selected(), Some(bone), "the bone is taken up");
}

#[test]
fn a_button_that_is_pressed_twice_was_let_go_between() {
    let (mut player, bone, at) = dragging();
    press(&mut player, at);
    release(&mut player, at);
    must_be_home(player, bone);
}

#[test]
fn older_keys_cut_copy_and_paste() {
    let mut player = newcomer();
    let name = "Anna";
    player.press_ctrl(Key::A);
    report(&mut player, Event::Text(name.to_owned()));
    player.press_ctrl(Key::A);
    let copied = |player: &Player| {
        let commands = &player.harness.output().platform_output.commands;
        let copied = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        copied.unwrap_or_default()
    };
    let press = |player: &mut Player, with: Modifiers, pressed: Key| {
        player.harness.event(key(pressed, pressed, true, with));
        player.harness.step();
        let copied = copied(player);
        let commands = &player.harness.output().viewport_output;
        let pastes = commands[&ViewportId::ROOT].commands.contains(&ViewportCommand::RequestPaste);
        player.harness.event(key(pressed, pressed, false, with));
        player.settle();
        (copied, pastes)
    };
    let ctrl = Modifiers::COMMAND | Modifiers::CTRL;
    let inside = |player: &Player| {
        let field = player.harness.get_by_role_and_label(Role::TextInput, "Your name");
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(
        press(&mut player, ctrl, Key::Insert),
        (name.to_owned(), false),
        "Ctrl+Insert copies"
    );
    assert_eq!(inside(&player), name, "and leaves it there");
    assert_eq!(
        press(&mut player, Modifiers::SHIFT, Key::Delete),
        (name.to_owned(), false),
        "Shift+Delete cuts"
    );
    assert_eq!(inside(&player), "", "it is gone");
    let (copied, pastes) = press(&mut player, Modifiers::SHIFT, Key::Insert);
    assert_eq!((copied.as_str(), pastes), ("", true), "Shift+Insert pastes");
}

#[test]
fn f11_fills_the_screen_and_goes_back() {
    let session = session(&preferences(Preset::AllFives), 0);
    let mut player = Player::at(&session);
    for is_full in [false, true] {
        let viewports = &mut player.harness.input_mut().viewports;
        let window = viewports.get_mut(&ViewportId::ROOT).expect("there is one");
        window.fullscreen = Some(is_full);
        let full = key(Key::F11, Key::F11, true, Modifiers::NONE);
        player.harness.event(full);
        player.harness.step();
        let asked = &player.harness.output().viewport_output[&ViewportId::ROOT].commands;
        let wanted = ViewportCommand::Fullscreen(!is_full);
        assert!(asked.contains(&wanted), "{asked:?}");
        let full = key(Key::F11, Key::F11, false, Modifiers::NONE);
        report(&mut player, full);
    }
}
