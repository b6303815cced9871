# Does Nestor cheat? His decisions, a blind test of each, and the luck of each side.

# The titles of the windows, and their places in the menu.
window-decisions = Ce que Nestor a vu
window-honesty = Nestor triche-t-il ?

tip-decisions = Chacune de ses décisions, avec un test à l’aveugle
tip-honesty = Ce que Nestor sait, et comment le vérifier

# The top of the window: three sentences, the check, and the tabs.
fair-fixed = L’ordre des dominos est fixé avant la donne.
fair-sees = Nestor ne voit que ce que vous verriez à sa place.
# At the top of the page on how it’s proved, in Nestor’s voice.
nestor-knows-this = Je sais ce que saurait n’importe qui à ma place : mes propres dominos, ce qui est sur la table et qui l’a joué, combien de dominos vous avez et combien il en reste dans la pioche, quand vous avez pioché ou passé, et le score.
nestor-knows-not = Je ne connais ni vos dominos ni l’ordre de la pioche, à aucun niveau. Tout ce qui relève du hasard est fixé avant le début de la manche : je ne peux pas échanger un domino.
fair-check = Vérifier cette partie
fair-hands-match = { $count ->
    [one] { $count } manche correspond à son sceau.
   *[other] { $count } manches correspondent à leur sceau.
}
fair-hand-fails = La manche { $hand } ne correspond pas à son sceau.
fair-hand-later = La manche { $hand } pourra être vérifiée quand elle sera finie.
fair-nestors-match = Les choix au hasard de Nestor correspondent à leur sceau.
fair-nestors-fail = Les choix au hasard de Nestor ne correspondent pas à leur sceau.
fair-tab-seals = Sceaux
fair-tab-proof = Les preuves
# The picture of a decision.
fair-picture = La table telle que Nestor l’a vue
fair-hidden = { $who ->
    [you] Vos dominos cachés : { $bones }
   *[other] { $name }, dominos cachés : { $bones }
}
fair-own = Ses propres dominos
fair-boneyard = { $bones } dans la pioche

# Nestor's decisions.
decisions-none = Nestor n’a encore eu aucun choix à faire.
decisions-place = { $decision } sur { $of }, manche { $hand }
decisions-back = Décision précédente
decisions-on = Décision suivante
decisions-table = Montrer sur la table
decisions-hand-goes-on = Cette manche n’est pas finie. Regarder ce que Nestor savait classe la partie « avec aide ».
decisions-wait = Vous pourrez regarder quand cette manche sera finie.
decisions-look = Regarder quand même
decisions-told = Le texte exact qu’il a reçu
decisions-copy = Copier ces lignes

# The blind test.
blind-question = Ferait-il de même si les dominos cachés étaient différents ?
blind-explained = Les dominos qu’il ne voit pas sont redistribués cent fois, toujours en accord avec ce qu’il a vu, et chaque fois il décide de nouveau.
blind-ask = Lancer le test
blind-same = Même choix dans { $same } cas sur { $of }.
blind-otherwise-in-game = Dans la partie, il a choisi autrement, car il jouait à un autre niveau ou dans une autre version du programme.
blind-otherwise-tried = Dans la partie, il a choisi autrement, car vous aviez continué à jouer depuis une relecture.
blind-deal = Donne { $deal } sur { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Donne { $deal } sur { $of }. { $does }
blind-hand =
    { $who ->
        [you] Vos dominos possibles :
       *[other] Dominos possibles chez { $name } :
    }

# The luck of each side.
honesty-luck = La chance jusqu’ici
honesty-luck-says = La chance que vous et les autres avez eue
honesty-luck-explained = D’après toutes les parties de votre historique, sauf celles dont vous aviez déjà joué les donnes. Là où vous avez vu des dominos cachés ou annulé des coups, la pioche est laissée de côté, car vous auriez pu ne garder que ce qui était bon.
honesty-stands-out = Un nombre sort de l’ordinaire si le seul hasard l’écarte autant de la moyenne dans moins de 20 % des cas.
honesty-counted = Ce qui est compté
honesty-games =
    { $count ->
        [0] Aucune partie comptée.
        [one] D’après { $count } partie.
       *[other] D’après { $count } parties.
    }
honesty-verdict-too-few = Pas encore assez de données : il faut { $hands } manches.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] Le seul nombre pour l’instant est dans la normale.
           *[other] Les { $of } nombres sont tous dans la normale.
        }
        [one] { $of ->
            [one] Le seul nombre pour l’instant sort de l’ordinaire ; par le seul hasard, c’est le cas de 20 % des nombres au plus.
           *[other] { $out } nombre sur { $of } sort de l’ordinaire ; par le seul hasard, c’est le cas de 20 % d’entre eux au plus.
        }
       *[other] { $out } nombres sur { $of } sortent de l’ordinaire ; par le seul hasard, c’est le cas de 20 % d’entre eux au plus.
    }
honesty-other-side = Les autres
honesty-doublets =
    { $times ->
        [one] Doubles distribués, en { $times } manche
       *[other] Doubles distribués, en { $times } manches
    }
honesty-pips =
    { $times ->
        [one] Points distribués, en { $times } manche
       *[other] Points distribués, en { $times } manches
    }
honesty-leads =
    { $times ->
        [one] Ouvertures, en { $times } manche à ouverture tirée au sort
       *[other] Ouvertures, en { $times } manches à ouverture tirée au sort
    }
honesty-draws =
    { $times ->
        [one] Dominos piochés aussitôt jouables ({ $times } pioché)
       *[other] Dominos piochés aussitôt jouables ({ $times } piochés)
    }
honesty-figures = { $seen } (attendu : { $expected } ; d’habitude de { $least } à { $most })
honesty-too-few = Pas encore assez de données.
honesty-ordinary = Conforme aux attentes.
honesty-more = Par le seul hasard, { $of } % des joueurs en auraient moins.
honesty-less = Par le seul hasard, { $of } % des joueurs en auraient plus.
honesty-luckier = Plus de chance que { $of } % des joueurs.
honesty-unluckier = Moins de chance que { $of } % des joueurs.
honesty-pictures = Dans chaque graphique, le trait du milieu est le nombre attendu. Le seul hasard donne un nombre dans la bande épaisse dans au moins 80 % des cas, et dans la fine dans 95 %. Un triangle signale un nombre hors du graphique.
