# What can go wrong.

error-game = there is no game “{ $game }”; available: { $games }
error-edition = there is no edition “{ $edition }”; available: { $editions }
error-no-options = this game has no option “{ $option }”: it has none
error-option = the { $edition } edition has no option “{ $option }”; it has: { $options }
error-players = this game is for { $fewest } to { $most } players, not { $players }
error-dummy-players = the dummy is for 2 players, not { $players }
error-no-menus = { $game } has no menus, so it cannot be played with “{ $menu }”
error-no-books = { $game } has no recipes, so it cannot be played with a book of them
error-book-kind = a recipe book is a Book or the path of its file, not { $book }
error-menu = there is no menu “{ $menu }”; available: { $menus }, random, or seven types separated by commas
error-menu-name = there is no recommended menu “{ $menu }”; available: { $menus }
error-menu-list = a menu is a name or a list of types, not { $menu }
error-menu-type = there is no type “{ $type }” for a menu; available: { $types }
error-menu-twice = { $type } is on the menu twice
error-menu-group = a menu has { $group ->
    [roll] 1 roll
    [appetizer] { $wanted } appetizers
    [special] { $wanted } specials
   *[dessert] 1 dessert
}, this one has { $served }{ $served ->
    [0] { "" }
   *[other] { " " }({ $types })
}
error-menu-players = { $type } is for { $fewest } to { $most } players, not { $players }
error-seat = there is no seat { $seat }; seats are numbered 0 to { $last }
error-whole-players = the number of players must be a whole number, not { $players }
error-several = { $what } must be a list, not the text “{ $value }”
error-no-policy = there is no policy for seat { $seat }
error-no-player = a player is a bot’s name, an object with “choose” or a function of a view, not { $what }
error-players-for-seats = { $players } players were given for { $seats } seats
error-names-count = { $names } names for { $players } players
error-name = { $name } cannot be a player’s name: no line breaks, no “|” or “#”, not empty
error-seed = { $seed } cannot be a seed: no line breaks, no “#”, not empty
error-salt = { $salt } cannot be a player’s random bits: only 0-9 and a-f
error-stated-seed = a game with stated chance has no seed
error-card = { $help ->
    [menu] { $name } is not on this menu, which has: { $names }
    [similar] there is no card “{ $card }” in this game; did you mean { $names }?
   *[none] there is no card “{ $card }” in this game
}
error-cards = more than { $most } cards in one hand
error-kind = there is no card number { $kind }; cards are numbered 0 to { $last }
error-action = { $help ->
    [menu] { $name } is not on this menu, which has: { $names }
    [similar] there is no action “{ $action }” in this game; did you mean { $names }?
    [legal] there is no action “{ $action }” in this game; legal now: { $names }
   *[none] there is no action “{ $action }” in this game
}
error-legal = { $reason }; legal now: { $legal }
error-never-asked = nobody has been asked anything in round { $round }, turn { $turn }
error-nothing-to-undo = nothing has been decided that could be taken back
error-action-number = there is no action { $number }; actions are numbered 0 to { $last }
error-over = seat { $seat } cannot play { $action }: the game is over
error-nothing-to-retract = seat { $seat } has nothing to take back
error-no-chance-due = chance has nothing to decide now, or a seed decides it
error-chance-due = nobody can act: first state the { $due }
error-chance-not-due = the { $kind } is not due now (due: { $due })
error-chance-differs = the { $kind } differs from what the seed gives
error-moment = this line is about { $moment }, expected { $expected }
error-entry = “{ $entry }” is neither a turn nor anything else that belongs in a record
error-entry-after-end = the game is over, there is no turn { $round }.{ $turn }
error-answers = { $answers } answers for { $players } players
error-empty-answer = the answer of seat { $seat } is empty
error-not-asked = seat { $seat } is not asked now and cannot answer { $answer }
error-forced = seat { $seat } had no choice: it played { $forced }, not { $answer }
error-too-much = seat { $seat } has already answered when it comes to { $action }
error-unfinished = “{ $answer }” is not a complete answer for seat { $seat }; next: { $legal }
error-one-outcome = the { $due } needs exactly one value
error-controller = seat { $seat } cannot control the dummy; it is 0 or 1
error-pile = there is no { $card } in the dummy’s pile
error-deal-hands = { $hands } hands were dealt, expected { $expected }
error-deal-size = { $cards } cards were dealt to seat { $seat }, expected { $expected }
error-blind-draw = { $seats ->
    [one] one card was drawn without looking, by one seat
   *[other] { $seats } cards were drawn without looking, one by each of { $seats } seats
}: state exactly these
error-blind-card = seat { $seat } cannot have drawn { $card }: not in its hand
error-look = a menu shows { $expected ->
    [one] 1 card
   *[other] { $expected } cards
} now: state exactly these
error-deal-copies = more { $card } were dealt than the deck holds

