//! The seats of a new game: who sits where.

use egui::{Align2, Role, Ui, Vec2, vec2};

use crate::paint::{self, TextStyle};
use crate::windows::WindowContext;
use crate::windows::kit::list::{self, ListChoice};
use crate::windows::kit::{self, Field, sizes};
use engine::{Level, Name, Rules, Seat, Seating, Seats};
use game::profile::{Opponent, Opponents, Person, nearest_offered, offered_levels};
use words::Named;
use words::names::display_name;
use words::{msg, names, new_game, rules};

/// The id of the list that sets one level for all Nestors.
const LEVEL_LIST_ID: &str = "new-game-all";
const GAP: f32 = 8.0;
const CHIP_PADDING: f32 = 14.0;
const MAX_CHIP_WIDTH: f32 = 220.0;
const MIN_NAME_WIDTH: f32 = 110.0;
// The width of the list beside a name that is being typed, and the space in a list beside its text.
const NARROW_LIST_WIDTH: f32 = 50.0;
const LIST_TEXT_MARGIN: f32 = 46.0;
// The word above a seat in a game in pairs, for the partner or an opponent.
const SIDE_TEXT_SIZE: f32 = 12.0;
const SIDE_TEXT_HEIGHT: f32 = 14.0;
const GAP_BELOW_SIDE: f32 = 3.0;

#[derive(Debug, Clone, PartialEq, Eq)]
enum Chair {
    Nestor(Level),
    /// A Nestor whose level follows the player's rating. Either all Nestors are adaptive or none.
    Adaptive,
    /// A player of this computer.
    KnownPlayer(Name),
    /// Another person, whose name is being typed.
    Guest(String),
}

/// The occupant of each seat, and the names being typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Chairs {
    /// The name that a nameless player types to sit down with other people.
    own_name: String,
    /// The occupants of the seats after the player's own.
    others: Vec<Chair>,
    /// Whether the player wants to see each seat, although all Nestors have the same level.
    shows_each_seat: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AllSeatsChoice {
    Level(Level),
    Adaptive,
    EachSeat,
    Guest,
}

impl Chairs {
    /// Creates the chairs from the player's preferences.
    pub(super) fn new(cx: &WindowContext<'_>) -> Self {
        let preferences = cx.session.preferences();
        let opponents = &preferences.opponents;
        let chair = |opponent: &Opponent| match opponent {
            Opponent::Nestor(_) if preferences.adaptive => Chair::Adaptive,
            Opponent::Nestor(level) => Chair::Nestor(*level),
            Opponent::Person(name) if known_players(cx).any(|it| it == name) => {
                Chair::KnownPlayer(name.clone())
            }
            Opponent::Person(name) => Chair::Guest(name.as_str().to_owned()),
        };
        let opponents = Seat::ALL.into_iter().filter_map(|seat| opponents.at(seat));
        Self { others: opponents.map(chair).collect(), ..Self::default() }
    }

    /// Whether a row with all seats is shown: people sit there, or Nestors of several levels, or
    /// the player wants it. For two players, only if a name is needed.
    pub(super) fn has_row(&self, seats: Seats, cx: &WindowContext<'_>) -> bool {
        if seats == Seats::Two {
            return self.asks_own_name(seats, cx);
        }
        self.shows_each_seat || self.common_level(seats).is_none()
    }

    /// The level of all other players, if they are Nestors of one level.
    fn common_level(&self, seats: Seats) -> Option<AllSeatsChoice> {
        let mut levels = self.used_chairs(seats).map(|chair| match chair {
            Chair::Nestor(level) => Some(AllSeatsChoice::Level(*level)),
            Chair::Adaptive => Some(AllSeatsChoice::Adaptive),
            Chair::KnownPlayer(_) | Chair::Guest(_) => None,
        });
        let first = levels.next()??;
        levels.all(|level| level == Some(first)).then_some(first)
    }

