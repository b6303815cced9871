# The card that meets somebody who has never played here.

# Without the gender of who is welcomed.
window-welcome = Esto es Nestor Dominoes

# What this is.
welcome-what = Dominó contra Nestor, que ve tan poco de tus fichas como tú de las suyas.

# The three things to know.
welcome-click-a-bone = Haz clic en una ficha que encaje: va a su sitio.
welcome-click-an-end = Si encaja en varios sitios, haz clic en el que quieras.
welcome-score = { $scores ->
    [fives] Haz que los extremos sumen un múltiplo de cinco: la suma son tus puntos.
    [threes] Haz que los extremos sumen un múltiplo de tres: la suma son tus puntos.
    [both] Haz que los extremos sumen un múltiplo de cinco o de tres: eso es lo que puntúa.
   *[nothing] Suelta tus fichas antes que el rival: los puntos que queden en su mano son para ti.
}

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Los extremos suman: { $sum }.

# Why these are good to begin with.
welcome-why-all-fives = Un buen primer juego: se aprende enseguida, y cualquier jugada puede puntuar.
welcome-why-beginner = Un buen primer rival: se lleva los puntos que ve y no mira más allá.

# Below the choices.
welcome-later = Ambas cosas se pueden cambiar cuando quieras.
