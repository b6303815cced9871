# The rules of a game for Help: chapters of whole sentences, chosen by the rules that are set.

# The chapters.
text-deal = Austeilen
text-lead = Die Eröffnung
text-turn = Dein Zug
text-line = Die Kette
text-scoring = Punkte
text-end = Das Ende einer Runde
text-winning = Gewinnen

# The aim.
text-aim-target = Wer zuerst { points } hat, gewinnt.
text-aim-hands = Wer zuerst { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}{ $row ->
    [yes] {" "}in Folge
    [against-none] {" "}gegen jemanden ohne Runde
   *[no] {""}
} gewonnen hat, gewinnt.
text-aim-one-hand = Es wird nur eine Runde gespielt: Gewinne sie.
text-aim-counts = { $scores ->
    [headers] Punkte gibt es für zwei gleiche offene Enden
    [both] Punkte gibt es für die Summe der offenen Enden{ $ends ->
        [costs] {" "}und
        [nothing] {" "}und
       *[bones] ,
    } für zwei gleiche Enden
   *[counts] Punkte gibt es für die Summe der offenen Enden
}{ $ends ->
    [costs] ; Steine, die du am Ende einer Runde noch hast, kosten dich Punkte
    [domino] {" "}und dafür, dass du Domino machst, also deinen letzten Stein legst
    [domino-and-block] , dafür, dass du Domino machst, und für eine Blockade
    [block] {" "}und für eine Blockade
    [nothing] {""}
    [all-pips] {" "}und am Ende einer gewonnenen Runde für jeden Stein, der auf einer Hand übrig ist
   *[bones] {" "}und am Ende einer gewonnenen Runde für jeden Stein, den ein Gegner noch hat
}.
text-aim-ends = { $ends ->
    [hands] Du gewinnst eine Runde, wenn du Domino machst oder bei einer Blockade weniger Augen hast.
    [hands-out] Du gewinnst eine Runde, wenn du Domino machst.
    [costs] Steine, die du am Ende einer Runde noch hast, kosten dich Punkte. Sieh also zu, dass du sie loswirst, die hohen zuerst.
    [domino] Punkte gibt es dafür, dass du Domino machst, also deinen letzten Stein legst.
    [domino-and-block] Punkte gibt es dafür, dass du Domino machst, und für eine Blockade.
    [block] Punkte gibt es nur für eine Blockade.
    [nothing] Punkte gibt es nicht: Wer Domino macht, gewinnt.
    [all-pips] Wer eine Runde gewinnt, bekommt Punkte für jeden Stein, der auf einer Hand übrig ist. Sieh also zu, dass du deine loswirst, die hohen zuerst.
    [bones-alike] Wer eine Runde gewinnt, bekommt für jeden Stein, den ein Gegner noch hat, gleich viele Punkte. Sieh also zu, dass du deine loswirst.
    [bones-and-own] Punkte gibt es für jeden Stein, den ein Gegner am Ende einer Runde noch hat, nach einer Blockade auch für die eigenen. Sieh zu, dass du deine loswirst, die hohen zuerst.
   *[bones] Wer eine Runde gewinnt, bekommt Punkte für jeden Stein, den ein Gegner noch hat. Sieh also zu, dass du deine loswirst, die hohen zuerst.
}
text-aim-partners = Die Partner eines Teams sitzen sich gegenüber und sammeln gemeinsam Punkte.

