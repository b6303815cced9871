# The Settings window; the rules are in rules.ftl.

# During a game: when a change takes effect.
settings-from-the-next-hand = Les changements de règles s’appliquent à la prochaine manche.

# The name of the list of games.
settings-game = Jeu

# Above the built-in games.
settings-ready-made = Jeux inclus

settings-other = Autre

# The name of the field for the name of a game.
settings-game-name = Nom de votre jeu

# What the field shows while it is empty.
settings-game-name-hint = Donnez un nom à ces règles

# Button: saves the new name.
settings-save-name = Enregistrer le nom

# The name of the list of levels.
settings-level = Niveau de Nestor

# The display settings, each with what it does.
settings-pace = Vitesse de Nestor
settings-one-click = Jouer d’un seul clic
settings-one-click-explained = Quand un domino n’a qu’une place possible.
settings-auto-draw = Piocher jusqu’à pouvoir jouer
settings-auto-draw-explained = D’un seul clic, sauf dans The Draw Game et avec des pétards.
settings-take-for-me = Distribuer mes dominos
settings-take-for-me-explained = Sinon, vous tirez vous-même pour l’ouverture et, dans The Draw Game, vous prenez vos dominos sur la table.
settings-cut = Couper avant chaque manche
settings-cut-explained = Vous voyez le sceau du mélange, puis vous choisissez où couper.
settings-motion = Animations
settings-flicker = Signaler les coups de Nestor
settings-flicker-explained = Le bout où il vient de jouer clignote brièvement. Nécessite les animations.
settings-ends-only = { menu-ends-only }
settings-ends-only-explained = Le dernier domino de chaque branche, en grand et bien lisible.
settings-table-count = Afficher la somme des bouts
settings-table-count-explained = Au bord inférieur de la table.
settings-score-keeping = Tableau de score
settings-score-keeping-explained = Pour les jeux où seuls les multiples de cinq rapportent, ou un point par cinq et par trois.
settings-bones = Dominos
settings-bones-explained = Leur aspect en main et sur la table.
settings-bones-ivory = Ivoire
settings-bones-ebony = Ébène
settings-bones-jade = Jade
settings-bones-bone-and-red = Os et rouge
settings-bones-colored-pips = Points de couleur
settings-bones-large-pips = Gros points
settings-backs = Dos des dominos
settings-backs-explained = Le motif des dominos face cachée.
settings-backs-diamond = Losange
settings-backs-meander = Méandre
settings-backs-laurel = Laurier
settings-backs-plain = Uni
settings-numerals = Chiffres sur les dominos
settings-play-edges = Bords de couleur
settings-play-edges-explained = Un bord de la couleur du joueur autour de chaque domino sur la table.
settings-play-edges-from-three = À trois ou quatre joueurs
settings-play-edges-from-three-explained = À deux, la couleur du clou central montre qui a joué le domino.
settings-play-edges-always = Toujours
settings-play-edges-never = Jamais
settings-play-edges-never-explained = La couleur du clou central montre qui a joué le domino ; à trois ou quatre joueurs, son bord inférieur aussi.
settings-plain-surfaces = Surfaces unies
settings-plain-surfaces-explained = Bois et tissu sans texture.
settings-lens = { menu-lens }
settings-lens-explained = Montre quels dominos n’ont pas été vus et qui peut les avoir. Classe la partie « avec aide ».
settings-lens-off = Désactivé
settings-lens-on = Activé
settings-lens-while-held = Touche maintenue
settings-rating = { rating-show }
settings-tutor = Tuteur
settings-tutor-explained = Avertit avant une erreur. Classe la partie « avec aide ».
settings-tutor-off = Désactivé
settings-tutor-gentle = Indulgent
settings-tutor-gentle-explained = Avertit avant les coups qui coûtent au moins 8 points ou réduisent les chances de gagner d’au moins 8 points de pourcentage.
settings-tutor-strict = Strict
settings-tutor-strict-explained = Avertit avant les coups qui coûtent au moins 3 points ou réduisent les chances de gagner d’au moins 3 points de pourcentage.

# The choice that lets you type a number of points.
settings-own-target = Autre

# The field that searches all pages, and the button that empties a search field.
settings-search = Rechercher un réglage
search-clear = Effacer la recherche
# Whether words are written together, as “Steinzähler” in German, so that “Zähler” finds it, too:
# “yes” or “no”, not translated.
search-has-compounds = no

# How much was found.
settings-found = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}

# The choices of a setting by which a search found it.
settings-found-choices = Choix possibles : { $choices }

