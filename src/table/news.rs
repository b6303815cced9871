//! News beside a plate goes away again.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::Ui;

use engine::Seat;

use super::snapshot::{News, Snapshot};
use super::sprite::{Sprite, SpriteId};

/// For how long news is seen, in seconds.
const SEEN_SECS: f64 = 4.0;

/// Since when the news of each seat has been seen.
#[derive(Debug, Default)]
pub struct NewsClock {
    seen: BTreeMap<Seat, ((News, usize), f64)>,
}

impl NewsClock {
    /// Takes away the news that was seen for long enough. The window wakes up once, when
    /// the next news is to go.
    pub fn retain(&mut self, ui: &Ui, snapshot: &Snapshot, sprites: &mut Vec<Sprite>) {
        let now = ui.input(|input| input.time);
        for player in &snapshot.players {
            let Some(news) = player.news else {
                self.seen.remove(&player.seat);
                continue;
            };
            let known = self.seen.entry(player.seat).or_insert((news, now));
            if known.0 != news {
                *known = (news, now);
            }
        }
        sprites.retain(|sprite| {
            let SpriteId::News(seat) = sprite.id else {
                return true;
            };
            let since = self.seen.get(&seat).map_or(now, |(_, since)| *since);
            let left = since + SEEN_SECS - now;
            if left > 0.0 {
                ui.ctx()
                    .request_repaint_after(Duration::from_secs_f64(left));
            }
            left > 0.0
        });
    }
}
