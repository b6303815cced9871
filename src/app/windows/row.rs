//! One line of a window with settings: a name, what it is set to, what it does.

use egui::{
    Align, Button, Checkbox, ComboBox, Context, Id, Label, Layout, Popup, PopupCloseBehavior,
    RichText, Ui, UiBuilder, vec2,
};

use crate::app::ear;
use crate::app::windows::text;
use crate::engine::{Impossible, Rules};
use crate::profile::Rule;
use crate::words::{rules as words, settings};

/// The space between two lines, in points.
pub(super) const BETWEEN_ROWS: f32 = 10.0;

/// The space between a setting and what is said about it, in points.
pub(super) const WITHIN_ROW: f32 = 3.0;

/// The width of a list of choices: this share of the line, within limits in
/// points.
const LIST_SHARE: f32 = 0.55;
const LIST_LEAST: f32 = 140.0;
const LIST_MOST: f32 = 220.0;

/// The most width that a reason may take inside a list, in points.
const REASON_WIDTH: f32 = 260.0;

/// The height of an open list, in points.
const LIST_HEIGHT: f32 = 420.0;

/// A value of a list, and why it cannot be chosen, if it cannot.
pub(super) struct Choice<T> {
    pub value: T,
    pub name: String,
    pub refused: Option<String>,
}

/// Draws a rule and lets it be changed to what the other rules allow.
pub(super) fn rule_ui(ui: &mut Ui, rule: Rule, rules: &mut Rules) {
    if rule.is_switch() {
        switch_rule_ui(ui, rule, rules);
    } else {
        list_rule_ui(ui, rule, rules);
    }
}

fn switch_rule_ui(ui: &mut Ui, rule: Rule, rules: &mut Rules) {
    let choices = rule.choices(rules);
    let [off, on] = choices[..] else {
        unreachable!("a switch is off or on");
    };
    let is_on = *rules == on;
    let other = if is_on { off } else { on };
    let refused = other.check().err().map(|reason| words::impossible(&reason));
    let mut wanted = is_on;
    switch_ui(
        ui,
        &words::name(rule),
        &words::explanation(rule),
        &mut wanted,
        refused.as_deref(),
    );
    if wanted != is_on {
        *rules = other;
    }
    if let Some(reason) = words::idle(rule, rules) {
        indented(ui, |ui| text::quiet(ui, reason));
    }
    ui.add_space(BETWEEN_ROWS);
}

fn list_rule_ui(ui: &mut Ui, rule: Rule, rules: &mut Rules) {
    let choices = rule.choices(rules).into_iter();
    let choices: Vec<_> = choices.map(|choice| rule_choice(rule, choice)).collect();
    let name = words::name(rule);
    if let Some(chosen) = list_ui(ui, &name, &words::value(rule, rules), rules, choices) {
        *rules = chosen;
    }
    rule_notes_ui(ui, rule, rules);
}

/// A value of a rule as a choice of a list; `rules` has it.
pub(super) fn rule_choice(rule: Rule, rules: Rules) -> Choice<Rules> {
    Choice {
        value: rules,
        name: words::value(rule, &rules),
        refused: rules.check().err().map(|reason| words::impossible(&reason)),
    }
}

/// What a rule does, why it does nothing now, and why it cannot be changed at
/// all: single refused values give their reasons in the list.
pub(super) fn rule_notes_ui(ui: &mut Ui, rule: Rule, rules: &Rules) {
    text::quiet(ui, words::explanation(rule));
    if let Some(reason) = words::idle(rule, rules) {
        text::quiet(ui, reason);
    }
    let impossible = rule.impossible(rules);
    if impossible.len() + 1 == rule.choices(rules).len() {
        for (reason, values) in by_reason(rule, &impossible) {
            let reason = words::impossible(&reason);
            text::quiet(ui, settings::cannot_choose(&values, &reason));
        }
    }
    ui.add_space(BETWEEN_ROWS);
}

fn by_reason(rule: Rule, impossible: &[(Rules, Impossible)]) -> Vec<(Impossible, Vec<String>)> {
    let mut reasons: Vec<(Impossible, Vec<String>)> = Vec::new();
    for (rules, reason) in impossible {
        let value = words::value(rule, rules);
        match reasons.iter_mut().find(|(known, _)| known == reason) {
            Some((_, values)) => values.push(value),
            None => reasons.push((*reason, vec![value])),
        }
    }
    reasons
}

/// Draws a switch with what it does; one that cannot be turned says why.
pub(super) fn switch_ui(
    ui: &mut Ui,
    name: &str,
    explanation: &str,
    on: &mut bool,
    refused: Option<&str>,
) {
    let turned = !*on;
    let response = steady(ui, name, |ui| {
        ui.add_enabled(refused.is_none(), Checkbox::new(on, name))
    });
    if let Some(reason) = refused {
        response.on_disabled_hover_text(reason);
    }
    indented(ui, |ui| {
        text::quiet(ui, explanation);
        if let Some(reason) = refused {
            text::quiet(ui, settings::cannot_switch(turned, reason));
        }
    });
}

/// Draws `contents` under the words of a switch.
fn indented(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let spacing = ui.spacing();
    let indent = spacing.icon_width + spacing.icon_spacing;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent);
        ui.vertical(contents);
    });
}

