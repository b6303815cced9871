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
    last_press: Option<KeyPress>,
    /// Events that wait for the next pass, because a key has moved the focus in this one, or the
    /// pointer was pressed elsewhere.
    deferred: Vec<Event>,
}

/// A key press that may type text.
#[derive(Debug, Clone, Copy)]
struct KeyPress {
    position: Key,
    /// Whether the key was pressed in another window.
    is_from_other_window: bool,
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

    /// Returns the events to pass on to egui for one event from winit. `is_released` says whether a
    /// pointer button is released in the same batch of events.
    fn filter(&mut self, ctx: &Context, event: Event, is_released: bool) -> Vec<Event> {
        let devices = self.devices.as_deref().filter(|_| !is_released);
        let is_button_down = || devices?.is_button_down();
        let mut events = Vec::new();
        if self.pointer.has_lost_release(&event, is_button_down) {
            events = self.pointer.release_all();
            self.is_drag_canceled = true;
        }
        self.pointer.update(&event);
        let last_press = self.last_press.take();
        match event {
            Event::Key { key, physical_key: Some(position), pressed, modifiers, .. } => {
                let name = self.layout.shortcut_key(position, key);
                let key_and_repeat = if pressed {
                    let key_and_repeat = self.keys.press(position, name);
                    self.last_press = Some(KeyPress {
                        position,
                        is_from_other_window: key_and_repeat.is_none(),
                        shift: modifiers.shift,
                    });
                    key_and_repeat
                } else {
                    Some((self.keys.release(position, name), false))
                };
                events.extend(key_and_repeat.and_then(|(key, repeat)| {
                    let event = Event::Key {
                        key,
                        physical_key: Some(position),
                        pressed,
                        repeat,
                        modifiers,
                    };
                    translate_old_keys(ctx, event)
                }));
            }
            Event::Key { .. } => events.extend(translate_old_keys(ctx, event)),
            Event::Text(text) => match last_press {
                Some(last_press) if last_press.is_from_other_window => {}
                last_press => {
                    // With Shift, some layouts of other scripts have single Latin letters.
                    if let Some(last_press) = last_press.filter(|last_press| !last_press.shift) {
                        self.layout.learn(last_press.position, &text);
                    }
                    events.push(Event::Text(text));
                }
            },
            Event::WindowFocused(is_focused) => {
                let devices = self.devices.as_ref().filter(|_| is_focused);
                let keys_down = devices.map(|devices| devices.keys_down());
                self.keys.reset(keys_down.unwrap_or_default());
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
        self.take_one_focus_move(ctx, &mut input.events);
        close_lists_on_wheel(ctx, &mut input.events);
    }
}

impl InputFilter {
    /// Passes on at most one press of a key that moves the focus, because egui and the windows move
    /// the focus once per pass. Passes on at most one click, because egui places all presses of a
    /// pass where the pointer is at the end of the pass. Later events wait for the next pass;
    /// repeats of a held key are dropped, so that the focus stops when the key is released.
    fn take_one_focus_move(&mut self, ctx: &Context, events: &mut Vec<Event>) {
        self.deferred.append(events);
        let mut presses =
            (0..self.deferred.len()).filter(|index| is_key_press(&self.deferred[*index]));
        let end =
            presses.find(|index| moves_focus(&self.deferred[*index])).and_then(|_| presses.next());
        let end = end.into_iter().chain(end_of_click(&self.deferred)).min();
        let rest = self.deferred.split_off(end.unwrap_or(self.deferred.len()));
        *events = std::mem::replace(&mut self.deferred, rest);
        self.deferred.retain(|event| {
            !(moves_focus(event) && matches!(event, Event::Key { repeat: true, .. }))
        });
        if !self.deferred.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// The index of the first event after a press or a release that belongs to the next pass: the
/// pointer moves or is pressed again, or something is typed, which is meant for what was clicked.
fn end_of_click(events: &[Event]) -> Option<usize> {
    let is_button = |event: &Event| matches!(event, Event::PointerButton { .. });
    let is_next = |event: &Event| {
        is_key_press(event)
            || matches!(
                event,
                Event::PointerMoved(_)
                    | Event::PointerButton { pressed: true, .. }
                    | Event::Text(_)
                    | Event::Paste(_)
            )
    };
    let after = events.iter().position(is_button)? + 1;
    events[after..].iter().position(is_next).map(|index| after + index)
}

const fn is_key_press(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. })
}

/// Whether an event may move the focus, as Enter does from one name of a score pad to the next.
const fn moves_focus(event: &Event) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, PageDown, PageUp, Tab};
    matches!(
        event,
        Event::Key {
            key: ArrowDown | ArrowLeft | ArrowRight | ArrowUp | Enter | PageDown | PageUp | Tab,
            pressed: true,
            ..
        }
    )
}

/// Closes menus and lists when the wheel turns outside them, because otherwise the button that
/// opened them would scroll away. The wheel has no other effect then.
fn close_lists_on_wheel(ctx: &Context, events: &mut Vec<Event>) {
    let is_wheel = |event: &Event| matches!(event, Event::MouseWheel { .. });
    if !events.iter().any(is_wheel) || !Popup::is_any_open(ctx) {
        return;
    }
    let under = ctx.pointer_latest_pos().and_then(|position| ctx.layer_id_at(position));
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
