# La table : places, assiettes, déroulement, aperçus.

seat-name = Place { $seat }
labelled = { $label } : { $words }
dummy-name = Fantôme

picture-title = { $game } ({ $edition })
picture-menu = { $game } · { $menu }
picture-book = { $game } · { $book }
picture-option = { $option ->
    [dummy] { " · " }avec un fantôme
   *[pass-both-ways] { " · " }passe dans les deux sens
}
picture-seat = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-hand = main : { $cards }
picture-chosen = choisi face cachée : { $actions }
plate-empty = rien pour l’instant

progress-turn = manche { $round } sur { $rounds } · tour { $turn } sur { $turns } · à { $direction ->
    [right] droite
   *[left] gauche
}
progress-acting = manche { $round }/{ $rounds } · tour { $turn }/{ $turns } · action : { $card }
progress-over = la partie est finie

group-maki = { $icons ->
    [one] { $icons } maki
   *[other] { $icons } makis
}
group-set = { $card } { $left ->
    [0] { "" }
   *[other] { $left }/{ $size }
}{ $sets ->
    [0] { "" }
    [one] { $left ->
        [0] { $sets } série
       *[other] { " " }+ { $sets } série
    }
   *[other] { $left ->
        [0] { $sets } séries
       *[other] { " " }+ { $sets } séries
    }
}
group-several = { $cards ->
    [1] { $card }
   *[other] { $card } ×{ $cards }
}
group-dipped = { $cards ->
    [1] { $card } sur wasabi
   *[other] { $card } sur wasabi ×{ $cards }
}
group-wasabi = { $cards ->
    [1] wasabi en attente
   *[other] wasabi en attente ×{ $cards }
}
group-unused-wasabi = { $cards ->
    [1] wasabi inutilisé
   *[other] wasabi inutilisé ×{ $cards }
}
group-uramaki = uramaki { $icons }/10
group-onigiri = onigiri { $shapes }
group-alone = { $card } en solo
group-too-many = { $card } ×{ $cards }, c’est trop
group-spent-wasabi = { $cards ->
    [1] wasabi utilisé
   *[other] wasabi utilisé ×{ $cards }
}
group-face-down = { $cards } face cachée
group-copies = { $group } (dont { $copies ->
    [one] { $copies } par commande spéciale
   *[other] { $copies } par commande spéciale
})
group-fruit = fruits { $fruits }
group-kept = { $group }{ $kept ->
    [0] { "" }
   *[other] { $laid ->
        [0] { " " }(en réserve)
       *[other] { " " }({ $kept } en réserve)
    }
}

preview-maki = { $cards ->
    [one] { $cards } maki en tout : { $signed } pour l’instant
   *[other] { $cards } makis en tout : { $signed } pour l’instant
}
preview-nigiri = { $signed }
preview-nigiri-dipped = sur le wasabi : { $signed }
preview-wasabi = { $turns_left ->
    [0] trop tard pour un nigiri
   *[other] triple le prochain nigiri
}
preview-chopsticks = { $turns_left ->
    [0] trop tard pour s’en servir
    [1] trop tard pour s’en servir
   *[other] plus tard, garde deux cartes d’un coup
}
preview-pudding = { $cards ->
    [1] 1er
   *[other] { $cards }e
} pudding, compte à la fin de la partie
preview-call-chopsticks = prends une deuxième carte ; les baguettes retournent dans la main
preview-no-call = ne prends que cette carte

