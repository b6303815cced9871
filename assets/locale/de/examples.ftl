# Below the scoring examples in Help: what each picture shows.

example-alone = Ein Pasch, der allein liegt, zählt mit beiden Hälften, aber nur einmal.
example-one-side = Eine Längsseite ist noch frei, also zählt der Pasch mit beiden Hälften.
example-both-sides = Beide Längsseiten sind belegt, also zählt der Pasch nicht mehr.
example-short-sides = Die Enden oben und unten zählen erst, wenn dort angelegt ist. Eine Null zählt nichts.
example-late-spinner = Der Spinner muss nicht der erste Stein sein. Hier ist seine rechte Seite von Anfang an belegt, und er zählt trotzdem mit beiden Hälften.
example-first-bone = Ein erster Stein, der kein Pasch ist, hat zwei Enden, und beide zählen.
example-most-points = Drei Pasche und eine Fünf: Kein Zug bringt mehr.
example-most-points-of-both = Drei Pasche und eine Sechs: Kein Zug bringt mehr.
example-across-an-end = Der Pasch liegt quer am Ende und zählt mit beiden Hälften.
example-covered-no-spinner = Ist der Pasch belegt, zählt er nichts. Ohne Spinner bleiben seine Schmalseiten zu.
example-two-doublets = Zwei Pasche, jeder mit einer freien Längsseite: Jeder zählt mit beiden Hälften.
example-first-covered = Beide Längsseiten des ersten Paschs sind belegt, also zählt er nichts; der zweite zählt noch.
example-every-arm = An jedem Pasch kann man auch an den Schmalseiten anlegen, und diese Arme zählen mit.
example-seven = 4 und 3 ergeben sieben, also passt hier 4-2. Das neue Ende ist 2.
example-doublet-lengthwise = Ein Pasch liegt längs, wie jeder andere Stein. Hier ergeben 2 und 5 sieben.
example-matador = Ein Matador passt an jedes Ende und liegt quer. Hier wurde die 6 als neues Ende gewählt.
example-matador-at-blank = An eine Null passt nur ein Matador: 0-0, 6-1, 5-2 oder 4-3.
example-header-led = Ein Pasch zur Eröffnung hat zwei gleiche Enden (Double Header).
example-header-double = Beide Enden zeigen 5 (Double Header).
example-header-open-doublet = Eine Seite des ersten Paschs ist noch frei und zeigt dieselbe Zahl wie das andere Ende (Triple Header).
example-header-triple = Beide Enden zeigen 5, und eines davon ist ein Pasch (Triple Header).
