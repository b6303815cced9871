//! Strips of eight frames of what happens on the table for a moment.

use egui::{Color32, ColorImage, Key, Rect, pos2};
use engine::{Action, Preset, Rules, Seats};
use game::profile::{Display, MotionSpeed, Preferences};
use game::session::Session;
use nestor_dominoes::command::{Command, TableCommand};

use crate::moving;
use crate::player::{Player, set};
use crate::screenshots::{painted, points};
use crate::wanted::game_where;
use crate::{MADE, YOU};

/// The frames of a strip, and those in a row.
const FRAMES: usize = 8;
const IN_A_ROW: usize = 4;
const BETWEEN: usize = 6;
/// The steps in which time passes, in seconds.
const STEP_SECS: f64 = 0.005;

/// A strip: where it begins, what is done there, what is awaited then, the cut, and the times of
/// its frames after that, in milliseconds.
struct Strip {
    name: &'static str,
    session: fn() -> (Session, Option<Action>),
    awaits: fn(&Session) -> bool,
    cut: Rect,
    times: [u16; FRAMES],
}

fn cut(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect::from_min_max(pos2(left, top), pos2(right, bottom))
}

fn strips() -> Vec<Strip> {
    let cloth = cut(16.0, 120.0, 1084.0, 620.0);
    let all = cut(0.0, 0.0, 1100.0, 760.0);
    let middle = cut(250.0, 220.0, 850.0, 520.0);
    vec![
        Strip {
            name: "landing",
            session: || {
                play_where(Preset::AllFives, |session, action| {
                    points(session.state(), action) == 0
                        && action.bone().is_some_and(engine::Bone::is_doublet)
                })
            },
            awaits: |_| true,
            cut: middle,
            times: [240, 290, 325, 345, 365, 385, 440, 540],
        },
        Strip {
            name: "score-5",
            session: || scoring(5..=5),
            awaits: |_| true,
            cut: cloth,
            times: [930, 990, 1060, 1180, 1340, 1480, 1560, 1660],
        },
        Strip {
            name: "score-15",
            session: || scoring(15..=15),
            awaits: |_| true,
            cut: all,
            times: [930, 990, 1060, 1180, 1340, 1480, 1560, 1660],
        },
        Strip {
            name: "score-25",
            session: || scoring(25..=50),
            awaits: |_| true,
            cut: cloth,
            times: [930, 990, 1060, 1180, 1340, 1480, 1560, 1660],
        },
        Strip {
            name: "light",
            session: || {
                play_where(Preset::AllFives, |session, action| {
                    points(session.state(), action) == 0 && action.bone().is_some()
                })
            },
            awaits: |_| true,
            cut: all,
            times: [0, 300, 600, 900, 1200, 1500, 1800, 2400],
        },
        Strip {
            name: "knock",
            session: || passing(Preset::LatinPartners.rules(Seats::Four)),
            awaits: has_passed,
            cut: all,
            times: [0, 45, 140, 185, 300, 600, 1200, 1400],
        },
        Strip {
            name: "knock-two",
            session: || passing(Preset::AllFives.rules(Seats::Two)),
            awaits: has_passed,
            cut: cut(0.0, 40.0, 700.0, 260.0),
            times: [0, 45, 140, 185, 300, 600, 1200, 1400],
        },
        Strip {
            name: "fall",
            session: won_by_you,
            awaits: |_| true,
            cut: cloth,
            times: [4080, 4200, 4320, 4440, 4600, 4800, 5000, 5300],
        },
        Strip {
            name: "blast",
            session: || {
                play_where(Preset::FirecrackerFives, |_, action| {
                    matches!(action, Action::BlowUp(_))
                })
            },
            awaits: |_| true,
            cut: cut(300.0, 120.0, 1100.0, 620.0),
            times: [10, 60, 120, 220, 330, 440, 600, 900],
        },
    ]
}

/// The strips of Nestor's face.
fn face_strips() -> Vec<Strip> {
    let plate = cut(16.0, 40.0, 316.0, 124.0);
    vec![
        Strip {
            name: "face-smiles",
            session: nestor_scoring,
            awaits: has_played,
            cut: plate,
            times: [800, 960, 1000, 1100, 1300, 1500, 1700, 1900],
        },
        Strip {
            name: "face-marvels",
            session: || scoring(15..=15),
            awaits: |_| true,
            cut: plate,
            times: [800, 960, 1000, 1100, 1250, 1400, 1500, 1600],
        },
        Strip {
            name: "face-passes",
            session: || passing(Preset::AllFives.rules(Seats::Two)),
            awaits: has_passed,
            cut: plate,
            times: [0, 40, 80, 120, 160, 220, 280, 400],
        },
        Strip {
            name: "face-loses",
            session: won_by_you,
            awaits: |_| true,
            cut: plate,
            times: [3700, 3900, 4080, 4200, 4400, 4600, 4800, 5300],
        },
    ]
}

fn moving_set(rules: Rules) -> Preferences {
    let set = set(rules);
    Preferences { display: Display { motion: MotionSpeed::Normal, ..set.display }, ..set }
}

