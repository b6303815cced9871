//! Draws the card at the end of a hand or a game.

use egui::{Frame, Margin, Rect, RichText, Ui, Vec2};

use super::App;
use super::file_commands::PICTURE_FRAMES;
use crate::command::{Command, FileCommand, GameCommand, LearnCommand, WindowCommand, WindowKind};
use crate::menu::{self, MenuGroups, MenuItem};
use crate::paint::{Look, with_line_height};
use crate::play::{Progress, Screen, Turn};
use crate::start::PROGRAM;
use crate::table::{
    CardButton, CardNote, CardRow, LevelNote, RatingNote, Sprite, TableLayout, coin_of_level,
    end_card_ui, game_over, hand_over, is_pressed, side_color,
};
use crate::windows::figures_ui;
use engine::{Level, ScoreSheet, Seat, Team};
use game::profile::{GameId, OWNER, Preferences, offered_levels};
use game::session::Session;
use words::points::plain_spaced;
use words::{Named as _, daily, levels, msg, result, rules, series, sides, tally, turn, yes_or_no};

/// Inset of the figures in the menu with the rest of a game's result, in points. It is the same as
/// that of the menu items below.
const MORE_MENU_INSET: i8 = 10;
/// Width of the menu that shows the rest of a game's result, in points.
const MORE_MENU_WIDTH: f32 = 340.0;

impl App {
    /// Draws the card of the hand or the game that is over, unless the player has put it away.
    /// Returns the area of the card.
    pub(super) fn end_card_ui(
        &mut self,
        ui: &mut Ui,
        (sprites, layout): (&[Sprite], &TableLayout),
        turn: &Turn,
        look: &Look,
        commands: &mut Vec<Command>,
    ) -> Option<Rect> {
        let (view, duration_factor) = (self.play().view()?, self.duration_factor());
        let (screen, has_card) = (self.screen(), self.play().has_end_card());
        let only_ends = self.play().shows_only_ends();
        let is_game_over = matches!(screen, Screen::Results(_));
        let is_open = is_game_over && self.windows.is_open(WindowKind::Result);
        if is_open && self.table.end_card.hidden_frames > 0 {
            if self.table.end_card.hidden_frames == PICTURE_FRAMES {
                self.take_picture(ui.ctx(), layout.area);
            }
            self.table.end_card.hidden_frames -= 1;
            ui.ctx().request_repaint();
            return Some(Rect::from_center_size(layout.area.center(), Vec2::ZERO));
        }
        let end = &mut self.table.end_card;
        if !has_card {
            end.shown = None;
            end.hidden_frames = 0;
        }
        let (card, buttons) = if is_open {
            let mut card = game_over(&view, self.session.state())?;
            card.stays_in_middle = only_ends;
            let session = &self.session;
            if session.game().is_adaptive()
                && let Some(level) =
                    levels::level_range(&session.seating().levels().collect::<Vec<_>>())
            {
                card.add_quiet_sentence(&msg::result_adaptive(level));
            }
            card.rows.extend(series_rows(session));
            card.notes = notes(session, progress(&mut end.progress, session));
            (card, game_buttons(session))
        } else if !matches!(screen, Screen::HandOver(_)) {
            end.is_folded = false;
            return None;
        } else if end.is_folded {
            return None;
        } else {
            let shown = self.learn.shown(&self.session);
            let seating = self.session.with_level_hidden(shown.seating());
            let card = hand_over(&view, &seating, shown.rules())?;
            (card, hand_buttons(turn))
        };
        let now = ui.input(|input| input.time);
        end.shown = end.shown.filter(|(of_game, _)| *of_game == is_open);
        let opens = is_open && end.shown.is_none();
        let was_shown = end.shown.is_some();
        let (_, shown_at) = end.shown.get_or_insert((is_open, now));
        if was_shown && is_pressed(ui) {
            *shown_at = f64::NEG_INFINITY;
        }
        // Without motion, the card shows its last frame at once.
        let shown_secs =
            if duration_factor > 0.0 { (now - *shown_at) / duration_factor } else { f64::INFINITY };
        let what = (&card, &buttons[..], shown_secs);
        let shown = end_card_ui(ui, (layout, sprites), what, look, commands);
        if shown.is_dismissed {
            end.is_folded = true;
            commands.extend(
                is_open.then_some(Command::Window(WindowCommand::Close(WindowKind::Result))),
            );
        }
        self.table.card_guard.mark_drawn(ui, layout.area);
        // A click that the card ignored, because it had just appeared, must not take the focus from
        // a button.
        let is_free = || ui.memory(|memory| memory.focused().is_none());
        let copies = |command: &Command| matches!(command, Command::Window(WindowCommand::Copy(_)));
        let is_copied = commands.iter().any(copies);
        // A click on *Copy* leaves the focus on the main button.
        let keeps_key = is_copied && ui.input(|input| input.pointer.any_click());
        let takes_focus =
            opens || keeps_key || is_open && self.table.card_guard.ignores_input() && is_free();
        if let Some(main) = shown.main_button.filter(|_| takes_focus) {
            main.request_focus();
        }
        if let Some(more) = shown.menu_button {
            let figures = |ui: &mut Ui| more_result_ui(ui, &self.session, self.table.seat());
            commands.extend(menu::button_menu(&more, figures, || more_menu_items(&self.session)));
        }
        if is_copied {
            commands.push(Command::Window(WindowCommand::ShowMessage(msg::COPIED.text())));
        }
        Some(shown.rect)
    }
}

