# What is said of the player's files. $path, $folder, $kept and $report are files
# and folders; $why is a message "unreadable-...", $reason what the system said.

# What the player calls what a file holds, within a sentence: never its first words,
# nor what a verb agrees with; it says "tu" or "tus" itself.
file-content = { $file ->
    [players] tu lista de jugadores
    [window] el tamaño y la posición de tu ventana
    [settings] tus ajustes
    [themes] tus colores
    [tally] tu balance
    [preserved] tu posición marcada
    [game] tu partida actual
    [history] tu historial
    [days] tus partidas del día
    [review] el análisis de una partida
   *[saved-game] tu partida guardada
}

# The player's folder: what is said when its path was copied, or the system did
# not open it.
folder-path-copied = Ruta copiada.
folder-not-shown = No se pudo abrir { $folder }. Copia la ruta y ábrela en tu gestor de archivos.

# What was found.
notice-set-aside = El archivo con { file-content } no se pudo leer ({ $why }), y el programa ha empezado sin él. Ahora se llama { $kept }.
notice-spare-set-aside = La copia de seguridad de tu balance no se pudo leer ({ $why }). Ahora se llama { $kept }, y hay una copia nueva.
notice-damaged = El archivo con { file-content } se modificó fuera del programa. Se usa la versión modificada; hay una copia en { $kept }.
notice-saved-game-damaged = { $path } se modificó fuera del programa después de guardarse. Se ha abierto la versión modificada.
notice-changed = Otro programa ha cambiado el archivo con { file-content }. Lo que escribió está ahora en { $kept }; esta ventana sigue con sus propios datos.
notice-cleared-elsewhere = Tu historial se ha borrado en otra ventana. Puedes recuperarlo en el balance, en «{ window-history }».
notice-played-elsewhere = Se han añadido las partidas que terminaste en otra ventana.
notice-left-elsewhere = Has seguido jugando en otra ventana. Deshaz lo que has jugado aquí; después, «{ menu-undo }» te trae esa partida.
notice-tried-elsewhere = Se ha añadido una partida del día que jugaste en otra ventana.
notice-link-replaced = No se puede escribir en { $elsewhere }, así que los enlaces de { $folder } se han sustituido por archivos.
notice-taken-over = La otra ventana se ha cerrado. Desde ahora, esta guarda tus partidas.
notice-broke-down = { -program } falló la última vez; tu partida sigue donde estaba. Si informas del fallo, adjunta { $report }, por favor.
notice-left-alone = { -program } se cerró justo después de sus dos últimos inicios; por eso esta partida es nueva. La anterior se llama ahora { $kept }.
notice-saved-again = Se vuelve a guardar.
notice-more = { $count ->
    [one] Hay 1 aviso más en «{ window-log }».
   *[other] Hay { $count } avisos más en «{ window-log }».
}

# Why a file cannot be read: part of a sentence, in brackets behind it.
unreadable-not-a-file = no es un archivo
unreadable-too-large = ocupa más de { $mebibytes } MiB
unreadable-empty = está vacío
unreadable-not-text = no es texto
unreadable-wrong = línea { $line }: { $what }
unreadable-damaged = la línea { $line } está dañada
unreadable-impossible = su contenido no puede ser correcto
unreadable-no-saved-game = no es una partida guardada
unreadable-changed = se modificó fuera del programa
unreadable-newer = es de una versión más nueva, formato { $version }

# What the system says of a file, where a message has $reason or $why.
system-full = el disco está lleno
system-not-allowed = falta permiso
system-read-only = el disco es de solo lectura
system-missing = no existe el archivo o la carpeta

# Why something could not be saved. "--data-dir" is typed so in every language.
unsaved-no-home = No se puede guardar nada, porque no se ha encontrado tu carpeta personal. Inicia el programa con --data-dir CARPETA.
unsaved-in-use = { -program } ya está abierto en otra ventana que usa { $folder }. Aquí no se guarda nada hasta que cierres la otra.
unsaved-lock-in-the-way = No se puede guardar nada, porque { $path } no es un archivo normal. Muévelo a otro sitio.
unsaved-not-a-folder = No se puede guardar nada, porque { $folder } no es una carpeta. Mueve ese archivo o inicia el programa con --data-dir CARPETA.
unsaved-not-allowed = No se puede guardar nada: falta permiso para escribir en { $folder }. Cambia los permisos o inicia el programa con --data-dir CARPETA.
unsaved-full = No se puede guardar nada, porque el disco de { $folder } está lleno. Libera espacio.
unsaved-newer = El archivo con { file-content } ({ $path }) es de una versión más nueva de { -program }. Usa esa versión: aquí tus cambios no se guardan.
unsaved-in-the-way = No se puede guardar el archivo con { file-content }: { $path } no se puede leer ({ $why }) ni mover ({ $reason }). Muévelo tú.
unsaved-too-much = No se puede guardar el archivo con { file-content }, porque ocuparía más de { $mebibytes } MiB. Informa de este fallo, por favor.
unsaved-no-text = No se puede guardar el archivo con { file-content } ({ $reason }). Informa de este fallo, por favor.
unsaved-no-thread = Se ha dejado de guardar ({ $reason }). Reinicia el programa.
unsaved-failed = No se puede guardar en { $folder } ({ $reason }). Revisa el disco o inicia el programa con --data-dir CARPETA.

# Why a saved game was not opened, or a game not saved.
file-missing = { $path } no existe.
game-file-unreadable = { $path } no se puede abrir ({ $why }).
game-not-listed-no-folder = La partida no se ha guardado, porque { $folder } no es una carpeta. Mueve ese archivo y guárdala otra vez.
game-not-listed-not-allowed = La partida no se ha guardado: falta permiso para escribir en { $folder }. Cambia los permisos y guárdala otra vez.
game-not-listed-full = La partida no se ha guardado, porque el disco de { $folder } está lleno. Libera espacio y guárdala otra vez.
game-not-listed-failed = La partida no se ha guardado en { $folder } ({ $reason }). Revisa el disco y guárdala otra vez.
file-newer = { $path } se guardó con una versión más nueva de { -program }. Ábrelo con esa versión.
game-file-impossible = La partida de { $path } no se puede jugar, porque no respeta las reglas.
game-file-not-renamed = No se pudo cambiar el nombre de la partida ({ $why }).
game-file-ended-otherwise = { $path } no se puede abrir, porque una de sus rondas terminó según una regla que ha cambiado.
game-file-exists = { $path } ya existe. Elige otro nombre.
# A theme as a file.
theme-file-kind = Temas de Nestor Dominoes
theme-sent = Tema guardado como { $path }.
theme-fetched = «{ $theme }» se ha añadido a tus temas.
theme-no-room = Ya tienes { $most } temas. Elimina uno antes de añadir «{ $theme }».
theme-file-unreadable = { $path } no es un tema ({ $why }).
theme-file-not-written = El tema no se pudo guardar como { $path } ({ $reason }). Elige otro sitio.

game-file-not-written = La partida no se pudo guardar como { $path } ({ $reason }). Elige otro sitio.
