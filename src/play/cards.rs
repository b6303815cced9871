//! The cards over the table: the coach's advice, the tutor's question, and tips that are shown only
//! once.

use egui::{Rect, Ui};
use strum::VariantArray as _;

use super::Play;
use crate::command::{Command, GameCommand, LearnCommand, OneTimeTip};
use crate::paint::Look;
use crate::table::{Card, CardButton, CardKind, Snapshot, Sprite, SpriteId, TableLayout, card_ui};
use engine::{Action, Draws, LeadBy, Phase, Position, Spinner};
use game::profile::{FirstHint, Tutor};
use words::{MessageId, Perspective, Who, hint, msg, yes_or_no};

fn anchor(action: Action, sprites: &[Sprite], layout: &TableLayout) -> Rect {
    let wanted = match action {
        Action::Lead(_) => Some(SpriteId::Place(None, None)),
        Action::Play(_, end, outward) => Some(SpriteId::Place(Some(end), outward)),
        Action::BlowUp(bone) => Some(SpriteId::Target(bone)),
        _ => None,
    };
    let at = |id: SpriteId| sprites.iter().find(|it| it.id == id).map(Sprite::rect);
    let at_place = wanted.and_then(at);
    let bone = match action {
        Action::BlowUp(bone) => Some(bone),
        _ => action.bone(),
    };
    let at_bone = bone.and_then(|bone| at(SpriteId::Bone(bone)));
    at_place.or(at_bone).unwrap_or(layout.button)
}

/// Returns the rectangle of the bone that an action plays, if the bone is shown.
fn rect_in_hand(action: Action, sprites: &[Sprite]) -> Option<Rect> {
    let id = SpriteId::Bone(action.bone()?);
    sprites.iter().find(|it| it.id == id).map(Sprite::rect)
}

fn button(text: MessageId, command: impl Into<Command>, is_main: bool) -> CardButton {
    CardButton { is_main, ..CardButton::new(text, command) }
}

