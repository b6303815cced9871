//! The filter that all input passes through.

use egui::{Context, Event, Key, Modifiers, Order, Plugin, Popup, RawInput, ViewportCommand};

use super::devices::Devices;
use super::held_keys::HeldKeys;
use super::layout::Layout;
use super::pointer::PointerButtons;

/// Corrects winit's keyboard and pointer events.
#[derive(Debug, Default)]
pub struct InputFilter {
    devices: Option<Box<dyn Devices>>,
    keys: HeldKeys,
    layout: Layout,
    pointer: PointerButtons,
    /// Whether the window has been hidden since the last input.
    was_hidden: bool,
    /// Whether a drag ends in this pass because its button was released unnoticed.
    is_drag_canceled: bool,
    /// The last key press, if its text may come next.
    typing: Option<Typing>,
    /// Events that wait for the next pass, because a key has moved the focus in this one, or the
    /// pointer was pressed elsewhere.
    waiting: Vec<Event>,
}

/// A key press that may type text.
#[derive(Debug, Clone, Copy)]
struct Typing {
    place: Key,
    /// Whether the key was pressed in another window.
    is_from_elsewhere: bool,
    shift: bool,
}

impl InputFilter {
    /// Sets the source of the device state that winit does not report.
    pub fn set_devices(&mut self, devices: impl Devices + 'static) {
        self.devices = Some(Box::new(devices));
    }

    /// Records that the window has been hidden, which ends a drag in the next pass.
    pub const fn hide_window(&mut self) {
        self.was_hidden = true;
    }

    /// Whether the system reports that no part of the window can be seen.
    pub fn is_window_hidden(&self) -> bool {
        let devices = self.devices.as_ref();
        devices.is_some_and(|devices| devices.is_window_hidden())
    }

    /// Returns what to pass on for one event of winit. `is_released` says whether a button is
    /// released in the same batch of events.
    fn filter(&mut self, ctx: &Context, event: Event, is_released: bool) -> Vec<Event> {
        let devices = self.devices.as_deref().filter(|_| !is_released);
        let is_button_down = || devices?.is_button_down();
        let mut events = Vec::new();
        if self.pointer.has_lost_release(&event, is_button_down) {
            events = self.pointer.release_all();
            self.is_drag_canceled = true;
        }
        self.pointer.follow(&event);
        let typing = self.typing.take();
        match event {
            Event::Key { key, physical_key: Some(place), pressed, modifiers, .. } => {
                let meant = self.layout.meant_key(place, key);
                let known = if pressed {
                    let known = self.keys.press(place, meant);
                    self.typing = Some(Typing {
                        place,
                        is_from_elsewhere: known.is_none(),
                        shift: modifiers.shift,
                    });
                    known
                } else {
                    Some((self.keys.release(place, meant), false))
                };
                events.extend(known.and_then(|(key, repeat)| {
                    let event =
                        Event::Key { key, physical_key: Some(place), pressed, repeat, modifiers };
                    translate_old_keys(ctx, event)
                }));
            }
            Event::Key { .. } => events.extend(translate_old_keys(ctx, event)),
            Event::Text(text) => match typing {
                Some(typing) if typing.is_from_elsewhere => {}
                typing => {
                    // With Shift, some layouts of other scripts have single Latin letters.
                    if let Some(typing) = typing.filter(|typing| !typing.shift) {
                        self.layout.learn(typing.place, &text);
                    }
                    events.push(Event::Text(text));
                }
            },
            Event::WindowFocused(is_focused) => {
                let devices = self.devices.as_ref().filter(|_| is_focused);
                let down = devices.map(|devices| devices.keys_down());
                self.keys.reset(down.unwrap_or_default());
                events.push(event);
            }
            _ => events.push(event),
        }
        events
    }
}

