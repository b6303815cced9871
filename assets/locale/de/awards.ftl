# What the end of a hand came to. $who, $name and $partner are as in log.ftl.

pips = { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
}
# UNIT is `hands` where hands are counted.
points-counted = { UNIT($points) ->
    [hands] { $points ->
        [one] 1 Runde
       *[other] { $points } Runden
    }
   *[points] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
points = { $points ->
    [0] keine Punkte
   *[other] { points-counted }
}

# The pips that each player held at the end of a hand.
held = { $who ->
    [you] Du hattest noch { pips }, { $others }.
   *[other] { $name } hatte noch { pips }, { $others }.
}
held-other = { $name } { $pips }
# The same for two sides. $sum is like `9 + 5`, $their_sum like `12 + 20 = 32`.
held-by-partners = { $who ->
    [you-and] Du und { $partner } hattet noch { $sum }{"\u00A0"}={"\u00A0"}{ pips }, { $others } { $their_sum }.
   *[partners] { $name } und { $partner } hatten noch { $sum }{"\u00A0"}={"\u00A0"}{ pips }, { $others } { $their_sum }.
}

# What an award is made of. The sentences further down take it as $made_of.
award-several-hands = { $sum }{"\u00A0"}={"\u00A0"}{ pips }
award-half = Die Hälfte von { pips }{ $rounded ->
    [down] , abgerundet
   *[no] {""}
}
award-domino = Domino
award-block = Die Blockade
award-last-bone = Letzter Stein und Domino, { $sum }
award-five-a-bone = { $count ->
    [one] { $points } für den übrigen Stein
   *[other] Je { $points } für { $count } übrige Steine
}
award-to-nearest-five = { $made_of }, auf Fünfer gerundet
award-nearest-five = { $made_of }, gerundet auf { $nearest }
award-in-brackets = { $made_of }, in Stufen gezählt
# The same where points are shown as fives.
award-in-fives = { $made_of } ({ $fives ->
    [one] 1 Fünfer
   *[other] { $fives } Fünfer
})

# What a side scored or lost by the award.
award-scored = { $made_of }: { $points ->
    [0] 0, also keine Punkte
   *[other] { points }
} für { $who ->
    [you] dich.
    [you-and] dich und { $partner }.
    [partners] { $name } und { $partner }.
   *[other] { $name }.
}
award-lost = { $made_of }: { $points ->
    [0] kein
   *[other] { points }
} Abzug für { $who ->
    [you] dich.
    [you-and] dich und { $partner }.
    [partners] { $name } und { $partner }.
   *[other] { $name }.
}
award-void = { $who ->
    [you] { $made_of }: { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hättest du das Ziel überschritten.
    [you-and] { $made_of }: { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit wäre das Ziel für dich und { $partner } überschritten.
    [partners] { $made_of }: { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hätten { $name } und { $partner } das Ziel überschritten.
   *[other] { $made_of }: { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hätte { $name } das Ziel überschritten.
}
award-nobody = { $made_of }{ $rounded ->
    [yes] : 0
   *[no] {""}
}, also keine Punkte.
award-equal = Gleichstand, also keine Punkte.
award-starts-over = Gleichstand: Die Partie beginnt von vorn.
award-lowest-equal = Mehrere haben die wenigsten Augen, also keine Punkte.
# How a player went out if that made the hand worth more, in the game’s own word.
way-out = { $way ->
    [doublet] Carroça
    [doublet-at-both-ends] Cruzada
   *[both-ends] { $game ->
        [brazilian-partners] Lá-e-lô
       *[other] Capicúa
    }
}
award-hand-won = { $who ->
    [you] Du hast die Runde gewonnen
    [you-and] Du und { $partner } habt die Runde gewonnen
    [partners] { $name } und { $partner } haben die Runde gewonnen
   *[other] { $name } hat die Runde gewonnen
}{ $hands ->
    [one] {""}
   *[other] ; sie zählt als { $hands } Runden
}{ $way ->
    [none] {""}
   *[other] {" "}({ way-out })
}.
award-hands-lost = { $who ->
    [you] Deine Serie endet bei { points-counted }: Alle fangen wieder bei null an.
    [you-and] Deine Serie mit { $partner } endet bei { points-counted }: Alle fangen wieder bei null an.
    [partners] Die Serie von { $name } und { $partner } endet bei { points-counted }: Alle fangen wieder bei null an.
   *[other] Die Serie von { $name } endet bei { points-counted }: Alle fangen wieder bei null an.
}
award-hands-cleared = Jetzt haben alle eine Runde gewonnen und fangen wieder bei null an: { $who ->
    [you] Du hattest { points-counted }.
    [you-and] Du und { $partner } hattet { points-counted }.
    [partners] { $name } und { $partner } hatten { points-counted }.
   *[other] { $name } hatte { points-counted }.
}
award-hand-void = { $who ->
    [you] Du hast die Runde gewonnen, aber damit hättest du das Ziel überschritten: Sie zählt nicht.
    [you-and] Du und { $partner } habt die Runde gewonnen, aber damit hättet ihr das Ziel überschritten: Sie zählt nicht.
    [partners] { $name } und { $partner } haben die Runde gewonnen, aber damit hätten sie das Ziel überschritten: Sie zählt nicht.
   *[other] { $name } hat die Runde gewonnen, aber das Ziel wäre damit überschritten: Sie zählt nicht.
}
award-hand-not-won = { $tied ->
    [yes] Gleichstand
   *[no] { blocked-hand }
}: Niemand hat die Runde gewonnen.
award-carried = Gleichstand: Niemand gewinnt die Runde, und die nächste zählt eine Runde mehr.
award-carried-once = Gleichstand: Niemand gewinnt die Runde, und die nächste zählt zwei.
award-block-brings-nothing = Keine Punkte: In diesem Spiel bringt eine Blockade nichts.

# What a blocked hand is called. $game names the game, as its country may have its own word.
blocked-hand = Blockiert

# A bonus in the game’s own word. On the table and at the end of a hand its points follow.
bonus-name = { $bonus ->
    [capicua] Capicúa
    [chuchazo] Chuchazo
    [pass-after-lead] Passen nach der Eröffnung
    [all-pass] Alle-passen-Bonus
   *[first-hands] Bonus für die ersten Runden
}
bonus-scored = { bonus-name } +{ $points }
