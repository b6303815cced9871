# Rules, their values, and what each does.

# The names of the rules.
rule-hand-size = Steine pro Spieler
rule-set = Satz
rule-double-blank = Mit 0-0 spielen
rule-doublets-limit = Pasche pro Hand
rule-first-lead = Erste Eröffnung
rule-later-leads = Spätere Eröffnungen
rule-block-lead = Eröffnung nach Blockade
rule-partner-may-lead = Beide Partner dürfen eröffnen
rule-no-doublet = Wenn niemand einen Pasch hat
rule-direction = Spielrichtung
rule-draws = Ziehen
rule-voluntary-draw = Freiwillig ziehen
rule-bury-two = Zwei Steine weglegen
rule-kept-back = Bleibt im Vorrat
rule-hand-cap = Ab 18 Steinen nicht ziehen
rule-fit = Was passt
rule-spinner = Spinner
rule-fives = Fünfer zählen
rule-threes = Dreier zählen
rule-headers = Gleiche Enden zählen
rule-count-unit = Punkte für eine Summe
rule-pass-after-lead = Bonus für Passen nach der Eröffnung
rule-all-pass = Bonus, wenn alle anderen passen
rule-claims = Punkte ansagen
rule-firecrackers = Böller
rule-domino-award = Punkte für Domino
rule-block-award-to = Wer bei Blockade punktet
rule-block-award-of = Punkte für eine Blockade
rule-tied-block = Wer bei Gleichstand punktet
rule-rounding = Auf Fünfer runden
rule-capicua = Bonus für Capicúa
rule-capicua-equal-ends = Capicúa bei gleichen Enden
rule-chuchazo = Bonus für Chuchazo
rule-first-hands = Bonus für die ersten Runden
rule-brackets = Augen in Stufen
rule-remaining = Abzug für übrige Steine
rule-score = Gezählt werden
rule-hand-worth = Eine Runde zählt
rule-target = Ziel
rule-exact-target = Ziel genau treffen
rule-clock = Fünf-Minuten-Uhr
rule-score-display = Punkte zeigen als

# What each rule does, in one line.
rule-double-blank-explained = Ohne 0-0 sind es 27 Steine: Zu dritt bekommt jeder 9, und keiner bleibt übrig.
rule-doublets-limit-explained = Hat jemand mehr, wird neu ausgeteilt.
rule-partner-may-lead-explained = Wer mit einem beliebigen Stein eröffnen darf, kann das dem Partner überlassen.
rule-no-doublet-explained = Wenn mit dem höchsten Pasch eröffnet werden soll.
rule-bury-two-explained = Vor jeder Runde werden zwei Steine des Vorrats ungesehen weggelegt.
rule-kept-back-explained = Die letzten Steine des Vorrats, die niemand ziehen darf.
rule-spinner-explained = Ein Pasch mit vier offenen Seiten.
rule-fives-explained = Eine Summe von 5, 10, 15 und so weiter bringt Punkte.
rule-threes-explained = Eine Summe von 3, 6, 9 und so weiter bringt Punkte.
rule-headers-explained = Sind nach einem Zug beide Enden gleich, bringt das 2 Punkte, mit einem Pasch am Ende 3. Ein Pasch zur Eröffnung bringt 2.
rule-claims-explained = Du bekommst nur die Punkte, die du ansagst; was du übersiehst, kann sich der Nächste holen.
rule-firecrackers-explained = Einmal pro Runde darfst du, bevor du legst, den letzten Stein eines Arms sprengen.
rule-rounding-explained = Am Ende einer Runde werden aus 12 Punkten 10 und aus 13 Punkten 15.
rule-capicua-explained = Für Domino mit einem Stein, der an beide Enden passt und kein Pasch ist.
rule-hand-worth-explained = Wenn Runden gezählt werden: immer eine, oder mehr für Domino mit einem Pasch oder an beiden Enden.
rule-capicua-equal-ends-explained = Ein Capicúa zählt auch, wenn beide Enden dieselbe Zahl zeigen.
rule-chuchazo-explained = Für Domino mit 0-0.
rule-pass-after-lead-explained = Für das Team, das eröffnet hat, wenn der Nächste passt.
rule-all-pass-explained = Für den Spieler, nach dessen Stein alle anderen passen, wenn er wieder legen kann.
rule-first-hands-explained = Wer eine der Runden 1 bis 4 einer Partie gewinnt, bekommt zusätzlich 100, 75, 50 oder 25 Punkte.
rule-brackets-explained = 3 bis 20 Augen bringen 2 Punkte, 21 bis 30 bringen 3, 31 bis 40 bringen 4 und so weiter.
rule-exact-target-explained = Punkte, die dich über das Ziel hinausbringen würden, zählen nicht.
rule-clock-explained = Die Partie endet nach fünf Minuten, und wer vorn liegt, gewinnt.
rule-score-display-explained = Fünfer sind Punkte geteilt durch fünf, wie mit Stiften auf dem Cribbage-Brett.

