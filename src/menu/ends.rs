//! Keys that move the focus in menus and lists: Home, End, Page Up, Page Down, and letters.

use egui::{Id, Key, Rect, Response, Ui};

use super::keys::{PAGE_SHARE, consume_key};
use super::letters::next_by_letters;

#[derive(Debug, Clone)]
struct ListEntry {
    id: Id,
    rect: Rect,
    name: String,
}

/// The lines of the open list, from first to last.
type Lines = Vec<ListEntry>;

/// Begins a list. Call it before the lines are drawn.
pub fn begin_lines(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(lines_id(), Lines::new()));
}

/// Adds a drawn line to the open list, unless the line is disabled.
pub fn register_line(line: &Response, name: &str) {
    if line.enabled() {
        let entry = ListEntry { id: line.id, rect: line.rect, name: name.to_owned() };
        line.ctx.data_mut(|data| data.get_temp_mut_or_default::<Lines>(lines_id()).push(entry));
    }
}

/// Ends the list after its lines were drawn, and handles its keys: Home, End, Page Up and Page
/// Down, and letters, which focus the next line that begins with them.
pub fn end_lines(ui: &Ui) {
    let lines: Lines = ui.data_mut(|data| data.remove_temp(lines_id())).unwrap_or_default();
    let Some(last) = lines.len().checked_sub(1).filter(|_| !ui.is_sizing_pass()) else {
        return;
    };
    let focused = ui.memory(egui::Memory::focused);
    let at = lines.iter().position(|line| focused == Some(line.id));
    let page = PAGE_SHARE * ui.clip_rect().height();
    let keys = [
        (Key::Home, 0),
        (Key::End, last),
        (Key::PageUp, page_up(&lines, at.unwrap_or(0), page)),
        (Key::PageDown, page_down(&lines, at.unwrap_or(0), page)),
    ];
    let by_key = keys.into_iter().find(|(key, _)| consume_key(ui, *key));
    let next = by_key.map(|(_, next)| next);
    let names = || lines.iter().map(|line| line.name.as_str());
    if let Some(next) = next.or_else(|| next_by_letters(ui, names(), at)) {
        ui.memory_mut(|memory| memory.request_focus(lines[next].id));
    }
}

/// Returns the index of the farthest line at most `page` points above line `at`, or else of the
/// previous line.
fn page_up(lines: &[ListEntry], at: usize, page: f32) -> usize {
    let is_near = |line: &ListEntry| lines[at].rect.top() - line.rect.top() <= page;
    let nearest = at.saturating_sub(1);
    lines.iter().position(is_near).unwrap_or(nearest).min(nearest)
}

/// Returns the index of the farthest line at most `page` points below line `at`, or else of the
/// next line.
fn page_down(lines: &[ListEntry], at: usize, page: f32) -> usize {
    let is_near = |line: &ListEntry| line.rect.bottom() - lines[at].rect.bottom() <= page;
    let nearest = (at + 1).min(lines.len() - 1);
    lines.iter().rposition(is_near).unwrap_or(nearest).max(nearest)
}

fn lines_id() -> Id {
    Id::unique("lines of the open list")
}
