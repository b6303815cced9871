//! Durations at the usual speed, in seconds.

/// The flight of a bone, and the landing at its end.
pub const FLIGHT: f64 = 0.34;
pub const LANDING: f64 = 0.09;
/// A bone yields to one that lands on it.
pub const CONTACT: f64 = 0.07;
/// A light runs out over the cloth from a doublet.
pub const RIPPLE: f64 = 0.22;
/// The number of an end and the count change.
pub const END_CHANGE: f64 = 0.12;
pub const TURN: f64 = 0.15;
/// The lamp swings to the next player.
pub const LAMP: f64 = 0.45;
/// The sign that points to the next player is lit.
pub const SIGN_LIT: f64 = 0.4;
/// Delay between two ends that turn gold.
pub const NEXT_END_DELAY: f64 = 0.09;
/// Minimum time for which the sum of the ends is written.
pub const SUM: f64 = 0.46;
/// Points stand where they were made, and then fly to the score.
pub const POINTS_FLIGHT: f64 = 0.74;
/// The score counts up.
pub const COUNTING: f64 = 0.3;
/// How long gold stays before it fades.
pub const GOLD: f64 = 0.35;
/// Drawing one bone.
pub const DRAW: f64 = 0.18;
/// Showing a pass.
pub const PASS: f64 = 0.3;
/// When a player knocks: the bones sink, a ring spreads from them, and the delay of the second
/// knock.
pub const KNOCK: f64 = 0.09;
pub const KNOCK_RING: f64 = 0.22;
pub const SECOND_KNOCK_DELAY: f64 = 0.14;
/// The bubble of a pass, and its fading at the end.
pub const PASS_BUBBLE: f64 = 1.2;
pub const BUBBLE_FADING: f64 = 0.2;
/// Dealing one bone.
pub const DEAL: f64 = 0.06;
/// A bone of the viewer's hand turns face up; delay until the next one does.
pub const TURN_UP: f64 = 0.12;
pub const NEXT_TURN_UP_DELAY: f64 = 0.04;
/// A bone that is led automatically rises, and rests before it moves.
pub const AUTOMATIC_LEAD: f64 = 0.35;
pub const LEAD_REST: f64 = 0.25;
/// Delay between two bones that are laid out to be taken.
pub const NEXT_LAID_OUT_DELAY: f64 = 0.015;
pub const SHUFFLE: f64 = 0.9;
/// The needle that draws the leader by lot.
pub const LOT: f64 = 2.2;
/// How long the bones are shown face up at the end of a hand.
pub const LAID_OPEN: f64 = 1.0;
/// How long the bones are shown face up before their pips are counted.
pub const BEFORE_COUNTING: f64 = 0.45;
/// Counting the raised bones one after another: maximum delay between two, and maximum time for
/// all.
pub const MAX_COUNT_DELAY: f64 = 0.15;
pub const MAX_COUNTING: f64 = 0.9;
/// A player says "Muggins!"
pub const MUGGINS: f64 = 1.6;
/// A bonus is named.
pub const BONUS: f64 = 1.1;
/// Delay before the card with the result of a game: after the last count, and after the line has
/// fallen.
pub const CARD_DELAY: f64 = 0.9;
pub const CARD_DELAY_AFTER_FALL: f64 = 0.3;
/// A short line makes way for the card of a game.
pub const MAKING_WAY: f64 = 0.2;
/// A bone is blown up, and flies to the boneyard.
pub const BLAST: f64 = 0.7;
pub const FLICKER: f64 = 1.2;
