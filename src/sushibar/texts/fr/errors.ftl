# Ce qui peut mal tourner.

error-game = il n’y a pas de jeu « { $game } » ; il y a : { $games }
error-edition = il n’y a pas d’édition « { $edition } » ; il y a : { $editions }
error-no-options = ce jeu n’a pas d’option « { $option } » : il n’en a aucune
error-option = l’édition { $edition } n’a pas d’option « { $option } » ; elle a : { $options }
error-players = ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }
error-dummy-players = le fantôme est fait pour 2 joueurs, pas pour { $players }
error-no-menus = { $game } n’a pas de menus et ne peut donc pas se jouer avec « { $menu } »
error-no-books = { $game } n’a pas de recettes et ne peut donc pas se jouer avec un livre de recettes
error-book-kind = un livre de recettes est un Book ou le chemin de son fichier, pas { $book }
error-menu = il n’y a pas de menu « { $menu } » ; il y a : { $menus }, random, ou sept types séparés par des virgules
error-menu-name = il n’y a pas de menu conseillé « { $menu } » ; il y a : { $menus }
error-menu-list = un menu est un nom ou une liste de types, pas { $menu }
error-menu-type = il n’y a pas de type « { $type } » pour un menu ; il y a : { $types }
error-menu-twice = { $type } est deux fois au menu
error-menu-group = un menu a { $group ->
    [roll] 1 rouleau
    [appetizer] { $wanted } entrées
    [special] { $wanted } spécialités
   *[dessert] 1 dessert
}, celui-ci en a { $served }{ $served ->
    [0] { "" }
   *[other] { " " }({ $types })
}
error-menu-players = { $type } se joue de { $fewest } à { $most } joueurs, pas à { $players }
error-seat = il n’y a pas de place { $seat } ; les places sont numérotées de 0 à { $last }
error-whole-players = le nombre de joueurs doit être entier, pas { $players }
error-several = { $what } doit être une liste, pas le texte « { $value } »
error-no-policy = il n’y a pas de stratégie pour la place { $seat }
error-no-player = un joueur est le nom d’un bot, un objet avec « choose » ou une fonction d’une vue, pas { $what }
error-players-for-seats = { $players } joueurs ont été donnés pour { $seats } places
error-names-count = { $names } noms pour { $players } joueurs
error-name = { $name } ne peut pas être un nom de joueur : pas de saut de ligne, ni « | » ni « # », pas vide
error-seed = { $seed } ne peut pas être une graine : pas de saut de ligne, pas de « # », pas vide
error-salt = { $salt } ne peut pas être les bits aléatoires d’un joueur : seulement 0-9 et a-f
error-stated-seed = une partie dont le hasard est indiqué n’a pas de graine
error-card = { $help ->
    [menu] { $name } n’est pas à ce menu, qui comprend : { $names }
    [similar] il n’y a pas de carte « { $card } » dans ce jeu ; tu voulais dire { $names } ?
   *[none] il n’y a pas de carte « { $card } » dans ce jeu
}
error-cards = plus de { $most } cartes dans une main
error-kind = il n’y a pas de carte numéro { $kind } ; les cartes sont numérotées de 0 à { $last }
error-action = { $help ->
    [menu] { $name } n’est pas à ce menu, qui comprend : { $names }
    [similar] il n’y a pas d’action « { $action } » dans ce jeu ; tu voulais dire { $names } ?
    [legal] il n’y a pas d’action « { $action } » dans ce jeu ; permis maintenant : { $names }
   *[none] il n’y a pas d’action « { $action } » dans ce jeu
}
error-legal = { $reason } ; permis maintenant : { $legal }
error-never-asked = personne n’a rien eu à décider à la manche { $round }, tour { $turn }
error-nothing-to-undo = rien n’a été décidé qu’on puisse reprendre
error-action-number = il n’y a pas d’action { $number } ; les actions sont numérotées de 0 à { $last }
error-over = la place { $seat } ne peut pas jouer { $action } : la partie est finie
error-nothing-to-retract = la place { $seat } n’a rien à reprendre
error-no-chance-due = le hasard n’a rien à décider maintenant, ou une graine décide pour lui
error-chance-due = personne ne peut agir : indique d’abord « { $due } »
error-chance-not-due = ce n’est pas le moment pour « { $kind } » (attendu : { $due })
error-chance-differs = « { $kind } » diffère de ce que donne la graine
error-moment = cette ligne porte sur { $moment }, alors qu’on attend { $expected }
error-entry = « { $entry } » n’est ni un tour ni autre chose qui ait sa place dans un enregistrement
error-entry-after-end = la partie est finie, il n’y a pas de tour { $round }.{ $turn }
error-answers = { $answers } réponses pour { $players } joueurs
error-empty-answer = la réponse de la place { $seat } est vide
error-not-asked = la place { $seat } n’a rien à répondre maintenant et ne peut pas répondre { $answer }
error-forced = la place { $seat } n’avait pas le choix : elle a joué { $forced }, pas { $answer }
error-too-much = la place { $seat } a déjà répondu quand arrive { $action }
error-unfinished = « { $answer } » n’est pas une réponse complète de la place { $seat } ; la suite : { $legal }
error-one-outcome = « { $due } » demande exactement une valeur
error-controller = la place { $seat } ne peut pas jouer pour le fantôme ; c’est 0 ou 1
error-pile = la pile du fantôme ne contient pas la carte { $card }
error-deal-hands = { $hands } mains ont été distribuées, il en fallait { $expected }
error-deal-size = { $cards } cartes ont été distribuées à la place { $seat }, il en fallait { $expected }
error-blind-draw = { $seats ->
    [one] une carte a été piochée à l’aveugle, par une place
   *[other] { $seats } cartes ont été piochées à l’aveugle, une par chacune des { $seats } places
} : indique exactement ce tirage
error-blind-card = la place { $seat } ne peut pas avoir pioché { $card } : ce n’est pas dans sa main
error-look = un menu montre maintenant { $expected ->
    [one] { $expected } carte
   *[other] { $expected } cartes
} : indique exactement ce qu’il montre
error-deal-copies = trop de cartes { $card } ont été distribuées : la pioche n’en contient pas autant

