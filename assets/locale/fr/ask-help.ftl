# Asked before help.

# The question before something that marks an unassisted game as assisted. $accept is the button.
ask-help-title = { $accept } ?
ask-help-costs = La partie continue comme avant. Elle sera seulement classée « avec aide » et ne comptera pas pour votre cote{ $daily ->
    [yes]  ; votre essai du jour ne comptera pas comme « sans aide »
   *[no] {""}
}.
ask-help-accept = { $what ->
    [lens] Afficher le compteur de dominos
    [tutor] Activer le tuteur
    [hands] Montrer toutes les mains
    [boneyard] Afficher la pioche
    [decisions] Voir ce que Nestor savait
    [undo] Annuler le coup
    [bookmark] Aller au signet
    [restart] Recommencer la partie
   *[hint] Afficher le conseil
}
ask-help-decline = Pas maintenant
