# Why something cannot be done.

refused-not-in-hand = { $bone } ist nicht auf der Hand.
refused-fits-nowhere = { $bone } passt an keines der offenen Enden: { $open }.
refused-does-not-fit-there = { $bone } passt nicht an dieses Ende: Es braucht eine { $pips }.
refused-spinner-not-covered = Die Schmalseiten von { $spinner } öffnen sich, wenn beide Längsseiten belegt sind.
refused-not-the-spinner = { $bone } hat { $place } kein offenes Ende: Nur der erste Pasch, { $spinner }, ist der Spinner, jeder andere hat höchstens eine offene Seite.
refused-no-such-end = { $bone } hat { $place } kein offenes Ende.
refused-already-played = { $bone } liegt schon auf dem Tisch.
refused-must-lead-with = Diese Runde wird mit { $bone } eröffnet, dem höchsten Pasch.
refused-nothing-led = Die Runde muss erst eröffnet werden.
refused-already-led = Die Runde ist schon eröffnet.
refused-no-draws = In diesem Spiel wird nicht gezogen.
refused-nothing-to-draw = Zum Ziehen ist nichts mehr da.
refused-can-play = { $bone } kann gelegt werden, also darf nicht gezogen werden.
refused-drew-one = In einem Zug wird nur ein Stein gezogen.
refused-hand-full = Wer 18 Steine hat, zieht nicht mehr.
refused-must-play = { $bone } kann gelegt werden, also darf nicht gepasst werden.
refused-must-draw = Es sind noch Steine zum Ziehen da, also darf nicht gepasst werden.
refused-nothing-to-claim = Jetzt können keine Punkte angesagt werden.
refused-never-so-many = Keine Tischsumme bringt so viele Punkte.
refused-claim-first = Sag erst die Punkte des Zugs an, oder dass es keine sind.
refused-no-firecracker = Es ist kein Böller mehr da.
refused-cannot-blow-up = { $bone } kann nicht gesprengt werden: nur der äußerste Stein eines Arms, und nie der erste Stein oder der Spinner.
refused-no-clock = Diese Partie hat keine Uhr.
refused-time-left = Auf der Uhr ist noch Zeit.
refused-hand-over = Diese Runde ist vorbei.
refused-nobody-sits = Dort sitzt niemand.
refused-not-in-turn = Jemand anderes ist dran.

# Why a hand or a game cannot be dealt.
refused-hand-in-progress = Diese Runde ist noch nicht vorbei.
refused-game-over = Die Partie ist vorbei.
refused-sitters = Das ist ein Spiel für { $seats } Spieler, und am Tisch sitzen { $sitters }.
refused-no-such-leader = Wo die erste Runde eröffnet werden soll, sitzt niemand.
refused-seats-changed = Wer eine Partie beginnt, bleibt bis zu ihrem Ende am Tisch.
refused-clock-taken-away = Eine Partie mit Uhr behält sie bis zum Ende.
refused-never-won = { $scores ->
    [threes] Vom jetzigen Stand aus könnte niemand genau { $target } erreichen: Was dazukommt, wäre immer ein Vielfaches von drei.
    [fives] Vom jetzigen Stand aus könnte niemand genau { $target } erreichen: Was dazukommt, wäre immer ein Vielfaches von fünf.
   *[threes-and-fives] Vom jetzigen Stand aus könnte niemand genau { $target } erreichen: Was dazukommt, bestünde immer aus Dreiern und Fünfern.
}
