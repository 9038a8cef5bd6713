# Rätsel: die Befehle, und was zu Antworten gesagt wird.

help-puzzles = Rätsel aus echten Partien: das von heute lösen, üben, eigene machen.
help-puzzles-play = Die Rätsel von heute lösen, oder eines aus dem Regal.
help-puzzles-list = Die Rätsel jedes Spiels nach Schwierigkeit, und die von heute.
help-puzzles-show = Ein Rätsel zeigen; ohne Nummer das von heute.
help-puzzles-make = Rätsel machen: Bots spielen, und eine lange Suche findet Stellungen mit einer klar besten Wahl.
help-puzzles-check = Rätsel prüfen: Aufzeichnungen lesen, Zahlen vergleichen, noch einmal suchen.
help-option-puzzle-number = Die Nummer des Rätsels im Regal; sonst das von heute.
help-option-puzzle-file = Stattdessen die Rätsel in dieser Datei prüfen.
help-option-puzzle-json-lines = Ein JSON-Objekt pro Zeile ausgeben.
help-option-puzzle-answer = Auch die Lösung zeigen.
help-option-puzzle-record = Nur die Aufzeichnung bis zu diesem Moment ausgeben.
help-option-puzzle-made = Wohin damit; eine Datei, die schon welche hat, wird fortgesetzt.
help-option-puzzle-count = Wie viele Rätsel die Datei haben soll.
help-option-puzzle-seed = Derselbe Seed macht dieselben Rätsel.
help-option-puzzle-first = Die Nummer der ersten Partie.
help-option-puzzle-playouts = Wie viele Partien für jedes Rätsel zu Ende gespielt werden.

puzzles-shelf = { $game }: { $puzzles ->
    [one] ein Rätsel
   *[other] { $puzzles } Rätsel
}
puzzles-today = heute
puzzles-made = Partie { $deal }: { $made } von { $count }
# $level: 1, 2 or 3
puzzle-level = { $level ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}
puzzle-heading = { $game } · Rätsel { $number } · { $level }
puzzle-heading-today = { $game } · Rätsel des Tages · { $level }
puzzle-prompt = Deine Wahl? (1–{ $last } oder ein Name, q zum Aufhören)
puzzle-no-choice = „{ $typed }“ steht nicht zur Wahl: tippe eine Nummer von 1 bis { $last } oder einen Namen.
puzzle-solved = Richtig!
puzzle-missed = Nicht ganz.
puzzle-right = { $choice } ist die beste Wahl: sie gewinnt von 100 Partien etwa { $lead } mehr als die nächstbeste.
puzzle-checked = { $best } ist am besten, um { $lead } ± { $error } %
puzzle-doubted = { $best } ist zweifelhaft: diese Suche zieht eine andere Wahl um { $lead } ± { $error } % vor

error-shelf-head = Zeile { $line }: eine Datei mit Rätseln beginnt mit „{ $head }“
error-shelf-line = Zeile { $line }: dieses Rätsel ist nicht zu lesen
error-puzzle-choice = { $action } steht hier nicht zur Wahl; zur Wahl stehen: { $choices }
error-puzzle-number = es gibt kein Rätsel { $number }; sie gehen von 1 bis { $last }
error-puzzle-not-asked = Platz { $seat } hat dort nichts zu entscheiden
error-puzzle-choices = die Zahlen gehören zu einer anderen Auswahl als der der Aufzeichnung: { $choices }
error-puzzle-unclear = { $best } ist nicht klar besser als alles andere
error-puzzle-not-exact = { $best } ist nach der exakten Lösung nicht die einzige gute Wahl
error-puzzle-count = mindestens ein Rätsel, und Partien ab 0
error-puzzle-game = welches Spiel? Zur Wahl stehen: { $games }
error-puzzle-other-game = diese Datei hat Rätsel eines anderen Spiels: { $game }
error-puzzle-none = von { $game } gibt es noch keine Rätsel
