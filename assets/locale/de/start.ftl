# What is said in the terminal where there is no window to say it in.

# There is no display.
start-no-display = Kein Bildschirm gefunden. Starte das Programm auf einer grafischen Oberfläche oder setze DISPLAY oder WAYLAND_DISPLAY.

# The display is there no more.
start-display-gone = Die Verbindung zum Bildschirm ist abgebrochen. Starte das Programm neu, um deine Partie fortzusetzen.

# The system gives no more threads.
start-no-thread = Dem System sind die Threads ausgegangen. Schließe andere Programme und versuche es noch einmal.

# The program has broken down while its window was open.
start-broke-down = Das Programm ist abgestürzt. Starte es neu, um deine Partie fortzusetzen.

# The display opens no window; $why is what the system said.
start-no-window = Das Fenster lässt sich nicht öffnen: Der Bildschirm lehnt es ab ({ $why }). Versuche es mit einer anderen Oberfläche oder einem anderen Bildschirm.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = Das Fenster lässt sich nicht öffnen: Dem X-Server fehlt die Erweiterung { $extension }. Schalte sie ein oder versuche es mit einem anderen Bildschirm.

# Nothing can be drawn in a window; $drawing is what it would be drawn with.
start-no-drawing = Das Fenster lässt sich nicht öffnen: { $drawing ->
    [opengl] OpenGL funktioniert
   *[any] Vulkan, Metal, Direct3D und OpenGL funktionieren
} hier nicht ({ $why }). Installiere oder aktualisiere den Treiber der Grafikkarte (unter Linux Mesa).

# The program has broken down before its window was open; $what broke down at
# $place in the program's text.
start-broke-down-early = Das Programm ist beim Start abgestürzt. Deine Dateien sind unverändert. Bitte melde den Fehler ({ $what }, bei { $place }).