refusal-call-first = la place { $seat } a choisi sa carte et doit maintenant dire { $legal }
refusal-card-first = la place { $seat } ne peut pas jouer { $action } : elle choisit d’abord une carte
refusal-no-chopsticks = la place { $seat } ne peut pas utiliser de baguettes : elle n’en avait pas devant elle avant ce tour
refusal-no-second-card = la place { $seat } ne peut pas utiliser de baguettes : sa main est trop petite pour une deuxième carte
refusal-dummy-next = la place { $seat } ne peut pas jouer { $action } : elle choisit maintenant une carte pour le fantôme
refusal-not-for-dummy = la place { $seat } ne peut pas jouer { $action } : elle choisit une carte pour elle-même
refusal-not-in-hand = la place { $seat } ne peut pas prendre { $action } : ce n’est pas dans sa main
refusal-no-wasabi = la place { $seat } ne peut pas prendre { $action } : il n’y a pas de wasabi libre à côté duquel poser
refusal-must-dip = la place { $seat } ne peut pas prendre { $action } : dans cette édition, un nigiri va sur un wasabi libre

record-empty = ligne { $line } : l’enregistrement est vide
record-folder = { $folder } : il n’y a pas de partie enregistrée ({ $pattern }) dans ce dossier
record-not-text = ligne { $line } : ce n’est pas un fichier texte
record-too-large = l’enregistrement dépasse { $most } caractères
record-format = ligne { $line } : un enregistrement commence par « sushibar record { $format } »
record-line = ligne { $line } : { $reason }
record-late = ligne { $line } : « { $word } » se place avant le premier tour
record-twice = ligne { $line } : « { $word } » y est deux fois
record-missing = ligne { $line } : l’enregistrement ne donne pas « { $word } »
record-number = ligne { $line } : « { $value } » n’est pas un nombre pour « { $word } »
record-version = ligne { $line } : l’enregistrement demande la version { $version } des règles, ce programme joue la version { $ours }
record-no-seed = ligne { $line } : il y a une promesse mais pas de graine
record-commitment = ligne { $line } : la promesse ne correspond pas à la graine
record-early-result = ligne { $line } : « { $word } » avant la fin de la partie
record-result = ligne { $line } : « { $word } » est faux, la partie donne { $expected }
record-truncated = ligne { $line } : l’enregistrement s’interrompt, sa dernière ligne doit être « end »
record-after-end = ligne { $line } : rien ne peut suivre « end »
record-many = { $file } contient { $count } parties ; nomme-en une : { $file }#1
record-in-file = { $file }, { $reason }
record-not-a-line = ligne { $line } : ce n’est ni un tour ni un résultat
record-words = ligne { $line } : les réponses ont plus de mots différents qu’aucun jeu n’en a
error-records-elsewhere = les parties ne se notent que sur le processeur de cette machine, sans --cluster ni --device cuda

error-policy = il n’y a pas de stratégie « { $policy } » ; il y a : { $policies }
error-device = il n’y a pas d’appareil « { $device } » ; il y a : { $devices }
error-device-policies = un GPU joue une même stratégie du jeu à toutes les places ; les autres se jouent sur le processeur
error-range = { $name } doit être entre { $least } et { $most }, pas { $value }
error-no-cuda = aucun GPU n’est utilisable ici : { $reason }
error-buffer = { $name } doit être de type { $dtype } et de forme { $shape }, d’un seul tenant dans la mémoire de l’appareil « { $device } »
error-cluster = la grappe « { $address } » est injoignable : { $reason }
error-one-seed = une graine vaut pour toutes les parties d’un vecteur
error-reward = il n’y a pas de récompense « { $reward } » ; possibles : { $rewards }
error-choice = la place { $seat } ne peut pas choisir { $choice } maintenant ; permis : { $legal }
error-choices = dans { $games } parties, le choix n’était pas permis ; rien n’y a été fait
error-no-setups = il faut au moins une configuration
error-training-diverged = l’entraînement a divergé : les erreurs sont { $losses }
error-network-none = il n’y a pas de fichier « { $file } »
error-network-file = « { $file } » n’est pas un réseau de sushibar ou est abîmé : { $reason }
error-network-game = « { $file } » joue à { $game }, pas à { $wanted }
error-network-rules = « { $file } » a été entraîné pour la version { $version } des règles, ce programme joue la version { $wanted } ; entraîne-le à nouveau
error-network-features = « { $file } » attend d’autres caractéristiques ({ $version }) que celles de ce programme ({ $wanted }) ; entraîne-le à nouveau
error-extra = il faut pour cela { $package }, qui n’est pas installé : pip install "sushibar[{ $extra }]"
