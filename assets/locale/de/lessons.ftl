# Lessons: positions from real games. Each question is answered by playing on the table.

window-lessons = Lektionen

# The list of lessons.
lessons-waits = Antworte mit einem Zug auf dem Tisch. Deine eigene Partie wartet.
lessons-answered = { $count } von { $of } Fragen
lesson-questions = { $count } Fragen
lesson-progress = { $done } von { $count } Fragen beantwortet, { $first } auf Anhieb
lesson-start = Anfangen
lesson-go-on = Weiter
lesson-again = Wiederholen

# In a lesson.
lesson-place = Frage { $number } von { $count }
lesson-shown-place = Zug { $number } von { $count }
lesson-onward = Weiter
lesson-back = Zurück
lesson-first-question = Erste Frage
lesson-next = Nächste Frage
lesson-finish = Lektion beenden
lesson-finish-play = { players-sit-down }
lesson-try-again = Noch einmal versuchen
lesson-show = Lösung zeigen
lesson-leave = Lektion verlassen
lesson-all = Alle Lektionen
lesson-is-answered = Diese Frage hast du schon beantwortet. Weiter geht es mit dem Knopf.
# Where a play is only shown, and something on the table was clicked. $button leads on.
lesson-watch = Schau erst einmal zu: Mit „{ $button }“ geht es weiter.

# Below a question: the draws and passes of the hand so far. $open are the numbers that were
# open then.
lesson-seen = Gezogen und gepasst in dieser Runde
lesson-seen-turn = { $name } hat { $bones ->
    [0] gepasst
    [one] 1 Stein gezogen
   *[other] { $bones } Steine gezogen
} (offen: { $open }).

# Above the reply to an answer.
lesson-right = Richtig!
lesson-wrong = Nicht ganz.
lesson-shown = Die Antwort:

# A play: the bone, and the one on the table that it touches; and a draw.
lesson-play = { $bone } an { $on }
lesson-draw = Ziehen
lesson-blow-up = Böller an { $bone }

# The reply to an answer. $play is one of the above.
lesson-shown-play = Lege { $play }.
lesson-shown-draw = Ziehe.
lesson-shown-blow-up = Sprenge { $bone }.
lesson-worth = Damit gewinnst du in { $chance }{"\u00A0"}% der Fälle. Zweitbester Zug: { $next } mit { $other }{"\u00A0"}%{ $points ->
    [0] {""}
    [one] {" "}und bis zum Ende der Runde etwa 1 Punkt weniger
   *[other] {" "}und bis zum Ende der Runde etwa { $points } Punkten weniger
}.
lesson-makes = Mit { $play } ist die Summe { $sum }. { $points ->
    [0] Das bringt nichts.
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $points } Punkte.
}
lesson-scores-more = Ein anderer Zug bringt mehr.

# Below the reply to a wrong answer. $play is one of the above; its bone is raised.
lesson-answer-is = Richtig ist { $play }: Klicke den angehobenen Stein an.
# The right bone was played at the wrong end.
lesson-answer-is-there = Der richtige Stein am falschen Platz: Drücke „{ lesson-try-again }“ und spiele { $play }.

# After the last question of the first lesson.
lesson-well-done = Gut gemacht!
lesson-well-done-says = Anlegen, zählen, punkten: Mehr brauchst du für die erste Partie nicht.

lesson-better = Hier gibt es etwas Besseres.
lesson-costs = Bis zum Ende der Runde kostet dich { $play } etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
lesson-costs-chance = Mit { $play } gewinnst du in { $chance }{"\u00A0"}% der Fälle, mit dem besten Zug in { $best }{"\u00A0"}%.

# The lessons, each with its name, its purpose, its questions, and why each answer is right.
# The positions are in assets/lessons.ron.

