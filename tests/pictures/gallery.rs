//! A table and all its parts, painted at fixed places.

use std::f32::consts::TAU;

use egui::{Align, Pos2, Rect, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use engine::Pips;
use look::{LookColors, ThemeSlot};
use nestor_dominoes::paint::fonts;
use nestor_dominoes::paint::{
    self, ButtonState, ClothSide, Coin, Face, Firecracker, Ground, GroundCache, Head, Icon, Lamp,
    Look, PaintedBone, Pen, Pill, Pose, ScoreText, Surface, Tab, TextStyle, Textures,
};
use nestor_dominoes::widgets::Button;

/// The size of the table and of the states, in points.
pub const SIZE: [f32; 2] = [1100.0, 760.0];

/// A look of the program as it came.
pub fn look_of(slot: ThemeSlot) -> Look {
    Look::new(LookColors::new(slot, slot.default_palette()))
}

/// A picture of something that is painted in a look.
pub fn harness(
    size: [f32; 2],
    pixels_per_point: f32,
    look: Look,
    paint: impl Fn(&Ui, &Look, &Textures) + 'static,
) -> Harness<'static> {
    let mut textures = Textures::default();
    Harness::builder()
        .with_size(size)
        .with_pixels_per_point(pixels_per_point)
        .with_context_setup(|ctx| {
            fonts::install(ctx);
            ctx.all_styles_mut(paint::style_text);
        })
        .build_ui(move |ui| {
            textures.update(ui.ctx(), &look.colors);
            paint(ui, &look, &textures);
        })
}

/// What a place says that scores, and the letters on the tab.
const SCORE: ScoreText<'_> = ScoreText { points: "+10", sum: Some("count 10") };
const TAB: [TextStyle; 2] = [TextStyle::regular(14.0), TextStyle::semibold(24.0)];

/// The number at an end.
fn end(pen: &mut Pen, center: Pos2, text: &str, gold: f32, look: &Look) {
    paint::end_number(pen, paint::end_number_rect(center, text), text, gold, look);
}

fn pips(half: usize) -> Pips {
    Pips::ALL[half]
}

fn upright(halves: [usize; 2], center: (f32, f32), width: f32) -> PaintedBone {
    PaintedBone::new(Pose::upright(center.into(), width), halves.map(pips))
}

fn lying(halves: [usize; 2], center: (f32, f32), width: f32) -> PaintedBone {
    PaintedBone::new(Pose::lying(center.into(), width), halves.map(pips))
}

fn played(bone: PaintedBone, seat: usize, look: &Look) -> PaintedBone {
    PaintedBone { face: Face::Played(seat), pin: Some(look.colors.pins[seat]), ..bone }
}

/// Two seats in the middle of a hand of All Fives.
pub fn table(ui: &Ui, look: &Look, textures: &Textures) {
    let room = ui.content_rect();
    let cloth = Rect::from_min_max(pos2(16.0, 128.0), pos2(1084.0, 616.0));
    let ground = Ground {
        wood: room,
        cloth,
        rounding: 20.0,
        tabs: vec![
            Tab { side: ClothSide::Bottom, from: 494.0, to: 606.0, depth: 36.0 },
            Tab { side: ClothSide::Right, from: 156.0, to: 212.0, depth: 24.0 },
        ],
        ornament: 0.0,
        ornament_strength: 1.0,
        lamp: Lamp::default(),
    };
    GroundCache::default().paint(ui.painter(), &ground, look, textures);
    let mut pen = Pen::new(ui.painter());
    bar(&mut pen, look);
    plates(&mut pen, look);
    line(&mut pen, look);

    let backs =
        |n: u8| PaintedBone::back(Pose::upright(pos2(462.0 + 44.0 * f32::from(n), 84.0), 36.0));
    paint::bones(&mut pen, &[0, 1, 2, 3, 4].map(backs), look);
    // The lowest was laid first: it is painted last, over the others.
    for n in (0..4_u8).rev() {
        let center = pos2(1036.0, 500.0 - 20.0 * f32::from(n));
        paint::bones(&mut pen, &[PaintedBone::back(Pose::lying(center, 24.0))], look);
    }
    paint::boneyard_count(
        &mut pen,
        pos2(1036.0, 538.0),
        "4",
        Some(("boneyard", TextStyle::regular(12.0))),
        look,
    );
    paint::tab_count(&mut pen, pos2(550.0, 606.0), ["Sum", "22"], TAB, look);
    paint::log_icon(&mut pen, pos2(1073.0, 184.0), look.text(Surface::Wood));
    hand(&mut pen, look);
}

