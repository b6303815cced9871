# The window “Keyboard and mouse”.

window-keys = Tastatur und Maus

# Headings of the list. The others are the names of the menus.
keys-at-table = Am Tisch
keys-mouse = Maus

# Names of keys, as printed on them.
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

# What keys do. Keys of menu lines are described by those lines.
key-space-does = den Knopf für deinen Zug drücken
key-shift-arrows-does = den gewählten Stein innerhalb der Hand verschieben
key-left-right-does = einen Stein der Hand wählen
key-up-down-does = zum nächsten Stein, der passt, und einen Platz für ihn wählen
key-enter-does = den Stein legen; passt er an mehrere Enden, eines wählen und noch einmal Eingabe drücken
key-sides-does = den Stein am rechten, linken, oberen oder unteren Ende anlegen
key-state-does = den Tisch vom Screenreader beschreiben lassen
key-firecracker-does = deinen Böller nehmen; die Pfeile wählen den Stein, Eingabe sprengt ihn
key-menu-does = das Menü des Steins oder Endes öffnen, auf dem der Fokus liegt
key-page-does = in einem Fenster oder im Protokoll scrollen
key-tab-does = durch alles auf dem Bildschirm gehen
key-escape-does = den Stein abwählen oder ein Menü oder Fenster schließen

# What keys do during a review.
key-review-actions = zum vorigen oder nächsten Zug gehen
key-review-hands = zur vorigen oder nächsten Runde gehen
key-review-ends = zur ersten oder letzten Stellung gehen
key-review-over = den Rückblick schließen

# What the key of a menu does. $menu is the name of the menu.
key-of-menu-does = das Menü „{ $menu }“ öffnen

# What the mouse does.
mouse-click-bone = Stein anklicken
mouse-click-bone-does = ihn legen oder, wenn er an mehrere Stellen passt, wählen
mouse-click-end = Ende anklicken
mouse-click-end-does = den gewählten Stein dort anlegen
mouse-double-click = Stein doppelt anklicken
mouse-double-click-does = ihn legen, wenn er nur an ein Ende passt
mouse-drag-bone = Stein mit der Maus an ein Ende ziehen
mouse-drag-bone-does = ihn dort anlegen
mouse-drag-in-hand = Stein innerhalb der Hand verschieben
mouse-drag-in-hand-does = deine Steine ordnen
mouse-right-click = Rechtsklick
mouse-right-click-does = das Menü eines Steins, eines Endes, eines Punktestands oder eines Eintrags im Protokoll öffnen
mouse-right-click-table = Rechtsklick auf den Tisch
mouse-right-click-table-does = den Stein abwählen
