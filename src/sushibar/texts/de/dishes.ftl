# Was daraus folgt, wie ein Gericht zählt, für alle Gerichte ohne eigene Worte.
# $size: die Karten eines Satzes. $worth: die Punkte eines Satzes oder einer Karte.

reason-sets = { $cards ->
    [0] keine Karte
   *[other] { $sets ->
        [0] { $size ->
            [2] eine Karte allein bringt nichts
           *[other] nur { $cards } von { $size }: nichts
        }
        [one] { $size ->
            [2] 1 Paar zu { $worth }
            [3] 1 Dreiersatz zu { $worth }
            [4] 1 Vierersatz zu { $worth }
           *[other] 1 Satz aus { $size } zu { $worth }
        }
       *[other] { $size ->
            [2] { $sets } Paare zu je { $worth }
            [3] { $sets } Dreiersätze zu je { $worth }
            [4] { $sets } Vierersätze zu je { $worth }
           *[other] { $sets } Sätze aus { $size } zu je { $worth }
        }
    }{ $sets ->
        [0] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] , { $left } übrig
        }
    }
}
# $last: die Zahl der Karten, nach der sich nichts mehr ändert. $steps: was eine Karte, zwei und so weiter bringen.
reason-steps = { $cards ->
    [0] keine
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $cards ->
    [0] { "" }
   *[other] { " " }({ $steps } für eine bis { $last ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $last }
    })
}
reason-each = { $cards ->
    [0] keine Karte
    [one] 1 Karte zu { $worth }
   *[other] { $cards } Karten zu je { $worth }
}

preview-sets = { $gain ->
    [0] { $turns_left ->
        [0] { $size ->
            [2] zu spät für ein Paar
            [3] zu spät für einen Dreiersatz
            [4] zu spät für einen Vierersatz
           *[other] zu spät für einen Satz aus { $size }
        }
       *[other] { $size ->
            [2] beginnt ein Paar (2 = { $worth })
           *[other] { $left }. von { $size } (= { $worth })
        }
    }
   *[other] { $size ->
        [2] macht ein Paar voll: { $signed }
        [3] macht einen Dreiersatz voll: { $signed }
        [4] macht einen Vierersatz voll: { $signed }
       *[other] macht einen Satz aus { $size } voll: { $signed }
    }
}
preview-steps = { $cards }. { $card }: { $signed }
preview-each = { $signed }
preview-kept-sets = { $left ->
    [0] macht einen Satz voll: { $worth } mehr am Ende der Partie
   *[other] { $left }. von { $size } (= { $worth } am Ende der Partie)
}
preview-kept-steps = { $cards }. { $card }: { $better } am Ende der Partie
preview-kept-each = { $better } am Ende der Partie

rule-sets = { $size ->
    [2] Je zwei bringen { $worth } Punkte. Eine Karte allein bringt nichts.
    [3] Je drei bringen { $worth } Punkte. Eine oder zwei bringen nichts.
   *[other] Je { $size } bringen { $worth } Punkte. Weniger bringen nichts.
}
rule-steps = { $numbers } Karten bringen { $steps } Punkte. Mehr als { $last } bringen auch { $final }.
rule-each = Bringt { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}.
rule-kept = Bleibt bis zum Ende der Partie liegen. { $rule }
list-or = { $some } oder { $last }