lesson-counting = Die Enden zählen
lesson-counting-explained = Was die offenen Enden ergeben.
lesson-counting-shown-1 = Jeder hat sieben Steine bekommen; der Rest ist der Vorrat. Nestor hat mit 6-6 eröffnet. Das ist ein Pasch: Beide Hälften haben gleich viele Augen, und er liegt quer in der Kette. Dann hast du 6-0 angelegt: Hälften, die sich berühren, müssen gleich sein.
lesson-counting-shown-2 = Nestor legt 6-5 an die andere Seite. Die Kette hat jetzt zwei offene Enden, eine Null und eine 5. Nach jedem Zug werden sie zusammengezählt: 0{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}5. Ein Vielfaches von fünf punktet, also bekommt er 5 Punkte.
lesson-counting-shown-3 = Du legst 5-5. An einem Ende zählen beide Hälften eines Paschs: 0{"\u00A0"}+{"\u00A0"}10{"\u00A0"}={"\u00A0"}10 und 10 Punkte für dich.
lesson-counting-1 = Nestor hat mit 6-6 eröffnet. Beide Hälften zählen: 12. Welcher deiner Steine macht daraus ein Vielfaches von fünf: 5, 10 oder 15? Klicke ihn an.
lesson-counting-1-why = 6-6 zählt weiter 12, solange eine seiner Längsseiten offen ist, und die 3 von 6-3 kommt dazu.
lesson-counting-2 = Die offenen Enden ergeben 18: 10 für den Pasch 5-5 und 8 für den Pasch 4-4. Einer deiner Steine punktet: Klicke ihn an.
lesson-counting-2-why = 4-0 deckt 4-4 zu. Doppelt zählt ein Pasch nur, solange er ein Ende ist: Die 8 fällt weg, die Null zählt nichts, und 10 bleibt übrig.
lesson-counting-3 = Die offenen Enden ergeben 17: 12 für den Pasch 6-6 und 5 am anderen Ende. 6-5 passt an beide und punktet an einem. Wo? Klicke 6-5 an, dann dieses Ende.
lesson-counting-3-why = An 6-6 deckt er den Pasch zu: 12 fallen weg, und eine zweite 5 kommt dazu. An der 5 bliebe eine 6, und 18 bringt nichts.
lesson-counting-4 = 6-6 ist jetzt an beiden Längsseiten belegt und zählt nichts mehr; Steine mit einer 6 passen auch an seine Schmalseiten. Nur die 5 und die Null an den Enden zählen: 5. Welcher Stein macht daraus 10?
lesson-counting-4-why = 5-0 an der Null macht daraus eine 5: 5{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}10. Der erste Pasch der Runde, hier 6-6, heißt Spinner. Seine Schmalseiten zählen nichts, bis dort jemand anlegt.

lesson-scoring = Punkte finden
lesson-scoring-explained = Welcher Stein an welchem Ende punktet.
lesson-scoring-1 = Jede Summe, die ein Vielfaches von fünf ist, bringt Punkte. Nestor hat gerade 10 gemacht. Zwei deiner Steine bringen jetzt Punkte: Lege den, der mehr bringt.
lesson-scoring-1-why = 6-3 deckt den Pasch zu: Seine 6 geht, eine neue 6 kommt, also bleibt es bei 10. 3-1 ergäbe nur 5.
lesson-scoring-2 = Die offenen Enden ergeben 4: eine 3 und eine 1. Einer deiner Steine bringt Punkte.
lesson-scoring-2-why = Eins fehlt noch, und 2-1 an der 1 hinterlässt dort eine 2.
lesson-scoring-3 = Die offenen Enden ergeben 9: eine 4 und eine 5. 5-4 passt an beide Enden, bringt aber nur an einem davon Punkte. An welchem?
lesson-scoring-3-why = An der 4 hinterlässt sie eine 5, eins mehr. An der 5 bliebe eine 4, eins weniger, und 8 bringt nichts.
lesson-scoring-4 = Die offenen Enden ergeben 16: 12 für den Pasch 6-6 und 4 am anderen Ende. Was bringt am meisten?
lesson-scoring-4-why = An der 4 zählt der Pasch 4-4 acht: vier mehr. Mit Paschen macht man die meisten Punkte.

lesson-change = Änderung statt Summe
lesson-change-explained = Was ein Zug dazugibt oder wegnimmt.
lesson-change-1 = Nestor hat gerade 10 gemacht. Ein Zug, der nichts ändert, bringt wieder 10. Welcher ist es?
lesson-change-1-why = 0-0 an der Null lässt die Summe, wie sie ist. Das macht 0-0 zu einem der besten Steine auf der Hand.
lesson-change-2 = Nestor hat gerade 15 gemacht. Du musst nicht alles neu zusammenzählen: Zwei deiner Steine ändern die Summe um fünf. Lege den, der mehr bringt.
lesson-change-2-why = 5-5 macht aus einer 5 eine 10, das sind fünf mehr. 5-0 würde eine Null daraus machen, fünf weniger.
lesson-change-3 = Nestor hat wieder 15 gemacht, und du hast 1-0 und 5-0. Welche davon ändert die Summe um fünf?
lesson-change-3-why = 5-0 an der 5 nimmt fünf weg. 1-0 an der 1 nähme eins weg, und 14 bringt nichts.
lesson-change-4 = Jetzt ist die Summe 12, mit dem Pasch 5-5 an einem Ende und einer 2 am anderen. Drei mehr ergeben 15. Was bringt am meisten?
lesson-change-4-why = 5-2 macht aus der 2 eine 5, das sind drei mehr. Mit 5-3 am Pasch fallen zehn weg, und drei kommen dazu: Das ergibt nur 5.

