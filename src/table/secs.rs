//! Durations at the usual speed, in seconds.

/// A bone is on its way, and comes down on the table at its end.
pub const FLIGHT: f64 = 0.34;
pub const LANDS: f64 = 0.09;
/// A bone gives way to one that lands on it.
pub const CONTACT: f64 = 0.07;
/// A light runs out over the cloth from a doublet.
pub const RIPPLE: f64 = 0.22;
/// The number of an end and the count change.
pub const ENDS: f64 = 0.12;
/// The turn passes.
pub const TURN: f64 = 0.15;
/// The lamp swings to the next player.
pub const LAMP: f64 = 0.45;
/// The sign that points to the next player is lit.
pub const SIGN: f64 = 0.4;
/// Delay between two ends that turn gold.
pub const AN_END: f64 = 0.09;
/// Minimum time for which the sum is written.
pub const SUM: f64 = 0.46;
/// Points stand where they were made, and then fly to the score.
pub const POINTS: f64 = 0.74;
/// The score counts up.
pub const COUNTING: f64 = 0.3;
/// Gold is shown before it fades.
pub const GOLD: f64 = 0.35;
/// One bone is drawn.
pub const DRAW: f64 = 0.18;
/// A pass is shown.
pub const PASS: f64 = 0.3;
/// The bones of a player who knocks sink, a ring runs out from them, and they knock again.
pub const KNOCK: f64 = 0.09;
pub const KNOCK_RING: f64 = 0.22;
pub const KNOCK_AGAIN: f64 = 0.14;
/// The bubble of a pass is shown, and fades at its end.
pub const PASS_BUBBLE: f64 = 1.2;
pub const BUBBLE_FADES: f64 = 0.2;
/// One bone is dealt.
pub const DEAL: f64 = 0.06;
/// A bone of the viewer's hand turns face up, and the next one after it.
pub const TURN_UP: f64 = 0.12;
pub const NEXT_TURNS_UP: f64 = 0.04;
/// A bone that is led automatically rises before it moves.
pub const LEADS: f64 = 0.35;
pub const LEAD_RESTS: f64 = 0.25;
/// Delay between two bones that are laid out to be taken.
pub const LAY_OUT: f64 = 0.015;
/// Bones are shuffled.
pub const SHUFFLE: f64 = 0.9;
/// The leader is drawn by lot.
pub const LOT: f64 = 2.2;
/// The bones turn over at the end of a hand, and are seen.
pub const LAID_OPEN: f64 = 1.0;
/// The bones turn over, and are counted next.
pub const TURNED_OVER: f64 = 0.45;
/// Bones stand out one after another and are counted: maximum delay between two, and maximum
/// time for all.
pub const NEXT_COUNTS: f64 = 0.15;
pub const ALL_COUNT: f64 = 0.9;
/// A player says "Muggins!"
pub const MUGGINS: f64 = 1.6;
/// A bonus is named.
pub const BONUS: f64 = 1.1;
/// Delay between the last count and the card with the result of a game, and between the line
/// that has fallen and the card.
pub const BEFORE_CARD: f64 = 0.9;
pub const AFTER_FALL: f64 = 0.3;
/// A short line moves beside the card of a game.
pub const MAKES_WAY: f64 = 0.2;
/// A bone is blown up, and flies to the boneyard.
pub const BLAST: f64 = 0.7;
/// An end flickers.
pub const FLICKER: f64 = 1.2;
