# The rules of a game in plain words, for Help: chapters of whole sentences, made
# from the rules themselves.

# The chapters.
text-deal = Austeilen
text-lead = Die Eröffnung
text-turn = Dein Zug
text-line = Die Kette
text-scoring = Punkte
text-end = Das Ende einer Runde
text-winning = Gewinnen

# Two sentences of a paragraph, one after the other.
text-sentences = { $before } { $next }

# The aim.
text-aim-target = Wer zuerst { text-points } hat, gewinnt.
text-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-aim-one-hand = Es wird nur eine Runde gespielt: Wer sie gewinnt, gewinnt die Partie.
text-aim-counts = Punkte gibt es für die Summe der offenen Enden{ $ends ->
    [costs] ; Steine, die du am Ende einer Runde noch hast, kosten dich Punkte
    [domino] {" "}und für das Domino
    [domino-and-block] , für das Domino und für eine Blockade
    [block] {" "}und für eine Blockade
    [nothing] {""}
   *[bones] {" "}und für die Steine, die am Ende einer Runde übrig sind
}.
text-aim-ends = { $ends ->
    [costs] Steine, die du am Ende einer Runde noch hast, kosten dich Punkte. Werde deine also los, die hohen zuerst.
    [domino] Punkte gibt es für das Domino: Leg deine Steine vor allen anderen.
    [domino-and-block] Punkte gibt es für das Domino und für eine Blockade.
    [block] Punkte gibt es nur für eine Blockade.
    [nothing] Punkte gibt es keine: Mach Domino, um zu gewinnen.
    [bones-alike] Punkte gibt es für die Steine, die am Ende einer Runde übrig sind, für jeden gleich viel. Werde deine also los.
   *[bones] Punkte gibt es für die Steine, die am Ende einer Runde übrig sind. Werde deine also los, die hohen zuerst.
}
text-aim-partners = Wer zusammen ein Team bildet, sitzt sich gegenüber und sammelt gemeinsam Punkte.

# The deal.
text-deal-hands = { $seats ->
    [two] Zwei spielen
    [three] Drei spielen
    [four] Vier spielen
   *[partners] Vier spielen, zwei gegen zwei,
} mit einem Satz von 28 Steinen, von 0-0 bis 6-6. Auf jede Hand kommen { $bones }.
text-deal-none-left = Es bleiben keine Steine übrig, also wird nicht gezogen.
text-deal-boneyard = { $bones ->
    [one] Der übrige Stein liegt verdeckt im Vorrat.
   *[other] Die übrigen { $bones } liegen verdeckt im Vorrat.
}
text-deal-set-aside = { $bones ->
    [one] Der übrige Stein wird verdeckt beiseitegelegt, und niemand zieht.
   *[other] Die übrigen { $bones } werden verdeckt beiseitegelegt, und niemand zieht.
}
text-deal-buried = Zwei davon kommen weg, bevor die Runde beginnt, und niemand sieht, welche.
text-deal-keeps-one = Der letzte Stein des Vorrats wird nie gezogen.
text-deal-keeps-two = Die letzten zwei Steine des Vorrats werden nie gezogen.
text-deal-again = Hat eine der Hände mehr als { $limit } Pasche, werden alle Steine neu gemischt und verteilt.

