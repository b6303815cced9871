//! Terms of the game in a text: they are underlined, and have a tooltip with their explanation.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Galley, Pos2, Response, Stroke};

use crate::menu::hover_tip;
use crate::paint::{TextStyle, line_height};
use words::Named as _;
use words::glossary::terms_in;

/// Lays out a text in which terms of the game are underlined.
pub(crate) fn with_terms(text: &str, style: TextStyle, [ink, line]: [Color32; 2]) -> LayoutJob {
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

/// Shows the explanation of the word under the pointer, if it is a term of the game: after a moment,
/// or at once if it is clicked.
pub(crate) fn term_tip(response: Response, text: &str, at: Pos2, galley: &Galley) -> Response {
    let pointed = response.hover_pos().map(|pointer| galley.cursor_from_pos(pointer - at).index.0);
    let byte = pointed.and_then(|n| text.char_indices().nth(n)).map(|(byte, _)| byte);
    let terms = terms_in(text);
    let term = byte.and_then(|byte| terms.iter().find(|(range, _)| range.contains(&byte)));
    let (ctx, id) = (response.ctx.clone(), response.id.with("clicked term"));
    let Some((range, term)) = term else {
        ctx.data_mut(|data| data.remove::<usize>(id));
        return response;
    };
    if ctx.input(|input| input.pointer.any_click()) {
        ctx.data_mut(|data| data.insert_temp(id, range.start));
    }
    // egui hides a tooltip at a click.
    if ctx.data(|data| data.get_temp(id)) == Some(range.start) {
        response.show_tooltip_text(term.explanation());
        return response;
    }
    hover_tip(response, term.explanation())
}
