# Keywords: other names by which something is searched for, a line for each, after the id of its
# name. Nobody reads them. The beginnings of words match, and accents are ignored:
# "animations" is enough for "animation". Translate what your friends would type, not the words.

# Commands and windows.
keywords-commands =
    new-game-series: série, manche, au meilleur des trois, au meilleur des cinq, plusieurs parties, tournoi
    window-numbered: graine, seed, même donne, mêmes dominos, code, numéro de partie
    window-new-game: commencer, jouer, autre partie, variante, nombre de joueurs, adversaires, deux personnes, trois, quatre, partenaires, équipes, ami, à plusieurs, places, règles maison
    new-game-rules: règles maison, mes règles, personnaliser, changer les règles, variante
    window-daily: donne du jour, aujourd’hui, défi, calendrier, mois, série, quotidien
    menu-restart-game: revanche, recommencer, à zéro, même donne, depuis le début, reprendre
    menu-open: charger, parties enregistrées, sauvegarde, continuer, reprendre, importer, fichier
    menu-save: sauvegarder, sauvegarde, garder, exporter, parties enregistrées, fichier
    menu-pause: arrêter le chrono, temps, horloge, minuteur
    menu-give-up: abandon, déclarer forfait, se rendre, capituler, quitter la partie
    menu-change-player: profil, utilisateur, compte, connexion, renommer, mon nom, famille, personne, plusieurs personnes
    window-tally: statistiques, stats, taux de victoires, victoires et défaites, gagné, perdu, résultats, pourcentage, palmarès
    window-score-pad: feuille de marque, bloc, marque, compter les points, compteur, noter, papier, crayon, vrais dominos, calculatrice, train mexicain, patte de poulet, Mexican Train
    menu-quit: sortir, fermer, terminer, fin
    window-history: anciennes parties, parties finies, liste des parties, résultats, statistiques, archives
    menu-undo: revenir, retour, reprendre, défaire, erreur, mauvais clic, oups
    menu-redo: refaire, encore, avancer
    menu-bookmark: marque-page, marquer, retenir la position, point de sauvegarde, garder
    menu-go-to-bookmark: marque-page, restaurer, point de sauvegarde, revenir, retrouver la position
    menu-sort-hand: ranger, ordonner, classer, organiser, tuiles
    window-log: déroulement, liste des coups, ce qui s’est passé, notation, compte rendu
    window-score-sheet: feuille de marque, points par manche, tableau des scores, marque
    window-result: gagnant, vainqueur, qui a gagné, fin de la partie
    menu-full-screen: agrandir, maximiser, tout l’écran, sans bordure
    menu-between: dominos couverts, dominos joués, milieu, panneau
    menu-show-hidden-hands: montrer la main de Nestor, voir la main de Nestor, montrer les dominos de tous, tricher, triche, espionner, regarder, révéler, voir le jeu adverse, face visible, main cachée
    menu-show-boneyard: tricher, triche, espionner, regarder, révéler, voir le talon, face visible
    menu-copy-log: exporter, presse-papiers, texte
    menu-hint: indice, aide, meilleur coup, suggestion, que jouer, aidez-moi, astuce
    window-lessons: tutoriel, tuto, apprendre, entraînement, exercices, cours, problèmes, débutant
    menu-practice: mes erreurs, exercices, entraînement, s’entraîner, pratiquer, apprendre de ses erreurs
    menu-review: rejouer, revoir, analyse, analyser, relecture, mes erreurs, gaffes, jouer d’ici, jouer de cette position, réessayer, et si, revanche avec les mains échangées, autre place, mêmes donnes, replay
    window-help: manuel, règles du jeu, mode d’emploi, instructions, comment jouer, comment gagner, guide, tutoriel
    window-keys: raccourcis, touches, commandes, gestes, lecteur d’écran, accessibilité, aveugle
    window-honesty: équitable, loyal, honnête, triche, tricheur, truqué, hasard, aléatoire, chance, confiance
    window-about: version, crédits, licence, auteur
    window-decisions: ce que Nestor savait, pourquoi a-t-il joué cela, IA, raisons
    window-seals: preuve, donnes honnêtes, mélange, hash, empreinte, hasard, truqué

