# Was nur in Python zu lesen ist: Stellungen und ihre Fehler, Ausgänge, Kompilieren.

error-position-key = eine Stellung von { $game } hat kein „{ $part }“; es gibt: { $parts }
error-position-players = sag, wie viele mitspielen oder was sie auf der Hand haben
error-position-list = { $part }: eine Liste mit einem Eintrag je Platz wird erwartet, nicht { $value }
error-position-seats = { $part }: { $given } Angaben für { $seats } Plätze
error-position-copies-of = „{ $word }“ ist keine Kartenzahl wie 2*tempura
error-position-at = { $part } von Platz { $seat }: { $reason }
error-position-part = { $part }: { $reason }
error-position-copies = { $card } ist { $cards }-mal angegeben, in der Schachtel { $box }-mal vorhanden
error-position-early = { $part }: in der ersten Runde gibt es noch nichts aus früheren
error-position-hand = Platz { $seat } hält { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; zu Beginn von Zug { $turn } sind es { $expected }
error-position-unknown = die Hand von Platz { $seat } ist nicht angegeben, und ohne Seed wird sie nicht ausgeteilt
error-position-controller = nur an einem Tisch mit Dummy gibt es jemanden, der ihn bedient
error-position-plate = Platz { $seat } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ausgelegt; zu Beginn von Zug { $turn } sind es { $expected }
error-position-discarded = { $cards } Karten aus früheren Runden sind angegeben, Puddings mitgezählt; ausgelegt wurden { $expected }
error-position-face-down = sag, welche Karte verdeckt liegt, zum Beispiel face-down:tempura
error-position-laid = ausgelegte und abgelegte Karten sind zusammen { $cards }; zu Beginn von Zug { $turn } sind es { $expected } und eine mehr für jedes benutzte Menü
error-position-desserts = { $cards } Desserts sind angegeben; bis Runde { $round } kommen nur { $expected } ins Spiel
error-position-not-on-menu = { $part }: { $type } steht nicht auf diesem Menü, oder niemand kann es schon haben
error-position-race = Platz { $seat } hat { $icons } Uramaki, obwohl im Rennen noch ein Rang frei ist: ab 10 werden sie sofort gewertet
error-position-stacks = höchstens { $most } Plättchen können unter anderen liegen
error-position-block = auf { $cell } kann kein Wasabi! liegen: Seine vier Felder müssen auf dem Brett und frei von anderen Wasabi!-Karten sein
error-position-cell = { $part }: es gibt kein Feld „{ $cell }“; die Felder heißen a1 bis { $last }
error-position-held = { $part } von Platz { $seat }: { $cards } angegeben, zwischen den Zügen sind es { $expected }
error-position-cards = Platz { $seat } hält { $cards } Aktionskarten, erlaubt sind höchstens { $expected }
error-position-tokens = Platz { $seat } hat { $recipes } Rezepte mit { $length } Zutaten vollendet, hat aber nur { $expected } solche Marker
error-position-won = Platz { $seat } hat alle { $tokens } Marker gelegt: die Partie ist zu Ende
error-position-full = jedes Feld ist belegt oder abgedeckt: die Partie ist zu Ende
record-position = ein Tisch, der mitten im Spiel begann, hat kein Protokoll; repr() sagt alles

category-stated = vorher
reason-stated = die Punkte früherer Runden, wie angegeben
sheet-before = Vorher

outcome-points = Die meisten Punkte: { $points }.
outcome-shared = { $winners } Spieler teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

compiling = { $game } wird kompiliert, einmal auf diesem Rechner; das dauert etwa eine Minute …
compiling-progress = { $game } wird kompiliert (einmal, etwa eine Minute): { $functions ->
    [one] 1 Funktion
   *[other] { $functions } Funktionen
}, { $seconds } s

picture-kitchen = Küche
picture-pantry = Speisekammer
picture-piles = Rezeptstapel
