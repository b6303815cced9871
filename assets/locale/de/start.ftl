# What is said in the terminal where there is no window to say it in.

# There is no display.
start-no-display = Es gibt keine Anzeige, auf der sich ein Fenster öffnen ließe: Starte das Programm auf einer grafischen Oberfläche oder setze DISPLAY oder WAYLAND_DISPLAY auf eine.

# The display is there no more.
start-display-gone = Die Anzeige mit dem Fenster ist verschwunden; starte das Programm neu, und deine Partie geht dort weiter, wo sie war.

# The system gives no more threads.
start-no-thread = Das Programm kann nicht laufen, weil das System ihm keinen Thread gibt: Schließ andere Programme und starte es noch einmal.

# The program has broken down while its window was open.
start-broke-down = Das Programm ist abgestürzt; starte es neu, und deine Partie geht dort weiter, wo sie war.

# The display opens no window; $why is what the system said.
start-no-window = Das Fenster kann nicht geöffnet werden, weil die Anzeige es ablehnt ({ $why }): Starte das Programm auf einer anderen Oberfläche oder Anzeige.

# Nothing can be drawn in a window; $drawing is what it would be drawn with.
start-no-drawing = Das Fenster kann nicht geöffnet werden, weil { $drawing ->
    [opengl] OpenGL
   *[any] Vulkan, Metal, Direct3D oder OpenGL
} hier nicht funktioniert ({ $why }): Installiere oder aktualisiere den Treiber der Grafikkarte (unter Linux Mesa).

# The program has broken down before its window was open; $what broke down at
# $place in the program's text.
start-broke-down-early = Das Programm ist abgestürzt, bevor sein Fenster offen war, und deine Dateien sind unverändert: Melde das bitte ({ $what }, bei { $place }).