impl Play<'_> {
    /// Shows the coach's card, or else the question whether to deal, or else a tip. Returns the
    /// rectangle of the card.
    pub fn cards_ui(
        self,
        ui: &Ui,
        (snapshot, sprites, layout): (&Snapshot, &[Sprite], &TableLayout),
        (visible, has_message, look): (&[Rect], bool, &Look),
        commands: &mut Vec<Command>,
    ) -> Option<Rect> {
        let asked = self.coach_card(sprites, layout).or_else(|| self.dealing_card(layout));
        let asked = asked.map(|card| (card, None));
        let tip = || self.tip_card(snapshot, sprites, layout, commands);
        let (card, tip_command) = asked.or_else(tip)?;
        if tip_command.is_some() && has_message {
            // Only one thing is shown at a time: a tip waits until the message is gone.
            return None;
        }
        let shown = card_ui(ui, &card, (visible, layout.room_for_cards()), look, commands)?;
        commands.extend(tip_command);
        Some(shown)
    }

    fn coach_card(self, sprites: &[Sprite], layout: &TableLayout) -> Option<Card> {
        let rules = if self.learn.advice.hint().is_some() || self.learn.advice.warning.is_some() {
            *self.rules()
        } else {
            self.rules_shown()
        };
        if let Some(warning) = self.learn.advice.warning {
            return Some(Card {
                kind: CardKind::Question,
                author_id: "tutor-card".to_owned(),
                title: hint::cost_title(warning.action, warning.cost, warning.best_chance, &rules),
                lines: vec![msg::TUTOR_ASK.text()],
                buttons: vec![
                    button(msg::TUTOR_TAKE_BACK, LearnCommand::AnswerTutor(false), true),
                    button(msg::TUTOR_PLAY, LearnCommand::AnswerTutor(true), false),
                ],
                anchor: anchor(warning.action, sprites, layout),
                is_read_once: false,
            });
        }
        let advice = self.learn.advice.hint()?;
        let advised = hint::AdviceContext {
            perspective: Perspective::in_current_game(self.seat(), self.session.seating()),
            rules: &rules,
        };
        let lines = hint::lines(advice, advised);
        let is_open = self.learn.advice.shows_all_reasons || lines.is_empty();
        let why = (!is_open)
            .then(|| button(msg::HINT_WHY, Command::Learn(LearnCommand::ExplainHint), false));
        let hide = button(msg::WINDOW_CLOSE, Command::Learn(LearnCommand::ToggleHint), false);
        Some(Card {
            kind: CardKind::Advice,
            author_id: "hint-card".to_owned(),
            title: if is_open {
                hint::why(advice, advised)
            } else {
                hint::advice_sentence(advice, advised)
            },
            lines: if is_open { lines } else { Vec::new() },
            buttons: why.into_iter().chain([hide]).collect(),
            anchor: rect_in_hand(advice.best.action, sprites)
                .unwrap_or_else(|| anchor(advice.best.action, sprites, layout)),
            is_read_once: false,
        })
    }

    /// The card that asks whether later hands are to be dealt, instead of taken by the player.
    fn dealing_card(self, layout: &TableLayout) -> Option<Card> {
        self.table.manual_deals.asks_to_deal(self.session).then(|| Card {
            kind: CardKind::Offer,
            author_id: "deal-always-card".to_owned(),
            title: msg::TAKING_DEAL_ALWAYS_ASKS.text(),
            lines: Vec::new(),
            buttons: vec![
                button(msg::TAKING_DEAL_ALWAYS, GameCommand::ChooseDealing(true), true),
                button(msg::TAKING_DEAL_NOT_NOW, GameCommand::ChooseDealing(false), false),
            ],
            anchor: layout.hand_area(),
            is_read_once: true,
        })
    }

    /// Returns a tip that is shown now, or that applies now and was never shown before, with the
    /// command that marks a new one as shown. A tip stays until the player closes it or follows it.
    fn tip_card(
        self,
        snapshot: &Snapshot,
        sprites: &[Sprite],
        layout: &TableLayout,
        commands: &mut Vec<Command>,
    ) -> Option<(Card, Option<Command>)> {
        let tips = &self.session.preferences().first_hints;
        let is_apart = self.learn.lesson.is_some()
            || self.is_review()
            || self.is_dealing()
            || snapshot.is_over
            || layout.is_hand_covered();
        if !tips.wanted || is_apart || self.has_window() {
            return None;
        }
        let shown_tip = self.learn.tips.current();
        let (tip, text, anchor, tip_command) = if let Some(shown_tip) = shown_tip {
            let needed = self.needed_tip(shown_tip.hint, snapshot, sprites, layout);
            let asks = matches!(
                shown_tip.hint,
                FirstHint::Claim
                    | FirstHint::Draw
                    | FirstHint::Pass
                    | FirstHint::ChooseEnd
                    | FirstHint::Tutor
            );
            if asks && needed.is_none() {
                commands.push(Command::Learn(LearnCommand::ShowTip(None)));
                return None;
            }
            let anchor = needed.map_or(shown_tip.target, |(_, anchor)| anchor);
            (shown_tip.hint, shown_tip.text.clone(), anchor, None)
        } else {
            let mut awaited =
                FirstHint::VARIANTS.iter().copied().filter(|tip| tips.should_show(*tip));
            let (tip, (text, anchor)) = awaited
                .find_map(|tip| Some((tip, self.needed_tip(tip, snapshot, sprites, layout)?)))?;
            let new_tip = OneTimeTip {
                ticket: self.session.ticket(),
                hint: tip,
                text: text.clone(),
                target: anchor,
                selected: self.table.selected,
            };
            let tip_command = Command::Learn(LearnCommand::ShowTip(Some(Box::new(new_tip))));
            (tip, text, anchor, Some(tip_command))
        };
        let mut preferences = self.session.preferences().clone();
        preferences.first_hints.wanted = false;
        let buttons = if tip == FirstHint::Tutor {
            [
                button(msg::ASK_HELP_DECLINE, LearnCommand::ShowTip(None), false),
                button(msg::FIRST_HINT_TUTOR_ON, LearnCommand::SetTutor(Tutor::Gentle), false),
            ]
        } else {
            [
                button(
                    msg::FIRST_HINT_NONE,
                    Command::Game(GameCommand::SetPreferences(Box::new(preferences))),
                    false,
                ),
                button(msg::FIRST_HINT_CLOSE, LearnCommand::ShowTip(None), false),
            ]
        };
        let card = Card {
            kind: CardKind::Tip,
            author_id: "first-hint".to_owned(),
            title: text,
            lines: Vec::new(),
            buttons: buttons.into(),
            anchor,
            is_read_once: tip != FirstHint::Score,
        };
        Some((card, tip_command))
    }

    /// Whether it is the viewer's turn, and this action is the only one that they can take, apart
    /// from claims.
    fn is_only_action(self, action: Action) -> bool {
        let is_viewers_turn = self.is_viewers_turn();
        // Without claims, because the player may also be able to claim points that another player
        // missed.
        let mut actions = self.actions();
        actions.retain(|action| !matches!(action, Action::Claim(_)));
        is_viewers_turn && actions == [action]
    }

    /// Whether the viewer may claim the points of their play.
    fn may_claim(self) -> bool {
        let phase = self.session.state().position().map(Position::phase);
        let is_viewers_turn = self.is_viewers_turn();
        is_viewers_turn && phase == Some(Phase::Claim)
    }

    /// Whether to offer the tutor: the player has finished a few games, and the tutor is off. It is
    /// not offered in a game with a clock, nor in the daily game, whose first try counts.
    fn may_offer_tutor(self) -> bool {
        const MIN_GAMES: u64 = 3;
        let is_ordinary_game = self.session.game().day().is_none() && !self.rules().clock;
        let has_played = self.session.tally().total().games() >= MIN_GAMES;
        is_ordinary_game && has_played && self.is_viewers_turn() && self.tutor_would_assist()
    }

    /// Returns the text and the anchor of a tip; `None` if the tip does not apply now.
    fn needed_tip(
        self,
        tip: FirstHint,
        snapshot: &Snapshot,
        sprites: &[Sprite],
        layout: &TableLayout,
    ) -> Option<(String, Rect)> {
        let rules = self.session.state().rules();
        let is_in_play = !snapshot.is_over;
        let draws: &'static str = if rules.ever_draws() { rules.draws } else { Draws::None }.into();
        let at = |id: SpriteId| sprites.iter().find(|it| it.id == id).map(Sprite::rect);
        let doublet = || snapshot.laid.iter().find(|placed| placed.bone.is_doublet());
        Some(match tip {
            FirstHint::Lead | FirstHint::OwnLead if is_in_play && snapshot.laid.len() <= 2 => {
                let first = snapshot.laid.first()?;
                let is_own = snapshot.place_of(first.seat) == 0;
                if is_own != (tip == FirstHint::OwnLead) {
                    return None;
                }
                let deal = self.session.state().round()?.initial_deal();
                let is_heaviest = deal.lead_by == LeadBy::HeaviestDoublet;
                let anchor = at(SpriteId::Bone(first.bone))?;
                if deal.must_lead != Some(first.bone) || !is_heaviest || !first.bone.is_doublet() {
                    return None;
                }
                let who = Who::at(&snapshot.seating, first.seat);
                (msg::first_hint_lead(&who, first.bone), anchor)
            }
            FirstHint::Claim if self.may_claim() => {
                (msg::FIRST_HINT_CLAIM.text(), layout.claim.unwrap_or(layout.button))
            }
            FirstHint::Draw if self.is_only_action(Action::Draw) => {
                let backs = if layout.boneyard.is_some() { "yes" } else { "no" };
                let draws = if rules.draws == Draws::UntilOneFits && !self.draws_until_fit() {
                    "one-by-one"
                } else {
                    draws
                };
                (msg::first_hint_draw(backs, draws), layout.button)
            }
            FirstHint::Pass if self.is_only_action(Action::Pass) => {
                (msg::first_hint_pass(draws), layout.button)
            }
            FirstHint::ChooseEnd => {
                let selected = self.table.selected?;
                if snapshot.in_hand(selected)?.only_play.is_some() {
                    // The rules treat both ends alike, so there is nothing to choose.
                    return None;
                }
                let is_place = |it: &&Sprite| matches!(it.id, SpriteId::Place(Some(_), _));
                let mut places = sprites.iter().filter(is_place);
                let (first, _second) = (places.next()?, places.next()?);
                let text = if rules.fit.two_way_bones().contains(selected) {
                    msg::FIRST_HINT_CHOOSE_HALF.text()
                } else {
                    msg::first_hint_choose_end(yes_or_no(self.shows_count()))
                };
                (text, first.hit)
            }
            FirstHint::Score if is_in_play => {
                let text = self.learn.tips.score()?;
                (text, at(SpriteId::Count).unwrap_or(layout.button))
            }
            FirstHint::Spinner
                if is_in_play && rules.spinner != Spinner::None && snapshot.laid.len() > 2 =>
            {
                let first = doublet()?.bone;
                let anchor = at(SpriteId::Bone(first))?;
                let which = if rules.spinner == Spinner::Every { "every" } else { "first" };
                (msg::first_hint_spinner(first, which), anchor)
            }
            FirstHint::Doublet
                if is_in_play && rules.spinner == Spinner::None && rules.counts_score() =>
            {
                let first = doublet()?.bone;
                let anchor = at(SpriteId::Bone(first))?;
                (msg::first_hint_doublet(first), anchor)
            }
            FirstHint::Tutor if self.may_offer_tutor() => {
                (msg::FIRST_HINT_TUTOR.text(), layout.hand_area())
            }
            // `HandOver` is never shown, since the card at the end of the hand says the same.
            _ => return None,
        })
    }
}
