//! The luck of each side in all the player's games.

use egui::{Rect, Role, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::paint::{Look, Surface, color};
use crate::windows::WindowContext;
use crate::windows::kit::allocate_described;
use crate::windows::text;
use game::profile::{ChanceSum, Help, Luck as GameLuck, PlayedGame, SideLuck};
use words::{honesty, msg};

const GAP_ABOVE_PART: f32 = 14.0;
const PICTURE_HEIGHT: f32 = 14.0;
const MAX_PICTURE_WIDTH: f32 = 320.0;
// In standard deviations: the rim of a picture, and the bounds of the middle 95 % of a normal
// distribution.
const RIM_DEVIATIONS: f64 = 3.5;
const USUAL_DEVIATIONS: f64 = 1.96;

pub(super) fn luck_ui(ui: &mut Ui, cx: &WindowContext<'_>) {
    if cx.session.is_loading_lists() {
        ui.add_space(GAP_ABOVE_PART / 2.0);
        text::paragraph(ui, msg::HISTORY_BEING_READ.text());
        return;
    }
    let games = cx.session.history().games();
    let counted = games.iter().filter(|game| game.luck.is_some());
    let pips_cost = counted.clone().all(|game| game.rules().pips_left_matter());
    let lucks: Vec<GameLuck> = counted.filter_map(|game| counted_luck(game)).collect();
    let luck = lucks.iter().fold(GameLuck::default(), |all, one| all.plus(*one));
    text::paragraph(ui, msg::honesty_games(lucks.len()));
    text::paragraph(ui, honesty::verdict(&luck.own, &luck.others));
    if !lucks.is_empty() {
        sides_ui(ui, &luck, pips_cost, cx.look);
    }
    ui.add_space(GAP_ABOVE_PART);
    text::heading(ui, msg::HONESTY_COUNTED.text());
    text::quiet(ui, msg::HONESTY_LUCK_EXPLAINED.text());
}

fn sides_ui(ui: &mut Ui, luck: &GameLuck, pips_cost: bool, look: &Look) {
    if [luck.own, luck.others].iter().any(has_picture) {
        text::quiet(ui, msg::HONESTY_STANDS_OUT.text());
        text::quiet(ui, msg::HONESTY_PICTURES.text());
    }
    for (name, side_luck) in
        [(msg::OWN_WITH_PARTNER.text(), &luck.own), (msg::HONESTY_OTHER_SIDE.text(), &luck.others)]
    {
        side_ui(ui, &name, side_luck, pips_cost, look);
    }
}

/// Returns the luck of a game as far as it counts: after more help than advice, only that of the
/// deals. `None` if unknown.
fn counted_luck(game: &PlayedGame) -> Option<GameLuck> {
    let luck = game.luck?;
    Some(match game.help {
        Help::None | Help::Advice => luck,
        Help::Knowledge => luck.without_draws(),
    })
}

fn has_picture(side_luck: &SideLuck) -> bool {
    let mut chances = honesty::LUCK_EVENTS.iter().map(|chance_of| chance_of(side_luck));
    chances.any(|chance| has_picture_of(side_luck, chance))
}

/// Whether there is enough data for a picture of this figure.
fn has_picture_of(side_luck: &SideLuck, chance: ChanceSum) -> bool {
    side_luck.has_enough_hands() && chance.deviation().is_some()
}

/// Draws the luck of a side; `pips_cost` says whether pips left may matter in all its games.
fn side_ui(ui: &mut Ui, name: &str, side_luck: &SideLuck, pips_cost: bool, look: &Look) {
    ui.add_space(GAP_ABOVE_PART);
    text::heading(ui, name);
    for (line, chance_of) in
        honesty::lines(side_luck, pips_cost).into_iter().zip(honesty::LUCK_EVENTS)
    {
        let chance = chance_of(side_luck);
        if chance.events() == 0 {
            continue;
        }
        ui.add_space(GAP_ABOVE_PART / 2.0);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            text::paragraph(ui, line.event);
            if has_picture_of(side_luck, chance) {
                picture_ui(ui, chance, &line.figures, look);
            }
            text::quiet(ui, format!("{}  {}", line.figures, line.verdict));
        });
    }
}

/// Paints a figure in relation to its expected value.
fn picture_ui(ui: &mut Ui, chance: ChanceSum, figures: &str, look: &Look) {
    let Some(deviation) = chance.deviation() else {
        return;
    };
    let size = vec2(ui.available_width().min(MAX_PICTURE_WIDTH), PICTURE_HEIGHT);
    let (rect, _) = allocate_described(ui, size, Role::Image, "", figures);
    let painter = ui.painter();
    let x = |deviations: f64| {
        let share = (deviations.clamp(-RIM_DEVIATIONS, RIM_DEVIATIONS) / RIM_DEVIATIONS) as f32;
        rect.center().x + share * (rect.width() / 2.0 - PICTURE_HEIGHT / 2.0)
    };
    let middle = rect.center().y;
    painter.hline(rect.x_range(), middle, Stroke::new(1.0, color(look.colors.line)));
    for (within, height) in [(USUAL_DEVIATIONS, 0.35), (ChanceSum::ORDINARY_DEVIATIONS, 0.7)] {
        let half = vec2(0.0, PICTURE_HEIGHT * height / 2.0);
        let within = chance.band_half_width(within);
        let band =
            Rect::from_min_max(pos2(x(-within), middle) - half, pos2(x(within), middle) + half);
        painter.rect_filled(band, 2.0, color(look.colors.line));
        painter.rect_stroke(
            band,
            2.0,
            Stroke::new(1.0, look.quiet_text(Surface::Panel)),
            StrokeKind::Inside,
        );
    }
    painter.vline(x(0.0), rect.y_range(), Stroke::new(1.0, look.quiet_text(Surface::Panel)));
    let at = pos2(x(deviation), middle);
    let radius = PICTURE_HEIGHT * 0.32;
    let stroke = Stroke::new(1.5, look.text(Surface::Panel));
    if deviation.abs() <= RIM_DEVIATIONS {
        painter.circle(at, radius, look.gold_text(Surface::Panel), stroke);
        return;
    }
    // An arrow stands for a figure beyond the rim.
    let outward = radius * deviation.signum() as f32;
    let corners = vec![
        at + vec2(outward * 1.4, 0.0),
        at + vec2(-outward, -radius * 1.2),
        at + vec2(-outward, radius * 1.2),
    ];
    painter.add(Shape::convex_polygon(corners, look.gold_text(Surface::Panel), stroke));
}
