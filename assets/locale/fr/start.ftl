# Messages in the terminal, when there is no window.

# There is no display.
start-no-display = Aucun écran trouvé. Lancez le programme depuis une session de bureau, ou définissez DISPLAY ou WAYLAND_DISPLAY.

# The connection to the display was lost.
start-display-gone = La connexion à l’écran est perdue. Relancez le programme pour continuer votre partie.

# The system has no more threads.
start-no-thread = Le système n’a plus de fils d’exécution disponibles. Fermez d’autres programmes et réessayez.

# The program crashed while its window was open.
start-broke-down = Le programme a planté. Relancez-le pour continuer votre partie.

# The display opened no window. $why is what the system said.
start-no-window = Impossible d’ouvrir une fenêtre : l’écran l’a refusée ({ $why }). Essayez un autre bureau ou un autre écran.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = Impossible d’ouvrir une fenêtre : il manque au serveur X l’extension { $extension }. Activez-la, ou essayez un autre écran.

# Nothing can be drawn in a window. $drawing is what the program draws with.
start-no-drawing = Impossible d’ouvrir une fenêtre : { $drawing ->
    [opengl] OpenGL ne fonctionne pas
   *[any] ni Vulkan, ni Metal, ni Direct3D, ni OpenGL ne fonctionnent
} ici ({ $why }). Installez ou mettez à jour votre pilote graphique (sous Linux, Mesa).

# The program crashed before its window opened. $what is the failure, and $at its place in
# the source.
start-broke-down-early = Le programme a planté avant d’ouvrir sa fenêtre. Vos fichiers sont intacts. Merci de signaler ce problème ({ $what }, { $at }).
