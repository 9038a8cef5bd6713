# Ce que seul Python dit : positions et leurs erreurs, issues, compilation.

error-position-key = une position de { $game } n’a pas de « { $part } » ; elle a : { $parts }
error-position-players = indique combien de joueurs il y a, ou ce que chacun a en main
error-position-list = { $part } : on attend une liste avec une valeur par place, pas { $value }
error-position-seats = { $part } : { $given } valeurs pour { $seats } places
error-position-copies-of = « { $word } » n’est pas un nombre de cartes comme 2*tempura
error-position-at = { $part } de la place { $seat } : { $reason }
error-position-part = { $part } : { $reason }
error-position-copies = { $card } : { $cards } indiquées, la boîte en contient { $box }
error-position-early = { $part } : à la première manche, rien ne reste de manches précédentes
error-position-hand = la place { $seat } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; au début du tour { $turn }, elle en a { $expected }
error-position-unknown = la main de la place { $seat } n’est pas indiquée, et sans graine elle ne peut être distribuée
error-position-controller = seule une table avec le fantôme a quelqu’un qui joue pour lui
error-position-plate = la place { $seat } a posé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; au début du tour { $turn }, elle en a posé { $expected }
error-position-discarded = { $cards } cartes de manches précédentes sont indiquées, puddings compris ; { $expected } ont été posées
error-position-face-down = indique quelle carte est face cachée, par exemple face-down:tempura
error-position-laid = les cartes posées et mises de côté sont { $cards } en tout ; au début du tour { $turn }, il y en a { $expected }, et une de plus par carte de menu utilisée
error-position-desserts = { $cards } desserts sont indiqués ; jusqu’à la manche { $round }, seuls { $expected } entrent en jeu
error-position-not-on-menu = { $part } : { $type } n’est pas à ce menu, ou personne ne peut déjà l’avoir
error-position-race = la place { $seat } a { $icons } uramaki alors qu’un rang de la course est libre : à partir de 10, ils comptent aussitôt
error-position-stacks = au plus { $most } tuiles peuvent être sous d’autres
error-position-block = un Wasabi ! ne peut être posé sur { $cell } : ses quatre cases doivent être sur le plateau et sans autre Wasabi !
error-position-cell = { $part } : il n’y a pas de case « { $cell } » ; les cases vont de a1 à { $last }
error-position-held = { $part } de la place { $seat } : { $cards } indiquées, entre deux tours il y en a { $expected }
error-position-cards = la place { $seat } a { $cards } cartes action, { $expected } au plus sont permises
error-position-tokens = la place { $seat } a terminé { $recipes } recettes à { $length } ingrédients, elle n’a que { $expected } jetons de ce type
error-position-won = la place { $seat } a placé ses { $tokens } jetons : la partie est finie
error-position-full = toutes les cases sont occupées ou couvertes : la partie est finie
record-position = une table commencée en cours de partie n’a pas d’enregistrement ; repr() dit tout

category-stated = avant
reason-stated = les points des manches précédentes, comme indiqués
sheet-before = Avant

outcome-points = Le plus de points : { $points }.
outcome-shared = { $winners } joueurs se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

compiling = compilation de { $game }, une seule fois sur cette machine ; environ une minute …
compiling-progress = compilation de { $game } (une seule fois, environ une minute) : { $functions ->
    [one] { $functions } fonction
   *[other] { $functions } fonctions
}, { $seconds } s

picture-kitchen = Cuisine
picture-pantry = Garde-manger
picture-piles = Piles de recettes
