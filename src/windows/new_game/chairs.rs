//! Who is to sit where in the game that is begun.

use egui::Ui;

use crate::windows::contents::Surroundings;
use crate::windows::kit::list::{self, Choice};
use crate::windows::kit::{self, Field, Input, Row, Setting};
use engine::{Level, Name, NameError, Rules, Seat, Seating, Seats};
use game::profile::{Opponent, Opponents, Person};
use words::Named as _;
use words::names::called;
use words::{levels, msg, names, new_game, rules};

/// Who is to sit in a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Chair {
    Nestor(Level),
    /// Somebody who plays on this computer.
    Known(Name),
    /// Somebody else, whose name is being typed.
    Someone(String),
}

/// What is chosen in the list of who plays against the player.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Against {
    /// Who sits opposite.
    Chair(Chair),
    /// The level of all Nestors.
    Level(Level),
    /// Each seat is to be chosen by itself.
    EachSeat,
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
    pub(super) fn new(around: &Surroundings<'_>) -> Self {
        let opponents = &around.session.preferences().opponents;
        let chair = |opponent: &Opponent| match opponent {
            Opponent::Nestor(level) => Chair::Nestor(*level),
            Opponent::Person(name) if known(around).any(|it| it == name) => {
                Chair::Known(name.clone())
            }
            Opponent::Person(name) => Chair::Someone(name.as_str().to_owned()),
        };
        let opponents = Seat::ALL.into_iter().filter_map(|seat| opponents.at(seat));
        Self {
            own_name: String::new(),
            chairs: opponents.map(chair).collect(),
        }
    }

    /// Draws the list of who plays against the player, without its name; whether each seat is
    /// to be chosen by itself.
    pub(super) fn against_ui(
        &mut self,
        ui: &mut Ui,
        (seats, width): (Seats, f32),
        around: &Surroundings<'_>,
    ) -> bool {
        let levels = self.opponents(seats, around).levels(seats);
        let (shown, choices) = if seats == Seats::Two {
            let chairs = self.choices(0, "new-game", around).into_iter();
            let choices = chairs.map(|it| Choice {
                explained: it.explained,
                ..Choice::new(Against::Chair(it.value), it.id, it.name, it.is_set)
            });
            (self.shown(0), choices.collect())
        } else {
            let is_set = |level| !levels.is_empty() && levels.iter().all(|set| *set == level);
            let choice =
                |level| level_choice("new-game", level, Against::Level(level), is_set(level));
            let name = msg::NEW_GAME_EACH_SEAT.text();
            let each = Choice::new(Against::EachSeat, "new-game-each-seat", name, false);
            let choices: Vec<_> = Level::ALL.into_iter().map(choice).chain([each]).collect();
            let shown = levels::of(&levels);
            (
                shown.unwrap_or_else(|| msg::NEW_GAME_PEOPLE.text()),
                choices,
            )
        };
        let shown = if kit::is_narrow(ui.ctx()) && self.has_nestor(seats) {
            msg::new_game_nestor_at(shown)
        } else {
            shown
        };
        let (response, chosen) =
            list::list_button_ui(ui, ("new-game-against", &shown), width, |ui| {
                list::choices_ui(ui, &choices)
            });
        response.accessible_name(self.against_label(seats));
        match chosen {
            Some(Against::Chair(chair)) => {
                let is_someone = matches!(chair, Chair::Someone(_));
                self.chairs[0] = chair;
                is_someone || self.asks_own_name(seats, around)
            }
            Some(Against::Level(level)) => {
                self.set_level(level, seats);
                false
            }
            Some(Against::EachSeat) => true,
            None => false,
        }
    }

    /// All Nestors play at a level; one sits down if only people do.
    pub(super) fn set_level(&mut self, level: Level, seats: Seats) {
        if !self.has_nestor(seats) {
            self.chairs[0] = Chair::Nestor(level);
        }
        let used = self.chairs.iter_mut().take(others(seats));
        for chair in used.filter(|chair| matches!(chair, Chair::Nestor(_))) {
            *chair = Chair::Nestor(level);
        }
    }

    /// Another person sits down in the first seat that a Nestor has; the id of the field for
    /// the name.
    pub(super) fn ask_for_someone(&mut self, seats: Seats) -> String {
        let is_nestor = |chair: &Chair| matches!(chair, Chair::Nestor(_));
        let place = self.used(seats).position(is_nestor);
        if let Some(place) = place {
            self.chairs[place] = Chair::Someone(String::new());
        }
        let place = place.unwrap_or(0);
        format!("new-game-seat-{}-name", place + 2)
    }

    /// What stands above that list.
    pub(super) fn against_label(&self, seats: Seats) -> String {
        if self.has_nestor(seats) {
            msg::SETTINGS_LEVEL.text()
        } else {
            msg::NEW_GAME_AGAINST.text()
        }
    }

    fn used(&self, seats: Seats) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().take(others(seats))
    }

    fn has_nestor(&self, seats: Seats) -> bool {
        self.used(seats).any(|it| matches!(it, Chair::Nestor(_)))
    }

    /// Draws who sits where; true if Enter was pressed in a name.
    pub(super) fn ui(&mut self, ui: &mut Ui, seats: Seats, around: &Surroundings<'_>) -> bool {
        let mut entered = false;
        for seat in Seat::around(seats) {
            entered |= self.seat_ui(ui, seat, seats, around);
        }
        entered
    }

    /// Draws who sits in a seat; true if Enter was pressed in a name.
    fn seat_ui(
        &mut self,
        ui: &mut Ui,
        seat: Seat,
        seats: Seats,
        around: &Surroundings<'_>,
    ) -> bool {
        let label = new_game::seat(seat, seats);
        let id = format!("new-game-seat-{}", seat.index() + 1);
        let Some(place) = seat.index().checked_sub(1) else {
            if self.asks_own_name(seats, around) {
                return name_ui(ui, &Row::new(&id, &label), &mut self.own_name, false);
            }
            let name = called(around.session.name());
            Setting::<Chair>::new(id, label, name, Input::Nothing).ui(ui, around.paint);
            return false;
        };
        let shown = match &self.chairs[place] {
            Chair::Nestor(level) => {
                let name = self.nestor_at(seat, seats, around);
                words::list([name.as_str().to_owned(), level.name()])
            }
            _ => self.shown(place),
        };
        let choices = Input::choice(shown, self.choices(place, &id, around));
        let seat_row = Setting::new(id.clone(), label, String::new(), choices);
        let chosen = seat_row.ui(ui, around.paint);
        let is_new = chosen.is_some();
        if let Some(chosen) = chosen {
            self.chairs[place] = chosen;
        }
        let Chair::Someone(typed) = &mut self.chairs[place] else {
            return false;
        };
        let (id, name) = (format!("{id}-name"), msg::new_game_name(seat.index() + 1));
        name_ui(ui, &Row::new(&id, &name), typed, is_new)
    }

    /// What a list shows of who sits there, beside the name of a Nestor.
    fn shown(&self, place: usize) -> String {
        match &self.chairs[place] {
            Chair::Nestor(level) => level.name(),
            Chair::Known(name) => called(name),
            Chair::Someone(typed) => {
                Name::new(typed).map_or_else(|_| msg::NEW_GAME_SOMEONE.text(), |name| called(&name))
            }
        }
    }

    /// Who can sit in a seat; `id` is what the ids of the choices begin with.
    fn choices(&self, place: usize, id: &str, around: &Surroundings<'_>) -> Vec<Choice<Chair>> {
        let set = &self.chairs[place];
        let levels = Level::ALL.map(|level| {
            let chair = Chair::Nestor(level);
            let is_set = chair == *set;
            level_choice(id, level, chair, is_set)
        });
        let choice = |chair: Chair, end: &str, name: String| {
            let is_set = chair == *set;
            Choice::new(chair, format!("{id}-{end}"), name, is_set)
        };
        let own = around.session.name();
        let known = known(around)
            .filter(|name| *name != own)
            .map(|name| choice(Chair::Known(name.clone()), name.as_str(), called(name)));
        let someone = match set {
            Chair::Someone(typed) => typed.clone(),
            _ => String::new(),
        };
        let someone = choice(
            Chair::Someone(someone),
            "someone",
            msg::NEW_GAME_SOMEONE.text(),
        );
        levels.into_iter().chain(known).chain([someone]).collect()
    }

    /// Whether the player must give a name first: who has none cannot be told
    /// from the other people at the table.
    pub(super) fn asks_own_name(&self, seats: Seats, around: &Surroundings<'_>) -> bool {
        let is_nameless = *around.session.name() == Person::nameless();
        is_nameless && self.used(seats).any(|it| !matches!(it, Chair::Nestor(_)))
    }

    /// What the player is called in the game, as far as it is typed.
    pub(super) fn player(&self, seats: Seats, around: &Surroundings<'_>) -> Name {
        let typed = Name::new(&self.own_name).ok();
        let typed = typed.filter(|_| self.asks_own_name(seats, around));
        typed.unwrap_or_else(|| around.session.name().clone())
    }

    /// Whether the player, if asked for a name, can take the typed one, or else why not.
    fn check_own_name(&self, seats: Seats, around: &Surroundings<'_>) -> Result<(), String> {
        if !self.asks_own_name(seats, around) {
            return Ok(());
        }
        let name = Name::new(&self.own_name).map_err(bad_name)?;
        if known(around).any(|known| known.is_same(name.as_str())) {
            return Err(msg::new_game_known_name(name.as_str()));
        }
        Ok(())
    }

    /// Whom the player wishes for in each seat. Somebody whose name is not
    /// typed yet gets the player's for now, so that no Nestor takes either.
    pub(super) fn opponents(&self, seats: Seats, around: &Surroundings<'_>) -> Opponents {
        let mut opponents = around.session.preferences().opponents.clone();
        for (seat, chair) in Seat::ALL.into_iter().skip(1).zip(&self.chairs) {
            let opponent = match chair {
                Chair::Nestor(level) => Opponent::Nestor(*level),
                Chair::Known(name) => Opponent::Person(name.clone()),
                Chair::Someone(typed) => match Name::new(typed) {
                    Ok(name) => Opponent::Person(name),
                    Err(_) if seat.index() <= others(seats) => {
                        Opponent::Person(self.player(seats, around))
                    }
                    // The seat is not in use, so there is nobody to remember.
                    Err(_) => continue,
                },
            };
            opponents.set(seat, opponent);
        }
        opponents
    }

    /// What a Nestor would be called in a seat.
    fn nestor_at(&self, seat: Seat, seats: Seats, around: &Surroundings<'_>) -> Name {
        let mut opponents = self.opponents(seats, around);
        opponents.set(seat, Opponent::Nestor(Level::default()));
        let seating = opponents.seating(&self.player(seats, around), seats);
        seating[seat].name().clone()
    }

    /// Why a game by these rules cannot begin.
    pub(super) fn problem(&self, wished: &Rules, around: &Surroundings<'_>) -> Option<String> {
        let seats = wished.seats;
        if let Err(reason) = wished.check() {
            return Some(rules::impossible(&reason));
        }
        if let Err(sentence) = self.check_own_name(seats, around) {
            return Some(sentence);
        }
        for chair in self.used(seats) {
            if let Chair::Someone(typed) = chair
                && let Err(reason) = Name::new(typed)
            {
                return Some(bad_name(reason));
            }
        }
        let player = self.player(seats, around);
        let seating = self.opponents(seats, around).seating(&player, seats);
        called_twice(&seating).map(|name| msg::new_game_same_name(name.as_str()))
    }
}

