use egui::Key;

use super::Subject;
use super::row::{CommandRow, Label, PriorQuestion, ctrl, ctrl_shift, plain_key};
use engine::{Cut, Level, Rules};
use game::profile::{Day, LensMode, Preferences, Tutor};
use game::session::Step;
use words::msg;

/// Commands on the game in progress, and commands that begin a new one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameCommand {
    /// Start a new game with the same rules and players.
    New,
    /// Start a new game with these preferences.
    Start(Box<Preferences>),
    /// Start a new game with these preferences, and the deals that this number determines.
    StartNumbered(Box<Preferences>, u64),
    /// Start the daily game of a day, or continue it.
    StartDay(Day),
    /// Start the game on the table again, with the same deals.
    Restart,
    /// Play the finished game once more, from the other seat and with the same deals.
    ChangeSeats,
    /// Play the reviewed hand once more, from the other seat.
    ReplayHandFromOtherSeat,
    /// Return to the game that the replay on the table interrupted.
    LeaveReplay,
    /// Deal the next hand, or ask where to cut its bones.
    NewHand,
    /// Deal the sealed hand with this cut.
    Deal(Cut),
    /// Answer the question whether later hands are dealt (`true`) or taken by hand.
    ChooseDealing(bool),
    /// Take back the player's last play or draw.
    Undo,
    /// Redo the last step that was taken back.
    Redo,
    Bookmark,
    GoToBookmark,
    /// Stop the clock of a timed game, or let it run again.
    Pause,
    /// End a timed game as a loss.
    GiveUp,
    /// Reveal the hand to the person who has come to the screen.
    RevealHand,
    /// Mark the game as assisted, because the player looks at hidden bones.
    MarkAssisted,
    SetLevel(Level),
    /// Change the rules of the next hand and of new games.
    SetRules(Rules),
    SetPreferences(Box<Preferences>),
    ClearTally,
}