fn bar(pen: &mut Pen, look: &Look) {
    let room = Rect::from_min_size(Pos2::ZERO, vec2(SIZE[0], 40.0));
    paint::bar(pen, room, look);
    let style = TextStyle::regular(14.0);
    let text = look.text(Surface::Bar);
    for (menu, x) in
        [("Game", 16.0), ("Edit", 77.0), ("View", 124.0), ("Learn", 177.0), ("Help", 235.0)]
    {
        pen.text(pos2(x, 25.0), Align::Min, menu, style, text);
    }
    let title = "All Fives to 150 · Easy";
    let quiet = look.quiet_text(Surface::Bar);
    pen.text(pos2(550.0, 25.0), Align::Center, title, style, quiet);
    for (icon, x) in [
        (Icon::NewGame, 877.0),
        (Icon::Undo, 919.0),
        (Icon::Redo, 953.0),
        (Icon::Hint, 995.0),
        (Icon::Scores, 1037.0),
        (Icon::SoundOn, 1071.0),
    ] {
        let press = if icon == Icon::Redo { ButtonState::Disabled } else { ButtonState::Rest };
        let rect = Rect::from_center_size(pos2(x, 20.0), vec2(34.0, 32.0));
        paint::icon_button(pen, rect, icon, press, Surface::Bar, look);
    }
    for x in [898.0, 974.0, 1016.0] {
        let rect = Rect::from_min_size(pos2(x, 12.0), vec2(1.0, 16.0));
        pen.rect(rect, 0.0, quiet.gamma_multiply(0.25));
    }
}

fn plates(pen: &mut Pen, look: &Look) {
    paint::name_pill(pen, pos2(32.0, 64.0), &Pill::new("Nestor"), look);
    paint::score(pen, pos2(32.0, 104.0), "70", Some("of 150"), 24.0, look);
    let bar = |y: f32| Rect::from_min_size(pos2(32.0, y), vec2(200.0, 4.0));
    let bars = look.colors.bars;
    paint::score_bar(pen, bar(114.0), 70.0 / 150.0, bars[1], look);
    let you = Pill { turn_strength: 1.0, ..Pill::new("You") };
    paint::name_pill(pen, pos2(32.0, 658.0), &you, look);
    paint::score(pen, pos2(32.0, 706.0), "95", Some("of 150"), 28.0, look);
    paint::score_bar(pen, bar(716.0), 95.0 / 150.0, bars[0], look);
}

fn line(pen: &mut Pen, look: &Look) {
    const WIDTH: f32 = 40.0;
    let (x, y) = (450.0, 359.0);
    let lay = |halves, at: (f32, f32), seat| played(lying(halves, at, WIDTH), seat, look);
    let stand = |halves, at: (f32, f32), seat| played(upright(halves, at, WIDTH), seat, look);
    let last = PaintedBone { halo: 1.0, ..stand([1, 3], (x, y + 160.0), 1) };
    let bones = [
        stand([4, 4], (x, y), 1),
        lay([2, 4], (x - 60.0, y), 0),
        lay([6, 2], (x - 140.0, y), 0),
        stand([6, 6], (x - 200.0, y), 1),
        lay([4, 3], (x + 60.0, y), 1),
        lay([3, 2], (x + 140.0, y), 0),
        lay([2, 1], (x + 220.0, y), 0),
        lay([1, 5], (x + 300.0, y), 1),
        lay([5, 6], (x + 380.0, y), 0),
        stand([6, 4], (x, y - 80.0), 1),
        stand([1, 6], (x, y - 160.0), 0),
        stand([4, 1], (x, y + 80.0), 1),
        last,
    ];
    paint::bones(pen, &bones, look);
    end(pen, pos2(x, y - 215.0), "1", 0.0, look);
    end(pen, pos2(x, y + 215.0), "3", 0.0, look);
    let gold = Rect::from_center_size(pos2(186.0, 360.0), vec2(84.0, 48.0));
    paint::scoring_place(pen, gold, SCORE, 1.0, look);
    let plain = Rect::from_center_size(pos2(910.0, 360.0), vec2(76.0, 36.0));
    paint::place(pen, plain, Some("16"), 1.0, look);
}