    /// Whether the level of the Nestors follows the player's rating.
    pub(super) fn is_adaptive(&self, seats: Seats) -> bool {
        self.used_chairs(seats).any(|chair| *chair == Chair::Adaptive)
    }

    /// Sets who sits in a chair. Other Nestors change too, so that either all are adaptive or none.
    fn set_chair(&mut self, place: usize, chosen: Chair) {
        for chair in &mut self.others {
            if matches!(
                (&chosen, &*chair),
                (Chair::Adaptive, Chair::Nestor(_)) | (Chair::Nestor(_), Chair::Adaptive)
            ) {
                *chair = chosen.clone();
            }
        }
        self.others[place] = chosen;
    }

    /// Whether a chosen level is too weak to be offered under these rules, so that another one
    /// takes its place.
    pub(super) fn has_too_weak_level(&self, rules: &Rules) -> bool {
        let chairs = self.others.iter().take(opponent_count(rules.seats));
        chairs.into_iter().any(
            |it| matches!(it, Chair::Nestor(level) if nearest_offered(*level, rules) != *level),
        )
    }

    /// Draws the list that chooses the opponent, or one level for all other players. Returns
    /// whether Enter was pressed in a name.
    pub(super) fn list_ui(
        &mut self,
        ui: &mut Ui,
        rules: &Rules,
        width: f32,
        cx: &WindowContext<'_>,
    ) -> bool {
        let seats = rules.seats;
        if seats == Seats::Two {
            return self.chip_ui(ui, Seat::ALL[1], rules, width, cx);
        }
        let is_each_seat = self.has_row(seats, cx);
        let common_level = self.common_level(seats).filter(|_| !is_each_seat);
        let common_level = common_level.map(|common_level| match common_level {
            AllSeatsChoice::Level(level) => AllSeatsChoice::Level(nearest_offered(level, rules)),
            other => other,
        });
        let levels = offered_levels(rules).into_iter();
        let levels = levels.map(|level| {
            let one = AllSeatsChoice::Level(level);
            level_choice(LEVEL_LIST_ID, level, one, common_level == Some(one))
        });
        let adaptive = adaptive_choice(
            LEVEL_LIST_ID,
            AllSeatsChoice::Adaptive,
            common_level == Some(AllSeatsChoice::Adaptive),
        );
        let each = msg::NEW_GAME_EACH_SEAT.text();
        let each_seat = ListChoice::new(
            AllSeatsChoice::EachSeat,
            "new-game-each-seat",
            each.clone(),
            is_each_seat,
        );
        let guest = msg::NEW_GAME_SOMEONE.text();
        let guest = ListChoice {
            explanation: Some(msg::NEW_GAME_SOMEONE_TIP.text()),
            ..ListChoice::new(AllSeatsChoice::Guest, "new-game-all-someone", guest, false)
        };
        let choices: Vec<_> = levels.chain([adaptive, each_seat, guest]).collect();
        let shown = match common_level {
            Some(AllSeatsChoice::Level(level)) => level.name(),
            Some(AllSeatsChoice::Adaptive) => msg::LEVEL_ADAPTIVE.text(),
            _ => each,
        };
        let (list, chosen) = list::list_button_ui(ui, LEVEL_LIST_ID, &shown, width, |ui| {
            list::choices_ui(ui, &choices)
        });
        list.accessible_name(msg::NEW_GAME_OTHERS.text());
        match chosen {
            Some(AllSeatsChoice::Level(level)) => {
                self.shows_each_seat = false;
                for chair in self.others.iter_mut().take(opponent_count(seats)) {
                    *chair = Chair::Nestor(level);
                }
            }
            Some(AllSeatsChoice::Adaptive) => {
                self.shows_each_seat = false;
                for chair in &mut self.others {
                    *chair = Chair::Adaptive;
                }
            }
            Some(AllSeatsChoice::EachSeat) => self.shows_each_seat = true,
            Some(AllSeatsChoice::Guest) => {
                let field = self.seat_guest(seats);
                list::request_focus_on(ui.ctx(), &field);
            }
            None => {}
        }
        false
    }

