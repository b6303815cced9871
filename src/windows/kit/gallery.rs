//! All widgets of the kit in one picture.

use egui::{Ui, vec2};

use super::{
    Button, ChoiceCard, Field, ListEntry, Rail, Row, Segment, card, entry, field, fold,
    icon_button, link, page_link, primary_button, quiet_button, row, segments, separator, sizes,
    slider, switch,
};
use crate::paint::theme::strong;
use crate::paint::{Icon, Look};

/// Draws one of each widget of the kit, at rest.
pub fn gallery(ui: &mut Ui, look: &Look) {
    let width = ui.available_width();
    ui.label(strong("Title").size(sizes::TITLE_SIZE));
    let pages = ["Basic", "Rules", "More"].map(|page| Segment::new(page, page, page));
    segments(ui, "Basic", &pages, Some(width));
    ui.horizontal_wrapped(|ui| {
        for (id, is_chosen) in [("walnut", true), ("night", false)] {
            let size = vec2(160.0, 92.0);
            let it = ChoiceCard { id, name: id, is_chosen, size, margin: 12 };
            card(ui, &it, |ui| ui.label(strong(id)));
        }
    });
    separator(ui);
    let description = Some("If the bone fits in one place only.");
    let one_click =
        Row { description, is_changed: true, ..Row::new("one-click", "One click plays") };
    row(ui, &one_click, 44.0, |ui, _| switch(ui, "One click", true));
    separator(ui);
    row(ui, &Row::new("off", "Numerals on bones"), 44.0, |ui, _| switch(ui, "Numerals", false));
    separator(ui);
    let speed = Row {
        description: Some("How long he takes for a play."),
        ..Row::new("speed", "Nestor's speed")
    };
    let speeds = ["Slow", "Normal", "Fast"].map(|name| Segment::new(name, name, name));
    row(ui, &speed, 220.0, |ui, _| segments(ui, "Normal", &speeds, None));
    separator(ui);
    row(ui, &Row::new("sound", "Sound"), 200.0, |ui, _| {
        let rail = Rail { id: "sound", name: "Sound", most: 3, colors: &[] };
        slider(ui, &rail, &mut 2, 200.0)
    });
    separator(ui);
    fold(ui, look, "more", "More rules", "and 15 more", &mut false);
    page_link(ui, look, "games", "More games", "9");
    separator(ui);
    for (id, is_chosen) in [("How to play", false), ("Rules", true)] {
        let page = ListEntry { is_chosen, ..ListEntry::new(id, id) };
        entry(ui, &page);
    }
    entry(ui, &ListEntry::choice("five-up", "Five-Up", true, 32.0));
    field(ui, Field::new("name", "Name", 40), &mut String::new());
    ui.horizontal_wrapped(|ui| {
        let rename = Button::quiet("rename", "Rename");
        rename.with_icon(Icon::Edit).ui(ui, look);
    });
    separator(ui);
    ui.horizontal_wrapped(|ui| {
        link(ui, look, "clear", "Clear the tally");
        icon_button(ui, look, "search", Icon::Search, "Search");
        quiet_button(ui, look, "cancel", "Cancel");
        ui.add_enabled_ui(false, |ui| quiet_button(ui, look, "no", "Rename"));
        primary_button(ui, look, "play", "Play All Fives", 200.0);
    });
}
