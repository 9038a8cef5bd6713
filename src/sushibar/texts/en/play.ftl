# Playing in the terminal.

help-option-play-players = How many players, including you (Sushi Go! 2 to 5, Party! 2 to 8, Wasabi! 2 to 4); 4 by default, 2 with a dummy.
help-option-bots = Who plays against you, separated by commas: random, beginner, greedy, search or champion (they think; search:200ms or search:5000 says for how long), or a guest; “sushibar bots” lists all.
help-option-name = Your name at the table.
help-option-people = Those who share this terminal, such as Ann,Ben: they take turns, and each hand is hidden until its player is there.
help-option-resume = Continue a saved game; without a file, choose from your saved games.

error-resume-option = a saved game continues the way it started: leave out { $option }
error-people-name = --people names everybody: leave out --name
error-people-many = { $people } people need more than { $players } seats
error-people-saved = nobody called { $name } plays in this saved game; there are { $names }
error-resume-game = the saved game is { $saved }, not { $game }
error-resume-over = the game in { $file } is over; “sushibar replay” shows it again
error-resume-stated = the cards of the game in { $file } were dealt by hand, so it cannot be continued here

play-you = You
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
play-how =
    Each turn everyone keeps one card from their hand; all are revealed, and the hands
    move on. Collect sets and win races: next to each card is what it would score now.
    Most points after three rounds wins.
play-how-typing =
    { $game ->
        [wasabi] Type a choice’s number or the start of its name, cells as c3, or both at once: tuna c3.
       *[other] Type a card’s number.
    } r for the rules, h for help, q to quit.
play-how-dummy =
    The dummy is a third plate that nobody owns. You two take turns playing for it:
    draw a card from its pile, keep one card, give the dummy one. It cannot win, but
    its maki rolls and puddings count.
play-welcome-back = Welcome back! The game continues where you left off.
play-sealed = Sealed shuffle: { $commitment }

# $edition: Zoch’s German rulebook has its own words for rounds and turns.
play-deal = Round { $round }: { $cards } cards for everyone. Passing order: { $route }.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
watch-deal = Round { $round }: { $cards } cards for everyone. Hands go to the { $direction ->
    [left] left
   *[right] right
}.
play-column-points = points
play-column-plate = { $game ->
    [wasabi] tiles, cards and recipes
   *[other] plate
}

play-dummy-first = { $name } will play for the dummy first.
play-dummy-yours = This turn you play for the dummy. From its pile you drew: { $card }.
play-dummy-theirs = This turn { $name } plays for the dummy.

play-question-first = Your hand, and what each card would score:
play-question-call = You keep: { $card }. Use your chopsticks to keep a second card?
play-question-second = You keep: { $card }. And from the rest of your hand:
play-question-dummy = You keep: { $card }. Now a card for the dummy, and what it would score there:
play-ask-first = Which card do you keep?
play-ask-call = Use the chopsticks?
play-ask-second = Which second card do you keep?
play-ask-dummy = Which card does the dummy get?
play-prompt = { $ask } ({ $answers }, { $begun ->
    [0] h for help
   *[other] u to choose again
}) >
play-answers = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
play-answers-yes-no = yes or no
play-answers-enter = { $last ->
    [one] Enter
   *[other] 1–{ $last }, Enter for { $choice }
}
play-answers-place = a cell such as { $example }
play-yes = yes
play-no = no
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
play-pause = { $over ->
    [0] Press Enter for the next round. >
   *[other] Press Enter for the { $desserts }. >
}

play-ambiguous = That could be { $choices }: type a little more, or the number.
play-ambiguous-place = That could be { $choices }: type column and row.
play-not-needed = “{ $typed }” was not needed: your answer was already complete.
play-not-a-choice = “{ $typed }” is not among your choices.
play-expected = Type { $last ->
    [one] 1
   *[other] a number from 1 to { $last }
} or the start of a name; h shows what else you can type.
play-expected-numbers = Type { $numbers } or the start of a name; h shows what else you can type.
play-expected-place = Type a cell, column and row, such as { $example }; h shows what else you can type.

