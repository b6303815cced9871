//! Draws a page of Help.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Label, Response, Ui, Vec2, vec2};
use words::{Named as _, list, msg};

use super::picture::table_ui;
use super::section::{HelpPart, Section};
use super::worked::{self, AnalyzedPosition};
use crate::paint::{self, Firecracker, Look, Pen, TextStyle, line_height};
use crate::windows::examples::ExampleTables;
use crate::windows::keys::group_lines_ui;
use crate::windows::kit::{hand_picture, quiet_button};
use crate::windows::search::TextSearch;
use crate::windows::small_picture::{LineMark, SmallPicture};
use engine::Rules;
use nestor::coach::lessons::Lesson;
use words::examples::Example;
use words::glossary::Term;
use words::strategy::ExamplePosition;

const TEXT_SIZE: f32 = 16.0;
const LINE_HEIGHT: f32 = 24.0;
pub(super) const TITLE_SIZE: f32 = 24.0;
const HEADING_SIZE: f32 = 16.0;
const QUIET_SIZE: f32 = 14.0;
const GAP_BELOW_SECTION: f32 = 18.0;
const GAP_BELOW_HEADING: f32 = 4.0;
const GAP_BELOW_TEXT: f32 = 10.0;
// The height of a single picture, and of one of several.
const LARGE_PICTURE_HEIGHT: f32 = 202.0;
const SMALL_PICTURE_HEIGHT: f32 = 176.0;
const TWO_PICTURES_FROM: f32 = 520.0;
const PICTURE_GAP: f32 = 16.0;
const HAND_BONE_WIDTH: f32 = 28.0;
// A term of the glossary: its picture, the space beside it, its height, and the width of the page
// from which two are in a row.
const WORD_PICTURE_SIZE: Vec2 = vec2(116.0, 92.0);
const GAP_BESIDE_PICTURE: f32 = 14.0;
const WORD_HEIGHT: f32 = 108.0;
const TWO_WORDS_FROM: f32 = 560.0;

#[derive(Debug)]
pub(super) struct PageUi<'a> {
    pub look: &'a Look,
    pub rules: &'a Rules,
    /// The search whose words are highlighted.
    pub search: Option<&'a TextSearch>,
    pub examples: &'a mut ExampleTables,
    /// The lesson to begin, if its button was clicked.
    pub lesson_to_begin: Option<Lesson>,
}

