# Keywords: other names by which something is searched for, a line for each, after the id of its
# name. Nobody reads them. The beginnings of words match, and accents are ignored:
# "animations" is enough for "animation". Translate what your friends would type, not the words.

# Commands and windows.
keywords-commands =
    new-game-series: série, melhor de três, melhor de cinco, várias partidas, torneio
    window-numbered: semente, seed, as mesmas peças, código, número de uma partida
    window-new-game: começar, iniciar, jogar, outro jogo, variante, número de jogadores, adversários, duas pessoas, três, quatro, dupla, parceiro, time, amigo, lugares, quem senta, regras da casa
    new-game-rules: regras da casa, regras próprias, personalizar, mudar as regras, variante
    window-daily: partida diária, desafio diário, jogo do dia, hoje, desafio, calendário, mês, sequência
    menu-restart-game: revanche, de novo, outra vez, recomeçar, desde o início, as mesmas peças
    menu-open: carregar, partidas salvas, jogo salvo, continuar, importar, arquivo
    menu-save: guardar, gravar, partidas salvas, exportar, arquivo
    menu-pause: parar o relógio, pausar, intervalo, cronômetro
    menu-give-up: render, abandonar, entregar, desistência, terminar a partida
    menu-change-player: trocar de jogador, perfil, usuário, conta, entrar, login, renomear, meu nome, família, pessoa, várias pessoas
    window-tally: placar, estatísticas, porcentagem de vitórias, vitórias e derrotas, ganhei, perdi, resultados, balanço, aproveitamento
    window-score-pad: bloco de pontos, caderneta, placar, anotar pontos, contar pontos, papel, lápis, peças de verdade, calculadora, trem mexicano, pé de galinha, Mexican Train
    menu-quit: fechar, encerrar, terminar, sair do programa
    window-history: partidas passadas, partidas antigas, partidas terminadas, lista de partidas, resultados, estatísticas, arquivo
    menu-undo: voltar, voltar atrás, cancelar jogada, errei, erro, engano
    menu-redo: de novo, repetir, avançar
    menu-bookmark: preserve, preservar, marcador, favorito, ponto de salvamento, checkpoint, lembrar posição, marcar
    menu-go-to-bookmark: restore, restaurar, recuperar, voltar à marca, marcador, favorito, ponto de salvamento, checkpoint, voltar a uma posição
    menu-sort-hand: organizar, arrumar, ordem, ordenar
    window-log: histórico de jogadas, lista de jogadas, o que aconteceu, notação, log
    window-score-sheet: súmula, planilha, placar, tabela de pontos, pontos por rodada, anotação
    window-result: vencedor, ganhador, quem ganhou, fim da partida, fim de jogo
    menu-full-screen: tela cheia, tela inteira, maximizar, sem bordas
    menu-between: peças cobertas, peças jogadas, meio, painel
    menu-show-hidden-hands: mostrar a mão do Nestor, ver a mão do Nestor, mostrar as peças de todos, trapaça, roubar, cola, espiar, revelar, ver as peças do adversário, viradas para cima, mão oculta
    menu-show-boneyard: trapaça, roubar, cola, espiar, revelar, ver o dorme, ver o monte, viradas para cima
    menu-copy-log: exportar, área de transferência, texto
    menu-hint: dicas, conselho, ajuda, melhor jogada, sugestão, o que jogar, que peça, me ajude
    window-lessons: tutorial, aprender, treinar, treino, exercícios, prática, curso, problemas, aulas, iniciante
    menu-practice: meus erros, exercícios, treinar, treino, prática, aprender com os erros
    menu-review: replay, repetição, revisão, revisar, análise, analisar, meus erros, jogar daqui, jogar a partir desta posição, tentar de novo, e se, revanche com as peças trocadas, outro lugar, as mesmas peças
    window-help: manual, regras do jogo, instruções, como jogar, como se joga, como ganhar, guia, tutorial
    window-keys: atalhos, teclas, controles, combinações, gestos, leitor de tela, acessibilidade, cego
    window-honesty: justo, é justo, justiça, jogo limpo, trapaça, rouba, roubo, roubando, honesto, viciado, aleatório, sorte, confiança
    window-about: versão, créditos, licença, autor
    window-decisions: o que Nestor sabia, por que jogou isso, IA, motivos, razões
    window-seals: prova de distribuição limpa, provar, embaralhar, hash, aleatório, viciado, lacre, selo

