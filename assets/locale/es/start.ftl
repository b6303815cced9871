# What is said in the terminal where there is no window to say it in.

# There is no display.
start-no-display = No se encuentra ninguna pantalla. Inicia el programa desde un escritorio o define DISPLAY o WAYLAND_DISPLAY.

# The display is there no more.
start-display-gone = Se ha perdido la conexión con la pantalla. Inicia el programa otra vez para seguir tu partida.

# The system gives no more threads.
start-no-thread = Al sistema no le quedan hilos de ejecución. Cierra otros programas e inténtalo otra vez.

# The program has broken down while its window was open.
start-broke-down = El programa ha fallado. Inícialo otra vez para seguir tu partida.

# The display opens no window; $why is what the system said.
start-no-window = No se puede abrir la ventana: la pantalla la rechaza ({ $why }). Prueba con otro escritorio u otra pantalla.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = No se puede abrir la ventana: al servidor X le falta la extensión { $extension }. Actívala o prueba con otra pantalla.

# Nothing can be drawn in a window; $drawing is what it would be drawn with.
start-no-drawing = No se puede abrir la ventana: { $drawing ->
    [opengl] OpenGL no funciona
   *[any] Vulkan, Metal, Direct3D y OpenGL no funcionan
} aquí ({ $why }). Instala o actualiza el controlador de la tarjeta gráfica (en Linux, Mesa).

# The program has broken down before its window was open; $what broke down at
# $place in the program's text.
start-broke-down-early = El programa ha fallado antes de abrir su ventana. Tus archivos no han cambiado. Informa del fallo, por favor ({ $what }, en { $place }).
