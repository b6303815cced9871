//! Who is to sit where in the game that is begun.

use egui::{Key, Response, Ui};

use crate::app::typed;
use crate::app::windows::kit::Row;
use crate::app::windows::{row, text};
use engine::{Level, Name, NameError, Rules, Seat, Seating, Seats};
use game::profile::{OWNER, Opponent, Opponents, Person, Preferences};
use game::session::Session;
use game::storage::Household;
use words::names::called;
use words::{Id, levels, names, new_game, rules, turn};

/// What the window is to know of the table.
pub(super) struct Around<'a> {
    /// What was set, and so what was played last.
    pub preferences: &'a Preferences,
    /// What the player is called.
    pub player: &'a Name,
    /// Everybody who plays on this computer.
    known: Vec<&'a Name>,
    /// What becomes of the game on the table, if it is not over.
    pub given_up: Option<Id>,
}

impl<'a> Around<'a> {
    /// What there is to know.
    pub(super) fn of(session: &'a Session, household: &'a Household) -> Self {
        Self {
            preferences: session.preferences(),
            player: session.name(),
            known: household.players().iter().map(Person::as_name).collect(),
            given_up: turn::makes_room(session.state()),
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
pub(super) struct Problem {
    at: Option<Seat>,
    /// Nothing where a name is only not typed yet: its field asks for it.
    sentence: Option<String>,
}

/// Who is to sit in each seat, and what is being typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Chairs {
    /// The name that a nameless player types to sit down with other people.
    own_name: String,
    /// For the seats after the player's own.
    chairs: Vec<Chair>,
}

impl Chairs {
    /// Whoever sat there last.
    pub(super) fn new(around: &Around<'_>) -> Self {
        let opponents = &around.preferences.opponents;
        let chair = |opponent: &Opponent| match opponent {
            Opponent::Nestor(level) => Chair::Nestor(*level),
            Opponent::Person(name) if around.known.contains(&name) => Chair::Known(name.clone()),
            Opponent::Person(name) => Chair::Someone(name.as_str().to_owned()),
        };
        Self {
            own_name: String::new(),
            chairs: Seat::ALL
                .into_iter()
                .filter_map(|seat| opponents.at(seat).map(chair))
                .collect(),
        }
    }

    /// Draws who sits where, and why a game cannot begin; true if Enter was
    /// pressed in a name.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        seats: Seats,
        problem: Option<&Problem>,
        around: &Around<'_>,
    ) -> bool {
        text::heading(ui, new_game::who());
        let mut entered = false;
        let said = |at: Option<Seat>| {
            let problem = problem.filter(|it| it.at == at);
            problem.and_then(|it| it.sentence.as_ref())
        };
        for seat in Seat::around(seats) {
            ui.add_space(row::WITHIN_ROW);
            entered |= self.seat_ui(ui, seat, seats, around);
            if let Some(sentence) = said(Some(seat)) {
                row::warning(ui, sentence);
            }
        }
        if let Some(sentence) = said(None) {
            row::warning(ui, sentence);
        }
        entered
    }

    /// Draws who sits in a seat; true if Enter was pressed in a name.
    fn seat_ui(&mut self, ui: &mut Ui, seat: Seat, seats: Seats, around: &Around<'_>) -> bool {
        let label = new_game::seat(seat, seats);
        let Some(place) = seat.index().checked_sub(1) else {
            if self.asks_own_name(seats, around) {
                let field = name_ui(ui, &new_game::own_name_field(), &mut self.own_name);
                return is_entered(ui, &field);
            }
            let width = row::list_width(ui);
            row::with_label_ui(ui, &Row::new(&label, &label), width, |ui| {
                (ui.label(called(around.player)), ())
            });
            return false;
        };
        let nestor = self.nestor_at(seat, seats, around);
        let shown = match &self.chairs[place] {
            Chair::Nestor(level) => new_game::nestor(&nestor, &levels::name(*level)),
            Chair::Known(name) => called(name),
            Chair::Someone(_) => new_game::someone(),
        };
        let chosen = row::labelled_list_ui(ui, &label, &shown, |ui| {
            self.chairs_ui(ui, place, &nestor, around)
        });
        let is_new = chosen.is_some();
        if let Some(chosen) = chosen {
            self.chairs[place] = chosen;
        }
        match &mut self.chairs[place] {
            Chair::Someone(typed) => {
                let field = name_ui(ui, &new_game::name_field(seat), typed);
                if is_new {
                    field.request_focus();
                }
                is_entered(ui, &field)
            }
            Chair::Nestor(level) if seats == Seats::Two => {
                text::quiet(ui, levels::sentence(*level));
                false
            }
            Chair::Nestor(_) | Chair::Known(_) => false,
        }
    }

    /// Whether the player must give a name first: who has none cannot be told
    /// from the other people at the table.
    pub(super) fn asks_own_name(&self, seats: Seats, around: &Around<'_>) -> bool {
        let is_nameless = *around.player == Person::nameless();
        let seats = Seat::around(seats).skip(1);
        let mut others = seats.zip(&self.chairs).map(|(_, chair)| chair);
        is_nameless && others.any(|chair| !matches!(chair, Chair::Nestor(_)))
    }

    /// What the player is called in the game, as far as it is typed.
    pub(super) fn player(&self, seats: Seats, around: &Around<'_>) -> Name {
        let typed = Name::new(&self.own_name).ok();
        let typed = typed.filter(|_| self.asks_own_name(seats, around));
        typed.unwrap_or_else(|| around.player.clone())
    }

    /// Whether the player, if asked for a name, can take the typed one, or else
    /// why not.
    fn check_own_name(&self, seats: Seats, around: &Around<'_>) -> Result<(), Option<String>> {
        if !self.asks_own_name(seats, around) {
            return Ok(());
        }
        let name = Name::new(&self.own_name).map_err(bad_name)?;
        let mut known = around.known.iter();
        if known.any(|known| known.is_same(name.as_str())) {
            return Err(Some(new_game::known_name(&name)));
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
            let name = new_game::nestor(nestor, &levels::name(level));
            chair_ui(ui, Chair::Nestor(level), &name);
        }
        let others = around.known.iter().filter(|name| **name != around.player);
        let others: Vec<_> = others.collect();
        if !others.is_empty() {
            row::group_ui(ui, new_game::known());
        }
        for name in others {
            chair_ui(ui, Chair::Known((*name).clone()), name.as_str());
        }
        let someone = match set {
            Chair::Someone(typed) => typed.clone(),
            Chair::Nestor(_) | Chair::Known(_) => String::new(),
        };
        chair_ui(ui, Chair::Someone(someone), &new_game::someone());
        chosen
    }

    /// Whom the player wishes for in each seat. Somebody whose name is not
    /// typed yet gets the player's for now, so that no Nestor takes either.
    pub(super) fn opponents(&self, seats: Seats, around: &Around<'_>) -> Opponents {
        let mut opponents = around.preferences.opponents.clone();
        for (seat, chair) in Seat::ALL.into_iter().skip(1).zip(&self.chairs) {
            let is_in_use = seat.index() < usize::from(seats.count());
            let opponent = match chair {
                Chair::Nestor(level) => Opponent::Nestor(*level),
                Chair::Known(name) => Opponent::Person(name.clone()),
                Chair::Someone(typed) => match Name::new(typed) {
                    Ok(name) => Opponent::Person(name),
                    Err(_) if is_in_use => Opponent::Person(self.player(seats, around)),
                    // The seat is not in use, so there is nobody to remember.
                    Err(_) => continue,
                },
            };
            opponents.set(seat, opponent);
        }
        opponents
    }

    /// What a Nestor would be called in a seat.
    fn nestor_at(&self, seat: Seat, seats: Seats, around: &Around<'_>) -> Name {
        let mut opponents = self.opponents(seats, around);
        opponents.set(seat, Opponent::Nestor(Level::default()));
        let seating = opponents.seating(&self.player(seats, around), seats);
        seating[seat].name().clone()
    }

    /// Why a game by these rules cannot begin.
    pub(super) fn problem(&self, wished: &Rules, around: &Around<'_>) -> Option<Problem> {
        let seats = wished.seats;
        if let Err(reason) = wished.check() {
            let sentence = Some(rules::impossible(&reason));
            return Some(Problem { at: None, sentence });
        }
        let problem = |at: Seat, sentence| Problem {
            at: Some(at),
            sentence,
        };
        if let Err(sentence) = self.check_own_name(seats, around) {
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
        let player = self.player(seats, around);
        let seating = self.opponents(seats, around).seating(&player, seats);
        let (seat, name) = called_twice(&seating)?;
        Some(problem(seat, Some(new_game::same_name(name))))
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
fn bad_name(reason: NameError) -> Option<String> {
    (reason != NameError::Empty).then(|| names::bad_name(reason))
}

/// Draws a field for a name.
fn name_ui(ui: &mut Ui, name: &str, typed: &mut String) -> Response {
    let field = typed::field(typed, Name::MAX_CHARS)
        .hint_text(new_game::name_hint())
        .desired_width(f32::INFINITY);
    let field = row::steady(ui, name, |ui| row::field_ui(ui, field));
    field.accessible_name(name)
}

/// Whether Enter was pressed in a field.
fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
