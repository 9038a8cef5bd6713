# La feuille de score et ses raisons.

sheet-round = Manche { $round }
sheet-desserts = Desserts
sheet-total = Total
sheet-final = Tous les points
sheet-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Which sort of points has made the difference; the first letter is made large.
remark-ahead = ton avantage, { $category } : toi { $mine }, { $name } { $theirs }
remark-behind = { $points ->
    [one] { $category } : tu y perds { $points } point
   *[other] { $category } : tu y perds { $points } points
} ({ $name } { $theirs }, toi { $mine })

reason-maki-none = aucun maki
reason-maki-most = le plus de makis : { $icons }
reason-maki-most-split = le plus de makis : { $icons } ; 6 points partagés entre { $tied }, le reste est perdu
reason-maki-most-full = le plus de makis : { $icons } ; { $tied } à égalité, chacun prend 6
reason-maki-second = 2e au nombre de makis : { $icons }
reason-maki-second-split = 2e au nombre de makis : { $icons } ; 3 points partagés entre { $tied }, le reste est perdu
reason-maki-second-full = 2e au nombre de makis : { $icons } ; { $tied } à égalité, chacun prend 3
reason-maki-no-second = 2e au nombre de makis : { $icons }, mais une égalité en tête supprime la deuxième place
reason-maki-behind = { $icons ->
    [one] { $icons } maki, au moins deux joueurs en ont plus
   *[other] { $icons } makis, au moins deux joueurs en ont plus
}
reason-nigiri = { $cards ->
    [0] aucun nigiri
   *[other] { $dipped ->
        [0] valeur simple { $plain }
       *[other] sur wasabi { $tripled } (valeur triplée){ $plain ->
            [0] { "" }
           *[other] , les autres { $plain }
        }
    }
}{ $wasabi ->
    [0] { "" }
    [one] { "\u00A0" }; un wasabi sans nigiri ne rapporte rien
   *[other] { "\u00A0" }; { $wasabi } wasabis sans nigiri ne rapportent rien
}
reason-chopsticks = les baguettes ne rapportent rien
reason-pudding-later = { $cards ->
    [one] { $cards } pudding gardé pour la fin de la partie
   *[other] { $cards } puddings gardés pour la fin de la partie
}
reason-pudding-most = le plus de puddings : { $cards }
reason-pudding-most-split = le plus de puddings : { $cards } ; 6 points partagés entre { $tied }, le reste est perdu
reason-pudding-most-full = le plus de puddings : { $cards } ; { $tied } à égalité, chacun prend 6
reason-pudding-fewest = le moins de puddings : { $cards }
reason-pudding-fewest-split = le moins de puddings : { $cards } ; perte de 6 points partagée entre { $tied }, sans le reste
reason-pudding-fewest-full = le moins de puddings : { $cards } ; { $tied } à égalité, chacun perd 6
reason-pudding-between = { $cards ->
    [one] { $cards } pudding, ni le plus ni le moins
   *[other] { $cards } puddings, ni le plus ni le moins
}
reason-pudding-two-players = le moins de puddings : { $cards }, mais à deux personne ne perd de points
reason-pudding-equal = { $cards } partout : personne ne marque
reason-pudding-equal-full = { $cards } partout : 6 pour le plus et 6 perdus pour le moins

# Sushi Go Party!