# The deal.
text-deal-hands = { $seats ->
    [two] Zwei spielen
    [three] Drei spielen
    [four] Vier spielen
   *[partners] Vier spielen, in zwei Teams,
} mit einem Satz von { $set ->
    [28] 28 Steinen, von 0-0 bis 6-6
    [55] 55 Steinen, von 0-0 bis 9-9
   *[27] 27 Steinen, ohne 0-0
}. Jeder bekommt { $bones }.
text-deal-by-hand = Wenn außer dir kein Mensch am Tisch sitzt, ziehst du um die Eröffnung, und du nimmst dir deine Steine selbst, außer wenn in den Einstellungen „{ settings-take-for-me }“ an ist.
text-deal-none-left = Es bleiben keine Steine übrig, also zieht niemand.
text-deal-boneyard = { $bones ->
    [one] Der übrige Stein liegt verdeckt im Vorrat.
   *[other] Die übrigen { $bones } liegen verdeckt im Vorrat.
}
text-deal-set-aside = { $bones ->
    [one] Der übrige Stein wird verdeckt beiseitegelegt, und niemand zieht.
   *[other] Die übrigen { $bones } werden verdeckt beiseitegelegt, und niemand zieht.
}
text-deal-buried = Zwei davon werden ungesehen weggelegt, bevor die Runde beginnt.
text-deal-kept-back = { $bones ->
    [1] Der letzte Stein des Vorrats wird nie gezogen.
   *[2] Die letzten zwei Steine des Vorrats werden nie gezogen.
}
text-deal-again = Hat jemand mehr als { $limit } Pasche, wird neu gemischt und ausgeteilt.

