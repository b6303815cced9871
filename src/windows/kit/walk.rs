//! The keyboard in a list: arrows, Home and End choose rows, and no arrow reaches a button that
//! deletes something.

use egui::response::Flags;
use egui::{Context, EventFilter, Id, Key, Memory, Rect, Response, Ui};

use crate::windows::focus;

/// Keeps arrow keys from focusing a button that deletes something; Tab still reaches it.
pub fn exclude_from_arrow_keys(mut response: Response) -> Response {
    let ctx = response.ctx.clone();
    let step: Option<FocusStep> = ctx.data(|data| data.get_temp(focus_step_id()));
    if response.gained_focus()
        && let Some(FocusStep { from, by_arrow: true }) = step
    {
        response.flags.remove(Flags::CLICKED | Flags::FAKE_PRIMARY_CLICKED);
        match from {
            Some(from) => ctx.memory_mut(|memory| memory.request_focus(from)),
            None => response.surrender_focus(),
        }
    }
    response
}

/// The widget that had the focus in the last frame, and whether an arrow key was pressed then: egui
/// moves the focus one frame later.
#[derive(Debug, Clone, Copy)]
struct FocusStep {
    from: Option<Id>,
    by_arrow: bool,
}

/// Stores the focus and whether an arrow key was pressed. Call it at the end of each frame.
pub fn store_focus_step(ctx: &Context) {
    let from = ctx.memory(Memory::focused);
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let by_arrow = ctx.input(|input| arrows.iter().any(|key| input.key_pressed(*key)));
    ctx.data_mut(|data| data.insert_temp(focus_step_id(), FocusStep { from, by_arrow }));
}

fn focus_step_id() -> Id {
    Id::unique("walked")
}

/// Handles arrows, Home and End in a list or a grid. Returns the index to which they lead from
/// the widget `focused` at `index`.
pub fn navigate_by_keys(ui: &Ui, focused: Id, index: usize, places: &[Rect]) -> Option<usize> {
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
    let to = [
        (Key::ArrowRight, Some(index + 1)),
        (Key::ArrowLeft, index.checked_sub(1)),
        (Key::ArrowDown, next_row(places, index, 1.0)),
        (Key::ArrowUp, next_row(places, index, -1.0)),
        (Key::Home, Some(0)),
        (Key::End, places.len().checked_sub(1)),
    ];
    let mut pressed = to.into_iter().filter(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    pressed.find_map(|(_, to)| to).filter(|to| *to < places.len())
}

/// Returns the index of the nearest place in the next row, below for a `sign` of 1.0 and above for
/// -1.0.
fn next_row(places: &[Rect], index: usize, sign: f32) -> Option<usize> {
    let center = places[index].center();
    let offset = |index: usize| places[index].center() - center;
    let beyond = (0..places.len()).filter(|index| offset(*index).y * sign > 1.0);
    let distance = |index: &usize| 10.0 * offset(*index).y.abs() + offset(*index).x.abs();
    beyond.min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// The visible rows of a list, each with its value.
pub type ListRows<T> = Vec<(T, Response)>;

/// Moves the focus through a list by key, and returns the value of the row that has just got it.
/// Focuses the chosen row first if `takes_focus` is set and no other widget has the focus.
pub fn move_focus_by_keys<T: Clone + PartialEq>(
    ui: &Ui,
    rows: &ListRows<T>,
    chosen: Option<&T>,
    takes_focus: &mut bool,
) -> Option<T> {
    if *takes_focus
        && focus::is_nothing_focused(ui)
        && let Some((_, row)) = rows.iter().find(|(it, _)| Some(it) == chosen)
    {
        row.request_focus();
    }
    let at = rows.iter().position(|(_, row)| row.has_focus())?;
    *takes_focus = false;
    let places: Vec<Rect> = rows.iter().map(|(_, row)| row.rect).collect();
    let (to, row) = &rows[navigate_by_keys(ui, rows[at].1.id, at, &places)?];
    row.request_focus();
    Some(to.clone())
}
