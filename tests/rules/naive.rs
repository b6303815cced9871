//! One round of any game, written a second time from the text of the rules:
//! slow, obvious, and sharing nothing with the engine but the names of bones
//! and rules.

mod award;
mod shuffle;
mod table;
mod words;

use engine::{Bone, DominoAward, DominoSet, Draws, Pips, Remaining, Rules, Score, Seats, Spinner};

pub use award::{
    after_block, after_domino, after_hand, block_winners, can_be_won, capicua, hands_by_last_bone,
    players, points, side_of, sides,
};
pub use shuffle::{KeyStream, LeadBy, PastRound, deal, lead_by, set};
pub use table::Table;
pub use words::{Action, End, Side};

/// Whom the round waits for, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting {
    /// A bone, a draw, a pass, or the claim of what was left.
    Turn,
    /// Whether the seat claims the points of the bone it has just played.
    OwnPoints,
    /// Whether the seat takes what the last bone of another's hand left.
    LastPoints,
    /// Nothing: the round is over.
    Over,
}

/// The end of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// This seat played its last bone.
    Domino(usize),
    /// Everybody passed.
    Blocked,
    /// This side reached the target in the middle of the round.
    Target(usize),
    /// The clock ran down.
    TimeUp,
    /// This seat ended the game.
    GivenUp(usize),
}

/// The deal of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    pub hands: Vec<Vec<Bone>>,
    /// The first bone is the first to be drawn.
    pub boneyard: Vec<Bone>,
    pub leader: usize,
    /// The bone that must be led, if there is one.
    pub lead: Option<Bone>,
    /// Numbers for the places where blown up bones come back.
    pub return_places: [u64; 2],
    /// The number of the hand in its game, from 1.
    pub number: usize,
    /// For how many hands it counts, where hands are counted.
    pub worth: i32,
}

/// A round in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub rules: Rules,
    pub hands: Vec<Vec<Bone>>,
    pub boneyard: Vec<Bone>,
    pub buried: Vec<Bone>,
    pub table: Table,
    pub turn: usize,
    pub waiting: Waiting,
    pub scores: Vec<i32>,
    pub finish: Option<Finish>,
    pub last_to_play: Option<usize>,
    pub leader: usize,
    lead: Option<Bone>,
    /// The seat that is to lead, unless it leaves that to its partner.
    chosen: usize,
    passes: usize,
    drawn_this_turn: usize,
    /// The points of the last bone, while somebody can still take them.
    unclaimed: i32,
    /// Whether the seat in turn may still take them.
    may_take: bool,
    /// Whether each player has a firecracker left.
    pub firecrackers: Vec<bool>,
    /// Whether the firecracker of this turn has made a play possible.
    freed: bool,
    /// The numbers for the places where blown up bones come back.
    return_places: Vec<u64>,
    /// The bones that have come back.
    pub came_back: Vec<Bone>,
    /// The passes since the last bone was played; nothing after a firecracker.
    passes_after_bone: Option<usize>,
    /// The draws since the last bone was played.
    draws_after_bone: usize,
    /// What the ends showed before the last bone.
    shown_before: Vec<Pips>,
    number: usize,
    worth: i32,
}

impl Round {
    pub fn new(rules: &Rules, deal: &Deal, scores: &[i32]) -> Self {
        assert_eq!(deal.hands.len(), players(rules.seats), "a hand for each");
        assert_eq!(scores.len(), sides(rules.seats), "a score for each side");
        let mut boneyard = deal.boneyard.clone();
        let mut buried = Vec::new();
        if rules.bury_two && rules.draws != Draws::None {
            buried = boneyard.split_off(boneyard.len() - 2);
        }
        Self {
            rules: *rules,
            hands: deal.hands.clone(),
            boneyard,
            buried,
            table: Table::new(rules),
            turn: deal.leader,
            waiting: Waiting::Turn,
            scores: scores.to_vec(),
            finish: None,
            last_to_play: None,
            leader: deal.leader,
            lead: deal.lead,
            chosen: deal.leader,
            passes: 0,
            drawn_this_turn: 0,
            unclaimed: 0,
            may_take: false,
            firecrackers: vec![rules.firecrackers; deal.hands.len()],
            freed: false,
            return_places: deal.return_places.to_vec(),
            came_back: Vec::new(),
            passes_after_bone: Some(0),
            draws_after_bone: 0,
            shown_before: Vec::new(),
            number: deal.number,
            worth: deal.worth,
        }
    }

