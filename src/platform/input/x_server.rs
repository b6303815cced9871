//! Asks an X server about keyboard, pointer and window where winit reports nothing.

use std::fmt;

use egui::{Key, Rect, pos2, vec2};
use winit::keyboard::PhysicalKey;
use winit::platform::scancode::PhysicalKeyExtScancode as _;
use winit::raw_window_handle::{HasWindowHandle as _, RawWindowHandle};
use winit::window::Window;
use x11rb::connection::Connection as _;
use x11rb::errors::ReplyError;
use x11rb::protocol::Event;
use x11rb::protocol::randr::{ConnectionExt as _, NotifyMask};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, KeyButMask, MapState};
use x11rb::rust_connection::RustConnection;

use super::devices::Devices;

/// The lowest key code of an X server. Its key codes are those of the kernel plus this number.
const FIRST_KEY_CODE: u32 = 8;

/// The X server that shows the window.
pub struct XServer {
    connection: RustConnection,
    root: u32,
    window: u32,
}

impl fmt::Debug for XServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { root, window, .. } = self;
        let mut output = f.debug_struct("XServer");
        output.field("root", root).field("window", window);
        output.finish_non_exhaustive()
    }
}

impl XServer {
    /// Connects to the server that shows this window; `None` if there is none, as on Wayland.
    pub fn connect(window: &Window) -> Option<Self> {
        let window = match window.window_handle().ok()?.as_raw() {
            RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok()?,
            RawWindowHandle::Xcb(handle) => handle.window.get(),
            _ => return None,
        };
        let (connection, screen) = x11rb::connect(None).ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        Some(Self { connection, root, window })
    }

    /// The part of the screen that panels leave free, in pixels, if the desktop reports it.
    pub fn work_area(&self) -> Option<Rect> {
        let desktop = self.root_property("_NET_CURRENT_DESKTOP").ok()?;
        let desktop = desktop.first().copied().unwrap_or_default() as usize;
        let areas = self.root_property("_NET_WORKAREA").ok()?;
        let areas: Vec<_> = areas.as_chunks::<4>().0.to_vec();
        let area = areas.get(desktop).or_else(|| areas.first())?;
        let [left, top, width, height] = area.map(|length| length as f32);
        Some(Rect::from_min_size(pos2(left, top), vec2(width, height)))
    }

    /// Calls `changed` on another thread with the areas of the monitors, in pixels, whenever they
    /// change. winit does not report that.
    pub fn on_screen_change(self, changed: impl Fn(Vec<Rect>) + Send + 'static) {
        let mask = NotifyMask::SCREEN_CHANGE;
        let cookie = self.connection.randr_select_input(self.root, mask);
        if cookie.is_ok_and(|cookie| cookie.check().is_ok()) {
            std::thread::spawn(move || {
                while let Ok(event) = self.connection.wait_for_event() {
                    if matches!(event, Event::RandrScreenChangeNotify(_))
                        && let Ok(monitors) = self.monitors()
                    {
                        changed(monitors);
                    }
                }
            });
        }
    }

    fn monitors(&self) -> Result<Vec<Rect>, ReplyError> {
        let cookie = self.connection.randr_get_monitors(self.root, true)?;
        let monitors = cookie.reply()?.monitors.into_iter().map(|monitor| {
            let corner = pos2(monitor.x.into(), monitor.y.into());
            Rect::from_min_size(corner, vec2(monitor.width.into(), monitor.height.into()))
        });
        Ok(monitors.collect())
    }

    fn root_property(&self, name: &str) -> Result<Vec<u32>, ReplyError> {
        let cookie = self.connection.intern_atom(true, name.as_bytes())?;
        let atom = cookie.reply()?.atom;
        let kind = AtomEnum::CARDINAL;
        let property =
            self.connection.get_property(false, self.root, atom, kind, 0, 256)?.reply()?;
        Ok(property.value32().into_iter().flatten().collect())
    }

    fn key_codes_down(&self) -> Result<Vec<u32>, ReplyError> {
        let bits = self.connection.query_keymap()?.reply()?.keys;
        let is_down = |code: &u32| bits[*code as usize / 8] & (1 << (code % 8)) != 0;
        Ok((FIRST_KEY_CODE..256).filter(is_down).collect())
    }

    fn button_mask(&self) -> Result<KeyButMask, ReplyError> {
        Ok(self.connection.query_pointer(self.root)?.reply()?.mask)
    }

    fn map_state(&self) -> Result<MapState, ReplyError> {
        let attributes = self.connection.get_window_attributes(self.window)?;
        Ok(attributes.reply()?.map_state)
    }
}

impl Devices for XServer {
    fn keys_down(&self) -> Vec<Key> {
        let codes = self.key_codes_down().unwrap_or_default().into_iter();
        codes.filter_map(key_from_code).collect()
    }

    fn is_button_down(&self) -> Option<bool> {
        let buttons = self.button_mask().ok()?;
        let any_button = KeyButMask::BUTTON1 | KeyButMask::BUTTON2 | KeyButMask::BUTTON3;
        Some(u16::from(buttons) & u16::from(any_button) != 0)
    }

    fn is_window_hidden(&self) -> bool {
        let state = self.map_state();
        state.is_ok_and(|state| state != MapState::VIEWABLE)
    }
}

/// The key with this code, if egui knows it.
fn key_from_code(code: u32) -> Option<Key> {
    match PhysicalKey::from_scancode(code - FIRST_KEY_CODE) {
        // egui names physical positions as winit does.
        PhysicalKey::Code(code) => Key::from_name(&format!("{code:?}")),
        PhysicalKey::Unidentified(_) => None,
    }
}
