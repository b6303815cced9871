//! Who is to sit where in the game that is begun.

use egui::{Key, Ui};

use crate::app::windows::contents::Surroundings;
use crate::app::windows::kit::list::{self as row, Choice, List};
use crate::app::windows::kit::{self, Row};
use crate::ear;
use crate::platform::typed;
use engine::{Level, Name, NameError, Rules, Seat, Seating, Seats};
use game::profile::{Opponent, Opponents, Person, Preferences};
use words::names::called;
use words::{levels, msg, names, new_game, rules};

/// What the window is to know of the table.
pub(super) struct Around<'a> {
    /// What was set, and so what was played last.
    pub preferences: &'a Preferences,
    /// What the player is called.
    pub player: &'a Name,
    /// Everybody who plays on this computer.
    known: Vec<&'a Name>,
}

impl<'a> Around<'a> {
    /// What there is to know.
    pub(super) fn of(around: &Surroundings<'a>) -> Self {
        let players = around.household.players();
        Self {
            preferences: around.session.preferences(),
            player: around.session.name(),
            known: players.iter().map(Person::as_name).collect(),
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

    /// Draws the list of who plays against the player, without its name; whether each seat is
    /// to be chosen by itself.
    pub(super) fn against_ui(
        &mut self,
        ui: &mut Ui,
        (seats, width): (Seats, f32),
        around: &Around<'_>,
    ) -> bool {
        let levels = self.opponents(seats, around).levels(seats);
        let (shown, choices) = if seats == Seats::Two {
            let chairs = self.choices(0, "new-game", around).into_iter();
            let choices = chairs.map(|choice| Choice {
                value: Against::Chair(choice.value),
                name: choice.name,
                id: choice.id,
                explained: choice.explained,
                refused: None,
                is_set: choice.is_set,
            });
            (self.shown(0), choices.collect())
        } else {
            let mut choices = Level::ALL
                .map(|level| Choice {
                    value: Against::Level(level),
                    is_set: levels.iter().all(|set| *set == level) && !levels.is_empty(),
                    ..level_choice("new-game", level, Against::EachSeat)
                })
                .to_vec();
            choices.push(Choice {
                value: Against::EachSeat,
                id: "new-game-each-seat".to_owned(),
                name: msg::NEW_GAME_EACH_SEAT.text(),
                explained: None,
                refused: None,
                is_set: false,
            });
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
        let list = ("new-game-against", shown.as_str());
        let (response, chosen) =
            row::list_button_ui(ui, list, width, |ui| row::choices_ui(ui, &choices));
        response.accessible_name(self.against_label(seats));
        match chosen {
            Some(Against::Chair(chair)) => {
                let is_someone = matches!(chair, Chair::Someone(_));
                self.chairs[0] = chair;
                is_someone || self.asks_own_name(seats, around)
            }
            Some(Against::Level(level)) => {
                let used = self.chairs.iter_mut().take(usize::from(seats.count()) - 1);
                for chair in used.filter(|chair| matches!(chair, Chair::Nestor(_))) {
                    *chair = Chair::Nestor(level);
                }
                false
            }
            Some(Against::EachSeat) => true,
            None => false,
        }
    }

    /// What stands above that list.
    pub(super) fn against_label(&self, seats: Seats) -> String {
        if self.has_nestor(seats) {
            msg::NEW_GAME_NESTOR_PLAYS.text()
        } else {
            msg::NEW_GAME_AGAINST.text()
        }
    }

    fn has_nestor(&self, seats: Seats) -> bool {
        let mut others = self.chairs.iter().take(usize::from(seats.count()) - 1);
        others.any(|chair| matches!(chair, Chair::Nestor(_)))
    }

    /// Draws who sits where; true if Enter was pressed in a name.
    pub(super) fn ui(&mut self, ui: &mut Ui, seats: Seats, around: &Around<'_>) -> bool {
        let mut entered = false;
        for seat in Seat::around(seats) {
            entered |= self.seat_ui(ui, seat, seats, around);
            kit::separator(ui);
        }
        entered
    }

    /// Draws who sits in a seat; true if Enter was pressed in a name.
    fn seat_ui(&mut self, ui: &mut Ui, seat: Seat, seats: Seats, around: &Around<'_>) -> bool {
        let label = new_game::seat(seat, seats);
        let id = format!("new-game-seat-{}", seat.index() + 1);
        let width = row::list_width(ui);
        let Some(place) = seat.index().checked_sub(1) else {
            if self.asks_own_name(seats, around) {
                return name_ui(ui, (&id, &label), &mut self.own_name, false);
            }
            row::with_label_ui(ui, &Row::new(&id, &label), width, |ui| {
                (ui.label(called(around.player)), ())
            });
            return false;
        };
        let nestor = self.nestor_at(seat, seats, around);
        let shown = match &self.chairs[place] {
            Chair::Nestor(level) => msg::new_game_nestor(levels::name(*level), nestor.as_str()),
            Chair::Known(_) | Chair::Someone(_) => self.shown(place),
        };
        let choices = self.choices(place, &id, around);
        let list = List::new(&id, &label, &shown);
        let chosen = row::choose_ui(ui, list, &choices);
        let is_new = chosen.is_some();
        if let Some(chosen) = chosen {
            self.chairs[place] = chosen;
        }
        match &mut self.chairs[place] {
            Chair::Someone(typed) => {
                let id = format!("{id}-name");
                name_ui(
                    ui,
                    (&id, &msg::new_game_name(seat.index() + 1)),
                    typed,
                    is_new,
                )
            }
            Chair::Nestor(_) | Chair::Known(_) => false,
        }
    }

    /// What a list shows of who sits there, beside the name of a Nestor.
    fn shown(&self, place: usize) -> String {
        match &self.chairs[place] {
            Chair::Nestor(level) => levels::name(*level),
            Chair::Known(name) => called(name),
            Chair::Someone(typed) => match Name::new(typed) {
                Ok(name) => called(&name),
                Err(_) => msg::NEW_GAME_SOMEONE.text(),
            },
        }
    }

    /// Who can sit in a seat; `id` is what the ids of the choices begin with.
    fn choices(&self, place: usize, id: &str, around: &Around<'_>) -> Vec<Choice<Chair>> {
        let set = &self.chairs[place];
        let levels = Level::ALL.map(|level| {
            let chair = Chair::Nestor(level);
            Choice {
                is_set: chair == *set,
                ..level_choice(id, level, chair)
            }
        });
        let choice = |chair: Chair, end: &str, name: String| Choice {
            is_set: chair == *set,
            value: chair,
            id: format!("{id}-{end}"),
            name,
            explained: None,
            refused: None,
        };
        let others = around.known.iter().filter(|name| **name != around.player);
        let known = others.map(|name| {
            let chair = Chair::Known((*name).clone());
            choice(chair, name.as_str(), called(name))
        });
        let someone = match set {
            Chair::Someone(typed) => typed.clone(),
            Chair::Nestor(_) | Chair::Known(_) => String::new(),
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

    /// Whether the player, if asked for a name, can take the typed one, or else why not.
    fn check_own_name(&self, seats: Seats, around: &Around<'_>) -> Result<(), String> {
        if !self.asks_own_name(seats, around) {
            return Ok(());
        }
        let name = Name::new(&self.own_name).map_err(bad_name)?;
        let mut known = around.known.iter();
        if known.any(|known| known.is_same(name.as_str())) {
            return Err(msg::new_game_known_name(name.as_str()));
        }
        Ok(())
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
    pub(super) fn problem(&self, wished: &Rules, around: &Around<'_>) -> Option<String> {
        let seats = wished.seats;
        if let Err(reason) = wished.check() {
            return Some(rules::impossible(&reason));
        }
        if let Err(sentence) = self.check_own_name(seats, around) {
            return Some(sentence);
        }
        for chair in self.chairs.iter().take(usize::from(seats.count()) - 1) {
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

/// A level as a choice.
fn level_choice<T>(id: &str, level: Level, value: T) -> Choice<T> {
    Choice {
        value,
        id: format!("{id}-{}", <&str>::from(level)),
        name: levels::name(level),
        explained: Some(levels::sentence(level)),
        refused: None,
        is_set: false,
    }
}

/// The name that two at a table have.
fn called_twice(seating: &Seating) -> Option<&Name> {
    let mut named = seating.iter().map(|(seat, sitter)| (seat, sitter.name()));
    let twice = named.find(|(seat, name)| {
        let mut before = seating.iter().take_while(|(other, _)| other != seat);
        before.any(|(_, other)| other.name().is_same(name.as_str()))
    });
    twice.map(|(_, name)| name)
}

/// Why a typed text is no name.
fn bad_name(reason: NameError) -> String {
    match reason {
        NameError::Empty => msg::NEW_GAME_NAME_MISSING.text(),
        _ => names::bad_name(reason),
    }
}

/// Draws a row with a field for a name; true if Enter was pressed in it.
fn name_ui(
    ui: &mut Ui,
    (id, name): (&str, &str),
    typed: &mut String,
    takes_keyboard: bool,
) -> bool {
    let width = row::list_width(ui);
    let field = row::with_label_ui(ui, &Row::new(id, name), width, |ui| {
        let field = typed::field(typed, Name::MAX_CHARS)
            .hint_text(msg::NEW_GAME_NAME_HINT.text())
            .desired_width(width);
        let field = row::field_ui(ui, field);
        ear::give_author_id(&field, id);
        (field.clone(), field)
    });
    if takes_keyboard {
        field.request_focus();
    }
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