/// Whether a person at this screen is on the side that won.
pub(super) fn is_won_by_person(session: &Session) -> bool {
    let state = session.state();
    let winner = state.outcome().and_then(|outcome| outcome.winner);
    let seats = state.rules().seats;
    let mut people = state.seating().people();
    winner.is_some_and(|winner| people.any(|seat| seats.team(seat) == winner))
}

/// The rows that show the standing of the series; empty if the game is not part of one.
fn series_rows(session: &Session) -> Vec<CardRow> {
    let Some(series) = session.series() else {
        return Vec::new();
    };
    let (seating, seats) = (session.state().seating(), session.state().rules().seats);
    let won = Team::all(seats).filter_map(|team| {
        let first = Seat::around(seats).find(|seat| seats.team(*seat) == team)?;
        Some((series.won[team].into(), side_color(seating, seats, first)))
    });
    let games = series.length.games().into();
    let stands = series::standing(&series, seating, seats);
    vec![CardRow::Text(stands), CardRow::Series { games, won: won.collect() }]
}

fn game_buttons(session: &Session) -> Vec<CardButton> {
    let is_daily = session.game().day().is_some();
    let main = if is_daily {
        // *Play again* would start a different game, with the current settings.
        let daily = Command::Window(WindowCommand::Toggle(WindowKind::Daily));
        CardButton::with_author_id("result-daily", msg::WINDOW_DAILY.text(), daily)
    } else if session.goes_back_to_unfinished() {
        CardButton::with_author_id(
            "result-leave-again",
            msg::MENU_LEAVE_AGAIN.text(),
            GameCommand::LeaveReplay,
        )
    } else {
        CardButton::new(msg::RESULT_AGAIN, GameCommand::New)
    };
    let result = result_of_day(session).unwrap_or_else(|| shared_result(session));
    let swap = CardButton {
        tip: Some(msg::TIP_RESULT_OTHER_SEAT),
        ..CardButton::new(msg::RESULT_OTHER_SEAT, GameCommand::ChangeSeats)
    };
    let links = [
        CardButton::with_author_id(
            "result-review",
            msg::GAME_OVER_REVIEW.text(),
            LearnCommand::ToggleReview,
        ),
        CardButton::with_author_id(
            "result-score-sheet",
            msg::WINDOW_SCORE_SHEET.text(),
            WindowCommand::Toggle(WindowKind::ScoreSheet),
        ),
        CardButton::with_author_id(
            "result-copy",
            msg::DAILY_COPY.text(),
            WindowCommand::Copy(result),
        ),
        CardButton::new(msg::RESULT_SAVE_PICTURE, FileCommand::SavePicture),
    ];
    std::iter::once(main).chain(links).chain(session.can_change_seats().then_some(swap)).collect()
}

/// How the game on the table changes the player's progress, cached in `cache`.
fn progress<'a>(
    cache: &'a mut Option<((GameId, u64), Progress)>,
    session: &Session,
) -> &'a Progress {
    let now = (session.game().id(), session.lists().version);
    if cache.as_ref().is_none_or(|(of, _)| *of != now) {
        *cache = Some((now, Progress::of_game(session)));
    }
    cache.as_ref().map(|(_, progress)| progress).expect("it is there")
}

