//! The table at one moment: plain data with only what the viewer may know.

use std::collections::BTreeSet;

use engine::{
    Action, Amount, Bone, Bones, End, Event, LeadBy, Phase, Pips, PipsSet, PlacedBone, Position,
    RevealedBones, Rules, Seat, Seating, View,
};
use words::names::display_name;
use words::{Points, points};

use super::line::Line;
use super::player_colors::player_color;
use crate::sound::Sound;

/// Whether the table shows the count after a play: where the count scores, and players do not claim
/// its points themselves.
pub const fn rules_show_counts(rules: &Rules) -> bool {
    rules.counts_score() && !rules.claims
}

/// Whether the table shows the points of a play, for its count or for the ends that it leaves.
pub const fn rules_show_points(rules: &Rules) -> bool {
    rules.plays_score() && !rules.claims
}

/// The result of a play, or of using a firecracker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preview {
    /// The count on the table afterwards.
    pub count: u8,
    /// The points that the play scores; 0 where they would be void.
    pub points: u8,
}

impl Preview {
    /// The points in the displayed unit; [`Points::NONE`] if the table does not show them.
    pub fn shown_points(self, rules: &Rules) -> Points {
        if rules_show_points(rules) { Points::of(self.points, rules) } else { Points::NONE }
    }
}

/// From this number on, successive scoring plays are news.
const MIN_SCORE_STREAK: u8 = 3;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandBone {
    pub bone: Bone,
    /// The ends where the bone can be played now (`None` for the lead), with the results.
    pub plays: Vec<(Option<End>, Preview)>,
    /// The play, if the bone has only one.
    pub only_play: Option<Action>,
}

impl HandBone {
    /// The result of playing the bone at an end; `None` if that is impossible now.
    pub fn preview_at(&self, end: Option<End>) -> Option<Preview> {
        let mut plays = self.plays.iter();
        plays.find(|(at, _)| *at == end).map(|(_, preview)| *preview)
    }

    fn clear_plays(&mut self) {
        self.plays.clear();
        self.only_play = None;
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndState {
    pub end: End,
    /// The number at the end, without the multiplier.
    pub pips: Pips,
    /// How many times the end is counted: 0, 1 or 2.
    pub multiplier: u8,
    /// Whether the end is open; otherwise it is a side of a spinner that opens later.
    pub is_open: bool,
}

impl EndState {
    /// What this end contributes to the count on the table.
    pub const fn counted_pips(self) -> u8 {
        self.pips.value() * self.multiplier
    }
}

/// The sum of the open ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    pub sum: u8,
    /// The numbers that are added up.
    pub terms: Vec<u8>,
}

/// News beside a player's plate. A pass is shown until the player's next turn, other news for a few
/// seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    Drew(u8),
    Passed {
        /// The number of bones drawn before.
        drawn: u8,
        /// The numbers at the open ends.
        open: PipsSet,
    },
    /// The player let the partner lead.
    Yielded,
    /// The player led with the bone that the rules demand.
    Led,
    /// The player scored with this number of plays in a row, three or more.
    Streak(u8),
}

impl News {
    pub const fn is_pass(self) -> bool {
        matches!(self, Self::Passed { .. })
    }

    pub const fn is_streak(self) -> bool {
        matches!(self, Self::Streak(_))
    }
}

