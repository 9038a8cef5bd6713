# Ciò che segue da come un piatto fa punti, per tutti i piatti senza parole proprie.
# $size: le carte di una serie. $worth: i punti di una serie o di una carta.

reason-sets = { $cards ->
    [0] nessuna carta
   *[other] { $sets ->
        [0] { $size ->
            [2] una carta sola non vale nulla
           *[other] solo { $cards } di { $size }: nulla
        }
        [one] { $size ->
            [2] 1 coppia da { $worth }
            [3] 1 tris da { $worth }
            [4] 1 serie di quattro da { $worth }
           *[other] 1 serie di { $size } da { $worth }
        }
       *[other] { $size ->
            [2] { $sets } coppie da { $worth }
            [3] { $sets } tris da { $worth }
            [4] { $sets } serie di quattro da { $worth }
           *[other] { $sets } serie di { $size } da { $worth }
        }
    }{ $sets ->
        [0] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] , { $left } di avanzo
        }
    }
}
# $last: il numero di carte dopo il quale nulla cambia. $steps: quanto valgono una carta, due e così via.
reason-steps = { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}{ $cards ->
    [0] { "" }
   *[other] { " " }({ $steps } da una a { $last ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[other] { $last }
    })
}
reason-each = { $cards ->
    [0] nessuna carta
    [one] 1 carta da { $worth }
   *[other] { $cards } carte da { $worth }
}

preview-sets = { $gain ->
    [0] { $turns_left ->
        [0] { $size ->
            [2] troppo tardi per una coppia
            [3] troppo tardi per un tris
            [4] troppo tardi per una serie di quattro
           *[other] troppo tardi per una serie di { $size }
        }
       *[other] { $size ->
            [2] inizia una coppia (2 = { $worth })
           *[other] { $left }ª di { $size } (= { $worth })
        }
    }
   *[other] { $size ->
        [2] completa una coppia: { $signed }
        [3] completa un tris: { $signed }
        [4] completa una serie di quattro: { $signed }
       *[other] completa una serie di { $size }: { $signed }
    }
}
preview-steps = così ne hai { $cards }: { $signed }
preview-each = { $signed }
preview-kept-sets = { $left ->
    [0] completa una serie: altri { $worth } alla fine della partita
   *[other] { $left }ª di { $size } (= { $worth } alla fine della partita)
}
preview-kept-steps = così ne hai { $cards }: { $better } alla fine della partita
preview-kept-each = { $better } alla fine della partita

rule-sets = { $size ->
    [2] Ogni due valgono { $worth } punti. Una sola non vale nulla.
    [3] Ogni tre valgono { $worth } punti. Una o due carte non valgono nulla.
   *[other] Ogni { $size } valgono { $worth } punti. Di meno non valgono nulla.
}
rule-steps = { $numbers } carte valgono { $steps } punti. Più di { $last } valgono ancora { $final }.
rule-each = Vale { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
}.
rule-kept = Resta fino alla fine della partita. { $rule }
list-or = { $some } o { $last }
