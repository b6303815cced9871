# The daily game, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Partie du jour
window-numbered = Partie numérotée
tip-daily = Les mêmes dominos pour tous ; votre premier essai compte
tip-numbered = Avec les mêmes règles, un même numéro donne toujours les mêmes donnes

# In the menu bar, during a daily game.
daily-titled = Partie du jour, { $date }
# Beside it, if the result won’t count.
daily-for-practice = Entraînement

# In the window of the seals.

# What is said of the day that is chosen.
daily-begun = Vous avez commencé cette partie. Vous pouvez la continuer quand vous voulez.
daily-try-lost = Vous avez commencé cette partie, mais il est impossible de la continuer : ce jour reste sans résultat.
daily-missed = Vous avez manqué ce jour, mais vous pouvez encore le jouer pour vous entraîner.
daily-clock-set-back = La date de votre ordinateur a été reculée : la partie du jour ne sert que d’entraînement.
daily-level-stays = La partie du jour garde son propre niveau. Le nouveau niveau s’appliquera à la prochaine partie.

# How a try ended.
daily-ended =
    { $result ->
        [won] Victoire, { $own } à { $nestor }.
        [lost] Défaite, { $own } à { $nestor }.
       *[drawn] Égalité, { $own } à { $nestor }.
    }
daily-hands =
    { $of ->
        [one] Manches gagnées : { $won } sur { $of }
       *[other] Manches gagnées : { $won } sur { $of }
    }

# The summary to share, line by line. Its last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level } : victoire { $own } à { $nestor }
        [lost] { $game }, { $level } : défaite { $own } à { $nestor }
       *[drawn] { $game }, { $level } : égalité { $own } à { $nestor }
    }

# Buttons.
daily-play = Jouer
daily-go-on = Continuer
daily-play-again = Jouer pour s’entraîner
daily-copy = Copier le résultat
tip-daily-copy = À partager, sans rien dévoiler des dominos

# On the card at the end of a game.
daily-counted = { $counted ->
    [yes] Partie du jour, { $date } : ce résultat compte.
   *[no] Partie du jour, { $date } : entraînement seulement.
}
daily-first-end = Partie du jour, { $date }, rejouée. Votre premier résultat reste valable : { $ended }

# The figures.
daily-row = Série en cours
daily-longest-row = Plus longue série
daily-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
daily-won = Parties gagnées sans aide
daily-won-of = { $won } sur { $of }

# The calendar.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-spoken = { $state ->
    [begun] { $date } : en cours
    [begun-assisted] { $date } : en cours, avec aide
    [over-assisted] { $date } : { $ended } Avec aide.
   *[over] { $date } : { $ended }
}
daily-levels = Le jeu est toujours { game-all-fives }. Nestor est le plus faible le lundi et le plus fort le dimanche. Vous pouvez vous arrêter et continuer plus tard. Le conseil, l’annulation et toute autre aide classent votre essai « avec aide ».

# Numbered games.
numbered-hint = Aucun
numbered-known = Vous avez déjà vu ces donnes : la partie sera classée « avec aide ».
numbered-another = Numéro au hasard
numbered-on-table = Partie actuelle : { $number }
numbered-copy = Copier
numbered-not = Saisissez un nombre entier de 19 chiffres au plus.
daily-honest = Les donnes d’un jour peuvent se calculer à partir de sa date : c’est une question d’honneur. Si le programme sait que vous les avez vues, la partie est classée « avec aide ».

# A try starts or continues while one of the two is on.
daily-help-put-away = Le compteur de dominos et le tuteur sont désactivés, car ils classeraient votre partie du jour « avec aide ».

# Nestor’s level that day, and the heading of an explanation.
daily-level = Niveau de Nestor : { $level }
daily-what = À propos de la partie du jour
daily-practice = Vous pouvez rejouer les mêmes dominos pour vous entraîner. Votre premier résultat reste valable.

daily-full-month = Un mois sans interruption
daily-full-month-figures = { $days } jours joués, victoires : { $won }
daily-full-month-spoken = { $month } : { daily-full-month }. { daily-full-month-figures }.
daily-see-month = Voir { $month }

# Above the game: the day that is chosen.
daily-today = Aujourd’hui : { $date }
daily-yesterday = Hier

# The legend of the calendar.
daily-sign-won = gagnée
daily-sign-lost = perdue
daily-sign-tied = égalité
daily-sign-in-progress = en cours
daily-sign-assisted = avec aide

# While the daily games are being read.
daily-being-read = Chargement des parties du jour…
