//! The window that begins a game: how many sit down, what they play, and who
//! sits where.

use egui::{Button, Key, Response, TextEdit, Ui, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::game_list::GameList;
use super::{row, text};
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::theme::Look;
use crate::engine::{BadName, Level, Name, Preset, Rules, Seat, Seating, Seats};
use crate::id;
use crate::profile::{OWNER, Opponent, Opponents, Person, Preferences};
use crate::session::Session;
use crate::storage::Household;
use crate::words::{Id, levels, names, new_game as words, rules, sides, turn};

/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 14.0;

/// The least width of a button for a way to sit, in points.
const WAY_WIDTH: f32 = 44.0;

/// What the window is to know of the table.
struct Around<'a> {
    /// What was set, and so what was played last.
    preferences: &'a Preferences,
    /// What the player is called.
    player: &'a Name,
    /// Everybody who plays on this computer.
    known: Vec<&'a Name>,
    /// Another game would be given up.
    in_progress: bool,
}

impl<'a> Around<'a> {
    /// What there is to know.
    fn of(session: &'a Session, household: &'a Household) -> Self {
        let state = session.state();
        Self {
            preferences: session.preferences(),
            player: session.name(),
            known: household.players().iter().map(Person::as_name).collect(),
            in_progress: state.outcome().is_none() && !state.record().is_empty(),
        }
    }
}

/// Who is to sit in a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Chair {
    Nestor(Level),
    /// Somebody who plays on this computer.
    Known(Name),
    /// Somebody else, whose name is being typed.
    Someone(String),
}

/// Why a game cannot begin; at a seat, or at the rules.
#[derive(Debug)]
struct Problem {
    at: Option<Seat>,
    /// Nothing where a name is only not typed yet: its field asks for it.
    sentence: Option<String>,
}

/// The window and what is being chosen in it.
#[derive(Debug, Default)]
pub struct NewGameWindow {
    rules: Rules,
    /// The name that a nameless player types to sit down with other people.
    own_name: String,
    /// For the seats after the player's own.
    chairs: Vec<Chair>,
    games: GameList,
    /// Start takes the keyboard.
    opens: bool,
}

impl Contents for NewGameWindow {
    fn title(&self) -> Id {
        id!("window-new-game")
    }

    fn width(&self) -> f32 {
        520.0
    }

    fn hangs(&self) -> bool {
        true
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(WindowKind::Result)
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        *self = Self::new(&Around::of(around.session, around.household));
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let table = Around::of(around.session, around.household);
        self.ui(ui, &table, around.look, answers.commands);
    }
}

impl NewGameWindow {
    /// A window with what was played last.
    fn new(around: &Around<'_>) -> Self {
        let opponents = &around.preferences.opponents;
        let chair = |opponent: &Opponent| match opponent {
            Opponent::Nestor(level) => Chair::Nestor(*level),
            Opponent::Person(name) if around.known.contains(&name) => Chair::Known(name.clone()),
            Opponent::Person(name) => Chair::Someone(name.as_str().to_owned()),
        };
        Self {
            rules: around.preferences.rules,
            own_name: String::new(),
            chairs: Seat::ALL
                .into_iter()
                .filter_map(|seat| opponents.at(seat).map(chair))
                .collect(),
            games: GameList::default(),
            opens: true,
        }
    }

    /// Draws the contents.
    fn ui(&mut self, ui: &mut Ui, around: &Around<'_>, look: &Look, commands: &mut Vec<Command>) {
        let mut wished = Preferences {
            rules: self.rules,
            ..around.preferences.clone()
        };
        seats_ui(ui, &mut wished);
        ui.add_space(ABOVE_PART);
        self.games.ui(ui, &mut wished);
        self.rules = wished.rules;
        match Preset::of(&self.rules) {
            Some(preset) => text::quiet(ui, rules::preset(preset)),
            None => text::quiet(ui, rules::likeness(&self.rules)),
        }
        let seats = self.rules.seats;
        let problem = self.problem(around);
        if let Some(Problem {
            at: None,
            sentence: Some(sentence),
        }) = &problem
        {
            row::warning(ui, sentence);
        }
        ui.add_space(ABOVE_PART);
        text::heading(ui, words::who());
        let mut entered = false;
        for seat in Seat::around(seats) {
            ui.add_space(row::WITHIN_ROW);
            entered |= self.seat_ui(ui, seat, around);
            let problem = problem.as_ref().filter(|it| it.at == Some(seat));
            if let Some(sentence) = problem.and_then(|it| it.sentence.as_ref()) {
                row::warning(ui, sentence);
            }
        }
        ui.add_space(ABOVE_PART);
        if around.in_progress {
            text::paragraph(ui, turn::GIVE_UP.text());
            ui.add_space(ABOVE_PART / 2.0);
        }
        wished.opponents = self.opponents(around);
        let can_start = problem.is_none();
        let nothing_focused = ui.memory(|memory| memory.focused().is_none());
        entered |= nothing_focused && ui.input(|input| input.key_pressed(Key::Enter));
        ui.horizontal_wrapped(|ui| {
            let start = ui.add_enabled(can_start, look.main_button(words::start()));
            ear::give_author_id(&start, "new-game-start");
            if std::mem::take(&mut self.opens) {
                start.request_focus();
            }
            if can_start && (start.clicked() || entered) {
                if self.asks_own_name(around) {
                    commands.push(Command::TakeName(self.player(around)));
                }
                commands.push(Command::StartGame(Box::new(wished)));
            }
            if around.in_progress && text::button(ui, turn::KEEP_PLAYING).clicked() {
                commands.push(Command::CloseWindow(WindowKind::NewGame));
            }
        });
    }

