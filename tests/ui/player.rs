//! A person at the window, who sees and works it through the accessible tree.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::{Role, Toggled};
use egui::text::CCursor;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use engine::{Bone, Preset, Rules, Seats};
use game::profile::{
    Display, FirstHints, MotionSpeed, Pace, Person, PlayedGame, PlayerId, Players, Preferences,
};
use game::session::{Seeds, Session};
use game::store::{
    Changes, Content, Fault, FaultReason, InspectedDatabase, Tables, folders, to_text,
    write_changes,
};
use look::ThemeSlot;
use nestor::coach::ReviewBudget;
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::command::{Command, GameCommand, ThemeCommand, WindowCommand};
use tempfile::TempDir;

use super::clock::clock;
use super::labels::{self, Part, Widget, is_no_voice};
use super::patience::Patience;

/// The seconds that pass with each frame.
pub const STEP_SECS: f32 = 0.05;

/// What is to be drawn only after so long is not waited for.
const A_WHILE: Duration = Duration::from_hours(1);

/// The window of the first start, in points.
pub const WINDOW: [f32; 2] = [1100.0, 760.0];

/// A wide window, and a narrow one.
pub const SIZES: [[f32; 2]; 2] = [WINDOW, [420.0, 800.0]];

/// The same, and one in which not all has room.
pub const DOWN_TO_SMALL: [[f32; 2]; 3] = [WINDOW, [420.0, 800.0], [360.0, 560.0]];

/// The same, and a whole screen.
pub const UP_TO_LARGE: [[f32; 2]; 3] = [WINDOW, [420.0, 800.0], [1920.0, 1080.0]];

/// The menus, from left to right.
pub const MENUS: [&str; 5] = ["Game", "Edit", "View", "Learn", "Help"];

/// Their ids.
pub const MENU_IDS: [&str; 5] = ["menu-game", "menu-edit", "menu-view", "menu-learn", "menu-help"];

/// The windows that another one leads to: the line that opens that one, and its button.
pub const BEHIND: [(&str, &str, &str); 4] = [
    ("window-numbered", "window-new-game", "new-game-rules"),
    ("window-history", "window-tally", "tally-page-history"),
    ("window-decisions", "window-honesty", "fair-tab-decisions"),
    ("window-seals", "window-honesty", "fair-tab-seals"),
];

/// A person at the window.
pub struct Player {
    pub harness: Harness<'static, App>,
    folder: House,
    size: [f32; 2],
}

/// What is set for a test: Nestor answers at once, nothing is heard, and nobody is told
/// what they know.
pub fn preferences(preset: Preset) -> Preferences {
    set(preset.rules(Seats::Two))
}

/// The same for other rules.
pub fn set(rules: Rules) -> Preferences {
    Preferences {
        rules,
        display: Display {
            pace: Pace::Fast,
            motion: MotionSpeed::Off,
            sound: false,
            // Each step by itself.
            one_click: false,
            auto_draw: false,
            ..Display::default()
        },
        first_hints: FirstHints::NONE,
        ..Preferences::default()
    }
}

/// The same for rules that are played to so many points, so that a game is over soon.
pub fn played_to(target: u16, rules: Rules) -> Preferences {
    set(Rules { target: Some(target), ..rules })
}

/// A folder for the files of all players, with one player who sits down without
/// being asked.
pub struct House {
    root: TempDir,
    player: Option<Person>,
    folder: PathBuf,
    /// The same games in every run.
    seeds: Seeds,
}

impl House {
    /// The folder of the player.
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// The folder of all players.
    pub fn root(&self) -> &Path {
        self.root.path()
    }

    /// The number of the player.
    pub fn player(&self) -> PlayerId {
        self.player.as_ref().expect("somebody plays here").id()
    }

    /// Writes into the database.
    pub fn put(&self, change: impl FnOnce(&mut Changes, PlayerId)) {
        let mut changes = Changes::default();
        change(&mut changes, self.player());
        write_changes(self.root(), &changes).expect("it can be written");
    }

