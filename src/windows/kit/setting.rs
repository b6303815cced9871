//! A setting as a value that can be drawn as a row and found by a search.

use egui::{Align, Layout, Response, Ui};

use super::list::{self, Fix, ListChoice, choices_ui, fix_buttons, group_heading_ui};
use super::row::{Row, row};
use super::segments::{self, Segment, segments};
use super::slider::{Rail, slider};
use super::swatch::{Swatch, swatches};
use super::{icon_button, quiet_button, separator};
use crate::ear;
use crate::paint::{Icon, Look};
use crate::widgets::Button;
use words::msg;

const MAX_SEGMENTS: usize = 5;
const MAX_SEGMENTS_WIDTH: f32 = 364.0;
const SEGMENTS_SHARE: f32 = 0.6;
const OTHERS_WIDTH: f32 = 100.0;
const GAP_BEFORE_OTHERS: f32 = 8.0;
const GAP_BELOW_SWATCHES: f32 = 8.0;
const SLIDER_WIDTH: f32 = 244.0;
const SLIDER_SHARE: f32 = 0.45;
const SLIDER_ICON_WIDTH: f32 = 36.0;
const MIN_SLIDER_WIDTH: f32 = 120.0;
/// The sizes of the letters that stand for sizes of text.
const LETTER_SIZES: [f32; 4] = [12.0, 14.0, 17.0, 21.0];

#[derive(Debug, Clone)]
pub struct Setting<T> {
    pub id: String,
    pub name: String,
    /// A sentence about the setting, of at most 20 words.
    pub description: String,
    pub keywords: String,
    pub is_changed: bool,
    pub has_no_effect: bool,
    pub is_compact: bool,
    pub input: Input<T>,
    /// Buttons for changing another rule, too, where the change of this one alone is refused.
    pub fixes: Vec<Fix<T>>,
}

#[derive(Debug, Clone)]
pub enum Input<T> {
    ReadOnly,
    Switch {
        is_on: bool,
        /// The value after a click.
        toggled: T,
        /// Why the switch cannot be clicked; `None` if it can.
        disabled_reason: Option<String>,
    },
    /// Choices in groups; side by side where they are few and short, else in a list.
    Choice {
        shown: String,
        groups: Vec<Group<T>>,
    },
    TextSizes(Vec<ListChoice<T>>),
    /// Choices with pictures, below the name.
    Swatches(Vec<(ListChoice<T>, Swatch)>),
    /// A slider over a few steps; the first is silence.
    Volume {
        /// The name and the value of each step.
        steps: Vec<(String, T)>,
        step: usize,
        /// The value after a click on the icon.
        toggled: T,
    },
    /// Buttons that open or copy something, such as a folder or its path.
    Buttons(Vec<LinkButton<T>>),
}

#[derive(Debug, Clone)]
pub struct Group<T> {
    pub heading: Option<String>,
    pub choices: Vec<ListChoice<T>>,
}

#[derive(Debug, Clone)]
pub struct LinkButton<T> {
    pub id: String,
    pub name: String,
    pub value: T,
    pub is_enabled: bool,
}

impl<T> Input<T> {
    pub fn choice(shown: String, choices: Vec<ListChoice<T>>) -> Self {
        let heading = None;
        let groups = vec![Group { heading, choices }];
        Self::Choice { shown, groups }
    }

    pub const fn switch(is_on: bool, toggled: T) -> Self {
        Self::Switch { is_on, toggled, disabled_reason: None }
    }
}

impl<T> Setting<T> {
    /// A setting at its default, without keywords.
    pub fn new(id: impl Into<String>, name: String, description: String, input: Input<T>) -> Self {
        Self {
            id: id.into(),
            name,
            description,
            keywords: String::new(),
            is_changed: false,
            has_no_effect: false,
            is_compact: false,
            input,
            fixes: Vec::new(),
        }
    }

    pub fn keywords(mut self, words: String) -> Self {
        self.keywords = words;
        self
    }

    pub fn changed(mut self, is_changed: bool) -> Self {
        self.is_changed = is_changed;
        self
    }

