//! Everything a click or a key can ask for.

use std::path::PathBuf;

use super::tips::Told;
use engine::{Action, Bone, Cut, Level, Name, Rules, Side};
use game::profile::{Day, GameId, Preferences, Tutor};
use game::session::ReviewStep;
use look::{OwnTheme, Palette, ThemeId, ThemeSlot};
use nestor::coach::NestorDecision;
use nestor::coach::lessons::Lesson;
use words::settings::Page;

/// A window over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WindowKind {
    /// Who plays.
    Players,
    /// The games won.
    Tally,
    /// Every finished game.
    History,
    /// The rules and preferences.
    Settings,
    /// The themes.
    Colors,
    /// How to play.
    Help,
    /// All keys, and what the mouse does.
    Keys,
    /// What this program is.
    About,
    /// All that was said in this game.
    Log,
    /// The points of this game, hand by hand.
    ScoreSheet,
    /// Whether deals and Nestor are fair.
    Fair,
    /// What there is to learn.
    Lessons,
    /// How this game ended, and what is to be played next.
    Result,
    /// Saves the game on the table.
    SaveGame,
    /// The saved games.
    OpenGame,
    /// Begins a game.
    NewGame,
    /// The deal of the day, and those of the days before.
    Daily,
    /// Asks where to cut the bones.
    Cut,
    /// Asks whether to end a game with a clock before its time.
    GiveUp,
    /// Asks whether to quit although something is not saved.
    Quit,
}

impl WindowKind {
    /// Whether it asks something that must be answered before all else.
    pub const fn is_question(self) -> bool {
        matches!(self, Self::Cut | Self::GiveUp | Self::Quit)
    }
}

/// A tab of *Is it fair?*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FairTab {
    /// What Nestor saw before each decision.
    #[default]
    Decisions,
    /// The sealed deals.
    Seals,
    /// How it is proved.
    Proof,
}

/// Everything a click or a key can ask for; carried out by `App::update` alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Take up a bone of one's hand, or put it down again.
    Select(Option<Bone>),
    /// Do what the rules let one do in one's turn.
    Act(Action),
    /// Ask how many points one claims, by the rules of the game.
    Claim(Rules),
    /// Say something that helps.
    Hint(String),
    /// Say why a bone of one's hand cannot be played.
    Refuse(Bone, String),
    /// Say something that has nothing to do with a turn.
    Say(String),
    /// Tell by ear how the table stands.
    TellState,
    /// Ask the coach what would be best to do, or take away what he said.
    ToggleHint,
    /// Show the coach's other reasons.
    TellWhy,
    /// Play what the tutor holds back (`true`), or choose something else.
    AnswerTutor(bool),
    /// Turn the lens on, or off.
    ToggleLens,
    /// The key of the lens is held from now on, or not any more.
    HoldLens(bool),
    /// Show a hint that never comes again, or take it away.
    TellOnce(Option<Box<Told>>),
    /// Play the bone on the only end that takes it; select it if there are more.
    PlayAnywhere(Bone),
    /// Play the selected bone on the end that faces this side.
    PlayToward(Side),
    /// Take up the next bone of one's hand (`true`), or the one before.
    SelectBeside(bool),
    /// Go to the next end that takes the bone taken up (`true`), or the one
    /// before.
    EndBeside(bool),
    /// Put a bone of one's hand in another place, counted from the left.
    MoveInHand(Bone, usize),
    /// Put the bone taken up one place to the right (`true`), or to the left.
    MoveBeside(bool),
    /// Put one's hand in order.
    SortHand,
    /// Show the whole table, or only its ends.
    ToggleView,
    /// Fill the screen with the window, or not any more.
    ToggleFullScreen,
    /// Turn all sounds on, or off.
    ToggleSound,
    /// Set from which cost on the tutor asks before a play.
    SetTutor(Tutor),
    /// Take up one's firecracker, or put it down again.
    TakeFirecracker(bool),
    /// Let the clock of the game stand still, or go on.
    Pause,
    /// End the game with a clock, and lose it.
    GiveUp,
    /// Draw one bone, or with auto-draw all that are needed.
    Draw,
    /// Take one of the backs that are laid out on the table.
    TakeBack(usize),
    /// Draw for the lead without pointing at a bone.
    DrawForMe,
    /// Take a whole hand.
    TakeForMe,
    /// Let later hands be dealt, or not; it was asked.
    AnswerToDeal(bool),
    /// Let Nestor act.
    LetNestorAct,
    /// Deal the next hand, or ask where to cut its bones.
    NewHand,
    /// Deal what is sealed, cut here.
    Deal(Cut),
    /// Say that one is there, and see one's hand.
    Uncover,
    /// Cover the hands for the next person.
    PassOn,
    /// Show the field for the number of a new game.
    AskForNumber,
    /// Start a new game at once, the same again.
    NewGame,
    /// Call the player, who has not given a name, so from now on.
    TakeName(Name),
    /// Start a new game of what is chosen here.
    StartGame(Box<Preferences>),
    /// The same, with deals that come from this number.
    StartNumbered(Box<Preferences>, u64),
    /// Start the deal of a day, or go on with it.
    StartDay(Day),
    /// Take back one's last play or draw.
    Undo,
    /// Do again what was taken back last.
    Redo,
    /// Show or hide Nestor's hand.
    ToggleNestorsHand,
    /// Show or hide the boneyard.
    ToggleBoneyard,
    /// Deal the hidden bones again for a decision of a Nestor's.
    BlindTest(NestorDecision),
    /// The player sees what is hidden: the game counts as helped.
    NoteHelp,
    /// Keep the present position.
    Preserve,
    /// Go back to the kept position.
    Restore,
    /// Put a text where other programs can take it from.
    Copy(String),
    /// The same with all lines of the log.
    CopyLog,
    /// Set the tally to zero.
    ClearTally,
    /// Start the game on the table again, with the same deals.
    RestartGame,
    /// Play the game that is over again from the other seat, with the same deals.
    ChangeSeats,
    /// Play the hand that is looked back at again from the other seat.
    ChangeSeatsInHand,
    /// Look back at the hand or game that is over, or look back no more.
    ToggleReview,
    /// Go to another moment of the game that is looked back at.
    Review(ReviewStep),
    /// Go to another decision of that game.
    Seek(Seek),
    /// Look at every decision of that game, or stop that.
    ToggleStudy,
    /// Review the last games that have no review, or stop that.
    ReviewGames,
    /// Play on from the moment that is shown, as a game of its own.
    TryAgain,
    /// Bring back the game before which this one was put for a while.
    LeaveAgain,
    /// Begin a lesson, or do something in the one on the table.
    Lesson(LessonCommand),
    /// Open a window, or close it if it is open.
    ToggleWindow(WindowKind),
    /// Close a window.
    CloseWindow(WindowKind),
    /// Open Settings at a page.
    OpenSettings(Page),
    /// Open *Is it fair?* at a tab.
    OpenFair(FairTab),
    /// Let all Nestors play at a level.
    SetLevel(Level),
    /// Change the rules or the preferences.
    SetPreferences(Box<Preferences>),
    /// Do something with the themes.
    Theme(ThemeCommand),
    /// Do something with players, saved games or the history.
    File(FileCommand),
    /// The window is about to be closed: save what there is, or ask.
    PrepareToClose,
    /// Close the program.
    Quit,
    /// Close it although something is not saved.
    QuitAnyway,
}