    /// Draws a chip for each seat. Returns whether Enter was pressed in a name.
    pub(super) fn ui(&mut self, ui: &mut Ui, rules: &Rules, cx: &WindowContext<'_>) -> bool {
        let seats = rules.seats;
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let (room, others) = (ui.available_width(), opponent_count(seats) as f32);
        let asks = self.asks_own_name(seats, cx);
        let own_name = display_name(cx.session.name());
        // In a narrow window, two chips are beside each other.
        let is_narrow = kit::is_narrow(ui.ctx()) && others > 1.0;
        let (own, each) = if is_narrow {
            [(room - GAP) / 2.0; 2].into()
        } else {
            let own =
                paint::text_width(ui.painter(), &own_name, TextStyle::regular(sizes::TEXT_SIZE));
            let own = (own + CHIP_PADDING).min(room / 4.0);
            let own = if asks { own.max(MIN_NAME_WIDTH) } else { own };
            let rest = room - own - others * GAP;
            (own, (rest / others).min(MAX_CHIP_WIDTH))
        };
        let places: Vec<Seat> = Seat::around(seats).collect();
        let in_row = if is_narrow { 2 } else { places.len() };
        let mut entered = false;
        let mut row_ui = |ui: &mut Ui, row: &[Seat]| {
            ui.horizontal(|ui| {
                for seat in row {
                    if *seat != Seat::ALL[0] {
                        if seats == Seats::Partners {
                            paint_side(ui, *seat, each);
                        }
                        entered |= self.chip_ui(ui, *seat, rules, each, cx);
                    } else if asks {
                        let name = self.default_name(*seat, seats, cx);
                        let label = new_game::seat(*seat, seats);
                        let id = "new-game-seat-1";
                        entered |= name_ui(ui, id, &label, &name, own, &mut self.own_name);
                    } else {
                        own_name_ui(ui, own, &own_name);
                    }
                }
            });
        };
        ui.vertical(|ui| {
            for row in places.chunks(in_row) {
                if seats == Seats::Partners {
                    ui.add_space(SIDE_TEXT_HEIGHT);
                }
                row_ui(ui, row);
            }
        });
        entered
    }

    /// Draws the chip of a seat. Returns whether Enter was pressed in the field for a name.
    fn chip_ui(
        &mut self,
        ui: &mut Ui,
        seat: Seat,
        rules: &Rules,
        width: f32,
        cx: &WindowContext<'_>,
    ) -> bool {
        let seats = rules.seats;
        let place = seat.index() - 1;
        let id = format!("new-game-seat-{}", seat.index() + 1);
        let choices = self.choices(place, &id, rules, cx);
        let default = self.default_name(seat, seats, cx);
        let shown = match &self.others[place] {
            Chair::Nestor(level) => {
                let name = self.nestor_at(seat, seats, cx);
                let level = nearest_offered(*level, rules);
                words::list([name.as_str().to_owned(), level.name()])
            }
            Chair::Adaptive => {
                let name = self.nestor_at(seat, seats, cx);
                words::list([name.as_str().to_owned(), msg::LEVEL_ADAPTIVE.text()])
            }
            Chair::KnownPlayer(name) => display_name(name),
            Chair::Guest(_) => String::new(),
        };
        let (mut entered, mut list_width) = (false, width);
        if let Chair::Guest(typed) = &mut self.others[place] {
            list_width = NARROW_LIST_WIDTH;
            let (id, label) = (format!("{id}-name"), msg::new_game_name(seat.index() + 1));
            let width = width - NARROW_LIST_WIDTH - GAP;
            entered = name_ui(ui, &id, &label, &default, width, typed);
        }
        let style = TextStyle::regular(sizes::TEXT_SIZE);
        let room = list_width - LIST_TEXT_MARGIN;
        let (shown, _) = paint::fit_text(ui.painter(), &shown, style, style.size, room);
        let (list, chosen) =
            list::list_button_ui(ui, &id, &shown, list_width, |ui| list::choices_ui(ui, &choices));
        list.accessible_name(new_game::seat(seat, seats));
        if let Some(chosen) = chosen {
            if matches!(chosen, Chair::Guest(_)) {
                list::request_focus_on(ui.ctx(), &format!("{id}-name"));
            }
            self.set_chair(place, chosen);
        }
        entered
    }