    pub fn choices(&self) -> impl Iterator<Item = &ListChoice<T>> {
        let groups = match &self.input {
            Input::Choice { groups, .. } => &groups[..],
            _ => &[],
        };
        let swatches = match &self.input {
            Input::Swatches(swatches) => &swatches[..],
            _ => &[],
        };
        let swatches = swatches.iter().map(|(choice, _)| choice);
        groups.iter().flat_map(|group| &group.choices).chain(swatches)
    }
}

impl<T: Clone> Setting<T> {
    /// Draws the row and a line below it. Returns the value that was chosen in this frame.
    pub fn ui(&self, ui: &mut Ui, look: &Look) -> Option<T> {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if self.has_no_effect {
                let quiet = ui.visuals().weak_text_color();
                ui.visuals_mut().override_text_color = Some(quiet);
            }
            let chosen = self.input_ui(ui, look);
            let fix = if self.fixes.is_empty() {
                None
            } else {
                let fix = ui.horizontal_wrapped(|ui| fix_buttons(ui, &self.fixes)).inner;
                ui.add_space(10.0);
                fix
            };
            separator(ui);
            chosen.or(fix)
        })
        .inner
    }

    fn row(&self) -> Row<'_> {
        Row {
            description: Some(self.description.as_str())
                .filter(|description| !description.is_empty()),
            is_changed: self.is_changed,
            is_compact: self.is_compact,
            ..Row::new(&self.id, &self.name)
        }
    }

    fn input_ui(&self, ui: &mut Ui, look: &Look) -> Option<T> {
        let head = self.row();
        match &self.input {
            Input::ReadOnly => row(ui, &head, 0.0, |_, label| {
                ear::give_author_id(label, &self.id);
                None
            }),
            Input::Switch { is_on, toggled, disabled_reason } => {
                let is_turned = list::switch_ui(ui, &head, *is_on, disabled_reason.as_deref());
                is_turned.then(|| toggled.clone())
            }
            Input::Choice { shown, groups } => {
                let usual: Vec<_> = self.choices().filter(|it| it.is_usual).collect();
                let all: Vec<_> = self.choices().collect();
                let room = MAX_SEGMENTS_WIDTH.min(ui.available_width() * SEGMENTS_SHARE);
                if fits(ui, &all, room) {
                    let width = self.is_compact.then_some(room);
                    segments_ui(ui, &head, &all, width, false)
                } else if !usual.is_empty()
                    && fits(ui, &usual, room - OTHERS_WIDTH - GAP_BEFORE_OTHERS)
                {
                    let list = |ui: &mut Ui| {
                        let is_usual = usual.iter().any(|it| it.is_set);
                        let shown =
                            if is_usual { msg::SETTINGS_OTHER.text() } else { shown.clone() };
                        list::list_button_ui(ui, &self.id, &shown, OTHERS_WIDTH, |ui| {
                            groups_ui(ui, groups)
                        })
                    };
                    segments_and_list_ui(ui, &head, &usual, room, list)
                } else {
                    list::list_ui(ui, &head, shown, |ui| groups_ui(ui, groups))
                }
            }
            Input::TextSizes(choices) => {
                let choices: Vec<_> = choices.iter().collect();
                segments_ui(ui, &head, &choices, None, true)
            }
            Input::Swatches(choices) => {
                row(ui, &head, 0.0, |_, label| ear::give_author_id(label, &self.id));
                let chosen = swatches(ui, choices, look);
                ui.add_space(GAP_BELOW_SWATCHES);
                chosen
            }
            Input::Volume { steps, step, toggled } => {
                let wide = SLIDER_WIDTH.min(ui.available_width() * SLIDER_SHARE);
                row(ui, &head, wide, |ui, _| {
                    let width = (wide - SLIDER_ICON_WIDTH - 8.0).max(MIN_SLIDER_WIDTH);
                    let mut now = *step as u16;
                    let id = format!("{}-volume", self.id);
                    let rail = Rail {
                        id: &id,
                        name: &self.name,
                        most: steps.len().saturating_sub(1) as u16,
                        colors: &[],
                    };
                    let volume = slider(ui, &rail, &mut now, width);
                    let (called, value) = &steps[usize::from(now).min(steps.len() - 1)];
                    ear::set_list_value(&volume, called);
                    let icon = if *step == 0 { Icon::SoundOff } else { Icon::SoundOn };
                    let button = icon_button(ui, look, &self.id, icon, &self.name);
                    if button.clicked() {
                        Some(toggled.clone())
                    } else {
                        (usize::from(now) != *step).then(|| value.clone())
                    }
                })
            }
            Input::Buttons(buttons) => {
                let widths = buttons.iter().map(|link| Button::quiet("", &link.name).width(ui));
                let between = ui.spacing().item_spacing.x;
                let width = widths.map(|width| width + between).sum::<f32>() - between;
                row(ui, &head, width, |ui, _| link_buttons(ui, look, buttons))
            }
        }
    }
}