/// How many sit at a table beside the player.
fn others(seats: Seats) -> usize {
    usize::from(seats.count()) - 1
}

/// Everybody who plays on this computer.
fn known<'a>(around: &Surroundings<'a>) -> impl Iterator<Item = &'a Name> + use<'a> {
    around.household.players().iter().map(Person::as_name)
}

/// A level as a choice.
fn level_choice<T>(id: &str, level: Level, value: T, is_set: bool) -> Choice<T> {
    let id = format!("{id}-{}", <&str>::from(level));
    Choice {
        explained: Some(level.explanation()),
        ..Choice::new(value, id, level.name(), is_set)
    }
}

/// The name that two at a table have.
fn called_twice(seating: &Seating) -> Option<&Name> {
    let named: Vec<_> = seating.iter().map(|(_, sitter)| sitter.name()).collect();
    let is_second = |n: &usize| named[..*n].iter().any(|it| it.is_same(named[*n].as_str()));
    (0..named.len()).find(is_second).map(|n| named[n])
}

/// Why a typed text is no name.
fn bad_name(reason: NameError) -> String {
    match reason {
        NameError::Empty => msg::NEW_GAME_NAME_MISSING.text(),
        _ => names::bad_name(reason),
    }
}

/// Draws a row with a field for a name; true if Enter was pressed in it.
fn name_ui(ui: &mut Ui, row: &Row<'_>, typed: &mut String, takes_keyboard: bool) -> bool {
    let hint = msg::NEW_GAME_NAME_HINT.text();
    let field = Field {
        width: list::list_width(ui),
        ..Field::new(row.id, &hint, Name::MAX_CHARS)
    };
    let field = kit::field_row(ui, row, field, typed).response.response;
    list::come_to(ui, &field, row.id);
    kit::separator(ui);
    if takes_keyboard {
        field.request_focus();
    }
    kit::is_entered(ui, &field)
}