# Who leads. $hand says which hands, and $unit whether the lead passes from hand to hand or,
# when a game is a single hand, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] Jede Runde
    [every-game] Jede Partie
    [first-game] Die erste Partie
   *[first-hand] Die erste Runde
} wird mit dem { $dealt ->
    [all] Sechserpasch
   *[some] höchsten ausgeteilten Pasch
} eröffnet; er wird automatisch gelegt.
text-lead-no-doublet = { $then ->
    [heaviest-bone] Hat niemand einen Pasch, wird mit dem höchsten Stein eröffnet (von zwei gleich schweren mit dem, der die höhere Hälfte hat).
   *[deal-again] Hat niemand einen Pasch, wird neu ausgeteilt.
}
text-lead-no-doublet-of-own = { $then ->
    [heaviest-bone] Ohne Pasch wird mit dem höchsten eigenen Stein eröffnet.
   *[deal-again] Ohne Pasch wird neu ausgeteilt.
}
text-lead-lot = { $hand ->
    [every-hand] In jeder Runde
    [every-game] In jeder Partie
    [first-game] In der ersten Partie
   *[first-hand] In der ersten Runde
} wird ausgelost, wer eröffnet. Der erste Stein ist beliebig.
text-lead-drawn-for = Um die Eröffnung { $hand ->
    [every-hand] jeder Runde
    [every-game] jeder Partie
    [first-game] der ersten Partie
   *[first-hand] der ersten Runde
} wird gezogen: Jeder deckt einen Stein auf, und wer den höchsten hat (den mit den meisten Augen), darf eröffnen. Bei Gleichstand wird noch einmal gezogen. Danach werden diese Steine wieder untergemischt. Eröffnet wird mit einem beliebigen Stein.
text-lead-person = { $hand ->
    [every-hand] Jede Runde
    [every-game] Jede Partie
    [first-game] Die erste Partie
   *[first-hand] Die erste Runde
} eröffnet die erste Person am Tisch, nicht Nestor, mit ihrem höchsten Pasch, der automatisch gelegt wird.
text-lead-person-has-one = Einen bekommt sie immer.
text-lead-after-block = Nach einer blockierten Runde wird die Eröffnung wie für { $unit ->
    [game] die erste Partie
   *[hand] die erste Runde
} bestimmt.
text-lead-block-winner = Nach einer blockierten Runde eröffnet { $who ->
    [low] im Team, das gewonnen hat, der Spieler mit weniger Augen
    [lowest-hand] der Spieler mit den wenigsten Augen
    [blocker] der Spieler des letzten Steins oder der nächste, je nachdem, wer weniger Augen hat,
    [last] der Spieler des letzten Steins
   *[player] ihr Gewinner
} die nächste mit einem beliebigen Stein{ $tie ->
    [leader] {" "}(bei Gleichstand, wer zuvor eröffnet hat)
    [blocker] {" "}(bei Gleichstand der Spieler des letzten Steins)
    [blocker-loses] {" "}(bei Gleichstand nicht der Spieler des letzten Steins)
   *[none] {""}
}.{ $then ->
    [never] {""}
    [leader] {" "}Hat die blockierte Runde niemand gewonnen, eröffnet derselbe Spieler noch einmal.
    [first] {" "}Hat die blockierte Runde niemand gewonnen, wird die Eröffnung wie für die erste Runde bestimmt.
   *[usual] {" "}Hat die blockierte Runde niemand gewonnen, gilt dasselbe wie sonst.
}
text-lead-block-next = Die Runde nach einer Blockade eröffnet der Nächste nach dem, der zuletzt eröffnet hat, mit einem beliebigen Stein.
text-lead-block-leader = Die Runde nach einer Blockade eröffnet derselbe Spieler noch einmal, mit einem beliebigen Stein.
text-lead-partner = Wer mit einem beliebigen Stein eröffnen darf, kann das dem Partner überlassen; der muss dann eröffnen.
text-lead-heaviest-later = { $unit ->
    [game] Endet eine blockierte Runde mit Gleichstand, wird die nächste mit dem höchsten ausgeteilten Pasch eröffnet; er wird automatisch gelegt.
   *[hand] Jede spätere Runde wird mit dem höchsten ausgeteilten Pasch eröffnet; er wird automatisch gelegt.
}
text-lead-winner-of-game = Wer eine Partie gewonnen hat, eröffnet danach die nächste mit einem beliebigen Stein. Endet eine Blockade mit Gleichstand, wird die zusätzliche Runde wie die erste eröffnet.
text-lead-winner = { $unit ->
    [game] Die nächste Partie
   *[hand] Die nächste Runde
} eröffnet danach, wer { $out ->
    [side] als Letzter seines Teams fertig war
   *[player] Domino gemacht hat
}, mit einem beliebigen Stein.
text-lead-loser = { $seats ->
    [two] { $unit ->
        [game] Die nächste Partie
       *[hand] Die nächste Runde
    } eröffnet danach, wer nicht Domino gemacht hat, mit einem beliebigen Stein.
   *[other] { $unit ->
        [game] Die nächste Partie
       *[hand] Die nächste Runde
    } eröffnet danach, wer mit den meisten Augen verloren hat (bei Gleichstand der Nächste reihum), mit einem beliebigen Stein.
}
text-lead-alternate = { $seats ->
    [two] Danach eröffnen die beiden Spieler { $unit ->
        [game] die Partien
       *[hand] die Runden
    } abwechselnd, mit einem beliebigen Stein.
   *[other] Danach geht die Eröffnung von { $unit ->
        [game] Partie zu Partie
       *[hand] Runde zu Runde
    } reihum. Der erste Stein ist beliebig.
}
text-lead-last-with-doublet = Wer { $unit ->
    [game] in einer Partie
   *[hand] in einer Runde
} den letzten Stein gelegt hat, eröffnet danach die nächste mit seinem höchsten Pasch, der automatisch gelegt wird.
text-lead-last-to-play = Wer { $unit ->
    [game] in einer Partie
   *[hand] in einer Runde
} den letzten Stein gelegt hat, eröffnet danach die nächste mit einem beliebigen Stein.

