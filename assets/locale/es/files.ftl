# What is said of the player's files. $path, $folder, $kept and $report are files
# and folders; $why is a message "unreadable-...", $reason what the system said.

# What the player calls what a file holds, within a sentence: never its first words,
# nor what a verb agrees with; it says "tu" or "tus" itself.
file-content = { $file ->
    [players] tu lista de jugadores
    [window] el tamaño y lugar de tu ventana
    [settings] tus ajustes
    [themes] tus colores
    [tally] tu recuento
    [preserved] tu posición marcada
    [game] tu partida en curso
    [history] tu historial
    [days] tus partidas del día
    [review] el examen de una partida
   *[saved-game] tu partida guardada
}

# The player's folder: what is said when its path was copied, or the system did
# not open it.
folder-path-copied = La ruta está copiada.
folder-not-shown = El sistema no pudo abrir { $folder }. Copia la ruta y ábrela por tu cuenta.

# What was found.
notice-set-aside = El archivo con { file-content } no se pudo leer y se conserva como { $kept }; el programa empieza sin él ({ $why }).
notice-spare-set-aside = La copia de reserva de tu recuento no sirve y se conserva como { $kept }; tu recuento sigue igual y se hace una copia nueva ({ $why }).
notice-damaged = El archivo con { file-content } se modificó, a mano o por un fallo del disco: el programa sigue con lo que dice ahora, y una copia se conserva como { $kept }.
notice-saved-game-damaged = La partida de { $path } se modificó después de guardarse, a mano o por un fallo del disco: se abre tal como está.
notice-changed = Algo ajeno a esta ventana ha cambiado el archivo con { file-content }: el archivo cambiado se conserva como { $kept }, y esta ventana sigue con lo que tiene.
notice-cleared-elsewhere = Otra ventana ha borrado tu historial, y por eso aquí también queda borrado: la ventana Historial puede recuperarlo.
notice-played-elsewhere = Mientras tanto, otra ventana ha terminado partidas: también cuentan aquí.
notice-left-elsewhere = Mientras tanto, otra ventana ha seguido jugando una partida: Deshacer la pone en la mesa tal como estaba allí, una vez deshecho lo jugado aquí.
notice-tried-elsewhere = Mientras tanto, otra ventana ha anotado un intento en la partida de un día: también se conserva aquí.
notice-link-replaced = En { $elsewhere } no se puede escribir: los archivos de allí a los que llevan los enlaces quedan como están, y archivos en { $folder } han ocupado el lugar de esos enlaces.
notice-taken-over = La otra ventana se ha cerrado: desde ahora esta guarda lo que haces.
notice-broke-down = { -program } falló la última vez; tu partida sigue desde donde estaba. Lo que pasó está en el archivo { $report }: adjúntalo si informas del fallo.
notice-saved-again = Todo vuelve a estar guardado.

# Why a file cannot be read: part of a sentence, in brackets behind it.
unreadable-not-a-file = no es un archivo
unreadable-too-large = ocupa más de { $mebibytes } MiB
unreadable-empty = está vacío
unreadable-not-text = no es texto
unreadable-wrong = línea { $line }: { $what }
unreadable-no-saved-game = es otro archivo de este programa y no contiene ninguna partida guardada
unreadable-changed = se modificó, a mano o por un fallo del disco
unreadable-newer = lo escribió una versión más nueva del programa (formato { $version })

# Why something could not be saved. "--data-dir" is typed so in every language.
unsaved-no-home = Lo que hagas se olvidará al cerrar el programa, porque no se ha encontrado tu carpeta personal: inicia el programa con --data-dir CARPETA para indicarle una.
unsaved-in-use = { -program } ya está abierto en otra ventana, que guarda lo que haces en la carpeta { $folder }: sigue allí, porque lo que hagas en esta ventana no se guarda hasta que cierres la otra.
unsaved-lock-in-the-way = Lo que hagas no se puede guardar, porque { $path } no es un archivo normal: muévelo y volverá a guardarse.
unsaved-not-a-folder = Lo que hagas se olvidará al cerrar el programa, porque { $folder } no es una carpeta: mueve ese archivo o inicia el programa con --data-dir CARPETA.
unsaved-not-allowed = Lo que hagas se olvidará al cerrar el programa, porque no tiene permiso para escribir en la carpeta { $folder }: dáselo o inícialo con --data-dir CARPETA.
unsaved-full = Lo que hagas no se puede guardar, porque no queda sitio en el disco de la carpeta { $folder }: libera espacio y volverá a guardarse.
unsaved-newer = El archivo con { file-content }, { $path }, es de una versión más nueva de { -program } y no se toca: usa esa versión para seguir con él; lo que cambies aquí en { file-content } no se guarda.
unsaved-in-the-way = El archivo con { file-content }, { $path }, no se puede leer ({ $why }) ni mover ({ $reason }): muévelo tú, y volverá a guardarse lo que hagas.
unsaved-too-much = No es posible guardar { file-content }, porque ocuparía más de { $mebibytes } MiB: empieza de cero e informa de este fallo, por favor.
unsaved-no-text = No es posible guardar { file-content } ({ $reason }): informa de este fallo, por favor.
unsaved-no-thread = Lo que hagas se olvidará al cerrar el programa, porque se ha detenido la parte que guarda ({ $reason }): inicia el programa otra vez.
unsaved-failed = Lo que hagas no se puede guardar en la carpeta { $folder } ({ $reason }): revisa el disco o inicia el programa con --data-dir CARPETA.

# Why a saved game was not opened, or a game not saved.
game-file-missing = No existe el archivo { $path }: búscalo en otro sitio.
game-file-unreadable = { $path } no se puede abrir como partida guardada ({ $why }).
game-not-listed-no-folder = La partida no se guardó en tu lista, porque { $folder } no es una carpeta: mueve ese archivo y vuelve a guardarla.
game-not-listed-not-allowed = La partida no se guardó en tu lista, porque el programa no tiene permiso para escribir en la carpeta { $folder }: dáselo y vuelve a guardarla.
game-not-listed-full = La partida no se guardó en tu lista, porque no queda sitio en el disco de la carpeta { $folder }: libera espacio y vuelve a guardarla.
game-not-listed-failed = La partida no se guardó en tu lista en la carpeta { $folder } ({ $reason }): revisa el disco y vuelve a guardarla.
game-file-newer = { $path } se guardó con una versión más nueva de { -program }: ábrelo con ella; nada ha cambiado.
game-file-impossible = La partida de { $path } no se puede jugar ({ $reason }).
game-file-exists = Ya existe el archivo { $path }: elige otro nombre.
# A theme as a file.
theme-file-kind = Temas de Nestor Dominoes
theme-sent = El tema está guardado en { $path }.
theme-fetched = «{ $theme }» ya está entre tus temas.
theme-no-room = «{ $theme }» no se guarda: caben { $most } temas propios. Quita antes alguno.
theme-file-missing = No existe el archivo { $path }: nada ha cambiado.
theme-file-unreadable = { $path } no es un tema ({ $why }): nada ha cambiado.
theme-file-newer = { $path } lo escribió una versión más nueva de { -program }: nada ha cambiado.
theme-file-not-written = El tema no se pudo guardar en { $path } ({ $reason }): elige otro sitio.

game-file-not-written = La partida no se pudo guardar como { $path } ({ $reason }): elige otro sitio.
