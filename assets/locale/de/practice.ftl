# Üben: eigene Fehler aus analysierten Partien, noch einmal gefragt.

menu-practice = Üben
tip-practice = Fünf deiner eigenen Fehler am Tag, noch einmal gefragt

# The panel. $day is like “Nov 20”.
practice-place = Aufgabe { $number } von { $count }
practice-from = Aus deiner Partie vom { $day }, Runde { $hand }
practice-asks = Du bist am Zug. Was ist dein bester Zug?
practice-asks-after = { $name } hat gerade { $bone } gelegt. Was ist dein bester Zug?
practice-next = Nächste Aufgabe
practice-finish = Für heute fertig
practice-put-away = Nicht mehr fragen
practice-open-game = Partie öffnen

# The reply to an answer. $action is like `5-3 on the right`.
practice-as-then = Das hast du in der Partie gewählt.
practice-then = In der Partie hast du { $action } gewählt.

# Instead of a task.
practice-none = Heute gibt es nichts zu üben. Für Aufgaben aus eigenen Fehlern öffne eine beendete Partie im Rückblick: Ist sie analysiert, kommt hierher, was dich am meisten gekostet hat. Bis dahin gibt es unter „{ window-lessons }“ andere Stellungen.
practice-done = Das war’s für heute: { $solved } von { $count } auf Anhieb gelöst. Aufgaben kommen an anderen Tagen wieder, nicht gelöste früher.
