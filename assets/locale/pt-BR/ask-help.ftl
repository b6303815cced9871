# Asked before help.

# The question before something that marks an unassisted game as assisted. $accept is the button.
ask-help-title = { $accept }?
ask-help-costs = A partida continua como antes. Ela só vai contar como “com ajuda”, e não vai valer para o seu rating{ $daily ->
    [yes] ; sua tentativa do dia não vai contar como “sem ajuda”
   *[no] {""}
}.
ask-help-accept = { $what ->
    [lens] Mostrar o contador de peças
    [tutor] Ativar o tutor
    [hands] Mostrar as peças de todos
    [boneyard] Mostrar o monte
    [decisions] Ver o que Nestor sabia
    [undo] Desfazer
    [bookmark] Ir à posição marcada
    [restart] Reiniciar a partida
   *[hint] Mostrar a dica
}
ask-help-decline = Agora não