    /// Draws who sits in a seat; true if Enter was pressed in a name.
    fn seat_ui(&mut self, ui: &mut Ui, seat: Seat, around: &Around<'_>) -> bool {
        let label = words::seat(seat, self.rules.seats);
        let Some(place) = seat.index().checked_sub(1) else {
            if self.asks_own_name(around) {
                let field = name_ui(ui, &words::own_name_field(), &mut self.own_name);
                return is_entered(ui, &field);
            }
            let width = row::list_width(ui);
            row::with_label_ui(ui, &label, width, |ui| {
                (ui.label(around.player.as_str()), ())
            });
            return false;
        };
        let nestor = self.nestor_at(seat, around);
        let shown = match &self.chairs[place] {
            Chair::Nestor(level) => words::nestor(&nestor, &levels::name(*level)),
            Chair::Known(name) => name.as_str().to_owned(),
            Chair::Someone(_) => words::someone(),
        };
        let chosen = row::labelled_list_ui(ui, &label, &shown, |ui| {
            self.chairs_ui(ui, place, &nestor, around)
        });
        let is_new = chosen.is_some();
        if let Some(chosen) = chosen {
            self.chairs[place] = chosen;
        }
        let Chair::Someone(typed) = &mut self.chairs[place] else {
            return false;
        };
        let field = name_ui(ui, &words::name_field(seat), typed);
        if is_new {
            field.request_focus();
        }
        is_entered(ui, &field)
    }

    /// Whether the player must give a name first: who has none cannot be told
    /// from the other people at the table.
    fn asks_own_name(&self, around: &Around<'_>) -> bool {
        let is_nameless = *around.player == Person::nameless();
        let seats = Seat::around(self.rules.seats).skip(1);
        let mut others = seats.zip(&self.chairs).map(|(_, chair)| chair);
        is_nameless && others.any(|chair| !matches!(chair, Chair::Nestor(_)))
    }

    /// What the player is called in the game, as far as it is typed.
    fn player(&self, around: &Around<'_>) -> Name {
        let typed = Name::new(&self.own_name).ok();
        let typed = typed.filter(|_| self.asks_own_name(around));
        typed.unwrap_or_else(|| around.player.clone())
    }

    /// Whether the player, if asked for a name, can take the typed one, or else
    /// why not.
    fn check_own_name(&self, around: &Around<'_>) -> Result<(), Option<String>> {
        if !self.asks_own_name(around) {
            return Ok(());
        }
        let name = Name::new(&self.own_name).map_err(bad_name)?;
        let mut known = around.known.iter();
        if known.any(|known| known.is_same(name.as_str())) {
            return Err(Some(words::known_name(&name)));
        }
        Ok(())
    }

    /// The open list of who can sit in a seat; the one chosen just now.
    fn chairs_ui(
        &self,
        ui: &mut Ui,
        place: usize,
        nestor: &Name,
        around: &Around<'_>,
    ) -> Option<Chair> {
        let set = &self.chairs[place];
        let mut chosen = None;
        let mut chair_ui = |ui: &mut Ui, chair: Chair, name: &str| {
            if row::choice_ui(ui, chair == *set, name, None) {
                chosen = Some(chair);
            }
        };
        for level in Level::ALL {
            let name = words::nestor(nestor, &levels::name(level));
            chair_ui(ui, Chair::Nestor(level), &name);
        }
        let others = around.known.iter().filter(|name| **name != around.player);
        let others: Vec<_> = others.collect();
        if !others.is_empty() {
            row::group_ui(ui, words::known());
        }
        for name in others {
            chair_ui(ui, Chair::Known((*name).clone()), name.as_str());
        }
        let someone = match set {
            Chair::Someone(typed) => typed.clone(),
            Chair::Nestor(_) | Chair::Known(_) => String::new(),
        };
        chair_ui(ui, Chair::Someone(someone), &words::someone());
        chosen
    }

