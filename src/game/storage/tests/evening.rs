//! Somebody plays: a window without a picture, and the store's work done when the test says so.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::{Preset, Rules, Seats};

use super::virtual_disk::VirtualDisk;
use crate::profile::{GameId, PlayedGame, Preferences};
use crate::session::{Session, State};
use crate::storage::fixture::{fresh, play};
use crate::storage::keeper::Keeper;
use crate::storage::{
    Answer, Ask, Claim, HistoryFile, Household, Kept, Notice, SaveError, Store, WindowPlace,
};

/// The program's folder.
pub(super) const ROOT: &str = "/home/anna/nestor";

/// A path in Anna's folder.
pub(super) fn anna(name: &str) -> PathBuf {
    Path::new(ROOT).join("players/anna-1").join(name)
}

/// Somebody plays.
pub(super) struct Evening {
    pub(super) store: Store,
    /// Does the store's work; `None` if a thread does it.
    pub(super) keeper: Option<Keeper>,
    disk: VirtualDisk,
    pub(super) household: Household,
    pub(super) session: Option<Session>,
    pub(super) notices: Vec<Notice>,
    pub(super) finished: Option<BTreeSet<GameId>>,
    number: u64,
    handed: Option<Arc<State>>,
    lines: Option<Arc<Vec<Arc<PlayedGame>>>>,
    kept: BTreeSet<GameId>,
}

fn preferences() -> Preferences {
    Preferences {
        rules: Rules {
            target: Some(20),
            ..Preset::AllFives.rules(Seats::Two)
        },
        ..Preferences::default()
    }
}

impl Evening {
    /// The program starts, and Anna sits down. The number decides what is dealt.
    pub(super) fn begin(disk: &VirtualDisk, number: u64) -> Self {
        Self::begin_as(disk, number, Claim::granted())
    }

    /// The same with this claim to the folder.
    pub(super) fn begin_as(disk: &VirtualDisk, number: u64, claim: Claim) -> Self {
        Self::begin_at(disk, number, claim, Some(PathBuf::from(ROOT)), false)
    }

    /// The same where the system has no folder.
    pub(super) fn begin_without_folder(disk: &VirtualDisk, number: u64) -> Self {
        Self::begin_at(disk, number, Claim::granted(), None, false)
    }

    /// The same with files that are written in the other order.
    pub(super) fn begin_backwards(disk: &VirtualDisk, number: u64) -> Self {
        let root = Some(PathBuf::from(ROOT));
        Self::begin_at(disk, number, Claim::granted(), root, true)
    }

    fn begin_at(
        disk: &VirtualDisk,
        number: u64,
        claim: Claim,
        root: Option<PathBuf>,
        is_backwards: bool,
    ) -> Self {
        let (store, mut keeper) = Store::by_hand(Arc::new(disk.clone()), root, Arc::new(|| {}));
        keeper.is_backwards = is_backwards;
        keeper.begin(claim);
        let mut evening = Self::with(store, Some(keeper), disk, number);
        evening.work();
        evening
    }

    /// The same with a thread, of which nothing is waited for.
    pub(super) fn begin_with_thread(disk: &VirtualDisk, number: u64) -> Self {
        let root = Some(PathBuf::from(ROOT));
        let store = Store::start(Arc::new(disk.clone()), root, Claim::granted, || {});
        Self::with(store, None, disk, number)
    }

    fn with(store: Store, keeper: Option<Keeper>, disk: &VirtualDisk, number: u64) -> Self {
        Self {
            store,
            keeper,
            disk: disk.clone(),
            household: Household::default(),
            session: None,
            notices: Vec::new(),
            finished: None,
            number,
            handed: None,
            lines: None,
            kept: BTreeSet::new(),
        }
    }

    /// The store does what waits, unless its thread hangs, and the window takes the answers.
    pub(super) fn work(&mut self) {
        loop {
            let is_waiting = if let Some(keeper) = &mut self.keeper {
                keeper.do_waiting();
                false
            } else {
                let is_at_work = !self.store.is_idle() || self.session.is_none();
                is_at_work && !self.disk.is_hanging()
            };
            let answers = self.store.answers();
            if answers.is_empty() && !is_waiting {
                return;
            }
            if answers.is_empty() {
                std::thread::yield_now();
            }
            for answer in answers {
                self.take(answer);
            }
            self.hand_over();
        }
    }

    /// A second passes: what failed is tried again.
    pub(super) fn second(&mut self) {
        if let Some(keeper) = self.keeper.as_mut().filter(|it| it.is_to_try_again()) {
            keeper.try_again();
        }
        self.work();
    }

