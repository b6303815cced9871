# Nestor's decisions, the blind test of one, and what chance brought each side.

# The titles of the windows, and their places in the menu.
window-decisions = Was Nestor sah
window-honesty = Ist es fair?

tip-decisions = Was Nestor vor jeder Entscheidung sah und ob deine Steine etwas ändern
tip-honesty = Was Nestor weiß und wie du es prüfst

# The window: three sentences, the check, and the tabs.
fair-fixed = Die Steine stehen vor dem Austeilen fest.
fair-sees = Nestor sieht nur, was du sehen würdest.
fair-proved = Beides kannst du prüfen.
fair-check = Diese Partie prüfen
fair-hands-match = { $count ->
    [one] 1 Runde passt zu ihrem Siegel.
   *[other] { $count } Runden passen zu ihren Siegeln.
}
fair-hand-fails = Runde { $hand } passt nicht zu ihrem Siegel.
fair-hand-later = Runde { $hand }: sobald sie vorbei ist.
fair-nestors-match = Nestors Zufallswahl passt auch.
fair-nestors-fail = Nestors Zufallswahl passt nicht zu ihrem Siegel.
fair-tab-decisions = Was Nestor sah
fair-tab-seals = Siegel
fair-tab-proof = Der Beweis
# The picture of a decision.
fair-picture = Der Tisch, wie Nestor ihn sah
fair-hidden = { $who ->
    [you] Deine Steine: { $bones }, verdeckt
   *[other] { $name }: { $bones }, verdeckt
}
fair-own = Seine Steine
fair-boneyard = { $bones } im Vorrat

# Nestor's decisions.
decisions-none = Nestor hatte noch keine Wahl.
decisions-place = { $decision } von { $of }, Runde { $hand }
decisions-back = Vorige Entscheidung
decisions-on = Nächste Entscheidung
decisions-table = Auf dem Tisch zeigen
decisions-did = { $name }: { $action }
decisions-hand-goes-on = Diese Runde läuft noch. Wer nachsieht, was Nestor wusste, spielt die Partie mit Hilfe.
decisions-wait = Diese Runde läuft noch. Nachsehen kannst du, wenn sie vorbei ist.
decisions-look = Trotzdem nachsehen
tip-decisions-look = Zeigt, was Nestor wusste; die Partie gilt dann als mit Hilfe gespielt
decisions-told = die Zeilen, die er bekam, Zeichen für Zeichen
decisions-told-explained = Die Regeln, sein Platz, der Punktestand, seine eigene Hand, dann alles, was jeder gesehen hat. Die Spieler sind in Spielreihenfolge von 0 an gezählt; ein Stein, den jemand anderes zieht, ist ein Fragezeichen. „dealt 1 0“ heißt, dass Runde 1 ausgeteilt wurde und Spieler 0 eröffnet; „played 1 6-3@6-6W 15 3+6+6“ heißt: Spieler 1 hat 6-3 an die linke Seite von 6-6 gelegt (W; E ist rechts, N oben, S unten), und die Enden ergeben dann 15, nämlich 3 + 6 + 6; „drew 1 ? 6,3,2“: Spieler 1 hat einen Stein gezogen, als 6, 3 und 2 offen waren.
decisions-copy = Zeilen kopieren
tip-decisions-copy = Kopiert die Zeilen in die Zwischenablage

# The blind test.
blind-question = Täte er dasselbe, wenn die verdeckten Steine andere wären?
blind-explained = Die Steine, die er nicht sieht, werden hundertmal neu gemischt, passend zu allem Gesehenen, und er entscheidet neu.
blind-ask = Neu verteilen
tip-blind-ask = Mischt die verdeckten Steine hundertmal und fragt ihn jedes Mal
blind-same = Dieselbe Wahl in { $same } von { $of } Verteilungen.
blind-otherwise-in-game = In der Partie wählte er anders: auf anderer Stufe oder in anderer Version.
blind-otherwise-tried = In der Partie wählte er anders: Seit dem neuen Versuch hat er andere Zufallszahlen.
blind-deal = Verteilung { $deal } von { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Verteilung { $deal } von { $of }. { $does }
blind-hand =
    { $who ->
        [you] Deine Hand, wie sie sein könnte:
       *[other] Die Hand von { $name }, wie sie sein könnte:
    }

# Does Nestor cheat?
honesty-knows = Nestor weiß, was ein Mensch an seinem Platz wüsste: seine Steine, den Tisch und wer gezogen oder gepasst hat. Deine Hand und den Vorrat bekommt er auf keiner Stufe.
honesty-luck = Das Glück bisher
honesty-luck-says = was der Zufall dir und den anderen brachte
honesty-luck-explained = Alle beendeten Partien deines Verlaufs zählen, außer Wiederholungen. Gezogene Steine fehlen, wo du Verdecktes gesehen oder etwas zurückgenommen hast, denn dann hättest du nur Gutes behalten können.
honesty-stands-out = Ein Wert fällt auf, wenn der Zufall allein ihn in weniger als zwei von zehn Fällen so weit abweichen lässt.
honesty-counted = Was gezählt wird
honesty-games =
    { $count ->
        [0] Noch ist keine beendete Partie gezählt.
        [one] Eine Partie ist gezählt.
       *[other] { $count } Partien sind gezählt.
    }
honesty-verdict-too-few = Noch zu wenig Daten: Dazu braucht es { $hands } Runden.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] Der eine Wert, der sich beurteilen lässt, ist, wie zu erwarten war.
           *[other] Alle { $of } Werte sind, wie zu erwarten war.
        }
        [one] { $of ->
            [one] Der eine Wert, der sich beurteilen lässt, fällt auf; durch Zufall allein tun das im Mittel bis zu zwei von zehn.
           *[other] Einer von { $of } Werten fällt auf; durch Zufall allein tun das im Mittel bis zu zwei von zehn.
        }
       *[other] { $out } von { $of } Werten fallen auf; durch Zufall allein tun das im Mittel bis zu zwei von zehn.
    }
