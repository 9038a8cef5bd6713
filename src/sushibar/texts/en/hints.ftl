# Hints: why a choice is good or bad.

why-leads = takes the lead
why-leads-further = extends your lead
why-draws-level = draws level with the most
why-leaves-last-place = no longer the fewest
why-behind = still { $behind } behind the most
why-too-late = too late to complete it
why-keeps-chopsticks = keeps the chopsticks for later
why-comes = the hand that comes next is sure to have { $card }
why-denies = keeps { $card } from { $players ->
    [2] your opponent
   *[other] your neighbour
}
why-leaves = leaves { $players ->
    [2] your opponent
   *[other] your neighbour
} { $card }
why-another = { $number ->
    [1] { $card }
    [2] a second { $card }
    [3] a third { $card }
    [4] a fourth { $card }
    [5] a fifth { $card }
   *[other] another { $card }
} ({ $signed })
why-on-wasabi = { $card } for a wasabi ({ $signed })
why-keeps-special = keeps what can be called for later
why-gift = of the kind “{ $kind }”
why-nearer = then { $recipe } lacks { $missing ->
    [one] only { $tiles }
   *[other] { $missing } tiles ({ $tiles })
}
why-farther = takes { $recipe } further away
why-no-nearer = brings none of your recipes nearer
why-not-in-the-way = in the way of none of your recipes
why-last-tile = the last tile for { $recipes }
why-last-in-pantry = the last one in the pantry
why-not-wanted = none of your recipes needs it
why-unclaimed = leaves { $recipes } uncompleted
why-points = { $gain ->
    [0] changes no points
   *[other] { $signed } at once
}

# Hints in the terminal.

hint-head = The best choices:
hint-choice = { $choice }: { $wins } ± { $wins_error } % to win, { $points } ± { $points_error } points
hint-numbered = { $number } { $choice }
hint-greedy = Until then, { $choice } looks good:
hint-preparing = Hints with chances are being prepared, which takes a minute at most the first time. Ask again soon.
hint-no-choice = You have only one choice.
hint-not-asked = You are not asked for anything now.
