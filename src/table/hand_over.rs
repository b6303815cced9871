//! The end of a hand: how it ended, how the points came about, and both scores.

use egui::{Align, Id, Pos2, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use engine::{Bone, Event, RoundEnd, Rules, Seat, Seating, Team, View};
use words::names::called;
use words::{Who, points, say, you};

use super::boxes::{Boxes, SizeClass};
use crate::app::Command;
use crate::paint::{self, Bone as PaintedBone, Look, Pen, Pose, Press, TextStyle, color};

/// The size of the card, in points; narrow windows have a narrower one.
const CARD: egui::Vec2 = vec2(448.0, 364.0);
const INSIDE: f32 = 32.0;
/// What is left free beside a narrow card.
const BESIDE_NARROW: f32 = 18.0;
/// The bones of hands on the card.
const BONE: f32 = 22.0;

/// The bones that somebody still held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldBones {
    /// "You held".
    pub who: String,
    /// The bones.
    pub bones: Vec<Bone>,
    /// "6 + 2 = 8 pips".
    pub sum: String,
}

/// The score of a side after the hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideScore {
    /// What the side is called.
    pub name: String,
    /// The place of its first player, 0 for the viewer.
    pub place: usize,
    /// Its score before the hand's award, and after it, as they are shown.
    pub before: i32,
    /// After it.
    pub after: i32,
    /// The points to win.
    pub target: Option<i32>,
}

/// How a hand ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandOver {
    /// "Nestor goes out", "Blocked".
    pub title: String,
    /// The hands that were counted.
    pub held: Vec<HeldBones>,
    /// "Nestor +8".
    pub awards: Vec<String>,
    /// The scores, the highest first.
    pub sides: Vec<SideScore>,
}

impl HandOver {
    /// How a hand ended; `None` while it goes on.
    pub fn new(view: &View, seating: &Seating, rules: &Rules) -> Option<Self> {
        let end = view.position().end()?;
        let seats = view.rules().seats;
        let title = match end {
            RoundEnd::Domino(seat) | RoundEnd::GivenUp(seat)
                if matches!(end, RoundEnd::Domino(_)) =>
            {
                let Who { who, name, .. } = Who::at(seating, seat);
                say!("hand-over-goes-out", who = who, name = name)
            }
            RoundEnd::Blocked => say!("hand-over-blocked"),
            RoundEnd::TimeUp => say!("hand-over-time-up"),
            _ => say!("hand-over-ended"),
        };
        let around = Seat::around(seats).cycle().skip(view.seat().index());
        let around: Vec<Seat> = around.take(usize::from(seats.count())).collect();
        let hands = around
            .iter()
            .map(|seat| (*seat, view.position().hand(*seat)));
        let held = hands
            .filter(|(_, hand)| !hand.is_empty())
            .map(|(seat, hand)| {
                let Who { who, name, .. } = Who::at(seating, seat);
                let bones: Vec<Bone> = hand.iter().collect();
                let terms: Vec<u8> = bones.iter().map(|bone| bone.weight()).collect();
                let pips: u16 = hand.weight();
                let sum = if terms.len() > 1 && terms.len() < 5 {
                    format!("{} = {pips}", points::added(&terms))
                } else {
                    pips.to_string()
                };
                HeldBones {
                    who: say!("hand-over-held", who = who, name = name),
                    bones,
                    sum: say!("hand-over-pips", sum = sum, count = pips),
                }
            });
        let side = |team: Team| Who::of(seating, seats, team);
        let awards = view.events().iter().filter_map(|event| match event {
            Event::Awarded {
                team,
                points,
                void: false,
                ..
            } if *points != 0 => {
                let shown = points::shown(*points, rules);
                let signed = if shown > 0 {
                    format!("+{shown}")
                } else {
                    shown.to_string()
                };
                let Who {
                    who, name, partner, ..
                } = side(*team);
                Some(say!(
                    "hand-over-award",
                    who = who,
                    name = name,
                    partner = partner,
                    points = signed
                ))
            }
            _ => None,
        });
        let awarded = |team: Team| {
            let points = view.events().iter().filter_map(|event| match event {
                Event::Awarded {
                    team: to,
                    points,
                    void: false,
                    ..
                } if *to == team => Some(*points),
                _ => None,
            });
            points.sum::<i32>()
        };
        let mut sides: Vec<SideScore> = Vec::new();
        for (place, seat) in around.iter().enumerate() {
            let team = seats.team(*seat);
            if around[..place]
                .iter()
                .any(|other| seats.team(*other) == team)
            {
                continue;
            }
            let score = view.position().scores()[team];
            let is_you = you(seating) == Some(*seat);
            sides.push(SideScore {
                name: if is_you {
                    say!("own-alone")
                } else {
                    called(seating[*seat].name())
                },
                place,
                before: points::shown(score - awarded(team), rules),
                after: points::shown(score, rules),
                target: rules
                    .target
                    .map(|target| points::shown(target.into(), rules)),
            });
        }
        sides.sort_by_key(|side| -side.after);
        let awards: Vec<String> = awards.collect();
        Some(Self {
            title,
            held: held.collect(),
            awards: if awards.is_empty() {
                vec![say!("hand-over-nobody")]
            } else {
                awards
            },
            sides,
        })
    }
}