fn hand(pen: &mut Pen, look: &Look) {
    let bones: Vec<_> = [[2, 2], [3, 3], [3, 0], [5, 2], [6, 3], [6, 0]]
        .into_iter()
        .zip(0_u8..)
        .map(|(halves, n)| {
            let x = 550.0 + (f32::from(n) - 2.5) * 64.0;
            match n {
                0 | 3 => PaintedBone { faded: 1.0, ..upright(halves, (x, 694.0), 56.0) },
                5 => PaintedBone { selected: 1.0, ..upright(halves, (x, 676.0), 56.0) },
                _ => upright(halves, (x, 688.0), 56.0),
            }
        })
        .collect();
    paint::bones(pen, &bones, look);
}

/// Every state of every part.
pub fn states(ui: &Ui, look: &Look, textures: &Textures) {
    let ground = Ground {
        wood: ui.content_rect(),
        cloth: Rect::from_min_max(pos2(16.0, 16.0), pos2(1084.0, 440.0)),
        rounding: 20.0,
        tabs: vec![
            Tab { side: ClothSide::Bottom, from: 370.0, to: 522.0, depth: 36.0 },
            Tab { side: ClothSide::Bottom, from: 572.0, to: 748.0, depth: 36.0 },
        ],
        ornament: 0.0,
        ornament_strength: 1.0,
        lamp: Lamp::default(),
    };
    GroundCache::default().paint(ui.painter(), &ground, look, textures);
    let mut pen = Pen::new(ui.painter());
    on_the_table(&mut pen, look);
    places_and_ends(&mut pen, look);
    in_the_hand(&mut pen, look);
    names_and_news(&mut pen, look);
    buttons_and_icons(&mut pen, look);
}

fn caption(pen: &mut Pen, at: (f32, f32), text: &str, on: Surface, look: &Look) {
    let style = TextStyle::regular(14.0);
    pen.text(at.into(), Align::Center, text, style, look.text(on));
}

fn on_the_table(pen: &mut Pen, look: &Look) {
    let bones = [
        played(upright([6, 4], (88.0, 128.0), 52.0), 0, look),
        played(upright([5, 3], (208.0, 128.0), 52.0), 1, look),
        PaintedBone { halo: 1.0, ..played(upright([3, 1], (328.0, 128.0), 52.0), 1, look) },
        PaintedBone { scoring: 1.0, ..played(upright([5, 0], (448.0, 128.0), 52.0), 1, look) },
        played(upright([6, 6], (600.0, 128.0), 40.0), 0, look),
        played(upright([6, 6], (752.0, 128.0), 40.0), 0, look),
        played(upright([6, 6], (908.0, 128.0), 40.0), 0, look),
        PaintedBone {
            opacity: 0.8,
            hovered: 0.0,
            scoring: 0.0,
            selected: 1.0,
            ..lying([6, 0], (968.0, 128.0), 40.0)
        },
        PaintedBone {
            edge: Some(look.colors.pins[2]),
            ..played(upright([2, 1], (560.0, 350.0), 34.0), 2, look)
        },
    ];
    let with_lip = |seat: usize| PaintedBone {
        lip: Some(look.colors.pins[seat]),
        ..played(lying([2, 1], (132.0 + 80.0 * seat as f32, 252.0), 40.0), seat, look)
    };
    paint::bones(pen, &[0, 1, 2, 3].map(with_lip), look);
    paint::bones(pen, &bones, look);
    for (text, x) in [
        ("played by you", 88.0),
        ("by Nestor", 208.0),
        ("last play", 328.0),
        ("scores", 448.0),
        ("plain", 632.0),
        ("scores", 792.0),
        ("pointer over it", 966.0),
    ] {
        caption(pen, (x, 208.0), text, Surface::Cloth, look);
    }
}

