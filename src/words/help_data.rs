//! The data of the Help window, from `assets/help.ron`: advice and examples, with their positions.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::MessageId;
use nestor::coach::lessons::Lesson;

pub(super) static HELP_DATA: LazyLock<HelpData> = LazyLock::new(|| {
    let data = ron::from_str(include_str!("../../assets/help.ron"));
    data.expect("a test parses it")
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub(super) struct HelpData {
    /// Advice for every game.
    pub advice: Vec<StrategyAdvice>,
    /// Advice where equal ends score.
    pub headers: StrategyAdvice,
    /// Advice that only some rules need: on the worth of a hand, and on bones set aside.
    pub particular: Vec<StrategyAdvice>,
    /// Advice for games in pairs without drawing.
    pub pairs: Vec<StrategyAdvice>,
    /// Advice where counts score.
    pub scoring: Vec<StrategyAdvice>,
    pub firecrackers: StrategyAdvice,
    pub examples: ExampleSets,
}

/// A piece of advice on how to play well.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct StrategyAdvice {
    /// The advice in a few words.
    pub title: MessageId,
    /// The advice and its reasons.
    pub paragraphs: Vec<MessageId>,
    /// Positions that illustrate the advice.
    #[serde(default)]
    pub positions: Vec<ExamplePosition>,
    /// The conclusion from the positions.
    #[serde(default)]
    pub conclusion: Option<MessageId>,
    /// The lesson that practices the advice, if there is one.
    #[serde(default)]
    pub lesson: Option<Lesson>,
}

/// A position of All Fives.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExamplePosition {
    /// The plays, as in `6-6 6-1@E`; empty before the lead.
    pub plays: &'static str,
    /// The player's bones, as in `3-2 5-0`.
    pub hand: &'static str,
    /// The analysis to show below the position.
    pub shows: PositionAnalysis,
}

impl ExamplePosition {
    /// Whether the player has a firecracker to use in the position.
    pub fn has_firecracker(&self) -> bool {
        self.shows == PositionAnalysis::Blasts
    }
}

/// What the analysis below a position shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum PositionAnalysis {
    /// The scores of these leads, and the unseen bones that would score next.
    Leads(&'static str),
    /// The scoring bones of the hand, and their ends.
    OwnPlays,
    /// The scoring bones at each end.
    Ends,
    /// The unseen bones that would score.
    Answers,
    /// The result of a firecracker at each end.
    Blasts,
}

/// An example: plays with an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The plays, as in `6-6 6-1@E`, or `6-1@E=6` where the player chooses the half to turn
    /// outward.
    pub plays: &'static str,
    /// The text that explains the score or the fit.
    pub explanation: MessageId,
}

/// Examples, grouped by the rules that they explain.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub(super) struct ExampleSets {
    /// Equal ends, where they score.
    pub headers: Vec<Example>,
    /// What fits where halves add up to seven.
    pub seven: Vec<Example>,
    pub no_spinner: Vec<Example>,
    pub spinner: Vec<Example>,
    pub spinner_threes: Vec<Example>,
    pub every_spinner: Vec<Example>,
    /// The highest score under fives alone.
    pub most_of_fives: Example,
    /// The highest score under fives and threes.
    pub most_of_both: Example,
}
