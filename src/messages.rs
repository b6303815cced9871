//! The messages over the table, and the announcements for screen readers. How long a message is
//! shown is decided in `play/table_state.rs`.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use crate::command::WindowKind;
use engine::{Bone, GameState};
use game::profile::GameId;
use game::session::Session;
use game::store::StoreNotice;
use words::events::{self, LogLine};
use words::{files, msg};

/// The messages over the table, apart from the lines of the game's log.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    /// The message in place of the log's last event, until the player acts or the position changes.
    current: Option<String>,
    /// Whether the message is a question, which stays until it is answered.
    is_question: bool,
    /// Whether everybody may read the message, so that it is shown on a cover, too.
    is_for_all: bool,
    /// The bone that the message says cannot be played, and when the message was shown, in seconds
    /// of egui's clock.
    refused: Option<(Bone, f64)>,
    /// Messages that stay until the player acts.
    notices: Vec<UnreadNotice>,
    /// A message about a lasting condition, such as unsaved data; shown apart from the notices.
    pinned: Option<String>,
    /// The cached lines of the game, with their cache key.
    cached_lines: RefCell<Option<(LinesKey, Rc<[LogLine]>)>>,
    message_count: u64,
    last_announced: RefCell<LastAnnounced>,
    /// Texts that are announced but not shown.
    announcements: RefCell<Vec<String>>,
    /// Whether the position was left, so that announcements about it are dropped.
    has_left_position: Cell<bool>,
}

/// What [`Messages::news`] takes into account besides lines and messages.
#[derive(Debug)]
pub(crate) struct NewsContext {
    /// Whether the message is announced alone, without the lines of the game.
    pub is_apart: bool,
    pub game: Option<GameId>,
    /// What the player can do instead of a play, such as draw, if no bone can be played.
    pub offered_action: Option<String>,
}

/// What was announced last, to find out what is new.
#[derive(Debug, Default)]
struct LastAnnounced {
    // The game whose lines were announced, their number, and the last of them.
    game: Option<GameId>,
    line_count: usize,
    last_line: String,
    // The last message that was announced without the lines of the game, and the last such message
    // that did not come from `Messages::current`.
    apart_message: Option<String>,
    quiet_message: Option<String>,
    /// The number of the last message that was announced.
    message_number: u64,
    notices: Vec<String>,
    offered_action: Option<String>,
}

/// Maximum number of lines that are announced one by one when another game appears.
const MAX_LINES_ANNOUNCED: usize = 4;

impl LastAnnounced {
    /// The lines added since the last announcement; `None` if `lines` does not continue the
    /// announced ones. The last announced line may have been extended, or undone.
    fn new_lines<'a>(&self, lines: &'a [LogLine]) -> Option<&'a [LogLine]> {
        let unchanged = match self.line_count.checked_sub(1) {
            None => (lines.len() <= MAX_LINES_ANNOUNCED).then_some(0)?,
            Some(last) if lines.get(last).is_some_and(|it| it.text == self.last_line) => last + 1,
            Some(last) => (lines.len() >= last).then_some(last)?,
        };
        let new = &lines[unchanged..];
        // If a new group has begun, the rest of the previous group is skipped.
        let start = new.iter().position(|line| line.starts_group).unwrap_or(0);
        Some(&new[start..])
    }

    fn note_lines(&mut self, lines: &[LogLine]) {
        self.line_count = lines.len();
        self.last_line = lines.last().map(|line| line.text.clone()).unwrap_or_default();
    }
}

/// The state that cached lines were made for: the session's ticket, the number of hands, the number
/// of actions, and whether sums that score nothing are included.
type LinesKey = (u64, usize, usize, bool);

#[derive(Debug)]
struct UnreadNotice {
    /// The window whose failed command the notice is about, until that command is retried.
    about: Option<WindowKind>,
    /// Whether the notice is about a file that was set aside in the player's folder.
    has_file: bool,
    make_text: NoticeText,
    text: String,
}