impl PageUi<'_> {
    /// Draws sections; the one with the index `scroll_to` is brought to the top.
    pub fn sections_ui(&mut self, ui: &mut Ui, sections: &[Section], scroll_to: Option<usize>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, section) in sections.iter().enumerate() {
            let top = ui.cursor().min;
            if !section.title.is_empty() {
                let style = TextStyle::semibold(HEADING_SIZE);
                self.label(ui, &section.title, style, false);
                ui.add_space(GAP_BELOW_HEADING);
            }
            ui.push_id(number, |ui| {
                for part in &section.parts {
                    self.part_ui(ui, part);
                }
            });
            ui.add_space(GAP_BELOW_SECTION);
            if scroll_to == Some(number) {
                let place = egui::Rect::from_min_size(top, vec2(1.0, LINE_HEIGHT));
                ui.scroll_to_rect(place, Some(Align::TOP));
            }
        }
    }

    pub fn title_ui(&self, ui: &mut Ui, title: &str) -> Response {
        self.label(ui, title, TextStyle::semibold(TITLE_SIZE), false)
    }

    fn part_ui(&mut self, ui: &mut Ui, part: &HelpPart) {
        match part {
            HelpPart::Text(text) => {
                self.label(ui, text, TextStyle::regular(TEXT_SIZE), false);
            }
            HelpPart::Quiet(text) => {
                self.label(ui, text, TextStyle::regular(QUIET_SIZE), true);
            }
            HelpPart::Examples(examples) => self.examples_ui(ui, examples),
            HelpPart::Position(position) => self.position_ui(ui, position),
            HelpPart::Keys(group) => group_lines_ui(ui, group, self.look),
            HelpPart::Practice(lesson) => self.practice_ui(ui, *lesson),
            HelpPart::Term(term) => self.term_ui(ui, *term),
        }
        ui.add_space(GAP_BELOW_TEXT);
    }

    /// Draws a text with the words of the search highlighted.
    fn label(&self, ui: &mut Ui, text: &str, style: TextStyle, is_quiet: bool) -> Response {
        let color =
            if is_quiet { ui.visuals().weak_text_color() } else { ui.visuals().text_color() };
        let plain = TextFormat {
            line_height: Some(line_height(style.size)),
            ..TextFormat::simple(style.font(), color)
        };
        let marked = TextFormat {
            background: ui.visuals().selection.bg_fill.gamma_multiply(0.45),
            ..plain.clone()
        };
        let spans = self.search.map(|search| search.spans(text));
        let mut job = LayoutJob::default();
        let mut end = 0;
        for span in spans.unwrap_or_default() {
            job.append(&text[end..span.start], 0.0, plain.clone());
            job.append(&text[span.clone()], 0.0, marked.clone());
            end = span.end;
        }
        job.append(&text[end..], 0.0, plain);
        ui.add(Label::new(job).wrap())
    }

    /// Draws tables with their captions; a single one is large.
    fn examples_ui(&mut self, ui: &mut Ui, examples: &[Example]) {
        let width = ui.available_width();
        if examples.len() == 1 || width < TWO_PICTURES_FROM {
            let height =
                if examples.len() == 1 { LARGE_PICTURE_HEIGHT } else { SMALL_PICTURE_HEIGHT };
            for example in examples {
                self.example_ui(ui, *example, vec2(width, height));
            }
            return;
        }
        let size = vec2(((width - PICTURE_GAP) / 2.0).floor(), SMALL_PICTURE_HEIGHT);
        for line in examples.chunks(2) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = PICTURE_GAP;
                for example in line {
                    ui.vertical(|ui| {
                        ui.set_width(size.x);
                        self.example_ui(ui, *example, size);
                    });
                }
            });
            ui.add_space(PICTURE_GAP);
        }
    }

    fn example_ui(&mut self, ui: &mut Ui, example: Example, size: Vec2) {
        let table = self.examples.table(example.plays, self.rules);
        table_ui(ui, table, self.rules, size, self.look);
        ui.add_space(6.0);
        self.label(ui, &example.explanation.text(), TextStyle::regular(QUIET_SIZE), true);
        ui.add_space(6.0);
    }

    fn position_ui(&mut self, ui: &mut Ui, position: &ExamplePosition) {
        let rules = worked::example_rules();
        let worked = AnalyzedPosition::of(position, self.examples);
        let lines = worked.lines(position.shows);
        let (hand, has_firecracker) = (worked.hand.clone(), position.has_firecracker());
        if let Some(table) = worked.example {
            let size = vec2(ui.available_width(), LARGE_PICTURE_HEIGHT);
            table_ui(ui, table, &rules, size, self.look);
            ui.add_space(GAP_BELOW_TEXT);
        }
        let held = msg::STRATEGY_YOU_HOLD.text();
        self.label(ui, &held, TextStyle::regular(QUIET_SIZE), true);
        ui.add_space(GAP_BELOW_HEADING);
        ui.horizontal(|ui| {
            let told = msg::help_hand(list(hand.iter().map(ToString::to_string)));
            hand_picture(ui, &hand, HAND_BONE_WIDTH, &told, self.look);
            if has_firecracker {
                let size = vec2(HAND_BONE_WIDTH, 2.0 * HAND_BONE_WIDTH);
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                let it =
                    Firecracker { scale: 0.6, ..Firecracker::new(rect.center() + vec2(0.0, 8.0)) };
                paint::firecracker(&mut Pen::new(ui.painter()), &it, self.look);
            }
        });
        ui.add_space(GAP_BELOW_HEADING);
        for line in lines {
            self.label(ui, &line, TextStyle::regular(TEXT_SIZE), false);
        }
    }

    /// Draws the glossary in one or two columns, and scrolls to the term at the index `scroll_to`.
    pub fn words_ui(&mut self, ui: &mut Ui, sections: &[Section], scroll_to: Option<usize>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let columns = if ui.available_width() < TWO_WORDS_FROM { 1 } else { 2 };
        let between = PICTURE_GAP * (columns as f32 - 1.0);
        let width = ((ui.available_width() - between) / columns as f32).floor();
        for (row, line) in sections.chunks(columns).enumerate() {
            let top = ui.cursor().min;
            ui.horizontal_top(|ui| {
                ui.set_min_height(WORD_HEIGHT);
                ui.spacing_mut().item_spacing.x = PICTURE_GAP;
                for part in line.iter().flat_map(|section| &section.parts) {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        self.part_ui(ui, part);
                    });
                }
            });
            if scroll_to.is_some_and(|number| number > 0 && number / columns == row) {
                let place = egui::Rect::from_min_size(top, vec2(1.0, WORD_HEIGHT));
                ui.scroll_to_rect(place, Some(Align::TOP));
            }
        }
    }

    fn term_ui(&mut self, ui: &mut Ui, term: Term) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP_BESIDE_PICTURE;
            let (rect, _) = ui.allocate_exact_size(WORD_PICTURE_SIZE, egui::Sense::hover());
            if ui.is_rect_visible(rect) {
                let mut pen = Pen::new(ui.painter());
                picture_of(term).paint(&mut pen, rect, self.examples, self.look);
            }
            ui.vertical(|ui| {
                self.label(ui, &term.name(), TextStyle::semibold(HEADING_SIZE), false);
                ui.add_space(GAP_BELOW_HEADING);
                self.label(ui, &term.explanation(), TextStyle::regular(QUIET_SIZE), true);
            });
        });
    }

    fn practice_ui(&mut self, ui: &mut Ui, lesson: Lesson) {
        let name: &str = lesson.into();
        let id = format!("practise-{name}");
        let button = quiet_button(ui, self.look, &id, &msg::strategy_practise(lesson.name()));
        if button.clicked() {
            self.lesson_to_begin = Some(lesson);
        }
    }
}

const fn picture_of(term: Term) -> SmallPicture {
    match term {
        Term::Bone => SmallPicture::Line("5-1", LineMark::Nothing),
        Term::Doublet => SmallPicture::Line("4-4", LineMark::Nothing),
        Term::Pips => SmallPicture::Line("6-3", LineMark::Nothing),
        Term::End => SmallPicture::Line("5-4", LineMark::Ends),
        Term::Lead => SmallPicture::Line("6-6", LineMark::Newest),
        Term::Boneyard => SmallPicture::Boneyard,
        Term::Spinner => SmallPicture::Line("6-6 6-1@E 6-3@W 6-0@N 6-5@S", LineMark::Nothing),
        Term::TableCount => SmallPicture::Line("5-5 5-0@E", LineMark::Ends),
        Term::GoOut => SmallPicture::LastBone("2-1"),
        Term::Pass => SmallPicture::Pass,
        Term::Blocked => SmallPicture::Line("6-3 6-2@W 3-2@E", LineMark::Blocked),
        Term::Hand => SmallPicture::Hand("6-1 5-3 4-4 2-0 6-4 3-1 5-2"),
    }
}