# The values of rules.
value-on = an
value-off = aus
value-hand-size = { $bones ->
    [one] 1 Stein
   *[other] { $bones } Steine
}
value-doublets-limit = { $limit ->
    [any] Beliebig viele
   *[other] Höchstens { $limit }
}
# Who leads the first hand.
value-first-lead-heaviest-doublet = Höchster Pasch
value-first-lead-lot = Ausgelost
value-first-lead-draw = Höchster gezogener Stein
value-first-lead-person = Erste Person am Tisch
value-first-lead-lot-explained = Wer eröffnet, wird ausgelost. Der erste Stein ist beliebig.
value-first-lead-draw-explained = Alle ziehen einen Stein. Wer den höchsten zieht, eröffnet mit einem beliebigen Stein.
value-first-lead-person-explained = Ihr höchster Pasch wird automatisch gelegt.
# Who leads the later hands.
value-later-leads-heaviest-doublet = Höchster Pasch
value-later-leads-like-the-first = Wie die erste
value-later-leads-winner = Wer Domino gemacht hat
value-later-leads-winner-of-game = Wer gewonnen hat
value-later-leads-loser = Wer nicht Domino gemacht hat
value-later-leads-loser-of-several = Gegner mit den meisten Augen
value-later-leads-alternate = Reihum
value-later-leads-last-to-play = Wer zuletzt gelegt hat
value-later-leads-last-with-doublet = Wer zuletzt gelegt hat, mit einem Pasch
value-later-leads-like-the-first-explained = Wer eröffnet, wird vor jeder Runde neu bestimmt.
value-later-leads-winner-of-game-explained = Eine Runde ist die Partie: Wer sie gewinnt, eröffnet die nächste.
value-later-leads-last-to-play-explained = Wer den letzten Stein der Runde gelegt hat, auch wenn sie blockiert war.
# Who leads after a blocked hand.
value-block-lead-usual = Wie sonst
value-block-lead-winner = Gewinner der Blockade
value-block-lead-winner-or-leader = Gewinner, sonst wer eröffnet hat
value-block-lead-next = Der Nächste
value-block-lead-usual-explained = Kommt es dabei darauf an, wer Domino gemacht hat, wird die Eröffnung wie in der ersten Runde bestimmt.
value-block-lead-winner-explained = Wer sie für sein Team gewonnen hat. Hat niemand gewonnen, wie sonst.
value-block-lead-winner-or-leader-explained = Wer sie für sein Team gewonnen hat. Hat niemand gewonnen, eröffnet derselbe noch einmal.
value-block-lead-next-explained = Der Nächste nach dem, der zuletzt eröffnet hat.
# What happens if the heaviest doublet is to be led and no one has a doublet.
value-no-doublet-deal-again = Neu austeilen
value-no-doublet-heaviest-bone = Höchster Stein eröffnet
value-no-doublet-heaviest-bone-explained = Von zwei gleich schweren der mit der höheren Hälfte.
# The way round the table.
value-direction-clockwise = Im Uhrzeigersinn
value-direction-counter-clockwise = Gegen den Uhrzeigersinn
value-direction-clockwise-explained = Nach dir ist an der Reihe, wer links von dir sitzt.
value-direction-counter-clockwise-explained = Nach dir ist an der Reihe, wer rechts von dir sitzt, wie fast überall in Lateinamerika und der Karibik.
# How many bones are drawn.
value-draws-until-one-fits = Bis einer passt
value-draws-one = Einen
value-draws-none = Keinen
value-draws-one-explained = Du ziehst einen Stein. Kannst du ihn nicht anlegen, musst du passen.
value-draws-none-explained = Die übrigen Steine werden beiseitegelegt. Kannst du nicht anlegen, musst du passen.
# Bones kept back.
value-kept-back = { $bones ->
    [0] Nichts
    [1] Der letzte Stein
   *[2] Die letzten zwei
}
# What fits an end.
value-set-double-six = Doppelsechs
value-set-double-six-explained = 28 Steine, von 0-0 bis 6-6.
value-set-double-nine = Doppelneun
value-set-double-nine-explained = 55 Steine, von 0-0 bis 9-9.
value-set-double-nine-branching-explained = Verzweigt sich die Kette an jedem Pasch, kann ihr der Platz ausgehen. Dann siehst du nur ihre Enden.
value-fit-equal = Die gleiche Zahl
value-fit-add-to-seven = Was sieben ergibt
value-fit-add-to-seven-explained = An die 5 passt die 2 und so weiter. 0-0, 6-1, 5-2 und 4-3, die Matadore, passen überall.

