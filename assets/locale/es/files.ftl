# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
# It has its own “tu” or “tus”, and no verb agrees with it.
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

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Ruta copiada.
folder-not-shown = No se pudo abrir { $folder }. Copia la ruta y ábrela en tu gestor de archivos.

# Notices at the start and while the program runs.
notice-set-aside = El archivo con { file-content } no se pudo leer ({ $why }), así que se empezó uno nuevo. El antiguo se llama ahora { $kept }.
notice-spare-set-aside = El archivo con la copia de seguridad de tu balance no se pudo leer ({ $why }). Ahora se llama { $kept }, y hay una copia nueva.
notice-damaged = El archivo con { file-content } se modificó fuera del programa. Se usa la versión modificada; hay una copia en { $kept }.
notice-saved-game-damaged = { $path } se modificó fuera del programa después de guardarse. Se abrió la versión modificada.
notice-changed = Otro programa cambió el archivo con { file-content }. Esta ventana usa su propia versión; la otra se guardó como { $kept }.
notice-cleared-elsewhere = Tu historial se borró en otra ventana. Para recuperarlo, abre «{ window-history }» en el balance.
notice-played-elsewhere = Se añadieron las partidas que terminaste en otra ventana.
notice-left-elsewhere = Seguiste esta partida en otra ventana. Para pasar a esa versión, deshaz lo que has jugado aquí y elige una vez más «{ menu-undo }».
notice-tried-elsewhere = Se añadió una partida del día que jugaste en otra ventana.
notice-link-replaced = No se puede escribir en { $elsewhere }. Ahora tus archivos se guardan en { $folder }.
notice-taken-over = La otra ventana se cerró. Desde ahora, esta guarda tus partidas.
notice-broke-down = { -program } se cerró por un error la última vez; tu partida sigue donde estaba. Si informas del error, adjunta { $report }, por favor.
notice-saved-again = El guardado vuelve a funcionar.
notice-left-alone = { -program } se cerró justo después de sus dos últimos inicios; por eso esta partida es nueva. La anterior se llama ahora { $kept }.
notice-more = { $count ->
    [one] Hay 1 aviso más en el registro.
   *[other] Hay { $count } avisos más en el registro.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = no es un archivo
unreadable-too-large = ocupa más de { $mebibytes } MiB
unreadable-empty = está vacío
unreadable-not-text = no es texto
unreadable-wrong = línea { $line }: { $what }
unreadable-damaged = la línea { $line } está dañada
unreadable-impossible = su contenido no es válido
unreadable-no-saved-game = no es una partida guardada
unreadable-changed = se modificó fuera del programa
unreadable-newer = se guardó con una versión más nueva, formato { $version }

# What the system says of a file: in parentheses, within a sentence.
system-full = el disco está lleno
system-not-allowed = falta permiso
system-read-only = el disco es de solo lectura
system-missing = no existe el archivo o la carpeta

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = No se puede guardar nada, porque no se encontró tu carpeta personal. Inicia el programa con --data-dir CARPETA.
unsaved-in-use = { -program } ya está abierto en otra ventana que usa { $folder }. Aquí no se guarda nada hasta que cierres la otra.
unsaved-lock-in-the-way = No se puede guardar nada, porque { $path } lo impide. Muévelo o elimínalo.
unsaved-not-a-folder = No se puede guardar nada, porque { $folder } no es una carpeta. Mueve ese archivo o inicia el programa con --data-dir CARPETA.
unsaved-not-allowed = No se puede guardar nada: falta permiso para escribir en { $folder }. Cambia los permisos o inicia el programa con --data-dir CARPETA.
unsaved-full = No se puede guardar nada, porque el disco de { $folder } está lleno. Libera espacio.
unsaved-newer = El archivo con { file-content } ({ $path }) se guardó con una versión más nueva de { -program }, así que aquí tus cambios no se guardan. Usa esa versión.
unsaved-in-the-way = No se puede guardar el archivo con { file-content }, porque { $path } está dañado ({ $why }) y no se puede sustituir ({ $reason }). Muévelo o elimínalo.
unsaved-too-much = No se puede guardar el archivo con { file-content }, porque ocuparía más de { $mebibytes } MiB. Informa de este error, por favor.
unsaved-no-text = No se puede guardar el archivo con { file-content } ({ $reason }). Informa de este error, por favor.
unsaved-no-thread = El guardado ha dejado de funcionar ({ $reason }). Reinicia el programa.
unsaved-failed = No se puede guardar en { $folder } ({ $reason }). Revisa el disco o inicia el programa con --data-dir CARPETA.

# Why a saved game was not opened, or a game not saved.
file-missing = { $path } no existe.
game-file-unreadable = { $path } no se puede abrir ({ $why }).
game-not-listed-no-folder = La partida no se guardó, porque { $folder } no es una carpeta. Mueve ese archivo y guárdala otra vez.
game-not-listed-not-allowed = La partida no se guardó: falta permiso para escribir en { $folder }. Cambia los permisos y guárdala otra vez.
game-not-listed-full = La partida no se guardó, porque el disco de { $folder } está lleno. Libera espacio y guárdala otra vez.
game-not-listed-failed = La partida no se guardó en { $folder } ({ $reason }). Revisa el disco y guárdala otra vez.
file-newer = { $path } se guardó con una versión más nueva de { -program }. Ábrelo con esa versión.
game-file-impossible = La partida de { $path } no se puede jugar, porque no respeta las reglas.
game-file-not-renamed = No se pudo cambiar el nombre del archivo de la partida ({ $why }).
game-file-ended-otherwise = { $path } no se puede abrir, porque las reglas con las que se jugó han cambiado.
game-file-exists = { $path } ya existe. Elige otro nombre.
# A theme as a file.
theme-file-kind = Temas de Nestor Dominoes
theme-sent = Tema guardado como { $path }.
theme-fetched = «{ $theme }» se ha añadido a tus temas.
theme-no-room = Ya tienes { $most } temas. Elimina uno antes de añadir «{ $theme }».
theme-file-unreadable = { $path } no es un tema ({ $why }).
theme-file-not-written = El tema no se pudo guardar como { $path } ({ $reason }). Elige otra carpeta.

game-file-not-written = La partida no se pudo guardar como { $path } ({ $reason }). Elige otra carpeta.