refusal-call-first = seat { $seat } has chosen its card and must now say { $legal }
refusal-card-first = seat { $seat } cannot play { $action }: it chooses a card first
refusal-no-chopsticks = seat { $seat } cannot use chopsticks: none lay in front of it before this turn
refusal-no-second-card = seat { $seat } cannot use chopsticks: its hand is too small for a second card
refusal-dummy-next = seat { $seat } cannot play { $action }: it now chooses a card for the dummy
refusal-not-for-dummy = seat { $seat } cannot play { $action }: it chooses a card for itself
refusal-not-in-hand = seat { $seat } cannot take { $action }: not in its hand
refusal-no-wasabi = seat { $seat } cannot take { $action }: there is no free wasabi to lay it beside
refusal-must-dip = seat { $seat } cannot take { $action }: in this edition a nigiri goes on a free wasabi

record-empty = line { $line }: the record is empty
record-folder = { $folder }: there are no records ({ $pattern }) in this folder
record-not-text = line { $line }: this is not a text file
record-too-large = the record is longer than { $most } characters
record-format = line { $line }: a record starts with “sushibar record { $format }”
record-line = line { $line }: { $reason }
record-late = line { $line }: “{ $word }” belongs before the first turn
record-twice = line { $line }: “{ $word }” is there twice
record-missing = line { $line }: the record does not say its “{ $word }”
record-number = line { $line }: “{ $value }” is not a number of { $word }
record-version = line { $line }: the record needs version { $version } of the rules, this program plays version { $ours }
record-no-seed = line { $line }: there is a commitment but no seed
record-commitment = line { $line }: the commitment is not the seed’s
record-early-result = line { $line }: “{ $word }” before the game is over
record-result = line { $line }: wrong { $word }, the game gives { $expected }
record-truncated = line { $line }: the record breaks off, its last line must be “end”
record-after-end = line { $line }: nothing may follow “end”
record-many = { $file } holds { $count } records; name one of them as { $file }#1
record-in-file = { $file }, { $reason }
record-not-a-line = line { $line }: this is neither a turn nor a result
record-words = line { $line }: there are more different words in answers than any game has
error-records-elsewhere = games can only be recorded on this machine’s processor, without --cluster and --device cuda

error-policy = there is no policy “{ $policy }”; available: { $policies }
error-device = there is no device “{ $device }”; available: { $devices }
error-device-policies = a GPU plays one policy of the game in all seats; other policies play on the CPU
error-range = { $name } must be from { $least } to { $most }, not { $value }
error-no-cuda = no GPU can be used here: { $reason }
error-buffer = { $name } must be of type { $dtype } and shape { $shape }, in one piece of memory of device “{ $device }”
error-cluster = the cluster “{ $address }” cannot be reached: { $reason }
error-one-seed = one seed stands for all games of a vector
error-reward = there is no reward “{ $reward }”; available: { $rewards }
error-choice = seat { $seat } cannot choose { $choice } now; legal: { $legal }
error-choices = { $games } games were given an illegal choice; nothing was done there
error-no-setups = at least one setup is needed
error-training-diverged = training has diverged: the losses are { $losses }
error-network-none = there is no file “{ $file }”
error-network-file = “{ $file }” is not a network of sushibar or is damaged: { $reason }
error-network-game = “{ $file }” plays { $game }, not { $wanted }
error-network-rules = “{ $file }” was trained for version { $version } of the rules, this program plays version { $wanted }; retrain it
error-network-features = “{ $file }” expects to be shown other features ({ $version }) than this program shows ({ $wanted }); retrain it
error-extra = this needs { $package }, which is not installed: pip install "sushibar[{ $extra }]"