preview-temaki = ça t’en fait { $cards } : { $gain ->
    [0] rien ne change
   *[other] { $signed }
} pour l’instant
preview-uramaki = { $scores ->
    [0] { $icons } rouleaux sur 10{ $open ->
        [0] , mais toutes les places sont prises
       *[other] { "\u00A0" }: { $gain ->
            [0] rien ne change
           *[other] { $signed }
        } pour l’instant
    }
   *[other] { $icons } rouleaux : { $place } points tout de suite
}
preview-eel = { $cards ->
    [one] une anguille seule : { $signed }, jusqu’à la deuxième
    [2] la deuxième anguille : { $signed }
   *[other] deux suffisent : { $signed }
}
preview-tofu = { $cards ->
    [one] { $signed } ; deux rapportent 6, trois rien
    [2] ça t’en fait deux : { $signed }
    [3] un de trop : { $signed }
   *[other] déjà trop
}
preview-onigiri = { $shapes ->
    [one] commence une série : { $signed }
   *[other] ça fait une série de { $shapes } formes : { $signed }
}
preview-edamame = { $others ->
    [0] rien tant qu’aucun adversaire n’a d’edamames
    [one] un adversaire a des edamames : { $signed }
   *[other] { $others } adversaires ont des edamames : { $signed }
}
preview-miso-soup = { $spilled ->
    [0] { $signed }, sauf si quelqu’un d’autre pose une soupe à ce tour
   *[other] mise de côté : ce n’est pas la seule soupe de ce tour
}
preview-sukeroku = { $pairs ->
    [0] { $signed } sans sa moitié ; une paire rapporte 6
   *[other] complète une paire : { $signed }
}
preview-spoon = { $turns_left ->
    [0] trop tard pour s’en servir
    [1] trop tard pour s’en servir
   *[other] plus tard, demande une carte aux autres
}
preview-menu = regarde quatre cartes de la pioche et joues-en une
preview-takeout-box = retourne tes cartes face cachée pour 2 points chacune
preview-soy-sauce = { $colours ->
    [one] { $colours } couleur : { $signed } pour l’instant
   *[other] { $colours } couleurs : { $signed } pour l’instant
}
preview-tea = ta couleur la plus fournie a { $largest ->
    [one] { $largest } carte
   *[other] { $largest } cartes
} : { $signed }
preview-sake = { $turns_left ->
    [0] { $signed }
   *[other] { $signed }, mais au prochain tour tu prends une carte au hasard
}
preview-fruit = { $better } à la fin
preview-special-order = copie une de tes cartes ; tu choisis ensuite laquelle
preview-special-order-one = copie { $card } ({ $preview })
preview-special-order-nothing = encore rien à copier : elle serait mise de côté
preview-signed = { $signed }
preview-turn-dessert = { $signed }, mais ce n’est plus un dessert
preview-held = { $preview } ; quelqu’un l’a
preview-elsewhere = { $preview } ; { $signed } grâce à d’autres cartes
preview-blind = advienne que pourra
preview-call-nothing = juste cette carte
preview-call-for-second = prends ensuite une deuxième carte ; les baguettes vont dans la main
preview-call-for-request = demande ensuite une carte aux autres ; qui la donne reçoit la cuillère
preview-ask-type = qui la donne choisit laquelle
preview-give = lui rapporterait { $signed }
preview-give-special-order = copie une de ses cartes
preview-done = { $cards ->
    [0] ne rien retourner
   *[other] c’est tout
}

laid-on-wasabi = { $card } sur le wasabi
laid-copy = { $card } en { $copied }
laid-copy-nothing = { $card } sans rien à copier, mise de côté
laid-unseen = { $card } (à l’aveugle)
laid-and-called = { $card }, avec { $called }
story-menu = Servi avec nigiri : { $types }.
story-deal = Manche { $round }. Les mains sont distribuées :
story-turn = Tour { $round }.{ $turn }
story-controller = Joue en premier pour le fantôme : { $name }.
story-draw = Pioché pour le fantôme : { $card }
story-unfinished = La partie n’est pas terminée : elle en est à la manche { $round }, tour { $turn }.
story-winners = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

# Les menus conseillés, en français, et comme les appelle la boîte allemande.

menu-my-first-meal = Mon premier repas
menu-my-first-meal-german = Gabel statt Stäbchen
menu-sushi-go = Sushi Go!
menu-sushi-go-german = Sushi Go!
menu-party-sampler = Assortiment de fête
menu-party-sampler-german = Experimentierkasten
menu-master-menu = Menu du maître
menu-master-menu-german = Meistermenü
menu-points-platter = Plateau de points
menu-points-platter-german = Punkteplatte
menu-cutthroat-combo = Combo sans pitié
menu-cutthroat-combo-german = Gemeinsam gemein
menu-big-banquet = Grand banquet
menu-big-banquet-german = Großes Schmausen
menu-dinner-for-two = Dîner en tête-à-tête
menu-dinner-for-two-german = Traute Zweisamkeit
