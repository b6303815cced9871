# What is said in the terminal where there is no window to say it in.

# There is no display.
start-no-display = There is no display to open a window on: start the program on a desktop, or set DISPLAY or WAYLAND_DISPLAY to one.

# The display is there no more.
start-display-gone = The display with the window has gone; start the program again, and your game goes on from where it was.

# The system gives no more threads.
start-no-thread = The program cannot run, because the system gives it no thread to work in: close other programs, and start it again.

# The program has broken down while its window was open.
start-broke-down = The program has broken down; start it again, and your game goes on from where it was.

# The display opens no window; $why is what the system said.
start-no-window = The window cannot be opened, because the display refuses it ({ $why }): start the program on another desktop or display.

# Nothing can be drawn in a window; $drawing is what it would be drawn with.
start-no-drawing = The window cannot be opened, because { $drawing ->
    [opengl] OpenGL
   *[any] Vulkan, Metal, Direct3D or OpenGL
} does not work here ({ $why }): install or update the driver of the graphics card (on Linux, Mesa).

# The program has broken down before its window was open; $what broke down at
# $place in the program's text.
start-broke-down-early = The program has broken down before its window was open, and your files are as they were: please report this ({ $what }, at { $place }).