# Resets a page to its defaults, or the rules to those of the most similar built-in game.
settings-reset-page = Réinitialiser cette page
settings-reset-rules = Revenir à : { $game }

# Headings above groups of rules.
settings-section-hand = La manche
settings-section-scoring = Les points
settings-section-end = La fin de la manche
settings-section-winning = La victoire

# How fast Nestor plays.
settings-pace-wait-for-ok = Attendre mon OK
settings-pace-slow = Lente
settings-pace-normal = Normale
settings-pace-fast = Rapide

# What the score is kept on.
settings-score-keeping-numbers = Nombres
settings-score-keeping-cribbage-board = Planche de cribbage
settings-score-keeping-cribbage-board-explained = À côté des nombres. Un trou par cinq, ou par point quand cinq et trois valent chacun un point.
settings-score-keeping-paper = Croix sur papier
settings-score-keeping-paper-explained = Un trait par cinq, ou par point. Une grande croix et quatre petites font dix.

# How fast bones move.
settings-motion-as-the-system-wishes = Comme le système
settings-motion-as-the-system-wishes-explained = Normales, ou désactivées si votre système réduit les animations.
settings-motion-off = Aucune
settings-motion-fast = Rapides
settings-motion-normal = Normales
settings-motion-slow = Lentes

# What is heard, and how loud.
settings-sound = Son
# Said of the sound settings while sound is off.
settings-silent = Le son est désactivé.
settings-volume = Volume
settings-volume-quiet = Faible
settings-volume-medium = Moyen
settings-volume-loud = Fort
settings-sound-of-bones = Bruit des dominos
settings-sound-of-shuffle = Bruit du mélange
settings-sound-of-scores = Son des points
settings-sound-of-blasts = Bruit des pétards

# The choice of a language. Languages are called by their own names.
settings-language = Langue
settings-language-explained = Si la langue de votre système n’est pas disponible, l’anglais est utilisé.
settings-language-system = Comme le système

# The row that leads to the colors.
settings-colors = Couleurs

# The rows about files, each with what it says.
settings-folder = Dossier de données
settings-open-folder = Ouvrir le dossier
settings-copy-path = Copier le chemin
settings-saved = Enregistrement

# A warning if the next hand won’t be played by the rules as they are
# set. $reason is a sentence.
settings-next-hand-ends-game = Avec cet objectif, la victoire est déjà acquise : la partie se termine avec cette manche et sera classée « avec aide ».
settings-next-hand-by-old-rules = { $reason } Tant que vous ne changez pas cela, cette partie garde ses anciennes règles.

# Button: gives a game of the player’s own the rules that are set.
settings-replace = Appliquer ces règles à « { $name } »

# After a game of the player’s own was deleted.
settings-deleted = « { $name } » : jeu supprimé. Ses règles restent en vigueur jusqu’à ce que vous choisissiez un autre jeu.

# The field for points holds no number, so the target stays.
# $still is a number of points, "150 points".
settings-not-a-target = Saisissez un nombre de 1 à { $most }. En attendant, l’objectif reste à { $still }.

# The other rules don’t allow this number of points; $reason is a sentence.
settings-refused-target = { $reason } Tant que vous ne saisissez pas un autre nombre, l’objectif reste à { $still }.

# Button: changes another rule, too, which is in the way. $rule comes in quotation marks.
settings-change-too = { $to ->
    [on] Activer aussi { $rule }
    [off] Désactiver aussi { $rule }
   *[value] Régler aussi { $rule }
}

# Things players search for that are set elsewhere, and the heading
# above them.
settings-beside = Se règle ailleurs
settings-text-size = Taille du texte
settings-text-size-explained = Pour tout sauf les dominos.
settings-network = Jeu en ligne
settings-network-explained = Non disponible. Plusieurs personnes peuvent jouer à tour de rôle sur cet ordinateur.

# The pages of the window.
settings-page-basic = Général
settings-page-rules = Règles
settings-page-more = Plus

# The groups of the last page.
settings-group-play = Pendant le jeu
settings-group-table = Table
settings-group-learning = Apprentissage
settings-group-files = Fichiers

# Sizes of text, for a screen reader: they are shown as letters.
settings-text-size-small = Petit
settings-text-size-usual = Normal
settings-text-size-large = Grand
settings-text-size-largest = Très grand

# Opens the Colors window.
settings-edit-colors = Modifier les couleurs

# Undoes the reset of a page.
settings-undo-reset = Annuler la réinitialisation
