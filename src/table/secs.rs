//! Durations at the usual speed, in seconds.

/// The flight of a bone, including the landing.
pub const FLIGHT: f64 = 0.34;
/// The landing at the end of a bone's flight.
pub const LANDING: f64 = 0.09;
/// How long a bone is pushed away by one that lands next to it.
pub const CONTACT: f64 = 0.07;
/// The light that runs out over the cloth from a doublet.
pub const RIPPLE: f64 = 0.22;
/// The change of the number at an end and of the count.
pub const END_CHANGE: f64 = 0.12;
pub const TURN: f64 = 0.15;
/// The swing of the lamp to the next player.
pub const LAMP: f64 = 0.45;
/// How long the sign that points to the next player is lit.
pub const SIGN_LIT: f64 = 0.4;
/// Delay between two ends that turn gold.
pub const NEXT_END_DELAY: f64 = 0.09;
/// Minimum time for which the sum of the ends is shown.
pub const SUM: f64 = 0.46;
/// The display of points where they were scored, and their flight to the score.
pub const POINTS_FLIGHT: f64 = 0.74;
/// The counting up of a score.
pub const COUNTING: f64 = 0.3;
/// How long golden points stay beside a score that has counted up.
pub const GOLD_HOLD: f64 = 0.35;
pub const DRAW: f64 = 0.18;
/// The time from a pass to its bubble.
pub const PASS: f64 = 0.3;
/// The sinking of the bones when their player knocks.
pub const KNOCK: f64 = 0.09;
/// The ring that spreads from the bones at a knock.
pub const KNOCK_RING: f64 = 0.22;
/// The delay between the two knocks of a pass.
pub const SECOND_KNOCK_DELAY: f64 = 0.14;
/// The time for which the bubble of a pass is shown, including its fading.
pub const PASS_BUBBLE: f64 = 1.2;
/// The fading of the bubble of a pass.
pub const BUBBLE_FADING: f64 = 0.2;
/// The delay between two bones that are dealt.
pub const DEAL: f64 = 0.06;
/// The turning of a bone in the viewer's hand after the deal.
pub const TURN_UP: f64 = 0.12;
/// The delay between two bones that turn face up.
pub const TURNING_UP_DELAY: f64 = 0.04;
/// The raising of a bone that is led automatically, and its rest before it moves.
pub const AUTOMATIC_LEAD: f64 = 0.35;
/// How long a bone that is led automatically stays raised before it moves.
pub const LEAD_REST: f64 = 0.25;
/// Delay between two bones that are laid out to be taken.
pub const NEXT_LAID_OUT_DELAY: f64 = 0.015;
pub const SHUFFLE: f64 = 0.9;
/// How long the needle turns and then points at the leader.
pub const LOT: f64 = 2.2;
/// How long the bones are shown face up at the end of a hand.
pub const HANDS_SHOWN: f64 = 1.0;
/// How long the bones are shown face up before their pips are counted.
pub const BEFORE_COUNTING: f64 = 0.45;
/// The longest delay between two bones that are raised to be counted.
pub const MAX_COUNT_DELAY: f64 = 0.15;
/// The longest time for counting all raised bones.
pub const MAX_COUNTING: f64 = 0.9;
/// How long the bubble of a player who says "Muggins!" is shown.
pub const MUGGINS: f64 = 1.6;
/// How long a bonus is named before its points fly.
pub const BONUS: f64 = 1.1;
/// The delay between the last count and the card with the result of a game.
pub const CARD_DELAY: f64 = 0.9;
/// The delay between the fall of the line and the card with the result of a game.
pub const CARD_DELAY_AFTER_FALL: f64 = 0.3;
/// The motion of a short line away from the card with the result of a game.
pub const MOVING_ASIDE: f64 = 0.2;
/// The blast of a bone, including its flight to the boneyard.
pub const BLAST: f64 = 0.7;
pub const FLICKER: f64 = 1.2;
