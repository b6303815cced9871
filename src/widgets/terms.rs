//! Terms of the game in a text. They are underlined, and a tooltip explains each.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Context, Galley, Id, Key, Modifiers, Pos2, Response, Stroke};

use crate::menu::hover_tip;
use crate::paint::{TextStyle, line_height};
use words::Named as _;
use words::glossary::terms_in;

/// The term that was clicked, whose explanation is shown.
#[derive(Debug, Clone, Copy)]
struct ClickedTerm {
    text: Id,
    start: usize,
    /// The egui pass that last showed the explanation.
    pass: u64,
}

/// Lays out a text in which terms of the game are underlined.
pub(crate) fn layout_with_terms(
    text: &str,
    style: TextStyle,
    [ink, line]: [Color32; 2],
) -> LayoutJob {
    let plain = TextFormat {
        line_height: Some(line_height(style.size)),
        ..TextFormat::simple(style.font(), ink)
    };
    let underline = Stroke::new(1.0, line.gamma_multiply(0.6));
    let marked = TextFormat { underline, ..plain.clone() };
    let mut job = LayoutJob::default();
    let mut end = 0;
    for (range, _) in terms_in(text) {
        job.append(&text[end..range.start], 0.0, plain.clone());
        job.append(&text[range.clone()], 0.0, marked.clone());
        end = range.end;
    }
    job.append(&text[end..], 0.0, plain);
    job
}

/// Shows the explanation of the word under the pointer, if the word is a term of the game: after a
/// moment, or at once if it is clicked.
pub(crate) fn term_tip(response: Response, text: &str, at: Pos2, galley: &Galley) -> Response {
    // While something behind the text is pressed, the text counts as not hovered.
    let pointer = response.ctx.pointer_hover_pos().filter(|_| response.contains_pointer());
    let letter_index = pointer.map(|pointer| galley.cursor_from_pos(pointer - at).index.0);
    let byte = letter_index.and_then(|n| text.char_indices().nth(n)).map(|(byte, _)| byte);
    let terms = terms_in(text);
    let term = byte.and_then(|byte| terms.iter().find(|(range, _)| range.contains(&byte)));
    let ctx = response.ctx.clone();
    let clicked = clicked_term(&ctx).filter(|it| it.text == response.id);
    let Some((range, term)) = term else {
        if clicked.is_some() {
            clear_clicked_term(&ctx);
        }
        return response;
    };
    // egui would hide the tooltip at a click.
    if ctx.input(|input| input.pointer.any_click())
        || clicked.is_some_and(|it| it.start == range.start)
    {
        let (text, pass) = (response.id, ctx.cumulative_pass_nr());
        let clicked = ClickedTerm { text, start: range.start, pass };
        ctx.data_mut(|data| data.insert_temp(Id::NULL, clicked));
        response.show_tooltip_text(term.explanation());
        return response;
    }
    hover_tip(response, term.explanation())
}

/// Closes the explanation of a clicked term if Escape is pressed, and consumes the key.
pub(crate) fn close_term_tip(ctx: &Context) {
    if clicked_term(ctx).is_some()
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        clear_clicked_term(ctx);
    }
}

/// Returns the clicked term if its explanation was shown in this pass or the last one.
fn clicked_term(ctx: &Context) -> Option<ClickedTerm> {
    let clicked: Option<ClickedTerm> = ctx.data(|data| data.get_temp(Id::NULL));
    clicked.filter(|it| it.pass + 1 >= ctx.cumulative_pass_nr())
}

fn clear_clicked_term(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<ClickedTerm>(Id::NULL));
}
