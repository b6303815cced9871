//! Type-ahead: typed letters select a line of a list or menu, or a card.

use egui::{Event, Id, Ui};
use game::profile::folded;

/// The time within which a letter is added to those typed before it, in seconds.
const TYPING_SECS: f64 = 1.0;

/// The letters typed so far, and the time of the last one, in seconds of egui's clock.
type TypedLetters = (String, f64);

/// Returns the index of the next name after index `at` that begins with the letters typed so far,
/// or `None` if there is none or no letter was typed. A repeated letter selects the next name that
/// begins with it.
pub fn next_by_letters<'a>(
    ui: &Ui,
    names: impl IntoIterator<Item = &'a str>,
    at: Option<usize>,
) -> Option<usize> {
    let (new, now) = ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        (folded(&texts.collect::<String>()), input.time)
    });
    if new.is_empty() {
        return None;
    }
    let key = Id::unique("typed letters");
    let before: Option<TypedLetters> = ui.data(|data| data.get_temp(key));
    let before = before.filter(|(_, then)| now - then < TYPING_SECS);
    let typed = before.map_or_else(String::new, |(typed, _)| typed) + &new;
    // Space alone presses the focused widget.
    let first = typed.chars().next().filter(|it| it.is_alphanumeric())?;
    ui.data_mut(|data| data.insert_temp(key, (typed.clone(), now)));
    let is_one_letter = typed.chars().all(|letter| letter == first);
    let wanted = if is_one_letter { first.to_string() } else { typed };
    let names: Vec<String> = names.into_iter().map(folded).collect();
    // A further letter may also match the name at index `at`.
    let from = at.map_or(0, |at| at + usize::from(is_one_letter));
    let mut around = (0..names.len()).map(|n| (from + n) % names.len());
    around.find(|n| names[*n].starts_with(&wanted))
}