/// One player, as the viewer sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerState {
    pub seat: Seat,
    /// The name, or "You".
    pub name: String,
    pub bones: usize,
    /// The hand, if it is face up.
    pub open_hand: Option<Vec<Bone>>,
    /// The score of the player's side, in the displayed unit.
    pub score: i32,
    /// The points to win, in the displayed unit.
    pub target: Option<i32>,
    pub is_to_move: bool,
    /// The news, and the index of its event, which distinguishes repeated news from news that is
    /// still the same.
    pub news: Option<(News, usize)>,
    pub has_firecracker: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BoneyardState {
    pub bones: usize,
    /// The boneyard, if it is face up.
    pub open: Option<Vec<Bone>>,
    /// Whether the viewer may draw now.
    pub can_draw: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnForLead {
    pub seat: Seat,
    pub bone: Bone,
}

/// The table while players take their bones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakingState {
    /// The face-down bones that still lie on the cloth, by index.
    pub backs_on_table: BTreeSet<usize>,
    pub waits_for_viewer: bool,
    /// The bones drawn for the lead so far.
    pub drawn: Vec<DrawnForLead>,
    /// The number of bones that each player has taken, the viewer first.
    pub hand_sizes: Vec<usize>,
    pub own_bones: Vec<Bone>,
    /// The size of a full hand; 0 while the players draw for the lead.
    pub full_hand_size: usize,
    /// The player who takes the next bone.
    pub taker: Option<Seat>,
}

impl TakingState {
    /// The player who leads; `None` until everybody has drawn and one bone is the heaviest.
    pub fn leader(&self) -> Option<Seat> {
        let weight = |drawn: &DrawnForLead| drawn.bone.weight();
        let heaviest = self.drawn.iter().map(weight).max();
        let mut leaders = self.drawn.iter().filter(|it| Some(weight(it)) == heaviest);
        let first = leaders.next()?;
        let is_decided = self.drawn.len() == self.hand_sizes.len() && leaders.next().is_none();
        is_decided.then_some(first.seat)
    }
}

/// The table at one moment, as one viewer may see it.
#[derive(Debug, Clone, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a state of its own that the table can be in"
)]
pub struct Snapshot {
    pub viewer: Seat,
    pub rules: Rules,
    pub seating: Seating,
    /// The viewer, then the others in the order of play.
    pub players: Vec<PlayerState>,
    /// The viewer's hand, in the order that the viewer keeps it.
    pub hand: Vec<HandBone>,
    /// Whether the viewer is to lead or play.
    pub is_to_play: bool,
    /// Whether the viewer must claim points, or say that there are none.
    pub is_to_claim: bool,
    /// The bones on the table in the order of play.
    pub laid: Vec<PlacedBone>,
    pub line: Line,
    pub ends: Vec<EndState>,
    /// The sum of the ends, if it is shown.
    pub count: Option<Count>,
    pub boneyard: BoneyardState,
    /// The bones that the viewer's firecracker can blow up, each with the result.
    pub targets: Vec<(Bone, Preview)>,
    pub is_over: bool,
    /// Raised bones in hands: one that is led automatically, or those that are counted at the end.
    pub raised_bones: Bones,
    pub is_leader_drawn_by_lot: bool,
    /// The bones laid out to be taken; `None` if they are dealt.
    pub taking: Option<TakingState>,
}

/// What a snapshot is built from, besides the view.
#[derive(Debug)]
pub struct SnapshotContext<'a> {
    pub seating: &'a Seating,
    /// The rules of the game, which may have changed since the hand was dealt.
    pub rules: &'a Rules,
    /// Hidden bones that are revealed to the viewer.
    pub revealed: &'a RevealedBones,
    /// The viewer's hand, in the order that the viewer keeps it.
    pub hand: &'a [Bone],
    /// Where the bones on the table lie.
    pub line: Line,
    pub shows_count: bool,
}

impl Snapshot {
    /// Whether a player has a coin with a face: computer players do, people do not.
    pub(super) fn has_coin(&self, place: usize) -> bool {
        place > 0 && !self.seating[self.players[place].seat].is_person()
    }

    /// Whether dots or rings in the players' colors tell the players apart: not at a table for two.
    pub(super) fn has_dots(&self) -> bool {
        self.players.len() > 2
    }

    /// The sound of the event that led to this snapshot; `None` if it makes none.
    pub fn sound_of(&self, event: &Event) -> Option<Sound> {
        match event {
            Event::Played { seat, .. } if self.is_slammed(*seat) => Some(Sound::Slam),
            _ => Sound::for_event(event, self.viewer, self.rules.seats),
        }
    }

