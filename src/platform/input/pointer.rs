//! The pointer buttons that are held down, according to the window's events.

use egui::{Event, Modifiers, PointerButton, Pos2, vec2};

const BUTTONS: [PointerButton; 5] = [
    PointerButton::Primary,
    PointerButton::Secondary,
    PointerButton::Middle,
    PointerButton::Extra1,
    PointerButton::Extra2,
];
/// How far the pointer is moved before a release, so that the release is no click, in points.
const NO_CLICK_DISTANCE: f32 = 100.0;

/// The pointer buttons that are held down.
///
/// Winit does not always report a release: not while the window is hidden, nor while another
/// program has grabbed the pointer.
#[derive(Debug, Default)]
pub(super) struct PointerButtons {
    down: Vec<PointerButton>,
    position: Pos2,
    /// Whether the pointer is outside the window.
    is_outside: bool,
    /// Whether the window has lost the keyboard focus since a button was pressed.
    lost_focus: bool,
}

impl PointerButtons {
    pub(super) fn any_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Whether this event shows that a button was released earlier without an event.
    /// `is_button_down` asks the system.
    pub(super) fn has_lost_release(
        &self,
        event: &Event,
        is_button_down: impl Fn() -> Option<bool>,
    ) -> bool {
        match event {
            Event::PointerButton { button, pressed: true, .. } => self.down.contains(button),
            Event::PointerMoved(_) if self.is_outside => {
                self.any_down() && is_button_down() == Some(false)
            }
            Event::WindowFocused(true) if self.lost_focus => {
                self.any_down() && is_button_down() == Some(false)
            }
            _ => false,
        }
    }

    pub(super) fn update(&mut self, event: &Event) {
        match event {
            Event::PointerMoved(position) => {
                self.position = *position;
                self.is_outside = false;
            }
            Event::PointerGone => self.is_outside = true,
            Event::PointerButton { pos, button, pressed, .. } => {
                self.position = *pos;
                self.down.retain(|down| down != button);
                if *pressed {
                    self.down.push(*button);
                    // A click on a window also gives it the keyboard focus.
                    self.lost_focus = false;
                }
            }
            Event::WindowFocused(is_focused) => self.lost_focus = !is_focused,
            _ => {}
        }
    }

    /// Returns the events that release all buttons at the last position of the pointer without a
    /// click.
    pub(super) fn release_all(&mut self) -> Vec<Event> {
        let position = self.position;
        let moved = [position + vec2(NO_CLICK_DISTANCE, 0.0), position].map(Event::PointerMoved);
        let released = BUTTONS.into_iter().filter(|button| self.down.contains(button));
        let released = released.map(|button| Event::PointerButton {
            pos: position,
            button,
            pressed: false,
            modifiers: Modifiers::NONE,
        });
        let events = moved.into_iter().chain(released).collect();
        self.down.clear();
        events
    }
}
