//! The keeper: the store's work, done on a thread of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::answer::{Answer, Ask, Kept, LoadedFiles};
use super::disk::Disk;
use super::file::{File, player_folder};
use super::gate::{Gate, May};
use super::line::{Line, Order, Standing};
use super::lock::Claim;
use super::open::PlayerFiles;
use super::slot::{AnySlot, Slot};
use super::window_place::WindowPlace;
use super::{crash, finished, folders, saved, starts};
use crate::profile::Players;
use crate::storage::{FileError, Notice, SaveError};

/// Time for the window to say who sits down.
const SITTING_DOWN: Duration = Duration::from_millis(200);
/// The time between two tries of what failed.
const PAUSE: Duration = Duration::from_secs(1);

/// Does what the window orders, one thing after the other.
pub(super) struct Keeper {
    disk: Gate,
    root: PathBuf,
    claim: Claim,
    /// Why nothing can be saved at all.
    trouble: Option<SaveError>,
    line: Line,
    answers: Sender<(u64, Answer)>,
    /// The number of the last answer.
    answered: u64,
    wake: Arc<dyn Fn() + Send + Sync>,
    players: Slot<Players>,
    place: Slot<WindowPlace>,
    /// The files of the player at the table, and of those who left while something could not
    /// be written.
    files: Vec<PlayerFiles>,
    /// How many starts in a row before this one have failed; 0 once somebody sat down.
    failed_starts: u32,
    /// How many failed starts are still to be noted with this one.
    unmarked: Option<u32>,
    /// Whether files are written in the other order, as a test does it.
    #[cfg(test)]
    pub(super) is_backwards: bool,
    /// Number of breakdowns.
    pub(super) breakdowns: u32,
}

impl Keeper {
    pub(super) fn new(
        disk: Arc<dyn Disk>,
        root: Option<&Path>,
        line: Line,
        answers: Sender<(u64, Answer)>,
        wake: Arc<dyn Fn() + Send + Sync>,
    ) -> Self {
        let may = if root.is_some() {
            May::Change
        } else {
            May::Nothing
        };
        let root = root.unwrap_or(Path::new(""));
        Self {
            disk: Gate::new(disk, line.clone(), may),
            root: root.to_owned(),
            claim: Claim::granted(),
            trouble: (may == May::Nothing).then_some(SaveError::NoHome),
            line,
            answers,
            answered: 0,
            wake,
            players: Slot::new(File::Players, root),
            place: Slot::new(File::Window, root),
            files: Vec::new(),
            failed_starts: 0,
            unmarked: None,
            #[cfg(test)]
            is_backwards: false,
            breakdowns: 0,
        }
    }

    /// The same where there is no thread: it does without a disk what can be done.
    pub(super) fn without_thread(mut self, reason: String) -> Self {
        self.trouble = Some(SaveError::NoThread { reason });
        self.begin(Claim::granted());
        self
    }

    /// The whole work of the thread.
    pub(super) fn work(mut self, claim: impl FnOnce() -> Claim) {
        self.line.asks(true);
        let claim = claim();
        self.line.asks(false);
        self.begin(claim);
        // Somebody who need not be asked sits down at once.
        let mut next = Some(Instant::now() + SITTING_DOWN);
        loop {
            let Ok(order) = self.line.next(next) else {
                return;
            };
            if let Some(order) = order {
                self.carry_out(order);
            } else {
                self.try_again();
                next = None;
            }
            next = if self.is_to_try_again() {
                next.or_else(|| Some(Instant::now() + PAUSE))
            } else {
                None
            };
        }
    }

    /// Does all that waits.
    pub(super) fn do_waiting(&mut self) {
        while let Some(order) = self.line.next_waiting() {
            self.carry_out(order);
        }
    }

    /// The start: reads what all players share.
    pub(super) fn begin(&mut self, claim: Claim) {
        self.claim = claim;
        self.renew_claim();
        self.guarded(|keeper| {
            keeper.failed_starts = starts::failed_before(&keeper.disk, &keeper.root);
            keeper.unmarked = Some(keeper.failed_starts);
            keeper.open_root();
        });
        self.report();
    }

