# Messages in the terminal, when there is no window.

# There is no display.
start-no-display = No se encuentra ninguna pantalla. Inicia el programa desde un escritorio o define DISPLAY o WAYLAND_DISPLAY.

# The connection to the display was lost.
start-display-gone = Se perdió la conexión con la pantalla. Inicia el programa otra vez para seguir tu partida.

# The system has no more threads.
start-no-thread = Al sistema no le quedan hilos de ejecución. Cierra otros programas e inténtalo otra vez.

# The program crashed while its window was open.
start-broke-down = El programa se cerró por un error. Inícialo otra vez para seguir tu partida.

# The display opened no window. $why is what the system said.
start-no-window = No se puede abrir la ventana: la pantalla la rechaza ({ $why }). Prueba con otro escritorio u otra pantalla.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = No se puede abrir la ventana: al servidor X le falta la extensión { $extension }. Actívala o prueba con otra pantalla.

# Nothing can be drawn in a window. $drawing is what the program draws with.
start-no-drawing = No se puede abrir la ventana: { $drawing ->
    [opengl] OpenGL no funciona
   *[any] Vulkan, Metal, Direct3D y OpenGL no funcionan
} aquí ({ $why }). Instala o actualiza el controlador de la tarjeta gráfica (en Linux, Mesa).

# The program crashed before its window opened. $what is the failure, and $at its place in
# the source.
start-broke-down-early = El programa falló antes de abrir su ventana. Tus archivos no han cambiado. Informa del error, por favor ({ $what }, en { $at }).
