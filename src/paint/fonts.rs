//! The fonts of the window: Inter in two weights, and the system's fonts for characters that Inter
//! lacks, such as names in other scripts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use egui::{
    Context, FallbackRequest, FontData, FontDefinitions, FontFamily, FontId, FontInsert,
    FontProvider,
    epaint::text::{FontPriority, InsertFontFamily},
};
use egui_system_font_provider::SystemFontProvider;

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");
const SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");

/// The family of the semibold font, for names, headings and scores.
pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

/// The semibold font at a size in points.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, semibold())
}

/// Installs the fonts. Called once, at the start.
pub fn install(ctx: &Context) {
    ctx.set_fonts(font_definitions());
}

/// Whether every character of a text has a glyph. The fonts of the system that have one may be
/// added a moment later.
pub fn has_glyphs_for(ctx: &Context, text: &str) -> bool {
    let font = FontId::proportional(14.0);
    ctx.fonts_mut(|fonts| fonts.has_glyphs(&font, text))
}

fn font_definitions() -> FontDefinitions {
    let data = |bytes| Arc::new(FontData::from_static(bytes));
    let [regular, heavy] = ["Inter", "Inter Semi Bold"].map(str::to_owned);
    FontDefinitions {
        font_data: BTreeMap::from([
            (regular.clone(), data(REGULAR)),
            (heavy.clone(), data(SEMIBOLD)),
        ]),
        families: BTreeMap::from([
            (FontFamily::Proportional, vec![regular.clone()]),
            (FontFamily::Monospace, vec![regular.clone()]),
            (semibold(), vec![heavy, regular]),
        ]),
    }
}

/// Searches the system's fonts for characters that Inter lacks. The search takes up to a second, so
/// it runs on a thread, which is started when the first character is missing. Until a font is
/// found, a box is shown for the character.
#[derive(Debug, Default)]
pub struct SystemFonts {
    missing: Arc<MissingGlyphs>,
    finder: Option<mpsc::Sender<String>>,
}

impl SystemFonts {
    /// Starts recording the characters that no font has, for [`Self::search_for_missing`].
    pub fn record_missing(&self, ctx: &Context) {
        ctx.add_font_provider(Arc::<MissingGlyphs>::clone(&self.missing));
    }

    /// Searches for the characters that were missing in this frame. If no thread can be started,
    /// they stay boxes.
    pub fn search_for_missing(&mut self, ctx: &Context) {
        let missing = self.missing.take();
        if missing.is_empty() {
            return;
        }
        if self.finder.is_none() {
            let (sender, receiver) = mpsc::channel();
            let ctx = ctx.clone();
            let thread = thread::Builder::new().name("fonts".to_owned());
            // The thread ends when the sender is dropped.
            if thread.spawn(move || find_fonts(&ctx, &receiver)).is_ok() {
                self.finder = Some(sender);
            }
        }
        if let Some(finder) = &self.finder {
            for characters in missing {
                finder.send(characters).ok();
            }
        }
    }
}

fn find_fonts(ctx: &Context, missing: &mpsc::Receiver<String>) {
    let fonts = SystemFontProvider::new();
    let mut searched = BTreeSet::new();
    for cluster in missing {
        // The regular and the semibold font report the same characters.
        if !searched.insert(cluster.clone()) {
            continue;
        }
        let family = &FontFamily::Proportional;
        let request = FallbackRequest { cluster: &cluster, family };
        if let Some(mut font) = fonts.font_for(&request) {
            // Add it to all families at once: egui ignores a second font of the same name.
            let families = [FontFamily::Proportional, FontFamily::Monospace, semibold()];
            font.families = families.map(fallback_in).into();
            ctx.add_font(font);
            ctx.request_repaint();
        }
    }
}

/// The place of a font at the end of a family, where it is only a fallback.
fn fallback_in(family: FontFamily) -> InsertFontFamily {
    InsertFontFamily { family, priority: FontPriority::Lowest }
}

/// Records the characters for which egui finds no glyph.
#[derive(Debug, Default)]
struct MissingGlyphs(Mutex<Vec<String>>);

impl MissingGlyphs {
    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl FontProvider for MissingGlyphs {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let mut characters = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        characters.push(request.cluster.to_owned());
        None
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use egui::epaint::text::FontsView;

    use super::*;

    /// Runs a frame of a window with the fonts of the program, and returns the result of
    /// `question`.
    fn with_fonts<T>(missed: &Arc<MissingGlyphs>, question: impl Fn(&mut FontsView<'_>) -> T) -> T {
        let ctx = Context::default();
        install(&ctx);
        ctx.add_font_provider(Arc::<MissingGlyphs>::clone(missed));
        let mut answer = None;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            answer = Some(ui.fonts_mut(&question));
        });
        output.textures_delta.clear();
        answer.expect("the frame was run")
    }

    fn weights() -> [FontId; 2] {
        [FontId::proportional(14.0), strong(14.0)]
    }

    /// Adds the characters of every text file in a folder and its subfolders.
    fn add_characters(folder: &Path, characters: &mut BTreeSet<char>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("something in it").path();
            if path.is_dir() {
                add_characters(&path, characters);
            } else {
                let text = std::fs::read_to_string(path).expect("text");
                characters.extend(text.chars().filter(|character| !character.is_control()));
            }
        }
    }

    #[test]
    fn every_character_of_the_program_has_a_glyph_in_both_weights() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut characters: BTreeSet<char> =
            "ÀéîõüßøåŁřžşğİıőŨαΩάжщєґ…–—“”‘’„«»•±×→✓€".chars().collect();
        add_characters(&project.join("assets/locale"), &mut characters);
        for directory in ["app", "learn", "menu", "platform", "table", "windows", "words"] {
            add_characters(&project.join("src").join(directory), &mut characters);
        }
        let missed = Arc::default();
        let without: String = with_fonts(&missed, |fonts| {
            let mut lacks = |character: &&char| {
                weights().iter().any(|font| !fonts.has_glyph(font, **character))
            };
            characters.iter().filter(&mut lacks).collect()
        });
        assert_eq!(without, "");
        assert!(missed.take().is_empty(), "nothing was looked for elsewhere");
    }

    #[test]
    fn all_digits_have_the_same_width() {
        for font in weights() {
            let width = |fonts: &mut FontsView<'_>, figure| fonts.glyph_width(&font, figure);
            let widths = with_fonts(&Arc::default(), |fonts| {
                ('0'..='9').map(|figure| width(fonts, figure)).collect::<Vec<_>>()
            });
            let [narrowest, widest] = [f32::min, f32::max]
                .map(|choose| widths.iter().copied().reduce(choose).expect("there are ten"));
            assert!(narrowest > 5.0, "{widths:?}");
            assert!(widest - narrowest < 0.05, "{font:?}: {widths:?}");
        }
    }

    #[test]
    fn a_missing_character_is_reported_once() {
        let missed = Arc::default();
        let font = FontId::proportional(14.0);
        let known = with_fonts(&missed, |fonts| fonts.has_glyphs(&font, "Ayşe 诺"));
        assert!(!known, "Inter has no Chinese");
        assert_eq!(missed.take(), ["诺"]);
        assert!(missed.take().is_empty(), "each is looked for once");
    }
}