fn places_and_ends(pen: &mut Pen, look: &Look) {
    let rect =
        |x: f32, y: f32, size: (f32, f32)| Rect::from_center_size(pos2(x, y), Vec2::from(size));
    paint::place(pen, rect(664.0, 128.0, (76.0, 36.0)), Some("16"), 1.0, look);
    let gold = rect(820.0, 128.0, (84.0, 48.0));
    paint::scoring_place(pen, gold, SCORE, 1.0, look);
    paint::scoring_place(pen, rect(820.0, 300.0, (54.0, 84.0)), SCORE, 1.0, look);
    paint::place(pen, rect(740.0, 300.0, (34.0, 74.0)), None, 1.0, look);
    for (text, gold, x) in
        [("4", 0.0, 72.0), ("12", 0.0, 176.0), ("5", 1.0, 280.0), ("0", 0.0, 1032.0)]
    {
        let y = if x > 1000.0 { 128.0 } else { 324.0 };
        end(pen, pos2(x, y), text, gold, look);
    }
    paint::tab_count(pen, pos2(446.0, 430.0), ["Table count", "22"], TAB, look);
    paint::tab_sum(pen, pos2(660.0, 427.0), ("5 + 6 + 1 + 3 = 15", 176.0), look);
    paint::firecracker(pen, &Firecracker::new(pos2(380.0, 320.0)), look);
    let taken_up =
        Firecracker { angle: 0.2, lit: 1.0, flight: 1.0, ..Firecracker::new(pos2(450.0, 320.0)) };
    paint::firecracker(pen, &taken_up, look);
    for (x, selected) in [(888.0, 0.0), (1012.0, 1.0)] {
        for row in (0..3_u8).rev() {
            let center = pos2(x, 360.0 - 20.0 * f32::from(row));
            let back = PaintedBone { selected, ..PaintedBone::back(Pose::lying(center, 24.0)) };
            paint::bones(pen, &[back], look);
        }
        paint::boneyard_count(
            pen,
            pos2(x + 48.0, 350.0),
            "3",
            Some(("bones", TextStyle::regular(12.0))),
            look,
        );
    }
}

fn in_the_hand(pen: &mut Pen, look: &Look) {
    const WIDTH: f32 = 56.0;
    let y = 560.0;
    let bones = [
        upright([4, 3], (80.0, y), WIDTH),
        PaintedBone { hovered: 1.0, ..upright([4, 3], (184.0, y - 4.0), WIDTH) },
        PaintedBone { selected: 1.0, ..upright([4, 3], (288.0, y - 12.0), WIDTH) },
        PaintedBone { faded: 1.0, ..upright([4, 3], (392.0, y + 6.0), WIDTH) },
        PaintedBone::back(Pose::upright(pos2(488.0, y), WIDTH)),
        PaintedBone { faded: 1.0, ..upright([5, 2], (598.0, 600.0), 40.0) },
        PaintedBone { focused: 1.0, ..upright([6, 5], (680.0, 600.0), 40.0) },
    ];
    paint::bones(pen, &bones, look);
    for (text, x) in [
        ("fits", 80.0),
        ("pointer over it", 184.0),
        ("selected", 288.0),
        ("does not fit", 392.0),
        ("back", 488.0),
    ] {
        caption(pen, (x, 644.0), text, Surface::Wood, look);
    }
    let rect = Rect::from_min_max(pos2(556.0, 496.0), pos2(740.0, 532.0));
    let about = Rect::from_center_size(pos2(598.0, 542.0), Vec2::ZERO);
    paint::bubble(pen, rect, about, look);
    caption(pen, (648.0, 519.0), "5-2 fits no open end", Surface::Panel, look);
}

fn names_and_news(pen: &mut Pen, look: &Look) {
    for (n, (name, turn, pin)) in [
        ("You", 1.0, None),
        ("Nestor", 0.0, None),
        ("Nestor", 1.0, Some(look.colors.pins[1])),
        ("Anna", 0.0, Some(look.colors.pins[2])),
    ]
    .into_iter()
    .enumerate()
    {
        let at = pos2(776.0, 514.0 + 40.0 * n as f32);
        let pill = Pill { turn_strength: turn, pin, ..Pill::new(name) };
        let rect = paint::name_pill(pen, at, &pill, look);
        let coin = Coin { leaves: 3, ..Coin::new(Head::ALL[n]) };
        paint::coin(pen, pos2(rect.right() + 24.0, at.y), 28.0, &coin);
    }
    let rect = Rect::from_min_max(pos2(930.0, 490.0), pos2(1080.0, 660.0));
    paint::card(pen, rect, look);
    caption(pen, (1005.0, 530.0), "A card", Surface::Panel, look);
    let style = TextStyle::regular(12.0);
    let quiet = look.quiet_text(Surface::Panel);
    pen.text(pos2(1005.0, 552.0), Align::Center, "quiet text", style, quiet);
    let gold = look.gold_text(Surface::Panel);
    pen.text(pos2(1005.0, 574.0), Align::Center, "golden text", style, gold);
    let place = Rect::from_center_size(pos2(1005.0, 620.0), vec2(60.0, 40.0));
    paint::empty_place(pen, place, Surface::Panel, look);
}

