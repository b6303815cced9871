# The words of the game: on a page of Help, and as tooltips. Each with one sentence.
# “forms” are the forms, in small letters, in which a text has the word.

term-bone = Stein
term-bone-explained = Ein Dominostein. Ein Satz hat 28.
term-bone-forms = stein, steine, steinen

term-doublet = Pasch
term-doublet-explained = Ein Stein mit zwei gleichen Hälften. Er liegt quer in der Kette.
term-doublet-forms = pasch, pasche

term-pips = Augen
term-pips-explained = Die Punkte auf einem Stein. 6-3 hat neun.
term-pips-forms = augen

term-end = Offenes Ende
term-end-explained = Hier kann die Kette wachsen. Eine Hälfte deines Steins muss passen.
term-end-forms = offenes ende, offene ende, offenen ende, offene enden, offenen enden

term-lead = Eröffnung
term-lead-explained = Der erste Zug einer Runde.
term-lead-forms = eröffnung, eröffnet, eröffnen

term-boneyard = Vorrat
term-boneyard-explained = Die Steine, die niemand hat. In den meisten Spielen ziehst du daraus.
term-boneyard-forms = vorrat

term-spinner = Spinner
term-spinner-explained = Ein Pasch, an dessen vier Seiten angelegt wird; meist nur der erste der Runde.
term-spinner-forms = spinner

term-table-count = Tischsumme
term-table-count-explained = Alle offenen Enden zusammen. In { game-all-fives } punktet ein Vielfaches von fünf.
term-table-count-forms = tischsumme, die summe

term-go-out = Domino machen
term-go-out-explained = Den letzten Stein legen. Damit ist die Runde zu Ende und gewonnen.
term-go-out-forms = domino machen, macht domino

term-pass = Passen
term-pass-explained = Aussetzen, weil man weder legen noch ziehen kann.
term-pass-forms = gepasst

term-blocked = Blockiert
term-blocked-explained = Niemand kann mehr legen. Meist gewinnen die wenigsten Augen.
term-blocked-forms = blockiert, blockade

term-hand = Runde
term-hand-explained = Vom Austeilen bis zum Domino oder zur Blockade.
