# Tooltips of buttons and menu lines.

tip-pause = Parar o relógio e esconder a mesa
tip-give-up = Terminar a partida agora, com derrota
tip-restart-game = As mesmas peças de novo, como partida “com ajuda”
tip-assists = A partida conta como “com ajuda”
tip-sort-hand = Primeiro as menores
tip-bookmark = Guardar esta posição, para você poder voltar
tip-ends-only = Omitir o meio da linha, para aumentar as pontas
tip-between = Mostrar as peças que “{ menu-ends-only }” omite
tip-review = Percorrer a rodada ou partida terminada, jogada por jogada
tip-lens = Quem pode ter as peças não vistas; a partida conta como “com ajuda”
tip-tutor-gentle = Avisar antes de erros grandes; a partida conta como “com ajuda”
tip-tutor-strict = Avisar antes de erros, grandes ou não; a partida conta como “com ajuda”
tip-hint = A melhor jogada e por quê; a partida conta como “com ajuda”

# The buttons of a turn.
tip-pass = Você não pode jogar nem comprar
tip-pass-on = Esconder antes as suas peças
tip-same-again = Mesmas regras, mesmos jogadores

# The buttons of other cards and questions.

# Why a menu line can’t be chosen.
why-lesson = Não disponível durante uma lição. Saia dela para voltar à sua partida.
why-covered = Não disponível enquanto as peças estão ocultas.
why-no-clock = Nenhum relógio está correndo.
why-cannot-give-up = Só dá para desistir de partidas com relógio, e só antes do fim.
why-nothing-done = Você ainda não jogou nada.
why-no-more = Não há mais nada neste sentido.
why-nothing-to-undo = Nada para desfazer.
why-nothing-to-redo = Nada para refazer.
why-no-bookmark = Ainda não há posição marcada.
why-bookmark-not-playable = A posição marcada não pode ser jogada, porque a partida viola as regras.
why-not-over = A partida ainda não acabou.
why-not-your-turn = Não é a sua vez.
why-whole-line = Só com “{ menu-ends-only }”.
why-others-sit-there = Não disponível quando outras pessoas estão jogando.
why-bones-are-taken = Os jogadores ainda estão pegando suas peças.
tip-score-pad = Marcar os pontos de uma partida com peças de verdade