/// A button of the card: its words, its name for tests, what it does.
pub type CardButton = (String, String, Command);

/// Shows the card; the first of the buttons is the large one. Returns whether somebody
/// clicked beside it.
pub fn hand_over_ui(
    ui: &Ui,
    boxes: &Boxes,
    over: &HandOver,
    buttons: &[CardButton],
    look: &Look,
    commands: &mut Vec<Command>,
) -> bool {
    let width = match boxes.class {
        SizeClass::Narrow => boxes.area.width() - 2.0 * BESIDE_NARROW,
        _ => CARD.x,
    };
    let rows = over.held.len().max(1) as f32 - 1.0;
    let more = over.sides.len() as f32 - 2.0;
    let height = CARD.y + rows * 44.0 + more.max(0.0) * 34.0;
    let height = height.min(boxes.area.height() - 16.0);
    let mut card = Rect::from_center_size(boxes.cloth.center(), vec2(width, height));
    if card.bottom() > boxes.area.bottom() {
        card = card.translate(vec2(0.0, boxes.area.bottom() - card.bottom()));
    }
    let beside = ui.interact(boxes.area, Id::unique("beside the card"), Sense::CLICK);
    let on_card = ui.interact(card, Id::unique("hand over"), Sense::CLICK);
    let told = told(over);
    on_card.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &told));
    crate::app::give_author_id(&on_card, "hand-over");
    let mut pen = Pen::new(ui.painter());
    paint::card(&mut pen, card, look);
    let (left, right) = (card.left() + INSIDE, card.right() - INSIDE);
    let center = card.center().x;
    let text = color(look.colors.panel_text);
    let mut y = card.top() + 50.0;
    let title = TextStyle::semibold(28.0);
    let (words, style) = paint::fitted(pen.painter(), &over.title, title, 18.0, right - left);
    pen.text(pos2(center, y), Align::Center, &words, style, text);
    for held in &over.held {
        y += 39.0;
        held_row(&mut pen, held, pos2(center, y), right - left, look);
        y += 5.0;
    }
    y += 47.0;
    let gold = color(look.colors.gold);
    let awards = over.awards.join("   ");
    let style = TextStyle::semibold(20.0);
    let (words, style) = paint::fitted(pen.painter(), &awards, style, 14.0, right - left);
    pen.text(pos2(center, y - 7.0), Align::Center, &words, style, gold);
    y += 22.0;
    let rule = color(look.colors.line);
    pen.line([pos2(left, y), pos2(right, y)], 1.0, rule);
    for side in &over.sides {
        y += 34.0;
        side_row(&mut pen, side, [pos2(left, y), pos2(right, y)], look);
    }
    drop(pen);
    let button = Rect::from_min_size(pos2(left, y + 22.0), vec2(right - left, 56.0));
    if let Some((words, id, command)) = buttons.first() {
        let response = pressed(ui, button, words, id);
        let mut pen = Pen::new(ui.painter());
        paint::primary_button(&mut pen, button, words, press(&response), look);
        if response.clicked() {
            commands.push(command.clone());
        }
    }
    let links = &buttons[1.min(buttons.len())..];
    let step = (right - left) / links.len().max(1) as f32;
    for (n, (words, id, command)) in links.iter().enumerate() {
        let at = pos2(left + step * (n as f32 + 0.5), button.bottom() + 24.0);
        let rect = Rect::from_center_size(at, vec2(step.min(150.0), 30.0));
        let response = pressed(ui, rect, words, id);
        let mut pen = Pen::new(ui.painter());
        paint::quiet_button(
            &mut pen,
            rect,
            words,
            press(&response),
            paint::On::Panel,
            look,
        );
        if response.clicked() {
            commands.push(command.clone());
        }
    }
    beside.clicked()
}

