# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [players] liste des joueurs
    [window] taille et position de la fenêtre
    [settings] réglages
    [themes] couleurs
    [game] partie actuelle
    [before] copie de la dernière session
    [tally] bilan
    [bookmark] signet
    [history] historique
    [days] parties du jour
    [review] analyse de la partie
    [theme] thème
   *[saved-game] partie enregistrée
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Chemin copié.
folder-not-shown = Impossible d’ouvrir { $folder }. Copiez le chemin et ouvrez-le dans votre gestionnaire de fichiers.

# Notices at the start and while the program runs.
notice-set-aside = { $file ->
    [game] Votre partie est illisible ; en voici une nouvelle. L’ancien fichier s’appelle maintenant { $kept }.
   *[other] Fichier illisible ({ file-content }) : un nouveau a été créé. L’ancien s’appelle maintenant { $kept }.
}
notice-gone-back = Votre partie est illisible ; vous la retrouvez telle qu’au début de votre dernière session. L’ancien fichier s’appelle maintenant { $kept }.
notice-damaged = Un fichier a été modifié hors du programme ({ file-content }). La version modifiée est utilisée ; une copie se trouve dans { $kept }.
notice-left-out = Un fichier d’une version antérieure de { -program } n’a pas pu être utilisé ({ file-content }). Il reste à sa place : { $path }.
notice-saved-game-damaged = La partie enregistrée { $path } a été modifiée hors du programme. Vous voyez la version modifiée.
notice-changed = Un autre programme a modifié un fichier ({ file-content }). Cette fenêtre garde sa propre version ; l’autre a été enregistrée sous { $kept }.
notice-broke-down = { -program } a planté la dernière fois ; votre partie reprend là où elle en était. Si vous signalez le problème, joignez { $report }.
notice-left-alone = { -program } s’est arrêté juste après ses deux derniers démarrages ; voici donc une nouvelle partie. L’ancienne se trouve maintenant dans { $kept }.
notice-saved-again = L’enregistrement fonctionne de nouveau.
notice-more = { $count ->
    [one] Il y a { $count } autre message dans le journal.
   *[other] Il y a { $count } autres messages dans le journal.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = ce n’est pas un fichier
unreadable-damaged = fichier endommagé
unreadable-no-saved-game = ce n’est pas une partie enregistrée
unreadable-newer = enregistré par une version plus récente de { -program }
unreadable-older = enregistré par une version antérieure à 0.2

# What the system says of a file: in parentheses, within a sentence.
system-full = disque plein
system-not-allowed = accès refusé
system-read-only = disque en lecture seule
system-missing = fichier ou dossier introuvable
system-not-a-folder = un fichier occupe la place du dossier

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = Rien ne peut être enregistré, car votre dossier personnel est introuvable. Lancez le programme avec --data-dir DOSSIER.
unsaved-in-use = { -program } est déjà ouvert dans une autre fenêtre ; rien n’est enregistré ici. Utilisez cette autre fenêtre ; si elle ne répond pas, fermez les deux et recommencez.
unsaved-lock-in-the-way = Rien ne peut être enregistré à cause de { $path }. Déplacez cet élément ou supprimez-le.
unsaved-newer = Un fichier ({ file-content }) vient d’une version plus récente de { -program } : vos changements n’y sont pas enregistrés. Utilisez la version plus récente.
unsaved-older = Un fichier ({ file-content }) vient d’une version trop ancienne de { -program } : il reste intact et vos changements n’y sont pas enregistrés. Utilisez l’ancienne version, ou déplacez { $path } dans un autre dossier.
unsaved-foreign = Enregistrement impossible ({ file-content }), car autre chose se trouve à l’emplacement { $path }. Déplacez ou supprimez cet élément.
unsaved-no-text = Enregistrement impossible ({ file-content } ; { $reason }). Merci de signaler ce problème.
unsaved-no-thread = L’enregistrement ne fonctionne plus ({ $reason }). Relancez le programme.
unsaved-refused = Impossible d’enregistrer { $path } ({ file-content } ; { $reason }). Corrigez le problème, ou lancez le programme avec --data-dir DOSSIER.
unsaved-failed = Rien ne peut être enregistré dans { $folder } ({ $reason }). Corrigez le problème, ou lancez le programme avec --data-dir DOSSIER.
unsaved-silent = Le disque qui contient { $folder } ne répond pas : rien n’est enregistré. Vérifiez qu’il est bien connecté.

# Why a saved game was not opened, or a game not saved.
file-unreadable = Impossible d’ouvrir { $path } ({ $why }).
folder-unreadable = Impossible de lire le dossier { $folder } ({ $reason }).
game-not-listed = La partie n’a pas été enregistrée dans { $folder } ({ $reason }). Corrigez le problème, puis enregistrez de nouveau.
game-file-impossible = La partie dans { $path } n’est pas jouable, car elle enfreint les règles.
game-file-not-renamed = Impossible de renommer la partie ({ $why }).
file-exists = { $path } existe déjà. Choisissez un autre nom.

# A theme as a file.
theme-file-kind = Thèmes de Nestor Dominoes
theme-sent = Thème enregistré sous { $path }.
theme-fetched = « { $theme } » a été ajouté à vos thèmes.
theme-no-room = Vous avez déjà { $most } thèmes. Supprimez-en un avant d’ajouter « { $theme } ».
theme-file-unreadable = Impossible d’ouvrir { $path } comme thème ({ $why }).
file-not-written = Impossible d’enregistrer { $path } ({ $reason }). Choisissez un autre dossier.
file-not-removed = Impossible de supprimer { $path } ({ $reason }) : le fichier est toujours là.
