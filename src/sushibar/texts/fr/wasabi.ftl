# Wasabi! : la table, les questions, les nouvelles, les règles.

kitchen-chop = Tranche !
kitchen-spicy = Pimente !
kitchen-switch = Permute !
kitchen-stack = Empile !
kitchen-wasabi = Wasabi !

choice-play = jouer { $card }
choice-take = prendre { $card }
choice-drop = rendre { $card }
choice-draw = { $length } ingrédients
choice-pass = passer
choice-done = terminé
choice-claim = compléter une recette
choice-keep = la replacer
choice-pantry = au garde-manger
choice-lift = enlever un Wasabi ! du plateau
choice-nothing = ne rien prendre

cell-tile = { $tile } en { $cell }
cell-empty = { $cell } (vide)

# Ce qu’une place possède.

served-with-style = { $recipe }★
seat-tiles = tuiles : { $tiles }
seat-cards = cartes : { $cards }
seat-recipes = { $recipes ->
    [one] une recette à { $lengths } ingrédients
   *[other] recettes à { $lengths } ingrédients
}
seat-tokens = jetons restants : { $tokens }
seat-tokens-length = { $length }×{ $tokens }
seat-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
seat-served = complétées : { $recipes }
seat-recipe = { $recipe } ({ $ingredients })

board-stack = Pile en { $cell }, de haut en bas : { $tiles }
progress-preparation = préparation : { $recipes ->
    [0] tuiles de départ
   *[other] recettes de départ
}
progress-cooking = tour { $turn } · { $cells ->
    [one] { $cells } case vide
   *[other] { $cells } cases vides
}

# La feuille de score.

sheet-length-2 = 2 ingr.
sheet-length-3 = 3 ingr.
sheet-length-4 = 4 ingr.
sheet-length-5 = 5 ingr.
sheet-style = Style
sheet-wasabi = Wasabi !
category-style = cubes de style
reason-served = { $recipes }
reason-style = cubes pour { $recipes }
reason-wasabi = { $cards ->
    [one] { $cards } Wasabi ! posé, un cube
   *[other] { $cards } Wasabi ! posés, un cube chacun
}

# La table de la personne qui joue.

play-how-wasabi =
    Le plateau est commun, la cuisine est secrète. À chaque tour, place un ingrédient
    sur une case vide. Quand un alignement de tuiles contient exactement les ingrédients
    d’une de tes recettes, dans n’importe quel ordre, elle est à toi : des points, et
    une carte action. Dans le bon ordre, à l’endroit ou à l’envers, elle a du style et
    rapporte des cubes. Quand le plateau est plein, le plus de points l’emporte ; qui
    complète dix recettes gagne aussitôt.
play-your-recipes = Tes recettes, dans l’ordre qui a du style :
play-your-recipe = { $recipe } : { $ingredients } ({ $points } points)
play-kitchen = En cuisine : { $cards }
play-kitchen-empty = aucune carte
play-memory-head = Les recettes que tu n’as pas vues, et ce qui reste au garde-manger :
play-memory-recipes = { $recipes } ({ $pile } dans la pile, { $others } en d’autres mains)
play-memory-none = rien
play-memory-pantry = garde-manger

play-help-wasabi =
    Tape le numéro d’un choix, ou son nom, ou le début de son nom (sau). Une case se
    tape par colonne et ligne : c3. Ce qui va ensemble peut se taper d’un coup :
    thon c3.
      p          à nouveau la table, le contenu des piles et tes choix
      s          les scores jusqu’ici
      m          mémoire : les recettes que tu n’as pas vues, et le garde-manger
      hint       les meilleurs choix : chances de gagner, points et raisons
      r          les règles ; « r empile », « r thon », « r tekkamaki » : un sujet
      u          rechoisir, tant que tu es au milieu d’une réponse
      save       sauvegarder ; « save ma-partie.txt » en fait une copie là
      q          arrêter ; la partie est sauvegardée, on te dit comment reprendre
      h          cette aide

    Sur le plateau, un petit chiffre en exposant est la hauteur d’une pile, et les
    cases grisées sont sous une carte Wasabi. Une étoile marque une recette avec style.

    Le sceau du début est l’empreinte de la graine qui mélange toutes les recettes.
    Elle t’est montrée à la fin : personne n’a pu les changer entre-temps.

