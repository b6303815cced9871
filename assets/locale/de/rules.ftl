# The rules of a game, their values, and what each does.

# What the rules are called.
rule-hand-size = Handgröße
rule-doublets-limit = Pasche pro Hand
rule-first-lead = Eröffnung der ersten Runde
rule-later-leads = Eröffnung späterer Runden
rule-draws = Ziehen
rule-voluntary-draw = Freiwillig ziehen
rule-bury-two = Zwei Steine wegnehmen
rule-kept-back = Bleibt im Vorrat
rule-hand-cap = Ab 18 Steinen nicht ziehen
rule-spinner = Spinner
rule-fives = Fünfer zählen
rule-threes = Dreier zählen
rule-count-unit = Eine Summe bringt
rule-claims = Punkte ansagen
rule-firecrackers = Böller
rule-domino-award = Domino bringt
rule-block-award-to = Blockade geht an
rule-block-award-of = Blockade bringt
rule-rounding = Auf Fünfer runden
rule-remaining = Übrige Steine kosten
rule-target = Punktziel
rule-exact-target = Ziel genau treffen
rule-clock = Fünf-Minuten-Uhr
rule-score-display = Punkte zeigen als

# What the rules do, each in a line.
rule-hand-size-explained = Steine, die alle bekommen.
rule-doublets-limit-explained = Hat eine Hand mehr davon, werden alle Steine neu verteilt.
rule-first-lead-explained = Wer den ersten Stein einer Partie legt.
rule-later-leads-explained = Wer die nächste Runde eröffnet.
rule-draws-explained = Wenn keiner deiner Steine passt.
rule-voluntary-draw-explained = Du darfst auch ziehen, solange ein Stein von dir passt.
rule-bury-two-explained = Vor jeder Runde kommen zwei Steine aus dem Vorrat weg, und niemand sieht sie.
rule-kept-back-explained = Die letzten Steine des Vorrats, die niemand ziehen darf.
rule-hand-cap-explained = Wer 18 Steine hat, zieht nicht mehr.
rule-spinner-explained = Ein Pasch mit vier offenen Seiten.
rule-fives-explained = Eine Tischsumme von 5, 10, 15 und so weiter bringt Punkte.
rule-threes-explained = Eine Tischsumme von 3, 6, 9 und so weiter bringt Punkte.
rule-count-unit-explained = Was eine Summe bringt, die zählt.
rule-claims-explained = Sag deine Punkte an, um sie zu bekommen; was liegen bleibt, kann sich der Nächste holen.
rule-firecrackers-explained = Einmal pro Runde darfst du den äußersten Stein eines Arms vom Tisch sprengen, bevor du legst.
rule-domino-award-explained = Was dein letzter Stein bringt.
rule-block-award-to-explained = Wer punktet, wenn niemand legen kann.
rule-block-award-of-explained = Wie viele Punkte das bringt.
rule-rounding-explained = Was das Ende einer Runde bringt oder kostet: Aus 12 wird 10, aus 13 wird 15.
rule-remaining-explained = Was dich die Steine kosten, die du am Ende einer Runde noch hast.
rule-target-explained = Wer zuerst dort ist, gewinnt.
rule-exact-target-explained = Punkte, die über das Ziel hinausgehen würden, zählen nicht.
rule-clock-explained = Die Partie endet nach fünf Minuten, und wer vorn liegt, hat gewonnen.
rule-score-display-explained = Fünfer sind Punkte geteilt durch fünf, wie man sie auf dem Cribbage-Brett steckt.