# Settings.
keywords-settings =
    settings-game: variante, type, sorte, règles, mode, personnalisé, règles maison, mes règles
    settings-level: difficulté, dur, facile, force, adversaire, ordinateur, IA, robot, intelligent, bête, handicap, novice, expert
    colors-ready-looks: thèmes, mode sombre, mode clair, mode nuit, apparence, fond, style, habillage
    settings-pace: rapidité, délai, attendre, tour, temps de réflexion, vite, lent, rapide, ordinateur, adversaire
    settings-one-click: cliquer, double clic, deux fois, sélectionner, automatique, une fois
    settings-auto-draw: automatique, talon, prendre, cliquer, tout d’un coup
    settings-cut: coupe, mélanger, distribuer
    settings-take-for-me: prendre, sept, cliquer, choisir, tirer, automatique, donne, face cachée
    settings-motion: animé, vitesse, effets, glisser, voler, réduire les mouvements, transitions, fête, confettis
    settings-flicker: clignoter, éclair, surligner, mettre en évidence, dernier coup, effets
    settings-ends-only: zoom, taille, disposition, plateau, petit, grand, compact, toute la table, extrémités
    settings-table-count: total, addition, calcul, extrémités, compter
    settings-score-keeping: cribbage, fiches, trous, croix, papier, marque, bâtons, points
    settings-bones: jeu, pièces, ivoire, ébène, jade, rouge, couleurs, gros, points, apparence
    settings-backs: dos, revers, motif, face cachée, losange, méandre, laurier, apparence
    settings-numerals: nombres, points, accessibilité, lisible
    settings-lens: probabilités, chances, compter les dominos, non vus, restants, cachés, mémoire
    settings-rating: cote, Elo, classement, force
    settings-tutor: entraîneur, professeur, prof, avertissement, alerte, erreur, gaffe, confirmer, conseil
    settings-play-edges: qui, joueur, couleur, bordure, contour, cadre, joué par, clou
    settings-plain-surfaces: textures, grain, fond, motif, tissu, feutre, bois, marbre, apparence, graphismes, sobre
    settings-first-hints: fiches, débutant, guide, expliquer, introduction, montrer de nouveau, conseils
    settings-colors: thèmes, apparence, fond, contraste, daltonien, daltonisme, accessibilité, personnaliser, tapis
    settings-folder: répertoire, chemin, emplacement, données, disque, sauvegarde, où, automatique
    settings-saved: sauvegarde, sauvegarder, automatique, disque, stockage
    history-keep: historique, vie privée, confidentialité, retenir, anciennes parties
    settings-text-size: police, caractères, plus grand, plus petit, lettres, zoom, échelle, lisible, accessibilité, DPI, résolution
    settings-network: internet, réseau, multijoueur, serveur, LAN, à distance, wifi, connexion
    settings-language: traduction anglais allemand espagnol français région langue language english deutsch sprache idioma español português
    settings-sound: sons musique audio volume muet bruit voix effets fort faible niveau
    settings-sound-of-bones: entendre claquement clic coup domino jouer
    settings-sound-of-shuffle: entendre brassage donne mélanger son
    settings-sound-of-scores: entendre cloche carillon notes bruit
    settings-sound-of-blasts: entendre explosion bang détonation son