    /// Sets the level of all Nestors, and seats one if there is none.
    pub(super) fn set_level(&mut self, level: Level, seats: Seats) {
        if !self.has_nestor(seats) {
            self.others[0] = Chair::Nestor(level);
        }
        let used = self.others.iter_mut().take(opponent_count(seats));
        for chair in used.filter(|chair| chair.is_nestor()) {
            *chair = Chair::Nestor(level);
        }
    }

    /// Seats another person in place of the first Nestor. Returns the id of the field for the
    /// name.
    pub(super) fn seat_guest(&mut self, seats: Seats) -> String {
        let place = self.used_chairs(seats).position(Chair::is_nestor);
        if let Some(place) = place {
            self.others[place] = Chair::Guest(String::new());
        }
        let place = place.unwrap_or(0);
        format!("new-game-seat-{}-name", place + 2)
    }

    fn used_chairs(&self, seats: Seats) -> impl Iterator<Item = &Chair> {
        self.others.iter().take(opponent_count(seats))
    }

    fn has_nestor(&self, seats: Seats) -> bool {
        self.used_chairs(seats).any(Chair::is_nestor)
    }

    /// The possible occupants of a seat; the ids of the choices begin with `id`.
    fn choices(
        &self,
        place: usize,
        id: &str,
        rules: &Rules,
        cx: &WindowContext<'_>,
    ) -> Vec<ListChoice<Chair>> {
        let current = match &self.others[place] {
            Chair::Nestor(level) => &Chair::Nestor(nearest_offered(*level, rules)),
            other => other,
        };
        let levels = offered_levels(rules).into_iter().map(|level| {
            let chair = Chair::Nestor(level);
            let is_set = chair == *current;
            level_choice(id, level, chair, is_set)
        });
        let choice = |chair: Chair, end: &str, name: String| {
            let is_set = chair == *current;
            ListChoice::new(chair, format!("{id}-{end}"), name, is_set)
        };
        let own = cx.session.name();
        let known = known_players(cx).filter(|name| *name != own).map(|name| {
            choice(Chair::KnownPlayer(name.clone()), name.as_str(), display_name(name))
        });
        let guest = match current {
            Chair::Guest(typed) => typed.clone(),
            _ => String::new(),
        };
        let guest = ListChoice {
            explanation: Some(msg::NEW_GAME_SOMEONE_TIP.text()),
            ..choice(Chair::Guest(guest), "someone", msg::NEW_GAME_SOMEONE.text())
        };
        let adaptive = adaptive_choice(id, Chair::Adaptive, *current == Chair::Adaptive);
        let adaptive = Some(adaptive).filter(|_| rules.seats == Seats::Two);
        levels.chain(adaptive).chain(known).chain([guest]).collect()
    }

    /// Whether the player is asked for a name: before the first game, and to be told apart from the
    /// other people at the table.
    pub(super) fn asks_own_name(&self, seats: Seats, cx: &WindowContext<'_>) -> bool {
        let is_nameless = *cx.session.name() == Person::nameless();
        is_nameless && (!cx.session.has_played() || self.has_people(seats))
    }

    pub(super) fn has_people(&self, seats: Seats) -> bool {
        self.used_chairs(seats).any(|chair| !chair.is_nestor())
    }

