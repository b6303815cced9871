# The end of a hand.
hand-over-goes-out = { $who ->
    [you] Du machst Domino
   *[other] { $name } macht Domino
}
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
hand-over-left = { $sum } { $count ->
    [one] Auge
   *[other] Augen
}
# A blocked hand of partners: names and pips of the two sides, like “You and Mia 23 : 31 Nestor and
# Otto”, or of one player of each. Then which hands count, and who wins a tie.
hand-over-compared = { $name } { $pips }{"\u00A0"}:{"\u00A0"}{ $their_pips } { $others }
hand-over-lowest-hands = Von jedem Team zählt die Hand mit den wenigsten Augen.
hand-over-blocker = Wer blockiert hat, vergleicht mit dem Nächsten.
hand-over-tie-to-leader = Bei Gleichstand gewinnt das Team, das eröffnet hat.
hand-over-tie-to-blocker = Bei Gleichstand gewinnt das Team, das blockiert hat.
hand-over-tie-to-other = Bei Gleichstand gewinnt das Team, das nicht blockiert hat.

hand-over-award = { $who ->
    [you] Du { $signed }
    [you-and] Du und { $partner } { $signed }
    [partners] { $name } und { $partner } { $signed }
   *[other] { $name } { $signed }
}
hand-over-award-for-held = { $who ->
    [you] Du { $signed } für die Augen der anderen
    [you-and] Du und { $partner } { $signed } für die Augen der anderen
    [partners] { $name } und { $partner } { $signed } für die Augen der anderen
   *[other] { $name } { $signed } für die Augen der anderen
}
hand-over-nobody = Keine Punkte
hand-over-review = Runde durchgehen

# The end of a game: who won, and the game in one line.
game-over-wins = { $who ->
    [you] Du gewinnst!
    [you-and] Du und { $partner } gewinnt!
    [partners] { $name } und { $partner } gewinnen
   *[other] { $name } gewinnt
}
game-over-tied = Unentschieden
game-over-six-love = { $game ->
    [brazilian-partners] Buchuda!
   *[other] Sechs zu null!
}
# A game in which the others never had anything, in the word of the game’s country. A row of the card says so.
shut-out = { $game ->
    [brazilian-partners] Buchuda
    [spanish-partners] Zapatero
    [latin-partners] Zapatero
    [dominican] Pollona
    [cuban] Pollona
    [jamaican-partners] Six-Love
    [cut-throat] Six-Love
   *[other] Zu null
}
game-over-shut-out = { shut-out }: { $unit ->
    [hands] keine Runde
   *[points] kein Punkt
} für { $seats ->
    [two] den anderen.
    [partners] das andere Team.
   *[several] die anderen.
}
game-over-every-hand = { $who ->
    [you] Du hast jede Runde gewonnen.
    [you-and] Du und { $partner } habt jede Runde gewonnen.
    [partners] { $name } und { $partner } haben jede Runde gewonnen.
   *[other] { $name } hat jede Runde gewonnen.
}
game-over-hands = { $hands ->
    [one] Eine Runde.
   *[other] { $hands } Runden.
}
game-over-best-play = { $who ->
    [you] Dein bester Zug: { $bone } für { points }.
   *[other] Bester Zug: { $name } mit { $bone } für { points }.
}
game-over-timed = { $who ->
    [you] Dein Ergebnis mit Bonus: { $points }.
   *[other] Ergebnis von { $name } mit Bonus: { $points }.
}
# After the picture of the bone that won the game: what it scored, and the score then.
game-over-scores = bringt { $gained } und damit { $score }
game-over-review = Durchgehen
game-over-more = Mehr
