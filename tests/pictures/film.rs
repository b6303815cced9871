//! Films of what moves, frame by frame, to be looked at by eye.

use std::path::Path;

use egui::{Event, Modifiers, PointerButton, Pos2, vec2};
use engine::{Action, Bone, Preset, Rules, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences, TableView};
use game::session::Session;
use nestor_dominoes::command::{Command, GameCommand, TableCommand};

use crate::YOU;
use crate::found::{bone_with_plays, game_where, hand};
use crate::player::{Player, preferences, set};

/// The sizes in which everything is filmed: the whole table, and only the ends.
const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];

/// Takes so many frames, and writes them where films are kept.
fn film(player: &mut Player, name: &str, frames: usize, mut each: impl FnMut(&mut Player, usize)) {
    let folder = Path::new(crate::MADE).join("films");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for frame in 0..frames {
        each(player, frame);
        player.harness.step();
        let image = player.harness.render().expect("it can be painted");
        let file = folder.join(format!("{name}-{frame:02}.png"));
        image.save(file).expect("it can be written");
    }
}

pub fn shown(preset: Preset, seats: Seats, pace: Pace) -> Preferences {
    let rules: Rules = preset.rules(seats);
    Preferences {
        display: Display {
            pace,
            motion: MotionSpeed::Normal,
            auto_draw: true,
            view: TableView::ByWindow,
            ..preferences(preset).display
        },
        ..set(rules)
    }
}

pub fn update(player: &mut Player, command: Command) {
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, command.into());
}

fn press(player: &Player, pos: Pos2, pressed: bool) {
    player.harness.event(Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    });
}

fn name_of(name: &str, size: [f32; 2]) -> String {
    format!("{name}-{}", size[0])
}

/// Makes all of them.
pub fn make() {
    a_drag();
    a_click();
    nestor();
    a_score();
    draws();
    a_deal();
    a_game_won();
    the_view();
}

/// A turn in which a bone fits one end, in the middle of a hand.
fn to_play(seats: Seats) -> (Session, Bone) {
    let session = game_where(&shown(Preset::AllFives, seats, Pace::Normal), |session| {
        let played = session.state().round().map(|round| round.placed().count());
        played >= Some(6) && bone_with_plays(session, 1).is_some_and(|bone| !bone.is_doublet())
    });
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    (session, bone)
}

/// Where the end is that takes the bone taken up.
fn taking_end(player: &Player) -> Pos2 {
    let bone = player.selected();
    let takes = |action| match action {
        Action::Play(it, end) if Some(it) == bone => Some(end),
        _ => None,
    };
    let mut plays = player.session().actions_of(YOU).into_iter();
    let end = plays.find_map(takes).expect("an end takes it");
    player.by_id(&format!("end-{end}")).rect().center()
}

fn a_drag() {
    for size in SIZES {
        let (session, bone) = to_play(Seats::Two);
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        let from = player.bone(bone).rect().center() + vec2(4.0, 12.0);
        player.harness.hover_at(from);
        player.harness.step();
        press(&player, from, true);
        player.harness.step();
        player.harness.hover_at(from - vec2(0.0, 12.0));
        player.harness.run_steps(2);
        let to = taking_end(&player);
        film(&mut player, &name_of("drag", size), 20, |player, frame| {
            let part = (frame as f32 / 9.0).min(1.0);
            if frame < 11 {
                player.harness.hover_at(from.lerp(to, part));
            } else if frame == 12 {
                press(player, to, false);
            }
        });
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        player.harness.hover_at(from);
        player.harness.step();
        press(&player, from, true);
        player.harness.step();
        let away = Pos2::new(60.0, 250.0);
        film(&mut player, &name_of("home", size), 12, |player, frame| {
            if frame < 3 {
                player
                    .harness
                    .hover_at(from.lerp(away, (frame as f32 + 1.0) / 3.0));
            } else if frame == 4 {
                press(player, away, false);
            }
        });
    }
}

fn a_click() {
    for size in SIZES {
        let (session, bone) = to_play(Seats::Two);
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        player.click_bone(bone);
        let to = taking_end(&player);
        player.harness.hover_at(to);
        film(&mut player, &name_of("hover", size), 4, |_, _| {});
        film(&mut player, &name_of("click", size), 12, |player, frame| {
            if frame < 2 {
                press(player, to, frame == 0);
            }
        });
        player.wait_for_nestor();
    }
}

fn nestor() {
    for (seats, name) in [(Seats::Two, "nestor"), (Seats::Partners, "partners")] {
        for size in SIZES {
            let session = game_where(&shown(Preset::AllFives, seats, Pace::Normal), |session| {
                let played = session.state().round().map(|round| round.placed().count());
                played >= Some(6)
                    && session.nestor_in_turn().is_some()
                    && session
                        .state()
                        .legal_actions()
                        .iter()
                        .any(|it| it.bone().is_some())
            });
            let mut player = Player::at_size(&session, size);
            let before = player.session().state().record().len();
            player.step_until("Nestor", |player| {
                player.session().state().record().len() > before
            });
            film(&mut player, &name_of(name, size), 12, |_, _| {});
        }
    }
}