/// What a screen reader says of the card.
fn told(over: &HandOver) -> String {
    let held = over
        .held
        .iter()
        .map(|held| format!("{} {}", held.who, held.sum));
    let sides = over
        .sides
        .iter()
        .map(|side| format!("{} {}", side.name, side.after));
    let first = std::iter::once(over.title.clone());
    let all = first
        .chain(held)
        .chain(over.awards.iter().cloned())
        .chain(sides);
    all.collect::<Vec<_>>().join(". ")
}

fn pressed(ui: &Ui, rect: Rect, words: &str, id: &str) -> egui::Response {
    let response = ui.interact(rect, Id::unique(("card button", id)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, words));
    crate::app::give_author_id(&response, id);
    response
}

fn press(response: &egui::Response) -> Press {
    if response.is_pointer_button_down_on() {
        Press::Pressed
    } else if response.hovered() || response.has_focus() {
        Press::Hovered
    } else {
        Press::Rest
    }
}

/// "You held", the bones, and what they add up to.
fn held_row(pen: &mut Pen, held: &HeldBones, center: Pos2, most: f32, look: &Look) {
    let style = TextStyle::regular(16.0);
    let text = color(look.colors.panel_text);
    let words = [
        paint::text_width(pen.painter(), &held.who, style),
        paint::text_width(pen.painter(), &held.sum, style),
    ];
    let count = held.bones.len() as f32;
    let room = most - words[0] - words[1] - 36.0;
    let step = (BONE + 8.0)
        .min((room - BONE) / (count - 1.0).max(1.0))
        .max(4.0);
    let bones = step * (count - 1.0) + BONE;
    let all = words[0] + words[1] + bones + 36.0;
    let left = center.x - all / 2.0;
    let baseline = center.y + 5.5;
    pen.text(pos2(left, baseline), Align::Min, &held.who, style, text);
    let first = left + words[0] + 18.0 + BONE / 2.0;
    let painted: Vec<PaintedBone> = held
        .bones
        .iter()
        .enumerate()
        .map(|(n, bone)| {
            let pose = Pose {
                center: pos2(first + n as f32 * step, center.y),
                width: BONE,
                angle: 0.0,
            };
            PaintedBone::new(pose, [bone.high(), bone.low()])
        })
        .collect();
    paint::bones(pen, &painted, look);
    let at = pos2(left + all - words[1], baseline);
    pen.text(at, Align::Min, &held.sum, style, text);
}

/// A side's name, bar and score; what it gained is paler.
fn side_row(pen: &mut Pen, side: &SideScore, [left, right]: [Pos2; 2], look: &Look) {
    let text = color(look.colors.panel_text);
    let style = TextStyle::regular(16.0);
    let baseline = left.y + 5.5;
    let (name, style) = paint::fitted(pen.painter(), &side.name, style, 12.0, 80.0);
    pen.text(pos2(left.x, baseline), Align::Min, &name, style, text);
    let number = TextStyle::semibold(20.0);
    let at = pos2(right.x, baseline + 1.5);
    pen.text(at, Align::Max, &side.after.to_string(), number, text);
    let Some(target) = side.target.filter(|target| *target > 0) else {
        return;
    };
    let bar = Rect::from_min_max(
        pos2(left.x + 88.0, left.y - 5.0),
        pos2(right.x - 64.0, left.y + 5.0),
    );
    let part = |points: i32| (points as f32 / target as f32).clamp(0.0, 1.0);
    let bars = look.colors.bars;
    let own = color(bars[side.place.min(3)]);
    pen.rect(bar, 5.0, color(look.colors.shadow).gamma_multiply(0.5));
    let to = |part: f32| bar.with_max_x(bar.left() + bar.width() * part);
    pen.rect(to(part(side.after)), 5.0, own.gamma_multiply(0.45));
    pen.rect(to(part(side.before)), 5.0, own);
}