    /// Whom the player wishes for in each seat. Somebody whose name is not
    /// typed yet gets the player's for now, so that no Nestor takes either.
    fn opponents(&self, around: &Around<'_>) -> Opponents {
        let mut opponents = around.preferences.opponents.clone();
        for (seat, chair) in Seat::ALL.into_iter().skip(1).zip(&self.chairs) {
            let opponent = match chair {
                Chair::Nestor(level) => Opponent::Nestor(*level),
                Chair::Known(name) => Opponent::Person(name.clone()),
                Chair::Someone(typed) => match Name::new(typed) {
                    Ok(name) => Opponent::Person(name),
                    Err(_) if self.is_in_use(seat) => Opponent::Person(self.player(around)),
                    // The seat is not in use, so there is nobody to remember.
                    Err(_) => continue,
                },
            };
            opponents.set(seat, opponent);
        }
        opponents
    }

    /// Whether somebody is to sit in a seat.
    fn is_in_use(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.rules.seats.count())
    }

    /// What a Nestor would be called in a seat.
    fn nestor_at(&self, seat: Seat, around: &Around<'_>) -> Name {
        let mut opponents = self.opponents(around);
        opponents.set(seat, Opponent::Nestor(Level::default()));
        let seating = opponents.seating(&self.player(around), self.rules.seats);
        seating[seat].name().clone()
    }

    /// Why the game cannot begin.
    fn problem(&self, around: &Around<'_>) -> Option<Problem> {
        let seats = self.rules.seats;
        if let Err(reason) = self.rules.check() {
            let sentence = Some(rules::impossible(&reason));
            return Some(Problem { at: None, sentence });
        }
        let problem = |at: Seat, sentence| Problem {
            at: Some(at),
            sentence,
        };
        if let Err(sentence) = self.check_own_name(around) {
            return Some(problem(OWNER, sentence));
        }
        let chairs = Seat::around(seats).skip(1).zip(&self.chairs);
        for (seat, chair) in chairs {
            if let Chair::Someone(typed) = chair
                && let Err(reason) = Name::new(typed)
            {
                return Some(problem(seat, bad_name(reason)));
            }
        }
        let seating = self.opponents(around).seating(&self.player(around), seats);
        let (seat, name) = called_twice(&seating)?;
        Some(problem(seat, Some(words::same_name(name))))
    }
}

/// The second of two at a table who have the same name.
fn called_twice(seating: &Seating) -> Option<(Seat, &Name)> {
    let mut named = seating.iter().map(|(seat, sitter)| (seat, sitter.name()));
    named.find(|(seat, name)| {
        let mut before = seating.iter().take_while(|(other, _)| other != seat);
        before.any(|(_, other)| other.name().is_same(name.as_str()))
    })
}

/// Why a typed text is no name; nothing if it is only not typed yet.
fn bad_name(reason: BadName) -> Option<String> {
    (reason != BadName::Empty).then(|| names::bad_name(reason))
}

/// Draws a field for a name.
fn name_ui(ui: &mut Ui, name: &str, typed: &mut String) -> Response {
    let field = TextEdit::singleline(typed)
        .hint_text(words::name_hint())
        .char_limit(Name::LONGEST)
        .desired_width(f32::INFINITY);
    let field = row::steady(ui, name, |ui| ui.add(field));
    field.accessible_name(name)
}

/// Whether Enter was pressed in a field.
fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Draws the ways to sit, and sets the one that is chosen.
fn seats_ui(ui: &mut Ui, wished: &mut Preferences) {
    text::heading(ui, words::how_many());
    ui.add_space(row::WITHIN_ROW);
    ui.horizontal_wrapped(|ui| {
        for seats in Seats::ALL {
            let name = sides::seats(seats);
            let text = match seats {
                Seats::Partners => name.clone(),
                Seats::Two | Seats::Three | Seats::Four => seats.count().to_string(),
            };
            let is_set = wished.rules.seats == seats;
            let button = Button::selectable(is_set, text).frame_when_inactive(true);
            let button = ui.add(button.min_size(vec2(WAY_WIDTH, 0.0)));
            if button.clicked() {
                wished.set_seats(seats);
            }
            let id: &str = seats.into();
            ear::give_author_id(&button, format!("seats-{id}"));
            button.accessible_name(name);
        }
    });
}
