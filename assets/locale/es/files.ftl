# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
# It has its own “tu” or “tus”, and no verb agrees with it.
file-content = { $file ->
    [themes] tus colores
   *[settings] tus ajustes
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Ruta copiada.
folder-not-shown = No se pudo abrir { $folder }. Copia la ruta y ábrela en tu gestor de archivos.

# Notices at the start and while the program runs. $date says when a copy was made.
notice-copy-in-use = Tus partidas estaban dañadas, así que se usa una copia del { $date }. El archivo dañado se llama ahora { $kept }.
notice-copy-found = Faltaba el archivo con tus partidas, así que se usa una copia del { $date }.
notice-no-copy = Tus partidas estaban dañadas y no hay ninguna copia. El archivo dañado se llama ahora { $kept }.
notice-left-out = { $count ->
    [one] Se omitió 1 entrada dañada.
   *[other] Se omitieron { $count } entradas dañadas.
}
notice-earlier = En { $folder } hay partidas de una versión anterior. Esta versión no puede leerlas y las deja como están.
notice-set-aside = El archivo con { file-content } no se pudo leer, así que se empezó uno nuevo. El antiguo se llama ahora { $kept }.
notice-saved-game-changed = La partida guardada { $path } se modificó fuera del programa. Lo que ves es la versión modificada.
notice-broke-down = { -program } se cerró por un error la última vez; tu partida sigue donde estaba. Si informas del error, adjunta { $report }, por favor.
notice-begun-anew = { -program } se cerró justo después de sus dos últimos inicios; por eso apartó tu partida. Con «Deshacer» vuelves a ella.
notice-dropped = No se pudo guardar un cambio ({ $reason }) y se omitió. Informa de este error, por favor.
notice-saved-again = El guardado vuelve a funcionar.
notice-not-copied = Tus partidas están guardadas, pero no hay una copia de seguridad nueva: no se puede escribir { $path } ({ $reason }).
notice-more = { $count ->
    [one] Hay 1 aviso más en el registro.
   *[other] Hay { $count } avisos más en el registro.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = no es un archivo
unreadable-damaged = está dañado
unreadable-no-saved-game = no es una partida guardada
unreadable-newer = se guardó con una versión más nueva
unreadable-older = se guardó con una versión anterior

# What the system says of a file: in parentheses, within a sentence.
system-full = el disco está lleno
system-not-allowed = falta permiso
system-read-only = el disco es de solo lectura
system-missing = no existe el archivo o la carpeta
system-not-a-folder = hay un archivo en el lugar de la carpeta

# The question at the start while the player’s games can’t be read, and its answers.
unreadable-title = No se pueden leer tus partidas
unreadable-play = Jugar sin guardar

# Why they can’t be read, or why changes aren’t saved. “--data-dir” is the same in every language.
reason-no-folder = No se encontró tu carpeta personal. Inicia el programa con --data-dir CARPETA.
reason-locked = { -program } ya está abierto en otra ventana. Usa esa ventana; si no responde, cierra las dos y vuelve a iniciar el programa.
reason-silent = El disco no responde. Comprueba que esté conectado.
reason-newer = { $path } se guardó con una versión más nueva de { -program }. Usa esa versión.
reason-replaced = Otro programa puso un archivo en el lugar de tus partidas. Guarda esta partida como archivo y vuelve a iniciar el programa.
reason-not-read = No se puede leer { $path } ({ $reason }). Soluciónalo o inicia el programa con --data-dir CARPETA.
reason-not-saved = No se puede guardar { $path } ({ $reason }). Soluciónalo o inicia el programa con --data-dir CARPETA.

# Why a saved game was not opened, or a game not saved.
file-unreadable = { $path } no se puede abrir ({ $why }).
folder-unreadable = No se puede leer la carpeta { $folder } ({ $reason }).
game-not-listed = La partida no se guardó en { $folder } ({ $reason }). Soluciónalo y guárdala otra vez.
game-file-impossible = La partida de { $path } no se puede jugar, porque no respeta las reglas.
game-file-not-renamed = No se pudo cambiar el nombre del archivo de la partida ({ $why }).
file-no-text = No se puede guardar el archivo ({ $reason }). Informa de este error, por favor.
file-exists = { $path } ya existe. Elige otro nombre.

# A theme as a file.
theme-file-kind = Temas de Nestor Dominoes
theme-sent = Tema guardado como { $path }.
theme-fetched = «{ $theme }» se añadió a tus temas.
theme-no-room = Ya tienes { $most } temas. Elimina uno antes de añadir «{ $theme }».
theme-file-unreadable = { $path } no se puede abrir como tema ({ $why }).
file-not-written = { $path } no se pudo guardar ({ $reason }). Elige otra carpeta.
file-not-removed = { $path } no se pudo eliminar ({ $reason }).
