# What is said in the terminal where there is no window to say it in.

# There is no display.
start-no-display = No display found. Start the program from a desktop session, or set DISPLAY or WAYLAND_DISPLAY.

# The display is there no more.
start-display-gone = The connection to the display was lost. Start the program again to continue your game.

# The system gives no more threads.
start-no-thread = The system has no threads to spare. Close some other programs and try again.

# The program has broken down while its window was open.
start-broke-down = The program crashed. Start it again to continue your game.

# The display opens no window; $why is what the system said.
start-no-window = Can’t open a window: the display refused it ({ $why }). Try another desktop or display.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = Can’t open a window: the X server lacks the extension { $extension }. Turn it on, or try another display.

# Nothing can be drawn in a window; $drawing is what it would be drawn with.
start-no-drawing = Can’t open a window: { $drawing ->
    [opengl] OpenGL doesn’t
   *[any] Vulkan, Metal, Direct3D and OpenGL don’t
} work here ({ $why }). Install or update your graphics driver (on Linux, Mesa).

# The program has broken down before its window was open; $what broke down at
# $place in the program's text.
start-broke-down-early = The program crashed before opening its window. Your files are unchanged. Please report this ({ $what }, at { $place }).