/// Whether choices fit side by side, and all can be chosen.
fn fits<T>(ui: &Ui, choices: &[&ListChoice<T>], room: f32) -> bool {
    choices.len() <= MAX_SEGMENTS
        && choices.iter().all(|choice| choice.is_set || choice.disabled_reason.is_none())
        && segments::width_of_names(ui, choices.iter().map(|choice| choice.segment_text())) <= room
}

fn segments_of<T>(choices: &[&ListChoice<T>], are_letters: bool) -> (usize, Vec<Segment<usize>>) {
    let all = choices.iter().enumerate().map(|(place, choice)| Segment {
        letter: LETTER_SIZES.get(place).copied().filter(|_| are_letters),
        tip: choice.explanation.clone(),
        spoken: Some(choice.name.clone()),
        ..Segment::new(place, &choice.id, choice.segment_text())
    });
    let set = choices.iter().position(|choice| choice.is_set);
    (set.unwrap_or(usize::MAX), all.collect())
}

fn segments_ui<T: Clone>(
    ui: &mut Ui,
    head: &Row<'_>,
    choices: &[&ListChoice<T>],
    width: Option<f32>,
    are_letters: bool,
) -> Option<T> {
    let (set, all) = segments_of(choices, are_letters);
    let room = width.unwrap_or_else(|| segments::segments_width(ui, &all));
    let chosen = row(ui, head, room, |ui, label| {
        ear::give_author_id(label, head.id);
        let chosen = segments(ui, set, &all, width);
        let shown = all.get(set).or(all.first());
        let shown = shown.map(|it| ui.make_persistent_id(&it.id));
        if let Some(shown) = shown.and_then(|id| ui.ctx().read_response(id)) {
            list::focus_if_requested(ui, &shown, head.id);
        }
        chosen
    });
    chosen.map(|place| choices[place].value.clone())
}

fn segments_and_list_ui<T: Clone>(
    ui: &mut Ui,
    head: &Row<'_>,
    usual: &[&ListChoice<T>],
    room: f32,
    list: impl FnOnce(&mut Ui) -> (Response, Option<T>),
) -> Option<T> {
    let (set, all) = segments_of(usual, false);
    row(ui, head, room, |ui, label| {
        ui.spacing_mut().item_spacing.x = GAP_BEFORE_OTHERS;
        let (list, other) = list(ui);
        list.labelled_by(label.id);
        let width = room - OTHERS_WIDTH - GAP_BEFORE_OTHERS;
        let chosen = segments(ui, set, &all, Some(width));
        chosen.map(|place| usual[place].value.clone()).or(other)
    })
}

fn groups_ui<T: Clone>(ui: &mut Ui, groups: &[Group<T>]) -> Option<T> {
    let mut chosen = None;
    for (place, group) in groups.iter().enumerate() {
        if let Some(heading) = &group.heading {
            if place > 0 {
                ui.add_space(list::GAP_WITHIN_ROW);
            }
            group_heading_ui(ui, heading);
        }
        chosen = choices_ui(ui, &group.choices).or(chosen);
    }
    chosen
}

fn link_buttons<T: Clone>(ui: &mut Ui, look: &Look, buttons: &[LinkButton<T>]) -> Option<T> {
    let mut chosen = None;
    let mut draw = |ui: &mut Ui, link: &LinkButton<T>| {
        let button = ui
            .add_enabled_ui(link.is_enabled, |ui| quiet_button(ui, look, &link.id, &link.name))
            .inner;
        if button.clicked() {
            chosen = Some(link.value.clone());
        }
    };
    if ui.layout().main_dir() == egui::Direction::RightToLeft {
        buttons.iter().rev().for_each(|link| draw(ui, link));
    } else {
        let flow = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.with_layout(flow, |ui| buttons.iter().for_each(|link| draw(ui, link)));
    }
    chosen
}
