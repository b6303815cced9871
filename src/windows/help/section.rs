//! The pages of Help as sections, which are drawn and searched alike.

use egui::Context;

use crate::windows::examples::Examples;
use crate::windows::keys::{KeyGroup, key_groups};
use engine::{Fit, Level, Preset, Rules, Seats};
use nestor::coach::lessons::Lesson;
use words::Named as _;
use words::examples::{Example, examples};
use words::help::{self, HelpPage};
use words::msg;
use words::rules_text::{Chapter, chapters};
use words::strategy::{self, ExamplePosition, StrategyAdvice};

/// An entry of the contents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Place {
    /// A page.
    Page(HelpPage),
    /// The list of all games.
    Games,
    /// The rules of a game, whichever is set.
    Game(Preset),
    /// The Lessons window.
    Lessons,
    /// The window *Does Nestor cheat?*.
    Fair,
}

impl Place {
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

    /// Its keywords.
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
    pub parts: Vec<Part>,
}

/// A part of a section.
#[derive(Debug)]
pub(super) enum Part {
    /// A paragraph.
    Text(String),
    /// A quiet line.
    Quiet(String),
    /// Tables with their counts.
    Examples(Vec<Example>),
    /// A position with its results.
    Position(ExamplePosition),
    /// Keys and their meaning.
    Keys(KeyGroup),
    /// A button that begins a lesson.
    Practice(Lesson),
}

/// The game, rules and level that the pages are about.
#[derive(Debug)]
pub(super) struct Subject<'a> {
    /// The game that is set, by its name.
    pub game: String,
    /// Its rules.
    pub rules: &'a Rules,
    /// The level of Nestor.
    pub level: Level,
}

impl Section {
    fn new(title: impl Into<String>, parts: Vec<Part>) -> Self {
        Self { title: title.into(), parts }
    }

    /// All its text.
    pub fn texts(&self) -> Vec<String> {
        let texts = self.parts.iter().flat_map(|part| match part {
            Part::Text(text) | Part::Quiet(text) => vec![text.clone()],
            Part::Examples(examples) => {
                examples.iter().map(|example| example.explanation.text()).collect()
            }
            Part::Keys(group) => {
                let lines = group.lines.iter();
                lines.flat_map(|(shown, does)| [shown.text(), does.clone()]).collect()
            }
            Part::Position(_) | Part::Practice(_) => Vec::new(),
        });
        texts.collect()
    }
}

impl Subject<'_> {
    /// The title of a page.
    pub fn title(&self, place: Place) -> String {
        match place {
            Place::Page(HelpPage::Rules) => self.game.clone(),
            Place::Page(page) => page.name(),
            Place::Games => msg::help_all_games(Preset::ALL.len()),
            Place::Game(preset) => preset.name(),
            Place::Lessons => msg::WINDOW_LESSONS.text(),
            Place::Fair => msg::WINDOW_HONESTY.text(),
        }
    }

    /// The rules that a page is about: of another game, as it is usually played.
    pub fn rules_of(&self, place: Place) -> Rules {
        match place {
            Place::Game(preset) if Preset::of_any_target(self.rules) != Some(preset) => {
                preset.rules(preset.usual_seats().unwrap_or(Seats::Two))
            }
            _ => *self.rules,
        }
    }

    /// The sections of a page.
    pub fn sections(&self, place: Place, kept: &mut Examples, ctx: &Context) -> Vec<Section> {
        match place {
            Place::Page(HelpPage::HowToPlay) => of_chapters(help::how_to_play()),
            Place::Page(HelpPage::Keys) => {
                let groups = key_groups(ctx).into_iter();
                let section =
                    |group: KeyGroup| Section::new(group.title.text(), vec![Part::Keys(group)]);
                groups.map(section).collect()
            }
            Place::Page(HelpPage::Rules) | Place::Game(_) => {
                rules_sections(&self.rules_of(place), kept)
            }
            Place::Page(HelpPage::Scoring) => scoring(self.rules),
            Place::Page(HelpPage::Strategy) => {
                let intro = Section::new("", vec![Part::Text(msg::STRATEGY_INTRO.text())]);
                let advice = strategy::advice_for(self.rules).into_iter().map(advised);
                std::iter::once(intro).chain(advice).collect()
            }
            Place::Page(HelpPage::Nestor) => of_chapters(help::nestor(self.level)),
            Place::Games | Place::Lessons | Place::Fair => Vec::new(),
        }
    }
}

fn of_chapters(chapters: Vec<Chapter>) -> Vec<Section> {
    let section = |chapter: Chapter| {
        let parts = chapter.paragraphs.into_iter().map(Part::Text).collect();
        Section::new(chapter.title, parts)
    };
    chapters.into_iter().map(section).collect()
}

/// The rules of a game: first what it is about, and a picture where something scores, or where
/// other numbers fit.
fn rules_sections(rules: &Rules, kept: &mut Examples) -> Vec<Section> {
    let mut sections = of_chapters(chapters(rules));
    let shown = telling_example(rules, kept).map(|example| Part::Examples(vec![example]));
    if let (Some(shown), Some(about)) = (shown, sections.first_mut()) {
        about.parts.push(shown);
    }
    sections.extend(strategy::firecrackers(rules).map(advised));
    if let (Some(preset), Some(last)) = (Preset::of_any_target(rules), sections.last_mut()) {
        let source = msg::game_source(<&str>::from(preset));
        if !source.is_empty() {
            last.parts.push(Part::Quiet(source));
        }
    }
    sections
}

/// An example that scores, or shows what fits, with many bones but not too many to take in.
fn telling_example(rules: &Rules, kept: &mut Examples) -> Option<Example> {
    const MOST: usize = 7;
    let bones = |example: &Example| example.plays.split(' ').count();
    let examples = examples(rules).into_iter().flat_map(|(_, group)| group);
    let telling = examples.filter(|example| bones(example) <= MOST);
    telling
        .filter(|it| rules.fit != Fit::Equal || kept.table(it.plays, rules).points > 0)
        .max_by_key(bones)
}

fn scoring(rules: &Rules) -> Vec<Section> {
    let parts = examples(rules)
        .into_iter()
        .flat_map(|(intro, shown)| [Part::Text(intro.text()), Part::Examples(shown)]);
    vec![Section::new("", parts.collect())]
}

fn advised(advice: StrategyAdvice) -> Section {
    let paragraphs = advice.paragraphs.into_iter().map(|it| Part::Text(it.text()));
    let positions = advice.positions.into_iter().map(Part::Position);
    let conclusion = advice.conclusion.map(|text| Part::Text(text.text()));
    let parts = paragraphs.chain(positions).chain(conclusion);
    let practice = advice.lesson.map(Part::Practice);
    Section::new(advice.title.text(), parts.chain(practice).collect())
}
