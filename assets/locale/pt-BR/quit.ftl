# The question before the program closes while something isn’t saved.

# The title of the question.
quit-title = Algumas mudanças não foram salvas

# After the sentence that says why.
quit-is-lost = Se você sair agora, as mudanças não salvas vão se perder.

# Saving was tried again and failed.
quit-in-vain = A nova tentativa de salvar falhou.

# Quits without saving.
quit-quit-anyway = Sair mesmo assim

# The question before a timed game is given up.
give-up-title = Desistir desta partida?
give-up-is-lost = A partida acaba agora e conta como derrota.
give-up-go-on = Continuar jogando
# The button that gives up the game, and what follows.
give-up-end = { $wanted ->
    [new-game] Desistir e começar outra
    [restart] Desistir e reiniciar
    [position] Desistir e ir à posição marcada
    [saved-game] Desistir e abrir
    [look-back] Desistir e rever
    [own-game] Desistir e voltar à minha partida
   *[nothing] Desistir
}