    /// Gives the player a game.
    pub fn put_session(&self, session: &Session) {
        write_settings(self.path(), session.preferences());
        let all = game::store::changes(self.player(), None, session.shared_state());
        write_changes(self.root(), &all).expect("it can be written");
        self.put(|changes, player| {
            for tried in session.days().tries() {
                changes.put(&(player, tried.day), Arc::new(tried.clone()));
            }
        });
    }

    /// Gives the player a history: lines without moves.
    pub fn put_history(&self, games: &[PlayedGame]) {
        self.put(|changes, player| {
            for game in games {
                let nth = game.nth.expect("it is listed");
                changes.put(&(player, nth), Arc::new(game.clone()));
            }
        });
    }

    /// Writes the list of players.
    pub fn put_players(&self, players: &Players) {
        put_players(self.root(), players);
    }

    /// Reads the database, while the program does not run.
    pub fn read<T>(&self, read: impl FnOnce(&Tables, PlayerId) -> T) -> T {
        let inspected = InspectedDatabase::open(self.root()).expect("it can be read");
        read(&inspected.tables().expect("it can be read"), self.player())
    }

    /// The list of players.
    pub fn players(&self) -> Players {
        let inspected = InspectedDatabase::open(self.root()).expect("it can be read");
        let tables = inspected.tables().expect("it can be read");
        tables.get(&()).expect("it can be read").unwrap_or_default()
    }

    /// A folder in which nobody has played yet.
    pub fn empty() -> Self {
        let root = tempfile::tempdir().expect("a temporary folder");
        let folder = root.path().to_owned();
        Self { root, player: None, folder, seeds: Seeds::from_number(1) }
    }
}

/// A folder for a player's files.
pub fn folder() -> House {
    house_of("You")
}

/// A folder for the files of a player of this name.
pub fn house_of(name: &str) -> House {
    let mut house = House::empty();
    let mut players = Players::default();
    let person = players.sit_down(name, true).expect("a name");
    house.put_players(&players);
    house.folder = house.root().join("players").join(person.folder());
    fs::create_dir_all(&house.folder).expect("it can be made");
    house.player = Some(person);
    house
}

/// Waits until no program has the database.
pub fn wait_for_lock(root: &Path) {
    let mut patience = Patience::new();
    while let Err(Fault::Unreadable(FaultReason::Locked)) = InspectedDatabase::open(root) {
        patience.pause("the database");
    }
}

/// Writes the list of players.
pub fn put_players(root: &Path, players: &Players) {
    let mut changes = Changes::default();
    changes.put(&(), Arc::new(players.clone()));
    write_changes(root, &changes).expect("it can be written");
}

/// Writes the settings into a player's folder.
pub fn write_settings(folder: &Path, preferences: &Preferences) {
    write(&folder.join(folders::SETTINGS_FILE), preferences);
}

/// Writes a text file.
pub fn write<T: Content>(path: &Path, content: &T) {
    let text = to_text(content).expect("it has a text");
    fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    fs::write(path, text).expect("it can be written");
}

impl Player {
    /// Sits down at a new game that comes from a number.
    pub fn new(preferences: &Preferences, number: u64) -> Self {
        let folder = folder();
        write_settings(folder.path(), preferences);
        Self::open(folder, Some(number), WINDOW)
    }

    /// Sits down at a game that has got so far.
    pub fn at(session: &Session) -> Self {
        Self::at_size(session, WINDOW)
    }

    /// The same in a window of another size, in points.
    pub fn at_size(session: &Session, size: [f32; 2]) -> Self {
        let folder = folder();
        folder.put_session(session);
        Self::open(folder, None, size)
    }

    /// Starts the program on a folder.
    pub fn open(folder: House, seed: Option<u64>, size: [f32; 2]) -> Self {
        let review_budget = ReviewBudget::SMALL;
        let wish = Startup { seed, review_budget, ..Startup::default() };
        let mut player = Self::started(folder, wish, size);
        player.step_until("the history", |player| !player.session().is_loading_lists());
        player
    }