    /// Whether a player slammed down the bone played last: the last of the hand, or one after which
    /// no other bone fits.
    fn is_slammed(&self, seat: Seat) -> bool {
        let laid: Bones = self.laid.iter().map(|placed| placed.bone).collect();
        let mut open = self.ends.iter().filter(|end| end.is_open);
        let is_closed = open.all(|end| {
            self.rules.fit.bones_for(end.pips).and(self.rules.bones()).without(laid).is_empty()
        });
        is_closed || self.players[self.place_of(seat)].bones == 0
    }

    /// Builds the snapshot of what the viewer may see now.
    pub fn new(view: &View, context: SnapshotContext<'_>) -> Self {
        let position = view.position();
        let actions = view.legal_actions();
        let table = position.table();
        let is_over = position.end().is_some();
        let around = view.seat().onwards(view.rules().seats);
        let hand = context.hand.iter().map(|bone| {
            let of_bone = actions.iter().filter(|it| it.bone() == Some(*bone));
            let of_bone: Vec<Action> = of_bone.copied().collect();
            HandBone {
                bone: *bone,
                plays: plays(view, &of_bone),
                only_play: table.only_play(&of_bone),
            }
        });
        let targets = actions.iter().filter_map(|action| match action {
            Action::BlowUp(bone) => Some((*bone, preview(view, *action)?)),
            _ => None,
        });
        let laid: Vec<PlacedBone> = view.placed_bones().collect();
        Self {
            viewer: view.seat(),
            rules: *context.rules,
            seating: context.seating.clone(),
            players: around.map(|seat| player(view, &context, seat)).collect(),
            hand: hand.collect(),
            is_to_play: !is_over
                && position.turn() == view.seat()
                && (position.phase().is_lead() || position.phase() == Phase::Turn),
            is_to_claim: position.turn() == view.seat()
                && matches!(position.phase(), Phase::Claim | Phase::LateClaim),
            ends: ends(position, &context.line),
            count: (context.shows_count && !table.is_empty())
                .then(|| Count { sum: table.count(), terms: table.terms() }),
            boneyard: BoneyardState {
                bones: usize::from(position.boneyard().len()),
                open: context.revealed.boneyard().map(<[Bone]>::to_vec),
                can_draw: actions.contains(&Action::Draw),
            },
            targets: targets.collect(),
            is_over,
            raised_bones: counted_bones(view),
            is_leader_drawn_by_lot: view.lead_by() == LeadBy::Lot,
            taking: None,
            laid,
            line: context.line,
        }
    }

    /// Returns the table while its bones are still being taken.
    #[must_use]
    pub fn while_taking(mut self, taking: TakingState) -> Self {
        self.hand.retain(|hand| taking.own_bones.contains(&hand.bone));
        for hand in &mut self.hand {
            hand.clear_plays();
        }
        for (player, bones) in self.players.iter_mut().zip(&taking.hand_sizes) {
            player.bones = *bones;
            player.open_hand = None;
            player.is_to_move = taking.taker == Some(player.seat);
            player.news = None;
        }
        self.is_to_play = false;
        self.is_to_claim = false;
        self.ends.clear();
        self.count = None;
        self.boneyard = BoneyardState::default();
        self.taking = Some(taking);
        self
    }

    /// Returns the table with no playable bone in the hand, so that all its bones look alike.
    #[must_use]
    pub fn without_plays(mut self) -> Self {
        for hand in &mut self.hand {
            hand.clear_plays();
        }
        self.is_to_play = false;
        self
    }

    /// Returns the table with the viewer's bones face down.
    #[must_use]
    pub fn with_hand_covered(mut self) -> Self {
        self.hand.clear();
        self.is_to_play = false;
        self.is_to_claim = false;
        self.boneyard.can_draw = false;
        self.targets.clear();
        self
    }

