# The score pad: its questions, its errors, its command.

help-metavar-plate = PLATE
help-metavar-numbers = NUMBERS
help-option-score-plates =
    One plate a player, in quotes, cards in the order they were laid: "wasabi squid-nigiri 2*tempura".
    Spaces or commas between the cards, "2*tempura" or "2 tempura" for several, and the beginning of a
    name is enough where only one card begins like that ("squid", "pud"). A nigiri goes on a wasabi that
    lies before it; "beside:squid-nigiri" does not. "-" is an empty plate. Without any plate the
    command asks for everything.
help-option-score-puddings = Score the end of the game: every player’s puddings, such as 4,2,2.
help-option-score-totals = The points before the puddings, such as 40,41,38; then the winner is named.
help-option-score-json = Read questions as JSON lines from standard input and answer each with a line.

score-key = there is no key “{ $field }” in questions about this game; there is: { $fields }
score-key-twice = the key “{ $field }” is there twice
score-missing = the question does not say its “{ $field }”
score-game = the score pad cannot score “{ $game }”; it scores: { $games }
score-no-subject = nothing to score: give “plates” for a round, or “puddings” or “desserts” for the end of the game
score-two-subjects = “{ $first }” and “{ $second }” do not belong in one question
score-early-totals = “totals” belong to the end of the game, beside “puddings” or “desserts”
score-totals-count = there are { $seats } seats, but “totals” for { $totals }
score-dummy-seats = with a dummy there are { $expected } seats, not { $seats }

score-seat = seat { $seat }: { $reason }
score-not-object = a question is a JSON object like { "{" }"game": "sushi-go", …{ "}" }, not { $value }
score-not-name = “{ $field }” is a name in quotes, not { $value }
score-not-list = “{ $field }” is a list with an entry for every seat, not { $value }
score-not-cards = a seat’s cards are a list of names, not { $value }
score-not-card = a card is a name in quotes, not { $value }
score-not-number = “{ $field }” are whole numbers, not { $value }
score-negative = “{ $field }” cannot be negative
score-too-large = “{ $field }” cannot be that large; the limit is { $largest }
score-not-seat = “dummy” is the number of a seat, not { $value }

score-not-text = this line is not UTF-8 text, from byte { $place } on
score-not-json = this line is not JSON, from character { $place } on
score-endless = this line nests too deeply or has too long a number
score-constant = { $name } is not a JSON number

score-card = there is no card “{ $card }” in { $game }; the cards are: { $cards }
score-similar-card = there is no card “{ $card }” in { $game }; did you mean: { $cards }?
score-beside = there is no “{ $card }”; only a nigiri lies beside a wasabi: { $cards }
score-dessert = “{ $card }” is no dessert of this game; there is: { $desserts }
score-copies = “{ $word }” does not say how many cards; write 2*tempura, with a number from 1 to { $most }
score-lonely-number = the number { $number } has no card after it; write 2*tempura or 2 tempura
score-warning = { $copies } cards of { $card }, but the box holds { $box }

score-json-alone = --json reads whole questions from standard input; it takes no plates and no other options
score-totals-alone = --totals belong to the end of the game, beside --puddings
score-plates-and-puddings = give either plates, for a round, or --puddings, for the end of the game
score-not-whole = { $option }: “{ $word }” is not a whole number from { $least } to { $most }; write numbers like 4,2,2
score-player-error = { $name }: { $reason }
score-player = Player { $number }
score-before = Before
score-warning-line = Warning: { $warning }.

score-welcome = The score pad · { $title } · an empty line or Ctrl-D ends it
score-ask-players = How many players?
score-not-players = Please give a number, such as 3.
score-ask-names = Their names, with commas between (Enter: just numbers)?
score-ask-plate = Round { $round }, { $name } (? help, < back):
score-hand = { $cards ->
    [one] That is { $cards } card; everybody lays { $hand } in a round.
   *[other] That is { $cards } cards; everybody lays { $hand } in a round.
}
score-cards =
    The cards: { $cards }.
    Write them in the order they were laid, with spaces or commas between; the beginning of a name
    is enough. 2*tempura or 2 tempura are two of them. A nigiri goes on a free wasabi before it;
    beside:squid-nigiri does not. - is an empty plate, < goes back one plate.