/// Draws a name with a list of choices, and gives back what was chosen.
///
/// A refused choice stands in the list, out of reach, with its reason.
pub(super) fn list_ui<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    shown: &str,
    set: &T,
    choices: Vec<Choice<T>>,
) -> Option<T> {
    labelled_list_ui(ui, name, shown, |ui| {
        let mut chosen = None;
        for choice in choices {
            if choice_ui(
                ui,
                *set == choice.value,
                &choice.name,
                choice.refused.as_deref(),
            ) {
                chosen = Some(choice.value);
            }
        }
        chosen
    })
}

/// How wide a list is that stands beside its name, in points.
pub(super) fn list_width(ui: &Ui) -> f32 {
    (ui.available_width() * LIST_SHARE).clamp(LIST_LEAST, LIST_MOST)
}

/// Draws a name with a list that opens and shows `contents`.
pub(super) fn labelled_list_ui<T>(
    ui: &mut Ui,
    name: &str,
    shown: &str,
    contents: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let list = list_width(ui);
    with_label_ui(ui, name, list, |ui| {
        let list = ComboBox::from_id_salt(name)
            .width(list)
            .height(LIST_HEIGHT)
            .wrap()
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .selected_text(shown)
            .show_ui(ui, |ui| {
                let chosen = contents(ui);
                if chosen.is_some() {
                    ui.close();
                }
                chosen
            });
        ear::tell_choice(&list.response, shown);
        let popup = Popup::default_response_id(&list.response);
        let is_open = Popup::is_id_open(ui.ctx(), popup);
        if list.inner.is_some() && !is_open && !ui.input(|input| input.pointer.any_click()) {
            // Closed by key, the list gets the focus back.
            list.response.request_focus();
        }
        if !ui.is_sizing_pass() && is_to_open(ui.ctx(), name) {
            list.response.request_focus();
            list.response.scroll_to_me(Some(Align::Center));
            Popup::open_id(ui.ctx(), popup);
        }
        (list.response, list.inner.flatten())
    })
}

/// Opens the list called so as soon as it is drawn, and gives it the keyboard.
pub(super) fn open_list(ctx: &Context, name: String) {
    ctx.data_mut(|data| data.insert_temp(list_to_open(), name));
}

/// Whether the list called so is to open; only once.
fn is_to_open(ctx: &Context, name: &str) -> bool {
    ctx.data_mut(|data| {
        let is_it = data.get_temp::<String>(list_to_open()).as_deref() == Some(name);
        if is_it {
            data.remove_temp::<String>(list_to_open());
        }
        is_it
    })
}

fn list_to_open() -> Id {
    Id::unique("list to open")
}

/// Draws a name on the left and, `width` points wide on the right, the input
/// that it names.
pub(super) fn with_label_ui<T>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    input: impl FnOnce(&mut Ui) -> (egui::Response, T),
) -> T {
    let line = |ui: &mut Ui| {
        let left = ui.available_width() - width - ui.spacing().item_spacing.x;
        let size = vec2(left.max(0.0), ui.spacing().interact_size.y);
        let layout = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_width(size.x);
            ui.add(Label::new(name).wrap())
        });
        let (response, value) = input(ui);
        response.labelled_by(label.inner.id);
        value
    };
    steady(ui, name, |ui| ui.horizontal(line).inner)
}

/// Draws inputs whose ids come from `name`, so that they keep the focus
/// whatever comes and goes above them. No two may have the same name.
pub(super) fn steady<T>(ui: &mut Ui, name: &str, inputs: impl FnOnce(&mut Ui) -> T) -> T {
    let id = ui.make_persistent_id(("steady", name));
    ui.scope_builder(UiBuilder::new().scope_id(id), inputs)
        .inner
}

/// Draws a choice of an open list; true if it was chosen just now.
pub(super) fn choice_ui(ui: &mut Ui, set: bool, name: &str, refused: Option<&str>) -> bool {
    let response = ui.add_enabled(refused.is_none() || set, Button::selectable(set, name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if let Some(reason) = refused.filter(|_| !set) {
        let clicked = response.on_disabled_hover_text(reason).clicked();
        ui.scope(|ui| {
            ui.set_max_width(REASON_WIDTH);
            ui.horizontal_top(|ui| {
                ui.add_space(ui.spacing().button_padding.x);
                ui.add(Label::new(RichText::new(reason).small().weak()).wrap());
            });
        });
        return clicked;
    }
    response.clicked()
}

/// Draws the heading over some of the choices of an open list.
pub(super) fn group_ui(ui: &mut Ui, heading: impl Into<RichText>) {
    ui.horizontal_top(|ui| {
        ui.add_space(ui.spacing().button_padding.x);
        ui.label(heading.into().small().weak());
    });
}

/// Draws a small line that must not be overlooked.
pub(super) fn warning(ui: &mut Ui, text: impl Into<RichText>) {
    let color = ui.visuals().warn_fg_color;
    ui.add(Label::new(text.into().small().color(color)).wrap());
}

/// Draws a framed sentence above everything else.
pub(super) fn notice(ui: &mut Ui, text: impl Into<RichText>) {
    let frame = egui::Frame::group(ui.style()).inner_margin(8);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.add(Label::new(text.into()).wrap());
    });
    ui.add_space(8.0);
}