    /// Returns the table with only names and scores, without bones, ends and news.
    #[must_use]
    pub fn with_table_hidden(self) -> Self {
        let mut hidden = self.with_hand_covered().without_bones();
        for player in &mut hidden.players {
            player.news = None;
            player.is_to_move = false;
        }
        hidden.laid.clear();
        hidden.ends.clear();
        hidden.count = None;
        hidden.taking = None;
        hidden
    }

    /// Returns the table with the bones of all hands face down.
    pub(super) fn with_hands_covered(&self) -> Self {
        let mut covered = self.clone().with_hand_covered();
        for player in &mut covered.players {
            player.open_hand = None;
        }
        covered
    }

    /// Returns the table before anybody has a bone.
    pub(super) fn without_bones(&self) -> Self {
        let mut bare = self.clone();
        bare.hand.clear();
        for player in &mut bare.players {
            player.bones = 0;
            player.open_hand = None;
        }
        bare.boneyard = BoneyardState::default();
        if let Some(taking) = &mut bare.taking {
            taking.backs_on_table.clear();
            taking.drawn.clear();
        }
        bare
    }

    /// Whether the bones are in the hands and the boneyard, and no longer spread on the cloth.
    pub fn is_dealt(&self) -> bool {
        self.taking.is_none() && self.players.iter().any(|player| player.bones > 0)
    }

    /// The bones of the viewer's hand that can be played now.
    pub fn playable(&self) -> Bones {
        let playable = self.hand.iter().filter(|hand| !hand.plays.is_empty());
        playable.map(|hand| hand.bone).collect()
    }

    /// Whether a bone of the viewer's hand cannot be used while the viewer must play or claim.
    pub fn is_unusable(&self, bone: Bone) -> bool {
        (self.is_to_play || self.is_to_claim) && !self.playable().contains(bone)
    }

    pub fn in_hand(&self, bone: Bone) -> Option<&HandBone> {
        self.hand.iter().find(|hand| hand.bone == bone)
    }

    /// The places of all players on the same side as the player in `place`, who is included.
    pub fn side_places(&self, place: usize) -> Vec<usize> {
        let team = |place: usize| self.rules.seats.team(self.players[place].seat);
        let places = (0..self.players.len()).filter(|other| team(*other) == team(place));
        places.collect()
    }

    pub fn newest_bone(&self) -> Option<Bone> {
        self.laid.last().map(|placed| placed.bone)
    }

    /// The place of a seat among the players: 0 is the viewer.
    pub fn place_of(&self, seat: Seat) -> usize {
        let place = self.players.iter().position(|player| player.seat == seat);
        place.unwrap_or_default()
    }

    /// The index of the color of the player in a place.
    pub fn color_of(&self, place: usize) -> usize {
        let seat = self.players.get(place).map_or(self.viewer, |it| it.seat);
        player_color(&self.seating, self.rules.seats, seat)
    }

    /// Returns the table before the last bone was played, when it was still in the player's hand.
    pub(super) fn before_play(&self, line: Line) -> Self {
        let mut before = self.clone();
        let Some(last) = before.laid.pop() else {
            return before;
        };
        let place = before.place_of(last.seat);
        before.players[place].bones += 1;
        if place == 0 {
            before.hand.push(HandBone { bone: last.bone, plays: Vec::new(), only_play: None });
        }
        before.line = line;
        before
    }

    /// Returns the table with turn, ends, scores and open hands as in `before`, and no possible
    /// actions.
    pub(super) fn with_results_hidden(&self, before: &Self) -> Self {
        let mut hidden = self.clone();
        for (player, was) in hidden.players.iter_mut().zip(&before.players) {
            player.score = was.score;
            player.is_to_move = was.is_to_move;
            player.open_hand.clone_from(&was.open_hand);
            player.news = was.news;
        }
        for hand in &mut hidden.hand {
            hand.clear_plays();
        }
        hidden.is_to_play = false;
        hidden.is_to_claim = false;
        hidden.ends.clone_from(&before.ends);
        hidden.count.clone_from(&before.count);
        hidden.boneyard.open.clone_from(&before.boneyard.open);
        hidden.boneyard.can_draw = false;
        hidden.targets.clear();
        hidden.is_over = false;
        hidden.raised_bones = Bones::EMPTY;
        hidden
    }

