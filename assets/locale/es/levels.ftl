# How hard Nestor plays.

level-learner = Aprendiz
level-beginner = Principiante
level-easy = Fácil
level-not-so-easy = No tan fácil
level-tough = Difícil
level-brutal = Brutal

# What Nestor does at a level, in one line.
level-learner-explained = A menudo juega cualquier ficha que encaja y se le escapan puntos.
level-beginner-explained = Juega lo que más puntúa. Si nada puntúa, juega la ficha más alta.
level-easy-explained = Se lleva los puntos que ve, suelta pronto los dobles y se guarda fichas que podrá jugar después.
level-not-so-easy-explained = Cuenta las fichas que no ha visto y los puntos con que podrían responderle.
level-tough-explained = Sabe, por millones de rondas, adónde lleva cada jugada. En partidas de dos con robo, mira también tus respuestas.
level-brutal-explained = Deduce qué puedes tener y juega la ronda hasta el final en su cabeza cientos de veces.

# How Nestor chooses at a level, in his own words, for Help.
level-learner-how = En «{ level-learner }» acabo de conocer el juego. A menudo juego la primera ficha que veo que encaja, y se me escapan puntos, a veces muchos. El resto del tiempo juego como en «{ level-beginner }».
level-beginner-how = En «{ level-beginner }» miro cada ficha que podría jugar y cada extremo donde encaja, y me llevo la puntuación más alta. Si nada puntúa, juego mi ficha más alta. No me pregunto qué puedes tener. Por eso es fácil adivinar lo que haré.
level-easy-how = En «{ level-easy }» me llevo los puntos que veo, pero también miro mi mano. Suelto pronto los dobles, que encajan en un solo número, y me guardo números con los que pueda seguir. También miro un poco lo que te dejo.
level-not-so-easy-how = En «{ level-not-so-easy }» cuento. Sé qué fichas no he visto, así que calculo si es probable que tengas una que puntúe, y procuro dejarte una mesa en la que pocas lo hagan.
level-tough-how = En «{ level-tough }» he aprendido. Jugué muchísimas rondas contra mí mismo y recuerdo lo que importó en ellas, así que veo de un vistazo lo que vale una jugada a la larga. En partidas de dos con robo, también miro cada respuesta tuya.
level-brutal-how = En «{ level-brutal }» hago todo eso y pienso varias jugadas más allá. Deduzco qué puedes tener, imagino cientos de repartos así y sigo en ellos cada una de mis jugadas hasta el final. Elijo la que más veces gana la partida. Cuando quedan pocas fichas, lo calculo con exactitud.

# What he does at a level, and how often it beats the level below.
level-with-share = { $explained } { $seats ->
    [three] Gana el { $percent }{"\u00A0"}% de las partidas de { $game } contra dos jugadores del nivel inferior (con fuerzas iguales sería el 33{"\u00A0"}%).
    [four] Gana el { $percent }{"\u00A0"}% de las partidas de { $game } contra tres jugadores del nivel inferior (con fuerzas iguales sería el 25{"\u00A0"}%).
    [partners] Con una pareja de su nivel, gana el { $percent }{"\u00A0"}% de las partidas de { $game } contra dos del nivel inferior.
   *[two] { $percent ->
        [100] Gana casi todas las partidas de { $game } contra el nivel inferior.
       *[other] Gana el { $percent }{"\u00A0"}% de las partidas de { $game } contra el nivel inferior.
    }
}

# How many of the points that he could claim Nestor overlooks, level by level.
level-overlook = Cuanto más fácil es el nivel, más puntos de los que podría cantar se le escapan a Nestor: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] ninguno
   *[other] { $percent }{"\u00A0"}%
}

level-adaptive = Adaptativo
level-adaptive-explained = Sigue tu rating. Verás el nivel al terminar la partida.
result-adaptive = Nestor jugó en «{ $level }».