lesson-spinner = Der Spinner
lesson-spinner-explained = Wozu seine Schmalseiten gut sind.
lesson-spinner-1 = Nestor hat gerade 5 gemacht. Beide Längsseiten des Spinners 6-6 sind belegt, also sind seine Schmalseiten offen. Mache noch einmal 5.
lesson-spinner-1-why = Eine Schmalseite zählt nichts, bis dort angelegt ist. 6-0 öffnet sie mit einer Null, und 5 bleibt 5.
lesson-spinner-2 = Die offenen Enden ergeben 6, und an der 5 und der 1 bringt keiner deiner Steine Punkte. Nutze den Spinner 6-6.
lesson-spinner-2-why = Du brauchst vier mehr, und mit 6-4 an einer Schmalseite kommt die 4 dazu, ohne dass etwas wegfällt.
lesson-spinner-3 = Nestor hat gerade 10 gemacht. Diesmal ist 4-4 der Spinner. Mache auch du 10.
lesson-spinner-3-why = Mit 4-0 kommt eine Null dazu, und 10 bleibt 10. Es lohnt sich, einen Stein mit der Zahl des Spinners und einer Null aufzuheben.
lesson-spinner-4 = 6-2 ist dein einziger Stein, der passt: an der 6 von 6-1 oder am Spinner 6-6. Punkte bringt beides nicht. Was ist besser?
lesson-spinner-4-why = An der 6 von 6-1 bleibt Nestor nur 5-2 zum Punkten. Am Spinner wären es 2-0, 2-2 oder 4-2.

lesson-leave-little = Wenig verschenken
lesson-leave-little-explained = Was dein Zug Nestor lässt.
lesson-leave-little-1 = Nestor hat mit 6-6 eröffnet. Du kannst 6-2 oder 6-4 legen, und keine davon bringt Punkte. Welche lässt ihm weniger?
lesson-leave-little-1-why = Nach 6-2 bringt ihm nur 6-3 etwas: 3-2 täte es auch, aber die hast du. Nach 6-4 wären es 4-3, 4-4 oder 6-1.
lesson-leave-little-2 = Nestor hat gerade 15 gemacht, und du kannst keine Punkte machen. Sorge dafür, dass auch er keine mehr machen kann.
lesson-leave-little-2-why = Kein Stein, den er haben kann, macht aus 18 ein Vielfaches von fünf. Nach 6-4 brächten ihm 3-1, 4-2 oder 6-3 etwas, und nach 3-2 die 6-3.
lesson-leave-little-3 = Nestor hat 10 gemacht und hat noch zwei Steine. Du kannst jetzt keine Punkte machen. Lasse ihm nichts.
lesson-leave-little-3-why = Keiner der unbekannten Steine bringt bei 8 etwas. Nach 2-1 wären es 1-1, 3-2 oder 6-1, und nach 2-2 wären es 4-3, 5-2 oder 6-3.
lesson-leave-little-4 = Zwei Züge bringen hier Punkte: 0-0 macht 10, und 5-0 macht 15. Was ist am Ende mehr wert?
lesson-leave-little-4-why = Nach 5-0 könnte Nestor mit 5-5 auf 20 kommen. Nach 0-0 kann er keine Punkte machen: 3-0 brächte etwas, aber er hat gezogen, als eine 3 offen war. Und deine 5-0 kann als Nächstes 15 machen.

lesson-answers = Eine Antwort bereithalten
lesson-answers-explained = Ein Stein, der als Nächstes punktet.
lesson-answers-1 = Nestor hat mit 6-6 eröffnet. Du kannst 6-4 oder 6-5 legen, und keine davon bringt Punkte. Welche bereitet etwas vor?
lesson-answers-1-why = An der 5 könnte deine 5-3 als Nächstes 15 machen, und für Nestor bringt nur 6-0 etwas. Nach 6-4 könnte er mit 4-3, 4-4 oder 6-1 Punkte machen, du dagegen gar keine.
lesson-answers-2 = Nestor hat gerade 10 gemacht. Du kannst 4-0 oder 5-4 legen, und keine davon bringt Punkte. Behalte die, mit der du beim nächsten Mal punktest.
lesson-answers-2-why = An der 4, die dann offen ist, könnte deine 5-4 als Nächstes 15 machen. Legst du 5-4 jetzt, ist sie weg, und Nestor kann mit 1-0, 5-1, 6-0 oder 6-5 Punkte machen.
lesson-answers-3 = Nestor hat gerade 15 gemacht, und keiner deiner Steine bringt Punkte. Nach welchem Zug kannst du als Nächstes punkten, er aber kaum?
lesson-answers-3-why = Deine 6-5 könnte am Pasch 6-6 als Nächstes 10 machen, und für Nestor bringt nur 6-0 etwas. Nach 6-4 wären es 3-1, 3-3, 4-2 oder 6-3.
lesson-answers-4 = Du hast 4-4, 5-3 und 6-3, und keine davon bringt jetzt Punkte. Welcher Zug bereitet den nächsten am besten vor?
lesson-answers-4-why = Nach 5-3 macht deine 6-3 als Nächstes 10, an der 3 oder an einer Schmalseite des Spinners 6-6. Nach 6-3 würde deine 5-3 nur an der 5 zehn machen, und 3-1, 3-3 oder 4-2 brächten Nestor fünf Punkte mehr. Nach 4-4 brächte keiner deiner Steine etwas.

