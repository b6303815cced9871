//! Somebody who works the window by mouse alone, by keys alone or by ear alone, and sees
//! to it that whatever they come to can be seen, heard and left again.

use std::collections::BTreeSet;
use std::iter::successors;

use egui::accessibility::is_input;
use egui::accesskit::{Live, NodeId, Role};
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Order, PointerButton};
use egui::{Pos2, Rect, TouchPhase, pos2, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT;
use engine::Action;

use super::found::place_of;
use super::labels;
use super::player::{BEHIND, MENU_IDS, Player};

/// More parts than Tab goes through.
const MAX_PARTS: usize = 200;
/// More turns than a hand takes, and more bones and ends than there are.
const MAX_HAND_TURNS: usize = 200;
const MAX_BONES: usize = 30;
/// More turns of the wheel and more pages than any window needs, and how far a turn
/// scrolls, in points.
const MAX_TURNS: usize = 200;
const MAX_PAGES: usize = 20;
const WHEEL: f32 = 60.0;
/// Pixels are no shares of points.
const ROUNDED: f32 = 1.0;
/// The letters that open the menus with Alt.
const LETTERS: [Key; 5] = [Key::G, Key::E, Key::V, Key::L, Key::H];

/// What the window is worked with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keys,
    /// What a screen reader does: it knows what things are called, and presses them.
    Ear,
}

/// Somebody who has nothing else.
pub struct Guest {
    pub player: Player,
    pub hand: Hand,
    /// What is used, how, and in which window.
    pub at: String,
}

/// A part of the window.
#[derive(Debug, Clone)]
struct Thing {
    id: NodeId,
    role: Role,
    name: String,
    place: Rect,
    is_off: bool,
}

fn id_of(node: &Node<'_>) -> NodeId {
    node.accesskit_node().locate().0
}

impl Thing {
    fn of(node: &Node<'_>) -> Self {
        let at = node.accesskit_node();
        Self {
            id: id_of(node),
            role: at.role(),
            name: at.label().or_else(|| at.value()).unwrap_or_default(),
            place: at.bounding_box().map_or(Rect::NOTHING, |_| node.rect()),
            is_off: at.is_disabled(),
        }
    }
}

impl Guest {
    /// Everything in the window for which this holds, from back to front.
    fn nodes(&self, wanted: impl Fn(&Node<'_>) -> bool) -> Vec<Node<'_>> {
        let nodes = self.player.harness.root().children_recursive();
        nodes.filter(|node| wanted(node)).collect()
    }

    fn node(&self, id: NodeId) -> Node<'_> {
        let mut nodes = self.player.harness.root().children_recursive();
        let node = nodes.find(|node| id_of(node) == id);
        node.unwrap_or_else(|| panic!("{}: it is gone", self.at))
    }

    fn thing(&self, id: NodeId) -> Thing {
        Thing::of(&self.node(id))
    }

    fn called(&self, id: &str) -> Thing {
        Thing::of(&self.player.by_id(id))
    }

    fn focused(&self) -> Option<NodeId> {
        let mut nodes = self.player.harness.root().children_recursive();
        nodes.find(Node::is_focused).as_ref().map(id_of)
    }

    /// The windows and questions that are open, the one in front last.
    fn windows(&self) -> Vec<Node<'_>> {
        let is_one = |role| matches!(role, Role::Window | Role::Dialog);
        self.nodes(|node| is_one(node.accesskit_node().role()))
    }

    /// What the window in front is called.
    fn title(&self) -> Option<String> {
        self.windows().pop()?.accesskit_node().label()
    }

    /// What is in the window in front.
    fn in_front(&self) -> Vec<Thing> {
        let inside = self.windows().pop();
        let inside = inside.into_iter().flat_map(|it| it.children_recursive());
        inside.map(|node| Thing::of(&node)).collect()
    }

    fn is_in_front(&self, id: NodeId) -> bool {
        let front = self.windows().pop().as_ref().map(id_of);
        let around = successors(self.node(id).parent(), NodeT::parent);
        front.is_some_and(|front| around.map(|it| id_of(&it)).any(|it| it == front))
    }

