# Das Ende einer Runde.
hand-over-goes-out = { $who ->
    [you] Du machst Schluss
   *[other] { $name } macht Schluss
}
hand-over-blocked = Blockiert
hand-over-time-up = Die Zeit ist um
hand-over-ended = Die Runde ist zu Ende
hand-over-held = { $who ->
    [you] Du hattest noch
   *[other] { $name } hatte noch
}
hand-over-pips = { $sum } { $count ->
    [one] Auge
   *[other] Augen
}
hand-over-award = { $who ->
    [you] Du { $points }
    [you-and] Du und { $partner } { $points }
    [partners] { $name } und { $partner } { $points }
   *[other] { $name } { $points }
}
hand-over-nobody = Niemand punktet
hand-over-review = Runde ansehen
