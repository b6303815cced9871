# What is said in the terminal where there is no window to say it in.

# There is no display.
start-no-display = No hay pantalla donde abrir una ventana: inicia el programa en un escritorio, o define DISPLAY o WAYLAND_DISPLAY con una.

# The display is there no more.
start-display-gone = La pantalla con la ventana ha desaparecido; inicia el programa otra vez y tu partida sigue desde donde estaba.

# The system gives no more threads.
start-no-thread = El programa no puede funcionar, porque el sistema no le da ningún hilo donde trabajar: cierra otros programas e inícialo otra vez.

# The program has broken down while its window was open.
start-broke-down = El programa ha fallado; inícialo otra vez y tu partida sigue desde donde estaba.

# The display opens no window; $why is what the system said.
start-no-window = No se puede abrir la ventana, porque la pantalla la rechaza ({ $why }): inicia el programa en otro escritorio u otra pantalla.

# Nothing can be drawn in a window; $drawing is what it would be drawn with.
start-no-drawing = No se puede abrir la ventana, porque { $drawing ->
    [opengl] OpenGL no funciona
   *[any] no funcionan Vulkan, Metal, Direct3D ni OpenGL
} aquí ({ $why }): instala o actualiza el controlador de la tarjeta gráfica (en Linux, Mesa).

# The program has broken down before its window was open; $what broke down at
# $place in the program's text.
start-broke-down-early = El programa ha fallado antes de abrir su ventana, y tus archivos siguen como estaban: informa de este fallo, por favor ({ $what }, en { $place }).