honesty-own-side = Deine Seite
honesty-other-side = Die andere Seite
honesty-doublets =
    { $times ->
        [one] Ausgeteilte Pasche in einer Runde
       *[other] Ausgeteilte Pasche in { $times } Runden
    }
honesty-pips =
    { $times ->
        [one] Ausgeteilte Augen in einer Runde
       *[other] Ausgeteilte Augen in { $times } Runden
    }
honesty-leads =
    { $times ->
        [one] Eröffnungen in einer Runde, in der der Zufall darüber entschied
       *[other] Eröffnungen in { $times } Runden, in denen der Zufall darüber entschied
    }
honesty-draws =
    { $times ->
        [one] Steine, die sofort passten, von einem gezogenen
       *[other] Steine, die sofort passten, von { $times } gezogenen
    }
honesty-figures = { $seen }; zu erwarten { $expected }, in 8 von 10 Serien { $least } bis { $most }.
honesty-too-few = Zu wenig, um etwas zu sagen.
honesty-ordinary = Wie zu erwarten war.
honesty-more = Mehr als in { $of } von 100 solchen Serien.
honesty-less = Weniger als in { $of } von 100 solchen Serien.
honesty-luckier = Mehr Glück als in { $of } von 100 solchen Serien.
honesty-unluckier = Mehr Pech als in { $of } von 100 solchen Serien.
honesty-pictures = In jedem Bild ist die Linie in der Mitte, was zu erwarten war; im dicken Streifen liegen achtzig von hundert Werten oder etwas mehr, nämlich die, die nicht auffallen, und im dünnen, längeren fünfundneunzig. Ein Dreieck zeigt zu einem Wert, der weiter außen liegt, als das Bild reicht.
honesty-example = Eine Runde zum Nachrechnen
honesty-example-hand =
    { $game ->
        [before] Runde { $hand } der Partie vor dieser.
       *[table] Runde { $hand } der Partie auf dem Tisch.
    }
honesty-example-dealt =
    { $who ->
        [you] Du hast { $pips } Augen bekommen; { $bones } der 28 Steine haben im Mittel { $expected }.
        [you-and] Du und { $partner } habt { $pips } Augen bekommen; { $bones } der 28 Steine haben im Mittel { $expected }.
        [partners] { $name } und { $partner } haben { $pips } Augen bekommen; { $bones } der 28 Steine haben im Mittel { $expected }.
       *[other] { $name } hat { $pips } Augen bekommen; { $bones } der 28 Steine haben im Mittel { $expected }.
    }
honesty-example-figures = Die Zahlen dieser Seite sind diese, über alle Runden addiert.
honesty-example-draws = Von jedem Stein, der in dieser Runde gezogen wurde, war der Anteil des Vorrats zu erwarten, der gerade gepasst hätte:
honesty-example-draw =
    { $who ->
        [you] Du hast { $bone } gezogen: { $fitting } von { $left } passten, also war { $share } zu erwarten; gekommen ist { $came }.
       *[other] { $name } hat { $bone } gezogen: { $fitting } von { $left } passten, also war { $share } zu erwarten; gekommen ist { $came }.
    }
honesty-example-sum =
    { $drawn ->
        [one] Ein gezogener Stein: { $expected } zu erwarten, { $came } gekommen.
       *[other] { $drawn } gezogene Steine zusammen: { $expected } zu erwarten, { $came } gekommen.
    }
