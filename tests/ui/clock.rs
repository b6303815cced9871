//! The clock that the program goes by here, and a day that ends meanwhile.

use std::cell::Cell;
use std::time::Duration;

use chrono::{Local, TimeZone as _};
use egui::Key;
use nestor_dominoes::app::Clock;
use nestor_dominoes::words::daily;

use super::daily::{SIZES, at_draw, open_at, today};

thread_local! {
    static AHEAD: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// A clock that stands until [`passes`], so that the deal of the day is the same in every
/// run.
pub fn clock() -> Clock {
    Clock::of(|| {
        let noon = Local.with_ymd_and_hms(2026, 11, 21, 12, 0, 0);
        let noon = noon.single().expect("a time");
        (noon + AHEAD.get()).into()
    })
}

/// So much time passes on it, in this test.
pub fn passes(time: Duration) {
    AHEAD.set(AHEAD.get() + time);
}

#[test]
fn at_midnight_the_deal_that_was_shown_is_not_begun_as_another_one() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    let yesterday = today();
    player.choose("window-daily");
    player.must_read(&daily::date(yesterday));
    passes(Duration::from_hours(12));
    assert_ne!(today(), yesterday, "another day has begun");
    player.press(Key::Enter);
    assert_eq!(player.session().game().day(), None, "none was begun");
    player.must_read(&daily::date(today()));
    player.press(Key::Enter);
    assert_eq!(player.session().day_on_table(), Some(today()), "as shown");
}
