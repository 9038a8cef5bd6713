# La feuille de score : ses questions, ses erreurs, sa commande.

help-metavar-plates = [JEU] ASSIETTES
help-metavar-numbers = NOMBRES
help-option-score-plates =
    Le jeu, sushi-go (par défaut), party ou wasabi ; puis une assiette par joueur, entre
    guillemets, les cartes dans l’ordre où elles ont été posées : "wasabi squid-nigiri 2*tempura".
    Des espaces ou des virgules entre les cartes, "2*tempura" ou "2 tempura" pour plusieurs, et le
    début d’un nom suffit s’il n’y a qu’une carte qui commence ainsi ("squid", "pud"). Un nigiri va
    sur un wasabi posé avant lui ; "beside:squid-nigiri" n’y va pas. "special-order:tempura" est une
    commande spéciale qui copie tempura, "face-down" une carte retournée par une boîte à emporter.
    "-" est une assiette vide. Le jeu wasabi est suivi de plateaux, un par joueur : "2,2,5+3" donne
    les longueurs des recettes complétées, puis les cubes ; wasabi suivi de cartes est une assiette.
    Sans aucune assiette, la commande demande tout.
help-option-score-menu = Le menu de Sushi Go Party! : un nom (« sushibar menus » les liste), ou des types séparés par des virgules. Sinon, ce sont les types des assiettes qui sont en jeu.
help-option-score-uramaki = Les points de chaque joueur à la course aux uramakis de cette manche, par exemple 8,0,5.
help-option-score-puddings = Compter la fin de la partie : les puddings de chaque joueur, par exemple 4,2,2.
help-option-score-desserts = Les assiettes sont les desserts de tout le monde à la fin de la partie.
help-option-score-totals = Les points avant les desserts, par exemple 40,41,38 ; la victoire est alors annoncée.
help-option-score-json = Lire des questions en lignes JSON sur l’entrée standard et répondre à chacune par une ligne.

score-key = il n’y a pas de clé « { $field } » dans les questions sur ce jeu ; il y a : { $fields }
score-key-twice = la clé « { $field } » y est deux fois
score-missing = la question ne donne pas « { $field } »
score-game = la feuille de score ne sait pas compter « { $game } » ; elle compte : { $games }
score-no-subject = rien à compter : donne « plates » pour une manche, ou « puddings » ou « desserts » pour la fin de la partie
score-two-subjects = « { $first } » et « { $second } » ne vont pas dans la même question
score-early-totals = « totals » va avec la fin de la partie, à côté de « puddings » ou « desserts »
score-totals-count = il y a { $seats } places, mais « totals » en donne { $totals }
score-dummy-seats = avec un fantôme il y a { $expected } places, pas { $seats }

score-seat = place { $seat } : { $reason }
score-not-object = une question est un objet JSON comme { "{" }"game": "sushi-go", …{ "}" }, pas { $value }
score-not-name = « { $field } » est un nom entre guillemets, pas { $value }
score-not-list = « { $field } » est une liste avec une entrée par place, pas { $value }
score-not-cards = les cartes d’une place sont une liste de noms, pas { $value }
score-not-card = une carte est un nom entre guillemets, pas { $value }
score-not-number = « { $field } » attend des nombres entiers, pas { $value }
score-negative = « { $field } » ne peut pas être négatif
score-too-large = « { $field } » ne peut pas être aussi grand ; la limite est { $largest }
score-not-seat = « dummy » est le numéro d’une place, pas { $value }

score-not-text = cette ligne n’est pas du texte UTF-8, à partir de l’octet { $place }
score-not-json = cette ligne n’est pas du JSON, à partir du caractère { $place }
score-endless = cette ligne est imbriquée trop profondément ou contient un nombre trop long
score-constant = { $name } n’est pas un nombre JSON

