# How hard Nestor plays.

level-beginner = Anfänger
level-easy = Leicht
level-not-so-easy = Nicht so leicht
level-tough = Schwer
level-brutal = Brutal

# What Nestor does at a level, in a line.
level-beginner-explained = Legt, was die meisten Punkte bringt. Bringt nichts Punkte, legt er den höchsten Stein.
level-easy-explained = Wird außerdem Pasche früh los und behält Steine, mit denen es weitergeht.
level-not-so-easy-explained = Zählt außerdem mit, welche Steine noch fehlen und was sie als Antwort bringen können.
level-tough-explained = Weiß aus Millionen Runden, wohin ein Zug führt; zu zweit prüft er auch deine Antworten.
level-brutal-explained = Überlegt außerdem, was du haben kannst, und spielt die Runde im Kopf Hunderte Male zu Ende.

# How Nestor chooses at a level, in his own words, for Help.
level-beginner-how = Als „Anfänger“ sehe ich mir jeden Stein an, den ich legen kann, und jedes Ende, an das er passt, und lege, was sofort die meisten Punkte bringt. Bringt nichts Punkte, lege ich meinen höchsten Stein. Weiter denke ich nicht, und ich frage mich nicht, was du haben könntest. Deshalb bin ich leicht zu durchschauen.
level-easy-how = Auf „Leicht“ nehme ich die Punkte, die ich sehe, achte aber auch auf meine eigene Hand: Pasche, die nur an eine Zahl passen, gebe ich vor anderen Steinen ab, und ich behalte Zahlen, mit denen ich weiterkomme. Ein wenig sehe ich auch darauf, was ich dir liegen lasse.
level-not-so-easy-how = Auf „Nicht so leicht“ zähle ich mit. Ich weiß, welche Steine ich noch nicht gesehen habe, kann also sagen, wie wahrscheinlich du einen hast, der auf dem Tisch punktet, den ich dir lasse, und lasse dir lieber einen, auf dem wenig zu holen ist.
level-tough-how = Auf „Schwer“ habe ich gelernt: Ich habe sehr viele Runden gegen mich selbst gespielt und mir gemerkt, worauf es ankam; so sehe ich auf einen Blick, was ein Zug auf Dauer wert ist. Zu zweit mit Ziehen prüfe ich auch jede deiner Antworten.
level-brutal-how = Auf „Brutal“ tue ich all das und denke voraus. Ich schließe, was du haben kannst, stelle mir Hunderte solcher Verteilungen vor und spiele jeden meiner Züge darin zu Ende. Ich wähle den, der am häufigsten die Partie gewinnt. Ist nur noch wenig übrig, rechne ich genau.

# What he does at a level, and how it does against the level below.
level-with-share = { $explained } { $seats ->
    [three] Gewinnt in { $game } { $percent }{"\u00A0"}% der Partien an einem Tisch mit zweien der Stufe davor; ein gerechter Anteil wären 33{"\u00A0"}%.
    [four] Gewinnt in { $game } { $percent }{"\u00A0"}% der Partien an einem Tisch mit dreien der Stufe davor; ein gerechter Anteil wären 25{"\u00A0"}%.
    [partners] Gewinnt in { $game } zu zweit { $percent }{"\u00A0"}% der Partien gegen zwei der Stufe davor.
   *[two] { level-won-of-two }
}
level-won-of-two = { $percent ->
    [100] Gewinnt in { $game } fast jede Partie gegen die Stufe davor.
   *[other] Gewinnt in { $game } { $percent }{"\u00A0"}% der Partien gegen die Stufe davor.
}

# How often Nestor overlooks points that he could claim: at each level, one after
# the other.
level-overlook = Auf leichteren Stufen übersieht Nestor öfter Punkte: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] nie
   *[other] in { $percent } von 100 Fällen
}
level-overlooks-and = { $before }, { $next }