# Who leads. $hand says of which hands, and $unit whether the lead goes from hand
# to hand or, where one hand is the game, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] Jede Runde
    [every-game] Jede Partie
    [first-game] Die erste Partie
   *[first-hand] Die erste Runde
} wird mit dem höchsten Pasch eröffnet, der ausgeteilt wurde. Er wird von selbst gelegt, und weiter geht es reihum. Hat niemand einen Pasch, werden die Steine neu verteilt.
text-lead-lot = { $hand ->
    [every-hand] In jeder Runde
    [every-game] In jeder Partie
    [first-game] In der ersten Partie
   *[first-hand] In der ersten Runde
} entscheidet das Los, wer eröffnet; der Stein ist beliebig.
text-lead-drawn-for = Um die Eröffnung { $hand ->
    [every-hand] jeder Runde
    [every-game] jeder Partie
    [first-game] der ersten Partie
   *[first-hand] der ersten Runde
} wird gezogen: Alle ziehen einen Stein, und der höchste, der mit den meisten Augen, eröffnet. Sind die höchsten gleich hoch, ziehen alle noch einmal. Diese Steine werden wieder untergemischt, bevor die Hände genommen werden, und eröffnet wird mit einem beliebigen Stein. Klick, auf welche Steine du magst: Es ändert nichts, denn schon beim Mischen stand fest, was wer bekommt.
text-lead-person = { $hand ->
    [every-hand] Jede Runde
    [every-game] Jede Partie
    [first-game] Die erste Partie
   *[first-hand] Die erste Runde
} eröffnet der erste Mensch am Tisch, nicht Nestor, mit dem höchsten Pasch seiner Hand. Er wird automatisch gelegt, und einen bekommt dieser Mensch immer.
text-lead-after-block = Nach einer blockierten Runde wird die Eröffnung wie für { $unit ->
    [game] die erste Partie
   *[hand] die erste Runde
} bestimmt.
text-lead-heaviest-again = Eine Runde, die ausgeteilt wird, weil eine blockierte Gleichstand ergab, wird mit dem höchsten Pasch eröffnet, der ausgeteilt wurde. Er wird von selbst gelegt, und weiter geht es reihum. Hat niemand einen Pasch, werden die Steine neu verteilt.
text-lead-heaviest-later = Jede spätere Runde wird mit dem höchsten Pasch eröffnet, der ausgeteilt wurde. Er wird von selbst gelegt, und weiter geht es reihum. Hat niemand einen Pasch, werden die Steine neu verteilt.
text-lead-winner-of-game = Danach eröffnet, wer eine Partie gewonnen hat, durch Domino oder Blockade, die nächste mit einem beliebigen Stein. Eine Runde, die ausgeteilt wird, weil eine blockierte Gleichstand ergab, wird wie die erste eröffnet.
text-lead-winner = Danach eröffnet, wer { $out ->
    [side] als Letzter seines Teams fertig war
   *[player] Domino gemacht hat
}, { $unit ->
    [game] die nächste Partie
   *[hand] die nächste Runde
} mit einem beliebigen Stein. { text-lead-after-block }
text-lead-loser = Danach eröffnet, wer nicht Domino gemacht hat, { $unit ->
    [game] die nächste Partie
   *[hand] die nächste Runde
} mit einem beliebigen Stein. { text-lead-after-block }
text-lead-loser-of-several = Danach eröffnet, wer von den Gegnern die meisten Augen übrig hatte (bei Gleichstand der Nächste reihum), { $unit ->
    [game] die nächste Partie
   *[hand] die nächste Runde
} mit einem beliebigen Stein. { text-lead-after-block }
text-lead-by-turns = Danach eröffnet ihr { $unit ->
    [game] die Partien
   *[hand] die Runden
} abwechselnd, mit einem beliebigen Stein.
text-lead-round-the-table = Danach geht die Eröffnung von { $unit ->
    [game] Partie zu Partie
   *[hand] Runde zu Runde
} reihum, mit einem beliebigen Stein.
text-lead-last-with-doublet = Danach eröffnet, wer { $unit ->
    [game] in einer Partie
   *[hand] in einer Runde
} den letzten Stein gelegt hat, die nächste mit dem höchsten Pasch der eigenen Hand, der von selbst gelegt wird. Ist kein Pasch darin, werden die Steine neu verteilt. { text-lead-after-block }
text-lead-last-to-play = Danach eröffnet, wer { $unit ->
    [game] in einer Partie
   *[hand] in einer Runde
} den letzten Stein gelegt hat, die nächste mit einem beliebigen Stein.