lesson-doublets = Pasche
lesson-doublets-explained = Wann spielen, wann warten.
lesson-doublets-1 = Keiner deiner Steine bringt hier Punkte. Welchen willst du zuerst loswerden?
lesson-doublets-1-why = 2-2 passt nur an eine Zahl, und die ist jetzt offen. 6-4 und 6-5 passen an zwei Zahlen und finden auch später einen Platz.
lesson-doublets-2 = Du kannst 4-4 oder 6-4 legen, beide an die 4. Welche?
lesson-doublets-2-why = Alle anderen Vieren liegen auf dem Tisch. Legst du 6-4, gibt es nie mehr eine 4 für 4-4, und Nestor könnte mit 6-2 Punkte machen. Nach 4-4 ist die Summe 11, und er kann gar keine machen.
lesson-doublets-3 = Nestor hat gerade 15 gemacht, und keiner deiner Steine bringt Punkte. Legst du 3-2 oder 3-3?
lesson-doublets-3-why = 3-3 braucht eine 3, und jetzt gibt es eine. 3-2 passt auch an eine 2. Macht Nestor Domino, bekommt er die Augen deiner Steine, und 3-3 hat mehr davon.
lesson-doublets-4 = Nestor hat gerade 10 gemacht. Du kannst 2-0 oder 6-4 legen. Welche hält einem deiner Pasche einen Platz frei?
lesson-doublets-4-why = An die Null, die dann offen ist, passt 0-0, und für Nestor würde nur 5-4 etwas bringen. Nach 6-4 würde keiner deiner Pasche passen, und er könnte mit 2-2 oder 6-3 Punkte machen.

lesson-drawing = Ziehen
lesson-drawing-explained = Wann du ziehen musst und wann nicht.
lesson-drawing-1 = Sieh dir beide Enden und deine Steine an. Was tust du?
lesson-drawing-1-why = Die Enden zeigen eine Null und eine Fünf, und du hast keine davon. Also ziehst du, bis ein Stein passt, und legst ihn.
lesson-drawing-2 = Welcher Zug lässt dir etwas für den nächsten und Nestor wenig zum Punkten?
lesson-drawing-2-why = Deine 6-4 passt dann noch an eine Schmalseite des Spinners. Nach 6-4 an der 4 würde keiner deiner Steine passen, und du müsstest ziehen. Nach 6-4 am Spinner könnte Nestor mit 4-1 oder 5-2 auf 10 kommen.
lesson-drawing-3 = Nur 6-5 passt, und an der 6 von 6-3 bringt sie 10 Punkte. Wo liegt sie trotzdem am besten?
lesson-drawing-3-why = Jedes Ende ist jetzt eine 6, und es gibt keine Sechs mehr. Nestor muss den ganzen Vorrat ziehen und kann trotzdem nicht legen: Die Runde ist blockiert, und er sitzt auf all den Augen.
lesson-drawing-4 = Ein Zug bringt Punkte und macht es Nestor schwer, überhaupt zu legen. Finde ihn.
lesson-drawing-4-why = Alle Enden sind jetzt Fünfen. Von den unbekannten Steinen passen nur 5-0 und 5-4, also muss er fast immer ziehen.

