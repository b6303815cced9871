# The keys and the mouse: what they are called, and what they do.

window-keys = Tasten und Maus

# Parts of the list; the others are called as the menus.
keys-at-table = Am Tisch
keys-mouse = Maus

# Keys are called what stands on them.
key-space = Leertaste
key-enter = Eingabe
key-tab = Tab
key-ctrl = Strg
key-alt = Alt
key-shift = Umschalt
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-left = Links
key-right = Rechts
key-up = Auf
key-down = Ab
key-menu = Menü
key-comma = ,
key-plus = +
key-equals = =
key-minus = -
key-question-mark = ?

# What keys do; those of the menus are called as there.
key-space-does = den Knopf für deinen Zug drücken
key-shift-arrows-does = den aufgenommenen Stein in der Hand verschieben
key-left-right-does = durch die Hand gehen und einen Stein aufnehmen
key-up-down-does = durch die Enden gehen, an die er passt
key-enter-does = den Stein legen; passt er an mehrere Enden, eines wählen und noch einmal Eingabe drücken
key-sides-does = diesen Stein rechts, links, oben oder unten anlegen
key-state-does = einem Vorleseprogramm sagen, wie der Tisch steht: offene Zahlen, Summe, Punkte und Steine
key-firecracker-does = deinen Böller nehmen; die Pfeile wählen den Stein, Eingabe sprengt ihn
key-menu-does = das Menü des angewählten Steins oder Endes öffnen
key-page-does = in einem Fenster oder im Protokoll blättern
key-tab-does = durch alles gehen, was da ist
key-escape-does = den Stein zurücklegen oder ein Menü oder Fenster schließen

# What keys do while a game that is over is looked back at.
key-review-actions = zum Schritt davor oder zum nächsten
key-review-hands = zur Runde davor oder zur nächsten
key-review-ends = zum Anfang oder zum Ende
key-review-over = den Rückblick beenden

# What the key of a menu does; $menu is what the menu is called.
key-of-menu-does = das Menü „{ $menu }“ öffnen

# What the mouse does.
mouse-click-bone = Stein anklicken
mouse-click-bone-does = ihn legen; ihn aufnehmen, wenn es eine Wahl gibt
mouse-click-end = Ende anklicken
mouse-click-end-does = den aufgenommenen Stein dort anlegen
mouse-double-click = Stein doppelt anklicken
mouse-double-click-does = ihn legen, wenn er nur an ein Ende passt
mouse-drag-bone = Stein an ein Ende ziehen
mouse-drag-bone-does = ihn dort anlegen
mouse-drag-in-hand = Ihn in der Hand ziehen
mouse-drag-in-hand-does = ihn an eine andere Stelle setzen
mouse-right-click = Rechtsklick
mouse-right-click-does = nachsehen, was mit einem Stein, einem Ende, einem Punktestand oder einer Zeile des Protokolls getan werden kann
mouse-right-click-table = Rechtsklick auf den Tisch
mouse-right-click-table-does = den Stein zurücklegen
