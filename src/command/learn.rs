use egui::{Key, Rect};

use super::Subject;
use super::row::{CommandRow, Label, PriorQuestion, ctrl_shift, plain_key};
use engine::Bone;
use game::profile::{FirstHint, LensMode, Task, Tutor};
use game::session::ReviewStep;
use nestor::coach::NestorDecision;
use nestor::coach::lessons::Lesson;
use words::msg;

/// Commands for learning: hints, the bone counter, the tutor, reviews, and lessons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnCommand {
    ToggleHint,
    /// Show the reasons for the hint.
    ExplainHint,
    /// Turn the bone counter on, or off.
    ToggleLens,
    /// Accept the help that marks the game as assisted.
    AcceptHelp,
    /// Press the key of the bone counter (`true`), or release it.
    HoldLens(bool),
    /// Set how costly a play must be for the tutor to warn, or turn the tutor off.
    SetTutor(Tutor),
    /// Make the play despite the tutor's warning (`true`), or choose another one.
    AnswerTutor(bool),
    /// Show a one-time tip, or hide it.
    ShowTip(Option<Box<OneTimeTip>>),
    /// Run the blind test of one of Nestor's decisions: deal the hidden bones again.
    BlindTest(NestorDecision),
    /// Start the review of the finished hand or game, or leave it.
    ToggleReview,
    /// Go to another moment of the reviewed game.
    Review(ReviewStep),
    /// Go to another decision of the reviewed game.
    Seek(SeekTarget),
    /// Analyze all decisions of the reviewed game, or stop that.
    ToggleStudy,
    /// Analyze the latest games without an analysis, or stop that.
    ReviewGames,
    /// Play on from the shown moment, as a separate game.
    TryAgain,
    /// Start a lesson, or act in the one on the table.
    Lesson(LessonCommand),
    /// Start today's practice.
    Practice,
    /// Read the mistakes of all analyzed games.
    ListMistakes,
    /// Review a game of the history from this moment on.
    OpenMistake(Task),
}

impl LearnCommand {
    pub(super) fn row(&self) -> CommandRow {
        use Subject::{Game, OtherMoment, Table, Turn};
        match self {
            Self::ToggleHint => CommandRow {
                label: Some(Label::new(msg::MENU_HINT).tip(msg::TIP_HINT).key(plain_key(Key::H))),
                subjects: &[Table, Turn, Game],
                unavailable_reason: |play| {
                    (!play.can_ask_for_hint()).then_some(msg::WHY_NOT_YOUR_TURN)
                },
                is_on: None,
                help_question: Some(PriorQuestion {
                    name: "hint",
                    when: |play| {
                        let is_asked = play.learn.advice.is_hint_asked();
                        play.can_be_assisted() && play.can_ask_for_hint() && !is_asked
                    },
                }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::ExplainHint | Self::AnswerTutor(_) => CommandRow::plain(None, &[Table, Turn]),
            Self::ToggleLens => CommandRow {
                label: Some(Label::new(msg::MENU_LENS).tip(msg::TIP_LENS).key(plain_key(Key::L))),
                subjects: &[Table, Game],
                unavailable_reason: |_| None,
                is_on: Some(|play, _| play.shows_bone_counter()),
                help_question: Some(PriorQuestion {
                    name: "lens",
                    when: |play| {
                        play.can_be_assisted() && play.session.display().lens == LensMode::Off
                    },
                }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::HoldLens(_) => CommandRow {
                label: None,
                subjects: &[],
                unavailable_reason: |_| None,
                is_on: None,
                // The question is asked when the key is pressed, by `App::run_learn_command`.
                help_question: Some(PriorQuestion { name: "lens", when: |_| false }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::SetTutor(tutor) => CommandRow {
                label: Some(match tutor {
                    Tutor::Off => Label::new(msg::MENU_TUTOR_OFF),
                    Tutor::Gentle => Label::new(msg::MENU_TUTOR_GENTLE).tip(msg::TIP_TUTOR_GENTLE),
                    Tutor::Strict => Label::new(msg::MENU_TUTOR_STRICT).tip(msg::TIP_TUTOR_STRICT),
                }),
                subjects: &[],
                unavailable_reason: |_| None,
                is_on: Some(match tutor {
                    Tutor::Off => |play, _| play.session.display().tutor == Tutor::Off,
                    Tutor::Gentle => |play, _| play.session.display().tutor == Tutor::Gentle,
                    Tutor::Strict => |play, _| play.session.display().tutor == Tutor::Strict,
                }),
                help_question: Some(PriorQuestion {
                    name: "tutor",
                    when: match tutor {
                        Tutor::Off => |_| false,
                        Tutor::Gentle | Tutor::Strict => |play| play.tutor_would_assist(),
                    },
                }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::ToggleReview => CommandRow {
                label: Some(
                    Label::new(msg::MENU_REVIEW).tip(msg::TIP_REVIEW).key(ctrl_shift(Key::R)),
                ),
                subjects: &[Game, OtherMoment],
                unavailable_reason: |play| (!play.can_review()).then_some(msg::REVIEW_NOT_OVER),
                is_on: Some(|play, _| play.is_review()),
                help_question: None,
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::TryAgain => CommandRow::plain(
                Some(Label::new(msg::MENU_TRY_AGAIN).tip(msg::TIP_TRY_AGAIN)),
                &[Game, OtherMoment],
            ),
            Self::Review(_) | Self::Seek(_) | Self::Lesson(_) => {
                CommandRow::plain(None, &[OtherMoment])
            }
            Self::Practice => CommandRow::plain(
                Some(Label::new(msg::MENU_PRACTICE).tip(msg::TIP_PRACTICE)),
                &[OtherMoment],
            ),
            Self::AcceptHelp
            | Self::ListMistakes
            | Self::OpenMistake(_)
            | Self::ShowTip(_)
            | Self::BlindTest(_)
            | Self::ToggleStudy
            | Self::ReviewGames => CommandRow::plain(None, &[]),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonCommand {
    /// Start this lesson at its beginning, or where the player left it.
    Begin(Lesson),
    /// Ask the same question again.
    TryAgain,
    ShowAnswer,
    /// Go to the next shown play, question, or task. After the last of a lesson, leave the lesson.
    Next,
    /// Go back to the previous shown play.
    Back,
    /// Dismiss the task, so that it is not asked again.
    DismissTask,
    /// Review the game that the task is from.
    OpenGame,
    /// Go back to the game.
    Leave,
    /// Leave, and open the list of lessons.
    OpenList,
}

/// A decision to go to in a reviewed game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeekTarget {
    NextDecision,
    PreviousDecision,
    /// The next decision whose mark is worse than good.
    NextMistake,
    /// The previous decision whose mark is worse than good.
    PreviousMistake,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneTimeTip {
    /// The session's ticket for the position that the tip is about.
    pub ticket: u64,
    pub hint: FirstHint,
    pub text: String,
    /// The area on the screen that the tip points at.
    pub target: Rect,
    pub selected: Option<Bone>,
}