# A turn.
text-turn-play = Leg einen Stein an ein offenes Ende, das dieselbe Zahl zeigt wie eine seiner Hälften; die andere Hälfte ist das neue Ende. Der Stein dreht sich von selbst richtig, und passt er an mehrere Enden, kommt er dorthin, wo du willst.
text-turn-pass = Kannst du keinen Stein anlegen, musst du passen; kannst du es, musst du es auch tun.
text-turn-draw = Kannst du keinen Stein anlegen, ziehst du einen nach dem anderen, bis einer passt, und den legst du. Ist nichts mehr zum Ziehen da, musst du passen.
text-turn-draw-one = Kannst du keinen Stein anlegen, ziehst du einen, falls noch einer zum Ziehen da ist. Kannst du den anlegen, musst du es tun; sonst musst du passen.
text-turn-may-draw-one = Du darfst auch einen ziehen, solange ein Stein von dir passt, aber dann musst du legen.
text-turn-may-draw = Du darfst auch ziehen, so oft du magst, solange ein Stein von dir passt, aber dann musst du legen.
text-turn-must-play = Solange ein Stein von dir passt, musst du legen: kein Ziehen, kein Passen.
text-turn-hand-cap = Wer 18 Steine hat, zieht nicht mehr; passt keiner, muss er passen.

# The line of play.
text-line-no-spinner = Die Kette hat zwei offene Enden, links und rechts. Ein Pasch liegt quer.
text-line-spinner = Ein Pasch liegt quer zur Kette. Der erste Pasch einer Runde, wer immer ihn legt, ist der Spinner: Ist an beide Längsseiten, links und rechts, angelegt, sind auch seine Schmalseiten oben und unten offen. So kann es vier Enden geben.
text-line-every-spinner = Ein Pasch liegt quer zur Kette, und jeder Pasch ist ein Spinner: Ist an beide Längsseiten angelegt, sind auch seine Schmalseiten offen. So verzweigt sich die Kette immer weiter.

# Scoring.
text-scoring-nothing = Während einer Runde gibt es keine Punkte. Alle Punkte kommen an ihrem Ende.
text-scoring-count = Nach jedem Zug, auch nach dem ersten, werden alle offenen Enden zusammengezählt: Das ist die Tischsumme.
text-scoring-doublets = Ein Pasch am Ende zählt mit beiden Hälften.
text-scoring-spinner = Ein Pasch am Ende zählt mit beiden Hälften, ebenso der Spinner, bis seine beiden Längsseiten belegt sind; dann zählt er nichts. Eine Schmalseite zählt erst, wenn dort angelegt ist.
text-scoring-every-spinner = Ein Pasch zählt mit beiden Hälften, bis seine beiden Längsseiten belegt sind; dann zählt er nichts. Eine Schmalseite zählt erst, wenn dort angelegt ist.
text-worth-fives-and-threes = Eine Summe, die ein Vielfaches von fünf oder von drei ist, bringt so viele Punkte: 10 bringt 10, und 9 bringt 9. Eine 15 ist beides und bringt einmal 15.
text-worth-fives = Eine Summe, die ein Vielfaches von fünf ist, bringt so viele Punkte: 5 bringt 5, und 20 bringt 20.
text-worth-threes = Eine Summe, die ein Vielfaches von drei ist, bringt so viele Punkte: 3 bringt 3, und 12 bringt 12.
text-worth-each-five-and-three = Ein Vielfaches von fünf bringt einen Punkt für jede Fünf darin, ein Vielfaches von drei einen für jede Drei: 10 bringt 2, und 12 bringt 4. Eine 15 ist beides und bringt 3 und 5: 8 Punkte.
text-worth-each-five = Ein Vielfaches von fünf bringt einen Punkt für jede Fünf darin: 5 bringt 1, und 20 bringt 4.
text-worth-each-three = Ein Vielfaches von drei bringt einen Punkt für jede Drei darin: 3 bringt 1, und 12 bringt 4.
text-claims = Niemand bekommt Punkte ungefragt. Wer gelegt hat, sagt an, wie viele Punkte der Zug bringt, oder nichts. Die richtige Zahl zählt. Nach einer falschen oder nach nichts darf die andere Seite sich die Punkte holen, indem sie die Zahl nennt: einmal, bevor sie legt, zieht oder passt; nach dem letzten Stein, bevor die Runde gewertet wird.
text-claims-of-several = Niemand bekommt Punkte ungefragt. Wer gelegt hat, sagt an, wie viele Punkte der Zug bringt, oder nichts. Die richtige Zahl zählt. Nach einer falschen oder nach nichts darf, wer als Nächstes dran ist, sich die Punkte holen und nennt dazu die Zahl: einmal, vor dem Legen, Ziehen oder Passen; nach dem letzten Stein, bevor die Runde gewertet wird.
text-claims-fives = Angesagt wird in Fünfern, so wie der Stand gezeigt wird: 2 bei einer Summe von 10.
text-claims-void = Punkte, die über das Punktziel hinausgehen würden, zählen nicht: Sie anzusagen bringt nichts, und holen kann sie sich auch niemand.
text-firecrackers = Jeder hat je Runde einen Böller. Vor deinem Zug kann er den letzten Stein eines Arms sprengen, aber nie den ersten Stein oder den Spinner. Der Stein { $boneyard ->
    [none] kommt zu den übrigen, die niemand zieht
   *[drawn] geht in den Vorrat zurück
}, und der Stein davor ist wieder das Ende.
text-firecrackers-score = Bringt die neue Summe Punkte, bekommst du sie; und konntest du vorher nicht legen und jetzt schon, bringt dein Zug { $points } Punkte mehr.

