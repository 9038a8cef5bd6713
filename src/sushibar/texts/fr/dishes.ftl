# Ce qui découle de la façon dont un plat marque, pour tous les plats sans texte à eux.
# $size : les cartes d’une série. $worth : les points d’une série ou d’une carte.

reason-sets = { $cards ->
    [0] aucune carte
   *[other] { $sets ->
        [0] { $size ->
            [2] une carte seule ne rapporte rien
           *[other] seulement { $cards } sur { $size } : rien
        }
        [one] { $size ->
            [2] { $sets } paire à { $worth }
            [3] { $sets } trio à { $worth }
            [4] { $sets } série de quatre à { $worth }
           *[other] { $sets } série de { $size } à { $worth }
        }
       *[other] { $size ->
            [2] { $sets } paires à { $worth }
            [3] { $sets } trios à { $worth }
            [4] { $sets } séries de quatre à { $worth }
           *[other] { $sets } séries de { $size } à { $worth }
        }
    }{ $sets ->
        [0] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] , { $left } en trop
        }
    }
}
# $last : le nombre de cartes après lequel rien ne change. $steps : ce que rapportent une carte, deux, etc.
reason-steps = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $cards ->
    [0] { "" }
   *[other] { " " }({ $steps } pour une à { $last ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $last }
    })
}
reason-each = { $cards ->
    [0] aucune carte
    [one] { $cards } carte à { $worth }
   *[other] { $cards } cartes à { $worth }
}

preview-sets = { $gain ->
    [0] { $turns_left ->
        [0] { $size ->
            [2] trop tard pour une paire
            [3] trop tard pour un trio
            [4] trop tard pour une série de quatre
           *[other] trop tard pour une série de { $size }
        }
       *[other] { $size ->
            [2] commence une paire (2 = { $worth })
           *[other] { $left ->
                [1] 1re
               *[other] { $left }e
            } sur { $size } (= { $worth })
        }
    }
   *[other] { $size ->
        [2] complète une paire : { $signed }
        [3] complète un trio : { $signed }
        [4] complète une série de quatre : { $signed }
       *[other] complète une série de { $size } : { $signed }
    }
}
preview-steps = ça t’en fait { $cards } : { $signed }
preview-each = { $signed }
preview-kept-sets = { $left ->
    [0] complète une série : { $worth } de plus à la fin de la partie
    [1] 1re sur { $size } (= { $worth } à la fin de la partie)
   *[other] { $left }e sur { $size } (= { $worth } à la fin de la partie)
}
preview-kept-steps = ça t’en fait { $cards } : { $better } à la fin de la partie
preview-kept-each = { $better } à la fin de la partie

rule-sets = { $size ->
    [2] Deux cartes rapportent { $worth } points. Une seule ne rapporte rien.
    [3] Trois cartes rapportent { $worth } points. Une ou deux ne rapportent rien.
   *[other] { $size } cartes rapportent { $worth } points. Moins ne rapporte rien.
}
rule-steps = { $numbers } cartes rapportent { $steps } points. Au-delà de { $last }, c’est encore { $final }.
rule-each = Rapporte { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
rule-kept = Se garde jusqu’à la fin de la partie. { $rule }
list-or = { $some } ou { $last }