# Rules.
keywords-rules =
    rule-clock: chrono, horloge, pendule, limite, minutes, secondes, temps, blitz
    rule-hand-size: nombre donne tuiles compte départ combien main
    rule-set: double six neuf 6 9 28 55 dominos boîte cuba cubain
    rule-double-blank: jeu complet 27 28 dominos double blanc zéro 0-0 retirer sans cutthroat cut-throat trois joueurs
    rule-doublets-limit: doubles paires redistribuer nouvelle donne annuler mélanger
    rule-first-lead: commencer entame premier tour qui pose doubles sort hasard tirer début
    rule-later-leads: commencer entame tour qui gagnant perdant manche suivante
    rule-direction: sens horaire antihoraire aiguilles montre gauche droite ordre tour
    rule-draws: talon stock mort prendre bloquer piocher
    rule-voluntary-draw: volontaire choix libre option talon stock prendre piocher
    rule-bury-two: talon stock mort mettre de côté caché retirer enterrer
    rule-kept-back: talon stock mort morts réserve reste derniers jamais piochés dormants
    rule-hand-cap: maximum limite plus arrêter talon dix-huit
    rule-fit: matador sept 7 somme égal égaux moitiés correspondre aller
    rule-spinner: doubles croix branches quatre côtés ramifier premier arbre
    rule-fives: muggins somme points marquer 5 multiples
    rule-threes: somme points marquer 3 multiples
    rule-headers: bergen double header triple bouts égaux mêmes deux extrémités
    rule-count-unit: valeur points diviser score multiples cinq trois
    rule-claims: muggins dire annoncer crier automatique points oublier voler prendre
    rule-firecrackers: faire sauter explosion bombe exploser enlever domino détruire
    rule-domino-award: valeur prime bonus gagner manche finir sortir points
    rule-block-award-to: manche bloquée fermé fermer prime coincé gagnant égalité
    rule-block-award-of: bloqué fermé valeur prime coincé points bonus
    rule-rounding: arrondi arrondir près haut bas cinq dizaines
    rule-block-lead: bloqué commencer entame ouverture gagnant suivant tour fermé
    rule-partner-may-lead: ouverture ouvrir commencer partenaire laisser céder équipe pose jamaïque
    rule-no-doublet: doubles redistribuer nouvelle donne domino le plus fort commencer
    rule-tied-block: bloqué égalité égal fermé coincé personne
    rule-brackets: cuba oriente dizaines points tranche palier
    rule-score: six love jamaïque cochon antilles martinique guadeloupe victoires manches compter points contre zéro
    rule-hand-worth: brésil carroça lá-e-lô cruzada valeur double deux bouts
    rule-capicua: capicua capicúa capicu bonus prime deux bouts dernier domino double
    rule-chuchazo: chuchaso double blanc zéro 0-0 bonus prime dernier domino
    rule-pass-after-lead: paso pase bouder boudé passer bonus prime deuxième entame
    rule-all-pass: paso redondo corrido bouder boudé passer bonus prime tous trois
    rule-first-hands: bonus prime cent 100 75 50 25 porto rico
    rule-remaining: coût points pénalité reste non joués perdant main
    rule-target: but cible gagner score limite longueur fin court long match points
    rule-exact-target: exactement précis dépasser tout rond cribbage but cible fin
    rule-score-display: tableau points cinq diviser afficher