fn golden(pen: &mut Pen, rect: Rect, press: ButtonState, look: &Look) {
    Button::primary("", "Draw").paint(pen, rect, None, press, look);
}

fn quiet(pen: &mut Pen, rect: Rect, press: ButtonState, look: &Look) {
    Button::quiet("", "Pass").on(Surface::Wood).paint(pen, rect, None, press, look);
}

fn buttons_and_icons(pen: &mut Pen, look: &Look) {
    let rect = |x: f32, width: f32| Rect::from_min_size(pos2(x, 692.0), vec2(width, 48.0));
    golden(pen, rect(40.0, 152.0), ButtonState::Rest, look);
    quiet(pen, rect(208.0, 100.0), ButtonState::Rest, look);
    golden(pen, rect(320.0, 80.0), ButtonState::Hovered, look);
    quiet(pen, rect(412.0, 80.0), ButtonState::Hovered, look);
    golden(pen, rect(504.0, 80.0), ButtonState::Disabled, look);
    for (n, icon) in Icon::ALL.into_iter().enumerate() {
        let (row, column) = (n / 17, n % 17);
        let at = pos2(612.0 + 28.0 * column as f32, 704.0 + 28.0 * row as f32);
        paint::icon(pen, icon, at, 20.0, look.text(Surface::Wood));
    }
}

/// Bones from large to small, turned, turning over, with numerals.
pub fn sizes(ui: &Ui, look: &Look, textures: &Textures) {
    let ground = Ground {
        wood: ui.content_rect(),
        cloth: ui.content_rect().shrink(12.0),
        rounding: 20.0,
        tabs: Vec::new(),
        ornament: 0.0,
        ornament_strength: 1.0,
        lamp: Lamp::default(),
    };
    GroundCache::default().paint(ui.painter(), &ground, look, textures);
    let mut pen = Pen::new(ui.painter());
    let with_numerals = Look { has_numerals: true, ..look.clone() };
    let mut y = 26.0;
    for width in [60.0, 40.0, 34.0, 28.0, 24.0, 16.0] {
        y += width;
        let mut x = 30.0;
        let mut bones = Vec::new();
        let halves = [[6, 5], [4, 3], [2, 1], [0, 6], [6, 6]];
        for (halves, seat) in halves.into_iter().zip([0, 1, 0, 1, 0]) {
            bones.push(played(upright(halves, (x + width / 2.0, y), width), seat, look));
            x += width;
        }
        x += width;
        for (halves, seat) in [[6, 5], [4, 3], [2, 6]].into_iter().zip([0, 1, 0]) {
            bones.push(played(lying(halves, (x + width, y), width), seat, look));
            x += 2.0 * width;
        }
        x += width;
        bones.push(PaintedBone::back(Pose::upright(pos2(x, y), width)));
        x += 1.9 * width;
        bones.push(PaintedBone::back(Pose::lying(pos2(x, y), width)));
        x += 1.9 * width;
        bones.push(PaintedBone { faded: 1.0, ..upright([5, 4], (x, y), width) });
        paint::bones(&mut pen, &bones, look);
        x += 1.3 * width;
        let numbered = [upright([6, 5], (x, y), width), lying([4, 3], (x + 2.0 * width, y), width)];
        paint::bones(&mut pen, &numbered, &with_numerals);
        y += width + 16.0;
    }
    turned(&mut pen, look);
}

