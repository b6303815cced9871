# The built-in games.

# What they are called.
game-draw = Draw
game-block = Block
game-all-fives = All Fives
game-all-threes = All Threes
game-fives-and-threes = Fives and Threes
game-palm-all-fives = Palm All Fives
game-tournament-all-fives = Tournament All Fives
game-muggins = Muggins
game-five-up = Five-Up
game-cribbage-board-fives = Cribbage-board Fives
game-british-fives-and-threes = British Fives and Threes
game-the-draw-game = The Draw Game
game-firecracker-fives = Firecracker Fives
game-bergen = Bergen
game-matador = Matador
game-latin-partners = Latin Partners
# The groups under which they are listed.
games-scoring = Punktespiele
games-block-and-draw = Block und Draw
games-pairs = Partnerspiele
games-special = Besondere Spiele
# The group that most speakers of this language play, and that comes first: “scoring”,
# “block-and-draw”, “pairs”, or “special”, not translated.
games-first = scoring
game-dominican = Dominican Dominoes
game-puerto-rican = Puerto Rican Dominoes
game-puerto-rican-short-game = Puerto Rican Short Game
game-jamaican-partners = Jamaican Partners
game-cut-throat = Cut-throat
game-brazilian-partners = Brazilian Partners
game-spanish-partners = Spanish Partners
game-cuban = Cuban Dominoes