fn a_score() {
    for (seats, name) in [(Seats::Two, "score"), (Seats::Partners, "score-partners")] {
        for size in SIZES {
            let set = shown(Preset::AllFives, seats, Pace::WaitForOk);
            let scoring = |session: &Session| {
                let mut actions = session.actions_of(YOU).into_iter();
                actions.find(|action| {
                    let mut state = session.state().clone();
                    let events = state.apply(*action).unwrap_or_default();
                    matches!(action, Action::Play(..))
                        && events.iter().any(|event| {
                            matches!(event, engine::Event::Scored { points, .. } if *points >= 10)
                        })
                })
            };
            let session = game_where(&set, |session| {
                let played = session.state().round().map(|round| round.placed().count());
                played >= Some(6)
                    && session.person_in_turn() == Some(YOU)
                    && scoring(session).is_some()
            });
            let action = scoring(&session).expect("it was looked for");
            let mut player = Player::at_size(&session, size);
            player.harness.run_steps(5);
            update(&mut player, Command::Table(TableCommand::Act(action)));
            film(&mut player, &name_of(name, size), 40, |_, _| {});
        }
    }
}

fn draws() {
    for size in SIZES {
        let set = shown(Preset::Draw, Seats::Two, Pace::Normal);
        let session = game_where(&set, |session| {
            let mut state = session.state().clone();
            let mut draws = 0;
            while state.turn() == Some(YOU) && state.legal_actions() == [Action::Draw] {
                state.apply(Action::Draw).expect("it is listed");
                draws += 1;
            }
            draws >= 3
        });
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        update(&mut player, Command::Table(TableCommand::Draw));
        film(&mut player, &name_of("draws", size), 24, |_, _| {});
        let session = game_where(&set, |session| {
            session.nestor_in_turn().is_some() && session.state().legal_actions() == [Action::Draw]
        });
        let mut player = Player::at_size(&session, size);
        let before = player.session().state().record().len();
        player.step_until("Nestor", |player| {
            player.session().state().record().len() > before
        });
        film(&mut player, &name_of("nestor-draws", size), 10, |_, _| {});
    }
}

fn a_deal() {
    for (seats, name) in [(Seats::Two, "deal"), (Seats::Four, "deal-four")] {
        for size in SIZES {
            let (session, _) = if seats == Seats::Two {
                to_play(seats)
            } else {
                let set = shown(Preset::AllFives, seats, Pace::Normal);
                let session = game_where(&set, |session| session.person_in_turn() == Some(YOU));
                let bone = hand(&session)[0];
                (session, bone)
            };
            let mut player = Player::at_size(&session, size);
            player.harness.run_steps(5);
            update(
                &mut player,
                Command::Game(GameCommand::Start(Box::new(session.preferences().clone()))),
            );
            film(&mut player, &name_of(name, size), 40, |_, _| {});
        }
    }
}

fn a_game_won() {
    for size in SIZES {
        let set = shown(Preset::AllFives, Seats::Two, Pace::Fast);
        let winning = |session: &Session| {
            let mut actions = session.actions_of(YOU).into_iter();
            actions.find(|action| {
                let mut state = session.state().clone();
                state.apply(*action).is_ok()
                    && state
                        .outcome()
                        .is_some_and(|it| it.winner == Some(Seats::Two.team(YOU)))
            })
        };
        let session = game_where(&set, |session| winning(session).is_some());
        let action = winning(&session).expect("it was looked for");
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        update(&mut player, Command::Table(TableCommand::Act(action)));
        film(&mut player, &name_of("won", size), 90, |_, _| {});
    }
}

/// The view follows the play in windows in which the whole table is small.
fn the_view() {
    for (preset, size) in [
        (Preset::FiveUp, [420.0, 800.0]),
        (Preset::FiveUp, [360.0, 600.0]),
        (Preset::AllFives, [360.0, 600.0]),
    ] {
        let mut shown = shown(preset, Seats::Two, Pace::Normal);
        shown.display.view = TableView::Whole;
        let session = game_where(&shown, |session| {
            let played = session.state().round().map(|round| round.placed().count());
            played >= Some(21) && bone_with_plays(session, 2).is_some()
        });
        let bone = bone_with_plays(&session, 2).expect("it was looked for");
        let play = crate::found::plays(&session, bone)[0];
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        let name = name_of(&format!("view-{preset:?}"), size);
        film(&mut player, &name, 24, |player, frame| match frame {
            1 => update(player, Command::Table(TableCommand::Select(Some(bone)))),
            6 => update(player, Command::Table(TableCommand::Act(play))),
            _ => {}
        });
    }
}
