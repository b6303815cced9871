# Below the scoring examples in Help: what each picture shows.

example-alone = Un double isolé compte double, mais une seule fois.
example-one-side = Un grand côté est encore ouvert : le double compte double.
example-both-sides = Les deux grands côtés sont couverts : le double ne compte plus.
example-short-sides = Les petits côtés, en haut et en bas, ne comptent pas tant que rien n’y est joué. Un blanc n’ajoute rien.
example-late-spinner = Le spinner n’est pas forcément le premier domino. Ici, son côté droit est couvert dès le départ, et il compte quand même double.
example-first-bone = Un premier domino qui n’est pas un double a deux bouts, et les deux comptent.
example-most-points = Trois doubles et un 5 : aucun coup ne rapporte plus.
example-most-points-of-both = Trois doubles et un 6 : aucun coup ne rapporte plus.
example-across-an-end = Le double est posé en travers du bout et compte double.
example-covered-no-spinner = Un double couvert ne compte pas. Sans spinner, ses petits côtés restent fermés.
example-two-doublets = Deux doubles, chacun avec un grand côté ouvert : chacun compte double.
example-first-covered = Le premier double a ses deux grands côtés couverts et ne compte plus ; le second compte encore.
example-every-arm = On peut jouer sur les petits côtés de tous les doubles, et ces branches comptent aussi.
example-seven = 4 et 3 font sept : 4-2 va donc ici. Le nouveau bout est 2.
example-doublet-lengthwise = Un double est posé en long, comme tout autre domino. Ici, 2 et 5 font sept.
example-matador = Un matador va à tous les bouts et se pose en travers. Ici, le 6 a été choisi comme nouveau bout.
example-matador-at-blank = Sur un blanc, seul un matador convient : 0-0, 6-1, 5-2 ou 4-3.
example-header-led = Un double à l’ouverture a deux bouts égaux.
example-header-double = Les deux bouts montrent 5.
example-header-open-doublet = Un côté du premier double est encore ouvert et montre le même nombre que l’autre bout.
example-header-triple = Les deux bouts montrent 5, et l’un d’eux est un double.