/// The notes on the card of a finished game: the new rating, and the offer of the next level.
fn notes(session: &Session, progress: &Progress) -> Vec<CardNote> {
    let rating = progress.rating.filter(|_| session.display().rating);
    let rating = rating.map(|(game, levels)| {
        let (lower, higher) = levels_around(game.after.value, &levels, session);
        let named = |level: Level| (levels[level.index()].round() as i32, level.name());
        CardNote::Rating(RatingNote {
            before: game.before.points(),
            after: game.after.points(),
            range: game.after.likely_range(),
            levels: [lower, higher].map(named),
        })
    });
    let is_adaptive = session.preferences().adaptive;
    let is_same = session.counted_line().is_some_and(|it| it.kind == session.next_kind());
    let promotion =
        progress.promotion.filter(|_| is_same && !is_adaptive && session.game().day().is_none());
    let promotion = promotion.and_then(|it| {
        let preferences = session.preferences();
        let opponents = preferences.opponents.shifted_one_level(true, &preferences.rules)?;
        let next_preferences = Preferences { opponents, ..preferences.clone() };
        let level = it.level.name();
        Some(CardNote::Level(LevelNote {
            coin: coin_of_level(it.level),
            is_leaf_growing: it.is_first,
            sentences: [
                msg::result_promoted(it.games, it.won),
                msg::result_next_level(level.as_str()),
            ],
            button: CardButton::with_author_id(
                "result-next-level",
                msg::result_play_level(level),
                GameCommand::Start(Box::new(next_preferences)),
            ),
        }))
    });
    rating.into_iter().chain(promotion).collect()
}

/// The two neighboring levels on offer whose ratings are nearest to a rating, usually on both sides
/// of it.
fn levels_around(
    rating: f64,
    levels: &[f64; Level::ALL.len()],
    session: &Session,
) -> (Level, Level) {
    let offered = offered_levels(session.state().rules());
    let below = offered.iter().rposition(|level| levels[level.index()] <= rating);
    let lower = below.unwrap_or(0).min(offered.len() - 2);
    (offered[lower], offered[lower + 1])
}

/// The result of a game in one line, for the player to send to others.
fn shared_result(session: &Session) -> String {
    let state = session.state();
    let (rules, seating) = (state.rules(), state.seating());
    let game = turn::game(rules::game(&session.preferences().name_of(rules)), rules);
    let game = sides::with_player_count(game, rules.seats);
    let levels: Vec<Level> = seating.levels().collect();
    let others = || {
        let others = seating.iter().filter(|(seat, _)| *seat != OWNER);
        words::list(others.map(|(_, player)| player.name().as_str().to_owned()))
    };
    let against = levels::level_range(&levels).unwrap_or_else(others);
    let number = session.game().number_to_share();
    let number = number.map(|number| (number, format!("{PROGRAM} --seed {number}")));
    let is_assisted = session.help().is_any();
    plain_spaced(&result::result_to_share(state, (&game, &against), number, is_assisted))
}

/// The result of the daily game, for the player to send to others; `None` unless this try counts
/// and is over.
fn result_of_day(session: &Session) -> Option<String> {
    let day = session.game().day()?;
    let tried = session.days().of(day)?;
    let counts = tried.game == session.game().id() && session.game().repeat_kind().is_none();
    let end = tried.end.as_ref().filter(|_| counts)?;
    Some(plain_spaced(&daily::result_to_share(day, end)))
}

fn more_result_ui(ui: &mut Ui, session: &Session, viewer: Seat) {
    let room = ui.ctx().content_rect().width() - 64.0;
    ui.set_width(MORE_MENU_WIDTH.min(room));
    // Align the figures with the names of the menu items below them.
    let margin = Margin::symmetric(MORE_MENU_INSET, 6);
    Frame::new().inner_margin(margin).show(ui, |ui| figures_of_result_ui(ui, session, viewer));
    ui.separator();
}

