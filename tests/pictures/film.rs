//! Films of what moves, ten frames each, to be looked at by eye.

use std::path::Path;

use engine::{Action, Event, GameState, Preset, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences};
use game::session::Session;
use nestor_dominoes::command::{Command, TableCommand};

use crate::YOU;
use crate::found::game_where;
use crate::player::{Player, preferences, set};

/// The sizes in which everything is filmed.
const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];
/// The frames of a film.
const FRAMES: usize = 10;

/// What is filmed: what the person's action brings about.
struct Film {
    name: &'static str,
    game: Preset,
    seats: Seats,
    brings: fn(&[Event], &GameState) -> bool,
    /// So many steps of the window are between two frames.
    steps: usize,
}

const FILMS: [Film; 6] = [
    Film {
        name: "play",
        game: Preset::AllFives,
        seats: Seats::Two,
        brings: |events, after| !scores(events) && after.round().is_some_and(goes_on),
        steps: 4,
    },
    Film {
        name: "score",
        game: Preset::AllFives,
        seats: Seats::Two,
        brings: |events, after| scores(events) && after.round().is_some_and(goes_on),
        steps: 4,
    },
    Film {
        name: "score-partners",
        game: Preset::AllFives,
        seats: Seats::Partners,
        brings: |events, after| scores(events) && after.round().is_some_and(goes_on),
        steps: 4,
    },
    Film {
        name: "draw",
        game: Preset::Draw,
        seats: Seats::Two,
        brings: |events, after| {
            let drew = events.iter().any(|it| matches!(it, Event::Drew { .. }));
            drew && after.turn() == Some(YOU) && after.legal_actions() == [Action::Draw]
        },
        steps: 3,
    },
    Film {
        name: "hand",
        game: Preset::AllFives,
        seats: Seats::Two,
        brings: |_, after| after.can_deal(),
        steps: 7,
    },
    Film {
        name: "game",
        game: Preset::AllFives,
        seats: Seats::Two,
        brings: |_, after| {
            let winner = after.outcome().and_then(|outcome| outcome.winner);
            winner == Some(Seats::Two.team(YOU))
        },
        steps: 11,
    },
];

/// What is set where everything moves.
pub fn shown(preset: Preset, seats: Seats, pace: Pace) -> Preferences {
    Preferences {
        display: Display {
            pace,
            motion: MotionSpeed::Normal,
            auto_draw: true,
            ..preferences(preset).display
        },
        ..set(preset.rules(seats))
    }
}

pub fn update(player: &mut Player, command: Command) {
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, command.into());
}

fn scores(events: &[Event]) -> bool {
    events.iter().any(|it| matches!(it, Event::Scored { .. }))
}

fn goes_on(round: &engine::Round) -> bool {
    round.placed().count() >= 6
}

impl Film {
    /// What the person can do that brings about what is filmed.
    fn action(&self, session: &Session) -> Option<Action> {
        let mut actions = session.actions_of(YOU).into_iter();
        actions.find(|action| {
            let mut state = session.state().clone();
            let events = state.apply(*action);
            events.is_ok_and(|events| (self.brings)(&events, &state))
        })
    }

    fn make(&self, size: [f32; 2]) {
        let set = shown(self.game, self.seats, Pace::Normal);
        let session = game_where(&set, |session| self.action(session).is_some());
        let action = self.action(&session).expect("it was looked for");
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps(5);
        let command = match action {
            Action::Draw => TableCommand::Draw.into(),
            action => TableCommand::Act(action).into(),
        };
        update(&mut player, command);
        let folder = Path::new(crate::MADE).join("films");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        for frame in 0..FRAMES {
            player.harness.run_steps(self.steps);
            let image = player.harness.render().expect("it can be painted");
            let file = format!("{}-{}-{frame}.png", self.name, size[0]);
            image.save(folder.join(file)).expect("it can be written");
        }
    }
}

/// Makes all of them.
pub fn make() {
    for film in FILMS {
        for size in SIZES {
            film.make(size);
        }
    }
}