/// A game at a play of yours that is wanted.
fn play_where(preset: Preset, wanted: fn(&Session, Action) -> bool) -> (Session, Option<Action>) {
    let find = |session: &Session| {
        let is_yours = session.person_in_turn() == Some(YOU);
        let long = session.state().position().is_some_and(|at| at.table().played().len() > 4);
        let mut actions = session.actions_of(YOU).into_iter().filter(|_| is_yours && long);
        actions.find(|action| wanted(session, *action))
    };
    let session = game_where(&moving_set(preset.rules(Seats::Two)), |it| find(it).is_some());
    let action = find(&session);
    (session, action)
}

fn scoring(wanted: std::ops::RangeInclusive<u8>) -> (Session, Option<Action>) {
    let find = |session: &Session| {
        let is_yours = session.person_in_turn() == Some(YOU);
        let mut actions = session.actions_of(YOU).into_iter().filter(|_| is_yours);
        let state = session.state();
        actions.find(|it| it.bone().is_some() && wanted.contains(&points(state, *it)))
    };
    let set = moving_set(Preset::AllFives.rules(Seats::Two));
    let session = game_where(&set, |it| find(it).is_some());
    let action = find(&session);
    (session, action)
}

/// A game at a play of yours that wins it.
fn won_by_you() -> (Session, Option<Action>) {
    play_where(Preset::AllFives, |session, action| {
        let mut after = session.state().clone();
        after.apply(action).is_ok()
            && after.outcome().and_then(|it| it.winner) == Some(Seats::Two.team(YOU))
    })
}

/// A game in which Nestor cannot but score much.
fn nestor_scoring() -> (Session, Option<Action>) {
    let session = game_where(&moving_set(Preset::AllFives.rules(Seats::Two)), |session| {
        let state = session.state();
        session.request().is_some()
            && matches!(state.legal_actions()[..], [action] if points(state, action) >= 10)
    });
    (session, None)
}

fn has_played(session: &Session) -> bool {
    let round = session.state().round();
    round.is_some_and(|round| {
        round.events().iter().rev().take(4).any(|it| matches!(it, engine::Event::Scored { .. }))
    })
}

/// A game in which another player has to pass.
fn passing(rules: Rules) -> (Session, Option<Action>) {
    let session = game_where(&moving_set(rules), |session| {
        session.request().is_some()
            && session.state().legal_actions() == [Action::Pass]
            && session.state().position().is_some_and(|at| at.table().played().len() > 4)
    });
    (session, None)
}

fn has_passed(session: &Session) -> bool {
    let round = session.state().round();
    round.is_some_and(|round| {
        round.events().iter().rev().take(2).any(|it| matches!(it, engine::Event::Passed { .. }))
    })
}

fn advance(player: &mut Player, secs: f64) {
    let now = player.harness.ctx.input(|input| input.time);
    player.harness.input_mut().time = Some(now + secs);
    player.harness.step();
}

fn film(strip: &Strip) -> ColorImage {
    let (session, action) = (strip.session)();
    let mut player = Player::at_size(&session, [1100.0, 760.0]);
    if let Some(action) = action {
        player.harness.run_steps(40);
        if player.has_button("Resume") {
            player.press(Key::P);
            player.harness.run_steps(40);
        }
        let ctx = player.harness.ctx.clone();
        let command: Command = TableCommand::Act(action).into();
        player.harness.state_mut().update(&ctx, command.into());
    }
    let mut waited = 0;
    while !(strip.awaits)(player.session()) && waited < 4000 {
        std::thread::sleep(std::time::Duration::from_millis(1));
        advance(&mut player, STEP_SECS);
        waited += 1;
    }
    let began = player.harness.ctx.input(|input| input.time);
    let frames = strip.times.map(|time| {
        let due = began + f64::from(time) / 1000.0;
        loop {
            let now = player.harness.ctx.input(|input| input.time);
            if now >= due - 1e-6 {
                break;
            }
            advance(&mut player, STEP_SECS.min(due - now));
        }
        let (scale, whole) = (player.harness.ctx.pixels_per_point(), painted(&mut player));
        whole.region(&strip.cut, Some(scale))
    });
    side_by_side(&frames)
}

fn side_by_side(frames: &[ColorImage; FRAMES]) -> ColorImage {
    let [width, height] = frames[0].size;
    let size = [IN_A_ROW * (width + BETWEEN), FRAMES / IN_A_ROW * (height + BETWEEN)];
    let mut whole = ColorImage::filled(size, Color32::BLACK);
    for (n, frame) in frames.iter().enumerate() {
        let left = n % IN_A_ROW * (width + BETWEEN);
        let top = n / IN_A_ROW * (height + BETWEEN);
        for (row, pixels) in frame.pixels.chunks(width).enumerate() {
            let start = (top + row) * size[0] + left;
            whole.pixels[start..start + width].copy_from_slice(pixels);
        }
    }
    whole
}

/// Makes the strips with this in their names.
pub fn make(part: &str) {
    let folder = format!("{MADE}/films");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for strip in strips().iter().chain(&face_strips()).filter(|strip| strip.name.contains(part)) {
        println!("{}", strip.name);
        moving::write(&[film(strip)], &format!("{folder}/{}.png", strip.name));
    }
}