    fn open_root(&mut self) {
        let mut notices = Vec::new();
        let players = self.open_players(&mut notices);
        let place = self.place.open(&self.disk, &mut notices);
        let place = place.map(|place| *place).unwrap_or_default();
        let place = place.after_failed_starts(self.failed_starts);
        self.tell_root(players, place, notices);
    }

    fn open_root_again(&mut self) {
        let mut notices = Vec::new();
        if self.place.is_refused() {
            self.place.open_under(&self.disk, &mut notices);
        }
        if self.players.is_refused() {
            let players = self.open_players(&mut notices);
            if self.players.is_open() {
                let place = self.place.read().copied().unwrap_or_default();
                return self.tell_root(players, place, notices);
            }
        }
        self.say(notices);
    }

    /// The list of players. One that is missing or lost is made from their folders; it is not
    /// written before the system has listed them.
    fn open_players(&mut self, notices: &mut Vec<Notice>) -> Players {
        if let Some(players) = self.players.open(&self.disk, notices) {
            return Players::clone(&players);
        }
        let mut players = Players::default();
        let adopted = folders::adopt(&self.disk, &self.root, &mut players);
        if let Err(error) = adopted
            && self.players.is_open()
        {
            self.players.refuse((&error).into());
        }
        players
    }

    fn tell_root(&mut self, players: Players, place: WindowPlace, notices: Vec<Notice>) {
        self.answered += 1;
        self.players.tell(self.answered);
        self.answer(Answer::Root { players, place });
        self.say(notices);
    }

    fn answer(&self, answer: Answer) {
        // Without a window nobody wants to know.
        self.answers.send((self.answered, answer)).ok();
        (self.wake)();
    }

    fn say(&self, notices: Vec<Notice>) {
        for notice in notices {
            self.answer(Answer::Said(notice));
        }
    }

    /// Does something. If that breaks down, everything else goes on.
    fn guarded(&mut self, act: impl FnOnce(&mut Self)) {
        // The files are whole after each step.
        if crash::caught(|| act(self)).is_err() {
            self.breakdowns += 1;
        }
    }