play-reveal = { $last ->
    [0] Everyone reveals:
   *[other] Everyone plays their last card:
}
play-reveal-chopsticks = { $first } and, with the chopsticks, { $second }
play-reveal-dummy = { $name ->
    [You] { $card } (from you)
   *[other] { $card } (from { $name })
}
play-passing = { $players ->
    [2] You and { $other } swap hands.
   *[other] { $right ->
        [0] Hands pass left:
       *[other] Hands pass right:
    } { $route }
}

# $edition: Zoch’s German rulebook has its own words for rounds and turns.
play-round-over = Round { $round } is over
play-desserts = The end: { $desserts }
play-final = Final scores
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
play-scores-now = Round { $round } so far
play-won = You win with { $points } points. Well eaten!
play-shared = You share the win with { $names }: { $points } points each.
play-lost = { $winners ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } win with { $points } points each.
} Another helping?
play-tie-broken = ({ $puddings ->
    [one] Tie broken by puddings: { $puddings }.
   *[other] Tie broken by puddings: { $puddings }.
})
play-unsealed = The seed under the sealed shuffle: { $seed }
play-record =
    The whole game is saved in
      { $file }
    “sushibar replay FILE” shows it again, “sushibar verify FILE” checks the seal.
play-left =
    Your game is saved. To continue it:
      { $command } play --resume { $file }
play-saved = Saved in { $file }
play-file-exists = { $file } already exists: choose another name.
play-cannot-save = The game cannot be saved in { $file }: { $reason }
play-pass-to = Pass the terminal to { $name }
play-its-me = { $name }, is it you? Enter shows your hand (q stops):
play-nothing-to-undo = Nothing to take back: you have not chosen yet, and what was revealed stays.
play-no-card = There is no card “{ $typed }” in this game; r alone explains all cards.

play-memory = Hands you have seen, starting with the one that reaches you next:
play-memory-hand = { $known ->
    [0] not seen yet
   *[other] { $cards }{ $unknown ->
        [0] { "" }
        [one] { " " }and 1 card you have not seen
       *[other] { " " }and { $unknown } cards you have not seen
    }
}

play-help =
    Type the number of a choice, or its name, or the start of its name (tem).
      p          the table and your choices again
      s          scores so far
      m          memory: hands you have seen pass by
      hint       the best choices: chance of winning, points, and why
      r          what all cards do; “r pudding” explains one
      u          choose again, while you are in the middle of a turn
      save       save the game; “save my-game.txt” saves a copy there
      q          quit; the game is saved and you are told how to continue
      h          this help

    The sealed shuffle is the fingerprint of the seed that deals all cards. You are
    shown the seed at the end: nobody can have changed the cards in between.

rule-maki = A card shows one, two or three rolls. At the end of the round the most rolls score 6 points, the second most 3. { $edition ->
    [zoch] Ties score in full.
   *[other] Ties split the points, and a tie for the most leaves nothing for second place.
}
rule-nigiri = Egg scores 1 point, salmon 2, { $edition ->
    [zoch] tuna
   *[other] squid
} 3; on a wasabi three times as much.
rule-wasabi = Triples { $edition ->
    [zoch] a nigiri that you take on a later turn; you may also put the nigiri beside it and wait for a better one.
   *[other] the next nigiri that you take on a later turn.
} Without a nigiri it scores nothing.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
rule-chopsticks = On a later turn, keep two cards at once; the chopsticks then go into the hand you pass on. On their own they score nothing.
rule-pudding = Stays until the end of the game. Then the most score 6 points{ $seats ->
    [2] ; with two players the fewest cost nothing, and a tie scores nothing.
   *[other] , the fewest cost 6. { $edition ->
        [zoch] Ties count in full.
       *[other] Ties split; if everyone has the same number, nobody scores.
    }
}