# The end of a hand.
text-end-side-out = Wer seinen letzten Stein gelegt hat, ist fertig und wird übergangen. Vorbei ist die Runde, wenn beide aus einem Team fertig sind (das ist ein Domino).
text-end-blocked-side-out = Haben alle, die noch Steine halten, nacheinander gepasst, ist die Runde blockiert und ebenfalls vorbei.
text-end-last-bone-counts = Was dieser letzte Stein auf dem Tisch bringt, zählt zuerst.
text-end-costs = Für das Ende einer Runde bekommt niemand etwas. Stattdessen { $side ->
    [partners] verliert jedes Team einen Punkt für jedes Auge, das die beiden noch haben
   *[player] verlieren alle einen Punkt für jedes Auge, das sie noch haben
}.
text-end-costs-rounded = { $side ->
    [partners] Die Summe beider wird auf Fünfer gerundet: 2 und 1 kosten zusammen 5.
   *[player] Das wird auf Fünfer gerundet: 12 kostet 10, und 13 kostet 15.
}
text-end-domino = Wer den letzten Stein seiner Hand legt, macht Domino, und die Runde ist vorbei.
text-end-blocked-too = Vorbei ist sie auch, wenn sie blockiert ist: Niemand kann legen, und niemand darf ziehen.
text-end-awards-rounded = Diese Wertung wird auf Fünfer gerundet: 12 bringt 10, und 13 bringt 15.
text-end-blocked = Kann niemand legen und darf niemand ziehen, ist die Runde blockiert und ebenfalls vorbei.
text-domino-one-point-rounded = Das Domino bringt einen Punkt, auf Fünfer gerundet also keinen.
text-domino-one-score = Das Domino bringt einen Punkt, der mit den Punkten des letzten Steins zusammen eine Wertung ist.
text-domino-none-counts = Ginge sie über das Ziel hinaus, zählt nichts davon.
text-domino-one-point = Das Domino bringt einen Punkt.
text-domino-pips = Das Domino bringt einen Punkt für jedes Auge in der anderen Hand.
text-domino-pips-partners = Das Domino bringt einen Punkt für jedes Auge in den Händen der Gegenseite; die im eigenen Team zählen nicht.
text-domino-pips-of-several = Das Domino bringt einen Punkt für jedes Auge in den anderen Händen.
text-domino-bones = Das Domino bringt fünf Punkte für jeden Stein in der anderen Hand.
text-domino-bones-partners = Das Domino bringt fünf Punkte für jeden Stein in den Händen der Gegenseite; die im eigenen Team zählen nicht.
text-domino-bones-of-several = Das Domino bringt fünf Punkte für jeden Stein in den anderen Händen.