    /// Everything that the seat in turn may do.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.waiting {
            Waiting::Over => {}
            Waiting::OwnPoints | Waiting::LastPoints => {
                actions.push(Action::Silence);
                actions.extend(self.numbers());
            }
            Waiting::Turn if self.table.log.is_empty() => {
                for bone in &self.hands[self.turn] {
                    if self.lead.is_none_or(|lead| lead == *bone) {
                        actions.push(Action::Lead(*bone));
                    }
                }
                // Section 9.1: either partner, if any bone may be led.
                let has_partner = self.rules.seats == Seats::Partners;
                let is_free = self.lead.is_none() && self.turn == self.chosen;
                if self.rules.partner_may_lead && has_partner && is_free {
                    actions.push(Action::Yield);
                }
            }
            Waiting::Turn => {
                actions.extend(self.plays());
                let none_fits = actions.is_empty();
                let may_draw = self.can_draw() && (none_fits || self.rules.voluntary_draw);
                if may_draw {
                    actions.push(Action::Draw);
                }
                if none_fits && !may_draw {
                    actions.push(Action::Pass);
                }
                if self.may_take {
                    actions.extend(self.numbers());
                }
                if self.firecrackers[self.turn] {
                    let bones = self.table.outermost().into_iter();
                    actions.extend(bones.map(Action::BlowUp));
                }
            }
        }
        actions.sort_unstable();
        actions
    }

    /// Carries out a legal action.
    pub fn apply(&mut self, action: Action) {
        let by_clock = matches!(action, Action::TimeUp | Action::GiveUp(_));
        let may = if by_clock {
            self.rules.clock && self.finish.is_none()
        } else {
            self.legal().contains(&action)
        };
        assert!(may, "{action} is illegal");
        if matches!(self.waiting, Waiting::Turn) && !matches!(action, Action::Claim(_)) {
            self.may_take = false;
        }
        match action {
            Action::Lead(bone) => {
                self.table.lead(bone);
                self.played(bone);
            }
            Action::Play(bone, end, outward) => {
                self.shown_before = self.table.ends().iter().map(|end| end.1).collect();
                self.table.play(bone, end, outward).expect("a legal play fits");
                self.played(bone);
            }
            Action::Yield => {
                self.turn = (self.turn + 2) % 4;
                self.leader = self.turn;
            }
            Action::Draw => {
                let bone = self.boneyard.remove(0);
                self.hands[self.turn].push(bone);
                self.drawn_this_turn += 1;
                self.draws_after_bone += 1;
            }
            Action::Pass => {
                self.passes += 1;
                self.passes_after_bone = self.passes_after_bone.map(|passes| passes + 1);
                self.reward_pass();
                // The round is blocked when nobody can play and nobody may draw:
                // who passes after drawing one may draw again in the next turn.
                if self.rules.draws == Draws::One
                    && self.drawn_this_turn > 0
                    && self.is_left_to_draw()
                {
                    self.passes = 0;
                }
                if self.passes == self.seats_with_bones() {
                    self.end_blocked();
                } else {
                    self.next_turn();
                }
            }
            Action::Claim(points) => {
                let points = i32::from(points);
                let side = side_of(self.rules.seats, self.turn);
                let is_right = points == self.unclaimed && !self.is_void(side, points);
                if is_right {
                    self.unclaimed = 0;
                    self.gain(side, points);
                }
                self.after_claim(is_right);
            }
            Action::Silence => self.after_claim(false),
            Action::BlowUp(bone) => self.blow_up(bone),
            Action::TimeUp => self.stop(Finish::TimeUp),
            Action::GiveUp(seat) => self.stop(Finish::GivenUp(seat)),
        }
    }

    /// Tries every bone of the hand at every end.
    fn plays(&self) -> Vec<Action> {
        let ends = self.table.ends();
        let mut plays = Vec::new();
        for bone in &self.hands[self.turn] {
            for (end, pips) in &ends {
                let ways = self.table.ways(*bone, *pips);
                plays.extend(ways.map(|outward| Action::Play(*bone, *end, outward)));
            }
        }
        plays
    }

    fn can_draw(&self) -> bool {
        let capped = self.rules.hand_cap && self.hands[self.turn].len() >= 18;
        let allowed = match self.rules.draws {
            Draws::UntilOneFits => true,
            Draws::One => self.drawn_this_turn == 0,
            Draws::None => false,
        };
        allowed && self.is_left_to_draw() && !capped
    }

    fn is_left_to_draw(&self) -> bool {
        self.boneyard.len() > usize::from(self.rules.kept_back)
    }

    /// Every number of points that any table count could make.
    fn numbers(&self) -> Vec<Action> {
        // Section 2.7, and section 10.2 for double nine. Where every doublet is a spinner, as many
        // ends as there can be, each with the highest number.
        let most = match (self.rules.set, self.rules.spinner) {
            (DominoSet::DoubleSix, Spinner::None) => 22,
            (DominoSet::DoubleSix, Spinner::Single) => 36,
            (DominoSet::DoubleSix, Spinner::Every) => 96,
            (DominoSet::DoubleNine, Spinner::None) => 34,
            (DominoSet::DoubleNine, Spinner::Single) => 57,
            (DominoSet::DoubleNine, Spinner::Every) => 198,
        };
        let mut numbers: Vec<i32> = (1..=most).map(|count| points(&self.rules, count)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.retain(|points| *points > 0);
        let numbers = numbers.into_iter();
        numbers.map(|points| Action::Claim(points as u8)).collect()
    }

    fn is_void(&self, side: usize, points: i32) -> bool {
        match self.rules.target {
            Some(target) if self.rules.exact_target => {
                self.scores[side] + points > i32::from(target)
            }
            _ => false,
        }
    }

    fn has_reached(&self, side: usize) -> bool {
        self.rules.target.is_some_and(|target| self.scores[side] >= i32::from(target))
    }

    /// Section 9.3.1: what a pass scores ends nothing.
    fn gain_by_pass(&mut self, side: usize, points: i32) {
        if !self.is_void(side, points) {
            self.scores[side] += points;
        }
    }

    fn gain(&mut self, side: usize, points: i32) {
        if points == 0 || points > 0 && self.is_void(side, points) {
            return;
        }
        self.scores[side] += points;
        if self.finish.is_none() && self.has_reached(side) {
            self.finish = Some(Finish::Target(side));
            self.waiting = Waiting::Over;
        }
    }

    fn played(&mut self, bone: Bone) {
        self.reward_passes();
        self.hands[self.turn].retain(|held| *held != bone);
        self.passes = 0;
        self.passes_after_bone = Some(0);
        self.draws_after_bone = 0;
        self.last_to_play = Some(self.turn);
        let points = points(&self.rules, self.table.count()) + self.for_equal_ends();
        if self.rules.claims {
            // What is void for its maker is there for nobody.
            let side = side_of(self.rules.seats, self.turn);
            let void = self.is_void(side, points);
            self.unclaimed = if void { 0 } else { points };
            self.waiting = Waiting::OwnPoints;
        } else {
            let side = side_of(self.rules.seats, self.turn);
            // To the nearest five, the point for going out is none.
            let is_one_score =
                self.plays_as_in_leagues() && self.side_holds_nothing(side) && !self.rules.rounding;
            if !is_one_score {
                self.gain(side, points);
            }
            if self.freed && self.finish.is_none() {
                self.gain(side, 5);
            }
            if !is_one_score {
                self.after_scoring();
            } else if self.finish.is_none() {
                let mut gains = vec![0; self.scores.len()];
                gains[side] = points + 1;
                self.end(Finish::Domino(self.turn), &gains);
            }
        }
    }

    /// Section 5, British Fives and Threes: what goes with an award of one point.
    fn plays_as_in_leagues(&self) -> bool {
        self.rules.domino_award == DominoAward::OnePoint
            && self.rules.remaining == Remaining::Nothing
            && !self.rules.claims
            && !self.rules.headers
            && self.rules.score == Score::Points
    }

    /// Section 9.2, Bergen: both ends show one number.
    fn for_equal_ends(&self) -> i32 {
        let ends = self.table.ends();
        let is_header = ends.iter().all(|(_, pips)| *pips == ends[0].1);
        if !self.rules.headers || self.rules.score != Score::Points || !is_header {
            return 0;
        }
        let has_doublet = ends.iter().any(|(end, _)| end.bone.is_doublet());
        let is_first = self.table.log.len() == 1;
        if has_doublet && !is_first { 3 } else { 2 }
    }

    fn seats_with_bones(&self) -> usize {
        self.hands.iter().filter(|hand| !hand.is_empty()).count()
    }

    fn side_holds_nothing(&self, side: usize) -> bool {
        (0..self.hands.len())
            .filter(|seat| side_of(self.rules.seats, *seat) == side)
            .all(|seat| self.hands[seat].is_empty())
    }

    /// Section 8, rules 5 and 6.
    fn blow_up(&mut self, bone: Bone) {
        let could_play = !self.plays().is_empty();
        self.firecrackers[self.turn] = false;
        self.table.blow_up(bone);
        let place = self.return_places.remove(0) % (self.boneyard.len() as u64 + 1);
        self.boneyard.insert(place as usize, bone);
        self.came_back.push(bone);
        self.freed = !could_play && !self.plays().is_empty();
        self.passes_after_bone = None;
        // Those who have passed may be able to play again.
        self.passes = 0;
        let points = points(&self.rules, self.table.count());
        self.gain(side_of(self.rules.seats, self.turn), points);
    }

    /// The game is over, whatever was going on, and nobody is awarded anything.
    fn stop(&mut self, finish: Finish) {
        self.finish = Some(finish);
        self.waiting = Waiting::Over;
    }

    /// A number was said, right or wrong, or nothing.
    fn after_claim(&mut self, is_right: bool) {
        match self.waiting {
            Waiting::OwnPoints if is_right => self.after_scoring(),
            Waiting::OwnPoints if self.hands[self.turn].is_empty() => {
                self.next_turn();
                self.waiting = Waiting::LastPoints;
            }
            Waiting::OwnPoints => {
                self.next_turn();
                self.may_take = true;
            }
            Waiting::LastPoints => {
                let winner = self.last_to_play.expect("somebody has played");
                self.end_with_domino(winner);
            }
            Waiting::Turn | Waiting::Over => self.may_take = false,
        }
    }

    /// The bone has been played and its points were scored or not.
    fn after_scoring(&mut self) {
        if self.waiting == Waiting::Over {
            return;
        }
        let played = self.turn;
        let is_over = if self.plays_as_in_leagues() {
            self.side_holds_nothing(side_of(self.rules.seats, played))
        } else {
            self.hands[played].is_empty()
        };
        if is_over {
            self.end_with_domino(played);
        } else {
            self.next_turn();
        }
    }

    /// The turn goes on, past those who are out.
    fn next_turn(&mut self) {
        loop {
            self.turn = (self.turn + 1) % self.hands.len();
            let is_passed_over = self.plays_as_in_leagues() && self.hands[self.turn].is_empty();
            if !is_passed_over {
                break;
            }
        }
        self.waiting = Waiting::Turn;
        self.drawn_this_turn = 0;
        self.freed = false;
    }

    /// Section 9: a pass after the lead.
    fn reward_pass(&mut self) {
        if let Some(player) = self.last_to_play
            && self.rules.remaining == Remaining::Nothing
            && self.table.log.len() == 1
            && self.passes_after_bone == Some(1)
        {
            let side = side_of(self.rules.seats, player);
            self.gain_by_pass(side, self.rules.pass_after_lead.into());
        }
    }

    /// Section 9: all others have passed after a bone of the player who plays again.
    fn reward_passes(&mut self) {
        let was_lead = self.table.log.len() == 2;
        if self.rules.remaining == Remaining::Nothing
            && self.draws_after_bone == 0
            && self.last_to_play == Some(self.turn)
            && self.passes_after_bone == Some(self.seats_with_bones() - 1)
            && !(was_lead && self.rules.pass_after_lead > 0)
        {
            let side = side_of(self.rules.seats, self.turn);
            self.gain_by_pass(side, self.rules.all_pass.into());
        }
    }

    /// Section 9: the bonuses for a hand that `winner` has won.
    fn reward_end(&mut self, winner: usize, is_out: bool, award: i32) {
        if self.rules.score != Score::Points || self.rules.remaining != Remaining::Nothing {
            return;
        }
        let side = side_of(self.rules.seats, winner);
        let last = self.table.log.last().map(|placed| placed.bone);
        let is_lead = self.table.log.len() == 1;
        let shown = &self.shown_before;
        let differs = shown.iter().any(|pips| *pips != shown[0]) || self.rules.capicua_equal_ends;
        let is_plain = |bone: Bone| {
            let fits = |pips: &Pips| bone.high() == *pips || bone.low() == *pips;
            shown.iter().all(fits) && !bone.is_doublet()
        };
        if is_out && !is_lead && differs && last.is_some_and(is_plain) {
            self.gain(side, capicua(&self.rules, award));
        } else if is_out && !is_lead && last.is_some_and(|bone| bone.weight() == 0) {
            self.gain(side, self.rules.chuchazo.into());
        }
        let for_first = [100, 75, 50, 25].get(self.number - 1);
        if let Some(points) = for_first.filter(|_| self.rules.first_hands) {
            self.gain(side, *points);
        }
    }

    fn end_with_domino(&mut self, winner: usize) {
        if self.rules.score != Score::Points {
            // What was carried is added to what the way out is worth.
            let carried = self.worth - 1;
            let worth = carried + self.hands_for_going_out();
            let gains = after_hand(&self.rules, &self.scores, winner, worth);
            return self.end(Finish::Domino(winner), &gains);
        }
        let gains = after_domino(&self.rules, &self.hands, winner);
        self.end(Finish::Domino(winner), &gains);
    }

    /// Section 9.1, *what a hand is worth*.
    fn hands_for_going_out(&self) -> i32 {
        match &self.table.log[..] {
            // Whoever leads and is out has nothing to fit.
            [] | [_] => 1,
            [.., last] => hands_by_last_bone(&self.rules, last.bone, &self.shown_before),
        }
    }

    fn end_blocked(&mut self) {
        let last = self.last_to_play.expect("somebody has led");
        if self.rules.score != Score::Points {
            let winners = block_winners(&self.rules, &self.hands, self.leader, last);
            let gains = match winners[..] {
                [winner] => after_hand(&self.rules, &self.scores, winner, self.worth),
                _ => vec![0; self.scores.len()],
            };
            return self.end(Finish::Blocked, &gains);
        }
        let gains = after_block(&self.rules, &self.hands, self.leader, last);
        self.end(Finish::Blocked, &gains);
    }

    fn end(&mut self, finish: Finish, gains: &[i32]) {
        self.finish = Some(finish);
        self.waiting = Waiting::Over;
        self.unclaimed = 0;
        // An award that is void cannot be doubled.
        let sides = 0..gains.len();
        let void: Vec<bool> = sides.map(|side| self.is_void(side, gains[side])).collect();
        for (side, points) in gains.iter().enumerate() {
            self.gain(side, *points);
        }
        let last = self.last_to_play.expect("somebody has led");
        let winner = match finish {
            Finish::Domino(seat) => Some(seat),
            Finish::Blocked => match block_winners(&self.rules, &self.hands, self.leader, last)[..]
            {
                [winner] => Some(winner),
                _ => None,
            },
            _ => None,
        };
        if let Some(winner) = winner {
            let side = side_of(self.rules.seats, winner);
            let award = if void[side] { 0 } else { gains[side] };
            self.reward_end(winner, matches!(finish, Finish::Domino(_)), award);
        }
    }
}