lesson-passes = Ziehen und Passen deuten
lesson-passes-explained = Was sie dir verraten.
lesson-passes-1 = In diesem Spiel zieht niemand. Nestor hat gerade gepasst, als eine 4 und eine Null offen waren. Zwinge ihn, noch einmal zu passen.
lesson-passes-1-why = Er hat keine 4 und keine Null, und nichts anderes ist offen. Du wirst auch noch einen Pasch los. 4-2 oder 6-0 würde ihm eine andere Zahl öffnen.
lesson-passes-2 = Nestor hat gezogen, als nur die 4 offen war. 5-4 passt jetzt an beide Enden. Wo legst du sie an?
lesson-passes-2-why = Beide Enden zeigen jetzt eine 4. Die gezogene 4 hat Nestor gleich gelegt; er hat also keine mehr und muss wieder ziehen. An der 4 hättest du ihm zwei Fünfen gelassen.
lesson-passes-3 = Eben hat Nestor drei Steine gezogen, als eine 6 offen war, und der letzte davon war 4-3. Was legst du?
lesson-passes-3-why = Beide Enden zeigen jetzt eine 6, und er hat keine. Die einzige unbekannte Sechs ist 6-5; er muss also ziehen, bis er sie findet.
lesson-passes-4 = Nestor hat noch einen Stein. Er hat gezogen, als 0, 1 und 5 offen waren. Dann hat er noch einmal gezogen, als 0, 5 und 6 offen waren. Lege so, dass sein letzter Stein nicht passt.
lesson-passes-4-why = Sein letzter Stein hat keine Null, keine 1, 5 oder 6. Also kann es von den unbekannten nur 4-4 sein. Nur 0, 2 und 5 sind offen, und er muss ziehen. Nach 4-2 hätte er 4-4 an die 4 gelegt und Domino gemacht.

lesson-last-bones = Die letzten drei Steine
lesson-last-bones-explained = Zähle, was noch da ist.
lesson-last-bones-1 = Du hast drei Steine, jeden mit einer 5. Nestor hat zwei. Was legst du, und wohin?
lesson-last-bones-1-why = Beide Enden zeigen jetzt eine 5. Die einzige unbekannte Fünf ist 5-5; die anderen hast du. Nestor muss fast immer ziehen, und du legst weiter.
lesson-last-bones-2 = Zähle die Dreien: Fünf davon liegen auf dem Tisch, und die anderen zwei hast du. Was legst du?
lesson-last-bones-2-why = Die neue 3 wartet auf dich: Nur deine eigene 5-3 passt dort. Danach kann 5-4 an ihrer 5 folgen.
lesson-last-bones-3 = Nestor hat noch einen Stein, und alle Fünfen außer deinen liegen auf dem Tisch. Wo legst du 5-3 an?
lesson-last-bones-3-why = Beide Enden zeigen jetzt eine 5. Nestor zieht alles und kann trotzdem nicht legen. Die Runde ist blockiert, und deine 0-0 wiegt nichts.
lesson-last-bones-4 = Wieder { game-all-fives }. Du hast 1-1 und 3-2, und keine davon bringt jetzt Punkte. Welche legst du zuerst?
lesson-last-bones-4-why = Kein Stein, den Nestor haben kann, bringt bei 4 etwas, und dein letzter Stein, 3-2, würde an der 2 fünf machen. Legst du 3-2 zuerst, kann er mit 4-3 Punkte machen.

lesson-blocking = Blockieren
lesson-blocking-explained = Die Runde beenden, wenn es dir passt.
lesson-blocking-1 = In diesem Spiel zieht niemand. Kann niemand mehr legen, gewinnt die Runde, wer weniger Augen hat, und bekommt die Differenz. Nestor hat gepasst, als nur Sechsen offen waren. Blockiere die Runde.
lesson-blocking-1-why = Beide Enden zeigen eine 6. Nestor hat keine, und du hast keine mehr: Die Runde ist blockiert. Du hast 15 Augen auf vier Steinen, und er hat sechs Steine.
lesson-blocking-2 = Nestor hat zweimal gepasst, als eine 5 offen war. 5-3 passt an beide Enden. Wo blockiert sie die Runde?
lesson-blocking-2-why = Beide Enden zeigen eine 5, und Nestor hat keine. Auch du kannst nicht legen, und deine 0-0 wiegt nichts gegen seine drei Steine.
lesson-blocking-3 = Nestor hat zweimal gepasst, als eine 4 offen war. Wo legst du 6-4 an?
lesson-blocking-3-why = Beide Enden zeigen eine 4, und Nestor hat keine. Deine 3-1 passt nicht, aber sie ist alles, was du hast: 4 Augen gegen seine vier Steine.
lesson-blocking-4 = Nestor hat gepasst, als eine 5 offen war, und hat noch drei Steine. Du hast 3-2 und 5-0. Was jetzt?
lesson-blocking-4-why = Fünfen an beiden Enden: Die Runde ist blockiert, und du hast 5 Augen. In 98{"\u00A0"}% der Fälle wiegen seine drei Steine mehr.