# What the values of rules are called.
value-on = an
value-off = aus
value-hand-size = { $bones ->
    [one] 1 Stein
   *[other] { $bones } Steine
}
value-doublets-limit-any = Beliebig viele
value-doublets-limit-at-most = Höchstens { $limit }
# Who leads the first hand: plays its first bone.
value-first-lead-heaviest-doublet = Der höchste Pasch
value-first-lead-lot = Durch das Los
value-first-lead-draw = Durch Ziehen
value-first-lead-person = Ein Mensch, mit einem Pasch
value-first-lead-heaviest-doublet-explained = Wer den höchsten Pasch hat, legt ihn. Hat niemand einen, werden die Steine neu verteilt.
value-first-lead-lot-explained = Der Zufall entscheidet; eröffnet wird mit einem beliebigen Stein.
value-first-lead-draw-explained = Alle ziehen einen Stein. Wer den höchsten zieht, eröffnet mit einem beliebigen Stein.
value-first-lead-person-explained = Der erste Mensch am Tisch legt den höchsten Pasch seiner Hand. Er wird automatisch gelegt, und einen gibt es immer.
# Who leads the later hands.
value-later-leads-heaviest-doublet = Der höchste Pasch
value-later-leads-like-the-first = Wie die erste Runde
value-later-leads-winner = Wer Domino machte
value-later-leads-winner-of-game = Wer gewann
value-later-leads-loser = Wer Steine übrig hatte
value-later-leads-loser-of-several = Der Gegner mit den meisten Augen
value-later-leads-alternate = Reihum
value-later-leads-last-to-play = Wer zuletzt legte
value-later-leads-last-with-doublet = Wer zuletzt legte, mit Pasch
value-later-leads-heaviest-doublet-explained = Wer den höchsten Pasch hat, legt ihn.
value-later-leads-like-the-first-explained = Es wird für jede Runde neu bestimmt.
value-later-leads-winner-explained = Nach einer blockierten Runde wird es wie für die erste bestimmt.
value-later-leads-winner-of-game-explained = Eine Runde ist die Partie, also eröffnet die nächste, wer sie gewonnen hat.
value-later-leads-loser-explained = Der Gegner dessen, der Domino machte; von mehreren der mit den meisten Augen. Nach einer blockierten Runde wird wie in der ersten eröffnet.
value-later-leads-alternate-explained = Alle eröffnen der Reihe nach, einmal um den Tisch.
value-later-leads-last-to-play-explained = Der letzte Stein einer Runde entscheidet, auch wenn sie blockiert war.
value-later-leads-last-with-doublet-explained = Es ist der höchste Pasch dieser Hand, und er wird von selbst gelegt. Nach einer blockierten Runde wird wie in der ersten eröffnet.
# How many bones are drawn.
value-draws-until-one-fits = Bis einer passt
value-draws-one = Einen
value-draws-none = Keinen
value-draws-until-one-fits-explained = Du ziehst einen nach dem anderen, bis einer passt oder keiner mehr zum Ziehen da ist.
value-draws-one-explained = Du ziehst einen Stein. Kannst du ihn nicht anlegen, musst du passen.
value-draws-none-explained = Die übrigen Steine werden beiseitegelegt. Kannst du nicht anlegen, musst du passen.
# Bones kept back.
value-kept-back-none = Nichts
value-kept-back-one = Der letzte Stein
value-kept-back-two = Die letzten zwei
# Which doublet is a spinner.
value-spinner-none = Keiner
value-spinner-single = Erster Pasch
value-spinner-every = Jeder Pasch
value-spinner-none-explained = Die Kette hat zwei Enden und nicht mehr.
value-spinner-single-explained = Die Kette hat bis zu vier Enden.
value-spinner-every-explained = Die Kette verzweigt sich an jedem Pasch.
# What a count is worth.
value-count-unit-pips = Die Summe selbst
value-count-unit-multiples = Ihre Fünfer und Dreier
value-count-unit-pips-explained = Eine Tischsumme von 15 bringt 15 Punkte.
value-count-unit-multiples-explained = Eine Tischsumme von 15 bringt 3 Punkte für ihre Fünfer und 5 für ihre Dreier.
value-multiples-of-one = { $scores ->
    [fives] Ihre Fünfer
   *[threes] Ihre Dreier
}
value-multiples-of-one-explained = { $scores ->
    [fives] Eine Tischsumme von 15 bringt 3 Punkte: einen für jeden Fünfer.
   *[threes] Eine Tischsumme von 15 bringt 5 Punkte: einen für jeden Dreier.
}
# What going out is worth.
value-domino-award-pips = Restliche Augen
value-domino-award-five-a-bone = 5 je Stein
value-domino-award-one-point = 1 Punkt
value-domino-award-pips-explained = Einen Punkt für jedes Auge, das die Gegenseite noch hat.
value-domino-award-five-a-bone-explained = Fünf Punkte für jeden übrigen Stein, ganz gleich, wie hoch.
value-domino-award-one-point-explained = In einer Wertung mit dem letzten Stein, und Teams spielen weiter, bis beide fertig sind; nicht, wo Punkte angesagt werden.
# Whom a block goes to, and what it is worth.
value-block-award-to-low = Weniger Augen
value-block-award-to-last = Wer zuletzt legte
value-block-award-to-nobody = Niemanden
value-block-award-of-difference = Den Unterschied in Augen
value-block-award-of-opponents = Die Augen der Gegner
value-block-award-of-both = Die Augen von allen
value-block-award-to-low-explained = Die Seite mit weniger Augen auf der Hand.
value-block-award-to-last-explained = Die Seite, die den letzten Stein angelegt hat.
value-block-award-to-nobody-explained = Eine blockierte Runde bringt nichts.
value-block-award-of-difference-explained = Der Unterschied zwischen den eigenen Augen und denen der Gegenseite.
value-block-award-of-opponents-explained = Was die Gegenseite hat.
value-block-award-of-both-explained = Was alle zusammen haben, die eigenen Augen eingeschlossen.
# What bones left in hand cost.
value-remaining-nothing = Nichts
value-remaining-lose-own = Ihre Augen
value-remaining-nothing-explained = Stattdessen bekommt Punkte, wer die Runde gewinnt.
value-remaining-lose-own-explained = Jede Seite verliert ihre eigenen Augen, und niemand bekommt welche.
# Points to win.
value-target-none = Eine Runde ist die Partie
value-target-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
value-target-fives = { $points } ({ $fives } Fünfer)
value-score-display-points = Punkte
value-score-display-fives = Fünfer
value-score-display-points-explained = Jeder Punkt, wie er gemacht wurde.
value-score-display-fives-explained = 305 Punkte werden als 61 gezeigt.

