//! Announcements for screen readers, beyond what the widgets say.

use egui::accesskit::{Live, Role};
use egui::{Context, Id, Memory, Rect, Response, Sense, Ui, UiKind, WidgetInfo};

use words::msg;

/// Whether the system passes text values, such as that of a list, on to screen readers. AT-SPI on
/// Linux passes only numbers.
const HAS_TEXT_VALUES: bool = cfg!(any(windows, target_os = "macos"));

/// Minimum time between two announcements, in seconds.
const ANNOUNCEMENT_GAP_SECS: f64 = 0.2;
/// Minimum time between a change of the focus and an announcement, in seconds.
const GAP_AFTER_FOCUS_SECS: f64 = 0.1;

pub(crate) fn name_window(ctx: &Context) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
        node.set_label(msg::ABOUT_NAME.text());
    });
}

/// Tells screen readers the chosen item of a list.
pub(crate) fn set_list_value(list: &Response, chosen: &str) {
    list.ctx.accesskit_node_builder(list.id, |node| {
        node.set_value(chosen);
        if !HAS_TEXT_VALUES {
            node.set_description(chosen);
        }
    });
}

/// Tells screen readers whether a widget is expanded, such as a list that is open.
pub(crate) fn set_open_state(response: &Response, is_open: bool) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
}

/// Announces the text of a widget whenever it changes.
pub(crate) fn speak(response: &Response) {
    let ctx = &response.ctx;
    let text = ctx.accesskit_node_builder(response.id, |node| {
        let text = node.label().or(node.value());
        text.unwrap_or_default().to_owned()
    });
    let id = response.id;
    with_speech(ctx, |speech| {
        speech.texts.extend(text.map(|text| (id, text)));
    });
    disable_live_region(response);
}

/// Drops all announcements when the hands are covered, so that the next person does not hear what
/// was meant for the previous one.
pub(crate) fn drop_for_cover(ctx: &Context) {
    with_speech(ctx, |speech| speech.is_covered[0] = true);
}

/// Drops all waiting and announced texts after a change of language.
pub(crate) fn drop_all(ctx: &Context) {
    with_speech(ctx, Speech::drop_all);
}

/// Drops waiting announcements about a position that is no longer on the table.
pub(crate) fn drop_waiting(ctx: &Context) {
    with_speech(ctx, |speech| speech.queue.clear());
}

/// Keeps screen readers from announcing a widget on their own, because [`announce_ui`] does that.
pub(crate) fn disable_live_region(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Off));
}

pub(crate) fn say(ctx: &Context, text: String) {
    with_speech(ctx, |speech| speech.add(text));
    ctx.request_repaint();
}

/// Announces the text of a card; with `once`, not again when the card disappears and comes back.
pub(crate) fn speak_card(response: &Response, once: bool) {
    if once {
        speak_once(response);
    } else {
        speak(response);
    }
}

/// Announces the text of a widget once, even if the widget disappears and comes back.
pub(crate) fn speak_once(response: &Response) {
    speak(response);
    with_speech(&response.ctx, |speech| {
        let new_text = speech.texts.pop();
        if new_text.as_ref().is_some_and(|text| !speech.announced_once.contains(text)) {
            speech.announced_once.retain(|(id, _)| *id != response.id);
            speech.announced_once.extend(new_text.clone());
            speech.add(new_text.map(|(_, text)| text).unwrap_or_default());
        }
    });
}

