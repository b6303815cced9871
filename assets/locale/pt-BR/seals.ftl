# Seals, which prove that deals are honest.

window-seals = Distribuições lacradas
tip-seals = Prova de que nenhuma distribuição foi alterada

# The seal in the corner of the table.
seal-short = Lacre { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = Um lacre é mostrado antes de cada distribuição. Depois da rodada, você vê a linha de texto que foi lacrada.
seals-numbered = As distribuições desta partida vêm do número { $number }. Quem o conhece pode calculá-las de antemão.
seals-hand = Rodada { $hand }
# The state of a seal, in a word.
seals-matches = confere
seals-differs = não confere
seals-closed = ainda lacrada
seals-hand-later = A linha revela todas as peças ocultas, então só dá para lê-la depois da rodada.
seals-cut = { $bones ->
    [0] As peças não foram cortadas.
    [one] As peças foram cortadas depois da primeira.
   *[other] As peças foram cortadas depois das { $bones } primeiras.
}
seals-check-holds = Confere: a linha dá este lacre, a semente dela dá esta ordem, e as peças foram distribuídas nesta ordem.
seals-check-holds-cut = Confere: a linha dá este lacre, a semente dela dá esta ordem, e as peças foram distribuídas nesta ordem a partir do corte.
# The same if the cut gave a deal that the rules make void.
seals-check-holds-again = Confere: a linha dá este lacre, e a semente dela dá esta ordem. O corte anulou essa distribuição, então foi usada outra ordem da mesma semente, cortada no mesmo lugar.
seals-check-no-seal = Não confere: a linha dá outro lacre.
seals-check-no-order = Não confere: a semente dá outra ordem das peças.
seals-check-no-deal = Não confere: as peças foram distribuídas de outro jeito.
seals-none-kept = Esta rodada foi jogada em uma versão antiga, que não salvava o lacre. O que aparece aqui vem da linha e não prova nada.
seals-nestors = Escolhas de Nestor
seals-nestors-later = Quando duas jogadas são igualmente boas, Nestor escolhe uma ao acaso. Você pode ler a linha quando a partida acabar.
seals-nestors-open = Todas as escolhas aleatórias de Nestor nesta partida vêm deste número, definido antes da primeira distribuição.
seals-nestors-tried = Todas as escolhas aleatórias de Nestor depois que você continuou a partir da revisão vêm deste número, definido naquele momento.
# In the copied log.
seals-log-hand = Lacre da rodada { $hand }: { $seal }
seals-log-nestors = Lacre das escolhas aleatórias de Nestor: { $seal }

seals-copy-seal = Copiar o lacre
seals-copy-line = Copiar a linha
seals-copy-command = Copiar o comando
tip-seals-copy-command = Um comando de terminal que mostra o SHA-256 da linha

# The question where to cut, before a hand is dealt.
cut-title = Cortar as peças
cut-sealed = A ordem das peças está lacrada. Clique onde quer cortar.
cut-bones = { $bones ->
    [0] sem corte
    [one] depois da primeira peça
   *[other] depois de { $bones } peças
}
cut-deal = Distribuir

# Help on seals: parts of the page, each with its heading.
help-seals-why = Como conferir
help-seals-why-fixed = Antes de cada rodada, a ordem das peças é definida e lacrada: a semente e a ordem de todas as peças formam uma linha de texto, cujo SHA-256 aparece em “{ fair-tab-seals }”. Depois da rodada, você vê a linha e pode conferi-la.
help-seals-why-cut = Se você desconfia que a própria ordem foi escolhida contra você, ative “{ settings-cut }” nas configurações. Assim você vê primeiro o lacre e escolhe onde cortar as peças.
help-seals-why-nestor = As escolhas aleatórias de Nestor têm uma semente própria, lacrada no início da partida e aberta no fim. Ele nunca vê a semente de uma rodada.
help-seals-shuffle = O arquivo src/engine/SHUFFLE.md, no código-fonte, descreve como as peças são embaralhadas e como conferir um lacre sem este programa.