# Why a rule changes nothing beside the others.
idle-nobody-draws = Niemand zieht, also ändert das nichts.
idle-no-awards = Stattdessen kosten übrige Steine ihre Augen, also ändert das nichts.
idle-one-point-rounded = Auf Fünfer gerundet bleibt von einem Punkt nichts.
idle-awards-in-fives = Das Domino bringt 5 je Stein, also ändert das nichts.
idle-block-to-nobody = Eine Blockade geht an niemanden, also ändert das nichts.

# Why a mix of rules makes no game.
impossible-hand-size = Hände mit { $bones ->
    [one] 1 Stein
   *[other] { $bones } Steinen
} gehen nicht bei { $players } Spielern.
impossible-too-few-to-set-aside = { $bones ->
    [0] Es bleiben keine Steine, die wegkommen oder im Vorrat bleiben könnten.
    [one] Es bleibt nur 1 Stein, zu wenig, um so viele wegzunehmen oder im Vorrat zu lassen.
   *[other] Es bleiben nur { $bones } Steine, zu wenig, um so viele wegzunehmen oder im Vorrat zu lassen.
}
impossible-kept-back = Höchstens zwei Steine können im Vorrat bleiben.
impossible-doublets-limit = Die Grenze für Pasche ist eine Zahl von 3 bis 6.
impossible-doublets-limit-idle = Keine Hand mit { $bones } Steinen hat mehr als { $limit } Pasche, also wäre eine Grenze von { $limit } ohne Wirkung.
impossible-voluntary-draw = Freiwillig ziehen kann man nur, wo überhaupt gezogen wird.
impossible-target = Das Punktziel ist eine Zahl von 1 bis 9.999.
impossible-exact-without-target = Ohne Punktziel gibt es nichts genau zu treffen.
impossible-exact-out-of-reach = Jeder Punktestand ist { $scores ->
    [threes] ein Vielfaches von drei
    [fives] ein Vielfaches von fünf
    [threes-and-fives] aus Dreiern und Fünfern gemacht
   *[any] eine beliebige Zahl
}, und für { $target } gilt das nicht: Das könnte man nie genau treffen.
impossible-count-unit = Punkte für jedes Vielfache brauchen Fünfer oder Dreier.
impossible-claims = Angesagt werden Punkte nur, wo Fünfer oder Dreier zählen.
impossible-firecrackers-for-more = Böller gibt es nur zu zweit.
impossible-firecrackers-without-scoring = Böller gibt es nur, wo Fünfer oder Dreier zählen.
impossible-firecrackers-on-spinners = Ein Böller sprengt nie einen Spinner, also kann nicht jeder Pasch einer sein.
impossible-firecrackers-with-claims = Mit Böllern zählen Punkte sofort und werden nicht angesagt.
impossible-clock = Zur Uhr gehört ein Punktziel: Ohne ist eine Runde die Partie.
impossible-nothing-to-gain = Niemand könnte je einen Punkt bekommen, weder auf dem Tisch noch am Ende einer Runde.
impossible-fives-display = Als Fünfer gehen Punkte nur, wenn alle Vielfache von fünf sind: ohne Dreier, mit vollen Summen, und das Rundenende gerundet oder 5 je Stein.
impossible-fives-target = Punkte werden als Fünfer gezeigt, und { $target } ist kein Vielfaches von fünf.

