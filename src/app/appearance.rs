//! The appearance of the window: its themes, its fonts, and its speed of motion.

use std::cell::RefCell;
use std::rc::Rc;

use egui::Context;

use crate::command::ThemeCommand;
use crate::paint::Look;
use crate::paint::fonts::{self, SystemFonts};
use crate::platform::ReducedMotion;
use crate::table::{FLIGHT_SECS, look_of};
use engine::{Seating, Seats};
use game::profile::{BackChoice, BoneSetChoice, Display, MotionSpeed, Preferences};
use look::{BackPattern, BoneSet, LookColors, OwnTheme, Themes};
use words::msg;

#[derive(Debug)]
pub(super) struct Appearance {
    pub(super) themes: Themes,
    look: Look,
    /// The latest look of a table, cached with the values that it was made from.
    cached_table_look: RefCell<Option<(TableLookKey, Rc<Look>)>>,
    fonts: SystemFonts,
    reduced_motion: ReducedMotion,
}

/// What the look of a table depends on besides the theme.
type TableLookKey = (Display, Seating, Seats);

impl Appearance {
    /// Sets up the fonts and colors of the window.
    pub(super) fn new(ctx: &Context, themes: Themes) -> Self {
        let look = look(&themes);
        fonts::install(ctx);
        let fonts = SystemFonts::default();
        fonts.record_missing(ctx);
        look.apply(ctx);
        let reduced_motion = ReducedMotion::subscribe();
        Self { themes, look, cached_table_look: RefCell::default(), fonts, reduced_motion }
    }

    pub(super) fn apply_theme(&mut self, ctx: &Context) {
        self.look = look(&self.themes);
        self.cached_table_look.take();
        self.look.apply(ctx);
    }

    /// Changes the themes. Returns a message if that fails.
    pub(super) fn change(&mut self, command: ThemeCommand) -> Option<String> {
        let themes = &mut self.themes;
        match command {
            ThemeCommand::Use(theme) => themes.use_theme(theme),
            ThemeCommand::Save(theme, palette) => themes.set_palette(theme, *palette),
            ThemeCommand::Reset(slot) => themes.reset(slot),
            ThemeCommand::Add(theme) => return self.add_own_theme(*theme).err(),
            ThemeCommand::Rename(number, name) => themes.rename(number, name),
            ThemeCommand::Remove(number) => themes.remove(number),
            ThemeCommand::Reinsert(number, theme) => themes.reinsert(number, *theme),
            ThemeCommand::Export(..) | ThemeCommand::Import(_) => {}
        }
        None
    }

    /// Adds a theme to the player's own themes. If there is no room for it, returns a message that
    /// says so.
    pub(super) fn add_own_theme(&mut self, theme: OwnTheme) -> Result<(), String> {
        let name = theme.name.clone();
        if self.themes.add(theme) {
            Ok(())
        } else {
            Err(msg::theme_no_room(Themes::MAX_OWN, name.as_str()))
        }
    }

    /// Searches the system's fonts for characters that had no glyph in this frame.
    pub(super) fn look_for_missing_letters(&mut self, ctx: &Context) {
        self.fonts.search_for_missing(ctx);
    }

    /// Whether the system is set to reduced motion and the player follows the system.
    pub(super) fn follows_reduced_motion(&self, preferences: &Preferences) -> bool {
        let speed = preferences.display.motion;
        speed == MotionSpeed::AsTheSystemWishes && self.reduced_motion.is_requested()
    }

    /// The flight time of a bone, in seconds; 0 without motion.
    pub(super) fn motion_secs(&self, preferences: &Preferences) -> f64 {
        let speed = preferences.display.motion;
        speed.secs(self.reduced_motion.is_requested())
    }

    /// The duration of animations relative to the usual one; 0.0 without motion.
    pub(super) fn duration_factor(&self, preferences: &Preferences) -> f64 {
        self.motion_secs(preferences) / FLIGHT_SECS
    }

    pub(super) fn window_look(&self) -> &Look {
        &self.look
    }

    /// The look of windows that show a game of these players.
    pub(super) fn look_for_game(&self, seating: &Seating, seats: Seats) -> Look {
        look_of(self.look.clone(), seating, seats)
    }

    /// The look of a table with these players. The latest one is cached.
    pub(super) fn table_look_of(
        &self,
        display: &Display,
        seating: &Seating,
        seats: Seats,
    ) -> Rc<Look> {
        let mut cache = self.cached_table_look.borrow_mut();
        let is_current =
            |(of, _): &&(TableLookKey, Rc<Look>)| (&of.0, &of.1, of.2) == (display, seating, seats);
        if let Some((_, look)) = cache.as_ref().filter(is_current) {
            return Rc::clone(look);
        }
        let look = Look {
            has_numerals: display.numerals,
            has_play_edges: display.play_edges.are_shown(seats),
            has_plain_surfaces: display.plain_surfaces,
            ..self.look_for_game(seating, seats)
        }
        .with_bones(bone_set(display.bones), back_pattern(display.backs));
        let look = Rc::new(look);
        *cache = Some(((*display, seating.clone(), seats), Rc::clone(&look)));
        look
    }
}

pub(crate) const fn bone_set(choice: BoneSetChoice) -> &'static BoneSet {
    &BoneSet::ALL[choice as usize]
}

pub(crate) const fn back_pattern(choice: BackChoice) -> &'static BackPattern {
    &BackPattern::ALL[choice as usize]
}

fn look(themes: &Themes) -> Look {
    let slot = themes.slot(themes.used());
    Look::new(LookColors::new(slot, themes.used_palette()))
}
