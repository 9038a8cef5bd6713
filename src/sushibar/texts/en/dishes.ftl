# What follows from how a dish scores, for every dish without words of its own.
# $size: the cards of a set. $worth: the points of a set or a card.

reason-sets = { $cards ->
    [0] no { $card }
   *[other] { $sets ->
        [0] { $size ->
            [2] a single { $card } brings nothing
           *[other] only { $cards } of { $size }: nothing
        }
        [one] { $size ->
            [2] 1 pair at { $worth }
            [3] 1 set of three at { $worth }
            [4] 1 set of four at { $worth }
           *[other] 1 set of { $size } at { $worth }
        }
       *[other] { $size ->
            [2] { $sets } pairs at { $worth }
            [3] { $sets } sets of three at { $worth }
            [4] { $sets } sets of four at { $worth }
           *[other] { $sets } sets of { $size } at { $worth }
        }
    }{ $sets ->
        [0] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] , { $left } left over
        }
    }
}
# $last: the number of cards after which nothing changes. $steps: what one card, two and so on bring.
reason-steps = { $cards ->
    [0] none
    [one] 1 card
   *[other] { $cards } cards
}{ $cards ->
    [0] { "" }
   *[other] { " " }({ $steps } for one to { $last ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $last }
    })
}
reason-each = { $cards ->
    [0] no { $card }
    [one] 1 card at { $worth }
   *[other] { $cards } cards at { $worth }
}

preview-sets = { $gain ->
    [0] { $turns_left ->
        [0] { $size ->
            [2] too late for a pair
            [3] too late for a set of three
            [4] too late for a set of four
           *[other] too late for a set of { $size }
        }
       *[other] { $size ->
            [2] starts a pair (2 = { $worth })
           *[other] { $left ->
                [1] 1st
                [2] 2nd
                [3] 3rd
               *[other] { $left }th
            } of { $size } (= { $worth })
        }
    }
   *[other] { $size ->
        [2] completes a pair: { $signed }
        [3] completes a set of three: { $signed }
        [4] completes a set of four: { $signed }
       *[other] completes a set of { $size }: { $signed }
    }
}
preview-steps = { $cards ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $cards }th
} { $card }: { $signed }
preview-each = { $signed }
preview-kept-sets = { $left ->
    [0] completes a set: { $worth } more at the end of the game
    [1] 1st of { $size } (= { $worth } at the end of the game)
    [2] 2nd of { $size } (= { $worth } at the end of the game)
    [3] 3rd of { $size } (= { $worth } at the end of the game)
   *[other] { $left }th of { $size } (= { $worth } at the end of the game)
}
preview-kept-steps = { $cards ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $cards }th
} { $card }: { $better } at the end of the game
preview-kept-each = { $better } at the end of the game

rule-sets = { $size ->
    [2] Every two score { $worth } points. A single one scores nothing.
    [3] Every three score { $worth } points. One or two score nothing.
   *[other] Every { $size } score { $worth } points. Fewer score nothing.
}
rule-steps = { $numbers } cards score { $steps } points. More than { $last } still score { $final }.
rule-each = Scores { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
rule-kept = Stays until the end of the game. { $rule }
list-or = { $some } or { $last }
