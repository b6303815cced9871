# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
# It has its own “tu” or “tus”, and no verb agrees with it.
file-content = { $file ->
    [players] tu lista de jugadores
    [window] el tamaño y la posición de tu ventana
    [settings] tus ajustes
    [themes] tus colores
    [game] tu partida actual
    [before] la copia de tu última sesión
    [tally] tu balance
    [bookmark] tu posición marcada
    [history] tu historial
    [days] tus partidas del día
    [review] el análisis de una partida
    [theme] tu tema
   *[saved-game] tu partida guardada
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Ruta copiada.
folder-not-shown = No se pudo abrir { $folder }. Copia la ruta y ábrela en tu gestor de archivos.

# Notices at the start and while the program runs.
notice-set-aside = { $file ->
    [game] Tu partida no se pudo leer, así que se empezó una nueva. El archivo antiguo se llama ahora { $kept }.
   *[other] El archivo con { file-content } no se pudo leer, así que se empezó uno nuevo. El antiguo se llama ahora { $kept }.
}
notice-gone-back = Tu partida no se pudo leer, así que volvió al principio de tu última sesión. El archivo antiguo se llama ahora { $kept }.
notice-damaged = El archivo con { file-content } se modificó fuera del programa. Se usa la versión modificada; hay una copia en { $kept }.
notice-left-out = El archivo con { file-content } de una versión anterior de { -program } no se pudo usar. Sigue en su sitio: { $path }.
notice-saved-game-damaged = La partida guardada { $path } se modificó fuera del programa. Lo que ves es la versión modificada.
notice-changed = Otro programa cambió el archivo con { file-content }. Esta ventana usa su propia versión; la otra se guardó como { $kept }.
notice-broke-down = { -program } se cerró por un error la última vez; tu partida sigue donde estaba. Si informas del error, adjunta { $report }, por favor.
notice-saved-again = El guardado vuelve a funcionar.
notice-left-alone = { -program } se cerró justo después de sus dos últimos inicios; por eso esta partida es nueva. La anterior se llama ahora { $kept }.
notice-more = { $count ->
    [one] Hay 1 aviso más en el registro.
   *[other] Hay { $count } avisos más en el registro.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = no es un archivo
unreadable-damaged = está dañado
unreadable-no-saved-game = no es una partida guardada
unreadable-newer = se guardó con una versión más nueva
unreadable-older = se guardó con una versión anterior a la 0.2

# What the system says of a file: in parentheses, within a sentence.
system-full = el disco está lleno
system-not-allowed = falta permiso
system-read-only = el disco es de solo lectura
system-missing = no existe el archivo o la carpeta
system-not-a-folder = hay un archivo en el lugar de la carpeta

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = No se puede guardar nada, porque no se encontró tu carpeta personal. Inicia el programa con --data-dir CARPETA.
unsaved-in-use = { -program } ya está abierto en otra ventana, así que aquí no se guarda nada. Usa esa ventana; si no responde, cierra las dos y vuelve a iniciar el programa.
unsaved-lock-in-the-way = No se puede guardar nada, porque { $path } lo impide. Muévelo o elimínalo.
unsaved-newer = El archivo con { file-content } se guardó con una versión más nueva de { -program }, así que aquí tus cambios no se guardan. Usa esa versión.
unsaved-older = El archivo con { file-content } es de una versión demasiado antigua, así que tus cambios no se guardan. Usa esa versión o mueve { $path } a otra carpeta.
unsaved-foreign = No se puede guardar el archivo con { file-content }, porque en { $path } hay otra cosa. Muévela o elimínala.
unsaved-no-text = No se puede guardar el archivo con { file-content } ({ $reason }). Informa de este error, por favor.
unsaved-no-thread = El guardado dejó de funcionar ({ $reason }). Reinicia el programa.
unsaved-refused = No se puede guardar el archivo con { file-content } como { $path } ({ $reason }). Soluciónalo o inicia el programa con --data-dir CARPETA.
unsaved-failed = No se puede guardar en { $folder } ({ $reason }). Soluciónalo o inicia el programa con --data-dir CARPETA.
unsaved-silent = El disco con { $folder } no responde, así que no se guarda nada. Comprueba que esté conectado.

# Why a saved game was not opened, or a game not saved.
file-unreadable = { $path } no se puede abrir ({ $why }).
folder-unreadable = No se puede leer la carpeta { $folder } ({ $reason }).
game-not-listed = La partida no se guardó en { $folder } ({ $reason }). Soluciónalo y guárdala otra vez.
game-file-impossible = La partida de { $path } no se puede jugar, porque no respeta las reglas.
game-file-not-renamed = No se pudo cambiar el nombre del archivo de la partida ({ $why }).
file-exists = { $path } ya existe. Elige otro nombre.

# A theme as a file.
theme-file-kind = Temas de Nestor Dominoes
theme-sent = Tema guardado como { $path }.
theme-fetched = «{ $theme }» se añadió a tus temas.
theme-no-room = Ya tienes { $most } temas. Elimina uno antes de añadir «{ $theme }».
theme-file-unreadable = { $path } no se puede abrir como tema ({ $why }).
file-not-written = { $path } no se pudo guardar ({ $reason }). Elige otra carpeta.
file-not-removed = { $path } no se pudo eliminar ({ $reason }).