play-won-tokens = (Les { $tokens } jetons sont placés : c’est gagné, quels que soient les points.)
play-tie-cubes = (Les cubes départagent : { $cubes }.)

# Questions.

ask-gift-head = { $steps ->
    [0] Choisis trois tuiles de trois catégories différentes pour { $name }, à ta gauche :
   *[other] Pour { $name } : { $chosen }. { $left ->
        [one] Encore une, d’une autre catégorie :
       *[other] Encore { $left }, d’autres catégories :
    }
}
ask-gift = Quelle tuile ?
ask-draw-head = { $missing ->
    [one] Tu pioches une recette. Avec combien d’ingrédients ?
   *[other] Tu pioches { $missing } recettes, l’une après l’autre. Combien d’ingrédients pour la prochaine ?
}
ask-draw = Dans quelle pile ?
ask-move-first = À toi : place un ingrédient, et si tu veux joue une carte action ; ou passe.
ask-move-chopped = Tu as tranché { $tile } : place cette tuile maintenant.
ask-move-more = { $claims ->
    [0] { $placed ->
        [0] Maintenant, place un ingrédient.
       *[other] Autre chose ? Sinon, tu as fini.
    }
   *[other] Tu peux compléter une recette.
}
ask-move = Que fais-tu ?
ask-cell-head = Cases vides pour { $tile } :
ask-cell = Où va la tuile { $tile } ?
ask-switching-head = Deux cases voisines changent de place avec tout ce qui est dessus. La première :
ask-switching = Quelle case ?
ask-other-head = Elle change de place avec une de ses voisines :
ask-other = Avec quelle case { $cell } change-t-elle de place ?
ask-covering-head = Il couvre un carré de quatre cases. La case en haut à gauche du carré :
ask-covering = Où va le Wasabi ?
ask-tile-head = L’ingrédient que tu poses sur un autre :
ask-tile = Quel ingrédient ?
ask-on-head = Tuiles qui peuvent être recouvertes par { $tile } :
ask-on = Sur quelle case va la tuile { $tile } ?
ask-chopping-head = Tuiles qui peuvent être enlevées du plateau :
ask-chopping = Quelle case ?
ask-fate-head = Tu enlèves du plateau : { $tile }.
ask-fate = Que devient la tuile { $tile } ?
ask-serve-head = Tu peux compléter l’une de celles-ci maintenant, et une autre après :
ask-serve = Quelle recette ?
ask-discard-head = { $discarded ->
    [0] Pour passer, remets une ou plusieurs recettes et pioches-en de nouvelles. La première :
   *[other] Une autre, ou terminé :
}
ask-discard = Quelle recette remets-tu ?
ask-reward-head = { $owed ->
    [one] Pour ta recette, tu peux prendre une carte action.
   *[other] Pour tes { $owed } recettes, tu peux prendre une carte action à chaque fois.
}{ $full ->
    [0] { "" }
   *[other] { " " }Tu en as deux, il faut donc en rendre une.
}
ask-reward = Quelle carte ?
ask-lifting-head = Les Wasabi ! du plateau, par leur case en haut à gauche :
ask-lifting = Lequel ?
ask-room-head = Ta main contient deux cartes action. L’une retourne en cuisine :
ask-room = Quelle carte rends-tu ?
ask-refill-head = { $steps ->
    [0] Complète ta main au garde-manger, { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    } :
   *[other] Tu prends { $chosen }, et { $left ->
        [one] encore { $left } tuile
       *[other] encore { $left } tuiles
    } :
}
ask-refill = Quelle tuile ?

preview-completes = complète { $recipes }
preview-stylish = { $recipe } avec style
preview-completes-on = complète { $recipes } en { $cells }{ $more ->
    [0] { "" }
   *[other] { " " }et ailleurs
}
preview-switched = avec { $cell }, complète { $recipes }
preview-wanted = pour { $recipes }
preview-claim = { $recipe } : { $points } points{ $style ->
    [0] { "" }
   *[other] { $cubes ->
        [0] , avec style
        [one] { " " }et { $cubes } cube de style
       *[other] { " " }et { $cubes } cubes de style
    }
}
preview-pile = { $points } points{ $cubes ->
    [0] { "" }
   *[other] , { $stylish } avec style
} · { $tokens ->
    [0] tu n’as plus de jeton pour cela
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
} · { $pile } dans la pile
preview-play-chop = enlève une tuile du plateau, pour le garde-manger ou pour la placer
preview-play-spicy = place un deuxième ingrédient à ce tour
preview-play-switch = deux cases voisines changent de place
preview-play-stack = pose ton ingrédient sur un autre
preview-play-wasabi = couvre quatre cases du plateau et prends un cube
preview-answer-pass = échange des recettes contre d’autres ; ne place rien
preview-answer-done = { $placed ->
    [0] finir cette partie de ton tour
   *[other] finir cette partie de ton tour{ $owed ->
        [0] { "" }
       *[other] { " " }et prendre ce que tu as gagné
    }
}
preview-answer-keep = c’est l’ingrédient de ce tour, et il peut retourner d’où il vient
preview-answer-pantry = tu en places un autre de ta main
preview-answer-nothing = laisse les cartes où elles sont