fn figures_of_result_ui(ui: &mut Ui, session: &Session, viewer: Seat) {
    let sheet = ScoreSheet::from_game(session.state());
    let counted = session.counted_line();
    let level = counted.and_then(|counted| counted.kind.company.level());
    if let Some(timed) = session.state().timed_result(viewer) {
        let (best, is_helped) = (session.best_score_of_others(), session.help().is_any());
        figures_ui(ui, result::timed_result_lines(timed, best, is_helped, level));
        ui.separator();
    }
    let games = session.both_seats();
    let games = games.map(|games| result::both_seats(games, session.state()));
    let hand = session.hand_played_twice();
    let hand = hand.map(|hand| result::hand_twice(hand, session.state()));
    figures_ui(ui, games.or(hand).unwrap_or_default());
    let run = level.zip(session.opponent_streak());
    figures_ui(ui, result::figures(session.state(), &sheet, run));
    let number = session.game().number_to_share();
    let number = number.map(|number| msg::result_number(number.to_string()));
    for note in notes_on_result(session).into_iter().chain(number) {
        let note = with_line_height(ui, RichText::new(note).small().weak());
        ui.add(egui::Label::new(note).wrap());
    }
}

fn notes_on_result(session: &Session) -> Vec<String> {
    let counted = session.counted_line();
    let is_helped = counted.is_some_and(|it| it.help.is_any());
    let is_replay = session.game().repeat_kind().is_some();
    let of_day = session.game().day().filter(|_| !is_replay).map(|day| {
        let tried = session.days().of(day);
        let tried = tried.filter(|it| it.game == session.game().id());
        match tried.and_then(|it| it.end.as_ref()) {
            Some(end) if !session.is_counted_end() => {
                msg::daily_first_end(daily::date(day), daily::result(end))
            }
            end => msg::daily_counted(yes_or_no(end.is_some()), daily::date(day)),
        }
    });
    let next = session.next_kind();
    let played = counted.map_or_else(|| session.kind(), |it| it.kind.clone());
    let notes = [
        is_helped.then(|| msg::BAR_ASSISTED_WHY.text()),
        of_day,
        is_replay.then(|| msg::RESULT_NOT_COUNTED.text()),
        (played != next && !session.preferences().adaptive)
            .then(|| msg::result_next(tally::kind(&next))),
    ];
    notes.into_iter().flatten().collect()
}

fn more_menu_items(session: &Session) -> MenuGroups {
    let is_daily = session.game().day().is_some();
    let goes_back = session.goes_back_to_unfinished();
    let mut play = vec![MenuItem::named(
        msg::RESULT_ANOTHER.text(),
        "result-another",
        WindowCommand::Toggle(WindowKind::NewGame),
    )];
    if !is_daily {
        if goes_back {
            let name = msg::RESULT_AGAIN.text();
            play.push(MenuItem::named(name, "result-again", GameCommand::New));
        }
        play.extend(other_levels(session));
    }
    if session.can_go_back() && (is_daily || !goes_back) {
        let name = msg::MENU_LEAVE_AGAIN.text();
        play.push(MenuItem::named(name, "result-leave-again", GameCommand::LeaveReplay));
    }
    vec![play]
}

/// Menu items to play again against stronger and weaker Nestors. After a loss only weaker ones are
/// offered.
fn other_levels(session: &Session) -> Vec<MenuItem> {
    let preferences = session.preferences();
    let seats = preferences.rules.seats;
    let state = session.state();
    let winner = state.outcome().and_then(|outcome| outcome.winner);
    let is_lost = winner.is_some() && !is_won_by_person(session);
    let directions = [("result-stronger", true), ("result-weaker", false)];
    let directions =
        directions.into_iter().filter(|(_, up)| !(preferences.adaptive || is_lost && *up));
    let directions = directions.filter_map(|(id, up)| {
        let opponents = preferences.opponents.shifted_one_level(up, &preferences.rules)?;
        let level = levels::level_range(&opponents.levels(seats)).unwrap_or_default();
        let name = if up { msg::result_stronger(level) } else { msg::result_weaker(level) };
        let next_preferences = Preferences { opponents, ..preferences.clone() };
        let begin = Command::Game(GameCommand::Start(Box::new(next_preferences)));
        Some(MenuItem::named(name, id, begin))
    });
    directions.collect()
}

/// The buttons on the card of a hand: those of the turn, and *Review*.
fn hand_buttons(turn: &Turn) -> Vec<CardButton> {
    let of_turn =
        turn.buttons().iter().map(|(text, command)| CardButton::new(*text, command.clone()));
    let review = CardButton::new(msg::HAND_OVER_REVIEW, LearnCommand::ToggleReview);
    of_turn.chain([review]).collect()
}