# Settings.
keywords-settings =
    settings-game: variante, variação, tipo, modalidade, modo, personalizado, regras da casa
    settings-level: dificuldade, difícil, fácil, força, habilidade, oponente, adversário, computador, máquina, robô, bot, IA, inteligente, burro, novato, especialista
    colors-ready-looks: tema, modo escuro, modo claro, modo noturno, aparência, visual, fundo, estilo
    settings-pace: velocidade, espera, demora, atraso, vez, tempo para pensar, lento, devagar, rápido, computador, adversário
    settings-one-click: clique, clique duplo, duplo clique, duas vezes, selecionar, automático
    settings-auto-draw: automático, monte, cava, pegar, puxar, clique, tudo de uma vez
    settings-cut: cortar, corte, embaralhar, misturar, distribuir
    settings-take-for-me: pegar, sete, clicar, escolher, comprar, automático, distribuir, dar as peças, viradas para baixo
    settings-motion: animações, animado, velocidade, efeitos, deslizar, voar, reduzir movimento, transições, comemoração, confete
    settings-flicker: piscar, brilho, destacar, última jogada, efeitos
    settings-ends-only: zoom, tamanho, disposição, tabuleiro, pequeno, grande, compacto, mesa inteira
    settings-table-count: total, soma, somar, pontas, contas, aritmética
    settings-score-keeping: marcar pontos, cribbage, pinos, furos, cruzes, papel, placar, tabuleiro
    settings-bones: conjunto, pedras, marfim, ébano, jade, vermelho, cores, grandes, pontos, aparência
    settings-backs: dorso, verso, desenho, viradas, losango, meandro, louro, aparência
    settings-numerals: numerais, algarismos, dígitos, números, acessibilidade, legível
    settings-lens: lupa, probabilidade, chances, contar peças, restantes, ocultas, não vistas, memória
    settings-rating: rating, Elo, força, classificação
    settings-tutor: treinador, professor, aviso, avisar antes de um erro, confirmar, conselho
    settings-play-edges: de quem, quem jogou, jogador, cor, borda, contorno, moldura, pino
    settings-plain-surfaces: fundo, desenho, textura, feltro, pano, madeira, mármore, aparência, gráficos, liso
    settings-first-hints: dicas para iniciantes, cartões, guia, explicar, introdução, mostrar de novo
    settings-colors: temas próprios, aparência, visual, fundo, contraste, daltônico, acessibilidade, personalizar, feltro
    settings-folder: diretório, caminho, local, lugar, dados, disco, backup, cópia de segurança, onde, salvamento automático
    settings-saved: salvamento automático, automático, disco, backup, cópia de segurança, gravar
    history-keep: registro, privacidade, lembrar, guardar, partidas passadas
    settings-text-size: fonte, letra maior, texto maior, aumentar, diminuir, pequeno, zoom, escala, legível, acessibilidade, DPI, resolução
    settings-network: rede, on-line, online, internet, multijogador, multiplayer, servidor, LAN, remoto, wifi, conectar
    settings-language: tradução traduzir inglês espanhol alemão francês português brasileiro internacional região língua language english español sprache deutsch idioma langue français
    settings-sound: sons música áudio volume mudo silenciar barulho ruído voz efeitos alto baixo nível
    settings-sound-of-bones: ouvir batida clique peça jogar pancada
    settings-sound-of-shuffle: ouvir embaralhar misturar distribuir barulho
    settings-sound-of-scores: ouvir sino toque notas marcar
    settings-sound-of-blasts: ouvir explosão estouro bombinha rojão