# A turn.
text-turn-order = { $direction ->
    [clockwise] Gespielt wird im Uhrzeigersinn: Nach dir ist an der Reihe, wer links von dir sitzt.
   *[counter-clockwise] Gespielt wird gegen den Uhrzeigersinn: Nach dir ist an der Reihe, wer rechts von dir sitzt.
}
text-turn-play = { $fit ->
    [equal] Lege einen Stein an ein offenes Ende, das zu einer seiner Hälften passt. Die andere Hälfte ist das neue Ende. Der Stein dreht sich von selbst; passt er an mehrere Enden, wählst du.
   *[add-to-seven] Lege einen Stein an ein offenes Ende, wenn eine seiner Hälften mit ihm sieben ergibt: 5 und 2, 4 und 3, 6 und 1. Die andere Hälfte ist das neue Ende. Die Matadore, 0-0, 6-1, 5-2 und 4-3, passen überall, und du wählst, welche Hälfte das neue Ende ist. An eine Null passt nur ein Matador.
}
text-turn-pass = Kannst du nicht anlegen, musst du passen; kannst du es, musst du anlegen.
text-turn-draw = { $draws ->
    [one] Kannst du nicht anlegen, ziehst du einen Stein, falls noch einer da ist. Kannst du ihn anlegen, legst du ihn; sonst musst du passen.
   *[until-one-fits] Kannst du nicht anlegen, ziehst du, bis ein Stein passt, und legst ihn. Ist nichts mehr zum Ziehen da, musst du passen.
}
text-turn-may-draw = { $draws ->
    [one] Auch wenn du anlegen kannst, darfst du erst einen Stein ziehen; danach musst du legen.
   *[until-one-fits] Auch wenn du anlegen kannst, darfst du erst ziehen, so oft du willst; danach musst du legen.
}
text-turn-must-play = Kannst du anlegen, musst du es tun: kein Ziehen, kein Passen.
text-turn-hand-cap = Mit 18 Steinen kannst du nicht mehr ziehen; kannst du keinen anlegen, musst du passen.

# The line of play.
text-line-ends = { $spinners ->
    [matadors] Die Kette hat zwei offene Enden, links und rechts. Matadore liegen quer, ein Pasch liegt längs wie jeder andere Stein.
    [none] Die Kette hat zwei offene Enden, links und rechts. Ein Pasch liegt quer.
    [single] Ein Pasch liegt quer zur Kette. Der erste Pasch einer Runde, wer immer ihn legt, ist der Spinner: Ist an beide Längsseiten, links und rechts, angelegt, sind auch seine Schmalseiten oben und unten offen. So kann es vier Enden geben.
   *[every] Ein Pasch liegt quer zur Kette, und jeder Pasch ist ein Spinner: Ist an beide Längsseiten angelegt, sind auch seine Schmalseiten offen. So verzweigt sich die Kette immer weiter.
}