# Nouvelles.

story-cooking = { $preparing ->
    [0] Tour { $turn }
   *[other] Préparation { $turn }
} · { $name }
news-first = { $name ->
    [Toi] C’est à toi de commencer.
   *[other] C’est à { $name } de commencer.
}
news-gift = { $name ->
    [Toi] { $tiles } pour toi
   *[other] { $tiles } pour { $name }
}
news-refill = { $tiles } du garde-manger
news-drawn = nouvelle recette : { $recipe }
news-drawn-hidden = nouvelle recette à { $length } ingrédients
news-placed = { $tile } en { $cell }
news-spicy = { $card } pour un deuxième ingrédient
news-stack = { $card } { $tile } par-dessus { $on }
news-switch = { $card } { $cell } et { $other } changent de place
news-chop = { $card } { $cell } part { $keep ->
    [0] au garde-manger
   *[other] ailleurs
}
news-wasabi = { $card } sur { $cells } : un cube
news-claim = { $recipe }, recette complétée{ $style ->
    [0] { "" }
   *[other] { " " }avec style
} : { $points } points{ $cubes ->
    [0] { "" }
    [one] { " " }et { $cubes } cube
   *[other] { " " }et { $cubes } cubes
}
news-pass = { $discarded ->
    [0] tour passé
   *[other] tour passé, recettes échangées : { $recipes }
}
news-pass-hidden = { $discarded ->
    [0] tour passé
    [one] tour passé, échange d’une recette à { $lengths } ingrédients
   *[other] tour passé, échange de recettes à { $lengths } ingrédients
}
news-took = { $card } de la cuisine
news-took-nothing = aucune carte action
news-lifted = Wasabi ! enlevé de { $cells }
news-dropped = { $told }, { $card } en retour
news-end-tokens = C’était le dernier des { $tokens } jetons : la partie s’arrête aussitôt, { $name ->
    [Toi] tu as gagné !
   *[other] victoire pour { $name } !
}
news-end-full = Toutes les cases sont pleines ou couvertes : la partie est finie.
news-end-passes = { $passes } tours passés de suite : la partie est finie.

# Règles à consulter.

