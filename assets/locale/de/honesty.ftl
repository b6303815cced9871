# Nestor's decisions, the blind test of one, and what chance brought each side.

# The titles of the windows, and their places in the menu.
window-decisions = Nestors Entscheidungen
window-honesty = Ist es fair?

tip-decisions = Jede Entscheidung Nestors in dieser Partie: was ihm vorher gesagt wurde und ob er dasselbe täte, wenn du andere Steine hättest
tip-honesty = Was Nestor weiß, wie du es nachprüfen kannst und was der Zufall euch beiden gebracht hat

# Nestor's decisions.
decisions-explained = Nestor sieht den Tisch nie so, wie dieses Programm ihn sieht. Vor jeder Entscheidung bekommt er ein paar Zeilen Text, dieselben, die jedes andere Programm an seinem Platz bekäme, und nur danach entscheidet er.
decisions-none = Nestor musste in dieser Partie noch nichts entscheiden.
decisions-place = { $decision } von { $of }, in Runde { $hand }
decisions-back = Zurück
tip-decisions-back = Die Entscheidung davor
decisions-on = Weiter
tip-decisions-on = Die Entscheidung danach
decisions-table = Auf dem Tisch zeigen
tip-decisions-table = Geht zurück zum Tisch, wie er vor dieser Entscheidung war
decisions-did = { $name }: { $action }
decisions-hand-goes-on = Diese Runde läuft noch. Was Nestor gesagt wurde, enthält seine eigenen Steine, darum zählt die Partie als mit Hilfe gespielt, wenn du nachsiehst. Aus ihr ist jeder seiner Züge aufgeführt, auch wo er keine Wahl hatte: Wo er eine hatte, würde etwas über seine Steine verraten.
decisions-wait = Diese Runde läuft noch, und es sitzen noch andere am Tisch: Nachsehen kannst du, wenn sie vorbei ist. Aus ihr ist jeder seiner Züge aufgeführt, auch wo er keine Wahl hatte: Wo er eine hatte, würde etwas über seine Steine verraten.
decisions-look = Trotzdem nachsehen
tip-decisions-look = Zeigt, was Nestor wusste; die Partie zählt als mit Hilfe gespielt
decisions-told = Was ihm gesagt wurde
decisions-told-explained = Die Regeln, sein Platz, der Punktestand, seine eigene Hand, dann alles, was jeder gesehen hat. Die Spieler sind in Spielreihenfolge von 0 an gezählt; ein Stein, den jemand anderes zieht, ist ein Fragezeichen. „dealt 1 0“ heißt, dass Runde 1 ausgeteilt wurde und Spieler 0 eröffnet; „played 1 6-3@6-6W 15 3+6+6“ heißt: Spieler 1 hat 6-3 an die linke Seite von 6-6 gelegt (W; E ist rechts, N oben, S unten), und die Enden ergeben dann 15, nämlich 3 + 6 + 6; „drew 1 ? 6,3,2“: Spieler 1 hat einen Stein gezogen, als 6, 3 und 2 offen waren.
decisions-copy = Zeilen kopieren
tip-decisions-copy = Kopiert die Zeilen in die Zwischenablage

# The blind test.
blind-question = Täte er dasselbe, wenn die verdeckten Steine andere wären?
blind-explained = Die Steine, die er nicht sieht, werden hundertmal neu verteilt, jedes Mal zufällig, aber so, dass es zu allem Gesehenen passt. Jedes Mal entscheidet er von Neuem, mit denselben Zufallszahlen.
blind-ask = Neu verteilen
tip-blind-ask = Verteilt die verdeckten Steine hundertmal und fragt ihn jedes Mal
blind-same = In { $same } von { $of } Verteilungen tut er dasselbe.
blind-otherwise-in-game = In der Partie hat er etwas anderes getan: Damals hatte er eine andere Stufe, oder es war eine andere Version des Programms.
blind-otherwise-tried = In der Partie hat er etwas anderes getan: Sie wurde aus einem Rückblick neu gespielt, und seitdem kommen seine Entscheidungen aus anderen Zufallszahlen.
blind-deal = Verteilung { $deal } von { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Verteilung { $deal } von { $of }. { $does }
blind-hand =
    { $who ->
        [you] Deine Hand, wie sie sein könnte:
       *[other] Die Hand von { $name }, wie sie sein könnte:
    }

# Does Nestor cheat?
honesty-knows = Nein. Nestor weiß, was ein Mensch an seinem Platz wüsste: seine eigenen Steine, den Tisch und wer gezogen oder gepasst hat. Deine Hand und den Vorrat bekommt er auf keiner Stufe zu sehen, und verteilt ist alles, bevor der erste Stein liegt.
honesty-see-for-yourself = Du musst es nicht glauben. Sieh nach, was ihm vor jeder Entscheidung gesagt wurde und ob er anders entscheidet, wenn deine Steine andere sind.
honesty-decisions = Nestors Entscheidungen …
honesty-sealed = Auch kann kein Stein vertauscht werden: Die Reihenfolge aller Steine wird vor jeder Runde versiegelt, und nach der Runde kannst du sie außerhalb dieses Programms selbst prüfen, mit jedem Programm, das SHA-256 berechnet.
honesty-seals = Versiegeltes Austeilen …
honesty-luck = Was der Zufall gebracht hat
honesty-luck-explained = Alle Partien deines Verlaufs außer denen, die eine Verteilung noch einmal spielen. Partien, die du vor ihrem Ende verlassen hast, stehen nicht darin: Wer die verlässt, die schlecht laufen, lässt gerade diese weg. Hilfe ändert nichts an dem, was verteilt wird, darum zählen alle Hände und Eröffnungen dieser Partien. Gezogene Steine zählen auch nach einem Tipp, mit der Lupe und mit dem Tutor: Die wissen nicht mehr als du. Sie zählen nicht in Partien mit anderer Hilfe, in denen du verdeckte Steine gesehen, etwas zurückgenommen oder die Verteilung gekannt hast, denn dann konntest du dir aussuchen, wofür gezogen wird: Wird nur zurückgenommen, was schlecht gezogen war, fehlt nur das, und der Wert ist zu gut. Ältere Partien haben nicht festgehalten, welche Hilfe es war: In ihnen zählen gezogene Steine nur, wo du keine hattest.
honesty-stands-out = Ein Wert fällt auf, wenn der Zufall allein ihn in weniger als zwei von zehn Fällen so weit abweichen lässt.
honesty-counted = Was gezählt wird
honesty-games =
    { $count ->
        [0] Noch ist keine beendete Partie gezählt.
        [one] Eine Partie ist gezählt.
       *[other] { $count } Partien sind gezählt.
    }
honesty-verdict-too-few = Noch ist es zu wenig, um Glück von einem Muster zu unterscheiden: Dazu braucht es { $hands } Runden.
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
honesty-example = Ein Beispiel zum Nachrechnen
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
honesty-example-figures = Die Werte dieser Seite sind solche Zahlen, über alle Runden zusammengezählt.
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
