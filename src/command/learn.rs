use super::Subject;
use egui::Rect;

use engine::Bone;
use game::profile::{FirstHint, Tutor};
use game::session::ReviewStep;
use nestor::coach::NestorDecision;
use nestor::coach::lessons::Lesson;

/// What can be asked for to learn: hints, the bone counter, the tutor, reviews and lessons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnCommand {
    /// Ask the coach what would be best to do, or take away what he said.
    ToggleHint,
    /// Show the coach's other reasons.
    TellWhy,
    /// Turn the bone counter on, or off.
    ToggleLens,
    /// Have the help that the player was asked about.
    AcceptHelp,
    /// The key of the bone counter is held from now on, or not any more.
    HoldLens(bool),
    /// Set from which cost on the tutor asks before a play.
    SetTutor(Tutor),
    /// Play what the tutor holds back (`true`), or choose something else.
    AnswerTutor(bool),
    /// Show a tip that never comes again, or take it away.
    TellOnce(Option<Box<Tip>>),
    /// Deal the hidden bones again for a decision of a Nestor's.
    BlindTest(NestorDecision),
    /// Review the hand or game that is over, or stop that.
    ToggleReview,
    /// Go to another moment of the game that is reviewed.
    Review(ReviewStep),
    /// Go to another decision of that game.
    Seek(Seek),
    /// Look at every decision of that game, or stop that.
    ToggleStudy,
    /// Review the last games that have no review, or stop that.
    ReviewGames,
    /// Play on from the moment that is shown, as a game of its own.
    TryAgain,
    /// Begin a lesson, or do something in the one on the table.
    Lesson(LessonCommand),
}

impl LearnCommand {
    /// What it is about.
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

/// What can be asked for in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonCommand {
    /// Begin this one where it was left, or from its first question.
    Begin(Lesson),
    /// Ask the same question again.
    TryAgain,
    /// Show the answer.
    Show,
    /// Go to the next play that is shown or the next question; after the last, to the list of
    /// lessons.
    Next,
    /// Show the play before again.
    Back,
    /// Go back to the game.
    Leave,
}

/// A decision to go to in a game that is reviewed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seek {
    /// The next one.
    Decision,
    /// The one before.
    DecisionBefore,
    /// The next that was worse than good.
    Mistake,
    /// The one before that was worse than good.
    MistakeBefore,
}

/// A tip that comes once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tip {
    /// The session's ticket of the position that it is about.
    pub ticket: u64,
    /// Which it is.
    pub hint: FirstHint,
    /// What it says.
    pub text: String,
    /// What it is told beside.
    pub place: Rect,
    /// The bone that was taken up then.
    pub selected: Option<Bone>,
}