lesson-score = Nach Spielstand spielen
lesson-score-explained = Am Ende zählt nur, wer gewinnt.
lesson-score-1 = Die Partie geht bis 150. Du hast 135 Punkte; Nestor hat 147, und er hat mit 6-6 eröffnet. Was legst du?
lesson-score-1-why = 15 Punkte ergeben 150, und die Partie ist sofort zu Ende. Nestor hätte nur noch einmal punkten müssen.
lesson-score-2 = Du hast 138 Punkte, und Nestor hat 146. Welcher Zug gewinnt die Partie jetzt?
lesson-score-2-why = Du brauchst noch 12, und 15 reichen: Du gewinnst die Partie mitten in der Runde.
lesson-score-3 = Du hast 141 Punkte, und Nestor hat 140. 4-3 passt an drei Stellen. An welcher gewinnst du damit?
lesson-score-3-why = An einer 4 fällt eins weg, und aus der Summe 16 wird 15. An der 3 käme eins dazu, und 17 bringt nichts.
lesson-score-4 = Du hast 136 Punkte und kannst jetzt keine machen. Nestor hat 143: 5 Punkte reichen ihm nicht, 10 schon. Welcher Zug ist sicher?
lesson-score-4-why = Nach 2-0 bringt ihm kein Stein etwas, den er haben kann. Nach 6-1 könnte er mit 2-2 auf 10 kommen und gewinnen.
lesson-firecracker = Den Böller einsetzen
lesson-firecracker-explained = Wann du sprengst, wann du wartest.
lesson-firecracker-1 = Vor deinem Zug darfst du den letzten Stein eines Arms sprengen: Klicke auf deinen Böller, dann auf den Stein. Hier passt nichts. Welchen Stein sprengst du?
lesson-firecracker-1-why = Das Ende zeigt wieder eine 5, und 5-2 passt. Vorher konntest du nicht legen, darum bringt sie 5 mehr. Ohne 1-0 läge dort eine Null, und du hast keine.
lesson-firecracker-2 = Die Tischsumme ist 13. Wie bekommst du 10, noch bevor du legst?
lesson-firecracker-2-why = 5-5 liegt wieder allein und zählt mit beiden Hälften. Jetzt legst du, und 5-0 bringt noch einmal 10.
lesson-firecracker-3 = Die Tischsumme ist 3, und keiner deiner Steine bringt Punkte. Welchen Stein sprengst du?
lesson-firecracker-3-why = 6-6 ist auf dieser Seite wieder frei und zählt 12; mit der 3 sind das 15. Ohne 6-3 wären es 12.
lesson-firecracker-4 = Die Tischsumme ist 13. Dein Böller kann 10 daraus machen, und 3-0 auch. Was ist besser?
lesson-firecracker-4-why = Beides bringt 10, aber mit 3-0 behältst du deinen einzigen Böller dieser Runde. Später kann er noch Punkte bringen oder dir das Ziehen ersparen.

lesson-partners = Im Team
lesson-partners-explained = Was dein Partner braucht.
lesson-partners-1 = Du spielst mit deinem Gegenüber im Team, und niemand zieht. Dein Partner hat gepasst, als 5 und 6 offen waren. Welcher Zug gibt ihm eine Chance?
lesson-partners-1-why = Nach 6-2 wären nur 5 und 6 offen, und dein Partner müsste wieder passen. 5-5 lässt die 2 stehen, und du bist einen Pasch mit zehn Augen los.
lesson-partners-2 = Dein Partner hat gepasst, als nur die 2 offen war. Ein Ende zeigt jetzt eine 6. Legst du 3-0 oder 3-2?
lesson-partners-2-why = Dein Partner hat keine 2. Nach 3-2 könnte bei ihm nur 6-1 passen, denn alle anderen Sechsen liegen auf dem Tisch. 3-0 öffnet eine Null, an die auch deine 0-0 und 1-0 passen.
lesson-partners-3 = Die Runde ist fast vorbei. 3-2 passt an beide Enden, und 4-2 passt auch. Was hilft deinem Partner am meisten?
lesson-partners-3-why = Beide Enden zeigen jetzt eine 2. Drei Zweien fehlen noch, und dein Partner hat fast immer eine davon; auch deine 4-2 passt. An Dreien könnte nur 3-3 folgen.
lesson-partners-4 = Du kannst 0-0 oder 5-0 an die Null legen. Welche?
lesson-partners-4-why = 6-1 ist die letzte unbekannte Sechs. Dein linker Nachbar hat keine, also hat sie dein Partner oder dein rechter Nachbar. Nach 0-0 hängt alles davon ab. Nach 5-0 bekommt dein Team in beiden Fällen die Punkte.

