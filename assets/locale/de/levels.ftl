# How hard Nestor plays.

level-learner = Neuling
level-beginner = Anfänger
level-easy = Leicht
level-not-so-easy = Nicht so leicht
level-tough = Schwer
level-brutal = Brutal

# What Nestor does at a level, in one line.
level-learner-explained = Legt oft irgendeinen Stein, der passt, und übersieht Punkte.
level-beginner-explained = Legt, was die meisten Punkte bringt. Bringt kein Stein Punkte, legt er den höchsten.
level-easy-explained = Nimmt Punkte mit, legt Pasche früh und behält Steine, die er später legen kann.
level-not-so-easy-explained = Zählt mit, welche Steine noch fehlen und was sie als Antwort bringen können.
level-tough-explained = Weiß aus Millionen Runden, wohin ein Zug führt. Zu zweit und mit Ziehen sieht er sich auch deine Antworten an.
level-brutal-explained = Überlegt, was du haben kannst, und spielt die Runde im Kopf Hunderte Male zu Ende.

# How Nestor chooses at a level, in his own words, for Help.
level-learner-how = Auf „{ level-learner }“ ist das Spiel für mich neu. Oft lege ich einfach einen Stein, der passt, und übersehe Punkte, auch viele. Sonst spiele ich wie auf „{ level-beginner }“.
level-beginner-how = Auf „{ level-beginner }“ sehe ich mir jeden Stein an, den ich legen kann, und jedes Ende, an das er passt, und lege, was die meisten Punkte bringt. Bringt kein Stein Punkte, lege ich meinen höchsten. Ich frage mich nicht, was du haben könntest. Deshalb bin ich leicht zu durchschauen.
level-easy-how = Auf „{ level-easy }“ nehme ich die Punkte, die ich sehe, habe aber auch meine eigenen Steine im Blick. Pasche lege ich früh, weil sie nur an eine Zahl passen, und ich behalte Zahlen, mit denen ich weiterkomme. Ein wenig achte ich auch darauf, was ich dir lasse.
level-not-so-easy-how = Auf „{ level-not-so-easy }“ zähle ich mit. Ich weiß, welche Steine ich noch nicht gesehen habe, und kann abschätzen, ob du einen hast, der punktet. Ich lasse dir lieber einen Tisch, auf dem wenig zu holen ist.
level-tough-how = Auf „{ level-tough }“ habe ich gelernt. Ich habe sehr viele Runden gegen mich selbst gespielt und mir gemerkt, worauf es ankam. So sehe ich auf einen Blick, was ein Zug auf Dauer wert ist. Wird zu zweit mit Ziehen gespielt, sehe ich mir auch jede deiner Antworten an.
level-brutal-how = Auf „{ level-brutal }“ tue ich all das und denke voraus. Ich erschließe, was du haben kannst, stelle mir Hunderte solcher Verteilungen vor und spiele darin jeden meiner Züge zu Ende. Ich wähle den, der am häufigsten die Partie gewinnt. Sind nur noch wenige Steine übrig, rechne ich genau.

# What he does at a level, and how often it beats the level below.
level-with-share = { $explained } { $seats ->
    [three] Gewinnt { $percent }{"\u00A0"}% der Partien in { $game } gegen zwei Gegner der Stufe darunter (ausgeglichen wären 33{"\u00A0"}%).
    [four] Gewinnt { $percent }{"\u00A0"}% der Partien in { $game } gegen drei Gegner der Stufe darunter (ausgeglichen wären 25{"\u00A0"}%).
    [partners] Gewinnt mit einem Partner seiner Stufe { $percent }{"\u00A0"}% der Partien in { $game } gegen zwei der Stufe darunter.
   *[two] { $percent ->
        [100] Gewinnt in { $game } fast jede Partie gegen die Stufe darunter.
       *[other] Gewinnt { $percent }{"\u00A0"}% der Partien in { $game } gegen die Stufe darunter.
    }
}

# How many of the points that he could claim Nestor overlooks, level by level.
level-overlook = Auf leichteren Stufen übersieht Nestor mehr von den Punkten, die er ansagen könnte: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] keine
   *[other] { $percent }{"\u00A0"}%
}

level-adaptive = Adaptiv
level-adaptive-explained = Folgt deiner Wertung. Die Stufe siehst du nach der Partie.
result-adaptive = Nestor hat auf „{ $level }“ gespielt.