impl GameCommand {
    #[expect(clippy::too_many_lines, reason = "a row for each command")]
    pub(super) fn row(&self) -> CommandRow {
        use Subject::{Game, OtherGame, OtherMoment, Table};
        match self {
            Self::New | Self::Start(_) | Self::StartNumbered(..) | Self::StartDay(_) => {
                CommandRow {
                    label: None,
                    subjects: &[OtherGame, OtherMoment],
                    unavailable_reason: |_| None,
                    is_on: None,
                    help_question: None,
                    leave_question: Some(PriorQuestion { name: "new-game", when: |_| true }),
                    works_under_cover: |_| false,
                }
            }
            Self::Restart => CommandRow {
                label: Some(
                    Label::new(msg::MENU_RESTART_GAME)
                        .tip(msg::TIP_RESTART_GAME)
                        .key(plain_key(Key::F5)),
                ),
                subjects: &[Table, Game, OtherMoment],
                unavailable_reason: |play| {
                    (!play.session.can_restart()).then_some(msg::WHY_NOTHING_DONE)
                },
                is_on: None,
                help_question: Some(PriorQuestion {
                    name: "restart",
                    when: |play| play.session.is_day_without_help(),
                }),
                leave_question: Some(PriorQuestion { name: "restart", when: |_| true }),
                works_under_cover: |_| false,
            },
            Self::ChangeSeats => CommandRow::plain(
                Some(Label::new(msg::MENU_OTHER_SEAT).tip(msg::TIP_OTHER_SEAT)),
                &[Table, Game, OtherMoment],
            ),
            Self::ReplayHandFromOtherSeat => CommandRow::plain(
                Some(Label::new(msg::MENU_OTHER_SEAT_HAND).tip(msg::TIP_OTHER_SEAT)),
                &[Table, Game, OtherMoment],
            ),
            Self::LeaveReplay => CommandRow {
                label: Some(Label::new(msg::MENU_LEAVE_AGAIN).tip(msg::TIP_LEAVE_AGAIN)),
                subjects: &[Table, OtherMoment],
                unavailable_reason: |_| None,
                is_on: None,
                help_question: None,
                leave_question: Some(PriorQuestion {
                    name: "own-game",
                    when: |play| play.session.can_go_back(),
                }),
                works_under_cover: |_| false,
            },
            Self::NewHand => CommandRow::plain(None, &[Table, Game, OtherMoment]),
            Self::Deal(_) => CommandRow {
                label: None,
                subjects: &[Table, Game],
                unavailable_reason: |_| None,
                is_on: None,
                help_question: None,
                leave_question: None,
                // Any game can be left for a new one, whose bones may be cut first.
                works_under_cover: |play| play.session.seals_new_game(),
            },
            Self::Undo => CommandRow {
                label: Some(Label::new(msg::MENU_UNDO).tip(msg::TIP_ASSISTS).key(ctrl(Key::Z))),
                subjects: &[Table, OtherMoment],
                unavailable_reason: |play| (!play.can_undo()).then_some(msg::WHY_NOTHING_TO_UNDO),
                is_on: None,
                help_question: Some(PriorQuestion {
                    name: "undo",
                    when: |play| {
                        let next_undo = play.session.next_undo();
                        play.session.is_day_without_help() && next_undo == Some(Step::Action)
                    },
                }),
                leave_question: None,
                // An action can be taken back after the screen was passed on.
                works_under_cover: |play| !play.is_clock_stopped(),
            },
            Self::Redo => CommandRow {
                label: Some(
                    Label::new(msg::MENU_REDO).key(ctrl_shift(Key::Z)).or_key(ctrl(Key::Y)),
                ),
                subjects: &[Table, Game, OtherMoment],
                unavailable_reason: |play| (!play.can_redo()).then_some(msg::WHY_NOTHING_TO_REDO),
                is_on: None,
                help_question: None,
                leave_question: None,
                works_under_cover: |play| !play.is_clock_stopped(),
            },
            Self::Bookmark => CommandRow::plain(
                Some(Label::new(msg::MENU_BOOKMARK).tip(msg::TIP_BOOKMARK).key(ctrl(Key::D))),
                &[Table, Game],
            ),
            Self::GoToBookmark => CommandRow {
                label: Some(
                    Label::new(msg::MENU_GO_TO_BOOKMARK)
                        .tip(msg::TIP_ASSISTS)
                        .key(ctrl_shift(Key::D)),
                ),
                subjects: &[Table, Game, OtherMoment],
                unavailable_reason: |play| (!play.has_bookmark()).then_some(msg::WHY_NO_BOOKMARK),
                is_on: None,
                help_question: Some(PriorQuestion {
                    name: "bookmark",
                    when: |play| {
                        play.session.is_day_without_help() && play.is_bookmark_of_these_deals()
                    },
                }),
                leave_question: Some(PriorQuestion {
                    name: "position",
                    when: |play| play.has_bookmark(),
                }),
                works_under_cover: |_| false,
            },
            Self::Pause => CommandRow {
                label: Some(
                    Label::new(msg::MENU_PAUSE)
                        .tip(msg::TIP_PAUSE)
                        .key(plain_key(Key::P))
                        .listed_when(|play| play.session.state().rules().clock),
                ),
                subjects: &[Game],
                unavailable_reason: |play| {
                    (!play.session.clock_runs()).then_some(msg::WHY_NO_CLOCK)
                },
                is_on: Some(|play, _| play.is_clock_stopped()),
                help_question: None,
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::GiveUp => CommandRow {
                label: None,
                subjects: &[Table, Game],
                unavailable_reason: |_| None,
                is_on: None,
                help_question: None,
                leave_question: None,
                // A paused game can be given up.
                works_under_cover: |play| play.is_clock_stopped() || play.asks_to_leave,
            },
            Self::MarkAssisted => CommandRow {
                label: None,
                subjects: &[],
                unavailable_reason: |_| None,
                is_on: None,
                help_question: Some(PriorQuestion {
                    name: "decisions",
                    when: |play| play.can_be_assisted(),
                }),
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::SetPreferences(set) => CommandRow {
                label: None,
                subjects: &[],
                unavailable_reason: |_| None,
                is_on: None,
                help_question: match (set.display.lens, set.display.tutor) {
                    (LensMode::On, Tutor::Off) => {
                        Some(PriorQuestion { name: "lens", when: |play| play.lens_would_assist() })
                    }
                    (LensMode::On, _) => Some(PriorQuestion {
                        name: "lens",
                        when: |play| play.lens_would_assist() || play.tutor_would_assist(),
                    }),
                    (_, Tutor::Off) => None,
                    _ => Some(PriorQuestion {
                        name: "tutor",
                        when: |play| play.tutor_would_assist(),
                    }),
                },
                leave_question: None,
                works_under_cover: |_| false,
            },
            Self::ChooseDealing(_)
            | Self::RevealHand
            | Self::SetLevel(_)
            | Self::SetRules(_)
            | Self::ClearTally => CommandRow::plain(None, &[]),
        }
    }
}