    /// Carries out an order, and writes what is to be written.
    fn carry_out(&mut self, order: Order) {
        self.guarded(|keeper| keeper.obey(order));
        if !self.line.has_more_to_keep() {
            self.guarded(Self::write);
        }
        self.report();
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Keep { player, kept, has } => self.keep(player.as_deref(), kept, has),
            Order::SitDown(player) => self.sit_down(&player),
            Order::ReadLists(player) => {
                if let Some(place) = self.place_of(&player) {
                    let mut notices = Vec::new();
                    self.files[place].read_lists(&self.disk, &mut notices);
                    self.tell_lists(place, notices);
                }
            }
            Order::GetUp(player) => {
                self.note_lasted();
                if let Some(place) = self.place_of(&player) {
                    self.files[place].has_left = true;
                }
            }
            Order::Ask(player, ask) => self.answer_to(player.as_deref(), ask),
            Order::Job(job) => {
                if self.disk.may > May::Nothing {
                    for answer in job(&self.disk, &self.root) {
                        self.answer(answer);
                    }
                }
            }
        }
    }

    /// Makes the claim, again if the folder was removed. Without it nothing is written.
    fn renew_claim(&mut self) {
        if self.disk.may > May::Nothing {
            self.line.asks(true);
            self.trouble = self.claim.make().err();
            self.line.asks(false);
            let is_refused = matches!(self.trouble, Some(SaveError::InUse { .. }));
            self.disk.may = if is_refused { May::Read } else { May::Change };
        }
    }

    /// Whether something may be written now.
    const fn may_write(&self) -> bool {
        matches!(self.disk.may, May::Change) && self.trouble.is_none()
    }

    /// The start has lasted.
    fn note_lasted(&mut self) {
        self.unmarked = None;
        if self.disk.may == May::Change {
            starts::lasted(&self.disk, &self.root);
        }
    }

    fn place_of(&self, player: &str) -> Option<usize> {
        self.files.iter().position(|files| files.name == player)
    }

    fn keep(&mut self, player: Option<&str>, kept: Kept, has: u64) {
        match kept {
            Kept::Players(players) => self.players.keep(players, has),
            Kept::Window(place) => self.place.keep(Arc::new(place), has),
            kept => {
                let place = player.and_then(|player| self.place_of(player));
                if let Some(place) = place {
                    self.files[place].keep(kept, has);
                }
            }
        }
    }

    fn sit_down(&mut self, player: &str) {
        let place = self.place_of(player).unwrap_or_else(|| {
            self.files.push(PlayerFiles::new(&self.root, player));
            self.files.len() - 1
        });
        let mut notices = Vec::new();
        let files = &mut self.files[place];
        // A new game that fails, too, is none the better for being left alone.
        if std::mem::take(&mut self.failed_starts) == starts::FAILED_BY_GAME {
            notices.extend(files.leave_alone(&self.disk));
        }
        let is_new = files.is_new();
        let opened = files.sit_down(&self.disk, &mut notices);
        if is_new && self.disk.may < May::Change {
            // Nothing may be written, and what was read need not be.
            files.slots_mut().for_each(AnySlot::forget_unsaved);
        }
        self.tell_opened(place, opened, false);
        self.keep_before(place, &mut notices);
        self.say(notices);
        self.line.order(Order::ReadLists(player.to_owned()));
    }

    /// Tells what was read of a player's files, as they sat down or later.
    fn tell_opened(&mut self, place: usize, files: LoadedFiles, is_late: bool) {
        self.answered += 1;
        self.files[place].tell(self.answered);
        let folder = self.files[place].name.clone();
        let files = Box::new(files);
        self.answer(if is_late {
            Answer::Late { folder, files }
        } else {
            Answer::SatDown { folder, files }
        });
    }

    fn keep_before(&mut self, place: usize, notices: &mut Vec<Notice>) {
        if self.may_write() {
            self.files[place].keep_before(&self.disk, notices);
        }
    }

    fn tell_lists(&mut self, place: usize, notices: Vec<Notice>) {
        let files = &mut self.files[place];
        self.answered += 1;
        let (history, days) = files.lists(self.answered);
        let folder = files.name.clone();
        if self.claim.is_sure() {
            files.trim(&self.disk);
        }
        self.answer(Answer::Lists {
            folder,
            history,
            days,
        });
        self.say(notices);
    }

    fn answer_to(&mut self, player: Option<&str>, ask: Ask) {
        let disk = &self.disk;
        let files = player.and_then(|player| self.place_of(player));
        let folder = player.map(|player| player_folder(&self.root, player));
        let folder = folder.unwrap_or_else(|| self.root.clone());
        let answer = match ask {
            // Where there is no folder there is nothing in it.
            Ask::Saved if disk.may == May::Nothing => Answer::Saved(Ok(Vec::new())),
            Ask::Saved => Answer::Saved(saved::list(disk, &folder)),
            Ask::Save(game) => Answer::GameSaved(match &self.trouble {
                // Nothing at all is saved here, and the reason for that is known.
                Some(trouble) if disk.may < May::Change => {
                    Err(FileError::NotSaved(trouble.clone()))
                }
                _ => saved::save(disk, &folder, &game),
            }),
            Ask::Rename(path, name) => Answer::Renamed(saved::rename(disk, &path, &name)),
            Ask::Remove(path) => Answer::Removed(saved::remove(disk, &folder, &path)),
            Ask::ListFinished if disk.may == May::Nothing => Answer::Finished(Ok(BTreeSet::new())),
            Ask::ListFinished => Answer::Finished(finished::list(disk, &folder)),
            Ask::Finished(id) => {
                let read = finished::read_finished(disk, &folder, id);
                Answer::FinishedRead(id, Box::new(read))
            }
            Ask::Review(id) => {
                let review = finished::read_review(disk, &folder, id);
                Answer::ReviewFound(id, review.map(Box::new))
            }
            Ask::RemoveFinished(id) => {
                if let Some(place) = files.filter(|_| self.claim.is_sure()) {
                    // It is shown nowhere, and is written over when the game ends anew.
                    self.files[place].remove_finished(disk, &[id]).ok();
                }
                return;
            }
            Ask::RemovePlayer(player) => {
                let is_gone = self.claim.is_sure()
                    && folders::remove_player(disk, &self.root, &player).is_ok();
                self.files.retain(|files| !is_gone || files.name != player);
                Answer::PlayerRemoved(player, is_gone)
            }
            Ask::StartLasted => return self.note_lasted(),
        };
        self.answer(answer);
    }

    /// Marks the start, and tells of breakdowns before it. The window does not wait for that.
    fn mark_start(&mut self) {
        if let Some(failed) = self.unmarked.take_if(|_| self.trouble.is_none()) {
            starts::begin(&self.disk, &self.root, failed);
            for report in crash::new_reports(&self.disk, &self.root) {
                self.answer(Answer::Said(Notice::BrokeDown { report }));
            }
        }
    }

    /// Writes all that is to be written and can be.
    fn write(&mut self) {
        self.mark_start();
        let is_due = self.slots().any(AnySlot::is_unsaved);
        if is_due {
            self.renew_claim();
        }
        if !self.may_write() {
            return;
        }
        let mut notices = Vec::new();
        let shared: [&mut dyn AnySlot; 2] = [&mut self.players, &mut self.place];
        for slot in self
            .files
            .iter_mut()
            .flat_map(|it| it.of_games.values_mut())
        {
            slot.open_under(&self.disk, &mut notices);
        }
        let of_players = self.files.iter_mut().flat_map(PlayerFiles::slots_mut);
        let slots = of_players.chain(shared);
        #[cfg(test)]
        let slots = in_order(slots, self.is_backwards);
        for slot in slots {
            if is_due {
                slot.look_again(&self.disk);
            }
            slot.write(&self.disk, &mut notices);
        }
        for files in &mut self.files {
            files.of_games.retain(|_, slot| slot.is_unsaved());
            if self.claim.is_sure() {
                files.erase(&self.disk, &mut notices);
            }
        }
        self.files
            .retain(|files| !files.has_left || !files.is_saved());
        self.say(notices);
    }

    /// Whether something is to be read or written again.
    pub(super) fn is_to_try_again(&self) -> bool {
        let is_claim = self.trouble.as_ref().is_some_and(SaveError::may_pass);
        self.disk.may == May::Change && (is_claim || self.slots().any(AnySlot::is_to_be_tried))
    }

    fn slots(&self) -> impl Iterator<Item = &dyn AnySlot> {
        self.slots_of_players().chain([&self.place as &dyn AnySlot])
    }

    /// All but the place of the window.
    fn slots_of_players(&self) -> impl Iterator<Item = &dyn AnySlot> {
        let of_each = self.files.iter().flat_map(PlayerFiles::slots);
        of_each.chain([&self.players as &dyn AnySlot])
    }

    /// Reads and writes again what could not be read and written.
    pub(super) fn try_again(&mut self) {
        self.renew_claim();
        self.guarded(|keeper| {
            keeper.open_root_again();
            for place in 0..keeper.files.len() {
                keeper.open_again(place);
            }
        });
        self.guarded(Self::write);
        self.report();
    }

    fn open_again(&mut self, place: usize) {
        let mut notices = Vec::new();
        let files = &mut self.files[place];
        let (opened, is_list) = files.open_again(&self.disk, &mut notices);
        if !opened.is_empty() {
            self.tell_opened(place, opened, true);
        }
        self.keep_before(place, &mut notices);
        if is_list {
            self.tell_lists(place, notices);
        } else {
            self.say(notices);
        }
    }

    fn report(&self) {
        let trouble = self.trouble.as_ref();
        let trouble = trouble.or_else(|| self.slots_of_players().find_map(AnySlot::error));
        let standing = Standing {
            trouble: trouble.or_else(|| self.place.error()).cloned(),
            is_unsaved: self.slots_of_players().any(AnySlot::is_lost_unsaved),
        };
        if self.line.report(standing) {
            (self.wake)();
        }
    }
}

/// The files in the order in which they are written, or in the other one.
#[cfg(test)]
fn in_order<T>(slots: impl Iterator<Item = T>, is_backwards: bool) -> Vec<T> {
    let mut slots: Vec<_> = slots.collect();
    if is_backwards {
        slots.reverse();
    }
    slots
}