# Games, levels, and who plays.
keywords-games =
    game-draw: draw, classique, simple, facile, pioche, talon, enfants, famille
    game-block: block, bloquer, bloc, blocage, classique, simple, facile, passer, bouder, boudé, sans talon, mort, morts, à trois, martinique, guadeloupe, enfants
    game-all-fives: 5, tous les cinq, muggins, sniff, spinner, croix, branche, multiples
    game-firecracker-fives: firecracker, pétard, explosion, bombe, exploser, chronométré, chrono, minutes, rapide, faire sauter
    game-bergen: faire partout, 4 partout, double header, triple header, bouts égaux, deux bouts, mêmes bouts, extrémités
    game-matador: sept, faire sept, somme, 7, complément, matadors, joker
    game-latin-partners: latin partners, capicúa, tranca, tranque, paso, blocage, passer, bouder, équipe, équipes, partenaire, paires, amérique latine, venezuela, vénézuélien, caraïbes, antilles, mexique, colombie, sens inverse, double six
    game-dominican: dominican, dominicano, république dominicaine, saint-domingue, capicua, capicu, paso, pase, passer, bouder, tranca, tranque, caraïbes, antilles, latino, équipes, partenaires
    game-puerto-rican: puerto rican, puertorriqueño, porto rico, puerto rico, boricua, capicua, capicu, chuchazo, tranca, tranque, premières manches, 500, caraïbes, antilles, latino, équipes, partenaires
    game-puerto-rican-short-game: puerto rican short game, puertorriqueño, porto rico, puerto rico, boricua, capicua, capicu, chuchazo, tranca, tranque, 200, rapide, caraïbes, antilles, latino, équipes
    game-jamaican-partners: jamaican partners, jamaïque, jamaica, yard dominoes, six love, cochon, pose, manches gagnées, caraïbes, antilles, équipes, partenaires
    game-cut-throat: cut-throat, cutthroat, cut throat, chacun pour soi, tous contre tous, seul, sans partenaire, à trois, jamaïque, jamaica, yard dominoes, six love, cochon, pose, manches gagnées, caraïbes, antilles, martinique, guadeloupe
    game-brazilian-partners: brazilian partners, brésil, brésilien, brasil, carroça, lá-e-lô, cruzada, batida, buchuda, manches gagnées, sans pioche, équipes, partenaires
    game-spanish-partners: spanish partners, espagne, espagnol, español, cierre, zapatero, toutes les mains, 200, sans pioche, équipes, partenaires
    game-cuban: cuban, cuba, cubain, havane, miami, double neuf, double 9, 55 dominos, doble nueve, data, pollona, sans pioche, équipes, partenaires, caraïbes, antilles
    game-all-threes: 3 tous les trois croix branche multiples
    game-fives-and-threes: 5 3 cinq et trois croix branche multiples
    game-palm-all-fives: spinner 5 volontaire ancien pioche libre
    game-tournament-all-fives: tournament spinner 5 arrondi championnat sérieux équipe
    game-muggins: 5 deux bouts ligne droite sans spinner équipe
    game-five-up: 5 fiveup arbre branches équipe 5-up
    game-cribbage-board-fives: spinner 5 planche fiches trous équipe
    game-british-fives-and-threes: 5 3 angleterre anglais british pub championnat exact fiches cribbage partenaires
    game-the-draw-game: dominos windows simple classique novice expert pioche
    seats-two: deux personnes, un contre un, duel, seul
    seats-three: trois personnes
    seats-four: quatre personnes
    seats-partners: partenaires, équipe, équipes, paires, couples, quatre personnes
    new-game-someone: personnes, personne, deux personnes, ami, copain, famille, humain, multijoueur, l’un contre l’autre, à plusieurs
    level-learner: enfant, le plus facile, première partie, apprendre, faible
    level-beginner: novice, première fois, enfants
    level-easy: simple
    level-not-so-easy: moyen, normal, intermédiaire
    level-tough: dur, fort, avancé
    level-brutal: dur, le plus dur, difficile, le plus fort, expert, maître, impossible, brutal

# Pages of Help.
keywords-help =
    help-page-how-to-play: tutoriel débutant commencer apprendre mode d’emploi souris toucher clic glisser jouer annuler signet relecture enregistrer sauvegarder
    help-page-words: glossaire lexique mots termes définition qu’est-ce que
    help-page-keys: raccourcis clavier touches commandes
    help-page-rules: domino dominos double doubles jeu comment
    help-page-scoring: points somme addition marquer compter exemple
    help-page-strategy: tactique astuces conseils gagner mieux trucs
    help-page-nestor: ordinateur adversaire ia robot difficulté niveau

# What the program does not have: terms, apart by commas, all words of which must be typed.
keywords-absent =
    absent-mexican-train: train mexicain, mexican train, train, double douze, double 12, double quinze
    absent-chicken-foot: patte de poule, pied de poule, chicken foot
    absent-shut-out: capot, fanny, zéro pointé
    absent-key-bone: key card, dékabès
    absent-penalties: cochon, martinique, points de pénalité
    absent-barbados: barbade, trinité, trinidad, tobago