impl Command {
    /// Whether it has to do with the hands and the table: while the hands are
    /// covered it cannot be done.
    pub const fn is_at_table(&self) -> bool {
        self.is_of_turn()
            || matches!(
                self,
                Self::SortHand
                    | Self::TellState
                    | Self::ToggleLens
                    | Self::ToggleView
                    | Self::LetNestorAct
                    | Self::PassOn
                    | Self::NewHand
                    | Self::Deal(_)
                    | Self::RestartGame
                    | Self::ChangeSeats
                    | Self::ChangeSeatsInHand
                    | Self::LeaveAgain
                    | Self::GiveUp
                    | Self::Preserve
                    | Self::Restore
                    | Self::Undo
                    | Self::Redo
                    | Self::ToggleNestorsHand
                    | Self::ToggleBoneyard
                    | Self::CopyLog
                    | Self::ToggleWindow(WindowKind::Log)
            )
    }

    /// Whether it has to do with the game under way: while a lesson lies on the table
    /// it cannot be done.
    pub const fn is_of_game(&self) -> bool {
        matches!(
            self,
            Self::NewHand
                | Self::Deal(_)
                | Self::RestartGame
                | Self::ChangeSeats
                | Self::ChangeSeatsInHand
                | Self::Redo
                | Self::Pause
                | Self::GiveUp
                | Self::Preserve
                | Self::Restore
                | Self::ToggleHint
                | Self::ToggleLens
                | Self::ToggleReview
                | Self::TryAgain
                | Self::ToggleNestorsHand
                | Self::ToggleBoneyard
                | Self::ToggleWindow(
                    WindowKind::SaveGame
                        | WindowKind::Result
                        | WindowKind::GiveUp
                        | WindowKind::Fair
                )
                | Self::OpenFair(_)
        )
    }

    /// Whether it puts another game on the table: a lesson is left for it.
    pub const fn leaves_lesson(&self) -> bool {
        matches!(
            self,
            Self::NewGame
                | Self::StartGame(_)
                | Self::StartNumbered(..)
                | Self::StartDay(_)
                | Self::File(FileCommand::OpenGame(_) | FileCommand::SitDown(_))
        )
    }