# What each game is like, in two or three sentences.
game-draw-explained = Lege einen passenden Stein an oder ziehe, bis du einen hast. Punkte gibt es erst am Ende der Runde: Wer Domino macht, bekommt die Augen, die die Gegner noch haben.
game-block-explained = Wie Draw, aber ohne Ziehen: Kannst du nicht anlegen, musst du passen. Wer Domino macht, bekommt die Augen der Gegner. Müssen alle passen, punktet, wer die wenigsten Augen hat.
game-all-fives-explained = Ergeben die offenen Enden zusammen ein Vielfaches von fünf, bekommst du die Summe. Der erste Pasch ist der Spinner, mit vier Seiten zum Anlegen.
game-all-threes-explained = Ergeben die offenen Enden zusammen ein Vielfaches von drei, bekommst du die Summe. Der erste Pasch ist der Spinner, mit vier Seiten zum Anlegen.
game-fives-and-threes-explained = Die offenen Enden zählen, wenn sie zusammen ein Vielfaches von fünf oder drei ergeben. Eine 15 ist beides, zählt aber nur einmal. Der erste Pasch ist der Spinner.
game-palm-all-fives-explained = All Fives, bei dem du auch ziehen darfst, wenn du legen könntest. Mit mehr Steinen lassen sich mehr Summen bilden, aber es bleiben vielleicht auch mehr übrig.
game-tournament-all-fives-explained = All Fives, wie es auf Turnieren gespielt wird. Wer zuerst eröffnet, wird ausgelost; danach eröffnet, wer Domino gemacht hat. Die Punkte am Ende einer Runde werden auf Fünfer gerundet.
game-muggins-explained = Tournament All Fives ohne Spinner: zwei Enden und kleine Summen. Deine Punkte musst du nur ansagen, wenn du diese Regel einschaltest.
game-five-up-explained = Tournament All Fives, bei dem jeder Pasch ein Spinner ist. Die Kette verzweigt sich immer weiter, und jeder neue Arm zählt.
game-cribbage-board-fives-explained = Tournament All Fives auf dem Cribbage-Brett: ein Loch für je 5 Punkte. Wer Loch 61 erreicht, also 305 Punkte, gewinnt.
game-british-fives-and-threes-explained = Gezogen wird nicht. Ein Vielfaches von fünf bringt einen Punkt für jeden Fünfer darin, ein Vielfaches von drei einen für jeden Dreier, 15 also 8. Wer Domino macht, bekommt 1 Punkt dazu. Wer genau 61 erreicht, gewinnt.
game-the-draw-game-explained = Eine einzige Runde Draw. Alle ziehen einen Stein, um zu sehen, wer eröffnet, und suchen sich dann ihre Steine unter den verdeckten aus.
game-firecracker-fives-explained = All Fives bis 100 in fünf Minuten, zu zweit. Einmal pro Runde darfst du den letzten Stein eines Arms vom Tisch sprengen.
game-bergen-explained = Mache beide Enden der Kette gleich: Das bringt 2 Punkte, mit einem Pasch am Ende 3. Domino bringt 1 weiteren. Kleine Zahlen und eine kurze Partie: Wer 15 erreicht, gewinnt.
game-matador-explained = Die Hälften, die sich berühren, ergeben zusammen sieben: An die 5 passt die 2. Vier Steine, die Matadore, passen überall, und an eine Null passt sonst nichts. Behalte einen für den Moment, in dem nichts geht.
game-latin-partners-explained = Zwei gegen zwei, wie in Venezuela und fast ganz Lateinamerika: Es wird nicht gezogen, und gespielt wird gegen den Uhrzeigersinn. Der Sechserpasch eröffnet die erste Runde; Domino bringt die Augen, die die Gegner noch haben. Für alle, die auf jedes Passen achten und ihrem Partner helfen.
game-dominican-explained = Block bis 200, meist im Team gespielt. Domino bringt die Augen aller Spieler und 25 mehr, wenn der letzte Stein an beide Enden passt (Capicúa). Auch manches Passen bringt Punkte. Für alle, die andere gern passen lassen.
game-puerto-rican-explained = Block bis 500, meist im Team gespielt. Domino bringt die Augen aller Spieler, mit Capicúa oder Chuchazo 100 mehr; auch die ersten gewonnenen Runden bringen mehr. Für einen langen Abend mit hohen Zahlen.
game-puerto-rican-short-game-explained = Puerto Rican Dominoes bis 200, ohne Punkte für die ersten Runden. Eine Capicúa bringt 100, ein Chuchazo 30. Für eine schnelle Partie.
game-jamaican-partners-explained = Block, meist im Team gespielt: Gewonnen werden Runden, keine Punkte, und wer sechs hat, gewinnt die Partie. Endet eine Blockade mit Gleichstand, zählt die nächste eine Runde mehr. Für alle, die nicht gern rechnen.
game-cut-throat-explained = Jamaican ohne Partner: Jeder gewinnt Runden für sich, und mit sechs gewinnt man die Partie, solange noch jemand keine hat. Haben alle eine gewonnen, fangen alle wieder bei null an. Für alle, die sich lieber auf niemanden verlassen.
game-brazilian-partners-explained = Block, meist im Team gespielt: Gewonnen werden Runden, und der letzte Stein sagt, was sie zählen. Domino zählt 1, mit einem Pasch 2, an beiden Enden 3, mit einem Pasch an beiden Enden 4. Wer zuerst sechs hat, gewinnt. Für alle, die gern mit Stil Domino machen.
game-spanish-partners-explained = Block bis 200, meist im Team gespielt. Um die erste Eröffnung wird gezogen; danach eröffnet immer der nächste Spieler. Wer die Runde gewinnt, bekommt die Augen aller Spieler. Für alle, die jedes Auge zählen.
game-cuban-explained = Block bis 100 mit Doppelneun, meist im Team gespielt, wie in Kuba. Viele Steine liegen beiseite; eine Zahl, die verbraucht scheint, ist es vielleicht nicht. Wer die Runde gewinnt, bekommt die Augen der Gegner und eröffnet die nächste. Für alle, die gern viele Steine auf der Hand haben.