    /// Updates the ends and their sum to those of `after`.
    pub(super) fn show_ends(&mut self, after: &Self) {
        self.ends.clone_from(&after.ends);
        self.count.clone_from(&after.count);
    }

    /// Adds points to the score of a seat's side.
    pub(super) fn add_points(&mut self, seat: Seat, points: i32) {
        let (seats, shown) = (self.rules.seats, points::in_rules_unit(points, &self.rules));
        for player in &mut self.players {
            if seats.team(player.seat) == seats.team(seat) {
                player.score += shown;
            }
        }
    }

    /// Ends the hand: reveals the hands that are open in `after`.
    pub(super) fn reveal_hands(&mut self, after: &Self) {
        self.is_over = after.is_over;
        for (player, now) in self.players.iter_mut().zip(&after.players) {
            player.open_hand.clone_from(&now.open_hand);
        }
        self.boneyard.open.clone_from(&after.boneyard.open);
    }
}

fn player(view: &View, context: &SnapshotContext<'_>, seat: Seat) -> PlayerState {
    let (rules, position) = (context.rules, view.position());
    let is_over = position.end().is_some();
    let is_to_move = !is_over && position.turn() == seat;
    let laid_open = is_over.then(|| position.hand(seat));
    let open = context.revealed.hand(seat).or(laid_open);
    let score = position.scores()[rules.seats.team(seat)];
    let bones = usize::from(view.hand_sizes()[seat]);
    PlayerState {
        seat,
        name: display_name(context.seating[seat].name()),
        bones,
        open_hand: open.map(|hand| hand.iter().collect()),
        score: points::in_rules_unit(score, rules),
        target: rules.target.map(|target| points::in_rules_unit(i32::from(target), rules)),
        is_to_move,
        news: news(seat, view.events())
            .or_else(|| forced_lead_news(view, seat))
            .filter(|(news, _)| !(is_over || is_to_move && news.is_pass())),
        has_firecracker: view.rules().firecrackers && position.has_firecracker(seat),
    }
}

/// The news that a seat led the bone that the rules demand, unless the seat has acted since.
fn forced_lead_news(view: &View, seat: Seat) -> Option<(News, usize)> {
    let events = view.events().iter().enumerate();
    let mut actions = events.filter(|(_, event)| is_action_of(seat, event));
    let (at, _) = actions.next()?;
    let is_only = actions.next().is_none() && view.is_lead_forced();
    let first = view.placed_bones().next().filter(|_| is_only);
    first.filter(|first| first.seat == seat)?;
    Some((News::Led, at))
}

/// The news about the last action of a seat, with the index of its event. A play is no news, since
/// it can be seen.
fn news(seat: Seat, events: &[Event]) -> Option<(News, usize)> {
    let actions = events.iter().enumerate().rev();
    let mut actions = actions.filter(|(_, event)| is_action_of(seat, event)).peekable();
    let (last, action) = *actions.peek()?;
    let streak = score_streak(seat, events);
    if matches!(action, Event::Played { .. }) && streak >= MIN_SCORE_STREAK {
        return Some((News::Streak(streak), last));
    }
    if !matches!(action, Event::Drew { .. }) {
        // Bones drawn before a pass or a play are news, too.
        actions.next();
    }
    let draws = actions.map_while(|(at, event)| matches!(event, Event::Drew { .. }).then_some(at));
    let draws: Vec<usize> = draws.collect();
    let count = draws.len() as u8;
    match (action, draws.first()) {
        (Event::Passed { open, .. }, _) => {
            let passed = News::Passed { drawn: count, open: *open };
            Some((passed, last))
        }
        (_, Some(first)) => Some((News::Drew(count), *first)),
        (Event::Yielded { .. }, None) => Some((News::Yielded, last)),
        _ => None,
    }
}