    /// Starts the program on a folder, with more on its command line. All has been read before
    /// the first frame, so that the same is painted in each run.
    pub fn started(folder: House, wish: Startup, size: [f32; 2]) -> Self {
        Self::start(folder, wish, size, true)
    }

    /// The same with a database that may not be read.
    pub fn started_at_once(folder: House, wish: Startup, size: [f32; 2]) -> Self {
        Self::start(folder, wish, size, false)
    }

    fn start(folder: House, wish: Startup, size: [f32; 2], waits: bool) -> Self {
        let startup = Startup {
            data_dir: Some(folder.root().to_owned()),
            seeds: folder.seeds.clone(),
            clock: clock(),
            ..wish
        };
        let mut harness =
            Harness::builder().with_size(size).with_step_dt(STEP_SECS).build_eframe(|context| {
                let mut app = App::new(context, &startup);
                let mut patience = Patience::new();
                while waits && !app.is_quiet() {
                    app.take_answers();
                    patience.pause("the disk");
                }
                app
            });
        harness.run_ok();
        Self { harness, folder, size }
    }

    /// Closes the program, and starts it again on the same folder.
    pub fn restart(self) -> Self {
        let size = self.size;
        Self::open(self.close(), None, size)
    }

    /// Closes the program; all is on disk then.
    pub fn close(mut self) -> House {
        self.command(WindowCommand::PrepareToClose);
        self.step_until("the end", |player| player.harness.state().may_close());
        self.break_off()
    }

    /// The program ends at once, whatever is not on disk.
    pub fn break_off(self) -> House {
        let Self { harness, folder, .. } = self;
        drop(harness);
        wait_for_lock(folder.root());
        folder
    }

    /// The program ends without being closed, once all that was done is on disk.
    pub fn abandon(mut self) -> House {
        self.step_until("the disk", |player| player.harness.state().is_saved());
        self.break_off()
    }

    /// Lets a cover or a result that has just appeared be seen: before, it answers to no press.
    pub fn see_card(&mut self) {
        while self.harness.state().has_unread_card() {
            self.harness.step();
        }
    }

    /// Clicks with the mouse at a place, which the pointer reaches first.
    pub fn click_at(&mut self, at: Pos2) {
        self.see_card();
        self.harness.hover_at(at);
        self.harness.step();
        self.harness.drag_at(at);
        self.harness.step();
        self.harness.drop_at(at);
        self.settle();
    }

    /// Where the player's files are.
    pub fn path(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    /// Where the files of all players are.
    pub fn root(&self) -> PathBuf {
        self.folder.root().to_owned()
    }

    /// The sitting behind the window.
    pub fn session(&self) -> &Session {
        self.harness.state().session()
    }

    /// All parts of the window that have a name.
    pub fn parts(&self) -> Vec<Part> {
        let nodes = self.harness.root().children_recursive().filter(is_no_voice);
        nodes
            .filter_map(|node| {
                let node = node.accesskit_node();
                // The words of a label are its value.
                let name = node.label().or_else(|| node.value());
                name.map(|name| (node.role(), name))
            })
            .collect()
    }

    /// All parts of the window that have an id.
    pub fn widgets(&self) -> Vec<Widget> {
        let nodes = self.harness.root().children_recursive().filter(is_no_voice);
        nodes
            .filter_map(|node| {
                let node = node.accesskit_node();
                Some(Widget {
                    id: node.author_id()?.to_owned(),
                    role: node.role(),
                    label: node.label().or_else(|| node.value()).unwrap_or_default(),
                })
            })
            .collect()
    }

    /// The part of the window with this id.
    #[track_caller]
    pub fn by_id(&self, id: &str) -> Node<'_> {
        let mut nodes = self.harness.root().children_recursive();
        let is_it = |node: &Node<'_>| node.accesskit_node().author_id() == Some(id);
        let node = nodes.find(is_it);
        node.unwrap_or_else(|| panic!("there is no {id} in {:?}", self.widgets()))
    }