# Which doublet is a spinner.
value-spinner-none = Keiner
value-spinner-single = Erster Pasch
value-spinner-every = Jeder Pasch
value-spinner-none-explained = Die Kette hat zwei Enden.
value-spinner-single-explained = Die Kette hat bis zu vier Enden.
value-spinner-every-explained = Die Kette verzweigt sich an jedem Pasch.
# What a count is worth.
value-count-unit-pips = Voller Wert
value-count-unit-multiples = Ein Punkt pro Fünfer und Dreier
value-count-unit-pips-explained = Eine Summe von 15 bringt 15 Punkte.
value-count-unit-multiples-explained = Eine Summe von 15 bringt 3 Punkte für ihre Fünfer und 5 für ihre Dreier.
value-multiples-of-one = { $scores ->
    [fives] Ein Punkt pro Fünfer
   *[threes] Ein Punkt pro Dreier
}
value-multiples-of-one-explained = { $scores ->
    [fives] Eine Summe von 15 bringt 3 Punkte, einen pro Fünfer.
   *[threes] Eine Summe von 15 bringt 5 Punkte, einen pro Dreier.
}
# What going out is worth.
value-domino-award-pips = Augen der Gegner
value-domino-award-all-pips = Augen von allen
value-domino-award-five-a-bone = 5 pro Stein
value-domino-award-one-point = 1 Punkt
value-domino-award-pips-explained = Ein Punkt für jedes Auge, das die Gegner noch haben.
value-domino-award-all-pips-explained = Ein Punkt für jedes Auge, das noch jemand hat, auch der Partner.
value-domino-award-one-point-explained = Kommt zu den Punkten des letzten Steins. Ein Team spielt, bis beide fertig sind.
# Who scores for a block, and how much.
value-block-award-to-low = Wenigste Augen
value-block-award-to-lowest-hand = Niedrigste Hand
value-block-award-to-blocker = Blockierer oder der Nächste
value-block-award-to-last = Wer zuletzt gelegt hat
value-block-award-to-nobody = Niemand
value-block-award-to-lowest-hand-explained = Wer die wenigsten Augen hat, für sein Team.
value-block-award-to-blocker-explained = Wer die Runde blockiert hat oder wer danach an der Reihe ist: der mit weniger Augen, für sein Team.
value-block-award-of-difference = Differenz der Augen
value-block-award-of-opponents = Augen der Gegner
value-block-award-of-both = Alle Augen
value-block-award-of-one-point = 1 Punkt
# Who scores a blocked hand that is tied.
value-tied-block-nobody = Niemand
value-tied-block-leader = Wer eröffnet hat
value-tied-block-blocker = Wer blockiert hat
value-tied-block-blocker-loses = Wer nicht blockiert hat
value-tied-block-carried = Wird übertragen
value-tied-block-carried-once = Einmal übertragen
value-tied-block-nobody-explained = Zu dritt teilen sich die zwei mit Gleichstand die Augen des Dritten.
value-tied-block-leader-explained = Für sein Team, wenn es am Gleichstand beteiligt ist.
value-tied-block-blocker-explained = Für sein Team, wenn es am Gleichstand beteiligt ist.
value-tied-block-carried-explained = Niemand gewinnt die Runde, und die nächste zählt eine Runde mehr.
value-tied-block-blocker-loses-explained = Nur wenn genau zwei Seiten gleich sind und eine davon blockiert hat.
value-tied-block-carried-once-explained = Niemand gewinnt die Runde, und die nächste zählt zwei, egal wie oft es Gleichstand gibt.
# What bones left in hand cost.
value-remaining-nothing = Keiner
value-remaining-lose-own = Augen der Steine
value-remaining-lose-own-explained = Alle verlieren die Augen, die sie noch haben, und für die Runde bekommt niemand Punkte.
# What is counted.
value-score-points = Punkte
value-score-hands = Gewonnene Runden
value-score-hands-in-a-row = Runden in Folge
value-score-hands-in-a-row-explained = Six-Love: Gewinnt ein anderes Team eine Runde, fangen alle wieder bei null an.
value-score-hands-against-none = Runden gegen null
value-score-hands-against-none-explained = Jemand muss noch null haben: Haben alle eine Runde gewonnen, fangen alle wieder bei null an.
# What a hand is worth.
value-hand-worth-one = Eins
value-hand-worth-by-way-out = Je nach letztem Stein
value-hand-worth-by-way-out-to-six = Je nach letztem Stein, bis 6
value-hand-worth-by-way-out-explained = 1; mit einem Pasch 2, an beiden Enden 3, mit einem Pasch an beiden Enden 4.
value-hand-worth-by-way-out-to-six-explained = 1; mit einem Pasch 2, an beiden Enden 3, mit einem Pasch an beiden Enden 6.
# The bonus for a capicúa.
value-capicua-none = Keiner
value-capicua-doubles = Verdoppelt die Runde
value-capicua-hand-more = Eine Runde mehr
value-bonus-none = Keiner
# Points to win.
value-target-none = Eine einzige Runde
value-target-fives = { $fives ->
    [one] 1 Loch
   *[other] { $fives } Löcher
}
value-score-display-points = Punkte
value-score-display-fives = Fünfer

