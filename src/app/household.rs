//! Somebody sits down, and what is theirs comes on the table.

use super::App;
use super::storage::OnDisk;
use crate::command::{SitDown, WindowKind};
use crate::messages::Messages;
use game::profile::{Person, Preferences};
use game::storage::Start;
use words::{files, msg};

impl App {
    /// Somebody sits down at the table, and whoever sat there gets up.
    pub(super) fn sit_down(&mut self, ctx: &egui::Context, wish: &SitDown) {
        let name = wish.name.as_str();
        let sat = self.storage.household.at_table().cloned();
        if self.would_be_lost(name) && !wish.accepts_loss {
            let loss = msg::players_ask_leave_unsaved(self.storage.household.name().as_str());
            self.windows.contents.hear(WindowKind::Players, &loss);
            return;
        }
        // The form has checked the name.
        if self.storage.household.sit_down(name, wish.always).is_err() {
            return;
        }
        self.close(WindowKind::Players);
        if self.storage.household.at_table() == sat.as_ref() {
            return;
        }
        self.learn.change_player();
        self.storage.get_up(&mut self.session, &self.look.themes);
        let start = Start {
            seeds: self.system.seeds.clone(),
            number: None,
            now: self.system.clock.now(),
            begins_with: Preferences {
                // Whoever is new reads what the form was read in.
                language: self.session.preferences().language.clone(),
                ..(*wish.begins_with).clone()
            },
        };
        let OnDisk {
            mut session,
            themes,
            notices,
            number,
        } = self.storage.open_player(ctx, start);
        session.continue_after(&self.session);
        self.session = session;
        self.look.themes = themes;
        self.look.dress(ctx, self.session.preferences());
        self.windows.forget();
        if sat.is_some() {
            self.messages = Messages::default();
        }
        let now = ctx.input(|input| input.time);
        self.come_to_another_game();
        self.moved(now);
        self.show_first_deal(now);
        self.speak_as_set(ctx);
        for notice in notices {
            self.messages.notice(move || files::notice(&notice));
        }
        self.tell_of_number(number);
        let is_known =
            *self.session.name() != Person::nameless() && !self.session.state().record().is_empty();
        if is_known && self.messages.notices().next().is_none() {
            self.messages
                .say(&msg::players_welcome_back(self.session.name().as_str()));
        }
    }

    /// Says that no game was begun with this number, if that is so: another one has
    /// to be given up first.
    pub(super) fn tell_of_number(&mut self, number: Option<u64>) {
        if number.is_some() && self.session.game().number() != number {
            self.messages.notice(|| msg::PLAYERS_NUMBER_WAITS.text());
        }
    }

    /// Shows how a game was dealt in which nobody has done anything yet.
    fn show_first_deal(&mut self, now: f64) {
        let state = self.session.state();
        if let Some(round) = state.round().filter(|_| state.record().is_empty()) {
            let events = round.events().to_vec();
            self.happened(&events, now);
        }
    }

    /// Whether something that whoever sits at the table did is lost when
    /// somebody else sits down, though it may be saved later.
    fn would_be_lost(&mut self, name: &str) -> bool {
        let Some(person) = self.storage.household.at_table() else {
            return false;
        };
        if self.storage.household.players().named(name) == Some(person) {
            return false;
        }
        self.storage
            .write_all(&mut self.session, &self.look.themes, &mut self.messages);
        let unsaved = self.storage.autosave.unsaved();
        unsaved.is_some_and(|error| error.file().is_none() && error.may_pass())
    }
}
