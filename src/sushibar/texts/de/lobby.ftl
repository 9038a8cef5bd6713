# Was der Browser rund um den Tisch sagt: Startseite, Aufbau, Einstellungen, Regeln, Zahlen, Wertungsblock.

web-again = Erneut versuchen
web-learn = { $game } in drei Zügen lernen
web-go-on-tables = Weiterspielen
web-table = Tisch { $code }
web-playing = Partie läuft
web-blurb-sushi-go = Eine Karte behalten, den Rest weitergeben. Schnell und leicht.
web-blurb-party = Dasselbe mit viel mehr Karten und einem Menü deiner Wahl.
web-blurb-wasabi = Zutaten auf ein gemeinsames Brett legen, geheime Rezepte kochen.
web-minutes-sushi-go = 10 Minuten
web-minutes-party = 15 Minuten
web-minutes-wasabi = 30 Minuten
web-players-span = { $fewest ->
    [one] { $fewest }–{ $most } Spieler
   *[other] { $fewest }–{ $most } Spieler
}
web-players-count = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
web-play-one = Eine Partie spielen

web-settings = Einstellungen
web-look = Farbschema
web-theme-name = { $theme ->
    [dark] dunkel
    [light] hell
   *[auto] automatisch
}
web-motion = Bewegungen
web-motion-name = { $speed ->
    [calm] ruhig
    [quick] schnell
   *[none] keine
}
web-memory-aid = Merkhilfe: schon gesehene Hände zeigen
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-share = Teilen
web-qr = QR-Code
web-qr-of = QR-Code: { $what }
web-copy-failed = Kopieren geht hier nicht. Markiere den Text und kopiere ihn selbst.
web-link-local = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen zu spielen, starte den Server mit --host 0.0.0.0 und öffne die Seite über die Adresse dieses Computers.
web-own-seat = Auf einem anderen Gerät weiterspielen
web-own-seat-how = Dieser Link ist dein eigener Platz: Öffne ihn auf dem Handy und spiel dort weiter.
web-own-seat-show = Link zeigen
web-own-seat-link = Link zu deinem eigenen Platz
web-own-seat-warning = Wer diesen Link hat, kann auf deinem Platz spielen. Behalt ihn für dich.

web-opponents = Deine Gegner
web-opponent = Gegner { $number }
web-level-of = Stufe { $level }
web-mixed = Gemischt
web-mixed-what = jeden einzeln aussuchen
web-who = Wer mitspielen darf
web-private = Nur mit dem Link
web-edition-gamewright-what = Bei Gleichstand werden Punkte geteilt. Ein Nigiri muss auf ein freies Wasabi.
web-edition-zoch-what = Bei Gleichstand volle Punkte. Ein Nigiri darf neben dem Wasabi liegen.
web-option-pass-both-ways-what = Im zweiten Durchgang gehen die Hände nach rechts.
web-option-dummy-what = Ein dritter Teller, für den ihr abwechselnd spielt.
web-menu-random-what = eine Überraschung
web-menu-own-what = selbst zusammenstellen
web-group-roll = Eine Rolle
web-group-appetizer = Drei Appetizer
web-group-special = Zwei Specials
web-group-dessert = Ein Dessert
web-book = Gespielt wird mit dem Rezeptbuch des Hauses.
web-book-look = Rezepte ansehen

web-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-invite-how = Schick den Link, zeig den QR-Code oder gib den Code durch.
web-clock-each = { $seconds ->
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
   *[other] { $seconds } Sekunden
} Bedenkzeit
web-bot-level = Bot, Stufe { $level }
web-close-table = Tisch schließen
web-invites = { $name } lädt dich zu { $game } ein
web-brief = So geht’s in 30 Sekunden
web-brief-sushi-go =
    Alle behalten verdeckt eine Karte. Aufgedeckt wird gleichzeitig.
    Gib den Rest deiner Hand weiter und wähle aus der, die du bekommst.
    Sammle Sets und gewinne Rennen: zwei Tempura bringen 5, drei Sashimi 10, die meisten Maki 6.
    Wasabi verdreifacht dein nächstes Nigiri. Puddings zählen ganz am Ende.
    Wer nach drei Runden die meisten Punkte hat, gewinnt.
web-brief-party =
    Alle behalten verdeckt eine Karte. Aufgedeckt wird gleichzeitig.
    Gib den Rest deiner Hand weiter und wähle aus der, die du bekommst.
    Jeder Tisch hat sein eigenes Menü. Auf jeder Karte steht, was sie bringt: im Set, im Rennen oder allein.
    Besondere Karten holen eine weitere, kopieren eine oder machen aus anderen Punkte.
    Desserts zählen ganz am Ende. Wer nach drei Runden die meisten Punkte hat, gewinnt.
web-brief-wasabi =
    Du hast drei geheime Rezepte. Ihre Zutaten müssen auf dem gemeinsamen Brett in einer Reihe liegen.
    Wenn du dran bist, lege eine Zutat. Alles auf dem Brett zählt für die Rezepte aller.
    Vollendete Rezepte bringen Punkte; in der gedruckten Reihenfolge auch Würfel für Stil.
    Aktionskarten hacken, tauschen, stapeln oder bedecken, was daliegt.
    Zehn Rezepte gewinnen sofort; sonst die meisten Punkte, wenn das Brett voll ist.
web-table-settings = Einstellungen des Tisches
web-changed = { $name } hat die Einstellungen geändert.
web-seal-sign = Versiegelte Mischung
web-seal-line = Die Mischung ist versiegelt; { $salts ->
    [0] noch kein Browser hat Zufallsbits beigesteuert.
    [one] ein Browser hat eigene Zufallsbits beigesteuert.
   *[other] { $salts } Browser haben eigene Zufallsbits beigesteuert.
}