subject-turn = Un tour
subject-completing = Compléter
subject-style = Style
subject-tokens = Jetons
subject-passing = Passer
subject-rewards = Récompenses
subject-refilling = Compléter sa main
subject-end = La fin
rule-wasabi-turn = Place un ingrédient sur une case vide et non couverte, et si tu veux joue une carte action avant ou après. Ou bien passe. Viennent ensuite les cartes action pour les recettes complétées, puis de nouvelles tuiles et recettes.
rule-wasabi-completing = Un alignement de tuiles, en ligne ou en colonne, qui contient exactement les ingrédients d’une de tes recettes, dans n’importe quel ordre. Une de ses cases doit avoir changé à ce tour, seules les tuiles du dessus comptent, et il te faut un jeton pour ce nombre d’ingrédients. Tu peux en compléter plusieurs au même tour, ou attendre.
rule-wasabi-style = Les ingrédients sont dans l’ordre de la recette, lue à l’endroit ou à l’envers. Cela rapporte 0, 1, 2 ou 3 cubes pour 2, 3, 4 ou 5 ingrédients ; un cube vaut un point.
rule-wasabi-tokens = Tout le monde a quatre jetons pour les recettes à 2 ingrédients (2 points chacune), trois pour celles à 3 (3 points), deux pour celles à 4 (5 points) et un pour celles à 5 (8 points). Une recette complétée en utilise un.
rule-wasabi-passing = Remets une ou plusieurs recettes sous leur pile au lieu de placer quoi que ce soit ; puis pioches-en d’autres. Sans tuile, et sans carte Tranche ! pour en avoir une, tu dois passer.
rule-wasabi-rewards = Pour chaque recette que tu complètes, tu peux prendre une carte action de la cuisine, ou un Wasabi ! du plateau ; pas de la sorte que tu as jouée à ce tour, sauf s’il n’y a rien d’autre. Tu en as deux au plus : une troisième t’oblige à en rendre une, que tu ne peux pas reprendre à ce tour.
rule-wasabi-refilling = À la fin de ton tour, prends au garde-manger les tuiles de ton choix jusqu’à en avoir trois, puis des recettes des piles de ton choix, une à la fois, jusqu’à en avoir trois.
rule-wasabi-end = Dès que quelqu’un complète une dixième recette : c’est gagné. Sinon, après le tour où la dernière case est remplie ou couverte ; on additionne alors points et cubes, et les cubes départagent. Si tout le monde passe deux fois de suite, la partie finit aussi.
rule-kitchen-chop = Enlève du plateau n’importe quelle tuile du dessus non couverte. Elle va au garde-manger, ou bien, si tu n’as encore rien placé, elle est l’ingrédient de ce tour et doit être placée, même là où elle était. Ce qu’elle découvre peut compléter une recette.
rule-kitchen-spicy = Tu peux placer un deuxième ingrédient à ce tour.
rule-kitchen-switch = Deux cases voisines non couvertes changent de place avec tout ce qu’elles portent. L’une d’elles peut être vide.
rule-kitchen-stack = Place l’ingrédient de ce tour sur une tuile non couverte au lieu d’une case vide.
rule-kitchen-wasabi = Couvre un carré de 2 × 2 cases, pleines ou vides, et rapporte aussitôt un cube. Ce qui est couvert compte comme plein et ne sert plus à rien jusqu’à ce que quelqu’un enlève la carte du plateau.
rule-recipe = { $ingredients }. { $points } points{ $cubes ->
    [0] { "" }
    [one] , et { $cubes } cube dans cet ordre ou à l’envers
   *[other] , et { $cubes } cubes dans cet ordre ou à l’envers
}.
rule-ingredient = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ({ $category }). Dans : { $recipes }.

# Ce qui ne se fait pas.

