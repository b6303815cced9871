//! The language in which everything is said.

use egui::Context;

use super::App;
use crate::ear;
use words::{speak, spoken_language};

impl App {
    /// Speaks the language that whoever plays has set. What was said in another one
    /// before is said again or forgotten.
    pub(super) fn speak_as_set(&mut self, ctx: &Context) {
        let before = spoken_language();
        speak(self.session.preferences().language.as_ref());
        if spoken_language() != before {
            ear::forget(ctx);
            self.messages.say_again();
            self.windows.contents.forget_said();
            self.learn.tips.drop();
        }
    }
}
