//! Asks where to cut the bones of the hand that is dealt next.

use egui::{
    Context, CursorIcon, Id, LayerId, Modal, Order, Rect, RichText, Role, Sense, Slider, Ui,
    WidgetInfo, pos2, vec2,
};

use super::command::{Command, WindowKind};
use super::menu::tip;
use super::{App, ear, paint};
use crate::app::theme::Look;
use engine::Cut;
use words::{id, say};

/// How wide the question is, in points.
const WIDTH: f32 = 372.0;
/// How many bones there are.
const BONES: u8 = Cut::MAX + 1;
/// How far a bone is from the next, and how high it is, in points.
const STEP: f32 = 12.5;
const BONE_HEIGHT: f32 = 22.0;
/// The width of the number beside the slider, in points.
const NUMBER_WIDTH: f32 = 60.0;
/// How wide the gap is where the bones are cut, in points.
const GAP: f32 = 10.0;

impl App {
    /// Whether the player cuts the bones before each hand.
    pub(super) const fn cuts(&self) -> bool {
        self.session.preferences().display.cut
    }

    /// Asks where to cut what has been sealed.
    pub(super) fn ask_for_cut(&mut self) {
        self.close(WindowKind::Cut);
        self.open(WindowKind::Cut);
    }

    /// Deals what has been sealed, cut here.
    pub(super) fn deal_cut(&mut self, cut: Cut, now: f64) {
        self.close(WindowKind::Cut);
        if self.session.seals_new_game() {
            if let Ok(events) = self.session.deal_sealed(cut) {
                self.game_begun(&events, now);
            }
        } else {
            self.deal_hand(cut, now);
        }
    }

    /// The question: the seal, the bones, and where they are cut.
    pub(super) fn cut_ui(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let Some(seal) = self.session.sealed() else {
            commands.push(Command::CloseWindow(WindowKind::Cut));
            return;
        };
        let place = LayerId::new(Order::Foreground, Id::unique("cut"));
        let goes_on = ui.memory(|memory| memory.areas().visible_last_frame(&place));
        let mut cut = chosen(ui.ctx()).filter(|_| goes_on).unwrap_or_default();
        let response = Modal::new(Id::unique("cut")).show(ui.ctx(), |ui| {
            ear::name_modal(ui, &say!("cut-title"));
            ui.set_width(WIDTH.min(ui.available_width()));
            ui.heading(say!("cut-title"));
            ui.label(say!("cut-sealed"));
            let seal = ui.label(RichText::new(seal.to_string()).small());
            ear::give_author_id(&seal, "cut-seal");
            ui.add_space(8.0);
            row_ui(ui, &mut cut, &self.look);
            ui.add_space(4.0);
            let text = say!("cut-bones", bones = cut);
            ui.spacing_mut().slider_width = ui.available_width() - NUMBER_WIDTH;
            let slider = ui.add(Slider::new(&mut cut, 0..=Cut::MAX));
            let slider = slider.accessible_name(&text);
            ui.label(text);
            ear::give_author_id(&slider, "cut-bones");
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let deal = ui.add(self.look.main_button(say!("cut-deal")));
                ear::give_author_id(&deal, "cut-deal");
                let deal = tip(deal, id!("tip-cut-deal"), None);
                let later = ui.button(say!("cut-later"));
                ear::give_author_id(&later, "cut-later");
                let says = if self.session.seals_new_game() {
                    id!("tip-cut-later-game")
                } else {
                    id!("tip-cut-later")
                };
                let later = tip(later, says, None);
                if ui.memory(|memory| memory.focused().is_none()) {
                    deal.request_focus();
                }
                if deal.clicked() {
                    commands.extend(Cut::new(cut).map(Command::Deal));
                }
                if later.clicked() {
                    ui.close();
                }
            });
        });
        choose(ui.ctx(), cut);
        if response.should_close() {
            commands.push(Command::CloseWindow(WindowKind::Cut));
        }
    }
}

/// Draws all bones face down; a click on one cuts before it.
fn row_ui(ui: &mut Ui, cut: &mut u8, look: &Look) {
    let step = STEP.min((ui.available_width() - GAP) / f32::from(BONES));
    let width = step * f32::from(BONES) + GAP;
    let (row, response) = ui.allocate_exact_size(vec2(width, BONE_HEIGHT), Sense::CLICK);
    let name = say!("tip-cut-row");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    ear::give_author_id(&response, "cut-row");
    let left_of = |bone: u8| {
        let gap = if *cut > 0 && bone >= *cut { GAP } else { 0.0 };
        row.left() + f32::from(bone) * step + gap
    };
    for bone in 0..BONES {
        let at = pos2(left_of(bone), row.top());
        let size = vec2(step - 1.5, BONE_HEIGHT);
        paint::face_down(ui.painter(), Rect::from_min_size(at, size), look);
    }
    if let Some(at) = response
        .interact_pointer_pos()
        .filter(|_| response.clicked())
    {
        let before = (0..BONES).rev().find(|bone| left_of(*bone) <= at.x);
        *cut = before.unwrap_or(0);
    }
    response
        .on_hover_cursor(CursorIcon::PointingHand)
        .on_hover_text(name);
}

/// Where the bones would be cut, as was chosen last.
fn chosen(ctx: &Context) -> Option<u8> {
    ctx.data(|data| data.get_temp(Id::unique("cut at")))
}

fn choose(ctx: &Context, cut: u8) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("cut at"), cut));
}