reason-maki-place = { $place ->
    [1] le plus de makis : { $icons }
    [2] 2e au nombre de makis : { $icons }
   *[other] 3e au nombre de makis : { $icons }
}{ $tied ->
    [1] { "" }
   *[other] { "\u00A0" }; { $tied } à égalité, chacun prend { $points }
}
reason-maki-outside = { $icons ->
    [one] { $icons } maki
   *[other] { $icons } makis
}, derrière les { $places ->
    [2] deux
   *[other] trois
} places qui rapportent
reason-temaki-nobody = personne n’a de temaki : tout le monde est dernier
reason-temaki-most = le plus de temakis : { $cards }
reason-temaki-most-full = le plus de temakis : { $cards } ; { $tied } à égalité, chacun prend 4
reason-temaki-between = { $cards ->
    [one] { $cards } temaki, ni le plus ni le moins
   *[other] { $cards } temakis, ni le plus ni le moins
}
reason-temaki-fewest = le moins de temakis : { $cards }
reason-temaki-fewest-full = le moins de temakis : { $cards } ; { $tied } à égalité, chacun perd 4
reason-temaki-two-players = le moins de temakis : { $cards }, mais à deux personne ne perd de points
reason-temaki-equal-full = { $cards } partout : 4 pour le plus et 4 perdus pour le moins
reason-temaki-equal-two = { $cards } chacun : 4 points chacun
reason-uramaki = { $race ->
    [0] { "" }
   *[other] { $race } à la course aux dix rouleaux
}{ $icons ->
    [0] { $race ->
        [0] aucun uramaki
       *[other] { "" }
    }
   *[other] { $race ->
        [0] { "" }
       *[other] { "\u00A0" };{ " " }
    }{ $last ->
        [0] { $icons ->
            [one] { $icons } rouleau restant
           *[other] { $icons } rouleaux restants
        }, { $closed ->
            [0] quelqu’un en a plus
           *[other] mais toutes les places de la course étaient prises
        }
       *[other] le plus de rouleaux restants ({ $icons }) : { $last }{ $tied ->
            [1] { "" }
           *[other] { " " }chacun, { $tied } à égalité
        }
    }
}
reason-eel = { $cards ->
    [0] aucune anguille
    [one] une anguille seule coûte 3
   *[other] { $cards } anguilles : 7 pour deux ou plus
}
reason-tofu = { $cards ->
    [0] aucun tofu
    [1] 1 tofu : 2
    [2] 2 tofus : 6
   *[other] { $cards } tofus : au-delà de deux, rien
}
reason-onigiri = { $cards ->
    [0] aucun onigiri
   *[other] { $sets ->
        [one] une série de { $cards ->
            [one] 1 forme
           *[other] { $sizes } formes différentes
        } : { $worth }
       *[other] des séries de { $sizes } formes différentes : { $worth }
    }
}
reason-edamame-none = aucun edamame
reason-edamame = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $others ->
    [0] , mais aucun adversaire n’a d’edamames
    [one] , 1 par carte : un adversaire a aussi des edamames
    [2] , 2 par carte : deux adversaires ont aussi des edamames
    [3] , 3 par carte : trois adversaires ont aussi des edamames
    [4] , 4 par carte : quatre adversaires ont aussi des edamames
   *[other] , 4 par carte, le maximum : { $others } adversaires ont aussi des edamames
}
reason-miso-soup = { $cards ->
    [0] aucune soupe miso
    [one] { $cards } soupe à 3
   *[other] { $cards } soupes à 3
}
reason-sukeroku = { $pairs ->
    [0] { $left ->
        [0] aucun sukeroku
        [one] { $left } carte sans sa moitié à 2
       *[other] { $left } cartes sans leur moitié à 2
    }
   *[other] { $pairs ->
        [one] { $pairs } paire à 6
       *[other] { $pairs } paires à 6
    }{ $left ->
        [0] { "" }
        [one] , { $left } en trop à 2
       *[other] , { $left } en trop à 2
    }
}
reason-spoon = les cuillères ne rapportent rien
reason-soy-sauce-none = aucune sauce soja
reason-soy-sauce-most = { $tied ->
    [1] le plus de couleurs : { $colours }
   *[other] le plus de couleurs, à égalité : { $colours }
} ; { $cards ->
    [one] { $cards } sauce soja à 4
   *[other] { $cards } sauces soja à 4
}
reason-soy-sauce-fewer = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}, quelqu’un en a { $most }
reason-tea-none = aucun thé
reason-tea = { $cards ->
    [one] { $cards } thé
   *[other] { $cards } thés
} à { $largest }, la taille de la plus grande série d’une couleur ({ $colour })
reason-sake = { $cards ->
    [0] aucun saké
    [one] { $cards } saké à 3
   *[other] { $cards } sakés à 3
}
reason-face-down = { $cards ->
    [one] { $cards } carte à 2
   *[other] { $cards } cartes à 2
}
reason-dessert-later = { $cards ->
    [one] { $cards } carte gardée pour la fin de la partie
   *[other] { $cards } cartes gardées pour la fin de la partie
}
reason-pudding-equal-two = { $cards } chacun : 6 points chacun
reason-fruit = pastèque { $watermelon } : { $watermelon_points }, orange { $orange } : { $orange_points }, ananas { $pineapple } : { $pineapple_points }