    fn take(&mut self, answer: Answer) {
        match answer {
            Answer::Root { players, place } => {
                let seated = self.household.take_in(players, place).map(str::to_owned);
                let folder = seated.unwrap_or_else(|| {
                    let sat = self.household.sit_down("Anna", true);
                    sat.expect("a name").to_owned()
                });
                if self.store.folder().is_none() {
                    self.store.sit_down(&folder);
                }
                let players = Arc::clone(self.household.players());
                self.store.keep(Kept::Players(players));
            }
            // What was played in memory comes after it.
            Answer::SatDown { files, .. } if self.session.is_some() && files.state.is_some() => {
                self.resume(files.state);
            }
            Answer::SatDown { files, .. } => {
                self.begin_session(files.state);
                self.store.ask(Ask::StartLasted);
                self.store.ask(Ask::ListFinished);
            }
            Answer::Late { files, .. } => self.resume(files.state),
            Answer::Lists { history, days, .. } => {
                if let Some(session) = &mut self.session {
                    session.take_lists(Arc::clone(history.games()), days);
                }
            }
            Answer::Said(notice) => self.notices.push(notice),
            Answer::Finished(ids) => self.finished = Some(ids.unwrap_or_default()),
            _ => {}
        }
    }

    fn resume(&mut self, state: Option<State>) {
        if let (Some(session), Some(state)) = (&mut self.session, state) {
            session.resume(state);
        }
    }

    /// What has changed is handed over.
    pub(super) fn hand_over(&mut self) {
        let Some(session) = &self.session else {
            return;
        };
        let state = session.saved();
        if !self
            .handed
            .as_ref()
            .is_some_and(|handed| Arc::ptr_eq(handed, state))
        {
            self.handed = Some(Arc::clone(state));
            self.store.keep(Kept::State(Arc::clone(state)));
        }
        for id in session.finished_at_hand() {
            let finished = self.finished.as_ref();
            if finished.is_some_and(|finished| !finished.contains(&id))
                && self.kept.insert(id)
                && let Some(file) = session.finished_game(id)
            {
                self.store.keep(Kept::Finished(id, Arc::new(file)));
            }
        }
        let lines = &session.lists().file;
        let is_same = self.lines.as_ref() == Some(lines);
        if !session.awaits_lists() && !is_same {
            self.lines = Some(Arc::clone(lines));
            let file = HistoryFile::new(Arc::clone(lines));
            self.store.keep(Kept::History(Arc::new(file)));
            self.store.keep(Kept::Days(Arc::clone(session.days())));
        }
    }

    /// The files of whoever sits down do not come, and a game is played without them.
    pub(super) fn play_in_memory(&mut self) {
        self.begin_session(None);
        self.hand_over();
    }

    fn begin_session(&mut self, state: Option<State>) {
        let preferences = Arc::new(preferences());
        let name = self.household.name();
        let fresh = fresh(self.number);
        let mut session = match state {
            Some(state) => {
                Session::go_on(&name, preferences, state, fresh).expect("it was read strictly")
            }
            None => Session::new(&name, preferences, None, fresh),
        };
        session.await_lists();
        self.session = Some(session);
    }

    /// Somebody else sits down.
    pub(super) fn sits_down(&mut self, name: &str) {
        self.store.get_up();
        self.session = None;
        self.handed = None;
        self.lines = None;
        self.kept.clear();
        let folder = self
            .household
            .sit_down(name, true)
            .expect("a name")
            .to_owned();
        let players = Arc::clone(self.household.players());
        self.store.keep(Kept::Players(players));
        self.store.sit_down(&folder);
        self.work();
    }

    pub(super) fn session(&mut self) -> &mut Session {
        self.session.as_mut().expect("somebody plays")
    }

    /// Changes something at the table, and hands it over; the thread waits.
    pub(super) fn does(&mut self, change: impl FnOnce(&mut Session)) {
        change(self.session());
        self.hand_over();
    }

    /// Plays so many actions, one after the other, and hands over each.
    pub(super) fn plays(&mut self, actions: usize) {
        for _ in 0..actions {
            self.does(|session| play(session, 1));
            self.work();
        }
    }

    /// Plays until the game is over.
    pub(super) fn plays_to_the_end(&mut self) {
        self.does(|session| play(session, 1000));
        self.work();
    }

    /// Anna gets up and closes the window, which notes its place.
    pub(super) fn get_up(&mut self) {
        let size = (800.0 + self.number as f32, 600.0);
        self.store.keep(Kept::Window(WindowPlace {
            size,
            ..WindowPlace::default()
        }));
        self.store.get_up();
        self.work();
    }

    /// The listed games whose moves are neither on disk nor in the state.
    pub(super) fn cannot_be_looked_at(&self) -> Vec<GameId> {
        let (Some(session), Some(finished)) = (&self.session, &self.finished) else {
            return Vec::new();
        };
        let at_hand = session.finished_at_hand();
        let lines = session.lists().history.games().iter().map(|line| line.id);
        let is_gone = |id: &GameId| !finished.contains(id) && !at_hand.contains(id);
        lines.filter(is_gone).collect()
    }

    pub(super) fn trouble(&self) -> Option<SaveError> {
        self.store.trouble()
    }

    /// All that Anna sees: the table, the tally and the history, and in what order.
    pub(super) fn world(&self) -> String {
        let Some(session) = &self.session else {
            return "nothing".to_owned();
        };
        let lists = session.lists();
        let ids: Vec<_> = lists.history.games().iter().map(|line| line.id).collect();
        let record = session.state().record();
        let days = session.days();
        format!("{record:?}\n{:?}\n{ids:?}\n{days:?}", lists.tally)
    }
}
