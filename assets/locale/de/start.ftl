# Messages in the terminal, when there is no window.

# There is no display.
start-no-display = Kein Bildschirm gefunden. Starte das Programm auf einer grafischen Oberfläche oder setze DISPLAY oder WAYLAND_DISPLAY.

# The connection to the display was lost.
start-display-gone = Die Verbindung zum Bildschirm ist abgebrochen. Starte das Programm neu, um deine Partie fortzusetzen.

# The system has no more threads.
start-no-thread = Dem System sind die Threads ausgegangen. Schließe andere Programme und versuche es noch einmal.

# The program crashed while its window was open.
start-broke-down = Das Programm ist abgestürzt. Starte es neu, um deine Partie fortzusetzen.

# The display opened no window. $why is what the system said.
start-no-window = Das Fenster lässt sich nicht öffnen: Der Bildschirm lehnt es ab ({ $why }). Versuche es mit einer anderen Oberfläche oder einem anderen Bildschirm.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = Das Fenster lässt sich nicht öffnen: Dem X-Server fehlt die Erweiterung { $extension }. Schalte sie ein oder versuche es mit einem anderen Bildschirm.

# Nothing can be drawn in a window. $drawing is what the program draws with.
start-no-drawing = Das Fenster lässt sich nicht öffnen: { $drawing ->
    [opengl] OpenGL funktioniert
   *[any] Vulkan, Metal, Direct3D und OpenGL funktionieren
} hier nicht ({ $why }). Installiere oder aktualisiere den Treiber der Grafikkarte (unter Linux Mesa).

# The program crashed before its window opened. $what is the failure, and $at its place in
# the source.
start-broke-down-early = Das Programm ist beim Start abgestürzt. Deine Dateien sind unverändert. Bitte melde den Fehler ({ $what }, bei { $at }).
