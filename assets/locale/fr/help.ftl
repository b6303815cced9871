# The Help window, beside the rules of the game.

# The pages of the window, and the headings of the contents.
help-page-how-to-play = Comment jouer
help-page-words = Vocabulaire
help-page-keys = { window-keys }
help-page-rules = Règles
help-page-scoring = Exemples de points
help-page-strategy = Stratégie
help-page-nestor = Comment joue Nestor
help-group-start = Pour commencer
help-group-better = Mieux jouer
help-group-nestor = Nestor
help-group-games = Tous les jeux
help-all-games = Les { $count } jeux
help-contents = Sommaire
help-search = Rechercher dans l’aide
help-nothing-found = Aucun résultat. Essayez un autre mot.

# How to play: parts of the page, each with its heading.
help-basics = Les dominos en cinq lignes
help-basics-match = Prolonger : jouez un domino dont une moitié porte le même nombre qu’un bout ouvert de la chaîne.
help-basics-count = Compter : dans { game-all-fives }, vous marquez quand la somme des bouts est un multiple de cinq.
help-basics-draw = Piocher : quand vous ne pouvez pas jouer, prenez des dominos dans la pioche jusqu’à en trouver un de jouable.
help-basics-go-out = Faire domino : jouez votre dernier domino avant les autres, et marquez les points qu’ils ont encore en main.
help-basics-win = Gagner : atteignez avant les autres l’objectif, souvent 150 points.

help-first = Par où commencer
help-first-game = Commencez par { game-all-fives }. Chaque coup peut rapporter, et la table fait les calculs : elle montre la somme des bouts, et chaque place possible montre la somme qu’on y obtiendrait. Pour un jeu sans calcul, commencez par { game-block }.
help-first-level = Commencez contre Nestor au niveau « { level-learner } ». Quand vous gagnez six parties sur dix, montez d’un niveau. Le bilan montre où vous en êtes.
help-first-known = Vous connaissez Dominos - The Draw Game ? Son niveau Novice s’appelle ici « { level-beginner } », et son niveau Expert « { level-brutal } ».
help-playing = Jouer un domino
help-playing-by-click = Cliquez sur un domino de votre main. S’il n’a qu’une place possible, il s’y place aussitôt. Sinon, cliquez sur la place voulue. Les dominos injouables sont plus bas et plus sombres ; cliquez sur l’un d’eux pour savoir pourquoi.
help-playing-by-drag = Vous pouvez aussi faire glisser un domino jusqu’à sa place ; lâché ailleurs, il revient dans votre main. Faites glisser les dominos de votre main pour les ranger.
help-playing-button = Quand vous ne pouvez pas jouer, un bouton en bas à droite indique la suite : « { turn-draw } » ou « { turn-pass } ». La barre d’espace l’actionne. Dans les réglages, vous choisissez la vitesse de Nestor, et s’il attend votre OK.
help-playing-claims = Dans les jeux où l’on annonce ses points, la question vous est posée après chaque coup. Au clavier, 0 veut dire « { turn-nothing } », 1 le plus petit nombre, 2 le suivant. Si le nombre est faux, vous ne marquez rien, et le joueur suivant peut prendre les points.

help-taking-back = Annuler et rétablir
help-taking-back-undo = « { menu-undo } » reprend un coup ou une pioche à la fois, avec les réponses de Nestor, même dans les manches précédentes ; « { menu-redo } » les remet. La pioche garde son ordre : si vous piochez de nouveau, vous recevez le même domino. Annuler un coup classe la partie « avec aide », sauf si vous rétablissez tout.
help-taking-back-preserve = « { menu-bookmark } » retient où vous en êtes, et « { menu-go-to-bookmark } » vous y ramène, même un autre jour. Si vous avez joué entre-temps, la partie est classée « avec aide ». Votre partie s’enregistre au fur et à mesure : vous pouvez fermer la fenêtre à tout moment.
help-learning = De l’aide en jouant
help-learning-hint = « { menu-hint } » montre le meilleur coup et dit pourquoi. Le compteur de dominos montre les dominos que vous n’avez pas vus, et qui peut les avoir.
help-learning-tutor = Le tuteur vous avertit avant une erreur. Activez-le dans le menu « { menu-learn } ». Le conseil, le compteur de dominos et le tuteur classent tous la partie « avec aide ».
help-learning-lessons = Les leçons présentent des positions de vraies parties, avec une question pour chacune. Votre partie vous attend. « { menu-practice } » repose vos propres erreurs des parties analysées, cinq par jour.

help-review = Revoir une manche ou une partie
help-review-game = « { menu-review } » repasse coup par coup une manche ou une partie finie, tous les dominos visibles ; les parties plus anciennes sont dans l’historique. Chaque coup est jugé d’après ce que son joueur pouvait savoir.
help-review-again = « { menu-try-again } » continue depuis n’importe quelle position dans une partie à part, qui n’est ajoutée ni au bilan ni à l’historique. Cette commande n’est pas disponible dans les parties chronométrées, ni dans la partie du jour avant sa fin.
help-review-luck = Le résultat se partage entre vos erreurs, celles des autres et la chance : de combien la donne, la pioche et les dominos cachés vous ont été plus ou moins favorables que la moyenne.
help-review-margin = Les coûts sont estimés à partir d’un échantillon de donnes. Pointez un coût pour voir sa marge d’erreur ; dans 95 % des cas, le coût réel s’y trouve.

# Above the examples of a game in which no count scores.
help-no-scores-but = Dans votre jeu actuel, les bouts ouverts ne rapportent rien, mais ces images montrent quand même comment se calcule la somme.

# Above the examples of a game in which equal ends score.
help-headers-so = Un coup qui laisse les deux bouts ouverts égaux rapporte des points. Quelques exemples :

# Above the examples of a game in which halves add up to seven.
help-fits-so = Dans votre jeu actuel, les bouts ouverts ne rapportent rien. Ces images montrent quels dominos sont jouables :

# Above the examples.
help-counted-so = Après chaque coup, on additionne les bouts ouverts. Quelques exemples :

# The plays of an example, for a screen reader: the lead, and a later play.
help-example-led = Ouverture : { $bone }
help-example-played = { $bone } est joué { $side ->
    [right] à droite
    [left] à gauche
    [top] en haut
   *[bottom] en bas
} de { $on }

# The bones in the player’s hand, for a screen reader.
help-hand = Votre main : { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.

help-nestor-chooses = Comment je choisis

help-nestor-undo = Si vous annulez un coup
help-nestor-undo-same = Dans la même position, je donne la même réponse. Vous pouvez donc annuler un coup, en essayer un autre et voir ce qui aurait changé.
