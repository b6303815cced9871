# Asked before help.

# The question before something that marks an unassisted game as assisted. $accept is the button.
ask-help-title = ¿{ $accept }?
ask-help-costs = La partida sigue como siempre. Solo constará «con ayuda» y no contará para tu rating{ $daily ->
    [yes] ; tu intento del día no contará como «sin ayuda»
   *[no] {""}
}.
ask-help-accept = { $what ->
    [lens] Mostrar el contador de fichas
    [tutor] Activar el tutor
    [hands] Mostrar las fichas de todos
    [boneyard] Mostrar el pozo
    [decisions] Ver lo que sabía Nestor
    [undo] Deshacer
    [bookmark] Ir a la marca
    [restart] Reiniciar la partida
   *[hint] Mostrar la pista
}
ask-help-decline = Ahora no
