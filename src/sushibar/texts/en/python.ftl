# What only Python users read: positions and what can be wrong with them, outcomes, compiling.

error-position-key = a position of { $game } has no “{ $part }”; it has: { $parts }
error-position-players = say how many players there are, or what each of them holds
error-position-list = { $part }: a list with something for every seat was expected, not { $value }
error-position-seats = { $part }: { $given } given for { $seats } seats
error-position-copies-of = “{ $word }” is not a number of cards such as 2*tempura
error-position-at = { $part } of seat { $seat }: { $reason }
error-position-part = { $part }: { $reason }
error-position-copies = { $cards ->
    [one] { $cards } { $card } is
   *[other] { $cards } { $card } are
} stated, the box holds { $box }
error-position-early = { $part }: nothing is left of earlier rounds in the first one
error-position-hand = seat { $seat } holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; when turn { $turn } starts it has { $expected }
error-position-unknown = the hand of seat { $seat } is not stated, and there is no seed to deal it
error-position-controller = only a table with the dummy has a controller
error-position-plate = seat { $seat } has laid { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; when turn { $turn } starts it has laid { $expected }
error-position-discarded = { $cards } cards of earlier rounds are stated, puddings included; { $expected } were laid
error-position-face-down = say which card is face down, such as face-down:tempura
error-position-laid = plates and set-aside cards are { $cards } together; when turn { $turn } starts it is { $expected }, and one more for each menu that was used
error-position-desserts = { $cards } desserts are stated; up to round { $round } only { $expected } come into play
error-position-not-on-menu = { $part }: { $type } is not on this menu, or nobody can have it yet
error-position-race = seat { $seat } has { $icons } uramaki while a place of the race is open: from 10 on they are scored at once
error-position-stacks = at most { $most } tiles can lie under others
error-position-block = a Wasabi! cannot lie on { $cell }: its four cells must be on the board and free of other Wasabi! cards
error-position-cell = { $part }: there is no cell “{ $cell }”; cells are a1 to { $last }
error-position-held = { $part } of seat { $seat }: { $cards } stated, between turns it is { $expected }
error-position-cards = seat { $seat } holds { $cards } action cards, at most { $expected } are allowed
error-position-tokens = seat { $seat } has completed { $recipes } recipes of { $length } ingredients, it has only { $expected } such tokens
error-position-won = seat { $seat } has used all { $tokens } tokens: the game is over
error-position-full = every cell is filled or covered: the game is over
record-position = a table that began in the middle of a game has no record; repr() says all of it

category-stated = before
reason-stated = the points of earlier rounds, as stated
sheet-before = Before

outcome-points = { $points ->
    [one] The most points: 1.
   *[other] The most points: { $points }.
}
outcome-shared = { $winners } players share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

compiling = compiling { $game }, once on this machine; it takes about a minute …
compiling-progress = compiling { $game } (once, about a minute): { $functions ->
    [one] 1 function
   *[other] { $functions } functions
}, { $seconds } s

picture-kitchen = Kitchen
picture-pantry = Pantry
picture-piles = Recipe piles