# What rules without a name are like: a ready-made game, or all that differs
# from it, a rule and its value each.
rules-same-as = Dasselbe wie { $game }.
rules-like = Wie { $game }, außer: { $differences }.
rules-difference = { $rule }: { $value }
rules-differences = { $before }; { $next }

# Other words by which the rules are looked for in Settings; nobody reads them, and
# their order does not matter.
rule-hand-size-sought = anzahl zahl austeilen verteilen geben steine handsteine start
rule-doublets-limit-sought = doppelstein doppelsteine doubletten päsche neu geben austeilen mischen ungültig
rule-first-lead-sought = start beginn anfang anfangen beginnen ausspiel anspiel erster zug wer doppelstein
rule-later-leads-sought = start beginn anfang anfangen beginnen ausspiel anspiel wer gewinner verlierer nächste runde
rule-draws-sought = vorrat talon stock nachziehen kaufen aufnehmen nehmen block
rule-voluntary-draw-sought = vorrat talon stock nehmen nachziehen kaufen frei wahlweise optional
rule-bury-two-sought = vorrat talon beiseite verdeckt weglegen entfernen vergraben schlafend
rule-kept-back-sought = vorrat talon reserve rest letzte schlafend zurückgehalten zurückhalten
rule-hand-cap-sought = maximum grenze obergrenze höchstens vorrat talon achtzehn
rule-spinner-sought = doppelstein doppelsteine kreuz kreuzstein arme vier seiten zweige baum
rule-fives-sought = muggins summe punkte 5 vielfache fives
rule-threes-sought = summe punkte 3 vielfache threes
rule-count-unit-sought = punkte teilen wert wertung vielfache fünfer dreier
rule-claims-sought = muggins rufen melden beanspruchen automatisch übersehen klauen wegnehmen
rule-firecrackers-sought = sprengen knaller knallfrosch bombe explosion wegnehmen zerstören
rule-domino-award-sought = bonus gewinn letzter stein ausmachen schluss fertig punkte
rule-block-award-to-sought = gesperrt sperre festgefahren zu gewinner gleichstand
rule-block-award-of-sought = gesperrt sperre festgefahren zu punkte bonus
rule-rounding-sought = gerundet aufrunden abrunden nächste fünf zehner
rule-remaining-sought = augen strafe abzug rest punkte verlierer übrig
rule-target-sought = ziel gewinn siegpunkte punktzahl grenze länge ende kurz lang match
rule-exact-target-sought = exakt punktgenau überschreiten cribbage schluss ende
rule-clock-sought = zeit timer zeitlimit grenze minuten sekunden schnell blitz tempo
rule-score-display-sought = anzeige tafel punktestand fünf teilen

rules-more = Weitere Regeln
rules-more-explained = Ansagen, Böller, Uhr, Runden und 11 weitere
