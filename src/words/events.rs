//! The log: events in the past tense.

mod firecrackers;

use super::arguments::Who;
use super::awards;
use super::names::display_name;
use super::place::{self, lacked_numbers, turned};
use super::points::{Points, header_points, header_selector, in_rules_unit, sum};
use super::rules::game_key;
use super::yes_or_no;
use crate::msg;
use engine::{
    Amount, Bone, End, Event, Fit, LeadBy, Outcome, PaidBonus, Pips, PipsSet, Round, Rules, Seat,
    Seating, Seats, Team,
};

/// A line of a game's log, such as a play with its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The players who acted; for an award, all players of the side. Empty if the line is about no
    /// one.
    pub seats: Vec<Seat>,
    /// The full text, in sentences.
    pub text: String,
    /// The played bone, if any.
    pub bone: Option<Bone>,
    /// Whether the line starts a group, such as a play, a firecracker, a hand, or its end. The
    /// lines up to the next such line belong to the group.
    pub starts_group: bool,
    /// The play, for the short form of the line; `None` for lines about other events.
    pub play: Option<LoggedPlay>,
}

/// A play, for the short form of its log line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedPlay {
    /// The player's seat.
    pub seat: Seat,
    /// The player's name, or "You" if they have none.
    pub name: String,
    /// The played bone.
    pub bone: Bone,
    /// The end where the bone was played, as in `left`, and the half that was turned outward, if
    /// that was a choice; empty for the lead.
    pub place: String,
    /// The number of bones drawn in the turn before the play.
    pub drawn: usize,
    /// `double header` or `triple header`, if two ends of one number scored.
    pub header: Option<String>,
    /// The count of the open ends, if shown.
    pub count: Option<u8>,
    /// The points that the play scored, in the unit of the rules; 0 if it scored none.
    pub points: i32,
}

impl LogLine {
    /// A line about no player.
    pub fn plain(text: &str) -> Self {
        Self {
            seats: Vec::new(),
            text: text.to_owned(),
            bone: None,
            starts_group: false,
            play: None,
        }
    }

    fn of(seat: Seat, text: String) -> Self {
        Self { seats: vec![seat], text, bone: None, starts_group: true, play: None }
    }
}

/// The log of a round in order: one line for each turn, and one each for the start, the end and the
/// awards.
///
/// Sums that score nothing are included only if `shows_sums` is set.
pub fn log_lines(round: &Round, seating: &Seating, shows_sums: bool) -> Vec<LogLine> {
    let writer = LogWriter { round, seating, shows_sums };
    let mut lines: Vec<LogLine> = Vec::new();
    for (n, event) in round.events().iter().enumerate() {
        if let (Event::Overshot { seat, points }, Some(last)) = (event, lines.last_mut()) {
            last.text += " ";
            last.text += &writer.void_points_sentence(*seat, i32::from(*points));
        } else {
            lines.extend(writer.line(n));
        }
        if let (Some(told), Some(last)) = (writer.partner_plays_on(n), lines.last_mut()) {
            last.text += " ";
            last.text += &told;
        }
    }
    lines
}

/// Sentences about the end of a round and its awards, without the pips left. Empty while the round
/// is played.
pub fn ending(round: &Round, seating: &Seating) -> Vec<String> {
    let writer = LogWriter { round, seating, shows_sums: false };
    let is_told = |(_, event): &(usize, &Event)| match event {
        Event::Dominoed { .. }
        | Event::Blocked
        | Event::TimeUp
        | Event::GaveUp { .. }
        | Event::Awarded { .. }
        | Event::BlockWithoutAward { .. } => true,
        Event::Bonus(paid) => paid.bonus.is_paid_at_end(),
        _ => false,
    };
    let told = round.events().iter().enumerate().filter(is_told);
    told.filter_map(|(n, _)| Some(writer.line(n)?.text)).collect()
}

/// The log line of the result of a game.
pub fn outcome(outcome: Outcome, seating: &Seating, rules: &Rules) -> LogLine {
    let Some(winner) = outcome.winner else {
        return LogLine::plain(&msg::LOG_GAME_DRAWN.text());
    };
    let who = Who::of(seating, rules.seats, winner);
    LogLine {
        seats: seats_of_side(rules.seats, winner),
        ..LogLine::plain(&msg::log_game_won(&who))
    }
}

fn seats_of_side(seats: Seats, team: Team) -> Vec<Seat> {
    let around = Seat::around(seats);
    around.filter(|seat| seats.team(*seat) == team).collect()
}

struct LogWriter<'a> {
    round: &'a Round,
    seating: &'a Seating,
    shows_sums: bool,
}