# Why a rule has no effect beside the others.
idle-nobody-draws = Ohne Wirkung, weil niemand zieht.
idle-two-players = Ohne Wirkung bei zwei Spielern.
idle-no-partners = Ohne Wirkung, weil niemand im Team spielt.
idle-leads-set = Ohne Wirkung, weil der Stein zum Eröffnen immer feststeht.
idle-hand-cap = Ohne Wirkung, weil niemand mehr als 18 Steine haben kann.
idle-no-awards = Ohne Wirkung, weil stattdessen übrige Steine Punkte kosten.
idle-one-point-rounded = Ein Punkt wird auf null gerundet, also bringt Domino nichts.
idle-awards-in-fives = Ohne Wirkung, weil Domino 5 pro Stein bringt.
idle-block-to-nobody = Ohne Wirkung, weil eine Blockade niemandem etwas bringt.
idle-block-to-one = Ohne Wirkung, weil es keinen Gleichstand geben kann.
idle-no-pips = Ohne Wirkung, weil übrige Augen nichts bringen.
idle-hands-counted = Ohne Wirkung, weil Runden gezählt werden, nicht Punkte.
idle-no-capicua = Ohne Wirkung, weil ein Capicúa nichts bringt.
idle-no-forced-lead = Ohne Wirkung, weil keine Eröffnung von einem Pasch abhängt.

