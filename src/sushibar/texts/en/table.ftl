# The table: seats, plates, progress, previews.

seat-name = Seat { $seat }
dummy-name = Dummy

picture-title = { $game } ({ $edition })
picture-option = { $option ->
    [dummy] { " · " }with a dummy
   *[pass-both-ways] { " · " }passing both ways
}
picture-seat = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-hand = hand: { $cards }
picture-chosen = chosen face down: { $actions }
plate-empty = nothing yet

progress-turn = round { $round } of { $rounds } · turn { $turn } of { $turns } · hands pass { $direction ->
    [right] right
   *[left] left
}
progress-over = the game is over

group-maki = maki { $icons ->
    [one] { $icons } roll
   *[other] { $icons } rolls
}
group-set = { $card } { $left ->
    [0] { "" }
   *[other] { $left }/{ $size }
}{ $sets ->
    [0] { "" }
    [one] { $left ->
        [0] 1 set
       *[other] { " " }+ 1 set
    }
   *[other] { $left ->
        [0] { $sets } sets
       *[other] { " " }+ { $sets } sets
    }
}
group-several = { $cards ->
    [1] { $card }
   *[other] { $card } ×{ $cards }
}
group-dipped = { $cards ->
    [1] { $card } on wasabi
   *[other] { $card } on wasabi ×{ $cards }
}
group-wasabi = { $cards ->
    [1] wasabi waiting
   *[other] wasabi waiting ×{ $cards }
}

preview-tempura = { $gain ->
    [0] { $turns_left ->
        [0] too late for a pair
       *[other] begins a pair (a pair brings 5)
    }
   *[other] completes a pair: { $signed }
}
preview-sashimi = { $gain ->
    [0] { $turns_left ->
        [0] too late for a set of three
       *[other] number { $cards } of a set (three bring 10)
    }
   *[other] completes a set of three: { $signed }
}
preview-dumpling = makes { $cards }: { $signed }
preview-maki = { $cards ->
    [one] { $cards } roll in all: { $signed } as things stand
   *[other] { $cards } rolls in all: { $signed } as things stand
}
preview-nigiri = { $signed }
preview-nigiri-dipped = on the wasabi: { $signed }
preview-wasabi = { $turns_left ->
    [0] too late for a nigiri
   *[other] triples the next nigiri
}
preview-chopsticks = { $turns_left ->
    [0] too late to use them
    [1] too late to use them
   *[other] take two cards at once on a later turn
}
preview-pudding = pudding number { $cards }, counts at the end of the game
preview-call-chopsticks = take a second card; the chopsticks go back into the hand
preview-no-call = take only this card

laid-on-wasabi = { $card } on the wasabi
story-and = { " and " }
story-deal = Round { $round }. The hands are dealt:
story-turn = Turn { $round }.{ $turn }
story-draw = Drawn for the dummy: { $card }
story-controller = { $name } controls the dummy first.
story-unfinished = The game is not finished: it stands at round { $round }, turn { $turn }.
story-winners = { $count ->
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}