web-rules-of = Regeln von { $game }
web-contents = Inhalt
web-copies = { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
}
web-copies-tiles = { $copies ->
    [one] 1 Plättchen
   *[other] { $copies } Plättchen
}
web-numbers = Zahlen { $numbers }
web-expansion = Mini-Erweiterung.
web-only-players = Für { $fewest } bis { $most } Spieler.

web-all-games = Alle
web-winner = Gewonnen:
web-fair-file = Datei wählen
web-found-seal-fits = Das Siegel passt zum Seed (von diesem Browser nachgerechnet).
web-found-seal-broken = Das Siegel passt nicht zum Seed: Diese Partie wurde nicht ausgeteilt wie versprochen.
web-found-seal-seen = Es ist das Siegel, das dieser Browser vor der Partie gesehen hat.
web-found-seal-other = Dieser Browser hat vor der Partie ein anderes Siegel gesehen!
web-found-bits-in = Die Zufallsbits dieses Browsers stecken in der Mischung.
web-found-bits-missing = Die Zufallsbits dieses Browsers fehlen in der Mischung!
web-found-salts = { $salts ->
    [0] Kein Spieler hat Zufallsbits beigesteuert.
    [one] Ein Spieler hat Zufallsbits beigesteuert.
   *[other] { $salts } Spieler haben Zufallsbits beigesteuert.
}
web-found-cards = { $over ->
    [true] { $game }: Jede Karte, jede Entscheidung und das Ergebnis folgen daraus (vom Server nachgespielt).
   *[other] { $game }: Jede Karte und jede Entscheidung folgen daraus (vom Server nachgespielt); die Partie ist nicht zu Ende.
}
web-found-wrong = Das Protokoll stimmt nicht:
web-figures = Die Zahlen
web-figure-commitment = Siegel: SHA-256 des Seeds
web-figure-seed = Seed
web-figure-salt = Zufallsbits { $number }
web-figure-key = Schlüssel zum Austeilen: SHA-256 von Seed und Bits

web-me = Du
web-me-best = bestes Ergebnis
web-me-streak = Siege in Folge
web-moments = Beste Momente
web-moment-score = Bestes Ergebnis: { $points } Punkte
web-moment-win = Höchster Sieg: mit { $points } Punkten Vorsprung
web-moment-close = Knappster Sieg: mit { $points ->
    [one] { $points } Punkt Vorsprung
   *[other] { $points } Punkten Vorsprung
}
web-moment-line = Am meisten auf einmal: { $points } Punkte
web-spread = Punkte am Ende einer Partie
web-spread-desc = Wie oft welche Punktzahl erreicht wurde; im Schnitt { $mean }. Alle Zahlen stehen in der Tabelle darunter.
web-mean = Schnitt { $mean }
web-as-table = Als Tabelle
web-results = Ergebnisse
web-points-mean = Ø Punkte
web-rating = Wertung
web-rating-what = Der Balken zeigt, wie sicher die Wertung ist: Die wahre Stärke liegt sehr wahrscheinlich darin.
web-no-ratings = Noch steht niemand in der Rangliste. Eröffne einen Tisch mit „Gewertete Partie“.

web-pad-what = Für eine Partie am echten Tisch: Zähl, was vor allen liegt, und sieh die Punkte mit Begründung. Alles bleibt in diesem Browser.
web-pad-offline = Keine Verbindung: Die Punkte zählt die Seite selbst. Die Begründungen kommen mit dem Server wieder.
web-pad-table = { $game } · { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
web-pad-end = Ergebnis
web-pad-next = Weiter: { $what }
web-pad-points = jetzt { $now } · gesamt { $total }
web-pad-typed = Oder den Teller eintippen
web-pad-lay = Hinlegen
web-pad-empty = Noch nichts gezählt.
web-pad-lead = Nach { $played } von { $rounds } { $edition ->
    [zoch] Durchgängen
   *[other] Runden
} vorn: { $names }
web-player = Spieler { $number }
web-name-of = Name von Spieler { $seat }
web-rounds = { $edition ->
    [zoch] Durchgänge
   *[other] Runden
}
web-round = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round }
web-desserts = Desserts
web-fewer = Eins weniger: { $what }
web-one-more = Eins mehr: { $what }
web-on-wasabi = { $card } auf Wasabi
web-face-down = verdeckte Karten
web-race = Punkte aus dem Uramaki-Rennen
web-kept = zählt am Ende
web-orders = Zähl einen Sonderwunsch als die Karte, die er kopiert.
web-recipes-of = Rezepte mit { $length } Zutaten
web-style-cubes = Stilwürfel
web-tie-broken = { $game ->
    [wasabi] Punktgleich: Die meisten Würfel entscheiden.
   *[other] Punktgleich: Die meisten Dessertkarten entscheiden.
}
web-tie-shared = { $game ->
    [wasabi] Punkte und Würfel gleich: unentschieden.
   *[other] Punkte und Desserts gleich: geteilter Sieg.
}
web-tie-tokens = { $game ->
    [wasabi] Alle zehn Rezepte vollendet: Das gewinnt, egal wie die Punkte stehen.
   *[other] Die Punkte entscheiden.
}
web-undo = Rückgängig
web-save = Als Datei speichern
web-print = Drucken
web-copy-text = Als Text kopieren
web-new-pad = Von vorn anfangen