# Why rules don’t go together.
impossible-hand-size = { $set ->
    [28] { $players } Spieler können nicht je { $bones ->
        [one] 1 Stein
       *[other] { $bones } Steine
    } bekommen.
   *[27] Ohne 0-0 reichen die Steine nicht, um { $players } Spielern je { $bones } zu geben.
}
impossible-too-few-to-set-aside = { $bones ->
    [0] Nach dem Austeilen bleibt kein Stein zum Weglegen oder für den Vorrat.
    [one] Nach dem Austeilen bleibt nur 1 Stein, zu wenig zum Weglegen oder für den Vorrat.
   *[other] Nach dem Austeilen bleiben nur { $bones } Steine, zu wenige zum Weglegen oder für den Vorrat.
}
impossible-doublets-limit-idle = Mit { $bones } Steinen kann niemand mehr als { $limit } Pasche haben; diese Grenze hätte keine Wirkung.
impossible-doublets-limit-too-low = Mit { $bones } Steinen hat immer jemand mehr als { $limit } Pasche; keine Austeilung wäre je gültig.
impossible-nine-without-double-blank = Ohne 0-0 wird mit Doppelsechs gespielt.
impossible-nine-with-spinners = Mit Doppelneun kann jeder Pasch nur zu zweit ein Spinner sein.
impossible-nine-with-seven = Matador wird mit Doppelsechs gespielt: Die Hälften ergeben zusammen sieben.
impossible-nine-with-hand-cap = Die Grenze von 18 Steinen gibt es nur mit Doppelsechs.
impossible-nine-with-firecrackers = Böller und Uhr gibt es nur mit Doppelsechs.
impossible-nine-with-cut-throat = Cut-throat wird nur mit Doppelsechs gespielt.
impossible-voluntary-draw = Freiwillig ziehen kannst du nur, wenn überhaupt gezogen wird.
impossible-nothing-left-to-draw = Bei je { $bones } Steinen bleibt nichts zu ziehen.
impossible-hands-counted = Wo Runden gezählt werden, gibt es keine Regeln für Punkte.
impossible-first-hands = Punkte gibt es nur für die ersten Runden, also könnte niemand je { $target } erreichen.
impossible-chuchazo-without-double-blank = Für den Chuchazo muss 0-0 mitspielen.
impossible-brackets-with-rounding = Augen zählen entweder in Stufen oder werden auf Fünfer gerundet, nicht beides.
impossible-carried-without-hands = Eine Blockade mit Gleichstand wird nur übertragen, wenn Runden gezählt werden, nicht Punkte.
impossible-worth-without-hands = Der letzte Stein kann nur bestimmen, was eine Runde zählt, wenn Runden gezählt werden, nicht Punkte.
impossible-hand-more-without-hands = Ein Capicúa kann nur eine Runde mehr zählen, wenn Runden gezählt werden, nicht Punkte.
impossible-hand-more-with-worth = Der letzte Stein bestimmt schon, was die Runde zählt, also kann ein Capicúa keine Runde mehr bringen.
impossible-target-hands = Das Ziel muss zwischen 1 und 20 Runden liegen.
impossible-target = Das Ziel muss zwischen 1 und 9.999 liegen.
impossible-exact-without-target = Ohne Ziel lässt sich nichts genau treffen.
impossible-exact-out-of-reach = { $target } lässt sich nie genau treffen{ $scores ->
    [threes] , weil jeder Punktestand ein Vielfaches von drei ist
    [fives] , weil jeder Punktestand ein Vielfaches von fünf ist
    [threes-and-fives] , weil jeder Punktestand aus Dreiern und Fünfern besteht
   *[any] { "" }
}.
impossible-count-unit = Punkte pro Fünfer und Dreier gibt es nur, wenn Fünfer oder Dreier zählen.
impossible-claims = Punkte ansagen kannst du nur, wenn Fünfer oder Dreier zählen.
impossible-headers-with-spinner = Punkte für gleiche Enden gibt es nur in einer Kette mit zwei Enden, ohne Spinner.
impossible-headers-with-claims = Punkte für gleiche Enden werden automatisch gezählt, nicht angesagt.
impossible-seven-with-spinner = Wo Hälften zusammen sieben ergeben, hat die Kette zwei Enden und keinen Spinner.
impossible-seven-with-scoring = Wo Hälften zusammen sieben ergeben, bringen offene Enden keine Punkte.
impossible-seven-with-bonus = Matadore passen ohnehin an beide Enden, darum bringt Domino mit einem Matador keinen Bonus.
impossible-firecrackers-for-more = Böller gibt es nur zu zweit.
impossible-firecrackers-without-scoring = Böller gibt es nur, wenn Fünfer oder Dreier zählen.
impossible-firecrackers-on-spinners = Ein Böller kann keinen Spinner sprengen, also kann nicht jeder Pasch einer sein.
impossible-firecrackers-with-claims = Mit Böllern zählen Punkte automatisch und werden nicht angesagt.
impossible-clock = Eine Uhr gibt es nur mit einem Ziel.
impossible-nothing-to-gain = Mit diesen Regeln könnte niemand je Punkte machen.
impossible-fives-display = Als Fünfer lassen sich Punkte nur zeigen, wenn alle Punktzahlen Vielfache von fünf sind: keine Dreier, Summen mit vollem Wert und Punkte am Rundenende gerundet oder 5 pro Stein.
impossible-fives-target = Punkte werden als Fünfer gezeigt, und { $target } ist kein Vielfaches von fünf.

# Rules without a name: the most similar built-in game, and the differences. Each difference is
# a rule and its value.
rules-same-as = Wie { $game }.
rules-like = Wie { $game }, außer: { $differences }.

# Shows the rules that are changed less often, and names some of them.
rules-more = Weitere Regeln
rules-more-explained = Ansagen, Böller, Uhr, Rundung und { $count } weitere
