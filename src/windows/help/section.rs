//! The pages of Help as sections, for drawing and for the search.

use egui::Context;

use crate::windows::examples::ExampleTables;
use crate::windows::keys::{KeyGroup, key_groups};
use engine::{Fit, Level, Preset, Rules, Seats};
use nestor::coach::lessons::Lesson;
use words::Named as _;
use words::examples::{Example, examples};
use words::glossary::Term;
use words::help::{self, HelpPage};
use words::msg;
use words::rules_text::{Chapter, chapters};
use words::strategy::{self, ExamplePosition, StrategyAdvice};

/// An entry in the table of contents of Help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Topic {
    Page(HelpPage),
    /// The list of all games, which replaces the table of contents.
    Games,
    Game(Preset),
    Lessons,
    Fair,
}

impl Topic {
    /// All pages that can be searched.
    pub fn all() -> impl Iterator<Item = Self> {
        let pages = HelpPage::ALL.into_iter().map(Self::Page);
        pages.chain(Preset::ALL.into_iter().map(Self::Game))
    }

    /// An id that does not depend on the language.
    pub fn id(self) -> String {
        match self {
            Self::Page(page) => format!("help-page-{}", page.id()),
            Self::Games => "help-all-games".to_owned(),
            Self::Game(preset) => format!("help-game-{}", preset.id()),
            Self::Lessons => "help-lessons".to_owned(),
            Self::Fair => "help-fair".to_owned(),
        }
    }

    pub fn keywords(self) -> String {
        match self {
            Self::Page(page) => page.keywords(),
            Self::Game(preset) => preset.keywords(),
            Self::Games | Self::Lessons | Self::Fair => String::new(),
        }
    }
}

/// A section of a page: its heading, if it has one, and its parts.
#[derive(Debug)]
pub(super) struct Section {
    pub title: String,
    pub parts: Vec<HelpPart>,
}

#[derive(Debug)]
pub(super) enum HelpPart {
    Text(String),
    /// A small text, such as the source of the rules.
    Quiet(String),
    Examples(Vec<Example>),
    Position(ExamplePosition),
    Keys(KeyGroup),
    /// The button that begins a lesson.
    Practice(Lesson),
    /// A term of the glossary, with its picture.
    Term(Term),
}

/// The game, its rules and the level that the pages of Help describe.
#[derive(Debug)]
pub(super) struct HelpSubject<'a> {
    pub game: String,
    pub rules: &'a Rules,
    pub level: Level,
}

impl Section {
    fn new(title: impl Into<String>, parts: Vec<HelpPart>) -> Self {
        Self { title: title.into(), parts }
    }

    pub fn texts(&self) -> Vec<String> {
        let texts = self.parts.iter().flat_map(|part| match part {
            HelpPart::Text(text) | HelpPart::Quiet(text) => vec![text.clone()],
            HelpPart::Examples(examples) => {
                examples.iter().map(|example| example.explanation.text()).collect()
            }
            HelpPart::Keys(group) => {
                let lines = group.lines.iter();
                lines.flat_map(|(shown, does)| [shown.text(), does.clone()]).collect()
            }
            HelpPart::Term(term) => vec![term.explanation()],
            HelpPart::Position(_) | HelpPart::Practice(_) => Vec::new(),
        });
        texts.collect()
    }
}