impl UnreadNotice {
    fn new(about: Option<WindowKind>, make_text: impl Fn() -> String + 'static) -> Self {
        Self {
            about,
            has_file: false,
            text: make_text(),
            make_text: NoticeText(Box::new(make_text)),
        }
    }
}

/// Makes the text of a notice in the current language.
struct NoticeText(Box<dyn Fn() -> String>);

impl fmt::Debug for NoticeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(self.0)())
    }
}

impl Messages {
    /// Shows a question, which the player confirms by repeating the command.
    pub(crate) fn ask(&mut self, question: &str) {
        self.show_to_all(question);
        self.is_question = true;
    }

    pub(crate) const fn has_question(&self) -> bool {
        self.is_question && self.current.is_some()
    }

    /// Shows a message until the player acts or the position changes.
    pub(crate) fn show(&mut self, text: &str) {
        self.current = Some(text.to_owned());
        self.is_question = false;
        self.is_for_all = false;
        self.refused = None;
        self.message_count += 1;
    }

    /// Shows a message that everybody may read, so that it is shown on a cover, too.
    pub(crate) fn show_to_all(&mut self, text: &str) {
        self.show(text);
        self.is_for_all = true;
    }

    /// Shows why a bone of the hand cannot be played.
    pub(crate) fn refuse(&mut self, bone: Bone, why: &str, now: f64) {
        self.show(why);
        self.refused = Some((bone, now));
    }

    /// The bone that cannot be played, and the time when the message about it was shown.
    pub(crate) fn refused(&self) -> Option<(Bone, f64)> {
        self.refused.filter(|_| self.current.is_some())
    }

    pub(crate) fn is_showing(&self, text: &str) -> bool {
        self.current.as_deref() == Some(text)
    }

    /// Shows a notice until the player acts.
    pub(crate) fn notify(&mut self, make_text: impl Fn() -> String + 'static) {
        self.notify_about(None, make_text);
    }

    /// Shows notices about files until the player acts.
    pub(crate) fn notify_of_files(&mut self, notices: Vec<StoreNotice>) {
        for notice in notices {
            let has_file = notice.has_file();
            self.notify(move || files::notice(&notice));
            if let Some(unread) = self.notices.last_mut() {
                unread.has_file = has_file;
            }
        }
    }

    /// Shows a notice until the player acts, or retries the failed command of the window `about`.
    pub(crate) fn notify_about(
        &mut self,
        about: Option<WindowKind>,
        make_text: impl Fn() -> String + 'static,
    ) {
        let unread = UnreadNotice::new(about, make_text);
        self.notices.retain(|other| other.text != unread.text);
        self.notices.push(unread);
    }

    /// Removes the notice about a window's failed command, which is being retried.
    pub(crate) fn remove_notice_about(&mut self, window: WindowKind) {
        self.notices.retain(|unread| unread.about != Some(window));
    }

    /// Translates notices into the current language, and drops all other texts.
    pub(crate) fn translate(&mut self) {
        self.current = None;
        self.cached_lines.take();
        self.last_announced.get_mut().line_count = 0;
        for unread in &mut self.notices {
            unread.text = (unread.make_text.0)();
        }
    }

    pub(crate) fn notices(&self) -> impl Iterator<Item = &str> {
        self.notices.iter().map(|unread| unread.text.as_str())
    }

    pub(crate) fn remove_notice(&mut self, text: &str) {
        self.current.take_if(|current| current == text);
        self.notices.retain(|unread| unread.text != text);
    }

    /// Pins a message until this is called with another one or `None`.
    pub(crate) fn pin(&mut self, text: Option<String>) {
        if self.pinned != text
            && let Some(old) = std::mem::replace(&mut self.pinned, text)
        {
            self.remove_notice(&old);
        }
    }

    pub(crate) fn pinned(&self) -> Option<&str> {
        self.pinned.as_deref()
    }

    /// The notices besides the pinned message.
    pub(crate) fn other_notices(&self) -> impl Iterator<Item = &str> {
        self.notices().filter(|notice| self.pinned() != Some(*notice))
    }

