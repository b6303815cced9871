//! The coins of the computer players, and what their faces show.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::Ui;

use engine::{Level, Seat, Seating};

use super::effect::{ActiveEffect, Effect};
use super::moods::Mood;
use super::snapshot::Snapshot;
use crate::paint::{Coin, Expression, Head};

/// Time after which the player to move looks thoughtful, in seconds. At the usual speed the table
/// waits at least 0.5 seconds before Nestor acts, so that his look at his bones is seen.
const THINKING_AFTER_SECS: f64 = 0.1;

/// The coin of a computer player at rest; `None` for a person.
pub fn coin_of(seating: &Seating, seat: Seat) -> Option<Coin> {
    let level = seating.get(seat)?.level()?;
    Some(Coin { head: head_of(seating, seat), ..coin_of_level(level) })
}

/// Nestor's coin at a level, at rest.
pub fn coin_of_level(level: Level) -> Coin {
    Coin { leaves: level.index() as u8, ..Coin::new(Head::Nestor) }
}

/// The head that belongs to a computer player's name. Players with other names get unused heads.
fn head_of(seating: &Seating, seat: Seat) -> Head {
    let named = |seat: Seat| {
        let name = seating[seat].name();
        let mut heads = Head::ALL.into_iter();
        heads.find(|head| !seating[seat].is_person() && name.is_same(head.name()))
    };
    let taken: Vec<Option<Head>> = seating.nestors().map(named).collect();
    let mut left = Head::ALL.into_iter().filter(|head| !taken.contains(&Some(*head)));
    let before = seating.nestors().take_while(|other| *other != seat);
    let place = before.filter(|other| named(*other).is_none()).count();
    named(seat).or_else(|| left.nth(place)).unwrap_or(Head::Nestor)
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Face {
    mood: Mood,
    /// Time at which the mood began, in seconds.
    began_at: f64,
    /// Duration, as a share of the usual time.
    duration_factor: f64,
    /// The expression from which the face changes.
    from: Expression,
}

impl Face {
    const fn at_rest(now: f64) -> Self {
        Self { mood: Mood::Resting, began_at: now, duration_factor: 0.0, from: Expression::REST }
    }

    fn expression(&self, now: f64) -> Expression {
        let after = if self.duration_factor > 0.0 {
            (now - self.began_at) / self.duration_factor
        } else {
            f64::INFINITY
        };
        self.mood.expression(self.from, after)
    }

    fn is_moving(&self, now: f64) -> bool {
        let is_still = self.mood == Mood::Resting && self.from == Expression::REST;
        !is_still && now < self.began_at + self.mood.secs() * self.duration_factor
    }
}

/// The faces of the computer players.
///
/// They respond to effects in the queue and to whose turn it is, never to anything hidden from the
/// viewer.
#[derive(Debug, Default)]
pub struct Faces {
    faces: BTreeMap<Seat, Face>,
    /// The player for whom the table waits, and since when, in seconds.
    awaited_player: Option<(Seat, f64)>,
}

/// What faces respond to at one moment.
#[derive(Debug, Clone, Copy)]
pub struct FaceCues<'a> {
    pub snapshot: &'a Snapshot,
    pub effects: &'a [ActiveEffect<'a>],
    /// Whether the table waits for a player: the queue is empty, and no past moment is shown.
    pub is_waiting: bool,
    /// Duration of animations, as a share of the usual time; 0.0 for none.
    pub duration_factor: f64,
}

impl Faces {
    /// Updates the mood of each face, and requests repaints. The last effect wins over earlier ones
    /// and over the turn.
    pub fn update(&mut self, ui: &Ui, cues: FaceCues<'_>) {
        let now = ui.input(|input| input.time);
        let FaceCues { snapshot, effects, is_waiting, duration_factor } = cues;
        let in_turn = snapshot.players.iter().find(|player| player.is_to_move && is_waiting);
        self.awaited_player = in_turn.map(|player| {
            let known = self.awaited_player.filter(|(seat, _)| *seat == player.seat);
            known.unwrap_or((player.seat, now))
        });
        for player in &snapshot.players {
            let seat = player.seat;
            if snapshot.seating[seat].is_person() {
                continue;
            }
            let known = *self.faces.entry(seat).or_insert(Face::at_rest(now));
            let mut moods = effects.iter().filter_map(|active| match *active.effect {
                Effect::Mood { seat: of, mood } if of == seat => Some((mood, active.began_at)),
                _ => None,
            });
            let (mood, began_at) = moods.next_back().unwrap_or_else(|| {
                let since = self
                    .awaited_player
                    .filter(|(waiting, _)| *waiting == seat && duration_factor > 0.0);
                let left = since.map(|(_, since)| since + THINKING_AFTER_SECS - now);
                let mood = if left.is_some_and(|left| left <= 0.0) {
                    Mood::Thinking
                } else {
                    Mood::Resting
                };
                if let Some(left) = left.filter(|left| *left > 0.0) {
                    ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
                }
                let is_known = known.mood == mood;
                (mood, if is_known { known.began_at } else { now })
            });
            let face = if (known.mood, known.began_at) == (mood, began_at) {
                known
            } else {
                Face { mood, began_at, duration_factor, from: known.expression(now) }
            };
            if face.is_moving(now) {
                ui.ctx().request_repaint();
            }
            self.faces.insert(seat, face);
        }
    }

    pub fn expression(&self, seat: Seat, now: f64) -> Expression {
        self.faces.get(&seat).map_or(Expression::REST, |face| face.expression(now))
    }

    /// Completes the animation of each face at once.
    pub fn finish_now(&mut self) {
        for face in self.faces.values_mut() {
            face.duration_factor = 0.0;
        }
    }

    /// Resets all faces, because another table is shown.
    pub fn reset(&mut self) {
        *self = Self::default();
    }
}
