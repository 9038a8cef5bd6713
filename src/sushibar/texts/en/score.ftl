# The score pad: its questions, its errors, its command.

help-metavar-plates = [GAME] PLATES
help-metavar-numbers = NUMBERS
help-option-score-plates =
    The game, sushi-go (which is meant when none is named), party or wasabi; then one plate a player, in
    quotes, cards in the order they were laid: "wasabi squid-nigiri 2*tempura". Spaces or commas between
    the cards, "2*tempura" or "2 tempura" for several, and the start of a name is enough where only
    one card starts like that ("squid", "pud"). A nigiri goes on a wasabi that lies before it;
    "beside:squid-nigiri" does not. "special-order:tempura" is a special order that copies tempura,
    "face-down" a card that a takeout box has turned. "-" is an empty plate. The game wasabi is followed
    by boards, one a player: "2,2,5+3" are the lengths of the completed recipes, then the cubes; wasabi
    followed by cards is a plate. Without any plate the command asks for everything.
help-option-score-menu = The menu of Sushi Go Party!: a name (“sushibar menus” lists them), or types separated by commas. Without it the types on the plates are in play.
help-option-score-uramaki = Every player’s points from the uramaki race in this round, such as 8,0,5.
help-option-score-puddings = Score the end of the game: every player’s puddings, such as 4,2,2.
help-option-score-desserts = The plates are everybody’s desserts at the end of the game.
help-option-score-totals = The points before the desserts, such as 40,41,38; then the winner is named.
help-option-score-json = Read questions as JSON lines from standard input and answer each with a line.

score-key = there is no key “{ $field }” in questions about this game; available: { $fields }
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
score-dessert = “{ $card }” is no dessert of this game; available: { $desserts }
score-no-dessert = nothing says which dessert is served: give a “menu” with { $desserts }
score-two-desserts = { $first } and { $second } are never served in one game
score-used-card = “{ $card }” does not lie on a plate when a round ends: it is used at once and set aside
score-bare-order = a special order on a plate is what it copies, such as special-order:tempura; one that copies nothing is set aside
score-not-on-menu = “{ $card }” is not on the menu; available: { $menu }
score-not-menu = “menu” is a list of types or the name of a recommended menu, not { $value }
score-not-type = a type on a menu is a name in quotes, not { $value }
score-many-colours = no menu has more than { $most } colours beside soy sauce, but there are more on this plate
score-race = nobody can have these points from the uramaki race: { $race }; the places bring 8, 5 and 2 in that order, and one that is taken by several removes the next
score-race-count = there are { $seats } seats, but “uramaki” for { $race }
score-late-race = “uramaki” belongs to a round, beside “plates”
score-copies = “{ $word }” does not say how many cards; write 2*tempura, with a number from 1 to { $most }
score-lonely-number = there is no card after the number { $number }; write 2*tempura or 2 tempura
score-warning = { $copies } cards of { $card }, but the box holds { $box }
score-warning-race = { $rolls } uramaki rolls on a plate, but ten score at once and are set aside while a place of the race is open
score-box = { $cards } cards are more than there are in the whole box, which holds { $box }

score-json-alone = --json reads whole questions from standard input; it takes no plates and no other options
score-totals-alone = --totals belong to the end of the game, beside --puddings or --desserts
score-desserts-alone = --desserts needs plates: everybody’s desserts
score-uramaki-alone = --uramaki belongs to a round, beside plates
score-only-party = { $option } belongs to Sushi Go Party!: sushibar score party …
score-plates-and-puddings = give either plates, for a round, or --puddings, for the end of the game
score-not-whole = { $option }: “{ $word }” is not a whole number from { $least } to { $most }; write numbers like 4,2,2
score-player-error = { $name }: { $reason }
score-player = Player { $number }
score-before = Before
score-warning-line = Warning: { $warning }.

score-welcome = Score pad · { $title } · Ctrl-D stops
score-ask-players = How many players?
score-not-players = Please give a number, such as 3.
score-ask-names = Their names, separated by commas (Enter: just numbers)?
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
score-ask-plate = Round { $round }, { $name } (? help, < back):
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
score-hand = { $cards ->
    [one] That is { $cards } card; everyone plays { $hand } in a round.
   *[other] That is { $cards } cards; everyone plays { $hand } in a round.
}
score-large-hand = Nobody can have more than { $hand } cards at the end of a round.
score-ask-menu = Which menu: its name, or its types separated by commas (? lists the names)?
score-menus = The recommended menus: { $menus }.
score-ask-race = Round { $round }, everybody’s points from the uramaki race, such as 8,0,5 (- none, < back):
score-cards =
    The cards: { $cards }.
    Write them in the order they were laid, with spaces or commas between; the start of a name
    is enough. 2*tempura or 2 tempura are two of them. A nigiri goes on a free wasabi before it;
    beside:squid-nigiri does not. - is an empty plate, < goes back one plate.
score-cards-party =
    special-order:tempura is a special order that copies tempura; face-down is a card that a takeout
    box has turned, face-down:egg-nigiri one that uses up its wasabi. Cards that were set aside are
    left out.
score-empty-reply = Nothing typed, nothing changed. “-” is an empty plate, “?” lists the cards, “<” goes back to the plate before, Ctrl-D stops.
score-kept = Everything so far is kept in { $file }; “sushibar score” goes on with it.
score-go-on = A score pad is not full yet: { $title } with { $names }, { $where }.
score-ask-go-on = Go on with it? [Y/n]
score-pad-full = everything has been entered on this score pad
score-pad-place = there is no round { $round } or no seat { $seat } on this score pad: rounds are 1 to { $rounds }, seats 0 to { $last }
score-pad-file = this is not the file of a score pad
score-pad-plates = there are { $seats } plates in a round here, not { $plates }
