//! Random games, seen from the first seat.

use egui::{Rect, pos2, vec2};
use engine::{
    Event, GameState, Level, Name, Preset, Rules, Seat, Seating, Seats, Seed, View, Viewer,
};
use nestor_dominoes::table::{
    Features, PlateContents, Snapshot, SnapshotContext, TableLayout, TableWidget,
};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Where the viewer sits.
pub const VIEWER: Seat = Seat::ALL[0];

/// The table below the bar of a window of this size.
pub fn area([width, height]: [f32; 2]) -> Rect {
    let bar = if height < 640.0 && width >= 560.0 { 36.0 } else { 40.0 };
    Rect::from_min_size(pos2(0.0, bar), vec2(width, height - bar))
}

/// What a table of these rules has besides its players.
pub fn features(rules: &Rules) -> Features {
    Features {
        set: rules.set,
        has_count: rules.counts_score() && !rules.claims,
        has_boneyard: rules.can_draw(),
        has_clock: rules.clock,
        has_firecrackers: rules.firecrackers,
        ..Features::default()
    }
}

/// A game that is played by chance.
pub struct Game {
    pub state: GameState,
    dice: ChaCha8Rng,
    table: TableWidget,
    pub size: [f32; 2],
}

impl Game {
    /// A game of these rules in a window of this size, dealt.
    pub fn new(rules: Rules, number: u64, size: [f32; 2]) -> Self {
        let name = Name::new("Ann").expect("a name");
        let seating = Seating::with_nestors(&name, rules.seats, Level::ALL[0]);
        let state = GameState::new(rules, seating, number).expect("a game");
        let mut game = Self {
            state,
            dice: ChaCha8Rng::seed_from_u64(number),
            table: TableWidget::default(),
            size,
        };
        game.deal();
        game
    }

    /// Deals the next hand.
    pub fn deal(&mut self) -> Vec<Event> {
        let rules = *self.state.rules();
        let seed = Seed::new(self.dice.random());
        self.state.deal(seed, rules).expect("a deal")
    }

    /// What the viewer may know.
    pub fn view(&self) -> View {
        self.state.view(VIEWER).expect("a hand is dealt")
    }

    /// The layout of the table.
    pub fn layout(&self) -> TableLayout {
        self.boxes_with(0)
    }

    /// The same while so many buttons stand at the viewer's plate.
    pub fn boxes_with(&self, buttons: usize) -> TableLayout {
        let (rules, view) = (self.state.rules(), self.view());
        let around = VIEWER.onwards(rules.seats);
        let holds = around.map(|seat| PlateContents {
            bones: usize::from(view.hand_sizes()[seat]),
            has_coin: seat != VIEWER,
            ..PlateContents::default()
        });
        TableLayout::new(area(self.size), rules.seats, features(rules))
            .with_contents(holds, buttons)
    }

    /// The table as the viewer may see it.
    pub fn snapshot(&mut self) -> Snapshot {
        let layout = self.layout();
        self.snapshot_in(&layout)
    }

    /// The same in other layout.
    pub fn snapshot_in(&mut self, layout: &TableLayout) -> Snapshot {
        let view = self.view();
        let line = self.table.line_of(&view, layout);
        let hand: Vec<_> = view.hand().iter().collect();
        let rules = self.state.rules();
        Snapshot::new(
            &view,
            SnapshotContext {
                seating: self.state.seating(),
                rules,
                revealed: &self.state.revealed(Viewer::at(VIEWER)),
                hand: &hand,
                line,
                shows_count: features(rules).has_count,
            },
        )
    }

    /// Somebody does something; nothing once the hand is over.
    pub fn step(&mut self) -> Option<Vec<Event>> {
        let actions = self.state.legal_actions();
        let action = *actions.choose(&mut self.dice)?;
        Some(self.state.apply(action).expect("it is allowed"))
    }

    /// Whether a hand can be dealt.
    pub fn can_deal(&self) -> bool {
        self.state.can_deal()
    }
}

/// The rules of every ready-made game, for every number of players that it allows.
pub fn all_rules() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| {
        let rules = Seats::ALL.into_iter().map(move |seats| preset.rules(seats));
        rules.filter(|rules| rules.check().is_ok())
    })
}