# A blocked hand: how much is awarded, and to whom.
text-block-amount = { $amount ->
    [difference] den Unterschied der Augen beider Hände
    [difference-partners] den Unterschied der Augen beider Seiten
    [difference-several] den Unterschied zwischen den Augen aller anderen und den eigenen
    [opponents] die Augen der anderen Hand
    [opponents-partners] die Augen der Gegenseite
    [opponents-several] die Augen aller anderen
    [both] die Augen beider Hände zusammen
   *[both-several] die Augen aller Hände zusammen
}
text-block-low = Dann bekommt, wer weniger Augen hat, { text-block-amount } als Punkte.
text-block-low-side = Dann bekommt die Seite, die weniger Augen hat, { text-block-amount } als Punkte.
text-block-lowest = Dann bekommt, wer die wenigsten Augen hat, { text-block-amount } als Punkte.
text-block-last-side = Dann bekommt die Seite, die den letzten Stein gelegt hat, { text-block-amount } als Punkte.
text-block-last = Dann bekommt, wer den letzten Stein gelegt hat, { text-block-amount } als Punkte.
text-block-nobody = Eine blockierte Runde bringt niemandem etwas.
text-block-equal = Bei gleich vielen Augen bekommt niemand Punkte.
text-block-equal-of-three = Haben zwei gleich wenige, teilen sie sich die Augen der dritten Hand: je die Hälfte, auf eine ganze Zahl abgerundet. Haben alle drei gleich viele, bekommt niemand Punkte.
text-block-equal-of-four = Haben zwei gleich wenige, bekommt niemand Punkte.

# Winning.
text-win-one-hand = Eine Runde ist die ganze Partie: Gewonnen hat, wer an ihrem Ende die meisten Punkte hat; haben mehrere gleich viele, wer von ihnen Domino gemacht hat. War es keiner von ihnen, wird noch einmal ausgeteilt, bis zu 200-mal; dann ist die Partie unentschieden.
text-win-target = Wer zuerst { text-points } hat, gewinnt, auch mitten in einer Runde; danach wird nichts mehr gewertet.
text-win-at-once = Haben zwei sie im selben Augenblick, gewinnt, wer mehr Punkte hat; bei Gleichstand ist die Partie unentschieden.
text-win-exact = Das Ziel muss genau getroffen werden: Punkte, die darüber hinausgehen würden, zählen nicht, und das Spiel geht weiter.
text-win-fives = Punkte werden als Fünfer gezeigt, wie man sie auf dem Cribbage-Brett steckt: { $points } Punkte sind { $fives }.
text-win-clock = Die Partie endet nach fünf Minuten, auch mitten in einer Runde: Wer vorn liegt, gewinnt, bei Gleichstand ist sie unentschieden. Die Uhr steht zwischen den Runden, in einer Pause, unter einem Fenster und solange das Programm zu ist. Wer aufgibt, verliert.
text-win-clock-bonus = Am Ende bekommt der Gewinner den Unterschied, und die übrige Zeit zählt: je Sekunde ein halbes Prozent der Punkte, aufgerundet, für den Verlierer halb so viel. Bei 2:15 und 100 Punkten sind das 68.
text-win-most-hands = Eine Partie, die { $hands } Runden erreicht, endet dort: Wer vorn liegt, gewinnt, und bei Gleichstand ist sie unentschieden.
