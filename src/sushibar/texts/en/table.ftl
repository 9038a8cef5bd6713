# The table: seats, plates, progress, previews.

seat-name = Seat { $seat }
labelled = { $label }: { $words }
dummy-name = Dummy

picture-title = { $game } ({ $edition })
picture-menu = { $game } · { $menu }
picture-book = { $game } · { $book }
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

# $edition: Zoch’s German rulebook has its own words for rounds and turns.
progress-turn = round { $round } of { $rounds } · turn { $turn } of { $turns } · hands pass { $direction ->
    [right] right
   *[left] left
}
progress-acting = round { $round }/{ $rounds } · turn { $turn }/{ $turns } · { $card } acts
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
group-unused-wasabi = { $cards ->
    [1] unused wasabi
   *[other] unused wasabi ×{ $cards }
}
group-uramaki = uramaki { $icons } of 10
group-onigiri = onigiri { $shapes }
group-alone = { $card } alone
group-too-many = { $card } ×{ $cards }, too many
group-spent-wasabi = { $cards ->
    [1] used wasabi
   *[other] used wasabi ×{ $cards }
}
group-face-down = { $cards } face down
group-copies = { $group } ({ $copies ->
    [one] 1 by special order
   *[other] { $copies } by special order
})
group-fruit = fruit { $fruits }
group-kept = { $group }{ $kept ->
    [0] { "" }
   *[other] { $laid ->
        [0] { " " }(kept)
       *[other] { " " }({ $kept } kept)
    }
}

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
   *[other] keep two cards at once on a later turn
}
preview-pudding = { $cards ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $cards }th
} pudding, scored at the end of the game
preview-call-chopsticks = take a second card; the chopsticks go back into the hand
preview-no-call = take only this card

preview-temaki = { $cards } in all: { $gain ->
    [0] no change
   *[other] { $signed }
} as things stand
preview-uramaki = { $scores ->
    [0] { $icons } of 10 rolls{ $open ->
        [0] , but all places are taken
       *[other] : { $gain ->
            [0] no change
           *[other] { $signed }
        } as things stand
    }
   *[other] { $icons } rolls: { $place } points at once
}
preview-eel = { $cards ->
    [one] a lone eel: { $signed } until you get a second
    [2] the second eel: { $signed }
   *[other] two are enough: { $signed }
}
preview-tofu = { $cards ->
    [one] { $signed }; two score 6, three nothing
    [2] that makes two: { $signed }
    [3] one too many: { $signed }
   *[other] too many already
}
preview-onigiri = { $shapes ->
    [one] starts a set: { $signed }
   *[other] makes a set of { $shapes } shapes: { $signed }
}
preview-edamame = { $others ->
    [0] nothing until an opponent has edamame
    [one] one opponent has edamame: { $signed }
   *[other] { $others } opponents have edamame: { $signed }
}
preview-miso-soup = { $spilled ->
    [0] { $signed }, unless someone else plays soup this turn
   *[other] set aside: not the only soup this turn
}
preview-sukeroku = { $pairs ->
    [0] { $signed } without its partner; a pair scores 6
   *[other] completes a pair: { $signed }
}
preview-spoon = { $turns_left ->
    [0] too late to use it
    [1] too late to use it
   *[other] ask the others for a card on a later turn
}
preview-menu = look at four cards from the deck and play one
preview-takeout-box = turn your cards face down for 2 points each
preview-soy-sauce = { $colours ->
    [one] 1 colour: { $signed } as things stand
   *[other] { $colours } colours: { $signed } as things stand
}
preview-tea = your largest colour has { $largest ->
    [one] 1 card
   *[other] { $largest } cards
}: { $signed }
preview-sake = { $turns_left ->
    [0] { $signed }
   *[other] { $signed }, but next turn you take a random card
}
preview-fruit = { $better } at the end
preview-special-order = copies one of your cards; you choose which next
preview-special-order-one = copies { $card } ({ $preview })
preview-special-order-nothing = nothing to copy yet: it would be set aside
preview-signed = { $signed }
preview-turn-dessert = { $signed }, but no longer a dessert
preview-held = { $preview }; someone has it
preview-elsewhere = { $preview }; { $signed } from other cards
preview-blind = whatever it turns out to be
preview-call-nothing = just this card
preview-call-for-second = then take a second card; the chopsticks go into the hand
preview-call-for-request = then ask the others for a card; the giver gets the spoon
preview-ask-type = the giver chooses which
preview-give = worth { $signed } to them
preview-give-special-order = copies one of their cards
preview-done = { $cards ->
    [0] turn nothing face down
   *[other] no more
}

laid-on-wasabi = { $card } on the wasabi
laid-copy = { $card } as { $copied }
laid-copy-nothing = { $card } with nothing to copy, set aside
laid-unseen = { $card } (drawn blind)
laid-and-called = { $card }, using { $called }
story-menu = Served with nigiri: { $types }.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
story-deal = Round { $round }. The hands:
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
story-turn = Turn { $round }.{ $turn }
story-controller = { $name ->
    [You] You play for the dummy first.
   *[other] { $name } plays for the dummy first.
}
story-draw = Drawn for the dummy: { $card }
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
story-unfinished = The game is not finished: it stands at round { $round }, turn { $turn }.
story-winners = { $count ->
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}

# What the box calls the recommended menus, in English and in German.

menu-my-first-meal = My First Meal
menu-my-first-meal-german = Gabel statt Stäbchen
menu-sushi-go = Sushi Go!
menu-sushi-go-german = Sushi Go!
menu-party-sampler = Party Sampler
menu-party-sampler-german = Experimentierkasten
menu-master-menu = Master Menu
menu-master-menu-german = Meistermenü
menu-points-platter = Points Platter
menu-points-platter-german = Punkteplatte
menu-cutthroat-combo = Cutthroat Combo
menu-cutthroat-combo-german = Gemeinsam gemein
menu-big-banquet = Big Banquet
menu-big-banquet-german = Großes Schmausen
menu-dinner-for-two = Dinner for Two
menu-dinner-for-two-german = Traute Zweisamkeit