# The same in a few words: a sentence for the first four.
game-all-fives-short = Bringe die Enden auf ein Vielfaches von fünf.
game-draw-short = Lege an. Passt nichts, ziehe.
game-block-short = Lege an. Geht nichts, passe.
game-the-draw-game-short = Nimm dir deine Steine. Eine Runde entscheidet.
game-all-threes-short = Vielfache von drei
game-fives-and-threes-short = Vielfache von fünf oder drei
game-palm-all-fives-short = Ziehe, wann du willst
game-tournament-all-fives-short = Wie auf Turnieren
game-muggins-short = Zwei Enden, kein Spinner
game-five-up-short = Jeder Pasch verzweigt die Kette
game-cribbage-board-fives-short = Gesteckt bis Loch 61
game-british-fives-and-threes-short = Genau 61 gewinnt
game-firecracker-fives-short = Fünf Minuten, ein Knall
game-bergen-short = Gleiche Enden bringen Punkte
game-matador-short = Hälften ergeben sieben
game-latin-partners-short = Zwei gegen zwei, ohne Ziehen
game-dominican-short = Capicúa und Passen zählen
game-puerto-rican-short = Bis 500, mit Bonus
game-puerto-rican-short-game-short = Bis 200, weniger Boni
game-jamaican-partners-short = Sechs Runden gewinnen
game-cut-throat-short = Jeder für sich
game-brazilian-partners-short = Der letzte Stein zählt
game-spanish-partners-short = Bis 200, alle Augen zählen
game-cuban-short = Doppelneun, bis 100

# The same for three or four players.
game-firecracker-fives-for-more-short = Fünf Minuten auf der Uhr
game-firecracker-fives-for-more = All Fives bis 100 in fünf Minuten. Böller gibt es nur zu zweit.

# The same at tables for which the usual sentence isn’t true.
game-block-for-partners = Wie Draw, aber ohne Ziehen: Kannst du nicht anlegen, musst du passen. Müssen alle passen, punktet das Team mit weniger Augen.
game-latin-partners-alone = Block wie in Venezuela und fast ganz Lateinamerika, jeder für sich: Es wird nicht gezogen{ $seats ->
    [two] {""}
   *[other] , und die Reihe geht rechts herum
}. { $dealt ->
    [all] Der Sechserpasch
   *[some] Der höchste ausgeteilte Pasch
} eröffnet die erste Runde; Domino bringt die Augen, die die Gegner noch haben. Für alle, die auf jedes Passen achten.
game-latin-partners-alone-short = Jeder für sich, ohne Ziehen
game-cut-throat-for-two = Jamaikanisch zu zweit: Sechs Runden in Folge sind die Partie; gewinnt der andere eine, fangen beide wieder bei null an (Six-love). Jeder bekommt 14 Steine. Für alle, die sich lieber auf niemanden verlassen.
game-cut-throat-for-partners = Jamaikanisch, bei dem nur eröffnet, wer die letzte Runde gewonnen hat: Partner gewinnen Runden gemeinsam, und sechs Runden sind die Partie. Für alle, die nicht gern rechnen.
game-cut-throat-for-partners-short = Gemeinsam sechs Runden gewinnen

# Added for two or three players who share all the bones.
game-shared = { $seats ->
    [two] Zu zweit bekommt jeder 14 Steine.
   *[three] Zu dritt bleibt 0-0 weg, und jeder bekommt 9 Steine.
}

# Added for a game with drawing when all the bones are dealt.
game-all-dealt = Bei so vielen Spielern sind alle Steine ausgeteilt, zum Ziehen bleibt keiner.

# Where their rules come from.
game-source = { $game ->
    [palm-all-fives] Wie in Electrum für Palm, 2004.
    [tournament-all-fives] Nach All Fives auf pagat.com.
    [muggins] Nach All Fives auf pagat.com.
    [five-up] Nach All Fives auf pagat.com.
    [cribbage-board-fives] Nach All Fives auf pagat.com.
    [british-fives-and-threes] Wie in britischen Pub-Ligen gespielt.
    [the-draw-game] Wie in Dominos - The Draw Game.
    [firecracker-fives] Nach einem Fives-Spiel mit Uhr und Böllern.
    [draw] Wie in Electrum für Android, 2014.
    [block] Wie in Electrum für Android, 2014.
    [all-fives] Wie in Electrum für Android, 2014.
    [all-threes] Wie in Electrum für Android, 2014.
    [fives-and-threes] Wie in Electrum für Android, 2014.
   *[other] {""}
}
