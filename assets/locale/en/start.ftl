# Messages in the terminal, when there is no window.

# There is no display.
start-no-display = No display found. Start the program from a desktop session, or set DISPLAY or WAYLAND_DISPLAY.

# The connection to the display was lost.
start-display-gone = The connection to the display was lost. Start the program again to continue your game.

# The system has no more threads.
start-no-thread = The system has no threads to spare. Close some other programs and try again.

# The program crashed while its window was open.
start-broke-down = The program crashed. Start it again to continue your game.

# The display opened no window. $why is what the system said.
start-no-window = Can’t open a window: the display refused it ({ $why }). Try another desktop or display.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = Can’t open a window: the X server lacks the extension { $extension }. Turn it on, or try another display.

# Nothing can be drawn in a window. $drawing is what the program draws with.
start-no-drawing = Can’t open a window: { $drawing ->
    [opengl] OpenGL doesn’t
   *[any] Vulkan, Metal, Direct3D, and OpenGL don’t
} work here ({ $why }). Install or update your graphics driver (on Linux, Mesa).

# The program crashed before its window opened. $what is the failure, and $at its place in
# the source.
start-broke-down-early = The program crashed before opening its window. Your files are unchanged. Please report this ({ $what }, at { $at }).