    /// What closes the window in front.
    fn closes(&self) -> Option<Thing> {
        let mut inside = self.windows().pop()?.children_recursive();
        let is_it = |node: &Node<'_>| {
            let node = node.accesskit_node();
            // One that stands beside the table has egui's own cross.
            node.author_id() == Some("close-window")
                || node.label().as_deref() == Some("Close window")
        };
        inside.find(is_it).as_ref().map(Thing::of)
    }

    fn screen(&self) -> Rect {
        self.player.harness.ctx.content_rect()
    }

    /// Where the window in front is; a question is where what is in it is.
    fn place_in_front(&self) -> Option<Rect> {
        let window = Thing::of(&self.windows().pop()?).place;
        if window != Rect::NOTHING {
            return Some(window);
        }
        let inside = self.in_front().into_iter().map(|thing| thing.place);
        Some(inside.fold(Rect::NOTHING, Rect::union))
    }

    /// Where a thing can be seen: below the title of the window that it is in, if it is
    /// in the one in front.
    fn view(&self, id: NodeId) -> Rect {
        let front = self.place_in_front().filter(|_| self.is_in_front(id));
        let Some(window) = front else {
            return self.screen();
        };
        let middle = self.thing(id).place.center().y;
        // What stands beside the button that closes it is always to be seen.
        let is_beside = |close: &Thing| close.place.y_range().contains(middle);
        let close = self.closes().filter(|it| it.id != id && !is_beside(it));
        let top = close.map_or(window.top(), |it| it.place.bottom());
        window.with_min_y(top)
    }

    fn is_in_view(&self, id: NodeId) -> bool {
        let view = self.view(id).expand(ROUNDED);
        view.contains_rect(self.thing(id).place)
    }

    /// All of it is in sight, and nothing lies over it.
    #[track_caller]
    fn must_be_seen(&self, id: NodeId) {
        let (thing, view) = (self.thing(id), self.view(id));
        assert!(self.is_in_view(id), "{}: {thing:?} in {view}", self.at);
        let is_in_front = self.is_in_front(id);
        let layer = self.player.harness.ctx.layer_id_at(thing.place.center());
        let order = layer.map(|layer| layer.order);
        let is_free = is_in_front == (order != Some(Order::Background));
        assert!(is_free, "{}: {order:?} over {thing:?}", self.at);
    }

    /// It has a name, and after it was gone to with the wheel it is in sight; or its middle
    /// is, after a page at a time.
    #[track_caller]
    pub fn look_at(&mut self, id: &str) {
        let thing = self.named(id);
        match self.hand {
            Hand::Mouse => self.wheel_to(thing.id),
            Hand::Keys => {
                let keys = [Key::PageUp, Key::PageDown];
                for key in keys.into_iter().flat_map(|key| [key; MAX_PAGES]) {
                    if self.view(thing.id).contains(self.called(id).place.center()) {
                        return;
                    }
                    self.player.press(key);
                }
                panic!("{}: no page has {:?}", self.at, self.called(id));
            }
            Hand::Ear => {}
        }
    }

    #[track_caller]
    fn wheel_to(&mut self, id: NodeId) {
        for _ in 0..MAX_TURNS {
            if self.is_in_view(id) {
                break;
            }
            let (view, place) = (self.view(id), self.thing(id).place);
            let way = if place.top() < view.top() { WHEEL } else { -WHEEL };
            let at = pos2(place.center().x, view.center().y);
            self.player.harness.hover_at(at);
            self.player.harness.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, way),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
                modifiers: Modifiers::NONE,
            });
            self.player.settle();
        }
        self.must_be_seen(id);
    }

    /// Goes with Tab to what is wanted.
    #[track_caller]
    pub fn tab_to(&mut self, what: &str, wanted: impl Fn(&str) -> bool) {
        for _ in 0..MAX_PARTS {
            if self.player.focused_id().is_some_and(|id| wanted(&id)) {
                return;
            }
            self.player.press(Key::Tab);
        }
        panic!("{}: Tab never gets to {what}", self.at);
    }

    /// Where the keyboard is put before something is opened, if there is one.
    #[track_caller]
    pub fn stand(&mut self) -> Option<String> {
        if self.hand != Hand::Keys {
            return None;
        }
        let is_home = |id: &str| id.starts_with("hand-") || id.starts_with("turn-");
        self.tab_to("the table", is_home);
        self.player.focused_id()
    }

    /// The keyboard is where it was, if there is one.
    #[track_caller]
    pub fn must_be_back(&self, home: Option<&str>) {
        if let Some(home) = home {
            let focused = self.player.focused_id();
            assert_eq!(focused.as_deref(), Some(home), "{}", self.at);
        }
    }

    /// Presses what has this id.
    #[track_caller]
    pub fn press(&mut self, id: &str) {
        match self.hand {
            Hand::Mouse => {
                self.wheel_to(self.called(id).id);
                self.player.click_id(id);
            }
            Hand::Keys => {
                self.tab_to(id, |focused| focused == id);
                self.must_be_seen(self.called(id).id);
                self.player.press(Key::Enter);
            }
            Hand::Ear => self.click_by_ear(id),
        }
    }

    /// Comes to the first thing of a page whose link, which had the keyboard, is gone.
    fn come_in(&mut self) {
        if self.hand == Hand::Keys && self.focused().is_none() {
            self.player.press(Key::Tab);
        }
    }

    #[track_caller]
    pub fn click_by_ear(&mut self, id: &str) {
        self.player.by_id(id).click_accesskit();
        self.player.settle();
    }

    /// Chooses a line of whichever menu has it.
    #[track_caller]
    pub fn menu(&mut self, item: &str) {
        if item == "menu-leave-again" {
            self.press(item);
            return;
        }
        if let Some((_, line, button)) = BEHIND.into_iter().find(|(it, ..)| *it == item) {
            self.menu(line);
            self.press(button);
            self.come_in();
            return;
        }
        for (menu, letter) in MENU_IDS.into_iter().zip(LETTERS).rev() {
            for is_wanted in [true, false] {
                match self.hand {
                    Hand::Keys if !is_wanted => self.player.press(Key::Escape),
                    Hand::Keys => self.player.press_with(Modifiers::ALT, letter),
                    Hand::Mouse | Hand::Ear => {
                        // The one button opens the list, and closes what is open.
                        let is_behind = self.player.has_id("menus");
                        if is_behind {
                            self.click("menus");
                        }
                        if is_wanted || !is_behind {
                            self.click(menu);
                        }
                    }
                }
                if self.player.has_id(item) {
                    self.choose(item);
                    return;
                }
            }
        }
        panic!("{}: no menu has {item}", self.at);
    }

    /// Clicks what has this id.
    fn click(&mut self, id: &str) {
        if self.hand == Hand::Ear {
            self.click_by_ear(id);
        } else {
            self.player.click_id(id);
        }
    }

    /// Chooses a line of the menu that is open.
    fn choose(&mut self, item: &str) {
        match self.hand {
            Hand::Mouse => self.player.click_id(item),
            Hand::Keys => {
                for _ in 0..MAX_PARTS {
                    if self.player.focused_id().as_deref() == Some(item) {
                        self.player.press(Key::Enter);
                        return;
                    }
                    self.player.press(Key::ArrowDown);
                }
                panic!("{}: the arrows never get to {item}", self.at);
            }
            Hand::Ear => self.click_by_ear(item),
        }
    }

    /// Opens a window, looks at all that is in it, uses it, and closes it again.
    #[track_caller]
    pub fn window(&mut self, item: &str, used: fn(&mut Self)) {
        if let Some((_, line, button)) = BEHIND.into_iter().find(|(it, ..)| *it == item) {
            self.menu(line);
            self.press(button);
            self.come_in();
            self.look_through();
            used(self);
            self.clear();
            return;
        }
        let home = self.stand();
        let before = self.windows().len();
        self.menu(item);
        assert_eq!(self.windows().len(), before + 1, "{}: it opens", self.at);
        self.look_through();
        used(self);
        self.close(home.as_deref());
    }

    /// Closes what is in front; the keyboard is then where it was.
    #[track_caller]
    pub fn close(&mut self, home: Option<&str>) {
        let before = self.title();
        let close = self.closes();
        match (self.hand, close) {
            (Hand::Keys, _) => {
                self.player.press(Key::Escape);
                if self.title() == before {
                    // An inner page leads back first.
                    self.player.press(Key::Escape);
                }
            }
            (Hand::Mouse, Some(close)) => self.click_at(close.place.center()),
            (Hand::Ear, Some(close)) => {
                self.node(close.id).click_accesskit();
                self.player.settle();
            }
            (_, None) => panic!("{}: nothing closes it", self.at),
        }
        assert_ne!(self.title(), before, "{}: it closes", self.at);
        self.must_be_back(home);
    }

    /// Closes all that is open.
    #[track_caller]
    pub fn clear(&mut self) {
        while !self.windows().is_empty() {
            self.close(None);
        }
    }

    /// The window in front has the keyboard, lies in the screen, and all in it has a name
    /// and its place there.
    #[track_caller]
    pub fn look_through(&mut self) {
        self.player.rest();
        let window = self.windows().pop().as_ref().map(Thing::of);
        let window = window.unwrap_or_else(|| panic!("{}: nothing is open", self.at));
        let (at, screen) = (self.at.clone(), self.screen().expand(ROUNDED));
        let place = self.place_in_front().unwrap_or(Rect::NOTHING);
        assert!(!window.name.is_empty(), "{at}: {window:?}");
        assert!(screen.contains_rect(place), "{at}: {window:?} at {place}");
        let close = self.closes().map(|close| close.id);
        let things = self.in_front();
        if self.hand == Hand::Keys {
            let focused = self.focused();
            let is_there = things.iter().any(|it| Some(it.id) == focused);
            assert!(is_there, "{at}: the keyboard is in {:?}", window.name);
        }
        let around = place.expand(ROUNDED).x_range();
        let mut inputs = Vec::new();
        for thing in things {
            let (is_control, is_named) = (is_input(thing.role), !thing.name.trim().is_empty());
            assert!(is_named || !is_control, "{at}: {thing:?}");
            let sides = thing.place.x_range();
            let is_within = around.contains(sides.min) && around.contains(sides.max);
            assert!(is_within || !is_named, "{at}: {thing:?}");
            if is_control && !thing.is_off && Some(thing.id) != close {
                inputs.push(thing.id);
            }
        }
        self.go_through(&inputs);
    }

    /// All these things are come to, and are in sight then.
    #[track_caller]
    pub fn go_through(&mut self, inputs: &[NodeId]) {
        match self.hand {
            Hand::Mouse => inputs.iter().for_each(|id| self.wheel_to(*id)),
            Hand::Keys => {
                let mut left: BTreeSet<NodeId> = inputs.iter().copied().collect();
                if let Some(first) = self.focused().filter(|id| left.remove(id)) {
                    self.must_be_seen(first);
                }
                for modifiers in [Modifiers::NONE, Modifiers::SHIFT] {
                    for _ in 0..MAX_PARTS {
                        if left.is_empty() {
                            return;
                        }
                        self.player.press_with(modifiers, Key::Tab);
                        let Some(id) = self.focused().filter(|id| inputs.contains(id)) else {
                            continue;
                        };
                        self.must_be_seen(id);
                        left.remove(&id);
                    }
                }
                let missed: Vec<Thing> = left.iter().map(|id| self.thing(*id)).collect();
                panic!("{}: Tab never gets to {missed:?}", self.at);
            }
            Hand::Ear => {}
        }
    }

    /// The buttons whose ids begin so, as far as they are on.
    pub fn buttons(&self, starts: &[&str]) -> Vec<NodeId> {
        let buttons = self.nodes(|node| {
            let node = node.accesskit_node();
            let id = node.author_id().unwrap_or_default();
            let is_wanted = starts.iter().any(|start| id.starts_with(start));
            is_wanted && node.role() == Role::Button && !node.is_disabled()
        });
        buttons.iter().map(id_of).collect()
    }

    /// These words are told as soon as they are there.
    #[track_caller]
    pub fn must_hear(&self, words: &str) {
        let told = self.nodes(|it| it.accesskit_node().data().live() == Some(Live::Off));
        let told: Vec<String> = told.iter().map(|node| Thing::of(node).name).collect();
        let is_told = told.iter().any(|it| it.contains(words));
        assert!(is_told, "{}: {words:?} in {told:?}", self.at);
    }

    /// What has this id says something, and tells it as soon as it is there.
    #[track_caller]
    pub fn must_hear_of(&self, id: &str) {
        let name = self.named(id).name;
        self.must_hear(&name);
    }

    /// All of what has this id is in sight, and it has a name.
    #[track_caller]
    pub fn must_see(&self, id: &str) {
        self.must_be_seen(self.named(id).id);
    }

    /// What has this id, and a name.
    #[track_caller]
    fn named(&self, id: &str) -> Thing {
        let thing = self.called(id);
        assert!(!thing.name.trim().is_empty(), "{}: {id}", self.at);
        thing
    }

    #[track_caller]
    pub fn must_be_gone(&self, id: &str) {
        assert!(!self.player.has_id(id), "{}: {id}", self.at);
    }

    pub fn wait(&mut self, id: &str) {
        self.player.wait_for(id);
        self.player.settle();
    }

    /// Plays until the hand is over; each thing that is done is told, and looked at.
    #[track_caller]
    pub fn play_a_hand(&mut self, look: impl Fn(&Player)) {
        for _ in 0..MAX_HAND_TURNS {
            let session = self.player.session();
            let state = session.state();
            if state.can_deal() || state.outcome().is_some() {
                return;
            }
            if session.nestor_in_turn().is_some() {
                self.player.wait_for_nestor();
                continue;
            }
            let before = state.clone();
            self.act();
            let after = self.player.session().state();
            assert_ne!(*after, before, "{}: it is done", self.at);
            assert!(!self.player.message().is_empty(), "{}: told", self.at);
            look(&self.player);
        }
        panic!("{}: the hand goes on for ever", self.at);
    }

    /// Plays the first bone that fits, or presses the button. Keys do so in turn with arrows
    /// alone, with the letter of a side, and with Tab and Enter.
    #[track_caller]
    fn act(&mut self) {
        let session = self.player.session();
        let turn = session.state().record().len();
        let seat = session.person_in_turn();
        let actions = seat.map(|seat| session.actions_of(seat));
        let play = actions.into_iter().flatten().find_map(|action| {
            let side = match action {
                Action::Play(_, end, _) => end.side.letter(),
                _ => 'E',
            };
            Some((action.bone()?, place_of(action)?, side))
        });
        let Some((bone, end, side)) = play else {
            let widgets = self.player.widgets();
            let button = labels::buttons(&widgets).next().expect("there is one");
            match self.hand {
                Hand::Keys if turn.is_multiple_of(2) => self.player.press(Key::Space),
                _ => self.press(&button.id),
            }
            return;
        };
        let hand = format!("hand-{bone}");
        if self.hand != Hand::Keys || turn.is_multiple_of(3) {
            // A drawn bone that fits is taken up already.
            if self.player.selected() != Some(bone) {
                self.press(&hand);
            }
            // Enter plays one that has but one place to go.
            if self.player.session().state().record().len() == turn {
                self.press(&end);
            }
            return;
        }
        self.arrow_to(Key::ArrowRight, &hand);
        if turn % 3 == 1 {
            let letter = Key::from_name(&side.to_string()).expect("a letter");
            self.player.press(letter);
        }
        // Where several ends lie on one side, its letter only asks which.
        if self.player.selected().is_some() {
            self.arrow_to(Key::ArrowUp, &end);
            self.player.press(Key::Enter);
        }
    }

    /// Goes with an arrow to what is wanted.
    #[track_caller]
    fn arrow_to(&mut self, key: Key, wanted: &str) {
        for _ in 0..MAX_BONES {
            self.player.press(key);
            if self.player.focused_id().as_deref() == Some(wanted) {
                return;
            }
        }
        panic!("{}: no arrow leads to {wanted}", self.at);
    }

    /// Clicks somewhere with the mouse.
    pub fn click_at(&mut self, pos: Pos2) {
        self.player.harness.hover_at(pos);
        for pressed in [true, false] {
            self.player.harness.event(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        self.player.settle();
    }

    /// What is done leads to something else, and that is told.
    #[track_caller]
    pub fn must_go_on(&mut self, done: impl Fn(&mut Self)) {
        let before = self.player.message();
        done(self);
        let after = self.player.message();
        assert!(!after.is_empty(), "{}: it is told", self.at);
        assert_ne!(after, before, "{}: something else", self.at);
    }
}