    /// Whether it goes by the games of the history, or changes it: while that is being
    /// read it has to wait.
    pub const fn needs_history(&self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::ReviewGames
                | Self::StartDay(_)
                | Self::File(
                    FileCommand::OpenGame(_)
                        | FileCommand::LookBack(_)
                        | FileCommand::ClearHistory
                        | FileCommand::BringHistoryBack
                        | FileCommand::SitDown(_)
                )
        )
    }

    /// Whether it comes after what was asked for before and waits: not where the program
    /// is closed, or a key is pressed that does something as long as it is held.
    pub const fn keeps_its_turn(&self) -> bool {
        !matches!(
            self,
            Self::HoldLens(_) | Self::PrepareToClose | Self::Quit | Self::QuitAnyway
        )
    }

    /// Whether the player goes on by it, otherwise than by a turn: to another game, hand
    /// or moment.
    pub const fn goes_on(&self) -> bool {
        matches!(
            self,
            Self::NewHand
                | Self::NewGame
                | Self::StartGame(_)
                | Self::StartNumbered(..)
                | Self::StartDay(_)
                | Self::RestartGame
                | Self::ChangeSeats
                | Self::ChangeSeatsInHand
                | Self::Undo
                | Self::Redo
                | Self::Restore
                | Self::ToggleReview
                | Self::Review(_)
                | Self::Seek(_)
                | Self::TryAgain
                | Self::LeaveAgain
                | Self::Lesson(_)
        )
    }

    /// Whether it is part of a turn: while a game is looked back at there is none.
    pub const fn is_of_turn(&self) -> bool {
        matches!(
            self,
            Self::Select(_)
                | Self::Act(_)
                | Self::Claim(_)
                | Self::Hint(_)
                | Self::Refuse(..)
                | Self::ToggleHint
                | Self::TellWhy
                | Self::AnswerTutor(_)
                | Self::PlayAnywhere(_)
                | Self::PlayToward(_)
                | Self::SelectBeside(_)
                | Self::EndBeside(_)
                | Self::MoveInHand(..)
                | Self::MoveBeside(_)
                | Self::Draw
                | Self::TakeBack(_)
                | Self::DrawForMe
                | Self::TakeForMe
                | Self::TakeFirecracker(_)
        )
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
    /// Go to the next question; after the last, to the list of lessons.
    Next,
    /// Go back to the game.
    Leave,
}

/// A decision to go to in a game that is looked back at.
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

/// What can be asked for with players, saved games and the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileCommand {
    /// Save the game on the table under a name.
    SaveGame(String),
    /// The same as a file, or where the player chooses.
    SaveGameAt(String, Option<PathBuf>),
    /// Read the list of saved games.
    ListGames,
    /// Open a saved game, or the one that the player chooses.
    OpenGame(Option<PathBuf>),
    /// Delete a saved game of the list.
    DeleteGame(PathBuf),
    /// Bring back one that was deleted.
    BringGameBack(PathBuf),
    /// List the finished games that are kept.
    ListFinished,
    /// Look back at a finished game of the history.
    LookBack(GameId),
    /// Forget every finished game.
    ClearHistory,
    /// Bring back the history that was cleared.
    BringHistoryBack,
    /// Show the folder of the player's files in the system's own window.
    OpenFolder,
    /// Put its path where other programs can take it from.
    CopyFolderPath,
    /// Let somebody sit down at the table.
    SitDown(SitDown),
    /// Give the player with this folder another name.
    RenamePlayer(String, Name),
    /// Delete the player with this folder.
    DeletePlayer(String),
    /// Bring the deleted player with this folder back.
    BringBackPlayer(String),
}

/// Somebody who is to sit down at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SitDown {
    /// What they are called.
    pub name: String,
    /// They sit down at every start, without the form.
    pub always: bool,
    /// They know what whoever sat there loses.
    pub accepts_loss: bool,
    /// What is set for them if they have never sat there before.
    pub begins_with: Box<Preferences>,
}

/// What can be asked for with themes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThemeCommand {
    /// Put a theme on the table.
    Use(ThemeId),
    /// Keep the colours of a theme that was edited.
    Save(ThemeId, Box<Palette>),
    /// Bring a theme that there always is back to what the program came with.
    Reset(ThemeSlot),
    /// Keep a theme among the player's own.
    Add(Box<OwnTheme>),
    /// Call an own theme so.
    Rename(usize, Name),
    /// Remove an own theme.
    Remove(usize),
    /// Bring back an own theme that had this number.
    PutBack(usize, Box<OwnTheme>),
    /// Write a theme to a file; where, is asked if not given.
    Send(Box<OwnTheme>, Option<PathBuf>),
    /// Keep the theme of a file among the player's own; which, is asked if not
    /// given.
    Fetch(Option<PathBuf>),
}
