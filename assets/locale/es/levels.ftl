# How hard Nestor plays.

level-beginner = Principiante
level-easy = Fácil
level-not-so-easy = No tan fácil
level-tough = Difícil
level-brutal = Brutal

# What Nestor does at a level, in a line.
level-beginner-explained = Juega lo que más puntúa. Si nada puntúa, juega la ficha más alta.
level-easy-explained = Además suelta los dobles y se guarda fichas con las que seguir.
level-not-so-easy-explained = Además cuenta las fichas que no ha visto y lo que podrían puntuar como respuesta.
level-tough-explained = Sabe por millones de rondas a qué lleva una jugada; entre dos mira además tus respuestas.
level-brutal-explained = Además deduce qué puedes tener y juega la ronda hasta el final en su cabeza cientos de veces.

# How Nestor chooses at a level, in his own words, for Help.
level-beginner-how = Como Principiante miro cada ficha que podría jugar y cada extremo donde va, y juego lo que más puntúa en el momento. Si nada puntúa, juego mi ficha más alta. No miro más allá ni me pregunto qué puedes tener. Por eso es fácil adivinar lo que haré.
level-easy-how = En Fácil me llevo los puntos que veo, pero también miro mi mano: suelto los dobles, que encajan en un solo número, antes que otras fichas, y me guardo números con los que pueda seguir. También miro un poco lo que te dejo.
level-not-so-easy-how = En No tan fácil, cuento. Sé qué fichas no he visto, así que calculo si es probable que tengas una que puntúe en la mesa que te dejo, y prefiero dejarte una en la que pocas puntúen.
level-tough-how = En Difícil he aprendido: jugué muchísimas rondas contra mí mismo y recuerdo lo que importó en ellas, así veo de un vistazo lo que vale una jugada a la larga. Entre dos que roban, miro además cada respuesta tuya.
level-brutal-how = En Brutal hago todo eso y pienso por adelantado. Deduzco qué puedes tener, imagino cientos de repartos así y juego en ellos cada una de mis jugadas hasta el final. Elijo la que más veces gana la partida. Cuando queda poco, lo calculo con exactitud.

# What he does at a level, and how it does against the level below.
level-with-share = { $explained } { $seats ->
    [three] Gana el { $percent }{"\u00A0"}% de las partidas de { $game } en una mesa con dos del nivel anterior, donde lo justo sería el 33{"\u00A0"}%.
    [four] Gana el { $percent }{"\u00A0"}% de las partidas de { $game } en una mesa con tres del nivel anterior, donde lo justo sería el 25{"\u00A0"}%.
    [partners] Dos de ellos ganan el { $percent }{"\u00A0"}% de las partidas de { $game } contra dos del nivel anterior.
   *[two] { level-won-of-two }
}
level-won-of-two = { $percent ->
    [100] Gana casi todas las partidas de { $game } contra el nivel anterior.
   *[other] Gana el { $percent }{"\u00A0"}% de las partidas de { $game } contra el nivel anterior.
}

# How often Nestor overlooks points that he could claim: at each level, one after
# the other.
level-overlook = Cuanto más fácil el nivel, más puntos se le escapan a Nestor: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] nunca
   *[other] { $percent } de cada cien veces
}
level-overlooks-and = { $before }, { $next }