    /// Whether there is a notice besides the pinned message.
    pub(crate) fn has_notices(&self) -> bool {
        self.other_notices().next().is_some()
    }

    pub(crate) fn has_file(&self) -> bool {
        self.notices.iter().any(|unread| unread.has_file)
    }

    /// Forgets everything but the number of messages.
    pub(crate) fn clear_all(&mut self) {
        *self = Self { message_count: self.message_count, ..Self::default() };
    }

    pub(crate) const fn message_number(&self) -> u64 {
        self.message_count
    }

    /// The first notice and the number of others, or all if one is about a file.
    pub(crate) fn notices_text(&self) -> String {
        if self.has_file() {
            // The message then is a card with buttons, which has room for all notices.
            return self.other_notices().collect::<Vec<_>>().join("\n");
        }
        let mut notices = self.other_notices();
        let first = notices.next().unwrap_or_default().to_owned();
        match notices.count() {
            0 => first,
            more => format!("{first} {}", msg::notice_more(more)),
        }
    }

    /// The text on a cover: the notices, or else the message if everybody may read it.
    pub(crate) fn text_for_all(&self) -> String {
        let message = self.current.as_ref().filter(|_| self.is_for_all);
        match message {
            Some(message) if !self.has_notices() => message.clone(),
            _ => self.notices_text(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.current = None;
    }

    /// Clears the message and marks notices as read, because the player has acted.
    pub(crate) fn mark_all_read(&mut self) {
        self.current = None;
        self.mark_notices_read();
    }

    /// Marks notices as read, because the player has moved on, for example in a review.
    pub(crate) fn mark_notices_read(&mut self) {
        self.notices.clear();
    }

    /// All lines of the shown game up to the shown moment, the oldest first, without a hand that is
    /// being dealt. Sums that score nothing are included only if `shows_sums` is set. Notices
    /// follow as the last lines.
    pub(crate) fn lines(
        &self,
        session: &Session,
        shown: &GameState,
        shows_sums: bool,
        is_dealing: bool,
    ) -> Rc<[LogLine]> {
        let ticket = session.ticket();
        let hands = shown.rounds().len();
        let hands = hands.saturating_sub(usize::from(is_dealing));
        let moment = (ticket, hands, shown.record().len(), shows_sums);
        let cached = self.cached_lines.take().filter(|(at, _)| *at == moment);
        let lines = cached.map(|(_, lines)| lines);
        let lines = lines.unwrap_or_else(|| Self::lines_of_hands(shown, hands, shows_sums).into());
        *self.cached_lines.borrow_mut() = Some((moment, Rc::clone(&lines)));
        if !self.has_notices() {
            return lines;
        }
        let others = self.other_notices().map(LogLine::plain);
        lines.iter().cloned().chain(others).collect()
    }

    /// The lines of the first `hands` hands of the game, and of its result if it is over.
    fn lines_of_hands(game: &GameState, hands: usize, shows_sums: bool) -> Vec<LogLine> {
        let mut lines: Vec<LogLine> = Vec::new();
        for round in &game.rounds()[..hands] {
            // The bones of earlier hands are no longer on the table.
            for line in &mut lines {
                line.bone = None;
            }
            lines.extend(events::log_lines(round, game.seating(), shows_sums));
        }
        if let Some(outcome) = game.outcome() {
            lines.push(events::outcome(outcome, game.seating(), game.rules()));
        }
        lines
    }

    /// Returns `text` preceded by the current message, if there is one.
    pub(crate) fn after_message(&self, text: String) -> String {
        match &self.current {
            Some(message) => format!("{message} {text}").trim_end().to_owned(),
            None => text,
        }
    }

    /// The new announcements: each line of the game once, each message as often as it was shown,
    /// and the action offered instead of a play. If [`NewsContext::is_apart`] is set, only the
    /// message is announced, without the lines of the game.
    pub(crate) fn news(
        &self,
        lines: &[LogLine],
        message: &str,
        context: NewsContext,
    ) -> Vec<String> {
        let mut last = self.last_announced.borrow_mut();
        let last = &mut *last;
        let notices: Vec<String> = self.other_notices().map(str::to_owned).collect();
        let of_game = &lines[..lines.len().saturating_sub(notices.len())];
        if last.game != context.game {
            last.game = context.game;
            last.line_count = 0;
        }
        let message_shown =
            self.current.as_ref().filter(|_| last.message_number != self.message_count);
        let new_lines = last.new_lines(of_game);
        let mut news = Vec::new();
        if context.is_apart {
            let message = Some(message.to_owned());
            let is_quiet = self.current.is_none();
            // A message that returns after another is not new.
            let is_repeated = is_quiet && last.quiet_message == message;
            if last.apart_message != message && !is_repeated || message_shown.is_some() {
                news.extend(message.clone());
            }
            last.apart_message.clone_from(&message);
            if is_quiet {
                last.quiet_message = message;
            }
        } else {
            (last.apart_message, last.quiet_message) = (None, None);
            match new_lines {
                Some(new) => news.extend(new.iter().map(|line| line.text.clone())),
                None if message_shown.is_some() || !notices.is_empty() => {}
                None => news.push(message.to_owned()),
            }
            news.extend(message_shown.cloned());
            if last.offered_action != context.offered_action {
                news.extend(context.offered_action.clone());
                last.offered_action = context.offered_action;
            }
        }
        // In a review there are fewer lines, and those after them have been announced already.
        if !context.is_apart || new_lines.is_some_and(|new| !new.is_empty()) {
            last.note_lines(of_game);
        }
        let new = notices.iter().filter(|notice| !last.notices.contains(notice));
        news.extend(new.cloned());
        last.message_number = self.message_count;
        last.notices = notices;
        news.extend(self.announcements.take());
        news
    }

    /// Drops announcements for a person who has left the screen.
    pub(crate) fn drop_announcements(&self) {
        self.announcements.take();
    }

    /// Clears the message and the announcements when the position changes without an event, as by
    /// undo.
    pub(crate) fn leave_position(&mut self) {
        self.clear();
        self.drop_announcements();
        self.has_left_position.set(true);
    }

    /// Returns and resets whether [`leave_position`](Self::leave_position) was called.
    pub(crate) fn take_left_position(&self) -> bool {
        self.has_left_position.take()
    }

    /// Announces something that sighted players see on the table without a message.
    pub(crate) fn announce(&self, text: String) {
        self.announcements.borrow_mut().push(text);
    }

    /// Whether there is a message besides the lines of the game.
    pub(crate) fn has_message(&self) -> bool {
        self.current.is_some() || self.has_notices()
    }

    pub(crate) fn message(&self, lines: &[LogLine]) -> String {
        if let Some(current) = &self.current {
            let last = self.notices.last().map(|notice| notice.text.as_str());
            let last = last.filter(|text| self.pinned() != Some(*text) && text != current);
            let texts: Vec<&str> = std::iter::once(current.as_str()).chain(last).collect();
            return texts.join("\n");
        }
        if self.has_notices() {
            return self.notices_text();
        }
        let start = lines.iter().rposition(|line| line.starts_group).unwrap_or(0);
        let texts = lines[start..].iter().map(|line| line.text.as_str());
        texts.collect::<Vec<&str>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;
    use game::profile::Person;
    use std::sync::Arc;

    #[test]
    fn lines_are_cached_until_there_is_a_notice() {
        let new_seed = Box::new(|| Seed::new([7; 32]));
        let session = Session::new(&Person::nameless(), Arc::default(), None, new_seed);
        let mut messages = Messages::default();
        let lines = |messages: &Messages| messages.lines(&session, session.state(), true, false);
        let first = lines(&messages);
        assert!(Rc::ptr_eq(&first, &lines(&messages)), "the same ones");
        messages.notify(|| "A notice.".to_owned());
        let all = lines(&messages);
        let [game @ .., last] = &all[..] else {
            panic!("there is a notice");
        };
        assert_eq!((game, last.text.as_str()), (&first[..], "A notice."));
    }
}
