use super::Subject;
use egui::Rect;

use engine::Bone;
use game::profile::{FirstHint, Tutor};
use game::session::ReviewStep;
use nestor::coach::NestorDecision;
use nestor::coach::lessons::Lesson;

/// Commands for learning: hints, the bone counter, the tutor, reviews, and lessons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnCommand {
    /// Show the hint, or hide it.
    ToggleHint,
    /// Show the reasons for the hint.
    TellWhy,
    /// Turn the bone counter on, or off.
    ToggleLens,
    /// Accept the help that marks the game as assisted.
    AcceptHelp,
    /// Press the key of the bone counter, or release it.
    HoldLens(bool),
    /// Set the cost at which the tutor warns.
    SetTutor(Tutor),
    /// Play despite the warning (`true`), or choose something else.
    AnswerTutor(bool),
    /// Show a one-time tip, or hide it.
    TellOnce(Option<Box<Tip>>),
    /// Run the blind test on a decision of Nestor: deal the hidden bones again.
    BlindTest(NestorDecision),
    /// Start the review of the finished hand or game, or leave it.
    ToggleReview,
    /// Go to another moment of the reviewed game.
    Review(ReviewStep),
    /// Go to another decision of the reviewed game.
    Seek(Seek),
    /// Analyze all decisions of the reviewed game, or stop that.
    ToggleStudy,
    /// Analyze the latest games without an analysis, or stop that.
    ReviewGames,
    /// Play on from the shown moment, as a separate game.
    TryAgain,
    /// Start a lesson, or act in the one on the table.
    Lesson(LessonCommand),
}

impl LearnCommand {
    /// The subjects that the command concerns.
    pub(super) const fn subjects(&self) -> &'static [Subject] {
        use Subject::{Game, OtherMoment, Table, Turn};
        match self {
            Self::ToggleHint => &[Table, Turn, Game],
            Self::TellWhy | Self::AnswerTutor(_) => &[Table, Turn],
            Self::ToggleLens => &[Table, Game],
            Self::ToggleReview | Self::TryAgain => &[Game, OtherMoment],
            Self::Review(_) | Self::Seek(_) | Self::Lesson(_) => &[OtherMoment],
            _ => &[],
        }
    }
}

/// Commands of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonCommand {
    /// Start this lesson where it was left, or at its first question.
    Begin(Lesson),
    /// Ask the same question again.
    TryAgain,
    /// Show the answer.
    Show,
    /// Go to the next shown play or question; after the last, to the list of lessons.
    Next,
    /// Go back to the previous play.
    Back,
    /// Go back to the game.
    Leave,
}

/// A decision to go to in a reviewed game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seek {
    /// The next decision.
    NextDecision,
    /// The previous decision.
    PreviousDecision,
    /// The next decision that was worse than good.
    NextMistake,
    /// The previous decision that was worse than good.
    PreviousMistake,
}

/// A one-time tip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tip {
    /// The session's ticket for its position.
    pub ticket: u64,
    /// The kind of tip.
    pub hint: FirstHint,
    /// Its text.
    pub text: String,
    /// The place it points at.
    pub place: Rect,
    /// The selected bone.
    pub selected: Option<Bone>,
}
