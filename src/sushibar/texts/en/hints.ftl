# Hints: why a choice is good or bad.

why-leads = takes the lead
why-leads-further = extends your lead
why-draws-level = ties for the most
why-leaves-last-place = no longer the fewest
why-behind = still { $behind } behind the leader
why-too-late = too late to complete it
why-keeps-chopsticks = keeps the chopsticks for later
why-comes = the next hand is sure to have { $card }
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
why-keeps-special = keeps your specials for later
why-gift = from the category “{ $kind }”
why-nearer = then { $recipe } needs { $missing ->
    [one] only { $tiles }
   *[other] { $missing } more tiles ({ $tiles })
}
why-farther = sets { $recipe } back
why-no-nearer = helps none of your recipes
why-not-in-the-way = blocks none of your recipes
why-last-tile = the last tile for { $recipes }
why-last-in-pantry = the last one in the pantry
why-not-wanted = none of your recipes needs it
why-unclaimed = leaves { $recipes } unfinished
why-points = { $gain ->
    [0] no change in points
   *[other] { $signed } right away
}

# Hints in the terminal.

hint-head = The best choices:
hint-figures = { $wins }% to win · about { $points }
hint-choice = { $choice }: { $wins } ± { $wins_error } % to win, { $points }
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $reach ->
    [round] this round
    [turns] in your next turns
   *[game] in the end
}
hint-numbered = { $number } { $choice }
hint-greedy = For now, { $choice } looks good:
hint-preparing = Hints with odds are on their way; the first time this takes up to a minute. Ask again soon.
hint-no-choice = You have only one choice.
hint-not-asked = You have nothing to decide right now.