score-card = il n’y a pas de carte « { $card } » dans { $game } ; les cartes sont : { $cards }
score-similar-card = il n’y a pas de carte « { $card } » dans { $game } ; voulais-tu dire : { $cards } ?
score-beside = il n’y a pas de « { $card } » ; seul un nigiri se pose à côté d’un wasabi : { $cards }
score-dessert = « { $card } » n’est pas un dessert de ce jeu ; il y a : { $desserts }
score-no-dessert = rien ne dit quel dessert est servi : donne un « menu » avec { $desserts }
score-two-desserts = { $first } et { $second } ne sont jamais servis dans la même partie
score-used-card = « { $card } » n’est pas sur une assiette en fin de manche : la carte sert tout de suite et est mise de côté
score-bare-order = une commande spéciale dans une assiette est ce qu’elle copie, par exemple special-order:tempura ; si elle ne copie rien, elle est mise de côté
score-not-on-menu = « { $card } » n’est pas au menu ; il y a : { $menu }
score-not-menu = « menu » est une liste de types ou le nom d’un menu conseillé, pas { $value }
score-not-type = un type au menu est un nom entre guillemets, pas { $value }
score-many-colours = aucun menu n’a plus de { $most } couleurs en plus de la sauce soja, mais il y en a plus sur cette assiette
score-race = personne ne peut avoir ces points à la course aux uramakis : { $race } ; les places rapportent 8, 5 et 2 dans cet ordre, et une place prise à plusieurs supprime la suivante
score-race-count = il y a { $seats } places, mais « uramaki » en donne { $race }
score-late-race = « uramaki » va avec une manche, à côté de « plates »
score-copies = « { $word } » ne dit pas combien de cartes ; écris 2*tempura, avec un nombre de 1 à { $most }
score-lonely-number = le nombre { $number } n’est suivi d’aucune carte ; écris 2*tempura ou 2 tempura
score-warning = { $copies } cartes { $card }, mais la boîte en contient { $box }
score-warning-race = { $rolls } rouleaux d’uramaki dans une assiette, mais dix marquent tout de suite et sont mis de côté tant qu’une place de la course est libre
score-box = { $cards } cartes, c’est plus que toute la boîte n’en contient : { $box }

score-json-alone = --json lit des questions entières sur l’entrée standard ; il ne prend ni assiettes ni autres options
score-totals-alone = --totals va avec la fin de la partie, à côté de --puddings ou --desserts
score-desserts-alone = --desserts demande des assiettes : les desserts de tout le monde
score-uramaki-alone = --uramaki va avec une manche, à côté d’assiettes
score-only-party = { $option } est réservé à Sushi Go Party! : sushibar score party …
score-plates-and-puddings = donne soit des assiettes, pour une manche, soit --puddings, pour la fin de la partie
score-not-whole = { $option } : « { $word } » n’est pas un nombre entier de { $least } à { $most } ; écris des nombres comme 4,2,2
score-player-error = { $name } : { $reason }
score-player = Joueur { $number }
score-before = Avant
score-warning-line = Attention : { $warning }.

score-welcome = La feuille de score · { $title } · Ctrl-D pour arrêter
score-ask-players = Combien de joueurs ?
score-not-players = Donne un nombre, par exemple 3.
score-ask-names = Leurs noms, séparés par des virgules (Entrée : juste des numéros) ?
score-ask-plate = Manche { $round }, { $name } (? aide, < retour) :
score-hand = { $cards ->
    [one] Cela fait { $cards } carte ; tout le monde en pose { $hand } par manche.
   *[other] Cela fait { $cards } cartes ; tout le monde en pose { $hand } par manche.
}
score-large-hand = Personne ne peut avoir plus de { $hand } cartes à la fin d’une manche.
score-ask-menu = Quel menu : son nom, ou ses types séparés par des virgules (? liste les noms) ?
score-menus = Les menus conseillés : { $menus }.
score-ask-race = Manche { $round }, points de tous à la course aux uramakis, par exemple 8,0,5 (- aucun, < retour) :
score-cards =
    Les cartes : { $cards }.
    Écris-les dans l’ordre où elles ont été posées, avec des espaces ou des virgules entre elles ; le
    début d’un nom suffit. 2*tempura ou 2 tempura en font deux. Un nigiri va sur un wasabi libre posé
    avant lui ; beside:squid-nigiri n’y va pas. - est une assiette vide, < revient une assiette en
    arrière.
score-cards-party =
    special-order:tempura est une commande spéciale qui copie tempura ; face-down est une carte
    retournée par une boîte à emporter, face-down:egg-nigiri une qui occupe son wasabi. Les cartes
    mises de côté ne se notent pas.
score-empty-reply = Rien de tapé, rien de changé. « - » est une assiette vide, « ? » liste les cartes, « < » revient à l’assiette d’avant, Ctrl-D arrête.
score-kept = Tout jusqu’ici est gardé dans { $file } ; « sushibar score » reprend là.
score-go-on = Une feuille de score n’est pas encore remplie : { $title } avec { $names }, { $where }.
score-ask-go-on = Le reprendre ? [O/n]
score-pad-full = tout est déjà inscrit sur cette feuille de score
score-pad-place = il n’y a pas de manche { $round } ou pas de place { $seat } sur cette feuille de score : les manches vont de 1 à { $rounds }, les places de 0 à { $last }
score-pad-file = ce n’est pas le fichier d’une feuille de score
score-pad-plates = une manche a ici { $seats } assiettes, pas { $plates }
