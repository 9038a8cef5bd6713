# Nachspielen, Analysen und Lektionen im Browser.

web-step-of = Schritt { $step } von { $steps }
web-speed = Tempo
web-speed-times = { NUMBER($times, maximumFractionDigits: 1) }×
web-copy-step = Link zu diesem Moment kopieren
web-look-from = Wessen Hände zu sehen sind
web-look-all = Alle Hände
web-look-seat = Nur { $name }
web-chosen = gewählt
web-better-here = besser
web-hand-hidden = { $cards ->
    [0] keine Karten auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
web-replay-from-here = Ab hier ansehen
web-replay-table = Der Tisch in diesem Moment
web-replay-parts = Neben dem Tisch
web-replay-tab = Tisch
web-replay-drop = Zieh ein Spielprotokoll hierher oder wähl die Datei aus.
web-replay-choose = Datei auswählen
web-replay-only-read = Die Datei wird nur gelesen, nicht aufbewahrt.
web-replay-too-large = Diese Datei ist zu groß für ein Spielprotokoll.
web-replay-file = Eine Partie aus einer Datei ansehen
web-review = Analyse
web-review-whose = Wessen Entscheidungen?
web-review-begin = Zeigen, wo Punkte verloren gingen
web-review-about = Jede Entscheidung wird noch einmal angesehen, nach dem, was in dem Moment bekannt war. Das dauert ein paar Sekunden.
web-review-waiting = { $ahead ->
    [one] Eine andere Partie kommt zuerst dran.
   *[other] { $ahead } andere Partien kommen zuerst dran.
}
web-review-preparing = Gleich geht es los …
web-review-progress = Entscheidung { $done } von { $total }
web-review-stop = Abbrechen
web-review-next = Nächster Verlust
web-review-worst = Teuerste Wahl
web-review-done = { $losses ->
    [0] Die Analyse ist fertig: Keine Wahl hätte besser sein können.
    [one] Die Analyse ist fertig: Einmal gab es eine bessere Wahl.
   *[other] Die Analyse ist fertig: { $losses }-mal gab es eine bessere Wahl.
}
web-review-sum = { $name }: { $best } von { $decisions } Mal die beste Wahl.
web-review-lost = Die anderen haben zusammen etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gekostet.
web-review-lost-most = Die teuerste allein hat { $chance } % Gewinnchance gekostet.
web-review-none = Nichts ging sicher verloren: Jede Wahl war so gut wie die beste.
web-lost-points = { $points ->
    [one] { $points } Punkt verloren
   *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte verloren
}
web-lost-chance = { $chance } % Gewinnchance verloren
web-review-after = Nach { $answer }:
web-review-instead = Gewählt: { $chosen }. Besser: { $better }.
web-review-curve = Gewinnchance von { $name } im Lauf der Partie
web-review-table = Als Tabelle
web-review-turn = Wann
web-review-chosen = Nach der Wahl
web-review-best = Mit der besten Wahl
web-review-end = Ende der Partie
web-review-how = Jede Entscheidung wurde { $playouts }-mal durchgespielt, an Tischen, die zu dem passen, was bekannt war. Hier stehen nur klare Verluste; sie sind so gut wie diese Simulationen.
web-percent = { $share } %

web-learn-title = Beim Spielen lernen
web-coach = Coach
web-coach-next = Weiter
web-coach-leave = Ohne Coach spielen
web-coach-play-on = Weiterspielen
web-coach-menu = Jede Partie hat ihr eigenes Menü. Was jedes Gericht kann, steht unter „Hilfe“ und erscheint, wenn du eine Karte antippst.
web-coach-hand = Das sind deine Karten. Alle wählen gleichzeitig und verdeckt eine aus. Dann wandern alle Hände einen Platz weiter.
web-coach-brings = Tipp eine Karte an: Über der Hand liest du, was sie dir jetzt bringt, und ihre Regel. Entschieden ist damit noch nichts.
web-coach-advice = Jetzt wähl aus. Gut ist zum Beispiel:
web-coach-confirm = Tipp sie noch einmal an oder bestätige. Bis alle gewählt haben, kannst du es dir anders überlegen.
web-coach-confirm-step = Tipp es noch einmal an oder bestätige. Bis dahin kannst du es dir anders überlegen.
web-coach-wait = Die anderen wählen noch …
web-coach-wait-turn = Jetzt kochen die anderen. Was sie legen, ist auf dem Brett umrahmt.
web-coach-plate = Alle Karten wurden auf einmal aufgedeckt. Deine liegt jetzt auf deinem Teller, bei dem, was dazugehört.
web-coach-passed = Diese Hand kommt von deinem Nachbarn. Was du darin lässt, wandert zum Nächsten weiter.
web-coach-others = Sieh dir die Teller der anderen an: Was sammeln sie? Eine Karte, die jemand dringend braucht, nimmst du vielleicht lieber selbst.
web-coach-hint = Unsicher? Hier bekommst du jederzeit einen Tipp: was am besten ist, und warum.
web-coach-gift = Zuerst wählst du drei Zutaten für deinen Nachbarn aus; deine sucht jemand anders aus. Rezepte kennt noch niemand, also nimm irgendwelche.
web-coach-draw = Jetzt zieh deine Rezepte. Kurze sind schnell gekocht, lange bringen mehr Punkte. Deine siehst nur du.
web-coach-board = Alle kochen auf diesem Brett. Alle Zutaten eines Rezepts müssen in einer Zeile oder Spalte nebeneinanderliegen, in beliebiger Reihenfolge.
web-coach-recipes = Das sind deine Rezepte und Zutaten. In jedem Zug legst du eine Zutat. Die Zahl sagt, was ein Rezept bringt; genau in seiner Reihenfolge gelegt hat es Stil, und die ★ kommen dazu.
web-coach-marks = Ein Haken am Rezept: Diese Zutat liegt schon richtig. Ein Strich darunter: Du hast sie. Tipp ein Rezept an, und das Brett zeigt, wo es entsteht.
web-coach-cell = Jetzt wähl ein Feld, am besten neben dem, was zum selben Rezept gehört.
web-coach-serve = Du kannst ein Rezept vollenden! Sein Marker bringt dir Punkte.
web-coach-reward = Zur Belohnung für ein vollendetes Rezept nimmst du eine Aktionskarte. In jedem Zug darfst du eine ausspielen.
web-coach-refill = Am Ende deines Zuges füllst du deine Zutaten auf: Nimm, was deinen Rezepten fehlt.
web-coach-end = Mehr brauchst du für den Anfang nicht. Das Spiel geht ohne mich weiter. Viel Spaß!
web-coach-end-wasabi = Mehr brauchst du für den Anfang nicht. Das Spiel endet, wenn das Brett voll ist oder jemand sein zehntes Rezept vollendet. Viel Spaß!

# Rätsel

web-puzzles = Rätsel
web-puzzle-day = Rätsel des Tages
web-puzzle-about = Eine echte Stellung, eine beste Wahl. Alle bekommen jeden Tag dieselben drei.
web-puzzle-shelf = Übungsregal
web-puzzle-shelf-about = Rätsel aus Partien unserer Bots. Löse sie in beliebiger Reihenfolge, so oft du magst.
web-puzzle-number = Rätsel { $number }
# $level: 1, 2 or 3
web-puzzle-level = { $level ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}
web-puzzle-state-right = gelöst
web-puzzle-state-wrong = daneben
web-puzzle-state-open = noch offen
web-puzzle-streak = { $days ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-longest = Längste Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-puzzle-week = Deine letzten sieben Tage
web-puzzle-next-day = Neue Rätsel in { $hours } h { $minutes } min
web-puzzle-first-tap = Der erste Tipp zählt.
web-puzzle-in-hand = Auf der Hand, soweit du es gesehen hast:
web-puzzle-unseen = { $cards ->
    [one] 1 unbekannt
   *[other] { $cards } unbekannt
}
web-puzzle-solved = Richtig!
web-puzzle-missed = Nicht ganz.
web-puzzle-worth = Was jede Wahl wert ist
web-puzzle-best = am besten
web-puzzle-yours = deine Wahl
web-puzzle-exact = Exakt gelöst: gegen perfektes Spiel ist nichts anderes so gut.
web-puzzle-searched = Mit einer langen Suche geprüft; der Vorsprung ist weit größer als ihre Ungenauigkeit.
web-puzzle-share = Bild teilen
web-puzzle-copy = Als Text kopieren
web-puzzle-copied = Kopiert.
web-puzzle-picture-failed = Das Bild lässt sich hier nicht zeichnen.
web-puzzle-next-game = Weiter: { $game }
web-puzzle-next = Nächstes Rätsel
web-puzzle-again = Noch einmal
web-puzzle-all = Alle Rätsel
web-puzzle-count = { $solved } von { $all } gelöst
web-puzzle-today-done = Das war’s für heute. Bis morgen!
