# The score sheet and its reasons.

sheet-round = Round { $round }
sheet-desserts = Desserts
sheet-total = Total
sheet-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

reason-maki-none = no maki rolls
reason-maki-most = most maki rolls: { $icons }
reason-maki-most-split = most maki rolls: { $icons }; 6 split { $tied } ways, remainder dropped
reason-maki-most-full = most maki rolls: { $icons }, all { $tied } tied players take 6
reason-maki-second = second most maki rolls: { $icons }
reason-maki-second-split = second most maki rolls: { $icons }; 3 split { $tied } ways, remainder dropped
reason-maki-second-full = second most maki rolls: { $icons }, all { $tied } tied players take 3
reason-maki-no-second = second most maki rolls: { $icons }, but a tie for the most leaves no second place
reason-maki-behind = { $icons ->
    [one] { $icons } maki roll, two players or more have more
   *[other] { $icons } maki rolls, two players or more have more
}
reason-tempura = { $cards ->
    [0] no tempura
    [one] a single tempura brings nothing
   *[other] { $sets ->
        [one] 1 pair at 5
       *[other] { $sets } pairs at 5
    }{ $left ->
        [0] { "" }
       *[other] , 1 left over
    }
}
reason-sashimi = { $cards ->
    [0] no sashimi
   *[other] { $sets ->
        [0] only { $cards } of 3: nothing
        [one] 1 set of three at 10
       *[other] { $sets } sets of three at 10
    }{ $sets ->
        [0] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] , { $left } left over
        }
    }
}
reason-dumpling = { $cards ->
    [0] no dumplings
    [one] 1 card
   *[other] { $cards } cards
}{ $cards ->
    [0] { "" }
   *[other] { " " }(1, 3, 6, 10, 15 for one to five)
}
reason-nigiri = { $cards ->
    [0] no nigiri
   *[other] { $dipped ->
        [0] face value { $plain }
       *[other] on wasabi { $tripled } (three times the value){ $plain ->
            [0] { "" }
           *[other] , the others { $plain }
        }
    }
}{ $wasabi ->
    [0] { "" }
    [one] ; a wasabi without nigiri brings nothing
   *[other] ; { $wasabi } wasabi without nigiri bring nothing
}
reason-chopsticks = chopsticks bring nothing
reason-pudding-later = { $cards ->
    [one] 1 pudding kept for the end of the game
   *[other] { $cards } puddings kept for the end of the game
}
reason-pudding-most = most puddings: { $cards }
reason-pudding-most-split = most puddings: { $cards }; 6 split { $tied } ways, remainder dropped
reason-pudding-most-full = most puddings: { $cards }, all { $tied } tied players take 6
reason-pudding-fewest = fewest puddings: { $cards }
reason-pudding-fewest-split = fewest puddings: { $cards }; the loss of 6 split { $tied } ways, remainder dropped
reason-pudding-fewest-full = fewest puddings: { $cards }, all { $tied } tied players lose 6
reason-pudding-between = { $cards ->
    [one] { $cards } pudding, neither most nor fewest
   *[other] { $cards } puddings, neither most nor fewest
}
reason-pudding-two-players = fewest puddings: { $cards }, but with two players nobody loses points
reason-pudding-equal = all have { $cards }: nobody scores
reason-pudding-equal-full = all have { $cards }: 6 for the most and 6 lost for the fewest
