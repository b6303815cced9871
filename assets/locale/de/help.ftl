# The Help window, beside the rules of the game.

# The pages of the window.
help-page-how-to-play = So wird gespielt
help-page-rules = Die Regeln
help-page-scoring = Zählen an Beispielen
help-page-strategy = Gut spielen
help-page-nestor = So spielt Nestor

# What is on them.
help-page-how-to-play-tip = Ein Zug von Anfang bis Ende, mit Maus und Tasten
help-page-rules-tip = Was das Spiel auf dem Tisch erlaubt und zählt
help-page-scoring-tip = Kleine Tische mit ihren Summen, vorgerechnet
help-page-strategy-tip = Was gewinnen hilft, an Stellungen gezeigt
help-page-nestor-tip = Was Nestor wissen darf und wie er entscheidet

# How to play: parts of the page, each with its heading.
help-first = Womit anfangen
help-first-game = Fang mit All Fives an. Jeder Zug kann Punkte bringen, du siehst also gleich, ob er gut war, und rechnen musst du nicht: Die Tischsumme wird angezeigt, und jedes Ende sagt, was ein Stein daraus machen würde. In Draw merkst du erst am Ende einer Runde, ob du gut gespielt hast. Dafür gibt es dort nichts zu rechnen: Wenn du darauf lieber verzichtest, fang mit Draw an.
help-first-level = Fang mit Nestor auf der Stufe „Anfänger“ an. Eine Stufe ist richtig für dich, wenn du etwa die Hälfte deiner Partien gewinnst; gewinnst du sechs oder sieben von zehn, nimm die nächste. Die Bilanz sagt, wie es steht.
help-first-known = Wenn du von Dominos - The Draw Game kommst: Dessen Stufe Novice ist hier „Anfänger“, und Expert ist „Brutal“.
help-playing = Einen Stein legen
help-playing-by-click = Klick auf einen Stein deiner Hand, dann auf das Ende, an das er soll. Wenn du es dir anders überlegst, klick auf einen anderen. Steine, die nirgends passen, sind abgedunkelt.
help-playing-by-drag = Du kannst den Stein auch an sein Ende ziehen; lässt du ihn woanders los, geht er zurück. In deiner Hand kannst du die Steine durch Ziehen ordnen, wie du magst.
help-playing-at-once = Ein Klick legt einen Stein, der nur einen Platz hat; die Einstellungen können das abschalten. Klickst du auf ein Ende, an das dein Stein nicht passt, wird dir gesagt, warum.

help-button = Der Knopf für deinen Zug
help-button-names = Ein großer Knopf zeigt, was als Nächstes kommt: „OK“ lässt Nestor spielen, „Ziehen“ nimmt einen Stein aus dem Vorrat, „Passen“ beendet deinen Zug, „Neue Runde“ teilt wieder aus, und am Ende der Partie sagt „Ergebnis“, wie sie ausging.
help-button-pace = Ob Nestor auf dein OK wartet und wie schnell er spielt, bestimmst du in den Einstellungen. Wo Punkte angesagt werden müssen, wirst du nach jedem deiner Züge gefragt: „Ansagen“ öffnet die möglichen Zahlen, „Nichts“ heißt, dass keine da sind. Eine falsche Zahl kostet nur die Punkte, die da waren.

help-taking-back = Zurücknehmen
help-taking-back-undo = „Rückgängig“ nimmt Züge einzeln zurück, auch Gezogenes und Nestors Antworten, auch bis in eine frühere Runde, und „Wiederholen“ macht sie noch einmal. Der Vorrat behält seine Reihenfolge: Ziehst du noch einmal, bekommst du denselben Stein.
help-taking-back-preserve = „Merken“ hält die Stellung fest, und „Zurückholen“ führt zu ihr zurück, wann immer du willst, auch an einem anderen Tag. Gespeichert wird laufend; du kannst das Fenster jederzeit schließen und später weiterspielen.

help-review = Rückblick auf eine Runde oder Partie
help-review-game = Der „Rückblick“ geht eine beendete Runde oder Partie Schritt für Schritt durch, alle Hände aufgedeckt; ältere Partien öffnest du dafür im Verlauf. Jede Entscheidung aller Spieler wird nach dem beurteilt, was sie damals wissen konnten: Eine Stichprobe der möglichen Verteilungen findet den besten Zug, eine andere misst, was der gespielte kostete, damit keiner zufällig zu teuer erscheint. „Von hier neu spielen“ spielt von jeder Stellung weiter, als eigene Partie, die nicht zählt. In Partien mit Uhr geht das nicht, und in der Partie des Tages erst, wenn sie zu Ende ist.
help-review-luck = Das Ergebnis besteht aus dem, was Züge gekostet haben, deine und die der anderen, und aus Glück: was Verteilung, Ziehen und verdeckte Steine mehr gebracht haben, als zu erwarten war. Die drei ergeben zusammen das Ganze.

# Above the examples of a game in which no count scores.
help-no-scores-but = Im Spiel, das du gewählt hast, gibt es keine Punkte während einer Runde. Diese Tische zeigen trotzdem, wie die Tischsumme gebildet wird.

# Above the examples.
help-counted-so = Nach jedem Zug werden alle offenen Enden zusammengezählt. Hier siehst du, was manche Tische ergeben.

# The plays of an example, for those who do not see the picture: what is led,
# what is played and where, and the sentence that they make.
help-example-led = { $bone } eröffnet
help-example-played = { $bone } liegt { $side ->
    [right] rechts
    [left] links
    [top] oben
   *[bottom] unten
} an { $on }
help-example-of-one = { $play }.
help-example-of-several = { $plays }, und { $last }.

# The bones in the player's hand, for those who do not see the picture.
help-hand = Deine Hand: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.
help-nestor-knows = Was ich weiß
help-nestor-knows-this = Ich weiß, was jeder an meinem Platz wüsste: meine eigenen Steine, was auf dem Tisch liegt und wer es gelegt hat, wie viele Steine du hast und wie viele im Vorrat sind, wann du gezogen oder gepasst hast, und den Spielstand.
help-nestor-knows-not = Ich kenne auf keiner Stufe deine Steine oder die Reihenfolge im Vorrat. Gemischt wird, bevor die Runde beginnt, und danach wird nichts mehr verschoben.

help-nestor-chooses = Wie ich mich entscheide

help-nestor-undo = Wenn du zurücknimmst
help-nestor-undo-same = In derselben Stellung gebe ich dieselbe Antwort. So kannst du einen Zug zurücknehmen, einen anderen probieren und sehen, was er geändert hätte.
