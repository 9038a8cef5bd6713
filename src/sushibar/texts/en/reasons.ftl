# The score sheet and its reasons.

# $edition: Zoch’s German rulebook has its own words for rounds and turns.
sheet-round = Round { $round }
sheet-desserts = Desserts
sheet-total = Total
sheet-final = All points
sheet-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Which sort of points has made the difference; the first letter is made large.
remark-ahead = ahead on { $category }: you { $mine }, { $name } { $theirs }
remark-behind = { $category } cost you { $points }: { $name } { $theirs }, you { $mine }

reason-maki-none = no maki rolls
reason-maki-most = most maki rolls: { $icons }
reason-maki-most-split = most maki rolls: { $icons }; 6 split { $tied } ways, remainder dropped
reason-maki-most-full = most maki rolls: { $icons }; { $tied } tied, 6 each
reason-maki-second = second most maki rolls: { $icons }
reason-maki-second-split = second most maki rolls: { $icons }; 3 split { $tied } ways, remainder dropped
reason-maki-second-full = second most maki rolls: { $icons }; { $tied } tied, 3 each
reason-maki-no-second = second most maki rolls: { $icons }, but a tie for first leaves no second place
reason-maki-behind = { $icons ->
    [one] { $icons } maki roll, at least two players have more
   *[other] { $icons } maki rolls, at least two players have more
}
reason-nigiri = { $cards ->
    [0] no nigiri
   *[other] { $dipped ->
        [0] face value { $plain }
       *[other] { $tripled } on wasabi (tripled){ $plain ->
            [0] { "" }
           *[other] , the others { $plain }
        }
    }
}{ $wasabi ->
    [0] { "" }
    [one] ; an unused wasabi scores nothing
   *[other] ; { $wasabi } unused wasabi score nothing
}
reason-chopsticks = chopsticks score nothing
reason-pudding-later = { $cards ->
    [one] 1 pudding kept for the end of the game
   *[other] { $cards } puddings kept for the end of the game
}
reason-pudding-most = most puddings: { $cards }
reason-pudding-most-split = most puddings: { $cards }; 6 split { $tied } ways, remainder dropped
reason-pudding-most-full = most puddings: { $cards }; { $tied } tied, 6 each
reason-pudding-fewest = fewest puddings: { $cards }
reason-pudding-fewest-split = fewest puddings: { $cards }; the loss of 6 split { $tied } ways, remainder dropped
reason-pudding-fewest-full = fewest puddings: { $cards }; { $tied } tied, 6 lost each
reason-pudding-between = { $cards ->
    [one] { $cards } pudding, neither most nor fewest
   *[other] { $cards } puddings, neither most nor fewest
}
reason-pudding-two-players = fewest puddings: { $cards }, but with two players nobody loses points
reason-pudding-equal = everyone has { $cards }: nobody scores
reason-pudding-equal-full = everyone has { $cards }: 6 for the most and 6 lost for the fewest

# Sushi Go Party!

reason-maki-place = { $place ->
    [1] most maki rolls: { $icons }
    [2] second most maki rolls: { $icons }
   *[other] third most maki rolls: { $icons }
}{ $tied ->
    [1] { "" }
   *[other] ; { $tied } tied, { $points } each
}
reason-maki-outside = { $icons ->
    [one] { $icons } maki roll
   *[other] { $icons } maki rolls
}, outside the top { $places ->
    [2] two
   *[other] three
}
reason-temaki-nobody = nobody has temaki: everyone is last
reason-temaki-most = most temaki: { $cards }
reason-temaki-most-full = most temaki: { $cards }; { $tied } tied, 4 each
reason-temaki-between = { $cards } temaki, neither most nor fewest
reason-temaki-fewest = fewest temaki: { $cards }
reason-temaki-fewest-full = fewest temaki: { $cards }; { $tied } tied, 4 lost each
reason-temaki-two-players = fewest temaki: { $cards }, but with two players nobody loses points
reason-temaki-equal-full = everyone has { $cards }: 4 for the most and 4 lost for the fewest
reason-temaki-equal-two = both have { $cards }: 4 each for the most
reason-uramaki = { $race ->
    [0] { "" }
   *[other] { $race } in the race to ten rolls
}{ $icons ->
    [0] { $race ->
        [0] no uramaki
       *[other] { "" }
    }
   *[other] { $race ->
        [0] { "" }
       *[other] ;{ " " }
    }{ $last ->
        [0] { $icons ->
            [one] { $icons } roll left
           *[other] { $icons } rolls left
        }, { $closed ->
            [0] someone has more
           *[other] but all places in the race were taken
        }
       *[other] most rolls left ({ $icons }): { $last }{ $tied ->
            [1] { "" }
           *[other] { " " }each, { $tied } tied
        }
    }
}
reason-eel = { $cards ->
    [0] no eel
    [one] a single eel costs 3
   *[other] { $cards } eels: 7 for two or more
}
reason-tofu = { $cards ->
    [0] no tofu
    [1] 1 tofu: 2
    [2] 2 tofu: 6
   *[other] { $cards } tofu: more than two score nothing
}
reason-onigiri = { $cards ->
    [0] no onigiri
   *[other] { $sets ->
        [one] a set of { $cards ->
            [one] 1 shape
           *[other] { $sizes } different shapes
        }: { $worth }
       *[other] sets of { $sizes } different shapes: { $worth }
    }
}
reason-edamame-none = no edamame
reason-edamame = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $others ->
    [0] , but no opponent has edamame
    [one] , 1 each: one opponent has edamame too
    [2] , 2 each: two opponents have edamame too
    [3] , 3 each: three opponents have edamame too
    [4] , 4 each: four opponents have edamame too
   *[other] , 4 each, the most it can be: { $others } opponents have edamame too
}
reason-miso-soup = { $cards ->
    [0] no miso soup
    [one] 1 soup at 3
   *[other] { $cards } soups at 3
}
reason-sukeroku = { $pairs ->
    [0] { $left ->
        [0] no sukeroku
        [one] 1 card without its partner at 2
       *[other] { $left } cards without partners at 2
    }
   *[other] { $pairs ->
        [one] 1 pair at 6
       *[other] { $pairs } pairs at 6
    }{ $left ->
        [0] { "" }
        [one] , 1 left over at 2
       *[other] , { $left } left over at 2
    }
}
reason-spoon = spoons score nothing
reason-soy-sauce-none = no soy sauce
reason-soy-sauce-most = { $tied ->
    [1] most colours: { $colours }
   *[other] most colours, tied with others: { $colours }
}; { $cards ->
    [one] 1 soy sauce at 4
   *[other] { $cards } soy sauces at 4
}
reason-soy-sauce-fewer = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}, someone has { $most }
reason-tea-none = no tea
reason-tea = { $cards ->
    [one] 1 tea
   *[other] { $cards } teas
} at { $largest }, the size of the largest set of one colour ({ $colour })
reason-sake = { $cards ->
    [0] no sake
    [one] 1 sake at 3
   *[other] { $cards } sakes at 3
}
reason-face-down = { $cards ->
    [one] 1 card at 2
   *[other] { $cards } cards at 2
}
reason-dessert-later = { $cards ->
    [one] 1 card kept for the end of the game
   *[other] { $cards } cards kept for the end of the game
}
reason-pudding-equal-two = both have { $cards }: 6 each for the most
reason-fruit = watermelon { $watermelon }: { $watermelon_points }, orange { $orange }: { $orange_points }, pineapple { $pineapple }: { $pineapple_points }
