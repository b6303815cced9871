# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [themes] couleurs
   *[settings] réglages
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Chemin copié.
folder-not-shown = Impossible d’ouvrir { $folder }. Copiez le chemin et ouvrez-le dans votre gestionnaire de fichiers.

# Notices at the start and while the program runs. $date says when a copy was made.
notice-copy-in-use = Vos parties étaient endommagées ; une copie du { $date } est utilisée. Le fichier endommagé s’appelle maintenant { $kept }.
notice-copy-found = Le fichier de vos parties manquait ; une copie du { $date } est utilisée.
notice-no-copy = Vos parties étaient endommagées et il n’y a pas de copie. Le fichier endommagé s’appelle maintenant { $kept }.
notice-left-out = { $count ->
    [one] { $count } entrée endommagée a été laissée de côté.
   *[other] { $count } entrées endommagées ont été laissées de côté.
}
notice-earlier = Des parties d’une version antérieure se trouvent dans { $folder }. Cette version ne peut pas les lire et les laisse intactes.
notice-set-aside = Fichier illisible ({ file-content }) : un nouveau a été créé. L’ancien s’appelle maintenant { $kept }.
notice-saved-game-changed = La partie enregistrée { $path } a été modifiée hors du programme. Vous voyez la version modifiée.
notice-broke-down = { -program } a planté la dernière fois ; votre partie reprend là où elle en était. Si vous signalez le problème, joignez { $report }.
notice-begun-anew = { -program } s’est arrêté juste après ses deux derniers démarrages ; votre partie est donc mise de côté. « Annuler » y ramène.
notice-dropped = Un changement n’a pas pu être enregistré ({ $reason }) et a été laissé de côté. Merci de signaler ce problème.
notice-saved-again = L’enregistrement fonctionne de nouveau.
notice-not-copied = Vos parties sont enregistrées, mais il n’y a pas de nouvelle copie de sauvegarde : impossible d’écrire { $path } ({ $reason }).
notice-more = { $count ->
    [one] Il y a { $count } autre message dans le journal.
   *[other] Il y a { $count } autres messages dans le journal.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = ce n’est pas un fichier
unreadable-damaged = fichier endommagé
unreadable-no-saved-game = ce n’est pas une partie enregistrée
unreadable-newer = enregistré par une version plus récente de { -program }
unreadable-older = enregistré par une version antérieure

# What the system says of a file: in parentheses, within a sentence.
system-full = disque plein
system-not-allowed = accès refusé
system-read-only = disque en lecture seule
system-missing = fichier ou dossier introuvable
system-not-a-folder = un fichier occupe la place du dossier

# The question at the start while the player’s games can’t be read, and its answers.
unreadable-title = Vos parties sont illisibles
unreadable-play = Jouer sans enregistrer

# Why they can’t be read, or why changes aren’t saved. “--data-dir” is the same in every language.
reason-no-folder = Votre dossier personnel est introuvable. Lancez le programme avec --data-dir DOSSIER.
reason-locked = { -program } est déjà ouvert dans une autre fenêtre. Utilisez cette autre fenêtre ; si elle ne répond pas, fermez les deux et recommencez.
reason-silent = Le disque ne répond pas. Vérifiez qu’il est bien connecté.
reason-newer = { $path } vient d’une version plus récente de { -program }. Utilisez cette version.
reason-replaced = Un autre programme a mis un fichier à la place de vos parties. Enregistrez cette partie dans un fichier, puis relancez le programme.
reason-not-read = Impossible de lire { $path } ({ $reason }). Corrigez le problème, ou lancez le programme avec --data-dir DOSSIER.
reason-not-saved = Impossible d’enregistrer { $path } ({ $reason }). Corrigez le problème, ou lancez le programme avec --data-dir DOSSIER.

# Why a saved game was not opened, or a game not saved.
file-unreadable = Impossible d’ouvrir { $path } ({ $why }).
folder-unreadable = Impossible de lire le dossier { $folder } ({ $reason }).
game-not-listed = La partie n’a pas été enregistrée dans { $folder } ({ $reason }). Corrigez le problème, puis enregistrez de nouveau.
game-file-impossible = La partie dans { $path } n’est pas jouable, car elle enfreint les règles.
game-file-not-renamed = Impossible de renommer la partie ({ $why }).
file-no-text = Impossible d’enregistrer le fichier ({ $reason }). Merci de signaler ce problème.
file-exists = { $path } existe déjà. Choisissez un autre nom.

# A theme as a file.
theme-file-kind = Thèmes de Nestor Dominoes
theme-sent = Thème enregistré sous { $path }.
theme-fetched = « { $theme } » a été ajouté à vos thèmes.
theme-no-room = Vous avez déjà { $most } thèmes. Supprimez-en un avant d’ajouter « { $theme } ».
theme-file-unreadable = Impossible d’ouvrir { $path } comme thème ({ $why }).
file-not-written = Impossible d’enregistrer { $path } ({ $reason }). Choisissez un autre dossier.
file-not-removed = Impossible de supprimer { $path } ({ $reason }) : le fichier est toujours là.