# Rules.
keywords-rules =
    rule-clock: tempo, cronômetro, relógio, temporizador, limite, minutos, segundos, rápido, relâmpago
    rule-hand-size: número quantidade quantas distribuir receber pedras início peças
    rule-set: duplo seis nove 6 9 28 55 peças caixa cuba cubano
    rule-double-blank: jogo completo 27 28 peças carroça de branco bucha zero 0-0 tirar sem cutthroat cut-throat três jogadores
    rule-doublets-limit: duplas buchas dobradas dobres carrões distribuir de novo anular embaralhar limite
    rule-first-lead: começar início abertura vez quem sai quem começa mão carroça bucha carrão sorteio tirar primeira rodada gabão
    rule-later-leads: começar início abertura vez quem sai quem começa vencedor perdedor próxima rodada demais
    rule-direction: sentido horário anti-horário relógio ponteiros esquerda direita ordem vez direção
    rule-draws: quanto compra monte cava dorme pegar puxar comprar bloqueio
    rule-voluntary-draw: opcional voluntária monte cava pegar puxar comprar livre escolher
    rule-bury-two: monte dorme separar ocultas esconder tirar dormir
    rule-kept-back: monte dorme reserva sobram últimas dormir ficam
    rule-hand-cap: máximo limite parar monte dezoito
    rule-fit: matador sete 7 soma igual encaixar metades somar
    rule-spinner: carroças cruz braços quatro lados ramos ramificar primeira árvore bucha dupla dobre carrão gabão
    rule-fives: fives muggins somar pontos pontas 5 múltiplos
    rule-threes: threes somar pontos pontas 3 múltiplos
    rule-headers: bergen double header triple pontas iguais mesmas duas ambas
    rule-count-unit: vale pontos dividir valor múltiplos cincos três
    rule-claims: muggins reivindicar anunciar falar automático pontos esquecer levar
    rule-firecrackers: explodir estourar bomba rojão tirar peça destruir
    rule-domino-award: batida vale prêmio bônus ganhar rodada terminar bater pontos
    rule-block-award-to: fechado fechar trancado trancar bloqueado bloqueio vencedor empate
    rule-block-award-of: fechado fechar trancado trancar bloqueado bloqueio pontos bônus
    rule-rounding: arredondar arredondamento próximo cima baixo cinco dezenas
    rule-block-lead: trancar trancado fechado bloqueio começar abertura vez vencedor próximo sair
    rule-partner-may-lead: saída sair começar parceiro dupla ceder deixar jamaica
    rule-no-doublet: carroça bucha dupla distribuir de novo maior peça mais alta início
    rule-tied-block: trancar trancado fechado bloqueio empate igual ninguém
    rule-brackets: cuba oriente faixas dezenas pontos
    rule-score: six love jamaica vitórias rodadas contar contagem pontos buchuda contra zero
    rule-hand-worth: brasil carroça bucha gabão lá e lô lá-e-lô lalô cruzada quadrada batida simples valor pontas
    rule-capicua: capicua capicúa lá-e-lô lalô bater dos dois lados bater com as duas pontas batida cruzada bônus dobro
    rule-chuchazo: chuchaso carroça bucha branco zero 0-0 batida bônus
    rule-pass-after-lead: passe toque tocar paso pase bônus segundo saída
    rule-all-pass: galo gato passe geral toque todos passam três paso redondo corrido bônus
    rule-first-hands: bônus cem 100 75 50 25 porto rico
    rule-remaining: custo castigo punição penalidade sobram resto pontos sem jogar perdedor
    rule-target: meta objetivo ganhar vencer pontuação limite duração final longa curta partida
    rule-exact-target: exatamente exato justo passar estourar cribbage meta objetivo final
    rule-score-display: placar pontos cincos dividir mostrar

