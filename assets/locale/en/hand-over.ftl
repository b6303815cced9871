# The end of a hand.
hand-over-goes-out = { $who ->
    [you] You go out
   *[other] { $name } goes out
}
hand-over-blocked = Blocked
hand-over-time-up = Time is up
hand-over-ended = The hand is over
hand-over-held = { $who ->
    [you] You held
   *[other] { $name } held
}
hand-over-pips = { $sum } { $count ->
    [one] pip
   *[other] pips
}
hand-over-award = { $who ->
    [you] You { $points }
    [you-and] You and { $partner } { $points }
    [partners] { $name } and { $partner } { $points }
   *[other] { $name } { $points }
}
hand-over-nobody = Nobody scores
hand-over-review = Review hand
