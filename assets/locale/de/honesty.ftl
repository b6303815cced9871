# Does Nestor cheat? His decisions, a blind test of each, and the luck of each side.

# The titles of the windows, and their places in the menu.
window-decisions = Was Nestor sah
window-honesty = Schummelt Nestor?

tip-decisions = Jede seiner Entscheidungen und ein Blindtest
tip-honesty = Was Nestor weiß und wie du es prüfst

# The top of the window: three sentences, the check, and the tabs.
fair-fixed = Die Reihenfolge der Steine steht vor dem Austeilen fest.
fair-sees = Nestor sieht nur, was du an seinem Platz sehen würdest.
# At the top of the page on how it’s proved, in Nestor’s voice.
nestor-knows-this = Ich weiß, was jeder an meinem Platz wüsste: meine eigenen Steine, was auf dem Tisch liegt und wer es gelegt hat, wie viele Steine du hast und wie viele im Vorrat sind, wann du gezogen oder gepasst hast, und den Spielstand.
nestor-knows-not = Ich kenne auf keiner Stufe deine Steine oder die Reihenfolge im Vorrat. Was der Zufall entscheidet, steht fest, bevor die Runde beginnt: Ich kann keinen Stein austauschen.
fair-check = Diese Partie prüfen
fair-hands-match = { $count ->
    [one] 1 Runde passt zu ihrem Siegel.
   *[other] { $count } Runden passen zu ihren Siegeln.
}
fair-hand-fails = Runde { $hand } passt nicht zu ihrem Siegel.
fair-hand-later = Runde { $hand } lässt sich prüfen, sobald sie vorbei ist.
fair-nestors-match = Auch Nestors Zufallswahl passt zu ihrem Siegel.
fair-nestors-fail = Nestors Zufallswahl passt nicht zu ihrem Siegel.
fair-tab-seals = Siegel
fair-tab-proof = Wie es bewiesen wird
# The picture of a decision.
fair-picture = Der Tisch, wie Nestor ihn sah
fair-hidden = { $who ->
    [you] Deine Steine: { $bones }, verdeckt
   *[other] { $name }: { $bones }, verdeckt
}
fair-own = Seine eigenen Steine
fair-boneyard = { $bones } im Vorrat

# Nestor's decisions.
decisions-none = Nestor hatte noch nichts zu entscheiden.
decisions-place = { $decision } von { $of }, Runde { $hand }
decisions-back = Vorige Entscheidung
decisions-on = Nächste Entscheidung
decisions-table = Auf dem Tisch zeigen
decisions-hand-goes-on = Diese Runde läuft noch. Siehst du nach, was Nestor wusste, zählt die Partie als „mit Hilfe“.
decisions-wait = Nachsehen kannst du, wenn diese Runde vorbei ist.
decisions-look = Trotzdem nachsehen
decisions-told = Der genaue Text, den er bekam
decisions-copy = Zeilen kopieren

# The blind test.
blind-question = Würde er dasselbe tun, wenn die verdeckten Steine andere wären?
blind-explained = Die Steine, die er nicht sieht, werden hundertmal neu gemischt, passend zu allem, was er gesehen hat, und jedes Mal entscheidet er neu.
blind-ask = Test starten
blind-same = Dieselbe Wahl in { $same } von { $of } Verteilungen.
blind-otherwise-in-game = In der Partie wählte er anders, denn dort war die Stufe oder die Version des Programms eine andere.
blind-otherwise-tried = In der Partie wählte er anders, weil du von einem Rückblick aus weitergespielt hattest.
blind-deal = Verteilung { $deal } von { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Verteilung { $deal } von { $of }. { $does }
blind-hand =
    { $who ->
        [you] Deine Steine könnten diese sein:
       *[other] Die Steine von { $name } könnten diese sein:
    }

# The luck of each side.
honesty-luck = Das Glück bisher
honesty-luck-says = Wie viel Glück du und die anderen hattet
honesty-luck-explained = Grundlage sind alle Partien in deinem Verlauf, außer denen, deren Steine du schon einmal gespielt hattest. Wo du verdeckte Steine gesehen oder Züge rückgängig gemacht hast, bleibt das Ziehen außen vor, denn du hättest dir die guten Steine aussuchen können.
honesty-stands-out = Eine Zahl fällt auf, wenn der Zufall allein sie in weniger als 20{"\u00A0"}% der Fälle so weit abweichen lässt.
honesty-counted = Was gezählt wird
honesty-games =
    { $count ->
        [0] Keine Partien gezählt.
        [one] 1 Partie ist gezählt.
       *[other] { $count } Partien sind gezählt.
    }
honesty-verdict-too-few = Noch zu wenig Daten: Dafür braucht es { $hands } Runden.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] Die einzige Zahl bisher liegt im normalen Bereich.
           *[other] Alle { $of } Zahlen liegen im normalen Bereich.
        }
        [one] { $of ->
            [one] Die einzige Zahl bisher fällt auf; durch Zufall fallen bis zu 20{"\u00A0"}% aller Zahlen auf.
           *[other] 1 von { $of } Zahlen fällt auf; durch Zufall fallen bis zu 20{"\u00A0"}% aller Zahlen auf.
        }
       *[other] { $out } von { $of } Zahlen fallen auf; durch Zufall fallen bis zu 20{"\u00A0"}% aller Zahlen auf.
    }
honesty-other-side = Bei den anderen
honesty-doublets =
    { $times ->
        [one] Ausgeteilte Pasche, in 1 Runde
       *[other] Ausgeteilte Pasche, in { $times } Runden
    }
honesty-pips =
    { $times ->
        [one] Ausgeteilte Augen, in 1 Runde
       *[other] Ausgeteilte Augen, in { $times } Runden
    }
honesty-leads =
    { $times ->
        [one] Eröffnungen, in 1 Runde mit zufälliger Eröffnung
       *[other] Eröffnungen, in { $times } Runden mit zufälliger Eröffnung
    }
honesty-draws =
    { $times ->
        [one] Gezogene Steine, die sofort passten (von 1)
       *[other] Gezogene Steine, die sofort passten (von { $times })
    }
honesty-figures = { $seen } (erwartet { $expected }; üblich { $least } bis { $most })
honesty-too-few = Noch zu wenig Daten.
honesty-ordinary = Wie erwartet.
honesty-more = Mehr, als { $of }{"\u00A0"}% der Spieler durch Zufall hätten.
honesty-less = Weniger, als { $of }{"\u00A0"}% der Spieler durch Zufall hätten.
honesty-luckier = Mehr Glück als { $of }{"\u00A0"}% der Spieler.
honesty-unluckier = Mehr Pech als { $of }{"\u00A0"}% der Spieler.
honesty-pictures = In jedem Diagramm ist die mittlere Linie der erwartete Wert. Im dicken Streifen liegen mindestens 80{"\u00A0"}% dessen, was der Zufall bringt, im dünnen 95{"\u00A0"}%. Ein Dreieck zeigt auf einen Wert außerhalb des Diagramms.