impl HelpSubject<'_> {
    pub fn title(&self, topic: Topic) -> String {
        match topic {
            Topic::Page(HelpPage::Rules) => self.game.clone(),
            Topic::Page(page) => page.name(),
            Topic::Games => msg::help_all_games(Preset::ALL.len()),
            Topic::Game(preset) => preset.name(),
            Topic::Lessons => msg::WINDOW_LESSONS.text(),
            Topic::Fair => msg::WINDOW_HONESTY.text(),
        }
    }

    /// The rules that a page describes: those on the table, or the usual ones of another game.
    pub fn rules_of(&self, topic: Topic) -> Rules {
        match topic {
            Topic::Game(preset)
                if Preset::from_rules_ignoring_target(self.rules) != Some(preset) =>
            {
                preset.rules(preset.usual_seats().unwrap_or(Seats::Two))
            }
            _ => *self.rules,
        }
    }

    pub fn sections(
        &self,
        topic: Topic,
        examples: &mut ExampleTables,
        ctx: &Context,
    ) -> Vec<Section> {
        match topic {
            Topic::Page(HelpPage::HowToPlay) => chapter_sections(help::how_to_play()),
            Topic::Page(HelpPage::Words) => {
                let term = |term: Term| Section::new(term.name(), vec![HelpPart::Term(term)]);
                Term::ALL.into_iter().map(term).collect()
            }
            Topic::Page(HelpPage::Keys) => {
                let groups = key_groups(ctx).into_iter();
                let section =
                    |group: KeyGroup| Section::new(group.title.text(), vec![HelpPart::Keys(group)]);
                groups.map(section).collect()
            }
            Topic::Page(HelpPage::Rules) | Topic::Game(_) => {
                rules_sections(&self.rules_of(topic), examples)
            }
            Topic::Page(HelpPage::Scoring) => scoring_sections(self.rules),
            Topic::Page(HelpPage::Strategy) => {
                let intro = Section::new("", vec![HelpPart::Text(msg::STRATEGY_INTRO.text())]);
                let advice = strategy::advice_for(self.rules).into_iter().map(advice_section);
                std::iter::once(intro).chain(advice).collect()
            }
            Topic::Page(HelpPage::Nestor) => chapter_sections(help::nestor(self.level)),
            Topic::Games | Topic::Lessons | Topic::Fair => Vec::new(),
        }
    }
}

fn chapter_sections(chapters: Vec<Chapter>) -> Vec<Section> {
    let section = |chapter: Chapter| {
        let parts = chapter.paragraphs.into_iter().map(HelpPart::Text).collect();
        Section::new(chapter.title, parts)
    };
    chapters.into_iter().map(section).collect()
}

/// Returns the rules of a game as sections. The first has a picture if something scores, or if
/// unequal numbers fit.
fn rules_sections(rules: &Rules, tables: &mut ExampleTables) -> Vec<Section> {
    let mut sections = chapter_sections(chapters(rules));
    let shown = picture_example(rules, tables).map(|example| HelpPart::Examples(vec![example]));
    if let (Some(shown), Some(about)) = (shown, sections.first_mut()) {
        about.parts.push(shown);
    }
    sections.extend(strategy::firecrackers(rules).map(advice_section));
    if let (Some(preset), Some(last)) =
        (Preset::from_rules_ignoring_target(rules), sections.last_mut())
    {
        let source = msg::game_source(<&str>::from(preset));
        if !source.is_empty() {
            last.parts.push(HelpPart::Quiet(source));
        }
    }
    sections
}

/// The example with the most bones, at most seven. Where only equal numbers fit, it must score.
fn picture_example(rules: &Rules, tables: &mut ExampleTables) -> Option<Example> {
    const MAX_BONES: usize = 7;
    let bones = |example: &Example| example.plays.split(' ').count();
    let examples = examples(rules).into_iter().flat_map(|(_, group)| group);
    let telling = examples.filter(|example| bones(example) <= MAX_BONES);
    telling
        .filter(|it| rules.fit != Fit::Equal || tables.table(it.plays, rules).points > 0)
        .max_by_key(bones)
}

fn scoring_sections(rules: &Rules) -> Vec<Section> {
    let parts = examples(rules)
        .into_iter()
        .flat_map(|(intro, shown)| [HelpPart::Text(intro.text()), HelpPart::Examples(shown)]);
    vec![Section::new("", parts.collect())]
}

fn advice_section(advice: StrategyAdvice) -> Section {
    let paragraphs = advice.paragraphs.into_iter().map(|it| HelpPart::Text(it.text()));
    let positions = advice.positions.into_iter().map(HelpPart::Position);
    let conclusion = advice.conclusion.map(|text| HelpPart::Text(text.text()));
    let parts = paragraphs.chain(positions).chain(conclusion);
    let practice = advice.lesson.map(HelpPart::Practice);
    Section::new(advice.title.text(), parts.chain(practice).collect())
}
