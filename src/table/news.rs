//! Removes news beside a plate after a while, except for passes.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::Ui;

use engine::Seat;

use super::snapshot::{News, Snapshot};

/// How long news is shown, in seconds.
const NEWS_SECS: f64 = 4.0;

/// For each seat, its news with the time since which it has been shown.
#[derive(Debug, Default)]
pub struct NewsClock {
    shown_since: BTreeMap<Seat, ((News, usize), f64)>,
}

impl NewsClock {
    /// The seats whose news has been shown long enough; a pass never expires. Requests a repaint
    /// for the time when the next news expires.
    pub fn expired(&mut self, ui: &Ui, snapshot: &Snapshot) -> Vec<Seat> {
        let now = ui.input(|input| input.time);
        let mut expired = Vec::new();
        for player in &snapshot.players {
            let Some(news) = player.news.filter(|(news, _)| !news.is_pass()) else {
                self.shown_since.remove(&player.seat);
                continue;
            };
            let known = self.shown_since.entry(player.seat).or_insert((news, now));
            if known.0 != news {
                *known = (news, now);
            }
            let left = known.1 + NEWS_SECS - now;
            if left > 0.0 {
                ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            } else {
                expired.push(player.seat);
            }
        }
        expired
    }
}