    /// Clicks the part of the window with this id.
    #[track_caller]
    pub fn click_id(&mut self, id: &str) {
        self.see_card();
        self.by_id(id).click();
        self.settle();
    }

    /// Puts a theme on the table, as the Colors window does.
    pub fn use_theme(&mut self, theme: ThemeSlot) {
        self.command(ThemeCommand::Use(theme.into()));
    }

    /// Gives a command, as a window or a menu does, and lets the window answer.
    pub fn command(&mut self, command: impl Into<Command>) {
        self.update(command);
        self.settle();
    }

    /// The same without a frame after it.
    pub fn update(&mut self, command: impl Into<Command>) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().update(&ctx, command.into().into());
    }

    /// Changes what is set, at once.
    pub fn set(&mut self, change: impl FnOnce(&mut Preferences)) {
        let mut set = self.session().preferences().clone();
        change(&mut set);
        self.command(GameCommand::SetPreferences(Box::new(set)));
    }

    /// Presses a part of the window wherever it is scrolled to, as a screen reader does.
    #[track_caller]
    pub fn click_by_ear(&mut self, id: &str) {
        self.by_id(id).click_accesskit();
        self.settle();
    }

    /// Gives a part of the window the keyboard; a list scrolls to it.
    #[track_caller]
    pub fn focus(&mut self, id: &str) {
        self.by_id(id).focus();
        self.settle();
    }

    /// Clicks something that a list may have to scroll to.
    #[track_caller]
    pub fn go_and_click(&mut self, id: &str) {
        self.focus(id);
        self.click_id(id);
    }

    /// Types a text at the end of a field.
    #[track_caller]
    pub fn type_into(&mut self, field: &str, text: &str) {
        self.by_id(field).type_text(text);
        self.settle();
    }

    /// Types a text in the place of what stands in a field.
    #[track_caller]
    pub fn retype(&mut self, field: &str, text: &str) {
        self.focus(field);
        self.press_ctrl(Key::A);
        self.type_into(field, text);
    }

    /// Whether a part of the window cannot be used now.
    #[track_caller]
    pub fn is_off(&self, id: &str) -> bool {
        self.by_id(id).accesskit_node().is_disabled()
    }

    /// The name of a part of the window, or its words.
    #[track_caller]
    pub fn label(&self, id: &str) -> String {
        let node = self.by_id(id);
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).unwrap_or_default()
    }

    /// The ids of all parts of the window that begin so.
    pub fn ids(&self, start: &str) -> Vec<String> {
        let ids = self.widgets().into_iter().map(|widget| widget.id);
        ids.filter(|id| id.starts_with(start)).collect()
    }

    /// Says yes if it is asked whether help is wanted.
    pub fn accept_help(&mut self) {
        if self.has_id("ask-help-accept") {
            self.click_id("ask-help-accept");
        }
    }

    /// The bones of the hand that is shown, from left to right.
    pub fn hand(&self) -> Vec<Bone> {
        labels::hand(&self.widgets())
    }

    /// The id of what has the keyboard.
    pub fn focused_id(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(Node::is_focused)?;
        node.accesskit_node().author_id().map(str::to_owned)
    }

    /// Whether a part of the window has these words in its name. A space at which no
    /// line ends is a space.
    pub fn reads(&self, words: &str) -> bool {
        let plain = |text: &str| text.replace('\u{a0}', " ");
        let words = plain(words);
        let parts = self.parts();
        parts.iter().any(|(_, label)| plain(label).contains(&words))
    }

    /// Requires that these words are to be read.
    #[track_caller]
    pub fn must_read(&self, words: &str) {
        assert!(self.reads(words), "{words:?} is not in {:?}", self.parts());
    }

    /// Whether there is a part of the window with this id.
    pub fn has_id(&self, id: &str) -> bool {
        self.widgets().iter().any(|widget| widget.id == id)
    }

    /// Whether there is such a button.
    pub fn has_button(&self, name: &str) -> bool {
        self.parts().iter().any(|(role, label)| *role == Role::Button && label == name)
    }

    /// The last message.
    pub fn message(&self) -> String {
        let nodes = self.harness.root().children_recursive();
        let spoken = nodes
            .map(|node| node.accesskit_node())
            .find(|node| node.author_id() == Some("message"));
        spoken.and_then(|node| node.label().or_else(|| node.value())).unwrap_or_default()
    }

    /// The button called so.
    #[track_caller]
    pub fn button<'a>(&'a self, name: &'a str) -> Node<'a> {
        self.harness.get_by_role_and_label(Role::Button, name)
    }

    /// The bone in the hand.
    #[track_caller]
    pub fn bone(&self, bone: Bone) -> Node<'_> {
        self.by_id(&format!("hand-{bone}"))
    }

    /// The bone that is taken up.
    pub fn selected(&self) -> Option<Bone> {
        let bones = self.hand().into_iter();
        let mut selected =
            bones.filter(|bone| self.bone(*bone).accesskit_node().toggled() == Some(Toggled::True));
        let one = selected.next();
        assert_eq!(selected.next(), None, "at most one bone is taken up");
        one
    }

    /// Clicks a button.
    #[track_caller]
    pub fn click(&mut self, name: &str) {
        self.see_card();
        self.button(name).click();
        self.settle();
    }

    /// Clicks a bone of the hand.
    #[track_caller]
    pub fn click_bone(&mut self, bone: Bone) {
        self.bone(bone).click();
        self.settle();
        // The next click is no double click.
        self.harness.run_steps(8);
    }

    /// Clicks a bone of the hand twice, quickly.
    #[track_caller]
    pub fn double_click_bone(&mut self, bone: Bone) {
        self.double_click_id(&format!("hand-{bone}"));
    }

    /// Clicks the part of the window with this id twice, quickly.
    #[track_caller]
    pub fn double_click_id(&mut self, id: &str) {
        let pos = self.by_id(id).rect().center();
        self.harness.hover_at(pos);
        for pressed in [true, false, true, false] {
            self.harness.event(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        self.settle();
        self.harness.run_steps(8);
    }

    /// The first part of the window whose name begins so.
    #[track_caller]
    pub fn part<'a>(&'a self, start: &str) -> Node<'a> {
        let is_it = |node: &Node<'_>| {
            let node = node.accesskit_node();
            let name = node.label().or_else(|| node.value());
            name.is_some_and(|name| name.starts_with(start))
        };
        let part = self.harness.root().children_recursive().find(is_it);
        part.unwrap_or_else(|| panic!("there is no {start}"))
    }

    /// What is painted inside a place.
    pub fn painted(&self, place: Rect) -> Vec<Shape> {
        let shapes = self.harness.output().shapes.iter();
        let shapes = shapes.map(|clipped| &clipped.shape);
        let inside = shapes.filter(|shape| {
            let around = shape.visual_bounding_rect();
            around.is_positive() && place.contains_rect(around)
        });
        inside.cloned().collect()
    }

    /// The words that are painted inside a place.
    pub fn written(&self, place: Rect) -> Vec<String> {
        let shapes = self.painted(place).into_iter();
        let words = shapes.filter_map(|shape| match shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        });
        words.collect()
    }

    /// Where these words begin, in a text that is painted.
    #[track_caller]
    pub fn place_of(&self, words: &str) -> Rect {
        let shapes = self.harness.output().shapes.iter();
        let mut found = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => {
                let (before, _) = text.galley.text().split_once(words)?;
                let first = CCursor::new(before.chars().count() + 1);
                let place = text.galley.pos_from_cursor(first).translate(text.pos.to_vec2());
                Some(place.expand(2.0))
            }
            _ => None,
        });
        found.next().unwrap_or_else(|| panic!("{words:?} is not painted"))
    }

    /// Opens a menu, which is behind a button where there is little room.
    #[track_caller]
    pub fn open_menu(&mut self, menu: &str) {
        if !self.has_id(menu) {
            self.click_id("menus");
        }
        self.click_id(menu);
    }

    /// Chooses a line of whichever menu has it, by its id, as in `menu-undo`; or what is in
    /// the bar, or the button of another window.
    #[track_caller]
    pub fn choose(&mut self, item: &str) {
        if item == "menu-leave-again" {
            self.click_id(item);
            return;
        }
        if let Some((_, line, button)) = BEHIND.into_iter().find(|(it, ..)| *it == item) {
            self.choose(line);
            self.click_id(button);
            return;
        }
        for menu in MENU_IDS {
            self.open_menu(menu);
            if self.has_id(item) {
                self.click_id(item);
                return;
            }
            self.press(Key::Escape);
        }
        panic!("no menu has {item}");
    }

    /// What has the keyboard.
    pub fn focused(&self) -> Option<String> {
        let root = self.harness.root();
        let mut nodes = root.children_recursive();
        let node = nodes.find(Node::is_focused)?;
        node.accesskit_node().label()
    }

    /// Presses a key.
    pub fn press(&mut self, key: Key) {
        self.see_card();
        self.harness.key_press(key);
        self.settle();
    }

    /// Presses a key with Ctrl.
    pub fn press_ctrl(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND, key);
    }

    /// Presses a key with Ctrl and Shift.
    pub fn press_ctrl_shift(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND | Modifiers::SHIFT, key);
    }

    /// Presses a key with others.
    pub fn press_with(&mut self, with: Modifiers, key: Key) {
        self.harness.key_press_modifiers(with, key);
        self.settle();
    }

    /// Lets the window answer to what was done.
    pub fn settle(&mut self) {
        // A window needs a frame to learn its size, and one to be there.
        self.harness.run_steps(4);
        self.harness.check_accessibility();
    }

    /// Waits until the disk has answered. The clock of the window stands still meanwhile, so that
    /// it does not take a slow disk for one that is silent.
    #[track_caller]
    pub fn wait_for_disk(&mut self) {
        let mut patience = Patience::new();
        while !self.harness.state().is_quiet() {
            self.harness.state_mut().take_answers();
            patience.pause("the disk");
        }
        self.settle();
    }

    /// Waits until something is so; other threads work meanwhile.
    #[track_caller]
    pub fn step_until(&mut self, what: &str, ready: impl Fn(&Self) -> bool) {
        let mut patience = Patience::new();
        while !ready(self) {
            patience.pause(what);
            self.harness.step();
        }
    }

    /// Waits until there is a part of the window with this id.
    #[track_caller]
    pub fn wait_for(&mut self, id: &str) {
        self.step_until(id, |player| player.has_id(id));
    }

    /// Waits until nothing moves and no thread has anything more to tell.
    #[track_caller]
    pub fn rest(&mut self) {
        self.step_until("the window to rest", |player| {
            let output = player.harness.output().viewport_output.values();
            let delay = output.map(|it| it.repaint_delay).min();
            // The longest there is says that nothing was asked for, by the picture itself.
            let is_far = delay.is_some_and(|it| it > A_WHILE && it < Duration::MAX);
            is_far || !player.harness.ctx.has_requested_repaint()
        });
    }

    /// Waits until Nestor has done all that he has to do.
    #[track_caller]
    pub fn wait_for_nestor(&mut self) {
        self.step_until("Nestor", |player| player.session().nestor_in_turn().is_none());
        self.settle();
    }

    /// Checks that what the window says is so.
    #[track_caller]
    pub fn look(&self) {
        labels::assert_window_agrees(self);
    }
}
