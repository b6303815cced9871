//! What was said, in a column beside the table or in a window.

use egui::{Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};

use super::choices;
use crate::app::command::{Command, WindowKind};
use crate::app::menu::{Choice, context_menu, hover_tip, page_keys, shortcut_text};
use crate::app::theme::{Look, SMALL_TEXT_SIZE, strong};
use engine::{Bone, Seat};
use words::events::Saying;
use words::say;

/// What was said, as it is shown.
#[derive(Debug, Clone, Copy)]
pub struct Log<'a> {
    /// The lines, the newest last.
    pub sayings: &'a [Saying],
    /// Who reads: their own lines stand out.
    pub viewer: Seat,
    /// The colours.
    pub look: &'a Look,
    /// Whether keys are meant for it.
    pub has_keys: bool,
}

impl Log<'_> {
    /// Shows the log in a column of its own, the newest line at the bottom; the
    /// bone whose line is pointed at.
    pub fn column_ui(&self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) -> Option<Bone> {
        ui.painter().rect_filled(area, 0.0, self.look.panel);
        let inner = area.shrink(16.0);
        let column = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            let title = strong(say!("window-log"));
            let title = ui.add(egui::Label::new(title).selectable(false));
            let log = Choice::from(Command::ToggleWindow(WindowKind::Log));
            let key = log.key.map(|key| shortcut_text(ui.ctx(), key));
            let key = key.unwrap_or_default();
            hover_tip(title, say!("log-tip", key = key));
            self.lines_ui(ui, commands)
        });
        column.inner
    }

    /// Shows the lines, for the column or a window; they scroll by keys too, if
    /// those are meant for them. The bone whose line is pointed at.
    pub fn lines_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) -> Option<Bone> {
        let mut pointed_at = None;
        ScrollArea::vertical()
            .id_salt("log")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .show(ui, |ui| {
                for saying in self.sayings {
                    let color = if saying.seats.is_empty() {
                        self.look.accent_text
                    } else if saying.seats.contains(&self.viewer) {
                        self.look.text
                    } else {
                        self.look.quiet
                    };
                    let text = RichText::new(&saying.text).color(color);
                    let text = text.size(SMALL_TEXT_SIZE);
                    // Without selection, so that the pointer does not look like
                    // that of a text field.
                    let line = egui::Label::new(text).selectable(false);
                    let line = ui.add(line.sense(Sense::CLICK));
                    line.widget_info(|| WidgetInfo::labeled(Role::Label, true, &saying.text));
                    let menu = context_menu(&line, || choices::of_saying(&saying.text));
                    commands.extend(menu);
                    if line.hovered() {
                        pointed_at = saying.bone;
                    }
                }
                if self.has_keys {
                    page_keys(ui);
                }
            });
        pointed_at
    }
}