fn turned(pen: &mut Pen, look: &Look) {
    let mut bones = Vec::new();
    for n in 0..8_u8 {
        let angle = TAU * f32::from(n) / 16.0 + 0.1;
        let center = pos2(760.0 + 86.0 * f32::from(n % 4), 340.0 + 110.0 * f32::from(n / 4));
        let pose = Pose { center, width: 40.0, angle };
        bones.push(PaintedBone {
            flight: f32::from(n) / 7.0,
            ..PaintedBone::new(pose, [6, 5].map(pips))
        });
    }
    for n in 0..6_u8 {
        let center = pos2(740.0 + 60.0 * f32::from(n), 570.0);
        let flipped = PaintedBone {
            flipped: 1.0 - (f32::from(n) - 2.5).abs() / 3.0,
            is_moving: true,
            ..PaintedBone::back(Pose::upright(center, 40.0))
        };
        let halves = [6, 5].map(pips);
        bones.push(PaintedBone { pips: (n > 2).then_some(halves), ..flipped });
    }
    paint::bones(pen, &bones, look);
}

/// The size of the sample, in points.
pub const SAMPLE_SIZE: [f32; 2] = [420.0, 276.0];

/// A little of everything that a look colours.
pub fn sample(ui: &Ui, look: &Look, textures: &Textures) {
    let ground = Ground {
        wood: ui.content_rect(),
        cloth: Rect::from_min_max(pos2(12.0, 72.0), pos2(408.0, 192.0)),
        rounding: 20.0,
        tabs: vec![Tab { side: ClothSide::Bottom, from: 160.0, to: 260.0, depth: 36.0 }],
        ornament: 0.0,
        ornament_strength: 1.0,
        lamp: Lamp::default(),
    };
    GroundCache::default().paint(ui.painter(), &ground, look, textures);
    let mut pen = Pen::new(ui.painter());
    let bar = Rect::from_min_size(Pos2::ZERO, vec2(SAMPLE_SIZE[0], 32.0));
    paint::bar(&mut pen, bar, look);
    let style = TextStyle::regular(14.0);
    let text = look.text(Surface::Bar);
    pen.text(pos2(16.0, 21.0), Align::Min, "Game", style, text);
    paint::icon(&mut pen, Icon::Undo, pos2(392.0, 16.0), 20.0, text);
    paint::name_pill(&mut pen, pos2(16.0, 52.0), &Pill::new("Nestor"), look);
    let you = Pill { turn_strength: 1.0, ..Pill::new("You") };
    paint::name_pill(&mut pen, pos2(112.0, 52.0), &you, look);
    paint::score(&mut pen, pos2(190.0, 60.0), "70", Some("of 150"), 24.0, look);
    let bar = Rect::from_min_size(pos2(290.0, 50.0), vec2(110.0, 4.0));
    paint::score_bar(&mut pen, bar, 0.6, look.colors.bars[0], look);
    let bones = [
        played(upright([6, 4], (50.0, 136.0), 34.0), 0, look),
        PaintedBone { halo: 1.0, ..played(lying([4, 1], (101.0, 136.0), 34.0), 1, look) },
        PaintedBone::back(Pose::lying(pos2(370.0, 116.0), 24.0)),
        upright([3, 2], (40.0, 236.0), 34.0),
        PaintedBone { selected: 1.0, ..upright([5, 5], (84.0, 229.0), 34.0) },
        PaintedBone { faded: 1.0, ..upright([1, 0], (128.0, 240.0), 34.0) },
    ];
    paint::bones(&mut pen, &bones, look);
    let gold = Rect::from_center_size(pos2(190.0, 112.0), vec2(84.0, 48.0));
    paint::scoring_place(&mut pen, gold, SCORE, 1.0, look);
    let plain = Rect::from_center_size(pos2(285.0, 112.0), vec2(76.0, 36.0));
    paint::place(&mut pen, plain, Some("16"), 1.0, look);
    paint::boneyard_count(
        &mut pen,
        pos2(370.0, 152.0),
        "4",
        Some(("boneyard", TextStyle::regular(12.0))),
        look,
    );
    end(&mut pen, pos2(50.0, 88.0), "6", 0.0, look);
    paint::tab_count(&mut pen, pos2(210.0, 182.0), ["Sum", "22"], TAB, look);
    let button = Rect::from_min_size(pos2(180.0, 216.0), vec2(100.0, 40.0));
    golden(&mut pen, button, ButtonState::Rest, look);
    let button = Rect::from_min_size(pos2(296.0, 216.0), vec2(100.0, 40.0));
    quiet(&mut pen, button, ButtonState::Rest, look);
}
