# Messages in the terminal, when there is no window.

# There is no display.
start-no-display = Nenhuma tela encontrada. Inicie o programa em uma sessão gráfica ou defina DISPLAY ou WAYLAND_DISPLAY.

# The connection to the display was lost.
start-display-gone = A conexão com a tela caiu. Inicie o programa de novo para continuar sua partida.

# The system has no more threads.
start-no-thread = O sistema não tem threads livres. Feche outros programas e tente de novo.

# The program crashed while its window was open.
start-broke-down = O programa fechou inesperadamente. Inicie-o de novo para continuar sua partida.

# The display opened no window. $why is what the system said.
start-no-window = Não é possível abrir uma janela: a tela recusou ({ $why }). Tente outro ambiente gráfico ou outra tela.

# The X server of a Linux desktop lacks something; $extension is its name.
start-no-extension = Não é possível abrir uma janela: falta ao servidor X a extensão { $extension }. Ative-a ou tente outra tela.

# Nothing can be drawn in a window. $drawing is what the program draws with.
start-no-drawing = Não é possível abrir uma janela: { $drawing ->
    [opengl] o OpenGL não funciona
   *[any] Vulkan, Metal, Direct3D e OpenGL não funcionam
} aqui ({ $why }). Instale ou atualize o driver de vídeo (no Linux, o Mesa).

# The program crashed before its window opened. $what is the failure, and $at its place in
# the source.
start-broke-down-early = O programa fechou inesperadamente antes de abrir a janela. Seus arquivos não foram alterados. Relate este problema, por favor ({ $what }, em { $at }).
