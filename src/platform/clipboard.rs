//! Copying and pasting by keys, without waiting long for the program that owns the clipboard.
//!
//! Text is fetched from whichever program copied it. If that program hangs, eframe's own handling
//! would block the window for half a minute at each paste, or forever.

use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use eframe::CreationContext;
use egui::{Context, Event, Id, Key, Modifiers, Plugin, RawInput, ViewportCommand, ViewportId};
use egui_winit::State;

use crate::platform::typed::visible_text;

/// The longest wait for a text, which nearly always arrives within a few milliseconds.
const MAX_WAIT: Duration = Duration::from_millis(250);

/// Turns keys into clipboard events for text fields. eframe's own handling has to be switched off:
/// [`eframe::NativeOptions::clipboard_shortcuts`].
pub(crate) struct Clipboard {
    reader: Option<ClipboardReader>,
    is_reading: bool,
    /// The field that gets a text that arrives late, unless another key is pressed meanwhile.
    field: Option<Id>,
}

struct ClipboardReader {
    requests: Sender<()>,
    texts: Mutex<Receiver<String>>,
    thread: JoinHandle<()>,
}

impl Clipboard {
    /// Creates the plugin for the window that is being opened. If no thread can be started, pasting
    /// is impossible.
    pub(crate) fn new(context: &CreationContext<'_>) -> Self {
        let ctx = context.egui_ctx.clone();
        // Only the clipboard of this state is used.
        let state = State::new(Context::default(), ViewportId::ROOT, context, None, None, None);
        Self {
            reader: ClipboardReader::start(state, move || ctx.request_repaint()).ok(),
            is_reading: false,
            field: None,
        }
    }

    /// Handles an event. Returns the event that egui gets instead, if any.
    fn handle_event(&mut self, ctx: &Context, event: Event) -> Option<Event> {
        let Event::Key { key, pressed: true, modifiers, .. } = event else {
            return Some(event);
        };
        self.field = None;
        match Shortcut::from_key(key, modifiers) {
            None => Some(event),
            Some(Shortcut::Cut) => Some(Event::Cut),
            Some(Shortcut::Copy) => Some(Event::Copy),
            Some(Shortcut::Paste) => self.paste(ctx),
        }
    }

    /// Requests the text on the clipboard, and returns the event that pastes it if it arrives soon.
    fn paste(&mut self, ctx: &Context) -> Option<Event> {
        if !self.is_reading {
            let reader = self.reader.as_ref()?;
            reader.requests.send(()).ok()?;
            self.is_reading = true;
            match self.text(MAX_WAIT) {
                // Weston gives the text only to the first reader in a program, which is the window.
                Some(text) if text.is_empty() => {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                    return None;
                }
                Some(text) => return Some(Event::Paste(text)),
                None => {}
            }
        }
        self.field = ctx.memory(egui::Memory::focused);
        None
    }

    /// The requested text, which may be empty; `None` if it does not arrive within `timeout`.
    fn text(&mut self, timeout: Duration) -> Option<String> {
        let texts = self.reader.as_mut()?.texts.get_mut().ok()?;
        let text = texts.recv_timeout(timeout).ok()?;
        self.is_reading = false;
        Some(text)
    }
}

impl Plugin for Clipboard {
    fn debug_name(&self) -> &'static str {
        "clipboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let events = std::mem::take(&mut input.events).into_iter();
        input.events = events.filter_map(|event| self.handle_event(ctx, event)).collect();
        if self.is_reading
            && let Some(text) = self.text(Duration::ZERO)
            && let Some(field) = self.field.take()
            && ctx.memory(egui::Memory::focused) == Some(field)
        {
            input.events.push(Event::Paste(text));
        }
    }

    /// Ends the reader's thread, so that copied text is handed over to the system. A thread that
    /// waits for a program that hangs is left alone.
    fn on_exit(&mut self, _ctx: &Context) {
        drop(self.text(Duration::ZERO));
        if let Some(ClipboardReader { requests, thread, .. }) = self.reader.take()
            && !self.is_reading
        {
            drop(requests);
            thread.join().ok();
        }
    }
}

impl ClipboardReader {
    fn start(mut state: State, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (requests, request_receiver) = mpsc::channel();
        let (sender, texts) = mpsc::channel();
        let serve_requests = move || {
            while request_receiver.recv().is_ok() {
                let text = state.clipboard_text().unwrap_or_default();
                if sender.send(visible_text(&text)).is_err() {
                    return;
                }
                wake();
            }
        };
        let thread = thread::Builder::new().name("clipboard".to_owned());
        Ok(Self { requests, texts: Mutex::new(texts), thread: thread.spawn(serve_requests)? })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shortcut {
    Cut,
    Copy,
    Paste,
}

impl Shortcut {
    fn from_key(key: Key, modifiers: Modifiers) -> Option<Self> {
        match key {
            Key::Cut => Some(Self::Cut),
            Key::Copy => Some(Self::Copy),
            Key::Paste => Some(Self::Paste),
            Key::X if modifiers.command_only() => Some(Self::Cut),
            Key::C if modifiers.command_only() => Some(Self::Copy),
            Key::V if modifiers.command_only() => Some(Self::Paste),
            _ => None,
        }
    }
}