lesson-partners-number = Die Zahl des Partners
lesson-partners-number-explained = Was offen bleibt und was nicht.
lesson-partners-number-1 = In diesem Spiel zieht niemand. Dein Partner hat freiwillig mit 4-4 eröffnet, und ein Gegner hat an einer Seite angelegt. Was legst du?
lesson-partners-number-1-why = Wer mit einer Zahl eröffnet, hat meist noch mehr davon. 5-5 lässt deinem Partner die 4, und du bist einen Pasch mit zehn Augen los. Mit 4-0 oder 4-2 wäre die 4 weg.
lesson-partners-number-2 = Dein Partner hat mit 4-2 eröffnet und gerade 5-4 gelegt. 4-0 passt an beide Enden. Was legst du, und wohin?
lesson-partners-number-2-why = An der Null macht 4-0 beide Enden zu Vieren. Nur eine Vier ist noch unbekannt, 6-4, und du hast zwei weitere: Die Gegner können kaum anlegen.
lesson-partners-number-3 = Dein Partner hat die 3 gelegt, ein Gegner die 6. Du kannst 3-3 oder 6-1 legen. Was ist besser?
lesson-partners-number-3-why = Nach 6-1 ist die 6 des Gegners weg, und die 3 bleibt deinem Partner. Dein Pasch kann warten: Außer 3-3 passt dort nur noch 3-2.
lesson-partners-number-4 = Ein Gegner hat die Null gelegt, dein Partner die 3. Legst du 5-0 oder 6-3?
lesson-partners-number-4-why = Nach 5-0 ist die Null des Gegners weg, und die 3 bleibt deinem Partner. An die neue 5 passt auch deine 5-1. Legst du jetzt 6-3, ist die 3 deines Partners weg.

lesson-forced-passes = Andere passen lassen
lesson-forced-passes-explained = Was dem Nächsten fehlt.
lesson-forced-passes-1 = Der nächste Spieler hat gepasst, als 6 und 4 offen waren. Später hat er noch einmal gepasst, als 6 und Null offen waren. Nach welchem deiner Steine muss er wieder passen?
lesson-forced-passes-1-why = 4-2 an der 2 lässt eine 4 und eine Null, und der nächste Spieler hat keine von beiden. Dein Partner kann 2-0 oder 4-0 haben. Nach 1-0 könnte der nächste Spieler 1-1, 2-1 oder 2-2 legen.
lesson-forced-passes-2 = Der nächste Spieler hat gepasst, als 2 und 1 offen waren. Alle Sechsen außer deiner 6-3 liegen auf dem Tisch. Legst du 4-2 oder 6-3?
lesson-forced-passes-2-why = 4-2 öffnet eine 2, die der nächste Spieler nicht hat, und an die 6 passt nur deine 6-3. Dein Partner kann 2-2 oder 5-2 haben. Nach 6-3 wären 3 und 4 offen.
lesson-forced-passes-3 = Außer deinen liegen alle Vieren und Fünfen auf dem Tisch. Legst du 4-0 oder 5-3?
lesson-forced-passes-3-why = Nach 4-0 zeigen die Enden 4 und 5, und die hat sonst niemand. Die drei anderen müssen passen, was in diesem Spiel 25 Punkte bringt, und du bist wieder dran.
lesson-forced-passes-4 = Alle anderen haben gepasst, als eine 5 offen war. 5-1 kannst du an beide Enden legen. Welches nimmst du?
lesson-forced-passes-4-why = Beide Enden zeigen jetzt eine 5. Die anderen müssen passen, was in diesem Spiel 25 Punkte bringt. Danach blockiert deine 5-5, die letzte Fünf, die Runde, und der nächste Spieler hat noch fünf Steine.

lesson-blocking-in-pairs = Blockieren im Team
lesson-blocking-in-pairs-explained = Erst zählen, dann blockieren.
lesson-blocking-in-pairs-1 = Hier gewinnt eine blockierte Runde das Team mit weniger Augen und bekommt die der Gegner. Alle anderen Nullen liegen auf dem Tisch. Wo legst du 4-0 an?
lesson-blocking-in-pairs-1-why = An der 4 macht sie beide Enden zu Nullen, und die Runde ist blockiert. Du hast nur noch 3-3. Dein Team hat vier Steine, die Gegner haben fünf.
lesson-blocking-in-pairs-2 = Alle anderen Zweien liegen auf dem Tisch, also würde 3-2 an der 3 die Runde blockieren. Was legst du?
lesson-blocking-in-pairs-2-why = Dann hättest du 19 Augen, und dein Partner hat fünf Steine: Dein Team würde wohl verlieren. Nach 3-0 an der 3 geht die Runde weiter, und an die 2 passt nur deine 3-2.
lesson-blocking-in-pairs-3 = Hier gewinnt eine blockierte Runde, wer die wenigsten Augen hat, und zwar für sein Team. Alle anderen Nullen liegen auf dem Tisch. Wo legst du 3-0 an?
lesson-blocking-in-pairs-3-why = An der 3 macht sie beide Enden zu Nullen, und die Runde ist blockiert. Du hast 5 Augen, und so wenige kann sonst niemand haben: Kein unbekannter Stein hat weniger als 4.
lesson-blocking-in-pairs-4 = 3-0 an der 3 würde die Runde blockieren, doch du hättest noch 12 Augen. Siehst du einen besseren Zug?
lesson-blocking-in-pairs-4-why = Alle anderen Vieren und Nullen liegen auf dem Tisch. Nach 4-3 kann sonst niemand anlegen: Du legst 4-1 und machst dann mit 3-0 Domino.

