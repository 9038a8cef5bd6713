# The full-screen game in the terminal.

help-option-plain = Show it line by line, without the full screen: for pipes and screen readers.

screen-your-move = Your turn
screen-waiting = Waiting for { $names }
screen-over = Game over
screen-answered = You chose: { $choice }. You can change it (u) until everyone has answered.
screen-thinking = Thinking …
screen-hand = in hand:
screen-cell = { $cell }: { $tiles }
screen-cell-empty = empty
screen-clock = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

screen-key-help = Help
screen-key-hint = Hint
screen-key-scores = Scores
screen-key-log = Log
screen-key-memory = Memory
screen-key-undo = Undo
screen-key-quit = Quit

screen-close = Close
screen-next-round = Next
screen-scores = Scores so far
screen-no-points = Nobody has scored yet.
screen-log = What happened so far
screen-memory = What you know about the hands
screen-rematch = Rematch
screen-rematch-hint = r for a rematch, q to quit.
screen-quit-question = Leave the game? It is saved, and you can continue later.
screen-quit-yes = Leave
screen-quit-no = Keep playing

screen-help = Help
screen-help-number = look at a choice; Enter takes it
screen-help-enter = move and choose; or click twice
screen-help-board = to the board and back: the arrows move there, n goes to the next cell you can choose
screen-help-undo = choose again, until everyone has answered
screen-help-hint = a hint: the best choices, and why
screen-help-scores = the score sheet, every number explained
screen-help-log = everything that has happened
screen-help-memory = which cards you know in other hands
screen-help-rematch = a rematch, when the game is over
screen-help-quit = quit; Ctrl-C quits at once

screen-empty-chair = nobody yet
screen-lobby = Table { $code }: about to start
screen-lobby-host = { $empty ->
    [0] Everyone is here: press r to start.
    [one] One seat is empty. Press b for a bot.
   *[other] { $empty } seats are empty. Press b for a bot.
}
screen-lobby-guest = The host starts the game when everyone is here.

saved-title = Saved games
saved-reading = Reading your games …
saved-legend = ▶ continues where you left off, ✓ is over and can be replayed.
saved-none = No saved games yet.
saved-open = Open

replay-where = step { $step } of { $steps }
replay-key-step = step
replay-key-turn = turn
replay-key-round = round
replay-help =
    → or Space    the next step          ←    the one before
    ↓             the next turn          ↑    the one before
    1–9           the start of that round
    Home, End     the start and the end; or click on the line
    s             the points so far, and why
    Tab           the cursor to the board, to look into stacks
    q             leave

help-join = Play at a table on a server, in this terminal.
help-option-link = The table’s link, as the page shows it (http://host/t/CODE); with your seat’s secret behind a # you come back to your seat.
help-metavar-link = LINK
error-join-link = “{ $link }” is not the link of a table; it looks like http://host/t/ABC234
error-join-server = the server { $server } cannot be reached: { $reason }
error-join-terminal = joining a table needs a terminal; programs use the protocol in docs/live.md
refused-by-server = { $words }
screen-connecting = Connecting …
screen-reconnecting = Connection lost, trying again …
screen-record-at = Watch the game again at { $link }
screen-left-seat =
    Your seat stays yours. To come back to it:
      { $command } join { $link }
screen-its-me = It’s me, { $name }