# Scoring.
text-scoring-nothing = Während einer Runde gibt es keine Punkte. Sie kommen alle am Ende.
text-scoring-count = Nach jedem Zug, auch nach der Eröffnung, werden die offenen Enden zusammengezählt: Das ist die Tischsumme.
text-scoring-headers = Zeigen nach einem Zug beide Enden dieselbe Zahl, bringt das 2 Punkte (Double Header). Ist eines dieser Enden ein Pasch, sind es 3 (Triple Header). Ein Pasch, mit dem eröffnet wird, bringt 2.
text-scoring-doublets = { $spinners ->
    [none] Ein Pasch am Ende zählt mit beiden Hälften.
    [single] Ein Pasch am Ende zählt mit beiden Hälften; ebenso der Spinner, bis seine beiden Längsseiten belegt sind. Danach zählt er nichts. Eine Schmalseite zählt erst, wenn dort angelegt ist.
   *[every] Ein Pasch zählt mit beiden Hälften, bis seine beiden Längsseiten belegt sind; dann zählt er nichts. Eine Schmalseite zählt erst, wenn dort angelegt ist.
}
text-worth = { $scores ->
    [both] Eine Summe, die ein Vielfaches von fünf oder von drei ist, bringt ebenso viele Punkte: 10 bringt 10, und 9 bringt 9. Eine 15 ist beides und bringt einmal 15.
    [fives] Eine Summe, die ein Vielfaches von fünf ist, bringt ebenso viele Punkte: 5 bringt 5, und 20 bringt 20.
   *[threes] Eine Summe, die ein Vielfaches von drei ist, bringt ebenso viele Punkte: 3 bringt 3, und 12 bringt 12.
}
text-worth-each = { $scores ->
    [both] Ein Vielfaches von fünf bringt einen Punkt für jeden Fünfer darin, ein Vielfaches von drei einen für jeden Dreier: 10 bringt 2, und 12 bringt 4. Eine 15 ist beides und bringt 3 + 5 = 8.
    [fives] Ein Vielfaches von fünf bringt einen Punkt für jeden Fünfer darin: 5 bringt 1, und 20 bringt 4.
   *[threes] Ein Vielfaches von drei bringt einen Punkt für jeden Dreier darin: 3 bringt 1, und 12 bringt 4.
}
text-claims = { $seats ->
    [two] Punkte müssen angesagt werden. Wer einen Zug gemacht hat, sagt, wie viele Punkte dieser bringt. Ist die Ansage falsch oder fehlt sie, darf der andere sich die Punkte holen: Er nennt die Zahl, bevor er legt, zieht oder passt (nach dem letzten Stein, bevor die Runde gewertet wird).
   *[other] Punkte müssen angesagt werden. Wer einen Zug gemacht hat, sagt, wie viele Punkte dieser bringt. Ist die Ansage falsch oder fehlt sie, darf der Nächste sich die Punkte holen: Er nennt die Zahl, bevor er legt, zieht oder passt (nach dem letzten Stein, bevor die Runde gewertet wird).
}
text-claims-fives = Angesagt wird in Fünfern, wie der Stand gezeigt wird: 2 bei einer Summe von 10.
text-claims-void = Punkte, die über das Ziel hinausgehen würden, zählen nicht, und niemand kann sie ansagen.
text-firecrackers = Jeder hat je Runde einen Böller. Vor deinem Zug kannst du damit den letzten Stein eines Arms sprengen, aber nie den ersten Stein oder den Spinner. Der gesprengte Stein { $boneyard ->
    [none] kommt zu den übrigen, die niemand zieht
   *[drawn] geht in den Vorrat zurück
}, und der Stein davor ist wieder das Ende.
text-firecrackers-score = Bringt die neue Summe Punkte, bekommst du sie. Konntest du vorher nicht anlegen und jetzt schon, bringt dein nächster Stein { $points } Punkte mehr.

# The end of a hand.
text-end-out = { $out ->
    [side] Wer seinen letzten Stein gelegt hat, ist fertig und wird übergangen. Sind beide aus einem Team fertig („Domino!“), ist die Runde vorbei.
   *[player] Wer seinen letzten Stein legt, macht Domino, und die Runde ist vorbei.
}
text-end-blocked = { $out ->
    [side] Vorbei ist die Runde auch, wenn sie blockiert ist: Alle mit Steinen auf der Hand haben nacheinander gepasst.
   *[player] Vorbei ist die Runde auch, wenn sie blockiert ist: Niemand kann legen, und niemand darf ziehen.
}
text-end-last-bone-counts = Bringt dieser letzte Stein auf dem Tisch Punkte, zählen sie zuerst.
text-end-costs = Für den Sieg in einer Runde gibt es keine Punkte. Stattdessen { $seats ->
    [partners] verliert jedes Team einen Punkt für jedes Auge, das seine beiden Spieler noch haben
   *[other] verliert jeder einen Punkt für jedes Auge, das er noch hat
}.
text-end-costs-no-bonus = Boni gibt es keine.
text-end-costs-rounded = { $seats ->
    [partners] Die Summe beider wird auf Fünfer gerundet: 2 und 1 kosten zusammen 5.
   *[other] Das wird auf Fünfer gerundet: 12 kostet 10, und 13 kostet 15.
}
text-end-awards-rounded = Diese Punkte werden auf Fünfer gerundet: 12 bringt 10, und 13 bringt 15.
text-end-brackets = Augen zählen in Stufen: 1 oder 2 bringen 1 Punkt, 3 bis 20 bringen 2, 21 bis 30 bringen 3, 31 bis 40 bringen 4 und so weiter.
text-domino-one-point = { $with ->
    [rounded] Wer Domino macht, bekommt einen Punkt, gerundet also keinen.
    [last-bone] Wer Domino macht, bekommt einen Punkt zusätzlich zu denen des letzten Steins.
   *[nothing] Wer Domino macht, bekommt einen Punkt.
}
text-domino-none-counts = Gehen sie zusammen über das Ziel hinaus, zählt nichts davon.
text-domino-pips = { $seats ->
    [two] Wer Domino macht, bekommt einen Punkt für jedes Auge, das der andere noch hat.
    [partners] Wer Domino macht, bekommt für sein Team einen Punkt für jedes Auge, das die Gegner noch haben; die seines Partners zählen nicht.
   *[other] Wer Domino macht, bekommt einen Punkt für jedes Auge, das die anderen noch haben.
}
text-domino-all-pips = Wer Domino macht, bekommt { $seats ->
    [partners] für sein Team einen Punkt für jedes Auge, das noch jemand hat, auch der Partner
   *[other] einen Punkt für jedes Auge, das noch jemand hat
}.
text-domino-five-a-bone = { $seats ->
    [two] Wer Domino macht, bekommt fünf Punkte für jeden Stein, den der andere noch hat.
    [partners] Wer Domino macht, bekommt für sein Team fünf Punkte für jeden Stein, den die Gegner noch haben; die seines Partners zählen nicht.
   *[other] Wer Domino macht, bekommt fünf Punkte für jeden Stein, den die anderen noch haben.
}