# Games, levels, and who plays.
keywords-games =
    game-draw: draw, compra, clássico, tradicional, simples, fácil, monte, cava, dorme, comprar, puxar, crianças, família
    game-block: block, bloqueio, bloquear, fechado, trancado, tradicional, clássico, simples, fácil, passar, tocar, sem monte, crianças
    game-all-fives: todos os cincos, 5, cinco pontas, pontas de cinco, dominó de pontas, pontinho, dominó amazonense, amazonas, manaus, múltiplos, muggins, sniff, five-up, spinner, cruz, ramos
    game-firecracker-fives: firecracker fives, bombinha, rojão, explodir, estourar, bomba, relógio, cronômetro, tempo, minutos, rápido, all fives
    game-bergen: double header, triple header, pontas iguais, duas pontas, mesmas pontas, extremidades
    game-matador: sete, somar sete, soma, 7, complemento, matadores, coringa
    game-latin-partners: latin partners, capicúa, tranca, tranque, trancar, trancado, fechado, paso, passar, tocar, dupla, duplas, parceiro, parceria, time, dominó latino, dominó em dupla, venezuelano, venezuela, caribe, colômbia, américa latina, carroça de seis, sena, sem compra, sem monte, para a direita, dominó de dupla
    game-dominican: dominican, república dominicana, santo domingo, capicua, capicu, batida dupla, passo, passe, passar, tocar, tranca, tranque, galo, toque, caribe, latino, duplas, parceria
    game-puerto-rican: puerto rican, puertorriqueño, porto rico, puerto rico, boricua, capicua, capicu, chuchazo, tranca, tranque, primeiras rodadas, 500, caribe, latino, duplas, parceria
    game-puerto-rican-short-game: puerto rican short game, puertorriqueño, porto rico, puerto rico, boricua, capicua, capicu, chuchazo, tranca, tranque, 200, rápido, caribe, latino, duplas
    game-jamaican-partners: jamaican partners, jamaica, yard dominoes, six love, pose, rodadas ganhas, caribe, duplas, parceria
    game-cut-throat: cut-throat, cutthroat, cut throat, dominó individual, cada um por si, todos contra todos, sozinho, sem parceiro, três jogadores, jamaica, yard dominoes, six love, pose, rodadas ganhas, caribe
    game-brazilian-partners: brazilian partners, brasil, brasileiro, carroça, bucha, lá e lô, lá-e-lô, lalô, cruzada, quadrada, batida, batida simples, batida de carroça, buchuda, trancado, fechado, dupla, duplas, dominó de dupla, parceiro, parceria, rodadas ganhas, sem compra
    game-spanish-partners: spanish partners, espanha, espanhol, español, cierre, zapatero, todos os pontos, 200, dupla, duplas, parceria, sem compra
    game-cuban: cuban, cuba, cubano, havana, miami, duplo nove, doble nueve, 55 peças, data, pollona, dupla, duplas, parceria, sem compra, caribe
    game-all-threes: todos os três 3 pontas múltiplos cruz ramos
    game-fives-and-threes: cincos e três 5 3 pontas múltiplos cruz ramos
    game-palm-all-fives: palm all fives spinner 5 cinco voluntário portátil antigo velho opcional monte comprar
    game-tournament-all-fives: tournament all fives spinner 5 cinco arredondar arredondamento liga campeonato sério duplas time
    game-muggins: 5 cincos duas pontas linha reta sem spinner duplas time
    game-five-up: 5 cincos fiveup árvore ramos braços duplas time 5-up
    game-cribbage-board-fives: cribbage-board fives spinner 5 cinco pinos furos tabuleiro duplas time
    game-british-fives-and-threes: british fives and threes 5 3 cinco três inglaterra inglês pub bar liga exato pinos cribbage duplas
    game-the-draw-game: dominos windows compra simples clássico novato novice expert
    seats-two: duas pessoas, um contra um, mano a mano, x1, duelo, individual, sozinho
    seats-three: três pessoas
    seats-four: quatro pessoas
    seats-partners: dupla, duplas, parceiro, parceria, time, quatro pessoas, 4 jogadores
    new-game-someone: pessoas, pessoa, duas pessoas, amigo, amiga, família, humano, vários jogadores, multijogador, um contra o outro
    level-learner: criança, o mais fácil, primeira partida, aprender, fraco
    level-beginner: novato, principiante, primeira vez, crianças
    level-easy: simples
    level-not-so-easy: médio, normal, intermediário
    level-tough: forte, avançado, duro
    level-brutal: difícil, o mais difícil, o mais forte, especialista, mestre, impossível

# Pages of Help.
keywords-help =
    help-page-how-to-play: tutorial iniciante começar aprender instruções mouse toque clicar arrastar jogar desfazer marcar posição rever replay salvar
    help-page-words: glossário dicionário termos vocabulário significado o que é
    help-page-keys: atalhos teclado controles
    help-page-rules: pedra pedras peças carroça bucha jogo como
    help-page-scoring: pontos soma somar placar contar exemplo
    help-page-strategy: estratégia truques macetes dicas conselhos ganhar vencer melhor
    help-page-nestor: computador adversário oponente ia bot robô nível dificuldade

# What the program does not have: terms, apart by commas, all words of which must be typed.
keywords-absent =
    absent-mexican-train: mexicano, trem mexicano, mexican train, trem, duplo doze
    absent-chicken-foot: pé de galinha, chicken foot
    absent-shut-out: zapatero, chocolate
    absent-key-bone: key card, peça única, dekabes
    absent-penalties: pontos contra, menos pontos ganha
    absent-barbados: barbados, trinidad, tobago