error-first = la place { $seat } ne peut pas commencer ; c’est de 0 à { $last }
error-recipe-pile = { $recipe } n’est pas parmi les recettes mélangées à { $length } ingrédients
refusal-wasabi-turn = la place { $seat } ne peut pas jouer { $action } : ce n’est pas son tour
refusal-wasabi-move = la place { $seat } ne peut pas jouer { $action } : on attend son coup ({ $legal })
refusal-wasabi-gift = la place { $seat } ne peut pas jouer { $action } : elle choisit trois tuiles pour sa voisine de gauche ({ $legal })
refusal-wasabi-barred = la place { $seat } ne peut pas donner { $action } : rien de base ni d’unique dans une main de départ
refusal-wasabi-category = la place { $seat } ne peut pas donner { $action } : les trois tuiles doivent être de trois catégories différentes
refusal-wasabi-pantry = la place { $seat } ne peut pas prendre { $action } : il n’y en a pas au garde-manger
refusal-wasabi-draw = la place { $seat } ne peut pas jouer { $action } : elle choisit la pile où elle pioche une recette ({ $legal })
refusal-wasabi-pile = la place { $seat } ne peut pas jouer { $action } : cette pile est vide
refusal-wasabi-no-tile = la place { $seat } ne peut pas placer { $action } : ce n’est pas dans sa main
refusal-wasabi-no-tile-left = la place { $seat } ne peut pas jouer { $action } : elle n’aurait ensuite plus d’ingrédient à placer
refusal-wasabi-placed = la place { $seat } ne peut pas jouer { $action } : elle a placé tout ce qu’elle peut à ce tour
refusal-wasabi-chopped = la place { $seat } ne peut pas jouer { $action } : elle doit d’abord placer ce qu’elle a tranché ({ $legal })
refusal-wasabi-no-cell = la place { $seat } ne peut pas placer { $action } : aucune case n’est vide
refusal-wasabi-one-card = la place { $seat } ne peut pas jouer { $action } : elle a déjà joué une carte action à ce tour
refusal-wasabi-no-card = la place { $seat } ne peut pas jouer { $action } : elle n’a pas cette carte
refusal-wasabi-no-block = la place { $seat } ne peut pas jouer { $action } : il n’y a pas la place
refusal-wasabi-empty-board = la place { $seat } ne peut pas jouer { $action } : il n’y a pas de tuile sur le plateau qui s’y prête
refusal-wasabi-nothing-complete = la place { $seat } ne peut pas compléter de recette : aucune de ses recettes n’est dans un alignement qu’elle a changé à ce tour, ou elle n’a pas de jeton pour cela
refusal-wasabi-pass = la place { $seat } ne peut pas passer : elle a placé un ingrédient ou joué une carte à ce tour
refusal-wasabi-done = la place { $seat } ne peut pas finir cette partie de son tour : elle place d’abord un ingrédient, ou elle passe
refusal-wasabi-cell = la place { $seat } ne peut pas jouer { $action } : elle choisit une case vide ({ $legal })
refusal-wasabi-filled = la place { $seat } ne peut rien placer en { $action } : cette case n’est pas vide
refusal-wasabi-empty = la place { $seat } ne peut pas choisir { $action } : il n’y a pas de tuile
refusal-wasabi-covered = la place { $seat } ne peut pas choisir { $action } : cette case est sous une carte Wasabi
refusal-wasabi-switching = la place { $seat } ne peut pas jouer { $action } : elle choisit une case qui change de place avec une voisine, l’une des deux au moins avec une tuile ({ $legal })
refusal-wasabi-other = la place { $seat } ne peut pas jouer { $action } : elle choisit une voisine de sa première case, l’une des deux au moins avec une tuile ({ $legal })
refusal-wasabi-covering = la place { $seat } ne peut pas jouer { $action } : elle choisit la case en haut à gauche d’un carré encore découvert, et il doit rester une case vide où placer ({ $legal })
refusal-wasabi-tile = la place { $seat } ne peut pas jouer { $action } : elle choisit l’ingrédient à empiler ({ $legal })
refusal-wasabi-on = la place { $seat } ne peut pas jouer { $action } : elle choisit une tuile sur laquelle empiler ({ $legal })
refusal-wasabi-chopping = la place { $seat } ne peut pas jouer { $action } : elle choisit une tuile à enlever du plateau ({ $legal })
refusal-wasabi-fate = la place { $seat } ne peut pas jouer { $action } : elle décide de ce que devient la tuile ({ $legal })
refusal-wasabi-keep = la place { $seat } ne peut pas garder la tuile : elle a déjà placé un ingrédient
refusal-wasabi-return = la place { $seat } ne peut pas mettre la tuile au garde-manger : elle n’a pas d’autre ingrédient à placer
refusal-wasabi-serve = la place { $seat } ne peut pas jouer { $action } : elle choisit une de ses recettes complètes ({ $legal })
refusal-wasabi-not-held = la place { $seat } ne peut pas jouer { $action } : elle n’a pas cette recette
refusal-wasabi-discard = la place { $seat } ne peut pas jouer { $action } : elle choisit une recette à remettre ({ $legal })
refusal-wasabi-discard-one = la place { $seat } ne peut pas avoir fini : pour passer, elle remet au moins une recette ({ $legal })
refusal-wasabi-reward = la place { $seat } ne peut pas jouer { $action } : elle prend une carte action, ou rien ({ $legal })
refusal-wasabi-not-in-kitchen = la place { $seat } ne peut pas prendre cette carte : elle n’est pas en cuisine ({ $legal })
refusal-wasabi-none-on-board = la place { $seat } ne peut pas enlever de carte Wasabi : il n’y en a pas sur le plateau
refusal-wasabi-dropped = la place { $seat } ne peut pas jouer { $action } : elle a rendu cette carte à ce tour
refusal-wasabi-same-kind = la place { $seat } ne peut pas jouer { $action } : elle a joué une carte de cette sorte à ce tour et peut en avoir d’autres ({ $legal })
refusal-wasabi-lifting = la place { $seat } ne peut pas jouer { $action } : elle nomme un Wasabi ! du plateau par sa case en haut à gauche ({ $legal })
refusal-wasabi-room = la place { $seat } ne peut pas jouer { $action } : elle rend une de ses cartes ({ $legal })
refusal-wasabi-refill = la place { $seat } ne peut pas jouer { $action } : elle prend des tuiles au garde-manger ({ $legal })