# A blocked hand: how much it scores, and for whom.
text-block-amount = { $award ->
    [difference] { $seats ->
        [two] die Differenz der Augen als Punkte
        [partners] die Differenz der Augen beider Teams als Punkte
       *[other] die Differenz zwischen den Augen aller anderen und den eigenen als Punkte
    }
    [opponents] { $seats ->
        [two] die Augen des anderen als Punkte
        [partners] die Augen beider Gegner als Punkte
       *[other] die Augen aller anderen als Punkte
    }
    [one-point] einen Punkt
   *[both] { $seats ->
        [two] die Augen beider zusammen als Punkte
       *[other] die Augen aller zusammen als Punkte
    }
}
text-block-low = { $seats ->
    [two] Wer weniger Augen hat, bekommt dann { text-block-amount }.
    [partners] Das Team, das weniger Augen hat, bekommt dann { text-block-amount }.
   *[other] Wer die wenigsten Augen hat, bekommt dann { text-block-amount }.
}
text-block-lowest-hand = { $seats ->
    [two] Wer weniger Augen hat,
    [partners] Das Team des Spielers mit den wenigsten Augen
   *[other] Wer die wenigsten Augen hat,
} bekommt dann { text-block-amount }.
text-block-blocker = Dann vergleichen zwei ihre Augen: wer den letzten Stein gelegt hat und wer nach ihm dran ist. { $seats ->
    [partners] Das Team dessen, der weniger Augen hat,
   *[other] Wer von beiden weniger Augen hat,
} bekommt { text-block-amount }.
text-block-last = { $seats ->
    [partners] Das Team, das den letzten Stein gelegt hat, bekommt dann { text-block-amount }.
   *[other] Wer den letzten Stein gelegt hat, bekommt dann { text-block-amount }.
}
text-block-nobody = Für eine blockierte Runde bekommt niemand Punkte.
text-if-tied = { $tie ->
    [lowest-hand] Haben zwei Gegner die wenigsten Augen,
    [blocker] Haben diese beiden gleich viele Augen,
    [several] Haben mehrere die wenigsten Augen,
   *[low] Bei Gleichstand
}
text-block-equal = { $seats ->
    [three] Haben zwei die wenigsten Augen, bekommt jeder von ihnen die Hälfte der Augen des Dritten als Punkte, abgerundet. Haben alle drei gleich viele, bekommt niemand Punkte.
   *[other] { text-if-tied } bekommt niemand Punkte.
}
text-block-tied = { text-if-tied } bekommt { $to ->
    [leader] { $seats ->
        [two] die Punkte, wer eröffnet hat
        [partners] das Team die Punkte, das eröffnet hat
       *[other] die Punkte, wer eröffnet hat, wenn er daran beteiligt ist; sonst bekommt sie niemand
    }
   *[blocker] { $seats ->
        [two] die Punkte, wer den letzten Stein gelegt hat
        [partners] das Team die Punkte, das den letzten Stein gelegt hat
       *[other] die Punkte, wer den letzten Stein gelegt hat, wenn er daran beteiligt ist; sonst bekommt sie niemand
    }
}.
text-block-tied-against = { text-if-tied } bekommt { $seats ->
    [two] die Punkte, wer nicht den letzten Stein gelegt hat
    [partners] das Team die Punkte, das nicht den letzten Stein gelegt hat
   *[other] die Punkte, wer mit dem Spieler des letzten Steins gleich ist, wenn es kein weiterer ist; sonst bekommt sie niemand
}.
text-end-hand-won = Wer Domino macht, gewinnt die Runde{ $seats ->
    [partners] {" "}für sein Team
   *[other] {""}
}.{ $worth ->
    [one] {" "}Sie zählt als eine, egal wie viele Steine übrig sind.
   *[way-out] {""}
}
text-hand-worth = Sie zählt 1; mit einem Pasch (Carroça) 2; mit einem Stein, der an beide Enden passt und kein Pasch ist (Lá-e-lô; { $ends ->
    [any] die Enden dürfen dieselbe Zahl zeigen
   *[different] die Enden müssen verschiedene Zahlen zeigen
}), 3; und mit einem Pasch, der an beide Enden passt (Cruzada), { $cruzada }. Eine blockierte Runde zählt 1.
text-block-hand = { $to ->
    [low] { $seats ->
        [two] Wer weniger Augen hat, gewinnt dann die Runde.
        [partners] Das Team, das weniger Augen hat, gewinnt dann die Runde.
       *[other] Wer die wenigsten Augen hat, gewinnt dann die Runde.
    }
    [lowest-hand] { $seats ->
        [partners] Das Team des Spielers mit den wenigsten Augen gewinnt dann die Runde.
       *[other] Wer die wenigsten Augen hat, gewinnt dann die Runde.
    }
    [blocker] Dann vergleichen zwei ihre Augen: wer den letzten Stein gelegt hat und wer nach ihm dran ist. { $seats ->
        [partners] Das Team dessen, der weniger Augen hat, gewinnt
       *[other] Wer von beiden weniger Augen hat, gewinnt
    } die Runde.
    [last] { $seats ->
        [partners] Das Team, das den letzten Stein gelegt hat, gewinnt dann die Runde.
       *[other] Wer den letzten Stein gelegt hat, gewinnt dann die Runde.
    }
   *[nobody] Eine blockierte Runde gewinnt niemand.
}
text-block-hand-tied = { $to ->
    [leader] { text-if-tied } gewinnt das Team, das eröffnet hat, wenn es daran beteiligt ist.
    [blocker] { text-if-tied } gewinnt das Team, das den letzten Stein gelegt hat, wenn es daran beteiligt ist.
    [carried] { text-if-tied } gewinnt niemand, und die nächste zählt eine Runde mehr.
    [blocker-loses] { text-if-tied } gewinnt das Team, das nicht den letzten Stein gelegt hat, wenn genau zwei beteiligt sind, darunter das andere.
    [carried-once] { text-if-tied } gewinnt niemand, und die nächste zählt zwei.
   *[nobody] { text-if-tied } gewinnt niemand.
}
text-capicua = Domino mit einem Stein, der an beide Enden passt und kein Pasch ist, heißt Capicúa ({ $ends ->
    [any] die Enden dürfen dieselbe Zahl zeigen
   *[different] die Enden müssen verschiedene Zahlen zeigen
}): { $bonus ->
    [doubles] Das verdoppelt die Punkte der Runde
    [hand-more] Die Runde zählt eine mehr
   *[points] Das bringt zusätzlich { points }
}.
text-chuchazo = Domino mit 0-0 heißt Chuchazo: Das bringt zusätzlich { points }.
text-pass-after-lead = Passt der zweite Spieler gleich nach der Eröffnung, { $seats ->
    [partners] bekommt das Team, das eröffnet hat,
   *[other] bekommt der Spieler, der eröffnet hat,
} { points }.
text-all-pass = Passen nach deinem Stein alle anderen{ $drawing ->
    [yes] , ohne zu ziehen,
   *[no] {""}
} und kannst du wieder legen, bekommst du { points }{ $lead ->
    [no] , außer nach der Eröffnung
   *[yes] {""}
}.
text-first-hands = Wer die erste, zweite, dritte oder vierte Runde einer Partie gewinnt, bekommt zusätzlich 100, 75, 50 oder 25 Punkte.