impl LogWriter<'_> {
    /// The line for event number `n`, counted from 0, if that event has its own line.
    fn line(&self, n: usize) -> Option<LogLine> {
        let (events, rules) = (self.round.events(), self.round.rules());
        match &events[n] {
            Event::DrewForLead { seat, bone } => {
                Some(LogLine { starts_group: n == 0, ..self.lead_draw_line(n, *seat, *bone) })
            }
            Event::Dealt { leader, .. } => Some(self.deal_line(n, *leader)),
            Event::Yielded { seat } => Some(self.yielded_lead_line(*seat)),
            Event::Drew { seat, .. } => self.draws_line(n, *seat),
            Event::Passed { seat, open } => Some(self.pass_line(n, *seat, *open)),
            Event::Played { .. } => Some(self.play_line(n)),
            Event::Scored { seat, points, taken_from: Some(maker), .. } => {
                Some(self.muggins_line(*seat, *maker, i32::from(*points)))
            }
            Event::Misclaimed { seat, points } => Some(self.wrong_claim_line(*seat, *points)),
            Event::BlewUp { .. } => Some(self.firecracker_line(n)),
            Event::FreedPlayBonus { seat, points } => Some(self.freed_play_line(*seat, *points)),
            Event::TimeUp => {
                Some(LogLine { starts_group: true, ..LogLine::plain(&msg::LOG_TIME_UP.text()) })
            }
            Event::GaveUp { seat } => Some(self.give_up_line(*seat)),
            Event::Dominoed { seat } => Some(self.domino_line(*seat)),
            Event::Blocked => {
                Some(LogLine { starts_group: true, ..LogLine::plain(&blocked_sentence(rules)) })
            }
            // After a domino the award mentions the pips left.
            Event::HandsShown { pips } => {
                let is_blocked =
                    matches!(n.checked_sub(1).map(|n| &events[n]), Some(Event::Blocked));
                is_blocked.then(|| {
                    LogLine::plain(&awards::pips_left_sentence(*pips, self.seating, rules))
                })
            }
            Event::Awarded { team, amount, points, void } => {
                let held = events[..n].iter().rev().find_map(|event| match event {
                    Event::HandsShown { pips } => Some(*pips),
                    _ => None,
                });
                let award = awards::SideAward {
                    team: *team,
                    amount: *amount,
                    points: *points,
                    is_void: *void,
                    held: held.expect("the hands are laid open before anything is awarded"),
                };
                Some(LogLine {
                    seats: seats_of_side(rules.seats, *team),
                    ..LogLine::plain(&award.sentence(self.seating, rules))
                })
            }
            Event::Bonus(paid) => Some(self.bonus_line(*paid)),
            Event::BlockWithoutAward { tied } => {
                Some(LogLine::plain(&awards::nobody_scored(*tied, rules)))
            }
            // The line of a play includes its score. A missed claim stays secret: the opponent must
            // find it. The end of the game has its own line.
            Event::Scored { .. }
            | Event::Overshot { .. }
            | Event::KeptSilent { .. }
            | Event::GameOver { .. } => None,
        }
    }

    fn who(&self, seat: Seat) -> Who {
        Who::at(self.seating, seat)
    }

    fn deal_line(&self, n: usize, leader: Seat) -> LogLine {
        let round = self.round;
        let hand = round.number();
        let who = self.who(leader);
        let leads = if round.initial_deal().lead_by == LeadBy::Lot {
            "lot"
        } else if matches!(round.events().get(n + 1), Some(Event::Played { .. })) {
            "itself"
        } else {
            "turn"
        };
        LogLine { starts_group: n == 0, ..LogLine::plain(&msg::log_hand(&who, hand, leads)) }
    }

    /// The line of a lead that was left to the partner.
    fn yielded_lead_line(&self, seat: Seat) -> LogLine {
        let seats = self.round.rules().seats;
        let mate = self.who(seat.next(seats).next(seats));
        let told = msg::log_yielded(&self.who(seat), mate.who, mate.name);
        LogLine { starts_group: false, ..LogLine::of(seat, told) }
    }

    /// The line of a side's bonus, with the game's own word for it.
    fn bonus_line(&self, paid: PaidBonus) -> LogLine {
        let rules = self.round.rules();
        let team = rules.seats.team(paid.seat);
        let (who, game) = (Who::of(self.seating, rules.seats, team), game_key(rules));
        let bonus: &str = paid.bonus.into();
        let points = Points::of(paid.points, rules);
        LogLine {
            seats: seats_of_side(rules.seats, team),
            ..LogLine::plain(&msg::log_bonus(&who, bonus, game, points, yes_or_no(paid.void)))
        }
    }

    fn lead_draw_line(&self, n: usize, seat: Seat, bone: Bone) -> LogLine {
        let who = self.who(seat);
        let told = msg::log_drew_for_lead(&who, bone);
        // After a tie for the heaviest bone, all draw again.
        let drawers = usize::from(self.round.rules().seats.count());
        let again = matches!(self.round.events().get(n + 1), Some(Event::DrewForLead { .. }));
        let is_last = (n + 1).is_multiple_of(drawers);
        LogLine::of(seat, if again && is_last { msg::log_drew_level(told) } else { told })
    }

    /// The number of bones drawn right before an event.
    fn drawn_before(&self, n: usize) -> usize {
        let before = self.round.events()[..n].iter().rev();
        before.take_while(|event| matches!(event, Event::Drew { .. })).count()
    }

    /// All draws of a turn in one line. `None` if the line of the next play includes them.
    fn draws_line(&self, n: usize, seat: Seat) -> Option<LogLine> {
        let goes_on = matches!(
            self.round.events().get(n + 1),
            Some(Event::Drew { .. } | Event::Played { .. } | Event::Passed { .. })
        );
        if goes_on {
            return None;
        }
        let who = self.who(seat);
        let count = self.drawn_before(n) + 1;
        Some(LogLine {
            starts_group: !self.claimed_before(n, seat),
            ..LogLine::of(seat, msg::log_drew(&who, count))
        })
    }

    fn pass_line(&self, n: usize, seat: Seat, open: PipsSet) -> LogLine {
        let (who, drawn) = (self.who(seat), self.drawn_before(n));
        let lacks = lacked_numbers(open, self.round.rules().fit);
        LogLine {
            starts_group: !self.claimed_before(n, seat),
            ..LogLine::of(seat, msg::log_passed(&who, drawn, lacks))
        }
    }

    /// The line of a play: the bones drawn for it, its count and its score.
    fn play_line(&self, n: usize) -> LogLine {
        let (events, rules) = (self.round.events(), self.round.rules());
        let Event::Played { seat, bone, end, outward, terms, count } = &events[n] else {
            unreachable!("the caller has seen a play");
        };
        let next = events.get(n + 1);
        let scored = match next {
            Some(Event::Scored { points, taken_from: None, .. }) => *points,
            _ => 0,
        };
        let is_void = matches!(next, Some(Event::Overshot { .. }));
        let scores_later = self.is_scored_with_domino(n);
        let wants_sum = self.shows_sums || is_void || scores_later;
        let tells_sum = rules.counts_score() && !rules.claims && wants_sum;
        let told = match scored {
            0 if tells_sum => "sum",
            0 => "play",
            _ if rules.claims => "claimed",
            _ => "scored",
        };
        let who = self.who(*seat);
        let points = Points::of(scored, rules);
        let header = header(scored, *count, rules);
        let sum = match &header {
            Some(header) if !rules.counts_score() => header.clone(),
            Some(header) => format!("{}, {header}", sum(terms, *count)),
            None => sum(terms, *count),
        };
        let drawn = self.drawn_before(n);
        let end_text = |end| turned(end_name(*bone, end, rules.fit), *outward);
        let play = LoggedPlay {
            drawn,
            count: (rules.counts_score() && matches!(told, "sum" | "scored")).then_some(*count),
            header,
            points: in_rules_unit(scored.into(), rules),
            ..self.play_without_score(*seat, *bone, end.map(|end| (end, *outward)))
        };
        let mut text = match end {
            Some(end) if drawn > 0 => {
                msg::log_drew_played(&who, *bone, drawn, end_text(*end), points, sum, told)
            }
            Some(end) => msg::log_played(&who, *bone, end_text(*end), points, sum, told),
            None if self.round.initial_deal().must_lead.is_some() => msg::log_led_itself(
                &who,
                *bone,
                points,
                sum,
                told,
                match self.round.initial_deal().lead_by {
                    _ if !bone.is_doublet() => "bone",
                    LeadBy::DoubletOf(_) => "own",
                    _ => "all",
                },
            ),
            None => msg::log_led(&who, *bone, points, sum, told),
        };
        if rules.claims && self.seating[*seat].is_person() && next.is_none() {
            let who = self.who(*seat);
            text += " ";
            text += &msg::log_claims(&who);
        }
        LogLine {
            bone: Some(*bone),
            starts_group: !self.claimed_before(n, *seat),
            play: Some(play),
            ..LogLine::of(*seat, text)
        }
    }

    /// The play in a few words, without its count and score.
    fn play_without_score(
        &self,
        seat: Seat,
        bone: Bone,
        at: Option<(End, Option<Pips>)>,
    ) -> LoggedPlay {
        let place = |(end, outward): (End, Option<Pips>)| {
            turned(msg::log_place(place::side_selector(end.side)), outward)
        };
        LoggedPlay {
            seat,
            name: display_name(self.seating[seat].name()),
            bone,
            place: at.map_or_else(String::new, place),
            drawn: 0,
            header: None,
            count: None,
            points: 0,
        }
    }

    /// Whether the points of a play are scored with those for going out.
    fn is_scored_with_domino(&self, n: usize) -> bool {
        let later = self.round.events()[n + 1..].iter();
        let mut awards = later.take_while(|event| !matches!(event, Event::Played { .. }));
        awards.any(|event| {
            let Event::Awarded { amount, .. } = event else {
                return false;
            };
            matches!(amount, Amount::LastBone(_))
        })
    }

    /// The sentence that a player is out and the partner plays on, added to the line of the
    /// player's last bone.
    fn partner_plays_on(&self, n: usize) -> Option<String> {
        let (events, rules) = (self.round.events(), self.round.rules());
        let (Event::Played { seat, .. } | Event::Overshot { seat, .. }) = &events[n] else {
            return None;
        };
        let (position, later) = (self.round.position(), &events[n + 1..]);
        let has_more = matches!(later.first(), Some(Event::Overshot { .. }));
        let plays = |event: &Event| matches!(event, Event::Played { seat: by, .. } if by == seat);
        let is_out = position.is_out(*seat) && !later.iter().any(plays);
        let mut later = later.iter().filter(|event| !matches!(event, Event::Scored { .. }));
        let ends = later
            .next()
            .map_or(position.end().is_some(), |event| matches!(event, Event::Dominoed { .. }));
        if !rules.side_goes_out() || !is_out || has_more || ends {
            return None;
        }
        let side = seats_of_side(rules.seats, rules.seats.team(*seat));
        let partner = side.into_iter().find(|other| other != seat)?;
        let (who, mate) = (self.who(*seat), self.who(partner));
        Some(msg::log_out(&who, mate.who, mate.name))
    }

    /// Whether the turn began with a claim of points that another player had missed. Then the line
    /// of the claim starts the group, not the line of this event.
    fn claimed_before(&self, n: usize, seat: Seat) -> bool {
        let before = n - self.drawn_before(n);
        let before = before.checked_sub(1).map(|n| &self.round.events()[n]);
        match before {
            Some(
                Event::Scored { seat: who, taken_from: Some(_), .. }
                | Event::Misclaimed { seat: who, .. },
            ) => *who == seat,
            _ => false,
        }
    }

    /// Says that points past an exact target are void.
    fn void_points_sentence(&self, seat: Seat, points: i32) -> String {
        let rules = self.round.rules();
        let side = Who::of(self.seating, rules.seats, rules.seats.team(seat));
        let who = side;
        msg::log_overshot(&who, Points::of(points, rules))
    }

    fn muggins_line(&self, seat: Seat, maker: Seat, points: i32) -> LogLine {
        let who = self.who(seat);
        let maker = self.who(maker);
        let text =
            msg::log_muggins(&who, maker.name, Points::of(points, self.round.rules()), maker.who);
        LogLine::of(seat, text)
    }

    fn wrong_claim_line(&self, seat: Seat, points: u8) -> LogLine {
        let who = self.who(seat);
        let points = Points::of(points, self.round.rules());
        let text = msg::log_misclaimed(&who, points);
        LogLine::of(seat, text)
    }

    fn domino_line(&self, seat: Seat) -> LogLine {
        let rules = self.round.rules();
        let who = if rules.side_goes_out() {
            Who::of(self.seating, rules.seats, rules.seats.team(seat))
        } else {
            self.who(seat)
        };
        let told = msg::log_domino(&who);
        LogLine::of(seat, told)
    }
}

fn blocked_sentence(rules: &Rules) -> String {
    let how = if rules.firecrackers {
        "locked"
    } else if rules.can_draw() {
        "drawing"
    } else {
        "blocked"
    };
    msg::log_blocked(how, game_key(rules))
}

/// Names an end by the bone that lies there, as in `4-4`. Where equal numbers fit, a bone that is
/// no doublet is named by the number that `bone` joins.
fn end_name(bone: Bone, end: End, fit: Fit) -> String {
    let halves = end.on.halves();
    let number = halves.into_iter().find(|half| bone.other_half(*half).is_some());
    match number {
        Some(number) if !end.on.is_doublet() && fit == Fit::Equal => number.to_string(),
        _ => end.on.to_string(),
    }
}

/// The name of two ends of one number, if a play scored points for such ends.
fn header(scored: u8, count: u8, rules: &Rules) -> Option<String> {
    let points = header_points(scored, count, rules);
    (points > 0).then(|| msg::log_header(header_selector(points)))
}