lesson-ten-of-each = Zehn von jeder Zahl
lesson-ten-of-each-explained = Zählen mit Doppelneun.
lesson-ten-of-each-1 = Hier gibt es von jeder Zahl zehn Steine, und fünfzehn Steine liegen die ganze Runde beiseite. Zähle die Steine mit einer 7. Wo legst du 7-1 an?
lesson-ten-of-each-1-why = Beide Enden zeigen jetzt eine 7. Neun der zehn Steine mit einer 7 liegen auf dem Tisch, und den letzten, 7-2, hast du. Die anderen müssen passen, und du bist wieder dran.
lesson-ten-of-each-2 = 6-3 passt an beide Enden, und du hast auch 6-1 und 6-6. Zähle die Sechsen. Was legst du, und wohin?
lesson-ten-of-each-2-why = An der 3 macht 6-3 beide Enden zu Sechsen. Nur 6-2 und 6-4 sind unbekannt, und vielleicht liegen sie beiseite; deine 6-1 und 6-6 passen noch. An der 6 blieben zwei Dreien, und du hast keine mehr.
lesson-ten-of-each-3 = Der nächste Spieler hat gepasst, als 7 und 3 offen waren. Legst du 6-3 oder 7-4?
lesson-ten-of-each-3-why = An der 6 lässt 6-3 wieder eine 3 und eine 7. Hier zieht niemand: Der nächste Spieler hat immer noch keine von beiden und muss wieder passen. Nach 7-4 wären 6 und 4 offen.
lesson-ten-of-each-4 = Zwei Nullen sind noch unbekannt, aber alle anderen haben gepasst, als eine Null offen war. Legst du 4-0 oder 2-0, und wohin?
lesson-ten-of-each-4-why = An der 4 macht 4-0 beide Enden zu Nullen. Die zwei unbekannten Nullen liegen beiseite: Die anderen müssen passen, und du machst mit 2-0 weiter.

lesson-heavy-bones = Schwere Steine
lesson-heavy-bones-explained = Was früh weg muss, was nicht.
lesson-heavy-bones-1 = In diesem Spiel bekommt das Siegerteam die Augen der Gegner. Legst du 8-8 oder 5-0?
lesson-heavy-bones-1-why = 8-8 passt nur an eine 8, und jetzt gibt es eine. Behältst du 8-8, kann das dein Team 16 Punkte kosten. 5-0 passt an zwei Zahlen und kann warten.
lesson-heavy-bones-2 = Du kannst 9-4 an die 9 oder 5-0 an die 5 legen. Was ist besser?
lesson-heavy-bones-2-why = Mit 9-4 bist du 13 Augen los, und an die neue 4 passen drei weitere deiner Steine. Nach 5-0 würde nur deine 9-4 passen.
lesson-heavy-bones-3 = Dein Partner und der Spieler vor dir haben gerade gepasst, als 5 und 6 offen waren. Der nächste Spieler hat noch einen Stein. Legst du 5-5 oder 8-5?
lesson-heavy-bones-3-why = 5-5 lässt wieder 5 und 6, und wer gepasst hat, muss wieder passen. Danach schafft 8-5 Platz für deine 8-8. Legst du zuerst 8-5, fehlt die 5 für deine 5-5.
lesson-heavy-bones-4 = Alle anderen haben gepasst, als nur die 1 offen war. Eine blockierte Runde gewinnt das Team mit weniger Augen. Wo legst du 6-1 an?
lesson-heavy-bones-4-why = Beide Enden zeigen jetzt eine 1. Die sechs unbekannten Steine mit einer 1 liegen beiseite: Die Runde ist blockiert. Du hast 31 Augen auf drei Steinen, dein Partner sechs Steine, die Gegner zwölf und damit meist mehr Augen.