# Winning.
text-win-one-hand = Es wird nur eine Runde gespielt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt, wer von ihnen Domino gemacht hat. War es keiner von ihnen, wird noch einmal ausgeteilt (bis zu 200-mal, dann ist die Partie unentschieden).
text-win-target = Wer zuerst { points } hat, gewinnt{ $counts ->
    [yes] , auch mitten in einer Runde: Reichen Punkte, die auf dem Tisch gemacht werden, gibt es danach keine mehr
   *[no] {""}
}.
text-win-passes = Punkte fürs Passen beenden keine Runde: Sie wird zu Ende gespielt, und dann gewinnt, wer mehr Punkte hat; { $equal ->
    [tie] bei Gleichstand ist die Partie unentschieden
   *[hand] bei Gleichstand folgt noch eine Runde
}.
text-win-hands = Wer zuerst { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
} { $row ->
    [yes] in Folge gewonnen hat, gewinnt die Partie: Gewinnt ein anderes Team eine Runde, fangen alle wieder bei null an, und die nächste Runde wird wie die erste eröffnet.
    [against-none] gewonnen hat, während mindestens ein anderer keine hat, gewinnt die Partie. Die Runde, mit der alle eine hätten, zählt für niemanden: Alle fangen wieder bei null an, und die nächste wird wie die erste eröffnet.
   *[no] gewonnen hat, gewinnt die Partie.
}
text-win-at-once = Schaffen es zwei im selben Augenblick, gewinnt, wer mehr Punkte hat; bei Gleichstand ist die Partie unentschieden.
text-win-exact = Du musst das Ziel genau treffen: Punkte, die darüber hinausgehen würden, zählen nicht, und das Spiel geht weiter.
text-win-fives = Punkte werden in Fünfern gezeigt, wie auf einem Cribbage-Brett: { $points } Punkte sind { $fives }.
text-win-clock = Die Partie endet nach fünf Minuten, auch mitten in einer Runde: Wer mehr Punkte hat, gewinnt, bei Gleichstand ist sie unentschieden. Die Uhr steht zwischen den Runden höchstens eine Minute lang. Sie steht auch in einer Pause und solange ein Fenster offen oder das Programm geschlossen ist.
text-win-clock-bonus = Am Ende bekommt der Sieger auch seinen Vorsprung als Punkte. Jede übrige Sekunde bringt ihm ein halbes Prozent seiner Punkte und dem Verlierer ein viertel Prozent der eigenen, aufgerundet (bei 2:15 Restzeit und 100 Punkten beträgt der Zeitbonus des Siegers 68). Wer aufgibt, verliert die Partie; einen Zeitbonus gibt es dann nicht.
text-win-most-hands = Eine Partie endet nach { $hands } Runden: Wer mehr Punkte hat, gewinnt, und bei Gleichstand ist sie unentschieden.
