//! What has been said, and which of it is the message now.

use std::cell::RefCell;
use std::fmt;

use crate::engine::GameState;
use crate::session::Session;
use crate::words::events::{self, Saying};

/// What has been said besides what happened on the table.
#[derive(Debug, Default)]
pub(super) struct Messages {
    /// Stands in place of the last event until something happens.
    now: Option<String>,
    /// What the player must read before it goes away.
    notices: Vec<Unread>,
    /// Stands behind the message, as long as a notice would.
    aside: Option<Unread>,
    /// What stays on the screen as long as it is true.
    standing: Option<String>,
    /// The lines of the game as they were made last: they are shown in every
    /// picture, and change only when something happens.
    told: RefCell<Option<(Moment, Vec<Saying>)>>,
}

/// When lines were made: by the session's ticket and its changes of the game, by
/// how many hands and actions were shown, and whether with counts and seals.
type Moment = (u64, u64, usize, usize, [bool; 2]);

/// A notice, and whether the player has done something since it came.
#[derive(Debug)]
struct Unread {
    says: Says,
    text: String,
    is_old: bool,
}

impl Unread {
    fn new(says: impl Fn() -> String + 'static) -> Self {
        Self {
            text: says(),
            says: Says(Box::new(says)),
            is_old: false,
        }
    }
}

/// What says a notice in the language that is spoken.
struct Says(Box<dyn Fn() -> String>);

impl fmt::Debug for Says {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(self.0)())
    }
}

impl Messages {
    /// Says something until something happens.
    pub(super) fn say(&mut self, text: &str) {
        self.now = Some(text.to_owned());
    }

    /// Whether this was said, and nothing has happened since.
    pub(super) fn says(&self, text: &str) -> bool {
        self.now.as_deref() == Some(text)
    }

    /// Says something that stays until the player has gone on twice: the first
    /// click may have been under way when it came.
    pub(super) fn notice(&mut self, says: impl Fn() -> String + 'static) {
        let unread = Unread::new(says);
        self.notices.retain(|other| other.text != unread.text);
        self.notices.push(unread);
    }

    /// Says something behind the message, that stays as long as a notice would, or
    /// until it is forgotten.
    pub(super) fn add(&mut self, says: impl Fn() -> String + 'static) {
        self.aside = Some(Unread::new(says));
    }

    /// Another language is spoken: what stays is said in it, and the rest is
    /// forgotten.
    pub(super) fn say_again(&mut self) {
        self.now = None;
        self.told.take();
        for unread in self.notices.iter_mut().chain(&mut self.aside) {
            unread.text = (unread.says.0)();
        }
    }

    /// Takes away what was said behind the message.
    pub(super) fn forget_aside(&mut self) {
        self.aside = None;
    }

    /// What the player must read and has not read yet, the oldest first.
    pub(super) fn notices(&self) -> impl Iterator<Item = &str> {
        self.notices.iter().map(|unread| unread.text.as_str())
    }

    /// Takes a notice away.
    pub(super) fn forget(&mut self, text: &str) {
        self.now.take_if(|now| now == text);
        self.notices.retain(|unread| unread.text != text);
    }

    /// Keeps a sentence on the screen beside all else, until this is called with
    /// another or with none: then the old one is no longer true.
    pub(super) fn stand(&mut self, text: Option<String>) {
        if self.standing != text
            && let Some(over) = std::mem::replace(&mut self.standing, text)
        {
            self.forget(&over);
        }
    }

    /// What stays on the screen as long as it is true.
    pub(super) fn standing(&self) -> Option<&str> {
        self.standing.as_deref()
    }

    /// The notices that are not to be read anyway.
    pub(super) fn others(&self) -> impl Iterator<Item = &str> {
        self.notices()
            .filter(|notice| self.standing() != Some(*notice))
    }

    pub(super) fn nothing(&mut self) {
        self.now = None;
    }

    /// The player has acted: what was said is over, and notices are a step nearer to
    /// their end.
    pub(super) fn read(&mut self) {
        self.now = None;
        self.pass();
    }

    /// The player has gone on otherwise, as to another moment of a game that is looked
    /// back at: notices do not stay for ever.
    pub(super) fn pass(&mut self) {
        let is_read = |unread: &mut Unread| std::mem::replace(&mut unread.is_old, true);
        self.notices.retain_mut(|unread| !is_read(unread));
        self.aside.take_if(is_read);
    }

    /// All lines of the session's game as far as it is shown, the oldest first;
    /// nothing of a hand that is still being dealt.
    pub(super) fn lines(
        &self,
        session: &Session,
        shown: &GameState,
        counts: bool,
        is_dealing: bool,
    ) -> Vec<Saying> {
        let (ticket, changes) = (session.ticket(), session.changes().game);
        let hands = shown.rounds().len();
        let hands = hands.saturating_sub(usize::from(is_dealing));
        let with = [counts, session.preferences().display.seal];
        let moment = (ticket, changes, hands, shown.record().len(), with);
        let mut told = self.told.borrow_mut();
        if told.as_ref().is_none_or(|(at, _)| *at != moment) {
            *told = Some((moment, Self::of_game(shown, hands, with)));
        }
        let lines = told.iter().flat_map(|(_, lines)| lines.iter().cloned());
        lines.chain(self.others().map(Saying::plain)).collect()
    }

    /// The lines of the first hands of the game alone.
    fn of_game(game: &GameState, hands: usize, [counts, seals]: [bool; 2]) -> Vec<Saying> {
        let mut lines: Vec<Saying> = Vec::new();
        for round in &game.rounds()[..hands] {
            // The bones of the hands before lie on the table no more.
            for line in &mut lines {
                line.bone = None;
            }
            let seal = round.seal().filter(|_| seals);
            lines.extend(seal.map(|seal| events::sealed(&seal.short())));
            lines.extend(events::sayings(round, game.seating(), counts));
        }
        if let Some(outcome) = game.outcome() {
            lines.push(events::outcome(outcome, game.seating(), game.rules()));
        }
        lines
    }

    /// What was said last, if nothing has happened since, before something else.
    pub(super) fn before(&self, text: String) -> String {
        match &self.now {
            Some(now) => format!("{now} {text}").trim_end().to_owned(),
            None => text,
        }
    }

    /// The message: what was said last, with all that belongs to it.
    pub(super) fn message(&self, lines: &[Saying]) -> String {
        if let Some(now) = &self.now {
            let last = self.notices.last().filter(|notice| !notice.is_old);
            let last = last.map(|notice| notice.text.as_str());
            let last = last.filter(|text| self.standing() != Some(*text) && text != now);
            let texts: Vec<&str> = std::iter::once(now.as_str()).chain(last).collect();
            return texts.join(" ");
        }
        if let Some(notice) = self.others().last() {
            return notice.to_owned();
        }
        let start = lines.iter().rposition(|line| line.opens).unwrap_or(0);
        let texts = lines[start..].iter().map(|line| line.text.as_str());
        let aside = self.aside.iter().map(|aside| aside.text.as_str());
        let texts: Vec<&str> = texts.chain(aside).collect();
        texts.join(" ")
    }
}