impl Plugin for InputFilter {
    fn debug_name(&self) -> &'static str {
        "input filter"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.is_drag_canceled = false;
        let reported = std::mem::take(&mut input.events);
        if std::mem::take(&mut self.was_hidden) && self.pointer.any_down() {
            input.events = self.pointer.release_all();
            self.is_drag_canceled = true;
        }
        let is_release =
            |event: &Event| matches!(event, Event::PointerButton { pressed: false, .. });
        let is_released = reported.iter().any(is_release);
        for event in reported {
            let events = self.filter(ctx, event, is_released);
            input.events.extend(events);
        }
        self.take_one_step(ctx, &mut input.events);
        close_lists_by_wheel(ctx, &mut input.events);
    }
}

impl InputFilter {
    /// Passes on at most one press of a key that moves the focus, because egui and the windows move
    /// the focus once per pass, and at most one click, because egui takes all presses of a pass to
    /// be where the pointer is at its end. Later events wait for the next pass; repeats of a held
    /// key are dropped, so that the focus stops when the key is released.
    fn take_one_step(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        self.waiting.append(events);
        let mut presses = (0..self.waiting.len()).filter(|at| is_key_press(&self.waiting[*at]));
        let end = presses.find(|at| is_step(&self.waiting[*at])).and_then(|_| presses.next());
        let end = end.into_iter().chain(end_of_click(&self.waiting)).min();
        let rest = self.waiting.split_off(end.unwrap_or(self.waiting.len()));
        *events = std::mem::replace(&mut self.waiting, rest);
        self.waiting
            .retain(|event| !(is_step(event) && matches!(event, Event::Key { repeat: true, .. })));
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// The first event after a press or a release at which the pointer may be elsewhere, or is pressed
/// again.
fn end_of_click(events: &[Event]) -> Option<usize> {
    let is_button = |event: &Event| matches!(event, Event::PointerButton { .. });
    let is_next = |event: &Event| {
        matches!(event, Event::PointerMoved(_) | Event::PointerButton { pressed: true, .. })
    };
    let after = events.iter().position(is_button)? + 1;
    events[after..].iter().position(is_next).map(|at| after + at)
}

const fn is_key_press(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. })
}

const fn is_step(event: &Event) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, PageDown, PageUp, Tab};
    matches!(
        event,
        Event::Key {
            key: ArrowDown | ArrowLeft | ArrowRight | ArrowUp | PageDown | PageUp | Tab,
            pressed: true,
            ..
        }
    )
}

/// Closes menus and lists when the wheel turns outside them, because otherwise the button that
/// opened them would scroll away. The wheel has no other effect then.
fn close_lists_by_wheel(ctx: &Context, events: &mut Vec<Event>) {
    let is_wheel = |event: &Event| matches!(event, Event::MouseWheel { .. });
    if !events.iter().any(is_wheel) || !Popup::is_any_open(ctx) {
        return;
    }
    let under = ctx.pointer_latest_pos().and_then(|at| ctx.layer_id_at(at));
    if under.is_none_or(|layer| layer.order < Order::Foreground) {
        Popup::close_all(ctx);
        events.retain(|event| !is_wheel(event));
    }
}

/// Whether a drag is canceled in this pass, so that what is dragged returns to its place.
pub fn is_drag_canceled(ctx: &Context) -> bool {
    let filter = ctx.plugin_opt::<InputFilter>();
    filter.is_some_and(|filter| filter.lock().is_drag_canceled)
}

/// Translates older keys for cutting, copying and pasting: Shift+Delete, Ctrl+Insert, Shift+Insert.
fn translate_old_keys(ctx: &Context, event: Event) -> Option<Event> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else {
        return Some(event);
    };
    let is_with = |wanted: Modifiers| modifiers.matches_exact(wanted);
    match key {
        Key::Delete if is_with(Modifiers::SHIFT) => Some(Event::Cut),
        Key::Insert if is_with(Modifiers::COMMAND) => Some(Event::Copy),
        Key::Insert if is_with(Modifiers::SHIFT) => {
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
            None
        }
        _ => Some(event),
    }
}