/// Makes the announcements that are due; called at the end of each frame.
pub(crate) fn announce_ui(ui: &Ui) {
    let ctx = ui.ctx();
    let (now, focused) = (ui.input(|input| input.time), ui.memory(Memory::focused));
    let (texts, wait_secs) = with_speech(ctx, |speech| {
        let wait_secs = speech.update(now, focused);
        (speech.node_texts.clone(), wait_secs)
    });
    if let Some(secs) = wait_secs {
        ctx.request_repaint_after_secs(secs as f32);
    }
    let corner = Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
    for (index, text) in texts.iter().enumerate() {
        let response = ui.interact(corner, Id::unique(("told", index)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        give_author_id(&response, "told");
        ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    }
}

/// Number of accessibility nodes that are used in turn, because a screen reader may not have read
/// the last announcement when the next one comes. All nodes always exist, because screen readers
/// ignore the first text of a new node.
const NODE_COUNT: usize = 4;

/// The queue of announcements. It exists because screen readers skip a text that closely follows
/// another, and stop reading when the focus moves.
#[derive(Debug, Clone, Default)]
struct Speech {
    // The texts of widgets in this frame, and in the previous one.
    texts: Vec<(Id, String)>,
    previous_texts: Vec<(Id, String)>,
    // Waiting announcements, and the time of the first one.
    queue: Vec<String>,
    queued_since: Option<f64>,
    /// Texts from [`speak_once`], which are not announced again.
    announced_once: Vec<(Id, String)>,
    // The text of each node, the index of the node that was used last, and when.
    node_texts: [String; NODE_COUNT],
    last_node: usize,
    announced_at: Option<f64>,
    /// Whether hands are covered in this frame, and in the previous one.
    is_covered: [bool; 2],

    // The focused widget, and since when.
    focused: Option<Id>,
    focused_at: f64,
}

impl Speech {
    fn add(&mut self, text: String) {
        if !text.is_empty() && !self.queue.contains(&text) {
            self.queue.push(text);
        }
    }

    fn drop_all(&mut self) {
        self.queue.clear();
        self.queued_since = None;
        self.node_texts = Default::default();
    }

    /// Queues the new texts of this frame, and announces the queue if that is due. Returns the
    /// seconds until it is due; `None` if nothing waits.
    fn update(&mut self, now: f64, focused: Option<Id>) -> Option<f64> {
        let [is_covered, was_covered] = self.is_covered;
        if is_covered && !was_covered {
            self.drop_all();
        }
        self.is_covered = [false, is_covered];
        let texts = std::mem::take(&mut self.texts);
        let new = texts.iter().filter(|text| !self.previous_texts.contains(text));
        let new: Vec<String> = new.map(|(_, text)| text.clone()).collect();
        self.previous_texts = texts;
        for text in new {
            self.add(text);
        }
        if self.focused != focused {
            (self.focused, self.focused_at) = (focused, now);
        }
        if self.queue.is_empty() {
            return None;
        }
        let announced_at = *self.announced_at.get_or_insert(now);
        // An event may also remove the focused widget, which is known only in the next frame.
        let since = *self.queued_since.get_or_insert(now);
        let last_change = since.max(self.focused_at);
        let due = (announced_at + ANNOUNCEMENT_GAP_SECS).max(last_change + GAP_AFTER_FOCUS_SECS);
        if now < due {
            return Some(due - now);
        }
        let text = std::mem::take(&mut self.queue).join(" ");
        self.last_node = (self.last_node + 1) % NODE_COUNT;
        self.node_texts[self.last_node] = text;
        // A node does not announce the text that it already has.
        self.node_texts[(self.last_node + 1) % NODE_COUNT].clear();
        self.announced_at = Some(now);
        self.queued_since = None;
        None
    }
}

fn with_speech<R>(ctx: &Context, change: impl FnOnce(&mut Speech) -> R) -> R {
    let id = Id::unique("speech");
    ctx.data_mut(|data| change(data.get_temp_mut_or_default::<Speech>(id)))
}

/// Gives a painted widget its role, its author id, and its name for screen readers.
pub(crate) fn describe(response: &Response, role: Role, author_id: impl Into<String>, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    give_author_id(response, author_id);
}

/// Gives a widget an id by which tests find it in any language.
pub(crate) fn give_author_id(response: &Response, author_id: impl Into<String>) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_author_id(author_id));
}

/// Describes a dialog to screen readers as a modal one, with this name and these bounds.
pub(crate) fn name_modal(contents: &Ui, place: Rect, name: &str) {
    let mut ancestors = contents.stack().iter();
    if let Some(modal) = ancestors.find(|ancestor| ancestor.kind() == Some(UiKind::Modal)) {
        contents.ctx().accesskit_node_builder(modal.unique_id, |node| {
            node.set_role(Role::Dialog);
            node.set_label(name);
            // egui does not report its bounds.
            node.set_bounds(egui::accesskit::Rect {
                x0: place.min.x.into(),
                y0: place.min.y.into(),
                x1: place.max.x.into(),
                y1: place.max.y.into(),
            });
            node.set_modal();
        });
    }
}

/// Gives a dialog a short description, which screen readers read instead of all of it.
pub(crate) fn describe_modal(contents: &Ui) {
    let mut ancestors = contents.stack().iter();
    if let Some(modal) = ancestors.find(|ancestor| ancestor.kind() == Some(UiKind::Modal)) {
        contents.ctx().accesskit_node_builder(modal.unique_id, |node| {
            node.set_description(msg::EAR_GO_THROUGH.text());
        });
    }
}