    /// Whether the player has typed a name. Otherwise they get a default name while they play with
    /// other people.
    pub(super) fn has_own_name(&self) -> bool {
        !self.own_name.trim().is_empty()
    }

    pub(super) fn player(&self, seats: Seats, cx: &WindowContext<'_>) -> Name {
        let name = if self.asks_own_name(seats, cx) {
            self.typed_or_default(&self.own_name, Seat::ALL[0], seats, cx)
        } else {
            None
        };
        name.unwrap_or_else(|| cx.session.name().clone())
    }

    /// The name typed for a seat, or "Player 2" while the field is empty; `None` if it is
    /// invalid.
    fn typed_or_default(
        &self,
        typed: &str,
        seat: Seat,
        seats: Seats,
        cx: &WindowContext<'_>,
    ) -> Option<Name> {
        let name = if typed.trim().is_empty() {
            Name::new(&self.default_name(seat, seats, cx))
        } else {
            Name::new(typed)
        };
        name.ok()
    }

    /// Returns an unused name for a person in this seat who has typed none.
    fn default_name(&self, seat: Seat, seats: Seats, cx: &WindowContext<'_>) -> String {
        let typed = self.used_chairs(seats).filter_map(|chair| match chair {
            Chair::Guest(typed) => Name::new(typed).ok(),
            Chair::Nestor(_) | Chair::Adaptive | Chair::KnownPlayer(_) => None,
        });
        let own = Name::new(&self.own_name).ok();
        let taken: Vec<Name> = known_players(cx).cloned().chain(typed).chain(own).collect();
        // Different seats get different numbers.
        let mut names = (seat.index() + 1..).step_by(Seat::ALL.len()).map(msg::new_game_player);
        let free = names.find(|name| !taken.iter().any(|it| it.is_same(name)));
        free.unwrap_or_default()
    }

    /// Checks the name that the player typed, if one is needed. The error says what is wrong.
    fn check_own_name(&self, seats: Seats, cx: &WindowContext<'_>) -> Result<(), String> {
        if !self.asks_own_name(seats, cx) || !self.has_own_name() {
            return Ok(());
        }
        let name = Name::new(&self.own_name).map_err(names::bad_name)?;
        if known_players(cx).any(|known| known.is_same(name.as_str())) {
            return Err(msg::new_game_known_name(name.as_str()));
        }
        Ok(())
    }

    /// The opponents that the player has chosen for the seats.
    pub(super) fn opponents(&self, seats: Seats, cx: &WindowContext<'_>) -> Opponents {
        let mut opponents = cx.session.preferences().opponents.clone();
        for (seat, chair) in Seat::ALL.into_iter().skip(1).zip(&self.others) {
            let opponent = match chair {
                Chair::Nestor(level) => Opponent::Nestor(*level),
                Chair::Adaptive => Opponent::Nestor(Level::default()),
                Chair::KnownPlayer(name) => Opponent::Person(name.clone()),
                Chair::Guest(typed) if seat.index() <= opponent_count(seats) => {
                    match self.typed_or_default(typed, seat, seats, cx) {
                        Some(name) => Opponent::Person(name),
                        None => continue,
                    }
                }
                Chair::Guest(typed) => match Name::new(typed) {
                    Ok(name) => Opponent::Person(name),
                    // The seat is not in use.
                    Err(_) => continue,
                },
            };
            opponents.set(seat, opponent);
        }
        opponents
    }

    fn nestor_at(&self, seat: Seat, seats: Seats, cx: &WindowContext<'_>) -> Name {
        let mut opponents = self.opponents(seats, cx);
        opponents.set(seat, Opponent::Nestor(Level::default()));
        let seating = opponents.seating(&self.player(seats, cx), seats);
        seating[seat].name().clone()
    }