/// How many of a seat's last plays in a row scored.
fn score_streak(seat: Seat, events: &[Event]) -> u8 {
    let (mut streak, mut scores) = (0, false);
    for event in events.iter().rev() {
        match event {
            Event::Scored { seat: by, taken_from: None, .. } if *by == seat => scores = true,
            Event::Played { seat: by, .. } if *by == seat => {
                if !std::mem::take(&mut scores) {
                    break;
                }
                streak += 1;
            }
            Event::Passed { seat: by, .. } if *by == seat => break,
            _ => {}
        }
    }
    streak
}

/// Whether an event is an action of the seat: it drew, passed, played or let the partner lead.
fn is_action_of(seat: Seat, event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { seat: by, .. }
        | Event::Passed { seat: by, .. }
        | Event::Yielded { seat: by }
        | Event::Played { seat: by, .. } if *by == seat
    )
}

/// The bones in hands that count for the awards at the end.
fn counted_bones(view: &View) -> Bones {
    let seats = view.rules().seats;
    let mut counted = Bones::EMPTY;
    for event in view.events() {
        let Event::Awarded { team, amount, points, void: false } = event else {
            continue;
        };
        let counts = |seat: Seat| match amount {
            _ if *points == 0 => false,
            Amount::OpponentsPips(_) | Amount::HalfPips(_) | Amount::FiveABone(_) => {
                seats.team(seat) != *team
            }
            Amount::OwnPips(_) => seats.team(seat) == *team,
            Amount::AllPips(_) | Amount::Difference { .. } | Amount::BothSides { .. } => true,
            Amount::OnePoint
            | Amount::BlockPoint
            | Amount::LastBone(_)
            | Amount::Hands { .. }
            | Amount::HandsLost(_) => false,
        };
        let hands = Seat::around(seats).filter(|seat| counts(*seat));
        counted = hands.fold(counted, |all, seat| all.or(view.position().hand(seat)));
    }
    counted
}

/// The result of an action of the viewer; `None` if it is not allowed.
fn preview(view: &View, action: Action) -> Option<Preview> {
    let (rules, position) = (view.rules(), view.position());
    let mut after: Position = *position;
    after.apply(rules, action).ok()?;
    let count = after.table().count();
    let score = position.scores()[rules.seats.team(view.seat())];
    let made = match action {
        Action::BlowUp(_) => rules.count_points(count),
        _ => rules.play_points(after.table()),
    };
    let points = rules.points_for(made, score);
    Some(Preview { count, points })
}

/// The ends where a bone can be played now, with the results.
fn plays(view: &View, plays: &[Action]) -> Vec<(Option<End>, Preview)> {
    let plays = plays.iter().filter_map(|action| {
        let end = match action {
            Action::Play(_, end, _) => Some(*end),
            _ => None,
        };
        Some((end, preview(view, *action)?))
    });
    let mut plays: Vec<_> = plays.collect();
    // The result does not depend on which way round the bone lies.
    plays.dedup_by_key(|(end, _)| *end);
    plays
}

/// The ends of the line: the open ones, and the sides of spinners that open later.
fn ends(position: &Position, line: &Line) -> Vec<EndState> {
    let open = position.table().ends();
    let mut ends: Vec<EndState> = open
        .iter()
        .map(|open| EndState {
            end: open.end(),
            pips: open.pips(),
            multiplier: open.multiplier(),
            is_open: true,
        })
        .collect();
    ends.extend(line.waiting_ends().map(|(end, pips)| EndState {
        end,
        pips,
        multiplier: 0,
        is_open: false,
    }));
    // Ends that open later are sorted like the open ends of their doublets.
    ends.sort_by_key(|end| {
        let mut on = open.iter().map(|open| open.end().on);
        (!end.is_open).then(|| on.position(|on| on == end.end.on))
    });
    ends
}