    /// Returns why a game by these rules cannot begin; `None` if it can.
    pub(super) fn problem(&self, rules: &Rules, cx: &WindowContext<'_>) -> Option<String> {
        let seats = rules.seats;
        if let Err(reason) = rules.check() {
            return Some(rules::why_invalid(&reason));
        }
        if let Err(sentence) = self.check_own_name(seats, cx) {
            return Some(sentence);
        }
        for chair in self.used_chairs(seats) {
            if let Chair::Guest(typed) = chair
                && !typed.trim().is_empty()
                && let Err(reason) = Name::new(typed)
            {
                return Some(names::bad_name(reason));
            }
        }
        let player = self.player(seats, cx);
        let seating = self.opponents(seats, cx).seating(&player, seats);
        shared_name(&seating).map(|name| msg::new_game_same_name(name.as_str()))
    }
}

fn opponent_count(seats: Seats) -> usize {
    usize::from(seats.count()) - 1
}

fn known_players<'a>(cx: &WindowContext<'a>) -> impl Iterator<Item = &'a Name> + use<'a> {
    cx.household.players().iter().map(Person::as_name)
}

impl Chair {
    const fn is_nestor(&self) -> bool {
        matches!(self, Self::Nestor(_) | Self::Adaptive)
    }
}

fn adaptive_choice<T>(id: &str, value: T, is_set: bool) -> ListChoice<T> {
    ListChoice {
        explanation: Some(msg::LEVEL_ADAPTIVE_EXPLAINED.text()),
        ..ListChoice::new(value, format!("{id}-adaptive"), msg::LEVEL_ADAPTIVE.text(), is_set)
    }
}

fn level_choice<T>(id: &str, level: Level, value: T, is_set: bool) -> ListChoice<T> {
    let id = format!("{id}-{}", <&str>::from(level));
    ListChoice {
        explanation: Some(level.explanation()),
        ..ListChoice::new(value, id, level.name(), is_set)
    }
}

/// Returns the first name that two players at the table share.
fn shared_name(seating: &Seating) -> Option<&Name> {
    let named: Vec<_> = seating.iter().map(|(_, sitter)| sitter.name()).collect();
    let is_second = |n: &usize| named[..*n].iter().any(|it| it.is_same(named[*n].as_str()));
    (0..named.len()).find(is_second).map(|n| named[n])
}

fn own_name_ui(ui: &mut Ui, width: f32, name: &str) {
    let size = vec2(width, ui.spacing().interact_size.y);
    let (rect, _) = kit::allocate_described(ui, size, Role::Label, "new-game-seat-1", name);
    let style = TextStyle::regular(sizes::TEXT_SIZE);
    let (name, style) = paint::fit_text(ui.painter(), name, style, style.size, width);
    let text = ui.visuals().text_color();
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, name, style.font(), text);
}

/// Paints above the next chip whether the partner or an opponent sits there. Screen readers get
/// this with the name of the seat.
fn paint_side(ui: &Ui, seat: Seat, width: f32) {
    let style = TextStyle::regular(SIDE_TEXT_SIZE);
    let side = new_game::side(seat, Seats::Partners);
    let (side, style) = paint::fit_text(ui.painter(), &side, style, SIDE_TEXT_SIZE, width);
    let at = ui.cursor().left_top() - vec2(-CHIP_PADDING, GAP_BELOW_SIDE);
    let color = ui.visuals().text_color();
    ui.painter().text(at, Align2::LEFT_BOTTOM, side, style.font(), color);
}

/// Draws a field for a name; `default` is the name that is used while the field is empty. Returns
/// whether Enter was pressed.
fn name_ui(
    ui: &mut Ui,
    id: &str,
    label: &str,
    default: &str,
    width: f32,
    typed: &mut String,
) -> bool {
    let field = Field { width, ..Field::new(id, default, Name::MAX_CHARS) };
    let field = kit::field(ui, field, typed).response.response;
    let field = field.accessible_name(label);
    list::focus_if_requested(ui, &field, id);
    kit::is_entered(ui, &field)
}
